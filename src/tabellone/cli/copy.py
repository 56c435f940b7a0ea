"""`tabellone copy`: the database itself as one file, made right while the program runs."""

from pathlib import Path

from tabellone.cli.backup import chosen_store, require_new_file
from tabellone.cli.context import DONE, CommandContext, command


@command
def run_copy(context: CommandContext, file: str, folder: str | None = None) -> int:
    """Copy the database; on a server it has no file, so a backup takes its place."""
    require_new_file(file)
    with chosen_store(folder):
        from tabellone.store.copying import copy_everything, is_one_file

        whole = is_one_file()
        copy_everything(Path(file))
    context.print_answer(
        {"file": file, "kind": "database" if whole else "backup"},
        context.speaker.say("copied" if whole else "copied_as_backup", file=file),
    )
    return DONE
