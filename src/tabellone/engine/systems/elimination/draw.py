"""Art. 2, 3 (K2): the draw of numbers, with the seeded players on their places."""

from tabellone.engine.lots import lot
from tabellone.engine.model import Player, Tournament
from tabellone.engine.reasons import BadDocumentError
from tabellone.engine.systems.elimination.options import SEED_EVERY, Seeds


def drawn(tournament: Tournament, seed: str) -> list[Player]:
    """The players in the order of their numbers, by lot but for the seeded ones."""
    if tournament.history:
        return list(tournament.players)
    by_lot = sorted(tournament.players, key=lambda player: lot(seed, f"{player.name}\n{player.number}"))
    seeded = seeded_players(tournament, by_lot)
    fixed = dict(zip(seed_places(tournament, len(seeded)), seeded, strict=True))
    others = iter([player for player in by_lot if player not in seeded])
    return [fixed[number] if number in fixed else next(others) for number in range(1, len(by_lot) + 1)]


def seeded_players(tournament: Tournament, by_lot: list[Player]) -> list[Player]:
    """Those marked by the director; if nobody is, the highest Elo-Rubele, one for every 8 or 16 players."""
    rule = tournament.rules.seeds
    if rule is Seeds.NONE:
        return []
    marked = [player for player in by_lot if player.seeded]
    if marked:
        return marked
    rated = sorted((p for p in by_lot if p.rating is not None), key=lambda player: -(player.rating or 0))
    strongest = rated[: len(by_lot) // SEED_EVERY[rule]]
    return [player for player in by_lot if player in strongest]


def seed_places(tournament: Tournament, count: int) -> list[int]:
    """«i posti 1 - 9 - 17 - 25 ecc oppure i posti 1 - 17 - 33 - 49 ecc. del tabellone di gioco».

    Fewer seeded players than places are spread over them.
    """
    if not count:
        return []
    places = range(1, len(tournament.players) + 1, SEED_EVERY[tournament.rules.seeds])
    if count > len(places):
        players = len(tournament.players)
        raise BadDocumentError("more_seeds_than_places", "players", seeds=count, places=len(places), players=players)
    return [places[index * len(places) // count] for index in range(count)]
