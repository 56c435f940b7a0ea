"""La classifica: la corsa, le legende, il telefono."""

SENTENCES = {
    "ui_race": "La corsa dei primi {first}",
    "ui_race_told": "Posto dopo ogni turno: una riga per giocatore, il nome alla fine.",
    "ui_race_how": "Posto dopo ogni turno; nei cerchi, dove c'è posto, i punti.",
    "ui_race_show": "Mostra la corsa",
    "ui_race_too_early": "La corsa comincia dopo il secondo turno.",
    "ui_race_legend": "Ogni posto è quello che si leggeva allora, con i risultati che c'erano. Sotto l'ottavo i posti "
    "stanno più stretti. Dove due nomi cadrebbero l'uno sull'altro, un filo porta dalla riga al nome.",
    "ui_tap_a_row": "Tocca una riga per vedere le partite.",
    "ui_legend_expected": "Punti attesi per la differenza di rating",
    "ui_legend_no_figure": "Non c'è una cifra: manca, o non si applica",
    "ui_equal_with": "Posto {place} ex aequo con",
    "standings_final": "Classifica finale",
    "listing_equal_legend": "= stesso posto di chi precede: sono ex aequo.",
}
