"""Players: who is enrolled, with which number, and when each comes and goes."""

from typing import Any, ClassVar

from tabellone.engine.capabilities import CanAnnul, rounds_needed
from tabellone.engine.fide_identity import Issuer, resolve_card, resolve_title
from tabellone.engine.handicap import handicap_steps, has_handicap
from tabellone.engine.limits import MAX_ROUNDS
from tabellone.engine.model import PLAYER_FIELDS, Colour, HandicapAtPairing, Player, Rest, WithdrawnAtPairing
from tabellone.engine.person_register import PersonRegister
from tabellone.engine.player_fields import FORMATTED_TYPES, FieldScope, FieldType, PlayerField
from tabellone.engine.ranking.ratings import can_rank_by_ratings
from tabellone.engine.reasons import BadDocumentError, Reason
from tabellone.journal.entries.tournament import require_known_options, require_open
from tabellone.journal.entry import RefusedError
from tabellone.journal.entry_type import Data, EntryType, Scope
from tabellone.journal.fields import (
    COMPETITOR_FIELD,
    NUMBER_FIELDS,
    PLAYER_DESCRIPTION,
    PLAYER_FIELD,
    Field,
    Fields,
    absence_kind,
    anything,
    fide_or_federation,
    integer,
    list_of,
    mapping,
    nullable,
    optional,
    players,
    rest_kind,
    row,
    text,
)
from tabellone.journal.lookup import find_competitor, find_player, find_round, missing_encounter_error, with_competitor
from tabellone.journal.state import NO_NUMBER, NO_SEED, Competitor, EarlierNumbers, EnrolledTeam, Entrant, State
from tabellone.journal.summary import MAX_NAMED, Detail, competitor_detail, field_facts, free_text
from tabellone.journal.teams import require_fitting_teams, require_rosters_of_envelopes
from tabellone.journal.upcasting import OlderVersion, upcast_draw_1, upcast_return_1
from tabellone.journal.values import integer_value, one_of, optional_integer_value
from tabellone.journal.values import text_value as require_text

MAX_PLAYERS = 100_000


class PlayerEntry(EntryType):
    """An event about one player."""

    fields: ClassVar[Fields] = PLAYER_FIELD

    def scope(self, data: Data) -> Scope:
        return frozenset({("player", data["player"])})

    def summary(self, state: State, data: Data) -> list[Detail]:
        return competitor_detail(state, data)


class CompetitorEntry(PlayerEntry):
    """An event about one player, or about a team."""

    fields: ClassVar[Fields] = COMPETITOR_FIELD

    def scope(self, data: Data) -> Scope:
        return frozenset({("team", data["team"]) if "team" in data else ("player", data.get("player"))})


class Enrol(EntryType):
    """One or more players; they enter in the next round unless a later one is given (late entrants).

    After the draw `numbers` gives everybody's number again (Amalfi B.2.5).
    """

    fields: ClassVar[Fields] = {"players": Field(players), **NUMBER_FIELDS}

    def scope(self, data: Data) -> Scope:
        return frozenset({("enrol",)})

    def apply(self, state: State, data: Data) -> State:
        entrants, last_id = dict(state.entrants), state.last_id
        for entry in data["players"]:
            last_id += 1
            player = Player(NO_NUMBER, enters=entry.get("enters") or state.next_round)
            entrants[last_id] = Entrant(
                last_id, describe_player(restore_extra_fields(entry), player), entry.get("kept", {})
            )
        changed = state._replace(entrants=entrants, last_id=last_id)
        if state.is_by_teams:
            return changed
        stays_drawn = state.paired_rounds or data.get("numbers") is not None
        return assign_numbers(changed, data.get("numbers")) if stays_drawn else clear_numbers(changed)

    def validate(self, before: State, data: Data, after: State) -> None:
        """People with a name and a card of their own, in a round that is still to come."""
        require_open(before)
        if len(after.entrants) > MAX_PLAYERS:
            raise RefusedError("too_many_players", most=MAX_PLAYERS)
        if before.paired_rounds and before.next_round > before.rounds:
            raise RefusedError("no_round_to_enter", rounds=before.rounds)
        for entry in data["players"]:
            optional_integer_value(entry, "enters", before.next_round, max(before.rounds, before.next_round))
            require_description(entry)
        require_unique_people(after)
        if before.paired_rounds:
            after.system.validate(after.tournament)  # a system may know no late entrants

    def summary(self, state: State, data: Data) -> list[Detail]:
        return [", ".join(str(player.get("name", "")) for player in data["players"][:MAX_NAMED])]


