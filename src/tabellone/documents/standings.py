"""The standings for programs, and what is said below them; for people they are a table (`listings/standings.py`)."""

from collections.abc import Sequence
from typing import Any

from tabellone.documents.numbers import amount_json, format_amount
from tabellone.documents.speaker import Speaker
from tabellone.engine.encounters import count_open
from tabellone.engine.model import Tournament
from tabellone.engine.ranking.standings import Standing
from tabellone.engine.ranking.teams import TeamStanding
from tabellone.engine.ranking.ties import decision_reasons
from tabellone.engine.systems import system_of
from tabellone.engine.teams.individual_standings import IndividualStanding
from tabellone.engine.teams.matches import open_result_count
from tabellone.engine.teams.options import team_rules
from tabellone.reading.tie_decisions import write_decisions


def standings_data(standings: Sequence[Standing], competitor: str = "player") -> dict[str, Any]:
    return {
        "standings": [
            {
                "place": line.place,
                competitor: line.player,
                "points": amount_json(line.points),
                "tiebreaks": {
                    tie_break.value: None if amount is None else amount_json(amount)
                    for tie_break, amount in line.tie_breaks.items()
                },
                "shared": line.is_shared,
            }
            for line in standings
        ]
    }


def ties_data(tournament: Tournament) -> dict[str, Any]:
    """The lots, blitzes and play-offs, for programs; nothing where there were none."""
    return {"decisions": write_decisions(tournament.decisions)} if tournament.decisions else {}


def ties_text(tournament: Tournament, standings: Sequence[Standing], speaker: Speaker) -> str:
    """Returns the decisions among equals for people, below the standings."""
    said = [speaker.sentence(reason) for reason in decision_reasons(tournament, standings)]
    return "".join(f"\n\n{sentence[0].upper()}{sentence[1:]}" for sentence in said)


def team_standings_data(teams: Sequence[TeamStanding]) -> list[dict[str, Any]]:
    return [
        {
            "place": line.place,
            "team": line.team,
            "players": list(line.players),
            "points": amount_json(line.points),
            "tiebreaks": {name.value: amount_json(amount) for name, amount in line.tie_breaks.items() if amount},
        }
        for line in teams
    ]


def individual_standings_data(lines: Sequence[IndividualStanding]) -> list[dict[str, Any]]:
    """The players of a team event, for programs."""
    return [
        {
            "place": line.place,
            "player": line.player,
            "points": amount_json(line.points),
            "games": line.games,
            "board": line.board,
            "shared": line.is_shared,
        }
        for line in lines
    ]


def count_open_results(tournament: Tournament) -> int:
    """Results that are still awaited; of matches of teams, those of their boards."""
    still_open = system_of(tournament).open_results
    if tournament.teams:
        rules = team_rules(tournament.rules)
        return sum(open_result_count(rules, one, still_open) for paired in tournament.history for one in paired.matches)
    return count_open((one for paired in tournament.history for one in paired.encounters), still_open)


def points_text(line: Standing) -> str:
    """Points as the federation writes them: «14,113» is 14 points with the quotient 113, and stands above «14,92».

    In a round robin of teams it is the individual points (8.2.1). Where something else comes first (the single games of
    a double match) the points stand alone.
    """
    first = next(iter(line.tie_breaks.items()), None)
    if first is None or first[0].value not in ("quotient", "individual"):
        return format_amount(line.points)
    return f"{format_amount(line.points)},{format_amount(first[1])}"
