"""The draw of openings: from the table of the categories at play, by lot, none twice while others are left (O1, O2).

The general table and table A are «per giocatori o squadre della Serie Nazionale, se previsto dal regolamento di gara»,
table B is «per incontri fra giocatori appartenenti alla serie Nazionale», table C «fra giocatori e squadre non di serie
Nazionale»; where categories mix, «l'apertura deve essere riferita alla più bassa categoria in gioco» (H4). Who is not
known to be of the national series does not belong to it. All of table C is in table B, so C may be announced for
everybody.
"""

from collections import Counter
from collections.abc import Callable, Iterable, Sequence
from enum import Enum
from functools import partial

from tabellone.engine.categories import is_national_series
from tabellone.engine.encounters import Game
from tabellone.engine.legs import has_two_legs
from tabellone.engine.lots import board_opening_ticket, lot_value, round_opening_ticket
from tabellone.engine.model import Round, Tournament
from tabellone.engine.openings.book import openings_of_table
from tabellone.engine.openings.names import OpeningTable
from tabellone.engine.openings.options import ChosenTable, OpeningDraw, opening_draw, opening_rules
from tabellone.engine.reason_values import MessageId, PlayerNumbers
from tabellone.engine.reasons import Arguments, NotReadyError, Reason
from tabellone.engine.unplayed_rounds import unplayed_round_count

NOT_DRAWN = 0
"""In the place of the opening of a board that has none yet."""
NOT_IN_TABLE = "opening_not_in_table"
"""The remark about an opening that must not be played here."""


class TableChoice(Enum):
    """What was decided where the announced table is not for these players."""

    APPLYING = "applying"
    """The table that applies to them."""
    ANNOUNCED = "announced"
    """The one announced, against the article."""


def draw_openings(
    tournament: Tournament, round_number: int, seed: str, decided: TableChoice | None = None
) -> tuple[int, ...]:
    """The openings of a round that has been paired: one for everybody, or one for every game in order of formation."""
    if round_number <= unplayed_round_count(tournament.rules):
        raise NotReadyError("openings_of_a_supposed_round", "Sistema ridotto, Art. 1", round=round_number)
    objection = wrong_table_reason(tournament, round_number)
    if objection is not None and decided is None:
        raise NotReadyError(objection.code, objection.article, **objection.args)
    paired = tournament.history[round_number - 1]
    games = paired.board_games
    used, had = openings_used(tournament, round_number), openings_by_pair(tournament, round_number)
    if opening_draw(tournament.rules) is OpeningDraw.ROUND:
        candidates = _not_repeated(_table_numbers(tournament, games, decided), had, games)
        return (_least_used(candidates, used, seed, partial(round_opening_ticket, round_number)),)
    drawn = []
    for board, (game, together) in enumerate(zip(games, _games_sharing_table(paired), strict=True), 1):
        candidates = _not_repeated(_table_numbers(tournament, together, decided), had, [game])
        chosen = _least_used(candidates, used, seed, partial(board_opening_ticket, round_number, board))
        used[chosen] += 1
        drawn.append(chosen)
    return tuple(drawn)


def _games_sharing_table(paired: Round) -> list[Sequence[Game]]:
    """Returns for every game those whose categories choose its table: itself, or all of its match (T19)."""
    if not paired.matches:
        return [[game] for game in paired.games]
    return [games for games in paired.games_of_matches for _ in games]


def wrong_table_reason(tournament: Tournament, round_number: int) -> Reason | None:
    """Returns why the announced table is not the one for a round: a player is not of the national series."""
    announced = opening_rules(tournament.rules).opening_table
    if announced in (ChosenTable.BY_CATEGORY, ChosenTable.C):
        return None
    others = _outside_national_series(tournament, tournament.history[round_number - 1].board_games)
    if not others:
        return None
    for_everybody = opening_draw(tournament.rules) is OpeningDraw.ROUND
    code = "table_not_theirs" if for_everybody else "table_not_theirs_at_boards"
    return Reason(
        code,
        "FID Capo IV",
        "O1",
        {
            "opening_table": MessageId(announced.value, "opening_table"),
            "applies": "table_c",
            "outside": PlayerNumbers(others),
        },
    )


