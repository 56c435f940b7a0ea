"""FIDE's own checker of tie-breaks (the program gacrux), asked about a document."""

from typing import Any

from gacrux.tiebreak import tiebreak as checker
from gacrux.trf2json import trf2json

from tabellone.engine.ranking.names import TieBreak
from tests.engine.ranking.fide_report import report

ACRONYMS = {
    TieBreak.BUCHHOLZ: "BH",
    TieBreak.BUCHHOLZ_CUT_1: "BH/C1",
    TieBreak.BUCHHOLZ_CUT_2: "BH/C2",
    TieBreak.MEDIAN: "BH/M1",
    TieBreak.MEDIAN_2: "BH/M2",
    TieBreak.SONNEBORN_BERGER: "SB",
    TieBreak.DIRECT_ENCOUNTER: "DE",
    TieBreak.WINS: "WIN",
    TieBreak.GAMES_WON: "WON",
    TieBreak.BLACK_GAMES: "BPG",
    TieBreak.PROGRESSIVE: "PS",
    TieBreak.RATING_AVERAGE: "ARO",
    TieBreak.PERFORMANCE: "TPR",
}
"""By C.07's own short names."""
Row = tuple[int, list[Any]]
"""A place, and the figures in the order asked for."""


def by_the_checker(document: dict[str, Any], chosen: list[TieBreak]) -> dict[int, Row]:
    """After as many rounds as there are."""
    reader = trf2json()
    reader.parse_file(report(document), False)
    assert reader.get_status() == 0, reader.chessjson["status"]
    tournament = reader.get_tournament(1)
    asked = {"swiss": True, "check": False, "tiebreak": ["PTS", *(ACRONYMS[one] for one in chosen)]}
    answer = checker(tournament, len(document["history"]), asked).compute_tiebreaks(tournament, asked)
    assert answer["rules"] == "2026-03-01"
    return {one["cid"]: (one["rank"], one["tiebreakScore"]) for one in answer["competitors"]}
