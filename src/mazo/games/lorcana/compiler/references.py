"""What pronouns mean: over the sentences of one ability, each "they" or "that card" gets the cards it speaks of.

The builder leaves marks: references whose names begin with a question mark. The rules, each by its name:

* ``same``: the second predicate of a clause speaks of its subject.
* ``chosen``: "the chosen character", "the banished item" are the last ones chosen.
* ``he``: "he", "she", "him", "her" are the last single card spoken of that is or could be a character; else this card.
* ``they``: the last cards spoken of among which there are characters, then what the event befell, then this card.
* ``it``: the last card spoken of that is no character in play, else this card.
* ``character``, ``item``, ``location``, ``card``: "that …": the last such one spoken of, then the event's.
* ``characters``, ``cards``: "those …": the last several spoken of, then the event's.
* ``another``: "another chosen character" is another than the one chosen before, or hurt in the event; else than this.
* ``he before``: the same as ``he``, said before the last choice: "add his {W} to another chosen character's {S}".
* ``that location``: after "at a location", the one where those characters are.
* ``there``: the zone that was looked at.
* ``otherwise``: what only the first branch has chosen is chosen in the other one as well.
* ``second``: "the other character" is the last character chosen.
* ``that player``: the player of the last card spoken of, else the one at hand.

What was chosen gets a name of its own, so that a later choice doesn't take its place.
"""

from __future__ import annotations

from typing import Any, Final, cast

import msgspec
from msgspec.structs import replace

from mazo.abilities.tree.deeds import Do, Look, MoveCounters, Reveal, RevealUntil, Search, Sort
from mazo.abilities.tree.effects import ChooseOne, Effect, Gain, If, Play, PlayersMay
from mazo.abilities.tree.nouns import (
    Both,
    Cards,
    Chosen,
    Every,
    HostOf,
    Is,
    Not,
    PlayerOf,
    Ref,
    SameObject,
    Them,
    They,
    This,
    Top,
    When,
)

AT_LOCATION: Final = Is("at a location")
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

    @property
    def person(self) -> bool:
        """Whether a character may be among them, in play."""
        return self.in_play and (not self.types or "character" in self.types)


