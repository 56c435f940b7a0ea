"""`tabellone line-ups`: the boards of the last round of a team event, from the envelopes or without them."""

import secrets

from tabellone.cli.context import DONE, CommandContext, WrongUseError, command, read_bytes, write_json
from tabellone.documents.encounters.matches import MATCH_PRESENTER
from tabellone.documents.reasons import reason_data
from tabellone.documents.table import text_table
from tabellone.engine.encounters import with_replaced
from tabellone.engine.model import LineUp, Tournament
from tabellone.engine.reasons import BadDocumentError, Reason
from tabellone.engine.teams.matches import CompletedMatch, complete_match, needs_lot
from tabellone.formats.document import read_data
from tabellone.formats.json_text import read_object
from tabellone.formats.rounds import write_round

MAX_DIGITS = 9


@command
def run_line_ups(
    context: CommandContext,
    file: str,
    match_number: int | None,
    white: str | None,
    black: str | None,
    output: str | None,
) -> int:
    """One match with what its envelopes contain; without a number all that have no boards yet, by Art. 5."""
    data = read_object(read_bytes(file))
    document = context.use_names_of(read_data(data))
    context.print_warnings(document.warnings)
    tournament = document.tournament
    wanted = _matches_to_fill(tournament, match_number)
    told: list[Reason] = []
    for match in wanted:
        handed_in = _handed_in(tournament, match, white, black)
        tournament = _with_seed(tournament, match, handed_in)
        found = _complete_match(tournament, match, handed_in)
        told += found.reasons
        last = tournament.history[-1]
        last = last._replace(encounters=with_replaced(last.encounters, match - 1, found.match))
        tournament = tournament._replace(history=(*tournament.history[:-1], last))
    last = tournament.history[-1]
    if output is not None:
        written = data["history"][-1] | write_round(len(tournament.history), last, "team")
        write_json(output, {**data, "history": [*data["history"][:-1], written]}, replacing=file)
    shown = [last.matches[match - 1] for match in wanted]
    answer = {
        "round": len(tournament.history),
        "matches": [MATCH_PRESENTER.data(match) for match in shown],
        "told": [reason_data(reason, context.speaker) for reason in told],
        **({"seed": last.lots_seed} if last.lots_seed else {}),
    }
    headings, rows = MATCH_PRESENTER.table(list(zip(wanted, shown, strict=True)), context.speaker.name, context.speaker)
    lines = [text_table(headings, rows), *(f"· {context.speaker.sentence(reason)}" for reason in told)]
    if last.lots_seed:
        lines.append(context.speaker.say("draw_seed", seed=last.lots_seed))
    context.print_answer(answer, "\n\n".join([lines[0], "\n".join(lines[1:])]).rstrip())
    return DONE


def _complete_match(tournament: Tournament, match: int, handed_in: dict[int, LineUp]) -> CompletedMatch:
    """Returns the match with its boards. Raises for an envelope against the rules."""
    try:
        return complete_match(tournament, match, handed_in)
    except BadDocumentError as error:
        raise WrongUseError(error.reason.code, "", **error.reason.args) from None


def _matches_to_fill(tournament: Tournament, match_number: int | None) -> list[int]:
    if not tournament.teams:
        raise WrongUseError("no_teams_here")
    if not tournament.history:
        raise WrongUseError("no_round_yet")
    matches, played = tournament.history[-1].matches, len(tournament.history)
    if match_number is None:
        wanted = [one for one, match in enumerate(matches, 1) if not match.games and match.forfeit is None]
        if not wanted:
            raise WrongUseError("line_ups_there", round=played)
        return wanted
    if not 1 <= match_number <= len(matches):
        raise WrongUseError("no_such_match", number=match_number, round=played, count=len(matches))
    return [match_number]


def _handed_in(tournament: Tournament, match: int, white: str | None, black: str | None) -> dict[int, LineUp]:
    teams = tournament.history[-1].matches[match - 1].seats
    envelopes = zip(teams, (white, black), strict=True)
    return {team: _line_up(envelope) for team, envelope in envelopes if envelope is not None}


def _line_up(envelope: str) -> LineUp:
    words = [word.strip() for word in envelope.split(",")]
    if not all(word == "-" or (word.isdecimal() and len(word) <= MAX_DIGITS) for word in words):
        raise WrongUseError("line_up_unreadable", found=envelope[:80])
    return tuple(None if word == "-" else int(word) for word in words)


def _with_seed(tournament: Tournament, match: int, handed_in: dict[int, LineUp]) -> Tournament:
    """A lot without a seed gets one, which is kept with the round."""
    if not needs_lot(tournament, match, handed_in):
        return tournament
    last = tournament.history[-1]._replace(lots_seed=secrets.token_hex(4))
    return tournament._replace(history=(*tournament.history[:-1], last))
