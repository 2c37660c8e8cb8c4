"""English sentences around effects: may, if, to, unless, one after the other, choose one, later."""

from __future__ import annotations

from collections.abc import Sequence

import msgspec

from mazo.abilities.text.english.forms import Conjugate, Phrase, conjugator, listed
from mazo.abilities.text.english.part import Part
from mazo.abilities.text.plan.order import (
    FRAMES,
    STATEMENTS,
    STATES,
    State,
    by_each,
    inks_more,
    is_statement,
    same_choice,
    sings,
)
from mazo.abilities.text.plan.scene import EDGES, is_you, same_object
from mazo.abilities.text.plan.sentences import capital, lead, trail
from mazo.abilities.text.plan.telling import Mood
from mazo.abilities.tree.deeds import Do, RemoveCounters, ToDeck
from mazo.abilities.tree.effects import (
    ChooseOne,
    EachCard,
    EachPlayer,
    Effect,
    Get,
    If,
    Instead,
    Move,
    Nothing,
    PayLess,
    Play,
    PlayersMay,
    Repeat,
    Steps,
    To,
    Unless,
)
from mazo.abilities.tree.facts import PlayerRule
from mazo.abilities.tree.nouns import (
    Cards,
    Chosen,
    Condition,
    Ref,
    This,
    When,
    Who,
)


def joined(parts: Sequence[str]) -> str:
    """Sentences one after the other, each but the last with its full stop."""
    out = ""
    for index, one in enumerate(parts):
        out += (" " if out else "") + (capital(one) if out else one)
        if index < len(parts) - 1 and not one.endswith((".", ".”", ":")):
            out += "."
    return out


