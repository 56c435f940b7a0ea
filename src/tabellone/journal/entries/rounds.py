"""Rounds: how they were paired, who sees them, and what is played in them."""

from collections import Counter
from collections.abc import Iterator, Mapping, Sequence
from typing import ClassVar

from tabellone.engine.encounters import Encounter, all_matches
from tabellone.engine.limits import MAX_ROUNDS
from tabellone.engine.model import Deviation, HandicapAtPairing, Rest
from tabellone.engine.openings.draw import TableChoice
from tabellone.engine.outcomes import RESTS
from tabellone.engine.reason_values import Literal, TextList
from tabellone.engine.reasons import Argument, BadDocumentError, Reason
from tabellone.engine.seatings import is_repair_sequence
from tabellone.journal.encounters import check_encounter, codec_of_round, codec_of_tournament, read_encounters
from tabellone.journal.entries.tournament import require_open
from tabellone.journal.entry import RefusedError
from tabellone.journal.entry_type import Data, EntryType, Scope
from tabellone.journal.fields import (
    PLAYER_FIELD,
    REST_FIELDS,
    ROUND_FIELD,
    Field,
    Fields,
    anything,
    boolean,
    deviation,
    extra_fields,
    integer,
    list_of,
    nullable,
    optional,
    row,
    text,
)
from tabellone.journal.lookup import (
    find_player,
    find_round,
    missing_encounter_error,
    require_last_round,
    with_competitor,
    with_round,
)
from tabellone.journal.state import PairedRound, RoundChange, State
from tabellone.journal.summary import Detail, competitor_detail, field_facts, free_text
from tabellone.journal.upcasting import ROUND_1, OlderVersion, upcast_pair_1
from tabellone.journal.values import integer_value
from tabellone.journal.values import text_value as require_text
from tabellone.reading.openings import read_openings, read_seed

SEAT_FIELDS: Fields = {**ROUND_FIELD, "encounters": Field(list_of(check_encounter)), **REST_FIELDS}
TABLE_CHOICES = {chosen.value for chosen in TableChoice}


class RoundEntry(EntryType):
    """An event about one round."""

    fields: ClassVar[Fields] = ROUND_FIELD

    def summary(self, state: State, data: Data) -> list[Detail]:
        return field_facts(data, "round")


class Pair(RoundEntry):
    """The next round as it was paired, by the rules or by hand; what was decided is in the event.

    Who has asked not to play in the one after it is then among those who will not play in the next.
    """

    fields: ClassVar[Fields] = {
        **SEAT_FIELDS,
        "lots_seed": optional(text),
        "mended": optional(list_of(list_of(list_of(integer, min_items=3, max_items=5)))),
        "decided": optional(deviation),
        "announced": optional(integer),
        "handicaps": optional(list_of(row(integer, integer, min_items=2))),
        "kept": optional(extra_fields("encounters", "rests")),
        "exceptions": optional(anything),
        "quality": optional(anything),
    }
    older_versions = (OlderVersion(upcast_pair_1, ROUND_1),)

    def complete(self, state: State, data: Data) -> Data:
        """Adds what follows at once: assumed results (R7) and fixed line-ups."""
        return _complete_encounters(state, data)

    def apply(self, state: State, data: Data) -> State:
        if data["round"] != state.next_round:
            raise RefusedError("not_the_next_round", round=data["round"], next=state.next_round)
        encounters, rests = _seats(state, data)
        played = PairedRound(
            encounters,
            rests,
            data.get("announced", state.rounds),
            handicaps=tuple(HandicapAtPairing(*given) for given in data.get("handicaps", ())),
            extra_fields=data.get("kept", {}),
            lots_seed=data.get("lots_seed", "").strip(),
            earlier_seatings=tuple(tuple(map(tuple, seating)) for seating in data.get("mended", ())),
            deviation=_deviation(data),
        )
        _require_repair_sequence(played)
        for one in played.handicaps:
            if not 0 < one.encounter <= len(encounters):
                raise missing_encounter_error(played, data["round"], one.encounter)
        following = data["round"] + 1
        coming = {
            player: kind
            for player, kind in state.later_absences.get(following, {}).items()
            if state.competitors[player].competitor.takes_part_in(following)
        }
        ahead = {number: away for number, away in state.later_absences.items() if number > following}
        return state._replace(
            paired_rounds=(*state.paired_rounds, played), absences=coming, later_absences=ahead, line_ups={}
        )

    def validate(self, before: State, data: Data, after: State) -> None:
        """The numbers are drawn, the results are known that the system needs, and everybody has a seat."""
        require_open(before)
        if before.next_round > before.rounds:
            raise RefusedError("all_rounds_played", rounds=before.rounds)
        if not before.drawn:
            raise RefusedError("draw_first")
        for number, played in enumerate(before.paired_rounds, 1):
            missing = played.undecided_count(before.system)
            if missing and not before.system.pairs_with_open_games:
                raise RefusedError("results_missing", round=number, count=missing)
        if before.paired_rounds and before.paired_rounds[-1].matches_without_line_ups:
            raise RefusedError("line_ups_before_pairing", round=len(before.paired_rounds))
        require_text(data, "lots_seed")
        if "announced" in data:
            integer_value(data, "announced", data["round"], MAX_ROUNDS)
        _require_seats(after, data["round"])

    def summary(self, state: State, data: Data) -> list[Detail]:
        return [*field_facts(data, "round"), *field_facts({"seed": data.get("lots_seed")}, "seed")]


