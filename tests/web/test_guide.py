"""The guide and the regulations in the running program: for everybody, and every link of every page leads somewhere."""

import re
from html import unescape

from tabellone.documents.guide.pages import NAMES
from tabellone.documents.regulations.catalogue import REGULATIONS
from tests.places import SOURCES
from tests.running.desk import Desk
from tests.running.public import ask
from tests.running.site import Site

PAGES = [
    "/guide",
    *(f"/guide/{name}" for name in NAMES),
    "/regulations",
    *(f"/regulations/{name}" for name in REGULATIONS),
]
LINK = re.compile(r'href="((?:/guide|/regulations)[^"]*)"')


def shown(site: Site, path: str, language: str) -> str:
    status, _, body = ask(site, path, Cookie=f"language={language}")
    assert status == 200, path
    return body.decode()


def test_everybody_reads_every_page_in_both_languages_and_every_link_leads_to_a_place(site: Site) -> None:
    for language in ("it", "en"):
        pages = {path: shown(site, path, language) for path in PAGES}
        for path, text in pages.items():
            assert f'<html lang="{language}">' in text
            for link in map(unescape, LINK.findall(text)):
                page, _, anchor = link.partition("#")
                assert page in pages, (path, link)
                assert not anchor or f'id="{anchor}"' in pages[page], (path, link)
            places = re.findall(r' id="([^"]+)"', text)
            assert len(places) == len(set(places)), path
        every_reading = {
            f'id="{anchor}"' in pages[f"/regulations/{name}"]
            for name, regulation in REGULATIONS.items()
            for anchor in regulation.anchors().values()
        }
        assert every_reading == {True}
    assert "Come nasce un turno" in shown(site, "/guide/amalfi", "it")
    assert "How a round is made" in shown(site, "/guide/amalfi", "en")
    for path in ("/guide/nothing", "/regulations/nothing"):
        assert ask(site, path)[0] == 404


def test_the_guide_opens_at_the_section_of_the_page_one_is_on() -> None:
    """Every address named there is one, and every page that is shown by GET has its section."""
    source = (SOURCES / "web" / "guide" / "links.py").read_text()
    sections = dict(re.findall(r'^    "(\w+)": "([\w#-]+)",$', source, re.M))
    routes = set(re.findall(r'name="(\w+)"\),', (SOURCES / "web" / "urls.py").read_text()))
    assert set(sections) <= routes
    assert {section.partition("#")[0] for section in sections.values()} <= set(NAMES)
    tabs = {"players", "round", "standings", "papers", "history", "settings", "bracket", "hall", "why", "pair"}
    assert tabs | {"home", "new", "access", "backup", "registry", "line_ups"} <= set(sections)


def test_what_a_reason_cites_is_a_link_and_everything_else_of_it_is_text(site: Site) -> None:
    desk = Desk(site.director_link)
    desk.go_on("/new", name="Regole", rounds=5, system="amalfi")
    key = re.findall(r'href="/t/(\w+)/', desk.get("/")[1])[0]
    names = [f"<b>G{number}</b> (B.3.3, A2); {2000 - number}" for number in range(7)]
    desk.go_on(f"/t/{key}/players/add", players="\n".join(names))
    desk.go_on(f"/t/{key}/draw")
    assert 'href="/guide/players"' in desk.get(f"/t/{key}/players")[1]
    preview = desk.get(f"/t/{key}/pair")[1]
    assert 'href="/guide/round#pair"' in preview
    desk.go_on(f"/t/{key}/pair")
    desk.go_on(f"/t/{key}/round/1/publish")
    why = ask(site, f"/t/{key}/why/1/1")[2].decode()
    assert re.search(r'<aside>\s*<a href="/regulations/amalfi#a2">\s*<b>B\.3\.3</b>\s*A2\s*</a>', why)
    assert "<b>G" not in why
    assert 'href="/regulations/amalfi"' in why


def test_a_message_begins_with_a_capital_whatever_the_sentence_is_used_for(own_site: Site) -> None:
    desk = Desk(own_site.director_link)
    desk.go_on("/new", name="Frasi", rounds=3, system="amalfi")
    key = re.findall(r'href="/t/(\w+)/', desk.get("/")[1])[0]
    page = desk.post(f"/t/{key}/players/add", players="")[1]
    assert '<p class="note stop" role="alert">Non c&#x27;è nessuno da iscrivere.</p>' in page
    assert '<p class="note stop">Nessuno è presente al turno 1.</p>' in desk.post(f"/t/{key}/pair")[1]
    assert "<h1>Il torneo nothing non esiste.</h1>" in desk.get("/t/nothing/")[1]
