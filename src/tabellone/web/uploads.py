"""Files that are sent with a form."""

from tabellone.engine.reasons import BadDocumentError
from tabellone.web.request import Request


def uploaded(request: Request, largest: int) -> bytes:
    """The content of the file; none, or one that is too large, is refused with a sentence."""
    upload = request.FILES.get("file")
    if upload is None:
        raise BadDocumentError("ui_no_file", "")
    if upload.size is None or upload.size > largest:
        raise BadDocumentError("too_large", "", size=upload.size or 0, largest=largest)
    content: bytes = upload.read()
    return content
