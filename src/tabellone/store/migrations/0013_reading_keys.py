"""Keys by which programs read what the director sees."""

from django.db import migrations, models


class Migration(migrations.Migration):
    dependencies = (("store", "0012_slips"),)

    operations = (
        migrations.CreateModel(
            name="ReadingKeyRecord",
            fields=[
                ("id", models.BigAutoField(auto_created=True, primary_key=True, serialize=False, verbose_name="ID")),
                ("digest", models.CharField(max_length=64, unique=True)),
                ("name", models.CharField(max_length=100)),
                ("created", models.DateTimeField()),
                ("used", models.DateTimeField(null=True)),
            ],
        ),
    )
