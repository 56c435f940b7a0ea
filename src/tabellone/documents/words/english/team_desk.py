"""Teams in the application: enrolment, envelopes, boards."""

SENTENCES = {
    "no_enrolled_team": "there is no team with the code {id}.",
    "no_such_match_there": "there is no match {match} in round {round}.",
    "open_match_at_closing": "a board of match {match} of round {round} is missing: it cannot be closed.",
    "board_has_a_result": "board {board} of match {match} of round {round} already has the result {result}; to change "
    "it, correct it.",
    "match_has_a_result": "match {match} of round {round} has a result already; to change it, correct it.",
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
    "absence_of_a_member": "{player} belongs to a team: whoever does not play is left out of the line-up; an "
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
}
