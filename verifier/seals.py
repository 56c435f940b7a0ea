"""FID, squadre, Art. 5, «in busta chiusa»: whether the line-ups that were opened are those that were handed in.

A journal keeps of an envelope only its commitment, and of an opened one the line-up with its salt: the SHA-256 of
`tabellone line-up/ROUND/TEAM/PLAYERS/SALT` is the commitment, with the ids of the journal, the players separated by
commas from board 1 on and `-` for an empty board.
"""

import json
from collections.abc import Iterable
from hashlib import sha256

from verifier.document import Data
from verifier.proof import require

FORMAT = "tabellone-journal/1"


def is_journal(text: str) -> bool:
    first = text.partition("\n")[0]
    return f'"{FORMAT}"' in first and '"sequence"' not in first


def events_of(text: str) -> list[Data]:
    """What was not taken back; none may be missing."""
    head, *events = [json.loads(line) for line in text.splitlines() if line.strip()]
    require(head.get("format") == FORMAT, f"the journal should have the format {FORMAT}")
    for number, event in enumerate(events, 1):
        require(event["sequence"] == number, f"event {number} is missing or out of its place")
    taken_back: set[int] = set()
    for event in reversed(events):
        if event["kind"] == "undo" and event["sequence"] not in taken_back:
            taken_back.add(event["data"]["target"])
    return [event for event in events if event["kind"] != "undo" and event["sequence"] not in taken_back]


def commitment(number: int, team: int, line_up: Iterable[int | None], salt: str) -> str:
    boards = ",".join("-" if player is None else str(player) for player in line_up)
    return sha256(f"tabellone line-up/{number}/{team}/{boards}/{salt}".encode()).hexdigest()


class Seals:
    """The envelopes of the last round as the events come, and how many of all were opened."""

    def __init__(self) -> None:
        self.matches: list[list[int]] = []
        self.sealed: dict[int, str] = {}
        """By team."""
        self.opened: dict[int, list[int | None]] = {}
        self.verified = 0

    def follow(self, event: Data) -> None:
        kind, data = event["kind"], event["data"]
        if kind in ("pair", "replace"):
            self.matches = [entry.get("teams", []) for entry in data["encounters"]]
        if kind in ("pair", "replace", "unpair"):
            self.sealed, self.opened = {}, {}
        if kind == "envelope":
            self.sealed[data["team"]] = data["commitment"]
        if kind == "line_ups" and "encounter" in data:
            self.open(event["sequence"], data, self.matches[data["encounter"] - 1])

    def open(self, sequence: int, data: Data, teams: list[int]) -> None:
        """Both teams of a match: what was sealed has its salt and gives its commitment, and sits at the boards."""
        number, salts = data["round"], data.get("salts", {})
        for side, team in enumerate(teams):
            what = f"round {number}, team {team}, event {sequence}"
            line_up, salt, promised = data["line_ups"].get(str(team)), salts.get(str(team)), self.sealed.pop(team, None)
            if promised is None:
                require(salt is None, f"{what}: an envelope is opened that was not handed in")
                require(self.opened.get(team, line_up) == line_up, f"{what}: changed after its envelope was opened")
                continue
            require(line_up is not None and salt is not None, f"{what}: an envelope that was handed in is not opened")
            given = commitment(number, team, line_up, salt)
            require(given == promised, f"{what}: this line-up with this salt is not what was handed in")
            seated = [game[side] for game in data["games"][: len(line_up)]]
            require(seated == line_up, f"{what}: others sit at the boards than the envelope has")
            self.opened[team] = line_up
            self.verified += 1


def verify(text: str) -> str:
    """How many envelopes were opened as they had been handed in; whatever is wrong ends the program with its place."""
    seals = Seals()
    for event in events_of(text):
        seals.follow(event)
    return f"VALID: {seals.verified} envelopes opened, each as it was handed in; still sealed: {len(seals.sealed)}."
