"""Games played at random for the properties: drawn by Hypothesis, repeatable from one line."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass

from hypothesis import strategies as st

from mazo.game import Game
from mazo.kernel.choices import is_complete, options_of
from mazo.kernel.rng import Dice
from mazo.notation.actions import Action, Scribe
from tests.properties.settings import Setting, setting_named
from tests.properties.sizes import Size

EAGER = 4
"""One in so many times a chooser takes the last option, which is often the one that ends something."""


@dataclass(frozen=True)
class Play:
    """One random game: `Play("lorcana-2p", "2.2.0", 7, (3, 1)).begin()` is all it takes to see it again."""

    setting: str
    edition: str
    seed: int
    steer: tuple[int, ...] = ()

    def begin(self) -> Game:
        """The game before its first decision."""
        return self.where.deal(self.edition, self.seed)

    @property
    def where(self) -> Setting:
        """The setting it is played in."""
        return setting_named(self.setting)

    def chooser(self) -> Chooser:
        """Who takes its decisions."""
        return Chooser(self.seed, self.steer)

    def walk(self, cap: int) -> Iterator[Game]:
        """The game at each of its decisions, and once more when it is over."""
        game = self.begin()
        chooser = self.chooser()
        for _ in range(cap):
            yield game
            if game.outcome is not None:
                return
            game.push(chooser.action(game))
        raise AssertionError(f"{self} is not over after {cap} decisions")

    def looks(self, size: Size) -> Iterator[Game]:
        """The game at some of its decisions."""
        dice = Dice(self.seed)
        for at, game in enumerate(self.walk(size.cap)):
            if game.outcome is None and (at < 3 or dice.below(100) < size.looks):
                yield game

    def finished(self, cap: int) -> Game:
        """The game when it is over."""
        *_, game = self.walk(cap)
        return game


class Chooser:
    """Takes decisions at random, pick by pick: first as it is steered, then as its dice fall."""

    def __init__(self, seed: int, steer: tuple[int, ...] = ()) -> None:
        self.dice = Dice(seed)
        self.steer = list(steer)

    def action(self, game: Game, seat: int | None = None) -> Action:
        """An answer to a question that the game asks now."""
        if seat is None:
            seat = game.deciding[self.below(len(game.deciding))]
        scribe = game.scribe(seat)
        assert scribe is not None, f"seat {seat} is said to decide, but is asked nothing"
        picks = self.picks(scribe)
        return Action(seat, scribe.write(picks, "en"), tuple(picks))

    def picks(self, scribe: Scribe) -> list[int]:
        """A whole answer."""
        choice = scribe.fresh.copy()
        while not choice.picks or not is_complete(choice):
            options = options_of(scribe.table, choice)
            assert options, f"a dead end after the picks {choice.picks}"
            choice.picks = [*choice.picks, options[self.among(len(options))]]
        return choice.picks

    def among(self, count: int) -> int:
        """Which of so many options, the last one less often than the others."""
        if count > 1 and not self.steer and self.dice.below(EAGER):
            count -= 1
        return self.below(count)

    def below(self, count: int) -> int:
        """A number from 0 to count - 1."""
        if self.steer:
            return self.steer.pop(0) % count
        return self.dice.below(count)

    def some(self, items: list[Action], count: int) -> list[Action]:
        """Some of the actions: the first, the last and others between."""
        if len(items) <= count:
            return items
        return [items[0], items[-1], *(items[self.dice.below(len(items))] for _ in range(count - 2))]


def plays(setting: Setting, size: Size) -> st.SearchStrategy[Play]:
    """All games of a setting."""
    return st.builds(
        Play,
        setting=st.just(setting.name),
        edition=st.sampled_from(setting.kind.editions),
        seed=st.integers(0, 999_999),
        steer=st.lists(st.integers(0, 255), max_size=size.steer).map(tuple),
    )
