"""FID Capo XIV, tables 20-22: the first capital of who comes from the other game or from abroad (E8, E9).

Table 22: «punteggio Rating FMJD fino a 2000 punti: Elo-Rubele = Rating FMJD x 1,8», and so on. Foreigners «che non
partecipano per due anni di seguito a gare valide per il sistema vedranno annullato il loro punteggio. In caso di
ritorno alle gare oltre tale periodo, il punteggio sarà ricalcolato secondo l'apposita conversione».
"""

from fractions import Fraction
from typing import NamedTuple

from tabellone.engine.categories import (
    CANDIDATE,
    CATEGORIES,
    FEDERATION_MASTER,
    GRANDMASTER,
    INTERNATIONAL_MASTER,
    MASTER,
    NATIONAL,
    NATIONAL_MASTER,
    PROVINCIAL,
    REGIONAL,
    master_title,
    rank,
)
from tabellone.engine.draughts import DraughtsGame
from tabellone.engine.rating.causes import Cause
from tabellone.engine.rating.elo_rubele import NEWCOMER_CAPITAL, highest_category, round_half_up

FROM_ITALIAN = {
    MASTER: 2500,
    CANDIDATE: 1700,
    NATIONAL: 1000,
    REGIONAL: 500,
    PROVINCIAL: 500,
}
"""Table 20: by the category in Italian draughts, the capital of the first international event.

The category printed beside each is the one that capital reaches; so it is in table 21.
"""

FROM_INTERNATIONAL = {
    GRANDMASTER: 2700,
    INTERNATIONAL_MASTER: 2700,
    FEDERATION_MASTER: 2300,
    NATIONAL_MASTER: 2000,
    CANDIDATE: 1500,
    NATIONAL: 1000,
    REGIONAL: 300,
    PROVINCIAL: 300,
}
"""Table 21: by the category or master's title in international draughts, the capital of the first Italian event."""

FMJD_FACTORS = ((2000, "1.8"), (2200, "2.2"), (2300, "2.4"), (None, "2.5"))
"""Table 22: what an FMJD rating up to each limit is multiplied by."""

MAX_YEARS_AWAY = 2
"""Table 22: after so many calendar years without an event a foreigner starts again."""


class FirstCapital(NamedTuple):
    """A first capital."""

    capital: int
    cause: Cause


def first_capital(game: DraughtsGame, other_category: str = "", fmjd: int | None = None) -> FirstCapital:
    """Returns a first capital: by FMJD rating, by category in the other game, or as a newcomer.

    Table 12: «Per il punteggio da attribuire ai giocatori di dama internazionale, italiani o stranieri, che debuttano a
    dama italiana, si rimanda al punto concernente le Conversioni di punteggio»: somebody known by his FMJD rating alone
    has the category in international draughts that it reaches (tables 22 and 11), which table 21 converts.
    """
    if fmjd is not None and game is DraughtsGame.INTERNATIONAL:
        return FirstCapital(capital_from_fmjd(fmjd), Cause.FMJD)
    if fmjd is not None and rank(other_category) is None:
        other_category = highest_category(DraughtsGame.INTERNATIONAL, PROVINCIAL, capital_from_fmjd(fmjd))
    held = rank(other_category)
    if held is None:
        return FirstCapital(NEWCOMER_CAPITAL[game], Cause.NEWCOMER)
    name = CATEGORIES[held]
    if game is DraughtsGame.INTERNATIONAL:
        return FirstCapital(FROM_ITALIAN[name], Cause.OTHER_GAME)
    return FirstCapital(FROM_INTERNATIONAL[master_title(other_category) if name == MASTER else name], Cause.OTHER_GAME)


def capital_from_fmjd(rating: int) -> int:
    """Table 22, to the nearest whole point."""
    factor = next(factor for limit, factor in FMJD_FACTORS if limit is None or rating <= limit)
    return round_half_up(rating * Fraction(factor))


def starts_again(country: str, last_year: int | None, year: int) -> bool:
    """Whether a foreigner's capital is void at an event of this year."""
    return is_foreign(country) and last_year is not None and year - last_year > MAX_YEARS_AWAY


def is_foreign(country: str) -> bool:
    """Whether a country, as lists write it, is another one; nothing written is Italy."""
    return country.strip().upper() not in ("", "I", "IT", "ITA", "ITALIA", "ITALY")
