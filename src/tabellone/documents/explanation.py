"""Why a player has his opponent and his colour, in sentences or as data."""

from typing import Any

from tabellone.documents.exact import as_json, as_text
from tabellone.documents.pairing import reason_data
from tabellone.documents.seats import seat_data, seat_text
from tabellone.documents.speaker import Speaker
from tabellone.engine.decision import Decision
from tabellone.engine.explanations import Explanation
from tabellone.engine.model import Amount, Game, Rest


def explanation_data(
    explanation: Explanation, points_unit: int, published: Game | Rest | None, speaker: Speaker
) -> dict[str, Any]:
    """For programs; every reason carries its sentence. `published` is what a past round had, if not this."""
    facts = dict(explanation.facts)
    for name in ("score", "opponent_score"):
        if name in facts:
            facts[name] = as_json(Amount(facts[name], points_unit))
    return {
        "round": explanation.round,
        "player": explanation.player,
        "published": seat_data(published),
        "facts": facts,
        "tried": [
            {"candidate": tried.candidate, "reason": reason_data(tried.reason, speaker)} for tried in explanation.tried
        ],
        "opponent": reason_data(explanation.opponent, speaker),
        "colour": None if explanation.colour is None else reason_data(explanation.colour, speaker),
        "exceptions": [reason_data(reason, speaker) for reason in explanation.exceptions],
    }


def explanation_text(
    explanation: Explanation,
    decision: Decision,
    points_unit: int,
    published: Game | Rest | None,
    speaker: Speaker,
) -> str:
    """For people."""
    text = (
        _game_text(explanation, decision, points_unit, speaker)
        if explanation.facts
        else _rest_text(explanation, speaker)
    )
    if published is not None:
        text = speaker.say("explain_published_otherwise", published=seat_text(published, speaker)) + "\n\n" + text
    return f"{text}\n\n{speaker.say('explain_readings')}"


def _game_text(explanation: Explanation, decision: Decision, points_unit: int, speaker: Speaker) -> str:
    game = next(game for game in decision.games if explanation.player in (game.white, game.black))
    facts = dict(explanation.facts)
    facts["score"] = as_text(Amount(facts["score"], points_unit))
    facts |= {seat: speaker.name(facts[seat]) for seat in ("upper", "lower")}
    lines = [
        speaker.say(
            "explain_title", round=explanation.round, white=speaker.name(game.white), black=speaker.name(game.black)
        ),
        "",
        speaker.say("facts", **facts),
    ]
    if facts["late_half_point"]:
        lines.append(speaker.say("facts_late", **facts))
    if facts["theoretical"] > facts["players"]:
        lines.append(speaker.say("facts_beyond", **facts))
    lines += ["", speaker.say("tried_title"), *_tried_lines(explanation, speaker), ""]
    lines.append(speaker.say("colour_title", white=speaker.name(game.white)))
    if explanation.colour is not None:
        lines.append(f"  {speaker.sentence(explanation.colour)}")
    return "\n".join([*lines, *_exception_lines(explanation, speaker)])


def _rest_text(explanation: Explanation, speaker: Speaker) -> str:
    title = speaker.say("explain_rest_title", round=explanation.round, player=speaker.name(explanation.player))
    if not explanation.tried:
        return f"{title}\n\n  {speaker.sentence(explanation.opponent)}"
    lines = [title, "", speaker.say("bye_tried_title"), *_tried_lines(explanation, speaker)]
    return "\n".join([*lines, *_exception_lines(explanation, speaker)])


def _tried_lines(explanation: Explanation, speaker: Speaker) -> list[str]:
    last = len(explanation.tried) - 1
    return [
        f"  {'→' if index == last else '·'} {speaker.sentence(tried.reason)}"
        for index, tried in enumerate(explanation.tried)
    ]


def _exception_lines(explanation: Explanation, speaker: Speaker) -> list[str]:
    if not explanation.exceptions:
        return []
    lines = [f"  ! {speaker.sentence(reason)}" for reason in explanation.exceptions]
    return ["", f"{speaker.say('exceptions_title')}:", *lines]
