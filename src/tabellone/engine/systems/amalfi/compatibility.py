"""B.3.1: which two players are compatible.

«In tutti i turni tranne l’ultimo due giocatori sono detti compatibili se non hanno ancora giocato tra di loro,
nessuno dei due venga costretto a giocare con lo stesso colore per tre volte di seguito, né ricevere un colore tre
volte più del colore opposto. Nell'ultimo turno due giocatori sono detti compatibili se non hanno ancora giocato tra
di loro.»

Whether two have met is a list of opponents. The rest depends only on what each may be given, his *kind*.
"""

from collections.abc import Sequence
from enum import Enum

from tabellone.engine.systems.amalfi.past import BLACK, WHITE, Past


class ColourRule(Enum):
    """The two rules that forbid a colour, in the order in which A19 waives them."""

    DIFFERENCE = "A6"
    """«né ricevere un colore tre volte più del colore opposto»: the difference would become three."""
    THIRD_IN_A_ROW = "A7"
    """«lo stesso colore per tre volte di seguito», counted over games really played."""


Waived = frozenset[ColourRule]
Kind = tuple[int, int, int]
"""Whites, Blacks and the last two colours; only the difference of the first two matters to the texts."""


def broken_rules(kind: Kind, colour: int) -> list[ColourRule]:
    """The rules that giving a player this colour would break (A6, A7)."""
    whites, blacks, tail = kind
    broken = []
    if (whites - blacks if colour == WHITE else blacks - whites) >= 2:
        broken.append(ColourRule.DIFFERENCE)
    if tail == (colour << 2 | colour):
        broken.append(ColourRule.THIRD_IN_A_ROW)
    return broken


def legal(white: Kind, black: Kind, waived: Waived) -> bool:
    """Whether this way of giving the colours breaks no rule that is in force."""
    return waived.issuperset(broken_rules(white, WHITE)) and waived.issuperset(broken_rules(black, BLACK))


class EitherWay:
    """Both texts (A8): compatible if at least one way of giving the colours breaks no rule for either."""

    def kinds(self, past: Past, players: Sequence[int]) -> list[Kind]:
        """What of a player's past matters: the difference of his colours and the last two."""
        whites, blacks, tail = past.whites, past.blacks, past.tail
        return [(whites[player] - blacks[player], 0, tail[player]) for player in players]

    def agree(self, a: Kind, b: Kind, waived: Waived) -> bool:
        """One White, the other Black, or the other way round."""
        return legal(a, b, waived) or legal(b, a, waived)


class WorkedOutColoursOnly:
    """JavaPairing: only the colours just worked out are tried, not the other way round."""

    def kinds(self, past: Past, players: Sequence[int]) -> list[Kind]:
        """Counts and the last two colours."""
        return [(past.whites[player], past.blacks[player], past.tail[player]) for player in players]

    def agree(self, a: Kind, b: Kind, waived: Waived) -> bool:
        """Nobody has a colour the third time in a row, and no difference goes above two."""
        if a[:2] != b[:2]:
            white, black = (a, b) if (a[0], -a[1]) < (b[0], -b[1]) else (b, a)
            return legal(white, black, waived)
        # Equal counts: whoever had the other colour more recently gets it, so a third in a row threatens only if
        # both end in the same colour twice; one of the two gets the colour he has more of.
        same_twice = a[2] == b[2] and a[2] in (WHITE << 2 | WHITE, BLACK << 2 | BLACK)
        third_in_a_row = same_twice and ColourRule.THIRD_IN_A_ROW not in waived
        return not third_in_a_row and (abs(a[0] - a[1]) < 2 or ColourRule.DIFFERENCE in waived)
