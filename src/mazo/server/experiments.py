"""The lab for the page: a question goes on a little with each request, and the page keeps what has been found so far.

So nothing of it stays on the server: whoever leaves has asked for nothing more, whoever comes back goes on where they
were, and any process of the server can play the next bit.
"""

from __future__ import annotations

import time
from typing import Any, Final

import msgspec

from mazo.errors import BadConfig
from mazo.games import NAMES
from mazo.lab.charts import Drawing
from mazo.lab.live import GAMES, PLAYERS, Bit, Question, command_of, course_of
from mazo.lab.sheets import Headline, as_csv
from mazo.server.complaints import Fault
from mazo.texts.lang import Lang

SLICE: Final = 0.8
"""Seconds that are played for one request; a game that has begun is played to its end."""
MOST_GAMES: Final = 20_000
"""So many games one question may have in all."""
MOST_DECKS: Final = 8
MOST_FIELD: Final = 64
MOST_CHANGES: Final = 12
LONGEST: Final = 80
"""So many letters a seed, a card or the name of a deck may have."""


class AskLab(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A question, what has been found so far, and whether it is wanted as files now instead of going on."""

    question: Question
    so_far: Any = None
    """As the last answer had it; nothing at the beginning."""
    files: bool = False


class LabFacts(msgspec.Struct, frozen=True):
    """What the lab of this server does."""

    on: bool
    """Whether it is switched on at all."""
    games: dict[str, int]
    """The experiments, with how many games each has if nobody says."""
    bots: tuple[str, ...]
    most: int
    """So many games a question may have in all."""


class LabBit(msgspec.Struct, frozen=True, omit_defaults=True):
    """How a question stands after another bit: figures, a drawing and a table in words, and what to bring along."""

    played: int
    games: int
    """So many games are played in all, at most."""
    over: bool
    so_far: Any
    title: str
    below: str
    figures: tuple[Headline, ...]
    drawing: Drawing
    columns: tuple[str, ...]
    rows: tuple[tuple[str, ...], ...]
    notes: tuple[str, ...]
    command: str
    """What finds the same on one's own computer."""
    key: str = ""
    """By which the server knows the replay of the question, for a while."""
    found: Any = None
    """All that was found, as the command writes it, if files are wanted;"""
    csv: str = ""
    svg: str = ""


def lab_facts(on: bool) -> LabFacts:
    """What the lab does."""
    return LabFacts(on, {str(name): games for name, games in GAMES.items()}, PLAYERS, MOST_GAMES)


def go_on(asked: AskLab, lang: Lang) -> LabBit:
    """Play a question on for a moment, or say what has been found as files."""
    question = asked.question
    _check(question)
    course = course_of(question)
    if course.games > MOST_GAMES:
        raise BadConfig(
            f"That would be {course.games} games in all, and here at most {MOST_GAMES} are played for one question: "
            "ask for fewer, or let your own computer play them with the command.",
            f"Serían {course.games} partidas en total, y aquí se juegan como mucho {MOST_GAMES} por pregunta: "
            "pide menos, o que las juegue tu ordenador con la orden.",
        )
    kept = b"" if asked.so_far is None else msgspec.json.encode(asked.so_far)
    bit = course.go_on(kept, (lambda: False) if asked.files else _Moment(), lang)
    return _told(bit, question, asked.files)


class _Moment:
    """Says that there is time for one thing, and for as many more as begin within a slice."""

    def __init__(self) -> None:
        self._end = 0.0

    def __call__(self) -> bool:
        now = time.monotonic()
        self._end = self._end or now + SLICE
        return now < self._end


def _told(bit: Bit, question: Question, files: bool) -> LabBit:
    sheet = bit.sheet
    return LabBit(
        bit.played,
        bit.games,
        bit.over,
        bit.sums,
        sheet.title,
        sheet.below,
        sheet.figures,
        sheet.drawing,
        sheet.columns,
        tuple(sheet.rows),
        tuple(sheet.notes),
        command_of(question),
        found=bit.found if files else None,
        csv=as_csv(sheet) if files else "",
        svg=sheet.chart if files else "",
    )


def _check(question: Question) -> None:
    """Refuse what is larger than any question."""
    if question.game not in NAMES:
        raise Fault(404, "game", "There is no such game.", "No existe ese juego.")
    words = (
        question.seed, question.edition, question.format, *question.hand, *question.out, *question.into,
        *(deck.name for deck in (*question.decks, *(question.field or ()))),
    )  # fmt: skip
    crowded = (
        len(question.decks) > MOST_DECKS
        or len(question.field or ()) > MOST_FIELD
        or len(question.out) * len(question.into) > MOST_CHANGES
        or not 1 <= question.copies <= LONGEST
        or not 0 <= question.games <= MOST_GAMES
    )
    if crowded or any(len(word) > LONGEST for word in words):
        raise Fault(
            422,
            "question",
            f"At most {MOST_DECKS} decks, {MOST_FIELD} against them, {MOST_CHANGES} changes and {MOST_GAMES} games.",
            f"Como mucho {MOST_DECKS} mazos, {MOST_FIELD} en contra, {MOST_CHANGES} cambios y {MOST_GAMES} partidas.",
        )


def lab_is_off() -> Fault:
    """Whoever runs the server wants no lab."""
    return Fault(
        403,
        "lab",
        "This server has its lab switched off; on your own computer `mazo lab` answers.",
        "Este servidor tiene el laboratorio apagado; en tu ordenador responde `mazo lab`.",
    )
