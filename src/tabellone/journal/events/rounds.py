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
from tabellone.journal.encounters import entry, read_encounters, recorded, recorded_round
from tabellone.journal.event import RefusedError
from tabellone.journal.events.tournament import require_open
from tabellone.journal.kind import Data, Kind, Touched
from tabellone.journal.known import (
    known_player,
    known_round,
    last_round,
    no_such_encounter,
    with_one,
    with_round,
)
from tabellone.journal.older import ROUND_1, Older, pair_1
from tabellone.journal.shapes import (
    A_PLAYER,
    A_ROUND,
    RESTS_OF_A_ROUND,
    Field,
    Shape,
    anything,
    decided_why,
    kept_parts,
    list_of,
    maybe,
    optional,
    row,
    text,
    whole,
    yes_or_no,
)
from tabellone.journal.state import PairedRound, RoundChange, State
from tabellone.journal.telling import Detail, facts, person, typed
from tabellone.journal.values import text as require_text
from tabellone.journal.values import whole_number
from tabellone.reading.openings import read_openings, read_seed

SEATS: Shape = {**A_ROUND, "encounters": Field(list_of(entry)), **RESTS_OF_A_ROUND}
DRAWN_FROM = {chosen.value for chosen in TableChoice}


class AboutARound(Kind):
    """An event about one round."""

    shape: ClassVar[Shape] = A_ROUND

    def told(self, state: State, data: Data) -> list[Detail]:
        """Which one."""
        return facts(data, "round")


class Pair(AboutARound):
    """The next round as it was paired, by the rules or by hand; what was decided is in the event.

    Who has asked not to play in the one after it is then among those who will not play in the next.
    """

    shape: ClassVar[Shape] = {
        **SEATS,
        "lots_seed": optional(text),
        "mended": optional(list_of(list_of(list_of(whole, least=3, most=5)))),
        "decided": optional(decided_why),
        "announced": optional(whole),
        "handicaps": optional(list_of(row(whole, whole, least=2))),
        "kept": optional(kept_parts("encounters", "rests")),
        "exceptions": optional(anything),
        "quality": optional(anything),
    }
    older = (Older(pair_1, ROUND_1),)

    def decide(self, state: State, data: Data) -> Data:
        """With what follows at once: supposed results (R7), fixed line-ups."""
        return _completed(state, data)

    def apply(self, state: State, data: Data) -> State:
        """Whoever was going to be absent is so now."""
        if data["round"] != state.next_round:
            raise RefusedError("not_the_next_round", round=data["round"], next=state.next_round)
        encounters, rests = _seats(state, data)
        played = PairedRound(
            encounters,
            rests,
            data.get("announced", state.rounds),
            handicaps=tuple(HandicapAtPairing(*given) for given in data.get("handicaps", ())),
            kept=data.get("kept", {}),
            lots_seed=data.get("lots_seed", "").strip(),
            mended=tuple(tuple(map(tuple, seating)) for seating in data.get("mended", ())),
            decided=_decided(data),
        )
        _require_mended(played)
        for one in played.handicaps:
            if not 0 < one.encounter <= len(encounters):
                raise no_such_encounter(played, data["round"], one.encounter)
        following = data["round"] + 1
        coming = {
            player: kind
            for player, kind in state.ahead.get(following, {}).items()
            if state.competitors[player].competes.takes_part_in(following)
        }
        ahead = {number: away for number, away in state.ahead.items() if number > following}
        return state._replace(paired=(*state.paired, played), coming=coming, ahead=ahead, line_ups={})

    def judge(self, before: State, data: Data, after: State) -> None:
        """The numbers are drawn, the results are known that the system needs, and everybody has a seat."""
        require_open(before)
        if before.next_round > before.rounds:
            raise RefusedError("all_rounds_played", rounds=before.rounds)
        if not before.drawn:
            raise RefusedError("draw_first")
        for number, played in enumerate(before.paired, 1):
            missing = played.undecided(before.system)
            if missing and not before.system.pairs_with_open_games:
                raise RefusedError("results_missing", round=number, count=missing)
        if before.paired and before.paired[-1].without_boards:
            raise RefusedError("line_ups_before_pairing", round=len(before.paired))
        require_text(data, "lots_seed")
        if "announced" in data:
            whole_number(data, "announced", data["round"], MAX_ROUNDS)
        _require_seats(after, data["round"])

    def told(self, state: State, data: Data) -> list[Detail]:
        """Which one, and what its lots were drawn from."""
        return [*facts(data, "round"), *facts({"seed": data.get("lots_seed")}, "seed")]


