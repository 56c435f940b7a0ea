"""Players: who is enrolled, with which number, and when each comes and goes."""

from typing import Any, ClassVar

from tabellone.engine.capabilities import CanAnnul, rounds_needed
from tabellone.engine.fide_identity import Issuer, resolve_card, resolve_title
from tabellone.engine.handicap import handicap_steps, has_handicap
from tabellone.engine.limits import MAX_ROUNDS
from tabellone.engine.model import PLAYER_FIELDS, Colour, HandicapAtPairing, Player, Rest, WithdrawnAtPairing
from tabellone.engine.names import PersonRegister
from tabellone.engine.player_fields import FORMATTED_TYPES, FieldScope, FieldType, PlayerField
from tabellone.engine.ranking.ratings import can_rank_by_ratings
from tabellone.engine.reasons import BadDocumentError, Reason
from tabellone.journal.event import RefusedError
from tabellone.journal.events.tournament import require_known_words, require_open
from tabellone.journal.kind import Data, Kind, Touched
from tabellone.journal.known import known_one, known_player, known_round, no_such_encounter, with_one
from tabellone.journal.older import Older, draw_1, return_1
from tabellone.journal.rosters import require_fitting_teams, require_rosters_of_envelopes
from tabellone.journal.shapes import (
    A_COMPETITOR,
    A_PLAYER,
    DESCRIPTION,
    NUMBERS,
    Field,
    Shape,
    absence_kind,
    anything,
    fide_or_federation,
    list_of,
    mapping,
    maybe,
    optional,
    people,
    rest_kind,
    row,
    text,
    whole,
)
from tabellone.journal.state import NO_SEED, UNDRAWN, Competitor, EarlierNumbers, EnrolledTeam, Entrant, State
from tabellone.journal.telling import MOST_NAMED, Detail, facts, person, typed
from tabellone.journal.values import one_of, optional_number, whole_number
from tabellone.journal.values import text as require_text

MOST_PLAYERS = 100_000


class AboutAPlayer(Kind):
    """An event about one player."""

    shape: ClassVar[Shape] = A_PLAYER

    def touches(self, data: Data) -> Touched:
        """Him alone."""
        return frozenset({("player", data["player"])})

    def told(self, state: State, data: Data) -> list[Detail]:
        """Who he is."""
        return person(state, data)


class AboutACompetitor(AboutAPlayer):
    """An event about one player, or about a team."""

    shape: ClassVar[Shape] = A_COMPETITOR

    def touches(self, data: Data) -> Touched:
        """It alone."""
        return frozenset({("team", data["team"]) if "team" in data else ("player", data.get("player"))})


class Enrol(Kind):
    """One or more players; they enter in the next round unless a later one is given (late entrants).

    After the draw `numbers` gives everybody's number again (Amalfi B.2.5).
    """

    shape: ClassVar[Shape] = {"players": Field(people), **NUMBERS}

    def touches(self, data: Data) -> Touched:
        """Whoever is enrolled at the same time."""
        return frozenset({("enrol",)})

    def apply(self, state: State, data: Data) -> State:
        """Each gets an id for life."""
        entrants, last_id = dict(state.entrants), state.last_id
        for entry in data["players"]:
            last_id += 1
            player = Player(UNDRAWN, enters=entry.get("enters") or state.next_round)
            entrants[last_id] = Entrant(last_id, described(with_notes(entry), player), entry.get("kept", {}))
        changed = state._replace(entrants=entrants, last_id=last_id)
        if state.is_by_teams:
            return changed
        stays_drawn = state.paired or data.get("numbers") is not None
        return with_numbers(changed, data.get("numbers")) if stays_drawn else without_numbers(changed)

    def judge(self, before: State, data: Data, after: State) -> None:
        """People with a name and a card of their own, in a round that is still to come."""
        require_open(before)
        if len(after.entrants) > MOST_PLAYERS:
            raise RefusedError("too_many_players", most=MOST_PLAYERS)
        if before.paired and before.next_round > before.rounds:
            raise RefusedError("no_round_to_enter", rounds=before.rounds)
        for entry in data["players"]:
            optional_number(entry, "enters", before.next_round, max(before.rounds, before.next_round))
            require_description(entry)
        require_nobody_twice(after)
        if before.paired:
            after.system.validate(after.tournament)  # a system may know no late entrants

    def told(self, state: State, data: Data) -> list[Detail]:
        """The first few of them."""
        return [", ".join(str(player.get("name", "")) for player in data["players"][:MOST_NAMED])]


