"""FID Capo V, eliminazione: every article and how we read it."""

from tabellone.documents.regulations.regulation import Part, Reading, Regulation, Said

READINGS = (
    Reading(
        names=("K1",),
        article=Said("Art. 1", "Art. 1"),
        says=Said(
            "Al secondo turno i concorrenti devono essere una potenza di 2: con 60 si sorteggiano 28 coppie, e gli "
            "ultimi 4 hanno 2 punti a forfait.",
            "In the second round the players must be a power of 2: with 60, 28 pairs are drawn and the last 4 have 2 "
            "forfeit points.",
        ),
        reading=Said(
            "P è la prima potenza di due che basta; giocano n - P/2 coppie, e gli ultimi P - n sorteggiati passano "
            "con 2 punti a forfait (`rf`); così in ogni tabellone che non è una potenza di due.",
            "P = next power of two ≥ n; n - P/2 pairs play, the P - n last drawn go on with 2 forfeit points (`rf`); "
            "every bracket that is no power of two is treated so.",
        ),
        modules=("systems/elimination/bracket_state.py",),
        tests=("test_k1_the_example_of_art_1", "test_k1_any_number_of_players"),
    ),
    Reading(
        names=("K2",),
        article=Said("Art. 2-3", "Art. 2-3"),
        says=Said(
            "Una testa di serie ogni 8 o 16 giocatori, sorteggiata sui posti 1, 9, 17 … o 1, 17, 33 …",
            "One seed for 8 or 16 players, drawn to places 1, 9, 17 … or 1, 17, 33 …",
        ),
        reading=Said(
            "Una ogni 8 o 16 giocatori sui posti (numeri del tabellone) 1, 9, 17 … o 1, 17, 33 …, quale su quale a "
            "sorte; se sono meno si distribuiscono perché si incontrino più tardi possibile; le indica il direttore, "
            "altrimenti i più alti Elo-Rubele. Teste di serie altrove, per un sorteggio a mano o da un documento, "
            "danno un avviso; il verificatore le rifiuta dove i numeri li ha sorteggiati il programma (il documento "
            "ha un `seed`). Prima del turno 1 c'è un avviso se qualcuno è indicato ma non sono previste teste di "
            "serie, se ci sono meno di 8 o 16 giocatori, e se sono indicati più di uno ogni 8 o 16; più dei posti che "
            "ci sono si rifiutano.",
            "One seed for 8 or 16 players on places (numbers of the tabellone) 1, 9, 17 … or 1, 17, 33 …, which seed "
            "on which by lot; fewer seeds are spread so that they meet as late as the bracket allows; marked by the "
            "director, else the highest Elo-Rubele. Seeds elsewhere, drawn by hand or from a document, are warned of; "
            "the verifier refuses them where the program drew the numbers (the document has a `seed`). Before the "
            "first round it is warned of if somebody is marked though nobody is to be seeded, if there are fewer than "
            "8 or 16 players, and if more are marked than one for every 8 or 16; more than there are places is "
            "refused.",
        ),
        modules=("systems/elimination/draw.py",),
        tests=(
            "test_k2_the_seeded_have_their_places_and_the_lot_says_who_has_which",
            "test_k2_fewer_seeds_than_places_meet_as_late_as_the_bracket_allows",
            "test_k2_seeds_off_their_places_are_warned_of",
            "test_k2_seeds_on_places_of_art_3_that_meet_too_early_are_warned_of_by_our_reading_alone",
            "test_k2_the_verifier_wants_the_seeded_on_their_places",
            "test_k2_more_seeds_than_places_is_refused",
            "test_art_2_seeds_out_of_proportion_are_warned_of_before_the_first_round",
        ),
    ),
    Reading(
        names=("K3",),
        article=Said("Art. 4 a", "Art. 4 a"),
        says=Said(
            "Eliminazione diretta: a ogni turno esce la metà; si possono prevedere semifinali e finali per la "
            "classifica che si vuole.",
            "Direct elimination: half go out in every round; semi-finals and finals may be set for the placing wanted.",
        ),
        reading=Said(
            "Diretta, con finale per il terzo posto e classifica completa se si vogliono: chi perde in un tabellone "
            "gioca per i posti dopo i suoi vincitori.",
            "Direct, with optional match for third place and optional full placing: the losers of a bracket play for "
            "the places after its winners.",
        ),
        modules=("systems/elimination/bracket_state.py",),
        tests=("test_k3_third_place_and_all_places",),
    ),
    Reading(
        names=("K4",),
        article=Said("Art. 4 b", "Art. 4 b"),
        says=Said(
            "Con recupero: chi perde entra, turno per turno, in un girone secondario; chi ne esce torna nel "
            "principale per la fase finale.",
            "With recovery: who loses enters, round by round, a second bracket; who comes through it returns to the "
            "main one for the final phase.",
        ),
        reading=Said(
            "Chi perde nel tabellone principale entra turno per turno in un secondo elenco; due sconfitte eliminano, "
            "quindi una finale vinta da chi viene dal recupero si rigioca, e se ci si ferma prima l'imbattuto è primo "
            "e l'altro secondo. Quanti tornano si annuncia (1, 2, 4, 8 o 16): altrettanti imbattuti li aspettano, e "
            "da due in su la fase finale è un tabellone di tutti, imbattuti accanto a chi torna, il primo con "
            "l'ultimo, in cui chi perde è fuori, anche da imbattuto: «rientreranno nel girone principale per la fase "
            "finale prevista dal programma» lascia la fase finale al programma. Dove il testo tace: l'elenco ha prima "
            "chi è rimasto, poi chi entra; il primo con l'ultimo, nessuno di nuovo finché si può evitare; chi resta "
            "dispari passa: fra quelli con cui non serve un reincontro, prima chi è venuto a tutte le sue partite "
            "(K8), poi chi ha riposato meno, poi a sorte: dal seme del sorteggio, da uno che il programma estrae, "
            "dice e scrive, o in sala, e allora va bene ognuno dei pari. Nel browser un torneo importato senza seme "
            "ne riceve uno con il suo primo sorteggio, del recupero o dopo una partita pari: il giornale lo tiene e "
            "la pagina lo dice.",
            "Losers of the main bracket enter a second list round by round; two losses eliminate, so a final won from "
            "the recovery is played again, and one stopped before it leaves the unbeaten first and the other second. "
            "How many return is announced (1, 2, 4, 8 or 16): as many unbeaten wait for them, and from two on the "
            "final phase is a bracket of both, unbeaten beside returned, first with last, in which who loses is out, "
            "an unbeaten one too: «rientreranno nel girone principale per la fase finale prevista dal programma» "
            "leaves the final phase to the programme, and a main bracket is one in which who loses does not go on. "
            "Silent in the text: the list has survivors first, then those just admitted; first meets last, nobody "
            "again while it can be avoided; the odd one goes on: of all with whom no rematch is needed, first who "
            "came to all his games (K8), then who rested least, then by lot: from the seed of the draw, from one "
            "`pair` draws, says and writes where there is none, or in the hall, and then any of the equals is right. "
            "In the browser a tournament imported without a seed gets one with its first lot, of the recovery or "
            "after a drawn game: the journal has it and the page says it.",
        ),
        modules=("systems/elimination/recovery.py",),
        tests=(
            "test_k4_recovery_first_with_last_and_two_losses_go_out",
            "test_k4_who_comes_back_and_wins_the_final_plays_it_again",
            "test_k4_a_recovery_stopped_before_its_final_has_a_first_and_a_second",
            "test_k4_two_return_and_meet_the_two_unbeaten",
            "test_k4_as_many_return_as_announced_and_somebody_may_leave",
            "test_k4_nobody_meets_again_in_the_recovery_while_it_can_be_avoided",
            "test_k4_who_has_rested_rests_again_where_that_avoids_a_rematch",
            "test_k4_where_one_has_rested_least_or_is_alone_there_is_no_lot",
            "test_k4_a_lot_of_the_recovery_made_in_the_hall_is_right",
            "test_k4_the_verifier_accepts_any_lot_of_the_hall_and_the_lot_of_a_seed",
            "test_k4_a_lot_of_the_recovery_without_a_seed_gets_one_that_is_written",
            "test_k4_in_the_browser_a_lot_without_a_seed_draws_one_records_it_and_says_it",
            "test_k4_the_brackets_of_a_recovery_cite_its_own_article",
            "test_k4_where_neither_came_the_recovery_may_need_a_round_more_than_planned",
        ),
    ),
    Reading(
        names=("K5",),
        article=Said("Art. 4 c, Premessa", "Art. 4 c, Premessa"),
        says=Said(
            "Con girone finale: chi viene dal principale e dal recupero gioca un girone a sistema svizzero o "
            "all'italiana.",
            "With a final group: those from the main bracket and from the recovery play a group, Swiss or round robin.",
        ),
        reading=Said(
            "Quanti restano lo dicono i turni annunciati; giocano un girone finale di qualsiasi sistema; anche "
            "l'eliminazione diretta può finire così; una fase che finisce con più d'uno non ha albo d'oro.",
            "How many survive is set by the rounds announced; they play a final group of any system; direct "
            "elimination may end so too; a phase that ends with several has no roll of honour.",
        ),
        modules=("systems/elimination/pairing.py",),
        tests=(
            "test_k5_survivors_for_a_final_group",
            "test_k5_nobody_qualifies_from_an_elimination_who_is_out",
            "test_k5_no_roll_of_honour_of_a_phase_that_nobody_has_won",
            "test_k5_the_plan_of_survivors_is_what_happens",
        ),
    ),
    Reading(
        names=("K6",),
        article=Said("Art. 5", "Art. 5"),
        says=Said(
            "Le partite pari si possono ripetere; se non è possibile, o di nuovo pari, si sorteggia chi è eliminato.",
            "Drawn games may be replayed; if that is not possible, or drawn again, a lot says who is out.",
        ),
        reading=Said(
            "«Potranno essere ripetute […] Quando ciò non è possibile, o in caso di nuova parità, si dovrà procedere "
            "al sorteggio»: il testo ha una ripetizione, e dopo un secondo pari tocca alla sorte. Che se ne accetti "
            "un'altra, se la vogliono i due giocatori e il direttore, è soltanto la nostra lettura, e pagina e "
            "comando lo dicono quando un secondo pari è aperto. Una ripetizione a cui nessuno è venuto è una che non "
            "era possibile: si rifiuta con l'articolo e si chiede il sorteggio (`1/2 0-0f lot 1-0`); documenti e "
            "giornali che la contengono continuano a dire che sono fuori tutti e due, con un avviso all'ultimo turno. "
            "Ogni ripetizione è una partita per sé, anche a forfait, e tutto è nel risultato dell'incontro; chi è "
            "venuto alla partita pari l'ha giocata.",
            "«potranno essere ripetute […] Quando ciò non è possibile, o in caso di nuova parità, si dovrà procedere "
            "al sorteggio»: the text has one replay, and after a second draw the lot is due. That a further replay is "
            "accepted if both players and the director want it is our reading alone, and page and command say so "
            "wherever a second draw is open. A replay that nobody came to is one that was not possible: a newly "
            "entered `1/2 0-0f` is refused with the article and asks for the lot (`1/2 0-0f lot 1-0`); documents and "
            "journals that hold it keep meaning that both are out, and the last round is warned of. Each replay is a "
            "game of its own, forfeits too, and all of it is in the result of the encounter (`1/2 1/2 0-1`, `1/2 "
            "1-0f`, `1/2 lot 1-0`); who came to the drawn game has played it.",
        ),
        modules=("systems/elimination/bracket_state.py", "results.py"),
        tests=(
            "test_k6_a_drawn_game_has_to_be_replayed_or_drawn_by_lot",
            "test_k6_a_drawn_game_is_replayed_as_often_as_needed",
            "test_k6_replays_and_lots_in_words",
            "test_art_5_a_replay_nobody_came_to_asks_for_the_lot",
            "test_art_5_who_was_written_out_without_the_lot_stays_out_and_it_is_said",
            "test_art_5_drawn_again_the_lot_is_due_and_a_further_replay_is_our_reading",
            "test_k6_who_lost_the_lot_after_a_replay_nobody_came_to_plays_for_no_further_place",
        ),
    ),
    Reading(
        names=("K7",),
        article=Said("Non è nel testo", "Not in the text"),
        reading=Said(
            "I colori seguono l'Art. 17 dell'italo-svizzero: meno Bianchi, poi chi ha avuto il Nero nell'ultimo turno "
            "in cui uno solo dei due l'ha avuto (F17), poi il numero minore ha il Bianco.",
            "Colours follow Art. 17 of the italo-svizzero: fewer Whites, then who had Black in the latest round in "
            "which only one of the two had it (F17), then the lower number has White.",
        ),
        modules=("systems/elimination/colours.py",),
        tests=(
            "test_k7_colours_by_art_17_then_the_lower_number",
            "test_every_sentence_about_an_elimination_is_true_and_every_one_occurs",
        ),
    ),
    Reading(
        names=("K8",),
        article=Said("Non è nel testo", "Not in the text"),
        reading=Said(
            "Chi incontra uno che è andato via passa (`rr`); un posto da cui non passa nessuno resta vuoto, perché "
            "gli altri tengano la loro strada, anche nelle partite per i posti; nel recupero chi è andato via esce "
            "dall'elenco; chi non è venuto, alla partita o a una ripetizione, non gioca per altri posti (K6); il "
            "recupero gli è aperto come a ogni sconfitto, ma lì passa senza giocare solo se non può nessun altro. Un "
            "documento in cui ha giocato ancora si legge com'è.",
            "Whoever meets one who has left goes on (`rr`); a slot from which nobody goes on stays empty, so that the "
            "others keep their way, in the games for places too; in the recovery one who has left is taken off the "
            "list; who did not come, to the game or to a replay, plays for no further place (K6); the recovery is "
            "open to him as to every loser, but he goes on there without playing only if nobody else can. A document "
            "in which he played on is read as it is.",
        ),
        modules=("systems/elimination/bracket_state.py",),
        tests=(
            "test_k6_who_did_not_come_plays_for_no_further_place",
            "test_k8_who_meets_one_who_has_left_goes_on",
            "test_k8_in_games_for_places_an_absent_player_moves_nobody",
            "test_k8_places_already_played_for_by_who_was_moved_are_read",
            "test_k8_who_did_not_come_does_not_rest_in_the_recovery_while_another_can",
            "test_nobody_goes_on_when_neither_came",
            "test_where_nobody_came_to_the_last_encounters_it_is_said_that_nobody_has_won",
            "test_both_of_a_pair_may_leave",
        ),
    ),
    Reading(
        names=("K9",),
        article=Said("Doppia partita; Art. 5", "Double game; Art. 5"),
        says=Said(
            "Incontri su due partite di seguito; chi finisce pari ripete, o decide il sorteggio.",
            "Encounters of two games in a row; a draw is replayed, or a lot decides.",
        ),
        reading=Said(
            "Chi ha più punti nelle due partite passa; pari (2-2) si ripete con una partita sola, anche lampo, poi "
            "come in K6 (`2-2 1-0`, `2-2 1/2 lot 0-1`). Il bando può annunciare la tabella generale e la A delle "
            "aperture.",
            "Who has more points in the two games goes on; drawn (2-2), the replay is one game, a quick one too, then "
            "as in K6 (`2-2 1-0`, `2-2 1/2 lot 0-1`). The general table of openings and table A can be announced.",
        ),
        modules=("systems/elimination/options.py", "results.py"),
        tests=(
            "test_k9_a_match_of_two_games_is_replayed_with_one",
            "test_k9_the_general_table_and_table_a_can_be_announced_for_a_cup",
        ),
    ),
    Reading(
        names=("K10",),
        article=Said("Sistemi ad handicap", "Handicap"),
        says=Said(
            "I due sistemi danno punti a chi è più debole, «come previsto dal sistema di gara prescelto».",
            "Both systems give points to the weaker, as the system of the event has it.",
        ),
        reading=Said(
            "Un pari fra disuguali non è un pari: con l'handicap il più debole ha più punti e passa (`1/2 handicap "
            "0-1`), e non si ripete niente; fra uguali vale K6. Una partita vinta resta vinta, qualunque sia lo "
            "scarto. Nella doppia partita l'handicap si dà una volta per l'incontro. Secondo sistema, Art. 1: i "
            "numeri si sorteggiano dai più forti, fuori dalle teste di serie. Gli Art. 2 e 3 sulla graduatoria non "
            "hanno oggetto: chi passa ha 2 punti.",
            "A draw of the unequal is none: with the handicap the weaker has more points and goes on (`1/2 handicap "
            "0-1`), and nothing is replayed; between equals K6 holds. A game that was won stays won, whatever the "
            "difference. In a match of two games the handicap is given once. Second system, Art. 1: numbers are drawn "
            "strongest first, but for the seeded. Art. 2 and 3, about the ranking, have no object: who goes on has 2 "
            "points.",
        ),
        modules=("systems/elimination/handicap.py", "systems/elimination/draw.py"),
        tests=(
            "test_k10_a_draw_of_the_unequal_is_decided_by_the_handicap",
            "test_k10_second_system_numbers_are_drawn_strongest_first",
            "test_k10_the_journal_writes_what_the_handicap_decides",
        ),
    ),
)

REGULATION = Regulation(
    name="elimination",
    title=Said("Eliminazione", "Elimination"),
    about=Said("FID Capo V, «Sistemi ad eliminazione».", "FID Capo V, «Sistemi ad eliminazione»."),
    parts=(Part(READINGS),),
)
