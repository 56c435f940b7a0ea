"""The sheet of a round: boards, who rests, what the director has to confirm."""

from typing import Any

from tabellone.documents.exact import as_json, as_text
from tabellone.documents.round_games import shown_game
from tabellone.documents.speaker import Speaker
from tabellone.documents.table import text_table
from tabellone.engine.decision import Decision
from tabellone.engine.model import Amount, Rest, Tournament
from tabellone.engine.ranking.double_games import is_double
from tabellone.engine.reasons import Reason


def pairing_data(decision: Decision, speaker: Speaker) -> dict[str, Any]:
    """For programs."""
    if decision.quality is not None:
        seated = {
            "round": decision.round,
            "tables": [
                {"seats": list(table.seats), "why": reason_data(why, speaker)}
                for table, why in zip(decision.tables, decision.why_tables, strict=True)
            ],
            **decision.quality._asdict(),
            **({"seed": decision.seed} if decision.seed else {}),
        }
        return seated | {
            "rests": [rest_data(rest) for rest in decision.rests],
            "remarks": [reason_data(reason, speaker) for reason in decision.remarks],
        }
    return {
        "round": decision.round,
        "games": [
            {name: value for name, value in game._asdict().items() if value is not None} for game in decision.games
        ],
        "rests": [rest_data(rest) for rest in decision.rests],
        "exceptions": [reason_data(reason, speaker) for reason in decision.exceptions],
        **({"remarks": [reason_data(r, speaker) for r in decision.remarks]} if decision.remarks else {}),
    }


def pairing_text(tournament: Tournament, decision: Decision, points_unit: int, speaker: Speaker) -> str:
    """For people: everybody with his points."""

    def seat(player: int) -> str:
        return f"{speaker.name(player)} ({as_text(Amount(decision.scores[player], points_unit))})"

    rows: list[tuple[object, ...]]
    if decision.quality is None:
        rows = [(board, seat(game.white), seat(game.black)) for board, game in enumerate(decision.games, 1)]
        headings = [speaker.say(code) for code in ("board", "white", "black")]
    else:
        rows = [(number, *map(seat, table.seats)) for number, table in enumerate(decision.tables, 1)]
        most = max(len(table.seats) for table in decision.tables)
        headings = [speaker.say("table"), *(speaker.say("seat", number=n) for n in range(1, most + 1))]
        rows = [(*row, *[""] * (most + 1 - len(row))) for row in rows]
    title = speaker.say("pairing_title", tournament=tournament.name or "Tabellone", round=decision.round)
    game = shown_game(tournament.round_games, decision.round, speaker) if tournament.round_games else None
    heading = title if game is None else f"{title}\n{game.text}"
    parts = [heading, text_table(headings, rows)]
    if decision.rests:
        rests = [f"  {speaker.name(rest.player)}: {rest_text(rest, speaker)}" for rest in decision.rests]
        parts.append("\n".join([f"{speaker.say('rests_title')}:", *rests]))
    if is_double(tournament.rules):
        parts.append(speaker.say("paper_two_games"))
    if decision.remarks:
        parts.append("\n".join(f"· {speaker.sentence(reason)}" for reason in decision.remarks))
    if decision.exceptions:
        lines = [f"  ! {speaker.sentence(reason)}" for reason in decision.exceptions]
        parts.insert(1, "\n".join([f"{speaker.say('exceptions_title')}:", *lines]))
    return "\n\n".join(parts)


def rest_data(rest: Rest) -> dict[str, Any]:
    """A rest for programs; `against` only where there is one."""
    return {name: value for name, value in rest._asdict().items() if value is not None}


def rest_text(rest: Rest, speaker: Speaker) -> str:
    """A rest for people; RR with the withdrawn player it is formally against."""
    if rest.against is None:
        return speaker.say(rest.kind)
    return speaker.say("rr_with", opponent=speaker.name(rest.against))


def reason_data(reason: Reason, speaker: Speaker) -> dict[str, Any]:
    """A reason for programs, with its sentence."""
    return plain(reason.as_data()) | {"text": speaker.sentence(reason)}


def plain(facts: dict[str, Any]) -> dict[str, Any]:
    """Facts with their exact numbers as JSON has them."""
    return {name: as_json(value) if isinstance(value, Amount) else value for name, value in facts.items()}
