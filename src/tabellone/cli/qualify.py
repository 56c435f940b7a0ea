"""`tabellone qualify`: the document of a next phase, with those who qualified from the first."""

from tabellone.cli.context import DONE, CommandContext, WrongUseError, command, write_json
from tabellone.documents.table import text_table
from tabellone.engine.capabilities import rounds_needed
from tabellone.engine.model import Player, Tournament
from tabellone.engine.phases import cut_reasons, decide_cut_by_lot, require_finished, select_qualifiers
from tabellone.engine.player_fields import FieldScope
from tabellone.engine.reason_values import TextList
from tabellone.engine.systems import SYSTEM_NAMES, system_named
from tabellone.formats.document import write_data


@command
def run_qualify(
    context: CommandContext,
    files: tuple[str, ...],
    count: int,
    system_name: str,
    rounds: int,
    output: str | None = None,
) -> int:
    """The first of each file in one new tournament, still without a draw."""
    if system_name not in SYSTEM_NAMES:
        raise WrongUseError("unknown_system", found=system_name, known=TextList(SYSTEM_NAMES))
    if len(set(files)) < len(files):
        raise WrongUseError("file_twice", file=next(file for file in files if files.count(file) > 1))
    phases = []
    for file in files:
        tournament, system, _ = context.open(file)
        phases.append(require_finished(system, tournament))
    phases = [decide_cut_by_lot(phase, count) for phase in phases]
    going_on = select_qualifiers(phases, count)
    system = system_named(system_name)
    players = tuple(
        Player(number, **who.player.fields_within(FieldScope.PERSON)) for number, who in enumerate(going_on, 1)
    )
    name = context.speaker.say("next_phase_of", name=" · ".join(phase.tournament.name for phase in phases))
    following = Tournament(name[:200], system_name, system.options(), rounds, players)
    following = following._replace(rounds=rounds_needed(system, following) or rounds)
    system.validate(following)
    data = write_data(following)
    context.print_warnings(cut_reasons(phases, count))
    if output is not None:
        write_json(output, data)
    rows = [
        (p.number, p.name, phases[who.phase].tournament.name, who.place)
        for p, who in zip(players, going_on, strict=True)
    ]
    headings = [context.speaker.say(code) for code in ("number", "name", "phase", "place")]
    context.print_answer(data, text_table(headings, rows))
    return DONE
