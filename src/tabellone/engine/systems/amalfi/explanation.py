"""Why a player has this opponent, this colour or the bye, and why two players do not meet."""

from collections.abc import Iterator

from tabellone.engine.absence_reasons import absence_reason
from tabellone.engine.amounts import Amount
from tabellone.engine.encounters import Game
from tabellone.engine.explanations import Candidate, Explanation, others_unpaired_reason
from tabellone.engine.model import Tournament
from tabellone.engine.reason_values import ColourBreaks, ColourWay, ColourWays, PlayerNumber
from tabellone.engine.reasons import Arguments, Reason
from tabellone.engine.results import ADJOURNED
from tabellone.engine.systems.amalfi.boards import colour_breaks, colour_reason
from tabellone.engine.systems.amalfi.compatibility import Waivable
from tabellone.engine.systems.amalfi.pairing import make_decision
from tabellone.engine.systems.amalfi.points import is_draw_half_point
from tabellone.engine.systems.amalfi.search_order import SearchOrder
from tabellone.engine.systems.amalfi.solution import BYE, Solution, infeasibility_proof, read_context, solve
from tabellone.engine.teams.options import is_by_teams


def explain(tournament: Tournament, player: int) -> Explanation:
    return Explainer(solve(read_context(tournament))).explain(player)


def why_not(tournament: Tournament, player: int, other: int) -> Reason:
    """Why two players do not meet in the next round."""
    return Explainer(solve(read_context(tournament))).why_not(player, other)


