"""Synthetic actions: every effect that happens once, with every option it has."""

from __future__ import annotations

from mazo.abilities.tree import deeds as did
from mazo.abilities.tree import effects as fx
from mazo.abilities.tree.nouns import (
    Both,
    Cards,
    Chosen,
    Compare,
    Count,
    Did,
    Every,
    Has,
    HostOf,
    Is,
    IsNamedCard,
    Named,
    Not,
    OfType,
    PlayerOf,
    Ref,
    Size,
    Sum,
    That,
    They,
    Top,
    Under,
    When,
)
from mazo.abilities.tree.words import Stat
from workshop.lorcana.fuzz.making import (
    ALL_MINE,
    CHARACTERS,
    DISCARD,
    FOE,
    FOES,
    HAND,
    HURT,
    IT,
    ITEMS,
    LOCATIONS,
    MINE,
    MY_ONE,
    ONE,
    PLACES,
    TOP,
    WRECKS,
    Group,
    Maker,
)

WITHIN: tuple[Stat, ...] = ("strength", "willpower", "lore", "cost", "damage", "cards under", "printed lore")


def deeds() -> list[Group]:
    """All of them."""
    maker = Maker(
        "Amber Brisk Calm Dusty Eager Faint Gilded Humble Ivory Jaunty Lucid Mellow Noble",
        "Errand Bargain Riddle Lantern Tide Spark Echo Toast Wager Knot Parade",
    )
    _players(maker)
    _damage(maker)
    _moving(maker)
    _choosing(maker)
    _looking(maker)
    _flow(maker)
    _playing(maker)
    return maker.groups


def _players(maker: Maker) -> None:
    maker.action(did.Draw(2))
    maker.action(did.Draw(4, "each player", until=True))
    maker.action(did.Draw(1, "chosen player"), did.ToPlayer("gain lore", 1, "they"))
    maker.action(did.Draw(1, "any players"))
    maker.action(did.Draw(1, "players with the most cards"))
    maker.action(did.Discard(2, "each opponent"))
    maker.action(did.Discard(1, "chosen opponent", Cards(("action", "item"), zone="hand"), "you"))
    maker.action(did.Draw(2, "each player", bottom=True))
    maker.action(did.Discard(1, "each other player", by="random"), did.Draw())
    maker.action(
        did.Discard(2, by="random"),
        did.ToPlayer("gain lore", Size(Ref("discarded"), (OfType(("action", "character")),))),
    )
    maker.action(did.Discard(by="all"), did.Draw(3))
    maker.action(did.Discard(3, "each player", until=True))
    maker.action(did.Discard(2, up_to=True), did.Draw(That()))
    maker.action(did.ToPlayer("gain lore", 2))
    maker.action(did.ToPlayer("lose lore", 1, "each opponent"), did.ToPlayer("gain lore", That()))
    maker.action(did.ToPlayer("lose lore", 2, "any opponent"))
    maker.action(did.RevealHand("chosen opponent"), did.Discard(1, "they", Cards(("character",), zone="hand"), "you"))
    maker.action(did.RevealHand("each player"))
    maker.action(did.Shuffle("each player"))
    maker.action(did.ToPlayer("exert ink", 1, "each opponent"), did.ToPlayer("ready ink", "all"))
    maker.action(fx.ChoosePlayer("chosen player"), did.Draw(1, "they"))


def _damage(maker: Maker) -> None:
    maker.action(did.Do("deal damage", ONE, 2))
    maker.action(did.Do("deal unreduced damage", Every(FOES), 1))
    maker.action(did.Do("deal damage", FOE, Count(MINE)))
    maker.action(did.PutCounters("damage", 1, Chosen(CHARACTERS, 2, up_to=True)), did.Draw(Size(IT)))
    maker.action(did.RemoveCounters("damage", 2, HURT), did.ToPlayer("gain lore", That()))
    maker.action(did.RemoveCounters("damage", "all", ALL_MINE), did.Draw())
    maker.action(did.RemoveCounters("damage", 3, Every(CHARACTERS), total=True))
    maker.action(did.RemoveCounters("damage", 2, Chosen(CHARACTERS, 2, up_to=True), up_to=False))
    maker.action(did.MoveCounters("damage", 1, HURT, Chosen(FOES, name="target")))
    maker.action(did.MoveCounters("damage", "all", Every(MINE), FOE))
    maker.action(did.MoveCounters("damage", 2, HURT, Chosen(CHARACTERS, name="target"), up_to=True))
    maker.action(did.Do("deal damage", Chosen(LOCATIONS), 1), did.Do("deal damage", ONE, 1))
    maker.action(did.PutCounters("damage", 1, ALL_MINE), did.ToPlayer("gain lore", 2))


