"""FIDE's tournament report files: what cannot be read, and what a document or a report cannot hold."""

SENTENCES = {
    # what cannot be read
    "trf_empty": "the file is empty.",
    "trf_not_text": "the file is not text: a tournament report (TRF) is needed.",
    "trf_line_too_long": "the line is longer than {longest} characters, more than any number of rounds needs.",
    "trf_control_character": "the line has tabs or control characters; columns are separated by blanks.",
    "trf_no_code": "“{found}” does not begin with a code of three letters or digits and a blank: this is not a record "
    "of a tournament report (TRF).",
    "trf_no_players": "there is no player (record 001) in the file.",
    "trf_column": "column {column} must be blank and has “{found}”: the columns of this line are shifted.",
    "trf_number": "columns {first} to {last} must be a whole number up to {most}, and have “{found}”.",
    "trf_no_number": "columns 5 to 8 must have the player's starting number, 1 or more.",
    "trf_number_twice": "the starting number {number} is in line {first} already.",
    "trf_sex": "column {column} must be m, w or blank, and has “{found}”.",
    "trf_points": "columns {first} to {last} must be points such as 4.5, and have “{found}”.",
    "trf_colour": "round {round}: column {column} must be w, b, - or blank, and has “{found}”.",
    "trf_result": "round {round}: the result “{found}” in column {column} is not known; there are: {known}.",
    "trf_plays_himself": "round {round}: the player has their own number as opponent.",
    "trf_no_such_opponent": "round {round}: there is no player {number}.",
    "trf_not_mutual": "round {round}: {number} has {other} as opponent, but {other} (line {there}) has not {number}.",
    "trf_same_colour": "round {round}: the player and their opponent {other} (line {there}) both have {letter}.",
    "trf_no_colour": "round {round}: the game has no colours, neither here nor with the opponent.",
    "trf_results": "round {round}: the result “{found}” does not fit “{other}” of the opponent (line {there}).",
    "trf_no_opponent": "round {round}: the result “{found}” needs an opponent here.",
    "trf_record_twice": "the record {record} is in line {first} already.",
    "trf_rounds": "the number of rounds must be 1 to {most}, and is “{found}”.",
    "trf_first_colour": "the first colour must be W or B, and is “{found}”.",
    "trf_scoring_record": "record {record}: “{found}” is not a result with its points.",
    "trf_byes": "“{found}” is not a list of byes: kind (F, H or Z), round and players are needed.",
    "trf_no_such_player": "there is no player {number}.",
    "trf_fide_number_twice": "the FIDE number {card} is in line {first} already.",
    "trf_not_individual": "this is not a Swiss or round robin of single players ({found}): it cannot be read.",
    # read, and worth knowing
    "trf_windows_text": "the file is not UTF-8 (line {line}) and was read as Windows text; check the accents.",
    "trf_unknown_record": "the record {record} (line {line}) is not known; it is kept, and counts for nothing.",
    "trf_unknown_more": "more records are not known: at most {most} are named.",
    "trf_left_out": "the record {record} (line {line}) says something these systems do not have; it is left out.",
    "trf_kept": "no field of a tournament is for the records {known}; they are kept, and written by the next export.",
    "trf_kept_only": "only {most} records without a field are kept; {count} are left out.",
    "trf_count": "record {record} counts {found}, but there are {really}.",
    "trf_lines_skipped": "{count:one line is no record but a comment or a ruler|{count} lines are no records but "
    "comments or rulers} (the first is {line}); skipped.",
    "trf_points_decreed": "points by decree (299): here points follow from the results, and the standings would be "
    "others; the report is not read.",
    "trf_half_counted": "the points count the half point of the next round already, as some programs write it; here it "
    "is added with the round: {players}.",
    "trf_other_system_kept": "the report will say “{found}”, as the one the tournament came from: no round was paired "
    "here.",
    "trf_other_system_mixed": "the first rounds are not of Amalfi, and the report says so: “{found}”.",
    "trf_unclear_cards": "it is not known whether the card is a FIDE number, and it is not written (export with "
    "--cards fide or --cards federation, or answer on the page of the report): {players}.",
    "trf_unclear_titles": "it is not known whether CM is FIDE's title or the category Candidato Maestro, and it is "
    "not written (export with --cm fide or --cm federation, or answer on the page of the report): {players}.",
    "trf_other_system": "the report says “{found}”: as Amalfi its rounds stay what they are, and the next one is "
    "paired by the Amalfi rules.",
    "trf_draughts_round_robin": "a round robin is read as one of the draughts federation: two points a win, places by "
    "its own rules.",
    "trf_renumbered": "the starting numbers have gaps: the players are numbered again, 1 to {most}.",
    "trf_rounds_unknown": "the report does not say how many rounds there are: {rounds} are taken as announced.",
    "trf_scoring": "the report counts in a way there is none of here ({known}): win, draw and loss falling by half "
    "points, bye as a win, a draw or nothing, absence 0; in a round robin 1, ½, 0. It is not read.",
    "trf_tie_breaks": "these tie-breaks cannot be chosen here and are left out: {known}.",
    "trf_national": "{count:one player has a rating of another list; rating and title are read, everything "
    "else of the record is left out.|players with a rating of another list: {count}; rating "
    "and title are read, everything else of these records is left out.}",
    "trf_rest_read": "“{found}” without an opponent is read as: {rest}.",
    "trf_unrated": "{count:a game of less than one move (W, D, L) is read as played.|games of less than one "
    "move (W, D, L): {count}; they are read as played.}",
    "trf_without_colours": "{count:an unplayed game has no colours; the lower number is given White.|unplayed games "
    "without colours: {count}; the lower number is given White.}",
    "trf_later_byes": "line {line} is about round {round}, which is not the next one: it is left out.",
    "trf_byes_differ": "line {line} says otherwise of round {round} than the players' lines, which count.",
    "trf_later_columns": "the players' lines say something of round {round}, not the next one: it is left out.",
    "trf_whole_point_to_come": "a whole point is promised for the next round, which cannot be written down before it "
    "is paired: {players}.",
    "trf_next_round": "the report names absences in round {round}: a round robin has none to announce.",
    "trf_absent_or_gone": "absent from the next round: {players}. A report does not say who has withdrawn.",
    "trf_notes_unread": "a day of birth or a federation that cannot be one is left out: {players}.",
    "trf_points_differ": "the points of the report are not those of its results: {players}.",
    "trf_ranks_differ": "the places of the report are not those of the standings here: {players}.",
    # written, and what is not in it
    "trf_system": "a tournament report is for Amalfi and round robins, not for {system}.",
    "trf_teams": "a tournament report is for individual events only, for now.",
    "trf_two_games": "a tournament report has one game an encounter, not two.",
    "trf_too_large": "a tournament report has room for {most} players and less than 100 points each.",
    "trf_note": "“{found}” cannot be written in a report: sex is m or w, born a year or a day such as 1980/05/31, "
    "federation three letters.",
    "trf_kept_line": "a record of a report is a line of text that begins with its code and a blank.",
    "trf_own_record": "the record {record} follows from the tournament; remove it here.",
    "trf_lost_prizes": "a report has no place for the prizes.",
    "trf_lost_decisions": "a report has the places, but not the lots and play-offs behind them.",
    "trf_lost_seed": "a report has no place for the seed of the draw.",
    "trf_lost_staff": "a report has no place for the arbiters of the tables.",
    "trf_lost_announced": "a report has no place for rounds added since it began.",
    "trf_lost_late": "a report does not say that results came after later rounds had been paired.",
    "trf_lost_back": "a report does not say that somebody had withdrawn and came back; the absence meanwhile is there.",
    "trf_lost_openings": "a report has no place for the openings.",
    "trf_lost_formal": "a win against somebody withdrawn is written as a bye with a whole point (F).",
    "trf_lost_tie_breaks": "TRF16 has no place for the tie-breaks; TRF26 has.",
    "trf_lost_options": "a report has no place for the options {known}.",
    "trf_lost_records": "TRF16 has no records {known}; TRF26 has.",
    "trf_lost_leaves": "a report cannot say that these have withdrawn; they are written as absent from the next round "
    "or not at all: {players}.",
    "trf_lost_enters": "a report cannot say in which later round these will come; they are written as absent from the "
    "next one: {players}.",
    "trf_lost_struck": "a report cannot say that these are struck; their games are in it: {players}.",
    "trf_cut_names": "names are cut after 33 characters: {players}.",
    "trf_lost_titles": "only FIDE titles are written: {players}.",
    "trf_lost_cards": "a report has no place for the federation's card: {players}.",
    "game_points_between": "the points of the game are numbers from -{most} to {most}, with {decimals} decimals at "
    "most.",
    "not_a_number": "a number is needed.",
    "import_is_archive": "this is a zip archive: a backup is brought back on the page of backups, a spreadsheet is "
    "saved as CSV first. A document, a journal or a TRF report can be brought here.",
    "import_is_list": "this is a list of players: add it on the page of a tournament's players. A document, a journal "
    "or a TRF report can be brought here.",
    "import_unknown": "this file is nothing the program knows: a Tabellone document, a journal or a TRF report can be "
    "brought here; a backup on its own page, a list of players on theirs.",
    "did_clarify_card_fide": "the cards are FIDE numbers",
    "did_clarify_card_federation": "the cards are the federation's",
    "did_clarify_title_fide": "CM is FIDE's title",
    "did_clarify_title_federation": "CM is the category",
    "event_clarify": "FIDE or federation",
    "nothing_to_clarify": "there is nothing to clarify any more: cards and titles are known.",
    "fide_number_enrolled": "the FIDE number {number} belongs to somebody else who is enrolled.",
    "fide_fields_unread": "a FIDE number or title is written in a way that cannot be read (digits only, 11 at most; "
    "GM, IM, WGM, FM, WIM, CM, WFM, WCM): {players}.",
    "fide_number_unreadable": "“{found}” is not a FIDE number: digits only, 11 at most.",
    "fide_title_unreadable": "“{found}” is not a FIDE title: GM, IM, WGM, FM, WIM, CM, WFM or WCM; the category has a "
    "field of its own.",
    "ui_line_fide_number": "the column of FIDE numbers takes digits only, 11 at most",
    "ui_line_fide_title": "the column of FIDE titles takes GM, IM, WGM, FM, WIM, CM, WFM or WCM",
    "ui_other_rating": "Rating of another list (national)",
    "ui_other_title": "Title in that list",
    "column_other_rating": "national rating",
    "column_other_title": "national title",
    "ui_appraised_rating": "Rating appraised by the director, if in no list",
    "column_appraised_rating": "appraised rating",
    "ui_fide_number": "FIDE number",
    "ui_fide_title": "FIDE title",
    "column_fide_number": "FIDE number",
    "column_fide_title": "FIDE title",
    "ui_for_report": "For the report to the federation",
    "ui_event_federation": "Federation (three letters)",
    "ui_event_last_day": "Last day",
    "ui_deputies": "Deputy arbiters (separated by ;)",
    "ui_event_code": "Code of the event",
    "ui_report_refused": "To be mended: the federation refuses it",
    "ui_report_accepted": "Everything a rating needs is there.",
    "ui_report_cannot_hold": "What the format cannot hold",
    "ui_unclear_cards": "{count:One player has|{count} players have} a number under “card” that may be FIDE's or the "
    "federation's. What is it? Until it is known, the report does not write it.",
    "ui_unclear_titles": "{count:One player is|{count} players are} CM: FIDE's title (Candidate Master) or the "
    "category (Candidato Maestro)? Until it is known, the report does not write it.",
    "ui_cards_of_fide": "They are FIDE numbers",
    "ui_cards_of_federation": "They are the federation's cards",
    "ui_cm_of_fide": "It is FIDE's title",
    "ui_cm_of_federation": "It is the category",
    "help_export_cards": "With --trf: what the cards of a document are that does not say it, FIDE numbers or the "
    "federation's.",
    "help_export_cm": "With --trf: what CM is in a document that does not say it, FIDE's title or the category.",
    "help_export_trf_only": "--cards and --cm go with --trf.",
    "trf_lost_clubs": "a report has no place for club, province and team: {players}.",
    "trf_lost_appraised": "a report has no place for ratings appraised by the director: {players}.",
    "trf_lost_first_ratings": "a report has no place for the rating somebody began with: {players}.",
    "trf_cut_titles": "the title in the other list has more than 3 letters and is cut: {players}.",
    "trf_lost_other_list": "TRF16 has no place for rating and title of another list; TRF26 has: {players}.",
    "trf_suspended": "{count:a suspended game is written without a result.|suspended games: {count}; they are "
    "written without a result.}",
    "trf_open": "{count:one game has no result.|games without a result: {count}.}",
    "trf_missing_records": "for a rating these records of the tournament are missing: {known} (012 name, 022 place, "
    "032 federation, 042 first day, 052 last day, 102 arbiter, 132 round days: the round times give 052 and 132).",
    "trf_missing_fide_number": "without a FIDE number, which a rating needs: {players}.",
    "trf_missing_birth": "without a year of birth: {players}.",
    "trf_missing_sex": "without sex: {players}.",
    "trf_missing_federation": "without a federation: {players}.",
    "trf_imported": "{players} players, {played} of {rounds} rounds: written to “{file}”.",
    "trf_exported": "The report (TRF{version}) of {players} players and {played} rounds is written to “{file}”.",
    "help_import": "Read a FIDE tournament report (TRF16 or TRF26) and make a document of it.",
    "help_import_system": "The system, if it is another than the report seems to say.",
    "help_export": "Write a tournament in another format: FIDE's report (TRF) of an Amalfi event or a round robin, "
    "a table for a spreadsheet, a paper as PDF.",
    "help_trf": "FIDE's report, the file for a rating: the edition of the format.",
    "help_export_output": "Where to write the file.",
}
