"""What stands in a replay file, line by line, and what checking one has found."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from typing import Any

import msgspec

from mazo.errors import BadReplay
from mazo.fairness import Promise
from mazo.kernel.codes import NOBODY
from mazo.notation.jsonlines import Seal
from mazo.notation.proofs import Proof
from mazo.texts.lang import Lang
from mazo.texts.phrases import fill
from mazo.views import Event, Outcome

Deck = tuple[tuple[int, str], ...]


class Told(Event, frozen=True, omit_defaults=True):
    """An event as one who sees everything knows it, with the number of its rule in the game's edition."""

    number: str = ""


class Header(msgspec.Struct, frozen=True, kw_only=True, omit_defaults=True, forbid_unknown_fields=True):
    """What the game was made from, and with which rules and cards it was played."""

    mazo: int
    kind: str
    game: str
    edition: str
    engine: str
    rules: str
    cards: dict[str, str]
    """The fingerprint of each card in the game, by name."""
    names: tuple[str, ...] = ()
    seed: str = ""
    decks: tuple[Deck, ...] = ()
    """Each deck as counts and names, in the order of its list."""
    options: dict[str, int | str] = {}
    defined: tuple[dict[str, Any], ...] = ()
    """Cards of the decks that the catalogue lacks."""
    salts: tuple[str, ...] = ()
    """What each player has added to the seed before the game began."""
    commit: str = ""
    """The hash of the seed that the players were shown."""
    promise: Promise = ""
    """Whether they were shown it before they gave their salts, or somebody knew the seed; nothing in older files."""
    position: dict[str, Any] | None = None
    """The position file that the game began from, in place of decks and seed."""


class Line(msgspec.Struct, frozen=True, kw_only=True, omit_defaults=True, forbid_unknown_fields=True):
    """One action and what happened; number 0 is what happened before the first one."""

    n: int
    by: int = NOBODY
    do: str = ""
    salt: str = ""
    """What the player has added to the chance of the game with it."""
    events: tuple[Told, ...] = ()
    hash: str = ""


class Closing(Seal, frozen=True, forbid_unknown_fields=True):
    """How the game stands at the end of the file."""

    actions: int
    outcome: Outcome | None
    hash: str


class Replay(msgspec.Struct, frozen=True):
    """A replay file that has been read and is whole; whether it plays out as it says is for `verify` to find."""

    header: Header
    lines: tuple[Line, ...]
    closing: Closing
    first: int = 1
    """The number of the header's line in its file."""

    @property
    def outcome(self) -> Outcome | None:
        """Who won and by which rule, or None if the game is not over."""
        return self.closing.outcome

    @property
    def actions(self) -> tuple[Line, ...]:
        """The lines that are actions."""
        return self.lines[1:]

    @property
    def events(self) -> list[Told]:
        """Everything that happened, for whoever watches."""
        return [event for line in self.lines for event in line.events]

    def line_of(self, n: int) -> int:
        """The number of the line that has this action."""
        return self.first + 1 + n


@dataclass(frozen=True)
class Verdict:
    """What running a replay again has shown."""

    checked: int
    """How many actions went as the file says."""
    divergence: BadReplay | None
    """Where it first went another way, and how."""
    changed: tuple[str, ...]
    """What has another fingerprint by now: "rules", or names of cards."""
    engine: str
    """The version of Mazo that wrote the file."""
    proof: Proof | None = None
    """What it proves of its chance; nothing if the game began from a position."""

    @property
    def ok(self) -> bool:
        """Whether every action, event and hash is as the file says, and no promise is broken."""
        return self.divergence is None and (self.proof is None or not self.proof.broken)

    def text(self, lang: Lang = "en") -> str:
        """The verdict in words."""
        proven = () if self.proof is None else self.proof.text(lang)
        return "\n".join([*(self._spanish() if lang == "es" else self._english()), *proven])

    def _english(self) -> Iterator[str]:
        actions = fill("{n:one action|# actions}", {"n": self.checked})
        if self.divergence is None:
            yield f"The replay is right: {actions}, every event and every hash."
        else:
            yield f"The replay goes another way after {actions}: {self.divergence.text('en')}"
        if self.changed:
            yield f"Since it was written (Mazo {self.engine}) these have changed: {_some(self.changed)}."
        if self.changed or self.divergence is not None:
            yield "It can still be watched from its stored events."

    def _spanish(self) -> Iterator[str]:
        actions = fill("{n:una acción|# acciones}", {"n": self.checked})
        if self.divergence is None:
            yield f"La repetición es correcta: {actions}, cada suceso y cada hash."
        else:
            yield f"La repetición se desvía tras {actions}: {self.divergence.text('es')}"
        if self.changed:
            changed = _some(tuple("reglas" if name == "rules" else name for name in self.changed))
            yield f"Desde que se escribió (Mazo {self.engine}) ha cambiado: {changed}."
        if self.changed or self.divergence is not None:
            yield "Aún se puede ver a partir de los sucesos guardados."


def _some(names: tuple[str, ...]) -> str:
    """The first few of the names."""
    more = f" … ({len(names)})" if len(names) > 5 else ""
    return ", ".join(names[:5]) + more
