"""The draw of openings: from the table of the categories at play, by lot, none twice while others are left (O1, O2).

Table B is «per incontri fra giocatori appartenenti alla serie Nazionale», table C «fra giocatori e squadre non di serie
Nazionale»; where categories mix, «l'apertura deve essere riferita alla più bassa categoria in gioco» (H4).
"""

from collections import Counter
from collections.abc import Iterable, Sequence

from tabellone.engine.categories import is_national_series
from tabellone.engine.lots import lot
from tabellone.engine.model import Game, Player, Tournament
from tabellone.engine.openings.book import table
from tabellone.engine.openings.names import OpeningTable
from tabellone.engine.openings.options import ChosenTable, OpeningDraw, draws_openings
from tabellone.engine.reasons import Reason


def draw_openings(tournament: Tournament, number: int, seed: str) -> tuple[int, ...]:
    """The openings of a round that has been paired: one for everybody, or one for every game in order of formation."""
    games = tournament.history[number - 1].games
    used = used_elsewhere(tournament, number)
    if draws_openings(tournament.rules) is OpeningDraw.ROUND:
        return (_least_used(table_of_round(tournament, number), used, seed, f"round {number}"),)
    had = openings_of_pairs(tournament, number)
    drawn = []
    for board, game in enumerate(games, 1):
        candidates = table_of_game(tournament, game)
        fresh = [opening for opening in candidates if opening not in had.get(frozenset(game[:2]), ())]
        chosen = _least_used(fresh or candidates, used, seed, f"round {number} board {board}")
        used[chosen] += 1
        drawn.append(chosen)
    return tuple(drawn)


def which_table(tournament: Tournament, players: Iterable[Player]) -> OpeningTable:
    """The table announced, or the one of the lowest category among these players."""
    chosen = tournament.rules.opening_table
    if chosen is not ChosenTable.BY_CATEGORY:
        return OpeningTable(chosen.value)
    return OpeningTable.B if all(is_national_series(player.title) for player in players) else OpeningTable.C


def table_of_round(tournament: Tournament, number: int) -> tuple[int, ...]:
    """The numbers to draw from for everybody who plays in a round."""
    seated = [seat for game in tournament.history[number - 1].games for seat in game[:2]]
    which = which_table(tournament, (tournament.players[seat - 1] for seat in seated))
    return table(which, tournament.rules.opening_edition)


def table_of_game(tournament: Tournament, game: Game) -> tuple[int, ...]:
    """The numbers to draw from for one game."""
    which = which_table(tournament, (tournament.players[seat - 1] for seat in game[:2]))
    return table(which, tournament.rules.opening_edition)


def remarks(tournament: Tournament, number: int) -> list[Reason]:
    """What the tables and the earlier rounds say against openings that were drawn elsewhere."""
    played = tournament.history[number - 1]
    used, told = used_elsewhere(tournament, number), []
    if len(played.openings) > 1:
        used.update(opening for opening, times in Counter(played.openings).items() if times > 1)
    for index, opening in enumerate(played.openings):
        everybody = len(played.openings) == 1
        allowed = table_of_round(tournament, number) if everybody else table_of_game(tournament, played.games[index])
        if opening not in allowed:
            told.append(Reason("opening_not_in_table", "FID Capo IV", "O1", {"number": opening}))
        elif used[opening] and any(not used[other] for other in allowed):
            told.append(Reason("opening_drawn_before", "FID Capo IV", "O2", {"number": opening}))
    return told


def used_elsewhere(tournament: Tournament, number: int) -> Counter[int]:
    """How often each opening was drawn in the other rounds of the event."""
    others = (played for index, played in enumerate(tournament.history, 1) if index != number)
    return Counter(opening for played in others for opening in played.openings)


def openings_of_pairs(tournament: Tournament, number: int) -> dict[frozenset[int], set[int]]:
    """What any two have played against each other in other rounds: a second leg «cambiando le aperture» (R9)."""
    found: dict[frozenset[int], set[int]] = {}
    for round_number, played in enumerate(tournament.history, 1):
        if played.openings and round_number != number:
            for index, game in enumerate(played.games):
                found.setdefault(frozenset(game[:2]), set()).add(opening_of(played.openings, index))
    return found


def opening_of(openings: Sequence[int], index: int) -> int:
    """The opening of a game, where a round has one for everybody or one for each."""
    return openings[0] if len(openings) == 1 else openings[index]


def _least_used(candidates: Sequence[int], used: Counter[int], seed: str, ticket: str) -> int:
    fewest = min(used[opening] for opening in candidates)
    left = (opening for opening in candidates if used[opening] == fewest)
    return min(left, key=lambda opening: lot(seed, f"opening {ticket}: {opening}"))
