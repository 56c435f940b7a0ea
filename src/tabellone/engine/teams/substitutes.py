"""The line-up of a team that has handed in none (FID, squadre, Art. 5)."""

from collections.abc import Collection, Iterable, Sequence
from enum import Enum
from itertools import combinations
from typing import NamedTuple

from tabellone.engine.model import LineUp, Team, Tournament
from tabellone.engine.reasons import BadDocumentError
from tabellone.engine.teams.line_ups import (
    available,
    last_line_up,
    occupied,
    past_line_ups,
    require_line_up,
    roster_line_up,
    sorted_by_rating,
    total_rating,
)
from tabellone.engine.teams.options import EmptyBoards, LineUps, team_rules


def line_up_for(tournament: Tournament, team_number: int) -> LineUp:
    """The line-up of a team for the next round: the one handed in, or what takes its place (Art. 5).

    Whoever has left since leaves his board empty (9.4.2; T17).
    """
    team = tournament.teams[team_number - 1]
    handed_in = tournament.line_ups.get(team_number)
    if handed_in is not None:
        return _without_absent(tournament, team, handed_in)
    return substitute_line_up(tournament, team).line_up


class SubstitutionMethod(Enum):
    """How a missing line-up was replaced."""

    AS_BEFORE = "as_before"
    NEAREST = "nearest"
    """As before with the fewest changes: what was before is not legal any more."""
    ROSTER = "roster"
    BY_RATING = "by_rating"
    WITHIN_LIMIT = "within_limit"
    """The first in the order of rating that the limit allows."""
    WITHIN_LIMIT_BY_LOT = "within_limit_by_lot"
    """The same, and a lot decided between two with the same rating."""
    BY_LOT = "by_lot"
    """By rating, and two have the same."""


class Substitute(NamedTuple):
    """A line-up that was not handed in."""

    line_up: LineUp
    method: SubstitutionMethod
    over_limit: bool = False
    """Whether its ratings are over the limit together: then those of every line-up are."""


def substitute_line_up(tournament: Tournament, team: Team) -> Substitute:
    """Art. 5: «In caso di non consegna della busta» the director has the line-up.

    It is the one of the round before; in round 1 the order of the roster, where that is the fixed line-up, or by
    Elo-Rubele (T17). «Dovranno comunque essere rispettate tutte le norme del torneo stesso, soprattutto in relazione
    ai tetti di punteggio complessivo» (Art. 2): where the rules do not allow it, it is the first one in that order that
    they allow (T23).
    """
    rules = team_rules(tournament.rules)
    before = last_line_up(tournament, team.number)
    if before is None and rules.line_ups is not LineUps.FIXED:
        return _line_up_by_rating(tournament, team)
    wanted = roster_line_up(team, rules.boards) if before is None else before
    if before is not None and rules.line_ups.keeps_boards:
        wanted = _restore_fixed_boards(before, _board_owners(tournament, team))
    how = SubstitutionMethod.ROSTER if before is None else SubstitutionMethod.AS_BEFORE
    wanted = _without_absent(tournament, team, wanted)
    if before is None or rules.line_ups.keeps_boards or _is_legal(tournament, team, wanted):
        return Substitute(wanted, how, _is_over_limit(tournament, wanted))
    nearest = _nearest_legal(tournament, team, wanted)
    if nearest is None:
        return Substitute(wanted, how, _is_over_limit(tournament, wanted))
    return Substitute(nearest, SubstitutionMethod.NEAREST)


def substitution_method(tournament: Tournament, team_number: int) -> SubstitutionMethod:
    """Returns how a team without an envelope gets the next line-up."""
    return substitute_line_up(tournament, tournament.teams[team_number - 1]).method


def is_drawn_by_lot(tournament: Tournament, team_number: int) -> bool:
    """Whether the order of Elo-Rubele decides the line-up of a team, and two of its members are equal in it."""
    team = tournament.teams[team_number - 1]
    if substitute_line_up(tournament, team).method in (SubstitutionMethod.AS_BEFORE, SubstitutionMethod.ROSTER):
        return False
    return _have_equal_ratings(tournament, available(tournament, team, tournament.next_round))


def _have_equal_ratings(tournament: Tournament, players: Collection[int]) -> bool:
    """Whether two of them have the same rating; without one they are equal too."""
    return len({tournament.players[player - 1].rating or 0 for player in players}) < len(players)


def _is_decided_by_lot(tournament: Tournament, line_up: LineUp, order: Sequence[int]) -> bool:
    """Whether a player at a board has the same rating as another who could sit there."""
    seated = [player for player in line_up if player is not None]
    return any(
        _have_equal_ratings(tournament, [player, other]) for player in seated for other in order if other != player
    )


def _without_absent(tournament: Tournament, team: Team, line_up: LineUp) -> LineUp:
    there = available(tournament, team, tournament.next_round)
    return tuple(player if player in there else None for player in line_up)


def _restore_fixed_boards(before: LineUp, owners: LineUp) -> LineUp:
    """Returns a fixed line-up as it was; the owner of an empty board sits there again unless at another board."""
    return tuple(
        player if player is not None else owner if owner not in before else None
        for player, owner in zip(before, owners, strict=True)
    )


