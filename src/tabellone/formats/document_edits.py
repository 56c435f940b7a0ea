"""Changes to a document that keep everything else in it, fields unknown to the program too: numbers, a round."""

from collections.abc import Sequence
from typing import Any

from tabellone.engine.drawn_options import options_chosen_before
from tabellone.engine.model import Player
from tabellone.formats.encounters import codec_in
from tabellone.formats.rounds import write_withdrawn
from tabellone.reading.options import write_options


def number_players(data: dict[str, Any]) -> dict[str, Any]:
    """Players and teams who have no number yet get those left over, in the order of the document."""
    for who in ("players", "teams"):
        entries = data.get(who)
        if isinstance(entries, list) and all(isinstance(entry, dict) for entry in entries):
            data = {**data, who: _number_entries(entries)}  # of anything else the reader says what is wrong
    return data


def _number_entries(entries: list[dict[str, Any]]) -> list[dict[str, Any]]:
    used = {entry["number"] for entry in entries if isinstance(entry.get("number"), int)}
    left_over = iter(number for number in range(1, len(entries) + 1) if number not in used)
    return [
        entry if entry.get("number") is not None else {"number": next(left_over, None), **_drop_number(entry)}
        for entry in entries
    ]


def renumber(data: dict[str, Any], order: Sequence[Player], rules: Any, seed: str) -> dict[str, Any]:
    """Returns the document with players, or teams if there are any, numbered in this order, and the rules and seed."""
    new = {player.number: number for number, player in enumerate(order, 1)}
    competitors = "teams" if data.get("teams") else "players"
    entries = [{**entry, "number": new[entry["number"]]} for entry in data[competitors]]
    drawn = {**data, competitors: sorted(entries, key=lambda entry: entry["number"])}
    if data.get("history"):
        drawn["history"] = [_renumber_round(played, new) for played in data["history"]]
    if data.get("next"):
        coming = data["next"]
        lists: dict[str, Any] = {
            kind: sorted(new[number] for number in coming[kind]) for kind in ("absent", "half") if coming.get(kind)
        }
        if coming.get("line_ups"):
            lists["line_ups"] = {str(new[int(team)]): line_up for team, line_up in coming["line_ups"].items()}
        drawn["next"] = {**coming, **lists}
    if data.get("decisions"):
        drawn["decisions"] = [
            {**one, "players": [new[number] for number in one["players"]]} for one in data["decisions"]
        ]
    before, after = data.get("rules", {}), write_options(rules, everything=True)
    said = {*before, *write_options(rules), "first_colour"}  # what is drawn is written even where it is the default
    chosen = options_chosen_before(before, "seed" in data or bool(data.get("history")))
    drawn["rules"] = {name: after[name] for name in after if name in said} | chosen
    drawn["seed"] = seed
    drawn.pop("drawn", None)  # a document that says nothing of it is drawn
    return drawn


def append_round(data: dict[str, Any], paired: dict[str, Any]) -> dict[str, Any]:
    """The document with one round more, its results still to come unless they are supposed.

    What was said of the next round is used up, and who has played by his number has it.
    """
    kind = codec_in(paired)
    seated = {kind.name: [kind.without_result(one) for one in paired[kind.name]]}
    played = {"round": paired["round"], **seated, "rests": paired["rests"], **_withdrawn_entries(data, paired["round"])}
    kept = {name: value for name, value in data.items() if name not in ("next", "drawn")}
    history = data.get("history") or []
    drawn = {} if data.get("seed") or "seed" not in paired else {"seed": paired["seed"]}
    if history:  # rounds before it were not drawn from this seed
        known = (data.get("rules") or {}).get("seed") or any(earlier.get("lots_seed") for earlier in history)
        played |= {} if known or not drawn else {"lots_seed": paired["seed"]}
        drawn = {}
    return {**kept, **drawn, "history": [*history, played]}


def _withdrawn_entries(data: dict[str, Any], round_number: int) -> dict[str, Any]:
    """Returns the withdrawals to record with the round, so that a later return does not change how it was paired."""
    competitor = "team" if data.get("teams") else "player"
    away = [
        write_withdrawn(entry["number"], entry.get("struck", False), competitor)
        for entry in data[f"{competitor}s"]
        if entry.get("leaves") is not None and entry["leaves"] < round_number
    ]
    return {"withdrawn": away} if away else {}


def set_openings(data: dict[str, Any], openings: Sequence[int], seed: str) -> dict[str, Any]:
    """The document with the openings of its last round, and the seed they were drawn with."""
    *earlier, last = data["history"]
    return {**data, "history": [*earlier, {**last, "openings": list(openings), "openings_seed": seed}]}


def _renumber_round(played: dict[str, Any], numbers: dict[int, int]) -> dict[str, Any]:
    rests = [_renumber_entry(rest, numbers) for rest in played.get("rests") or []]
    withdrawn = [_renumber_entry(entry, numbers) for entry in played.get("withdrawn") or []]
    kind = codec_in(played)
    seats = {kind.name: [kind.renumber(one, numbers) for one in played.get(kind.name) or []]}
    calls = {"calls": [_renumber_call(call, numbers) for call in played["calls"]]} if played.get("calls") else {}
    mended = [[[numbers[player] for player in table] for table in seating] for seating in played.get("mended") or []]
    more = {"withdrawn": withdrawn, "mended": mended}
    return {**played, **seats, "rests": rests, **{name: value for name, value in more.items() if value}, **calls}


def _renumber_entry(entry: dict[str, Any], numbers: dict[int, int]) -> dict[str, Any]:
    """Renumbers the competitor of an entry and the one it is formally against."""
    return entry | {who: numbers[entry[who]] for who in ("player", "team", "against") if entry.get(who) is not None}


def _renumber_call(call: dict[str, Any], numbers: dict[int, int]) -> dict[str, Any]:
    """Players by their new numbers; the staff has none."""
    lists = ((name, [numbers.get(one, one) for one in call[name]]) for name in ("arbiters", "by") if name in call)
    return call | dict(lists)


def _drop_number(entry: dict[str, Any]) -> dict[str, Any]:
    return {name: value for name, value in entry.items() if name != "number"}
