"""`tabellone standings`."""

from tabellone.cli.context import DONE, CommandContext, WrongUseError, command
from tabellone.documents.all_standings import all_standings_data
from tabellone.documents.listings.groups import group_standings
from tabellone.documents.listings.standings import (
    individual_standings,
    overall_standings,
    standings,
    standings_notes,
    team_standings,
)
from tabellone.documents.listings.table import TableContext
from tabellone.documents.phases import overall_data
from tabellone.documents.player_groups import group_data, group_label
from tabellone.documents.prizes import prizes_text
from tabellone.documents.roll_of_honour import honours_text
from tabellone.documents.standings import (
    standings_data,
    ties_text,
)
from tabellone.engine.ages import event_year
from tabellone.engine.capabilities import HasRollOfHonour, HasTeamStandings, TeamEvent
from tabellone.engine.handicap import has_general_order_only
from tabellone.engine.model import Tournament
from tabellone.engine.phases import Phase, rank_over_phases, require_finished
from tabellone.engine.player_groups import PlayerGroup, rank_within
from tabellone.engine.prize_giving import divide_event_prizes, with_prize_lots
from tabellone.engine.settling import is_finished
from tabellone.engine.system import System
from tabellone.engine.teams.team_view import teams_as_players

ALL_PLAYERS = PlayerGroup()


@command
def run_standings(
    context: CommandContext, file: str, first_phases: tuple[str, ...] = (), group: PlayerGroup = ALL_PLAYERS
) -> int:
    """Print the standings after the rounds played; with first phases, those over all of them; or of some players."""
    if first_phases:
        return _overall(context, file, first_phases)
    tournament, system, _ = context.open(file)
    if group != ALL_PLAYERS:
        return _group_standings(context, TableContext(tournament, system, context.speaker), group)
    finished = is_finished(system, tournament)
    tournament = with_prize_lots_drawn(tournament, system)
    ranked = system.standings(tournament)
    subject = TableContext(tournament, system, context.speaker)
    text = standings(subject, ranked).as_text(tournament.name) + ties_text(tournament, ranked, context.speaker)
    if notes := standings_notes(subject):
        text += "\n\n" + "\n".join(notes)
    if isinstance(system, HasTeamStandings) and (teams := system.team_standings(tournament)):
        text += "\n\n" + team_standings(subject, teams).as_text()
    told = system.standings_remarks(tournament) if isinstance(system, HasTeamStandings) else []
    if told:
        text += "\n\n" + "\n".join(f"· {context.speaker.sentence(reason)}" for reason in told)
    if isinstance(system, TeamEvent):
        text += "\n\n" + individual_standings(subject, system.individual_standings(tournament)).as_text()
    if isinstance(system, HasRollOfHonour) and finished and (honoured := system.roll_of_honour(tournament, ranked)):
        text += "\n\n" + honours_text(tournament, honoured, context.speaker)
    if tournament.prizes:
        shared = divide_event_prizes(tournament, system, ranked)
        text += "\n\n" + prizes_text(shared, context.speaker, provisional=not finished)
    context.print_answer(all_standings_data(subject, ranked), text)
    return DONE


def _group_standings(context: CommandContext, subject: TableContext, group: PlayerGroup) -> int:
    tournament = subject.tournament
    if tournament.teams:
        raise WrongUseError("groups_are_of_players")
    if has_general_order_only(tournament.rules):
        raise WrongUseError("only_a_general_order")
    if group.age and event_year(tournament) is None:
        raise WrongUseError("group_needs_date")
    ranked = subject.system.standings(tournament)
    found = rank_within(group, tournament, ranked)
    made = group_standings(subject, ranked, [group])
    empty = context.speaker.say("group_empty", group=group_label(group, context.speaker))
    text = "\n\n".join([made.as_text(tournament.name), *made.notes]) if found else empty
    context.print_answer(standings_data(ranked) | group_data(found, group), text)
    return DONE


def with_prize_lots_drawn(tournament: Tournament, system: System) -> Tournament:
    """Returns the tournament with the lots its prizes wait for; an unfinished one is returned as it is."""
    if not tournament.prizes or not is_finished(system, tournament):
        return tournament
    lots = with_prize_lots(teams_as_players(tournament), system, system.standings(tournament))
    return tournament._replace(decisions=lots.decisions)


def _overall(context: CommandContext, file: str, first_phases: tuple[str, ...]) -> int:
    phases = []
    for name in first_phases:
        tournament, system, _ = context.open(name)
        phases.append(require_finished(system, tournament))
    tournament, system, _ = context.open(file)
    lines = rank_over_phases(Phase(tournament, system.standings(tournament)), phases)
    subject = TableContext(tournament, system, context.speaker)
    context.print_answer(overall_data(lines, phases), overall_standings(subject, lines, phases).as_text())
    return DONE
