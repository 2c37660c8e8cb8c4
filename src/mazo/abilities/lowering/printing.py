"""Cards of a game on `CardGame`, from what is printed on them to its columns and programs."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence

import msgspec

from mazo.abilities.lasting.cardgame import Printed
from mazo.abilities.lowering.author import Author
from mazo.abilities.lowering.dialect import Dialect
from mazo.abilities.lowering.stating import fact_of
from mazo.abilities.lowering.templates import spread
from mazo.abilities.lowering.writer import Writer
from mazo.abilities.tree import effects as fx
from mazo.abilities.tree.lexicon import Lexicon, check_all
from mazo.errors import BadTree
from mazo.kernel.codes import NOBODY


class Face(msgspec.Struct, frozen=True, kw_only=True, omit_defaults=True):
    """What is printed on a card: name, type, figures, classifications, and what it says as trees."""

    name: str
    type: str
    figures: Mapping[str, int] = {}
    kinds: tuple[str, ...] = ()
    abilities: tuple[fx.Ability, ...] = ()


def print_cards(printed: Printed, cards: Iterable[Face], dialect: Dialect, lexicon: Lexicon) -> None:
    """Write these kinds of cards, in this order, into the columns of a game."""
    writer = Writer(printed, dialect)
    for card in cards:
        printed.names.append(card.name)
        printed.cards.append(card)
        printed.type.append(dialect.words.types[card.type])
        printed.figures.append([card.figures.get(figure, 0) for figure in dialect.words.figures])
        printed.called.append([writer.name(card.name)])
        printed.classes.append([writer.classification(kind) for kind in card.kinds])
        printed.program.append(NOBODY)
        printed.abilities.append([])
        try:
            check_all(card.abilities, lexicon)
            _write(printed, writer, card.abilities)
        except BadTree as fault:
            name = card.name
            raise BadTree(f'"{name}": {fault.text("en")}', f"«{name}»: {fault.text('es')}") from None


def _write(printed: Printed, writer: Writer, abilities: Sequence[fx.Ability]) -> None:
    """Write the text of the card that was begun last; each trigger condition is an ability of its own."""
    own = printed.abilities[-1]
    for ability in abilities:
        author = Author(writer)
        match ability:
            case fx.Action(do):
                printed.program[-1] = author.program(do)
            case fx.Triggered(when):
                own += [Author(writer).triggered(ability, each) for each in when]
            case fx.Activated():
                own.append(author.activated(ability))
            case fx.Static(facts, condition):
                holds = author.own_condition(condition) if condition is not None else NOBODY
                for fact in facts:
                    for part in spread(fact) if isinstance(fact, fx.Gain) else (fact,):
                        made, _ = fact_of(author, part, holds)
                        made.name = ability.name
                        own.append(writer.ability(made))
            case fx.Keyword(name):
                raise BadTree(f'a keyword such as "{name}" needs rules', f"una palabra clave como «{name}» pide reglas")
