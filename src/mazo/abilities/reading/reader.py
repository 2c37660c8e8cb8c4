"""Texts to ability trees, whole or not at all; `partial` reads as far as a text is understood."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Final, TypeAlias

from msgspec.structs import replace

from mazo.abilities.reading.assemble import CantAssemble
from mazo.abilities.reading.grammar import Grammar, NotUnderstood
from mazo.abilities.reading.parts import Said, TriggeredSaid
from mazo.abilities.reading.passage import Passage, Refused, as_cost, assembler_of
from mazo.abilities.reading.script import Sentence
from mazo.abilities.reading.tongue import Tongue
from mazo.abilities.tree.effects import Ability, Cost, Effect

_SHOWN: Final = 12
"""How many of the words that could have stood somewhere are told."""

Spoken: TypeAlias = Said | TriggeredSaid


class Reader:
    """Reads texts of one tongue; BadBuilders if its grammar and its builders don't fit."""

    def __init__(self, tongue: Tongue) -> None:
        self.tongue = tongue
        self.grammar = Grammar(tongue.grammar, tongue.vocabulary)
        tongue.builders.fit(self.grammar.names)

    # Whole texts; Refused if one sentence isn't understood.

    def abilities(self, text: str, card_type: str, cost: Cost | None = None, name: str = "") -> list[Ability]:
        """The abilities that a text says: triggered, activated, static."""
        said, options = self._said(text, card_type)
        return Passage(self.tongue, text, card_type, name, options).abilities(said, cost)

    def action(self, text: str, card_type: str) -> list[Ability]:
        """What an action does; and what it says of its own cost."""
        said, options = self._said(text, card_type)
        return Passage(self.tongue, text, card_type, "", options).action(said)

    def cost(self, costs: Sequence[str], card_type: str) -> Cost:
        """What stands before the dash, part by part."""
        whole = Cost()
        for one in costs:
            text = self.tongue.script.normalise(one).strip(" .")
            part = self.tongue.customs.cost(text) or as_cost(self._plain(text, card_type))
            whole = Cost(whole.pay + part.pay, part.this or whole.this, (*whole.effects, *part.effects))
        return whole

    def printed(self, text: str, card_type: str) -> list[Ability]:
        """The abilities of a text that may begin with what they cost, before a dash."""
        script = self.tongue.script
        costs, dash, effect = text.partition(script.dash)
        if not dash or script.quote in costs:
            return self.abilities(text, card_type)
        return self.abilities(effect, card_type, self.cost(costs.split(", "), card_type))

    def understands(self, text: str) -> bool:
        """Whether each sentence of a text is one of the grammar, which is found out faster than what is wrong."""
        head, dots = self.pieces(text)
        return all(self.grammar.has(one.text) for one in (*head, *(one for option in dots for one in option)))

    # Their parts.

    def pieces(self, text: str) -> tuple[list[Sentence], list[list[Sentence]]]:
        """The sentences of a text, and those of each option that stands with a dot at its end."""
        script = self.tongue.script
        head, *dots = text.split(script.dot)
        options: list[list[Sentence]] = []
        at = len(head) + len(script.dot)
        for one in dots:
            options.append([replace(found, at=at + found.at) for found in script.sentences(one)])
            at += len(one) + len(script.dot)
        return script.sentences(head.rstrip().removesuffix(":")), options

    def sentence(self, sentence: Sentence, card_type: str) -> Spoken:
        """What one sentence says."""
        try:
            parse = self.grammar.read(sentence.text)
            built: Spoken = self.tongue.builders.build(parse, {"QUOTE": self._quoted(card_type)})
        except NotUnderstood as problem:
            expected = "another word" if not problem.expected else ", ".join(problem.expected[:_SHOWN])
            raise Refused(sentence.text, sentence.at + problem.at, expected) from problem
        except (ValueError, TypeError, AttributeError, LookupError) as problem:  # a part that its builder can't take
            raise Refused(sentence.text, sentence.at, str(problem)) from problem
        return built

    def option(self, said: Sequence[Spoken], text: str) -> Effect:
        """What one of several options does, out of its sentences."""
        spoken = [one for one in said if isinstance(one, Said)]
        if len(spoken) != len(said):
            raise Refused(text, 0, "an effect")
        try:
            return assembler_of(self.tongue).effect_of(spoken)
        except CantAssemble as problem:
            raise Refused(text, 0, problem.expected) from problem

    def _said(self, text: str, card_type: str) -> tuple[list[Spoken], tuple[Effect, ...]]:
        """The sentences of a text, and the options that stand with dots at its end."""
        head, dots = self.pieces(text)
        options = tuple(self.option([self.sentence(one, card_type) for one in option], text) for option in dots)
        found = [self.sentence(one, card_type) for one in head]
        if not found:
            raise Refused(text, 0, "a sentence")
        return found, options

    def _plain(self, text: str, card_type: str) -> Effect:
        """A single effect."""
        said = self.sentence(Sentence(text, 0), card_type)
        if not isinstance(said, Said) or said.how != "plain" or said.condition is not None:
            raise Refused(text, 0, "an effect")
        return said.do

    def _quoted(self, card_type: str) -> Callable[[str], Ability]:
        """Reads what stands in quotes: an ability of its own."""
        script = self.tongue.script
        bearer = self.tongue.customs.granted_to or card_type

        def read(token: str) -> Ability:
            body = token.strip(script.quote).strip().removesuffix(".")
            costs, dash, effect = body.rpartition(script.dash)
            cost = self.cost(costs.split(", "), bearer) if dash else None
            made = self.abilities((effect if dash else body) + ".", bearer, cost)
            if len(made) != 1:
                raise Refused(token, 0, "one ability in quotes")
            return made[0]

        return read
