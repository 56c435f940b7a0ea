"""Encounters as documents write them: one module a kind."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from tabellone.engine.encounters import Encounter, Game, Match, Table
from tabellone.formats.encounters.games import GAME_CODEC
from tabellone.formats.encounters.matches import MATCH_CODEC
from tabellone.formats.encounters.tables import TABLE_CODEC

if TYPE_CHECKING:
    from collections.abc import Mapping

    from tabellone.formats.encounters.codec import DocumentCodec

DOCUMENT_CODECS: Mapping[type[Encounter], DocumentCodec[Any]] = {
    Game: GAME_CODEC,
    Table: TABLE_CODEC,
    Match: MATCH_CODEC,
}


def codec_in(data: Mapping[str, Any]) -> DocumentCodec[Any]:
    """The kind of the encounters of a round in a document; a round of rests has none, and says of which kind."""
    named = [kind for kind in DOCUMENT_CODECS.values() if kind.name in data]
    return next((kind for kind in named if data[kind.name]), named[0] if named else GAME_CODEC)


def codec_of(encounters: tuple[Encounter, ...]) -> DocumentCodec[Any]:
    """Returns the codec of the encounters of a round; that of games if everybody rests."""
    return DOCUMENT_CODECS[type(encounters[0])] if encounters else GAME_CODEC


def write_encounters(encounters: tuple[Encounter, ...], of_teams: bool) -> dict[str, Any]:
    """The field of a round that has them; of teams it is `matches`, also where all of them rest."""
    kind: DocumentCodec[Any] = MATCH_CODEC if of_teams else codec_of(encounters)
    return {kind.name: [kind.write(one) for one in encounters]}