def _moving(maker: Maker) -> None:
    maker.action(did.Do("banish", Chosen(ITEMS)), did.Draw())
    maker.action(did.Do("banish", HURT))
    maker.action(did.Do("banish", Chosen(LOCATIONS)), did.Draw())
    maker.action(did.Do("return to hand", ONE))
    maker.action(did.Do("return to hand", Chosen(WRECKS)))
    maker.action(did.Do("return to hand", Both((MY_ONE, Chosen(FOES, name="target")))))
    maker.action(did.Do("put into inkwell exerted", TOP))
    maker.action(did.Do("put into inkwell", Chosen(HAND)))
    maker.action(did.Do("put into inkwell exerted", ONE))
    maker.action(
        did.Do("return to hand", Chosen(Cards(whose="yours", zone="inkwell"), at_random=True)),
        did.Do("put into inkwell", TOP),
    )
    maker.action(did.ToDeck(ONE))
    maker.action(did.ToDeck(Chosen(HAND, 2, up_to=True), "top", any_order=True), did.Draw())
    maker.action(did.ToDeck(Every(DISCARD), "shuffle"))
    maker.action(did.ToDeck(Chosen(ITEMS), "either"), did.Draw())
    maker.action(did.ToDeck(Chosen(DISCARD, 3, up_to=True), any_order=True), did.Draw())
    maker.action(did.ToDeck(Chosen(DISCARD, 3, up_to=True), random_order=True), did.Draw())
    maker.action(did.PutUnder(TOP, MY_ONE), did.ToDeck(Under(IT), random_order=True), did.Draw())
    maker.action(did.Do("put into discard", Top(2)), did.Do("return to hand", Chosen(WRECKS, up_to=True)))
    maker.action(did.Do("put into discard", Top(1, "opposing")))
    maker.action(did.Do("put into discard", Top(2, "any", bottom=True)))
    maker.action(fx.EachPlayer("each player", did.Do("put into discard", Top(1, "theirs"))))
    maker.action(did.PutUnder(TOP, MY_ONE))
    maker.action(did.PutUnder(Chosen(WRECKS), Chosen(MINE, name="host"), faceup=True))
    maker.action(did.PutUnder(FOE, Chosen(FOES, name="host"), faceup=True))
    maker.action(fx.Choose(MY_ONE), did.Do("return to hand", Under(IT)), did.Draw())
    beneath = Cards(zone="under", under=ALL_MINE)
    maker.action(
        did.PutUnder(TOP, MY_ONE), did.Do("put into inkwell exerted", Chosen(beneath, 99, up_to=True, name="found"))
    )
    maker.action(did.PutUnder(TOP, MY_ONE), did.Draw(Count(Cards(zone="under", under=IT))))
    maker.action(did.Do("ready", MY_ONE), did.Do("exert", FOE))
    maker.action(did.Do("exert", Every(Cards(("character",), "opposing", (Is("damaged"),)))))
    maker.action(did.Do("ready", ALL_MINE))
    maker.action(fx.PlayersMay(fx.To(did.Do("exert as a cost", MY_ONE), did.Draw(2))))
    maker.action(fx.Move(MY_ONE, Chosen(PLACES, name="place")))
    maker.action(fx.Move(MY_ONE, Chosen(PLACES, name="place"), free=False, less=1), did.Draw())
    maker.together(
        maker.card(
            "action",
            (
                fx.Action(
                    fx.Steps(
                        (
                            fx.Move(MY_ONE, Chosen(PLACES, name="place")),
                            did.ToPlayer("gain lore", Sum("lore", HostOf(IT))),
                            did.Do("deal damage", HostOf(IT), 1),
                        )
                    )
                ),
            ),
            cost=1,
        ),
        maker.card("location", (), cost=1, willpower=5, lore=1),
    )


