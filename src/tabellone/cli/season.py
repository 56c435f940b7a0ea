"""`tabellone rate --list`: a season, from a rating list and events in the order of their dates to the new list."""

from typing import Any

from tabellone.cli.context import DONE, CommandContext, WrongUseError, command, read_bytes, write_text
from tabellone.documents.rating import season_data, season_text
from tabellone.documents.standings import count_open_results
from tabellone.engine.capabilities import PlaysDraughts
from tabellone.engine.draughts import DraughtsGame
from tabellone.engine.rating.elo_rubele import WEIGHTS, RatingEdition
from tabellone.engine.rating.season import (
    DatedEvent,
    ListEntry,
    OtherGameCategories,
    SeasonRules,
    has_played,
    rate_season,
)
from tabellone.engine.reason_values import TextList
from tabellone.engine.reasons import BadDocumentError, NotReadyError, Reason
from tabellone.formats.document import read_data, weight_of
from tabellone.formats.json_text import read_object
from tabellone.formats.rating_list import read_list, unread_columns, write_list
from tabellone.reading.dates import is_iso_date

MAX_NAMED = 20
"""Columns in a warning."""


@command
def run_season(
    context: CommandContext,
    list_file: str,
    files: tuple[str, ...],
    game: str | None,
    edition: str,
    newcomers: bool,
    other_list: str | None,
    in_order: bool,
    close_year: int | None,
    output: str | None,
) -> int:
    """Rate all events one after the other; nothing is written unless all of it can be."""
    listed = _read_rating_list(context, list_file)
    found = [_dated_event(file) for file in files]
    events = [event for event, _ in found]
    _require_distinct_days(events, in_order)
    _require_finished(events)
    if close_year is not None and any(event.year > close_year for event in events):
        raise WrongUseError("close_year_before_events", year=close_year)
    others = [] if other_list is None else _read_rating_list(context, other_list)
    other_game = OtherGameCategories(
        (entry.name, entry.card, entry.category) for entry in others if has_played(entry.category, entry.rating)
    )
    season = rate_season(
        listed, events, SeasonRules(_game(game, found), RatingEdition(edition), newcomers, other_game), close_year
    )
    if output is not None:
        write_text(output, write_list(season.entries))
    context.print_answer(season_data(season), season_text(season, context.speaker))
    return DONE


def _read_rating_list(context: CommandContext, file: str) -> list[ListEntry]:
    """The players of a list; what is not read of it, and so is not in the new one, is named."""
    content = read_bytes(file)
    entries = read_list(content)
    if unread := unread_columns(content):
        context.print_warnings(
            [Reason("list_columns_unread", args={"file": file, "columns": TextList(unread[:MAX_NAMED])})]
        )
    return entries


def _dated_event(file: str) -> tuple[DatedEvent, str | None]:
    """An event, and the game its document names."""
    data: dict[str, Any] = read_object(read_bytes(file))
    document = read_data(data)
    if not isinstance(document.system, PlaysDraughts):
        raise WrongUseError("not_a_draughts_event", system=document.system.name)
    date = data.get("date")
    if not isinstance(date, str) or not is_iso_date(date):
        raise BadDocumentError("event_without_date", f"{file}: date")
    tournament = document.tournament
    named = tournament if tournament.name else tournament._replace(name=file)
    return DatedEvent(date, named, WEIGHTS[weight_of(data)]), (data.get("rules") or {}).get("game")


def _game(wanted: str | None, events: list[tuple[DatedEvent, str | None]]) -> DraughtsGame:
    """One list is of one game: the one asked for, or the one the events name; Italian where nobody says."""
    usual = wanted or DraughtsGame.ITALIAN.value
    chosen = wanted or events[0][1] or usual
    for event, game in events:
        if (game or usual) != chosen:
            raise WrongUseError("event_of_other_game", event=event.tournament.name)
    return DraughtsGame(chosen)


def _require_finished(events: list[DatedEvent]) -> None:
    """A list is made of events that are over."""
    for event in events:
        missing = count_open_results(event.tournament)
        if missing:
            raise NotReadyError("event_unfinished", event=event.tournament.name, count=missing)


def _require_distinct_days(events: list[DatedEvent], in_order: bool) -> None:
    """Raises if two events have one day: their order changes the capitals, so it must be stated."""
    if in_order:
        return
    first: dict[str, DatedEvent] = {}
    for event in events:
        if event.date in first:
            args = {"date": event.date, "one": first[event.date].tournament.name, "other": event.tournament.name}
            raise WrongUseError("same_day", **args)
        first[event.date] = event
