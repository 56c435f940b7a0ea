"""Events as people say it, and where on the shelf a tournament stands; those that are closed are put away."""

from django.apps.registry import Apps
from django.db import migrations, models
from django.db.backends.base.schema import BaseDatabaseSchemaEditor
from django.utils import timezone


def put_away_what_is_closed(apps: Apps, schema_editor: BaseDatabaseSchemaEditor) -> None:
    """As lists know it; what they do not know yet stays in front."""
    tournaments = apps.get_model("store", "TournamentRecord")
    tournaments.objects.filter(summary__closed=True).update(archived=timezone.now())


class Migration(migrations.Migration):
    dependencies = (("store", "0007_chess_lists"),)

    operations = (
        migrations.CreateModel(
            name="GatheringRecord",
            fields=[
                ("id", models.BigAutoField(auto_created=True, primary_key=True, serialize=False, verbose_name="ID")),
                ("key", models.CharField(max_length=32, unique=True)),
                ("name", models.CharField(max_length=200)),
                ("place", models.CharField(blank=True, max_length=200)),
                ("first_day", models.CharField(blank=True, max_length=10)),
                ("last_day", models.CharField(blank=True, max_length=10)),
                ("organiser", models.CharField(blank=True, max_length=200)),
                ("arbiter", models.CharField(blank=True, max_length=200)),
            ],
            options={},
        ),
        migrations.CreateModel(
            name="WaitingFileRecord",
            fields=[
                ("id", models.BigAutoField(auto_created=True, primary_key=True, serialize=False, verbose_name="ID")),
                ("token", models.CharField(max_length=32, unique=True)),
                ("content", models.BinaryField()),
                ("brought", models.DateTimeField()),
            ],
            options={},
        ),
        migrations.AddField(
            model_name="tournamentrecord",
            name="day",
            field=models.CharField(max_length=10, null=True),
        ),
        migrations.AddField(
            model_name="tournamentrecord",
            name="sought",
            field=models.TextField(default=""),
        ),
        migrations.AddField(
            model_name="tournamentrecord",
            name="gathering",
            field=models.ForeignKey(
                null=True,
                on_delete=models.deletion.SET_NULL,
                related_name="tournaments",
                to="store.gatheringrecord",
            ),
        ),
        migrations.AddField(
            model_name="tournamentrecord",
            name="archived",
            field=models.DateTimeField(null=True),
        ),
        migrations.AddField(
            model_name="tournamentrecord",
            name="deleted",
            field=models.DateTimeField(db_index=True, null=True),
        ),
        migrations.AddField(
            model_name="tournamentrecord",
            name="demonstration",
            field=models.BooleanField(default=False),
        ),
        migrations.AddField(
            model_name="tournamentrecord",
            name="fingerprint",
            field=models.CharField(blank=True, db_index=True, default="", max_length=64),
            preserve_default=False,
        ),
        migrations.RunPython(put_away_what_is_closed, migrations.RunPython.noop),
    )
