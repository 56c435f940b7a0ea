"""Past rounds compared with the rules, for programs and for people."""

from collections.abc import Sequence
from typing import Any

from tabellone.documents.pairing import reason_data, rest_data
from tabellone.documents.speaker import Speaker
from tabellone.engine.checking import RoundCheck, TwoReadings
from tabellone.engine.model import Game, Rest


def check_data(checks: Sequence[RoundCheck], speaker: Speaker) -> dict[str, Any]:
    """For programs."""
    return {
        "rounds": [
            {
                "round": check.round,
                "agrees": not check.differences,
                "differences": [
                    {
                        "board": difference.board,
                        "expected": _seat_data(difference.expected),
                        "published": _seat_data(difference.published),
                        "reasons": [reason_data(reason, speaker) for reason in difference.reasons],
                    }
                    for difference in check.differences
                ],
            }
            for check in checks
        ]
    }


def check_text(checks: Sequence[RoundCheck], speaker: Speaker) -> str:
    """For people: the first differing board of a round with the articles that decide it."""
    lines = []
    for check in checks:
        if not check.differences:
            lines.append(speaker.say("check_agrees", round=check.round))
            continue
        lines.append(speaker.say("check_differs", round=check.round))
        for difference in check.differences:
            lines.append(
                "  "
                + speaker.say(
                    "check_board" if difference.board else "check_bye",
                    board=difference.board,
                    published=_seat_text(difference.published, speaker),
                    expected=_seat_text(difference.expected, speaker),
                )
            )
            if difference is check.differences[0]:
                lines += [f"    · {speaker.sentence(reason)}" for reason in difference.reasons]
    return "\n".join(lines) or speaker.say("check_nothing")


def comparison_data(rounds: Sequence[tuple[int, list[TwoReadings]]], one: str, other: str) -> dict[str, Any]:
    """For programs: the boards on which two editions differ."""
    return {
        "editions": [one, other],
        "rounds": [
            {
                "round": number,
                "boards": [
                    {"board": board.board, one: _seat_data(board.one), other: _seat_data(board.other)}
                    for board in boards
                ],
            }
            for number, boards in rounds
        ],
    }


def comparison_text(rounds: Sequence[tuple[int, list[TwoReadings]]], one: str, other: str, speaker: Speaker) -> str:
    """For people."""
    lines = [speaker.say("compare_title", one=one, other=other)]
    for number, boards in rounds:
        if not boards:
            lines.append(speaker.say("compare_same", round=number))
        for board in boards:
            seats = {"one": _seat_text(board.one, speaker), "other": _seat_text(board.other, speaker)}
            lines.append(speaker.say("compare_board", round=number, board=board.board, **seats))
    return "\n".join(lines)


def _seat_data(seat: Game | Rest | None) -> dict[str, Any] | None:
    if isinstance(seat, Game):
        return {"white": seat.white, "black": seat.black}
    return None if seat is None else rest_data(seat)


def _seat_text(seat: Game | Rest | None, speaker: Speaker) -> str:
    if isinstance(seat, Game):
        return f"{speaker.name(seat.white)} - {speaker.name(seat.black)}"
    return speaker.say("check_none") if seat is None else f"{speaker.name(seat.player)} {speaker.say(seat.kind)}"
