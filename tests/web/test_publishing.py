"""A copy of an event for any web space, frames for other sites and links that are shared, against the real program."""

import io
import json
import posixpath
import re
import zipfile
from pathlib import Path
from typing import Any
from urllib.parse import unquote, urlsplit

import pytest

from tests.running.desk import Desk
from tests.running.forks import ran
from tests.running.process import eventually
from tests.running.public import ask
from tests.running.site import Site

LINK = re.compile(r'\s(?:href|src|action)="([^"]*)"')


def exported(tmp_path: Path, *arguments: str, code: int = 0) -> dict[str, Any]:
    place = ("--site", tmp_path / "sito", "--folder", tmp_path / "data")
    ended = ran("tabellone", "export", *place, "--json", "--lang", "it", *arguments)
    assert ended.returncode == code, ended.stderr
    found: dict[str, Any] = json.loads(ended.stdout)
    return found


def event_of(desk: Desk, *keys: str) -> str:
    assert desk.post("/events/new", name="Festa")[0] == 200
    event = desk.place.rsplit("/", 1)[1]
    for key in keys:
        assert desk.post("/events/assign", event=event, tournament=key)[0] == 200
    return event


def demonstration(desk: Desk, name: str) -> str:
    assert desk.post("/demo", demo=name)[0] == 200
    return desk.place.split("/")[2]


def require_whole(files: dict[str, str]) -> None:
    """Every address of every page is relative and leads to a file of the copy; no page waits for a server."""
    for name, page in files.items():
        if not name.endswith(".html"):
            continue
        for address in LINK.findall(page):
            parts = urlsplit(address)
            assert not parts.scheme, (name, address)
            assert not address.startswith("/"), (name, address)
            if parts.path:
                target = posixpath.normpath(posixpath.join(posixpath.dirname(name), unquote(parts.path)))
                assert target in files, (name, address)
        for sign in ("data-live", "hx-get", "hx-post", "csrfmiddlewaretoken", "htmx-2", "<input", "<select"):
            assert sign not in page, (name, sign)


def content(folder: Path) -> dict[str, str]:
    found = (path for path in folder.rglob("*") if path.is_file())
    return {path.relative_to(folder).as_posix(): path.read_bytes().decode(errors="replace") for path in found}


def test_every_page_of_every_kind_of_event_leads_to_files_of_the_copy(own_site: Site, tmp_path: Path) -> None:
    desk = Desk(own_site.director_link)
    names = ("biblioteca", "coppa", "masters", "squadre")
    event_of(desk, *(demonstration(desk, name) for name in names))
    answer = exported(tmp_path, "Festa")
    files = content(tmp_path / "sito")
    assert len(answer["written"]) == len(files) - 1  # and their list
    require_whole(files)
    folders = {name.split("/")[1] for name in files if name.count("/") == 2 and name.startswith("it/")}
    assert len(folders) == len(names)
    for wanted in (
        "players",
        "round-1",
        "round-1-by-name",
        "standings",
        "standings-by-number",
        "why-1-1",
        "player-1",
        "widget",
    ):
        assert sum(name.endswith(f"/{wanted}.html") for name in files) == 2 * len(names), wanted
    for wanted in ("bracket", "match-1-1", "individual", "team-of-1"):
        assert sum(name.endswith(f"/{wanted}.html") for name in files) == 2, wanted
    italian, english = (files[f"{language}/index.html"] for language in ("it", "en"))
    assert ("Classifica" in italian, "Standings" in english) == (True, True)


def test_after_one_more_round_only_what_changed_is_written(own_site: Site, tmp_path: Path) -> None:
    """Pages of the first round stay as they are to the byte; the new round is never there before it is published."""
    desk = Desk(own_site.director_link)
    key = desk.tournament(6, 3)
    for board in (1, 2, 3):
        desk.enter(key, 1, board, "1-0")
    exported(tmp_path)
    before = content(tmp_path / "sito")
    assert exported(tmp_path)["written"] == []
    desk.go_on(f"/t/{key}/pair")
    assert exported(tmp_path)["written"] == []
    desk.go_on(f"/t/{key}/round/2/publish")
    written = set(exported(tmp_path)["written"])
    after = content(tmp_path / "sito")
    changed = {name for name in after if after[name] != before.get(name)} - {"tabellone-site.json"}
    assert written == changed
    stay = ("round-1.html", "round-1-by-name.html", *(f"why-1-{number}.html" for number in range(1, 7)))
    assert not [name for name in written if name.endswith(stay)]
    assert not [name for name in written if name.startswith("static/")]
    assert {f"{language}/prova/round-2.html" for language in ("it", "en")} <= written
    require_whole(after)
    desk.go_on(f"/t/{key}/round/2/unpublish")
    removed = exported(tmp_path)["removed"]
    assert "it/prova/round-2.html" in removed
    assert content(tmp_path / "sito").keys() == before.keys()


