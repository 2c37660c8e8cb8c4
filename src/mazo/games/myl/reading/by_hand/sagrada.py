"""Sentences of Espada Sagrada and its expansions whose trees are written by hand."""

from __future__ import annotations

from typing import Final

from mazo.abilities.tree.deeds import Discard, Draw, Look, Sort, ToPlayer
from mazo.abilities.tree.effects import Activated, Cost, Get, PlayersMay, Static, Steps, Triggered
from mazo.abilities.tree.nouns import Cards, Classified, During, Every, HostOf, Is, Not, Ref, Sum, They, Top, When
from mazo.abilities.tree.short import THIS
from mazo.games.myl.reading.by_hand.sentence import ByHand

_KNIGHTS: Final = Every(Cards(("ally",), "yours", (Classified(("Caballero",)),)))
_BONUS: Final = Get(HostOf(THIS), "strength", Sum("cost", Ref("discarded")), "this turn")

CARDS: Final[dict[str, tuple[ByHand, ...]]] = {
    "Rey Arturo Pendragón": (
        ByHand(
            "9d612669bc22",
            (
                Static((Get(_KNIGHTS, "strength", 1),)),
                Triggered((When("grouping", who="any player"),), ToPlayer("mill", 2, "each opponent")),
            ),
            "a fact and what happens in every Agrupación in one sentence",
        ),
    ),
    "Excalibur": (
        ByHand(
            "df356ed15c4a",
            (Activated(Cost(effects=(Discard(),)), _BONUS, once=True, condition=During("your vigil")),),
            "a bonus that no other card speaks of; it lasts the turn",
        ),
    ),
    "Caballo de Batalla": (
        ByHand(
            "0b23b3a8592f",
            (
                Triggered(
                    (When("final", who="you"),),
                    PlayersMay(Steps((Look(Top(4)), Sort((), "top")))),
                    They(HostOf(THIS), (Not(Is("attacking")),)),
                ),
            ),
            "what was not done in the turn is looked at in its Fase Final",
        ),
    ),
    "Tótem de Nwyre": (ByHand("41b286e1803d", (Activated(Cost(1), Draw()),), "a cost that is joined by an and"),),
}
