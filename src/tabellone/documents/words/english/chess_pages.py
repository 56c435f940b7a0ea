"""Chess files on the pages: the report of a tournament and the rating lists."""

SENTENCES = {
    "ui_chess_report": "Tournament report (TRF)",
    "ui_chess_report_about": "The file that chess programs exchange and federations make ratings of. Below each "
    "edition is what is missing in it or what it cannot hold.",
    "ui_chess_report_16": "For the federation's rating: it is the edition that the FSI takes.",
    "ui_chess_report_26": "FIDE's newest edition, for other programs.",
    "ui_chess_report_whole": "The report holds everything.",
    "ui_chess_report_take": "Download the TRF{edition}",
    "ui_chess_lists": "Rating lists of chess",
    "ui_chess_lists_none": "There is no list yet.",
    "ui_chess_lists_how": "FIDE's list (players_list.zip, from ratings.fide.com) or that of the FSI (allin.csv), "
    "as they are published. A new list takes the place of the one before when it has come "
    "to its end; tournaments go on meanwhile.",
    "ui_chess_list_import": "Import a list",
    "ui_chess_list_file": "File of the list",
    "ui_chess_list_month": "Month, if the file does not say it",
    "ui_chess_list_do": "Import the list",
    "ui_chess_list_runs": "The list is being imported",
    "ui_list_month_needed": "The file does not say of which month it is: choose it beside the file.",
    "ui_list_before_stays": "The list before stays.",
}
