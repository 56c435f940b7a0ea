"""A certificate is accepted by the separate verifier if the program made it before the round, and otherwise refused."""

import copy
import random
from collections import Counter
from collections.abc import Callable, Iterator
from typing import Any

import pytest

from tabellone.engine.capabilities import HasFixedRounds
from tabellone.engine.reasons import NoLegalPairingError
from tests.events import random_chess as random_events
from tests.events import random_draughts
from tests.events.notation import event, opened
from tests.literal.italo_swiss import Answer
from tests.tries import tries
from tests.verifier.judging import REFUSED, certificate_of, is_refused
from tests.verifier.tampering import EDITIONS, everywhere, tampered
from verify_certificate import verify

Document = dict[str, Any]


def amalfi(chance: random.Random) -> Iterator[Document]:
    def pair(document: Document) -> random_events.Paired | None:
        tournament, system = opened(document)
        try:
            decision = system.pair(tournament)
        except NoLegalPairingError:
            return None
        bye = next((rest.player for rest in decision.rests if rest.kind == "bye"), None)
        return bye, [(game.white, game.black) for game in decision.games]

    document = random_events.random_event(chance, chance.choice(EDITIONS))
    return random_events.played_out(chance, document, pair)


def italo_swiss(chance: random.Random) -> Iterator[Document]:
    def pair(document: Document) -> Answer | None:
        tournament, system = opened(document)
        try:
            decision = system.pair(tournament)
        except NoLegalPairingError:
            return None
        rests = [(r.player, r.kind, r.against) for r in decision.rests if r.player not in tournament.absent]
        return [(game.white, game.black) for game in decision.games], rests

    return random_draughts.played_out(chance, random_draughts.random_event(chance), pair)


def round_robin(chance: random.Random) -> Iterator[Document]:
    players, legs = chance.randint(3, 9), chance.choice([1, 2])
    rounds = legs * (players - 1 + players % 2)
    document = event(players, rounds, system="round-robin", legs=("one", "two")[legs - 1])
    for player in document["players"]:
        if chance.random() < 0.2:
            player |= {"leaves": chance.randint(0, rounds), "struck": chance.random() < 0.3}
    return prescribed(chance, document, ["1-0", "1/2", "0-1f"])


RECOVERIES: list[dict[str, Any]] = [
    {"form": "recovery"},
    {"form": "recovery", "returns": "return_2"},
    {"form": "recovery", "returns": "return_4"},
]


def elimination(chance: random.Random) -> Iterator[Document]:
    form: dict[str, Any] = chance.choice(
        [{}, {"placing": "third_place"}, {"placing": "all_places"}, *RECOVERIES, *RECOVERIES]
    )
    document = event(chance.randint(9, 24), 1, system="elimination", seed=str(chance.random()), **form)
    tournament, system = opened(document)
    assert isinstance(system, HasFixedRounds)
    document["rounds"] = system.rounds_needed(tournament)
    for player in document["players"]:
        if chance.random() < 0.1:
            player["leaves"] = chance.randint(0, 3)
    return prescribed(chance, document, ["1-0", "0-1", "1-0f", "1/2 lot 0-1"])


def prescribed(chance: random.Random, document: Document, results: list[str]) -> Iterator[Document]:
    while True:
        tournament, system = opened(document)
        if system.is_over(tournament):
            return
        yield document
        decision = system.pair(tournament)
        games = [{"white": g.white, "black": g.black, "result": chance.choice(results)} for g in decision.games]
        rests = [{k: v for k, v in rest._asdict().items() if v is not None} for rest in decision.rests]
        document["history"].append({"round": decision.round, "games": games, "rests": rests})


Event = Callable[[random.Random], Iterator[Document]]
EVENTS = pytest.mark.parametrize("played", [amalfi, italo_swiss, round_robin, elimination], ids=lambda e: e.__name__)


@EVENTS
def test_a_certificate_is_accepted_and_refused_once_anything_in_it_is_changed(played: Event) -> None:
    """Every third is spoiled in every way there is."""
    chance = random.Random(13)
    genuine = forged = 0
    while genuine < tries(120):
        made: list[Document] = []
        for document in played(chance):
            made.append(certificate_of(document))
            verify(document, made[-1])
            genuine += 1
            if genuine % 3:
                continue
            for what, spoiled in tampered(made[-1], len(document["players"])):
                if spoiled not in made:  # a final played again has the pair of the final
                    assert is_refused(document, spoiled), (what, spoiled, document)
                    forged += 1
    assert forged > 20 * genuine // 3


