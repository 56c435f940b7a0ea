"""The cards of boards and tables, to be printed: who sits there, and the way to enter the result by phone."""

from typing import Any

import segno
from django.http import Http404, HttpResponse
from django.utils.safestring import SafeString, mark_safe

from tabellone.desk.encounters import as_handled
from tabellone.documents.round_games import game_text
from tabellone.documents.speaker import Speaker
from tabellone.journal.state import PairedRound, Phones, State
from tabellone.web.access import reachable
from tabellone.web.books import opened
from tabellone.web.phone.links import phone_link
from tabellone.web.request import Request
from tabellone.web.tournament.frame import tournament_page
from tabellone.web.tournament.tables import table_card


def cards(request: Request, key: str, number: int) -> HttpResponse:
    """One for every table of a round, every board, or every board of its matches."""
    journal = opened(request, key)
    state = journal.state
    if not 0 < number <= len(state.paired_rounds):
        raise Http404
    made = cards_of(request.speaker, state, state.paired_rounds[number - 1])
    for card in made:
        address = reachable(request) + phone_link(key, number, card["number"], card.get("board", 0))
        card |= {"address": address, "picture": qr(address)}
    game = game_text(state.round_games, number, request.speaker)
    context = {"cards": made, "number": number, "game": game, "off": state.phone_policy is Phones.OFF}
    return tournament_page(request, key, journal, "round/printed_cards", **context)


def cards_of(speaker: Speaker, state: State, paired: PairedRound) -> list[dict[str, Any]]:
    """Who sits where; a board nobody plays at needs no card."""
    if paired.tables:
        return [table_card(speaker, state, paired, index) for index in range(1, len(paired.tables) + 1)]
    return [
        {"number": number, "board": board, "seats": _two(state, players)}
        for number, encounter in enumerate(paired.encounters, 1)
        for board, players in as_handled(encounter).seated(encounter)
        if as_handled(encounter).game_at(encounter, board) is not None
    ]


def _two(state: State, players: tuple[int, ...]) -> list[dict[str, Any]]:
    """White first."""
    pairs = zip(players, ("white", "black"), strict=True)
    return [{"name": state.entrants[player].name, "colour": colour} for player, colour in pairs]


def qr(address: str) -> SafeString:
    """As a picture inside a page."""
    return mark_safe(segno.make(address, micro=False).svg_inline(omitsize=True))
