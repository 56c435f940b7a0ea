"""What became of the numbers that were drawn, said after something that may have changed them."""

from django.contrib import messages

from tabellone.web.request import Request


def say_numbers(request: Request, draw_again: bool, renumbered: int) -> None:
    """Whether the draw has to be made again, or how many others have another number now."""
    if draw_again:
        messages.warning(request, request.speaker.say("ui_draw_again"))
    elif renumbered:
        messages.warning(request, request.speaker.say("ui_numbers_changed", count=renumbered))
