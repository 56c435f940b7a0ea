"""FSI Amalfi: every article and how we read it."""

from tabellone.documents.regulations.regulation import Part, Reading, Regulation, Said

READINGS = (
    Reading(
        names=("A1",),
        article=Said("B.3.3 (3.3)", "B.3.3 (3.3)"),
        says=Said(
            "L'avversario teorico sta nella lista tante posizioni più in basso quanti sono i turni rimanenti.",
            "The theoretical opponent stands as many places below in the list as rounds remain.",
        ),
        reading=Said(
            "Fra i «turni rimanenti» c'è anche quello che si accoppia: G = R - r + 1. Al primo di cinque turni l'1 "
            "cerca il 6, all'ultimo ognuno cerca il vicino.",
            "«turni rimanenti» include the round being paired: G = R - r + 1.",
        ),
        modules=("systems/amalfi/search_order.py",),
        tests=("test_a1_rounds_left_include_the_round_being_paired",),
    ),
    Reading(
        names=("A2",),
        article=Said("B.3.3 (3.4)", "B.3.3 (3.4)"),
        says=Said(
            "Si prova l'avversario teorico; se non va bene si risale la lista fino al posto dopo il giocatore, poi si "
            "scende fino in fondo.",
            "The theoretical opponent is tried; if that one will not do, the list is searched upwards to the place "
            "after the player, then down to its end.",
        ),
        reading=Said(
            "La posizione teorica è P = I + G; poi si provano P-1 … I+1, poi P+1 … ultimo; se P è oltre la fine, si "
            "parte dall'ultimo e si risale. I due testi provano gli stessi avversari nello stesso ordine.",
            "Theoretical position P = I + G, then P-1 … I+1, then P+1 … last; past the end, from the last upwards. "
            "Both texts visit the same candidates in the same order.",
        ),
        modules=("systems/amalfi/search_order.py",),
        tests=("test_a2_search_goes_up_from_the_theoretical_opponent_then_down_past_it",),
    ),
    Reading(
        names=("A3",),
        article=Said("B.3.3", "B.3.3"),
        says=Said(
            "Prima si trova chi riceve il bye, poi si accoppiano gli altri nell'ordine della lista.",
            "First whoever gets the bye is found, then the others are paired in the order of the list.",
        ),
        reading=Said(
            "Le posizioni contano anche chi è già accoppiato; chi ha il bye esce dalla lista per primo e non si conta.",
            "Positions count players already paired; the player with the bye is taken out first and not counted.",
        ),
        modules=("systems/amalfi/search_order.py",),
        tests=("test_a3_positions_are_counted_without_the_player_with_the_bye",),
    ),
    Reading(
        names=("A4",),
        article=Said("B.3.3, 3 (3.4 c)", "B.3.3, 3 (3.4 c)"),
        says=Said(
            "Se nessuno va bene si annulla l'ultima coppia e si cerca un altro avversario.",
            "If nobody will do, the last pair is undone and another opponent is looked for.",
        ),
        reading=Said(
            "«Annullando l'ultima coppia» porta al primo accoppiamento completo nell'ordine della procedura: un "
            "avversario si accetta quando tutti quelli che restano si possono ancora accoppiare, e solo allora.",
            "«annullando l'ultima coppia»: the first complete pairing in the order of the procedure. A candidate is "
            "accepted exactly when those left can still all be paired.",
        ),
        modules=("matching/lexicographic.py",),
        tests=("test_a4_stuck_means_the_first_complete_pairing_in_the_order_of_the_procedure",),
    ),
    Reading(
        names=("A5",),
        article=Said("B.3.2 (3.2)", "B.3.2 (3.2)"),
        says=Said(
            "La lista per l'accoppiamento è in ordine di punti, poi di numero d'ordine; gli assenti non ci sono.",
            "The pairing list is in the order of points, then of ranking number; absent players are not in it.",
        ),
        reading=Said(
            "Contano i punti per l'accoppiamento, poi il numero; gli spareggi non contano. Chi è assente non è nella "
            "lista.",
            "Score for pairing, then ranking number; tie-breaks play no part; absent players are not in the list.",
        ),
        modules=("systems/amalfi/solution.py",),
        tests=("test_a5_list_by_score_then_by_number",),
    ),
    Reading(
        names=("A6",),
        article=Said("B.3.1 (3.1 c)", "B.3.1 (3.1 c)"),
        says=Said(
            "Nessuno può «ricevere un colore tre volte più del colore opposto».",
            "Nobody may be given one colour three times more than the other.",
        ),
        reading=Said(
            "È vietato quando la differenza fra i due colori diventerebbe tre. Il testo inglese, 3.1 c, dice la "
            "stessa cosa con parole che non si possono prendere alla lettera («more than three times the opposite "
            "colour»: un Bianco e nessun Nero sarebbero già troppi): anche lì è vietata la differenza di tre, non "
            "solo quella di quattro; e per il 3.1 b è vietata la terza volta di seguito («for the third consecutive "
            "time»), non la quarta.",
            "Forbidden when the difference between the two colours would become three: «tre volte più del colore "
            "opposto». The English 3.1 c has the same rule in words that cannot be taken by the letter («more than "
            "three times the opposite colour»: one White and no Black would be too many): a difference of three is "
            "forbidden in it too, not only of four; and by 3.1 b it is the third in a row that is forbidden («for the "
            "third consecutive time»), not the fourth.",
        ),
        modules=("systems/amalfi/compatibility.py",),
        tests=(
            "test_a6_a_difference_of_three_is_forbidden",
            "test_a6_in_the_english_text_a_difference_of_three_and_the_third_in_a_row_are_forbidden",
        ),
    ),
    Reading(
        names=("A7",),
        article=Said("B.3.1 (3.1 b)", "B.3.1 (3.1 b)"),
        says=Said(
            "Nessuno può giocare con lo stesso colore per tre volte di seguito.",
            "Nobody may play with the same colour three times in a row.",
        ),
        reading=Said(
            "Le tre volte di seguito si contano sulle partite giocate davvero: un turno non giocato non conta e non "
            "interrompe.",
            "Three in a row are counted over games really played: an unplayed round neither counts nor interrupts.",
        ),
        modules=("systems/amalfi/compatibility.py",),
        tests=("test_a7_third_in_a_row_counts_games_really_played",),
    ),
    Reading(
        names=("A8",),
        article=Said("B.3.1 (3.1)", "B.3.1 (3.1)"),
        says=Said(
            "Due giocatori sono compatibili se non hanno ancora giocato fra loro e i colori lo permettono.",
            "Two players are compatible if they have not met yet and the colours allow it.",
        ),
        reading=Said(
            "Compatibili: non si sono incontrati alla scacchiera, e almeno un modo di dare i colori non viola né A6 "
            "né A7. Se è permesso un modo solo si usa quello, qualunque cosa preferisca B.4.",
            "Compatible: not met over the board, and at least one way of giving the colours breaks neither A6 nor A7. "
            "If only one way is legal it is used whatever B.4 prefers.",
        ),
        modules=("systems/amalfi/boards.py",),
        tests=("test_a8_the_only_legal_way_is_used_whatever_the_percentage_says",),
    ),
    Reading(
        names=("A9",),
        article=Said("B.3.1 (3.1)", "B.3.1 (3.1)"),
        says=Said(
            "All'ultimo turno due giocatori sono compatibili se non hanno ancora giocato fra loro.",
            "In the last round two players are compatible if they have not met yet.",
        ),
        reading=Said(
            "All'ultimo turno conta solo non essersi incontrati; i colori seguono liberamente B.4.2-4.4.",
            "Last round: only «have not met» counts; colours follow B.4.2-4.4 freely.",
        ),
        modules=("systems/amalfi/boards.py",),
        tests=("test_a9_in_the_last_round_only_having_met_counts",),
    ),
    Reading(
        names=("A10",),
        article=Said("B.2.1, 2.2 (4.1, 4.3)", "B.2.1, 2.2 (4.1, 4.3)"),
        says=Said(
            "Con un numero dispari il bye va all'ultimo della lista. Chi non ha giocato una partita, per qualsiasi "
            "motivo, non lo riceve se qualcuno ne ha giocate di più.",
            "With an odd number the last of the list has the bye. Who has missed a game, for whatever reason, does "
            "not get it while somebody has played more.",
        ),
        reading=Said(
            "`fsi`: fra chi nella lista ha giocato più partite, l'ultimo. Ce n'è sempre uno; un altro lo riceve "
            "soltanto se con nessuno di loro gli altri si possono accoppiare, e allora è un'eccezione (A19). "
            "`english`: chi ha avuto un punto intero senza giocare «can not get a bye», qualunque cosa abbiano gli "
            "altri: l'ultimo che non l'ha mai avuto; se non resta nessuno, o con nessuno di loro gli altri si possono "
            "accoppiare, uno degli esclusi come eccezione da confermare (A19).",
            "`fsi`: who has missed a game may not have the bye while somebody of the list has played more: so, among "
            "those of the list with most games, the last. There is always one; another has it only if with none of "
            "them the others can be paired, as an exception (A19). `english`: who has scored a full point without "
            "playing «can not get a bye», whatever the others have: the last who never did; if nobody is left, or "
            "with none of them the others can be paired, an excluded one as an exception to confirm (A19).",
        ),
        modules=("systems/amalfi/bye.py",),
        tests=("test_a10_fsi_the_bye_goes_to_the_last_of_those_with_most_games",),
    ),
    Reading(
        names=("A11",),
        article=Said("B.2.1 (4.1)", "B.2.1 (4.1)"),
        says=Said("Il bye va all'ultimo della lista.", "The bye goes to the last of the list."),
        reading=Said(
            "Se senza di lui gli altri non si possono accoppiare, il bye va al candidato precedente, risalendo; e si "
            "dice.",
            "If the others cannot be paired, the next candidate upwards; reported.",
        ),
        modules=("systems/amalfi/pairing.py",),
        tests=("test_a11_if_the_others_cannot_be_paired_the_next_candidate_upwards_has_the_bye",),
    ),
    Reading(
        names=("A12",),
        article=Said("B.2.4 (4.4)", "B.2.4 (4.4)"),
        says=Said(
            "Le partite non giocate sono senza avversario e senza colore.",
            "Games that were not played have no opponent and no colour.",
        ),
        reading=Said(
            "I due si potranno incontrare più avanti. Chi trova il posto vuoto ha i punti della vittoria, e per B.2.2 "
            "ha una partita giocata in meno.",
            "Unplayed: no opponent, no colour, the two may meet later; a no-show gives the present player a win's "
            "points and counts as a missed game for 2.2.",
        ),
        modules=("systems/amalfi/history.py",),
        tests=("test_a12_an_unplayed_game_has_no_opponent_and_no_colour",),
    ),
    Reading(
        names=("A13",),
        article=Said("B.2.5 (4.5)", "B.2.5 (4.5)"),
        says=Said(
            "Chi entra dopo il primo turno ha, per l'abbinamento, mezzo punto iniziale; i numeri d'ordine si rifanno.",
            "Who enters after the first round has half a point to begin with, for pairing; ranking numbers are worked "
            "out again.",
        ),
        reading=Said(
            "`fsi`: mezzo punto per l'accoppiamento in tutti i turni successivi, mai in classifica; foglio e "
            "spiegazioni lo dicono, e i numeri si calcolano di nuovo. `english`: solo se il bando lo annuncia, e "
            "senza mezzo punto. `javapairing`: senza mezzo punto.",
            "`fsi`: half a point for pairing in all later rounds, never in the standings, which the sheet and the "
            "explanations say; numbers are worked out again. `english`: only if announced, no half point. "
            "`javapairing`: no half point.",
        ),
        modules=("systems/amalfi/solution.py",),
        tests=("test_a13_fsi_late_entrants_have_half_a_point_for_pairing_only",),
    ),
    Reading(
        names=("A14",),
        article=Said("B.1 (2.2, 2.3)", "B.1 (2.2, 2.3)"),
        says=Said(
            "I numeri d'ordine seguono il punteggio ufficiale, poi il titolo, poi le altre liste e i loro titoli, "
            "infine il sorteggio.",
            "Ranking numbers follow the official rating, then the title, then other lists and their titles, at last a "
            "lot.",
        ),
        reading=Said(
            "`fsi`: punteggio, titolo, punteggio e titolo dell'altra lista, sorte; chi non ha punteggio viene dopo "
            "tutti gli altri; chi entra tardi viene dopo chi, alla pari, ha già un numero, anche se è entrato tardi "
            "anche lui. `english`: punteggio FIDE, o quello nazionale, o 1440; titolo FIDE, uno nazionale non conta; "
            "alfabeto. `javapairing`: punteggio, alfabeto.",
            "`fsi`: rating, title, other list's rating and title, lot; unrated after all rated; a late entrant comes "
            "after equals already numbered, other late ones included. `english`: FIDE, else national rating, else "
            "1440; FIDE title, a national one counts as none; alphabet. `javapairing`: rating, alphabet.",
        ),
        modules=("systems/amalfi/ranking_numbers.py",),
        tests=("test_a14_fsi_rating_title_other_rating_other_title",),
    ),
    Reading(
        names=("A15",),
        article=Said("B.4.1 (5.1)", "B.4.1 (5.1)"),
        says=Said(
            "Al primo turno si sorteggia il colore del numero 1; il 2 ha l'opposto, e così via alternando.",
            "In the first round the colour of number 1 is drawn; number 2 has the other one, and so on in turn.",
        ),
        reading=Said(
            "Il colore sorteggiato per il numero 1, o quello scelto prima del sorteggio (Bianco, con un avviso, se "
            "nessuno l'ha sorteggiato); poi chi ha "
            "il numero minore di ogni coppia ha il colore opposto a quello della coppia prima.",
            "The colour drawn for number 1, or the one chosen before the draw (White, with a warning, if nobody drew "
            "it), then the upper player (smaller "
            "number) of each next pair has the opposite of the upper player before.",
        ),
        modules=("systems/amalfi/boards.py",),
        tests=("test_a15_the_upper_player_of_each_pair_alternates_from_the_colour_drawn",),
    ),
    Reading(
        names=("A16",),
        article=Said("B.4.2 (5.2)", "B.4.2 (5.2)"),
        says=Said(
            "Ha il Bianco chi ha giocato una percentuale maggiore di partite con il Nero.",
            "White goes to who has played a higher percentage of games with Black.",
        ),
        reading=Said(
            "La frazione esatta dei Neri sulle partite giocate; chi non ne ha giocate conta un mezzo.",
            "Exact fraction of Black games over games played; without games one half.",
        ),
        modules=("systems/amalfi/colours.py",),
        tests=("test_a16_the_higher_percentage_of_blacks_gets_white",),
    ),
    Reading(
        names=("A17",),
        article=Said("B.4.3 (5.3)", "B.4.3 (5.3)"),
        says=Said(
            "A parità, ha il Bianco chi ha avuto il Nero più di recente in un turno in cui l'altro era senza colore o "
            "con il Bianco, o chi è stato più di recente senza colore quando l'altro aveva il Bianco.",
            "If equal, White goes to who more recently had Black while the other had White or no colour, or had no "
            "colour while the other had White.",
        ),
        reading=Said(
            "Il turno più recente in cui i due differiscono, nell'ordine Nero, nessun colore, Bianco: il primo dei "
            "due ha il Bianco. `english`: prima tutti i turni per il caso a (Nero), poi tutti per il caso b (nessun "
            "colore). La spiegazione dice quale turno ha deciso.",
            "The most recent round in which the two differ, Black before no colour before White: the first gets "
            "White. `english`: first all rounds for case a (Black), then for case b (no colour); the explanation "
            "names that round.",
        ),
        modules=("systems/amalfi/colours.py",),
        tests=("test_a17_english_looks_for_black_first",),
    ),
    Reading(
        names=("A18",),
        article=Said("B.4.4 (5.4)", "B.4.4 (5.4)"),
        says=Said(
            "A parità di tutto, chi ha il numero d'ordine più alto gioca con il colore opposto al suo ultimo; se "
            "nessuno dei due ha giocato decide il colore sorteggiato.",
            "If all is equal, who has the higher ranking number plays with the opposite of his last colour; if "
            "neither has played, the colour drawn decides.",
        ),
        reading=Said(
            "Il «numero più alto» è il più vicino all'1. Se nessuno dei due ha giocato, un numero dispari ha il "
            "colore sorteggiato per il numero 1; il testo `english`, 5.4, non lo dice: lì è soltanto la nostra "
            "lettura. Il numero è quello di allora, fra chi era entrato.",
            "The upper player, that is the one with the smaller ranking number, gets the opposite of his last colour; "
            "if neither has played, an odd number has the colour drawn for number 1, which `english` 5.4 does not "
            "say: there it is our reading alone. The number is that of the time, among those who had entered.",
        ),
        modules=("systems/amalfi/colours.py",),
        tests=("test_a18_the_number_is_the_one_at_that_time",),
    ),
    Reading(
        names=("A19",),
        article=Said("Non è nel testo", "Not in the text"),
        reading=Said(
            "Se nessun accoppiamento è permesso: un altro bye (A11), poi si deroga ad A6, poi anche ad A7; infine, "
            "perché niente si fermi finché un accoppiamento esiste, il bye a chi B.2.2 (4.3) esclude, con gli stessi "
            "passi; altrimenti nessuno. A B.2.2 si deroga il meno possibile: serve a dare al più un punto senza gioco "
            "a testa e a pareggiare le partite, quindi fra gli esclusi prima chi non ha avuto né bye né vittorie a "
            "forfait, poi chi ha più partite, poi l'ultimo della lista; in `english` tutti gli esclusi hanno già "
            "avuto il loro punto, quindi l'ultimo. Una deroga ai colori vale per meno tavoli possibile, in tutte le "
            "edizioni. Ogni deroga è detta, con i suoi tavoli, perché il direttore la confermi, e soltanto se davvero "
            "una regola è violata. Dove si deroga ai colori si preferisce a B.4 il modo che ne viola di meno.",
            "No legal pairing: another bye (A11), waive A6, waive A7 as well; then, so that nothing fails while a "
            "pairing exists, the bye to somebody B.2.2 (4.3) excludes, with the same stages; else none. B.2.2 is set "
            "aside as little as possible: it keeps points without a game to one each and evens out the games, so of "
            "the excluded first those who have had neither a bye nor a win by forfeit, then those with the most "
            "games, then the last of the list; in `english` all the excluded have had their point, so the last. A "
            "waiver of colours holds for as few boards as possible, in all editions. Each is reported for the "
            "director to confirm, and only if a board really breaks it, with the boards. Where a colour rule is "
            "waived, a way of giving the colours that breaks less is preferred to B.4.",
        ),
        modules=("systems/amalfi/solution.py",),
        tests=("test_a19_each_exception_is_named_with_the_player_concerned",),
    ),
    Reading(
        names=("A20",),
        article=Said("A.1", "A.1"),
        says=Said("Il numero dei turni si annuncia prima.", "The number of rounds is announced beforehand."),
        reading=Said(
            "Se si aggiungono turni, G viene dal nuovo numero, mai sotto 1. Un turno passato si controlla con il "
            "numero annunciato quando fu accoppiato.",
            "Rounds added: G from the new number, never below 1. A past round is checked with the number announced "
            "when it was paired.",
        ),
        modules=("systems/amalfi/search_order.py",),
        tests=("test_a20_rounds_added_during_the_event_change_g_never_below_one",),
    ),
    Reading(
        names=("A21",),
        article=Said("A.6, B.2.3 (A.5, 4.2)", "A.6, B.2.3 (A.5, 4.2)"),
        says=Said(
            "Vittoria 1, patta ½, sconfitta 0. Chi ha il bye ottiene 1 punto, se il bando non dice altro.",
            "A win 1, a draw ½, a loss 0. Who has the bye gets 1 point unless the announcement says otherwise.",
        ),
        reading=Said(
            "1, ½, 0; il bye dà 1 punto se il bando non dice altro.",
            "1, ½, 0; the bye gives 1 unless announced otherwise.",
        ),
        modules=("systems/amalfi/history.py",),
        tests=("test_a21_the_bye_gives_a_point_unless_announced_otherwise",),
    ),
    Reading(
        names=("C.07, 10",),
        article=Said("C.07, 10 (FIDE)", "C.07, 10 (FIDE)"),
        reading=Said(
            "Chi riceve un altro punteggio durante la manifestazione conta negli spareggi con il primo, a meno che lo "
            "si corregga perché era sbagliato dall'inizio.",
            "Who is given another rating during the event counts in tie-breaks with the first one, unless it is "
            "corrected as wrong from the beginning.",
        ),
        modules=("ranking/ratings.py",),
        tests=("test_c07_10_a_rating_given_during_the_event_changes_no_tie_break",),
    ),
    Reading(
        names=("A22",),
        article=Said("Non è nel testo", "Not in the text"),
        reading=Said(
            "Spareggi: Buchholz cut 1, Buchholz, Sonneborn-Berger, vittorie; si può scegliere qualsiasi elenco.",
            "Tie-breaks: Buchholz cut 1, Buchholz, Sonneborn-Berger, wins; any list may be chosen.",
        ),
        modules=("systems/amalfi/options.py",),
        tests=("test_a22_default_tie_breaks",),
    ),
    Reading(
        names=("A23",),
        article=Said("Non è nel testo", "Not in the text"),
        reading=Said(
            "Se qualcuno non viene a un turno già accoppiato, i tavoli con un risultato restano, degli altri ne "
            "cambiano meno possibile, e fra i turni che ne cambiano altrettanti vale il primo nell'ordine di B.3.3. "
            "Un tavolo che resta è come fu pubblicato; uno nuovo è compatibile (A8), e chi ha il bye può averlo "
            "(A10), a meno che non ci sia altro modo (A19). Il direttore sceglie fra questo, accoppiare di nuovo "
            "tutti i tavoli senza risultato e la vittoria a forfait; il controllo dice che ha deciso lui.",
            "Somebody does not come to a paired round: boards with a result stay, of the others as few as possible "
            "change, and of the rounds that change as few the first in the order of B.3.3. A board that stays is as "
            "it was published; a new one is compatible (A8), and who has the bye may have it (A10), unless nothing "
            "else is possible (A19). The director chooses between it, pairing again all boards without a result, and "
            "a win by forfeit; `check` says that he decided.",
        ),
        modules=("systems/amalfi/repair.py", "no_show.py"),
        tests=(
            "test_a23_amalfi_changes_as_few_boards_as_any_legal_round_and_is_the_first_of_them",
            "test_a23_his_opponent_plays_whoever_had_the_bye",
        ),
    ),
    Reading(
        names=("A24",),
        article=Said("B.2.5", "B.2.5"),
        says=Said(
            "Si possono accettare giocatori nei turni successivi al primo.",
            "Players may be admitted to rounds after the first.",
        ),
        reading=Said(
            "Chi si iscrive mentre si gioca un turno entra dal prossimo, o in questo se il direttore lo sceglie: "
            "gioca con chi ha il bye, o lo prende se non l'ha nessuno (e si dice che cosa ne pensa B.2.2), e nessun "
            "altro tavolo cambia. Chi entra tardi al turno 1 non è entrato tardi: niente mezzo punto. Il controllo "
            "dice che ha deciso il direttore.",
            "Who is enrolled while a round is being played enters with the next one, or with this one if the director "
            "chooses: he plays whoever has the bye, or takes it where nobody has (what B.2.2 says of that is told), "
            "and nobody else's board changes. A late entry into round 1 is none: no half point. `check` says that the "
            "director decided.",
        ),
        modules=("systems/amalfi/late_entry.py",),
        tests=("test_a24_a_late_arrival_plays_whoever_has_the_bye_or_takes_it",),
    ),
    Reading(
        names=("A25",),
        article=Said("A.6 (A.5)", "A.6 (A.5)"),
        says=Said(
            "Testo inglese: i punti sono 1, ½, 0 se il bando non ne annuncia altri, e la vittoria a forfait vale come "
            "una vittoria.",
            "English text: the points are 1, ½, 0 unless announced otherwise, and a win by forfeit is worth a win.",
        ),
        reading=Said(
            "Il bando può annunciare i punti di vittoria, patta e sconfitta (3-1-0, 2-1-0 …), per tutti e due i testi; "
            "per una squadra sono quelli dell'incontro. Bye e mezzo punto valgono come una vittoria e una patta; chi "
            "entra tardi ha per l'accoppiamento i punti di una patta; chi non viene o è assente non ha niente, "
            "qualunque cosa valga una sconfitta. Gli spareggi contano i punti annunciati.",
            "The announcement may give the points of a win, a draw and a loss (3-1-0, 2-1-0 …), for both texts; for a "
            "team they are those of the match. A bye is worth a win and a half-point bye a draw; a late entrant has "
            "the points of a draw for pairing; who does not come or is absent has nothing, whatever a loss is worth. "
            "Tie-breaks count the points announced.",
        ),
        modules=("systems/amalfi/points.py",),
        tests=(
            "test_a25_points_as_announced",
            "test_a25_points_that_do_not_fall_are_refused",
            "test_a25_the_order_of_the_list_is_that_of_the_points_announced",
        ),
    ),
    Reading(
        names=("A26",),
        article=Said("(1.1, 1.2, 2.3)", "(1.1, 1.2, 2.3)"),
        says=Said(
            "Testo inglese: il direttore controlla i punteggi, e stima nel modo più accurato quello di chi non ne ha; "
            "chi non ha un Elo ufficiale entra con 1440 punti.",
            "English text: the director checks the ratings and appraises an unknown one in the most accurate way; who "
            "has no official rating enters with 1440 points.",
        ),
        reading=Said(
            "Il punteggio stimato sta a parte da quello ufficiale, e si mostra con ≈; per `english` vale al posto dei "
            "1440, per `fsi`, che non lo conosce, non cambia i numeri. Non conta negli spareggi, nei calcoli FIDE e "
            "nei rapporti. Prima del sorteggio si dice chi non ha nessun punteggio.",
            "An appraised rating is kept apart from the official one and shown with ≈; in `english` it stands in the "
            "place of the 1440, in `fsi`, which does not know it, it changes no number. It counts in no tie-break, no "
            "calculation of FIDE's and no report. Before the draw it is said who has no rating at all.",
        ),
        modules=("systems/amalfi/ranking_numbers.py",),
        tests=(
            "test_a26_an_appraised_rating_stands_in_the_place_of_1440",
            "test_a26_who_has_no_rating_is_pointed_out_before_the_draw",
            "test_a26_an_appraised_rating_is_marked_wherever_it_is_shown",
        ),
    ),
)

