"""Options that the draw before the first round decides, unless somebody has chosen them."""

from collections.abc import Mapping
from typing import Any

DRAWN_OPTIONS = ("first_colour",)
"""Amalfi, B.4.1."""


def options_chosen_before(rules: Mapping[str, Any], is_drawn: bool) -> dict[str, Any]:
    """Returns the options chosen before the draw, which does not change them."""
    return {} if is_drawn else {name: rules[name] for name in DRAWN_OPTIONS if name in rules}


def options_drawn(rules: Mapping[str, Any]) -> dict[str, Any]:
    """Returns the drawn options, even at their defaults."""
    return {name: rules[name] for name in DRAWN_OPTIONS if name in rules}
