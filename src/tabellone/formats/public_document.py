"""A tournament as everybody may have it: what the public pages show, and nothing by which more could be known."""

from tabellone.engine.model import Player, Round, Tournament


def public_tournament(tournament: Tournament, is_closed: bool) -> Tournament:
    """Removes from a tournament, already cut down to its published rounds, what only the desk may know.

    Seeds foretell what will be drawn from them; who sat where before a round was mended was perhaps never published.
    """
    rules = tournament.rules
    return tournament._replace(
        players=tuple(_public_player(player) for player in tournament.players),
        history=tuple(_public_round(played) for played in tournament.history),
        rules=rules._replace(seed="") if "seed" in rules._fields else rules,
        prizes=tournament.prizes if is_closed else (),
        seed=None,
    )


def _public_player(player: Player) -> Player:
    """Removes the fields that no public page shows."""
    return player._replace(card="", other_rating=None, other_title="")


def _public_round(round_: Round) -> Round:
    return round_._replace(openings_seed="", lots_seed="", earlier_seatings=())
