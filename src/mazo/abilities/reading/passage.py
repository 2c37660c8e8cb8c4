"""The sentences of one text as abilities: triggered, activated, static, or the effects of an action."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Any

from msgspec.structs import replace

from mazo.abilities.reading.assemble import Assembler, CantAssemble, with_options
from mazo.abilities.reading.joints import trimmed
from mazo.abilities.reading.manner import plainly
from mazo.abilities.reading.parts import EnterAs, Said, TriggeredSaid
from mazo.abilities.reading.references import Discourse, Unresolved, left
from mazo.abilities.reading.tongue import Tongue
from mazo.abilities.tree.effects import (
    Ability,
    Action,
    Activated,
    Cant,
    Cost,
    Effect,
    Fact,
    FreeWith,
    Later,
    Pay,
    PlayersMay,
    Static,
    Steps,
    To,
    Triggered,
)
from mazo.abilities.tree.facts import CostsLess, Enters, PlayFrom
from mazo.abilities.tree.nouns import AllHold, Compare, Condition, Happened, When


class Refused(Exception):
    """A text that isn't understood: which sentence of it, where, and what was expected there."""

    def __init__(self, sentence: str, position: int, expected: str, keyword: str = "") -> None:
        super().__init__(f"{sentence!r} at {position}: {expected}")
        self.keyword = keyword
        self.sentence = sentence
        self.position = position
        self.expected = expected


