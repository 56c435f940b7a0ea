"""FID Capo XIV, table 23: groups (G1)."""

import itertools
import json
from pathlib import Path
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from tabellone.cli.main import run
from tabellone.engine.groups import GroupLimits, Strength, cut_groups, propose_sizes, size_objections, sort_by_strength
from tabellone.engine.reasons import NotReadyError
from tabellone.formats.document import read
from tests.events.notation import event


def test_g1_the_critical_number_and_the_limit_of_the_first_group() -> None:
    """4 x 7 x 3 = 84 players; at 91 the limit of 21 grows by 2 x int(7 / 6) = 2."""
    assert GroupLimits(84, 7, 3).critical == 84
    assert [GroupLimits(players, 7, 3).max_in_first for players in (60, 84, 89, 90, 91, 96)] == [21, 21, 21, 23, 23, 25]


def test_g1_min_by_the_number_of_games() -> None:
    assert [GroupLimits(50, rounds, 2).least for rounds in range(5, 11)] == [8, 10, 10, 12, 12, 14]
    assert [GroupLimits(50, rounds, 2).least for rounds in (3, 4, 11, 12)] == [6, 8, 14, 16]  # as the table goes on


def most_even(limits: GroupLimits) -> list[int]:
    """Every way to share the players, tried out: within the limits, fewest odd groups, then as even as can be.

    Groups after the first go from large to small; so does the first where its limit does not hold it back.
    """
    best: tuple[tuple[Any, ...], list[int]] | None = None
    most = min(limits.max_in_first, limits.players) if limits.groups > 1 else limits.players
    for first in range(limits.least, most + 1):
        for rest in itertools.product(range(limits.least, limits.players), repeat=limits.groups - 1):
            if first + sum(rest) != limits.players or list(rest) != sorted(rest, reverse=True):
                continue
            sizes = [first, *rest]
            odd = sum(size % 2 for size in sizes)
            value = (odd, sum(size * size for size in sizes), -first, [-size for size in rest])
            if best is None or value < best[0]:
                best = (value, sizes)
    assert best is not None
    return best[1]


@given(st.integers(5, 7), st.integers(1, 3), st.integers(8, 75))
def test_g1_the_proposal_is_the_most_even_of_all(rounds: int, groups: int, players: int) -> None:
    limits = GroupLimits(players, rounds, groups)
    if players < groups * limits.least:  # the director is told, and decides
        assert [reason.code for reason in size_objections(limits, propose_sizes(limits))] == ["too_few_for_groups"]
        return
    sizes = propose_sizes(limits)
    assert size_objections(limits, sizes) == []
    found, best = (sum(size * size for size in shared) for shared in (sizes, most_even(limits)))
    assert (sum(sizes), sum(size % 2 for size in sizes)) == (players, players % 2)
    assert found == best


@given(st.integers(2, 8), st.integers(5, 10), st.integers(50, 2000))
def test_g1_limits_hold_for_any_event(groups: int, rounds: int, players: int) -> None:
    limits = GroupLimits(players, rounds, groups)
    if players < groups * limits.least:
        return
    sizes = propose_sizes(limits)
    assert sum(sizes) == players
    assert size_objections(limits, sizes) == []
    assert sizes[1:] == sorted(sizes[1:], reverse=True)
    assert sizes[1] - sizes[-1] <= 2
    assert sum(size % 2 for size in sizes) == players % 2


def test_more_groups_than_pairs_cannot_be() -> None:
    with pytest.raises(NotReadyError, match="more_groups_than_pairs"):
        propose_sizes(GroupLimits(20, 5, 11))


def test_g1_changed_by_hand_the_limits_are_checked() -> None:
    limits = GroupLimits(40, 5, 2)
    assert [reason.code for reason in size_objections(limits, [16, 24])] == ["first_group_too_large"]
    assert [reason.code for reason in size_objections(limits, [7, 33])] == ["group_too_small"]
    assert size_objections(limits, [15, 25]) == []


def test_g1_players_go_to_groups_by_elo_rubele() -> None:
    entries = [
        (Strength(900, ""), "b"),
        (Strength(None, "CM"), "d"),
        (Strength(None, ""), "e"),
        (Strength(950, ""), "a"),
    ]
    entries += [(Strength(None, "Nazionale"), "n"), (Strength(900, ""), "c")]
    assert cut_groups(sort_by_strength(entries), [2, 3, 1]) == [["a", "b"], ["c", "d", "n"], ["e"]]


def test_the_command(tmp_path: Path, capsys: Any) -> None:
    players = [{"rating": 3000 - 10 * n, "title": "Regionale"} for n in range(24)]
    file = tmp_path / "entries.json"
    file.write_text(json.dumps(event(players, 7, system="italo-swiss")))
    assert run(["groups", str(file), "--groups", "2", "--output", str(tmp_path / "g"), "--json"]) == 0
    found = json.loads(capsys.readouterr().out)
    assert (found["critical"], found["most_in_first"], found["least"]) == (56, 21, 10)
    assert found["groups"] == [list(range(1, 13)), list(range(13, 25))]
    second = read((tmp_path / "g2.json").read_bytes()).tournament
    assert (len(second.players), second.players[0].name, second.name) == (12, "P13", "Test 2")
    assert run(["groups", str(file), "--groups", "2", "--lang", "it"]) == 0
    assert "Numero critico 56" in capsys.readouterr().out
    assert run(["groups", str(file), "--groups", "3"]) == 0
    assert "gruppi possibili 2" in capsys.readouterr().err
    assert run(["groups", str(file), "--groups", "13"]) == 5
    file.write_text(json.dumps(event(players, 23, system="round-robin")))
    assert run(["groups", str(file), "--groups", "2", "--output", str(tmp_path / "r")]) == 0
    assert read((tmp_path / "r1.json").read_bytes()).tournament.rounds == 11  # as the table of twelve has
    assert run(["groups", str(file), "--groups", "2", "--output", str(tmp_path / "r")]) == 2
    file.write_text(json.dumps(event(4, 3, ["1-2 ?, 3-4 ?"], system="italo-swiss")))
    assert run(["groups", str(file), "--groups", "1"]) == 2
