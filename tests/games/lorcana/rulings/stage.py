"""A small stage for rulings: plain beasts, and cards whose only text is what a test needs.

The real cards that a ruling is about are those that ship: a position finds them by their names.
"""

from typing import Final

from mazo.abilities.tree.effects import Action, Effect, Steps, Triggered
from mazo.abilities.tree.nouns import Cards, When
from tests.support.table import Made, Situation, made

BEAR = made("Bear", cost=3, strength=3, willpower=5)
WOLF = made("Wolf", cost=2, strength=2, willpower=4)
HEN = made("Hen", strength=0, willpower=3)
DIVA = made("Diva", cost=8, strength=4, willpower=6)
BEASTS = [BEAR, WOLF, HEN, DIVA]

ANY: Final = Cards(("character",))
MINE: Final = Cards(("character",), "yours")
MY_OTHERS: Final = Cards(("character",), "yours", other=True)
OPPOSING: Final = Cards(("character",), "opposing")


def spell(name: str, *effects: Effect, song: bool = False, cost: int = 1) -> Made:
    """An action of those effects."""
    return made(name, "action", cost=cost, song=song, abilities=[Action(Steps(effects))])


def on(name: str, when: When, do: Effect, *, cost: int = 1, strength: int = 1) -> Made:
    """A character that waits for something."""
    return made(name, cost=cost, strength=strength, abilities=[Triggered((when,), do)])


def resolve(game: Situation, source: str) -> None:
    """Let the player who decides resolve the ability of that card next."""
    mine = [card for seat, card in game.bag() if seat == game.deciding]
    game.push(f"resolve {1 + mine.index(source)}")
