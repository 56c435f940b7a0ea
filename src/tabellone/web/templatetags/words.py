"""`{% say "code" argument=value %}`: a sentence of the catalogue in the language of the page."""

from typing import Any

from django import template

from tabellone.documents.proof_picture import ProofPicture, proof_picture
from tabellone.documents.speaker import is_worry
from tabellone.engine.reason_values import Proof
from tabellone.engine.reasons import Reason

register = template.Library()


@register.simple_tag(takes_context=True)
def say(context: Any, code: str, **args: Any) -> str:
    """A term or sentence."""
    sentence: str = context["request"].speaker.say(code, **args)
    return sentence


@register.simple_tag(takes_context=True)
def sentence(context: Any, reason: Any) -> str:
    """A reason in words, with its article."""
    text: str = context["request"].speaker.sentence(reason)
    return capitalised(text)


@register.simple_tag(takes_context=True)
def told(context: Any, reason: Any) -> str:
    """A reason in words, where its article stands beside it."""
    text: str = context["request"].speaker.sentence(reason, cited=False)
    return capitalised(text)


def capitalised(text: str) -> str:
    """As a sentence of its own begins, also when the engine's reasons are put together."""
    return text[:1].upper() + text[1:]


@register.filter
def worry(reason: Reason) -> bool:
    """Whether it is a warning, or only told."""
    return is_worry(reason)


@register.filter
def picture(reason: Reason) -> ProofPicture | None:
    """The proof a reason carries, as a small picture."""
    proof = next((argument for argument in reason.args.values() if isinstance(argument, Proof)), None)
    return None if proof is None else proof_picture(proof.barrier, proof.groups)
