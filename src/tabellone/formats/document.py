"""The tournament document, `tabellone/1`: read with every check, and written.

The reader trusts nothing: whatever is wrong is told in one sentence that names the place. A field it does not know is
ignored with a warning, so that newer documents and other people's notes do no harm.
"""

from collections.abc import Iterable
from typing import TYPE_CHECKING, Any, NamedTuple

from tabellone.engine.capabilities import AnnouncesGames, DecidesByHandicap, MustPlayAllRounds, TeamEvent
from tabellone.engine.limits import MAX_ROUNDS
from tabellone.engine.model import TEXT_FIELDS, Appointment, Player, RoundGame, Team, Tournament
from tabellone.engine.reason_values import PlayerNumber, PlayerNumbers, TextList
from tabellone.engine.reasons import BadDocumentError, Reason
from tabellone.engine.systems import SYSTEM_NAMES, system_for, system_named
from tabellone.formats.json_text import read_object
from tabellone.formats.players import KNOWN_FIELDS, VALIDATORS, read_player, write_player
from tabellone.formats.rounds import read_history, write_round
from tabellone.formats.unknown_fields import UnknownFields
from tabellone.reading.options import read_options, write_options
from tabellone.reading.values import read_bool, read_int, read_line

if TYPE_CHECKING:
    from tabellone.engine.system import System
else:
    System = object  # a protocol is not needed at run time, and a name in quotes would cost a compilation

FORMAT = "tabellone/1"
DOCUMENT_FIELDS = (
    "format",
    "name",
    "system",
    "rules",
    "rounds",
    "players",
    "history",
    "next",
    "seed",
    "prizes",
    "decisions",
    "early_end",
    "drawn",
    "round_games",
    "schedule",
    "staff",
    "teams",
    "event",
    *TEXT_FIELDS,
)
FIDE_FIELDS = ("fide_number", "fide_title")
NOTE_FIELDS = ("weight", "source", "notes", "trf")
"""For people, ratings and reports; the tournament itself does not need them."""
EVENT_WEIGHTS = (100, 50)


class Document(NamedTuple):
    """A tournament as read, its system, and what is worth a warning."""

    tournament: Tournament
    system: System
    warnings: list[Reason]


def read(content: bytes) -> Document:
    """Read a document from the bytes of a file."""
    return read_data(read_object(content))


def read_data(data: dict[str, Any]) -> Document:
    """Read a document from its JSON object."""
    try:
        return _parse(data)
    except RecursionError:
        raise BadDocumentError("nested_too_deep", "") from None