SILENT = (
    Reading(
        article=Said("Partita sospesa", "Suspended game"),
        reading=Said(
            "Vale patta per l'accoppiamento e niente in classifica finché non è finita, e le spiegazioni lo dicono; "
            "avversario e colore contano.",
            "Counts as a draw for pairing, nothing in the standings until it is finished, and the explanations say "
            "so; opponent and colour count.",
        ),
        modules=("outcomes.py",),
        tests=("test_a_suspended_game_counts_as_drawn_for_pairing_and_stays_open_in_the_standings",),
    ),
    Reading(
        article=Said("Risultato che manca", "Result not known yet"),
        reading=Said("Il turno successivo non si accoppia.", "The next round is not paired."),
        modules=("systems/amalfi/history.py",),
        tests=("test_a_round_is_paired_only_when_every_result_is_known",),
    ),
    Reading(
        article=Said("Riposo da mezzo punto", "Half-point rest"),
        reading=Said("Mezzo punto; per il resto è un turno non giocato.", "Half a point, otherwise an unplayed round."),
        modules=("outcomes.py",),
        tests=("test_same_pairing_as_the_literal_reading",),
    ),
    Reading(
        article=Said("Meno tavoli possibile (A19)", "As few boards as possible (A19)"),
        reading=Said(
            "Meno tavoli che violano A7, perché vi si deroga per ultima, poi meno che violano A6; di quegli "
            "accoppiamenti il primo nell'ordine di B.3.3. Un altro bye viene prima di una deroga: quindi anche dentro "
            "una deroga il bye va al primo candidato di A10 con cui bastano altrettanti tavoli.",
            "The fewest boards that break A7, since it is waived last, then the fewest that break A6; of those "
            "pairings the first in the order of B.3.3. Another bye comes before a waiver, so inside one too the bye "
            "goes to the first candidate of A10 with whom as few boards do.",
        ),
        modules=("systems/amalfi/waivers.py",),
        tests=("test_a19_no_pairing_of_all_breaks_less_and_none_that_breaks_as_little_comes_before",),
    ),
    Reading(
        article=Said("Numeri dati a mano (B.1)", "Numbers by hand (B.1)"),
        reading=Said(
            "Un avviso prima del turno 1 se non seguono i punteggi e non li ha dati il programma; il bando può "
            "volerli così.",
            "A warning before round 1 where they do not follow the ratings and the program did not draw them; the "
            "announcement may want it so.",
        ),
        modules=("systems/amalfi/ranking_numbers.py",),
        tests=("test_b1_numbers_that_do_not_follow_the_ratings_are_warned_of_before_the_first_round",),
    ),
    Reading(
        article=Said("Molti turni", "Many rounds"),
        reading=Said(
            "Un avviso da n - 4 turni in su: potrebbe mancare un accoppiamento permesso.",
            "A warning from n - 4 rounds on: a legal pairing may come to be missing.",
        ),
        modules=("systems/amalfi/system.py",),
        tests=("test_many_rounds_for_few_players_are_warned_of",),
    ),
)

