"""Real cards on which other engines went wrong, each with what it says as a tree."""

from __future__ import annotations

from typing import Final

from mazo.abilities.tree.deeds import Discard, Do, Draw, PutCounters, ToDeck
from mazo.abilities.tree.effects import (
    Action,
    Activated,
    Cost,
    Get,
    Instead,
    Keyword,
    Later,
    Move,
    Play,
    PlayersMay,
    Static,
    Steps,
    To,
    Triggered,
)
from mazo.abilities.tree.nouns import (
    AllHold,
    Cards,
    Chosen,
    Classified,
    Compare,
    Happened,
    Has,
    Is,
    PlayerOf,
    Ref,
    SameObject,
    Sum,
    That,
    This,
    Turn,
    When,
)
from tests.games.lorcana.rulings.cards_fgh import IT, MINE, MY_OTHERS, OPPOSING, PLAYED, QUESTS
from tests.support.table import real

TOUCH_THE_SKY: Final = real(
    "Touch the Sky",
    Action(
        Steps(
            (
                Move(Chosen(MINE, plain=True), Chosen(Cards(("location",), "yours"), name="place", plain=True)),
                Draw(Sum("lore", Ref("place"))),
            )
        )
    ),
)
CHERNABOG: Final = real(
    "Chernabog - Unnatural Force",
    Triggered(
        PLAYED,
        PlayersMay(
            To(
                ToDeck(Chosen(OPPOSING), "shuffle"),
                PlayersMay(Play(Chosen(Cards(("character",), "theirs", zone="discard"), by="they")), PlayerOf(IT)),
                "if you do",
            )
        ),
    ),
)
RAPUNZEL_AND_FLYNN: Final = real(
    "Rapunzel & Flynn Rider - Unlikely Pair",
    Keyword("Shift", 3),
    Triggered(QUESTS, PlayersMay(Steps((Draw(1), Discard(1))))),
    Triggered(
        (When("discard", Cards(("character",), "yours"), who="you", conditions=(Turn("yours"),)),),
        PlayersMay(Play(Ref("subject"), free=False)),
    ),
)
MOANA_EXPLORER: Final = real(
    "Moana - Island Explorer",
    Keyword("Evasive"),
    Triggered((When("challenge", "this", Cards(("character",))),), Get(Chosen(MY_OTHERS), "strength", 3, "this turn")),
)
MRS_POTTS: Final = real(
    "Mrs. Potts - Head Housekeeper",
    Activated(Cost(this="exert", effects=(Do("banish", Chosen(Cards(("item",), "yours"), plain=True)),)), Draw(1)),
)
MAURICES_MACHINE: Final = real(
    "Maurice's Machine",
    Triggered(
        (When("banish", "this"),),
        PlayersMay(Do("return to hand", Chosen(Cards(("item",), "yours", (Has("cost", "at most", 2),), "discard")))),
    ),
)
HORNED_KING: Final = real(
    "The Horned King - Triumphant Ghoul",
    Static(
        (Get(This(), "lore", 2),),
        AllHold((Turn("yours"), Compare(Happened("left discard", "each player"), "at least", 1))),
    ),
)
LEVIATHAN: Final = real(
    "The Leviathan - Guardian of Atlantis",
    Triggered(
        PLAYED,
        PlayersMay(Do("banish", Chosen(OPPOSING, 99, up_to=True, within="strength", limit=10))),
        Compare(Happened("put into discard"), "at least", 2),
    ),
)
ADVENTURING_DUO: Final = real(
    "Mickey Mouse & Minnie Mouse - Adventuring Duo",
    Keyword("Shift", 0, variant=("duo",), names=("Mickey Mouse", "Minnie Mouse")),
    Static((Instead(When("banish", "this"), Do("put into inkwell exerted", This())),)),
)
BEAST: Final = real(
    "Beast - Selfless Protector",
    Static((Instead(When("is dealt damage", MY_OTHERS), PutCounters("damage", That(), This())),)),
)
PRINCE_PHILLIP: Final = real(
    "Prince Phillip - Swordsman of the Realm",
    Triggered(PLAYED, Do("banish", Chosen(Cards(("character",), "opposing", (Classified(("Dragon",)),))))),
    Triggered(
        (When("challenge", "this", Cards(("character",), where=(Is("damaged"),))),),
        Later(When("challenge over", Cards(where=(SameObject(This()),))), Do("ready", This())),
    ),
)
HADES_LORD: Final = real(
    "Hades - Lord of the Underworld",
    Triggered(PLAYED, Do("return to hand", Chosen(Cards(("character",), "yours", zone="discard")))),
)
