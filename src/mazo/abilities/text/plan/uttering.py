"""Whole abilities: what opens them, what they cost, under which condition they hold."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Protocol

import msgspec

from mazo.abilities.text.plan.sentences import capital, finished, lead, trail
from mazo.abilities.text.plan.stage import Part
from mazo.abilities.text.words import GameWords, Utterance
from mazo.abilities.tree.deeds import Do
from mazo.abilities.tree.effects import (
    Ability,
    Action,
    Activated,
    Answer,
    Cant,
    Cost,
    Effect,
    Fact,
    FreeWith,
    Keyword,
    Static,
    Steps,
    Triggered,
)
from mazo.abilities.tree.facts import CostsLess, Enters
from mazo.abilities.tree.nouns import (
    AllHold,
    Amount,
    Compare,
    Condition,
    DoesntHold,
    During,
    FirstTurn,
    Happened,
    This,
    Turn,
    When,
)
from mazo.abilities.tree.words import Verb


class Abilities(Protocol):
    """How a language says what opens abilities."""

    @property
    def words(self) -> GameWords:
        """The words of the game."""

    def again(self, event: str) -> str:
        """What this card also does, after "or": challenges."""

    def this_card(self) -> str:
        """The card itself, wherever it is."""

    def while_so(self, condition: Condition, asked: bool, own: bool, said: str) -> str:
        """The condition before what is so, with its comma; `asked`: it is asked for once, rather than lasting."""

    def in_its_manner(self, ability: Static, prices: bool) -> list[str] | None:
        """A static ability in a manner of speaking that only this language has."""

    def polished(self, text: str) -> str:
        """The text with its contractions."""


class Conditions(Protocol):
    """How a language says conditions."""

    def condition(self, condition: Condition) -> str:
        """A condition, after "if"."""


class Flow(Protocol):
    """How a language says clauses."""

    def unless(self, condition: Condition) -> str:
        """A condition, after "unless"."""


class Happening(Protocol):
    """How events are said."""

    def trigger(self, when: When, once: bool = False) -> str:
        """The event as the opening of an ability."""

    def answered(self, when: When) -> str:
        """The event as what is answered."""


class Telling(Protocol):
    """How clauses follow one another."""

    def sentences(self, effect: Effect) -> list[str]:
        """An effect as sentences."""

    def infinitive(self, effect: Effect) -> list[str]:
        """An effect without a subject."""


class Facts(Protocol):
    """How a language says costs."""

    def cost(self, cost: Cost) -> str:
        """A cost before its dash."""


class Measuring(Protocol):
    """How amounts are measured."""

    def value(self, amount: Amount) -> str:
        """An amount as a noun."""


class Nouns(Protocol):
    """How a language says nouns."""

    def itself(self) -> str:
        """The card itself."""

    def listed(self, words: Sequence[str], both: bool) -> str:
        """Words one after the other."""


class Stating(Protocol):
    """How facts are said."""

    def facts(self, facts: Sequence[Fact]) -> list[str]:
        """The facts as sentences."""


class Utterer(Protocol):
    """The parts of a voice that whole abilities ask."""

    @property
    def abilities(self) -> Abilities:
        """Openings."""

    @property
    def conditions(self) -> Conditions:
        """Conditions."""

    @property
    def measuring(self) -> Measuring:
        """Measures."""

    @property
    def nouns(self) -> Nouns:
        """Nouns."""

    @property
    def flow(self) -> Flow:
        """Clauses."""

    @property
    def happening(self) -> Happening:
        """Events."""

    @property
    def telling(self) -> Telling:
        """Sentences."""

    @property
    def facts(self) -> Facts:
        """Costs."""

    @property
    def stating(self) -> Stating:
        """Facts."""


class Uttering(Part[Utterer, Mapping[Utterance, str]]):
    """A card's text, ability by ability."""

    def ability(self, ability: Ability) -> str:
        """One ability, with its final punctuation (keywords have none)."""
        self.stage.begin()
        return self.voice.abilities.polished(self._said(ability))

    def _said(self, ability: Ability) -> str:
        match ability:
            case Keyword():
                return self.keyword(ability)
            case Action(do=Steps(of=(Do(verb=verb, them=This()), *_)) as do) if verb == self.scene.usage.comes_first:
                return self.finished([self.as_played(verb), *self.voice.telling.sentences(_without_first(do))])
            case Action(do=do):
                return self.finished(self.voice.telling.sentences(do))
            case Answer(do=Steps(of=(Do(verb=verb, them=This()), *_)) as do) if verb == self.scene.usage.comes_first:
                rest = msgspec.structs.replace(ability, do=_without_first(do))
                return f"{self.finished([self.as_played(verb)])} {self.answer(rest)}"
            case Activated():
                return self.activated(ability)
            case Triggered():
                return self.triggered(ability)
            case Static():
                return self.finished(self.static(ability))
            case Answer():
                return self.answer(ability)

    def as_played(self, verb: Verb) -> str:
        """What becomes of the card itself as it is played."""
        return self.voice.abilities.words.as_played[verb].format(self.voice.nouns.itself())

    def quoted(self, ability: Ability, ends: bool) -> str:
        """A whole ability in quotes; `ends`: with them ends the sentence."""
        text = self.stage.within(lambda: self.ability(ability))
        return self.words["last quote" if ends and text.endswith(".") else "quote"].format(text.removesuffix("."))

    def keyword(self, keyword: Keyword) -> str:
        """A keyword with its number and its cost, as it is printed: Echo 5 {I}, Fury +2."""
        cost = self.voice.facts.cost(keyword.cost) if keyword.cost is not None else ""
        number = self.voice.measuring.value(keyword.amount)
        number = number if isinstance(keyword.amount, int) else self.words["number"].format(number)
        cost = cost.replace(self.words["choose and discard"], self.words["discard"])
        return self.voice.abilities.words.keyword(keyword, number, cost)

    def paid(self, cost: Cost) -> str:
        """A cost in the middle of a sentence."""
        words = self.voice.abilities.words
        said = [self.words["pay"].format(words.price(cost.pay))] if cost.pay else []
        said += [f"{words.cost_verbs[cost.this]} {self.voice.nouns.itself()}"] if cost.this else []
        return self.voice.nouns.listed([*said, *(self.voice.telling.infinitive(one)[0] for one in cost.effects)], True)

    def finished(self, parts: Sequence[str]) -> str:
        """Sentences as a text with capitals and full stops."""
        return finished(parts, self.words["closing"])

    def entering_to(self, ability: Static, do: Effect) -> str:
        """A card that may enter play in some way in order to do something."""
        self.stage.begin()
        opening = f"{self.static(ability)[0]}{self.words['to']}"
        return self.voice.abilities.polished(self.finished(lead(opening, self.voice.telling.infinitive(do))))

    # Triggered and answering ones.

    def triggered(self, ability: Triggered) -> str:
        """When something happens, this follows."""
        whens, words = ability.when, self.words
        events = [self.voice.happening.trigger(one, ability.once == "turn") for one in whens] or [words["any time"]]
        leaves = any(one.cards == "this" and one.event in self.scene.usage.leaving for one in whens)
        self.scene.gone = leaves or ability.zone != "play"
        once = words[ability.once] if ability.once else ""
        if ability.once in ("your turn", "twice"):
            events[0] = events[0].removeprefix(words["during"])
        if whens and whens[0].said == "the first time":
            once = words["during"] if ability.once == "your turn" else ""
            events[0] += words["each turn"] if ability.once == "turn" else ""
        opening = f"{once}{self.either_event(whens, events)}, "
        if ability.zone == "discard" and whens and whens[0].event in self.scene.usage.edges:
            opening += words["in zone"].format(self.voice.abilities.this_card())
        elif ability.zone in self.scene.usage.told_zones and all(one.cards != "this" for one in whens):
            opening += self.there_if(ability.zone, ability.condition)
        elif ability.condition is not None:
            opening += words["if"].format(self.voice.conditions.condition(ability.condition))
        return self.finished(lead(opening, self.voice.telling.sentences(ability.do)))

    def either_event(self, whens: Sequence[When], events: Sequence[str]) -> str:
        """Several events as one opening: whenever this character quests or challenges."""
        told = [(one.event, one.cards, one.other, one.conditions) for one in whens]
        if told and told == [(one, "this", None, ()) for one in self.scene.usage.paired]:
            return events[0] + self.words["or"].format(self.voice.abilities.again(whens[-1].event))
        if len(whens) > 1 and all(one.said == "answer" for one in whens):
            return _together(events, self.words["or"].format(""))
        return self.words["and"].join(events)

    def answer(self, ability: Answer) -> str:
        """In answer to something that can still be stopped, a player may do this."""
        to = _together([self.voice.happening.answered(one) for one in ability.to], self.words["or"].format(""))
        opening = self.words["in answer"].format(to) + (self.words["your turn"] if ability.once else "")
        opening += self.there_if(ability.zone, ability.condition)
        self.stage.others_act = self.stage.told = False
        if ability.cost == Cost() and self.scene.card in self.scene.usage.passing:
            return self.finished(lead(opening, self.voice.telling.sentences(ability.do)))
        if ability.cost == Cost():
            return self.finished(lead(opening + self.words["you may"], self.voice.telling.infinitive(ability.do)))
        opening += f"{self.words['you may']}{self.paid(ability.cost)}{self.words['to']}"
        return self.finished(lead(opening, self.voice.telling.infinitive(ability.do)))

    def there_if(self, zone: str, condition: Condition | None) -> str:
        """Where the card must be, and what else must hold."""
        where = self.where(zone)
        if condition is None:
            return where
        holds = self.voice.conditions.condition(condition)
        if not where:
            return self.words["if"].format(holds)
        return self.voice.nouns.listed([where.removesuffix(", "), holds], True) + ", "

    def where(self, zone: str) -> str:
        """Where the card must be, if that isn't in play."""
        if zone == "play":
            return ""
        self.scene.gone = True
        words = self.voice.abilities.words
        return self.words["in that zone"].format(self.voice.abilities.this_card(), words.word(zone))

    # Activated ones.

    def activated(self, ability: Activated) -> str:
        """What a player may do, and who may do it, if not only who controls the card."""
        said = self.used(ability)
        return said if ability.who == "you" else f"{said} {self.words['anyone']}"

    def used(self, ability: Activated) -> str:
        """A cost, a dash, and what it pays for; or what a player may do."""
        once = self.words["your turn"] if ability.once else ""
        once = self.words["so often"].format(ability.times) if ability.times else once
        prefix = self.where(ability.zone)
        free = not ability.cost.this and not ability.cost.pay
        if ability.condition is not None:
            asked = free and not ability.cost.effects and not ability.once
            prefix += self.prefix(ability.condition, asked)
        if self.scene.usage.moment_first and ability.condition is not None:
            prefix = self.in_order(ability.zone, ability.condition, once, prefix)
        else:
            prefix = once + prefix
        told = (once and not ability.cost.this) or (ability.condition is not None and free)
        if told or not self.scene.usage.dash:
            cost = self.paid(ability.cost)
            opening = f"{prefix}{self.words['you may']}{cost + self.words['to'] if cost else ''}"
            return self.finished(lead(opening, self.voice.telling.infinitive(ability.do)))
        cost = self.voice.facts.cost(ability.cost)
        return f"{capital(prefix)}{cost} — {capital(self.finished(self.voice.telling.sentences(ability.do)))}"

    def in_order(self, zone: str, condition: Condition, once: str, usual: str) -> str:
        """When an ability can be used, how often, and what else must hold: in your vigil, once a turn, if … ."""
        moments = self.voice.abilities.words.moments
        match condition:
            case During(moment) if moment in moments:
                return usual + once
            case AllHold(of=(During(moment), *rest)) if moment in moments and rest:
                inner = rest[0] if len(rest) == 1 else AllHold(tuple(rest))
                return f"{moments[moment]}, {once}{self.there_if(zone, inner)}"
        return once + self.there_if(zone, condition) if zone != "play" else once + usual

    # Static ones.

    def static(self, ability: Static) -> list[str]:
        """What is so while the card is in play."""
        condition, facts = ability.condition, ability.facts
        if condition is None:
            return self.voice.stating.facts(facts)
        if isinstance(condition, DoesntHold) and facts and isinstance(facts[-1], Cant | Enters):
            moment = condition.of.moment if isinstance(condition.of, During) else ""
            if facts == (Cant("you", "play"),) and (when := self.voice.abilities.words.moments.get(moment)):
                return [self.words["only"].format(self.voice.nouns.itself(), when)]
            if facts == (Cant("you", "play"),) and self.scene.usage.only_if:
                return [self.words["only"].format(self.voice.nouns.itself(), self.only_if(condition.of))]
            said = self.voice.stating.facts(facts)
            return trail(said, self.words["unless"].format(self.voice.flow.unless(condition.of)))
        prices = all(isinstance(one, CostsLess | FreeWith) for one in facts)
        if (manner := self.voice.abilities.in_its_manner(ability, prices)) is not None:
            return manner
        own = any(getattr(one, "them", None) == This() or getattr(one, "to", None) == "this" for one in facts)
        return lead(self.prefix(condition, prices, own, ability.said), self.voice.stating.facts(facts))

    def only_if(self, condition: Condition) -> str:
        """When a card may be played: a time, a condition, or both."""
        moments = self.voice.abilities.words.moments
        match condition:
            case AllHold(of=(During(moment), *rest)) if moment in moments and rest:
                inner = rest[0] if len(rest) == 1 else AllHold(tuple(rest))
                return self.voice.nouns.listed([moments[moment], self.only_if(inner)], True)
        return self.words["only if"].format(self.voice.conditions.condition(condition))

    def prefix(self, condition: Condition, prices: bool, own: bool = True, said: str = "") -> str:
        """The condition before what is so, with its comma; `own`: of this card, which then needs no name."""
        match condition:
            case During(moment) if moment in self.voice.abilities.words.moments:
                return f"{self.voice.abilities.words.moments[moment]}, "
            case Turn(whose=whose):
                return self.words["during" if whose == "yours" else "during theirs"]
            case AllHold(of=(Turn() as turn, *rest)) if rest:
                inner = rest[0] if len(rest) == 1 else AllHold(tuple(rest))
                return self.prefix(turn, prices) + self.prefix(inner, prices, own, said)
        past = isinstance(condition, Compare) and isinstance(condition.left, Happened)
        asked = prices or past or isinstance(condition, FirstTurn)
        return self.voice.abilities.while_so(condition, asked, own, said)


def _without_first(steps: Steps) -> Effect:
    """What follows the first step."""
    rest = Steps(steps.of[1:], steps.joints[1:])
    return rest.of[0] if len(rest.of) == 1 else rest


def _together(texts: Sequence[str], joint: str) -> str:
    """Texts one after the other, without the words that each has in common with the first at its beginning."""
    first, *rest = texts
    said = first.split(" ")
    out = [first]
    for text in rest:
        words = text.split(" ")
        same = next((at for at, (one, other) in enumerate(zip(said, words, strict=False)) if one != other), 0)
        out.append(" ".join(words[same:]))
    return joint.join(out)
