"""`{% form_fields seen=seen back=request.path %}`: what a form carries along unseen."""

from typing import Any

from django import template
from django.utils.html import format_html_join
from django.utils.safestring import SafeString

register = template.Library()


@register.simple_tag(takes_context=True)
def form_fields(context: Any, **fields: Any) -> SafeString:
    """The token without which no form is taken, and fields that are not shown.

    `back` is the page to return to with a sentence if the form is refused; `seen` is how far the tournament was when
    the page was made, so that nobody overwrites what he has not seen.
    """
    carried = {"csrfmiddlewaretoken": context["csrf_token"], **fields}
    return format_html_join("\n", '<input type="hidden" name="{}" value="{}">', carried.items())