def big_tables(chance: random.Random) -> Iterator[Document]:
    rounds, teams = chance.randint(2, 4), chance.randint(4, 6)
    players = [{"team": f"T{n % teams}"} for n in range(chance.randint(8, 4 * teams))]
    rules: dict[str, Any] = {"rotate_start": chance.random() < 0.5, "middle": chance.choice(["by_team", "by_player"])}
    rules |= {"blocks": chance.choice(["blocks_of_4", "blocks_of_8"]), "relaxed": chance.choice(["0", "2"])}
    document = event(players, rounds, system="big-tables", seed=str(chance.random()), **rules)
    while len(document["history"]) < rounds:
        yield document
        decision = opened(document)[1].pair(opened(document)[0])
        tables: list[dict[str, list[Any]]] = [
            {"seats": list(t.seats), "places": chance.sample([1, 2, 3, 4], len(t.seats))} for t in decision.tables
        ]
        for table in tables:
            if chance.random() < 0.5:  # the game's own points, halves too
                table["points"] = [chance.choice([5, 7.5, 10, 12.25]) for _ in table["seats"]]
                table["places"] = [1 + sum(other > own for other in table["points"]) for own in table["points"]]
                continue
            table["places"] = [1 + sum(other < own for other in table["places"]) for own in table["places"]]
        document["history"].append({"round": decision.round, "tables": tables})


def said(certificate: Document, document: Document) -> Document:
    """What a certificate says: rests in any order, any barrier that proves; at tables nobody believes a bound, and
    the order of the seats says only who starts, if that is in the rules, and that of the tables nothing if drawn; the
    seed of the lots is that of the document whether it is said or not.
    """
    found = copy.deepcopy(certificate)
    if "tables" in found:
        assert found.pop("seed", document["seed"]) == document["seed"]
    for entry in [*found.get("refused", []), *found.get("byes_refused", [])]:
        entry["barrier"] = None
    if "impossible" in found:
        found["impossible"] = [entry["waived"] if isinstance(entry, dict) else None for entry in found["impossible"]]
    if "rests" in found:
        found["rests"] = sorted(found["rests"], key=str)
    if "tables" in found:
        keeps = 1 if document["rules"]["rotate_start"] else 0
        found["tables"] = [[*seats[:keeps], *sorted(seats[keeps:])] for seats in found["tables"]]
        if found["round"] == 1:  # the order of tables that were drawn
            found["tables"].sort()
        aims = ("indicator", "heavy", "closeness", "worst")
        bounds = ("proven", "bound", "heavy_bound", "closeness_bound", "worst_bound")
        found |= {aim: found.get(aim, 0) for aim in aims}
        found = {field: value for field, value in found.items() if field not in bounds}
    return found


@pytest.mark.parametrize(
    "played", [amalfi, italo_swiss, round_robin, elimination, big_tables], ids=lambda played: played.__name__
)
def test_every_field_of_every_part_of_a_certificate_is_looked_at(played: Event) -> None:
    """The fields are found by going through the certificate: a change is refused, or says the same."""
    chance, genuine, changed = random.Random(41), 0, 0
    while genuine < tries(12):
        for document in played(chance):
            certificate = certificate_of(document)
            verdict = verify(document, certificate)
            genuine += 1
            for what, spoiled in everywhere(certificate, len(document["players"])):
                try:
                    same = verify(document, spoiled) == verdict and said(spoiled, document) == said(
                        certificate, document
                    )
                except REFUSED:
                    same = True
                assert same, (what, spoiled, document)
                changed += 1
    assert changed > 20 * genuine


def finished_late(chance: random.Random, document: Document) -> None:
    """Some games of rounds before the last are finished now, after the rounds in between were paired."""
    last = len(document["history"])
    for played in document["history"][:-1]:
        for board, game in enumerate(played["games"], 1):
            if game["result"] in (None, "suspended") and chance.random() < 0.5:
                game["result"] = "2-2" if document["rules"].get("match") == "double" else chance.choice(["1-0", "0-1"])
                played.setdefault("late", []).append({"board": board, "until": last})


