"""Sealed line-ups in the application: who hands in, who sees what, and that nobody sees it too early (Art. 5, T2)."""

import asyncio
import re
from datetime import datetime, timedelta
from pathlib import Path
from typing import Any
from unittest.mock import patch

import pytest
from django.test import Client

from tabellone.desk.hand import Hand
from tabellone.desk.line_ups import set_deadline
from tabellone.store.backup import make_backup
from tabellone.store.copying import copy_everything
from tabellone.store.models import SealedLineUpRecord
from tabellone.store.reading_keys import new_key
from tabellone.store.sealed import unseal
from tabellone.web.front.versions import Versions
from tests.running.process import in_a_process
from tests.running.store import visitor
from tests.web.addresses import paths_of, unpacked
from tests.web.sealed_event import TEAMS, Event, member


@pytest.fixture
def event(store: Path) -> Event:
    return Event(store)


def program() -> Client:
    """What reads with a key of the director's."""
    return visitor(Authorization=f"Bearer {new_key('tests')}")


def everything_answered(event: Event, clients: dict[str, Any]) -> dict[str, bytes]:
    """Whatever any address answers to whoever asks for it."""
    answers: dict[str, bytes] = {}
    codes = tuple(sorted(event.link(team).rsplit("/", 1)[1] for team in event.state.teams))
    for path in paths_of(event.key, event.state, codes):
        for who, client in clients.items():
            answer = client.get(path)
            content = b"".join(answer.streaming_content) if answer.streaming else answer.content
            answers[f"{who} {path}"] = unpacked(content) + repr(answer.headers).encode()
    return answers


class Secret:
    """A line-up that nobody may find: its players by id, by name or chosen in a form, one after the other."""

    def __init__(self, line_up: list[int], names: list[str], salt: str):
        marks = rb"(?:[^0-9A-Za-z]|null){1,40}"
        self._by_id = re.compile(marks.join(rb"(?<![0-9])%d(?![0-9])" % player for player in line_up))
        self._ids = b",".join(b"%d" % player for player in line_up)
        self._names = b",".join(name.encode() for name in names)
        self._name = re.compile(re.escape(names[0].rpartition(" ")[0].encode()) + rb" [0-9]+")
        self._raw = (b"".join(player.to_bytes(4) for player in line_up), bytes.fromhex(salt), salt.encode())

    def is_in(self, content: bytes) -> bool:
        """Whatever stands between the names of two players, if it is no name of their team."""
        named = b",".join(self._name.findall(content))
        chosen = b",".join(re.findall(rb'value="(\d+)"[^>]*\sselected', content))
        return (
            self._by_id.search(content) is not None
            or self._names in named
            or self._ids in chosen
            or any(raw in content for raw in self._raw)
        )


def test_nobody_reads_a_sealed_envelope(event: Event) -> None:
    """A captain, the public and the director try every address, the exports, a backup and a copy of the database."""
    team = max(event.seats)  # its players have numbers that stand side by side nowhere else
    secret = [member(team, place) for place in (6, 2, 5, 1)]
    assert event.hands_in(visitor(), team, secret).status_code == 302
    assert event.boards == []
    inside = unseal(event.key, 1, team)
    assert inside is not None
    assert list(inside.line_up) == secret
    sought = Secret(secret, [event.state.entrants[player].name for player in secret], inside.salt)
    asking = {"director": event.director, "public": event.visitor, "captain": visitor(), "program": program()}
    answers = everything_answered(event, asking)
    assert f"captain {event.link(min(event.seats))}" in answers
    assert any(b"consegnata, sigillata" in content for content in answers.values())
    journal = f"director /t/{event.key}/journal.txt"
    assert inside.commitment.encode() in answers[journal]
    answers["backup"] = unpacked(make_backup("test", event.folder / "backup.zip").read_bytes())
    assert inside.commitment.encode() in answers["backup"]
    copy_everything(event.folder / "copy.sqlite3")
    assert inside.commitment.encode() in (event.folder / "copy.sqlite3").read_bytes()
    files = [event.folder / "copy.sqlite3", *event.folder.glob("*.log")]
    answers |= {f"file {file.name}": file.read_bytes() for file in files}
    assert [where for where, content in answers.items() if sought.is_in(content)] == []
    event.hands_in(visitor(), min(event.seats), [member(min(event.seats), place) for place in (1, 2, 3, 4)])
    for who, path in (("director", f"/t/{event.key}/journal.txt"), ("captain", event.link(team))):
        assert sought.is_in(asking[who].get(path).content)  # opened, it is found where it should be
    for who in ("public", "program"):
        read = asking[who].get(f"/api/v1/tournaments/{event.key}/rounds/1").content
        assert all(re.search(rb'"(white|black)": %d\b' % player, read) for player in secret)


