"""Who may do what: the one table of roles and actions.

From it and from the action of every address (`web/permissions.py`) are made the guard of the site, what pages offer,
the page of the documentation and the tests.
"""

from enum import StrEnum


class Role(StrEnum):
    """What somebody is for this site."""

    DIRECTOR = "director"
    ARBITER = "arbiter"
    SCOREKEEPER = "scorekeeper"
    CAPTAIN = "captain"
    PLAYER = "player"
    PUBLIC = "public"


class Action(StrEnum):
    """What can be done; templates ask `can.pair`."""

    LOOK = "look"
    """At what is published; come in and go out."""
    PROPOSE = "propose"
    """The result of one's own table or game, from a phone; call arbiters to it."""
    HAND_IN = "hand_in"
    """The line-up of one's own team."""
    ENTER_RESULTS = "enter_results"
    FOLLOW = "follow"
    """See what is not published yet, the history and the papers of the desk."""
    ENROL = "enrol"
    """Players and teams: enrolled, corrected, numbered, absent, withdrawn."""
    PAIR = "pair"
    """Rounds paired, changed, published and taken back, with their openings."""
    LINE_UPS = "line_ups"
    """Line-ups from paper, their time, the links of captains."""
    RULE = "rule"
    """Calls of arbiters, ties, prizes."""
    HALL = "hall"
    """Announcements, what the screens of the hall show, and their clock."""
    CORRECT = "correct"
    """Take back what was done; notes."""
    CLOSE = "close"
    KEEP_REGISTRY = "keep_registry"
    SET_UP = "set_up"
    """Tournaments and events made, brought, copied; their settings."""
    DELETE = "delete"
    BACK_UP = "back_up"
    GIVE_ACCESS = "give_access"


BY_ADDRESS = frozenset({Action.PROPOSE, Action.HAND_IN})
"""Only for whoever holds the address itself, which nobody can guess: not even the director sees a sealed line-up."""

MAY: dict[Role, frozenset[Action]] = {
    Role.DIRECTOR: frozenset(Action) - BY_ADDRESS,
    Role.ARBITER: frozenset(Action) - BY_ADDRESS - {Action.SET_UP, Action.DELETE, Action.BACK_UP, Action.GIVE_ACCESS},
    Role.SCOREKEEPER: frozenset({Action.LOOK, Action.ENTER_RESULTS}),
    Role.CAPTAIN: frozenset({Action.LOOK, Action.HAND_IN}),
    Role.PLAYER: frozenset({Action.LOOK, Action.PROPOSE}),
    Role.PUBLIC: frozenset({Action.LOOK}),
}

GIVEN: tuple[Role, ...] = (Role.ARBITER, Role.SCOREKEEPER)
"""Roles that the director gives to people, by a link or an account."""
