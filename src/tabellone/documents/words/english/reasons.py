"""Reasons, article by article, and checking."""

SENTENCES = {
    # why
    "explain_title": "Round {round}: why {white} - {black}",
    "explain_published_as_good": "The published round has {published}, by the rules as good as this one; the program's "
    "own seating is explained here.",
    "explain_published_otherwise": "Note: the published round has {published}; what the rules give is explained here.",
    "explain_readings_amalfi": "Articles: the system's text. A1 … A26: how we read it, on the program's page "
    "“Regulations”.",
    "explain_table_title": "Round {round}: why {player} sits at this table",
    "met_title": "Earlier meetings:",
    "explain_readings_big-tables": "Points of the BIG Masters rules. B1 … B17: how we read them, on the program's "
    "page “Regulations”.",
    "explain_readings_elimination": "Articles: FID, Capo V, elimination. K1 … K10: how we read them, on the program's "
    "page “Regulations”.",
    "explain_rest_title": "Round {round}: why {player} does not play",
    "facts": "{upper} is at position {position} of {players} in the list ({score} pts). Rounds left: {turns}; "
    "the theoretical opponent is at position {position} + {turns} = {theoretical}.",
    "facts_late_of_teams": "{player} has one match point for pairing only, half of a match won, having entered after "
    "round 1",
    "facts_late": "{player} has half a point for pairing only, having entered after round 1",
    "facts_suspended": "{player} has {count:a suspended game|{count} suspended games}: for pairing {count:it|each} "
    "counts half a point until it is finished",
    "facts_late_as_draw_of_teams": "{player} has the points of a drawn match for pairing only, having entered after "
    "round 1",
    "facts_late_as_draw": "{player} has the points of a draw for pairing only, having entered after round 1",
    "facts_suspended_as_draw": "{player} has {count:a suspended game|{count} suspended games}: for pairing "
    "{count:it|each} counts as a draw until it is finished",
    "facts_beyond": "The list has {players} players: the search starts from the last and goes up.",
    "facts_beyond_of_teams": "The list has {players} teams: the search starts from the last and goes up.",
    "tried_title": "Opponents tried, in order:",
    "bye_tried_title": "Candidates for the bye, in order:",
    "taken_theoretical": "{candidate} is the theoretical opponent",
    "taken_upwards": "{candidate}: found going up the list",
    "taken_downwards": "{candidate}: found going down past the theoretical opponent",
    "explain_readings_italo-swiss": "Articles: FID, Capo V. F1 … F38: how we read them, on the program's page "
    "“Regulations”.",
    "explain_readings_round-robin": "Articles: FID, Capo V, girone all'italiana. R1 … R11: how we read them, on the "
    "program's page “Regulations”.",
    "first_turn": "Starting at the place of {by} and going round, {player} is the first with the highest score "
    "({score} p.)",
    "next_turn": "After {by}, the last one paired, and going round, {player} is the first free one with the "
    "highest score ({score} p.)",
    "taken_same_score": "{candidate}: the first possible opponent on the same score ({score} p.)",
    "taken_lower_score": "{candidate}: the first possible opponent, on a lower score ({score} p.)",
    "first_round_pair": "in the first round the draw gives {player} - {opponent}: 1 with 2, 3 with 4, and so on",
    "first_round_rf": "{player} was drawn last and rests with {credited} {credited:point|points}",
    "first_round_pair_of_present": "in the first round, of those who are there in the order of the draw, the first "
    "plays the second, the third the fourth, and so on: {player} - {opponent}",
    "first_round_rf_of_present": "of those who are there {player} was drawn last and rests with {credited} "
    "{credited:point|points}",
    "first_round_rt_of_present": "{player} rests: in the first round, of those who are there, only the first {count} "
    "of the tabellone play (never more than the rounds less one)",
    "first_round_rt": "{player} rests: in the first round only the first of the tabellone play, as many as there "
    "are rounds less one",
    "rests_turn": "{player} rests without points: the highest score ({score} p.) of those still to rest, then the "
    "lowest number",
    "rests_last": "{player} is left free: no opponent is possible, and a rest is",
    "pair_by_table": "the table for {table} players has in round {round}: {player} - {opponent}",
    "white_by_table": "the first number of the pair has White: {player}",
    "second_game_swaps_colours": "the encounter has two games, one after the other: in the second the colours are "
    "exchanged and {player} has White",
    "white_second_leg": "in the second leg the colours are exchanged: White to {player}",
    "seating_random": "first round: tables at random, no team-mates together; seed {seed}",
    "individual_cut": "the players in the order of the standings, from table 1 down; rematch indicator {indicator}",
    "individual_moved": "the players in the order of the standings, each at the highest table without a team-mate: "
    "{count:only one is not at the table of their place|{count} are not at the table of their place}; rematch "
    "indicator {indicator}",
    "team_mate_above": "at table {table} sits {opponent}, a team-mate of {player}",
    "seats_kept_above": "at table {table} {kept_for:the seat is|the seats are} needed for {kept_for}: otherwise not "
    "everybody could be seated without team-mates together",
    "full_above": "{count:one other higher table is full|{count} other higher tables are full} of better placed "
    "players",
    "table_individual": "table {table}: {seats}, in the order of the individual standings",
    "table_ranked": "mean of the teams' points {team_points}, of the players' {points}; best individual place {place}",
    "table_drawn": "by lot",
    "table_of_the_standings": "places of the individual standings: {known}",
    "seating_heavy_none": "nobody meets for a third time or more",
    "seating_heavy_proven": "meetings for a third time or more weigh {count} in the indicator, the least possible "
    "(proven)",
    "seating_heavy_found": "meetings for a third time or more weigh {count} in the indicator, the least found; not "
    "proven to be the least (lower bound {bound})",
    "seating_closeness_proven": "sum over tables of the distance of the teams in the standings, in {counted_in}: "
    "{count}, the smallest possible with as few third meetings (proven)",
    "seating_closeness_found": "sum over tables of the distance of the teams in the standings, in {counted_in}: "
    "{count}, the smallest found; not proven to be the smallest (lower bound {bound})",
    "seating_closeness_relaxed": "sum over tables of the distance of the teams in the standings, in {counted_in}: "
    "{count}; for fewer rematches up to {bound} more than the least was allowed, and with this indicator it is the "
    "smallest possible (proven)",
    "seating_closeness_relaxed_found": "sum over tables of the distance of the teams in the standings, in "
    "{counted_in}: {count}; for fewer rematches up to {bound} more than the least was allowed; not proven to be the "
    "smallest with this indicator",
    "seating_indicator_relaxed": "rematch indicator {count}: the smallest possible with as few third meetings and the "
    "distances allowed (proven)",
    "seating_indicator_none": "rematch indicator 0: nobody meets again",
    "seating_indicator_proven": "rematch indicator {count}: the smallest possible with as few third meetings and "
    "teams as close (proven)",
    "seating_indicator_found": "rematch indicator {count}, the smallest found; not proven to be the smallest (lower "
    "bound {bound})",
    "seating_worst_proven": "the worst table has {count}: the smallest possible with this indicator (proven)",
    "seating_worst_found": "the worst table has {count}, the least found; not proven to be the least",
    "table_by_team": "table {table}: {seats}; places of their teams in the standings: {team_places}",
    "better_exchange": "exchanging {player} for {opponent} would take {count} off the indicator, with no more third "
    "meetings and no greater distances",
    "met_once": "{candidate}: met once before",
    "at_other_tables": "{player} and {opponent} sit at different tables; they met {count} times",
    "at_other_tables_met_once": "{player} and {opponent} sit at different tables; they met once",
    "at_other_tables_never_met": "{player} and {opponent} sit at different tables; they have never met",
    "fewer_rematches_possible": "the rematch indicator is {found}; with teams as close, one of {better} can be found",
    "fewer_rematches_allowed": "the rematch indicator is {found}; with the distances allowed, one of {better} can be "
    "found",
    "closer_for_nothing": "the distances of the teams at the tables add up, in {counted_in}, to {found}; with the same "
    "rematches {better} is possible",
    "fewer_heavy_possible": "meetings for a third time or more weigh {found}; {better} is possible",
    "closer_possible": "the distances of the teams at the tables add up, in {counted_in}, to {found}; {better} is "
    "possible",
    "smaller_worst_possible": "the worst table has {found}; {better} is possible",
    "better_table": "a better table: {seats}",
    "table_random": "table {table}: {seats}, by lot",
    "table_indicator": "the rematch indicator of table {table} is {indicator}",
    "best_exchange": "of the exchanges with another table that add neither third meetings nor distance the best, "
    "{player} for {opponent}, would add {indicator} to the indicator",
    "met_times": "{candidate}: met {count} times before",
    "never_met": "{candidate}: never met",
    "are_team_mates": "{player} and {opponent} are team-mates",
    "team_mates_at_a_table": "there are team-mates at table {table}: {mates}",
    "wrong_table_sizes": "the tables have {found} seats instead of {sizes}",
    "not_the_list": "at table {table} the individual standings seat {seats}",
    "tables_out_of_order": "the tables are not in their order, highest first",
    "working_table": "round {round}, table {table}: place {place}, points {points} ({placed})",
    "working_pbg": "level on points after the first round, the share of the table's game points decides (PBG)",
    "working_higher_table": "{total} in all; level on points the higher table of the latest round decides, then the "
    "place at it, then the round before",
    "first_round_neighbours": "first round: {player} and {opponent} are neighbours on the tabellone",
    "bracket_pair": "{player} and {opponent} are neighbours in the bracket for places {place}-{last}",
    "bracket_rest": "{player} goes on with 2 forfeit points: with {count} players, pairs that play: {pairs_count}; "
    "last drawn who go on: {free}; so {power} are left",
    "bracket_rest_of_teams": "{player} goes on with 2 forfeit points: with {count} teams, pairs that play: "
    "{pairs_count}; last drawn who go on: {free}; so {power} are left",
    "bracket_rest_with_empty_places": "{player} goes on with 2 forfeit points: the bracket has {count} places (empty, "
    "because somebody did not come: {empty}); pairs of places: {pairs_count}; last places that go on: {free}; so "
    "{power} are left",
    "slot_is_empty": "{player} goes on: no opponent is left on that side of the bracket",
    "seeds_off_their_places": "Seeded players off their places: {seeded}. For them to meet as late as can be the "
    "places of the tabellone are {right_places}: draw again, or move them",
    "marked_but_nobody_is_seeded": "Marked as seeded: {seeded}. The option says that nobody is, and the draw takes no "
    "account of it: change the option, or take the marks away",
    "too_few_to_seed": "there are {players} players, fewer than {every}: too few for one seed for every {every}",
    "more_seeds_than_their_share": "{seeds} are seeded ({seeded}), but with {players} players the proportion gives at "
    "most {most}",
    "seeded_are": "Seeded: {seeded}",
    "replay_without_lot": "round {round}: nobody came to the replay (games: {boards}) and the lot is missing. A lot "
    "has to put one of the two out: without it both are; once it is drawn, write “1/2 0-0f lot 1-0” or "
    "“1/2 0-0f lot 0-1”",
    "recovery_pair": "recovery: in the list of {count}, no. {one}, {player}, meets no. {other}, {opponent}: the first "
    "with the last, no one again while it can be avoided",
    "recovery_rest": "recovery: there are {count} players, {player} goes on by lot among those who have rested least: "
    "{equal}",
    "recovery_rematches": "in the recovery somebody meets an opponent again: it cannot be avoided",
    "recovery_list": "{player} and {opponent} are in the recovery, but the list pairs them with others",
    "pair_final": "final: {player}, unbeaten, against {opponent}, who comes from the recovery",
    "pair_final_again": "{player} and {opponent} have one loss each: this game decides",
    "waits_for_the_final": "{player} waits for the final",
    "in_different_brackets": "{player} and {opponent} are in two different brackets",
    "meet_in_bracket": "{player} and {opponent} can meet in round {round}, if both get there",
    "out_in_round": "{player} finished in round {round}, place {place}",
    "won_the_elimination": "{player} has won the tournament",
    "still_playing_for": "{player} plays for places {place}-{last}",
    "survivors_of_rounds": "if everybody comes, after {rounds} {rounds:round|rounds} at most {count} {count:player "
    "is|players are} left for the final group (players left after each round: {left})",
    "elimination_is_longer": "{rounds:there is 1 round|there are {rounds} rounds}, after which {count} players may be "
    "left; if everybody comes, to be sure of a winner it takes {needed}",
    "second_leg_pair": "the second leg repeats round {round}: {player} against {opponent}",
    "second_leg_colour": "{player} has White: the colours of the first leg are exchanged",
    "second_leg_not": "the second leg repeats round {round}, in which {player} and {opponent} did not meet",
    "second_leg_rest": "the second leg repeats round {round}, in which {player} rested",
    "meet_in_round": "{player} and {opponent} meet in round {round}",
    "beats_the_withdrawn": "{player} has won: the opponent of this round, {opponent}, withdrew after round {round}",
    "beats_who_is_not_there": "{player} has won: the opponent of this round, {opponent}, is not there",
    "meets_the_missing": "{player} rests: the number to be met is not there",
    "rf_alone": "{player} rests with {credited} {credited:point|points}: the only one with the lowest score ({score} "
    "p.) of those who never had forfeit points",
    "rf_of_several": "{player} rests with {credited} {credited:point|points}: one of those with the lowest score "
    "({score} p.) who never had forfeit points had to be left free; the others, {others}, were paired by the rotation",
    "rr_alone": "{player} rests, formally against the withdrawn {opponent}: the only one with the lowest score "
    "({score} p.) of those who never had forfeit points and have not met all the withdrawn",
    "rr_of_several": "{player} rests, formally against the withdrawn {opponent}: one of those with the lowest "
    "score ({score} p.) had to be left free; the others, {others}, were paired by the rotation",
    "white_odd_place": "in the first round the odd number drawn has White: {player}",
    "white_lower_of_alike": "in the first round the odd number drawn has White; here both are odd or both are even, "
    "and the lower has it: {player}",
    "white_drawn": "the colour was drawn: White to {player}",
    "white_both_enter": "both rested in the first round: White to the one higher on the tabellone, {player}",
    "white_entering": "{player} rested in the first round and takes the colour that {opponent} had in it",
    "white_fewer": "White to whoever has had it fewer times: {player} {whites}, {opponent} {more}",
    "white_latest": "with equal Whites, what decides is who had Black last, round {round}: {player} {had}, {opponent} "
    "{other_had}",
    "white_higher_score": "all else equal, White to the higher score: {player} {score}, {opponent} {opponent_score}",
    "white_lower_score": "all else equal, White to the lower score: {player} {score}, {opponent} {opponent_score}",
    "white_lower_number": "all else equal, White to the lower number: {player}",
    "white_higher_number": "all else equal, White to the higher number: {player}",
    "working_quotient": "quotient {total} = {sum}, the opponents' points",
    "working_second": "second quotient {total} = {sum}, the opponents' points times those taken from each",
    "working_sonneborn": "quotient {total} = {sum}, the opponents' points times those taken from each",
    "shares_place": "ex aequo with {others}",
    "listed_direct": "in the listing of the ex aequo the direct encounters decide",
    "listed_wins": "in the listing of the ex aequo the wins decide",
    "single_results_in_a_circle": "the results against single players do not settle this tie: it depends on another, "
    "which depends on it; a blitz or a lot decides (technical ranking c)",
    "listed_single": "in the listing of the ex aequo the results against single players decide, in the order of the "
    "standings",
    "listed_common": "in the listing of the ex aequo the results with those whom all have met decide",
    "listed_by_none": "neither direct encounters nor wins nor common opponents part {player} from {others}",
    "equal_in_all": "equal in everything with {others}",
    "fewer_points": "has fewer points ({points}) than {opponent}, the next above ({more})",
    "more_points": "has more points ({more}) than {opponent}, the next below ({points})",
    "higher_tie_break": "level on points with {opponent}, the next below; {tie_break} decides: {more} against {amount}",
    "lower_tie_break": "level on points with {opponent}, the next above; {tie_break} decides: {amount} against {more}",
    "short_rf": "RF",
    "short_rr": "RR",
    "short_rt": "RT",
    "already_paired": "{candidate}: already paired with {with}",
    "met_formally": "{candidate}: paired only formally (RR) in round {round}, without playing; it counts as a meeting",
    "met": "{candidate}: met in round {round}",
    "colours": "{candidate}: the colours do not allow it; {ways}",
    "way": "with {white} as White {breaks}",
    "break_A6": "{player} would have {count} games more with {colour} than with the other colour",
    "break_A7": "{player} would have {colour} {count} times in a row",
    "worked_out_otherwise": "this way round is not tried",
    "others_unpaired": "{candidate}: the others could not all be paired any more: {proof}",
    "more_colours_broken": "{candidate}: the colour rules would then be broken more than necessary",
    "proof_pairs": "{groups} can only go with {barrier} ({groups_count} for {barrier_count})",
    "proof_alone": "no possible opponent is left for {groups}",
    "proof_split": "odd groups that cannot play each other would be left: {groups}",
    "proof_groups": "without {barrier} there would be {groups_count} odd groups that cannot play each other, "
    "{groups}, and each needs one of those taken out ({groups_count} for {barrier_count})",
    "found_for_another": "{player} had already been found as the opponent of {by}",
    "found_before": "{player} found {opponent}, who comes before {candidate} in the order of search",
    "has_the_bye": "{player} has the bye",
    "they_meet": "{player} and {opponent} play each other in this round",
    "gets_the_bye": "{player}: gets the bye",
    "bye_fewer_games": "{player}: has played {count} {count:game|games}, others {most}",
    "bye_unplayed_point": "{player}: has already had the points of a win without playing",
    "asked_for_half": "{player} asked for a half-point bye",
    "announced_absence": "{player} is absent in this round",
    "enters_later": "{player} enters in round {round}",
    "withdrew": "{player} withdrew after round {round}",
    "never_came": "{player} never took part in the tournament",
    "colour_title": "Colour: {white} has White.",
    "colour_first_round": "in round 1 the colour drawn for number 1 alternates board by board (board {board}, {upper})",
    "colour_percentage": "White goes to the one with the higher percentage of games with Black: "
    "{upper} {upper_share}, {lower} {lower_share}",
    "share": "{blacks} of {games}",
    "no_games": "no games (counts as one half)",
    "no_colour": "no colour",
    "colour_latest_difference": "percentages being equal, the latest round in which their colours differed decides, "
    "{round}: {upper} {upper_had}, {lower} {lower_had}",
    "colour_alternates": "all else being equal, the one with the higher ranking, {upper}, changes colour from the "
    "last game played",
    "colour_never_played": "neither has played yet: {upper} has number {rank}, "
    "odd numbers have the colour drawn for number 1, even ones the opposite",
    "colour_fewer_whites": "White goes to the one who has had it less often",
    "colour_latest_games": "the latest difference between the games of the two decides ({games_ago} ago)",
    "colour_only_legal": "the other way round {otherwise}",
    # check
    "check_decided_no_show": "Round {round}: decided by the director, because somebody did not come; paired again, "
    "the rules would give",
    "check_decided_late": "Round {round}: decided by the director, because somebody came after it was paired; paired "
    "again, the rules would give",
    "explain_changed_no_show": "The arbiter changed this board ({hour}): somebody did not come. What is explained "
    "here is the round as it would be paired anew.",
    "explain_changed_by_hand": "The arbiter changed this board by hand ({hour}): {reason}. What is explained here are "
    "the rules.",
    "explain_changed_without_reason": "The arbiter changed this board by hand ({hour}). What is explained here are the "
    "rules.",
    "explain_decided_no_show": "The director decided this round: somebody did not come, and as few boards as "
    "possible were changed. What is explained here is the round as it would be paired again.",
    "explain_decided_late": "The director decided this round: somebody came after it was paired and entered it. What "
    "is explained here is the round as it would be paired again.",
    "check_agrees": "Round {round}: agrees",
    "check_differs": "Round {round}: differs",
    "check_board": "board {board}: the rules give {expected}; the published round has {published} instead",
    "check_table": "table {board}, as it was published: {published}",
    "check_bye": "rest: the rules give {expected}; the published round has {published} instead",
    "check_unchecked": "Round {round}: cannot be checked, {why}",
    "check_nothing": "There is no round to check yet.",
    "check_none": "nothing",
    "compare_title": "{one} compared with {other}",
    "compare_same": "Round {round}: the same",
    "compare_board": "Round {round}, {what}: {seats}",
    "tie_open": "{equal} are still equal in everything: a lot, a blitz or a play-off decides",
    "tie_drawn": "the lot from the seed “{seed}” gave this order: {order}",
    "tie_by_lot": "the arbiter's lot gave this order: {order}",
    "tie_by_blitz": "the blitz play-off gave this order: {order}",
    "tie_by_play_off": "the play-off gave this order: {order}",
    "tie_no_more": "a decision among {order} no longer counts: after a correction they are not equal any more, or "
    "are so with others, or there is a newer one",
    "cut_drawn": "in “{name}” {player} goes on and {opponent} does not, equal in everything: the lot from the seed "
    "“{seed}” decided",
    "cut_by_lot": "in “{name}” {player} goes on and {opponent} does not, equal in everything: the arbiter's lot "
    "decided",
    "cut_by_blitz": "in “{name}” {player} goes on and {opponent} does not, equal in everything: the blitz decided",
    "cut_by_play_off": "in “{name}” {player} goes on and {opponent} does not, equal in everything: the play-off "
    "decided",
    "stopped_unbeaten": "{player} is first: the event stopped before the final and nobody else is unbeaten",
    "stopped_beaten_once": "{player} is second, with one loss: the event stopped before the final",
    # what each text of Amalfi looks at
    "colour_latest_black": "percentages being equal, the latest round in which one had Black and the other did not "
    "decides, {round}: {upper} {upper_had}, {lower} {lower_had}",
    "colour_latest_none": "percentages being equal and no Black against anything else, the latest round in which one "
    "had no colour and the other White decides, {round}: {upper} {upper_had}, {lower} {lower_had}",
    "colour_fewer_blacks": "they have had White equally often: Black goes to the one who has had it less often",
    "bye_or_walkover": "{player}: has already had the bye or won by forfeit",
    "one_must_be_left_free": "{candidate}: the others could be paired, but without leaving "
    "{may_rest:|one of }{may_rest} free",
    "lower_had_forfeit_points": "with fewer points, but have had forfeit points already: {others}",
    "lower_met_all_withdrawn": "with fewer points, but have met all the withdrawn: {others}",
    "rr_only_one_left": "{opponent} is the only withdrawn player {player} has not met",
    "rr_only_one_left_of_teams": "{opponent} is the only withdrawn team {player} has not met",
    "rr_fewest_points": "of the withdrawn {player} has not met, {opponent} has the fewest points ({score} p.)",
    "rr_highest_on_tabellone": "level with {equal} among the withdrawn {player} has not met, "
    "{opponent} is higher on the tabellone",
    "meets_the_struck": "{player} rests: the opponent of this round, {opponent}, was struck",
    "meeting_left_out": "{player} and {opponent} would meet in round {round}, but {rounds:there is 1 round|there are "
    "{rounds} rounds}",
    "main_bracket_pair": "{player} and {opponent} are neighbours in the main bracket",
    "recovery_rest_no_rematch": "recovery: there are {count} players, {player} goes on by lot among {equal}; these "
    "have to play, so that nobody meets an opponent again: {must_play}",
    "waits_for_the_final_phase": "{player}, unbeaten, waits for the final phase",
    "meet_in_final_phase": "{player} and {opponent} are unbeaten: they can meet in the final phase only",
    "nobody_has_won": "{player} got to the last encounter, but neither of the two won it",
    "unbeaten": "{player} is unbeaten and plays on in the main bracket",
    "beaten_once": "{player} has one loss and plays on in the recovery",
    "left_in_after_the_last_round": "{player} was still in when the rounds were over",
    "facts_half_the_list": "{upper} is at position {position} of {players} in the list ({score} pts). Rounds left: "
    "{count}, but the theoretical opponent is no more than half the list away: at position {position} + {turns} = "
    "{theoretical}.",
    "second_leg_now": "in round {round} {player} and {opponent} were paired without playing, because one of them had "
    "withdrawn: in the second leg they play",
    "second_leg_absent": "the second leg repeats round {round}, in which {player} was absent: there is no opponent",
    "bye_to_the_least_excluded": "{player}: gets the bye though excluded; of the excluded, first those who have had "
    "neither a bye nor a point without playing, then those with the most games (here: {games}), then the last of the "
    "list",
    "bye_to_the_last_excluded": "{player}: gets the bye though excluded; of the excluded, the last of the list",
    "recovery_rest_only_he": "recovery: there are {count} players, {player} goes on without a lot; these have to play, "
    "so that nobody meets an opponent again: {must_play}",
    "recovery_rest_least": "recovery: there are {count} players, {player} goes on without a lot: the others have "
    "rested more, or did not come to a game",
    "recovery_of_one": "{player} is alone in the recovery and goes on",
    "placed_without_playing": "{player} was done after round {round}, place {place}, without playing for it: whoever "
    "should have played for it too did not come or has left ({missing})",
}
