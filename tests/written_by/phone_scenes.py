"""Scenes in which players have phones: who is here, who asks not to play, and results that they enter."""

from tabellone.journal.journal import Journal
from tests.written_by.desk import Desk
from tests.written_by.team_scenes import TeamDesk


def phones_at_boards() -> Journal:
    """Somebody comes, goes and does not come; an absence is granted, another refused; boards agree, differ and wait."""
    desk = Desk("Con i telefoni", "amalfi", 4)
    desk.do("settings", phones="agreed")
    desk.enrol(9)
    desk.draw()
    for player in (1, 2, 3, 4, 5, 6, 7):
        desk.do("check_in", player=player, here=True)
    desk.do("check_in", player=7, here=False)
    desk.do("absence", player=8, kind="absent")
    desk.pair()
    desk.publish()
    first, second, third = (game.seats for game in desk.journal.state.paired_rounds[0].games[:3])
    desk.do("propose", round=1, encounter=1, result="1-0", phone="a", address="3f", player=first[0])
    desk.do("propose", round=1, encounter=1, result="1-0", phone="b", address="3f", player=first[1])
    desk.do("propose", round=1, encounter=2, result="1-0", phone="c", address="40", player=second[0])
    desk.do("propose", round=1, encounter=2, result="1/2", phone="d", address="41", player=second[1])
    desk.do("propose", round=1, encounter=3, result="0-1", phone="e", address="42")
    desk.do("propose", round=1, encounter=3, result="1/2", phone="e", address="42")
    desk.do("ask_absence", player=third[0], round=2, kind="half")
    desk.do("ask_absence", player=third[1], round=2, kind="absent")
    desk.do("ask_absence", player=9, round=3, kind="absent")
    desk.do("ask_absence", player=9, round=3, kind=None)
    desk.do("absence", player=third[0], kind="half")
    desk.do("refuse_absence", player=third[1], round=2)
    return desk.journal


def phones_of_teams() -> Journal:
    """Teams are here; a board of a match waits while another one is known."""
    desk = TeamDesk("Squadre con i telefoni", "italo-swiss", 2, {"competitors": "teams", "boards": 2})
    desk.do("settings", phones="proposals")
    desk.enrol_teams("ABCD", 2)
    for team in (1, 2, 3):
        desk.do("check_in", team=team, here=True)
    desk.draw()
    desk.pair()
    desk.publish()
    desk.do("propose", round=1, encounter=1, game=2, result="1-0", phone="a", address="3f")
    desk.do("result", round=1, encounter=1, game=1, result="1/2")
    return desk.journal
