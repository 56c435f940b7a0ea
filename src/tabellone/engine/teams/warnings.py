"""What is odd about teams and about what they have played, and is nobody's error for certain."""

from collections.abc import Iterator

from tabellone.engine.encounters import Match
from tabellone.engine.model import LineUp, Tournament
from tabellone.engine.reason_values import TextList
from tabellone.engine.reasons import Arguments, Reason
from tabellone.engine.teams.boards import is_crossed, line_ups, seats_of_games
from tabellone.engine.teams.line_ups import available, has_quorum, is_short, name_of, occupied
from tabellone.engine.teams.options import team_rules
from tabellone.engine.teams.substitutes import substitute_line_up


def team_warnings(tournament: Tournament) -> list[Reason]:
    """Warns of players without a team, teams below the quorum, and past matches against the rules."""
    in_a_team = {player for team in tournament.teams for player in team.roster}
    without = [name_of(tournament, player.number) for player in tournament.players if player.number not in in_a_team]
    told = [Reason("players_without_team", "Art. 1", "T1", {"players": TextList(without)})] if without else []
    told += line_up_warnings(tournament)
    boards: dict[int, dict[int, int]] = {}
    for number, played in enumerate(tournament.history, 1):
        for match in played.matches:
            if match.games:
                told += _match_warnings(tournament, number, match, boards)
    return told


def line_up_warnings(tournament: Tournament) -> list[Reason]:
    """9.2: «non sarà consentito proseguire la gara ai giocatori rimasti»: teams the director has to be asked about.

    And those of which every line-up is over the limit, so that none can take the place of a missing envelope (Art. 2).
    """
    number, rules = tournament.next_round, team_rules(tournament.rules)
    told = []
    for team in tournament.teams:
        if not team.takes_part_in(number):
            continue
        if is_short(tournament, team, number):
            there = len(available(tournament, team, number))
            args: Arguments = {"team": team.name, "count": there, "boards": rules.boards}
            told.append(Reason("team_without_quorum", "Art. 9.2", "T6", args))
        elif substitute_line_up(tournament, team).over_limit:
            limit: Arguments = {"team": team.name, "limit": rules.rating_limit}
            told.append(Reason("no_line_up_within_limit", "Art. 2", "T23", limit))
    return told


def _match_warnings(
    tournament: Tournament, round_number: int, match: Match, boards: dict[int, dict[int, int]]
) -> Iterator[Reason]:
    """Warns of colours that do not alternate (T3), too few at the boards (9.2), players at other boards (Art. 4 a).

    `boards` has the board that everybody of a team has had first, and learns it.
    """
    rules = team_rules(tournament.rules)
    names = [tournament.teams[team - 1].name for team in match.seats]
    seats = seats_of_games(rules.meetings, rules.boards)
    odd = [
        board
        for board, (game, sent_from) in enumerate(zip(match.games, seats, strict=True), 1)
        if game.is_occupied and game.colours_swapped != is_crossed(rules.meetings, *sent_from)
    ]
    if odd:
        args: Arguments = {"round": round_number, "team": names[0], "other": names[1], "boards": TextList(odd)}
        yield Reason("colours_do_not_alternate", "Art. 6", "T3", args)
    for team, line_up in zip(match.seats, line_ups(match.games, rules.boards), strict=True):
        who = tournament.teams[team - 1]
        if not has_quorum(len(occupied(line_up)), rules.boards) and not who.plays_short and match.forfeit is None:
            count = len(occupied(line_up))
            yield Reason(
                "played_without_quorum", "Art. 9.2", "T6", {"round": round_number, "team": who.name, "count": count}
            )
        if rules.line_ups.keeps_boards:
            yield from _moved_players(tournament, round_number, line_up, boards.setdefault(team, {}))


def _moved_players(
    tournament: Tournament, round_number: int, line_up: LineUp, first: dict[int, int]
) -> Iterator[Reason]:
    for board, player in enumerate(line_up, 1):
        if player is not None and first.setdefault(player, board) != board:
            args: Arguments = {
                "round": round_number,
                "name": name_of(tournament, player),
                "board": board,
                "other": first[player],
            }
            yield Reason("moved_to_another_board", "Art. 4", "T1", args)
