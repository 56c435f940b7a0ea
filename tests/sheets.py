"""What stands on the sheets of a PDF, as a reader of it finds it."""

from functools import cached_property

from pypdfium2 import PdfDocument, PdfPage
from pypdfium2.raw import FPDF_PAGEOBJ_TEXT


class Sheet:
    """One of them."""

    def __init__(self, page: PdfPage):
        self._page = page
        self.size = (round(page.get_width()), round(page.get_height()))
        """In points."""

    @cached_property
    def text(self) -> str:
        """In the order in which it was set."""
        return str(self._page.get_textpage().get_text_range()).replace("\r\n", "\n")

    @cached_property
    def fonts(self) -> set[str]:
        """By their names."""
        return {str(one.get_font().get_base_name()) for one in self._page.get_objects([FPDF_PAGEOBJ_TEXT])}

    @cached_property
    def sides(self) -> tuple[float, float]:
        """Between which all its text is, from the left."""
        boxes = [one.get_bounds() for one in self._page.get_objects([FPDF_PAGEOBJ_TEXT])]
        return min(box[0] for box in boxes), max(box[2] for box in boxes)


def sheets(content: bytes) -> list[Sheet]:
    """All of a file."""
    return [Sheet(page) for page in PdfDocument(content)]
