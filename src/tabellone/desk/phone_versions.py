"""What a card's page and a player's own page show beyond what everybody sees, as versions for live updates."""

from collections.abc import Mapping
from hashlib import sha256

from tabellone.desk.absences import own_rounds
from tabellone.desk.encounters import as_handled
from tabellone.desk.my_game import my_games
from tabellone.journal.journal import Snapshot
from tabellone.journal.state import PairedRound, State

Place = tuple[int, int] | int
"""A board, table or match of a round, for whoever has its card; or a player, by id."""


def phone_versions(moment: Snapshot) -> Mapping[Place, str]:
    """Of every card of a published round and of every player; a version says nothing of a round that is not."""
    return moment.cached("phone_versions", lambda _: _versions(moment))


def _versions(moment: Snapshot) -> dict[Place, str]:
    state, public = moment.state, moment.published.state
    common = (state.closed, state.phone_policy, len(public.paired_rounds), public.withdrawn_publication)
    found: dict[Place, str] = {}
    for number, played in enumerate(state.paired_rounds[: len(public.paired_rounds)], 1):
        for encounter in range(1, len(played.encounters) + 1):
            found[number, encounter] = _version(common, _said_at(state, number, played, encounter))
    for player, mine in my_games(moment.published).items():
        spot = found.get((mine.spot.round, mine.spot.encounter)) if mine.spot else None
        asked = () if state.is_by_teams or state.closed else own_rounds(state, player, public.next_round)
        found[player] = _version(mine.version, spot, player in state.checked_in, asked)
    return found


def _said_at(state: State, number: int, round_: PairedRound, index: int) -> object:
    """At a board, table or match: its result, what phones have proposed, whom it has called and what was decided."""
    encounter = round_.encounters[index - 1]
    seated = [people for _, people in as_handled(encounter).seated(encounter)]
    return (
        encounter,
        [state.entrants[player].name for people in seated for player in people],
        [one for one in round_.proposals if one.encounter == index],
        [made for made in round_.calls if made.call.encounter == index],
        state.round_games,
    )


def _version(*shown: object) -> str:
    return sha256(repr(shown).encode()).hexdigest()[:16]
