"""`tabellone manage`: Django's own commands, for developers."""

from tabellone.cli.context import DONE, CommandContext, command
from tabellone.store.opening import load_django


@command
def run_manage(context: CommandContext, arguments: tuple[str, ...]) -> int:
    """Run one with the settings of the program; the data folder is the one in the environment."""
    from django.core.management import execute_from_command_line

    load_django()
    execute_from_command_line(["tabellone manage", *arguments])
    return DONE
