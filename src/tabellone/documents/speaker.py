"""Turns reasons into sentences of a language, with the players' names in them."""

from collections.abc import Callable, Sequence
from types import NoneType
from typing import Any

from tabellone.documents.numbers import format_amount
from tabellone.documents.words import catalogue
from tabellone.engine.amounts import Amount
from tabellone.engine.model import Player
from tabellone.engine.reason_values import (
    BarrierReason,
    BlackShare,
    ColourBreak,
    ColourBreaks,
    ColourWay,
    ColourWays,
    IsoDay,
    Literal,
    MessageId,
    NameOrMessage,
    Placings,
    PlayerNumber,
    PlayerNumbers,
    PlayerPairs,
    SumTerms,
    TeamNames,
    TextList,
)
from tabellone.engine.reasons import Argument, BadDocumentError, BadLineError, Reason, Reasons, UserError
from tabellone.reading.dates import is_iso_date

LONGEST_LISTING = 8
"""A proof with more members than this is cut short in a sentence; the data has them all."""


LONGEST_QUOTE = 100
"""What stands beside the year in a day."""
OF_TEAMS = "_of_teams"
"""Behind the code of a sentence: the same said of teams."""

NO_WORRY = frozenset(
    {"team_mates_meet_until", "team_mates_meet_by", "team_mates_will_meet_by", "team_mates_meet_again"},
)
"""Told among the warnings, and nothing to be warned of: it is as it should be."""


def is_worry(reason: Reason) -> bool:
    """Whether what is told of a document or a draw is a warning."""
    return reason.code not in NO_WORRY


def citation_of(reason: Reason) -> str:
    """The article a reason rests on and how we read it, as a sentence names them."""
    return ", ".join(part for part in (reason.article, reason.reading) if part)


def whole_sentence(text: str) -> str:
    """Returns the text with a capital, for a sentence of its own."""
    return text[:1].upper() + text[1:]


class Speaker:
    """Speaks one language about the competitors of one tournament."""

    def __init__(
        self,
        language: str,
        players: Sequence[Player] = (),
        names_places: bool = True,
        people: Sequence[Player] = (),
        of_teams: bool = False,
    ):
        """`names_places`: whether a problem says where in a document it is; `people`: who plays in teams.

        Where the competitors are teams, a sentence that calls them players has another one beside it.
        """
        self.of_teams = of_teams
        self._language = language
        self._words = catalogue(language)
        self._players = players
        self._people = people
        self._names_places = names_places

    def say(self, code: str, **args: Any) -> str:
        """A sentence or term with its arguments put in; `{count:game|games}` is said by how many there are."""
        sentence = self._words.get(f"{code}{OF_TEAMS}") if self.of_teams else None
        return (sentence or self._words[code]).format(**{name: _countable(value) for name, value in args.items()})

    def figure(self, decimal: str) -> str:
        """A number with decimals, with the comma or the point of the language."""
        return decimal.replace(".", ",") if self._language == "it" else decimal

    def day(self, day: str) -> str:
        """A day as the language writes it: 22/11/2026, 22 November 2026; what is no day stays as it is."""
        if not is_iso_date(day):
            return day
        year, month, number = day.split("-")
        if self._language == "it":
            return f"{number}/{month}/{year}"
        return f"{int(number)} {self.say(f'month_{int(month)}')} {year}"

    def name(self, number: Any) -> str:
        """A player as number and name."""
        if isinstance(number, str):
            return _printable(number)
        if number == 0:
            return self.say("the_bye")
        if isinstance(number, int) and 0 < number <= len(self._players) and self._players[number - 1].name:
            return f"{number} {self._players[number - 1].name}"
        return self.say("player_without_name", number=number)

    def person(self, number: int | None) -> str:
        """Returns the name of a player in a team, or the word for an empty board."""
        if number is None:
            return self.say("nobody_at_board")
        return self._people[number - 1].name or self.say("player_without_name", number=number)

    def names(self, numbers: Sequence[int]) -> str:
        shown = [self.name(number) for number in numbers[:LONGEST_LISTING]]
        if len(numbers) > LONGEST_LISTING:
            return ", ".join([*shown, "…"])
        return f" {self.say('and')} ".join([", ".join(shown[:-1]), shown[-1]] if len(shown) > 1 else shown)

    def placed(self, placed: Sequence[Sequence[Any]]) -> str:
        """Returns the places of a table with names; bare player numbers would look like places."""

        def name(who: Any) -> str:
            known = isinstance(who, int) and 0 < who <= len(self._players)
            return _printable(self._players[who - 1].name) or self.name(who) if known else self.name(who)

        return ", ".join(self.say(f"placed_{place}", name=name(who)) for place, who in placed)

    def sentence(self, reason: Reason, cited: bool = True) -> str:
        """A reason in words, with the article it rests on."""
        text = self.say(reason.code, **{name: self._spoken(argument) for name, argument in reason.args.items()})
        citation = citation_of(reason)
        return f"{text} ({citation})" if cited and citation else text

    def problem(self, error: UserError) -> str:
        text = self.sentence(error.reason, cited=False)
        if isinstance(error, BadLineError):
            return self.say("at_line", line=error.where, text=text)
        if self._names_places and isinstance(error, BadDocumentError) and error.where:
            return self.say("where", where=_printable(error.where), text=text)
        return text

    def _spoken(self, argument: Argument) -> Any:
        """Formats an argument of a reason by its type."""
        for kind in type(argument).__mro__:
            if kind in _SPOKEN:
                return _SPOKEN[kind](self, argument)
        raise TypeError(f"a reason cannot speak of {argument!r}: it is of no type of engine/reason_values.py")

    def _word(self, word: MessageId) -> str:
        return self.say(word.code)

    def _called(self, called: NameOrMessage) -> str:
        if called.code in self._words:
            return self.say(called.code)
        role, _, name = called.partition(":")
        has_role = name and f"role_{role}" in self._words  # as the journal writes whom the director has let in
        return self.say("actor_with_role", name=name, role=self.say(f"role_{role}")) if has_role else _printable(called)

    def actor(self, actor: str) -> str:
        return self._called(NameOrMessage(actor, "actor"))

    def _pairs(self, pairs: PlayerPairs) -> "_Said":
        return _Said(", ".join(f"{self.name(a)} - {self.name(b)}" for a, b in pairs), len(pairs))

    def _listed(self, numbers: Sequence[Any]) -> "_Said":
        return _Said(self.names(numbers), len(numbers))

    def _share(self, share: BlackShare) -> str:
        return self.say("share", **share._asdict()) if share.games else self.say("no_games")

    def _way(self, way: ColourWay) -> str:
        breaks = self._breaks(way.breaks) or self.say("worked_out_otherwise")
        return self.say("way", white=self.name(way.white), breaks=breaks)

    def _ways(self, ways: ColourWays) -> str:
        return "; ".join(map(self._way, ways))

    def _breaks(self, breaks: ColourBreaks) -> str:
        return ", ".join(map(self._broken, breaks))

    def _broken(self, broken: ColourBreak) -> str:
        player, colour = self.name(broken.player), self.say(broken.colour.code)
        return self.say(f"break_{broken.rule}", player=player, colour=colour, count=broken.times)

    def _proof(self, proof: BarrierReason) -> str:
        """Why those left cannot all be paired: «these 3 can only play these 2»."""
        barrier, groups = proof
        single = all(len(group) == 1 for group in groups)
        shown = self.names([group[0] for group in groups]) if single else self._groups(groups)
        code = (
            ("proof_pairs" if single else "proof_groups") if barrier else ("proof_alone" if single else "proof_split")
        )
        return self.say(
            code,
            barrier=self.names(barrier) if barrier else "",
            barrier_count=len(barrier),
            groups=shown,
            groups_count=len(groups),
        )

    def _groups(self, groups: Sequence[Sequence[int]]) -> str:
        shown = ["[" + self.names(group) + "]" for group in groups[:LONGEST_LISTING]]
        return "; ".join([*shown, "…"] if len(groups) > LONGEST_LISTING else shown)


