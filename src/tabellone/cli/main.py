"""The way in: an express lane for the one command a director waits for, click for everything else.

Importing click takes three times as long as Python's own start. `tabellone pair FILE`, with at most `--json`, is what
is run between two rounds, so it is recognised here without click; anything else goes the ordinary way.
"""

import gc
import os
import sys


def main() -> None:
    """Run the command line and exit with its code, without taking the interpreter apart piece by piece."""
    code = run(sys.argv[1:])
    sys.stdout.flush()
    sys.stderr.flush()
    os._exit(code)


def run(arguments: list[str]) -> int:
    """Run one command; the exit code. Whatever goes wrong, a person reads a sentence."""
    for stream in (sys.stdout, sys.stderr):
        if hasattr(stream, "reconfigure"):
            stream.reconfigure(errors="replace")
    try:
        code = _express(arguments)
        if code is None:
            from tabellone.cli.commands import tabellone

            code = tabellone.main(arguments, prog_name="tabellone", standalone_mode=False) or 0
        sys.stdout.flush()
        return code
    except BrokenPipeError:
        os.dup2(os.open(os.devnull, os.O_WRONLY), 1)  # nobody reads any more: stay silent at exit
        return 0
    except KeyboardInterrupt:
        return 130
    except Exception as error:
        if type(error).__module__.startswith("click"):
            return _click_error(error)
        if os.environ.get("TABELLONE_DEBUG"):
            raise
        from tabellone.cli.session import Session, language_of_environment

        session = Session(language_of_environment())
        session.complain(session.speaker.say("unexpected", what=type(error).__name__))
        return 5


def _express(arguments: list[str]) -> int | None:
    match arguments:
        case ["pair", file] | ["pair", file, "--json"] | ["pair", "--json", file] if not file.startswith("--"):
            gc.disable()  # one answer and out: collecting garbage would only cost time
            from tabellone.cli.pair import run_pair
            from tabellone.cli.session import Session, language_of_environment

            return run_pair(Session(language_of_environment(), json="--json" in arguments), file)
    return None


def _click_error(error: Exception) -> int:
    """Wrong use: click's own message and its exit code, 2."""
    import click

    if isinstance(error, click.exceptions.Exit):
        return error.exit_code
    if isinstance(error, click.ClickException):
        error.show()
        return error.exit_code
    return 130  # click.Abort
