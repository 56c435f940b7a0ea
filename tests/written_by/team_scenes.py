"""Team events of every system in which everything happens that can happen; team A has the players A1, A2 …"""

from hashlib import sha256
from typing import Any

from tabellone.engine.encounters import Match
from tabellone.engine.teams.options import team_rules
from tabellone.journal.exchange import journal_from_tournament
from tabellone.journal.journal import Journal
from tabellone.journal.requests import enrol_teams_data, pair_data, remove_team_data
from tabellone.journal.state import NO_SEED
from tests.written_by.desk import MORNING, Desk

CHOSEN: dict[str, Any] = {
    "competitors": "teams",
    "boards": 2,
    "line_ups": "every_round",
    "meetings": "everyone",
    "reserves": False,
    "rating_limit": 90000,
    "rating_list": "1/2026",
    "empty_boards": "last",
    "play_off": "first_boards",
    "boards_before_play_off": True,
}
"""Every option of team events, none as it is by default."""
SALT = "5a" * 32
BEFORE, UNTIL, AFTER = (f"2026-01-10T{hour}:00:00+01:00" for hour in ("14", "15", "16"))
BOARD_RESULTS = ("1-0", "1/2", "0-1")


class TeamDesk(Desk):
    """Where one team event is run."""

    def enrol_teams(self, names: str, size: int, **more: Any) -> None:
        """One team a letter, each with so many players of falling rating."""
        teams = [
            {"name": name, "players": [self.member(name, number) for number in range(1, size + 1)], **more}
            for name in names
        ]
        self.do("enrol_teams", **enrol_teams_data(self.journal.state, teams))

    @staticmethod
    def member(team: str, number: int) -> dict[str, Any]:
        return {"name": f"{team}{number}", "rating": 4000 - 50 * number - ord(team)}

    @property
    def matches(self) -> tuple[Match, ...]:
        return self.journal.state.paired_rounds[-1].matches

    def line_up(self, team: int) -> list[int | None]:
        """The first of its roster."""
        boards = team_rules(self.journal.state.options).boards
        return [*self.journal.state.teams[team].team.players, *[None] * boards][:boards]

    def hand_in(self, team: int, line_up: list[int | None]) -> None:
        boards = ",".join("-" if player is None else str(player) for player in line_up)
        sealed = sha256(f"tabellone line-up/{self.rounds}/{team}/{boards}/{SALT}".encode()).hexdigest()
        self.do("envelope", round=self.rounds, team=team, commitment=sealed, at=BEFORE)

    def open(self, match: int, sealed: bool) -> None:
        """Both envelopes, or what the captains wrote on paper."""
        teams = self.matches[match - 1].seats
        given = {str(team): self.line_up(team) for team in teams}
        more = {"salts": dict.fromkeys(given, SALT), "at": BEFORE} if sealed else {}
        self.do("line_ups", round=self.rounds, encounter=match, line_ups=given, **more)

    def boards(self, but: tuple[int, ...] = ()) -> None:
        """A result by chance on every board of every match that has its line-ups."""
        for number, match in enumerate(self.matches, 1):
            if match.games and match.has_no_result() and number not in but:
                codes = [game.result or self.chance.choice(BOARD_RESULTS) for game in match.games]
                self.do("result", round=self.rounds, encounter=number, results=codes)


def teams_italo_swiss() -> Journal:
    """Fixed line-ups with a reserve: teams change, leave and come late, boards one by one, forfeits, a late board."""
    desk = TeamDesk("Squadre", "italo-swiss", 5, {"competitors": "teams", "boards": 3})
    desk.enrol_teams("ABCDEFGH", 4, captain="K", deputy="V", club="C", province="UD")
    desk.do("remove_team", **remove_team_data(desk.journal.state, 8))
    desk.do("enrol", players=[{"name": "X", "rating": 3000}])
    people = desk.journal.state.teams[1].team.players
    desk.do("edit_team", team=1, name="A bis", captain="A1", deputy="A2", club="C1", province="PN", seeded=False)
    desk.do("edit_team", team=1, plays_short=True, players=[*people, {"name": "A5", "rating": 1200}])
    desk.draw()
    desk.do("absence", team=7, kind="absent")
    desk.pair()
    desk.publish()
    desk.do("result", round=1, encounter=1, game=1, result="1-0")
    desk.do("correct", round=1, encounter=1, game=1, result="1/2")
    desk.do("result", round=1, encounter=1, game=2, result="suspended")
    desk.do("result", round=1, encounter=1, game=3, result="0-1")
    desk.do("result", round=1, encounter=2, forfeit="1-0f")
    desk.do("correct", round=1, encounter=2, forfeit="0-1f")
    desk.boards()
    desk.pair()
    desk.publish()
    desk.do("result", round=1, encounter=1, game=2, result="0-1")
    desk.boards()
    desk.do("correct", round=2, encounter=1, results=["1-0", "1-0", "1-0"])
    desk.do("withdraw", team=3)
    desk.do("withdraw", player=people[1])
    desk.pair()
    desk.publish()
    desk.boards()
    desk.do("return", team=3)
    desk.do("return", player=people[1])
    return desk.journal