def test_what_cannot_be_published_is_a_sentence(own_site: Site, tmp_path: Path) -> None:
    desk = Desk(own_site.director_link)

    def code(*arguments: str) -> str:
        return str(exported(tmp_path, *arguments, code=5)["error"]["code"])

    assert code() == "site_nothing_published"
    first = desk.tournament(4)
    assert code("altro") == "site_no_such"
    second = desk.tournament(4)
    assert code() == "site_which"
    assert code("prova") == "site_two_of_a_name"
    assert exported(tmp_path, first)["event"] == "Prova"
    assert code(second) == "site_of_another_event"


def test_the_button_gives_the_same_in_a_zip_file(own_site: Site, tmp_path: Path) -> None:
    desk = Desk(own_site.director_link)
    key = desk.tournament(4)
    desk.go_on(f"/t/{key}/settings", name="Prova", rounds=9, confirmed="yes", **{"starts.2": "2026-11-22T14:05"})
    event = event_of(desk, key)
    assert f"/events/{event}/publish" in desk.get(f"/events/{event}")[1]
    assert f"/t/{key}/publish" in desk.get(f"/t/{key}/settings")[1]
    assert desk.post(f"/events/{event}/publish")[0] == 200
    progress = desk.place
    eventually(lambda: ".zip" in desk.get(progress)[1])
    (file,) = re.findall(r'href="(/published/[^"]+\.zip)"', desk.get(progress)[1])
    assert ask(own_site, file)[0] == 403
    assert ask(own_site, progress)[0] == 403
    with zipfile.ZipFile(io.BytesIO(desk.download(file))) as archive:
        zipped = {name: archive.read(name).decode(errors="replace") for name in archive.namelist()}
    require_whole(zipped)
    for language, day in (("it", "Domenica 22 novembre 2026"), ("en", "Sunday 22 November 2026")):
        assert re.search(rf"{day}.*14:05.*Prova", zipped[f"{language}/index.html"], re.DOTALL)
    exported(tmp_path, event)
    assert zipped == content(tmp_path / "sito")


def test_a_widget_may_be_in_a_frame_and_no_other_page(own_site: Site) -> None:
    desk = Desk(own_site.director_link)
    key = desk.tournament(20)
    for path, words in (("widget", "P0"), ("widget?show=round&theme=dark", "Turno 1")):
        status, headers, body = ask(own_site, f"/t/{key}/{path}")
        assert (status, words in body.decode()) == (200, True)
        assert "frame-ancestors *" in headers["content-security-policy"]
        assert "x-frame-options" not in headers
        assert "<form" not in body.decode()
    assert body.decode().count("</li>") == 10
    assert ask(own_site, f"/t/{key}/widget")[2].decode().count("<tr") == 10
    for path in (f"/t/{key}/standings", "/", f"/t/{key}/round/1"):
        assert "frame-ancestors 'none'" in ask(own_site, path)[1]["content-security-policy"]


def test_a_link_that_is_shared_has_a_title_and_a_picture(own_site: Site, tmp_path: Path) -> None:
    desk = Desk(own_site.director_link)
    key = desk.tournament(4)
    page = ask(own_site, f"/t/{key}/standings")[2].decode()
    said = dict(re.findall(r'<meta property="og:(\w+)" content="([^"]*)"', page, re.S))
    assert said["title"] == "Prova"
    assert "Amalfi" in said["description"]
    picture = urlsplit(said["image"])
    status, headers, content_of = ask(own_site, f"{picture.path}?{picture.query}")
    assert (status, headers["content-type"], content_of[:4]) == (200, "image/png", b"\x89PNG")
    exported(tmp_path, "--address", "https://example.org/festa/")
    copied = (tmp_path / "sito/it/prova/standings.html").read_text()
    assert 'og:image" content="https://example.org/festa/static/tabellone/share.png"' in copied
    assert (tmp_path / "sito/static/tabellone/share.png").read_bytes()[:4] == b"\x89PNG"


@pytest.mark.parametrize("arguments", [["--site", "x", "--output", "y"], ["--folder", "x", "f.json"], []])
def test_options_that_do_not_go_together_are_wrong_use(arguments: list[str]) -> None:
    ended = ran("tabellone", "export", *arguments)
    assert ended.returncode == 2
