"""Cards of the rulings about turns and winning, ink and costs, and challenges: their figures with what they say."""

from __future__ import annotations

from typing import Final

from mazo.abilities.tree.deeds import Discard, Do, Draw, MoveCounters, RemoveCounters, Reveal, ToDeck, ToPlayer
from mazo.abilities.tree.effects import (
    Action,
    Activated,
    Cant,
    Choose,
    ChooseOne,
    ChoosePlayer,
    Cost,
    EachCard,
    Gain,
    Get,
    If,
    Keyword,
    Move,
    Must,
    Pay,
    PayLess,
    Play,
    PlayersMay,
    Static,
    Steps,
    To,
    Triggered,
    Unless,
)
from mazo.abilities.tree.facts import CostsLess, PlayerRule
from mazo.abilities.tree.nouns import (
    AllHold,
    Cards,
    Chosen,
    Classified,
    Compare,
    Count,
    Did,
    During,
    Every,
    Happened,
    Has,
    Is,
    MostAmong,
    Named,
    Not,
    OfType,
    Ref,
    Sum,
    They,
    This,
    Top,
    Trait,
    Turn,
    When,
)
from tests.support.table import real

CHARACTER: Final = Cards(("character",))
OPPOSING: Final = Cards(("character",), "opposing")
HAND: Final = Cards(whose="yours", zone="hand")
THEIR_HAND: Final = Cards(whose="theirs", zone="hand")
WHEN_PLAYED: Final = (When("play", "this"),)
WHEN_QUESTING: Final = (When("quest", "this"),)
AT_THE_START: Final = (When("turn start", who="you"),)
AT_THE_END: Final = (When("turn end", who="you"),)
EXERTED: Final = They(This(), (Is("exerted"),))


def yours(*where: Trait, other: bool = False) -> Cards:
    """Your (other) characters with these traits."""
    return Cards(("character",), "yours", where, other=other)


# Turns and winning.

TRANSPORT_POD: Final = real(
    "Transport Pod",
    Triggered(
        AT_THE_START,
        PlayersMay(
            Move(Chosen(yours(), plain=True), Chosen(Cards(("location",), "yours"), name="place", plain=True)),
        ),
    ),
)
SKULL_ROCK: Final = real(
    "Skull Rock - Isolated Fortress",
    Static((Get(Every(Cards(("character",), where=(Is("here"),))), "strength", 1),)),
    Triggered(
        AT_THE_START,
        ToPlayer("gain lore", 1),
        condition=Compare(Count(yours(Classified(("Pirate",)), Is("here"))), "at least", 1),
    ),
)
SMEE: Final = real(
    "Mr. Smee - Bumbling Mate",
    Triggered(
        AT_THE_END,
        Do("deal damage", This(), 1),
        condition=AllHold((EXERTED, Compare(Count(yours(Classified(("Captain",)))), "is", 0))),
    ),
)
GOOFY_CHEF: Final = real(
    "Goofy - Groundbreaking Chef",
    Triggered(
        AT_THE_END,
        PlayersMay(
            EachCard(
                Every(yours(Is("damaged"), other=True)),
                Steps((RemoveCounters("damage", 1, Ref()), If(Did(), Do("ready", Ref())))),
            )
        ),
    ),
)
SCAR: Final = real(
    "Scar - Finally King",
    Static((Get(Every(yours(Classified(("Ally",)))), "strength", 1),)),
    Triggered(
        AT_THE_END,
        PlayersMay(
            Steps(
                (
                    Choose(Chosen(yours(Classified(("Ally",))))),
                    To(Draw(Sum("strength", Ref())), Steps((Discard(2), Do("banish", Ref()))), "if you do"),
                )
            )
        ),
        condition=EXERTED,
    ),
)
CLARABELLE: Final = real(
    "Clarabelle - Light on Her Hooves",
    Keyword("Shift", 5),
    Triggered(
        AT_THE_END,
        Steps(
            (
                ChoosePlayer("chosen opponent"),
                If(
                    Compare(Count(THEIR_HAND), "more than", Count(HAND)),
                    PlayersMay(Draw(Count(THEIR_HAND), until=True)),
                ),
            )
        ),
    ),
)
RANDALL: Final = real(
    "Randall Boggs - Scary Smart",
    Triggered(WHEN_PLAYED, Do("put into inkwell exerted", Chosen(yours()))),
    Triggered(
        AT_THE_END,
        ToPlayer("gain lore", 1),
        condition=Compare(Count(Cards(whose="yours", zone="inkwell", where=(Not(Is("exerted")),))), "is", 0),
    ),
)
KASHEKIM: Final = real(
    "Kashekim - Wise King",
    Triggered(
        AT_THE_END,
        PlayersMay(Do("put into inkwell", Top())),
        condition=Compare(Happened("put into discard"), "at least", 2),
    ),
)
SAFETY_ROPE: Final = real(
    "Safety Rope",
    Triggered(WHEN_PLAYED, PlayersMay(ToDeck(Chosen(Cards(("character",), "yours", zone="discard")), "top"))),
    Triggered(AT_THE_END, PlayersMay(To(Do("banish", This()), Draw()))),
)
GHOST_HUNTER: Final = real(
    "Goofy - Ghost Hunter", Triggered(WHEN_PLAYED, Get(Chosen(OPPOSING), "strength", -1, "until your next turn"))
)
FRENEMY: Final = real(
    "Flynn Rider - Frenemy",
    Triggered(
        AT_THE_START,
        ToPlayer("gain lore", 3),
        condition=Compare(MostAmong("strength", yours()), "more than", MostAmong("strength", OPPOSING)),
    ),
)
DONALD: Final = real("Donald Duck - Flustered Sorcerer", Static((PlayerRule("lore to win", 25, "each opponent"),)))
TANGLE: Final = real("Tangle", Action(ToPlayer("lose lore", 1, "each opponent")))
ELSA: Final = real(
    "Elsa - Spirit of Winter",
    Keyword("Shift", 6),
    Triggered(
        WHEN_PLAYED,
        Steps(
            (
                Do("exert", Chosen(CHARACTER, 2, up_to=True)),
                Cant(Ref(), "ready at the start of their turn", "at the start of their next turn"),
            )
        ),
    ),
)
FAN_THE_FLAMES: Final = real(
    "Fan the Flames", Action(Steps((Do("ready", Chosen(CHARACTER)), Cant(Ref(), "quest", "this turn"))))
)
MORDU: Final = real(
    "Mor'du - Savage Cursed Prince",
    Triggered(WHEN_PLAYED, Do("exert", Every(yours(Not(Named(("Mor'du",))))))),
    Static((Cant(Every(yours(Not(Named(("Mor'du",))))), "ready at the start of their turn"),)),
)
SIMBA_PROTECTOR: Final = real(
    "Simba - Pride Protector",
    Keyword("Shift", 3),
    Triggered(AT_THE_END, PlayersMay(Do("ready", Every(yours(other=True)))), condition=EXERTED),
)
DEMONA: Final = real(
    "Demona - Betrayer of the Clan",
    Keyword("Challenger", 2),
    Static((Cant(This(), "ready"),), condition=Compare(Count(HAND), "at least", 3)),
)

