"""Sealed line-ups, T2: two events differ in one sealed line-up alone, and nobody can tell which is which.

Whatever the desk does until the envelope is opened, captains, public, players and the director get the same answers in
both: pages, refusals, the sentences of the history.
"""

import random
import re
from collections.abc import Callable, Iterator
from datetime import UTC, datetime, timedelta
from pathlib import Path
from typing import Any

import pytest
from django.http import HttpResponse, StreamingHttpResponse

from tabellone.desk.by_hand import replace, seats_of
from tabellone.desk.hand import Hand
from tabellone.desk.line_ups import close_now, enter_on_paper, hand_in, lost_envelopes, set_deadline, unopenable
from tabellone.engine.reasons import UserError
from tabellone.journal.state import State
from tabellone.store.personal_links import CAPTAINS, PLAYERS, PersonalLinks
from tests.running.store import visitor
from tests.web.addresses import paths_of, unpacked
from tests.web.sealed_event import PLAYERS as MEMBERS
from tests.web.sealed_event import TEAMS, Event, member

ACTIONS = 300
NOW = datetime(2026, 3, 1, 12, tzinfo=UTC)
LINE_UPS = ((6, 2, 5, 1), (3, 4, None, 2))
"""Of the first team of the first match, in one world and in the other."""
Step = Callable[["Worlds", random.Random], Callable[["World"], Any]]


class World:
    """One of the two events."""

    def __init__(self, folder: Path, name: str):
        (folder / name).mkdir(exist_ok=True)
        self.event = Event(folder / name)
        self.key = self.event.key
        self.clients = {"director": self.event.director, "anybody": visitor()}

    @property
    def state(self) -> State:
        state: State = self.event.state
        return state

    @property
    def hand(self) -> Hand:
        return Hand(self.event.repository, "desk")

    def link(self, which: PersonalLinks, one: int) -> str:
        return which.codes(self.key, [one])[one]

    def neutral(self, text: str) -> str:
        """Without what differs between any two events: keys, codes of links, seals, moments, tokens of forms."""
        text = text.replace(self.key, "KEY")
        for which, of in ((CAPTAINS, [*self.state.teams]), (PLAYERS, [*self.state.entrants])):
            for one, code in which.codes(self.key, of).items():
                text = text.replace(code, f"code-{one}")
        for envelope in self.state.paired_rounds[-1].envelopes if self.state.paired_rounds else ():
            text = text.replace(envelope.commitment, "SEAL").replace(envelope.commitment[:16], "SEAL")
        text = re.sub(r'(name="csrfmiddlewaretoken" value="|"X-CSRFToken": ")\w+', "", text)
        text = re.sub(r"live\?desk=\w+", "", text)
        text = re.sub(r'"version": "\w+"', "", text)
        text = re.sub(r'"now": \d+', "", text)
        text = re.sub(r"\d{4}-\d\d-\d\d[T ]\d\d:\d\d(:\d\d(\.\d+)?)?([+-]\d\d:\d\d|Z)?", "MOMENT", text)
        text = re.sub(r"\b\d\d?:\d\d(:\d\d)?\b", "TIME", text)
        text = re.sub(r"\b[0-9a-f]{64}\b", "SEAL", text)
        text = re.sub(r"D:\d{14}Z|InstanceID>[^<]*<|/ID ?\[[^\]]*\]", "MOMENT", text)  # of a PDF
        text = re.sub(r'(data-seen|name="seen" value)="\w+"', "", text)  # the version of what is shown
        return re.sub(r"<svg.*?</svg>", "", text, flags=re.DOTALL)  # the QR codes of links


class Worlds:
    """Both, with the same things done to them."""

    def __init__(self, folder: Path):
        self.both = [World(folder, name) for name in ("one", "other")]
        self.team = self.both[0].event.seats[0]
        for world, places in zip(self.both, LINE_UPS, strict=True):
            chosen = tuple(None if place is None else member(self.team, place) for place in places)
            hand_in(world.hand, world.key, 1, self.team, chosen, NOW)

    @property
    def is_sealed(self) -> bool:
        return all(world.state.paired_rounds and world.state.paired_rounds[-1].envelopes for world in self.both)

    def same(self, ask: Callable[[World], Any]) -> Any:
        """What both answer, which is the same."""
        first, second = (answer(world, ask) for world in self.both)
        assert first == second
        return first