class Replace(AboutARound):
    """Other pairs for the last round, made by hand; or its tables mended, and it is kept what they were.

    Where somebody did not come to his board it says so, and boards that have a result stay with it.
    """

    shape: ClassVar[Shape] = {
        **SEATS,
        "mended": optional(yes_or_no),
        "decided": optional(decided_why),
        "reason": optional(text),
        "at": optional(text),
        "envelopes": Field(list_of(whole), required=False, decided=True),
    }
    older = (Older(pair_1, ROUND_1),)

    def decide(self, state: State, data: Data) -> Data:
        """With what follows at once: supposed results (R7), fixed line-ups, envelopes of matches that stay."""
        staying = _envelopes_kept(state, data)
        return _completed(state, data) | ({"envelopes": staying} if staying else {})

    def apply(self, state: State, data: Data) -> State:
        """What was said of the encounters that are gone goes with them."""
        number, played = last_round(state, data)
        encounters, rests = _seats(state, data)
        seats = tuple(one.seats for one in played.encounters)
        earlier = (*played.mended, seats) if data.get("mended") else ()
        change = RoundChange(
            seats, played.rests, played.published, data.get("at", ""), data.get("reason", "").strip(), _decided(data)
        )
        after = played._replace(
            encounters=encounters,
            rests=rests,
            proposals=(),
            withdrawn=(),
            handicaps=(),
            kept={},
            mended=earlier,
            changes=(*played.changes, change),
            envelopes=tuple(one for one in played.envelopes if one.team in data.get("envelopes", ())),
        )
        if data.get("decided"):
            return with_round(state, number, _with_boards_kept(played, after._replace(decided=_decided(data))))
        _require_mended(after)
        calls = (made for made in played.calls if _same_people(played, after, made.call.encounter))
        after = after._replace(calls=tuple(calls))
        if len(played.openings) > 1:  # those of single boards go with the boards
            after = after._replace(openings=(), openings_seed="")
        return with_round(state, number, after)

    def judge(self, before: State, data: Data, after: State) -> None:
        """Pairs made by hand take the place of others only as long as the round has no result."""
        require_open(before)
        require_text(data, "reason")
        require_text(data, "at")
        if data.get("decided"):
            _require_results_stay(before, after, data["round"])
        else:
            _require_without_results(before, data)
        _require_opened_matches_stay(before, after, data["round"])
        _require_seats(after, data["round"])

    def told(self, state: State, data: Data) -> list[Detail]:
        """Who was missing, the encounters that are others with those they take the place of, who rests now, and why."""
        number, played = last_round(state, data)
        encounters, rests = _seats(state, data)
        names = {identity: one.name for identity, one in state.competitors.items()}
        away = [rest for rest in rests if rest not in played.rests]
        missing = [names[rest.player] for rest in away if RESTS[rest.kind].requested]
        now_resting = [names[rest.player] for rest in away if not RESTS[rest.kind].requested]
        told: list[Detail] = [*facts({"round": number}, "round")]
        told += [Reason("did_missing", args={"names": Literal(", ".join(missing))})] if missing else []
        told += _changed_encounters(played.encounters, encounters, names)
        told += [Reason("did_rests_now", args={"names": Literal(", ".join(now_resting))})] if now_resting else []
        return [*told, *typed(data, "reason")]


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


class Join(AboutARound):
    """Somebody enrolled for the next round enters the last one, which is paired and not over yet (A24, B14)."""

    shape: ClassVar[Shape] = {**A_PLAYER, **SEATS}

    def apply(self, state: State, data: Data) -> State:
        """He enters in it, and what was said of encounters that stay goes with them."""
        number, played = last_round(state, data)
        entrant = known_player(state, data)
        entered = with_one(state, entrant.changed(enters=number))
        encounters, rests = _seats(entered, data)
        after = played._replace(encounters=encounters, rests=rests, mended=(), kept={}, decided=Deviation.LATE)
        return with_round(entered, number, _with_boards_kept(played, after))

    def judge(self, before: State, data: Data, after: State) -> None:
        """Somebody who was in no round, and every result stays."""
        require_open(before)
        number, played = last_round(before, data)
        entrant = before.entrants[data["player"]]
        if entrant.player.enters != before.next_round or any(entrant.id in one.names for one in before.paired):
            raise RefusedError("not_a_newcomer", player=entrant.name)
        if not played.undecided(before.system):
            raise RefusedError("round_is_over", round=number)
        _require_results_stay(before, after, number)
        _require_seats(after, number)

    def told(self, state: State, data: Data) -> list[Detail]:
        """Who, and which round."""
        return [*person(state, data), *facts(data, "round")]