class Flow(Part):
    """How effects make sentences. Each method gives sentences without capitals and full stops."""

    def actor_does(self) -> str:
        """What came before was done."""
        if isinstance(self.scene.done, RemoveCounters) and self.scene.done.up_to and is_you(self.stage.actor):
            return "you removed damage this way"
        return "you do" if is_you(self.stage.actor) else "they do"

    def listed(self, words: Sequence[str]) -> str:
        """Words one after the other."""
        return listed(words)

    def joined(self, parts: Sequence[str]) -> str:
        """Sentences one after the other."""
        return joined(parts)

    def act(self, effect: Effect, v: Conjugate) -> list[str]:
        """What is done; the next effect may speak of how much that was."""
        said = self.voice.deeds.act(effect, v)
        self.scene.done = effect
        return said

    def clause(self, effects: Sequence[Effect], mood: Mood = "i", after: Who | None = None) -> list[str]:
        """One clause and what follows it; English has no moods."""
        first = effects[0]
        if isinstance(first, Get) and sings(first):
            return [self.voice.facts.fact(first)]
        if isinstance(first, STATES):
            return [self.voice.states.states([one for one in effects if isinstance(one, STATES)])]
        if is_statement(first):
            return self.voice.telling.statement(first)
        if isinstance(first, FRAMES):
            return self.frame(first)
        if isinstance(first, PlayerRule) and inks_more(first):
            when = self.voice.states.until(first.until).strip() + ", " if first.until else ""
            return [f"{when}you may {self.act(first, conjugator(True))[0]}"]
        if isinstance(first, Nothing):
            return ["nothing happens"]
        if (each := by_each(first)) is not None:
            subject = self.refs.who(each[0])
            return [f"{subject.text} {self.act(each[1], conjugator(subject.plural))[0]}"]
        who = self.voice.telling.doer(first, after)
        subject = self.refs.who("they" if self.stage.introduced and after is None and who == self.stage.actor else who)
        if self.stage.subject_said and who == self.stage.actor:
            subject, self.stage.subject_said = Phrase(self.stage.subject_said), ""
        self.stage.current = who
        said, *more = self.act(first, conjugator(subject.plural))
        if is_you(who):
            return [f"you {said}" if self.stage.explicit or (after is not None and not is_you(after)) else said, *more]
        begun = said if after == who else f"{subject.text} {said}"
        return [begun] + [
            one if one.startswith(("they ", "this ", "at ")) else f"they {self.again(one)}" for one in more
        ]

    def again(self, text: str) -> str:
        """A verb in the third person, said of them."""
        verb_, _, rest = text.partition(" ")
        plain = {"puts": "put", "plays": "play", "shuffles": "shuffle", "reveals": "reveal", "does": "do"}.get(
            verb_, verb_
        )
        return f"{plain} {rest}"

    def floating(self, when: When, once: bool) -> str:
        """The opening of a delayed trigger."""
        prefix, tail = self.voice.happening.around(when)
        if when.event in EDGES:
            return prefix + self.voice.events.turn_edge(when) + tail
        if when.circumstances == "before" and not once:
            prefix = f"for the rest of this turn, {prefix}"
        return f"{prefix}{'the next time' if once else 'whenever'} {self.voice.happening.event(when).present()}{tail}"

    def replacing(self, effect: Instead) -> str:
        """Which time it works."""
        if effect.next or effect.first:
            return "the next time" if effect.next else "the first time each turn"
        return effect.when.said or "if"

    def instead(self, effect: Instead) -> list[str]:
        """A replacement."""
        when = effect.when
        prefix, tail = self.voice.happening.around(when)
        event = (
            self.voice.events.turn_edge(when)
            if when.event in EDGES
            else self.voice.happening.event(when).would() + tail
        )
        duration = self.voice.states.until(effect.until).strip()
        opening = f"{prefix}{duration + ', ' if duration else ''}{self.replacing(effect)} {event}, "
        if effect.do is None or isinstance(effect.do, Nothing):
            return [f"{opening}{self.prevented(when)}"]
        return lead(opening, trail(self.voice.telling.sentences(effect.do), " instead"))

    def prevented(self, when: When) -> str:
        """Nothing instead of what would happen."""
        if when.event == "discard":
            return "you don't discard"
        if when.event not in ("is dealt damage", "takes damage"):
            return "nothing happens instead"
        who = This() if when.cards == "this" else Ref("subject")
        if isinstance(when.cards, Cards) and (same := same_object(when.cards)) is not None:
            phrase = self.refs.them(same, "subject")
        else:
            phrase = self.refs.them(who, "subject")
        return f"{phrase.text} {conjugator(phrase.plural)('take')} no damage instead"

    def frame(self, effect: Effect) -> list[str]:
        """Effects that hold other effects."""
        match effect:
            case PlayersMay(do=do, who=who):
                return self.voice.telling.may(do, who)
            case If():
                return self.voice.telling.conditional(effect)
            case To():
                return self.voice.telling.in_order(effect)
            case Unless(do=do, who=who, instead=instead):
                said = self.voice.telling.sentences(do)
                if not isinstance(do, (*STATEMENTS, *FRAMES, Steps, Nothing, PlayerRule)) and is_you(
                    self.voice.telling.doer(do)
                ):
                    said = lead("you ", said)
                subject = self.refs.who(who)
                outer, self.stage.actor, self.stage.doing = self.stage.actor, who, who
                other = self.third(instead, subject.plural)
                self.stage.actor, self.stage.doing = outer, "you"
                return trail(said, f" unless {subject.text} {other}")
            case ChooseOne():
                return [self.choose_one(effect)]
            case EachPlayer(who=who, do=do):
                return self.voice.telling.each_player(who, do)
            case EachCard(them=them, do=do):
                phrase = self.refs.them(them, "each").text
                opening = phrase if phrase.startswith("each ") else f"each of {phrase}"
                met = self.refs.met(them)
                self.scene.meet("it", type(met)(met.kind, False, met.whose))
                return lead(f"for {opening.replace('each of all ', 'each of ')}, ", self.voice.telling.sentences(do))
            case Repeat(do=do, times=times, while_=while_):
                said = self.voice.telling.sentences(do)
                if while_ is not None:
                    return [*said, f"repeat this while {self.voice.conditions.condition(while_)}"]
                if times == 1:
                    return said
                measure = self.voice.measuring.measure(times)
                if measure.each:
                    return lead(f"for each {measure.each}, ", said)
                return [*said, f"do this {self.amounts.value(times)} times in total"]
            case _:
                raise TypeError(f"not a frame: {type(effect).__name__}")

    def third(self, effect: Effect, plural: bool) -> str:
        """What another player does, after its subject."""
        if isinstance(effect, (*STATEMENTS, *FRAMES, Steps, Nothing, PlayerRule)):
            return f"{conjugator(plural)('choose')} to {self.voice.telling.infinitive(effect)[0]}"
        return self.act(effect, conjugator(plural))[0]

    def for_each(self, who: Who) -> str:
        """For each of those players, as the beginning of a sentence."""
        return f"for {self.refs.who(who).text}, "

    def more(self, then: Effect, otherwise: Effect) -> str | None:
        """More of the same, in short."""
        match then, otherwise:
            case Do("deal damage", them=to, amount=int() as amount), Do("deal damage", them=same) if same_choice(
                to, same
            ):
                return f"deal {amount} damage"
            case RemoveCounters("damage", amount=int() as amount, of=of, up_to=up_to, total=False), RemoveCounters(
                "damage", of=same
            ) if same_choice(of, same):
                return f"remove {'up to ' if up_to else ''}{amount} damage"
        return None

    def those_with(self, effect: If, who: Who) -> str | None:
        """Those of the players of whom a condition holds."""
        if effect.instead or effect.otherwise is not None:
            return None
        text = self.voice.conditions.condition(effect.condition)
        return (
            f"{self.refs.who(who).text} with {text.removeprefix('they have ')}"
            if text.startswith("they have ")
            else None
        )

    def each_either(self, who: Who, do: Effect) -> str | None:
        """English says of each player alone what they do."""
        return None

    def is_one_verb(self, effect: Effect) -> bool:
        """English has no verb for the cards that are left."""
        return False

    def unless(self, condition: Condition) -> str:
        """A condition, after "unless"."""
        return self.voice.conditions.condition(condition)

    def for_each_who_doesnt(self, who: Who) -> str:
        """For each of those players who doesn't do it."""
        return f"for {self.refs.who(who).text} who doesn't, "

    def if_they_dont(self, who: Who) -> str:
        """If that player doesn't do it."""
        return self.voice.telling.words["otherwise"] if is_you(who) else "if they don't, "

    def they_may(self, do: Effect) -> str | None:
        """What is allowed, where it is said of the characters who are moved."""
        if isinstance(do, Move) and do.said == "they":
            phrase = self.refs.them(do.them, "subject").text
            there = "there" if isinstance(do.to, Ref) else f"to {self.voice.deeds.place_for(do.to, do.them)}"
            return f"{phrase} may move {there}{' for free' if do.free else ''}"
        return None

    def may_opening(self, who: Who) -> str:
        """That player may."""
        return f"{self.refs.who(who).text} may "

    def choose_one(self, effect: ChooseOne, infinitive: bool = False) -> str:
        """One of several, as a list with dots or as "this or that"."""
        if effect.said == "or":
            return self.either(effect, infinitive)
        subject = self.refs.who(effect.by)
        v = conjugator(subject.plural) if not infinitive else conjugator(True)
        who = "" if is_you(effect.by) or infinitive else f"{subject.text} "
        count = "one" if effect.count == 1 else self.amounts.value(effect.count)
        what = listed(effect.labels, "or") if effect.labels else f"{'up to ' if effect.up_to else ''}{count}"
        items = []
        explicit, self.stage.explicit = self.stage.explicit, not is_you(effect.by)
        last, last_them = self.scene.last, self.scene.last_them
        for index, one in enumerate(effect.of):
            self.scene.last, self.scene.last_them = last, last_them
            label = f"{effect.labels[index]} " if index < len(effect.labels) else ""
            text = joined(self.voice.telling.sentences(one))
            items.append(f"• {label}{capital(text)}{'' if text.endswith(('.', '.”')) else '.'}")
        self.stage.explicit = explicit
        return f"{who}{v('choose')} {what}: {' '.join(items)}" if items else f"{who}{v('choose')} {what}"

    def either(self, effect: ChooseOne, infinitive: bool) -> str:
        """One of several, as "this or that"."""
        outer, self.stage.actor = self.stage.actor, effect.by
        subject = self.refs.who(effect.by)
        match effect.of:
            case (Play(them=Chosen(cards=cards)) as play, Play(them=Chosen(cards=Cards(zone="discard")))) if (
                cards.zone == "hand"
            ):
                self.stage.actor = outer
                said = self.act(play, conjugator(True))[0]
                kind = self.nouns.noun(msgspec.structs.replace(cards, where=(), whose="any"), carded=False)
                return said.replace(
                    f" {kind} ", f" {kind} from your {self.words.word('hand')} or {self.words.word('discard')} ", 1
                )
            case (ToDeck(them=them, place="top"), Do("put into discard", them=same)) if them == same and isinstance(
                them, Ref
            ):
                self.stage.actor = outer
                phrase = self.refs.them(them).text
                deck, discard = self.voice.deeds.hands(them, "deck"), self.voice.deeds.hands(them, "discard")
                return f"put {phrase} on the top of {deck} or into {discard}"
        if is_you(effect.by) or infinitive:
            text = listed([joined(self.voice.telling.infinitive(one)) for one in effect.of], "or")
        else:
            text = f"{subject.text} " + listed([self.third(one, subject.plural) for one in effect.of], "or")
        self.stage.actor = outer
        return text

    # After "may" and "to".

    def bare(self, effects: Sequence[Effect]) -> tuple[str, list[str]]:
        """The first thing that is done, without a subject, and what follows it."""
        first = effects[0]
        if isinstance(first, STATES):
            states: list[State] = [one for one in effects if isinstance(one, STATES)]
            given = self.voice.states.give(states)
            return (given, []) if given is not None else (f"have it that {self.voice.states.states(states)}", [])
        if isinstance(first, To):
            parts = self.voice.telling.in_order(first, infinitive=True)
        elif isinstance(first, ChooseOne) and first.by in ("they", self.stage.actor):
            parts = [self.choose_one(first, infinitive=True)]
        elif isinstance(first, PlayersMay) and first.who in ("they", self.stage.actor):
            parts = self.voice.telling.infinitive(first.do)
        elif isinstance(first, If) and first.instead and first.otherwise is not None:
            parts = self.voice.telling.conditional(first, infinitive=True)
        elif isinstance(first, PayLess) and is_you(self.stage.actor):
            parts = [self.voice.deeds.pay_less(first).removeprefix("you ")]
        elif is_statement(first) or isinstance(first, (*FRAMES, Nothing)):
            parts = lead("have it that ", self.clause(effects))
        elif inks_more(first) or self.voice.telling.doer(first, self.stage.actor) in (self.stage.actor, "they"):
            self.stage.picks = False
            parts = self.act(first, conjugator(True))
            self.stage.picks = True
        else:
            subject = self.refs.who(self.voice.telling.doer(first))
            parts = lead(f"have {subject.text} ", self.act(first, conjugator(True)))
        return parts[0], list(parts[1:])
