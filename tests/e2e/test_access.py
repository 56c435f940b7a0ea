"""Who comes in, with a real browser: the start file and the link for another desk."""

import os
import re
import stat
import subprocess
import sys
import urllib.parse
import urllib.request
from pathlib import Path

import pytest
from playwright.sync_api import Browser, expect

from tests.running.browser import Director
from tests.running.process import eventually


@pytest.mark.skipif(os.name == "nt", reason="a list of processes and modes of files as POSIX has them")
def test_the_link_is_not_on_the_command_line_of_the_browser_and_no_click_is_needed(
    tmp_path: Path, browser: Browser
) -> None:
    """The browser is a script here that writes down what it was given; then a real one opens that."""
    opener, given = tmp_path / "browser", tmp_path / "given"
    opener.write_text(f'#!/bin/sh\nprintf %s "$*" > {given}.new && mv {given}.new {given}\n')
    opener.chmod(0o755)
    command = [sys.executable, "-m", "tabellone", "serve", "--host", "127.0.0.1", "--port", "0", "--lang", "it"]
    process = subprocess.Popen(
        [*command, "--folder", str(tmp_path / "data")],
        stdout=subprocess.PIPE,
        text=True,
        env=os.environ | {"BROWSER": f"{opener} %s"},
    )
    try:
        assert process.stdout is not None
        token = re.findall(r"/enter/(\S+)", process.stdout.readline())[0]
        eventually(given.exists)
        said = given.read_text()
        assert said.startswith("file:///")
        assert token not in said
        file = Path(urllib.parse.unquote(said.removeprefix("file://")))
        assert stat.S_IMODE(file.stat().st_mode) == 0o600
        assert token in file.read_text()
        page = browser.new_context(locale="it-IT").new_page()
        page.goto(said)
        expect(page.locator("a[href='/new']")).to_be_visible()
    finally:
        process.terminate()
        process.wait(20)
        assert process.stdout is not None
        process.stdout.close()
    assert not file.exists()


def test_a_desk_enters_by_a_click_and_is_seen_on_the_page(director: Director, browser: Browser) -> None:
    page = director.page
    page.goto(f"{director.program.address}/access")
    page.click("text=Collegamento per un altro computer")
    desk = browser.new_context(locale="it-IT").new_page()
    desk.goto(page.locator("p.note a").inner_text())
    desk.click("main .primary")
    expect(desk.locator("a[href='/new']")).to_be_visible()
    page.goto(f"{director.program.address}/access")
    expect(page.locator(".devices tbody tr")).to_have_count(2)
    expect(page.locator(".devices")).to_contain_text("Chrome, Linux" if sys.platform == "linux" else "Chrome")
    page.click("text=Fai uscire tutti gli altri")
    expect(page.locator(".devices tbody tr")).to_have_count(1)
    desk.reload()
    expect(desk.locator("a[href='/new']")).to_have_count(0)
