"""Who was let in, links to let somebody in, wrong passwords, and the names of the site."""

from django.db import migrations, models


class Migration(migrations.Migration):
    dependencies = [
        ("store", "0002_registry"),
    ]

    operations = [
        migrations.CreateModel(
            name="SessionRecord",
            fields=[
                ("id", models.BigAutoField(auto_created=True, primary_key=True, serialize=False, verbose_name="ID")),
                ("digest", models.CharField(max_length=64, unique=True)),
                ("director", models.BooleanField(default=False)),
                ("name", models.CharField(blank=True, max_length=100)),
                ("address", models.CharField(blank=True, max_length=50)),
                ("browser", models.CharField(blank=True, max_length=50)),
                ("rest", models.JSONField(default=dict)),
                ("created", models.DateTimeField()),
                ("seen", models.DateTimeField(db_index=True)),
            ],
        ),
        migrations.CreateModel(
            name="LinkRecord",
            fields=[
                ("id", models.BigAutoField(auto_created=True, primary_key=True, serialize=False, verbose_name="ID")),
                ("digest", models.CharField(max_length=64, unique=True)),
                ("expires", models.DateTimeField()),
            ],
        ),
        migrations.CreateModel(
            name="WrongPasswordRecord",
            fields=[
                ("id", models.BigAutoField(auto_created=True, primary_key=True, serialize=False, verbose_name="ID")),
                ("address", models.CharField(max_length=50, unique=True)),
                ("tries", models.PositiveIntegerField()),
                ("since", models.DateTimeField()),
            ],
        ),
        migrations.CreateModel(
            name="HostNameRecord",
            fields=[
                ("id", models.BigAutoField(auto_created=True, primary_key=True, serialize=False, verbose_name="ID")),
                ("name", models.CharField(max_length=253, unique=True)),
            ],
        ),
    ]
