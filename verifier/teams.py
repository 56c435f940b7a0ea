"""FID, «Sistema per gare a squadre o coppie»: the event of teams as one of players, whose round is then verified."""

from collections.abc import Callable, Container, Sequence

from verifier.document import POINTS, Data
from verifier.italo_swiss import strength_of

TAKEN_AS_DRAWN: dict[str, tuple[str | None, ...]] = {
    "italo-swiss": (None, "suspended"),
    "round-robin": (None, "suspended"),
    "amalfi": ("suspended",),
}
"""Art. 16: the boards that count as drawn when the next round is paired, where the system pairs without them."""

WHOLE = 0
"""In the place of a board: what is said of a match came late as a whole."""


def are_competitors(document: Data) -> bool:
    return (document.get("rules") or {}).get("competitors") == "teams"


def as_players(document: Data, number: int) -> Data:
    """Teams in the place of players, a match in the place of a game, as they were known before that round."""
    team_of = {player: team["number"] for team in document["teams"] for player in team["players"] if player is not None}
    draws = TAKEN_AS_DRAWN.get(document["system"], ())
    history, steps = [], steps_of_boards(document)
    for played in document.get("history") or []:
        late = {
            (one["match"], one.get("board", WHOLE))
            for one in played.get("late") or []
            if one["until"] >= number > played["round"]
        }
        games = [
            {
                "white": match["white"],
                "black": match["black"],
                "result": result(match, index, late, team_of, draws, steps),
            }
            for index, match in enumerate(played.get("matches") or [], 1)
        ]
        kept = {name: value for name, value in played.items() if name not in ("matches", "late")}
        rests = [named(rest) for rest in played.get("rests") or []]
        withdrawn = [named(gone) for gone in played.get("withdrawn") or []]
        history.append({**kept, "games": games, "rests": rests, "withdrawn": withdrawn})
    players = [{name: value for name, value in team.items() if name != "players"} for team in document["teams"]]
    rules = {name: value for name, value in (document.get("rules") or {}).items() if name != "handicap"}
    return {**document, "rules": rules, "players": players, "history": history}


Steps = Callable[[Data], int]
"""By which White of a board is the stronger."""
HANDICAPS = {"first_system": (4, 1, 0), "first_system_transfer": (4, 1, -1), "second_system": (20, 4, -4)}
"""In quarters of a point: half a win, and what a step gives the weaker and the stronger."""


def steps_of_boards(document: Data) -> tuple[Sequence[int], Steps] | None:
    rules = document.get("rules") or {}
    if rules.get("handicap", "no_handicap") == "no_handicap":
        return None
    by_category = rules.get("handicap_by", "category") == "category"
    strength = {player["number"]: strength_of(player, by_category) for player in document["players"]}

    def steps(game: Data) -> int:
        if game.get("ahead") is not None:
            return int(game["ahead"])
        difference = strength[game["white"]] - strength[game["black"]]
        return abs(difference) // (1 if by_category else 1000) * (-1 if difference < 0 else 1)

    return HANDICAPS[rules["handicap"]], steps


def with_handicap(
    code: str, game: Data, points: tuple[int, int], handicap: tuple[Sequence[int], Steps] | None
) -> tuple[int, int]:
    """Of White and Black; a game that nobody played has none."""
    if handicap is None:
        return points
    (half_win, weaker, stronger), steps = handicap
    white, black = points[0] * half_win, points[1] * half_win
    if code.endswith("f"):
        return white, black
    ahead = steps(game)
    more = (stronger, weaker) if ahead > 0 else (weaker, stronger)
    return white + more[0] * abs(ahead), black + more[1] * abs(ahead)


def named(entry: Data) -> Data:
    return {("player" if name == "team" else name): value for name, value in entry.items()}


def result(
    match: Data,
    index: int,
    late: Container[tuple[int, int]],
    team_of: dict[int, int],
    draws: tuple[str | None, ...],
    handicap: tuple[Sequence[int], Steps] | None,
) -> str | None:
    """Art. 6: won is what has more points on the boards; 9.3: one team came to none of the boards with two players."""
    if match.get("result") and (index, WHOLE) not in late:
        return str(match["result"])
    boards = []
    for board, game in enumerate(match.get("games") or [], 1):
        code = "suspended" if (index, board) in late else game.get("result")
        one = game["white"] if game["white"] is not None else game["black"]
        turned = one is not None and (team_of[one] == match["white"]) != (game["white"] is not None)
        if game["white"] is None or game["black"] is None:
            code = "0-0f" if one is None else "1-0f" if game["white"] is not None else "0-1f"
        boards.append(("1/2" if code in draws else code, turned))
    if not boards:
        return "1/2" if None in draws else None
    if any(code in (None, "suspended") for code, _ in boards):
        return None if any(code is None for code, _ in boards) else "suspended"
    points = []
    for game, (code, turned) in zip(match["games"], boards, strict=True):
        of_board = with_handicap(str(code), game, POINTS[code], handicap)
        points.append(of_board[::-1] if turned else of_board)
    white, black = (sum(pair[side] for pair in points) for side in (0, 1))
    if all(code.endswith("f") for code, _ in boards) and (absent := absent_team(match, points)):
        return absent
    if white == black:
        return f"1/2 {match['after']}" if match.get("after") else "1/2"
    return "1-0" if white > black else "0-1"


def absent_team(match: Data, points: Sequence[tuple[int, ...]]) -> str | None:
    """9.3, where nothing was played: boards with two players tell who came; nothing is won where neither team did."""
    manned = [game["white"] is not None and game["black"] is not None for game in match["games"]]
    told = [pair for pair, full in zip(points, manned, strict=True) if full or not any(manned)]
    white, black = (any(pair[side] for pair in told) for side in (0, 1))
    if white != black:
        return "1-0f" if white else "0-1f"
    return None if any(map(any, points)) else "0-0f"
