"""`tabellone explain`: why this opponent, why this colour, why not that one."""

from tabellone.cli.context import DONE, CommandContext, WrongUseError, command
from tabellone.documents.explanation import deviation_from_rules, explanation_data, explanation_text
from tabellone.documents.reasons import reason_data
from tabellone.engine.model import Tournament
from tabellone.engine.reason_values import PlayerNumber


@command
def run_explain(context: CommandContext, file: str, round_number: int | None, player: int, against: int | None) -> int:
    """Explain one player's round, past or next; with `against`, why two players do not meet."""
    tournament, system, _ = context.open(file)
    before = _before(tournament, round_number)
    for number in (player, against):
        competitors = tournament.teams or tournament.players
        if number is not None and not 1 <= number <= len(competitors):
            code = "no_such_team" if tournament.teams else "no_such_player"
            raise WrongUseError(code, number=number, count=len(competitors))
    if player == against:
        raise WrongUseError("same_player", player=PlayerNumber(player))
    if against is not None:
        reason = system.why_not(before, player, against)
        context.print_answer(reason_data(reason, context.speaker), context.speaker.sentence(reason))
        return DONE
    explanation, decision = system.explain(before, player), system.pair(before)
    published, is_right, is_mended = None, False, False
    if round_number is not None and round_number < tournament.next_round:
        is_right = not system.differences(tournament, round_number)
        is_mended = bool(tournament.history[round_number - 1].earlier_seatings)
        published = deviation_from_rules(tournament, round_number, player, decision)
    text = explanation_text(explanation, decision, system.name, published, context.speaker, is_right, is_mended)
    competitor = "team" if tournament.teams else "player"
    context.print_answer(explanation_data(explanation, published, context.speaker, competitor), text)
    return DONE


def _before(tournament: Tournament, round_number: int | None) -> Tournament:
    """The tournament as it was when that round was paired."""
    if round_number is None or round_number == tournament.next_round:
        return tournament
    if not 1 <= round_number < tournament.next_round:
        last = min(tournament.next_round, tournament.rounds)
        raise WrongUseError("no_such_round", number=round_number, last=last)
    return tournament.as_before_pairing(round_number)
