"""Past rounds compared with the rules, for programs and for people."""

from collections.abc import Sequence
from typing import Any

from tabellone.documents.reasons import reason_data
from tabellone.documents.seats import seat_data, seat_text
from tabellone.documents.speaker import Speaker
from tabellone.engine.checking import ReadingDifference, RoundCheck
from tabellone.engine.encounters import Table
from tabellone.engine.explanations import Difference


def check_data(checks: Sequence[RoundCheck], speaker: Speaker) -> dict[str, Any]:
    return {
        "rounds": [
            {
                "round": check.round,
                "agrees": None if check.unchecked or check.deviation else not check.differences,
                "differences": [
                    {
                        "board": difference.board,
                        "expected": seat_data(difference.expected),
                        "published": seat_data(difference.published),
                        "reasons": [reason_data(reason, speaker) for reason in difference.reasons],
                    }
                    for difference in check.differences
                ],
                **({"unchecked": reason_data(check.unchecked, speaker)} if check.unchecked else {}),
                **({"decided": check.deviation.value} if check.deviation else {}),
            }
            for check in checks
        ]
    }


def check_text(checks: Sequence[RoundCheck], speaker: Speaker) -> str:
    """Returns every differing board of each round; below the first one stand the articles that decide it."""
    lines = []
    for check in checks:
        if check.unchecked:
            why = speaker.sentence(check.unchecked)
            lines.append(speaker.say("check_unchecked", round=check.round, why=why))
            continue
        if not check.differences:
            lines.append(speaker.say("check_agrees", round=check.round))
            continue
        code = "check_differs" if check.deviation is None else f"check_decided_{check.deviation.value}"
        lines.append(speaker.say(code, round=check.round))
        for difference in check.differences:
            if difference.expected is not None or difference.published is not None:
                lines.append(f"  {_difference_text(difference, speaker)}")
            if difference is check.differences[0]:
                lines += [f"    · {speaker.sentence(reason)}" for reason in difference.reasons]
    return "\n".join(lines) or speaker.say("check_nothing")


def _difference_text(difference: Difference, speaker: Speaker) -> str:
    """Returns what the rules have and what was published; of a table only the latter, as many may be right."""
    published = seat_text(difference.published, speaker)
    if difference.expected is None and isinstance(difference.published, Table):
        return speaker.say("check_table", board=difference.board, published=published)
    expected = seat_text(difference.expected, speaker)
    code = "check_board" if difference.board else "check_bye"
    return speaker.say(code, board=difference.board, published=published, expected=expected)


def comparison_data(
    rounds: Sequence[tuple[int, list[ReadingDifference]]], edition: str, other_edition: str
) -> dict[str, Any]:
    """Returns JSON of the boards on which two editions differ."""
    return {
        "editions": [edition, other_edition],
        "rounds": [
            {
                "round": number,
                "boards": [
                    {"board": board.board, edition: seat_data(board.first), other_edition: seat_data(board.second)}
                    for board in boards
                ],
            }
            for number, boards in rounds
        ],
    }


def comparison_text(
    rounds: Sequence[tuple[int, list[ReadingDifference]]], edition: str, other_edition: str, speaker: Speaker
) -> str:
    lines = [speaker.say("compare_title", one=edition, other=other_edition)]
    for number, boards in rounds:
        if not boards:
            lines.append(speaker.say("compare_same", round=number))
        for board in boards:
            what = speaker.say("bye") if board.board == 0 else f"{speaker.say('board').lower()} {board.board}"
            seats = f"{edition} {seat_text(board.first, speaker)}; {other_edition} {seat_text(board.second, speaker)}"
            lines.append(speaker.say("compare_board", round=number, what=what, seats=seats))
    return "\n".join(lines)
