"""Spanish events: what happens, happened, or would happen."""

from __future__ import annotations

import msgspec

from mazo.games.lorcana.abilities.nouns import (
    Cards,
    Comparison,
    Condition,
    During,
    EventName,
    Has,
    Is,
    Ref,
    SameObject,
    State,
    They,
    This,
    Turn,
    When,
    Who,
)
from mazo.games.lorcana.abilities.text.scene import (
    OTHERS,
    Kind,
    Met,
    event_cards,
    event_player,
    is_you,
    kind_of,
    same_object,
    without,
)
from mazo.games.lorcana.abilities.text.spanish.conditions import Conditions
from mazo.games.lorcana.abilities.text.spanish.nouns import Place
from mazo.games.lorcana.abilities.text.spanish.words import ORDINALS, Mood, Phrase, Subject, conjugate, ending, word

_PASSIVE: dict[EventName, tuple[str, str]] = {
    "is challenged": ("desafiad", ""),
    "is chosen": ("elegid", ""),
    "is chosen for Support": ("elegid", "para Support"),
    "exert": ("agotad", ""),
    "banish": ("desterrad", ""),
    "banished in a challenge": ("desterrad", "en un desafío"),
    "return to hand": ("devuelt", "a {la} mano{de}"),
}
_IMPERSONAL: dict[EventName, tuple[str, str]] = {
    "ink": ("poner", "en {el} tintero{de}"),
    "put into discard": ("poner", "en {el} descarte{de}"),
    "is dealt damage": ("infligir", "daño a"),
}
_ACTIVE: dict[EventName, tuple[str, str]] = {
    "quest": ("hacer quest", ""),
    "challenge": ("desafiar", ""),
    "leave play": ("abandonar el juego", ""),
    "sing": ("cantar", "una canción"),
    "move": ("mover", "a una localización"),
    "deals damage": ("infligir", "daño"),
    "takes damage": ("recibir", "daño"),
    "left discard": ("abandonar", "{el} descarte{de}"),
}
_BY_PLAYER: dict[EventName, str] = {
    "play": "jugar",
    "draw": "robar",
    "discard": "descartar",
    "ready": "enderezar",
    "reveal": "revelar",
    "is healed": "retirar",
    "put under": "poner",
    "use ability": "usar",
    "pay": "pagar",
    "gains lore": "ganar",
    "loses lore": "perder",
    "shuffle": "barajar",
    "turn start": "comenzar",
    "turn end": "terminar",
    "challenge over": "terminar",
}
EDGES = ("turn start", "turn end", "challenge over")
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


class Clause(msgspec.Struct, frozen=True):
    """A subject, its verb and the rest, to be said in any mood; impersonal clauses begin with the verb."""

    subject: Subject
    verb: str
    rest: str = ""
    impersonal: bool = False
    reflexive: bool = False

    def _with(self, verb: str) -> str:
        se = "se " if self.impersonal or self.reflexive else ""
        if self.impersonal:
            return " ".join(one for one in (se + verb, self.subject.text, self.rest) if one)
        return " ".join(one for one in (self.subject.text, se + verb, self.rest) if one)

    def said(self, mood: Mood) -> str:
        """It happens, in that mood."""
        return self._with(conjugate(self.verb, self.subject.form(mood)))

    def past(self, mood: Mood) -> str:
        """It happened, in that mood."""
        return self._with(conjugate(self.verb, self.subject.form("p" if mood == "i" else "h")))

    def would(self) -> str:
        """It would happen."""
        were = "fueras a" if self.subject.you else "fueran a" if self.subject.plural else "fuera a"
        return self._with(f"{were} {self.verb}")


