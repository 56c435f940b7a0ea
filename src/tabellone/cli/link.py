"""`tabellone link`: a fresh link for the director of a service that is running."""

import os

from tabellone.cli.session import DONE, Session, verb
from tabellone.store.opening import open_store


@verb
def run_link(session: Session, address: str) -> int:
    """Into the database the service uses; whoever may run this may also read that database."""
    open_store(address=os.environ.get("TABELLONE_DATABASE"))
    from tabellone.store.links import DESK_LINK, new_link

    link = f"{address.rstrip('/')}/enter/{new_link(DESK_LINK)}"
    session.answer({"link": link}, session.speaker.say("ui_desk_link", minutes=DESK_LINK.seconds // 60) + f"\n{link}")
    return DONE
