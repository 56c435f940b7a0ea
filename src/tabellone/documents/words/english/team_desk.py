"""Teams in the application: enrolment, envelopes, boards."""

SENTENCES = {
    "no_enrolled_team": "there is no team with the code {id}.",
    "no_such_match_there": "there is no match {match} in round {round}.",
    "open_match_at_closing": "a board of match {match} of round {round} is missing: it cannot be closed.",
    "board_has_a_result": "board {board} of match {match} of round {round} already has the result {result}; to change "
    "it, correct it.",
    "no_match_result_to_correct": "match {match} of round {round} has no result to correct yet.",
    "later_match_round_paired": "round {later} is paired already: the result of match {match} of round {round} can be "
    "changed, not taken away.",
    "line_ups_first": "the line-ups of match {match} of round {round} are not known yet: the envelopes come first.",
    "board_is_empty": "somebody is missing at board {board} of match {match}: it counts {result} and stays so (9.4).",
    "no_such_board_of_match": "there is no board {board} in match {match}.",
    "collision_board": "board {board} of match {match} was entered as {result} by {actor} {seconds} s ago; look before "
    "changing it.",
    "competitors_enrolled": "somebody is enrolled already: teams or players is decided before.",
    "boards_paired": "a round is paired already: boards, line-ups and meetings stay what they are.",
    "not_a_commitment": "the seal of an envelope has 64 hexadecimal digits.",
    "not_a_moment": "a moment with its zone is needed, for example 2026-03-01T15:30:00+01:00.",
    "team_does_not_play": "{team} has no match in round {round}.",
    "line_ups_opened": "the envelopes of the match of {team} in round {round} are open already.",
    "envelope_late": "the envelope of {team} came after {until}: the time is over, and the line-up is what Art. 5 "
    "says. "
    "To accept it the director moves the deadline.",
    "envelope_sealed": "the envelope of {team} is sealed: it opens by itself when both are in or the time is over.",
    "envelope_of_another": "what is being opened is not what {team} handed in: the seal is another.",
    "envelope_missing": "the envelope of {team} is missing: the other one opens when it comes, or when the time is "
    "over.",
    "envelopes_stay_open": "entry {sequence} opened envelopes: what has been seen cannot be closed again; line-ups "
    "can be "
    "corrected.",
    "not_of_this_match": "{team} does not play this match.",
    "absence_is_of_teams": "{player} belongs to a team: whoever does not play is left out of the line-up; an "
    "absence is "
    "that of a whole team.",
    "ui_step_enrol_teams": "Enrol the teams",
    "did_match": "match {value}",
    "did_deadline": "until {value}",
    "did_on_board": "board {board}: {result}",
    "event_enrol_teams": "teams enrolled",
    "event_edit_team": "team changed",
    "event_remove_team": "team removed",
    "event_deadline": "time for the envelopes",
    "event_envelope": "envelope handed in",
    "event_line_ups": "line-ups",
    "envelope_elsewhere": "the envelope of {team} cannot be opened on this computer: what was in it has stayed where "
    "it was handed in. The captain hands it in again, or the director types the line-up from paper; if the time is "
    "over, he moves it first.",
    "envelope_not_allowed_now": "the envelope of {team} contains a line-up that is not allowed now, because the roster "
    "has changed: the captain hands in another; if the time is over, the director moves it.",
    "actor_clock": "the time",
    "line_up_not_chosen": "every board has a player chosen from the list, or nobody.",
    "deadline_minutes": "the minutes that are left are wanted, from 1 to {most}.",
    "deadline_hour": "an hour is wanted, for example 15:30.",
    "deadline_past": "{at} has passed already; to wait no longer there is “Close now”.",
    "ui_captain_link_wrong": "This link is not, or no longer, the one of this team: ask the director for one.",
    "ui_captain_line_up": "The line-up",
    "ui_captain_no_round": "There is no round yet: this page follows by itself.",
    "ui_captain_rests": "In round {round} the team has no match.",
    "ui_captain_against": "against {opponent}",
    "ui_captain_white": "White on the first board",
    "ui_captain_black": "Black on the first board",
    "ui_captain_no_boards": "Nothing is played in this match: no line-up is needed.",
    "ui_captain_over": "The time was over at {until}: the envelopes are being opened.",
    "ui_sealed": "In a sealed envelope.",
    "ui_sealed_until": "{opponent} sees it only when both of you have handed in, or at {until}.",
    "ui_sealed_both": "{opponent} sees it only when both of you have handed in.",
    "ui_mine_in": "The envelope is handed in. What it contains is not shown here: only who handed it in knows.",
    "ui_mine_in_from_here": "The envelope is handed in, with the line-up below: only this phone shows it.",
    "ui_theirs_in": "{opponent} has handed in already.",
    "ui_envelopes_open": "The envelopes are open.",
    "ui_match": "Match",
    "ui_match_number": "Match {match}",
    "ui_match_board": "Board {board}",
    "ui_match_board_short": "Board",
    "ui_line_up_total": "Ratings together:",
    "ui_line_up_limit": "of {limit} at most",
    "ui_hand_in": "Hand in the envelope",
    "ui_hand_in_again": "Hand in another envelope",
    "ui_hand_in_until": "It can be changed until {until}, or until the other captain hands in.",
    "ui_hand_in_no_time": "It can be changed until the other captain hands in.",
    "ui_line_ups": "Line-ups",
    "ui_captain": "Captain",
    "ui_envelope": "Envelope",
    "ui_envelope_open": "open",
    "ui_envelope_in": "handed in, sealed",
    "ui_envelope_awaited": "awaited",
    "ui_envelopes_until": "Envelopes are taken until {until}; then they open by themselves, and Art. 5 decides for who "
    "is missing.",
    "ui_envelopes_no_time": "No time is set: the envelopes of a match are opened when both are in.",
    "ui_deadline": "Time",
    "ui_deadline_minutes": "In how many minutes",
    "ui_deadline_at": "At the hour",
    "ui_deadline_do": "Set the time",
    "ui_deadline_now": "Close now",
    "ui_deadline_help": "“Close now” opens the envelopes that are in; who is missing plays with the line-up that Art. "
    "5 provides.",
    "ui_deadline_set": "Envelopes are taken until {until}.",
    "ui_on_paper": "From paper",
    "ui_on_paper_help": "Both line-ups of a match are typed together; if a team has handed in by phone the other one "
    "is enough, and they are opened. An open line-up is corrected as long as there is no result.",
    "ui_line_ups_saved": "The line-ups of match {match} are at the boards.",
    "ui_captain_slips": "Captains' slips",
    "ui_captain_slip_help": "Here the captain, or his deputy, hands in the line-up of every round. Whoever has this "
    "slip hands in for the team: do not leave it about.",
    "ui_captain_links": "Captains' links",
    "ui_captain_links_help": "Whoever opens a link can hand in for the team, not read what was handed in. If one is in "
    "the wrong hands, renew it: the old one is worth nothing then.",
    "ui_captain_links_show": "Show the links",
    "ui_captain_renew": "Renew",
    "ui_captain_renewed": "{team} has a new link; the one before is worth nothing.",
    "ui_seal_begins": "The commitment begins with {digits}.",
}
