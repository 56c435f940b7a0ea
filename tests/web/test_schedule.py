"""When the rounds begin: typed once in the settings, read by everybody wherever the round is named."""

import json
import re
from typing import Any

import pytest

from tests.events.notation import event
from tests.running.desk import Desk
from tests.running.site import Site

PLAYERS: list[dict[str, Any]] = [{"name": f"P{number}", "rating": 2000 - number} for number in range(1, 5)]
STARTS = {1: "2026-11-22T09:30", 2: "2026-11-22T14:05"}


@pytest.fixture(scope="module")
def desk(site: Site) -> Desk:
    return Desk(site.director_link)


@pytest.fixture(scope="module")
def key(desk: Desk) -> str:
    """Four players, a round of three played."""
    desk.send("/import", json.dumps(event(PLAYERS, 3, ["1-3 1:0, 2-4 ="])).encode())
    found = str(re.findall(r"/t/(\w+)/", desk.place)[0])
    assert settings(desk, found, STARTS)[0] == 200
    return found


def settings(desk: Desk, key: str, starts: dict[int, str]) -> tuple[int, str]:
    typed = {f"starts.{number}": starts.get(number, "") for number in (1, 2, 3)}
    return desk.post(f"/t/{key}/settings", name="Festa", rounds=3, **typed)


def document(desk: Desk, key: str) -> dict[str, Any]:
    found: dict[str, Any] = json.loads(desk.download(f"/t/{key}/document.json"))
    return found


def words(page: str) -> str:
    return " ".join(re.sub(r"<[^>]*>", " ", page).split())


def test_everybody_reads_the_hours_of_a_sunday(desk: Desk, key: str) -> None:
    """22 November 2026 is a Sunday."""
    table = words(desk.get(f"/t/{key}/tables/schedule")[1])
    assert "Turno Giorno Ora 1 Domenica 22 novembre 2026 9:30 2 Domenica 22 novembre 2026 14:05" in table
    assert "Domenica 22 novembre 2026, ore 9:30" in words(desk.get(f"/t/{key}/round/1")[1])
    assert "Domenica 22 novembre 2026, ore 9:30" in words(desk.get(f"/t/{key}/round/1/by-name")[1])
    assert "Turno 2: Domenica 22 novembre 2026, ore 14:05" in words(desk.get(f"/t/{key}/hall")[1])
    mine = words(desk.get(f"/t/{key}/mine/4")[1])
    assert "Il turno 2 comincia: Domenica 22 novembre 2026, ore 14:05." in mine


def test_hours_leave_the_program_and_come_back(desk: Desk, key: str) -> None:
    written = document(desk, key)
    assert written["schedule"] == [{"round": number, "starts": starts} for number, starts in STARTS.items()]
    desk.send("/import", json.dumps(written | {"name": "Altrove"}).encode())
    again = re.findall(r"/t/(\w+)/", desk.place)[0]
    assert document(desk, again)["schedule"] == written["schedule"]
    assert desk.download(f"/t/{key}/tables/schedule.csv").decode("utf-8-sig").splitlines()[1:] == [
        "1;Domenica 22 novembre 2026;9:30",
        "2;Domenica 22 novembre 2026;14:05",
    ]


@pytest.mark.parametrize(
    ("starts", "sentence"),
    [
        ({1: "2026-11-22T14:05", 2: "2026-11-22T09:30"}, "Il turno 2 comincerebbe prima del turno 1"),
        ({1: "2026-11-31T09:30"}, "«2026-11-31T09:30» non è un giorno con la sua ora"),
        ({3: "domani"}, "«domani» non è un giorno con la sua ora"),
        ({1: "2026-11-22T09:30+01:00"}, "non è un giorno con la sua ora"),
    ],
)
def test_an_hour_that_cannot_be_is_refused_with_a_sentence(
    desk: Desk, key: str, starts: dict[int, str], sentence: str
) -> None:
    status, page = settings(desk, key, starts)
    assert status == 400
    assert sentence in words(page)
    assert all(f'value="{typed}"' in page for typed in starts.values())  # nothing typed is lost
    assert len(document(desk, key)["schedule"]) == len(STARTS)


def test_a_tournament_without_hours_has_no_page_of_them(desk: Desk, key: str) -> None:
    assert settings(desk, key, {})[0] == 200
    assert "schedule" not in document(desk, key)
    assert desk.get(f"/t/{key}/tables/schedule")[0] == 404
    assert "Orari" not in words(desk.get(f"/t/{key}/round/1")[1])
    assert settings(desk, key, STARTS)[0] == 200
