"""FID Capo IV: every article and how we read it."""

from tabellone.documents.regulations.regulation import Part, Reading, Regulation, Said

READINGS = (
    Reading(
        names=("O1",),
        article=Said("FID Capo IV, tabella 4", "Table 4"),
        says=Said(
            "Le aperture della dama italiana, per classi e tabelle; quale tabella si usa dipende da chi gioca.",
            "The openings of Italian draughts, by classes and tables; which table is used depends on who plays.",
        ),
        reading=Said(
            "174 aperture nelle classi 1B, 2B, 3B, PARI, 1N, 2N, 3N; la tabella A è 3B e 3N (48), la B le altre "
            "(126), la C PARI, 1B e 1N (83). Se non è annunciato altro, B per la serie nazionale e C per tutti gli "
            "altri; serie nazionale è da Nazionale in su. Generale e A soltanto per incontri di due partite.",
            "174 openings in classes 1B, 2B, 3B, PARI, 1N, 2N, 3N; table A is 3B and 3N (48), B the others (126), C "
            "PARI, 1B and 1N (83). Without another announcement B for players of national series, C for everybody "
            "else; national series is Nazionale and above. General table and A only for encounters of two games.",
        ),
        modules=("openings/book.py",),
        tests=(
            "test_o1_the_printed_summary_and_the_printed_tables",
            "test_every_opening_is_legal_and_leads_to_its_position",
            "test_o1_announcements_against_the_tables_are_refused",
            "test_table_4_every_opening_has_its_diagram_and_the_legend_stands_above",
            "test_o1_which_tables_an_event_may_use_and_why",
        ),
    ),
    Reading(
        names=("O1",),
        article=Said(
            "Tabella 4: «per giocatori o squadre della Serie Nazionale», «fra giocatori appartenenti alla serie "
            "Nazionale»",
            "Table 4: «per giocatori o squadre della Serie Nazionale», «fra giocatori appartenenti alla serie "
            "Nazionale»",
        ),
        says=Said("Certe tabelle sono solo per la serie nazionale.", "Some tables are for the national series only."),
        reading=Said(
            "Generale, A, B (e D, come A) soltanto dove tutti quelli che giocano sono della serie nazionale: nel "
            "turno, con un'apertura per tutti; al tavolo, con una per ciascuno. Chi ha una categoria inferiore, o "
            "nessuna nota, non vi appartiene, e vale la C; il sorteggio si rifiuta finché il direttore non decide per "
            "la C o, nominandola, per la tabella annunciata, e il giornale tiene l'una e l'altra. Tutta la C è nella "
            "B, quindi la C si può annunciare per chiunque.",
            "General, A, B (and D, as A) only where everybody at play belongs to the national series: in the round "
            "with one opening for all, at the board with one for each. Who has a lower category or none that is known "
            "does not belong to it, and table C applies; a draw is refused until the director decides for C or, by "
            "name, for the table announced, and the journal keeps both. All of C is in B, so C may be announced for "
            "anybody.",
        ),
        modules=("openings/draw.py",),
        tests=(
            "test_o1_a_table_of_the_national_series_is_not_drawn_from_for_others",
            "test_o1_the_national_series_has_the_table_announced",
            "test_o1_table_c_is_for_everybody_else",
            "test_o1_who_rests_decides_no_table",
            "test_o1_what_was_decided_is_in_the_journal",
            "test_o1_the_command_refuses_a_table_that_is_not_theirs_until_told",
            "test_o1_a_table_that_is_not_theirs_is_drawn_from_only_by_name",
        ),
    ),
    Reading(
        names=("O2",),
        article=Said("FID Capo IV, sorteggio", "Draw"),
        says=Said("L'apertura si sorteggia.", "The opening is drawn by lot."),
        reading=Said(
            "Una per tutti in un turno, o tavolo per tavolo se è annunciato; a sorte da un seme registrato, nessuna "
            "due volte nella gara finché ce ne sono altre, poi le meno uscite. Ciò che fu sorteggiato in sala si "
            "registra com'è, con un'osservazione se la tabella che vale, o i turni prima, dicono altro.",
            "One for everybody in a round, or board by board if announced; by lot from a recorded seed, none twice in "
            "the event while others are left, then the least drawn. What was drawn in the hall is recorded as it is, "
            "with a remark if the table that applies or earlier rounds speak against it.",
        ),
        modules=("openings/draw.py",),
        tests=(
            "test_o2_one_opening_a_round_from_the_table_of_the_lowest_category",
            "test_o2_board_by_board_each_board_has_the_table_of_its_players",
            "test_o2_none_is_drawn_twice_while_others_are_left",
            "test_o2_when_all_have_been_drawn_the_least_drawn_come_again",
            "test_o1_what_was_drawn_in_the_hall_is_compared_with_the_table_that_applies",
        ),
    ),
    Reading(
        names=("O3",),
        article=Said("Revisione successiva", "Later revision"),
        says=Said("Una revisione più recente della tabella.", "A later revision of the table."),
        reading=Said(
            "Otto aperture sono di classe 4N e formano la tabella D, usata come la A.",
            "Eight openings are of class 4N and make table D; used as table A is.",
        ),
        modules=("openings/book.py",),
        tests=("test_o3_the_later_edition",),
    ),
    Reading(
        names=("H4",),
        article=Said("Handicap, Art. 5", "Handicap, Art. 5"),
        says=Said(
            "L'apertura deve essere riferita alla più bassa categoria in gioco.",
            "The opening has to be that of the lowest category at play.",
        ),
        reading=Said(
            "La categoria più bassa in gioco decide la tabella; e così anche senza handicap.",
            "The lowest category at play decides the table; so it does without a handicap.",
        ),
        modules=("openings/draw.py",),
        tests=("test_h4_with_a_handicap_the_lowest_category_at_play_decides",),
    ),
    Reading(
        names=("R8",),
        article=Said("Doppia partita, Art. 1", "Doppia partita, Art. 1"),
        says=Said(
            "Le due partite hanno, se prevista, la stessa apertura.",
            "The two games have, where there is one, the same opening.",
        ),
        reading=Said(
            "Le due partite di un incontro hanno la stessa apertura: ce n'è una per l'incontro.",
            "Both games of an encounter have the same opening: there is one for the encounter.",
        ),
        modules=("openings/draw.py",),
        tests=("test_o1_tables_for_two_games_are_drawn_from_where_announced",),
    ),
    Reading(
        names=("R9",),
        article=Said("Andata e ritorno, Art. 1, 2", "Andata e ritorno, Art. 1, 2"),
        says=Said(
            "Al ritorno si cambiano le aperture, sorteggiate dalle tabelle B e C.",
            "In the second leg the openings change, drawn from tables B and C.",
        ),
        reading=Said(
            "Il ritorno ha altre aperture, da B o C; gli stessi due non hanno mai la stessa, anche con una per tutti.",
            "The second leg has other openings, from B or C; the same two never have the same one, also with one for "
            "everybody.",
        ),
        modules=("openings/options.py", "openings/draw.py"),
        tests=(
            "test_r9_the_second_leg_has_another_opening",
            "test_r9_one_opening_for_everybody_is_another_one_in_the_second_leg_too",
            "test_r9_with_two_legs_table_b_is_still_for_the_national_series_only",
        ),
    ),
)

REGULATION = Regulation(
    name="openings",
    title=Said("Aperture", "Openings"),
    about=Said("FID Capo IV con la tabella 4 di FID Capo XIV.", "FID Capo IV with table 4 of FID Capo XIV."),
    parts=(Part(READINGS),),
)