class _Counted(int):
    """A number that chooses between a word for one and a word for several."""

    def __format__(self, forms: str) -> str:
        return _form(forms, self) if "|" in forms else int.__format__(self, forms)


class _Said(str):
    """Things in a row or an amount, in words: they do the same by how many they are."""

    __slots__ = ("_count",)
    _count: int

    def __new__(cls, text: str, count: int) -> "_Said":
        made = super().__new__(cls, text)
        made._count = count
        return made

    def __format__(self, forms: str) -> str:
        return _form(forms, self._count) if forms else str(self)


def _form(forms: str, count: int) -> str:
    one, several = forms.split("|")
    return one if count == 1 else several


def _countable(value: Any) -> Any:
    return _Counted(value) if type(value) is int else value


def _sum(speaker: Speaker, terms: Sequence[tuple[int | None, Amount]]) -> str:
    """A sum of numbers, or of products."""
    told = (format_amount(a) if times is None else f"{times} × {format_amount(a)}" for times, a in terms)
    return speaker.figure(" + ".join(told)) or "0"


def _printable(text: str) -> str:
    """Text from a document inside a sentence: short, on one line, nothing a terminal would obey."""
    short = text if len(text) <= LONGEST_QUOTE else text[:LONGEST_QUOTE] + "…"
    return short if short.isprintable() else ascii(short)[1:-1]


_SPOKEN: dict[type, Callable[[Speaker, Any], Any]] = {
    int: lambda _, number: number,
    str: lambda _, text: _printable(text),
    Literal: lambda _, text: str(text),
    NoneType: lambda speaker, _: speaker.say("no_figure"),
    IsoDay: Speaker.day,
    Amount: lambda speaker, amount: _Said(speaker.figure(format_amount(amount)), int(amount.units == amount.per)),
    PlayerNumber: Speaker.name,
    PlayerNumbers: Speaker._listed,
    TeamNames: Speaker._listed,
    TextList: lambda _, items: _Said(", ".join(map(str, items)), len(items)),
    PlayerPairs: Speaker._pairs,
    Placings: Speaker.placed,
    SumTerms: _sum,
    BlackShare: Speaker._share,
    MessageId: Speaker._word,
    NameOrMessage: Speaker._called,
    ColourBreaks: Speaker._breaks,
    ColourWays: Speaker._ways,
    BarrierReason: Speaker._proof,
    Reason: lambda speaker, reason: speaker.sentence(reason, cited=False),
    Reasons: lambda speaker, reasons: "; ".join(map(speaker.sentence, reasons)),
}
"""How a sentence says each type of argument; a number of things stays one, for the sentence to choose its plural by."""
