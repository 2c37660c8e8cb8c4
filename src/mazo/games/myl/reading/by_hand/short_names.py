"""Short names for what sentences by hand say again and again."""

from __future__ import annotations

from typing import Final

from mazo.abilities.tree.deeds import Do, ToPlayer
from mazo.abilities.tree.effects import Choose, Cost, Effect, Instead
from mazo.abilities.tree.nouns import (
    Cards,
    Chosen,
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
from mazo.abilities.tree.short import IT, THIS

ALLIES: Final = Cards(("ally",), "yours")
THEIRS: Final = Cards(("ally",), "opposing")
GRAVE: Final = Cards(whose="yours", zone="graveyard")
BEARER: Final = Cards(("ally",), where=(SameObject(HostOf(THIS)),))
ENTERS: Final = (When("enter play", "this"),)
WAR: Final = During("the war")
VIGIL: Final = During("your vigil")
THEY_ATTACK: Final = (When("declare an attack", who="any opponent"),)
THEIR_ATTACKERS: Final = Cards(("ally",), "opposing", (Is("attacking"),))
BANISHED: Final = Cost(effects=(Do("banish", THIS),))
CANCELLED: Final = Do("cancel the attack", Ref("attackers"))
IN_RESERVE: Final = They(THIS, (Is("in the reserve"),))
UNUSED: Final = Compare(Happened("use an ability", "you", Cards(where=(SameObject(THIS),))), "is", 0)
FINAL: Final = "until the final phase"
BEFORE: Final = "told with the sentence before"
NO_DAMAGE: Final = "damage to the castle that one ally doesn't deal"


def of_race(*names: str) -> Cards:
    """The own allies of one of these races."""
    return Cards(("ally",), "yours", (Classified(names),))


def mills(count: int) -> Effect:
    """The opponent mills so many."""
    return ToPlayer("mill", count, "each opponent")


def harmless(allies: Cards) -> tuple[Effect, ...]:
    """One of these allies is chosen, and does no damage to your castle this turn."""
    damage = When("damage the deck", Cards(whose="opposing", where=(SameObject(IT),)))
    return Choose(Chosen(allies), "chosen"), Instead(damage, until="this turn")
