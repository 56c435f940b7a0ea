"""Journals and the registry in real databases: SQLite and PostgreSQL."""

from pathlib import Path
from typing import Any

import pytest
from django.conf import settings
from django.core.management import call_command
from django.db import connection
from django.test.utils import CaptureQueriesContext

from tabellone.engine.draughts import DraughtsGame
from tabellone.engine.encounters import Game
from tabellone.engine.model import Player, Round, Tournament
from tabellone.engine.rating.people import Person
from tabellone.engine.rating.season import DatedEvent, SeasonRules
from tabellone.engine.systems.italo_swiss.options import ItaloSwissOptions
from tabellone.formats.registry import read_registry, write_registry
from tabellone.journal.exchange import journal_text, read_journal
from tabellone.journal.replay import fold
from tabellone.journal.requests import draw_data, pair_data
from tabellone.store.backup import make_backup
from tabellone.store.backup_contents import read_backups
from tabellone.store.models import CapitalRecord, PersonRecord, TournamentRecord
from tabellone.store.opening import migrate
from tabellone.store.phase_links import next_phases
from tabellone.store.ratings import Ratings
from tabellone.store.registry import Registry
from tabellone.store.registry_merging import Merged
from tabellone.store.registry_rows import folded
from tabellone.store.repository import Repository, StoreError
from tabellone.store.restoring import bring_back
from tests.store.tournaments import paired_tournament, refused

pytestmark = pytest.mark.usefixtures("either_store")


PLAYERS = 40


def test_kept() -> None:
    """What was appended is there for another process and another fold, and a page of it costs no fold."""
    repository, key = paired_tournament()
    repository.append(key, "result", {"round": 1, "encounter": 1, "result": "1-0"}, "desk")
    other = Repository()
    assert other.journal(key).state == repository.journal(key).state == fold(other.journal(key).events)
    assert other.tournaments()[0] == key
    state = other.journal(key).state
    assert other.journal(key).state is state  # nothing new, nothing folded
    repository.append(key, "result", {"round": 1, "encounter": 2, "result": "0-1"}, "desk")
    assert other.journal(key).state.paired_rounds[0].games[1].result == "0-1"
    undo = repository.append(key, "undo", {"target": other.journal(key).sequence}, "desk")
    assert other.journal(key).sequence == undo.sequence
    assert other.journal(key).state.paired_rounds[0].games[1].result is None
    try:
        other.journal("0" * 16)
    except StoreError as error:
        assert error.reason.code == "no_such_tournament"


def test_called() -> None:
    """A call, who came and what they decided are there for another process, and come back from a backup's text."""
    repository = Repository()
    key = repository.create({"name": "Tavoli", "system": "big-tables", "rules": {}, "rounds": 3}, "desk")
    names = [{"name": f"P{number}", "team": f"T{number % 6}", "arbiter": True} for number in range(12)]
    repository.append(key, "enrol", {"players": names}, "desk")
    repository.append(key, "settings", {"staff": ["Ivo"]}, "desk")
    repository.append(key, "draw", draw_data(repository.journal(key).state, "1"), "desk")
    repository.append(key, "pair", pair_data(repository.journal(key).state)[0], "desk")
    repository.append(key, "publish", {"round": 1}, "desk")
    place = {"round": 1, "encounter": 1}
    made = repository.append(key, "call", {**place, "phone": "x"}, "phone")
    assert len(made.data["arbiters"]) == 3 and made.data["arbiters"][0] == "Ivo"
    repository.append(key, "assign", {**place, "arbiters": ["Ivo"]}, "desk")
    repository.append(key, "ruling", {**place, "text": "Si rigioca.", "by": ["Ivo"]}, "desk")
    repository.append(key, "call", {**place, "encounter": 2, "minor": True}, "desk")
    other = Repository().journal(key)
    assert other.state == repository.journal(key).state == read_journal(journal_text(other.events)).state
    first, second = (one.call for one in other.state.paired_rounds[0].calls)
    assert (first.arbiters, first.decision, first.by) == (("Ivo",), "Si rigioca.", ("Ivo",))
    assert (second.encounter, second.minor, second.decision) == (2, True, "")


