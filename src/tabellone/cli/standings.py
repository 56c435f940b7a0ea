"""`tabellone standings`."""

from tabellone.cli.session import DONE, Session, verb
from tabellone.documents.honours import honours_data, honours_text
from tabellone.documents.listings.listing import Subject
from tabellone.documents.listings.standings import (
    individual_standings,
    overall_standings,
    standings,
    standings_notes,
    supposed_rounds,
    team_standings,
)
from tabellone.documents.phases import overall_data
from tabellone.documents.prizes import prizes_data, prizes_text
from tabellone.documents.reasons import reason_data
from tabellone.documents.standings import (
    individual_data,
    standings_data,
    team_data,
    ties_data,
    ties_text,
)
from tabellone.engine.capabilities import FieldsTeams, HonoursFirstPlace, RanksTeams
from tabellone.engine.model import Tournament
from tabellone.engine.phases import Phase, finished, overall
from tabellone.engine.ranking.prizes import shared_prizes, with_lots_for_prizes
from tabellone.engine.settling import is_finished
from tabellone.engine.system import System
from tabellone.engine.teams.competitors import among_competitors, competitors


@verb
def run_standings(session: Session, file: str, first_phases: tuple[str, ...] = ()) -> int:
    """Print the standings after the rounds played; with first phases, those over all of them."""
    if first_phases:
        return _overall(session, file, first_phases)
    tournament, system, _ = session.open(file)
    finished = is_finished(system, tournament)
    tournament = with_lots_drawn(tournament, system)
    ranked = system.standings(tournament)
    data = standings_data(ranked, "team" if tournament.teams else "player") | ties_data(tournament)
    subject = Subject(tournament, system, session.speaker)
    text = standings(subject, ranked).told_of(tournament.name) + ties_text(tournament, ranked, session.speaker)
    if supposed := supposed_rounds(subject):
        data["supposed_rounds"] = supposed
        text += "\n\n" + "\n".join(standings_notes(subject))
    if isinstance(system, RanksTeams) and (teams := system.team_standings(tournament)):
        data["teams"] = team_data(teams)
        text += "\n\n" + team_standings(subject, teams).told_of()
    told = system.told_of_the_standings(tournament) if isinstance(system, RanksTeams) else []
    if told:
        data["told"] = [reason_data(reason, session.speaker) for reason in told]
        text += "\n\n" + "\n".join(f"· {session.speaker.sentence(reason)}" for reason in told)
    if isinstance(system, FieldsTeams):
        individual = system.individual_standings(tournament)
        data["individual"] = individual_data(individual)
        text += "\n\n" + individual_standings(subject, individual).told_of()
    if isinstance(system, HonoursFirstPlace) and finished and (honoured := system.honoured(tournament, ranked)):
        data |= honours_data(tournament, honoured)
        text += "\n\n" + honours_text(tournament, honoured, session.speaker)
    if tournament.prizes:
        shared = shared_prizes(tournament.prizes, ranked, competitors(tournament))
        data |= prizes_data(shared, provisional=not finished)
        text += "\n\n" + prizes_text(shared, session.speaker, provisional=not finished)
    session.answer(data, text)
    return DONE


def with_lots_drawn(tournament: Tournament, system: System) -> Tournament:
    """With the lots that the prizes of a finished event wait for."""
    if not tournament.prizes or not is_finished(system, tournament):
        return tournament
    lots = with_lots_for_prizes(among_competitors(tournament), system.standings(tournament))
    return tournament._replace(decisions=lots.decisions)


def _overall(session: Session, file: str, first_phases: tuple[str, ...]) -> int:
    phases = []
    for name in first_phases:
        tournament, system, _ = session.open(name)
        phases.append(finished(system, tournament))
    tournament, system, _ = session.open(file)
    lines = overall(Phase(tournament, system.standings(tournament)), phases)
    subject = Subject(tournament, system, session.speaker)
    session.answer(overall_data(lines, phases), overall_standings(subject, lines, phases).told_of())
    return DONE
