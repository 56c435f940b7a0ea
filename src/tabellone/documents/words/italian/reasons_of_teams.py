"""Le ragioni di una gara a squadre, dove il genere le cambia."""

SENTENCES = {
    "already_paired_of_teams": "{candidate}: già accoppiata con {with}",
    "another_rest_of_teams": "riposa {player}, perché con {refused} a riposo le altre non si potevano accoppiare",
    "bracket_rest_of_teams": "{player} passa il turno con 2 punti a forfait: con {count} squadre, coppie che si "
    "incontrano: {pairs_count}; ultime sorteggiate che avanzano: {free}; così ne restano {power}",
    "bye_fewer_games_of_teams": "{player}: ha giocato {count} {count:incontro|incontri}, altre {most}",
    "colour_first_round_of_teams": "al primo turno il colore sorteggiato per la n. 1 si alterna incontro per incontro "
    "(incontro {board}, {upper})",
    "colour_never_played_of_teams": "nessuna delle due ha ancora giocato: {upper} ha il numero {rank}, le dispari "
    "hanno il colore sorteggiato per la n. 1, le pari l'opposto",
    "colour_percentage_of_teams": "ha il Bianco la squadra con più incontri col Nero in percentuale: {upper} "
    "{upper_share}, {lower} {lower_share}",
    "colour_latest_black_of_teams": "a pari percentuale decide l'ultimo turno in cui una ha avuto il Nero e l'altra "
    "no, il {round}: {upper} {upper_had}, {lower} {lower_had}",
    "colour_latest_none_of_teams": "a pari percentuale, e senza un Nero contro altro, decide l'ultimo turno in cui una "
    "è stata senza colore e l'altra ha avuto il Bianco, il {round}: {upper} {upper_had}, {lower} {lower_had}",
    "facts_of_teams": "{upper} è al posto {position} di {players} nella lista ({score} p.). Turni rimanenti: {turns}; "
    "l'avversaria teorica è al posto {position} + {turns} = {theoretical}.",
    "facts_beyond_of_teams": "La lista ha {players} squadre: si parte dall'ultima e si risale.",
    "first_round_neighbours_of_teams": "primo turno: {player} e {opponent} sono vicine nel tabellone",
    "first_turn_of_teams": "Partendo dal posto di {by} e ruotando, {player} è la prima col punteggio più alto "
    "({score} p.)",
    "next_turn_of_teams": "Dopo {by}, ultima accoppiata, e ruotando, {player} è la prima libera col punteggio più alto "
    "({score} p.)",
    "lower_met_all_withdrawn_of_teams": "hanno meno punti ma hanno già incontrato tutte le ritirate: {others}",
    "many_rounds_of_teams": "i turni ({rounds}) sono molti per le squadre che ci sono ({players}): negli ultimi turni "
    "può non esistere un accoppiamento regolare.",
    "met_of_teams": "{candidate}: già incontrata al turno {round}",
    "one_must_be_left_free_of_teams": "{candidate}: le altre si potrebbero accoppiare, ma senza lasciare "
    "libera {may_rest:|una tra }{may_rest}",
    "others_unpaired_of_teams": "{candidate}: le altre non si potrebbero più accoppiare tutte: {proof}",
    "pairs_unmade_of_teams": "coppie formate dalla rotazione e poi disfatte, perché le altre non si sarebbero potute "
    "accoppiare: {pairs}",
    "pairs_unmade_for_rest_of_teams": "coppie formate dalla rotazione e poi disfatte, perché non sarebbe rimasta "
    "libera una di quelle che devono riposare: {pairs}",
    "proof_alone_of_teams": "per {groups} non resta nessuna avversaria possibile",
    "proof_pairs_of_teams": "{groups} possono andare solo con {barrier} ({groups_count} per {barrier_count})",
    "rf_alone_of_teams": "{player} riposa con {credited} {credited:punto|punti}: è la sola col punteggio più basso "
    "({score} p.) tra quelle che non hanno mai avuto punti a forfait",
    "rf_of_several_of_teams": "{player} riposa con {credited} {credited:punto|punti}: doveva restare libera una di "
    "quelle col punteggio più basso ({score} p.) che non hanno mai avuto punti a forfait; {others:l'altra|le altre}, "
    "{others}, {others:è stata accoppiata|sono state accoppiate} dalla rotazione",
    "rotation_started_forfeit_of_teams": "la rotazione è partita dal posto di {player}, che nel turno precedente ha "
    "vinto perché l'avversaria non è venuta e vale come ultimo Nero, cercando chi ha più punti ({top})",
    "rotation_started_nobody_came_of_teams": "nel turno precedente non è venuto nessuno: la rotazione è partita dopo "
    "l'ultima squadra accoppiata, dal posto di {player}, cercando chi ha più punti ({top})",
    "rr_alone_of_teams": "{player} riposa, formalmente contro la ritirata {opponent}: è la sola col punteggio più "
    "basso ({score} p.) tra quelle che non hanno mai avuto punti a forfait e non hanno incontrato tutte le ritirate",
    "rr_fewest_points_of_teams": "tra le ritirate che {player} non ha incontrato, {opponent} ha meno punti "
    "({score} p.)",
    "rr_highest_on_tabellone_of_teams": "a pari punti con {equal} tra le ritirate che {player} non ha "
    "incontrato, {opponent} è più in alto nel tabellone",
    "rr_of_several_of_teams": "{player} riposa, formalmente contro la ritirata {opponent}: doveva restare libera una "
    "di quelle col punteggio più basso ({score} p.); {others:l'altra|le altre}, {others}, "
    "{others:è stata accoppiata|sono state accoppiate} dalla rotazione",
    "rr_only_one_left_of_teams": "{opponent} è la sola ritirata che {player} non ha incontrato",
    "taken_downwards_of_teams": "{candidate}: trovata scendendo oltre l'avversaria teorica",
    "taken_lower_score_of_teams": "{candidate}: prima avversaria possibile, a punteggio inferiore ({score} p.)",
    "taken_same_score_of_teams": "{candidate}: prima avversaria possibile a pari punti ({score} p.)",
    "taken_theoretical_of_teams": "{candidate} è l'avversaria teorica",
    "taken_upwards_of_teams": "{candidate}: trovata risalendo la lista",
    "withdrew_of_teams": "{player} si è ritirata dopo il turno {round}",
    "stopped_unbeaten_of_teams": "{player} è prima: la gara si è fermata prima della finale ed è l'unica imbattuta",
    "stopped_beaten_once_of_teams": "{player} è seconda: la gara si è fermata prima della finale e ha una sconfitta",
    "meets_the_missing_of_teams": "{player} riposa: il numero che le spetterebbe non c'è",
    "meets_the_struck_of_teams": "{player} riposa: l'avversaria di questo turno, {opponent}, è stata depennata",
    "beats_the_withdrawn_of_teams": "{player} ha l'incontro vinto: l'avversaria di questo turno, {opponent}, si è "
    "ritirata dopo il turno {round}",
    "beats_who_is_not_there_of_teams": "{player} ha l'incontro vinto: l'avversaria di questo turno, {opponent}, non "
    "c'è",
    "listed_by_none_of_teams": "né gli incontri diretti, né le vittorie, né le avversarie comuni separano {player} da "
    "{others}",
}
