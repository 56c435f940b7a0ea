"""Exact numbers as people and programs write them."""

from math import gcd

from tabellone.engine.amounts import Amount

SIGNS = {(1, 2): "½", (1, 4): "¼", (3, 4): "¾", (1, 3): "⅓", (2, 3): "⅔"}


def amount_json(amount: Amount) -> int | str:
    """Returns a whole number, or a string: "7.5", or "2014/3" where two decimals are not exact."""
    whole, rest = divmod(abs(amount.units), amount.per)
    if rest == 0:
        return amount.units // amount.per
    if rest * 100 % amount.per:
        return f"{_sign(amount)}{_lowest_terms(amount)}"
    return f"{_sign(amount)}{whole}.{rest * 100 // amount.per:02d}".rstrip("0")


def format_amount(amount: Amount | None) -> str:
    """Formats an exact number with signs for halves, thirds and quarters, else with up to four decimals."""
    if amount is None:
        return "-"
    whole, rest = divmod(abs(amount.units), amount.per)
    common = gcd(rest, amount.per)
    sign = SIGNS.get((rest // common, amount.per // common), "") if rest else ""
    if sign:
        return f"{_sign(amount)}{whole or ''}{sign}"
    if rest * 100 % amount.per:
        return f"{_sign(amount)}{_decimals(amount)}"
    return str(amount_json(amount))


def _sign(amount: Amount) -> str:
    return "-" if amount.units < 0 else ""


def _decimals(amount: Amount) -> str:
    rounded = (abs(amount.units) * 20_000 + amount.per) // (2 * amount.per)
    return f"{rounded // 10_000}.{rounded % 10_000:04d}"


def _lowest_terms(amount: Amount) -> str:
    common = gcd(amount.units, amount.per)
    return f"{abs(amount.units) // common}/{amount.per // common}"