class Unpair(AboutARound):
    """The last round is thrown away; who was absent is absent again."""

    def apply(self, state: State, data: Data) -> State:
        """What came late for it did not come late any more."""
        number, played = last_round(state, data)
        coming = {rest.player: rest.kind for rest in played.rests if rest.kind in ("absent", "half")}
        before = (_known_sooner(earlier, index, number - 1) for index, earlier in enumerate(state.paired[:-1], 1))
        ahead = {**state.ahead, number + 1: state.coming} if state.coming else state.ahead
        return state._replace(paired=tuple(before), coming=coming, ahead=ahead, line_ups={})

    def judge(self, before: State, data: Data, after: State) -> None:
        """A round with results stays, and so does one in which sealed line-ups were opened: they cannot be unread."""
        _require_without_results(before, data)
        if before.paired[data["round"] - 1].opened_envelopes:
            raise RefusedError("round_has_opened_envelopes", round=data["round"])


class Publication(AboutARound):
    """Whether everybody sees a round."""

    def touches(self, data: Data) -> Touched:
        """Nothing else of the round."""
        return frozenset({("publication", data["round"])})


class Publish(Publication):
    """From now on everybody sees the round."""

    def apply(self, state: State, data: Data) -> State:
        """It is public."""
        number, played = known_round(state, data)
        return with_round(state, number, played._replace(published=True))

    def judge(self, before: State, data: Data, after: State) -> None:
        """A round that is not public yet."""
        require_open(before)
        if before.paired[data["round"] - 1].published:
            raise RefusedError("published_already", round=data["round"])


class Unpublish(Publication):
    """Only the director sees the round again."""

    def apply(self, state: State, data: Data) -> State:
        """It is not public any more."""
        number, played = known_round(state, data)
        return with_round(state, number, played._replace(published=False))

    def judge(self, before: State, data: Data, after: State) -> None:
        """A round that is public."""
        require_open(before)
        played = before.paired[data["round"] - 1]
        if not played.published:
            raise RefusedError("not_published", round=data["round"])
        if played.opened_envelopes:
            raise RefusedError("opened_envelopes_are_public", round=data["round"])


class Openings(AboutARound):
    """The openings of a round: one for everybody, or one for each encounter."""

    shape: ClassVar[Shape] = {
        **A_ROUND,
        "openings": Field(list_of(whole)),
        "seed": optional(maybe(text)),
        "drawn_from": optional(text),
        "exceptions": optional(anything),
    }

    def touches(self, data: Data) -> Touched:
        """Nothing else of the round."""
        return frozenset({("openings", data["round"])})

    def apply(self, state: State, data: Data) -> State:
        """In the place of those there may have been."""
        number, played = known_round(state, data)
        drawn = tuple(data["openings"])
        if len(drawn) not in (1, played.games_to_open):
            raise BadDocumentError("openings_count", "openings", games=played.games_to_open)
        return with_round(state, number, played._replace(openings=drawn, openings_seed=data.get("seed") or ""))

    def judge(self, before: State, data: Data, after: State) -> None:
        """Until a game was played they may be drawn again; what was typed wrong may be mended until the end."""
        require_open(before)
        played = before.paired[data["round"] - 1]
        if data["openings"] and before.supposed(data["round"]) is not None:
            raise RefusedError("openings_of_a_supposed_round", "Sistema ridotto, Art. 1", round=data["round"])
        if played.without_boards and len(data["openings"]) != 1:
            raise RefusedError("openings_before_line_ups", round=data["round"])
        if played.openings and before.has_games_played(data["round"]) and data.get("seed"):
            raise RefusedError("openings_in_play", round=data["round"])
        drawn = read_openings(data["openings"], played.games_to_open, before.options, "openings")
        read_seed(data.get("seed"), drawn, "seed")

    def told(self, state: State, data: Data) -> list[Detail]:
        """Which, and from where."""
        told = [*facts(data, "round", "seed"), ", ".join(map(str, data["openings"]))]
        if data.get("drawn_from") in DRAWN_FROM:
            told.append(Reason(f"did_drawn_from_{data['drawn_from']}"))
        elif data.get("exceptions"):
            told.append(Reason("did_openings_not_in_table"))
        return told


class Verify(AboutARound):
    """All results of a round were read a second time from their slips; the tournament stays as it is."""

    shape: ClassVar[Shape] = {**A_ROUND, "read": Field(whole), "corrected": Field(whole), "kept": Field(whole)}

    def touches(self, data: Data) -> Touched:
        """Nothing."""
        return frozenset()

    def apply(self, state: State, data: Data) -> State:
        """As it is."""
        known_round(state, data)
        return state

    def judge(self, before: State, data: Data, after: State) -> None:
        """No more differences than slips."""
        require_open(before)
        read, corrected, kept = data["read"], data["corrected"], data["kept"]
        if min(corrected, kept) < 0 or not max(corrected, kept) <= read:
            raise BadDocumentError("slips_miscounted", "read")

    def told(self, state: State, data: Data) -> list[Detail]:
        """Which one, and what came of it."""
        args = {name: data[name] for name in ("read", "corrected", "kept")}
        return [*facts(data, "round"), Reason("did_verify", args=args)]


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
    """Whoever sits at a board of a match is somebody there is."""
    for match in all_matches(encounters):
        for player in (one for game in match.games for one in game.players):
            known_player(state, {"player": player})