class Discourse:
    """What one ability has spoken of so far."""

    def __init__(self, event: When | None, card_type: str) -> None:
        self.event = event
        self.card_type = card_type
        self.mentions: list[Mention] = []
        self.count = 0
        self.shows = False
        # Who was last said to be at a location, and the zone that was last looked at.
        self.placed: Them | None = None
        self.there: Cards | None = None

    # The event.

    def event_types(self) -> tuple[str, ...] | None:
        """What the event befell, unless that was this card or no card."""
        if self.event is None or not isinstance(self.event.cards, Cards):
            return None
        return self.event.cards.types

    def subject(self) -> Them | None:
        """The card that the event befell, if it is another."""
        return Ref("subject") if self.event_types() is not None else None

    def _last(self, *, person: bool | None = None, plural: bool | None = None, chosen: bool = False) -> Them | None:
        for one in reversed(self.mentions):
            if person is not None and one.person != person:
                continue
            if plural is not None and one.plural != plural:
                continue
            if chosen and not one.chosen:
                continue
            return one.them
        return None

    def _of_type(self, kind: str) -> Them | None:
        for one in reversed(self.mentions):
            if kind in one.types or not one.types:
                return one.them
        return None

    # The rules.

    def resolve(self, name: str) -> Them:
        """What the marked reference means."""
        found = getattr(self, f"rule_{name[1:].replace(' ', '_')}", None)
        them: Them | None = found() if found is not None else None
        if them is None:
            raise Unresolved(name[1:])
        return them

    def rule_same(self) -> Them | None:
        return self._last(chosen=True)

    def rule_chosen(self) -> Them | None:
        return self._last(chosen=True)

    def rule_he(self) -> Them | None:
        for one in reversed(self.mentions):
            if not one.plural and (one.person or (one.chosen and "character" in one.types)):
                return one.them
        return This()

    def rule_he_before(self) -> Them | None:
        last = self.mentions.pop()
        found = self.rule_he()
        self.mentions.append(last)
        return found

    def rule_they(self) -> Them | None:
        for one in reversed(self.mentions):
            if one.person and not isinstance(one.them, This):
                return one.them
        types = self.event_types()
        if types is not None and (not types or "character" in types):
            return self.subject()
        if self.mentions and self.mentions[-1].chosen and self.mentions[-1].plural:
            return self.mentions[-1].them  # cards elsewhere that were just chosen
        return This() if self.card_type == "character" else self._last(plural=True)

    def rule_it(self) -> Them | None:
        for one in reversed(self.mentions):
            if not one.plural and (not one.in_play or (one.types and "character" not in one.types)):
                return one.them
        return This() if any(isinstance(one.them, This) for one in self.mentions) or not self.mentions else None

    def rule_character(self) -> Them | None:
        found = self._of_type("character")
        if found is not None:
            return found
        types = self.event_types()
        if types is not None and (not types or "character" in types):
            return self.subject()
        if self.event is not None and isinstance(self.event.other, Cards) and "character" in self.event.other.types:
            return Ref("other")
        return None

    def rule_item(self) -> Them | None:
        return self._of_type("item") or (self.subject() if self.event_types() == ("item",) else None)

    def rule_location(self) -> Them | None:
        found = self._of_type("location")
        if found is not None:
            return found
        if self.event is not None and self.event.event == "move":
            return Ref("other")
        if self.event_types() == ("location",):
            return self.subject()
        if self.placed is None and self.event is not None and They(This(), (AT_LOCATION,)) in self.event.conditions:
            return HostOf(This())
        return HostOf(self.placed) if self.placed is not None else None

    def rule_card(self) -> Them | None:
        found = self._last()
        return found if found is not None else self.subject() or Ref("other")

    def rule_characters(self) -> Them | None:
        found = self._last(plural=True)
        if found is None and self.event is not None and self.event.one_or_more:
            return Ref("subject")
        return found

    def rule_cards(self) -> Them | None:
        return self._last(plural=True)

    def rule_second(self) -> Them | None:
        for one in reversed(self.mentions):
            if one.chosen and "character" in one.types:
                return one.them
        return None

    def player(self) -> PlayerOf | str:
        """Rule ``that player``."""
        found = self._last()
        if found is not None and not isinstance(found, This):
            return PlayerOf(found)
        # Who banishes a card isn't its player: there the event's player is another one.
        befallen = self.event is not None and self.event.event in ("banish", "leave play")
        return PlayerOf(Ref("subject")) if befallen and self.subject() is not None else "they"

    # The walk.

    def walk(self, node: Any) -> Any:
        """The same with every mark resolved, in the order of the text."""
        if isinstance(node, tuple):
            return tuple(self.walk(one) for one in node)
        if isinstance(node, str):
            return self.player() if node == "?that player" else node
        if not isinstance(node, msgspec.Struct):
            return node
        if isinstance(node, Ref):
            return self._ref(node)
        if isinstance(node, This):
            self.mentions.append(Mention(node, (self.card_type,)))
            return node
        if isinstance(node, Gain):
            return replace(node, them=self.walk(node.them))
        if isinstance(node, PlayersMay):
            who = self.walk(node.who)
            return PlayersMay(self.walk(node.do), who)
        if isinstance(node, ChooseOne):
            return self._branches(node)
        if isinstance(node, MoveCounters) and isinstance(node.to, Ref):
            to = self.walk(node.to)  # never one of those that it is moved from
            return replace(node, to=to, source=self.walk(node.source), amount=self.walk(node.amount))
        if isinstance(node, Do):
            amount = self.walk(node.amount)  # "deal damage equal to their strength to chosen character"
            return self._met(replace(node, amount=amount, them=self.walk(node.them)))
        if isinstance(node, If) and node.instead:
            otherwise = self.walk(node.otherwise)
            return replace(node, otherwise=otherwise, condition=self.walk(node.condition), then=self.walk(node.then))
        made = type(node)(**{name: self.walk(getattr(node, name)) for name in node.__struct_fields__})
        return self._met(made)

    def _ref(self, ref: Ref) -> Them:
        if ref.name[:1] == "?":
            return self.resolve(ref.name)
        if ref.name in ("subject", "challenger", "challenged"):
            self.mentions.append(Mention(ref, ("character",)))
        elif ref.name == "discarded":
            self.mentions.append(Mention(ref, (), in_play=False))
        return ref

    def _branches(self, node: ChooseOne) -> ChooseOne:
        mentions, count = list(self.mentions), self.count
        of: list[Effect] = []
        for one in node.of:
            self.mentions, self.count = list(mentions), count
            of.append(self.walk(one))
        self.mentions = list(mentions)
        return replace(node, of=tuple(of))

    def _met(self, node: Any) -> Any:
        match node:
            case Chosen(cards=cards, count=count):
                node = replace(node, name=self._name(), cards=self._another(cards))
                plural = count != 1
                self.mentions.append(Mention(Ref(node.name), cards.types, plural, True, cards.zone == "play"))
                if AT_LOCATION in cards.where:
                    self.placed = Ref(node.name)
            case Every(cards=cards) if cards.zone == "play":
                node = replace(node, cards=self._others(cards))
                self.mentions.append(Mention(_later(node), cards.types, True))
            case Cards(zone=zone) if zone == "?there":
                if self.there is None:
                    raise Unresolved("there")
                node = replace(node, zone=self.there.zone, whose=self.there.whose, said="there")
            case Look(at=Every(cards=cards)):
                self.there = cards
            case Look(at=Top(count=count)):
                self.mentions.append(Mention(Ref("looked"), (), count != 1, False, False))
            case Reveal(them=Ref("looked")):
                pass
            case Reveal() | RevealUntil() | Search():
                plural = isinstance(node, Reveal) and isinstance(node.them, Top) and node.them.count != 1
                self.mentions.append(Mention(Ref("it"), (), plural, False, False))
            case Play(them=them):
                types = them.cards.types if isinstance(them, Chosen) else ("character",)
                if isinstance(them, Chosen | Ref):
                    self.mentions.append(Mention(Ref("it"), types, False, True))
            case Both():
                self.mentions.append(Mention(node, ("character",), True))
            case If(then=then, otherwise=otherwise, instead=False):
                node = replace(node, otherwise=_chosen_there_too(then, otherwise))
        return node

    def _another(self, cards: Cards) -> Cards:
        """Rule ``another``: another than the one chosen or hurt before, else another than this card."""
        if not cards.other or cards.zone != "play":
            return cards
        if self.event is not None and self.event.event == "deals damage":
            return replace(cards, where=(*cards.where, Not(SameObject(Ref("other")))))
        earlier = self._chosen_like(cards)
        if not earlier or self.card_type == "action":
            return cards
        return replace(cards, other=False, where=(*cards.where, *[Not(SameObject(one)) for one in earlier]))

    def _others(self, cards: Cards) -> Cards:
        """The same for all others; "your other characters" on a character are others than itself."""
        earlier = self._chosen_like(cards)
        if not cards.other or not earlier or (cards.whose == "yours" and self.card_type != "action"):
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
        names = ("first", *_NAMES[1:]) if self.shows else _NAMES
        name = names[min(self.count, len(names) - 1)]
        self.count += 1
        return name


