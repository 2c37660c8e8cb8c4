"""English sentences around effects: may, if, to, unless, one after the other, choose one, later."""

from __future__ import annotations

import re
from collections.abc import Sequence

import msgspec

from mazo.abilities.text.english.forms import Phrase, conjugator, listed
from mazo.abilities.text.english.part import Part
from mazo.abilities.text.plan.order import FRAMES, STATEMENTS, State
from mazo.abilities.text.plan.sentences import joined, lead, trail
from mazo.abilities.text.plan.shapes import is_you, same_object
from mazo.abilities.text.plan.telling import Mood
from mazo.abilities.tree.deeds import Do, RemoveCounters, ToDeck
from mazo.abilities.tree.effects import ChooseOne, EachCard, Effect, If, Instead, Move, Nothing, Play, Steps, Unless
from mazo.abilities.tree.facts import PlayerRule
from mazo.abilities.tree.nouns import Cards, Compare, Condition, Happened, Ref, This, When, Who
from mazo.abilities.tree.words import EventName

_WHOLE = (*STATEMENTS, *FRAMES, Steps, Nothing, PlayerRule)
"""What can't be said by a verb alone."""
_AGAIN = {"puts": "put", "plays": "play", "shuffles": "shuffle", "reveals": "reveal", "does": "do"}


