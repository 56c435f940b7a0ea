"""What is proven of a seating: the tables, and aim by aim how good it is and how good it could be (B7, B15)."""

from typing import Any

from tabellone.engine.decision import Decision


def certificate(decision: Decision) -> dict[str, Any]:
    """Returns the seating with its aims and bounds, for the verifier."""
    assert decision.quality is not None  # every seating is measured
    return {
        "format": "tabellone-certificate/1",
        "system": "big-tables",
        "round": decision.round,
        "tables": [list(table.seats) for table in decision.tables],
        **decision.quality._asdict(),
        **({"seed": decision.seed} if decision.seed else {}),
    }