def _choosing(maker: Maker) -> None:
    for stat in WITHIN:
        total = Chosen(CHARACTERS, 3, up_to=True, within=stat, limit=4)
        maker.action(
            fx.Choose(total),
            did.Do("ready", IT),
            did.ToPlayer("gain lore", Sum(stat, IT)) if stat == "printed lore" else did.Draw(),
        )
    maker.action(fx.Choose(Chosen(LOCATIONS, 2, up_to=True, within="move cost", limit=2)), did.Draw())
    maker.action(did.Do("exert", Chosen(FOES, plain=True)))
    maker.action(did.Do("banish", Chosen(CHARACTERS, at_random=True)))
    maker.action(fx.EachPlayer("each opponent", did.Do("banish", Chosen(Cards(("character",), "theirs"), by="they"))))
    maker.action(
        fx.EachPlayer(
            "each player", did.Do("return to hand", Chosen(Cards(("character",), "theirs", zone="discard"), by="they"))
        )
    )
    maker.action(fx.ChoosePlayer("chosen opponent"), did.Do("deal damage", Chosen(Cards(("character",), "theirs")), 2))
    maker.action(
        did.Do("deal damage", ONE, 1),
        did.Do("deal damage", Chosen(Cards(("character",), other=True), name="another"), 1),
    )
    maker.action(fx.ChooseOne((did.Draw(), did.ToPlayer("gain lore"), did.Do("deal damage", ONE, 1))))
    maker.action(
        fx.ChooseOne((did.Draw(), did.ToPlayer("gain lore"), did.Do("deal damage", ONE, 1)), count=2, up_to=True)
    )
    maker.action(fx.ChooseOne((did.Discard(1, "they"), did.ToPlayer("lose lore", 1, "they")), by="each opponent"))
    maker.action(fx.ChooseOne((did.Do("banish", Chosen(ITEMS)), did.Do("banish", HURT), did.Draw()), said="or"))
    maker.action(did.Do("banish", ONE), did.Draw(1, PlayerOf(IT)))


def _looking(maker: Maker) -> None:
    puts = did.Put
    maker.action(did.Look(Top(3)), did.Sort((puts("hand"),), any_order=False))
    maker.action(did.Look(Top(4)), did.Sort((puts("hand", up_to=True, cards=CHARACTERS, reveal=True),), "bottom"))
    maker.action(did.Look(Top(2)), did.Sort((puts("top", "any"),), "bottom"))
    maker.action(did.Look(Top(3)), did.Sort((puts("inkwell"), puts("inkwell exerted", up_to=True)), "discard"))
    maker.action(did.Look(Top(3)), did.Sort((puts("discard", up_to=True),), "top"))
    maker.action(did.Look(Top(3)), did.Sort((puts("bottom"),), "hand"))
    maker.action(did.Look(Top(3)), did.Sort((puts("play", up_to=True, cards=Cards(("item", "location"))),), "shuffle"))
    cheap = Cards(("character",), where=(Has("cost", "at most", 3),))
    maker.action(
        did.Look(Top(3)), did.Sort((puts("play exerted", up_to=True, cards=cheap, name="arrived"),), "inkwell exerted")
    )
    maker.action(did.Look(Top(2)), did.Sort((puts("hand"), puts("discard")), ""))
    maker.action(
        did.Look(Top(4)),
        did.Sort((puts("stay", up_to=True, cards=CHARACTERS, reveal=True),), ""),
        fx.If(
            They(IT, (Has("cost", "at most", 2),)),
            fx.PlayersMay(fx.Play(IT, state="exerted")),
            did.Do("return to hand", IT),
        ),
        did.Sort((), "bottom"),
    )
    maker.action(
        fx.EachPlayer("each player", fx.Steps((did.Look(Top(2, "theirs")), did.Sort((puts("hand"),), by="they"))))
    )
    maker.action(
        did.Reveal(TOP), fx.If(They(IT, (Is("a song"),)), did.Do("return to hand", IT), did.ToPlayer("gain lore"))
    )
    maker.action(did.RevealUntil(CHARACTERS), did.Do("return to hand", IT), did.ToDeck(Ref("looked"), "shuffle"))
    maker.action(did.RevealUntil(ITEMS, "each opponent"))
    maker.action(did.Search(ITEMS), did.Do("return to hand", IT), did.Shuffle())
    maker.action(did.Search(CHARACTERS, 2), did.ToDeck(IT, "top"))
    named = Cards(where=(IsNamedCard(),), whose="yours", zone="hand")
    maker.action(
        did.NameCard(),
        did.Reveal(TOP),
        fx.If(They(IT, (IsNamedCard(),)), did.Do("return to hand", IT)),
        did.Draw(Count(named)),
    )


