"""What a trial with directors asked for: marks, places, teams and brackets where people look for them."""

import json
import re

import pytest

from tests.events.notation import event
from tests.running.desk import Desk
from tests.running.site import Site


@pytest.fixture(scope="module")
def desk(site: Site) -> Desk:
    """Its link lets in once."""
    return Desk(site.director_link)


def words(page: str) -> str:
    return " ".join(re.sub(r"<[^>]+>", " ", page).split())


def demonstration(desk: Desk, name: str) -> str:
    desk.go_on("/demo", demo=name)
    return desk.place.split("/")[2]


def test_a_forfeit_is_marked_in_the_standings_on_the_players_page_and_in_the_hall(desk: Desk) -> None:
    """Who came and who did not; a game that was played has no mark."""
    key = desk.tournament(6, rounds=3)
    desk.go_on(f"/t/{key}/round/1/board/1", result="1-0f")
    desk.go_on(f"/t/{key}/round/1/board/2", result="0-0f")
    desk.go_on(f"/t/{key}/round/1/board/3", result="1-0")
    for asked in ("standings", "standings?by=number"):
        page = desk.get(f"/t/{key}/{asked}")[1]
        assert sorted(re.findall(r"<(?:b|span)>(\S+)</(?:b|span)><em>f</em>", page)) == ["0", "0", "0", "1"]
    round_page = desk.get(f"/t/{key}/round/1")[1]
    row = round_page[round_page.index('id="board-1"') :]
    white = int(re.findall(r"/player/(\d+)", row)[0])
    assert re.search(r"<strong>1</strong>\s*<small>f</small>", desk.get(f"/t/{key}/player/{white}")[1])
    assert words(desk.get(f"/t/{key}/hall")[1]).count("f ") >= 2


def test_prizes_show_the_place_and_can_be_printed(desk: Desk) -> None:
    document = event(4, 1, ["1-3 1:0, 4-2 1:0"])
    document["prizes"] = [{"place": 1, "thing": "Coppa"}, {"place": 2, "cents": 5000}, {"place": 3, "cents": 1000}]
    desk.send("/import", json.dumps(document).encode())
    key = desk.place.split("/")[2]
    page = desk.get(f"/t/{key}/prizes")[1]
    places = [int(place) for place in re.findall(r'<td class="num place">\s*(\d+)', page)]
    assert places == sorted(places)
    assert places
    assert "data-print" in page


def test_at_tables_the_individual_standings_say_the_team_and_the_hall_is_a_link_away(desk: Desk) -> None:
    key = demonstration(desk, "masters")
    page = desk.get(f"/t/{key}/standings")[1]
    row = page[page.index(">Golf<") :].split("</td>", maxsplit=1)[0]
    players = words(desk.get(f"/t/{key}/round/1/by-name")[1])
    team = re.findall(r"Golf (\w+) \d+ \d", players)[0]
    assert team in row
    assert f'href="/t/{key}/hall"' in desk.get(f"/t/{key}/round/1")[1]


def test_elimination_boards_say_which_bracket_where_there_are_several(desk: Desk) -> None:
    """With the recovery, the second round has both brackets; the first one has only the main one."""
    key = desk.new(system="elimination", rounds=9, **{"elimination.form": "recovery"})
    desk.go_on(f"/t/{key}/players/add", players="\n".join(f"P{number}" for number in range(8)))
    desk.go_on(f"/t/{key}/draw")
    desk.go_on(f"/t/{key}/pair")
    desk.go_on(f"/t/{key}/round/1/publish")
    assert "recupero" not in desk.get(f"/t/{key}/round/1")[1].casefold().split("</table>")[0]
    for board in range(1, 5):
        desk.go_on(f"/t/{key}/round/1/board/{board}", result="1-0")
    desk.go_on(f"/t/{key}/pair")
    page = desk.get(f"/t/{key}/round/2")[1]
    shown = re.findall(r'<small class="opening">([^<]+)</small>', page)
    assert len(shown) == page.count('<tr class="board"')
    assert len(set(shown)) == 2


def test_the_registry_is_changed_only_as_it_was_previewed(desk: Desk) -> None:
    """All who are missing in it are named at once; what has changed since the preview is shown again first."""
    key = desk.new(system="italo-swiss", rounds=1)
    desk.go_on(f"/t/{key}/players/add", players="Ada\nBruno\nCarla\nDino")
    desk.go_on(f"/t/{key}/draw")
    desk.go_on(f"/t/{key}/pair")
    desk.go_on(f"/t/{key}/round/1/publish")
    for board in (1, 2):
        desk.go_on(f"/t/{key}/round/1/board/{board}", result="1-0")
    desk.go_on(f"/t/{key}/close")
    asked = {"date": "2026-01-10", "weight": "100", "edition": "2008"}
    page = words(desk.post(f"/t/{key}/rating/register", **asked)[1])
    assert all(name in page.split("giocano in")[0] for name in ("Ada", "Bruno", "Carla", "Dino"))
    page = desk.post(f"/t/{key}/rating/register", newcomers="yes", **asked)[1]
    mark = re.findall(r'name="confirmed" value="(\w+)"', page)[0]
    desk.send("/registry/import", b"card;name;category;rating;last_year\n1;Ada;M;4500;2025\n", game="italian")
    page = desk.post(f"/t/{key}/rating/register", newcomers="yes", confirmed=mark, **asked)[1]
    assert "non è stato scritto niente" in words(page)
    mark = re.findall(r'name="confirmed" value="(\w+)"', page)[0]
    page = desk.post(f"/t/{key}/rating/register", newcomers="yes", confirmed=mark, **asked)[1]
    assert "non è stato scritto niente" not in words(page)
    assert desk.place == f"/t/{key}/rating"


