"""`tabellone demo`: a real tournament, round by round."""

from importlib.resources import files

from tabellone.cli.session import DONE, Session, verb, write_json
from tabellone.documents.explanation import explanation_text
from tabellone.documents.listings.listing import Subject
from tabellone.documents.listings.standings import standings
from tabellone.documents.pairing import pairing_text
from tabellone.formats.document import read_data
from tabellone.formats.json_text import read_object

EXPLAINED_ROUND, EXPLAINED_PLAYER = 5, 12
"""In the last round pairs had to be undone: the most instructive explanation of the event."""


@verb
def run_demo(session: Session, save: str | None = None) -> int:
    """Pair every round of the demonstration tournament, explain a pair, and print the final standings."""
    data = read_object(files("tabellone.demos").joinpath("pordenone.json").read_bytes())
    tournament, system, _ = session.introduce(read_data(data))
    speaker = session.speaker
    counts = {"players": len(tournament.players), "rounds": tournament.rounds}
    parts = [speaker.say("demo_title", tournament=tournament.name, **counts)]
    for number in range(1, len(tournament.history) + 1):
        before = tournament.before_round(number)
        parts.append(pairing_text(before, system.pair(before), system.scoring(before).per, speaker))
    before = tournament.before_round(EXPLAINED_ROUND)
    explanation = system.explain(before, EXPLAINED_PLAYER)
    parts.append(explanation_text(explanation, system.pair(before), system.name, None, speaker))
    ranked = standings(Subject(tournament, system, speaker), system.standings(tournament))
    parts.append(ranked.told_of(tournament.name))
    if save is None:
        parts.append(speaker.say("demo_try"))
    else:
        write_json(save, data)
        parts.append(speaker.say("draw_saved", file=save))
    session.answer(data, "\n\n".join(parts))
    return DONE
