"""English sentences around effects: may, if, to, unless, one after the other, choose one, later."""

from __future__ import annotations

from collections.abc import Sequence

import msgspec

from mazo.games.lorcana.abilities.effects import (
    ChooseOne,
    Discard,
    Draw,
    EachCard,
    EachPlayer,
    Effect,
    ExtraInk,
    Get,
    If,
    Instead,
    Later,
    NameCard,
    Nothing,
    PayLess,
    PlayersMay,
    Repeat,
    Sort,
    Steps,
    To,
    Unless,
    Whenever,
)
from mazo.games.lorcana.abilities.facts import PlayFrom, ReadyLimit
from mazo.games.lorcana.abilities.nouns import (
    Cards,
    Chosen,
    Classified,
    Condition,
    Did,
    HasKeyword,
    Named,
    Ref,
    They,
    This,
    Turn,
    When,
    Who,
)
from mazo.games.lorcana.abilities.text.english.effects import Effects
from mazo.games.lorcana.abilities.text.english.events import EDGES
from mazo.games.lorcana.abilities.text.english.words import conjugator, listed
from mazo.games.lorcana.abilities.text.order import FRAMES, STATEMENTS, STATES, State, by_each, done_by, grouped
from mazo.games.lorcana.abilities.text.scene import Scene, flattened, is_you, same_object
from mazo.games.lorcana.abilities.text.sentences import capital, lead, trail


def joined(parts: Sequence[str]) -> str:
    """Sentences one after the other, each but the last with its full stop."""
    out = ""
    for index, one in enumerate(parts):
        out += (" " if out else "") + (capital(one) if out else one)
        if index < len(parts) - 1 and not one.endswith((".", ".”", ":")):
            out += "."
    return out


