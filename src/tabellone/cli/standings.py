"""`tabellone standings`."""

from tabellone.cli.session import DONE, Session, WrongUseError, verb
from tabellone.documents.all_standings import all_standings_data
from tabellone.documents.honours import honours_text
from tabellone.documents.listings.groups import group_standings
from tabellone.documents.listings.listing import Subject
from tabellone.documents.listings.standings import (
    individual_standings,
    overall_standings,
    standings,
    standings_notes,
    team_standings,
)
from tabellone.documents.phases import overall_data
from tabellone.documents.player_groups import group_data, group_label
from tabellone.documents.prizes import prizes_text
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
from tabellone.engine.teams.competitors import teams_as_players

EVERYBODY = PlayerGroup()


@verb
def run_standings(
    session: Session, file: str, first_phases: tuple[str, ...] = (), group: PlayerGroup = EVERYBODY
) -> int:
    """Print the standings after the rounds played; with first phases, those over all of them; or of some players."""
    if first_phases:
        return _overall(session, file, first_phases)
    tournament, system, _ = session.open(file)
    if group != EVERYBODY:
        return _of_a_group(session, Subject(tournament, system, session.speaker), group)
    finished = is_finished(system, tournament)
    tournament = with_lots_drawn(tournament, system)
    ranked = system.standings(tournament)
    subject = Subject(tournament, system, session.speaker)
    text = standings(subject, ranked).told_of(tournament.name) + ties_text(tournament, ranked, session.speaker)
    if notes := standings_notes(subject):
        text += "\n\n" + "\n".join(notes)
    if isinstance(system, HasTeamStandings) and (teams := system.team_standings(tournament)):
        text += "\n\n" + team_standings(subject, teams).told_of()
    told = system.standings_remarks(tournament) if isinstance(system, HasTeamStandings) else []
    if told:
        text += "\n\n" + "\n".join(f"· {session.speaker.sentence(reason)}" for reason in told)
    if isinstance(system, TeamEvent):
        text += "\n\n" + individual_standings(subject, system.individual_standings(tournament)).told_of()
    if isinstance(system, HasRollOfHonour) and finished and (honoured := system.roll_of_honour(tournament, ranked)):
        text += "\n\n" + honours_text(tournament, honoured, session.speaker)
    if tournament.prizes:
        shared = divide_event_prizes(tournament, system, ranked)
        text += "\n\n" + prizes_text(shared, session.speaker, provisional=not finished)
    session.answer(all_standings_data(subject, ranked), text)
    return DONE


def _of_a_group(session: Session, subject: Subject, group: PlayerGroup) -> int:
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
    empty = session.speaker.say("group_empty", group=group_label(group, session.speaker))
    text = "\n\n".join([made.told_of(tournament.name), *made.notes]) if found else empty
    session.answer(standings_data(ranked) | group_data(found, group), text)
    return DONE


def with_lots_drawn(tournament: Tournament, system: System) -> Tournament:
    """With the lots that the prizes of a finished event wait for."""
    if not tournament.prizes or not is_finished(system, tournament):
        return tournament
    lots = with_prize_lots(teams_as_players(tournament), system, system.standings(tournament))
    return tournament._replace(decisions=lots.decisions)


def _overall(session: Session, file: str, first_phases: tuple[str, ...]) -> int:
    phases = []
    for name in first_phases:
        tournament, system, _ = session.open(name)
        phases.append(require_finished(system, tournament))
    tournament, system, _ = session.open(file)
    lines = rank_over_phases(Phase(tournament, system.standings(tournament)), phases)
    subject = Subject(tournament, system, session.speaker)
    session.answer(overall_data(lines, phases), overall_standings(subject, lines, phases).told_of())
    return DONE
