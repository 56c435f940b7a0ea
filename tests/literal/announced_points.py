"""What the announcement of a chess event gives, read literally."""

from collections.abc import Mapping
from fractions import Fraction
from typing import Any


class Announced:
    def __init__(self, rules: Mapping[str, Any]):
        self.win, self.draw, self.loss = map(Fraction, (rules.get("points") or "1 1/2 0").split())
        nothing = Fraction(0)
        self.bye = {"win": self.win, "draw": self.draw, "nothing": nothing}[rules.get("bye", "win")]
        self.rests = {"bye": self.bye, "half": self.draw, "absent": nothing}
        self.games = {
            "1-0": (self.win, self.loss),
            "0-1": (self.loss, self.win),
            "1/2": (self.draw, self.draw),
            "1-0f": (self.win, nothing),
            "0-1f": (nothing, self.win),
            "0-0f": (nothing, nothing),
        }
