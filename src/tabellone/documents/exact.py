"""Exact numbers as people and programs write them."""

from tabellone.engine.model import Amount

SIGNS = {(1, 2): "½", (1, 4): "¼", (2, 4): "½", (3, 4): "¾"}


def as_json(amount: Amount) -> int | str:
    """Whole numbers are numbers; others are strings such as "7.5", so that nobody reads them as floats."""
    whole, rest = divmod(abs(amount.units), amount.per)
    if rest == 0:
        return amount.units // amount.per
    return f"{_minus(amount)}{whole}.{rest * 100 // amount.per:02d}".rstrip("0")


def as_text(amount: Amount | None) -> str:
    """For people: halves and quarters with their own signs."""
    if amount is None:
        return "-"
    whole, rest = divmod(abs(amount.units), amount.per)
    sign = SIGNS.get((rest, amount.per), "") if rest else ""
    return f"{_minus(amount)}{whole or ''}{sign}" if sign else str(as_json(amount))


def _minus(amount: Amount) -> str:
    return "-" if amount.units < 0 else ""
