"""Tables as an OpenDocument spreadsheet: a few pieces of XML in a ZIP file (OASIS OpenDocument 1.2, parts 1 and 3)."""

import io
import re
import zipfile
from collections.abc import Iterable
from xml.sax.saxutils import escape, quoteattr

from tabellone.exports.sheets import CellValue, Sheet

MEDIA_TYPE = "application/vnd.oasis.opendocument.spreadsheet"
NAMESPACES = " ".join(
    f'xmlns:{name}="urn:oasis:names:tc:opendocument:xmlns:{urn}:1.0"'
    for name, urn in {
        "office": "office",
        "table": "table",
        "text": "text",
        "style": "style",
        "fo": "xsl-fo-compatible",
        "meta": "meta",
        "config": "config",
        "manifest": "manifest",
    }.items()
)
XML_DECLARATION = '<?xml version="1.0" encoding="UTF-8"?>\n'
VERSION = 'office:version="1.2"'
LETTER_WIDTH = 2.1
"""Millimetres that a letter needs."""
SPACES = re.compile("  +|^ | $")
FROZEN = {
    "VerticalSplitMode": ("short", 2),
    "VerticalSplitPosition": ("int", 1),
    "ActiveSplitRange": ("short", 2),
    "PositionTop": ("int", 0),
    "PositionBottom": ("int", 1),
}
"""The first row stays in sight: the names are those of the program that the format comes from."""


def ods_file(sheets: Iterable[Sheet], title: str) -> bytes:
    """A sheet each, its head always in sight."""
    pages = list(sheets)
    parts = {
        "content.xml": _content(pages),
        "meta.xml": _meta(title),
        "settings.xml": _settings(pages),
        "META-INF/manifest.xml": _manifest(),
    }
    written = io.BytesIO()
    with zipfile.ZipFile(written, "w", zipfile.ZIP_DEFLATED) as packed:
        packed.writestr(
            "mimetype", MEDIA_TYPE, zipfile.ZIP_STORED
        )  # first and as it is: so the file is known by its bytes
        for name, text in parts.items():
            packed.writestr(name, XML_DECLARATION + text)
    return written.getvalue()


def _content(pages: list[Sheet]) -> str:
    widths = sorted({width for page in pages for width in page.widths})
    styles = "".join(
        f'<style:style style:name="w{width}" style:family="table-column">'
        f'<style:table-column-properties style:column-width="{width * LETTER_WIDTH:.1f}mm"/></style:style>'
        for width in widths
    )
    head = (
        '<style:style style:name="head" style:family="table-cell">'
        '<style:table-cell-properties fo:border-bottom="0.5pt solid #000000"/>'
        '<style:text-properties fo:font-weight="bold"/></style:style>'
    )
    return (
        f"<office:document-content {NAMESPACES} {VERSION}>"
        f"<office:automatic-styles>{styles}{head}</office:automatic-styles>"
        f"<office:body><office:spreadsheet>{''.join(map(_table, pages))}</office:spreadsheet></office:body>"
        "</office:document-content>"
    )


def _table(page: Sheet) -> str:
    columns = "".join(f'<table:table-column table:style-name="w{width}"/>' for width in page.widths)
    head = "".join(_cell(heading, ' table:style-name="head"') for heading in page.headings)
    rows = "".join(f"<table:table-row>{''.join(map(_cell, row))}</table:table-row>" for row in page.rows)
    return (
        f"<table:table table:name={quoteattr(page.name)}>{columns}"
        f"<table:table-header-rows><table:table-row>{head}</table:table-row></table:table-header-rows>"
        f"{rows}</table:table>"
    )


def _cell(cell: CellValue, style: str = "") -> str:
    if cell == "":
        return f"<table:table-cell{style}/>"
    if isinstance(cell, str):
        return f'<table:table-cell{style} office:value-type="string"><text:p>{_text(cell)}</text:p></table:table-cell>'
    return (
        f'<table:table-cell{style} office:value-type="float" office:value="{cell!r}">'
        f"<text:p>{cell}</text:p></table:table-cell>"
    )


def _text(text: str) -> str:
    """Spaces that XML would run together are counted."""
    return SPACES.sub(lambda run: f'<text:s text:c="{len(run[0])}"/>', escape(text))


def _meta(title: str) -> str:
    named = f'<dc:title xmlns:dc="http://purl.org/dc/elements/1.1/">{escape(title)}</dc:title>'
    return f"<office:document-meta {NAMESPACES} {VERSION}><office:meta>{named}</office:meta></office:document-meta>"


def _settings(pages: list[Sheet]) -> str:
    frozen = "".join(
        f'<config:config-item config:name="{name}" config:type="{kind}">{value}</config:config-item>'
        for name, (kind, value) in FROZEN.items()
    )
    tables = "".join(
        f"<config:config-item-map-entry config:name={quoteattr(page.name)}>{frozen}</config:config-item-map-entry>"
        for page in pages
    )
    return (
        f"<office:document-settings {NAMESPACES} {VERSION}><office:settings>"
        '<config:config-item-set config:name="ooo:view-settings">'
        '<config:config-item-map-indexed config:name="Views"><config:config-item-map-entry>'
        '<config:config-item config:name="ViewId" config:type="string">view1</config:config-item>'
        f'<config:config-item-map-named config:name="Tables">{tables}</config:config-item-map-named>'
        "</config:config-item-map-entry></config:config-item-map-indexed></config:config-item-set>"
        "</office:settings></office:document-settings>"
    )


def _manifest() -> str:
    parts = "".join(
        f'<manifest:file-entry manifest:full-path="{path}" manifest:media-type="{kind}"/>'
        for path, kind in {
            "/": MEDIA_TYPE,
            **dict.fromkeys(("content.xml", "meta.xml", "settings.xml"), "text/xml"),
        }.items()
    )
    return f'<manifest:manifest {NAMESPACES} manifest:version="1.2">{parts}</manifest:manifest>'