def test_a_captain_hands_in(event: Event) -> None:
    """Wrong links, illegal and changed envelopes, and both line-ups when the second is in."""
    white, black = event.seats
    ours, theirs = visitor(), visitor()
    link, other_link = event.link(white), event.link(black)
    for wrong in (link.replace(f"/{white}/", f"/{black}/"), f"{link}0", f"/captain/{event.key}/99/{'0' * 16}"):
        answer = ours.get(wrong)
        assert (answer.status_code, "quello di questa squadra" in answer.content.decode()) == (404, True)
        assert event.hands_in(ours, black, [member(black, place) for place in (1, 2, 3, 4)], wrong).status_code == 404
    page = event.text(ours, link)
    for said in (
        TEAMS[white - 1],
        TEAMS[black - 1],
        "Incontro 1",
        "Bianco alla prima damiera",
        "In busta chiusa",
        "15000",
    ):
        assert said in page, said
    illegal = event.hands_in(ours, white, [member(white, place) for place in (5, 5, 3, 4)])
    assert illegal.status_code == 400
    assert f"{TEAMS[white - 1]} 5 è su due damiere" in illegal.content.decode()
    kept = re.findall(r'value="(\d+)"[^>]*\sselected', illegal.content.decode())
    assert [int(player) for player in kept] == [member(white, place) for place in (5, 5, 3, 4)]
    over = event.hands_in(ours, white, [member(white, place) for place in (1, 2, 3, 4)])  # 3900 + … + 3600 = 15 000
    assert over.status_code == 302
    assert event.hands_in(ours, white, ["x", "", "", ""]).status_code == 400
    assert (
        event.hands_in(ours, white, [member(white, place) for place in (1, 2, 3, 4)], round_number=2).status_code == 400
    )
    changed = [member(white, place) for place in (6, 3, 2, 1)]
    assert event.hands_in(ours, white, changed).status_code == 302
    assert "la mostra solo questo telefono" in event.text(ours, link)
    elsewhere = event.text(visitor(), link)  # the same link in other hands: the director's, for example
    assert "lo sa solo chi l&#x27;ha consegnata" in elsewhere
    chosen = re.findall(r'value="(\d+)"[^>]*\sselected', elsewhere)
    assert [int(player) for player in chosen] == [member(white, place) for place in (1, 2, 3, 4)]  # the roster's order
    awaited = event.text(theirs, other_link)
    assert "ha già consegnato" in awaited
    (promised,) = [one.commitment for one in event.state.paired_rounds[-1].envelopes]
    assert f"Il sigillo comincia con {promised[:16]}." in awaited
    assert event.hands_in(theirs, black, [member(black, 4), "", member(black, 1), member(black, 2)]).status_code == 302
    assert event.boards == list(zip(changed, [member(black, 4), None, member(black, 1), member(black, 2)], strict=True))
    for client, address in ((ours, link), (theirs, other_link), (visitor(), link)):
        page = event.text(client, address)
        assert "Le buste sono aperte" in page
        assert 'id="line-up"' not in page
        for name in (f"{TEAMS[white - 1]} 6", f"{TEAMS[black - 1]} 4"):
            assert f"<td>{name}</td>" in page
    late = event.hands_in(ours, white, changed, link)
    assert (late.status_code, "già aperte" in late.content.decode()) == (400, True)


