"""Addresses that only take forms: whoever comes to one by other ways is led to the page it belongs to."""

from collections.abc import Callable
from functools import wraps
from typing import Any

from django.http import HttpResponse
from django.shortcuts import redirect

from tabellone.web.request import Request


def posted(view: Callable[..., HttpResponse]) -> Callable[..., HttpResponse]:
    """A view for forms; a reload or a typed address goes to the tournament."""

    @wraps(view)
    def answer(request: Request, *args: Any, **kwargs: Any) -> HttpResponse:
        if request.method == "POST":
            return view(request, *args, **kwargs)
        key = kwargs.get("key")
        return redirect("tournament", key) if key else redirect("home")

    return answer
