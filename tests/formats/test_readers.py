"""No reader takes the square of what it is given, and none fails but with a sentence.

Nothing is timed: where the square was, what the reader does with each item is counted, or a size is chosen that the
square could not finish.
"""

import json
from typing import Any

import pytest

from tabellone.documents.speaker import Speaker
from tabellone.engine.capabilities import CanPlan
from tabellone.engine.draughts import DraughtsGame
from tabellone.engine.encounters import Game
from tabellone.engine.model import Player, Round, Tournament
from tabellone.engine.rating import season
from tabellone.engine.rating.season import DatedEvent, ListEntry, SeasonRules, rate_season
from tabellone.engine.reasons import BadDocumentError, NotReadyError
from tabellone.engine.systems import system_named
from tabellone.engine.systems.italo_swiss.options import ItaloSwissOptions
from tabellone.formats import csv_rows, csv_text
from tabellone.formats import player_list as pasting
from tabellone.formats.document import read, read_data
from tabellone.formats.json_text import read_object
from tabellone.formats.player_list import parse_players
from tabellone.formats.registry import read_registry
from tabellone.formats.unknown_fields import MAX_NAMED

HUGE = 1_000_000
"""The square of it would take hours."""
MARKS = "\u0315\u0300"
"""Accents in the wrong order: each pair has to be exchanged."""


def document(players: int = 4, rounds: int = 3, **more: Any) -> dict[str, Any]:
    listed = [{"number": n, "name": f"P{n}"} for n in range(1, players + 1)]
    return {"format": "tabellone/1", "system": "amalfi", "rounds": rounds, "players": listed, **more}


