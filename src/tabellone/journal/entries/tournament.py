"""The tournament as a whole."""

from typing import Any, ClassVar

from tabellone.engine.capabilities import AnnouncesGames, MustPlayAllRounds, RulesIndependentOfPlayers
from tabellone.engine.draughts import DraughtsGame
from tabellone.engine.limits import MAX_ROUNDS
from tabellone.engine.model import (
    TEXT_FIELDS,
    Appointment,
    EarlyEnd,
    EarlyEndReason,
    Prize,
    RoundGame,
    TieDecision,
    TieDecisionMethod,
    TiedPoint,
)
from tabellone.engine.player_fields import is_federation
from tabellone.engine.reason_values import TextList
from tabellone.engine.reasons import BadDocumentError, Reason
from tabellone.engine.round_games import with_announced_games
from tabellone.engine.settling import require_decidable_tie
from tabellone.engine.systems import SYSTEM_NAMES, system_named
from tabellone.engine.teams.options import team_rules
from tabellone.journal.encounters import codec_of_tournament
from tabellone.journal.entry import RefusedError
from tabellone.journal.entry_type import Data, EntryType, Scope
from tabellone.journal.fields import (
    EXTRA_FIELDS,
    Field,
    Fields,
    anything,
    appointment,
    integer,
    list_of,
    mapping,
    optional,
    phone_policy,
    prize,
    round_game,
    text,
    tie_method,
    tied_point,
)
from tabellone.journal.state import Phones, State
from tabellone.journal.summary import Detail, OptionChanged, competitor_details, field_facts, free_text
from tabellone.journal.upcasting import OlderVersion, upcast_create_1, upcast_settings_1
from tabellone.journal.values import integer_value
from tabellone.journal.values import text_value as require_text
from tabellone.reading.calls import read_staff
from tabellone.reading.early_end import read_early_end, write_early_end
from tabellone.reading.options import read_options, write_options
from tabellone.reading.prizes import read_prizes
from tabellone.reading.round_games import read_round_games, write_round_games
from tabellone.reading.schedule import read_schedule


class Create(EntryType):
    """The first event: name, system, rules, rounds, and for a next phase what it follows."""

    fields: ClassVar[Fields] = {
        "name": Field(text),
        "system": Field(text),
        "rules": optional(mapping),
        "rounds": Field(integer),
        "follows": optional(list_of(text)),
        **EXTRA_FIELDS,
    }
    older_versions = (OlderVersion(upcast_create_1),)

    def apply(self, state: State, data: Data) -> State:
        if state.system_name:
            raise RefusedError("already_created")
        rules = data.get("rules", {})
        require_known_options(data["system"], rules)
        return state._replace(
            name=data["name"].strip(),
            system_name=data["system"],
            rules=rules,
            rounds=data["rounds"],
            previous_phases=tuple(data.get("follows", ())),
            extra_fields=data.get("kept", {}),
        )

    def validate(self, before: State, data: Data, after: State) -> None:
        require_text(data, "name", required=True)
        integer_value(data, "rounds", 1, MAX_ROUNDS)
        after.system.require_rules(after.options)
        _require_valid_rules(after)

    def summary(self, state: State, data: Data) -> list[Detail]:
        return [*field_facts(data, "rounds"), *free_text(data, "name")]


