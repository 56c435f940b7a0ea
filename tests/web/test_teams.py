"""A team event as a director runs it, over HTTP against the real program."""

import json
import random
import re
from typing import Any

import pytest

from tabellone.formats.document import read_data
from tests.events.random_teams import played_out, random_team_event
from tests.running.desk import Desk
from tests.running.site import Site

TEAMS = "\n".join(
    f"{name}:\n" + "\n".join(f"{name} {board}, {4000 - 10 * index - board}" for board in range(1, 6))
    for index, name in enumerate(("Lecce", "Treviso", "Fossano", "Piombino"))
)


def created(desk: Desk, **rules: Any) -> str:
    """A team event of three boards without anybody in it; its address."""
    chosen = {"competitors": "teams", "boards": "3", **rules}
    fields = {f"italo-swiss.{name}": value for name, value in chosen.items()}
    assert desk.post("/new", name="Squadre", system="italo-swiss", rounds=3, **fields)[0] == 200
    return str(re.findall(r"/t/\w+/", desk.place)[0])


def begun(desk: Desk, **rules: Any) -> str:
    address = created(desk, **rules)
    assert desk.post(f"{address}teams/add", teams=TEAMS)[0] == 200
    assert desk.post(f"{address}draw")[0] == 200
    assert desk.post(f"{address}pair")[0] == 200
    assert desk.post(f"{address}round/1/publish")[0] == 200
    return address


def test_teams_are_pasted_paired_and_ranked_by_their_boards(site: Site) -> None:
    """Every first board won by the team named first, the rest drawn: 4-2 in both matches, so 2-0."""
    desk = Desk(site.director_link)
    address = begun(desk)
    for match in (1, 2):
        for board, code in ((1, "1-0"), (2, "1/2"), (3, "1/2")):
            status, page = desk.post(f"{address}round/1/match/{match}/board/{board}", result=code)
            assert status == 200, page
    page = desk.get(f"{address}round/1")[1]
    assert page.count("4 – 2") == 2
    assert desk.get(f"{address}round/1/match/1")[0] == 200
    standings = desk.get(f"{address}standings")[1]
    assert len(re.findall(r'class="num pts">2', standings)) == 2
    individual = desk.get(f"{address}individual?board=1")[1]
    assert re.findall(r'class="num place">\s*(\S+)', individual)[:2] == ["1", "="]
    assert desk.get(f"{address}individual?board=4")[0] == 404
    assert desk.get(f"{address}player/1")[0] == 200
    wall = desk.get(f"{address}hall")[1]
    assert re.findall(r'data-part="match-\w+-(\d)".*?<strong>([^<]*)</strong>', wall, re.DOTALL) == [
        ("1", "4 – 2"),
        ("2", "4 – 2"),
    ]
    screen = f"/hall/{address.split('/')[2]}/desk"
    assert desk.post(screen, view="names", seconds=15)[0] == 200
    named = re.findall(r"<b>(\d·\d)</b>\s*<span>", desk.get(f"{address}hall")[1])
    assert sorted(named) == sorted(2 * [f"{match}·{board}" for match in (1, 2) for board in (1, 2, 3)])
    assert desk.get(f"{address}why/1/1")[0] == 200
    assert desk.get(f"{address}rating")[0] == 200
    assert desk.get(f"{address}prizes")[0] == 200
    assert desk.get(f"{address}history")[0] == 200


def test_what_was_typed_stays_when_a_team_cannot_be_enrolled(site: Site) -> None:
    desk = Desk(site.director_link)
    address = created(desk)
    status, page = desk.post(f"{address}teams/add", teams="Lecce:\nAlfa\nTreviso:\nBravo\nCharlie")
    assert (status, "Lecce ha 1 giocatore per 3 damiere" in page, "Charlie" in page) == (400, True, True)
    status, page = desk.post(f"{address}teams/add", teams="Alfa\nBravo")
    assert (status, "manca la squadra" in page) == (400, True)
    assert desk.post(f"{address}teams/add", teams="squadra;nome;elo\nLecce;Alfa;4000\nLecce;Bravo;3900")[0] == 200
    assert "Alfa" in desk.get(f"{address}players")[1]


