"""Ties that the figures leave open, and what a lot, a blitz or a play-off has decided (F37).

FID, technical ranking c): «la direzione di gara procederà con uno spareggio blitz […] o con un sorteggio»; e):
«incontri di spareggio o match […] dopo il pari punti o il pari quoziente»; Buholz 4.4; teams 8.2.4.
"""

from collections.abc import Iterable, Sequence
from itertools import groupby
from typing import NamedTuple

from tabellone.engine.lots import lot
from tabellone.engine.model import After, How, TieDecision, Tournament
from tabellone.engine.ranking.standings import Standing
from tabellone.engine.reason_values import Players
from tabellone.engine.reasons import Reason
from tabellone.engine.teams.competitors import competitors
from tabellone.engine.teams.options import is_by_teams

DECIDED_BY = {How.LOT: "tie_by_lot", How.BLITZ: "tie_by_blitz", How.PLAY_OFF: "tie_by_play_off"}


def decision_among(tournament: Tournament, after: After, equal: Iterable[int]) -> TieDecision | None:
    """The last one made among exactly these; of other players it would leave somebody out or put him in."""
    if not tournament.decisions:
        return None
    wanted = set(equal)
    made = (one for one in reversed(tournament.decisions) if one.after is after and set(one.players) == wanted)
    return next(made, None)


def decided_after(tournament: Tournament, after: After, groups: Iterable[Sequence[int]]) -> dict[int, TieDecision]:
    """Of everybody who was parted from his equals at this point of the ranking, by what."""
    found = ((group, decision_among(tournament, after, group)) for group in groups)
    return {player: decision for group, decision in found if decision is not None for player in group}


def parted(tournament: Tournament, equal: Sequence[Standing]) -> list[Standing]:
    """Lines that are equal in everything: in the order that was decided, or marked as still equal."""
    if len(equal) == 1:
        return list(equal)
    players = tuple(line.player for line in equal)
    decision = decision_among(tournament, After.EVERYTHING, players)
    if decision is None:
        return [line._replace(equal=players) for line in equal]
    return sorted(
        (line._replace(decided=decision) for line in equal), key=lambda line: decision.players.index(line.player)
    )


def parted_places(tournament: Tournament, lines: Iterable[Standing]) -> list[Standing]:
    """The standings of a system where all who share a place are equal in everything."""
    shared = (list(group) for _, group in groupby(lines, key=lambda line: line.place))
    return [line for group in shared for line in parted(tournament, group)]


def drawn(tournament: Tournament, equal: Iterable[int], seed: str) -> TieDecision:
    """A lot among these, which anybody can draw again: the smallest SHA-256 of seed and ticket comes first.

    The rounds played are on the ticket, so that no earlier draw from the same seed has decided it.
    """
    rounds, named = len(tournament.history), competitors(tournament)

    def ticket(player: int) -> str:
        return f"ex-aequo {rounds} {named[player - 1].name} {player}"

    order = sorted(equal, key=lambda player: lot(seed, ticket(player)))
    return TieDecision(tuple(order), How.LOT, After.EVERYTHING, seed)


OF_FID = ("italo-swiss", "round-robin", "elimination")
"""Systems of the draughts federation, whose technical ranking says who decides among equals."""


class Cited(NamedTuple):
    """What a decision among equals rests on: among those equal in everything, and earlier in the ranking."""

    at_the_end: str = "Classifica tecnica c"
    earlier: str = "Classifica tecnica e"


OF_TEAMS = Cited("8.2.6", "8.2.4")
"""FID, squadre: after a round robin; after an italo-svizzero the technical ranking has the same letters."""


OF_NO_TEXT = Cited("", "")
"""Chess and tables of four: their regulations say nothing of it."""


def cited_for(tournament: Tournament) -> Cited:
    """The articles of this event's own regulation."""
    if tournament.system not in OF_FID:
        return OF_NO_TEXT
    return OF_TEAMS if is_by_teams(tournament.rules) and tournament.system == "round-robin" else Cited()


def reading_of(cited: Cited) -> str:
    """Which reading says how the article is understood, where there is one."""
    return "F37" if cited.at_the_end else ""


def about_tie(tournament: Tournament, line: Standing) -> list[Reason]:
    """Why a line stands where it stands among its equals."""
    cited = cited_for(tournament)
    if line.decided is not None:
        return [_said(line.decided, cited)]
    if line.equal:
        return [Reason("tie_open", cited.at_the_end, reading_of(cited), {"equal": Players(line.equal)})]
    return []


def decisions_said(tournament: Tournament, lines: Sequence[Standing]) -> list[Reason]:
    """Every decision that counts, best place first, then those that nothing rests on any more."""
    counting = list(dict.fromkeys(line.decided for line in lines if line.decided is not None))
    idle = [one for one in tournament.decisions if one not in counting]
    said = [Reason("tie_no_more", "", "", {"order": Players(one.players)}) for one in idle]
    return [*(_said(decision, cited_for(tournament)) for decision in counting), *said]


def _said(decision: TieDecision, cited: Cited) -> Reason:
    code = "tie_drawn" if decision.seed else DECIDED_BY[decision.how]
    article = cited.at_the_end if decision.after is After.EVERYTHING else cited.earlier
    return Reason(code, article, reading_of(cited), {"order": Players(decision.players), "seed": decision.seed})
