"""A small stage for trees: plain cards, and cards whose only text is the tree at hand."""

from __future__ import annotations

from mazo.abilities.tree.effects import Ability, Action, Effect, Fact, Static
from mazo.abilities.tree.nouns import Cards, Condition, Every
from tests.support.table import ME, Made, Situation, made

CHARACTERS = Cards(("character",))
MINE = Cards(("character",), "yours")
THEIRS = Cards(("character",), "opposing")
EVERYBODY = Every(CHARACTERS)

ANT = made("Ant", cost=1, strength=1, willpower=3, lore=1, inks=("Amber",), classifications=("Storyborn", "Ally"))
BEAR = made("Bear", cost=3, strength=3, willpower=5, lore=2, inks=("Ruby",), classifications=("Dreamborn", "Villain"))
CAT = made("Cat", cost=5, strength=5, willpower=6, lore=3, inks=("Amber", "Steel"), inkable=False)
DOG = made("Dog", cost=2, strength=2, willpower=4, lore=1, inks=("Emerald",))
FOX = made("Fox", cost=4, strength=2, willpower=4, lore=1, inks=("Sapphire",))
HUT = made("Hut", "location", cost=2, willpower=7, lore=0, move_cost=1)
TOWER = made("Tower", "location", cost=3, willpower=8, lore=1, move_cost=2)
ROCK = made("Rock", "item", cost=2)
SONG = made("Song", "action", cost=3, song=True)
NOISE = made("Noise", "action", cost=2, inkable=False)
PLAIN = (ANT, BEAR, CAT, DOG, FOX, HUT, TOWER, ROCK, SONG, NOISE)
"""Cards without text, for every position."""


def spell(effect: Effect, name: str = "Spell", cost: int = 0) -> Made:
    """An action that does this."""
    return made(name, "action", cost=cost, abilities=[Action(effect)])


def hero(*abilities: Ability, name: str = "Hero", strength: int = 2, willpower: int = 4, cost: int = 2) -> Made:
    """A character with these abilities."""
    return made(name, cost=cost, strength=strength, willpower=willpower, lore=1, abilities=abilities)


def lord(*facts: Fact, when: Condition | None = None, name: str = "Lord") -> Made:
    """A character of whom these facts hold as long as it is in play."""
    return hero(Static(facts, when), name=name)


def wand(*abilities: Ability, name: str = "Wand") -> Made:
    """An item with these abilities."""
    return made(name, "item", cost=1, abilities=abilities)


def returned(game: Situation) -> set[str]:
    """The names of all cards in the players' hands."""
    return {name for seat in range(game.table.seats) for name in game.hand(seat)}


def discard_of(game: Situation, seat: int) -> list[str]:
    """A player's discard without the action itself, the top first."""
    return [name for name in game.names_in("discard", seat) if name != "Spell"]


def under(game: Situation, name: str) -> list[str]:
    """The names of the cards under a card in play, the lowest first."""
    table = game.table
    return [table.figures.names[table.kind[card]] for card in table.under(game.card(name))]


def cost_to_play(game: Situation, name: str, seat: int = ME) -> int:
    """How much ink playing this card takes: it is played, and the exerted ink counted."""
    before = game.ink(seat)[0]
    game.push(f"play {name}")
    return before - game.ink(seat)[0]
