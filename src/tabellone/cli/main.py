"""The way in: an express lane for the one command a director waits for, click for everything else.

Importing click takes three times as long as Python's own start. `tabellone pair FILE`, with at most `--json`, is what
is run between two rounds, so it is recognised here without click; anything else goes the ordinary way.
"""

import contextlib
import gc
import os
import sys

COMPLETION = "_TABELLONE_COMPLETE"
"""The variable by which a shell asks for completions, as click names it."""
PACKAGES_OF_THE_SITE = {"asgiref", "django", "django_htmx", "segno", "uvicorn", "xlsxwriter"}
"""The extra `site`: a library that pairs does without it."""


def main() -> None:
    """Run the command line and exit with its code."""
    leave(run(sys.argv[1:]))


def leave(code: int) -> None:
    """Exit without taking the interpreter apart piece by piece."""
    with contextlib.suppress(OSError):  # what could not be written has been reported
        sys.stdout.flush()
        sys.stderr.flush()
    os._exit(code)


def run(arguments: list[str]) -> int:
    """Runs one command and returns its exit code; any error becomes a sentence."""
    try:
        _prepare_streams()
        if os.name == "nt":
            arguments = expand_patterns(arguments)
        asked = os.environ.get(COMPLETION)
        code = _complete(asked) if asked else _express(arguments)
        if code is None:
            from tabellone.cli.commands import tabellone

            with tabellone.make_context("tabellone", arguments) as context:
                code = tabellone.invoke(context) or 0
        sys.stdout.flush()
        return code
    except BrokenPipeError:
        _silence()  # nobody reads any more, and that is no difference found
        return 0
    except KeyboardInterrupt:
        return 130
    except Exception as error:
        if type(error).__module__.startswith("click"):
            return _click_error(error)
        if os.environ.get("TABELLONE_DEBUG"):
            raise
        if isinstance(error, ModuleNotFoundError) and (error.name or "").partition(".")[0] in PACKAGES_OF_THE_SITE:
            return _complain("site_missing")
        return _complain("unexpected", what=type(error).__name__)


def _complain(code: str, **what: str) -> int:
    from tabellone.cli.context import OTHER, CommandContext, language_of_environment

    session = CommandContext(language_of_environment())
    session.print_error(session.speaker.say(code, **what))
    return OTHER


def _prepare_streams() -> None:
    """A stream that was closed becomes one that swallows everything; a character a terminal lacks becomes a mark."""
    if sys.stdout is None or sys.stderr is None:
        nowhere = open(os.devnull, "w", encoding="utf-8")  # noqa: PTH123, SIM115  (open for as long as the program)
        sys.stdout, sys.stderr = sys.stdout or nowhere, sys.stderr or nowhere
    for stream in (sys.stdout, sys.stderr):
        if hasattr(stream, "reconfigure"):
            stream.reconfigure(errors="replace")
            if os.name == "nt" and not stream.isatty():  # a file or another program, which expects UTF-8 as elsewhere
                stream.reconfigure(encoding="utf-8")


def _silence() -> None:
    os.dup2(os.open(os.devnull, os.O_WRONLY), 1)


def _complete(instruction: str) -> int:
    """Answer a shell that completes a command; `_TABELLONE_COMPLETE=bash_source tabellone` prints the script for it."""
    from click.shell_completion import shell_complete

    from tabellone.cli.commands import tabellone

    return shell_complete(tabellone, {}, "tabellone", COMPLETION, instruction)


def expand_patterns(arguments: list[str]) -> list[str]:
    """`*.json` as the files it stands for: shells of Windows leave that to programs."""
    from glob import glob

    return [file for text in arguments for file in (sorted(glob(text)) or [text])]  # noqa: PTH207  (slow to import)


def _express(arguments: list[str]) -> int | None:
    match arguments:
        case ["pair", file] | ["pair", file, "--json"] | ["pair", "--json", file] if file == "-" or file[:1] != "-":
            # Click alone takes three times Python's own start, which a director would feel after every round. Only the
            # import differs: the same function runs, and any other argument goes through click.
            gc.disable()  # one answer and out: collecting garbage would only cost time
            from tabellone.cli.context import CommandContext, language_of_environment
            from tabellone.cli.pair import run_pair

            return run_pair(CommandContext(language_of_environment(), json="--json" in arguments), file)
    return None


def _click_error(error: Exception) -> int:
    """Shows the message of click and returns its exit code, 2 for wrong use; 130 after an abort."""
    import click

    if isinstance(error, click.exceptions.Exit):
        return error.exit_code
    if isinstance(error, click.ClickException):
        error.show()
        return error.exit_code
    return 130  # click.Abort
