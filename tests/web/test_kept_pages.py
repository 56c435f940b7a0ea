"""A page that is kept is nobody's: each desk finds its own token in it, and nothing typed is taken for one."""

import re

from tests.running.desk import Desk
from tests.running.public import ask
from tests.running.site import Site


def tokens(page: str) -> set[str]:
    """Of the forms, and of what a page sends by itself."""
    found = re.findall(r'name="csrfmiddlewaretoken" value="(\w+)"|"X-CSRFToken": "(\w+)"', page)
    return {token for pair in found for token in pair if token}


def test_two_desks_send_forms_of_the_same_kept_page(site: Site) -> None:
    first = Desk(site.director_link)
    key = first.tournament(4)
    address = f"/t/{key}/round/1"
    first.get(address)
    _, linked = first.post("/access", link="yes")
    (link,) = set(re.findall(r"/enter/[\w-]+", linked))
    second = Desk(site.director_link.split("/enter", maxsplit=1)[0] + link)
    pages = [desk.get(address)[1] for desk in (first, second, first)]
    for page in pages:
        assert len(tokens(page)) == 1  # the same in every form of a page
    assert tokens(pages[0]) != tokens(pages[1])
    assert first.enter(key, 1, 1, "1-0") == 200
    second.get(address)
    assert second.enter(key, 1, 2, "0-1") == 200
    assert first.results(key, 1) == {1: "1-0", 2: "0-1"}


def test_a_page_that_is_not_there_has_a_token_too(site: Site) -> None:
    desk = Desk(site.director_link)
    key = desk.tournament(4)
    kept, missing = (desk.get(f"/t/{key}/round/{number}")[1] for number in (1, 7))
    (token,) = tokens(missing)
    assert len(token) == len(next(iter(tokens(kept)))) == 64
    assert desk.get(f"/t/{key}/round/1")[1].count(token) == 0


def test_a_name_that_looks_like_a_token_stays_a_name(site: Site) -> None:
    desk = Desk(site.director_link)
    key = desk.tournament(4)
    name = "the-token-of-whoever-asks"
    desk.go_on(f"/t/{key}/players/add", players=f"{name}; 1500")
    for _ in range(3):
        assert name in desk.get(f"/t/{key}/players")[1]


def test_the_page_of_an_event_is_kept_until_one_of_its_tournaments_or_itself_changes(
    site: Site,
) -> None:
    """By the mark that the front gives what it has in memory."""
    desk = Desk(site.director_link)
    desk.go_on("/events/new", name="Festa", **{"from": "2026-11-22"})
    event = re.findall(r"/events/(\w+)", desk.place)[0]
    keys = [desk.tournament(4), desk.tournament(6)]
    for key in keys:
        desk.go_on("/events/assign", event=event, tournament=key)

    def mark() -> str:
        status, headers, _ = ask(site, f"/e/{event}")
        assert status == 200
        return headers["etag"]

    marks = [mark()]
    assert mark() == marks[0]
    changes: dict[str, dict[str, str | int]] = {
        f"/t/{keys[1]}/round/1/board/1": {"result": "1-0"},
        f"/t/{keys[0]}/settings": {"name": "Un altro nome", "rounds": 9, "confirmed": "yes"},
        f"/events/{event}": {"name": "Festa grande", "from": "2026-11-22"},
    }
    for path, fields in changes.items():
        desk.go_on(path, **fields)
        marks.append(mark())
    assert len(set(marks)) == len(marks)
    assert "Festa grande" in ask(site, f"/e/{event}")[2].decode()
    assert "etag" not in ask(site, f"/e/{event}?who=P1")[1]