def seated_at_tables(desk: Desk, *more: str) -> str:
    """Two tables of four, published, in rounds whose results phones may enter."""
    key = desk.new(system="big-tables", rounds=3)
    players = [f"P{number};Squadra {number % 4}" for number in range(8)]
    desk.go_on(f"/t/{key}/players/add", players="\n".join([*players, *more]))
    for step in ("draw", "pair", "round/1/publish"):
        desk.go_on(f"/t/{key}/{step}")
    return key


def test_back_after_a_round_was_confirmed_leads_to_it_and_open_games_are_paired_from_its_page_only(desk: Desk) -> None:
    key = desk.new(system="italo-swiss", rounds=3)
    desk.go_on(f"/t/{key}/players/add", players="\n".join(f"P{number}" for number in range(6)))
    for step in ("draw", "pair", "round/1/publish"):
        desk.go_on(f"/t/{key}/{step}")
    assert "Il turno 1 è già formato: eccolo." in words(desk.get(f"/t/{key}/pair")[1])
    desk.go_on(f"/t/{key}/round/1/board/1", result="1-0")
    page = desk.get(f"/t/{key}/round/1")[1]
    assert f'href="/t/{key}/pair?open=yes"' in page
    assert "Turno 2: anteprima" in words(desk.get(f"/t/{key}/pair?open=yes")[1])


def test_whoever_directs_sees_on_the_page_of_an_event_what_everybody_sees(desk: Desk) -> None:
    desk.go_on("/events/new", name="Festa", **{"from": "2026-11-22"})
    event_key = re.findall(r"/events/(\w+)", desk.place)[0]
    key = desk.tournament(4)
    desk.go_on("/events/assign", event=event_key, tournament=key)
    page = desk.get(f"/e/{event_key}")[1]
    assert f'href="/t/{key}/standings"' in page
    assert 'action="/delete"' not in page


def test_phones_that_differ_in_points_alone_are_told_apart(own_site: Site, own_desk: Desk) -> None:
    key = seated_at_tables(own_desk)
    link = re.findall(r'href="http://[^/"]+(/phone/[^"]+)"', own_desk.get(f"/t/{key}/round/1/cards")[1])[0]
    for points in ((90, 80, 70, 60), (99, 80, 70, 60)):
        phone = Desk(f"{own_site.address}/enter/nothing")
        phone.get(link)
        phone.post(link, **{f"points.{seat}": made for seat, made in enumerate(points)})
    page = words(own_desk.get(f"/t/{key}/round/1")[1])
    assert "I telefoni non sono d'accordo" in page.replace("&#x27;", "'")
    assert ("(90)" in page, "(99)" in page) == (True, True)


def test_a_result_of_a_table_that_cannot_be_is_still_there_to_be_put_right(desk: Desk) -> None:
    key = seated_at_tables(desk)
    typed = {"points.0": "abc", "points.1": "-5", "points.2": "10", "points.3": "12"}
    status, page = desk.post(f"/t/{key}/round/1/table/1", **typed)
    assert status == 400
    assert "«abc» non è un numero." in words(page)
    assert re.findall(r'name="points.\d"[^>]*value="([^"]*)"', page) == ["abc", "-5", "10", "12"]


def test_the_players_page_counts_teams_and_names_those_that_differ_by_a_capital(desk: Desk) -> None:
    key = seated_at_tables(desk, "P8;squadra 0", "P9")
    page = words(desk.get(f"/t/{key}/players")[1])
    assert "10 giocatori iscritti · 5 squadre (4 da 2, 1 da 1, 1 senza squadra)" in page
    assert "«Squadra 0», «squadra 0» sono squadre diverse" in page


def test_the_yellow_step_of_a_round_at_tables_is_the_form_of_the_first_without_a_result(desk: Desk) -> None:
    key = seated_at_tables(desk)
    desk.go_on(f"/t/{key}/round/1/table/1", **{f"places.{seat}": seat + 1 for seat in range(4)})
    step = re.findall(r'class="next" id="do" href="([^"]+)"', desk.get(f"/t/{key}/round/1")[1])
    assert step == [f"/t/{key}/round/1/table/2"]


