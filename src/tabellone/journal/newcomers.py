"""Who comes, goes and comes back in a tournament that is read from a document, as the events of its journal."""

from abc import ABC, abstractmethod
from collections.abc import Callable, Sequence
from typing import Any

from tabellone.engine.model import TEAM_LINES, Player, Team, Tournament
from tabellone.engine.names import PersonRegister
from tabellone.engine.player_fields import FieldScope
from tabellone.journal.journal import Journal
from tabellone.journal.rosters import CHOSEN_FLAGS
from tabellone.journal.state import NO_SEED, numbered

Add = Callable[[str, dict[str, Any]], None]


class Newcomers(ABC):
    """Brings the competitors of a tournament into its journal, each before the round it enters in."""

    noun: str
    """What events call one of them."""

    def __init__(self, tournament: Tournament, kept: dict[int, dict[str, Any]]):
        self._players = tournament.players
        self._kept = kept
        self._drawn = tournament.drawn
        self._seed = tournament.seed or NO_SEED
        rounds = [{gone.player: gone for gone in played.withdrawn} for played in tournament.history]
        self._away = [{}, *rounds, {}]  # by the number of the round
        self._known = PersonRegister()
        self.identity: dict[int, int] = {}
        """Numbers of competitors in the tournament to their ids in the journal."""

    @property
    @abstractmethod
    def people(self) -> dict[int, int]:
        """Numbers of people to their ids."""

    @property
    @abstractmethod
    def _competitors(self) -> Sequence[Player | Team]:
        """By number."""

    @abstractmethod
    def _enrol(self, late: Sequence[Any], journal: Journal, add: Add) -> None:
        """Write those who enter now, and know their ids."""

    def numbers(self) -> dict[str, int]:
        """The numbers of those who have entered, without gaps."""
        return {str(self.identity[number]): rank for rank, number in enumerate(sorted(self.identity), 1)}

    def enter(self, number: int, journal: Journal, add: Add) -> None:
        """Before a round: who enters in it, and when each of them will leave."""
        late = [one for one in self._competitors if one.enters == number and one.number not in self.identity]
        if not late:
            return
        self._enrol(late, journal, add)
        if self._drawn and not journal.state.paired:
            add("draw", {"seed": self._seed, "numbers": self.numbers(), "rules": dict(journal.state.rules)})
        for one in late:
            if one.leaves is not None and not any(one.number in away for away in self._away):
                self._withdraw(one.number, one.leaves, one.struck, add)

    def leave(self, number: int, add: Add) -> None:
        """Before a round: who has withdrawn and will come back."""
        for gone in self._away[number].values():
            if gone.player not in self._away[number - 1]:
                self._withdraw(gone.player, number - 1, gone.struck, add)

    def come_back(self, number: int, add: Add) -> None:
        """After a round: who was away in it and not in the next one; some of them leave again, for good."""
        for gone in self._away[number]:
            if gone in self._away[number + 1]:
                continue
            add("return", {self.noun: self.identity[gone]})
            one = self._competitors[gone - 1]
            if one.leaves is not None and not any(gone in later for later in self._away[number + 1 :]):
                self._withdraw(gone, one.leaves, one.struck, add)

    def _withdraw(self, number: int, after: int, struck: bool, add: Add) -> None:
        strike = {"strike": True} if struck else {}
        add("withdraw", {self.noun: self.identity[number], "after": after, **strike})

    def _described(self, player: Player) -> dict[str, Any]:
        """Of two with one name each needs a card in a journal: without it the second gets his number."""
        name = player.name.strip() or f"N. {player.number}"
        if not self._known.add(name, player.marks):
            name = f"{name[:180]} ({player.number})"
        kept = {"kept": self._kept[player.number]} if player.number in self._kept else {}
        return {**player.fields_within(FieldScope.TOURNAMENT), "name": name, "enters": player.enters, **kept}


class NewPlayers(Newcomers):
    """Players who compete by themselves."""

    noun = "player"

    @property
    def people(self) -> dict[int, int]:
        """The same."""
        return self.identity

    @property
    def _competitors(self) -> Sequence[Player]:
        return self._players

    def _enrol(self, late: Sequence[Player], journal: Journal, add: Add) -> None:
        for offset, player in enumerate(late, 1):
            self.identity[player.number] = journal.state.last_id + offset
        data: dict[str, Any] = {"players": [self._described(player) for player in late]}
        add("enrol", data | {"numbers": self.numbers()} if journal.state.paired else data)


class NewTeams(Newcomers):
    """Teams; all people are enrolled before them, so that each keeps his number."""

    noun = "team"

    def __init__(self, tournament: Tournament, kept: dict[int, dict[str, Any]]):
        super().__init__(tournament, kept)
        self._teams = tournament.teams
        self._people: dict[int, int] = {}

    @property
    def people(self) -> dict[int, int]:
        """In the order of their numbers."""
        return self._people

    @property
    def _competitors(self) -> Sequence[Team]:
        return self._teams

    def _enrol(self, late: Sequence[Team], journal: Journal, add: Add) -> None:
        if not self._people:
            self._enrol_people(journal, add)
        first = journal.state.last_team_id + 1
        for identity, team in enumerate(late, first):
            self.identity[team.number] = identity
        data: dict[str, Any] = {"teams": [self._described_team(team) for team in late]}
        add("enrol_teams", data | {"numbers": self.numbers()} if journal.state.paired else data)

    def _enrol_people(self, journal: Journal, add: Add) -> None:
        add("enrol", {"players": [self._described(player) for player in self._players]})
        self._people = {player.number: player.number for player in self._players}
        for player in self._players:
            if player.leaves is not None:
                add("withdraw", {"player": player.number, "after": player.leaves})

    def _described_team(self, team: Team) -> dict[str, Any]:
        said = {name: getattr(team, name) for name in (*TEAM_LINES, *CHOSEN_FLAGS)}
        roster = list(numbered(team.players, self._people))
        return {**{name: one for name, one in said.items() if one}, "enters": team.enters, "players": roster}
