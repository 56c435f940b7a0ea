"""A desk that asks the program as a browser without scripts would: in this process, or over HTTP if it is another."""

import copy
import http.client
import io
import re
import ssl
import urllib.error
import urllib.parse
import urllib.request
import urllib.response
from collections.abc import Iterable
from http.cookiejar import Cookie, CookieJar
from typing import Any

from tests.running.site import OF_THIS_PROCESS

COME_IN: dict[str, CookieJar] = {}
"""Of programs that several tests share: their way in opens once, and whoever comes by it again is the same director."""


def kept(name: str, value: str, site: str) -> Cookie:
    """A cookie as a browser keeps it."""
    return Cookie(0, name, value, None, False, site, True, False, "/", True, False, None, True, None, None, {})


class _Stays(urllib.request.HTTPRedirectHandler):
    """Goes nowhere by itself."""

    def redirect_request(self, *asked: object) -> None:
        return None


class _Transport(urllib.request.HTTPHandler):
    """Asks a site of this process without a network, and any other program over HTTP."""

    def http_open(self, request: urllib.request.Request) -> Any:
        site = OF_THIS_PROCESS.get(f"http://{request.host}")
        if site is None:
            return super().http_open(request)
        headers = dict(request.header_items())
        content = request.data if isinstance(request.data, bytes) else b""
        answer = site.request(request.get_method(), request.selector, content, headers)
        message = http.client.HTTPMessage()
        for name, value in answer.asgi_headers:
            message[name] = value
        return _Answer(answer, message, request.full_url)


class _Answer(urllib.response.addinfourl):
    """An answer as `urllib` gives it, with the test client's own."""

    def __init__(self, answer: Any, message: http.client.HTTPMessage, url: str):
        super().__init__(io.BytesIO(answer.content), message, url, answer.status_code)
        self.msg = http.client.responses[answer.status_code]
        self.of_client = answer


