"""Where everybody stands in an elimination tournament: the brackets still played, and who is out (K1, K3, K4).

A bracket is a list of players in the order of the tabellone. Neighbours meet; with P the next power of two, the first
n - P/2 pairs play and the last P - n players go on without playing (Art. 1), so that from the next round on the number
is a power of two. Who goes on keeps his place, so that the others' way stays what it was.
"""

from typing import NamedTuple

from tabellone.engine.encounters import Game
from tabellone.engine.model import Round, Tournament
from tabellone.engine.reason_values import PlayerNumber
from tabellone.engine.reasons import BadDocumentError
from tabellone.engine.results import DRAWN_FIRST, OPEN, ReplayableCodes, result_of
from tabellone.engine.systems.elimination.absence import absent_players
from tabellone.engine.systems.elimination.options import RETURNING, Form, Placing
from tabellone.engine.systems.elimination.recovery import RecoveryProof, final_phase

UNDECIDED = ReplayableCodes(OPEN | {*DRAWN_FIRST}, last=("1/2",))
"""Art. 5 (K6): results after which nobody goes on yet. A drawn game is replayed until somebody wins."""


EMPTY_SLOT = 0
"""In the place of a player."""


class Bracket(NamedTuple):
    """Players who play for some places."""

    kind: str
    """`main`, `placing`, `recovery`, `waiting` (for the final), `final`, `final_again` or `final_phase`."""
    place: int
    """The best place one of them can have."""
    players: tuple[int, ...]
    """In the slots of the tabellone; an empty one is NOBODY."""
    proof: RecoveryProof = RecoveryProof()
    """In a final phase, why nobody of the unbeaten could be given an earlier opponent of those who returned."""

    @property
    def players_present(self) -> list[int]:
        return [player for player in self.players if player != EMPTY_SLOT]


class Eliminated(NamedTuple):
    """A player who is out."""

    place: int
    """Shared by those who went out with him."""
    round: int
    unplaced: tuple[int, ...] = ()
    """Who should have played him for it, but did not come or has left."""


class BracketState(NamedTuple):
    """The brackets after a number of rounds."""

    brackets: list[Bracket]
    """Best place first."""
    out: dict[int, Eliminated]

    @property
    def alive(self) -> list[int]:
        """Everybody who may still play, the unbeaten first."""
        return [player for bracket in self.brackets for player in bracket.players_present]


def current_state(tournament: Tournament) -> BracketState:
    """The course after all rounds played; a history that contradicts itself is refused."""
    return states_by_round(tournament)[-1]


def states_by_round(tournament: Tournament) -> list[BracketState]:
    """Returns the state before the first round and after each, except a last round with undecided boards."""
    everybody = tuple(player.number for player in tournament.players)
    found = [BracketState([Bracket("main", 1, everybody)], {})]
    for number, played in enumerate(tournament.history, 1):
        _require_alive_and_seated(tournament, found[-1], number, played)
        if number == len(tournament.history) and undecided_boards(played):
            break
        _require_decided(number, played)
        step = _advance_direct if tournament.rules.form is Form.DIRECT else _advance_recovery
        found.append(step(tournament, found[-1], number, played))
    return found


def undecided_boards(round_: Round) -> list[int]:
    """The boards nobody goes on from yet."""
    return [board for board, game in enumerate(round_.games, 1) if game.result in UNDECIDED]


