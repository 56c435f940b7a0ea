"""What people send, spoilt in every way a file can be: each outcome is a success or a sentence.

`python -m tests.mutations.files --count N --seed S` tries N of each kind and prints the first failure; one number of
one kind with one seed is the same text everywhere.
"""

import argparse
import json
import random
import re
import sys
import traceback
from collections.abc import Callable, Iterator
from contextlib import suppress
from functools import cache, partial
from importlib.resources import files
from typing import Any, NamedTuple

from tabellone.documents.speaker import Speaker
from tabellone.engine.capabilities import HasBrackets, HasTeamStandings
from tabellone.engine.draughts import DraughtsGame
from tabellone.engine.rating.people import Person
from tabellone.engine.reasons import UserError
from tabellone.engine.teams.team_view import competitors
from tabellone.formats.document import read, read_data, write_data
from tabellone.formats.document_edits import number_players
from tabellone.formats.json_text import read_object
from tabellone.formats.people_text import people_text, read_people
from tabellone.formats.player_list import decode, parse_players, players_text
from tabellone.formats.rating_list import read_list
from tabellone.formats.registry import read_registry, write_registry
from tabellone.journal.entries.players import require_description
from tabellone.journal.exchange import journal_from_tournament, journal_text
from tabellone.journal.requests import pair_data
from tabellone.journal.state import State
from tabellone.store.importing import journal_in
from tabellone.store.summaries import Summary, summary_of
from tests.events.seats import tables
from tests.places import DOCS, WRITTEN_BY

TIME = "2026-01-01T00:00:00.000+00:00"
NOBODY = Person("")
SAID = (Speaker("it"), Speaker("en"))

VALUES = (
    *("null", "true", "false", "0", "-1", "1", "2", "999", "1000", "10000000000", "1.5", "1e5", "1e400", "-0", "NaN"),
    *("-Infinity", "9" * 4_000, "9" * 5_000, '""', '" "', '"1-0"', '"\\u0000"', '"\\ud800"', '"\\u202e"', '"a\\nb"'),
    *('"' + "x" * 300 + '"', '"' + "e\u0301" * 150 + '"', "[]", "{}", "[1]", "[null]", '{"a": 1}', '[["a"]]'),
    *("[" * 500 + "]" * 500, "[" * 3_000 + "]" * 3_000, '{"a":' * 900 + "1" + "}" * 900),
)
"""JSON texts put in the place of a value."""
CELLS = (
    *(
        "",
        " ",
        "'",
        "''=1",
        "=1+1",
        "-5",
        "99999",
        "1500",
        "٣٣٣",
        "²",
        "1" * 5_000,
        "x" * 300,
        "\0",
        "\ufeff",
        "\ud7ff",
    ),
    *('"', '""', '"a', ";", "\t", "\u2028", "\u0301" * 300, "nome", "name", "rating", "Maestro", "é", "sep=;"),
)
BYTES = (
    b"\0",
    b"\xff",
    b"\xe0\x80",
    b"\xed\xa0\x80",
    b"\r",
    b"\n",
    b"\xc2\x85",
    b'"',
    b"\\",
    b"{",
    b"]",
    b"\xef\xbb\xbf",
)


class Kind(NamedTuple):
    """A kind of file: good ones, a way to spoil one of them beyond its bytes, and whoever reads it."""

    samples: Callable[[], list[bytes]]
    spoil: Callable[[bytes, random.Random], bytes]
    use: Callable[[bytes], object]


def mutation(kind: str, seed: int, number: int) -> bytes:
    """One spoilt file."""
    chance = random.Random(f"{kind} {seed} {number}")
    content = chance.choice(KINDS[kind].samples())
    for _ in range(chance.choice((1, 1, 1, 2, 3))):
        spoil = chance.choice((KINDS[kind].spoil, KINDS[kind].spoil, _spoilt_lines, _spoilt_bytes))
        content = spoil(content, chance)
    return content


def outcome(kind: str, content: bytes) -> str:
    """What comes of it: nothing, or the code of the sentence, which can be said in every language."""
    try:
        KINDS[kind].use(content)
    except UserError as error:
        for speaker in SAID:
            assert speaker.problem(error)
        return error.reason.code
    return ""


