"""Abilities that nobody has printed, put together from parts of known ones: tree → sentence → tree must be the same.

A part stands where such a part stands in some known ability: in the same field of the same kind of record. Parts that
speak of what was met elsewhere stay where they are, since without that they would mean something else.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from random import Random
from typing import Any, TypeAlias

import msgspec
from msgspec.structs import replace

from mazo.abilities.reading.joints import trimmed
from mazo.abilities.reading.manner import MANNERS, plainly
from mazo.abilities.reading.passage import Refused
from mazo.abilities.reading.reader import Reader
from mazo.abilities.reading.walk import children, contains
from mazo.abilities.tree.effects import Ability, Action
from mazo.abilities.tree.nouns import Chosen, Ref, That

Slot: TypeAlias = tuple[type, str]
"""A field of a kind of record."""
Path: TypeAlias = tuple[str | int, ...]


class Astray(msgspec.Struct, frozen=True):
    """A tree whose sentence is read as another tree, or not at all."""

    said: str
    why: str


class Trip(msgspec.Struct, frozen=True):
    """How many trees could be said, and those that didn't come back."""

    said: int
    astray: tuple[Astray, ...]

    @property
    def share(self) -> float:
        """The share of those that came back as the same tree."""
        return 1 - len(self.astray) / self.said if self.said else 1.0


class Inventor:
    """Puts abilities together from parts of known ones."""

    def __init__(self, known: Iterable[Ability]) -> None:
        self._known = [one for one in known if not contains(one, (Ref, That))]
        parts: dict[Slot, dict[Any, None]] = {}
        for ability in self._known:
            for slot, _, part in _parts(ability, ()):
                parts.setdefault(slot, {})[part] = None
        self._parts = {slot: list(found) for slot, found in parts.items()}

    def ability(self, random: Random, exchanges: int = 2) -> Ability:
        """An ability as chance wants it: a known one with so many parts exchanged."""
        made = random.choice(self._known)
        for _ in range(exchanges):
            slot, path, _ = random.choice(list(_parts(made, ())))
            made = _with(made, path, random.choice(self._parts[slot]))
        return made


def there_and_back(reader: Reader, abilities: Iterable[Ability], card_type: str) -> Trip:
    """Says trees and reads what was said; those that there are no words for are left out."""
    tongue = reader.tongue
    count = 0
    astray: list[Astray] = []
    for one in abilities:
        try:
            plain = plainly(trimmed(one, tongue.usual_joint), lambda ability: tongue.say(ability, card_type))
            said = tongue.say(plain, card_type)
        except (KeyError, TypeError, ValueError, AttributeError, AssertionError):
            continue
        count += 1
        why = _fault(reader, plain, said, card_type)
        if why:
            astray.append(Astray(said, why))
    return Trip(count, tuple(astray))


def _fault(reader: Reader, ability: Ability, said: str, card_type: str) -> str:
    """Why a sentence isn't read as the ability that says it; nothing if it is."""
    text = reader.tongue.script.normalise(said)
    try:
        if isinstance(ability, Action):
            found = reader.action(text, "action")
        else:
            found = reader.printed(text, card_type)
    except Refused as refused:
        return f"refused at {refused.position}: {refused.expected[:60]}"
    plain = replace(ability, name="") if hasattr(ability, "name") else ability
    return "" if found == [plain] else "another tree"


def _parts(node: Any, path: Path) -> Iterator[tuple[Slot, Path, Any]]:
    """The parts of a tree that could be others: records and words in fields, which choose nothing that others mean."""
    if isinstance(node, tuple):
        for at, one in enumerate(node):
            yield from _parts(one, (*path, at))
        return
    if not isinstance(node, msgspec.Struct):
        return
    for name, part in zip(node.__struct_fields__, children(node), strict=True):
        if part is None or part == () or name in MANNERS.get(type(node), ()) or name in ("name", "joints", "joint"):
            continue
        if isinstance(part, msgspec.Struct) or (isinstance(part, tuple) and not contains(part, (Chosen,))):
            yield (type(node), name), (*path, name), part
        yield from _parts(part, (*path, name))


def _with(node: Any, path: Path, part: Any) -> Any:
    """The tree with another part there."""
    if not path:
        return part
    first, rest = path[0], path[1:]
    if isinstance(first, int):
        return (*node[:first], _with(node[first], rest, part), *node[first + 1 :])
    return replace(node, **{first: _with(getattr(node, first), rest, part)})