def claims(certificate: Document) -> Document:
    """Without the barriers: another one may prove the same."""
    refused = [{**entry, "barrier": None} for entry in certificate.get("refused", [])]
    return {**certificate, "refused": refused, "byes_refused": None, "impossible": None}


@pytest.mark.parametrize("played", [amalfi, italo_swiss], ids=lambda e: e.__name__)
def test_a_certificate_stays_valid_when_results_come_late_and_hindsight_is_refused(played: Event) -> None:
    chance = random.Random(5)
    with_late = hindsight = 0
    for _ in range(tries(70)):
        made, document = [], {}  # type: list[Document], Document
        for document in played(chance):
            if document["rules"].get("legs") == "two":  # its first leg is completed by whoever plays it out
                break
            finished_late(chance, document)
            made.append(certificate_of(document))
            assert all(not is_refused(document, certificate) for certificate in made)
        if not any("late" in one for one in document["history"]):
            continue
        with_late += 1
        for genuine in made:
            number = genuine["round"]
            known = copy.deepcopy(document["history"][: number - 1])
            for one in known:
                one.pop("late", None)
            rests = document["history"][number - 1]["rests"] if number <= len(document["history"]) else []
            away = {kind: [r["player"] for r in rests if r["kind"] == kind] for kind in ("absent", "half")}
            coming = away if number <= len(document["history"]) else document["next"]
            wise = certificate_of({**document, "history": known, "next": coming})
            if claims(wise) != claims(genuine):
                assert is_refused(document, wise)
                hindsight += 1
    assert with_late > 20
    assert hindsight > 10


def test_no_round_beyond_those_announced_is_certified() -> None:
    """Round 3 of a girone of four is in the federation's table, but only two were announced."""
    document = event(4, 3, ["1-4 1:0, 2-3 1:0", "4-3 1:0, 1-2 1:0"], system="round-robin")
    certificate = certificate_of(document)
    verify(document, certificate)
    assert is_refused({**document, "rounds": 2}, certificate)


@pytest.mark.parametrize("title", ["Maestro Nazionale", "maestro  nazionale", "M.N.", "Grande Maestro", "GMI"])
def test_a_title_is_read_as_the_program_reads_it(title: str) -> None:
    """H3: a master gives a Provinciale four steps, whichever way his title is written."""
    players = [{"title": word} for word in (title, "Provinciale", "Regionale", "Nazionale", "Prov.", "CM", "P", "Reg.")]
    document = event(players, 5, ["1-2 0:1, 3-4 =, 5-6 =, 7-8 ="], system="italo-swiss", handicap="second_system")
    verify(document, certificate_of(document))
    document["players"][0]["title"] = "Sindaco"
    with pytest.raises(SystemExit, match="no category"):
        verify(document, {"format": "tabellone-certificate/1", "system": "italo-swiss", "round": 2, "games": None})


def test_who_is_passed_over_in_a_recovery_is_refuted_and_nothing_is_searched_for() -> None:
    """Every kind of proof occurs; a recovery of hundreds, which nobody could try out, is verified like any other."""
    chance = random.Random(31)
    seen: Counter[str] = Counter()
    small = [(players, RECOVERIES[turn % 3]) for turn in range(6) for players in range(9, 16)]
    for players, form in [(160, RECOVERIES[0]), (90, RECOVERIES[2]), *small]:
        document = event(players, 1, system="elimination", seed=str(chance.random()), **form)
        tournament, system = opened(document)
        assert isinstance(system, HasFixedRounds)
        document["rounds"] = system.rounds_needed(tournament)
        for before in prescribed(chance, document, ["1-0", "0-1"]):
            certificate = certificate_of(before)
            verify(before, certificate)
            for field in ("refused", "byes_refused", "impossible"):
                if field in certificate:
                    seen[field] += 1
                    left_out = {name: value for name, value in certificate.items() if name != field}
                    with pytest.raises(SystemExit):
                        verify(before, left_out)
    assert min(seen[field] for field in ("refused", "byes_refused", "impossible")) > 0, seen
