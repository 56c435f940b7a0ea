"""What the screen of the hall shows of one tournament, page after page."""

from collections.abc import Callable, Iterator, Sequence
from typing import Any, NamedTuple

from tabellone.documents.listings.cells import ColourCell
from tabellone.documents.listings.rounds import alphabetical
from tabellone.documents.listings.table import TableContext
from tabellone.documents.numbers import format_amount
from tabellone.documents.reasons import rest_text
from tabellone.documents.round_games import game_text
from tabellone.documents.schedule import start_of, start_text
from tabellone.documents.speaker import Speaker
from tabellone.documents.standings import points_text
from tabellone.engine.capabilities import HasTeamStandings
from tabellone.engine.teams.team_view import competitors
from tabellone.journal.journal import Snapshot
from tabellone.journal.state import State
from tabellone.store.screens import Screen, View
from tabellone.web.request import Request
from tabellone.web.tournament.bracket import brackets_for_all
from tabellone.web.tournament.frame import MOST_FLAPS
from tabellone.web.tournament.kinds import PAGES
from tabellone.web.tournament.openings import openings_shown

ONE_COLUMN, TWO_COLUMNS = {1: 6, 2: 6, 3: 4, 4: 3}, {1: 15, 2: 15, 3: 11, 4: 7}
"""How many entries of so many lines are shown in one column of large letters, or in two."""
THREE_COLUMNS = {1: 30, 2: 30, 3: 21, 4: 15}
"""How many are on a page in any case: what is beyond is on the next one."""
MOST_LINES = 4
FIRST_PLACES = {True: 7, False: 15}
"""Beside the pairs, with and without an opening above them."""
WHERE = ("match", "table", "board")
"""The columns that say where somebody sits."""


class Slide(NamedTuple):
    """One page of the screen."""

    name: str
    """Its own among all pages of the screen."""
    view: View
    title: str
    entries: Sequence[Any]
    style: str = ""
    """How many columns and lines it has."""
    caption: str = ""
    """What is in the foot while the desk says nothing."""


class Show(NamedTuple):
    """What is shown of one tournament, with what stands beside every page."""

    key: str
    state: State
    slides: list[Slide]
    first: list[dict[str, Any]]
    first_title: str
    foot: str
    opening: dict[str, Any]
    game: Any
    encounter_template: str
    rounds: range
    to_come: range
    number: int
    coming: str
    """When the next round begins, if that is known."""


def show_of(request: Request, key: str, moment: Snapshot, screen: Screen) -> Show:
    """A tournament as everybody may see it; its players are called by their names already."""
    state, speaker = moment.state, request.speaker
    number = len(state.paired_rounds)
    teams, ranked = _ranked_teams(moment), _ranked(moment)
    opening = openings_shown(state, number, speaker) if number else {}
    makers: dict[View, Callable[[], Iterator[Slide]]] = {
        View.BOARDS: lambda: _boards(request, key, state, number),
        View.NAMES: lambda: _names(request, key, state, number),
        View.BRACKET: lambda: _brackets(request, key, state),
        View.STANDINGS: lambda: _standings(request, key, state, teams, ranked),
        View.OPENING: lambda: _opening(request, key, opening),
        View.NOTICES: lambda: _notices(request, key, state),
        View.CLOCK: lambda: _clock(request, key),
    }
    slides = [slide for view in screen.views for slide in makers[view]()]
    first = (teams or ranked)[: FIRST_PLACES[bool(opening.get("one_for_all"))]]
    return Show(
        key=key,
        state=state,
        slides=slides or [Slide(f"{key}-empty", View.BOARDS, state.name, ())],
        first=first,
        first_title=speaker.say("hall_standings_after", round=finished_rounds(state)) if first else "",
        foot=screen.message or (state.notices[-1].text if state.notices else ""),
        opening=opening,
        game=game_text(state.round_games, number, speaker) if number else None,
        encounter_template=PAGES[state.system.encounter].hall_template,
        rounds=range(1, number + 1),
        to_come=range(number + 1, min(state.rounds, MOST_FLAPS) + 1),
        number=number,
        coming=_coming(state, speaker),
    )


def _coming(state: State, speaker: Speaker) -> str:
    begins = start_of(state.schedule, state.next_round)
    return speaker.say("hall_coming", round=state.next_round, starts=start_text(begins, speaker)) if begins else ""


def finished_rounds(state: State) -> int:
    """The rounds everybody has played: the standings on the wall wait for the last game."""
    for number, played in enumerate(state.paired_rounds):
        if state.assumed_result(number + 1) is None and played.undecided_count(state.system):
            return number
    return len(state.paired_rounds)


