"""What the links of players are made from."""

from django.db import migrations, models


class Migration(migrations.Migration):
    dependencies = (("store", "0010_roles"),)

    operations = (
        migrations.CreateModel(
            name="PlayerLinkRecord",
            fields=[
                ("id", models.BigAutoField(auto_created=True, primary_key=True, serialize=False, verbose_name="ID")),
                ("player", models.PositiveIntegerField()),
                ("nonce", models.CharField(max_length=32)),
                ("seen", models.DateTimeField(null=True)),
                ("browser", models.CharField(blank=True, default="", max_length=50)),
                (
                    "tournament",
                    models.ForeignKey(
                        on_delete=models.deletion.CASCADE, related_name="player_links", to="store.tournamentrecord"
                    ),
                ),
            ],
            options={
                "constraints": [models.UniqueConstraint(fields=("tournament", "player"), name="one_link_per_player")],
            },
        ),
    )
