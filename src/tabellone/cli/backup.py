"""`tabellone backup` and `tabellone restore`: all tournaments of the store in one file, and back."""

from contextlib import AbstractContextManager
from pathlib import Path

from tabellone.cli.context import DONE, OTHER, CommandContext, WrongUseError, command, require_absent
from tabellone.engine.reason_values import MessageId
from tabellone.store.backup_contents import LeftOut, read_backups
from tabellone.store.opening import opened_store


@command
def run_backup(context: CommandContext, file: str | None = None, folder: str | None = None) -> int:
    """Write every journal to a file; without a name, into the data folder."""
    if file is not None:
        require_new_file(file)
    with chosen_store(folder):
        from tabellone.store.backup import make_backup

        written = make_backup("backup", Path(file) if file else None)
    context.print_answer({"file": str(written)}, context.speaker.say("backup_made", file=written))
    return DONE


@command
def run_restore(context: CommandContext, file: str, folder: str | None = None) -> int:
    """Bring back what is in a backup, or in a folder of them, and missing in the store."""
    if not Path(file).exists():
        raise WrongUseError("file_unreadable", file=file, why=MessageId("missing", "why"))
    backups = read_backups(Path(file))  # first: a file that is no backup leaves no empty database behind
    with chosen_store(folder, begin_anew=True):
        from tabellone.store.restoring import bring_back

        restored = bring_back(backups)
    say = context.speaker.say
    lines = [say("restored", count=len(restored.journals))]
    lines += [say("restored_tournament", key=key, name=name) for key, name in restored.journals.items()]
    lines += [
        say("restored_damaged", name=one.name, last=one.last, folder=restored.damaged_rows) for one in restored.mended
    ]
    if restored.people:
        lines.append(say("restored_people", count=restored.people))
    if restored.closed_years:
        lines.append(say("restored_years", count=len(restored.closed_years)))
    data = {
        "restored": [*restored.journals],
        "people": restored.people,
        "closed_years": [{"game": game.value, "year": year} for game, year in restored.closed_years],
        "left_out": [{"file": one.file, "part": one.part, **one.reason.as_data()} for one in restored.left_out],
    }
    context.print_answer(data, "\n".join(lines))
    for one in restored.left_out:
        context.print_error(_left_out(context, one))
    return OTHER if restored.left_out else DONE


def _left_out(context: CommandContext, one: LeftOut) -> str:
    why = context.speaker.sentence(one.reason, cited=False)
    return context.speaker.say("left_out", file=one.file, part=one.part, why=why)


def chosen_store(folder: str | None, begin_anew: bool = False) -> AbstractContextManager[None]:
    """The store in the folder that was named, or in the user's own."""
    return opened_store(Path(folder) if folder else None, begin_anew)


def require_new_file(file: str) -> None:
    """A file that can be written without harm to another."""
    require_absent(file)
    if not Path(file).absolute().parent.is_dir():
        raise WrongUseError("file_unwritable", file=file, why=MessageId("missing", "why"))
