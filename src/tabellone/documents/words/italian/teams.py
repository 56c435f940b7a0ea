"""Le squadre e le coppie."""

SENTENCES = {
    "demo_title_of_teams": "Gara dimostrativa: {tournament}, {teams} squadre, {players} giocatori, {rounds} turni",
    "demo_try_of_teams": "Per provare: python3 start.py demo --event {event} --save gara.json, "
    "poi python3 start.py explain gara.json --round {round} --player {player}",
    "help_demo_event": "Quale: il torneo vero, una gara a squadre o una a coppie.",
    "match": "Incontro",
    "individual": "P. indiv.",
    "games_played": "Giocate",
    "team_board": "Damiera",
    "listing_member": "Giocatore",
    "individual_standings_title": "Classifica individuale",
    "nobody_at_board": "(vuota)",
    # opzioni
    "option_competitors": "Chi gareggia",
    "choice_players": "giocatori",
    "choice_teams": "squadre",
    "option_boards": "Squadre: damiere",
    "option_line_ups": "Squadre: la formazione",
    "choice_fixed": "è la stessa per tutta la gara, nell'ordine della rosa (Art. 4 a)",
    "choice_fixed_in_envelope": "è la stessa per tutta la gara, in busta prima del primo incontro (Art. 4 a, 5 a)",
    "choice_every_round": "si cambia a ogni turno (Art. 4 b)",
    "choice_meetings_board_by_board": "numero contro numero (Art. 6)",
    "option_meetings": "Squadre: ognuno incontra",
    "choice_everyone": "tutti gli avversari",
    "option_reserves": "Squadre: si possono iscrivere riserve",
    "option_rating_limit": "Squadre: tetto di punteggio della formazione (0: nessuno)",
    "option_rating_list": "Squadre: lista del tetto, con la data",
    "option_empty_boards": "Squadre: si può lasciare vuota",
    "choice_any": "una damiera qualsiasi (9.4.1)",
    "choice_last": "solo le ultime",
    "option_play_off": "Squadre: spareggio del girone (8.2.4)",
    "choice_no_play_off": "nessuno",
    "choice_all_boards": "tra tutti i componenti",
    "choice_first_boards": "tra le prime damiere",
    "choice_some_boards": "tra alcuni componenti",
    "option_boards_before_play_off": "Squadre: tra più di due pari, prima le damiere e poi lo spareggio (8.2, N.B.)",
    "about_competitors": "Gara individuale, o a squadre: allora si accoppiano e si classificano le squadre (Capo V).",
    "about_boards": "Quanti giocano per squadra in un incontro (Art. 1); due per le coppie (Art. 10).",
    "about_line_ups": "Fissa: ognuno mantiene la sua damiera. A ogni turno: il capitano la consegna in busta "
    "chiusa (Art. 4, 5).",
    "about_meetings": "Contro chi ha lo stesso numero di damiera, o contro tutti gli avversari (Art. 6).",
    "about_reserves": "Una rosa può avere più giocatori delle damiere (Art. 2).",
    "about_rating_limit": "La somma dei punteggi di una formazione non può superarlo; 0 se non c'è un tetto (Art. 2).",
    "about_rating_list": "Quale lista di punteggi vale per il tetto, e di quale giorno.",
    "about_empty_boards": "Chi è incompleto lascia vuota la damiera che il capitano sceglie, o solo le ultime (9.4.1).",
    "about_play_off": "Nel girone, chi gioca lo spareggio tra squadre ancora pari (8.2.4).",
    "about_boards_before_play_off": "Tra più di due squadre pari si può guardare prima ai punti delle damiere "
    "(8.2, N.B.).",
    # documento
    "too_few_teams": "servono almeno due squadre; qui {count:ce n'è 1|ce ne sono {count}}.",
    "team_without_name": "la squadra {number} non ha un nome: aggiungere name.",
    "unknown_team": "la squadra {team} non c'è.",
    "teams_without_rules": "qui ci sono squadre, ma le regole sono per giocatori: aggiungere «competitors»: «teams» "
    "a rules, o togliere teams.",
    "not_for_teams": "l'opzione {option} è solo per gare individuali: toglierla.",
    "in_two_teams": "{name} è in due squadre, {team} e {other}: lasciarlo in una.",
    "no_reserves_here": "{team} ha {count} iscritti per {boards} damiere, ma il bando non prevede riserve: togliere "
    "chi è di troppo, o mettere reserves a true.",
    "team_below_quorum": "{team} ha {count:1 giocatore|{count} giocatori} per {boards} damiere: ne servono più "
    "della metà (9.1).",
    "line_up_of_boards": "una formazione ha {boards} damiere, questa ne ha {count}: scrivere null per una vuota.",
    "line_up_below_quorum": "la formazione di {team} occupa {count:1 damiera|{count} damiere} su {boards}: ne "
    "servono più della metà "
    "(9.1).",
    "line_up_over_limit": "la formazione di {team} fa {total} punti, il tetto è {limit}.",
    "not_of_the_team": "{name} non è iscritto in {team}.",
    "on_two_boards": "{name} è su due damiere.",
    "away_in_round": "{name} non è in gara nel turno {round}.",
    "hole_above_a_board": "la damiera {board} è vuota e sotto gioca qualcuno: il bando lascia vuote solo le ultime.",
    "keeps_his_board": "{name} ha giocato alla damiera {board} e la mantiene per tutta la gara (Art. 4 a).",
    "match_of_games": "un incontro di queste squadre ha {wanted} partite, qui ce ne sono {count}.",
    "game_of_other_boards": "la partita {board} non è tra i giocatori di queste damiere.",
    "result_of_an_empty_board": "qui una damiera è vuota: il risultato può essere solo {wanted}.",
    "team_against_itself": "{name} gioca contro un compagno di squadra.",
    "of_neither_team": "{name} non è di nessuna delle due squadre.",
    "match_result": "qui non può stare «{found}»; si può scrivere: {known}.",
    "play_off_not_announced": "{equal}: il bando non prevede uno spareggio; registrare il sorteggio, o il blitz se il "
    "bando lo prevede.",
    "no_such_team": "la squadra {number} non esiste: ci sono i numeri da 1 a {count}.",
    "phases_of_players": "«{name}» è una gara a squadre: le fasi sono per ora solo per gare individuali.",
    "groups_of_players": "i gruppi dividono i giocatori di una gara individuale; questa è a squadre.",
    "help_line_ups": "Scrive le damiere dell'ultimo turno: le due buste di un incontro, o di tutti gli incontri ciò "
    "che prende il posto di una busta non consegnata (Art. 5).",
    "help_line_ups_match": "L'incontro, con il suo numero nel turno; senza, tutti quelli che non hanno ancora "
    "le damiere.",
    "help_line_ups_white": "La busta della squadra col Bianco in prima damiera: numeri dei giocatori, - per una "
    "vuota («5,6,-,8»); senza, non è stata consegnata.",
    "help_line_ups_black": "La busta dell'altra squadra, allo stesso modo.",
    "help_line_ups_output": "Scrive qui il documento con le damiere.",
    "help_line_ups_of_a_match": "--white e --black vogliono --match.",
    "no_teams_here": "questa non è una gara a squadre: non ci sono formazioni.",
    "no_such_match": "l'incontro {number} non c'è: nel turno {round} ce ne sono {count}.",
    "line_up_unreadable": "«{found}» non è una formazione: servono i numeri dei giocatori separati da virgole, - per "
    "una damiera vuota.",
    "line_ups_too_late": "l'incontro {match} del turno {round} ha già dei risultati: le sue damiere non si cambiano "
    "più.",
    "line_ups_there": "tutti gli incontri del turno {round} hanno già le damiere.",
    "team_name_twice": "due squadre si chiamano {name}: servono nomi diversi.",
    "line_up_is_fixed": "la formazione di {team} è fissa per tutta la gara, e c'è già.",
    "line_ups_again_both": "le formazioni dell'incontro ci sono già: per riscriverle servono tutte e due, manca quella "
    "di {team}.",
    "line_ups_without_envelopes": "nessuna delle due squadre ha consegnato la busta: alle {at} le formazioni sono "
    "quelle dell'Art. 5",
    "forfeit_after_games": "nell'incontro si è già giocato a qualche damiera: prima togli quei risultati, poi segna "
    "che la squadra non è venuta.",
    "forfeit_with_games": "c'è un forfait della squadra, ma su qualche damiera si è giocato: togliere «result», o le "
    "partite.",
    "after_in_elimination": "«after» dice come è finita una parità ad eliminazione: qui va tolto.",
    "black_on_board_1": "{team} è nominata per prima e deve avere il Bianco alla prima damiera: scambiare le squadre "
    "o i colori.",
    # perché
    "players_without_team": "{players}: non sono in nessuna squadra",
    "boards_counted_as_drawn": "damiere senza risultato finale, contate pari per l'accoppiamento "
    "(turno/incontro.damiera): {boards}",
    "colours_do_not_alternate": "turno {round}, {team} - {other}: il colore non si alterna alle damiere {boards}",
    "played_without_quorum": "turno {round}: {team} ha giocato con {count:1 giocatore|{count} giocatori}, senza il "
    "numero legale",
    "moved_to_another_board": "turno {round}: {name} ha giocato alla damiera {board}, ma la sua è la {other}",
    "line_up_as_before": "{team} non ha consegnato la busta: vale la formazione del turno precedente",
    "line_up_nearest": "{team} non ha consegnato la busta: quella del turno precedente non è più ammessa, vale la "
    "formazione ammessa con meno cambi",
    "line_up_within_limit": "{team} non ha consegnato la busta: vale la prima formazione in ordine di Elo-Rubele entro "
    "il tetto di {limit}",
    "line_up_within_limit_by_lot": "{team} non ha consegnato la busta: vale la prima formazione in ordine di "
    "Elo-Rubele, a sorte tra i pari, entro il tetto di {limit}",
    "no_line_up_within_limit": "nessuna formazione di {team} sta sotto il tetto di {limit}: alza il tetto, o completa "
    "la rosa prima del turno",
    "line_up_of_roster": "{team} non ha consegnato la busta: vale l'ordine della squadra",
    "team_did_not_come": "{team} non è venuta: {other} ha 2 punti per l'incontro e {each} per ogni giocatore",
    "neither_team_came": "né {team} né {other} sono venute: nessuna delle due ha punti",
    "line_up_by_rating": "{team} non ha consegnato la busta: la formazione è in ordine di Elo-Rubele",
    "line_up_by_lot": "{team} non ha consegnato la busta: la formazione è in ordine di Elo-Rubele, a sorte tra i pari",
    "team_without_quorum": "{team} ha ancora {count:1 giocatore|{count} giocatori} per {boards} damiere: senza il "
    "numero legale si ritira, a meno che il direttore non la lasci giocare (plays_short)",
    "working_individual": "punti individuali {total} = {sum}, una somma per damiera",
    "working_awarded": "turno {round}: 1,5 punti ciascuno a {players} ({how})",
    "awarded_fixed": "la formazione fissa",
    "awarded_as_before": "nessuna busta: la formazione del turno precedente",
    "awarded_nearest": "nessuna busta: quella ammessa con meno cambi dal turno precedente",
    "awarded_within_limit": "nessuna busta: la prima in ordine di Elo-Rubele entro il tetto",
    "awarded_by_rating": "nessuna busta: in ordine di Elo-Rubele",
    "awarded_by_lot": "nessuna busta: in ordine di Elo-Rubele, a sorte tra i pari",
    "working_boards": "tra chi è ancora pari contano i punti di ogni damiera, dalla prima: {sum}",
    # delle squadre, dove la frase parla di giocatori
    "valid_of_teams": "Il documento è valido: {teams} squadre, {players} giocatori, {rounds} {rounds:turno "
    "annunciato|turni annunciati}, turni accoppiati: {played}.",
    "rounds_not_advised_of_teams": "{rounds} {rounds:turno|turni} per {players} squadre: sono consigliati da {least} a "
    "{most}, da un terzo alla metà.",
    "more_than_special_cases_of_teams": "{rounds} turni per {players} squadre: anche in casi particolari se ne "
    "stabiliscono al massimo {most}; negli ultimi può mancare un accoppiamento.",
    "pair_by_table_of_teams": "la tabella per {table} squadre dà al turno {round}: {player} - {opponent}",
    "colour_title_of_teams": "Colore: {white} ha il Bianco alla prima damiera.",
    "check_board_of_teams": "incontro {board}: il regolamento dà {expected}; il turno pubblicato ha invece {published}",
    "drawn_without_decision_of_teams": "l'incontro {board} del turno {round} è pari: va ripetuto o deciso a sorte "
    "(Art. 5) prima di andare avanti.",
    "explain_readings_amalfi_of_teams": "Articoli: testo del sistema, con le squadre al posto dei giocatori. A1 … A26 "
    "e T1 … T24: come lo leggiamo, nella pagina «Regolamenti» del programma.",
    "explain_readings_italo-swiss_of_teams": "Articoli: FID, Capo V, con le squadre al posto dei giocatori. F1 … F38 "
    "e T1 … T24: come li leggiamo, nella pagina «Regolamenti» del programma.",
    "explain_readings_round-robin_of_teams": "Articoli: FID, Capo V, girone all'italiana, con le squadre al posto dei "
    "giocatori. R1 … R11 e T1 … T24: come li leggiamo, nella pagina «Regolamenti» del programma.",
    "explain_readings_elimination_of_teams": "Articoli: FID, Capo V, sistemi ad eliminazione, con le squadre al posto "
    "dei giocatori. K1 … K10 e T1 … T24: come li leggiamo, nella pagina «Regolamenti» del programma.",
}
