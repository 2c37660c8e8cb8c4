"""Trees by hand for cards of the sets 12 and 13."""

from __future__ import annotations

from typing import Final

from mazo.abilities.tree.deeds import Do, ToDeck
from mazo.abilities.tree.effects import (
    Ability,
    Action,
    Choose,
    EachCard,
    EachPlayer,
    Get,
    If,
    Keyword,
    Play,
    PlayersMay,
    Steps,
    Triggered,
)
from mazo.abilities.tree.nouns import (
    Cards,
    Chosen,
    Compare,
    Count,
    Every,
    OfType,
    Ref,
    SameObject,
    They,
    This,
    Top,
    When,
)
from mazo.abilities.tree.short import IT
from mazo.games.lorcana.short import CHARACTER, MY_TURN_STARTS

_OF_THREE: Final = Cards(("character",), "theirs", (SameObject(Ref("three")),))
_UNDER: Final = Cards(("character",), "yours", zone="under")


CARDS: Final[dict[str, tuple[Ability, ...]]] = {
    "Jack-Jack Parr - Incredible Potential": (
        Triggered(
            MY_TURN_STARTS,
            PlayersMay(
                EachCard(
                    Top(),
                    Steps(
                        (
                            Do("put into discard", IT),
                            If(They(IT, (OfType(("character",)),)), Get(This(), "strength", 2, "this turn")),
                            If(They(IT, (OfType(("action", "item")),)), Get(This(), "lore", 2, "this turn")),
                            If(They(IT, (OfType(("location",)),)), Do("banish", Chosen(CHARACTER, name="victim"))),
                        )
                    ),
                )
            ),
            name="WEIRD THINGS ARE HAPPENING",
        ),
    ),
    "Sulley & Boo - Scare Buddies": (
        Keyword("Shift", 4, variant=("combo",), names=("Sulley", "Boo")),
        Triggered(
            (When("banish", "this"),),
            PlayersMay(Play(Every(_UNDER))),
            Compare(Count(_UNDER), "at least", 1),
            name="THE POWER OF FRIENDSHIP",
        ),
    ),
    "The Family Scattered": (
        Action(
            EachPlayer(
                "chosen opponent",
                Steps(
                    (
                        Choose(Chosen(Cards(("character",), "theirs"), 3, by="they", name="three")),
                        Do("return to hand", Chosen(_OF_THREE, by="they", name="returned", plain=True)),
                        ToDeck(Chosen(_OF_THREE, by="they", name="lowest", plain=True)),
                        ToDeck(Every(_OF_THREE), "top"),
                    )
                ),
            )
        ),
    ),
}