class Passage:
    """One text on a card of a type, with the options that stand with dots at its end."""

    def __init__(
        self, tongue: Tongue, text: str, card_type: str, name: str = "", options: tuple[Effect, ...] = ()
    ) -> None:
        self._tongue = tongue
        self._customs = tongue.customs
        self._assembler = assembler_of(tongue)
        self._text = text
        self._card_type = card_type
        self._name = name
        self._options = options

    def abilities(self, said: Sequence[Said | TriggeredSaid], cost: Cost | None = None) -> list[Ability]:
        """The abilities that the sentences say."""
        return self._plainly(self._abilities(said, cost))

    def action(self, said: Sequence[Said | TriggeredSaid]) -> list[Ability]:
        """What an action does; and what it says of its own cost."""
        spoken: list[Said] = []
        out: list[Ability] = []
        waiting: list[Ability] = []
        for one in [self._later(one) for one in said]:
            if isinstance(one, TriggeredSaid):
                waiting.append(self._elsewhere(one))
                continue
            if isinstance(one.do, CostsLess | FreeWith) or one.do == Cant("you", "play"):
                out.append(self._static(one))
            else:
                spoken.append(one)
        if spoken:
            out.append(Action(self._effect(spoken, None)))
        return self._plainly((*out, *waiting))

    def refused(self, expected: str) -> Refused:
        """The whole text isn't understood."""
        return Refused(self._text, 0, expected)

    def _plainly(self, made: Iterable[Ability]) -> list[Ability]:
        """The abilities without the manners that their texts have anyway; refused if there is no text for one."""
        try:
            return [plainly(ability, lambda one: self._tongue.say(one, self._card_type)) for ability in made]
        except (LookupError, TypeError, ValueError, AttributeError, AssertionError) as problem:
            raise self.refused(f"something that can be said again: {problem}") from problem

    def _abilities(self, said: Sequence[Said | TriggeredSaid], cost: Cost | None) -> list[Ability]:
        """The same with every manner of speaking."""
        first = said[0]
        rest = [self._later(one) for one in said[1:]]
        more = [one for one in rest if isinstance(one, Said)]
        if len(more) != len(rest):
            raise self.refused("one trigger" if isinstance(first, TriggeredSaid) else "a trigger only at the beginning")
        if isinstance(first, TriggeredSaid):
            return [self._triggered(first, more)]
        if cost is not None:
            return [self._activated(cost, [first, *more])]
        if first.how == "once":
            return [self._once(first, more)]
        if self._options:
            raise self.refused("a cost or an event before the options")
        if len(more) == 1 and isinstance(first.do, PlayFrom) and more[0].how == "if you do":
            entering: Any = more[0].do
            if isinstance(entering, EnterAs):
                first, more = replace(first, do=replace(first.do, state=entering.state)), []
        return [made for one in (first, *more) for made in self._statics(one)]

    def _later(self, said: Said | TriggeredSaid) -> Said | TriggeredSaid:
        """ "At the end of the turn, …" after other sentences is what happens once, later."""
        if isinstance(said, TriggeredSaid) and said.said.how == "plain" and said.said.condition is None:
            whens = said.trigger.whens
            if len(whens) == 1 and whens[0].event in self._customs.edges and not said.trigger.once:
                return Said(Later(whens[0], said.said.do))
        return said

    # The sorts of abilities.

    def _triggered(self, first: TriggeredSaid, more: list[Said]) -> Ability:
        whens = tuple(replace(one, conditions=self._resolved(one.conditions, one)) for one in first.trigger.whens)
        said = first.said
        conditions = [said.condition] if said.condition is not None else []
        if said.how == "while":
            whens = tuple(replace(one, conditions=(*conditions, *one.conditions)) for one in whens)
            conditions = []
        zone, conditions = self._customs.zone(whens, conditions)
        whens, conditions = self._counted_out(whens, conditions)
        if conditions and ("chosen opponent" in left(tuple(conditions)) or (more and _stands_apart(more[0]))):
            # The condition belongs to the sentence, not to the whole ability, if there is something else to do.
            do = self._effect([said, *more], whens[0])
            condition = None
        else:
            do = self._effect([Said(said.do), *more], whens[0])
            condition = self._condition(conditions, whens[0])
        whens = tuple(self._resolved(one, None) for one in whens)
        return Triggered(whens, do, condition, first.trigger.once, self._name, zone)

    def _elsewhere(self, said: TriggeredSaid) -> Ability:
        """What a card waits for that is never in play: where else it lies, the event says."""
        made = self._triggered(said, [])
        if not isinstance(made, Triggered) or made.zone == "play":
            raise self.refused("an effect")
        return made

    def _counted_out(
        self, whens: tuple[When, ...], conditions: list[Condition]
    ) -> tuple[tuple[When, ...], list[Condition]]:
        """ "If it's the second card" is which time it happens, not how often it has happened at the resolution."""
        rest: list[Condition] = []
        for one in conditions:
            match one:
                case Compare(Happened(event, who), "is", int() as number) if len(whens) == 1:
                    if event in self._customs.nth and whens[0].event == event:
                        whens = (replace(whens[0], nth=number, who=whens[0].who or who),)
                        continue
            rest.append(one)
        return whens, rest

    def _activated(self, cost: Cost, said: Sequence[Said]) -> Activated:
        """An activated ability; what it does may speak of what was paid with."""
        cost, do = self._resolved((cost, self._assembled(said)), None)
        return Activated(cost, do, name=self._name)

    def _once(self, first: Said, more: list[Said]) -> Ability:
        """ "Once during your turn, you may pay … to …" is an activated ability."""
        if not isinstance(first.do, PlayersMay):
            raise self.refused("something that may be done once a turn")
        if isinstance(first.do.do, To):
            cost, then = as_cost(first.do.do.cost), first.do.do.then
        else:
            cost, then = Cost(), first.do.do
        made = replace(self._activated(cost, [Said(then), *more]), once=True)
        return made if first.condition is None else replace(made, condition=self._condition([first.condition], None))

    def _statics(self, said: Said) -> list[Ability]:
        """What is so; something done for entering play in some state is triggered by that."""
        if isinstance(said.do, To) and said.condition is None and isinstance(said.do.cost, Enters):
            if self._customs.entered is None:
                raise self.refused("what is so")
            enters = Static((said.do.cost,), name=self._name)
            do = self._effect([Said(said.do.then)], None)
            return [enters, Triggered((When("play", "this"),), do, self._customs.entered, name=self._name)]
        return [self._static(said)]

    def _static(self, said: Said) -> Ability:
        if said.how not in ("plain", "while"):
            raise self.refused("what is so")
        if isinstance(said.do, PlayersMay) and isinstance(said.do.do, To) and said.condition is not None:
            made = self._activated(as_cost(said.do.do.cost), [Said(said.do.do.then)])
            return replace(made, condition=self._condition([said.condition], None))
        facts: tuple[Any, ...] = said.do.of if isinstance(said.do, Steps) else (said.do,)
        # What has happened this turn makes it so this turn, no longer than the condition holds.
        lasting = (None, "this turn") if said.condition is not None else (None,)
        for one in facts:
            if not isinstance(one, Fact.__args__) or getattr(one, "until", None) not in lasting:
                raise self.refused(f"what is so, not {type(one).__name__}")
        static: Static = self._resolved(Static(facts, None, self._name, said.word), None)
        condition = self._condition([said.condition] if said.condition is not None else [], None)
        return replace(static, condition=condition)

    # Their parts.

    def _condition(self, conditions: Sequence[Condition], when: When | None) -> Condition | None:
        """Conditions with their pronouns resolved."""
        if not conditions:
            return None
        whole = conditions[0] if len(conditions) == 1 else AllHold(tuple(conditions))
        return self._resolved(whole, when)  # type: ignore[no-any-return]

    def _effect(self, said: Sequence[Said], when: When | None) -> Effect:
        """Sentences as one effect, with its pronouns resolved."""
        do: Effect = self._resolved(self._assembled(said), when)
        return do

    def _assembled(self, said: Sequence[Said]) -> Effect:
        """Sentences as one effect."""
        try:
            do = self._assembler.effect_of(said)
        except CantAssemble as problem:
            raise self.refused(problem.expected) from problem
        return with_options(do, self._options, self._customs.theirs) if self._options else do

    def _resolved(self, node: Any, when: When | None) -> Any:
        """A tree with its pronouns resolved."""
        if objection := self._customs.objection(node, self._card_type, self._text):
            raise self.refused(objection)
        try:
            made = Discourse(self._tongue.pronouns, when, self._card_type).resolved(node)
        except Unresolved as problem:
            raise self.refused(f"something that {problem} could mean") from problem
        return trimmed(made, self._tongue.usual_joint)


def assembler_of(tongue: Tongue) -> Assembler:
    """What puts sentences of that tongue together."""
    return Assembler(tongue.customs.ways, tongue.customs.of_choice, tongue.customs.of_loop)


def as_cost(effect: Effect) -> Cost:
    """An effect as something that is paid."""
    parts = effect.of if isinstance(effect, Steps) else (effect,)
    pay = 0
    effects: list[Effect] = []
    for one in parts:
        if isinstance(one, Pay) and isinstance(one.amount, int):
            pay += one.amount
        else:
            effects.append(one)
    return Cost(pay, effects=tuple(effects))


def _stands_apart(said: Said) -> bool:
    """Whether a later sentence is for when the condition of the first doesn't hold, or has a condition of its own."""
    return said.how in ("otherwise", "instead") or (said.how == "plain" and isinstance(said.condition, Compare))
