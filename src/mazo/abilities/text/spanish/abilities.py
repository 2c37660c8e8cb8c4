"""Spanish abilities: keywords, and what opens the others."""

from __future__ import annotations

from mazo.abilities.text.spanish.forms import polished
from mazo.abilities.text.spanish.part import Part
from mazo.abilities.tree.effects import Static
from mazo.abilities.tree.nouns import AllHold, Cards, Condition, During, Is, Ref, They


class Abilities(Part):
    """How Spanish opens abilities."""

    def again(self, event: str) -> str:
        """What this card also does, after "o": desafíe."""
        return self.words.conjugate(self.words.events[event].verb, "s3")

    def this_card(self) -> str:
        """The card itself, wherever it is."""
        return self.nouns.itself()

    def polished(self, text: str) -> str:
        """The text with its contractions."""
        return polished(text)

    def while_so(self, condition: Condition, asked: bool, own: bool, said: str) -> str:
        """The condition before what is so, with its comma: in the subjunctive while it lasts."""
        say = self.voice.conditions
        match condition:
            case During(state):
                this = "" if own else f"{self.nouns.itself()} "
                return f"mientras {this}{say.predicate(Is(state), self.nouns.this(), 's')}, "
            case AllHold(of=(During(moment), They(cards=Ref(name=name), are=are))) if name in self.scene.usage.roles:
                verb = self.words.conjugate(self.words.states[moment].meanwhile, "s3")
                return f"mientras {verb} a {self.nouns.one(Cards(where=are)).text}, "
        if said.startswith("if") or (asked and not said.startswith("while")):
            return f"si {say.condition(condition)}, "
        return f"mientras {say.condition(condition, 's')}, "

    def in_its_manner(self, ability: Static, prices: bool) -> list[str] | None:
        """Spanish has no such manner."""
        return None
