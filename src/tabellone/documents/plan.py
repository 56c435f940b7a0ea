"""What a plan says of tables that are less close (BIG, B3)."""

from tabellone.engine.reasons import Reason
from tabellone.engine.seatings import Plan


def relaxation_reasons(plan: Plan) -> list[Reason]:
    """Returns the rematches as announced and with each further place; nothing without relaxed places."""
    if not plan.relaxing:
        return []
    told = [Reason("plan_announced", "1.3", "B3", {"count": plan.repeated})]
    for places, repeated, less in plan.relaxing:
        code = "plan_relaxed" if less > 0 else "plan_relaxed_in_vain"
        args = {"count": places, "repeated": repeated, "less": less}
        told.append(Reason(code, "1.3", "B3", args))
    return told
