"""Whether a past round is right: the boards that the rules pair in another way, with the articles that decide."""

from tabellone.engine.explanations import Difference
from tabellone.engine.model import Game, Rest, Round, Tournament
from tabellone.engine.reasons import NoLegalPairingError, Reason
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
    seats = _seats(published)
    found = []
    if solution.bye is not None and seats.get(solution.bye) != Rest(solution.bye, "bye"):
        reason = explainer.explain(solution.bye).opponent
        other_bye = next((rest for rest in published.rests if rest.kind == "bye"), None)
        found.append(Difference(0, Rest(solution.bye, "bye"), other_bye, (reason,)))
    for board, game in enumerate(expected.games, 1):
        other = seats.get(solution.pairs[board - 1][0])
        if isinstance(other, Game) and (other.white, other.black) == (game.white, game.black):
            continue
        reasons = _deciding(explainer, game, solution.pairs[board - 1][0], other)
        found.append(Difference(board, game, other, reasons))
    return found


def _seats(published: Round) -> dict[int, Game | Rest]:
    seats: dict[int, Game | Rest] = {rest.player: rest for rest in published.rests}
    for game in published.games:
        seats[game.white] = seats[game.black] = game
    return seats


def _deciding(explainer: Explainer, game: Game, upper: int, other: Game | Rest | None) -> tuple[Reason, ...]:
    """The article behind the first difference: the colours of the same pair, or why not the published opponent."""
    if isinstance(other, Game):
        if {other.white, other.black} == {game.white, game.black}:
            return (explainer.colour_of(upper),)
        published_opponent = other.black if other.white == upper else other.white
        return (explainer.explain(upper).opponent, explainer.why_not(upper, published_opponent))
    return (explainer.explain(upper).opponent,)