def answer(world: World, ask: Callable[[World], Any]) -> str:
    """What somebody is told, refusals in their words."""
    try:
        told = ask(world)
    except UserError as error:
        return world.neutral(f"{error.reason.code} {dict(error.reason.args)}")
    if isinstance(told, StreamingHttpResponse | HttpResponse):
        content = b"".join(told) if isinstance(told, StreamingHttpResponse) else told.content
        shown = unpacked(content).decode(errors="replace")
        return world.neutral(f"{told.status_code} {told.headers.get('Location', '')} {shown}")
    return world.neutral(str(told))


def does(kind: str, **data: Any) -> Callable[[World], Any]:
    return lambda world: world.hand.does(world.key, kind, data).kind


def edits_a_rating(worlds: Worlds, chance: random.Random) -> Callable[[World], Any]:
    return does("edit", player=chance.randint(1, len(TEAMS) * MEMBERS), rating=chance.choice([0, 1000, 4000, 14_000]))


def edits_a_roster(worlds: Worlds, chance: random.Random) -> Callable[[World], Any]:
    team = chance.randint(1, len(TEAMS))
    members = list(worlds.both[0].state.teams[team].team.roster)
    chance.shuffle(members)
    return does("edit_team", team=team, players=members[: chance.choice([MEMBERS - 1, MEMBERS, 20])])


def removes(worlds: Worlds, chance: random.Random) -> Callable[[World], Any]:
    return does(chance.choice(["remove", "withdraw"]), player=chance.randint(1, len(TEAMS) * MEMBERS))


def comes_back(worlds: Worlds, chance: random.Random) -> Callable[[World], Any]:
    return does("return", player=chance.randint(1, len(TEAMS) * MEMBERS))


def sets_rules(worlds: Worlds, chance: random.Random) -> Callable[[World], Any]:
    rules = {**worlds.both[0].state.rules, "rating_limit": chance.choice([1, 11_000, 15_000, 60_000])}
    rules |= {"empty_boards": chance.choice(["last", "any"])}
    return does("settings", rules=rules)


def sets_a_time(worlds: Worlds, chance: random.Random) -> Callable[[World], Any]:
    until = NOW + timedelta(hours=chance.randint(1, 9))
    return lambda world: set_deadline(world.hand, world.key, 1, until)


def publishes(worlds: Worlds, chance: random.Random) -> Callable[[World], Any]:
    return does(chance.choice(["publish", "unpublish"]), round=1)


def closes_unpublished(worlds: Worlds, chance: random.Random) -> Callable[[World], Any]:
    if worlds.both[0].state.published_rounds:
        return does("unpublish", round=1)
    return lambda world: close_now(world.hand, world.key, 1, NOW)


def writes_paper_unpublished(worlds: Worlds, chance: random.Random) -> Callable[[World], Any]:
    if worlds.both[0].state.published_rounds:
        return does("unpublish", round=1)
    other = next(team for team in worlds.both[0].event.seats if team != worlds.team)
    paper = {other: tuple(member(other, place) for place in (4, 3, 2, 1))}
    return lambda world: enter_on_paper(world.hand, world.key, 1, 1, paper, NOW)


def writes_both_papers(worlds: Worlds, chance: random.Random) -> Callable[[World], Any]:
    match = chance.choice([1, 2])
    seats = worlds.both[0].state.paired_rounds[-1].matches[match - 1].seats
    paper = {team: tuple(member(team, place) for place in chance.sample(range(1, 7), 4)) for team in seats}
    return lambda world: enter_on_paper(world.hand, world.key, 1, match, paper, NOW)


