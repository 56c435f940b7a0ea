"""What a person asks for, turned into the data of an event by asking the engine: the decision itself is recorded."""

import secrets
from collections.abc import Mapping
from typing import Any

from tabellone.engine.capabilities import DrawsLots, KeepsNumbersOfNewcomers, rounds_needed
from tabellone.engine.decision import Decision
from tabellone.engine.drawn_options import options_chosen_before, options_drawn
from tabellone.engine.encounters import Table
from tabellone.engine.lots import drawn_game_ticket, is_odd_lot
from tabellone.engine.model import Rest, TieDecision
from tabellone.engine.openings.draw import TableChoice, draw_openings, wrong_table_reason
from tabellone.engine.results import DRAWN_RESULT, LOTS, NOBODY_CAME, code_after_draw
from tabellone.engine.systems.big_tables.seat_draw import draw_seats
from tabellone.journal.encounters import codec_of_tournament
from tabellone.journal.entries.players import Enrol
from tabellone.journal.entries.teams import EnrolTeams
from tabellone.journal.state import State
from tabellone.reading.options import write_options


def draw_data(state: State, seed: str, newcomers: frozenset[int] = frozenset()) -> dict[str, Any]:
    """Numbers and first colour by the system's own rules, from a seed; newcomers have provisional numbers."""
    needed = rounds_needed(state.system, state.tournament)
    state = state._replace(rounds=needed or state.rounds)
    state.system.validate(state.tournament)
    order, rules = state.system.draw_numbers(state.tournament, seed, newcomers)
    identity = state.id_of
    return {
        "seed": seed,
        "numbers": {str(identity[player.number]): number for number, player in enumerate(order, 1)},
        "rules": {
            **state.rules,
            **write_options(rules),
            **options_drawn(write_options(rules, everything=True)),
            **options_chosen_before(state.rules, state.drawn),
        },
        **({"rounds": needed} if needed else {}),
    }


def lot_result_data(state: State, round_number: int, board: int, nobody_came: bool) -> dict[str, Any]:
    """A drawn game that the lot decides, with a seed where there is none to draw it from."""
    known = state.tournament.lots_seed
    seed = known or secrets.token_hex(4)
    result = draw_lot_result(state, round_number, board, nobody_came, seed)
    said = {"after": result.removeprefix(f"{DRAWN_RESULT.code} ")} if state.is_by_teams else {"result": result}
    return {"round": round_number, "encounter": board, **said, **({} if known else {"seed": seed})}


def draw_lot_result(state: State, round_number: int, board: int, nobody_came: bool = False, seed: str = "") -> str:
    """The result of a drawn game that the lot decides (FID, sistemi ad eliminazione, Art. 5), from the seed.

    At once, after replays that were drawn too, or because nobody came to the replay.
    """
    played = state.paired_rounds[round_number - 1]
    encounter = (played.games or played.matches)[board - 1]
    result = encounter.result
    names = (state.competitors[one].name for one in encounter.seats)
    seed = seed or state.tournament.lots_seed or ""
    white_goes_on = is_odd_lot(seed, drawn_game_ticket(round_number, names))
    drawn = code_after_draw(result, NOBODY_CAME.code or "") if nobody_came else result
    return code_after_draw(drawn, LOTS[0] if white_goes_on else LOTS[1])


def openings_data(state: State, round_number: int, seed: str, decided: TableChoice | None = None) -> dict[str, Any]:
    """The openings of a round by lot, with the seed anybody can draw them again from, and what was decided against."""
    tournament = state.tournament
    objection = wrong_table_reason(tournament, round_number)
    drawn = list(draw_openings(tournament, round_number, seed, decided))
    data: dict[str, Any] = {"round": round_number, "openings": drawn, "seed": seed}
    if objection is not None and decided is not None:
        data |= {"drawn_from": decided.value, "exceptions": [objection.as_data()]}
    return data


def tie_decision_data(state: State, decision: TieDecision) -> dict[str, Any]:
    """A lot, a blitz or a play-off by numbers, as the event writes it, by ids."""
    identity = state.id_of
    return {
        "order": [identity[player] for player in decision.players],
        "how": decision.how.value,
        "after": decision.after.value,
        **({"seed": decision.seed} if decision.seed else {}),
    }


