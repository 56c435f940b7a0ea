"""`tabellone link`: a fresh link for the director of a service that is running."""

from urllib.parse import urlsplit

from tabellone.cli.context import DONE, CommandContext, WrongUseError, command
from tabellone.store.opening import opened_store


@command
def run_link(context: CommandContext, address: str) -> int:
    """Prints a link into the database of the service, which the caller can read anyway."""
    _require_reachable(address)
    with opened_store():
        from tabellone.store.links import DESK_LINK, new_link

        link = f"{address.rstrip('/')}/enter/{new_link(DESK_LINK)}"
    context.print_answer(
        {"link": link}, context.speaker.say("ui_desk_link", minutes=DESK_LINK.seconds // 60) + f"\n{link}"
    )
    return DONE


def _require_reachable(address: str) -> None:
    """Something a browser can open, to which the way in can be added: nobody gets a link that leads nowhere."""
    try:
        parts = urlsplit(address)
        leads_there = parts.scheme in ("http", "https") and bool(parts.hostname) and parts.port != 0
    except ValueError:
        leads_there = False
    if not leads_there or parts.query or parts.fragment or not address.isprintable() or " " in address:
        raise WrongUseError("link_address", address=address)