def _spoilt_bytes(content: bytes, chance: random.Random) -> bytes:
    at = chance.randrange(len(content) + 1)
    end = min(len(content), at + chance.choice((1, 2, 5, 50)))
    return chance.choice(
        (
            lambda: content[:at] + bytes([chance.randrange(256)]) + content[at + 1 :],
            lambda: content[:at] + content[end:],
            lambda: content[:at] + chance.choice(BYTES) + content[at:],
            lambda: content[:end] + content[at:],
            lambda: content[:at],
        )
    )()


def _spoilt_lines(content: bytes, chance: random.Random) -> bytes:
    lines = content.split(b"\n")
    one, other = chance.randrange(len(lines)), chance.randrange(len(lines))
    how = chance.randrange(3)
    if how == 0:
        del lines[one]
    elif how == 1:
        lines.insert(other, lines[one])
    else:
        lines[one], lines[other] = lines[other], lines[one]
    return b"\n".join(lines)


def _spoilt_json(content: bytes, chance: random.Random) -> bytes:
    """A value, a name or an entry somewhere inside; what Python could not write is put in as text."""
    try:
        whole = json.loads(content)
    except (ValueError, RecursionError):
        return _spoilt_bytes(content, chance)
    if not isinstance(whole, dict | list) or not whole:
        return _spoilt_bytes(content, chance)
    holder, place = chance.choice(list(_places(whole)))
    raw = ""
    how = chance.randrange(6)
    if how <= 2:
        holder[place], raw = "\0here", chance.choice(VALUES)
    elif how == 3:
        del holder[place]
    elif how == 4 and isinstance(holder, dict):
        holder[chance.choice((*holder, "", "x", "x" * 300, "\0", "round", "number", "name"))] = holder.pop(place)
    elif how == 5 and isinstance(holder, dict):
        value = json.dumps(holder[place])
        holder[place], raw = "\0here", f"{value}, {json.dumps(place)}: {chance.choice((value, *VALUES))}"
    else:
        _, other = chance.choice(list(_places(whole)))
        holder[place] = other
    return json.dumps(whole).replace('"\\u0000here"', raw).encode()


def _places(value: Any) -> Iterator[tuple[Any, Any]]:
    """Everything inside, each as its holder and where it is in it."""
    open_values = [value]
    while open_values:
        holder = open_values.pop()
        places: Any = (
            list(holder) if isinstance(holder, dict) else range(len(holder)) if isinstance(holder, list) else ()
        )
        for place in places:
            yield holder, place
            open_values.append(holder[place])


def _spoilt_json_line(content: bytes, chance: random.Random) -> bytes:
    lines = content.split(b"\n")
    at = chance.randrange(len(lines))
    lines[at] = _spoilt_json(lines[at], chance)
    return b"\n".join(lines)


def _spoilt_cells(content: bytes, chance: random.Random) -> bytes:
    """A cell replaced, or one more or less in a line."""
    lines = content.decode("utf-8", errors="replace").split("\n")
    at = chance.randrange(len(lines))
    cells = re.split(r"([;,\t])", lines[at])
    where = chance.randrange(len(cells))
    cells[where : where + chance.randrange(2)] = [chance.choice(CELLS)]
    lines[at] = "".join(cells)
    return "\n".join(lines).encode()


def _use_document(content: bytes) -> None:
    """Read, written and read again, numbered, and taken into a journal."""
    tournament = read(content).tournament
    assert read_data(write_data(tournament)).tournament == tournament
    read_data(number_players(read_object(content)))
    journal_from_tournament(tournament, "desk", TIME)


def _use_journal(content: bytes) -> None:
    """As an import takes it in, then what lists and pages ask of it."""
    journal = journal_in(content, "desk", TIME).journal
    again = journal_in(journal_text(journal.events).encode(), "desk", TIME).journal
    assert again.state == journal.state
    summary = summary_of(journal.now)
    assert Summary.from_data(summary.as_data()) == summary
    for state in (journal.state, journal.now.published.state):
        _look_at(state)


