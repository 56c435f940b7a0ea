"""Squadre nell'applicazione: iscrizione, buste, damiere."""

SENTENCES = {
    "no_enrolled_team": "non c'è nessuna squadra con il codice {id}.",
    "no_such_match_there": "nel turno {round} non c'è l'incontro {match}.",
    "open_match_at_closing": "manca qualche damiera dell'incontro {match} del turno {round}: non si può chiudere.",
    "board_has_a_result": "la damiera {board} dell'incontro {match} del turno {round} ha già il risultato {result}; "
    "per cambiarlo, correggerlo.",
    "no_match_result_to_correct": "l'incontro {match} del turno {round} non ha ancora un risultato da correggere.",
    "later_match_round_paired": "il turno {later} è già accoppiato: il risultato dell'incontro {match} del turno "
    "{round} "
    "si può cambiare, non togliere.",
    "line_ups_first": "le formazioni dell'incontro {match} del turno {round} non si conoscono ancora: prima si "
    "aprono le "
    "buste.",
    "board_is_empty": "alla damiera {board} dell'incontro {match} manca un giocatore: vale {result} e non si cambia "
    "(9.4).",
    "no_such_board_of_match": "nell'incontro {match} non c'è la damiera {board}.",
    "collision_board": "la damiera {board} dell'incontro {match} è stata inserita come {result} da {actor} {seconds} s "
    "fa; guardare prima di cambiarla.",
    "competitors_enrolled": "ci sono già iscritti: se si gioca a squadre o da soli si decide prima.",
    "boards_paired": "c'è già un turno accoppiato: damiere, formazioni e incontri non si cambiano più.",
    "not_a_commitment": "il sigillo di una busta ha 64 cifre esadecimali.",
    "not_a_moment": "serve un'ora con il suo fuso, per esempio 2026-03-01T15:30:00+01:00.",
    "team_does_not_play": "{team} non ha un incontro nel turno {round}.",
    "line_ups_opened": "le buste dell'incontro di {team} nel turno {round} sono già aperte.",
    "envelope_late": "la busta di {team} è arrivata dopo le {until}: il tempo è scaduto; vale la formazione che "
    "prevede "
    "l'Art. 5. Per accettarla, la direzione sposta l'orario.",
    "envelope_sealed": "la busta di {team} è sigillata: si apre da sola quando ci sono tutte e due o l'orario è "
    "passato.",
    "envelope_of_another": "quello che si apre non è quello che {team} ha consegnato: il sigillo è un altro.",
    "envelope_missing": "manca la busta di {team}: l'altra si apre quando arriva, o quando l'orario è passato.",
    "envelopes_stay_open": "la voce {sequence} ha aperto delle buste: quello che si è visto non si richiude; le "
    "formazioni "
    "si correggono.",
    "not_of_this_match": "{team} non gioca questo incontro.",
    "absence_is_a_teams": "{player} è di una squadra: chi non gioca resta fuori dalla formazione; l'assenza è della "
    "squadra intera.",
    "ui_step_line_ups": "Formazioni del turno {round}",
    "ui_step_enrol_teams": "Iscrivi le squadre",
    "did_match": "incontro {value}",
    "did_deadline": "entro le {value}",
    "did_on_board": "damiera {board}: {result}",
    "event_enrol_teams": "iscrizione di squadre",
    "event_edit_team": "modifica di una squadra",
    "event_remove_team": "cancellazione di una squadra",
    "event_deadline": "orario delle buste",
    "event_envelope": "busta consegnata",
    "event_line_ups": "formazioni",
    "line_without_team": "manca la squadra: scriverne il nome con i due punti sopra i suoi giocatori, o una colonna "
    "«squadra».",
    "roster_line": "riga {line}, «{text}»: {because}",
    "board_of_match": "Damiera",
    "ui_matches_sealed": "{count:Un incontro aspetta|{count} incontri aspettano} le formazioni.",
    "ui_line_ups": "Formazioni",
    "ui_team_forfeit": "Una squadra non è venuta: l'altra ha 2 punti e 1,5 per damiera (9.3).",
    "ui_line_ups_unknown": "Le formazioni si sapranno quando si aprono le buste.",
    "ui_legend_boards": "Bianco e Nero: la squadra nominata per prima ha il Bianco alla prima damiera, poi si alterna.",
    "ui_legend_matches": "Punti di squadra per chi fa più punti sulle damiere, a testa, per chi ne fa meno.",
    "ui_match_drawn": "L'incontro è pari: chi va avanti?",
    "ui_captain_is": "Capitano: {name}",
    "ui_bench": "Non giocano: {names}",
    "ui_forfeit_back": "Togli il forfait",
    "ui_did_not_come": "{team} non è venuta",
    "ui_nobody_came": "Nessuna delle due è venuta",
    "ui_other_matches": "Gli incontri del turno",
    "ui_correct_board_to": "Correggere la damiera {board} dell'incontro {match}, turno {round}: {result}",
    "ui_forfeit_of_match": "Forfait nell'incontro {match} del turno {round}",
    "ui_teams_enrolled": "{count:Una squadra iscritta.|{count} squadre iscritte.}",
    "ui_enrol_teams": "Iscrivi le squadre",
    "ui_paste_of_teams": "Una squadra con i due punti, sotto i suoi giocatori nell'ordine delle damiere, poi le "
    "riserve; "
    "un trattino è una damiera vuota. O una tabella con la colonna «squadra».",
    "ui_paste_of_teams_example": "Lecce:\nRossi Mario, 3900\nBianchi Luca, 3850\nTreviso:\nVerdi Anna, 4010",
    "ui_boards_of_team": "Damiere",
    "ui_reserves": "Riserve",
    "ui_no_teams": "Nessuna squadra iscritta.",
    "ui_in_no_team": "In nessuna squadra:",
    "ui_team_rules": "Regole",
    "ui_quorum_rule": "Una squadra gioca con più della metà delle damiere: 2 su 3, 3 su 4 o su 5, tutte e due di una "
    "coppia (9.1).",
    "ui_team_name": "Nome",
    "ui_team_captain": "Capitano",
    "ui_team_deputy": "Chi può sostituire il capitano",
    "ui_team_club": "Circolo",
    "ui_team_province": "Provincia",
    "ui_team_seeded": "Testa di serie",
    "ui_team_plays_short": "Può giocare con meno della metà delle damiere: lo decide la direzione",
    "ui_roster": "Giocatori",
    "ui_roster_told": "Uno per riga, nell'ordine delle damiere, poi le riserve; un trattino lascia vuota una damiera. "
    "Chi è già iscritto si scrive con il nome, chi è nuovo anche con il punteggio: «Rossi Mario, "
    "3900».",
    "ui_remove_team": "Cancella la squadra",
    "ui_members": "Giocatori",
    "ui_members_told": "Nome, punteggio e categoria di ciascuno si cambiano nella sua pagina; lì si ritira anche chi "
    "lascia la gara.",
    "ui_all_boards": "Tutti",
    "ui_board_number": "Damiera {board}",
    "ui_games_played": "Giocate",
    "ui_individual_told": "Punti fatti alle damiere, a parità ex aequo; la damiera è quella occupata più spesso.",
    "ui_change": "Modifica",
    "ui_competitors_teams": "Squadre",
}
