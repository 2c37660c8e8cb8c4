"""What is said of cards in English: they get, gain, lose, can, can't and must."""

from __future__ import annotations

from collections.abc import Sequence

from mazo.abilities.text.english.forms import Phrase, a, conjugator, listed, possessive
from mazo.abilities.text.english.part import Part
from mazo.abilities.text.plan.describing import Place
from mazo.abilities.text.plan.order import State
from mazo.abilities.text.plan.sentences import capital
from mazo.abilities.text.plan.shapes import is_you, same_object, without
from mazo.abilities.text.plan.together import meanwhile
from mazo.abilities.tree.effects import Can, Cant, Gain, GainClass, Get, Keyword, Lose, Must
from mazo.abilities.tree.nouns import Cards, Condition, Every, Is, PlayerOf, Ref, Them, This, Trait, Who
from mazo.abilities.tree.words import Duty


class States(Part):
    """What is so, for a while or as long as a card is in play."""

    def states(self, group: Sequence[State], role: str = "subject") -> str:
        """One sentence about the same cards: chosen character gets +1 {L} and gains Haste this turn."""
        them = group[0].them
        if isinstance(them, Ref) and self.leads(group) and self.scene.last == them.name:
            subject, here = Phrase(self.refs.them_again(them), self.refs.met(them).plural), ""
        else:
            subject, here = self.state_subject(them, group)
        if (turned := self.meanwhile(group)) is not None:
            return turned
        if (whole := self.whole(group[0], subject)) is not None and len(group) == 1:
            return whole
        said, tails = self.predicates(group, subject)
        until = group[0].until
        alone = len(group) == 1 and self.voice.granting.spares(group[0])
        duration = self.voice.granting.until(
            until, isinstance(group[0], Cant) and not alone, self.is_own(group[0].them)
        )
        if alone and until in self.words.acts[group[0].act].timed:  # type: ignore[union-attr]
            duration = ""
        if isinstance(group[0], Must | Can) or not isinstance(group[-1], Must):
            able = ""
        else:
            able = " if able"
        end = f"{tails}{duration}" if tails.startswith(" equal to") else f"{duration}{able}{tails}"
        for one in group:
            if isinstance(one, Get) and one.only is not None:
                doing = self.words.states[one.only.state].said if isinstance(one.only, Is) else ""
                end = f" while {doing.removeprefix('is ') or self.voice.describing.after(one.only, False, True)}{end}"
            elif isinstance(one, Cant):
                end += self.excuse(one.unless)
        text = f"{subject.text} {self.strung(said)}{end}{here}"
        if self.leads(group):
            return f"{duration.strip()}, {text.replace(duration, '', 1)}"
        if counted := next(
            (
                found
                for one in group
                if isinstance(one, Get) and (found := self.voice.measuring.measure(one.amount).counted)
            ),
            "",
        ):
            return f"count {counted}. {capital(text)}"
        return f"{tails.strip()}, {text.replace(tails, '', 1)}" if self.counted_first(group) and tails else text

    def meanwhile(self, group: Sequence[State]) -> str | None:
        """What is so of them while they do something: while being attacked, your other characters gain Armour."""
        found = meanwhile(group, self.scene.usage)
        if found is None:
            return None
        doing = self.words.states[found[0]].said.removeprefix("is ")
        return f"while {doing}, {self.states(found[1])}"

    def strung(self, said: Sequence[str]) -> str:
        """Predicates of one subject one after the other."""
        return listed(said)

    def leads(self, group: Sequence[State]) -> bool:
        """Whether the time stands before all else: while this item is in play, that character gains Flight."""
        until = group[0].until
        if until == "while this is in play":
            return not (isinstance(group[0], Cant) and group[0].act in self.scene.usage.trailing)
        if until == "until your next turn":
            return isinstance(group[-1], Must)
        return (
            until == "this turn"
            and len(group) > 1
            and self.voice.granting.spares(group[0])
            and not self.voice.granting.spares(group[-1])
        )

    def counted_first(self, group: Sequence[State]) -> bool:
        """Whether what it is counted by stands before all else: for each item you have in play, this character gets."""
        amounts = [one.amount for one in group if isinstance(one, Get)]
        amounts += [one.ability.amount for one in group if isinstance(one, Gain) and isinstance(one.ability, Keyword)]
        return any(not isinstance(one, int) and self.voice.measuring.measure(one).first for one in amounts)

    def give(self, group: Sequence[State]) -> str | None:
        """The same with the player as the subject: give chosen character +1 {L} and Haste this turn."""
        if not all(isinstance(one, Get | Gain | GainClass) for one in group):
            return None
        them = group[0].them
        if not isinstance(them, str | PlayerOf):
            phrase, until = self.refs.them(them), self.voice.granting.until(group[0].until)
            told, tails = self.voice.granting.predicates(group, phrase)
            objects = [one.text for one in told]
            if (
                len(group) == 1
                and isinstance(group[0], Get)
                and tails.startswith(" equal to ")
                and objects[0][0] == "+"
            ):
                figure = tails.removeprefix(" equal to ")
                return f"add {figure} to {possessive(phrase.text)} {objects[0][1:]}{until}"
            if "equal to" not in tails:
                return f"give {phrase.text} {self.strung(objects)}{until}{tails}"
        return None

    def is_own(self, them: Them | Who) -> bool:
        """Whether something is said of you or of your cards."""
        if isinstance(them, str | PlayerOf):
            return is_you(them)
        return isinstance(them, This) or self.refs.met(them).whose == "yours"

    def state_subject(self, them: Them | Who, group: Sequence[State]) -> tuple[Phrase, str]:
        """Of whom it is said, and "while here" where that ends the sentence."""
        if isinstance(them, str | PlayerOf):
            if them == "each opponent" and isinstance(group[0], Cant) and not self.scene.usage.one_opponent:
                return Phrase("opponents", True), ""
            if them == "each player":
                return Phrase(self.words.word("player", True), True), ""
            return self.refs.who(them), ""
        if isinstance(them, Every) and them.cards.zone == "play":
            cards, had = without(them.cards, "here")
            if had and cards.whose == "any" and self.scene.last_them != them and cards.said != "there":
                return self.nouns.all(cards, "subject", said=them.said), " while here"
            timed = group[0].until is not None and isinstance(group[0], Get)
            if cards.whose == "opposing" and timed and not them.said:
                return self.refs.them(them, "each"), ""
        return self.refs.them(them, "subject"), ""

    def predicates(self, group: Sequence[State], subject: Phrase) -> tuple[list[str], str]:
        """What is said of them, each with its verb."""
        told, tail = self.voice.granting.predicates(group, subject)
        said: list[str] = []
        last = ""
        for one in told:
            verb, text = one.verb or one.sort, one.text
            if verb == last and verb in ("can't", "can"):
                price = said[-1].rpartition(" unless ")
                before = price[0] if price[1] and text.endswith(price[1] + price[2]) else said[-1]
                said[-1] = f"{before} or {text}"
            elif verb == last:
                said[-1] = self.with_another(said[-1], text)
            else:
                said.append(f"{conjugator(subject.plural)(verb)} {text}")
            last = verb
        return said, tail

    def with_another(self, said: str, text: str) -> str:
        """A predicate with one more object of the same verb: gain Haste, Fury, and Flight."""
        before, joint, last = said.rpartition(" and ")
        if joint and "“" not in said and " this " not in last:
            return f"{before}, {last}, and {text}" if ", and " not in said else f"{said}, and {text}"
        return f"{said} and {text}"

    def classed(self, gain: GainClass) -> str:
        """A classification that they gain."""
        return f"the {gain.classification} {self.words.word('classification')}"

    def unclassed(self, subject: Phrase) -> str:
        """The classification that they lose."""
        return f"{'their' if subject.plural else 'its'} {self.words.word('classification')}"

    def converted(self, kind: str) -> str:
        """The type that they are instead of what is printed."""
        return f"considered {a(self.words.word(kind))}"

    def duty(self, act: Duty, subject: Phrase) -> str:
        """What they must do."""
        return self.words.duties[act]

    def lost(self, lose: Lose, subject: Phrase) -> str:
        """What they are without."""
        what = f"the {lose.ability} {self.words.word('ability')}" if lose.ability else lose.keyword
        text = what or f"all {self.words.word('ability', True)}"
        return f"{text} and can't gain {lose.keyword or 'it'}" if lose.ever else text

    def acting(self, one: Cant | Can, subject: Phrase) -> str:
        """What they can or can't do, after that verb."""
        own = {"their": self.turns_of(one.them), "theyre": "they're"}
        noun = self.nouns.noun(one.cards, True, place=self.place(one.cards)) if one.cards is not None else ""
        if one.cards is not None and (same := same_object(one.cards)) is not None:
            noun = self.refs.them(same).text
        if isinstance(one, Can):
            return self.able(one, noun)
        act = self.words.acts[one.act]
        text = act.said.format(**own).replace("players' turn", "players' turns")
        if one.until == "at the start of their next turn" and one.act.startswith("ready"):
            text = "ready"
        if one.cards is not None:
            text = act.with_.format(noun=noun) if act.with_ else f"{text} with {noun}"
        if one.costs != 0:
            text += f" unless you pay {self.words.price(self.voice.measuring.value(one.costs))}"
        return text

    def turns_of(self, them: Them | Who) -> str:
        """Whose turns are meant: your, their, their players'."""
        if isinstance(them, str | PlayerOf):
            return "their"
        if isinstance(them, This) or (isinstance(them, Every) and them.cards.whose == "yours"):
            return "your"
        person = not isinstance(them, Every) or any(map(self.scene.usage.is_person, them.cards.types))
        return "their" if person else "their players'"

    def excuse(self, unless: Trait | Condition | None) -> str:
        """What stands after all else: unless they're at a location."""
        if unless is None:
            return ""
        if not isinstance(unless, Trait):
            return f" unless {self.voice.conditions.condition(unless)}"
        if isinstance(unless, Is):
            return f" unless they {self.nouns.stated(unless.state, True, 'them')}".replace("they are ", "they're ")
        return f" unless they're {self.nouns.noun(Cards((self.scene.usage.being,), where=(unless,)), True)}"

    def being(self, them: Them) -> str:
        """The cards with the verb, as a pronoun: he's, they're."""
        if not isinstance(them, This) or self.scene.pronoun == "they":
            return "they're"
        return f"{self.nouns.itself()} is" if self.scene.pronoun == "this" else f"{self.scene.pronoun}'s"

    def place(self, cards: Cards) -> Place:
        """Whether it is said where such cards come from."""
        return "from" if cards.zone in self.scene.usage.told_zones else ""

    def able(self, can: Can, noun: str) -> str:
        """What they can do although the rules say otherwise."""
        act = self.words.licences[can.act]
        if act.home and self.scene.card == self.scene.usage.host and noun in ("", self.nouns.itself()):
            return act.home
        said = act.with_ if noun and act.with_ else act.said
        return said.format(noun=noun, being=self.being(can.them))

    def whole(self, one: State, subject: Phrase) -> str | None:
        """Sentences of which a predicate is not enough; the game turns some of them round."""
        if (own := self.words.own_state(self, one, subject)) is not None:
            return own
        until = self.voice.granting.until(one.until)
        match one:
            case Must(act=act):
                return f"{subject.text} must {self.words.duties[act]}{until} if able"
            case Lose(keeps=True, keyword=keyword) if keyword is not None:
                return f"{subject.text} can't gain {keyword}{until}"
            case Lose(ever=True, keyword=keyword) if keyword is not None and isinstance(one.them, This):
                return f"{subject.text} can't have or gain {keyword}{until}"
            case Cant(them="you", act="play", cards=None, costs=0):
                return f"you can't play {self.nouns.itself()}{until}"
        return None

    def as_object(self, them: Them | Who, subject: Phrase) -> str:
        """The subject again, as an object."""
        if isinstance(them, str | PlayerOf):
            return "you" if is_you(them) else subject.text
        if isinstance(them, Every) and without(them.cards, "here")[1]:
            return self.nouns.all(them.cards, "object", said=them.said or "bare").text
        if subject.text in ("he", "she", "they"):
            return {"he": "him", "she": "her", "they": "them"}[subject.text]
        return subject.text
