"""A card's whole text written into the columns of a game, keywords and all."""

from __future__ import annotations

from collections.abc import Sequence

from mazo.abilities.lowering.author import Author
from mazo.abilities.lowering.paying import as_cost, cost_payable
from mazo.abilities.lowering.stating import fact_of
from mazo.abilities.lowering.templates import spread
from mazo.abilities.lowering.writer import Writer
from mazo.abilities.tree import deeds, facts, nouns
from mazo.abilities.tree import effects as fx
from mazo.games.lorcana.book.keys import SUPPORT_KEYWORD, VANISH_KEYWORD
from mazo.games.lorcana.codes import effects as FX
from mazo.games.lorcana.codes import events as E
from mazo.games.lorcana.lexicon import KEYWORDS
from mazo.games.lorcana.rules.editions import Edition
from mazo.games.lorcana.rules.shifting import PERMITS
from mazo.games.lorcana.table import Figures, ShiftWay
from mazo.kernel.codes import NOBODY


def write_card(writer: Writer, figures: Figures, edition: Edition, abilities: Sequence[fx.Ability]) -> None:
    """[6.2.6] Write the text of the card whose figures were written last; each trigger condition is its own ability."""
    before = len(figures.all_abilities)
    for ability in abilities:
        author = Author(writer)
        match ability:
            case fx.Action(do):
                figures.program[-1] = author.program(do)
            case fx.Triggered():
                for when in ability.when:
                    made = Author(writer).triggered(ability, when)
                    figures.abilities[-1].append(made)
                    figures.afar[-1] = max(figures.afar[-1], int(made.zone != NOBODY))
            case fx.Activated():
                figures.abilities[-1].append(author.activated(ability))
            case fx.Static():
                _write_static(figures, author, ability)
            case fx.Keyword():
                _write_keyword(figures, edition, author, ability)
    for made in figures.all_abilities[before:]:
        if made.kind == FX.ACTIVATED:
            figures.activates[-1] = 1
        elif made.kind == FX.PLAY_FROM and made.what == PERMITS:
            figures.returns[-1] = 1
            figures.any_returns = True


def _write_static(figures: Figures, author: Author, static: fx.Static) -> None:
    writer = author.w
    condition = author.own_condition(static.condition) if static.condition is not None else NOBODY
    for fact in static.facts:
        if isinstance(fact, facts.AlsoNamed):
            figures.called[-1] += [writer.name(name) for name in fact.names]
        elif not isinstance(fact, facts.DeckRule):
            for part in spread(fact) if isinstance(fact, fx.Gain) else (fact,):
                ability, elsewhere = fact_of(author, part, condition)
                ability.name = static.name
                writer.ability(ability)
                place = len(figures.elsewhere[-1]) if elsewhere else 0
                writer.mark(fact, "elsewhere" if elsewhere else "static", ability.ident, place, ability)
                (figures.elsewhere if elsewhere else figures.abilities)[-1].append(ability)
                if isinstance(part, fx.Instead) and part.when.event == "takes damage":
                    put, _ = fact_of(author, part, condition)  # damage that is put there is taken, too [1.9.3]
                    put.event, put.name = E.PUT_DAMAGE, static.name
                    figures.abilities[-1].append(writer.ability(put))


def _write_keyword(figures: Figures, edition: Edition, author: Author, keyword: fx.Keyword) -> None:
    bit = KEYWORDS[keyword.name]
    if not edition.keywords & bit:
        return
    amount = keyword.amount if isinstance(keyword.amount, int) else 0
    figures.keywords[-1] |= bit
    match keyword.name:
        case "Challenger":
            figures.challenger[-1] += amount
        case "Resist":
            figures.resist[-1] += amount
        case "Singer":
            figures.singer[-1] = max(figures.singer[-1], amount)
        case "Boost":
            figures.boost[-1] = amount
        case "Sing Together":
            figures.sing_together[-1] = amount
        case "Shift":
            _write_shift(figures, edition, author, keyword)


def _write_shift(figures: Figures, edition: Edition, author: Author, keyword: fx.Keyword) -> None:
    new = {"duo", "combo", "temporary", "potato"}
    if new & set(keyword.variant) and not edition.shift_variants:
        return
    way = ShiftWay()
    way.ink = keyword.amount if isinstance(keyword.amount, int) else 0
    if keyword.cost is not None:
        way.ink = keyword.cost.pay
        steps = fx.Steps(tuple(as_cost(author, each) for each in keyword.cost.effects))
        way.payable = cost_payable(author, steps)
        way.paying = author.program(steps)
    if keyword.onto is not None:
        way.onto = author.filter(keyword.onto, whose=False)
        if way.onto == NOBODY:
            way.onto = author.w.number(1)
    way.duo = "duo" in keyword.variant
    way.combo = "combo" in keyword.variant
    way.temporary = "temporary" in keyword.variant
    way.names = [author.w.name(name) for name in keyword.names]
    figures.shift[-1].append(way)


def write_keyword_triggers(writer: Writer, figures: Figures) -> None:
    """[8.13.1] [8.14.2] Support and Vanish are triggered abilities that every card with the keyword has."""
    support = fx.Triggered(
        (nouns.When("quest", "this"),),
        fx.PlayersMay(
            fx.Get(
                nouns.Chosen(nouns.Cards(("character",), other=True)),
                "strength",
                nouns.Sum("strength", nouns.This()),
                "this turn",
            )
        ),
        name="Support",
    )
    vanish = fx.Triggered((nouns.When("is chosen", "this"),), deeds.Do("banish", nouns.This()), name="Vanish")
    figures.support = Author(writer).triggered(support, support.when[0])
    figures.support.rule = SUPPORT_KEYWORD
    figures.vanish = Author(writer).triggered(vanish, vanish.when[0])
    figures.vanish.rule = VANISH_KEYWORD
