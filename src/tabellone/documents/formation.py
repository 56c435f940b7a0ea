"""FID Capo XIV, table 27, «scheda per formazione turni»: from this sheet alone a round can be paired by hand."""

from collections.abc import Sequence
from typing import NamedTuple

from tabellone.documents.crosstable_cells import crosstable_cells
from tabellone.documents.encounters.presenter import RoundCell
from tabellone.documents.numbers import format_amount
from tabellone.documents.paper_cells import FORFEIT_MARK, cell_text
from tabellone.documents.speaker import Speaker
from tabellone.engine.amounts import Amount
from tabellone.engine.capabilities import HasPairingForm
from tabellone.engine.encounters import Game, Match
from tabellone.engine.model import Colour, Player, Round, Tournament
from tabellone.engine.pairing_form import PairingFormData
from tabellone.engine.reasons import UserError
from tabellone.engine.results import result_of
from tabellone.engine.system import System
from tabellone.engine.teams.team_view import competitors


class Candidate(NamedTuple):
    """A competitor before a round is formed."""

    player: Player
    points: str
    cells: list[str]
    """Round by round: whom he met and with which colour, or how he rested."""
    whites: int
    """How often he had White, with the colours of Art. 14 where the system has them."""
    away: str = ""
    """Why he is not paired: the code of a word."""


class Formation(NamedTuple):
    """The sheet for forming a round."""

    round: int
    groups: list[list[Candidate]]
    """By score, highest first; in each in the order of the tabellone."""
    away: list[Candidate]
    """The withdrawn, whom RR is formally paired with, and whoever else is not in this round."""
    games: tuple[Game, ...] | tuple[Match, ...]
    """As they were formed, if they were."""
    rests: list[str]
    """The same, who rests."""
    data: PairingFormData | None
    """What the articles ask besides, in a system whose rounds are formed by hand."""
    previous_pairs: list[str]
    """The pairs and rests of the round before, in order of formation; in a second leg of the one that is repeated."""

    @property
    def rounds_before(self) -> range:
        return range(1, self.round)

    @property
    def present(self) -> int:
        """The number of competitors to be paired."""
        return sum(map(len, self.groups))


def formation_sheet(tournament: Tournament, system: System, round_number: int, speaker: Speaker) -> Formation:
    """Returns what a round is formed from, the scores it is formed by, and the pairs once made."""
    paired = tournament.history[round_number - 1] if round_number <= len(tournament.history) else None
    before = tournament.as_before_pairing(round_number) if paired else tournament
    basis = system.pairing_form(before) if isinstance(system, HasPairingForm) else None
    seated, scores = _present_and_scores(before, system, paired, basis)
    cells = crosstable_cells(before, system.scoring(before))
    per = basis.units_per_point if basis else system.scoring(before).units_per_point
    groups: dict[int, list[Candidate]] = {}
    away = []
    for player in competitors(before):
        own = cells[player.number]
        score = scores[player.number] if scores else own[-1].score if own else 0
        points = format_amount(Amount(score, per))
        if player.number in seated:
            groups.setdefault(score, []).append(_candidate(player, points, own, basis, speaker))
        elif basis:
            away.append(_candidate(player, points, own, basis, speaker, _absence_message(player, round_number)))
    formed = paired or Round(())
    return Formation(
        round_number,
        [groups[score] for score in sorted(groups, reverse=True)],
        away,
        formed.matches or formed.games,
        _rest_texts(formed, speaker),
        basis,
        [*_pair_texts(basis.previous_round), *_rest_texts(basis.previous_round, speaker)]
        if basis and basis.previous_round
        else [],
    )


def _candidate(
    player: Player,
    points: str,
    own: Sequence[RoundCell],
    data: PairingFormData | None,
    speaker: Speaker,
    away: str = "",
) -> Candidate:
    colours = data.colours[player.number] if data else [Colour(cell.colour) if cell.colour else None for cell in own]
    cells = [cell_text(cell, speaker, colour) for cell, colour in zip(own, colours, strict=True)]
    return Candidate(player, points, cells, sum(colour is Colour.WHITE for colour in colours), away)


def _absence_message(player: Player, round_number: int) -> str:
    """Returns the message of an absence: only a withdrawn player can be the formal opponent of RR (Art. 12)."""
    if player.leaves is None or player.leaves >= round_number:
        return "formation_absent"
    return "formation_withdrawn" if player.leaves else "formation_never_came"


def _present_and_scores(
    before: Tournament, system: System, round_: Round | None, data: PairingFormData | None
) -> tuple[set[int], Sequence[int]]:
    """Returns who is paired and the scores to pair by, in which a suspended game already counts.

    The scores are empty where the rules cannot pair the round now, for example because a result is missing.
    """
    everybody = {player.number for player in competitors(before) if player.takes_part_in(before.next_round)}
    if data:
        return everybody - before.absent, data.scores
    try:
        decision = system.pair(before)
    except UserError:
        return everybody if round_ is None else _seated_competitors(round_), ()
    by_rules = Round(tuple(decision.encounters), tuple(decision.rests))
    return _seated_competitors(
        round_ or by_rules
    ) if round_ or not system.includes_everyone else everybody, decision.scores


def _seated_competitors(round_: Round) -> set[int]:
    return {seat for encounter in round_.encounters for seat in encounter.seats} | {
        rest.player for rest in round_.rests
    }


def _pair_texts(round_: Round) -> list[str]:
    """Returns the pairs of a round, White first; a forfeited game shows the mark and the winner, if there is one."""
    return [f"{game.white}–{game.black}{_forfeit_text(game)}" for game in round_.games]


def _forfeit_text(game: Game) -> str:
    result = result_of(game.result)
    if not result.is_forfeit:
        return ""
    winner = next((seat for seat, came in zip(game.seats, result.appeared, strict=True) if came), None)
    return f" ({FORFEIT_MARK})" if winner is None else f" ({FORFEIT_MARK} {winner})"


def _rest_texts(round_: Round, speaker: Speaker) -> list[str]:
    """Returns the rests in words, RR with its formal opponent."""
    return [
        f"{speaker.say(f'short_{rest.kind}')} {rest.player}{f'/{rest.against}' if rest.against else ''}"
        for rest in round_.rests
    ]
