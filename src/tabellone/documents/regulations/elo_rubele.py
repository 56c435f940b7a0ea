"""FID Capo VI: every article and how we read it."""

from tabellone.documents.regulations.regulation import Part, Reading, Regulation, Said

READINGS = (
    Reading(
        names=("E1",),
        article=Said("Tabelle 17, 14, 16", "Tables 17, 14, 16"),
        says=Said(
            "Il capitale varia dello scarto fra punti ottenuti e punti attesi, moltiplicato per S, che scende al "
            "salire del capitale.",
            "The capital moves by the deviation of points made from points expected, times S, which falls as the "
            "capital rises.",
        ),
        reading=Said(
            "Lo scarto si spende con continuità, ogni unità muove S punti, e S cambia dove il capitale passa una sua "
            "soglia; esatto, con un solo arrotondamento, la metà in su.",
            "The deviation is spent continuously, each unit moving S points, S changing where the capital crosses a "
            "threshold of S; exact, one rounding half up.",
        ),
        modules=("rating/elo_rubele.py",),
        tests=(
            "test_e1_the_worked_examples",
            "test_e1_the_capital_is_the_one_of_the_text_threshold_after_threshold",
            "test_e1_the_deviation_is_spent_to_the_last_hundredth",
        ),
    ),
    Reading(
        names=("E2",),
        article=Said("Tabella 19", "Table 19"),
        says=Said(
            "La differenza di capitale dà la probabilità del risultato.",
            "The difference of capital gives the probability of the result.",
        ),
        reading=Said("Sempre la tabella, mai una formula.", "Always the table, never a formula."),
        modules=("rating/expected.py",),
        tests=("test_e2_every_row_of_table_19",),
    ),
    Reading(
        names=("E3",),
        article=Said("Tabelle 11, 12", "Tables 11, 12"),
        says=Said("Le soglie di capitale di ogni categoria.", "The thresholds of capital of each category."),
        reading=Said(
            "Si è promossi quando il capitale finale raggiunge la soglia; una categoria non si perde mai; dove una "
            "lista o una gara non la dice, è quella che il capitale ha raggiunto.",
            "Promotion when the final capital reaches the threshold; a category is never lost; where a list or an "
            "event names none, it is the one the capital has reached.",
        ),
        modules=("rating/elo_rubele.py",),
        tests=("test_e3_promotions", "test_e3_a_newcomers_category_follows_the_capital_he_brings"),
    ),
    Reading(
        names=("E4",),
        article=Said("Art. 6", "Art. 6"),
        says=Said("Il capitale non scende sotto il minimo.", "The capital does not fall below the floor."),
        reading=Said("Mai sotto 100; un bonus si aggiunge sopra.", "Never below 100; a bonus comes on top."),
        modules=("rating/elo_rubele.py",),
        tests=("test_e4_never_below_the_floor", "test_e4_and_e6_the_bonus_comes_on_top_of_the_floor_in_both_editions"),
    ),
    Reading(
        names=("E5",),
        article=Said("Non è nel testo", "Not in the text"),
        reading=Said(
            "Forfait e riposi non contano né nei punti ottenuti né in quelli attesi; un incontro di due partite ne "
            "conta due, una ripetizione una, un sorteggio nessuna; chi non ha giocato non si cerca nella lista e non "
            "vi entra.",
            "Forfeits and rests count neither in PO nor in PA; a match of two games counts as two, a replay as one, a "
            "lot as none; who played no game is neither looked for in the list nor started.",
        ),
        modules=("rating/event.py",),
        tests=(
            "test_e5_forfeits_and_rests_count_neither_way",
            "test_e5_who_played_no_game_is_neither_looked_for_nor_started",
            "test_games_of_matches_replays_and_lots",
        ),
    ),
    Reading(
        names=("E6",),
        article=Said("Tabella 18", "Table 18"),
        says=Said(
            "Un premio a chi gioca, una penalità a chi resta un anno senza gare.",
            "A bonus for who plays, a malus for a year without events.",
        ),
        reading=Said(
            "-50 alla fine di un anno senza gare, 450 in tutto al massimo. Edizione 2008, in una stagione: +10 dopo "
            "la prima gara dell'anno; edizione 2021 invece: +10 (italiana) o +15 (internazionale) dopo ogni gara, "
            "aggiunti dopo il calcolo.",
            "-50 at the end of a year without an event, 450 in all at most. Edition 2008, in a season: +10 after the "
            "first event of the year; edition 2021 instead: +10 (italian) or +15 (international) after every event, "
            "added after the calculation.",
        ),
        modules=("rating/season.py",),
        tests=(
            "test_e6_the_bonus_of_the_first_event_of_the_year_and_the_malus_of_a_year_without",
            "test_e6_at_most_450_points_are_taken_in_all",
            "test_a_season_is_the_one_of_the_literal_reading",
            "test_e6_the_later_edition_gives_its_bonus_after_every_event_and_keeps_the_malus",
        ),
    ),
    Reading(
        names=("E7",),
        article=Said("Peso della gara", "Event weight"),
        says=Said("Una gara può contare per intero o per metà.", "An event may count in full or by half."),
        reading=Said(
            "100 % o 50 % della variazione, come annunciato: con `weight` nel documento, anche nel sito.",
            "100 % or 50 % of V, as announced: by `weight` in the document, also on the site.",
        ),
        modules=("rating/elo_rubele.py",),
        tests=(
            "test_e6_and_e7_the_later_edition_and_an_event_of_half_weight",
            "test_e7_the_rating_page_counts_an_event_as_its_document_announced_it",
        ),
    ),
    Reading(
        names=("E8",),
        article=Said("Tabelle 20, 21, 22", "Tables 20, 21, 22"),
        says=Said(
            "Il capitale iniziale di chi viene dall'altro gioco o dall'estero.",
            "The first capital of who comes from the other game or from abroad.",
        ),
        reading=Said(
            "Chi viene dall'altro gioco parte dalla sua conversione, nota dalla lista di quel gioco; un maestro senza "
            "altro titolo è M.N.; il punteggio FMJD di uno straniero si moltiplica, e la categoria è quella che il "
            "capitale raggiunge: a dama italiana, se altro non si sa, comincia con la conversione di quella categoria. "
            "Uno straniero che non gioca in due anni solari non ha capitale alla fine del secondo, e tiene la "
            "categoria.",
            "Who comes from the other game starts with its conversion, known from that game's list; a master without "
            "another title is M.N.; a foreigner's FMJD rating is multiplied, and the category is the one that capital "
            "reaches: in Italian draughts, if nothing else is known, he starts with that category's conversion. A "
            "foreigner who plays in neither of two calendar years has no capital at "
            "the end of the second, and keeps his category.",
        ),
        modules=("rating/conversion.py",),
        tests=(
            "test_e8_table_20_from_italian_to_international",
            "test_e8_table_21_from_international_to_italian",
            "test_e8_table_22_from_the_fmjd_rating",
            "test_e8_the_fmjd_rating_is_for_foreigners",
            "test_e8_table_12_a_foreigner_known_by_his_fmjd_rating_begins_italian_draughts",
            "test_the_page_of_an_event_begins_with_the_capitals_that_registering_begins_with",
            "test_e8_foreigners_inactive_for_two_years_start_again",
            "test_e8_who_is_in_the_other_list_needs_no_leave_and_starts_with_the_conversion",
        ),
    ),
    Reading(
        names=("E9",),
        article=Said("Tabelle 11, 12", "Tables 11, 12"),
        says=Said("Il capitale di chi comincia.", "The capital of newcomers."),
        reading=Said(
            "Chi comincia parte da 300 (italiana) o 500 (internazionale); chi non è in nessuna lista ma ha un "
            "capitale nel documento della gara porta quello.",
            "Newcomers start at 300 (italian) or 500 (international); somebody who is in no list but has a capital in "
            "the event's document brings that.",
        ),
        modules=("rating/event.py",),
        tests=("test_e9_newcomers", "test_somebody_admitted_brings_the_capital_the_event_has_for_him"),
    ),
)

REGULATION = Regulation(
    name="elo-rubele",
    title=Said("Elo-Rubele", "Elo-Rubele"),
    about=Said("FID Capo VI con le tabelle di FID Capo XIV.", "FID Capo VI with the tables of FID Capo XIV."),
    parts=(Part(READINGS),),
)
