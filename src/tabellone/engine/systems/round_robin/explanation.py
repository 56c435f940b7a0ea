"""Why two meet in a round: the table says so."""

from tabellone.engine.explanations import Difference, Explanation, seats_of
from tabellone.engine.model import Rest, Tournament
from tabellone.engine.reasons import Reason
from tabellone.engine.systems.round_robin.pairing import line_of, pair
from tabellone.engine.systems.round_robin.table import meeting_round, rounds_of_one_leg, size


def explain(tournament: Tournament, player: int) -> Explanation:
    """The line of the table, and who has White by it."""
    decision = pair(tournament)
    leg, number = line_of(tournament, decision.round)
    place = {"table": size(len(tournament.players)), "round": number}
    game = next((game for game in decision.games if player in (game.white, game.black)), None)
    if game is None:
        return Explanation(
            decision.round, player, {}, (), (), _why_he_rests(tournament, decision.rests, player), None, ()
        )
    args = {**place, "player": game.white, "opponent": game.black}
    colour = Reason("white_by_table" if leg == 1 else "white_second_leg", "Art. 4", "R1" if leg == 1 else "R9", args)
    opponent = Reason("pair_by_table", "Art. 3", "R1", args)
    return Explanation(decision.round, player, args, (), (), opponent, colour, ())


def why_not(tournament: Tournament, player: int, other: int) -> Reason:
    """In which round they meet."""
    legs = line_of(tournament, tournament.next_round).leg - 1
    number = meeting_round(len(tournament.players), player, other) + legs * rounds_of_one_leg(len(tournament.players))
    return Reason("meet_in_round", "Art. 3", "R1", {"player": player, "opponent": other, "round": number})


def differences(tournament: Tournament, number: int) -> list[Difference]:
    """A past round against the table."""
    published = tournament.history[number - 1]
    before = tournament.before_round(number)
    seats = seats_of(published._replace(games=tuple(game._replace(result=None) for game in published.games)))
    found = []
    decision = pair(before)
    for board, game in enumerate(decision.games, 1):
        if seats.get(game.white) != game._replace(result=None):
            reason = explain(before, game.white).opponent
            found.append(Difference(board, game, seats.get(game.white), (reason,)))
    for rest in decision.rests:
        if seats.get(rest.player) != rest:
            found.append(Difference(0, rest, seats.get(rest.player), (explain(before, rest.player).opponent,)))
    return found


def _why_he_rests(tournament: Tournament, rests: tuple[Rest, ...], player: int) -> Reason:
    rest = next((rest for rest in rests if rest.player == player), None)
    if rest is None:
        return Reason("withdrew", args={"player": player, "round": tournament.players[player - 1].leaves})
    if rest.kind == "rr":
        return Reason("beats_the_withdrawn", "", "R11", {"player": player, "opponent": rest.against})
    return Reason("meets_the_missing", "Art. 5, 7", "R2", {"player": player})
