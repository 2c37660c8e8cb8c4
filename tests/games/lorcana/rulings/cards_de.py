"""Cards of the scenarios on damage, Shift and stacks, and of the first traps: catalogue figures, text as trees."""

from __future__ import annotations

from mazo.abilities.tree.deeds import (
    Discard,
    Do,
    Draw,
    MoveCounters,
    PutCounters,
    PutUnder,
    RemoveCounters,
    ToDeck,
    ToPlayer,
)
from mazo.abilities.tree.effects import (
    Action,
    Activated,
    Can,
    Cant,
    Choose,
    ChooseOne,
    Cost,
    EachPlayer,
    Gain,
    Get,
    If,
    Instead,
    Keyword,
    Move,
    Play,
    PlayersMay,
    Static,
    Steps,
    To,
    Triggered,
    Unless,
)
from mazo.abilities.tree.facts import CostsLess, Enters, PlayFrom
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
    Not,
    PlayerOf,
    Ref,
    SameObject,
    Sum,
    That,
    They,
    This,
    Top,
    Turn,
    When,
)
from tests.support.table import real

CHARACTER = Cards(("character",))
OPPOSING = Cards(("character",), "opposing")
MINE = Cards(("character",), "yours")
MY_OTHERS = Cards(("character",), "yours", other=True)
A_CHARACTER = Chosen(CHARACTER)
AN_OPPONENT = Chosen(OPPOSING)
ONE_OF_MINE = Chosen(MINE)
ANOTHER_OF_MINE = Chosen(MY_OTHERS)
IT = Ref("it")
SUBJECT = Ref("subject")
OTHER = Ref("other")
PLAYED = When("play", "this")
QUESTS = When("quest", "this")
EXERTED = They(This(), (Is("exerted"),))
BY_SHIFT = They(This(), (Is("shifted"),))
FLOODBORN = Cards(("character",), "yours", (Classified(("Floodborn",)),))

# Damage.

