"""Tournaments and their events."""

import django.db.models.deletion
from django.db import migrations, models


class Migration(migrations.Migration):
    initial = True

    dependencies = []

    operations = [
        migrations.CreateModel(
            name="TournamentRecord",
            fields=[
                ("id", models.BigAutoField(auto_created=True, primary_key=True, serialize=False, verbose_name="ID")),
                ("key", models.CharField(max_length=32, unique=True)),
                ("created", models.DateTimeField(auto_now_add=True)),
            ],
        ),
        migrations.CreateModel(
            name="EventRecord",
            fields=[
                ("id", models.BigAutoField(auto_created=True, primary_key=True, serialize=False, verbose_name="ID")),
                ("sequence", models.PositiveIntegerField()),
                ("time", models.CharField(max_length=40)),
                ("actor", models.CharField(max_length=100)),
                ("kind", models.CharField(max_length=20)),
                ("version", models.PositiveSmallIntegerField()),
                ("data", models.JSONField()),
                (
                    "tournament",
                    models.ForeignKey(
                        on_delete=django.db.models.deletion.CASCADE, related_name="events", to="store.tournamentrecord"
                    ),
                ),
            ],
            options={
                "ordering": ("sequence",),
                "constraints": [
                    models.UniqueConstraint(fields=("tournament", "sequence"), name="one_event_per_sequence")
                ],
            },
        ),
    ]
