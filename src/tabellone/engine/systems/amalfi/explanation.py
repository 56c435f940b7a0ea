"""Why a player has this opponent, this colour or the bye, and why two players do not meet."""

from collections.abc import Iterator

from tabellone.engine.amounts import Amount
from tabellone.engine.encounters import Game
from tabellone.engine.explanations import Explanation, Tried, others_unpaired
from tabellone.engine.leaving import why_not_there
from tabellone.engine.model import Tournament
from tabellone.engine.reason_values import ColourBreaks, ColourWay, ColourWays, PlayerNumber
from tabellone.engine.reasons import Arguments, Reason
from tabellone.engine.results import ADJOURNED
from tabellone.engine.systems.amalfi.boards import colour_breaks, colour_reason
from tabellone.engine.systems.amalfi.compatibility import Waivable
from tabellone.engine.systems.amalfi.pairing import decision
from tabellone.engine.systems.amalfi.points import draw_gives_half
from tabellone.engine.systems.amalfi.search_order import SearchOrder
from tabellone.engine.systems.amalfi.solution import BYE, Solution, situation, solve, unpairable
from tabellone.engine.teams.options import is_by_teams


def explain(tournament: Tournament, player: int) -> Explanation:
    """Why, for the next round."""
    return Explainer(solve(situation(tournament))).explain(player)


def why_not(tournament: Tournament, player: int, other: int) -> Reason:
    """Why two players do not meet in the next round."""
    return Explainer(solve(situation(tournament))).why_not(player, other)


