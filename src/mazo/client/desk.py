"""The judge's desk: any beginning, what is done from there, and what the rules say to each step of it.

A desk is a pure function of its beginning and its deeds, so that whoever has those can open it again. A deed is an
action as a player types it, after the player's number where it matters (`2: pass`), with a salt behind that where a
game had one (`1: ~ab12 cut 20`), or `...`: everybody lets go by what they may.
"""

from __future__ import annotations

import re
from collections.abc import Sequence
from functools import cache
from itertools import islice
from typing import Any, Final

import msgspec

from mazo.client.cases import begun as case_begun
from mazo.client.cases import carried_out
from mazo.client.lessons import Walk, rest
from mazo.errors import IllegalAction
from mazo.game import Game
from mazo.games.kind import GameKind
from mazo.kernel.codes import NOBODY
from mazo.kernel.log import WIDTH
from mazo.notation.jsonlines import VERSION
from mazo.notation.replaylines import Deck, Header
from mazo.notation.transcript import KIND, header_of
from mazo.record.replays import begin_from, take
from mazo.texts.lang import Lang
from mazo.texts.lessons import Lesson
from mazo.texts.phrases import Phrases
from mazo.texts.rulings import REST, Ruling
from mazo.views import Event, Refusal

MOST_LEGAL: Final = 400
"""So many of the actions that may be taken are listed."""
_DEED: Final = re.compile(r"(?:(\d{1,2}): ?)?(?:~(\w{1,64}) )?(.*)", re.DOTALL)
_SECTIONS: Final = ("laying", "phase", "zone", "lane", "state", "score", "type")
"""Where the words of a game are looked for, for what its positions name."""


class Beginning(msgspec.Struct, frozen=True, omit_defaults=True, forbid_unknown_fields=True):
    """What a desk begins with: a position, or a new game as a replay file tells it."""

    position: dict[str, Any] | None = None
    seed: str = ""
    decks: tuple[Deck, ...] = ()
    options: dict[str, int | str] = {}
    defined: tuple[dict[str, Any], ...] = ()
    salts: tuple[str, ...] = ()


class Laid(msgspec.Struct, frozen=True, omit_defaults=True):
    """Something that can be put on a desk."""

    game: str
    beginning: Beginning
    edition: str = ""
    names: tuple[str, ...] = ()
    deeds: tuple[str, ...] = ()
    tried: str = ""
    """What is asked about in the end: whether it may be done."""


class Did(msgspec.Struct, frozen=True):
    """One deed: whose, in which words, and from where to where the log tells of it."""

    by: int
    text: str
    since: int
    until: int


class Halt(msgspec.Struct, frozen=True):
    """A deed that can't be done: its place, and why not; without a refusal nobody knows what was meant."""

    at: int
    deed: str
    error: IllegalAction

    @property
    def refusal(self) -> Refusal | None:
        """The refusal by the rules."""
        found = self.error.refusal
        return found if isinstance(found, Refusal) else None


class Desk:
    """A game on the desk, with all that was done there up to the first deed that can't be."""

    def __init__(self, kind: GameKind, laid: Laid, lang: Lang) -> None:
        self.kind = kind
        self.lang: Lang = lang
        self.game = begun(kind, laid)
        self.before = self._told()
        self.done: list[Did] = []
        self.halt: Halt | None = None
        for at, deed in enumerate(laid.deeds):
            try:
                self.done.append(self._do(deed))
            except IllegalAction as error:
                self.halt = Halt(at, deed, error)
                return

    @property
    def seat(self) -> int:
        """Who is asked: the first of several who has not answered."""
        open_ones = [decision.seat for decision in self.game.decisions if not decision.answered]
        return (open_ones or list(self.game.deciding) or [NOBODY])[0]

    def events(self, since: int, until: int) -> list[Event]:
        """What has happened between two moments, as one who sees everything knows it."""
        return self.game.events[since:until]

    def legal(self) -> list[tuple[str, str]]:
        """What may be done now: as it is typed, and in the language."""
        game = self.game
        if game.outcome is not None or self.seat == NOBODY:
            return []
        found = islice(game.legal(self.seat), MOST_LEGAL)
        return [(action.text, game.text(action, self.lang)) for action in found]

    def tried(self, deed: str) -> tuple[Halt | None, list[Event]]:
        """Whether something may be done, and what would come of it; nothing changes."""
        twin = self.game.copy()
        since = len(twin.log_rows())
        try:
            _take(twin, deed)
        except IllegalAction as error:
            return Halt(len(self.done), deed, error), []
        return None, twin.events[since:]

    def _do(self, deed: str) -> Did:
        since, seat = self._told(), self.seat
        passed = deed == REST
        by, _, text = read_deed(deed)
        _take(self.game, deed)
        if passed or not self.game.past:
            return Did(NOBODY, text, since, self._told())
        return Did(by if by != NOBODY else seat, self.game.last_action(self.lang), since, self._told())

    def _told(self) -> int:
        return len(self.game.table.log) // WIDTH


