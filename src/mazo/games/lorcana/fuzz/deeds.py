"""Synthetic actions: every effect that happens once, with every option it has."""

from __future__ import annotations

from mazo.games.lorcana.abilities import effects as fx
from mazo.games.lorcana.abilities.nouns import (
    Both,
    Cards,
    Chosen,
    Compare,
    Count,
    Did,
    Every,
    Has,
    Is,
    IsNamedCard,
    Named,
    Not,
    OfType,
    PlaceOf,
    PlayerOf,
    Ref,
    Size,
    Stat,
    Sum,
    That,
    They,
    Top,
    Under,
    When,
)
from mazo.games.lorcana.fuzz.making import (
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
    maker.action(fx.Draw(2))
    maker.action(fx.Draw(4, "each player", until=True))
    maker.action(fx.Draw(1, "chosen player"), fx.GainLore(1, "they"))
    maker.action(fx.Draw(1, "any players"))
    maker.action(fx.Draw(1, "players with the most cards"))
    maker.action(fx.Discard(2, "each opponent"))
    maker.action(fx.Discard(1, "chosen opponent", Cards(("action", "item"), zone="hand"), "you"))
    maker.action(fx.Draw(2, "each player", bottom=True))
    maker.action(fx.Discard(1, "each other player", by="random"), fx.Draw())
    maker.action(fx.Discard(2, by="random"), fx.GainLore(Size(Ref("discarded"), (OfType(("action", "character")),))))
    maker.action(fx.Discard(by="all"), fx.Draw(3))
    maker.action(fx.Discard(3, "each player", until=True))
    maker.action(fx.Discard(2, up_to=True), fx.Draw(That()))
    maker.action(fx.GainLore(2))
    maker.action(fx.LoseLore(1, "each opponent"), fx.GainLore(That()))
    maker.action(fx.LoseLore(2, "any opponent"))
    maker.action(fx.RevealHand("chosen opponent"), fx.Discard(1, "they", Cards(("character",), zone="hand"), "you"))
    maker.action(fx.RevealHand("each player"))
    maker.action(fx.Shuffle("each player"))
    maker.action(fx.ExertInk("each opponent", 1), fx.ExertInk(ready=True))
    maker.action(fx.ChoosePlayer("chosen player"), fx.Draw(1, "they"))


def _damage(maker: Maker) -> None:
    maker.action(fx.Deal(2, ONE))
    maker.action(fx.Deal(1, Every(FOES), reduced=False))
    maker.action(fx.Deal(Count(MINE), FOE))
    maker.action(fx.PutDamage(1, Chosen(CHARACTERS, 2, up_to=True)), fx.Draw(Size(IT)))
    maker.action(fx.Heal(2, HURT), fx.GainLore(That()))
    maker.action(fx.Heal("all", ALL_MINE), fx.Draw())
    maker.action(fx.Heal(3, Every(CHARACTERS), total=True))
    maker.action(fx.Heal(2, Chosen(CHARACTERS, 2, up_to=True), up_to=False))
    maker.action(fx.MoveDamage(1, HURT, Chosen(FOES, name="target")))
    maker.action(fx.MoveDamage("all", Every(MINE), FOE))
    maker.action(fx.MoveDamage(2, HURT, Chosen(CHARACTERS, name="target"), up_to=True))
    maker.action(fx.Deal(1, Chosen(LOCATIONS)), fx.Deal(1, ONE))
    maker.action(fx.PutDamage(1, ALL_MINE), fx.GainLore(2))


def _moving(maker: Maker) -> None:
    maker.action(fx.Banish(Chosen(ITEMS)), fx.Draw())
    maker.action(fx.Banish(HURT))
    maker.action(fx.Banish(Chosen(LOCATIONS)), fx.Draw())
    maker.action(fx.Return(ONE))
    maker.action(fx.Return(Chosen(WRECKS)))
    maker.action(fx.Return(Both((MY_ONE, Chosen(FOES, name="target")))))
    maker.action(fx.Ink(TOP))
    maker.action(fx.Ink(Chosen(HAND), exerted=False))
    maker.action(fx.Ink(ONE))
    maker.action(fx.Return(Chosen(Cards(whose="yours", zone="inkwell"), at_random=True)), fx.Ink(TOP, exerted=False))
    maker.action(fx.ToDeck(ONE))
    maker.action(fx.ToDeck(Chosen(HAND, 2, up_to=True), "top", any_order=True), fx.Draw())
    maker.action(fx.ToDeck(Every(DISCARD), "shuffle"))
    maker.action(fx.ToDeck(Chosen(ITEMS), "either"), fx.Draw())
    maker.action(fx.ToDeck(Chosen(DISCARD, 3, up_to=True), any_order=True), fx.Draw())
    maker.action(fx.ToDeck(Chosen(DISCARD, 3, up_to=True), random_order=True), fx.Draw())
    maker.action(fx.PutUnder(TOP, MY_ONE), fx.ToDeck(Under(IT), random_order=True), fx.Draw())
    maker.action(fx.ToDiscard(Top(2)), fx.Return(Chosen(WRECKS, up_to=True)))
    maker.action(fx.ToDiscard(Top(1, "opposing")))
    maker.action(fx.ToDiscard(Top(2, "any", bottom=True)))
    maker.action(fx.EachPlayer("each player", fx.ToDiscard(Top(1, "theirs"))))
    maker.action(fx.PutUnder(TOP, MY_ONE))
    maker.action(fx.PutUnder(Chosen(WRECKS), Chosen(MINE, name="host"), faceup=True))
    maker.action(fx.PutUnder(FOE, Chosen(FOES, name="host"), faceup=True))
    maker.action(fx.Choose(MY_ONE), fx.Return(Under(IT)), fx.Draw())
    beneath = Cards(zone="under", under=ALL_MINE)
    maker.action(fx.PutUnder(TOP, MY_ONE), fx.Ink(Chosen(beneath, 99, up_to=True, name="found")))
    maker.action(fx.PutUnder(TOP, MY_ONE), fx.Draw(Count(Cards(zone="under", under=IT))))
    maker.action(fx.Ready(MY_ONE), fx.Exert(FOE))
    maker.action(fx.Exert(Every(Cards(("character",), "opposing", (Is("damaged"),)))))
    maker.action(fx.Ready(ALL_MINE))
    maker.action(fx.PlayersMay(fx.To(fx.Exert(MY_ONE, symbol=True), fx.Draw(2))))
    maker.action(fx.Move(MY_ONE, Chosen(PLACES, name="place")))
    maker.action(fx.Move(MY_ONE, Chosen(PLACES, name="place"), free=False, less=1), fx.Draw())
    maker.together(
        maker.card(
            "action",
            (
                fx.Action(
                    fx.Steps(
                        (
                            fx.Move(MY_ONE, Chosen(PLACES, name="place")),
                            fx.GainLore(Sum("lore", PlaceOf(IT))),
                            fx.Deal(1, PlaceOf(IT)),
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
            fx.Choose(total), fx.Ready(IT), fx.GainLore(Sum(stat, IT)) if stat == "printed lore" else fx.Draw()
        )
    maker.action(fx.Choose(Chosen(LOCATIONS, 2, up_to=True, within="move cost", limit=2)), fx.Draw())
    maker.action(fx.Exert(Chosen(FOES, plain=True)))
    maker.action(fx.Banish(Chosen(CHARACTERS, at_random=True)))
    maker.action(fx.EachPlayer("each opponent", fx.Banish(Chosen(Cards(("character",), "theirs"), by="they"))))
    maker.action(
        fx.EachPlayer("each player", fx.Return(Chosen(Cards(("character",), "theirs", zone="discard"), by="they")))
    )
    maker.action(fx.ChoosePlayer("chosen opponent"), fx.Deal(2, Chosen(Cards(("character",), "theirs"))))
    maker.action(fx.Deal(1, ONE), fx.Deal(1, Chosen(Cards(("character",), other=True), name="another")))
    maker.action(fx.ChooseOne((fx.Draw(), fx.GainLore(), fx.Deal(1, ONE))))
    maker.action(fx.ChooseOne((fx.Draw(), fx.GainLore(), fx.Deal(1, ONE)), count=2, up_to=True))
    maker.action(fx.ChooseOne((fx.Discard(1, "they"), fx.LoseLore(1, "they")), by="each opponent"))
    maker.action(fx.ChooseOne((fx.Banish(Chosen(ITEMS)), fx.Banish(HURT), fx.Draw()), said="or"))
    maker.action(fx.Banish(ONE), fx.Draw(1, PlayerOf(IT)))


def _looking(maker: Maker) -> None:
    puts = fx.Put
    maker.action(fx.Look(Top(3)), fx.Sort((puts("hand"),), any_order=False))
    maker.action(fx.Look(Top(4)), fx.Sort((puts("hand", up_to=True, cards=CHARACTERS, reveal=True),), "bottom"))
    maker.action(fx.Look(Top(2)), fx.Sort((puts("top", "any"),), "bottom"))
    maker.action(fx.Look(Top(3)), fx.Sort((puts("inkwell"), puts("inkwell exerted", up_to=True)), "discard"))
    maker.action(fx.Look(Top(3)), fx.Sort((puts("discard", up_to=True),), "top"))
    maker.action(fx.Look(Top(3)), fx.Sort((puts("bottom"),), "hand"))
    maker.action(fx.Look(Top(3)), fx.Sort((puts("play", up_to=True, cards=Cards(("item", "location"))),), "shuffle"))
    cheap = Cards(("character",), where=(Has("cost", "at most", 3),))
    maker.action(
        fx.Look(Top(3)), fx.Sort((puts("play exerted", up_to=True, cards=cheap, name="arrived"),), "inkwell exerted")
    )
    maker.action(fx.Look(Top(2)), fx.Sort((puts("hand"), puts("discard")), ""))
    maker.action(
        fx.Look(Top(4)),
        fx.Sort((puts("stay", up_to=True, cards=CHARACTERS, reveal=True),), ""),
        fx.If(They(IT, (Has("cost", "at most", 2),)), fx.PlayersMay(fx.Play(IT, exerted=True)), fx.Return(IT)),
        fx.Sort((), "bottom"),
    )
    maker.action(
        fx.EachPlayer("each player", fx.Steps((fx.Look(Top(2, "theirs")), fx.Sort((puts("hand"),), by="they"))))
    )
    maker.action(fx.Reveal(TOP), fx.If(They(IT, (Is("a song"),)), fx.Return(IT), fx.GainLore()))
    maker.action(fx.RevealUntil(CHARACTERS), fx.Return(IT), fx.ToDeck(Ref("looked"), "shuffle"))
    maker.action(fx.RevealUntil(ITEMS, "each opponent"))
    maker.action(fx.Search(ITEMS), fx.Return(IT), fx.Shuffle())
    maker.action(fx.Search(CHARACTERS, 2), fx.ToDeck(IT, "top"))
    named = Cards(where=(IsNamedCard(),), whose="yours", zone="hand")
    maker.action(fx.NameCard(), fx.Reveal(TOP), fx.If(They(IT, (IsNamedCard(),)), fx.Return(IT)), fx.Draw(Count(named)))


def _flow(maker: Maker) -> None:
    maker.action(fx.PlayersMay(fx.Steps((fx.Discard(), fx.Draw(2)))))
    maker.action(fx.PlayersMay(fx.Draw(), "each player"))
    maker.action(fx.PlayersMay(fx.To(fx.Pay(1), fx.Draw(2))))
    maker.action(fx.EachPlayer("each opponent", fx.PlayersMay(fx.Pay(1, "they"), "they")))
    maker.action(fx.If(Compare(Count(MINE), "at least", 2), fx.Draw(2), fx.Draw()))
    maker.action(fx.If(Compare(Count(HAND), "at most", 3), fx.GainLore(2), fx.GainLore(1), instead=True))
    maker.action(fx.To(fx.Banish(Chosen(MINE)), fx.Draw(3), otherwise=fx.GainLore()))
    maker.action(fx.To(fx.Exert(Chosen(MINE, 2)), fx.GainLore(2), "if you do", fx.Draw()))
    maker.action(fx.Deal(1, ONE), fx.If(Did(), fx.Draw()))
    maker.action(fx.EachPlayer("each opponent", fx.Unless(fx.LoseLore(2, "they"), "they", fx.Discard(1, "they"))))
    maker.action(fx.Unless(fx.Draw(2), "chosen opponent", fx.Pay(2, "they")))
    maker.action(fx.EachCard(ALL_MINE, fx.If(They(IT, (Is("exerted"),)), fx.Ready(IT), fx.Exert(IT))))
    maker.action(fx.Repeat(fx.Deal(1, ONE), 2))
    maker.action(
        fx.Reveal(TOP), fx.Repeat(fx.Steps((fx.Return(IT), fx.Reveal(TOP))), while_=They(IT, (Is("inkable"),)))
    )
    maker.action(fx.Nothing())
    maker.action(fx.Later(When("turn end"), fx.Draw()), fx.Draw())
    maker.action(fx.Choose(MY_ONE), fx.Later(When("turn end"), fx.Banish(IT)), fx.Ready(IT))
    maker.action(fx.Later(When("turn start", who="you"), fx.GainLore(), "your next turn"), fx.Draw())
    maker.action(fx.Whenever(When("quest", MINE), fx.Draw()), fx.Draw())
    maker.action(fx.Whenever(When("banish", FOES), fx.GainLore(), "forever"))
    maker.action(fx.Whenever(When("draw", who="each opponent"), fx.GainLore(), "until your next turn"))


def _playing(maker: Maker) -> None:
    hand = Cards(("character", "item"), "yours", (Has("cost", "at most", 3),), "hand")
    maker.action(fx.PlayersMay(fx.Play(Chosen(hand))))
    maker.action(fx.Play(Chosen(hand), exerted=True, name="arrived"), fx.Deal(1, Ref("arrived")))
    maker.action(fx.Play(Chosen(Cards(("character",), "yours", zone="discard")), free=False, less=2))
    songs = Cards(("action",), "yours", (Is("a song"),), "discard")
    maker.action(fx.Play(Chosen(songs), afterwards="bottom"), fx.Draw())
    maker.action(fx.Play(Chosen(hand), afterwards="banish at end"), fx.Draw())
    maker.action(fx.Play(Chosen(Cards(("action",), "yours", (Not(Is("a song")),), "hand"))), fx.Draw())
    maker.action(
        fx.EachPlayer(
            "each player",
            fx.PlayersMay(fx.Play(Chosen(Cards(("item", "location"), "theirs", zone="hand"), by="they")), "they"),
        )
    )
    maker.action(
        fx.Play(Chosen(Cards(("character",), "yours", (Named(("Mossfoot", "Old Kettle")),), "hand")), shift=True),
        fx.Draw(),
    )
    maker.action(
        fx.PlayersMay(fx.Play(Chosen(Cards(("character",), "yours", zone="hand")), may_shift=True)), fx.Draw(), cost=3
    )
    maker.action(fx.UseAbility(Chosen(Cards(("item",), "yours"))), fx.Draw())
    maker.action(fx.UseAbility(Chosen(Cards(whose="yours")), "Whittle"), fx.Draw())
