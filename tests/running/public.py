"""What somebody who was never let in sees of the running program."""

import http.client
from contextlib import closing
from urllib.parse import urlsplit

from tests.running.program import Program
from tests.running.site import Site


def ask(
    program: Program | Site,
    path: str,
    method: str = "GET",
    address: str = "127.0.0.9",
    body: bytes | None = None,
    **more: str,
) -> tuple[int, dict[str, str], bytes]:
    """One request from an address of the hall."""
    headers = {k.replace("_", "-"): v for k, v in more.items()}
    if isinstance(program, Site):
        answered = program.request(method, path, body or b"", headers, address)
        return answered.status_code, {k.lower(): v for k, v in answered.asgi_headers}, answered.content
    place = urlsplit(program.address)
    assert place.hostname is not None
    connection = http.client.HTTPConnection(place.hostname, place.port, timeout=20, source_address=(address, 0))
    with closing(connection):
        connection.request(method, path, body=body, headers=headers)
        answer = connection.getresponse()
        return answer.status, {k.lower(): v for k, v in answer.getheaders()}, answer.read()


def everything_public(program: Program | Site, key: str) -> dict[str, tuple[int, str, bytes]]:
    pages = [
        "players",
        "round/1",
        "round/2",
        "standings",
        "standings?by=number",
        "player/1",
        "why/1/1",
        "hall",
        "rating",
    ]
    answers = [
        "",
        *("/document", "/players", "/rounds", "/rounds/1", "/rounds/2", "/rounds/2/openings"),
        *("/rounds/1/why/1", "/rounds/2/why/1", "/rounds/1/why/1?against=3", "/standings", "/crosstable", "/prizes"),
        *(
            "/tables",
            "/tables?round=2",
            "/tables/pairings",
            "/tables/pairings?round=2",
            "/tables/standings",
            "/bracket",
        ),
    ]
    api = ["/api/v1/events", "/api/v1/tournaments", *(f"/api/v1/tournaments/{key}{answer}" for answer in answers)]
    beyond = [f"/t/{key}/", f"/t/{key}/history", f"/t/{key}/pair"]
    found = {}
    for path in ["/", *(f"/t/{key}/{page}" for page in pages), *beyond, *api]:
        status, headers, body = ask(program, path)
        found[path] = (status, headers.get("etag", "") + headers.get("location", ""), body)
    return found
