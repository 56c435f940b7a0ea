"""The rating lists of chess."""

SENTENCES = {
    "chess_list_heading": "this is not FIDE's list as it is published now: the first line lacks {missing}. Take the "
    "combined list or the standard one, in TXT or XML.",
    "chess_list_xml": "this is not FIDE's list in XML, or it is damaged: download it again.",
    "chess_list_columns": "the first line has to name each column once, {wanted} among them.",
    "chess_list_born": "“{found}” is not a date of birth: it needs a year of four figures.",
    "chess_list_zip": "the .zip is damaged, or has not exactly one list (.txt, .xml or .csv) in it: download it again.",
    "chess_list_date": "the file does not say of which month it is: add --date YEAR-MONTH, such as 2026-10.",
    "chess_list_bad_date": "“{found}” is not a month: write it as 2026-10.",
    "chess_list_other_kind": "this is a list of {kind}.",
    "chess_list_too_long": "the list has more than {most} players.",
    "chess_list_gone": "the list has been replaced meanwhile: search again.",
    "chess_list_progress": "{count} {count:player|players}",
    "chess_list_imported": "{kind}, {date}: {count} {count:player|players}.",
    "chess_list_skipped": "{count} {count:line|lines} without a player's number left out.",
    "chess_list_none": "There is no rating list of chess: tabellone lists import FILE.",
    "chess_list_of_fide": "FIDE list",
    "chess_list_of_fsi": "FSI list",
    "chess_list_not_read": "columns nobody knows, not read: {what}.",
    "chess_list_inactive": "inactive",
    "help_lists": "The rating lists of chess, of FIDE and of the FSI; without more, which there are.",
    "help_lists_import": "Read a list as it is published (TXT, XML or CSV, also in its .zip) in place of the one "
    "before.",
    "help_lists_search": "Who has words that begin like TEXT in the name, or this number.",
    "help_lists_kind": "Whose list it has to be; it is known by its form.",
    "help_lists_date": "The month of the list, if the file does not say it.",
}
