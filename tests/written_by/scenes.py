"""Tournaments of every system in which everything happens that can happen; the players are called P1, P2, P3 …"""

from collections.abc import Callable

from tabellone.engine.openings.draw import TableChoice
from tabellone.journal.exchange import ExtraFields, RoundExtraFields, journal_from_tournament
from tabellone.journal.journal import Journal
from tabellone.journal.requests import draw_data, draw_lot_result, pair_data
from tabellone.journal.state import NO_SEED
from tests.events.seats import games, tables
from tests.written_by.desk import MORNING, Desk
from tests.written_by.phone_scenes import phones_at_boards, phones_of_teams
from tests.written_by.team_scenes import team_scenes

CATEGORIES = ("Maestro", "Candidato Maestro", "Nazionale", "Regionale", "Provinciale")
LOTS = ("1/2 lot 1-0", "1/2 lot 0-1", "1/2 1/2 lot 1-0", "1/2 1/2 lot 0-1")


ANNOUNCED = {"blitz_play_off": True, "play_offs": True, "national_championship": True}
"""What a regulation of draughts may announce."""


def category(number: int) -> str:
    return CATEGORIES[number % len(CATEGORIES)]


def amalfi_announced() -> Desk:
    """Everything a director does before the first round of a chess tournament."""
    desk = Desk("Amalfi", "amalfi", 5)
    desk.enrol(8, title=lambda n: "CM" if n < 3 else "", other_rating=lambda n: 1500 + n, club=lambda n: f"C{n % 3}")
    born = {"born": lambda n: "2010/05/31" if n % 2 else 1961, "sex": lambda n: "w" if n == 10 else ""}
    born["federation"] = lambda n: "ITA" if n % 2 else ""
    desk.enrol(3, card=lambda n: f"A{n}", other_title=lambda n: "2N", title=lambda n: "FM", **born)
    prizes = [{"place": 1, "cents": 10001}, {"place": 2, "cents": 5000}, {"place": 1, "thing": "Coppa"}]
    prizes.append({"place": 1, "thing": "Libro", "category": "CM"})
    desk.do("settings", place="Amalfi", date="2026-01-10", arbiter="A1", prizes=prizes)
    desk.do("settings", name="Amalfi 2026", rules={"bye": "draw"}, rounds=4)
    desk.do("settings", federation="ITA", last_day="2026-01-11", deputies="A2; A3", event_code="2026-7")
    desk.do(
        "settings", schedule=[{"round": 1, "starts": "2026-01-10T09:30"}, {"round": 3, "starts": "2026-01-11T09:00"}]
    )
    desk.do(
        "edit",
        player=2,
        name="P2 bis",
        federation="SLO",
        rating=None,
        title="M",
        other_rating=1999,
        other_title="1N",
        club="C9",
        province="RM",
    )
    desk.do("edit", player=3, card="A3", born="1999-12-31", sex="m", fide_number="812345", fide_title="FM")
    desk.do("edit", player=4, card="812346", title="CM")
    desk.do("edit", player=5, appraised_rating=1350)
    desk.do("clarify", card="fide", title="federation")
    desk.do("absence", player=4, kind="absent")
    desk.remove(11)
    desk.draw("before a newcomer")
    desk.enrol(1)
    desk.draw()
    desk.do("absence", player=4, kind=None)
    desk.do("absence", player=5, kind="half")
    desk.do("absence", player=6, kind="absent")
    return desk


