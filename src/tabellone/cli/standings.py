"""`tabellone standings`."""

from tabellone.cli.session import DONE, Session, verb
from tabellone.documents.honours import honours_data, honours_text
from tabellone.documents.phases import overall_data, overall_text
from tabellone.documents.prizes import prizes_data, prizes_text
from tabellone.documents.reasons import reason_data
from tabellone.documents.standings import (
    individual_data,
    individual_text,
    standings_data,
    standings_text,
    team_data,
    team_text,
    ties_data,
    ties_text,
)
from tabellone.engine.capabilities import FieldsTeams, HonoursFirstPlace, RanksTeams, supposed_result
from tabellone.engine.phases import Phase, finished, overall
from tabellone.engine.ranking.prizes import shared_prizes, with_lots_for_prizes
from tabellone.engine.settling import is_finished
from tabellone.engine.teams.competitors import competitors


@verb
def run_standings(session: Session, file: str, first_phases: tuple[str, ...] = ()) -> int:
    """Print the standings after the rounds played; with first phases, those over all of them."""
    if first_phases:
        return _overall(session, file, first_phases)
    tournament, system, _ = session.open(file)
    ranked = system.standings(tournament)
    finished = is_finished(system, tournament)
    if tournament.prizes and finished:
        tournament = with_lots_for_prizes(tournament, ranked)
        ranked = system.standings(tournament)
    data = standings_data(ranked, "team" if tournament.teams else "player") | ties_data(tournament)
    text = standings_text(tournament, ranked, session.speaker) + ties_text(tournament, ranked, session.speaker)
    supposed = [n for n in range(1, tournament.next_round) if supposed_result(system, tournament.rules, n) is not None]
    if supposed:
        data["supposed_rounds"] = supposed
        text += "\n\n" + session.speaker.say("rounds_supposed", rounds=", ".join(map(str, supposed)))
    if isinstance(system, RanksTeams) and (teams := system.team_standings(tournament)):
        data["teams"] = team_data(teams)
        text += "\n\n" + team_text(tournament, teams, session.speaker)
    told = system.told_of_the_standings(tournament) if isinstance(system, RanksTeams) else []
    if told:
        data["told"] = [reason_data(reason, session.speaker) for reason in told]
        text += "\n\n" + "\n".join(f"· {session.speaker.sentence(reason)}" for reason in told)
    if isinstance(system, FieldsTeams):
        individual = system.individual_standings(tournament)
        data["individual"] = individual_data(individual)
        text += "\n\n" + individual_text(tournament, individual, session.speaker)
    if isinstance(system, HonoursFirstPlace) and finished and (honoured := system.honoured(tournament, ranked)):
        data |= honours_data(tournament, honoured)
        text += "\n\n" + honours_text(tournament, honoured, session.speaker)
    if tournament.prizes:
        shared = shared_prizes(tournament.prizes, ranked, competitors(tournament))
        data |= prizes_data(shared, provisional=not finished)
        text += "\n\n" + prizes_text(shared, session.speaker, provisional=not finished)
    session.answer(data, text)
    return DONE


def _overall(session: Session, file: str, first_phases: tuple[str, ...]) -> int:
    phases = []
    for name in first_phases:
        tournament, system, _ = session.open(name)
        phases.append(finished(system, tournament))
    tournament, system, _ = session.open(file)
    lines = overall(Phase(tournament, system.standings(tournament)), phases)
    session.answer(overall_data(lines, phases), overall_text(lines, phases, tournament, session.speaker))
    return DONE
