"""A team event with sealed line-ups, asked as browsers ask the application."""

import re
from collections.abc import Sequence
from pathlib import Path
from typing import Any

from tabellone.journal.requests import pair_data
from tabellone.web.books import REPOSITORY
from tests.running.store import director, visitor

BOARDS = 4
PLAYERS = 6
TEAMS = ("Torre Alta", "Due Fiumi", "Ponte Vecchio", "Valle Scura")


class Event:
    """Four teams of six for four boards; the first round is published. Team 1 has the players 1 to 6, and so on."""

    def __init__(self, folder: Path):
        self.folder = folder
        self.director, self.visitor = director(), visitor()
        self.repository = REPOSITORY
        known = folder / "key"  # a database may have the tournaments of other tests too
        if not known.exists():
            known.write_text(self._begun())
        self.key = known.read_text()

    def _begun(self) -> str:
        rules = {"competitors": "teams", "boards": BOARDS, "line_ups": "every_round", "rating_limit": 15_000}
        described = {"name": "Trofeo", "system": "italo-swiss", "rules": rules, "rounds": 3}
        key = self.repository.create(described, "director")
        teams = [
            {
                "name": name,
                "captain": f"Capitano {name}",
                "players": [{"name": f"{name} {n}", "rating": 4000 - 100 * n} for n in range(1, PLAYERS + 1)],
            }
            for name in TEAMS
        ]
        self.repository.append(key, "enrol_teams", {"teams": teams}, "director")
        rules = dict(self.repository.moment(key).state.rules)
        numbers = {str(number): number for number in range(1, len(TEAMS) + 1)}
        self.repository.append(key, "draw", {"seed": "s", "numbers": numbers, "rules": rules}, "director")
        self.repository.append(key, "pair", pair_data(self.repository.moment(key).state)[0], "director")
        self.repository.append(key, "publish", {"round": 1}, "director")
        return key

    @property
    def state(self) -> Any:
        return self.repository.moment(self.key).state

    @property
    def seats(self) -> tuple[int, int]:
        seats: tuple[int, int] = self.state.paired_rounds[-1].matches[0].seats
        return seats

    @property
    def boards(self) -> list[tuple[int | None, int | None]]:
        return [(game.first_player, game.second_player) for game in self.state.paired_rounds[-1].matches[0].games]

    @property
    def page(self) -> str:
        return f"/t/{self.key}/round/1/line-ups"

    def link(self, team: int) -> str:
        """As the director's page has it."""
        found = re.findall(
            rf'href="http://[^/"]+(/captain/{self.key}/{team}/\w+)"', self.text(self.director, self.page)
        )
        assert len(found) == 1
        return str(found[0])

    def text(self, client: Any, path: str) -> str:
        answer = client.get(path)
        assert answer.status_code == 200, (path, answer.status_code)
        return str(answer.content.decode())

    def hands_in(
        self, client: Any, team: int, line_up: Sequence[int | str], link: str = "", round_number: int = 1
    ) -> Any:
        chosen = {f"board.{team}.{board}": player for board, player in enumerate(line_up, 1)}
        return client.post(link or self.link(team), {"round": round_number, **chosen})


def member(team: int, place: int) -> int:
    return PLAYERS * (team - 1) + place
