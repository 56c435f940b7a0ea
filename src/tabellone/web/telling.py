"""What an event of a journal says, on one line."""

from collections.abc import Iterable, Sequence

from tabellone.documents.results import result_words
from tabellone.documents.round_games import game_text
from tabellone.documents.speaker import Speaker
from tabellone.engine.model import RoundGame
from tabellone.engine.reasons import Reason
from tabellone.journal.summary import (
    BoardResult,
    Detail,
    GameResult,
    MatchResults,
    OptionChanged,
    ReplacedResult,
    TablePlacing,
)
from tabellone.web.option_forms import changed_words


def details_text(details: Sequence[Detail], points_unit: int, speaker: Speaker) -> str:
    """The few facts that fit on a line, in words."""
    games = [detail for detail in details if isinstance(detail, RoundGame)]
    told = (_told(detail, games, points_unit, speaker) for detail in details)
    return " · ".join(part for part in told if part)


def _told(detail: Detail, games: Iterable[RoundGame], points_unit: int, speaker: Speaker) -> str:  # noqa: PLR0911
    if isinstance(detail, str):
        return detail
    if isinstance(detail, Reason):
        return speaker.say(detail.code, **detail.args)
    if isinstance(detail, OptionChanged):
        return changed_words(detail.system, detail.name, detail.before, detail.after, speaker)
    if isinstance(detail, TablePlacing):
        return speaker.placed(detail.placings) or speaker.say("did_cleared")
    if isinstance(detail, RoundGame):
        shown = game_text(tuple(games), detail.round, speaker)
        return "" if shown is None else speaker.say("did_game", round=shown.round, game=shown.text)
    if isinstance(detail, ReplacedResult):
        return speaker.say("did_replace", result=_told(detail.result, games, points_unit, speaker))
    return _result_told(detail, points_unit, speaker)


def _result_told(detail: GameResult | BoardResult | MatchResults, points_unit: int, speaker: Speaker) -> str:
    """On one board or on all of them."""
    if isinstance(detail, MatchResults):
        return ", ".join(result_words(one, points_unit, speaker.say) or "–" for one in detail.results)
    result = result_words(detail.result, points_unit, speaker.say) or speaker.say("did_cleared")
    return speaker.say("did_on_board", board=detail.board, result=result) if isinstance(detail, BoardResult) else result
