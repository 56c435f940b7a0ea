"""Django's settings, from the environment and the data folder: nothing to edit, no secret in the repository.

`tabellone serve --folder` and the other options that have a variable set it before Django is imported
(`store/opening.py`). docs/hosting.md lists the variables.
"""

import os

from django.contrib.messages import constants as messages

from tabellone.store.database import data_folder, database_settings
from tabellone.store.secret_key import secret_key
from tabellone.web.proxies import proxy_networks
from tabellone.web.site_names import site_name


def _names(variable: str) -> list[str]:
    """What an environment variable names, one after the other with commas."""
    return [name.strip() for name in os.environ.get(variable, "").split(",") if name.strip()]


TABELLONE_FOLDER = data_folder()
TABELLONE_NAMES = [site_name(name) for name in _names("TABELLONE_NAMES")]
TABELLONE_PROXIES = proxy_networks(_names("TABELLONE_PROXIES"))
TABELLONE_ADDRESS = ""  # in the hall's network; `serve` sets it once it listens
TABELLONE_SITE = os.environ.get("TABELLONE_SITE", "")  # as links to the site begin, for pictures in shared links

DATABASES = {"default": database_settings(TABELLONE_FOLDER, os.environ.get("TABELLONE_DATABASE"))}
SECRET_KEY = os.environ.get("TABELLONE_SECRET_KEY") or secret_key(TABELLONE_FOLDER)
ALLOWED_HOSTS = ["*"]  # web/hosts.py has looked at the name before Django does
ROOT_URLCONF = "tabellone.web.urls"
ASGI_APPLICATION = "tabellone.web.asgi.application"
INSTALLED_APPS = [
    "django.contrib.messages",
    "django.contrib.staticfiles",
    "django_htmx",
    "tabellone.store.apps.StoreConfig",
    "tabellone.web.apps.WebConfig",
]
MIDDLEWARE = [
    "django.middleware.security.SecurityMiddleware",
    "tabellone.web.middleware.ContentSecurityPolicy",
    "django.contrib.sessions.middleware.SessionMiddleware",
    "django.middleware.csrf.CsrfViewMiddleware",
    "django.contrib.messages.middleware.MessageMiddleware",
    "django_htmx.middleware.HtmxMiddleware",
    "tabellone.web.middleware.Language",
    "tabellone.web.guard.Guard",
    "tabellone.web.middleware.Sentences",
]
TEMPLATES = [
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
]
SESSION_ENGINE = "tabellone.web.sessions"
SESSION_COOKIE_AGE = 400 * 24 * 3600  # as long as browsers allow; the server knows when it is over
CSRF_COOKIE_HTTPONLY = True
CSRF_FAILURE_VIEW = "tabellone.web.errors.csrf_failure"
MESSAGE_STORAGE = "django.contrib.messages.storage.cookie.CookieStorage"
MESSAGE_TAGS = {messages.SUCCESS: "done", messages.WARNING: "stop", messages.ERROR: "stop"}
STATIC_URL = "static/"
STORAGES = {"staticfiles": {"BACKEND": "tabellone.web.front.static.NamedByContent"}}
DATA_UPLOAD_MAX_MEMORY_SIZE = 20 * 1024 * 1024
DATA_UPLOAD_MAX_NUMBER_FIELDS = 5000
TIME_ZONE = "UTC"
USE_I18N = False
LOGGING = {
    "version": 1,
    "disable_existing_loggers": False,
    "formatters": {"dated": {"format": "%(asctime)s %(levelname)s %(message)s"}},
    "handlers": {
        "file": {  # what a bug report needs; a person is only told that something went wrong
            "class": "logging.handlers.RotatingFileHandler",
            "filename": str(TABELLONE_FOLDER / "errors.log"),
            "maxBytes": 1_000_000,
            "backupCount": 1,
            "delay": True,
            "encoding": "utf-8",
            "formatter": "dated",
        }
    },
    "loggers": {"django.request": {"handlers": ["file"], "level": "ERROR", "propagate": False}},
}
