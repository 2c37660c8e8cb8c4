"""Spanish events: what happens, happened, or would happen."""

from __future__ import annotations

import msgspec

from mazo.abilities.text.plan.scene import (
    EDGES,
    Met,
    befallen,
    is_you,
    kind_of,
    same_object,
    without,
)
from mazo.abilities.text.spanish.clauses import Clause, none_of, ordinal
from mazo.abilities.text.spanish.forms import (
    Mood,
    Phrase,
    Subject,
    ending,
    listed,
    with_others,
)
from mazo.abilities.text.spanish.nouns import Place
from mazo.abilities.text.spanish.part import Part
from mazo.abilities.tree.nouns import (
    Cards,
    Comparison,
    Condition,
    During,
    Has,
    Is,
    Ref,
    SameObject,
    They,
    This,
    When,
    Who,
    Whose,
)
from mazo.abilities.tree.words import State

OF_CARDS = ("draw", "discard", "ink", "put into discard", "left discard", "reveal")
OBJECTS = ("play", "draw", "discard", "ready", "reveal", "pay")
OF_CHARACTERS = ("quest", "challenge", "is challenged", "banish", "sing", "move", "is dealt damage", "deals damage") + (
    "takes damage",
    "is healed",
    "is chosen",
    "is chosen for Support",
    "put under",
)
ONCE_EVENTS = ("play", "banish", "leave play", "discard", "put into discard")


