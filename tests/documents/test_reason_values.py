"""What reasons speak of: every argument of every sentence has a type that the speaker knows, and plurals are right."""

import string
from typing import Any

import pytest

from tabellone.documents.speaker import Speaker
from tabellone.documents.words import catalogue
from tabellone.engine.amounts import Amount
from tabellone.engine.model import Player
from tabellone.engine.reason_values import (
    BarrierReason,
    BlackShare,
    ColourBreak,
    ColourBreaks,
    ColourWay,
    ColourWays,
    Literal,
    MessageId,
    NameOrMessage,
    Placings,
    PlayerNumber,
    PlayerNumbers,
    PlayerPairs,
    SumTerms,
    TeamNames,
    TextList,
)
from tabellone.engine.reasons import Argument, Reason, Reasons

PLAYERS = (Player(1, "Ada"), Player(2, "Ivo"), Player(3, "Ugo"))
BREAKS = ColourBreaks([ColourBreak(1, MessageId("white"), 3, "A7")])

SAMPLES: dict[str, Argument] = {
    **dict.fromkeys(
        ("player", "candidate", "upper", "lower", "opponent", "white", "black", "by", "with"), PlayerNumber(1)
    ),
    **dict.fromkeys(
        (
            "refused",
            "equal",
            "order",
            "named",
            "others",
            "late",
            "may_rest",
            "resting",
            "seeded",
            "must_play",
            "missing",
            "seats",
            "mates",
            "kept_for",
            "outside",
        ),
        PlayerNumbers((1, 2)),
    ),
    "teams": TeamNames(("Reds", "Blues")),
    **dict.fromkeys(
        ("known", "boards", "left", "right_places", "team_places", "sizes", "at_tables", "columns"),
        TextList((4, "five")),
    ),
    "pairs": PlayerPairs([(1, 2)]),
    "placed": Placings([(1, "Ada"), (2, 2)]),
    "sum": SumTerms([(None, Amount(3, 2)), (2, Amount(1, 1))]),
    **dict.fromkeys(("upper_share", "lower_share"), BlackShare(1, 3)),
    **dict.fromkeys(("colour", "upper_had", "lower_had", "had", "other_had"), MessageId("white")),
    "tie_break": MessageId("buchholz"),
    "counted": MessageId("club", "counted"),
    "counted_in": MessageId("places", "counted_in"),
    "opening_table": MessageId("table_c", "opening_table"),
    "why": MessageId("missing", "why"),
    "kind": NameOrMessage("pair", "event"),
    "actor": NameOrMessage("director", "actor"),
    "result": NameOrMessage("1-0", "result"),
    **dict.fromkeys(("command", "other_command"), Literal("tabellone restore")),
    **dict.fromkeys(("score", "opponent_score", "credited", "top", "total", "amount", "team_points"), Amount(3, 2)),
    "ways": ColourWays([ColourWay(1, 2, BREAKS), ColourWay(2, 1, ColourBreaks())]),
    "otherwise": BREAKS,
    "proof": BarrierReason.from_groups([3], [[1], [2]]),
    "because": Reason("not_created"),
    "exceptions": Reasons([Reason("waived_difference", "B.3.1", "A19")]),
}
"""One of its type for each argument that is neither a plain number nor somebody's own text."""

SAID = {
    "en": {
        PlayerNumber: "1 Ada",
        PlayerNumbers: "1 Ada and 2 Ivo",
        TeamNames: "Reds and Blues",
        TextList: "4, five",
        PlayerPairs: "1 Ada - 2 Ivo",
        SumTerms: "1½ + 2 × 1",
        BlackShare: "1 of 3",
        Amount: "1½",
        Literal: "tabellone restore",
    },
    "it": {
        PlayerNumber: "1 Ada",
        PlayerNumbers: "1 Ada e 2 Ivo",
        TeamNames: "Reds e Blues",
        BlackShare: "1 su 3",
        Amount: "1½",
    },
}
"""What the samples are in a sentence."""

MADE_BY_THE_SPEAKER = ("proof_", "ui_", "help_", "break_")
"""Not of reasons, or put together of other words."""


def fields(text: str) -> list[tuple[str, str]]:
    """The arguments of a sentence, with the forms they choose from."""
    return [(name, forms or "") for _, name, forms, _ in string.Formatter().parse(text) if name]


@pytest.mark.parametrize("language", ["it", "en"])
def test_every_argument_of_every_sentence_is_said_by_its_type(language: str) -> None:
    speaker = Speaker(language, PLAYERS)
    for code, text in catalogue(language).items():
        if code.startswith(MADE_BY_THE_SPEAKER):
            continue
        args = {name: SAMPLES.get(name, 5) for name, _ in fields(text)}
        said = speaker.sentence(Reason(code, args=args))
        assert "{" not in said.replace("{…}", "")
        for name, forms in fields(text):
            expected = SAID[language].get(type(args[name]))
            assert forms or expected is None or expected in said, (code, name, said)