def test_unlocked() -> None:
    """Whoever waits for the database keeps nobody waiting: no journal is locked while it is asked."""
    mine, key = paired_tournament()
    asked = []

    def ask(execute: Any, sql: str, *rest: Any) -> Any:
        assert not any(kept.lock._is_owned() for kept in mine._kept.values()), sql
        asked.append(sql)
        return execute(sql, *rest)

    mine.moment(key)
    Repository().append(key, "result", {"round": 1, "encounter": 1, "result": "1-0"}, "desk")
    with connection.execute_wrapper(ask):
        assert mine.moment(key).state.paired_rounds[0].games[0].result == "1-0"
        mine.append(key, "result", {"round": 1, "encounter": 2, "result": "1-0"}, "desk")
    assert asked


def test_registry() -> None:
    """People and their capitals: merged from a file, and found."""
    people = Registry()
    PersonRecord.objects.all().delete()
    assert (folded("D'Àvila  José"), people.found("x")) == (" d avila jose", [])
    rating_list = "card;name;category;rating\n7;Rossi Anna;Maestro;4000\n8;De Rosa Béla;Regionale;1500\n;Andros;;300\n"
    assert people.merge(read_registry(rating_list.encode(), DraughtsGame.ITALIAN), "2026-01-01") == Merged(3, 0)
    assert people.merge(read_registry(rating_list.encode(), DraughtsGame.ITALIAN), "2026-01-01") == Merged(
        0, 0
    )  # nothing new in it
    assert [known.person.name for known in people.found("ros")] == ["De Rosa Béla", "Rossi Anna"]
    assert [known.person.name for known in people.found("anna ro")] == ["Rossi Anna"]
    assert [known.person.name for known in people.found("BELA")] == [known.person.name for known in people.found("8")]
    more = "card;name;club;international_category;international_rating\n7;Rossi Anna;Udine;MI;\n9;Nuovo;;;\n"
    assert people.merge(read_registry(more.encode(), DraughtsGame.ITALIAN), "2026-01-01") == Merged(1, 1)
    anna = people.found("7")[0]
    assert (anna.person.club, anna.person.capitals[DraughtsGame.ITALIAN].rating) == ("Udine", 4000)
    written = write_registry(known.person for known in people.everybody())
    assert people.merge(read_registry(written.encode(), DraughtsGame.ITALIAN), "2026-01-01") == Merged(
        0, 0
    )  # read(write(x)) = x
    refused("card_taken", people.save, anna.person._replace(card="8"), anna.id)
    refused("namesake_needs_card", people.save, Person("rossi anna"))
    two = b"card;name;rating\n11;Nuovo;700\n12;Nuovo;900\n"  # the one without a card, and a namesake
    PersonRecord.objects.filter(name="Nuovo").update(card="")
    assert people.merge(read_registry(two, DraughtsGame.ITALIAN), "2026-01-01") == Merged(1, 1)
    assert [known.person.card for known in people.found("nuovo")] == ["11", "12"]
    people.remove(people.found("12")[0].id)
    PersonRecord.objects.filter(card="11").delete()
    people.save(Person("Nuovo"))
    assert people.person(anna.id) == anna.person
    registry_rated()