def amalfi_fsi() -> Journal:
    """And everything he does in its rounds, left with the next one to be paired."""
    desk = amalfi_announced()
    desk.pair()
    desk.do("unpair", round=1)
    desk.pair()
    desk.by_hand()
    desk.publish()
    desk.do("unpublish", round=1)
    desk.publish()
    desk.results(but={1: "suspended", 2: "0-0f", 3: "1-0f"})
    desk.enrol(2, enters=lambda n: n - 10)
    desk.remove(14)
    desk.do("note", text="P13 enters in the third round. «È permesso», dice l'arbitro.")
    desk.do("note", text="Elo-Rubele", rated=True, grouped=True)
    desk.do("verify", round=1, read=6, corrected=1, kept=0)
    for name in ("a", "b"):
        desk.do("notice", id=name, text="Si comincia. «Silenzio», per favore.", at="2026-05-01T17:08:00+02:00")
    desk.do("end_notice", id="a")
    desk.pair()
    desk.publish()
    wrong = desk.do("result", round=2, encounter=1, result="0-1")
    undo = desk.do("undo", target=wrong.sequence)
    desk.do("undo", target=undo.sequence)
    desk.results(but={2: "0-1f", 3: None})
    again = desk.do("result", round=2, encounter=3, result="1/2")
    desk.do("undo", target=again.sequence)
    desk.do("result", round=2, encounter=3, result="1-0")
    desk.do("result", round=1, encounter=1, result="1-0")
    desk.do("correct", round=1, encounter=4, result="0-1")
    desk.do("correct", round=2, encounter=4, result=None)
    desk.do("result", round=2, encounter=4, result="1/2")
    desk.do("withdraw", player=7)
    desk.do("withdraw", player=8, after=3)
    desk.play()
    desk.do("return", player=7)
    desk.do("settings", rounds=5)
    desk.play()
    desk.do("close")
    desk.do("reopen")
    desk.do("absence", player=1, kind="absent")
    desk.do("absence", player=9, kind="half")
    desk.pair()
    desk.do("unpair", round=5)
    return desk.journal


def amalfi_english() -> Journal:
    """The older text, a late entrant because it was announced, closed."""
    ties = ["direct_encounter", "median", "progressive", "performance", "rating_average", "black_games"]
    rules = {"edition": "english", "points": "3 1 0", "late_entries": True, "bye": "nothing", "tie_breaks": ties}
    desk = Desk("Amalfi in English", "amalfi", 3, rules)
    desk.enrol(7, appraised_rating=lambda n: 1400 + n if n > 5 else None)
    desk.draw("2")
    desk.play()
    desk.enrol(1)
    desk.play()
    desk.do("withdraw", player=3)
    desk.play()
    desk.do("close")
    return desk.journal


def amalfi_javapairing() -> Journal:
    """The reading of an older program; nearly every kind of event taken back, some of them put back."""
    desk = Desk("JavaPairing", "amalfi", 5, {"edition": "javapairing", "first_colour": "black"})
    desk.enrol(9)
    desk.enrol(1, enters=lambda n: 2)
    desk.taken_back("settings", rounds=6, name="Un altro nome")
    desk.taken_back("enrol", players=[{"name": "P11 Ñ è 王 – «x»"}])
    desk.taken_back("edit", player=1, rating=1)
    desk.draw("3")
    desk.taken_back("draw", **draw_data(desk.journal.state, "4"))
    desk.do("withdraw", player=9, after=0)
    desk.taken_back("withdraw", player=8)
    desk.taken_back("absence", player=1, kind="half")
    desk.taken_back("pair", **pair_data(desk.journal.state)[0])
    desk.pair()
    pairs = games([1, 2], [3, 4], [5, 6], [7, 8])
    desk.taken_back("replace", round=1, encounters=pairs, reason="Stesso circolo", at="2026-03-01T09:00:00+00:00")
    desk.taken_back("publish", round=1)
    desk.taken_back("unpair", round=1)
    desk.publish()
    desk.results()
    desk.taken_back("correct", round=1, encounter=1, result="0-0f")
    desk.taken_back("return", player=9)
    desk.do("pair", round=2, encounters=games([8, 1], [2, 7], [6, 3], [4, 5]), rests=[[10, "bye"]])
    desk.publish()
    desk.results()
    desk.taken_back("close")
    close = desk.do("close")
    desk.taken_back("reopen")
    desk.do("undo", target=close.sequence)
    return desk.journal


def amalfi_exceptions() -> Journal:
    """Few players and many rounds: rules are waived."""
    desk = Desk("Pochi e molti turni 0", "amalfi", 6)
    desk.enrol(5)
    desk.draw("0")
    for _ in range(3):
        desk.play()
    desk.pair()
    desk.do("unpair", round=4)
    return desk.journal


