"""BIG Masters: every article and how we read it."""

from tabellone.documents.regulations.regulation import Part, Reading, Regulation, Said

READINGS = (
    Reading(
        names=("B1",),
        article=Said("1.1", "1.1"),
        says=Said(
            "A uno stesso tavolo non ci sono mai giocatori della stessa squadra.",
            "Players of one team are never at the same table.",
        ),
        reading=Said(
            "I compagni di squadra non si siedono mai insieme; una squadra più numerosa dei tavoli si rifiuta.",
            "Team-mates never share a table; a team larger than the number of tables is refused.",
        ),
        modules=("systems/big_tables/seating.py",),
        tests=("test_everybody_once_no_team_mates_and_the_right_sizes",),
    ),
    Reading(
        names=("B2",),
        article=Said("1.2", "1.2"),
        says=Said("Alla prima partita gli accoppiamenti sono casuali.", "In the first game the tables are random."),
        reading=Said(
            "A caso, da un seme che si estrae se non è dato, detto e registrato.",
            "Random, from a seed that is drawn where none is given, said and recorded.",
        ),
        modules=("systems/big_tables/pairing.py",),
        tests=("test_b2_without_a_seed_one_is_drawn_said_and_recorded",),
    ),
    Reading(
        names=("B3",),
        article=Said("1.3", "1.3"),
        says=Said(
            "Dalla seconda alla penultima: «svizzera per squadra», cercando di far giocare fra loro giocatori sempre "
            "diversi.",
            "From the second to the last but one: «Swiss by team», so that players meet others each time.",
        ),
        reading=Said(
            "Un solo ordine di scopi per qualsiasi squadra: meno reincontri pesanti (dal terzo in su), minor somma "
            "sui tavoli della distanza fra la squadra messa meglio e quella messa peggio, minor indicatore, minor "
            "tavolo peggiore, sorte; opzione `relaxed` di k posti: meno reincontri pesanti, distanza al massimo la "
            "minima che c'è con loro + k, minor indicatore, minor distanza fra quelle, minor tavolo peggiore, sorte, "
            "così che nessun posto si ceda per niente; `blocks_of_8` conta i posti delle squadre a otto a otto: "
            "dentro un gruppo la distanza non conta, e ogni cifra di distanza e di `relaxed` è in gruppi, e si dice.",
            "One order of aims for any teams: least heavy rematches (third meetings and more), least sum over tables "
            "of worst - best team place, least indicator, least worst table, lot; option `relaxed` of k places: least "
            "heavy rematches, closeness at most the least there is with them + k, least indicator, least closeness "
            "among those, least worst table, lot, so that no place is given up for nothing; `blocks_of_8` counts team "
            "places by eights (the first eight teams, the next eight …): inside a group distance does not count, "
            "tables across groups are as far apart as their groups, and every figure of closeness and of `relaxed` is "
            "in groups, which is said.",
        ),
        modules=("systems/big_tables/search.py", "systems/big_tables/team_spread.py"),
        tests=(
            "test_b3_every_aim_in_its_order_is_as_good_as_the_best_of_all_seatings",
            "test_b3_with_teams_of_any_size_and_absences_it_is_the_best_of_all_seatings",
            "test_b3_every_aim_is_what_a_solver_proved_the_best",
            "test_b3_the_closest_way_of_the_teams_is_the_closest_of_all",
            "test_b3_large_events_are_as_close_as_a_solver_proved_possible",
            "test_b3_check_allows_the_places_given_up_and_no_place_for_nothing",
            "test_b3_by_eights_distances_are_between_groups_of_eight_teams_and_said_to_be",
            "test_b3_the_plan_tells_what_tables_less_close_would_spare",
        ),
    ),
    Reading(
        names=("B4",),
        article=Said("2", "2"),
        says=Said(
            "Si provano varie combinazioni per rendere minimo l'indicatore.",
            "Combinations are tried to make the indicator least.",
        ),
        reading=Said(
            "Di ogni scopo si dice ciò che è stato provato, dentro gli scopi precedenti; 0 è sempre provato.",
            "What is said of each aim is what was proven, inside the aims before it; 0 is always proven.",
        ),
        modules=("systems/big_tables/pairing.py",),
        tests=("test_b4_what_was_too_much_to_try_is_said_with_its_bound",),
    ),
    Reading(
        names=("B5",),
        article=Said("1.4", "1.4"),
        says=Said(
            "Per l'ultima partita: «svizzera individuale», sempre senza compagni allo stesso tavolo.",
            "For the last game: «individual Swiss», still without team-mates at a table.",
        ),
        reading=Said(
            "Nell'ordine della classifica individuale ognuno prende il tavolo più alto con un posto libero e nessun "
            "compagno, purché gli altri si possano ancora sedere tutti; i reincontri non contano; i tavoli da tre "
            "sono gli ultimi; chi è pari in tutto nell'ordine di un sorteggio, che si dice con il suo seme.",
            "In the order of the individual standings each takes the highest table with a free seat and no team-mate, "
            "provided the others can still all be seated; rematches play no part; tables of three are the last; "
            "players equal in everything in the order of a lot, which is said with its seed.",
        ),
        modules=("systems/big_tables/individual_seating.py", "systems/big_tables/lots.py"),
        tests=(
            "test_b5_the_seating_is_the_first_in_the_order_of_the_standings",
            "test_the_lots_of_a_round_are_drawn_from_a_seed_that_is_said_and_recorded_with_it",
        ),
    ),
    Reading(
        names=("B6",),
        article=Said("2", "2"),
        says=Said(
            "L'indicatore di reincontri: 0, 1, 10, 100, 1000 per 0, 1, 2, 3, 4 o più incontri precedenti.",
            "The indicator of rematches: 0, 1, 10, 100, 1000 for 0, 1, 2, 3, 4 or more earlier meetings.",
        ),
        reading=Said(
            "0, 1, 10, 100, 1000; il piano prima della gara conta le coppie, in ogni turno: quelle che si "
            "reincontrano, e per la terza volta o più.",
            "0, 1, 10, 100, 1000; the plan before the event counts pairs, in every round: those that meet again, and "
            "for a third time or more.",
        ),
        modules=("systems/big_tables/history.py", "systems/big_tables/plan.py"),
        tests=(
            "test_b6_the_example_of_the_text",
            "test_the_plan_counts_the_pairs_that_meet_for_a_third_time_in_the_last_round_too",
        ),
    ),
    Reading(
        names=("B7",),
        article=Said("Non è nel testo", "Not in the text"),
        reading=Said(
            "Con ogni disposizione: ogni scopo, il suo limite, e se è provato (con prezzi dei posti e provando ciò "
            "che lasciano, o con CP-SAT).",
            "With every seating: each aim, its bound, and whether it is proven (by prices of the seats and by trying "
            "what they leave, or by CP-SAT).",
        ),
        modules=(
            "systems/big_tables/optimality.py",
            "systems/big_tables/simplex.py",
            "systems/big_tables/team_bound.py",
            "systems/big_tables/branch_and_bound.py",
        ),
        tests=(
            "test_b7_prices_bound_every_seating_and_extras_are_what_it_costs_beyond",
            "test_b7_prices_of_teams_bound_every_closeness_however_many_are_priced_at_a_time",
            "test_b7_the_solver_finds_nothing_better",
        ),
    ),
    Reading(
        names=("B8",),
        article=Said("Non è nel testo", "Not in the text"),
        reading=Said(
            "Più tavoli da quattro possibile, gli altri da tre; cinque giocatori un tavolo; il quinto posto non dà "
            "nulla.",
            "As many tables of four as possible, others of three; five players one table; the fifth place gives "
            "nothing.",
        ),
        modules=("systems/big_tables/sizes.py",),
        tests=("test_b8_tables_of_four_then_three",),
    ),
    Reading(
        names=("B9",),
        article=Said("3", "3"),
        says=Said(
            "1000, 611, 403, 200 punti per i posti al tavolo; alla squadra la somma di quelli di tutti i suoi membri.",
            "1000, 611, 403, 200 points for the places at a table; to a team the sum of those of all its members.",
        ),
        reading=Said("I posti a pari merito si dividono in media, esattamente.", "Tied places are averaged exactly."),
        modules=("systems/big_tables/history.py",),
        tests=("test_b8_b9_points_of_places_and_exact_averages",),
    ),
    Reading(
        names=("B10",),
        article=Said("4", "4"),
        says=Said(
            "Spareggi: al primo turno la percentuale di punti al tavolo (PBG); poi chi ha giocato al tavolo più alto "
            "o, allo stesso, chi si è piazzato meglio.",
            "Tie-breaks: in round 1 the share of the table's points (PBG); later who played at the higher table or, "
            "at the same one, was better placed.",
        ),
        reading=Said(
            "PBG dopo il turno 1; poi il tavolo più alto dell'ultimo turno dopo il primo, il posto lì, poi un turno "
            "prima; i numeri dei tavoli del turno 1 non dicono nulla; dove i punti partita di un tavolo non sono "
            "scritti il PBG di chi c'era vale 0, e lo dicono inserimento, classifica e calcoli.",
            "PBG after round 1; later the higher table of the latest round after the first, the place at it, then a "
            "round earlier; the numbers of round 1's tables mean nothing; where a table's game points are not entered "
            "the PBG of its players counts 0, which entry, standings and workings say.",
        ),
        modules=("systems/big_tables/ranking.py",),
        tests=(
            "test_b10_the_numbers_of_the_first_rounds_tables_decide_nothing",
            "test_b10_game_points_missing_at_a_table_count_0_and_are_asked_for",
        ),
    ),
    Reading(
        names=("B11",),
        article=Said("1", "1"),
        says=Said("I tavoli si generano a ogni partita.", "Tables are made for every game."),
        reading=Said(
            "Per squadra: la media dei punti di squadra di chi siede lì, la media dei loro punti prima del turno, il "
            "miglior posto individuale, sorte; la sorte si dice dei tavoli che separa, con il suo seme; l'ultimo "
            "turno come lo riempie B5. Le sorti di ogni turno (B3, B5, B11, B12) vengono dal seme delle regole, o del "
            "sorteggio, o dall'ultimo estratto per un turno, o se ne estrae uno registrato con il turno "
            "(`lots_seed`).",
            "By team: the mean of the team points of those who sit there, the mean of their own points before the "
            "round, the best individual place, lot; the lot is said of the tables it parts, with its seed; the last "
            "round as B5 fills it. The lots of every round (B3, B5, B11, B12) come from the seed of the rules, else "
            "of the draw, else the latest drawn for a round, else one is drawn and recorded with the round "
            "(`lots_seed`).",
        ),
        modules=("systems/big_tables/numbering.py",),
        tests=(
            "test_b11_tables_by_the_means_of_their_teams_then_of_their_players",
            "test_b11_tables_that_are_equal_are_numbered_by_a_lot_that_is_said",
            "test_b11_a_round_says_which_tables_only_the_lot_has_put_in_their_order",
            "test_a_later_round_draws_its_lots_from_the_seed_of_an_earlier_one",
            "test_a_journal_without_a_seed_keeps_the_one_its_round_was_drawn_from",
        ),
    ),
    Reading(
        names=("B12",),
        article=Said("4", "4"),
        says=Said(
            "Per i parimerito si rimanda al regolamento generale BIG.",
            "For ties the general BIG regulation applies.",
        ),
        reading=Said(
            "Squadre: più primi posti, il miglior individuale come lo mette la classifica individuale (punti, poi "
            "B10), sorte; un primo posto diviso a un tavolo è uno per ciascuno che lo divide (un posto è «il "
            "piazzamento rispetto agli altri giocatori al tavolo», e nessuno lì è piazzato meglio), qualunque sia la "
            "media dei punti; classifiche e turni nominano le squadre che separa soltanto la sorte, con il suo seme, "
            "o dicono che è ancora da estrarre.",
            "Teams: more first places, the best individual as the individual standings place him (points, then B10), "
            "lot; a first place shared at a table is one for each who shares it (a place is «il piazzamento rispetto "
            "agli altri giocatori al tavolo», and nobody there is placed better), whatever the points averaged; "
            "standings and rounds name the teams that only the lot parts, with its seed, or say that it is still to "
            "be drawn.",
        ),
        modules=(
            "systems/big_tables/ranking.py",
            "systems/big_tables/lots.py",
            "systems/big_tables/team_place.py",
        ),
        tests=(
            "test_b12_a_team_is_told_what_parts_it_from_the_ones_above_and_below",
            "test_b12_a_prize_for_teams_waits_for_a_lot_that_is_still_to_be_drawn",
            "test_b12_teams_by_points_then_first_places_then_the_best_individual",
            "test_b12_the_best_individual_is_the_one_the_individual_standings_place_higher",
            "test_b12_a_first_place_shared_by_four_is_one_for_each",
            "test_b12_standings_say_which_teams_the_lot_parts_and_when_it_is_still_to_be_drawn",
        ),
    ),
    Reading(
        names=("B13",),
        article=Said("1", "1"),
        says=Said(
            "La prima partita casuale, l'ultima individuale, le altre per squadra.",
            "The first game random, the last individual, the others by team.",
        ),
        reading=Said(
            "Primo turno a caso, ultimo individuale, gli altri per squadra; almeno due.",
            "First round random, last individual, the others by team; at least two.",
        ),
        modules=("systems/big_tables/seating.py",),
        tests=("test_b13_kinds_of_rounds",),
    ),
    Reading(
        names=("B14",),
        article=Said("Non è nel testo", "Not in the text"),
        reading=Said(
            "Si può andare via, arrivare o mancare fra un turno e l'altro; chi arriva mentre si gioca si siede, se il "
            "direttore lo sceglie, a un tavolo che può avere un posto in più, senza compagni e senza risultato; una "
            "disposizione pubblicata si aggiusta cambiando meno tavoli possibile, poi secondo gli scopi del suo turno "
            "(sorte nel primo, B3 per squadra, B5 nell'ultimo), o un sostituto prende il posto e i punti restano alla "
            "squadra; giornale e documento tengono le disposizioni che un turno aggiustato ha avuto (`mended`), e il "
            "controllo chiede che la prima fosse giusta e ognuna aggiustata con questa regola.",
            "A player may leave, arrive or be absent between rounds; who arrives while a round is being played sits "
            "down, if the director chooses, at a table that may have one seat more, without team-mates and without a "
            "result; a published seating is mended with as few tables changed as possible, then by the aims of its "
            "own round (lot in the first, B3 by team, B5 in the last), or a substitute takes the seat and the points "
            "stay with the team; journal and document keep the seatings a mended round had (`mended`), and check asks "
            "that the first was right and that each was mended by this rule.",
        ),
        modules=("systems/big_tables/repair.py", "systems/big_tables/checking.py"),
        tests=(
            "test_repair_changes_as_few_tables_as_possible",
            "test_b14_a_repair_of_the_last_round_is_the_first_in_the_order_of_the_standings",
            "test_b14_a_repair_of_the_random_round_is_by_lot",
            "test_b14_with_closeness_relaxed_a_repair_gives_up_no_place_for_nothing",
            "test_b14_check_judges_a_mended_round_by_how_it_was_mended",
            "test_b14_a_substitute_takes_the_seat_and_the_points_stay_with_the_team",
            "test_b14_a_late_arrival_sits_down_at_a_table_of_three_without_a_team_mate_and_without_places",
        ),
    ),
    Reading(
        names=("B15",),
        article=Said("Non è nel testo", "Not in the text"),
        reading=Said(
            "Il verificatore calcola regola 1, tipo di turno, indicatore, distanza, reincontri pesanti e numeri dei "
            "tavoli, e rifiuta ciò che è diverso; dice VALID AND BEST soltanto dove il file lo prova "
            "(verifier/big_tables.py, accanto al programma).",
            "The verifier works out rule 1, kind of round, indicator, closeness, heavy rematches and table numbers, "
            "and refuses what differs; it says VALID AND BEST only where the file proves it (verifier/big_tables.py, "
            "beside the program).",
        ),
        modules=("systems/big_tables/system.py",),
        tests=("test_b15_a_tampered_certificate_is_refused", "test_b15_best_is_said_only_where_the_file_proves_it"),
    ),
    Reading(
        names=("B16",),
        article=Said("5", "5"),
        says=Said(
            "Il collegio arbitrale ha almeno 5 persone; a una contestazione vengono da 1 a 3 arbitri che non sono al "
            "tavolo, possibilmente non compagni di chi vi siede.",
            "There are at least 5 arbiters; 1 to 3 come to a contested table, not sitting at it and if possible no "
            "team-mates of who does.",
        ),
        reading=Said(
            "Almeno cinque annunciati, con un avviso se sono meno; chi si chiama: uno nei casi minori, altrimenti tre "
            "dove sono tre, mai chi è al tavolo; prima chi non gioca, i compagni di chi è al tavolo solo se non c'è "
            "nessun altro, anche se sono meno di tre; poi chi non è chiamato altrove, chi ha finito, chi è stato "
            "chiamato meno, per nome.",
            "At least five announced, fewer warned of; who is called: one in a minor case, otherwise three where "
            "there are three, never somebody at the table; those who do not play first, team-mates of somebody at the "
            "table only if there is nobody else, even if they are fewer than three; then who is not called elsewhere, "
            "whose game is over, who was called least, by name.",
        ),
        modules=("systems/big_tables/arbiters.py",),
        tests=("test_b16_every_call_is_the_one_the_text_leaves", "test_b16_fewer_than_five_are_warned_of"),
    ),
    Reading(
        names=("B17",),
        article=Said("4", "4"),
        says=Said(
            "Per ogni gioco si pubblicano le FAQ e si stabilisce prima il tempo massimo a giocatore.",
            "For every game FAQs are published and the longest time per player is set beforehand.",
        ),
        reading=Said(
            "Ogni turno ha un gioco, con la pagina delle FAQ e il tempo massimo a giocatore; un turno senza dà un "
            "avviso prima del turno 1; ciò che cambia a gara iniziata dice che cosa era annunciato.",
            "Every round has a game with the page of its FAQ and the longest time per player; a round without them is "
            "warned of before round 1; what is changed after the event has begun says what was announced.",
        ),
        modules=("round_games.py",),
        tests=(
            "test_b17_before_the_event_rounds_without_a_game_or_a_time_are_told",
            "test_b17_a_game_changed_after_the_event_began_says_what_was_announced",
        ),
    ),
)

REGULATION = Regulation(
    name="big-tables",
    title=Said("Tavoli BIG", "BIG tables"),
    about=Said("BIG Masters, «Gestione Torneo».", "BIG Masters, «Gestione Torneo»."),
    parts=(Part(READINGS),),
)
