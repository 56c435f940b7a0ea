"""What is wrong, or should be known before."""

SENTENCES = {
    "file_is_empty": "the file is empty: there is nothing to read.",
    # bad document
    "too_large": "the file has {size} bytes; {largest} is the most.",
    "not_utf8": "the file is not UTF-8 text (byte {byte}); save it as UTF-8.",
    "not_json": "not a JSON document: error in line {line}, column {column}.",
    "nested_too_deep": "the document is nested too deeply.",
    "impossible_number": "the document contains an impossible number.",
    "not_an_object": "a JSON object {{…}} is needed here.",
    "not_a_list": "a list […] is needed here.",
    "not_text": "a text in quotes is needed here.",
    "not_a_whole_number": "a whole number is needed here.",
    "out_of_range": "{value} is not possible: the least is {least}, the most {most}.",
    "too_small": "{value} is not possible: the least is {least}.",
    "field_twice": "the field “{name}” is there twice in the same object; leave one.",
    "next_is_stale": "“next” is about another round: the next is {round}; update or remove it.",
    "against_without_rr": "“against” goes only with the rest “rr”.",
    "text_too_long": "the text is too long ({longest} characters at most).",
    "control_character": "the text contains control characters; remove them.",
    "field_missing": "the field “{name}” is missing.",
    "unknown_field": "the field “{where}” is not known and is ignored (known: {known}).",
    "unknown_fields_more": "more fields are not known and are ignored: at most {most} are named.",
    "handicap_then": "a handicap of the time has “board”, 1 to {games}, and “ahead”, at most {most} steps.",
    "wrong_format": "the format is “{found}”; this program reads “{wanted}”.",
    "unknown_system": "there is no system “{found}”; choose from: {known}.",
    "unknown_option": "there is no option “{name}”; there are: {known}.",
    "option_not_yes_or_no": "true or false is needed here.",
    "option_unknown_word": "“{word}” cannot be chosen; choose from: {known}.",
    "option_twice": "an entry is repeated.",
    "too_few_players": "a tournament has at least two players; here {count:there is 1|there are {count}}.",
    "number_missing": "the player has no number; “tabellone draw” assigns numbers.",
    "number_twice": "two players have the number {number}.",
    "number_beyond": "number {number} is beyond the {count} players: numbers run from 1 to {count} without gaps.",
    "leaves_before_entering": "the player leaves after round {leaves} but enters in round {enters}.",
    "more_rounds_than_announced": "there are {found} rounds, but {rounds} {rounds:is|are} announced.",
    "round_out_of_order": "round {expected} must be here.",
    "player_missing_in_round": "{player} neither plays nor rests in round {round}: write “rests”, or “enters” for "
    "whoever enters later, “leaves” for whoever has withdrawn.",
    "announced_out_of_range": "the rounds announced must be between {least} and {most}.",
    "unknown_player": "{player} does not exist.",
    "plays_himself": "{player} plays against themselves in round {round}.",
    "paired_twice": "{player} is paired twice in round {round}.",
    "rests_and_plays": "{player} already has a game or a rest in round {round}.",
    "not_yet_entered": "{player} enters in round {enters} and cannot be in round {round}.",
    "already_withdrawn": "{player} withdrew after round {leaves} and cannot be in round {round}.",
    "impossible_result": "there is no result “{found}”; choose from: {known}.",
    "impossible_rest": "there is no rest “{found}” in this system; choose from: {known}.",
    "not_in_round": "{player} does not take part in round {round}.",
    "player_listed_twice": "a player is listed twice.",
    "absent_and_half": "{player} is listed both as absent and for half a point.",
    "late_entries_not_announced": "{player} enters after round 1, which is not announced; "
    "set “late_entries” to true if it is.",
    "draw_made_once": "{player} enters after the first round, but the draw is made once, at the start (Art. 2).",
    "too_many_rounds": "{rounds} rounds cannot be played by {players}: at most {most}, for two players never "
    "meet twice (Art. 6).",
    "round_robin_is_shorter": "there are {rounds} rounds, but in the round robin all have met after {needed}.",
    "option_not_a_line": "this must be a text of one line, {longest} characters at most.",
    "too_few_for_a_table": "{count:there is 1 player|there are {count} players}: a table needs at least 3.",
    "team_larger_than_tables": "team {team} has {count} players, more than there are tables ({tables}): two "
    "team-mates would sit together (rule 1). More players of other teams are needed, or fewer of this one.",
    "relaxed_unusable": "the extra distance allowed is written as a number, for example 3: found {found}",
    "rounds_were_announced": "{rounds} rounds were announced, and all have to be played: to end earlier, close the "
    "tournament and say why.",
    "nobody_has_withdrawn": "nobody has withdrawn: the tournament cannot end early because of withdrawals.",
    "blitz_before_the_lot": "a blitz is announced: before closing write how it ended, or draw lots, among {equal}.",
    "unrated_count_as_lowest": "{count:one player|{count} players} without an Elo-Rubele: {players}. For who rests in "
    "the last round {count:he counts|they count} as the lowest, by lot among them.",
    "points_announced_of_teams": "points announced: match won {win}, drawn {draw}, lost {loss}",
    "points_announced": "points announced: win {win}, draw {draw}, loss {loss}",
    "points_unusable": "the points “{found}” will not do: those of a win, a draw and a loss are needed, falling, in "
    "steps of half a point, such as 3 1 0, 2 1 0 or 1 ½ 0; at most 100 for a win.",
    "points_unusable_of_teams": "the points “{found}” will not do: those of a match won, drawn and lost are needed, "
    "whole numbers and falling, such as 3 1 0 or 2 1 0; at most 100 for a win.",
    "scale_unusable": "the points of the places “{found}” will not do: 3 to 5 whole numbers, falling, such as 1000 "
    "611 403 200.",
    "two_rounds_at_least": "{rounds:there is 1 round|there are {rounds} rounds}: at least 2 are needed, the first "
    "random and the last individual.",
    "table_results_missing": "in round {round} {count:the result of 1 table is|the results of {count} tables are} "
    "missing.",
    "tables_or_games": "a round has tables or games, as the system has it: this one does not.",
    "table_of_three_to_five": "a table has 3 to 5 seats, with the numbers of its players.",
    "places_do_not_add_up": "the places {found} do not add up: after a tie the next place is left out (1, 1, 3, 4); "
    "without one they are 1, 2, 3, 4.",
    "points_against_places": "whoever has more game points cannot have a worse place.",
    "one_for_each_seat": "{count} sit at the table: one number for each is needed, and none for an empty seat.",
    "whole_numbers_between": "whole numbers from {least} to {most} are needed here.",
    "elimination_is_shorter": "there are {rounds} rounds, but the elimination is over in {needed}.",
    "more_return_than_lose": "{count} cannot come back from the recovery with {players} players: "
    "there must be more than twice as many players.",
    "more_seeds_than_places": "there are {seeds} seeded players, but {players} players have {places} "
    "{places:place|places} for them: unmark some, or change the option.",
    "eliminated_plays": "{player} is in round {round}, but was out by then: first undo round {round} (in History), "
    "then correct.",
    "still_in_but_not_seated": "{player} is still in but not in round {round}: first undo that round (in History).",
    "of_different_brackets": "{white} and {black} play each other in round {round}, but are in two different brackets.",
    "undecided_before_next_round": "game {board} of round {round} is not decided: its result is missing, or the draw "
    "has to be replayed or decided by lot (Art. 5).",
    "drawn_without_decision": "game {board} of round {round} was drawn: replay it or draw lots (Art. 5), then go on.",
    "drawn_again_without_decision": "game {board} of round {round} was drawn again: by Art. 5 the lot decides; another "
    "replay only if both players and the director want it (K6, our reading). Then go on.",
    "replay_needs_the_lot": "nobody came to the replay of game {board} of round {round}: “si dovrà procedere al "
    "sorteggio per l'eliminazione di uno dei due concorrenti” (Art. 5: a lot puts one of the two out). Draw lots and "
    "write one of these: {known}.",
    "not_in_the_list": "{names} {count:plays|play} in “{event}” but {count:is|are} not in the list: correct the "
    "{count:name|names}, or admit whoever is not in it.",
    "same_day": "“{one}” and “{other}” have the same date, {date}: put them in order and add --in-order.",
    "event_without_date": "the event has no date: write “date” as year-month-day, such as 2026-03-01.",
    "event_weight": "the weight of an event is 100 or 50, not {found}.",
    "list_is_empty": "the file has no line under its heading.",
    "list_heading": "the first line has to name at least the columns {required}, once each, with semicolons, commas "
    "or tabs "
    "between; known: {known}.",
    "list_cells": "the line has {found} {found:cell|cells} instead of {count}: look at the separators.",
    "list_number": "“{found}” is not a whole number ({name}): write it without points or commas.",
    "withdrawn_then": "{player} is not away and does not have, once, the rest “{kind}” of one who came back in round "
    "{round}: “withdrawn” names whoever had withdrawn when the round was paired.",
    "late_result": "a late result needs the board of a finished game (“board”) and the last round paired without it "
    "(“until”), from {first} to {last}.",
    "list_is_history": "this is the file of all ratings, made to be read: import the registry or the list of one game.",
    "card_enrolled": "the card {card} is another player's of this tournament already.",
    "folder_unusable": "the folder “{folder}” cannot be used: choose another.",
    "event_unfinished": "“{event}” is not finished: results missing {count}.",
    "close_year_before_events": "{year} is closed before events of later years: leave those out or close a later year.",
    "list_lines": "the list has {count} lines; {most} is the most: divide it.",
    "list_line": "the line is longer than {longest} characters: perhaps this is not a CSV.",
    "one_person_twice": "in “{event}” two players are the same person of the list ({name}): look at names and cards.",
    "at_line": "line {line}: {text}",
    "list_card_twice": "the card {card} is there already: everybody has a different one.",
    "list_category": "“{found}” is not a category; known: {known}.",
    "list_range": "{found} cannot be ({name}): it goes from {least} to {most}.",
    "list_empty_cell": "the cell {name} is empty.",
    "list_text": "the cell {name} is longer than {longest} characters or has characters that cannot be printed.",
    "list_quotes": "the quotation marks of the line do not match: check them.",
    "list_name_twice": "“{name}” is there already: two people of the same name each need a card number.",
    "several_of_this_name": "there are several “{name}” in the list: “{event}” needs the card number.",
    "list_not_utf8": "the file is not UTF-8: save it as CSV UTF-8.",
    "not_at_a_table": "{player} sits at no table in round {round}.",
    "not_a_draughts_event": "the system {system} is not one of draughts: there is no Elo-Rubele to work out.",
    "optimize_missing": "the proof needs ortools: install tabellone[optimize].",
    "nothing_to_prove": "the system {system} has no tables: there is no seating to prove.",
    "plan_of_first_rounds": "the plan plays the first {rounds} of {count} rounds: the others would take too long",
    "nothing_to_plan": "the system {system} has no tables to plan.",
    "table_has_a_result": "table {table} has a result already: ask the desk to change it.",
    "first_leg_not_over": "the first leg is not over: round {round} has {count:one result|{count} results} missing "
    "(one leg ends before the other begins).",
    "file_twice": "the file “{file}” is named twice.",
    "rr_against_a_player": "{player} cannot rest against themselves or somebody who plays in the same round.",
    "no_such_table": "round {round} has no table {table}.",
    "table_without_result": "table {table}: places or game points are missing.",
    "open_table_at_closing": "in round {round} table {table} has no result yet: enter it before closing.",
    "out_of_the_elimination": "{player} has missed a round: in an elimination whoever is missing is out and cannot "
    "come back.",
    "elimination_is_over": "the tournament was decided in round {round}: nothing is left to play.",
    "phase_has_open_games": "“{name}” has games without a final result: complete them first.",
    "phase_not_over": "“{name}” is not over: round {round} is still to be played.",
    "too_many_qualified": "between 1 and {most} players can qualify from “{name}”, not {count}.",
    "too_few_qualified": "the next phase needs at least 2 players.",
    "tie_at_the_cut": "in “{name}” {player} goes on and {opponent} does not, with the same place: the order of the "
    "listing has decided",
    "handicap_needs_category": "{player}: a handicap needs a category; write one of these as title: {known}.",
    "handicap_needs_rating": "{player}: a handicap needs an Elo-Rubele rating; write it next to the name.",
    "legs_need_even_rounds": "with two legs the rounds are even, half for each leg; {rounds} cannot be halved.",
    "second_leg_has_begun": "the second leg has begun: there are still {rounds} rounds.",
    "turn_rests_need_odd_rounds": "with the rest of Art. 9 the number of rounds must be odd, at least 3; here it "
    "is {rounds}.",
    "rest_twice": "{player} has had a rest of this kind ({rest}) before: everybody has it once only (Art. 9, 11).",
    "unknown_title": "the title “{found}” is not known; there are: {known}.",
    # not now
    "result_missing": "a result is missing: round {round}, board {board}, {white} against {black}.",
    "all_rounds_played": "{rounds:the only round announced is|all {rounds} announced rounds are} paired; to add one, "
    "raise “rounds” and write “announced”: {rounds} in the {rounds:round|rounds} already paired.",
    "girone_complete": "the round robin is complete: {rounds:the only round|the {rounds} rounds} in which everybody "
    "meets everybody {rounds:is|are} paired. If a second leg is wanted, choose “legs”: “two” among the options and "
    "“rounds”: {both}.",
    "both_legs_complete": "both legs are complete: all {rounds} rounds are paired, and none is left.",
    "nobody_present": "nobody is present in round {round}.",
    "no_legal_pairing": "round {round} cannot be paired, not even with exceptions: {proof}.",
    "no_pairing_left": "round {round} cannot be formed: {proof}. The standings of the last round played are "
    "final (Art. 1.3).",
    "nobody_may_rest": "in round {round} somebody has to rest, but all have had forfeit points (Art. 11): the "
    "director decides (Art. 1.3).",
    "no_such_player": "there is no player {number}: the numbers are 1 to {count}.",
    "same_player": "{player} cannot play themselves: two different numbers are needed.",
    "seed_unusable": "the seed must be a printable text, not empty, of at most {longest} characters.",
    "drawn_once": "the numbers are drawn already (seed {seed}), and a draw is made once; to make it again before the "
    "first round: --again.",
    "drawn_already": "the tournament has started: the draw stays the one made before round 1.",
    "no_such_round": "there is no round {number}: the rounds are 1 to {last}.",
    "no_edition": "the system {system} has no editions to compare.",
    "file_unreadable": "cannot read “{file}”: {why}.",
    "file_unwritable": "cannot write “{file}”: {why}.",
    "why_missing": "it does not exist",
    "why_forbidden": "the system does not allow it",
    "why_folder": "it is a folder",
    "why_full": "the disk is full",
    "file_exists": "“{file}” exists and is not overwritten; choose another name.",
    "site_missing": 'this needs the packages of the site: install them with pip install "tabellone[site]".',
    "unexpected": "unexpected error ({what}); the document was not touched. "
    "With TABELLONE_DEBUG=1 the program shows the details to report.",
    # journal
    "already_created": "the tournament exists already.",
    "not_created": "the tournament has not been created yet.",
    "closed": "the tournament is closed; reopen it first.",
    "not_closed": "the tournament is not closed.",
    "open_game_at_closing": "the result of board {board} of round {round} is missing: it cannot be closed.",
    "unpublished_at_closing": "round {round} is not published: publish it before closing.",
    "results_of_other_kind": "there are results of another kind already: one game or two an encounter is chosen "
    "at the start.",
    "text_empty": "a text is needed here.",
    "nobody_to_enrol": "there is nobody to enrol.",
    "too_many_players": "there are too many players: {most} at most.",
    "no_round_to_enter": "{rounds:the only round announced is|all {rounds} announced rounds are} paired: nobody can "
    "enter any more.",
    "name_twice": "“{name}” is enrolled already; for two people of the same name give "
    "both card numbers, or add something to tell them apart.",
    "no_such_entrant": "nobody enrolled has the id {id}.",
    "no_tables_to_repair": "with the system {system} nobody sits at tables that could be adjusted.",
    "has_been_in_a_round": "{player} has been in a round: only a withdrawal is possible.",
    "withdrawn_already": "{player} has withdrawn already.",
    "nobody_is_struck": "in this system {player} can withdraw, not be struck.",
    "played_half": "{player} has played {games} {games:game|games}, at least half: a withdrawal is possible, striking "
    "is not.",
    "not_withdrawn": "{player} has not withdrawn.",
    "not_in_next_round": "{player} does not take part in round {round}.",
    "numbers_incomplete": "the numbers must be 1, 2, 3 … one for everybody enrolled.",
    "draw_first": "the numbers have to be assigned first.",
    "not_the_next_round": "the next round is {next}, not {round}.",
    "results_missing": "results are missing in round {round}: {count}.",
    "not_paired": "round {round} is not paired yet.",
    "not_the_last_round": "round {round} is not the last one paired, which is {last}.",
    "round_has_results": "round {round} has results already.",
    "published_already": "round {round} is published already.",
    "not_published": "round {round} is not published.",
    "no_such_board": "there is no board {board} in round {round}.",
    "has_a_result": "board {board} of round {round} has the result {result} already; changing it is a correction.",
    "no_result_to_correct": "board {board} of round {round} has no result to correct yet.",
    "later_round_paired": "round {later} is paired already: the result of board {board} can be corrected, not removed.",
    "seated_twice": "{player} has been put into the round twice.",
    "not_seated": "{player} neither plays nor rests in round {round}.",
    "unknown_event": "“{kind}” is nothing that can happen in a tournament.",
    "cannot_undo": "entry {sequence} cannot be undone.",
    "something_depends_on_it": "it cannot be undone: entry {sequence} ({kind}) depends on it; undo that one first.",
    "collision": "{actor} made a change {seconds} s ago ({kind}): check it before trying again.",
    "collision_result": "board {board} was entered as {result} by {actor} {seconds} s ago; look before trying again.",
    "import_runs": "the registry is being imported: wait for the end and try again.",
    "import_stopped": "the import has stopped: {done} {done:person|people} of {count} {done:is|are} written; "
    "importing the same file again completes it.",
    "storage_busy": "the store is busy; try again in a moment.",
    "no_such_tournament": "there is no tournament {id}.",
    "not_a_backup": "this is not a backup of Tabellone's store.",
    "backup_differs": "this tournament has gone on differently and was left alone.",
    "bad_database_address": "“{scheme}” is not a known store; use postgresql://… or sqlite:///…",
    "backup_made": "Backup written to “{file}”.",
    "restored_damaged": "{name} was damaged: it is back up to entry {last}. Its rows as they were are in the folder "
    "{folder}.",
    "restored": "Tournaments restored: {count}.",
    "not_a_journal": "this is not a journal of Tabellone (“{wanted}”).",
    "not_an_event": "this line is not an entry of a journal.",
    "entry_missing": "entry {sequence} of the journal is missing: it cannot be read from there on; bring it back "
    "from the last backup (Backup, in the menu).",
    "entry_damaged": "the entry is damaged; bring the tournament back from the last backup (Backup, in the menu).",
    "entries_gone": "the journal of tournament {id} has no entries any more: bring it back from the last backup.",
    "event_unreadable": "the journal cannot be read beyond entry {sequence} ({kind}): {because}",
    "written_by_newer": "this entry ({kind}, version {version}) was written by a newer version of Tabellone: "
    "update the program.",
    "sequence_broken": "entry {expected} must be here: the journal is incomplete or out of order.",
    "event_create": "creation",
    "event_settings": "settings",
    "event_enrol": "enrolment",
    "event_edit": "change of a player",
    "event_remove": "removal of a player",
    "event_withdraw": "withdrawal",
    "event_return": "return",
    "event_absence": "absence",
    "event_draw": "draw",
    "event_pair": "pairing",
    "event_replace_no_show": "round without who is missing",
    "event_replace_late": "round with who came late",
    "event_replace": "pairs by hand",
    "event_unpair": "round removed",
    "event_publish": "publication",
    "event_unpublish": "publication withdrawn",
    "event_result": "result",
    "event_correct": "correction of a result",
    "event_substitute": "substitution",
    "event_propose": "result by phone",
    "event_openings": "openings",
    "event_decide": "lot or play-off",
    "event_close": "closing",
    "event_reopen": "reopening",
    "event_note": "note",
    "event_undo": "undo",
    # warnings
    "many_rounds": "there are many rounds ({rounds}) for the players there are ({players}): "
    "in the last rounds a legal pairing may not exist.",
    "round_robin_is_longer": "{rounds:there is 1 round|there are {rounds} rounds}: for all to meet it takes {needed}.",
    "met_twice_in_a_leg": "{player} and {opponent} met twice in one leg, in rounds {round} and {again}: everybody "
    "meets everybody once. Check the pairs of those rounds",
    "struck_after_half": "{player} is struck after at least half of their games ({games}): players are struck before "
    "half only, later whoever withdraws loses the games left by forfeit",
    "counted_club": "club",
    "counted_club_or_province": "club or province",
    "team_mates_meet_until": "players of one {counted} meet by round {last}; it cannot be earlier",
    "team_mates_meet_by": "players of one {counted} meet by round {last}",
    "team_mates_could_meet_earlier": "players of one {counted} meet until round {last}; after another draw "
    "they would meet by round {best}",
    "team_mates_meet_last": "two of one {counted} meet in the last round, {round}: there are too many to avoid it",
    "team_mates_meet_last_now": "two of one {counted} meet in the last round, {round}, which has to be avoided: try "
    "another draw",
    "team_mates_will_meet_by": "the draw will give players of one {counted} numbers with which they meet by round "
    "{last}",
    "team_mates_meet_again": "in the second leg players of one {counted} meet again, by round {last}",
    "team_mates_not_looked_at": "{count} players have others of their {counted}, and numbers are drawn without "
    "regard to it: in a round robin they have to meet in the first rounds. Choose it among the options "
    "(`together`), then draw",
    "everybody_of_one_province": "all players are of the province {province}, which can keep nobody apart: only clubs "
    "count",
    "lowest_does_not_rest_last": "number {number} rests in the last round and is not the lowest Elo-Rubele: numbers "
    "that players of one club or province must have are in the way, or the numbers were not drawn",
    "lowest_does_not_rest_last_beyond": "number {number} rests in the last round and is not the lowest Elo-Rubele: no "
    "numbers were found with which the lowest rests and players of one club or province do not meet later (table 10 "
    "does not have this case), or the program did not draw the numbers",
    "rounds_not_advised": "{rounds} {rounds:round|rounds} for {players} players: {least} to {most} are advised, a "
    "third to a half.",
    "no_seed": "the colours are drawn, but there is no seed: use “tabellone draw” first",
    "rounds_not_advised_with_rests": "{rounds} rounds with a rest for everybody are {games} games for {players} "
    "players: {least} to {most} games are advised, a third to a half.",
    "more_than_special_cases_with_rests": "{rounds} rounds with a rest for everybody are {games} games for {players} "
    "players: even in special cases at most {most} are set; in the last rounds a pairing may be missing.",
    "more_than_special_cases": "{rounds} rounds for {players} players: even in special cases at most {most} are "
    "set; in the last ones a pairing may be missing.",
    # exceptions
    "another_bye": "{player} gets the bye{refused:, because|:} with {refused} resting{refused:|, each tried alone,} "
    "the others could not be paired",
    "waived_difference": "a difference of three or more between the colours is allowed",
    "waived_third_in_a_row": "the same colour three times in a row or more is allowed",
    "another_bye_for_colours": "{player} gets the bye{refused:, because|:} with {refused} resting{refused:|, each "
    "tried alone,} the others could be paired only by breaking more of the colour rules",
    "unrated_players_of_teams": "{count:one team|{count} teams} without any rating: {players}. They come after all "
    "others.",
    "unrated_players": "{count:one player|{count} players} without any rating: {players}. They come after the players "
    "of the official list, by title and then by lot. A rating that is missing has to be written before the draw.",
    "unrated_players_appraised_of_teams": "{count:one team|{count} teams} without any rating: {players}. They count "
    "as {rating} unless the director appraises one.",
    "unrated_players_appraised": "{count:one player|{count} players} without any rating: {players}. They count as "
    "{rating} unless the director appraises one, on the player's page.",
    "unrated_players_last_of_teams": "{count:one team|{count} teams} without any rating: {players}. They come after "
    "all others.",
    "unrated_players_last": "{count:one player|{count} players} without any rating: {players}. They come after all "
    "others, by the alphabet.",
    "numbers_against_ratings": "the ranking numbers do not follow the ratings: {player} comes before {opponent}, who "
    "has a higher rating. Unless the announcement says otherwise, number with “tabellone draw”",
    "late_half_points_of_teams": "the points shown are those for pairing: a team that entered after the first round "
    "has one match point more than in the standings ({late})",
    "late_half_points": "the points shown are those for pairing: whoever entered after the first round has half a "
    "point more than in the standings ({late})",
    "late_half_points_as_draw_of_teams": "the points shown are those for pairing: a team that entered after the first "
    "round has the points of a drawn match more ({late})",
    "late_half_points_as_draw": "the points shown are those for pairing: whoever entered after the first round has the "
    "points of a draw more than in the standings ({late})",
    "fewest_difference": "difference of three or more: {count} (boards: {boards}); with fewer, and nobody else with "
    "the same colour three times in a row, there is no allowed pairing",
    "fewest_third_in_a_row": "three times in a row or more: {count} (boards: {boards}); with fewer there is no "
    "allowed pairing",
    "waived_bye": "the bye goes to {player}, who may not have it: whoever of those who may have it rests, the others "
    "cannot be paired",
    "waived_bye_of_all": "the bye goes to {player}, who may not have it: there is nobody who may",
    "another_rest": "{player} rests, because with {refused} resting the others could not have been paired",
    "forfeit_points_again": "{player} has forfeit points again, because the second leg repeats round {round}",
    "rest_of_an_even_number": "the points of a rest go to {resting} although those left are an even number, because "
    "the second leg repeats round {round}",
    "rest_of_one_who_met_all": "{player}, who has met all the withdrawn, rests, because with {refused} resting "
    "the others could not have been paired",
    "rotation_started_rest": "the rotation started at the place of {player}, who rested in the round before and "
    "counts as the last Black, looking for the highest score ({top})",
    "rotation_started_first": "there were no games in the round before: the rotation started at the place of "
    "{player}, looking for the highest score ({top})",
    "last_pair_formed": "the pairs are right, but the last one formed is {player} - {opponent}: the rotation of "
    "the next round starts at the place of {by}",
    "rotation_started": "the rotation started at the place of {player}, last Black of the round before, looking "
    "for the highest score ({top})",
    "open_games_as_drawn": "games suspended or without a result, counted as drawn only to pair this round: {pairs}",
    "pairs_unmade": "pairs that the rotation had formed and that were un-made, for the others could not have "
    "been paired: {pairs}",
    "second_forfeit_rest": "{player} has already had forfeit points",
    "second_turn_rest": "{player} has already had a turn of rest",
    "breaks_difference": "{player} will have {count} games more with {colour} than with the other colour",
    "first_colour_undrawn": "the colour of number 1 has not been drawn: White is taken. Draw it (`draw`), or write "
    "it in `rules.first_colour`.",
    "breaks_third_in_a_row": "{player} will have {colour} {count} times in a row",
    "round_supposed": "round {round} is supposed: its games are taken as drawn, not played and not rated",
    "supposed_round": "round {round} is supposed (shortened form): its games are drawn, nothing else can be entered.",
    "supposed_rounds_paired": "round {round} is paired already: whether it is supposed cannot be changed any more.",
    "nobody_qualifies_for_rr": "{player} rests with RF, having met all the withdrawn: nobody qualifies to rest",
    "rotation_started_nobody_came": "nobody came to the round before: the rotation started after the last player "
    "paired in it, at the place of {player}, looking for the highest score ({top})",
    "rotation_started_forfeit": "the rotation started at the place of {player}, who won in the round before because "
    "their opponent did not come and counts as the last Black, looking for the highest score ({top})",
    "cut_undecided": "in “{name}” {players} are equal in everything, and not all of them go on: first decide it by "
    "a lot, a blitz or a play-off (on the standings page, or with “tabellone decide”).",
    "tie_not_final": "“{name}” is not over: who is equal is known only when all results are there.",
    "play_off_only_for_the_title": "{named}: in the italo-svizzero a play-off is only for the title, that is for the "
    "first place (technical ranking e); for other places enter a blitz or a lot among those equal in everything (c).",
    "tie_only_when_all_is_equal": "a lot or a blitz decides only among those equal in everything; after equal points "
    "or quotient a play-off does, in the draughts systems that have it.",
    "not_a_tie": "{named}: these are not exactly those who are equal at this point of the standings.",
    "order_needs_two": "at least two different numbers, each once: those who are equal, in the order found.",
    "tie_gone": "these players are not equal any more: look at the standings again.",
    "order_of_all": "the numbers of all who are equal are needed, in the order found: {players}.",
    "more_than_survivors": "in “{name}” {most} {most:is|are} left: {count} cannot go on, whoever is out does not come "
    "back.",
    "qualified_twice": "{name} would go on twice: if they are two people, each needs a card number.",
    "pairs_unmade_for_rest": "pairs that the rotation had formed and that were un-made, for none of those who "
    "have to rest would have been left free: {pairs}",
    "rounds_before_draw": "here the numbers are not drawn yet, but there are rounds played by them: take this field "
    "away, or the rounds.",
    "tie_is_larger": "{named}: equal with them is also {equal}. The standings are of everybody: put all "
    "of them in order.",
    "elimination_nobody_won": "after round {round} nothing is left to play, and nobody has won: whoever was left did "
    "not come or has left, and the first place is shared ({equal}).",
}
