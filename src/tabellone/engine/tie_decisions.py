"""Lots, blitzes and play-offs as documents and journals write them."""

from collections.abc import Container, Sequence
from typing import Any

from tabellone.engine.lines import read_line
from tabellone.engine.model import After, How, TieDecision
from tabellone.engine.reason_values import Items
from tabellone.engine.reasons import BadDocumentError

HOW = {how.value: how for how in How}
AFTER = {after.value: after for after in After}


def read_decisions(raw: Any, known: Container[int], where: str) -> tuple[TieDecision, ...]:
    """The decisions of a document, among players it knows; what cannot be one is refused."""
    if not isinstance(raw, list):
        raise BadDocumentError("not_a_list", where)
    return tuple(read_decision(entry, known, f"{where}[{index}]") for index, entry in enumerate(raw))


def write_decisions(decisions: Sequence[TieDecision]) -> list[dict[str, Any]]:
    """What `read_decisions` reads back."""
    return [write_decision(decision) for decision in decisions]


def write_decision(decision: TieDecision) -> dict[str, Any]:
    """One of them; a seed only if there is one."""
    how = {"how": decision.how.value, "after": decision.after.value}
    return {"players": list(decision.players), **how, **({"seed": decision.seed} if decision.seed else {})}


def read_decision(entry: Any, known: Container[int], where: str) -> TieDecision:
    """One of them."""
    if not isinstance(entry, dict):
        raise BadDocumentError("not_an_object", where)
    for name in entry:
        if name not in TieDecision._fields:
            raise BadDocumentError(
                "unknown_option", f"{where}.{name}", name=name[:80], known=Items(TieDecision._fields)
            )
    players = entry.get("players")
    if not isinstance(players, list):
        raise BadDocumentError("not_a_list", f"{where}.players")
    for player in players:
        if type(player) is not int:
            raise BadDocumentError("not_a_whole_number", f"{where}.players")
        if player not in known:
            raise BadDocumentError("unknown_player", f"{where}.players", player=str(player)[:20])
    if len(set(players)) < len(players):
        raise BadDocumentError("player_listed_twice", f"{where}.players")
    after = _word(entry.get("after", After.EVERYTHING.value), AFTER, f"{where}.after")
    how = _word(entry.get("how"), HOW, f"{where}.how")
    if after is not After.EVERYTHING and how is not How.PLAY_OFF:
        raise BadDocumentError("tie_only_when_all_is_equal", f"{where}.after")
    return TieDecision(tuple(players), how, after, read_line(entry.get("seed", ""), f"{where}.seed"))


def _word(value: Any, known: dict[str, Any], where: str) -> Any:
    if not isinstance(value, str) or value not in known:
        raise BadDocumentError("option_unknown_word", where, word=str(value)[:80], known=Items(known))
    return known[value]
