"""What programs read, against the real program: what is published, with a key what there is, and never more."""

import json
import re
from pathlib import Path
from typing import Any

import jsonschema
import pytest

from tests.places import DOCS, SOURCES
from tests.running.desk import Desk
from tests.running.public import ask
from tests.running.site import Site

API = "/api/v1"
Answer = dict[str, Any]


def read(site: Site, path: str, **headers: str) -> tuple[int, Answer]:
    status, _, body = ask(site, f"{API}{path}", "GET", "127.0.0.9", None, **headers)
    return status, json.loads(body)


def with_key(desk: Desk, name: str = "Sito") -> str:
    page = desk.post("/access", new_key=name)[1]
    (key,) = re.findall(r"<code>(tabellone_[\w-]+)</code>", page)
    return f"Bearer {key}"


def demonstration(desk: Desk, name: str) -> str:
    """With a published round at least."""
    assert desk.post("/demo", demo=name)[0] == 200
    key = desk.place.split("/")[2]
    if desk.get(f"/t/{key}/round/1")[0] == 404:
        assert desk.post(f"/t/{key}/pair")[0] == 200
        assert desk.post(f"/t/{key}/round/1/publish")[0] == 200
    return key


def addresses(description: Answer, key: str, rounds: int, events: list[str]) -> list[tuple[str, Answer]]:
    """Every address of the description with numbers that mean something, and what it says of the answer."""
    numbers: dict[str, list[Any]] = {
        "key": [key],
        "event": events,
        "number": [1, rounds],
        "player": [1, 4],
        "table": ["standings", "pairings"],
    }
    found = []
    for path, asked in description["paths"].items():
        paths = [path]
        for name in re.findall(r"{(\w+)}", path):
            paths = [one.replace(f"{{{name}}}", str(value)) for one in paths for value in numbers[name]]
        found += [(one, asked["get"]["responses"]) for one in paths]
    return found


def check(description: Answer, schema: Answer, data: Any) -> None:
    whole = {
        "$schema": "https://json-schema.org/draft/2020-12/schema",
        "components": description["components"],
        **schema,
    }
    jsonschema.Draft202012Validator(whole).validate(data)


@pytest.mark.parametrize("demo", ["pordenone", "biblioteca", "girone", "coppa", "masters", "squadre", "coppie"])
def test_every_answer_is_as_it_is_described(site: Site, demo: str) -> None:
    """Of every system, for everybody and with a key; only a tournament without brackets or prizes says so."""
    desk = Desk(site.director_link)
    key = demonstration(desk, demo)
    assert desk.post("/events/new", name="Festa", place="Lecce")[0] == 200
    event = desk.place.rsplit("/", 1)[1]
    assert desk.post("/events/assign", event=event, tournament=key)[0] == 200
    headers = {"Authorization": with_key(desk)}
    description = read(site, "/openapi.json")[1]
    head = read(site, f"/tournaments/{key}")[1]
    for more in ({}, headers):
        for path, answers in addresses(description, key, head["rounds_shown"], [event]):
            status, _, body = ask(site, path, "GET", "127.0.0.9", None, **more)
            missing = path.rsplit("/", 1)[1] in ("bracket", "prizes")
            assert status == 200 or (status == 404 and missing), (path, body)
            check(description, answers[str(status)]["content"]["application/json"]["schema"], json.loads(body))
    assert ask(site, f"{API}/tournaments/{key}/bracket")[0] == (200 if demo == "coppa" else 404)


def test_the_description_has_every_address_and_is_the_file_of_the_documentation(site: Site) -> None:
    description = read(site, "/openapi.json", Accept_Language="en")[1]
    assert json.loads((DOCS / "openapi.json").read_text()) == description
    routes = re.findall(r'path\("(api/v1/[^"]*)"', (SOURCES / "web/urls.py").read_text())
    assert [re.sub(r"<\w+:(\w+)>", r"{\1}", f"/{route}") for route in routes] == list(description["paths"])
    assert description["openapi"].startswith("3.1")
    for name, schema in description["components"]["schemas"].items():
        jsonschema.Draft202012Validator.check_schema(schema)
        assert f"/{name}" in json.dumps(description), name


def test_answers_are_those_of_the_command(site: Site, tmp_path: Path) -> None:
    """The document of a demonstration, brought and read again; its standings and an explanation by the library."""
    import tabellone
    from tabellone.documents.speaker import Speaker
    from tabellone.documents.standings import standings_data

    desk = Desk(site.director_link)
    key = demonstration(desk, "pordenone")
    document = read(site, f"/tournaments/{key}/document")[1]
    event = tabellone.read(document)
    assert (
        read(site, f"/tournaments/{key}/standings")[1]["standings"]
        == (standings_data(tabellone.standings(event))["standings"])
    )
    explained = read(site, f"/tournaments/{key}/rounds/2/why/5?lang=en")[1]
    speaker = Speaker("en", event.tournament.players)
    assert explained["opponent"]["text"] == speaker.sentence(tabellone.explain(event, 5, 2).opponent)
    assert document["history"] == read(site, f"/tournaments/{key}/rounds")[1]["rounds"]
    (tmp_path / "again.json").write_text(json.dumps(document))
    assert tabellone.write(event) == document