def test_a_team_is_changed_and_a_reserve_comes_in(site: Site) -> None:
    desk = Desk(site.director_link)
    address = begun(desk)
    page = desk.get(f"{address}teams/1")[1]
    assert "Lecce 4" in page
    roster = "\n".join(f"Lecce {board}" for board in range(1, 6)) + "\nNuovo, 3000"
    assert desk.post(f"{address}teams/1/edit", name="Lecce", captain="Lecce 1", roster=roster)[0] == 200
    players = desk.get(f"{address}players")[1]
    assert ("Nuovo" in players, "Capitano: Lecce 1" in players) == (True, True)
    status, page = desk.post(f"{address}teams/1/edit", name="Lecce", roster="Lecce 2\nLecce 1\nLecce 3")
    assert (status, "mantiene per tutta la gara" in page, "Lecce 2\nLecce 1" in page) == (400, True, True)
    assert desk.post(f"{address}teams/1/withdraw")[0] == 200
    assert "ritirat" in desk.get(f"{address}teams/1")[1]
    assert desk.post(f"{address}teams/1/return")[0] == 200
    assert desk.get(f"{address}teams/99")[0] == 404


def test_a_whole_team_that_does_not_come_is_a_forfeit_and_can_be_taken_back(site: Site) -> None:
    desk = Desk(site.director_link)
    address = begun(desk)
    assert desk.post(f"{address}round/1/match/1/whole", forfeit="1-0f")[0] == 200
    said = "incontro e 1½ per ogni giocatore"
    for page in ("round/1", "round/1/match/1"):
        assert said in desk.get(f"{address}{page}")[1]
    assert desk.post(f"{address}round/1/match/1/whole", forfeit="clear")[0] == 200
    assert said not in desk.get(f"{address}round/1")[1]


@pytest.mark.parametrize("by_boards", [False, True])
def test_of_a_team_that_does_not_come_score_boards_counts_lists_and_preview_agree(site: Site, by_boards: bool) -> None:
    """9.3: 1.5 to each of three, entered of the whole match or board by board; the other match has three boards."""
    desk = Desk(site.director_link)
    address = begun(desk)
    if by_boards:
        for board, code in ((1, "0-1f"), (2, "1-0f"), (3, "0-1f")):  # the first team has White on boards 1 and 3
            assert desk.post(f"{address}round/1/match/1/board/{board}", result=code)[0] == 200
    else:
        assert desk.post(f"{address}round/1/match/1/whole", forfeit="0-1f")[0] == 200
    missing = desk.get(f"{address}round/1")[1]
    assert re.findall(r'id="score-\d">([^<]*)<', missing) == ["0 – 4½ f", "0 – 0"]
    assert "Mancano 3 risultati" in missing and ("3 su 6" if by_boards else "0 su 3") in missing
    page = desk.get(f"{address}round/1/match/1")[1]
    assert re.findall(r'class="flap">([^<]*)<', page) == ["0", "4½"]
    assert re.findall(r'class="num"><b>([^<]*)</b>', page) == ["0 – 4½ f", "0 – 0"]
    assert ("data-url" in page) == by_boards
    for board in (1, 2, 3):
        assert desk.post(f"{address}round/1/match/2/board/{board}", result="1/2")[0] == 200
    assert not re.findall(r"Mancano [1-9]", desk.get(f"{address}round/1")[1])
    listed = desk.download(f"{address}tables/pairings.csv?round=1").decode()
    assert "0–4½ a forfait" in listed
    assert "considerate pari" not in desk.get(f"{address}pair")[1]
    sheets = desk.get(f"{address}papers/match-sheets?round=1")[1]
    assert re.findall(r'<td class="num">(\d½?)</td>\s*<td class="num">(\d½?)</td>\s*<th colspan', sheets) == [
        ("0", "4½"),
        ("0", "2"),
        ("3", "3"),
        ("1", "1"),
    ]


