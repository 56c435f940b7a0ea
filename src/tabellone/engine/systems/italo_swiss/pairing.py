"""The next round of an italo-svizzero tournament."""

from tabellone.engine.amounts import Amount
from tabellone.engine.decision import Decision
from tabellone.engine.model import Rest, Tournament
from tabellone.engine.reason_values import PlayerNumber, PlayerNumbers, PlayerPairs
from tabellone.engine.reasons import Reason
from tabellone.engine.results import result_of
from tabellone.engine.systems.italo_swiss.colours import assign_boards
from tabellone.engine.systems.italo_swiss.history import FORFEIT_RESTS
from tabellone.engine.systems.italo_swiss.rotation import counts_forfeits_as_black, forfeit_winner
from tabellone.engine.systems.italo_swiss.solution import (
    REST,
    Solution,
    greedy_pairs,
    players_to_leave_free,
    read_context,
    solve,
)


def pair(tournament: Tournament) -> Decision:
    return make_decision(solve(read_context(tournament)))


def make_decision(solution: Solution) -> Decision:
    """The round, ready to be published."""
    found = solution.context
    absent = [Rest(player, "absent") for player in sorted(found.tournament.absent)]
    return Decision(
        round=found.round,
        encounters=tuple(assign_boards(solution)),
        rests=(*solution.rests, *absent),
        scores=found.history.score,
        exceptions=tuple(rest_exceptions(solution)),
        remarks=tuple(round_remarks(solution)),
    )


def rest_exceptions(solution: Solution) -> list[Reason]:
    """Returns rests that break an article, for the director to confirm.

    Art. 8 d is gone to although the lower players have not all had their rest; or Art. 12 excludes him («un giocatore
    che abbia già incontrato tutti i ritirati non può ricevere i due punti a forfait») and there is nobody else.
    """
    resting = next((rest for rest in solution.rests if rest.kind in FORFEIT_RESTS), None)
    if resting is None or solution.group is None:
        return []
    passed = {kind: [p for g in solution.passed_over if g.kind == kind for p in g.players] for kind in FORFEIT_RESTS}
    args = {"player": PlayerNumber(resting.player)}
    told = []
    if resting.kind == "rf" and solution.context.withdrawn:
        code = "rest_of_one_who_met_all" if passed["rr"] else "nobody_qualifies_for_rr"
        told.append(
            Reason(code, "Art. 12 b2", "F11", args | ({"refused": PlayerNumbers(passed["rr"])} if passed["rr"] else {}))
        )
    if passed[resting.kind]:
        told.append(Reason("another_rest", "Art. 8 d", "F7", args | {"refused": PlayerNumbers(passed[resting.kind])}))
    return told


def round_remarks(solution: Solution) -> list[Reason]:
    """Returns the start of the rotation, open games, and pairs undone by Art. 15."""
    found = solution.context
    if found.start is None:
        return []
    names = solution.search.players if solution.search else found.active
    top = max((found.history.score[player] for player in names if player), default=0)
    before = found.tournament.history[-1]
    rested = counts_forfeits_as_black(found.tournament) and any(
        rest.player == found.start and rest.kind in FORFEIT_RESTS for rest in before.rests
    )
    won = any(forfeit_winner(game) == found.start for game in before.games)
    code, reading = ("rotation_started" if before.games else "rotation_started_first"), "F1"
    if rested:
        code, reading = "rotation_started_rest", "F2"
    elif won:
        code, reading = "rotation_started_forfeit", "F2"
    elif before.games and not any(any(result_of(game.result).appeared) for game in before.games):
        code, reading = "rotation_started_nobody_came", "F2"
    told = [
        Reason(code, "Art. 4", reading, {"player": PlayerNumber(found.start), "top": Amount(top, found.history.per)}),
        *open_game_remarks(found.tournament),
    ]
    unmade = undone_pairs(solution)
    if unmade:
        index = next(n for n, pair in enumerate(solution.pairs) if unmade[0][0] in pair)
        for_rest = bool(players_to_leave_free(solution, index, unmade[0][1]))
        by_article = "Art. 12 b4" if solution.group and solution.group.kind == "rr" else "Art. 8 c"
        code, article = ("pairs_unmade_for_rest", by_article) if for_rest else ("pairs_unmade", "Art. 15")
        told.append(Reason(code, article, "F14", {"pairs": PlayerPairs(unmade)}))
    return told


def open_game_remarks(tournament: Tournament) -> list[Reason]:
    """Art. 16 (F15): without their results this round is paired as if they were drawn; an arbiter may want to wait."""
    games = (game for played in tournament.history for game in played.games)
    pairs = PlayerPairs((game.white, game.black) for game in games if result_of(game.result).is_open)
    return [Reason("open_games_as_drawn", "Art. 16", "F15", {"pairs": pairs})] if pairs else []


def undone_pairs(solution: Solution) -> list[tuple[int, int]]:
    """The pairs that the rotation had formed and Art. 15 had to un-make, in order of formation; a rest is no pair.

    Those that were formed again in the end are left out: they play after all.
    """
    if solution.result is None or solution.search is None or not solution.result.refusals:
        return []
    names, pairs = solution.search.players, solution.result.pairs
    formed = greedy_pairs(solution.search)
    kept = next((n for n, pair in enumerate(formed) if pairs[n] != pair), len(formed))
    again = {frozenset(pair) for pair in pairs}
    unmade = [(a, b) for a, b in formed[kept:] if frozenset((a, b)) not in again]
    return [(names[a], names[b]) for a, b in unmade if REST not in (names[a], names[b])]
