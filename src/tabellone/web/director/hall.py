"""The screen of the hall: the last published round in letters that are read from the back row."""

from django.http import HttpResponse

from tabellone.documents.pairing import rest_text
from tabellone.documents.results import board_label
from tabellone.documents.round_games import shown_game
from tabellone.web.books import REPOSITORY, introduced
from tabellone.web.director.frame import tournament_page
from tabellone.web.director.openings import openings_of_boards, openings_shown
from tabellone.web.kept_pages import kept
from tabellone.web.request import Request

FEW, MANY = 6, 16
"""Boards that leave room for larger letters, and boards that need smaller ones."""


@kept
def show(request: Request, key: str) -> HttpResponse:
    """Pairs, openings and results as they come; whoever opens it sees what everybody may see."""
    journal = introduced(request, REPOSITORY.moment(key).published)
    state = journal.state
    number = len(state.paired)
    if not number:
        return tournament_page(request, key, journal, "hall/hall", number=0)
    paired, tournament = state.paired[number - 1], state.tournament
    unit, worth = state.system.points_unit, state.system.scoring(tournament)
    openings = openings_of_boards(state, paired)
    shown = openings_shown(state, number, request.speaker)
    diagrams = [one for _, one, _ in shown["diagrams"]] if len(paired.openings) > 1 else [None] * len(paired.boards)
    boards = [
        {
            "number": index,
            "white": tournament.players[game.white - 1],
            "black": tournament.players[game.black - 1],
            "label": board_label(game.result, game.white, game.black, unit, worth, number) if game.result else "",
            "opening": openings[index - 1],
            "diagram": diagrams[index - 1],
        }
        for index, game in enumerate(tournament.history[number - 1].games, 1)
    ]
    tables = [
        (index, [tournament.players[seat - 1] for seat in table.seats])
        for index, table in enumerate(tournament.history[number - 1].tables, 1)
    ]
    rests = [
        (tournament.players[rest.player - 1], rest_text(rest, request.speaker))
        for rest in tournament.history[number - 1].rests
    ]
    count = len(boards) + len(tables)
    size = "few" if count <= FEW else "many" if count >= MANY else ""
    context = {"number": number, "boards": boards, "tables": tables, "rests": rests, "size": size}
    context["game"] = shown_game(state.round_games, number, request.speaker)
    return tournament_page(request, key, journal, "hall/hall", **context, **shown)
