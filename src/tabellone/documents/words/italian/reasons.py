"""I perché, articolo per articolo, e il controllo."""

SENTENCES = {
    # perché
    "explain_title": "Turno {round}: perché {white} - {black}",
    "explain_published_as_good": "Nel turno pubblicato c'è {published}, che è secondo il regolamento come questa; qui "
    "si spiega la disposizione del programma.",
    "explain_published_otherwise": "Attenzione: nel turno pubblicato c'è {published}; qui si spiega il regolamento.",
    "explain_readings_amalfi": "Articoli: testo del sistema. A1 … A26: come lo leggiamo, nella pagina «Regolamenti» "
    "del programma.",
    "explain_table_title": "Turno {round}: perché {player} siede a questo tavolo",
    "met_title": "Incontri precedenti:",
    "explain_readings_big-tables": "Punti del regolamento BIG Masters. B1 … B17: come li leggiamo, nella pagina "
    "«Regolamenti» del programma.",
    "explain_readings_elimination": "Articoli: FID, Capo V, sistemi ad eliminazione. K1 … K10: come li leggiamo, nella "
    "pagina «Regolamenti» del programma.",
    "explain_rest_title": "Turno {round}: perché {player} non gioca",
    "facts": "{upper} è al posto {position} di {players} nella lista ({score} p.). Turni rimanenti: {turns}; "
    "l'avversario teorico è al posto {position} + {turns} = {theoretical}.",
    "facts_late_of_teams": "{player} ha un punto d'incontro solo per gli accoppiamenti, la metà di un incontro vinto, "
    "perché è entrata dopo il primo turno",
    "facts_late": "{player} ha mezzo punto solo per gli accoppiamenti, perché è entrato dopo il primo turno",
    "facts_suspended": "{player} ha {count:una partita sospesa|{count} partite sospese}: per gli accoppiamenti "
    "{count:|ognuna }vale mezzo punto, finché non è finita",
    "facts_late_as_draw_of_teams": "{player} ha i punti di un incontro pari solo per gli accoppiamenti, perché è "
    "entrata dopo il primo turno",
    "facts_late_as_draw": "{player} ha i punti di una patta solo per gli accoppiamenti, perché è entrato dopo il primo "
    "turno",
    "facts_suspended_as_draw": "{player} ha {count:una partita sospesa|{count} partite sospese}: per gli accoppiamenti "
    "{count:|ognuna }vale come una patta, finché non è finita",
    "facts_beyond": "La lista ha {players} giocatori: si parte dall'ultimo e si risale.",
    "tried_title": "Avversari provati, in ordine:",
    "bye_tried_title": "Candidati al bye, in ordine:",
    "taken_theoretical": "{candidate} è l'avversario teorico",
    "taken_upwards": "{candidate}: trovato risalendo la lista",
    "taken_downwards": "{candidate}: trovato scendendo oltre l'avversario teorico",
    "explain_readings_italo-swiss": "Articoli: FID, Capo V. F1 … F38: come li leggiamo, nella pagina «Regolamenti» "
    "del programma.",
    "explain_readings_round-robin": "Articoli: FID, Capo V, girone all'italiana. R1 … R11: come li leggiamo, nella "
    "pagina «Regolamenti» del programma.",
    "first_turn": "Partendo dal posto di {by} e ruotando, {player} è il primo col punteggio più alto ({score} p.)",
    "next_turn": "Dopo {by}, ultimo accoppiato, e ruotando, {player} è il primo libero col punteggio più alto "
    "({score} p.)",
    "taken_same_score": "{candidate}: primo avversario possibile a pari punti ({score} p.)",
    "taken_lower_score": "{candidate}: primo avversario possibile, a punteggio inferiore ({score} p.)",
    "first_round_pair": "al primo turno il sorteggio dà {player} - {opponent}: il n. 1 col n. 2, il n. 3 col n. "
    "4 e così via",
    "first_round_rf": "{player} ha l'ultimo numero sorteggiato: riposa e ha {credited} {credited:punto|punti}",
    "first_round_pair_of_present": "al primo turno, nell'ordine di sorteggio di chi c'è, il primo gioca col secondo, "
    "il terzo col quarto e così via: {player} - {opponent}",
    "first_round_rf_of_present": "di chi c'è {player} ha l'ultimo numero sorteggiato: riposa e ha {credited} "
    "{credited:punto|punti}",
    "first_round_rt_of_present": "{player} riposa: al primo turno, di chi c'è, giocano solo i primi {count} del "
    "tabellone (mai più dei turni meno uno)",
    "first_round_rt": "{player} riposa: al primo turno giocano solo i primi del tabellone, tanti quanti i turni "
    "meno uno",
    "rests_turn": "{player} riposa senza punti: tra chi deve ancora riposare ha il punteggio più alto ({score} "
    "p.), poi il numero più basso",
    "rests_last": "{player} resta libero: nessun avversario possibile, e può riposare",
    "pair_by_table": "la tabella per {table} giocatori dà al turno {round}: {player} - {opponent}",
    "white_by_table": "il primo numero della coppia ha il Bianco: {player}",
    "second_game_swaps_colours": "l'incontro è di due partite, una dopo l'altra: nella seconda i colori si scambiano e "
    "il Bianco va a {player}",
    "white_second_leg": "nel girone di ritorno i colori si scambiano: il Bianco a {player}",
    "seating_random": "primo turno: tavoli a sorte, senza compagni di squadra insieme; seme {seed}",
    "individual_cut": "i giocatori in ordine di classifica, dal tavolo 1 in giù; indicatore di reincontri {indicator}",
    "individual_moved": "i giocatori in ordine di classifica, ognuno al tavolo più alto senza compagni di squadra: "
    "{count:uno solo non è al tavolo del suo posto|{count} non sono al tavolo del loro posto}; indicatore di "
    "reincontri {indicator}",
    "team_mate_above": "al tavolo {table} siede già {opponent}, compagno di squadra di {player}",
    "seats_kept_above": "al tavolo {table} {kept_for:il posto serve|i posti servono} a {kept_for}: altrimenti non si "
    "potrebbero più far sedere tutti senza compagni di squadra insieme",
    "full_above": "{count:un altro tavolo più alto è pieno|altri {count} tavoli più alti sono pieni} di giocatori "
    "meglio classificati",
    "table_individual": "tavolo {table}: {seats}, in ordine di classifica individuale",
    "table_ranked": "media dei punti delle squadre {team_points}, dei giocatori {points}; miglior posto individuale "
    "{place}",
    "table_drawn": "a sorte",
    "table_of_the_standings": "posti della classifica individuale: {known}",
    "seating_heavy_none": "nessuno si incontra per la terza volta o più",
    "seating_heavy_proven": "incontri per la terza volta o più: pesano {count} sull'indicatore, il meno possibile "
    "(dimostrato)",
    "seating_heavy_found": "incontri per la terza volta o più: pesano {count} sull'indicatore, il meno trovato; non "
    "è dimostrato che sia il minimo (limite inferiore {bound})",
    "seating_closeness_proven": "somma sui tavoli delle distanze tra le squadre in classifica, in {counted_in}: "
    "{count}, la più piccola possibile a parità di terzi incontri (dimostrato)",
    "seating_closeness_found": "somma sui tavoli delle distanze tra le squadre in classifica, in {counted_in}: "
    "{count}, la più piccola trovata; non è dimostrato che sia il minimo (limite inferiore {bound})",
    "seating_closeness_relaxed": "somma sui tavoli delle distanze tra le squadre in classifica, in {counted_in}: "
    "{count}; per avere meno reincontri era ammesso fino a {bound} in più del minimo, e con questo indicatore è la "
    "più piccola possibile (dimostrato)",
    "seating_closeness_relaxed_found": "somma sui tavoli delle distanze tra le squadre in classifica, in {counted_in}: "
    "{count}; per avere meno reincontri era ammesso fino a {bound} in più del minimo; non è dimostrato "
    "che con questo indicatore sia la più piccola",
    "seating_indicator_relaxed": "indicatore di reincontri {count}: il minimo possibile a parità di terzi incontri e "
    "con le distanze ammesse (dimostrato)",
    "seating_indicator_none": "indicatore di reincontri 0: nessuno si incontra di nuovo",
    "seating_indicator_proven": "indicatore di reincontri {count}: il minimo possibile a parità di terzi incontri e "
    "di distanze (dimostrato)",
    "seating_indicator_found": "indicatore di reincontri {count}, il più piccolo trovato; non è dimostrato che sia "
    "il minimo (limite inferiore {bound})",
    "seating_worst_proven": "il tavolo peggiore ha {count}: il minimo possibile con questo indicatore (dimostrato)",
    "seating_worst_found": "il tavolo peggiore ha {count}, il meno trovato; non è dimostrato che sia il minimo",
    "table_by_team": "tavolo {table}: {seats}; posti delle squadre in classifica: {team_places}",
    "better_exchange": "lo scambio di {player} con {opponent} toglierebbe {count} all'indicatore, senza peggiorare "
    "terzi incontri e distanze",
    "met_once": "{candidate}: già incontrato una volta",
    "at_other_tables": "{player} e {opponent} siedono a tavoli diversi; si sono incontrati {count} volte",
    "at_other_tables_met_once": "{player} e {opponent} siedono a tavoli diversi; si sono incontrati una volta",
    "at_other_tables_never_met": "{player} e {opponent} siedono a tavoli diversi; non si sono mai incontrati",
    "fewer_rematches_possible": "l'indicatore di reincontri è {found}; con squadre altrettanto vicine se ne trova "
    "uno di {better}",
    "fewer_rematches_allowed": "l'indicatore di reincontri è {found}; con le distanze ammesse se ne trova uno di "
    "{better}",
    "closer_for_nothing": "le distanze tra le squadre ai tavoli sommano, in {counted_in}, {found}; con gli stessi "
    "reincontri si può scendere a {better}",
    "fewer_heavy_possible": "gli incontri per la terza volta o più pesano {found}; si può scendere a {better}",
    "closer_possible": "le distanze tra le squadre ai tavoli sommano, in {counted_in}, {found}; si può scendere a "
    "{better}",
    "smaller_worst_possible": "il tavolo peggiore ha {found}; si può scendere a {better}",
    "better_table": "tavolo migliore: {seats}",
    "table_random": "tavolo {table}: {seats}, a sorte",
    "table_indicator": "l'indicatore di reincontri del tavolo {table} è {indicator}",
    "best_exchange": "tra gli scambi con un altro tavolo che non peggiorano terzi incontri e distanze il migliore, "
    "{player} con {opponent}, aggiungerebbe {indicator} all'indicatore",
    "met_times": "{candidate}: già incontrato {count} volte",
    "never_met": "{candidate}: mai incontrato",
    "are_team_mates": "{player} e {opponent} sono compagni di squadra",
    "team_mates_at_a_table": "al tavolo {table} ci sono compagni di squadra: {mates}",
    "wrong_table_sizes": "i tavoli hanno {found} posti invece di {sizes}",
    "not_the_list": "al tavolo {table} la classifica individuale fa sedere {seats}",
    "tables_out_of_order": "i tavoli non sono nel loro ordine, dal più alto",
    "working_table": "turno {round}, tavolo {table}: {place}° posto, punti {points} ({placed})",
    "working_pbg": "a pari punti, dopo il primo turno, decide la quota dei punti partita al tavolo (PBG)",
    "working_higher_table": "in tutto {total}; a pari punti decide il tavolo più alto all'ultimo turno, poi il "
    "piazzamento, poi il turno prima",
    "first_round_neighbours": "primo turno: {player} e {opponent} sono vicini nel tabellone",
    "bracket_pair": "{player} e {opponent} sono vicini nel tabellone per i posti {place}-{last}",
    "bracket_rest": "{player} passa il turno con 2 punti a forfait: con {count} giocatori, coppie che si "
    "incontrano: {pairs_count}; ultimi sorteggiati che avanzano: {free}; così ne restano {power}",
    "bracket_rest_with_empty_places": "{player} passa il turno con 2 punti a forfait: i posti del tabellone sono "
    "{count} (vuoti, perché qualcuno non è venuto: {empty}); coppie di posti: {pairs_count}; ultimi posti che "
    "avanzano: {free}; così ne restano {power}",
    "slot_is_empty": "{player} passa il turno: da quella parte del tabellone non è rimasto nessun avversario",
    "seeds_off_their_places": "Teste di serie fuori posto: {seeded}. "
    "Perché si incontrino il più tardi possibile i posti del tabellone sono {right_places}: rifare il sorteggio, o "
    "spostarle",
    "marked_but_nobody_is_seeded": "Segnati come teste di serie: {seeded}. L'opzione dice che non ce ne sono, e il "
    "sorteggio non ne tiene conto: cambiare l'opzione, o togliere i segni",
    "too_few_to_seed": "i giocatori sono {players}, meno di {every}: per una testa di serie ogni {every} sono pochi",
    "more_seeds_than_their_share": "le teste di serie sono {seeds} ({seeded}), ma con {players} giocatori la "
    "proporzione ne dà al più {most}",
    "seeded_are": "Teste di serie: {seeded}",
    "replay_without_lot": "turno {round}: nessuno è venuto alla ripetizione (partite: {boards}) e il sorteggio manca. "
    "«Si dovrà procedere al sorteggio per l'eliminazione di uno dei due concorrenti»: senza, escono entrambi; fatto il "
    "sorteggio, scrivere «1/2 0-0f lot 1-0» o «1/2 0-0f lot 0-1»",
    "recovery_pair": "recupero: nella lista di {count} il n. {one}, {player}, incontra il n. {other}, {opponent}: il "
    "primo con l'ultimo, senza ripetere incontri finché si può",
    "recovery_rest": "recupero: i giocatori sono {count}, {player} passa il turno per sorteggio tra chi ha riposato "
    "meno: {equal}",
    "recovery_rematches": "nel recupero qualcuno incontra di nuovo lo stesso avversario: non si può evitare",
    "recovery_list": "{player} e {opponent} sono nel recupero, ma la lista li accoppia con altri",
    "pair_final": "finale: {player}, mai battuto, contro {opponent}, che viene dal recupero",
    "pair_final_again": "{player} e {opponent} hanno una sconfitta a testa: questa partita decide",
    "waits_for_the_final": "{player} attende la finale",
    "in_different_brackets": "{player} e {opponent} sono in due tabelloni diversi",
    "meet_in_bracket": "{player} e {opponent} possono incontrarsi al turno {round}, se ci arrivano",
    "out_in_round": "{player} ha finito al turno {round}, {place}° posto",
    "won_the_elimination": "{player} ha vinto il torneo",
    "still_playing_for": "{player} gioca per i posti {place}-{last}",
    "survivors_of_rounds": "se tutti si presentano, dopo {rounds} {rounds:turno|turni} {count:resta al più 1 "
    "giocatore|restano al più {count} giocatori} per il girone finale (giocatori rimasti dopo ogni turno: {left})",
    "elimination_is_longer": "{rounds:c'è 1 turno|i turni sono {rounds}}: ne possono restare in gara {count}; se "
    "tutti si presentano, per essere certi di un vincitore ne servono {needed}",
    "second_leg_pair": "il girone di ritorno ripete il turno {round}: {player} contro {opponent}",
    "second_leg_colour": "{player} ha il Bianco: i colori dell'andata si invertono",
    "second_leg_not": "il ritorno ripete il turno {round}, in cui {player} e {opponent} non si sono incontrati",
    "second_leg_rest": "il girone di ritorno ripete il turno {round}, in cui {player} riposava",
    "meet_in_round": "{player} e {opponent} si incontrano al turno {round}",
    "beats_the_withdrawn": "{player} ha partita vinta: l'avversario di questo turno, {opponent}, si è ritirato dopo il "
    "turno {round}",
    "beats_who_is_not_there": "{player} ha partita vinta: l'avversario di questo turno, {opponent}, non c'è",
    "meets_the_missing": "{player} riposa: il numero che gli spetterebbe non c'è",
    "rf_alone": "{player} riposa con {credited} {credited:punto|punti}: è il solo col punteggio più basso ({score} "
    "p.) tra chi non ha mai avuto punti a forfait",
    "rf_of_several": "{player} riposa con {credited} {credited:punto|punti}: doveva restare libero uno di quelli col "
    "punteggio più basso ({score} p.) che non hanno mai avuto punti a forfait; gli altri, {others}, sono stati "
    "accoppiati dalla rotazione",
    "rr_alone": "{player} riposa, formalmente contro il ritirato {opponent}: è il solo col punteggio più basso "
    "({score} p.) tra chi non ha mai avuto punti a forfait e non ha incontrato tutti i ritirati",
    "rr_of_several": "{player} riposa, formalmente contro il ritirato {opponent}: doveva restare libero uno di "
    "quelli col punteggio più basso ({score} p.); gli altri, {others}, sono stati accoppiati dalla rotazione",
    "white_odd_place": "al primo turno ha il Bianco chi ha il numero di sorteggio dispari: {player}",
    "white_lower_of_alike": "al primo turno ha il Bianco il numero di sorteggio dispari; qui sono tutti e due pari o "
    "tutti e due dispari, e l'ha il minore: {player}",
    "white_drawn": "il colore è stato sorteggiato: Bianco a {player}",
    "white_both_enter": "entrambi hanno riposato al primo turno: il Bianco al più in alto nel tabellone, {player}",
    "white_entering": "{player} ha riposato al primo turno e prende il colore che vi ha avuto {opponent}",
    "white_fewer": "il Bianco a chi l'ha avuto meno volte: {player} {whites}, {opponent} {more}",
    "white_latest": "a pari Bianchi decide chi ha avuto il Nero per ultimo, turno"
    " {round}: {player} {had}, {opponent} {other_had}",
    "white_higher_score": "a pari condizioni il Bianco al punteggio maggiore: {player} {score}, {opponent} "
    "{opponent_score}",
    "white_lower_score": "a pari condizioni il Bianco al punteggio minore: {player} {score}, {opponent} "
    "{opponent_score}",
    "white_lower_number": "a pari condizioni il Bianco al numero di sorteggio minore: {player}",
    "white_higher_number": "a pari condizioni il Bianco al numero di sorteggio maggiore: {player}",
    "working_quotient": "quoziente {total} = {sum}, i punti degli avversari",
    "working_second": "secondo quoziente {total} = {sum}, i punti degli avversari per quelli presi a ciascuno",
    "working_sonneborn": "quoziente {total} = {sum}, i punti degli avversari per quelli presi a ciascuno",
    "shares_place": "ex aequo con {others}",
    "listed_direct": "nell'elenco degli ex aequo decidono gli incontri diretti",
    "listed_wins": "nell'elenco degli ex aequo decidono le vittorie",
    "single_results_in_a_circle": "i risultati con i singoli giocatori non sciolgono questa parità: dipende da "
    "un'altra, che dipende da questa; decidono il blitz o il sorteggio (classifica tecnica c)",
    "listed_single": "nell'elenco degli ex aequo decidono i risultati con i singoli giocatori, nell'ordine di "
    "classifica",
    "listed_common": "nell'elenco degli ex aequo decidono i risultati con gli avversari incontrati da tutti",
    "listed_by_none": "né gli incontri diretti, né le vittorie, né gli avversari comuni separano {player} da {others}",
    "equal_in_all": "in tutto pari con {others}",
    "fewer_points": "ha meno punti ({points}) di {opponent}, che lo precede ({more})",
    "more_points": "ha più punti ({more}) di {opponent}, subito dopo ({points})",
    "higher_tie_break": "a pari punti con {opponent}, subito dopo, decide {tie_break}: {more} contro {amount}",
    "lower_tie_break": "a pari punti con {opponent}, che lo precede, decide {tie_break}: {amount} contro {more}",
    "short_rf": "RF",
    "short_rr": "RR",
    "short_rt": "RT",
    "already_paired": "{candidate}: già accoppiato con {with}",
    "met_formally": "{candidate}: al turno {round} accoppiati solo formalmente (RR), senza giocare; vale come incontro",
    "met": "{candidate}: già incontrato al turno {round}",
    "colours": "{candidate}: i colori non lo permettono; {ways}",
    "way": "con {white} al Bianco {breaks}",
    "break_A6": "{player} avrebbe {count} partite col {colour} in più che con l'altro colore",
    "break_A7": "{player} avrebbe il {colour} per {count} volte di seguito",
    "worked_out_otherwise": "il programma non prova questo verso",
    "others_unpaired": "{candidate}: gli altri non si potrebbero più accoppiare tutti: {proof}",
    "more_colours_broken": "{candidate}: così le regole sui colori sarebbero infrante più del necessario",
    "proof_pairs": "{groups} possono andare solo con {barrier} ({groups_count} per {barrier_count})",
    "proof_alone": "per {groups} non resta nessun avversario possibile",
    "proof_split": "resterebbero gruppi dispari che non possono giocare tra loro: {groups}",
    "proof_groups": "tolto {barrier} resterebbero {groups_count} gruppi dispari che non possono giocare tra loro, "
    "{groups}, e ognuno ha bisogno di uno che è stato tolto ({groups_count} per {barrier_count})",
    "found_for_another": "{player} era già l'avversario trovato per {by}",
    "found_before": "{player} ha trovato {opponent}, che nell'ordine di ricerca viene prima di {candidate}",
    "has_the_bye": "{player} ha il bye",
    "they_meet": "{player} e {opponent} giocano insieme in questo turno",
    "gets_the_bye": "{player}: riceve il bye",
    "bye_fewer_games": "{player}: ha giocato {count} {count:partita|partite}, altri {most}",
    "bye_unplayed_point": "{player}: ha già avuto i punti di una vittoria senza giocare",
    "asked_for_half": "{player} ha chiesto un riposo da mezzo punto",
    "announced_absence": "{player} è assente in questo turno",
    "enters_later": "{player} entra al turno {round}",
    "withdrew": "{player} si è ritirato dopo il turno {round}",
    "never_came": "{player} non ha mai preso parte al torneo",
    "colour_title": "Colore: {white} ha il Bianco.",
    "colour_first_round": "al primo turno il colore sorteggiato per il n. 1 si alterna tavolo per tavolo "
    "(tavolo {board}, {upper})",
    "colour_percentage": "ha il Bianco chi ha giocato più partite col Nero in percentuale: "
    "{upper} {upper_share}, {lower} {lower_share}",
    "share": "{blacks} su {games}",
    "no_games": "nessuna partita (vale la metà)",
    "no_colour": "nessun colore",
    "colour_latest_difference": "a pari percentuale decide l'ultimo turno in cui non hanno avuto lo stesso colore, "
    "il {round}: {upper} {upper_had}, {lower} {lower_had}",
    "colour_alternates": "a pari condizioni chi ha il numero più alto in graduatoria, {upper}, "
    "cambia colore rispetto alla sua ultima partita",
    "colour_never_played": "nessuno dei due ha ancora giocato: {upper} ha il numero {rank}, "
    "i dispari hanno il colore sorteggiato per il n. 1, i pari l'opposto",
    "colour_fewer_whites": "ha il Bianco chi lo ha avuto meno volte",
    "colour_latest_games": "decide l'ultima differenza tra le partite giocate dai due ({games_ago} fa)",
    "colour_only_legal": "nell'altro verso {otherwise}",
    # controllo
    "check_decided_no_show": "Turno {round}: deciso dal direttore, perché qualcuno non si è presentato; il "
    "regolamento da capo avrebbe",
    "check_decided_late": "Turno {round}: deciso dal direttore, perché qualcuno è arrivato a turno formato; il "
    "regolamento da capo avrebbe",
    "explain_changed_no_show": "L'arbitro ha cambiato questo tavolo (ore {hour}): qualcuno non si è presentato. Qui si "
    "spiega il turno che si farebbe da capo.",
    "explain_changed_by_hand": "L'arbitro ha cambiato questo tavolo a mano (ore {hour}): {reason}. Qui si spiega il "
    "regolamento.",
    "explain_changed_without_reason": "L'arbitro ha cambiato questo tavolo a mano (ore {hour}). Qui si spiega il "
    "regolamento.",
    "explain_decided_no_show": "Il turno è stato deciso dal direttore: qualcuno non si è presentato e sono cambiati "
    "meno tavoli possibile. Qui si spiega il turno che si farebbe da capo.",
    "explain_decided_late": "Il turno è stato deciso dal direttore: qualcuno è arrivato a turno formato ed è "
    "entrato. Qui si spiega il turno che si farebbe da capo.",
    "check_agrees": "Turno {round}: conforme",
    "check_differs": "Turno {round}: diverso",
    "check_board": "tavolo {board}: il regolamento dà {expected}; il turno pubblicato ha invece {published}",
    "check_table": "tavolo {board}, come è stato pubblicato: {published}",
    "check_bye": "riposo: il regolamento dà {expected}; il turno pubblicato ha invece {published}",
    "check_unchecked": "Turno {round}: non si può controllare, {why}",
    "check_nothing": "Non c'è ancora nessun turno da controllare.",
    "check_none": "niente",
    "compare_title": "Confronto tra {one} e {other}",
    "compare_same": "Turno {round}: uguali",
    "compare_board": "Turno {round}, {what}: {seats}",
    "tie_open": "{equal} restano in tutto pari: decide un sorteggio, un blitz o uno spareggio",
    "tie_drawn": "il sorteggio dal seme «{seed}» ha dato quest'ordine: {order}",
    "tie_by_lot": "il sorteggio dell'arbitro ha dato quest'ordine: {order}",
    "tie_by_blitz": "lo spareggio blitz ha dato quest'ordine: {order}",
    "tie_by_play_off": "lo spareggio ha dato quest'ordine: {order}",
    "tie_no_more": "una decisione tra {order} non conta più: dopo una correzione non sono più pari, o lo sono con "
    "altri, o ce n'è una più recente",
    "cut_drawn": "in «{name}» {player} passa e {opponent} no, in tutto pari: ha deciso il sorteggio dal seme «{seed}»",
    "cut_by_lot": "in «{name}» {player} passa e {opponent} no, in tutto pari: ha deciso il sorteggio dell'arbitro",
    "cut_by_blitz": "in «{name}» {player} passa e {opponent} no, in tutto pari: ha deciso lo spareggio blitz",
    "cut_by_play_off": "in «{name}» {player} passa e {opponent} no, in tutto pari: ha deciso lo spareggio",
    "stopped_unbeaten": "{player} è primo: la gara si è fermata prima della finale ed è l'unico imbattuto",
    "stopped_beaten_once": "{player} è secondo: la gara si è fermata prima della finale e ha una sconfitta",
    # che cosa guarda ogni testo dell'Amalfi
    "colour_latest_black": "a pari percentuale decide l'ultimo turno in cui uno ha avuto il Nero e l'altro no, "
    "il {round}: {upper} {upper_had}, {lower} {lower_had}",
    "colour_latest_none": "a pari percentuale, e senza un Nero contro altro, decide l'ultimo turno in cui uno è stato "
    "senza colore e l'altro ha avuto il Bianco, il {round}: {upper} {upper_had}, {lower} {lower_had}",
    "colour_fewer_blacks": "hanno avuto il Bianco lo stesso numero di volte: ha il Nero chi lo ha avuto meno volte",
    "bye_or_walkover": "{player}: ha già avuto il bye o vinto a forfait",
    "one_must_be_left_free": "{candidate}: gli altri si potrebbero accoppiare, ma senza lasciare "
    "libero {may_rest:|uno tra }{may_rest}",
    "lower_had_forfeit_points": "hanno meno punti ma hanno già avuto punti a forfait: {others}",
    "lower_met_all_withdrawn": "hanno meno punti ma hanno già incontrato tutti i ritirati: {others}",
    "rr_only_one_left": "{opponent} è il solo ritirato che {player} non ha incontrato",
    "rr_fewest_points": "tra i ritirati che {player} non ha incontrato, {opponent} ha meno punti ({score} p.)",
    "rr_highest_on_tabellone": "a pari punti con {equal} tra i ritirati che {player} non ha "
    "incontrato, {opponent} è più in alto nel tabellone",
    "meets_the_struck": "{player} riposa: l'avversario di questo turno, {opponent}, è stato depennato",
    "meeting_left_out": "{player} e {opponent} si incontrerebbero al turno {round}, ma {rounds:c'è 1 turno|i turni "
    "sono {rounds}}",
    "main_bracket_pair": "{player} e {opponent} sono vicini nel tabellone principale",
    "recovery_rest_no_rematch": "recupero: i giocatori sono {count}, {player} passa il turno per sorteggio tra "
    "{equal}; devono giocare, perché nessuno incontri di nuovo lo stesso avversario: {must_play}",
    "waits_for_the_final_phase": "{player}, imbattuto, attende la fase finale",
    "meet_in_final_phase": "{player} e {opponent} sono imbattuti: possono incontrarsi solo nella fase finale",
    "nobody_has_won": "{player} è arrivato all'ultimo incontro, ma non l'ha vinto nessuno dei due",
    "unbeaten": "{player} è imbattuto ed è in gara nel tabellone principale",
    "beaten_once": "{player} ha una sconfitta ed è in gara nel recupero",
    "left_in_after_the_last_round": "{player} era ancora in gara quando i turni sono finiti",
    "facts_half_the_list": "{upper} è al posto {position} di {players} nella lista ({score} p.). Turni rimanenti: "
    "{count}, ma l'avversario teorico non dista più di metà lista: è al posto {position} + {turns} = {theoretical}.",
    "second_leg_now": "nel turno {round} {player} e {opponent} erano accoppiati senza giocare, perché uno dei due si "
    "era ritirato: nel ritorno giocano",
    "second_leg_absent": "il ritorno ripete il turno {round}, in cui {player} era assente: non ha un avversario",
    "bye_to_the_least_excluded": "{player}: riceve il bye benché escluso; tra gli esclusi, prima chi non ha mai avuto "
    "un bye né i punti di una vittoria senza giocare, poi chi ha giocato più partite (qui: {games}), poi l'ultimo "
    "della lista",
    "bye_to_the_last_excluded": "{player}: riceve il bye benché escluso; tra gli esclusi, l'ultimo della lista",
    "recovery_rest_only_he": "recupero: i giocatori sono {count}, {player} passa il turno senza sorteggio; devono "
    "giocare, perché nessuno incontri di nuovo lo stesso avversario: {must_play}",
    "recovery_rest_least": "recupero: i giocatori sono {count}, {player} passa il turno senza sorteggio: gli altri "
    "hanno riposato di più, o non si erano presentati a una partita",
    "recovery_of_one": "nel recupero c'è solo {player}: passa il turno",
    "placed_without_playing": "{player} ha finito al turno {round}, {place}° posto, senza giocarselo: non si è "
    "presentato, o si è ritirato, chi doveva contenderglielo ({missing})",
}
