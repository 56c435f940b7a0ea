"""FIDE Rating Regulations (Handbook B.02): every article and how we read it."""

from tabellone.documents.regulations.regulation import Part, Reading, Regulation, Said

READINGS = (
    Reading(
        names=("C1",),
        article=Said("8.1.1, 8.1.2", "8.1.1, 8.1.2"),
        says=Said(
            "Le tabelle fra percentuale, differenza di Elo e probabilità.",
            "The tables between percentage, difference of ratings and probability.",
        ),
        reading=Said("Sempre le tabelle, mai una formula.", "Always the tables, never a formula."),
        modules=("fide_tables.py",),
        tests=("test_every_row_of_table_8_1_1", "test_every_difference_of_table_8_1_2"),
    ),
    Reading(
        names=("C2",),
        article=Said("8.3.1", "8.3.1"),
        says=Said(
            "Una differenza di oltre 400 punti conta come 400.",
            "A difference of more than 400 points counts as 400.",
        ),
        reading=Said(
            "Ogni volta, per chi ha meno di 2650; da 2650 in su la differenza conta com'è. Da tutt'e due le parti vale "
            "l'Elo all'inizio della gara.",
            "Every time, for whoever is rated below 2650; from 2650 on the difference counts as it is. On both sides "
            "the rating at the start of the event counts.",
        ),
        modules=("rating/fide.py",),
        tests=("test_the_calculations_that_fide_has_published", "test_differences_of_more_than_400_points"),
    ),
    Reading(
        names=("C3",),
        article=Said("5.1, 8.3.1", "5.1, 8.3.1"),
        says=Said("Contano le partite giocate.", "Games that were played count."),
        reading=Said(
            "Forfait, riposi, partite non finite e avversari senza Elo non contano.",
            "Forfeits, rests, games that are not over and opponents without a rating count for nothing.",
        ),
        modules=("rating/fide.py",),
        tests=("test_only_games_played_against_rated_opponents_count",),
    ),
    Reading(
        names=("C4",),
        article=Said("8.3.2", "8.3.2"),
        says=Said("La variazione è K per la differenza.", "The change is K times the difference."),
        reading=Said(
            "K × (punti fatti − punti attesi), di una sola gara e senza arrotondare.",
            "K × (scored − expected), of one event alone and not rounded.",
        ),
        modules=("rating/fide.py",),
        tests=(
            "test_the_calculations_that_fide_has_published",
            "test_random_events_as_the_literal_reading_has_them",
        ),
    ),
    Reading(
        names=("C5",),
        article=Said("8.3.3", "8.3.3"),
        says=Said("Il coefficiente K: 40, 20 o 10.", "The coefficient K: 40, 20 or 10."),
        reading=Said(
            "10 da 2400; 40 per i giovani sotto 2300, per anno di nascita e anno della gara; altrimenti 20, una stima: "
            "le partite di prima e un 2400 raggiunto una volta non si sanno. K × partite al massimo 700.",
            "10 from 2400; 40 for juniors below 2300 by year of birth and year of the event; else 20, an estimate: "
            "games before this event and an earlier 2400 are not known. K × games at most 700.",
        ),
        modules=("rating/fide.py",),
        tests=("test_the_coefficient_by_rating_and_year_of_birth", "test_k_times_the_games_is_700_at_most"),
    ),
    Reading(
        names=("C6",),
        article=Said("C.07, 10.2", "C.07, 10.2"),
        says=Said(
            "La prestazione è la media degli avversari più la differenza della percentuale.",
            "The performance is the average of the opponents plus the difference of the percentage.",
        ),
        reading=Said(
            "Media e percentuale arrotondate, la metà in su; nessun minimo e nessun limite.",
            "Average and percentage rounded half up; no floor and no limit.",
        ),
        modules=("fide_tables.py",),
        tests=("test_random_events_as_the_literal_reading_has_them",),
    ),
)

REGULATION = Regulation(
    name="fide-rating",
    title=Said("Elo FIDE", "FIDE rating"),
    about=Said(
        "FIDE Rating Regulations (Handbook B.02) in vigore dal 1° marzo 2024, con la modifica di 8.3.1 del 1° ottobre "
        "2025; spareggi C.07.",
        "FIDE Rating Regulations (Handbook B.02) in force since 1 March 2024, with the change of 8.3.1 of 1 October "
        "2025; tie-breaks C.07.",
    ),
    parts=(Part(READINGS),),
)
