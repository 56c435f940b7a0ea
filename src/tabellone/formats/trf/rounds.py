"""The rounds in the lines of the players: each game found on both sides, everybody else resting or away."""

from collections.abc import Iterator, Mapping
from typing import Any, NamedTuple

from tabellone.engine.outcomes import Outcome
from tabellone.engine.reasons import Reason
from tabellone.engine.results import ADJOURNED, result_of
from tabellone.formats.trf.codes import (
    ALLOCATED,
    BLACK,
    FORFEITS,
    FULL,
    HALF,
    NO_COLOUR,
    RESTS_OF_A_ROUND_ROBIN,
    RESTS_OF_A_SWISS,
    RESULT_OF,
    UNRATED_GAMES,
    USUAL_RESTS,
    WHITE,
    ZERO,
)
from tabellone.formats.trf.report import EMPTY_CELL, Byes, Cell, Person


class Participation(NamedTuple):
    """The first and the last round of a player."""

    enters: int = 1
    leaves: int | None = None

    def takes_part_in(self, round_number: int) -> bool:
        """Whether the player has entered and not left."""
        return self.enters <= round_number and (self.leaves is None or round_number <= self.leaves)


def paired_round_count(people: tuple[Person, ...], swiss: bool) -> int:
    """Returns the last round with a game or pairing bye; in a round robin, the last round with any cell filled."""

    def is_paired(cell: Cell) -> bool:
        return bool(cell.opponent) or cell.result == ALLOCATED if swiss else cell != EMPTY_CELL

    played = (number for person in people for number, cell in enumerate(person.cells, 1) if is_paired(cell))
    return max(played, default=0)


