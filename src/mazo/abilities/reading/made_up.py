"""Abilities that nobody has printed, put together from parts of known ones: tree → sentence → tree must be the same.

A part stands where such a part stands in some known ability: in the same field of the same kind of record with the same
words, so that songs are sung. What speaks of something that was met elsewhere ("they", "that card", "here") isn't taken
apart, since without that it would mean something else.
"""

from __future__ import annotations

from collections.abc import Collection, Iterable, Iterator
from random import Random
from typing import Any, Final, TypeAlias

import msgspec
from msgspec.structs import replace

from mazo.abilities.reading.joints import trimmed
from mazo.abilities.reading.manner import MANNERS, plainly
from mazo.abilities.reading.passage import Refused
from mazo.abilities.reading.reader import Reader
from mazo.abilities.reading.walk import children, contains, found, mentions
from mazo.abilities.tree.deeds import Sort
from mazo.abilities.tree.effects import Ability, Action, Steps
from mazo.abilities.tree.nouns import Cards, Chosen, Compare, Comparison, DoesntHold, Ref, That, When

Slot: TypeAlias = tuple[Any, ...]
"""A kind of record, a field of it, where its cards are, and the words that stand beside it."""
Path: TypeAlias = tuple[str | int, ...]


MISREAD: Final = "another tree"
_CHOICES: Final = ("it", "second", "third", "fourth", "fifth", "sixth", "seventh", "eighth")
_OPPOSITE: Final[dict[Comparison, Comparison]] = {
    "at least": "less than",
    "less than": "at least",
    "at most": "more than",
    "more than": "at most",
}


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

    @property
    def misread(self) -> tuple[str, ...]:
        """What was read as another tree, which is worse than not at all."""
        return tuple(one.said for one in self.astray if one.why == MISREAD)


class Inventor:
    """Puts abilities together from parts of known ones."""

    def __init__(self, known: Iterable[Ability], bound: Collection[str] = ()) -> None:
        """Takes abilities in which no word is `bound` to what was met elsewhere."""
        whole = [one for one in known if not contains(one, (Ref, That))]
        self._known = [one for one in whole if not any(mentions(one, word) for word in bound)]
        parts: dict[Slot, dict[Any, None]] = {}
        for ability in self._known:
            for slot, _, part in _parts(ability, ()):
                parts.setdefault(slot, {})[part] = None
        self._parts = {slot: list(several) for slot, several in parts.items()}

    def ability(self, random: Random, exchanges: int = 2) -> Ability:
        """An ability as chance wants it: a known one with so many parts exchanged."""
        while True:
            made = random.choice(self._known)
            for _ in range(exchanges):
                slot, path, _ = random.choice(list(_parts(made, ())))
                made = _with(made, path, random.choice(self._parts[slot]))
            if not _speaks_of_others(made):
                renamed: Ability = named_anew(made)
                return renamed


def there_and_back(reader: Reader, abilities: Iterable[Ability], card_type: str) -> Trip:
    """Says trees and reads what was said; those that there are no words for are left out."""
    tongue = reader.tongue
    said_so_far = 0
    astray: list[Astray] = []
    for one in abilities:
        try:
            plain = plainly(trimmed(one, tongue.usual_joint), lambda ability: tongue.say(ability, card_type))
            said = tongue.say(plain, card_type)
        except (KeyError, TypeError, ValueError, AttributeError, AssertionError):
            continue
        said_so_far += 1
        why = _fault(reader, plain, said, card_type)
        if why:
            astray.append(Astray(said, why))
    return Trip(said_so_far, tuple(astray))


def _fault(reader: Reader, ability: Ability, said: str, card_type: str) -> str:
    """Why a sentence isn't read as the ability that says it; nothing if it is."""
    text = reader.tongue.script.normalise(said)
    try:
        if isinstance(ability, Action):
            read = reader.action(text, "action")
        else:
            read = reader.printed(text, card_type)
    except Refused as refused:
        return f"refused at {refused.position}: {refused.expected[:60]}"
    plain = replace(ability, name="") if hasattr(ability, "name") else ability
    return "" if len(read) == 1 and meaning(read[0]) == meaning(plain) else MISREAD


