"""Words that sentences by hand of Dominios de Ra share."""

from __future__ import annotations

from typing import Final

from mazo.abilities.tree.deeds import Do, ToPlayer
from mazo.abilities.tree.effects import (
    Effect,
)
from mazo.abilities.tree.nouns import (
    Cards,
    Classified,
    Compare,
    During,
    Happened,
    HostOf,
    Is,
    Ref,
    SameObject,
    They,
    When,
)
from mazo.abilities.tree.short import THIS

ALLIES: Final = Cards(("ally",), "yours")
BEARER: Final = Cards(("ally",), where=(SameObject(HostOf(THIS)),))
ENTERS: Final = (When("enter play", "this"),)
VIGIL: Final = During("your vigil")
THEY_ATTACK: Final = (When("declare an attack", who="any opponent"),)
THEIR_ATTACKERS: Final = Cards(("ally",), "opposing", (Is("attacking"),))
CANCELLED: Final = Do("cancel the attack", Ref("attackers"))
IN_RESERVE: Final = They(THIS, (Is("in the reserve"),))
UNUSED: Final = Compare(Happened("use an ability", "you", Cards(where=(SameObject(THIS),))), "is", 0)
FINAL: Final = "until the final phase"
BEFORE: Final = "told with the sentence before"


def of_race(*names: str) -> Cards:
    """The own allies of one of these races."""
    return Cards(("ally",), "yours", (Classified(names),))


def mills(count: int) -> Effect:
    """The opponent mills so many."""
    return ToPlayer("mill", count, "each opponent")
