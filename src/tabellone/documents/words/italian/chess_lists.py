"""Le liste Elo degli scacchi."""

SENTENCES = {
    "chess_list_heading": "non è la lista della FIDE come si pubblica ora: nella prima riga manca {missing}. Prendere "
    "la lista completa o quella standard, in TXT o XML.",
    "chess_list_xml": "non è la lista della FIDE in XML, o è guasta: scaricarla di nuovo.",
    "chess_list_columns": "la prima riga deve nominare ogni colonna una volta sola, e tra queste {wanted}.",
    "chess_list_born": "«{found}» non è una data di nascita: ci vuole l'anno in quattro cifre.",
    "chess_list_zip": "lo .zip è guasto, o non contiene esattamente una lista (.txt, .xml o .csv): scaricarlo di "
    "nuovo.",
    "chess_list_date": "il file non dice di che mese è: aggiungere --date ANNO-MESE, per esempio 2026-10.",
    "chess_list_bad_date": "«{found}» non è un mese: scriverlo come 2026-10.",
    "chess_list_other_kind": "è una lista {kind}.",
    "chess_list_too_long": "la lista ha più di {most} giocatori.",
    "chess_list_gone": "la lista è stata sostituita nel frattempo: cercare di nuovo.",
    "chess_list_progress": "{count} {count:giocatore|giocatori}",
    "chess_list_imported": "{kind}, {date}: {count} {count:giocatore|giocatori}.",
    "chess_list_skipped": "{count} {count:riga lasciata|righe lasciate} da parte, senza il numero di un giocatore.",
    "chess_list_none": "Non c'è nessuna lista Elo degli scacchi: tabellone lists import FILE.",
    "chess_list_of_fide": "lista FIDE",
    "chess_list_of_fsi": "lista FSI",
    "chess_list_not_read": "colonne che nessuno conosce, non lette: {what}.",
    "chess_list_inactive": "inattivo",
    "help_lists": "Le liste Elo degli scacchi, della FIDE e della FSI; senza altro, quali ci sono.",
    "help_lists_import": "Legge una lista come si pubblica (TXT, XML o CSV, anche nel suo .zip) al posto di quella di "
    "prima.",
    "help_lists_search": "Chi ha nel nome parole che cominciano come TEXT, o questo numero.",
    "help_lists_kind": "Di chi deve essere la lista; si riconosce dalla forma.",
    "help_lists_date": "Il mese della lista, se il file non lo dice.",
}