def bracket_pairs(players: tuple[int, ...]) -> tuple[list[tuple[int, int]], tuple[int, ...]]:
    """Art. 1 (K1): the pairs of a bracket's next round, and the last ones, who go on without playing.

    «Si sorteggiano le prime 28 coppie di giocatori e agli ultimi 4 vengono assegnati 2 punti a forfait ciascuno. In
    tale modo, al secondo turno il numero dei concorrenti sarà di 32 che è una potenza di 2.» Who is alone, as the last
    of a recovery may be, goes on.
    """
    if len(players) < 2:
        return [], players
    playing = 2 * (len(players) - next_power_of_two(len(players)) // 2)
    return list(zip(players[:playing:2], players[1:playing:2], strict=True)), players[playing:]


def next_power_of_two(number: int) -> int:
    """The next one, the number itself included."""
    return 1 << (number - 1).bit_length()


def winner_of(game: Game) -> int | None:
    """Returns the winner by play, forfeit, replay or lot; None while the game is open or if neither came."""
    if game.result in UNDECIDED:
        return None
    white, black = result_of(game.result).outcomes
    return game.white if white.score == 2 else game.black if black.score == 2 else None


def next_slots(players: tuple[int, ...]) -> dict[int, int]:
    """Returns the slot of each player in the next round; opponents have the same."""
    pairs, free = bracket_pairs(players)
    return {player: slot for slot, pair in enumerate([*pairs, *((p,) for p in free)]) for player in pair}


def _winners(round_: Round) -> set[int]:
    winners = {winner_of(game) for game in round_.games} | {rest.player for rest in round_.rests}
    return {player for player in winners if player is not None}


def _winners_in_slots(players: tuple[int, ...], advancing: set[int]) -> tuple[int, ...]:
    """Keeps winners in the slots of their matches; an empty slot is EMPTY_SLOT."""
    pairs, free = bracket_pairs(players)
    return _fit_to_slots(len(pairs) + len(free), players, advancing)


def _losers_in_slots(players: tuple[int, ...], losers: set[int]) -> tuple[int, ...]:
    """K8: keeps those who play on for lower places in their slots; a player without an opponent has no loser beside."""
    return _fit_to_slots(len(bracket_pairs(players)[0]), players, losers)


def _fit_to_slots(count: int, players: tuple[int, ...], going: set[int]) -> tuple[int, ...]:
    """Returns one slot for each encounter. Pairs made by hand may send on two from one; the second takes the first
    empty slot.
    """
    slot_of = next_slots(players)
    slots, spare = [EMPTY_SLOT] * count, []
    for player in players:
        if player in going:
            if slot_of[player] < count and slots[slot_of[player]] == EMPTY_SLOT:
                slots[slot_of[player]] = player
            else:
                spare.append(player)
    for player in spare:
        if EMPTY_SLOT in slots:
            slots[slots.index(EMPTY_SLOT)] = player
        else:
            slots.append(player)
    return tuple(slots)


def _advance_direct(tournament: Tournament, before: BracketState, round_number: int, round_: Round) -> BracketState:
    """Art. 4 a) (K3): the losers of a bracket play for the places after its winners, if these are played for.

    Who did not come, or has left, plays for no place any more (K6, K8). If he played on nonetheless, he did.
    """
    advancing = _winners(round_)
    missing = {player for game in round_.games for player in absent_players(game)}
    if round_number < len(tournament.history):
        missing -= {player for game in tournament.history[round_number].games for player in (game.white, game.black)}
    missing |= {p.number for p in tournament.players if not p.takes_part_in(round_number + 1)}
    brackets, out = [], dict(before.out)
    for bracket in before.brackets:
        slots = _winners_in_slots(bracket.players, advancing)
        won = tuple(player for player in slots if player != EMPTY_SLOT)
        lost = tuple(p for p in bracket.players if p != EMPTY_SLOT and p not in advancing and p not in missing)
        below = bracket.place + len(won)
        absent = tuple(p for p in bracket.players if p in missing and p not in advancing)
        played_for = tournament.rules.placing is Placing.ALL or (
            tournament.rules.placing is Placing.THIRD and bracket.kind == "main" and len(slots) == 2
        )
        if len(won) > 1:
            brackets.append(Bracket(bracket.kind, bracket.place, slots))
        else:
            out |= dict.fromkeys(won, Eliminated(bracket.place, round_number))
        if played_for and len(lost) > 1:
            brackets.append(Bracket("placing", below, _losers_in_slots(bracket.players, set(lost))))
        else:
            out |= dict.fromkeys(lost, Eliminated(below, round_number, absent if played_for else ()))
        out |= dict.fromkeys(absent, Eliminated(below + len(lost) if played_for else below, round_number))
    return BracketState(sorted(brackets, key=lambda bracket: bracket.place), out)


def _advance_recovery(tournament: Tournament, before: BracketState, round_number: int, round_: Round) -> BracketState:
    """Art. 4 b) (K4): losers of the main bracket are admitted to the second one, round by round.

    «turno per turno, saranno ammessi i perdenti del girone principale per la disputa del recupero o per l'eliminazione
    definitiva. I provenienti dal recupero rientreranno nel girone principale per la fase finale»: two losses eliminate,
    so whoever comes back and wins the final plays it again. Where several come back, the final phase is a bracket of
    them and as many unbeaten: who loses there is out.
    """
    advancing = _winners(round_)
    if before.brackets[0].kind == "final_phase":
        return _advance_final_phase(before, round_number, advancing)
    returning = RETURNING[tournament.rules.returns]
    gone = {p.number for p in tournament.players if not p.takes_part_in(round_number + 1)}
    unbeaten, beaten = _unbeaten_and_beaten(before)
    waiting = tuple(player if player in advancing else EMPTY_SLOT for player in unbeaten)
    slots = _winners_in_slots(unbeaten, advancing) if len(unbeaten) > returning else waiting
    won = tuple(player for player in unbeaten if player in advancing)
    after = [*(p for p in beaten if p in advancing), *(p for p in unbeaten if p not in advancing and p != EMPTY_SLOT)]
    left = tuple(player for player in after if player not in gone)
    out = dict(before.out)
    going = [p for p in (*beaten, *unbeaten) if p != EMPTY_SLOT and p not in left and p not in won]
    out |= dict.fromkeys(going, Eliminated(len(won) + len(left) + 1, round_number))
    if len(won) + len(left) <= 1:
        return BracketState([], out | dict.fromkeys((*won, *left), Eliminated(1, round_number)))
    if returning > 1:
        return BracketState(_final_phase_brackets(tournament, round_number, slots, left), out)
    return BracketState(recovery_brackets(slots if len(won) > 1 else won, left), out)


def _final_phase_brackets(
    tournament: Tournament, round_number: int, unbeaten: tuple[int, ...], beaten: tuple[int, ...]
) -> list[Bracket]:
    """The final phase once both lists are as short as announced; until then the unbeaten may have to wait."""
    returning = RETURNING[tournament.rules.returns]
    if len(unbeaten) <= returning and len(beaten) <= returning:
        return [Bracket("final_phase", 1, *final_phase(tournament.history[:round_number], unbeaten, beaten))]
    first = sum(player != EMPTY_SLOT for player in unbeaten) + 1
    main = Bracket("main" if len(unbeaten) > returning else "waiting", 1, unbeaten)
    return [main] + ([Bracket("recovery", first, beaten)] if beaten else [])


def _advance_final_phase(before: BracketState, round_number: int, advancing: set[int]) -> BracketState:
    (bracket,) = before.brackets
    slots = _winners_in_slots(bracket.players, advancing)
    won = [player for player in slots if player != EMPTY_SLOT]
    out = before.out | {
        p: Eliminated(len(won) + 1, round_number) for p in bracket.players_present if p not in advancing
    }
    if len(won) > 1:
        return BracketState([bracket._replace(players=slots)], out)
    return BracketState([], out | dict.fromkeys(won, Eliminated(1, round_number)))


def recovery_brackets(unbeaten: tuple[int, ...], beaten: tuple[int, ...]) -> list[Bracket]:
    """Returns the brackets of those with no loss, in their slots, and of those with one."""
    if len(unbeaten) < 2 and len(unbeaten) + len(beaten) == 2:
        return [Bracket("final" if unbeaten else "final_again", 1, (*unbeaten, *beaten))]
    main = [Bracket("main" if len(unbeaten) > 1 else "waiting", 1, unbeaten)] if unbeaten else []
    first = sum(player != EMPTY_SLOT for player in unbeaten) + 1
    return main + ([Bracket("recovery", first, beaten)] if beaten else [])


def _unbeaten_and_beaten(before: BracketState) -> tuple[tuple[int, ...], tuple[int, ...]]:
    """Returns those without a loss and those with one."""
    unbeaten: tuple[int, ...] = ()
    beaten: tuple[int, ...] = ()
    for bracket in before.brackets:
        if bracket.kind in ("recovery", "final_again"):
            beaten = bracket.players
        elif bracket.kind == "final":
            unbeaten, beaten = bracket.players[:1], bracket.players[1:]
        else:
            unbeaten = bracket.players
    return unbeaten, beaten


def _require_alive_and_seated(tournament: Tournament, before: BracketState, round_number: int, round_: Round) -> None:
    """Raises if an eliminated player plays, another one does not, or two of different brackets meet."""
    alive = {player for player in before.alive if tournament.players[player - 1].takes_part_in(round_number)}
    seated = {player for game in round_.games for player in (game.white, game.black)}
    seated |= {rest.player for rest in round_.rests}
    where = f"history[{round_number - 1}]"
    for player in sorted(seated - alive):
        raise BadDocumentError("eliminated_plays", where, player=PlayerNumber(player), round=round_number)
    for player in sorted(alive - seated):
        raise BadDocumentError("still_in_but_not_seated", where, player=PlayerNumber(player), round=round_number)
    bracket_of = {player: index for index, bracket in enumerate(before.brackets) for player in bracket.players_present}
    for index, game in enumerate(round_.games):
        if bracket_of[game.white] != bracket_of[game.black]:
            args = {"white": PlayerNumber(game.white), "black": PlayerNumber(game.black), "round": round_number}
            raise BadDocumentError("of_different_brackets", f"{where}.games[{index}]", **args)


def _require_decided(round_number: int, round_: Round) -> None:
    for board in undecided_boards(round_):
        where = f"history[{round_number - 1}].games[{board - 1}].result"
        raise BadDocumentError("undecided_before_next_round", where, round=round_number, board=board)
