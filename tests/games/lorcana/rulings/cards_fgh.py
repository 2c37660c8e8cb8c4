"""Real cards of the rulings about choosing, "may" and text, each with what it says as a tree."""

from __future__ import annotations

from typing import Final

from mazo.abilities.tree.deeds import Discard, Do, Draw, MoveCounters, NameCard, Reveal, ToDeck, ToPlayer
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
    Action(Steps((Do("exert", Chosen(OPPOSING)), Gain(Chosen(MINE), Keyword("Challenger", 2), "this turn")))),
)
ROBIN_HOOD_ARCHER: Final = real(
    "Robin Hood - Ephemeral Archer",
    Keyword("Boost", 1),
    Triggered(QUESTS, Do("deal damage", Chosen(ANY, 2, up_to=True), 1), They(This(), (Is("has cards under"),))),
)
TWIN_FIRE: Final = real(
    "Twin Fire",
    Action(
        Steps((Do("deal damage", Chosen(ANY), 2), PlayersMay(To(Discard(1), Do("deal damage", Chosen(ANOTHER), 2)))))
    ),
)
THREE_ARROWS: Final = real(
    "Three Arrows",
    Action(Steps((Do("deal damage", Chosen(ANY), 2), PlayersMay(Do("deal damage", Chosen(ANOTHER), 1))))),
)
PLEAKLEY: Final = real("Pleakley - Scientific Expert", Triggered(PLAYED, Do("put into inkwell exerted", Chosen(MINE))))
SCAR: Final = real(
    "Scar - Heartless Hunter",
    Triggered(
        PLAYED,
        To(
            Do("deal damage", Chosen(MINE, name="hurt"), 2),
            Do("deal damage", Chosen(Cards(("character",), where=(Not(SameObject(Ref("hurt"))),))), 2),
        ),
    ),
)
LADY_TREMAINE: Final = real(
    "Lady Tremaine - Bitterly Jealous",
    Activated(
        Cost(this="exert"),
        Steps(
            (
                Do("return to hand", Chosen(Cards(("character",), where=(Is("damaged"),)))),
                Discard(1, "each opponent", by="random"),
            )
        ),
    ),
)
TREASURE_MOUNTAIN: Final = real(
    "Treasure Mountain - Azurite Sea Island",
    Triggered(
        (When("turn start", who="you"),),
        Do("deal damage", Chosen(Cards(("character", "location"))), Count(Cards(("character",), where=(Is("here"),)))),
    ),
)
RAJAH: Final = real("Rajah - Ghostly Tiger", Keyword("Vanish"))
YOURE_WELCOME: Final = real(
    "You're Welcome",
    Action(Steps((ToDeck(Chosen(LASTING), "shuffle"), Draw(2, PlayerOf(IT))))),
)
BESTOW_A_GIFT: Final = real(
    "Bestow a Gift", Action(MoveCounters("damage", 1, Chosen(ANY, name="giver"), Chosen(OPPOSING)))
)
ROBIN_HOOD_FIGHTER: Final = real(
    "Robin Hood - Capable Fighter", Activated(Cost(this="exert"), Do("deal damage", Chosen(ANY), 1), name="Skirmish")
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
        Steps(
            (PlayersMay(Do("ready", Every(_OTHER_PRINCESSES))), Cant(Every(_OTHER_PRINCESSES), "quest", "this turn"))
        ),
    ),
)
SIMBA: Final = real(
    "Simba - Pride Protector",
    Keyword("Shift", 3),
    Triggered(
        (When("turn end", who="you"),),
        PlayersMay(Do("ready", Every(MY_OTHERS))),
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
        Cost(pay=1, this="exert"),
        Steps(
            (
                NameCard(),
                Reveal(Top()),
                If(They(IT, (IsNamedCard(),)), Do("return to hand", IT), ToDeck(IT, "top")),
            )
        ),
    ),
)
NARROW_ESCAPE: Final = real(
    "Narrow Escape",
    Action(
        Do(
            "return to hand",
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
                Steps(
                    (
                        Choose(Chosen(Cards(("character",), "yours", zone="discard"))),
                        ToPlayer("gain lore", Sum("lore", IT)),
                    )
                ),
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
