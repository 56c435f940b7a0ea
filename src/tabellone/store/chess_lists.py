"""The rating lists of chess: one of each kind in force, replaced as a whole, searched by a few letters.

A list of a million is written in parts, so that results are entered meanwhile; nobody sees it before it is complete.
"""

from collections.abc import Callable, Iterable, Iterator
from datetime import UTC, datetime, timedelta
from itertools import islice
from typing import Any, NamedTuple

from django.db import connection, transaction
from django.db.backends.base.base import BaseDatabaseWrapper
from django.db.models import BinaryField, Func, IntegerField, Model, QuerySet, Value
from django.db.models.lookups import GreaterThan
from django.db.models.sql.compiler import SQLCompiler

from tabellone.engine.limits import MAX_TEXT_LENGTH
from tabellone.engine.reasons import BadDocumentError
from tabellone.formats.chess_lists.entry import ListedPlayer, ListKind
from tabellone.store.checkpoint import checkpoint
from tabellone.store.models import ChessListRecord, ListedPlayerRecord, ListedWordRecord
from tabellone.store.registry_rows import folded
from tabellone.store.repository import StoreError

MOST_PLAYERS = 10_000_000
"""Of a list."""
AT_ONCE = 20_000
"""Players a transaction."""
ABANDONED = timedelta(hours=6)
"""So long after its last part nobody is writing a list any more: the program was killed."""
AFTER_ALL = b"\xff"
"""No letter in UTF-8 begins so high: whatever begins with some letters comes before them and this."""
PLAYER = ("id", "rating_list_id", *ListedPlayer._fields, "key")
WORD = ("rating_list_id", "player_id", "key")


class ListInForce(NamedTuple):
    """Which list there is."""

    kind: ListKind
    date: str
    players: int


class Listed(NamedTuple):
    """Somebody of a list in force."""

    id: int
    """Until another list takes its place."""
    kind: ListKind
    player: ListedPlayer


