"""The registry of players and their capitals."""

import django.db.models.deletion
from django.db import migrations, models


class Migration(migrations.Migration):
    dependencies = [
        ("store", "0001_initial"),
    ]

    operations = [
        migrations.CreateModel(
            name="PersonRecord",
            fields=[
                ("id", models.BigAutoField(auto_created=True, primary_key=True, serialize=False, verbose_name="ID")),
                ("card", models.CharField(blank=True, max_length=200)),
                ("name", models.CharField(max_length=200)),
                ("folded", models.CharField(db_index=True, max_length=600)),
                ("club", models.CharField(blank=True, max_length=200)),
                ("province", models.CharField(blank=True, max_length=200)),
                ("country", models.CharField(blank=True, max_length=200)),
                ("fmjd", models.PositiveIntegerField(null=True)),
            ],
            options={
                "constraints": [
                    models.UniqueConstraint(
                        condition=models.Q(("card", ""), _negated=True), fields=("card",), name="one_person_per_card"
                    )
                ],
            },
        ),
        migrations.CreateModel(
            name="CapitalRecord",
            fields=[
                ("id", models.BigAutoField(auto_created=True, primary_key=True, serialize=False, verbose_name="ID")),
                ("game", models.CharField(max_length=20)),
                ("category", models.CharField(max_length=200)),
                ("rating", models.PositiveIntegerField(null=True)),
                ("malus", models.PositiveIntegerField()),
                ("last_year", models.PositiveIntegerField(null=True)),
                ("date", models.CharField(max_length=10)),
                ("cause", models.CharField(max_length=20)),
                ("event", models.CharField(blank=True, max_length=200)),
                ("tournament", models.CharField(blank=True, db_index=True, max_length=32)),
                (
                    "person",
                    models.ForeignKey(
                        on_delete=django.db.models.deletion.CASCADE, related_name="capitals", to="store.personrecord"
                    ),
                ),
            ],
            options={
                "indexes": [models.Index(fields=["person", "game"], name="capitals_of_a_person")],
            },
        ),
    ]