def test_a_key_sees_what_the_director_sees_until_it_is_revoked(own_site: Site) -> None:
    desk = Desk(own_site.director_link)
    key = desk.tournament(6)
    for board in (1, 2, 3):
        desk.enter(key, 1, board, "1-0")
    desk.go_on(f"/t/{key}/pair")
    headers = {"Authorization": with_key(desk)}
    path = f"/tournaments/{key}/rounds/2"
    assert read(own_site, path)[0] == 404
    status, found = read(own_site, path, **headers)
    assert (status, found["round"], len(found["games"])) == (200, 2, 3)
    assert read(own_site, path, Authorization="Bearer tabellone_x")[0] == 401
    assert read(own_site, path, Authorization="Basic eDp5")[0] == 401
    _, given, _ = ask(own_site, f"{API}{path}", "GET", "127.0.0.9", None, **headers)
    assert "access-control-allow-origin" not in given
    assert "private" in given["cache-control"]
    unpublished = desk.new("Segreto")
    desk.go_on("/events/new", name="Evento segreto")
    event = desk.place.rsplit("/", 1)[1]
    desk.go_on("/events/assign", event=event, tournament=unpublished)
    assert "Evento segreto" not in json.dumps(read(own_site, "/events")[1])
    assert read(own_site, f"/events/{event}")[1]["error"]["code"] == "no_such_gathering"
    assert read(own_site, f"/events/{event}", **headers)[1]["tournaments"][0]["id"] == unpublished
    assert unpublished not in json.dumps(read(own_site, "/tournaments")[1])
    assert unpublished in json.dumps(read(own_site, "/tournaments", **headers)[1])
    page = desk.get("/access")[1]
    assert headers["Authorization"].removeprefix("Bearer ") not in page
    (identity,) = re.findall(r'name="revoke" value="(\d+)"', page)
    assert desk.post("/access", revoke=identity)[0] == 200
    status, refusal = read(own_site, path, **headers)
    assert (status, refusal["error"]["code"]) == (401, "bad_key")


def test_a_director_s_cookie_opens_nothing_here(site: Site) -> None:
    desk = Desk(site.director_link)
    key = desk.new("Segreto")
    assert key not in desk.get(f"{API}/tournaments")[1]
    assert json.loads(desk.get(f"{API}/tournaments/{key}")[1])["rounds_shown"] == 0


def test_nothing_that_only_the_desk_knows_is_in_the_public_document(site: Site) -> None:
    """Cards, other ratings, prizes before the end, and what foretells a draw."""
    desk = Desk(site.director_link)
    key = desk.tournament(4)
    desk.go_on(f"/t/{key}/prizes", prizes="1; Coppa d'argento")
    desk.go_on(f"/t/{key}/players/1/edit", name="Alfa", rating=2000, card="KX-77", club="Lecce")
    headers = {"Authorization": with_key(desk)}
    public = json.dumps(read(site, f"/tournaments/{key}/document")[1])
    everything = json.dumps(read(site, f"/tournaments/{key}/document", **headers)[1])
    for secret in ("KX-77", "Coppa d'argento", '"seed"'):
        assert (secret in public, secret in everything) == (False, True), secret
    assert '"Lecce"' in public
    masters = demonstration(desk, "masters")
    for path in ("", "/document", "/rounds"):
        assert "seed" not in json.dumps(read(site, f"/tournaments/{masters}{path}")[1])
    assert "seed" in json.dumps(read(site, f"/tournaments/{masters}/document", **headers)[1])


def test_answers_are_kept_marked_and_open_to_pages_of_any_site(site: Site) -> None:
    desk = Desk(site.director_link)
    key = desk.tournament(40)
    for path in (f"{API}/tournaments/{key}/standings", f"{API}/tournaments"):
        status, headers, _ = ask(site, path)
        assert (status, headers["access-control-allow-origin"], headers["cache-control"]) == (200, "*", "no-cache")
        assert "set-cookie" not in headers
        status, again, nothing = ask(site, path, If_None_Match=headers["etag"])
        assert (status, nothing, again["access-control-allow-origin"]) == (304, b"", "*")
        assert ask(site, path, method="HEAD")[2] == b""
        desk.enter(key, 1, 1, "1-0")
    status, changed, _ = ask(site, f"{API}/tournaments/{key}/standings", If_None_Match=headers["etag"])
    assert (status, changed["content-type"]) == (200, "application/json; charset=utf-8")
    status, may, _ = ask(site, f"{API}/tournaments", method="OPTIONS", Origin="http://example.org")
    assert (status, may["access-control-allow-methods"]) == (204, "GET, HEAD, OPTIONS")
    assert "authorization" not in may["access-control-allow-headers"].lower()


