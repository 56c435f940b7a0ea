"""The brackets as they can be drawn, with the encounters still to come."""

from tabellone.engine.bracket_tree import BracketMatch, BracketTree
from tabellone.engine.encounters import Game
from tabellone.engine.model import Round, Tournament
from tabellone.engine.systems.elimination.bracket_state import (
    EMPTY_SLOT,
    Bracket,
    bracket_pairs,
    next_power_of_two,
    states_by_round,
    undecided_boards,
    winner_of,
)
from tabellone.engine.systems.elimination.options import RETURNING, Form
from tabellone.engine.systems.elimination.pairing import plan_round

Key = tuple[str, int]


def brackets(tournament: Tournament) -> list[BracketTree]:
    """The main bracket first, then finals, places and the recovery."""
    columns: dict[Key, list[tuple[BracketMatch, ...]]] = {}
    last: dict[Key, int] = {}
    path = states_by_round(tournament)
    for number, (before, played) in enumerate(zip(path, tournament.history, strict=False), 1):
        for bracket in before.brackets:
            if bracket.kind != "waiting":
                columns.setdefault(_bracket_key(bracket), []).append(_played_column(bracket, number, played))
                last[_bracket_key(bracket)] = number
    over = tournament.next_round > tournament.rounds or not path[-1].brackets
    if not over and not (tournament.history and undecided_boards(tournament.history[-1])):
        _add_next_round(tournament, columns, last)
    return [
        BracketTree(kind, place, _columns(kind, found, last[kind, place], tournament), _is_joined(kind))
        for (kind, place), found in sorted(columns.items(), key=lambda item: (_ORDER.index(item[0][0]), item[0][1]))
    ]


_ORDER = ("main", "recovery", "final_phase", "final", "placing")


def _columns(
    kind: str, columns: list[tuple[BracketMatch, ...]], round_number: int, tournament: Tournament
) -> tuple[tuple[BracketMatch, ...], ...]:
    """A main bracket goes on until those are left who wait for the recovery."""
    returning = RETURNING[tournament.rules.returns] if kind == "main" and tournament.rules.form is Form.RECOVERY else 1
    to_come = _future_columns(columns, round_number, returning) if _is_joined(kind) else []
    return tuple(columns + [column for column in to_come if column[0].round <= tournament.rounds])


def _bracket_key(bracket: Bracket) -> Key:
    """A main bracket keeps its place while it shrinks; so does the recovery, whose best place moves up."""
    kind = "final" if bracket.kind == "final_again" else bracket.kind
    return kind, bracket.place if kind == "placing" else 1


def _is_joined(kind: str) -> bool:
    return kind in ("main", "final_phase", "placing")


def _played_column(bracket: Bracket, round_number: int, round_: Round) -> tuple[BracketMatch, ...]:
    """Returns a played round in the order of the bracket."""
    seat: dict[int, Game] = {}
    for game in round_.games:
        seat[game.white] = seat[game.black] = game
    advancing = {rest.player for rest in round_.rests}
    ties, done = [], set()  # type: list[BracketMatch], set[int]
    paired = 2 * len(bracket_pairs(bracket.players)[0])
    for index, player in enumerate(bracket.players):
        if player in done:
            continue
        if player == EMPTY_SLOT:
            if index >= paired or (index % 2 and bracket.players[index - 1] == EMPTY_SLOT):
                ties.append(BracketMatch(round=round_number))
            continue
        if player not in seat:
            formal = next((r.against for r in round_.rests if r.player == player), None)
            if formal is None and player not in advancing:
                continue  # he has left: his opponent shows it
            ties.append(BracketMatch(player, formal, player, round_number, alone=formal is None))
            continue
        game = seat[player]
        other = game.white + game.black - player
        done |= {player, other}
        ties.append(BracketMatch(player, other, winner_of(game), round_number, game.white, game.result))
    return tuple(ties)


def _add_next_round(
    tournament: Tournament, columns: dict[Key, list[tuple[BracketMatch, ...]]], last: dict[Key, int]
) -> None:
    number = tournament.next_round
    made = plan_round(tournament)
    for bracket in made.state.brackets:
        if bracket.kind == "waiting":
            continue
        if bracket.kind == "recovery":
            pairs = [(e.upper, e.lower) for e in made.encounters if e.bracket == bracket]
            free = tuple(player for player in made.alone if player in bracket.players)
        else:
            pairs, free = bracket_pairs(bracket.players)
        ties = [_future_match(one, other, number) for one, other in pairs]
        ties += [_future_match(player, EMPTY_SLOT, number) for player in free]
        columns.setdefault(_bracket_key(bracket), []).append(tuple(ties))
        last[_bracket_key(bracket)] = number


def _future_match(one: int, other: int, round_number: int) -> BracketMatch:
    """Returns a match still to come, or a player who goes on past an empty slot."""
    if EMPTY_SLOT not in (one, other):
        return BracketMatch(one, other, None, round_number)
    alone = one or other
    return BracketMatch(alone, None, None, round_number, alone=True) if alone else BracketMatch(round=round_number)


def _future_columns(
    played_columns: list[tuple[BracketMatch, ...]], round_number: int, least: int
) -> list[tuple[BracketMatch, ...]]:
    """Half as many encounters in every column that follows; who has won already is in the next one."""
    left, columns = next_power_of_two(len(played_columns[-1])) // 2, []
    won: list[int | None] = [tie.winner for tie in played_columns[-1]]
    while left >= least and len(played_columns[-1]) > 1:
        round_number += 1
        known = [*won, *[None] * (2 * left - len(won))]
        columns.append(tuple(BracketMatch(known[2 * i], known[2 * i + 1], None, round_number) for i in range(left)))
        left, won = left // 2, []
    return columns
