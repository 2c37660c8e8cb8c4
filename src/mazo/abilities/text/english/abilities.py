"""English abilities: keywords, and what opens the others."""

from __future__ import annotations

from mazo.abilities.text.english.part import Part
from mazo.abilities.text.plan.sentences import lead, trail
from mazo.abilities.tree.effects import Instead, Static
from mazo.abilities.tree.nouns import AllHold, Cards, Condition, During, Ref, They, Turn


class Abilities(Part):
    """How English opens abilities."""

    def again(self, event: str) -> str:
        """What this card also does, after "or": challenges."""
        return self.words.verb(self.words.events[event].verb).third

    def this_card(self) -> str:
        """The card itself, wherever it is."""
        return f"this {self.words.card}"

    def polished(self, text: str) -> str:
        """English contracts nothing."""
        return text

    def while_so(self, condition: Condition, asked: bool, own: bool, said: str) -> str:
        """The condition before what is so, with its comma."""
        say = self.voice.conditions.condition
        match condition:
            case During(state):
                return f"while {state}, " if own else f"while {self.nouns.itself()} is {state}, "
            case AllHold(of=(During(moment), They(cards=Ref(name=name), are=are))) if name in self.scene.usage.roles:
                return f"while {moment} {self.nouns.some(Cards(where=are))}, "
            case AllHold(of=(one, other)) if said == "while, if":
                return f"while {say(one)}, if {say(other)}, "
        return f"{said or ('if' if asked else 'while')} {say(condition)}, "

    def in_its_manner(self, ability: Static, prices: bool) -> list[str] | None:
        """A condition that stands behind what is so; the first time during your turn."""
        condition, facts, prefix = ability.condition, ability.facts, self.voice.uttering.prefix
        if isinstance(condition, Turn) and len(facts) == 1 and isinstance(facts[0], Instead) and facts[0].first:
            said = self.voice.stating.facts(facts)
            return lead(prefix(condition, False), [one.replace(" each turn", "", 1) for one in said])
        if condition is None or not ability.said.endswith(" after"):
            return None
        opening = ""
        match condition:
            case AllHold(of=(Turn() as turn, inner)):
                opening, condition = prefix(turn, prices), inner
        told = lead(opening, self.voice.stating.facts(facts))
        return trail(told, f" {ability.said.removesuffix(' after')} {self.voice.conditions.condition(condition)}")