def amalfi_impossible() -> Journal:
    """Everybody has met everybody: there is no pairing, and a certificate says so."""
    desk = Desk("Amalfi in quattro", "amalfi", 5)
    desk.enrol(4)
    desk.draw()
    for _ in range(3):
        desk.play()
    return desk.journal


def amalfi_decided() -> Journal:
    """Somebody does not come to a round with a result, somebody comes to another one that is paired."""
    desk = Desk("Chi c'è c'è", "amalfi", 4)
    desk.enrol(6)
    desk.draw()
    desk.do("renumber", numbers={str(one): 7 - one for one in range(1, 7)})
    desk.draw()
    desk.enrol(1)
    desk.pair()
    desk.publish()
    desk.do("result", round=1, encounter=1, result="1-0")
    played = desk.journal.state.paired_rounds[0]
    (missing, opponent), resting = played.games[1].seats, played.rests[0].player
    boards = games(*(game.seats for game in played.games))
    boards[0]["result"], boards[1] = "1-0", {"white": resting, "black": opponent}
    desk.do("replace", round=1, encounters=boards, rests=[[missing, "absent"]], decided="no_show")
    desk.results()
    desk.do("absence", player=opponent, kind="half", round=4)
    desk.do("withdraw", player=missing)
    desk.pair()
    desk.publish()
    desk.enrol(1)
    boards = games(*(game.seats for game in desk.journal.state.paired_rounds[1].games))
    desk.do("join", player=desk.journal.state.last_id, round=2, encounters=boards, rests=[[8, "bye"]])
    desk.results()
    return desk.journal


def italo_swiss_forfeit() -> Journal:
    """Odd with forfeit points, openings for everybody, a game finished late, withdrawn and returned; registered."""
    rules = {"openings": "one_a_round", "opening_table": "table_b", "no_show_uses_up_rest": True}
    desk = Desk("Italo-svizzero", "italo-swiss", 5, rules)
    desk.enrol(9, title=category, card=lambda n: f"D{n}", club=lambda n: f"C{n % 2}", province=lambda n: "UD")
    desk.do("edit", player=9, card="")
    desk.do("settings", place="Udine", date="2026-03-01", arbiter="A2", cadence="40_moves_an_hour")
    desk.draw()
    desk.pair()
    desk.openings("o1")
    desk.publish()
    desk.results(but={2: "suspended", 3: "1-0f"})
    desk.do("absence", player=2, kind="absent")
    desk.pair()
    desk.by_hand()
    desk.openings("o2", TableChoice.APPLYING)
    desk.publish()
    desk.results()
    desk.do("result", round=1, encounter=2, result="0-1")
    desk.do("withdraw", player=5)
    desk.pair()
    desk.do("openings", round=3, openings=[17])
    desk.publish()
    desk.results()
    desk.do("return", player=5)
    desk.play()
    desk.do("openings", round=4, openings=[23])
    desk.do("withdraw", player=6)
    desk.play()
    desk.do("close")
    return desk.journal


def italo_swiss_ended_early() -> Journal:
    """The hall is closed after two rounds of four."""
    desk = Desk(
        "Finito prima", "italo-swiss", 4, {"blitz_play_off": True, "play_offs": True, "national_championship": True}
    )
    desk.enrol(8)
    desk.draw()
    desk.play()
    desk.play()
    desk.do("close", early_end={"why": "unforeseen", "note": "Sala chiusa"})
    return desk.journal


def italo_swiss_open() -> Journal:
    """Games suspended through several rounds, a round thrown away after a late result, a rest with one who left."""
    desk = Desk("Partite sospese", "italo-swiss", 6)
    desk.enrol(10)
    desk.draw("5")
    desk.play(but={1: "suspended", 2: "suspended", 3: "suspended"})
    desk.play(but={1: "suspended", 2: "suspended"})
    desk.pair()
    desk.do("result", round=1, encounter=1, result="1-0")
    desk.do("result", round=1, encounter=2, result="1/2")
    desk.do("result", round=2, encounter=2, result="0-1")
    desk.do("unpair", round=3)
    desk.do("withdraw", player=desk.journal.state.paired_rounds[1].games[-1].black)
    desk.play()
    desk.do("correct", round=1, encounter=2, result="0-1")
    desk.do("result", round=2, encounter=1, result="1-0f")
    desk.do("absence", player=1, kind="absent")
    return desk.journal


