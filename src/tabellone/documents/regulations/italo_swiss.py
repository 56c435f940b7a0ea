"""FID Capo V, italo-svizzero: every article and how we read it."""

from tabellone.documents.regulations.regulation import Part, Reading, Regulation, Said

READINGS = (
    Reading(
        names=("F1",),
        article=Said("Art. 4", "Art. 4"),
        says=Said(
            "Dal secondo turno la rotazione comincia dall'ultimo giocatore accoppiato, nel turno prima, con il Nero.",
            "From the second round on, the rotation starts at the last player paired with Black in the round before.",
        ),
        reading=Said(
            "La rotazione comincia dal Nero dell'ultima coppia formata nel turno prima, lui compreso. Il controllo "
            "segnala i tavoli in un altro ordine soltanto dove la rotazione successiva comincerebbe altrove.",
            "The rotation starts at the Black player of the last pair formed in the round before, himself included. "
            "`check` reports boards in another order only where the next rotation would start elsewhere.",
        ),
        modules=("systems/italo_swiss/rotation.py", "systems/italo_swiss/differences.py"),
        tests=(
            "test_art_4_nota_the_order_of_the_boards_is_reported_only_where_a_rotation_starts_from_it",
            "test_art_4_the_rotation_starts_at_the_last_black",
        ),
    ),
    Reading(
        names=("F2",),
        article=Said("Art. 4 nota, 14", "Art. 4 nota, 14"),
        says=Said(
            "Dopo un riposo dell'Art. 8, a dama italiana è ultimo Nero chi riposa; a dama internazionale, e con "
            "l'Art. 9, il Nero dell'ultima coppia che gioca davvero.",
            "After a rest of Art. 8 the last Black is, in Italian draughts, whoever rests; in international draughts, "
            "and under Art. 9, Black of the last pair really playing.",
        ),
        reading=Said(
            "Dopo un riposo dell'Art. 8: a dama italiana si comincia da chi ha riposato, a dama internazionale dal "
            "Nero dell'ultima coppia che gioca davvero; RR vale come RF. Quale nota si applica lo dice il turno "
            "prima: finché si danno RT, l'ultima coppia che gioca davvero; quando tutti hanno riposato, Art. 4 o 8. "
            "Se nell'ultima coppia uno non è venuto: a dama italiana il vincitore (l'Art. 14 lo dice Nero); a dama "
            "internazionale, e finché si danno RT, l'ultima coppia che gioca davvero. Se non ha giocato davvero "
            "nessuno: chi ha vinto a forfait nell'ultima coppia che ha un vincitore vale come ultimo Nero (Art. 14); "
            "se non è venuto nessuno, si parte dopo l'ultimo accoppiato di quel turno. La risposta dice quale caso "
            "è.",
            "After a rest under Art. 8: Italian draughts start at who rested, international at Black of the last "
            "pair really playing; RR as RF. Which note applies follows the round before: while RT are given the last "
            "pair really playing, once all have rested Art. 4 or 8. A last pair of whom one did not come: Italian, "
            "the winner (Art. 14 makes him Black); international, and while RT are given, the last pair really "
            "playing. Nobody really playing: the winner by forfeit of the last pair that has one counts as the last "
            "Black (Art. 14); nobody came at all: after the last player paired in that round. The answer names the "
            "case.",
        ),
        modules=("systems/italo_swiss/rotation.py",),
        tests=(
            "test_art_4_nota_where_the_rotation_starts_after_a_rest",
            "test_art_4_nota_somebody_did_not_come_on_the_last_board",
            "test_art_4_nota_nobody_really_played",
            "test_art_4_nota_nobody_came_at_all",
            "test_art_4_nota_while_rt_are_given_the_last_pair_playing_and_then_who_rests",
        ),
    ),
    Reading(
        names=("F3",),
        article=Said("Art. 4", "Art. 4"),
        says=Said("La rotazione comincia dall'ultimo Nero.", "The rotation starts at the last Black."),
        reading=Said(
            "Se l'ultimo Nero si è ritirato: dal suo posto in avanti, fino al primo ancora in gara.",
            "If the last Black has withdrawn: from his place on to the next active player.",
        ),
        modules=("systems/italo_swiss/solution.py",),
        tests=("test_every_round_is_that_of_the_literal_reading",),
    ),
    Reading(
        names=("F4",),
        article=Said("Art. 4", "Art. 4"),
        says=Said(
            "Si cerca il giocatore con il punteggio più alto, sempre partendo dall'ultimo accoppiato.",
            "The player with the highest score is looked for, always from the last one paired.",
        ),
        reading=Said(
            "Il prossimo: dal secondo della coppia appena formata in avanti, il primo libero che ha il punteggio più "
            "alto fra i liberi; se qualcuno è stato lasciato libero, da lui.",
            "Next: from the second of the pair just formed on, the first who is free and has the highest score still "
            "free; after somebody was left free, from him.",
        ),
        modules=("systems/italo_swiss/rotation.py",),
        tests=("test_art_4_and_5_table_7",),
    ),
    Reading(
        names=("F5",),
        article=Said("Art. 5", "Art. 5"),
        says=Said(
            "Prima si cerca fra chi ha lo stesso punteggio; poi fra chi ha quello immediatamente inferiore, dal primo "
            "che segue l'ultimo considerato.",
            "First among those of the same score; then among those of the next lower one, from the first after the "
            "last considered.",
        ),
        reading=Said(
            "Gli avversari: quelli a pari punti in cerchio dopo il giocatore, poi ogni punteggio inferiore presente, "
            "in cerchio dopo l'ultimo considerato.",
            "Opponents: equal score in a circle after the player, then each lower score present in a circle after the "
            "last one considered.",
        ),
        modules=("systems/italo_swiss/rotation.py",),
        tests=("test_art_5_a_lower_group_is_read_from_the_last_one_considered",),
    ),
    Reading(
        names=("F6",),
        article=Said("Art. 6", "Art. 6"),
        says=Said("Due giocatori non si incontrano più di una volta.", "Two players do not meet more than once."),
        reading=Said(
            "Mai due volte; i colori non vietano mai una coppia. Una partita vinta a forfait «si considera giocata» "
            "(Art. 14): quei due non si incontrano più.",
            "Never twice; colours never forbid a pair. A game won by forfeit «si considera giocata» (Art. 14), so "
            "those two do not meet again.",
        ),
        modules=("systems/italo_swiss/history.py",),
        tests=("test_art_6_two_players_never_meet_twice_even_if_one_did_not_come",),
    ),
    Reading(
        names=("F7",),
        article=Said("Art. 8 b-d", "Art. 8 b-d"),
        says=Said(
            "Il riposo con 2 punti (RF) va all'ultimo in classifica; se sono più d'uno, la rotazione ne deve lasciare "
            "libero uno; poi si sale di punteggio.",
            "The rest with 2 points (RF) goes to the last of the standings; of several, the rotation must leave one "
            "free; then the next score up.",
        ),
        reading=Said(
            "Può riposare chi non ha mai avuto punti a forfait, con il punteggio più basso. Uno solo riposa prima "
            "della rotazione; di più d'uno la rotazione ne lascia libero uno, e per ciascuno il riposo è l'ultima "
            "possibilità; a chi è scartato soltanto perché uno di loro resti libero si cita questo articolo, non "
            "l'Art. 15. Se poi gli altri non si possono accoppiare, si passa al punteggio superiore, come eccezione "
            "da confermare.",
            "May rest: who never had forfeit points, lowest score. One alone rests before the rotation; of several "
            "the rotation leaves one free, resting being the last candidate of each; who is refused only so that one "
            "of them stays free is told with this article, not with Art. 15. If then the others cannot be paired, the "
            "next higher score, as an exception to confirm.",
        ),
        modules=("systems/italo_swiss/rests.py",),
        tests=(
            "test_art_8_one_alone_rests_before_the_rotation",
            "test_the_last_who_may_rest_is_left_free_by_art_8_c_and_not_by_art_15",
        ),
    ),
    Reading(
        names=("F8",),
        article=Said("Art. 1.3, 11", "Art. 1.3, 11"),
        says=Said(
            "Nessuno ha punti a forfait più di una volta; i turni stabiliti vanno portati a termine, salvo "
            "impossibilità.",
            "Nobody has forfeit points more than once; the rounds set must be played unless it is impossible.",
        ),
        reading=Said(
            "Se nessuno può riposare il programma lo dice con chiarezza, e decide il direttore.",
            "Nobody may rest: a clear message, the director decides.",
        ),
        modules=("systems/italo_swiss/solution.py",),
        tests=("test_every_round_is_that_of_the_literal_reading",),
    ),
    Reading(
        names=("F9",),
        article=Said("Art. 9", "Art. 9"),
        says=Said(
            "Con il riposo turno (RT, senza punti) i turni sono dispari; al primo giocano tanti quanti i turni meno "
            "uno, poi ne riposa uno per turno in ordine di classifica.",
            "With turns of rest (RT, no points) the rounds are odd; in the first as many play as rounds less one, "
            "then one rests a round in the order of the standings.",
        ),
        reading=Said(
            "Un numero dispari di turni T, al massimo n. Turno 1: giocano i numeri 1 … T-1. Poi un RT per turno: fra "
            "chi ha giocato il turno 1 e lo deve ancora (chi era assente non lo deve), il punteggio più alto, poi il "
            "numero più basso. Se si applica lo decide il numero dei giocatori alla partenza, e lo mostra il turno "
            "1; chi arriva o va via dopo non cambia nulla.",
            "Odd number of rounds T, at most n. Round 1: numbers 1 … T-1 play. Later one RT a round: of those who "
            "played round 1 and still owe it (who was absent does not), highest score, then lowest number. Whether "
            "it is in force is decided by the number at the start and shown by round 1; who comes or goes later "
            "changes nothing.",
        ),
        modules=("systems/italo_swiss/rests.py",),
        tests=(
            "test_art_9_the_example_of_fifteen_players_and_seven_rounds",
            "test_art_9_c_the_later_rests_belong_to_those_who_played_round_1",
            "test_art_9_is_in_force_or_not_by_the_number_the_event_began_with",
        ),
    ),
    Reading(
        names=("F10",),
        article=Said("Art. 9 d, 17 d", "Art. 9 d, 17 d"),
        says=Said(
            "Chi entra dopo il riposo del primo turno prende il colore che l'avversario aveva avuto; fra due che "
            "entrano, il Bianco al più in alto.",
            "Who enters after resting in round 1 takes the colour his opponent had; of two who enter, the higher on "
            "the tabellone has White.",
        ),
        reading=Said(
            "Turno 2: chi ha riposato al turno 1 prende il colore che il suo avversario aveva lì; due così: il Bianco "
            "al numero minore.",
            "Round 2: who rested in round 1 takes the colour his opponent had there; two such players: lower number "
            "White.",
        ),
        modules=("systems/italo_swiss/colours.py",),
        tests=("test_art_9_d_who_enters_takes_the_colour_his_opponent_had",),
    ),
    Reading(
        names=("F11",),
        article=Said("Art. 12", "Art. 12"),
        says=Said(
            "Se per un ritiro si resta dispari, uno riposa con 2 punti (RR), accoppiato formalmente con un ritirato "
            "che non ha incontrato.",
            "If a withdrawal leaves an odd number, one rests with 2 points (RR), formally paired with a withdrawn "
            "player not met yet.",
        ),
        reading=Said(
            "Qualcuno si è ritirato e si resta dispari: RR. Può riposare chi non ha mai avuto punti a forfait e non "
            "ha incontrato tutti i ritirati, con il punteggio più basso. L'avversario formale: fra i ritirati non "
            "incontrati, meno punti, poi il numero più basso. Se nessuno ha i requisiti: «un giocatore che abbia già "
            "incontrato tutti i ritirati non può ricevere i due punti a forfait, indipendentemente dal suo "
            "punteggio», quindi se riposa è con RF e solo come eccezione detta e confermata; così anche se con "
            "nessuno di loro gli altri si possono accoppiare. Chi non è mai venuto non si è ritirato. L'incontro "
            "formale di un RR conta come avvenuto: è un «accoppiamento», con effetto sul quoziente, e l'Art. 6 ne "
            "permette uno; se il ritirato torna, i due non si incontrano, e si dice che si sono incontrati solo sulla "
            "carta. Con l'Art. 9, prima gli RT.",
            "Somebody withdrawn and an odd number left: RR. May rest: never had forfeit points and has not met all "
            "the withdrawn; lowest score. Formal opponent: of the withdrawn not met, fewest points, then lowest "
            "number. Nobody qualifies: «un giocatore che abbia già incontrato tutti i ritirati non può ricevere i due "
            "punti a forfait, indipendentemente dal suo punteggio», so if he rests it is with RF and only as an "
            "exception that is named and confirmed; so too if with none of those who qualify the others can be "
            "paired. Who never came has not withdrawn. The formal encounter of an RR counts as met: it is an "
            "«accoppiamento», with its effect on the quotient, and Art. 6 lets two be paired once; so should the "
            "withdrawn come back the two do not meet, and it is said that they met only on paper. Under Art. 9 RT "
            "first.",
        ),
        modules=("systems/italo_swiss/rests.py",),
        tests=(
            "test_art_12_a_formal_encounter_counts_and_is_called_formal",
            "test_art_12_of_several_withdrawn_the_fewest_points_then_the_lowest_number",
            "test_art_12_b2_nobody_qualifies_is_an_exception_and_never_silent",
        ),
    ),
    Reading(
        names=("F12",),
        article=Said("Art. 11", "Art. 11"),
        says=Said(
            "Nessuno ha punti a forfait più di una volta, con RF o con RR.",
            "Nobody has forfeit points more than once, by RF or by RR.",
        ),
        reading=Said(
            "Una vittoria perché l'avversario non è venuto non consuma il diritto ai punti a forfait, a meno che sia "
            "annunciato.",
            "A win because the opponent did not come does not use up the right to forfeit points, unless announced.",
        ),
        modules=("systems/italo_swiss/options.py",),
        tests=("test_art_11_a_win_by_absence_uses_up_the_right_only_if_announced",),
    ),
    Reading(
        names=("F13",),
        article=Said("Art. 14", "Art. 14"),
        says=Said(
            "Le partite vinte a forfait si considerano giocate con il Nero a dama italiana, con il Bianco a dama "
            "internazionale; il riposo turno vale Nero.",
            "Games won by forfeit count as played with Black in Italian draughts, with White in international; a turn "
            "of rest counts as Black.",
        ),
        reading=Said(
            "Vinta a forfait, RF, RR: Nero a dama italiana, Bianco a dama internazionale; chi non è venuto non ha "
            "colore; RT è Nero in tutte e due.",
            "Won by forfeit, RF, RR: Black in Italian, White in international draughts; the absent player has no "
            "colour; RT is Black in both.",
        ),
        modules=("systems/italo_swiss/history.py",),
        tests=("test_art_14_conventional_colours",),
    ),
    Reading(
        names=("F14",),
        article=Said("Art. 15", "Art. 15"),
        says=Said(
            "Se l'ultima coppia non si può formare si disfa la penultima, poi la terzultima, e così via, sempre "
            "secondo la rotazione.",
            "If the last pair cannot be formed the last but one is undone, then the one before, and so on, always by "
            "the rotation.",
        ),
        reading=Said(
            "Il primo accoppiamento completo nell'ordine della rotazione: è quello che disfa meno coppie contando dal "
            "fondo, e la prova è il rifiuto della prima coppia disfatta; una coppia disfatta e formata di nuovo non "
            "si nomina: gioca.",
            "The first complete pairing in the order of the rotation: that un-makes the fewest pairs, counted from "
            "the end, and the refusal of the first pair un-made is the proof; a pair un-made and formed again is not "
            "named, it plays.",
        ),
        modules=("systems/italo_swiss/pairing.py",),
        tests=(
            "test_art_15_the_remark_names_the_unmade_pairs_and_the_explanation_proves_it",
            "test_every_sentence_about_a_round_is_true",
        ),
    ),
    Reading(
        names=("F15",),
        article=Said("Art. 16", "Art. 16"),
        says=Said(
            "Le partite sospese, o di cui non si sa il risultato, valgono pari ai soli effetti dei nuovi "
            "accoppiamenti.",
            "Games suspended, or whose result is not known, count as drawn for new pairings only.",
        ),
        reading=Said(
            "Sospese o senza risultato valgono pari solo per accoppiare, e il turno dice quali; in classifica restano "
            "aperte. Un risultato che arriva dopo conta da allora in poi.",
            "Suspended or unreported games count as drawn for pairing only, and the round says which; in the "
            "standings they stay open. A result that comes after the next round is paired counts from then on.",
        ),
        modules=("systems/italo_swiss/history.py",),
        tests=(
            "test_art_16_open_games_count_as_drawn_for_pairing_only",
            "test_art_16_the_round_says_which_games_it_counts_as_drawn",
            "test_art_16_a_game_finished_later_does_not_make_the_rounds_paired_without_it_wrong",
        ),
    ),
    Reading(
        names=("F16",),
        article=Said("Art. 17 a", "Art. 17 a"),
        says=Said("Il Bianco a chi l'ha avuto meno volte.", "White to who had it less often."),
        reading=Said(
            "I Bianchi si contano con i colori convenzionali.",
            "Whites counted with the conventional colours.",
        ),
        modules=("systems/italo_swiss/colours.py",),
        tests=("test_art_17_colours",),
    ),
    Reading(
        names=("F17",),
        article=Said("Art. 17 b", "Art. 17 b"),
        says=Said(
            "A pari Bianchi, il Bianco a chi ha avuto il Nero per ultimo, risalendo i turni.",
            "If equal, White to who had Black last, going back through the rounds.",
        ),
        reading=Said(
            "Chi ha avuto il Nero per ultimo: il turno più recente in cui uno solo dei due l'ha avuto gli dà il "
            "Bianco; un turno senza colore non è un Nero.",
            "Who had Black last: the most recent round in which exactly one of the two had Black gives him White; a "
            "round without a colour is no Black.",
        ),
        modules=("systems/italo_swiss/colours.py",),
        tests=("test_art_17_b_the_latest_round_that_differs", "test_art_17_b_a_round_without_a_colour_is_no_black"),
    ),
    Reading(
        names=("F18",),
        article=Said("Art. 17 c", "Art. 17 c"),
        says=Said(
            "Poi decidono i punti e infine il numero di sorteggio: a dama italiana più punti e numero minore, a dama "
            "internazionale il contrario.",
            "Then the score decides and at last the number drawn: in Italian draughts the higher score and the lower "
            "number, in international the other way round.",
        ),
        reading=Said(
            "Italiana: Bianco a chi ha più punti, poi al numero minore; internazionale: a chi ne ha meno, poi al "
            "numero maggiore.",
            "Italian: higher score White, then lower number; international: lower score White, then higher number.",
        ),
        modules=("systems/italo_swiss/colours.py",),
        tests=("test_art_17_c_score", "test_every_sentence_about_a_round_is_true"),
    ),
    Reading(
        names=("F19",),
        article=Said("Art. 18", "Art. 18"),
        says=Said(
            "Dove il colore si sorteggia, l'arbitro rileva chi ha il Nero nell'ultima coppia.",
            "Where colours are drawn by lot, the arbiter notes who has Black in the last pair.",
        ),
        reading=Said(
            "I colori si sorteggiano dal seme e si registrano con il turno; il controllo allora non guarda i colori.",
            "Colours drawn from the seed and recorded with the round; `check` then passes over colours.",
        ),
        modules=("systems/italo_swiss/colours.py",),
        tests=("test_art_18_colours_drawn_and_recorded",),
    ),
    Reading(
        names=("F20",),
        article=Said("Art. 1", "Art. 1"),
        says=Said(
            "Da un terzo alla metà dei concorrenti; in casi particolari fino a tre meno dei concorrenti; i turni "
            "stabiliti si giocano, salvo impossibilità tecnica.",
            "From a third to half of the players; in special cases up to three fewer than the players; the rounds set "
            "are played unless it is technically impossible.",
        ),
        reading=Said(
            "Da n/3 a n/2 è un consiglio, n-3 il massimo nei casi particolari: avvisi. Contano le partite, che con "
            "l'Art. 9 sono una meno dei turni. Rifiutati: più turni di quanti se ne possano giocare. Quando non si può "
            "formare un altro turno la gara è finita (1.3), con classifica, albo d'oro e qualificati. Chiusa prima per "
            "ritiri o per altri motivi non prevedibili, la direzione dice quale: lo riportano classifica, albo d'oro, "
            "rapporto, Elo-Rubele e storia.",
            "n/3 to n/2 is advice, n-3 the most in special cases: warnings. They count games, under Art. 9 one fewer "
            "than the rounds. Refused: more rounds than can be played. When no other round can be formed the event is "
            "over (1.3), with its standings, roll of honour and who qualifies. Closed before that because of "
            "withdrawals, or for another reason that could not be foreseen, the direction says which: standings, roll "
            "of honour, report, Elo-Rubele and history show it.",
        ),
        modules=("systems/italo_swiss/system.py", "capabilities.py"),
        tests=(
            "test_art_1_3_no_pairing_left_ends_the_event",
            "test_art_1_3_an_event_with_a_round_still_to_form_is_not_over",
            "test_art_1_advice_on_the_number_of_rounds",
            "test_the_director_is_asked_why_and_everybody_reads_it",
            "test_an_early_end_that_cannot_be_is_refused",
        ),
    ),
    Reading(
        names=("F21",),
        article=Said("Art. 13", "Art. 13"),
        says=Said(
            "I punti dei ritirati non si annullano, e i ritirati figurano in classifica.",
            "The points of the withdrawn are not annulled, and they are in the standings.",
        ),
        reading=Said("Chi si ritira tiene punti e posto.", "The withdrawn keep points and place."),
        modules=("ranking/buholz.py",),
        tests=("test_art_13_the_withdrawn_keep_points_and_place",),
    ),
    Reading(
        names=("F22",),
        article=Said("Art. 2, 3, 17", "Art. 2, 3, 17"),
        says=Said(
            "Il sorteggio si fa una volta sola. Primo turno: 1 con 2, 3 con 4 e così via; Bianco ai dispari.",
            "The draw is made once. First round: 1 with 2, 3 with 4 and so on; the odd numbers have White.",
        ),
        reading=Said(
            "Il sorteggio si fa una volta, da un seme registrato; numeri che hanno un seme si sorteggiano di nuovo "
            "solo chiedendolo; nessuno entra dopo. Con assenti annunciati si accoppia chi c'è nell'ordine del "
            "sorteggio, e il Bianco va ancora secondo il numero sorteggiato, non il posto fra i presenti: fra un "
            "dispari e un pari il dispari; fra due dispari o due pari, dove l'articolo tace, il minore.",
            "The draw is made once, seeded and recorded; numbers with a seed are drawn again only with `--again`; "
            "nobody enters later. Round 1 is 1-2, 3-4 …, the odd numbers White. With announced absences those who are "
            "there are paired in the order of the draw, and White still goes by the number drawn, not by the place "
            "among them: of an odd and an even number the odd one; of two odd or two even numbers, where the article "
            "is silent, the lower.",
        ),
        modules=("systems/italo_swiss/system.py", "systems/italo_swiss/colours.py"),
        tests=(
            "test_art_2_the_draw_is_made_once_and_can_be_repeated",
            "test_fid_art_2_numbers_already_drawn_are_drawn_again_only_on_request",
            "test_art_17_in_round_1_white_goes_by_the_number_drawn_whoever_is_absent",
        ),
    ),
    Reading(
        names=("F23",),
        article=Said("Non è nel testo", "Not in the text"),
        reading=Said(
            "Se qualcuno non viene a un turno già accoppiato, i tavoli con un risultato restano, degli altri ne "
            "cambiano meno possibile, i riposi turno (Art. 9) restano; un tavolo nuovo è di due che non si sono "
            "incontrati (Art. 6), e se si è dispari riposa chi non ha punti a forfait (Art. 11). Fra i turni che ne "
            "cambiano altrettanti riposa il primo gruppo degli Art. 8 e 12, poi vale il primo nell'ordine della "
            "rotazione. Il direttore sceglie fra questo, accoppiare di nuovo tutti i tavoli senza risultato e la "
            "vittoria a forfait; nel ritorno (R9) solo l'ultima.",
            "Somebody does not come to a paired round: boards with a result stay, of the others as few as possible "
            "change, turns of rest (Art. 9) stay; a new board is of two who have not met (Art. 6), and somebody "
            "without points by forfeit rests where the number is odd (Art. 11). Of the rounds that change as few, the "
            "first group of Art. 8 and 12 rests, then the first in the order of the rotation. The director chooses "
            "between it, pairing again all boards without a result, and a win by forfeit; in the second leg (R9) only "
            "the last.",
        ),
        modules=("systems/italo_swiss/repair.py", "no_show.py"),
        tests=("test_f23_the_italo_svizzero_changes_as_few_boards_as_any_legal_round_and_is_the_first_of_them",),
    ),
    Reading(
        names=("F30",),
        article=Said("Buholz 2", "Buholz 2"),
        says=Said(
            "Alla parità si aggiunge, «come decimale», il quoziente; poi il secondo.",
            "In a tie the quotient is added «as a decimal»; then the second one.",
        ),
        reading=Said(
            "Punti, quoziente e secondo quoziente si confrontano come numeri interi, e così si scrivono dopo i punti, "
            "come li pubblica la federazione («14,113» prima di «14,92»); dove prima vengono le singole partite di "
            "una doppia partita i punti stanno da soli.",
            "Points, quotient, second quotient compared as whole numbers, and so written after the points, as the "
            "federation publishes them («14,113» above «14,92»); where the single games of a double match come first "
            "the points stand alone.",
        ),
        modules=("ranking/buholz.py",),
        tests=(
            "test_art_2_figures_are_whole_numbers_never_decimals",
            "test_art_2_the_quotient_is_written_after_the_points_where_it_is_what_comes_next",
        ),
    ),
    Reading(
        names=("F31",),
        article=Said("Buholz 2-a", "Buholz 2-a"),
        says=Said("La somma dei punti degli avversari.", "The sum of the opponents' points."),
        reading=Said(
            "I punti finali di tutti gli avversari, compresi i ritirati, quelli delle partite vinte a forfait e "
            "l'avversario dell'RR; RF, RT, assenze e partite ancora aperte non aggiungono nulla.",
            "Final points of all opponents, withdrawn ones, those of games won by forfeit and the opponent of RR "
            "included; RF, RT, absence and games still open add nothing.",
        ),
        modules=("ranking/buholz.py",),
        tests=("test_art_2_rests",),
    ),
    Reading(
        names=("F32",),
        article=Said("Buholz 2-b", "Buholz 2-b"),
        says=Said(
            "Il doppio dei punti di chi si è battuto, una volta quelli di chi ha pareggiato.",
            "Twice the points of those beaten, once of those drawn with.",
        ),
        reading=Said(
            "Il doppio dei punti di chi si è battuto (l'RR vale battuto), una volta quelli di chi ha pareggiato.",
            "Twice the points of those beaten (RR counts as beaten), once of those drawn with.",
        ),
        modules=("ranking/buholz.py",),
        tests=("test_art_2_a_and_2_b_with_their_working",),
    ),
    Reading(
        names=("F33",),
        article=Said("Classifica tecnica a, d", "Technical ranking a, d"),
        says=Said(
            "Pari anche dopo 2-b: ex aequo, elencati nell'ordine dell'Art. 3 o 4.",
            "Equal after 2-b too: ex aequo, listed in the order of Art. 3 or 4.",
        ),
        reading=Said(
            "Pari dopo 2-b: si divide il posto; l'elenco segue l'Art. 3 o 4.",
            "Equal after 2-b: the place is shared, the listing follows Art. 3 or 4.",
        ),
        modules=("ranking/buholz.py",),
        tests=("test_against_a_second_implementation",),
    ),
    Reading(
        names=("F34",),
        article=Said("Buholz 4", "Buholz 4"),
        says=Said(
            "Fra più di due: gli scontri diretti, se ci sono stati tutti; poi le vittorie; poi gli avversari comuni.",
            "Among more than two: the games between them, if all were played; then wins; then common opponents.",
        ),
        reading=Said(
            "Un gruppo separato in parte va avanti con il criterio successivo, mai indietro.",
            "A group separated in part goes on with the next criterion, never back.",
        ),
        modules=("ranking/buholz.py",),
        tests=("test_art_4_1_the_four_examples",),
    ),
    Reading(
        names=("F35",),
        article=Said("Buholz 3.2, 4.2", "Buholz 3.2, 4.2"),
        says=Said("Il maggior numero di vittorie.", "The greater number of wins."),
        reading=Said(
            "Le vittorie contro chi non è venuto contano, RF e RR solo se è annunciato.",
            "No-show wins count, RF and RR only if announced.",
        ),
        modules=("ranking/buholz.py",),
        tests=("test_wins_count_an_opponent_who_did_not_come_but_no_rests_unless_announced",),
    ),
    Reading(
        names=("F36",),
        article=Said("Buholz 3.3, 4.3", "Buholz 3.3, 4.3"),
        says=Said(
            "I risultati con gli avversari incontrati da tutti gli ex aequo, nell'ordine di merito.",
            "The results with opponents met by all who are equal, in the order of merit.",
        ),
        reading=Said(
            "Gli avversari incontrati da tutti quelli ancora pari, nell'ordine di classifica; chi divide un posto "
            "conta insieme.",
            "Opponents met by all who are still equal, in the order of the standings; those who share a place count "
            "together.",
        ),
        modules=("ranking/buholz.py",),
        tests=("test_art_3_two_players_direct_then_wins_then_common_opponents",),
    ),
    Reading(
        names=("F37",),
        article=Said("Buholz 4.4, Classifica tecnica c, e", "Buholz 4.4, technical ranking c, e"),
        says=Said(
            "Se la parità resta: spareggio blitz, se previsto, o sorteggio; in casi particolari incontri di spareggio.",
            "If they are still equal: a blitz game, where announced, or a lot; in special cases play-offs.",
        ),
        reading=Said(
            "Chi è pari in tutto è elencato per numero e detto pari; dove decide qualcosa (un premio che non si "
            "divide, un posto che qualifica) valgono il sorteggio, il blitz o lo spareggio dell'arbitro, o un "
            "sorteggio dal seme fatto allora, registrato e detto; uno spareggio dopo pari punti o pari quoziente dà a "
            "ciascuno il suo posto. e) «(può essere previsto solo nel caso di assegnazione del titolo assoluto …)»: "
            "nell'italo-svizzero si accetta per la parità al primo posto e si rifiuta per ogni altra, dove la c) ha "
            "blitz e sorteggio; nel girone la e) lascia spareggiare «gli ex-aequo» di qualsiasi posto, e solo un "
            "match di più partite è per il titolo. Il blitz della c) e gli spareggi della e) ci sono solo se il bando "
            "li annuncia (blitz_play_off, play_offs). L'8.2.4 riguarda le squadre. Ciò che è stato deciso resta "
            "deciso.",
            "Who is equal in everything is listed by number and said to be equal; where it decides something (a thing "
            "to win, a place that qualifies) the arbiter's lot, blitz or play-off, or a lot from the seed made then, "
            "recorded and said; a play-off after equal points or quotient gives each his place. e) «(può essere "
            "previsto solo nel caso di assegnazione del titolo assoluto …)»: in the italo-svizzero it is taken for a "
            "tie that has the first place and refused for any other, where c) has the blitz and the lot; in the "
            "girone e) lets «gli ex-aequo» of any place play off, only a match of several games being for the title. "
            "The blitz of c) and the play-offs of e) are there only where the event announces them (blitz_play_off, "
            "play_offs). 8.2.4 is about teams. What was decided before stays decided.",
        ),
        modules=("ranking/ties.py", "settling.py"),
        tests=(
            "test_4_4_nobody_is_put_first_by_an_earlier_seed",
            "test_technical_ranking_c_an_indivisible_prize_waits_for_the_lot_and_follows_it",
            "test_technical_ranking_e_a_play_off_gives_each_his_own_place",
            "test_technical_ranking_e_in_the_italo_svizzero_a_play_off_is_for_the_first_place_alone",
            "test_technical_ranking_e_a_play_off_written_before_still_counts",
            "test_technical_ranking_c_a_blitz_has_to_be_announced",
            "test_technical_ranking_e_a_play_off_has_to_be_announced",
            "test_a_place_that_qualifies_is_drawn_from_the_seed_or_waits_for_the_director",
        ),
    ),
    Reading(
        names=("F38",),
        article=Said("Classifica tecnica b, c", "Technical ranking b, c"),
        says=Said(
            "I premi divisibili si sommano e si dividono fra gli ex aequo; gli indivisibili seguono lo spareggio.",
            "Prizes that can be divided are added and shared among those equal; others follow the tie-break.",
        ),
        reading=Said(
            "Il denaro dei posti divisi si somma e si divide in centesimi interi, e il resto si mostra; gli oggetti "
            "seguono l'elenco; per categoria, fra i suoi giocatori. Finché c'è qualcosa da giocare i premi si dicono "
            "provvisori.",
            "Money of shared places is added and divided in whole cents, the remainder shown; things follow the "
            "listing; by category among its own players. While something is still to be played the prizes are called "
            "provisional.",
        ),
        modules=("ranking/prizes.py",),
        tests=(
            "test_prizes_b_and_c",
            "test_technical_ranking_b_and_c_prizes_of_an_unfinished_event_are_called_provisional",
        ),
    ),
    Reading(
        names=("F39",),
        article=Said("Tabella 27", "Table 27"),
        says=Said("Il foglio di formazione dei turni.", "The formation sheet of the rounds."),
        reading=Said(
            "Il foglio ha quello che chiedono gli articoli, perché il turno si formi a mano da lì soltanto e venga "
            "uguale.",
            "The sheet has what the articles ask, so that a round is paired by hand from it alone and comes out the "
            "same.",
        ),
        modules=("systems/italo_swiss/formation.py",),
        tests=(
            "test_every_round_paired_from_its_sheet_is_that_of_the_program",
            "test_the_colours_of_article_14_are_in_brackets",
            "test_the_last_black_is_who_the_note_of_article_4_says",
        ),
    ),
    Reading(
        names=("F40",),
        article=Said("Tabella 27", "Table 27"),
        says=Said("Il foglio dei quozienti.", "The quotient sheet."),
        reading=Said(
            "Ogni addendo con il suo avversario, e il passo che decide ogni posto.",
            "Every addend with its opponent, and the step that decides each place.",
        ),
        modules=("ranking/buholz.py",),
        tests=(
            "test_every_opponent_stands_with_his_points_and_how_often_they_count",
            "test_the_step_that_decides_each_place_is_said",
        ),
    ),
    Reading(
        names=("F41",),
        article=Said("Art. 7", "Art. 7"),
        says=Said(
            "Con un numero dispari si procede come all'Art. 8 o all'Art. 9, «tenendo presente che è consigliabile "
            "porre in atto ogni accorgimento inteso ad evitare la formazione di gironi con numero dispari».",
            "With an odd number one proceeds by Art. 8 or by Art. 9, but it is advisable to avoid odd numbers by every "
            "means.",
        ),
        reading=Said(
            "Prima del sorteggio il numero dispari è segnalato, con il consiglio dell'articolo e con quello che l'Art. "
            "8 e l'Art. 9 vorrebbero dire con questi iscritti e questi turni.",
            "Before the draw an odd number is pointed out, with the article's advice and with what Art. 8 and Art. 9 "
            "would each mean with these players and rounds.",
        ),
        modules=("systems/italo_swiss/odd_number.py",),
        tests=("test_art_7_an_odd_number_is_pointed_out_before_the_draw",),
    ),
    Reading(
        names=("F42",),
        article=Said("Capo XIV, tabella 1", "Capo XIV, table 1"),
        says=Said(
            "Nei campionati nazionali la cadenza non può essere superiore a 40 mosse ogni ora (dama italiana), o a 50 "
            "nelle prime due ore e 25 ogni ora dopo (internazionale); regolamenti appositi possono superarla.",
            "In national championships the time control cannot exceed 40 moves every hour (Italian draughts), or 50 "
            "in the first two hours and 25 in every hour after them (international); special regulations may.",
        ),
        reading=Said(
            "Il bando dice se è un campionato nazionale. Allora una cadenza diversa da quella della tabella, più "
            "lenta o più veloce, si segnala prima del sorteggio e nelle impostazioni, e non si rifiuta mai; in ogni "
            "sistema della dama.",
            "The announcement says whether it is a national championship. A time control other than the table's, "
            "slower or quicker, is then pointed out before the draw and in the settings, and never refused; in every "
            "system of draughts.",
        ),
        modules=("time_controls.py",),
        tests=("test_table_1_another_time_control_of_a_national_championship_is_pointed_out",),
    ),
)

