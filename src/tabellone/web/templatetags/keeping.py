"""Templates ask how the data is kept, and who reaches the program."""

from typing import Any
from urllib.parse import urlsplit

from django import template

from tabellone.store.copying import is_one_file
from tabellone.web.access import reachable
from tabellone.web.hosts import is_this_computer

register = template.Library()


@register.simple_tag
def database_is_one_file() -> bool:
    """Whether there is a file to copy; a server's database has none."""
    return is_one_file()


@register.simple_tag(takes_context=True)
def reached_from_here_only(context: Any) -> bool:
    """Whether no phone can open the addresses that the page shows: the program listens to its own computer alone."""
    return is_this_computer(urlsplit(reachable(context["request"])).netloc)
