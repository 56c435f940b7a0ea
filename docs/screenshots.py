"""Takes the pictures of docs/application.md from the real program: .venv/bin/python docs/screenshots.py"""

import sys
import tempfile
from collections.abc import Callable
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
sys.path.insert(0, str(ROOT))

from playwright.sync_api import FilePayload  # noqa: E402

from tests.running.browser import Director, chromium  # noqa: E402
from tests.running.program import running  # noqa: E402

IMAGES = ROOT / "docs" / "images"


NAMES = [
    "Verdi",
    "Bianchi",
    "Russo",
    "Ferri",
    "Gallo",
    "Conti",
    "Marini",
    "Greco",
    "Longo",
    "Rizzo",
    "Sala",
    "Villa",
    "Zeni",
]
CSV = "Cognome;Nome;Elo\nNeri;Ada;1702\n;;1500\nBassi;Ugo;forte\n"


def played_draughts(director: Director) -> str:
    """Two rounds of an italo-svizzero played, the third published; its address."""
    page = director.page
    boards = [f"Damista {name}" for name in NAMES]
    address = director.new_tournament("Sociale di dama", boards, rounds=5, system="italo-swiss")
    director.next()
    for keys in ("212021", "011220"):
        director.next()
        director.confirm()
        director.next()
        director.type_results(keys)
    director.next()
    director.confirm()
    director.next()
    page.goto(f"{address}prizes")
    page.fill("textarea", "1; 100,00\n1; Coppa\n2; 60,00\n3; 40,00")
    page.click("text=Salva")
    return address


def played_elimination(director: Director) -> str:
    """One round of an elimination played and the second published; its address."""
    address = director.new_tournament("Coppa", NAMES, system="elimination", placing="third_place")
    director.next()
    for _ in range(2):
        director.next()
        director.confirm()
        director.next()
        director.type_results(("20" * 8)[: len(director.pairs())])
    return address


def registered_draughts(director: Director) -> str:
    """A registry, and an event with openings played, closed and registered in it; its address."""
    page, home = director.page, director.program.address
    categories = ("Maestro", "Candidato Maestro", "Nazionale", "Regionale", "Provinciale")
    people = [(name, categories[n // 3], 4100 - 290 * n) for n, name in enumerate(NAMES)]
    lines = [f"{1200 + n};{name};Circolo {name[0]};UD;{c};{r};2025" for n, (name, c, r) in enumerate(people)]
    text = "\n".join(["card;name;club;province;category;rating;last_year", *lines])
    page.goto(f"{home}/registry")
    page.set_input_files("input[type=file]", {"name": "l.csv", "mimeType": "text/csv", "buffer": text.encode()})
    page.click("form[action='/registry/import'] button")
    page.goto(home)
    players = [f"{name}; {rating}; {category}; Circolo {name[0]}" for name, category, rating in people]
    address = director.new_tournament("Regionale", players, 3, "italo-swiss", openings="one_a_round")
    director.next()
    for keys in ("212021", "011220", "201121"):
        director.next()
        director.confirm()
        director.next()
        director.next()
        director.type_results(keys)
    director.next()
    page.goto(f"{address}rating")
    page.fill("input[name=date]", "2026-10-04")  # a day that has come
    page.click("text=Anteprima")
    page.click("main .primary")
    return address


def entries_to_divide(director: Director) -> str:
    """An event with twenty-six entries; its address."""
    entries = [f"{name} {letter}; {2600 - 40 * n}" for n, name in enumerate(NAMES) for letter in "AB"]
    return director.new_tournament("Open", entries, 7, "italo-swiss")


def seated_tables(director: Director) -> str:
    """A published round at tables; its address."""
    players = [f"{name} {n}; Squadra {name[0]}" for name in NAMES[:10] for n in "1234"]
    address = director.new_tournament("Masters", players, rounds=6, system="big-tables")
    director.next()
    director.next()
    director.confirm()
    director.next()
    return address


def main() -> None:
    """Every page of a tournament of thirteen and of the demonstration, on a laptop, on a phone, some in the dark."""
    with tempfile.TemporaryDirectory() as folder, running(Path(folder)) as program, chromium() as browser:
        director = Director(browser, program)
        page = director.page
        page.click("button[value=pordenone]")
        demo = page.url.removesuffix("standings")
        page.goto(program.address)
        address = director.new_tournament("Sociale di novembre", [f"{n}; {1880 - 31 * i}" for i, n in enumerate(NAMES)])
        director.next()
        director.next()
        director.confirm()
        director.next()
        director.type_results("1=010=")
        director.next()

        made = []
        for make in (played_draughts, played_elimination, seated_tables, registered_draughts, entries_to_divide):
            page.goto(program.address)
            made.append(make(director))
        draughts, elimination, tables, federation, entries = made

        def at(place: str) -> Callable[[], object]:
            return lambda: page.goto(place)

        def by_hand() -> None:
            page.goto(f"{address}round/2/by-hand")
            page.click("button[name=pick] >> nth=0")
            page.click("button[name=pick] >> nth=5")
            page.wait_for_selector("main .note")

        def new() -> None:
            page.goto(f"{program.address}/new")
            page.fill("input[name=name]", "Sociale di dicembre")
            page.click("summary")

        def csv() -> None:
            page.goto(f"{address}players")
            file: FilePayload = {"name": "soci.csv", "mimeType": "text/csv", "buffer": CSV.encode()}
            page.set_input_files("input[type=file]", file)
            page.click("text=Mostra l'anteprima")

        pages: dict[str, Callable[[], object]] = {"pair": at(f"{address}pair")}
        later: dict[str, Callable[[], object]] = {
            "tournaments": at(program.address),
            "new": new,
            "players": at(f"{address}players"),
            "csv": csv,
            "by-hand": by_hand,
            "round": at(f"{address}round/1"),
            "standings": at(f"{demo}standings"),
            "player": at(f"{demo}player/2"),
            "why": at(f"{demo}why/5/12"),
            "history": at(f"{address}history"),
            "settings": at(f"{address}settings"),
            "access": at(f"{program.address}/access"),
            "rotation": at(f"{draughts}round/3/rotation?step=2"),
            "draughts": at(f"{draughts}standings?by=number"),
            "prizes": at(f"{draughts}prizes"),
            "bracket": at(f"{elimination}bracket"),
            "tables": at(f"{tables}round/1"),
            "opening": at(f"{federation}round/3"),
            "hall": at(f"{federation}hall"),
            "rating": at(f"{federation}rating"),
            "registry": at(f"{program.address}/registry"),
            "person": at(f"{program.address}/registry/1"),
            "groups": at(f"{entries}groups"),
            "papers": at(f"{federation}papers/tabellone"),
        }

        def shoot(prefix: str, chosen: dict[str, Callable[[], object]]) -> None:
            for name, go in chosen.items():
                go()
                page.wait_for_timeout(250)
                page.screenshot(path=IMAGES / f"{prefix}{name}.png")

        phone, laptop = {"width": 390, "height": 800}, {"width": 1280, "height": 800}
        for prefix, size in (("phone-", phone), ("", laptop)):
            page.set_viewport_size(size)  # type: ignore[arg-type]
            shoot(prefix, pages)
        page.goto(f"{address}pair")
        director.confirm()
        for prefix, size in (("phone-", phone), ("", laptop)):
            page.set_viewport_size(size)  # type: ignore[arg-type]
            shoot(prefix, later)
        page.emulate_media(color_scheme="dark")
        shoot("dark-", {name: later[name] for name in ("round", "standings")})


if __name__ == "__main__":
    main()
