"""Sentences of Espada Sagrada and its expansions whose trees are written by hand."""

from __future__ import annotations

from typing import Final

from mazo.abilities.tree.deeds import Discard, Do, Draw, Look, Put, Reveal, Search, Shuffle, Sort, ToDeck, ToPlayer
from mazo.abilities.tree.effects import (
    Action,
    Activated,
    Become,
    Can,
    Cant,
    Choose,
    ChooseOne,
    Convert,
    Cost,
    EachCard,
    Gain,
    Get,
    If,
    Keyword,
    Later,
    Lose,
    Pay,
    PayLess,
    PlayersMay,
    Static,
    Steps,
    To,
    Triggered,
)
from mazo.abilities.tree.nouns import (
    AllHold,
    AllOf,
    Both,
    Cards,
    Chosen,
    Classified,
    Compare,
    Count,
    DoesntHold,
    During,
    Every,
    Has,
    HostOf,
    Is,
    Named,
    Not,
    OfType,
    OneOf,
    Ref,
    Sum,
    They,
    Top,
    When,
)
from mazo.abilities.tree.short import IT, SUBJECT, THIS
from mazo.games.myl.reading.by_hand.sentence import ByHand
from mazo.games.myl.reading.by_hand.short_names import ALLIES, BEARER, ENTERS, VIGIL

