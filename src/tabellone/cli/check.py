"""`tabellone check`: past rounds compared with the rules, and two readings with each other."""

from typing import Any

from tabellone.cli.context import DIFFERENCE_FOUND, DONE, OTHER, CommandContext, WrongUseError, command
from tabellone.documents.checking import check_data, check_text, comparison_data, comparison_text
from tabellone.engine.checking import check, compare
from tabellone.engine.reasons import BadDocumentError
from tabellone.reading.options import read_options, write_options


@command
def run_check(context: CommandContext, file: str, edition: str | None = None) -> int:
    """Pair every past round again; with `edition`, also compare with that edition board by board."""
    tournament, system, _ = context.open(file)
    checks = check(system, tournament)
    data, text = check_data(checks, context.speaker), check_text(checks, context.speaker)
    differs = any(round_check.is_wrong for round_check in checks)
    if edition is not None:
        own = write_options(tournament.rules, everything=True).get("edition")
        if own is None:
            raise WrongUseError("no_edition", system=system.name)
        other_rules = _with_edition(system.options, tournament.rules, edition)
        rounds = compare(system, tournament, other_rules)
        data["comparison"] = comparison_data(rounds, own, edition)
        text += "\n\n" + comparison_text(rounds, own, edition, context.speaker)
        differs = differs or any(boards for _, boards in rounds)
    context.print_answer(data, text)
    if differs:
        return DIFFERENCE_FOUND
    return OTHER if any(round_check.unchecked for round_check in checks) else DONE


def _with_edition(options: type[Any], rules: Any, edition: str) -> Any:
    try:
        return read_options(options, write_options(rules) | {"edition": edition}, "--edition")
    except BadDocumentError as error:
        raise WrongUseError(error.reason.code, "", **error.reason.args) from None
