"""Why a player has his opponent and his colour, in sentences or as data."""

from typing import Any

from tabellone.documents.encounters import round_presenter
from tabellone.documents.reasons import candidate_lines, exception_lines, plain_facts, reason_data
from tabellone.documents.seats import seat_data, seat_text
from tabellone.documents.speaker import Speaker
from tabellone.engine.decision import Decision
from tabellone.engine.encounters import Encounter, find_encounter
from tabellone.engine.explanations import Explanation
from tabellone.engine.model import Rest, Tournament


def explanation_data(
    explanation: Explanation, published: Encounter | Rest | None, speaker: Speaker, competitor: str = "player"
) -> dict[str, Any]:
    """Returns JSON with a sentence for every reason. `published` is what a past round has, if it differs."""
    return {
        "round": explanation.round,
        competitor: explanation.player,
        "published": seat_data(published),
        "facts": plain_facts(explanation.facts),
        "intro": [reason_data(reason, speaker) for reason in explanation.intro],
        "tried": [
            {"candidate": tried.player, "reason": reason_data(tried.reason, speaker)}
            for tried in explanation.candidates
        ],
        "opponent": reason_data(explanation.opponent, speaker),
        "colour": None if explanation.colour is None else reason_data(explanation.colour, speaker),
        "exceptions": [reason_data(reason, speaker) for reason in explanation.exceptions],
    }


def deviation_from_rules(
    tournament: Tournament, round_number: int, player: int, decision: Decision
) -> Encounter | Rest | None:
    """Returns what a past round has for the player if it differs from the explained round, else None."""
    played = tournament.history[round_number - 1]
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
    """Returns the explanation in words; a differing published round may be right as well."""
    if explanation.facts:
        text = round_presenter(decision.encounters, speaker.of_teams).explanation(explanation, decision, speaker)
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
    lines = [title, "", speaker.say("bye_tried_title"), *candidate_lines(explanation, speaker)]
    return "\n".join([*lines, *exception_lines(explanation, speaker)])
