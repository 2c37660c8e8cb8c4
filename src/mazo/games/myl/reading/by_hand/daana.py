"""Sentences of Hijos de Daana and its expansions whose trees are written by hand."""

from __future__ import annotations

from typing import Final

from mazo.abilities.tree.deeds import Discard, Do, Draw, Look, Put, Sort, ToDeck
from mazo.abilities.tree.effects import (
    Activated,
    Choose,
    ChooseOne,
    Cost,
    If,
    Instead,
    PlayersMay,
    Steps,
    Triggered,
)
from mazo.abilities.tree.nouns import (
    AllOf,
    Cards,
    Chosen,
    Compare,
    Count,
    Every,
    Is,
    Named,
    OfType,
    OneOf,
    SameObject,
    They,
    Top,
    When,
)
from mazo.abilities.tree.short import IT, THIS
from mazo.games.myl.reading.by_hand.sentence import ByHand

_GRAVE: Final = Cards(whose="yours", zone="graveyard")
_DRUID: Final = Named(("Druida",), part=True)
_GOLD_OR_DRUID: Final = Cards(where=(OneOf((OfType(("gold",)), AllOf((OfType(("ally",)), _DRUID)))),))
_HARMLESS: Final = Steps(
    (
        Choose(Chosen(Cards(("ally",), "opposing")), "chosen"),
        Instead(When("damage the deck", Cards(whose="opposing", where=(SameObject(IT),))), until="this turn"),
    )
)
_SAID: Final = "said with the sentence before"
_NO_DAMAGE: Final = "damage to the castle that one ally doesn't deal"

CARDS: Final[dict[str, tuple[ByHand, ...]]] = {
    "Achall": (
        ByHand(
            "488619580e4f",
            (
                Activated(
                    Cost(effects=(Do("move to the attack line", THIS),)),
                    ChooseOne(
                        (
                            ToDeck(Chosen(_GRAVE), "shuffle"),
                            If(
                                Compare(Count(Cards(("ally",), "yours")), "at least", 2),
                                Steps((Draw(), Discard()), ("and",)),
                            ),
                        ),
                        said="or",
                    ),
                ),
            ),
            "an option that has a condition of its own",
        ),
    ),
    "Druida Sanador": (
        ByHand(
            "f1a2bf79012b",
            (
                Triggered(
                    (When("enter play", "this"),),
                    PlayersMay(
                        Steps(
                            (
                                Do("put into hand", Chosen(Cards(("ally",), "yours", zone="graveyard"))),
                                If(
                                    They(IT, (_DRUID,)),
                                    PlayersMay(ToDeck(Chosen(_GRAVE, 2, up_to=True, name="second"), "shuffle")),
                                ),
                            )
                        )
                    ),
                ),
            ),
            "the second sentence speaks of the card that went to the hand",
        ),
        ByHand("8a02b4d6df88", (), _SAID),
    ),
    "Tadg el Druida": (
        ByHand(
            "eee22cd06a21",
            (
                Triggered(
                    (When("enter play", "this"),),
                    PlayersMay(
                        Steps(
                            (
                                Look(Top(4)),
                                Sort(
                                    (
                                        Put(
                                            "hand",
                                            1,
                                            up_to=True,
                                            cards=_GOLD_OR_DRUID,
                                        ),
                                    ),
                                    "bottom",
                                ),
                            )
                        )
                    ),
                ),
            ),
            "an Oro or a Druida: two nouns with one verb",
        ),
        ByHand("5d236f04fc7e", (), _SAID),
    ),
    "Figol el Druida": (
        ByHand(
            "6ee1f3e08f38",
            (
                Triggered(
                    (When("block", "this"),),
                    Do("cancel the attack", Every(Cards(("ally",), "opposing", (Is("attacking"),)))),
                ),
            ),
            "attackers go back to the Línea de Defensa, which is what becomes of cancelled ones",
        ),
    ),
    "Druida de Man": (
        ByHand(
            "88db3b099d17", (Activated(Cost(effects=(Do("banish", THIS),)), _HARMLESS, zone="graveyard"),), _NO_DAMAGE
        ),
    ),
    "Salmon del Saber": (
        ByHand(
            "3d97ac580e1a",
            (Activated(Cost(effects=(Do("banish", THIS),)), _HARMLESS, condition=They(THIS, (Is("in the reserve"),))),),
            _NO_DAMAGE,
        ),
    ),
}