def teams_sealed() -> Journal:
    """Line-ups every round: sealed and opened, on paper, missing and drawn by lot; one is still sealed.

    The other match of its round is changed by hand, and the envelope stays.
    """
    desk = TeamDesk("Buste", "italo-swiss", 3, CHOSEN)
    desk.enrol_teams("ABCD", 2)
    desk.draw(NO_SEED)
    desk.do("line_ups", round=1, line_ups={"1": desk.line_up(1)})
    desk.do("pair", **pair_data(desk.journal.state, "3")[0])
    desk.publish()
    desk.do("deadline", round=1, until=UNTIL)
    for team in desk.matches[0].seats:
        desk.hand_in(team, desk.line_up(team))
    desk.open(1, sealed=True)
    alone = desk.matches[1].white
    desk.hand_in(alone, desk.line_up(alone))
    given = {"line_ups": {str(alone): desk.line_up(alone)}, "salts": {str(alone): SALT}}
    desk.do("line_ups", round=1, encounter=2, **given, at=AFTER, seed="8")
    desk.boards()
    desk.pair()
    desk.publish()
    desk.open(1, sealed=False)
    desk.do("envelope", round=2, team=desk.matches[1].black, commitment="0" * 64, at=BEFORE, by_desk=True)
    desk.hand_in(desk.matches[1].black, desk.line_up(desk.matches[1].black))
    first, second = desk.matches
    desk.do("replace", round=2, encounters=[{"teams": [*first.seats[::-1]]}, {"teams": [*second.seats]}])
    return desk.journal


def teams_round_robin() -> Journal:
    """Played to its end and closed, all announced as it is not by default."""
    desk = TeamDesk("Girone a squadre", "round-robin", 3, CHOSEN)
    desk.enrol_teams("ABCD", 2)
    desk.draw()
    for _ in range(3):
        desk.pair()
        for match in range(1, len(desk.matches) + 1):
            desk.open(match, sealed=False)
        desk.publish()
        desk.boards()
    desk.do("close")
    return desk.journal


def teams_amalfi() -> Journal:
    """A team that comes late and leaves without having played, so that the numbers are given again."""
    desk = TeamDesk("Scacchi a squadre", "amalfi", 3, CHOSEN)
    desk.enrol_teams("ABCDE", 2)
    desk.draw()
    desk.pair()
    for match in (1, 2):
        desk.open(match, sealed=False)
    desk.publish()
    desk.boards()
    desk.enrol_teams("YZ", 2, enters=2)
    desk.do("remove_team", **remove_team_data(desk.journal.state, 7))
    return desk.journal


def teams_with_a_handicap() -> Journal:
    """Steps between those who sit at each board, as they are when the line-ups are known."""
    handicap = {"handicap": "first_system", "handicap_by": "elo_rubele"}
    desk = TeamDesk("Squadre a handicap", "italo-swiss", 3, CHOSEN | handicap)
    desk.enrol_teams("ABCD", 2)
    desk.do("edit", player=1, rating=1900)
    desk.draw()
    desk.pair()
    desk.publish()
    for match in (1, 2):
        desk.open(match, sealed=False)
    desk.boards()
    desk.do("edit", player=1, rating=4900)
    desk.pair()
    desk.publish()
    desk.open(1, sealed=False)
    return desk.journal


def teams_elimination() -> Journal:
    """A drawn match is replayed, another one is decided by lot; a team is seeded."""
    desk = TeamDesk("Coppa", "elimination", 2, CHOSEN | {"seeds": "every_8"})
    desk.enrol_teams("ABCD", 2, seeded=False, plays_short=True)
    desk.do("edit_team", team=2, seeded=True)
    desk.draw()
    desk.pair()
    for match in (1, 2):
        desk.open(match, sealed=False)
        desk.do("result", round=1, encounter=match, results=["1/2"] * 4)
    desk.do("result", round=1, encounter=1, after="1-0")
    desk.do("correct", round=1, encounter=1, after="1/2 0-1")
    desk.do("result", round=1, encounter=2, after="lot 1-0")
    desk.publish()
    return desk.journal


def team_scenes() -> dict[str, Journal]:
    """All of them by name."""
    imported = journal_from_tournament(teams_italo_swiss().state.tournament, "import", MORNING.isoformat())
    return {
        "teams-italo-swiss": teams_italo_swiss(),
        "teams-sealed": teams_sealed(),
        "teams-round-robin": teams_round_robin(),
        "teams-amalfi": teams_amalfi(),
        "teams-elimination": teams_elimination(),
        "teams-with-a-handicap": teams_with_a_handicap(),
        "teams-document": imported,
    }
