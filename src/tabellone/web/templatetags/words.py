"""`{% say "code" argument=value %}`: a sentence of the catalogue in the language of the page."""

from typing import Any

from django import template
from django.utils.safestring import SafeString

from tabellone.documents import dates
from tabellone.documents.proof_picture import ProofPicture, proof_picture
from tabellone.documents.schedule import start_of, start_text
from tabellone.documents.speaker import is_worry, whole_sentence
from tabellone.documents.time_controls import time_control_text
from tabellone.engine.reason_values import BarrierReason
from tabellone.engine.reasons import Reason
from tabellone.web.guide.sentences import linked

register = template.Library()


@register.simple_tag(takes_context=True)
def say(context: Any, code: str, **args: Any) -> str:
    """A term or sentence."""
    sentence: str = context["request"].speaker.say(code, **args)
    return sentence


@register.simple_tag(takes_context=True)
def tell(context: Any, code: str, **args: Any) -> str:
    """The same where it begins something, though it is part of other sentences elsewhere."""
    return whole_sentence(say(context, code, **args))


@register.simple_tag(takes_context=True)
def sentence(context: Any, reason: Reason) -> SafeString:
    """A reason in words, with its article, which leads to what it says."""
    return linked(reason, context["request"].speaker)


@register.simple_tag(takes_context=True)
def actor(context: Any, who: str) -> str:
    """Whom the journal names."""
    name: str = context["request"].speaker.actor(who)
    return name


@register.simple_tag(takes_context=True)
def written_day(context: Any, day: str) -> str:
    """A day in words, as papers have it."""
    return dates.day_text(day, context["request"].speaker)


@register.simple_tag(takes_context=True)
def starts(context: Any, number: int) -> str:
    """When a round of the tournament of the page begins; nothing where nobody has said it."""
    begins = start_of(context["state"].schedule, number)
    return start_text(begins, context["request"].speaker) if begins else ""


@register.simple_tag(takes_context=True)
def cadence(context: Any, written: str) -> str:
    """A time control in words."""
    return time_control_text(written, context["request"].speaker)


@register.simple_tag(takes_context=True)
def told(context: Any, reason: Any) -> str:
    """A reason in words, where its article stands beside it."""
    text: str = context["request"].speaker.sentence(reason, cited=False)
    return capitalised(text)


@register.simple_tag(takes_context=True)
def day(context: Any, day: str) -> str:
    """A day as the language of the page writes it."""
    written: str = context["request"].speaker.day(day)
    return written


@register.filter(is_safe=True)
def capitalised(text: Any) -> str:
    """As a sentence of its own begins, also when the engine's reasons are put together."""
    return whole_sentence(str(text))


@register.filter
def worry(reason: Reason) -> bool:
    """Whether it is a warning, or only told."""
    return is_worry(reason)


@register.filter
def picture(reason: Reason) -> ProofPicture | None:
    """The proof a reason carries, as a small picture."""
    proof = next((argument for argument in reason.args.values() if isinstance(argument, BarrierReason)), None)
    return None if proof is None else proof_picture(proof.barrier, proof.groups)
