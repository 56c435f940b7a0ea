"""Who asks for what, read from the first lines of a request."""

from typing import NamedTuple
from urllib.parse import parse_qsl

from django.http.cookie import parse_cookie

from tabellone.web.front.answers import Scope
from tabellone.web.languages import preferred

SESSION = "sessionid"
OWN = ("127.0.0.1", "::1")
MOST_PARAMETERS = 1000
"""Behind a question mark."""


class BadQueryError(Exception):
    """What stands behind the question mark cannot be read."""


def own_cookie(key: str) -> str:
    """By which a browser remembers who its player is in a tournament (`web/phone/identity.py`)."""
    return f"me_{key}"


class Visitor(NamedTuple):
    """One request, before anything is done about it."""

    method: str
    path: str
    query: str
    headers: dict[bytes, bytes]
    address: str
    cookies: dict[str, str]

    @property
    def is_reading(self) -> bool:
        """Nothing is sent with it."""
        return self.method in ("GET", "HEAD")

    @property
    def is_anybody(self) -> bool:
        """Somebody who reads and has shown nothing by which he could see more than others."""
        has_key = b"authorization" in self.headers
        return self.is_reading and not self.session and not has_key and "messages" not in self.cookies

    @property
    def language(self) -> str:
        """As the pages choose it."""
        accepted = self.headers.get(b"accept-language", b"").decode("latin-1")
        return preferred(self.cookies.get("language"), accepted)

    @property
    def session(self) -> str:
        """Of somebody who has entered; nobody else has one."""
        return self.cookies.get(SESSION, "")

    def player_code(self, key: str, player: int | None) -> str:
        """What a browser that says it belongs to a player has to prove it; empty for any other."""
        whose, _, code = self.cookies.get(own_cookie(key), "").partition(".")
        return code if player is not None and whose == str(player) else ""

    @property
    def parameters(self) -> dict[str, str]:
        """What stands behind the question mark."""
        return read_query(self.query)

    @property
    def length(self) -> int | None:
        """Bytes it announces to send."""
        announced = self.headers.get(b"content-length", b"")
        return int(announced) if announced.isdigit() else None


def visitor_of(scope: Scope) -> Visitor:
    """Headers that come twice count once: the last."""
    headers = {name.lower(): value for name, value in scope["headers"]}
    client = scope.get("client")
    return Visitor(
        scope["method"],
        scope["path"],
        scope.get("query_string", b"").decode("latin-1"),
        headers,
        client[0] if client else "",
        parse_cookie(headers.get(b"cookie", b"").decode("latin-1")),  # as Django does: it keeps what others left
    )


def read_query(query: str) -> dict[str, str]:
    """Names and values; as many as Django takes."""
    try:
        return dict(parse_qsl(query, keep_blank_values=True, max_num_fields=MOST_PARAMETERS))
    except ValueError:
        raise BadQueryError from None
