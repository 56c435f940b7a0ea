"""Certificates spoiled in every field: dropped, doubled, exchanged, somebody else, another kind, a field more."""

import copy
import json
from collections.abc import Callable, Iterator
from typing import Any

Certificate = dict[str, Any]
Change = Callable[[Any], None]

KINDS = ("rt", "rf", "rr", "absent", "bye")
EDITIONS = ("fsi", "english", "javapairing")


def tampered(certificate: Certificate, players: int) -> Iterator[tuple[str, Certificate]]:
    """Every spoiled copy, with what was done to it; none of them says what the certificate said."""
    for what, change in changes(certificate, players):
        spoiled = copy.deepcopy(certificate)
        change(spoiled)
        assert spoiled != certificate, what
        yield what, spoiled


def changes(certificate: Certificate, players: int) -> Iterator[tuple[str, Change]]:
    for field, value in certificate.items():
        if field != "least" or certificate["refused"] + certificate["byes_refused"]:  # one board needs no weights
            yield f"without {field}", lambda c, field=field: c.pop(field)  # type: ignore[misc]
        yield f"{field} is something else", lambda c, field=field: c.update({field: "else"})  # type: ignore[misc]
        if isinstance(value, list):
            yield from in_a_list(field, value, players)
    yield "a field more", lambda c: c.update(note="")
    yield "the round after", lambda c: c.update(round=c["round"] + 1)
    yield "the round before", lambda c: c.update(round=c["round"] - 1)
    if "edition" in certificate:
        other = next(edition for edition in EDITIONS if edition != certificate["edition"])
        yield "another edition", lambda c: c.update(edition=other)
    if "bye" in certificate:
        yield "another bye", lambda c: c.update(bye=players if c["bye"] is None else c["bye"] % players + 1)
        yield "a bye more or less", lambda c: c.update(bye=1 if c["bye"] is None else None)
    if "waived" in certificate:
        yield "a rule waived more", lambda c: c["waived"].append("A6" if "A6" not in c["waived"] else "A10")
    if "rests" in certificate:
        yield from rests_more(certificate, players)
    if certificate["games"] is None:
        yield "games after all", lambda c: c.update(games=[])
    else:
        yield "no games", lambda c: c.update(games=None)


def rests_more(certificate: Certificate, players: int) -> Iterator[tuple[str, Change]]:
    """Somebody rests who plays, who rests already, who is nobody."""
    resting = [rest["player"] for rest in certificate["rests"]]
    playing = [game["white"] for game in certificate["games"]]
    for player in (*resting[:1], *playing[:1], players + 1):
        for kind in KINDS:
            rest = {"player": player, "kind": kind}
            if rest not in certificate["rests"]:
                yield f"{player} rests: {kind}", lambda c, rest=rest: c["rests"].append(rest)  # type: ignore[misc]


def in_a_list(field: str, entries: list[Any], players: int) -> Iterator[tuple[str, Change]]:
    for index, entry in enumerate(entries):
        name = f"{field}[{index}]"
        yield f"without {name}", lambda c, i=index: c[field].pop(i)  # type: ignore[misc]
        yield f"{name} twice", lambda c, i=index: c[field].insert(i, copy.deepcopy(c[field][i]))  # type: ignore[misc]
        if isinstance(entry, dict):
            yield from in_an_entry(name, field, index, entry, players)
        elif isinstance(entry, list):
            yield from in_a_barrier(name, entry, players, lambda c, i=index: (c[field], i))  # type: ignore[misc]
        if field == "games" and index:
            yield f"{name} before its time", lambda c, i=index: c["games"].insert(i - 1, c["games"].pop(i))  # type: ignore[misc]
            for seat in ("white", "black"):
                yield f"{name} with the {seat} of the one before", lambda c, i=index, s=seat: exchange(c, i, s)  # type: ignore[misc]
    if field == "least":
        for index, entry in enumerate(entries):
            yield from in_weights(index, entry, players)
    if field == "refused" and len(entries) > 1:
        yield "refused in another order", lambda c: c["refused"].reverse()


def in_weights(index: int, entry: dict[str, Any], players: int) -> Iterator[tuple[str, Change]]:
    """The first show that nothing costs less, to the unit; others may prove the same with a little more or less."""

    def put(key: str, value: list[Any]) -> Change:
        return lambda c: c["least"][index].update({key: value})

    name, weights, groups = f"least[{index}]", entry["weights"], entry["groups"]
    yield f"{name} with a stranger", put("weights", [*weights, [players + 1, 1]])
    yield f"{name} with an even group", put("groups", [*groups, {"members": [1, 2], "charge": 2}])
    yield f"{name} with a group of strangers", put("groups", [*groups, {"members": [players + 1], "charge": 2}])
    yield f"{name} with a member twice", put("groups", [*groups, {"members": [1, 1, 1], "charge": 2}])
    yield f"{name} with a charge below zero", put("groups", [*groups, {"members": [1], "charge": -2}])
    yield f"{name} with half a charge", put("groups", [*groups, {"members": [1], "charge": 0.5}])
    for place, (player, weight) in enumerate(weights):
        others = [*weights[:place], *weights[place + 1 :]]
        yield f"{name}: {player} weighed twice", put("weights", [*weights, [player, weight]])
        yield f"{name}: {player} weighed with a fraction", put("weights", [*others, [player, weight + 0.5]])
        if not index:
            yield f"{name}: {player} weighs nothing", put("weights", others)
            yield f"{name}: {player} weighs more", put("weights", [*others, [player, weight + 1]])
            yield f"{name}: {player} weighs less", put("weights", [*others, [player, weight - 1]])
    for place, group in enumerate(groups):
        if not index:
            yield f"{name} without a group", put("groups", [*groups[:place], *groups[place + 1 :]])
            yield (
                f"{name} with another charge",
                put("groups", [*groups[:place], {**group, "charge": group["charge"] + 2}]),
            )


