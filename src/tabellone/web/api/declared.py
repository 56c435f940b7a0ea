"""What can be asked, declared once: the view, what it answers and what it may be asked besides.

The description that programs read (`description.py`) is made of these declarations.
"""

from collections.abc import Callable
from functools import wraps
from typing import Any, Concatenate, NamedTuple, ParamSpec

from django.http import HttpResponse
from django.views.decorators.csrf import csrf_exempt

from tabellone.documents.listings.table import TableContext
from tabellone.documents.speaker import Speaker
from tabellone.documents.words import LANGUAGES
from tabellone.engine.model import Tournament
from tabellone.engine.reasons import UserError
from tabellone.journal.journal import Snapshot
from tabellone.store.reading_keys import is_good
from tabellone.store.repository import StoreError
from tabellone.store.storage_errors import StorageError, is_storage_error, storage_error
from tabellone.web.api.answers import READING, answered, asked_beforehand, refused
from tabellone.web.api.schemas import Schema
from tabellone.web.books import REPOSITORY, introduced
from tabellone.web.front.showing import tell_front
from tabellone.web.request import Request
from tabellone.web.typed import MOST_DIGITS, whole_number

Rest = ParamSpec("Rest")
NOT_THERE = {"no_such_tournament", "no_such_gathering"}

BESIDES = {401: ("WWW-Authenticate", "Bearer"), 405: ("Allow", READING)}
"""What a refusal has to say besides, by its status."""


class RefusedError(Exception):
    """There is no answer to this; the code of the sentence that says why."""

    def __init__(self, status: int, code: str):
        super().__init__(code)
        self.status, self.code = status, code


class Parameter(NamedTuple):
    """What may stand behind the question mark."""

    name: str
    schema: Schema
    about: str
    """The code of its sentence."""


ASKED: Schema = {"type": "integer", "minimum": 1, "maximum": 10**MOST_DIGITS - 1}
"""A number behind the question mark."""
LANGUAGE = Parameter("lang", {"enum": list(LANGUAGES)}, "api_about_lang")
PAGE = Parameter("page", {**ASKED, "default": 1}, "api_about_page")


class Operation(NamedTuple):
    """One thing that can be asked."""

    about: str
    """The code of the sentence that says what it is."""
    answer: Schema
    parameters: tuple[Parameter, ...]
    of_a_tournament: bool


OPERATIONS: dict[Callable[..., Any], Operation] = {}
"""By their views, in the order of the description."""


class Question(NamedTuple):
    """Somebody asks, and may see so much."""

    request: Request
    sees_everything: bool
    """He has shown a key: what the director sees."""

    def number(self, name: str, otherwise: int) -> int:
        """What stands behind the question mark; anything but a number above nothing is refused."""
        if name not in self.request.GET:
            return otherwise
        number = whole_number(self.request.GET[name])
        if not number:
            raise RefusedError(400, "api_not_a_number")
        return number


class OfATournament(NamedTuple):
    """Somebody asks about a tournament."""

    question: Question
    key: str
    moment: Snapshot
    """As far as he may see it."""

    @property
    def speaker(self) -> Speaker:
        """Calls its players by their names."""
        return self.question.request.speaker

    @property
    def tournament(self) -> Tournament:
        """Prizes are everybody's once it is closed."""
        state = self.moment.state
        tournament = self.moment.cached("tournament", lambda known: known.tournament)
        return tournament if self.question.sees_everything or state.closed else tournament._replace(prizes=())

    @property
    def subject(self) -> TableContext:
        """For whoever makes tables of it."""
        return TableContext(self.tournament, self.moment.state.system, self.speaker)

    @property
    def competitor(self) -> str:
        """What a line is of."""
        return "team" if self.moment.state.is_by_teams else "player"

    def round(self, number: int) -> int:
        """One of those he may see; any other is not there, paired or not."""
        if not 1 <= number <= len(self.moment.state.paired_rounds):
            raise RefusedError(404, "api_no_round")
        return number

    def among_competitors(self, number: int) -> int:
        """Somebody who plays."""
        if not 1 <= number <= len(self.tournament.teams or self.tournament.players):
            raise RefusedError(404, "api_no_competitor")
        return number


