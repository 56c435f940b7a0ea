"""Team matches, scores and both rankings read a second time, from the document, one board at a time."""

from fractions import Fraction
from typing import Any

from tests.literal.buholz import POINTS, Table, listed
from tests.literal.handicap import LADDER
from tests.literal.sonneborn_berger import literally_by_b

OPEN = (None, "suspended")
Document = dict[str, Any]


def team_of(document: Document) -> dict[int, int]:
    return {player: team["number"] for team in document["teams"] for player in team["players"] if player is not None}


def boards_of(document: Document, match: dict[str, Any]) -> list[tuple[int, int, int, str | None]]:
    """For every game: the boards of both teams, the side (0, 1) that has White, the result."""
    boards, found = document["rules"]["boards"], []
    everyone = document["rules"].get("meetings") == "everyone"
    for index, game in enumerate(match.get("games") or []):
        first, second = (index % boards, (index % boards + index // boards) % boards) if everyone else (index, index)
        teams = team_of(document)
        if game["white"] is not None:
            side = 0 if teams[game["white"]] == match["white"] else 1
        elif game["black"] is not None:
            side = 1 if teams[game["black"]] == match["white"] else 0
        else:
            side = 0
        found.append((first, second, side, game["result"]))
    return found


def of_teams(result: str, side: int) -> tuple[int, int]:
    white, black = POINTS[result]
    return (black, white) if side else (white, black)


def is_team_forfeit(document: Document, match: dict[str, Any]) -> str | None:
    """9.3, T7: a team that came to none of the boards where two were to play, while the other came to one of them.

    Where neither came to those, and no empty board was won, neither team came.
    """
    if match.get("result"):
        return str(match["result"])
    games = boards_of(document, match)
    if not games or any(result is None or not result.endswith("f") for _, _, _, result in games):
        return None
    rows = zip(match["games"], games, strict=True)
    manned = [one for game, one in rows if game["white"] is not None and game["black"] is not None]
    counted = manned if manned else games
    white = any(of_teams(str(result), side)[0] for _, _, side, result in counted)
    black = any(of_teams(str(result), side)[1] for _, _, side, result in counted)
    if white and not black:
        return "1-0f"
    if black and not white:
        return "0-1f"
    return "0-0f" if all(result == "0-0f" for _, _, _, result in games) else None


def sitting(document: Document, match: dict[str, Any], team: int) -> list[int | None]:
    """Who sat where for a team, from board 1 on."""
    boards = document["rules"]["boards"]
    players = next(one["players"] for one in document["teams"] if one["number"] == team)
    return [next((p for p in (g["white"], g["black"]) if p in players and p), None) for g in match["games"][:boards]]


def given_by_art_5(document: Document, number: int, team: int) -> list[int | None]:
    """T2, T17: who would have sat there: the fixed line-up, that of the round before, else by rating.

    Nobody leaves in these events, and no two have the same rating.
    """
    boards = document["rules"]["boards"]
    roster = next(one["players"] for one in document["teams"] if one["number"] == team)
    if document["rules"]["line_ups"] == "fixed":
        return ([*roster] + [None] * boards)[:boards]
    for played in reversed(document["history"][: number - 1]):
        for match in played["matches"]:
            if team in (match["white"], match["black"]) and match.get("games"):
                return sitting(document, match, team)
    rating = {player["number"]: player["rating"] for player in document["players"]}
    strongest = sorted((p for p in roster if p is not None), key=lambda p: -rating[p])
    return ([*strongest] + [None] * boards)[:boards]


def result_of_teams(document: Document, match: dict[str, Any], draws: tuple[str | None, ...] = ()) -> str | None:
    """Art. 6: who has more points on the boards; nothing while a board is open, unless that counts as drawn."""
    forfeit = is_team_forfeit(document, match)
    if forfeit is not None:
        return forfeit
    games = [(side, "1/2" if result in draws else result) for _, _, side, result in boards_of(document, match)]
    if not games:
        return "1/2" if None in draws else None
    if any(result is None for _, result in games):
        return None
    if any(result == "suspended" for _, result in games):
        return "suspended"
    scored = [of_teams(str(result), side) for side, result in games]
    white, black = (sum(pair[at] for pair in scored) + Fraction(0) for at in (0, 1))
    for game, (side, result) in zip(match["games"], games, strict=True):
        more = handicap_of(document, game, str(result))
        white, black = white + more[side], black + more[1 - side]
    return "1-0" if white > black else "0-1" if black > white else "1/2"


def handicap_of(document: Document, game: dict[str, Any], result: str) -> tuple[Fraction, Fraction]:
    """For White and Black, in halves of a win: a quarter of a point of two, or one point of ten, for every category."""
    system = document["rules"].get("handicap")
    if not system or result.endswith("f") or None in (game["white"], game["black"]):
        return Fraction(0), Fraction(0)
    titles = {player["number"]: LADDER.index(player["title"]) for player in document["players"]}
    steps = titles[game["white"]] - titles[game["black"]]
    step = Fraction(1, 5) if system == "second_system" else Fraction(1, 4)
    taken = Fraction(0) if system == "first_system" else -step
    return (abs(steps) * taken, abs(steps) * step) if steps > 0 else (abs(steps) * step, abs(steps) * taken)


def as_players(document: Document, draws: tuple[str | None, ...] = ()) -> Document:
    """The event as one of players: a match is a game, a team is a player."""
    history = []
    for played in document["history"]:
        games = [
            {"white": m["white"], "black": m["black"], "result": result_of_teams(document, m, draws)}
            for m in played["matches"]
        ]
        rests = [{("player" if name == "team" else name): value for name, value in r.items()} for r in played["rests"]]
        history.append({"round": played["round"], "games": games, "rests": rests})
    own = ("competitors", "boards", "line_ups", "meetings", "play_off", "boards_before_play_off", "match", "handicap")
    rules = {name: value for name, value in document["rules"].items() if name not in own}
    kept = ("number", "name", "leaves", "struck")
    players = [{name: team[name] for name in kept if name in team} for team in document["teams"]]
    return {**document, "rules": rules, "players": players, "history": history, "next": {}}


def individual(document: Document) -> dict[int, list[Fraction]]:
    """8.1.3, 8.2.1, 8.2.5, 9.3: the points of each team on each board."""
    boards = document["rules"]["boards"]
    found = {team["number"]: [Fraction(0)] * boards for team in document["teams"]}
    struck = {team["number"] for team in document["teams"] if team.get("struck")}
    for number, played in enumerate(document["history"], 1):
        for match in played["matches"]:
            if match["white"] in struck or match["black"] in struck:
                continue
            forfeit = is_team_forfeit(document, match)
            if forfeit is not None:
                for at, team in enumerate((match["white"], match["black"])):
                    if POINTS[forfeit][at]:
                        known = bool(match.get("games"))
                        seated = sitting(document, match, team) if known else given_by_art_5(document, number, team)
                        _one_and_a_half(found[team], seated)
                continue
            for game, (first, second, side, result) in zip(
                match.get("games") or [], boards_of(document, match), strict=True
            ):
                if result not in OPEN:
                    white, black = of_teams(str(result), side)
                    more = handicap_of(document, game, str(result))
                    found[match["white"]][first] += white + more[side]
                    found[match["black"]][second] += black + more[1 - side]
        for rest in played["rests"]:
            if rest["kind"] in ("rf", "rr") and rest["team"] not in struck:
                _one_and_a_half(found[rest["team"]], given_by_art_5(document, number, rest["team"]))
    half_win = 5 if document["rules"].get("handicap") == "second_system" else 1
    return {team: [half_win * made for made in boards] for team, boards in found.items()}


def _one_and_a_half(points: list[Fraction], seated: list[int | None]) -> None:
    """9.3: to each component; an empty board has none."""
    for board, player in enumerate(seated):
        if player is not None:
            points[board] += Fraction(3, 2)


Ranking = list[tuple[int, set[int], list[list[int]]]]
"""For each place: who shares it, and the order of the listing, those left to the lot together."""


def after_italo_swiss(document: Document) -> Ranking:
    """8.1."""
    table, points = Table(as_players(document)), individual(document)
    figures = {t: (table.points(t), table.quotient(t), table.second(t), sum(points[t])) for t in table.players}
    places = _grouped(table.players, figures)
    return _placed(places, [listed(table, places, group) for group in places])


def after_round_robin(document: Document) -> Ranking:
    """8.2, without a play-off."""
    table, points = Table(as_players(document)), individual(document)
    figures = {t: (table.points(t), sum(points[t]), table.second(t)) for t in table.players}
    results: dict[tuple[int, int], int] = {}
    for one in table.players:
        for other in table.players:
            results[one, other] = int(table.taken(one, other))
    places = literally_by_b(results, _grouped(table.players, figures))
    return _placed(places, [_grouped(group, {t: tuple(points[t]) for t in group}) for group in places])


def _grouped(teams: list[int], figures: dict[int, Any]) -> list[list[int]]:
    return [[t for t in teams if figures[t] == value] for value in sorted({figures[t] for t in teams}, reverse=True)]


def _placed(places: list[list[int]], listings: list[list[list[int]]]) -> Ranking:
    found, place = [], 1
    for group, listing in zip(places, listings, strict=True):
        found.append((place, set(group), listing))
        place += len(group)
    return found
