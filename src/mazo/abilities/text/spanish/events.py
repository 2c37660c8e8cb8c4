"""Spanish events: what happens, happened, or would happen."""

from __future__ import annotations

import msgspec

from mazo.abilities.text.plan.describing import Place
from mazo.abilities.text.plan.happening import Party, by_whom, circumstance_of, own_event, past_of
from mazo.abilities.text.plan.shapes import is_you
from mazo.abilities.text.plan.usage import Met
from mazo.abilities.text.spanish.clauses import Clause, none_of, ordinal
from mazo.abilities.text.spanish.forms import POINTS, Mood, Phrase, Subject, ending, listed, with_others
from mazo.abilities.text.spanish.part import Part
from mazo.abilities.tree.nouns import Cards, Comparison, Condition, Is, Them, They, When, Who, Whose


class Events(Part):
    """What happens."""

    # Openings.

    def opened(self, when: When, once: bool, prefix: str, tail: str) -> str:
        """The opening of an ability: siempre que esta criatura explore."""
        first = when.said == "the first time"
        once = first or when.said == "when" or (once and when.said != "whenever")
        event = self.voice.happening.event(when)
        if when.said == "answer":
            self.voice.flow.others_did(not event.subject.you)
            return f"{prefix}en respuesta a que {event.said('s')}{tail}"
        if prefix.startswith("durante el turno de un oponente") and event.subject.text == "un oponente":
            event = msgspec.structs.replace(event, subject=self.refs.who("they"))
        self.voice.flow.others_did(not event.subject.you)
        said = event.said("i" if once and not first else "s") + tail
        if tail.endswith(" durante su turno"):
            said = said.replace(" en un turno", "", 1)
        return f"{prefix}{'la primera vez que' if first else 'cuando' if once else self.words.whenever} {said}"

    def about(self, clause: Clause) -> str:
        """An event that is about to happen: tu oponente juegue una criatura."""
        return clause.said("s")

    def turn_edge(self, when: When) -> str:
        """At the start or the end of a turn."""
        edge = "al comienzo" if when.event == "turn start" else "al final"
        return f"{edge} de {self.of_player('el turno', when.who) if when.who is not None else 'el turno'}"

    def of_player(self, noun: str, who: Who | None) -> str:
        """A thing of that player: tu turno, el turno de cada oponente."""
        article, _, name = noun.partition(" ")
        if who is None or is_you(who):
            return f"tu {name}"
        return f"su {name}" if who == "they" else f"{article} {name} de {self.refs.player(who)}"

    def at_edge(self, when: When) -> str:
        """What must hold at a point in time: si esta criatura no luchó."""
        return f"si {listed([self.voice.conditions.condition(one) for one in when.conditions])}"

    def beforehand(self, condition: Condition) -> str:
        """What must hold at that moment, before the event."""
        return f"mientras {self.voice.conditions.condition(condition, 's')}, "

    def circumstance(self, condition: Condition, when: When) -> str:
        """What must hold at that moment, after the event."""
        found = circumstance_of(condition, when, self.scene.usage.silent)
        if found.silent:
            return ""
        subject = Phrase("", False, self.party_gender(when))
        if found.state:
            return f" mientras {self.voice.conditions.predicate(Is(found.state), subject, 's')}"
        if found.of_subject and isinstance(condition, They):
            return f" mientras {self.voice.conditions.they(subject, False, condition.are, 's', True)}"
        return f" mientras {self.voice.conditions.condition(condition, 's')}"

    # Who takes part.

    def party_gender(self, when: When) -> bool:
        """Whether the subject of the event is feminine."""
        if isinstance(when.cards, Cards):
            return self.nouns.is_feminine(when.cards)
        return self.nouns.this().feminine

    def this_card(self, in_play: bool) -> Phrase:
        """The card itself."""
        return self.nouns.this() if in_play else Phrase(f"esta {self.words.card}", False, True)

    def these(self, them: Them, object_: bool) -> Phrase:
        """Cards spoken of before."""
        return self.refs.them(them, "prep" if object_ else "subject")

    def taking_part(self, party: Party, when: When, many: str) -> Phrase:
        """Cards named as one side of an event: uno de tus objetos, otra criatura."""
        such = party.cards
        fem = self.nouns.is_feminine(such)
        if party.sort in ("many", "none of yours"):
            origin: Place = "" if when.event in self.scene.usage.zoned else "from"
            noun = self.nouns.noun(such, True, of=True, place=origin)
            text = many.format(noun=noun)
            return Phrase(with_others(text, noun, fem) if such.other else text, True, fem)
        if party.sort == "one or more":
            return Phrase(self.nouns.several("una o más" if fem else "uno o más", such).text, True, fem)
        if party.sort == "nth":
            nth = f"{'una' if fem else 'un'} {ordinal(when.nth, fem)}"
            return Phrase(f"{nth} {self.nouns.noun(such, of=True)}", False, fem)
        phrase = self.nouns.one(such, place="" if such.zone in ("hand", "deck") else "from")
        if party.this_or:
            return Phrase(f"{'esta' if fem else 'este'} u {phrase.text}", False, fem)
        if party.sort == "this or one":
            return Phrase(f"{self.nouns.itself()} o {phrase.text}", False, phrase.feminine)
        return phrase

    def unnamed(self, when: When, many: str) -> Phrase:
        """Whoever takes part, where no card is named."""
        usage = self.scene.usage
        being = when.event in usage.of_beings
        kind = usage.being if being else "card"
        fem = self.words.feminine(kind)
        opposing = being and when.who in ("any opponent", "each opponent")
        whose = f" {self.words.agree('opposing', fem, bool(many))}" if opposing else ""
        if many:
            return Phrase(many.format(noun=self.words.word(kind, True) + whose), True, fem)
        return Phrase(f"{'una' if fem else 'un'} {self.words.word(kind)}{whose}", False, fem)

    def which_time(self, when: When) -> str:
        """Which time in the turn it is."""
        if when.event in self.scene.usage.objects:
            return " en un turno"
        return f" por {ordinal(when.nth, True)} vez en un turno"

    def met_in(self, cards: Cards, whose: Whose, plural: bool = False) -> Met:
        """What is spoken of later: the types named."""
        kinds = tuple(self.nouns.kinds(cards)) if cards.zone == "play" else ()
        kind = kinds[0] if kinds else self.scene.usage.kind_of(cards)
        return Met(kind, plural, whose, kinds=kinds if len(kinds) > 1 else ())

    # Clauses.

    def clause(self, subject: Phrase, verb: str, rest: str = "", *, reflexive: bool = False) -> Clause:
        """Cards that do something."""
        return Clause(self.words, Subject(subject.text, plural=subject.plural), verb, rest, reflexive=reflexive)

    def suffered(self, subject: Phrase, stem: str, rest: str = "") -> Clause:
        """Something that befalls cards: es desterrado."""
        return self.clause(subject, "ser", f"{ending(stem, subject.feminine, subject.plural)} {rest}".strip())

    def event_clause(self, when: When, many: str) -> Clause:
        """The subject, verb and objects of an event."""
        if (own := self.words.own_event(self, when, many)) is not None:
            return own
        frame, say = self.words.events[when.event], self.voice.happening
        if frame.kind == "player":
            who = by_whom(when)
            self.voice.flow.had_by(not is_you(who))
            rest = say.rest(when, many)
            player = Subject("un jugador") if who == "each player" else self.refs.who(who)
            return Clause(self.words, player, frame.verb, rest)
        subject = say.side(when.cards, when, frame.kind == "impersonal", many)
        if frame.kind == "impersonal" and frame.subject:
            rest = frame.rest.format(cards=subject.text)
            return Clause(self.words, Subject(frame.subject), frame.verb, rest, impersonal=True)
        rest = say.rest(when, many)
        if frame.kind == "passive":
            return self.suffered(subject, frame.verb, rest)
        if frame.kind == "active":
            return self.clause(subject, frame.verb, rest, reflexive=frame.reflexive)
        return Clause(self.words, Subject(subject.text, plural=subject.plural), frame.verb, rest, impersonal=True)

    def filling(self, name: str, when: When, many: str) -> str:
        """The player's zone, the ending of several, what is paid, or how much of something."""
        comparison, number = when.amount or ("at least", 1)
        if name in ("el", "la", "de"):
            return self.owned(when.who)[name]
        if name == "s":
            return "s" if many or when.one_or_more else ""
        if name == "price":
            return POINTS[comparison].format(number, self.words.coin[1])
        if (comparison, number) == ("at least", 1):
            return f"1 o más de {name}" if when.amount is not None or when.one_or_more else name
        return self.nouns.quantity(comparison, number, name, name, countable=False)

    def own(self, who: Who) -> str:
        """The player's own."""
        return self.refs.own(who)

    def one_or_more(self) -> str:
        """Any number of cards, as an object."""
        return f"una o más {self.words.cards}"

    def nth_card(self, when: When) -> str:
        """The second card and so on."""
        return f"una {ordinal(when.nth, True)} {self.words.card}"

    def owned(self, who: Who | None) -> dict[str, str]:
        """Whose zone an event speaks of: tu reserva; la reserva de un oponente."""
        if who is None or is_you(who):
            return {"el": "tu", "la": "tu", "de": ""}
        if who == "they":
            return {"el": "su", "la": "su", "de": ""}
        owner = "un jugador" if who == "each player" else self.refs.player(who)
        return {"el": "el", "la": "la", "de": f" de {owner}"}

    # What has happened.

    def happened(self, when: When) -> str:
        """What is counted: vez que jugaste un hechizo este turno; criatura oponente desterrada este turno."""
        told, frame = self.scene.usage.befallen(when), self.words.events[when.event]
        if frame.counted and isinstance(told.cards, Cards):
            done = f"{ending(frame.verb, self.nouns.is_feminine(told.cards), False)} {frame.rest}".strip()
            return f"{self.nouns.noun(told.cards, of=True)} {done} este turno"
        return f"vez que {self.voice.happening.event(when).past('i')} este turno"

    def past(self, when: When, count: tuple[Comparison, int], mood: Mood) -> str:
        """Something that happened so often this turn."""
        comparison, number = count
        if comparison == "is" and number and (nth := self.nth_of_the_turn(when, number, mood)):
            return nth
        event = self.voice.happening.event
        if count in (("is", 0), ("at most", 0), ("less than", 1)):
            return f"{self.never(event(when), mood)} este turno"
        match past_of(when, count, self.scene.usage.uncounted).sort:
            case "once":
                return f"{self.once(event(when), mood)} este turno"
            case "many":
                many = self.nouns.quantity(comparison, number, "{noun}", "{noun}")
                return f"{self.once(event(when, many), mood)} este turno"
            case _:
                times = self.nouns.quantity(comparison, number, "vez", "veces", fem=True)
                return f"{self.once(event(when), mood)} {times} este turno"

    def once(self, clause: Clause, mood: Mood) -> str:
        """The event has happened."""
        self.voice.flow.others_did(not clause.subject.you)
        return clause.past(mood)

    def never(self, clause: Clause, mood: Mood) -> str:
        """The event denied: no jugaste ningún hechizo; ninguna criatura fue desterrada; esta criatura no luchó."""
        self.voice.flow.others_did(not clause.subject.you)
        replace, text = msgspec.structs.replace, clause.subject.text
        nobody = replace(clause.subject, text=none_of(text))
        if clause.impersonal:
            clause = replace(clause, subject=nobody)
        if not text or clause.impersonal:
            return f"no {replace(clause, rest=none_of(clause.rest)).past(mood)}"
        if nobody.text != text:
            return replace(clause, subject=nobody).past(mood)
        return f"{text} no {replace(clause, subject=replace(clause.subject, text='')).past(mood)}"

    def nth_of_the_turn(self, when: When, number: int, mood: Mood) -> str:
        """Which one of its kind in the turn the event was: es la segunda carta que robas este turno."""
        frame = self.words.events[when.event]
        if self.scene.event != when.event or not frame.nth or when.cards is not None:
            return ""
        you = own_event(when)
        verb = self.words.conjugate(frame.verb, "i2" if you else "i3")
        nth = ordinal(number, frame.nth.startswith("la "))
        said = frame.nth.format(nth=nth, verb=verb, own="tu" if you else "su")
        return f"{self.voice.conditions.verb('ser', mood)} {said}"
