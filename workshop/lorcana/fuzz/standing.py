"""Synthetic cards with static abilities: everything that can be so while a card is in play, or while it isn't."""

from __future__ import annotations

from mazo.abilities.tree import deeds, facts
from mazo.abilities.tree import effects as fx
from mazo.abilities.tree.nouns import (
    Cards,
    Classified,
    Compare,
    Count,
    Different,
    During,
    Every,
    FirstTurn,
    Happened,
    Has,
    Is,
    Math,
    MostAmong,
    PlayerHas,
    Size,
    Sum,
    Turn,
    Under,
    When,
    Whose,
)
from mazo.abilities.tree.words import EventName, Stat
from workshop.lorcana.fuzz.making import (
    CHARACTERS,
    DAMAGED,
    DISCARD,
    FOES,
    HAND,
    ITEMS,
    MINE,
    ONE,
    OTHERS,
    THIS,
    Group,
    Maker,
)
from workshop.lorcana.fuzz.spells import CARD_ACTS, GRANTED, NUMBERED

STATS: tuple[Stat, ...] = (
    "strength",
    "willpower",
    "lore",
    "cost",
    "damage",
    "move cost",
    "cards under",
    "printed lore",
)
EVENTS: tuple[EventName, ...] = (
    "play", "quest", "challenge", "is challenged", "banish", "leave play", "draw", "discard", "ink", "exert",
    "ready", "sing", "move", "is dealt damage", "deals damage", "takes damage", "is healed", "gains lore",
    "loses lore", "put under", "put into discard", "left discard", "return to hand", "is chosen",
    "is chosen for Support", "pay", "turn start", "turn end", "challenge over", "use ability", "reveal", "shuffle",
    "banished in a challenge", "shift onto", "boost", "move from a location",
)  # fmt: skip


def standing() -> list[Group]:
    """All of them."""
    maker = Maker(
        "Jolly Kindly Lanky Merry Nimble Olden Prim Quirky Rosy Sly Tall Vivid Warm Xeric Zany",
        "Lynx Mole Otter Plover Quail Raven Stoat Tern Vole Wren Yak",
    )
    _figures(maker)
    _keywords(maker)
    _rules(maker)
    _costs(maker)
    _entering(maker)
    _uses(maker)
    return maker.groups


def _happened(event: EventName, whose: Whose) -> Happened:
    """What these players did, or what befell their cards where nobody is said to do it."""
    if event in ("put into discard", "left discard"):
        return Happened(event, "each player", Cards(whose=whose))
    return Happened(event, "you" if whose == "yours" else "each opponent")


def _figures(maker: Maker) -> None:
    maker.says(fx.Get(Every(OTHERS), "strength", 1))
    maker.says(fx.Get(Every(FOES), "strength", -1))
    maker.says(fx.Get(Every(MINE), "lore", 1), condition=Turn())
    maker.says(fx.Get(THIS, "willpower", 3), condition=Turn("opponents"))
    maker.says(fx.Get(THIS, "strength", 2), condition=During("challenging"))
    maker.says(fx.Get(THIS, "strength", 3), condition=During("being challenged"))
    maker.says(fx.Get(THIS, "lore", 2), condition=FirstTurn())
    maker.says(fx.Get(Every(MINE), "strength", 2, only=Is("challenging a location")))
    maker.says(fx.Get(Every(DAMAGED), "strength", Sum("damage", THIS)))
    for at, stat in enumerate(STATS):
        where = (Has(stat, "at least", 3 if stat == "cost" else 1),)
        amount = MostAmong(stat, Cards(("location",) if stat == "move cost" else ("character",)), lowest=at % 2 == 1)
        maker.says(fx.Get(THIS, "strength", amount), condition=Compare(Count(Cards(where=where)), "at least", 2))
    for what in ("ink types", "names", "costs"):
        maker.says(fx.Get(THIS, "lore", Math("least", 3, Different(what, MINE))))
    for op in ("plus", "minus", "times", "half up", "half", "most"):
        maker.says(fx.Get(THIS, "strength", Math(op, Count(HAND), Count(ITEMS))))
    maker.says(fx.Get(THIS, "willpower", Size(Under(THIS))))
    maker.says(
        fx.Get(THIS, "strength", Count(Cards(zone="under"))),
        fx.Get(THIS, "lore", Count(Cards(whose="yours", zone="inkwell"))),
    )
    maker.says(fx.Get(THIS, "strength", Math("half", Count(Cards(whose="yours", zone="deck")))))
    maker.says(fx.Get(THIS, "strength", Math("half", PlayerHas("lore", "each player"))))
    for at in range(0, len(EVENTS), 4):
        total = Math("plus", Happened(EVENTS[at], "each player"), _happened(EVENTS[at + 1], "opposing"))
        more = Math("plus", _happened(EVENTS[at + 2], "yours"), Happened(EVENTS[at + 3], "each player", Cards()))
        maker.says(fx.Get(THIS, "strength", Math("plus", total, more)))
    maker.says(
        fx.GainClass(Every(OTHERS), "Pirate"), fx.Get(Every(Cards(where=(Classified(("Pirate",)),))), "strength", 1)
    )


