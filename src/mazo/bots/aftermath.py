"""What may come of an action until its player's next turn: played on in imagined worlds, and counted.

Everything is counted in worlds that the seat can't tell from the real one, and only cards that lie open at the real
table are named: so nothing that is told depends on what is hidden.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from typing import Final, TypeVar

from mazo.bots.fast import usual
from mazo.game import Game
from mazo.kernel.choices import is_complete, options_of
from mazo.kernel.codes import EVERYONE, NOBODY, first_of, second_of, verb_of
from mazo.kernel.frames import Choice
from mazo.kernel.loop import choice_of, pick
from mazo.kernel.rng import Dice
from mazo.kernel.rules import FIRST_CARD, SECOND_CARD, Rules
from mazo.notation.actions import Action, Scribe
from mazo.protocol.advice import Aftermath, Gain, Loss, Reply
from mazo.texts.lang import Wording

WORLDS: Final = 20
LIKELY: Final = 25
"""What happens in fewer of a hundred games is not worth a word."""
TOLD: Final = 2
"""So many replies, and so many losses."""
PICKS: Final = 400
"""No turn round the table takes more."""

T = TypeVar("T", int, tuple[int, ...])


def aftermath(game: Game, action: Action, dice: Dice) -> Aftermath:
    """What the others may do about an action, and what may be lost by the next turn."""
    counted = _Counted(game, action.seat)
    for _ in range(WORLDS):
        counted.add(game.imagine(action.seat, dice, game.field).table, action.picks)
    return counted.told()


class _Counted:
    """What has happened, in how many worlds."""

    def __init__(self, game: Game, seat: int) -> None:
        self._game = game
        self._seat = seat
        table = game.table
        self._open = [is_open(table, card) for card in range(len(table.kind))]
        self._lanes = {lane.zone for lane in game.kind.plan.lanes}
        purse = game.kind.plan.purse
        self._kept = self._lanes | ({purse.zone, purse.spent_zone} if purse is not None else set())
        self._beaten = 0
        self._done: Counter[tuple[int, ...]] = Counter()
        """Answers by their seat and their picks."""
        self._texts: dict[tuple[int, ...], Wording] = {}
        self._lost: Counter[int] = Counter()
        self._gained: Counter[tuple[int, str]] = Counter()

    def add(self, world: Rules, picks: Sequence[int]) -> None:
        """Play on in one world."""
        since, seat = world.turn, self._seat
        had = self._scores(world)
        for packed in picks:
            pick(world, packed, seat)
        mine = [
            card for card in range(len(self._open)) if world.controller[card] == seat and self._in_lane(world, card)
        ]
        answers: set[tuple[int, ...]] = set()
        for _ in range(PICKS):
            choice = choice_of(world, NOBODY)
            if choice is None or (world.turn > since and world.active == seat):
                break
            options = options_of(world, choice)
            packed = usual(world, choice, options)
            if choice.seat != seat and len(options) > 1:
                self._note(world, choice, packed, answers)
            pick(world, packed, choice.seat)
        self._done.update(answers)
        self._beaten += int(world.over and world.winner not in (seat, NOBODY))
        self._lost.update(card for card in mine if world.zone_kinds[world.zone_kind(card)].name not in self._kept)
        for key, amount in self._scores(world).items():
            self._gained[key] += amount - had[key]

    def _note(self, world: Rules, choice: Choice, packed: int, answers: set[tuple[int, ...]]) -> None:
        """Remember a whole answer that speaks of open cards alone."""
        whole = choice.copy()
        whole.picks = [*choice.picks, packed]
        verb = verb_of(packed)
        idle = verb in self._game.kind.passing or verb in self._game.kind.idle
        if idle or not is_complete(whole) or not all(self._is_told(world, one) for one in whole.picks):
            return
        key = (choice.seat, *whole.picks)
        if key not in self._texts:
            game = self._game
            scribe = Scribe(game.kind, world, choice, game.names, game.names_in("es"))
            self._texts[key] = Wording(*(scribe.write(whole.picks, lang, handles=False) for lang in ("en", "es")))
        answers.add(key)

    def _is_told(self, world: Rules, packed: int) -> bool:
        """Whether an option is about cards that lay open at the real table, and about at least one."""
        cards = world.cards_of(verb_of(packed))
        named = [first_of(packed)] if cards & FIRST_CARD else []
        named += [second_of(packed)] if cards & SECOND_CARD else []
        return bool(named) and all(card < len(self._open) and self._open[card] for card in named)

    def _in_lane(self, world: Rules, card: int) -> bool:
        return self._open[card] and world.zone_kinds[world.zone_kind(card)].name in self._lanes

    def _scores(self, world: Rules) -> dict[tuple[int, str], int]:
        kind = self._game.kind
        others = [seat for seat in range(world.seats) if seat != self._seat]
        return {(seat, name): kind.scores(world, seat).get(name, 0) for seat in others for name in kind.telling_scores}

    def told(self) -> Aftermath:
        """All that is likely, what is likeliest first."""
        game = self._game
        replies = [Reply(key[0], self._texts[key], often) for key, often in _likely(self._done) if self._texts[key].en]
        losses = [Loss(game.kind.card_name(game.table, card), often) for card, often in _likely(self._lost)]
        gains = [
            Gain(seat, name, round(total / WORLDS))
            for (seat, name), total in sorted(self._gained.items())
            if round(total / WORLDS) > 0
        ]
        return Aftermath(100 * self._beaten // WORLDS, tuple(replies), tuple(losses), tuple(gains))


def is_open(table: Rules, card: int) -> bool:
    """Whether everybody at a table sees the face of a card."""
    return table.zone_kinds[table.zone_kind(card)].sees == EVERYONE


def _likely(counted: Counter[T]) -> list[tuple[T, int]]:
    """The likeliest of all that was counted; of several as likely, those that come first."""
    often = [(key, 100 * times // WORLDS) for key, times in sorted(counted.items())]
    return sorted((each for each in often if each[1] >= LIKELY), key=lambda each: -each[1])[:TOLD]
