"""Groups of players in words, and their standings for programs."""

from collections.abc import Sequence
from typing import Any

from tabellone.documents.speaker import Speaker
from tabellone.engine.player_groups import GroupLine, PlayerGroup


def group_label(group: PlayerGroup, speaker: Speaker) -> str:
    """«Under 16 femminile»; of several conditions, one after the other."""
    parts = []
    if group.category:
        parts.append(speaker.say("group_category", category=group.category))
    if group.age:
        code = "group_under" if group.age.most is not None else "group_over"
        parts.append(speaker.say(code, age=group.age.most or group.age.least))
    if group.born_from is not None:
        parts.append(speaker.say("group_born_from", year=group.born_from))
    if group.born_to is not None:
        parts.append(speaker.say("group_born_to", year=group.born_to))
    if group.women:
        parts.append(speaker.say("group_women"))
    text = ", ".join(parts)
    return f"{text[:1].upper()}{text[1:]}"


def group_data(ranked: Sequence[GroupLine], group: PlayerGroup) -> dict[str, Any]:
    """Returns JSON of a group's standings."""
    asked = {
        "category": group.category or None,
        "age": group.age.code if group.age else None,
        "born_from": group.born_from,
        "born_to": group.born_to,
        "women": group.women or None,
    }
    return {
        "group": {
            "asked": {name: value for name, value in asked.items() if value is not None},
            "standings": [
                {"place": one.place, "general_place": one.line.place, "player": one.line.player} for one in ranked
            ],
        }
    }
