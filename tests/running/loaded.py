"""What a process of the tests would load before it begins: imported once, then every process is a fork of this one.

Modules, addresses and templates are the same for every program; which store it opens is not, so the settings with
which they were loaded are forgotten, and a fork begins where a new process would.
"""

import gc
import importlib
import pkgutil
import sys
import tempfile
from pathlib import Path

from django.conf import settings
from django.db import connections
from django.db.utils import ConnectionHandler
from django.template.loader import get_template
from django.urls import reverse
from django.utils.functional import empty

import tabellone
from tabellone.store.opening import load_django

OF_OTHERS = (
    "asyncio",
    "click",
    "django.core.handlers.asgi",
    "django.core.management.commands.migrate",
    "django.db.backends.postgresql.base",
    "django.db.backends.sqlite3.base",
    "django.db.migrations.executor",
    "django.test",
    "psycopg_pool",
    "pytest",
    "segno",
    "uvicorn.protocols.http.auto",
)
RUN_BY_IMPORTING = ("tabellone.__main__", "tabellone.web.asgi")


def load() -> None:
    """Everything that needs no store."""
    for name in OF_OTHERS:
        importlib.import_module(name)
    for module in pkgutil.walk_packages(tabellone.__path__, "tabellone."):
        if module.name not in RUN_BY_IMPORTING:
            importlib.import_module(module.name)
    reverse("home")  # it reads all addresses
    templates = Path(tabellone.__path__[0]) / "web" / "templates"
    for template in templates.rglob("*.html"):
        get_template(str(template.relative_to(templates)))


with tempfile.TemporaryDirectory() as folder:
    load_django(Path(folder))
    load()
# A fork reads them anew. As Django's own tests change settings; a model has asked for the connection, to know how long
# names may be.
settings._wrapped = empty
del sys.modules["tabellone.settings"]
vars(connections).clear()
vars(connections).update(vars(ConnectionHandler()))
gc.freeze()  # no fork looks for what could be cleared away among all this
