"""How something is said makes no difference in play: with its manners or without, a tree becomes the same program."""

from typing import Any, Final, get_args, get_type_hints

import msgspec
import pytest

from mazo.abilities.reading.manner import MANNERS as KEPT
from mazo.abilities.tree.deeds import Discard, Do, Draw, Look, NameCard, RemoveCounters, Search, Shuffle, ToPlayer
from mazo.abilities.tree.effects import (
    Ability,
    Action,
    Can,
    Cant,
    Choose,
    ChoosePlayer,
    Get,
    If,
    Move,
    Play,
    Static,
    Steps,
    Triggered,
)
from mazo.abilities.tree.nouns import (
    Cards,
    Chosen,
    Classified,
    Count,
    Did,
    Every,
    Is,
    Node,
    OfType,
    Ref,
    Sum,
    That,
    They,
    This,
    When,
)
from mazo.games.lorcana.cards.catalogue import Card
from mazo.games.lorcana.deal import edition_named, figures_of
from mazo.games.lorcana.lowering.listing import Listing
from tests.games.lorcana.abilities.lowering.stage import CHARACTERS, MINE, THEIRS

MANNERS: Final = {
    **{kind.__name__: fields for kind, fields in KEPT.items()},
    "Move": ("said",),
    "Steps": ("joints",),
    "Play": ("joint",),
    "Search": ("joint",),
    "Choose": ("said",),
    "ChoosePlayer": ("said",),
    "That": ("said",),
    "They": ("said",),
    "Did": ("said",),
}
"""The fields that are only a manner of speaking, by the kind of node."""


def words(kind: type[Node], field: str) -> tuple[Any, ...]:
    """The words that a field may have."""
    return get_args(get_type_hints(kind)[field])


HURT = They(This(), (Is("damaged"),))
PLACE = Cards(("location",), "yours")
DISCARDED = Cards(("character",), "yours", zone="discard")
SAID: Final[list[Ability]] = [
    *(Action(Do("banish", Every(Cards(("item",), "yours", said=word)))) for word in words(Cards, "said")),
    *(Action(Do("banish", Every(THEIRS, word))) for word in words(Every, "said")),
    *(Action(Draw(Count(MINE, word))) for word in words(Count, "said")),
    *(Action(ToPlayer("gain lore", Sum("damage", Chosen(MINE), word))) for word in words(Sum, "said")),
    *(Triggered((When("quest", MINE, said=word),), Draw()) for word in words(When, "said")),
    *(
        Triggered((When("quest", MINE, conditions=(HURT,), circumstances=word),), Draw())
        for word in words(When, "circumstances")
    ),
    *(Static((Get(This(), "lore", 1),), HURT, said=word) for word in words(Static, "said")),
    *(Static((Cant(This(), "challenge", said=word),)) for word in words(Cant, "said")),
    *(Static((Can(This(), "challenge ready characters", said=word),)) for word in words(Can, "said")),
    *(Action(Move(Chosen(MINE), Chosen(PLACE, name="there"), said=word)) for word in words(Move, "said")),
    Action(Steps((Draw(), ToPlayer("gain lore"), Discard(), Draw()), ("and", ", then", ","))),
    Action(Steps((Draw(), ToPlayer("gain lore"), Discard(), Draw()), (", and", ". then", "."))),
    Action(Play(Chosen(DISCARDED), state="exerted", joint="and")),
    Action(Play(Chosen(DISCARDED), state="exerted", joint=",")),
    Action(Play(Chosen(DISCARDED), state="exerted", joint=", and")),
    Action(Play(Chosen(DISCARDED), afterwards="bottom", joint=", then")),
    Action(Play(Chosen(DISCARDED), afterwards="bottom", joint=". then")),
    Action(Play(Chosen(DISCARDED), state="exerted", joint=".")),
    Action(Steps((Search(Cards(("item",)), joint=","), Do("return to hand", Ref()), Shuffle()))),
    Action(Steps((Search(Cards(("item",)), joint="and"), Do("return to hand", Ref()), Shuffle()))),
    Action(Steps((Choose(Chosen(THEIRS), "chosen"), ToPlayer("gain lore", Sum("lore", Ref()))))),
    Action(Steps((Choose(Chosen(THEIRS), "choose"), Do("exert", Ref())))),
    Action(Steps((ChoosePlayer("chosen opponent", "chosen"), Look(Every(Cards(whose="theirs", zone="hand")))))),
    Action(Steps((ChoosePlayer("chosen opponent", "choose"), Draw(1, "they")))),
    Action(Steps((RemoveCounters("damage", 3, Chosen(MINE)), Draw(That("each"))))),
    Action(Steps((ToPlayer("lose lore", 1, "each opponent"), ToPlayer("gain lore", That("equal"))))),
    Action(Steps((RemoveCounters("damage", 3, Chosen(MINE)), Draw(That("that"))))),
    Action(Steps((Do("ready", Chosen(CHARACTERS)), If(They(Ref(), (Classified(("Villain",)),), "chosen"), Draw())))),
    Action(Steps((Do("ready", Chosen(CHARACTERS)), If(They(Ref(), (Classified(("Villain",)),), "are"), Draw())))),
    Action(
        Steps((Do("return to hand", Chosen(MINE)), If(They(Ref(), (Classified(("Ally",)),), "you returned"), Draw())))
    ),
    Action(Steps((Discard(), If(They(Ref("discarded"), (OfType(("item",)),), "discarded"), Draw())))),
    Action(Steps((Discard(), If(They(Ref("discarded"), (OfType(("item",)),), "you discarded"), Draw())))),
    Action(Steps((RemoveCounters("damage", 3, Chosen(MINE)), If(Did("removed"), Draw())))),
    Action(Steps((Do("banish", Chosen(MINE)), If(Did(""), Do("deal damage", Chosen(THEIRS, name="hurt"), 2))))),
    Action(Steps((NameCard(), Get(Chosen(CHARACTERS), "strength", 1, "this turn")), (", then",))),
]


def plain(node: Any) -> Any:
    """The tree without its manners."""
    if isinstance(node, tuple):
        return tuple(plain(one) for one in node)
    if not isinstance(node, msgspec.Struct):
        return node
    kept = {name: plain(getattr(node, name)) for name in node.__struct_fields__}
    for name in MANNERS.get(type(node).__name__, ()):
        del kept[name]
    return type(node)(**kept)


def listed(ability: Ability) -> list[str]:
    """What the ability becomes."""
    card = Card(name="Mira", version="Baker", type="character", cost=2, abilities=(ability,))
    return Listing(figures_of([card], edition_named(None))).card(0)


@pytest.mark.parametrize("ability", SAID, ids=range(len(SAID)))
def test_a_manner_of_speaking_changes_nothing(ability: Ability) -> None:
    assert listed(ability) == listed(plain(ability))
    assert listed(ability)
