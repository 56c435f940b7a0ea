"""The sheet of a round: encounters, who rests, what the director has to confirm."""

from typing import Any

from tabellone.documents.encounters import round_presenter
from tabellone.documents.numbers import format_amount
from tabellone.documents.reasons import rest_text
from tabellone.documents.round_games import game_text
from tabellone.documents.speaker import Speaker
from tabellone.documents.table import text_table
from tabellone.engine.amounts import Amount
from tabellone.engine.decision import Decision
from tabellone.engine.model import Tournament
from tabellone.engine.ranking.two_game_encounters import is_double


def pairing_data(decision: Decision, speaker: Speaker) -> dict[str, Any]:
    return round_presenter(decision.encounters, speaker.of_teams).pairing_data(decision, speaker)


def pairing_text(tournament: Tournament, decision: Decision, points_unit: int, speaker: Speaker) -> str:
    """Returns the sheet of a round, everybody with points."""

    def seat(player: int) -> str:
        return f"{speaker.name(player)} ({format_amount(Amount(decision.scores[player], points_unit))})"

    headings, rows = round_presenter(decision.encounters, speaker.of_teams).pairing_table(decision, seat, speaker)
    title = speaker.say("pairing_title", tournament=tournament.name or "Tabellone", round=decision.round)
    game = game_text(tournament.round_games, decision.round, speaker) if tournament.round_games else None
    heading = title if game is None else f"{title}\n{game.text}"
    parts = [heading, text_table(headings, rows)]
    if decision.rests:
        rests = [f"  {speaker.name(rest.player)}: {rest_text(rest, speaker)}" for rest in decision.rests]
        parts.append("\n".join([f"{speaker.say('rests_title')}:", *rests]))
    if is_double(tournament.rules):
        parts.append(speaker.say("paper_two_games"))
    if decision.remarks:
        parts.append("\n".join(f"· {speaker.sentence(reason)}" for reason in decision.remarks))
    if decision.exceptions:
        lines = [f"  ! {speaker.sentence(reason)}" for reason in decision.exceptions]
        parts.insert(1, "\n".join([f"{speaker.say('exceptions_title')}:", *lines]))
    return "\n\n".join(parts)
