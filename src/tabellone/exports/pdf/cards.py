"""What is cut from a sheet: slips for results, cards of tables with those who sit there, of boards, of places."""

from collections.abc import Callable, Iterator, Mapping
from typing import Any, NamedTuple

from tabellone.documents.listings.kinds.round_table import with_en_dash
from tabellone.documents.listings.table import TableContext
from tabellone.documents.results import result_label
from tabellone.engine.encounters import Encounter, Game, Match, Table
from tabellone.engine.ranking.two_game_encounters import is_double
from tabellone.engine.results import ONE_GAME, TWO_GAMES
from tabellone.engine.teams.team_view import competitors
from tabellone.exports.pdf.codes import qr_code
from tabellone.exports.pdf.phone_links import PhoneLinks
from tabellone.exports.pdf.sections import Section, breakable

COLOURS = ("white", "black")
RESULT_WORDS = {"1-0": "white", "1/2": "slip_drawn", "0-1": "black"}


def slips(subject: TableContext, round_number: int, phones: PhoneLinks) -> Section:
    """One for every game or match of a round, to be filled in and signed."""
    say = subject.speaker.say
    cards = [
        {
            "title": f"{say('round')} {round_number} · {_word(subject)} {index}",
            "who": list(CARD_LAYOUTS[type(encounter)].who(subject, encounter)),
            "written": [say(heading) for heading in CARD_LAYOUTS[type(encounter)].written],
            "boxes": CARD_LAYOUTS[type(encounter)].boxes(subject),
            "signatures": CARD_LAYOUTS[type(encounter)].signatures(subject),
            **qr_code(phones.link(index)),
        }
        for index, encounter in enumerate(subject.tournament.history[round_number - 1].encounters, 1)
    ]
    return {"kind": "slips", "title": say("paper_slips", round=round_number), "cards": cards}


def table_cards(subject: TableContext, round_number: int, phones: PhoneLinks) -> Section:
    """One for every board, table or match of a round, to stand on it."""
    say = subject.speaker.say
    cards = [
        {
            "round": f"{say('round')} {round_number}",
            "word": _word(subject),
            "number": index,
            "who": list(CARD_LAYOUTS[type(encounter)].who(subject, encounter)),
            "note": say("paper_card_help") if phones.link(index) else "",
            **qr_code(phones.link(index)),
        }
        for index, encounter in enumerate(subject.tournament.history[round_number - 1].encounters, 1)
    ]
    return {"kind": "cards", "title": say("paper_cards", round=round_number), "cards": cards}


def board_cards(subject: TableContext, phones: PhoneLinks) -> Section:
    """The number of every board, table or match that the event may need, to stand there all the time."""
    say = subject.speaker.say
    here = phones.event or phones.home
    shared = {
        "round": "",
        "word": _word(subject),
        "who": [],
        "note": say("paper_card_help") if here else "",
        **qr_code(here),
    }
    cards = [shared | {"number": number} for number in range(1, _max_encounters(subject) + 1)]
    return {"kind": "cards", "title": say("label_boards"), "cards": cards}


def _max_encounters(subject: TableContext) -> int:
    """Returns the largest number of encounters: of a full round, or of a longer past one."""
    whole = -(-len(competitors(subject.tournament)) // CARD_LAYOUTS[subject.system.encounter].seats)
    return max([whole, *(len(played.encounters) for played in subject.tournament.history)])


def place_cards(subject: TableContext) -> Section:
    """Returns large name cards, to be folded and stood in front of the players."""
    tournament, say = subject.tournament, subject.speaker.say
    teams = {player: team.name for team in tournament.teams for player in team.players if player is not None}
    cards = []
    for player in tournament.players:
        plays_for = teams.get(player.number) or player.team or player.club
        name = player.name or say("player_without_name", number=player.number)
        said = " · ".join(filter(None, (player.shown_title, plays_for)))
        cards.append({"name": breakable(name), "said": breakable(said)})
    return {"kind": "places", "title": say("label_places"), "cards": cards}


def _word(subject: TableContext) -> str:
    return subject.speaker.say(CARD_LAYOUTS[subject.system.encounter].word)


def _seat(subject: TableContext, competitor: int, colour: str = "", team: str = "") -> dict[str, str]:
    everybody = subject.tournament.teams or subject.tournament.players
    name = everybody[competitor - 1].name or subject.speaker.say("player_without_name", number=competitor)
    return {"colour": colour, "number": str(competitor), "name": breakable(name), "of": breakable(team)}


def _two_seats(subject: TableContext, encounter: Game | Match) -> Iterator[dict[str, str]]:
    for colour, competitor in zip(COLOURS, encounter.seats, strict=True):
        yield _seat(subject, competitor, colour)


def _match_seats(subject: TableContext, match: Match) -> Iterator[dict[str, str]]:
    """Both teams, then the players who face each other."""
    yield from _two_seats(subject, match)
    for board, game in enumerate(match.games, 1):
        players = " – ".join(subject.speaker.person(player) for player in (game.first_player, game.second_player))
        yield {"colour": COLOURS[game.colours_swapped], "number": str(board), "name": breakable(players), "of": ""}


def _seats(subject: TableContext, table: Table) -> Iterator[dict[str, str]]:
    for competitor in table.seats:
        yield _seat(subject, competitor, team=subject.tournament.players[competitor - 1].team)


def _result_boxes(subject: TableContext) -> list[tuple[str, str]]:
    say, unit = subject.speaker.say, subject.system.points_unit
    if is_double(subject.tournament.rules):
        return [(with_en_dash(code), "") for code in TWO_GAMES]
    return [(with_en_dash(result_label(code, unit)), say(RESULT_WORDS[code])) for code in ONE_GAME]


def _no_boxes(subject: TableContext) -> list[tuple[str, str]]:
    return []


def _two_signatures(subject: TableContext) -> list[str]:
    return [subject.speaker.say("slip_signature", who=subject.speaker.say(colour)) for colour in COLOURS]


def _all_signatures(subject: TableContext) -> list[str]:
    return [subject.speaker.say("slip_signatures")]


class CardLayout(NamedTuple):
    """One kind of encounter on what is cut from a sheet."""

    word: str
    """What one of them is called."""
    seats: int
    """Of competitors, where all are taken."""
    who: Callable[[TableContext, Any], Iterator[dict[str, str]]]
    written: tuple[str, ...]
    """Over the lines of a slip, beside who sits there."""
    boxes: Callable[[TableContext], list[tuple[str, str]]]
    signatures: Callable[[TableContext], list[str]]


CARD_LAYOUTS: Mapping[type[Encounter], CardLayout] = {
    Game: CardLayout("board", 2, _two_seats, (), _result_boxes, _two_signatures),
    Table: CardLayout("table", 4, _seats, ("place", "points"), _no_boxes, _all_signatures),
    Match: CardLayout("match", 2, _match_seats, ("points",), _no_boxes, _all_signatures),
}
