"""Whole abilities, with the programs and abilities inside them."""

from __future__ import annotations

from mazo.abilities.lowering.actor import program_of
from mazo.abilities.lowering.aiming import fixed_targets
from mazo.abilities.lowering.paying import as_cost, cost_payable, enough_targets, startable
from mazo.abilities.lowering.reader import Reader
from mazo.abilities.lowering.shapes import chooses
from mazo.abilities.machine import expressions as ex
from mazo.abilities.machine.records import Ability
from mazo.abilities.tree import effects as fx
from mazo.abilities.tree import nouns
from mazo.errors import BadTree
from mazo.kernel.codes import NOBODY, TRIGGER

_TIMES = {"": 0, "turn": 1, "your turn": 1, "opponents turn": 1, "twice": 2}


class Author(Reader):
    """Reads one ability, with the programs and abilities inside it."""

    def program(self, effect: fx.Effect, *, of_event: bool = False) -> int:
        """The number of the program of an effect within this ability."""
        return program_of(self, effect, of_event=of_event)

    def own_condition(self, condition: nouns.Condition) -> int:
        """The "if" of the ability itself; what it needs chosen is chosen by the effect, which asks then."""
        if chooses(condition):
            raise BadTree(
                f"{condition!r} can't choose: let the effect choose, and ask with an if after that.",
                f"{condition!r} no puede elegir: que elija el efecto, y pregunta con un if después.",
            )
        return self.condition(condition)

    def granted(self, ability: fx.Ability) -> int:
        """The number of an ability that another one grants."""
        inner = Author(self.w)
        match ability:
            case fx.Triggered():
                return inner.triggered(ability, ability.when[0]).ident
            case fx.Activated():
                return inner.activated(ability).ident
            case fx.Answer():
                return inner.answer(ability, ability.to[0]).ident
        raise BadTree(f"{ability!r} can't be granted as a whole.", f"{ability!r} no se puede otorgar entera.")

    def triggered(self, ability: fx.Triggered, when: nouns.When) -> Ability:
        """A triggered ability, for one of its events."""
        made = self.w.ability(Ability(TRIGGER, self.d.words.events[when.event], NOBODY, self.d.cited.triggered))
        made.name = ability.name
        made.condition = self.pattern(when, counting=False)
        if when.nth:
            made.nth, made.counted = when.nth, self.counted(when)
        if ability.once in ("your turn", "opponents turn"):
            turn = self.condition(nouns.Turn("yours" if ability.once == "your turn" else "opponents"))
            made.condition = self.w.all_of([made.condition, turn])
        if ability.condition is not None and self.d.looks_back(ability.condition, when):
            made.condition = self.w.all_of([made.condition, self.own_condition(ability.condition)])
        elif ability.condition is not None:
            made.secondary = self.own_condition(ability.condition)
        made.times = _TIMES[ability.once]
        made.amount = int(when.one_or_more)
        if when.one_or_more:
            self.names.gather()
        made.program = program_of(self, ability.do, of_event=True)
        self.w.mark(ability, "program", made.program)
        self._place(made, ability.zone)
        return made

    def activated(self, ability: fx.Activated) -> Ability:
        """An activated ability with its cost."""
        made = self.w.ability(self.d.priced(self.d.kinds.activated, self.d.cited.activated, NOBODY, ability.cost))
        made.name = ability.name
        made.times = ability.times or int(ability.once)
        made.bound = NOBODY if ability.who == "any player" else 0
        if ability.condition is not None:
            made.condition = self.own_condition(ability.condition)
        match ability.do:
            case fx.UseAbility(nouns.This(), name) if name and ability.cost == fx.Cost():
                free = self.w.expression(ex.GAME, self.d.questions.can_use_this, self.w.name(name))
                made.condition = self.w.all_of([part for part in (made.condition, free) if part != NOBODY])
        self.charge(made, ability.cost)
        self._begin(made, ability.do)
        made.program = self.program(self.aimed(made, ability.do))
        self.w.mark(ability, "program", made.program)
        self._place(made, ability.zone)
        return made

    def answer(self, ability: fx.Answer, when: nouns.When) -> Ability:
        """An answer to one of its events."""
        if when.event not in self.d.answerable:
            raise BadTree(f'"{when.event}" can\'t be answered.', f"A «{when.event}» no se puede responder.")
        made = self.w.ability(self.d.priced(self.d.kinds.answer, self.d.cited.activated, NOBODY, ability.cost))
        made.name = ability.name
        made.times = int(ability.once)
        made.event = self.d.words.events[when.event]
        made.condition = self.pattern(when)
        if ability.condition is not None:
            made.condition = self.w.all_of([made.condition, self.own_condition(ability.condition)])
        self.charge(made, ability.cost)
        made.program = program_of(self, self.aimed(made, ability.do), of_event=True)
        self.w.mark(ability, "program", made.program)
        self._place(made, ability.zone)
        return made

    def also_costs(self, cost: fx.Cost) -> Ability:
        """What must be done to play a card, besides what it costs."""
        made = self.w.ability(self.d.priced(self.d.kinds.also, self.d.cited.activated, NOBODY, cost))
        self.charge(made, cost)
        return made

    def _place(self, made: Ability, zone: str) -> None:
        """Where the card must be for an ability to work, if that isn't in play."""
        if zone not in self.d.zones_in_play:
            made.zone = self.d.words.zones[zone]

    def aimed(self, made: Ability, do: fx.Effect) -> fx.Effect:
        """What is left of an effect when its targets are fixed as it is declared, in games that do so."""
        if not self.d.manners.aims_first:
            return do
        targets, rest = fixed_targets(do, self.d.zones_in_play)
        if targets:
            choice = fx.Steps(tuple(fx.Choose(target) for target in targets))
            made.aimable = enough_targets(self, targets)
            made.aiming = self.program(choice)
        return rest

    def charge(self, made: Ability, cost: fx.Cost) -> None:
        """What is done to pay for an ability, and the condition that it can be done."""
        steps = [as_cost(self, each) for each in cost.effects]
        if steps:
            paid = fx.Steps(tuple(steps))
            made.payable = cost_payable(self, paid)
            made.paying = program_of(self, paid, paying=True)

    def _begin(self, made: Ability, do: fx.Effect) -> None:
        """What begins with a payment, or with playing this very card, can't be used where that can't be done."""
        first = startable(self, do)
        if first != NOBODY:
            made.payable = first if made.payable == NOBODY else self.w.all_of([made.payable, first])