class Explainer:
    """Answers questions about one round as found."""

    def __init__(self, solution: Solution):
        self._solution = solution
        self._situation = solution.situation
        self._pair_of = {p: index for index, pair in enumerate(solution.pairs) for p in pair}
        self._position = {p: index for index, p in enumerate(solution.listing)}
        self._refused = solution.refusals()

    def explain(self, player: int) -> Explanation:
        """Why this opponent and this colour."""
        exceptions = decision(self._solution).exceptions
        number = self._situation.round
        if player == self._solution.bye:
            tried = self._cited(self._tried_for_the_bye())
            return Explanation(number, player, {}, (), tried, tried[-1].reason, None, exceptions)
        if player not in self._pair_of:
            return Explanation(number, player, {}, (), (), self._why_absent(player), None, exceptions)
        upper, lower = self._solution.pairs[self._pair_of[player]]
        position = self._position[upper] + 1
        unit = 1 if is_by_teams(self._situation.tournament.rules) else 2  # a match won is two points (T22)
        facts: Arguments = {
            "upper": PlayerNumber(upper),
            "lower": PlayerNumber(lower),
            "position": position,
            "turns": self._situation.turns,
            "theoretical": position + self._situation.turns,
            "players": len(self._solution.listing),
            "score": Amount(self._situation.past.score[upper], unit),
            "opponent_score": Amount(self._situation.past.score[lower], unit),
            "late_half_point": self._situation.late_half_point(upper),
        }
        left = self._situation.tournament.rounds - number + 1
        code = "facts" if left == self._situation.turns else "facts_half_the_list"
        intro = [Reason(code, args=facts | {"count": left})]
        intro += [reason for who in (upper, lower) for reason in self._points_for_pairing_only(who)]
        if position + self._situation.turns > len(self._solution.listing):
            intro.append(Reason("facts_beyond", args=facts))
        tried = self._cited(self._tried(upper))
        opponent, colour = tried[-1].reason, self.colour_of(player)
        return Explanation(number, player, facts, tuple(intro), tried, opponent, colour, exceptions)

    def _points_for_pairing_only(self, player: int) -> Iterator[Reason]:
        """What his score has here that the standings do not have."""
        half = draw_gives_half(self._situation.tournament.rules)
        if self._situation.late_half_point(player):
            yield Reason(
                "facts_late" if half else "facts_late_as_draw", "B.2.5", "A13", {"player": PlayerNumber(player)}
            )
        games = (game for played in self._situation.tournament.history for game in played.games)
        suspended = sum(game.result == ADJOURNED.code and player in (game.white, game.black) for game in games)
        if suspended:
            code = "facts_suspended" if half else "facts_suspended_as_draw"
            yield Reason(code, args={"player": PlayerNumber(player), "count": suspended})

    def colour_of(self, player: int) -> Reason:
        """Why the colours at a player's board are as they are."""
        return self._situation.edition.cite(colour_reason(self._solution, self._pair_of[player]))

    def why_not(self, player: int, other: int) -> Reason:
        """Why two players do not meet: what forbids it, or who was found first."""
        return self._situation.edition.cite(self._why_not(player, other))

    def _cited(self, tried: Iterator[Tried]) -> tuple[Tried, ...]:
        return tuple(Tried(candidate, self._situation.edition.cite(reason)) for candidate, reason in tried)

    def _why_not(self, player: int, other: int) -> Reason:
        for who in (player, other):
            if who == self._solution.bye:
                article, reading = ("", "A19") if Waivable.BYE in self._solution.waived else ("B.2.1", "A10")
                return Reason("has_the_bye", article, reading, {"player": PlayerNumber(who)})
            if who not in self._pair_of:
                return self._why_absent(who)
        if self._pair_of[player] == self._pair_of[other]:
            return Reason("they_meet", args={"player": PlayerNumber(player), "opponent": PlayerNumber(other)})
        return self._incompatible(player, other) or self._found_first(player, other)

    def _found_first(self, player: int, other: int) -> Reason:
        """Two compatible players: whoever was paired first had found, or was found by, somebody else before."""
        first, second = sorted((player, other), key=self._pair_of.__getitem__)
        upper, lower = self._solution.pairs[self._pair_of[first]]
        if first == lower:
            args = {"player": PlayerNumber(first), "by": PlayerNumber(upper)}
            return Reason("found_for_another", "B.3.3", "A2", args)
        for candidate, reason in self._tried(first):
            if candidate == second:
                return reason
        return Reason(
            "found_before",
            "B.3.3",
            "A2",
            {"player": PlayerNumber(first), "opponent": PlayerNumber(lower), "candidate": PlayerNumber(second)},
        )

    def _tried(self, upper: int) -> Iterator[Tried]:
        """Every candidate in the order of B.3.3, the last one taken."""
        listing = self._solution.listing
        turn = self._pair_of[upper]
        chosen = self._solution.pairs[turn][1]
        start = self._position[upper]
        theoretical = start + self._situation.turns
        order = SearchOrder(len(listing), self._situation.turns, None)
        for vertex in order.candidates(start, []):
            candidate = listing[vertex]
            if candidate == chosen:
                way = "theoretical" if vertex == theoretical else "upwards" if vertex < theoretical else "downwards"
                yield Tried(candidate, Reason(f"taken_{way}", "B.3.3", "A2", {"candidate": PlayerNumber(candidate)}))
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
                reason = self._incompatible(upper, candidate)
            yield Tried(candidate, reason or self._others_unpaired(upper, candidate))

    def _incompatible(self, a: int, b: int) -> Reason | None:
        """B.3.1, if it forbids the pair."""
        past = self._situation.past
        if b in past.opponents[a]:
            args = {"player": PlayerNumber(a), "candidate": PlayerNumber(b), "round": past.opponents[a].index(b) + 1}
            return Reason("met", "B.3.1", "A8", args)
        colours = past.colours[a], past.colours[b]
        if self._situation.last_round or self._situation.edition.colours_agree(*colours, self._solution.waived):
            return None
        ways = ColourWays((self._broken_by(a, b), self._broken_by(b, a)))
        return Reason("colours", "B.3.1", "A8", {"player": PlayerNumber(a), "candidate": PlayerNumber(b), "ways": ways})

    def _broken_by(self, white: int, black: int) -> ColourWay:
        """What one way of giving the colours would break."""
        broken = colour_breaks(self._situation, Game(white, black))
        waived = {rule.value for rule in self._solution.waived}
        return ColourWay(white, black, ColourBreaks(one for one in broken if one.rule not in waived))

    def _others_unpaired(self, player: int, candidate: int) -> Reason:
        """Why somebody free and compatible was refused as an opponent, or for the bye."""
        article, reading = ("B.2.1", "A11") if player == BYE else ("B.3.3, 3", "A4")
        proof = self._solution.proof(self._refused[player, candidate])
        if proof is None:
            return Reason("more_colours_broken", article, "A19", {"candidate": PlayerNumber(candidate)})
        return others_unpaired(candidate, proof, article, reading)

    def _tried_for_the_bye(self) -> Iterator[Tried]:
        if Waivable.BYE in self._solution.waived:
            yield from self._tried_though_excluded()
            return
        found = self._situation
        rule = found.edition.bye
        candidates = set(rule.candidates(found.past, found.listing))
        for player in reversed(found.listing):
            if player == self._solution.bye:
                yield Tried(player, Reason("gets_the_bye", "B.2.1", "A10", {"player": PlayerNumber(player)}))
                return
            if player not in candidates and (BYE, player) not in self._refused:
                yield Tried(player, rule.why_not(found.past, found.listing, player))
            else:
                yield Tried(player, self._others_unpaired(BYE, player))

    def _tried_though_excluded(self) -> Iterator[Tried]:
        """A19: those who may have the bye, none of whom can be spared, then the others, the smallest breach first."""
        found = self._situation
        rule = found.edition.bye
        for player in rule.candidates(found.past, found.listing):
            proof = unpairable(found, [other for other in found.listing if other != player])
            assert proof is not None, "the stages before have shown it"
            yield Tried(player, others_unpaired(player, proof, "B.2.1", "A11"))
        for player in rule.excluded(found.past, found.listing):
            if player == self._solution.bye:
                args = {"player": PlayerNumber(player), "games": found.past.games_played(player)}
                yield Tried(player, Reason(rule.why_excluded, "", "A19", args))
                return
            yield Tried(player, self._others_unpaired(BYE, player))

    def _why_absent(self, player: int) -> Reason:
        tournament = self._situation.tournament
        if player in tournament.half:
            return Reason("asked_for_half", args={"player": PlayerNumber(player)})
        if player in tournament.absent:
            return Reason("announced_absence", args={"player": PlayerNumber(player)})
        return why_not_there(tournament, player)
