"""What a list says of a tournament."""

from tabellone.journal.journal import Journal
from tabellone.journal.requests import draw_data
from tabellone.store.summaries import summary_of
from tests.journal.played import do, pair
from tests.journal.team_events import event, paired, seats


def test_the_winner_of_a_team_event_is_the_team_with_the_first_place() -> None:
    """D wins all its boards, the other match is drawn; its number, 4, is that of a player of A too."""
    journal = paired(event(teams=4))
    do(journal, "publish", round=1)
    of_d = range(13, 17)
    for match in (1, 2):
        for number, (white, black) in enumerate(seats(journal, match), 1):
            result = "1-0" if white in of_d else "0-1" if black in of_d else "1/2"
            do(journal, "result", round=1, encounter=match, game=number, result=result)
    do(journal, "close", early_end={"why": "withdrawals"})
    assert summary_of(journal.now).winners == ("D",)


def test_the_winner_at_tables_with_teams_is_the_team_not_the_best_player() -> None:
    """Each of T1's three is second at its table; the three winners are of three other teams."""
    journal = Journal()
    do(journal, "create", name="Tavoli", system="big-tables", rules={}, rounds=2)
    do(journal, "enrol", players=[{"name": f"P{n}", "team": f"T{n % 4}"} for n in range(12)])
    do(journal, "draw", **draw_data(journal.state, "7"))
    pair(journal)
    do(journal, "publish", round=1)
    state = journal.state
    others = {"T0": 0, "T2": 1, "T3": 2}
    for number, table in enumerate(state.paired_rounds[0].tables, 1):
        teams = [state.entrants[seat].player.team for seat in table.seats]
        assert sorted(teams) == ["T0", "T1", "T2", "T3"]
        places = [2 if team == "T1" else (1, 3, 4)[(others[team] + number) % 3] for team in teams]
        do(journal, "result", round=1, encounter=number, places=places)
    do(journal, "close")
    assert summary_of(journal.now).winners == ("T1",)
