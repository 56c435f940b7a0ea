"""Events at tables: the games of the rounds."""

SENTENCES = {
    "game": "Game",
    "game_faq": "FAQ of the game",
    "game_was": "changed: announced was {earlier}",
    "minutes_each": "at most {minutes} minutes each",
    "one_minute_each": "at most 1 minute each",
    "ui_substitute_about": "{name} leaves the tournament: the substitute plays in the later rounds too.",
    "ui_substituted": "At table {table} {name} plays in the place of {missing}, now withdrawn: print the card again.",
    "ui_repaired": "{count:Table|Tables} {tables} {count:changes|change}: print {count:its card|their cards} again. "
    "{name} plays again in the next round unless you mark them absent.",
    "ui_filled_from_phone": "Already entered by a phone at the table: check it and save.",
    "ui_games": "Games of the event",
    "ui_faq_address": "Page of the FAQ (http or https)",
    "ui_minutes_each": "Minutes each, at most",
    "ui_game_changed": "Round {round}: {game}. The pages, the phones and the cards printed from now on say so.",
    "did_game": "round {round}: {game}",
    "round_without_game": "the game of round {round} is not announced: it is written in the settings, or in the "
    "document's field “round_games”",
    "rounds_without_game": "the games of rounds {rounds} are not announced: they are written in the settings, or in "
    "the document's field “round_games”",
    "round_without_time": "the longest time per player of round {round} is not stated; it is to be fixed before the "
    "event",
    "rounds_without_time": "the longest time per player of rounds {rounds} is not stated; it is to be fixed before the "
    "event",
    "game_announced_twice": "round {round} has two games: keep only one.",
    "games_at_tables_only": "games of rounds are announced only in events at tables (BIG).",
    "ui_paste_for_tables": "One player a line: name; team. Pasting from a spreadsheet works.",
    "not_a_page": "“{found}” is not the address of a page: it begins with http:// or https:// and has no spaces.",
    "placed_1": "1st {name}",
    "placed_2": "2nd {name}",
    "placed_3": "3rd {name}",
    "placed_4": "4th {name}",
    "placed_5": "5th {name}",
    "actor_phone": "a phone",
    "ui_table_saved": "Table {table}: {placed}.",
    "table_result_known": "table {table} of round {round} has the result {placed} already; changing it is a "
    "correction.",
    "no_table_result_to_correct": "table {table} of round {round} has no result to correct yet.",
    "collision_table": "table {table} was entered by {actor} {seconds} s ago: {placed}. Look before trying again.",
    "even_exchange": "exchanging {player} for {opponent} would leave the indicator as it is: among seatings so equal "
    "the worst table decides, then lot",
    "ui_plan_runs": "{count:One run|The mean of {count} runs} with random results. Every real table is searched "
    "longer: there may be fewer rematches.",
    "ui_plan_relaxing": "Tables less close in the standings (option “Extra distance allowed”), each round by itself",
    "plan_announced": "as announced, {count:1 pair meets|{count} pairs meet} again in the rounds by team",
    "plan_relaxed": "with tables less close by {count} {count:place|places} in all: {repeated}, {less} fewer",
    "plan_relaxed_in_vain": "with tables less close by {count} {count:place|places} in all: {repeated}, none fewer",
    "plan_not_relaxed": "what tables less close would give was not tried: the event is too large to answer at once",
    "typed_no_number": "“{found}” is not a number.",
    "empty_seat": "an empty seat is not written: a table has only the players who sit at it, 3 to 5.",
    "negative_points": "table {table}: in the first round game points count as a share (PBG) and cannot be negative; "
    "enter the places.",
    "negative_points_in_pbg": "in the first round table {table} has negative game points: the share PBG makes no sense",
    "teams_spelt_alike": "“{one}” and “{other}” are two teams for the program: if they are one, write it the same way "
    "everywhere, or team-mates may share a table",
    "scale_shorter_than_tables": "the points of the places “{found}” are three: the fourth place at tables of four "
    "gets nothing",
    "ui_repair_was": "was table {table}",
    "repair_by_aims": "third meetings: weight {heavy}; distances between teams, in {counted_in}: {closeness}; "
    "rematch indicator {indicator}, {worst} at the worst table",
    "repair_by_standings": "the order of the individual standings counts; rematches do not",
    "repair_by_lot": "first round: by lot, no team-mates together",
    "table_ranked_by_lot": "mean of the teams' points {team_points}, of the players' {points}; best individual place "
    "{place}; tables {at_tables} are equal in this, and their order is by lot (seed {seed})",
    "tables_by_lot": "tables {at_tables}: equal in the points of their teams and in the points and the best place of "
    "their players; their order is by lot (seed {seed})",
    "team_sum": "{points} is the sum of the points of its {count:only player|{count} players}",
    "team_fewer_points": "has fewer points ({points}) than {opponent}, the next above ({more})",
    "team_more_points": "has more points ({more}) than {opponent}, the next below ({points})",
    "team_lower_tie_break": "level on points with {opponent}, the next above; “{tie_break}” decides: "
    "{amount} against {more}",
    "team_higher_tie_break": "level on points with {opponent}, the next below; “{tie_break}” decides: "
    "{more} against {amount}",
    "teams_by_lot": "{teams}: teams equal in everything, their order is by lot (seed {seed})",
    "teams_lot_to_come": "{teams}: teams equal in everything; the lot decides, and it has not been drawn: the program "
    "draws it when it makes a round, or a seed is written in the field “seed” of the document. Until then the order "
    "among them means nothing",
    "players_by_lot": "{order}: equal in everything in the individual standings, they sit down in this order by lot "
    "(seed {seed})",
    "mended_otherwise": "without {player} the tables are not adjusted as they should be: first the fewest changed "
    "tables, then the aims of the round",
    "not_mended": "an adjusted seating has all players of the one before it but one, who is absent.",
    "explain_published_mended": "The published round has {published}: its tables were adjusted because somebody was "
    "missing, as few of them changed as possible (B14). What is explained here is the seating as it would be made "
    "again.",
    "pbg_missing_at_tables": "in the first round tables {at_tables} have places and no game points: level on points, "
    "the share (PBG) of their players counts 0, after those who have one; the points are added by correcting the "
    "result",
    "pbg_missing": "in the first round table {at_tables} has places and no game points: level on points, the share "
    "(PBG) of its players counts 0, after those who have one; the points are added by correcting the result",
    "working_pbg_missing": "level on points after the first round, the share of the table's game points decides (PBG): "
    "those of this table are not entered, and it counts 0",
    "ui_points_for_pbg": "Table {table}: without game points the share (PBG) of those who played there counts 0 in the "
    "tie-breaks after the first round. They can be added by correcting the result.",
    "ui_table_form_pbg": "The first round needs the game points: level on points the share of them decides (PBG).",
    "counted_in_places": "places",
    "counted_in_eights": "groups of eight teams",
    "event_replace_tables": "tables changed",
}
