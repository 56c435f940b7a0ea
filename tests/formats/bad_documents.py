"""A good document, and every way in which it can be wrong, with the code and the place of what is said."""

import copy
from typing import Any

from tests.events.notation import event

GOOD = event(5, 3, ["1-3 1:0, 4-2 =, bye 5"])


def changed(path: str, value: Any) -> dict[str, Any]:
    """A copy of the good document with one place changed; a path like "players.0.number"."""
    document = copy.deepcopy(GOOD)
    *way, last = path.split(".")
    place: Any = document
    for step in way:
        place = place[int(step) if step.isdigit() else step]
    place[int(last) if last.isdigit() else last] = value
    return document


def without(path: str) -> dict[str, Any]:
    document = changed(path, None)
    *way, last = path.split(".")
    place: Any = document
    for step in way:
        place = place[int(step) if step.isdigit() else step]
    del place[last]
    return document


BAD: list[tuple[dict[str, Any], str, str]] = [
    (without("format"), "field_missing", ""),
    (changed("format", "tabellone/9"), "wrong_format", "format"),
    (changed("system", "dutch"), "unknown_system", "system"),
    (changed("system", ["amalfi"]), "unknown_system", "system"),
    (changed("rules", []), "not_an_object", "rules"),
    (changed("rules.edition", "fide"), "option_unknown_word", "rules.edition"),
    (changed("rules.colour", "white"), "unknown_option", "rules.colour"),
    (changed("rules.late_entries", "yes"), "option_not_yes_or_no", "rules.late_entries"),
    (changed("rules.tie_breaks", "wins"), "not_a_list", "rules.tie_breaks"),
    (changed("rules.tie_breaks", ["wins", "wins"]), "option_twice", "rules.tie_breaks"),
    (changed("rules.tie_breaks", ["luck"]), "option_unknown_word", "rules.tie_breaks[0]"),
    (changed("rounds", 10_000), "out_of_range", "rounds"),
    (changed("rounds", 0), "out_of_range", "rounds"),
    (changed("rounds", True), "not_a_whole_number", "rounds"),
    (changed("rounds", "5"), "not_a_whole_number", "rounds"),
    (changed("name", 5), "not_text", "name"),
    (changed("name", "x" * 10_000), "text_too_long", "name"),
    (changed("players", []), "too_few_players", "players"),
    (changed("players", [{"number": 1}]), "too_few_players", "players"),
    (changed("players", {}), "not_a_list", "players"),
    (changed("players.0", "Rossi"), "not_an_object", "players[0]"),
    (without("players.1.number"), "number_missing", "players[1]"),
    (changed("players.1.number", 1), "number_twice", "players[1].number"),
    (changed("players.1.number", 9), "number_beyond", "players[1].number"),
    (changed("players.1.number", 0), "too_small", "players[1].number"),
    (changed("players.1.number", 2.0), "not_a_whole_number", "players[1].number"),
    (changed("players.1.name", "a\nb"), "control_character", "players[1].name"),
    (changed("players.1.name", "a\x1b[2J"), "control_character", "players[1].name"),
    (changed("players.1.rating", -5), "out_of_range", "players[1].rating"),
    (changed("players.1.rating", "1500"), "not_a_whole_number", "players[1].rating"),
    (changed("players.1.enters", 9), "out_of_range", "players[1].enters"),
    (changed("players.1.enters", 2), "not_yet_entered", "history[0].games[1].black"),
    (changed("players.1.leaves", 0), "already_withdrawn", "history[0].games[1].black"),
    (changed("players.1.leaves", -1), "too_small", "players[1].leaves"),
    (changed("history", {}), "not_a_list", "history"),
    (changed("history.0", 7), "not_an_object", "history[0]"),
    (changed("history.0.round", 2), "round_out_of_order", "history[0].round"),
    (without("history.0.round"), "round_out_of_order", "history[0].round"),
    (changed("history", [GOOD["history"][0]] * 4), "more_rounds_than_announced", "history"),
    (changed("history", [GOOD["history"][0]] * 2), "round_out_of_order", "history[1].round"),
    (changed("history.0.games", 3), "not_a_list", "history[0].games"),
    (changed("history.0.games.0", 3), "not_an_object", "history[0].games[0]"),
    (changed("history.0.games.0", {"white": 1}), "field_missing", "history[0].games[0]"),
    (changed("history.0.games.0.black", 1), "plays_himself", "history[0].games[0]"),
    (changed("history.0.games.1.white", 1), "paired_twice", "history[0].games[1].white"),
    (changed("history.0.games.0.white", 77), "unknown_player", "history[0].games[0].white"),
    (changed("history.0.games.0.white", "1"), "not_a_whole_number", "history[0].games[0].white"),
    (changed("history.0.games.0.white", True), "not_a_whole_number", "history[0].games[0].white"),
    (changed("history.0.games.0.result", "2-0"), "impossible_result", "history[0].games[0].result"),
    (changed("history.0.games.0.result", ["1-0"]), "impossible_result", "history[0].games[0].result"),
    (changed("history.0.rests", []), "player_missing_in_round", "history[0]"),
    (changed("history.0.rests.0.player", 1), "rests_and_plays", "history[0].rests[0].player"),
    (changed("history.0.rests.0.player", 8), "unknown_player", "history[0].rests[0].player"),
    (changed("history.0.rests.0.kind", "rf"), "impossible_rest", "history[0].rests[0].kind"),
    (changed("history.0.rests.0.kind", None), "impossible_rest", "history[0].rests[0].kind"),
    (changed("history.0.announced", 0), "announced_out_of_range", "history[0].announced"),
    (changed("next", 5), "not_an_object", "next"),
    (changed("next", False), "not_an_object", "next"),
    (changed("next", {"round": 1, "absent": [2]}), "next_is_stale", "next.round"),
    (changed("players.1.title", 0), "not_text", "players[1].title"),
    (changed("players.1.enters", True), "not_a_whole_number", "players[1].enters"),
    (changed("players.1.name", "a\u202eb"), "control_character", "players[1].name"),
    (changed("history.0.rests.0.against", 1), "against_without_rr", "history[0].rests[0].against"),
    (changed("next.absent", 4), "not_a_list", "next.absent"),
    (changed("next.absent", [9]), "unknown_player", "next.absent[0]"),
    (changed("next.absent", [4, 4]), "player_listed_twice", "next.absent"),
    (changed("next", {"absent": [4], "half": [4]}), "absent_and_half", "next"),
    (changed("seed", 5), "not_text", "seed"),
]