def _parse(data: dict[str, Any]) -> Document:
    _require_fields(data, ("format", "system", "rounds", "players"), "")
    if data["format"] != FORMAT:
        raise BadDocumentError("wrong_format", "format", found=str(data["format"])[:80], wanted=FORMAT)
    if not isinstance(data["system"], str) or data["system"] not in SYSTEM_NAMES:
        raise BadDocumentError("unknown_system", "system", found=str(data["system"])[:80], known=TextList(SYSTEM_NAMES))
    rules = read_options(system_named(data["system"]).options, data.get("rules", {}), "rules")
    system = system_for(data["system"], rules)
    rounds = read_int(data["rounds"], "rounds", 1, MAX_ROUNDS)
    unknown = UnknownFields()
    unknown.check(data, DOCUMENT_FIELDS + NOTE_FIELDS, "")
    weight_of(data)
    players = _players(data["players"], rounds, unknown)
    teams = _teams(data, players, rounds, system, unknown)
    tournament = Tournament(
        name=read_line(data.get("name", ""), "name"),
        system=system.name,
        rules=rules,
        rounds=rounds,
        players=players,
        history=read_history(data.get("history", []), players, rounds, system, rules, unknown, teams),
        teams=teams,
        seed=None if data.get("seed") is None else read_line(data["seed"], "seed"),
    )
    texts: dict[str, Any] = {
        name: read_line("" if data.get(name) is None else data[name], name) for name in TEXT_FIELDS
    }
    drawn = read_bool(data.get("drawn", True), "drawn")
    if tournament.history and not drawn:
        raise BadDocumentError("rounds_before_draw", "drawn")
    tournament = tournament._replace(**texts, drawn=drawn)
    if isinstance(system, DecidesByHandicap):
        tournament = system.without_handicap_decisions(tournament)
    if data.get("prizes") is not None:
        tournament = _with_prizes(tournament, data["prizes"])
    if data.get("round_games") is not None:
        tournament = tournament._replace(round_games=_round_games(data["round_games"], system))
    if data.get("schedule") is not None:
        tournament = tournament._replace(schedule=_schedule(data["schedule"]))
    if data.get("decisions") is not None:
        tournament = _with_decisions(tournament, data["decisions"])
    if data.get("staff") is not None:
        tournament = _with_staff(tournament, data["staff"])
    if data.get("early_end") is not None:
        tournament = _with_early_end(tournament, system, data["early_end"])
    tournament = _with_next(tournament, system, {} if data.get("next") is None else data["next"], unknown)
    system.validate(tournament)
    told = system.warnings(tournament) + _undrawn_warnings(tournament, data) + _category_warnings(tournament)
    return Document(tournament, system, unknown.warnings + told)


def _teams(
    data: dict[str, Any], players: tuple[Player, ...], rounds: int, system: System, unknown: UnknownFields
) -> tuple[Team, ...]:
    """Reads the teams of an event whose competitors are teams, and refuses them elsewhere."""
    if not isinstance(system, TeamEvent):
        if data.get("teams"):
            raise BadDocumentError("teams_without_rules", "teams")
        return ()
    from tabellone.formats.teams import read_teams  # noqa: PLC0415  (few documents need it)

    _require_fields(data, ("teams",), "")
    return read_teams(data["teams"], players, rounds, unknown)


def _category_warnings(tournament: Tournament) -> list[Reason]:
    if not any(prize.category for prize in tournament.prizes):
        return []
    from tabellone.engine.handicap import category_prize_warnings  # noqa: PLC0415  (few documents need it)

    return category_prize_warnings(tournament)


def _undrawn_warnings(tournament: Tournament, data: dict[str, Any]) -> list[Reason]:
    """Warns, before round 1 of Amalfi, of a first colour that no draw or director has given (B.4.1)."""
    draws_a_colour = "first_colour" in tournament.rules._fields
    said = tournament.history or tournament.seed is not None or "first_colour" in data.get("rules", {})
    return [Reason("first_colour_undrawn", "B.4.1", "A15")] if draws_a_colour and not said else []


def weight_of(data: dict[str, Any]) -> int:
    """Returns the weight of the event for ratings, in per cent; only `rate` needs it."""
    weight = data.get("weight")
    if weight is not None and (type(weight) is not int or weight not in EVENT_WEIGHTS):
        raise BadDocumentError("event_weight", "weight", found=str(weight)[:20])
    return weight or EVENT_WEIGHTS[0]