def italo_swiss_rest() -> Journal:
    """Everybody rests once, colours by lot, two games an encounter with an opening for each board."""
    rules = {"odd": "rest", "colours": "drawn", "match": "double", "openings": "board_by_board"}
    rules |= {"opening_table": "table_d", "opening_edition": "openings_later"}
    desk = Desk("Riposo a turno", "italo-swiss", 5, rules)
    desk.enrol(7, title=category)
    desk.draw("9")
    for number in range(1, 4):
        desk.pair()
        desk.openings(f"o{number}")
        desk.publish()
        desk.results(("4-0", "3-1", "2-2", "1-3", "0-4"), {1: "1-0f"} if number == 2 else {})
    desk.pair()
    desk.openings("again")
    desk.by_hand()
    return desk.journal


def italo_swiss_handicap() -> Journal:
    """International draughts in two legs with a handicap by category."""
    rules = {"game": "international", "legs": "two", "handicap": "first_system", "rests_are_wins": True}
    desk = Desk("Handicap", "italo-swiss", 6, rules)
    desk.enrol(8, title=category)
    desk.draw()
    for _ in range(3):
        desk.play()
    desk.do("settings", rules=rules | {"handicap": "first_system_transfer", "handicap_by": "elo_rubele"})
    desk.play()
    return desk.journal


def category_edited() -> Journal:
    """Read from a document: somebody's category was corrected after a round with a handicap."""
    desk = Desk("Categoria", "round-robin", 3, {"handicap": "first_system"})
    desk.enrol(4, title=lambda n: "Maestro" if n == 1 else "Nazionale")
    desk.draw()
    desk.play(codes=("1/2",))
    desk.do("edit", player=1, title="Nazionale")
    desk.play(codes=("1/2",))
    return desk.journal


def rating_edited() -> Journal:
    """Read from a document: somebody was given another rating after a round, and tie-breaks use his first one."""
    desk = Desk("Rating", "amalfi", 3, {"tie_breaks": ["rating_average", "performance"]})
    desk.enrol(4, rating=lambda n: 1500 + n)
    desk.draw()
    desk.play(codes=("1/2",))
    desk.do("edit", player=1, rating=1900)
    desk.play(codes=("1/2",))
    return desk.journal


def round_robin_two_legs() -> Journal:
    """Odd, both legs, a player struck before half of his games, a handicap by Elo-Rubele."""
    rules = {"legs": "two", "handicap": "second_system", "handicap_by": "elo_rubele", "lowest_rests_last": True}
    desk = Desk("Andata e ritorno", "round-robin", 10, rules)
    desk.enrol(5)
    desk.draw()
    desk.play()
    desk.play()
    desk.do("withdraw", player=4, strike=True)
    desk.play()
    desk.do("return", player=4)
    desk.do("withdraw", player=2)
    desk.play(but={1: "suspended"})
    desk.pair()
    return desk.journal


def round_robin_reduced() -> Journal:
    """The shortened form: two rounds taken as drawn, clubs together, two games an encounter."""
    rules = {"supposed": "first_two_rounds", "together": "club", "match": "double", "openings": "one_a_round"}
    desk = Desk("Ridotto", "round-robin", 5, rules | {"opening_table": "general", "opening_edition": "openings_later"})
    desk.enrol(6, club=lambda n: f"C{n % 2}", title=category)
    desk.draw()
    desk.pair()
    desk.pair()
    desk.pair()
    desk.openings("o3")
    desk.publish()
    desk.results(("4-0", "3-1", "2-2", "1-3", "0-4"))
    return desk.journal


def round_robin_international() -> Journal:
    """Paired while games are open, in international draughts."""
    desk = Desk("Girone internazionale", "round-robin", 5, {"game": "international"})
    desk.enrol(6)
    desk.draw()
    desk.pair()
    desk.pair()
    desk.publish()
    desk.results(but={1: None})
    desk.do("result", round=1, encounter=2, result="1-0")
    desk.do("withdraw", player=5, strike=True)
    desk.pair()
    return desk.journal


