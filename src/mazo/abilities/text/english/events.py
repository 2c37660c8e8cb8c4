"""English events: what happens, happened, or would happen."""

from __future__ import annotations

import msgspec

from mazo.abilities.text.english.forms import BE, ORDINALS, Phrase, Verb, a, listed
from mazo.abilities.text.english.nouns import Place
from mazo.abilities.text.english.part import Part
from mazo.abilities.text.plan.scene import (
    EDGES,
    ONCE_EVENTS,
    Met,
    befallen,
    is_you,
    pronoun_kind,
    same_object,
    without,
)
from mazo.abilities.tree.nouns import (
    Cards,
    Comparison,
    Condition,
    During,
    Has,
    Is,
    Not,
    OfType,
    Ref,
    SameObject,
    They,
    This,
    Turn,
    When,
    Who,
    Whose,
)

COUNTED_AFTER = ("draw", "ink", "challenge")
"""Events of which the text says afterwards which one of the turn they must be."""
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


class Events(Part):
    """What happens."""

    def trigger(self, when: When, once: bool = False) -> str:
        """The event as the opening of an ability, without the comma: whenever this character quests."""
        prefix, tail = self.voice.happening.around(when)
        if when.event in EDGES:
            return prefix + self.turn_edge(when) + tail
        if when.said == "the first time":
            when = msgspec.structs.replace(when, nth=0)
        single = once or (when.cards == "this" and when.event in ONCE_EVENTS)
        word_ = when.said or ("when" if single else "whenever")
        clause = self.voice.happening.event(when)
        nth = self.nth_of_the_turn(msgspec.structs.replace(when, cards=None), when.nth) if when.nth else ""
        return f"{prefix}{word_} {clause.present()}{tail}" + (f", if {nth}" if nth else "")

    def turn_edge(self, when: When) -> str:
        """At the start or the end of a turn."""
        if when.event == "challenge over":
            return "at the end of the challenge"
        edge = "start" if when.event == "turn start" else "end"
        if when.who is None:
            return f"at the {edge} of the turn"
        return f"at the {edge} of {self.refs.whose(when.who)} turn"

    def beforehand(self, condition: Condition) -> str:
        """What must hold at that moment, before the event."""
        return f"while {self.voice.conditions.condition(condition)}, "

    def circumstance(self, condition: Condition, when: When) -> str:
        """What must hold at that moment, after the event."""
        state = ""
        match condition:
            case During(state_):
                state = state_
            case They(cards=Ref(name="subject"), are=(Is(state=state_),)):
                state = state_
            case They(cards=This(), are=(Is(state=state_),)) if when.cards == "this":
                state = state_
        if when.event == "banish" and state in ("being challenged", "challenging"):
            return ""
        if state in ("here", "at a location", "exerted", "challenging", "being challenged"):
            return f" while {state}"
        return f" while {self.voice.conditions.condition(condition)}"

    def party(self, cards: Cards | str | None, when: When, object_: bool = False, many: str = "") -> Phrase:
        """One side of an event: this character, one of your items, another character."""
        if cards is None:
            kind = "character" if when.event in OF_CHARACTERS else "card"
            whose = "opposing " if kind == "character" and when.who in ("any opponent", "each opponent") else ""
            return Phrase(
                many.format(noun=whose + self.words.word(kind, True)) if many else a(whose + self.words.word(kind)),
                bool(many),
            )
        if isinstance(cards, str):
            if when.event in OF_CARDS:
                return Phrase(f"this {self.words.card}")
            if object_:
                return Phrase(self.nouns.this())
            if self.scene.last == "this":
                return self.refs.them(This(), "subject")
            self.scene.meet_this()
            return Phrase(self.nouns.this())
        if (
            when.event in ("play", "draw", "discard", "reveal", "pay")
            and cards.whose == "yours"
            and cards.zone == "play"
        ):
            cards = msgspec.structs.replace(cards, whose="any")
        if (same := same_object(cards)) is not None:
            return self.refs.them(same, "object" if object_ else "subject")
        if many == "no {noun}" and cards.whose == "yours" and cards.zone == "play":
            other = "other " if cards.other else ""
            return Phrase(f"none of your {other}{self.nouns.noun(cards, True)}", True)
        if many:
            return Phrase(
                many.format(
                    noun=("other " if cards.other else "") + self.nouns.noun(cards, True, of=True, place="from")
                ),
                True,
            )
        if when.one_or_more:
            return Phrase(self.nouns.several("one or more", cards), True)
        if when.nth and when.event in OBJECTS:
            return Phrase(f"a {ordinal(when.nth)} {self.nouns.noun(cards, of=True)}")
        if when.this_or and not object_:
            return Phrase(f"{self.nouns.this()} or {self.nouns.one(cards)}")
        if when.this_or:
            cards = msgspec.structs.replace(cards, other=True)
        if when.event == "pay" and cards == Cards(where=(Not(OfType(("character",))),)):
            return Phrase("a non-character")
        carded = when.event not in ("play", "pay") or cards.zone != "hand"
        place: Place = "" if cards.zone in ("hand", "deck") else "from"
        text = self.nouns.one(cards, place=place, carded=carded)
        return Phrase(f"this or {text}" if when.this_or else text)

    def which_time(self, when: When) -> str:
        """Which time in the turn it is, where the text doesn't ask for that afterwards."""
        if when.event in COUNTED_AFTER:
            return ""
        return " in a turn" if when.event in OBJECTS else f" for the {ordinal(when.nth)} time in a turn"

    def met_in(self, cards: Cards, whose: Whose, plural: bool = False) -> Met:
        """As what later sentences speak of such cards."""
        return Met(pronoun_kind(cards), plural, whose)

    def event_clause(self, when: When, many: str) -> Clause:
        """The subject, verb and objects of an event."""
        event, whose = when.event, self.voice.conditions.when_owner(when.who)
        if event == "return to hand" and isinstance(when.cards, Cards) and when.cards.whose == "opposing":
            whose = "their"
        if event == "play" and (entry := self._entering(when, many)) is not None:
            return entry
        if event == "banish" and when.other is not None:
            banisher = self.party(when.other, When(event))
            return Clause(
                banisher, self.words.verb("banish"), self.party(when.cards, when, object_=True, many=many).text
            )
        if event == "banish" and (state := self.challenge_state(when)):
            how = ("challenge", "challenges", "challenged") if state == "challenging" else None
            told = (
                without(when.cards, "challenging", "being challenged")[0]
                if isinstance(when.cards, Cards)
                else when.cards
            )
            subject = self.party(told, when, many=many)
            return Clause(subject, Verb(*how) if how else BE, "and is banished" if how else "challenged and banished")
        if event == "ink" and when.who is not None and when.cards is None and when.who != "you":
            return Clause(self.party(None, when, many=many), BE, f"put into {whose} {self.words.word('inkwell')}")
        if event in ("is chosen", "exert", "ready") and when.who is not None:
            actor = self.refs.who(when.who)
            chosen = self.party(when.cards, when, object_=True, many=many).text
            rest = f"{chosen} for an action or ability" if event == "is chosen" else chosen
            return Clause(actor, self.words.verb({"is chosen": "choose"}.get(event, event)), rest)
        if event == "is chosen" and isinstance(when.other, Cards) and when.other.types:
            kinds = [a(self.words.word(one)) + ("" if one == "action" else "'s ability") for one in when.other.types]
            return Clause(self.party(when.cards, when, many=many), BE, f"chosen for {listed(kinds, 'or')}")
        if event == "return to hand" and when.who is not None and is_you(when.who) and isinstance(when.cards, Cards):
            what = self.nouns.some(when.cards, place="from")
            return Clause(Phrase("you", True), self.words.verb("return"), f"{what} to your {self.words.word('hand')}")
        frame = self.words.events[event]
        if frame.kind == "passive":
            return Clause(self.party(when.cards, when, many=many), BE, frame.rest.format(whose=whose))
        if frame.kind == "active":
            return self._active(when, whose, many)
        return self._by_player(when, whose, many)

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

    def _entering(self, when: When, many: str) -> Clause | None:
        """A card that is played, where nobody in particular plays it or how it enters matters."""
        if when.cards == "this" and They(This(), (Is("shifted"),)) in when.conditions:
            self.scene.meet_this()
            return Clause(Phrase("you", True), self.words.verb("shift"), self.nouns.this())
        if not isinstance(when.cards, Cards) or many or when.nth or when.this_or:
            return None
        cards, entered = without(when.cards, "bodyguard entry")
        if entered:
            return Clause(
                Phrase(self.nouns.some(cards)),
                self.words.verb("enter"),
                f"{self.words.word('play')} {self.words.word('exerted')}",
            )
        if cards.whose == "any" and when.who is None and when.other is None and cards.zone == "play":
            return Clause(Phrase(self.nouns.some(cards)), BE, "played")
        return None

    def _active(self, when: When, whose: str, many: str) -> Clause:
        base, rest = self.words.events[when.event].verb, self.words.events[when.event].rest
        moving = when.event in ("move", "move from a location") and when.other == "this"
        if moving and isinstance(when.cards, Cards) and when.cards.whose == "yours" and not many:
            moved = self.nouns.some(msgspec.structs.replace(when.cards, whose="any"))
            origin = " from a location" if when.event == "move from a location" else ""
            return Clause(Phrase("you", True), self.words.verb("move"), f"{moved} here{origin}")
        subject = self.party(when.cards, when, many=many)
        other = self.party(when.other, When(when.event), object_=True).text if when.other is not None else ""
        match when.event:
            case "challenge" | "sing" if other:
                rest = other
            case "move from a location" if other:
                rest = ("here" if when.other == "this" else f"to {other}") + " from a location"
            case "move" if other:
                rest = "here" if when.other == "this" else f"to {other}"
            case "deals damage" if other:
                rest = f"damage to {other}"
            case "takes damage" if when.amount is not None:
                rest = self.nouns.quantity(Has("damage", *when.amount), "damage", "damage")
        return Clause(subject, self.words.verb(base), rest.replace("{whose}", whose))

    def _by_player(self, when: When, whose: str, many: str) -> Clause:
        base, rest = self.words.events[when.event].verb, self.words.events[when.event].rest
        who: Who = when.who if when.who is not None else "you"
        rest = rest.format(whose="your" if is_you(who) else "their")
        match when.event:
            case "is healed":
                amount = "1 or more damage" if when.one_or_more else "damage"
                if when.amount == ("at least", 1):
                    amount = "1 or more damage"
                elif when.amount is not None:
                    amount = self.nouns.quantity(Has("damage", *when.amount), "damage", "damage")
                rest = f"{amount} from {self.party(when.cards, When(when.event), object_=True, many=many).text}"
            case "put under":
                host = when.other if when.other is not None else when.cards
                rest = f"a card under {self.party(host, When(when.event), object_=True, many=many).text}"
            case "pay":
                comparison, number = when.amount or ("at least", 1)
                paid = self.nouns.figure(Has("strength", comparison, number)).replace("{S}", "{I}")
                rest = f"{paid} to play {self.party(when.cards, when, object_=True, many=many).text}"
            case "gains lore" | "loses lore" if when.amount is not None:
                rest = self.nouns.quantity(Has("lore", *when.amount), "lore", "lore")
            case "draw" | "discard" | "reveal" if when.one_or_more and when.cards is None:
                rest = "one or more cards"
            case "boost":
                booster = when.cards
                if isinstance(booster, Cards):
                    booster = msgspec.structs.replace(booster, whose="any")
                rest = f"the Boost ability of {self.party(booster, When(when.event), object_=True, many=many).text}"
            case "shift onto" if isinstance(when.cards, Cards) and when.cards.where:
                base = "play"
                rest = f"{self.party(when.cards, When('play'), object_=True, many=many).text} on this {self.words.card}"
            case "shift onto":
                below = self.party(when.other, When(when.event), object_=True).text
                rest = f"{self.party(when.cards, When('play'), object_=True, many=many).text} on top of {below}"
            case "use ability":
                rest = f"an ability of {self.party(when.cards, when, object_=True, many=many).text}"
            case "play" | "draw" | "discard" | "ready" | "reveal":
                rest = self._object(when, many)
            case "challenge over" if when.cards is not None:
                rest = f"a challenge with {self.party(when.cards, when, object_=True, many=many).text}"
        subject = Phrase("a player") if who == "each player" else self.refs.who(who)
        if when.event == "draw" and who == "any opponent" and Turn("opponents") in when.conditions:
            subject = Phrase("they", True)
        return Clause(subject, self.words.verb(base), rest)

    def _object(self, when: When, many: str) -> str:
        text = self.party(when.cards, when, object_=True, many=many).text
        if when.event == "play" and when.cards == "this":
            self.scene.meet_this()
        if when.nth and when.cards is None and when.event not in COUNTED_AFTER:
            text = f"a {ordinal(when.nth)} card"
        if when.event == "play" and when.other is not None:
            text += f" on {self.party(when.other, When(when.event), object_=True).text}"
        return text

    def happened(self, when: When) -> str:
        """What is counted: time you played a song this turn; opposing character banished in a challenge this turn."""
        told = befallen(when)
        if when.event in ("banish", "banished in a challenge") and isinstance(told.cards, Cards):
            return f"{self.nouns.noun(told.cards, of=True)} {self.words.events[when.event].rest} this turn"
        return f"time {self.voice.happening.event(when).past()} this turn"

    def past(self, when: When, count: tuple[Comparison, int]) -> str:
        """Something that happened so often this turn."""
        comparison, number = count
        if when.event == "is healed" and isinstance(when.cards, Cards) and when.cards.whose == "yours":
            when = msgspec.structs.replace(when, one_or_more=True)
        if comparison == "is" and number and (nth := self.nth_of_the_turn(when, number)):
            return nth
        if (comparison, number) in (("at least", 1), ("more than", 0), ("is not", 0)):
            return f"{self.voice.happening.event(when).past()} this turn"
        countable = when.cards != "this" and when.event not in ("gains lore", "loses lore", "shuffle", "is healed")
        if countable and isinstance(when.cards, Cards) and isinstance(next(iter(when.cards.where), None), SameObject):
            countable = False
        if (comparison, number) in (("is", 0), ("at most", 0), ("less than", 1)) and countable:
            if (nobody := self.nobody(befallen(when))) is not None:
                return f"{nobody} this turn"
            return f"{self.voice.happening.event(when, 'no {noun}').past()} this turn"
        if countable:
            many = self.nouns.quantity(Has("damage", comparison, number), "{noun}", "{noun}")
            return f"{self.voice.happening.event(when, many).past()} this turn"
        times = self.nouns.quantity(Has("damage", comparison, number), "time", "times")
        return f"{self.voice.happening.event(when).past()} {times} this turn"

    def never(self, when: When) -> str:
        """Something that a player didn't do this turn: you didn't play a song this turn."""
        if when.event == "ink" and when.cards is None:
            whose = self.voice.conditions.when_owner(when.who)
            put = f"put any {self.words.cards} into {whose} {self.words.word('inkwell')}"
            return f"{self.refs.who(when.who or 'you').text} didn't {put} this turn"
        clause = self.voice.happening.event(when)
        return f"{clause.subject.text} didn't {clause.verb.base} {clause.rest} this turn"

    def nobody(self, when: When) -> str | None:
        """None of such cards did it, where they aren't yours: no other character has quested."""
        if when.event not in ("quest", "challenge") or not isinstance(when.cards, Cards) or when.cards.whose == "yours":
            return None
        other = "other " if when.cards.other else ""
        return f"no {other}{self.nouns.noun(when.cards)} has {self.words.verb(when.event).past}"

    def nth_of_the_turn(self, when: When, number: int) -> str:
        """Which one of its kind in the turn something is: the second card you've drawn."""
        nth = f"it's the {ordinal(number)}"
        owner = "you" if when.who is None or is_you(when.who) else "they"
        match when.event:
            case "challenge" if when.cards is None:
                return f"{nth} challenge this turn"
            case "draw" if when.cards is None:
                return f"{nth} {self.words.card} {owner}'ve drawn this turn"
            case "ink" if when.cards is None:
                own = "your" if owner == "you" else "their"
                return f"{nth} {self.words.card} {owner}'ve put into {own} {self.words.word('inkwell')} this turn"
            case _:
                return ""


def ordinal(number: int) -> str:
    """The second, the third, the 21st."""
    if 0 < number <= len(ORDINALS):
        return ORDINALS[number - 1]
    return f"{number}th"