def _keywords(maker: Maker) -> None:
    for at, keyword in enumerate(GRANTED):
        amount = 1 if keyword in NUMBERED else 0
        where = (Is("damaged"),) if at % 2 else (Is("at a location"),)
        them = Every(OTHERS) if at % 3 else Every(Cards(("character",), "yours", where))
        maker.says(fx.Gain(them, fx.Keyword(keyword, amount)), condition=Turn() if at % 4 == 1 else None)
    maker.says(fx.Lose(Every(FOES), "Ward"), fx.Lose(Every(FOES), "Evasive"))
    maker.says(
        fx.Gain(
            Every(Cards(("character",), "yours", (Is("here"),))), fx.Triggered((When("quest", "this"),), deeds.Draw())
        ),
        kind="location",
    )
    maker.says(fx.Gain(Every(OTHERS), fx.Activated(fx.Cost(this="exert"), deeds.ToPlayer("gain lore"))))
    maker.says(fx.Lose(Every(Cards(("item",), "opposing")), ability="Whittle"))


def _rules(maker: Maker) -> None:
    for at, act in enumerate(CARD_ACTS):
        them = (Every(FOES), Every(OTHERS), THIS)[at % 3]
        condition = (Turn("opponents"), Compare(Count(DAMAGED), "at least", 2))[at % 2]
        maker.says(fx.Cant(them, act), condition=condition)
    maker.says(
        fx.Cant("each opponent", "play", cards=ITEMS), fx.Cant("each player", "gain lore"), condition=Turn("opponents")
    )
    maker.says(fx.Cant(Every(FOES), "challenge", costs=1))
    maker.says(fx.Cant(Every(FOES), "quest", unless=Is("damaged")))
    maker.says(fx.Cant(THIS, "quest", unless=Compare(Count(MINE), "at least", 2)))
    inked = Compare(Happened("ink", "they"), "at least", 1)
    maker.says(fx.Cant("each opponent", "play", cards=ITEMS, unless=inked))
    maker.says(fx.Cant(THIS, "be challenged", cards=Cards(("character",), where=(Has("cost", "at most", 2),))))
    maker.says(fx.Must(Every(FOES), "quest"), condition=Compare(PlayerHas("lore"), "at most", 2))
    maker.says(fx.Must(THIS, "be chosen"), fx.Must(THIS, "challenge"))
    maker.says(fx.Can(THIS, "challenge ready characters"), fx.Can(THIS, "challenge while drying"))
    maker.says(fx.Can(THIS, "be shifted on by any"), fx.Can(THIS, "quest while drying"))
    maker.says(fx.Can(Every(MINE), "challenge evasive characters"), fx.Can(Every(MINE), "move for free"))
    maker.says(facts.PlayerRule("lore to win", 25, "each opponent"), kind="item")
    maker.says(facts.PlayerRule("challenge limit", 2, "each player"), kind="item")
    for stat in ("willpower", "damage", "lore"):
        maker.says(facts.DoBy("deal damage", MINE, stat))
    for stat in STATS[:3]:
        maker.says(facts.Floor(MINE, stat))
    maker.says(facts.More("deal damage", 1, by=MINE, to=FOES))
    maker.says(facts.More("deal damage", 1, by="this", only="in a challenge"))
    maker.says(facts.More("deal damage", -1, to="this"))
    maker.says(facts.More("deal damage", 0, to=Cards(("location",), "yours"), prevent=True))
    maker.says(facts.AlsoNamed(("Mossfoot", "Fenwick")))
    maker.says(facts.PlayerRule("open top", who="each player"))
    maker.says(facts.PlayerRule("ready limit", 1, "each opponent"), kind="location")
    maker.says(fx.Get(Every(MINE), "singing", 2))
    maker.says(fx.Get(THIS, "singing", 3))
    maker.alone("character", fx.Static((fx.Get(THIS, "lore", 1),), name="Whittle"))
    maker.says(facts.DeckRule(copies=99))
    maker.says(fx.Skip("draw"), facts.PlayerRule("ink more"))
    maker.says(fx.Skip("set", "each opponent"), condition=Compare(PlayerHas("lore"), "at least", 10))
    maker.says(fx.Instead(When("is dealt damage", OTHERS), deeds.PutCounters("damage", 1, THIS)), willpower=6)
    maker.says(fx.Instead(When("takes damage", "this"), first=True), condition=Turn("opponents"))
    maker.says(fx.Instead(When("banish", OTHERS), fx.Steps((deeds.Do("banish", THIS), deeds.Draw()))))
    maker.says(
        fx.Instead(When("draw", who="each opponent"), deeds.ToPlayer("gain lore")),
        condition=Compare(PlayerHas("lore"), "at least", 8),
    )
    maker.says(fx.Instead(When("discard", who="you"), deeds.Draw()), condition=Turn("opponents"))
    maker.says(fx.Instead(When("ready", FOES), next=False), condition=Compare(Count(MINE), "at least", 4))


