"""Events in phases (FID Capo V, Premessa): «una prima fase […] e una seconda fase con girone finale fra i qualificati».

Each phase is a tournament of its own, of any system; a first phase may be several tournaments side by side.
"""

from collections.abc import Iterable, Sequence
from itertools import islice
from typing import NamedTuple

from tabellone.engine.amounts import Amount
from tabellone.engine.capabilities import HasBrackets
from tabellone.engine.encounters import count_open
from tabellone.engine.model import Player, TieDecisionMethod, Tournament
from tabellone.engine.person_register import PersonRegister, are_different_people, name_key
from tabellone.engine.ranking.standings import Standing
from tabellone.engine.ranking.ties import draw_tie_lot, tie_articles, tie_reading
from tabellone.engine.reasons import NotReadyError, Reason
from tabellone.engine.system import System
from tabellone.engine.systems import system_of

CUT_MESSAGES = {
    TieDecisionMethod.LOT: "cut_by_lot",
    TieDecisionMethod.BLITZ: "cut_by_blitz",
    TieDecisionMethod.PLAY_OFF: "cut_by_play_off",
}
MAX_NAMED = 8
"""Of those who are equal, in a sentence."""


class Phase(NamedTuple):
    """A tournament and its standings."""

    tournament: Tournament
    standings: list[Standing]


class Qualifier(NamedTuple):
    """A player who goes on, with the phase and place."""

    player: Player
    phase: int
    place: int


class OverallLine(NamedTuple):
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


def require_finished(system: System, tournament: Tournament) -> Phase:
    """A first phase that is over; nobody qualifies from one that is not."""
    if tournament.teams:
        raise NotReadyError("phases_of_players", name=tournament.name)
    if count_open((one for played in tournament.history for one in played.encounters), system.open_results):
        raise NotReadyError("phase_has_open_games", name=tournament.name)
    if not system.is_over(tournament):
        raise NotReadyError("phase_not_over", name=tournament.name, round=tournament.next_round)
    return Phase(tournament, system.standings(tournament))


def select_qualifiers(phases: Sequence[Phase], count: int) -> list[Qualifier]:
    """The first `count` of each phase in the order of its listing, the withdrawn left out; best places first."""
    there = [_present_lines(phase) for phase in phases]
    for phase, lines in zip(phases, there, strict=True):
        if not 0 < count <= len(lines):
            most = len(lines)
            raise NotReadyError("too_many_qualified", name=phase.tournament.name, count=count, most=most)
        system = system_of(phase.tournament)
        left = system.survivors(phase.tournament) if isinstance(system, HasBrackets) else 0
        if left and count > left:
            raise NotReadyError("more_than_survivors", name=phase.tournament.name, count=count, most=left)
    if count * len(phases) < 2:
        raise NotReadyError("too_few_qualified")
    found = [
        (index, Qualifier(phase.tournament.players[line.player - 1], number, line.place))
        for number, phase in enumerate(phases)
        for index, line in enumerate(there[number][:count])
    ]
    going_on = [who for _, who in sorted(found, key=lambda entry: (entry[0], entry[1].phase))]
    known = PersonRegister()
    for who in going_on:
        if who.player.name and not known.add(who.player.name, who.player.marks):
            raise NotReadyError("qualified_twice", name=who.player.name)
    return going_on


def decide_cut_by_lot(phase: Phase, count: int) -> Phase:
    """Draws the lot that decides who goes on, from the seed of the draw (F37).

    Without a seed the director has to decide first.
    """
    equal = tied_at_cut(phase, count)
    if not equal:
        return phase
    tournament = phase.tournament
    if tournament.seed is None:
        names = [tournament.players[number - 1].name or str(number) for number in equal]
        raise NotReadyError("cut_undecided", name=tournament.name, players=", ".join(names[:MAX_NAMED]))
    made = draw_tie_lot(tournament, equal, tournament.seed)
    tournament = tournament._replace(decisions=(*tournament.decisions, made))
    return Phase(tournament, system_of(tournament).standings(tournament))


def tied_at_cut(phase: Phase, count: int) -> tuple[int, ...]:
    """Returns those equal in everything of whom only some would go on."""
    lines = _present_lines(phase)
    if not 0 < count < len(lines):
        return ()
    last, first = lines[count - 1 : count + 1]
    return last.tied_with if last.tied_with == first.tied_with else ()


def cut_reasons(phases: Sequence[Phase], count: int) -> list[Reason]:
    """Returns how ties at the cut were decided: by the listing, a lot, a blitz or a play-off."""
    told = []
    for phase in phases:
        lines = _present_lines(phase)
        if count < len(lines) and lines[count - 1].place == lines[count].place:
            last, first = (_competitor_name(phase, lines[index]) for index in (count - 1, count))
            args = {"name": phase.tournament.name, "player": last, "opponent": first}
            decision, cited = lines[count].tie_decision, tie_articles(phase.tournament)
            article, reading = cited.at_the_end, tie_reading(cited)
            if decision is not None and decision == lines[count - 1].tie_decision:
                code = "cut_drawn" if decision.seed else CUT_MESSAGES[decision.how]
                told.append(Reason(code, article, reading, {**args, "seed": decision.seed}))
            else:
                told.append(Reason("tie_at_the_cut", article, reading, args))
    return told


def _present_lines(phase: Phase) -> list[Standing]:
    return [line for line in phase.standings if phase.tournament.players[line.player - 1].leaves is None]


def _competitor_name(phase: Phase, line: Standing) -> str:
    return phase.tournament.players[line.player - 1].name or str(line.player)


def rank_over_phases(last: Phase, phases: Sequence[Phase]) -> list[OverallLine]:
    """The last phase first, then the others by the place they had; places of different groups are the same place."""
    lines = [
        OverallLine(
            line.place, last.tournament.players[line.player - 1].name, None, line.points, line.is_shared, line.player
        )
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
    finalists = _match_finalists(last.tournament.players, [player for _, _, player, _ in everybody])
    others = [entry for index, entry in enumerate(everybody) if index not in finalists]
    held = [place for place, *_ in others]
    for place, number, player, points in others:
        behind = len(last.standings) + sum(other < place for other in held)
        lines.append(OverallLine(behind + 1, player.name, number, points, held.count(place) > 1, player.number))
    return lines


class QualifierChange(NamedTuple):
    """The names that a correction in a first phase adds to and removes from the qualifiers."""

    now: list[str]
    before: list[str]


def qualifier_change(before: Phase, after: Phase, finalists: Sequence[Player]) -> QualifierChange:
    """Compares the qualifiers before and after a correction, as many as were taken into the next phase."""
    players = before.tournament.players
    count = len(_match_finalists(finalists, players))
    was, now = (_present_lines(phase)[:count] for phase in (before, after))
    held, holds = {line.player for line in was}, {line.player for line in now}
    return QualifierChange(
        [_competitor_name(after, line) for line in now if line.player not in held],
        [_competitor_name(before, line) for line in was if line.player not in holds],
    )


def _match_finalists(finalists: Iterable[Player], everybody: Sequence[Player]) -> set[int]:
    """Returns the finalists' indices in `everybody`, found by card or FIDE number, then by name."""
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
        same = (index for index in alike if not are_different_people(finalist.marks, everybody[index].marks))
        free = (index for index in same if index not in found)
        found |= set(islice(free, 1))
    return found
