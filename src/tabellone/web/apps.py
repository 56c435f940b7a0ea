"""The site as a Django application."""

from django.apps import AppConfig


class WebConfig(AppConfig):
    """Pages, words and style."""

    name = "tabellone.web"
    label = "web"
