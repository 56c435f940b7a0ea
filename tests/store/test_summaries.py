"""What a list says of a tournament."""

from tabellone.store.summaries import summary_of
from tests.journal.played import do
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
    do(journal, "close")
    assert summary_of(journal.now).winners == ("D",)