_KNIGHTS: Final = Every(Cards(("ally",), "yours", (Classified(("Caballero",)),)))
_BONUS: Final = Get(HostOf(THIS), "strength", Sum("cost", Ref("discarded")), "this turn")
_ONLY_IN_VIGIL: Final = Static((Cant("you", "play"),), DoesntHold(VIGIL))
_TOTEM: Final = Ref("it")
_SPEAR: Final = ByHand(
    "3b48f7726fec",
    (
        Triggered(
            (When("end a turn", who="you"),),
            Steps((Do("regroup", HostOf(THIS)), Do("banish", THIS))),
        ),
    ),
    "an Arma that is still there has a bearer who wasn't destroyed",
)

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
            (Activated(Cost(effects=(Discard(),)), _BONUS, once=True, condition=VIGIL),),
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
    "Bane": (
        ByHand(
            "5ad6ae3401ab",
            (
                Triggered(
                    ENTERS,
                    PlayersMay(ToDeck(Chosen(Cards(("gold",), "opposing", (Is("with an ability"),))), "shuffle")),
                ),
            ),
            "whose card it is stands between commas before it",
        ),
    ),
    "Each Usige": (
        ByHand(
            "2ebe4f3362c6",
            (
                Activated(
                    Cost(),
                    Steps(
                        (
                            Choose(Chosen(Cards(whose="yours", zone="graveyard"))),
                            To(Pay(Sum("cost", IT)), ToDeck(IT, "shuffle")),
                        )
                    ),
                    once=True,
                    condition=VIGIL,
                ),
            ),
            "what is paid is the cost of a card that is chosen for it",
        ),
    ),
    "Hacha de Batalla": (
        ByHand(
            "09ca3aeef5d5",
            (
                Static((Get(HostOf(THIS), "strength", 2),)),
                Triggered((When("final", who="you"),), PlayersMay(Draw())),
            ),
            "a fact, and what its bearer is said to draw at the end of the turn, in one sentence",
        ),
    ),
    "Guerrero de la Libertad": (
        ByHand(
            "a3320ecb4a4d",
            (Triggered(ENTERS, PayLess(1, Cards(("ally",)), "this turn", next=False)),),
            "what costs less is told with the turn in the middle",
        ),
    ),
    "Justa": (
        ByHand(
            "a2d1617c6244",
            (
                Action(
                    Do(
                        "destroy",
                        Both(
                            (
                                Chosen(ALLIES, name="first"),
                                Chosen(
                                    Cards(
                                        ("ally",), "opposing", (Has("strength", "is", Sum("strength", Ref("first"))),)
                                    )
                                ),
                            )
                        ),
                    )
                ),
            ),
            "an opposing ally that is called just an opponent",
        ),
    ),
    "Pixie": (
        ByHand(
            "ffcaf5e961ef",
            (
                Activated(
                    Cost(),
                    ChooseOne(
                        (Draw(3), ToDeck(Chosen(Cards(whose="yours", zone="graveyard"), 2), "shuffle")), said="or"
                    ),
                    once=True,
                    condition=AllHold(
                        (
                            VIGIL,
                            Compare(Count(Cards(whose="yours", where=(Named(("Morgana",)),))), "at least", 1),
                        )
                    ),
                ),
            ),
            "the second choice leaves out what is searched for",
        ),
    ),
    "Relatos en la Mesa Redonda": (
        ByHand(
            "0be2bf008839",
            (
                Action(
                    If(
                        Compare(Count(Cards(("talisman",), "yours", zone="hand")), "is", 0),
                        Steps((Search(Cards(("talisman",))), Do("put into hand", IT), Shuffle())),
                    )
                ),
            ),
            "the hand that was just shown goes without saying",
        ),
    ),
    "Tom Thumb": (
        ByHand(
            "27546696927b",
            (
                Triggered(
                    ENTERS,
                    PlayersMay(
                        Steps(
                            (
                                Reveal(Top(3)),
                                Sort(
                                    (
                                        Put(
                                            "hand",
                                            1,
                                            up_to=True,
                                            cards=Cards(
                                                where=(
                                                    OneOf(
                                                        (
                                                            OfType(("gold",)),
                                                            AllOf((OfType(("ally",)), Classified(("Faerie",)))),
                                                        )
                                                    ),
                                                )
                                            ),
                                        ),
                                    ),
                                    "shuffle",
                                ),
                            )
                        )
                    ),
                ),
            ),
            "one of the cards shown, of this sort or of that",
        ),
        ByHand("3fba643432fc", (), "told with the sentence before"),
    ),
    "Torre de Campaña": (
        ByHand(
            "84e684a2e52b",
            (
                Triggered(
                    (When("attack", BEARER),),
                    Later(When("final"), Steps((ToDeck(SUBJECT, "shuffle"), Do("destroy", THIS)))),
                ),
            ),
            "after attacking means at the end of that turn",
        ),
    ),
    "Vinculo del Aullido": (
        ByHand(
            "4d065d87fa68",
            (
                Triggered(
                    ENTERS,
                    PlayersMay(
                        To(
                            Steps(
                                (
                                    Do("pay", THIS),
                                    Do("pay", Chosen(Cards(("gold",), "yours", zone="reserve", other=True))),
                                )
                            ),
                            Steps((Draw(2), Discard(1))),
                        )
                    ),
                ),
            ),
            "this Oro and another one are paid together",
        ),
        ByHand("69247db291f9", (), "told with the sentence before"),
    ),
    "Conrado III": (
        ByHand(
            "d00a49dc7453",
            (
                Static((Can(THIS, "block two allies"),)),
                Triggered((When("block", "this", nth=2),), Get(THIS, "strength", Sum("strength", THIS), "this turn")),
            ),
            "a licence, and what comes of using it",
        ),
    ),
    "Cruzada de los Pobres": (
        ByHand(
            "76be70e4b073",
            (
                _ONLY_IN_VIGIL,
                Action(
                    If(
                        Compare(Count(Cards(("ally",), "yours", (Has("strength", "at least", 3),))), "is", 0),
                        PlayersMay(
                            To(
                                Do("destroy", Every(ALLIES)),
                                Cant("each opponent", "declare an attack", "in their next turn"),
                            )
                        ),
                    )
                ),
            ),
            "all of the own allies are so, and all of them are destroyed",
        ),
    ),
    "La Lanza de los Dioses": (_SPEAR,),
    "Lanza de los Dioses": (_SPEAR,),
    "Transmutación": (
        ByHand(
            "58ab4c33200d",
            (
                _ONLY_IN_VIGIL,
                Action(
                    EachCard(
                        Every(Cards(("totem",), "yours")),
                        Steps(
                            (
                                Lose(_TOTEM, until="this turn"),
                                Convert(_TOTEM, "ally", "this turn"),
                                Become(_TOTEM, "strength", Sum("cost", _TOTEM), "this turn"),
                                Gain(_TOTEM, Keyword("furia"), "this turn"),
                            )
                        ),
                    )
                ),
            ),
            "each has a strength of its own, and both sentences speak of the same cards",
        ),
        ByHand("0bebc18214ca", (), "told with the sentence before"),
    ),
    "Bugbear": (
        ByHand(
            "629e9dca04ff",
            (
                _ONLY_IN_VIGIL,
                Action(
                    Steps(
                        (
                            Discard(1, "each opponent", by="random"),
                            ToPlayer("mill", Sum("cost", Ref("discarded")), "each opponent"),
                        )
                    )
                ),
            ),
            "who mills goes without saying",
        ),
    ),
    "Armadura del Sol": (
        ByHand(
            "9b65c7236cb6",
            (
                Triggered(
                    (When("play", Cards(("talisman",)), who="any player"),),
                    Get(HostOf(THIS), "strength", 1, "this turn"),
                    During("the war"),
                ),
            ),
            "for each that is played then means whenever one is",
        ),
    ),
    "Ataque a Traición": (
        ByHand(
            "723d72705c5d",
            (Action(Later(When("final"), ToPlayer("lose the game"))),),
            "whoever has won by then loses no more",
        ),
    ),
    "Una": (
        ByHand(
            "4d29c045ea69",
            (
                Action(
                    Steps(
                        (
                            Cant("you", "declare an attack", "in your next turn"),
                            Cant("each opponent", "declare an attack", "in their next turn"),
                        )
                    )
                ),
            ),
            "the next two turns are the next one of each player",
        ),
    ),
}
