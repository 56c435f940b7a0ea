"""Whether a past round is right: the boards that the rules pair in another way, with the articles that decide."""

from collections.abc import Sequence

from tabellone.engine.encounters import Game
from tabellone.engine.explanations import Difference, difference_reasons, seats_of
from tabellone.engine.model import Rest, Tournament
from tabellone.engine.reasons import NoLegalPairingError
from tabellone.engine.systems.amalfi.explanation import Explainer
from tabellone.engine.systems.amalfi.pairing import make_decision
from tabellone.engine.systems.amalfi.solution import read_context, solve


def differences(tournament: Tournament, round_number: int) -> list[Difference]:
    """Pair a past round again and compare: pairs, colours and bye."""
    published = tournament.history[round_number - 1]
    try:
        solution = solve(read_context(tournament.as_before_pairing(round_number)))
    except NoLegalPairingError as error:
        return [Difference(1, None, published.games[0] if published.games else None, (error.reason,))]
    explainer = Explainer(solution)
    expected = make_decision(solution)
    seats = seats_of(published)
    found = []
    if solution.bye is not None and seats.get(solution.bye) != Rest(solution.bye, "bye"):
        reason = explainer.explain(solution.bye).opponent
        other_bye = next((rest for rest in published.rests if rest.kind == "bye"), None)
        found.append(Difference(0, Rest(solution.bye, "bye"), other_bye, (reason,)))
    instead = _published_by_board(published.games, expected.games)
    for board, game in enumerate(expected.games, 1):
        upper = solution.pairs[board - 1][0]
        other = seats.get(upper)
        if isinstance(other, Game) and other[:2] == game[:2]:
            continue
        reasons = difference_reasons(explainer, game, upper, other)
        found.append(Difference(board, game, instead.get(board, other), reasons))
    return found


def _published_by_board(published: Sequence[Game], expected: Sequence[Game]) -> dict[int, Game]:
    """Returns what was published in place of each board of the rules, every published game once.

    The same two with the colours exchanged; else what is on that board, unless the rules give it elsewhere; else one of
    the games left over.
    """
    boards = {board: game for board, game in enumerate(expected, 1) if game[:2] not in _pairs(published)}
    wrong = [game for game in published if game[:2] not in _pairs(expected)]
    turned = {(game.black, game.white): game for game in wrong}
    instead = {board: turned[game[:2]] for board, game in boards.items() if game[:2] in turned}
    wrong = [game for game in wrong if game not in instead.values()]
    there = dict(enumerate(published, 1))
    instead |= {board: there[board] for board in boards if board not in instead and there.get(board) in wrong}
    left_over = [game for game in wrong if game not in instead.values()]
    return instead | dict(zip((board for board in boards if board not in instead), left_over, strict=False))


def _pairs(games: Sequence[Game]) -> set[tuple[int, int]]:
    return {game[:2] for game in games}
