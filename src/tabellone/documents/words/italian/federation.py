"""La federazione: Elo-Rubele, aperture, gruppi, anagrafe, modulistica."""

SENTENCES = {
    "cause_malus": "un anno senza gare",
    "cause_annulled": "annullato: due anni senza gare",
    "cause_newcomer": "esordiente",
    "cause_other_game": "dalla categoria nell'altro gioco",
    "cause_fmjd": "dal rating FMJD",
}
