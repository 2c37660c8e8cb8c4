"""[M53] Coconut: the special card that lies beside a deck, by the ordinary card that it is tied to.

What is known of them comes from the open beta, and its words may still change. A Coconut card whose ability can't be
said with what there is here is named with the reason, and no game begins with it.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from functools import cache
from typing import Final

from mazo.abilities.tree.deeds import Do, Draw, ToPlayer
from mazo.abilities.tree.effects import (
    Ability,
    Activated,
    Cant,
    Choose,
    Cost,
    Gain,
    Get,
    If,
    Keyword,
    Must,
    PayLess,
    Play,
    PlayersMay,
    Static,
    Steps,
    Triggered,
)
from mazo.abilities.tree.facts import CostsLess, PlayerRule
from mazo.abilities.tree.nouns import (
    AllHold,
    Cards,
    Chosen,
    Classified,
    Compare,
    Count,
    During,
    Every,
    Has,
    HasKeyword,
    Named,
    Not,
    Ref,
    Sum,
    They,
    Top,
    Turn,
    When,
)
from mazo.games.lorcana.cards.catalogue import Card
from mazo.texts.lang import Wording

NAME: Final = "Coconut of {card}"
COPIES: Final = 4
"""How many copies of the ordinary card a deck may hold; of every other card one."""

_MINE: Final = Cards(("character",), "yours")
_THEIRS: Final = Cards(("character",), "opposing")
_ANY: Final = Cards(("character",))
_NEXT: Final = "until your next turn"


def _mine(*classes: str) -> Cards:
    return Cards(("character",), "yours", (Classified(classes),))


def _have(*names: str) -> Compare:
    return Compare(Count(Cards(("character",), "yours", (Named(names),))), "at least", 1)


_SUBJECT: Final = Ref("subject")

_ABILITIES: Final[Mapping[str, tuple[Ability, ...]]] = {
    "Ariel - Spectacular Singer": (
        Triggered((When("sing", _mine("Princess")),), ToPlayer("gain lore", Sum("lore", _SUBJECT))),
    ),
    "Pocahontas - Peacekeeper": (
        Activated(
            Cost(),
            Steps((Get(Chosen(_ANY), "lore", 1, _NEXT), Cant(Ref(), "challenge", _NEXT), Must(Ref(), "quest", _NEXT))),
            once=True,
        ),
    ),
    "Stitch - Rock Star": (
        Activated(
            Cost(),
            Steps((
                Play(Chosen(Cards(("character",), "yours", (Has("cost", "at most", 2),), "hand"), name="first")),
                If(They(Ref(), (Named(("Lilo", "Stitch")),)), Get(Chosen(_ANY, name="second"), "lore", 1, "this turn")),
            )),
            once=True,
        ),
    ),
    "Ursula - Deceiver of All": (
        Static((
            Get(Every(Cards(("character",), "yours", (Not(Named(("Ursula",))),))), "singing", 1),
            Get(Every(Cards(("character",), "yours", (Named(("Ursula",)),))), "singing", 2),
        )),
    ),
    "Mr. Incredible - Super Strong": (
        Triggered(
            (When("play", _mine("Super")),),
            Steps((
                Gain(_SUBJECT, Keyword("Rush"), "this turn"),
                PlayersMay(
                    Do(
                        "exert",
                        Chosen(
                            Cards(
                                ("character",),
                                "opposing",
                                (Has("strength", "less than", Sum("strength", _SUBJECT)),),
                            )
                        ),
                    )
                ),
            )),
        ),
    ),
    "Moana - Curious Explorer": (
        Static((PlayerRule("ink more"),), AllHold((Turn(), _have("Moana", "HeiHei", "Pua")))),
    ),
    "Mufasa - Ruler of Pride Rock": (
        Activated(Cost(pay=5), Do("put into inkwell exerted", Top(2)), once=True),
    ),
    "Nick Wilde - Wily Fox": (
        Activated(
            Cost(effects=(Do("banish", Chosen(Cards(("item",), "yours"), 4)),)), ToPlayer("gain lore", 4), once=True
        ),
    ),
    "Scar - Finally King": (
        Static((CostsLess(1, Cards(("character",), "any", (Classified(("Ally",)),)), limit="first"),), Turn()),
    ),
    "Aladdin & Genie - Mischievous Pals": (
        Triggered((When("draw", who="you", nth=3, conditions=(Turn(),)),), ToPlayer("gain lore", 2)),
    ),
    "Belle & Beast - Certain as the Sun": (
        Triggered((When("ready", Cards(("character",), "yours", (Has("cost", "at least", 5),))),), Draw()),
    ),
    "Darkwing Duck & Launchpad - St. Canard's Finest": (
        Triggered(
            (When("banish", _THEIRS, conditions=(Turn(), During("in a challenge"))),),
            If(
                They(_SUBJECT, (Classified(("Villain",)),)),
                ToPlayer("gain lore", 3),
                ToPlayer("gain lore", 1),
                instead=True,
            ),
        ),
    ),
    "Peter Pan & Tinker Bell - Fast Friends": (
        Activated(
            Cost(),
            Steps((
                Choose(Chosen(_ANY)),
                If(
                    They(Ref(), (HasKeyword("Evasive"),)),
                    Get(Ref(), "lore", 1, _NEXT),
                    Gain(Ref(), Keyword("Evasive"), _NEXT),
                ),
            )),
            once=True,
        ),
    ),
    "The Madrigal Family - Every Generation": (
        Triggered(
            (When("is healed", _MINE, who="you", conditions=(Turn(),)),),
            PlayersMay(
                Steps((
                    Do("ready", _SUBJECT),
                    Cant(_SUBJECT, "quest", "this turn"),
                    Cant(_SUBJECT, "challenge", "this turn"),
                ))
            ),
        ),
    ),
    "The Vine - Towering Stalk": (
        Activated(
            Cost(),
            PayLess(Count(_mine("Floodborn"), "each"), Cards(("character",), "any", (Classified(("Floodborn",)),))),
            once=True,
        ),
    ),
    "Woody & Buzz Lightyear - Best Buddies": (
        Activated(
            Cost(),
            Steps((
                PayLess(1, Cards(("character",), "any", (Classified(("Toy",)),))),
                If(AllHold((_have("Woody"), _have("Buzz Lightyear"))), Draw()),
            )),
            once=True,
        ),
    ),
    "Pete - Bad Guy": (
        Triggered(
            (When("play", Cards(("action",), "yours"), nth=2),),
            Steps((
                Gain(Chosen(_THEIRS), Keyword("Reckless"), _NEXT),
                Cant(Ref(), "challenge", _NEXT, Cards(("character", "location"), "yours")),
            )),
        ),
    ),
}  # fmt: skip

_OPEN: Final[Mapping[str, Wording]] = {
    "Dumbo - Ninth Wonder of the Universe": Wording(
        "characters that use {E} abilities while drying", "personajes que usan habilidades de {E} mientras se secan"
    ),
    "Snow White - Merry as the Morning": Wording("something once per game", "algo una vez por partida"),
    "Winnie the Pooh - Hunny Wizard": Wording("characters without abilities", "personajes sin habilidades"),
    "Donald Duck - Fred Honeywell": Wording("paying less for Boost", "pagar menos por Boost"),
    "Robin Hood - Sneaky Sleuth": Wording("a card from outside the deck", "una carta de fuera del mazo"),
    "Mickey Mouse - Brave Little Tailor": Wording(
        "Shift given to cards outside play", "Shift dado a cartas fuera del juego"
    ),
    "Sisu - Emboldened Warrior": Wording(
        "a comparison with those who oppose each character", "una comparación con los oponentes de cada personaje"
    ),
    "John Silver - Greedy Treasure Seeker": Wording(
        "Resist by the characters at each location", "Resist según los personajes de cada localización"
    ),
    "Tinker Bell - Giant Fairy": Wording(
        "more damage by other abilities and actions", "más daño de otras habilidades y acciones"
    ),
}
"""[M53] Those that are known, but whose ability asks for something that can't be said yet."""

