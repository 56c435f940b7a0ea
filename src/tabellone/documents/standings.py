"""The standings, for programs and for people."""

from collections.abc import Sequence
from typing import Any

from tabellone.documents.exact import as_json, as_text
from tabellone.documents.speaker import Speaker
from tabellone.documents.table import text_table
from tabellone.engine.encounters import count_open
from tabellone.engine.model import Tournament
from tabellone.engine.ranking.standings import Standing
from tabellone.engine.ranking.teams import TeamStanding
from tabellone.engine.ranking.ties import decisions_said
from tabellone.engine.systems import system_of
from tabellone.engine.teams.individual import IndividualStanding
from tabellone.reading.tie_decisions import write_decisions

TEAM_HEADINGS = ("place", "team", "points", "first_places", "best_individual", "best_place")
"""Of the team standings, by their codes."""


def standings_data(standings: Sequence[Standing], competitor: str = "player") -> dict[str, Any]:
    """For programs."""
    return {
        "standings": [
            {
                "place": line.place,
                competitor: line.player,
                "points": as_json(line.points),
                "tiebreaks": {
                    tie_break.value: None if amount is None else as_json(amount)
                    for tie_break, amount in line.tie_breaks.items()
                },
                "shared": line.shared,
            }
            for line in standings
        ]
    }


def standings_text(tournament: Tournament, standings: Sequence[Standing], speaker: Speaker) -> str:
    """For people; a shared place is written once."""
    played = len(tournament.history)
    missing = open_games(tournament)
    title = speaker.say("standings_title", round=played) if played else speaker.say("standings_start")
    if tournament.name:
        title = f"{tournament.name}: {title[0].lower()}{title[1:]}"
    if missing:
        title += " " + speaker.say("standings_provisional", count=missing)
    chosen = list(standings[0].tie_breaks) if standings else []
    headings = [speaker.say(code) for code in ("place", "number", "name", "points")]
    rows = []
    for index, line in enumerate(standings):
        repeated = index > 0 and standings[index - 1].place == line.place
        rows.append(
            [
                "" if repeated else line.place,
                line.player,
                _name(tournament, line.player, speaker),
                written_points(line),
                *(as_text(line.tie_breaks[tie_break]) for tie_break in chosen),
            ]
        )
    return f"{title}\n\n{text_table(headings + [speaker.say(tb.value) for tb in chosen], rows)}"


def ties_data(tournament: Tournament) -> dict[str, Any]:
    """The lots, blitzes and play-offs, for programs; nothing where there were none."""
    return {"decisions": write_decisions(tournament.decisions)} if tournament.decisions else {}


def ties_text(tournament: Tournament, standings: Sequence[Standing], speaker: Speaker) -> str:
    """The same for people, below the standings."""
    said = [speaker.sentence(reason) for reason in decisions_said(tournament, standings)]
    return "".join(f"\n\n{sentence[0].upper()}{sentence[1:]}" for sentence in said)


def team_data(teams: Sequence[TeamStanding]) -> list[dict[str, Any]]:
    """Teams, for programs."""
    return [
        {
            "place": line.place,
            "team": line.team,
            "players": list(line.players),
            "points": as_json(line.points),
            "tiebreaks": {name.value: as_json(amount) for name, amount in line.tie_breaks.items() if amount},
        }
        for line in teams
    ]


def team_text(tournament: Tournament, teams: Sequence[TeamStanding], speaker: Speaker) -> str:
    """Teams, for people."""
    headings = [speaker.say(code) for code in TEAM_HEADINGS]
    rows = [
        (line.place, line.team.lstrip("\0"), as_text(line.points), *map(as_text, line.tie_breaks.values()))
        for line in teams
    ]
    title = speaker.say("team_standings_title", round=len(tournament.history))
    return f"{title}\n\n{text_table(headings, rows)}"


def individual_data(lines: Sequence[IndividualStanding]) -> list[dict[str, Any]]:
    """The players of a team event, for programs."""
    return [
        {
            "place": line.place,
            "player": line.player,
            "points": as_json(line.points),
            "games": line.games,
            "board": line.board,
            "shared": line.shared,
        }
        for line in lines
    ]


def individual_text(tournament: Tournament, lines: Sequence[IndividualStanding], speaker: Speaker) -> str:
    """The same for people, with their teams."""
    team_of = {player: team.name for team in tournament.teams for player in team.roster}
    headings = [speaker.say(code) for code in ("place", "name", "team", "points", "games_played", "team_board")]
    rows = []
    for index, line in enumerate(lines):
        repeated = index > 0 and lines[index - 1].place == line.place
        place = "" if repeated else line.place
        who = speaker.person(line.player), team_of[line.player]
        rows.append((place, *who, as_text(line.points), line.games, line.board))
    return f"{speaker.say('individual_standings_title')}\n\n{text_table(headings, rows)}"


def open_games(tournament: Tournament) -> int:
    """Games without a final result."""
    still_open = system_of(tournament).open_results
    return count_open((one for paired in tournament.history for one in paired.encounters), still_open)


def written_points(line: Standing) -> str:
    """Points as the federation writes them: «14,113» is 14 points with the quotient 113, and stands above «14,92».

    In a round robin of teams it is the individual points (8.2.1). Where something else comes first (the single games of
    a double match) the points stand alone.
    """
    first = next(iter(line.tie_breaks.items()), None)
    if first is None or first[0].value not in ("quotient", "individual"):
        return as_text(line.points)
    return f"{as_text(line.points)},{as_text(first[1])}"


def _name(tournament: Tournament, number: int, speaker: Speaker) -> str:
    """The name, with a mark for who has withdrawn."""
    player = (tournament.teams or tournament.players)[number - 1]
    name = player.name or speaker.say("player_without_name", number=number)
    return (
        f"{name} {speaker.say('withdrawn_mark')}"
        if player.leaves is not None and player.leaves < tournament.next_round
        else name
    )