class Edit(PlayerEntry):
    """Changes fields of a player, whose number stays until the next draw.

    What he was before goes on counting where the event says so: in the handicaps of boards, and as his first rating.
    """

    fields: ClassVar[Fields] = {
        **PLAYER_FIELD,
        **PLAYER_DESCRIPTION,
        "name": optional(text),
        "handicaps": Field(list_of(row(integer, integer, integer, min_items=3)), required=False, is_decided=True),
    }

    def complete(self, state: State, data: Data) -> Data:
        after = self.apply(state, data)
        return data | _keep_first_rating(state, data, after) | _keep_handicaps(state, data, after)

    def apply(self, state: State, data: Data) -> State:
        entrant = find_player(state, data)
        paired = list(state.paired_rounds)
        for number, encounter, steps in data.get("handicaps", ()):
            _, played = find_round(state, {"round": number})
            if not 0 < encounter <= len(played.encounters):
                raise missing_encounter_error(played, number, encounter)
            played = paired[number - 1]
            paired[number - 1] = played._replace(handicaps=(*played.handicaps, HandicapAtPairing(encounter, steps)))
        player = describe_player(entrant.player._asdict() | data, entrant.player)
        return with_competitor(state, entrant._replace(player=player))._replace(paired_rounds=tuple(paired))

    def validate(self, before: State, data: Data, after: State) -> None:
        require_open(before)
        require_description(before.entrants[data["player"]].player._asdict() | data)
        require_unique_people(after)
        if after.drawn:  # a category or a rating may be what the rules need
            after.system.validate(after.tournament)

    def summary(self, state: State, data: Data) -> list[Detail]:
        entrant = state.entrants.get(data["player"])
        renamed = entrant is None or data.get("name") != entrant.name
        return [*competitor_detail(state, data), *(free_text(data, "name") if renamed else [])]


class Remove(PlayerEntry):
    """Removes a player who is in no round.

    Early versions also let somebody go whom others had formally rested against; he stays, withdrawn as he was.
    """

    fields: ClassVar[Fields] = {**PLAYER_FIELD, **NUMBER_FIELDS}

    def scope(self, data: Data) -> Scope:
        return frozenset({("player", data["player"]), ("players",)})

    def apply(self, state: State, data: Data) -> State:
        entrant = find_player(state, data)
        if state.has_been_seated(entrant.id):
            raise RefusedError("has_been_in_a_round", player=entrant.name)
        left = {identity: other for identity, other in state.entrants.items() if identity != entrant.id}
        if state.is_by_teams:
            return state._replace(entrants=left, teams=_rosters_without(state, entrant))
        if any(entrant.id in played.mentioned for played in state.paired_rounds):
            return state
        ahead = {
            number: {one: kind for one, kind in away.items() if one != entrant.id}
            for number, away in state.later_absences.items()
        }
        changed = state._replace(entrants=left, absences=_absences_without(state, entrant), later_absences=ahead)
        stays_drawn = left and (state.paired_rounds or data.get("numbers") is not None)
        return assign_numbers(changed, data.get("numbers")) if stays_drawn else clear_numbers(changed)

    def validate(self, before: State, data: Data, after: State) -> None:
        require_open(before)
        entrant = before.entrants[data["player"]]
        if before.is_by_teams:
            require_rosters_of_envelopes(before, after)
            require_fitting_teams(after)
            return
        if any(entrant.player.takes_part_in(number) for number in range(1, before.next_round)):
            raise RefusedError("has_been_in_a_round", player=entrant.name)
        fixed = rounds_needed(before.system, before.tournament) is not None
        drawn_for_good = fixed or not before.system.includes_everyone
        named = any(entrant.id in played.mentioned for played in before.paired_rounds)
        if named or (before.paired_rounds and drawn_for_good):
            raise RefusedError("has_been_in_a_round", player=entrant.name)


class Withdraw(CompetitorEntry):
    """Withdraws a competitor after the last paired round, or after the named one."""

    fields: ClassVar[Fields] = {**COMPETITOR_FIELD, "after": optional(nullable(integer)), "strike": optional(anything)}

    def apply(self, state: State, data: Data) -> State:
        entrant = find_competitor(state, data)
        last = data.get("after")
        gone = entrant.with_fields(
            leaves=_earliest_withdrawal(state, entrant) if last is None else last, struck=bool(data.get("strike"))
        )
        stays = gone.competitor.takes_part_in(state.next_round) or entrant.id not in state.competitors
        coming = state.absences if stays else _absences_without(state, entrant)
        return with_competitor(state, gone)._replace(absences=coming)

    def validate(self, before: State, data: Data, after: State) -> None:
        """Requires a competitor who has not withdrawn, and as last round none before the last paired one."""
        require_open(before)
        entrant = find_competitor(before, data)
        if entrant.competitor.leaves is not None:
            raise RefusedError("withdrawn_already", player=entrant.name)
        optional_integer_value(data, "after", _earliest_withdrawal(before, entrant), 10**6)
        if data.get("strike"):
            _require_strikeable(before, entrant)


