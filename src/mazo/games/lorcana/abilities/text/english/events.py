"""English events: what happens, happened, or would happen."""

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
    They,
    This,
    Turn,
    When,
    Who,
)
from mazo.games.lorcana.abilities.text.english.conditions import Conditions
from mazo.games.lorcana.abilities.text.english.nouns import Place
from mazo.games.lorcana.abilities.text.english.words import BE, ORDINALS, Phrase, Verb, a, verb, word
from mazo.games.lorcana.abilities.text.scene import (
    OTHERS,
    Met,
    event_cards,
    event_player,
    is_you,
    pronoun_kind,
    same_object,
    without,
)

_PASSIVE: dict[EventName, str] = {
    "is challenged": "challenged",
    "is dealt damage": "dealt damage",
    "return to hand": "returned to {whose} hand",
    "is chosen": "chosen",
    "is chosen for Support": "chosen for Support",
    "exert": "exerted",
    "put into discard": "put into {whose} discard",
    "ink": "put into {whose} inkwell",
    "banish": "banished",
    "banished in a challenge": "banished in a challenge",
}
_ACTIVE: dict[EventName, tuple[str, str]] = {
    "quest": ("quest", ""),
    "challenge": ("challenge", ""),
    "leave play": ("leave", "play"),
    "sing": ("sing", "a song"),
    "move": ("move", "to a location"),
    "deals damage": ("deal", "damage"),
    "takes damage": ("take", "damage"),
    "left discard": ("leave", "{whose} discard"),
}
_BY_PLAYER: dict[EventName, tuple[str, str]] = {
    "play": ("play", ""),
    "draw": ("draw", ""),
    "discard": ("discard", ""),
    "ready": ("ready", ""),
    "reveal": ("reveal", ""),
    "is healed": ("remove", "damage from"),
    "put under": ("put", "a card under"),
    "use ability": ("use", "an ability of"),
    "pay": ("pay", "to play"),
    "gains lore": ("gain", "lore"),
    "loses lore": ("lose", "lore"),
    "shuffle": ("shuffle", "{whose} deck"),
    "turn start": ("start", "{whose} turn"),
    "turn end": ("end", "{whose} turn"),
    "challenge over": ("finish", "a challenge"),
}
_PAST = {"leave": "left", "deal": "dealt", "pay": "paid", "lose": "lost"}
EDGES = ("turn start", "turn end", "challenge over")
OF_CARDS = ("draw", "discard", "ink", "put into discard", "left discard", "reveal")
OBJECTS = ("play", "draw", "discard", "ready", "reveal", "pay")
OF_CHARACTERS = ("quest", "challenge", "is challenged", "banish", "sing", "move", "is dealt damage", "deals damage") + (
    "takes damage",
    "is healed",
    "is chosen",
    "is chosen for Support",
    "put under",
    "banished in a challenge",
)
ONCE_EVENTS = ("play", "banish", "leave play", "discard", "put into discard")


class Clause(msgspec.Struct, frozen=True):
    """A subject, its verb and the rest, to be said in any tense."""

    subject: Phrase
    verb: Verb
    rest: str = ""

    def _with(self, verb_: str) -> str:
        return f"{self.subject.text} {verb_}" + (f" {self.rest}" if self.rest else "")

    def present(self) -> str:
        """It happens."""
        return self._with(self.verb.present(self.subject.plural))

    def past(self) -> str:
        """It happened."""
        return self._with(self.verb.did(self.subject.plural))

    def would(self) -> str:
        """It would happen."""
        return self._with("would be" if self.verb is BE else f"would {self.verb.base}")