def test_pairs_of_teams_are_changed_by_hand_and_their_boards_follow(site: Site) -> None:
    desk = Desk(site.director_link)
    address = begun(desk)
    page = desk.get(f"{address}round/1/by-hand")[1]
    seats = re.findall(r'name="seats" value="([^"]+)"', page)[0]
    turned = ",".join("-".join(reversed(pair.split("-"))) for pair in seats.split(","))
    assert desk.post(f"{address}round/1/by-hand", seats=turned, save="1", reason="Stesso circolo")[0] == 200
    document = json.loads(desk.get(f"{address}document.json")[1])
    assert [len(match["games"]) for match in document["history"][0]["matches"]] == [3, 3]


@pytest.mark.parametrize("system", ["italo-swiss", "round-robin", "amalfi", "elimination"])
def test_every_page_of_an_imported_team_event_opens(site: Site, system: str) -> None:
    chance = random.Random(f"pages {system}")
    document = random_team_event(chance, system)
    if system == "elimination":
        document["rounds"] = 2
    for _ in played_out(chance, document, open_boards=system in ("italo-swiss", "round-robin")):
        pass
    desk = Desk(site.director_link)
    document.pop("next")
    assert desk.send("/import", json.dumps(document).encode())[0] == 200
    address = re.findall(r"/t/\w+/", desk.place)[0]
    public = Desk(site.address)  # comes without a link
    pages = ["players", "standings", "individual", "player/1", "hall", "why/1/1", "round/1", "round/1/match/1"]
    pages += ["bracket"] if system == "elimination" else []
    for page in pages:
        assert desk.get(f"{address}{page}")[0] == 200, page
        assert public.get(f"{address}{page}")[0] == 200, page
    again = json.loads(desk.get(f"{address}document.json")[1])
    assert read_data(again).tournament == read_data(document).tournament


def test_every_board_of_a_match_has_its_opening(site: Site) -> None:
    """T19: teams of no category draw from table C, one for each of the six boards."""
    desk = Desk(site.director_link)
    address = begun(desk, openings="board_by_board")
    assert "Sorteggia" in desk.get(f"{address}round/1")[1]
    assert desk.post(f"{address}round/1/openings")[0] == 200
    document = json.loads(desk.get(f"{address}document.json")[1])
    drawn = document["history"][0]["openings"]
    assert len(drawn) == 6
    shown = re.findall(r'class="opening">(\d+):', desk.get(f"{address}round/1")[1])
    assert list(map(int, shown)) == drawn


def test_t20_the_rating_of_a_member_names_the_people_he_met(site: Site) -> None:
    desk = Desk(site.director_link)
    address = begun(desk)
    assert desk.post(f"{address}round/1/match/1/board/1", result="1-0")[0] == 200
    document = json.loads(desk.get(f"{address}document.json")[1])
    game = document["history"][0]["matches"][0]["games"][0]
    opponent = document["players"][game["black"] - 1]["name"]
    assert opponent in desk.get(f"{address}rating/{game['white']}")[1]


def test_the_home_page_says_what_a_team_event_waits_for(own_site: Site) -> None:
    desk = Desk(own_site.director_link)
    address = created(desk, line_ups="every_round")
    assert "Iscrivi le squadre" in desk.get("/")[1]
    desk.go_on(f"{address}teams/add", teams=TEAMS)
    desk.go_on(f"{address}draw")
    desk.go_on(f"{address}pair")
    desk.go_on(f"{address}round/1/publish")
    status, page = desk.get("/")
    assert (status, "mancano le formazioni del turno 1" in page) == (200, True)


def test_a_team_that_comes_too_late_is_refused_in_words(site: Site) -> None:
    """FID: the numbers are drawn once; the form is gone, and a window left open still gets its sentence."""
    desk = Desk(site.director_link)
    address = begun(desk)
    status, page = desk.post(f"{address}teams/add", teams="Lodi:\nAlfa\nBravo")
    assert (status, len(re.findall(r'class="note stop" role="alert">\s*\w', page))) == (400, 1)
    assert "Lodi" not in desk.get(f"{address}players")[1]


