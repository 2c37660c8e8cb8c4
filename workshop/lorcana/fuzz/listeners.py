"""Synthetic characters with triggered abilities: every event, everything that can be said of one."""

from __future__ import annotations

from mazo.abilities.tree import deeds
from mazo.abilities.tree import effects as fx
from mazo.abilities.tree.nouns import (
    AllHold,
    AllOf,
    Cards,
    Classified,
    Compare,
    Comparison,
    Condition,
    Count,
    Did,
    DoesntHold,
    During,
    Every,
    FirstTurn,
    Happened,
    Has,
    HasKeyword,
    Is,
    Named,
    Not,
    OfColour,
    OfType,
    OneHolds,
    OneOf,
    PlayerHas,
    Ref,
    SameName,
    SameObject,
    Sum,
    That,
    They,
    This,
    Trait,
    Turn,
    Under,
    When,
)
from mazo.abilities.tree.words import EventName, State
from workshop.lorcana.fuzz.making import (
    CHARACTERS,
    DAMAGED,
    FOES,
    HAND,
    IT,
    ITEMS,
    KINDS,
    MINE,
    ONE,
    OTHERS,
    PLACES,
    PLAYED,
    QUESTING,
    THIS,
    TOP,
    Group,
    Maker,
)
from workshop.lorcana.fuzz.spells import GRANTED, LOST

STATES: tuple[State, ...] = (
    "damaged", "undamaged", "exerted", "ready", "drying", "at a location", "a song", "not a song", "inkable",
    "challenging", "being challenged", "in a challenge", "played this turn", "quested this turn",
    "challenged this turn", "was challenged this turn", "took damage this turn", "moved this turn", "sang this turn",
    "shifted", "has cards under",
)  # fmt: skip
OUTSIDE: tuple[Trait, ...] = (Is("a song"), Is("not a song"), Is("inkable"), HasKeyword("Sing Together"))
FIGHTING: tuple[Trait, ...] = (Is("challenging"), Is("being challenged"), Is("in a challenge"))
COMPARISONS: tuple[Comparison, ...] = ("is", "at least", "at most", "is not", "more than", "less than")


def listeners() -> list[Group]:
    """All of them."""
    maker = Maker(
        "Ambling Bold Crafty Dapper Early Frosty Gentle Hasty Idle Lively Mighty Neat Proud",
        "Heron Badger Cricket Dormouse Egret Ferret Gecko Hare Ibis Jackdaw Newt",
    )
    _events(maker)
    _flags(maker)
    _conditions(maker)
    _traits(maker)
    _elsewhere(maker)
    return maker.groups


