"""Ratings after an event, for programs and for people, with the figures the federation's own examples show."""

from collections.abc import Sequence
from fractions import Fraction
from typing import Any

from tabellone.documents.numbers import amount_json
from tabellone.documents.speaker import Speaker
from tabellone.documents.table import text_table
from tabellone.engine.amounts import Amount
from tabellone.engine.draughts import DraughtsGame
from tabellone.engine.rating.causes import Cause
from tabellone.engine.rating.elo_rubele import round_half_up
from tabellone.engine.rating.event import RatedPlayer
from tabellone.engine.rating.season import CapitalUpdate, Season


def rating_data(ratings: Sequence[RatedPlayer], game: DraughtsGame) -> dict[str, Any]:
    return {
        "game": game.value,
        "ratings": [
            {
                "player": line.player,
                "before": line.rated.before,
                "expected": fraction_json(line.rated.expected),
                "scored": line.rated.scored,
                "after": line.rated.after,
                "games": len(line.games),
                "newcomer": line.newcomer,
                "promoted": line.rated.promoted,
                "bonus": line.rated.bonus,
                "steps": [
                    {"s": leg.coefficient, "from": fraction_json(leg.start), "to": fraction_json(leg.end)}
                    for leg in line.rated.segments
                ],
            }
            for line in ratings
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
                "expected": None if change.rated is None else fraction_json(change.rated.expected),
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
            "" if change.rated is None else speaker.figure(hundredths_text(change.rated.expected)),
            "" if change.rated is None else change.rated.scored,
            f"{change.bonus:+d}" if change.bonus else "",
            "" if change.after is None else change.after,
            change_remark(change, speaker),
        )
        for change in season.changes
    ]
    return text_table(headings, rows) if rows else speaker.say("season_without_changes")


def change_remark(change: CapitalUpdate, speaker: Speaker) -> str:
    """A promotion, or why a capital changes without an event."""
    if change.cause is not Cause.EVENT:
        return speaker.say(f"cause_{change.cause.value}")
    return speaker.say("promoted_to", category=change.promoted) if change.promoted else ""


def fraction_json(value: Fraction) -> int | str:
    """Returns a whole number, or a string."""
    return amount_json(Amount(value.numerator, value.denominator))


def signed_text(value: Fraction) -> str:
    """Returns the number with its sign."""
    return f"{'+' if value > 0 else ''}{hundredths_text(value)}"


def hundredths_text(value: Fraction) -> str:
    """Returns a number of table 19 with two decimals, as the federation writes it."""
    whole, part = divmod(abs(value * 100).numerator, 100)
    return f"{'-' if value < 0 else ''}{whole}.{part:02d}"


def decimal_text(value: Fraction) -> str:
    """Returns the number with up to two decimals, rounded if it has more."""
    cents = round_half_up(value * 100)
    return str(fraction_json(value)) if cents == value * 100 else hundredths_text(Fraction(cents, 100))


def working_lines(line: RatedPlayer, speaker: Speaker) -> list[str]:
    """PA(n) of every game, then the way of the capital with S in force."""
    games = [
        speaker.say(
            "rating_game",
            round=game.round,
            opponent=speaker.name(game.opponent),
            capital=game.capital,
            expected=speaker.figure(hundredths_text(Fraction(game.expected, 100))),
            scored=game.scored,
        )
        for game in line.games
    ]
    legs = [
        speaker.say("rating_leg", s=leg.coefficient, start=speaker.figure(start), end=speaker.figure(end))
        for leg in line.rated.segments
        for start, end in [(decimal_text(leg.start), decimal_text(leg.end))]
    ]
    bonus = [speaker.say("rating_bonus", bonus=line.rated.bonus)] if line.rated.bonus else []
    newcomer = [speaker.say("rating_newcomer", capital=line.rated.before)] if line.newcomer else []
    return [*newcomer, *games, *legs, *bonus, f"CF = {line.rated.after}"]
