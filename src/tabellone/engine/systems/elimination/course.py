"""Where everybody stands in an elimination tournament: the brackets still played, and who is out (K1, K3, K4).

A bracket is a list of players in the order of the tabellone. Neighbours meet; with P the next power of two, the first
n - P/2 pairs play and the last P - n players go on without playing (Art. 1), so that from the next round on the number
is a power of two. Who goes on keeps the order of the list.
"""

from collections.abc import Iterable
from typing import NamedTuple

from tabellone.engine.model import Round, Tournament
from tabellone.engine.outcomes import RESULTS
from tabellone.engine.reasons import BadDocumentError
from tabellone.engine.systems.elimination.options import Form, Placing

UNDECIDED = frozenset({None, "suspended", "1/2", "1/2 1/2"})
"""Art. 5 (K6): results after which nobody goes on yet. A drawn game is replayed or decided by lot."""


class Bracket(NamedTuple):
    """Players who play for some places."""

    kind: str
    """`main`, `placing`, `recovery`, `waiting` (for the final), `final` or `final_again`."""
    place: int
    """The best place one of them can have."""
    players: tuple[int, ...]


class Out(NamedTuple):
    """Somebody who plays no more."""

    place: int
    """Shared by those who went out with him."""
    round: int


class Course(NamedTuple):
    """After some rounds."""

    brackets: list[Bracket]
    """Best place first."""
    out: dict[int, Out]

    @property
    def alive(self) -> list[int]:
        """Everybody who may still play, the unbeaten first."""
        return [player for bracket in self.brackets for player in bracket.players]


def course(tournament: Tournament) -> Course:
    """The course after all rounds played; a history that contradicts itself is refused."""
    return courses(tournament)[-1]


def courses(tournament: Tournament) -> list[Course]:
    """Before the first round, after the first, after the second …; open games of the last round have no winner."""
    everybody = tuple(player.number for player in tournament.players)
    found = [Course([Bracket("main", 1, everybody)], {})]
    for number, played in enumerate(tournament.history, 1):
        _require_alive_and_seated(tournament, found[-1], number, played)
        if number == len(tournament.history) and undecided(played):
            break
        _require_decided(number, played)
        advancing = _advancing(played)
        step = _after_direct if tournament.rules.form is Form.DIRECT else _after_recovery
        found.append(step(tournament, found[-1], number, advancing))
    return found


def undecided(played: Round) -> list[int]:
    """The boards nobody goes on from yet."""
    return [board for board, game in enumerate(played.games, 1) if game.result in UNDECIDED]


