"""Where words of the guide and of the regulations lead, and which section of the guide belongs to a page."""

from django.urls import reverse

from tabellone.documents.guide.pages import GLOSSARY
from tabellone.documents.regulations.catalogue import place_of
from tabellone.engine.reasons import Reason

SECTIONS = {
    "home": "home",
    "new": "home#start",
    "new_event": "home#events",
    "event": "home#events",
    "deleted": "home#events",
    "settings": "home#settings",
    "players": "players",
    "players_file": "players#enrol",
    "find_players": "players#enrol",
    "entrant": "players",
    "late_arrival": "players#late",
    "renumber": "players#numbers",
    "team": "teams",
    "groups": "phases#groups",
    "following": "phases#next",
    "overall": "phases#overall",
    "plan": "big-tables#when",
    "arbiters": "big-tables#when",
    "table_result": "round#results",
    "pair": "round#pair",
    "by_hand": "round#pair",
    "openings": "round#openings",
    "round": "round",
    "suspended": "round",
    "no_show": "round#missing",
    "repair": "round#missing",
    "match": "teams",
    "line_ups": "line-ups",
    "captain_slips": "line-ups",
    "captain": "line-ups",
    "why": "why",
    "rotation": "italo-swiss#round",
    "standings": "standings",
    "individual": "standings",
    "player": "standings",
    "bracket": "elimination",
    "prizes": "standings#prizes",
    "ties": "standings#ties",
    "papers": "papers",
    "paper": "papers",
    "cards": "papers#tables",
    "hall": "hall",
    "phone_table": "hall#results",
    "history": "history",
    "registry": "registry",
    "person": "registry",
    "new_person": "registry",
    "import_progress": "registry#fill",
    "merge_people": "registry#same",
    "close_year": "registry#year",
    "rating": "registry#rating",
    "player_rating": "registry#rating",
    "access": "access",
    "login": "access",
    "enter": "access",
    "backup": "backup",
    "look_into_backup": "backup#restore",
}
"""By the name of a page's address; from any other page the guide opens at its beginning."""


def section_for(page: str) -> str:
    """The address in the guide for whoever is on a page."""
    return _guide(SECTIONS[page]) if page in SECTIONS else reverse("guide")


def reading_address(name: str) -> str | None:
    """Where a reading such as «F11» is explained."""
    place = place_of(name)
    return None if place is None else f"{reverse('regulation', args=[place.regulation])}#{place.anchor}"


def cited_address(reason: Reason) -> str | None:
    """Where the article behind a reason is explained: whatever cites one names its reading, or a part of a text."""
    return reading_address(reason.reading or reason.article)


def target_address(target: str) -> str:
    """Where a link in a text leads; what leads nowhere is a mistake of ours."""
    kind, _, name = target.rpartition(":")
    if kind == "guide":
        return _guide(name)
    if kind == "glossary":
        return _guide(f"{GLOSSARY}#{name}")
    if kind == "rules":
        return reverse("regulation", args=[name])
    address = reading_address(target)
    if address is None:
        raise LookupError(target)
    return address


def _guide(section: str) -> str:
    name, _, anchor = section.partition("#")
    return reverse("guide_page", args=[name]) + (f"#{anchor}" if anchor else "")