def _board_owners(tournament: Tournament, team: Team) -> LineUp:
    """Whose boards those of a fixed line-up are."""
    rules = team_rules(tournament.rules)
    if rules.line_ups is LineUps.FIXED:
        return roster_line_up(team, rules.boards)
    return next(past_line_ups(tournament.history, rules.boards, team.number), (None,) * rules.boards)


def _line_up_by_rating(tournament: Tournament, team: Team) -> Substitute:
    """1) «in ordine di Elo-Rubele o per sorteggio in caso di giocatori a pari punti Elo»."""
    order = sorted_by_rating(tournament, team)
    boards = team_rules(tournament.rules).boards
    strongest = (*order[:boards], *(None,) * (boards - len(order)))
    legal = _first_legal(tournament, team, (None,) * boards, [range(boards)])
    if legal is not None and legal != strongest:
        drawn = _is_decided_by_lot(tournament, legal, order)
        return Substitute(legal, SubstitutionMethod.WITHIN_LIMIT_BY_LOT if drawn else SubstitutionMethod.WITHIN_LIMIT)
    drawn = _is_decided_by_lot(tournament, strongest, order)
    how = SubstitutionMethod.BY_LOT if drawn else SubstitutionMethod.BY_RATING
    return Substitute(strongest, how, _is_over_limit(tournament, strongest))


def _nearest_legal(tournament: Tournament, team: Team, wanted: LineUp) -> LineUp | None:
    """T23: the fewest boards changed; among as many the most players, and the highest boards as they were.

    None if the rules allow no line-up.
    """
    boards = range(len(wanted))
    for count in range(1, len(wanted) + 1):
        found = _first_legal(tournament, team, wanted, [sorted(some) for some in combinations(reversed(boards), count)])
        if found is not None:
            return found
    return None


def _first_legal(tournament: Tournament, team: Team, wanted: LineUp, ways: Iterable[Sequence[int]]) -> LineUp | None:
    """Fills the boards of the first way that allows the most players."""
    ways = list(ways)
    for seated in range(len(ways[0]), -1, -1):
        for changed in ways:
            kept = tuple(None if board in changed else player for board, player in enumerate(wanted))
            found = _LineUpSearch(tournament, team, kept).fill(changed, seated)
            if found is not None and _is_legal(tournament, team, found):
                return found
    return None


def _is_over_limit(tournament: Tournament, line_up: LineUp) -> bool:
    limit = team_rules(tournament.rules).rating_limit
    return limit > 0 and total_rating(tournament.players, occupied(line_up)) > limit


def _is_legal(tournament: Tournament, team: Team, line_up: LineUp) -> bool:
    try:
        require_line_up(tournament, team, line_up, tournament.next_round, "")
    except BadDocumentError:
        return False
    return True


class _LineUpSearch:
    """A line-up with boards to fill, as the limit of the total rating allows."""

    def __init__(self, tournament: Tournament, team: Team, kept: LineUp):
        rules = team_rules(tournament.rules)
        self._kept = kept
        self._rating = {player: tournament.players[player - 1].rating or 0 for player in team.roster}
        self._free = [player for player in sorted_by_rating(tournament, team) if player not in kept]
        used = sum(self._rating[player] for player in kept if player is not None)
        self._left = rules.rating_limit - used if rules.rating_limit else None
        self._only_last_empty = rules.empty_boards is EmptyBoards.LAST
        before = past_line_ups(tournament.history, rules.boards, team.number) if rules.line_ups.keeps_boards else ()
        self._board_of = {player: board for one in before for board, player in enumerate(one) if player is not None}

    def fill(self, changed: Sequence[int], seated: int) -> LineUp | None:
        """Fills boards with so many players in the order of rating.

        A player is taken as soon as the cheapest ones left fill the other boards within the limit. Where nobody has a
        board of his own that is enough for there to be a way, so that no choice is ever taken back.
        """
        chosen = self._choose(changed, seated, self._left, ())
        if chosen is None:
            return None
        return tuple(chosen.get(board, player) for board, player in enumerate(self._kept))

    def _choose(
        self, changed: Sequence[int], seated: int, left: int | None, taken: tuple[int, ...]
    ) -> dict[int, int] | None:
        if not seated:
            return {}
        if seated > len(changed):
            return None
        board, rest = changed[0], changed[1:]
        for player in self._free:
            if player in taken or self._board_of.get(player, board) != board:
                continue
            now = None if left is None else left - self._rating[player]
            if not self._can_fill(seated - 1, now, (*taken, player)):
                continue
            others = self._choose(rest, seated - 1, now, (*taken, player))
            if others is not None:
                return {board: player, **others}
        return None if self._only_last_empty else self._choose(rest, seated, left, taken)

    def _can_fill(self, seats: int, left: int | None, taken: tuple[int, ...]) -> bool:
        """Whether the cheapest players who are left are as many as these seats, and within the limit."""
        cheapest = sorted(self._rating[player] for player in self._free if player not in taken)[:seats]
        return len(cheapest) == seats and (left is None or sum(cheapest) <= left)
