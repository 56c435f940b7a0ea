"""The three kinds of round: random, Swiss by team, individual Swiss (B2, B3, B5)."""

import random
from collections import Counter
from collections.abc import Sequence
from typing import NamedTuple

from tabellone.engine.decision import Quality
from tabellone.engine.model import Tournament
from tabellone.engine.reasons import NotReadyError
from tabellone.engine.systems.big_tables.last_round import first_seating
from tabellone.engine.systems.big_tables.options import Blocks, Middle
from tabellone.engine.systems.big_tables.past import Past, seed_of
from tabellone.engine.systems.big_tables.ranking import individual_order, team_names, team_order
from tabellone.engine.systems.big_tables.search import Problem, Prover, best_seating, spread_of
from tabellone.engine.systems.big_tables.sizes import table_sizes

RANDOM, BY_TEAM, INDIVIDUAL = "random", "by_team", "individual"


class Block(NamedTuple):
    """Players seated among themselves."""

    players: tuple[int, ...]
    sizes: tuple[int, ...]
    spread: bool
    """Teams are of unequal size, so closeness of team places comes before rematches."""


class Seated(NamedTuple):
    """A round before its tables are numbered."""

    kind: str
    tables: list[tuple[int, ...]]
    quality: Quality
    blocks: list[Block]
    moved: int
    """In an individual round, how many sit elsewhere than at the table of their place, to keep team-mates apart."""
    spread: int = 0
    """By team, with unequal teams: the sum over tables of best - worst team place."""


def kind_of_round(tournament: Tournament, number: int) -> str:
    """B13: the first round is random, the last individual, the others as announced."""
    if number == 1:
        return RANDOM
    if number == tournament.rounds or tournament.rules.middle is Middle.INDIVIDUAL:
        return INDIVIDUAL
    return BY_TEAM


def seat(tournament: Tournament, past: Past, steps: int | None = None, prover: Prover | None = None) -> Seated:
    """The next round."""
    present = present_players(tournament)
    require_rule_1(tournament, present)
    kind = kind_of_round(tournament, tournament.next_round)
    if kind == RANDOM:
        return _random(tournament, present)
    if kind == INDIVIDUAL:
        return _individual(tournament, present, past)
    return _by_team(tournament, present, past, steps, prover)


def present_players(tournament: Tournament) -> list[int]:
    """Who plays the next round."""
    number = tournament.next_round
    return [p.number for p in tournament.players if p.takes_part_in(number) and p.number not in tournament.absent]


def require_rule_1(tournament: Tournament, present: Sequence[int]) -> None:
    """B1: «Non sarà mai possibile che ad uno stesso tavolo siano presenti giocatori della stessa squadra»."""
    sizes = table_sizes(len(present))
    if not sizes:
        raise NotReadyError("too_few_for_a_table", count=len(present))
    teams = team_names(tournament)
    (team, members), *_ = Counter(teams[player] for player in present).most_common(1)
    if members > len(sizes):
        raise NotReadyError("team_larger_than_tables", "1", team=team, count=members, tables=len(sizes))


def _random(tournament: Tournament, present: Sequence[int]) -> Seated:
    """Point 2 (B2): «in maniera casuale (fermo restando il vincolo al punto 1)», from a seed that is recorded.

    A legal seating is exchanged into a random one: every exchange that keeps team-mates apart is made.
    """
    teams = team_names(tournament)
    chance = random.Random(seed_of(tournament))
    sizes = table_sizes(len(present))
    order = sorted(present, key=lambda player: chance.random())
    members = Counter(teams[player] for player in present)
    order.sort(key=lambda player: (-members[teams[player]], teams[player]))
    tables: list[list[int]] = [[] for _ in sizes]
    seats = [index for place in range(max(sizes)) for index, size in enumerate(sizes) if place < size]
    for player, index in zip(order, seats, strict=True):
        tables[index].append(player)
    where = {player: index for index, table in enumerate(tables) for player in table}
    for _ in range(20 * len(order)):
        one, other = (order[int(chance.random() * len(order))] for _ in range(2))
        a, b = where[one], where[other]
        clash = any(teams[p] == teams[one] for p in tables[b] if p != other) or any(
            teams[p] == teams[other] for p in tables[a] if p != one
        )
        if a != b and not clash:
            tables[a][tables[a].index(one)], tables[b][tables[b].index(other)] = other, one
            where[one], where[other] = b, a
    chosen = [tuple(sorted(table)) for table in tables]
    return Seated(RANDOM, chosen, Quality(0, 0, True), [Block(tuple(present), tuple(sizes), False)], 0)


