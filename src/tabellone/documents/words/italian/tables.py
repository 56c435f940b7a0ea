"""Events at tables: the games of the rounds."""

SENTENCES = {
    "game": "Gioco",
    "game_faq": "FAQ del gioco",
    "game_was": "cambiato: era annunciato {earlier}",
    "minutes_each": "al più {minutes} minuti a testa",
    "one_minute_each": "al più 1 minuto a testa",
    "ui_substitute_about": "{name} si ritira dalla gara: chi lo sostituisce gioca al suo posto anche nei turni dopo.",
    "ui_substituted": "Al tavolo {table} gioca {name} al posto di {missing}, ora fuori gara: ristampa il cartellino.",
    "ui_repaired": "{count:Cambia il tavolo|Cambiano i tavoli} {tables}: ristampa {count:il cartellino|i cartellini}. "
    "{name} al prossimo turno gioca di nuovo, se non lo segni assente.",
    "ui_filled_from_phone": "Già scritto da un telefono del tavolo: controlla e salva.",
    "ui_games": "Giochi dei turni",
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
    "game_announced_twice": "il turno {round} ha due giochi: lasciane uno solo.",
    "games_at_tables_only": "i giochi dei turni si annunciano solo nei tornei a tavoli (BIG).",
    "ui_paste_for_tables": "Un giocatore per riga: nome; squadra. Si può incollare da un foglio di calcolo.",
    "not_a_page": "«{found}» non è l'indirizzo di una pagina: comincia con http:// o https:// e non ha spazi.",
    "placed_1": "1° {name}",
    "placed_2": "2° {name}",
    "placed_3": "3° {name}",
    "placed_4": "4° {name}",
    "placed_5": "5° {name}",
    "actor_phone": "un telefono",
    "ui_table_saved": "Tavolo {table}: {placed}.",
    "table_result_known": "il tavolo {table} del turno {round} ha già il risultato {placed}; per cambiarlo serve una "
    "correzione.",
    "no_table_result_to_correct": "il tavolo {table} del turno {round} non ha ancora un risultato da correggere.",
    "collision_table": "il tavolo {table} è stato inserito da {actor} {seconds} s fa: {placed}. Guardare prima di "
    "riprovare.",
    "even_exchange": "lo scambio di {player} con {opponent} lascerebbe l'indicatore com'è: tra disposizioni così "
    "uguali decide il tavolo peggiore, poi la sorte",
    "ui_plan_runs": "{count:Una prova|Media di {count} prove} con risultati a caso. Ogni tavolo vero si cerca più a "
    "lungo: i reincontri possono essere meno.",
    "ui_plan_relaxing": "Tavoli meno vicini in classifica (opzione «Distanza in più ammessa»), ogni turno preso da sé",
    "plan_announced": "come annunciato, nei turni per squadra {count:si ritrova 1 coppia|si ritrovano {count} coppie}",
    "plan_relaxed": "con tavoli meno vicini di {count} {count:posto|posti} in tutto: {repeated}, {less} in meno",
    "plan_relaxed_in_vain": "con tavoli meno vicini di {count} {count:posto|posti} in tutto: {repeated}, nessuna in "
    "meno",
    "plan_not_relaxed": "che cosa darebbero tavoli meno vicini non è stato provato: l'evento è troppo grande per "
    "rispondere subito",
    "typed_no_number": "«{found}» non è un numero.",
    "empty_seat": "un posto vuoto non si scrive: il tavolo ha solo i giocatori che ci siedono, da 3 a 5.",
    "negative_points": "tavolo {table}: al primo turno i punti partita contano come quota (PBG) e non possono essere "
    "negativi; inserire i piazzamenti.",
    "negative_points_in_pbg": "al primo turno il tavolo {table} ha punti partita negativi: la quota PBG non ha senso",
    "teams_spelt_alike": "«{one}» e «{other}» sono per il programma due squadre: se è una sola, scriverla sempre allo "
    "stesso modo, o i compagni possono trovarsi allo stesso tavolo",
    "scale_shorter_than_tables": "i punti dei piazzamenti «{found}» sono tre: al quarto posto dei tavoli da quattro "
    "non va niente",
    "ui_repair_was": "era il tavolo {table}",
    "repair_by_aims": "terzi incontri: peso {heavy}; distanze tra le squadre, in {counted_in}: {closeness}; indicatore "
    "di reincontri {indicator}, al tavolo peggiore {worst}",
    "repair_by_standings": "conta l'ordine della classifica individuale; i reincontri non contano",
    "repair_by_lot": "primo turno: a sorte, senza compagni di squadra insieme",
    "table_ranked_by_lot": "media dei punti delle squadre {team_points}, dei giocatori {points}; miglior posto "
    "individuale {place}; in questo sono uguali i tavoli {at_tables}, e il loro ordine è a sorte (seme {seed})",
    "tables_by_lot": "tavoli {at_tables}: uguali per punti delle squadre, punti e miglior posto dei giocatori; il loro "
    "ordine è a sorte (seme {seed})",
    "team_sum": "{points} è la somma dei punti {count:del suo unico giocatore|dei suoi {count} giocatori}",
    "team_fewer_points": "ha meno punti ({points}) di {opponent}, che la precede ({more})",
    "team_more_points": "ha più punti ({more}) di {opponent}, subito dopo ({points})",
    "team_lower_tie_break": "a pari punti con {opponent}, che la precede, decide «{tie_break}»: {amount} contro {more}",
    "team_higher_tie_break": "a pari punti con {opponent}, subito dopo, decide «{tie_break}»: {more} contro {amount}",
    "teams_by_lot": "{teams}: squadre pari in tutto, il loro ordine è a sorte (seme {seed})",
    "teams_lot_to_come": "{teams}: squadre pari in tutto; decide la sorte, che non è stata tirata: lo fa il "
    "programma quando forma un turno, oppure si scrive un seme nel campo «seed» del documento. Fino ad allora "
    "l'ordine tra loro non vale niente",
    "players_by_lot": "{order}: pari in tutto nella classifica individuale, si siedono in quest'ordine a sorte "
    "(seme {seed})",
    "mended_otherwise": "mancando {player}, i tavoli non sono ritoccati come si deve: prima il minor numero di tavoli "
    "cambiati, poi gli scopi del turno",
    "not_mended": "una disposizione ritoccata ha tutti i giocatori di quella prima meno uno, che risulta assente.",
    "explain_published_mended": "Nel turno pubblicato c'è {published}: i tavoli furono ritoccati perché mancava "
    "qualcuno, cambiandone il meno possibile (B14). Qui si spiega la disposizione che si farebbe da capo.",
    "pbg_missing_at_tables": "al primo turno i tavoli {at_tables} hanno i piazzamenti e non i punti partita: a pari "
    "punti la quota (PBG) dei loro giocatori conta 0, dopo chi ce l'ha; i punti si aggiungono correggendo il risultato",
    "pbg_missing": "al primo turno il tavolo {at_tables} ha i piazzamenti e non i punti partita: a pari punti la "
    "quota (PBG) dei suoi giocatori conta 0, dopo chi ce l'ha; i punti si aggiungono correggendo il risultato",
    "working_pbg_missing": "a pari punti, dopo il primo turno, decide la quota dei punti partita al tavolo (PBG): del "
    "suo tavolo non sono inseriti, e conta 0",
    "ui_points_for_pbg": "Tavolo {table}: senza i punti partita la quota PBG di chi vi ha giocato conta 0 negli "
    "spareggi dopo il primo turno. Si possono aggiungere correggendo il risultato.",
    "ui_table_form_pbg": "Al primo turno servono i punti partita: a pari punti in classifica decide la quota (PBG).",
    "counted_in_places": "posti",
    "counted_in_eights": "gruppi di otto squadre",
    "event_replace_tables": "tavoli cambiati",
}
