"""What is cut from a sheet: a slip for every result, a card for every board or table."""

import io
from collections.abc import Callable, Iterator
from typing import Any

import segno

from tabellone.documents.listings.kinds.listed import dashed
from tabellone.documents.listings.listing import Subject
from tabellone.documents.results import result_label
from tabellone.engine.encounters import Encounter, Game, Match, Table
from tabellone.engine.ranking.double_games import is_double
from tabellone.engine.results import ONE_GAME, TWO_GAMES
from tabellone.exports.pdf.sections import Section, breakable

Address = Callable[[int], str]
"""Where a phone finds the board or table of a number; empty where it finds nothing."""
COLOURS = ("white", "black")
RESULT_WORDS = {"1-0": "white", "1/2": "slip_drawn", "0-1": "black"}


def slips(subject: Subject, number: int, address: Address) -> Section:
    """One for every game or match of a round, to be filled in and signed."""
    say = subject.speaker.say
    cards = [
        {
            "title": f"{say('round')} {number} · {_word(subject)} {index}",
            "who": list(_seats(subject, encounter)),
            "boxes": _boxes(subject, encounter),
            "signatures": _signatures(subject, encounter),
            **_phone(address(index)),
        }
        for index, encounter in enumerate(subject.tournament.history[number - 1].encounters, 1)
    ]
    return {"kind": "slips", "title": say("paper_slips", round=number), "cards": cards}


def table_cards(subject: Subject, number: int, address: Address) -> Section:
    """One for every board, table or match of a round, to stand on it."""
    say = subject.speaker.say
    cards = [
        {
            "round": f"{say('round')} {number}",
            "word": _word(subject),
            "number": index,
            "who": list(_seats(subject, encounter)),
            "note": say("paper_card_help") if address(index) else "",
            **_phone(address(index)),
        }
        for index, encounter in enumerate(subject.tournament.history[number - 1].encounters, 1)
    ]
    return {"kind": "cards", "title": say("paper_cards", round=number), "cards": cards}


def _word(subject: Subject) -> str:
    return subject.speaker.say({Game: "board", Table: "table", Match: "match"}[subject.system.encounter])


def _seats(subject: Subject, encounter: Encounter) -> Iterator[dict[str, str]]:
    """Who sits there; of a match the teams, then the players who face each other."""
    everybody = subject.tournament.teams or subject.tournament.players
    for seat, competitor in enumerate(encounter.seats):
        colour = COLOURS[seat] if not isinstance(encounter, Table) else ""
        name = everybody[competitor - 1].name or subject.speaker.say("player_without_name", number=competitor)
        yield {"colour": colour, "number": str(competitor), "name": breakable(name)}
    if isinstance(encounter, Match):
        for board, game in enumerate(encounter.games, 1):
            players = " – ".join(subject.speaker.person(player) for player in (game.of_white, game.of_black))
            yield {"colour": COLOURS[game.crossed], "number": str(board), "name": breakable(players)}


def _boxes(subject: Subject, encounter: Encounter) -> list[tuple[str, str]]:
    """The results there can be, to be ticked; at tables and of matches they are written."""
    say, unit = subject.speaker.say, subject.system.points_unit
    if not isinstance(encounter, Game):
        return []
    if is_double(subject.tournament.rules):
        return [(dashed(code), "") for code in TWO_GAMES]
    return [(dashed(result_label(code, unit)), say(RESULT_WORDS[code])) for code in ONE_GAME]


def _signatures(subject: Subject, encounter: Encounter) -> list[str]:
    if isinstance(encounter, Game):
        return [subject.speaker.say("slip_signature", who=subject.speaker.say(colour)) for colour in COLOURS]
    return [subject.speaker.say("slip_signatures")]


def _phone(address: str) -> dict[str, Any]:
    if not address:
        return {"qr": None, "address": ""}
    drawn = io.BytesIO()
    segno.make(address, micro=False).save(drawn, kind="svg", border=1)
    return {"qr": drawn.getvalue().decode(), "address": breakable(address)}