class Edit(AboutAPlayer):
    """Something else is known of a player; his number stays until the next draw.

    What he was before goes on counting where the event says so: in the handicaps of boards, and as his first rating.
    """

    shape: ClassVar[Shape] = {
        **A_PLAYER,
        **DESCRIPTION,
        "name": optional(text),
        "handicaps": Field(list_of(row(whole, whole, whole, least=3)), required=False, decided=True),
    }

    def decide(self, state: State, data: Data) -> Data:
        """What an edit does not change, because it has counted already."""
        after = self.apply(state, data)
        return data | _first_rating(state, data, after) | _handicaps(state, data, after)

    def apply(self, state: State, data: Data) -> State:
        """What is not named stays."""
        entrant = known_player(state, data)
        paired = list(state.paired)
        for number, encounter, steps in data.get("handicaps", ()):
            _, played = known_round(state, {"round": number})
            if not 0 < encounter <= len(played.encounters):
                raise no_such_encounter(played, number, encounter)
            played = paired[number - 1]
            paired[number - 1] = played._replace(handicaps=(*played.handicaps, HandicapAtPairing(encounter, steps)))
        player = described(entrant.player._asdict() | data, entrant.player)
        return with_one(state, entrant._replace(player=player))._replace(paired=tuple(paired))

    def judge(self, before: State, data: Data, after: State) -> None:
        """Somebody who is like nobody else."""
        require_open(before)
        require_description(before.entrants[data["player"]].player._asdict() | data)
        require_nobody_twice(after)
        if after.drawn:  # a category or a rating may be what the rules need
            after.system.validate(after.tournament)

    def told(self, state: State, data: Data) -> list[Detail]:
        """Who he is, and what he is called now."""
        entrant = state.entrants.get(data["player"])
        renamed = entrant is None or data.get("name") != entrant.name
        return [*person(state, data), *(typed(data, "name") if renamed else [])]


class Remove(AboutAPlayer):
    """Somebody who is in no round is not in the tournament any more.

    Early versions also let somebody go whom others had formally rested against; he stays, withdrawn as he was.
    """

    shape: ClassVar[Shape] = {**A_PLAYER, **NUMBERS}

    def touches(self, data: Data) -> Touched:
        """Him, and the numbers of the others."""
        return frozenset({("player", data["player"]), ("players",)})

    def apply(self, state: State, data: Data) -> State:
        """The others may close the gap in the numbers."""
        entrant = known_player(state, data)
        if state.has_been_seated(entrant.id):
            raise RefusedError("has_been_in_a_round", player=entrant.name)
        left = {identity: other for identity, other in state.entrants.items() if identity != entrant.id}
        if state.is_by_teams:
            return state._replace(entrants=left, teams=_rosters_without(state, entrant))
        if any(entrant.id in played.names for played in state.paired):
            return state
        ahead = {
            number: {one: kind for one, kind in away.items() if one != entrant.id}
            for number, away in state.ahead.items()
        }
        changed = state._replace(entrants=left, coming=_coming_without(state, entrant), ahead=ahead)
        stays_drawn = left and (state.paired or data.get("numbers") is not None)
        return with_numbers(changed, data.get("numbers")) if stays_drawn else without_numbers(changed)

    def judge(self, before: State, data: Data, after: State) -> None:
        """Only somebody who was never in a round; whoever was can only withdraw."""
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
        named = any(entrant.id in played.names for played in before.paired)
        if named or (before.paired and drawn_for_good):
            raise RefusedError("has_been_in_a_round", player=entrant.name)


class Withdraw(AboutACompetitor):
    """After the last paired round, or the one that is named, he takes no part any more."""

    shape: ClassVar[Shape] = {**A_COMPETITOR, "after": optional(maybe(whole)), "strike": optional(anything)}

    def apply(self, state: State, data: Data) -> State:
        """He plays no more; struck, none of his games counts."""
        entrant = known_one(state, data)
        last = data.get("after")
        gone = entrant.changed(
            leaves=_earliest_departure(state, entrant) if last is None else last, struck=bool(data.get("strike"))
        )
        stays = gone.competes.takes_part_in(state.next_round) or entrant.id not in state.competitors
        coming = state.coming if stays else _coming_without(state, entrant)
        return with_one(state, gone)._replace(coming=coming)

    def judge(self, before: State, data: Data, after: State) -> None:
        """Somebody who is still in, after a round that is not over yet for him."""
        require_open(before)
        entrant = known_one(before, data)
        if entrant.competes.leaves is not None:
            raise RefusedError("withdrawn_already", player=entrant.name)
        optional_number(data, "after", _earliest_departure(before, entrant), 10**6)
        if data.get("strike"):
            _require_strikeable(before, entrant)


