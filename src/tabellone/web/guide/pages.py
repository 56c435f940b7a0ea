"""The pages of the guide: its beginning, one page, the glossary, the regulations."""

from typing import Any, NamedTuple

from django.http import Http404, HttpResponse
from django.shortcuts import render

from tabellone.documents.guide.pages import AREAS, GLOSSARY, NAMES, SYSTEMS, glossary, page
from tabellone.documents.markup import Line, spans
from tabellone.documents.regulations.catalogue import REGULATIONS, TABLES
from tabellone.documents.regulations.regulation import Reading, Regulation, Said, anchor
from tabellone.web.request import Request


class Row(NamedTuple):
    """An article with its reading, as the page shows it."""

    anchors: list[str]
    """Places to go to, the first on the row itself."""
    names: str
    article: str
    says: Line
    reading: Line
    modules: tuple[str, ...]
    tests: tuple[str, ...]


def index(request: Request) -> HttpResponse:
    """All pages of the guide, by what one does and by system."""
    shown = {name: page(name, request.language) for name in NAMES}
    parts = {"areas": [shown[name] for name in AREAS], "systems": [shown[name] for name in SYSTEMS]}
    return _render(request, "index", **parts, glossary=shown[GLOSSARY])


def show(request: Request, name: str) -> HttpResponse:
    """One page, or the words with their meanings."""
    if name not in NAMES:
        raise Http404
    found = page(name, request.language)
    if name == GLOSSARY:
        return _render(request, "glossary", page=found, entries=glossary(request.language))
    regulation = REGULATIONS.get(name)
    return _render(request, "page", page=found, regulation=regulation and _told(regulation.title, request))


def regulations(request: Request) -> HttpResponse:
    """The texts we follow, and the tables among them."""
    listed = [
        {"name": name, "title": _told(found.title, request), "about": spans(_told(found.about, request))}
        for name, found in REGULATIONS.items()
    ]
    return _render(request, "regulations", regulations=listed, tables=TABLES.items())


def regulation(request: Request, name: str) -> HttpResponse:
    """One text: every article, what it says, how we read it."""
    found = REGULATIONS.get(name)
    if found is None:
        raise Http404
    parts = [
        {"title": part.title and _told(part.title, request), "anchor": anchor(part.name), "rows": rows}
        for part, rows in zip(found.parts, _rows(found, request), strict=True)
    ]
    context = {
        "name": name,
        "title": _told(found.title, request),
        "about": spans(_told(found.about, request)),
        "parts": parts,
        "closing": found.closing and spans(_told(found.closing, request)),
        "others": [(other.name, _told(other.title, request)) for other in REGULATIONS.values()],
        "has_guide": name in NAMES,
    }
    return _render(request, "regulation", **context)


def _rows(found: Regulation, request: Request) -> list[list[Row]]:
    """Part by part; a name that has several rows is a place on the first of them."""
    left = found.anchors()

    def row(reading: Reading) -> Row:
        return Row(
            [left.pop(name) for name in reading.names if name in left],
            ", ".join(reading.names),
            _told(reading.article, request),
            spans(_told(reading.says, request)) if reading.says else (),
            spans(_told(reading.reading, request)),
            reading.modules,
            reading.tests,
        )

    return [[row(reading) for reading in part.readings] for part in found.parts]


def _told(said: Said, request: Request) -> str:
    return said.in_language(request.language)


def _render(request: Request, template: str, **context: Any) -> HttpResponse:
    return render(request, f"tabellone/guide/{template}.html", context)
