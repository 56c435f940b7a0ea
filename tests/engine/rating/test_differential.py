"""Elo-Rubele against a second, slow reading of the same articles."""

from fractions import Fraction

from hypothesis import given
from hypothesis import strategies as st

from tabellone.engine.draughts import DraughtsGame
from tabellone.engine.rating.elo_rubele import RatingEdition, new_rating
from tabellone.engine.rating.season import DatedEvent, ListEntry, SeasonRules, rate_season
from tests.events.notation import event, opened
from tests.literal import elo as literal_elo

GAMES = st.sampled_from(["italian", "international"])
SYMBOLS = {"1-0": "1:0", "0-1": "0:1", "1/2": "=", "1-0f": "+:-", "0-0f": "-:-"}


@given(st.integers(100, 6000), st.integers(-4000, 4000), GAMES)
def test_e1_the_capital_is_the_one_of_the_text_threshold_after_threshold(before: int, cents: int, game: str) -> None:
    scored = 40
    expected = Fraction(scored) - Fraction(cents, 100)
    after = new_rating(before, expected, scored, DraughtsGame(game)).after
    assert after == literal_elo.final_capital(before, Fraction(cents, 100), game)


@st.composite
def seasons(draw: st.DrawFn) -> tuple[dict[str, int], list[tuple[str, list[tuple[str, str, str]]]]]:
    """Six players over some years; every event pairs some of them at random, in one to three rounds."""
    names = [f"P{n}" for n in range(6)]
    listed = {name: draw(st.integers(100, 5000)) for name in names}
    events = []
    days = draw(st.lists(st.integers(0, 4 * 360 - 1), max_size=6, unique=True))
    for day in days:
        date = f"{2022 + day // 360}-{day % 360 // 30 + 1:02d}-{day % 30 + 1:02d}"
        if date.endswith(("02-29", "02-30")):
            date = date[:-2] + "28"
        games = []
        for _ in range(draw(st.integers(1, 3))):
            order = draw(st.permutations(names))
            boards = draw(st.integers(1, 3))
            for board in range(boards):
                result = draw(st.sampled_from(list(SYMBOLS)))
                games.append((order[2 * board], order[2 * board + 1], result))
        events.append((date, games))
    return listed, [one for one in events if [d for d, _ in events].count(one[0]) == 1]


@given(seasons(), GAMES, st.sampled_from(list(RatingEdition)))
def test_a_season_is_the_one_of_the_literal_reading(
    season: tuple[dict[str, int], list[tuple[str, list[tuple[str, str, str]]]]], game: str, edition: RatingEdition
) -> None:
    listed, events = season
    last = 2026
    dated = []
    for date, games in events:
        names = sorted({name for white, black, _ in games for name in (white, black)})
        number = {name: n for n, name in enumerate(names, 1)}
        rounds = [
            _with_rests(f"{number[w]}-{number[b]} {SYMBOLS[r]}", {number[w], number[b]}, len(names))
            for w, b, r in games
        ]
        document = event([{"name": name} for name in names], len(rounds), rounds, system="amalfi")
        dated.append(DatedEvent(date, opened(document)[0]))
    found = rate_season(
        [ListEntry(*one) for one in listed.items()], dated, SeasonRules(DraughtsGame(game), edition), close_year=last
    )
    told = {entry.name: (entry.rating, entry.malus, entry.last_year) for entry in found.entries}
    assert told == literal_elo.season(listed, events, game, edition.value, last)


def _with_rests(played: str, seated: set[int], count: int) -> str:
    """A round in which these two play and the others are away: games of a rating know no rounds."""
    away = [f"absent {number}" for number in range(1, count + 1) if number not in seated]
    return ", ".join([played, *away])
