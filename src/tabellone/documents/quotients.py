"""FID Capo XIV, table 27, «scheda per calcolo quoziente»: every addend with its opponent, and what decides a place."""

from collections.abc import Iterator
from typing import NamedTuple

from tabellone.documents.numbers import format_amount
from tabellone.documents.papers import RankedCompetitor, ranked_lines
from tabellone.documents.speaker import Speaker
from tabellone.engine.amounts import Amount
from tabellone.engine.capabilities import HasQuotients
from tabellone.engine.model import Tournament
from tabellone.engine.ranking.buholz import QuotientTerm
from tabellone.engine.ranking.standings import Standing
from tabellone.engine.reason_values import MessageId, SumTerms
from tabellone.engine.reasons import Reason
from tabellone.engine.system import System


class QuotientCell(NamedTuple):
    """The term that the opponent of a round adds."""

    opponent: str
    points: str
    """The opponent's own: an addend of 2-a."""
    counted: str
    """Twice if he was beaten, once if drawn with: an addend of 2-b and of Sonneborn-Berger A."""


EMPTY_QUOTIENT_CELL = QuotientCell("", "", "")


class QuotientLine(NamedTuple):
    """A competitor, in the order of the standings."""

    ranked: RankedCompetitor
    cells: list[QuotientCell]
    """Round by round; empty where there was no opponent."""
    steps: list[str]
    """Why he is where he is: what parts him from the one above, and what else is said of a tie."""


def quotient_sheet(tournament: Tournament, system: System, speaker: Speaker) -> list[QuotientLine]:
    """Returns everybody with the figures that make the quotients."""
    assert isinstance(system, HasQuotients)  # or there is no such sheet
    added, working = system.quotient_terms(tournament), system.place_explainer(tournament)
    lines: list[QuotientLine] = []
    above: Standing | None = None
    for one in ranked_lines(tournament, system):
        cells = [EMPTY_QUOTIENT_CELL] * len(tournament.history)
        for addend in added(one.player.number):
            cells[addend.round - 1] = _cell(addend)
        told = [*_separation_reasons(above, one.line), *_without_sums(working(one.player.number))]
        lines.append(QuotientLine(one, cells, [speaker.sentence(reason) for reason in told]))
        above = one.line
    return lines


def _cell(addend: QuotientTerm) -> QuotientCell:
    counted = Amount(addend.points_taken * addend.points.units, addend.points.per)
    return QuotientCell(str(addend.opponent), format_amount(addend.points), format_amount(counted))


def _separation_reasons(above: Standing | None, line: Standing) -> Iterator[Reason]:
    """Yields the first figure that differs, else the single results; nothing on one place or after one common
    decision.
    """
    if above is None or above.place == line.place:
        return
    if above.points != line.points:
        yield Reason("step_points", args={"points": line.points, "more": above.points})
    elif above.tie_decision is None or above.tie_decision != line.tie_decision:
        figures = ((name, above.tie_breaks[name], own) for name, own in line.tie_breaks.items())
        for name, more, own in figures:
            if more != own:
                yield Reason("step_tie_break", args={"tie_break": MessageId(name.value), "amount": own, "more": more})
                return
        yield Reason("step_single_results", "8.2.3")


def _without_sums(reasons: list[Reason]) -> list[Reason]:
    """The sums are in the boxes."""
    return [reason for reason in reasons if not any(isinstance(value, SumTerms) for value in reason.args.values())]
