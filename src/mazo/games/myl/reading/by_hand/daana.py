"""Sentences of Hijos de Daana and its expansions whose trees are written by hand."""

from __future__ import annotations

from typing import Final

from mazo.abilities.tree.deeds import Credit, Discard, Do, Draw, Look, Put, Reveal, Sort, ToDeck
from mazo.abilities.tree.effects import (
    Action,
    Activated,
    Answer,
    Cant,
    ChooseOne,
    Cost,
    Gain,
    Get,
    If,
    Instead,
    Keyword,
    Later,
    Must,
    PlayersMay,
    Static,
    Steps,
    Triggered,
)
from mazo.abilities.tree.nouns import (
    AllHold,
    AllOf,
    Cards,
    Chosen,
    Classified,
    Compare,
    Count,
    Every,
    Has,
    HostOf,
    Named,
    OfType,
    OneOf,
    Size,
    Top,
    When,
)
from mazo.abilities.tree.short import IT, LOOKED, SUBJECT, THIS
from mazo.games.myl.reading.by_hand.sentence import ByHand
from mazo.games.myl.reading.by_hand.short_names import (
    ALLIES,
    BEFORE,
    ENTERS,
    FINAL,
    GRAVE,
    THEIR_ATTACKERS,
    THEY_ATTACK,
    VIGIL,
    mills,
)

_DRUID: Final = Named(("Druida",), part=True)
_GOLD_OR_DRUID: Final = Cards(where=(OneOf((OfType(("gold",)), AllOf((OfType(("ally",)), _DRUID)))),))

_SHADOW: Final = Classified(("Sombra",))
_OTHER_CHALLENGERS: Final = Cards(("ally",), "yours", (Classified(("Desafiante",)),), other=True)