def round_robin_equals() -> Journal:
    """Everybody equal in everything: a play-off after equal points, then a lot of the program's, and one taken back."""
    desk = Desk(
        "Tutti pari", "round-robin", 3, {"blitz_play_off": True, "play_offs": True, "national_championship": True}
    )
    desk.enrol(4)
    desk.draw()
    for _ in range(3):
        desk.play(("1/2",))
    desk.do("decide", order=[4, 2, 3, 1], how="play_off", after="points")
    desk.do("close")
    desk.taken_back("decide", order=[3, 4, 2, 1], how="blitz", after="everything")
    desk.do("decide", order=[1, 3, 2, 4], how="lot", after="everything", seed="s")
    return desk.journal


def elimination_recovery() -> Journal:
    """Two losses eliminate; seeded players, replays, lots, somebody who leaves."""
    rules = {"form": "recovery", "seeds": "every_8", "openings": "board_by_board", "opening_table": "table_c"}
    desk = Desk("Recupero", "elimination", 9, rules | {"opening_edition": "openings_later"})
    desk.enrol(11, title=category, seeded=lambda n: n == 1)
    desk.do("edit", player=2, seeded=True)
    desk.do("edit", player=1, seeded=False)
    desk.draw()
    desk.pair()
    desk.openings("o1")
    desk.publish()
    desk.results(but={1: "1/2", 2: "1/2", 3: "1/2"})
    desk.do("result", round=1, encounter=1, result=draw_lot_result(desk.journal.state, 1, 1))
    desk.do("result", round=1, encounter=2, result="1/2 1/2")
    desk.do("result", round=1, encounter=2, result=draw_lot_result(desk.journal.state, 1, 2))
    desk.do("result", round=1, encounter=3, result="1/2 0-1")
    desk.pair()
    desk.publish()
    desk.results(("1-0", "0-1"), dict(enumerate(("1/2 1-0", *LOTS), 1)))
    out = desk.journal.state.paired_rounds[-1].games[0].white
    desk.do("withdraw", player=out)
    desk.play(("1-0", "0-1", "1-0f", "0-1f", *LOTS))
    desk.pair()
    desk.publish()
    desk.do("result", round=desk.rounds, encounter=1, result="1/2 1/2 1/2")
    desk.do("result", round=desk.rounds, encounter=1, result="1/2 1/2 1/2 1-0")
    for replay in ("1/2 1-0f", "1/2 0-1f", "1/2 0-0f lot 1-0", "1/2 0-0f lot 0-1"):
        desk.do("correct", round=desk.rounds, encounter=1, result=replay)
    return desk.journal


def elimination_without_a_seed() -> Journal:
    """Numbers drawn in the hall: a lot after a drawn game brings a seed; with that undone, one of the recovery."""
    desk = Desk("Senza seme", "elimination", 6, {"form": "recovery", "national_championship": True})
    desk.enrol(7)
    desk.draw(NO_SEED)
    desk.pair()
    desk.publish()
    desk.results(("1-0", "0-1"), {1: "1/2"})
    desk.taken_back("result", round=1, encounter=1, result="1/2 lot 1-0", seed="6")
    desk.do("result", round=1, encounter=1, result="1/2 lot 0-1")
    desk.do("pair", **pair_data(desk.journal.state, "5")[0])
    return desk.journal


def elimination_with_two_returning() -> Journal:
    """Two come back from the recovery and play for the first place with two unbeaten."""
    desk = Desk("Due dal recupero", "elimination", 3, {"form": "recovery", "returns": "return_2"})
    desk.enrol(9)
    desk.draw()
    while not desk.journal.state.system.is_over(desk.journal.state.tournament):
        desk.play(("1-0", "0-1"))
    return desk.journal


def elimination_places() -> Journal:
    """Direct, all places played for, in international draughts, to the end."""
    rules = {"game": "international", "placing": "all_places", "seeds": "every_16"}
    desk = Desk("Tutti i posti", "elimination", 3, rules)
    desk.enrol(7)
    desk.draw()
    while not desk.journal.state.system.is_over(desk.journal.state.tournament):
        desk.play(("1-0", "0-1", *LOTS))
    desk.do("close")
    return desk.journal


