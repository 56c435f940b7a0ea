"""B.3.1: which two players are compatible.

«In tutti i turni tranne l’ultimo due giocatori sono detti compatibili se non hanno ancora giocato tra di loro,
nessuno dei due venga costretto a giocare con lo stesso colore per tre volte di seguito, né ricevere un colore tre
volte più del colore opposto. Nell'ultimo turno due giocatori sono detti compatibili se non hanno ancora giocato tra
di loro.»

Whether two have met is a list of opponents. The rest depends only on what each may be given, his *kind*.
"""

from enum import Enum
from typing import NamedTuple

from tabellone.engine.systems.amalfi.history import BLACK, NO_COLOUR, WHITE, Profile


class Waivable(Enum):
    """The rules that A19 can set aside when there is no pairing otherwise."""

    DIFFERENCE = "A6"
    """«né ricevere un colore tre volte più del colore opposto»: the difference would become three."""
    THIRD_IN_A_ROW = "A7"
    """«lo stesso colore per tre volte di seguito», counted over games really played."""
    BYE = "A10"
    """«non potrà ricevere il bye»: who may have it (B.2.2)."""


Waived = frozenset[Waivable]

COLOUR_RULES: Waived = frozenset({Waivable.DIFFERENCE, Waivable.THIRD_IN_A_ROW})


def broken_rules(profile: Profile, colour: int) -> list[Waivable]:
    """The rules that giving a player this colour would break (A6, A7)."""
    surplus = profile.whites - profile.blacks
    broken = []
    if (surplus if colour == WHITE else -surplus) >= 2:
        broken.append(Waivable.DIFFERENCE)
    if profile.last_two == (colour, colour):
        broken.append(Waivable.THIRD_IN_A_ROW)
    return broken


def streak_or_surplus(rule: Waivable, colours: bytes, colour: int) -> int:
    """Returns the games in a row, or the surplus of games, with this colour once it is given; three breaks the rule.

    How many games more with it than with the other, or how many in a row.
    """
    games = colours.replace(bytes((NO_COLOUR,)), b"") + bytes((colour,))
    if rule is Waivable.DIFFERENCE:
        return 2 * games.count(colour) - len(games)
    return len(games) - len(games.rstrip(bytes((colour,))))


ColourViolations = list[tuple[int, Waivable]]
"""The colour of the player for whom a rule is broken, and the rule."""


def broken_on_board(white: Profile, black: Profile) -> ColourViolations:
    """Returns what one assignment of colours breaks in the texts."""
    return [
        (colour, rule) for player, colour in ((white, WHITE), (black, BLACK)) for rule in broken_rules(player, colour)
    ]


def broken_in_javapairing(white: Profile, black: Profile) -> ColourViolations:
    """JavaPairing looks at the difference only where the two have had as many of each colour."""
    broken = broken_on_board(white, black)
    if (white.whites, white.blacks) == (black.whites, black.blacks):
        return broken
    return [(colour, rule) for colour, rule in broken if rule is not Waivable.DIFFERENCE]


def severity(broken: ColourViolations) -> tuple[int, int]:
    """A third in a row (A7) is waived last, so it weighs more than a difference of three (A6)."""
    rules = [rule for _, rule in broken]
    return rules.count(Waivable.THIRD_IN_A_ROW), rules.count(Waivable.DIFFERENCE)


def least_broken(a: Profile, b: Profile) -> Waived:
    """Both texts (A8): what the way of giving the colours breaks that breaks less."""
    ways = broken_on_board(a, b), broken_on_board(b, a)
    return frozenset(rule for _, rule in min(ways, key=severity))


class AllowedColours(NamedTuple):
    """The colours a player may be given."""

    white: bool
    black: bool


def colours_allowed(profile: Profile, waived: Waived) -> AllowedColours:
    """Returns which colours the texts allow a player."""
    return AllowedColours(*(waived.issuperset(broken_rules(profile, colour)) for colour in (WHITE, BLACK)))


def is_compatible(a: AllowedColours, b: AllowedColours, waived: Waived) -> bool:
    """Both texts (A8): at least one way of giving the colours breaks no rule for either."""
    return (a.white and b.black) or (a.black and b.white)


def javapairing_profile(profile: Profile, waived: Waived) -> Profile:
    """Returns the whole colour profile, which JavaPairing needs."""
    return profile


def javapairing_compatible(a: Profile, b: Profile, waived: Waived) -> bool:
    """JavaPairing: only the colours just worked out are tried, not the other way round."""
    return javapairing_broken(a, b) <= waived


def javapairing_broken(a: Profile, b: Profile) -> Waived:
    """JavaPairing: what the colours just worked out break.

    Nobody has a colour the third time in a row; with equal counts no difference goes above two either.
    """
    if (a.whites, a.blacks) != (b.whites, b.blacks):
        white, black = (a, b) if (a.whites, -a.blacks) < (b.whites, -b.blacks) else (b, a)
        return frozenset(rule for _, rule in broken_in_javapairing(white, black))
    # Equal counts: whoever had the other colour more recently gets it, so a third in a row threatens only if both end
    # in the same colour twice; and one of the two gets the colour he has more of.
    same_twice = a.last_two == b.last_two and a.last_two in ((WHITE, WHITE), (BLACK, BLACK))
    broken = {Waivable.THIRD_IN_A_ROW: same_twice, Waivable.DIFFERENCE: abs(a.whites - a.blacks) >= 2}
    return frozenset(rule for rule, is_broken in broken.items() if is_broken)
