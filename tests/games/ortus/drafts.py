"""Drafts of Ortus Regni for tests, and ways to play them."""

from __future__ import annotations

from typing import Any

import mazo
from mazo.game import Game
from mazo.games.ortus.rules.game import OrtusGame
from mazo.kernel.rng import Dice
from mazo.notation.actions import Action
from tests.properties.play import Chooser


def draft(players: int = 2, seed: int = 1, edition: str | None = None, **options: Any) -> Game:
    """A draft at its first question, with no game after it unless an option says so."""
    return mazo.new("ortus-draft", seed=seed, edition=edition, players=players, **{"plays_on": 0, **options})


def table(game: Game) -> OrtusGame:
    """The table of a draft."""
    assert isinstance(game.table, OrtusGame)
    return game.table


def all_answer(game: Game, seed: int = 0) -> None:
    """Everybody who is asked answers, in the order of the seats."""
    chooser = Chooser(seed)
    for seat in game.deciding:
        game.push(chooser.action(game, seat))


def play_out(game: Game, seed: int = 0) -> int:
    """Play to the end; how many answers it took."""
    chooser = Chooser(seed)
    answers = 0
    while game.outcome is None:
        game.push(chooser.action(game))
        answers += 1
    return answers


def played(players: int = 2, seed: int = 1, edition: str | None = None, **options: Any) -> Game:
    """A draft that is over."""
    game = draft(players, seed, edition, **options)
    play_out(game, seed)
    return game


def to_palaces(players: int = 2, seed: int = 1, **options: Any) -> Game:
    """A draft at the choice of Palaces."""
    game = draft(players, seed, **options)
    while table(game).active < 0:
        all_answer(game, seed)
    return game


def to_round(game: Game, number: int) -> None:
    """Go on to the first hand of a round."""
    while game.turn < number:
        all_answer(game)


def pack(game: Game, seat: int) -> list[int]:
    """The cards in a seat's hand."""
    return table(game).pack(seat)[:]


def names(game: Game, cards: list[int]) -> list[str]:
    """Cards by name."""
    return [table(game).name_of(card) for card in cards]


def keep(game: Game, seat: int, first: int, second: int) -> None:
    """Keep two cards of the hand, by their places in it."""
    scribe = game.scribe(seat)
    assert scribe is not None
    picks = tuple(scribe.choice.items[at] for at in sorted((first, second)))
    game.push(Action(seat, scribe.write(picks, "en"), picks))


def dice(seed: int = 1) -> Dice:
    """Dice for imagined games."""
    return Dice(seed)
