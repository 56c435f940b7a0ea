"""The reader: what is wrong is said in one sentence with its place; what is right reads back the same."""

import copy
import json
import random
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from tabellone.documents.speaker import Speaker
from tabellone.engine.reasons import BadDocumentError
from tabellone.formats.document import read, read_data, write_data
from tabellone.formats.schema import schema
from tests.engine.amalfi.test_differential import engine_pair
from tests.events.notation import event
from tests.events.random_chess import played_out, random_event

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


@pytest.mark.parametrize(("document", "code", "where"), BAD, ids=[f"{b[1]}@{b[2]}" for b in BAD])
def test_what_is_wrong_is_named_with_its_place(document: dict[str, Any], code: str, where: str) -> None:
    with pytest.raises(BadDocumentError) as refusal:
        read_data(document)
    assert (refusal.value.reason.code, refusal.value.where) == (code, where)
    for language in ("it", "en"):
        sentence = Speaker(language).problem(refusal.value)
        assert sentence.startswith(where)
        assert sentence.endswith(".")
        assert "\n" not in sentence
        assert len(sentence) < 400


@pytest.mark.parametrize(
    ("content", "code"),
    [
        (b"", "not_json"),
        (b"{", "not_json"),
        (b"\xff\xfe{}", "not_utf8"),
        (b"[]", "not_an_object"),
        (b"[" * 100_000, "nested_too_deep"),
        (b'{"rounds": ' + b"9" * 5000 + b"}", "impossible_number"),
        (b'{"rounds": NaN}', "impossible_number"),
        (b"null", "not_an_object"),
        (b'{"rounds": 3, "rounds": 4}', "field_twice"),
        (b'{"notes": "\\ud800"}', "control_character"),
    ],
)
def test_what_is_not_a_document(content: bytes, code: str) -> None:
    with pytest.raises(BadDocumentError) as refusal:
        read(content)
    assert refusal.value.reason.code == code


def test_a_byte_order_mark_is_no_obstacle() -> None:
    assert read(b"\xef\xbb\xbf" + json.dumps(GOOD).encode()).tournament.name == "Test"


def test_an_unknown_field_is_a_warning_with_its_place_at_every_level() -> None:
    document = changed("histroy", [])
    document["players"][0]["raiting"] = 1500
    document["players"][1] |= {"leavs": 1, "raiting": 1400}
    document["history"][0]["anounced"] = 3
    document["history"][0]["games"][0]["resul"] = "1-0"
    document["history"][0]["rests"][0]["agianst"] = 1
    document["next"]["abset"] = []
    warnings = [reason.args["where"] for reason in read_data(document).warnings if reason.code == "unknown_field"]
    assert warnings == [
        "histroy",
        "players[0].raiting",
        "players[1].leavs",
        "history[0].anounced",
        "history[0].games[0].resul",
        "history[0].rests[0].agianst",
        "next.abset",
    ]


def test_what_a_document_says_never_reaches_the_terminal_raw() -> None:
    for document in (changed("format", "a\nb\x1b[2J"), changed("rules", {"x\x1b[31m" + "y" * 100_000: 1})):
        with pytest.raises(BadDocumentError) as refusal:
            read_data(document)
        sentence = Speaker("it").problem(refusal.value)
        assert sentence.isprintable()
        assert len(sentence) < 500


json_values = st.recursive(
    st.none()
    | st.booleans()
    | st.integers()
    | st.floats()
    | st.text(max_size=5)
    | st.sampled_from(["1-0", "bye", "amalfi"]),
    lambda children: st.lists(children, max_size=3) | st.dictionaries(st.text(max_size=5), children, max_size=3),
    max_leaves=6,
)


def every_path(value: Any, path: tuple[Any, ...] = ()) -> list[tuple[Any, ...]]:
    found = [path]
    if isinstance(value, dict):
        found += [p for key, child in value.items() for p in every_path(child, (*path, key))]
    elif isinstance(value, list):
        found += [p for index, child in enumerate(value) for p in every_path(child, (*path, index))]
    return found


@given(st.data())
def test_whatever_is_put_anywhere_the_reader_answers_with_a_sentence(data: st.DataObject) -> None:
    document: Any = copy.deepcopy(GOOD)
    for _ in range(data.draw(st.integers(1, 3))):
        path = data.draw(st.sampled_from(every_path(document)))
        value = data.draw(json_values)
        if not path:
            document = value
            break
        place = document
        for step in path[:-1]:
            place = place[step]
        place[path[-1]] = value
    try:
        found = read(json.dumps(document).encode())
    except BadDocumentError as error:
        assert Speaker("it").problem(error)
    else:
        assert read_data(write_data(found.tournament)).tournament == found.tournament


@given(st.binary(max_size=60) | st.text(max_size=60).map(str.encode))
def test_any_bytes_get_a_sentence(content: bytes) -> None:
    with pytest.raises(BadDocumentError):
        read(content)


@pytest.mark.parametrize("seed", range(20))
def test_read_write_read_is_the_same(seed: int) -> None:
    chance = random.Random(seed)
    document = random_event(chance, "fsi")
    for before in played_out(chance, document, lambda d: (found := engine_pair(d)) and found[:2]):
        tournament = read_data(before).tournament
        written = write_data(tournament)
        assert read(json.dumps(written).encode()).tournament == tournament
        assert write_data(read_data(written).tournament) == written


def test_the_schema_accepts_what_the_reader_accepts_and_refuses_most_of_what_it_refuses() -> None:
    """A schema cannot know that a player is paired twice; it knows types, words and ranges."""
    import jsonschema

    validator = jsonschema.Draft202012Validator(schema())
    validator.check_schema(schema())
    assert validator.is_valid(GOOD)
    assert validator.is_valid(write_data(read_data(GOOD).tournament))
    beyond_a_schema = {
        "number_twice", "number_beyond", "not_yet_entered", "already_withdrawn", "more_rounds_than_announced",
        "round_out_of_order", "plays_himself", "paired_twice", "unknown_player", "player_missing_in_round",
        "rests_and_plays", "announced_out_of_range", "absent_and_half", "next_is_stale", "against_without_rr",
    }  # fmt: skip
    beyond_places = {"players[1].number", "players[1].enters"}  # 2.0 is whole to a schema; rounds are known elsewhere
    for document, code, where in BAD:
        if code not in beyond_a_schema and where not in beyond_places:
            assert not validator.is_valid(document), (code, where)
