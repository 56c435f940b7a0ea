"""The page to go back to after a refusal: the one somebody came from, as long as it is still there."""

from django.urls import Resolver404, ResolverMatch, resolve, reverse

from tabellone.engine.reasons import UserError
from tabellone.journal.state import State
from tabellone.web.books import REPOSITORY
from tabellone.web.typed import local_address


def way_back(asked: str, otherwise: str) -> str:
    """Of a round or of somebody who is no more there, the tournament or its players."""
    address = local_address(asked, otherwise)
    try:
        place = resolve(address.partition("?")[0])
        key = place.kwargs.get("key")
        page = None if key is None else _page_instead(place, REPOSITORY.moment(key).state)
    except (Resolver404, UserError):
        return address
    return address if page is None else reverse(page, args=[key])


def _page_instead(place: ResolverMatch, state: State) -> str | None:
    """The page that is there; None where the one asked for is."""
    if place.url_name == "pair":
        return "tournament"  # it would be refused there too, and said twice
    parts = place.route.split("/")
    if "round" in parts and place.kwargs["number"] > len(state.paired_rounds):
        return "tournament"
    gone = ("players" in parts and place.kwargs.get("player", 0) not in (0, *state.entrants)) or (
        "teams" in parts and place.kwargs.get("team", 0) not in (0, *state.teams)
    )
    return "players" if gone else None