def _ranked(moment: Snapshot) -> list[dict[str, Any]]:
    """The standings after the last round that is finished."""

    def work_out(state: State) -> list[dict[str, Any]]:
        finished = finished_rounds(state)
        if not finished:
            return []
        decided = state.decisions if finished == len(state.paired_rounds) else ()
        tournament = state._replace(paired_rounds=state.paired_rounds[:finished], decisions=decided).tournament
        lines, named = state.system.standings(tournament), competitors(tournament)
        return [
            {"place": line.place, "name": named[line.player - 1].name, "points": points_text(line)} for line in lines
        ]

    return moment.cached("ranked for the hall", work_out)


def _ranked_teams(moment: Snapshot) -> list[dict[str, Any]]:
    """Of the teams that players at tables belong to, where there are any."""

    def work_out(state: State) -> list[dict[str, Any]]:
        finished = finished_rounds(state)
        if not finished or not isinstance(state.system, HasTeamStandings):
            return []
        tournament = state._replace(paired_rounds=state.paired_rounds[:finished]).tournament
        lines = state.system.team_standings(tournament)
        return [{"place": line.place, "name": line.team, "points": format_amount(line.points)} for line in lines]

    return moment.cached("ranked teams for the hall", work_out)


def _boards(request: Request, key: str, state: State, number: int) -> Iterator[Slide]:
    if not number:
        return
    tournament = state.tournament
    encounters, shown = PAGES[state.system.encounter].hall(request, state, number), competitors(tournament)
    for encounter in encounters:
        encounter["changed"] = encounter["number"] in state.paired_rounds[number - 1].changed_encounters
    rests = tournament.history[number - 1].rests
    resting = [{"rests": shown[rest.player - 1].name, "kind": rest_text(rest, request.speaker)} for rest in rests]
    lines = max((_lines(one) for one in encounters), default=1)
    title = request.speaker.say("hall_round", round=number)
    yield from _paged(f"{key}-boards", View.BOARDS, title, [*encounters, *resting], lines)


def _lines(encounter: dict[str, Any]) -> int:
    """Both names with the opening below, or all at a table."""
    return len(encounter["players"]) if "players" in encounter else 3 if encounter.get("opening") else 2


def _names(request: Request, key: str, state: State, number: int) -> Iterator[Slide]:
    if not number:
        return
    listing = alphabetical(TableContext(state.tournament, state.system, request.speaker), number)
    columns = [column.key for column in listing.columns]
    entries = []
    for row in listing.rows:
        cells = dict(zip(columns, row, strict=True))
        where = "·".join(cells[name].text for name in WHERE if name in cells and cells[name].text)
        colour = next((cell.colour.value for cell in row if isinstance(cell, ColourCell)), "")
        entries.append({"name": row[0].text, "where": where, "colour": colour, "rest": "" if where else row[-1].text})
    title = request.speaker.say("hall_round", round=number)
    caption = request.speaker.say("hall_names")
    yield from _paged(f"{key}-names", View.NAMES, title, entries, 1, caption)


def _brackets(request: Request, key: str, state: State) -> Iterator[Slide]:
    for index, bracket in enumerate(brackets_for_all(state, request.speaker), 1):
        yield Slide(f"{key}-bracket-{index}", View.BRACKET, bracket["title"], [bracket])


def _standings(
    request: Request, key: str, state: State, teams: list[dict[str, Any]], ranked: list[dict[str, Any]]
) -> Iterator[Slide]:
    """The teams before the players, where players at tables have teams."""
    say = request.speaker.say
    caption = say("hall_standings_after", round=finished_rounds(state))
    if teams:
        yield from _paged(f"{key}-teams", View.STANDINGS, say("hall_team_standings"), teams, 1, caption)
    yield from _paged(f"{key}-standings", View.STANDINGS, say("hall_standings"), ranked, 1, caption)


def _opening(request: Request, key: str, opening: dict[str, Any]) -> Iterator[Slide]:
    if opening.get("one_for_all"):
        yield Slide(f"{key}-opening", View.OPENING, request.speaker.say("hall_opening"), opening["diagrams"])


def _notices(request: Request, key: str, state: State) -> Iterator[Slide]:
    if state.notices:
        title = request.speaker.say("ui_notices")
        yield Slide(f"{key}-notices", View.NOTICES, title, state.notices[: -1 - MOST_LINES : -1])


def _clock(request: Request, key: str) -> Iterator[Slide]:
    yield Slide(f"{key}-clock", View.CLOCK, request.speaker.say("hall_clock"), ())


def _paged(name: str, view: View, title: str, entries: list[Any], lines: int, caption: str = "") -> Iterator[Slide]:
    """As many pages as they need: few in large letters, many by thirty."""
    lines = min(lines, MOST_LINES)
    columns = 1 if len(entries) <= ONE_COLUMN[lines] else 2 if len(entries) <= TWO_COLUMNS[lines] else 3
    most = THREE_COLUMNS[lines]
    for number, begins in enumerate(range(0, len(entries), most), 1):
        style = f"columns-{columns} lines-{lines}"
        yield Slide(f"{name}-{number}", view, title, entries[begins : begins + most], style, caption)
