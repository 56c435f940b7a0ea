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
from tests.events.answers import engine_pair
from tests.events.random_chess import played_out, random_event
from tests.formats.bad_documents import BAD, GOOD, changed


@pytest.mark.parametrize(("document", "code", "path"), BAD, ids=[f"{b[1]}@{b[2]}" for b in BAD])
def test_what_is_wrong_is_named_with_its_place(document: dict[str, Any], code: str, path: str) -> None:
    with pytest.raises(BadDocumentError) as refusal:
        read_data(document)
    assert (refusal.value.reason.code, refusal.value.where) == (code, path)
    for language in ("it", "en"):
        sentence = Speaker(language).problem(refusal.value)
        at = "in" if language == "it" else "at"
        assert sentence.startswith(f"{at} {path}: " if path else "")
        assert sentence.endswith(".")
        assert "\n" not in sentence
        assert len(sentence) < 400


@pytest.mark.parametrize(
    ("content", "code"),
    [
        (b"", "file_is_empty"),
        (b" \n", "file_is_empty"),
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