class Flow(Effects):
    """How effects make sentences. Each method gives sentences without capitals and full stops."""

    def __init__(self, scene: Scene) -> None:
        super().__init__(scene)
        self.actor: Who = "you"
        self.explicit = False
        """Whether another player was spoken of last, so that "you" must be said."""

    def actor_does(self) -> str:
        """What came before was done."""
        return "you do" if is_you(self.actor) else "they do"

    def fact(self, fact: PlayFrom | ReadyLimit) -> str:
        """What a static ability could say as well."""
        raise NotImplementedError

    def doer(self, effect: Effect) -> Who:
        """Who does it, as far as the sentence around it has said."""
        who = done_by(effect)
        return self.actor if who == "they" and not is_you(self.actor) else who

    # Full sentences.

    def sentences(self, effect: Effect) -> list[str]:
        """The effect as sentences."""
        out: list[str] = []
        rest = flattened(effect)
        while rest:
            group = grouped(rest)
            out += self.group(group)
            rest = rest[len(group) :]
        if self.pending:
            out.append(self.pending)
            self.pending = ""
        return out or ["nothing happens"]

    def group(self, group: Sequence[Effect]) -> list[str]:
        """One sentence of effects that belong together, and what follows it."""
        first = group[0]
        if isinstance(first, STATES):
            return [self.states([one for one in group if isinstance(one, STATES)])]
        if isinstance(first, STATEMENTS):
            return self.statement(first)
        if isinstance(first, FRAMES):
            return self.frame(first)
        if isinstance(first, ExtraInk):
            when = self.until(first.until).strip() + ", " if first.until else ""
            return [f"{when}you may {self.act(first, conjugator(True))[0]}"]
        if isinstance(first, Nothing):
            return ["nothing happens"]
        if (each := by_each(first)) is not None:
            subject = self.who(each[0])
            return [f"{subject.text} {self.act(each[1], conjugator(subject.plural))[0]}"]
        who = self.doer(first)
        subject = self.who(who)
        self.current = who
        v = conjugator(subject.plural)
        said: list[str] = []
        after: list[str] = []
        for one in group:
            parts = self.act(one, v)
            said.append(parts[0])
            after += parts[1:]
        text = ", then ".join(said) if isinstance(first, Draw | NameCard) else listed(said)
        if is_you(who):
            return [f"you {text}" if self.explicit else text, *after]
        begun = [f"{subject.text} {text}"]
        return begun + [
            one if one.startswith(("they ", "this ", "at ")) else f"they {self.again(one)}" for one in after
        ]

    @staticmethod
    def again(text: str) -> str:
        """A verb in the third person, said of them."""
        verb_, _, rest = text.partition(" ")
        plain = {"puts": "put", "plays": "play", "shuffles": "shuffle", "reveals": "reveal", "does": "do"}.get(
            verb_, verb_
        )
        return f"{plain} {rest}"

    def statement(self, effect: Effect) -> list[str]:
        """What is so for a while, or will be."""
        match effect:
            case PayLess():
                return [self.pay_less(effect)]
            case PlayFrom() | ReadyLimit():
                return [self.fact(effect)]
            case Instead():
                return self.instead(effect)
            case Later(when=when, do=do, until=until) | Whenever(when=when, do=do, until=until):
                opening = self.floating(when, isinstance(effect, Later))
                duration = "" if when.event in EDGES else self.until(until)
                return lead(f"{opening}{duration}, ", self.sentences(do))
            case _:
                raise TypeError(f"not a statement: {type(effect).__name__}")

    def floating(self, when: When, once: bool) -> str:
        """The opening of a delayed trigger."""
        prefix, tail = self.around(when)
        if when.event in EDGES:
            return prefix + self.turn_edge(when) + tail
        return f"{prefix}{'the next time' if once else 'whenever'} {self.event(when).present()}{tail}"

    def instead(self, effect: Instead) -> list[str]:
        """A replacement."""
        when = effect.when
        prefix, tail = self.around(when)
        event = self.turn_edge(when) if when.event in EDGES else self.event(when).would() + tail
        duration = self.until(effect.until).strip()
        opening = f"{prefix}{duration + ', ' if duration else ''}{'the next time' if effect.next else 'if'} {event}, "
        if effect.do is None or isinstance(effect.do, Nothing):
            return [f"{opening}{self.prevented(when)}"]
        return lead(opening, trail(self.sentences(effect.do), " instead"))

    def prevented(self, when: When) -> str:
        """Nothing instead of what would happen."""
        if when.event == "discard":
            return "you don't discard"
        if when.event not in ("is dealt damage", "takes damage"):
            return "nothing happens instead"
        who = This() if when.cards == "this" else Ref("subject")
        if isinstance(when.cards, Cards) and (same := same_object(when.cards)) is not None:
            phrase = self.them(same, "subject")
        else:
            phrase = self.them(who, "subject")
        return f"{phrase.text} {conjugator(phrase.plural)('take')} no damage instead"

    def frame(self, effect: Effect) -> list[str]:
        """Effects that hold other effects."""
        match effect:
            case PlayersMay(do=do, who=who):
                return self.may(do, who)
            case If():
                return self.conditional(effect)
            case To():
                return self.in_order(effect)
            case Unless(do=do, who=who, instead=instead):
                said = self.sentences(do)
                if not isinstance(do, (*STATEMENTS, *FRAMES, Steps, Nothing, ExtraInk)) and is_you(self.doer(do)):
                    said = lead("you ", said)
                subject = self.who(who)
                outer, self.actor = self.actor, who
                other = self.third(instead, subject.plural)
                self.actor = outer
                return trail(said, f" unless {subject.text} {other}")
            case ChooseOne():
                return [self.choose_one(effect)]
            case EachPlayer(who=who, do=do):
                return self.each_player(who, do)
            case EachCard(them=them, do=do):
                phrase = self.them(them, "each").text
                opening = phrase if phrase.startswith("each ") else f"each of {phrase}"
                met = self.met(them)
                self.scene.meet("it", type(met)(met.kind, False, met.whose))
                return lead(f"for {opening.replace('each of all ', 'each of ')}, ", self.sentences(do))
            case Repeat(do=do, times=times, while_=while_):
                said = self.sentences(do)
                if while_ is not None:
                    return [*said, f"repeat this while {self.condition(while_)}"]
                if times == 1:
                    return said
                measure = self.measure(times)
                often = f"once for each {measure.each}" if measure.each else f"{self.value(times)} times"
                return [*said, f"do this {often} in total" if not measure.each else f"do this {often}"]
            case _:
                raise TypeError(f"not a frame: {type(effect).__name__}")

    def third(self, effect: Effect, plural: bool) -> str:
        """What another player does, after its subject."""
        if isinstance(effect, (*STATEMENTS, *FRAMES, Steps, Nothing, ExtraInk)):
            return f"{conjugator(plural)('choose')} to {self.infinitive(effect)[0]}"
        return self.act(effect, conjugator(plural))[0]

    def each_player(self, who: Who, do: Effect) -> list[str]:
        """Each of those players does it."""
        outer, self.actor = self.actor, who
        self.current = who
        effects = flattened(do)
        subject = self.who(who)
        v = conjugator(subject.plural)
        theirs = [
            one for one in effects if not isinstance(one, (*STATEMENTS, *FRAMES)) and done_by(one) in ("they", who)
        ]
        if len(theirs) == len(effects) and theirs:
            said = [self.act(one, v) for one in theirs]
            then = isinstance(theirs[0], Draw) and isinstance(theirs[-1], Discard)
            text = ", then ".join(one[0] for one in said) if then else listed([one[0] for one in said])
            out = [f"{subject.text} {text}", *(f"they {self.again(more)}" for one in said for more in one[1:])]
        elif len(effects) == 1 and isinstance(effects[0], PlayersMay) and effects[0].who in ("they", who):
            out = self.may(effects[0].do, who)
        else:
            out = lead(f"for {subject.text}, ", self.sentences(do))
        self.actor = outer
        return out

    def may(self, do: Effect, who: Who) -> list[str]:
        """A player may do it."""
        outer = self.actor
        if who != "they":
            self.actor = who
        subject = self.who(self.actor if who == "they" and not is_you(self.actor) else who)
        out = lead(f"{subject.text} may ", self.infinitive(do))
        self.actor = outer
        return out

    def conditional(self, effect: If) -> list[str]:
        """If something holds, this; otherwise that."""
        if effect.instead and effect.otherwise is not None:
            first = self.sentences(effect.otherwise)
            opening = f"if {self.chosen_one(effect.condition)}, "
            then = lead(opening, trail(self.sentences(self.shortened(effect.then, effect.otherwise)), " instead"))
            return [*first, *then]
        opening = "during your turn" if effect.condition == Turn() else f"if {self.condition(effect.condition)}"
        out = lead(f"{opening}, ", self.sentences(effect.then))
        if effect.instead:
            out = trail(out, " instead")
        if effect.otherwise is not None:
            out += lead("otherwise, ", self.sentences(effect.otherwise))
        return out

    def chosen_one(self, condition: Condition) -> str:
        """What kind of card was chosen, said as such: a Villain character is chosen."""
        chosen = self.scene.last_them
        match condition, chosen:
            case They(cards=Ref(name=name), are=are), Chosen(cards=cards) if (
                name == chosen.name and cards.zone == "play"
            ):
                if all(isinstance(one, Classified | Named | HasKeyword) for one in are):
                    return f"{self.some(Cards(cards.types, 'any', are))} is chosen"
        return self.condition(condition)

    @staticmethod
    def shortened(then: Effect, otherwise: Effect) -> Effect:
        """What happens instead, without the time that was already said."""
        if isinstance(then, Get) and isinstance(otherwise, Get) and then.until == otherwise.until:
            return msgspec.structs.replace(then, until=None)
        return then

    def in_order(self, effect: To, infinitive: bool = False) -> list[str]:
        """Something done to do something else."""
        cost = self.infinitive(effect.cost) if infinitive else self.sentences(effect.cost)
        if effect.said == "to":
            then = self.infinitive(effect.then)
            out = [f"{joined(cost)} to {then[0]}", *then[1:]]
        elif isinstance(effect.then, Nothing):
            out = cost
        else:
            inner = effect.cost
            outer = self.actor
            if isinstance(inner, PlayersMay) and inner.who != "they":
                self.actor = inner.who
            out = [*cost, *lead(f"if {self.condition(Did())}, ", self.sentences(effect.then))]
            self.actor = outer
        if effect.otherwise is not None:
            out += lead("otherwise, ", self.sentences(effect.otherwise))
        return out

    def choose_one(self, effect: ChooseOne, infinitive: bool = False) -> str:
        """One of several, as a list with dots or as "this or that"."""
        if effect.said == "or":
            return self.either(effect, infinitive)
        subject = self.who(effect.by)
        v = conjugator(subject.plural) if not infinitive else conjugator(True)
        who = "" if is_you(effect.by) or infinitive else f"{subject.text} "
        count = "one" if effect.count == 1 else self.value(effect.count)
        what = listed(effect.labels, "or") if effect.labels else f"{'up to ' if effect.up_to else ''}{count}"
        items = []
        explicit, self.explicit = self.explicit, not is_you(effect.by)
        for index, one in enumerate(effect.of):
            label = f"{effect.labels[index]} " if index < len(effect.labels) else ""
            text = joined(self.sentences(one))
            items.append(f"• {label}{capital(text)}{'' if text.endswith(('.', '.”')) else '.'}")
        self.explicit = explicit
        return f"{who}{v('choose')} {what}: {' '.join(items)}" if items else f"{who}{v('choose')} {what}"

    def either(self, effect: ChooseOne, infinitive: bool) -> str:
        """One of several, as "this or that"."""
        outer, self.actor = self.actor, effect.by
        subject = self.who(effect.by)
        if is_you(effect.by) or infinitive:
            text = listed([joined(self.infinitive(one)) for one in effect.of], "or")
        else:
            text = f"{subject.text} " + listed([self.third(one, subject.plural) for one in effect.of], "or")
        self.actor = outer
        return text

    # After "may" and "to".

    def infinitive(self, effect: Effect) -> list[str]:
        """The effect without a subject, for a player who may do it; what can't be said so follows as sentences."""
        effects = flattened(effect)
        if not effects:
            return ["do nothing"]
        first = grouped(effects)
        head, after = self.bare(first)
        said = [head]
        rest = effects[len(first) :]
        while rest and not after and not isinstance(rest[0], (*STATEMENTS, *FRAMES, Sort, ExtraInk, Nothing)):
            if self.doer(rest[0]) not in (self.actor, "they"):
                break
            parts = self.act(rest[0], conjugator(True))
            said.append(parts[0])
            after = parts[1:]
            rest = rest[1:]
        out = [listed(said), *after]
        return out + (self.sentences(Steps(tuple(rest))) if rest else [])

    def bare(self, group: Sequence[Effect]) -> tuple[str, list[str]]:
        """The first thing that is done, without a subject, and what follows it."""
        first = group[0]
        if isinstance(first, STATES):
            states: list[State] = [one for one in group if isinstance(one, STATES)]
            given = self.give(states)
            return (given, []) if given is not None else (f"have it that {self.states(states)}", [])
        if isinstance(first, To):
            parts = self.in_order(first, infinitive=True)
        elif isinstance(first, ChooseOne) and first.by in ("they", self.actor):
            parts = [self.choose_one(first, infinitive=True)]
        elif isinstance(first, PlayersMay) and first.who in ("they", self.actor):
            parts = self.infinitive(first.do)
        elif isinstance(first, (*STATEMENTS, *FRAMES, Nothing)):
            parts = lead("have it that ", self.group(group))
        elif isinstance(first, ExtraInk) or self.doer(first) in (self.actor, "they"):
            said = [self.act(one, conjugator(True)) for one in group]
            text = (
                ", then ".join(one[0] for one in said) if isinstance(first, Draw) else listed([one[0] for one in said])
            )
            parts = [text, *(more for one in said for more in one[1:])]
        else:
            subject = self.who(self.doer(first))
            parts = lead(f"have {subject.text} ", self.act(first, conjugator(True)))
        return parts[0], list(parts[1:])
