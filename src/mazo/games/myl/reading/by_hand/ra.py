"""Sentences of Dominios de Ra and its expansions, but for Talismanes, whose trees are written by hand."""

from __future__ import annotations

from typing import Final

from mazo.abilities.tree.deeds import Discard, Do, Look, NameCard, Put, Reveal, Search, Shuffle, Sort, ToDeck, ToPlayer
from mazo.abilities.tree.effects import (
    Activated,
    Answer,
    Choose,
    ChooseOne,
    Cost,
    EachPlayer,
    Effect,
    Gain,
    If,
    Instead,
    Keyword,
    Later,
    Lose,
    Must,
    Pay,
    Play,
    PlayersMay,
    Static,
    Steps,
    To,
    Triggered,
)
from mazo.abilities.tree.nouns import (
    AllHold,
    Cards,
    Chosen,
    Classified,
    Compare,
    Count,
    During,
    Every,
    Happened,
    Has,
    HostOf,
    Is,
    IsNamedCard,
    Named,
    OfType,
    Ref,
    SameObject,
    Size,
    Sum,
    That,
    They,
    Top,
    Trait,
    When,
)
from mazo.abilities.tree.short import IT, LOOKED, SUBJECT, THIS
from mazo.games.myl.reading.by_hand.sentence import ByHand
from mazo.games.myl.reading.by_hand.short_names import (
    ALLIES,
    BEARER,
    BEFORE,
    CANCELLED,
    ENTERS,
    IN_RESERVE,
    THEY_ATTACK,
    UNUSED,
    VIGIL,
    mills,
    of_race,
)


def _held(*traits: Trait) -> Effect:
    taken = Do("take control", Chosen(Cards(("ally",), "opposing", traits)))
    return Steps((taken, Later(When("leave play", "this"), Do("give back", IT), "forever")))


_SHELTERED: Final = Steps(
    (
        Gain(THIS, Keyword("indestructible"), "until your next turn"),
        Gain(THIS, Keyword("indesterrable"), "until your next turn"),
    )
)

