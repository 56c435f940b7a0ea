"""`tabellone plan`: what to expect of an event at tables before it begins."""

from tabellone.cli.context import DONE, CommandContext, WrongUseError, command
from tabellone.documents.plan import relaxation_reasons
from tabellone.documents.reasons import reason_data
from tabellone.documents.table import text_table
from tabellone.engine.capabilities import CanPlan


@command
def run_plan(context: CommandContext, file: str) -> int:
    """Table counts, expected rematches and their bound round by round, and what stands in the way."""
    tournament, system, _ = context.open(file)
    if not isinstance(system, CanPlan):
        raise WrongUseError("nothing_to_plan", system=system.name)
    found = system.plan(tournament)
    speaker = context.speaker
    data = {
        "tables": found.sizes,
        "rounds": [planned._asdict() for planned in found.rounds],
        "runs": found.runs,
        "repeated": found.repeated,
        "relaxing": [relaxed._asdict() for relaxed in found.relaxing],
        "warnings": [reason_data(reason, speaker) for reason in found.warnings],
    }
    sizes = sorted(set(found.sizes), reverse=True)
    lines = [speaker.say("ui_tables_of", count=found.sizes.count(size), size=size) for size in sizes]
    lines += [speaker.sentence(reason) for reason in found.warnings]
    codes = (
        "round",
        "ui_expected_indicator",
        "ui_best_indicator",
        "ui_repeated_pairs",
        "ui_thirds",
        "ui_closeness",
    )
    table = text_table([speaker.say(code) for code in codes], [tuple(planned) for planned in found.rounds])
    if found.rounds:
        lines += ["", table, "", speaker.say("ui_plan_runs", count=found.runs)]
    lines += [speaker.sentence(reason) for reason in relaxation_reasons(found)]
    context.print_answer(data, "\n".join(lines))
    return DONE