def _costs(maker: Maker) -> None:
    maker.says(facts.CostsLess(1, CHARACTERS))
    maker.says(facts.CostsLess(-1, Cards(("action",)), "each opponent"))
    maker.says(facts.CostsLess(1, ITEMS, "each player"))
    maker.says(facts.CostsLess(1, CHARACTERS, what="shift"))
    maker.says(facts.CostsLess(1, CHARACTERS, what="move"))
    maker.says(facts.CostsLess(1, Cards(("action",)), limit="first"))
    cheaply = fx.Static((facts.CostsLess(1, "this", what="move", limit="once"),))
    place = maker.card("location", (), cost=1, move_cost=2)
    maker.together(place, maker.card("character", (cheaply,), cost=1))
    maker.says(facts.CostsLess(Count(MINE), "this"), cost=5)
    maker.says(facts.CostsLess(2, "this"), condition=Compare(Count(DISCARD), "at least", 3), cost=4)
    maker.says(
        facts.CostsLess(2, "this"),
        kind="item",
        cost=4,
        condition=Compare(Happened("banish", "each player"), "at least", 1),
    )
    maker.says(fx.FreeWith(), condition=Compare(Count(MINE), "at least", 3), cost=5)
    maker.says(fx.FreeWith(fx.Cost(effects=(deeds.Discard(),))), cost=4)
    maker.says(fx.FreeWith(fx.Cost(1, effects=(deeds.Do("banish", ONE),))), cost=5)
    maker.says(fx.FreeWith(fx.Cost(effects=(deeds.Do("exert", Every(Cards(("item",), "yours"))),))), cost=5)
    maker.says(facts.DoFrom("ink", "discard", Cards(("character",), zone="discard")))
    maker.says(facts.DoFrom("ink", "hand"))
    maker.says(facts.PlayFrom(Cards(("character",), "yours", (Has("cost", "at most", 3),), "discard")))
    maker.says(facts.PlayFrom(Cards(("character",), "yours", zone="discard"), state="exerted"))
    maker.says(facts.PlayFrom("this"))
    maker.says(facts.FreeToPlay(Cards(("item", "location"), where=(Has("cost", "at most", 2),))))
    maker.says(fx.Cant("you", "play"), condition=Compare(Count(MINE), "less than", 2))


def _entering(maker: Maker) -> None:
    maker.says(facts.Enters("this", "exerted"))
    maker.says(facts.Enters("this", counters="damage", amount=2), willpower=5)
    maker.says(facts.Enters(FOES, "exerted"))
    maker.says(facts.Enters(OTHERS, counters="damage", amount=1))
    maker.says(facts.Enters(OTHERS, "exerted", optional=True))
    maker.says(facts.Enters(Cards(whose="opposing"), "exerted", zone="inkwell"))


def _uses(maker: Maker) -> None:
    cost = fx.Cost
    mine = Cards(("character",), "yours")
    chosen = deeds.Do("exert", Every(mine)).them
    maker.uses(cost(this="exert"), deeds.Draw(), name="Whittle")
    maker.uses(cost(1, "exert"), deeds.Do("deal damage", ONE, 1))
    maker.uses(cost(2), deeds.ToPlayer("gain lore"), once=True)
    maker.uses(cost(effects=(deeds.Do("banish", THIS),)), deeds.Draw(2))
    maker.uses(cost(1, effects=(deeds.Discard(),)), deeds.Draw(2))
    maker.uses(cost(this="exert", effects=(deeds.Do("exert", ONE),)), deeds.ToPlayer("gain lore"), name="Whittle")
    maker.uses(cost(1, effects=(deeds.Do("return to hand", ONE),)), deeds.Draw())
    maker.uses(cost(1, effects=(deeds.PutCounters("damage", 1, ONE),)), deeds.Do("ready", ONE))
    maker.uses(cost(this="exert"), deeds.Draw(), condition=Compare(Count(HAND), "at most", 2))
    maker.uses(cost(this="exert", effects=(deeds.ToDeck(Every(HAND)),)), deeds.Draw(2))
    maker.uses(cost(this="exert"), deeds.ToPlayer("ready ink", amount=1), kind="character", name="Whittle")
    maker.uses(cost(1, "exert"), fx.Get(chosen, "strength", 1, "this turn"), kind="location")
    maker.uses(cost(1), deeds.Do("ready", THIS), kind="character")
