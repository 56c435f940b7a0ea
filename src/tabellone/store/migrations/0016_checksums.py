"""Each row of a journal gets a checksum; one that cannot be read is left without, and is named when it is asked for."""

from typing import Any

from django.apps.registry import Apps
from django.db import migrations, models
from django.db.backends.base.schema import BaseDatabaseSchemaEditor

from tabellone.journal.entry import Entry
from tabellone.store.checksums import checksum

AT_ONE_GO = 1000


def fill(apps: Apps, schema_editor: BaseDatabaseSchemaEditor) -> None:
    """Some at a time, however many there are."""
    model: Any = apps.get_model("store", "EventRecord")
    last = 0
    while identities := list(model.objects.filter(id__gt=last).order_by("id").values_list("id", flat=True)[:AT_ONE_GO]):
        rows = _readable(model, identities)
        for row in rows:
            event = Entry(*(getattr(row, name) for name in Entry._fields))
            row.checksum = checksum(row.tournament_id, event)
        model.objects.bulk_update(rows, ["checksum"], batch_size=100)
        last = identities[-1]


def _readable(model: Any, identities: list[int]) -> list[Any]:
    try:
        return list(model.objects.filter(id__in=identities))
    except ValueError:  # no JSON
        if len(identities) == 1:
            return []
        return [row for identity in identities for row in _readable(model, [identity])]


class Migration(migrations.Migration):
    dependencies = (("store", "0015_plain_sealed_line_ups"),)

    operations = (
        migrations.AddField("eventrecord", "checksum", models.CharField(default="", max_length=16)),
        migrations.RunPython(fill, migrations.RunPython.noop),
    )
