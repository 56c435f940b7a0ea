"""The store as a Django application."""

from django.apps import AppConfig

from tabellone.store.lenient_sqlite import read_damaged_rows


class StoreConfig(AppConfig):
    """Journals and registry."""

    name = "tabellone.store"
    label = "store"
    default_auto_field = "django.db.models.BigAutoField"

    def ready(self) -> None:
        """As Django starts."""
        read_damaged_rows()