MALICIOUS = real("Malicious, Mean, and Scary", Action(PutCounters("damage", 1, Every(OPPOSING))))
MOSQUITO = real("Mosquito Bite", Action(PutCounters("damage", 1, A_CHARACTER)))
GIFT = real("Bestow a Gift", Action(MoveCounters("damage", 1, A_CHARACTER, Chosen(OPPOSING, name="receiver"))))
LUISA = real(
    "Luisa Madrigal - Confident Climber",
    Keyword("Shift", 3),
    Activated(
        Cost(pay=1),
        Steps(
            (
                MoveCounters("damage", 1, ONE_OF_MINE, This(), up_to=True),
                If(Compare(Sum("damage", This()), "at least", 3), MoveCounters("damage", "all", This(), AN_OPPONENT)),
            )
        ),
        name="I CAN TAKE IT",
    ),
)
STARTING_LINE = real(
    "Sugar Rush Speedway - Starting Line",
    Activated(
        Cost(effects=(Do("exert", Chosen(Cards(("character",), "yours", (Is("here"),)))), Do("deal damage", IT, 1))),
        Move(IT, Chosen(Cards(("location",), "yours", other=True), name="there")),
        once=True,
        name="ON YOUR MARKS!",
    ),
)
MINE_OF_DWARFS = real(
    "Seven Dwarfs' Mine - Secure Fortress",
    Triggered(
        (When("move", MINE, "this", conditions=(Turn(),), nth=1),),
        PlayersMay(
            If(
                They(SUBJECT, (Classified(("Knight",)),)),
                Do("deal damage", A_CHARACTER, 2),
                Do("deal damage", A_CHARACTER, 1),
                instead=True,
            )
        ),
        name="MOUNTAIN DEFENSE",
    ),
)
BEAST = real(
    "Beast - Selfless Protector",
    Static(
        (Instead(When("is dealt damage", MY_OTHERS), PutCounters("damage", That(), This())),), name="SHIELD ANOTHER"
    ),
)
RAPUNZEL = real(
    "Rapunzel - Ready for Adventure",
    Keyword("Support"),
    Triggered(
        (When("is chosen for Support", MINE),),
        Instead(
            When("is dealt damage", Cards(where=(SameObject(SUBJECT),))), None, next=True, until="until your next turn"
        ),
        name="ACT OF KINDNESS",
    ),
)
SILVER = real(
    "John Silver - Ferocious Friend",
    Triggered(
        (QUESTS,),
        Steps(
            (
                PlayersMay(To(Do("deal damage", ANOTHER_OF_MINE, 1), Do("ready", IT), "if you do")),
                Cant(IT, "quest", "this turn"),
            )
        ),
        name="CHART YOUR OWN COURSE",
    ),
)
VENGEFUL_SILVER = real(
    "John Silver - Vengeful Pirate",
    Static(
        (CostsLess(2, "this"),),
        Compare(Happened("takes damage", "each opponent", Cards(("character",))), "at least", 1),
        name="DRAWN TO A FIGHT",
    ),
    Keyword("Resist", 1),
    Triggered(
        (When("play", Cards(("action",), "yours", (Is("not a song"),))),),
        PlayersMay(Do("deal damage", A_CHARACTER, 1)),
        name="I AIN'T GONE SOFT!",
    ),
)
SWORD = real("Grab Your Sword", Action(Do("deal damage", Every(OPPOSING), 2)))
MERIDA = real(
    "Merida - Formidable Archer",
    Triggered(
        (PLAYED,),
        PlayersMay(Do("return to hand", Chosen(Cards(("action",), "yours", (Named(("Three Arrows",)),), "discard")))),
        name="FULL QUIVER",
    ),
    Triggered(
        (When("deals damage", Cards(("action",), "yours"), OPPOSING),), Do("deal damage", OTHER, 2), name="STEADY AIM"
    ),
)
THREE_ARROWS = real(
    "Three Arrows",
    Action(
        Steps(
            (
                Do("deal damage", A_CHARACTER, 2),
                PlayersMay(Do("deal damage", Chosen(Cards(("character",), other=True)), 1)),
            )
        )
    ),
)
STORM = real("Let the Storm Rage On", Action(Steps((Do("deal damage", A_CHARACTER, 2), Draw()))))
ANGEL = real(
    "Angel - Experiment 624",
    Static(
        (Gain(This(), Keyword("Resist", 2)),),
        Compare(Count(Cards(whose="yours", zone="hand")), "is", 0),
        name="UNTOUCHABLE",
    ),
    Activated(Cost(effects=(Discard(),)), Do("deal damage", A_CHARACTER, 2), once=True, name="GOOD AIM"),
)
BELL = real(
    "Dinner Bell",
    Activated(
        Cost(pay=2, this="exert"),
        Steps((Choose(ONE_OF_MINE), Draw(Sum("damage", IT)), Do("banish", IT))),
        name="YOU KNOW WHAT HAPPENS",
    ),
)
GOTHEL = real(
    "Mother Gothel - Withered and Wicked",
    Static((Enters("this", counters="damage", amount=3),), name="WHAT HAVE YOU DONE?!"),
)
PIERCING = real("Piercing Attack", Action(Do("deal unreduced damage", A_CHARACTER, 2)))
DIVINE_HERCULES = real("Hercules - Divine Hero", Keyword("Shift", 4), Keyword("Resist", 2))
BELOVED_HERCULES = real("Hercules - Beloved Hero", Keyword("Bodyguard"), Keyword("Resist", 1))
HERCULES = real(
    "Hercules - Mighty Leader",
    Static((Cant(This(), "be dealt damage"),), DoesntHold(During("being challenged")), name="EVER VIGILANT"),
    Static(
        (
            Cant(
                Every(Cards(("character",), "yours", (Classified(("Hero",)), Not(Is("being challenged"))), other=True)),
                "be dealt damage",
            ),
        ),
        EXERTED,
        name="EVER VALIANT",
    ),
)

# Shift, Boost and stacks.

