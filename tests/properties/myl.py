"""Decks of Mitos y Leyendas made for properties: printed cards of all editions, and cards that say every word."""

from __future__ import annotations

import random

import mazo
from mazo.game import Game
from mazo.games.myl.cards.card import Card
from mazo.games.myl.cards.catalogue import packaged
from mazo.games.myl.cards.synthetic import catalogue
from tests.properties.myl_cards import everything


def pooled(seats: int, edition: str, seed: int) -> Game:
    """A game in which each deck has 30 printed cards of whatever edition, some synthetic ones, and Oros to pay with."""
    dice = random.Random(f"myl {seed}")
    return mazo.new("myl", decks=[_deck(dice) for _ in range(seats)], seed=seed, edition=edition)


def _deck(dice: random.Random) -> list[Card]:
    plain = catalogue()["Oro de Ensayo"]
    synthetic = [card for card in catalogue().values() if card.type != "gold"]
    printed = [card for card in packaged() if not card.text]
    return [*dice.sample(printed, 30), *dice.sample(synthetic, 6), *[plain] * 14]


def spoken(seats: int, edition: str, seed: int) -> Game:
    """A game of cards that say every word of the game, a few of them in each deck."""
    dice = random.Random(f"myl spoken {seed}")
    return mazo.new("myl", decks=[_spoken(dice) for _ in range(seats)], seed=seed, edition=edition)


def _spoken(dice: random.Random) -> list[Card]:
    plain = catalogue()["Oro de Ensayo"]
    allies = [card for card in catalogue().values() if card.type == "ally"]
    return [*dice.sample(everything(), 28), *dice.sample(allies, 6), *[plain] * 16]
