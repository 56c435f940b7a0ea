"""The federation: Elo-Rubele, openings, groups, registry, paperwork."""

SENTENCES = {
    "cause_malus": "a year without an event",
    "cause_annulled": "annulled: two years without an event",
    "cause_newcomer": "newcomer",
    "cause_other_game": "from the category in the other game",
    "cause_fmjd": "from the FMJD rating",
}