class Rounds:
    """The rounds of a report as those of a document."""

    def __init__(self, people: tuple[Person, ...], new_number: Mapping[int, int], swiss: bool, announced: int | None):
        """`new_number`: by the number in the report, the one in the document."""
        self.paired = paired_round_count(people, swiss)
        self._people = {person.number: person for person in people}
        self._new = new_number
        self._swiss = swiss
        self._goes_on = announced is None or self.paired < announced
        self._rests = RESTS_OF_A_SWISS if swiss else RESTS_OF_A_ROUND_ROBIN
        self._unrated = 0
        self._without_colours = 0
        self._read_as: dict[str, str] = {}
        self._coming: dict[int, str] = {}

    def add_byes(self, byes: tuple[Byes, ...]) -> list[Reason]:
        """Reads the byes of the next round from their columns or records; returns warnings for those that cannot be
        kept.
        """
        told = []
        coming = self.paired + 1
        self._coming = {
            number: person.cell(coming).result for number, person in self._people.items() if person.cell(coming).result
        }
        for one in byes:
            for player in one.players:
                if player not in self._people:
                    raise one.line.error("trf_no_such_player", number=player)
            if one.round in (None, coming):
                self._coming |= dict.fromkeys(one.players, one.kind)
            elif one.round is not None and one.round > coming:
                told.append(Reason("trf_later_byes", args={"round": one.round, "line": one.line.number}))
            elif any(self._people[n].cell(one.round or 0).result not in (one.kind, "") for n in one.players):
                told.append(Reason("trf_byes_differ", args={"round": one.round, "line": one.line.number}))
        ahead = max((len(person.cells) for person in self._people.values()), default=0)
        for number in range(coming + 1, ahead + 1):
            if any(person.cell(number) != EMPTY_CELL for person in self._people.values()):
                told.append(Reason("trf_later_columns", args={"round": number}))
        return told

    @property
    def has_next_byes(self) -> bool:
        """Whether anything is known of a round that is not paired."""
        return bool(self._coming)

    def next_round(self, stays: Mapping[int, Participation]) -> dict[str, Any]:
        """Returns the `next` field of a document: who takes part and will not play."""
        number = self.paired + 1
        inside = {player: kind for player, kind in self._coming.items() if stays[player].takes_part_in(number)}
        kinds = {ZERO: "absent", "-": "absent", HALF: "half", "=": "half"}
        lists: dict[str, list[int]] = {}
        for player, letter in inside.items():
            if letter in kinds:
                lists.setdefault(kinds[letter], []).append(self._new[player])
        return {"round": number, **{kind: sorted(found) for kind, found in lists.items()}} if lists else {}

    def full_point_byes_next(self) -> list[int]:
        """Returns the players who are promised a full point for the next round, which documents cannot hold."""
        return sorted(self._new[player] for player, letter in self._coming.items() if letter in (FULL, "+"))

    def participations(self) -> dict[int, Participation]:
        """When everybody came and went, by the number in the report.

        A blank is who was not there yet or is gone; an absence that was announced has its letter.
        """
        return {number: self._participation(person) for number, person in self._people.items()}

    def _participation(self, person: Person) -> Participation:
        there = [number for number in range(1, self.paired + 1) if person.cell(number) != EMPTY_CELL]
        mark = self._coming.get(person.number, "")
        if not self.paired or (not there and mark not in ("", ZERO) and not self._swiss):
            return Participation()
        if not there:
            waits = self._swiss and self._goes_on and mark != ZERO
            return Participation(enters=self.paired + 1) if waits else Participation(leaves=0)
        enters = there[0] if self._swiss else 1
        gone = self.paired - there[-1]
        rests_last = not self._swiss and gone == 1 and self._may_rest_in(person, self.paired)
        if not gone or mark not in ("", ZERO) or rests_last:
            return Participation(enters)
        return Participation(enters, there[-1])

    def _may_rest_in(self, person: Person, round_number: int) -> bool:
        """Whether a blank is the rest of a round robin with an odd number: everybody else plays."""
        others = (other for other in self._people.values() if other is not person)
        return len(self._people) % 2 == 1 and all(other.cell(round_number).opponent for other in others)

    def history(
        self, stays: Mapping[int, Participation], worths: Mapping[Outcome, Outcome], rest_worths: Mapping[str, Outcome]
    ) -> list[dict[str, Any]]:
        """The rounds, boards in the order of the list: points before the round, then numbers."""
        scores = dict.fromkeys(self._people, 0)
        found = []
        for number in range(1, self.paired + 1):
            games = sorted(self._games(number), key=lambda game: min((-scores[p], p) for p in game[:2]))
            rests = list(self._rests_of(number, stays))
            for white, black, result in games:
                of_white, of_black = (worths.get(outcome, outcome) for outcome in result_of(result).outcomes)
                scores[white] += of_white.pairing_score
                scores[black] += of_black.pairing_score
            for player, kind in rests:
                scores[player] += rest_worths[kind].pairing_score
            found.append(self._round(number, games, rests))
        return found

    def _round(self, round_number: int, games: list[Any], rests: list[tuple[int, str]]) -> dict[str, Any]:
        new = self._new
        seats = [{"white": new[white], "black": new[black], "result": result} for white, black, result in games]
        resting = [{"player": new[player], "kind": kind} for player, kind in rests]
        return {"round": round_number, "games": seats, **({"rests": resting} if resting else {})}

    def _games(self, round_number: int) -> Iterator[tuple[int, int, str | None]]:
        for person in self._people.values():
            cell = person.cell(round_number)
            if cell.opponent:
                other = self._opponent(person, round_number, cell)
                if person.number < other.number:
                    yield self._game(person, other, round_number)

    def _opponent(self, person: Person, round_number: int, cell: Cell) -> Person:
        if cell.opponent == person.number:
            raise person.line.error("trf_plays_himself", round=round_number)
        other = self._people.get(cell.opponent)
        if other is None:
            raise person.line.error("trf_no_such_opponent", round=round_number, number=cell.opponent)
        if other.cell(round_number).opponent != person.number:
            args = {"round": round_number, "number": person.number, "other": other.number, "there": other.line.number}
            raise person.line.error("trf_not_mutual", **args)
        return other

    def _game(self, person: Person, other: Person, round_number: int) -> tuple[int, int, str | None]:
        white, black = self._colours(person, other, round_number)
        letters = white.cell(round_number).result, black.cell(round_number).result
        if letters not in RESULT_OF:
            first, second = (letter or " " for letter in letters)
            there = black.line.number
            raise white.line.error("trf_results", round=round_number, found=first, other=second, there=there)
        result = RESULT_OF[letters]
        self._unrated += letters in UNRATED_GAMES.values()
        if result is None and round_number < self.paired:
            result = ADJOURNED.code  # a later round was paired without it
        return white.number, black.number, result

    def _colours(self, person: Person, other: Person, round_number: int) -> tuple[Person, Person]:
        """White first. A game nobody played may say nothing of colours, and where one side says it that is enough."""
        cells = person.cell(round_number), other.cell(round_number)
        colours = {cells[0].colour, cells[1].colour}
        if cells[0].colour == cells[1].colour != NO_COLOUR:
            letter, there = cells[0].colour, other.line.number
            raise person.line.error(
                "trf_same_colour", round=round_number, letter=letter, other=other.number, there=there
            )
        if colours == {NO_COLOUR}:
            if not {cell.result for cell in cells} <= FORFEITS:
                raise person.line.error("trf_no_colour", round=round_number)
            self._without_colours += 1
        has_white = cells[0].colour == WHITE or cells[1].colour == BLACK or colours == {NO_COLOUR}
        return (person, other) if has_white else (other, person)

    def _rests_of(self, round_number: int, stays: Mapping[int, Participation]) -> Iterator[tuple[int, str]]:
        for player, person in self._people.items():
            cell = person.cell(round_number)
            if cell.opponent or not stays[player].takes_part_in(round_number):
                continue
            kind = self._rests.get(cell.result)
            if kind is None:
                raise person.line.error("trf_no_opponent", round=round_number, found=cell.result)
            if cell.result not in (USUAL_RESTS if self._swiss else (ZERO, "")):
                self._read_as[cell.result] = kind
            yield player, kind

    def warnings(self) -> list[Reason]:
        """Returns warnings of values that were interpreted; to be called after `history`."""
        told = [
            Reason("trf_rest_read", args={"found": letter, "rest": Reason(kind)})
            for letter, kind in self._read_as.items()
        ]
        if self._unrated:
            told.append(Reason("trf_unrated", args={"count": self._unrated}))
        if self._without_colours:
            told.append(Reason("trf_without_colours", args={"count": self._without_colours}))
        return told
