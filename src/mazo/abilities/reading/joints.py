"""Effects one after the other, and how the printed text joins them: full stops, "and", "then"."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final, TypeAlias, get_args

import msgspec
from msgspec.structs import replace

from mazo.abilities.tree.effects import Effect, Joint, PlayersMay, Steps, To

_JOINTS: Final[tuple[Joint, ...]] = get_args(Joint)

UsualJoint: TypeAlias = Callable[[Effect, Effect], Joint]
"""How the text joins two effects if the tree doesn't say it."""


def joined(*parts: Any) -> Any:
    """One effect after the other, as one; a joint stands before the effect that it joins, else a sentence begins.

    >>> from mazo.abilities.tree.deeds import Draw, Shuffle
    >>> joined(Draw(), "and", Shuffle()).joints
    ('and',)
    """
    effects: list[Any] = []
    joints: list[Joint] = []
    joint: Joint = "."
    for one in parts:
        if isinstance(one, str):
            assert one in _JOINTS
            joint = one
            continue
        for each in parts_of(one):
            if isinstance(each, str):
                joint = each  # type: ignore[assignment]
                continue
            if effects:
                joints.append(joint)
            effects.append(each)
            joint = "."
    return effects[0] if len(effects) == 1 else Steps(tuple(effects), tuple(joints))


def parts_of(effect: Any) -> list[Any]:
    """The effects of an effect, each but the first after its joint."""
    if not isinstance(effect, Steps):
        return [effect]
    out: list[Any] = []
    for index, one in enumerate(effect.of):
        if index:
            out.append(effect.joints[index - 1] if index <= len(effect.joints) else ".")
        out.append(one)
    return out


def last_replaced(effect: Steps, last: Any) -> Steps:
    """The same with another last effect."""
    return replace(effect, of=(*effect.of[:-1], last))


def trimmed(node: Any, usual_joint: UsualJoint, inner: bool = False) -> Any:
    """The tree without the joints that are as usual, which the text knows; within "may" and "to" those are others."""
    if isinstance(node, tuple):
        return tuple(trimmed(one, usual_joint) for one in node)
    if not isinstance(node, msgspec.Struct):
        return node
    inside = isinstance(node, PlayersMay | To)
    node = type(node)(**{name: trimmed(getattr(node, name), usual_joint, inside) for name in node.__struct_fields__})
    if isinstance(node, Steps) and not (inner and "." in node.joints):
        usual = tuple(usual_joint(one, other) for one, other in zip(node.of, node.of[1:], strict=False))
        if node.joints == usual:
            return replace(node, joints=())
    return node
