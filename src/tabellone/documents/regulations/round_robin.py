"""FID Capo V, girone: every article and how we read it."""

from tabellone.documents.regulations.regulation import Part, Reading, Regulation, Said

READINGS = (
    Reading(
        names=("R1",),
        article=Said("Art. 1-4, tabelle 8 e 9", "Art. 1-4, tables 8 and 9"),
        says=Said(
            "Ognuno incontra tutti gli altri; coppie e turni sono nelle tabelle, e il primo numero ha il Bianco.",
            "Everybody meets everybody; pairs and rounds are in the tables, and the first number has White.",
        ),
        reading=Said(
            "Una sola formula dà tutte le 22 tabelle stampate, con coppie, colori e ordine nel turno, e continua "
            "oltre 24.",
            "One closed form gives all 22 printed tables, pairs, colours and order within the round, and goes on past "
            "24.",
        ),
        modules=("systems/round_robin/table.py",),
        tests=(
            "test_r1_all_printed_tables",
            "test_r1_everybody_meets_everybody_once_with_colours_in_balance",
            "test_at_the_end_of_a_girone_only_what_can_be_done_is_advised",
            "test_art_1_two_who_met_twice_in_one_leg_are_told",
        ),
    ),
    Reading(
        names=("R2",),
        article=Said("Art. 5, 7", "Art. 5, 7"),
        says=Said(
            "Con un numero dispari riposa, senza punti, chi incontrerebbe il numero che manca.",
            "With an odd number, whoever would meet the missing number rests, without points.",
        ),
        reading=Said(
            "Manca il numero più alto; chi lo incontrerebbe riposa, senza punti (`rt`).",
            "The highest number is missing; whoever would meet it rests, no points (`rt`).",
        ),
        modules=("systems/round_robin/pairing.py",),
        tests=("test_r2_odd_number_whoever_would_meet_the_highest_rests_without_points",),
    ),
    Reading(
        names=("R3",),
        article=Said("Art. 6", "Art. 6"),
        says=Said(
            "Con un numero dispari il direttore può far riposare all'ultimo turno chi ha l'Elo-Rubele più basso.",
            "With an odd number the director may have the lowest Elo-Rubele rest in the last round.",
        ),
        reading=Said(
            "Chi ha l'Elo-Rubele più basso ha il numero N/2, che riposa all'ultimo turno; a pari si sorteggia; non "
            "dove quel numero, o il suo, è fra quelli della tabella 10 per giocatori di una provincia («assegnazione "
            "obbligatoria»), e si dice. I numeri oltre la tabella non sono obbligatori: fra quelli che fanno "
            "incontrare altrettanto presto i compagni se ne prendono con cui riposa per ultimo; dove non ce ne sono, "
            "o il sorteggio non è del programma, si dice con altre parole.",
            "The lowest Elo-Rubele has number N/2, who rests in the last round; a lot among equals; not where that "
            "number, or his own, is one of table 10 for players of one province («assegnazione obbligatoria»), which "
            "is said. Numbers beyond the table are not obligatory: of those that have team-mates meet as early, some "
            "with which he rests last are taken; where there are none, or the program did not draw, it is said in "
            "other words.",
        ),
        modules=("systems/round_robin/draw.py", "systems/round_robin/club_numbers.py"),
        tests=(
            "test_r3_art_6_the_lowest_rating_rests_in_the_last_round",
            "test_art_6_the_lowest_rests_last_where_no_obligatory_number_of_team_mates_is_in_the_way",
            "test_art_6_obligatory_numbers_keep_the_lowest_from_resting_last_and_others_are_not_called_so",
        ),
    ),
    Reading(
        names=("R4",),
        article=Said("Sonneborn-Berger A", "Sonneborn-Berger A"),
        says=Said(
            "Il doppio dei punti di chi si è battuto, una volta quelli di chi ha pareggiato.",
            "Twice the points of those beaten, once of those drawn with.",
        ),
        reading=Said(
            "Il doppio dei punti di chi si è battuto, una volta quelli di chi ha pareggiato.",
            "Twice the points of those beaten, once of those drawn with.",
        ),
        modules=("systems/round_robin/ranking.py",),
        tests=("test_r4_sonneborn_berger_a",),
    ),
    Reading(
        names=("R5",),
        article=Said("Sonneborn-Berger B", "Sonneborn-Berger B"),
        says=Said(
            "I risultati diretti con i singoli giocatori nell'ordine di classifica, compresi gli stessi ex aequo.",
            "Results against single players in the order of the standings, those equal included.",
        ),
        reading=Said(
            "I risultati contro gli altri nell'ordine di classifica; il gruppo dei pari conta, al suo posto, con i "
            "punti fatti fra loro; un gruppo separato in parte va avanti, e chi se n'è staccato resta un avversario "
            "con cui confrontarsi, al posto che ha ora. Anche gli ex aequo di un altro posto sono avversari singoli, "
            "nell'ordine che dà B: una parità aspetta la loro dove conta; dove le parità si aspettano a vicenda, o "
            "aspettano un sorteggio, la più alta si separa per prima e gli altri contano insieme. Alla fine ogni "
            "parità si guarda ancora una volta sull'elenco uscito: se verrebbe diversa (parità che dipendono l'una "
            "dall'altra in cerchio), B non la scioglie, decide il punto c) e la risposta lo dice. Un risultato è ciò "
            "che mostra il tabellone: vittorie a forfait e RR comprese.",
            "Results against the others in the order of the standings; the tied players' own block counts by the "
            "points they made among themselves, at its place; a group separated in part goes on, and whoever was "
            "separated from it stays an opponent to compare with, at the place he now has. Ex-aequo of another place "
            "are single opponents too, in the order B gives them: a tie waits for theirs where it matters; where ties "
            "wait for each other or for a lot, the highest is separated first and the others count together. In the "
            "end each tie is looked at once more against the listing that came out: if it would come out differently "
            "(ties that depend on each other in a circle), B has not settled it, c) does, and the answer says so. A "
            "result is what the crosstable shows: wins by forfeit and RR included.",
        ),
        modules=("systems/round_robin/ranking.py",),
        tests=(
            "test_r5_sonneborn_berger_b_first_example",
            "test_r5_ties_that_depend_on_each_other_in_a_circle_are_left_to_the_lot",
            "test_r5_a_win_over_one_who_has_withdrawn_is_a_result",
            "test_r5_sonneborn_berger_b_second_example",
            "test_r5_who_was_separated_from_three_or_more_stays_an_opponent_at_his_new_place",
            "test_r5_ex_aequo_of_another_place_are_compared_with_one_by_one_in_their_order",
            "test_r5_every_group_is_separated_as_with_a_pencil",
        ),
    ),
    Reading(
        names=("R6",),
        article=Said("Classifica tecnica", "Technical ranking"),
        says=Said(
            "Pari dopo A: ex aequo, elencati nell'ordine di B. Con incontri di spareggio la classifica tecnica non si "
            "applica.",
            "Equal after A: ex aequo, listed in the order of B. With play-offs the technical ranking does not apply.",
        ),
        reading=Said(
            "Pari dopo A dividono il posto e sono elencati secondo B; premi, sorteggi e blitz come "
            "nell'italo-svizzero, F37; spareggi «fra gli ex-aequo» di qualsiasi posto (e).",
            "Equal after A share the place and are listed by B; prizes, lots and blitz as in the italo-svizzero, F37; "
            "play-offs «fra gli ex-aequo» of any place (e).",
        ),
        modules=("systems/round_robin/ranking.py",),
        tests=("test_r6_equal_after_a_share_the_place",),
    ),
    Reading(
        names=("R7",),
        article=Said("Sistema ridotto, Art. 1-6", "Sistema ridotto"),
        says=Said(
            "Uno o due turni non si giocano e si considerano pari; non contano nel quoziente.",
            "One or two rounds are not played and taken as drawn; they do not count in the quotient.",
        ),
        reading=Said(
            "Uno o due primi turni entrano come pari e restano fuori dal quoziente; i totali degli avversari restano "
            "quelli del tabellone. Un pari supposto è un risultato da quando il turno è formato, non vi si può "
            "scrivere altro, e non conta per l'Elo-Rubele; ogni pagina, elenco e foglio lo dice.",
            "One or two first rounds are entered as draws and left out of the quotient; opponents' totals stay as on "
            "the tabellone. A supposed draw is a result from the moment the round is formed, nothing else can be "
            "entered there, and it is not rated; every page, list and paper of it says so.",
        ),
        modules=("systems/round_robin/pairing.py",),
        tests=(
            "test_r7_ridotto_supposed_rounds_are_drawn_and_left_out_of_the_quotient",
            "test_r7_a_supposed_round_has_its_results_once_it_is_formed_and_no_others",
            "test_r7_supposed_games_are_not_rated",
            "test_r7_every_page_and_paper_of_a_supposed_round_says_that_it_is_not_played",
            "test_r7_standings_name_the_supposed_rounds",
        ),
    ),
    Reading(
        names=("R8",),
        article=Said("Doppia partita, Art. 1-5", "Doppia partita"),
        says=Said(
            "Incontri di due partite con la stessa apertura: 2, 1, 0 punti per l'incontro; alla parità contano le "
            "singole partite.",
            "Encounters of two games with the same opening: 2, 1, 0 points for the encounter; in a tie the single "
            "games count.",
        ),
        reading=Said(
            "Vale anche per l'italo-svizzero. L'incontro dà 2, 1, 0; a pari punti i punti delle singole partite "
            "decidono prima del quoziente; un incontro vinto a forfait, o un riposo con punti, vale due partite "
            "vinte. I colori registrati sono quelli della prima partita; ogni foglio e pagina del turno dice che "
            "nella seconda si scambiano.",
            "For the italo-svizzero too. The encounter gives 2, 1, 0; level on points, the points of the single games "
            "decide before the quotient; an encounter won by forfeit or a rest with points counts as both games won. "
            "The colours recorded are those of the first game; every sheet, page and paper of the round says that "
            "they are exchanged in the second.",
        ),
        modules=("ranking/two_game_encounters.py",),
        tests=(
            "test_r8_double_game_points_of_the_match_then_of_the_games",
            "test_r8_an_explanation_says_that_the_colours_are_exchanged_in_the_second_game",
            "test_r8_every_sheet_of_a_double_match_says_that_the_colours_are_exchanged",
        ),
    ),
    Reading(
        names=("R9",),
        article=Said("Andata e ritorno, Art. 1-4", "Andata e ritorno"),
        says=Said(
            "Prima un girone, poi l'altro a colori invertiti; si sommano i punti delle partite e i due quozienti.",
            "First one leg, then the other with colours exchanged; points of the games and both quotients are added.",
        ),
        reading=Said(
            "Il ritorno è la stessa tabella a colori scambiati; punti per partita; ogni girone ha il suo quoziente, "
            "con i punti di quel girone, e i due si sommano. Nell'italo-svizzero il ritorno ripete coppie e riposi "
            "dell'andata; chi ha perso il suo avversario ha `rr`; punti a forfait per la seconda volta (Art. 11), o "
            "con un numero pari di rimasti (Art. 12 a), sono eccezioni dette e confermate.",
            "The second leg is the same table with colours exchanged; points per game; each leg has its quotient, "
            "with the points of that leg, and the two are added. In the italo-svizzero the second leg repeats pairs "
            "and rests of the first; who has lost his opponent has `rr`; forfeit points for the second time (Art. "
            "11), or with an even number left (Art. 12 a), are exceptions that are named and confirmed.",
        ),
        modules=("systems/round_robin/pairing.py", "systems/italo_swiss/second_leg.py"),
        tests=(
            "test_art_11_and_12_a_what_the_second_leg_breaks_is_an_exception_and_never_silent",
            "test_r9_two_legs_colours_exchanged_and_quotients_added",
            "test_r9_the_second_leg_of_the_italo_swiss_repeats_the_first_with_other_colours",
            "test_r9_every_sentence_about_a_second_leg_is_true",
            "test_r9_quotients_of_the_two_legs_are_added",
            "test_r9_the_colours_of_the_second_leg_rest_on_the_article_about_two_legs",
        ),
    ),
    Reading(
        names=("R10",),
        article=Said("Stessa provincia, Art. 1-5, tabella 10", "Stessa provincia, Art. 1-5, table 10"),
        says=Said(
            "Chi è dello stesso circolo o provincia gioca insieme nei primi turni, con i numeri della tabella; mai al "
            "termine della gara.",
            "Players of one club or province meet in the first rounds, by the numbers of the table; never at the end.",
        ),
        reading=Said(
            "Obbligatorio (Art. 2): si applica se l'opzione non dice altro, e toglierlo dà un avviso. Art. 3 secondo "
            "il carattere della gara: regionale, interregionale e nazionale, due sono compagni se hanno in comune il "
            "circolo «e/o» la provincia, quindi conta ogni coppia e non intere catene; provinciale, se hanno in "
            "comune il circolo. Ciò che non si sa non lega nessuno; dove non si conosce nessuna provincia può esserlo "
            "il circolo. Una provincia comune a tutti non separa nessuno: contano i circoli, e si dice. I numeri "
            "della tabella si sorteggiano fra i giocatori di ogni provincia (Art. 4); oltre la tabella (Art. 5) i "
            "numeri che fanno finire prima gli incontri fra compagni, trovati provandoli tutti (o migliorati per "
            "scambi, dicendo che non è provato), e fra quelli altrettanto buoni uno a sorte dal seme (Art. 2), mai "
            "all'ultimo turno, a meno che più di metà siano di una provincia. Andata e ritorno hanno gli stessi "
            "numeri. Due sviste nella tabella: con 18 giocatori «3 e 4» si incontrano in 5 turni, non 6; con 16 "
            "giocatori «cinque» ne vuole 7.",
            "Obligatory (Art. 2): on unless the option says otherwise, and off is warned of. Art. 3 by the kind of "
            "event: regional, interregional and national, two are team-mates if they share the club «e/o» the "
            "province, so each pair counts and not whole chains of them; provincial, if they share the club. What is "
            "not known binds nobody; where no province is known the club may be one. A province that all share "
            "separates nobody: clubs count, and it is said. Numbers of the table are drawn among the players of each "
            "province (Art. 4); beyond it (Art. 5) the numbers that make the last meeting come earliest, found by "
            "trying all of them (or bettered by exchanges and said not to be proven), and of numberings as early one "
            "by lot from the seed (Art. 2), never in the last round unless more than half are of one province. Both "
            "legs have the same numbers. Two slips in the table: 18 players «3 and 4» meets in 5 rounds, not 6; 16 "
            "players «five» needs 7.",
        ),
        modules=(
            "systems/round_robin/club_mates.py",
            "systems/round_robin/club_numbers.py",
            "systems/round_robin/club_warnings.py",
        ),
        tests=(
            "test_r10_all_lines_of_table_10",
            "test_r10_nothing_is_earlier_by_exhaustive_search",
            "test_art_2_it_is_applied_unless_it_is_said_otherwise",
            "test_art_2_a_draw_without_it_is_warned_of_where_there_are_team_mates",
            "test_art_3_and_5_the_last_meeting_of_team_mates_is_the_earliest_there_can_be",
            "test_art_3_which_of_the_two_counts_follows_the_kind_of_event",
            "test_art_3_every_sentence_says_whether_provinces_count",
            "test_art_3_a_province_that_all_share_separates_nobody_and_clubs_count_instead",
            "test_art_4_which_number_of_the_group_somebody_has_is_drawn",
            "test_art_2_and_5_among_numberings_as_early_the_lot_says_which",
            "test_art_5_a_numbering_drawn_by_lot_is_never_later_than_the_earliest_known",
            "test_art_5_nobody_meets_a_team_mate_at_the_end_however_many_provinces_there_are",
            "test_art_5_half_of_the_players_can_be_kept_apart_at_the_end_and_more_cannot",
        ),
    ),
    Reading(
        names=("R11",),
        article=Said("Non è nel testo", "Not in the text"),
        reading=Said(
            "Chi si ritira perde a forfait le partite che restano: chi lo incontrerebbe ha `rr` con due punti; prima "
            "della metà delle sue partite il direttore può cancellarlo, e allora di lui non conta nulla e gli altri "
            "riposano (`rt`), ed è in fondo alla classifica, senza dividere un posto o un premio con chi c'è; un "
            "documento che lo cancella più tardi dà un avviso. I turni accoppiati senza di lui restano giusti se "
            "torna.",
            "Who withdraws loses the games left by forfeit: whoever would meet him has `rr` with two points; before "
            "half of his games the director may strike him, then nothing of his counts, they rest (`rt`), and he is "
            "last in the standings, sharing no place or prize with those who are there; a document that strikes him "
            "later is warned of. Rounds paired without him stay right if he comes back.",
        ),
        modules=("systems/round_robin/pairing.py",),
        tests=(
            "test_withdrawal_the_games_left_are_lost_by_forfeit_or_the_player_is_struck",
            "test_r11_a_player_struck_after_half_of_his_games_is_told",
            "test_r11_who_was_struck_shares_neither_a_place_nor_a_prize",
            "test_rounds_paired_without_a_player_are_right_after_he_returns",
            "test_every_sentence_about_a_girone_is_true_and_every_one_occurs",
        ),
    ),
)

REGULATION = Regulation(
    name="round-robin",
    title=Said("Girone all'italiana", "Girone all'italiana"),
    about=Said(
        "FID Capo V, «Sistema del girone all'italiana» e ciò che lo segue; le tabelle sono quelle di FID Capo XIV.",
        "FID Capo V, «Sistema del girone all'italiana» and what follows it; the tables are those of FID Capo XIV.",
    ),
    parts=(Part(READINGS),),
)
