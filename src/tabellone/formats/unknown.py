"""Fields the program does not know are ignored, so that newer documents do no harm, but never silently."""

from collections.abc import Iterable, Mapping, Sequence
from typing import Any

from tabellone.engine.reasons import Reason


def unknown_fields(
    data: Mapping[str, Any], known: Sequence[str], where: str, told: Iterable[Reason] = ()
) -> list[Reason]:
    """A warning for each unknown field, with its place; what was `told` of another place is not repeated."""
    names = {
        reason.args["name"] for reason in told if reason.code == "unknown_field" and reason.args["known"] == list(known)
    }
    return [
        Reason(
            "unknown_field", args={"where": f"{where}.{name}" if where else name, "name": name, "known": list(known)}
        )
        for name in data
        if name not in known and name not in names
    ]
