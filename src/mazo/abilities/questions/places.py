"""Which clause of a card's text a program has come to: the node that asks, and the deed that it asks for."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Final

import msgspec

from mazo.abilities.lowering.writer import Writer
from mazo.abilities.machine import program as op
from mazo.abilities.tree import deeds, nouns
from mazo.abilities.tree import effects as fx
from mazo.abilities.tree.nouns import Node

_ASKING: Final[dict[int, tuple[type[Node], ...]]] = {
    op.PICK: (nouns.Chosen, deeds.Discard, deeds.Sort),
    op.LET: (fx.PlayersMay, fx.Unless),
    op.MODE: (fx.ChooseOne, deeds.ToDeck),
    op.NAME_AMOUNT: (deeds.RemoveCounters, deeds.MoveCounters),
    op.SHARE_OUT: (deeds.RemoveCounters,),
    op.ARRANGE: (deeds.ToDeck, deeds.Sort),
}
"""What may ask by which instruction; a player is chosen by any effect that speaks of one."""


class Place(msgspec.Struct, frozen=True):
    """A clause that asks."""

    kind: int
    """The kind of card whose text it is; negative: a keyword's."""
    asks: Node
    """What asks: chosen cards, a "may", one of several effects."""
    deed: fx.Effect
    """What it is asked for; often the node itself."""
    within: fx.Effect
    """The whole effect that the deed is a part of."""
    slots: Mapping[str, int]
    """Where the program keeps the cards that its text calls by these names."""
    after: tuple[fx.Effect, ...] = ()
    """What the text says is done after the deed."""
    amounts: Mapping[int, int] = msgspec.field(default_factory=dict)
    """The expressions of the amounts in it, by the identity of their nodes."""
    turn: int = 0
    """The how-manieth question of that node this is, from 0: sorting asks once for each destination."""


class Places:
    """The clauses of all programs of a game's cards."""

    def __init__(self, writer: Writer, trees: Sequence[Sequence[fx.Ability]] = ()) -> None:
        assert writer.marks is not None
        self.trees = trees  # of each kind of card, where targets are chosen by programs of their own
        self.library = writer.pages.library
        self.slots = writer.slots
        self.begun: dict[int, list[tuple[int, int, Node]]] = {}
        self.marks = writer.marks  # whose nodes live as long as their identities are asked for
        self.amounts: dict[int, int] = {}
        # The conditions by their expressions, with the kind of card that says so.
        self.conditions: dict[int, tuple[int, nouns.Condition]] = {}
        for mark in writer.marks:
            if mark.sort == "expression" and isinstance(mark.node, nouns.Amount):
                self.amounts[id(mark.node)] = mark.number
            if mark.sort == "expression" and isinstance(mark.node, nouns.Condition):
                self.conditions.setdefault(mark.number, (mark.card, mark.node))
            if mark.sort == "program" and not isinstance(mark.node, fx.Triggered | fx.Activated | fx.Answer):
                self.begun.setdefault(mark.number, []).append((mark.at, mark.card, mark.node))

    def whole(self, program: int) -> tuple[int, fx.Effect] | None:
        """All that a program does, and the kind of card that says so."""
        found = [one for one in self.begun.get(program, []) if not isinstance(one[2], nouns.Chosen)]
        return (found[0][1], _effect(found[0][2])) if found else None

    def deed_at(self, program: int, pc: int) -> tuple[int, fx.Effect] | None:
        """What a program was about to do at an instruction, and the kind of card that says so."""
        before = [one for one in self.begun.get(program, []) if one[0] <= pc and not isinstance(one[2], nouns.Chosen)]
        return (before[-1][1], _effect(before[-1][2])) if before else None

    def at(self, program: int, pc: int) -> Place | None:
        """The clause that asks by an instruction of a program; None if it is no question of a text."""
        code = self.library[program][pc]
        before = [begun for begun in self.begun.get(program, []) if begun[0] <= pc]
        effects = [begun for begun in before if not isinstance(begun[2], nouns.Chosen)]
        asking = [begun for begun in before if isinstance(begun[2], _ASKING.get(code, ()))]
        if code == op.PICK_PLAYER:
            asking = effects
        if not asking or code not in (*_ASKING, op.PICK_PLAYER):
            return None
        start, kind, node = asking[-1]
        deed = node
        if isinstance(node, nouns.Chosen):
            deed = [begun[2] for begun in before[: before.index(asking[-1])] if begun in effects][-1]
        row = self.library[program]
        turn = sum(row[at] == code for at in range(start, pc, op.WIDTH))
        within = _effect(effects[0][2])
        after = next((_after(each[2], deed) for each in reversed(effects) if isinstance(each[2], fx.Steps)), ())
        if isinstance(deed, fx.Choose) and self.trees and (aimed := _aimed_by(self.trees[kind], node)) is not None:
            deed, after = aimed
            within = deed
        return Place(kind, node, _effect(deed), within, self.slots.get(program, {}), after, self.amounts, turn)


def _after(steps: Node, deed: Node) -> tuple[fx.Effect, ...]:
    """The steps that come after a deed."""
    assert isinstance(steps, fx.Steps)
    at = next((at for at, each in enumerate(steps.of) if each is deed), len(steps.of))
    return steps.of[at + 1 :]


def _aimed_by(tree: object, target: Node) -> tuple[fx.Effect, tuple[fx.Effect, ...]] | None:
    """What is done to a target that was fixed beforehand, and what is done after it."""
    if isinstance(tree, tuple):
        return next((found for each in tree if (found := _aimed_by(each, target)) is not None), None)
    if isinstance(tree, fx.Steps):
        for at, step in enumerate(tree.of):
            if (found := _aimed_by(step, target)) is not None:
                return found[0], (*found[1], *tree.of[at + 1 :])
        return None
    if not isinstance(tree, Node):
        return None
    if getattr(tree, "them", None) is target:
        return _effect(tree), ()
    parts = tuple(getattr(tree, name) for name in tree.__struct_fields__)
    return _aimed_by(parts, target)


def _effect(node: Node) -> fx.Effect:
    assert not isinstance(node, nouns.Chosen)
    return node  # type: ignore[return-value]  # whatever begins in a program is an effect


def holds(node: object, part: object) -> bool:
    """Whether a tree has this very part in it."""
    if node is part:
        return True
    if isinstance(node, tuple):
        return any(holds(each, part) for each in node)
    fields: tuple[str, ...] = getattr(node, "__struct_fields__", ())
    return any(holds(getattr(node, name), part) for name in fields)
