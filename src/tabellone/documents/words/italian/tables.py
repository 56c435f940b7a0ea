"""Events at tables: the games of the rounds."""

SENTENCES = {
    "game": "Gioco",
    "game_faq": "FAQ del gioco",
    "game_was": "cambiato: era annunciato {earlier}",
    "minutes_each": "al più {minutes} minuti a testa",
    "one_minute_each": "al più 1 minuto a testa",
    "ui_games": "Giochi dell'evento",
    "ui_faq_address": "Pagina delle FAQ (http o https)",
    "ui_minutes_each": "Minuti a testa, al più",
    "ui_game_changed": "Turno {round}: {game}. Lo dicono le pagine, i telefoni e i cartellini stampati da ora.",
    "did_game": "turno {round}: {game}",
    "round_without_game": "non è annunciato il gioco del turno {round}: si scrive nelle impostazioni, o nel campo "
    "«round_games» del documento",
    "rounds_without_game": "non è annunciato il gioco dei turni {rounds}: si scrive nelle impostazioni, o nel campo "
    "«round_games» del documento",
    "round_without_time": "non è detto il tempo massimo a testa del turno {round}, che va stabilito prima del torneo",
    "rounds_without_time": "non è detto il tempo massimo a testa dei turni {rounds}, che va stabilito prima del torneo",
    "game_announced_twice": "il turno {round} ha due giochi: ne ha uno solo.",
    "games_at_tables_only": "i giochi dei turni si annunciano solo nei tornei a tavoli (BIG).",
    "ui_paste_for_tables": "Un giocatore per riga: nome; squadra. Si può incollare da un foglio di calcolo.",
    "not_a_page": "«{found}» non è l'indirizzo di una pagina: comincia con http:// o https:// e non ha spazi.",
}