@pytest.mark.parametrize("unwrapped", [(1, 2), [1, 2], {"player": 1}, {1}, 1.5, object()])
def test_what_is_of_no_type_is_refused(unwrapped: Any) -> None:
    with pytest.raises(TypeError, match="cannot speak of"):
        Speaker("en").sentence(Reason("seeded_are", args={"seeded": unwrapped}))


def test_what_an_argument_is_called_plays_no_part() -> None:
    speaker = Speaker("en", PLAYERS)
    assert speaker.sentence(Reason("two_cards", args={"name": "twice", "card": 2, "other": PlayerNumber(2)})).count(
        "twice"
    )
    assert speaker.sentence(Reason("has_the_bye", args={"player": "the_bye"})) == "the_bye has the bye"
    assert speaker.sentence(Reason("has_the_bye", args={"player": 2})) == "2 has the bye"


@pytest.mark.parametrize(
    ("argument", "data"),
    [
        (PlayerNumber(3), 3),
        (PlayerNumbers((1, 2)), [1, 2]),
        (TeamNames(("A", "B")), ["A", "B"]),
        (TextList((1, "b")), [1, "b"]),
        (PlayerPairs([(1, 2)]), [[1, 2]]),
        (Placings([(1, "Ada")]), [[1, "Ada"]]),
        (BlackShare(1, 3), [1, 3]),
        (MessageId("missing", "why"), "missing"),
        (NameOrMessage("pair", "event"), "pair"),
        (BREAKS, [{"player": 1, "colour": "white", "count": 3, "rule": "A7"}]),
    ],
)
def test_programs_get_plain_numbers_texts_and_lists(argument: Argument, data: Any) -> None:
    given = Reason("met", args={"of": argument}).as_data()["of"]
    assert given == data
    assert type(given) is type(data)


def test_programs_get_both_halves_of_a_proof() -> None:
    data = Reason("no_legal_pairing", args={"proof": BarrierReason.from_groups([3], [[1], [2]])}).as_data()
    assert data == {"code": "no_legal_pairing", "barrier": [3], "groups": [[1], [2]]}


@pytest.mark.parametrize(
    ("code", "args", "italian", "english"),
    [
        ("bye_fewer_games", {"player": "Ada", "count": 1, "most": 2}, "ha giocato 1 partita,", "has played 1 game,"),
        ("bye_fewer_games", {"player": "Ada", "count": 2, "most": 3}, "ha giocato 2 partite,", "has played 2 games,"),
        ("two_rounds_at_least", {"rounds": 1}, "c'è 1 turno:", "there is 1 round:"),
        ("no_round_to_enter", {"rounds": 1}, "l'unico turno annunciato è", "the only round announced is"),
        (
            "survivors_of_rounds",
            {"rounds": 1, "count": 1, "left": 0},
            "resta al più 1 giocatore",
            "at most 1 player is",
        ),
        ("rf_alone", {"player": "Ada", "credited": Amount(2, 2), "score": 0}, "con 1 punto:", "with 1 point:"),
        ("rf_alone", {"player": "Ada", "credited": Amount(2, 1), "score": 0}, "con 2 punti:", "with 2 points:"),
        (
            "seats_kept_above",
            {"table": 1, "kept_for": PlayerNumbers((1,))},
            "il posto serve a 1 Ada",
            "the seat is needed for",
        ),
        (
            "another_bye",
            {"player": "Ugo", "refused": PlayerNumbers((1,))},
            ", perché con 1 Ada a riposo",
            ", because with 1 Ada",
        ),
        (
            "another_bye",
            {"player": "Ugo", "refused": PlayerNumbers((1, 2))},
            ": provati a riposo uno",
            ", each tried alone,",
        ),
    ],
)
def test_one_thing_is_said_in_the_singular(code: str, args: dict[str, Any], italian: str, english: str) -> None:
    for language, part in (("it", italian), ("en", english)):
        assert part in Speaker(language, PLAYERS).sentence(Reason(code, args=args))


def test_a_form_holds_only_the_number_that_chooses_it() -> None:
    """What somebody typed may hold the sign between the forms."""
    for language in ("it", "en"):
        for code, text in catalogue(language).items():
            for name, forms in fields(text):
                assert {inner for inner, _ in fields(forms)} <= {name}, code
                assert not forms or forms.count("|") == 1, code
                assert not fields(forms) or not isinstance(SAMPLES.get(name), tuple), code
