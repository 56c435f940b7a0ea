"""The picture of places: every name at the end of its line, none on another."""

import random
from itertools import pairwise

import pytest

from tabellone.documents.place_chart import (
    LABEL,
    NARROW,
    WIDE,
    ChartSize,
    PlaceChart,
    PlaceHistory,
    place_chart,
    spread_labels,
)


def chart(*places: tuple[int | None, ...], frame: ChartSize = WIDE) -> PlaceChart:
    courses = [PlaceHistory(f"Name of player {n}", one, ["0"] * len(one)) for n, one in enumerate(places, 1)]
    made = place_chart(courses, frame)
    assert made is not None
    return made


@pytest.mark.parametrize("frame", [WIDE, NARROW])
def test_a_name_stands_at_the_end_of_its_line(frame: ChartSize) -> None:
    made = chart((3, 1), (1, 2), (2, 3), frame=frame)
    assert [line.label[0] for line in made.lines] == ["1", "2", "3"]
    assert [line.at for line in made.lines] == [line.end.y for line in made.lines]
    assert not any(line.leader for line in made.lines)
    first, second, third = (line.end.y for line in made.lines)
    assert first < second < third
    assert made.lines[0].dots[0].y == third  # he was third


def test_who_shares_a_place_has_his_name_below_with_a_leader() -> None:
    made = chart((1, 1), (1, 1), (1, 1), (4, 4))
    assert len({line.end.y for line in made.lines[:3]}) == 1
    assert [bool(line.leader) for line in made.lines] == [False, True, True, False]
    heights = [line.at for line in made.lines]
    assert heights == sorted(heights)
    assert all(below - above >= LABEL for above, below in pairwise(heights))


def test_places_beyond_the_first_stand_closer_and_in_order() -> None:
    made = chart((1, 1), (2, 2), (480, 250), (300, 9))
    worst, far = (dot.y for dot in made.lines[2].dots)
    assert made.lines[1].end.y < made.lines[3].end.y < far < made.lines[3].dots[0].y < worst
    assert [mark.text for mark in made.places] == ["1°", "8°", "480°"]
    assert worst < made.height


def test_who_came_late_begins_where_he_came() -> None:
    made = chart((1, 1, 1), (None, 3, 2))
    assert [len(line.dots) for line in made.lines] == [3, 2]
    assert made.lines[1].dots[0].x == made.lines[0].dots[1].x


def test_before_the_second_round_there_is_no_race() -> None:
    assert place_chart([]) is None
    assert place_chart([PlaceHistory("A", (1,), ("1",))]) is None


def test_a_long_name_is_cut_where_there_is_no_room() -> None:
    (line,) = chart((1, 1), frame=NARROW).lines
    assert line.label == "1 Name of pla…"


@pytest.mark.parametrize("seed", range(20))
def test_heights_are_moved_apart_and_never_upwards(seed: int) -> None:
    chance = random.Random(seed)
    heights = [chance.randint(0, 200) for _ in range(chance.randint(1, 9))]
    moved = spread_labels(heights, 20)
    order = sorted(range(len(heights)), key=lambda index: heights[index])
    assert all(moved[below] - moved[above] >= 20 for above, below in pairwise(order))
    assert all(now >= before for before, now in zip(heights, moved, strict=True))
    assert moved[order[0]] == heights[order[0]]
