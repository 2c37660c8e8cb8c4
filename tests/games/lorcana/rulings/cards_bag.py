"""Real cards of the rulings about the bag, triggers and playing during resolution, each with what it says."""

from __future__ import annotations

from typing import Final

from mazo.abilities.tree.deeds import Do, Draw, Look, Put, Reveal, Sort, ToDeck, ToPlayer
from mazo.abilities.tree.effects import (
    Action,
    Cant,
    Choose,
    ChooseOne,
    EachPlayer,
    Gain,
    Get,
    If,
    Keyword,
    Later,
    Move,
    Pay,
    Play,
    PlayersMay,
    Repeat,
    Static,
    Steps,
    To,
    Triggered,
    Whenever,
)
from mazo.abilities.tree.facts import CostsLess
from mazo.abilities.tree.nouns import (
    Cards,
    Chosen,
    Classified,
    Compare,
    Count,
    DoesntHold,
    During,
    Every,
    Happened,
    Has,
    HasKeyword,
    Is,
    Named,
    OfType,
    Ref,
    SameObject,
    Sum,
    They,
    This,
    Top,
    Turn,
    When,
)
from tests.games.lorcana.rulings.cards_fgh import ANY, IT, MINE, MY_OTHERS, OPPOSING, PLAYED, QUESTS
from tests.support.table import real

