"""A card's whole text written into the columns of a game."""

from __future__ import annotations

from collections.abc import Sequence

from mazo.abilities import expressions as ex
from mazo.abilities.tree import deeds, facts, nouns
from mazo.abilities.tree import effects as fx
from mazo.errors import BadTree
from mazo.games.lorcana.abilities.lowering.acting import program_of
from mazo.games.lorcana.abilities.lowering.paying import as_cost, cost_payable
from mazo.games.lorcana.abilities.lowering.reading import Reader
from mazo.games.lorcana.abilities.lowering.shapes import chooses
from mazo.games.lorcana.abilities.lowering.stating import fact_of
from mazo.games.lorcana.abilities.lowering.templates import spread
from mazo.games.lorcana.abilities.lowering.writer import Names, Writer
from mazo.games.lorcana.book.keys import ACTIVATED_ABILITY, SUPPORT_KEYWORD, TRIGGERED_ABILITY, VANISH_KEYWORD
from mazo.games.lorcana.lexicon import EVENTS, KEYWORDS, ZONES
from mazo.games.lorcana.rules import words
from mazo.games.lorcana.table import ShiftWay
from mazo.kernel.codes import NOBODY, TRIGGER
from mazo.kernel.records import Ability

_TIMES = {"": 0, "turn": 1, "your turn": 1, "opponents turn": 1, "twice": 2}


def _looks_back(condition: nouns.Condition, when: nouns.When) -> bool:
    """Whether a condition speaks of who was here as the location left: when the ability resolves, nobody is."""
    match condition:
        case nouns.Compare(left=nouns.Count(cards=nouns.Cards(where=traits))):
            return when.event == "banish" and when.cards == "this" and nouns.Is("here") in traits
    return False


class Author(Reader):
    """Reads one ability, with the programs and abilities inside it."""

    def program(self, effect: fx.Effect, *, of_event: bool = False) -> int:
        """The number of the program of an effect within this ability."""
        return program_of(self, effect, of_event=of_event)

    def own_condition(self, condition: nouns.Condition) -> int:
        """[6.7.2.1] The "if" of the ability itself; what it needs chosen is chosen by the effect, which asks then."""
        if chooses(condition):
            raise BadTree(
                f"{condition!r} can't choose: let the effect choose, and ask with an if after that.",
                f"{condition!r} no puede elegir: que elija el efecto, y pregunta con un if después.",
            )
        return self.condition(condition)

    def granted(self, ability: fx.Ability) -> int:
        """The number of an ability that another one grants."""
        inner = Author(self.w, Names())
        match ability:
            case fx.Triggered():
                return inner.triggered(ability, ability.when[0]).ident
            case fx.Activated():
                return inner.activated(ability).ident
        raise BadTree(f"{ability!r} can't be granted as a whole.", f"{ability!r} no se puede otorgar entera.")

    def triggered(self, ability: fx.Triggered, when: nouns.When) -> Ability:
        """A triggered ability, for one of its events."""
        made = self.w.ability(Ability(TRIGGER, EVENTS[when.event], NOBODY, TRIGGERED_ABILITY))
        made.name = ability.name
        made.condition = self.pattern(when, counting=False)
        if when.nth:
            made.nth, made.counted = when.nth, self.counted(when)
        if ability.once in ("your turn", "opponents turn"):
            turn = self.condition(nouns.Turn("yours" if ability.once == "your turn" else "opponents"))
            made.condition = self.w.all_of([made.condition, turn])
        if ability.condition is not None and _looks_back(ability.condition, when):
            made.condition = self.w.all_of([made.condition, self.own_condition(ability.condition)])
        elif ability.condition is not None:
            made.secondary = self.own_condition(ability.condition)
        made.times = _TIMES[ability.once]
        made.amount = int(when.one_or_more)
        if when.one_or_more:
            self.names.gather()
        made.program = program_of(self, ability.do, of_event=True)
        self.w.mark(ability, "program", made.program)
        if ability.zone != "play":
            made.zone = ZONES[ability.zone]
        return made

    def activated(self, ability: fx.Activated) -> Ability:
        """An activated ability with its cost."""
        made = self.w.ability(Ability(words.ACTIVATED, NOBODY, NOBODY, ACTIVATED_ABILITY))
        made.name = ability.name
        made.times = int(ability.once)
        if ability.condition is not None:
            made.condition = self.own_condition(ability.condition)
        match ability.do:
            case fx.UseAbility(nouns.This(), name) if name and ability.cost == fx.Cost():
                free = self.w.expression(ex.GAME, words.CAN_USE_THIS, self.w.name(name))
                made.condition = self.w.all_of([part for part in (made.condition, free) if part != NOBODY])
        made.ink = ability.cost.pay
        made.exert = ability.cost.this == "exert"
        steps = [as_cost(each) for each in ability.cost.effects]
        if steps:
            paid = fx.Steps(tuple(steps))
            made.payable = cost_payable(self, paid)
            made.paying = self.program(paid)
        made.program = self.program(ability.do)
        self.w.mark(ability, "program", made.program)
        return made


def write_card(writer: Writer, abilities: Sequence[fx.Ability]) -> None:
    """[6.2.6] Write the text of the card whose figures were written last; each trigger condition is its own ability."""
    figures = writer.figures
    for ability in abilities:
        author = Author(writer, Names())
        match ability:
            case fx.Action(do):
                figures.program[-1] = author.program(do)
            case fx.Triggered():
                for when in ability.when:
                    made = Author(writer, Names()).triggered(ability, when)
                    figures.abilities[-1].append(made)
                    figures.afar[-1] = max(figures.afar[-1], int(made.zone != NOBODY))
            case fx.Activated():
                figures.abilities[-1].append(author.activated(ability))
            case fx.Static():
                _write_static(writer, author, ability)
            case fx.Keyword():
                _write_keyword(writer, author, ability)


def _write_static(writer: Writer, author: Author, static: fx.Static) -> None:
    figures = writer.figures
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
                    put.event, put.name = words.PUT_DAMAGE, static.name
                    figures.abilities[-1].append(writer.ability(put))


def _write_keyword(writer: Writer, author: Author, keyword: fx.Keyword) -> None:
    figures = writer.figures
    bit = KEYWORDS[keyword.name]
    if not writer.edition.keywords & bit:
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
            _write_shift(author, keyword)


def _write_shift(author: Author, keyword: fx.Keyword) -> None:
    figures = author.w.figures
    new = {"duo", "combo", "temporary", "potato"}
    if new & set(keyword.variant) and not author.w.edition.shift_variants:
        return
    way = ShiftWay()
    way.ink = keyword.amount if isinstance(keyword.amount, int) else 0
    if keyword.cost is not None:
        way.ink = keyword.cost.pay
        steps = fx.Steps(tuple(as_cost(each) for each in keyword.cost.effects))
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


def write_keyword_triggers(writer: Writer) -> None:
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
    figures = writer.figures
    figures.support = Author(writer, Names()).triggered(support, support.when[0])
    figures.support.rule = SUPPORT_KEYWORD
    figures.vanish = Author(writer, Names()).triggered(vanish, vanish.when[0])
    figures.vanish.rule = VANISH_KEYWORD