def begun(kind: GameKind, laid: Laid) -> Game:
    """The game as it is before the first deed; in another edition if the desk says so."""
    first = laid.beginning
    position = first.position
    if position is not None:
        position = {**position, "game": kind.name} | ({"edition": laid.edition} if laid.edition else {})
    header = Header(
        mazo=VERSION,
        kind=KIND,
        game=kind.name,
        edition=laid.edition or kind.editions[0],
        engine="",
        rules="",
        cards={},
        names=laid.names,
        seed=first.seed,
        decks=first.decks,
        options=first.options,
        defined=first.defined,
        salts=first.salts,
        position=position,
    )
    return begin_from(header)


def read_deed(deed: str) -> tuple[int, str, str]:
    """The seat (NOBODY: whoever is asked), the salt and the action of a deed.

    >>> read_deed("2: pass"), read_deed("1: ~ab12 cut 20"), read_deed("end")
    ((1, '', 'pass'), (0, 'ab12', 'cut 20'), (-1, '', 'end'))
    """
    found = _DEED.fullmatch(deed)
    assert found is not None
    number, salt, text = found.groups()
    return int(number) - 1 if number else NOBODY, salt or "", text.strip()


def _take(game: Game, deed: str) -> None:
    if deed == REST:
        rest(game)
        return
    seat, salt, text = read_deed(deed)
    if seat == NOBODY and text != deed.strip():  # a number that no player has
        raise IllegalAction("Players count from 1.", "Los jugadores se cuentan desde 1.")
    waiting = game.deciding
    take(game, seat if seat != NOBODY else waiting[0] if waiting else 0, text, salt)


def laid_of(game: Game, tried: str = "") -> Laid:
    """A game as it can be put on a desk: what it was made from, and all that was done in it."""
    header = header_of(game)
    whole = Beginning(header.position, header.seed, header.decks, header.options, header.defined, header.salts)
    deeds = tuple(
        f"{action.seat + 1}: {f'~{action.salt} ' if action.salt else ''}{action.text}"
        for action in game.actions
        if action.seat != NOBODY
    )
    return Laid(header.game, whole, header.edition, header.names, deeds, tried)


def case_laid(kind: GameKind, case: Ruling) -> Laid | None:
    """A case of the game, played up to its question; None if it has no table."""
    game = case_begun(kind, case)
    if game is None:
        return None
    carried_out(game, case)
    return laid_of(game, case.refused)


def lesson_laid(kind: GameKind, lesson: Lesson) -> Laid:
    """The table of a lesson as the learner finds it."""
    return laid_of(Walk(kind, lesson).game)


class Parting(msgspec.Struct, frozen=True):
    """Where two editions part: at which deed (-1: before the first one, None: nowhere), and what only one allows."""

    at: int | None
    only: tuple[list[str], list[str]] = ([], [])


def parted(one: Desk, two: Desk) -> Parting:
    """Where the same deeds lead elsewhere: something else happens, one is refused, or other actions are open then."""
    if _texts(one, 0, one.before) != _texts(two, 0, two.before):
        return Parting(-1)
    for at, (first, second) in enumerate(zip(one.done, two.done)):
        if _texts(one, first.since, first.until) != _texts(two, second.since, second.until):
            return Parting(at)
    if len(one.done) != len(two.done):
        return Parting(min(len(one.done), len(two.done)))
    texts = [dict(desk.legal()) for desk in (one, two)]
    only = tuple([text for do, text in texts[at].items() if do not in texts[1 - at]] for at in (0, 1))
    if one.halt is not None and two.halt is not None and one.halt.error.text() != two.halt.error.text():
        return Parting(len(one.done), (only[0], only[1]))
    same = not any(only) and (one.game.outcome is None) == (two.game.outcome is None)
    return Parting(None if same else len(one.done), (only[0], only[1]))


def ended(desk: Desk) -> str:
    """How the game has ended, in a sentence; nothing while it goes on."""
    outcome = desk.game.outcome
    if outcome is None:
        return ""
    if outcome.winner is None:
        return phrases().say("over", "drawn", desk.lang)
    return phrases().say("over", "won", desk.lang, player=desk.game.names_in(desk.lang)[outcome.winner])


def _texts(desk: Desk, since: int, until: int) -> list[str]:
    return [desk.game.tell(event, desk.lang) for event in desk.events(since, until)]


def spoken(kind: GameKind, names: Sequence[str], lang: Lang) -> dict[str, str]:
    """What the game calls the fields of its positions."""
    return {name: _word(kind, name.replace(".", "_"), lang) for name in names}


def _word(kind: GameKind, name: str, lang: Lang) -> str:
    section = next((section for section in _SECTIONS if kind.has_word(section, name)), "")
    if not section and name in phrases().names("field"):
        return phrases().say("field", name, lang)
    return kind.word(section, name, lang)


@cache
def phrases() -> Phrases:
    """What is said around desks."""
    return Phrases("mazo.client", "desk.toml")
