"""Which tournaments are the next phase of which, from the first event of each."""

from django.apps.registry import Apps
from django.db import migrations, models
from django.db.backends.base.schema import BaseDatabaseSchemaEditor


def from_first_events(apps: Apps, schema_editor: BaseDatabaseSchemaEditor) -> None:
    """Journals of before, only their first rows."""
    events, phases = (apps.get_model("store", name) for name in ("EventRecord", "PhaseRecord"))
    first = events.objects.filter(sequence=1).values_list("tournament_id", "data")
    for tournament, data in first.iterator():
        follows = data.get("follows") if isinstance(data, dict) else None
        keys = {key for key in follows if isinstance(key, str)} if isinstance(follows, list) else set()
        for key in sorted(keys):
            if len(key) <= 32:
                phases.objects.create(tournament_id=tournament, follows=key)


class Migration(migrations.Migration):
    dependencies = (("store", "0005_closed_years"),)

    operations = (
        migrations.CreateModel(
            name="PhaseRecord",
            fields=[
                ("id", models.BigAutoField(auto_created=True, primary_key=True, serialize=False, verbose_name="ID")),
                ("follows", models.CharField(db_index=True, max_length=32)),
                (
                    "tournament",
                    models.ForeignKey(
                        on_delete=models.deletion.CASCADE, related_name="phases", to="store.tournamentrecord"
                    ),
                ),
            ],
            options={},
        ),
        migrations.RunPython(from_first_events, migrations.RunPython.noop),
    )