CARDS: Final[dict[str, tuple[ByHand, ...]]] = {
    "Akeru": (
        ByHand(
            "e146b53b0323",
            (
                Answer(
                    (When("declare blocks", who="you"),),
                    Steps(
                        (
                            Do("put into play", Chosen(Cards(("ally",), "yours", zone="graveyard"))),
                            Lose(IT, until="forever"),
                            Later(When("final"), Do("banish", IT)),
                        )
                    ),
                    Cost(2),
                    once=True,
                ),
            ),
            "an ally that enters without its ability, and only for the turn",
        ),
    ),
    "Asto Vidatu": (
        ByHand(
            "d0db387c403e",
            (
                Answer(
                    THEY_ATTACK,
                    Steps(
                        (
                            EachPlayer(
                                "each opponent",
                                Do("destroy", Chosen(Cards(("ally",), "theirs", (Is("attacking"),)), by="they")),
                            ),
                            CANCELLED,
                        )
                    ),
                    Cost(effects=(ToDeck(THIS, "shuffle"),)),
                ),
            ),
            "who has attacked is known only before the attack is cancelled",
        ),
    ),
    "Garras de Bronce": (
        ByHand(
            "f171c68f121f",
            (
                Static(
                    (Gain(HostOf(THIS), Keyword("indestructible")),),
                    AllHold((They(HostOf(THIS), (Classified(("Sacerdote",)),)), During("a battle"))),
                ),
            ),
            "from one phase to another",
        ),
    ),
    "Hacha Guardiana": (
        ByHand(
            "bc6aab162a5a",
            (Triggered((When("is blocked", BEARER),), PlayersMay(Do("cancel the block", SUBJECT))),),
            "as if it had not been blocked means that it is no longer",
        ),
    ),
    "Ihy": (
        ByHand(
            "d9f7be615424",
            (Triggered(ENTERS, PlayersMay(Steps((Search(Cards(), 3), Shuffle(), ToDeck(IT, "top", any_order=True))))),),
            "what was found is put on top after the shuffling",
        ),
    ),
    "Imoteph": (
        ByHand(
            "bf3b2a6401f2",
            (
                Triggered(
                    ENTERS,
                    Steps(
                        (NameCard(), Lose(Every(Cards(where=(IsNamedCard(),))), until="while this is in play")),
                    ),
                ),
            ),
            "the named card with all its copies",
        ),
        ByHand("da54257dcb7d", (), BEFORE),
    ),
    "Látigo y Bastón": (
        ByHand(
            "fa15320ccec8",
            (
                Triggered(
                    (When("final", who="you"),),
                    Steps((Look(Top(1)), PlayersMay(ToDeck(Ref("looked"), "bottom")))),
                    Compare(Count(Cards(("ally",), "yours", (Named(("Guerrero",), part=True),))), "at least", 1),
                ),
            ),
            "what is looked at may go to the end of the deck",
        ),
    ),
    "Libro de los Muertos": (
        ByHand(
            "9617ee358563",
            (
                Static(
                    (Instead(When("destroy", ALLIES, Cards(whose="opposing")), ToDeck(SUBJECT, "shuffle")),),
                    AllHold((IN_RESERVE, Compare(Count(of_race("Eterno")), "at least", 1))),
                ),
            ),
            "what is answered by being shuffled in isn't destroyed",
        ),
    ),
    "Mandoble de Tifon": (
        ByHand(
            "73b923495afb",
            (Triggered((When("attack", BEARER),), Later(When("final"), ToDeck(SUBJECT, "shuffle"))),),
            "a bearer that was destroyed is no longer there",
        ),
    ),
    "Meidum": (
        ByHand(
            "b073921974f7",
            (
                Answer(
                    (When("destroy", Cards(whose="yours")),),
                    Do("return to hand", SUBJECT),
                    Cost(effects=(Do("destroy", THIS),)),
                ),
            ),
            "what is about to be destroyed is a card to return",
        ),
    ),
    "Nut": (
        ByHand(
            "fc2934321f24",
            (
                Activated(
                    Cost(effects=(ToDeck(THIS, "shuffle"),)),
                    Steps(
                        (
                            Search(Cards(("ally",), where=(Classified(("Eterno", "Sacerdote")),))),
                            Do("put into hand", IT),
                            Shuffle(),
                        )
                    ),
                ),
            ),
            "an ally in play is in one of these two lines",
        ),
    ),
    "Ojo Udyat": (
        ByHand(
            "210134bcff14",
            (
                Answer(
                    (When("play", Cards(whose="opposing"), who="any opponent"),),
                    Steps((Search(Cards(("totem",))), Do("put into play", IT), Shuffle())),
                    Cost(effects=(Do("banish", THIS),)),
                    condition=IN_RESERVE,
                ),
            ),
            "the Primer Bloque has no Orbes",
        ),
    ),
    "Papiros de Lahún": (
        ByHand(
            "adabecf6c6a7",
            (
                Activated(
                    Cost(1, effects=(Do("banish", THIS),)),
                    ChooseOne((mills(3), ToPlayer("mill", 3)), said="or"),
                    condition=IN_RESERVE,
                ),
            ),
            "a player is one or the other",
        ),
    ),
    "Ramses II": (
        ByHand(
            "75b92656ba8e",
            (
                Activated(Cost(effects=(Discard(),)), _SHELTERED, condition=VIGIL),
                Activated(Cost(1), _SHELTERED, condition=VIGIL),
            ),
            "either of two costs for two qualities",
        ),
    ),
    "Reshep": (
        ByHand(
            "069fe1371146",
            (Static((Must(Every(Cards(("ally",))), "attack"),)),),
            "whoever can attack must is what having to attack means",
        ),
    ),
    "Tamis": (
        ByHand(
            "1aa9cb8ffaa6",
            (Triggered((When("damage the deck", "this"),), ToPlayer("mill", That())),),
            "the same damage to the own castle",
        ),
    ),
    "Yey": (
        ByHand(
            "6ab6e15bf8c2",
            (
                Activated(
                    Cost(),
                    Steps(
                        (
                            Look(Top(1)),
                            If(
                                They(Ref("looked"), (OfType(("ally",)), Classified(("Faraón",)))),
                                PlayersMay(To(Pay(3), Do("put into play", Ref("looked")))),
                                ToDeck(Ref("looked"), "shuffle"),
                            ),
                        )
                    ),
                    once=True,
                    condition=VIGIL,
                ),
            ),
            "what becomes of the card that was looked at, of one sort or another",
        ),
        ByHand("339227eabfae", (), BEFORE),
        ByHand("7bdddfac586d", (), BEFORE),
    ),
    "Zaliki": (
        ByHand(
            "cc5449f28f98",
            (
                Triggered(
                    (When("destroy", "this"),),
                    PlayersMay(Do("put into hand", Chosen(Cards(("ally",), "yours", zone="graveyard")))),
                    Compare(Happened("block", "any player", Cards(where=(SameObject(THIS),))), "at least", 1),
                ),
            ),
            "two things that have happened one after the other",
        ),
    ),
    "Min": (
        ByHand(
            "1857151cab4b",
            (
                Activated(
                    Cost(effects=(Do("destroy", Chosen(ALLIES)),)),
                    ToDeck(Chosen(Cards(whose="yours", zone="graveyard"), Sum("cost", IT), name="them"), "shuffle"),
                    once=True,
                    condition=AllHold((VIGIL, UNUSED)),
                ),
                Activated(
                    Cost(effects=(Discard(),)),
                    ToDeck(
                        Chosen(Cards(whose="yours", zone="graveyard"), Sum("cost", Ref("discarded")), name="them"),
                        "shuffle",
                    ),
                    once=True,
                    condition=AllHold((VIGIL, UNUSED)),
                ),
            ),
            "either of two costs, of which one is as high as the other",
        ),
    ),
    "Neferura": (
        ByHand(
            "f4e3af5359de",
            (Triggered(ENTERS, PlayersMay(_held(Has("cost", "at most", 1)))),),
            "control that ends when this card leaves play",
        ),
    ),
    "Haquika": (
        ByHand(
            "5ce1f63a481d",
            (Triggered(ENTERS, PlayersMay(_held())),),
            "control that ends when this card leaves play, as the next sentence says",
        ),
        ByHand("0c7c118fcc66", (), BEFORE),
    ),
    "Escudo Celestial": (
        ByHand(
            "6fc4aaf59aa8",
            (
                Triggered(
                    (When("damage the deck", BEARER),),
                    PlayersMay(ToDeck(Chosen(Cards(whose="yours", zone="graveyard"), That()), "shuffle")),
                ),
            ),
            "as much as the bearer has just damaged",
        ),
    ),
    "Nephre-ka": (
        ByHand(
            "9541c5b4394b",
            (
                Triggered(
                    ENTERS,
                    PlayersMay(
                        Steps(
                            (
                                Choose(Chosen(Cards(("ally",), "opposing"))),
                                To(
                                    Do(
                                        "banish",
                                        Chosen(Cards(whose="yours", zone="graveyard"), Sum("cost", IT), name="them"),
                                    ),
                                    Do("destroy", IT),
                                ),
                            )
                        )
                    ),
                ),
            ),
            "as many cards as the cost of whom they destroy",
        ),
    ),
    "Seth": (
        ByHand(
            "a9c75761aa53",
            (
                Answer(
                    (When("mill", who="any opponent"),),
                    Instead(
                        When("mill", who="any opponent"),
                        Do("banish", Top(That(), "opposing")),
                        next=True,
                        until="this turn",
                    ),
                    Cost(effects=(Do("destroy", Chosen(ALLIES)),)),
                ),
            ),
            "the cards that are about to be milled, not the ally that is destroyed for it",
        ),
    ),
    "Surero": (
        ByHand(
            "160f062c33f5",
            (
                Triggered(
                    ENTERS,
                    Steps(
                        (
                            Look(Top(6)),
                            Sort((Put("stay", 1, up_to=True, cards=of_race("Faraón")),), "top"),
                            PlayersMay(Play(IT)),
                            Shuffle(),
                        ),
                        (".", ".", ". then"),
                    ),
                ),
            ),
            "one of the cards that were looked at is played",
        ),
        ByHand("9d3a6b364589", (), BEFORE),
        ByHand("2d2e6d882b2f", (), BEFORE),
    ),
    "Ramla": (
        ByHand(
            "7d5bb2e472c2",
            (
                Triggered(
                    ENTERS,
                    PlayersMay(
                        Steps(
                            (
                                Reveal(Top(3)),
                                If(
                                    Compare(Size(LOOKED, (OfType(("totem",)),)), "at least", 1),
                                    Steps(
                                        (
                                            Sort((Put("stay", 1, up_to=True, cards=Cards(("totem",))),), "exile"),
                                            PlayersMay(Play(IT)),
                                        )
                                    ),
                                    ToDeck(LOOKED, "shuffle"),
                                ),
                            )
                        )
                    ),
                    Compare(Count(of_race("Sacerdote")), "at least", 2),
                ),
            ),
            "one of the cards that were shown is played, and the others depend on whether there was one",
        ),
        ByHand("40f8f78dae7a", (), BEFORE),
        ByHand("88f234b9e459", (), BEFORE),
        ByHand("5de13bcbc374", (), BEFORE),
    ),
}
