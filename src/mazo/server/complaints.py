"""Why a request was not answered: the errors of ours as what the page is told, in the language that was asked for."""

from __future__ import annotations

import msgspec

from mazo.errors import BadDeck, BadPosition, BadReplay, MazoError
from mazo.server.faults import TableLost
from mazo.server.store.database import AWAY
from mazo.texts.lang import Lang


class Fault(MazoError):
    """A request that can't be answered, with the status that says so."""

    def __init__(self, status: int, code: str, en: str, es: str, *, retry: int = 0) -> None:
        super().__init__(en, es)
        self.status = status
        self.code = code
        self.retry = retry
        """After so many seconds it is worth another try; 0: nobody knows."""


class Problem(msgspec.Struct, frozen=True, omit_defaults=True):
    """One reason why a list is no deck."""

    text: str
    line: int | None = None
    rule: str = ""


class Complaint(msgspec.Struct, frozen=True, omit_defaults=True):
    """Why a request was not answered."""

    code: str
    text: str
    problems: tuple[Problem, ...] = ()
    place: str = ""
    """Where a position does not fit, as its file names it."""


UNDERSTOOD = (MazoError, msgspec.DecodeError, RecursionError, UnicodeError, *AWAY)
"""What becomes a complaint; anything else is a fault of ours."""


def complaint_of(error: Exception, lang: Lang) -> tuple[int, Complaint]:
    """The status and the words for an error."""
    if isinstance(error, AWAY):
        error = database_away()
    if not isinstance(error, MazoError):
        return 400, Complaint("json", str(error))
    text = error.text(lang)
    if isinstance(error, Fault):
        return error.status, Complaint(error.code, text)
    if isinstance(error, BadDeck):
        problems = tuple(Problem(problem.text(lang), problem.line, problem.rule) for problem in error.problems)
        return 422, Complaint("deck", text, problems)
    if isinstance(error, BadPosition):
        why = error.why[1] if lang == "es" else error.why[0]
        return 422, Complaint("position", why or text, place=error.place)
    if isinstance(error, TableLost):
        return 503, Complaint("fault", text)
    return 422, Complaint("replay" if isinstance(error, BadReplay) else "refused", text)


def database_away() -> Fault:
    """The database does not answer; whoever asks can only wait."""
    return Fault(
        503,
        "database",
        "The server can't reach its database now. Nothing that was answered is lost: try again in a moment.",
        "El servidor no llega ahora a su base de datos. No se pierde nada de lo respondido: inténtalo en un momento.",
        retry=5,
    )


def restarting() -> Fault:
    """The server is about to end: whoever wants a new table waits for the next one."""
    return Fault(
        503,
        "restart",
        "The server restarts: try again in a moment.",
        "El servidor se reinicia: inténtalo dentro de un momento.",
        retry=10,
    )


def headers_of(error: Exception) -> dict[str, str]:
    """What an answer says besides its words: after how many seconds to try again."""
    fault = database_away() if isinstance(error, AWAY) else error
    retry = fault.retry if isinstance(fault, Fault) else 0
    return {"retry-after": str(retry)} if retry else {}


def busy() -> Fault:
    """Too many others wait already."""
    return Fault(
        503,
        "busy",
        "The server has too much to do: try again in a moment.",
        "El servidor tiene demasiado trabajo: inténtalo dentro de un momento.",
    )


def too_slow() -> Fault:
    """The work was given up."""
    return Fault(
        503,
        "slow",
        "That takes longer than this server works on one request.",
        "Eso tarda más de lo que este servidor dedica a una petición.",
    )
