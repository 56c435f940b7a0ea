"""A damaged tournament comes back from a backup: what is damaged from there, what is sound from here."""

import json
from pathlib import Path

import pytest
from django.conf import settings
from django.db import connection

from tabellone.journal.entry import UnreadableError
from tabellone.store.backup import make_backup
from tabellone.store.backup_contents import read_backups
from tabellone.store.models import EventRecord, TournamentRecord
from tabellone.store.raw_rows import raw_events
from tabellone.store.repository import Repository, StoreError
from tabellone.store.restoring import Restored, bring_back
from tests.store.tournaments import paired_tournament

ROW = "tournament_id = (SELECT id FROM store_tournamentrecord WHERE key = %s) AND sequence = %s"
DAMAGES = {
    "a row is gone": f"DELETE FROM store_eventrecord WHERE {ROW}",
    "it is of another tournament": f"UPDATE store_eventrecord SET tournament_id = tournament_id + 1 WHERE {ROW}",
    "it is at another place": f"UPDATE store_eventrecord SET sequence = sequence + 64 WHERE {ROW}",
    "it says something else": f"UPDATE store_eventrecord SET actor = 'Eva' WHERE {ROW}",
}


def damage(how: str, key: str, sequence: int) -> None:
    with connection.cursor() as cursor:
        cursor.execute(DAMAGES[how], [key, sequence])


def restored(file: Path) -> Restored:
    return bring_back(read_backups(file))


@pytest.mark.parametrize("how", DAMAGES)
@pytest.mark.parametrize("place", ["first", "middle", "last of the backup", "last"])
def test_what_is_damaged_is_said_refused_and_brought_back(store: Path, how: str, place: str) -> None:
    """Entered after the backup: three results. Only where the damaged row is one of these is anything lost."""
    paired_tournament(6)
    (_, key), (_, other) = paired_tournament(6), paired_tournament(8)
    backed_up = len(raw_events(key))
    backup = make_backup("backup")
    repository = Repository()  # another one is as after a restart
    repository.append(key, "publish", {"round": 1}, "Ada")
    for board in (1, 2):
        repository.append(key, "result", {"round": 1, "encounter": board, "result": "1-0"}, "Ada")
    before, of_other = raw_events(key), raw_events(other)
    at = {"first": 1, "middle": 2, "last of the backup": backed_up, "last": len(before)}[place]
    if how == "it is of another tournament":  # where the other one has no such row
        EventRecord.objects.filter(tournament__key=other, sequence__gte=at).delete()
        TournamentRecord.objects.filter(key=other).update(summary=None)
        of_other = raw_events(other)
    damage(how, key, at)
    for _ in range(2):  # asked again, it is no better
        with pytest.raises(UnreadableError) as told:
            Repository().moment(key)
        assert told.value.reason.args["sequence"] == at
    with pytest.raises(UnreadableError):
        Repository().append(key, "result", {"round": 1, "encounter": 3, "result": "1-0"}, "Ada")
    listed = {one.key: one.summary for one in Repository().listed(0, 10, public=False)}
    assert listed[key].name == "Prova"
    assert listed[key].problem is not None or listed[key].sequence == len(before)  # its list knows of no missing entry
    found = restored(backup)
    assert [one.last for one in found.mended][:1] == [len(before) if place != "last" else at - 1]
    kept = before if place != "last" else before[:-1]
    assert raw_events(key) == kept
    assert Repository().moment(key).sequence == len(kept)
    Repository().append(key, "result", {"round": 1, "encounter": 3, "result": "1-0"}, "Ada")
    texts = [file.read_text(encoding="utf-8") for file in Path(settings.TABELLONE_FOLDER, "damaged").iterdir()]
    assert any(len(text.splitlines()) >= len(before) - 1 for text in texts)
    assert raw_events(other)[: len(of_other)] == of_other


def test_one_process_too_says_it_again_and_again(store: Path) -> None:
    _, key = paired_tournament(6)
    repository = Repository()
    repository.listed(0, 10, public=False)
    damage("a row is gone", key, len(raw_events(key)))
    for _ in range(3):
        with pytest.raises((UnreadableError, StoreError)):
            repository.moment(key)
        (line,) = Repository().listed(0, 10, public=False)
        assert line.summary.problem is not None


def test_a_backup_of_a_damaged_tournament_has_what_is_sound(store: Path) -> None:
    """An entry that is damaged would come back as if it were right."""
    _, key = paired_tournament(6)
    before = raw_events(key)
    damage("it says something else", key, 2)
    (contents,) = read_backups(make_backup("backup"))
    assert contents.journals == {key: before[:1]}


def test_a_history_that_went_on_differently_is_left_alone_damaged_or_not(store: Path) -> None:
    _, key = paired_tournament(6)
    backup = make_backup("backup")
    (contents,) = read_backups(backup)
    last = contents.journals[key][-1]
    other = [*contents.journals[key][:-1], last._replace(actor="Eva")]
    damage("it says something else", key, 2)
    planned = bring_back([contents._replace(journals={key: other})])
    assert (planned.mended, [one.reason.code for one in planned.left_out]) == ([], ["backup_differs"])


@pytest.mark.parametrize("text", ["{", "[]", '{"sequence": 3}', '"x"', "7", "null"])
def test_a_damaged_summary_is_made_again(store: Path, text: str) -> None:
    _, key = paired_tournament(6)
    paired_tournament(8)
    known = {one.key: one.summary for one in Repository().listed(0, 10, public=False)}
    with connection.cursor() as cursor:
        cursor.execute("PRAGMA ignore_check_constraints = ON")
        cursor.execute("UPDATE store_tournamentrecord SET summary = %s WHERE key = %s", [text, key])
    assert {one.key: one.summary for one in Repository().listed(0, 10, public=False)} == known


@pytest.mark.parametrize("change", [{"players": 7}, {"name": "Qrova"}, {"sequence": 4}, {"closed": True}])
def test_a_summary_with_another_figure_is_made_again(store: Path, change: dict[str, object]) -> None:
    """One that says there are more entries than there are is believed only with its checksum."""
    _, key = paired_tournament(6)
    known = Repository().listed(0, 10, public=False)
    kept = TournamentRecord.objects.get(key=key).summary
    assert isinstance(kept, dict)
    TournamentRecord.objects.filter(key=key).update(summary=json.loads(json.dumps(kept | change)))
    assert Repository().listed(0, 10, public=False) == known
    TournamentRecord.objects.filter(key=key).update(is_public=True, sought="")
    assert Repository().listed(0, 10, public=False) == known
    assert TournamentRecord.objects.get(key=key).is_public is False
