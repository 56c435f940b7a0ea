"""One tournament as far as whoever asks may see it: everybody what is published, with a key what the director sees."""

from functools import partial
from typing import Any

from django.urls import reverse

from tabellone.desk.ratings import first_capitals, weight_of
from tabellone.documents.all_standings import all_standings_data
from tabellone.documents.brackets import brackets_data, visible_brackets
from tabellone.documents.crosstable_cells import crosstable_cells, crosstable_data
from tabellone.documents.explanation import deviation_from_rules, explanation_data
from tabellone.documents.listings.catalogue import TABLE_DEFINITIONS, TableRequest, all_tables
from tabellone.documents.openings import opening_data
from tabellone.documents.prizes import prizes_data
from tabellone.documents.reasons import reason_data
from tabellone.engine.capabilities import HasBrackets
from tabellone.engine.openings.book import openings as book_of_openings
from tabellone.engine.openings.options import opening_rules
from tabellone.engine.prize_giving import divide_event_prizes
from tabellone.engine.settling import is_finished
from tabellone.formats.document import write_data
from tabellone.formats.events import write_event
from tabellone.formats.public_document import public_tournament
from tabellone.journal.as_paired import explained_round
from tabellone.store.exporting import document_of
from tabellone.store.gatherings import gathering_of
from tabellone.web.api.declared import ASKED, PAGE, OfATournament, Parameter, RefusedError, of_a_tournament
from tabellone.web.api.schemas import having, many, paged, ref
from tabellone.web.books import RATINGS

ON_A_PAGE = 500
LINKS = ("document", "players", "teams", "rounds", "standings", "crosstable", "bracket", "prizes", "tables")
ROUND = Parameter("round", ASKED, "api_about_round_asked")
AGAINST = Parameter("against", ASKED, "api_about_against")


@of_a_tournament("api_about_tournament", ref("Tournament"))
def tournament(asked: OfATournament) -> dict[str, Any]:
    """What it is, how far it is, and where the rest is."""
    state, data, event = asked.moment.state, _document(asked), gathering_of(asked.key)
    return {
        "id": asked.key,
        **{name: data[name] for name in ("name", "system", "rules", "place", "date", "arbiter") if name in data},
        **({"event": write_event(event)} if event else {}),
        "competitors": asked.competitor,
        "players": len(state.entrants),
        "teams": len(state.teams),
        "drawn": state.drawn,
        "rounds": state.rounds,
        "rounds_shown": len(state.paired_rounds),
        "closed": state.closed,
        "tables": [one.name for one in all_tables(_asked(asked, len(state.paired_rounds)))] if state.entrants else [],
        "links": {name: reverse(f"api_{name}", args=[asked.key]) for name in LINKS},
        "version": asked.moment.version,
    }


@of_a_tournament("api_about_document", ref("Document"))
def document(asked: OfATournament) -> dict[str, Any]:
    """As the command reads it."""
    return _document(asked)


@of_a_tournament("api_about_players", paged("players", ref("Player")), PAGE)
def players(asked: OfATournament) -> dict[str, Any]:
    """By number."""
    return _paged(asked, "players")


@of_a_tournament("api_about_teams", paged("teams", ref("Team")), PAGE)
def teams(asked: OfATournament) -> dict[str, Any]:
    """By number; none where the competitors are players."""
    return _paged(asked, "teams")


@of_a_tournament("api_about_rounds", having({"rounds": many(ref("Round"))}))
def rounds(asked: OfATournament) -> dict[str, Any]:
    """All with their encounters and rests."""
    return {"rounds": _document(asked)["history"]}


@of_a_tournament("api_about_round", ref("Round"))
def round_of(asked: OfATournament, number: int) -> dict[str, Any]:
    """One of them."""
    found: dict[str, Any] = _document(asked)["history"][asked.round(number) - 1]
    return found


@of_a_tournament("api_about_openings", ref("Openings"))
def openings(asked: OfATournament, number: int) -> dict[str, Any]:
    """Those of a round: one for everybody, or one for every board."""
    drawn = asked.moment.state.paired_rounds[asked.round(number) - 1].openings
    book = book_of_openings(opening_rules(asked.tournament.rules).opening_edition) if drawn else ()
    return {"round": number, "openings": [opening_data(book[one - 1]) for one in drawn if one]}


