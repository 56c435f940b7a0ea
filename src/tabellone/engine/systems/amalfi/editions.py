"""The editions of Amalfi: what each takes from the named rules. A past event is always read with its own edition."""

from collections.abc import Callable, Hashable
from typing import Any, NamedTuple

from tabellone.engine.reasons import Reason
from tabellone.engine.systems.amalfi import bye, colours, compatibility, search_order
from tabellone.engine.systems.amalfi.history import Profile, profile
from tabellone.engine.systems.amalfi.options import EditionName


class Edition(NamedTuple):
    """One reading of the system, point by point."""

    rounds_left: Callable[[int, int, int], int]
    """B.3.3: G, from rounds announced, round being paired and players present."""
    bye: bye.ByeRule
    """B.2.1-2.2."""
    colour_class: Callable[[Profile, compatibility.Waived], Hashable]
    """B.3.1: what of a player's colours matters, with some rules waived; the fewer kinds, the faster."""
    are_compatible: Callable[[Any, Any, compatibility.Waived], bool]
    """B.3.1: whether two such kinds allow a game."""
    least_broken: Callable[[Profile, Profile], compatibility.Waived]
    """B.3.1: the rules that a game between two breaks, the colours given as they will be (A19)."""
    broken: Callable[[Profile, Profile], compatibility.ColourViolations]
    """B.3.1: what a board breaks, White first."""
    colours: colours.Criteria
    """B.4.2-4.4, all rounds but the first."""
    tries_other_way: bool
    """Whether the colours are exchanged where that breaks less of B.3.1 (A8)."""
    late_half_point: bool
    """B.2.5: half a point for late entrants, for pairing only (A13)."""
    late_entries: bool
    """Whether late entries are accepted where the announcement is silent (A13)."""
    articles: dict[str, str]
    """How this text numbers the articles that the federation's text calls so."""
    uncited: frozenset[str]
    """The reasons for which this text has no article, only our reading."""

    def colours_agree(self, a: bytes, b: bytes, waived: compatibility.Waived) -> bool:
        """B.3.1: whether the colours two players have had allow a game."""
        kinds = self.colour_class(profile(a), waived), self.colour_class(profile(b), waived)
        return self.are_compatible(*kinds, waived)

    def cite(self, reason: Reason) -> Reason:
        """A reason with the article's number in this text."""
        article = "" if reason.code in self.uncited else self.articles.get(reason.article, reason.article)
        return reason._replace(article=article)


ENGLISH_ARTICLES = {
    "A.6": "A.5",
    "B.1": "2.2",
    "B.2.1": "4.1",
    "B.2.2": "4.3",
    "B.3.1": "3.1",
    "B.3.3": "3.3-3.4",
    "B.3.3, 3": "3.4 c",
    "B.4.1": "5.1",
    "B.4.2": "5.2",
    "B.4.3": "5.3",
    "B.4.4": "5.4",
}

FSI = Edition(
    rounds_left=search_order.rounds_left,
    bye=bye.MOST_GAMES_PLAYED,
    colour_class=compatibility.colours_allowed,
    are_compatible=compatibility.is_compatible,
    least_broken=compatibility.least_broken,
    broken=compatibility.broken_on_board,
    colours=(colours.PERCENTAGE, colours.LATEST_DIFFERENCE, colours.OPPOSITE_OF_LAST),
    tries_other_way=True,
    late_half_point=True,
    late_entries=True,
    articles={},
    uncited=frozenset(),
)

ENGLISH = FSI._replace(
    bye=bye.NO_UNPLAYED_POINT,
    colours=(colours.PERCENTAGE, colours.LATEST_BLACK_THEN_NONE, colours.OPPOSITE_OF_LAST),
    late_half_point=False,
    late_entries=False,
    articles=ENGLISH_ARTICLES,
    uncited=frozenset({"colour_never_played"}),
)

JAVAPAIRING = FSI._replace(
    rounds_left=search_order.rounds_left_capped,
    bye=bye.NO_BYE_NO_WALKOVER,
    colour_class=compatibility.javapairing_profile,
    are_compatible=compatibility.javapairing_compatible,
    least_broken=compatibility.javapairing_broken,
    broken=compatibility.broken_in_javapairing,
    colours=(colours.FEWER_WHITES, colours.LATEST_DIFFERENCE_OF_GAMES, colours.OPPOSITE_OF_LAST),
    tries_other_way=False,
    late_half_point=False,
)

EDITIONS = {
    EditionName.FSI: FSI,
    EditionName.ENGLISH: ENGLISH,
    EditionName.JAVAPAIRING: JAVAPAIRING,
}