class Settings(EntryType):
    """Another name, other rules or rounds, prizes, games of the rounds, what the papers need."""

    fields: ClassVar[Fields] = {
        "name": optional(text),
        "rules": optional(mapping),
        "rounds": optional(integer),
        "prizes": optional(list_of(prize)),
        "round_games": optional(list_of(round_game)),
        "schedule": optional(list_of(appointment)),
        "place": optional(text),
        "date": optional(text),
        "arbiter": optional(text),
        "cadence": optional(text),
        "federation": optional(text),
        "last_day": optional(text),
        "deputies": optional(text),
        "event_code": optional(text),
        "staff": optional(list_of(text)),
        "phones": optional(phone_policy),
    }
    older_versions = (OlderVersion(upcast_settings_1),)

    def complete(self, state: State, data: Data) -> Data:
        """B17: once the event has begun, another game or another time is written beside what was announced."""
        if "round_games" not in data or not state.paired_rounds:
            return data
        games = with_announced_games(state.round_games, read_round_games(data["round_games"], "round_games"))
        return data | {"round_games": write_round_games(games)}

    def apply(self, state: State, data: Data) -> State:
        changed = state._replace(**{name: data[name].strip() for name in ("name", *TEXT_FIELDS) if name in data})
        if "rules" in data:
            require_known_options(state.system_name, data["rules"])
            changed = changed._replace(rules=data["rules"])
        if "prizes" in data:
            changed = changed._replace(prizes=tuple(Prize(**entry) for entry in data["prizes"]))
        if "round_games" in data:
            changed = changed._replace(round_games=tuple(RoundGame(**entry) for entry in data["round_games"]))
        if "schedule" in data:
            changed = changed._replace(schedule=tuple(Appointment(**entry) for entry in data["schedule"]))
        if "rounds" in data:
            changed = changed._replace(rounds=data["rounds"])
        if "staff" in data:
            changed = changed._replace(staff=tuple(name.strip() for name in data["staff"]))
        if "phones" in data:
            changed = changed._replace(phone_results=Phones(data["phones"]))
        return changed

    def validate(self, before: State, data: Data, after: State) -> None:
        require_open(before)
        if "name" in data:
            require_text(data, "name", required=True)
        for name in data.keys() & set(TEXT_FIELDS):
            require_text(data, name)
        if not is_federation(data.get("federation", "").strip()):
            raise BadDocumentError("federation_unreadable", "federation", found=data["federation"][:40])
        _require_prizes(data)
        if "round_games" in data:
            _require_round_games(before, data)
        if "schedule" in data:
            read_schedule(data["schedule"], "schedule")
        if "staff" in data:
            read_staff(data["staff"], "staff")
        if "rules" in data:
            _require_same_competitors(before, after)
            _require_fitting_rules(after)
            for number in range(1, before.next_round):
                if before.assumed_result(number) != after.assumed_result(number):
                    raise RefusedError("supposed_rounds_paired", round=number)
        if "rounds" in data:
            everybody = (*before.competitors.values(), *before.entrants.values())
            entered = max((one.competitor.enters for one in everybody), default=1)
            integer_value(data, "rounds", max(1, len(before.paired_rounds), entered), MAX_ROUNDS)
            _require_announced_rounds(before, data["rounds"])
        if before.drawn:
            after.system.validate(after.tournament)
        _require_valid_rules(after)

    def summary(self, state: State, data: Data) -> list[Detail]:
        games = [RoundGame(**entry) for entry in data.get("round_games", ())]
        return [*field_facts(data, "rounds"), *_changed_options(state, data), *games, *free_text(data, "name")]


def _require_announced_rounds(before: State, rounds: int) -> None:
    """Art. 1.3: «Tutti i turni previsti devono essere giocati»: fewer end the event early, with a reason."""
    announced = before.paired_rounds[0].announced if before.paired_rounds else None
    if (
        isinstance(before.system, MustPlayAllRounds)
        and announced is not None
        and rounds < min(announced, before.rounds)
    ):
        raise RefusedError("rounds_were_announced", "Art. 1.3", rounds=announced)


def _changed_options(state: State, data: Data) -> list[Detail]:
    """Old and new value of each rule that is another."""
    if "rules" not in data:
        return []
    before, after = (
        write_options(one.options, everything=True) for one in (state, state._replace(rules=data["rules"]))
    )
    return [
        OptionChanged(state.system_name, name, before[name], value)
        for name, value in after.items()
        if value != before[name]
    ]


def _require_prizes(data: Data) -> None:
    if "prizes" in data:
        read_prizes(data["prizes"], "prizes")


class Close(EntryType):
    """Nothing changes any more, until it is reopened."""

    fields: ClassVar[Fields] = {"early_end": optional(mapping)}

    def complete(self, state: State, data: Data) -> Data:
        if is_early(state) and state.system.is_over(state.tournament) and "early_end" not in data:
            return data | {"early_end": write_early_end(EarlyEnd(EarlyEndReason.NO_PAIRING))}
        return data

    def apply(self, state: State, data: Data) -> State:
        end = read_early_end(data["early_end"], "early_end") if "early_end" in data else None
        return state._replace(closed=True, early_end=end)

    def validate(self, before: State, data: Data, after: State) -> None:
        """Everything is published and has its result; of rounds that were not played it is known why (Art. 1.3)."""
        require_open(before)
        is_known = after.early_end is not None and after.early_end.why is not EarlyEndReason.NO_PAIRING
        if is_early(before) and not is_known and not before.system.is_over(before.tournament):
            rounds, played = before.rounds, len(before.paired_rounds)
            raise RefusedError("rounds_left_at_closing", "Art. 1.3", played=played, rounds=rounds)
        if after.early_end is not None and not is_early(before):
            raise RefusedError("early_end_not_early", played=len(before.paired_rounds), rounds=before.rounds)
        kind = codec_of_tournament(before)
        for number, paired in enumerate(before.paired_rounds, 1):
            if not paired.published:
                raise RefusedError("unpublished_at_closing", round=number)
            for index, encounter in enumerate(paired.encounters, 1):
                if encounter.is_open(before.system.open_results):
                    raise RefusedError(kind.open_at_closing, **kind.location(number, index))
            for made in paired.open_calls:
                raise RefusedError("open_call_at_closing", round=number, table=made.call.encounter)

    def summary(self, state: State, data: Data) -> list[Detail]:
        if "early_end" not in data:
            return []
        end = read_early_end(data["early_end"], "early_end")
        return [Reason(f"early_{end.why.value}"), *([end.note] if end.note else [])]