DEFENDER = real(
    "Pluto - Determined Defender",
    Keyword("Shift", 5),
    Keyword("Bodyguard"),
    Triggered((When("turn start", who="you"),), RemoveCounters("damage", 3, This()), name="GUARD DOG"),
)
BAYMAX = real(
    "Baymax - Giant Robot",
    Keyword("Shift", 4, onto=MINE, variant=("universal",)),
    Triggered((PLAYED,), RemoveCounters("damage", "all", This(), up_to=False), BY_SHIFT, name="FUNCTIONALITY IMPROVED"),
)
CHARGING_STATION = real(
    "Baymax's Charging Station",
    Triggered((When("play", FLOODBORN),), PlayersMay(Draw()), They(SUBJECT, (Is("shifted"),)), name="ENERGY CONVERTER"),
)
THUNDERBOLT = real(
    "Thunderbolt - Wonder Dog",
    Keyword("Shift", 3, onto=Cards(("character",), "yours", (Classified(("Puppy",)),)), variant=("classification",)),
    Keyword("Bodyguard"),
)
DEFIANT_MERIDA = real("Merida - Defiant Daughter", Keyword("Ward"))
GIFTED_MERIDA = real(
    "Merida - Gifted Archer",
    Keyword("Shift", 3),
    Triggered(
        (When("challenge", OPPOSING, conditions=(EXERTED,)),),
        PlayersMay(Do("deal damage", SUBJECT, 1)),
        name="FIERCE PROTECTION",
    ),
)
POUNCING = real(
    "Pouncing Practice",
    Action(
        Steps(
            (
                Get(A_CHARACTER, "strength", -2, "this turn"),
                Gain(Chosen(MINE, name="pouncer"), Keyword("Evasive"), "this turn"),
            )
        )
    ),
)
QUEEN = real(
    "Queen of Hearts - Unpredictable Bully",
    Keyword("Shift", 3),
    Triggered(
        (When("play", Cards(("character",), other=True)),),
        PutCounters("damage", 1, SUBJECT),
        name="IF I LOSE MY TEMPER...",
    ),
)
TAMATOA = real(
    "Tamatoa - Seeker of Shine",
    Keyword("Boost", 2),
    Keyword("Ward"),
    Triggered(
        (When("put under", Cards(("character", "location"), "yours"), who="you"),),
        Get(This(), "lore", 1, "this turn"),
        name="ANYTHING THAT GLITTERS",
    ),
)
BUDDIES = real(
    "Sulley & Boo - Scare Buddies",
    Keyword("Shift", 4, variant=("combo",), names=("Sulley", "Boo")),
    Triggered(
        (When("banish", "this"),),
        PlayersMay(Play(Every(Cards(("character",), "yours", zone="under")))),
        Compare(Count(Cards(("character",), "yours", zone="under")), "at least", 1),
        name="THE POWER OF FRIENDSHIP",
    ),
)
DUO = real(
    "Mickey Mouse & Minnie Mouse - Adventuring Duo",
    Keyword("Shift", 0, variant=("duo",), names=("Mickey Mouse", "Minnie Mouse")),
    Static((Instead(When("banish", "this"), Do("put into inkwell exerted", This())),), name="THINKING OF YOU"),
)
MORPH = real(
    "Morph - Little Imitator",
    Static((Can(This(), "be shifted on by any", cards=Cards(("character",))),), name="ADVANCED MIMICRY"),
)
POTATO = real("Potato", Static((Enters("this", "exerted"),), name="FULL OF POTENTIAL"))
POSEY = real(
    "Posey - Vampire Potato",
    Keyword("Shift", 5, onto=Cards(("item",), "yours", (Named(("Potato",)),)), variant=("potato",)),
)
DEALER = real(
    "Hades - Looking for a Deal",
    Triggered(
        (PLAYED,),
        PlayersMay(To(Choose(AN_OPPONENT), Unless(Draw(2), PlayerOf(IT), ToDeck(IT)), "if you do")),
        name="WHAT D'YA SAY?",
    ),
)
SCHEMER = real(
    "Hades - Infernal Schemer",
    Triggered((PLAYED,), PlayersMay(Do("put into inkwell", AN_OPPONENT)), name="IS THERE A DOWNSIDE TO THIS?"),
)
UNDER_THE_SEA = real(
    "Under the Sea",
    Keyword("Sing Together", 8),
    Action(ToDeck(Every(Cards(("character",), "opposing", (Has("strength", "at most", 2),))), any_order=True)),
)
GRAVE = real(
    "Lonely Grave",
    Activated(
        Cost(this="exert", effects=(Do("banish", ONE_OF_MINE),)),
        PutUnder(
            Top(), Chosen(Cards(("character", "location"), "yours", (HasKeyword("Boost"),)), name="host", plain=True)
        ),
        name="HAUNTING PRESENCE",
    ),
)
OLAF = real(
    "Olaf - Helping Hand",
    Triggered((When("leave play", "this"),), PlayersMay(Do("return to hand", ONE_OF_MINE)), name="SECOND CHANCE"),
)
SCROOGE = real(
    "Scrooge McDuck - Ghostly Ebenezer",
    Keyword("Boost", 1),
    Static(
        (
            Get(This(), "strength", Sum("cards under", This())),
            Get(This(), "willpower", Sum("cards under", This())),
        ),
        name="COUNTING COINS",
    ),
)