@pytest.mark.parametrize(
    "line",
    [
        "a" + " " * HUGE + "b",
        "a" + " 1" * (HUGE // 2),
        "a " + "1" * HUGE,
        "a" + MARKS * (HUGE // 2),
        "a;" + MARKS * (HUGE // 2),
        "a" + "\t" * HUGE,
        'a;"' + '""' * (HUGE // 2),
        "nome;" * (HUGE // 5),
    ],
)
def test_a_line_of_a_million_characters_is_one_line(line: str) -> None:
    assert len(parse_players(f"Rossi Mario 1500\n{line}")) == 2


def test_a_list_of_accents_is_refused_as_too_long() -> None:
    with pytest.raises(BadDocumentError, match="list_line"):
        read_registry(("name\na" + MARKS * HUGE).encode(), DraughtsGame.ITALIAN)
    with pytest.raises(BadDocumentError, match="list_text"):
        read_registry(("name\na" + MARKS * 5_000).encode(), DraughtsGame.ITALIAN)


def test_only_what_may_be_a_text_is_put_into_its_normal_form(monkeypatch: pytest.MonkeyPatch) -> None:
    """The normal form of a run of accents takes the square of its length, so the length of each is bounded."""
    seen: list[int] = []

    class Counted:
        @staticmethod
        def normalize(form: str, text: str) -> str:
            seen.append(len(text))
            return text

    monkeypatch.setattr(csv_text, "unicodedata", Counted)
    parse_players("\n".join(["è" * 150, "a" + MARKS * 5_000, "plain"]))
    assert set(seen) == {150}


@pytest.mark.parametrize(
    ("line", "name", "rating"),
    [
        ("Squadra 2  1500", "Squadra 2", 1500),
        ("Squadra 2 1500", "Squadra 2 1500", None),
        ("Rossi\u00a01500", "Rossi", 1500),
        ("Rossi 15000", "Rossi 15000", None),
    ],
)
def test_a_rating_at_the_end_of_a_line_without_separators(line: str, name: str, rating: int | None) -> None:
    (found,) = parse_players(line)
    assert found.player is not None
    assert (found.player["name"], found.player["rating"]) == (name, rating)


@pytest.mark.parametrize("language", ["it", "en"])
def test_too_many_lines_are_refused_with_their_number_and_the_limit(language: str) -> None:
    with pytest.raises(BadDocumentError, match="list_lines") as refused:
        parse_players("a\n" * (pasting.MAX_LINES + 1))
    sentence = Speaker(language).problem(refused.value)
    assert "20001" in sentence and "20000" in sentence
    for end in ("\n", "\r", "\r\n", "\u2028"):
        with pytest.raises(BadDocumentError, match="list_lines"):
            read_registry(("name" + f"{end}a" * (csv_rows.MAX_LINES + 1)).encode(), DraughtsGame.ITALIAN)
    with pytest.raises(BadDocumentError, match="too_large"):
        parse_players("a" * (pasting.MAX_FILE_SIZE + 1))


def test_a_field_written_twice_is_found_among_any_number() -> None:
    names = [f'"a{n}":1' for n in range(60_000)]
    with pytest.raises(BadDocumentError, match="field_twice") as refused:
        read_object(("{" + ",".join([*names, '"a59999":2']) + "}").encode())
    assert refused.value.reason.args["name"] == "a59999"


def test_unknown_fields_are_named_up_to_a_number_then_told_once() -> None:
    strange = document(100_000)
    for number, player in enumerate(strange["players"]):
        player[f"x{number}"] = 1
    warnings = [w for w in read_data(strange).warnings if w.code.startswith("unknown_field")]
    assert [w.code for w in warnings] == ["unknown_field"] * MAX_NAMED + ["unknown_fields_more"]
    assert str(MAX_NAMED) in Speaker("en").sentence(warnings[-1])


def test_a_card_written_twice_is_found_among_any_number() -> None:
    listed = document(100_000)
    for number, player in enumerate(listed["players"]):
        player["card"] = str(number)
    read_data(listed)
    listed["players"][-1]["card"] = "99998"
    with pytest.raises(BadDocumentError, match="card_enrolled") as refused:
        read_data(listed)
    assert refused.value.reason.args["card"] == "99998"


def test_who_takes_part_is_asked_of_no_player_round_by_round(monkeypatch: pytest.MonkeyPatch) -> None:
    """A document of a few bytes a round must not cost a look at everybody in each of a thousand rounds."""
    data = document(2_000, 999, history=[{"round": number} for number in range(1, 998)])
    for player in data["players"]:
        player["enters"] = 998
    asked = 0
    original = Player.takes_part_in

    def counted(player: Player, number: int) -> bool:
        nonlocal asked
        asked += 1
        return original(player, number)

    monkeypatch.setattr(Player, "takes_part_in", counted)
    assert len(read_data(data).tournament.history) == 997
    assert asked < 20 * 2_000


def test_who_comes_and_goes_is_expected_in_his_rounds_only() -> None:
    players = [{"number": 1}, {"number": 2}, {"number": 3, "enters": 2, "leaves": 2}, {"number": 4, "leaves": 0}]
    pair = {"white": 1, "black": 2, "result": "1-0"}
    rest = {"player": 3, "kind": "bye"}
    rounds = [{"round": 1, "games": [pair]}, {"round": 2, "games": [pair], "rests": [rest]}]
    data = {**document(), "players": players, "history": rounds}
    assert [len(played.rests) for played in read_data(data).tournament.history] == [0, 1]
    for number, code in ((0, "not_yet_entered"), (2, "already_withdrawn")):
        history = [{"round": n + 1, "games": [pair], "rests": [rest] if n in (1, number) else []} for n in range(3)]
        with pytest.raises(BadDocumentError, match=code):
            read_data({**data, "history": history})


@pytest.mark.parametrize(
    ("text", "code"),
    [
        ('{"a":' + "[" * HUGE + "]" * HUGE + "}", "nested_too_deep"),
        ('{"a":' * 100_000 + "1" + "}" * 100_000, "nested_too_deep"),
        ('{"rounds": 1e400}', "impossible_number"),
        ('{"rounds": -1e400}', "impossible_number"),
        ('{"rounds": ' + "9" * 5_000 + "}", "impossible_number"),
        ('{"rounds": NaN}', "impossible_number"),
        ('{"rounds": -Infinity}', "impossible_number"),
        ('{"name": "\\ud800"}', "control_character"),
        ('{"\\udfff": 1}', "control_character"),
        ('["\\ud800"]', "control_character"),
        ('{"name": "\0"}', "not_json"),
        ("[]", "not_an_object"),
        ("", "file_is_empty"),
    ],
)
def test_what_is_no_document_is_one_sentence(text: str, code: str) -> None:
    with pytest.raises(BadDocumentError, match=code) as refused:
        read(text.encode())
    assert Speaker("it").problem(refused.value)


@pytest.mark.parametrize("field", ["format", "system", "rules", "rounds", "players", "history", "prizes", "weight"])
def test_a_value_as_deep_as_can_be_read_is_one_sentence(field: str) -> None:
    """Whatever is done with it on the way to the sentence."""
    for depth in (100, 900, 940, 960, 980, 1_000):
        deep = json.loads("[" * 90 + "]" * 90)
        for _ in range(depth - 90):
            deep = [deep]
        with pytest.raises(BadDocumentError):
            read_data({**document(), field: deep})


def test_namesakes_with_cards_are_looked_up_not_searched(monkeypatch: pytest.MonkeyPatch) -> None:
    """Each card of an event that a list does not know was compared with every namesake of the list."""
    size = 30_000
    listed = [ListEntry("P", 2000, card=str(number)) for number in range(size)]
    players = tuple(Player(number, "P", card=f"x{number}") for number in range(1, size + 1))
    games = tuple(Game(2 * n + 1, 2 * n + 2, "1-0") for n in range(size // 2))
    event = Tournament("E", "italo-swiss", ItaloSwissOptions(), 1, players, (Round(games),))
    monkeypatch.setattr(season, "rate_event", lambda *_: [])
    after = rate_season(
        listed, [DatedEvent("2026-01-01", event)], SeasonRules(DraughtsGame.ITALIAN, admits_newcomers=True)
    )
    assert len(after.entries) == 2 * size
    two = tuple(Player(number, "P") for number in (1, 2))
    small = event._replace(players=two, history=(Round((Game(1, 2, "1-0"),)),))
    with pytest.raises(NotReadyError, match="several_of_this_name"):
        rate_season(listed[:2], [DatedEvent("2026-01-01", small)], SeasonRules(DraughtsGame.ITALIAN))
    with pytest.raises(NotReadyError, match="one_person_twice"):
        rate_season(listed[:1], [DatedEvent("2026-01-01", small)], SeasonRules(DraughtsGame.ITALIAN))


@pytest.mark.parametrize(("players", "rounds"), [(16, 30), (16, 400), (2_004, 5)])
def test_a_plan_says_how_many_rounds_it_looks_at(players: int, rounds: int) -> None:
    """However large the event: what is looked at is bounded, and said where it is not all of it."""
    listed = [{"number": n, "name": f"P{n}", "team": f"T{n % (players // 4)}"} for n in range(1, players + 1)]
    data = {"format": "tabellone/1", "system": "big-tables", "rounds": rounds, "players": listed}
    system = system_named("big-tables")
    assert isinstance(system, CanPlan)
    plan = system.plan(read_data(data).tournament)
    assert plan is not None
    looked_at = len(plan.rounds)
    assert 2 <= looked_at <= rounds
    assert looked_at * players <= 20_000
    told = [Speaker("en").sentence(reason) for reason in plan.warnings]
    assert told == [] if looked_at == rounds else (str(looked_at) in told[0] and str(rounds) in told[0])
