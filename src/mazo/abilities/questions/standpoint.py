"""A clause as the player who is asked sees it: what "they" do is what you do, and "you" is somebody else."""

from __future__ import annotations

from typing import Any, Final, TypeVar

import msgspec

from mazo.abilities.questions.blanks import rewritten
from mazo.abilities.tree import deeds, nouns
from mazo.abilities.tree import effects as fx
from mazo.abilities.tree.nouns import Node

SOMEBODY: Final = "each opponent"
"""Who stands for one player who is called by name: said in the third person, at the beginning."""

_N = TypeVar("_N", bound=Node)


def asks_them(asks: Node) -> bool:
    """Whether it is "they" whom a node asks, not the player of the ability."""
    match asks:
        case nouns.Chosen(by=by) | fx.ChooseOne(by=by) | deeds.Sort(by=by):
            return by != "you"
        case fx.PlayersMay(who=who) | fx.Unless(who=who):
            return who != "you"
        case deeds.Discard(who=who, by=by):
            return by == "they" and who != "you"
    return False


def seen_by(deed: _N, *, them: bool, yours: bool) -> _N:
    """The deed from where the asked player sits: whether they are "they", and whether the ability is theirs."""
    if not them:
        return deed
    whose = {"theirs": "yours"} if yours else {"theirs": "yours", "yours": "opposing", "opposing": "yours"}

    def turned(node: Node) -> Node:
        changed: dict[str, Any] = {}
        for name in ("who", "by"):
            player = getattr(node, name, None)
            if player is None or (isinstance(node, deeds.Discard) and name == "by"):
                continue
            if player != "you":
                changed[name] = "you"
            elif not yours and name == "who":
                changed[name] = SOMEBODY
        if isinstance(node, nouns.Cards | nouns.Top) and node.whose in whose:
            changed["whose"] = whose[node.whose]
        if not changed:
            return node
        for name in node.__struct_fields__:
            if name not in changed and isinstance(value := getattr(node, name), Node):
                changed[name] = rewritten(value, turned)
            elif name not in changed and isinstance(value, tuple):
                changed[name] = tuple(rewritten(each, turned) if isinstance(each, Node) else each for each in value)
        return msgspec.structs.replace(node, **changed)

    return rewritten(deed, turned)