class Return(CompetitorEntry):
    """Ends a withdrawal; the missed rounds get the rest of the entry and record that the competitor was away."""

    fields: ClassVar[Fields] = {**COMPETITOR_FIELD, "rest": Field(rest_kind, is_decided=True)}
    older_versions = (OlderVersion(upcast_return_1),)

    def complete(self, state: State, data: Data) -> Data:
        return data | {"rest": "absent" if "absent" in state.system.rest_kinds else "rt"}

    def apply(self, state: State, data: Data) -> State:
        """Takes the withdrawal back and records the missed rounds; a member of a team misses none."""
        entrant = find_competitor(state, data)
        missed = _missed_rounds(state, entrant)
        if state.is_by_teams and "player" in data:
            return with_competitor(state, entrant.with_fields(leaves=None))
        away, rest = WithdrawnAtPairing(entrant.id, entrant.competitor.struck), Rest(entrant.id, data["rest"])
        paired = tuple(
            played._replace(rests=(*played.rests, rest), withdrawn=(*played.withdrawn, away))
            if index in missed
            else played
            for index, played in enumerate(state.paired_rounds)
        )
        return with_competitor(state, entrant.with_fields(leaves=None, struck=False))._replace(paired_rounds=paired)

    def validate(self, before: State, data: Data, after: State) -> None:
        require_open(before)
        entrant = find_competitor(before, data)
        if _missed_rounds(before, entrant) and not before.system.includes_everyone:
            raise RefusedError("out_of_the_elimination", player=entrant.name)


class Absence(CompetitorEntry):
    """An absence in the next or a later round, with or without half a point; None cancels it."""

    fields: ClassVar[Fields] = {**COMPETITOR_FIELD, "kind": optional(absence_kind), "round": optional(integer)}

    def apply(self, state: State, data: Data) -> State:
        """Records the absence until the round is paired, and answers the request for it."""
        entrant = find_competitor(state, data)
        if state.is_by_teams and "player" in data:
            raise RefusedError("absence_of_a_member", player=entrant.name)
        number = data.get("round", state.next_round)
        request = state.absence_request(entrant.id, number)
        if request is not None:
            state = state._replace(absence_requests=tuple(one for one in state.absence_requests if one is not request))
        if number != state.next_round:
            away = {one: kind for one, kind in state.later_absences.get(number, {}).items() if one != entrant.id}
            if data.get("kind") is not None:
                away[entrant.id] = data["kind"]
            later = {**state.later_absences, number: away} if number > state.next_round else state.later_absences
            return state._replace(later_absences={one: there for one, there in later.items() if there})
        coming = _absences_without(state, entrant)
        if data.get("kind") is not None:
            coming[entrant.id] = data["kind"]
        return state._replace(absences=coming)

    def validate(self, before: State, data: Data, after: State) -> None:
        require_open(before)
        entrant = find_competitor(before, data)
        one_of(data, "kind", (None, *(kind for kind in ("absent", "half") if kind in before.system.rest_kinds)))
        optional_integer_value(data, "round", before.next_round, max(before.rounds, before.next_round))
        number = data.get("round", before.next_round)
        if not entrant.competitor.takes_part_in(number):
            raise RefusedError("not_in_next_round", player=entrant.name, round=number)

    def summary(self, state: State, data: Data) -> list[Detail]:
        kind: list[Detail] = [Reason(data["kind"] or "did_plays")] if "kind" in data else []
        return [*competitor_detail(state, data), *kind, *field_facts(data, "round")]


class Draw(EntryType):
    """Numbers for everybody, and what else the system draws."""

    fields: ClassVar[Fields] = {
        "seed": Field(text),
        "rules": optional(mapping),
        "rounds": optional(nullable(integer)),
        **NUMBER_FIELDS,
    }
    older_versions = (OlderVersion(upcast_draw_1),)

    def apply(self, state: State, data: Data) -> State:
        require_known_options(state.system_name, data.get("rules", state.rules))
        return assign_numbers(state, data.get("numbers"))._replace(
            seed=data["seed"].strip(), rules=data.get("rules", state.rules), rounds=data.get("rounds") or state.rounds
        )

    def validate(self, before: State, data: Data, after: State) -> None:
        require_open(before)
        if before.paired_rounds:
            raise RefusedError("drawn_already")
        require_text(data, "seed", required=True)
        if data.get("rounds") is not None:
            integer_value(data, "rounds", 1, MAX_ROUNDS)
        after.system.validate(after.tournament)

    def summary(self, state: State, data: Data) -> list[Detail]:
        colour = data.get("rules", {}).get("first_colour")
        told = [Reason(f"did_first_{colour}")] if colour in [one.value for one in Colour] else []
        return [*field_facts(data, "rounds", "seed"), *told]


