"""Chi non viene, chi arriva tardi e chi ha chiesto di riposare."""

SENTENCES = {
    "ui_no_show_mended": "Cambiando {count} {count:tavolo|tavoli}",
    "ui_no_show_anew": "Rifacendo il turno: {count:cambia|cambiano} {count} {count:tavolo|tavoli}",
    "ui_no_show_forfeit": "Lasciando tutto com'è",
    "ui_no_show_forfeit_told": "L'avversario al tavolo {board} vince per forfait.",
    "ui_no_show_stay": "{count:Resta|Restano} {count} {count:tavolo|tavoli}.",
    "ui_no_show_renumbered": "Cambiano numero:",
    "ui_no_show_breaks_nothing": "Nessuna regola infranta.",
    "ui_no_show_results": "I tavoli con un risultato restano come sono, in ogni caso.",
    "ui_no_show_fixed": "Qui gli incontri sono stabiliti dal sorteggio e non cambiano: chi non si presenta perde "
    "per forfait.",
    "pairs_are_fixed": "con il sistema {system} gli incontri di questo turno sono stabiliti: chi non si presenta "
    "perde per forfait.",
    "no_way_without_him": "Turno {round}: senza di lui non c'è un modo di abbinare gli altri; resta il forfait.",
    "has_played": "{player} ha già un risultato nel turno {round}.",
    "has_played_or_not_there": "Non è in questo turno, o ha già un risultato.",
}
