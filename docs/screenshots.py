"""Takes the pictures of docs/application.md from the real program: .venv/bin/python docs/screenshots.py"""

import sys
import tempfile
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
sys.path.insert(0, str(ROOT / "tests"))

from browser import Director, chromium, running  # noqa: E402

IMAGES = ROOT / "docs" / "images"


def main() -> None:
    """A tournament of thirteen, some rounds played, on a laptop and on a phone."""
    with tempfile.TemporaryDirectory() as folder, running(Path(folder)) as program, chromium() as browser:
        director = Director(browser, program)
        page = director.page

        def shoot(name: str) -> None:
            page.wait_for_load_state("networkidle") if name == "new" else page.wait_for_timeout(300)
            page.screenshot(path=IMAGES / f"{name}.png")

        page.click("text=Torneo dimostrativo")
        shoot("standings")
        demo = page.url.removesuffix("standings")
        page.goto(f"{demo}why/5/12")
        shoot("why")
        page.goto(program.address)
        page.click("text=Nuovo torneo")
        page.fill("input[name=name]", "Sociale di novembre")
        shoot("new")
        page.goto(program.address)
        names = [
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
        address = director.new_tournament("Sociale di novembre", [f"{n}; {1880 - 31 * i}" for i, n in enumerate(names)])
        shoot("players")
        director.next()
        director.next()
        shoot("pair")
        director.confirm()
        director.next()
        director.type_results("1=01")
        shoot("round")
        page.goto(program.address)
        shoot("tournaments")
        page.goto(f"{address}history")
        shoot("history")
        page.set_viewport_size({"width": 390, "height": 800})
        places = {"round": f"{address}round/1", "standings": f"{demo}standings", "players": f"{address}players"}
        for name, place in places.items():
            page.goto(place)
            shoot(f"phone-{name}")


if __name__ == "__main__":
    main()