def applicable_table(tournament: Tournament, games: Iterable[Game]) -> OpeningTable:
    """The table of the lowest category in these games; the national series has the one announced for it."""
    if _outside_national_series(tournament, games):
        return OpeningTable.C
    announced = opening_rules(tournament.rules).opening_table
    return OpeningTable.B if announced is ChosenTable.BY_CATEGORY else OpeningTable(announced.value)


def _outside_national_series(tournament: Tournament, games: Iterable[Game]) -> list[int]:
    seated = sorted(seat for game in games for seat in game[:2])
    return [seat for seat in seated if not is_national_series(tournament.players[seat - 1].title)]


def _table_numbers(tournament: Tournament, games: Iterable[Game], decided: TableChoice | None) -> tuple[int, ...]:
    which = applicable_table(tournament, games)
    announced = opening_rules(tournament.rules).opening_table
    if decided is TableChoice.ANNOUNCED and announced is not ChosenTable.BY_CATEGORY:
        which = OpeningTable(announced.value)
    return openings_of_table(which, opening_rules(tournament.rules).opening_edition)


def _not_repeated(
    numbers: tuple[int, ...], had: dict[frozenset[int], set[int]], games: Iterable[Game]
) -> Sequence[int]:
    """Removes openings that these opponents have already played, if others are left."""
    played = {opening for game in games for opening in had.get(frozenset(game[:2]), ())}
    return [number for number in numbers if number not in played] or numbers


def opening_remarks(tournament: Tournament, round_number: int) -> list[Reason]:
    """Returns what tables and earlier rounds say against openings drawn elsewhere."""
    played = tournament.history[round_number - 1]
    used, told = openings_used(tournament, round_number), []
    had = openings_by_pair(tournament, round_number) if has_two_legs(tournament.rules) else {}
    if len(played.openings) > 1:
        used.update(opening for opening, times in Counter(played.openings).items() if times > 1)
    for index, opening in enumerate(played.openings):
        everybody = played.board_games
        games = everybody if len(played.openings) == 1 else everybody[index : index + 1]
        together = everybody if len(played.openings) == 1 else _games_sharing_table(played)[index]
        which = applicable_table(tournament, together)
        allowed = openings_of_table(which, opening_rules(tournament.rules).opening_edition)
        if opening not in allowed:
            args: Arguments = {"number": opening, "opening_table": MessageId(which.value, "opening_table")}
            told.append(Reason(NOT_IN_TABLE, "FID Capo IV", "O1", args))
        elif any(opening in had.get(frozenset(game[:2]), ()) for game in games):
            told.append(Reason("opening_of_first_leg", "Andata e ritorno, Art. 1", "R9", {"number": opening}))
        elif used[opening] and any(not used[other] for other in allowed):
            told.append(Reason("opening_drawn_before", "FID Capo IV", "O2", {"number": opening}))
    return told


def openings_used(tournament: Tournament, round_number: int) -> Counter[int]:
    """Counts the openings of the other rounds."""
    others = (played for index, played in enumerate(tournament.history, 1) if index != round_number)
    return Counter(opening for played in others for opening in played.openings)


def openings_by_pair(tournament: Tournament, excluded_round: int) -> dict[frozenset[int], set[int]]:
    """Returns the openings each pair has played in other rounds: a second leg «cambiando le aperture» (R9)."""
    found: dict[frozenset[int], set[int]] = {}
    for round_number, played in enumerate(tournament.history, 1):
        if played.openings and round_number != excluded_round:
            for index, game in enumerate(played.board_games):
                found.setdefault(frozenset(game[:2]), set()).add(opening_of(played.openings, index))
    return found


def opening_of(openings: Sequence[int], index: int) -> int:
    """The opening of a game, where a round has one for everybody or one for each."""
    return openings[0] if len(openings) == 1 else openings[index]


def _least_used(candidates: Sequence[int], used: Counter[int], seed: str, ticket: Callable[[int], str]) -> int:
    fewest = min(used[opening] for opening in candidates)
    left = (opening for opening in candidates if used[opening] == fewest)
    return min(left, key=lambda opening: lot_value(seed, ticket(opening)))
