"""Synthetic cards with the words of edition 2.3.0: ink drops and Adventurous; older editions deal without them."""

from __future__ import annotations

from mazo.abilities.tree import deeds as did
from mazo.abilities.tree import effects as fx
from mazo.abilities.tree.nouns import Compare, Every, Happened, Is, PlayerHas, They, When
from workshop.lorcana.fuzz.making import FOES, ONE, PLAYED, THIS, Group, Maker


def recent() -> list[Group]:
    """All of them."""
    maker = Maker("Damp Misty Rainy Soggy Watery", "Barrel Cistern Gutter Pail Spring")
    maker.action(did.ToPlayer("get ink drops", 2), did.ToPlayer("get ink drops", 1, "each opponent"))
    maker.action(did.ToPlayer("remove ink drops", 1, "each opponent"), did.Draw(PlayerHas("ink drop")))
    maker.hears(When("gets ink drops", who="each player"), did.ToPlayer("gain lore", 1, "they"))
    maker.hears(When("removes ink drops", who="you"), fx.Get(THIS, "strength", 1, "this turn"))
    maker.says(fx.Get(THIS, "strength", Happened("gets ink drops", "each player")))
    maker.says(fx.Get(THIS, "lore", Happened("removes ink drops", "you")))
    maker.says(fx.Get(THIS, "willpower", 2), condition=Compare(PlayerHas("ink drop"), "at least", 2))
    wet = They(THIS, (Is("paid with ink drops"),))
    maker.hears(PLAYED, fx.If(wet, did.Draw(), did.ToPlayer("gain lore")))
    for more in range(2):
        maker.alone("character", fx.Keyword("Adventurous"), strength=1 + more, willpower=3, lore=1)
    maker.action(fx.Gain(ONE, fx.Keyword("Adventurous"), "this turn"))
    kept = fx.Lose(Every(FOES), "Adventurous", until="this turn", ever=True, keeps=True)
    maker.action(fx.Lose(ONE, "Adventurous", until="this turn"), kept)
    return maker.groups
