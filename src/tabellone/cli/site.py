"""`tabellone export --site`: the public pages of an event in a folder, kept up to date."""

import sys
from collections.abc import Callable
from pathlib import Path

from tabellone.cli.backup import chosen_store
from tabellone.cli.session import DONE, Session, verb
from tabellone.exports.site_folder import manifest_in, update

MANY = 20
"""Pages after which it is said how many there are."""


@verb
def run_site(session: Session, site: str, wanted: str, address: str, folder: str | None) -> int:
    """Write what has changed since the last time, and take away what is no more."""
    before = manifest_in(Path(site))
    with chosen_store(folder):
        from tabellone.desk.publication import publication
        from tabellone.web.books import SHELF
        from tabellone.web.publishing.copy import copy_of

        found = publication(SHELF, wanted)
        copied = copy_of(found, before.folders if before.event == found.key else {}, address, _progress(session))
    updated = update(Path(site), copied)
    data = {"site": site, "event": found.name, **updated._asdict()}
    counts = {"written": len(updated.written), "removed": len(updated.removed), "unchanged": updated.unchanged}
    session.answer(data, session.speaker.say("site_exported", folder=site, **counts))
    return DONE


def _progress(session: Session) -> Callable[[int], None]:
    """How many pages there are so far, on one line of a terminal that is written over."""

    def told(done: int) -> None:
        if sys.stderr.isatty() and done % MANY == 0:
            print("\r" + session.speaker.say("site_progress", done=done), end="", file=sys.stderr, flush=True)

    return told