def _events(maker: Maker) -> None:
    maker.hears(PLAYED, deeds.Draw())
    maker.hears(When("play", Cards(("character",), "yours")), fx.PlayersMay(deeds.Do("deal damage", ONE, 1)))
    maker.hears(When("play", Cards(("action",), where=(Is("a song"),)), who="you"), deeds.ToPlayer("gain lore"))
    maker.hears(QUESTING, deeds.Do("deal damage", ONE, 1))
    maker.hears(PLAYED, fx.Get(ONE, "strength", 2, "while this is in play"))
    maker.hears(QUESTING, fx.Gain(ONE, fx.Keyword("Ward"), "while this is in play"))
    maker.hears(When("challenge", "this"), deeds.Do("deal damage", Ref("other"), 1))
    maker.hears(When("challenge", "this"), deeds.Draw(1, "the challenged player"))
    maker.hears(When("is challenged", "this"), deeds.Discard(1, "the challenging player"))
    maker.hears(
        When("is challenged", OTHERS),
        fx.Steps((deeds.Do("deal damage", Ref("challenger"), 1), deeds.RemoveCounters("damage", 1, Ref("challenged")))),
    )
    maker.hears(When("banish", "this"), deeds.Draw())
    maker.hears(When("banish", CHARACTERS, other="this"), deeds.ToPlayer("gain lore", 2))
    maker.hears(
        When("banish", OTHERS, conditions=(During("in a challenge"),)), deeds.Do("return to hand", Ref("subject"))
    )
    maker.hears(When("leave play", "this"), deeds.Do("return to hand", Under(THIS)))
    maker.hears(When("leave play", FOES), deeds.ToPlayer("gain lore", Sum("lore", Ref("subject"))))
    maker.hears(When("draw", who="each opponent"), fx.PlayersMay(deeds.Discard()))
    maker.hears(When("discard", who="any opponent"), deeds.ToPlayer("gain lore"))
    maker.hears(When("ink", Cards(whose="yours", zone="inkwell")), deeds.Do("deal damage", ONE, 1))
    maker.hears(When("exert", "this"), fx.Get(THIS, "willpower", 1, "this turn"))
    maker.hears(When("ready", "this"), fx.Get(THIS, "lore", 1, "this turn"))
    maker.hears(When("sing", "this"), deeds.Draw())
    maker.hears(When("sing", MINE), deeds.ToPlayer("gain lore"))
    maker.hears(When("move", "this"), deeds.Draw())
    maker.hears(When("move", MINE, PLACES), deeds.Do("ready", Ref("subject")))
    leaves = fx.Triggered((When("move from a location", MINE, "this"),), deeds.ToPlayer("gain lore"))
    places = [maker.card("location", abilities, cost=1, move_cost=0) for abilities in ((leaves,), ())]
    maker.together(*places)
    maker.hears(When("is dealt damage", "this"), deeds.Draw(), willpower=5)
    maker.hears(When("deals damage", "this"), deeds.RemoveCounters("damage", 1, THIS))
    maker.hears(When("takes damage", OTHERS), fx.Get(THIS, "strength", That(), "this turn"))
    maker.hears(When("is healed", CHARACTERS), deeds.ToPlayer("gain lore"))
    maker.hears(When("gains lore", who="each opponent"), fx.PlayersMay(deeds.Draw()))
    maker.hears(When("loses lore", who="each player"), deeds.Draw(1, "they"))
    maker.hears(When("put under", MINE), deeds.Draw())
    haunted = maker.card("character", (fx.Keyword("Boost", 1),), cost=1)
    tucks = fx.PlayersMay(deeds.PutUnder(TOP, Ref("subject")))
    maker.together(haunted, maker.card("character", (fx.Triggered((When("boost", MINE, who="you"),), tucks),), cost=1))
    maker.hears(
        When("put into discard", Cards(("item", "action"), "yours", zone="discard")),
        fx.Get(THIS, "strength", 1, "this turn"),
    )
    maker.hears(When("left discard", Cards(whose="yours", zone="discard")), deeds.ToPlayer("gain lore"))
    maker.hears(When("return to hand", MINE), fx.Play(Ref("subject"), free=False, less=1))
    maker.hears(When("is chosen", "this"), deeds.Draw())
    maker.hears(When("is chosen for Support", MINE), deeds.Draw())
    maker.hears(When("pay", who="each opponent"), fx.Get(THIS, "strength", 1, "this turn"))
    maker.hears(When("turn start", who="you"), fx.PlayersMay(fx.To(fx.Pay(1), deeds.Draw())))
    maker.hears(When("turn end", who="each opponent"), deeds.RemoveCounters("damage", 1, THIS))
    maker.hears(When("challenge over", "this"), deeds.Do("ready", THIS))
    maker.hears(When("use ability", who="you"), deeds.Do("deal damage", ONE, 1))
    maker.hears(When("reveal"), deeds.ToPlayer("gain lore"))
    maker.hears(When("shuffle", who="each player"), deeds.Draw())


def _flags(maker: Maker) -> None:
    maker.hears(When("play", Cards(("item",), "yours"), this_or=True), deeds.Draw())
    maker.hears(When("draw", who="you", nth=2), deeds.ToPlayer("gain lore"))
    maker.hears(When("draw", who="each opponent", conditions=(Turn("theirs"),), nth=2), deeds.ToPlayer("gain lore"))
    maker.hears(When("play", Cards(("character",), "yours"), nth=2), deeds.Do("ready", THIS))
    maker.hears(When("takes damage", Every(MINE).cards, one_or_more=True), deeds.Draw())
    for at, comparison in enumerate(COMPARISONS):
        maker.hears(When("pay", who="you", amount=(comparison, 1 + at % 3)), fx.Get(THIS, "strength", 1, "this turn"))
    for once in ("turn", "your turn", "opponents turn", "twice"):
        maker.alone("character", fx.Triggered((When("takes damage", CHARACTERS),), deeds.Draw(), once=once))
    maker.alone("character", fx.Triggered((PLAYED, QUESTING), fx.PlayersMay(deeds.Draw()), name="Twitch"))
    maker.hears(
        When("play", FOES, who="each other player"),
        fx.Steps((deeds.Do("deal damage", Ref("subject"), 1), fx.If(Did(), deeds.ToPlayer("gain lore")))),
    )