def test_the_hall_has_the_teams_before_the_players(desk: Desk) -> None:
    key = seated_at_tables(desk)
    for table in (1, 2):
        desk.go_on(f"/t/{key}/round/1/table/{table}", **{f"places.{seat}": seat + 1 for seat in range(4)})
    hall = desk.get(f"/t/{key}/hall")[1]
    assert hall.index('data-name="Classifica a squadre"') < hall.index('data-name="Classifica"')
    assert "Squadra 1" in words(hall)


def test_before_the_draw_a_player_has_no_number_on_his_phone(desk: Desk) -> None:
    key = desk.new(system="italo-swiss", rounds=3)
    desk.go_on(f"/t/{key}/players/add", players="Ada\nBice\nCleo\nDora")
    assert "N. 1" not in words(desk.get(f"/t/{key}/mine/1")[1])
    desk.go_on(f"/t/{key}/draw")
    assert re.search(r"N\. \d", words(desk.get(f"/t/{key}/mine/1")[1]))


def test_an_absence_that_waits_for_an_answer_is_named_in_the_preview(site: Site, desk: Desk) -> None:
    key = desk.tournament(4)
    link = re.findall(r"(/me/\w+/1/\w+)", desk.get(f"/t/{key}/player-slips")[1])[0]
    phone = Desk(f"{site.address}/enter/nothing")
    phone.get(link)
    phone.post(f"/t/{key}/mine/1", absence="absent", round=2)
    for board in (1, 2):
        desk.go_on(f"/t/{key}/round/1/board/{board}", result="1-0")
    assert "Ha chiesto di non giocare questo turno, e aspetta la risposta: P0." in words(desk.get(f"/t/{key}/pair")[1])


def test_prizes_of_women_and_ages_are_typed_in_words(desk: Desk) -> None:
    document = event([{"born": "2010", "sex": "w"}, {"born": "1970"}], 1, ["1-2 1:0"]) | {"date": "2026-03-01"}
    desk.send("/import", json.dumps(document).encode())
    key = desk.place.split("/")[2]
    page = words(desk.post(f"/t/{key}/prizes", prizes="1; 50,00; Femminile\n1; Coppa; over 50")[1])
    assert "€ 50,00 (Femminile)" in page
    assert "Coppa (Over 50)" in page


def test_at_tables_prizes_go_to_teams_by_their_own_standings(desk: Desk) -> None:
    key = demonstration(desk, "masters")
    first = json.loads(desk.get(f"/api/v1/tournaments/{key}/standings")[1])["teams"][0]["team"]
    page = words(desk.post(f"/t/{key}/prizes", prizes="1; Targa; squadre\n1; 80,00; Squadre\n99; Coppa; squadre")[1])
    assert f"{first} Targa + € 80,00 (Squadre)" in page
    assert "Posto 99 Squadre: «Coppa» non va a nessuno" in page
    assert "1; Targa; Squadre" in page


def test_a_name_twice_in_one_list_is_told_with_its_line_and_digits_are_no_name(desk: Desk) -> None:
    key = desk.new(system="amalfi", rounds=3)
    status, page = desk.post(f"/t/{key}/players/add", players="Rossi Ada\nNeri Bea\nRossi Ada")
    assert (status, "Riga 3 («Rossi Ada»): «Rossi Ada» è già iscritto" in words(page)) == (400, True)
    status, page = desk.post(f"/t/{key}/players/add", players="Rossi Ada\n12345")
    assert (status, "Riga 2 («12345»): manca il nome" in words(page)) == (400, True)


def test_why_shows_the_colour_that_a_rest_counts_as_in_brackets(desk: Desk) -> None:
    """FID Capo V, Art. 14: in Italian draughts points without a game count as played with Black."""
    key = demonstration(desk, "biblioteca")
    page = desk.get(f"/t/{key}/why/2/7")[1]
    assert re.search(r'class="conventional">\s*<i class="disc n" role="img" aria-label="Nero"', page)
    assert "Tra parentesi il colore che il regolamento dà senza una partita" in page
    assert "Tra parentesi" not in desk.get(f"/t/{key}/why/1/1")[1]


def test_the_draw_is_told_with_undo_and_a_closed_tournament_says_what_is_left_to_do(desk: Desk) -> None:
    key = desk.new(system="amalfi", rounds=1)
    desk.go_on(f"/t/{key}/players/add", players="Rossi Ada;2000\nNeri Bea;1900")
    drawn = words(desk.post(f"/t/{key}/draw")[1])
    assert re.search(r"Numeri assegnati: da 1 a 2\. Colore del n\. 1, sorteggiato: (Bianco|Nero)\. Annulla", drawn)
    for step in ("pair", "round/1/publish"):
        desk.go_on(f"/t/{key}/{step}")
    desk.go_on(f"/t/{key}/round/1/board/1", result="1-0")
    assert "Ora che è chiuso" not in desk.get(f"/t/{key}/standings")[1]
    page = words(desk.post(f"/t/{key}/close")[1])
    assert "Ora che è chiuso Stampa il rapporto da firmare Scarica il rapporto TRF" in page
    assert "per cambiare i premi chi dirige lo riapre prima" in desk.get(f"/t/{key}/prizes")[1]
