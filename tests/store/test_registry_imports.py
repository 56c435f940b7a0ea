"""Long imports of the registry. They wait where a test wants it: nothing depends on how fast anybody is."""

from pathlib import Path
from threading import Event, Thread
from typing import Any

import pytest
from django.db import DatabaseError, OperationalError, connection

from tabellone.engine.draughts import DraughtsGame
from tabellone.engine.encounters import Game
from tabellone.engine.model import Player, Round, Tournament
from tabellone.engine.rating.people import Person
from tabellone.engine.rating.season import DatedEvent, SeasonRules
from tabellone.engine.reasons import Reason, UserError
from tabellone.engine.systems.italo_swiss.options import ItaloSwissOptions
from tabellone.formats.registry import RegistryLine, read_registry
from tabellone.store import registry_merging
from tabellone.store.models import PersonRecord
from tabellone.store.ratings import Ratings
from tabellone.store.registry import Registry
from tabellone.store.registry_merging import Merged
from tabellone.web.jobs import KEPT, Job, Jobs
from tests.running.process import in_a_process
from tests.store.tournaments import paired_tournament, refused

pytestmark = pytest.mark.usefixtures("either_store")


PEOPLE = 1_200
PART = 500
"""People a transaction, as the store says; here on its own so that a scenario can tell."""


def lines(rating: int = 2_000) -> list[RegistryLine]:
    rows = "".join(f"{n};Persona {n};{rating + n}\n" for n in range(PEOPLE))
    return read_registry(f"card;name;rating\n{rows}".encode(), DraughtsGame.ITALIAN)


def empty() -> Any:
    PersonRecord.objects.all().delete()
    return Registry()


def test_beside(either_store: Path, request: pytest.FixtureRequest) -> None:
    """While an import is half-way results are entered, and nothing is worked out from its capitals."""
    people = empty()
    repository, key = paired_tournament(8)
    half_way, go_on = Event(), Event()
    told: list[int] = []
    merged: list[Merged] = []

    def tell(done: int) -> None:
        told.append(done)
        half_way.set()
        assert go_on.wait(60)

    def work() -> None:
        merged.append(people.merge_in_parts(lines(), "2026-01-01", tell))
        connection.close()

    importer = Thread(target=work)
    importer.start()
    try:
        assert half_way.wait(60)
        repository.append(key, "result", {"round": 1, "encounter": 1, "result": "1-0"}, "desk")
        assert people.count() == PART
        players = (Player(1, "Persona 1", card="1"), Player(2, "Persona 2", card="2"))
        event = DatedEvent(
            "2026-05-01",
            Tournament("Coppa", "italo-swiss", ItaloSwissOptions(), 1, players, (Round((Game(1, 2, "1-0"),)),)),
        )
        ratings = Ratings(people)
        refused("import_runs", ratings.rate, event, "k1", SeasonRules(DraughtsGame.ITALIAN))
        refused("import_runs", ratings.apply, event, "k1", SeasonRules(DraughtsGame.ITALIAN))
        refused("import_runs", ratings.year_end, DraughtsGame.ITALIAN, 2025)
        refused("import_runs", ratings.close_year, DraughtsGame.ITALIAN, 2025)
        refused("import_runs", people.save, Person("Nuovo"))
        refused("import_runs", people.merge, lines(), "2026-01-01")
        refused("import_runs", people.merge_in_parts, lines(), "2026-01-01", print)
        if connection.vendor == "postgresql":  # another process of the same site
            assert by_another_process(either_store, request.getfixturevalue("postgres")) == "import_runs"
    finally:
        go_on.set()
        importer.join()
    assert (merged, told) == ([Merged(PEOPLE, 0)], [500, 1_000, PEOPLE])
    assert repository.journal(key).state.paired_rounds[0].games[0].result == "1-0"
    assert len(ratings.apply(event, "k1", SeasonRules(DraughtsGame.ITALIAN)).changes) == 2
    if connection.vendor == "postgresql":
        assert by_another_process(either_store, request.getfixturevalue("postgres")) == "saved"


