"""`{% icon summary.system|sign "" %}`: the sign of what is played."""

from django import template

register = template.Library()

SIGNS = {
    "amalfi": "chess",
    "italo-swiss": "draughts",
    "round-robin": "roundrobin",
    "elimination": "bracket",
    "big-tables": "table4",
}


@register.filter
def sign(system: str) -> str:
    """Of a system; one that is not known, as in a tournament that cannot be read, has a question mark."""
    return SIGNS.get(system, "help")