def _chosen_there_too(then: Effect, otherwise: Effect | None) -> Effect | None:
    """What happens otherwise to the card that the other branch chooses: nobody has chosen it then, so it is chosen."""
    them = getattr(then, "them", None)
    if isinstance(them, Chosen) and getattr(otherwise, "them", None) == Ref(them.name):
        return cast(Effect, replace(cast(msgspec.Struct, otherwise), them=them))
    return otherwise


def _later(every: Every) -> Them:
    """All of them, as a later sentence speaks of them: what was done to them may have changed their states."""
    passing = ("exerted", "ready", "damaged")
    if any(isinstance(one, Is) and one.state in passing for one in every.cards.where):
        return Ref("?lost")
    return every


def contains(node: Any, kinds: tuple[type, ...]) -> bool:
    """Whether such a node is anywhere in the tree."""
    if isinstance(node, kinds):
        return True
    if isinstance(node, tuple | list):
        return any(contains(one, kinds) for one in node)
    if isinstance(node, msgspec.Struct):
        return any(contains(getattr(node, name), kinds) for name in node.__struct_fields__)
    return False


def resolved(node: Any, event: When | None, card_type: str) -> Any:
    """The node with all its pronouns resolved."""
    discourse = Discourse(event, card_type)
    discourse.shows = contains(node, _SHOWS)
    made = discourse.walk(node)
    if marks := left(made):
        raise Unresolved(marks[0])
    return made


def left(node: Any) -> list[str]:
    """The marks that are left in a tree."""
    if isinstance(node, str):
        return [node[1:]] if node[:1] == "?" and len(node) > 1 else []
    if isinstance(node, tuple):
        return [mark for one in node for mark in left(one)]
    if isinstance(node, msgspec.Struct):
        return [mark for name in node.__struct_fields__ for mark in left(getattr(node, name))]
    return []
