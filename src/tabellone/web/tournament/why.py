"""Why this opponent, why this colour."""

from typing import NamedTuple

from django.http import Http404, HttpResponse

from tabellone.documents.seats import seat_text
from tabellone.engine.capabilities import HasPairingForm
from tabellone.engine.encounters import Encounter, Game, Match, Table
from tabellone.engine.explanations import Explanation, seats_of
from tabellone.engine.model import Colour, Deviation, Player, Rest, Round, Tournament
from tabellone.engine.results import result_of
from tabellone.engine.system import System
from tabellone.engine.teams.team_view import competitors, teams_as_players
from tabellone.journal.as_paired import explained_round
from tabellone.journal.state import RoundChange
from tabellone.web.books import opened
from tabellone.web.kept_pages import kept
from tabellone.web.line_up_form import hour
from tabellone.web.request import Request
from tabellone.web.tournament.frame import earlier_numbers, tournament_page
from tabellone.web.typed import whole_number


@kept
def show(request: Request, key: str, number: int, player: int) -> HttpResponse:
    """One player's round explained; `against` asks why not another opponent."""
    journal = opened(request, key)
    state = journal.state
    tournament = state.tournament
    shown = competitors(tournament)
    if not 0 < number <= len(state.paired_rounds) or not 0 < player <= len(shown):
        raise Http404
    basis, change = explained_round(state, number, player)
    before = basis.as_before_pairing(number)
    explanation = state.system.explain(before, player)
    differs = bool(state.system.differences(basis, number))
    decided = basis.history[number - 1].deviation
    seat = seats_of(tournament.history[number - 1]).get(player)
    against = whole_number(request.GET.get("against", ""))
    why_not = None
    if against is not None and 0 < against <= len(shown) and against != player:
        why_not = state.system.why_not(before, player, against)
    opponent = _opponent(shown, seat, player)
    question = "ui_why_rests" if isinstance(seat, Rest | None) else "ui_why_sits"
    colours = [
        (one, _colours(state.system, before, one.number))
        for one in (shown[player - 1], opponent)
        if one and state.system.encounter is not Table
    ]
    context = {
        "number": number,
        "player": shown[player - 1],
        **earlier_numbers(state, player),
        "opponent": opponent,
        "question": "ui_why_plays" if opponent else question,
        "colours": colours,
        "has_conventional": any(disc.is_conventional for _, discs in colours for disc in discs),
        "others": [other for other in shown if other.number not in _with(seat, player)],
        "explanation": explanation,
        "seat": seat_text(seat, request.speaker),
        "mended": bool(basis.history[number - 1].earlier_seatings),
        "changed": "" if change is None else _changed(request, change),
        "as_good": isinstance(seat, Table) and not differs and not _is_explained(seat, explanation),
        "seated_at": state.system.encounter is Table and bool(explanation.facts),
        "readings": f"explain_readings_{state.system_name}",
        "against": against,
        "why_not": why_not,
        "differs": differs,
        "decided": f"explain_decided_{decided.value}" if decided else "",
    }
    return tournament_page(request, key, journal, "round/why", **context)


def _changed(request: Request, change: RoundChange) -> str:
    """That the arbiter changed this place: when, and why."""
    if change.deviation is Deviation.NO_SHOW:
        return request.speaker.say("explain_changed_no_show", hour=hour(change.at) or "–")
    code = "explain_changed_by_hand" if change.reason else "explain_changed_without_reason"
    return request.speaker.say(code, hour=hour(change.at) or "–", reason=change.reason)


def _opponent(shown: tuple[Player, ...], seat: Encounter | Rest | None, player: int) -> Player | None:
    """Whom he plays in a game of two, or a team in a match."""
    if not isinstance(seat, Game | Match):
        return None
    return shown[(seat.black if seat.white == player else seat.white) - 1]


def _with(seat: Encounter | Rest | None, player: int) -> tuple[int, ...]:
    """Himself and those he plays with."""
    return (player,) if isinstance(seat, Rest | None) else seat.seats


class Disc(NamedTuple):
    """A colour somebody has had."""

    colour: Colour
    is_conventional: bool
    """Given without a game: FID Capo V, Art. 14."""

    @property
    def style(self) -> str:
        """Its letter in the style sheet, «b» for White and «n» for Black."""
        return "b" if self.colour is Colour.WHITE else "n"


def _colours(system: System, before: Tournament, player: int) -> list[Disc]:
    """Of the rounds before, in order: those he has played with, and those the rules count as if he had."""
    played = [_colour_in(round_before, player) for round_before in teams_as_players(before).history]
    counted = system.pairing_form(before).colours[player] if isinstance(system, HasPairingForm) else played
    return [Disc(colour, own is None) for own, colour in zip(played, counted, strict=True) if colour is not None]


def _colour_in(round_: Round, player: int) -> Colour | None:
    game = next((game for game in round_.games if player in (game.white, game.black)), None)
    if game is None or not result_of(game.result).white.played:
        return None
    return Colour.WHITE if game.white == player else Colour.BLACK


def _is_explained(seat: Table, explanation: Explanation) -> bool:
    """Whether the table of the published round is the one whose companions are explained."""
    return {explanation.player, *(tried.player for tried in explanation.candidates)} == {*seat.seats}