class Desk:
    """A browser's session: cookies, forms, and answers with their status."""

    def __init__(
        self,
        director_link: str,
        browser: str = "Desk",
        context: ssl.SSLContext | None = None,
        cookies: Iterable[Cookie] | None = None,
    ):
        self.cookies = CookieJar()
        self.headers: dict[str, str] = {}
        handlers: list[urllib.request.BaseHandler] = [_Transport(), urllib.request.HTTPSHandler(context=context)]
        handlers.append(urllib.request.HTTPCookieProcessor(self.cookies))
        following, staying = (urllib.request.build_opener(*handlers, *more) for more in ((), (_Stays(),)))
        following.addheaders = staying.addheaders = [("User-Agent", browser)]
        self._open, self._open_only = following.open, staying.open
        self._address = director_link.split("/enter", maxsplit=1)[0]
        self.place = ""
        """Where the last answer came from, after all redirections."""
        known = COME_IN.get(director_link) if cookies is None else cookies
        if known is not None:
            for cookie in known:
                self.cookies.set_cookie(copy.copy(cookie))
        else:
            link = director_link.removeprefix(self._address)
            self.get(link)
            self.post(link)

    @property
    def _token(self) -> str:
        """What every form has to send: the cookie that came with the first page."""
        return next((cookie.value or "" for cookie in self.cookies if cookie.name == "csrftoken"), "")

    def at(self, address: str) -> "Desk":
        """The same browser, at another program: cookies do not ask for the port."""
        other = copy.copy(self)
        other._address = address
        return other

    def get(self, path: str) -> tuple[int, str]:
        """A page."""
        return self._answer(urllib.request.Request(self._address + path))

    def download(self, path: str) -> bytes:
        """A file."""
        with self._open(self._address + path, timeout=20) as response:
            content: bytes = response.read()
            return content

    def post(self, path: str, **fields: str | int) -> tuple[int, str]:
        """A form sent."""
        data = urllib.parse.urlencode({"csrfmiddlewaretoken": self._token, **fields}).encode()
        return self._answer(urllib.request.Request(self._address + path, data, {"Origin": self._address}))

    def send(self, path: str, content: bytes, **fields: str | int) -> tuple[int, str]:
        """A form with a file sent."""
        edge = "edge-of-a-part"
        heads = [
            f'name="{name}"\r\n\r\n{value}' for name, value in {"csrfmiddlewaretoken": self._token, **fields}.items()
        ]
        parts = [f"--{edge}\r\nContent-Disposition: form-data; {head}\r\n".encode() for head in heads]
        file = f'--{edge}\r\nContent-Disposition: form-data; name="file"; filename="list.csv"\r\n\r\n'.encode()
        data = b"".join([*parts, file, content, f"\r\n--{edge}--\r\n".encode()])
        headers = {"Content-Type": f"multipart/form-data; boundary={edge}"}
        return self._answer(urllib.request.Request(self._address + path, data, headers))

    def enter(self, key: str, round_number: int, board: int, result: str, seen: int | str = "") -> int:
        """A result as the round page sends it; the status tells whether it is saved."""
        return self.entered(key, round_number, board, result, seen)[0]

    def entered(self, key: str, round_number: int, board: int, result: str, seen: int | str = "") -> tuple[int, str]:
        """The same with what is said."""
        fields = {"csrfmiddlewaretoken": self._token, "result": result, "seen": seen}
        request = urllib.request.Request(
            f"{self._address}/t/{key}/round/{round_number}/board/{board}",
            urllib.parse.urlencode(fields).encode(),
            {"HX-Request": "true", "Origin": self._address},
        )
        return self._answer(request)

    def tournament(self, players: int, rounds: int = 9) -> str:
        """A tournament with its first round published; its key."""
        key = self.new(rounds=rounds)
        self.go_on(f"/t/{key}/players/add", players="\n".join(f"P{n}; {3000 - n}" for n in range(players)))
        for action in ("draw", "pair", "round/1/publish"):
            self.go_on(f"/t/{key}/{action}")
        return key

    def new(self, name: str = "Prova", system: str = "amalfi", rounds: int = 5, **fields: str) -> str:
        """A tournament without players; its key."""
        return self.go_on("/new", name=name, rounds=rounds, system=system, **fields).split("/")[2]

    def go_on(self, path: str, **fields: str | int) -> str:
        """A form that must be taken; where it leads, a page that is not asked for."""
        data = urllib.parse.urlencode({"csrfmiddlewaretoken": self._token, **fields}).encode()
        request = urllib.request.Request(self._address + path, data, {"Origin": self._address, **self.headers})
        try:
            with self._open_only(request, timeout=20) as response:
                raise AssertionError(response.read().decode())
        except urllib.error.HTTPError as error:
            assert error.code == 302, error.read().decode()
            self.place = urllib.parse.urlsplit(error.headers["Location"]).path
            return self.place

    def results(self, key: str, round_number: int) -> dict[int, str]:
        """What the round page shows, by board."""
        _, page = self.get(f"/t/{key}/round/{round_number}")
        rows = re.findall(r'<tr class="board" id="board-(\d+)".*?</tr>', page, re.DOTALL)
        shown = {}
        for board in rows:
            row = page[page.index(f'id="board-{board}"') :].split("</tr>", maxsplit=1)[0]
            pressed = re.search(r'value="([^"]+)"[^>]*aria-pressed="true"', row)
            shown[int(board)] = pressed.group(1) if pressed else ""
        return shown

    def _answer(self, request: urllib.request.Request) -> tuple[int, str]:
        for name, value in self.headers.items():
            request.add_header(name, value)
        try:
            with self._open(request, timeout=20) as response:
                body = response.read().decode()
                status = response.status
                self.place = urllib.parse.urlsplit(response.url).path
        except urllib.error.HTTPError as error:
            body, status = error.read().decode(), error.code
        except (OSError, http.client.HTTPException):
            return 0, ""  # the program is gone
        return status, body
