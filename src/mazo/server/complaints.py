"""Why a request was not answered: the errors of ours as what the page is told, in the language that was asked for."""

from __future__ import annotations

import msgspec

from mazo.errors import BadDeck, BadPosition, BadReplay, MazoError
from mazo.server.faults import TableLost
from mazo.texts.lang import Lang


class Fault(MazoError):
    """A request that can't be answered, with the status that says so."""

    def __init__(self, status: int, code: str, en: str, es: str) -> None:
        super().__init__(en, es)
        self.status = status
        self.code = code


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


UNDERSTOOD = (MazoError, msgspec.DecodeError, RecursionError, UnicodeError)
"""What becomes a complaint; anything else is a fault of ours."""


def complaint_of(error: Exception, lang: Lang) -> tuple[int, Complaint]:
    """The status and the words for an error."""
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
