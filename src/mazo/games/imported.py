"""Sets that the user has imported, as the catalogue of a game finds them."""

from __future__ import annotations

from collections.abc import Callable
from typing import Generic, Protocol, TypeVar

import msgspec

from mazo.abilities.reading.outcome import Problem
from mazo.errors import BadConfig
from mazo.games.cardfields import Fault
from mazo.games.cards import CardsImported, KnownSet, RefusedCard
from mazo.games.kept import KeptSet, Unreadable, keep, kept_sets, unreadable, until_changed
from mazo.games.kept import forget as forget_kept


class Body(msgspec.Struct, frozen=True, kw_only=True):
    """What is kept of a set: its cards as the catalogue reads them, and what the import found out about them."""

    cards: msgspec.Raw
    differs: frozenset[str] = frozenset()
    """Cards that read otherwise than printed, which somebody has looked at."""
    refused: dict[str, str] = {}
    """Why cards can't be played, in English, by full name."""


class Readable(Protocol):
    """A card that may print something that nobody has put into a tree."""

    @property
    def text(self) -> bool:
        """Whether it does."""


B = TypeVar("B", bound=Body)
C = TypeVar("C", bound=Readable)


class ImportedSet(msgspec.Struct, Generic[B], frozen=True):
    """A set that can be read: its code, its name, its file, and what is kept of it."""

    code: str
    name: str
    source: str
    mazo: str
    body: B


class Imports(Generic[B]):
    """The sets of a game that were imported, read anew when they are others."""

    def __init__(self, game: str, body: type[B]) -> None:
        self.game = game
        self._body = body
        self.found = until_changed(game)(self._found)

    def sets(self) -> tuple[ImportedSet[B], ...]:
        """The sets that can be read."""
        return tuple(one for one in self.found() if isinstance(one, ImportedSet))

    def names(self) -> dict[str, str]:
        """Their names by their codes."""
        return {one.code: one.name for one in self.sets()}

    def differs(self) -> frozenset[str]:
        """Their cards that read otherwise than printed."""
        return frozenset(name for one in self.sets() for name in one.body.differs)

    def unreadable(self, card: type[C]) -> tuple[Unreadable, ...]:
        """The sets that this version can't read, with what to do about it."""
        broken = [one for one in self.sets() if cards_in(one, card) is None]
        return (
            *(one for one in self.found() if isinstance(one, Unreadable)),
            *(
                unreadable(
                    one.name,
                    one.code,
                    f"Mazo {one.mazo} wrote its cards otherwise",
                    f"Mazo {one.mazo} escribió sus cartas de otro modo",
                )
                for one in broken
            ),
        )

    def known(self, card: type[C], has: Callable[[C], bool]) -> tuple[KnownSet, ...]:
        """What is kept of each set, counted in the cards of it that the catalogue has; those that can't be read too."""
        broken = {one.set: one for one in self.unreadable(card)}
        known = []
        for one in self.sets():
            if one.code not in broken:
                cards = [found for found in cards_in(one, card) or () if has(found)]
                playable = sum(not found.text for found in cards)
                known.append(KnownSet(one.code, one.name, one.source, one.mazo, len(cards), playable))
        return (*known, *(KnownSet(one.set, "", "", "", 0, 0, one.why) for one in broken.values()))

    def keep(self, what: CardsImported, source: str) -> None:
        """Keep what was imported beside the user's other data; each set in place of what was kept of it before."""
        for one in what.sets:
            if one.set and one.new:
                body = msgspec.Raw(one.content)
                keep(KeptSet(game=self.game, set=one.set, name=one.name, source=source, body=body))

    def forget(self, code: str) -> None:
        """Take a set away; refused with the codes that there are."""
        if not forget_kept(self.game, code):
            known = ", ".join(one.code if isinstance(one, ImportedSet) else one.set for one in self.found()) or "–"
            raise BadConfig(
                f'No imported set has the code "{code}": there are {known}.',
                f"Ninguna colección importada tiene el código «{code}»: hay {known}.",
            )

    def _found(self) -> tuple[ImportedSet[B] | Unreadable, ...]:
        return tuple(self._opened(one) for one in kept_sets(self.game))

    def _opened(self, one: KeptSet | Unreadable) -> ImportedSet[B] | Unreadable:
        if isinstance(one, Unreadable):
            return one
        try:
            body = msgspec.json.decode(one.body, type=self._body)
        except msgspec.MsgspecError:
            return unreadable(
                one.set, one.set, f"Mazo {one.mazo} wrote it otherwise", f"Mazo {one.mazo} lo escribió de otro modo"
            )
        return ImportedSet(one.set, one.name, one.source, one.mazo, body)


def cards_in(one: ImportedSet[B], card: type[C]) -> tuple[C, ...] | None:
    """The cards of an imported set; None if they are written as this version doesn't read them."""
    try:
        return msgspec.json.decode(one.body.cards, type=tuple[card, ...])  # type: ignore[valid-type]
    except msgspec.MsgspecError:
        return None


def refused_by(problem: Problem) -> RefusedCard:
    """A card whose text is in the way."""
    sentence = (problem.sentence, problem.position, problem.expected, problem.said)
    return RefusedCard(problem.card, problem.why, *sentence)


def refused_for(fault: Fault) -> RefusedCard:
    """A card with a field that is in the way."""
    return RefusedCard(fault.card, fault.why, field=fault.field)