def elimination_of_two_games() -> Journal:
    """Two games a match, the replay of one game; then the same with a handicap, and with an imported result."""
    desk = Desk("Coppa", "elimination", 5, {"match": "double"})
    desk.enrol(32)
    desk.draw()
    desk.play(("4-0", "1-3"), {n: f"2-2 {last}" for n, last in enumerate(("0-1", "1-0f", "0-1f", *LOTS, "1-0"), 1)})
    for code in ("2-2 1/2", "2-2 lot 1-0", "2-2 lot 0-1"):
        desk.do("correct", round=1, encounter=16, result=code)
    replays = ("0-0f lot 1-0", "0-0f lot 0-1", "1/2 1-0")
    desk.play(("3-1", "0-4"), {n: f"2-2 {last}" for n, last in enumerate(replays, 1)})
    return desk.journal


def elimination_with_a_handicap(match: str) -> Journal:
    """A draw of the unequal is decided by the handicap."""
    drawn = {"single": "1/2", "double": "2-2"}[match]
    rules = {"match": match, "handicap": "second_system", "handicap_by": "elo_rubele"}
    desk = Desk("Coppa a handicap", "elimination", 3, rules)
    desk.enrol(8, rating=lambda n: 5000 - 1100 * (n % 4))
    desk.draw()
    desk.pair()
    desk.publish()
    desk.results((f"{drawn} handicap 0-1", f"{drawn} handicap 1-0"), {1: f"{drawn} 1-0"})
    desk.do("correct", round=1, encounter=4, result=drawn)
    return desk.journal


def elimination_under_way() -> Journal:
    """One round is played, and the next can be proven."""
    desk = Desk("Under way", "elimination", 3, {"placing": "third_place"})
    desk.enrol(6)
    desk.draw()
    desk.play(("1-0", "0-1"))
    return desk.journal


def elimination_for_a_final() -> Journal:
    """Stopped after the rounds announced: the survivors go on elsewhere."""
    desk = Desk("Qualificazione", "elimination", 2, {"final_group": True, "placing": "third_place"})
    desk.enrol(12)
    desk.draw()
    desk.play(("1-0", "0-1"))
    desk.play(("1-0", "0-1"), {1: "0-0f"})
    desk.do("close")
    return desk.journal


def final_group(first_phase: str) -> Journal:
    """The next phase of the one before."""
    desk = Desk("Girone finale", "round-robin", 3, follows=[first_phase])
    desk.enrol(4)
    desk.draw()
    desk.play()
    return desk.journal


def big_tables_teams() -> Journal:
    """Teams at tables: results by phone, a substitute, seats changed by hand, a rest."""
    desk = Desk("Tavoli", "big-tables", 4, {"rotate_start": True, "share": "of_winner"})
    desk.enrol(12, team=lambda n: f"T{n % 4}")
    announced = [{"round": 1, "name": "G1", "faq": "https://example.org/g1", "minutes": 20}, {"round": 2, "name": "G2"}]
    desk.do("settings", round_games=announced)
    desk.do("edit", player=12, team="T0 ")
    desk.draw()
    desk.pair()
    seated = [list(table.seats) for table in desk.journal.state.paired_rounds[0].tables]
    seated[0].reverse()
    desk.do("replace", round=1, encounters=tables(*seated), rests=[])
    desk.publish()
    desk.do("propose", round=1, encounter=1, places=[1, 2, 3, 4], phone="a", address="3f")
    desk.do("propose", round=1, encounter=2, points=[50, 40, 40, 10], phone="a")
    desk.do("propose", round=1, encounter=1, places=[1, 2, 3, 4], phone="b", address="40")
    desk.do("propose", round=1, encounter=2, points=[50, 40, 40, 10], phone="c")
    desk.do("result", round=1, encounter=3, points=[1, 2, 3, 4])
    desk.do("correct", round=1, encounter=3, places=[1, 1, 3, 4])
    desk.do("correct", round=1, encounter=1, points=[9, 8, 7, 6])
    desk.do("settings", round_games=[{**announced[0], "minutes": 25}, {"round": 2, "name": "G3"}])
    desk.pair()
    desk.publish()
    desk.do("substitute", round=2, player=desk.journal.state.paired_rounds[1].tables[0].seats[0], name="P13")
    desk.tables()
    desk.do("absence", player=5, kind="absent")
    desk.pair()
    desk.publish()
    desk.tables(points=True)
    desk.do("correct", round=3, encounter=1, places=None)
    desk.do(
        "propose",
        round=3,
        encounter=1,
        places=[2, 1, 3, 4][: len(desk.journal.state.paired_rounds[2].tables[0].seats)],
        phone="a",
    )
    return desk.journal


