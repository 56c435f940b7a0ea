"""`{% prose line %}`: a line of the guide; `{% guide_address %}`: its section for the page one is on."""

from typing import Any

from django import template
from django.utils.html import format_html, format_html_join
from django.utils.safestring import SafeString

from tabellone.documents.markup import Heading, Items, Line, Paragraph, Picture, SpanType
from tabellone.documents.regulations.catalogue import reading_named
from tabellone.engine.reasons import Reason
from tabellone.web.guide.links import cited_address, reading_address, section_for, target_address
from tabellone.web.keys import EVERYWHERE, IN_A_TOURNAMENT, Key

register = template.Library()

SHAPES = {
    SpanType.TEXT: "{}",
    SpanType.STRONG: "<strong>{}</strong>",
    SpanType.CODE: "<code>{}</code>",
    SpanType.KEY: "<kbd>{}</kbd>",
}
KINDS = {Heading: "heading", Paragraph: "paragraph", Items: "items", Picture: "picture"}


@register.simple_tag
def prose(line: Line) -> SafeString:
    """A line with its strong words, keys and links."""
    return format_html_join(
        "",
        "{}",
        (
            (
                format_html('<a href="{}">{}</a>', target_address(span.target), span.text)
                if span.kind is SpanType.LINK
                else format_html(SHAPES[span.kind], span.text),
            )
            for span in line
        ),
    )


@register.filter
def kind(block: Any) -> str:
    """Which of the blocks of a text it is."""
    return KINDS[type(block)]


@register.simple_tag(takes_context=True)
def guide_address(context: Any) -> str:
    """The section of the guide for the page that is shown."""
    match = getattr(context["request"], "resolver_match", None)
    return section_for(match.url_name if match else "")


@register.filter
def article_address(reason: Reason) -> str | None:
    """Where the article of a reason is explained."""
    return cited_address(reason)


@register.filter
def explained_at(name: str) -> str | None:
    """Where a reading is explained, by its name."""
    return reading_address(name)


@register.simple_tag(takes_context=True)
def article_says(context: Any, reason: Reason) -> str:
    """In short, what stands in the article behind a reason."""
    found = reading_named(reason.reading)
    return found.says.in_language(context["request"].language) if found and found.says else ""


@register.simple_tag
def keys_everywhere() -> tuple[Key, ...]:
    """The keys that every page has."""
    return EVERYWHERE


@register.simple_tag
def keys_in_a_tournament() -> tuple[Key, ...]:
    """The keys of every page under the board of a tournament."""
    return IN_A_TOURNAMENT


@register.filter
def drawing(picture: Picture) -> str:
    """The template of a drawing of the guide."""
    return f"tabellone/pictures/guide/{picture.name}.html"
