"""What pronouns mean: over the sentences of one ability, each "they" or "that card" gets the cards it speaks of.

Builders leave marks: references and words that begin with a question mark. What most of them mean is told by the rules
of a language and game, by the mark's name: functions that look at what was spoken of so far and give the cards.
The marks that mean the same everywhere:

* ``?same``: the second predicate of a clause speaks of its subject.
* ``?chosen``: "the chosen …" are the last ones chosen.
* ``?they``, ``?it``, ``?he``: pronouns; the game's rules say what they mean, and sentences are put together by them.
* ``?that player``: whom the game's rule for players names.
* ``?there``: the zone that was looked at.
* ``?chosen player``, ``?chosen opponent``: whose zone it is; they are chosen first (see `assemble`).

Besides, without a mark: "another chosen one" is another than the one chosen before, else than this card; and what only
the first branch of a condition has chosen is chosen in the other one as well. What was chosen gets a name of its own,
so that a later choice doesn't take its place.
"""

from __future__ import annotations

from collections.abc import Callable, Collection, Mapping
from typing import Any, Final, TypeAlias, cast

import msgspec
from msgspec.structs import replace

from mazo.abilities.reading.walk import contains
from mazo.abilities.tree.deeds import Do, Look, MoveCounters, Reveal, RevealUntil, Search, Sort
from mazo.abilities.tree.effects import ChooseOne, Effect, Gain, If, Play, PlayersMay
from mazo.abilities.tree.nouns import (
    Both,
    Cards,
    Chosen,
    Every,
    Is,
    Not,
    PlayerOf,
    Ref,
    SameObject,
    Them,
    This,
    Top,
    When,
)

_NAMES: Final = ("it", "second", "third", "fourth", "fifth", "sixth", "seventh")
_SHOWS: Final = (Reveal, RevealUntil, Search, Play, Sort)


class Unresolved(Exception):
    """A pronoun that could mean nothing that was spoken of."""


class Mention(msgspec.Struct, frozen=True):
    """Cards that were spoken of."""

    them: Them
    types: tuple[str, ...]
    plural: bool = False
    chosen: bool = False
    in_play: bool = True

    def may_be(self, card_type: str) -> bool:
        """Whether a card of that type may be among them, in play."""
        return self.in_play and (not self.types or card_type in self.types)


Rule: TypeAlias = Callable[["Discourse"], Them | None]
"""What a mark means after what was spoken of; None if it can't mean anything."""


class Pronouns(msgspec.Struct, frozen=True, kw_only=True):
    """How the texts of a game speak of what they have spoken of."""

    rules: Mapping[str, Rule]
    """By the name of the mark, without its question mark."""
    player: Callable[[Discourse], PlayerOf | str]
    """Who "that player" is."""
    actor: str
    """The type of the cards that act, which is what is meant where no type is said."""
    fleeting: Collection[str] = ()
    """The types of the cards that are never in play, so that "another" can't be another than them."""
    spoken: Mapping[str, tuple[str, ...]] = {}
    """References that are spoken of by their mere mention, with the types of what they are."""
    elsewhere: Collection[str] = ()
    """The same for those that aren't in play any more, of whatever type."""
    passing: Collection[str] = ()
    """States that may be over when a later sentence speaks of the cards that were in them."""
    sources: Collection[str] = ()
    """Events after which "another" is another than the one that the event's source befell."""
    notice: Callable[[Discourse, Any], None] = lambda discourse, node: None
    """Is shown every node, to make a note of it in `Discourse.notes`."""


