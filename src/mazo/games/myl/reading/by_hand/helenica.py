"""Sentences of Helénica and its expansions whose trees are written by hand."""

from __future__ import annotations

from typing import Final

from mazo.abilities.tree.deeds import Do, Draw, Search, Shuffle, ToDeck
from mazo.abilities.tree.effects import (
    Action,
    Activated,
    Become,
    Can,
    Choose,
    ChooseOne,
    Cost,
    Gain,
    Instead,
    Keyword,
    PlayersMay,
    Static,
    Steps,
    To,
    Triggered,
)
from mazo.abilities.tree.facts import CostsLess
from mazo.abilities.tree.nouns import (
    Cards,
    Chosen,
    Classified,
    Compare,
    Count,
    During,
    Every,
    Facing,
    FirstTurn,
    Has,
    HostOf,
    Is,
    Named,
    Not,
    SameName,
    SameObject,
    Sum,
    They,
    When,
)
from mazo.abilities.tree.short import IT, THIS
from mazo.games.myl.reading.by_hand.sentence import ByHand

_WAR: Final = During("the war")
_VIGIL: Final = During("your vigil")
_THEIRS: Final = Cards(("ally",), "opposing")
_ENTERS: Final = (When("enter play", "this"),)
_HARMLESS: Final = (
    Choose(Chosen(Cards(("ally",)))),
    Instead(When("damage the deck", Cards(where=(SameObject(IT),))), until="this turn"),
)
_THEY_DRAW: Final = PlayersMay(Draw(1, "they"), "each opponent")
_SAID: Final = "said with the sentence before"
_COST: Final = "a cost that is so much instead of so much less"
_NO_DAMAGE: Final = "damage to the castle that one ally doesn't deal"


def _there(*names: str, other: bool = False) -> Compare:
    return Compare(Count(Cards(where=(Named(names),), other=other)), "at least", 1)


CARDS: Final[dict[str, tuple[ByHand, ...]]] = {
    "Amazonas Guerreras": (
        ByHand(
            "f2b310954494",
            (Static((CostsLess(3, "this", what="play, down to nothing"),), _there("Amazonas Guerreras", other=True)),),
            _COST,
        ),
    ),
    "Penelope": (
        ByHand(
            "6681b93d9b04",
            (
                Static(
                    (CostsLess(1, "this"),),
                    Compare(Count(Cards(whose="yours", where=(Named(("Ulises",)),))), "at least", 1),
                ),
            ),
            _COST,
        ),
    ),
    "Thanatos": (
        ByHand(
            "0a0674bf9958",
            (
                Activated(
                    Cost(),
                    Steps(
                        (
                            Choose(Chosen(Cards(("ally",)))),
                            Do("destroy", Every(Cards(("ally",), where=(SameName(IT),)))),
                        )
                    ),
                    once=True,
                    condition=_VIGIL,
                ),
            ),
            "an ally in play is named, so it is chosen, and all of its name are destroyed",
        ),
        ByHand("27c02e6284bf", (), _SAID),
    ),
    "Ares": (
        ByHand(
            "4e8aa7e0571c",
            (
                Activated(
                    Cost(2),
                    ChooseOne(
                        (
                            Do("cancel the attack", Every(Cards(("ally",), "opposing", (Is("attacking"),)))),
                            Do("cancel the block", Every(Cards(("ally",), "opposing", (Is("blocking"),)))),
                        ),
                        said="or",
                    ),
                    once=True,
                    condition=_WAR,
                ),
            ),
            "the attack or the block of the opponent, with one verb",
        ),
    ),
    "Eros": (
        ByHand(
            "b0894443af4c",
            (
                Triggered(
                    _ENTERS,
                    PlayersMay(Steps((Search(Cards(("gold",)), 2), Do("put into hand", IT), Shuffle()))),
                    FirstTurn(not_starting=False),
                ),
            ),
            "only in the first turn",
        ),
    ),
    "Dragón Ceniza": (
        ByHand(
            "b56ffdbb4bfb",
            (
                Triggered(
                    (When("block", "this"),), Become(THIS, "strength", Sum("strength", Facing(THIS)), "this turn")
                ),
            ),
            "as strong as the ally that it blocks",
        ),
    ),
    "Vulcano": (
        ByHand(
            "3136de5611ea",
            (
                Keyword("sin límite de armas"),
                Static(
                    (Gain(THIS, Keyword("indestructible")),), They(THIS, (Has("weapons", "more than", 2),)), said="if"
                ),
            ),
            "two facts and a condition for the second, without a full stop",
        ),
    ),
    "Armadura Legionaria": (
        ByHand(
            "bac049aa61e0",
            (Static((Can(HostOf(THIS), "block two allies"),), They(HostOf(THIS), (Not(Classified(("Héroe",))),))),),
            "of another race than the sentence before has named",
        ),
    ),
    "Augurio": (
        ByHand("20c4cc0885cb", (), "said with the next sentence"),
        ByHand(
            "8dbb5a27e967",
            (
                Action(
                    Steps(
                        (Draw(2), To(_THEY_DRAW, Draw(), "if you do")),
                        (". then",),
                    )
                ),
            ),
            "what the opponent does is what one's own drawing hangs on",
        ),
    ),
    "Tótem de Fénix": (
        ByHand(
            "f19f49c1bf4a",
            (
                Activated(
                    Cost(2),
                    ToDeck(Chosen(Cards(whose="yours", zone="graveyard"), 2), "shuffle"),
                    once=True,
                    condition=_VIGIL,
                ),
            ),
            "whose graveyard it is, the castle tells",
        ),
    ),
    "Asclepio": (
        ByHand("be730dce3664", (Activated(Cost(2), Steps(_HARMLESS), once=True, condition=_WAR),), _NO_DAMAGE),
    ),
    "Fiesta Adonia": (ByHand("5976e630b74f", (Action(Steps(_HARMLESS)),), _NO_DAMAGE),),
    "Lyssa": (
        ByHand(
            "d58407f3579c",
            (
                Activated(
                    Cost(effects=(Do("destroy", THIS),)),
                    Do("cancel the attack", Chosen(Cards(("ally",), "opposing", (Is("attacking"),)))),
                    condition=_WAR,
                ),
            ),
            "an attacker goes back to the Línea de Defensa, which is what becomes of a cancelled one",
        ),
    ),
}
