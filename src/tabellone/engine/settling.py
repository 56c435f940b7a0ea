"""When a tie is one, so that a lot, a blitz or a play-off may decide it (F37)."""

from collections.abc import Sequence
from itertools import groupby
from typing import NamedTuple

from tabellone.engine.capabilities import HasPlayOffs
from tabellone.engine.encounters import count_open
from tabellone.engine.model import TieDecision, TieDecisionMethod, TiedPoint, Tournament
from tabellone.engine.ranking.announced_ties import allows_blitz, allows_play_offs
from tabellone.engine.ranking.standings import Standing
from tabellone.engine.reason_values import PlayerNumbers
from tabellone.engine.reasons import NotReadyError
from tabellone.engine.system import System
from tabellone.engine.teams.options import is_by_teams


class Tie(NamedTuple):
    """Some who are equal up to a point of the ranking."""

    after: TiedPoint
    players: tuple[int, ...]


def find_ties(system: System, tournament: Tournament, standings: Sequence[Standing] | None = None) -> list[Tie]:
    """Returns all ties, those equal in everything first; on points or quotient only if a play-off may separate them.

    `standings` are the present ones, if they are worked out already.
    """
    lines = system.standings(tournament) if standings is None else standings
    found = [
        Tie(TiedPoint.EVERYTHING, equal) for equal in dict.fromkeys(line.tied_with for line in lines if line.tied_with)
    ]
    if isinstance(system, HasPlayOffs):
        for after in system.play_off_points(tournament):
            keys = ((line.place if after is TiedPoint.QUOTIENT else line.points, line.player) for line in lines)
            groups = (tuple(player for _, player in group) for _, group in groupby(keys, key=lambda entry: entry[0]))
            found += [Tie(after, one) for one in groups if len(one) > 1 and system.may_play_off(tournament, one)]
    return found


def require_play_off(system: System, tournament: Tournament, decision: TieDecision) -> None:
    """Technical ranking e: in the italo-svizzero who is equal plays off for the first place, and for no other.

    «incontri di spareggio o match (può essere previsto solo nel caso di assegnazione del titolo assoluto […]) dopo il
    pari punti o il pari quoziente»: for other places c) has the lot, or a blitz «se previsto dal Regolamento di gara».
    It is asked of whoever decides now; what was decided before this was asked stays decided.
    """
    if decision.how is TieDecisionMethod.BLITZ and not allows_blitz(tournament.rules):
        raise NotReadyError("blitz_not_announced", "Classifica tecnica c", equal=PlayerNumbers(decision.players))
    if decision.how is TieDecisionMethod.PLAY_OFF and not has_play_offs(system, tournament):
        article = "" if is_by_teams(tournament.rules) else "Classifica tecnica e"
        raise NotReadyError("play_off_not_announced", article, equal=PlayerNumbers(decision.players))
    if decision.how is TieDecisionMethod.PLAY_OFF and not may_play_off(system, tournament, decision.players):
        raise NotReadyError(
            "play_off_only_for_the_title", "Classifica tecnica e", named=PlayerNumbers(decision.players)
        )


def has_play_offs(system: System, tournament: Tournament) -> bool:
    """Whether they are announced, or the regulation leaves them to the arbiters."""
    if not isinstance(system, HasPlayOffs):
        return True
    return allows_play_offs(tournament.rules) and bool(system.play_off_points(tournament))


def may_play_off(system: System, tournament: Tournament, equal: Sequence[int]) -> bool:
    """Whether the regulation has a play-off for the place these are equal for."""
    if not isinstance(system, HasPlayOffs) or not system.play_offs_for_title_only:
        return True
    others = tuple(one for one in tournament.decisions if set(one.players) != set(equal))
    lines = system.standings(tournament._replace(decisions=others))
    return any(line.place == 1 and line.player in equal for line in lines)


def require_decidable_tie(system: System, tournament: Tournament, decision: TieDecision) -> None:
    """A decision is among all who are equal at its point of the ranking once nothing is open any more."""
    if not is_finished(system, tournament):
        raise NotReadyError("tie_not_final", name=tournament.name)
    if decision.after is not TiedPoint.EVERYTHING and not (
        decision.how is TieDecisionMethod.PLAY_OFF and isinstance(system, HasPlayOffs)
    ):
        raise NotReadyError("tie_only_when_all_is_equal")
    players = set(decision.players)
    others = tuple(one for one in tournament.decisions if set(one.players) != players)
    found = find_ties(system, tournament._replace(decisions=others))
    equal = [tie.players for tie in found if tie.after is decision.after]
    if any(set(tie) == players for tie in equal):
        return
    whole = next((tie for tie in equal if players < set(tie)), ())
    missing = [player for player in whole if player not in players]
    code = "tie_is_larger" if missing else "not_a_tie"
    raise NotReadyError(code, named=PlayerNumbers(decision.players), equal=PlayerNumbers(missing))


def is_finished(system: System, tournament: Tournament) -> bool:
    """Whether every game has its result and none is to come: only then a tie is one."""
    played = (one for paired in tournament.history for one in paired.encounters)
    return not count_open(played, system.open_results) and system.is_over(tournament)
