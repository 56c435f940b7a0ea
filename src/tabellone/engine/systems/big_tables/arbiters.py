"""BIG Masters 5, Arbitraggio (B16): who is called to a table where something is contested.

«Il collegio arbitrale è costituito da almeno 5 persone […] In caso di contestazioni verranno convocati da 1 a 3 arbitri
non presenti al tavolo (possibilmente non compagni di squadra di nessun giocatore presente al tavolo). […] Nel caso di
contestazioni minori, è sufficiente il parere di 1 solo arbitro […] se ci sarà la possibilità di avere un arbitro non
giocatore verrà sempre prima convocato lui».
"""

from __future__ import annotations

from tabellone.engine.model import MAX_ARBITERS, Arbiter, Player, Tournament
from tabellone.engine.person_register import name_key
from tabellone.engine.seatings import ArbiterCandidate

MIN_ARBITERS = 5


def announced_count(tournament: Tournament) -> int:
    """Counts players marked as arbiters and still in, and the staff; each person once."""
    players = [player for player in _player_arbiters(tournament) if player.takes_part_in(tournament.next_round)]
    return len(players) + len(_staff_arbiters(tournament, {player.number for player in players}))


def available_arbiters(tournament: Tournament, round_number: int, table: int) -> list[ArbiterCandidate]:
    """Returns all arbiters who could come to a table, in the order of call.

    Who sits at it does not judge it; who sits at no table of the round is away, unless he is of the staff. Those who do
    not play come first, those who are nobody's team-mates at the table next. Among equals: who is not at another table
    that has called, whose own game is over, who has been called least in the event, the first by name.
    """
    played = tournament.history[round_number - 1]
    seat = {player: index for index, one in enumerate(played.tables, 1) for player in one.seats}
    here = played.tables[table - 1].seats
    teams = {tournament.players[player - 1].team for player in here} - {""}
    calls = [
        call
        for index, earlier in enumerate(tournament.history, 1)
        for call in earlier.calls
        # what this table itself waits for keeps nobody away
        if call.decision or (index, call.encounter) != (round_number, table)
    ]

    def order(one: ArbiterCandidate) -> tuple[object, ...]:
        mine = [call for call in calls if one.arbiter in call.arbiters]
        busy = any(not call.decision for call in mine)
        playing = one.table is not None and played.tables[one.table - 1].places is None
        name = one.arbiter if isinstance(one.arbiter, str) else tournament.players[one.arbiter - 1].name
        last = (name_key(name), isinstance(one.arbiter, int), str(one.arbiter).zfill(9))
        return one.table is not None, one.team_mate, busy, playing, len(mine), last

    players = [
        ArbiterCandidate(player.number, seat[player.number], player.team in teams)
        for player in _player_arbiters(tournament)
        if player.number in seat and player.number not in here
    ]
    staff = [ArbiterCandidate(name, None, team_mate=False) for name in _staff_arbiters(tournament, set(seat))]
    return sorted([*staff, *players], key=order)


def arbiters_to_call(tournament: Tournament, round_number: int, table: int, minor: bool) -> list[ArbiterCandidate]:
    """One for a minor case, three for another where there are three.

    Fewer who are nobody's team-mates are better than three with one who is.
    """
    found = available_arbiters(tournament, round_number, table)
    fair = [one for one in found if not one.team_mate] or found
    return fair[: 1 if minor else MAX_ARBITERS]


def _player_arbiters(tournament: Tournament) -> list[Player]:
    """Players who are arbiters, also those whom the list of the staff names."""
    staff = {name_key(name) for name in tournament.staff}
    return [player for player in tournament.players if player.arbiter or name_key(player.name) in staff]


def _staff_arbiters(tournament: Tournament, playing: set[int]) -> list[Arbiter]:
    """The staff without those who play after all."""
    names = {name_key(tournament.players[number - 1].name) for number in playing}
    return [name for name in tournament.staff if name_key(name) not in names]