_A_SONG: Final = Cards(("action",), "yours", (Is("a song"),))
DR_FACILIER: Final = real(
    "Dr. Facilier - Remarkable Gentleman",
    Triggered(
        (When("play", _A_SONG),),
        PlayersMay(Steps((Look(Top(2)), Sort((Put("top"),), "bottom")))),
    ),
)
BAMBI: Final = real(
    "Bambi - Ethereal Fawn",
    Keyword("Boost", 2),
    Triggered(
        (When("exert", "this", conditions=(Turn("yours"),)),),
        Steps(
            (
                Reveal(Top(Sum("cards under", This()))),
                Do("return to hand", Every(Cards(("character",), "yours", (SameObject(Ref("looked")),), "deck"))),
                Sort((), "bottom"),
            )
        ),
    ),
)
TIANA: Final = real(
    "Tiana - Natural Talent",
    Keyword("Singer", 6),
    Triggered((When("play", _A_SONG),), Get(Every(OPPOSING), "strength", -1, "until your next turn")),
)
GENIE: Final = real(
    "Genie - Wonderful Trickster",
    Keyword("Shift", 5),
    Triggered((When("play", Cards(whose="yours")),), Draw(1)),
    Triggered((When("turn end", who="you"),), ToDeck(Every(Cards((), "yours", zone="hand")), any_order=True)),
)
BE_PREPARED: Final = real("Be Prepared", Action(Do("banish", Every(ANY))))
LYLE: Final = real(
    "Lyle Tiberius Rourke - Cunning Mercenary",
    Triggered(PLAYED, Gain(Chosen(OPPOSING), Keyword("Reckless"), "during their next turn")),
    Triggered((When("banish", MY_OTHERS),), ToPlayer("lose lore", 1, "each opponent")),
)
HADES: Final = real(
    "Hades - Lord of the Dead",
    Triggered((When("banish", MY_OTHERS, conditions=(Turn("opponents"),)),), ToPlayer("gain lore", 2)),
)
CHIEF_BOGO: Final = real(
    "Chief Bogo - Commanding Officer",
    Triggered(
        (
            When(
                "banish",
                Cards(("character",), "yours", (HasKeyword("Bodyguard"),)),
                conditions=(Turn("opponents"),),
            ),
        ),
        PlayersMay(
            Steps(
                (
                    Reveal(Top()),
                    If(
                        They(IT, (OfType(("character",)), Has("cost", "at most", 5))),
                        PlayersMay(Play(IT)),
                        ToDeck(IT, "top"),
                    ),
                )
            )
        ),
    ),
)
SIMBA_CUB: Final = real("Simba - Protective Cub", Keyword("Bodyguard"))
EMERALD_CHROMICON: Final = real(
    "Emerald Chromicon",
    Triggered((When("banish", MINE, conditions=(Turn("opponents"),)),), PlayersMay(Do("return to hand", Chosen(ANY)))),
)
GO_GO_TOMAGO: Final = real(
    "Go Go Tomago - Darting Dynamo",
    Keyword("Evasive"),
    Triggered(
        PLAYED, PlayersMay(To(Pay(2), Steps((Choose(Chosen(OPPOSING)), ToPlayer("gain lore", Sum("damage", IT))))))
    ),
)
FRAIDY_CAT: Final = real(
    "Prince John - Fraidy-Cat",
    Triggered((When("play", OPPOSING),), Do("deal damage", This(), 1)),
)
GET_TO_SAFETY: Final = real(
    "Get to Safety!",
    Action(
        Steps(
            (
                Play(Chosen(Cards(("location",), "yours", (Has("cost", "at most", 3),), "discard"))),
                If(
                    Compare(Count(Cards(("location",), "yours", (Named(("Sleepy Hollow",)),))), "at least", 1),
                    Draw(1),
                ),
            )
        )
    ),
)
SLEEPY_HOLLOW: Final = real(
    "Sleepy Hollow - The Bridge",
    Triggered(
        (When("quest", Cards(("character",), where=(Is("here"),))),),
        PlayersMay(
            To(
                Do("banish", This()),
                Steps((ToPlayer("gain lore", 2), Gain(Ref("subject"), Keyword("Evasive"), "until your next turn"))),
            )
        ),
    ),
)
JIM_HAWKINS: Final = real(
    "Jim Hawkins - Space Traveler",
    Triggered(
        PLAYED,
        PlayersMay(Play(Chosen(Cards(("location",), "yours", (Has("cost", "at most", 4),), "hand")))),
    ),
    Triggered((When("play", Cards(("location",), "yours")),), PlayersMay(Move(This(), Ref("subject")))),
)
ROBIN_HOOD_SHARPSHOOTER: Final = real(
    "Robin Hood - Sharpshooter",
    Triggered(
        QUESTS,
        Steps(
            (
                Look(Top(4)),
                Sort(
                    (
                        Put(
                            "play",
                            up_to=True,
                            cards=Cards(("action",), where=(Has("cost", "at most", 6),)),
                            reveal=True,
                        ),
                    ),
                    "discard",
                ),
            )
        ),
    ),
)
FIREFLY_SWARM: Final = real(
    "Firefly Swarm",
    Action(
        ChooseOne(
            (
                Do("banish", Chosen(Cards(("character",), where=(Has("strength", "at most", 2),)))),
                If(
                    Compare(Happened("put into discard", "you", Cards(other=True)), "at least", 2),
                    Do("banish", Chosen(ANY)),
                ),
            )
        )
    ),
)
ESCAPE_PLAN: Final = real(
    "Escape Plan",
    Static((Cant("you", "play"),), DoesntHold(Compare(Happened("put into discard"), "at least", 2))),
    Action(
        EachPlayer("each player", Do("put into inkwell exerted", Chosen(Cards(("character",), "theirs"), 2, by="they")))
    ),
)
ALL_IS_FOUND: Final = real(
    "All Is Found", Action(Do("put into inkwell exerted", Chosen(Cards((), "yours", zone="discard"), 2, up_to=True)))
)
TAFFYTA: Final = real(
    "Taffyta Muttonfudge - Sour Speedster",
    Keyword("Shift", 2),
    Triggered((When("move", "this"),), ToPlayer("gain lore", 2), once="turn"),
)
MINNIE_LOOKOUT: Final = real(
    "Minnie Mouse - Pirate Lookout",
    Triggered(
        (When("ink", who="you"),),
        PlayersMay(Do("return to hand", Chosen(Cards(("location",), "yours", zone="discard")))),
        once="your turn",
    ),
)
NEXT_STOP_OLYMPUS: Final = real(
    "Next Stop, Olympus",
    Static(
        (CostsLess(2, "this"),),
        Compare(Count(Cards(("character",), "yours", (Has("strength", "at least", 5),))), "at least", 1),
    ),
    Action(
        Steps(
            (
                Do("ready", Chosen(ANY)),
                Cant(IT, "quest", "this turn"),
                Later(When("challenge", Cards(where=(SameObject(IT),)), ANY), ToPlayer("gain lore", 1)),
            )
        )
    ),
)
STEAL_FROM_THE_RICH: Final = real(
    "Steal from the Rich", Action(Whenever(When("quest", MINE), ToPlayer("lose lore", 1, "each opponent")))
)
STITCH_ROCK_STAR: Final = real(
    "Stitch - Rock Star",
    Keyword("Shift", 4),
    Triggered(
        (When("play", Cards(("character",), "yours", (Has("cost", "at most", 2),))),),
        PlayersMay(To(Do("exert", Ref("subject")), Draw(1))),
    ),
)
RESTORING_ATLANTIS: Final = real(
    "Restoring Atlantis", Action(Cant(Every(MINE), "be challenged", "until your next turn"))
)
KIDA: Final = real(
    "Kida - Protector of Atlantis",
    Keyword("Shift", 3),
    Triggered(PLAYED, Get(Every(ANY), "strength", -3, "until your next turn")),
)
HAPPY: Final = real("Happy - Good-Natured", Keyword("Support"))
GRUMPY: Final = real(
    "Grumpy - Bad-Tempered",
    Static((Get(Every(Cards(("character",), "yours", (Classified(("Seven Dwarfs",)),), other=True)), "strength", 1),)),
)
WEIGHT_SET: Final = real(
    "Weight Set",
    Triggered(
        (When("play", Cards(("character",), "yours", (Has("strength", "at least", 4),))),),
        PlayersMay(To(Pay(1), Draw(1))),
    ),
)
FACILIER_PROVOCATEUR: Final = real(
    "Dr. Facilier - Agent Provocateur",
    Keyword("Shift", 5),
    Triggered(
        (When("banish", MY_OTHERS, conditions=(During("in a challenge"),)),),
        PlayersMay(Do("return to hand", Ref("subject"))),
    ),
)
MALEFICENTS_STAFF: Final = real(
    "Maleficent's Staff",
    Triggered(
        (When("return to hand", Cards(("character", "item", "location"), "opposing")),), ToPlayer("gain lore", 1)
    ),
)
RALPH: Final = real(
    "Wreck-It Ralph - Raging Wrecker",
    Keyword("Boost", 1),
    Static((Get(This(), "strength", Sum("cards under", This())),)),
    Triggered(
        (When("banish", "this"),),
        Do("banish", Every(Cards(("character",), where=(Has("strength", "at most", Sum("strength", This())),)))),
    ),
)
STITCH_SURFER: Final = real(
    "Stitch - Carefree Surfer",
    Triggered(PLAYED, PlayersMay(Draw(2)), Compare(Count(MY_OTHERS), "at least", 2)),
)
PEPA: Final = real(
    "Pepa Madrigal - Sensitive Sister",
    Triggered((When("sing", MINE, one_or_more=True),), ToPlayer("gain lore", 1)),
)
PIRATES_LIFE: Final = real(
    "A Pirate's Life",
    Keyword("Sing Together", 6),
    Action(Steps((ToPlayer("lose lore", 2, "each opponent"), ToPlayer("gain lore", 2)))),
)
WORK_TOGETHER: Final = real("Work Together", Action(Gain(Chosen(ANY), Keyword("Support"), "this turn")))
MINNIE_TRAVELER: Final = real(
    "Minnie Mouse - Practical Traveler",
    Triggered(QUESTS, ToPlayer("gain lore", 1), Compare(Happened("play", "you", MY_OTHERS), "at least", 1)),
)
SISU: Final = real(
    "Sisu - Uniting Dragon",
    Triggered(
        QUESTS,
        Repeat(
            Steps(
                (
                    Reveal(Top()),
                    If(
                        They(IT, (OfType(("character",)), Classified(("Dragon",)))),
                        Do("return to hand", IT),
                        ToDeck(IT, "either"),
                    ),
                )
            ),
            while_=They(IT, (OfType(("character",)), Classified(("Dragon",)))),
        ),
    ),
)
OSWALD: Final = real(
    "Oswald - The Lucky Rabbit",
    Triggered(
        (When("ink", who="you", conditions=(Turn("yours"),)),),
        PlayersMay(
            Steps(
                (
                    Reveal(Top()),
                    If(
                        They(IT, (OfType(("item",)),)),
                        PlayersMay(Play(IT, state="exerted")),
                        ToDeck(IT),
                    ),
                )
            )
        ),
    ),
)
KEEP_THE_ANCIENT_WAYS: Final = real(
    "Keep the Ancient Ways",
    Action(Cant("each opponent", "play", "until your next turn", Cards(("action", "item")))),
)
TE_KA: Final = real(
    "Te Kā - Elemental Terror",
    Keyword("Shift", 7),
    Triggered((When("exert", OPPOSING, conditions=(Turn("yours"),)),), Do("banish", Ref("subject"))),
)
