"""Who is enrolled: one a line of a list that was typed, pasted or read from a file, or somebody of the registry."""

from collections.abc import Callable
from typing import Any, NamedTuple

from tabellone.desk.hand import Hand
from tabellone.engine.capabilities import HasTeamStandings, PlaysDraughts
from tabellone.engine.model import PLAYER_FIELDS
from tabellone.engine.person_register import PersonNumbers, PersonRegister, same_person
from tabellone.engine.player_fields import FieldScope
from tabellone.engine.rating.people import Person
from tabellone.engine.reasons import BadDocumentError, Reason
from tabellone.formats.player_list import ParsedLine, parse_players, unread_parts
from tabellone.journal.entries.players import require_description
from tabellone.journal.entry import RefusedError
from tabellone.journal.lookup import find_team
from tabellone.journal.renumbering import number_changes
from tabellone.journal.requests import enrol_data
from tabellone.journal.state import State


class Enrolled(NamedTuple):
    """What became of people who were to be enrolled."""

    players: list[dict[str, Any]]
    """As they were described."""
    wrong: list[ParsedLine]
    """Lines that cannot be read: as long as there is one, nobody is enrolled."""
    unread: list[str]
    """What of a list nobody knows the meaning of."""
    draw_again: bool
    """Whether the numbers that were drawn are gone."""
    renumbered: int = 0
    """How many others have another number now."""

    @property
    def is_done(self) -> bool:
        """Whether it is in the journal now."""
        return not self.wrong


def listed(state: State, text: str) -> list[ParsedLine]:
    """The lines of a list, read as a tournament of this system takes them."""
    return parse_players(text, isinstance(state.system, HasTeamStandings))


def objections(state: State, lines: list[ParsedLine]) -> list[Reason | None]:
    """What speaks against each line of a list, before anybody is enrolled."""
    known = PersonRegister()
    for entrant in state.entrants.values():
        known.add(entrant.name, entrant.player.marks)
    return [_objection(line, known) for line in lines]


def enrol_listed(hand: Hand, key: str, lines: list[ParsedLine]) -> Enrolled:
    """Everybody of a list, or nobody while a line cannot be read."""
    wrong = [line for line in lines if line.problem]
    players = [line.player for line in lines if line.player]
    if wrong:
        return Enrolled(players, wrong, unread_parts(lines), draw_again=False)
    return _enrol(hand, key, hand.state(key), players)._replace(unread=unread_parts(lines))


def enrol_person(hand: Hand, key: str, person: Person, team: int | None = None) -> Enrolled:
    """Somebody of the registry, with what it knows of him; into a team, where one is named."""
    return enrol_one(hand, key, lambda state: as_player(person, state), team)


def enrol_one(hand: Hand, key: str, described: Callable[[State], dict[str, Any]], team: int | None = None) -> Enrolled:
    """Somebody as he is described for this tournament; in a team he is the last, a reserve once its boards are full."""
    state = hand.state(key)
    player = described(state)
    if team is None:
        return _enrol(hand, key, state, [player])
    hand.does(key, "edit_team", {"team": team, "players": [*find_team(state, {"team": team}).team.players, player]})
    return Enrolled([player], [], [], draw_again=False)


def is_enrolled(name: str, marks: PersonNumbers, state: State) -> bool:
    """By card or FIDE number; without one on both sides by name."""
    enrolled = (entrant.player for entrant in state.entrants.values())
    return any(same_person(player.name, player.marks, name, marks) for player in enrolled)


def as_player(person: Person, state: State) -> dict[str, Any]:
    """As a tournament enrols him: with category and capital in the game that is played, if it is draughts.

    A namesake of somebody enrolled has his card number in his name.
    """
    now = person.capitals.get(state.options.game) if isinstance(state.system, PlaysDraughts) else None
    taken = any(entrant.name.casefold() == person.name.casefold() for entrant in state.entrants.values())
    known = {field.name: getattr(person, field.name) for field in PLAYER_FIELDS if field.scope >= FieldScope.FEDERATION}
    return {
        **known,
        "name": f"{person.name} ({person.card})" if taken and person.card else person.name,
        "rating": None if now is None else now.rating,
        "title": "" if now is None else now.category,
    }


def _enrol(hand: Hand, key: str, state: State, players: list[dict[str, Any]]) -> Enrolled:
    if state.is_by_teams:
        raise RefusedError("enrol_teams_first")
    hand.does(key, "enrol", enrol_data(state, players))
    after = hand.state(key)
    renumbered = len(number_changes(state, after))
    return Enrolled(players, [], [], draw_again=state.drawn and not after.drawn, renumbered=renumbered)


def _objection(line: ParsedLine, known: PersonRegister) -> Reason | None:
    """What it is, what it says of somebody, or that he is there already; from now on he is known."""
    if line.player is None:
        return Reason(line.problem)
    marks = PersonNumbers(line.player.get("card", ""), line.player.get("fide_number") or "")
    is_new = known.add(line.player["name"], marks)
    try:
        require_description(line.player)
    except BadDocumentError as error:
        return error.reason
    return None if is_new else Reason("name_twice", args={"name": line.player["name"]})