def _require_mended(round_: PairedRound) -> None:
    """Each seating is the one before it without one player, who then rests."""
    final = tuple(one.seats for one in round_.encounters)
    if round_.mended and not is_repair_sequence([*round_.mended, final], {rest.player for rest in round_.rests}):
        raise RefusedError("not_mended")


def _completed(state: State, data: Data) -> Data:
    supposed, kind = state.supposed(data["round"]), recorded(state)
    encounters = [kind.completed(state, data["round"], one) for one in data["encounters"]]
    if supposed is not None:
        encounters = [kind.supposed(one, supposed) for one in encounters]
    return data | {"encounters": encounters}


def _same_people(before: PairedRound, after: PairedRound, encounter: int) -> bool:
    """Whether the same people play there as before: a call of others is over."""
    there = encounter <= len(after.encounters)
    return there and {*before.encounters[encounter - 1].seats} == {*after.encounters[encounter - 1].seats}


def _decided(data: Data) -> Deviation | None:
    return Deviation(data["decided"]) if data.get("decided") else None


def _with_boards_kept(before: PairedRound, after: PairedRound) -> PairedRound:
    """What was said of encounters that stay goes with them; a new one has the opening of a place that became free."""
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


def _require_results_stay(before: State, after: State, number: int) -> None:
    """Encounters with a result stay with it, and no other comes with one."""
    supposed = before.supposed(number)
    had, have = (
        {one for one in state.paired[number - 1].encounters if not one.has_no_result(supposed)}
        for state in (before, after)
    )
    if had != have:
        raise RefusedError("round_has_results", round=number)


def _envelopes_kept(state: State, data: Data) -> list[int]:
    """A line-up is handed in against an opponent: it stays sealed where the match stays."""
    _, played = last_round(state, data)
    if not played.envelopes:
        return []
    matches = {match.seats for match in played.matches}
    staying = {team for one in read_encounters(data["encounters"]) if one.seats in matches for team in one.seats}
    return [one.team for one in played.envelopes if one.team in staying]


def _require_opened_matches_stay(before: State, after: State, number: int) -> None:
    """A match whose sealed line-ups were opened keeps them."""
    now = {match.seats: match.games for match in after.paired[number - 1].matches}
    then = {match.seats: match.games for match in before.paired[number - 1].matches}
    for opening in before.paired[number - 1].opened_envelopes:
        if now.get(opening.teams) != then.get(opening.teams):
            raise RefusedError("round_has_opened_envelopes", round=number)


def _known_sooner(round_: PairedRound, number: int, last: int) -> PairedRound:
    """A round when only `last` rounds are paired: fewer of them were paired without its late results."""
    late = (one._replace(last_round_without=min(one.last_round_without, last)) for one in round_.late)
    return round_._replace(late=tuple(one for one in late if one.last_round_without > number))


def _require_without_results(before: State, data: Data) -> None:
    require_open(before)
    if before.has_results(data["round"]):
        raise RefusedError("round_has_results", round=data["round"])


def _require_seats(state: State, number: int) -> None:
    """Everybody who takes part once, in a way the system knows; rules may be broken by hand, but no further."""
    played, system, kind = state.paired[number - 1], state.system, recorded(state)
    if played.encounters and recorded_round(played) is not kind:
        raise BadDocumentError("tables_or_games", "encounters")
    for encounter in played.encounters:
        kind.require_paired(state, number, encounter)
    for rest in played.rests:
        if rest.kind not in system.rest_kinds:
            known = sorted(system.rest_kinds)
            raise BadDocumentError("impossible_rest", "rests", found=rest.kind[:40], known=TextList(known))
        if rest.against is not None and (
            rest.against == rest.player or any(rest.against in one.seats for one in played.encounters)
        ):
            raise RefusedError("rr_against_a_player", player=state.competitors[rest.player].name)
    competitors = state.competitors
    expected = {identity for identity, one in competitors.items() if one.competes.takes_part_in(number)}
    seated = played.seated
    for player in seated - expected:
        raise RefusedError("not_in_next_round", player=competitors[player].name, round=number)
    for player in expected - seated if system.includes_everyone else ():
        raise RefusedError("not_seated", player=competitors[player].name, round=number)
    system.validate(state.tournament)
