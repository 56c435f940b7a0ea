"""PostgreSQL that hangs or is gone for a while: pages go on, results are refused with a sentence and taken later."""

import json
import re
from collections.abc import Iterator
from contextlib import AbstractContextManager, contextmanager
from pathlib import Path

import pytest

from tests.running.database_proxy import DatabaseProxy, proxy_to
from tests.running.desk import Desk
from tests.running.forks import ran
from tests.running.hosted import hosted


@contextmanager
def away(proxy: DatabaseProxy, how: str) -> Iterator[None]:
    ways: dict[str, AbstractContextManager[None]] = {"hangs": proxy.hanging(), "gone": proxy.gone()}
    with ways[how]:
        yield


@pytest.mark.parametrize("how", ["hangs", "gone"])
def test_postgresql_is_away_for_a_while(
    how: str, postgres: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Whatever is asked is answered while it is still away."""
    proxy = proxy_to(postgres, tmp_path)
    environment = {"TABELLONE_DATA": str(tmp_path / "data"), "TABELLONE_DATABASE": proxy.address}
    for variable, value in environment.items():
        monkeypatch.setenv(variable, value)
    with proxy.running(), hosted(environment, workers=1) as address:
        desk = Desk(json.loads(ran("tabellone", "link", f"{address}/", "--json").stdout)["link"])
        key = desk.tournament(4)
        desk.go_on(f"/t/{key}/settings", name="Prova", rounds=9, phones="agreed", confirmed="yes")
        card = re.findall(r'href="https?://[^/"]+(/phone/[^"]+)"', desk.get(f"/t/{key}/round/1/cards")[1])[0]
        visitor, phone = Desk(f"{address}/enter/nothing"), Desk(f"{address}/enter/nothing")
        pages = [f"/t/{key}/round/1", f"/t/{key}/standings", f"/t/{key}/players"]
        before = [visitor.get(page) for page in pages]
        assert [status for status, _ in before] == [200, 200, 200]
        phone.get(card)
        with away(proxy, how):
            for _ in range(3):
                assert [visitor.get(page) for page in pages] == before
                for answer in (desk.entered(key, 1, 1, "1-0"), phone.post(card, result="1-0")):
                    status, said = answer
                    assert status in (409, 503), said
                    assert "non risponde" in said, said
        assert desk.enter(key, 1, 1, "1-0") == 200
        assert phone.post(card, result="1-0")[0] in (200, 400)
        assert desk.results(key, 1)[1] == "1-0"
        assert "1-0" in visitor.get(pages[0])[1]
