"""Every plain sentence of every card does what its tree says, read a second time and answered from outside."""

from __future__ import annotations

from mazo.abilities.tree.effects import Ability, Keyword
from mazo.games.lorcana.cards.catalogue import Card, standard
from mazo.games.lorcana.cards.importer import Printing
from tests.games.lorcana.pool.audit.promises import Unread, alone, promised
from workshop.lorcana.conformance.runner import run_case

LEAST = 550
"""So many cards have at least one sentence that is plain enough."""


class Only:
    """A source of one card."""

    def __init__(self, card: Card) -> None:
        self.card = card

    def find(self, name: str) -> Card | None:
        """The card."""
        return self.card if name == self.card.full_name else None

    def read(self, printing: Printing) -> tuple[Ability, ...] | None:
        """No texts."""
        return None


def broken(card: Card, ability: Ability) -> tuple[int, list[str]]:
    """How many promises an ability makes, and which of them it doesn't keep."""
    bare = alone(card, ability)
    count, faults = 0, []
    for mine, kept in ((False, True), (True, True), (False, False)):
        try:
            case = promised(bare, ability, mine=mine, kept=kept)
        except Unread:
            continue
        result = run_case(case, Only(bare))
        count += 1
        if result.verdict != "passed" or result.unclear:
            faults.append(f"{card.full_name}: {result.failure or result.unclear or result.verdict}")
    return count, faults


def test_every_plain_sentence_keeps_its_promise_and_a_declined_one_changes_nothing():
    faults: list[str] = []
    cards: set[str] = set()
    for card in standard():
        for ability in card.abilities:
            if not isinstance(ability, Keyword):
                count, found = broken(card, ability)
                faults += found
                cards |= {card.full_name} if count else set()
    assert faults == []
    assert len(cards) >= LEAST