CARDS: Final[dict[str, tuple[ByHand, ...]]] = {
    "Achall": (
        ByHand(
            "488619580e4f",
            (
                Activated(
                    Cost(effects=(Do("move to the attack line", THIS),)),
                    ChooseOne(
                        (
                            ToDeck(Chosen(GRAVE), "shuffle"),
                            If(
                                Compare(Count(Cards(("ally",), "yours")), "at least", 2),
                                Steps((Draw(), Discard()), ("and",)),
                            ),
                        ),
                        said="or",
                    ),
                ),
            ),
            "an option that has a condition of its own",
        ),
    ),
    "Tadg el Druida": (
        ByHand(
            "eee22cd06a21",
            (
                Triggered(
                    (When("enter play", "this"),),
                    PlayersMay(
                        Steps(
                            (
                                Look(Top(4)),
                                Sort(
                                    (
                                        Put(
                                            "hand",
                                            1,
                                            up_to=True,
                                            cards=_GOLD_OR_DRUID,
                                        ),
                                    ),
                                    "bottom",
                                ),
                            )
                        )
                    ),
                ),
            ),
            "an Oro or a Druida: two nouns with one verb",
        ),
        ByHand("5d236f04fc7e", (), BEFORE),
    ),
    "Boobrie": (
        ByHand(
            "cdf73f493c1c",
            (
                Answer(
                    THEY_ATTACK,
                    Steps(
                        (
                            Do("put into play", THIS),
                            Must(THIS, "block", "this turn"),
                            Later(When("final"), Do("destroy", THIS)),
                        ),
                        (".", "."),
                    ),
                    Cost(pay=2),
                    zone="graveyard",
                ),
            ),
            "it comes back to block, and the next sentence speaks of it",
        ),
        ByHand("3307a0827973", (), BEFORE),
    ),
    "Claiohm Solais": (
        ByHand(
            "fdccd42404f3",
            (
                Static((Get(HostOf(THIS), "strength", 3),)),
                Triggered(ENTERS, Gain(HostOf(THIS), Keyword("furia"), "this turn")),
            ),
            "what is so and what is so for a turn in one sentence",
        ),
    ),
    "Daana": (
        ByHand(
            "891259264cf1",
            (
                Static((Cant(Every(_OTHER_CHALLENGERS), "be affected", cards=Cards(("talisman",), "opposing")),)),
                Triggered((When("destroy", _OTHER_CHALLENGERS),), ToDeck(SUBJECT, "shuffle")),
            ),
            "what is so and what happens in one sentence",
        ),
    ),
    "Duergar": (
        ByHand(
            "39f637927c72",
            (
                Triggered(
                    ENTERS,
                    PlayersMay(
                        Steps(
                            (
                                Do(
                                    "put into the paid gold",
                                    Chosen(Cards(("gold",), "opposing", zone="reserve"), 2, up_to=True),
                                ),
                                Later(When("final"), Do("regroup", IT)),
                            )
                        )
                    ),
                ),
            ),
            "the next sentence says what becomes of those Oros",
        ),
        ByHand("e2519ae5c7d7", (), BEFORE),
    ),
    "Ethain": (
        ByHand(
            "e36b4ae762da",
            (
                Triggered(
                    ENTERS,
                    PlayersMay(
                        ChooseOne(
                            (
                                Steps((Look(Top(4)), Sort((), "top")), ("and",)),
                                Steps((Look(Top(4, "opposing")), Sort((), "top")), ("and",)),
                            ),
                            said="or",
                        )
                    ),
                ),
            ),
            "the castle of whichever player",
        ),
    ),
    "Carreras de Carman": (
        ByHand(
            "04920ec01511",
            (
                Action(
                    Steps(
                        (
                            Get(Chosen(Cards(("ally",))), "strength", 3, FINAL),
                            Gain(IT, Keyword("imbloqueable"), FINAL),
                            Later(When("final"), Do("banish", IT)),
                        ),
                        ("and", "."),
                    )
                ),
            ),
            "the next sentence, which says no moment, is about the Fase Final",
        ),
        ByHand("66e28c142eaa", (), BEFORE),
    ),
    "León Blanco": (
        ByHand(
            "8ca3f2ca8f01",
            (
                Action(
                    Steps(
                        (
                            ToDeck(Chosen(GRAVE, Count(THEIR_ATTACKERS)), "shuffle"),
                            Do("cancel the attack", Every(THEIR_ATTACKERS)),
                        )
                    )
                ),
            ),
            "as many as attacked, which is counted before they no longer do",
        ),
    ),
    "Ratis": (
        ByHand(
            "5ef154fd213c",
            (Triggered((When("attack", Cards(("ally",), where=(_SHADOW,))),), Get(SUBJECT, "strength", -1, FINAL)),),
            "what is so of attackers lasts until the Fase Final",
        ),
    ),
    "Voz de la Tierra": (
        ByHand(
            "8e7cfd9fc02f",
            (
                Action(
                    Steps(
                        (
                            Look(Every(Cards(whose="opposing", zone="hand"))),
                            ToDeck(
                                Chosen(Cards(("ally",), "opposing", (Has("cost", "at most", 4),), zone="hand")),
                                "shuffle",
                            ),
                        ),
                        ("and",),
                    )
                ),
            ),
            "a card from where was just looked",
        ),
    ),
    "Gnomo Irlandes": (
        ByHand(
            "5f36d63c7765",
            (
                Triggered(
                    ENTERS,
                    Credit(1, Cards(("ally",), where=(Classified(("Desafiante",)),))),
                    Compare(
                        Count(Cards(whose="yours", where=(Named(("Daana",)),), zone="defence line")), "at least", 1
                    ),
                ),
            ),
            "an event inside a condition",
        ),
    ),
    "Hogar de Gnomos": (
        ByHand(
            "965d2f48ab1b",
            (
                Activated(
                    Cost(),
                    Gain(Chosen(ALLIES), Keyword("imbloqueable"), FINAL),
                    once=True,
                    condition=AllHold((VIGIL, Compare(Count(ALLIES), "at least", 3))),
                ),
            ),
            "one of those that were counted",
        ),
    ),
    "Tearmann Mac Tire": (
        ByHand(
            "79b152ff6c0e",
            (
                Activated(
                    Cost(),
                    Steps(
                        (
                            Reveal(Top(2)),
                            If(Compare(Size(LOOKED, (OfType(("ally",)),)), "at least", 1), mills(3)),
                            ToDeck(LOOKED, "shuffle"),
                        ),
                        (".", ". then"),
                    ),
                    once=True,
                    condition=VIGIL,
                ),
            ),
            "the next sentences speak of the cards that were shown",
        ),
        ByHand("852c7ae26448", (), BEFORE),
        ByHand("621cb0e5d89e", (), BEFORE),
    ),
    "Vincegeratorix": (
        ByHand(
            "5a138b594ab4",
            (
                Answer(
                    THEY_ATTACK,
                    Steps((Do("regroup", Chosen(ALLIES)), Must(IT, "block", "this turn")), ("and",)),
                ),
            ),
            "an ally is regrouped to be declared a blocker",
        ),
    ),
    "Paz Entre Hermanos": (
        ByHand(
            "b6f42665b00b",
            (
                Answer(
                    THEY_ATTACK,
                    Steps(
                        (
                            Instead(When("damage the deck", Cards(("ally",))), until="this turn"),
                            Instead(When("damage the deck", Cards(("ally",))), until="in your next turn"),
                        )
                    ),
                ),
            ),
            "no damage to any castle in this turn and the next, which is yours",
        ),
    ),
}
