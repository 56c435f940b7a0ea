"""Turns reasons into sentences of a language, with the players' names in them."""

from collections.abc import Callable, Mapping, Sequence
from typing import Any

from tabellone.documents.exact import as_text
from tabellone.documents.words import catalogue
from tabellone.engine.model import Amount, Player
from tabellone.engine.reasons import BadDocumentError, BadLineError, ImpedimentError, Reason

PLAYER_ARGUMENTS = frozenset(
    {"player", "candidate", "upper", "lower", "opponent", "white", "black", "by", "with"},
)
"""Arguments of reasons that are players' numbers."""

LONGEST_LISTING = 8
"""A proof with more members than this is cut short in a sentence; the data has them all."""


LONGEST_QUOTE = 100

NO_WORRY = frozenset(
    {"team_mates_meet_until", "team_mates_meet_by", "team_mates_will_meet_by", "team_mates_meet_again"},
)
"""Told among the warnings, and nothing to be warned of: it is as it should be."""


def is_worry(reason: Reason) -> bool:
    """Whether what is told of a document or a draw is a warning."""
    return reason.code not in NO_WORRY


class Speaker:
    """Speaks one language about the players of one tournament."""

    def __init__(self, language: str, players: Sequence[Player] = (), names_places: bool = True):
        """`names_places`: whether a problem says where in a document it is."""
        self._words = catalogue(language)
        self._players = players
        self._names_places = names_places

    def say(self, code: str, **args: Any) -> str:
        """A sentence or term with its arguments put in; of one thing, in the singular where there is one."""
        single = self._words.get(f"{code}_single") if args.get("count") == 1 else None
        return (single or self._words[code]).format(**args)

    def name(self, number: Any) -> str:
        """A player as number and name."""
        if isinstance(number, str):
            return _printable(number)
        if number == 0:
            return self.say("the_bye")
        if isinstance(number, int) and 0 < number <= len(self._players) and self._players[number - 1].name:
            return f"{number} {self._players[number - 1].name}"
        return self.say("player_without_name", number=number)

    def names(self, numbers: Sequence[int]) -> str:
        """Some players in a sentence."""
        shown = [self.name(number) for number in numbers[:LONGEST_LISTING]]
        if len(numbers) > LONGEST_LISTING:
            return ", ".join([*shown, "…"])
        return f" {self.say('and')} ".join([", ".join(shown[:-1]), shown[-1]] if len(shown) > 1 else shown)

    def placed(self, placed: Sequence[Sequence[Any]]) -> str:
        """How a table ended: places with names, or with players' numbers, which would look like places themselves."""

        def name(who: Any) -> str:
            known = isinstance(who, int) and 0 < who <= len(self._players)
            return _printable(self._players[who - 1].name) or self.name(who) if known else self.name(who)

        return ", ".join(self.say(f"placed_{place}", name=name(who)) for place, who in placed)

    def sentence(self, reason: Reason, cited: bool = True) -> str:
        """A reason in words, with the article it rests on."""
        text = self.say(reason.code, **self._arguments(reason.args))
        citation = ", ".join(part for part in (reason.article, reason.reading) if part)
        return f"{text} ({citation})" if cited and citation else text

    def problem(self, error: ImpedimentError) -> str:
        """What is wrong and where."""
        text = self.sentence(error.reason, cited=False)
        if isinstance(error, BadLineError):
            return self.say("at_line", line=error.where, text=text)
        if self._names_places and isinstance(error, BadDocumentError) and error.where:
            return self.say("where", where=_printable(error.where), text=text)
        return text

    def _arguments(self, args: Mapping[str, Any]) -> dict[str, Any]:
        """Arguments made ready for a sentence: names for numbers, words for codes, text for lists."""
        ready = {key: self._ready(key, value) for key, value in args.items()}
        if "barrier" in args:
            ready["proof"] = self.proof(args["barrier"], args["groups"])
        return ready

    def _ready(self, key: str, value: Any) -> Any:
        by_name: dict[str, Callable[[Any], str]] = {
            **dict.fromkeys(PLAYER_ARGUMENTS, self.name),
            **dict.fromkeys(("colour", "upper_had", "lower_had", "had", "other_had"), self.say),
            **dict.fromkeys(("upper_share", "lower_share"), self._share),
            **dict.fromkeys(("known", "boards"), lambda items: ", ".join(map(str, items))),
            **dict.fromkeys(("refused", "equal"), self.names),
            "placed": self.placed,
            "sum": _sum,
            "pairs": lambda pairs: ", ".join(f"{self.name(a)} - {self.name(b)}" for a, b in pairs),
            "tie_break": self.say,
            "ways": lambda ways: "; ".join(map(self._way, ways)),
            "otherwise": lambda items: ", ".join(map(self._broken, items)),
            "exceptions": lambda items: "; ".join(item["text"] for item in items),
            **dict.fromkeys(("command", "other_command"), str),  # to be copied: never cut short
        }
        if key in by_name:
            return by_name[key](value)
        if isinstance(value, Amount):
            return as_text(value)
        if value is None and key in ("amount", "more"):
            return self.say("no_figure")
        if isinstance(value, Reason):
            return self.sentence(value, cited=False)
        for code in (f"{key}_{value}", f"event_{value}" if key == "kind" else ""):
            if code in self._words:  # why_missing, event_result: a word that depends on the argument
                return self.say(code)
        return _printable(value) if isinstance(value, str) else value

    def _share(self, share: Sequence[int]) -> str:
        return self.say("share", blacks=share[0], games=share[1]) if share[1] else self.say("no_games")

    def _way(self, way: Mapping[str, Any]) -> str:
        breaks = ", ".join(self._broken(item) for item in way["breaks"]) or self.say("worked_out_otherwise")
        return self.say("way", white=self.name(way["white"]), breaks=breaks)

    def _broken(self, item: Mapping[str, Any]) -> str:
        player, colour = self.name(item["player"]), self.say(item["colour"])
        return self.say(f"break_{item['rule']}", player=player, colour=colour, count=item["count"])

    def proof(self, barrier: Sequence[int], groups: Sequence[Sequence[int]]) -> str:
        """Why those left cannot all be paired: «these 3 can only play these 2»."""
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


def _sum(terms: Sequence[tuple[int | None, Amount]]) -> str:
    """A sum of numbers, or of products."""
    return " + ".join(as_text(a) if times is None else f"{times} × {as_text(a)}" for times, a in terms) or "0"


def _printable(text: str) -> str:
    """Text from a document inside a sentence: short, on one line, nothing a terminal would obey."""
    short = text if len(text) <= LONGEST_QUOTE else text[:LONGEST_QUOTE] + "…"
    return short if short.isprintable() else ascii(short)[1:-1]
