"""Sentences of allies of Helénica and its expansions whose trees are written by hand."""

from __future__ import annotations

from typing import Final

from mazo.abilities.tree.deeds import (
    Do,
    Look,
    NameCard,
    Put,
    Search,
    Shuffle,
    Sort,
    ToDeck,
    ToPlayer,
)
from mazo.abilities.tree.effects import (
    Activated,
    Answer,
    Become,
    Can,
    Cant,
    Choose,
    ChooseOne,
    Convert,
    Cost,
    EachPlayer,
    Gain,
    Get,
    If,
    Keyword,
    Must,
    Pay,
    PlayersMay,
    Skip,
    Static,
    Steps,
    To,
    Triggered,
)
from mazo.abilities.tree.facts import CostsLess, PlayerRule
from mazo.abilities.tree.nouns import (
    Cards,
    Chosen,
    Classified,
    Compare,
    Count,
    Every,
    Facing,
    FirstTurn,
    Has,
    HostOf,
    Is,
    IsNamedCard,
    Named,
    Not,
    OfType,
    Ref,
    SameName,
    SameObject,
    Sum,
    They,
    Top,
    When,
)
from mazo.abilities.tree.short import IT, LOOKED, OTHER, THIS
from mazo.games.myl.reading.by_hand.sentence import ByHand
from mazo.games.myl.reading.by_hand.short_names import BANISHED, BEFORE, ENTERS, THEIRS, VIGIL, WAR

