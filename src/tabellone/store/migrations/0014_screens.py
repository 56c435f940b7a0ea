"""What the screens of the hall show."""

from django.db import migrations, models


class Migration(migrations.Migration):
    dependencies = (("store", "0013_reading_keys"),)

    operations = (
        migrations.CreateModel(
            name="ScreenRecord",
            fields=[
                ("id", models.BigAutoField(auto_created=True, primary_key=True, serialize=False, verbose_name="ID")),
                ("shown", models.JSONField(default=dict)),
                ("clock", models.JSONField(default=dict)),
                (
                    "gathering",
                    models.OneToOneField(
                        null=True,
                        on_delete=models.deletion.CASCADE,
                        related_name="screen",
                        to="store.gatheringrecord",
                    ),
                ),
                (
                    "tournament",
                    models.OneToOneField(
                        null=True,
                        on_delete=models.deletion.CASCADE,
                        related_name="screen",
                        to="store.tournamentrecord",
                    ),
                ),
            ],
        ),
    )