def _look_at(state: State) -> None:
    """Whatever may be refused is refused with a sentence."""
    system = state.system
    tournament = state.tournament
    asked: list[Callable[[], Any]] = [
        lambda: system.scoring(tournament),
        lambda: system.standings(tournament) if state.entrants else None,
        lambda: system.team_standings(tournament) if isinstance(system, HasTeamStandings) else None,
        lambda: system.brackets(tournament) if state.drawn and isinstance(system, HasBrackets) else None,
        lambda: system.is_over(tournament),
        lambda: system.warnings(tournament) if state.drawn else None,
        lambda: write_data(tournament),
        *(
            partial(system.explain_place, tournament, one.number)
            for one in competitors(tournament)
            if state.paired_rounds
        ),
        *(partial(system.differences, tournament, number) for number in range(1, len(state.paired_rounds) + 1)),
        *(
            partial(system.explain, tournament.as_before_pairing(number), 1)
            for number in range(1, len(state.paired_rounds) + 1)
            if competitors(tournament)
        ),
        lambda: pair_data(state),
    ]
    for ask in asked:
        with suppress(UserError):
            ask()


def _use_list(content: bytes) -> None:
    """As the preview of a file does it: those who can be enrolled are written and read again."""
    for with_teams in (False, True):
        lines = parse_players(decode(content), with_teams)
        players = [line.player for line in lines if line.player and _can_be_enrolled(line.player)]
        again = [line.player for line in parse_players(players_text(players))]
        assert again == players, (again, players)


def _can_be_enrolled(player: dict[str, Any]) -> bool:
    try:
        require_description(player)
    except UserError:
        return False
    return True


def _use_registry(content: bytes) -> None:
    people = [line.apply_to(NOBODY) for line in read_registry(content, DraughtsGame.INTERNATIONAL)]
    assert [
        line.apply_to(NOBODY) for line in read_registry(write_registry(people).encode(), DraughtsGame.ITALIAN)
    ] == people
    capitals = [[(game, now._replace(date=TIME[:10])) for game, now in person.capitals.items()] for person in people]
    assert len(read_people(people_text(list(zip(people, capitals, strict=True))))) == len(people)


def _use_rating_list(content: bytes) -> None:
    read_list(content)


def _use_people(content: bytes) -> None:
    people = read_people(content.decode("utf-8", errors="replace"))
    assert read_people(people_text(people)) == people


def _documents() -> list[bytes]:
    names = ("draughts", "eliminazione", "elo", "example", "girone", "masters")
    shown = [(DOCS / f"{name}.json").read_bytes() for name in names]
    return [*shown, _called(shown[-1]), files("tabellone.demos").joinpath("biblioteca.json").read_bytes()]


def _called(masters: bytes) -> bytes:
    """An event at tables whose first round has called arbiters."""
    calls = [{"table": 1, "arbiters": [2, "Ivo"], "decision": "Si rigioca.", "by": ["Ivo"]}]
    calls += [{"table": 2, "arbiters": [1], "minor": True}]
    tables = [{"seats": [1, 3, 5, 7]}, {"seats": [2, 4, 6, 8]}]
    more = {"staff": ["Ivo"], "history": [{"round": 1, "tables": tables, "calls": calls}]}
    return json.dumps(json.loads(masters) | more).encode()


def _journals() -> list[bytes]:
    """Of every document, and one with what only a director does."""
    journals = [journal_from_tournament(read(content).tournament, "desk", TIME) for content in _documents()]
    lively = journal_from_tournament(read(_documents()[3]).tournament, "desk", TIME)
    said: list[tuple[str, dict[str, Any]]] = [
        ("note", {"text": "una nota"}),
        ("withdraw", {"player": 3}),
        ("return", {"player": 3}),
        ("absence", {"player": 4, "kind": "absent"}),
        ("correct", {"round": 1, "encounter": 1, "result": "1/2"}),
        ("edit", {"player": 5, "name": "Eco", "rating": 1700}),
        ("enrol", {"players": [{"name": "Ultimo", "rating": 1500}], "numbers": {str(n): n for n in range(1, 10)}}),
    ]
    for event, data in said:
        lively.append(event, data, "desk", TIME)
    lively.append("undo", {"target": lively.sequence - 2}, "desk", TIME)
    at_tables = journal_from_tournament(read(_documents()[5]).tournament, "desk", TIME)
    said = [
        ("settings", {"staff": ["Ivo", "Ugo"]}),
        ("edit", {"player": 2, "arbiter": True}),
        ("pair", {"round": 1, "encounters": tables([1, 3, 5, 7], [2, 4, 6, 8])}),
        ("publish", {"round": 1}),
        ("call", {"round": 1, "encounter": 1, "phone": "x", "minor": True}),
        ("assign", {"round": 1, "encounter": 1, "arbiters": [2, "Ugo"]}),
        ("ruling", {"round": 1, "encounter": 1, "text": "Si rigioca.", "by": [2]}),
        ("call", {"round": 1, "encounter": 2}),
        ("call_off", {"round": 1, "encounter": 2}),
        ("call", {"round": 1, "encounter": 2, "minor": True}),
    ]
    for event, data in said:
        at_tables.append(event, data, "desk", TIME)
    old = [file.read_bytes() for file in sorted(WRITTEN_BY.glob("*/journals/*.journal"))]  # everything that can happen
    return [*(journal_text(journal.events).encode() for journal in (*journals, lively, at_tables)), *old]


