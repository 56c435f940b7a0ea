"""Prizes as they are handed out, for programs and for people."""

from typing import Any

from tabellone.documents.speaker import Speaker
from tabellone.engine.ranking.prizes import Award, Shared


def money(cents: int) -> str:
    """Exact: € 12,50."""
    return f"€ {cents // 100},{cents % 100:02d}"


def prizes_data(shared: Shared, provisional: bool) -> dict[str, Any]:
    """For programs; money in cents."""
    return {
        **({"prizes_provisional": True} if provisional else {}),
        "prizes": [{**award._asdict(), "things": list(award.things)} for award in shared.awards],
        "undivided": [{"category": c, "place": place, "cents": cents} for c, place, cents in shared.undivided],
        **(
            {"waiting": [{"category": w.category, "players": list(w.players), "things": list(w.things)} for w in waits]}
            if (waits := shared.waiting)
            else {}
        ),
    }


def prizes_heading(provisional: bool) -> str:
    """The code of the heading: nobody has won anything while something is still to be played."""
    return "prizes_provisional" if provisional else "prizes_title"


def prizes_text(shared: Shared, speaker: Speaker, provisional: bool) -> str:
    """For people."""
    lines = [f"{speaker.say(prizes_heading(provisional))}:"]
    lines += [f"  {speaker.name(award.player)}: {award_text(award)}" for award in shared.awards]
    return "\n".join([*lines, *(f"  {line}" for line in undivided_lines(shared, speaker))])


def award_text(award: Award) -> str:
    """What one player gets, with the category it is for."""
    parts = [*award.things, *([money(award.cents)] if award.cents else [])]
    return " + ".join(parts) + (f" ({award.category})" if award.category else "")


def undivided_lines(shared: Shared, speaker: Speaker) -> list[str]:
    """Cents that could not be divided, prizes that wait for a lot, and those that nobody gets."""
    lines = [
        speaker.say("prize_waits", what=", ".join(waits.things), players=speaker.names(waits.players))
        for waits in shared.waiting
    ]
    lines += [
        speaker.say("prize_remainder", place=f"{place} {category}".strip(), money=money(cents))
        for category, place, cents in shared.undivided
    ]
    for prize in shared.unassigned:
        what = prize.thing or money(prize.cents)
        lines.append(speaker.say("prize_unassigned", place=f"{prize.place} {prize.category}".strip(), what=what))
    return lines