class Replace(RoundEntry):
    """Other pairs for the last round, made by hand; or its tables mended, and it is kept what they were.

    Where somebody did not come to his board it says so, and boards that have a result stay with it.
    """

    fields: ClassVar[Fields] = {
        **SEAT_FIELDS,
        "mended": optional(boolean),
        "decided": optional(deviation),
        "reason": optional(text),
        "at": optional(text),
        "envelopes": Field(list_of(integer), required=False, is_decided=True),
    }
    older_versions = (OlderVersion(upcast_pair_1, ROUND_1),)

    def complete(self, state: State, data: Data) -> Data:
        """Adds what follows at once: assumed results (R7), fixed line-ups, envelopes of unchanged matches."""
        staying = _kept_envelopes(state, data)
        return _complete_encounters(state, data) | ({"envelopes": staying} if staying else {})

    def apply(self, state: State, data: Data) -> State:
        number, played = require_last_round(state, data)
        encounters, rests = _seats(state, data)
        seats = tuple(one.seats for one in played.encounters)
        earlier = (*played.earlier_seatings, seats) if data.get("mended") else ()
        change = RoundChange(
            seats, played.rests, played.published, data.get("at", ""), data.get("reason", "").strip(), _deviation(data)
        )
        after = played._replace(
            encounters=encounters,
            rests=rests,
            proposals=(),
            withdrawn=(),
            handicaps=(),
            extra_fields={},
            earlier_seatings=earlier,
            changes=(*played.changes, change),
            envelopes=tuple(one for one in played.envelopes if one.team in data.get("envelopes", ())),
        )
        if data.get("decided"):
            return with_round(state, number, _keep_board_data(played, after._replace(deviation=_deviation(data))))
        _require_repair_sequence(after)
        calls = (made for made in played.calls if _has_same_people(played, after, made.call.encounter))
        after = after._replace(calls=tuple(calls))
        if len(played.openings) > 1:  # those of single boards go with the boards
            after = after._replace(openings=(), openings_seed="")
        return with_round(state, number, after)

    def validate(self, before: State, data: Data, after: State) -> None:
        """Pairs made by hand take the place of others only as long as the round has no result."""
        require_open(before)
        require_text(data, "reason")
        require_text(data, "at")
        if data.get("decided"):
            _require_results_kept(before, after, data["round"])
        else:
            _require_without_results(before, data)
        _require_opened_matches_kept(before, after, data["round"])
        _require_seats(after, data["round"])

    def summary(self, state: State, data: Data) -> list[Detail]:
        """Returns who was missing, the changed encounters with those they replace, the new rests, and the reason."""
        number, played = require_last_round(state, data)
        encounters, rests = _seats(state, data)
        names = {identity: one.name for identity, one in state.competitors.items()}
        away = [rest for rest in rests if rest not in played.rests]
        missing = [names[rest.player] for rest in away if RESTS[rest.kind].requested]
        now_resting = [names[rest.player] for rest in away if not RESTS[rest.kind].requested]
        told: list[Detail] = [*field_facts({"round": number}, "round")]
        told += [Reason("did_missing", args={"names": Literal(", ".join(missing))})] if missing else []
        told += _changed_encounters(played.encounters, encounters, names)
        told += [Reason("did_rests_now", args={"names": Literal(", ".join(now_resting))})] if now_resting else []
        return [*told, *free_text(data, "reason")]


