"""Real cards of the rulings about choosing, "may" and text, each with what it says as a tree."""

from __future__ import annotations

from typing import Final

from mazo.abilities.tree.deeds import (
    Deal,
    Discard,
    Draw,
    Exert,
    GainLore,
    Ink,
    MoveDamage,
    NameCard,
    Ready,
    Return,
    Reveal,
    ToDeck,
)
from mazo.abilities.tree.effects import (
    Action,
    Activated,
    Cant,
    Choose,
    ChoosePlayer,
    Cost,
    Gain,
    Get,
    If,
    Keyword,
    PlayersMay,
    Static,
    Steps,
    To,
    Triggered,
)
from mazo.abilities.tree.nouns import (
    Cards,
    Chosen,
    Classified,
    Compare,
    Count,
    Every,
    Happened,
    Has,
    Is,
    IsNamedCard,
    Not,
    PlayerOf,
    Ref,
    SameObject,
    Sum,
    That,
    They,
    This,
    Top,
    When,
)
from tests.support.table import real

ANY: Final = Cards(("character",))
ANOTHER: Final = Cards(("character",), other=True)
MINE: Final = Cards(("character",), "yours")
MY_OTHERS: Final = Cards(("character",), "yours", other=True)
OPPOSING: Final = Cards(("character",), "opposing")
LASTING: Final = Cards(("character", "item", "location"))
PLAYED: Final = (When("play", "this"),)
QUESTS: Final = (When("quest", "this"),)
IT: Final = Ref("it")

LAST_DITCH_EFFORT: Final = real(
    "Last-Ditch Effort",
    Action(Steps((Exert(Chosen(OPPOSING)), Gain(Chosen(MINE), Keyword("Challenger", 2), "this turn")))),
)
ROBIN_HOOD_ARCHER: Final = real(
    "Robin Hood - Ephemeral Archer",
    Keyword("Boost", 1),
    Triggered(QUESTS, Deal(1, Chosen(ANY, 2, up_to=True)), They(This(), (Is("has cards under"),))),
)
TWIN_FIRE: Final = real(
    "Twin Fire",
    Action(Steps((Deal(2, Chosen(ANY)), PlayersMay(To(Discard(1), Deal(2, Chosen(ANOTHER))))))),
)
THREE_ARROWS: Final = real(
    "Three Arrows",
    Action(Steps((Deal(2, Chosen(ANY)), PlayersMay(Deal(1, Chosen(ANOTHER)))))),
)
PLEAKLEY: Final = real("Pleakley - Scientific Expert", Triggered(PLAYED, Ink(Chosen(MINE))))
SCAR: Final = real(
    "Scar - Heartless Hunter",
    Triggered(
        PLAYED,
        To(
            Deal(2, Chosen(MINE, name="hurt")),
            Deal(2, Chosen(Cards(("character",), where=(Not(SameObject(Ref("hurt"))),)))),
        ),
    ),
)
LADY_TREMAINE: Final = real(
    "Lady Tremaine - Bitterly Jealous",
    Activated(
        Cost(exert=True),
        Steps(
            (
                Return(Chosen(Cards(("character",), where=(Is("damaged"),)))),
                Discard(1, "each opponent", by="random"),
            )
        ),
    ),
)
TREASURE_MOUNTAIN: Final = real(
    "Treasure Mountain - Azurite Sea Island",
    Triggered(
        (When("turn start", who="you"),),
        Deal(Count(Cards(("character",), where=(Is("here"),))), Chosen(Cards(("character", "location")))),
    ),
)
RAJAH: Final = real("Rajah - Ghostly Tiger", Keyword("Vanish"))
YOURE_WELCOME: Final = real(
    "You're Welcome",
    Action(Steps((ToDeck(Chosen(LASTING), "shuffle"), Draw(2, PlayerOf(IT))))),
)
BESTOW_A_GIFT: Final = real("Bestow a Gift", Action(MoveDamage(1, Chosen(ANY, name="giver"), Chosen(OPPOSING))))
ROBIN_HOOD_FIGHTER: Final = real(
    "Robin Hood - Capable Fighter", Activated(Cost(exert=True), Deal(1, Chosen(ANY)), name="Skirmish")
)
ANNA_LITTLE: Final = real(
    "Anna - Little Sister",
    Triggered(
        PLAYED,
        PlayersMay(Steps((ChoosePlayer("chosen player"), ToDeck(Chosen(Cards((), "theirs", zone="discard")))))),
    ),
)
DONALD_WARD: Final = real("Donald Duck - Strutting His Stuff", Keyword("Ward"))
_OTHER_PRINCESSES: Final = Cards(("character",), "yours", (Classified(("Princess",)),), other=True)
MOANA: Final = real(
    "Moana - Of Motunui",
    Triggered(
        QUESTS,
        Steps((PlayersMay(Ready(Every(_OTHER_PRINCESSES))), Cant(Every(_OTHER_PRINCESSES), "quest", "this turn"))),
    ),
)
SIMBA: Final = real(
    "Simba - Pride Protector",
    Keyword("Shift", 3),
    Triggered(
        (When("turn end", who="you"),),
        PlayersMay(Ready(Every(MY_OTHERS))),
        They(This(), (Is("exerted"),)),
    ),
)
DONALD_GENTLEMAN: Final = real(
    "Donald Duck - Perfect Gentleman",
    Keyword("Shift", 3),
    Triggered((When("turn start", who="you"),), PlayersMay(Draw(1, "they"), "each player")),
)
PRINCE_JOHN: Final = real(
    "Prince John - Greediest of All",
    Keyword("Ward"),
    Triggered((When("discard", who="any opponent", one_or_more=True),), PlayersMay(Draw(That()))),
)
YOU_HAVE_FORGOTTEN_ME: Final = real("You Have Forgotten Me", Action(Discard(2, "each opponent")))
SORCERERS_HAT: Final = real(
    "The Sorcerer's Hat",
    Activated(
        Cost(ink=1, exert=True),
        Steps(
            (
                NameCard(),
                Reveal(Top()),
                If(They(IT, (IsNamedCard(),)), Return(IT), ToDeck(IT, "top")),
            )
        ),
    ),
)
NARROW_ESCAPE: Final = real(
    "Narrow Escape",
    Action(
        Return(
            Chosen(Cards(("character", "item", "location"), where=(Has("cost", "at most", 2),)), 2, up_to=True),
        )
    ),
)
MAGIC_BROOM: Final = real(
    "Magic Broom - Bucket Brigade",
    Triggered(PLAYED, PlayersMay(ToDeck(Chosen(Cards(zone="discard")), "shuffle"))),
)
ANNA_SOOTHING: Final = real(
    "Anna - Soothing Sister",
    Static((Gain(This(), Keyword("Shift", 0)),), Compare(Happened("left discard", "each player"), "at least", 1)),
    Triggered(
        QUESTS,
        PlayersMay(
            To(
                Steps((Choose(Chosen(Cards(("character",), "yours", zone="discard"))), GainLore(Sum("lore", IT)))),
                ToDeck(IT),
                "if you do",
            )
        ),
    ),
)
ANNA_BRAVING: Final = real(
    "Anna - Braving the Storm",
    Static(
        (Get(This(), "lore", 1),),
        Compare(Count(Cards(("character",), "yours", (Classified(("Hero",)),), other=True)), "at least", 1),
    ),
)
