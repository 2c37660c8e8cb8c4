"""Drafts for tests: a few configurations, and ways to play them."""

from __future__ import annotations

from mazo.draft.config import LEFT, RIGHT, Config
from mazo.draft.deal import new_draft
from mazo.draft.rules import DraftGame
from mazo.kernel.choices import is_complete, options_of
from mazo.kernel.hashing import fold
from mazo.kernel.loop import choice_of, deciding, pick, run
from mazo.kernel.rng import Dice


def ortus_like(seats_high: int = 3) -> Config:
    """Ninety cards, three hands of ten, keep two, leave two."""
    names = [f"Card {at}" for at in range(15)]
    return Config(
        names,
        [6] * 15,
        rounds=3,
        pack_size=10,
        picks=[2],
        directions=[LEFT, RIGHT, LEFT],
        discard_at=2,
        seats_high=seats_high,
        deck=24,
    )


def booster_like(cards: int = 384) -> Config:
    """Four packs of twelve, keep one, left and right in turn: a booster draft, on a fixed pool."""
    names = [f"Synthetic {at}" for at in range(cards)]
    return Config(names, [1] * cards, rounds=4, pack_size=12, picks=[1], directions=[LEFT, RIGHT, LEFT, RIGHT], deck=48)


def burning(leftover: int = 0) -> Config:
    """Nine cards: keep two and burn one, then keep one and burn one each time, until two are left."""
    return Config(
        [f"Kind {at}" for at in range(10)],
        [20] * 10,
        rounds=2,
        pack_size=9,
        picks=[2, 1],
        burns=[1],
        discard_at=2,
        leftover=leftover,
    )


def begun(config: Config, seats: int, seed: int = 1) -> DraftGame:
    """A draft at its first question."""
    t = new_draft(config, seats, str(seed))
    run(t)
    return t


def random_picks(t: DraftGame, seat: int, dice: Dice) -> list[int]:
    """A whole answer to the seat's question."""
    question = choice_of(t, seat)
    assert question is not None
    choice = question.copy()
    choice.picks = []
    while not is_complete(choice):
        options = options_of(t, choice)
        choice.picks = [*choice.picks, options[dice.below(len(options))]]
    return choice.picks


def answer(t: DraftGame, seat: int, picks: list[int]) -> None:
    """Give a whole answer."""
    for packed in picks:
        pick(t, packed, seat)


def all_answer(t: DraftGame, dice: Dice) -> None:
    """Let everybody answer the open question."""
    for seat in deciding(t):
        answer(t, seat, random_picks(t, seat, dice))


def play_out(t: DraftGame, dice: Dice) -> int:
    """Play to the end; how many whole answers it took."""
    answers = 0
    while not t.over:
        seat = deciding(t)[0]
        answer(t, seat, random_picks(t, seat, dice))
        answers += 1
    return answers


def digest(t: DraftGame) -> int:
    """The hash of the state."""
    return fold(t.ints())
