"""Games of two as they are shown."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from tabellone.documents.encounters.presenter import Presenter, RoundCell, SeatCell
from tabellone.documents.reasons import candidate_lines, exception_lines, reason_data, rest_data
from tabellone.engine.encounters import Game, find_encounter
from tabellone.engine.results import result_of

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator

    from tabellone.documents.speaker import Speaker
    from tabellone.engine.decision import Decision
    from tabellone.engine.explanations import Explanation
    from tabellone.engine.results import Result
    from tabellone.engine.scoring import Scoring


class GamePresenter(Presenter[Game]):
    """Boards with White and Black."""

    def pairing_data(self, decision: Decision, speaker: Speaker) -> dict[str, Any]:
        return {
            "round": decision.round,
            "games": [
                {name: value for name, value in game._asdict().items() if value is not None} for game in decision.games
            ],
            "rests": [rest_data(rest) for rest in decision.rests],
            "exceptions": [reason_data(reason, speaker) for reason in decision.exceptions],
            **({"remarks": [reason_data(r, speaker) for r in decision.remarks]} if decision.remarks else {}),
        }

    def pairing_table(
        self, decision: Decision, seat: Callable[[int], str], speaker: Speaker
    ) -> tuple[list[str], list[tuple[object, ...]]]:
        headings = [speaker.say(code) for code in ("board", "white", "black")]
        return headings, [(board, *map(seat, game.seats)) for board, game in enumerate(decision.games, 1)]

    def data(self, encounter: Game) -> dict[str, Any]:
        return {"white": encounter.white, "black": encounter.black}

    def text(self, encounter: Game, speaker: Speaker) -> str:
        return f"{speaker.name(encounter.white)} - {speaker.name(encounter.black)}"

    def crosstable_cells(self, encounter: Game, index: int, round_number: int, scoring: Scoring) -> Iterator[SeatCell]:
        points, result = scoring.game_points(*encounter, round_number), result_of(encounter.result)
        white, black = encounter.seats
        for seat, (player, opponent, colour, outcome) in enumerate(
            ((white, black, "white", result.white), (black, white, "black", result.black))
        ):
            sign = _result_sign(result, seat, points[seat], scoring) if outcome.is_known else "·"
            cell = RoundCell(round_number, opponent, colour if outcome.played else "", sign, encounter.result)
            yield SeatCell(player, points[seat], cell)

    def explanation(self, explanation: Explanation, decision: Decision, speaker: Speaker) -> str:
        game = find_encounter(explanation.player, decision.games)
        assert game is not None  # otherwise he rests
        white, black = map(speaker.name, game.seats)
        lines = [
            speaker.say("explain_title", round=explanation.round, white=white, black=black),
            "",
            *(speaker.sentence(reason) for reason in explanation.intro),
            *([""] if explanation.intro else []),
        ]
        if explanation.candidates:
            lines += [speaker.say("tried_title"), *candidate_lines(explanation, speaker), ""]
        else:
            lines += [f"  {speaker.sentence(explanation.opponent)}", ""]
        lines.append(speaker.say("colour_title", white=white))
        if explanation.colour is not None:
            lines.append(f"  {speaker.sentence(explanation.colour)}")
        return "\n".join([*lines, *exception_lines(explanation, speaker)])


GAME_PRESENTER = GamePresenter()


def _result_sign(result: Result, seat: int, points: int, scoring: Scoring) -> str:
    """Returns a player's score in a game or a match of two; with a handicap, that of the tabellone (Art. 2)."""
    from tabellone.documents.results import points_label  # noqa: PLC0415  (`pair` shows no tabellone)

    if result.is_match and scoring.given is None:
        return str(result.match_points[seat])
    return points_label(points, scoring.units_per_point)
