"""Why a player has this opponent, this colour or this rest; and the rotation step by step."""

from tabellone.engine.absence_reasons import absence_reason
from tabellone.engine.explanations import Candidate, Explanation, ProcedureStep, others_unpaired_reason
from tabellone.engine.model import Rest, Tournament
from tabellone.engine.reason_values import PlayerNumber, PlayerNumbers
from tabellone.engine.reasons import Arguments, Reason
from tabellone.engine.systems.italo_swiss.colours import choose_white
from tabellone.engine.systems.italo_swiss.history import FORFEIT_RESTS
from tabellone.engine.systems.italo_swiss.pairing import make_decision, rest_exceptions, round_remarks
from tabellone.engine.systems.italo_swiss.solution import REST, Solution, players_to_leave_free, read_context, solve


def explain(tournament: Tournament, player: int) -> Explanation:
    return Explainer(solve(read_context(tournament))).explain(player)


def why_not(tournament: Tournament, player: int, other: int) -> Reason:
    """Why two players do not meet in the next round."""
    return Explainer(solve(read_context(tournament))).why_not(player, other)


def procedure_steps(tournament: Tournament) -> list[ProcedureStep]:
    """The rotation of the next round, pair by pair; nothing for the first, which follows the draw."""
    solution = solve(read_context(tournament))
    explainer = Explainer(solution)
    return [explainer.step(index) for index in range(len(solution.pairs))] if solution.search else []


