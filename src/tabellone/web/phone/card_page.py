"""What the pages of cards show around their own content."""

from typing import Any

from django.http import HttpResponse
from django.shortcuts import render
from django.urls import reverse

from tabellone.desk.by_phone import Spot
from tabellone.desk.phone_versions import phone_versions
from tabellone.journal.journal import Snapshot
from tabellone.web.request import Request


def card_page(request: Request, key: str, moment: Snapshot, spot: Spot, template: str, **context: Any) -> HttpResponse:
    """Render the page of a board or table, which follows what happens there and leads to the round that is on."""
    public = moment.published
    return render(
        request,
        f"tabellone/phone/{template}.html",
        {
            "key": key,
            "state": public.state,
            "live": reverse("live", args=[key]),
            "seen": phone_versions(moment).get((spot.round, spot.encounter), public.version),
            "spot": spot,
            "round_now": len(public.state.paired_rounds),
            **context,
        },
    )
