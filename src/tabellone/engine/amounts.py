"""Exact numbers."""

from typing import NamedTuple


class Amount(NamedTuple):
    """An exact number: so many units, `per` of which make one."""

    units: int
    per: int