def _flow(maker: Maker) -> None:
    maker.action(fx.PlayersMay(fx.Steps((did.Discard(), did.Draw(2)))))
    maker.action(fx.PlayersMay(did.Draw(), "each player"))
    maker.action(fx.PlayersMay(fx.To(fx.Pay(1), did.Draw(2))))
    maker.action(fx.EachPlayer("each opponent", fx.PlayersMay(fx.Pay(1, "they"), "they")))
    maker.action(fx.If(Compare(Count(MINE), "at least", 2), did.Draw(2), did.Draw()))
    maker.action(
        fx.If(
            Compare(Count(HAND), "at most", 3), did.ToPlayer("gain lore", 2), did.ToPlayer("gain lore", 1), instead=True
        )
    )
    maker.action(fx.To(did.Do("banish", Chosen(MINE)), did.Draw(3), otherwise=did.ToPlayer("gain lore")))
    maker.action(fx.To(did.Do("exert", Chosen(MINE, 2)), did.ToPlayer("gain lore", 2), "if you do", did.Draw()))
    maker.action(did.Do("deal damage", ONE, 1), fx.If(Did(), did.Draw()))
    maker.action(
        fx.EachPlayer("each opponent", fx.Unless(did.ToPlayer("lose lore", 2, "they"), "they", did.Discard(1, "they")))
    )
    maker.action(fx.Unless(did.Draw(2), "chosen opponent", fx.Pay(2, "they")))
    maker.action(fx.EachCard(ALL_MINE, fx.If(They(IT, (Is("exerted"),)), did.Do("ready", IT), did.Do("exert", IT))))
    maker.action(fx.Repeat(did.Do("deal damage", ONE, 1), 2))
    maker.action(
        did.Reveal(TOP),
        fx.Repeat(fx.Steps((did.Do("return to hand", IT), did.Reveal(TOP))), while_=They(IT, (Is("inkable"),))),
    )
    maker.action(fx.Nothing())
    maker.action(fx.Later(When("turn end"), did.Draw()), did.Draw())
    maker.action(fx.Choose(MY_ONE), fx.Later(When("turn end"), did.Do("banish", IT)), did.Do("ready", IT))
    maker.action(fx.Later(When("turn start", who="you"), did.ToPlayer("gain lore"), "your next turn"), did.Draw())
    maker.action(fx.Whenever(When("quest", MINE), did.Draw()), did.Draw())
    maker.action(fx.Whenever(When("banish", FOES), did.ToPlayer("gain lore"), "forever"))
    maker.action(fx.Whenever(When("draw", who="each opponent"), did.ToPlayer("gain lore"), "until your next turn"))


def _playing(maker: Maker) -> None:
    hand = Cards(("character", "item"), "yours", (Has("cost", "at most", 3),), "hand")
    maker.action(fx.PlayersMay(fx.Play(Chosen(hand))))
    maker.action(fx.Play(Chosen(hand), state="exerted", name="arrived"), did.Do("deal damage", Ref("arrived"), 1))
    maker.action(fx.Play(Chosen(Cards(("character",), "yours", zone="discard")), free=False, less=2))
    songs = Cards(("action",), "yours", (Is("a song"),), "discard")
    maker.action(fx.Play(Chosen(songs), afterwards="bottom"), did.Draw())
    maker.action(fx.Play(Chosen(hand), afterwards="banish at end"), did.Draw())
    maker.action(fx.Play(Chosen(Cards(("action",), "yours", (Not(Is("a song")),), "hand"))), did.Draw())
    maker.action(
        fx.EachPlayer(
            "each player",
            fx.PlayersMay(fx.Play(Chosen(Cards(("item", "location"), "theirs", zone="hand"), by="they")), "they"),
        )
    )
    maker.action(
        fx.Play(Chosen(Cards(("character",), "yours", (Named(("Mossfoot", "Old Kettle")),), "hand")), way="shift"),
        did.Draw(),
    )
    maker.action(
        fx.PlayersMay(fx.Play(Chosen(Cards(("character",), "yours", zone="hand")), way="or shift")), did.Draw(), cost=3
    )
    maker.action(fx.UseAbility(Chosen(Cards(("item",), "yours"))), did.Draw())
    maker.action(fx.UseAbility(Chosen(Cards(whose="yours")), "Whittle"), did.Draw())
