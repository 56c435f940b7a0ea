"""Why two meet in a round: the table says so."""

from tabellone.engine.explanations import Explanation
from tabellone.engine.model import Rest, Tournament
from tabellone.engine.reasons import Reason
from tabellone.engine.systems.round_robin.pairing import line_of, pair
from tabellone.engine.systems.round_robin.separation import told_to
from tabellone.engine.systems.round_robin.table import meeting_round, rounds_of_one_leg, size


def explain(tournament: Tournament, player: int) -> Explanation:
    """The line of the table, and who has White by it."""
    decision = pair(tournament)
    intro = (*decision.remarks, *told_to(tournament, player))
    leg, number = line_of(tournament, decision.round)
    place = {"table": size(len(tournament.players)), "round": number}
    game = next((game for game in decision.games if player in (game.white, game.black)), None)
    if game is None:
        resting = _why_he_rests(tournament, decision.rests, player)
        return Explanation(decision.round, player, {}, intro, (), resting, None, ())
    args = {**place, "player": game.white, "opponent": game.black}
    colour = Reason("white_by_table" if leg == 1 else "white_second_leg", "Art. 4", "R1" if leg == 1 else "R9", args)
    opponent = Reason("pair_by_table", "Art. 3", "R1", args)
    return Explanation(decision.round, player, args, intro, (), opponent, colour, ())


def why_not(tournament: Tournament, player: int, other: int) -> Reason:
    """In which round they meet."""
    legs = line_of(tournament, tournament.next_round).leg - 1
    number = meeting_round(len(tournament.players), player, other) + legs * rounds_of_one_leg(len(tournament.players))
    return Reason("meet_in_round", "Art. 3", "R1", {"player": player, "opponent": other, "round": number})


def _why_he_rests(tournament: Tournament, rests: tuple[Rest, ...], player: int) -> Reason:
    rest = next((rest for rest in rests if rest.player == player), None)
    if rest is None:
        return Reason("withdrew", args={"player": player, "round": tournament.players[player - 1].leaves})
    if rest.kind == "rr":
        return Reason("beats_the_withdrawn", "", "R11", {"player": player, "opponent": rest.against})
    return Reason("meets_the_missing", "Art. 5, 7", "R2", {"player": player})
