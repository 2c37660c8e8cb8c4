"""Sentences of Talismanes, Armas, Tótems and Oros of Helénica whose trees are written by hand."""

from __future__ import annotations

from typing import Final

from mazo.abilities.tree.deeds import (
    Do,
    Draw,
    NameCard,
    Search,
    Shuffle,
    ToDeck,
    ToPlayer,
)
from mazo.abilities.tree.effects import (
    Action,
    Activated,
    Answer,
    Become,
    Can,
    Cant,
    Choose,
    ChooseOne,
    Convert,
    Cost,
    EachCard,
    EachPlayer,
    Gain,
    Get,
    If,
    Keyword,
    Later,
    Lose,
    Must,
    Pay,
    PlayersMay,
    Skip,
    Static,
    Steps,
    To,
    Triggered,
)
from mazo.abilities.tree.nouns import (
    Cards,
    Chosen,
    Classified,
    Compare,
    Count,
    DoesntHold,
    Every,
    HostOf,
    Is,
    IsNamedCard,
    Named,
    Not,
    PlayerHas,
    SameName,
    Sum,
    They,
    Turn,
    When,
)
from mazo.abilities.tree.short import IT, SUBJECT, THIS
from mazo.games.myl.reading.by_hand.sentence import ByHand
from mazo.games.myl.reading.by_hand.short_names import BEFORE, NO_DAMAGE, THEIRS, VIGIL, harmless

_THEY_DRAW: Final = PlayersMay(Draw(1, "they"), "each opponent")
_FEAST: Final = Named(("Fiesta",), part=True)
_AGAINST_GOLD: Final = Cards(where=(Is("affecting Oros"),))
_RUIN: Final = Cards(where=(Is("destroying Oros"),))
_THREE: Final = ToPlayer("mill", 3, "each opponent")
_TO_FINAL: Final = If(Turn("opponents"), ToPlayer("go to the final phase", 1, "each opponent"))