def write_data(tournament: Tournament) -> dict[str, Any]:
    """The JSON object that reads back as the same tournament."""
    data: dict[str, Any] = {
        "format": FORMAT,
        "name": tournament.name,
        "system": tournament.system,
        "rules": write_options(tournament.rules),
        "rounds": tournament.rounds,
        "players": [write_player(player) for player in tournament.players],
    }
    if tournament.teams:
        from tabellone.formats.teams import write_team  # noqa: PLC0415  (few documents need it)

        data["teams"] = [write_team(team) for team in tournament.teams]
    competitor = "team" if tournament.teams else "player"
    data["history"] = [write_round(number, played, competitor) for number, played in enumerate(tournament.history, 1)]
    coming: dict[str, Any] = {
        kind: sorted(getattr(tournament, kind)) for kind in ("absent", "half") if getattr(tournament, kind)
    }
    if tournament.line_ups:
        from tabellone.formats.teams import write_line_ups  # noqa: PLC0415  (few documents need it)

        coming["line_ups"] = write_line_ups(tournament.line_ups)
    if coming:
        data["next"] = {"round": tournament.next_round, **coming}
    if tournament.seed is not None:
        data["seed"] = tournament.seed
    data |= {name: getattr(tournament, name) for name in TEXT_FIELDS if getattr(tournament, name)}
    if not tournament.drawn:
        data["drawn"] = False
    if tournament.prizes:
        from tabellone.reading.prizes import write_prizes  # noqa: PLC0415  (few documents need it)

        data["prizes"] = write_prizes(tournament.prizes)
    if tournament.round_games:
        from tabellone.reading.round_games import write_round_games  # noqa: PLC0415  (few documents need it)

        data["round_games"] = write_round_games(tournament.round_games)
    if tournament.schedule:
        from tabellone.reading.schedule import write_schedule  # noqa: PLC0415  (few documents need it)

        data["schedule"] = write_schedule(tournament.schedule)
    if tournament.decisions:
        from tabellone.reading.tie_decisions import write_decisions  # noqa: PLC0415  (few documents need it)

        data["decisions"] = write_decisions(tournament.decisions)
    if tournament.staff:
        data["staff"] = list(tournament.staff)
    if tournament.early_end is not None:
        from tabellone.reading.early_end import write_early_end  # noqa: PLC0415  (few documents need it)

        data["early_end"] = write_early_end(tournament.early_end)
    return data


def _with_prizes(tournament: Tournament, raw: Any) -> Tournament:
    from tabellone.reading.prizes import read_prizes  # noqa: PLC0415  (few documents need it)

    return tournament._replace(prizes=read_prizes(raw, "prizes"))


def _schedule(raw: Any) -> tuple[Appointment, ...]:
    from tabellone.reading.schedule import read_schedule  # noqa: PLC0415  (few documents need it)

    return read_schedule(raw, "schedule")


def _round_games(raw: Any, system: System) -> tuple[RoundGame, ...]:
    from tabellone.reading.round_games import read_round_games  # noqa: PLC0415  (few documents need it)

    if not isinstance(system, AnnouncesGames):
        raise BadDocumentError("games_at_tables_only", "round_games")
    return read_round_games(raw, "round_games")


def _with_decisions(tournament: Tournament, raw: Any) -> Tournament:
    from tabellone.reading.tie_decisions import read_decisions  # noqa: PLC0415  (few documents need it)

    known = range(1, len(tournament.teams or tournament.players) + 1)
    return tournament._replace(decisions=read_decisions(raw, known, "decisions"))


def _with_staff(tournament: Tournament, raw: Any) -> Tournament:
    from tabellone.reading.calls import read_staff  # noqa: PLC0415  (few documents need it)

    return tournament._replace(staff=read_staff(raw, "staff"))


def _with_early_end(tournament: Tournament, system: System, raw: Any) -> Tournament:
    from tabellone.reading.early_end import read_early_end  # noqa: PLC0415  (few documents need it)

    end = read_early_end(raw, "early_end")
    if not isinstance(system, MustPlayAllRounds):
        raise BadDocumentError("early_end_elsewhere", "early_end", system=system.name)
    if not 0 < len(tournament.history) < tournament.rounds:
        count = len(tournament.history)
        raise BadDocumentError("early_end_not_early", "early_end", played=count, rounds=tournament.rounds)
    return tournament._replace(early_end=end)