class Events(Conditions):
    """What happens."""

    def trigger(self, when: When, once: bool = False) -> str:
        """The event as the opening of an ability, without the comma: siempre que este personaje haga quest."""
        prefix, tail = self.around(when)
        if when.event in EDGES:
            return prefix + self.turn_edge(when) + tail
        once = once or (when.cards == "this" and when.event in ONCE_EVENTS)
        event = self.event(when)
        return f"{prefix}{'cuando' if once else 'siempre que'} {event.said('i' if once else 's')}{tail}"

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
        return f"{article} {name} de {self.player(who)}"

    def around(self, when: When) -> tuple[str, str]:
        """What stands before and after the event: durante tu turno, …; … en un desafío."""
        prefix = tail = ""
        for one in when.conditions:
            match one:
                case Turn(whose="yours"):
                    prefix = "durante tu turno, "
                case Turn():
                    prefix = "durante el turno de un oponente, "
                case _:
                    tail += self.circumstance(one, when)
        return prefix, tail

    def circumstance(self, condition: Condition, when: When) -> str:
        """What must hold at that moment, after the event."""
        state: State | None = None
        match condition:
            case During(state=state_) | They(cards=Ref(name="subject"), are=(Is(state=state_),)):
                state = state_
            case They(cards=This(), are=(Is(state=state_),)) if when.cards == "this":
                state = state_
        if state == "in a challenge":
            return " en un desafío"
        if when.event == "banish" and state in ("being challenged", "challenging"):
            return ""
        if state is not None:
            subject = Phrase("", False, self.party_gender(when))
            return f" mientras {self.predicate(Is(state), subject, 's')}"
        return f" mientras {self.condition(condition, 's')}"

    def party_gender(self, when: When) -> bool:
        """Whether the subject of the event is feminine."""
        if isinstance(when.cards, Cards):
            return self.is_feminine(when.cards)
        return self.this().feminine

    def party(self, cards: Cards | str | None, when: When, object_: bool = False, many: str = "") -> Phrase:
        """One side of an event: este personaje, uno de tus objetos, otro personaje."""
        if cards is None:
            person = when.event in OF_CHARACTERS
            kind = "character" if person else "card"
            whose = " oponente" if person and when.who in ("any opponent", "each opponent") else ""
            if many:
                return Phrase(many.format(noun=word(kind, True) + (whose and whose + "s")), True, not person)
            return Phrase(f"{'un' if person else 'una'} {word(kind)}{whose}", False, not person)
        if isinstance(cards, str):
            if when.event in OF_CARDS:
                return Phrase(f"esta {word('card')}", False, True)
            if object_:
                return self.this()
            if self.scene.last == "this":
                return self.them(This(), "subject")
            self.scene.meet_this()
            return self.this()
        if (
            when.event in ("play", "draw", "discard", "reveal", "pay")
            and cards.whose == "yours"
            and cards.zone == "play"
        ):
            cards = msgspec.structs.replace(cards, whose="any")
        if (same := same_object(cards)) is not None:
            return self.them(same, "prep" if object_ else "subject")
        fem = self.is_feminine(cards)
        if many:
            other = ending("otr", fem, True) + " " if cards.other else ""
            return Phrase(many.format(noun=other + self.noun(cards, True, of=True, place="from")), True, fem)
        if when.one_or_more:
            one = self.several("una o más" if fem else "uno o más", cards)
            return Phrase(one.text, True, fem)
        if when.nth and when.event in OBJECTS:
            return Phrase(f"{'una' if fem else 'un'} {ordinal(when.nth, fem)} {self.noun(cards, of=True)}", False, fem)
        place: Place = "" if cards.zone in ("hand", "deck") else "from"
        phrase = self.one(cards, place=place)
        return Phrase(f"{self.this().text} o {phrase.text}", False, phrase.feminine) if when.this_or else phrase

    def event(self, when: When, many: str = "") -> Clause:
        """The event with its subject, verb and objects."""
        cards, tail = when.cards, ""
        if isinstance(cards, Cards) and cards.zone == "play":
            cards, had = without(cards, "here", "at a location", "in a challenge")
            places = {"here": " mientras esté aquí", "at a location": " mientras esté en una localización"}
            tail = "".join(places.get(one, " en un desafío") for one in had)
        who = event_player(when.event, cards, when.who)
        cards = event_cards(when.event, cards) if isinstance(cards, Cards) else cards
        when = msgspec.structs.replace(when, cards=cards, who=who)
        clause = self._clause(when, many)
        if when.nth and when.event not in OBJECTS:
            tail += f" por {ordinal(when.nth, True)} vez en un turno"
        elif when.nth:
            tail += " en un turno"
        if isinstance(cards, Cards):
            self.scene.meet("subject", Met(self.kind(cards), False, cards.whose))
        if self.scene.event is None:
            self.scene.event = when.event
        if when.other is None and when.event in OTHERS and when.event not in ("challenge", "is challenged"):
            self.scene.met["other"] = Met(OTHERS[when.event])
        if isinstance(when.other, Cards):
            last = self.scene.last
            self.scene.meet("other", Met(self.kind(when.other), False, when.other.whose))
            self.scene.last = last
        return msgspec.structs.replace(clause, rest=f"{clause.rest}{tail}".strip())

    @staticmethod
    def kind(cards: Cards) -> Kind:
        """What is spoken of later: the first type named."""
        return cards.types[0] if cards.zone == "play" and cards.types else kind_of(cards)

    def _clause(self, when: When, many: str) -> Clause:
        event = when.event
        fill = self._fill(when.who)
        if event == "banish" and when.other is not None:
            banisher = self.party(when.other, When(event))
            rest = f"a {self.party(when.cards, when, object_=True, many=many).text}"
            return Clause(Subject(banisher.text, plural=banisher.plural), "desterrar", rest)
        if event == "banish" and (state := self.challenge_state(when)):
            subject = self.party(when.cards, when, many=many)
            done = ending("desterrad", subject.feminine, subject.plural)
            person = Subject(subject.text, plural=subject.plural)
            if state == "challenging":
                return Clause(person, "ser", f"{done} tras desafiar")
            return Clause(person, "ser", f"{ending('desafiad', subject.feminine, subject.plural)} y {done}")
        if event in ("is chosen", "exert") and when.who is not None:
            rest = self.party(when.cards, when, object_=True, many=many).text
            rest += " para una acción o habilidad" if event == "is chosen" else ""
            return Clause(self.who(when.who), "elegir" if event == "is chosen" else "agotar", rest)
        if event in _PASSIVE:
            stem, rest = _PASSIVE[event]
            subject = self.party(when.cards, when, many=many)
            done = f"{ending(stem, subject.feminine, subject.plural)} {rest.format(**fill)}".strip()
            return Clause(Subject(subject.text, plural=subject.plural), "ser", done)
        if event in _IMPERSONAL:
            verb, rest = _IMPERSONAL[event]
            subject = self.party(when.cards, when, object_=True, many=many)
            if event == "is dealt damage":
                return Clause(Subject("daño"), verb, f"a {subject.text}", impersonal=True)
            return Clause(Subject(subject.text, plural=subject.plural), verb, rest.format(**fill), impersonal=True)
        if event in _ACTIVE:
            return self._active(when, fill, many)
        return self._by_player(when, many)

    def _fill(self, who: Who | None) -> dict[str, str]:
        if who is None or is_you(who):
            return {"el": "tu", "la": "tu", "de": ""}
        if who == "they":
            return {"el": "su", "la": "su", "de": ""}
        return {"el": "el", "la": "la", "de": f" de {self.player(who)}"}

    def challenge_state(self, when: When) -> str:
        """Whether the card is challenging or being challenged as it is banished."""
        for one in when.conditions:
            match one:
                case During(state=state) | They(cards=Ref(name="subject") | This(), are=(Is(state=state),)):
                    if state in ("challenging", "being challenged"):
                        return state
        return ""

    def _active(self, when: When, fill: dict[str, str], many: str) -> Clause:
        verb, rest = _ACTIVE[when.event]
        subject = self.party(when.cards, when, many=many)
        other = self.party(when.other, When(when.event), object_=True).text if when.other is not None else ""
        match when.event:
            case "challenge" if other:
                rest = f"a {other}"
            case "sing" if other:
                rest = other
            case "move" if other:
                rest = "aquí" if when.other == "this" and self.scene.card == "location" else f"a {other}"
            case "deals damage" if other:
                rest = f"daño a {other}"
            case "takes damage" if when.amount is not None:
                rest = self.quantity(*when.amount, "daño", "daño", countable=False)
        person = Subject(subject.text, plural=subject.plural)
        return Clause(person, verb, rest.format(**fill), reflexive=when.event == "move")

    def _by_player(self, when: When, many: str) -> Clause:
        verb, rest = _BY_PLAYER[when.event], ""
        who: Who = when.who if when.who is not None else "you"
        match when.event:
            case "is healed":
                amount = "1 o más de daño" if when.one_or_more else "daño"
                if when.amount is not None:
                    amount = self.quantity(*when.amount, "daño", "daño", countable=False)
                rest = f"{amount} de {self.party(when.cards, When(when.event), object_=True, many=many).text}"
            case "put under":
                host = when.other if when.other is not None else when.cards
                rest = f"una carta debajo de {self.party(host, When(when.event), object_=True, many=many).text}"
            case "pay":
                comparison, number = when.amount or ("at least", 1)
                paid = self.figure(Has("strength", comparison, number)).replace("{S}", "{I}").removeprefix("con ")
                rest = f"{paid} para jugar {self.party(when.cards, when, object_=True, many=many).text}"
            case "gains lore" | "loses lore":
                rest = "lore" if when.amount is None else self.quantity(*when.amount, "lore", "lore", countable=False)
            case "draw" | "discard" | "reveal" if when.one_or_more and when.cards is None:
                rest = "una o más cartas"
            case "use ability":
                rest = f"una habilidad de {self.party(when.cards, when, object_=True, many=many).text}"
            case "play" | "draw" | "discard" | "ready" | "reveal":
                rest = self._object(when, many)
            case "shuffle":
                rest = f"{self.own(who)} mazo"
            case "turn start" | "turn end":
                rest = f"{self.own(who)} turno"
            case "challenge over":
                rest = "un desafío"
                if when.cards is not None:
                    rest += f" con {self.party(when.cards, when, object_=True, many=many).text}"
        return Clause(Subject("un jugador") if who == "each player" else self.who(who), verb, rest)

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
        """What is counted: vez que jugaste una canción este turno."""
        return f"vez que {self.event(when).past('i')} este turno"

    def past(self, when: When, count: tuple[Comparison, int], mood: Mood) -> str:
        """Something that happened so often this turn."""
        comparison, number = count
        if (comparison, number) in (("at least", 1), ("more than", 0), ("is not", 0)):
            return f"{self.event(when).past(mood)} este turno"
        if (comparison, number) in (("is", 0), ("at most", 0), ("less than", 1)):
            clause = self.event(when)
            if not clause.subject.text or clause.impersonal:
                return f"no {clause.past(mood)} este turno"
            return self.none(clause, mood)
        countable = when.cards != "this" and when.event not in ("gains lore", "loses lore", "shuffle", "is healed")
        if isinstance(when.cards, Cards) and isinstance(next(iter(when.cards.where), None), SameObject):
            countable = False
        if countable:
            many = self.quantity(comparison, number, "{noun}", "{noun}")
            return f"{self.event(when, many).past(mood)} este turno"
        times = self.quantity(comparison, number, "vez", "veces", fem=True)
        return f"{self.event(when).past(mood)} {times} este turno"

    @staticmethod
    def none(clause: Clause, mood: Mood) -> str:
        """The event denied: ningún personaje fue desterrado este turno."""
        text = clause.subject.text
        for article, no in (("una ", "ninguna "), ("un ", "ningún "), ("uno ", "ninguno ")):
            if text.startswith(article):
                subject = msgspec.structs.replace(clause.subject, text=no + text.removeprefix(article))
                return f"{msgspec.structs.replace(clause, subject=subject).past(mood)} este turno"
        bare = msgspec.structs.replace(clause.subject, text="")
        return f"{text} no {msgspec.structs.replace(clause, subject=bare).past(mood)} este turno"


def ordinal(number: int, fem: bool) -> str:
    """The second, the third, the 21st, in the gender of its noun."""
    if number in (1, 3):
        return ORDINALS[number - 1] + ("a" if fem else "")
    if 0 < number <= len(ORDINALS):
        return ending(ORDINALS[number - 1], fem)
    return f"{number}.{'ª' if fem else 'º'}"
