"""File di scacchi nelle pagine: il rapporto di un torneo e le liste Elo."""

SENTENCES = {
    "ui_chess_report": "Rapporto del torneo (TRF)",
    "ui_chess_report_about": "Il file che i programmi di scacchi si scambiano e da cui le federazioni calcolano "
    "l'Elo. Sotto ogni edizione c'è quello che le manca o che non può contenere.",
    "ui_chess_report_16": "Per la variazione Elo della federazione: è l'edizione che la FSI prende.",
    "ui_chess_report_26": "L'edizione più nuova della FIDE, per altri programmi.",
    "ui_chess_report_whole": "Il rapporto contiene tutto.",
    "ui_chess_report_take": "Scarica il TRF{edition}",
    "ui_chess_lists": "Liste Elo degli scacchi",
    "ui_chess_lists_none": "Non c'è ancora nessuna lista.",
    "ui_chess_lists_how": "La lista della FIDE (players_list.zip, da ratings.fide.com) o quella della FSI "
    "(allin.csv), come sono pubblicate. Una lista nuova prende il posto di quella di prima "
    "quando è arrivata alla fine; intanto i tornei vanno avanti.",
    "ui_chess_list_import": "Importa una lista",
    "ui_chess_list_file": "File della lista",
    "ui_chess_list_month": "Mese, se il file non lo dice",
    "ui_chess_list_do": "Importa la lista",
    "ui_chess_list_runs": "La lista si sta importando",
    "ui_list_month_needed": "Il file non dice di che mese è: sceglilo accanto al file.",
    "ui_list_before_stays": "La lista di prima resta.",
}
