"""Targets that are fixed when something is declared: which ones an effect names, and what it does with them."""

from __future__ import annotations

from collections.abc import Sequence

import msgspec

from mazo.abilities.tree import effects as fx
from mazo.abilities.tree import nouns
from mazo.errors import BadTree


def fixed_targets(effect: fx.Effect, zones: Sequence[str]) -> tuple[tuple[nouns.Chosen, ...], fx.Effect]:
    """What the effect chooses in these zones whatever else happens, and the effect on what has been chosen.

    What stands behind a condition, or is up to a player, is chosen only when it comes to that.
    """
    found: list[nouns.Chosen] = []
    rest = _aimed(effect, zones, found)
    names = [target.name for target in found]
    if len(set(names)) < len(names):
        raise BadTree(
            f"Two targets go by one name: {', '.join(names)}.",
            f"Dos objetivos llevan el mismo nombre: {', '.join(names)}.",
        )
    return tuple(found), rest


def _aimed(effect: fx.Effect, zones: Sequence[str], found: list[nouns.Chosen]) -> fx.Effect:
    if isinstance(effect, fx.Steps):
        return msgspec.structs.replace(effect, of=tuple(_aimed(each, zones, found) for each in effect.of))
    for field in ("them", "on"):
        them = getattr(effect, field, None)
        if isinstance(them, nouns.Chosen) and _is_target(them, zones):
            found.append(them)
            return msgspec.structs.replace(effect, **{field: nouns.Ref(them.name)})
    return effect


def _is_target(chosen: nouns.Chosen, zones: Sequence[str]) -> bool:
    return chosen.cards.zone in zones and chosen.by == "you" and not chosen.at_random
