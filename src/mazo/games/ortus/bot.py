"""A drafter that balances roles: it wants a deck that can do everything, and less of what it already has.

It reads the hand before it and what it has kept, nothing else. All worths are in points.
"""

from typing import Final

from mazo.draft.words import ASK_KEEP
from mazo.games.ortus.rules.pool import role_of
from mazo.games.ortus.rules.words import ASK_PALACE
from mazo.games.ortus.table import Ortus
from mazo.kernel.codes import NOBODY, first_of
from mazo.kernel.frames import Choice

# In the order of the types: Castle, Land, Market Town, Church, Cathedral; Prince, Vassal, Champion, Monk, Mercenary;
# Treachery, Intrigue, Allies, Banquet, Banner.
WANTED: Final = [3, 3, 2, 1, 1, 2, 3, 1, 1, 1, 2, 2, 2, 2, 2]
"""How many copies a deck of all trades has use for."""
WORTH: Final = [100, 90, 60, 45, 75, 85, 80, 50, 45, 50, 80, 75, 65, 60, 85]
"""What the first copy is worth."""
SHARE: Final = [9, 8, 9]
"""How many properties, faces and political cards such a deck has."""
PER_MISSING: Final = 8
"""Points that a card gains for each card of its role that the share still lacks, or loses for each beyond it."""


def best_option(t: Ortus, choice: Choice, options: list[int]) -> int:
    """What makes the best deck in the draft, and what looks best in the game."""
    return balanced_pick(t, choice, options) if choice.ask <= ASK_PALACE else NOBODY


def balanced_pick(t: Ortus, choice: Choice, options: list[int]) -> int:
    """The option that makes the best deck of what the seat has kept."""
    if choice.ask != ASK_KEEP:
        return options[0]
    for packed in best_cards(t, choice):
        if packed not in choice.picks:
            return packed if packed in options else options[0]
    return options[0]


def best_cards(t: Ortus, choice: Choice) -> list[int]:
    """The cards of the hand to keep, one after the other the best beside those before it; in the hand's order."""
    have = [t.kind[card] for card in t.kept(choice.seat)]
    chosen: list[int] = []
    for _ in range(choice.high):
        best = -1
        most = 0
        for packed in choice.items:
            if packed not in chosen:
                worth = worth_of(t.kind[first_of(packed)], have)
                if best < 0 or worth > most:
                    best = packed
                    most = worth
        chosen.append(best)
        have.append(t.kind[first_of(best)])
    return [packed for packed in choice.items if packed in chosen]


def worth_of(kind: int, have: list[int]) -> int:
    """What one more card of a kind is worth to a deck: each copy less than the one before, scarce roles more."""
    copies = 0
    of_role = 0
    role = role_of(kind)
    for other in have:
        if other == kind:
            copies += 1
        if role_of(other) == role:
            of_role += 1
    wanted = WANTED[kind]
    worth = WORTH[kind] * (wanted - copies) // wanted if copies < wanted else WORTH[kind] // (4 * (copies - wanted + 2))
    return worth + PER_MISSING * (SHARE[role] - of_role)
