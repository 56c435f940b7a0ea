"""Art. 7: an odd number of players, before the numbers are drawn."""

from tabellone.engine.legs import rounds_per_leg
from tabellone.engine.model import Tournament
from tabellone.engine.reason_values import MessageId
from tabellone.engine.reasons import Arguments, Reason


def odd_number_warnings(tournament: Tournament) -> list[Reason]:
    """«è consigliabile porre in atto ogni accorgimento inteso ad evitare la formazione di gironi con numero dispari».

    And what «come previsto al successivo art. 8 oppure all'art. 9» would mean with these players and rounds.
    """
    players = sum(player.takes_part_in(1) for player in tournament.players)
    if tournament.history or players % 2 == 0 or players < 3:
        return []
    rounds = rounds_per_leg(tournament)
    odd: Arguments = {"players": players, "chosen": MessageId(tournament.rules.odd.value, "choice")}
    return [
        Reason("odd_number", "Art. 7", "F41", odd),
        Reason("odd_by_article_8", "Art. 8", "F7", {"rounds": min(rounds, players)}),
        _article_9_reason(players, rounds),
    ]


def _article_9_reason(players: int, rounds: int) -> Reason:
    """«al primo turno si faranno giocare tanti concorrenti quanti sono i turni fissati meno uno»."""
    if rounds % 2 == 0 or rounds > players:
        return Reason("odd_needs_odd_rounds", "Art. 9", "F9", {"rounds": rounds, "most": players})
    args: Arguments = {"playing": rounds - 1, "resting": players - rounds + 1, "games": rounds - 1}
    return Reason("odd_by_article_9", "Art. 9", "F9", args)