def _changed_encounters(
    before: Sequence[Encounter], after: Sequence[Encounter], names: Mapping[int, str]
) -> Iterator[Detail]:
    def seated(encounter: Encounter) -> str:
        return " – ".join(names[seat] for seat in encounter.seats)

    was = {one.seats: number for number, one in enumerate(before, 1)}
    for number, one in enumerate(after, 1):
        earlier = was.get(one.seats)
        args: dict[str, Argument] = {"number": number, "now": Literal(seated(one))}
        if earlier is not None and earlier != number:
            yield Reason("did_encounter_moved", args={**args, "earlier": earlier})
        elif earlier is None and number <= len(before):
            yield Reason("did_encounter_instead", args={**args, "before": Literal(seated(before[number - 1]))})
        elif earlier is None:
            yield Reason("did_encounter_now", args=args)


class Join(RoundEntry):
    """Adds a newcomer to the last round, which is paired and not over (A24, B14)."""

    fields: ClassVar[Fields] = {**PLAYER_FIELD, **SEAT_FIELDS}

    def apply(self, state: State, data: Data) -> State:
        """Adds the newcomer; calls, proposals and openings of unchanged encounters stay."""
        number, played = require_last_round(state, data)
        entrant = find_player(state, data)
        entered = with_competitor(state, entrant.with_fields(enters=number))
        encounters, rests = _seats(entered, data)
        after = played._replace(
            encounters=encounters, rests=rests, earlier_seatings=(), extra_fields={}, deviation=Deviation.LATE
        )
        return with_round(entered, number, _keep_board_data(played, after))

    def validate(self, before: State, data: Data, after: State) -> None:
        require_open(before)
        number, played = require_last_round(before, data)
        entrant = before.entrants[data["player"]]
        if entrant.player.enters != before.next_round or any(
            entrant.id in one.mentioned for one in before.paired_rounds
        ):
            raise RefusedError("not_a_newcomer", player=entrant.name)
        if not played.undecided_count(before.system):
            raise RefusedError("round_is_over", round=number)
        _require_results_kept(before, after, number)
        _require_seats(after, number)

    def summary(self, state: State, data: Data) -> list[Detail]:
        return [*competitor_detail(state, data), *field_facts(data, "round")]


class Unpair(RoundEntry):
    """The last round is thrown away; who was absent is absent again."""

    def apply(self, state: State, data: Data) -> State:
        number, played = require_last_round(state, data)
        coming = {rest.player: rest.kind for rest in played.rests if rest.kind in ("absent", "half")}
        before = (
            _adjust_late_results(earlier, index, number - 1)
            for index, earlier in enumerate(state.paired_rounds[:-1], 1)
        )
        ahead = {**state.later_absences, number + 1: state.absences} if state.absences else state.later_absences
        return state._replace(paired_rounds=tuple(before), absences=coming, later_absences=ahead, line_ups={})

    def validate(self, before: State, data: Data, after: State) -> None:
        """A round with results stays, and so does one in which sealed line-ups were opened: they cannot be unread."""
        _require_without_results(before, data)
        if before.paired_rounds[data["round"] - 1].opened_envelopes:
            raise RefusedError("round_has_opened_envelopes", round=data["round"])


class Publication(RoundEntry):
    """Whether everybody sees a round."""

    def scope(self, data: Data) -> Scope:
        return frozenset({("publication", data["round"])})


class Publish(Publication):
    """Makes a round public."""

    def apply(self, state: State, data: Data) -> State:
        number, played = find_round(state, data)
        return with_round(state, number, played._replace(published=True))

    def validate(self, before: State, data: Data, after: State) -> None:
        require_open(before)
        if before.paired_rounds[data["round"] - 1].published:
            raise RefusedError("published_already", round=data["round"])


class Unpublish(Publication):
    """Hides a round from everybody but the director."""

    def apply(self, state: State, data: Data) -> State:
        number, played = find_round(state, data)
        return with_round(state, number, played._replace(published=False))

    def validate(self, before: State, data: Data, after: State) -> None:
        require_open(before)
        played = before.paired_rounds[data["round"] - 1]
        if not played.published:
            raise RefusedError("not_published", round=data["round"])
        if played.opened_envelopes:
            raise RefusedError("opened_envelopes_are_public", round=data["round"])


