"""An arbiter with nothing but the printed formation sheet of an italo-svizzero round: reads it, then pairs by hand.

What he reads is the Italian sheet as a browser gets it; nothing of the program and no document. The procedure is the
literal one of `italo_swiss.py`; points, colours, who has met whom, who rested how and the last Black are as printed.
"""

import re
from collections import defaultdict
from fractions import Fraction
from html.parser import HTMLParser
from typing import Any

from tests.literal.italo_swiss import LiteralRound

SIGNS = {"½": Fraction(1, 2), "¼": Fraction(1, 4), "¾": Fraction(3, 4)}
CELL = re.compile(
    r"(?P<opponent>\d+)(?P<forfeit>f)?\(?(?P<colour>[BN])?\)?(?P<open>\*)?"
    r"|(?P<kind>RF|RR|RT|ass\.)(?P<against>\d+)?(?:\((?P<by_convention>[BN])\))?"
)
PAIR = re.compile(r"(\d+)–(\d+)(?: \((f)(?: (\d+))?\))?")
REST = re.compile(r"(RF|RR|RT|ass\.) (\d+)(?:/(\d+))?")
KINDS = {"RF": "rf", "RR": "rr", "RT": "rt", "ass.": "absent"}
AWAY = {"(assente a questo turno)": "absent", "(ritirato)": "withdrawn", "(mai venuto)": "never came"}


class Printed(HTMLParser):
    """The words on the sheet, with the place they stand at: rows of the two parts of the table, and marked lines."""

    def __init__(self, page: str):
        super().__init__()
        self.rows: dict[str, list[list[str]]] = defaultdict(list)
        self.lines: dict[str, str] = {}
        self._part, self._line = "", ""
        self.feed(page)

    def handle_starttag(self, tag: str, attributes: list[tuple[str, str | None]]) -> None:
        named = dict(attributes).get("class") or ""
        if tag == "tbody":
            self._part = named
        elif tag == "tr" and self._part:
            self.rows[self._part].append([])
        elif tag == "td" and self._part:
            self.rows[self._part][-1].append("")
        elif tag in ("dd", "p", "h1"):
            self._line = named.split()[-1] if named else tag
            self.lines.setdefault(self._line, "")

    def handle_endtag(self, tag: str) -> None:
        if tag == "tbody":
            self._part = ""
        elif tag in ("dd", "p", "h1"):
            self._line = ""

    def handle_data(self, data: str) -> None:
        if self._line:
            self.lines[self._line] += data
        elif self._part and self.rows[self._part] and self.rows[self._part][-1]:
            self.rows[self._part][-1][-1] += data


def points_of(text: str) -> Fraction:
    minus, figures, sign = re.fullmatch(r"(-?)(\d*)(.*)", text).groups()  # type: ignore[union-attr]
    if sign.startswith("."):
        return Fraction(text)
    value = Fraction(figures or 0) + (SIGNS[sign] if sign else 0)
    return -value if minus else value


def cell_of(text: str) -> re.Match[str] | None:
    found = CELL.fullmatch(text)
    assert found or not text, text
    return found


class SheetRound(LiteralRound):
    """The round as the sheet gives it."""

    def __init__(self, page: str):
        printed = Printed(page)
        rows = [(part, [cell.strip() for cell in row]) for part, found in printed.rows.items() for row in found]
        self.points = {int(row[1]): points_of(row[0]) for _, row in rows}
        self.cells = {int(row[1]): [cell_of(text) for text in row[3:-1]] for _, row in rows}
        number = int(printed.lines["h1"].split()[-1])
        away = {
            int(row[1]): next(why for words, why in AWAY.items() if row[2].endswith(words))
            for part, row in rows
            if part == "away"
        }
        leaves = {"withdrawn": number - 1, "never came": 0}
        players = [
            {"number": n, **({"leaves": leaves[away[n]]} if away.get(n) in leaves else {})} for n in sorted(self.points)
        ]
        leg = int(printed.lines["rounds"])
        self.repeated = printed.lines.get("repeated")
        super().__init__(
            {
                "rules": {
                    "game": "italian" if "italiana" in printed.lines["game"] else "international",
                    "no_show_uses_up_rest": "no-show" in printed.lines,
                    "legs": "two" if self.repeated else "one",
                },
                "rounds": 2 * leg if self.repeated else leg,
                "players": players,
                "history": [self.round_of(index) for index in range(number - 1)],
                "next": {"absent": [n for n, why in away.items() if why == "absent"]},
            }
        )
        self.article_9 = "Art. 9" in printed.lines.get("odd", "")
        self.last_black = int(printed.lines["last-black"]) if "last-black" in printed.lines else None
        if self.repeated:
            self.history[number - 1 - leg] = in_order(self.repeated)
        elif number > 1:
            self.history[-1] = in_order(printed.lines["before"])

    def round_of(self, index: int) -> dict[str, Any]:
        """A round as far as the boxes tell it: who met whom, who did not come, who rested."""
        games: dict[tuple[int, int], dict[str, Any]] = {}
        rests: list[dict[str, Any]] = []
        for player, cells in self.cells.items():
            cell = cells[index]
            if cell is None:
                continue
            if cell["kind"]:
                against = {"against": int(cell["against"])} if cell["against"] else {}
                rests.append({"player": player, "kind": KINDS[cell["kind"]], **against})
                continue
            pair = (min(player, int(cell["opponent"])), max(player, int(cell["opponent"])))
            game = games.setdefault(pair, {"white": pair[0], "black": pair[1], "result": None})
            if cell["forfeit"]:
                won = {True: "1-0f", False: "0-1f"}[player == pair[0]]
                game["result"] = won if cell["colour"] else game["result"] or "0-0f"
            elif cell["colour"] == "B":
                game["white"], game["black"] = player, int(cell["opponent"])
        return {"games": list(games.values()), "rests": rests}

    def score(self, player: int) -> Fraction:  # type: ignore[override]
        return self.points[player]

    def colour(self, player: int, played: dict[str, Any]) -> str:
        """As it is printed, by convention or not."""
        cell = self.cells[player][next(n for n, one in enumerate(self.history) if one is played)]
        if cell is None:
            return "-"
        return {"B": "W", "N": "B", None: "-"}[cell["colour"] or cell["by_convention"]]


def in_order(line: str) -> dict[str, Any]:
    """A round in order of formation, as the line below the head has it."""
    games, rests = [], []
    for part in (part.strip() for part in line.split(",")):
        pair, rest = PAIR.fullmatch(part), REST.fullmatch(part)
        if pair:
            white, black, forfeit, winner = pair.groups()
            result = {None: "0-0f", white: "1-0f", black: "0-1f"}[winner] if forfeit else None
            games.append({"white": int(white), "black": int(black), "result": result})
        elif rest:
            kind, player, against = rest.groups()
            rests.append({"player": int(player), "kind": KINDS[kind], **({"against": int(against)} if against else {})})
        else:
            raise AssertionError(part)
    return {"games": games, "rests": rests}
