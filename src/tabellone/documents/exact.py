"""Exact numbers as people and programs write them."""

from tabellone.engine.ranking.standings import Amount


def as_json(amount: Amount) -> int | str:
    """Whole numbers are numbers; others are strings such as "7.5", so that nobody reads them as floats."""
    whole, rest = divmod(amount.units, amount.per)
    return whole if rest == 0 else f"{whole}.{rest * 100 // amount.per:02d}".rstrip("0")


def as_text(amount: Amount | None) -> str:
    """For people: halves with their own sign."""
    if amount is None:
        return "-"
    whole, rest = divmod(amount.units, amount.per)
    if 2 * rest == amount.per:
        return f"{whole}½" if whole else "½"
    return str(as_json(amount))
