"""Ratings after an event, for programs and for people, with the figures the federation's own examples show."""

from collections.abc import Sequence
from fractions import Fraction
from typing import Any

from tabellone.documents.exact import as_json
from tabellone.documents.speaker import Speaker
from tabellone.documents.table import text_table
from tabellone.engine.amounts import Amount
from tabellone.engine.draughts import DraughtsGame
from tabellone.engine.rating.causes import Cause
from tabellone.engine.rating.elo_rubele import round_half_up
from tabellone.engine.rating.event import RatedPlayer
from tabellone.engine.rating.season import CapitalUpdate, Season


def rating_data(found: Sequence[RatedPlayer], game: DraughtsGame) -> dict[str, Any]:
    """For programs."""
    return {
        "game": game.value,
        "ratings": [
            {
                "player": line.player,
                "before": line.rated.before,
                "expected": number(line.rated.expected),
                "scored": line.rated.scored,
                "after": line.rated.after,
                "games": len(line.games),
                "newcomer": line.newcomer,
                "promoted": line.rated.promoted,
                "bonus": line.rated.bonus,
                "steps": [
                    {"s": leg.coefficient, "from": number(leg.start), "to": number(leg.end)}
                    for leg in line.rated.segments
                ],
            }
            for line in found
        ],
    }


def season_data(season: Season) -> dict[str, Any]:
    """A season for programs: every change in order, then the list."""
    return {
        "changes": [
            {
                "name": change.entry.name,
                "card": change.entry.card,
                "date": change.date,
                "cause": change.cause.value,
                "before": change.before,
                "after": change.after,
                "bonus": change.bonus,
                "promoted": change.promoted,
                "expected": None if change.rated is None else number(change.rated.expected),
                "scored": None if change.rated is None else change.rated.scored,
            }
            for change in season.changes
        ],
        "list": [entry._asdict() for entry in season.entries],
    }


def season_text(season: Season, speaker: Speaker) -> str:
    """A season for people: every change, promotions marked."""
    headings = [speaker.say(code) for code in ("date", "name")] + ["CI", "PA", "PO", "", "CF", ""]
    rows = [
        (
            change.date,
            change.entry.name,
            "" if change.before is None else change.before,
            "" if change.rated is None else speaker.figure(hundredths(change.rated.expected)),
            "" if change.rated is None else change.rated.scored,
            f"{change.bonus:+d}" if change.bonus else "",
            "" if change.after is None else change.after,
            remark(change, speaker),
        )
        for change in season.changes
    ]
    return text_table(headings, rows) if rows else speaker.say("season_without_changes")


def remark(change: CapitalUpdate, speaker: Speaker) -> str:
    """A promotion, or why a capital changes without an event."""
    if change.cause is not Cause.EVENT:
        return speaker.say(f"cause_{change.cause.value}")
    return speaker.say("promoted_to", category=change.promoted) if change.promoted else ""


def number(value: Fraction) -> int | str:
    """For programs: whole numbers are numbers, others strings."""
    return as_json(Amount(value.numerator, value.denominator))


def signed(value: Fraction) -> str:
    """For people, a gain with its sign."""
    return f"{'+' if value > 0 else ''}{hundredths(value)}"


def hundredths(value: Fraction) -> str:
    """For people: what comes from table 19 has two decimals, as the federation writes it."""
    whole, part = divmod(abs(value * 100).numerator, 100)
    return f"{'-' if value < 0 else ''}{whole}.{part:02d}"


def decimal(value: Fraction) -> str:
    """For people: exact if two decimals are enough, else to the nearest of them."""
    cents = round_half_up(value * 100)
    return str(number(value)) if cents == value * 100 else hundredths(Fraction(cents, 100))


def working_lines(line: RatedPlayer, speaker: Speaker) -> list[str]:
    """PA(n) of every game, then the way of the capital with S in force."""
    games = [
        speaker.say(
            "rating_game",
            round=game.round,
            opponent=speaker.name(game.opponent),
            capital=game.capital,
            expected=speaker.figure(hundredths(Fraction(game.expected, 100))),
            scored=game.scored,
        )
        for game in line.games
    ]
    legs = [
        speaker.say("rating_leg", s=leg.coefficient, start=speaker.figure(start), end=speaker.figure(end))
        for leg in line.rated.segments
        for start, end in [(decimal(leg.start), decimal(leg.end))]
    ]
    bonus = [speaker.say("rating_bonus", bonus=line.rated.bonus)] if line.rated.bonus else []
    newcomer = [speaker.say("rating_newcomer", capital=line.rated.before)] if line.newcomer else []
    return [*newcomer, *games, *legs, *bonus, f"CF = {line.rated.after}"]