class Return(AboutACompetitor):
    """A withdrawn player returns; in the rounds he missed he rests as the event says, and they know he was away."""

    shape: ClassVar[Shape] = {**A_COMPETITOR, "rest": Field(rest_kind, decided=True)}
    older = (Older(return_1),)

    def decide(self, state: State, data: Data) -> Data:
        """How the rounds he missed are written: a round robin knows rests only."""
        return data | {"rest": "absent" if "absent" in state.system.rest_kinds else "rt"}

    def apply(self, state: State, data: Data) -> State:
        """As if he had never been away, but for those rounds; a member of a team missed none of his own."""
        entrant = known_one(state, data)
        missed = _missed_rounds(state, entrant)
        if state.is_by_teams and "player" in data:
            return with_one(state, entrant.changed(leaves=None))
        away, rest = WithdrawnAtPairing(entrant.id, entrant.competes.struck), Rest(entrant.id, data["rest"])
        paired = tuple(
            played._replace(rests=(*played.rests, rest), withdrawn=(*played.withdrawn, away))
            if index in missed
            else played
            for index, played in enumerate(state.paired)
        )
        return with_one(state, entrant.changed(leaves=None, struck=False))._replace(paired=paired)

    def judge(self, before: State, data: Data, after: State) -> None:
        """Where nobody goes out."""
        require_open(before)
        entrant = known_one(before, data)
        if _missed_rounds(before, entrant) and not before.system.includes_everyone:
            raise RefusedError("out_of_the_elimination", player=entrant.name)


class Absence(AboutACompetitor):
    """Who will not play in the next round or in a later one, with or without half a point; None takes it back."""

    shape: ClassVar[Shape] = {**A_COMPETITOR, "kind": optional(absence_kind), "round": optional(whole)}

    def apply(self, state: State, data: Data) -> State:
        """Until the round is paired; said of one that is paired it says nothing any more. Who asked is answered."""
        entrant = known_one(state, data)
        if state.is_by_teams and "player" in data:
            raise RefusedError("absence_of_a_member", player=entrant.name)
        number = data.get("round", state.next_round)
        request = state.request_of(entrant.id, number)
        if request is not None:
            state = state._replace(asked=tuple(one for one in state.asked if one is not request))
        if number != state.next_round:
            away = {one: kind for one, kind in state.ahead.get(number, {}).items() if one != entrant.id}
            if data.get("kind") is not None:
                away[entrant.id] = data["kind"]
            later = {**state.ahead, number: away} if number > state.next_round else state.ahead
            return state._replace(ahead={one: there for one, there in later.items() if there})
        coming = _coming_without(state, entrant)
        if data.get("kind") is not None:
            coming[entrant.id] = data["kind"]
        return state._replace(coming=coming)

    def judge(self, before: State, data: Data, after: State) -> None:
        """An absence the system knows, of somebody who would play."""
        require_open(before)
        entrant = known_one(before, data)
        one_of(data, "kind", (None, *(kind for kind in ("absent", "half") if kind in before.system.rest_kinds)))
        optional_number(data, "round", before.next_round, max(before.rounds, before.next_round))
        number = data.get("round", before.next_round)
        if not entrant.competes.takes_part_in(number):
            raise RefusedError("not_in_next_round", player=entrant.name, round=number)

    def told(self, state: State, data: Data) -> list[Detail]:
        """Whether he plays, and in which round if it is not the next one."""
        kind: list[Detail] = [Reason(data["kind"] or "did_plays")] if "kind" in data else []
        return [*person(state, data), *kind, *facts(data, "round")]