class Explainer:
    """Answers questions about one round as found."""

    def __init__(self, solution: Solution):
        self._solution = solution
        self._situation = solution.context
        self._pair_of = {p: index for index, pair in enumerate(solution.pairs) for p in pair}
        self._position = {p: index for index, p in enumerate(solution.pairing_list)}
        self._refused = solution.refusals()

    def explain(self, player: int) -> Explanation:
        exceptions = make_decision(self._solution).exceptions
        number = self._situation.round
        if player == self._solution.bye:
            tried = self._cite_candidates(self._bye_candidates())
            return Explanation(number, player, {}, (), tried, tried[-1].reason, None, exceptions)
        if player not in self._pair_of:
            return Explanation(number, player, {}, (), (), self._absence_reason(player), None, exceptions)
        upper, lower = self._solution.pairs[self._pair_of[player]]
        position = self._position[upper] + 1
        unit = 1 if is_by_teams(self._situation.tournament.rules) else 2  # a match won is two points (T22)
        facts: Arguments = {
            "upper": PlayerNumber(upper),
            "lower": PlayerNumber(lower),
            "position": position,
            "turns": self._situation.rounds_left,
            "theoretical": position + self._situation.rounds_left,
            "players": len(self._solution.pairing_list),
            "score": Amount(self._situation.history.score[upper], unit),
            "opponent_score": Amount(self._situation.history.score[lower], unit),
            "late_half_point": self._situation.has_late_half_point(upper),
        }
        left = self._situation.tournament.rounds - number + 1
        code = "facts" if left == self._situation.rounds_left else "facts_half_the_list"
        intro = [Reason(code, args=facts | {"count": left})]
        intro += [reason for who in (upper, lower) for reason in self._pairing_score_reasons(who)]
        if position + self._situation.rounds_left > len(self._solution.pairing_list):
            intro.append(Reason("facts_beyond", args=facts))
        tried = self._cite_candidates(self._candidates(upper))
        opponent, colour = tried[-1].reason, self.explain_colour(player)
        return Explanation(number, player, facts, tuple(intro), tried, opponent, colour, exceptions)

    def _pairing_score_reasons(self, player: int) -> Iterator[Reason]:
        """Yields the points that count for pairing only."""
        half = is_draw_half_point(self._situation.tournament.rules)
        if self._situation.has_late_half_point(player):
            yield Reason(
                "facts_late" if half else "facts_late_as_draw", "B.2.5", "A13", {"player": PlayerNumber(player)}
            )
        games = (game for played in self._situation.tournament.history for game in played.games)
        suspended = sum(game.result == ADJOURNED.code and player in (game.white, game.black) for game in games)
        if suspended:
            code = "facts_suspended" if half else "facts_suspended_as_draw"
            yield Reason(code, args={"player": PlayerNumber(player), "count": suspended})

    def explain_colour(self, player: int) -> Reason:
        return self._situation.edition.cite(colour_reason(self._solution, self._pair_of[player]))

    def why_not(self, player: int, other: int) -> Reason:
        return self._situation.edition.cite(self._why_not(player, other))

    def _cite_candidates(self, tried: Iterator[Candidate]) -> tuple[Candidate, ...]:
        return tuple(Candidate(candidate, self._situation.edition.cite(reason)) for candidate, reason in tried)

    def _why_not(self, player: int, other: int) -> Reason:
        for who in (player, other):
            if who == self._solution.bye:
                article, reading = ("", "A19") if Waivable.BYE in self._solution.waived else ("B.2.1", "A10")
                return Reason("has_the_bye", article, reading, {"player": PlayerNumber(who)})
            if who not in self._pair_of:
                return self._absence_reason(who)
        if self._pair_of[player] == self._pair_of[other]:
            return Reason("they_meet", args={"player": PlayerNumber(player), "opponent": PlayerNumber(other)})
        return self._incompatibility(player, other) or self._earlier_choice_reason(player, other)

    def _earlier_choice_reason(self, player: int, other: int) -> Reason:
        """Explains two compatible players: the one paired first had found, or was found by, another before."""
        first, second = sorted((player, other), key=self._pair_of.__getitem__)
        upper, lower = self._solution.pairs[self._pair_of[first]]
        if first == lower:
            args = {"player": PlayerNumber(first), "by": PlayerNumber(upper)}
            return Reason("found_for_another", "B.3.3", "A2", args)
        for candidate, reason in self._candidates(first):
            if candidate == second:
                return reason
        return Reason(
            "found_before",
            "B.3.3",
            "A2",
            {"player": PlayerNumber(first), "opponent": PlayerNumber(lower), "candidate": PlayerNumber(second)},
        )

    def _candidates(self, upper: int) -> Iterator[Candidate]:
        """Every candidate in the order of B.3.3, the last one taken."""
        listing = self._solution.pairing_list
        turn = self._pair_of[upper]
        chosen = self._solution.pairs[turn][1]
        start = self._position[upper]
        theoretical = start + self._situation.rounds_left
        order = SearchOrder(len(listing), self._situation.rounds_left, None)
        for vertex in order.candidates(start, []):
            candidate = listing[vertex]
            if candidate == chosen:
                way = "theoretical" if vertex == theoretical else "upwards" if vertex < theoretical else "downwards"
                yield Candidate(
                    candidate, Reason(f"taken_{way}", "B.3.3", "A2", {"candidate": PlayerNumber(candidate)})
                )
                return
            if self._pair_of[candidate] < turn:
                partner = sum(self._solution.pairs[self._pair_of[candidate]]) - candidate
                reason: Reason | None = Reason(
                    "already_paired",
                    "B.3.3",
                    "A2",
                    {"candidate": PlayerNumber(candidate), "with": PlayerNumber(partner)},
                )
            else:
                reason = self._incompatibility(upper, candidate)
            yield Candidate(candidate, reason or self._infeasibility_reason(upper, candidate))

    def _incompatibility(self, a: int, b: int) -> Reason | None:
        """B.3.1, if it forbids the pair."""
        past = self._situation.history
        if b in past.opponents[a]:
            args = {"player": PlayerNumber(a), "candidate": PlayerNumber(b), "round": past.opponents[a].index(b) + 1}
            return Reason("met", "B.3.1", "A8", args)
        colours = past.colours[a], past.colours[b]
        if self._situation.is_last_round or self._situation.edition.colours_agree(*colours, self._solution.waived):
            return None
        ways = ColourWays((self._colour_way(a, b), self._colour_way(b, a)))
        return Reason("colours", "B.3.1", "A8", {"player": PlayerNumber(a), "candidate": PlayerNumber(b), "ways": ways})

    def _colour_way(self, white: int, black: int) -> ColourWay:
        """Returns what one assignment of colours would break."""
        broken = colour_breaks(self._situation, Game(white, black))
        waived = {rule.value for rule in self._solution.waived}
        return ColourWay(white, black, ColourBreaks(one for one in broken if one.rule not in waived))

    def _infeasibility_reason(self, player: int, candidate: int) -> Reason:
        """Explains why a free and compatible player was refused as an opponent, or for the bye."""
        article, reading = ("B.2.1", "A11") if player == BYE else ("B.3.3, 3", "A4")
        proof = self._solution.proof(self._refused[player, candidate])
        if proof is None:
            return Reason("more_colours_broken", article, "A19", {"candidate": PlayerNumber(candidate)})
        return others_unpaired_reason(candidate, proof, article, reading)

    def _bye_candidates(self) -> Iterator[Candidate]:
        if Waivable.BYE in self._solution.waived:
            yield from self._excluded_bye_candidates()
            return
        found = self._situation
        rule = found.edition.bye
        candidates = set(rule.candidates(found.history, found.pairing_list))
        for player in reversed(found.pairing_list):
            if player == self._solution.bye:
                yield Candidate(player, Reason("gets_the_bye", "B.2.1", "A10", {"player": PlayerNumber(player)}))
                return
            if player not in candidates and (BYE, player) not in self._refused:
                yield Candidate(player, rule.why_not(found.history, found.pairing_list, player))
            else:
                yield Candidate(player, self._infeasibility_reason(BYE, player))

    def _excluded_bye_candidates(self) -> Iterator[Candidate]:
        """A19: those who may have the bye, none of whom can be spared, then the others, the smallest breach first."""
        found = self._situation
        rule = found.edition.bye
        for player in rule.candidates(found.history, found.pairing_list):
            proof = infeasibility_proof(found, [other for other in found.pairing_list if other != player])
            assert proof is not None, "the stages before have shown it"
            yield Candidate(player, others_unpaired_reason(player, proof, "B.2.1", "A11"))
        for player in rule.excluded_candidates(found.history, found.pairing_list):
            if player == self._solution.bye:
                args = {"player": PlayerNumber(player), "games": found.history.games_played(player)}
                yield Candidate(player, Reason(rule.why_excluded, "", "A19", args))
                return
            yield Candidate(player, self._infeasibility_reason(BYE, player))

    def _absence_reason(self, player: int) -> Reason:
        tournament = self._situation.tournament
        if player in tournament.half:
            return Reason("asked_for_half", args={"player": PlayerNumber(player)})
        if player in tournament.absent:
            return Reason("announced_absence", args={"player": PlayerNumber(player)})
        return absence_reason(tournament, player)