class Openings(RoundEntry):
    """The openings of a round: one for everybody, or one for each encounter."""

    fields: ClassVar[Fields] = {
        **ROUND_FIELD,
        "openings": Field(list_of(integer)),
        "seed": optional(nullable(text)),
        "drawn_from": optional(text),
        "exceptions": optional(anything),
    }

    def scope(self, data: Data) -> Scope:
        return frozenset({("openings", data["round"])})

    def apply(self, state: State, data: Data) -> State:
        number, played = find_round(state, data)
        drawn = tuple(data["openings"])
        if len(drawn) not in (1, played.games_to_open):
            raise BadDocumentError("openings_count", "openings", games=played.games_to_open)
        return with_round(state, number, played._replace(openings=drawn, openings_seed=data.get("seed") or ""))

    def validate(self, before: State, data: Data, after: State) -> None:
        """Allows a new draw until a game was played, and corrections of typing errors until the end."""
        require_open(before)
        played = before.paired_rounds[data["round"] - 1]
        if data["openings"] and before.assumed_result(data["round"]) is not None:
            raise RefusedError("openings_of_a_supposed_round", "Sistema ridotto, Art. 1", round=data["round"])
        if played.matches_without_line_ups and len(data["openings"]) != 1:
            raise RefusedError("openings_before_line_ups", round=data["round"])
        if played.openings and before.has_games_played(data["round"]) and data.get("seed"):
            raise RefusedError("openings_in_play", round=data["round"])
        drawn = read_openings(data["openings"], played.games_to_open, before.options, "openings")
        read_seed(data.get("seed"), drawn, "seed")

    def summary(self, state: State, data: Data) -> list[Detail]:
        told = [*field_facts(data, "round", "seed"), ", ".join(map(str, data["openings"]))]
        if data.get("drawn_from") in TABLE_CHOICES:
            told.append(Reason(f"did_drawn_from_{data['drawn_from']}"))
        elif data.get("exceptions"):
            told.append(Reason("did_openings_not_in_table"))
        return told


class Verify(RoundEntry):
    """Records that all results of a round were read a second time from their slips."""

    fields: ClassVar[Fields] = {
        **ROUND_FIELD,
        "read": Field(integer),
        "corrected": Field(integer),
        "kept": Field(integer),
    }

    def scope(self, data: Data) -> Scope:
        return frozenset()

    def apply(self, state: State, data: Data) -> State:
        find_round(state, data)
        return state

    def validate(self, before: State, data: Data, after: State) -> None:
        require_open(before)
        read, corrected, kept = data["read"], data["corrected"], data["kept"]
        if min(corrected, kept) < 0 or not max(corrected, kept) <= read:
            raise BadDocumentError("slips_miscounted", "read")

    def summary(self, state: State, data: Data) -> list[Detail]:
        args = {name: data[name] for name in ("read", "corrected", "kept")}
        return [*field_facts(data, "round"), Reason("did_verify", args=args)]


def _seats(state: State, data: Data) -> tuple[tuple[Encounter, ...], tuple[Rest, ...]]:
    """Encounters and rests of a round: players there are, nobody twice."""
    encounters = read_encounters(data["encounters"])
    rests = tuple(Rest(*rest) for rest in data.get("rests", ()))
    _require_people(state, encounters)
    seated = Counter(player for encounter in encounters for player in encounter.seats)
    seated += Counter(rest.player for rest in rests)
    formal = {rest.against for rest in rests if rest.against is not None}
    for player in (*seated, *formal):
        if player not in state.competitors:
            raise RefusedError("no_such_entrant", id=player)
    for player, times in seated.items():
        if times > 1:
            raise RefusedError("seated_twice", player=state.competitors[player].name)
    return encounters, rests


def _require_people(state: State, encounters: tuple[Encounter, ...]) -> None:
    """Raises unless the players on the boards of matches exist."""
    for match in all_matches(encounters):
        for player in (one for game in match.games for one in game.players):
            find_player(state, {"player": player})


def _require_repair_sequence(round_: PairedRound) -> None:
    """Each seating is the one before it without one player, who then rests."""
    final = tuple(one.seats for one in round_.encounters)
    if round_.earlier_seatings and not is_repair_sequence(
        [*round_.earlier_seatings, final], {rest.player for rest in round_.rests}
    ):
        raise RefusedError("not_mended")


def _complete_encounters(state: State, data: Data) -> Data:
    supposed, kind = state.assumed_result(data["round"]), codec_of_tournament(state)
    encounters = [kind.complete_pairing(state, data["round"], one) for one in data["encounters"]]
    if supposed is not None:
        encounters = [kind.with_assumed_result(one, supposed) for one in encounters]
    return data | {"encounters": encounters}


def _has_same_people(before: PairedRound, after: PairedRound, encounter: int) -> bool:
    """Whether the same people play there as before: a call of others is over."""
    there = encounter <= len(after.encounters)
    return there and {*before.encounters[encounter - 1].seats} == {*after.encounters[encounter - 1].seats}


