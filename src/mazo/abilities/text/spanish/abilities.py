"""Spanish abilities: keywords, and what opens the others."""

from __future__ import annotations

from mazo.abilities.text.spanish.forms import polished
from mazo.abilities.text.spanish.part import Part
from mazo.abilities.tree.effects import Ability, Keyword, Static
from mazo.abilities.tree.nouns import AllHold, Amount, Cards, Condition, During, Is, Ref, They


class Abilities(Part):
    """How Spanish opens abilities."""

    def quoted(self, ability: Ability, ends: bool) -> str:
        """A whole ability in quotes; the full stop follows them, as Spanish writes it."""
        text = self.stage.within(lambda: self.voice.uttering.ability(ability))
        return f"«{text.removesuffix('.')}»"

    def keyword(self, keyword: Keyword) -> str:
        """A keyword with its number, as players say it."""
        cost = self.voice.facts.cost(keyword.cost) if keyword.cost is not None else ""
        return self.words.keyword(keyword, self.number(keyword.amount), cost.replace("Elige y descarta", "Descarta"))

    def number(self, amount: Amount) -> str:
        """The number of a keyword."""
        return str(amount) if isinstance(amount, int) else f"X (donde X es {self.amounts.value(amount)})"

    def again(self, event: str) -> str:
        """What this card also does, after "o": desafíe."""
        return self.words.conjugate(self.words.events[event].verb, "s3")

    def this_card(self) -> str:
        """The card itself, wherever it is."""
        return self.nouns.this().text

    def polished(self, text: str) -> str:
        """The text with its contractions."""
        return polished(text)

    def while_so(self, condition: Condition, asked: bool, own: bool, said: str) -> str:
        """The condition before what is so, with its comma: in the subjunctive while it lasts."""
        if isinstance(condition, During) and condition.moment in self.words.moments:
            return f"{self.words.moments[condition.moment]}, "
        say = self.voice.conditions
        match condition:
            case During(state):
                this = "" if own else f"{self.nouns.this().text} "
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
