"""How synthetic cards are made: a few words for the nouns that most of them use, and one function a type of card."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import product
from typing import Any, TypeAlias

from mazo.abilities.tree import effects as fx
from mazo.abilities.tree import nouns
from mazo.abilities.tree.nouns import Cards, Chosen, Every, Is, Ref, This, Top, When
from mazo.games.lorcana.cards.catalogue import Card, CardType

Group: TypeAlias = tuple[Card, ...]
"""Cards that go into a deck together, because each needs the other."""

INKS = ("Amber", "Amethyst", "Emerald", "Ruby", "Sapphire", "Steel")
KINDS = ("Hero", "Ally", "Villain", "Storyborn", "Dreamborn", "Pirate")

CHARACTERS = Cards(("character",))
MINE = Cards(("character",), "yours")
OTHERS = Cards(("character",), "yours", other=True)
FOES = Cards(("character",), "opposing")
ITEMS = Cards(("item",))
LOCATIONS = Cards(("location",))
PLACES = Cards(("location",), "yours")
DAMAGED = Cards(("character",), where=(Is("damaged"),))
HAND = Cards(whose="yours", zone="hand")
DISCARD = Cards(whose="yours", zone="discard")
WRECKS = Cards(("character",), "yours", zone="discard")

THIS = This()
IT = Ref()
ONE = Chosen(CHARACTERS)
MY_ONE = Chosen(MINE)
FOE = Chosen(FOES)
HURT = Chosen(DAMAGED)
ALL_MINE = Every(MINE)
TOP = Top()

PLAYED = When("play", "this")
QUESTING = When("quest", "this")


def names(first: str, last: str) -> Iterator[str]:
    """Names that no other card has, from two rows of words."""
    return (" ".join(pair) for pair in product(first.split(), last.split()))


class Maker:
    """Makes cards one after the other, each with a name of its own and figures in turn."""

    def __init__(self, first: str, last: str) -> None:
        self.names = names(first, last)
        self.count = 0
        self.groups: list[Group] = []

    def card(self, kind: CardType, abilities: tuple[fx.Ability, ...], **given: Any) -> Card:
        """A card; what isn't given follows from how many there are already."""
        at = self.count
        self.count += 1
        alive = kind in ("character", "location")
        figures: dict[str, Any] = {
            "cost": 1 + at % 3,
            "inkable": at % 5 != 4,
            "inks": (INKS[at % 6],) if at % 4 else (INKS[at % 6], INKS[(at + 2) % 6]),
            "strength": at % 4 if kind == "character" else 0,
            "willpower": 2 + at % 4 if alive else 0,
            "lore": at % 3 if alive else 0,
            "move_cost": at % 2 if kind == "location" else 0,
            "classifications": KINDS[at % 6 : at % 6 + 2] if kind == "character" else (),
        }
        figures |= {"name": next(self.names)} if "name" not in given else {}
        return Card(type=kind, abilities=abilities, **(figures | given))

    def alone(self, kind: CardType, *abilities: fx.Ability, **given: Any) -> None:
        """A card that needs no other."""
        self.groups.append((self.card(kind, abilities, **given),))

    def together(self, *cards: Card) -> None:
        """Cards that need each other."""
        self.groups.append(cards)

    def action(self, *effects: fx.Effect, **given: Any) -> None:
        """An action, cheap enough to be played often."""
        do = effects[0] if len(effects) == 1 else fx.Steps(effects)
        self.alone("action", fx.Action(do), **({"cost": 1 + self.count % 2} | given))

    def hears(self, when: nouns.When, do: fx.Effect, **given: Any) -> None:
        """A character with a triggered ability."""
        self.alone("character", fx.Triggered((when,), do), **given)

    def says(self, *facts: fx.Fact, condition: nouns.Condition | None = None, **given: Any) -> None:
        """A character with a static ability."""
        kind = given.pop("kind", "character")
        self.alone(kind, fx.Static(facts, condition), **given)

    def uses(self, cost: fx.Cost, do: fx.Effect, **given: Any) -> None:
        """An item with an activated ability."""
        kind = given.pop("kind", "item")
        self.alone(kind, fx.Activated(cost, do, **given))
