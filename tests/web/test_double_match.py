"""FID, sistema con doppia partita (R8): what the pages, the papers and the command say of it."""

import json
import re
from pathlib import Path

import pytest

from tabellone.cli.main import run
from tests.events.notation import event
from tests.running.desk import Desk
from tests.running.site import Site


@pytest.mark.parametrize("match", ["single", "double"])
def test_r8_every_sheet_of_a_double_match_says_that_the_colours_are_exchanged(
    site: Site, tmp_path: Path, capsys: pytest.CaptureFixture[str], match: str
) -> None:
    """«Le due partite devono svolgersi di seguito»: who reads a sheet has to know that the second is the other way."""
    said, double = "nella seconda i colori si scambiano", match == "double"
    document = event(4, 3, ["1-4 ?, 2-3 ?"], system="round-robin", match=match)
    desk = Desk(site.director_link)
    assert desk.send("/import", json.dumps(document).encode())[0] == 200
    address = re.findall(r"/t/[a-z0-9]+/", desk.place)[0]
    for page in ("round/1", "papers/score-sheets?round=1", "papers/tabellone", "papers/formation?round=1"):
        status, text = desk.get(f"{address}{page}")
        assert (status, said in text) == (200, double), page
        of_the_first = "il Bianco scritto è quello della prima" in text
        assert of_the_first == (double and "score-sheets" not in page)  # a sheet of the second game has them exchanged
    file = tmp_path / "event.json"
    file.write_text(json.dumps({**document, "history": []}), encoding="utf-8")
    assert run(["pair", str(file), "--lang", "it"]) == 0
    assert (said in capsys.readouterr().out) is double
