"""`tabellone demo`: a real tournament, or one of teams or pairs, round by round."""

from importlib.resources import files
from typing import NamedTuple

from tabellone.cli.context import DONE, CommandContext, command, write_json
from tabellone.documents.explanation import explanation_text
from tabellone.documents.listings.standings import individual_standings, standings
from tabellone.documents.listings.table import TableContext
from tabellone.documents.pairing import pairing_text
from tabellone.engine.capabilities import TeamEvent
from tabellone.formats.document import read_data
from tabellone.formats.json_text import read_object


class ExplainedPair(NamedTuple):
    """The most instructive pair of an event."""

    round: int
    player: int


DEMONSTRATIONS = {"pordenone": ExplainedPair(5, 12), "squadre": ExplainedPair(2, 8), "coppie": ExplainedPair(2, 9)}
"""A real Amalfi event, in whose last round pairs had to be undone; teams of four with a reserve; pairs."""


@command
def run_demo(context: CommandContext, save: str | None = None, event: str = "pordenone") -> int:
    """Pair every round of a demonstration tournament, explain a pair, and print the standings."""
    data = read_object(files("tabellone.demos").joinpath(f"{event}.json").read_bytes())
    tournament, system, _ = context.use_names_of(read_data(data))
    speaker = context.speaker
    counts = {"players": len(tournament.players), "teams": len(tournament.teams), "rounds": tournament.rounds}
    parts = [speaker.say("demo_title", tournament=tournament.name, **counts)]
    for number in range(1, len(tournament.history) + 1):
        before = tournament.as_before_pairing(number)
        parts.append(pairing_text(before, system.pair(before), system.scoring(before).units_per_point, speaker))
    explained = DEMONSTRATIONS[event]
    before = tournament.as_before_pairing(explained.round)
    explanation = system.explain(before, explained.player)
    parts.append(explanation_text(explanation, system.pair(before), system.name, None, speaker))
    subject = TableContext(tournament, system, speaker)
    parts.append(standings(subject, system.standings(tournament)).as_text(tournament.name))
    if isinstance(system, TeamEvent):
        parts.append(individual_standings(subject, system.individual_standings(tournament)).as_text())
    if save is None:
        parts.append(speaker.say("demo_try", event=event, **explained._asdict()))
    else:
        write_json(save, data)
        parts.append(speaker.say("draw_saved", file=save))
    context.print_answer(data, "\n\n".join(parts))
    return DONE
