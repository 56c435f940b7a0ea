"""Which browser of this computer the tests drive."""

import shutil
import sys
from typing import Any

NO_BROWSER = "there is no Chromium, Chrome or Edge on this computer"
NAMES = ("chromium-headless-shell", "chromium", "chromium-browser", "google-chrome")


def browser_to_launch(downloaded: str) -> dict[str, Any] | None:
    """How Playwright is told which to start: the system's own, the one it has downloaded, or Edge; None without any.

    One without a window comes first: the pages are the same, and it costs a third of a whole browser.
    """
    program = next(filter(None, map(shutil.which, NAMES)), None)
    if program is not None:
        return {"executable_path": program}
    if shutil.which(downloaded):
        return {}
    return {"channel": "msedge"} if sys.platform == "win32" else None


def how_to_get_a_browser() -> str:
    """One command."""
    if shutil.which("apt-get"):
        return "sudo apt-get install chromium"
    return f"{sys.executable} -m playwright install chromium"
