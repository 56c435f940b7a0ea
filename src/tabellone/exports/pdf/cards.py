"""What is cut from a sheet: slips for results, cards of tables with those who sit there, of boards, of places."""

from collections.abc import Iterator

from tabellone.documents.listings.kinds.listed import dashed
from tabellone.documents.listings.listing import Subject
from tabellone.documents.results import result_label
from tabellone.engine.encounters import Encounter, Game, Match, Table
from tabellone.engine.ranking.double_games import is_double
from tabellone.engine.results import ONE_GAME, TWO_GAMES
from tabellone.engine.teams.competitors import competitors
from tabellone.exports.pdf.codes import code
from tabellone.exports.pdf.phones import Phones
from tabellone.exports.pdf.sections import Section, breakable

COLOURS = ("white", "black")
WRITTEN: dict[type, tuple[str, ...]] = {Game: (), Match: ("points",), Table: ("place", "points")}
"""What is written on a slip of each, beside who sits there."""
RESULT_WORDS = {"1-0": "white", "1/2": "slip_drawn", "0-1": "black"}


def slips(subject: Subject, number: int, phones: Phones) -> Section:
    """One for every game or match of a round, to be filled in and signed."""
    say = subject.speaker.say
    cards = [
        {
            "title": f"{say('round')} {number} · {_word(subject)} {index}",
            "who": list(_seats(subject, encounter)),
            "written": [say(heading) for heading in WRITTEN[type(encounter)]],
            "boxes": _boxes(subject, encounter),
            "signatures": _signatures(subject, encounter),
            **code(phones.link(index)),
        }
        for index, encounter in enumerate(subject.tournament.history[number - 1].encounters, 1)
    ]
    return {"kind": "slips", "title": say("paper_slips", round=number), "cards": cards}


def table_cards(subject: Subject, number: int, phones: Phones) -> Section:
    """One for every board, table or match of a round, to stand on it."""
    say = subject.speaker.say
    cards = [
        {
            "round": f"{say('round')} {number}",
            "word": _word(subject),
            "number": index,
            "who": list(_seats(subject, encounter)),
            "note": say("paper_card_help") if phones.link(index) else "",
            **code(phones.link(index)),
        }
        for index, encounter in enumerate(subject.tournament.history[number - 1].encounters, 1)
    ]
    return {"kind": "cards", "title": say("paper_cards", round=number), "cards": cards}


def board_cards(subject: Subject, phones: Phones) -> Section:
    """The number of every board, table or match that the event may need, to stand there all the time."""
    say = subject.speaker.say
    here = phones.event or phones.home
    shared = {
        "round": "",
        "word": _word(subject),
        "who": [],
        "note": say("paper_card_help") if here else "",
        **code(here),
    }
    cards = [shared | {"number": number} for number in range(1, _most_encounters(subject) + 1)]
    return {"kind": "cards", "title": say("label_boards"), "cards": cards}


def _most_encounters(subject: Subject) -> int:
    """Of a round in which everybody plays, or of those that were longer."""
    seats = 4 if subject.system.encounter is Table else 2
    whole = -(-len(competitors(subject.tournament)) // seats)
    return max([whole, *(len(played.encounters) for played in subject.tournament.history)])


def place_cards(subject: Subject) -> Section:
    """The name of everybody who plays, large, to be folded and stood in front of him."""
    tournament, say = subject.tournament, subject.speaker.say
    teams = {player: team.name for team in tournament.teams for player in team.players if player is not None}
    cards = []
    for player in tournament.players:
        plays_for = teams.get(player.number) or player.team or player.club
        name = player.name or say("player_without_name", number=player.number)
        said = " · ".join(filter(None, (player.title, plays_for)))
        cards.append({"name": breakable(name), "said": breakable(said)})
    return {"kind": "places", "title": say("label_places"), "cards": cards}


def _word(subject: Subject) -> str:
    return subject.speaker.say({Game: "board", Table: "table", Match: "match"}[subject.system.encounter])


def _seats(subject: Subject, encounter: Encounter) -> Iterator[dict[str, str]]:
    """Who sits there; of a match the teams, then the players who face each other."""
    tournament = subject.tournament
    everybody = tournament.teams or tournament.players
    for seat, competitor in enumerate(encounter.seats):
        colour = COLOURS[seat] if not isinstance(encounter, Table) else ""
        name = everybody[competitor - 1].name or subject.speaker.say("player_without_name", number=competitor)
        team = tournament.players[competitor - 1].team if isinstance(encounter, Table) else ""
        yield {"colour": colour, "number": str(competitor), "name": breakable(name), "of": breakable(team)}
    if isinstance(encounter, Match):
        for board, game in enumerate(encounter.games, 1):
            players = " – ".join(subject.speaker.person(player) for player in (game.of_white, game.of_black))
            yield {"colour": COLOURS[game.crossed], "number": str(board), "name": breakable(players), "of": ""}


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