def exchange(certificate: Certificate, index: int, seat: str) -> None:
    one, other = certificate["games"][index - 1 : index + 1]
    one[seat], other[seat] = other[seat], one[seat]


def in_an_entry(name: str, field: str, index: int, entry: dict[str, Any], players: int) -> Iterator[tuple[str, Change]]:
    def put(key: str, value: Any) -> Change:
        return lambda c: c[field][index].update({key: value})

    yield f"{name} with a field more", put("note", 1)
    for key, value in entry.items():
        yield f"{name} without {key}", lambda c, key=key: c[field][index].pop(key)  # type: ignore[misc]
        if key == "barrier":
            yield from in_a_barrier(f"{name}.barrier", value, players, lambda c: (c[field][index], "barrier"))
        elif key == "proof":  # another that is there may prove the same
            yield f"{name}.proof: none", put(key, -1)
            yield f"{name}.proof: one too far", lambda c: c[field][index].update(proof=len(c["least"]))
        elif isinstance(value, int):
            yield f"{name}.{key}: somebody else", put(key, value % players + 1)
            yield f"{name}.{key}: nobody", put(key, players + 1)
        elif key == "kind":
            for kind in KINDS:
                if kind != value:
                    yield f"{name}: {kind}", put("kind", kind)
    if "kind" in entry and "against" not in entry:
        yield f"{name} against somebody", put("against", entry["player"] % players + 1)
        yield f"{name} against nobody", put("against", None)
    if field == "games":
        turned = {"white": entry["black"], "black": entry["white"]}
        yield f"{name} with the colours exchanged", lambda c: c[field][index].update(turned)


def in_a_barrier(
    name: str, barrier: list[int], players: int, path: Callable[[Any], tuple[Any, Any]]
) -> Iterator[tuple[str, Change]]:
    def put(members: list[int]) -> Change:
        def change(certificate: Certificate) -> None:
            holder, key = path(certificate)
            holder[key] = members

        return change

    yield f"{name} with a stranger", put([*barrier, players + 1])
    yield f"{name} of everybody", put(list(range(1, players + 2)))
    if barrier:
        yield f"{name} with a member twice", put([*barrier, barrier[0]])


def everywhere(certificate: Certificate, players: int) -> Iterator[tuple[str, Certificate]]:
    """Every field of every part changed, whatever its name: gone, another value, another type, one more or less."""
    for path in paths(certificate):
        for what, value in others(at(certificate, path), players):
            spoiled = copy.deepcopy(certificate)
            if not path:
                spoiled = value
            else:
                at(spoiled, path[:-1])[path[-1]] = value
            if json.dumps(spoiled) != json.dumps(certificate):  # 1 and true are equal, but not written alike
                yield f"{'.'.join(map(str, path)) or 'all'}: {what}", spoiled


Path = tuple[Any, ...]


def paths(entry: Any, path: Path = ()) -> Iterator[Path]:
    yield path
    inside = entry.items() if isinstance(entry, dict) else enumerate(entry) if isinstance(entry, list) else ()
    for key, value in inside:
        yield from paths(value, (*path, key))


def at(certificate: Certificate, path: Path) -> Any:
    for key in path:
        certificate = certificate[key]
    return certificate


def others(value: Any, players: int) -> Iterator[tuple[str, Any]]:
    """What else could stand there."""
    if isinstance(value, dict):
        for key in value:
            yield f"without {key}", {name: entry for name, entry in value.items() if name != key}
        yield "a field more", {**value, "note": 1}
    elif isinstance(value, list):
        for index, entry in enumerate(value):
            yield f"without {index}", value[:index] + value[index + 1 :]
            yield f"{index} twice", [*value[:index], entry, *value[index:]]
        for index in range(len(value) - 1):
            yield (
                f"{index} and the next exchanged",
                [*value[:index], value[index + 1], value[index], *value[index + 2 :]],
            )
        yield "one more", [*value, 1]
    elif isinstance(value, bool):
        yield "the contrary", not value
        yield "as a number", int(value)
    elif isinstance(value, int):
        yield from (("one more", value + 1), ("one less", value - 1), ("as a fraction", float(value)))
        yield from (("somebody else", value % players + 1), ("true", value == 1), ("as text", str(value)))
    elif isinstance(value, str):
        yield from ((f"as {word}", word) for word in (*KINDS, *EDITIONS, "A6", "A7", "A10", value.upper(), value + " "))
    others: tuple[Any, ...] = (None, 0, "", [], {})
    for other in others:
        yield f"{other!r}", other
