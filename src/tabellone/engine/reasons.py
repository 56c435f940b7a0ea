"""Why something was decided, as data. Words, Italian and English, are made at the edge from code and arguments."""

from typing import Any, NamedTuple


class Reason(NamedTuple):
    """One reason: a code with arguments, the article behind it and the reading where the article is doubtful."""

    code: str
    article: str = ""
    reading: str = ""
    args: dict[str, Any] = {}  # noqa: RUF012  (never changed)

    def as_data(self) -> dict[str, Any]:
        """For JSON."""
        data: dict[str, Any] = {"code": self.code}
        if self.article:
            data["article"] = self.article
        if self.reading:
            data["reading"] = self.reading
        return data | {name: a.as_data() if isinstance(a, Reason) else a for name, a in self.args.items()}


class ImpedimentError(Exception):
    """Something a user can understand and mend. The subclasses say what kind; the reason says what."""

    def __init__(self, code: str, /, article: str = "", **args: Any):
        super().__init__(code)
        self.reason = Reason(code, article, "", args)


class BadDocumentError(ImpedimentError):
    """The document cannot be a tournament; `where` names the place in it."""

    def __init__(self, code: str, where: str, /, **args: Any):
        super().__init__(code, **args)
        self.where = where


class BadLineError(BadDocumentError):
    """A line of a list cannot be read; `where` is its number."""


class NotReadyError(ImpedimentError):
    """The tournament is sound, but what was asked is not possible now."""


class NoLegalPairingError(ImpedimentError):
    """The round cannot be paired, whatever may be waived."""
