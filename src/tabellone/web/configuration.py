"""Django's settings, made from the data folder: nothing to edit, no secret in the repository."""

import os
import secrets
from collections.abc import Iterable
from importlib.util import find_spec
from pathlib import Path
from typing import Any

from django.contrib.messages import constants as messages

from tabellone.store.database import database_settings
from tabellone.store.storage_errors import StorageError
from tabellone.web.proxies import proxy_networks
from tabellone.web.site_names import site_name

KEY_FILE = "secret-key"
LOG_FILE = "errors.log"
MOST_CONNECTIONS = 10
"""Of one worker to PostgreSQL; who asks when all are in use waits for one."""
NOTES = {messages.SUCCESS: "done", messages.WARNING: "stop", messages.ERROR: "stop"}
"""How a sentence after an action is shown."""


def web_settings(
    folder: Path, address: str | None = None, names: Iterable[str] = (), proxies: Iterable[str] = ()
) -> dict[str, Any]:
    """All settings of the site; names it is asked for by, and proxies, may also be in the environment."""
    return {
        "DATABASES": {"default": _bounded(database_settings(folder, address))},
        "TABELLONE_FOLDER": folder,
        "TABELLONE_NAMES": [site_name(name) for name in [*names, *_listed("TABELLONE_NAMES")]],
        "TABELLONE_PROXIES": proxy_networks([*proxies, *_listed("TABELLONE_PROXIES")]),
        "TABELLONE_ADDRESS": "",  # in the hall's network; known once the program listens
        "TABELLONE_SITE": os.environ.get("TABELLONE_SITE", ""),  # as links to it begin, for pictures in shared links
        "SECRET_KEY": os.environ.get("TABELLONE_SECRET_KEY") or secret_key(folder),
        "DEBUG": False,
        "ALLOWED_HOSTS": ["*"],  # web/hosts.py has looked at the name before Django does
        "ROOT_URLCONF": "tabellone.web.urls",
        "ASGI_APPLICATION": "tabellone.web.asgi.application",
        "INSTALLED_APPS": [
            "django.contrib.messages",
            "django.contrib.staticfiles",
            "django_htmx",
            "tabellone.store.apps.StoreConfig",
            "tabellone.web.apps.WebConfig",
        ],
        "MIDDLEWARE": [
            "django.middleware.security.SecurityMiddleware",
            "tabellone.web.middleware.ContentSecurityPolicy",
            "django.contrib.sessions.middleware.SessionMiddleware",
            "django.middleware.csrf.CsrfViewMiddleware",
            "django.contrib.messages.middleware.MessageMiddleware",
            "django_htmx.middleware.HtmxMiddleware",
            "tabellone.web.middleware.Language",
            "tabellone.web.guard.Guard",
            "tabellone.web.middleware.Sentences",
        ],
        "TEMPLATES": [
            {
                "BACKEND": "django.template.backends.django.DjangoTemplates",
                "OPTIONS": {
                    "loaders": [("django.template.loaders.cached.Loader", ["tabellone.web.lean_templates.Loader"])],
                    "context_processors": [
                        "django.template.context_processors.request",
                        "django.contrib.messages.context_processors.messages",
                        "tabellone.web.access.context",
                        "tabellone.web.kept_pages.context",
                    ],
                },
            }
        ],
        "SESSION_ENGINE": "tabellone.web.sessions",
        "SESSION_COOKIE_AGE": 400 * 24 * 3600,  # as long as browsers allow; the server knows when it is over
        "SESSION_COOKIE_HTTPONLY": True,
        "SESSION_COOKIE_SAMESITE": "Lax",
        "CSRF_COOKIE_HTTPONLY": True,
        "CSRF_COOKIE_SAMESITE": "Lax",
        "CSRF_FAILURE_VIEW": "tabellone.web.errors.csrf_failure",
        "MESSAGE_STORAGE": "django.contrib.messages.storage.cookie.CookieStorage",
        "MESSAGE_TAGS": NOTES,
        "SECURE_CONTENT_TYPE_NOSNIFF": True,
        "X_FRAME_OPTIONS": "DENY",
        "STATIC_URL": "static/",
        "STORAGES": {"staticfiles": {"BACKEND": "tabellone.web.front.static.NamedByContent"}},
        "DATA_UPLOAD_MAX_MEMORY_SIZE": 20 * 1024 * 1024,
        "DATA_UPLOAD_MAX_NUMBER_FIELDS": 5000,
        "LOGGING": {
            "version": 1,
            "disable_existing_loggers": False,
            "formatters": {"dated": {"format": "%(asctime)s %(levelname)s %(message)s"}},
            "handlers": {
                "file": {  # what a bug report needs; a person is only told that something went wrong
                    "class": "logging.handlers.RotatingFileHandler",
                    "filename": str(folder / LOG_FILE),
                    "maxBytes": 1_000_000,
                    "backupCount": 1,
                    "delay": True,
                    "formatter": "dated",
                }
            },
            "loggers": {"django.request": {"handlers": ["file"], "level": "ERROR", "propagate": False}},
        },
        "USE_TZ": True,
        "TIME_ZONE": "UTC",
        "USE_I18N": False,
    }


def _bounded(database: dict[str, Any]) -> dict[str, Any]:
    """PostgreSQL through a pool, however many phones ask at once; without one, a connection ends with its request."""
    if database["ENGINE"] != "django.db.backends.postgresql":
        return database
    pool = {"pool": {"min_size": 1, "max_size": MOST_CONNECTIONS}} if find_spec("psycopg_pool") else {}
    return database | {"CONN_MAX_AGE": 0, "OPTIONS": pool}


def _listed(variable: str) -> list[str]:
    """What an environment variable names, one after the other with commas."""
    return [name.strip() for name in os.environ.get(variable, "").split(",") if name.strip()]


def secret_key(folder: Path) -> str:
    """The key that signs cookies: made on first start, or if it is empty; readable by its owner only."""
    file = folder / KEY_FILE
    try:
        if not file.exists() or key_is_empty(folder):
            _write_key(file, key_is_empty(folder))
        return file.read_text().strip()
    except (OSError, UnicodeDecodeError) as error:
        why = getattr(error, "strerror", None) or type(error).__name__
        raise StorageError("key_unusable", file=str(file), why=why) from None


def _write_key(file: Path, in_place: bool) -> None:
    """A key from chance; of several workers that start at once the first one's, for all of them have to have the same.

    A crash on the way leaves no empty key.
    """
    fresh = file.with_name(f"{KEY_FILE}.{secrets.token_hex(8)}")
    try:
        fresh.touch(mode=0o600)
        fresh.write_text(secrets.token_urlsafe(48))
        if in_place:
            fresh.replace(file)
            return
        try:
            os.link(fresh, file)
        except FileExistsError:
            pass
        except OSError:  # a stick whose files have one name each
            fresh.replace(file)
    finally:
        fresh.unlink(missing_ok=True)


def key_is_empty(folder: Path) -> bool:
    """Whether there is a key file with nothing in it: whoever has a cookie will have to enter again."""
    try:
        return not (folder / KEY_FILE).read_bytes().strip()
    except OSError:
        return False