def forfeits(worlds: Worlds, chance: random.Random) -> Callable[[World], Any]:
    return does("result", round=1, encounter=1, forfeit=chance.choice(["1-0f", "0-1f", "0-0f"]))


def changes_pairs(worlds: Worlds, chance: random.Random) -> Callable[[World], Any]:
    return lambda world: replace(world.hand, world.key, 1, seats_of(world.state, 1).turned(2))


def undoes(worlds: Worlds, chance: random.Random) -> Callable[[World], Any]:
    entries = worlds.both[0].event.repository.moment(worlds.both[0].key).events
    target = chance.choice([one for one in entries if one.kind != "envelope"])
    return does("undo", target=target.sequence)


def looks_at_the_desk(worlds: Worlds, chance: random.Random) -> Callable[[World], Any]:
    page = chance.choice(["round/1/line-ups", "round/1", "history", "journal.txt", "players", "round/1/match/1", ""])
    return lambda world: world.clients["director"].get(f"/t/{world.key}/{page}")


def asks_what_is_wrong(worlds: Worlds, chance: random.Random) -> Callable[[World], Any]:
    return lambda world: (unopenable(world.key, world.state, NOW), lost_envelopes(world.key, world.state))


STEPS: tuple[Step, ...] = (
    *(edits_a_rating, edits_a_rating, edits_a_roster, removes, comes_back, sets_rules, sets_a_time, publishes),
    *(closes_unpublished, writes_paper_unpublished, writes_both_papers, forfeits, changes_pairs, undoes),
    *(looks_at_the_desk, looks_at_the_desk, asks_what_is_wrong),
)


def pages_of_others(worlds: Worlds) -> Iterator[Callable[[World], Any]]:
    """Of captains, public and players: every address there is, with the links they have."""

    def ask(path: str, which: PersonalLinks | None = None, one: int = 0) -> Callable[[World], Any]:
        def asked(world: World) -> Any:
            code = "" if which is None else world.link(which, one)
            return world.clients["anybody"].get(path.replace("KEY", world.key) + code)

        return asked

    for team in worlds.both[0].state.teams:
        yield ask(f"/captain/KEY/{team}/", CAPTAINS, team)
    for player in (member(worlds.team, 1), member(worlds.team, 3)):
        yield ask(f"/me/KEY/{player}/", PLAYERS, player)
    for path in paths_of("KEY", worlds.both[0].state):
        if "KEY" in path:  # any other speaks of both at once
            yield ask(path)


@pytest.mark.parametrize("seed", [1, 2, 3])
def test_nobody_can_tell_what_is_in_a_sealed_envelope(store: Path, seed: int) -> None:
    chance = random.Random(f"two worlds {seed}")
    worlds = Worlds(store)
    others = list(pages_of_others(worlds))
    done = 0
    for number in range(ACTIONS // 3):
        step = chance.choice(STEPS)(worlds, chance)
        if worlds.same(step) and worlds.same(lambda world: world.event.repository.moment(world.key).sequence):
            done += 1
        assert worlds.is_sealed, f"seed {seed}, action {number}"
        for look in [*others[:6], *chance.sample(others, 3)]:
            worlds.same(look)
    if not worlds.both[0].state.published_rounds:
        worlds.same(does("publish", round=1))
    for look in others:
        worlds.same(look)
    black = next(team for team in worlds.both[0].event.seats if team != worlds.team)
    for world in worlds.both:
        world.hand.does(world.key, "settings", {"rules": {**world.state.rules, "rating_limit": 0}})
        paper = tuple(world.state.teams[black].team.roster[:4])
        set_deadline(world.hand, world.key, 1, NOW + timedelta(hours=1))
        hand_in(world.hand, world.key, 1, black, paper, NOW)
    for world, places in zip(worlds.both, LINE_UPS, strict=True):
        match = world.state.paired_rounds[-1].matches[0]
        seated = {player for game in match.games for player in game.players}
        assert {member(worlds.team, place) for place in places if place} < seated  # opened, they differ as they should
    assert done > ACTIONS // 10
