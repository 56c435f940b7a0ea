"""Django's settings as mypy's plugin reads them: those of the site, on a folder that goes away.

The site is not imported by name: whatever reads a setting would then depend on itself.
"""

import tempfile
from importlib import import_module
from ipaddress import IPv4Network, IPv6Network
from pathlib import Path

TABELLONE_FOLDER: Path
TABELLONE_NAMES: list[str]
TABELLONE_PROXIES: list[IPv4Network | IPv6Network]
TABELLONE_ADDRESS: str
TABELLONE_SITE: str

_folder = tempfile.TemporaryDirectory()
globals().update(import_module("tabellone.web.configuration").web_settings(Path(_folder.name)))
