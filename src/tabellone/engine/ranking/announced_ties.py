"""What the announcement of a draughts event can say of ties."""

from typing import Any, NamedTuple

from tabellone.engine.options import option
from tabellone.engine.teams.options import is_by_teams


class TieRules(NamedTuple):
    """FID, technical ranking c): «uno spareggio blitz (se previsto dal Regolamento di gara) o […] un sorteggio».

    And e): «il Regolamento di gara può prevedere […] incontri di spareggio».
    """

    blitz_play_off: bool = False
    """Whether a blitz may part those who are equal in everything (technical ranking c); else the lot does."""
    play_offs: bool = False
    """Whether play-offs may part those level on points or quotient (technical ranking e)."""


def requires_blitz(rules: Any) -> bool:
    """Whether a blitz comes before the lot."""
    found = option(rules, TieRules)
    return found is not None and found.blitz_play_off


def allows_blitz(rules: Any) -> bool:
    """A regulation that says nothing of it leaves it to the arbiters."""
    found = option(rules, TieRules)
    return found is None or found.blitz_play_off


def allows_play_offs(rules: Any) -> bool:
    """Whether play-offs are announced or left to the arbiters; teams have an option of their own (8.2.4)."""
    found = option(rules, TieRules)
    return found is None or found.play_offs or is_by_teams(rules)
