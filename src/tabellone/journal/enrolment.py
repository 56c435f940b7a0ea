"""Who comes, goes and comes back in a tournament that is read from a document, as the events of its journal."""

from abc import ABC, abstractmethod
from collections.abc import Callable, Sequence
from typing import Any

from tabellone.engine.model import TEAM_LINES, Player, Team, Tournament
from tabellone.engine.person_register import PersonRegister
from tabellone.engine.player_fields import FieldScope
from tabellone.journal.journal import Journal
from tabellone.journal.state import NO_SEED, renumber_line_up
from tabellone.journal.teams import CHOSEN_FLAGS

Add = Callable[[str, dict[str, Any]], None]


class Enrolment(ABC):
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
        """The competitors by number."""

    @abstractmethod
    def _enrol(self, late: Sequence[Any], journal: Journal, add: Add) -> None:
        """Write those who enter now, and know their ids."""

    def numbers(self) -> dict[str, int]:
        """The numbers of those who have entered, without gaps."""
        return {str(self.identity[number]): rank for rank, number in enumerate(sorted(self.identity), 1)}

    def enter(self, round_number: int, journal: Journal, add: Add) -> None:
        """Enrols those who enter in a round, with the round after which each leaves."""
        late = [one for one in self._competitors if one.enters == round_number and one.number not in self.identity]
        if not late:
            return
        self._enrol(late, journal, add)
        if self._drawn and not journal.state.paired_rounds:
            add("draw", {"seed": self._seed, "numbers": self.numbers(), "rules": dict(journal.state.rules)})
        for one in late:
            if one.leaves is not None and not any(one.number in away for away in self._away):
                self._withdraw(one.number, one.leaves, one.struck, add)

    def leave(self, round_number: int, add: Add) -> None:
        """Withdraws, before a round, those who will come back."""
        for gone in self._away[round_number].values():
            if gone.player not in self._away[round_number - 1]:
                self._withdraw(gone.player, round_number - 1, gone.struck, add)

    def come_back(self, round_number: int, add: Add) -> None:
        """Records who returns after a round; some withdraw again for good."""
        for gone in self._away[round_number]:
            if gone in self._away[round_number + 1]:
                continue
            add("return", {self.noun: self.identity[gone]})
            one = self._competitors[gone - 1]
            if one.leaves is not None and not any(gone in later for later in self._away[round_number + 1 :]):
                self._withdraw(gone, one.leaves, one.struck, add)

    def _withdraw(self, competitor: int, after: int, struck: bool, add: Add) -> None:
        strike = {"strike": True} if struck else {}
        add("withdraw", {self.noun: self.identity[competitor], "after": after, **strike})

    def _player_data(self, player: Player) -> dict[str, Any]:
        """Returns a player's data; the number is added to a name that an earlier player has and no mark tells apart."""
        name = player.name.strip() or f"N. {player.number}"
        if not self._known.add(name, player.marks):
            name = f"{name[:180]} ({player.number})"
        kept = {"kept": self._kept[player.number]} if player.number in self._kept else {}
        return {**player.fields_within(FieldScope.TOURNAMENT), "name": name, "enters": player.enters, **kept}


class PlayerEnrolment(Enrolment):
    """Players who compete by themselves."""

    noun = "player"

    @property
    def people(self) -> dict[int, int]:
        return self.identity

    @property
    def _competitors(self) -> Sequence[Player]:
        return self._players

    def _enrol(self, late: Sequence[Player], journal: Journal, add: Add) -> None:
        for offset, player in enumerate(late, 1):
            self.identity[player.number] = journal.state.last_id + offset
        data: dict[str, Any] = {"players": [self._player_data(player) for player in late]}
        add("enrol", data | {"numbers": self.numbers()} if journal.state.paired_rounds else data)


class TeamEnrolment(Enrolment):
    """Enrols teams after all players, so that players keep their numbers."""

    noun = "team"

    def __init__(self, tournament: Tournament, kept: dict[int, dict[str, Any]]):
        super().__init__(tournament, kept)
        self._teams = tournament.teams
        self._people: dict[int, int] = {}

    @property
    def people(self) -> dict[int, int]:
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
        data: dict[str, Any] = {"teams": [self._team_data(team) for team in late]}
        add("enrol_teams", data | {"numbers": self.numbers()} if journal.state.paired_rounds else data)

    def _enrol_people(self, journal: Journal, add: Add) -> None:
        add("enrol", {"players": [self._player_data(player) for player in self._players]})
        self._people = {player.number: player.number for player in self._players}
        for player in self._players:
            if player.leaves is not None:
                add("withdraw", {"player": player.number, "after": player.leaves})

    def _team_data(self, team: Team) -> dict[str, Any]:
        said = {name: getattr(team, name) for name in (*TEAM_LINES, *CHOSEN_FLAGS)}
        roster = list(renumber_line_up(team.players, self._people))
        return {**{name: one for name, one in said.items() if one}, "enters": team.enters, "players": roster}
