"""Spanish sentences around effects: puedes, si, para, a menos que, one after the other, elige uno, later."""

from __future__ import annotations

from collections.abc import Sequence

import msgspec

from mazo.abilities.text.plan.order import FRAMES, STATEMENTS, STATES, State, clauses_of, is_statement
from mazo.abilities.text.plan.sentences import joined, lead, trail
from mazo.abilities.text.plan.shapes import is_you, same_object
from mazo.abilities.text.plan.telling import Mood
from mazo.abilities.text.plan.usage import Met
from mazo.abilities.text.spanish.clauses import none_of
from mazo.abilities.text.spanish.forms import Form, Subject, ending, listed
from mazo.abilities.text.spanish.part import Part
from mazo.abilities.tree.deeds import Do, Reveal, Sort, ToDeck
from mazo.abilities.tree.effects import ChooseOne, EachCard, Effect, If, Instead, Nothing, Play, Steps, To, Unless
from mazo.abilities.tree.facts import PlayerRule
from mazo.abilities.tree.nouns import Cards, Condition, Every, Ref, Top, When, Who
from mazo.abilities.tree.words import EventName


class Flow(Part):
    """How clauses are said. Each method gives sentences without capitals and full stops."""

    def listed(self, words: Sequence[str]) -> str:
        """Words one after the other; what is searched for and revealed leaves the conjunction to the last of them."""
        if len(words) > 1 and words[0].startswith("buscar "):
            searched = words[0].replace(" y revelarla", ", revelarla", 1).replace(" y revelarlas", ", revelarlas", 1)
            words = [searched, *words[1:]]
        return listed(words)

    # Clauses.

    def states_of(self, states: Sequence[State], mood: Mood) -> str:
        """What is said of cards, in that mood."""
        said = self.voice.states.states(states, mood, named=self.stage.names_again)
        self.others_did(states[0].them != "you")
        return said

    def given(self, states: Sequence[State]) -> str | None:
        """Spanish makes it so that cards have it."""
        return None

    def more_allowed(self, rule: PlayerRule) -> str:
        """A player may do something more."""
        when = self.voice.granting.until(rule.until).strip() + ", " if rule.until else ""
        return f"{when}puedes {self.voice.doing.act(rule, 'inf')[0]}"

    def each_does(self, who: Who, effect: Effect, mood: Mood) -> str:
        """Each of several players does it with their own deck."""
        subject = self.refs.who(who)
        self.stage.others_act = True
        return f"{subject.text} {self.voice.doing.act(effect, subject.form(mood))[0]}"

    def done(self, effect: Effect, mood: Mood, after: Who | None) -> list[str]:
        """What a player does, and what follows it."""
        if isinstance(effect, Reveal) and isinstance(effect.them, Top) and effect.them.whose == "any":
            own = msgspec.structs.replace(effect, them=msgspec.structs.replace(effect.them, whose="theirs"))
            said = self.each_does("each player", own, mood)
            self.scene.meet("looked", Met("card", True, "any"))
            return [said]
        who = self.voice.telling.doer(effect, after)
        subject = self.subject_of(who, after)
        self.stage.current = who
        changed = self.is_told() or (after is not None and not is_you(after))
        if after is not None and is_you(after):
            changed = self.stage.told
        elif self.calls_by_pronoun(effect):
            changed = self.stage.explicit
        form: Form = "imp" if subject.you and mood == "i" and not changed else subject.form(mood)
        said, *more = self.voice.doing.act(effect, form)
        self.stage.others_act = not subject.you
        self.stage.told = form == "i2" or (self.words.tells and self.stage.told and form == "imp")
        doer = "tú" if subject.you and after is not None and not is_you(after) and mood == "i" else subject.text
        return [said if after == who else f"{doer} {said}".strip(), *more]

    def is_told(self) -> bool:
        """Whether what you do now is told: a command could be taken for what others do, or for another manner."""
        return self.stage.explicit or self.stage.others_act or (self.words.tells and self.stage.told)

    def command(self, infinitive: bool = False) -> Form:
        """The form of what you do: a command, unless it could be taken for what others do."""
        return "inf" if infinitive else "i2" if self.is_told() else "imp"

    def calls_by_pronoun(self, effect: Effect) -> bool:
        """Whether the verb takes a pronoun, which tells a command from a statement: ponla, la pone."""
        them = getattr(effect, "them", None)
        return isinstance(them, Ref) and self.scene.last == them.name and not isinstance(effect, Play)

    def subject_of(self, who: Who, after: Who | None) -> Subject:
        """Who does it: in a loop by the words it was told to use, or again, for "roba" alone would be a command."""
        subject = self.refs.who(who)
        if is_you(who) or who != self.stage.actor:
            return subject
        if self.stage.subject_said:
            subject, self.stage.subject_said = Subject(self.stage.subject_said), ""
        elif self.stage.introduced and after is None and (self.stage.looped or not subject.text.startswith("cada ")):
            return self.refs.who("they")
        return subject

    def done_without_subject(self, effect: Effect) -> list[str]:
        """What a player does, as an infinitive."""
        return self.voice.doing.act(effect, "inf")

    def have_them(self, effects: Sequence[Effect]) -> list[str]:
        """Another player is made to do it."""
        return lead("hacer que ", self.voice.framing.clause(effects, "s"))

    def suffers(self, done: Do, mood: Mood) -> str:
        """What is done to cards that are the subject already: es destruido."""
        met = self.refs.met(done.them)
        be = self.words.conjugate("ser", Subject(plural=met.plural).form(mood))
        stem = self.words.participle(self.words.verbs[done.verb].verb).removesuffix("o")
        return f"{be} {ending(stem, self.words.feminine(met.kind), met.plural)}"

    def have_each(self, who: Who, do: Effect) -> list[str]:
        """Each of those players is made to do it."""
        return lead("hacer que ", self.voice.telling.each_player(who, do, "s"))

    # Who does, may or doesn't.

    def others_did(self, others: bool) -> None:
        """Cards did something or are so, after which a command could be taken for what they do as well."""
        if self.words.tells and others:
            self.stage.others_act = True

    def had_by(self, others: bool) -> None:
        """A player has or does something: after another one than you, a command could be taken for what they do."""
        self.stage.others_act = others or (self.words.tells and self.stage.others_act)

    def actor_does(self, mood: Mood) -> str:
        """What came before was done."""
        self.stage.others_act = not is_you(self.stage.actor)
        subject = self.refs.who(self.stage.actor)
        person = Subject(you=subject.you, plural=subject.plural)
        return f"lo {self.words.conjugate('hacer', person.form(mood))}"

    def may_opening(self, who: Who) -> str:
        """That player may."""
        subject = self.refs.who(who)
        self.stage.others_act, self.stage.told = not subject.you, False
        return f"{subject.text} {self.words.conjugate('poder', subject.form('i'))} ".lstrip()

    def they_may(self, do: Effect) -> str | None:
        """Spanish says of the player what is allowed."""
        return None

    def for_each(self, who: Who) -> str:
        """For each of those players, as the beginning of a sentence."""
        subject = self.refs.who(who)
        self.stage.looped = True
        return f"por {'ti' if subject.you else subject.text}, "

    def for_each_card(self, phrase: str) -> str:
        """For each of those cards, as the beginning of a sentence."""
        return f"por {phrase if phrase.startswith('cada ') else f'cada {self.words.card} de entre {phrase}'}, "

    def each_either(self, who: Who, do: Effect) -> str | None:
        """Each of those players does one of several things."""
        if isinstance(do, ChooseOne) and do.said == "or" and do.by in ("they", who):
            return self.voice.framing.either(msgspec.structs.replace(do, by=who), False)
        return None

    def on_each(self, effect: EachCard) -> bool:
        """Whether each of the cards is acted upon at once, so that all is said of them together."""
        first = clauses_of(effect.do, self.scene.usage)[0].effects[0]
        first = first.cost if isinstance(first, To) else first
        if self.scene.usage.counted_again and isinstance(first, STATES) and isinstance(effect.them, Every):
            return first.them == Ref("it")
        return not is_statement(first, self.scene.usage) and not isinstance(first, FRAMES)

    def is_one_verb(self, effect: Effect) -> bool:
        """Whether all the cards looked at go one way, which is one verb."""
        return isinstance(effect, Sort) and (not effect.puts or self.scene.usage.quiet_search)

    def for_each_who_doesnt(self, who: Who) -> str:
        """For each of those players who doesn't do it."""
        return f"por {self.refs.who(who).text} que no lo haga, "

    def if_they_dont(self, who: Who) -> str:
        """If that player doesn't do it."""
        self.stage.others_act = not is_you(who)
        return "si no, " if is_you(who) else "si no lo hace, "

    def those_with(self, effect: If, who: Who) -> str | None:
        """Those of the players of whom a condition holds: cada oponente con más gloria que tú."""
        if effect.instead or effect.otherwise is not None:
            return None
        text, they = self.voice.conditions.condition(effect.condition), self.refs.who("they").text
        if text.startswith(has := f"{they} tiene "):
            return f"{self.refs.who(who).text} con {text.removeprefix(has)}"
        if text.startswith(f"{they} ha "):
            return f"{self.refs.who(who).text} que {text.removeprefix(they).strip()}"
        return None

    def unless(self, condition: Condition) -> str:
        """A condition, after "a menos que"."""
        return self.voice.conditions.condition(condition, "s")

    def unless_they(self, effect: Unless) -> list[str]:
        """It happens unless a player does something else."""
        if effect.said == "stopping":
            said = self.voice.telling.sentences(effect.do)
            may = self.voice.telling.may(effect.instead, effect.who)
            return [*said, *trail(may, self.words.stopping)]
        self.stage.others_act = not is_you(effect.who)
        said = self.voice.telling.sentences(effect.do)
        subject = self.refs.who(effect.who)
        outer, self.stage.actor, self.stage.current = self.stage.actor, effect.who, effect.who
        form = subject.form("s")
        if isinstance(effect.instead, (*STATEMENTS, *FRAMES, Steps, Nothing, PlayerRule)):
            other = f"{self.words.conjugate('elegir', form)} {self.voice.telling.infinitive(effect.instead)[0]}"
        else:
            other = self.voice.doing.act(effect.instead, form)[0]
        self.stage.actor = outer
        return trail(said, f" a menos que {subject.text} {other}".replace("  ", " "))

    # What happens, or would.

    def after(self, event: EventName) -> str:
        """What is said behind an effect that follows an event."""
        return self.words.after.get(event, "")

    def happens(self, when: When) -> str:
        """The event that will happen."""
        return self.voice.happening.event(when).said("s")

    def would(self, when: When) -> str:
        """The event that would happen."""
        return self.voice.happening.event(when).would()

    def if_happens(self, when: When) -> str:
        """The event that may happen."""
        return f"si {self.voice.happening.event(when).said('i')}"

    def once_happens(self, when: When) -> str:
        """The event that will happen at some time."""
        return f"cuando {self.happens(when)}"

    def doesnt(self, when: When, mood: Mood) -> str:
        """The event denied: no hace daño."""
        event = self.voice.happening.event(when)
        text = event.subject.text
        if isinstance(when.cards, Cards) and same_object(when.cards) is None and none_of(text) != text:
            nobody = msgspec.structs.replace(event.subject, text=none_of(text))
            return msgspec.structs.replace(event, subject=nobody).said(mood)
        return event.denied(mood)

    def replacing(self, effect: Instead) -> str:
        """Which time a replacement works."""
        return "la próxima vez que" if effect.next else "la primera vez cada turno que" if effect.first else "si"

    def saving(self, event: EventName) -> str:
        """In order to keep those cards from an event."""
        them = self.refs.pronoun(self.refs.met(Ref("subject")), "object")
        verb = self.words.saved.get(event)
        return f" para {self.voice.deeds.with_object('inf', verb, them)}" if verb else ""

    def prevented(self, when: When) -> str:
        """Nothing instead of what would happen."""
        return self.words.prevented.get(when.event, "no pasa nada en su lugar")

    def more_done(self, verb: str, amount: int) -> str:
        """More of the same, in short: inflige 3 de daño."""
        deed = self.words.verbs[verb]
        return f"{self.words.conjugate(deed.verb, self.command())} {amount} de {deed.measured}"

    def more_removed(self, kind: str, amount: int, up_to: bool) -> str:
        """More of the same, in short: retira hasta 3 de daño."""
        one, many, _ = self.voice.deeds.counters(kind)
        mass = self.words.counters[kind].mass
        what = f"de {mass}" if mass else one if amount == 1 else many
        return f"{self.words.conjugate('retirar', self.command())} {'hasta ' if up_to else ''}{amount} {what}"

    # Choices.

    def choosing(self, effect: ChooseOne, infinitive: bool) -> str:
        """The opening of a choice, without its colon."""
        subject = self.refs.who(effect.by)
        form: Form = self.command(infinitive) if infinitive or subject.you else subject.form("i")
        who = "" if not subject.text or infinitive else f"{subject.text} "
        count = "uno" if effect.count == 1 else self.voice.measuring.value(effect.count)
        what = listed(effect.labels, "o") if effect.labels else f"{'hasta ' if effect.up_to else ''}{count}"
        return f"{who}{self.words.conjugate('elegir', form)} {what}"

    def from_two_zones(self, play: Play, cards: Cards, infinitive: bool) -> str:
        """A card played from hand or from the discard."""
        played = joined(self.voice.doing.act(play, self.command(infinitive)), "»")
        zones = f"de tu {self.words.word('hand')} o de tu {self.words.word('discard')}"
        return played.replace(f" {self.words.free}", f" {zones} {self.words.free}", 1)

    def top_or_discard(self, effect: ToDeck, infinitive: bool) -> str:
        """A card put on the deck or into the discard."""
        there = self.voice.deeds.hands(effect.them, "discard")
        return f"{self.voice.doing.act(effect, self.command(infinitive))[0]} o en {there}"

    def one_of(self, effect: ChooseOne, infinitive: bool) -> str:
        """One of several, as "this or that"."""
        telling = self.voice.telling
        if infinitive:
            return listed([joined(telling.infinitive(one), "»") for one in effect.of], "o")
        if is_you(effect.by):
            return listed([joined(telling.sentences(one), "»") for one in effect.of], "o")
        subject = self.refs.who(effect.by)
        choices = listed([telling.infinitive(one)[0] for one in effect.of], "o")
        return f"{subject.text} {self.words.conjugate('deber', subject.form('i'))} {choices}"

    def up_to(self, said: str, number: int) -> str:
        """At most that number: robar hasta 2 cartas."""
        return said.replace(f" {number} ", f" hasta {number} ", 1)

    def between(self, said: str, least: int, most: int) -> str:
        """Any number in between: tiene Poder entre 0 y 10."""
        return said.replace(f" {least} ", f" entre {least} y {most} ", 1)

    def either_way(self, said: str) -> str:
        """Gaining or losing: gana o pierde 1 al Poder."""
        forms: tuple[Form, ...] = ("i3", "i3p", "s3", "s3p")
        gain, lose = ({form: self.words.conjugate(one, form) for form in forms} for one in ("ganar", "perder"))
        form = next(one for one in forms if f" {gain[one]} " in said)
        return said.replace(f" {gain[form]} ", f" {gain[form]} o {lose[form]} ", 1)