def enrol_data(state: State, players: list[dict[str, Any]]) -> dict[str, Any]:
    """Players to enrol; once the tournament has started, with everybody's new numbers (Amalfi B.2.5).

    After the draw too, where it says which number a newcomer has.
    """
    data: dict[str, Any] = {"players": players}
    if (state.paired_rounds or _keeps_draw(state)) and not state.is_by_teams:
        known = state.number_of
        provisional = {str(i): number for i, number in known.items()}
        newcomers = range(len(known) + 1, len(known) + len(players) + 1)
        provisional |= {str(state.last_id + offset): number for offset, number in enumerate(newcomers, 1)}
        after = Enrol().apply(state, data | {"numbers": provisional})
        data["numbers"] = draw_data(after, state.seed or "", frozenset(newcomers))["numbers"]
    return data


def enrol_teams_data(state: State, teams: list[dict[str, Any]]) -> dict[str, Any]:
    """Teams to enrol; once the tournament has started, with the new numbers of all."""
    data: dict[str, Any] = {"teams": teams}
    if state.paired_rounds:
        known = state.number_of
        newcomers = range(len(known) + 1, len(known) + len(teams) + 1)
        provisional = {str(i): number for i, number in known.items()}
        provisional |= {str(state.last_team_id + offset): number for offset, number in enumerate(newcomers, 1)}
        after = EnrolTeams().apply(state, data | {"numbers": provisional})
        data["numbers"] = draw_data(after, state.seed or "", frozenset(newcomers))["numbers"]
    return data


def remove_team_data(state: State, team: int) -> dict[str, Any]:
    """A team to strike; once the tournament has started, the others close the gap in the numbers."""
    return {"team": team} | _numbers_without(state, team)


def _numbers_without(state: State, removed: int) -> dict[str, Any]:
    if not state.paired_rounds and not _keeps_draw(state):
        return {}
    order = sorted((n, i) for i, n in state.number_of.items() if i != removed)
    return {"numbers": {str(identity): number for number, (_, identity) in enumerate(order, 1)}}


def _keeps_draw(state: State) -> bool:
    """Whether numbers drawn from a seed that is known are good for another list of players too."""
    return state.drawn and state.tournament_seed is not None and isinstance(state.system, KeepsNumbersOfNewcomers)


def remove_data(state: State, player: int) -> dict[str, Any]:
    """A player to strike; once the tournament has started, the others close the gap in the numbers."""
    return {"player": player} | ({} if state.is_by_teams else _numbers_without(state, player))


def pair_data(state: State, seed: str = "") -> tuple[dict[str, Any], Decision]:
    """The next round by the rules, by ids, and the decision with its exceptions.

    A round by lot in a tournament without a seed is drawn from this one, or from a new one: two events are not drawn
    alike, and the round says it.
    """
    tournament, system = state.tournament, state.system
    system.validate(tournament)  # an undone event may have left rules that cannot be played
    lots: dict[str, Any] = {}
    draws = system.encounter is Table or (isinstance(system, DrawsLots) and system.draws_lots(tournament))
    if draws and not tournament.lots_seed:
        lots = {"lots_seed": seed.strip() or secrets.token_hex(4)}
        tournament = tournament._replace(seed=lots["lots_seed"])
    decision = system.pair(tournament)
    if system.encounter is Table:
        decision = decision._replace(encounters=draw_seats(tournament, decision.tables, tournament.lots_seed or ""))
    identity, people, kind = state.id_of, state.person_id_of, codec_of_tournament(state)
    data = {
        "round": decision.round,
        **lots,
        "encounters": [kind.write(encounter, identity, people) for encounter in decision.encounters],
        "rests": [rest_row(rest, identity) for rest in decision.rests],
        **({} if decision.quality is None else {"quality": list(decision.quality)}),
        "exceptions": [reason.as_data() for reason in decision.exceptions],
    }
    return data, decision


def rest_row(rest: Rest, identity: Mapping[int, int]) -> list[Any]:
    """A rest as events write it, by ids."""
    entry: list[Any] = [identity[rest.player], rest.kind]
    return entry if rest.against is None else [*entry, identity[rest.against]]
