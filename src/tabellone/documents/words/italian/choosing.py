"""Un nuovo torneo: i sistemi, quanti turni, che cosa vuol dire ogni opzione."""

SENTENCES = {
    "ui_how_played": "Come si gioca?",
    "ui_what_matters": "Quello che conta",
    "ui_tournament_name": "Nome del torneo",
    "ui_other_options": "Altre opzioni",
    "ui_how_many_rounds": "Quanti turni?",
    "ui_rounds_final_group": "Solo se i rimasti giocano un girone finale; altrimenti li decide il numero dei "
    "giocatori.",
    "ui_later": "Si può cambiare dopo?",
    "ui_later_about": "Nome, turni e opzioni si cambiano dalle impostazioni, anche a torneo iniziato: i turni già "
    "accoppiati restano come sono. Il sistema no.",
    "ui_like": "Come un torneo di prima (stesse impostazioni, senza giocatori)",
    "ui_like_none": "No, da capo",
    "ui_like_do": "Riempi",
    "ui_new_like_this": "Nuovo torneo con le stesse impostazioni",
    "card_amalfi": "Amalfi",
    "card_for_amalfi": "Scacchi · per qualsiasi numero di giocatori",
    "card_about_amalfi": "Nessuno incontra due volte lo stesso avversario; di turno in turno si incontrano giocatori "
    "sempre più vicini in classifica.",
    "card_short_amalfi": "La lista va per punti e numero. Con G turni da giocare, il primo cerca l'avversario G posti "
    "più sotto; all'ultimo turno si incontrano i vicini.",
    "card_italo-swiss": "Italo-svizzero",
    "card_for_italo-swiss": "Dama, FID · per molti giocatori in pochi turni",
    "card_about_italo-swiss": "A ogni turno si incontra chi ha gli stessi punti, girando sul tabellone; mai due volte "
    "lo stesso avversario.",
    "card_short_italo-swiss": "I numeri si sorteggiano. Chi è primo cerca tra chi ha i suoi punti, dal numero che "
    "segue il suo in poi; i pari merito si dividono con i quozienti.",
    "card_round-robin": "Girone all'italiana",
    "card_for_round-robin": "Dama, FID · bene fino a 12 giocatori",
    "card_about_round-robin": "Tutti contro tutti, solo andata o andata e ritorno: la classifica più sicura.",
    "card_short_round-robin": "I numeri si sorteggiano e dicono tutti gli incontri; chi è dello stesso circolo o "
    "provincia si incontra nei primi turni.",
    "card_elimination": "Eliminazione",
    "card_for_elimination": "Dama, FID · quando serve solo chi vince",
    "card_about_elimination": "Chi perde esce, o ha una seconda vita nel recupero.",
    "card_short_elimination": "Il tabellone si sorteggia, con o senza teste di serie; una patta si rigioca o si tira a "
    "sorte.",
    "card_big-tables": "Tavoli da quattro",
    "card_for_big-tables": "Giochi da tavolo, BIG · squadre o singoli",
    "card_about_big-tables": "Si gioca in quattro, mai con i compagni di squadra, con meno reincontri possibile.",
    "card_short_big-tables": "Il primo turno è casuale, negli altri siede insieme chi è vicino in classifica, "
    "l'ultimo è individuale. Contano i piazzamenti.",
    "advice_rounds_amalfi": "Il testo non dice quanti. Più sono i turni, più giocatori servono: se i turni sono "
    "almeno quanti i giocatori meno quattro, gli ultimi possono non riuscire.",
    "advice_rounds_italo-swiss": "Art. 1: da un terzo alla metà dei giocatori (con 21, da 7 a 10); in casi speciali "
    "al massimo i giocatori meno tre.",
    "advice_rounds_round-robin": "Li decide il numero dei giocatori (Art. 1): con 8 sono 7, con 9 sono 9 perché a "
    "turno uno riposa.",
    "advice_rounds_elimination": "Li decide il numero dei giocatori (Art. 4): con 16 sono 4, con 17 sono 5.",
    "advice_rounds_big-tables": "Almeno due: il primo casuale, l'ultimo individuale; gli altri stanno in mezzo.",
    "about_edition": "FSI è il testo della Federazione; quello inglese è diverso per chi arriva tardi e per i colori.",
    "ui_settings_change_played": "Queste impostazioni cambiano quello che è già stato giocato",
    "ui_settings_points": "Cambierebbero i punti di {count} {count:concorrente|concorrenti}.",
    "ui_settings_places": "Cambierebbero posto in {count}: {moved}.",
    "ui_to_be_drawn": "si sorteggia",
    "about_first_colour": "Il sorteggio prima del primo turno decide il colore del n. 1, e così tutti gli altri.",
    "about_points": "Se il bando ne annuncia altri: 3 1 0, 2 1 0… Vuoto: 1, ½, 0, e 2, 1, 0 per l'incontro di una "
    "squadra.",
    "about_bye": "Con un numero dispari uno non gioca: di solito ha i punti di una vittoria.",
    "about_late_entries": "Se si può iscrivere qualcuno quando si è già cominciato.",
    "about_tie_breaks": "Come si dividono i pari punti, nell'ordine. Il testo non ne nomina.",
    "about_game": "Serve per le aperture e per l'Elo-Rubele.",
    "about_odd": "Il riposo con punti è la regola; senza punti ognuno riposa una volta e serve un numero dispari di "
    "turni.",
    "about_colours": "Il regolamento li assegna; il bando può farli sorteggiare.",
    "about_no_show_uses_up_rest": "Se chi ha vinto perché l'avversario non c'era può ancora riposare con i punti.",
    "about_match": "Una partita, o due con i colori scambiati che contano insieme.",
    "about_rests_are_wins": "Se negli spareggi un riposo con punti conta come una vittoria.",
    "about_legs": "Il ritorno ripete gli incontri dell'andata con i colori scambiati.",
    "about_handicap": "Quanto si dà a chi è più debole, se il bando lo prevede.",
    "about_handicap_by": "Con che cosa si stabilisce chi è più debole, e di quanto.",
    "about_openings": "Se le prime mosse si sorteggiano, per tutti o tavolo per tavolo.",
    "about_opening_table": "Di norma la decide la categoria più bassa in gara.",
    "about_opening_edition": "Quale stampa delle tabelle si usa.",
    "about_supposed": "Con molti giocatori e poco tempo, i primi turni si danno pari senza giocarli.",
    "about_together": "Art. 2: chi è dello stesso circolo o provincia gioca insieme all'inizio, mai alla fine.",
    "about_lowest_rests_last": "Con un numero dispari, chi riposa all'ultimo turno.",
    "about_form": "Si esce alla prima sconfitta, o alla seconda passando dal recupero.",
    "about_placing": "Se oltre alla finale si gioca anche per gli altri posti.",
    "about_returns": "Quanti del recupero tornano tra gli imbattuti per la fase finale.",
    "about_seeds": "Quanti forti si tengono lontani nel tabellone.",
    "about_final_group": "Dopo i turni annunciati ci si ferma, e chi è rimasto gioca un girone.",
    "about_middle": "Se tra il primo e l'ultimo turno siedono vicine le squadre o i singoli.",
    "about_blocks": "Quanto strettamente si guarda la distanza tra squadre.",
    "about_share": "Il primo spareggio: la parte dei punti del tavolo, o rispetto al vincitore.",
    "about_rotate_start": "Altrimenti chi comincia lo decide il gioco.",
    "about_scale": "I punti del primo, secondo, terzo e quarto a un tavolo.",
    "about_relaxed": "Più è alto, meno reincontri e tavoli meno vicini in classifica. Zero: mai.",
    "about_seed": "Lo stesso seme dà lo stesso turno casuale: si può rifare e controllare.",
}