class Renumber(EntryType):
    """Other starting numbers, given by hand: those drawn do not count any more, nor does their seed."""

    fields: ClassVar[Fields] = {"numbers": Field(mapping)}

    def apply(self, state: State, data: Data) -> State:
        return assign_numbers(state, data["numbers"])._replace(seed=NO_SEED)

    def validate(self, before: State, data: Data, after: State) -> None:
        require_open(before)
        if before.paired_rounds:
            raise RefusedError("drawn_already")
        after.system.validate(after.tournament)


class Clarify(EntryType):
    """Says, for all unclear players, what older documents had in one field."""

    fields: ClassVar[Fields] = {"card": optional(fide_or_federation), "title": optional(fide_or_federation)}

    def apply(self, state: State, data: Data) -> State:
        entrants = {}
        for identity, entrant in state.entrants.items():
            player = entrant.player
            if "card" in data:
                player = resolve_card(player, Issuer(data["card"]))
            if "title" in data:
                player = resolve_title(player, Issuer(data["title"]))
            entrants[identity] = entrant._replace(player=player)
        return state._replace(entrants=entrants)

    def validate(self, before: State, data: Data, after: State) -> None:
        if before.entrants == after.entrants:
            raise RefusedError("nothing_to_clarify")
        require_unique_people(after)

    def summary(self, state: State, data: Data) -> list[Detail]:
        return [Reason(f"did_clarify_{name}_{data[name]}") for name in ("card", "title") if name in data]


DESCRIPTION_FIELDS = tuple(field for field in PLAYER_FIELDS if field.scope > FieldScope.COURSE)
"""What an event can say of somebody."""
UNREADABLE = {
    FieldType.BORN: "born_unreadable",
    FieldType.SEX: "sex_unreadable",
    FieldType.FEDERATION: "federation_unreadable",
    FieldType.FIDE_NUMBER: "fide_number_unreadable",
    FieldType.FIDE_TITLE: "fide_title_unreadable",
}


def describe_player(data: Data, player: Player) -> Player:
    """Returns a player with the described fields from the data; those that the data lacks become empty."""
    return player._replace(**{field.name: _field_value(field, data) for field in DESCRIPTION_FIELDS})


def restore_extra_fields(entry: Data) -> Data:
    """Restores fields that earlier versions kept without knowing them."""
    kept = entry.get("kept", {})
    return {
        field.name: kept[field.name]
        for field in DESCRIPTION_FIELDS
        if field.type in FORMATTED_TYPES and field.name in kept
    } | entry


def _field_value(field: PlayerField, data: Data) -> Any:
    """Returns the value of a field, or its empty value."""
    if field.type in FORMATTED_TYPES:
        value = data.get(field.name, field.default)
        return value if FORMATTED_TYPES[field.type](value) else field.default
    if field.type is FieldType.FLAG:
        return data.get(field.name) is True
    if field.type is FieldType.WHOLE:
        return data.get(field.name) or None
    return data.get(field.name, "").strip()


def require_description(data: Data) -> None:
    """Raises unless the data describes a player."""
    for field in DESCRIPTION_FIELDS:
        if field.type is FieldType.WHOLE:
            optional_integer_value(data, field.name, field.allowed_range[0], field.allowed_range[-1])
        elif field.type in FORMATTED_TYPES:
            if not FORMATTED_TYPES[field.type](data.get(field.name, field.default)):
                raise BadDocumentError(UNREADABLE[field.type], field.name, found=str(data[field.name])[:40])
        elif field.type is not FieldType.FLAG:
            require_text(data, field.name, required=field.type is FieldType.NAME)


def require_unique_people(state: State) -> None:
    """A card and a FIDE number are one person's, and so is a name unless they tell all who have it apart."""
    known = PersonRegister()
    cards: set[str] = set()
    fide_numbers: set[str] = set()
    for entrant in state.entrants.values():
        card, fide_number = entrant.player.card, entrant.player.fide_number or ""
        if card and card in cards:
            raise RefusedError("card_enrolled", card=card)
        if fide_number and fide_number in fide_numbers:
            raise RefusedError("fide_number_enrolled", number=fide_number)
        if not known.add(entrant.name, entrant.player.marks):
            raise RefusedError("name_twice", name=entrant.name)
        cards.add(card)
        fide_numbers.add(fide_number)


