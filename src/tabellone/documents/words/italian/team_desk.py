"""Squadre nell'applicazione: iscrizione, buste, damiere."""

SENTENCES = {
    "no_enrolled_team": "non c'è nessuna squadra con il codice {id}.",
    "no_such_match_there": "nel turno {round} non c'è l'incontro {match}.",
    "open_match_at_closing": "manca il risultato di qualche damiera dell'incontro {match} del turno {round}: non si "
    "può chiudere.",
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
    "enrol_teams_first": "qui si iscrivono squadre: il nome della squadra con i due punti, sotto i suoi giocatori.",
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
    "ui_line_ups_unknown": "Le formazioni si sapranno quando si aprono le buste.",
    "ui_legend_boards": "Bianco e Nero: la squadra nominata per prima ha il Bianco alla prima damiera, poi si alterna.",
    "ui_legend_matches": "Per chi fa più punti alle damiere, per chi ne fa altrettanti, per chi ne fa meno.",
    "ui_match_drawn": "L'incontro è pari: chi va avanti?",
    "ui_captain_is": "Capitano: {name}",
    "ui_bench": "Non giocano: {names}",
    "ui_forfeit_back": "Togli il forfait",
    "ui_did_not_come": "{team} non è venuta",
    "ui_nobody_came": "Nessuna delle due è venuta",
    "ui_other_matches": "Gli incontri del turno",
    "ui_correct_board_to": "Correggi la damiera {board} dell'incontro {match}, turno {round}: {result}",
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
    "ui_team_plays_short": "Può giocare con metà delle damiere o meno: lo decide la direzione",
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
    "envelope_elsewhere": "quello che c'era nella busta di {team} non è su questo computer: è stata consegnata su un "
    "altro, o sostituita da una che poi è stata annullata. Il capitano la consegna di nuovo, o la direzione scrive la "
    "formazione dalla carta; se l'orario è passato, prima lo sposta.",
    "deadline_was_announced": "l'orario delle buste del turno {round} è stato annunciato ai capitani: se ne fissa un "
    "altro, e chi era prima si vede.",
    "line_ups_before_pairing": "nel turno {round} ci sono incontri senza formazioni: prima si aprono le buste, si "
    "scrivono le formazioni o si registra il forfait.",
    "substitute_at_tables": "un sostituto prende posto ai tavoli; a squadre si cambia la rosa.",
    "envelopes_do_not_open": "le buste dell'incontro {match} del turno {round} non si possono aprire con la rosa di "
    "adesso: si rimette la rosa com'era alla consegna, o la direzione scrive le due formazioni dalla carta.",
    "roster_of_an_envelope": "la busta di {team} è sigillata: finché non si apre, dalla sua rosa non esce nessuno.",
    "round_has_opened_envelopes": "nel turno {round} sono state aperte delle buste: quegli incontri restano come sono, "
    "perché le formazioni si sono viste. Chi non gioca più si registra con un forfait.",
    "opened_envelopes_are_public": "nel turno {round} sono state aperte delle buste, e i capitani le vedono: il turno "
    "resta pubblicato.",
    "envelope_before_publication": "nel turno {round} ci sono buste sigillate: prima si pubblica il turno, poi si "
    "aprono, così i capitani vedono che sono aperte.",
    "no_envelope_to_open": "{team} non ha una busta sigillata da aprire.",
    "envelope_before_forfeit": "la busta di {team} è sigillata: prima si aprono le buste (per esempio con «Chiudi "
    "adesso»), poi si registra il forfait, i cui punti vanno a chi è in formazione (Art. 9.3).",
    "envelope_opened_beside_paper": "alle {at} la direzione ha aperto la busta di {team} accanto alla formazione di "
    "{other}, scritta dalla carta",
    "envelope_opened_alone": "alle {at} la busta di {team} è stata aperta da sola: {other} non aveva consegnato",
    "envelope_opened_early": "era prima dell'orario annunciato, le {until}",
    "line_ups_written_again": "alle {at} la direzione ha riscritto le formazioni, a buste già aperte",
    "did_open_alone": "aperta da sola: {team}",
    "actor_clock": "l'orario",
    "line_up_not_chosen": "per ogni damiera si sceglie un giocatore dall'elenco, o nessuno.",
    "deadline_minutes": "servono i minuti che restano, da 1 a {most}.",
    "deadline_hour": "serve un'ora, per esempio 15:30.",
    "deadline_past": "le {at} sono già passate; per non aspettare oltre c'è «Chiudi adesso».",
    "ui_captain_link_wrong": "Questo collegamento non è, o non è più, quello di questa squadra: chiedine uno alla "
    "direzione di gara.",
    "ui_captain_line_up": "La formazione",
    "ui_captain_no_round": "Non c'è ancora un turno: questa pagina si aggiorna da sola.",
    "ui_captain_rests": "Nel turno {round} la squadra non ha un incontro.",
    "ui_captain_against": "contro {opponent}",
    "ui_captain_white": "Bianco alla prima damiera",
    "ui_captain_black": "Nero alla prima damiera",
    "ui_captain_no_boards": "In questo incontro non si gioca: non serve una formazione.",
    "ui_captain_over": "Il tempo è scaduto alle {until}: le buste si aprono adesso.",
    "ui_sealed": "In busta chiusa.",
    "ui_sealed_until": "{opponent} la vede solo quando avete consegnato tutti e due, o alle {until}.",
    "ui_sealed_both": "{opponent} la vede solo quando avete consegnato tutti e due.",
    "ui_sealed_all": "Vale per tutta la gara. {opponent} la vede solo quando hanno consegnato tutte le squadre del "
    "turno.",
    "ui_sealed_all_until": "Vale per tutta la gara. {opponent} la vede solo quando hanno consegnato tutte le squadre "
    "del turno, o alle {until}.",
    "ui_mine_in": "La busta è consegnata. Qui non si vede che cosa contiene: lo sa solo chi l'ha consegnata.",
    "ui_mine_in_from_here": "La busta è consegnata, con la formazione qui sotto: la mostra solo questo telefono.",
    "ui_theirs_in": "{opponent} ha già consegnato.",
    "ui_line_ups_known": "Le formazioni sono note.",
    "ui_line_up_is_fixed": "La tua formazione è quella fissa della gara. {opponent} deve ancora consegnare la sua.",
    "ui_line_up_stands": "formazione fissa",
    "ui_envelopes_open": "Le buste sono aperte.",
    "ui_match": "Incontro",
    "ui_board_of_match": "Incontro {match} · damiera {board}",
    "ui_match_number": "Incontro {match}",
    "ui_match_board": "Damiera {board}",
    "ui_match_board_short": "Dam.",
    "ui_line_up_total": "Elo in tutto:",
    "ui_line_up_limit": "su {limit} al massimo",
    "ui_hand_in": "Consegna la busta",
    "ui_hand_in_again": "Consegna un'altra busta",
    "ui_hand_in_until": "Si può cambiare fino alle {until}, o finché non consegna l'altro capitano.",
    "ui_hand_in_no_time": "Si può cambiare finché non consegna l'altro capitano.",
    "ui_hand_in_all_until": "Si può cambiare fino alle {until}, o finché non hanno consegnato tutte le squadre.",
    "ui_hand_in_all_no_time": "Si può cambiare finché non hanno consegnato tutte le squadre.",
    "ui_captain": "Capitano",
    "ui_envelope": "Busta",
    "ui_envelope_open": "aperta",
    "ui_envelope_none": "non consegnata",
    "ui_envelope_in": "consegnata, sigillata",
    "ui_envelope_awaited": "attesa",
    "ui_envelopes_until": "Le buste si consegnano fino alle {until}; poi si aprono da sole, e per chi manca vale "
    "l'Art. 5.",
    "ui_envelopes_no_time": "Non c'è un orario: le buste di un incontro si aprono quando ci sono tutte e due.",
    "ui_envelopes_no_time_all": "Non c'è un orario: le buste si aprono quando ci sono tutte.",
    "ui_deadline": "Orario",
    "ui_deadline_minutes": "Tra quanti minuti",
    "ui_deadline_at": "Alle ore",
    "ui_deadline_do": "Fissa l'orario",
    "ui_deadline_now": "Chiudi adesso",
    "ui_deadline_help": "Con «Chiudi adesso» si aprono le buste consegnate; chi manca gioca con la formazione che "
    "prevede l'Art. 5.",
    "ui_deadline_set": "Le buste si consegnano fino alle {until}.",
    "ui_on_paper": "Da carta",
    "ui_on_paper_help": "Le due formazioni di un incontro si scrivono insieme; se una squadra ha già consegnato dal "
    "telefono basta l'altra, e si aprono. Una formazione aperta si corregge finché non c'è un risultato.",
    "ui_line_ups_saved": "Le formazioni dell'incontro {match} sono registrate.",
    "ui_captain_slips": "Cedole dei capitani",
    "ui_captain_slip_help": "Qui il capitano, o chi ne fa le veci, consegna la formazione di ogni turno. Chi ha questa "
    "cedola consegna per la squadra: non si lascia in giro.",
    "ui_captain_slip_help_fixed": "Qui il capitano, o chi ne fa le veci, consegna la formazione, una volta per tutta "
    "la gara. Chi ha questa cedola consegna per la squadra: non si lascia in giro.",
    "ui_captain_links": "Collegamenti dei capitani",
    "ui_captain_links_help": "Chi apre un collegamento può consegnare per la squadra, non leggere quello che è stato "
    "consegnato. Se uno è finito in mani sbagliate si rinnova: il vecchio non vale più.",
    "ui_captain_links_show": "Mostra i collegamenti",
    "ui_captain_renew": "Rinnova",
    "ui_captain_renewed": "{team} ha un collegamento nuovo; quello di prima non vale più.",
    "ui_seal_begins": "Il sigillo comincia con {digits}.",
}
