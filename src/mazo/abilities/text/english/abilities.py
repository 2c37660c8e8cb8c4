"""English abilities: keywords, triggered, activated and static ones, and what actions do."""

from __future__ import annotations

from collections.abc import Sequence

from mazo.abilities.text.english.flow import joined
from mazo.abilities.text.english.part import Part
from mazo.abilities.text.plan.scene import EDGES, shift_words
from mazo.abilities.text.plan.sentences import capital, lead, trail
from mazo.abilities.text.plan.together import quest_or_challenge
from mazo.abilities.tree.effects import (
    Ability,
    Action,
    Activated,
    Answer,
    Cant,
    Effect,
    FreeWith,
    Instead,
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
    Ref,
    They,
    This,
    Turn,
    When,
)

_ONCE = {
    "": "",
    "turn": "once per turn, ",
    "your turn": "once during your turn, ",
    "opponents turn": "once during each opponent's turn, ",
    "twice": "twice during your turn, ",
}
_SIGNED = ("Challenger", "Resist")


class Abilities(Part):
    """A card's text in English."""

    def ability(self, ability: Ability) -> str:
        """One ability as printed, with its final punctuation (keywords have none)."""
        self.stage.begin()
        match ability:
            case Keyword():
                return self.keyword(ability)
            case Action(do=do):
                return finished(self.voice.telling.sentences(do))
            case Activated():
                return self.activated(ability)
            case Triggered():
                return self.triggered(ability)
            case Static():
                return finished(self.static(ability))
            case Answer():
                raise AssertionError("nothing can be answered in this game")

    def quoted(self, ability: Ability, ends: bool) -> str:
        """A whole ability in quotes; its full stop stays only at the end of the sentence."""
        text = self.stage.within(lambda: self.ability(ability))
        return f"“{text if ends else text.removesuffix('.')}”"

    def keyword(self, keyword: Keyword) -> str:
        """A keyword with its number: Shift 5 {I}, Challenger +2."""
        name = keyword.name
        if name == "Shift":
            name_ = " ".join([*shift_words(keyword), "Shift"])
            if keyword.cost is not None:
                return f"{name_}: {self.shift_cost(keyword)}"
            return f"{name_} {self.number(keyword.amount)} {{I}}"
        if name == "Boost":
            return f"Boost {self.number(keyword.amount)} {{I}}"
        if name in _SIGNED:
            return f"{name} +{self.number(keyword.amount)}"
        return f"{name} {self.number(keyword.amount)}" if name in ("Singer", "Sing Together") else name

    def number(self, amount: Amount) -> str:
        """The number of a keyword."""
        return str(amount) if isinstance(amount, int) else f"X (where X is {self.amounts.value(amount)})"

    def shift_cost(self, keyword: Keyword) -> str:
        """What Shift costs where that isn't just ink: Discard 2 cards."""
        return (
            self.voice.facts.cost(keyword.cost).replace("Choose and discard", "Discard")
            if keyword.cost is not None
            else ""
        )

    def triggered(self, ability: Triggered) -> str:
        """When something happens, this follows."""
        whens = ability.when
        once = _ONCE[ability.once]
        events = [self.voice.events.trigger(one, ability.once == "turn") for one in whens] or ["at any time"]
        self.scene.gone = any(one.cards == "this" and one.event in ("banish", "leave play", "discard") for one in whens)
        self.scene.gone = self.scene.gone or ability.zone != "play"
        first = events[0].removeprefix("during your turn, ") if "your turn" in once or "twice" in once else events[0]
        if whens and whens[0].said == "the first time":
            once = "during your turn, " if "your turn" in once else ""
            first += " each turn" if ability.once == "turn" else ""
        opening = once + self.either_event(whens, [first, *events[1:]]) + ", "
        if ability.zone == "discard" and whens and whens[0].event in EDGES:
            opening += f"if this {self.words.card} is in your {self.words.word('discard')}, "
        if ability.condition is not None:
            opening += f"if {self.voice.conditions.condition(ability.condition)}, "
        return finished(lead(opening, self.voice.telling.sentences(ability.do)))

    def either_event(self, whens: Sequence[When], events: list[str]) -> str:
        """Several events as one opening: whenever this character quests or challenges."""
        if quest_or_challenge(whens):
            return f"{events[0]} or {self.words.verb('challenge').third}"
        return " and ".join(events)

    def activated(self, ability: Activated) -> str:
        """A cost, a dash, and what it pays for."""
        if ability.once and not ability.cost.this:
            opening = self.prefix(ability.condition, False) if ability.condition is not None else ""
            paid = f"{paid} to " if (paid := self.voice.facts.paid(ability.cost)) else ""
            return finished(
                lead(f"once during your turn, {opening}you may {paid}", self.voice.telling.infinitive(ability.do))
            )
        prefix = "once during your turn, " if ability.once else ""
        if ability.condition is not None:
            prefix += self.prefix(ability.condition, False)
        if ability.condition is not None and not ability.cost.this and not ability.cost.pay:
            paid = self.voice.facts.paid(ability.cost)
            opening = f"{prefix}you may {paid} to " if paid else f"{self.prefix(ability.condition, True)}you may "
            return finished(lead(opening, self.voice.telling.infinitive(ability.do)))
        cost = self.voice.facts.cost(ability.cost)
        effect = capital(finished(self.voice.telling.sentences(ability.do)))
        return f"{capital(prefix)}{cost} — {effect}"

    def entering_to(self, ability: Static, do: Effect) -> str:
        """A card that may enter play exerted in order to do something."""
        self.stage.begin()
        return finished(lead(f"{self.static(ability)[0]} to ", self.voice.telling.infinitive(do)))

    def static(self, ability: Static) -> list[str]:
        """What is so while the card is in play."""
        condition, facts = ability.condition, ability.facts
        if condition is None:
            return self.voice.facts.facts(facts)
        if isinstance(condition, DoesntHold) and facts and isinstance(facts[-1], Cant | Enters):
            return trail(self.voice.facts.facts(facts), f" unless {self.voice.conditions.condition(condition.of)}")
        if isinstance(condition, Turn) and len(facts) == 1 and isinstance(facts[0], Instead) and facts[0].first:
            return lead(
                self.prefix(condition, False),
                [one.replace(" each turn", "", 1) for one in self.voice.facts.facts(facts)],
            )
        prices = all(isinstance(one, CostsLess | FreeWith) for one in facts)
        own = any(getattr(one, "them", None) == This() or getattr(one, "to", None) == "this" for one in facts)
        if ability.said.endswith(" after"):
            turn, inner = (
                condition.of if isinstance(condition, AllHold) and len(condition.of) == 2 else (None, condition)
            )
            opening = self.prefix(turn, prices) if isinstance(turn, Turn) else ""
            inner = inner if opening or turn is None else condition
            facts_ = lead(opening, self.voice.facts.facts(facts))
            return trail(facts_, f" {ability.said.removesuffix(' after')} {self.voice.conditions.condition(inner)}")
        return lead(self.prefix(condition, prices, ability.said, own), self.voice.facts.facts(facts))

    def prefix(self, condition: Condition, prices: bool, said: str = "", own: bool = True) -> str:
        """The condition before what is so, with its comma."""
        match condition:
            case Turn(whose="yours"):
                return "during your turn, "
            case Turn():
                return "during opponents' turns, "
            case During(state):
                return f"while {state}, " if own else f"while {self.nouns.this()} is {state}, "
            case AllHold(of=(During("challenging"), They(cards=Ref(name="challenged"), are=are))):
                return f"while challenging {self.nouns.some(Cards(where=are))}, "
            case AllHold(of=(Turn() as turn, *rest)) if rest:
                inner = rest[0] if len(rest) == 1 else AllHold(tuple(rest))
                return self.prefix(turn, prices) + self.prefix(inner, prices, said, own)
            case AllHold(of=(one, other)) if said == "while, if":
                return f"while {self.voice.conditions.condition(one)}, if {self.voice.conditions.condition(other)}, "
            case _:
                return (
                    f"{said or self.conditional_word(condition, prices)} {self.voice.conditions.condition(condition)}, "
                )

    def conditional_word(self, condition: Condition, prices: bool) -> str:
        """If or while: prices and what has happened are asked for once, a state lasts."""
        asked = isinstance(condition, FirstTurn) or (
            isinstance(condition, Compare) and isinstance(condition.left, Happened)
        )
        return "if" if prices or asked else "while"


def finished(parts: list[str]) -> str:
    """Sentences as a text with capitals and full stops."""
    text = capital(joined(parts))
    return text if text.endswith((".", ".”")) else f"{text}."
