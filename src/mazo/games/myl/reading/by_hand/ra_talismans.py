"""Sentences of Talismanes of Dominios de Ra and its expansions whose trees are written by hand."""

from __future__ import annotations

from typing import Final

from mazo.abilities.tree.deeds import Discard, Do, Draw, RevealHand, ToDeck, ToPlayer
from mazo.abilities.tree.effects import (
    Action,
    Answer,
    Cant,
    ChooseOne,
    Effect,
    Get,
    If,
    Later,
    Lose,
    PlayersMay,
    Steps,
    To,
)
from mazo.abilities.tree.nouns import (
    Both,
    Cards,
    Chosen,
    Compare,
    Count,
    Every,
    Has,
    Is,
    Math,
    Not,
    OfType,
    Ref,
    SameName,
    SameObject,
    Sum,
    They,
    When,
)
from mazo.abilities.tree.short import IT, SUBJECT
from mazo.games.myl.reading.by_hand.sentence import ByHand
from mazo.games.myl.reading.by_hand.short_names import (
    ALLIES,
    BEFORE,
    CANCELLED,
    FINAL,
    THEIR_ATTACKERS,
    THEY_ATTACK,
    mills,
    of_race,
)


def _for_each_milled(count: int) -> Effect:
    return To(ToPlayer("mill", count), mills(2 * count))


CARDS: Final[dict[str, tuple[ByHand, ...]]] = {
    "Arenas en Fuego": (
        ByHand(
            "ece34083dc16",
            (
                Answer(
                    THEY_ATTACK,
                    Steps(
                        (
                            PlayersMay(ChooseOne(tuple(_for_each_milled(count) for count in (1, 2, 3)), said="or")),
                            Cant(Every(ALLIES), "block", "this turn"),
                        )
                    ),
                ),
            ),
            "the player says how many, and the opponent mills twice that",
        ),
        ByHand("e9b892470e00", (), BEFORE),
        ByHand("f4cd8072f34d", (), BEFORE),
    ),
    "Can Seth": (
        ByHand(
            "6a9112bbd377",
            (
                Action(
                    If(
                        Compare(Count(of_race("Eterno")), "at least", 2),
                        Steps((RevealHand("each opponent"), Discard(1, "each opponent"))),
                    )
                ),
            ),
            "whoever shows the hand is the one who discards",
        ),
    ),
    "Carga Brigante": (
        ByHand(
            "4ccfc415331c",
            (
                Action(
                    Steps(
                        (
                            Do("put into hand", Chosen(Cards(("gold",), "yours", zone="graveyard"))),
                            If(They(IT, (Is("without an ability"),)), PlayersMay(Draw())),
                        )
                    )
                ),
            ),
            "what was found is asked about in the second sentence",
        ),
        ByHand("593f10dfe63e", (), BEFORE),
    ),
    "Caricia Inmortal": (
        ByHand(
            "c01132b264fa",
            (
                Answer(
                    (When("declare blocks", who="any player"),),
                    Cant(Chosen(Cards(("ally",), "yours", (Is("blocking"),))), "leave play", FINAL),
                ),
            ),
            "the declaration of blocks is a moment here, and no happening",
        ),
        ByHand("62fad1e5996d", (), BEFORE),
    ),
    "Controlar el Mercado": (
        ByHand(
            "9d904db047b6",
            (
                Action(
                    ToPlayer(
                        "mill",
                        Math(
                            "most",
                            Math(
                                "minus",
                                Math("times", Count(Cards(("gold",), "opposing")), 2),
                                Math("times", Count(Cards(("gold",), "yours")), 2),
                            ),
                            0,
                        ),
                        "each opponent",
                    )
                ),
            ),
            "one amount is taken from another",
        ),
    ),
    "Flechas de Lava": (
        ByHand(
            "968515831650",
            (
                Answer(
                    THEY_ATTACK,
                    Steps((ToPlayer("mill", Count(THEIR_ATTACKERS), "each opponent"), CANCELLED)),
                ),
            ),
            "how many have attacked is known only before the attack is cancelled",
        ),
    ),
    "Forma de Lince": (
        ByHand(
            "cf2d7ca66b1f",
            (
                Action(
                    Steps(
                        (
                            Get(Chosen(ALLIES), "strength", 3, FINAL),
                            Later(
                                When("damage the deck", Cards(("ally",), where=(SameObject(IT),))),
                                Later(When("final"), PlayersMay(Draw())),
                            ),
                        )
                    )
                ),
            ),
            "what the chosen ally does later in the turn",
        ),
        ByHand("8bf8077d8862", (), BEFORE),
    ),
    "Levantar las Aguas": (
        ByHand(
            "fedb3f6ebdb9",
            (
                Action(
                    Lose(
                        Both((Chosen(Cards(("gold",))), Every(Cards(("gold",), where=(SameName(IT),))))),
                        until="forever",
                    )
                ),
            ),
            "a chosen card with all its copies",
        ),
    ),
    "Los Ojos de la Muerte": (
        ByHand(
            "d0c230defb56",
            (
                Answer(
                    (When("be targeted", ALLIES),),
                    Steps((Do("cancel", Ref("other")), ToDeck(SUBJECT, "shuffle"))),
                ),
            ),
            "an ability that affects an ally has it as its target",
        ),
    ),
    "Nieblas de Anubis": (
        ByHand(
            "f3222999f933",
            (
                Answer(
                    THEY_ATTACK,
                    Steps(
                        (
                            Do(
                                "put into play",
                                Chosen(
                                    Cards(("ally",), "opposing", (Has("strength", "at most", 3),), zone="graveyard")
                                ),
                            ),
                            Later(When("final"), Do("destroy", IT)),
                        )
                    ),
                ),
            ),
            "who enters may block, and is destroyed at the end",
        ),
        ByHand("3d24601bad9c", (), BEFORE),
    ),
    "Relámpago Arcano": (
        ByHand(
            "c7059dd5550f",
            (
                Answer(
                    (
                        When(
                            "be targeted",
                            Cards(whose="yours", where=(Not(OfType(("gold",))),)),
                            Cards(whose="opposing"),
                        ),
                    ),
                    Steps(
                        (
                            Do("redirect to", Chosen(Cards())),
                            ToPlayer("mill", Sum("cost", IT), "each opponent"),
                        )
                    ),
                ),
            ),
            "an effect that affects a card has it as its target",
        ),
        ByHand("795ba5d281f7", (), BEFORE),
    ),
    "Sept": (
        ByHand(
            "0724a1d28c6f",
            (Answer(THEY_ATTACK, To(Discard(Count(THEIR_ATTACKERS)), CANCELLED)),),
            "as many cards as there are attackers",
        ),
    ),
    "Venganza": (
        ByHand(
            "530ab20a1243",
            (Answer((When("be targeted", Cards(whose="yours"), Cards(whose="opposing")),), mills(6)),),
            "an ability that affects a card has it as its target",
        ),
    ),
    "Invocar Chacales": (
        ByHand(
            "b80855759807",
            (
                Answer(
                    (When("play", Cards(where=(Is("annulling"),)), who="any opponent"),),
                    Do("annul", SUBJECT),
                ),
            ),
            "what annuls your cards is what the opponent annuls with",
        ),
    ),
}