def assign_numbers(state: State, numbers: Any) -> State:
    """The numbers given to all ids, 1, 2, 3 … each once."""
    competitors = state.competitors
    order = [numbers.get(str(identity)) for identity in competitors] if isinstance(numbers, dict) else []
    if sorted(order, key=str) != sorted(range(1, len(competitors) + 1), key=str) or len(order) != len(numbers):
        raise RefusedError("numbers_incomplete")
    after = _assign_in_order(state, order)
    playing = {one.id for one in competitors.values() if one.competitor.enters <= state.published_rounds}
    had = {one: number for one, number in state.number_of.items() if one in playing}
    if all(after.number_of[one] == number for one, number in had.items()):
        return after
    earlier = EarlierNumbers(state.published_rounds, {number: one for one, number in had.items()})
    return after._replace(earlier_numbers=(*state.earlier_numbers, earlier))


def clear_numbers(state: State) -> State:
    """A newcomer before the first round: the draw has to be made again."""
    return _assign_in_order(state, [NO_NUMBER] * len(state.competitors))


def _assign_in_order(state: State, order: list[Any]) -> State:
    """The numbers of the competitors, in the order of their enrolment."""
    if state.is_by_teams:
        teams = zip(state.teams.values(), order, strict=True)
        return state._replace(teams={one.id: one.with_fields(number=number) for one, number in teams})
    entrants = zip(state.entrants.values(), order, strict=True)
    return state._replace(entrants={one.id: one.with_fields(number=number) for one, number in entrants})


def _rosters_without(state: State, entrant: Entrant) -> dict[int, EnrolledTeam]:
    """Returns the teams without a removed player."""
    return {
        one.id: one.with_fields(players=tuple(player for player in one.team.players if player != entrant.id))
        for one in state.teams.values()
    }


def _absences_without(state: State, entrant: Competitor) -> dict[int, str]:
    return {identity: kind for identity, kind in state.absences.items() if identity != entrant.id}


def _earliest_withdrawal(state: State, entrant: Competitor) -> int:
    """Returns the first round after which a competitor can be withdrawn."""
    return max(len(state.paired_rounds), entrant.competitor.enters - 1)


def _missed_rounds(state: State, entrant: Competitor) -> range:
    """Returns the indices of the rounds paired while a competitor was away."""
    if entrant.competitor.leaves is None:
        raise RefusedError("not_withdrawn", player=entrant.name)
    return range(entrant.competitor.leaves, len(state.paired_rounds))


def _keep_first_rating(before: State, data: Data, after: State) -> Data:
    """C.07, 10: «the rating used to calculate them is the first one», once a rated player has begun.

    Whoever corrects a rating that was wrong from the beginning says so, by a first rating of none.
    """
    entrant = find_player(before, data)
    now, first = after.entrants[entrant.id].player.rating, entrant.player.first_rating or entrant.player.rating
    has_begun = entrant.player.enters < before.next_round
    if "first_rating" in data or first is None or not has_begun or not can_rank_by_ratings(before.options):
        return {}
    return {"first_rating": first} if now not in (first, entrant.player.rating) else {}


def _keep_handicaps(before: State, data: Data, after: State) -> Data:
    """Boards that another category or rating would change keep the handicap they had."""
    tournament = before.tournament
    if not before.paired_rounds or not has_handicap(tournament):
        return {}
    then, now, number = handicap_steps(tournament), handicap_steps(after.tournament), before.number_of
    changed = [
        [at, index, then(*seats)]
        for at, played in enumerate(before.paired_rounds, 1)
        for index, game in enumerate(played.games, 1)
        if data["player"] in game.seats and then(*(seats := (*game.renumber(number).seats, at))) != now(*seats)
    ]
    return {"handicaps": changed} if changed else {}


def _require_strikeable(state: State, entrant: Competitor) -> None:
    """Raises unless the player leaves a round robin before half of the games; annulling is the director's choice."""
    system = state.system
    if not isinstance(system, CanAnnul) or state.is_by_teams != isinstance(entrant, EnrolledTeam):
        raise RefusedError("nobody_is_struck", player=entrant.name)
    games = sum(entrant.id in encounter.seats for paired in state.paired_rounds for encounter in paired.encounters)
    if not system.may_annul(games, state.rounds, len(state.competitors)):
        raise RefusedError("played_half", player=entrant.name, games=games)
