"""Chi viene dai suoi elenchi, chi non viene, chi arriva tardi e chi ha chiesto di riposare."""

SENTENCES = {
    "ui_no_show_mended": "Cambiando il meno possibile: {count} {count:tavolo|tavoli}",
    "ui_no_show_none": "Gli altri incontri restano gli stessi",
    "ui_no_show_either": "Cambiando il meno possibile, o rifacendo il turno: {count} {count:tavolo|tavoli}",
    "ui_no_show_anew": "Rifacendo il turno: {count:cambia|cambiano} {count} {count:tavolo|tavoli}",
    "ui_no_show_forfeit": "Lasciando tutto com'è",
    "ui_no_show_forfeit_told": "L'avversario al tavolo {board} vince a forfait.",
    "ui_no_show_stay": "{count:Resta|Restano} {count} {count:tavolo|tavoli}.",
    "ui_no_show_bye": "Il riposo tocca a {player}: rifacendo il turno secondo il regolamento toccherebbe a {other}.",
    "ui_no_show_renumbered": "Cambiano numero:",
    "ui_no_show_breaks_nothing": "Nessuna regola infranta.",
    "ui_no_show_results": "I tavoli con un risultato restano come sono, in ogni caso.",
    "ui_no_show_fixed": "Qui gli incontri sono stabiliti dal sorteggio e non cambiano: chi non si presenta perde a "
    "forfait.",
    "pairs_are_fixed": "con il sistema {system} gli incontri di questo turno sono stabiliti: chi non si presenta "
    "perde a forfait.",
    "no_way_without_him": "Turno {round}: senza chi manca non c'è un modo di accoppiare gli altri; resta il forfait.",
    "has_played": "{player} ha già un risultato nel turno {round}.",
    "has_played_or_not_there": "Non è in questo turno, o ha già un risultato.",
    "late_takes_the_bye": "{player} ha il bye: nessun altro cambia",
    "late_plays_who_had_the_bye": "{player} gioca con {opponent}, che aveva il bye, al tavolo {board}: nessun "
    "altro cambia",
    "late_joins_a_table": "{player} si siede al tavolo {table}: nessun altro cambia",
    "not_a_newcomer": "{player} non può entrare nel turno in corso: c'è già, o il turno non si sta giocando.",
    "no_place_left": "Nel turno {round} non c'è un posto che non faccia spostare altri.",
    "round_is_over": "il turno {round} ha già tutti i risultati: si entra con il prossimo.",
    "event_join": "entra nel turno in corso",
    "ui_late_arrival": "{name} arriva a turno formato ed entra con il turno {round}.",
    "ui_late_link": "Fai entrare nel turno in corso",
    "ui_late_which_round": "Il turno {round} è già formato: chi arriva può entrarci adesso, o giocare dal turno "
    "{next}.",
    "ui_late_now": "Entra nel turno {round}",
    "ui_late_next": "Entra con il turno {round}",
    "ui_late_next_told": "Il turno in corso resta com'è.",
    "ui_too_late": "Il torneo è cominciato: con questo sistema i numeri si sorteggiano una volta sola, prima del "
    "primo turno, e nessuno entra dopo.",
    "ui_orders_left_out": "{count:Lasciato da parte il numero davanti al nome|"
    "Lasciati da parte {count} numeri davanti ai nomi}: i numeri li dà il sistema.",
    "column_name": "nome",
    "column_surname": "cognome",
    "column_rating": "punteggio",
    "column_title": "categoria o titolo",
    "column_team": "squadra",
    "column_card": "tessera",
    "column_club": "circolo",
    "column_province": "provincia",
    "column_arbiter": "arbitro",
    "column_order": "numero della riga: i numeri li dà il sistema",
    "column_unread": "non letta",
    "ui_renumber": "Cambia i numeri a mano",
    "ui_renumber_told": "I numeri decidono gli accoppiamenti del primo turno e la precedenza a parità di punti; dopo "
    "il primo turno non si cambiano più. Cambiandoli a mano, quelli sorteggiati e il loro seme non valgono più: se il "
    "regolamento li vuole altrimenti, lo dice l'anteprima del turno.",
    "ui_numbers_changed": "{count:È cambiato il numero di un giocatore|Sono cambiati i numeri di {count} "
    "giocatori}: l'elenco, vecchio → nuovo, è tra i moduli da stampare.",
    "event_renumber": "numeri cambiati a mano",
    "paper_numbers": "Numeri cambiati",
    "paper_numbers_how": "Chi ha un altro numero: vecchio → nuovo",
    "paper_numbers_none": "Dopo il sorteggio nessun numero è cambiato.",
    "paper_number_before": "Era",
    "paper_number_after": "Ora è",
    "ui_absences": "Turni in cui non gioca",
    "ui_plays": "gioca",
    "ui_requests_open": "{count:Ha chiesto|Hanno chiesto} di non giocare questo turno, e {count:aspetta|aspettano} la "
    "risposta: {names}.",
    "ui_requests_answer": "Rispondi",
    "ui_suspended_open": "Partite sospese, per ora pari: {count}.",
    "ui_suspended_see": "Guarda quali",
}