class Events(Conditions):
    """What happens."""

    def trigger(self, when: When, once: bool = False) -> str:
        """The event as the opening of an ability, without the comma: whenever this character quests."""
        prefix, tail = self.around(when)
        if when.event in EDGES:
            return prefix + self.turn_edge(when) + tail
        single = once or (when.cards == "this" and when.event in ONCE_EVENTS)
        word_ = "when" if single else "whenever"
        clause = self.event(when)
        return f"{prefix}{word_} {clause.present()}{tail}"

    def turn_edge(self, when: When) -> str:
        """At the start or the end of a turn."""
        if when.event == "challenge over":
            return "at the end of the challenge"
        edge = "start" if when.event == "turn start" else "end"
        if when.who is None:
            return f"at the {edge} of the turn"
        return f"at the {edge} of {self.whose(when.who)} turn"

    def around(self, when: When) -> tuple[str, str]:
        """What stands before and after the event: during your turn, …; … in a challenge."""
        prefix = tail = ""
        for one in when.conditions:
            match one:
                case Turn(whose="yours"):
                    prefix = "during your turn, "
                case Turn():
                    prefix = "during an opponent's turn, "
                case _:
                    tail += self.circumstance(one, when)
        return prefix, tail

    def circumstance(self, condition: Condition, when: When) -> str:
        """What must hold at that moment, after the event."""
        state = ""
        match condition:
            case During(state=state_):
                state = state_
            case They(cards=Ref(name="subject"), are=(Is(state=state_),)):
                state = state_
            case They(cards=This(), are=(Is(state=state_),)) if when.cards == "this":
                state = state_
        if state == "in a challenge":
            return " in a challenge"
        if when.event == "banish" and state in ("being challenged", "challenging"):
            return ""
        if state in ("here", "at a location", "exerted", "challenging", "being challenged"):
            return f" while {state}"
        return f" while {self.condition(condition)}"

    def party(self, cards: Cards | str | None, when: When, object_: bool = False, many: str = "") -> Phrase:
        """One side of an event: this character, one of your items, another character."""
        if cards is None:
            kind = "character" if when.event in OF_CHARACTERS else "card"
            whose = "opposing " if kind == "character" and when.who in ("any opponent", "each opponent") else ""
            return Phrase(many.format(noun=whose + word(kind, True)) if many else a(whose + word(kind)), bool(many))
        if isinstance(cards, str):
            if when.event in OF_CARDS:
                return Phrase(f"this {word('card')}")
            if object_:
                return Phrase(self.this())
            if self.scene.last == "this":
                return self.them(This(), "subject")
            self.scene.meet_this()
            return Phrase(self.this())
        if (
            when.event in ("play", "draw", "discard", "reveal", "pay")
            and cards.whose == "yours"
            and cards.zone == "play"
        ):
            cards = msgspec.structs.replace(cards, whose="any")
        if (same := same_object(cards)) is not None:
            return self.them(same, "object" if object_ else "subject")
        if many:
            return Phrase(
                many.format(noun=("other " if cards.other else "") + self.noun(cards, True, of=True, place="from")),
                True,
            )
        if when.one_or_more:
            return Phrase(self.several("one or more", cards), True)
        if when.nth and when.event in OBJECTS:
            return Phrase(f"a {ordinal(when.nth)} {self.noun(cards, of=True)}")
        if when.this_or and not object_:
            return Phrase(f"{self.this()} or {self.one(cards)}")
        carded = when.event not in ("play", "pay") or cards.zone != "hand"
        place: Place = "" if cards.zone in ("hand", "deck") else "from"
        text = self.one(cards, place=place, carded=carded)
        return Phrase(f"this or {text}" if when.this_or else text)

    def event(self, when: When, many: str = "") -> Clause:
        """The event with its subject, verb and objects."""
        cards, tail = when.cards, ""
        if isinstance(cards, Cards) and cards.zone == "play":
            cards, had = without(cards, "here", "at a location", "in a challenge")
            tail = "".join(" in a challenge" if one == "in a challenge" else f" while {one}" for one in had)
        who = event_player(when.event, cards, when.who)
        cards = event_cards(when.event, cards) if isinstance(cards, Cards) else cards
        when = msgspec.structs.replace(when, cards=cards, who=who)
        clause = self._clause(when, many)
        if when.nth and when.event not in OBJECTS:
            tail += f" for the {ordinal(when.nth)} time in a turn"
        elif when.nth:
            tail += " in a turn"
        if isinstance(cards, Cards):
            self.scene.meet("subject", Met(pronoun_kind(cards), False, cards.whose))
        if self.scene.event is None:
            self.scene.event = when.event
        if when.other is None and when.event in OTHERS and when.event not in ("challenge", "is challenged"):
            self.scene.met["other"] = Met(OTHERS[when.event])
        if isinstance(when.other, Cards):
            last = self.scene.last
            self.scene.meet("other", Met(pronoun_kind(when.other), False, when.other.whose))
            self.scene.last = last
        rest = f"{clause.rest}{tail}".strip()
        return Clause(clause.subject, clause.verb, rest)

    def _clause(self, when: When, many: str) -> Clause:
        event, whose = when.event, self.when_owner(when.who)
        if event == "banish" and when.other is not None:
            banisher = self.party(when.other, When(event))
            return Clause(banisher, verb("banish"), self.party(when.cards, when, object_=True, many=many).text)
        if event == "banish" and (state := self.challenge_state(when)):
            how = ("challenge", "challenges", "challenged") if state == "challenging" else None
            subject = self.party(when.cards, when, many=many)
            return Clause(subject, Verb(*how) if how else BE, "and is banished" if how else "challenged and banished")
        if event == "ink" and when.who is not None and when.cards is None and when.who != "you":
            return Clause(self.party(None, when, many=many), BE, f"put into {whose} {word('inkwell')}")
        if event in ("is chosen", "exert", "ready") and when.who is not None:
            actor = self.who(when.who)
            chosen = self.party(when.cards, when, object_=True, many=many).text
            rest = f"{chosen} for an action or ability" if event == "is chosen" else chosen
            return Clause(actor, self._verb({"is chosen": "choose"}.get(event, event)), rest)
        if event in _PASSIVE:
            return Clause(self.party(when.cards, when, many=many), BE, _PASSIVE[event].format(whose=whose))
        if event in _ACTIVE:
            return self._active(when, whose, many)
        return self._by_player(when, whose, many)

    def challenge_state(self, when: When) -> str:
        """Whether the card is challenging or being challenged as it is banished."""
        for one in when.conditions:
            match one:
                case During(state=state) | They(cards=Ref(name="subject") | This(), are=(Is(state=state),)):
                    if state in ("challenging", "being challenged"):
                        return state
        return ""

    def _active(self, when: When, whose: str, many: str) -> Clause:
        base, rest = _ACTIVE[when.event]
        subject = self.party(when.cards, when, many=many)
        other = self.party(when.other, When(when.event), object_=True).text if when.other is not None else ""
        match when.event:
            case "challenge" | "sing" if other:
                rest = other
            case "move" if other:
                rest = "here" if when.other == "this" else f"to {other}"
            case "deals damage" if other:
                rest = f"damage to {other}"
            case "takes damage" if when.amount is not None:
                rest = self.quantity(Has("damage", *when.amount), "damage", "damage")
        return Clause(subject, self._verb(base), rest.replace("{whose}", whose))

    def _by_player(self, when: When, whose: str, many: str) -> Clause:
        base, rest = _BY_PLAYER[when.event]
        who: Who = when.who if when.who is not None else "you"
        rest = rest.format(whose="your" if is_you(who) else "their")
        match when.event:
            case "is healed":
                amount = "1 or more damage" if when.one_or_more else "damage"
                if when.amount is not None:
                    amount = self.quantity(Has("damage", *when.amount), "damage", "damage")
                rest = f"{amount} from {self.party(when.cards, When(when.event), object_=True, many=many).text}"
            case "put under":
                host = when.other if when.other is not None else when.cards
                rest = f"a card under {self.party(host, When(when.event), object_=True, many=many).text}"
            case "pay":
                comparison, number = when.amount or ("at least", 1)
                paid = self.figure(Has("strength", comparison, number)).replace("{S}", "{I}")
                rest = f"{paid} to play {self.party(when.cards, when, object_=True, many=many).text}"
            case "gains lore" | "loses lore" if when.amount is not None:
                rest = self.quantity(Has("lore", *when.amount), "lore", "lore")
            case "draw" | "discard" | "reveal" if when.one_or_more and when.cards is None:
                rest = "one or more cards"
            case "use ability":
                rest = f"an ability of {self.party(when.cards, when, object_=True, many=many).text}"
            case "play" | "draw" | "discard" | "ready" | "reveal":
                rest = self._object(when, many)
            case "challenge over" if when.cards is not None:
                rest = f"a challenge with {self.party(when.cards, when, object_=True, many=many).text}"
        return Clause(Phrase("a player") if who == "each player" else self.who(who), self._verb(base), rest)

    def _object(self, when: When, many: str) -> str:
        text = self.party(when.cards, when, object_=True, many=many).text
        if when.event == "play" and when.cards == "this":
            self.scene.meet_this()
        if when.nth and when.cards is None:
            text = f"a {ordinal(when.nth)} card"
        if when.event == "play" and when.other is not None:
            text += f" on {self.party(when.other, When(when.event), object_=True).text}"
        return text

    @staticmethod
    def _verb(base: str) -> Verb:
        made = verb(base)
        return Verb(made.base, made.third, _PAST[base]) if base in _PAST else made

    def happened(self, when: When) -> str:
        """What is counted: time you played a song this turn."""
        return f"time {self.event(when).past()} this turn"

    def past(self, when: When, count: tuple[Comparison, int]) -> str:
        """Something that happened so often this turn."""
        comparison, number = count
        if (comparison, number) in (("at least", 1), ("more than", 0), ("is not", 0)):
            return f"{self.event(when).past()} this turn"
        countable = when.cards != "this" and when.event not in ("gains lore", "loses lore", "shuffle", "is healed")
        if countable and isinstance(when.cards, Cards) and isinstance(next(iter(when.cards.where), None), SameObject):
            countable = False
        if (comparison, number) in (("is", 0), ("at most", 0), ("less than", 1)) and countable:
            return f"{self.event(when, 'no {noun}').past()} this turn"
        if countable:
            many = self.quantity(Has("damage", comparison, number), "{noun}", "{noun}")
            return f"{self.event(when, many).past()} this turn"
        times = self.quantity(Has("damage", comparison, number), "time", "times")
        return f"{self.event(when).past()} {times} this turn"


def ordinal(number: int) -> str:
    """The second, the third, the 21st."""
    if 0 < number <= len(ORDINALS):
        return ORDINALS[number - 1]
    return f"{number}th"
