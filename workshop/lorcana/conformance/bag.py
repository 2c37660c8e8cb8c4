"""Who resolves what out of the bag, and when.

The engine that recorded the cases resolves by itself only abilities of the player who acts, that stem from one ability
of one card and need no answer. All else waits for a step.
"""

from __future__ import annotations

from collections.abc import Callable

from mazo.abilities.machine.asking import ASK_AMOUNT, ASK_MAY, ASK_TARGETS
from mazo.kernel.codes import NO, TAKE, YES, first_of, option, verb_of
from mazo.kernel.frames import Choice
from mazo.kernel.trace import instruction_mark, trace
from workshop.lorcana.conformance.answers import Answers, default, whole
from workshop.lorcana.conformance.machine import Machine

EITHER = -1
"""The one who acts for both players."""
DEPTH = 2
"""How many choices one after the other are tried out."""
MOST = 500
"""More abilities than ever wait one after the other."""


def settle(
    machine: Machine,
    by: int,
    answers: Answers,
    source: frozenset[int] = frozenset(),
    *,
    ends: bool = False,
    holds: bool = False,
) -> None:
    """After a step: go on as far as its answers, and what needs none, lead; abilities of `source` may use them.

    If nobody resolves anything afterwards (`ends`), all that needs no answer has happened, whosever it is. If something
    waited in the bag in the end (`holds`), nothing out of it is dropped.
    """
    machine.go()
    for _ in range(MOST):
        choice = machine.prompt
        if choice is not None:
            if by not in (EITHER, choice.seat) and not _meant_for(choice, answers):
                return
            picks = answers.fit(machine)
            if picks is None:
                return
            machine.reply(picks)
        elif machine.bag is None or not _next_by_itself(machine, by, source, ends, holds):
            return


def _meant_for(choice: Choice, answers: Answers) -> bool:
    """Whether cards were named that only another player can choose now."""
    offered = {first_of(packed) for packed in choice.items if verb_of(packed) == TAKE}
    return any(offered.intersection(cards) for cards in answers.targets)


def _next_by_itself(machine: Machine, by: int, source: frozenset[int], ends: bool, holds: bool) -> bool:
    """Resolve the next ability if nobody has to be asked about it; False if it must wait."""
    bag = machine.bag
    assert bag is not None
    entries = machine.entries()
    idle = [at for at in range(len(entries)) if is_idle(machine, at)]
    if idle:
        machine.resolve(idle[0])
        return True
    if ends:
        for at in range(len(entries)):
            if not needs_answer(machine, at):
                machine.resolve(at)
                return True
    if by not in (EITHER, bag.seat):
        return False
    vain = [at for at in range(len(entries)) if not holds and is_vain(machine, at)]
    if vain:
        machine.resolve(vain[0])
        while machine.prompt is not None and machine.prompt.ask == ASK_MAY:
            machine.reply([option(NO)])
        return True
    if len({(entry.source, entry.number, entry.ability) for entry in entries}) > 1:
        return False
    if needs_answer(machine, 0) and entries[0].source not in source:
        return False
    machine.resolve(0)
    return True


def address(
    machine: Machine, by: int, cards: list[int] | None, index: int | None, answers: Callable[[], Answers]
) -> bool:
    """Begin to resolve the ability that a step means (of any card: None); False if there is none.

    Of several abilities it means the one with that number, else the first one that the answers fit.
    """
    for _ in range(MOST):
        bag = machine.bag
        if bag is None:
            return False
        if by in (EITHER, bag.seat) or any(entry.source in (cards or ()) for entry in machine.entries()):
            break
        if not any(waiting.seat == by for waiting in machine.table.waiting):
            return False
        machine.resolve(0)
        clear_prompts(machine)
    entries = machine.entries()
    found = [at for at, entry in enumerate(entries) if cards is None or entry.source in cards]
    if not found:
        return False
    if len(found) > 1:
        found = [at for at in found if not is_vain(machine, at)] or found
    machine.resolve(_fitting(machine, by, found, answers) if index is None else found[min(index, len(found) - 1)])
    return True


def _fitting(machine: Machine, by: int, found: list[int], answers: Callable[[], Answers]) -> int:
    """Of these abilities the first one for which most of the answers are asked for."""
    if len(found) == 1:
        return found[0]
    left: list[tuple[int, bool]] = []
    for at in found:
        twin, tried = machine.copy(), answers()
        twin.resolve(at)
        settle(twin, by, tried, holds=True)
        left.append((len(tried.targets) + len(tried.faults), twin.prompt is not None))
    return found[left.index(min(left))]


def clear(machine: Machine) -> None:
    """Nothing may be open for the next turn action: what was never asked for there is answered with a no here."""
    machine.go()
    for _ in range(MOST):
        if machine.prompt is not None:
            machine.reply(default(machine))
        elif machine.bag is not None:
            machine.resolve(0)
        else:
            return


def clear_prompts(machine: Machine) -> None:
    """Answer open questions, but leave the bag alone."""
    for _ in range(MOST):
        if machine.prompt is None:
            return
        machine.reply(default(machine))


def needs_answer(machine: Machine, index: int) -> bool:
    """Whether its player would be asked if that ability resolved."""
    entry = machine.entries()[index]
    twin = machine.copy()
    twin.resolve(index)
    while twin.prompt is not None and twin.prompt.ask == ASK_AMOUNT:
        twin.reply(default(twin))  # as many as possible
    return twin.prompt is not None and twin.prompt.seat == entry.seat


def is_idle(machine: Machine, index: int) -> bool:
    """Whether that ability does nothing at all: its "if" is false, or it is used up."""
    entry = machine.entries()[index]
    if entry.program < 0:
        return False
    twin = machine.copy()
    trace(twin.table)
    twin.resolve(index)
    return instruction_mark(entry.program, 0) not in twin.table.trace


def is_vain(machine: Machine, index: int) -> bool:
    """Whether that ability asks for nothing but a "may", and even then does nothing: there is nothing to do it with."""
    entry = machine.entries()[index]
    twin = machine.copy()
    twin.resolve(index)
    first = twin.prompt
    if first is None or first.ask != ASK_MAY:
        return False
    twin.reply([option(YES)])
    return not _does_something(twin, _visible(machine), entry.seat, DEPTH)


def _does_something(machine: Machine, before: tuple[object, ...], seat: int, depth: int) -> bool:
    """Whether anything changes, whatever cards are chosen."""
    choice = machine.prompt
    if choice is None:
        return _visible(machine) != before
    if choice.seat != seat or choice.ask not in (ASK_TARGETS, ASK_AMOUNT) or depth == 0:
        return True
    if choice.ask == ASK_AMOUNT:
        machine.reply(default(machine))
        return _does_something(machine, before, seat, depth)
    for packed in choice.items:
        twin = machine.copy()
        others = [other for other in choice.items if other != packed][: max(0, choice.low - 1)]
        twin.reply(whole(twin, sorted([packed, *others], key=choice.items.index)))
        if _does_something(twin, before, seat, depth - 1):
            return True
    return False


def _visible(machine: Machine) -> tuple[object, ...]:
    """All that an ability could have changed."""
    t = machine.table
    lasting = len(t.effects), len(t.pending)
    return t.zones, t.damage, t.flags, t.lore, t.host, t.turn, lasting
