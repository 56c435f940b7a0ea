"""Art. 2, 3 (K2): the draw of numbers, with the seeded players on their places."""

from collections.abc import Collection
from itertools import combinations

from tabellone.engine.handicap import Handicap, handicap_rules, strongest_first
from tabellone.engine.lots import draw_ticket, lot_value
from tabellone.engine.model import Player, Tournament
from tabellone.engine.reason_values import PlayerNumbers
from tabellone.engine.reasons import Arguments, BadDocumentError, Reason
from tabellone.engine.systems.elimination.bracket_state import next_power_of_two, next_slots
from tabellone.engine.systems.elimination.options import SEED_EVERY, Seeds


def draw_order(tournament: Tournament, seed: str) -> list[Player]:
    """The players in the order of their numbers, by lot but for the seeded ones."""
    if tournament.history:
        return list(tournament.players)
    by_lot = sorted(tournament.players, key=lambda player: lot_value(seed, draw_ticket(player.name, player.number)))
    seeded = seeded_players(tournament, by_lot)
    fixed = dict(zip(seed_places(tournament, len(seeded)), seeded, strict=True))
    by_strength = handicap_rules(tournament.rules).handicap is Handicap.SECOND
    order = strongest_first(tournament, by_lot) if by_strength else by_lot  # second system, Art. 1 (K10)
    others = iter([player for player in order if player not in seeded])
    return [fixed[number] if number in fixed else next(others) for number in range(1, len(by_lot) + 1)]


def seeded_players(tournament: Tournament, by_lot: list[Player]) -> list[Player]:
    """Returns the marked players, else the highest Elo-Rubele, one for every 8 or 16 players."""
    rule = tournament.rules.seeds
    if rule is Seeds.NONE:
        return []
    marked = [player for player in by_lot if player.seeded]
    if marked:
        return marked
    rated = sorted((p for p in by_lot if p.rating is not None), key=lambda player: -(player.rating or 0))
    strongest = rated[: len(by_lot) // SEED_EVERY[rule]]
    return [player for player in by_lot if player in strongest]


def seed_count_warnings(tournament: Tournament) -> list[Reason]:
    """Art. 2: «in proporzione al numero dei concorrenti e precisamente: una testa di serie ogni 8 o 16 giocatori»."""
    rule, players = tournament.rules.seeds, tournament.players
    marked = [player.number for player in players if player.seeded]
    if rule is Seeds.NONE:
        return (
            [Reason("marked_but_nobody_is_seeded", "Art. 2", "K2", {"seeded": PlayerNumbers(marked)})] if marked else []
        )
    every = SEED_EVERY[rule]
    if len(players) < every:
        return [Reason("too_few_to_seed", "Art. 2", "K2", {"players": len(players), "every": every})]
    share = len(players) // every
    args: Arguments = {"seeded": PlayerNumbers(marked), "seeds": len(marked), "players": len(players), "most": share}
    return [Reason("more_seeds_than_their_share", "Art. 2", "K2", args)] if len(marked) > share else []


def seed_places(tournament: Tournament, count: int) -> list[int]:
    """«i posti 1 - 9 - 17 - 25 ecc oppure i posti 1 - 17 - 33 - 49 ecc. del tabellone di gioco».

    Fewer seeded players than places are spread so that they meet as late as the bracket allows.
    """
    if not count:
        return []
    players = len(tournament.players)
    places = list(range(1, players + 1, SEED_EVERY[tournament.rules.seeds]))
    if count > len(places):
        raise BadDocumentError("more_seeds_than_places", "players", seeds=count, places=len(places), players=players)
    return _spread_seeds(places, next_slots(tuple(range(1, players + 1))), 0, next_power_of_two(players) // 2, count)


def _spread_seeds(places: list[int], slot_of: dict[int, int], first: int, slots: int, count: int) -> list[int]:
    """So many of the places of a part of the bracket, as equally as can be in its two halves, and in theirs."""
    if count in (0, len(places)):
        return places[:count]
    middle = first + slots // 2
    upper = [place for place in places if slot_of[place] < middle]
    lower = places[len(upper) :]
    in_upper = min(len(upper), max(count - len(lower), (count + 1) // 2))
    return [
        *_spread_seeds(upper, slot_of, first, slots // 2, in_upper),
        *_spread_seeds(lower, slot_of, middle, slots // 2, count - in_upper),
    ]


def misplaced_seeds(tournament: Tournament) -> tuple[list[int], list[int]]:
    """The seeded players who are not on their places, and the places.

    Fewer than there are places for may also be on others of Art. 3, if they meet no earlier there. Who is seeded among
    equal ratings the lot has said: those on the places.
    """
    every = SEED_EVERY.get(tournament.rules.seeds)
    on_places_first = sorted(tournament.players, key=lambda player: (player.number - 1) % every if every else 0)
    seeded = {player.number for player in seeded_players(tournament, on_places_first)}
    places = seed_places(tournament, len(seeded))
    off = sorted(number for number in seeded if every and (number - 1) % every)
    if (
        not off
        and seeded != set(places)
        and _earliest_meetings(tournament, seeded) < _earliest_meetings(tournament, places)
    ):
        off = sorted(seeded - set(places))
    return off, places


def _earliest_meetings(tournament: Tournament, places: Collection[int]) -> list[int]:
    """Returns after how many rounds each two of the places can meet, sorted."""
    slot_of = next_slots(tuple(range(1, len(tournament.players) + 1)))
    return sorted((slot_of[one] ^ slot_of[other]).bit_length() for one, other in combinations(sorted(places), 2))
