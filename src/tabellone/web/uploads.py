"""Files that are sent with a form."""

from django.http import HttpRequest

from tabellone.engine.reasons import BadDocumentError


def uploaded(request: HttpRequest, largest: int) -> bytes:
    """The content of the file; none, or one that is too large, is refused with a sentence."""
    upload = request.FILES.get("file")
    if upload is None:
        raise BadDocumentError("ui_no_file", "")
    if upload.size > largest:
        raise BadDocumentError("too_large", "", size=upload.size, largest=largest)
    content: bytes = upload.read()
    return content