REGULATION = Regulation(
    name="italo-swiss",
    title=Said("Italo-svizzero a rotazione continua", "Italo-svizzero"),
    about=Said(
        "FID Capo V è il regolamento della federazione dama; FID Capo XIV ne ha l'esempio svolto (tabella 7). Ogni "
        "turno di 600 gare a caso (6.000 nella prova lunga) è confrontato con una lettura letterale che torna sui suoi "
        "passi, un terzo è verificato dal programma separato, e la classifica con una seconda implementazione.",
        "FID Capo V is the regulation of the Italian draughts federation; FID Capo XIV has its worked example (table "
        "7). Besides the tests named here, every round of 600 random events (6,000 by `test.py --thorough`) is "
        "compared with a literal backtracking reading (`tests/literal/italo_swiss.py`), a third of them verified by "
        "`verify_certificate.py`, and the ranking with a second implementation (`tests/literal/buholz.py`).",
    ),
    parts=(Part(READINGS),),
    closing=Said(
        "Dove il testo tace: chi è assente per un turno non è sul cerchio e riposa senza punti; un sorteggio "
        "dell'Art. 4.4 è sempre lo stesso per lo stesso seme. Chi torna si era comunque ritirato quando un turno fu "
        "accoppiato senza di lui, e un RR contro di lui resta giusto.",
        "Where the text is silent: a player absent for one round is not on the circle in it and rests without points; "
        "a lot of Art. 4.4 is always the same for the same seed. Who comes back had withdrawn all the same when a "
        "round was paired without him, and an RR against him stays right.",
    ),
)