class Draw(Kind):
    """Numbers for everybody, and what else the system draws."""

    shape: ClassVar[Shape] = {
        "seed": Field(text),
        "rules": optional(mapping),
        "rounds": optional(maybe(whole)),
        **NUMBERS,
    }
    older = (Older(draw_1),)

    def apply(self, state: State, data: Data) -> State:
        """The numbers are in the event."""
        require_known_words(state.system_name, data.get("rules", state.rules))
        return with_numbers(state, data.get("numbers"))._replace(
            seed=data["seed"].strip(), rules=data.get("rules", state.rules), rounds=data.get("rounds") or state.rounds
        )

    def judge(self, before: State, data: Data, after: State) -> None:
        """Before the first round only."""
        require_open(before)
        if before.paired:
            raise RefusedError("drawn_already")
        require_text(data, "seed", required=True)
        if data.get("rounds") is not None:
            whole_number(data, "rounds", 1, MAX_ROUNDS)
        after.system.validate(after.tournament)

    def told(self, state: State, data: Data) -> list[Detail]:
        """What anybody needs to draw again, and the colour it gave number 1."""
        colour = data.get("rules", {}).get("first_colour")
        told = [Reason(f"did_first_{colour}")] if colour in [one.value for one in Colour] else []
        return [*facts(data, "rounds", "seed"), *told]


class Renumber(Kind):
    """Other starting numbers, given by hand: those drawn do not count any more, nor does their seed."""

    shape: ClassVar[Shape] = {"numbers": Field(mapping)}

    def apply(self, state: State, data: Data) -> State:
        """As in a tournament whose numbers were drawn elsewhere."""
        return with_numbers(state, data["numbers"])._replace(seed=NO_SEED)

    def judge(self, before: State, data: Data, after: State) -> None:
        """Before the first round only."""
        require_open(before)
        if before.paired:
            raise RefusedError("drawn_already")
        after.system.validate(after.tournament)


class Clarify(Kind):
    """What older documents had in one field is one or the other, for everybody of whom it is unclear."""

    shape: ClassVar[Shape] = {"card": optional(fide_or_federation), "title": optional(fide_or_federation)}

    def apply(self, state: State, data: Data) -> State:
        """Whoever it is clear of already stays as they are."""
        entrants = {}
        for identity, entrant in state.entrants.items():
            player = entrant.player
            if "card" in data:
                player = resolve_card(player, Issuer(data["card"]))
            if "title" in data:
                player = resolve_title(player, Issuer(data["title"]))
            entrants[identity] = entrant._replace(player=player)
        return state._replace(entrants=entrants)

    def judge(self, before: State, data: Data, after: State) -> None:
        """Something becomes clear, and nobody has the FIDE number of another."""
        if before.entrants == after.entrants:
            raise RefusedError("nothing_to_clarify")
        require_nobody_twice(after)

    def told(self, state: State, data: Data) -> list[Detail]:
        """Which way."""
        return [Reason(f"did_clarify_{name}_{data[name]}") for name in ("card", "title") if name in data]


DESCRIBED = tuple(field for field in PLAYER_FIELDS if field.scope > FieldScope.COURSE)
"""What an event can say of somebody."""
UNREADABLE = {
    FieldType.BORN: "born_unreadable",
    FieldType.SEX: "sex_unreadable",
    FieldType.FEDERATION: "federation_unreadable",
    FieldType.FIDE_NUMBER: "fide_number_unreadable",
    FieldType.FIDE_TITLE: "fide_title_unreadable",
}


def described(data: Data, player: Player) -> Player:
    """Somebody as the data says he is."""
    return player._replace(**{field.name: _said(field, data) for field in DESCRIBED})


def with_notes(entry: Data) -> Data:
    """With what earlier versions kept of somebody without knowing what it is."""
    kept = entry.get("kept", {})
    return {
        field.name: kept[field.name] for field in DESCRIBED if field.type in FORMATTED_TYPES and field.name in kept
    } | entry


def _said(field: PlayerField, data: Data) -> Any:
    """What the data says of one thing; numbers are none and flags are down unless it says so."""
    if field.type in FORMATTED_TYPES:
        value = data.get(field.name, field.default)
        return value if FORMATTED_TYPES[field.type](value) else field.default
    if field.type is FieldType.FLAG:
        return data.get(field.name) is True
    if field.type is FieldType.WHOLE:
        return data.get(field.name) or None
    return data.get(field.name, "").strip()


def require_description(data: Data) -> None:
    """What is said of somebody can be said of a player."""
    for field in DESCRIBED:
        if field.type is FieldType.WHOLE:
            optional_number(data, field.name, field.allowed_range[0], field.allowed_range[-1])
        elif field.type in FORMATTED_TYPES:
            if not FORMATTED_TYPES[field.type](data.get(field.name, field.default)):
                raise BadDocumentError(UNREADABLE[field.type], field.name, found=str(data[field.name])[:40])
        elif field.type is not FieldType.FLAG:
            require_text(data, field.name, required=field.type is FieldType.NAME)


