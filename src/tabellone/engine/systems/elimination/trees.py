"""The brackets as they can be drawn, with the encounters still to come."""

from tabellone.engine.encounters import Game
from tabellone.engine.model import Round, Tournament
from tabellone.engine.systems.elimination.course import (
    NOBODY,
    Bracket,
    courses,
    goes_on,
    pairs_of,
    power_of_two,
    undecided,
)
from tabellone.engine.systems.elimination.options import RETURNING, Form
from tabellone.engine.systems.elimination.pairing import lineup
from tabellone.engine.tree import BracketTree, Tie

Key = tuple[str, int]


def trees(tournament: Tournament) -> list[BracketTree]:
    """The main bracket first, then finals, places and the recovery."""
    columns: dict[Key, list[tuple[Tie, ...]]] = {}
    last: dict[Key, int] = {}
    path = courses(tournament)
    for number, (before, played) in enumerate(zip(path, tournament.history, strict=False), 1):
        for bracket in before.brackets:
            if bracket.kind != "waiting":
                columns.setdefault(_key(bracket), []).append(_played_column(bracket, number, played))
                last[_key(bracket)] = number
    over = tournament.next_round > tournament.rounds or not path[-1].brackets
    if not over and not (tournament.history and undecided(tournament.history[-1])):
        _add_next_round(tournament, columns, last)
    return [
        BracketTree(kind, place, _columns(kind, found, last[kind, place], tournament), _joined(kind))
        for (kind, place), found in sorted(columns.items(), key=lambda item: (_ORDER.index(item[0][0]), item[0][1]))
    ]


_ORDER = ("main", "recovery", "final_phase", "final", "placing")


def _columns(
    kind: str, found: list[tuple[Tie, ...]], number: int, tournament: Tournament
) -> tuple[tuple[Tie, ...], ...]:
    """A main bracket goes on until those are left who wait for the recovery."""
    returning = RETURNING[tournament.rules.returns] if kind == "main" and tournament.rules.form is Form.RECOVERY else 1
    to_come = _to_come(found, number, returning) if _joined(kind) else []
    return tuple(found + [column for column in to_come if column[0].round <= tournament.rounds])


def _key(bracket: Bracket) -> Key:
    """A main bracket keeps its place while it shrinks; so does the recovery, whose best place moves up."""
    kind = "final" if bracket.kind == "final_again" else bracket.kind
    return kind, bracket.place if kind == "placing" else 1


def _joined(kind: str) -> bool:
    return kind in ("main", "final_phase", "placing")


def _played_column(bracket: Bracket, number: int, played: Round) -> tuple[Tie, ...]:
    """In the order of the bracket, whatever the order of the boards."""
    seat: dict[int, Game] = {}
    for game in played.games:
        seat[game.white] = seat[game.black] = game
    advancing = {rest.player for rest in played.rests}
    ties, done = [], set()  # type: list[Tie], set[int]
    paired = 2 * len(pairs_of(bracket.players)[0])
    for index, player in enumerate(bracket.players):
        if player in done:
            continue
        if player == NOBODY:
            if index >= paired or (index % 2 and bracket.players[index - 1] == NOBODY):
                ties.append(Tie(round=number))
            continue
        if player not in seat:
            formal = next((r.against for r in played.rests if r.player == player), None)
            if formal is None and player not in advancing:
                continue  # he has left: his opponent shows it
            ties.append(Tie(player, formal, player, number, alone=formal is None))
            continue
        game = seat[player]
        other = game.white + game.black - player
        done |= {player, other}
        ties.append(Tie(player, other, goes_on(game), number, game.white, game.result))
    return tuple(ties)


def _add_next_round(tournament: Tournament, columns: dict[Key, list[tuple[Tie, ...]]], last: dict[Key, int]) -> None:
    number = tournament.next_round
    made = lineup(tournament)
    for bracket in made.course.brackets:
        if bracket.kind == "waiting":
            continue
        if bracket.kind == "recovery":
            pairs = [(e.one, e.other) for e in made.encounters if e.bracket == bracket]
            free = tuple(player for player in made.alone if player in bracket.players)
        else:
            pairs, free = pairs_of(bracket.players)
        ties = [_coming(one, other, number) for one, other in pairs]
        ties += [_coming(player, NOBODY, number) for player in free]
        columns.setdefault(_key(bracket), []).append(tuple(ties))
        last[_key(bracket)] = number


def _coming(one: int, other: int, number: int) -> Tie:
    """An encounter that will be played, or somebody who goes on past an empty slot."""
    if NOBODY not in (one, other):
        return Tie(one, other, None, number)
    alone = one or other
    return Tie(alone, None, None, number, alone=True) if alone else Tie(round=number)


def _to_come(found: list[tuple[Tie, ...]], number: int, least: int) -> list[tuple[Tie, ...]]:
    """Half as many encounters in every column that follows; who has won already is in the next one."""
    left, columns = power_of_two(len(found[-1])) // 2, []
    won: list[int | None] = [tie.winner for tie in found[-1]]
    while left >= least and len(found[-1]) > 1:
        number += 1
        known = [*won, *[None] * (2 * left - len(won))]
        columns.append(tuple(Tie(known[2 * i], known[2 * i + 1], None, number) for i in range(left)))
        left, won = left // 2, []
    return columns