def registry_rated() -> None:
    """Rated by an event once, taken back, brought back from a backup."""
    people = Registry()
    ratings = Ratings(people)
    anna = people.found("7")[0]
    players = (Player(1, "Rossi A.", card="7"), Player(2, "andros"), Player(3, "Nuovo"), Player(4, "Chi"))
    games = (Round((Game(1, 2, "1/2"), Game(3, 4, "1-0"))),)
    event = DatedEvent("2026-05-01", Tournament("Coppa", "italo-swiss", ItaloSwissOptions(), 3, players, games))
    refused("not_in_the_list", ratings.apply, event, "k1", SeasonRules(DraughtsGame.ITALIAN))
    ruling = SeasonRules(DraughtsGame.ITALIAN, admits_newcomers=True)
    expected = ratings.rate(event, "k1", ruling)
    assert people.count() == 4  # a preview writes nothing
    season = ratings.apply(event, "k1", ruling)
    assert season == expected
    assert [change.cause.value for change in season.changes].count("newcomer") == 2
    assert (people.count(), ratings.rated_on("k1")) == (5, "2026-05-01")
    after = people.person(anna.id).capitals[DraughtsGame.ITALIAN]
    assert (after.rating, after.last_year, after.tournament) == (season.changes[2].after, 2026, "k1")
    refused("rated_already", ratings.apply, event, "k1", ruling)
    refused("rated_later", ratings.apply, event._replace(date="2026-04-01"), "k2", ruling)
    ratings.apply(event._replace(date="2026-06-01"), "k2", ruling)
    refused("rated_since", ratings.take_back, "k1")
    ratings.take_back("k2")
    assert people.person(anna.id).capitals[DraughtsGame.ITALIAN] == after
    refused("person_has_played", people.remove, anna.id)
    assert ratings.registered("k1", players)[1] == after.rating
    people.save(people.person(anna.id)._replace(club="Lecce"), anna.id)
    refused("rated_later", ratings.apply, event._replace(date="2026-04-01"), "k2", ruling)  # whatever was edited since
    refused("events_after_year", ratings.close_year, DraughtsGame.ITALIAN, 2025)
    assert ratings.year_is_open(DraughtsGame.ITALIAN, 2026)
    closed = ratings.close_year(DraughtsGame.ITALIAN, 2026)
    assert not ratings.year_is_open(DraughtsGame.ITALIAN, 2026)
    refused("year_closed", ratings.apply, event._replace(date="2026-12-01"), "k2", ruling)
    assert ratings.newest_capital(players, DraughtsGame.ITALIAN) == "2026-05-01"
    ratings.take_back(ratings.closed_years()[0][2])
    assert ratings.closed_years() == []
    assert ratings.close_year(DraughtsGame.ITALIAN, 2026) == closed
    assert [change.entry.name for change in closed.changes] == ["De Rosa Béla"]
    refused("rated_already", ratings.close_year, DraughtsGame.ITALIAN, 2026)

    registry_brought_back(people, ratings)


def registry_brought_back(people: Any, ratings: Any) -> None:
    """People lost, then capitals lost: a backup has them all."""
    before = [(known.person, people.history(known.id)) for known in people.everybody()]
    file = make_backup("test")
    PersonRecord.objects.exclude(card="8").delete()
    bring_back(read_backups(file))
    bring_back(read_backups(file))
    assert [(known.person, people.history(known.id)) for known in people.everybody()] == before
    assert ratings.rated_on("k1") == "2026-05-01"
    CapitalRecord.objects.filter(tournament="k1").delete()  # the last capitals lost, the person still there
    bring_back(read_backups(file))
    assert [(known.person, people.history(known.id)) for known in people.everybody()] == before


def test_phases() -> None:
    """The next phases of a tournament are found however many others there are, without reading any journal."""
    repository, first = paired_tournament(6)
    described = {"name": "Finale", "system": "amalfi", "rules": {}, "rounds": 3}
    finals = [repository.create(described | {"follows": [first, first, "x" * 99]}, "desk") for _ in range(2)]
    for _ in range(120):
        repository.create(described | {"follows": ["0" * 16]}, "desk")
    with CaptureQueriesContext(
        connection,
    ) as asked:
        assert next_phases(first) == finals
    assert len(asked) == 1
    assert "store_eventrecord" not in asked[0]["sql"]
    assert next_phases(finals[0]) == []
    file = make_backup("test")
    TournamentRecord.objects.filter(key__in=finals).delete()
    assert next_phases(first) == []
    bring_back(read_backups(file))
    assert next_phases(first) == finals
    call_command("migrate", "store", "0005", verbosity=0)
    migrate()
    assert next_phases(first) == finals
    assert len(next_phases("0" * 16)) == 120
    assert Repository().moment(first).state.name == "Prova"


def test_migrated() -> None:
    """A database from before the registry is backed up and brought up to date."""
    _, key = paired_tournament(6)
    call_command("migrate", "store", "0001", verbosity=0)
    migrate()

    assert Registry().count() == 0
    assert key in Repository().tournaments()
    assert list((Path(settings.TABELLONE_FOLDER) / "backups").glob("*-migration.zip"))
