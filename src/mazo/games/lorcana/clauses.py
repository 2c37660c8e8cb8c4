"""What the cards of Lorcana ask: their clauses, the rule behind one, and the ability that it stands in."""

from __future__ import annotations

from functools import cached_property, lru_cache
from typing import Final

from mazo.abilities.lowering.writer import Writer
from mazo.abilities.machine.base import Abilities
from mazo.abilities.questions.places import Place, Places, holds
from mazo.abilities.tree import effects as fx
from mazo.games.lorcana.book import book
from mazo.games.lorcana.cards.catalogue import Card
from mazo.games.lorcana.cards.errata import abilities_of
from mazo.games.lorcana.deal import write_figures
from mazo.games.lorcana.explained import rule_explaining
from mazo.games.lorcana.lowering.card_writer import write_card, write_keyword_triggers
from mazo.games.lorcana.lowering.dialect import dialect_of
from mazo.games.lorcana.rules.editions import editions
from mazo.games.lorcana.signs import in_words
from mazo.games.lorcana.table import Figures, Lorcana, counters_of
from mazo.kernel.frames import Choice
from mazo.texts.lang import Lang
from mazo.texts.phrases import Phrases

_TYPES: Final = ("character", "", "item", "location")
"""What the tree calls the types of cards, by number; an action is just a card where it is spoken of."""


class LorcanaTelling:
    """What Lorcana knows about its cards, and how it says what they do."""

    @cached_property
    def phrases(self) -> Phrases:
        """What the table says."""
        return Phrases("mazo.games.lorcana.book")

    def places(self, t: Abilities) -> Places:
        """The clauses of the cards in a game."""
        assert isinstance(t, Lorcana)
        return _places(t.figures, t.edition.name)

    def said(self, t: Abilities, kind: int, effect: fx.Effect, lang: Lang) -> str:
        """An effect as a sentence without signs."""
        from mazo.games.lorcana.words import sentence_of  # games between bots say nothing

        card = card_of(t, kind)
        return in_words(sentence_of(fx.Action(effect), lang, card_type=card.type if card else "character"), lang)

    def called(self, t: Abilities, card: int) -> tuple[str, str]:
        """A card's full name and its type."""
        assert isinstance(t, Lorcana)
        kind = t.kind[card]
        return t.figures.names[kind], _TYPES[t.figures.type[kind]]


TELLING: Final = LorcanaTelling()


def rule_behind(place: Place, choice: Choice) -> str:
    """The number of the rule that explains what a clause asks, if there is one of its own."""
    if place.kind < 0:  # a keyword that all cards share
        return book().by_code(choice.rule).number(book().default_edition)
    return rule_explaining(place, obliged=choice.obliged > 0)


def ability_text(t: Lorcana, place: Place, lang: Lang) -> str:
    """The ability that asks, as its card says it; empty where that can't be told."""
    card = card_of(t, place.kind)
    said_now = abilities_of(card, t.edition) if card is not None else ()
    ability = next((one for one in said_now if holds(one, place.within)), None)
    if card is None or ability is None:
        return ""
    from mazo.games.lorcana.words import sentence_of  # games between bots say nothing

    name = getattr(ability, "name", "")
    said = in_words(sentence_of(ability, lang, name=card.name, card_type=card.type), lang)
    return f"{name} {said}" if name else said


def card_of(t: Abilities, kind: int) -> Card | None:
    """A kind of card as the catalogue has it; None for a keyword."""
    assert isinstance(t, Lorcana)
    found = t.figures.cards[kind] if kind >= 0 else None
    return found if isinstance(found, Card) else None


@lru_cache(maxsize=32)
def _places(figures: Figures, edition_name: str) -> Places:
    """Where the clauses of the cards in a game stand in its programs: they are written once more, with notes taken."""
    edition = editions()[edition_name]
    copy = Figures(counters_of(edition))
    writer = Writer(copy, dialect_of(edition))
    writer.marks = []
    write_keyword_triggers(writer, copy)
    for card in figures.cards:
        if isinstance(card, Card):
            write_figures(writer, copy, edition, card)
            write_card(writer, copy, edition, abilities_of(card, edition))
    return Places(writer)
