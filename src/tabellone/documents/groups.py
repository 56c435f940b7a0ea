"""Groups of an event for people and programs, with the limits of table 23 beside them."""

from collections.abc import Sequence
from typing import Any

from tabellone.documents.speaker import Speaker
from tabellone.documents.table import text_table
from tabellone.engine.groups import GroupLimits
from tabellone.engine.model import Player


def groups_data(limits: GroupLimits, groups: Sequence[Sequence[Player]]) -> dict[str, Any]:
    return {
        "players": limits.players,
        "rounds": limits.rounds,
        "critical": limits.critical,
        "most_in_first": limits.max_in_first,
        "least": limits.least,
        "groups": [[player.number for player in group] for group in groups],
    }


def groups_text(limits: GroupLimits, groups: Sequence[Sequence[Player]], speaker: Speaker) -> str:
    parts = [limits_text(limits, speaker)]
    for number, group in enumerate(groups, 1):
        rows = [(player.name, "" if player.rating is None else player.rating, player.shown_title) for player in group]
        heading = speaker.say("group_of", number=number, count=len(group))
        parts.append(f"{heading}\n{text_table([speaker.say('name'), speaker.say('rating'), ''], rows)}")
    return "\n\n".join(parts)


def limits_text(limits: GroupLimits, speaker: Speaker) -> str:
    """The figures of table 23."""
    args = {name: getattr(limits, name) for name in ("players", "rounds", "groups", "critical", "least")}
    return speaker.say("groups_limits", most=limits.max_in_first, **args)