def _conditions(maker: Maker) -> None:
    conditions: tuple[Condition, ...] = (
        Compare(PlayerHas("lore"), "less than", PlayerHas("lore", "any opponent")),
        Compare(PlayerHas("lore", "each opponent"), "more than", 3),
        Compare(Count(HAND), "is", 2),
        Compare(Count(HAND), "is not", 2),
        Turn(),
        Turn("opponents"),
        FirstTurn(),
        FirstTurn(not_starting=False),
        During("challenging"),
        During("being challenged"),
        During("in a challenge"),
        AllHold((Turn(), Compare(Count(MINE), "at least", 2))),
        OneHolds((Turn("opponents"), Compare(Count(FOES), "at least", 2))),
        DoesntHold(Compare(Count(DAMAGED), "at least", 1)),
        They(This(), (Is("exerted"), Not(Is("damaged")))),
        Compare(Happened("play", cards=Cards(("action",))), "at least", 1),
    )
    for at, condition in enumerate(conditions):
        event: EventName = "challenge" if isinstance(condition, During) else ("exert", "takes damage")[at % 2]
        if isinstance(condition, DoesntHold):
            event = "exert"
        cards = None if isinstance(condition, During) and condition.moment != "in a challenge" else CHARACTERS
        when = PLAYED if isinstance(condition, FirstTurn) else When(event, cards)
        if isinstance(condition, During) and condition.moment == "being challenged":
            when = When("is challenged", CHARACTERS)
        some = When(when.event, when.cards, conditions=(condition,))
        maker.alone(
            "character", fx.Triggered((when,), deeds.Draw(), condition), fx.Triggered((some,), deeds.Draw()), cost=1
        )
        maker.alone(
            "character", fx.Triggered((when,), fx.If(condition, deeds.Draw(), deeds.ToPlayer("gain lore"))), cost=1
        )


def _traits(maker: Maker) -> None:
    traits: tuple[Trait, ...] = (
        *(Is(state) for state in STATES),
        *(HasKeyword(keyword) for keyword in LOST),
        Named(("Mossfoot", "Fenwick")),
        Classified(("Hero", "Pirate")),
        OfColour(("Ruby", "Steel")),
        OfType(("character", "action")),
        OfType(("item", "location")),
        OneOf((Is("damaged"), Is("exerted"))),
        AllOf((Is("ready"), Classified((KINDS[0],)))),
        Not(SameObject(THIS)),
        Has("cards under", "at least", 1),
        Has("move cost", "at most", 1),
        Has("printed lore", "is", 1),
        Has("willpower", "less than", 4),
        Has("damage", "is not", 0),
    )
    size = 3
    events = (When("exert", CHARACTERS), When("turn end"), When("play", Cards()))
    fights = (When("challenge", CHARACTERS),)
    for at in range(0, len(traits), size):
        some = traits[at : at + size]
        cards = [Count(Cards(where=(trait,), zone="discard" if trait in OUTSIDE else "play")) for trait in some]
        fighting = any(trait in some for trait in FIGHTING)
        least = 1 if fighting or any(isinstance(trait, HasKeyword) for trait in some) else 2
        gains = [fx.Get(THIS, "strength", count, "this turn") for count in cards]
        steps = [fx.If(Compare(count, "at least", least), gain) for count, gain in zip(cards, gains, strict=True)]
        maker.hears((fights if fighting else events)[0 if fighting else at // size % 3], fx.Steps(tuple(steps)))
    namesakes = Compare(Count(Cards(where=(SameName(THIS),))), "at least", 2)
    twin = maker.card(
        "character", (fx.Triggered((events[0],), fx.If(namesakes, deeds.Draw(), deeds.ToPlayer("gain lore"))),), cost=1
    )
    maker.together(twin, twin, twin)
    here = Cards(("character",), where=(Is("here"),))
    one_here = fx.If(Compare(Count(here), "at least", 1), deeds.Draw(), deeds.ToPlayer("gain lore"))
    maker.alone("location", fx.Triggered((When("turn start", who="you"),), one_here))
    met = Count(Cards(where=(SameObject(Ref("subject")), SameObject(Ref("subject")))))
    itself = fx.If(They(Ref("subject"), (SameObject(THIS),)), deeds.Draw(met), deeds.ToPlayer("gain lore", met))
    maker.hears(When("exert", CHARACTERS), itself)
    song = Cards(where=(OneOf((Is("a song"), OfType(("item",)))),), zone="discard", whose="yours")
    maker.hears(
        QUESTING, fx.Steps((deeds.Draw(Count(ITEMS)), fx.If(Compare(Count(song), "at least", 1), deeds.Draw())))
    )
    for keyword in GRANTED[:2]:
        maker.hears(When("quest", Cards(("character",), where=(HasKeyword(keyword),))), deeds.Draw())


def _elsewhere(maker: Maker) -> None:
    maker.alone("character", fx.Triggered((When("discard", "this"),), deeds.Do("return to hand", THIS), zone="discard"))
    maker.alone(
        "character",
        fx.Triggered((When("turn start", who="you"),), fx.PlayersMay(deeds.Do("return to hand", THIS)), zone="discard"),
    )
    maker.alone("character", fx.Triggered((When("discard", who="you"),), deeds.ToPlayer("gain lore"), zone="hand"))
    maker.alone("character", fx.Triggered((When("banish", MINE),), fx.PlayersMay(fx.Play(IT)), zone="play"))
