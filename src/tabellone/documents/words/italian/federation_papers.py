"""I moduli della Federazione (FID Capo XIV), oltre a quelli di `federation.py`."""

SENTENCES = {
    "formation_game": "Gioco",
    "formation_present": "Da accoppiare",
    "formation_whites": "B",
    "formation_odd": "Numero dispari",
    "formation_article_8": "Art. 8: riposo con i punti a forfait (RF)",
    "formation_article_9": "Art. 9: riposo turno (RT)",
    "formation_last_black": "Ultimo Nero: la rotazione parte da lui (Art. 4)",
    "formation_before": "Turno {round}, in ordine di formazione",
    "formation_repeats": "Turno {round} dell'andata, da ripetere con i colori scambiati",
    "formation_no_show": "Chi ha vinto perché l'avversario non è venuto ha già avuto i punti a forfait (Art. 11).",
    "formation_colours_drawn": "I colori si sorteggiano (Art. 18).",
    "formation_absent": "assente a questo turno",
    "formation_withdrawn": "ritirato",
    "formation_never_came": "mai venuto",
    "formation_legend": "In ogni casella: avversario e colore (B bianco, N nero); f: forfait, non giocata; *: senza "
    "risultato, qui conta pari. Ultima colonna: quante volte ha avuto il Bianco. I punti sono quelli per gli "
    "accoppiamenti.",
    "formation_legend_rests": "RF: riposo con i punti a forfait; RR: riposo con il ritirato del numero scritto; RT: "
    "riposo turno, senza punti; ass.: assente. Tra parentesi il colore che vale per convenzione (Art. 14). Sotto, chi "
    "non si accoppia: solo i ritirati possono essere avversari di un RR. Accanto a una coppia, (f 3): ha vinto il 3 "
    "per assenza dell'altro; (f): non è venuto nessuno dei due.",
    "paper_gone": "rit.",
    "paper_left_after": "ritirato dopo il turno {round}",
    "paper_struck": "depennato",
    "paper_tabellone_of": "Tabellone di gara: {players} giocatori, {rounds} {rounds:turno|turni}",
    "paper_tabellone_of_of_teams": "Tabellone di gara: {players} squadre, {rounds} {rounds:turno|turni}",
    "paper_tabellone_marks": "f: forfait, non giocata; *: senza risultato; rit.: ritirato.",
    "paper_tabellone_rests": "Riposi: RF con i punti a forfait, RR con il ritirato del numero scritto, RT senza punti; "
    "tra parentesi il colore che vale per convenzione.",
    "paper_with_expected": "Con i punteggi attesi",
    "paper_without_expected": "Senza i punteggi attesi",
    "paper_expected_legend": "PA: punteggio atteso (tabella 19), in corsivo quello della partita; PO: punteggio "
    "ottenuto nelle partite giocate; D = PO − PA. Forfait e riposi non contano.",
    "paper_in_letters": "Con le lettere",
    "paper_in_numbers": "Con i numeri",
    "paper_calendar": "Tabella degli incontri",
    "paper_calendar_how": "tutti i turni del girone, con i numeri o con le lettere",
    "paper_calendar_legend": "Il primo di ogni coppia ha il Bianco. Tra parentesi chi manca: il suo avversario riposa.",
    "paper_deciding": "Che cosa decide",
    "paper_quotients_legend": "In ogni casella: numero dell'avversario; i suoi punti finali; in corsivo i suoi punti "
    "contati due volte se è stato battuto, una se la partita è pari, nessuna se ha vinto. Di un RR l'avversario è il "
    "ritirato. Ultima colonna: che cosa lo separa da chi gli sta sopra.",
    "step_points": "punti {points}, sopra {more}",
    "step_tie_break": "{tie_break}: {amount}, sopra {more}",
    "step_single_results": "risultati con le singole squadre",
    "score_sheet_front_only": "Senza il retro",
    "score_sheet_both_sides": "Con il retro: note e legenda",
    "score_sheet_players": "Giocatori",
    "score_sheet_legend": "Legenda",
    "score_sheet_1": "Titolo della gara, data e luogo: tre righe.",
    "score_sheet_2": "Firma dell'arbitro al termine dell'incontro.",
    "score_sheet_3": "Nomi dei giocatori, scritti in modo leggibile.",
    "score_sheet_4": "Risultato: 2 partita vinta, 1 pareggiata, 0 persa.",
    "score_sheet_5": "Firma leggibile.",
    "score_sheet_6": "Tempo impiegato per completare la partita.",
    "score_sheet_7_italian": "Mosse del Bianco e del Nero: casella di partenza, trattino e casella di arrivo (23-19). "
    "In una presa una x al posto del trattino (1x10). In una presa multipla, dove c'è scelta, anche le caselle "
    "intermedie (3x12x19).",
    "score_sheet_7_international": "Mosse del Bianco e del Nero: casella di partenza, trattino e casella di arrivo "
    "(35-30). In una presa una x al posto del trattino (28x19). In una presa multipla, dove c'è scelta, anche le "
    "caselle intermedie (19x28x39).",
    "score_sheet_8": "Spazio dell'arbitro per il conteggio delle mosse: un segno accanto alla mossa, dal lato del "
    "Bianco o del Nero, dove il conteggio comincia, e un altro dove finisce.",
    "score_sheet_9": "Come al punto 6, al termine delle mosse di quella colonna.",
    "score_sheet_10": "Nella dama italiana, il numero dell'apertura e non le singole mosse.",
    "score_sheet_11": "Il numero del turno in cui si gioca l'incontro, da non confondere con la partita.",
    "score_sheet_12": "Accanto a ogni mossa c'è il suo numero progressivo.",
    "paper_to_fill_in": "da completare a mano",
    "federation_title": "Tabelle e moduli della Federazione",
    "federation_about": "Le tabelle di FID Capo XIV da consultare e stampare, e i moduli in bianco per quando il "
    "computer non va. Per i moduli riempiti: «Moduli» di ogni torneo.",
    "federation_openings": "Aperture, per il sorteggio in sala",
    "federation_count": "{count:un'apertura|{count} aperture}",
    "federation_about_general": "Tutte: solo per incontri su due partite, coppie o squadre, di serie Nazionale, se "
    "previsto dal bando.",
    "federation_about_table_a": "Le più nette: solo per incontri su due partite, coppie o squadre, di serie Nazionale, "
    "se previsto dal bando.",
    "federation_about_table_b": "Per incontri fra giocatori di serie Nazionale.",
    "federation_about_table_c": "Per incontri fra giocatori e squadre non di serie Nazionale.",
    "federation_about_table_d": "Le otto passate alla classe 4N nell'edizione successiva, tolte dalla A: come la A.",
    "opening_legend": "Classi: B, BB, BBB (1B, 2B, 3B) e N, NN, NNN (1N, 2N, 3N) per il Bianco e per il Nero. Una "
    "lettera: il colore sta leggermente meglio, con più scelte di linee; due: sta decisamente meglio, e l'altro gioca "
    "in difensiva; tre: è formidabile, e l'altro, pericolosamente debole, per pattare deve manovrare da esperto; 4N, "
    "nell'edizione successiva, ancora di più. PARI: gioco equilibrato.",
    "federation_groups": "Suddivisione in gruppi (tabella 24)",
    "federation_about_groups": "Quanti gruppi e di quanti giocatori, da 18 a 200 iscritti e da 2 a 6 gruppi, dalla "
    "regola della tabella 23:",
    "federation_of_rounds": "{rounds} turni",
    "federation_of_groups": "{groups} gruppi",
    "federation_groups_legend": "Il primo gruppo ha al massimo 3 giocatori per turno, di più oltre il numero critico; "
    "gli altri si dividono il resto. Un trattino: nessuna divisione rispetta il primo gruppo e il minimo (MIN) per "
    "{rounds} turni.",
    "federation_blank": "Moduli in bianco",
    "federation_about_blank": "Tabellone, schede e formulari vuoti, per qualunque numero di giocatori e di turni.",
    "federation_make": "Fai il modulo",
    "blank_players": "un modulo ha da 2 a {most} giocatori: {found} no.",
    "blank_rounds": "un modulo ha da 1 a {most} turni: {found} no.",
    "ui_tables_of_openings": "Tabelle delle aperture in questa gara",
    "ui_table_allowed": "sì",
    "ui_table_not_allowed": "no",
    "table_c_for_everybody": "vale per tutti: le sue aperture sono anche nella B",
    "table_needs_two_games": "vale solo per incontri su due partite, o per coppie e squadre",
    "table_not_in_two_legs": "con andata e ritorno si sorteggia dalle tabelle B e C",
    "table_not_announced": "vale solo «se previsto dal regolamento di gara»: il bando non la annuncia",
    "table_of_national_series": "vale solo per la serie Nazionale, e qui non c'è nessuno",
    "table_all_national": "tutti gli iscritti sono di serie Nazionale",
    "table_where_all_are_national": "solo dove tutti sono di serie Nazionale ({national} iscritti su {players}); dove "
    "non lo sono, la C",
    "paper_play_offs": "Spareggi, fino a 6 giocatori",
    "paper_play_offs_how": "chi è a pari merito, e il piccolo girone per deciderlo",
    "play_off_on_points": "A pari punti per il posto n. {place}.",
    "play_off_on_quotient": "A pari punti e pari quoziente per il posto n. {place}.",
    "play_off_if_announced": "Si gioca se il bando lo prevede; se no decide un blitz o il sorteggio.",
    "play_off_if_announced_on_points": "Si gioca se il bando lo prevede; se no decide il quoziente.",
    "play_off_not_for_this_place": "Per questo posto il regolamento non prevede uno spareggio a incontri: "
    "decide un blitz o il sorteggio.",
    "play_off_number": "N° sorteggiato",
    "play_off_how": "Si sorteggia un numero per ognuno; il primo numero di ogni coppia ha il Bianco, quello tra "
    "parentesi manca e il suo avversario riposa. Nelle caselle i punti di ogni partita.",
    "paper_game_of_two": "partita",
    "play_off_found": "Ordine deciso dallo spareggio",
    "paper_arbiters_report": "Rapportino sull'operato degli arbitri",
    "arbiters_report_name": "Arbitro",
    "arbiters_report_role": "Qualifica e incarico",
    "arbiters_report_rounds": "Turni",
    "arbiters_report_judgement": "Giudizio",
    "arbiters_report_conduct": "Svolgimento della gara",
    "arbiters_report_complaints": "Reclami e decisioni prese",
    "arbiters_report_remarks": "Osservazioni sull'operato di ciascuno",
    "paper_request": "Richiesta di gara",
    "request_by": "Sodalizio che la chiede",
    "request_kind": "Tipo di gara (nazionale, regionale, provinciale, sociale)",
    "request_days": "Giorni",
    "request_hall": "Sede di gioco e indirizzo",
    "request_hours": "Orario di inizio e dei turni",
    "request_groups": "Gruppi e categorie ammesse",
    "request_fee": "Quota di iscrizione",
    "request_director": "Direttore di gara proposto",
    "request_rated": "Valida per l'Elo-Rubele (100 % o 50 %)",
    "request_contact": "Responsabile, telefono e posta elettronica",
    "request_signature": "Il presidente del sodalizio",
    "request_delegate": "Visto del delegato",
    "request_committee": "Autorizzazione",
    "cadence": "Cadenza di gioco",
    "cadence_how": "Una della tabella 1 o parole tue, ad esempio «20 minuti più 5 secondi a mossa».",
    "cadence_40_moves_an_hour": "40 mosse ogni ora",
    "cadence_50_moves_in_2_hours": "50 mosse nelle prime due ore e 25 mosse per ogni ora successiva",
}
