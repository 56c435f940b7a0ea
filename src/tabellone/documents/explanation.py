"""Why a player has his opponent and his colour, in sentences or as data."""

from typing import Any

from tabellone.documents.pairing import plain, reason_data
from tabellone.documents.seats import seat_data, seat_text
from tabellone.documents.speaker import Speaker
from tabellone.engine.decision import Decision
from tabellone.engine.explanations import Explanation
from tabellone.engine.model import Game, Rest, Table


def explanation_data(
    explanation: Explanation, published: Game | Rest | Table | None, speaker: Speaker
) -> dict[str, Any]:
    """For programs; every reason carries its sentence. `published` is what a past round had, if not this."""
    return {
        "round": explanation.round,
        "player": explanation.player,
        "published": seat_data(published),
        "facts": plain(explanation.facts),
        "intro": [reason_data(reason, speaker) for reason in explanation.intro],
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
    system: str,
    published: Game | Rest | Table | None,
    speaker: Speaker,
    is_right: bool = False,
    is_mended: bool = False,
) -> str:
    """For people; what was published may be right as well, where the rules leave several seatings."""
    if decision.quality is not None and explanation.facts:
        text = _table_text(explanation, speaker)
    else:
        text = _game_text(explanation, decision, speaker) if explanation.facts else _rest_text(explanation, speaker)
    if published is not None:
        as_right = "explain_published_mended" if is_mended else "explain_published_as_good"
        code = as_right if is_right else "explain_published_otherwise"
        text = speaker.say(code, published=seat_text(published, speaker)) + "\n\n" + text
    return f"{text}\n\n{speaker.say(f'explain_readings_{system}')}"


def _game_text(explanation: Explanation, decision: Decision, speaker: Speaker) -> str:
    game = next(game for game in decision.games if explanation.player in (game.white, game.black))
    lines = [
        speaker.say(
            "explain_title", round=explanation.round, white=speaker.name(game.white), black=speaker.name(game.black)
        ),
        "",
        *(speaker.sentence(reason) for reason in explanation.intro),
        *([""] if explanation.intro else []),
    ]
    if explanation.tried:
        lines += [speaker.say("tried_title"), *_tried_lines(explanation, speaker), ""]
    else:
        lines += [f"  {speaker.sentence(explanation.opponent)}", ""]
    lines.append(speaker.say("colour_title", white=speaker.name(game.white)))
    if explanation.colour is not None:
        lines.append(f"  {speaker.sentence(explanation.colour)}")
    return "\n".join([*lines, *_exception_lines(explanation, speaker)])


def _table_text(explanation: Explanation, speaker: Speaker) -> str:
    title = speaker.say("explain_table_title", round=explanation.round, player=speaker.name(explanation.player))
    told = [speaker.sentence(reason) for reason in (explanation.opponent, *explanation.intro)]
    met = [f"  · {speaker.sentence(tried.reason)}" for tried in explanation.tried]
    return "\n".join([title, "", *(f"  {line}" for line in told), "", speaker.say("met_title"), *met])


def _rest_text(explanation: Explanation, speaker: Speaker) -> str:
    title = speaker.say("explain_rest_title", round=explanation.round, player=speaker.name(explanation.player))
    if not explanation.tried:
        told = [speaker.sentence(reason) for reason in (*explanation.intro, explanation.opponent)]
        return "\n".join([title, "", *(f"  {line}" for line in told), *_exception_lines(explanation, speaker)])
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
