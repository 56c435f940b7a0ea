"""FID Capo V, squadre: every article and how we read it."""

from tabellone.documents.regulations.regulation import Part, Reading, Regulation, Said

READINGS = (
    Reading(
        names=("T1",),
        article=Said("Art. 1-4", "Art. 1-4"),
        says=Said(
            "Quanti giocano, riserve nella rosa, il capitano che comunica la formazione, damiere fisse o da cambiare "
            "a ogni turno.",
            "How many play, reserves in the roster, the captain who hands the line-up in, boards fixed or changed "
            "every round.",
        ),
        reading=Said(
            "Damiere, rosa con riserve, capitano e chi può sostituirlo, tetto alla somma dei punteggi di una "
            "formazione; formazione fissa o scelta a ogni turno.",
            "Boards, roster with reserves, captain and who may replace him, limit on the total rating of a line-up; "
            "line-up fixed or chosen every round.",
        ),
        modules=("teams/options.py", "teams/validation.py", "teams/line_ups.py"),
        tests=(
            "test_a_line_up_against_the_rules_is_refused",
            "test_art_4_a_whoever_has_had_a_board_keeps_it_and_a_reserve_takes_the_place_of_who_is_missing",
            "test_reserves_where_none_are_announced_are_refused",
            "test_a_fixed_line_up_over_the_limit_is_refused_at_enrolment",
            "test_whatever_a_captain_writes_nobody_sits_at_two_boards_or_for_another_team",
        ),
    ),
    Reading(
        names=("T2", "T17"),
        article=Said("Art. 5", "Art. 5"),
        says=Said(
            "La formazione si consegna in busta chiusa entro l'orario. Se manca: in ordine di Elo-Rubele se è fissa, "
            "altrimenti quella del turno prima.",
            "The line-up is handed in sealed by the hour set. If missing: by Elo-Rubele where it is fixed, otherwise "
            "that of the round before.",
        ),
        reading=Said(
            "Una formazione fissa si consegna in busta prima del primo incontro della squadra e vale per tutta la "
            "gara; le buste si aprono tutte insieme. Dove il bando non chiede la busta, l'ordine della rosa è la "
            "formazione consegnata all'iscrizione. Non consegnata: se è fissa, o al turno 1, in ordine di Elo-Rubele "
            "con un sorteggio fra pari che chiunque può ripetere; altrimenti quella del turno prima, e chi è andato "
            "via lascia vuota la sua damiera. Le damiere di un incontro si conoscono quando ci sono tutte e due le "
            "formazioni; che una è fatta d'ufficio lo dicono le pagine dei capitani, della direzione, dell'incontro, "
            "il referto e la storia.",
            "A fixed line-up is handed in sealed before the first match of the team and stands for the whole event; "
            "the envelopes are opened all at once. Where the announcement wants no envelope, the order of the roster "
            "is the line-up handed in at enrolment. Not handed in: if fixed, or in round 1, by Elo-Rubele with a lot "
            "among equals that anybody can draw again; otherwise that of the round before, and whoever has left since "
            "leaves his board empty. Boards of a match are known once both line-ups are; that one was made by office "
            "is said on the pages of captains, desk and match, on the report and in the history.",
        ),
        modules=("teams/line_ups.py", "teams/substitutes.py", "teams/matches.py"),
        tests=(
            "test_art_5_a_missing_line_up_is_by_rating_in_round_1_and_then_the_one_before",
            "test_art_5_a_a_fixed_line_up_is_handed_in_before_the_event_and_stands",
            "test_art_5_a_fixed_line_ups_are_opened_all_at_once_and_stand_for_the_whole_event",
            "test_art_5_1_a_fixed_line_up_that_was_not_handed_in_is_by_elo_rubele_and_everybody_is_told",
            "test_art_5_a_a_team_that_rests_hands_its_fixed_line_up_in_before_its_first_match",
            "test_art_5_equal_ratings_are_drawn_by_lot_from_the_seed",
            "test_art_5_free_line_ups_are_known_once_both_are_handed_in",
            "test_both_envelopes_of_a_match_are_opened_at_once",
            "test_what_takes_the_place_of_a_missing_envelope_is_said_and_its_lot_is_kept",
            "test_an_envelope_against_the_rules_is_refused_and_nothing_is_written",
        ),
    ),
    Reading(
        names=("T23",),
        article=Said("Art. 2, 5", "Art. 2, 5"),
        says=Said(
            "«Dovranno comunque essere rispettate tutte le norme del torneo stesso, soprattutto in relazione ai tetti "
            "di punteggio complessivo».",
            "All rules of the event hold for substitutions too, above all the limits of the total rating.",
        ),
        reading=Said(
            "Anche per una formazione fatta d'ufficio: vale la prima ammessa nell'ordine dell'articolo. Per "
            "Elo-Rubele: il maggior numero di giocatori, poi alla prima damiera il più forte possibile, e così via. "
            "Dal turno prima: meno damiere cambiate, più giocatori, le damiere più alte come prima, poi l'ordine di "
            "Elo-Rubele. Se nessuna sta sotto il tetto, il direttore lo sa prima del turno.",
            "A line-up made by office too: the first one that is allowed, in the order of the article. By Elo-Rubele: "
            "as many players as possible, then the strongest possible at board 1, and so on. From the round before: "
            "the fewest boards changed, the most players, the highest boards as before, then by Elo-Rubele. If none is "
            "within the limit the director is told before the round.",
        ),
        modules=("teams/substitutes.py", "teams/warnings.py"),
        tests=(
            "test_art_5_1_a_missing_line_up_respects_the_limit_of_the_total_rating",
            "test_art_5_2_the_line_up_of_the_round_before_is_changed_as_little_as_the_rules_want",
            "test_a_line_up_by_elo_rubele_is_the_first_of_all_that_are_legal",
            "test_a_line_up_of_the_round_before_has_the_fewest_changes_of_all_that_are_legal",
        ),
    ),
    Reading(
        names=("T24",),
        article=Said("Sistemi ad handicap", "Handicap"),
        says=Said(
            "I punti in più per ogni scarto «fra appartenenti a categorie diverse», «come previsto dal sistema di "
            "gara prescelto».",
            "The points for every step between players of different categories, as the system of the event has it.",
        ),
        reading=Said(
            "L'handicap è quello dei due giocatori di ogni damiera, come sono quando le formazioni sono note, e sta "
            "nei punti della damiera: dei giocatori, della squadra (8.1.3, 8.2.1) e dell'incontro, che vince chi ne "
            "ha di più; i punti d'incontro restano 2, 1, 0, e ci si accoppia con quelli. Una damiera non giocata non "
            "ha handicap; 9.3 dà tre quarti di una vittoria (7,5 su 10). Secondo sistema, Art. 1: prima le squadre "
            "più forti, per la somma dei loro migliori. Art. 4 del primo sistema: niente classifiche di categoria dei "
            "giocatori.",
            "The handicap is that of the two players of each board, as they are when the line-ups are known, and "
            "stands in the points of the board: of the players, of the team (8.1.3, 8.2.1) and of the match, which "
            "goes to who has more; match points stay 2, 1, 0, and pairing uses those. A board that was not played has "
            "none; 9.3 gives three quarters of a win (7.5 of 10). Second system, Art. 1: the strongest teams first, "
            "by the sum of their best. First system, Art. 4: no standings of players by category.",
        ),
        modules=("board_handicap.py", "teams/handicaps.py", "teams/scores.py"),
        tests=(
            "test_t24_a_match_goes_to_who_has_more_with_the_handicap_of_every_board",
            "test_t24_the_handicap_is_that_of_the_time_of_the_line_ups",
            "test_t24_second_system_the_strongest_teams_are_drawn_first",
            "test_teams_are_ranked_as_8_1_and_8_2_say",
        ),
    ),
    Reading(
        names=("T2",),
        article=Said("Art. 5, «in busta chiusa»", "Art. 5, «in busta chiusa»"),
        says=Said("La formazione si consegna in busta chiusa.", "The line-up is handed in sealed."),
        reading=Said(
            "La formazione è giudicata com'era la rosa alla consegna, e finché è chiusa dalla rosa non esce nessuno: "
            "nessuna risposta dipende da chi c'è dentro. Si apre solo in un turno pubblicato, che poi non si riprende; "
            "aperta da sola, prima dell'orario o riscritta, i due capitani lo vedono. Ciò che si apre è ciò che fu "
            "consegnato: il verificatore separato ricalcola ogni impegno da formazione e sale "
            "(verifier/seals.py, accanto al programma).",
            "A line-up is judged with the roster as it was when handed in, and while it is sealed nobody leaves that "
            "roster: no answer depends on who is in it. It opens only in a published round, which is not taken back "
            "then; opened alone, before the time announced or written again, both captains see it. What is opened is "
            "what was handed in: the separate verifier works every commitment out of line-up and salt "
            "(verifier/seals.py, beside the program).",
        ),
        modules=("teams/seals.py",),
        tests=(
            "test_t2_a_line_up_is_judged_as_it_was_handed_in",
            "test_t2_nobody_leaves_the_roster_of_a_sealed_envelope",
            "test_art_5_a_round_that_is_not_public_opens_nothing",
            "test_art_5_what_was_opened_is_not_taken_back",
            "test_nobody_can_tell_what_is_in_a_sealed_envelope",
            "test_every_envelope_of_a_journal_is_verified",
            "test_a_tampered_journal_is_refused_with_the_place",
            "test_a_line_up_changed_after_it_was_opened_is_refused",
        ),
    ),
    Reading(
        names=("T2", "T3"),
        article=Said("Art. 5, 6", "Art. 5, 6"),
        says=Said(
            "La busta del capitano; ogni componente gioca con chi ha il suo numero, o con tutti.",
            "The captain's envelope; each plays who has his number, or all.",
        ),
        reading=Said(
            "Sulla carta: un modulo per ogni busta, uno solo dove le formazioni sono fisse; un foglio per ogni "
            "incontro e, dove tutti incontrano tutti, una pagina per ogni giocatore (`documents/team_papers.py`).",
            "On paper: a slip for every envelope, once where line-ups are fixed; a sheet for every match, and where "
            "everyone meets everyone a page for every player (`documents/team_papers.py`).",
        ),
        modules=("teams/boards.py",),
        tests=(
            "test_art_5_a_slip_for_every_team_that_plays_with_a_line_for_every_board",
            "test_art_5_a_fixed_line_ups_are_handed_in_once",
            "test_a_match_sheet_has_the_boards_with_names_and_colours_and_every_result_that_is_known",
            "test_a_match_sheet_of_a_team_that_did_not_come_says_so_and_has_the_points_of_9_3",
            "test_art_6_where_everyone_meets_everyone_there_is_a_page_for_every_player",
        ),
    ),
    Reading(
        names=("T3",),
        article=Said("Art. 6", "Art. 6"),
        says=Said(
            "Ognuno incontra chi ha il suo stesso numero, o tutti i componenti dell'altra squadra.",
            "Everybody meets who has the same number, or all of the other team.",
        ),
        reading=Said(
            "Damiera 1 come dice l'accoppiamento, poi alternando; dove tutti incontrano tutti i colori si alternano "
            "lungo le damiere delle due squadre, così che ognuno abbia ciascun colore altrettante volte, o una in più "
            "(il testo tace).",
            "Board 1 as the pairing says, then alternating; where everyone meets everyone the colours alternate along "
            "the boards of both teams, so that everybody has each colour as often, or once more (the text is silent).",
        ),
        modules=("teams/boards.py",),
        tests=(
            "test_art_6_each_meets_the_one_of_his_board_and_colours_alternate",
            "test_art_6_everyone_meets_everyone_once_with_balanced_colours",
        ),
    ),
    Reading(
        names=("T4", "T11", "T14"),
        article=Said("Art. 7, 8.1", "Art. 7, 8.1"),
        says=Said(
            "A pari punti valgono i meccanismi dell'italo-svizzero o del girone, adattati alle squadre.",
            "In a tie the procedures of the italo-svizzero or the round robin apply, adapted to teams.",
        ),
        reading=Said(
            "Una gara a squadre è trattata come un torneo in cui le squadre sono i giocatori e gli incontri le "
            "partite: rotazione, riposi, ultimo Nero, colori convenzionali, Buholz Art. 3-4 sono quelli del sistema; "
            "il colore di una squadra è quello della damiera 1.",
            "A team event is asked about as a tournament in which teams are players and matches games: rotation, "
            "rests, last Black, conventional colours, Buholz Art. 3-4 are those of the system; its colour is the one "
            "on board 1.",
        ),
        modules=("teams/team_view.py", "teams/system.py"),
        tests=(
            "test_teams_are_paired_as_players_of_the_same_scores",
            "test_8_1_opponents_points_second_quotient_individual_points_in_this_order",
            "test_teams_are_ranked_as_8_1_and_8_2_say",
        ),
    ),
    Reading(
        names=("T5",),
        article=Said("8.2", "8.2"),
        says=Said(
            "Nel girone: punti individuali, quoziente, risultati con le singole squadre, spareggio se previsto, "
            "punteggio per damiera, sorteggio.",
            "In a round robin: individual points, quotient, results against single teams, play-off where announced, "
            "points by board, lot.",
        ),
        reading=Said(
            "I punti individuali prima del quoziente, poi i risultati con le singole squadre; lo spareggio soltanto "
            "dove è annunciato, dopo 8.2.3, e dà a ciascuna il suo posto; le damiere ordinano chi ne divide uno. "
            "N.B.: con più di due squadre le damiere possono venire prima dello spareggio.",
            "Individual points before the quotient, then results against single teams; a play-off only where it is "
            "announced, after 8.2.3, and it gives each its place; the boards list those who share one. N.B.: with "
            "more than two the boards may come before the play-off.",
        ),
        modules=("teams/ranking.py",),
        tests=(
            "test_8_2_individual_points_come_before_the_quotient",
            "test_8_2_4_a_play_off_gives_each_its_place_before_the_boards",
            "test_8_2_nota_with_more_than_two_the_boards_may_come_before_the_play_off",
            "test_8_2_4_a_play_off_that_was_not_announced_is_refused",
        ),
    ),
    Reading(
        names=("T6", "T9"),
        article=Said("9.1, 9.2, 10", "9.1, 9.2, 10"),
        says=Said(
            "Una squadra deve schierare più di metà dei giocatori; se il numero legale manca durante la gara non può "
            "proseguire. Vale anche per le coppie.",
            "A team must field more than half of its players; if the quorum is lost during the event it may not go "
            "on. So for pairs too.",
        ),
        reading=Said(
            "Più di metà delle damiere; di una coppia tutti e due. Si rifiuta all'iscrizione; durante la gara è "
            "un'eccezione del turno, da confermare; il direttore può far continuare una squadra (`plays_short`).",
            "More than half of the boards; of a pair both. Refused at enrolment; during the event an exception of the "
            "round, to confirm; the director may let a team play on (`plays_short`).",
        ),
        modules=("teams/line_ups.py",),
        tests=(
            "test_9_1_more_than_half_of_the_boards_have_to_be_manned",
            "test_9_1_a_team_below_the_quorum_is_refused_unless_the_director_lets_it_play",
            "test_9_2_a_team_that_loses_its_quorum_is_told_of",
            "test_9_2_a_round_with_a_team_without_quorum_is_an_exception_to_confirm",
        ),
    ),
    Reading(
        names=("T7", "T13"),
        article=Said("9.3", "9.3"),
        says=Said(
            "Vittoria a forfait di squadra: 1,5 punti a ogni componente.",
            "A team's win by forfeit: 1.5 points for each of its players.",
        ),
        reading=Said(
            "2 punti d'incontro e 1,5 a ogni componente; lo stesso per un riposo con i punti della vittoria. I "
            "componenti sono quelli della formazione consegnata; se manca, di quella che dà l'Art. 5, e si dice quale. "
            "Una damiera vuota fin dall'inizio (9.4.1) non dà niente: così i punti individuali di una squadra sono "
            "sempre la somma di quelli dei suoi giocatori, come vuole 8.2.1. Contro: «squadra con 3 giocatori» può "
            "anche voler dire una gara a tre damiere, e 9.4.1 chiama «squadra con 4 giocatori» quella con una damiera "
            "vuota; vale 8.2.1, perché due colonne dello stesso foglio non si contraddicano. Una squadra che non è "
            "venuta a nessuna delle damiere con due giocatori perde per forfait di squadra, comunque sia scritto.",
            "2 match points and 1.5 to each component; the same for a rest with the points of a win. The components "
            "are those of the line-up handed in; without one, of the line-up Art. 5 gives, and it is said which. A "
            "board empty from the start (9.4.1) gives nothing: so a team's individual points are always the sum of its "
            "players', as 8.2.1 has it. Against it: «squadra con 3 giocatori» may also mean an event of three boards, "
            "and 9.4.1 calls a team with an empty board «squadra con 4 giocatori»; 8.2.1 prevails, because two columns "
            "of one sheet may not contradict each other. A team that came to none of the boards with two players loses "
            "by forfeit of the team, however it is written.",
        ),
        modules=("teams/scores.py", "teams/matches.py", "encounters.py"),
        tests=(
            "test_9_3_a_team_that_wins_by_forfeit_has_one_and_a_half_a_board",
            "test_9_3_a_team_that_came_to_no_board_is_a_forfeit_of_the_team",
            "test_9_3_boards_nobody_came_to_are_no_forfeit_of_the_team",
            "test_9_3_the_players_of_a_fixed_line_up_have_their_points",
            "test_9_3_one_and_a_half_to_each_component_and_nothing_to_an_empty_board",
            "test_9_3_without_an_envelope_the_line_up_of_the_round_before_has_the_points_and_it_is_said",
            "test_9_3_in_round_1_without_an_envelope_the_strongest_have_the_points",
            "test_9_3_a_team_that_came_to_no_board_plays_for_no_further_place_of_an_elimination",
            "test_t13_a_team_that_rests_with_forfeit_points_has_them_on_the_boards_too",
            "test_t13_a_team_with_an_empty_board_that_rests_with_points_has_those_of_its_players",
        ),
    ),
    Reading(
        names=("T8",),
        article=Said("9.4", "9.4"),
        says=Said(
            "La damiera lasciata libera è persa 2-0; quale, lo sceglie il capitano, a meno che si lasci una "
            "formazione fissa.",
            "A board left empty is lost 2-0; which one, the captain chooses, unless somebody leaves a fixed line-up.",
        ),
        reading=Said(
            "Una damiera vuota è persa 2-0, di nessuno se lo sono tutte e due; quale, lo sceglie il capitano, a meno "
            "che qualcuno lasci una formazione fissa.",
            "An empty board is lost 2-0, nobody's if both are empty; which one is the captain's choice, unless "
            "somebody leaves a fixed line-up.",
        ),
        modules=("encounters.py", "teams/line_ups.py"),
        tests=("test_9_4_an_empty_board_is_lost_two_to_nothing_and_nobodys_if_both_are",),
    ),
    Reading(
        names=("T10",),
        article=Said("Art. 6", "Art. 6"),
        says=Said("Incontro vinto 2 punti, pari 1, perso 0.", "A match won 2 points, drawn 1, lost 0."),
        reading=Said(
            "Vince l'incontro chi fa più punti alle damiere; a pari punti l'incontro è pari. In un'eliminazione "
            "allora si ripete o si sorteggia, scritto in `after`; le damiere di una ripetizione non si tengono.",
            "A match is won by game points; equal game points are a drawn match. In an elimination it is then "
            "replayed or decided by lot, written in `after`; the boards of a replay are not kept.",
        ),
        modules=("encounters.py",),
        tests=(
            "test_art_6_two_points_for_a_match_won_by_game_points_one_for_a_drawn_one",
            "test_an_elimination_of_teams_is_verified_to_its_end",
        ),
    ),
    Reading(
        names=("T12",),
        article=Said("8.1.3, 8.2.1", "8.1.3, 8.2.1"),
        says=Said("La somma dei punti dei componenti.", "The sum of the points of the players."),
        reading=Said(
            "Tutti i punti fatti alle damiere, riserve comprese; una vittoria contro una damiera vuota 2; dopo un "
            "girone sono il decimale dei punti («12,33»).",
            "All points made on the boards, reserves included, a win against an empty board 2; after a round robin "
            "they are the decimal of the points («12,33»).",
        ),
        modules=("teams/scores.py",),
        tests=(
            "test_a_published_event_of_seven_rounds_with_teams_of_four_has_56_points_at_most",
            "test_8_2_1_points_are_written_with_the_individual_points_as_the_decimal",
        ),
    ),
    Reading(
        names=("T15",),
        article=Said("8.2.5", "8.2.5"),
        says=Said(
            "Il punteggio individuale più alto, in ordine di damiera.",
            "The higher individual score, board by board.",
        ),
        reading=Said(
            "I punti fatti su ogni damiera, chiunque vi sedesse.",
            "The points made on each board, whoever sat there.",
        ),
        modules=("teams/ranking.py",),
        tests=("test_8_2_5_the_boards_from_the_first_list_those_who_share_a_place",),
    ),
    Reading(
        names=("T16",),
        article=Said("Classifica tecnica a", "Technical ranking a"),
        says=Said("Pari dopo l'8.1.3: ex aequo.", "Equal after 8.1.3: ex aequo."),
        reading=Said(
            "Ex aequo: pari dopo 8.1.3; nel girone (il testo tace) pari dopo 8.2.3.",
            "Ex-aequo: equal after 8.1.3; in a round robin (the text is silent) equal after 8.2.3.",
        ),
        modules=("teams/ranking.py",),
        tests=("test_8_1_equal_after_individual_points_are_ex_aequo_and_art_3_lists_them",),
    ),
    Reading(
        names=("T18",),
        article=Said("Art. 16", "Art. 16"),
        says=Said(
            "Le partite sospese valgono pari per i nuovi accoppiamenti.",
            "Suspended games count as drawn for new pairings.",
        ),
        reading=Said(
            "Una damiera sospesa vale pari per il prossimo accoppiamento, e l'incontro ne segue; in classifica un "
            "incontro aperto non vale ancora niente. Un certificato resta valido quando la damiera finisce più tardi.",
            "A suspended board counts as drawn for the next pairing, and the match follows from it; in the standings "
            "an open match is worth nothing yet. A certificate stays valid when the board is finished later.",
        ),
        modules=("encounters.py", "teams/team_view.py"),
        tests=(
            "test_t18_a_suspended_board_counts_as_drawn_for_the_next_pairing_and_the_match_follows",
            "test_a_certificate_of_teams_stays_valid_when_a_suspended_board_is_finished_later",
        ),
    ),
    Reading(
        names=("T19",),
        article=Said("FID Capo IV", "FID Capo IV"),
        says=Said("Quale tabella di aperture, secondo chi gioca.", "Which table of openings, by who plays."),
        reading=Said(
            "Generale e A soltanto se tutti quelli dell'incontro sono della serie nazionale, altrimenti la tabella "
            "della categoria più bassa.",
            "Tables general and A only if everybody at the match is of the national series, otherwise the table of "
            "the lowest category there.",
        ),
        modules=("openings/draw.py",),
        tests=("test_t19_table_a_is_for_matches_in_which_everybody_is_of_the_national_series",),
    ),
    Reading(
        names=("T20",),
        article=Said("Elo-Rubele", "Elo-Rubele"),
        says=Said("Contano le partite giocate.", "Games played are rated."),
        reading=Said(
            "Conta ogni damiera giocata davvero; forfait e damiere vuote no.",
            "Every board really played is rated; forfeits and empty boards are not.",
        ),
        modules=("rating/event.py",),
        tests=("test_t20_every_board_really_played_is_rated",),
    ),
    Reading(
        names=("T21",),
        article=Said("Non è nel testo", "Not in the text"),
        reading=Said(
            "Il punteggio di una squadra, dove un sistema lo chiede, è la media dei suoi più forti, tanti quante sono "
            "le damiere.",
            "The rating of a team, where a system asks for one, is the mean of its strongest members, as many as "
            "there are boards.",
        ),
        modules=("teams/team_view.py",),
        tests=("test_t21_the_rating_of_a_team_is_the_mean_of_its_strongest_members",),
    ),
    Reading(
        names=("T22",),
        article=Said("Non è nel testo", "Not in the text"),
        reading=Said(
            "Amalfi a squadre: punti d'incontro 2, 1, 0, poi i punti alle damiere, poi gli spareggi annunciati.",
            "Amalfi of teams: match points 2, 1, 0, then the points on the boards, then the tie-breaks announced.",
        ),
        modules=("teams/chess_ranking.py",),
        tests=("test_match_points_of_a_chess_event_are_two_for_a_win_and_boards_decide_first",),
    ),
    Reading(
        article=Said("Doppia partita, Art. 4", "Doppia partita, Art. 4"),
        says=Said("A pari punti contano le singole partite.", "In a tie the single games count."),
        reading=Said(
            "Con due partite a damiera i punti delle singole partite vengono subito dopo i punti d'incontro.",
            "With two games a board, the points of the single games come right after the match points.",
        ),
        modules=("teams/ranking.py",),
        tests=("test_two_games_a_board_rank_by_the_single_games_after_the_points",),
    ),
)

REGULATION = Regulation(
    name="teams",
    title=Said("Squadre e coppie", "Teams and pairs"),
    about=Said(
        "FID Capo V, «Sistema per gare a squadre o coppie».",
        "FID Capo V, «Sistema per gare a squadre o coppie».",
    ),
    parts=(Part(READINGS),),
)
