"""Which tables of openings an event may draw from (FID Capo XIV, table 4; O1)."""

from typing import NamedTuple

from tabellone.engine.categories import is_national_series
from tabellone.engine.draughts import DraughtsGame
from tabellone.engine.legs import has_two_legs
from tabellone.engine.model import Tournament
from tabellone.engine.openings.names import OpeningEdition, OpeningTable
from tabellone.engine.openings.options import TWO_GAME_TABLES, opening_rules
from tabellone.engine.options import option
from tabellone.engine.ranking.two_game_encounters import is_double
from tabellone.engine.reasons import Reason
from tabellone.engine.teams.options import is_by_teams


class TableUse(NamedTuple):
    """One table, and whether a game of the event may draw from it."""

    table: OpeningTable
    is_allowed: bool
    why: Reason


def event_tables(tournament: Tournament) -> list[TableUse]:
    """Returns all tables of the announced edition; none for another game."""
    if option(tournament.rules, DraughtsGame) is not DraughtsGame.ITALIAN:
        return []
    later = opening_rules(tournament.rules).opening_edition is OpeningEdition.LATER
    return [_table_use(tournament, which) for which in OpeningTable if later or which is not OpeningTable.D]


def _table_use(tournament: Tournament, which: OpeningTable) -> TableUse:
    """«valevoli solo per incontri su due partite o per gara a coppie o a squadre, per giocatori o squadre della Serie
    Nazionale, se previsto dal regolamento di gara»; B «per incontri fra giocatori appartenenti alla serie Nazionale»; C
    «fra giocatori e squadre non di serie Nazionale», and all of it is in B.
    """
    rules = tournament.rules
    national = sum(is_national_series(player.title) for player in tournament.players)
    args = {"national": national, "players": len(tournament.players)}
    if which is OpeningTable.C:
        return _with_reason(which, True, "table_c_for_everybody")
    if which.value in {one.value for one in TWO_GAME_TABLES}:
        if not (is_double(rules) or is_by_teams(rules)):
            return _with_reason(which, False, "table_needs_two_games")
        if has_two_legs(rules):
            return TableUse(which, False, Reason("table_not_in_two_legs", "Andata e ritorno, Art. 2", "R9"))
        if opening_rules(rules).opening_table.value != which.value:
            return _with_reason(which, False, "table_not_announced")
    if national == 0:
        return _with_reason(which, False, "table_of_national_series")
    everybody = national == len(tournament.players)
    code = "table_all_national" if everybody else "table_where_all_are_national"
    return TableUse(which, True, Reason(code, "FID Capo IV", "O1", {} if everybody else args))


def _with_reason(which: OpeningTable, is_allowed: bool, code: str) -> TableUse:
    return TableUse(which, is_allowed, Reason(code, "FID Capo IV", "O1"))
