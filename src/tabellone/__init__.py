"""Tabellone: tournaments by the Italian systems, with every decision explained by its article.

For programs: `read`, `write`, `pair`, `check`, `explain`, `standings`, `rate` and the errors they raise
(docs/library.md).
"""

__version__ = "0.4.0.dev0"

__all__ = (
    "BadDocumentError",
    "Event",
    "ImpedimentError",
    "NoLegalPairingError",
    "NotReadyError",
    "Reason",
    "check",
    "explain",
    "pair",
    "rate",
    "read",
    "standings",
    "write",
)

RENAMED = {"ImpedimentError": "UserError"}
"""What programs import by a name that it had before."""

TYPE_CHECKING = False  # as in `typing`, whose import the command would feel
if TYPE_CHECKING:
    from tabellone.engine.reasons import (
        BadDocumentError,
        NoLegalPairingError,
        NotReadyError,
        Reason,
    )
    from tabellone.engine.reasons import UserError as ImpedimentError
    from tabellone.library import Event, check, explain, pair, rate, read, standings, write


def __getattr__(name: str) -> object:
    """Loaded when it is used: the command imports this package too, and its start-up is what a director feels."""
    if name not in __all__:
        raise AttributeError(f"module {__name__!r} has no attribute {name!r}")
    from importlib import import_module  # noqa: PLC0415

    room = "engine.reasons" if name == "Reason" or name.endswith("Error") else "library"
    value: object = getattr(import_module(f"{__name__}.{room}"), RENAMED.get(name, name))
    globals()[name] = value
    return value


def __dir__() -> list[str]:
    """With what is not loaded yet."""
    return sorted({*globals(), *__all__})
