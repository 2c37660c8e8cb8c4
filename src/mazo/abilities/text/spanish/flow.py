"""Spanish sentences around effects: puedes, si, para, a menos que, one after the other, elige uno, later."""

from __future__ import annotations

from collections.abc import Sequence

import msgspec

from mazo.abilities.text.plan.order import (
    FRAMES,
    STATEMENTS,
    STATES,
    by_each,
    clauses_of,
    inks_more,
    is_statement,
    same_choice,
    sings,
    states_first,
)
from mazo.abilities.text.plan.scene import EDGES, Met, is_you
from mazo.abilities.text.plan.sentences import capital, lead, trail
from mazo.abilities.text.spanish.forms import Form, Mood, Subject, listed
from mazo.abilities.text.spanish.part import Part
from mazo.abilities.tree.deeds import Do, RemoveCounters, Sort, ToDeck
from mazo.abilities.tree.effects import (
    ChooseOne,
    EachCard,
    EachPlayer,
    Effect,
    Get,
    If,
    Instead,
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
from mazo.abilities.tree.nouns import Cards, Chosen, Condition, Ref, When, Who


def joined(parts: Sequence[str]) -> str:
    """Sentences one after the other, each but the last with its full stop."""
    out = ""
    for index, one in enumerate(parts):
        out += (" " if out else "") + (capital(one) if out else one)
        if index < len(parts) - 1 and not one.endswith((".", ".»", ":")):
            out += "."
    return out


class Flow(Part):
    """How effects make sentences. Each method gives sentences without capitals and full stops."""

    def actor_does(self, mood: Mood) -> str:
        """What came before was done."""
        self.stage.others_act = not is_you(self.stage.actor)
        return f"lo {self.words.conjugate('hacer quest', self.doing().form(mood)).split()[0]}"

    def doing(self) -> Subject:
        """The person of the one who acts."""
        subject = self.refs.who(self.stage.actor)
        return Subject(you=subject.you, plural=subject.plural)

    def listed(self, words: Sequence[str]) -> str:
        """Words one after the other; what is searched for and revealed leaves the conjunction to the last of them."""
        if len(words) > 1 and words[0].startswith("buscar "):
            words = [
                words[0].replace(" y revelarla", ", revelarla", 1).replace(" y revelarlas", ", revelarlas", 1),
                *words[1:],
            ]
        return listed(words)

    def joined(self, parts: Sequence[str]) -> str:
        """Sentences one after the other."""
        return joined(parts)

    def act(self, effect: Effect, form: Form) -> list[str]:
        """What is done; the next effect may speak of how much that was."""
        said = self.voice.deeds.act(effect, form)
        self.scene.done = effect
        return said

    def clause(self, effects: Sequence[Effect], mood: Mood = "i", after: Who | None = None) -> list[str]:
        """One clause and what follows it."""
        first = effects[0]
        if isinstance(first, Get) and sings(first):
            return [self.voice.facts.fact(first)]
        if states := states_first(effects):
            return [self.voice.states.states(states, mood, named=self.stage.names_again)]
        if is_statement(first):
            return self.voice.telling.statement(first)
        if isinstance(first, FRAMES):
            return self.frame(first)
        if isinstance(first, PlayerRule) and inks_more(first):
            when = self.voice.states.until(first.until).strip() + ", " if first.until else ""
            return [f"{when}puedes {self.act(first, 'inf')[0]}"]
        if isinstance(first, Nothing):
            return ["no pasa nada"]
        if (each := by_each(first)) is not None:
            subject = self.refs.who(each[0])
            self.stage.others_act = True
            return [f"{subject.text} {self.act(each[1], subject.form(mood))[0]}"]
        who = self.voice.telling.doer(first, after)
        subject = self.subject_of(who, after)
        self.stage.current = who
        changed = self.stage.explicit or self.stage.others_act or (after is not None and not is_you(after))
        if after is not None and is_you(after):
            changed = self.stage.told
        elif self.calls_by_pronoun(first):
            changed = self.stage.explicit
        form: Form = "imp" if subject.you and mood == "i" and not changed else subject.form(mood)
        said, *more = self.act(first, form)
        self.stage.others_act, self.stage.told = not subject.you, form == "i2"
        doer = "tú" if subject.you and after is not None and not is_you(after) and mood == "i" else subject.text
        return [said if after == who else f"{doer} {said}".strip(), *more]

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

    def each_either(self, who: Who, do: Effect) -> str | None:
        """Each of those players does one of several things."""
        if isinstance(do, ChooseOne) and do.said == "or" and do.by in ("they", who):
            return self.either(msgspec.structs.replace(do, by=who), False)
        return None

    def is_one_verb(self, effect: Effect) -> bool:
        """Whether all the cards looked at go one way, which is one verb."""
        return isinstance(effect, Sort) and not effect.puts

    def they_may(self, do: Effect) -> str | None:
        """Spanish says of the player what is allowed."""
        return None

    def floating(self, when: When, once: bool) -> str:
        """The opening of a delayed trigger."""
        prefix, tail = self.voice.happening.around(when)
        if when.event in EDGES:
            return prefix + self.voice.events.turn_edge(when) + tail
        if when.circumstances == "before" and not once:
            prefix = f"durante el resto de este turno, {prefix}"
        opening = "la próxima vez que" if once else "siempre que"
        return f"{prefix}{opening} {self.voice.happening.event(when).said('s')}{tail}"

    def replacing(self, effect: Instead) -> str:
        """Which time it works."""
        return "la próxima vez que" if effect.next else "la primera vez cada turno que" if effect.first else "si"

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
        return lead(opening, trail(self.voice.telling.sentences(effect.do), " en su lugar"))

    def prevented(self, when: When) -> str:
        """Nothing instead of what would happen."""
        if when.event == "discard":
            return "no descartas"
        return "no recibe ese daño" if when.event in ("is dealt damage", "takes damage") else "no pasa nada en su lugar"

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
                self.stage.others_act = not is_you(who)
                said = self.voice.telling.sentences(do)
                subject = self.refs.who(who)
                outer, self.stage.actor = self.stage.actor, who
                form, self.stage.current = subject.form("s"), who
                if isinstance(instead, (*STATEMENTS, *FRAMES, Steps, Nothing, PlayerRule)):
                    other = f"{self.words.conjugate('elegir', form)} {self.voice.telling.infinitive(instead)[0]}"
                else:
                    other = self.act(instead, form)[0]
                self.stage.actor = outer
                return trail(said, f" a menos que {subject.text} {other}".replace("  ", " "))
            case ChooseOne():
                return [self.choose_one(effect)]
            case EachPlayer(who=who, do=do):
                return self.voice.telling.each_player(who, do)
            case EachCard(them=them, do=do) if self.acts_on_each(do):
                self.scene.promised["it"] = them
                return self.voice.telling.sentences(do)
            case EachCard(them=them, do=do):
                phrase = self.refs.them(them, "each").text
                met = self.refs.met(them)
                self.scene.meet("it", Met(met.kind, False, met.whose))
                opening = phrase if phrase.startswith("cada ") else f"cada carta de entre {phrase}"
                return lead(f"por {opening}, ", self.voice.telling.sentences(do))
            case Repeat(do=do, times=times, while_=while_):
                said = self.voice.telling.sentences(do)
                if while_ is not None:
                    return [*said, f"repite este efecto mientras {self.voice.conditions.condition(while_, 's')}"]
                if times == 1:
                    return said
                measure = self.voice.measuring.measure(times)
                if measure.each:
                    return lead(f"por cada {measure.each}, ", said)
                return [*said, f"haz esto {self.amounts.value(times)} veces en total"]
            case _:
                raise TypeError(f"not a frame: {type(effect).__name__}")

    def for_each(self, who: Who) -> str:
        """For each of those players, as the beginning of a sentence."""
        subject = self.refs.who(who)
        self.stage.looped = True
        return f"por {'ti' if subject.you else subject.text}, "

    def acts_on_each(self, do: Effect) -> bool:
        """Whether each of the cards is acted upon at once, so that all can be said of them together."""
        first = clauses_of(do)[0].effects[0]
        first = first.cost if isinstance(first, To) else first
        return not is_statement(first) and not isinstance(first, FRAMES)

    def unless(self, condition: Condition) -> str:
        """A condition, after "a menos que"."""
        return self.voice.conditions.condition(condition, "s")

    def more(self, then: Effect, otherwise: Effect) -> str | None:
        """More of the same, in short."""
        match then, otherwise:
            case Do("deal damage", them=to, amount=int() as amount), Do("deal damage", them=same) if same_choice(
                to, same
            ):
                return f"inflige {amount} de daño"
            case RemoveCounters("damage", amount=int() as amount, of=of, up_to=up_to, total=False), RemoveCounters(
                "damage", of=same
            ) if same_choice(of, same):
                return f"retira {'hasta ' if up_to else ''}{amount} de daño"
        return None

    def those_with(self, effect: If, who: Who) -> str | None:
        """Those of the players of whom a condition holds: cada oponente con más lore que tú."""
        if effect.instead or effect.otherwise is not None:
            return None
        text, has = self.voice.conditions.condition(effect.condition), f"{self.refs.who('they').text} tiene "
        return f"{self.refs.who(who).text} con {text.removeprefix(has)}" if text.startswith(has) else None

    def for_each_who_doesnt(self, who: Who) -> str:
        """For each of those players who doesn't do it."""
        return f"por {self.refs.who(who).text} que no lo haga, "

    def if_they_dont(self, who: Who) -> str:
        """If that player doesn't do it."""
        self.stage.others_act = not is_you(who)
        return self.voice.telling.words["otherwise"] if is_you(who) else "si no lo hace, "

    def may_opening(self, who: Who) -> str:
        """That player may."""
        subject = self.refs.who(who)
        self.stage.others_act = not subject.you
        return f"{subject.text} {self.words.conjugate('poder', subject.form('i'))} ".lstrip()

    def choose_one(self, effect: ChooseOne, infinitive: bool = False) -> str:
        """One of several, as a list with dots or as "this or that"."""
        if effect.said == "or":
            return self.either(effect, infinitive)
        subject = self.refs.who(effect.by)
        form: Form = "inf" if infinitive else "imp" if subject.you else subject.form("i")
        who = "" if not subject.text or infinitive else f"{subject.text} "
        count = "uno" if effect.count == 1 else self.amounts.value(effect.count)
        what = listed(effect.labels, "o") if effect.labels else f"{'hasta ' if effect.up_to else ''}{count}"
        items = []
        explicit, self.stage.explicit = self.stage.explicit, not is_you(effect.by)
        last, last_them = self.scene.last, self.scene.last_them
        for index, one in enumerate(effect.of):
            self.scene.last, self.scene.last_them = last, last_them
            self.stage.others_act = False
            label = f"{effect.labels[index]} " if index < len(effect.labels) else ""
            text = joined(self.voice.telling.sentences(one))
            items.append(f"• {label}{capital(text)}{'' if text.endswith(('.', '.»')) else '.'}")
        self.stage.explicit = explicit
        opening = f"{who}{self.words.conjugate('elegir', form)} {what}"
        return f"{opening}: {' '.join(items)}" if items else opening

    def either(self, effect: ChooseOne, infinitive: bool) -> str:
        """One of several, as "this or that"."""
        match effect.of:
            case (Play(them=Chosen(cards=Cards(zone="hand"))) as play, Play(them=Chosen(cards=Cards(zone="discard")))):
                played = joined(self.act(play, "inf" if infinitive else "imp"))
                return played.replace(
                    " gratis", f" de tu {self.words.word('hand')} o de tu {self.words.word('discard')} gratis", 1
                )
            case (ToDeck(them=Ref() as them, place="top"), Do("put into discard", them=same)) if them == same:
                there = self.voice.deeds.hands(them, "discard")
                return f"{self.act(effect.of[0], 'inf' if infinitive else 'imp')[0]} o en {there}"
        outer, self.stage.actor = self.stage.actor, effect.by
        if infinitive:
            said = [joined(self.voice.telling.infinitive(one)) for one in effect.of]
        elif is_you(effect.by):
            said = [joined(self.voice.telling.sentences(one)) for one in effect.of]
        else:
            subject = self.refs.who(effect.by)
            choices = listed([self.voice.telling.infinitive(one)[0] for one in effect.of], "o")
            said = [f"{subject.text} {self.words.conjugate('deber', subject.form('i'))} {choices}"]
        self.stage.actor = outer
        return listed(said, "o")

    # After "puedes" and "para".

    def bare(self, effects: Sequence[Effect]) -> tuple[str, list[str]]:
        """The first thing that is done, as an infinitive, and what follows it."""
        first = effects[0]
        if isinstance(first, To):
            parts = self.voice.telling.in_order(first, infinitive=True)
        elif isinstance(first, ChooseOne) and first.by in ("they", self.stage.actor):
            parts = [self.choose_one(first, infinitive=True)]
        elif isinstance(first, PlayersMay) and first.who in ("they", self.stage.actor):
            parts = self.voice.telling.infinitive(first.do)
        elif isinstance(first, STATES):
            parts = lead("hacer que ", self.clause(effects, "s"))
        elif isinstance(first, If) and first.instead and first.otherwise is not None:
            parts = self.voice.telling.conditional(first, infinitive=True)
        elif isinstance(first, EachCard) and self.acts_on_each(first.do):
            self.scene.promised["it"] = first.them
            parts = self.voice.telling.infinitive(first.do)
        elif isinstance(first, PayLess) and is_you(self.stage.actor):
            parts = [f"pagar {self.voice.deeds.pay_less(first).removeprefix('pagas ')}"]
        elif is_statement(first) or isinstance(first, (*FRAMES, Nothing)):
            parts = lead("decidir que ", self.clause(effects))
        elif inks_more(first) or self.voice.telling.doer(first, self.stage.actor) in (self.stage.actor, "they"):
            self.stage.picks = False
            parts = self.act(first, "inf")
            self.stage.picks = True
        else:
            parts = lead("hacer que ", self.clause(effects, "s"))
        return parts[0], list(parts[1:])
