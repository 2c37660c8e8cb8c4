"""What players other than the reader do: their cards, their choices."""

from __future__ import annotations

from typing import Any, cast

import msgspec
from msgspec.structs import replace

from mazo.abilities.reading.joints import joined
from mazo.abilities.reading.parts import Options
from mazo.abilities.tree.deeds import Discard, Draw, RevealHand, Shuffle, ToPlayer
from mazo.abilities.tree.effects import ChooseOne, EachPlayer, Effect, If, Pay
from mazo.abilities.tree.nouns import Cards, Chosen, Top
from mazo.games.lorcana.reading.parts import Those


def done_by(who: Any, deeds: list[Any]) -> Effect:
    """What another player does: alone with its player in it, else each of those players in turn."""
    if any(isinstance(one, RevealHand) and one.who != "they" for one in deeds):
        raise ValueError("their own hand")
    if isinstance(who, Those):
        return EachPlayer(who.who, If(who.condition, cast(Any, joined(*[theirs(one) for one in deeds]))))
    if len(deeds) == 1 and isinstance(deeds[0], Draw | Discard | ToPlayer | Pay | RevealHand | Shuffle):
        return replace(deeds[0], who=who)
    return EachPlayer(who, cast(Any, joined(*[theirs(one) for one in deeds])))


def theirs(node: Any) -> Any:
    """An effect as the player at hand does it: their cards, their choices."""
    if isinstance(node, tuple):
        return tuple(theirs(one) for one in node)
    if not isinstance(node, msgspec.Struct):
        return node
    fields = {name: theirs(getattr(node, name)) for name in node.__struct_fields__}
    if isinstance(node, Chosen):
        fields["by"] = "they"
        fields["plain"] = False if node.cards.whose == "theirs" else node.plain
    if isinstance(node, Cards | Top) and node.whose == "yours":
        fields["whose"] = "theirs"
    if isinstance(node, ChooseOne | Options) and node.by == "you":
        fields["by"] = "they"
    if isinstance(node, Draw | Discard | ToPlayer | Pay | RevealHand | Shuffle):
        if node.who == "you":
            fields["who"] = "they"
    return type(node)(**fields)