def of_the_site(
    about: str, answer: Schema, *parameters: Parameter
) -> Callable[[Callable[Concatenate[Question, Rest], Any]], Callable[..., HttpResponse]]:
    """A question about everything there is."""

    def declared(ask: Callable[Concatenate[Question, Rest], Any]) -> Callable[..., HttpResponse]:
        @_guarded
        def view(request: Request, *args: Any, **kwargs: Any) -> HttpResponse:
            question = _question(request)
            return answered(request, ask(question, *args, **kwargs), not question.sees_everything)

        OPERATIONS[view] = Operation(about, answer, (*parameters, LANGUAGE), of_a_tournament=False)
        return wraps(ask)(view)

    return declared


def of_a_tournament(
    about: str, answer: Schema, *parameters: Parameter
) -> Callable[[Callable[Concatenate[OfATournament, Rest], Any]], Callable[..., HttpResponse]]:
    """A question about one; what everybody may know of it is kept before Django (`web/front/pages.py`)."""

    def declared(ask: Callable[Concatenate[OfATournament, Rest], Any]) -> Callable[..., HttpResponse]:
        @_guarded
        def view(request: Request, key: str, *args: Any, **kwargs: Any) -> HttpResponse:
            question = _question(request)
            moment = REPOSITORY.moment(key)
            seen = introduced(request, moment if question.sees_everything else moment.published)
            data = ask(OfATournament(question, key, seen), *args, **kwargs)
            if not question.sees_everything:
                tell_front(request, seen.version)
            return answered(request, data, not question.sees_everything)

        OPERATIONS[view] = Operation(about, answer, (*parameters, LANGUAGE), of_a_tournament=True)
        return wraps(ask)(view)

    return declared


def _question(request: Request) -> Question:
    """Whoever shows a key must have a good one; a cookie counts for nothing here."""
    scheme, _, token = request.headers.get("Authorization", "").partition(" ")
    if not scheme:
        return Question(request, sees_everything=False)
    if scheme.lower() != "bearer" or not is_good(token.strip()):
        raise RefusedError(401, "api_bad_key")
    return Question(request, sees_everything=True)


def _guarded(view: Callable[..., HttpResponse]) -> Callable[..., HttpResponse]:
    """Only reading, in the language asked, and a sentence instead of a failure."""

    @csrf_exempt  # nothing is written here
    def guarded(request: Request, *args: Any, **kwargs: Any) -> HttpResponse:
        wanted = request.GET.get("lang", request.language)
        if wanted in LANGUAGES:
            request.language = wanted
            request.speaker = Speaker(wanted)
        if request.method == "OPTIONS":
            return asked_beforehand()
        try:
            if request.method not in ("GET", "HEAD"):
                raise RefusedError(405, "api_only_reading")
            if wanted not in LANGUAGES:
                raise RefusedError(400, "api_not_a_language")
            return view(request, *args, **kwargs)
        except RefusedError as error:
            return _refusal(error, request)
        except UserError as error:
            return _impeded(request, error)
        except Exception as error:
            if not is_storage_error(error):
                raise
            return _impeded(request, storage_error(error))

    return guarded


def _refusal(error: RefusedError, request: Request) -> HttpResponse:
    response = refused(error.status, error.code.removeprefix("api_"), request.speaker.say(error.code))
    if error.status in BESIDES:
        name, value = BESIDES[error.status]
        response[name] = value
    return response


def _impeded(request: Request, error: UserError) -> HttpResponse:
    code = error.reason.code
    status = 409
    if isinstance(error, StorageError):
        status = 503
    elif isinstance(error, StoreError) and code in NOT_THERE:
        status = 404
    return refused(status, code, request.speaker.problem(error))