def _players(raw: Any, rounds: int, unknown: UnknownFields) -> tuple[Player, ...]:
    if not isinstance(raw, list):
        raise BadDocumentError("not_a_list", "players")
    if len(raw) < 2:
        raise BadDocumentError("too_few_players", "players", count=len(raw))
    by_number: list[Player | None] = [None] * (len(raw) + 1)
    unread: list[int] = []
    for index, entry in enumerate(raw):
        where = f"players[{index}]"
        if not isinstance(entry, dict):
            raise BadDocumentError("not_an_object", where)
        player = read_player(entry, rounds, where)
        if player.number > len(raw):
            raise BadDocumentError("number_beyond", f"{where}.number", number=player.number, count=len(raw))
        if by_number[player.number] is not None:
            raise BadDocumentError("number_twice", f"{where}.number", number=player.number)
        by_number[player.number] = player
        if not entry.keys() <= KNOWN_FIELDS:
            unknown.check(entry, Player._fields, where)
        if any(name in entry and not VALIDATORS[name](entry[name]) for name in FIDE_FIELDS):
            unread.append(player.number)
    if unread:  # an earlier version took anything there for somebody's own note
        unknown.warnings.append(Reason("fide_fields_unread", args={"players": PlayerNumbers(unread)}))
    players = tuple(player for player in by_number if player is not None)
    _require_unique_cards(players)
    return players


def _require_unique_cards(players: Iterable[Player]) -> None:
    cards: set[str] = set()
    fide_numbers: set[str] = set()
    for player in players:
        if player.card in cards:
            raise BadDocumentError("card_enrolled", "players", card=player.card)
        if player.card:
            cards.add(player.card)
        if player.fide_number in fide_numbers:
            raise BadDocumentError("fide_number_enrolled", "players", number=player.fide_number)
        if player.fide_number:
            fide_numbers.add(player.fide_number)


def _with_next(tournament: Tournament, system: System, raw: Any, unknown: UnknownFields) -> Tournament:
    if not isinstance(raw, dict):
        raise BadDocumentError("not_an_object", "next")
    unknown.check(
        raw, ("round", "absent", "half", "line_ups") if tournament.teams else ("round", "absent", "half"), "next"
    )
    if raw.get("round", tournament.next_round) != tournament.next_round:
        raise BadDocumentError("next_is_stale", "next.round", round=tournament.next_round)
    for kind in ("absent", "half"):
        if raw.get(kind) and kind not in system.rest_kinds:
            known = sorted(system.rest_kinds)
            raise BadDocumentError("impossible_rest", f"next.{kind}", found=kind, known=TextList(known))
    absent, half = (_absences(tournament, raw.get(kind), f"next.{kind}") for kind in ("absent", "half"))
    if both := absent & half:
        raise BadDocumentError("absent_and_half", "next", player=PlayerNumber(min(both)))
    tournament = tournament._replace(absent=absent, half=half)
    if not tournament.teams or not raw.get("line_ups"):
        return tournament
    from tabellone.formats.teams import read_line_ups  # noqa: PLC0415  (few documents need it)

    return tournament._replace(line_ups=read_line_ups(raw["line_ups"], tournament))


def _absences(tournament: Tournament, raw: Any, path: str) -> frozenset[int]:
    if raw is None:
        return frozenset()
    if not isinstance(raw, list):
        raise BadDocumentError("not_a_list", path)
    for index, number in enumerate(raw):
        place = f"{path}[{index}]"
        read_int(number, place, 1)
        competitors = tournament.teams or tournament.players
        if number > len(competitors):
            raise BadDocumentError("unknown_player", place, player=PlayerNumber(number))
        if not competitors[number - 1].takes_part_in(tournament.next_round):
            raise BadDocumentError("not_in_round", place, player=PlayerNumber(number), round=tournament.next_round)
    if len(set(raw)) < len(raw):
        raise BadDocumentError("player_listed_twice", path)
    return frozenset(raw)


def _require_fields(data: dict[str, Any], names: Iterable[str], path: str) -> None:
    for name in names:
        if name not in data:
            raise BadDocumentError("field_missing", path, name=name)
