"""Spanish abilities: keywords, triggered, activated and static ones, and what actions do."""

from __future__ import annotations

from collections.abc import Sequence

from mazo.abilities.text.plan.scene import EDGES, shift_words
from mazo.abilities.text.plan.sentences import capital, lead, trail
from mazo.abilities.text.plan.together import quest_or_challenge
from mazo.abilities.text.spanish.flow import joined
from mazo.abilities.text.spanish.forms import polished
from mazo.abilities.text.spanish.part import Part
from mazo.abilities.tree.effects import (
    Ability,
    Action,
    Activated,
    Answer,
    Cant,
    Effect,
    FreeWith,
    Keyword,
    Static,
    Triggered,
)
from mazo.abilities.tree.facts import CostsLess, Enters
from mazo.abilities.tree.nouns import (
    AllHold,
    Amount,
    Cards,
    Compare,
    Condition,
    DoesntHold,
    During,
    FirstTurn,
    Happened,
    Is,
    Ref,
    They,
    This,
    Turn,
    When,
)

_ONCE = {
    "": "",
    "turn": "una vez por turno, ",
    "your turn": "una vez durante tu turno, ",
    "opponents turn": "una vez durante el turno de cada oponente, ",
    "twice": "dos veces durante tu turno, ",
}


class Abilities(Part):
    """A card's text in Spanish."""

    def ability(self, ability: Ability) -> str:
        """One ability, with its final punctuation (keywords have none)."""
        self.stage.begin()
        match ability:
            case Keyword():
                text = self.keyword(ability)
            case Action(do=do):
                text = finished(self.voice.telling.sentences(do))
            case Activated():
                text = self.activated(ability)
            case Triggered():
                text = self.triggered(ability)
            case Static():
                text = finished(self.static(ability))
            case Answer():
                raise AssertionError("nothing can be answered in this game")
        return polished(text)

    def quoted(self, ability: Ability, ends: bool) -> str:
        """A whole ability in quotes; the full stop follows them, as Spanish writes it."""
        text = self.stage.within(lambda: self.ability(ability))
        return f"«{text.removesuffix('.')}»"

    def keyword(self, keyword: Keyword) -> str:
        """A keyword with its number, in English as players say it: Shift 5 {I}, Challenger +2."""
        name = keyword.name
        if name == "Shift":
            name_ = " ".join([*shift_words(keyword), "Shift"])
            if keyword.cost is not None:
                cost = self.voice.facts.cost(keyword.cost).replace("Elige y descarta", "Descarta")
                return f"{name_}: {cost}"
            return f"{name_} {self.number(keyword.amount)} {{I}}"
        if name == "Boost":
            return f"Boost {self.number(keyword.amount)} {{I}}"
        if name in ("Challenger", "Resist"):
            return f"{name} +{self.number(keyword.amount)}"
        return f"{name} {self.number(keyword.amount)}" if name in ("Singer", "Sing Together") else name

    def number(self, amount: Amount) -> str:
        """The number of a keyword."""
        return str(amount) if isinstance(amount, int) else f"X (donde X es {self.amounts.value(amount)})"

    def triggered(self, ability: Triggered) -> str:
        """When something happens, this follows."""
        whens = ability.when
        once = _ONCE[ability.once]
        events = [self.voice.events.trigger(one, ability.once == "turn") for one in whens] or ["en cualquier momento"]
        self.scene.gone = any(one.cards == "this" and one.event in ("banish", "leave play", "discard") for one in whens)
        self.scene.gone = self.scene.gone or ability.zone != "play"
        first = events[0].removeprefix("durante tu turno, ") if ability.once in ("your turn", "twice") else events[0]
        if whens and whens[0].said == "the first time":
            once = "durante tu turno, " if ability.once == "your turn" else ""
            first += " cada turno" if ability.once == "turn" else ""
        opening = once + self.either_event(whens, [first, *events[1:]]) + ", "
        if ability.zone == "discard" and whens and whens[0].event in EDGES:
            opening += f"si {self.nouns.this().text} está en tu {self.words.word('discard')}, "
        if ability.condition is not None:
            opening += f"si {self.voice.conditions.condition(ability.condition)}, "
        return finished(lead(opening, self.voice.telling.sentences(ability.do)))

    def either_event(self, whens: Sequence[When], events: Sequence[str]) -> str:
        """Several events as one opening: siempre que este personaje haga quest o desafíe."""
        if quest_or_challenge(whens):
            return f"{events[0]} o {self.words.conjugate('desafiar', 's3')}"
        return " y ".join(events)

    def activated(self, ability: Activated) -> str:
        """A cost, a dash, and what it pays for."""
        if ability.once and not ability.cost.this:
            opening = self.prefix(ability.condition, False) if ability.condition is not None else ""
            paid = f"{paid} para " if (paid := self.voice.facts.paid(ability.cost)) else ""
            return finished(
                lead(f"una vez durante tu turno, {opening}puedes {paid}", self.voice.telling.infinitive(ability.do))
            )
        prefix = "una vez durante tu turno, " if ability.once else ""
        if ability.condition is not None:
            prefix += self.prefix(ability.condition, False)
        if ability.condition is not None and not ability.cost.this and not ability.cost.pay:
            paid = f"{paid} para " if (paid := self.voice.facts.paid(ability.cost)) else ""
            return finished(lead(f"{prefix}puedes {paid}", self.voice.telling.infinitive(ability.do)))
        cost = self.voice.facts.cost(ability.cost)
        return f"{capital(prefix)}{cost} — {capital(finished(self.voice.telling.sentences(ability.do)))}"

    def entering_to(self, ability: Static, do: Effect) -> str:
        """A card that may enter play exerted in order to do something."""
        self.stage.begin()
        return polished(finished(lead(f"{self.static(ability)[0]} para ", self.voice.telling.infinitive(do))))

    def static(self, ability: Static) -> list[str]:
        """What is so while the card is in play."""
        condition, facts = ability.condition, ability.facts
        if condition is None:
            return self.voice.facts.facts(facts)
        if isinstance(condition, DoesntHold) and facts and isinstance(facts[-1], Cant | Enters):
            return trail(
                self.voice.facts.facts(facts), f" a menos que {self.voice.conditions.condition(condition.of, 's')}"
            )
        prices = all(isinstance(one, CostsLess | FreeWith) for one in facts)
        own = any(getattr(one, "them", None) == This() or getattr(one, "to", None) == "this" for one in facts)
        return lead(self.prefix(condition, prices, own, ability.said), self.voice.facts.facts(facts))

    def prefix(self, condition: Condition, prices: bool, own: bool = True, said: str = "") -> str:
        """The condition before what is so, with its comma; `own`: of this card, which then needs no name."""
        match condition:
            case Turn(whose="yours"):
                return "durante tu turno, "
            case Turn():
                return "durante los turnos de los oponentes, "
            case During(state):
                this = "" if own else f"{self.nouns.this().text} "
                return f"mientras {this}{self.voice.conditions.predicate(Is(state), self.nouns.this(), 's')}, "
            case AllHold(of=(During("challenging"), They(cards=Ref(name="challenged"), are=are))):
                whom = self.nouns.one(Cards(where=are)).text
                return f"mientras {self.words.conjugate('desafiar', 's3')} a {whom}, "
            case AllHold(of=(Turn() as turn, *rest)) if rest:
                inner = rest[0] if len(rest) == 1 else AllHold(tuple(rest))
                return self.prefix(turn, prices) + self.prefix(inner, prices, own, said)
        past = isinstance(condition, Compare) and isinstance(condition.left, Happened)
        asked = prices or past or isinstance(condition, FirstTurn)
        if said.startswith("if") or (asked and not said.startswith("while")):
            return f"si {self.voice.conditions.condition(condition)}, "
        return f"mientras {self.voice.conditions.condition(condition, 's')}, "


def finished(parts: list[str]) -> str:
    """Sentences as a text with capitals and full stops."""
    text = capital(joined(parts))
    return text if text.endswith((".", ".»")) else f"{text}."
