"""Bad input in every field of every form: a sentence or a page, never an error of the program."""

import re
import urllib.parse
from itertools import count

from tests.running.desk import Desk
from tests.running.site import Site
from tests.tries import tries

NASTY = ["", " ", "x" * 10_000, "<script>alert(1)</script>", "a\x00b\x07", "²", "-1", "9" * 400, "\u202e", "%00", "{}"]


IN_TURNS = max(1, 8 // tries(1))
"""Every field gets one or two of the nasty values, and its neighbours get the others; all of them in a thorough run."""


def no_form_fails(desk: Desk, forms: dict[str, tuple[str, ...]], whole: dict[str, str]) -> None:
    turn = count()
    for path, names in forms.items():
        for name in names:
            for value in NASTY[next(turn) % IN_TURNS :: IN_TURNS]:
                status, body = desk.post(path, **(whole | {name: value}))
                assert 200 <= status < 500, (path, name, value[:20])
                assert "<script>alert" not in body
                assert "Errore imprevisto" not in body


def test_no_form_fails_whatever_is_typed(site: Site) -> None:
    """Every field of every form with nasty values: a sentence or a page, never an error of the program."""
    desk = Desk(site.director_link)
    key = desk.tournament(6)
    forms = {
        "/new": ("name", "rounds", "system", "amalfi.edition", "amalfi.tie_breaks", "place", "date"),
        "/new?": ("event", "new_event", "like"),
        "/events/new": ("name", "place", "from", "to", "organiser", "arbiter"),
        "/events/assign": ("event", "tournament", "page"),
        "/archive": ("key",),
        "/delete": ("key",),
        "/backup/restore/0": ("back",),
        "/access": ("name", "password", "end", "add_host", "remove_host"),
        "/login": ("password",),
        "/import": ("back", "again"),
        f"/t/{key}/settings": ("name", "rounds", "amalfi.edition", "seen"),
        f"/t/{key}/players/add": ("players", "seen"),
        f"/t/{key}/players/1/edit": ("name", "rating", "title", "club", "province"),
        f"/t/{key}/players/1/absence": ("kind",),
        f"/t/{key}/players/csv": ("file",),
        f"/t/{key}/round/1/by-hand": ("seats", "pick", "picked", "turn", "save"),
        f"/t/{key}/round/1/board/1": ("result", "seen", "confirmed"),
        f"/t/{key}/undo": ("target", "confirmed"),
        f"/t/{key}/note": ("text",),
        f"/t/{key}/prizes": ("prizes",),
        f"/t/{key}/ties": ("tie", "how", "order", "seen"),
        "/demo": ("demo",),
        f"/t/{key}/pair": ("seen",),
    }
    whole = {"name": "Torneo", "rounds": "5", "system": "amalfi"}
    no_form_fails(desk, forms, whole)
    status, body = desk.post(f"/t/{key}/players/1/edit", name="Nuovo nome", rating="forte")
    assert (status, 'value="Nuovo nome"' in body, 'value="forte"' in body) == (400, True, True)  # nothing typed is lost
    for query in ("?done=deleted&key=%00", "?done=archived&key=", "?sought=%00%5C%25", "?archive=99&page=99"):
        assert desk.get(f"/{query}")[0] == 200, query
    for path in (
        "/t/%00/",
        f"/t/{key}/round/99",
        f"/t/{key}/player/0",
        f"/t/{key}/why/1/99",
        f"/t/{key}/why/99999999999/1",
    ):
        assert desk.get(path)[0] == 404


def test_no_form_about_the_federation_fails_whatever_is_typed(site: Site) -> None:
    """Registry, openings, groups, ratings, papers."""
    desk = Desk(site.director_link)
    desk.post("/new", name="Dama", rounds=3, system="italo-swiss", **{"italo-swiss.openings": "one_a_round"})
    key = re.findall(r'href="/t/(\w+)/', desk.get("/")[1])[0]
    desk.post(f"/t/{key}/players/add", players="\n".join(f"P{n}; {3000 - n}; Maestro" for n in range(6)))
    details = ("name", "card", "club", "province", "country", "fmjd", "italian_category", "italian_rating")
    forms = {
        "/registry/new": details,
        "/registry/1": (*details, "shown_italian_rating"),
        "/registry/import": ("file", "game", "date", "over_newer"),
        "/registry/close-year": ("year", "game", "confirmed"),
        "/registry/reopen-year": ("key",),
        "/registry/1/merge": ("other", "confirmed"),
        f"/t/{key}/groups": ("groups", "rounds", "chosen_groups", "group-1", "create"),
        f"/t/{key}/settings": ("place", "date", "arbiter", "italo-swiss.openings", "italo-swiss.opening_table"),
        f"/t/{key}/players/known/1": ("seen",),
        f"/t/{key}/players/1/edit": ("card",),
        f"/t/{key}/round/1/openings": ("numbers", "confirmed", "seen"),
        f"/t/{key}/rating/register": ("date", "weight", "edition", "newcomers", "confirmed"),
        f"/t/{key}/rating/take-back": ("back",),
    }
    whole = {"name": "Rossi", "year": "2024", "rounds": "3", "groups": "2", "date": "2026-01-01"}
    for drawn in (False, True):
        if drawn:
            for step in ("draw", "pair", "round/1/publish", "round/1/openings"):
                desk.post(f"/t/{key}/{step}")
        no_form_fails(desk, forms, whole)
        asked = {
            "registry": "q",
            f"t/{key}/players/search": "q",
            f"t/{key}/groups": "groups",
            f"t/{key}/rating": "weight",
            f"t/{key}/papers/formation": "round",
            f"t/{key}/papers/score-sheets": "round",
            f"t/{key}/hall": "x",
        }
        for turn, (path, name) in enumerate(asked.items(), drawn):
            for value in NASTY[turn % IN_TURNS :: IN_TURNS]:
                status, body = desk.get(f"/{path}?{urllib.parse.urlencode({name: value})}")
                assert 200 <= status < 500, (path, value[:20])
                assert "<script>alert" not in body
