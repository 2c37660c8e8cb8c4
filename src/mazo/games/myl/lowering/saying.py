"""What Mitos y Leyendas says in its own way about things that last, and what its abilities cost."""

from __future__ import annotations

from mazo.abilities.lowering.reader import Reader
from mazo.abilities.lowering.templates import new
from mazo.abilities.machine.records import Ability
from mazo.abilities.tree import effects as fx
from mazo.abilities.tree import nouns
from mazo.games.myl.codes import lasting as L
from mazo.games.myl.table import PaidAbility
from mazo.kernel.codes import NOBODY


def priced(kind: int, rule: int, what: int, cost: fx.Cost) -> Ability:
    """An ability that costs Oros."""
    ability = PaidAbility(kind, NOBODY, NOBODY, rule, what)
    ability.gold = cost.pay
    return ability


def own_sayings(reader: Reader, effect: fx.Effect | fx.Fact) -> Ability | None:
    """There is nothing that lasts in a way of its own."""
    return None


def own_facts(reader: Reader, fact: fx.Fact) -> tuple[Ability, bool] | None:
    """A fact, and whether it works while its card is not in play: what is said of how it is played does."""
    match fact:
        case fx.Cant(nouns.This(), "be annulled"):
            return new(reader, L.CANT, L.CANT_BE_ANNULLED), True
        case fx.Can(nouns.This(), "be played in the war"):
            return new(reader, L.CAN, L.CAN_BE_PLAYED_IN_WAR), True
    return None
