"""Files to keep, made on the spot."""

from django.http import HttpResponse
from django.utils.text import slugify


def download(content: str | bytes, media_type: str, name: str) -> HttpResponse:
    """A file of that name, which a browser saves."""
    response = HttpResponse(content, content_type=media_type)
    response["Content-Disposition"] = f'attachment; filename="{name}"'
    return response


def file_name(tournament: str, key: str) -> str:
    """After the tournament, in letters every system takes."""
    return slugify(tournament) or key
