"""`python -m tools.compare_revisions OLD [NEW] [--commands] [--spoilt] [--site]`: prints where two revisions differ."""

import argparse
import difflib
import io
import re
import sys
import tempfile
import zipfile
from collections.abc import Callable, Iterable, Iterator
from contextlib import ExitStack
from pathlib import Path

from tools.compare_revisions import commands, sites
from tools.compare_revisions.revisions import WORKING_TREE, checked_out

VARIES = re.compile(
    rb"\d{4}-\d\d-\d\d[T ]\d\d:\d\d(:\d\d)?(\.\d+)?([+-]\d\d:\d\d|Z)?"  # when it was made
    rb"|\b\d\d[:.]\d\d\b|/(old|new)/(?=tabellone|backups)|\(\d+ kB\)|\b\d+ s (?=ago|fa)"
    rb"|D:\d{14}[^)]*|/ID\s*\[.*?\]|<xmp\w*:\w+(ID|Date)>[^<]*|(?<=/private/)[^/]+"
    rb"|csrfmiddlewaretoken\" value=\"\w+|X-CSRFToken\": \"\w+|nonce[-=]\"?[\w+/=-]+"
    rb"|data-seen=\"[0-9a-f]{16}\""  # the version of a public page, which names of fields are part of
)
"""What differs between two runs of the same revision."""
MOST_LINES = 12


class Comparison:
    """Counts answers and prints those that differ."""

    def __init__(self) -> None:
        self.compared = 0
        self.differ = 0

    def compare(self, label: str, old: bytes, new: bytes) -> None:
        """Prints the lines in which two answers differ."""
        self.compared += 1
        if old == new or (old := comparable(old)) == (new := comparable(new)):
            return
        self.differ += 1
        print(f"--- {label}")
        old_lines, new_lines = (text.decode(errors="replace").replace(">", ">\n").splitlines() for text in (old, new))
        difference = difflib.unified_diff(old_lines, new_lines, n=0, lineterm="")
        changed = [line for line in difference if line[:2] not in ("--", "++", "@@")]
        print("\n".join(line[:200] for line in changed[:MOST_LINES]), flush=True)

    def compare_all(self, label: str, old: dict[str, bytes], new: dict[str, bytes]) -> None:
        """Compares what has the same name; what one of them lacks is empty."""
        for name in sorted(old.keys() | new.keys()):
            self.compare(f"{label}: {name}", old.get(name, b""), new.get(name, b""))


def comparable(content: bytes) -> bytes:
    """Returns what is in an archive or a page, without what differs between two runs, and without blank lines."""
    if zipfile.is_zipfile(io.BytesIO(content)):
        with zipfile.ZipFile(io.BytesIO(content)) as archive:
            content = b"\n".join(name.encode() + b"\n" + archive.read(name) for name in sorted(archive.namelist()))
    if content.lstrip().lower().startswith(b"<!doctype html"):
        content = re.sub(rb"\s*\n\s*", b"\n", content)
    return VARIES.sub(b"(varies)", content)


def compare_commands(
    asked: Callable[[str], Iterable[list[str]]], languages: tuple[str, ...], trees: list[Path], comparison: Comparison
) -> None:
    """Runs the same commands with both revisions, and what they print and write is compared."""
    for language in languages:
        runners = [commands.CommandRunner(tree, language) for tree in trees]
        for arguments in asked(language):
            for runner in runners:
                runner.ask(arguments)
            old, new = (runner.answer() for runner in runners)
            comparison.compare_all(f"{language}: tabellone {' '.join(arguments)}", old, new)
        for runner in runners:
            runner.close()


def compare_sites(trees: list[Path], folder: Path, comparison: Comparison) -> None:
    """Asks both sites for every page in both languages, then submits every form of the director's pages."""
    folders = [folder / "old", folder / "new"]
    sites.fill(trees[0], folders[0])
    sites.copy_folder(*folders)
    for language, is_director, most in (("it", True, 3), ("en", False, 3), ("it", False, 1), ("en", True, 1)):
        with ExitStack() as stack:
            visitors = [
                site.director(language) if is_director else sites.Visitor(site.host, language)
                for site in _started(trees, folders, stack)
            ]
            who = f"{language}: {'director' if is_director else 'visitor'}"
            pages = _compare_pages(visitors, most, who, comparison)
            if is_director and language == "en":
                _compare_forms(visitors, pages, comparison)


def _started(trees: list[Path], folders: list[Path], stack: ExitStack) -> Iterator[sites.Site]:
    for tree, folder, host in zip(trees, folders, sites.HOSTS, strict=True):
        site = sites.Site(tree, folder, host)
        stack.callback(site.close)
        yield site


def _compare_pages(visitors: list[sites.Visitor], most: int, who: str, comparison: Comparison) -> dict[str, bytes]:
    pages = {}
    for path, content in sites.addresses(visitors[0], most):
        pages[path] = content
        comparison.compare(f"{who}: {path}", content, visitors[1].get(path)[2])
    return pages


def _compare_forms(visitors: list[sites.Visitor], pages: dict[str, bytes], comparison: Comparison) -> None:
    for path, form in sites.forms(pages):
        answers = [visitor.post(form.action, list(form.values)) for visitor in visitors]
        old, new = (f"{status} {headers}\n".encode() + content for status, headers, content in answers)
        comparison.compare(f"form {path} {form.action} {form.values[1:]}", old, new)
    for path in sorted({f"/t/{key}/" for key in re.findall(r"/t/(\w+)/", " ".join(pages))}):
        for name in ("journal.txt", "document.json"):
            old, new = (visitor.get(path + name)[2] for visitor in visitors)
            comparison.compare(f"after the forms: {path}{name}", old, new)


def main() -> int:
    """Returns 1 if anything differs."""
    parser = argparse.ArgumentParser(prog="compare_revisions", description=__doc__)
    parser.add_argument("old")
    parser.add_argument("new", nargs="?", default=WORKING_TREE)
    for part in ("commands", "spoilt", "site"):
        parser.add_argument(f"--{part}", action="store_true")
    chosen = parser.parse_args()
    everything = not (chosen.commands or chosen.spoilt or chosen.site)
    comparison = Comparison()
    with tempfile.TemporaryDirectory() as name, ExitStack() as stack:
        folder = Path(name)
        trees = [
            stack.enter_context(checked_out(chosen.old, folder / "tree-old")),
            stack.enter_context(checked_out(chosen.new, folder / "tree-new")),
        ]
        parts: dict[str, Callable[[], None]] = {
            "commands": lambda: compare_commands(
                lambda language: commands.commands(trees[0], language), commands.LANGUAGES, trees, comparison
            ),
            "spoilt": lambda: compare_commands(
                lambda _: commands.spoilt_commands(trees[0], folder), ("en",), trees, comparison
            ),
            "site": lambda: compare_sites(trees, folder, comparison),
        }
        for part, compare in parts.items():
            if everything or getattr(chosen, part):
                before = comparison.compared
                compare()
                print(f"{part}: {comparison.compared - before} outputs compared", flush=True)
    print(f"{comparison.compared} outputs compared, {comparison.differ} differ")
    return 1 if comparison.differ else 0


if __name__ == "__main__":
    sys.exit(main())