def test_the_director_sets_the_time(event: Event) -> None:
    """A time that cannot be is one sentence; «Chiudi adesso» opens what is in; a renewed link is worth nothing."""
    white, black = event.seats
    old = event.link(white)
    for field, typed, said in (
        ("minutes", "0", "da 1 a 1440"),
        ("minutes", "²", "da 1 a 1440"),
        ("at", "25:00", "per esempio 15:30"),
        ("paper", "9", "non c&#x27;è l&#x27;incontro 9"),
        ("renew", "9", "nessuna squadra con il codice 9"),
    ):
        answer = event.director.post(event.page, {field: typed})
        assert (answer.status_code, said in answer.content.decode()) == (400, True), (field, typed)
    assert event.director.post(event.page, {"minutes": "10"}).status_code == 302
    assert "Le buste si consegnano fino alle" in event.text(event.director, event.page)
    assert event.visitor.post(event.page, {"close": "yes"}).status_code == 403
    assert event.director.post(event.page, {"renew": white}).status_code == 302
    assert visitor().get(old).status_code == 404
    assert event.hands_in(visitor(), white, [member(white, place) for place in (1, 2, 3, 4)], old).status_code == 404
    ours = [member(white, place) for place in (4, 3, 2, 1)]
    assert event.hands_in(visitor(), white, ours).status_code == 302
    slips = event.text(event.director, f"/t/{event.key}/captains")
    assert event.link(white) in slips
    assert slips.count("<svg") >= len(TEAMS)
    assert event.visitor.get(f"/t/{event.key}/captains").status_code == 403
    paper = {f"board.{black}.{board}": member(black, 1) for board in (1, 2)}
    answer = event.director.post(event.page, {"paper": 1, **paper})
    assert (answer.status_code, "è su due damiere" in answer.content.decode()) == (400, True)
    assert event.director.post(event.page, {"close": "yes"}).status_code == 302
    assert [first for first, _ in event.boards] == ours
    assert [second for _, second in event.boards] == [member(black, place) for place in (1, 2, 3, 4)]  # by rating
    late = event.hands_in(visitor(), black, [member(black, place) for place in (1, 2, 3, 4)])
    assert late.status_code == 400


def told_in(event: Event, seconds: float) -> int:
    """How often those who follow the tournament are told of something in so many seconds."""

    async def followed() -> int:
        versions = Versions(event.repository)
        await versions.current(event.key)
        told: list[str] = []
        versions.changed.append(lambda key, known: told.append(key))
        await asyncio.sleep(seconds)
        return len(told)

    return asyncio.run(followed())


def time_over_in(event: Event, seconds: float) -> datetime:
    until = datetime.now().astimezone() + timedelta(seconds=seconds)
    set_deadline(Hand(event.repository, "director"), event.key, 1, until)
    return until


def test_a_late_envelope_is_refused(event: Event) -> None:
    """With the sentence that says what happens instead; when the director moves the time it is taken."""
    white, _ = event.seats
    link, line_up = event.link(white), [member(white, place) for place in (4, 3, 2, 1)]
    time_over_in(event, 0)
    assert "Il tempo è scaduto alle" in event.text(visitor(), link)
    late = event.hands_in(visitor(), white, line_up, link)
    assert (late.status_code, "la formazione che prevede l&#x27;Art. 5" in late.content.decode()) == (400, True)
    assert event.state.paired_rounds[-1].envelopes == ()
    time_over_in(event, 600)
    assert event.hands_in(visitor(), white, line_up, link).status_code == 302
    assert [one.team for one in event.state.paired_rounds[-1].envelopes] == [white]


def test_whoever_watches_opens_when_the_time_is_over(event: Event) -> None:
    """Nobody sends anything: pages that are asked for write nothing, and who follows one is told."""
    white, _ = event.seats
    ours = [member(white, place) for place in (4, 3, 2, 1)]
    link = event.link(white)
    assert event.hands_in(visitor(), white, ours, link).status_code == 302
    until = time_over_in(event, 2)
    assert told_in(event, 0.5) == 0
    assert event.boards == []
    assert told_in(event, 5) > 0
    assert [first for first, _ in event.boards] == ours
    opened = event.repository.moment(event.key).events[-1]
    assert opened.actor == "clock"
    assert until <= datetime.fromisoformat(opened.time)
    assert "Le buste sono aperte" in event.text(visitor(), link)


def test_what_cannot_be_opened_is_tried_once(event: Event) -> None:
    """It was handed in on another computer: the director reads it, and nobody tries every half second."""
    white, _ = event.seats
    assert event.hands_in(visitor(), white, [member(white, place) for place in (4, 3, 2, 1)]).status_code == 302
    SealedLineUpRecord.objects.all().delete()
    time_over_in(event, 0.2)
    with patch("tabellone.desk.line_ups.unseal", wraps=unseal) as tried:
        told_in(event, 4)
    assert event.state.paired_rounds[-1].matches_without_line_ups == [1]  # the other match has its boards, by Art. 5
    assert 0 < tried.call_count <= 3
    assert "non è su questo computer" in event.text(event.director, event.page)


@pytest.mark.parametrize("database", ["sqlite", "postgresql"])
def test_an_envelope_outlives_a_restart(
    database: str, tmp_path: Path, request: pytest.FixtureRequest, monkeypatch: pytest.MonkeyPatch
) -> None:
    if database == "postgresql":
        monkeypatch.setenv("TABELLONE_DATABASE", request.getfixturevalue("postgres"))
    in_a_process("tests.web.line_up_steps", "one_hands_in", tmp_path)
    in_a_process("tests.web.line_up_steps", "the_other_after_a_restart", tmp_path)
