"""Verificare un turno con le cedole."""

SENTENCES: dict[str, str] = {
    "event_verify": "verifica con le cedole",
    "did_verify": "{read} {read:cedola letta|cedole lette}, {corrected} {corrected:corretta|corrette}, {kept} "
    "{kept:lasciata|lasciate} come prima",
    "slips_miscounted": "le differenze sono più delle cedole lette.",
    "slip_not_read": "Questa cedola non è stata letta: scrivi prima che cosa dice.",
    "slip_of_nothing": "Nel turno {round} non c'è una cedola così: torna alla verifica e leggila di nuovo.",
    "slips_too_early": "Il turno {round} non si può ancora verificare con le cedole: serve un turno con tutti i "
    "risultati, in un torneo aperto.",
    "slips_not_done": "La verifica del turno {round} non è finita: da leggere {unread}, differenze da decidere "
    "{differing}.",
    "ui_slips": "Verifica con le cedole",
    "ui_slips_title": "Turno {round}: verifica con le cedole",
    "ui_slips_how": "Leggi ogni cedola e scrivi il risultato un'altra volta, con gli stessi tasti. Il primo "
    "inserimento non si vede: compare solo quello che è diverso, e finché non premi «Correggi» non cambia niente.",
    "ui_slips_count": "{agree} su {count} d'accordo, {differ} {differ:diversa|diverse}, {unread} da leggere",
    "ui_slips_differ": "Differenze",
    "ui_slips_first": "Inserito",
    "ui_slips_second": "Cedola",
    "ui_slips_keep": "Lascia com'è",
    "ui_slips_correct": "Correggi",
    "ui_slips_finish": "Concludi la verifica",
    "ui_slips_again": "Ricomincia da capo",
    "ui_slips_done": "Il turno {round} è verificato con le cedole: è scritto nella storia.",
    "ui_slips_next": "Segna come letta",
    "ui_slips_kept": "Lasciate come prima: {count}",
    "ui_slips_where": "Dove resta",
    "ui_slips_where_then": "Quello che hai letto resta, anche se ricarichi la pagina o la apri altrove, finché non "
    "concludi la verifica o non ricominci.",
    "ui_slip_table": "Tavolo {table}",
    "ui_slip_correct": "Turno {round}, tavolo {board}: correggi come dice la cedola",
}
