"""Squadre nell'applicazione: iscrizione, buste, damiere."""

SENTENCES = {
    "no_enrolled_team": "non c'è nessuna squadra con il codice {id}.",
    "no_such_match_there": "nel turno {round} non c'è l'incontro {match}.",
    "open_match_at_closing": "manca qualche damiera dell'incontro {match} del turno {round}: non si può chiudere.",
    "board_has_a_result": "la damiera {board} dell'incontro {match} del turno {round} ha già il risultato {result}; "
    "per cambiarlo, correggerlo.",
    "match_has_a_result": "l'incontro {match} del turno {round} ha già un risultato; per cambiarlo, correggerlo.",
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
    "absence_of_a_member": "{player} è di una squadra: chi non gioca resta fuori dalla formazione; l'assenza è della "
    "squadra intera.",
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
}
