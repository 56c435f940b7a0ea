"""Years that were closed with nobody in them."""

from django.db import migrations, models


class Migration(migrations.Migration):
    dependencies = (("store", "0004_summaries"),)

    operations = (
        migrations.CreateModel(
            name="ClosedYearRecord",
            fields=[
                ("id", models.BigAutoField(auto_created=True, primary_key=True, serialize=False, verbose_name="ID")),
                ("key", models.CharField(max_length=32, unique=True)),
                ("date", models.CharField(max_length=10)),
            ],
            options={},
        ),
    )
