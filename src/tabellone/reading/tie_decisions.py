"""Lots, blitzes and play-offs as documents and journals write them."""

from collections.abc import Container, Sequence
from typing import Any

from tabellone.engine.model import TieDecision, TieDecisionMethod, TiedPoint
from tabellone.engine.reason_values import TextList
from tabellone.engine.reasons import BadDocumentError
from tabellone.reading.values import read_int, read_line, read_list, read_object

METHODS = {how.value: how for how in TieDecisionMethod}
POINTS = {after.value: after for after in TiedPoint}


def read_decisions(raw: Any, players: Container[int], path: str) -> tuple[TieDecision, ...]:
    """The decisions of a document, among players it knows; what cannot be one is refused."""
    entries = enumerate(read_list(raw, path))
    return tuple(read_decision(entry, players, f"{path}[{index}]") for index, entry in entries)


def write_decisions(decisions: Sequence[TieDecision]) -> list[dict[str, Any]]:
    return [write_decision(decision) for decision in decisions]


def write_decision(decision: TieDecision) -> dict[str, Any]:
    """One of them; a seed only if there is one."""
    how = {"how": decision.how.value, "after": decision.after.value}
    return {"players": list(decision.players), **how, **({"seed": decision.seed} if decision.seed else {})}


def read_decision(entry: Any, competitors: Container[int], path: str) -> TieDecision:
    read_object(entry, path, TieDecision._fields)
    players = read_list(entry.get("players"), f"{path}.players")
    for player in players:
        if read_int(player, f"{path}.players") not in competitors:
            raise BadDocumentError("unknown_player", f"{path}.players", player=str(player)[:20])
    if len(set(players)) < len(players):
        raise BadDocumentError("player_listed_twice", f"{path}.players")
    after = _word(entry.get("after", TiedPoint.EVERYTHING.value), POINTS, f"{path}.after")
    how = _word(entry.get("how"), METHODS, f"{path}.how")
    if after is not TiedPoint.EVERYTHING and how is not TieDecisionMethod.PLAY_OFF:
        raise BadDocumentError("tie_only_when_all_is_equal", f"{path}.after")
    return TieDecision(tuple(players), how, after, read_line(entry.get("seed", ""), f"{path}.seed"))


def _word(value: Any, allowed: dict[str, Any], path: str) -> Any:
    if not isinstance(value, str) or value not in allowed:
        raise BadDocumentError("option_unknown_word", path, word=str(value)[:80], known=TextList(allowed))
    return allowed[value]
