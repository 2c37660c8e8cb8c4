"""Spanish sentences around effects: puedes, si, para, a menos que, one after the other, elige uno, later."""

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
from mazo.games.lorcana.abilities.nouns import Did, Turn, When, Who
from mazo.games.lorcana.abilities.text.order import FRAMES, STATEMENTS, STATES, by_each, done_by, grouped, states_first
from mazo.games.lorcana.abilities.text.scene import Met, Scene, flattened, is_you
from mazo.games.lorcana.abilities.text.sentences import capital, lead, trail
from mazo.games.lorcana.abilities.text.spanish.effects import Effects
from mazo.games.lorcana.abilities.text.spanish.events import EDGES
from mazo.games.lorcana.abilities.text.spanish.words import Form, Mood, Subject, conjugate, listed


def joined(parts: Sequence[str]) -> str:
    """Sentences one after the other, each but the last with its full stop."""
    out = ""
    for index, one in enumerate(parts):
        out += (" " if out else "") + (capital(one) if out else one)
        if index < len(parts) - 1 and not one.endswith((".", ".»", ":")):
            out += "."
    return out


class Flow(Effects):
    """How effects make sentences. Each method gives sentences without capitals and full stops."""

    def __init__(self, scene: Scene) -> None:
        super().__init__(scene)
        self.actor: Who = "you"
        self.explicit = False
        """Whether another player was spoken of last, so that no command would be understood."""

    def actor_does(self, mood: Mood) -> str:
        """What came before was done."""
        return f"lo {conjugate('hacer quest', self.doing().form(mood)).split()[0]}"

    def doing(self) -> Subject:
        """The person of the one who acts."""
        subject = self.who(self.actor)
        return Subject(you=subject.you, plural=subject.plural)

    def fact(self, fact: PlayFrom | ReadyLimit, mood: Mood = "i") -> str:
        """What a static ability could say as well."""
        raise NotImplementedError

    def doer(self, effect: Effect) -> Who:
        """Who does it, as far as the sentence around it has said."""
        who = done_by(effect)
        return self.actor if who == "they" and not is_you(self.actor) else who

    # Full sentences.

    def sentences(self, effect: Effect, mood: Mood = "i") -> list[str]:
        """The effect as sentences; the first in that mood."""
        out: list[str] = []
        rest = flattened(effect)
        while rest:
            group = grouped(rest)
            out += self.group(group, "i" if out else mood)
            rest = rest[len(group) :]
        if self.pending:
            out.append(self.pending)
            self.pending = ""
        return out or ["no pasa nada"]

    def group(self, group: Sequence[Effect], mood: Mood = "i") -> list[str]:
        """One sentence of effects that belong together, and what follows it."""
        first = group[0]
        if states := states_first(group):
            return [self.states(states, mood)]
        if isinstance(first, STATEMENTS):
            return self.statement(first)
        if isinstance(first, FRAMES):
            return self.frame(first)
        if isinstance(first, ExtraInk):
            when = self.until(first.until).strip() + ", " if first.until else ""
            return [f"{when}puedes {self.act(first, 'inf')[0]}"]
        if isinstance(first, Nothing):
            return ["no pasa nada"]
        if (each := by_each(first)) is not None:
            subject = self.who(each[0])
            return [f"{subject.text} {self.act(each[1], subject.form(mood))[0]}"]
        who = self.doer(first)
        subject = self.who(who)
        self.current = who
        form: Form = "imp" if subject.you and mood == "i" and not self.explicit else subject.form(mood)
        said, after = self.acts(group, form)
        text = ", luego ".join(said) if isinstance(first, Draw | NameCard) else listed(said)
        return [f"{subject.text} {text}".strip(), *after]

    def acts(self, effects: Sequence[Effect], form: Form) -> tuple[list[str], list[str]]:
        """What the same player does, and the sentences that follow."""
        said: list[str] = []
        after: list[str] = []
        for one in effects:
            parts = self.act(one, form)
            said.append(parts[0])
            after += parts[1:]
        return said, after

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
        return f"{prefix}{'la próxima vez que' if once else 'siempre que'} {self.event(when).said('s')}{tail}"

    def instead(self, effect: Instead) -> list[str]:
        """A replacement."""
        when = effect.when
        prefix, tail = self.around(when)
        event = self.turn_edge(when) if when.event in EDGES else self.event(when).would() + tail
        duration = self.until(effect.until).strip()
        opening = (
            f"{prefix}{duration + ', ' if duration else ''}{'la próxima vez que' if effect.next else 'si'} {event}, "
        )
        if effect.do is None or isinstance(effect.do, Nothing):
            return [f"{opening}{self.prevented(when)}"]
        return lead(opening, trail(self.sentences(effect.do), " en su lugar"))

    @staticmethod
    def prevented(when: When) -> str:
        """Nothing instead of what would happen."""
        if when.event == "discard":
            return "no descartas"
        return (
            "no recibe daño en su lugar"
            if when.event in ("is dealt damage", "takes damage")
            else "no pasa nada en su lugar"
        )

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
                subject = self.who(who)
                outer, self.actor = self.actor, who
                form = subject.form("s")
                if isinstance(instead, (*STATEMENTS, *FRAMES, Steps, Nothing, ExtraInk)):
                    other = f"{conjugate('elegir', form)} {self.infinitive(instead)[0]}"
                else:
                    other = self.act(instead, form)[0]
                self.actor = outer
                return trail(said, f" a menos que {subject.text} {other}".replace("  ", " "))
            case ChooseOne():
                return [self.choose_one(effect)]
            case EachPlayer(who=who, do=do):
                return self.each_player(who, do)
            case EachCard(them=them, do=do):
                phrase = self.them(them, "each").text
                met = self.met(them)
                self.scene.meet("it", Met(met.kind, False, met.whose))
                opening = phrase if phrase.startswith("cada ") else f"cada carta de entre {phrase}"
                return lead(f"por {opening}, ", self.sentences(do))
            case Repeat(do=do, times=times, while_=while_):
                said = self.sentences(do)
                if while_ is not None:
                    return [*said, f"repite este efecto mientras {self.condition(while_, 's')}"]
                if times == 1:
                    return said
                measure = self.measure(times)
                often = f"una vez por cada {measure.each}" if measure.each else f"{self.value(times)} veces en total"
                return [*said, f"haz esto {often}"]
            case _:
                raise TypeError(f"not a frame: {type(effect).__name__}")

    def each_player(self, who: Who, do: Effect) -> list[str]:
        """Each of those players does it."""
        outer, self.actor = self.actor, who
        self.current = who
        effects = flattened(do)
        subject = self.who(who)
        theirs = [
            one for one in effects if not isinstance(one, (*STATEMENTS, *FRAMES)) and done_by(one) in ("they", who)
        ]
        if len(theirs) == len(effects) and theirs:
            form: Form = "imp" if subject.you else subject.form("i")
            said, after = self.acts(theirs, form)
            then = isinstance(theirs[0], Draw) and isinstance(theirs[-1], Discard)
            out = [f"{subject.text} {', luego '.join(said) if then else listed(said)}".strip(), *after]
        elif len(effects) == 1 and isinstance(effects[0], PlayersMay) and effects[0].who in ("they", who):
            out = self.may(effects[0].do, who)
        else:
            out = lead(f"por {'ti' if subject.you else subject.text}, ", self.sentences(do))
        self.actor = outer
        return out

    def may(self, do: Effect, who: Who) -> list[str]:
        """A player may do it."""
        outer = self.actor
        if who != "they":
            self.actor = who
        subject = self.who(self.actor if who == "they" and not is_you(self.actor) else who)
        start = f"{subject.text} " if subject.text else ""
        out = lead(f"{start}{conjugate('poder', subject.form('i'))} ", self.infinitive(do))
        self.actor = outer
        return out

    def conditional(self, effect: If) -> list[str]:
        """If something holds, this; otherwise that."""
        if effect.instead and effect.otherwise is not None:
            first = self.sentences(effect.otherwise)
            opening = f"si {self.condition(effect.condition)}, "
            then = self.shortened(effect.then, effect.otherwise)
            return [*first, *lead(opening, trail(self.sentences(then), " en su lugar"))]
        opening = "durante tu turno" if effect.condition == Turn() else f"si {self.condition(effect.condition)}"
        out = lead(f"{opening}, ", self.sentences(effect.then))
        if effect.instead:
            out = trail(out, " en su lugar")
        if effect.otherwise is not None:
            out += lead("si no, ", self.sentences(effect.otherwise))
        return out

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
            out = [f"{joined(cost)} para {then[0]}", *then[1:]]
        elif isinstance(effect.then, Nothing):
            out = cost
        else:
            outer = self.actor
            if isinstance(effect.cost, PlayersMay) and effect.cost.who != "they":
                self.actor = effect.cost.who
            out = [*cost, *lead(f"si {self.condition(Did())}, ", self.sentences(effect.then))]
            self.actor = outer
        if effect.otherwise is not None:
            out += lead("si no, ", self.sentences(effect.otherwise))
        return out

    def choose_one(self, effect: ChooseOne, infinitive: bool = False) -> str:
        """One of several, as a list with dots or as "this or that"."""
        if effect.said == "or":
            return self.either(effect, infinitive)
        subject = self.who(effect.by)
        form: Form = "inf" if infinitive else "imp" if subject.you else subject.form("i")
        who = "" if not subject.text or infinitive else f"{subject.text} "
        count = "uno" if effect.count == 1 else self.value(effect.count)
        what = listed(effect.labels, "o") if effect.labels else f"{'hasta ' if effect.up_to else ''}{count}"
        items = []
        explicit, self.explicit = self.explicit, not is_you(effect.by)
        for index, one in enumerate(effect.of):
            label = f"{effect.labels[index]} " if index < len(effect.labels) else ""
            text = joined(self.sentences(one))
            items.append(f"• {label}{capital(text)}{'' if text.endswith(('.', '.»')) else '.'}")
        self.explicit = explicit
        opening = f"{who}{conjugate('elegir', form)} {what}"
        return f"{opening}: {' '.join(items)}" if items else opening

    def either(self, effect: ChooseOne, infinitive: bool) -> str:
        """One of several, as "this or that"."""
        outer, self.actor = self.actor, effect.by
        if infinitive:
            said = [joined(self.infinitive(one)) for one in effect.of]
        elif is_you(effect.by):
            said = [joined(self.sentences(one)) for one in effect.of]
        else:
            subject = self.who(effect.by)
            choices = listed([self.infinitive(one)[0] for one in effect.of], "o")
            said = [f"{subject.text} {conjugate('deber', subject.form('i'))} {choices}"]
        self.actor = outer
        return listed(said, "o")

    # After "puedes" and "para".

    def infinitive(self, effect: Effect) -> list[str]:
        """The effect without a subject, for a player who may do it; what can't be said so follows as sentences."""
        effects = flattened(effect)
        if not effects:
            return ["no hacer nada"]
        first = grouped(effects)
        head, after = self.bare(first)
        said = [head]
        rest = effects[len(first) :]
        while rest and not after and not isinstance(rest[0], (*STATEMENTS, *FRAMES, Sort, ExtraInk, Nothing)):
            if self.doer(rest[0]) not in (self.actor, "they"):
                break
            parts = self.act(rest[0], "inf")
            said.append(parts[0])
            after = parts[1:]
            rest = rest[1:]
        out = [listed(said), *after]
        return out + (self.sentences(Steps(tuple(rest))) if rest else [])

    def bare(self, group: Sequence[Effect]) -> tuple[str, list[str]]:
        """The first thing that is done, as an infinitive, and what follows it."""
        first = group[0]
        if isinstance(first, To):
            parts = self.in_order(first, infinitive=True)
        elif isinstance(first, ChooseOne) and first.by in ("they", self.actor):
            parts = [self.choose_one(first, infinitive=True)]
        elif isinstance(first, PlayersMay) and first.who in ("they", self.actor):
            parts = self.infinitive(first.do)
        elif isinstance(first, STATES):
            parts = lead("hacer que ", self.group(group, "s"))
        elif isinstance(first, (*STATEMENTS, *FRAMES, Nothing)):
            parts = lead("decidir que ", self.group(group))
        elif isinstance(first, ExtraInk) or self.doer(first) in (self.actor, "they"):
            said, after = self.acts(group, "inf")
            parts = [", luego ".join(said) if isinstance(first, Draw | NameCard) else listed(said), *after]
        else:
            parts = lead("hacer que ", self.group(group, "s"))
        return parts[0], list(parts[1:])
