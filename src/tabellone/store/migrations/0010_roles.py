"""Whom the director lets in besides himself, when captains were seen last, and settings of the installation."""

from django.db import migrations, models


class Migration(migrations.Migration):
    dependencies = (("store", "0009_sealed_line_ups"),)

    operations = (
        migrations.CreateModel(
            name="PassRecord",
            fields=[
                ("id", models.BigAutoField(auto_created=True, primary_key=True, serialize=False, verbose_name="ID")),
                ("name", models.CharField(max_length=40)),
                ("role", models.CharField(max_length=20)),
                ("tournaments", models.JSONField(default=list)),
                ("gathering", models.CharField(blank=True, max_length=32)),
                ("rounds", models.CharField(blank=True, max_length=60)),
                ("boards", models.CharField(blank=True, max_length=60)),
                ("nonce", models.CharField(blank=True, max_length=32)),
                ("once", models.BooleanField(default=False)),
                ("log_in", models.CharField(blank=True, max_length=120)),
                ("password", models.CharField(blank=True, max_length=200)),
                ("created", models.DateTimeField()),
                ("expires", models.DateTimeField(null=True)),
                ("revoked", models.DateTimeField(null=True)),
                ("used", models.DateTimeField(null=True)),
                ("browser", models.CharField(blank=True, max_length=50)),
            ],
            options={
                "constraints": [
                    models.UniqueConstraint(
                        condition=models.Q(("log_in", ""), _negated=True),
                        fields=("log_in",),
                        name="one_account_per_log_in",
                    )
                ],
            },
        ),
        migrations.CreateModel(
            name="SettingRecord",
            fields=[
                ("id", models.BigAutoField(auto_created=True, primary_key=True, serialize=False, verbose_name="ID")),
                ("name", models.CharField(max_length=40, unique=True)),
                ("value", models.JSONField()),
            ],
        ),
        migrations.AddField(
            model_name="sessionrecord",
            name="given",
            field=models.ForeignKey(
                null=True, on_delete=models.deletion.CASCADE, related_name="sessions", to="store.passrecord"
            ),
        ),
        migrations.AddField("captainlinkrecord", "seen", models.DateTimeField(null=True)),
        migrations.AddField("captainlinkrecord", "browser", models.CharField(blank=True, default="", max_length=50)),
    )
