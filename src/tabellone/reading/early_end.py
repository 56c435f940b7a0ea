"""Why an event ended before all announced rounds, as documents and journals write it."""

from typing import Any

from tabellone.engine.model import EarlyEnd, EarlyEndReason
from tabellone.engine.reason_values import TextList
from tabellone.engine.reasons import BadDocumentError
from tabellone.reading.values import read_line, read_object

WHY_EARLY = {why.value: why for why in EarlyEndReason}


def read_early_end(raw: Any, path: str) -> EarlyEnd:
    """One of the reasons of Art. 1.3; what could not be foreseen has to be said in words."""
    read_object(raw, path, EarlyEnd._fields)
    why = raw.get("why")
    if not isinstance(why, str) or why not in WHY_EARLY:
        raise BadDocumentError("early_end_without_reason", f"{path}.why", known=TextList(WHY_EARLY))
    end = EarlyEnd(WHY_EARLY[why], read_line(raw.get("note", ""), f"{path}.note").strip())
    if end.why is EarlyEndReason.UNFORESEEN and not end.note:
        raise BadDocumentError("early_end_without_words", f"{path}.note")
    return end


def write_early_end(end: EarlyEnd) -> dict[str, Any]:
    return {"why": end.why.value, **({"note": end.note} if end.note else {})}
