"""B.1: ranking numbers, and the lot where nothing else decides."""

import unicodedata
from collections import Counter
from collections.abc import Callable, Collection, Sequence
from itertools import pairwise

from tabellone.engine.lots import FIRST_COLOUR, is_odd_lot, lot_value, ranking_ticket
from tabellone.engine.model import Colour, Player
from tabellone.engine.player_fields import ITALIAN_TITLES
from tabellone.engine.reason_values import PlayerNumbers, TextList
from tabellone.engine.reasons import Arguments, BadDocumentError, Reason
from tabellone.engine.systems.amalfi.options import EditionName

TITLES = ("GM", "IM", "WGM", "FM", "WIM", "M", "CM", "WFM", "WCM", "1N", "2N", "3N", "NC")
"""Best first: FIDE's order, with the federation's Maestro before CM and its national categories last."""

NATIONAL_TITLES = frozenset({"M", "1N", "2N", "3N", "NC"})
"""Those that FIDE does not give."""

FICTITIOUS_RATING = 1440
"""English text 2.3: «Players with no official Elo rating will enter […] with a fictitious rating of 1440 points.»"""

SortKey = tuple[int | str, ...]


def official_rating(player: Player) -> int:
    """FSI B.1 and JavaPairing: who has none comes after all who have one."""
    return player.rating or 0


def any_rating(player: Player) -> int:
    """English text 1.2, 2.2-2.3 (A26): FIDE, else national, else the director's, else 1440.

    «Should a player's rating be unknown, director will appraise it in the most accurate way.»
    """
    return player.rating or player.other_rating or player.appraised_rating or FICTITIOUS_RATING


def official_list_key(player: Player) -> SortKey:
    """FSI B.1 (A14): rating, title, other list's rating, its title; players without rating after all rated ones.

    «A parità di punteggio nella lista di valutazione ufficiale, l’ordine sarà definito in base al titolo, eventualmente
    al punteggio in altre liste diverse da quella ufficiale, dal titolo in tali liste, infine per sorteggio.»
    """
    return (
        -official_rating(player),
        min(_title_rank(player, "title"), _title_rank(player, "fide_title")),
        -(player.other_rating or 0),
        _title_rank(player, "other_title"),
    )


def rating_and_alphabet_key(player: Player) -> SortKey:
    """English text 2.2-2.3 (A14): rating (FIDE, else national, else appraised or 1440), FIDE title, alphabet.

    «b) FIDE titles»: a national one counts as none.
    """
    title = _title_rank(player, "title", NATIONAL_TITLES)  # which documents had in one field with the category
    if player.fide_title is not None:
        title = _title_rank(player, "fide_title")
    return (-any_rating(player), title, _alphabetical(player.name))


def rating_key(player: Player) -> SortKey:
    return (-official_rating(player), _alphabetical(player.name))


RANKING_KEYS: dict[EditionName, Callable[[Player], SortKey]] = {
    EditionName.FSI: official_list_key,
    EditionName.ENGLISH: rating_and_alphabet_key,
    EditionName.JAVAPAIRING: rating_key,
}


RATINGS: dict[EditionName, Callable[[Player], int]] = {
    EditionName.FSI: official_rating,
    EditionName.ENGLISH: any_rating,
    EditionName.JAVAPAIRING: official_rating,
}


UNRATED_MESSAGES = {
    EditionName.FSI: ("unrated_players", "B.1"),
    EditionName.ENGLISH: ("unrated_players_appraised", "1.2, 2.3"),
    EditionName.JAVAPAIRING: ("unrated_players_last", "JavaPairing"),
}
"""The sentence about them before the draw, with its article."""


def unrated_warnings(players: Sequence[Player], edition: EditionName) -> list[Reason]:
    """A26: who has no rating by which the edition could give a number."""
    found = [player.number for player in players if not official_rating(player)]
    if edition is not EditionName.JAVAPAIRING:
        found = [number for number in found if not players[number - 1].other_rating]
    if edition is EditionName.ENGLISH:
        found = [number for number in found if not players[number - 1].appraised_rating]
    args: Arguments = {"players": PlayerNumbers(found), "count": len(found), "rating": FICTITIOUS_RATING}
    code, article = UNRATED_MESSAGES[edition]
    return [Reason(code, article, "A26", args)] if found else []


def find_misplaced_neighbours(players: Sequence[Player], edition: EditionName) -> tuple[Player, Player] | None:
    """Two neighbours in the list of whom the first has the lower rating; late entrants are not looked at."""
    rating = RATINGS[edition]
    from_the_start = [player for player in players if player.enters == 1]
    return next((pair for pair in pairwise(from_the_start) if rating(pair[0]) < rating(pair[1])), None)


def order_by_ranking_key(
    players: Sequence[Player], key: Callable[[Player], SortKey], seed: str, newcomers: Collection[int] | None
) -> list[Player]:
    """The players in the order of their ranking numbers; `newcomers` once the tournament has started.

    Then numbers already in use keep their order and late entrants are put in their place (B.2.5: «I numeri d’ordine dei
    partecipanti al torneo verranno modificati opportunamente»): after their equals, so one after the other as they have
    come; who comes together draws lots.
    """

    same_name: Counter[str] = Counter()
    lots = {}
    for player in players:  # two of the same name, or without one, still draw different lots
        same_name[player.name] += 1
        lots[player.number] = lot_value(seed, ranking_ticket(player.name, same_name[player.name]))

    def drawn(player: Player) -> tuple[SortKey, str]:
        return key(player), lots[player.number]

    if newcomers is None:
        return sorted(players, key=drawn)
    order = [player for player in players if player.enters == 1]
    late = [player for player in players if player.enters > 1]
    new = [player for player in late if player.number in newcomers]
    known = [player for player in late if player.number not in newcomers]
    for player in known + sorted(new, key=lambda player: (player.enters, drawn(player))):
        place = next((i for i, other in enumerate(order) if key(other) > key(player)), len(order))
        order.insert(place, player)
    return order


def draw_colour(seed: str) -> Colour:
    """B.4.1: the colour for number 1."""
    return Colour.WHITE if is_odd_lot(seed, FIRST_COLOUR) else Colour.BLACK


def _title_rank(player: Player, field: str, ignored: Collection[str] = ()) -> int:
    title = (getattr(player, field) or "").upper().strip()
    title = ITALIAN_TITLES.get(title, title)
    if title and title not in TITLES:
        known = [*TITLES, *ITALIAN_TITLES]
        raise BadDocumentError(
            "unknown_title", f"players[{player.number - 1}].{field}", found=title, known=TextList(known)
        )
    return len(TITLES) if not title or title in ignored else TITLES.index(title)


def _alphabetical(name: str) -> str:
    """Accents and capitals play no part."""
    plain = unicodedata.normalize("NFKD", name)
    return "".join(c for c in plain if not unicodedata.combining(c)).casefold()
