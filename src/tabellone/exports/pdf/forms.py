"""The federation's papers of an event as PDF (FID Capo XIV, tables 2, 3, 8, 9, 25, 26, 27): figures and room to write.

A paper is made of blocks: text, fields with a line to write on, tables with rows of a height, lines, signatures.
"""

from collections.abc import Callable, Iterable, Sequence
from typing import Any

from tabellone.documents.blank_papers import LINES_FOR_ARBITERS, QUESTIONS, REQUEST_QUESTIONS
from tabellone.documents.boards import EMPTY_BOARDS, EmptyBoard
from tabellone.documents.calendar import calendar
from tabellone.documents.dates import day_text
from tabellone.documents.formation import Candidate, formation_sheet
from tabellone.documents.listings.table import TableContext
from tabellone.documents.papers import (
    EMPTY_SCORE_SHEET,
    NOTE_LINES,
    ScoreSheet,
    move_rows,
    ranked_lines,
    score_sheet_legend,
    score_sheets,
    suspended_sheets,
)
from tabellone.documents.play_offs import PlayOffForm, make_play_off_forms
from tabellone.documents.quotients import quotient_sheet
from tabellone.documents.time_controls import time_control_text
from tabellone.engine.capabilities import HasPairingTable, HasPlayOffs, HasQuotients, PlaysDraughts
from tabellone.engine.early_end import early_end_reason
from tabellone.engine.encounters import Table
from tabellone.engine.ranking.two_game_encounters import is_double
from tabellone.engine.teams.team_view import competitors
from tabellone.exports.pdf.sections import Section, breakable

Block = dict[str, Any]
"""What the template knows as one."""

WRITING_HEIGHT = 7.0
"""Millimetres of a row that is filled in by hand."""
PRINTED_HEIGHT = 0.0
"""A row is as high as what is printed in it."""
AUTO_WIDTH, EQUAL_WIDTH = "own", "share"
"""How wide a column is: as it needs, or an equal share of what is left."""
MIN_LANDSCAPE_ROUNDS = 9
"""Rounds of a sheet that lies on its side."""
QUESTION_LINES = 3
"""Lines to write below a question."""
OF_A_POSITION = (
    *("paper_white_on", "paper_black_on", "paper_kings", "paper_to_move", "paper_moves_made"),
    *("paper_time_used", "paper_resumes"),
)
"""What is written of a game that is adjourned (table 2)."""


def calendar_sections(subject: TableContext, _: int) -> list[Section]:
    """The pairs of all rounds, with who has which number."""
    tournament, system = subject.tournament, subject.system
    if not isinstance(system, HasPairingTable) or not tournament.drawn:
        return []
    say = subject.speaker.say
    called = [f"{one.number} {one.name}" for one in competitors(tournament)]
    lines = calendar(tournament, system)
    rows = [[f"{say('round')} {line.number}", *line.pairs] for line in lines]
    columns = [AUTO_WIDTH, *[EQUAL_WIDTH] * max((len(line.pairs) for line in lines), default=0)]
    blocks = [_text(" · ".join(called)), _text(say("paper_calendar_legend")), _table(columns, [], rows)]
    return [_section(subject, "paper_calendar", blocks, is_landscape=len(called) > 2 * MIN_LANDSCAPE_ROUNDS)]


def quotient_sections(subject: TableContext, _: int) -> list[Section]:
    tournament, system, say = subject.tournament, subject.system, subject.speaker.say
    if not isinstance(system, HasQuotients) or not tournament.history:
        return []
    lines = quotient_sheet(tournament, system, subject.speaker)
    names = [say(tie_break.value) for tie_break in lines[0].ranked.line.tie_breaks] if lines else []
    rounds = [str(number) for number in range(1, len(tournament.history) + 1)]
    head = [say("place"), say("number"), say("paper_player"), say("points"), *rounds, *names, say("paper_deciding")]
    rows = [
        [
            str(line.ranked.line.place),
            str(line.ranked.player.number),
            line.ranked.player.name,
            line.ranked.points,
            *(" ".join(filter(None, (cell.opponent, cell.points, cell.counted))) for cell in line.cells),
            *line.ranked.figures,
            "; ".join(line.steps),
        ]
        for line in lines
    ]
    widths = [AUTO_WIDTH, AUTO_WIDTH, EQUAL_WIDTH, AUTO_WIDTH, *[AUTO_WIDTH] * (len(rounds) + len(names)), EQUAL_WIDTH]
    blocks = [_text(say("paper_quotients_legend")), _table(widths, head, rows)]
    return [_section(subject, "paper_quotients", blocks, is_landscape=True)]