def _by_team(
    tournament: Tournament, present: Sequence[int], past: Past, steps: int | None, prover: Prover | None
) -> Seated:
    """Point 3 (B3, B4): «facendo quindi incontrare persone appartenenti alle squadre che hanno più punti»."""
    teams = team_names(tournament)
    places = {team: place for place, team in enumerate(team_order(tournament, past))}
    tables: list[tuple[int, ...]] = []
    indicator = bound = spread = 0
    proven = True
    found = blocks(tournament, present, past)
    for index, block in enumerate(found):
        at = {player: vertex for vertex, player in enumerate(block.players)}
        costs = [{at[o]: past.weight(player, o) for o in past.meetings[player] if o in at} for player in block.players]
        codes = [places[teams[player]] for player in block.players]
        problem = Problem(codes, block.sizes, costs, codes if block.spread else None)
        answer = best_seating(problem, f"{tournament.next_round} {index}", steps, prover)
        tables += [tuple(block.players[vertex] for vertex in table) for table in answer.tables]
        indicator, bound = indicator + 2 * answer.cost, bound + 2 * answer.bound
        proven = proven and answer.proven
        spread += spread_of(problem, answer.tables)
    return Seated(BY_TEAM, tables, Quality(indicator, bound, proven), found, 0, spread)


def blocks(tournament: Tournament, present: Sequence[int], past: Past | None = None) -> list[Block]:
    """B3: teams in the order of the standings, cut into blocks of four (or eight); the remainder joins the last block.

    Teams of unequal size: a block ends where its players fill tables of four and no team is larger than their number.
    """
    teams = team_names(tournament)
    members: dict[str, list[int]] = {}
    for player in present:
        members.setdefault(teams[player], []).append(player)
    order = [team for team in team_order(tournament, past or Past(tournament)) if team in members]
    wanted = 4 if tournament.rules.blocks is Blocks.FOUR else 8
    unequal = len({len(players) for players in members.values()}) > 1
    cut: list[list[str]] = [[]]
    for team in order:
        if _is_full([members[t] for t in cut[-1]], wanted, unequal):
            cut.append([])
        cut[-1].append(team)
    sizes = table_sizes(len(present))
    if len(cut) > 1 and not _is_full([members[t] for t in cut[-1]], wanted, unequal):
        _join_last(cut)
    while len(cut) > 1 and not _can_be_last([[members[t] for t in block] for block in cut], sizes):
        _join_last(cut)
    found, first = [], 0
    for number, block in enumerate(cut, 1):
        players = tuple(player for team in block for player in members[team])
        end = first + len(players) // 4 if number < len(cut) else len(sizes)
        found.append(Block(players, tuple(sizes[first:end]), unequal))
        first = end
    return found


def _join_last(cut: list[list[str]]) -> None:
    remainder = cut.pop()
    cut[-1] += remainder


def _can_be_last(cut: list[list[list[int]]], sizes: list[int]) -> bool:
    """The blocks before it fill tables of four, and no team of it is larger than the tables left (B1, B8)."""
    before = sum(len(team) for block in cut[:-1] for team in block) // 4
    return all(size == 4 for size in sizes[:before]) and max(map(len, cut[-1])) <= len(sizes) - before


def _is_full(block: list[list[int]], wanted: int, unequal: bool) -> bool:
    players = sum(map(len, block))
    if len(block) < wanted or players % 4:
        return False
    return not unequal or max(map(len, block)) <= players // 4


def _individual(tournament: Tournament, present: Sequence[int], past: Past) -> Seated:
    """Point 4 (B5): «"Svizzera individuale" (sempre rispettando il vincolo al punto 1)»."""
    order = present_order(tournament, present, past)
    teams = team_names(tournament)
    sizes = table_sizes(len(order))
    found = first_seating([teams[player] for player in order], sizes)
    tables = [tuple(order[place] for place in table) for table in found]
    moved = sum(place not in range(4 * table, 4 * table + 4) for table, seats in enumerate(found) for place in seats)
    indicator = sum(past.indicator(table) for table in tables)
    block = Block(tuple(order), tuple(sizes), False)
    return Seated(INDIVIDUAL, tables, Quality(indicator, indicator, True), [block], moved)


def present_order(tournament: Tournament, present: Sequence[int], past: Past) -> list[int]:
    """Who plays, in the order of the individual standings."""
    here = set(present)
    return [player for player in individual_order(tournament, past) if player in here]