def big_tables_blocks() -> Journal:
    """Teams of four after two rounds, somebody missing in the next."""
    desk = Desk("Squadre", "big-tables", 4, {"blocks": "blocks_of_8", "relaxed": "2"})
    desk.enrol(16, team=lambda n: f"T{n % 4}")
    desk.draw("6")
    for _ in range(2):
        desk.pair()
        desk.publish()
        desk.tables(points=True)
    desk.do("absence", player=16, kind="absent")
    return desk.journal


def big_tables_players() -> Journal:
    """Nobody has a team, rounds by player, a scale and a seed of the announcement's own."""
    rules = {"middle": "by_player", "blocks": "blocks_of_8", "scale": "7 5 3 1", "seed": "11"}
    desk = Desk("Tavoli individuali", "big-tables", 3, rules)
    desk.enrol(11)
    desk.draw()
    desk.pair()
    desk.publish()
    desk.tables()
    desk.do("withdraw", player=3)
    desk.pair()
    desk.publish()
    desk.tables()
    desk.enrol(1)
    desk.do("return", player=3)
    return desk.journal


def big_tables_arbiters() -> Journal:
    """Arbiters who play and who do not, calls by phone and at the desk: one taken back, two decided, one still open."""
    desk = Desk("Arbitri", "big-tables", 3)
    desk.enrol(12, team=lambda n: f"T{n % 6}", arbiter=lambda n: n % 2 == 0)
    desk.do("edit", player=3, arbiter=True)
    desk.do("settings", staff=["S1", "S2"])
    desk.draw()
    desk.pair()
    desk.publish()
    desk.do("call", round=1, encounter=1, minor=True, phone="a")
    desk.do("call_off", round=1, encounter=1, phone="a")
    desk.do("call", round=1, encounter=1, phone="b")
    desk.do("assign", round=1, encounter=1, arbiters=["S2"])
    desk.do("ruling", round=1, encounter=1, text="Si rigioca l'ultima mano.", by=["S2"])
    desk.do("call", round=1, encounter=2, minor=True)
    desk.do("ruling", round=1, encounter=2, text="D'accordo.", by=[])
    desk.do("call", round=1, encounter=2)
    return desk.journal


def big_tables_lots() -> Journal:
    """Numbers that were drawn elsewhere, so that a round at tables keeps the seed of its own lots."""
    desk = Desk("Sorte", "big-tables", 3)
    desk.enrol(12, team=lambda n: f"T{n % 6}")
    desk.draw(NO_SEED)
    desk.do("pair", **pair_data(desk.journal.state, "4f1c")[0])
    desk.publish()
    desk.tables()
    desk.pair()
    return desk.journal


def big_tables_mended() -> Journal:
    """Somebody does not come, and the tables are mended; then read from a document."""
    desk = Desk("Ritocco", "big-tables", 3)
    desk.enrol(12, team=lambda n: f"T{n % 6}")
    desk.draw()
    desk.pair()
    seated = [list(table.seats) for table in desk.journal.state.paired_rounds[0].tables]
    missing = seated[2].pop()
    desk.do("replace", round=1, encounters=tables(*seated), rests=[[missing, "absent"]], mended=True)
    desk.publish()
    return desk.journal


