"""I file di rapporto della FIDE: ciò che non si legge, e ciò che un documento o un rapporto non può contenere."""

SENTENCES = {
    # ciò che non si legge
    "trf_empty": "il file è vuoto.",
    "trf_not_text": "il file non è un testo: serve un rapporto di torneo (TRF).",
    "trf_line_too_long": "la riga supera {longest} caratteri, più di quanti ne servano a qualunque numero di turni.",
    "trf_control_character": "la riga contiene tabulazioni o caratteri di controllo; le colonne si separano con spazi.",
    "trf_no_code": "«{found}» non comincia con un codice di tre lettere o cifre e uno spazio: non è una riga di "
    "un rapporto di torneo (TRF).",
    "trf_no_players": "nel file non c'è nessun giocatore (codice 001).",
    "trf_column": "la colonna {column} deve essere vuota e ha «{found}»: le colonne della riga sono spostate.",
    "trf_number": "le colonne da {first} a {last} devono avere un numero intero fino a {most}, e hanno «{found}».",
    "trf_no_number": "le colonne da 5 a 8 devono avere il numero del giocatore, da 1 in su.",
    "trf_number_twice": "il numero {number} c'è già alla riga {first}.",
    "trf_sex": "la colonna {column} deve essere m, w o vuota, e contiene «{found}».",
    "trf_points": "le colonne da {first} a {last} devono avere punti come 4.5, e hanno «{found}».",
    "trf_colour": "turno {round}: la colonna {column} deve essere w, b, - o vuota, e contiene «{found}».",
    "trf_result": "turno {round}: il risultato «{found}» nella colonna {column} non è conosciuto; ci sono: {known}.",
    "trf_plays_himself": "turno {round}: il giocatore ha come avversario il proprio numero.",
    "trf_no_such_opponent": "turno {round}: il giocatore {number} non esiste.",
    "trf_not_mutual": "turno {round}: {number} ha come avversario {other}, ma {other} (riga {there}) non ha {number}.",
    "trf_same_colour": "turno {round}: il giocatore e il suo avversario {other} (riga {there}) hanno lo stesso colore "
    "{letter}.",
    "trf_no_colour": "turno {round}: la partita non ha colori, né qui né presso l'avversario.",
    "trf_results": "turno {round}: il risultato «{found}» non va con «{other}» dell'avversario (riga {there}).",
    "trf_no_opponent": "turno {round}: il risultato «{found}» qui vuole un avversario.",
    "trf_record_twice": "il codice {record} c'è già alla riga {first}.",
    "trf_rounds": "il numero dei turni va da 1 a {most}, ed è «{found}».",
    "trf_first_colour": "il primo colore deve essere W o B, ed è «{found}».",
    "trf_scoring_record": "codice {record}: «{found}» non è un risultato con i suoi punti.",
    "trf_byes": "«{found}» non è un elenco di riposi: servono tipo (F, H o Z), turno e giocatori.",
    "trf_no_such_player": "il giocatore {number} non esiste.",
    "trf_fide_number_twice": "il numero FIDE {card} c'è già alla riga {first}.",
    "trf_not_individual": "non è uno svizzero né un girone di singoli giocatori ({found}): non si può leggere.",
    # letto, e da sapere
    "trf_windows_text": "il file non è UTF-8 (riga {line}) ed è stato letto come testo di Windows; controllare gli "
    "accenti.",
    "trf_unknown_record": "il codice {record} (riga {line}) non è conosciuto; è conservato, e non conta niente.",
    "trf_unknown_more": "altri codici non sono conosciuti: se ne nominano al massimo {most}.",
    "trf_left_out": "il codice {record} (riga {line}) dice qualcosa che questi sistemi non hanno; è tralasciato.",
    "trf_kept": "nessun campo di un torneo è per i codici {known}; sono conservati, e scritti dalla prossima "
    "esportazione.",
    "trf_kept_only": "si conservano solo {most} righe senza un campo; {count} sono tralasciate.",
    "trf_count": "il codice {record} conta {found}, ma sono {really}.",
    "trf_lines_skipped": "{count:una riga non è|{count} righe non sono} un codice del formato ma un commento o un "
    "righello (la prima è la {line}); si {count:salta|saltano}.",
    "trf_points_decreed": "punti assegnati d'autorità (299): qui i punti vengono dai risultati, e la classifica "
    "sarebbe un'altra; il rapporto non si legge.",
    "trf_half_counted": "i punti contano già il mezzo punto del prossimo turno, come scrivono alcuni programmi; qui "
    "si aggiunge con il turno: {players}.",
    "trf_other_system_kept": "il rapporto dirà «{found}», come quello da cui il torneo viene: qui non si è accoppiato "
    "nessun turno.",
    "trf_other_system_mixed": "i primi turni non sono dell'Amalfi, e il rapporto lo dice: «{found}».",
    "trf_unclear_cards": "non si sa se la tessera è un numero FIDE, e non è scritta (esporta con --cards fide o "
    "--cards federation, o rispondi nella pagina del rapporto): {players}.",
    "trf_unclear_titles": "non si sa se CM è il titolo della FIDE o la categoria Candidato Maestro, e non è scritto "
    "(esporta con --cm fide o --cm federation, o rispondi nella pagina del rapporto): {players}.",
    "trf_other_system": "il rapporto dice «{found}»: come Amalfi i suoi turni restano quelli che sono, e il prossimo "
    "si accoppia con le regole dell'Amalfi.",
    "trf_draughts_round_robin": "un girone è letto come quello della federazione della dama: due punti la vittoria, "
    "posti secondo le sue regole.",
    "trf_renumbered": "i numeri dei giocatori hanno vuoti: sono numerati di nuovo, da 1 a {most}.",
    "trf_rounds_unknown": "il rapporto non dice quanti turni si giocano: se ne prendono {rounds}.",
    "trf_scoring": "il rapporto conta in un modo che qui non c'è ({known}): vittoria, patta e sconfitta in ordine "
    "decrescente a mezzi punti, bye come una vittoria, una patta o niente, assenza 0; nel girone 1, ½, 0. Non si "
    "legge.",
    "trf_tie_breaks": "questi spareggi tecnici qui non si possono scegliere e sono tralasciati: {known}.",
    "trf_national": "{count:un giocatore ha il punteggio di un'altra lista; si leggono punteggio e titolo, il "
    "resto della riga è tralasciato.|giocatori con il punteggio di un'altra lista: {count}; "
    "si leggono punteggio e titolo, il resto di queste righe è tralasciato.}",
    "trf_rest_read": "«{found}» senza avversario è letto come: {rest}.",
    "trf_unrated": "{count:una partita di meno di una mossa (W, D, L) è letta come giocata.|partite di meno "
    "di una mossa (W, D, L): {count}; sono lette come giocate.}",
    "trf_without_colours": "{count:una partita non giocata è senza colori; il Bianco va al numero più basso.|partite "
    "non giocate senza colori: {count}; il Bianco va al numero più basso.}",
    "trf_later_byes": "la riga {line} riguarda il turno {round}, che non è il prossimo: è tralasciata.",
    "trf_byes_differ": "la riga {line} dice del turno {round} altro da ciò che dicono le righe dei giocatori, che "
    "contano.",
    "trf_later_columns": "le righe dei giocatori dicono qualcosa del turno {round}, non il prossimo: è tralasciato.",
    "trf_whole_point_to_come": "per il prossimo turno è promesso un punto intero, che non si può scrivere prima "
    "dell'accoppiamento: {players}.",
    "trf_next_round": "il rapporto nomina assenze nel turno {round}: un girone non ne ha da annunciare.",
    "trf_absent_or_gone": "assenti dal prossimo turno: {players}. Un rapporto non dice chi si è ritirato.",
    "trf_notes_unread": "un giorno di nascita o una federazione che non può esserlo è tralasciata: {players}.",
    "trf_points_differ": "i punti del rapporto non sono quelli dei suoi risultati: {players}.",
    "trf_ranks_differ": "i posti del rapporto non sono quelli della classifica di qui: {players}.",
    # scritto, e ciò che non c'è
    "trf_system": "un rapporto di torneo è per l'Amalfi e i gironi, non per {system}.",
    "trf_teams": "un rapporto di torneo è per ora solo di gare individuali.",
    "trf_two_games": "un rapporto di torneo ha una partita per incontro, non due.",
    "trf_too_large": "un rapporto di torneo ha posto per {most} giocatori e meno di 100 punti ciascuno.",
    "trf_note": "«{found}» non si può scrivere in un rapporto: sex è m o w, born un anno o un giorno come 1980/05/31, "
    "federation tre lettere.",
    "trf_kept_line": "una riga di un rapporto è un testo che comincia con il suo codice e uno spazio.",
    "trf_own_record": "il codice {record} viene dal torneo stesso; toglierlo da qui.",
    "trf_lost_prizes": "un rapporto non ha posto per i premi.",
    "trf_lost_decisions": "un rapporto ha i posti, ma non i sorteggi e gli spareggi da cui vengono.",
    "trf_lost_seed": "un rapporto non ha posto per il seme del sorteggio.",
    "trf_lost_staff": "un rapporto non ha posto per gli arbitri dei tavoli.",
    "trf_lost_announced": "un rapporto non ha posto per i turni aggiunti dopo l'inizio.",
    "trf_lost_late": "un rapporto non dice che dei risultati sono arrivati quando i turni successivi erano già "
    "accoppiati.",
    "trf_lost_back": "un rapporto non dice che qualcuno si era ritirato ed è tornato; intanto era assente.",
    "trf_lost_openings": "un rapporto non ha posto per le aperture.",
    "trf_lost_formal": "la vittoria contro un ritirato è scritta come riposo con un punto intero (F).",
    "trf_lost_tie_breaks": "il TRF16 non ha posto per gli spareggi tecnici; il TRF26 sì.",
    "trf_lost_options": "un rapporto non ha posto per le opzioni {known}.",
    "trf_lost_records": "il TRF16 non ha i codici {known}; il TRF26 sì.",
    "trf_lost_leaves": "un rapporto non può dire che questi si sono ritirati; sono scritti come assenti dal prossimo "
    "turno, o per niente: {players}.",
    "trf_lost_enters": "un rapporto non può dire in quale turno più avanti questi verranno; sono scritti come assenti "
    "dal prossimo: {players}.",
    "trf_lost_struck": "un rapporto non può dire che questi sono stati depennati; le loro partite ci sono: {players}.",
    "trf_cut_names": "i nomi sono tagliati a 33 caratteri: {players}.",
    "trf_lost_titles": "si scrivono solo i titoli della FIDE: {players}.",
    "trf_lost_cards": "un rapporto non ha posto per la tessera della federazione: {players}.",
    "game_points_between": "i punti del gioco sono numeri da -{most} a {most}, con {decimals} decimali al massimo.",
    "not_a_number": "serve un numero.",
    "import_is_archive": "questo è un archivio zip: un backup si riporta dalla pagina dei backup, un foglio di calcolo "
    "si salva prima come CSV. Qui si porta un documento, un giornale o un rapporto TRF.",
    "import_is_list": "questo è un elenco di giocatori: si aggiunge nella pagina dei giocatori di un torneo. Qui si "
    "porta un documento, un giornale o un rapporto TRF.",
    "import_unknown": "questo file non è niente che il programma conosca: si può portare un documento di Tabellone, un "
    "giornale, o un rapporto TRF; un backup dalla sua pagina, un elenco di giocatori dalla loro.",
    "did_clarify_card_fide": "le tessere sono numeri FIDE",
    "did_clarify_card_federation": "le tessere sono della federazione",
    "did_clarify_title_fide": "CM è il titolo della FIDE",
    "did_clarify_title_federation": "CM è la categoria",
    "event_clarify": "FIDE o federazione",
    "nothing_to_clarify": "non c'è più niente da chiarire: tessere e titoli sono già detti.",
    "fide_number_enrolled": "il numero FIDE {number} è già di un altro iscritto.",
    "fide_fields_unread": "numero o titolo FIDE scritto in un modo che non si legge (solo cifre, 11 al massimo; GM, "
    "IM, WGM, FM, WIM, CM, WFM, WCM): {players}.",
    "fide_number_unreadable": "«{found}» non è un numero FIDE: servono solo cifre, 11 al massimo.",
    "fide_title_unreadable": "«{found}» non è un titolo FIDE: GM, IM, WGM, FM, WIM, CM, WFM o WCM; la categoria ha un "
    "campo suo.",
    "ui_line_fide_number": "nella colonna del numero FIDE servono solo cifre, 11 al massimo",
    "ui_line_fide_title": "nella colonna del titolo FIDE serve GM, IM, WGM, FM, WIM, CM, WFM o WCM",
    "ui_other_rating": "Elo di un'altra lista (nazionale)",
    "ui_other_title": "Titolo di quella lista",
    "column_other_rating": "elo nazionale",
    "column_other_title": "titolo nazionale",
    "ui_appraised_rating": "Elo stimato dal direttore, se non è in nessuna lista",
    "column_appraised_rating": "elo stimato",
    "ui_fide_number": "Numero FIDE",
    "ui_fide_title": "Titolo FIDE",
    "column_fide_number": "numero FIDE",
    "column_fide_title": "titolo FIDE",
    "ui_for_report": "Per il rapporto alla federazione",
    "ui_event_federation": "Federazione (tre lettere)",
    "ui_event_last_day": "Ultimo giorno",
    "ui_deputies": "Arbitri collaboratori (separati da ;)",
    "ui_event_code": "Codice del torneo",
    "ui_report_refused": "Da sistemare: la federazione lo respinge",
    "ui_report_accepted": "C'è tutto quello che serve per la variazione Elo.",
    "ui_report_cannot_hold": "Quello che il formato non può contenere",
    "ui_unclear_cards": "{count:Un giocatore ha un numero|{count} giocatori hanno un numero} sotto «tessera» che può "
    "essere FIDE o della federazione. Che cos'è? Finché non si sa, il rapporto non lo scrive.",
    "ui_unclear_titles": "{count:Un giocatore è|{count} giocatori sono} CM: è il titolo FIDE (Candidate Master) o la "
    "categoria (Candidato Maestro)? Finché non si sa, il rapporto non lo scrive.",
    "ui_cards_of_fide": "Sono numeri FIDE",
    "ui_cards_of_federation": "Sono tessere della federazione",
    "ui_cm_of_fide": "È il titolo FIDE",
    "ui_cm_of_federation": "È la categoria",
    "help_export_cards": "Con --trf: che cosa sono le tessere di un documento che non lo dice, numeri FIDE o della "
    "federazione.",
    "help_export_cm": "Con --trf: che cos'è CM in un documento che non lo dice, il titolo FIDE o la categoria.",
    "help_export_trf_only": "--cards e --cm vanno con --trf.",
    "trf_lost_clubs": "un rapporto non ha posto per circolo, provincia e squadra: {players}.",
    "trf_lost_appraised": "un rapporto non ha posto per i punteggi stimati dal direttore: {players}.",
    "trf_lost_first_ratings": "un rapporto non ha posto per il punteggio che uno aveva all'inizio: {players}.",
    "trf_cut_titles": "il titolo nell'altra lista ha più di 3 lettere e viene tagliato: {players}.",
    "trf_lost_other_list": "il TRF16 non ha posto per punteggio e titolo di un'altra lista; il TRF26 sì: {players}.",
    "trf_suspended": "{count:una partita sospesa è scritta senza risultato.|partite sospese: {count}; sono "
    "scritte senza risultato.}",
    "trf_open": "{count:una partita è senza risultato.|partite senza risultato: {count}.}",
    "trf_missing_records": "per l'omologazione mancano i codici del torneo {known} (012 nome, 022 luogo, "
    "032 federazione, 042 primo giorno, 052 ultimo giorno, 102 arbitro, 132 giorni dei turni: 052 e 132 li danno gli "
    "orari).",
    "trf_missing_fide_number": "senza numero FIDE, che serve all'omologazione: {players}.",
    "trf_missing_birth": "senza anno di nascita: {players}.",
    "trf_missing_sex": "senza sesso: {players}.",
    "trf_missing_federation": "senza federazione: {players}.",
    "trf_imported": "{players} giocatori, {played} turni su {rounds}: scritto in «{file}».",
    "trf_exported": "Il rapporto (TRF{version}) di {players} giocatori e {played} turni è scritto in «{file}».",
    "help_import": "Legge un rapporto di torneo della FIDE (TRF16 o TRF26) e ne fa un documento.",
    "help_import_system": "Il sistema, se è un altro da quello che il rapporto sembra dire.",
    "help_export": "Scrive un torneo in un altro formato: il rapporto FIDE (TRF) di un Amalfi o di un girone, una "
    "tabella per il foglio di calcolo, un foglio in PDF.",
    "help_trf": "Il rapporto FIDE, il file per l'omologazione: l'edizione del formato.",
    "help_export_output": "Dove scrivere il file.",
}
