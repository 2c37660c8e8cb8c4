"""What is said of cards in Spanish: they get, gain, lose, can, can't and must."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

import msgspec

from mazo.abilities.text.plan.describing import Place
from mazo.abilities.text.plan.order import State
from mazo.abilities.text.plan.shapes import is_you, same_object, without
from mazo.abilities.text.plan.together import meanwhile
from mazo.abilities.text.spanish.forms import (
    Mood,
    Phrase,
    Subject,
    ending,
    listed,
)
from mazo.abilities.text.spanish.part import Part
from mazo.abilities.tree.effects import Can, Cant, Gain, GainClass, Get, Lose, Must
from mazo.abilities.tree.nouns import Cards, Every, Is, PlayerOf, Them, This, Trait, Who
from mazo.abilities.tree.words import Duty

_VERBS: Final = {
    "get": "obtener",
    "have": "tener",
    "gain": "ganar",
    "lose": "perder",
    "can't": "no poder",
    "can": "poder",
    "must": "deber",
    "be": "ser",
    "double": "duplicar",
}

_TO_BE: Final = tuple(f"ser declarad{one} " for one in ("o", "a", "os", "as"))
"""What is said but once: no puede ser declarado atacante ni bloqueador."""


def with_another(said: str, text: str) -> str:
    """A predicate with one more object of the same verb: gana Prisa, Sigilo y Vuelo."""
    before, joint, last = said.rpartition(" y ")
    return f"{before}, {last} y {text}" if joint and "«" not in said else f"{said} y {text}"


def strung(said: Sequence[str]) -> str:
    """Predicates of one subject one after the other, with a comma where one has several objects."""
    if any(" y " in one for one in said[:-1]):
        return ", y ".join([*([", ".join(said[:-1])]), said[-1]])
    return listed(said)


class States(Part):
    """What is so, for a while or as long as a card is in play."""

    def states(self, group: Sequence[State], mood: Mood = "i", named: bool = False) -> str:
        """One sentence about the same cards: una criatura elegida obtiene +1 {L} y gana Prisa este turno.

        `named`: those just spoken of are named again where the verb alone would be taken for a command.
        """
        if (turned := self.meanwhile(group, mood)) is not None:
            return turned
        subject, here = self.state_subject(group[0].them)
        commands = mood == "i" and not subject.plural and isinstance(group[0], Gain | GainClass | Lose)
        if named and (commands or mood == "s") and not subject.text:
            subject = msgspec.structs.replace(subject, text=self.again(group[0].them, subject))
        if len(group) == 1 and (whole := self.whole(group[0], subject, mood)) is not None:
            return whole + self.unless(group[0], subject)
        said, tails = self.predicates(group, subject, mood)
        until, alone = group[0].until, len(group) == 1 and self.voice.granting.spares(group[0])
        duration = self.voice.granting.until(
            until, isinstance(group[0], Cant) and not alone, self.is_own(group[0].them)
        )
        if alone and until in self.words.acts[group[0].act].timed:  # type: ignore[union-attr]
            duration = ""
        able = (
            f" si {self.words.conjugate('poder', self.person(subject).form('i'))}"
            if isinstance(group[-1], Must)
            else ""
        )
        end = f"{tails}{duration}" if tails.startswith(" igual a") else f"{duration}{able}{tails}"
        for one in group:
            if isinstance(one, Get) and one.only is not None:
                end = f" mientras {self.voice.conditions.predicate(one.only, subject, 's')}{end}"
            end += self.unless(one, subject)
        if isinstance(group[-1], Must) and group[0].until == "until your next turn":
            end = end.replace(duration, "", 1)
            return f"{duration.strip()}, {self.said(subject, strung(said) + end + here)}"
        return self.said(subject, f"{strung(said)}{end}{here}")

    def unless(self, one: State, subject: Phrase) -> str:
        """When they can do it after all: a menos que estén siendo desafiados."""
        if not isinstance(one, Cant) or one.unless is None:
            return ""
        if isinstance(one.unless, Trait):
            return f" a menos que {self.voice.conditions.predicate(one.unless, subject, 's')}"
        return f" a menos que {self.voice.conditions.condition(one.unless, 's')}"

    def meanwhile(self, group: Sequence[State], mood: Mood) -> str | None:
        """What is so of them while they do something: mientras estén siendo desafiados, tus otros personajes ganan."""
        found, them = meanwhile(group, self.scene.usage), group[0].them
        if found is None or not isinstance(them, Every):
            return None
        doing = self.voice.conditions.predicate(Is(found[0]), Phrase("", True, self.nouns.is_feminine(them.cards)), "s")
        return f"mientras {doing}, {self.states(found[1], mood)}"

    def person(self, subject: Phrase) -> Subject:
        """The person of the verb: you are marked by the word tú."""
        return Subject(you=subject.text == "tú", plural=subject.plural)

    def said(self, subject: Phrase, predicate: str) -> str:
        """A subject, if it needs a word, and what is said of it."""
        return f"{'' if subject.text == 'tú' else subject.text} {predicate}".strip()

    def is_own(self, them: Them | Who) -> bool:
        """Whether something is said of you or of your cards."""
        if isinstance(them, str | PlayerOf):
            return is_you(them)
        return isinstance(them, This) or self.refs.met(them).whose == "yours"

    def state_subject(self, them: Them | Who) -> tuple[Phrase, str]:
        """Of whom it is said, and mientras estén aquí where that ends the sentence."""
        if isinstance(them, str | PlayerOf):
            if them == "each opponent" and not self.scene.usage.one_opponent:
                return Phrase("los oponentes", True), ""
            if them == "each player":
                return Phrase(f"los {self.words.word('player', True)}", True), ""
            who = self.refs.who(them)
            return Phrase("tú" if who.you else who.text, who.plural), ""
        if isinstance(them, Every) and them.cards.zone == "play":
            cards, had = without(them.cards, "here")
            if had and cards.whose == "any" and self.scene.last_them != them:
                return self.nouns.all(cards, "subject"), " mientras estén aquí"
        return self.refs.them(them, "subject"), ""

    def predicates(self, group: Sequence[State], subject: Phrase, mood: Mood) -> tuple[list[str], str]:
        """What is said of them, each with its verb."""
        told, tail = self.voice.granting.predicates(group, subject)
        said: list[str] = []
        last = ""
        for one in told:
            verb, text = f"no {one.verb}" if one.verb else _VERBS[one.sort], one.text
            if verb == last and one.sort in ("can't", "can"):
                before, price, paid = said[-1].partition(" a menos que ")
                before = before if price and text.endswith(price + paid) else said[-1]
                again = next((text.removeprefix(to) for to in _TO_BE if f" {to}" in before), text)
                said[-1] = f"{before} {'y' if one.sort == 'can' else 'ni'} {again}"
            elif verb == last:
                said[-1] = with_another(said[-1], text)
            else:
                no, _, plain = verb.rpartition(" ")
                said.append(f"{no} {self.words.conjugate(plain, self.person(subject).form(mood))} {text}".strip())
            last = verb
        return said, tail

    def classed(self, gain: GainClass) -> str:
        """A classification that they gain."""
        return f"la {self.words.word('classification')} {gain.classification}"

    def unclassed(self, subject: Phrase) -> str:
        """The classification that they lose."""
        return f"su {self.words.word('classification')}"

    def converted(self, kind: str) -> str:
        """The type that they are instead of what is printed."""
        return f"{'una' if self.words.feminine(kind) else 'un'} {self.words.word(kind)}"

    def duty(self, act: Duty, subject: Phrase) -> str:
        """What they must do."""
        return self.words.duties[act].format(o=ending("", subject.feminine, subject.plural))

    def lost(self, lose: Lose, subject: Phrase) -> str:
        """What they are without."""
        again = f" y no {'pueden' if subject.plural else 'puede'} volver a ganarlo" if lose.ever else ""
        what = lose.keyword or (f"la {self.words.word('ability')} {lose.ability}" if lose.ability else "")
        every = self.words.all_abilities[subject.plural]
        return (what or every or f"todas sus {self.words.word('ability', True)}") + again

    def acting(self, one: Cant | Can, subject: Phrase) -> str:
        """What they can or can't do, after that verb."""
        fem, plural = subject.feminine, subject.plural
        noun = ""
        if one.cards is not None:
            same = same_object(one.cards)
            joint = "ni" if isinstance(one, Cant) else "o"
            noun = (
                self.refs.them(same, "prep").text
                if same is not None
                else self.nouns.noun(one.cards, True, joint=joint, place=self.place(one.cards))
            )
        if isinstance(one, Can):
            return self.able(one, noun, plural)
        act = self.words.acts[one.act]
        o, juega = ending("", fem, plural), "juegan" if plural else "juega"
        many = {"s": "s" if plural else "", "es": "es" if plural else ""}
        text = act.said.format(o=o, juega=juega, turn=self.turn_of(one.them), **many)
        if one.until == "at the start of their next turn" and one.act.startswith("ready"):
            text = "enderezarse"
        if one.cards is not None:
            text = act.with_.format(o=o, noun=noun) if act.with_ else f"{text} con {noun}"
        if one.costs != 0:
            text += f" a menos que pagues {self.words.price(self.voice.measuring.value(one.costs))}"
        return text

    def turn_of(self, them: Them | Who) -> str:
        """Whose turn is meant: de tu turno, de su turno, de el turno de sus jugadores."""
        if isinstance(them, This) or (isinstance(them, Every) and them.cards.whose == "yours"):
            return "de tu turno"
        things = isinstance(them, Every) and not any(map(self.scene.usage.is_person, them.cards.types))
        return "de el turno de sus jugadores" if things else "de su turno"

    def place(self, cards: Cards) -> Place:
        """Whether it is said where such cards come from."""
        return "from" if cards.zone in self.scene.usage.told_zones else ""

    def able(self, can: Can, noun: str, plural: bool) -> str:
        """What they can do although the rules say otherwise."""
        act = self.words.licences[can.act]
        if act.home and self.scene.card == self.scene.usage.host and noun in ("", self.nouns.itself()):
            return act.home
        said = act.with_ if noun and act.with_ else act.said
        return said.format(noun=noun, juega="juegan" if plural else "juega")

    def whole(self, one: State, subject: Phrase, mood: Mood) -> str | None:
        """Sentences of which a predicate is not enough; the game turns some of them round."""
        if (own := self.words.own_state(self, one, subject, mood)) is not None:
            return own
        until = self.voice.granting.until(one.until)
        can = self.words.conjugate("poder", self.person(subject).form(mood))
        match one:
            case Lose(keeps=True, keyword=keyword) if keyword is not None:
                return self.said(subject, f"no {can} ganar {keyword}{until}")
            case Lose(ever=True, keyword=keyword) if keyword is not None and isinstance(one.them, This):
                return self.said(subject, f"no {can} tener ni ganar {keyword}{until}")
            case Cant(them="you", act="play", cards=None, costs=0):
                may = self.words.conjugate("poder", Subject(you=True).form(mood))
                return f"no {may} jugar {self.nouns.itself()}{until}"
        return None

    def again(self, them: Them | Who, subject: Phrase) -> str:
        """The subject again, as an object."""
        if isinstance(them, Every) and without(them.cards, "here")[1]:
            return self.nouns.all(them.cards, "subject").text
        if subject.text or isinstance(them, str | PlayerOf):
            return subject.text
        return self.nouns.itself() if isinstance(them, This) else self.refs.that(self.refs.met(them), "prep").text
