"""Sealed line-ups are kept as they are: backups and copies leave them out, so that no cipher is needed.

What the cipher of earlier versions had written is read once, with the installation's secret.
"""

from hashlib import shake_256
from typing import Any

from django.apps.registry import Apps
from django.db import migrations, models
from django.db.backends.base.schema import BaseDatabaseSchemaEditor
from django.utils.crypto import salted_hmac

SALT_BYTES = 32
PLAYER_BYTES = 4


def decipher(apps: Apps, schema_editor: BaseDatabaseSchemaEditor) -> None:
    """With another secret the row is noise; the commitment in the journal refuses it, and the captain is asked again."""
    model: Any = apps.get_model("store", "SealedLineUpRecord")
    for row in model.objects.select_related("tournament"):
        purpose = f"{row.tournament.key} {row.round} {row.team}"
        secret = salted_hmac("tabellone.sealed", purpose, algorithm="sha256").digest()
        contents = bytes(row.contents)
        stream = shake_256(secret + bytes(row.nonce)).digest(len(contents))
        plain = bytes(own ^ other for own, other in zip(contents, stream, strict=True))
        boards = plain[:-SALT_BYTES]
        players = [int.from_bytes(boards[at : at + PLAYER_BYTES]) for at in range(0, len(boards), PLAYER_BYTES)]
        row.line_up = [player or None for player in players]
        row.salt = plain[-SALT_BYTES:].hex()
        row.save(update_fields=["line_up", "salt"])


class Migration(migrations.Migration):
    dependencies = (("store", "0014_screens"),)

    operations = (
        migrations.AddField("sealedlineuprecord", "line_up", models.JSONField(default=list), preserve_default=False),
        migrations.AddField(
            "sealedlineuprecord", "salt", models.CharField(default="", max_length=64), preserve_default=False
        ),
        migrations.RunPython(decipher, migrations.RunPython.noop),
        migrations.RemoveField("sealedlineuprecord", "nonce"),
        migrations.RemoveField("sealedlineuprecord", "contents"),
    )