_MORE: Final = {"Nick Wilde - Wily Fox": "Pawpsicle"}
"""Which other card a deck may then hold as often."""


def tied() -> frozenset[str]:
    """[M53] The full names of the ordinary cards that a Coconut card is tied to."""
    return frozenset((*_ABILITIES, *_OPEN))


@cache
def coconut(name: str) -> Card:
    """[M53] The Coconut card that is tied to an ordinary card; it has no cost, ink or figures of its own."""
    return Card(name=NAME.format(card=name), type="item", cost=0, abilities=_ABILITIES[name])


@cache
def coconuts() -> dict[str, Card]:
    """[M53] The Coconut cards by their own names, as far as they can be played."""
    return {coconut(name).full_name: coconut(name) for name in _ABILITIES}


def unsaid(name: str) -> Wording | None:
    """What can't be said yet of a Coconut card's ability; None if it can be played."""
    return _OPEN.get(name)


def chosen_of(copies: Mapping[str, int]) -> list[str]:
    """[M53] Which Coconut card a deck can mean: that of the card it has several of, else of those it has one of."""
    found = [name for name in copies if name in tied()]
    several = [name for name in found if copies[name] > 1]
    return several or found


def copies_with(name: str) -> dict[str, int]:
    """[M53] Of which cards a deck with that Coconut card may hold four."""
    return {card: COPIES for card in (name, _MORE.get(name, "")) if card}


def counted(cards: Iterable[Card]) -> dict[str, int]:
    """How many copies of each card there are."""
    copies: dict[str, int] = {}
    for card in cards:
        copies[card.full_name] = copies.get(card.full_name, 0) + 1
    return copies