@of_a_tournament("api_about_explanation", ref("Explanation"), AGAINST)
def explanation(asked: OfATournament, number: int, player: int) -> dict[str, Any]:
    """Why somebody has his opponent and his colour in a round, or rests; and why he does not meet another."""
    asked.round(number)
    system, speaker = asked.moment.state.system, asked.speaker
    whole = explained_round(asked.moment.state, number, asked.among_competitors(player)).tournament
    before = whole.as_before_pairing(number)
    explained = system.explain(before, player)
    published = deviation_from_rules(whole, number, player, system.pair(before))
    data = explanation_data(explained, published, speaker, asked.competitor)
    against = asked.question.number("against", 0)
    if against and asked.among_competitors(against) != player:
        data["why_not"] = reason_data(system.why_not(before, player, against), speaker)
    return data


@of_a_tournament("api_about_standings", ref("Standings"))
def standings(asked: OfATournament) -> dict[str, Any]:
    """After the rounds he may see; teams and players of teams where there are."""
    if not asked.moment.state.competitors:
        return {"standings": []}
    whole, system, _ = subject = asked.subject
    return all_standings_data(subject, system.standings(whole))


@of_a_tournament("api_about_crosstable", ref("Crosstable"))
def crosstable(asked: OfATournament) -> dict[str, Any]:
    """Everybody's rounds."""
    whole, system, _ = asked.subject
    return {"crosstable": crosstable_data(crosstable_cells(whole, system.scoring(whole)), asked.competitor)}


@of_a_tournament("api_about_bracket", ref("Brackets"))
def bracket(asked: OfATournament) -> dict[str, Any]:
    """Of an elimination tournament."""
    state, system = asked.moment.state, asked.moment.state.system
    if not isinstance(system, HasBrackets):
        raise RefusedError(404, "api_no_bracket")
    trees = visible_brackets(system, asked.tournament, state.drawn, asked.question.sees_everything)
    return {"brackets": brackets_data(trees, asked.speaker)}


@of_a_tournament("api_about_prizes", ref("Prizes"))
def prizes(asked: OfATournament) -> dict[str, Any]:
    """Who gets which; everybody knows them once the tournament is closed."""
    whole, system, _ = asked.subject
    if not whole.prizes:
        raise RefusedError(404, "api_no_prizes")
    shared = divide_event_prizes(whole, system, system.standings(whole))
    return prizes_data(shared, provisional=not asked.moment.state.closed and not is_finished(system, whole))


@of_a_tournament("api_about_tables", having({"tables": many(ref("Table"))}), ROUND)
def tables(asked: OfATournament) -> dict[str, Any]:
    """All tables of data there are."""
    return {"tables": [one.data for one in all_tables(_of_round(asked))] if asked.moment.state.entrants else []}


@of_a_tournament("api_about_table", ref("Table"), ROUND)
def table(asked: OfATournament, table: str) -> dict[str, Any]:
    """One of them; those of a round, of the last one unless another is asked for."""
    made = (
        TABLE_DEFINITIONS[table].make(_of_round(asked))
        if table in TABLE_DEFINITIONS and asked.moment.state.entrants
        else None
    )
    if made is None:
        raise RefusedError(404, "api_no_table")
    return made.data


def _document(asked: OfATournament) -> dict[str, Any]:
    """Everything, for a key; for everybody what the pages show."""
    if asked.question.sees_everything:
        return document_of(asked.moment.state, gathering_of(asked.key))
    return asked.moment.cached(
        "public document", lambda state: write_data(public_tournament(state.tournament, state.closed))
    )


def _paged(asked: OfATournament, name: str) -> dict[str, Any]:
    listed = _document(asked).get(name, [])
    page = asked.question.number("page", 1)
    following = f"{reverse(f'api_{name}', args=[asked.key])}?page={page + 1}"
    chosen = listed[(page - 1) * ON_A_PAGE : page * ON_A_PAGE]
    return {name: chosen, "page": page, "next": following if len(listed) > page * ON_A_PAGE else None}


def _of_round(asked: OfATournament) -> TableRequest:
    last = len(asked.moment.state.paired_rounds)
    number = asked.question.number("round", last)
    return _asked(asked, asked.round(number) if "round" in asked.question.request.GET else last)


def _asked(asked: OfATournament, number: int) -> TableRequest:
    state = asked.moment.state
    return TableRequest(
        asked.subject, number, weight_of(state, None), partial(first_capitals, RATINGS, asked.key, state)
    )
