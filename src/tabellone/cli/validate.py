"""`tabellone validate`."""

from tabellone.cli.context import DONE, CommandContext, command
from tabellone.documents.reasons import reason_data


@command
def run_validate(context: CommandContext, file: str) -> int:
    """Say whether a document can be used, and what is worth a warning."""
    tournament, _, warnings = context.open(file)
    counts = {"players": len(tournament.players), "rounds": tournament.rounds, "played": len(tournament.history)}
    counts |= {"teams": len(tournament.teams)} if tournament.teams else {}
    data = {"valid": True, **counts, "warnings": [reason_data(warning, context.speaker) for warning in warnings]}
    context.print_answer(data, context.speaker.say("valid", **counts))
    return DONE
