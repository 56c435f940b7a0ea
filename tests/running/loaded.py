"""What a process of the tests would load before it begins: imported once, then every process is a fork of this one.

Nothing here opens a store or reads a setting, so that a fork begins where a new process would.
"""

import contextlib
import importlib
import pkgutil

import tabellone

OF_OTHERS = (
    "asyncio",
    "click",
    "django.contrib.messages",
    "django.core.handlers.asgi",
    "django.core.management",
    "django.db.backends.sqlite3.base",
    "django.db.migrations.executor",
    "django.db.models",
    "django.forms",
    "django.template.loader",
    "django.views.decorators.cache",
    "pytest",
    "segno",
    "uvicorn.protocols.http.h11_impl",
)
NOT_YET = ("tabellone.web", "tabellone.store.migrations", "tabellone.__main__")
"""Configured when they are imported, or run."""

for name in OF_OTHERS:
    importlib.import_module(name)
for module in pkgutil.walk_packages(tabellone.__path__, "tabellone."):
    if not module.name.startswith(NOT_YET):
        with contextlib.suppress(Exception):  # models, and what knows them, wait for the settings
            importlib.import_module(module.name)
