"""Events in phases (FID Capo V, Premessa): «una prima fase […] e una seconda fase con girone finale fra i qualificati».

Each phase is a tournament of its own, of any system; a first phase may be several tournaments side by side.
"""

from collections.abc import Iterable, Sequence
from itertools import islice
from typing import NamedTuple

from tabellone.engine.amounts import Amount
from tabellone.engine.capabilities import DrawsBrackets
from tabellone.engine.encounters import count_open
from tabellone.engine.model import How, Player, Tournament
from tabellone.engine.names import Namesakes, are_two, name_key
from tabellone.engine.ranking.standings import Standing
from tabellone.engine.ranking.ties import cited_for, drawn, reading_of
from tabellone.engine.reasons import NotReadyError, Reason
from tabellone.engine.system import System
from tabellone.engine.systems import system_of

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
    player: int
    """His number in it."""


def finished(system: System, tournament: Tournament) -> Phase:
    """A first phase that is over; nobody qualifies from one that is not."""
    if tournament.teams:
        raise NotReadyError("phases_of_players", name=tournament.name)
    if count_open((one for played in tournament.history for one in played.encounters), system.open_results):
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
        system = system_of(phase.tournament)
        left = system.survivors(phase.tournament) if isinstance(system, DrawsBrackets) else 0
        if left and count > left:
            raise NotReadyError("more_than_survivors", name=phase.tournament.name, count=count, most=left)
    if count * len(phases) < 2:
        raise NotReadyError("too_few_qualified")
    found = [
        (index, Qualified(phase.tournament.players[line.player - 1], number, line.place))
        for number, phase in enumerate(phases)
        for index, line in enumerate(there[number][:count])
    ]
    going_on = [who for _, who in sorted(found, key=lambda entry: (entry[0], entry[1].phase))]
    known = Namesakes()
    for who in going_on:
        if who.player.name and not known.is_new(who.player.name, who.player.marks):
            raise NotReadyError("qualified_twice", name=who.player.name)
    return going_on


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
    return Phase(tournament, system_of(tournament).standings(tournament))


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
            decision, cited = lines[count].decided, cited_for(phase.tournament)
            article, reading = cited.at_the_end, reading_of(cited)
            if decision is not None and decision == lines[count - 1].decided:
                code = "cut_drawn" if decision.seed else CUT_BY[decision.how]
                told.append(Reason(code, article, reading, {**args, "seed": decision.seed}))
            else:
                told.append(Reason("tie_at_the_cut", article, reading, args))
    return told


def _still_there(phase: Phase) -> list[Standing]:
    return [line for line in phase.standings if phase.tournament.players[line.player - 1].leaves is None]


def _called(phase: Phase, line: Standing) -> str:
    return phase.tournament.players[line.player - 1].name or str(line.player)


def overall(last: Phase, phases: Sequence[Phase]) -> list[Overall]:
    """The last phase first, then the others by the place they had; places of different groups are the same place."""
    lines = [
        Overall(line.place, last.tournament.players[line.player - 1].name, None, line.points, line.shared, line.player)
        for line in last.standings
    ]
    everybody = sorted(
        (
            (line.place, number, phase.tournament.players[line.player - 1], line.points)
            for number, phase in enumerate(phases)
            for line in phase.standings
        ),
        key=lambda entry: entry[:2],
    )
    finalists = _found_again(last.tournament.players, [player for _, _, player, _ in everybody])
    others = [entry for index, entry in enumerate(everybody) if index not in finalists]
    held = [place for place, *_ in others]
    for place, number, player, points in others:
        behind = len(last.standings) + sum(other < place for other in held)
        lines.append(Overall(behind + 1, player.name, number, points, held.count(place) > 1, player.number))
    return lines


class OtherQualifiers(NamedTuple):
    """What a correction in a first phase does to who goes on, by names."""

    now: list[str]
    before: list[str]


def other_qualifiers(before: Phase, after: Phase, finalists: Sequence[Player]) -> OtherQualifiers:
    """Who would go on instead of whom, if as many go on as were taken into the next phase."""
    players = before.tournament.players
    count = len(_found_again(finalists, players))
    was, now = (_still_there(phase)[:count] for phase in (before, after))
    held, holds = {line.player for line in was}, {line.player for line in now}
    return OtherQualifiers(
        [_called(after, line) for line in now if line.player not in held],
        [_called(before, line) for line in was if line.player not in holds],
    )


def _found_again(finalists: Iterable[Player], everybody: Sequence[Player]) -> set[int]:
    """Where the finalists are among everybody, best placed first: by card or FIDE number, then by name."""
    found: set[int] = set()
    by_card = {player.card: index for index, player in enumerate(everybody) if player.card}
    by_fide_number = {player.fide_number: index for index, player in enumerate(everybody) if player.fide_number}
    by_name: dict[str, list[int]] = {}
    for index, player in enumerate(everybody):
        by_name.setdefault(name_key(player.name), []).append(index)
    unknown = []
    for finalist in finalists:
        if finalist.card in by_card:
            found.add(by_card[finalist.card])
        elif finalist.fide_number in by_fide_number:
            found.add(by_fide_number[finalist.fide_number])
        else:
            unknown.append(finalist)
    for finalist in unknown:
        alike = by_name.get(name_key(finalist.name), [])
        same = (index for index in alike if not are_two(finalist.marks, everybody[index].marks))
        free = (index for index in same if index not in found)
        found |= set(islice(free, 1))
    return found
