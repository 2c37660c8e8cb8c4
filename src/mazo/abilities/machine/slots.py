"""Cards that an ability has met before, by name: rows of card and object number in the registers of its program."""

from mazo.abilities.machine.base import Abilities
from mazo.abilities.machine.records import Run
from mazo.kernel.codes import NOBODY


def still_in_slot(t: Abilities, run: Run, slot: int) -> list[int]:
    """The cards that a slot names, as far as they are still the same objects."""
    found: list[int] = []
    if slot < len(run.slots):
        row = run.slots[slot]
        for at in range(0, len(row), 2):
            card = t.heir(row[at], row[at + 1])
            if card != NOBODY:
                found.append(card)
    return found


def slot_cards(run: Run, slot: int) -> list[int]:
    """The cards that a slot names, wherever they are now."""
    if slot >= len(run.slots):
        return []
    row = run.slots[slot]
    return [row[at] for at in range(0, len(row), 2)]


def keep_slot(t: Abilities, run: Run, slot: int, cards: list[int]) -> None:
    """Remember cards by name."""
    row: list[int] = []
    for card in cards:
        row += [card, t.number[card]]
    slots = run.slots[:]
    while len(slots) <= slot:
        slots.append([])
    slots[slot] = row
    run.slots = slots
