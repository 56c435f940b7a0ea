"""What the links of captains are made from: in the database, so that they outlive a restart and any can be renewed.

A code needs the installation's secret too: whoever has only a copy of the database cannot make a link. A backup has
none of this; where a tournament was brought back from one the director gives out new links.
"""

import secrets
from collections.abc import Iterable

from django.utils.crypto import constant_time_compare, salted_hmac

from tabellone.store.models import CaptainLinkRecord, TournamentRecord

NONCE_BYTES = 16
LENGTH = 16
"""Digits of a code."""


def captain_codes(key: str, teams: Iterable[int]) -> dict[int, str]:
    """What the links of these teams end with; a team that has none yet gets one."""
    tournament = TournamentRecord.objects.only("id").get(key=key)
    known = _nonces(key)
    fresh = {team: secrets.token_hex(NONCE_BYTES) for team in teams if team not in known}
    if fresh:
        rows = [CaptainLinkRecord(tournament=tournament, team=team, nonce=nonce) for team, nonce in fresh.items()]
        CaptainLinkRecord.objects.bulk_create(rows, ignore_conflicts=True)
        known = _nonces(key)  # another desk may have been faster
    return {team: _code(key, team, known[team]) for team in teams}


def renew(key: str, team: int) -> None:
    """From now on the link that was given out opens nothing."""
    tournament = TournamentRecord.objects.only("id").get(key=key)
    nonce = secrets.token_hex(NONCE_BYTES)
    CaptainLinkRecord.objects.update_or_create(tournament=tournament, team=team, defaults={"nonce": nonce})


def is_captains(given: str, key: str, team: int) -> bool:
    """Whether an address was given to this team and is still good."""
    nonce = _nonces(key).get(team)
    return nonce is not None and constant_time_compare(given, _code(key, team, nonce))


def _nonces(key: str) -> dict[int, str]:
    return dict(CaptainLinkRecord.objects.filter(tournament__key=key).values_list("team", "nonce"))


def _code(key: str, team: int, nonce: str) -> str:
    return salted_hmac("tabellone.captain", f"{key} {team} {nonce}", algorithm="sha256").hexdigest()[:LENGTH]