def is_early(state: State) -> bool:
    """Whether some rounds are paired and announced ones that have to be played are left (Art. 1.3)."""
    return isinstance(state.system, MustPlayAllRounds) and 0 < len(state.paired_rounds) < state.rounds


class Reopen(EntryType):
    """Reopens a closed tournament."""

    def apply(self, state: State, data: Data) -> State:
        return state._replace(closed=False, early_end=None)

    def validate(self, before: State, data: Data, after: State) -> None:
        if not before.closed:
            raise RefusedError("not_closed")


class Decide(EntryType):
    """Records the result of a lot, a blitz or a play-off."""

    fields: ClassVar[Fields] = {
        "order": Field(list_of(integer, min_items=2)),
        "how": Field(tie_method),
        "after": Field(tied_point),
        "seed": optional(text),
    }

    def apply(self, state: State, data: Data) -> State:
        for identity in data["order"]:
            if identity not in state.competitors:
                raise RefusedError("no_such_entrant", id=identity)
        made = TieDecision(
            tuple(data["order"]), TieDecisionMethod(data["how"]), TiedPoint(data["after"]), data.get("seed") or ""
        )
        others = (one for one in state.decisions if (set(one.players), one.after) != (set(made.players), made.after))
        return state._replace(decisions=(*others, made))

    def validate(self, before: State, data: Data, after: State) -> None:
        """Among exactly those who are equal when everything has been played; also after the closing, when needed."""
        number = before.number_of
        players = tuple(number[identity] for identity in data["order"])
        decision = TieDecision(
            players, TieDecisionMethod(data["how"]), TiedPoint(data["after"]), require_text(data, "seed")
        )
        require_decidable_tie(before.system, before.tournament, decision)

    def summary(self, state: State, data: Data) -> list[Detail]:
        return [*competitor_details(state, data["order"]), *field_facts(data, "seed")]


class Note(EntryType):
    """A remark for the record; the state stays as it is."""

    fields: ClassVar[Fields] = {"text": Field(text), "rated": optional(anything), "grouped": optional(anything)}

    def scope(self, data: Data) -> Scope:
        return frozenset()

    def apply(self, state: State, data: Data) -> State:
        return state

    def validate(self, before: State, data: Data, after: State) -> None:
        require_text(data, "text", required=True, max_length=2000)

    def summary(self, state: State, data: Data) -> list[Detail]:
        return free_text(data, "text")


def require_open(state: State) -> None:
    """Most events need a tournament that is not closed."""
    if state.closed:
        raise RefusedError("closed")


def require_known_options(system: str, rules: Any) -> None:
    """Words the program has no meaning for cannot be read, however they came there."""
    if system not in SYSTEM_NAMES:
        raise BadDocumentError("option_unknown_word", "system", word=system[:80], known=TextList(SYSTEM_NAMES))
    read_options(system_named(system).options, rules, "rules")


def _require_valid_rules(after: State) -> None:
    """Validates the rules at once if the system has rules that do not depend on the players."""
    if isinstance(after.system, RulesIndependentOfPlayers):
        after.system.validate(after.tournament)


def _require_round_games(before: State, data: Data) -> None:
    if not isinstance(before.system, AnnouncesGames):
        raise BadDocumentError("games_at_tables_only", "round_games")
    read_round_games(data["round_games"], "round_games")


def _require_same_competitors(before: State, after: State) -> None:
    """Raises if `competitors` changes after an enrolment, or boards, meetings or line-ups after team pairings."""
    if before.is_by_teams != after.is_by_teams and (before.entrants or before.teams):
        raise RefusedError("competitors_enrolled")
    if before.paired_rounds and before.is_by_teams:
        then, now = team_rules(before.options), team_rules(after.options)
        if (then.boards, then.meetings, then.line_ups) != (now.boards, now.meetings, now.line_ups):
            raise RefusedError("boards_paired")


def _require_fitting_rules(state: State) -> None:
    rules = state.options
    state.system.require_rules(rules)
    if any(paired.openings for paired in state.paired_rounds) and rules.game is not DraughtsGame.ITALIAN:
        raise RefusedError("openings_italian_only")
    codes = state.system.result_codes(rules)
    results = [game.result for paired in state.paired_rounds for game in paired.games]
    results += [game.result for paired in state.paired_rounds for game in paired.board_games]
    if any(result not in codes for result in results):
        raise RefusedError("results_of_other_kind")
