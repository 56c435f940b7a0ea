"""Django's settings for the tests and for mypy's plugin: those of the program, on a data folder that goes away."""

import os
import tempfile

_folder = tempfile.TemporaryDirectory(prefix="tabellone-tests-")
_chosen = {
    "TABELLONE_DATA": _folder.name,
    "TABELLONE_SECRET_KEY": "a key for tests alone, of more than fifty characters",
}
_before = {name: os.environ.get(name) for name in _chosen}
os.environ.update(_chosen)

from tabellone.settings import *  # noqa: E402, F403  (the folder is chosen first)

for _name, _value in _before.items():  # programs that tests start choose their own
    if _value is None:
        del os.environ[_name]
    else:
        os.environ[_name] = _value
