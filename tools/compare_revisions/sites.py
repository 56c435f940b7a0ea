"""Two sites on copies of one database: every page that a link leads to, then every form with what is in it."""

import re
import shutil
import socket
import subprocess
import sys
import time
import urllib.error
import urllib.parse
import urllib.request
from collections.abc import Iterator
from html.parser import HTMLParser
from http.client import HTTPResponse
from http.cookiejar import CookieJar
from pathlib import Path
from typing import NamedTuple

from tools.compare_revisions.revisions import environment

NOT_FOLLOWED = re.compile(r"/(live|logout|language/|enter/|pass/|copy-of-everything|deleted|backup/file)")
"""Pages that stay open, change who asks, or have the time of their making in them."""
NOT_SUBMITTED = re.compile(r"/(logout|enter/|pass/|restore|published?|backup|import|access)")
"""Forms whose work goes on after their answer, or that take away who asks."""
HOSTS = ("0x7f.1", "0x7f.2")
"""Two addresses of this computer, written so that both sites offer phones the same address in the network."""
PORT = 8931
NAME = f"127.0.0.1:{PORT}"
"""The name by which both are asked."""
NUMBER = re.compile(r"\d+(?=$|[/?.])")


class Form(NamedTuple):
    """A form of a page as it is before anybody types."""

    action: str
    values: tuple[tuple[str, str], ...]


class Page(HTMLParser):
    """The links and the forms of a page."""

    def __init__(self, text: str):
        super().__init__()
        self.links: list[str] = []
        self.forms: list[Form] = []
        self._select: str | None = None
        self._textarea: str | None = None
        self.feed(text)

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        """Collects a link, a form or a field."""
        values = {name: value or "" for name, value in attrs}
        if tag == "a" and "href" in values:
            self.links.append(values["href"])
        elif tag == "form":
            self.forms.append(Form(values.get("action", "") if values.get("method") == "post" else "GET", ()))
        elif tag == "select":
            self._select = values.get("name")
        elif tag == "option" and self._select and "selected" in values:
            self._add(self._select, values.get("value", ""))
        elif tag == "textarea" and values.get("name"):
            self._textarea = values["name"]
            self._add(values["name"], "")
        elif (
            tag in ("input", "button")
            and values.get("name")
            and (values.get("type") not in ("checkbox", "radio", "file") or "checked" in values)
        ):
            self._add(values["name"], values.get("value", "on"))

    def handle_endtag(self, tag: str) -> None:
        """Ends a field."""
        self._select = None if tag == "select" else self._select
        self._textarea = None if tag == "textarea" else self._textarea

    def handle_data(self, data: str) -> None:
        """Collects the text of a text area."""
        if self._textarea and self.forms:
            form = self.forms[-1]
            self.forms[-1] = form._replace(values=(*form.values[:-1], (self._textarea, data)))

    def _add(self, name: str, value: str) -> None:
        if self.forms:
            form = self.forms[-1]
            names = [existing for existing, _ in form.values]
            if name not in names:  # of several buttons the first
                self.forms[-1] = form._replace(values=(*form.values, (name, value)))


class _StayHere(urllib.request.HTTPRedirectHandler):
    """Redirects are answers like others."""

    def redirect_request(self, *_: object, **__: object) -> None:
        return None


class Visitor:
    """A browser that keeps its cookies."""

    def __init__(self, host: str, language: str):
        self._site = f"http://{socket.gethostbyname(host)}:{PORT}"
        self._cookies = CookieJar()
        self._opener = urllib.request.build_opener(_StayHere, urllib.request.HTTPCookieProcessor(self._cookies))
        self._opener.addheaders = [("Accept-Language", language), ("User-Agent", "compare_revisions")]

    def get(self, path: str) -> tuple[int, dict[str, str], bytes]:
        """Returns status, headers that matter and content."""
        return self._ask(urllib.request.Request(self._site + path))

    def post(self, path: str, values: list[tuple[str, str]]) -> tuple[int, dict[str, str], bytes]:
        """Submits values as a page of the site does."""
        headers = {"Origin": f"http://{NAME}", "Referer": f"http://{NAME}{path}"}
        data = urllib.parse.urlencode(values).encode()
        return self._ask(urllib.request.Request(self._site + path, data=data, headers=headers))

    def _ask(self, request: urllib.request.Request) -> tuple[int, dict[str, str], bytes]:
        request.add_header("Host", NAME)
        try:
            answer: HTTPResponse | urllib.error.HTTPError = self._opener.open(request, timeout=120)
        except urllib.error.HTTPError as error:
            answer = error
        names = ("Content-Type", "Location", "Content-Disposition", "Cache-Control", "Content-Security-Policy")
        return answer.status or 0, {name: answer.headers.get(name, "") for name in names}, answer.read()


