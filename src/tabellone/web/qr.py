"""QR codes as they stand in a page."""

import segno
from django.utils.safestring import SafeString, mark_safe


def qr(text: str) -> SafeString:
    """A picture as large as the page makes it; what is written in it is only drawn."""
    return mark_safe(segno.make(text, micro=False).svg_inline(omitsize=True))
