"""An experiment that goes on a little at a time: whoever asks keeps the sums, and brings them along for the next bit.

However it is cut into bits, what is found is what the command finds with the same seed.
"""

from __future__ import annotations

import shlex
from collections.abc import Callable
from functools import lru_cache
from typing import Any, Final, Generic, Literal, NamedTuple, Protocol, TypeVar

import msgspec

from mazo.bots import able
from mazo.errors import BadConfig
from mazo.games import kind as kind_named
from mazo.lab import goldfish, mulligan, sheets, swap, whatif
from mazo.lab.crew import Gathered, How, Job, Played, Sums
from mazo.lab.hands import CardSums, Draws
from mazo.lab.matchups import Matchups, Met, lined_up, matchups
from mazo.lab.sheets import Sheet
from mazo.lab.sim import Deck
from mazo.texts.lang import Lang

Experiment = Literal["matchups", "mulligan", "goldfish", "swap", "ratings", "openings", "what-if"]
PLAYERS: Final = ("greedy", "novice", "random")
"""The bots that play a whole game while somebody waits."""
USUAL_BOT: Final = PLAYERS[0]
KEPT: Final = 4
"""So many experiments have their tables laid at the same time."""
REPLAY_FILE: Final = "replay.mazo"
"""What a replay is called in the command that repeats a question."""
GAMES: Final[dict[Experiment, int]] = {
    "matchups": 100,
    "mulligan": 500,
    "goldfish": 1000,
    "swap": 2000,
    "ratings": 100,
    "openings": 100,
    "what-if": 1000,
}
"""How many games each experiment has if nobody says."""

More = Callable[[], bool]
"""Whether there is time for another game."""


class Question(msgspec.Struct, frozen=True, kw_only=True, omit_defaults=True, forbid_unknown_fields=True):
    """What somebody wants to know: all that the command would be told."""

    experiment: Experiment
    game: str
    decks: tuple[Deck, ...] = ()
    field: tuple[Deck, ...] | None = None
    """The decks to play against; none named: those that come with the game."""
    bot: str = ""
    games: int = 0
    seed: str = "0"
    edition: str = ""
    format: str = ""
    hand: tuple[str, ...] = ()
    out: tuple[str, ...] = ()
    into: tuple[str, ...] = ()
    copies: int = 1
    replay: str = ""
    at: int = 0


class Bit(NamedTuple):
    """How an experiment stands after another bit of it."""

    played: int
    games: int
    """So many games are played in all, at most."""
    over: bool
    sums: Any
    """What to bring along for the next bit."""
    found: msgspec.Struct
    sheet: Sheet


class Course(Protocol):
    """A question with its tables laid."""

    @property
    def games(self) -> int:
        """So many games are played in all, at most."""

    def go_on(self, kept: bytes, more: More, lang: Lang) -> Bit:
        """Play another bit; `kept` are the sums so far, nothing at the beginning."""


class SoFar(msgspec.Struct):
    """The sums of a job, and how many of its games they are of."""

    played: int
    sums: msgspec.Raw


J = TypeVar("J", bound=Job)
R = TypeVar("R", bound=msgspec.Struct)


class Straight(Generic[J, R]):
    """A job whose games are played one after the other."""

    def __init__(self, job: J, none: Callable[[], Sums[J, R]], sheet: Callable[[R, Lang], Sheet]) -> None:
        self._job = job
        self._work = job.work()
        self._none = none
        self._sheet = sheet

    @property
    def games(self) -> int:
        """So many games are played in all."""
        return self._job.games

    def go_on(self, kept: bytes, more: More, lang: Lang) -> Bit:
        """Play the next games, as long as there is time."""
        played, sums = self._read(kept)
        rows: list[list[int]] = []
        while played + len(rows) < self.games and more():
            rows.append(list(self._work.play(played + len(rows))))
        sums.add(Played(rows, 0))
        played += len(rows)
        over = played >= self.games
        found = sums.found(self._job, Gathered(played, not over))
        so_far = {"played": played, "sums": sums}
        return Bit(played, self.games, over, so_far, found, self._sheet(found, lang))

    def _read(self, kept: bytes) -> tuple[int, Sums[J, R]]:
        if not kept:
            return 0, self._none()
        try:
            so_far = msgspec.json.decode(kept, type=SoFar)
            sums: Sums[J, R] = msgspec.json.decode(so_far.sums, type=type(self._none()))
        except msgspec.MsgspecError:
            raise _foreign() from None
        if not 0 <= so_far.played <= self.games or not sums.fits(self._job):
            raise _foreign()
        return so_far.played, sums


class Looks:
    """A comparison of changes, which ends as soon as it is clear."""

    def __init__(self, comparison: swap.Comparison, changes: int) -> None:
        self._comparison = comparison
        self._changes = changes

    @property
    def games(self) -> int:
        """So many games are played in all, if nothing becomes clear."""
        return self._comparison.most

    def go_on(self, kept: bytes, more: More, lang: Lang) -> Bit:
        """Play the next rounds, as long as there is time."""
        comparison, trial = self._comparison, self._read(kept)
        while not comparison.is_over(trial) and more():
            comparison.play(trial, comparison.job(trial, 1), How(jobs=1))
        over = comparison.is_over(trial)
        found = comparison.found(trial, not over)
        return Bit(trial.games, self.games, over, trial, found, sheets.swaps_sheet(found, lang))

    def _read(self, kept: bytes) -> swap.Trial:
        if not kept:
            return swap.Trial.none(self._changes)
        try:
            trial = msgspec.json.decode(kept, type=swap.Trial)
        except msgspec.MsgspecError:
            raise _foreign() from None
        if not self._comparison.fits(trial):
            raise _foreign()
        return trial