# Ink and costs.

BELLE: Final = real(
    "Belle - Strange but Special",
    Static((PlayerRule("ink more"),), condition=Turn()),
    Static((Get(This(), "lore", 4),), condition=Compare(Count(Cards(whose="yours", zone="inkwell")), "at least", 10)),
)
MOTHER_KNOWS_BEST: Final = real("Mother Knows Best", Action(Do("return to hand", Chosen(CHARACTER))))
AZURITE_SEA: Final = real("Sail the Azurite Sea", Action(Steps((PlayerRule("ink more", until="this turn"), Draw()))))
LANTERN: Final = real("Lantern", Activated(Cost(this="exert"), PayLess(1, CHARACTER)))
STITCH_ROCK_STAR: Final = real(
    "Stitch - Rock Star",
    Keyword("Shift", 4),
    Triggered(
        (When("play", yours(Has("cost", "at most", 2))),),
        PlayersMay(To(Do("exert", Ref("subject")), Draw())),
    ),
)
PLUTO: Final = real("Pluto - Friendly Pooch", Activated(Cost(this="exert"), PayLess(1, CHARACTER)))
PERDITA: Final = real(
    "Perdita - Playful Mother",
    Triggered(WHEN_QUESTING, PayLess(2, Cards(("character",), where=(Classified(("Puppy",)),)))),
    Static((Gain(Every(yours(Classified(("Puppy",)))), Keyword("Ward")),)),
)
HEART_OF_ATLANTIS: Final = real("Heart of Atlantis", Activated(Cost(this="exert"), PayLess(2, CHARACTER)))
FAMILY: Final = real("This Is My Family", Action(Steps((ToPlayer("gain lore", 1), Draw()))))
JUST_IN_TIME: Final = real(
    "Just in Time",
    Action(
        PlayersMay(Play(Chosen(Cards(("character",), "yours", (Has("cost", "at most", 5),), "hand")))),
    ),
)
GANTU: Final = real(
    "Gantu - Experienced Enforcer",
    Triggered(WHEN_PLAYED, Cant(Every(CHARACTER), "exert to sing", "until your next turn")),
    Static((CostsLess(-2, Cards(("action", "item")), "each player"),)),
)
BEST_BUDDIES: Final = real(
    "Woody & Buzz Lightyear - Best Buddies",
    Keyword("Shift", 5),
    Triggered(
        WHEN_PLAYED,
        Steps(
            (
                ChoosePlayer("chosen opponent"),
                If(Compare(Count(THEIR_HAND), "more than", Count(HAND)), Draw(Count(THEIR_HAND), until=True)),
            )
        ),
    ),
    Triggered(
        WHEN_QUESTING,
        PlayersMay(Play(Chosen(Cards(whose="yours", zone="hand", where=(Has("cost", "at most", 2),))))),
    ),
)
LILO: Final = real(
    "Lilo - Escape Artist",
    Triggered(AT_THE_START, PlayersMay(Play(This(), free=False, state="exerted")), zone="discard"),
)
THE_QUEEN: Final = real("The Queen - Wicked and Vain", Activated(Cost(this="exert"), Draw()))
BINDING_CONTRACT: Final = real(
    "Binding Contract",
    Activated(Cost(this="exert", effects=(Do("exert", Chosen(yours(), plain=True)),)), Do("exert", Chosen(CHARACTER))),
)
SCRUMP: Final = real(
    "Scrump",
    Activated(
        Cost(effects=(Do("exert", Chosen(yours(), plain=True)),)),
        Get(Chosen(CHARACTER), "strength", -2, "until your next turn"),
    ),
)
AMBUSH: Final = real(
    "Ambush!",
    Action(
        To(
            Do("exert as a cost", Chosen(yours(), plain=True)),
            Do("deal damage", Chosen(CHARACTER, name="victim"), Sum("strength", Ref())),
        )
    ),
)
FANG_CROSSBOW: Final = real(
    "Fang Crossbow",
    Activated(Cost(2, this="exert"), Get(Chosen(CHARACTER), "strength", -2, "this turn")),
    Activated(
        Cost(this="exert", effects=(Do("banish", This()),)),
        Do("banish", Chosen(Cards(("character",), where=(Classified(("Dragon",)),)))),
    ),
)
TINKER_BELL: Final = real(
    "Tinker Bell - Very Clever Fairy",
    Triggered((When("banish", Cards(("item",), "yours")),), PlayersMay(Do("put into inkwell exerted", Ref("subject")))),
)
GENIE: Final = real(
    "Genie - Supportive Friend", Triggered(WHEN_QUESTING, PlayersMay(To(ToDeck(This(), "shuffle"), Draw(3))))
)
MEGARA: Final = real(
    "Megara - Captivating Cynic", Triggered(WHEN_PLAYED, ChooseOne((Discard(), Do("banish", This())), said="or"))
)
SUDDEN_CHILL: Final = real("Sudden Chill", Action(Discard(who="each opponent")))
KRONK: Final = real("Kronk - Laid Back", Keyword("Ward"), Static((Cant("you", "discard"),)))
CELIA_MAE: Final = real(
    "Celia Mae - Friendly Receptionist",
    Triggered(
        WHEN_PLAYED,
        PlayersMay(
            To(
                Pay(1),
                Steps(
                    (
                        Do("ready", Chosen(yours())),
                        Cant(Ref(), "quest", "this turn"),
                        Cant(Ref(), "challenge", "this turn"),
                    )
                ),
            )
        ),
    ),
)
PONGO: Final = real(
    "Pongo - Determined Father",
    Activated(
        Cost(2),
        Steps((Reveal(Top()), If(They(Ref(), (OfType(("character",)),)), Do("return to hand", Ref()), ToDeck(Ref())))),
        once=True,
    ),
)
EDNA: Final = real(
    "Edna Mode - Super Suit Designer",
    Activated(Cost(this="exert"), Do("ready", Chosen(Cards(("item",))))),
    Static(
        (Gain(This(), Keyword("Ward")),),
        condition=Compare(Count(Cards(("item",), "yours", (Named(("Super Suit",)),))), "at least", 1),
    ),
)

