"""The store as a Django application."""

from django.apps import AppConfig


class StoreConfig(AppConfig):
    """Journals and registry."""

    name = "tabellone.store"
    label = "store"
    default_auto_field = "django.db.models.BigAutoField"
