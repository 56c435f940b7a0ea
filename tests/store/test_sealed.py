"""Sealed line-ups at rest."""

from typing import Any

import pytest
from django.apps.registry import Apps
from django.core.management import call_command
from django.db import connection
from django.db.migrations.executor import MigrationExecutor
from pytest_django import Settings

from tabellone.store.models import SealedLineUpRecord
from tabellone.store.opening import migrate
from tests.store.tournaments import paired_tournament

pytestmark = pytest.mark.usefixtures("either_store")

CIPHERED = "bc60c9a1596ea7e1ec69a7fac99f2b5acb56a79112fd212d878e875fc8442a9caf687267ffc9bbf361c9bba5"
"""What version 0.3 wrote with the secret and the nonce below: players 4, nobody, 2, and the salt 00 01 02 … 1f."""


def tables_of(migration: str) -> Apps:
    apps: Apps = MigrationExecutor(connection).loader.project_state(("store", migration)).apps
    return apps


def test_envelopes_of_version_0_3_are_read(settings: Settings) -> None:
    settings.SECRET_KEY = "the secret of this computer"
    _, key = paired_tournament(4)
    call_command("migrate", "store", "0014", verbosity=0)
    apps = tables_of("0014_screens")
    tournament = apps.get_model("store", "TournamentRecord").objects.get(key=key)
    tournament.key = "00112233aabbccdd"  # for which the cipher was made
    tournament.save(update_fields=["key"])
    ciphered: Any = apps.get_model("store", "SealedLineUpRecord")
    ciphered.objects.create(
        tournament=tournament, round=1, team=3, nonce=bytes([7]) * 32, contents=bytes.fromhex(CIPHERED)
    )
    migrate()
    row = SealedLineUpRecord.objects.get(tournament__key="00112233aabbccdd")
    assert (row.line_up, row.salt) == ([4, None, 2], bytes(range(32)).hex())