class Events(Part):
    """What happens."""

    def trigger(self, when: When, once: bool = False) -> str:
        """The event as the opening of an ability, without the comma: siempre que este personaje haga quest."""
        prefix, tail = self.voice.happening.around(when)
        if when.event in EDGES:
            return prefix + self.turn_edge(when) + tail
        if when.said == "the first time":
            when = msgspec.structs.replace(when, nth=0)
        once = once or (when.cards == "this" and when.event in ONCE_EVENTS)
        once = when.said in ("when", "the first time") or (once and when.said != "whenever")
        event = self.voice.happening.event(when)
        if prefix.startswith("durante el turno de un oponente") and event.subject.text == "un oponente":
            event = msgspec.structs.replace(event, subject=self.refs.who("they"))
        first = when.said == "the first time"
        said = event.said("i" if once and not first else "s") + tail
        if tail.endswith(" durante su turno"):
            said = said.replace(" en un turno", "", 1)
        return f"{prefix}{'la primera vez que' if first else 'cuando' if once else 'siempre que'} {said}"

    def turn_edge(self, when: When) -> str:
        """At the start or the end of a turn."""
        if when.event == "challenge over":
            return "al final de el desafío"
        edge = "al comienzo" if when.event == "turn start" else "al final"
        if when.who is None:
            return f"{edge} de el turno"
        return f"{edge} de {self.of_player('el turno', when.who)}"

    def of_player(self, noun: str, who: Who | None) -> str:
        """A thing of that player: tu turno, el turno de cada oponente."""
        article, _, name = noun.partition(" ")
        if who is None or is_you(who):
            return f"tu {name}"
        if who == "they":
            return f"su {name}"
        return f"{article} {name} de {self.refs.player(who)}"

    def beforehand(self, condition: Condition) -> str:
        """What must hold at that moment, before the event."""
        return f"mientras {self.voice.conditions.condition(condition, 's')}, "

    def circumstance(self, condition: Condition, when: When) -> str:
        """What must hold at that moment, after the event."""
        state: State | None = None
        match condition:
            case During(state_) | They(cards=Ref(name="subject"), are=(Is(state=state_),)):
                state = state_
            case They(cards=This(), are=(Is(state=state_),)) if when.cards == "this":
                state = state_
        if state == "in a challenge":
            return " en un desafío"
        if when.event == "banish" and state in ("being challenged", "challenging"):
            return ""
        if state is not None:
            subject = Phrase("", False, self.party_gender(when))
            return f" mientras {self.voice.conditions.predicate(Is(state), subject, 's')}"
        own = isinstance(condition, They) and condition.cards == This() and when.cards == "this"
        if isinstance(condition, They) and (own or condition.cards == Ref("subject")):
            subject = Phrase("", False, self.party_gender(when))
            return f" mientras {self.voice.conditions.they(subject, False, condition.are, 's', True)}"
        return f" mientras {self.voice.conditions.condition(condition, 's')}"

    def party_gender(self, when: When) -> bool:
        """Whether the subject of the event is feminine."""
        if isinstance(when.cards, Cards):
            return self.nouns.is_feminine(when.cards)
        return self.nouns.this().feminine

    def party(self, cards: Cards | str | None, when: When, object_: bool = False, many: str = "") -> Phrase:
        """One side of an event: este personaje, uno de tus objetos, otro personaje."""
        if cards is None:
            person = when.event in OF_CHARACTERS
            kind = "character" if person else "card"
            whose = " oponente" if person and when.who in ("any opponent", "each opponent") else ""
            if many:
                return Phrase(many.format(noun=self.words.word(kind, True) + (whose and whose + "s")), True, not person)
            return Phrase(f"{'un' if person else 'una'} {self.words.word(kind)}{whose}", False, not person)
        if isinstance(cards, str):
            if when.event in OF_CARDS:
                return Phrase(f"esta {self.words.card}", False, True)
            if object_:
                return self.nouns.this()
            if self.scene.last == "this":
                return self.refs.them(This(), "subject")
            self.scene.meet_this()
            return self.nouns.this()
        if (
            when.event in ("play", "draw", "discard", "reveal", "pay")
            and cards.whose == "yours"
            and cards.zone == "play"
        ):
            cards = msgspec.structs.replace(cards, whose="any")
        if (same := same_object(cards)) is not None:
            return self.refs.them(same, "prep" if object_ else "subject")
        fem = self.nouns.is_feminine(cards)
        if many:
            noun = self.nouns.noun(cards, True, of=True, place="from")
            text = many.format(noun=noun)
            return Phrase(with_others(text, noun, fem) if cards.other else text, True, fem)
        if when.one_or_more:
            one = self.nouns.several("una o más" if fem else "uno o más", cards)
            return Phrase(one.text, True, fem)
        if when.nth and when.event in OBJECTS:
            return Phrase(
                f"{'una' if fem else 'un'} {ordinal(when.nth, fem)} {self.nouns.noun(cards, of=True)}", False, fem
            )
        place: Place = "" if cards.zone in ("hand", "deck") else "from"
        if when.this_or and object_:
            other = self.nouns.one(msgspec.structs.replace(cards, other=True), place=place)
            return Phrase(f"{'esta' if fem else 'este'} u {other.text}", False, fem)
        phrase = self.nouns.one(cards, place=place)
        return Phrase(f"{self.nouns.this().text} o {phrase.text}", False, phrase.feminine) if when.this_or else phrase

    def which_time(self, when: When) -> str:
        """Which time in the turn it is."""
        return " en un turno" if when.event in OBJECTS else f" por {ordinal(when.nth, True)} vez en un turno"

    def met_in(self, cards: Cards, whose: Whose, plural: bool = False) -> Met:
        """What is spoken of later: the types named."""
        kinds = tuple(self.nouns.kinds(cards)) if cards.zone == "play" else ()
        kind = kinds[0] if kinds else kind_of(cards)
        return Met(kind, plural, whose, kinds=kinds if len(kinds) > 1 else ())

    def event_clause(self, when: When, many: str) -> Clause:
        """The subject, verb and objects of an event."""
        event = when.event
        fill = self._fill(when.who)
        if event == "play" and (entry := self._entering(when, many)) is not None:
            return entry
        if event == "return to hand" and isinstance(when.cards, Cards):
            if when.cards.whose == "opposing":
                fill = {"la": "la", "el": "el", "de": " de su jugador"}
            elif when.who is not None and is_you(when.who):
                returned = self.nouns.one(when.cards, place="from").text
                return Clause(self.words, Subject(you=True), "devolver", f"{returned} a tu {self.words.word('hand')}")
        if event == "banish" and when.other is not None:
            banisher = self.party(when.other, When(event))
            rest = f"a {self.party(when.cards, when, object_=True, many=many).text}"
            return Clause(self.words, Subject(banisher.text, plural=banisher.plural), "desterrar", rest)
        if event == "banish" and (state := self.challenge_state(when)):
            told = when.cards
            if isinstance(told, Cards):
                told = without(told, "challenging", "being challenged")[0]
            subject = self.party(told, when, many=many)
            done = ending("desterrad", subject.feminine, subject.plural)
            person = Subject(subject.text, plural=subject.plural)
            if state == "challenging":
                return Clause(self.words, person, "ser", f"{done} tras desafiar")
            return Clause(self.words, person, "ser", f"{ending('desafiad', subject.feminine, subject.plural)} y {done}")
        if event in ("is chosen", "exert") and when.who is not None:
            self.stage.others_act = not is_you(when.who)
            rest = self.party(when.cards, when, object_=True, many=many).text
            rest += " para una acción o habilidad" if event == "is chosen" else ""
            return Clause(self.words, self.refs.who(when.who), "elegir" if event == "is chosen" else "agotar", rest)
        if event == "is chosen" and isinstance(when.other, Cards) and when.other.types:
            names = {"action": "una acción", "item": "la habilidad de un objeto"}
            kinds = [names.get(one, f"la habilidad de una carta de {self.words.word(one)}") for one in when.other.types]
            subject = self.party(when.cards, when, many=many)
            done = ending("elegid", subject.feminine, subject.plural)
            return Clause(
                self.words, Subject(subject.text, plural=subject.plural), "ser", f"{done} para {listed(kinds, 'o')}"
            )
        frame = self.words.events[event]
        if frame.kind == "passive":
            stem, rest = frame.verb, frame.rest
            subject = self.party(when.cards, when, many=many)
            done = f"{ending(stem, subject.feminine, subject.plural)} {rest.format(**fill)}".strip()
            return Clause(self.words, Subject(subject.text, plural=subject.plural), "ser", done)
        if frame.kind == "impersonal":
            verb, rest = frame.verb, frame.rest
            subject = self.party(when.cards, when, object_=True, many=many)
            if event == "is dealt damage":
                return Clause(self.words, Subject("daño"), verb, f"a {subject.text}", impersonal=True)
            return Clause(
                self.words, Subject(subject.text, plural=subject.plural), verb, rest.format(**fill), impersonal=True
            )
        if frame.kind == "active":
            return self._active(when, fill, many)
        return self._by_player(when, many)

    def _fill(self, who: Who | None) -> dict[str, str]:
        if who is None or is_you(who):
            return {"el": "tu", "la": "tu", "de": ""}
        if who == "they":
            return {"el": "su", "la": "su", "de": ""}
        owner = "un jugador" if who == "each player" else self.refs.player(who)
        return {"el": "el", "la": "la", "de": f" de {owner}"}

    def _entering(self, when: When, many: str) -> Clause | None:
        """A card that is played, where nobody in particular plays it or how it enters matters."""
        if when.cards == "this" and They(This(), (Is("shifted"),)) in when.conditions:
            self.scene.meet_this()
            return Clause(self.words, Subject(you=True), "hacer Shift", f"con {self.nouns.this().text}")
        if not isinstance(when.cards, Cards) or many or when.nth or when.this_or:
            return None
        cards, entered = without(when.cards, "bodyguard entry")
        if entered:
            phrase = self.nouns.one(cards, chosen=False)
            exerted = self.words.agree("exerted", phrase.feminine, phrase.plural)
            return Clause(self.words, Subject(phrase.text), "entrar", f"en juego {exerted}")
        if cards.whose == "any" and when.who is None and when.other is None and cards.zone == "play":
            return Clause(self.words, Subject(self.nouns.one(cards).text), "jugar", impersonal=True)
        return None

    def challenge_state(self, when: When) -> str:
        """Whether the card is challenging or being challenged as it is banished."""
        if isinstance(when.cards, Cards) and (had := without(when.cards, "challenging", "being challenged")[1]):
            return had[0]
        for one in when.conditions:
            match one:
                case During(state) | They(cards=Ref(name="subject") | This(), are=(Is(state=state),)):
                    if state in ("challenging", "being challenged"):
                        return state
        return ""

    def _active(self, when: When, fill: dict[str, str], many: str) -> Clause:
        frame = self.words.events[when.event]
        rest = frame.rest.format(**fill)
        subject = self.party(when.cards, when, many=many)
        other = self.party(when.other, When(when.event), object_=True).text if when.other is not None else ""
        match when.event:
            case "challenge" if other:
                rest = f"a {other}"
            case "sing" if other:
                rest = other
            case "move from a location" if other:
                place = "aquí" if when.other == "this" and self.scene.card == "location" else f"a {other}"
                rest = f"{place} desde una localización"
            case "move" if other:
                rest = "aquí" if when.other == "this" and self.scene.card == "location" else f"a {other}"
            case "deals damage" if other:
                rest = f"daño a {other}"
            case "takes damage" if when.amount is not None:
                rest = self.nouns.quantity(*when.amount, "daño", "daño", countable=False)
        person = Subject(subject.text, plural=subject.plural)
        return Clause(self.words, person, frame.verb, rest, reflexive=frame.reflexive)

    def _by_player(self, when: When, many: str) -> Clause:
        verb, rest = self.words.events[when.event].verb, ""
        who: Who = when.who if when.who is not None else "you"
        self.stage.others_act = not is_you(who)
        match when.event:
            case "is healed":
                amount = "1 o más de daño"
                if when.amount is not None:
                    amount = self.nouns.quantity(*when.amount, "daño", "daño", countable=False)
                rest = f"{amount} de {self.party(when.cards, When(when.event), object_=True, many=many).text}"
            case "put under":
                host = when.other if when.other is not None else when.cards
                rest = f"una carta debajo de {self.party(host, When(when.event), object_=True, many=many).text}"
            case "pay":
                comparison, number = when.amount or ("at least", 1)
                paid = self.nouns.figure(Has("strength", comparison, number)).replace("{S}", "{I}").removeprefix("con ")
                rest = f"{paid} para jugar {self.party(when.cards, when, object_=True, many=many).text}"
            case "gains lore" | "loses lore":
                rest = (
                    "lore"
                    if when.amount is None
                    else self.nouns.quantity(*when.amount, "lore", "lore", countable=False)
                )
            case "draw" | "discard" | "reveal" if when.one_or_more and when.cards is None:
                rest = "una o más cartas"
            case "boost":
                who_ = self.party(when.cards, When(when.event), object_=True, many=many).text
                rest = f"la habilidad Boost de {who_}"
            case "shift onto":
                below = self.party(when.other, When(when.event), object_=True).text
                card = self.party(when.cards, When("play"), object_=True, many=many).text
                rest = f"{card} con Shift encima de {below}"
            case "use ability":
                rest = f"una habilidad de {self.party(when.cards, when, object_=True, many=many).text}"
            case "play" | "draw" | "discard" | "ready" | "reveal":
                rest = self._object(when, many)
            case "shuffle":
                rest = f"{self.refs.own(who)} mazo"
            case "turn start" | "turn end":
                rest = f"{self.refs.own(who)} turno"
            case "challenge over":
                rest = "un desafío"
                if when.cards is not None:
                    rest += f" con {self.party(when.cards, when, object_=True, many=many).text}"
        return Clause(self.words, Subject("un jugador") if who == "each player" else self.refs.who(who), verb, rest)

    def _object(self, when: When, many: str) -> str:
        text = self.party(when.cards, when, object_=True, many=many).text
        if when.event == "play" and when.cards == "this":
            self.scene.meet_this()
        if when.nth and when.cards is None:
            text = f"una {ordinal(when.nth, True)} carta"
        if when.event == "play" and when.other is not None:
            text += f" encima de {self.party(when.other, When(when.event), object_=True).text}"
        return text

    def happened(self, when: When) -> str:
        """What is counted: vez que jugaste una canción este turno; personaje oponente desterrado este turno."""
        told = befallen(when)
        if when.event in ("banish", "banished in a challenge") and isinstance(told.cards, Cards):
            done = ending("desterrad", self.nouns.is_feminine(told.cards), False)
            where = " en un desafío" if when.event == "banished in a challenge" else ""
            return f"{self.nouns.noun(told.cards, of=True)} {done}{where} este turno"
        return f"vez que {self.voice.happening.event(when).past('i')} este turno"

    def past(self, when: When, count: tuple[Comparison, int], mood: Mood) -> str:
        """Something that happened so often this turn."""
        comparison, number = count
        if comparison == "is" and number and (nth := self.nth_of_the_turn(when, number, mood)):
            return nth
        if (comparison, number) in (("at least", 1), ("more than", 0), ("is not", 0)):
            return f"{self.voice.happening.event(when).past(mood)} este turno"
        if (comparison, number) in (("is", 0), ("at most", 0), ("less than", 1)):
            clause = self.voice.happening.event(when)
            if clause.impersonal:
                nobody = msgspec.structs.replace(clause.subject, text=none_of(clause.subject.text))
                clause = msgspec.structs.replace(clause, subject=nobody)
            if not clause.subject.text or clause.impersonal:
                return f"no {msgspec.structs.replace(clause, rest=none_of(clause.rest)).past(mood)} este turno"
            return self.none(clause, mood)
        countable = when.cards != "this" and when.event not in ("gains lore", "loses lore", "shuffle", "is healed")
        if isinstance(when.cards, Cards) and isinstance(next(iter(when.cards.where), None), SameObject):
            countable = False
        if countable:
            many = self.nouns.quantity(comparison, number, "{noun}", "{noun}")
            return f"{self.voice.happening.event(when, many).past(mood)} este turno"
        times = self.nouns.quantity(comparison, number, "vez", "veces", fem=True)
        return f"{self.voice.happening.event(when).past(mood)} {times} este turno"

    def nth_of_the_turn(self, when: When, number: int, mood: Mood) -> str:
        """Which one of its kind in the turn the event was: es la segunda carta que robas este turno."""
        if self.scene.event != when.event:
            return ""
        you = when.who is None or is_you(when.who)
        be = self.voice.conditions.verb("ser", mood)
        match when.event:
            case "challenge" if when.cards is None:
                return f"{be} el {ordinal(number, False)} desafío de este turno"
            case "ink" if when.cards is None:
                put = f"{'pones en tu' if you else 'pone en su'} {self.words.word('inkwell')}"
                return f"{be} la {ordinal(number, True)} carta que {put} este turno"
            case "draw" if when.cards is None:
                return f"{be} la {ordinal(number, True)} carta que {'robas' if you else 'roba'} este turno"
        return ""

    def none(self, clause: Clause, mood: Mood) -> str:
        """The event denied: ningún personaje fue desterrado este turno."""
        text = clause.subject.text
        if (nobody := none_of(text)) != text:
            subject = msgspec.structs.replace(clause.subject, text=nobody)
            return f"{msgspec.structs.replace(clause, subject=subject).past(mood)} este turno"
        bare = msgspec.structs.replace(clause.subject, text="")
        return f"{text} no {msgspec.structs.replace(clause, subject=bare).past(mood)} este turno"