def test_openings_at_boards_where_one_is_empty_are_on_every_page(site: Site) -> None:
    """Who sits opposite an empty board has no opening; the others have theirs, also after a board was emptied."""
    desk = Desk(site.director_link)
    address = created(desk, openings="board_by_board", line_ups="every_round")
    desk.go_on(f"{address}teams/add", teams=TEAMS)
    for step in ("draw", "pair", "round/1/publish"):
        desk.go_on(f"{address}{step}")
    before = desk.get(f"{address}round/1")[1]
    assert "Sorteggia l'apertura" not in before
    assert ("0 su 6" in before, "risultati mancanti: 6" in desk.get(f"{address}standings")[1]) == (True, True)
    page = f"{address}round/1/line-ups"
    people = re.findall(r'<select name="(board\.\d+\.\d)"[^>]*>(.*?)</select>', desk.get(page)[1], re.DOTALL)
    chosen = {name: re.findall(r'<option value="(\d+)"', options)[int(name[-1]) - 1] for name, options in people}
    teams = list(dict.fromkeys(name.split(".")[1] for name in chosen))
    for match in (1, 2):
        own = {name: who for name, who in chosen.items() if name.split(".")[1] in teams[2 * match - 2 : 2 * match]}
        desk.go_on(page, paper=match, **{**own, **({list(own)[2]: ""} if match == 1 else {})})
    desk.go_on(f"{address}round/1/openings")
    for emptied in ({}, {list(own)[1]: ""}):
        desk.go_on(page, paper=2, **{**own, **emptied})
        for path in ("round/1", "round/1/match/1", "round/1/match/2", "hall", "papers", "round/1/cards", "mine/1"):
            assert desk.get(f"{address}{path}")[0] == 200, path
        mine = [desk.get(f"{address}mine/{person}")[1] for person in range(1, 21)]
        assert sum("Apertura" in one for one in mine) == 10 - 2 * len(emptied)
    assert "vince la squadra a sinistra" in desk.get(f"{address}round/1")[1]
    assert "vince il Bianco" not in desk.get(f"{address}round/1")[1]


def test_fixed_line_ups_in_an_envelope_are_asked_for_once(site: Site) -> None:
    """Offered for a new event of draughts; not handed in, everybody reads that Art. 5 made them."""
    desk = Desk(site.director_link)
    form = desk.get("/new")[1]
    selects = re.findall(r'<select name="([\w-]+)\.line_ups".*?</select>', form, re.DOTALL)
    offered = re.findall(r'<option value="fixed_in_envelope"\s*selected', form)
    assert (len(offered), "amalfi" in selects) == (len(selects) - 1, True)
    address = begun(desk, line_ups="fixed_in_envelope")
    assert "Formazioni" in desk.get(f"{address}round/1")[1]
    links = re.findall(r'href="http://[^/"]+(/captain/[^"]+)"', desk.get(f"{address}captains")[1])
    assert 'name="board.' in desk.get(links[0])[1]
    desk.go_on(f"{address}round/1/line-ups", close="yes")
    said = "non ha consegnato la busta: la formazione è in ordine di Elo-Rubele"
    for path in (links[0], f"{address}round/1/match/1", f"{address}round/1/line-ups", f"{address}history"):
        assert said in desk.get(path)[1].replace("&#x27;", "'"), path
    captain = desk.get(links[0])[1]
    assert ("Le formazioni sono note" in captain, "Le buste sono aperte" in captain) == (True, False)


def test_a_player_event_says_nothing_of_line_ups(site: Site) -> None:
    desk = Desk(site.director_link)
    address = created(desk, competitors="players", line_ups="fixed_in_envelope")
    assert "line_ups" not in json.loads(desk.get(f"{address}document.json")[1])["rules"]
