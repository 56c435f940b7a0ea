"""A reason as a page tells it: a sentence whose article leads to what it says."""

from collections.abc import Iterator

from django.utils.html import conditional_escape, format_html
from django.utils.safestring import SafeString, mark_safe

from tabellone.documents.speaker import Speaker, citation_of, whole_sentence
from tabellone.engine.reasons import Reason, Reasons
from tabellone.web.guide.links import cited_address


def linked(reason: Reason, speaker: Speaker) -> SafeString:
    """In words, beginning with a capital; every article cited in it is a link."""
    shown = conditional_escape(whole_sentence(speaker.sentence(reason)))
    for one in _cited(reason):
        address, citation = cited_address(one), conditional_escape(citation_of(one))
        if address is not None:
            link = format_html('(<a href="{}">{}</a>)', address, citation)
            shown = mark_safe(shown.replace(f"({citation})", link))  # both are escaped already
    return shown


def _cited(reason: Reason) -> Iterator[Reason]:
    """The reason, and those that its sentence tells with their articles; each citation once."""
    inside = [one for argument in reason.args.values() if isinstance(argument, Reasons) for one in argument]
    return iter({citation_of(one): one for one in (reason, *inside)}.values())
