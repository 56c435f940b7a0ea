"""Why a player has his opponent and his colour, in sentences or as data."""

from typing import Any

from tabellone.documents.encounters import shown_round
from tabellone.documents.reasons import exception_lines, plain, reason_data, tried_lines
from tabellone.documents.seats import seat_data, seat_text
from tabellone.documents.speaker import Speaker
from tabellone.engine.decision import Decision
from tabellone.engine.encounters import Encounter, find_encounter
from tabellone.engine.explanations import Explanation
from tabellone.engine.model import Rest, Tournament


def explanation_data(
    explanation: Explanation, published: Encounter | Rest | None, speaker: Speaker, competitor: str = "player"
) -> dict[str, Any]:
    """For programs; every reason carries its sentence. `published` is what a past round had, if not this."""
    return {
        "round": explanation.round,
        competitor: explanation.player,
        "published": seat_data(published),
        "facts": plain(explanation.facts),
        "intro": [reason_data(reason, speaker) for reason in explanation.intro],
        "tried": [
            {"candidate": tried.player, "reason": reason_data(tried.reason, speaker)}
            for tried in explanation.candidates
        ],
        "opponent": reason_data(explanation.opponent, speaker),
        "colour": None if explanation.colour is None else reason_data(explanation.colour, speaker),
        "exceptions": [reason_data(reason, speaker) for reason in explanation.exceptions],
    }


def published_otherwise(
    tournament: Tournament, number: int, player: int, decision: Decision
) -> Encounter | Rest | None:
    """What a past round has for the player, where that is not what is explained."""
    played = tournament.history[number - 1]
    seat = find_encounter(player, played.encounters)
    if seat is not None:
        return None if any(seat.is_paired_as(other) for other in decision.encounters) else seat
    rest = next((rest for rest in played.rests if rest.player == player), None)
    return None if rest in decision.rests else rest


def explanation_text(
    explanation: Explanation,
    decision: Decision,
    system: str,
    published: Encounter | Rest | None,
    speaker: Speaker,
    is_right: bool = False,
    is_mended: bool = False,
) -> str:
    """For people; what was published may be right as well, where the rules leave several seatings."""
    if explanation.facts:
        text = shown_round(decision.encounters, speaker.of_teams).why(explanation, decision, speaker)
    else:
        text = _rest_text(explanation, speaker)
    if published is not None:
        as_right = "explain_published_mended" if is_mended else "explain_published_as_good"
        code = as_right if is_right else "explain_published_otherwise"
        text = speaker.say(code, published=seat_text(published, speaker)) + "\n\n" + text
    return f"{text}\n\n{speaker.say(f'explain_readings_{system}')}"


def _rest_text(explanation: Explanation, speaker: Speaker) -> str:
    title = speaker.say("explain_rest_title", round=explanation.round, player=speaker.name(explanation.player))
    if not explanation.candidates:
        told = [speaker.sentence(reason) for reason in (*explanation.intro, explanation.opponent)]
        return "\n".join([title, "", *(f"  {line}" for line in told), *exception_lines(explanation, speaker)])
    lines = [title, "", speaker.say("bye_tried_title"), *tried_lines(explanation, speaker)]
    return "\n".join([*lines, *exception_lines(explanation, speaker)])
