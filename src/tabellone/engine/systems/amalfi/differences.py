"""Whether a past round is right: the boards that the rules pair in another way, with the articles that decide."""

from tabellone.engine.explanations import Difference, deciding, seats_of
from tabellone.engine.model import Game, Rest, Tournament
from tabellone.engine.reasons import NoLegalPairingError
from tabellone.engine.systems.amalfi.explanation import Explainer
from tabellone.engine.systems.amalfi.pairing import decision
from tabellone.engine.systems.amalfi.solution import situation, solve


def differences(tournament: Tournament, number: int) -> list[Difference]:
    """Pair a past round again and compare: pairs, colours and bye."""
    published = tournament.history[number - 1]
    try:
        solution = solve(situation(tournament.before_round(number)))
    except NoLegalPairingError as error:
        return [Difference(1, None, published.games[0] if published.games else None, (error.reason,))]
    explainer = Explainer(solution)
    expected = decision(solution)
    seats = seats_of(published)
    found = []
    if solution.bye is not None and seats.get(solution.bye) != Rest(solution.bye, "bye"):
        reason = explainer.explain(solution.bye).opponent
        other_bye = next((rest for rest in published.rests if rest.kind == "bye"), None)
        found.append(Difference(0, Rest(solution.bye, "bye"), other_bye, (reason,)))
    for board, game in enumerate(expected.games, 1):
        other = seats.get(solution.pairs[board - 1][0])
        if isinstance(other, Game) and (other.white, other.black) == (game.white, game.black):
            continue
        reasons = deciding(explainer, game, solution.pairs[board - 1][0], other)
        found.append(Difference(board, game, other, reasons))
    return found
