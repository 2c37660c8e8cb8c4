"""Trees by hand for cards of the sets 1 to 6."""

from __future__ import annotations

from typing import Final

from mazo.abilities.tree.deeds import Do, Look, Put, Reveal, Sort, ToDeck, ToPlayer
from mazo.abilities.tree.effects import (
    Ability,
    Activated,
    Cant,
    ChooseOne,
    Cost,
    EachCard,
    Gain,
    Get,
    If,
    Keyword,
    Nothing,
    Play,
    PlayersMay,
    Repeat,
    Steps,
    To,
    Triggered,
    UseAbility,
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
    Named,
    OfType,
    They,
    This,
    Top,
    When,
)
from mazo.abilities.tree.short import IT, SUBJECT
from mazo.games.lorcana.short import CHARACTER, MINE, MY_TURN_ENDS, QUESTS


def _strong(strength: int) -> Compare:
    """You have a character with that much strength."""
    return Compare(Count(Cards(("character",), "yours", (Has("strength", "at least", strength),))), "at least", 1)


_PRINCESSES: Final = Cards(("character",), "yours", (Is("exerted"), Classified(("Princess",))), other=True)
_DRAGON: Final = They(IT, (OfType(("character",)), Classified(("Dragon",))))

CARDS: Final[dict[str, tuple[Ability, ...]]] = {
    "Moana - Of Motunui": (
        Triggered(
            QUESTS,
            PlayersMay(EachCard(Every(_PRINCESSES), Steps((Do("ready", IT), Cant(IT, "quest", "this turn"))))),
            name="WE CAN FIX IT",
        ),
    ),
    "Maximus - Team Champion": (
        Triggered(
            MY_TURN_ENDS,
            If(_strong(10), ToPlayer("gain lore", 5), If(_strong(5), ToPlayer("gain lore", 2)), instead=True),
            name="ROYALLY BIG REWARDS",
        ),
    ),
    "Seven Dwarfs' Mine - Secure Fortress": (
        Triggered(
            (When("move", MINE, "this", nth=1, said="the first time"),),
            PlayersMay(
                If(
                    They(SUBJECT, (Classified(("Knight",)),)),
                    Do("deal damage", Chosen(CHARACTER), 2),
                    Do("deal damage", Chosen(CHARACTER), 1),
                    instead=True,
                )
            ),
            once="your turn",
            name="MOUNTAIN DEFENSE",
        ),
    ),
    "Sisu - Uniting Dragon": (
        Triggered(
            QUESTS,
            Repeat(Steps((Reveal(Top()), If(_DRAGON, Do("return to hand", IT), ToDeck(IT, "either")))), while_=_DRAGON),
            name="TRUST BUILDS TRUST",
        ),
    ),
    "Maui's Fish Hook": (
        Activated(
            Cost(),
            UseAbility(This(), "Shapeshift"),
            name="IT'S MAUI TIME!",
            condition=Compare(Count(Cards(("character",), "yours", (Named(("Maui",)),))), "at least", 1),
        ),
        Activated(
            Cost(2, this="exert"),
            ChooseOne(
                (
                    Gain(Chosen(CHARACTER), Keyword("Evasive"), "until your next turn"),
                    Get(Chosen(CHARACTER), "strength", 3, "this turn"),
                )
            ),
            name="SHAPESHIFT",
        ),
    ),
    "The Queen - Diviner": (
        Activated(
            Cost(this="exert"),
            Steps(
                (
                    Look(Top(4)),
                    Sort((Put("stay", 1, up_to=True, cards=Cards(("item",)), reveal=True),), ""),
                    If(
                        They(IT, (Has("cost", "at most", 3),)),
                        To(PlayersMay(Play(IT, state="exerted")), Nothing(), "otherwise", Do("return to hand", IT)),
                        Do("return to hand", IT),
                        instead=True,
                    ),
                    Sort((), "bottom"),
                )
            ),
            name="CONSULT THE SPELLBOOK",
        ),
    ),
}
