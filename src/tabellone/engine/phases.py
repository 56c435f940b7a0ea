"""Events in phases (FID Capo V, Premessa): «una prima fase […] e una seconda fase con girone finale fra i qualificati».

Each phase is a tournament of its own, of any system; a first phase may be several tournaments side by side.
"""

from collections import Counter
from collections.abc import Sequence
from typing import NamedTuple

from tabellone.engine.model import Amount, How, Player, Tournament
from tabellone.engine.ranking.standings import Standing
from tabellone.engine.ranking.ties import drawn
from tabellone.engine.reasons import NotReadyError, Reason
from tabellone.engine.system import System
from tabellone.engine.systems import system_named

CUT_BY = {How.LOT: "cut_by_lot", How.BLITZ: "cut_by_blitz", How.PLAY_OFF: "cut_by_play_off"}
MOST_NAMED = 8
"""Of those who are equal, in a sentence."""


class Phase(NamedTuple):
    """A tournament and its standings."""

    tournament: Tournament
    standings: list[Standing]


class Qualified(NamedTuple):
    """Somebody who goes on, and from where."""

    player: Player
    phase: int
    place: int


class Overall(NamedTuple):
    """A line of the standings over all phases."""

    place: int
    name: str
    phase: int | None
    """None for the last one."""
    points: Amount
    """Of that phase."""
    shared: bool


def finished(system: System, tournament: Tournament) -> Phase:
    """A first phase that is over; nobody qualifies from one that is not."""
    games = any(game.result in system.open_results for played in tournament.history for game in played.games)
    if games or any(table.places is None for played in tournament.history for table in played.tables):
        raise NotReadyError("phase_has_open_games", name=tournament.name)
    if not system.is_over(tournament):
        raise NotReadyError("phase_not_over", name=tournament.name, round=tournament.next_round)
    return Phase(tournament, system.standings(tournament))


def qualified(phases: Sequence[Phase], count: int) -> list[Qualified]:
    """The first `count` of each phase in the order of its listing, the withdrawn left out; best places first."""
    there = [_still_there(phase) for phase in phases]
    for phase, lines in zip(phases, there, strict=True):
        if not 0 < count <= len(lines):
            most = len(lines)
            raise NotReadyError("too_many_qualified", name=phase.tournament.name, count=count, most=most)
    if count * len(phases) < 2:
        raise NotReadyError("too_few_qualified")
    found = [
        (index, Qualified(phase.tournament.players[line.player - 1], number, line.place))
        for number, phase in enumerate(phases)
        for index, line in enumerate(there[number][:count])
    ]
    return [who for _, who in sorted(found, key=lambda entry: (entry[0], entry[1].phase))]


def decided_at_the_cut(phase: Phase, count: int) -> Phase:
    """Where only a lot can say who goes on, one is made from the seed of the draw (F37).

    Without a seed the director has to decide first.
    """
    equal = undecided_at_the_cut(phase, count)
    if not equal:
        return phase
    tournament = phase.tournament
    if tournament.seed is None:
        names = [tournament.players[number - 1].name or str(number) for number in equal]
        raise NotReadyError("cut_undecided", name=tournament.name, players=", ".join(names[:MOST_NAMED]))
    made = drawn(tournament, equal, tournament.seed)
    tournament = tournament._replace(decisions=(*tournament.decisions, made))
    return Phase(tournament, system_named(tournament.system).standings(tournament))


def undecided_at_the_cut(phase: Phase, count: int) -> tuple[int, ...]:
    """Those equal in everything of whom some would go on and some would not."""
    lines = _still_there(phase)
    if not 0 < count < len(lines):
        return ()
    last, first = lines[count - 1 : count + 1]
    return last.equal if last.equal == first.equal else ()


def ties_at_the_cut(phases: Sequence[Phase], count: int) -> list[Reason]:
    """Where a place is shared by one who goes on and one who does not: the listing has decided, or a lot."""
    told = []
    for phase in phases:
        lines = _still_there(phase)
        if count < len(lines) and lines[count - 1].place == lines[count].place:
            last, first = (_called(phase, lines[index]) for index in (count - 1, count))
            args = {"name": phase.tournament.name, "player": last, "opponent": first}
            decision = lines[count].decided
            if decision is not None and decision == lines[count - 1].decided:
                code = "cut_drawn" if decision.seed else CUT_BY[decision.how]
                told.append(Reason(code, "Classifica tecnica c", "F37", {**args, "seed": decision.seed}))
            else:
                told.append(Reason("tie_at_the_cut", "Classifica tecnica", "", args))
    return told


def _still_there(phase: Phase) -> list[Standing]:
    return [line for line in phase.standings if phase.tournament.players[line.player - 1].leaves is None]


def _called(phase: Phase, line: Standing) -> str:
    return phase.tournament.players[line.player - 1].name or str(line.player)


def overall(last: Phase, phases: Sequence[Phase]) -> list[Overall]:
    """The last phase first, then the others by the place they had; places of different groups are the same place."""
    lines = [
        Overall(line.place, last.tournament.players[line.player - 1].name, None, line.points, line.shared)
        for line in last.standings
    ]
    everybody = sorted(
        (
            (line.place, number, phase.tournament.players[line.player - 1].name, line.points)
            for number, phase in enumerate(phases)
            for line in phase.standings
        ),
        key=lambda entry: entry[:2],
    )
    going_on = Counter(line.name.casefold() for line in lines)
    others = []
    for entry in everybody:  # of two with one name, the better placed is the finalist
        if going_on[entry[2].casefold()]:
            going_on[entry[2].casefold()] -= 1
        else:
            others.append(entry)
    held = [place for place, *_ in others]
    for place, number, name, points in others:
        behind = len(last.standings) + sum(other < place for other in held)
        lines.append(Overall(behind + 1, name, number, points, held.count(place) > 1))
    return lines
