"""Synthetic cards with printed keywords: Shift in all its ways, songs and their singers, Boost, and plain cards."""

from __future__ import annotations

from mazo.abilities.tree import deeds
from mazo.abilities.tree import effects as fx
from mazo.abilities.tree.facts import CostsLess
from mazo.abilities.tree.nouns import Cards, Chosen, Classified, Count, Has, Named, Ref, Top, Under, When
from mazo.abilities.tree.words import KeywordName
from workshop.lorcana.fuzz.making import HAND, INKS, MINE, MY_ONE, ONE, THIS, Group, Maker
from workshop.lorcana.fuzz.spells import NUMBERED

PLAIN: tuple[KeywordName, ...] = (
    "Alert", "Bodyguard", "Challenger", "Evasive", "Reckless", "Resist", "Rush", "Singer", "Support", "Vanish", "Ward",
)  # fmt: skip


def keywords() -> list[Group]:
    """All of them."""
    maker = Maker(
        "Sandy Tidy Upbeat Velvet Wily Young Zesty Agile Brave",
        "Acorn Bramble Clover Daisy Elder Fern Gorse Hazel Ivy Juniper",
    )
    _printed(maker)
    _shifting(maker)
    _songs(maker)
    _places(maker)
    _plain(maker)
    return maker.groups


def _printed(maker: Maker) -> None:
    for keyword in PLAIN:
        for more in range(2):
            amount = 2 + 2 * more if keyword in NUMBERED else 0
            maker.alone("character", fx.Keyword(keyword, amount), strength=1 + more, willpower=3)
    for amount in (1, 2):
        maker.alone(
            "character",
            fx.Keyword("Boost", amount),
            fx.Triggered((When("put under", "this"),), deeds.ToPlayer("gain lore")),
        )
    maker.alone("character", fx.Keyword("Boost", 1), fx.Static((fx.Get(THIS, "strength", Count(Cards(zone="under"))),)))
    maker.alone(
        "location",
        fx.Keyword("Boost", 1),
        fx.Triggered((When("turn end", who="you"),), deeds.Do("return to hand", Under(THIS))),
    )
    maker.alone("location", fx.Keyword("Evasive"), fx.Keyword("Resist", 1), willpower=4)
    maker.alone("item", fx.Keyword("Ward"))
    peek = fx.Steps((deeds.Look(Top(2)), deeds.Sort((deeds.Put("under this", up_to=True),), "top")))
    maker.alone("character", fx.Triggered((When("quest", "this"),), peek), strength=1, lore=1)


