"""Encounters as journals record them: one module a kind."""

from collections.abc import Mapping
from typing import Any

from tabellone.engine.encounters import Encounter, Game, Match, Table
from tabellone.engine.reasons import BadDocumentError
from tabellone.journal.encounters.codec import JournalCodec
from tabellone.journal.encounters.games import GAME_CODEC
from tabellone.journal.encounters.matches import MATCH_CODEC
from tabellone.journal.encounters.tables import TABLE_CODEC
from tabellone.journal.fields import Fields, mapping, require_fields
from tabellone.journal.state import PairedRound, State

JOURNAL_CODECS: Mapping[type[Encounter], JournalCodec[Any]] = {Game: GAME_CODEC, Table: TABLE_CODEC, Match: MATCH_CODEC}

RESULT_FIELDS: Fields = {name: field for kind in JOURNAL_CODECS.values() for name, field in kind.result_fields.items()}
"""What the result of an encounter of any kind can say."""
PROPOSAL_FIELDS: Fields = {name: field for kind in JOURNAL_CODECS.values() for name, field in kind.phone_fields.items()}
"""The same as far as players can say it themselves."""


def codec_of_tournament(state: State) -> JournalCodec[Any]:
    """Returns the codec for the encounters of a tournament."""
    return JOURNAL_CODECS[state.system.encounter]


def codec_of(encounter: Encounter) -> JournalCodec[Any]:
    """Returns the codec of a paired encounter, whatever the system is now."""
    return JOURNAL_CODECS[type(encounter)]


def codec_of_round(round_: PairedRound) -> JournalCodec[Any]:
    """Returns the codec of a paired round; a round in which everybody rested has games."""
    return codec_of(round_.encounters[0]) if round_.encounters else GAME_CODEC


def check_encounter(value: Any, path: str) -> None:
    """An encounter of any kind, as the event of a round writes it."""
    mapping(value, path)
    require_fields(_codec_for(value).fields, value)


def read_encounters(entries: list[dict[str, Any]]) -> tuple[Encounter, ...]:
    """Reads the encounters of a round, which are all of one type."""
    kinds = {_codec_for(one) for one in entries}
    if len(kinds) > 1:
        raise BadDocumentError("tables_or_games", "encounters")
    return tuple(kind.read(one) for kind in kinds for one in entries)


def _codec_for(value: dict[str, Any]) -> JournalCodec[Any]:
    """The kind whose fields it has; a game where it has none of them, so that what is missing can be said."""
    return next((kind for kind in JOURNAL_CODECS.values() if kind.fields.keys() & value.keys()), GAME_CODEC)