def named_anew(tree: Any) -> Any:
    """The tree with its choices named in order: what they are called says only which of them is spoken of later."""
    return _named_anew(tree, {}, iter(_CHOICES))


def _named_anew(node: Any, names: dict[str, str], fresh: Iterator[str]) -> Any:
    if isinstance(node, tuple):
        return tuple(_named_anew(one, names, fresh) for one in node)
    if isinstance(node, Ref):
        return Ref(names.get(node.name, node.name))
    if not isinstance(node, msgspec.Struct):
        return node
    made = {name: _named_anew(getattr(node, name), names, fresh) for name in node.__struct_fields__}
    if isinstance(node, Chosen):
        made["name"] = names[node.name] = next(fresh, node.name)
    return type(node)(**made)


def meaning(tree: Any) -> Any:
    """What a tree means: whatever its choices are called and however it is said; that a comparison fails is another."""
    return _meaning(named_anew(tree))


def _meaning(node: Any) -> Any:
    if isinstance(node, tuple):
        return tuple(_meaning(one) for one in node)
    if not isinstance(node, msgspec.Struct):
        return node
    said = MANNERS.get(type(node), ())
    made = type(node)(
        **{name: "" if name in said else _meaning(getattr(node, name)) for name in node.__struct_fields__}
    )
    match made:
        case DoesntHold(Compare(left, comparison, right)) if comparison in _OPPOSITE:
            made = Compare(left, _OPPOSITE[comparison], right)
    match made:
        case Compare(left, "less than", 1):
            return Compare(left, "is", 0)
        case Sort(rest="shuffle"):
            return replace(made, any_order=False)
        case When(this_or=True, cards=Cards() as cards):
            return replace(made, cards=replace(cards, other=False))  # "this or another" is any
        case Cards(types=types, where=where):
            return replace(made, types=tuple(sorted(types)), where=tuple(sorted(where, key=repr)))  # in any order
    return made


def _parts(node: Any, path: Path) -> Iterator[tuple[Slot, Path, Any]]:
    """The parts of a tree that could be others: records and words in fields, which choose nothing that others mean."""
    if isinstance(node, tuple):
        for at, one in enumerate(node):
            yield from _parts(one, (*path, at))
        return
    if not isinstance(node, msgspec.Struct) or (isinstance(node, Steps) and contains(node.of, (Sort,))):
        return  # what is looked at and where it goes belong together
    for name, part in zip(node.__struct_fields__, children(node), strict=True):
        if part is None or part == () or name in MANNERS.get(type(node), ()) or name in ("name", "joints", "joint"):
            continue
        if isinstance(part, msgspec.Struct) or (isinstance(part, tuple) and not contains(part, (Chosen,))):
            where = part.zone if isinstance(part, Cards) else ""
            yield (type(node), name, where, *_words(node)), (*path, name), part
        yield from _parts(part, (*path, name))


def _speaks_of_others(ability: Ability) -> bool:
    """Whether "another" could mean another than this card and another than a card that was chosen."""
    chosen = found(ability, lambda node: isinstance(node, Chosen))
    other = found(ability, lambda node: isinstance(node, Cards) and node.other)
    return chosen is not None and other is not None and other != getattr(chosen, "cards", None)


def _words(node: msgspec.Struct) -> Iterator[Any]:
    """The words of a record that say what it is about; manners of speaking and the names of choices don't."""
    for name in node.__struct_fields__:
        part = getattr(node, name)
        if name not in ("name", "joint", *MANNERS.get(type(node), ())) and _is_word(part):
            yield part


def _is_word(part: Any) -> bool:
    return isinstance(part, str) or (isinstance(part, tuple) and all(isinstance(one, str) for one in part))


def _with(node: Any, path: Path, part: Any) -> Any:
    """The tree with another part there."""
    if not path:
        return part
    first, rest = path[0], path[1:]
    if isinstance(first, int):
        return (*node[:first], _with(node[first], rest, part), *node[first + 1 :])
    return replace(node, **{first: _with(getattr(node, first), rest, part)})