def pairs_of(players: tuple[int, ...]) -> tuple[list[tuple[int, int]], tuple[int, ...]]:
    """Art. 1 (K1): the pairs of a bracket's next round, and the last ones, who go on without playing.

    «Si sorteggiano le prime 28 coppie di giocatori e agli ultimi 4 vengono assegnati 2 punti a forfait ciascuno. In
    tale modo, al secondo turno il numero dei concorrenti sarà di 32 che è una potenza di 2.»
    """
    playing = 2 * (len(players) - power_of_two(len(players)) // 2)
    return list(zip(players[:playing:2], players[1:playing:2], strict=True)), players[playing:]


def power_of_two(number: int) -> int:
    """The next one, the number itself included."""
    return 1 << (number - 1).bit_length()


def _advancing(played: Round) -> set[int]:
    winners = {rest.player for rest in played.rests}
    for white, black, result in played.games:
        of_white, of_black = RESULTS[result]
        winners |= {player for player, of in ((white, of_white), (black, of_black)) if of.score == 2}
    return winners


def _after_direct(tournament: Tournament, before: Course, number: int, advancing: set[int]) -> Course:
    """Art. 4 a) (K3): the losers of a bracket play for the places after its winners, if these are played for."""
    last_place = {Placing.FINAL: 2, Placing.THIRD: 4, Placing.ALL: len(tournament.players)}[tournament.rules.placing]
    brackets, out = [], dict(before.out)
    for bracket in before.brackets:
        won, lost = _divided(bracket.players, advancing)
        below = bracket.place + len(won)
        for kind, place, players in ((bracket.kind, bracket.place, won), ("placing", below, lost)):
            if len(players) > 1 and place <= last_place:
                brackets.append(Bracket(kind, place, players))
            else:
                out |= dict.fromkeys(players, Out(place, number))
    return Course(sorted(brackets, key=lambda bracket: bracket.place), out)


def _after_recovery(tournament: Tournament, before: Course, number: int, advancing: set[int]) -> Course:
    """Art. 4 b) (K4): losers of the main bracket are admitted to the second one, round by round.

    «turno per turno, saranno ammessi i perdenti del girone principale per la disputa del recupero o per l'eliminazione
    definitiva. I provenienti dal recupero rientreranno nel girone principale per la fase finale»: two losses eliminate,
    so whoever comes back and wins the final plays it again.
    """
    gone = {p.number for p in tournament.players if not p.takes_part_in(number + 1)}
    unbeaten, beaten = _lists(before)
    won, lost = _divided(unbeaten, advancing)
    recovered, eliminated = _divided(beaten, advancing)
    beaten = tuple(player for player in (*recovered, *lost) if player not in gone)
    left = tuple(player for player in (*recovered, *lost) if player in gone)
    out = dict(before.out)
    out |= dict.fromkeys((*eliminated, *left), Out(len(won) + len(beaten) + 1, number))
    if len(won) + len(beaten) == 1:
        return Course([], out | dict.fromkeys((*won, *beaten), Out(1, number)))
    return Course(recovery_brackets(won, beaten), out)


def recovery_brackets(unbeaten: tuple[int, ...], beaten: tuple[int, ...]) -> list[Bracket]:
    """What those with no loss and those with one play next."""
    if len(unbeaten) < 2 and len(unbeaten) + len(beaten) == 2:
        return [Bracket("final" if unbeaten else "final_again", 1, (*unbeaten, *beaten))]
    main = [Bracket("main" if len(unbeaten) > 1 else "waiting", 1, unbeaten)] if unbeaten else []
    return main + ([Bracket("recovery", len(unbeaten) + 1, beaten)] if beaten else [])


def _lists(before: Course) -> tuple[tuple[int, ...], tuple[int, ...]]:
    """Who has no loss, and who has one."""
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


def _divided(players: Iterable[int], advancing: set[int]) -> tuple[tuple[int, ...], tuple[int, ...]]:
    listed = tuple(players)
    return tuple(p for p in listed if p in advancing), tuple(p for p in listed if p not in advancing)


def _require_alive_and_seated(tournament: Tournament, before: Course, number: int, played: Round) -> None:
    """Who is out plays no more, and who is not sits somewhere."""
    alive = {player for player in before.alive if tournament.players[player - 1].takes_part_in(number)}
    seated = {player for game in played.games for player in (game.white, game.black)}
    seated |= {rest.player for rest in played.rests}
    where = f"history[{number - 1}]"
    for player in sorted(seated - alive):
        raise BadDocumentError("eliminated_plays", where, player=player, round=number)
    for player in sorted(alive - seated):
        raise BadDocumentError("player_missing_in_round", where, player=player, round=number)
    bracket_of = {player: index for index, bracket in enumerate(before.brackets) for player in bracket.players}
    for index, game in enumerate(played.games):
        if bracket_of[game.white] != bracket_of[game.black]:
            args = {"white": game.white, "black": game.black, "round": number}
            raise BadDocumentError("of_different_brackets", f"{where}.games[{index}]", **args)


def _require_decided(number: int, played: Round) -> None:
    for board in undecided(played):
        where = f"history[{number - 1}].games[{board - 1}].result"
        raise BadDocumentError("undecided_before_next_round", where, round=number, board=board)
