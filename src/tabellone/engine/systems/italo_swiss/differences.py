"""Whether a past round is right: the boards that the rules pair in another way, with the articles that decide."""

from collections.abc import Sequence

from tabellone.engine.encounters import Game
from tabellone.engine.explanations import Difference, difference_reasons, published_instead, seats_of
from tabellone.engine.legs import rounds_per_leg
from tabellone.engine.model import Tournament
from tabellone.engine.reason_values import PlayerNumber
from tabellone.engine.reasons import NoLegalPairingError, Reason
from tabellone.engine.systems.italo_swiss.explanation import Explainer
from tabellone.engine.systems.italo_swiss.options import ColourRule
from tabellone.engine.systems.italo_swiss.pairing import make_decision
from tabellone.engine.systems.italo_swiss.rotation import rotation_start
from tabellone.engine.systems.italo_swiss.solution import read_context, solve


def differences(tournament: Tournament, round_number: int) -> list[Difference]:
    """Pair a past round again and compare: rests, pairs, and colours unless they are drawn (Art. 18)."""
    published = tournament.history[round_number - 1]
    try:
        solution = solve(read_context(tournament.as_before_pairing(round_number)))
    except NoLegalPairingError as error:
        return [Difference(1, None, published.games[0] if published.games else None, (error.reason,))]
    explainer = Explainer(solution)
    drawn = tournament.rules.colours is ColourRule.DRAWN
    seats = seats_of(published)
    found = [
        Difference(0, rest, seats.get(rest.player), (explainer.explain(rest.player).opponent,))
        for rest in solution.rests
        if seats.get(rest.player) != rest
    ]
    pairs = [pair for pair in solution.pairs if 0 not in pair]
    expected = make_decision(solution).games
    for board, game in enumerate(expected, 1):
        upper = pairs[board - 1][0]
        other = seats.get(upper)
        if isinstance(other, Game) and (
            (other.white, other.black) == (game.white, game.black)
            or (drawn and {other.white, other.black} == {game.white, game.black})
        ):
            continue
        there = published_instead(published, board, expected, other)
        found.append(Difference(board, game, there, difference_reasons(explainer, game, upper, other)))
    return found or _last_pair_difference(tournament, round_number, expected)


def _last_pair_difference(tournament: Tournament, round_number: int, expected: Sequence[Game]) -> list[Difference]:
    """Reports another last pair, which would start the next rotation at a wrong place (F1).

    Where it starts at who rested (nota 1 a), or where no rotation follows, the order of the boards decides nothing.
    """
    published = tournament.history[round_number - 1]
    if not expected or {*published.games[-1][:2]} == {*expected[-1][:2]} or round_number >= rounds_per_leg(tournament):
        return []
    place = {frozenset(game[:2]): board for board, game in enumerate(expected)}
    in_order = sorted(published.games, key=lambda game: place[frozenset(game.seats)])
    as_formed = published._replace(encounters=tuple(in_order))
    starts = [rotation_start(tournament._replace(history=(played,))) for played in (published, as_formed)]
    if starts[0] == starts[1]:
        return []
    args = {
        "player": PlayerNumber(expected[-1].white),
        "opponent": PlayerNumber(expected[-1].black),
        "by": PlayerNumber(starts[1]),
    }
    reason = Reason("last_pair_formed", "Art. 4", "F1", args)
    return [Difference(len(expected), expected[-1], published.games[-1], (reason,))]