def by_another_process(folder: Path, postgres: str) -> str:
    """What becomes of somebody new who is saved by another process of the same site."""
    return in_a_process("tests.store.processes", "save_a_person", folder, TABELLONE_DATABASE=postgres).strip()


def test_stopped() -> None:
    """What fails half-way says how many are written; the same file again does the rest, and then nothing."""
    people = empty()
    people.merge(lines()[:10], "2025-01-01")  # ten of them are known, with the same capitals

    write = registry_merging.write

    def fail_in_the_third_part(steps: Any, date: str) -> Merged:
        merged = write(steps, date)
        if steps[0].person.card == "1000":
            raise DatabaseError
        return merged

    registry_merging.write = fail_in_the_third_part
    try:
        people.merge_in_parts(lines(), "2026-01-01", lambda _: None)
    except UserError as error:
        assert (error.reason.code, error.reason.args) == ("import_stopped", {"done": 1_000, "count": PEOPLE})
    else:
        raise AssertionError("nobody was told")
    registry_merging.write = write
    assert people.count() == 1_000
    assert people.merge_in_parts(lines(), "2026-01-01", lambda _: None) == Merged(PEOPLE - 1_000, 0)
    assert people.merge_in_parts(lines(), "2026-01-01", lambda _: None) == Merged(0, 0)
    assert people.merge(lines(), "2026-01-01") == Merged(0, 0)
    assert people.count() == PEOPLE
    assert {len(people.history(known.id)) for known in people.everybody()[:20]} == {1}
    assert people.merge_in_parts(lines(3_000), "2026-02-01", lambda _: None) == Merged(0, PEOPLE)
    assert people.found("7")[0].person.capitals[DraughtsGame.ITALIAN].rating == 3_007


def test_jobs() -> None:
    """Whatever a job comes to, there is a sentence for it; those of long ago are forgotten."""

    def ending(work: Any) -> Job:
        job = Job(3)
        job.run(work)
        return job

    def failing(error: Exception) -> Any:
        def work(job: Job) -> Reason:
            job.tell(2)
            raise error

        return work

    for error, code in (
        (UserError("import_runs"), "import_runs"),
        (OperationalError("disk I/O error"), "storage_busy"),
        (ValueError("a bug"), "ui_server_error"),
    ):
        job = ending(failing(error))
        assert (job.done, job.goes_on, job.problem and job.problem.reason.code) == (2, False, code)
    job = ending(lambda job: Reason("ui_registry_merged", args={"added": job.steps, "changed": 0}))
    assert (job.goes_on, job.problem, job.result and job.result.args["added"]) == (False, None, 3)
    all_jobs, go_on = Jobs(), Event()
    first = all_jobs.start(1, lambda _: Reason("done" if go_on.wait(60) else "late"))
    found = all_jobs.job(first)
    assert found is not None
    assert (all_jobs.running(), found.goes_on) == (first, True)
    go_on.set()
    for _ in range(KEPT):
        all_jobs.start(1, lambda _: Reason("done"))
    assert all_jobs.job(first) is None


def test_namesakes() -> None:
    """Thousands of one name are told apart by their cards; the one without a card is the first of the file."""
    people = empty()
    people.save(Person("Rossi Anna", club="Udine"))
    rows = "".join(f"{n};Rossi Anna;2000\n" for n in range(6_000))
    found = read_registry(f"card;name;rating\n{rows}".encode(), DraughtsGame.ITALIAN)
    assert people.merge_in_parts(found, "2026-01-01", lambda _: None) == Merged(5_999, 1)
    assert people.found("0")[0].person.club == "Udine"
    assert people.merge_in_parts(found, "2026-01-01", lambda _: None) == Merged(0, 0)
    refused(
        "several_in_registry",
        people.merge,
        read_registry(b"name;rating\nRossi Anna;100\n", DraughtsGame.ITALIAN),
        "2026-01-01",
    )