# The first traps.

CHESHIRE_CAT = real(
    "Cheshire Cat - Inexplicable",
    Keyword("Boost", 2),
    Triggered(
        (When("put under", "this", who="you"),),
        PlayersMay(MoveCounters("damage", 2, A_CHARACTER, Chosen(OPPOSING, name="receiver"), up_to=True)),
        name="IT'S LOADS OF FUN",
    ),
)
ELITE_MULAN = real(
    "Mulan - Elite Archer",
    Keyword("Shift", 5),
    Triggered((PLAYED,), Get(This(), "strength", 3, "this turn"), BY_SHIFT, name="STRAIGHT SHOOTER"),
    Triggered(
        (When("deals damage", "this", Cards(("character",), where=(Is("in a challenge"),)), conditions=(Turn(),)),),
        Do(
            "deal damage",
            Chosen(Cards(("character",), where=(Not(SameObject(OTHER)),), other=True), 2, up_to=True),
            That(),
        ),
        name="TRIPLE SHOT",
    ),
)
BE_KING = real(
    "Be King Undisputed",
    Action(EachPlayer("each opponent", Do("banish", Chosen(Cards(("character",), "theirs"), by="they")))),
)
SPECTRAL_HERCULES = real(
    "Hercules - Spectral Demigod",
    Keyword("Boost", 2),
    Static((Get(This(), "strength", 3),), They(This(), (Is("has cards under"),)), name="SUPERHUMAN STRENGTH"),
)
HERALD = real(
    "Diablo - Devoted Herald",
    Keyword("Shift", cost=Cost(effects=(Discard(1, cards=Cards(("action",), "yours", zone="hand")),))),
    Keyword("Evasive"),
    Triggered(
        (When("draw", who="each opponent", conditions=(Turn("opponents"), EXERTED)),),
        PlayersMay(Draw()),
        name="CIRCLE FAR AND WIDE",
    ),
)
CINDERELLA = real(
    "Cinderella - Dream Come True",
    Triggered(
        (When("turn end", who="you"),),
        PlayersMay(To(Do("put into inkwell", Chosen(Cards(whose="yours", zone="hand"))), Draw())),
        Compare(Happened("play", "you", Cards(("character",), where=(Classified(("Princess",)),))), "at least", 1),
        name="WHATEVER YOU WISH FOR",
    ),
)
MIM = real(
    "Madam Mim - Elephant",
    Triggered(
        (PLAYED,),
        ChooseOne((Do("banish", This()), Do("return to hand", ANOTHER_OF_MINE)), said="or"),
        name="A LITTLE GAME",
    ),
    Triggered(
        (When("turn start", who="you"),),
        PlayersMay(MoveCounters("damage", 2, This(), AN_OPPONENT, up_to=True)),
        name="SNEAKY MOVE",
    ),
)
ANNA = real(
    "Anna - Soothing Sister",
    Static(
        (Gain(This(), Keyword("Shift", 0)),),
        Compare(Happened("left discard", "each player"), "at least", 1),
        name="UNUSUAL TRANSFORMATION",
    ),
    Triggered(
        (QUESTS,),
        PlayersMay(
            To(
                Steps(
                    (
                        Choose(Chosen(Cards(("character",), "yours", zone="discard"))),
                        ToPlayer("gain lore", Sum("printed lore", IT)),
                    )
                ),
                ToDeck(IT),
                "if you do",
            )
        ),
        name="WARM HEART",
    ),
)
DEAD_LORD = real(
    "Hades - Lord of the Dead",
    Triggered(
        (When("banish", MY_OTHERS, conditions=(Turn("opponents"),)),), ToPlayer("gain lore", 2), name="SOUL COLLECTOR"
    ),
)
CAULDRON = real(
    "The Black Cauldron",
    Activated(
        Cost(pay=1, this="exert"),
        PutUnder(Chosen(Cards(("character",), "yours", zone="discard")), This(), faceup=True),
        name="THE CAULDRON CALLS",
    ),
    Activated(
        Cost(pay=1, this="exert"),
        PlayFrom(Cards(("character",), "yours", zone="under"), "this turn"),
        name="RISE AND JOIN ME!",
    ),
)
