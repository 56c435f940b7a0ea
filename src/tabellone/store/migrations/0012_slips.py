"""Slips of results read a second time, while a round is verified against them."""

from django.db import migrations, models


class Migration(migrations.Migration):
    dependencies = (("store", "0011_player_links"),)

    operations = (
        migrations.CreateModel(
            name="SlipRecord",
            fields=[
                ("id", models.BigAutoField(auto_created=True, primary_key=True, serialize=False, verbose_name="ID")),
                ("round", models.PositiveIntegerField()),
                ("encounter", models.PositiveIntegerField()),
                ("board", models.PositiveIntegerField()),
                ("seats", models.JSONField()),
                ("said", models.JSONField()),
                ("kept", models.JSONField(null=True)),
                ("corrected", models.BooleanField(default=False)),
                (
                    "tournament",
                    models.ForeignKey(
                        on_delete=models.deletion.CASCADE, related_name="slips", to="store.tournamentrecord"
                    ),
                ),
            ],
            options={
                "constraints": [
                    models.UniqueConstraint(
                        fields=("tournament", "round", "encounter", "board"), name="one_slip_per_board"
                    )
                ],
            },
        ),
    )
