"""What pronouns mean in the English of the cards, a named rule for each; see `abilities.reading.references`.

* ``he``: "he", "she", "him", "her" are the last single card spoken of that is or could be a character; else this card.
* ``they``: the last cards spoken of among which there are characters, then what the event befell, then this card.
* ``it``: the last card spoken of that is no character in play, else this card.
* ``character``, ``item``, ``location``, ``card``: "that …": the last such one spoken of, then the event's.
* ``characters``, ``cards``: "those …": the last several spoken of, then the event's.
* ``he before``: the same as ``he``, said before the last choice: "add his {W} to another chosen character's {S}".
* ``second``: "the other character" is the last character chosen.
* ``that player``: the player of the last card spoken of, else the one at hand.

The top card of a deck that was put into the discard is spoken of as "it" or "that card".

After "at a location", "that location" is the one where those characters are.
"""

from __future__ import annotations

from typing import Any, Final

from mazo.abilities.reading.references import Discourse, Mention, Pronouns, last_several
from mazo.abilities.tree.deeds import Do
from mazo.abilities.tree.nouns import Cards, Chosen, HostOf, Is, PlayerOf, Ref, Them, They, This, Top

_AT_LOCATION: Final = Is("at a location")
_PLACED: Final = "placed"
"""Who was last said to be at a location."""


def _he(said: Discourse) -> Them | None:
    for one in reversed(said.mentions):
        if not one.plural and (one.may_be("character") or (one.chosen and "character" in one.types)):
            return one.them
    return This()


def _he_before(said: Discourse) -> Them | None:
    last = said.mentions.pop()
    found = _he(said)
    said.mentions.append(last)
    return found


def _they(said: Discourse) -> Them | None:
    for one in reversed(said.mentions):
        if one.may_be("character") and not isinstance(one.them, This):
            return one.them
    if _befell_character(said):
        return said.subject()
    if said.mentions and said.mentions[-1].chosen and said.mentions[-1].plural:
        return said.mentions[-1].them  # cards elsewhere that were just chosen
    return This() if said.card_type == "character" else said.last(plural=True)


def _it(said: Discourse) -> Them | None:
    for one in reversed(said.mentions):
        if not one.plural and (not one.in_play or (one.types and "character" not in one.types)):
            return one.them
    return This() if any(isinstance(one.them, This) for one in said.mentions) or not said.mentions else None


def _character(said: Discourse) -> Them | None:
    found = said.of_type("character")
    if found is not None:
        return found
    if _befell_character(said):
        return said.subject()
    if said.event is not None and isinstance(said.event.other, Cards) and "character" in said.event.other.types:
        return Ref("other")
    return None


def _item(said: Discourse) -> Them | None:
    return said.of_type("item") or (said.subject() if said.event_types() == ("item",) else None)


def _location(said: Discourse) -> Them | None:
    found = said.of_type("location")
    if found is not None:
        return found
    if said.event is not None and said.event.event == "move":
        return Ref("other")
    if said.event_types() == ("location",):
        return said.subject()
    placed = said.notes.get(_PLACED)
    if placed is None and said.event is not None and They(This(), (_AT_LOCATION,)) in said.event.conditions:
        return HostOf(This())
    return HostOf(placed) if placed is not None else None


def _card(said: Discourse) -> Them | None:
    for one in reversed(said.mentions):
        if not isinstance(one.them, This):
            return one.them
    return said.subject() or (Ref("other") if not said.mentions else This())


def _characters(said: Discourse) -> Them | None:
    found = said.last(plural=True)
    if found is None and said.event is not None and said.event.one_or_more:
        return Ref("subject")
    return found


def _second(said: Discourse) -> Them | None:
    for one in reversed(said.mentions):
        if one.chosen and "character" in one.types:
            return one.them
    return None


def _befell_character(said: Discourse) -> bool:
    types = said.event_types()
    return types is not None and (not types or "character" in types)


def _player(said: Discourse) -> PlayerOf | str:
    found = said.last()
    if found is not None and not isinstance(found, This):
        return PlayerOf(found)
    # Who banishes a card isn't its player: there the event's player is another one.
    befallen = said.event is not None and said.event.event in ("banish", "leave play")
    return PlayerOf(Ref("subject")) if befallen and said.subject() is not None else "they"


def _notice(said: Discourse, node: Any) -> None:
    match node:
        case Chosen(cards=cards) if _AT_LOCATION in cards.where:
            said.notes[_PLACED] = Ref(node.name)
        case Do("put into discard" as verb, Top(1)):
            said.mentions.append(Mention(Ref(verb), (), in_play=False))


PRONOUNS: Final = Pronouns(
    rules={
        "he": _he,
        "he before": _he_before,
        "they": _they,
        "it": _it,
        "character": _character,
        "item": _item,
        "location": _location,
        "card": _card,
        "characters": _characters,
        "cards": last_several,
        "second": _second,
    },
    player=_player,
    actor="character",
    fleeting=("action",),
    spoken=dict.fromkeys(("subject", "challenger", "challenged", "singers"), ("character",)),
    elsewhere=("discarded",),
    passing=("exerted", "ready", "damaged"),
    sources=("deals damage",),
    notice=_notice,
)
