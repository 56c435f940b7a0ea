"""Envelopes with line-ups that nobody may read yet, and what the links of captains are made from."""

from django.db import migrations, models


class Migration(migrations.Migration):
    dependencies = (("store", "0008_gatherings"),)

    operations = (
        migrations.CreateModel(
            name="SealedLineUpRecord",
            fields=[
                ("id", models.BigAutoField(auto_created=True, primary_key=True, serialize=False, verbose_name="ID")),
                ("round", models.PositiveIntegerField()),
                ("team", models.PositiveIntegerField()),
                ("nonce", models.BinaryField()),
                ("contents", models.BinaryField()),
                (
                    "tournament",
                    models.ForeignKey(
                        on_delete=models.deletion.CASCADE, related_name="sealed_line_ups", to="store.tournamentrecord"
                    ),
                ),
            ],
            options={
                "constraints": [
                    models.UniqueConstraint(fields=("tournament", "round", "team"), name="one_envelope_per_team")
                ],
            },
        ),
        migrations.CreateModel(
            name="CaptainLinkRecord",
            fields=[
                ("id", models.BigAutoField(auto_created=True, primary_key=True, serialize=False, verbose_name="ID")),
                ("team", models.PositiveIntegerField()),
                ("nonce", models.CharField(max_length=32)),
                (
                    "tournament",
                    models.ForeignKey(
                        on_delete=models.deletion.CASCADE, related_name="captain_links", to="store.tournamentrecord"
                    ),
                ),
            ],
            options={
                "constraints": [
                    models.UniqueConstraint(fields=("tournament", "team"), name="one_captain_link_per_team")
                ],
            },
        ),
    )