# Challenges.

COACHMAN: Final = real(
    "The Coachman - Greedy Deceiver",
    Static(
        (Get(This(), "strength", 2), Gain(This(), Keyword("Evasive"))),
        condition=Compare(Count(yours(Is("exerted"))), "at least", 2),
    ),
)
OL_RASCAL: Final = real("Pongo - Ol' Rascal", Keyword("Evasive"))
JAFAR: Final = real("Jafar - Keeper of Secrets", Static((Get(This(), "strength", Count(HAND)),)))
CHARMING_ROGUE: Final = real(
    "Flynn Rider - Charming Rogue",
    Triggered((When("is challenged", "this"),), Discard(who="the challenging player")),
)
QUEEN_OF_HEARTS: Final = real(
    "Queen of Hearts - Sensing Weakness",
    Keyword("Shift", 2),
    Triggered((When("challenge", yours(), CHARACTER),), PlayersMay(Draw())),
)
CHESHIRE_CAT: Final = real(
    "Cheshire Cat - Not All There",
    Triggered((When("banish", "this", conditions=(During("being challenged"),)),), Do("banish", Ref("challenger"))),
)
MARSHMALLOW: Final = real(
    "Marshmallow - Persistent Guardian",
    Triggered(
        (When("banish", "this", conditions=(During("in a challenge"),)),), PlayersMay(Do("return to hand", This()))
    ),
)
BOO: Final = real(
    "Boo - Energetic Child",
    Keyword("Rush"),
    Triggered(
        (When("challenge", "this", Cards(("character",), where=(Has("strength", "at most", 3),))),),
        Do("banish", Ref("other")),
    ),
)
MOTHER_GOTHEL: Final = real(
    "Mother Gothel - Vain Sorceress",
    Triggered(
        (When("challenge", yours()),),
        PlayersMay(MoveCounters("damage", 1, Chosen(CHARACTER), Chosen(OPPOSING, name="target"))),
    ),
)
MING_LEE: Final = real(
    "Ming Lee - Giant Red Panda",
    Keyword("Shift", 7, variant=("temporary",)),
    Triggered(
        (When("challenge", "this", CHARACTER),),
        Steps((Do("ready", This()), Cant(This(), "quest", "this turn"))),
    ),
)
PETE: Final = real(
    "Pete - Space Pirate",
    Keyword("Shift", 4),
    Static(
        (
            Cant(Every(OPPOSING), "exert to sing"),
            Gain(Every(yours(Classified(("Pirate",)))), Keyword("Resist", 1)),
        ),
        condition=EXERTED,
    ),
)
FA_ZHOU: Final = real(
    "Fa Zhou - War Hero",
    Triggered(
        (When("challenge", yours(), CHARACTER),),
        ToPlayer("gain lore", 3),
        condition=Compare(Happened("challenge"), "is", 2),
    ),
)
TIANA: Final = real(
    "Tiana - Restaurant Owner",
    Triggered(
        (When("is challenged", yours(), conditions=(EXERTED,)),),
        Unless(Get(Ref("other"), "strength", -3, "this turn"), "the challenging player", Pay(3)),
    ),
)
MICKEY: Final = real(
    "Mickey Mouse - Inspirational Warrior",
    Triggered(
        (
            When(
                "banish",
                Cards(("character",), other=True),
                "this",
                conditions=(Turn(), During("in a challenge")),
            ),
        ),
        PlayersMay(Play(Chosen(Cards(("character",), "yours", zone="hand")))),
    ),
)
HELGA: Final = real("Helga Sinclair - Right-Hand Woman", Keyword("Challenger", 2))
STARTLE: Final = real("Startle", Action(Get(Chosen(CHARACTER), "strength", -3, "this turn")))
SIMBA_CUB: Final = real("Simba - Protective Cub", Keyword("Bodyguard"))
HERCULES: Final = real("Hercules - True Hero", Keyword("Bodyguard"))
GASTON: Final = real("Gaston - Arrogant Hunter", Keyword("Reckless"))
WOODY: Final = real(
    "Woody - Town Sheriff",
    Triggered(
        WHEN_PLAYED,
        Steps(
            (Cant(Chosen(OPPOSING), "challenge", "until your next turn"), Must(Ref(), "quest", "until your next turn"))
        ),
    ),
)
PRIDE_ROCK: Final = real(
    "Pride Lands - Pride Rock",
    Static((Get(Every(Cards(("character",), where=(Is("here"),))), "willpower", 2),)),
    Static(
        (CostsLess(1, CHARACTER),),
        condition=Compare(Count(yours(Classified(("Prince", "King")), Is("here"))), "at least", 1),
    ),
)
MERFOLK: Final = real(
    "Cursed Merfolk - Ursula's Handiwork",
    Triggered((When("is challenged", "this"),), Discard(who="each opponent")),
)
EMERALD_CHROMICON: Final = real(
    "Emerald Chromicon",
    Triggered(
        (When("banish", yours(), conditions=(Turn("opponents"),)),),
        PlayersMay(Do("return to hand", Chosen(CHARACTER))),
    ),
)
FLYING: Final = real("You Can Fly!", Action(Gain(Chosen(CHARACTER), Keyword("Evasive"), "until your next turn")))