class Flow(Part):
    """How clauses are said. Each method gives sentences without capitals and full stops."""

    def listed(self, words: Sequence[str]) -> str:
        """Words one after the other."""
        return listed(words)

    # Clauses.

    def states_of(self, states: Sequence[State], mood: Mood) -> str:
        """What is said of cards; English has no moods."""
        return self.voice.states.states(states)

    def given(self, states: Sequence[State]) -> str | None:
        """The same as something that a player gives them."""
        return self.voice.states.give(states)

    def more_allowed(self, rule: PlayerRule) -> str:
        """A player may do something more."""
        when = self.voice.granting.until(rule.until).strip() + ", " if rule.until else ""
        return f"{when}you may {self.voice.doing.act(rule, conjugator(True))[0]}"

    def each_does(self, who: Who, effect: Effect, mood: Mood) -> str:
        """Each of several players does it with their own deck."""
        subject = self.refs.who(who)
        return f"{subject.text} {self.voice.doing.act(effect, conjugator(subject.plural))[0]}"

    def done(self, effect: Effect, mood: Mood, after: Who | None) -> list[str]:
        """What a player does, and what follows it."""
        who = self.voice.telling.doer(effect, after)
        again = self.stage.introduced and after is None and who == self.stage.actor
        subject = self.refs.who("they" if again else who)
        if self.stage.subject_said and who == self.stage.actor:
            subject, self.stage.subject_said = Phrase(self.stage.subject_said), ""
        self.stage.current = who
        said, *more = self.voice.doing.act(effect, conjugator(subject.plural))
        if is_you(who):
            named = self.stage.explicit or (after is not None and not is_you(after))
            return [f"you {said}" if named else said, *more]
        begun = said if after == who else f"{subject.text} {said}"
        return [begun] + [one if one.startswith(("they ", "this ", "at ")) else self.again(one) for one in more]

    @staticmethod
    def again(text: str) -> str:
        """A verb in the third person, said of them."""
        verb, _, rest = text.partition(" ")
        return f"they {_AGAIN.get(verb, verb)} {rest}"

    def done_without_subject(self, effect: Effect) -> list[str]:
        """What a player does, after "may" and "to"."""
        return self.voice.doing.act(effect, conjugator(True))

    def suffers(self, done: Do, mood: Mood) -> str:
        """What is done to cards that are the subject already: is destroyed."""
        verb = self.words.verb(self.words.verbs[done.verb].verb)
        return f"{'are' if self.refs.met(done.them).plural else 'is'} {verb.past}"

    def have_each(self, who: Who, do: Effect) -> list[str]:
        """Each of those players is made to do it."""
        outer, self.stage.actor, self.stage.current = self.stage.actor, who, who
        said = lead(f"have {self.refs.who(who).text} ", self.voice.telling.infinitive(do))
        self.stage.actor = self.stage.current = outer
        return said

    def have_them(self, effects: Sequence[Effect]) -> list[str]:
        """Another player is made to do it."""
        subject = self.refs.who(self.voice.telling.doer(effects[0]))
        return lead(f"have {subject.text} ", self.voice.doing.act(effects[0], conjugator(True)))

    def third(self, effect: Effect, plural: bool) -> str:
        """What another player does, after its subject."""
        if isinstance(effect, _WHOLE):
            return f"{conjugator(plural)('choose')} to {self.voice.telling.infinitive(effect)[0]}"
        return self.voice.doing.act(effect, conjugator(plural))[0]

    # Who does, may or doesn't.

    def actor_does(self) -> str:
        """What came before was done."""
        done, you = self.scene.done, is_you(self.stage.actor)
        if isinstance(done, RemoveCounters) and done.up_to and you:
            return f"you removed {self.words.removable} this way"
        return "you do" if you else "they do"

    def may_opening(self, who: Who) -> str:
        """That player may."""
        return f"{self.refs.who(who).text} may "

    def they_may(self, do: Effect) -> str | None:
        """What is allowed, where it is said of the cards that are moved."""
        return self.voice.playing.they_may(do) if isinstance(do, Move) and do.said == "they" else None

    def for_each(self, who: Who) -> str:
        """For each of those players, as the beginning of a sentence."""
        return f"for {self.refs.who(who).text}, "

    def for_each_card(self, phrase: str) -> str:
        """For each of those cards, as the beginning of a sentence."""
        opening = phrase if phrase.startswith("each ") else f"each of {phrase}"
        return f"for {opening.replace('each of all ', 'each of ')}, "

    def each_either(self, who: Who, do: Effect) -> str | None:
        """English says of each player alone what they do."""
        return None

    def on_each(self, effect: EachCard) -> bool:
        """English says of each card alone what is done with it."""
        return False

    def is_one_verb(self, effect: Effect) -> bool:
        """English has no verb for the cards that are left."""
        return False

    def for_each_who_doesnt(self, who: Who) -> str:
        """For each of those players who doesn't do it."""
        return f"for {self.refs.who(who).text} who doesn't, "

    def if_they_dont(self, who: Who) -> str:
        """If that player doesn't do it."""
        return "otherwise, " if is_you(who) else "if they don't, "

    def those_with(self, effect: If, who: Who) -> str | None:
        """Those of the players of whom a condition holds."""
        if effect.instead or effect.otherwise is not None:
            return None
        text = self.voice.conditions.condition(effect.condition)
        if text.startswith("they have "):
            return f"{self.refs.who(who).text} with {text.removeprefix('they have ')}"
        past = isinstance(effect.condition, Compare) and isinstance(effect.condition.left, Happened)
        if text.startswith("they ") and past:
            return f"{self.refs.who(who).text} who {text.removeprefix('they ')}"
        return None

    def unless(self, condition: Condition) -> str:
        """A condition, after "unless"."""
        return self.voice.conditions.condition(condition)

    def unless_they(self, effect: Unless) -> list[str]:
        """It happens unless a player does something else."""
        if effect.said == "stopping":
            said = self.voice.telling.sentences(effect.do)
            return [*said, *trail(self.voice.telling.may(effect.instead, effect.who), self.words.stopping)]
        said = self.voice.telling.sentences(effect.do)
        if not isinstance(effect.do, _WHOLE) and is_you(self.voice.telling.doer(effect.do)):
            said = lead("you ", said)
        subject = self.refs.who(effect.who)
        outer, self.stage.actor, self.stage.current = self.stage.actor, effect.who, effect.who
        other = self.third(effect.instead, subject.plural)
        self.stage.actor = outer
        return trail(said, f" unless {subject.text} {other}")

    # What happens, or would.

    def after(self, event: EventName) -> str:
        """What is said behind an effect that follows an event."""
        return self.words.after.get(event, "")

    def happens(self, when: When) -> str:
        """The event that will happen."""
        return self.voice.happening.event(when).present()

    def would(self, when: When) -> str:
        """The event that would happen."""
        return self.voice.happening.event(when).would()

    def if_happens(self, when: When) -> str:
        """The event that may happen."""
        return f"if {self.happens(when)}"

    def once_happens(self, when: When) -> str:
        """The event that will happen at some time."""
        return f"when {self.happens(when)}"

    def doesnt(self, when: When, mood: Mood) -> str:
        """The event denied: doesn't damage it."""
        event = self.voice.happening.event(when)
        article, _, noun = event.subject.text.partition(" ")
        if isinstance(when.cards, Cards) and same_object(when.cards) is None and article in ("a", "an"):
            return msgspec.structs.replace(event, subject=Phrase(f"no {noun}")).present()
        return event.denied()

    def replacing(self, effect: Instead) -> str:
        """Which time a replacement works."""
        if effect.next or effect.first:
            return "the next time" if effect.next else "the first time each turn"
        return effect.when.said or "if"

    def saving(self, event: EventName) -> str:
        """In order to keep those cards from an event."""
        verb = self.words.saved.get(event)
        return f" to {verb} {self.refs.them(Ref('subject')).text}" if verb else ""

    def prevented(self, when: When) -> str:
        """Nothing instead of what would happen."""
        if when.event in self.words.prevented:
            return self.words.prevented[when.event]
        if when.event not in self.words.spared:
            return "nothing happens instead"
        phrase = self.refs.them(This() if when.cards == "this" else Ref("subject"), "subject")
        if isinstance(when.cards, Cards) and (same := same_object(when.cards)) is not None:
            phrase = self.refs.them(same, "subject")
        return f"{phrase.text} {conjugator(phrase.plural)('take')} no {self.words.spared[when.event]} instead"

    def more_done(self, verb: str, amount: int) -> str:
        """More of the same, in short: deal 3 damage."""
        deed = self.words.verbs[verb]
        return f"{deed.verb} {amount} {deed.measured}"

    def more_removed(self, kind: str, amount: int, up_to: bool) -> str:
        """More of the same, in short: remove up to 3 damage."""
        one, many = self.voice.deeds.counters(kind)
        what = self.words.counters[kind].mass or (one if amount == 1 else many)
        return f"remove {'up to ' if up_to else ''}{amount} {what}"

    # Choices.

    def choosing(self, effect: ChooseOne, infinitive: bool) -> str:
        """The opening of a choice, without its colon."""
        subject = self.refs.who(effect.by)
        v = conjugator(subject.plural or infinitive)
        who = "" if is_you(effect.by) or infinitive else f"{subject.text} "
        count = "one" if effect.count == 1 else self.voice.measuring.value(effect.count)
        what = listed(effect.labels, "or") if effect.labels else f"{'up to ' if effect.up_to else ''}{count}"
        return f"{who}{v('choose')} {what}"

    def from_two_zones(self, play: Play, cards: Cards, infinitive: bool) -> str:
        """A card played from hand or from the discard."""
        said = self.voice.doing.act(play, conjugator(True))[0]
        kind = self.nouns.noun(msgspec.structs.replace(cards, where=(), whose="any"), carded=False)
        zones = f"from your {self.words.word('hand')} or {self.words.word('discard')}"
        return said.replace(f" {kind} ", f" {kind} {zones} ", 1)

    def top_or_discard(self, effect: ToDeck, infinitive: bool) -> str:
        """A card put on the deck or into the discard."""
        phrase = self.refs.them(effect.them).text
        deck, discard = self.voice.deeds.hands(effect.them, "deck"), self.voice.deeds.hands(effect.them, "discard")
        return f"put {phrase} on the top of {deck} or into {discard}"

    def one_of(self, effect: ChooseOne, infinitive: bool) -> str:
        """One of several, as "this or that"."""
        if is_you(effect.by) or infinitive:
            return listed([joined(self.voice.telling.infinitive(one), "”") for one in effect.of], "or")
        subject = self.refs.who(effect.by)
        return f"{subject.text} " + listed([self.third(one, subject.plural) for one in effect.of], "or")

    def up_to(self, said: str, number: int) -> str:
        """At most that number: draw up to 2 cards."""
        return said.replace(f" {number} ", f" up to {number} ", 1)

    def between(self, said: str, least: int, most: int) -> str:
        """Any number in between: has strength 0 to 10."""
        return said.replace(f" {least} ", f" {least} to {most} ", 1)

    def either_way(self, said: str) -> str:
        """Gaining or losing: +1 or -1 {S}."""
        return re.sub(r"\+(\d+)", r"+\1 or -\1", said, count=1)
