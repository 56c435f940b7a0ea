"""A folder of pages kept up to date: only what changed is written, what is gone is removed, nothing else is touched."""

import errno
import json
import os
from pathlib import Path

import pytest

from tabellone.exports import site_folder
from tabellone.exports.site_folder import MANIFEST, Site, SiteError, read_manifest, update


def site(event: str = "e1", **files: str) -> Site:
    return Site(
        event, {"k1": "torneo"}, {name.replace("__", "/") + ".html": text.encode() for name, text in files.items()}
    )


def pages(folder: Path) -> dict[str, str]:
    found = (path for path in folder.rglob("*") if path.is_file() and path.name != MANIFEST)
    return {path.relative_to(folder).as_posix(): path.read_text() for path in found}


def test_only_what_has_changed_is_written_and_what_is_gone_is_removed(tmp_path: Path) -> None:
    folder = tmp_path / "sito"
    first = update(folder, site(index="1", it__a="a", it__b="b", en__x="x"))
    assert first.written == ["en/x.html", "index.html", "it/a.html", "it/b.html"]
    times = {name: (folder / name).stat().st_mtime_ns for name in pages(folder)}
    (folder / "it" / "mio.txt").write_text("una cosa mia")
    second = update(folder, site(index="2", it__a="a", it__c="c"))
    assert (second.written, second.removed, second.unchanged) == (
        ["index.html", "it/c.html"],
        ["en/x.html", "it/b.html"],
        1,
    )
    assert pages(folder) == {"index.html": "2", "it/a.html": "a", "it/c.html": "c", "it/mio.txt": "una cosa mia"}
    assert (folder / "it" / "a.html").stat().st_mtime_ns == times["it/a.html"]
    assert not (folder / "en").exists()
    assert not (folder / site_folder.STAGING_FOLDER).exists()
    assert read_manifest(folder).files == {"index.html", "it/a.html", "it/c.html"}


def test_a_page_that_somebody_spoilt_is_written_again(tmp_path: Path) -> None:
    update(tmp_path, site(index="1"))
    (tmp_path / "index.html").write_text("x")
    assert update(tmp_path, site(index="1")).written == ["index.html"]
    assert pages(tmp_path) == {"index.html": "1"}


def test_a_file_of_somebody_else_is_neither_written_over_nor_removed(tmp_path: Path) -> None:
    (tmp_path / "index.html").write_text("la mia pagina")
    with pytest.raises(SiteError) as refused:
        update(tmp_path, site(index="1", it__a="a"))
    assert refused.value.reason.code == "site_not_ours"
    assert pages(tmp_path) == {"index.html": "la mia pagina"}


@pytest.mark.parametrize("name", ["../fuori.html", "/etc/fuori.html", "it/../../fuori.html", "..\\fuori.html"])
def test_a_list_that_names_files_outside_removes_none_of_them(tmp_path: Path, name: str) -> None:
    outside = tmp_path / "fuori.html"
    outside.write_text("fuori")
    folder = tmp_path / "sito"
    update(folder, site(index="1"))
    manifest = json.loads((folder / MANIFEST).read_text())
    manifest["files"] += [name, str(outside)]
    (folder / MANIFEST).write_text(json.dumps(manifest))
    update(folder, site(index="1"))
    assert outside.read_text() == "fuori"


@pytest.mark.parametrize("text", ["no", "[]", '{"format": "other"}', '{"format": "tabellone-site/1", "files": 3}'])
def test_a_list_that_is_none_is_said_and_nothing_is_written(tmp_path: Path, text: str) -> None:
    (tmp_path / MANIFEST).write_text(text)
    with pytest.raises(SiteError) as refused:
        update(tmp_path, site(index="1"))
    assert refused.value.reason.code == "site_manifest"
    assert pages(tmp_path) == {}


def test_the_copy_of_another_event_is_not_replaced(tmp_path: Path) -> None:
    update(tmp_path, site(index="1"))
    with pytest.raises(SiteError) as refused:
        update(tmp_path, site("e2", index="2"))
    assert refused.value.reason.code == "site_of_another_event"
    assert pages(tmp_path) == {"index.html": "1"}


@pytest.mark.parametrize("room", [0, 1, 2])
def test_a_full_disk_leaves_the_pages_as_they_were(tmp_path: Path, monkeypatch: pytest.MonkeyPatch, room: int) -> None:
    """However many of three files still fit."""
    update(tmp_path, site(index="1", it__a="a", it__b="b"))
    before, listed = pages(tmp_path), (tmp_path / MANIFEST).read_text()
    left = room
    write = Path.write_bytes

    def full(path: Path, content: bytes) -> int:
        nonlocal left
        left -= 1
        if left < 0:
            raise OSError(errno.ENOSPC, os.strerror(errno.ENOSPC))
        return write(path, content)

    monkeypatch.setattr(Path, "write_bytes", full)
    with pytest.raises(SiteError) as refused:
        update(tmp_path, site(index="2", it__a="A", it__c="C"))
    assert (refused.value.reason.code, str(refused.value.reason.args["why"])) == ("site_unwritable", "full")
    monkeypatch.undo()
    assert pages(tmp_path) == before
    assert (tmp_path / MANIFEST).read_text() == listed
    update(tmp_path, site(index="2", it__a="A", it__c="C"))
    assert pages(tmp_path) == {"index.html": "2", "it/a.html": "A", "it/c.html": "C"}


def test_what_was_put_in_place_before_a_crash_is_known_as_ours_afterwards(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    update(tmp_path, site(index="1"))
    replace = Path.replace

    def crash(path: Path, target: Path) -> Path:
        if target.name == "index.html":
            raise KeyboardInterrupt
        return replace(path, target)

    monkeypatch.setattr(Path, "replace", crash)
    with pytest.raises(KeyboardInterrupt):
        update(tmp_path, site(index="2", it__new="n"))
    monkeypatch.undo()
    assert pages(tmp_path) == {"index.html": "1", "it/new.html": "n"}
    update(tmp_path, site(index="3", it__new="another"))
    assert pages(tmp_path) == {"index.html": "3", "it/new.html": "another"}
    assert update(tmp_path, site(index="3")).removed == ["it/new.html"]
