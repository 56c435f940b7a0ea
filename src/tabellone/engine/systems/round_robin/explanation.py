"""Why two meet in a round: the table says so."""

from tabellone.engine.absence_reasons import absence_reason, walkover_reason
from tabellone.engine.explanations import Explanation
from tabellone.engine.model import Rest, Tournament
from tabellone.engine.ranking.two_game_encounters import EncounterForm
from tabellone.engine.reason_values import PlayerNumber
from tabellone.engine.reasons import Reason
from tabellone.engine.systems.round_robin.club_warnings import player_warnings
from tabellone.engine.systems.round_robin.pairing import pair, require_round_left, table_line
from tabellone.engine.systems.round_robin.table import meeting_round, rounds_per_leg, table_round, table_size


def explain(tournament: Tournament, player: int) -> Explanation:
    """The line of the table, and who has White by it."""
    decision = pair(tournament)
    intro = (*decision.remarks, *player_warnings(tournament, player))
    leg, number = table_line(tournament, decision.round)
    place = {"table": table_size(len(tournament.players)), "round": number}
    game = next((game for game in decision.games if player in (game.white, game.black)), None)
    if game is None:
        resting = _rest_reason(tournament, decision.rests, player)
        return Explanation(decision.round, player, {}, intro, (), resting, None, ())
    first, second = (game.white, game.black) if leg == 1 else (game.black, game.white)  # as the table has them
    args = {**place, "player": PlayerNumber(first), "opponent": PlayerNumber(second)}
    by_colour = {**place, "player": PlayerNumber(game.white), "opponent": PlayerNumber(game.black)}
    opponent = Reason("pair_by_table", "Art. 3", "R1", args)
    if leg == 1:
        colour = Reason("white_by_table", "Art. 4", "R1", by_colour)
    else:
        colour = Reason("white_second_leg", "Andata e ritorno, Art. 1", "R9", by_colour)
    if tournament.rules.match is EncounterForm.DOUBLE:
        intro = (
            *intro,
            Reason("second_game_swaps_colours", "", "R8", {"player": PlayerNumber(game.black)}),
        )
    return Explanation(decision.round, player, by_colour, intro, (), opponent, colour, ())


def why_not(tournament: Tournament, player: int, other: int) -> Reason:
    """Returns in which round of this leg two players meet, or why they do not."""
    number = tournament.next_round
    require_round_left(tournament, number)
    of_one_leg = rounds_per_leg(len(tournament.players))
    meeting = meeting_round(len(tournament.players), player, other)
    meeting += (table_line(tournament, number).leg - 1) * of_one_leg
    args = {"player": PlayerNumber(player), "opponent": PlayerNumber(other), "round": meeting}
    if meeting > tournament.rounds:
        return Reason("meeting_left_out", "Art. 3", "R1", {**args, "rounds": tournament.rounds})
    for who in (player, other):
        if not tournament.players[who - 1].takes_part_in(meeting):
            return absence_reason(tournament, who)
    return Reason("they_meet" if meeting == number else "meet_in_round", "Art. 3", "R1", args)


def _rest_reason(tournament: Tournament, rests: tuple[Rest, ...], player: int) -> Reason:
    rest = next((rest for rest in rests if rest.player == player), None)
    if rest is None:
        return absence_reason(tournament, player)
    if rest.against is not None:
        return walkover_reason(tournament, player, rest.against, "R11")
    line = table_round(len(tournament.players), table_line(tournament, tournament.next_round).number)
    opponent = next(sum(pair) - player for pair in line if player in pair)
    if opponent > len(tournament.players):
        return Reason("meets_the_missing", "Art. 5, 7", "R2", {"player": PlayerNumber(player)})
    return Reason("meets_the_struck", "", "R11", {"player": PlayerNumber(player), "opponent": PlayerNumber(opponent)})