class ChessLists:
    """All of them, for any number of threads."""

    def in_force(self) -> list[ListInForce]:
        """Which there are, the federation's own first."""
        return [ListInForce(ListKind(one.kind), one.date, one.players) for one in _in_force()]

    def replace(
        self, kind: ListKind, date: str, players: Iterable[ListedPlayer], told: Callable[[int], None]
    ) -> ListInForce:
        """A new list in place of the one before; if it cannot be read to its end that one stays."""
        _remove_abandoned()
        record = ChessListRecord.objects.create(kind=kind.value, date=date, written=datetime.now(UTC))
        try:
            record.players = _write(record.id, iter(players), told)
            before = _put_in_force(record)
        except BaseException:  # also whoever stops the program by hand
            _remove([record.id])
            raise
        _remove(before)
        return ListInForce(kind, date, record.players)

    def found(self, text: str, most: int) -> list[Listed]:
        """Who has words that begin with these letters in his name, or this number; each list has its share."""
        text = "".join(filter(str.isprintable, text[:MAX_TEXT_LENGTH])).strip()
        words = [word.encode() for word in folded(text).split()]
        if not words:
            return []
        records = _in_force()
        return [
            Listed(identity, ListKind(record.kind), player)
            for record in records
            for identity, player in _players(_meant(record.id, text, words, -(-most // len(records))))
        ]

    def player(self, identity: int) -> Listed:
        """One of them."""
        kinds = {record.id: ListKind(record.kind) for record in _in_force()}
        kind = kinds.get(identity // MOST_PLAYERS)
        found = _players([identity]) if kind else []
        if kind is None or not found:
            raise StoreError("chess_list_gone")
        return Listed(identity, kind, found[0][1])


def _in_force() -> list[ChessListRecord]:
    order = [kind.value for kind in ListKind]
    return sorted(ChessListRecord.objects.filter(in_force=True), key=lambda record: order.index(record.kind))


def _write(rating_list: int, players: Iterator[ListedPlayer], told: Callable[[int], None]) -> int:
    """Part by part; how many there are."""
    done = 0
    while part := list(islice(players, AT_ONCE)):
        if done + len(part) > MOST_PLAYERS:
            raise BadDocumentError("chess_list_too_long", "", most=MOST_PLAYERS)
        rows, turned = _rows(rating_list, done, part)
        with transaction.atomic():
            _insert(ListedPlayerRecord, PLAYER, rows)
            _insert(ListedWordRecord, WORD, turned)
            ChessListRecord.objects.filter(id=rating_list).update(written=datetime.now(UTC))
        checkpoint()  # what is written beside the file stays small
        done += len(part)
        told(done)
    if not done:
        raise BadDocumentError("list_is_empty", "")
    return done


def _rows(rating_list: int, done: int, part: list[ListedPlayer]) -> tuple[list[Any], list[Any]]:
    """The players, and their names begun at every other word; in order, so that the index grows page by page."""
    rows, turned = [], []
    for identity, player in enumerate(part, rating_list * MOST_PLAYERS + done):
        words = folded(player.name).split()
        rows.append((identity, rating_list, *player, " ".join(words).encode()))
        for first in range(1, len(words)):
            turned.append((rating_list, identity, " ".join(words[first:] + words[:first]).encode()))
    turned.sort(key=lambda row: row[2])
    return rows, turned


def _insert(model: type[Model], columns: tuple[str, ...], rows: list[Any]) -> None:
    """As the database takes them; a model made of every row would take longer than everything else."""
    quoted = connection.ops.quote_name
    names, places = ", ".join(map(quoted, columns)), ", ".join(["%s"] * len(columns))
    with connection.cursor() as cursor:
        cursor.executemany(f"INSERT INTO {quoted(model._meta.db_table)} ({names}) VALUES ({places})", rows)


def _put_in_force(record: ChessListRecord) -> list[int]:
    """From now on it is searched; the lists it replaces."""
    with transaction.atomic():
        same = ChessListRecord.objects.select_for_update().filter(kind=record.kind, in_force=True)
        before = list(same.values_list("id", flat=True))
        ChessListRecord.objects.filter(id__in=before).update(in_force=False)
        if not ChessListRecord.objects.filter(id=record.id).update(in_force=True, players=record.players):
            raise StoreError("chess_list_gone")
    return before


def _remove_abandoned() -> None:
    """Lists whose writing came to no end, because the program was killed."""
    latest = datetime.now(UTC) - ABANDONED
    left = ChessListRecord.objects.filter(in_force=False, written__lt=latest)
    _remove(list(left.values_list("id", flat=True)))


def _remove(lists: list[int]) -> None:
    """Part by part, as they were written."""
    for rating_list in lists:
        for model in (ListedWordRecord, ListedPlayerRecord):
            while _remove_part(model, rating_list):
                checkpoint()
        ChessListRecord.objects.filter(id=rating_list).delete()


def _remove_part(model: type[Model], rating_list: int) -> int:
    table = connection.ops.quote_name(model._meta.db_table)
    some = f"SELECT id FROM {table} WHERE rating_list_id = %s LIMIT %s"
    with transaction.atomic(), connection.cursor() as cursor:
        cursor.execute(f"DELETE FROM {table} WHERE id IN ({some})", [rating_list, AT_ONCE])
        return int(cursor.rowcount)


class Place(Func):
    """Where some bytes are in others, from 1 on; 0 if they are not."""

    function = "INSTR"
    output_field = IntegerField()

    def as_postgresql(self, compiler: SQLCompiler, connection: BaseDatabaseWrapper, **context: Any) -> Any:
        """By its own name."""
        return self.as_sql(compiler, connection, function='pg_catalog."position"', **context)


def _meant(rating_list: int, text: str, words: list[bytes], most: int) -> list[int]:
    """Whose number it is, or whose name begins so, or has a word that does, in this order; then the scattered ones."""
    players = ListedPlayerRecord.objects.filter(rating_list_id=rating_list)
    others = ListedWordRecord.objects.filter(rating_list_id=rating_list)
    found = list(players.filter(number=text).values_list("id", flat=True)[:most])
    for chosen in (_beginning, _scattered) if len(words) > 1 else (_beginning,):
        for rows, name in ((players, "id"), (others, "player_id")):
            if len(found) < most:
                found += chosen(rows, words).order_by("key").values_list(name, flat=True)[:most]
    return list(dict.fromkeys(found))[:most]


def _beginning(rows: "QuerySet[Any]", words: list[bytes]) -> "QuerySet[Any]":
    """Those with these words one after the other; of the last one only the first letters."""
    phrase = b" ".join(words)
    return rows.filter(key__gte=phrase, key__lt=phrase + AFTER_ALL)


def _scattered(rows: "QuerySet[Any]", words: list[bytes]) -> "QuerySet[Any]":
    """Those with all of them, in any order and with others between; the longest leads to the fewest people."""
    longest = max(words, key=len)
    found = _beginning(rows, [longest])
    for word in words:
        if not longest.startswith(word):
            found = found.filter(GreaterThan(Place("key", Value(b" " + word, BinaryField())), 0))
    return found


def _players(identities: list[int]) -> list[tuple[int, ListedPlayer]]:
    """In the order that was asked for."""
    rows = ListedPlayerRecord.objects.filter(id__in=identities).values_list("id", *ListedPlayer._fields)
    found = {identity: ListedPlayer(*fields) for identity, *fields in rows}
    return [(identity, found[identity]) for identity in identities if identity in found]
