"""Files to keep, made on the spot."""

from django.http import HttpResponse
from django.utils.text import slugify

from tabellone.exports.pdf.names import ROUND_PAPERS
from tabellone.web.request import Request


def download(content: str | bytes, media_type: str, name: str) -> HttpResponse:
    """A file of that name, which a browser saves."""
    response = HttpResponse(content, content_type=media_type)
    response["Content-Disposition"] = f'attachment; filename="{name}"'
    return response


def file_name(tournament: str, key: str, *parts: str) -> str:
    """After the tournament, then what else it is called, in letters every system takes."""
    return "-".join([slugify(tournament) or key, *filter(None, map(slugify, parts))])


def of_round(request: Request, paper: str, number: int) -> str:
    """The part of a file's name that says of which round a paper or table is, where it is another in every round."""
    return f"{request.speaker.say('round')} {number}" if paper in ROUND_PAPERS and number else ""
