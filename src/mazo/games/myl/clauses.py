"""Which ability of a card asks a question, and which one an option would use."""

from __future__ import annotations

from typing import TypeAlias

from mazo.abilities.machine import records as machine
from mazo.abilities.machine.records import Run
from mazo.abilities.tree.effects import Ability
from mazo.games.myl.cards.card import Card
from mazo.games.myl.codes import asks as A
from mazo.games.myl.codes import lasting as L
from mazo.games.myl.table import Myl
from mazo.kernel.codes import NOBODY, first_of, second_of
from mazo.kernel.frames import Choice
from mazo.kernel.loop import asker_of

Said: TypeAlias = tuple[Ability, Card]
"""An ability as a tree, and the card that says it."""


def asking_ability(t: Myl, choice: Choice) -> Said | None:
    """The ability whose program has put the question, as its card has it; None where no ability asks."""
    run = asker_of(t, choice)
    if not isinstance(run, Run) or run.ability == NOBODY:
        return None
    return tree_of(t, run.ability)


def usable_abilities(t: Myl, choice: Choice, card: int) -> list[machine.Ability]:
    """The abilities of a card that could be used where this is asked: those that answer, or the others."""
    return t.own_abilities(card, L.ANSWER if choice.ask == A.ANSWER else L.ACTIVATED)


def used_ability(t: Myl, choice: Choice, packed: int) -> Said | None:
    """The ability that an option would use."""
    abilities = usable_abilities(t, choice, first_of(packed))
    which = second_of(packed)
    return tree_of(t, abilities[which].ident) if which < len(abilities) else None


def tree_of(t: Myl, ident: int) -> Said:
    """The ability of that number as a tree, and the card that has it."""
    card = t.figures.cards[t.figures.ability_kinds[ident]]
    assert isinstance(card, Card)
    return card.abilities[t.figures.sentences[ident]], card
