"""Pairings, scores and rankings of random team events against a second, literal reading."""

import random
from fractions import Fraction
from typing import Any

import pytest

from tabellone.engine.capabilities import TeamEvent
from tabellone.engine.ranking.standings import Standing
from tabellone.engine.reasons import NoLegalPairingError
from tabellone.formats.document import read_data, write_data
from tests.events.random_teams import played_out, random_team_event
from tests.literal import italo_swiss as literal_italo_swiss
from tests.literal import teams as literal
from tests.literal.teams import Ranking
from tests.tries import tries


def as_ranking(lines: list[Standing]) -> Ranking:
    """The standings in the form of the literal reading."""
    found: Ranking = []
    for line in lines:
        if not found or found[-1][0] != line.place:
            found.append((line.place, set(), []))
        _, sharing, listing = found[-1]
        sharing.add(line.player)
        if listing and line.player in (line.tied_with or ()) and listing[-1][0] in line.tied_with:
            listing[-1].append(line.player)
        else:
            listing.append([line.player])
    return found


def without_order_of_lots(ranking: Ranking) -> list[tuple[int, set[int], list[set[int]]]]:
    return [(place, sharing, [set(equal) for equal in listing]) for place, sharing, listing in ranking]


@pytest.mark.parametrize("seed", range(12))
def test_teams_are_paired_as_players_of_the_same_scores(seed: int) -> None:
    """T4, T11, T18: the literal italo-svizzero of the event in which every match is a game."""
    chance = random.Random(seed)
    rounds = 0
    for _ in range(tries(6)):
        for before in played_out(chance, random_team_event(chance, "italo-swiss")):
            tournament, system, _ = read_data(before)
            try:
                decision = system.pair(tournament)
                pairs = [match.seats for match in decision.encounters]
                rests = [(rest.player, rest.kind, rest.against) for rest in decision.rests]
                found = (pairs, rests)
            except NoLegalPairingError:
                found = None
            try:
                assert found == literal_italo_swiss.pair(literal.as_players(before, literal.OPEN)), before
            except literal_italo_swiss.TooLongError:
                continue
            rounds += 1
    assert rounds > tries(12)


@pytest.mark.parametrize("system", ["italo-swiss", "round-robin"])
@pytest.mark.parametrize("seed", range(12))
def test_teams_are_ranked_as_8_1_and_8_2_say(system: str, seed: int) -> None:
    chance = random.Random(f"{system} {seed}")
    ranked = {"italo-swiss": literal.after_italo_swiss, "round-robin": literal.after_round_robin}[system]
    for _ in range(tries(6)):
        document = random_team_event(chance, system)
        for _before in played_out(chance, document, open_boards=chance.random() < 0.3):
            pass
        tournament, by_teams, _ = read_data(document)
        assert isinstance(by_teams, TeamEvent)
        found = as_ranking(by_teams.standings(tournament))
        assert without_order_of_lots(found) == without_order_of_lots(ranked(document)), document
        figures = {line.player: line.tie_breaks for line in by_teams.standings(tournament)}
        for team, boards in literal.individual(document).items():
            shown = next(amount for name, amount in figures[team].items() if name.value == "individual")
            assert shown is not None
            assert shown.units == sum(boards) * shown.per, document
        made = {line.player: Fraction(*line.points) for line in by_teams.individual_standings(tournament)}
        for team in document["teams"]:  # 8.2.1: «la somma dei punti totalizzati da ciascun componente la squadra»
            total = sum(made.get(player, Fraction(0)) for player in team["players"])
            assert total == sum(literal.individual(document)[team["number"]]), document


@pytest.mark.parametrize("system", ["italo-swiss", "round-robin", "amalfi"])
def test_a_team_event_is_written_as_it_is_read(system: str) -> None:
    chance = random.Random(system)
    for _ in range(tries(6)):
        document = random_team_event(chance, system)
        for before in played_out(chance, document, open_boards=system != "amalfi"):
            tournament = read_data(before).tournament
            assert read_data(write_data(tournament)).tournament == tournament


@pytest.mark.parametrize("system", ["italo-swiss", "round-robin"])
def test_check_agrees_with_every_round_it_has_paired(system: str) -> None:
    chance = random.Random(f"check {system}")
    for _ in range(tries(6)):
        document = random_team_event(chance, system)
        for _before in played_out(chance, document, open_boards=False):
            pass
        tournament, by_teams, _ = read_data(document)
        for number in range(1, len(tournament.history) + 1):
            assert by_teams.differences(tournament, number) == []


def test_a_round_of_teams_that_was_changed_is_found_out() -> None:
    chance = random.Random("changed")
    document: dict[str, Any] = random_team_event(chance, "italo-swiss", 6, 6)
    for _before in played_out(chance, document, open_boards=False):
        pass
    first, second = document["history"][0]["matches"][:2]
    first["black"], second["black"] = second["black"], first["black"]
    first["games"] = second["games"] = None
    first["result"] = second["result"] = "1-0f"
    tournament, by_teams, _ = read_data(document)
    assert by_teams.differences(tournament, 1)
