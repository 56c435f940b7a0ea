"""What lists show of a tournament, beside its events."""

from django.db import migrations, models


class Migration(migrations.Migration):
    dependencies = [
        ("store", "0003_visitors"),
    ]

    operations = [
        migrations.AddField(
            model_name="tournamentrecord",
            name="summary",
            field=models.JSONField(null=True),
        ),
        migrations.AddField(
            model_name="tournamentrecord",
            name="is_public",
            field=models.BooleanField(null=True),
        ),
    ]