def _deviation(data: Data) -> Deviation | None:
    return Deviation(data["decided"]) if data.get("decided") else None


def _keep_board_data(before: PairedRound, after: PairedRound) -> PairedRound:
    """Keeps calls, proposals and openings of unchanged encounters; a new one gets the opening of a free place."""
    was = {one.seats: number for number, one in enumerate(before.encounters, 1)}
    now = {was[one.seats]: number for number, one in enumerate(after.encounters, 1) if one.seats in was}
    openings = before.openings
    if 1 < len(openings) < len(after.encounters):
        openings = ()
    elif len(openings) > 1:
        free = iter([opening for number, opening in enumerate(openings, 1) if number not in now])
        kept = {number: openings[earlier - 1] for earlier, number in now.items()}
        openings = tuple(kept.get(number) or next(free) for number in range(1, len(after.encounters) + 1))
    return after._replace(
        openings=openings,
        handicaps=tuple(one._replace(encounter=now[one.encounter]) for one in before.handicaps if one.encounter in now),
        proposals=tuple(one._replace(encounter=now[one.encounter]) for one in before.proposals if one.encounter in now),
        calls=tuple(
            made._replace(call=made.call._replace(encounter=now[made.call.encounter]))
            for made in before.calls
            if made.call.encounter in now
        ),
    )


def _require_results_kept(before: State, after: State, round_number: int) -> None:
    """Encounters with a result stay with it, and no other comes with one."""
    supposed = before.assumed_result(round_number)
    had, have = (
        {one for one in state.paired_rounds[round_number - 1].encounters if not one.has_no_result(supposed)}
        for state in (before, after)
    )
    if had != have:
        raise RefusedError("round_has_results", round=round_number)


def _kept_envelopes(state: State, data: Data) -> list[int]:
    """A line-up is handed in against an opponent: it stays sealed where the match stays."""
    _, played = require_last_round(state, data)
    if not played.envelopes:
        return []
    matches = {match.seats for match in played.matches}
    staying = {team for one in read_encounters(data["encounters"]) if one.seats in matches for team in one.seats}
    return [one.team for one in played.envelopes if one.team in staying]


def _require_opened_matches_kept(before: State, after: State, round_number: int) -> None:
    """A match whose sealed line-ups were opened keeps them."""
    now = {match.seats: match.games for match in after.paired_rounds[round_number - 1].matches}
    then = {match.seats: match.games for match in before.paired_rounds[round_number - 1].matches}
    for opening in before.paired_rounds[round_number - 1].opened_envelopes:
        if now.get(opening.teams) != then.get(opening.teams):
            raise RefusedError("round_has_opened_envelopes", round=round_number)


def _adjust_late_results(round_: PairedRound, round_number: int, last: int) -> PairedRound:
    """A round when only `last` rounds are paired: fewer of them were paired without its late results."""
    late = (one._replace(last_round_without=min(one.last_round_without, last)) for one in round_.late_results)
    return round_._replace(late_results=tuple(one for one in late if one.last_round_without > round_number))


def _require_without_results(before: State, data: Data) -> None:
    require_open(before)
    if before.has_results(data["round"]):
        raise RefusedError("round_has_results", round=data["round"])


def _require_seats(state: State, round_number: int) -> None:
    """Raises unless everybody has one seat or rest that the system knows; other rules may be broken by hand."""
    played, system, kind = state.paired_rounds[round_number - 1], state.system, codec_of_tournament(state)
    if played.encounters and codec_of_round(played) is not kind:
        raise BadDocumentError("tables_or_games", "encounters")
    for encounter in played.encounters:
        kind.require_paired(state, round_number, encounter)
    for rest in played.rests:
        if rest.kind not in system.rest_kinds:
            known = sorted(system.rest_kinds)
            raise BadDocumentError("impossible_rest", "rests", found=rest.kind[:40], known=TextList(known))
        if rest.against is not None and (
            rest.against == rest.player or any(rest.against in one.seats for one in played.encounters)
        ):
            raise RefusedError("rr_against_a_player", player=state.competitors[rest.player].name)
    competitors = state.competitors
    expected = {identity for identity, one in competitors.items() if one.competitor.takes_part_in(round_number)}
    seated = played.participants
    for player in seated - expected:
        raise RefusedError("not_in_next_round", player=competitors[player].name, round=round_number)
    for player in expected - seated if system.includes_everyone else ():
        raise RefusedError("not_seated", player=competitors[player].name, round=round_number)
    system.validate(state.tournament)
