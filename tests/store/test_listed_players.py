"""Rating lists of chess in real databases."""

import random
import re
import unicodedata
from collections.abc import Iterator
from datetime import UTC, datetime, timedelta
from threading import Thread
from typing import Any

import pytest
from django.db import connection

from tabellone.engine.reasons import BadDocumentError
from tabellone.formats.chess_lists.entry import ListedPlayer, ListKind
from tabellone.store import chess_lists
from tabellone.store.chess_lists import ChessLists
from tabellone.store.models import ChessListRecord, ListedPlayerRecord, ListedWordRecord
from tests.store.tournaments import paired_tournament, refused

pytestmark = pytest.mark.usefixtures("either_store")


WORDS = ("Ros", "Rossi", "De", "Maria", "Mario", "Nuñez", "D'Angelo", "Ørsted", "Łuk", "O", "van-der", "Anna", "Ω")


def lists() -> Any:
    return ChessLists()


def rows() -> tuple[int, int, int]:
    """Of lists, of players and of words."""
    return (
        ChessListRecord.objects.count(),
        ListedPlayerRecord.objects.count(),
        ListedWordRecord.objects.count(),
    )


def empty() -> Any:
    for model in (ListedWordRecord, ListedPlayerRecord, ChessListRecord):
        model.objects.all().delete()
    return lists()


def names(found: list[Any]) -> list[str]:
    return [one.player.name for one in found]


def silent(_: int) -> None:
    """Nobody is told how far it is."""


def test_replaced() -> None:
    """A list takes the place of the one before only when it is there to its end; the other kind is left alone."""
    chess = empty()
    chess_lists.AT_ONCE = 10
    assert chess.in_force() == [] and chess.found("rossi", 8) == []
    first = [ListedPlayer(str(n), f"Rossi, Anna {n}", "ITA", "F", "WFM", 2000 + n, None, 1, 1990) for n in range(1, 26)]
    told: list[int] = []
    chess.replace(ListKind.FIDE, "2026-10", first, told.append)
    assert told == [10, 20, 25]
    assert [tuple(one) for one in chess.in_force()] == [(ListKind.FIDE, "2026-10", 25)]
    assert rows() == (1, 25, 50)
    (known,) = chess.found("7", 8)[:1]
    assert (known.kind, known.player) == (ListKind.FIDE, first[6])
    assert chess.player(known.id).player == first[6]

    def broken(error: BaseException) -> Iterator[ListedPlayer]:
        yield from first[:15]
        assert rows()[1] == 35  # the first part is written, and not seen
        assert len(chess.found("rossi", 50)) == 25
        yield from first[15:20]
        raise error

    for error in (BadDocumentError("list_is_empty", ""), KeyboardInterrupt()):
        try:
            chess.replace(ListKind.FIDE, "2026-11", broken(error), silent)
        except BaseException as raised:
            assert raised is error
        else:
            raise AssertionError("nobody was told")
        assert rows() == (1, 25, 50)
    refused("list_is_empty", chess.replace, ListKind.FIDE, "2026-11", [], silent)
    assert rows() == (1, 25, 50)

    chess.replace(ListKind.FSI, "2026-09", [ListedPlayer("7", "ROSSI Bruno", inactive=True, fide="70")], silent)
    assert [one.kind for one in chess.in_force()] == [ListKind.FSI, ListKind.FIDE]
    assert names(chess.found("rossi", 4)) == ["ROSSI Bruno", "Rossi, Anna 1", "Rossi, Anna 10"]
    assert [one.kind for one in chess.found("7", 2)] == [ListKind.FSI, ListKind.FIDE]
    chess.replace(ListKind.FIDE, "2026-11", first[:3], silent)
    assert rows() == (2, 4, 7)
    refused("chess_list_gone", chess.player, known.id)
    refused("chess_list_gone", chess.player, 10**30)
    refused("chess_list_gone", chess.player, chess.found("rossi", 1)[0].id + 1)
    refused("chess_list_too_long", _shorter(chess_lists, 2).replace, ListKind.FSI, "2026-11", first, silent)
    assert rows() == (2, 4, 7)


def _shorter(chess_lists: Any, most: int) -> Any:
    chess_lists.AT_ONCE = most

    class Short:
        def replace(self, *args: Any) -> Any:
            kept, chess_lists.MOST_PLAYERS = chess_lists.MOST_PLAYERS, most
            try:
                return lists().replace(*args)
            finally:
                chess_lists.MOST_PLAYERS = kept

    return Short()


def test_abandoned() -> None:
    """What a killed program left is removed by the next import; one that goes on is not."""
    chess = empty()
    player = ListedPlayer("1", "Rossi Anna")
    for age in (timedelta(days=1), timedelta(minutes=1)):
        left = ChessListRecord.objects.create(kind="fide", date="2026-10", written=datetime.now(UTC) - age)
        values = player._asdict() | {"id": left.id, "key": b"rossi anna"}
        ListedPlayerRecord.objects.create(rating_list=left, **values)
    assert chess.found("rossi", 8) == []
    chess.replace(ListKind.FSI, "2026-10", [player], silent)
    assert rows() == (2, 2, 1)
    assert list(ChessListRecord.objects.filter(in_force=False).values_list("id", flat=True)) == [left.id]


def test_searched() -> None:
    """Everybody who has words beginning so is found, and nobody else: against every name gone through one by one."""
    chess = empty()
    chance = random.Random(4)
    players = [
        ListedPlayer(str(n), " ".join(chance.choices(WORDS, k=chance.choice((1, 2, 3, 4))))) for n in range(1, 1500)
    ]
    chess.replace(ListKind.FIDE, "2026-10", players, silent)
    texts = ["ros", "rossi maria", "mar ros", "MARIA  Núñez", "nunez", "d angelo", "angelo", "ørsted", "de de", "zz"]
    texts += ["o ros", "der", "van der maria", "ω", "łuk anna", "ros rossi", "%", "_", "", "\x00ros", "ros\x00"]
    for text in texts:
        expected = sorted(one.name for one in players if plainly_matches(text, one.name))
        assert sorted(names(chess.found(text, 5000))) == expected, text
        assert len(chess.found(text, 3)) == min(3, len(expected))
    first = names(chess.found("ros", 5000))
    begins = [name.startswith("Ros") for name in first]
    assert begins == sorted(begins, reverse=True)  # who begins so comes first
    assert [one.player.number for one in chess.found("1234", 8)] == ["1234"]


def plainly_matches(text: str, name: str) -> bool:
    def words(of: str) -> list[str]:
        letters = unicodedata.normalize("NFD", "".join(filter(str.isprintable, of)).lower())
        return re.split(r"[^\w]+", "".join(one for one in letters if not "\u0300" <= one <= "\u036f").strip(" '-%"))

    asked = [word for word in words(text) if word]
    return bool(asked) and all(any(own.startswith(word) for own in words(name)) for word in asked)


def test_beside() -> None:
    """While a list is being written results are entered."""
    chess = empty()
    chess_lists.AT_ONCE = 10
    repository, key = paired_tournament(8)

    def enter() -> None:
        repository.append(key, "result", {"round": 1, "encounter": 1, "result": "1-0"}, "desk")
        connection.close()

    def slowly() -> Iterator[ListedPlayer]:
        for number in range(1, 31):
            if number == 15:  # a part is written, the next one not yet
                other = Thread(target=enter)
                other.start()
                other.join()
            yield ListedPlayer(str(number), f"Rossi {number}")

    chess.replace(ListKind.FIDE, "2026-10", slowly(), silent)
    assert repository.journal(key).state.paired_rounds[0].games[0].result == "1-0"
