"""Trees by hand for cards of the sets 12 and 13."""

from __future__ import annotations

from typing import Final

from mazo.abilities.tree.deeds import Do, Draw, ToDeck
from mazo.abilities.tree.effects import (
    Ability,
    Action,
    Choose,
    ChooseOne,
    EachCard,
    EachPlayer,
    Effect,
    Get,
    If,
    Keyword,
    Play,
    PlayersMay,
    Static,
    Steps,
    Triggered,
)
from mazo.abilities.tree.nouns import (
    Cards,
    Chosen,
    Classified,
    Compare,
    Count,
    Every,
    Has,
    Is,
    OfType,
    Ref,
    SameObject,
    They,
    This,
    Top,
    Turn,
    When,
)
from mazo.abilities.tree.short import IT
from mazo.abilities.tree.words import CardType
from mazo.games.lorcana.short import CHARACTER, MY_TURN_STARTS, PLAYED

_HERE: Final = Cards(("character",), "yours", (Is("here"),))
_OF_THREE: Final = Cards(("character",), "theirs", (SameObject(Ref("three")),))
_UNDER: Final = Cards(("character",), "yours", zone="under")


def _one_or_both(kind: CardType) -> Effect:
    """Return such a cheap card or play one; both with another Toy."""
    cheap = (Has("cost", "at most", 2),)
    options: tuple[Effect, ...] = (
        PlayersMay(Do("return to hand", Chosen(Cards((kind,), "yours", cheap, "discard")))),
        PlayersMay(Play(Chosen(Cards((kind,), "yours", cheap, "hand")))),
    )
    toy = Compare(Count(Cards(("character",), "yours", (Classified(("Toy",)),), other=True)), "at least", 1)
    return If(toy, ChooseOne(options, count=2), ChooseOne(options), instead=True)


CARDS: Final[dict[str, tuple[Ability, ...]]] = {
    "Andy's Room - Home Base": (
        Static(
            (Get(Every(_HERE), "willpower", 2), Get(Every(_HERE), "lore", 1)),
            Compare(Count(_HERE), "is", 1),
            name="ANDY'S FAVORITE",
        ),
    ),
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
    "Woody - Helping a Friend": (Triggered(PLAYED, _one_or_both("character"), name="HANG ON!"),),
    "Buzz Lightyear - Providing Cover": (Triggered(PLAYED, _one_or_both("action"), name="ACTION FIGURE"),),
    "Sulley & Boo - Scare Buddies": (
        Keyword("Shift", 4, variant=("combo",), names=("Sulley", "Boo")),
        Triggered(
            (When("banish", "this"),),
            PlayersMay(Play(Every(_UNDER))),
            Compare(Count(_UNDER), "at least", 1),
            name="THE POWER OF FRIENDSHIP",
        ),
    ),
    "Look What You've Done": (
        Action(Do("deal damage", Chosen(CHARACTER), 2)),
        Triggered(
            (When("discard", "this", who="you", conditions=(Turn(),)),),
            PlayersMay(Play(This(), free=False)),
            zone="discard",
        ),
    ),
    "If I Didn't Have You": (Action(Steps((Draw(2), Draw(2, "chosen opponent")))),),
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