LISTS = [
    b"Rossi Mario; 1785; CM; Circolo di Udine\nBianchi Anna; 1750\nVerdi Ugo 1650\n",
    "Cognome\tNome\tElo\tSocietà\nPerò\tIda\t1500\tNova\nD'Aì\tLeo\t\tPisa\n".encode(),
    b'nome,squadra,tessera\nUno,Rossa,1\nDue,Blu,2\n"Tre, Quattro",Verde,3\n',
    "nome;squadra;arbitro\nUno;Rossa;sì\nDue;Blu;no\nTre;Verde;\n".encode(),
    "Però;Rossa\nDue;Blu\n".encode("cp1252"),
]
REGISTRIES = [
    b"card;name;club;italian_category;italian_rating;italian_malus;italian_last_year\n"
    b"7;Rossi Anna;Udine;Maestro;4000;0;2025\n8;'=Rosa;;Regionale;1500;50;\n;Andros;;;;;\n",
    "Tessera,Nome,Cognome,Circolo,Elo,Categoria\n1,Anna,Però,Udine,2000,CM\n2,Anna,Però,Pisa,300,\n".encode(),
]
RATING_LISTS = [REGISTRIES[1], b"name;rating\nA;2000\nB;300\n"]


def _people() -> list[bytes]:
    people = [line.apply_to(NOBODY) for line in read_registry(REGISTRIES[0], DraughtsGame.ITALIAN)]
    dated = [[(game, now._replace(date=TIME[:10])) for game, now in person.capitals.items()] for person in people]
    return [people_text(list(zip(people, dated, strict=True))).encode()]


KINDS = {
    "document": Kind(cache(_documents), _spoilt_json, _use_document),
    "journal": Kind(cache(_journals), _spoilt_json_line, _use_journal),
    "list": Kind(lambda: LISTS, _spoilt_cells, _use_list),
    "registry": Kind(lambda: REGISTRIES, _spoilt_cells, _use_registry),
    "rating_list": Kind(lambda: RATING_LISTS, _spoilt_cells, _use_rating_list),
    "people": Kind(cache(_people), _spoilt_json, _use_people),
}


def main() -> int:
    """Try many; the first that ends in anything but a sentence is printed with its number."""
    asked = argparse.ArgumentParser(description=__doc__)
    asked.add_argument("--count", type=int, default=10_000)
    asked.add_argument("--seed", type=int, default=1)
    asked.add_argument("--first", type=int, default=0, help="the number to begin with")
    asked.add_argument("--kind", choices=KINDS, action="append")
    chosen = asked.parse_args()
    for kind in chosen.kind or KINDS:
        read_well = 0
        for number in range(chosen.first, chosen.first + chosen.count):
            content = mutation(kind, chosen.seed, number)
            try:
                read_well += not outcome(kind, content)
            except Exception:
                traceback.print_exc()
                print(f"{content[:2000]!r}\n--kind {kind} --seed {chosen.seed} --first {number} --count 1")
                return 1
        print(f"{kind}: {chosen.count}, of which {read_well} could be read")
    return 0


if __name__ == "__main__":
    sys.exit(main())
