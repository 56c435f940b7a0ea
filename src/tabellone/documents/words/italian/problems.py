"""Ciò che non va, o che va saputo prima."""

SENTENCES = {
    "file_is_empty": "il file è vuoto: non c'è niente da leggere.",
    # documento sbagliato
    "too_large": "il file è di {size} byte; il massimo è {largest}.",
    "not_utf8": "il file non è testo UTF-8 (byte {byte}); salvarlo come UTF-8.",
    "not_json": "non è un documento JSON: errore alla riga {line}, colonna {column}.",
    "nested_too_deep": "il documento ha troppi livelli annidati.",
    "impossible_number": "il documento contiene un numero impossibile.",
    "not_an_object": "qui serve un oggetto JSON {{…}}.",
    "not_a_list": "qui serve una lista […].",
    "not_text": "qui serve un testo tra virgolette.",
    "not_a_whole_number": "qui serve un numero intero.",
    "out_of_range": "{value} non va bene: il minimo è {least}, il massimo {most}.",
    "too_small": "{value} non va bene: il minimo è {least}.",
    "field_twice": "il campo «{name}» c'è due volte nello stesso oggetto; lasciarne uno.",
    "next_is_stale": "«next» parla di un altro turno: il prossimo è il {round}; aggiornarlo o toglierlo.",
    "against_without_rr": "«against» va solo con il riposo «rr».",
    "text_too_long": "il testo è troppo lungo (al massimo {longest} caratteri).",
    "control_character": "il testo contiene caratteri di controllo; toglierli.",
    "field_missing": "manca il campo «{name}».",
    "unknown_field": "il campo «{where}» non è conosciuto e viene ignorato (conosciuti: {known}).",
    "unknown_fields_more": "altri campi non sono conosciuti e vengono ignorati: se ne nominano al massimo {most}.",
    "handicap_then": "un handicap di allora ha «board», da 1 a {games}, e «ahead», non oltre {most} passi.",
    "wrong_format": "il formato è «{found}»; questo programma legge «{wanted}».",
    "unknown_system": "il sistema «{found}» non esiste; scegliere tra: {known}.",
    "unknown_option": "l'opzione «{name}» non esiste; ci sono: {known}.",
    "option_not_yes_or_no": "qui serve true oppure false.",
    "option_unknown_word": "«{word}» non è una scelta possibile; scegliere tra: {known}.",
    "option_twice": "una voce è ripetuta.",
    "too_few_players": "un torneo ha almeno due giocatori; qui {count:ce n'è 1|ce ne sono {count}}.",
    "number_missing": "il giocatore non ha numero; «tabellone draw» assegna i numeri.",
    "number_twice": "il numero {number} è di due giocatori.",
    "number_beyond": "il numero {number} è oltre i {count} giocatori: i numeri vanno da 1 a {count} senza salti.",
    "leaves_before_entering": "il giocatore esce dopo il turno {leaves} ma entra al turno {enters}.",
    "more_rounds_than_announced": "ci sono {found} turni, ma {rounds:ne è annunciato 1|ne sono annunciati {rounds}}.",
    "round_out_of_order": "qui deve esserci il turno {expected}.",
    "player_missing_in_round": "{player} non gioca e non riposa nel turno {round}: va scritto in «rests», o con "
    "«enters» se entra più tardi, «leaves» se si è ritirato.",
    "announced_out_of_range": "i turni annunciati devono essere tra {least} e {most}.",
    "unknown_player": "{player} non esiste.",
    "plays_himself": "{player} gioca contro sé stesso nel turno {round}.",
    "paired_twice": "{player} è accoppiato due volte nel turno {round}.",
    "rests_and_plays": "{player} ha già una partita o un riposo nel turno {round}.",
    "not_yet_entered": "{player} entra al turno {enters} e non può essere nel turno {round}.",
    "already_withdrawn": "{player} si è ritirato dopo il turno {leaves} e non può essere nel turno {round}.",
    "impossible_result": "il risultato «{found}» non esiste; scegliere tra: {known}.",
    "impossible_rest": "il riposo «{found}» non esiste in questo sistema; scegliere tra: {known}.",
    "not_in_round": "{player} non partecipa al turno {round}.",
    "player_listed_twice": "un giocatore è elencato due volte.",
    "absent_and_half": "{player} è elencato sia assente sia con mezzo punto.",
    "late_entries_not_announced": "{player} entra dopo il primo turno, ma il bando non lo prevede; "
    "mettere «late_entries» a true se è previsto.",
    "draw_made_once": "{player} entra dopo il primo turno, ma il sorteggio si fa una sola volta, all'inizio (Art. 2).",
    "too_many_rounds": "{rounds} turni non si possono giocare in {players}: al massimo {most}, perché due "
    "giocatori non si incontrano due volte (Art. 6).",
    "round_robin_is_shorter": "i turni sono {rounds}, ma nel girone tutti si incontrano in {needed}.",
    "option_not_a_line": "qui serve un testo di una riga, al massimo {longest} caratteri.",
    "too_few_for_a_table": "{count:è presente 1 giocatore|i giocatori presenti sono {count}}: per un tavolo ne "
    "servono almeno 3.",
    "team_larger_than_tables": "la squadra {team} ha {count} giocatori, più dei tavoli ({tables}): due compagni "
    "finirebbero insieme (regola 1). Servono più giocatori di altre squadre, o meno di questa.",
    "relaxed_unusable": "la distanza in più ammessa va scritta come un numero, per esempio 3: trovato {found}",
    "rounds_were_announced": "i turni annunciati sono {rounds}, e vanno giocati tutti: per finire prima si chiude il "
    "torneo e si dice perché.",
    "nobody_has_withdrawn": "nessuno si è ritirato: il torneo non può finire prima per ritiri.",
    "blitz_before_the_lot": "il bando prevede lo spareggio blitz: prima di chiudere scrivi com'è finito, o tira a "
    "sorte, tra {equal}.",
    "unrated_count_as_lowest": "{count:un giocatore|{count} giocatori} senza Elo-Rubele: {players}. Per chi riposa "
    "all'ultimo turno {count:conta|contano} come i più bassi, a sorte fra loro.",
    "points_announced_of_teams": "punti annunciati: incontro vinto {win}, pari {draw}, perso {loss}",
    "points_announced": "punti annunciati: vittoria {win}, patta {draw}, sconfitta {loss}",
    "points_unusable": "i punti «{found}» non vanno: servono quelli di vittoria, patta e sconfitta, in ordine "
    "decrescente e a passi di mezzo punto, per esempio 3 1 0, 2 1 0 o 1 ½ 0; la vittoria al più 100.",
    "points_unusable_of_teams": "i punti «{found}» non vanno: servono quelli di incontro vinto, pari e perso, interi "
    "e in ordine decrescente, per esempio 3 1 0 o 2 1 0; per la vittoria al più 100.",
    "scale_unusable": "i punti dei piazzamenti «{found}» non vanno: da 3 a 5 numeri interi in ordine decrescente, per "
    "esempio 1000 611 403 200.",
    "two_rounds_at_least": "{rounds:c'è 1 turno|i turni sono {rounds}}: ne servono almeno 2, il primo casuale e "
    "l'ultimo individuale.",
    "table_results_missing": "al turno {round} {count:manca il risultato di 1 tavolo|mancano i risultati di {count} "
    "tavoli}.",
    "tables_or_games": "un turno ha tavoli oppure partite, secondo il sistema: qui non è così.",
    "table_of_three_to_five": "un tavolo ha da 3 a 5 posti, con i numeri dei giocatori.",
    "places_do_not_add_up": "i piazzamenti {found} non tornano: a pari merito si salta il posto dopo (1, 1, 3, 4), "
    "senza pari merito sono 1, 2, 3, 4.",
    "points_against_places": "chi ha più punti partita non può avere un piazzamento peggiore.",
    "one_for_each_seat": "al tavolo siedono in {count}: serve un numero per ognuno, e nessuno per un posto vuoto.",
    "whole_numbers_between": "qui servono numeri interi da {least} a {most}.",
    "elimination_is_shorter": "i turni sono {rounds}, ma l'eliminazione finisce in {needed}.",
    "more_return_than_lose": "dal recupero non possono rientrare in {count} con {players} giocatori: "
    "servono più di due volte tanti giocatori.",
    "more_seeds_than_places": "le teste di serie sono {seeds}, ma con {players} giocatori {places:c'è 1 posto|i posti "
    "sono {places}}: toglierne alcune o cambiare opzione.",
    "eliminated_plays": "{player} è nel turno {round}, ma a quel punto era eliminato: annullare prima (in Storia) il "
    "turno {round}, poi correggere.",
    "still_in_but_not_seated": "{player} è ancora in gara ma non è nel turno {round}: annullare prima (in Storia) "
    "quel turno.",
    "of_different_brackets": "{white} e {black} giocano il turno {round} uno contro l'altro, ma sono in due tabelloni "
    "diversi.",
    "undecided_before_next_round": "la partita {board} del turno {round} non è decisa: manca il risultato, o la patta "
    "va ripetuta o decisa a sorte (Art. 5).",
    "drawn_without_decision": "la partita {board} del turno {round} è pari: va ripetuta o decisa a sorte (Art. 5), "
    "poi si va avanti.",
    "drawn_again_without_decision": "la partita {board} del turno {round} è di nuovo pari: per l'Art. 5 decide il "
    "sorteggio; un'altra ripetizione solo se la vogliono entrambi e il direttore (K6, nostra lettura). Poi si va "
    "avanti.",
    "replay_needs_the_lot": "nessuno è venuto alla ripetizione della partita {board} del turno {round}: «si dovrà "
    "procedere al sorteggio per l'eliminazione di uno dei due concorrenti» (Art. 5). Fare il sorteggio e scrivere uno "
    "di questi: {known}.",
    "not_in_the_list": "{names} {count:gioca|giocano} in «{event}» ma non {count:è|sono} nella lista: correggere "
    "{count:il nome|i nomi}, o ammettere chi non c'è.",
    "same_day": "«{one}» e «{other}» hanno la stessa data, {date}: metterli in ordine e aggiungere --in-order.",
    "event_without_date": "serve la data dell'evento: scrivere «date» come anno-mese-giorno, per esempio 2026-03-01.",
    "event_weight": "il valore della gara è 100 o 50, non {found}.",
    "list_is_empty": "il file non ha nessuna riga sotto l'intestazione.",
    "list_heading": "la prima riga deve nominare almeno le colonne {required}, una volta sola, separate da punto e "
    "virgola, "
    "virgola o tabulazione; conosciute: {known}.",
    "list_cells": "la riga ha {found} {found:casella|caselle} invece di {count}: controllare i separatori.",
    "list_number": "«{found}» non è un numero intero ({name}): scriverlo senza punti né virgole.",
    "withdrawn_then": "{player} non è ritirato e nel turno {round} non ha il riposo «{kind}» di chi è tornato, una "
    "volta sola: «withdrawn» nomina chi era ritirato quando il turno fu accoppiato.",
    "late_result": "un risultato arrivato tardi vuole il tavolo («board») di una partita finita e l'ultimo turno "
    "accoppiato senza («until»), da {first} a {last}.",
    "list_is_history": "questo è il file di tutti i punteggi, fatto per essere letto: importare l'anagrafe o la lista "
    "di un gioco.",
    "card_enrolled": "la tessera {card} è già di un altro giocatore di questo torneo.",
    "folder_unusable": "la cartella «{folder}» non si può usare: sceglierne un'altra.",
    "event_unfinished": "«{event}» non è finito: risultati che mancano {count}.",
    "close_year_before_events": "il {year} si chiude prima delle gare degli anni dopo: togliere quelle gare o "
    "chiudere un anno più tardi.",
    "list_lines": "la lista è di {count} righe; il massimo è {most}: dividerla.",
    "list_line": "la riga è più lunga di {longest} caratteri: forse non è un CSV.",
    "one_person_twice": "in «{event}» due giocatori sono la stessa persona della lista ({name}): controllare nomi e "
    "tessere.",
    "at_line": "riga {line}: {text}",
    "list_card_twice": "la tessera {card} c'è già: ognuno ha la sua.",
    "list_category": "«{found}» non è una categoria; conosciute: {known}.",
    "list_range": "{found} non può essere ({name}): va da {least} a {most}.",
    "list_empty_cell": "la casella {name} è vuota.",
    "list_text": "la casella {name} è più lunga di {longest} caratteri o contiene caratteri che non si possono "
    "stampare.",
    "list_quotes": "le virgolette della riga non tornano: controllarle.",
    "list_name_twice": "«{name}» c'è già: per due persone con lo stesso nome serve a ognuna il suo numero di tessera.",
    "several_of_this_name": "in lista ci sono più «{name}»: in «{event}» serve il numero di tessera.",
    "list_not_utf8": "il file non è in UTF-8: salvarlo come CSV UTF-8.",
    "not_at_a_table": "{player} non siede a nessun tavolo nel turno {round}.",
    "not_a_draughts_event": "il sistema {system} non è della dama: l'Elo-Rubele non si calcola.",
    "optimize_missing": "per la dimostrazione serve ortools: installare tabellone[optimize].",
    "nothing_to_prove": "il sistema {system} non ha tavoli: non c'è una disposizione da dimostrare.",
    "plan_of_first_rounds": "il piano prova i primi {rounds} turni su {count}: i seguenti richiederebbero troppo tempo",
    "nothing_to_plan": "il sistema {system} non ha tavoli da preparare.",
    "table_has_a_result": "il tavolo {table} ha già un risultato: per cambiarlo chiamare la direzione.",
    "first_leg_not_over": "l'andata non è finita: al turno {round} {count:manca un risultato|mancano {count} "
    "risultati} (prima deve concludersi un girone, poi l'altro).",
    "file_twice": "il file «{file}» è indicato due volte.",
    "rr_against_a_player": "{player} non può riposare contro sé stesso o contro chi gioca nello stesso turno.",
    "no_such_table": "al turno {round} non c'è un tavolo {table}.",
    "table_without_result": "tavolo {table}: mancano i piazzamenti o i punti partita.",
    "open_table_at_closing": "al turno {round} il tavolo {table} non ha ancora un risultato: prima di chiudere va "
    "inserito.",
    "out_of_the_elimination": "{player} ha saltato un turno: nell'eliminazione chi manca è fuori e non può rientrare.",
    "elimination_is_over": "il torneo è deciso dopo il turno {round}: non c'è altro da giocare.",
    "phase_has_open_games": "«{name}» ha partite senza risultato definitivo: prima vanno completate.",
    "phase_not_over": "«{name}» non è finito: c'è ancora da giocare il turno {round}.",
    "too_many_qualified": "i qualificati da «{name}» devono essere tra 1 e {most}, non {count}.",
    "too_few_qualified": "per la fase successiva servono almeno 2 giocatori.",
    "tie_at_the_cut": "in «{name}» {player} passa e {opponent} no, con lo stesso posto: ha deciso l'ordine dell'elenco",
    "handicap_needs_category": "{player}: per l'handicap serve la categoria; come titolo scrivere una di: {known}.",
    "handicap_needs_rating": "{player}: per l'handicap serve il punteggio Elo-Rubele; scriverlo accanto al nome.",
    "legs_need_even_rounds": "con andata e ritorno i turni sono pari, metà per girone; {rounds} è dispari.",
    "second_leg_has_begun": "il ritorno è già cominciato: i turni restano {rounds}.",
    "turn_rests_need_odd_rounds": "con il turno di riposo (Art. 9) i turni devono essere dispari, almeno 3; qui "
    "sono {rounds}.",
    "rest_twice": "{player} ha già avuto un riposo di questo tipo ({rest}): si ha una volta sola (Art. 9, 11).",
    "unknown_title": "il titolo «{found}» non è conosciuto; ci sono: {known}.",
    # non ora
    "result_missing": "manca un risultato: turno {round}, tavolo {board}, {white} contro {black}.",
    "all_rounds_played": "{rounds:l'unico turno annunciato è già accoppiato|tutti i {rounds} turni annunciati sono "
    "già accoppiati}; per aggiungerne uno aumentare «rounds» e scrivere «announced»: {rounds} {rounds:nel turno già "
    "accoppiato|nei turni già accoppiati}.",
    "girone_complete": "il girone è completo: {rounds:l'unico turno|i {rounds} turni} in cui ognuno incontra tutti "
    "gli altri {rounds:è già accoppiato|sono già accoppiati}. Se si vuole un girone di ritorno si scelgono «legs»: "
    "«two» tra le opzioni e «rounds»: {both}.",
    "both_legs_complete": "andata e ritorno sono completi: tutti i {rounds} turni sono già accoppiati, e non ne resta "
    "nessuno.",
    "nobody_present": "nessuno è presente al turno {round}.",
    "no_legal_pairing": "il turno {round} non si può accoppiare, nemmeno con le eccezioni: {proof}.",
    "no_pairing_left": "il turno {round} non si può formare: {proof}. Vale la classifica dell'ultimo turno "
    "giocato (Art. 1.3).",
    "nobody_may_rest": "nel turno {round} qualcuno deve riposare, ma tutti hanno già avuto i punti a forfait "
    "(Art. 11): decide il direttore di gara (Art. 1.3).",
    "no_such_player": "il giocatore {number} non esiste: ci sono i numeri da 1 a {count}.",
    "same_player": "{player} non può giocare contro sé stesso: servono due numeri diversi.",
    "seed_unusable": "il seme deve essere un testo stampabile, non vuoto, di al massimo {longest} caratteri.",
    "drawn_once": "i numeri sono già sorteggiati (seme {seed}), e il sorteggio si fa una sola volta; per rifarlo prima "
    "del primo turno: --again.",
    "drawn_already": "il torneo è cominciato: il sorteggio resta quello fatto prima del primo turno.",
    "no_such_round": "il turno {number} non esiste: ci sono i turni da 1 a {last}.",
    "no_edition": "il sistema {system} non ha edizioni da confrontare.",
    "file_unreadable": "non riesco a leggere «{file}»: {why}.",
    "file_unwritable": "non riesco a scrivere «{file}»: {why}.",
    "why_missing": "non esiste",
    "why_forbidden": "il sistema non lo permette",
    "why_folder": "è una cartella",
    "why_full": "il disco è pieno",
    "file_exists": "«{file}» esiste già e non viene sovrascritto; scegliere un altro nome.",
    "site_missing": 'per questo servono i pacchetti del sito: installarli con pip install "tabellone[site]".',
    "unexpected": "errore imprevisto ({what}); il documento non è stato toccato. "
    "Con TABELLONE_DEBUG=1 il programma mostra i dettagli da segnalare.",
    # giornale
    "already_created": "il torneo esiste già.",
    "not_created": "il torneo non è ancora stato creato.",
    "closed": "il torneo è chiuso; riaprirlo prima.",
    "not_closed": "il torneo non è chiuso.",
    "open_game_at_closing": "manca il risultato del tavolo {board} del turno {round}: non si può chiudere.",
    "unpublished_at_closing": "il turno {round} non è pubblicato: pubblicarlo prima di chiudere.",
    "results_of_other_kind": "ci sono già risultati di un altro tipo: una partita o due per incontro si sceglie "
    "all'inizio.",
    "text_empty": "qui serve un testo.",
    "nobody_to_enrol": "non c'è nessuno da iscrivere.",
    "too_many_players": "i giocatori sono troppi: al massimo {most}.",
    "no_round_to_enter": "{rounds:l'unico turno annunciato è già accoppiato|tutti i {rounds} turni annunciati sono "
    "già accoppiati}: nessuno può più entrare.",
    "name_twice": "«{name}» è già iscritto; per due persone con lo stesso nome "
    "scrivere i numeri di tessera, o qualcosa che le distingua.",
    "no_such_entrant": "non c'è nessun iscritto con il codice {id}.",
    "no_tables_to_repair": "con il sistema {system} non ci sono tavoli da rimettere a posto.",
    "has_been_in_a_round": "{player} è già stato in un turno: si può solo ritirare.",
    "withdrawn_already": "{player} si è già ritirato.",
    "nobody_is_struck": "in questo sistema {player} si può ritirare, non depennare.",
    "played_half": "{player} ha già giocato {games} {games:partita|partite}, almeno metà: si può ritirare, non "
    "depennare.",
    "not_withdrawn": "{player} non si è ritirato.",
    "not_in_next_round": "{player} non partecipa al turno {round}.",
    "numbers_incomplete": "i numeri devono essere 1, 2, 3 … uno per ogni iscritto.",
    "draw_first": "prima bisogna assegnare i numeri.",
    "not_the_next_round": "il prossimo turno è il {next}, non il {round}.",
    "results_missing": "nel turno {round} mancano risultati: {count}.",
    "not_paired": "il turno {round} non è ancora accoppiato.",
    "not_the_last_round": "il turno {round} non è l'ultimo accoppiato, che è il {last}.",
    "round_has_results": "il turno {round} ha già risultati.",
    "published_already": "il turno {round} è già pubblicato.",
    "not_published": "il turno {round} non è pubblicato.",
    "no_such_board": "nel turno {round} non c'è il tavolo {board}.",
    "has_a_result": "il tavolo {board} del turno {round} ha già il risultato {result}; "
    "per cambiarlo serve una correzione.",
    "no_result_to_correct": "il tavolo {board} del turno {round} non ha ancora un risultato da correggere.",
    "later_round_paired": "il turno {later} è già accoppiato: "
    "il risultato del tavolo {board} si può correggere, non togliere.",
    "seated_twice": "{player} è stato messo due volte nel turno.",
    "not_seated": "{player} non gioca e non riposa nel turno {round}.",
    "unknown_event": "«{kind}» non è qualcosa che può succedere in un torneo.",
    "cannot_undo": "la voce {sequence} non si può annullare.",
    "something_depends_on_it": "non si può annullare: la voce {sequence} ({kind}) ne dipende; annullare prima quella.",
    "collision": "{seconds} s fa {actor} ha cambiato qualcosa ({kind}): guarda prima di riprovare.",
    "collision_result": "il tavolo {board} è stato inserito come {result} da {actor} {seconds} s fa; guardare prima "
    "di riprovare.",
    "import_runs": "l'anagrafe si sta importando: aspettare la fine e riprovare.",
    "import_stopped": "l'importazione si è fermata: {done} {done:persona|persone} di {count} {done:è scritta|sono "
    "scritte}; importando di nuovo lo stesso file si completa.",
    "storage_busy": "l'archivio è occupato; riprovare tra un momento.",
    "no_such_tournament": "il torneo {id} non esiste.",
    "not_a_backup": "non è una copia dell'archivio di Tabellone.",
    "backup_differs": "questo torneo è andato avanti in modo diverso ed è rimasto com'è.",
    "bad_database_address": "«{scheme}» non è un archivio conosciuto; usare postgresql://… o sqlite:///…",
    "backup_made": "Copia scritta in «{file}».",
    "restored_damaged": "{name} era danneggiato: è tornato fino alla voce {last}. Le sue righe com'erano sono nella "
    "cartella {folder}.",
    "restored": "Tornei riportati: {count}.",
    "not_a_journal": "non è un giornale di Tabellone («{wanted}»).",
    "not_an_event": "questa riga non è una voce di giornale.",
    "entry_missing": "del giornale manca la voce {sequence}: da lì in poi non si legge; riporta il torneo dall'ultimo "
    "backup (Backup, nel menu).",
    "entry_damaged": "la voce è danneggiata; riporta il torneo dall'ultimo backup (Backup, nel menu).",
    "entries_gone": "il giornale del torneo {id} non ha più nessuna voce: riportalo dall'ultimo backup.",
    "event_unreadable": "il giornale non si legge oltre la voce {sequence} ({kind}): {because}",
    "written_by_newer": "questa voce ({kind}, versione {version}) è stata scritta da una versione più recente di "
    "Tabellone: aggiornare il programma.",
    "sequence_broken": "qui deve esserci la voce {expected}: il giornale è incompleto o in disordine.",
    "event_create": "creazione",
    "event_settings": "impostazioni",
    "event_enrol": "iscrizione",
    "event_edit": "modifica di un giocatore",
    "event_remove": "cancellazione di un giocatore",
    "event_withdraw": "ritiro",
    "event_return": "rientro",
    "event_absence": "assenza",
    "event_draw": "sorteggio",
    "event_pair": "accoppiamento",
    "event_replace_no_show": "turno senza chi manca",
    "event_replace_late": "turno con chi è arrivato tardi",
    "event_replace": "coppie a mano",
    "event_unpair": "turno cancellato",
    "event_publish": "pubblicazione",
    "event_unpublish": "pubblicazione ritirata",
    "event_result": "risultato",
    "event_correct": "correzione di un risultato",
    "event_substitute": "sostituzione",
    "event_propose": "risultato dal telefono",
    "event_openings": "aperture",
    "event_decide": "sorteggio o spareggio",
    "event_close": "chiusura",
    "event_reopen": "riapertura",
    "event_note": "nota",
    "event_undo": "annullamento",
    # avvisi
    "many_rounds": "i turni ({rounds}) sono molti per i giocatori che ci sono ({players}): "
    "negli ultimi turni può non esistere un accoppiamento regolare.",
    "round_robin_is_longer": "{rounds:c'è 1 turno|i turni sono {rounds}}: perché tutti si incontrino ne servono "
    "{needed}.",
    "met_twice_in_a_leg": "{player} e {opponent} si sono incontrati due volte nello stesso girone, ai turni {round} "
    "e {again}: ognuno incontra gli altri una volta sola. Verificare le coppie di quei turni",
    "struck_after_half": "{player} è depennato dopo almeno metà delle sue partite ({games}): si depenna solo prima "
    "della metà, poi chi si ritira perde a forfait le partite che restano",
    "counted_club": "circolo",
    "counted_club_or_province": "circolo o provincia",
    "team_mates_meet_until": "i compagni di {counted} si incontrano entro il turno {last}; prima non si può",
    "team_mates_meet_by": "i compagni di {counted} si incontrano entro il turno {last}",
    "team_mates_could_meet_earlier": "i compagni di {counted} si incontrano fino al turno {last}; con un altro "
    "sorteggio si incontrerebbero entro il turno {best}",
    "team_mates_meet_last": "due compagni di {counted} si incontrano all'ultimo turno, il {round}: sono troppi per "
    "evitarlo",
    "team_mates_meet_last_now": "due compagni di {counted} si incontrano all'ultimo turno, il {round}, e si deve "
    "evitare: provare un altro sorteggio",
    "team_mates_will_meet_by": "il sorteggio darà ai compagni di {counted} numeri con cui si incontrano entro il "
    "turno {last}",
    "team_mates_meet_again": "nel girone di ritorno i compagni di {counted} si incontrano di nuovo, entro il turno "
    "{last}",
    "team_mates_not_looked_at": "{count} giocatori hanno compagni di {counted}, e i numeri si sorteggiano senza "
    "tenerne conto: in un girone all'italiana è obbligatorio che si incontrino nei primi turni. Si sceglie tra "
    "le opzioni (`together`), poi si sorteggia",
    "everybody_of_one_province": "tutti i giocatori sono della provincia {province}, che non può separare nessuno: "
    "contano solo i circoli",
    "lowest_does_not_rest_last": "all'ultimo turno riposa il numero {number}, che non è di chi ha l'Elo-Rubele più "
    "basso: lo impediscono i numeri obbligati dei compagni di circolo o provincia, o i numeri non sono stati "
    "sorteggiati",
    "lowest_does_not_rest_last_beyond": "all'ultimo turno riposa il numero {number}, che non è di chi ha l'Elo-Rubele "
    "più basso: non si sono trovati numeri con cui riposi lui senza che i compagni di circolo o provincia si "
    "incontrino più tardi (la tabella 10 non ha questo caso), o i numeri non sono stati sorteggiati dal programma",
    "rounds_not_advised": "{rounds} {rounds:turno|turni} per {players} giocatori: sono consigliati da {least} a "
    "{most}, da un terzo alla metà.",
    "no_seed": "i colori sono sorteggiati, ma manca il seme: prima usare «tabellone draw»",
    "rounds_not_advised_with_rests": "{rounds} turni con un riposo a testa sono {games} partite per {players} "
    "giocatori: sono consigliate da {least} a {most} partite, da un terzo alla metà.",
    "more_than_special_cases_with_rests": "{rounds} turni con un riposo a testa sono {games} partite per {players} "
    "giocatori: anche in casi particolari se ne stabiliscono al massimo {most}; negli ultimi turni può mancare un "
    "accoppiamento.",
    "more_than_special_cases": "{rounds} turni per {players} giocatori: anche in casi particolari se ne "
    "stabiliscono al massimo {most}; negli ultimi può mancare un accoppiamento.",
    # eccezioni
    "another_bye": "il bye va a {player}{refused:, perché con|: provati a riposo uno alla volta} {refused}{refused: a "
    "riposo|,} gli altri non si potevano accoppiare",
    "waived_difference": "si ammette che la differenza tra i colori diventi tre o più",
    "waived_third_in_a_row": "si ammette lo stesso colore tre volte di seguito o più",
    "another_bye_for_colours": "il bye va a {player}{refused:, perché con|: provati a riposo uno alla volta} "
    "{refused}{refused: a riposo|,} gli altri si potevano accoppiare solo infrangendo di più le regole sui colori",
    "unrated_players_of_teams": "{count:una squadra|{count} squadre} senza nessun punteggio: {players}. Vengono dopo "
    "tutte le altre.",
    "unrated_players": "{count:un giocatore|{count} giocatori} senza nessun punteggio: {players}. Vengono dopo chi è "
    "nella lista ufficiale, per titolo e poi a sorte. Un punteggio che manca va scritto prima del sorteggio.",
    "unrated_players_appraised_of_teams": "{count:una squadra|{count} squadre} senza nessun punteggio: {players}. "
    "Contano {rating}, se il direttore non ne stima uno.",
    "unrated_players_appraised": "{count:un giocatore|{count} giocatori} senza nessun punteggio: {players}. Contano "
    "{rating}, se il direttore non ne stima uno, sulla pagina del giocatore.",
    "unrated_players_last_of_teams": "{count:una squadra|{count} squadre} senza nessun punteggio: {players}. Vengono "
    "dopo tutte le altre.",
    "unrated_players_last": "{count:un giocatore|{count} giocatori} senza nessun punteggio: {players}. Vengono dopo "
    "tutti gli altri, in ordine alfabetico.",
    "numbers_against_ratings": "i numeri d'ordine non seguono i punteggi: {player} viene prima di {opponent}, che ha "
    "un punteggio più alto. Se il bando non stabilisce altro, numerare con «tabellone draw»",
    "late_half_points_of_teams": "i punti mostrati sono quelli per l'accoppiamento: una squadra entrata dopo il primo "
    "turno ha un punto d'incontro in più che in classifica ({late})",
    "late_half_points": "i punti mostrati sono quelli per l'accoppiamento: chi è entrato dopo il primo turno ha mezzo "
    "punto in più che in classifica ({late})",
    "late_half_points_as_draw_of_teams": "i punti mostrati sono quelli per l'accoppiamento: una squadra entrata dopo "
    "il primo turno ha in più i punti di un incontro pari ({late})",
    "late_half_points_as_draw": "i punti mostrati sono quelli per l'accoppiamento: chi è entrato dopo il primo turno "
    "ha in più i punti di una patta ({late})",
    "fewest_difference": "differenza di tre o più: {count} (tavoli: {boards}); con meno, e senza altri con lo stesso "
    "colore tre volte di seguito, non c'è accoppiamento ammesso",
    "fewest_third_in_a_row": "tre volte di seguito o più: {count} (tavoli: {boards}); con meno non c'è accoppiamento "
    "ammesso",
    "waived_bye": "il bye va a {player}, che non potrebbe riceverlo: chiunque riposi di quelli che possono riceverlo, "
    "gli altri non si possono accoppiare",
    "waived_bye_of_all": "il bye va a {player}, che non potrebbe riceverlo: non c'è nessuno che possa",
    "another_rest": "riposa {player}, perché con {refused} a riposo gli altri non si potevano accoppiare",
    "forfeit_points_again": "{player} ha di nuovo punti a forfait, perché il girone di ritorno ripete il turno {round}",
    "rest_of_an_even_number": "i punti del riposo vanno a {resting}, benché chi è in gara sia in numero pari, perché "
    "il girone di ritorno ripete il turno {round}",
    "rest_of_one_who_met_all": "riposa {player}, che ha già incontrato tutti i ritirati, perché con {refused} a "
    "riposo gli altri non si potevano accoppiare",
    "rotation_started_rest": "la rotazione è partita dal posto di {player}, che nel turno precedente ha riposato "
    "e vale come ultimo Nero, cercando chi ha più punti ({top})",
    "rotation_started_first": "nel turno precedente non ci sono state partite: la rotazione è partita dal posto "
    "di {player}, cercando chi ha più punti ({top})",
    "last_pair_formed": "le coppie sono giuste, ma l'ultima a formarsi è {player} - {opponent}: la rotazione del "
    "turno dopo parte dal posto di {by}",
    "rotation_started": "la rotazione è partita dal posto di {player}, ultimo Nero del turno precedente, "
    "cercando chi ha più punti ({top})",
    "open_games_as_drawn": "partite sospese o senza risultato, contate pari solo per accoppiare questo turno: {pairs}",
    "pairs_unmade": "coppie formate dalla rotazione e poi disfatte, perché gli altri non si sarebbero potuti "
    "accoppiare: {pairs}",
    "second_forfeit_rest": "{player} ha già avuto i punti a forfait",
    "second_turn_rest": "{player} ha già avuto il suo turno di riposo",
    "breaks_difference": "{player} avrà {count} partite col {colour} in più che con l'altro colore",
    "first_colour_undrawn": "il colore del n. 1 non è stato sorteggiato: si prende il Bianco. Va sorteggiato "
    "(`draw`), o scritto in `rules.first_colour`.",
    "breaks_third_in_a_row": "{player} avrà il {colour} per {count} volte di seguito",
    "round_supposed": "il turno {round} è supposto: le sue partite sono date pari, non si giocano e non contano "
    "per l'Elo-Rubele",
    "supposed_round": "il turno {round} è supposto (sistema ridotto): le sue partite sono pari, altro non si scrive.",
    "supposed_rounds_paired": "il turno {round} è già formato: da adesso non si cambia più se è supposto.",
    "nobody_qualifies_for_rr": "riposa {player} con RF benché abbia già incontrato tutti i ritirati: "
    "nessuno ha i requisiti per riposare",
    "rotation_started_nobody_came": "nel turno precedente non è venuto nessuno: la rotazione è partita dopo l'ultimo "
    "giocatore accoppiato, dal posto di {player}, cercando chi ha più punti ({top})",
    "rotation_started_forfeit": "la rotazione è partita dal posto di {player}, che nel turno precedente ha "
    "vinto perché l'avversario non è venuto e vale come ultimo Nero, cercando chi "
    "ha più punti ({top})",
    "cut_undecided": "in «{name}» sono in tutto pari {players}, e non passano tutti: prima va deciso con un sorteggio, "
    "un blitz o uno spareggio (nella classifica, o con «tabellone decide»).",
    "tie_not_final": "«{name}» non è finito: chi è pari si sa solo quando ci sono tutti i risultati.",
    "play_off_only_for_the_title": "{named}: nell'italo-svizzero lo spareggio a incontri è previsto solo per il "
    "titolo, cioè per il primo posto (classifica tecnica e); per gli altri posti registrare il sorteggio, o il blitz "
    "se il bando lo prevede tra chi è in tutto pari (c).",
    "tie_only_when_all_is_equal": "un sorteggio o un blitz decide solo tra chi è in tutto pari; a pari punti o "
    "quoziente decide uno spareggio, nei sistemi della dama che lo prevedono.",
    "not_a_tie": "{named}: non sono tutti e soli quelli che sono pari a questo punto della classifica.",
    "order_needs_two": "servono almeno due numeri diversi, ognuno una volta: i pari nell'ordine trovato.",
    "tie_gone": "questi giocatori non sono più pari: guardare di nuovo la classifica.",
    "order_of_all": "servono i numeri di tutti quelli che sono pari, nell'ordine trovato: {players}.",
    "more_than_survivors": "in «{name}» {most:è rimasto 1 giocatore|sono rimasti in {most}}: non possono passare in "
    "{count}, chi è eliminato non torna.",
    "qualified_twice": "{name} passerebbe due volte: se sono due persone, serve a ognuna il numero di tessera.",
    "pairs_unmade_for_rest": "coppie formate dalla rotazione e poi disfatte, perché non sarebbe rimasto libero "
    "uno di chi deve riposare: {pairs}",
    "rounds_before_draw": "qui i numeri non sono ancora sorteggiati, ma ci sono turni giocati con quei numeri: "
    "togliere questo campo, o i turni.",
    "tie_is_larger": "{named}: alla pari con loro c'è anche {equal}. La classifica è di tutti: metterli "
    "tutti in ordine.",
    "elimination_nobody_won": "dopo il turno {round} non c'è altro da giocare, e non ha vinto nessuno: chi era "
    "rimasto non si è presentato, o si è ritirato, e il primo posto è diviso ({equal}).",
}
