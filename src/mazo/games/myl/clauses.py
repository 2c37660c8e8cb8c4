"""What the cards of Mitos y Leyendas ask, which ability of a card does so, and which one an option would use."""

from __future__ import annotations

from functools import cached_property, lru_cache
from typing import Final, TypeAlias

from mazo.abilities.lowering.writer import Writer
from mazo.abilities.machine import records as machine
from mazo.abilities.machine.base import Abilities
from mazo.abilities.machine.records import Run
from mazo.abilities.questions.places import Places
from mazo.abilities.tree.effects import Ability, Action, Effect
from mazo.games.myl.cards.card import Card
from mazo.games.myl.codes import asks as A
from mazo.games.myl.codes import lasting as L
from mazo.games.myl.deal import write_cards
from mazo.games.myl.lexicon import TYPES
from mazo.games.myl.lowering.dialect import dialect
from mazo.games.myl.table import Figures, Myl
from mazo.kernel.codes import NOBODY, first_of, second_of
from mazo.kernel.frames import Choice
from mazo.kernel.loop import asker_of
from mazo.texts.lang import Lang
from mazo.texts.phrases import Phrases

_TYPES: Final = tuple(TYPES)


class MylTelling:
    """What Mitos y Leyendas knows about its cards, and how it says what they do."""

    @cached_property
    def phrases(self) -> Phrases:
        """What the table says."""
        return Phrases("mazo.games.myl.book")

    def places(self, t: Abilities) -> Places:
        """The clauses of the cards in a game."""
        assert isinstance(t, Myl)
        return _places(t.figures)

    def said(self, t: Abilities, kind: int, effect: Effect, lang: Lang) -> str:
        """An effect as a sentence of a card."""
        from mazo.games.myl.words import sentence_of  # games between bots say nothing

        assert isinstance(t, Myl)
        card = t.figures.cards[kind]
        assert isinstance(card, Card)
        return sentence_of(Action(effect), card, lang)

    def called(self, t: Abilities, card: int) -> tuple[str, str]:
        """A card's name and its type."""
        assert isinstance(t, Myl)
        kind = t.kind[card]
        return t.figures.names[kind], _TYPES[t.figures.type[kind]]


TELLING: Final = MylTelling()


@lru_cache(maxsize=32)
def _places(figures: Figures) -> Places:
    """Where the clauses of the cards in a game stand in its programs: they are written once more, with notes taken."""
    cards = [card for card in figures.cards if isinstance(card, Card)]
    copy = Figures()
    writer = Writer(copy, dialect())
    writer.marks = []
    write_cards(writer, copy, cards)
    return Places(writer, [card.abilities for card in cards])


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