def not_yet_drawn() -> Journal:
    """A copy of a tournament as the program makes one, before its draw."""
    desk = Desk("Copia", "italo-swiss", 5, {"odd": "rest"})
    desk.do("settings", place="", date="", arbiter="")
    desk.enrol(6, title=category, other_rating=lambda n: None, other_title=lambda n: "", seeded=lambda n: False)
    return desk.journal


def second_leg_dropped() -> Journal:
    """Read from a document: a round robin whose second leg was given up after its first round."""
    desk = Desk("Solo andata", "round-robin", 6, {"legs": "two"})
    desk.enrol(4)
    desk.draw()
    desk.play()
    desk.do("settings", rules=dict(desk.journal.state.rules) | {"legs": "one"}, rounds=3)
    desk.play()
    return journal_from_tournament(desk.journal.state.tournament, "import", MORNING.isoformat())


def nobody_enrolled() -> Journal:
    """Only announced."""
    return Desk("Annuncio", "amalfi", 7).journal


def scenes(key_of: Callable[[str], str]) -> dict[str, Journal]:
    """All of them by name; `key_of` says under which key a scene is stored, for those who follow it."""
    everything = amalfi_fsi()
    return {
        "amalfi-fsi": everything,
        "amalfi-english": amalfi_english(),
        "amalfi-javapairing": amalfi_javapairing(),
        "amalfi-exceptions": amalfi_exceptions(),
        "amalfi-impossible": amalfi_impossible(),
        "amalfi-decided": amalfi_decided(),
        "amalfi-decided-document": journal_from_tournament(
            amalfi_decided().state.tournament, "import", MORNING.isoformat()
        ),
        "italo-swiss-forfeit": italo_swiss_forfeit(),
        "italo-swiss-ended-early": italo_swiss_ended_early(),
        "italo-swiss-open": italo_swiss_open(),
        "italo-swiss-rest": italo_swiss_rest(),
        "italo-swiss-handicap": italo_swiss_handicap(),
        "round-robin-two-legs": round_robin_two_legs(),
        "round-robin-reduced": round_robin_reduced(),
        "round-robin-international": round_robin_international(),
        "round-robin-equals": round_robin_equals(),
        "elimination-recovery": elimination_recovery(),
        "elimination-with-two-returning": elimination_with_two_returning(),
        "elimination-without-a-seed": elimination_without_a_seed(),
        "elimination-places": elimination_places(),
        "elimination-under-way": elimination_under_way(),
        "elimination-of-two-games": elimination_of_two_games(),
        "elimination-with-a-handicap": elimination_with_a_handicap("single"),
        "elimination-of-two-games-with-a-handicap": elimination_with_a_handicap("double"),
        "elimination-for-a-final": elimination_for_a_final(),
        "final-group": final_group(key_of("elimination-for-a-final")),
        "phones-at-boards": phones_at_boards(),
        "phones-of-teams": phones_of_teams(),
        "big-tables-teams": big_tables_teams(),
        "big-tables-blocks": big_tables_blocks(),
        "big-tables-players": big_tables_players(),
        "big-tables-arbiters": big_tables_arbiters(),
        "big-tables-lots": big_tables_lots(),
        "big-tables-mended": big_tables_mended(),
        "big-tables-mended-document": journal_from_tournament(
            big_tables_mended().state.tournament, "import", MORNING.isoformat()
        ),
        "category-edited": category_edited(),
        "rating-edited": rating_edited(),
        "rating-edited-document": journal_from_tournament(
            rating_edited().state.tournament, "import", MORNING.isoformat()
        ),
        "category-edited-document": journal_from_tournament(
            category_edited().state.tournament, "import", MORNING.isoformat()
        ),
        "not-yet-drawn": not_yet_drawn(),
        "second-leg-dropped": second_leg_dropped(),
        "nobody-enrolled": nobody_enrolled(),
        "imported-document": journal_from_tournament(
            everything.state.tournament,
            "import",
            MORNING.isoformat(),
            ExtraFields(
                {"weight": 50, "source": "bando", "notes": ["finale"]},
                {2: {"born": 1970}},
                {1: RoundExtraFields({"hall": "B"}, {2: {"clock": 12}}, {})},
            ),
        ),
        **team_scenes(),
    }
