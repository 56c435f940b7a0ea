"""Templates ask how the data is kept."""

from django import template

from tabellone.store.copying import is_one_file

register = template.Library()


@register.simple_tag
def database_is_one_file() -> bool:
    """Whether there is a file to copy; a server's database has none."""
    return is_one_file()
