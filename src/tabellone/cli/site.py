"""`tabellone export --site`: the public pages of an event in a folder, kept up to date."""

import sys
from collections.abc import Callable
from pathlib import Path

from tabellone.cli.backup import chosen_store
from tabellone.cli.context import DONE, CommandContext, command
from tabellone.exports.site_folder import read_manifest, update

PAGES_PER_PROGRESS = 20
"""Pages after which it is said how many there are."""


@command
def run_site(context: CommandContext, site: str, wanted: str, address: str, folder: str | None) -> int:
    """Write what has changed since the last time, and take away what is no more."""
    before = read_manifest(Path(site))
    with chosen_store(folder):
        from tabellone.desk.publication import publication
        from tabellone.web.books import SHELF
        from tabellone.web.publishing.copy import copy_of

        found = publication(SHELF, wanted)
        copied = copy_of(found, before.folders if before.event == found.key else {}, address, _progress(context))
    updated = update(Path(site), copied)
    data = {"site": site, "event": found.name, **updated._asdict()}
    counts = {"written": len(updated.written), "removed": len(updated.removed), "unchanged": updated.unchanged}
    context.print_answer(data, context.speaker.say("site_exported", folder=site, **counts))
    return DONE


def _progress(context: CommandContext) -> Callable[[int], None]:
    """Returns a function that shows the number of pages on one line of the terminal."""

    def told(done: int) -> None:
        if sys.stderr.isatty() and done % PAGES_PER_PROGRESS == 0:
            print("\r" + context.speaker.say("site_progress", done=done), end="", file=sys.stderr, flush=True)

    return told
