"""The forms of the federation (FID Capo XIV), besides those of `federation.py`."""

SENTENCES = {
    "formation_game": "Game",
    "formation_present": "To be paired",
    "formation_whites": "W",
    "formation_odd": "Odd number",
    "formation_article_8": "Art. 8: a rest with forfeit points (RF)",
    "formation_article_9": "Art. 9: a rest of a round (RT)",
    "formation_last_black": "Last Black: the rotation starts there (Art. 4)",
    "formation_before": "Round {round}, in order of formation",
    "formation_repeats": "Round {round} of the first leg, repeated with the colours exchanged",
    "formation_no_show": "Whoever won because the opponent did not come has had their forfeit points (Art. 11).",
    "formation_colours_drawn": "Colours are drawn by lot (Art. 18).",
    "formation_absent": "absent this round",
    "formation_withdrawn": "withdrawn",
    "formation_never_came": "never came",
    "formation_legend": "In every box: opponent and colour (B white, N black); f: forfeit, not played; *: without a "
    "result, here it counts as drawn. Last column: how often they had White. The points are those for pairing.",
    "formation_legend_rests": "RF: a rest with forfeit points; RR: a rest with the withdrawn player of that number; "
    "RT: a rest of a round, without points; abs.: absent. In brackets the colour that counts by convention (Art. 14). "
    "Below, whoever is not paired: only the withdrawn can be opponents of an RR. Beside a pair, (f 3): 3 has won "
    "because the other did not come; (f): neither of them came.",
    "paper_gone": "withdr.",
    "paper_left_after": "withdrawn after round {round}",
    "paper_struck": "struck",
    "paper_tabellone_of": "Tabellone of the event: {players} players, {rounds} {rounds:round|rounds}",
    "paper_tabellone_of_of_teams": "Tabellone of the event: {players} teams, {rounds} {rounds:round|rounds}",
    "paper_tabellone_marks": "f: forfeit, not played; *: without a result; withdr.: withdrawn.",
    "paper_tabellone_rests": "Rests: RF with forfeit points, RR with the withdrawn player of that number, RT without "
    "points; in brackets the colour that counts by convention.",
    "paper_with_expected": "With expected scores",
    "paper_without_expected": "Without expected scores",
    "paper_expected_legend": "PA: expected score (table 19), in italics that of the game; PO: points made in the "
    "games played; D = PO − PA. Forfeits and rests do not count.",
    "paper_in_letters": "With letters",
    "paper_in_numbers": "With numbers",
    "paper_calendar": "Table of the pairs",
    "paper_calendar_how": "all rounds of the round robin, in numbers or in letters",
    "paper_calendar_legend": "The first of every pair has White. In brackets whoever is missing: their opponent rests.",
    "paper_deciding": "What decides",
    "paper_quotients_legend": "In every box: the number of the opponent; their final points; in italics their points "
    "counted twice if they were beaten, once if the game was drawn, not at all if they won. Of an RR the opponent is "
    "the withdrawn player. Last column: what parts the player from the one above.",
    "step_points": "points {points}, above {more}",
    "step_tie_break": "{tie_break}: {amount}, above {more}",
    "step_single_results": "results against single teams",
    "score_sheet_front_only": "Without the back",
    "score_sheet_both_sides": "With the back: notes and legend",
    "score_sheet_players": "Players",
    "score_sheet_legend": "Legend",
    "score_sheet_1": "Title of the event, date and place: three lines.",
    "score_sheet_2": "Signature of the arbiter at the end of the encounter.",
    "score_sheet_3": "Names of the players, written legibly.",
    "score_sheet_4": "Result: 2 game won, 1 drawn, 0 lost.",
    "score_sheet_5": "Legible signature.",
    "score_sheet_6": "Time used to complete the game.",
    "score_sheet_7_italian": "Moves of White and of Black: square left, dash and square reached (23-19). In a capture "
    "an x in place of the dash (1x10). In a capture of several pieces, where there is a choice, the squares between "
    "too (3x12x19).",
    "score_sheet_7_international": "Moves of White and of Black: square left, dash and square reached (35-30). In a "
    "capture an x in place of the dash (28x19). In a capture of several pieces, where there is a choice, the squares "
    "between too (19x28x39).",
    "score_sheet_8": "For the arbiter who counts moves: a mark beside the move, on the side of White or of Black, "
    "where the count begins, and another where it ends.",
    "score_sheet_9": "As point 6, at the end of the moves of that column.",
    "score_sheet_10": "In Italian draughts the number of the opening, not its moves.",
    "score_sheet_11": "The number of the round in which the encounter is played, not to be confused with the game.",
    "score_sheet_12": "Beside every move stands its number.",
    "paper_to_fill_in": "to be completed by hand",
    "federation_title": "The federation's tables and forms",
    "federation_about": "The tables of FID Capo XIV to look up and print, and blank forms for when the computer fails. "
    "Forms that are filled in: “Papers” of every tournament.",
    "federation_openings": "Openings, for a draw in the hall",
    "federation_count": "{count:one opening|{count} openings}",
    "federation_about_general": "All of them: only for encounters of two games, pairs or teams, of the national "
    "series, where announced.",
    "federation_about_table_a": "The sharpest: only for encounters of two games, pairs or teams, of the national "
    "series, where announced.",
    "federation_about_table_b": "For encounters of players of the national series.",
    "federation_about_table_c": "For encounters of players and teams that are not of the national series.",
    "federation_about_table_d": "The eight that became 4N in the later edition, taken out of A: as A.",
    "opening_legend": "Classes: B, BB, BBB (1B, 2B, 3B) and N, NN, NNN (1N, 2N, 3N) for White and for Black. One "
    "letter: the colour is slightly better, with more lines to choose from; two: clearly better, and the other plays "
    "in defence; three: formidable, and the other, dangerously weak, needs expert play to draw; 4N, in the later "
    "edition, even more. PARI: balanced play.",
    "federation_groups": "Division into groups (table 24)",
    "federation_about_groups": "How many groups of how many players, for 18 to 200 entries and 2 to 6 groups, by the "
    "rule of table 23:",
    "federation_of_rounds": "{rounds} rounds",
    "federation_of_groups": "{groups} groups",
    "federation_groups_legend": "The first group has 3 players a round at most, more above the critical number; the "
    "others share the rest. A dash: no division keeps to the first group's limit and to the minimum (MIN) for {rounds} "
    "rounds.",
    "federation_blank": "Blank forms",
    "federation_about_blank": "Tabellone, sheets and score sheets with nothing on them, for any number of players and "
    "rounds.",
    "federation_make": "Make the form",
    "blank_players": "a form has 2 to {most} players: not {found}.",
    "blank_rounds": "a form has 1 to {most} rounds: not {found}.",
    "ui_tables_of_openings": "Tables of openings in this event",
    "ui_table_allowed": "yes",
    "ui_table_not_allowed": "no",
    "table_c_for_everybody": "for everybody: its openings are in B too",
    "table_needs_two_games": "only for encounters of two games, or for pairs and teams",
    "table_not_in_two_legs": "with two legs openings are drawn from tables B and C",
    "table_not_announced": "only where the rules of the event announce it, and they do not",
    "table_of_national_series": "only for the national series, and nobody here is of it",
    "table_all_national": "all players are of the national series",
    "table_where_all_are_national": "only where everybody is of the national series ({national} of {players} players); "
    "elsewhere C",
    "paper_play_offs": "Play-offs of up to 6 players",
    "paper_play_offs_how": "who is equal, and the small round robin that decides it",
    "play_off_on_points": "Equal on points for place {place}.",
    "play_off_on_quotient": "Equal on points and quotient for place {place}.",
    "play_off_if_announced": "It is played if the announcement provides for it; otherwise a blitz or a lot decides.",
    "play_off_if_announced_on_points": "It is played if the announcement provides for it; otherwise the quotient "
    "decides.",
    "play_off_not_for_this_place": "For this place the rules have no play-off: a blitz or a lot decides.",
    "play_off_number": "Number drawn",
    "play_off_how": "A number is drawn for everybody; the first number of every pair has White, the one in brackets is "
    "missing and its opponent rests. The points of every game go into the boxes.",
    "paper_game_of_two": "game",
    "play_off_found": "Order found by the play-off",
    "paper_arbiters_report": "Report on the work of the arbiters",
    "arbiters_report_name": "Arbiter",
    "arbiters_report_role": "Qualification and task",
    "arbiters_report_rounds": "Rounds",
    "arbiters_report_judgement": "Judgement",
    "arbiters_report_conduct": "How the event went",
    "arbiters_report_complaints": "Complaints and decisions",
    "arbiters_report_remarks": "Remarks on the work of each of them",
    "paper_request": "Request of an event",
    "request_by": "Club that asks for it",
    "request_kind": "Kind of event (national, regional, provincial, of a club)",
    "request_days": "Days",
    "request_hall": "Hall and address",
    "request_hours": "Time of the start and of the rounds",
    "request_groups": "Groups and categories admitted",
    "request_fee": "Entry fee",
    "request_director": "Director proposed",
    "request_rated": "Rated for the Elo-Rubele (100 % or 50 %)",
    "request_contact": "Person in charge, telephone and e-mail",
    "request_signature": "The president of the club",
    "request_delegate": "Seen by the delegate",
    "request_committee": "Authorised",
    "cadence": "Time control",
    "cadence_how": "One of table 1 or your own words, for example “20 minutes and 5 seconds a move”.",
    "cadence_40_moves_an_hour": "40 moves every hour",
    "cadence_50_moves_in_2_hours": "50 moves in the first two hours and 25 moves in every hour after them",
}
