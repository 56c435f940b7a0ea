"""FID Capo VII: every article and how we read it."""

from tabellone.documents.regulations.regulation import Part, Reading, Regulation, Said

READINGS = (
    Reading(
        names=("G1",),
        article=Said("Tabella 23, primo gruppo", "Table 23, first group"),
        says=Said(
            "Il primo gruppo ha un massimo che dipende dai turni; con molti giocatori cresce.",
            "The first group has a maximum by the number of rounds; with many players it grows.",
        ),
        reading=Said(
            "Al massimo 3T giocatori; sopra il numero critico 4·T·gruppi, 3T + 2·int((giocatori − critico) / "
            "(2·gruppi)).",
            "At most 3T players; above the critical number 4·T·groups, 3T + 2·int((players − critical) / (2·groups)).",
        ),
        modules=("groups.py",),
        tests=("test_g1_the_critical_number_and_the_limit_of_the_first_group",),
    ),
    Reading(
        names=("G1",),
        article=Said("Tabella 23, MIN", "Table 23, MIN"),
        says=Said("Un gruppo ha un minimo di giocatori.", "A group has a least number of players."),
        reading=Said(
            "8, 10, 10, 12, 12, 14 per 5 … 10 turni; fuori dalla tabella si continua nello stesso modo.",
            "8, 10, 10, 12, 12, 14 for 5 … 10 rounds; outside the table it goes on in the same way.",
        ),
        modules=("groups.py",),
        tests=("test_g1_min_by_the_number_of_games",),
    ),
    Reading(
        names=("G1",),
        article=Said("Non è nel testo", "Not in the text"),
        reading=Said(
            "Dentro i limiti i gruppi sono più uguali possibile, i più grandi per primi; dove il primo è fermato dal "
            "suo limite gli altri si dividono il resto nello stesso modo; non più gruppi dispari del necessario.",
            "Within the limits all groups are as even as possible, larger ones first; where the first is held back by "
            "its limit, the others share the rest in the same way; no more odd groups than must be.",
        ),
        modules=("groups.py",),
        tests=("test_g1_the_proposal_is_the_most_even_of_all", "test_g1_limits_hold_for_any_event"),
    ),
    Reading(
        names=("G1",),
        article=Said("Tabella 23, nota", "Table 23, note"),
        says=Said("I gruppi si possono cambiare.", "Groups may be changed."),
        reading=Said(
            "Si possono cambiare a mano: i limiti superati si dicono, e decide il direttore.",
            "Groups may be changed by hand: the limits passed are said, and the director decides.",
        ),
        modules=("groups.py",),
        tests=("test_g1_changed_by_hand_the_limits_are_checked",),
    ),
    Reading(
        names=("G1",),
        article=Said("Forza", "Strength"),
        says=Said("I giocatori si dividono per forza.", "Players are divided by strength."),
        reading=Said(
            "Secondo l'Elo-Rubele; chi non ne ha viene dopo tutti gli altri, per categoria e poi per iscrizione.",
            "By Elo-Rubele; who has none after all others, by category and then by enrolment.",
        ),
        modules=("groups.py",),
        tests=("test_g1_players_go_to_groups_by_elo_rubele",),
    ),
)

REGULATION = Regulation(
    name="groups",
    title=Said("Gruppi", "Groups"),
    about=Said("FID Capo VII con la tabella 23 di FID Capo XIV.", "FID Capo VII with table 23 of FID Capo XIV."),
    parts=(Part(READINGS),),
)