@pytest.mark.parametrize(
    ("path", "status", "code"),
    [
        ("/nothing", 404, "not_found"),
        ("/tournaments/zzz/standings", 404, "no_such_tournament"),
        ("/tournaments/KEY/rounds/2", 404, "no_round"),
        ("/tournaments/KEY/rounds/0", 404, "no_round"),
        ("/tournaments/KEY/rounds/1/why/9", 404, "no_competitor"),
        ("/tournaments/KEY/rounds/1/why/1?against=x", 400, "not_a_number"),
        ("/tournaments/KEY/bracket", 404, "no_bracket"),
        ("/tournaments/KEY/prizes", 404, "no_prizes"),
        ("/tournaments/KEY/tables/nothing", 404, "no_table"),
        ("/tournaments/KEY/tables/pairings?round=7", 404, "no_round"),
        ("/tournaments?page=0", 400, "not_a_number"),
        ("/events/zzz", 404, "no_such_gathering"),
    ],
)
def test_whatever_is_wrong_is_a_sentence_in_the_language_asked(site: Site, path: str, status: int, code: str) -> None:
    key = Desk(site.director_link).tournament(4)
    said = [read(site, path.replace("KEY", key), Accept_Language=language) for language in ("it", "en")]
    assert [(found, answer["error"]["code"]) for found, answer in said] == [(status, code)] * 2
    assert len({answer["error"]["sentence"] for _, answer in said}) == 2


def test_whoever_tries_to_write_is_told_that_one_reads(site: Site) -> None:
    for method in ("POST", "PUT", "DELETE"):
        status, headers, body = ask(site, f"{API}/tournaments", method=method, body=b"{}")
        assert (status, headers["allow"]) == (405, "GET, HEAD, OPTIONS")
        assert json.loads(body)["error"]["code"] == "only_reading"


def test_long_lists_come_in_pages(own_site: Site) -> None:
    """51 published tournaments are a page of fifty and one of one; 501 players are two pages."""
    desk = Desk(own_site.director_link)
    document = json.loads((DOCS / "example.json").read_text())
    for number in range(51):
        document["name"] = f"Torneo {number}"
        assert desk.send("/import", json.dumps(document).encode())[0] == 200
    first = read(own_site, "/tournaments")[1]
    assert ask(own_site, f"{API}/tournaments?page=3")[0] == 200
    _, _, body = ask(own_site, first["next"])
    names = [one["name"] for one in first["tournaments"] + json.loads(body)["tournaments"]]
    assert names == [f"Torneo {number}" for number in range(50, -1, -1)]
    assert json.loads(body)["next"] is None
    key = desk.tournament(501)
    players = read(own_site, f"/tournaments/{key}/players")[1]
    assert (len(players["players"]), players["next"]) == (500, f"{API}/tournaments/{key}/players?page=2")
    assert [one["number"] for one in json.loads(ask(own_site, players["next"])[2])["players"]] == [501]


def examples() -> list[tuple[str, str]]:
    return re.findall(
        r"```console\n\$ curl -s '?http://localhost:8765(\S+?)'?\n(.*?)```", (DOCS / "api.md").read_text(), re.S
    )


def test_the_examples_of_the_documentation_answer_as_printed(own_site: Site) -> None:
    desk = Desk(own_site.director_link)
    assert desk.send("/import", (DOCS / "example.json").read_bytes())[0] == 200
    key = desk.place.split("/")[2]
    assert len(examples()) > 4
    for path, expected in examples():
        _, _, body = ask(own_site, path.replace("TOURNAMENT", key), Accept_Language="en")
        found = json.loads(body.decode().replace(key, "TOURNAMENT"))
        found.pop("version", None)
        assert found == json.loads(expected), path


def test_the_answers_kept_before_django_are_those_about_a_tournament() -> None:
    front = (SOURCES / "web/front/pages.py").read_text()
    shapes = re.search(r"FOR_PROGRAMS = Shapes\((.*?)\)", front, re.DOTALL)
    assert shapes is not None
    routes = re.findall(r'path\("api/v1/tournaments/<slug:key>.*name="(\w+)"\)', (SOURCES / "web/urls.py").read_text())
    assert routes == re.findall(r'"(\w+)"', shapes.group(1))
