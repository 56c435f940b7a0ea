"""Teams and pairs."""

SENTENCES = {
    "demo_title_of_teams": "Demonstration event: {tournament}, {teams} teams, {players} players, {rounds} rounds",
    "demo_try_of_teams": "To try: python3 start.py demo --event {event} --save event.json, "
    "then python3 start.py explain event.json --round {round} --player {player}",
    "help_demo_event": "Which: the real tournament, an event of teams or one of pairs.",
    "match": "Match",
    "individual": "Indiv. p.",
    "games_played": "Played",
    "team_board": "Board",
    "listing_member": "Player",
    "individual_standings_title": "Individual standings",
    "nobody_at_board": "(empty)",
    # options
    "option_competitors": "Who competes",
    "choice_players": "players",
    "choice_teams": "teams",
    "option_boards": "Teams: boards",
    "option_line_ups": "Teams: the line-up",
    "choice_fixed": "stands for the whole event, in the order of the roster (Art. 4 a)",
    "choice_fixed_in_envelope": "stands for the whole event, in an envelope before the first match (Art. 4 a, 5 a)",
    "choice_every_round": "changes every round (Art. 4 b)",
    "choice_meetings_board_by_board": "same board against same board (Art. 6)",
    "option_meetings": "Teams: everybody meets",
    "choice_everyone": "all opponents",
    "option_reserves": "Teams: reserves may be enrolled",
    "option_rating_limit": "Teams: limit on the ratings of a line-up (0: none)",
    "option_rating_list": "Teams: the list of that limit, with its date",
    "option_empty_boards": "Teams: what may be left empty",
    "choice_any": "any board (9.4.1)",
    "choice_last": "the last ones only",
    "option_play_off": "Teams: play-off of a round robin (8.2.4)",
    "choice_no_play_off": "none",
    "choice_all_boards": "all members",
    "choice_first_boards": "the first boards",
    "choice_some_boards": "some members",
    "option_boards_before_play_off": "Teams: of more than two equal, the boards before the play-off (8.2, N.B.)",
    "about_competitors": "Players, or teams: then teams are paired and ranked (Capo V).",
    "about_boards": "How many play for a team in a match (Art. 1); two for pairs (Art. 10).",
    "about_line_ups": "Fixed: everybody keeps the same board. Every round: the captain hands it in sealed (Art. 4, 5).",
    "about_meetings": "Against whoever has the same board, or against all opponents (Art. 6).",
    "about_reserves": "A roster may be larger than the boards (Art. 2).",
    "about_rating_limit": "The ratings of a line-up together may not exceed it; 0 for no limit (Art. 2).",
    "about_rating_list": "Which rating list the limit is counted by, and of which day.",
    "about_empty_boards": "A team that lacks somebody leaves empty the board its captain chooses, or only the last "
    "ones (9.4.1).",
    "about_play_off": "In a round robin, who plays off for teams that are still equal (8.2.4).",
    "about_boards_before_play_off": "Among more than two equal teams the points on the boards may be looked at "
    "first (8.2, N.B.).",
    # document
    "too_few_teams": "at least two teams are needed; {count:there is 1|there are {count}} here.",
    "team_without_name": "team {number} has no name: add name.",
    "unknown_team": "there is no team {team}.",
    "teams_without_rules": "there are teams here, but the rules are for players: add “competitors”: “teams” to rules, "
    "or take teams away.",
    "not_for_teams": "the option {option} is for individual events only: take it away.",
    "in_two_teams": "{name} is in two teams, {team} and {other}: leave the player in one.",
    "no_reserves_here": "{team} has {count} members for {boards} boards, but no reserves are announced: take away "
    "whoever is too many, or set reserves to true.",
    "team_below_quorum": "{team} has {count:1 player|{count} players} for {boards} boards: more than half are "
    "needed (9.1).",
    "line_up_of_boards": "a line-up has {boards} boards, this one has {count}: write null for an empty one.",
    "line_up_below_quorum": "the line-up of {team} mans {count:1 board|{count} boards} of {boards}: more than half "
    "are needed (9.1).",
    "line_up_over_limit": "the line-up of {team} makes {total} points, the limit is {limit}.",
    "not_of_the_team": "{name} is not enrolled in {team}.",
    "on_two_boards": "{name} is on two boards.",
    "away_in_round": "{name} does not take part in round {round}.",
    "hole_above_a_board": "board {board} is empty and somebody plays below it: only the last ones may be empty here.",
    "keeps_his_board": "{name} has played on board {board} and keeps it for the whole event (Art. 4 a).",
    "match_of_games": "a match of these teams has {wanted} games, there are {count} here.",
    "game_of_other_boards": "game {board} is not between the players of these boards.",
    "result_of_an_empty_board": "a board is empty here: the result can only be {wanted}.",
    "team_against_itself": "{name} plays against a team-mate.",
    "of_neither_team": "{name} is of neither team.",
    "match_result": "“{found}” cannot stand here; what can be written: {known}.",
    "play_off_not_announced": "{equal}: no play-off is announced; record the lot, or the blitz where announced.",
    "no_such_team": "there is no team {number}: the numbers are 1 to {count}.",
    "phases_of_players": "“{name}” is a team event: phases are for individual events only, for now.",
    "groups_of_players": "groups divide the players of an individual event; this one is of teams.",
    "help_line_ups": "Write the boards of the last round: both envelopes of a match, or for all matches what takes the "
    "place of an envelope that was not handed in (Art. 5).",
    "help_line_ups_match": "The match, by its number in the round; without it, all that have no boards yet.",
    "help_line_ups_white": "The envelope of the team with White on board 1: numbers of players, - for an empty board "
    "(“5,6,-,8”); without it, none was handed in.",
    "help_line_ups_black": "The other team's envelope, in the same way.",
    "help_line_ups_output": "Write the document with the boards here.",
    "help_line_ups_of_a_match": "--white and --black need --match.",
    "no_teams_here": "this is not a team event: there are no line-ups.",
    "no_such_match": "there is no match {number}: round {round} has {count}.",
    "line_up_unreadable": "“{found}” is not a line-up: write numbers of players separated by commas, - for an empty "
    "board.",
    "line_ups_too_late": "match {match} of round {round} has results already: its boards do not change any more.",
    "line_ups_there": "all matches of round {round} have their boards already.",
    "team_name_twice": "two teams are called {name}: give them different names.",
    "line_up_is_fixed": "the line-up of {team} is fixed for the whole event, and known already.",
    "line_ups_again_both": "the line-ups of the match are there already: to write them again both are needed, that of "
    "{team} is missing.",
    "line_ups_without_envelopes": "neither team handed in an envelope: at {at} the line-ups are those of Art. 5",
    "forfeit_after_games": "games of this match have been played: clear their results first, then say that the team "
    "did not come.",
    "forfeit_with_games": "there is a forfeit of the team, but something was played on its boards: take away “result”, "
    "or the games.",
    "after_in_elimination": "“after” says how a drawn match of an elimination ended: take it away here.",
    "black_on_board_1": "{team} is named first and must have White on board 1: exchange the teams or the colours.",
    # why
    "players_without_team": "{players}: in no team",
    "boards_counted_as_drawn": "boards without a final result, counted as drawn for the pairing (round/match.board): "
    "{boards}",
    "colours_do_not_alternate": "round {round}, {team} - {other}: the colours do not alternate on boards {boards}",
    "played_without_quorum": "round {round}: {team} has played with {count:1 player|{count} players}, without the "
    "quorum",
    "moved_to_another_board": "round {round}: {name} has played on board {board}, whose own is {other}",
    "line_up_as_before": "{team} has handed in no envelope: the line-up of the round before stands",
    "line_up_nearest": "{team} has handed in no envelope: that of the round before is not allowed any more, the "
    "allowed line-up with the fewest changes stands",
    "line_up_within_limit": "{team} has handed in no envelope: the first line-up by Elo-Rubele within the limit of "
    "{limit} stands",
    "line_up_within_limit_by_lot": "{team} has handed in no envelope: the first line-up by Elo-Rubele, by lot among "
    "equals, within the limit of {limit} stands",
    "no_line_up_within_limit": "no line-up of {team} is within the limit of {limit}: raise the limit, or complete the "
    "roster before the round",
    "line_up_of_roster": "{team} has handed in no envelope: the order of the roster stands",
    "team_did_not_come": "{team} did not come: {other} has 2 points for the match and {each} for each player",
    "neither_team_came": "neither {team} nor {other} came: neither has points",
    "line_up_by_rating": "{team} has handed in no envelope: the line-up is in the order of Elo-Rubele",
    "line_up_by_lot": "{team} has handed in no envelope: the line-up is in the order of Elo-Rubele, by lot among "
    "equals",
    "team_without_quorum": "{team} still has {count:1 player|{count} players} for {boards} boards: without the quorum "
    "it withdraws, "
    "unless the director lets it play on (plays_short)",
    "working_individual": "individual points {total} = {sum}, one sum a board",
    "working_awarded": "round {round}: 1.5 points each to {players} ({how})",
    "awarded_fixed": "the fixed line-up",
    "awarded_as_before": "no envelope: the line-up of the round before",
    "awarded_nearest": "no envelope: the allowed one with the fewest changes from the round before",
    "awarded_within_limit": "no envelope: the first by Elo-Rubele within the limit",
    "awarded_by_rating": "no envelope: by Elo-Rubele",
    "awarded_by_lot": "no envelope: by Elo-Rubele, by lot among equals",
    "working_boards": "among those still equal the points of every board count, from the first: {sum}",
    # of teams, where the sentence speaks of players
    "valid_of_teams": "The document is valid: {teams} teams, {players} players, {rounds} {rounds:round|rounds} "
    "announced, rounds paired: {played}.",
    "rounds_not_advised_of_teams": "{rounds} {rounds:round|rounds} for {players} teams: {least} to {most} are "
    "advised, a third to a half.",
    "more_than_special_cases_of_teams": "{rounds} rounds for {players} teams: even in special cases at most {most} are "
    "set; in the last ones a pairing may be missing.",
    "pair_by_table_of_teams": "the table for {table} teams has in round {round}: {player} - {opponent}",
    "colour_title_of_teams": "Colour: {white} has White on board 1.",
    "check_board_of_teams": "match {board}: the rules give {expected}; the published round has {published} instead",
    "drawn_without_decision_of_teams": "match {board} of round {round} was drawn: replay it or draw lots (Art. 5), "
    "then go on.",
    "explain_readings_amalfi_of_teams": "Articles: the system's text, with teams in the place of players. A1 … A26 "
    "and T1 … T24: how we read it, on the program's page “Regulations”.",
    "explain_readings_italo-swiss_of_teams": "Articles: FID, Capo V, with teams in the place of players. F1 … F38 and "
    "T1 … T24: how we read them, on the program's page “Regulations”.",
    "explain_readings_round-robin_of_teams": "Articles: FID, Capo V, girone all'italiana, with teams in the place of "
    "players. R1 … R11 and T1 … T24: how we read them, on the program's page “Regulations”.",
    "explain_readings_elimination_of_teams": "Articles: FID, Capo V, elimination, with teams in the place of players. "
    "K1 … K10 and T1 … T24: how we read them, on the program's page “Regulations”.",
}
