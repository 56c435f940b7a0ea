"""Reasons and rests, for programs and for people."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from tabellone.documents.numbers import amount_json
from tabellone.engine.amounts import Amount
from tabellone.engine.reasons import Reasons

if TYPE_CHECKING:
    from tabellone.documents.speaker import Speaker
    from tabellone.engine.explanations import Explanation
    from tabellone.engine.model import Rest
    from tabellone.engine.reasons import Reason


def rest_data(rest: Rest, competitor: str = "player") -> dict[str, Any]:
    """A rest for programs; `against` only where there is one."""
    against = {} if rest.against is None else {"against": rest.against}
    return {competitor: rest.player, "kind": rest.kind, **against}


def rest_text(rest: Rest, speaker: Speaker) -> str:
    """A rest for people; RR with the withdrawn player it is formally against."""
    if rest.against is None:
        return speaker.say(rest.kind)
    return speaker.say("rr_with", opponent=speaker.name(rest.against))


def reason_data(reason: Reason, speaker: Speaker) -> dict[str, Any]:
    """A reason for programs, with its sentence."""
    return arguments_data(reason, speaker) | {"text": speaker.sentence(reason)}


def arguments_data(reason: Reason, speaker: Speaker) -> dict[str, Any]:
    """Returns the same without the reason's own sentence; reasons inside it have theirs."""
    inside = {name: argument for name, argument in reason.args.items() if isinstance(argument, Reasons)}
    told = {name: [reason_data(one, speaker) for one in reasons] for name, reasons in inside.items()}
    return plain_facts(reason.as_data()) | told


def plain_facts(facts: dict[str, Any]) -> dict[str, Any]:
    """Facts with their exact numbers as JSON has them."""
    return {name: amount_json(value) if isinstance(value, Amount) else value for name, value in facts.items()}


def candidate_lines(explanation: Explanation, speaker: Speaker) -> list[str]:
    """Returns a line for each candidate with the reason; the last one was taken."""
    last = len(explanation.candidates) - 1
    return [
        f"  {'→' if index == last else '·'} {speaker.sentence(tried.reason)}"
        for index, tried in enumerate(explanation.candidates)
    ]


def exception_lines(explanation: Explanation, speaker: Speaker) -> list[str]:
    """The rules that had to be set aside, if any."""
    if not explanation.exceptions:
        return []
    lines = [f"  ! {speaker.sentence(reason)}" for reason in explanation.exceptions]
    return ["", f"{speaker.say('exceptions_title')}:", *lines]