def require_nobody_twice(state: State) -> None:
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


def with_numbers(state: State, numbers: Any) -> State:
    """The numbers given to all ids, 1, 2, 3 … each once."""
    competitors = state.competitors
    order = [numbers.get(str(identity)) for identity in competitors] if isinstance(numbers, dict) else []
    if sorted(order, key=str) != sorted(range(1, len(competitors) + 1), key=str) or len(order) != len(numbers):
        raise RefusedError("numbers_incomplete")
    after = _numbered(state, order)
    playing = {one.id for one in competitors.values() if one.competes.enters <= state.published_rounds}
    had = {one: number for one, number in state.number_of.items() if one in playing}
    if all(after.number_of[one] == number for one, number in had.items()):
        return after
    earlier = EarlierNumbers(state.published_rounds, {number: one for one, number in had.items()})
    return after._replace(earlier_numbers=(*state.earlier_numbers, earlier))


def without_numbers(state: State) -> State:
    """A newcomer before the first round: the draw has to be made again."""
    return _numbered(state, [UNDRAWN] * len(state.competitors))


def _numbered(state: State, order: list[Any]) -> State:
    """The numbers of the competitors, in the order of their enrolment."""
    if state.is_by_teams:
        teams = zip(state.teams.values(), order, strict=True)
        return state._replace(teams={one.id: one.changed(number=number) for one, number in teams})
    entrants = zip(state.entrants.values(), order, strict=True)
    return state._replace(entrants={one.id: one.changed(number=number) for one, number in entrants})


def _rosters_without(state: State, entrant: Entrant) -> dict[int, EnrolledTeam]:
    """Whoever is struck from the list is in no team."""
    return {
        one.id: one.changed(players=tuple(player for player in one.team.players if player != entrant.id))
        for one in state.teams.values()
    }


def _coming_without(state: State, entrant: Competitor) -> dict[int, str]:
    return {identity: kind for identity, kind in state.coming.items() if identity != entrant.id}


def _earliest_departure(state: State, entrant: Competitor) -> int:
    """The first round after which somebody can be gone."""
    return max(len(state.paired), entrant.competes.enters - 1)


def _missed_rounds(state: State, entrant: Competitor) -> range:
    """Indices of the rounds that were paired while he was away."""
    if entrant.competes.leaves is None:
        raise RefusedError("not_withdrawn", player=entrant.name)
    return range(entrant.competes.leaves, len(state.paired))


def _first_rating(before: State, data: Data, after: State) -> Data:
    """C.07, 10: «the rating used to calculate them is the first one», once somebody with a rating has begun.

    Whoever corrects a rating that was wrong from the beginning says so, by a first rating of none.
    """
    entrant = known_player(before, data)
    now, first = after.entrants[entrant.id].player.rating, entrant.player.first_rating or entrant.player.rating
    has_begun = entrant.player.enters < before.next_round
    if "first_rating" in data or first is None or not has_begun or not can_rank_by_ratings(before.options):
        return {}
    return {"first_rating": first} if now not in (first, entrant.player.rating) else {}


def _handicaps(before: State, data: Data, after: State) -> Data:
    """Boards that another category or rating would change keep the handicap they had."""
    tournament = before.tournament
    if not before.paired or not has_handicap(tournament):
        return {}
    then, now, number = handicap_steps(tournament), handicap_steps(after.tournament), before.number_of
    changed = [
        [at, index, then(*seats)]
        for at, played in enumerate(before.paired, 1)
        for index, game in enumerate(played.games, 1)
        if data["player"] in game.seats and then(*(seats := (*game.renumber(number).seats, at))) != now(*seats)
    ]
    return {"handicaps": changed} if changed else {}


def _require_strikeable(state: State, entrant: Competitor) -> None:
    """The director may strike who leaves a round robin before half of his games; the choice is in the event."""
    system = state.system
    if not isinstance(system, CanAnnul) or state.is_by_teams != isinstance(entrant, EnrolledTeam):
        raise RefusedError("nobody_is_struck", player=entrant.name)
    games = sum(entrant.id in encounter.seats for paired in state.paired for encounter in paired.encounters)
    if not system.may_annul(games, state.rounds, len(state.competitors)):
        raise RefusedError("played_half", player=entrant.name, games=games)