class Explainer:
    """Answers questions about one round as found."""

    def __init__(self, solution: Solution):
        self._solution = solution
        self._found = solution.context
        self._pair_of = {p: index for index, pair in enumerate(solution.pairs) for p in pair if p != REST}
        self._rest_of = {rest.player: rest for rest in solution.rests}
        self._refused = (
            solution.search.numbered.refusals(solution.result) if solution.search and solution.result else {}
        )

    def explain(self, player: int) -> Explanation:
        made = make_decision(self._solution)
        intro = tuple(round_remarks(self._solution))
        if player in self._rest_of:
            reason = self._rest_reason(self._rest_of[player])
            intro = (*intro, *self._rest_reasons(self._rest_of[player]))
            return Explanation(self._found.round, player, {}, intro, (), reason, None, made.exceptions)
        if player not in self._pair_of:
            return Explanation(
                self._found.round, player, {}, (), (), self._absence_reason(player), None, made.exceptions
            )
        index = self._pair_of[player]
        upper, lower = self._solution.pairs[index]
        facts = {
            "upper": PlayerNumber(upper),
            "lower": PlayerNumber(lower),
            "start": self._found.start,
            "pair": index + 1,
        }
        colour = choose_white(self._found, upper, lower)[1]
        if self._found.start is None:
            reason = self._first_round_reason(upper, lower)
            return Explanation(self._found.round, player, facts, (), (), reason, colour, made.exceptions)
        tried = self._candidates(index)
        intro = (*intro, self._turn_reason(index))
        return Explanation(self._found.round, player, facts, intro, tried, tried[-1].reason, colour, made.exceptions)

    def explain_colour(self, player: int) -> Reason:
        return choose_white(self._found, *self._solution.pairs[self._pair_of[player]])[1]

    def why_not(self, player: int, other: int) -> Reason:
        for who in (player, other):
            if who not in self._pair_of or who in self._rest_of:
                return self._rest_reason(self._rest_of[who]) if who in self._rest_of else self._absence_reason(who)
        if self._pair_of[player] == self._pair_of[other]:
            return Reason("they_meet", args={"player": PlayerNumber(player), "opponent": PlayerNumber(other)})
        return self._met_reason(player, other) or self._earlier_choice_reason(player, other)

    def _earlier_choice_reason(self, player: int, other: int) -> Reason:
        """Explains two who might have met: the one paired first had found, or was found by, another before."""
        first, second = sorted((player, other), key=self._pair_of.__getitem__)
        upper, lower = self._solution.pairs[self._pair_of[first]]
        if self._found.start is None:
            return self._first_round_reason(upper, lower)
        if first == lower:
            args = {"player": PlayerNumber(first), "by": PlayerNumber(upper)}
            return Reason("found_for_another", "Art. 4", "F4", args)
        for candidate, reason in self._candidates(self._pair_of[first]):
            if candidate == second:
                return reason
        return Reason(
            "found_before",
            "Art. 5",
            "F5",
            {"player": PlayerNumber(first), "opponent": PlayerNumber(lower), "candidate": PlayerNumber(second)},
        )

    def _first_round_reason(self, upper: int, lower: int) -> Reason:
        """Art. 3: the numbers as drawn, or, with absences, those present in order."""
        as_drawn = upper % 2 == 1 and lower == upper + 1
        code = "first_round_pair" if as_drawn else "first_round_pair_of_present"
        return Reason(code, "Art. 3", "F22", {"player": PlayerNumber(upper), "opponent": PlayerNumber(lower)})

    def step(self, index: int) -> ProcedureStep:
        upper, lower = self._solution.pairs[index]
        return ProcedureStep(
            self._last_paired_before(index),
            upper,
            self._candidates(index),
            None if lower == REST else lower,
            self._turn_reason(index),
        )

    def _last_paired_before(self, index: int) -> int | None:
        """The last paired player, from whom the circle is read on; None at the start of the rotation."""
        if index == 0:
            return None
        player, opponent = self._solution.pairs[index - 1]
        return player if opponent == REST else opponent

    def _turn_reason(self, index: int) -> Reason:
        """F4: why it was the player's turn."""
        upper = self._solution.pairs[index][0]
        args: Arguments = {"player": PlayerNumber(upper), "score": self._found.history.printed_points(upper)}
        after = self._last_paired_before(index)
        if after is None:
            assert self._found.start is not None, "a rotation starts somewhere"
            return Reason("first_turn", "Art. 4", "F1", args | {"by": PlayerNumber(self._found.start)})
        return Reason("next_turn", "Art. 4", "F4", args | {"by": PlayerNumber(after)})

    def _candidates(self, index: int) -> tuple[Candidate, ...]:
        """Every free candidate in the order of Art. 5, the last one taken."""
        among = self._solution.search
        assert among is not None
        assert self._solution.result is not None
        upper, chosen = self._solution.pairs[index]
        mates: list[int | None] = [None] * len(among.players)
        for a, b in self._solution.result.pairs[:index]:
            mates[a], mates[b] = b, a
        player = self._solution.result.pairs[index][0]
        tried = []
        for vertex in among.rotation.candidates(player, mates):
            candidate = among.players[vertex]
            if candidate == chosen:
                tried.append(Candidate(candidate, self._taken_reason(upper, candidate)))
                break
            reason = self._met_reason(upper, candidate)
            if reason is None:
                refusal = self._refused[upper, candidate]
                proof = among.numbered.refusal_proof(self._solution.result, refusal)
                reason = self._must_stay_free_reason(candidate, index) or others_unpaired_reason(
                    candidate, proof, "Art. 15", "F14"
                )
            tried.append(Candidate(candidate, reason))
        return tuple(tried)

    def _must_stay_free_reason(self, candidate: int, index: int) -> Reason | None:
        """Art. 8 c, 12 b4: the others could be paired, but not so that one of those who may rest is left free."""
        free = players_to_leave_free(self._solution, index, candidate)
        if not free or self._solution.group is None:
            return None
        article, reading = ("Art. 12 b4", "F11") if self._solution.group.kind == "rr" else ("Art. 8 c", "F7")
        return Reason(
            "one_must_be_left_free",
            article,
            reading,
            {"candidate": PlayerNumber(candidate), "may_rest": PlayerNumbers(free)},
        )

    def _rest_reasons(self, rest: Rest) -> tuple[Reason, ...]:
        """Why nobody with fewer points has this rest, and why this withdrawn player."""
        found, past = self._found, self._found.history
        if rest.kind not in FORFEIT_RESTS or found.start is None:
            return ()
        turn = {other.player for other in self._solution.rests if other.kind == "rt"}
        lower = [p for p in found.active if p not in turn and past.score[p] < past.score[rest.player]]
        had = [player for player in lower if past.forfeit_points[player]]
        excluded = [p for p in lower if p not in had and set(found.withdrawn) <= set(past.opponents[p])]
        told = [Reason("lower_had_forfeit_points", "Art. 11", "F7", {"others": PlayerNumbers(had)})] if had else []
        if excluded and rest.kind == "rr":
            told.append(Reason("lower_met_all_withdrawn", "Art. 12 b2", "F11", {"others": PlayerNumbers(excluded)}))
        if rest.against is not None:
            told.append(self._formal_opponent_reason(rest.player, rest.against))
        return tuple(told)

    def _formal_opponent_reason(self, player: int, against: int) -> Reason:
        """Art. 12, case 1 and 2: the only one, the fewest points, the highest on the tabellone."""
        past = self._found.history
        unmet = [other for other in self._found.withdrawn if other not in past.opponents[player]]
        args: Arguments = {"player": PlayerNumber(player), "opponent": PlayerNumber(against)}
        equal = [other for other in unmet if past.score[other] == past.score[against] and other != against]
        if len(unmet) == 1:
            return Reason("rr_only_one_left", "Art. 12", "F11", args)
        if not equal:
            return Reason("rr_fewest_points", "Art. 12", "F11", args | {"score": past.printed_points(against)})
        return Reason("rr_highest_on_tabellone", "Art. 12", "F11", args | {"equal": PlayerNumbers(equal)})

    def _taken_reason(self, upper: int, candidate: int) -> Reason:
        if candidate == REST:
            return Reason("rests_last", "Art. 8 c", "F7", {"player": PlayerNumber(upper)})
        score = self._found.history.score
        code = "taken_same_score" if score[candidate] == score[upper] else "taken_lower_score"
        return Reason(
            code,
            "Art. 5",
            "F5",
            {"candidate": PlayerNumber(candidate), "score": self._found.history.printed_points(candidate)},
        )

    def _met_reason(self, a: int, b: int) -> Reason | None:
        """Art. 6: «due giocatori non dovranno incontrarsi più di una volta»; a formal encounter counts (F11)."""
        opponents = self._found.history.opponents[a] if a != REST else ()
        if b not in opponents or b == REST:
            return None
        number = opponents.index(b) + 1
        args: Arguments = {"player": PlayerNumber(a), "candidate": PlayerNumber(b), "round": number}
        if self._found.history.met_formally(a, number):
            return Reason("met_formally", "Art. 12", "F11", args)
        return Reason("met", "Art. 6", "F6", args)

    def _rest_reason(self, rest: Rest) -> Reason:
        passed_over = rest_exceptions(self._solution)
        if passed_over and rest.kind != "rt":
            return passed_over[0]
        args: Arguments = {
            "player": PlayerNumber(rest.player),
            "score": self._found.history.printed_points(rest.player),
        }
        if self._found.start is None:
            return self._first_round_rest_reason(rest)
        if rest.kind == "rt":
            return Reason("rests_turn", "Art. 9 c", "F9", args)
        assert self._solution.group is not None
        others = PlayerNumbers(player for player in self._solution.group.players if player != rest.player)
        if rest.against is not None:
            code, article = ("rr_of_several", "Art. 12 b4") if others else ("rr_alone", "Art. 12 b3")
            return Reason(code, article, "F11", args | {"opponent": PlayerNumber(rest.against), "others": others})
        code, article = ("rf_of_several", "Art. 8 c") if others else ("rf_alone", "Art. 8 b")
        return Reason(code, article, "F7", args | {"others": others, "credited": self._found.history.of_forfeit_rest})

    def _first_round_rest_reason(self, rest: Rest) -> Reason:
        """Art. 8 a, 9 b: by the number drawn, or, with absences, among those present."""
        args: Arguments = {"player": PlayerNumber(rest.player)}
        everybody = len(self._found.tournament.players)
        if rest.kind == "rf":
            code = "first_round_rf" if rest.player == everybody else "first_round_rf_of_present"
            return Reason(code, "Art. 8 a", "F7", args | {"credited": self._found.history.of_forfeit_rest})
        if len(self._found.active) == everybody:
            return Reason("first_round_rt", "Art. 9 b", "F9", args)
        args["count"] = 2 * len(self._solution.pairs)
        return Reason("first_round_rt_of_present", "Art. 9 b", "F9", args)

    def _absence_reason(self, player: int) -> Reason:
        tournament = self._found.tournament
        if player in tournament.absent:
            return Reason("announced_absence", args={"player": PlayerNumber(player)})
        return absence_reason(tournament, player)
