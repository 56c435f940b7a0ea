"""Who is enrolled, from lists and from the registry."""

import pytest

from tabellone.desk.enrolment import as_player, enrol_listed, enrol_person, is_enrolled, listed, objections
from tabellone.engine.draughts import DraughtsGame
from tabellone.engine.person_register import PersonNumbers
from tabellone.engine.rating.people import Capital, Person
from tabellone.journal.entry import RefusedError
from tabellone.journal.requests import remove_data
from tests.desk.hands import drawn, new_hand, play

IVO = Person("Ivo Testa", "AB12", "Circolo", "LE", capitals={DraughtsGame.ITALIAN: Capital("CM", 3500)})


def test_lists() -> None:
    """A list is enrolled whole, or not at all while one of its lines cannot be read."""
    hand = new_hand()
    key = drawn(hand, 2, "italo-swiss", rounds=1)
    lines = listed(hand.state(key), "nome\trating\tcolore\nAda Prova\t1500\trosso\nBea Prova\tmolti\tblu")
    before = hand.repository.moment(key).sequence
    refused = enrol_listed(hand, key, lines)
    assert (refused.is_done, [line.text for line in refused.wrong]) == (False, ["Bea Prova\tmolti\tblu"])
    assert hand.repository.moment(key).sequence == before
    done = enrol_listed(hand, key, lines[:1])
    assert (done.is_done, done.unread, done.draw_again) == (True, ["colore"], True)
    assert [entrant.name for entrant in hand.state(key).entrants.values()] == ["P1", "P2", "Ada Prova"]
    assert not hand.state(key).drawn
    assert not enrol_listed(hand, key, listed(hand.state(key), "Caio Prova")).draw_again  # it is to be drawn anyway
    with pytest.raises(RefusedError, match="nobody_to_enrol"):
        enrol_listed(hand, key, [])


def test_draw_that_stays() -> None:
    """Amalfi B.1: who is enrolled after the draw has his number by his rating, and others keep their order.

    Whoever is removed leaves no gap. Numbers given by hand are not drawn: then it has to be done again.
    """

    def numbers() -> dict[str, int | None]:
        return {entrant.name: entrant.number for entrant in hand.state(key).entrants.values()}

    hand = new_hand()
    key = drawn(hand, 3)
    done = enrol_listed(hand, key, listed(hand.state(key), "Forte; 3500"))
    assert (done.draw_again, done.renumbered) == (False, 3)
    assert numbers() == {"P1": 2, "P2": 3, "P3": 4, "Forte": 1}
    hand.does(key, "remove", remove_data(hand.state(key), hand.state(key).id_of[1]))
    assert (numbers()["P3"], hand.state(key).drawn) == (3, True)
    order = {str(identity): number for number, identity in enumerate(reversed(list(hand.state(key).entrants)), 1)}
    hand.does(key, "renumber", {"numbers": order})
    assert list(numbers().values()) == [3, 2, 1]
    assert hand.state(key).tournament_seed is None
    assert enrol_listed(hand, key, listed(hand.state(key), "Nuovo; 1500")).draw_again


def test_lists_with_teams() -> None:
    """Where players sit at tables the second word of a line is a team, elsewhere it is part of a name."""
    hand = new_hand()
    tables = hand.repository.create({"name": "Tavoli", "system": "big-tables", "rules": {}, "rounds": 2}, "Ada")
    enrol_listed(hand, tables, listed(hand.state(tables), "Rossi, Lecce"))
    assert [entrant.player.team for entrant in hand.state(tables).entrants.values()] == ["Lecce"]
    boards = drawn(hand, 2)
    assert listed(hand.state(boards), "Rossi, Lecce")[0].player == {
        "name": "Rossi Lecce",
        "rating": None,
        "title": "",
        "club": "",
    }


def test_late_entries() -> None:
    """Amalfi B.2.5: whoever comes after the first round is numbered among those who play already."""
    hand = new_hand()
    key = drawn(hand, 4)
    play(hand, key)
    assert not enrol_listed(hand, key, listed(hand.state(key), "Forte; 3500")).draw_again
    numbers = {entrant.name: (entrant.number, entrant.player.enters) for entrant in hand.state(key).entrants.values()}
    assert numbers == {"Forte": (1, 2), "P1": (2, 1), "P2": (3, 1), "P3": (4, 1), "P4": (5, 1)}


def test_list_previews() -> None:
    """Before anybody is enrolled each line says what speaks against it: by itself, or because of one before."""
    hand = new_hand()
    state = hand.state(drawn(hand, 2))
    text = f"nome;rating\nNuovo;1500\nNuovo;1500\nP1;1500\nAltro;molti\n{'x' * 201};1500"
    against = objections(state, listed(state, text))
    codes = [None if why is None else why.code for why in against]
    assert codes == [None, "name_twice", "name_twice", "ui_line_rating_number", "ui_line_too_long"]


def test_people() -> None:
    """Somebody of the registry comes with his capital in the game that is played; a namesake with his card."""
    hand = new_hand()
    key = drawn(hand, 2, "round-robin")
    assert not is_enrolled(IVO.name, PersonNumbers(IVO.card), hand.state(key))
    assert enrol_person(hand, key, IVO).draw_again
    assert is_enrolled(IVO.name, PersonNumbers(IVO.card), hand.state(key))
    player = next(one.player for one in hand.state(key).entrants.values() if one.name == "Ivo Testa")
    assert (player.rating, player.title, player.card) == (3500, "CM", "AB12")
    assert (player.club, player.province) == ("Circolo", "LE")
    other = IVO._replace(card="CD34")
    assert not is_enrolled(other.name, PersonNumbers(other.card), hand.state(key))
    assert as_player(other, hand.state(key))["name"] == "Ivo Testa (CD34)"
    chess = as_player(IVO, hand.state(drawn(hand, 2)))
    assert (chess["rating"], chess["title"], chess["card"]) == (None, "", "AB12")
