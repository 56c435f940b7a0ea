"""What an event of chess changes in the ratings (FIDE), for programs and for people."""

from collections.abc import Sequence
from fractions import Fraction
from typing import Any

from tabellone.documents.numbers import amount_json, format_amount
from tabellone.documents.rating import fraction_json, hundredths_text, signed_text
from tabellone.documents.speaker import Speaker
from tabellone.engine.amounts import Amount
from tabellone.engine.rating.fide import ChessRating, RatedGame


def chess_rating_data(ratings: Sequence[ChessRating]) -> dict[str, Any]:
    return {
        "chess_ratings": [
            {
                "player": line.player,
                "rating": line.rating,
                "games": [
                    {
                        "round": game.round,
                        "opponent": game.opponent,
                        "rating": game.rating,
                        "scored": amount_json(Amount(game.scored, 2)),
                        "expected": None if game.expected is None else fraction_json(Fraction(game.expected, 100)),
                    }
                    for game in line.games
                ],
                "scored": amount_json(Amount(line.scored, 2)),
                "average": line.average,
                "performance": line.performance,
                "expected": None if line.k is None else fraction_json(Fraction(line.expected, 100)),
                "k": line.k,
                "k_because": None if line.coefficient is None else line.coefficient.value,
                "change": None if line.change is None else fraction_json(Fraction(line.change, 100)),
            }
            for line in ratings
        ]
    }


def chess_working_lines(line: ChessRating, speaker: Speaker) -> list[str]:
    """Every game, then performance, K and the change."""
    return [*(_game_text(game, speaker) for game in line.games), *chess_result_lines(line, speaker)]


def chess_result_lines(line: ChessRating, speaker: Speaker) -> list[str]:
    """Returns the performance, and the change with its K and the reason for that K."""
    if not line.games:
        return [speaker.say("chess_no_games")]
    result = speaker.say("chess_performance", average=line.average, performance=line.performance)
    if line.coefficient is None or line.change is None:
        return [result, speaker.say("chess_unrated")]
    told = [result, speaker.say(line.coefficient.value)]
    if line.k != line.coefficient.k:
        told.append(speaker.say("k_limited", k=line.k, games=len(line.games)))
    change = speaker.say(
        "chess_change",
        k=line.k,
        scored=format_amount(Amount(line.scored, 2)),
        expected=speaker.figure(hundredths_text(Fraction(line.expected, 100))),
        change=speaker.figure(signed_text(Fraction(line.change, 100))),
    )
    return [*told, change]


def _game_text(game: RatedGame, speaker: Speaker) -> str:
    said = {"round": game.round, "opponent": speaker.name(game.opponent), "rating": game.rating}
    scored = format_amount(Amount(game.scored, 2))
    if game.expected is None:
        return speaker.say("chess_game_of_unrated", scored=scored, **said)
    expected = speaker.figure(hundredths_text(Fraction(game.expected, 100)))
    return speaker.say("chess_game", scored=scored, expected=expected, **said)
