"""Who sits at the boards of a team (FID, squadre, Art. 1-5 and 9)."""

from collections.abc import Iterable, Iterator, Mapping

from tabellone.engine.lots import line_up_ticket, lot_value
from tabellone.engine.model import LineUp, Player, Round, Team, Tournament
from tabellone.engine.reasons import BadDocumentError
from tabellone.engine.teams.boards import line_ups
from tabellone.engine.teams.options import EmptyBoards, LineUps, TeamRules, team_rules


def has_quorum(players: int, boards: int) -> bool:
    """9.1: «Non è consentito partecipare alla gara ad una squadra che non schieri più della metà dei giocatori previsti
    (per esempio, 2 su squadre da 3 giocatori, 3 su squadre da 4 o da 5)»; a pair needs both (T9).
    """
    return 2 * players > boards


def name_of(tournament: Tournament, player: int) -> str:
    """Returns the name of a team's player for a message."""
    return tournament.players[player - 1].name or str(player)


def occupied(line_up: LineUp) -> tuple[int, ...]:
    """Returns the players of a line-up from the first board on."""
    return tuple(player for player in line_up if player is not None)


def available(tournament: Tournament, team: Team, round_number: int) -> frozenset[int]:
    """The members who take part in a round."""
    return frozenset(p for p in team.roster if tournament.players[p - 1].takes_part_in(round_number))


def is_short(tournament: Tournament, team: Team, round_number: int) -> bool:
    """9.2: whether «il "numero legale" viene a mancare»: too few of its members are left, and nobody lets it play on.

    With fixed line-ups a reserve takes no board that the captain did not leave to him: who is gone leaves his own.
    """
    if team.plays_short:
        return False
    there = available(tournament, team, round_number)
    rules = team_rules(tournament.rules)
    if rules.line_ups is LineUps.FIXED and tournament.history and not rules.reserves:
        there &= frozenset(occupied(roster_line_up(team, rules.boards)))
    return not has_quorum(len(there), rules.boards)


def roster_line_up(team: Team, boards: int) -> LineUp:
    """The roster's order: as many as there are boards, empty ones at its end where it is too small."""
    return (team.players + (None,) * boards)[:boards]


def awaits_line_up(tournament: Tournament, team_number: int) -> bool:
    """Art. 5: whether a team has still to hand in its line-up for the next round.

    a) «prima dell'inizio del torneo quando la formazione della squadra e l'ordine di damiera devono rimanere
    invariati», b) «prima dell'inizio di ogni turno quando sono consentite le sostituzioni». Where no envelope is
    announced for a), the order of the roster is the line-up handed in (T17).
    """
    line_ups = team_rules(tournament.rules).line_ups
    if team_number in tournament.line_ups or line_ups is LineUps.FIXED:
        return False
    return line_ups is LineUps.EVERY_ROUND or last_line_up(tournament, team_number) is None


def last_line_up(tournament: Tournament, team_number: int) -> LineUp | None:
    """2) «ripetendo la formazione del turno precedente»: the last one it had, should it have rested since."""
    boards = team_rules(tournament.rules).boards
    return next(past_line_ups(reversed(tournament.history), boards, team_number), None)


def past_line_ups(rounds: Iterable[Round], boards: int, team_number: int) -> Iterator[LineUp]:
    """Yields the line-ups of a team in the order of the rounds."""
    for played in rounds:
        for match in played.matches:
            if team_number in match.seats and match.games:
                yield line_ups(match.games, boards)[match.seats.index(team_number)]


def sorted_by_rating(tournament: Tournament, team: Team) -> tuple[int, ...]:
    """The members who take part in the next round; anybody can draw again the lot among equals.

    Somebody without a rating comes after all who have one.
    """
    seed = tournament.lots_seed or ""

    def order(number: int) -> tuple[int, object]:
        player = tournament.players[number - 1]
        return -(player.rating or 0), lot_value(seed, line_up_ticket(team.number, player.name, number))

    return tuple(sorted(available(tournament, team, tournament.next_round), key=order))


def require_line_up(tournament: Tournament, team: Team, line_up: LineUp, round_number: int, path: str) -> None:
    """Raises unless the rules allow the line-up in a round, with one sentence for each fault."""
    rules = team_rules(tournament.rules)
    if len(line_up) != rules.boards:
        raise BadDocumentError("line_up_of_boards", path, boards=rules.boards, count=len(line_up))
    seated = occupied(line_up)
    _require_members(tournament, team, seated, round_number, path)
    require_no_hole(rules, line_up, path)
    if not has_quorum(len(seated), rules.boards) and not team.plays_short:
        raise BadDocumentError("line_up_below_quorum", path, team=team.name, count=len(seated), boards=rules.boards)
    total = total_rating(tournament.players, seated)
    if rules.rating_limit and total > rules.rating_limit:
        raise BadDocumentError("line_up_over_limit", path, team=team.name, total=total, limit=rules.rating_limit)
    if rules.line_ups.keeps_boards and tournament.history:
        _require_same_boards(tournament, team, line_up, path)


def legal_line_ups(tournament: Tournament, line_ups: Mapping[int, LineUp]) -> dict[int, LineUp]:
    """Returns the given line-ups that the rules still allow; a player may have left since."""
    found = {}
    for number, line_up in line_ups.items():
        try:
            require_line_up(tournament, tournament.teams[number - 1], line_up, tournament.next_round, "")
        except BadDocumentError:
            continue
        found[number] = line_up
    return found


def _require_members(tournament: Tournament, team: Team, seated: Iterable[int], round_number: int, path: str) -> None:
    """Raises unless the players belong to the team, once each, and take part."""
    known: set[int] = set()
    for player in seated:
        if player not in team.roster:
            raise BadDocumentError("not_of_the_team", path, name=name_of(tournament, player), team=team.name)
        if player in known:
            raise BadDocumentError("on_two_boards", path, name=name_of(tournament, player))
        if not tournament.players[player - 1].takes_part_in(round_number):
            raise BadDocumentError("away_in_round", path, name=name_of(tournament, player), round=round_number)
        known.add(player)


def require_no_hole(rules: TeamRules, line_up: LineUp, path: str) -> None:
    """Raises if a player sits below an empty board where only the last ones may be empty."""
    if rules.empty_boards is EmptyBoards.LAST and None in line_up:
        hole = line_up.index(None)
        if any(player is not None for player in line_up[hole:]):
            raise BadDocumentError("hole_above_a_board", path, board=hole + 1)


def _require_same_boards(tournament: Tournament, team: Team, line_up: LineUp, path: str) -> None:
    """Art. 4 a: a player who has had a board keeps it, and the one who replaces him is a reserve (Art. 2)."""
    before = last_line_up(tournament, team.number)
    board_of = {player: board for board, player in enumerate(before or (), 1) if player is not None}
    for board, player in enumerate(line_up, 1):
        if player is not None and board_of.get(player, board) != board:
            raise BadDocumentError("keeps_his_board", path, name=name_of(tournament, player), board=board_of[player])


def total_rating(players: tuple[Player, ...], seated: Iterable[int]) -> int:
    """Returns the rating that a limit counts; the unrated count 0."""
    return sum(players[number - 1].rating or 0 for number in seated)