class Discourse:
    """What one ability has spoken of so far."""

    def __init__(self, pronouns: Pronouns, event: When | None, card_type: str) -> None:
        self.pronouns = pronouns
        self.event = event
        self.card_type = card_type
        self.mentions: list[Mention] = []
        self.notes: dict[str, Them] = {}
        """What the game's rules remember for themselves."""
        self._fleeting = card_type in pronouns.fleeting
        self._count = 0
        self._shows = False
        self._there: Cards | None = None

    # What rules may ask.

    def event_types(self) -> tuple[str, ...] | None:
        """What the event befell, unless that was this card or no card."""
        if self.event is None or not isinstance(self.event.cards, Cards):
            return None
        return self.event.cards.types

    def subject(self) -> Them | None:
        """The card that the event befell, if it is another."""
        return Ref("subject") if self.event_types() is not None else None

    def last(self, *, plural: bool | None = None, chosen: bool = False) -> Them | None:
        """What was spoken of last."""
        for one in reversed(self.mentions):
            if plural is not None and one.plural != plural:
                continue
            if chosen and not one.chosen:
                continue
            return one.them
        return None

    def of_type(self, card_type: str) -> Them | None:
        """What was spoken of last that may be of that type, wherever it is."""
        for one in reversed(self.mentions):
            if card_type in one.types or not one.types:
                return one.them
        return None

    # The walk.

    def resolved(self, node: Any) -> Any:
        """The node with all its pronouns resolved."""
        self._shows = contains(node, _SHOWS)
        made = self._walk(node)
        if marks := left(made):
            raise Unresolved(marks[0])
        return made

    def _walk(self, node: Any) -> Any:
        """The same with every mark resolved, in the order of the text."""
        if isinstance(node, tuple):
            return tuple(self._walk(one) for one in node)
        if isinstance(node, str):
            return self.pronouns.player(self) if node == "?that player" else node
        if not isinstance(node, msgspec.Struct):
            return node
        if isinstance(node, Ref):
            return self._ref(node)
        if isinstance(node, This):
            self.mentions.append(Mention(node, (self.card_type,)))
            return node
        if isinstance(node, Gain):
            return replace(node, them=self._walk(node.them))
        if isinstance(node, PlayersMay):
            who = self._walk(node.who)
            return PlayersMay(self._walk(node.do), who)
        if isinstance(node, ChooseOne):
            return self._branches(node)
        if isinstance(node, MoveCounters) and isinstance(node.to, Ref):
            to = self._walk(node.to)  # never one of those that it is moved from
            return replace(node, to=to, source=self._walk(node.source), amount=self._walk(node.amount))
        if isinstance(node, Do):
            amount = self._walk(node.amount)  # "deal damage equal to their strength to chosen character"
            return self._met(replace(node, amount=amount, them=self._walk(node.them)))
        if isinstance(node, If) and node.instead:
            otherwise = self._walk(node.otherwise)
            return replace(node, otherwise=otherwise, condition=self._walk(node.condition), then=self._walk(node.then))
        made = type(node)(**{name: self._walk(getattr(node, name)) for name in node.__struct_fields__})
        return self._met(made)

    def _ref(self, ref: Ref) -> Them:
        if ref.name[:1] == "?":
            return self._meant(ref.name[1:])
        if ref.name in self.pronouns.spoken:
            self.mentions.append(Mention(ref, self.pronouns.spoken[ref.name]))
        elif ref.name in self.pronouns.elsewhere:
            self.mentions.append(Mention(ref, (), in_play=False))
        return ref

    def _meant(self, mark: str) -> Them:
        rule = _RULES.get(mark) or self.pronouns.rules.get(mark)
        them = rule(self) if rule is not None else None
        if them is None:
            raise Unresolved(mark)
        return them

    def _branches(self, node: ChooseOne) -> ChooseOne:
        mentions, count = list(self.mentions), self._count
        of: list[Effect] = []
        for one in node.of:
            self.mentions, self._count = list(mentions), count
            of.append(self._walk(one))
        self.mentions = list(mentions)
        return replace(node, of=tuple(of))

    def _met(self, node: Any) -> Any:
        match node:
            case Chosen(cards=cards, count=count):
                node = replace(node, name=self._name(), cards=self._another(cards))
                plural = count != 1
                self.mentions.append(Mention(Ref(node.name), cards.types, plural, True, cards.zone == "play"))
            case Every(cards=cards) if cards.zone == "play":
                node = replace(node, cards=self._others(cards))
                self.mentions.append(Mention(self._later(node), cards.types, True))
            case Cards(zone=zone) if zone == "?there":
                if self._there is None:
                    raise Unresolved("there")
                node = replace(node, zone=self._there.zone, whose=self._there.whose, said="there")
            case Look(at=Every(cards=cards)):
                self._there = cards
            case Look(at=Top(count=count)):
                self.mentions.append(Mention(Ref("looked"), (), count != 1, False, False))
            case Reveal(them=Ref("looked")):
                pass
            case Reveal() | RevealUntil() | Search():
                plural = isinstance(node, Reveal) and isinstance(node.them, Top) and node.them.count != 1
                self.mentions.append(Mention(Ref("it"), (), plural, False, False))
            case Play(them=them):
                types = them.cards.types if isinstance(them, Chosen) else (self.pronouns.actor,)
                if isinstance(them, Chosen | Ref):
                    self.mentions.append(Mention(Ref("it"), types, False, True))
            case Both():
                self.mentions.append(Mention(node, (self.pronouns.actor,), True))
            case If(then=then, otherwise=otherwise, instead=False):
                node = replace(node, otherwise=_chosen_there_too(then, otherwise))
        self.pronouns.notice(self, node)
        return node

    def _later(self, every: Every) -> Them:
        """All of them, as a later sentence speaks of them: what was done to them may have changed their states."""
        if any(isinstance(one, Is) and one.state in self.pronouns.passing for one in every.cards.where):
            return Ref("?lost")
        return every

    def _another(self, cards: Cards) -> Cards:
        """Another than the one chosen or befallen before, else another than this card."""
        if not cards.other or cards.zone != "play":
            return cards
        if self.event is not None and self.event.event in self.pronouns.sources:
            return replace(cards, where=(*cards.where, Not(SameObject(Ref("other")))))
        earlier = self._chosen_like(cards)
        if not earlier or self._fleeting:
            return cards
        return replace(cards, other=False, where=(*cards.where, *[Not(SameObject(one)) for one in earlier]))

    def _others(self, cards: Cards) -> Cards:
        """The same for all others; "your other …" on a card in play are others than itself."""
        earlier = self._chosen_like(cards)
        if not cards.other or not earlier or (cards.whose == "yours" and not self._fleeting):
            return cards
        return replace(cards, other=False, where=(*cards.where, *[Not(SameObject(one)) for one in earlier]))

    def _chosen_like(self, cards: Cards) -> list[Them]:
        """What was chosen before in play and could be one of such cards."""
        kinds = {*cards.types}
        return [
            one.them
            for one in self.mentions
            if one.chosen and one.in_play and (not kinds or not one.types or kinds & {*one.types})
        ]

    def _name(self) -> str:
        names = ("first", *_NAMES[1:]) if self._shows else _NAMES
        name = names[min(self._count, len(names) - 1)]
        self._count += 1
        return name


def last_chosen(discourse: Discourse) -> Them | None:
    """The last ones chosen."""
    return discourse.last(chosen=True)


def last_several(discourse: Discourse) -> Them | None:
    """The last several cards spoken of."""
    return discourse.last(plural=True)


_RULES: Final[dict[str, Rule]] = {"same": last_chosen, "chosen": last_chosen}
"""The rules of every game."""


def _chosen_there_too(then: Effect, otherwise: Effect | None) -> Effect | None:
    """What happens otherwise to the card that the other branch chooses: nobody has chosen it then, so it is chosen."""
    them = getattr(then, "them", None)
    if isinstance(them, Chosen) and getattr(otherwise, "them", None) == Ref(them.name):
        return cast(Effect, replace(cast(msgspec.Struct, otherwise), them=them))
    return otherwise


def left(node: Any) -> list[str]:
    """The marks that are left in a tree."""
    if isinstance(node, str):
        return [node[1:]] if node[:1] == "?" and len(node) > 1 else []
    if isinstance(node, tuple):
        return [mark for one in node for mark in left(one)]
    if isinstance(node, msgspec.Struct):
        return [mark for name in node.__struct_fields__ for mark in left(getattr(node, name))]
    return []