JAVAPAIRING = (
    Reading(
        article=Said("G", "G"),
        reading=Said("Al massimo metà dei presenti.", "Capped at half of the players present."),
        modules=("systems/amalfi/search_order.py",),
        tests=("test_javapairing_g_is_capped_at_half_of_the_players",),
    ),
    Reading(
        article=Said("Bye", "Bye"),
        reading=Said(
            "L'ultimo che non ha ancora avuto un bye, qualunque punteggio valesse, né una vittoria a forfait; se non "
            "c'è, l'ultimo.",
            "The last without an earlier bye, whatever it was worth, or forfeit win; if nobody, the last.",
        ),
        modules=("systems/amalfi/bye.py",),
        tests=("test_javapairing_bye_looks_at_byes_whatever_they_were_worth",),
    ),
    Reading(
        article=Said("Colori, dal turno 2", "Colours, from round 2"),
        reading=Said(
            "Bianco a chi ne ha avuti meno; a pari Bianchi, Nero a chi ne ha avuti meno; poi l'ultima differenza fra "
            "le partite giocate (allineate a destra, una che manca vale «non Bianco»); poi il numero minore alterna. "
            "Anche all'ultimo turno.",
            "Fewer Whites gets White; equal Whites, fewer Blacks gets Black; then the latest difference of the games "
            "played (right-aligned, a missing game counts as «not White»); then the smaller number alternates. In the "
            "last round too.",
        ),
        modules=("systems/amalfi/editions.py",),
        tests=("test_javapairing_last_round_colours_by_fewer_whites_not_by_the_percentage",),
    ),
    Reading(
        article=Said("Compatibili", "Compatible"),
        reading=Said(
            "Non si sono incontrati, e i colori appena calcolati non danno a nessuno il terzo di seguito; la "
            "differenza si guarda soltanto dove tutti e due hanno avuto altrettanti di ciascun colore; l'altro modo "
            "non si prova mai.",
            "Not met, and the colours just worked out give nobody a third in a row; the difference is looked at only "
            "where both have had as many of each colour; the other way round is never tried.",
        ),
        modules=("systems/amalfi/compatibility.py",),
        tests=("test_javapairing_looks_at_the_difference_only_where_the_counts_are_equal",),
    ),
    Reading(
        article=Said("Ultimo turno", "Last round"),
        reading=Said(
            "Può giocare chi non si è incontrato, e nessun colore è vietato.",
            "Whoever has not met may meet, and no colour is forbidden.",
        ),
        modules=("systems/amalfi/boards.py",),
        tests=("test_same_pairing_as_the_literal_reading",),
    ),
)

REGULATION = Regulation(
    name="amalfi",
    title=Said("Sistema Amalfi", "Amalfi"),
    about=Said(
        "FSI Amalfi è il testo della federazione scacchistica (edizione `fsi`); il testo inglese è più vecchio "
        "(edizione `english`, i suoi articoli fra parentesi); l'edizione `javapairing` è come il programma "
        "JavaPairing (2009-2015) leggeva il sistema.",
        "FSI Amalfi is the text of the Italian chess federation (edition `fsi`); the English text is older (edition "
        "`english`, its articles in brackets); edition `javapairing` is how the program JavaPairing (2009-2015) read "
        "the system.",
    ),
    parts=(
        Part(READINGS),
        Part(
            SILENT, Said("Dove i due testi e queste letture tacciono", "Where both texts and these readings are silent")
        ),
        Part(JAVAPAIRING, Said("Edizione javapairing", "Edition javapairing"), "JavaPairing"),
    ),
    closing=Said(
        "Le due gare vere del 2009 si riproducono intere con `fsi` e con `javapairing` "
        "(`test_every_round_is_reproduced`).",
        "Both real events of 2009 come out complete with `fsi` and with `javapairing` "
        "(`test_every_round_is_reproduced`).",
    ),
)