def course_of(question: Question) -> Course:
    """The course of a question; BadConfig or BadDeck if it can't be answered. The last few stay laid out."""
    return _laid(question)


@lru_cache(KEPT)
def _laid(question: Question) -> Course:
    kind = kind_named(question.game)
    bot = question.bot or USUAL_BOT
    if bot not in PLAYERS:
        raise BadConfig(
            f'Here one of {", ".join(PLAYERS)} plays, not "{bot}".',
            f"Aquí juega uno de estos: {', '.join(PLAYERS)}; no «{bot}».",
        )
    wanted: dict[str, Any] = {
        "bot": able(bot, kind),
        "games": games_of(question),
        "seed": question.seed,
        "edition": question.edition or None,
        "format": question.format,
    }
    return _COURSES[question.experiment](question, wanted)


def games_of(question: Question) -> int:
    """How many games are asked for, of each pairing, answer or change."""
    return question.games or GAMES[question.experiment]


def _meetings(question: Question, wanted: dict[str, Any]) -> Matchups:
    own, field = lined_up(question.decks, question.field, _all_of(question))
    return matchups(question.game, own, field=field, **wanted)


def _matchups(question: Question, wanted: dict[str, Any]) -> Course:
    job = _meetings(question, wanted)
    return Straight(job, lambda: Met.none(job), sheets.matrix_sheet)


def _cards(question: Question, wanted: dict[str, Any]) -> Course:
    job = Draws(**msgspec.structs.asdict(_meetings(question, wanted)))
    opening = question.experiment == "openings"
    return Straight(job, lambda: CardSums.none(job), lambda found, lang: sheets.cards_sheet(found, lang, opening))


def _goldfish(question: Question, wanted: dict[str, Any]) -> Course:
    job = goldfish.alone(question.game, _only(question), **wanted)
    return Straight(job, goldfish.Ends, sheets.clock_sheet)


def _mulligan(question: Question, wanted: dict[str, Any]) -> Course:
    job = mulligan.openings(question.game, _only(question), hand=question.hand, **wanted)
    return Straight(job, mulligan.KeptOrAltered, sheets.advice_sheet)


def _swap(question: Question, wanted: dict[str, Any]) -> Course:
    own = _only(question)
    field = question.field or _all_of(question)
    changes = [swap.Change(out, into, question.copies) for out in question.out for into in question.into if out != into]
    others = [one for one in field if one.source != own.source]
    return Looks(swap.Comparison(question.game, own, others, changes, **wanted), len(changes))


def _what_if(question: Question, wanted: dict[str, Any]) -> Course:
    job = whatif.moment(question.replay, question.at, bot=wanted["bot"], worlds=wanted["games"], seed=question.seed)
    choices = job.games // wanted["games"]
    return Straight(job, lambda: whatif.Outcomes.none(choices), sheets.tried_sheet)


_COURSES: Final[dict[Experiment, Callable[[Question, dict[str, Any]], Course]]] = {
    "matchups": _matchups,
    "mulligan": _mulligan,
    "goldfish": _goldfish,
    "swap": _swap,
    "ratings": _cards,
    "openings": _cards,
    "what-if": _what_if,
}


def _only(question: Question) -> Deck:
    if len(question.decks) != 1:
        raise BadConfig("This is asked of one deck.", "Esto se pregunta de un solo mazo.")
    return question.decks[0]


def _all_of(question: Question) -> list[Deck]:
    """The decks that come with the game."""
    kind = kind_named(question.game)
    return [Deck(kind.deck_title(name, "en"), name) for name in kind.sample_decks(question.format)]


def command_of(question: Question) -> str:
    """The command that finds the same; a list that has no name of its own is a file."""
    known = kind_named(question.game).known_decks()

    def named(deck: Deck) -> str:
        return deck.source if deck.source in known else f"{deck.name}.txt"

    words = ["mazo", "lab", question.experiment]
    if question.experiment == "what-if":
        words += [REPLAY_FILE, "--at", str(question.at)]
    elif question.experiment != "ratings" or question.decks:
        words += [word for deck in question.decks for word in ("--deck", named(deck))]
    for flag, cards in (("--out", question.out), ("--in", question.into)):
        words += [word for card in cards for word in (flag, card)]
    words += ["--copies", str(question.copies)] if question.copies != 1 else []
    words += ["--hand", "; ".join(question.hand)] if question.hand else []
    words += ["--field", ",".join(map(named, question.field))] if question.field else []
    words += ["--game", question.game] if question.experiment != "what-if" else []
    words += ["--format", question.format] if question.format else []
    words += ["--edition", question.edition] if question.edition else []
    words += ["--bot", question.bot or USUAL_BOT, "--games", str(games_of(question)), "--seed", question.seed]
    return shlex.join(words)


def _foreign() -> BadConfig:
    return BadConfig(
        "What was brought along are not the sums of this question: begin anew.",
        "Lo que viene de antes no son las sumas de esta pregunta: empieza de nuevo.",
    )