class Site:
    """A revision that serves a folder."""

    def __init__(self, tree: Path, folder: Path, host: str):
        self.host = host
        self._process = subprocess.Popen(
            [
                sys.executable,
                "-m",
                "tabellone",
                "serve",
                "--no-browser",
                f"--host={host}",
                f"--port={PORT}",
                f"--folder={folder}",
            ],
            env=environment(tree, "it"),
            stdout=subprocess.PIPE,
            text=True,
        )
        assert self._process.stdout
        self.link = next(re.findall(r"/enter/\S+", line)[0] for line in self._process.stdout if "/enter/" in line)
        while not self._answers():
            time.sleep(0.1)

    def _answers(self) -> bool:
        try:
            return Visitor(self.host, "it").get("/")[0] > 0
        except OSError:
            return False

    def director(self, language: str) -> Visitor:
        """Returns the browser of the director, once for each start of the site."""
        visitor = Visitor(self.host, language)
        form = Page(visitor.get(self.link)[2].decode()).forms[0]
        visitor.post(form.action or self.link, list(form.values))
        return visitor

    def close(self) -> None:
        """Stops the program."""
        self._process.terminate()
        self._process.wait()


def fill(tree: Path, folder: Path) -> None:
    """Makes the database of both sites: the tournaments of a stored backup, and every demonstration."""
    backup = tree / "tests/written_by/0.3/backup.zip"
    command = [sys.executable, "-m", "tabellone", "restore", str(backup), "--folder", str(folder)]
    subprocess.run(command, env=environment(tree, "it"), check=True, stdout=subprocess.DEVNULL)
    site = Site(tree, folder, HOSTS[0])
    director = site.director("it")
    token = next(value for name, value in Page(director.get("/")[2].decode()).forms[0].values if "csrf" in name)
    for demo in sorted((tree / "src/tabellone/demos").glob("*.json")):
        director.post("/demo", [("csrfmiddlewaretoken", token), ("demo", demo.stem)])
    site.close()


def addresses(visitor: Visitor, most: int) -> Iterator[tuple[str, bytes]]:
    """Yields the addresses that links lead to, with their pages; of those alike but for a number at most `most`."""
    waiting, seen, alike = ["/"], {"/"}, dict[str, int]()
    while waiting:
        path = waiting.pop(0)
        shape = NUMBER.sub("#", path)
        alike[shape] = alike.get(shape, 0) + 1
        if alike[shape] > most:
            continue
        _, headers, content = visitor.get(path)
        yield path, content
        if headers["Location"]:
            links = [headers["Location"]]
        elif headers["Content-Type"].startswith("text/html"):
            links = Page(content.decode()).links
        else:
            links = []
        for link in links:
            target = urllib.parse.urljoin(path, link).partition("#")[0]
            if target.startswith("/") and target not in seen and not NOT_FOLLOWED.search(target):
                seen.add(target)
                waiting.append(target)


def forms(pages: dict[str, bytes]) -> list[tuple[str, Form]]:
    """Returns the forms that pages post, each once."""
    unique: dict[tuple[str, Form], None] = {}
    for path, content in pages.items():
        if not content.lstrip().lower().startswith(b"<!doctype html"):
            continue
        for form in Page(content.decode()).forms:
            action = urllib.parse.urljoin(path, form.action or path)
            if form.action != "GET" and not NOT_SUBMITTED.search(action):
                unique[action, form._replace(action=action)] = None
    return list(unique)


def copy_folder(folder: Path, target: Path) -> None:
    """Copies what a stopped site has stored."""
    shutil.copytree(folder, target, ignore=shutil.ignore_patterns("*.lock"))
