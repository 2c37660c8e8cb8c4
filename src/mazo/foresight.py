"""What would come of an action: tried on a table that the asking seat imagines, up to the next decision.

On the imagined table hidden cards have changed their places and chance is another one, and what is tried there stops
before the first step that would show something hidden or needs chance. So the answer can't depend on what is hidden,
and nothing in it is guessed.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from typing import Final

from mazo.game import Game
from mazo.kernel.codes import NOBODY
from mazo.kernel.frames import Sealed
from mazo.kernel.loop import STEP_CAP, deciding, hand_over, step
from mazo.kernel.rng import Dice
from mazo.kernel.rules import Rules
from mazo.views import CardChange, CardView, Foresight, ScoreChange

ALWAYS: Final = 1
"""The dice of the imagined table: whatever they show, nothing that is told depends on it."""


def foresee(game: Game, seat: int, action: str) -> Foresight:
    """What a legal action of the seat would bring; IllegalAction if the words mean none."""
    scribe = game.scribe(seat)
    assert scribe is not None
    picks = scribe.read(action)
    world = game.imagine(seat, Dice(ALWAYS), game.field)
    before = world.table
    before.log = game.table.log[:]  # a clause that comes to nothing is one after which the log is no longer
    since = len(game.log_rows())
    steps, certain = _steps_to_lesson(_copy(before), seat, picks)
    after = _copy(before)
    _go_on(after, seat, picks, steps)
    world.table = after
    asked = deciding(after) if certain else []
    return Foresight(
        action=action,
        events=tuple(world.events_for(seat, since)),
        cards=tuple(_card_changes(game, before, after, seat)),
        scores=tuple(_score_changes(game, before, after)),
        unknown=not certain,
        asked=asked[0] if asked else NOBODY,
        over=after.over,
    )


def _copy(table: Rules) -> Rules:
    twin = table.copy()
    assert isinstance(twin, Rules)
    twin.log, twin.logging = table.log[:], True
    return twin


def _steps_to_lesson(table: Rules, seat: int, picks: Sequence[int]) -> tuple[int, bool]:
    """How many steps can be foreseen, and whether these are all up to the next decision."""
    before = (table.learned[seat], table.drawings)
    sealed = isinstance(table.stack[-1], Sealed)
    if not _give(table, seat, picks):
        return 0, True
    if sealed:
        return 0, False  # what others have sealed decides
    for steps in range(STEP_CAP):
        if not step(table):
            return steps, True
        if (table.learned[seat], table.drawings) != before:
            return steps, False
    return STEP_CAP, True


def _go_on(table: Rules, seat: int, picks: Sequence[int], steps: int) -> None:
    if _give(table, seat, picks):
        for _ in range(steps):
            step(table)


def _give(table: Rules, seat: int, picks: Sequence[int]) -> bool:
    """Answer the question; whether the game can go on."""
    return [hand_over(table, packed, seat) for packed in picks][-1]


def _card_changes(game: Game, before: Rules, after: Rules, seat: int) -> Iterator[CardChange]:
    """What becomes of the cards that the seat sees."""
    kind = game.kind
    for card in range(len(before.kind)):
        if not before.visible_in(before.zone[card], seat):
            continue
        now = kind.card_view(before, card)
        if before.zone[card] != after.zone[card]:
            yield CardChange(now.handle, now.name, to=after.zone_kinds[after.zone_kind(card)].name)
            continue
        change = _change(now, kind.card_view(after, card))
        if change.figures or change.counters or change.states:
            yield change


def _change(now: CardView, then: CardView) -> CardChange:
    figures = {name: (now.figures[name][1], figure[1]) for name, figure in then.figures.items() if name in now.figures}
    states = {name: name in then.states for name in {*now.states, *then.states}}
    return CardChange(
        now.handle,
        now.name,
        figures={name: pair for name, pair in figures.items() if pair[0] != pair[1]},
        counters=dict(_pairs(now.counters, then.counters)),
        states={name: held for name, held in sorted(states.items()) if held != (name in now.states)},
    )


def _score_changes(game: Game, before: Rules, after: Rules) -> Iterator[ScoreChange]:
    for seat in range(before.seats):
        for name, (now, then) in _pairs(game.kind.scores(before, seat), game.kind.scores(after, seat)):
            yield ScoreChange(seat, name, now, then)


def _pairs(now: Mapping[str, int], then: Mapping[str, int]) -> Iterator[tuple[str, tuple[int, int]]]:
    """The values that differ, as they are and as they would be."""
    for name in {**now, **then}:
        if now.get(name, 0) != then.get(name, 0):
            yield name, (now.get(name, 0), then.get(name, 0))
