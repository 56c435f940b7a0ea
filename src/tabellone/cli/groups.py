"""`tabellone groups`: the entries of an event in groups by Elo-Rubele, and one document for each."""

from typing import Any

from tabellone.cli.context import DONE, CommandContext, WrongUseError, command, read_bytes, require_absent, write_json
from tabellone.documents.groups import groups_data, groups_text
from tabellone.engine.capabilities import rounds_needed
from tabellone.engine.groups import GroupLimits, Strength, cut_groups, propose_sizes, size_objections, sort_by_strength
from tabellone.engine.model import Player, Tournament
from tabellone.engine.system import System
from tabellone.formats.document import read_data
from tabellone.formats.document_edits import number_players
from tabellone.formats.json_text import read_object


@command
def run_groups(context: CommandContext, file: str, groups: int, rounds: int | None, output: str | None) -> int:
    """Propose the groups; with an output write one document for each, or none at all if one cannot be."""
    data = number_players(read_object(read_bytes(file)))
    tournament, system, _ = context.use_names_of(read_data(data))
    if tournament.history:
        raise WrongUseError("groups_before_rounds")
    if tournament.teams:
        raise WrongUseError("groups_of_players")
    limits = GroupLimits(len(tournament.players), rounds or tournament.rounds, groups)
    order = sort_by_strength((Strength(player.rating, player.title), player) for player in tournament.players)
    found = cut_groups(order, propose_sizes(limits))
    if output is not None:
        entries = {entry["number"]: entry for entry in data["players"]}
        documents = [
            _document(data, [entries[p.number] for p in group], _rounds(system, tournament, group, limits), number)
            for number, group in enumerate(found, 1)
        ]
        for number, document in enumerate(documents, 1):
            read_data(document)
            require_absent(f"{output}{number}.json")
        for number, document in enumerate(documents, 1):
            write_json(f"{output}{number}.json", document)
    context.print_warnings(size_objections(limits, [len(group) for group in found]))
    context.print_answer(groups_data(limits, found), groups_text(limits, found, context.speaker))
    return DONE


def _rounds(system: System, tournament: Tournament, group: list[Player], limits: GroupLimits) -> int:
    """Returns the rounds asked for, else those announced, unless the number of players decides."""
    players = tuple(player._replace(number=number) for number, player in enumerate(group, 1))
    return rounds_needed(system, tournament._replace(players=players, rounds=limits.rounds)) or limits.rounds


def _document(data: dict[str, Any], players: list[dict[str, Any]], rounds: int, group_number: int) -> dict[str, Any]:
    """The event's document with the players of one group; their numbers are still to be drawn."""
    numbered = [{**entry, "number": index} for index, entry in enumerate(players, 1)]
    kept = {name: value for name, value in data.items() if name not in ("next", "seed")}
    return {**kept, "name": f"{data.get('name', '')} {group_number}".strip(), "rounds": rounds, "players": numbered}