def _shifting(maker: Maker) -> None:
    shift = fx.Keyword
    base = maker.card("character", (), name="Mossfoot", version="Small", cost=1)
    other = maker.card(
        "character", (), name="Old Kettle", version="Young", cost=2, classifications=("Hero", "Floodborn")
    )
    both = maker.card("character", (), name="Mossfoot & Old Kettle", version="Side by Side", cost=2)
    grown = maker.card("character", (shift("Shift", 1),), name="Mossfoot", version="Grown", cost=4, strength=4)
    maker.together(base, grown)
    outgrown = fx.Triggered((When("shift onto", MINE, "this"),), deeds.Draw())
    promising = (fx.Static((CostsLess(1, "this", what="shift onto"),)), outgrown)
    maker.together(maker.card("character", promising, name="Mossfoot", version="Promising", cost=1), grown)
    cost = fx.Cost(effects=(deeds.Discard(1, cards=Cards(zone="hand")),))
    maker.together(
        other, maker.card("character", (shift("Shift", cost=cost),), name="Old Kettle", version="Grown", cost=5)
    )
    exerting = fx.Cost(1, effects=(deeds.Do("exert", Chosen(Cards(("item",), "yours"))),))
    maker.together(
        base,
        both,
        maker.card(
            "character", (shift("Shift", cost=exerting), shift("Shift", 2)), name="Mossfoot", version="Wise", cost=5
        ),
    )
    maker.alone(
        "character",
        shift("Shift", 2, variant=("universal",), onto=Cards(("character",))),
        fx.Triggered((When("play", "this"),), deeds.Do("deal damage", ONE, 1)),
        cost=5,
    )
    heroes = Cards(("character",), where=(Classified(("Hero",)),))
    maker.alone("character", shift("Shift", 1, variant=("classification",), onto=heroes), fx.Keyword("Ward"), cost=4)
    names = ("Mossfoot", "Old Kettle")
    maker.together(
        base,
        base,
        other,
        other,
        maker.card(
            "character",
            (shift("Shift", 1, variant=("duo",), names=names),),
            name="Mossfoot & Old Kettle",
            version="As One",
            cost=6,
        ),
    )
    maker.together(
        base,
        other,
        both,
        maker.card(
            "character",
            (shift("Shift", 1, variant=("combo",), names=names),),
            name="Mossfoot & Old Kettle",
            version="In Step",
            cost=6,
        ),
    )
    maker.together(
        base,
        maker.card(
            "character", (shift("Shift", 0, variant=("temporary",)),), name="Mossfoot", version="For a Day", cost=5
        ),
    )
    pirates = Cards(("character",), where=(Classified(("Pirate",)),))
    maker.alone("character", shift("Shift", 1, variant=("temporary", "classification"), onto=pirates), cost=5)
    potato = maker.card(
        "item", (fx.Activated(fx.Cost(this="exert"), deeds.ToPlayer("gain lore")),), name="Potato", cost=1
    )
    maker.together(
        potato,
        maker.card(
            "character",
            (shift("Shift", 1, variant=("potato",), onto=Cards(("item",), where=(Named(("Potato",)),))),),
            cost=4,
        ),
    )
    maker.together(
        base,
        maker.card(
            "character",
            (shift("Shift", 3), fx.Static((fx.FreeWith(fx.Cost(effects=(deeds.Discard(),)), way="shift"),))),
            name="Mossfoot",
            version="Bargain",
            cost=5,
        ),
    )
    maker.alone(
        "character",
        fx.Triggered((When("play", Cards(("character",), "yours", (Has("cost", "at least", 4),))),), deeds.Draw()),
    )


def _songs(maker: Maker) -> None:
    song = {"classifications": ("Song",)}
    for at, cost in enumerate((1, 2, 3, 5)):
        maker.alone(
            "action",
            fx.Action(
                (
                    deeds.Draw(2),
                    deeds.Do("deal damage", ONE, 2),
                    deeds.ToPlayer("gain lore", 2),
                    deeds.Do("ready", MY_ONE),
                )[at]
            ),
            cost=cost,
            **song,
        )
    for needed in (4, 7):
        maker.alone("action", fx.Keyword("Sing Together", needed), fx.Action(deeds.Draw(2)), cost=needed, **song)
    maker.alone(
        "action",
        fx.Action(fx.Steps((deeds.Do("deal damage", ONE, 1), fx.Get(Ref("singers"), "strength", 1, "this turn")))),
        cost=2,
        **song,
    )


def _places(maker: Maker) -> None:
    for at in range(8):
        maker.alone("location", cost=1 + at % 3, willpower=3 + at, lore=at % 3, move_cost=at % 3)
    maker.alone("location", fx.Triggered((When("move", MINE),), deeds.Draw()), move_cost=1)


def _plain(maker: Maker) -> None:
    for at in range(12):
        maker.alone(
            "character",
            cost=1 + at % 4,
            strength=at % 5,
            willpower=1 + at % 5,
            lore=1 + at % 2,
            inks=INKS[at % 5 : at % 5 + 2],
        )
    maker.alone(
        "item",
        fx.Triggered(
            (When("play", Cards(("character",), "yours")),), fx.PlayersMay(fx.To(deeds.Discard(), deeds.Draw()))
        ),
    )
    maker.alone("character", fx.Static((fx.Get(THIS, "strength", Count(HAND)),)))
