"""The rating lists of chess and the words of their players' names."""

import django.db.models.deletion
from django.db import migrations, models


class Migration(migrations.Migration):
    dependencies = [
        ("store", "0006_phases"),
    ]

    operations = [
        migrations.CreateModel(
            name="ChessListRecord",
            fields=[
                ("id", models.BigAutoField(auto_created=True, primary_key=True, serialize=False, verbose_name="ID")),
                ("kind", models.CharField(max_length=10)),
                ("date", models.CharField(max_length=7)),
                ("players", models.PositiveIntegerField(default=0)),
                ("in_force", models.BooleanField(default=False)),
                ("written", models.DateTimeField()),
            ],
        ),
        migrations.CreateModel(
            name="ListedPlayerRecord",
            fields=[
                ("id", models.BigIntegerField(primary_key=True, serialize=False)),
                ("number", models.CharField(max_length=200)),
                ("name", models.CharField(max_length=200)),
                ("federation", models.CharField(max_length=200)),
                ("sex", models.CharField(max_length=200)),
                ("title", models.CharField(max_length=200)),
                ("standard", models.PositiveIntegerField(null=True)),
                ("rapid", models.PositiveIntegerField(null=True)),
                ("blitz", models.PositiveIntegerField(null=True)),
                ("birth_year", models.PositiveIntegerField(null=True)),
                ("inactive", models.BooleanField()),
                ("fide", models.CharField(max_length=200)),
                ("club", models.CharField(max_length=200)),
                ("province", models.CharField(max_length=200)),
                ("key", models.BinaryField()),
                (
                    "rating_list",
                    models.ForeignKey(
                        db_constraint=False,
                        db_index=False,
                        on_delete=django.db.models.deletion.DO_NOTHING,
                        related_name="+",
                        to="store.chesslistrecord",
                    ),
                ),
            ],
        ),
        migrations.CreateModel(
            name="ListedWordRecord",
            fields=[
                ("id", models.BigAutoField(auto_created=True, primary_key=True, serialize=False, verbose_name="ID")),
                ("key", models.BinaryField()),
                (
                    "rating_list",
                    models.ForeignKey(
                        db_constraint=False,
                        db_index=False,
                        on_delete=django.db.models.deletion.DO_NOTHING,
                        related_name="+",
                        to="store.chesslistrecord",
                    ),
                ),
                (
                    "player",
                    models.ForeignKey(
                        db_constraint=False,
                        db_index=False,
                        on_delete=django.db.models.deletion.DO_NOTHING,
                        related_name="+",
                        to="store.listedplayerrecord",
                    ),
                ),
            ],
        ),
        migrations.AddIndex(
            model_name="listedplayerrecord",
            index=models.Index(fields=["rating_list", "key"], name="listed_by_name"),
        ),
        migrations.AddIndex(
            model_name="listedplayerrecord",
            index=models.Index(fields=["rating_list", "number"], name="listed_by_number"),
        ),
        migrations.AddIndex(
            model_name="listedwordrecord",
            index=models.Index(fields=["rating_list", "key"], name="listed_by_word"),
        ),
    ]