_EVERYTHING: Final = Every(Cards())
_GRAEAE: Final = Cards(whose="yours", where=(Named(("Las Grayas",)),))
_THESEUS: Final = Cards(whose="yours", where=(Named(("Teseo de Atenas",)),))
_CONTROL: Final = "changed control lasts until the card leaves play anyway"
_COST: Final = "a cost that is so much instead of so much less"


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
                    condition=VIGIL,
                ),
            ),
            "an ally in play is named, so it is chosen, and all of its name are destroyed",
        ),
        ByHand("27c02e6284bf", (), BEFORE),
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
                    condition=WAR,
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
                    ENTERS,
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
    "Lyssa": (
        ByHand(
            "d58407f3579c",
            (
                Activated(
                    Cost(effects=(Do("destroy", THIS),)),
                    Do("move to the defence line", Chosen(Cards(("ally",), "opposing", (Is("attacking"),)))),
                    condition=WAR,
                ),
            ),
            "an attacker that goes back to the Línea de Defensa attacks no longer",
        ),
    ),
    "Afrodita": (
        ByHand(
            "e2dd52d7c94c",
            (
                Activated(
                    Cost(),
                    Steps(
                        (
                            NameCard("type"),
                            Look(Top()),
                            If(
                                They(LOOKED, (IsNamedCard("type"), Not(OfType(("talisman",))))),
                                Do("put into play", LOOKED),
                                ToDeck(LOOKED, "shuffle"),
                            ),
                        )
                    ),
                    once=True,
                    condition=VIGIL,
                ),
            ),
            "the card that is looked at is of the named type, or it isn't",
        ),
        ByHand("7b42ca29ba31", (), BEFORE),
        ByHand("3b38e4caef0e", (), BEFORE),
    ),
    "Alejandro Magno": (ByHand("d68daaa4aaa0", (), _CONTROL),),
    "Criaturas del Caos": (
        ByHand(
            "30d3c9b3a92f",
            (
                Triggered(
                    (When("vigil", who="you"),),
                    PlayersMay(
                        To(Pay(Sum("cost", THIS), "they"), EachPlayer("each opponent", Do("take control", THIS))),
                        "each opponent",
                    ),
                ),
            ),
            "the opponent may take it over in its player's Vigilia, which is asked when that begins",
        ),
        ByHand("bccbff2af554", (), _CONTROL),
    ),
    "Apolo": (
        ByHand("7a7101d01f5b", (), "said with the next sentence"),
        ByHand(
            "572882bcdfad",
            (Static((Cant(Every(Cards(("ally",))), "be changed in strength"),)),),
            "whatever changes strengths counts for nothing",
        ),
    ),
    "Caligula": (
        ByHand(
            "eaf0633d7101",
            (
                Triggered(
                    ENTERS,
                    Steps(
                        (
                            Convert(_EVERYTHING, "ally", "this turn"),
                            Become(_EVERYTHING, "strength", 1, "this turn"),
                            Gain(_EVERYTHING, Keyword("indestructible"), "this turn"),
                            Must(_EVERYTHING, "attack", "this turn"),
                            Must(_EVERYTHING, "block", "this turn"),
                        )
                    ),
                ),
            ),
            "all cards are allies for a turn, in three sentences",
        ),
        ByHand("7efc1658c772", (), BEFORE),
        ByHand("06486fd2aeaf", (), BEFORE),
    ),
    "Caronte": (
        ByHand(
            "9211f34a774d",
            (Triggered((When("vigil", who="any opponent"),), Pay(1, "each opponent")),),
            "what the opponent must pay in the own Vigilia",
        ),
    ),
    "Demeter": (
        ByHand(
            "528af894301d",
            (
                Answer((When("grouping", who="any player"),), Skip("vigil", "each player"), BANISHED),
                Answer(
                    (When("declare an attack", who="any player"),),
                    Do("cancel the attack", Ref("attackers")),
                    BANISHED,
                ),
                Answer((When("end a turn", who="any player"),), Skip("draw", "each player"), BANISHED),
            ),
            "a phase is skipped in the pause before it: Vigilia, battle or draw",
        ),
    ),
    "Hefestos": (
        ByHand(
            "6eea232932ab",
            (
                Static(
                    (Get(THIS, "strength", 2),),
                    They(
                        THIS,
                        (SameObject(HostOf(Every(Cards(where=(Named(("Martillo de Hefestos",)),))))),),
                    ),
                    said="if",
                ),
            ),
            "the name of the weapon has that of its bearer in it",
        ),
    ),
    "Heósforo": (
        ByHand(
            "333b0396f341",
            (Activated(Cost(), Steps((Look(Top()), ToDeck(LOOKED, "either"))), once=True),),
            "the card that is looked at goes to one of two places",
        ),
    ),
    "Hestia": (
        ByHand(
            "606828b8f496",
            (Triggered((When("damage the deck", THEIRS),), ToPlayer("mill", 3, "each opponent"), once="turn"),),
            "the damage of a battle, however many deal it",
        ),
    ),
    "Idmon el Adivino": (
        ByHand(
            "5ca6c1dda275",
            (
                Activated(
                    Cost(),
                    Steps(
                        (
                            Look(Top()),
                            If(
                                They(LOOKED, (Classified(("Héroe",)),)),
                                PlayersMay(Do("put into play", LOOKED)),
                                Do("put into the graveyard", LOOKED),
                            ),
                        )
                    ),
                    once=True,
                    condition=VIGIL,
                ),
            ),
            "a card of the castle is destroyed, so it goes to the graveyard",
        ),
        ByHand("5bf4315a1c9a", (), BEFORE),
    ),
    "Ketos": (
        ByHand(
            "1734a7204de6",
            (Static((PlayerRule("exile instead of graveyard", 1, "each player"),)),),
            "where cards go instead, whatever sends them",
        ),
    ),
    "Las Grayas": (
        ByHand(
            "92b18cd255a8",
            (
                Activated(
                    Cost(effects=(Do("destroy", Every(_GRAEAE)),)),
                    Steps((Search(Cards(), 2), Do("put into hand", IT), Shuffle())),
                    condition=Compare(Count(_GRAEAE), "at least", 3),
                ),
            ),
            "those that were counted are what is paid",
        ),
    ),
    "Nemesis": (
        ByHand(
            "1f98f994580e",
            (
                Answer(
                    (When("be targeted", "this", other=THEIRS),),
                    Do("destroy", OTHER),
                ),
            ),
            "whose ability it is",
        ),
    ),
    "Orfeo": (
        ByHand(
            "21530d48cc34",
            (
                Activated(
                    Cost(),
                    Steps(
                        (
                            NameCard(),
                            Search(Cards(whose="opposing", where=(IsNamedCard(),))),
                            Do("banish", IT),
                            Shuffle("each opponent"),
                        )
                    ),
                    once=True,
                    condition=VIGIL,
                ),
            ),
            "the named card is searched for in the other castle, over two sentences",
        ),
        ByHand("85ddbf467124", (), BEFORE),
    ),
    "Piritoo": (
        ByHand(
            "a141f8fb75b4",
            (
                Static(
                    (Gain(THIS, Keyword("imbloqueable")), Gain(Every(_THESEUS), Keyword("imbloqueable"))),
                    Compare(Count(_THESEUS), "at least", 1),
                    said="if",
                ),
            ),
            "both: this card and the one that was named",
        ),
    ),
    "Poseidon": (
        ByHand(
            "bf3707d81205",
            (
                Triggered(
                    (When("attack", "this"),),
                    ChooseOne(
                        (
                            Gain(THIS, Keyword("imbloqueable"), "this turn"),
                            Must(Chosen(THEIRS), "block this", "this turn"),
                        ),
                        said="or",
                    ),
                ),
            ),
            "either is about this attack alone",
        ),
    ),
    "Psyche": (
        ByHand(
            "37085a134c1d",
            (Triggered(ENTERS, PlayersMay(Steps((Look(Top(2)), Sort((Put("hand"),), "graveyard"))))),),
            "two cards are drawn and one of them stays, so they are looked at first",
        ),
        ByHand("b912c8d2120b", (), BEFORE),
    ),
    "Quimera": (
        ByHand(
            "dba2a8e4182d",
            (Static((Can(THIS, "deal double damage"),)),),
            "the damage of this ally alone",
        ),
    ),
    "Titan": (
        ByHand(
            "1d0276303b0a",
            (
                Triggered(
                    (
                        When("enter play", "this"),
                        When("leave play", Cards(("ally",), "yours")),
                        When("take control", Cards(("ally",))),
                    ),
                    Do("destroy", THIS),
                    Compare(Count(Cards(("ally",), "yours", (Classified(("Titán",)),), other=True)), "is", 0),
                ),
            ),
            "whenever it may have become so, of its own race",
        ),
    ),
    "Titán Gorila": (
        ByHand(
            "92e5d0a62014",
            (
                Triggered(
                    ENTERS,
                    PlayersMay(
                        Steps(
                            (
                                ToDeck(Chosen(Cards(where=(Not(OfType(("gold",))),))), "shuffle"),
                                Cant(
                                    "each opponent",
                                    "play",
                                    "while this is in play",
                                    Cards(where=(SameName(IT),)),
                                ),
                            )
                        )
                    ),
                ),
            ),
            "the card that was shuffled in is told by its name",
        ),
        ByHand("e4398f6f96a3", (), BEFORE),
    ),
}