def formation_sections(subject: TableContext, round_number: int) -> list[Section]:
    """Returns the form of the round asked for; if that is the last one and the event goes on, of the next round."""
    tournament, system, say = subject.tournament, subject.system, subject.speaker.say
    if system.encounter is Table or not tournament.drawn:
        return []
    ahead = not system.is_over(tournament)
    wanted = len(tournament.history) + 1 if ahead and round_number == len(tournament.history) else round_number
    if not wanted:
        return []
    sheet = formation_sheet(tournament, system, wanted, subject.speaker)
    rounds = [str(before) for before in sheet.rounds_before]
    head = [say("points"), say("number"), say("paper_player"), *rounds, say("formation_whites")]

    def row(one: Candidate) -> list[str]:
        away = f" ({say(one.away)})" if one.away else ""
        return [one.points, str(one.player.number), one.player.name + away, *one.cells, str(one.whites)]

    rows = [row(one) for group in sheet.groups for one in group] + [row(one) for one in sheet.away]
    blocks = [
        _table([AUTO_WIDTH, AUTO_WIDTH, EQUAL_WIDTH, *[AUTO_WIDTH] * (len(rounds) + 1)], head, rows),
        _text(say("formation_legend")),
    ]
    if sheet.previous_pairs:
        told = say("formation_before", round=len(rounds))
        blocks.insert(0, _text(f"{told}: {', '.join(sheet.previous_pairs)}"))
    pairs = [f"{one.white} – {one.black}" for one in sheet.games]
    blocks.append(_text(say("paper_pairs"), bold=True))
    made = [[str(at), pair] for at, pair in enumerate(pairs or [""] * (sheet.present // 2), 1)]
    blocks.append(_table([AUTO_WIDTH, EQUAL_WIDTH], [], made, PRINTED_HEIGHT if pairs else WRITING_HEIGHT))
    blocks.append(_fields([(say("paper_rests"), ", ".join(sheet.rests))]))
    title = f"{say('paper_formation')}: {say('round')} {sheet.round}"
    return [_section(subject, title, blocks, is_landscape=sheet.round > MIN_LANDSCAPE_ROUNDS)]


def score_sheet_sections(subject: TableContext, round_number: int) -> list[Section]:
    """A sheet with both sides for every game of a round; an empty one before the first."""
    if not isinstance(subject.system, PlaysDraughts):
        return []
    sheets = score_sheets(subject.tournament, round_number) if round_number else [EMPTY_SCORE_SHEET]
    return [side for sheet in sheets for side in (_score_sheet(subject, sheet), _score_sheet_notes(subject))]


def _score_sheet(subject: TableContext, sheet: ScoreSheet) -> Section:
    say = subject.speaker.say
    game = f" · {say('paper_game', number=sheet.game)}" if sheet.game else ""
    where = [(say("paper_opening"), _text_of(sheet.opening)), (say("round"), _text_of(sheet.round))]
    where.append((say("board"), _text_of(sheet.board) + game))
    seats = [[say("white"), sheet.white, "", "", ""], [say("black"), sheet.black, "", "", ""]]
    head = ["", say("paper_player"), say("paper_result"), say("paper_signature"), say("paper_time")]
    moves = [[cell for move in row for cell in ("", "", str(move), "", "")] for row in move_rows()]
    thirds = len(moves[0]) // 5
    heads = [say("white"), "", "T", "", say("black")] * thirds
    blocks = [
        _facts(where),
        _table([AUTO_WIDTH, EQUAL_WIDTH, AUTO_WIDTH, EQUAL_WIDTH, AUTO_WIDTH], head, seats, WRITING_HEIGHT),
        _table([EQUAL_WIDTH, 3.0, 7.0, 3.0, EQUAL_WIDTH] * thirds, heads, moves, 6.0),
    ]
    return _section(subject, "FEDERAZIONE ITALIANA DAMA", blocks)


def _score_sheet_notes(subject: TableContext) -> Section:
    say = subject.speaker.say
    points = score_sheet_legend(subject.tournament.rules.game)
    legend = [_text(f"{at}. {say(point)}") for at, point in enumerate(points, 1)]
    return _section(subject, "paper_notes", [_lines(NOTE_LINES), _text(say("score_sheet_legend"), bold=True), *legend])


def sealed_move_sections(subject: TableContext, _: int) -> list[Section]:
    """Table 3, for every suspended game, else an empty one."""
    return [
        _sealed_section(subject, sheet, "paper_form_b", "paper_sealed_move") for sheet in _suspended_sheets(subject)
    ]


def sealed_game_sections(subject: TableContext, _: int) -> list[Section]:
    """Table 2, with the board to draw the position on."""
    return [
        _sealed_section(subject, sheet, "paper_form_a", "paper_sealed_game") for sheet in _suspended_sheets(subject)
    ]


def _suspended_sheets(subject: TableContext) -> list[ScoreSheet]:
    if not isinstance(subject.system, PlaysDraughts):
        return []
    return suspended_sheets(subject.tournament) or [EMPTY_SCORE_SHEET]


def _sealed_section(subject: TableContext, sheet: ScoreSheet, form: str, title: str) -> Section:
    say, rules = subject.speaker.say, subject.tournament.rules
    fields = [(say("round"), _text_of(sheet.round)), (say("board"), _text_of(sheet.board))]
    if sheet == EMPTY_SCORE_SHEET or is_double(rules):
        fields.append((say("paper_game_of_two"), ""))
    fields += [(say("white"), sheet.white), (say("black"), sheet.black)]
    blocks = [_fields(fields)]
    if title == "paper_sealed_move":
        blocks.append(_fields([(say("paper_move_to_make"), "")]))
        signed = ["paper_signature_arbiter", "paper_signature_player"]
    else:
        blocks.append({"picture": _empty_board(EMPTY_BOARDS[rules.game])})
        blocks.append(_fields([(say(one), "") for one in OF_A_POSITION]))
        signed = ["paper_signature_arbiter", "white", "black"]
    return _section(subject, f"{say(form)}: {say(title)}", [*blocks, _signatures(map(say, signed))])


def play_off_sections(subject: TableContext, _: int) -> list[Section]:
    """A form for every tie, or an empty one."""
    system, tournament = subject.system, subject.tournament
    if not isinstance(system, HasPlayOffs) or not system.play_off_points(tournament):
        return []
    return [
        _section(subject, "paper_play_offs", _play_off(subject, one)) for one in make_play_off_forms(tournament, system)
    ]


def _play_off(subject: TableContext, one: PlayOffForm) -> list[Block]:
    say = subject.speaker.say
    rounds = [str(line.number) for line in one.rounds]
    head = [say("play_off_number"), say("paper_player"), *rounds, say("points"), say("place")]
    players = [["", player.name if player else "", *[""] * (len(rounds) + 2)] for player in one.players]
    pairs = [[f"{say('round')} {line.number}", *line.pairs] for line in one.rounds]
    across = max((len(line.pairs) for line in one.rounds), default=0)
    return [
        *([_text(f"{say('place')}: {one.place}")] if one.place else []),
        _table([AUTO_WIDTH, EQUAL_WIDTH, *[10.0] * len(rounds), AUTO_WIDTH, AUTO_WIDTH], head, players, WRITING_HEIGHT),
        _table([AUTO_WIDTH, *[EQUAL_WIDTH] * across], [], pairs, WRITING_HEIGHT),
        _text(say("play_off_how")),
        _fields([(say("cadence"), ""), (say("play_off_found"), "")]),
        _signatures([say("paper_signature_arbiter")]),
    ]


def arbiters_report_sections(subject: TableContext, _: int) -> list[Section]:
    """The arbiters with what there is to say of them."""
    if not isinstance(subject.system, PlaysDraughts):
        return []
    say, tournament = subject.speaker.say, subject.tournament
    names = [tournament.arbiter] if tournament.arbiter else []
    head = [say(one) for one in ("arbiters_report_name", "ui_card", "arbiters_report_role")]
    head += [say(one) for one in ("arbiters_report_rounds", "arbiters_report_judgement", "paper_signature")]
    rows = [[name, *[""] * 5] for name in (*names, *[""] * (LINES_FOR_ARBITERS - len(names)))]
    blocks = [
        _event_facts(subject),
        _table([EQUAL_WIDTH, AUTO_WIDTH, AUTO_WIDTH, AUTO_WIDTH, AUTO_WIDTH, EQUAL_WIDTH], head, rows, WRITING_HEIGHT),
    ]
    for question in QUESTIONS:
        blocks += [_text(say(question), bold=True), _lines(QUESTION_LINES)]
    blocks.append(_signatures([say("paper_signature_arbiter"), say("paper_signature_organiser"), say("date")]))
    return [_section(subject, "paper_arbiters_report", blocks)]


def request_sections(subject: TableContext, _: int) -> list[Section]:
    """Table 25, with what is known of the event."""
    if not isinstance(subject.system, PlaysDraughts):
        return []
    say, tournament = subject.speaker.say, subject.tournament
    known = {
        "paper_event": tournament.name,
        "request_days": day_text(tournament.date, subject.speaker),
        "place_played": tournament.place,
        "request_director": tournament.arbiter,
    }
    blocks = [_event_facts(subject), _fields([(say(one), known.get(one, "")) for one in REQUEST_QUESTIONS])]
    blocks += [_text(say("paper_notes"), bold=True), _lines(QUESTION_LINES)]
    signed = [say(one) for one in ("request_signature", "request_delegate", "request_committee")]
    return [_section(subject, "paper_request", [*blocks, _signatures(signed)])]


def report_sections(subject: TableContext, _: int) -> list[Section]:
    """Returns the standings so far with the facts of the event, to be signed; nothing before the first round."""
    tournament, system, say = subject.tournament, subject.system, subject.speaker.say
    if not tournament.history:
        return []
    lines = ranked_lines(tournament, system)
    names = [say(tie_break.value) for tie_break in lines[0].line.tie_breaks] if lines else []
    head = [say("place"), say("number"), say("ui_card"), say("paper_player"), say("ui_category")]
    head += [say("ui_club"), "Elo", say("points"), *names]
    rows = [
        [
            str(one.line.place),
            str(one.player.number),
            one.player.card,
            one.player.name,
            one.player.title,
            one.player.club,
            one.player.shown_rating,
            one.points,
            *one.figures,
        ]
        for one in lines
    ]
    widths = [
        AUTO_WIDTH,
        AUTO_WIDTH,
        AUTO_WIDTH,
        EQUAL_WIDTH,
        AUTO_WIDTH,
        EQUAL_WIDTH,
        *[AUTO_WIDTH] * (2 + len(names)),
    ]
    blocks = [_event_facts(subject)]
    ended = early_end_reason(system, tournament)
    if ended is not None:
        blocks.append(_text(subject.speaker.sentence(ended)))
    blocks += [_table(widths, head, rows), _text(say("paper_notes"), bold=True), _lines(QUESTION_LINES)]
    blocks.append(_signatures([say("paper_signature_arbiter"), say("paper_signature_organiser")]))
    return [_section(subject, "paper_report", blocks, is_landscape=len(names) > QUESTION_LINES)]


def _event_facts(subject: TableContext) -> Block:
    tournament, say = subject.tournament, subject.speaker.say
    played = f"{len(tournament.history)} / {tournament.rounds}" if tournament.history else str(tournament.rounds)
    return _facts(
        [
            (say("system"), say(tournament.system)),
            (say("ui_rounds"), played),
            (say("paper_entrants"), str(len(competitors(tournament)))),
            (say("cadence"), time_control_text(tournament.cadence, subject.speaker)),
        ]
    )


def _section(subject: TableContext, title: str, blocks: Sequence[Block], is_landscape: bool = False) -> Section:
    """A code of a title, or its words; with what every federation paper says at its head."""
    tournament, say = subject.tournament, subject.speaker.say
    where = ", ".join(filter(None, (tournament.place, day_text(tournament.date, subject.speaker))))
    head = [(say("paper_event"), tournament.name), (say("place_played"), where), (say("arbiter"), tournament.arbiter)]
    written = say(title) if title.startswith("paper_") else title
    return {"kind": "form", "title": written, "landscape": is_landscape, "head": _pairs(head), "blocks": list(blocks)}


def _text(text: str, bold: bool = False) -> Block:
    return {"text": breakable(text), "bold": bold}


def _fields(fields: Iterable[tuple[str, str]]) -> Block:
    return {"fields": _pairs(fields)}


def _facts(facts: Iterable[tuple[str, str]]) -> Block:
    return {"facts": _pairs(facts)}


def _pairs(pairs: Iterable[tuple[str, str]]) -> list[list[str]]:
    return [[label, breakable(value)] for label, value in pairs]


def _table(
    columns: Sequence[str | float], head: Sequence[str], rows: Iterable[Sequence[str]], height: float = PRINTED_HEIGHT
) -> Block:
    cells = [[breakable(cell) for cell in row] for row in rows]
    padded = [[*row, *[""] * (len(columns) - len(row))] for row in cells]
    return {"columns": list(columns), "heading": list(head), "rows": padded, "height": height}


def _lines(count: int) -> Block:
    return {"lines": count}


def _signatures(labels: Iterable[str]) -> Block:
    return {"signatures": list(labels)}


def _text_of(number: object) -> str:
    return "" if number is None else str(number)


def _empty_board(board: EmptyBoard) -> str:
    side = board.side
    return (
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="-1 -1 {side + 2} {side + 2}">'
        f'<path d="{board.dark}" fill="#c4c4c4"/>'
        f'<rect width="{side}" height="{side}" fill="none" stroke="#000"/></svg>'
    )


FORMS: dict[str, Callable[[TableContext, int], list[Section]]] = {
    "calendar": calendar_sections,
    "quotients": quotient_sections,
    "formation": formation_sections,
    "score-sheets": score_sheet_sections,
    "sealed-game": sealed_game_sections,
    "sealed-move": sealed_move_sections,
    "report": report_sections,
    "play-offs": play_off_sections,
    "arbiters-report": arbiters_report_sections,
    "request": request_sections,
}
"""By the names the site has for them."""