CARDS: Final[dict[str, tuple[ByHand, ...]]] = {
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
                    condition=VIGIL,
                ),
            ),
            "whose graveyard it is, the castle tells",
        ),
    ),
    "Arcadia": (
        ByHand(
            "189084598f47",
            (
                Activated(
                    Cost(),
                    Steps(
                        (
                            Do("put into play", Chosen(Cards(("ally",), "yours", zone="hand"), 2, up_to=True)),
                            Cant(IT, "attack", "this turn"),
                            Later(When("attack", Cards(("ally",), "yours")), Do("destroy", IT)),
                            Later(When("final"), Do("destroy", IT)),
                        )
                    ),
                    once=True,
                    condition=VIGIL,
                ),
            ),
            "the Vigilia ends when an ally attacks, or with the Fase Final",
        ),
        ByHand("9124f27fb9ea", (), BEFORE),
    ),
    "Aspidoquelon": (
        ByHand(
            "86d71ecb9141",
            (
                Static((Cant("you", "play"),), DoesntHold(VIGIL)),
                Action(
                    Steps(
                        (
                            Lose(Chosen(Cards(("totem",), "yours")), until="this turn"),
                            Convert(IT, "ally", "this turn"),
                            Become(IT, "strength", Sum("cost", IT), "this turn"),
                            Gain(IT, Keyword("furia"), "this turn"),
                        )
                    )
                ),
            ),
            "a Tótem that fights for a turn, in two sentences",
        ),
        ByHand("2befb111e385", (), BEFORE),
    ),
    "Carrera de Carros": (
        ByHand(
            "e36dd826826b",
            (
                Answer(
                    (When("end a turn", who="any player"),),
                    Do("regroup", Chosen(Cards(("ally",), "yours", (Is("unblocked this turn"),)), 2)),
                ),
            ),
            "in the Fase Final nobody attacks any longer: those who did, and were not blocked",
        ),
    ),
    "Conspiradores": (
        ByHand(
            "ce00692218bf",
            (
                Answer(
                    (When("declare an attack", who="any opponent"),),
                    Steps(
                        (
                            Do("take control", Chosen(Cards(("ally",), "opposing", (Is("attacking"),)))),
                            Must(IT, "block", "this turn"),
                            Later(When("final"), Do("give back", IT)),
                        )
                    ),
                ),
            ),
            "who is put into the other defence line and blocks there has changed control until the Fase Final",
        ),
        ByHand("f40180d36ec7", (), BEFORE),
    ),
    "Flota Helenica": (
        ByHand(
            "978eeca93237",
            (
                Action(
                    EachCard(
                        Every(Cards(("ally",), "yours")),
                        If(
                            Compare(Count(Cards(("ally",), "yours", (SameName(IT),))), "at least", 2),
                            Get(IT, "strength", 1),
                        ),
                    )
                ),
            ),
            "each ally of which there is another copy",
        ),
    ),
    "Forma de Toro": (
        ByHand(
            "c87f0bfe54a2",
            (
                Action(
                    Later(
                        When("begin a turn", who="any opponent"),
                        Steps(
                            (
                                Do("pay", Every(Cards(("gold",), "yours", zone="reserve"))),
                                Do("destroy", Chosen(Cards(("gold",), "yours"))),
                            )
                        ),
                        "until your next turn",
                    )
                ),
            ),
            "they are Oros again when the turn is over",
        ),
        ByHand("278badb2d3fa", (), BEFORE),
    ),
    "Furias": (
        ByHand(
            "46d6791d6f57",
            (Answer((When("end a turn", who="you"),), Skip("grouping", "each opponent")),),
            "the pause before that turn is the one before one's own ends",
        ),
    ),
    "Hogar de Demonios": (
        ByHand(
            "42c9c341de99",
            (Action(EachPlayer("each player", Do("put into play", Every(Cards(("ally",), "theirs", zone="exile"))))),),
            "each ally enters play under the control of its owner",
        ),
    ),
    "Maldicion de Hera": (
        ByHand(
            "a708fc27f6e3",
            (
                Action(
                    PlayersMay(
                        Steps(
                            (
                                Choose(Chosen(THEIRS)),
                                ChooseOne(
                                    tuple(Become(IT, "strength", force, "this turn") for force in range(11)), said="or"
                                ),
                            )
                        )
                    )
                ),
            ),
            "a strength of one's own choice",
        ),
    ),
    "Misterio de la Esfinge": (
        ByHand(
            "0f1db9feef7d",
            (
                Action(
                    Steps(
                        (
                            NameCard(),
                            If(
                                Compare(
                                    Count(Cards(whose="opposing", where=(IsNamedCard(),), zone="hand")), "at least", 1
                                ),
                                ToPlayer("mill", 6, "each opponent"),
                                ToPlayer("mill", 6),
                            ),
                        )
                    )
                ),
            ),
            "whether the opponent has the named card",
        ),
        ByHand("542453a7d15b", (), BEFORE),
        ByHand("675db0b252dc", (), BEFORE),
    ),
    "Tótem Etrusco": (
        ByHand(
            "62852c50ca75",
            (
                Triggered(
                    (When("vigil", who="any opponent"),),
                    PlayersMay(To(Pay(5, "they"), Do("destroy", THIS)), "each opponent"),
                ),
            ),
            "what the opponent may do in the own Vigilia is asked when it begins",
        ),
    ),
    "Yelmo de Legionario": (
        ByHand(
            "b400197b9d0c",
            (
                Activated(
                    Cost(effects=(Do("banish", THIS),)),
                    ToPlayer("mill", 5, "each opponent"),
                    condition=Compare(PlayerHas("cards in deck", "each opponent"), "at most", 5),
                ),
            ),
            "as soon as the castle has so few cards",
        ),
    ),
    "Fiesta Adonia": (
        ByHand("5976e630b74f", (Action(Steps(harmless(Cards(("ally",))))),), NO_DAMAGE),
        ByHand(
            "4b78e369a7a6",
            (Action(PlayersMay(Steps((Search(Cards(where=(_FEAST,))), Do("put into hand", IT), Shuffle())))),),
            "hangs on a sentence by hand",
        ),
    ),
    "Arde Troya": (
        ByHand(
            "b3660fb999cd",
            (
                Answer((When("play", _AGAINST_GOLD, who="any player"),), Steps((Do("annul", SUBJECT), _TO_FINAL))),
                Answer(
                    (When("use an ability", _AGAINST_GOLD, who="any player"),),
                    Steps((Do("cancel", SUBJECT), Do("destroy", SUBJECT), _TO_FINAL)),
                ),
            ),
            "a card is annulled, an ability cancelled, and what follows is told for both",
        ),
        ByHand("5cbfde421c99", (), BEFORE),
        ByHand("ac1eb05d4962", (), BEFORE),
    ),
    "El Vesubio": (
        ByHand(
            "845503f9bffb",
            (
                Answer((When("play", _RUIN, who="any opponent"),), Steps((Do("annul", SUBJECT), _THREE))),
                Answer(
                    (When("use an ability", _RUIN, who="any opponent"),),
                    Steps((Do("cancel", SUBJECT), Do("destroy", SUBJECT), _THREE)),
                ),
            ),
            "a card is annulled, one whose ability is used is destroyed",
        ),
        ByHand("17fd7c89fb6c", (), BEFORE),
    ),
}
