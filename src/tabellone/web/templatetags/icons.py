"""`{% icon "print" %}`: a sign of the house beside its word."""

from django import template
from django.templatetags.static import static
from django.utils.html import format_html
from django.utils.safestring import SafeString

register = template.Library()

SHEET = "tabellone/icons.svg"
"""All of them in one file that browsers keep, so that a page carries none."""


@register.simple_tag
def icon(name: str, size: str = "s") -> SafeString:
    """One sign, small or (with another size) as large as a line of text; the word beside it says what it means."""
    sheet = static(SHEET)
    return format_html('<svg class="ic {}" aria-hidden="true"><use href="{}#i-{}"/></svg>', size, sheet, name)
