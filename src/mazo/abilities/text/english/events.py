"""English events: what happens, happened, or would happen."""

from __future__ import annotations

import msgspec

from mazo.abilities.text.english.forms import BE, ORDINALS, POINTS, Phrase, Verb, a, listed
from mazo.abilities.text.english.part import Part
from mazo.abilities.text.plan.describing import Place
from mazo.abilities.text.plan.happening import NONE, Party, by_whom, circumstance_of, own_event, past_of
from mazo.abilities.text.plan.usage import Met
from mazo.abilities.tree.nouns import Cards, Comparison, Condition, Not, OfType, Them, When, Who, Whose


class Clause(msgspec.Struct, frozen=True):
    """A subject, its verb and the rest, to be said in any tense."""

    subject: Phrase
    verb: Verb
    rest: str = ""

    def _with(self, verb: str) -> str:
        return f"{self.subject.text} {verb}" + (f" {self.rest}" if self.rest else "")

    def present(self) -> str:
        """It happens."""
        return self._with(self.verb.present(self.subject.plural))

    def denied(self) -> str:
        """It doesn't happen."""
        if self.verb is BE:
            return self._with("aren't" if self.subject.plural else "isn't")
        return self._with(f"{'don' if self.subject.plural else 'doesn'}'t {self.verb.base}")

    def past(self) -> str:
        """It happened."""
        return self._with(self.verb.did(self.subject.plural))

    def would(self) -> str:
        """It would happen."""
        return self._with("would be" if self.verb is BE else f"would {self.verb.base}")


class Events(Part):
    """What happens."""

    # Openings.

    def opened(self, when: When, once: bool, prefix: str, tail: str) -> str:
        """The opening of an ability: whenever this character quests."""
        opening = when.said or ("when" if once else "whenever")
        clause = self.voice.happening.event(when)
        if when.said == "answer":
            return f"{prefix}in response, when {clause.present()}{tail}"
        nth = self.nth_of_the_turn(msgspec.structs.replace(when, cards=None), when.nth) if when.nth else ""
        return f"{prefix}{opening} {clause.present()}{tail}" + (f", if {nth}" if nth else "")

    def about(self, clause: Clause) -> str:
        """An event that is about to happen."""
        return clause.present()

    def turn_edge(self, when: When) -> str:
        """At the start or the end of a turn."""
        edge = "start" if when.event == "turn start" else "end"
        whose = self.refs.whose(when.who) if when.who is not None else "the"
        return f"at the {edge} of {whose} turn"

    def at_edge(self, when: When) -> str:
        """What must hold at a point in time: if this card didn't fight."""
        return f"if {listed([self.voice.conditions.condition(one) for one in when.conditions])}"

    def beforehand(self, condition: Condition) -> str:
        """What must hold at that moment, before the event."""
        return f"while {self.voice.conditions.condition(condition)}, "

    def circumstance(self, condition: Condition, when: When) -> str:
        """What must hold at that moment, after the event."""
        found = circumstance_of(condition, when, self.scene.usage.silent)
        if found.silent:
            return ""
        if found.state and (said := self.words.states[found.state].said).startswith("is "):
            return f" while {said.removeprefix('is ')}"
        return f" while {self.voice.conditions.condition(condition)}"

    # Who takes part.

    def this_card(self, in_play: bool) -> Phrase:
        """The card itself."""
        return Phrase(self.nouns.itself() if in_play else f"this {self.words.card}")

    def these(self, them: Them, object_: bool) -> Phrase:
        """Cards spoken of before."""
        return self.refs.them(them, "object" if object_ else "subject")

    def taking_part(self, party: Party, when: When, many: str) -> Phrase:
        """Cards named as one side of an event: one of your items, another character."""
        such = party.cards
        other = "other " if such.other else ""
        match party.sort:
            case "none of yours":
                return Phrase(f"none of your {other}{self.nouns.noun(such, True)}", True)
            case "many":
                place: Place = "" if when.event in self.scene.usage.zoned else "from"
                return Phrase(many.format(noun=other + self.nouns.noun(such, True, of=True, place=place)), True)
            case "one or more":
                return Phrase(self.nouns.several("one or more", such), True)
            case "nth":
                return Phrase(f"a {ordinal(when.nth)} {self.nouns.noun(such, of=True)}")
            case "this or one":
                return Phrase(f"{self.nouns.itself()} or {self.nouns.one(such)}")
            case _:
                return Phrase(f"{'this or ' if party.this_or else ''}{self.one(such, when)}")

    def unnamed(self, when: When, many: str) -> Phrase:
        """Whoever takes part, where no card is named."""
        usage = self.scene.usage
        being = when.event in usage.of_beings
        kind = usage.being if being else "card"
        opposing = f"{self.words.word('opposing')} "
        whose = opposing if being and when.who in ("any opponent", "each opponent") else ""
        if many:
            return Phrase(many.format(noun=whose + self.words.word(kind, True)), True)
        return Phrase(a(whose + self.words.word(kind)))

    def one(self, cards: Cards, when: When) -> str:
        """One such card; what is played is called by its type, from wherever it comes."""
        match cards:
            case Cards(types=(), where=(Not(of=OfType(any=types)),), whose="any") if when.event in self.words.bare:
                return a(f"non-{'/'.join(types)}")
        carded = when.event not in (*self.scene.usage.by_playing, *self.words.bare) or cards.zone != "hand"
        place: Place = "" if cards.zone in ("hand", "deck") else "from"
        return self.nouns.one(cards, place=place, carded=carded)

    def which_time(self, when: When) -> str:
        """Which time in the turn it is, where the text doesn't ask for that afterwards."""
        if when.event in self.scene.usage.counted_after:
            return ""
        if when.event in self.scene.usage.objects:
            return " in a turn"
        return f" for the {ordinal(when.nth)} time in a turn"

    def met_in(self, cards: Cards, whose: Whose, plural: bool = False) -> Met:
        """As what later sentences speak of such cards."""
        return Met(self.scene.usage.pronoun_kind(cards), plural, whose)

    # Clauses.

    def event_clause(self, when: When, many: str) -> Clause:
        """The subject, verb and objects of an event."""
        if (own := self.words.own_event(self, when, many)) is not None:
            return own
        frame = self.words.events[when.event]
        say = self.voice.happening
        if frame.kind == "player":
            who, rest = by_whom(when), say.rest(when, many)
            subject = Phrase("a player") if who == "each player" else self.refs.who(who)
            return Clause(subject, self.words.verb(frame.verb), rest)
        verb = BE if frame.kind == "passive" else self.words.verb(frame.verb)
        return Clause(say.side(when.cards, when, many=many), verb, say.rest(when, many))

    def filling(self, name: str, when: When, many: str) -> str:
        """Whose it is, the cards whosesoever they are, or how much of something."""
        if name == "whose":
            return self.when_owner(when)
        if name != "any":
            return self.amount(name, when)
        cards = when.cards
        whosesoever = msgspec.structs.replace(cards, whose="any") if isinstance(cards, Cards) else cards
        return self.voice.happening.side(whosesoever, When(when.event), True, many).text

    def own(self, who: Who) -> str:
        """The player's own."""
        return self.voice.deeds.own(who)

    def one_or_more(self) -> str:
        """Any number of cards, as an object."""
        return f"one or more {self.words.cards}"

    def nth_card(self, when: When) -> str:
        """The second card and so on, where that isn't said afterwards."""
        return "" if when.event in self.scene.usage.counted_after else f"a {ordinal(when.nth)} {self.words.card}"

    def amount(self, what: str, when: When) -> str:
        """How much of something an event is about: 1 or more damage; 2 {I} or less."""
        if what == "price":
            comparison, number = when.amount or ("at least", 1)
            return POINTS[comparison].format(number, self.words.coin[1])
        if when.amount is None or when.amount == ("at least", 1):
            return f"1 or more {what}" if when.amount is not None or when.one_or_more else what
        return self.nouns.quantity(*when.amount, what, what)

    def when_owner(self, when: When) -> str:
        """Whose zone an event speaks of."""
        if own_event(when):
            return "your"
        return "a player's" if when.who == "each player" else self.refs.whose(by_whom(when))

    # What has happened.

    def happened(self, when: When) -> str:
        """What is counted: time you played a spell this turn; opposing character banished in a duel this turn."""
        told, frame = self.scene.usage.befallen(when), self.words.events[when.event]
        if frame.counted and isinstance(told.cards, Cards):
            return f"{self.nouns.noun(told.cards, of=True)} {frame.rest} this turn"
        return f"time {self.voice.happening.event(when).past()} this turn"

    def past(self, when: When, count: tuple[Comparison, int]) -> str:
        """Something that happened so often this turn."""
        comparison, number = count
        if self.words.events[when.event].some and isinstance(when.cards, Cards) and when.cards.whose == "yours":
            when = msgspec.structs.replace(when, one_or_more=True)
        if comparison == "is" and number and (nth := self.nth_of_the_turn(when, number)):
            return nth
        event = self.voice.happening.event
        match past_of(when, count, self.scene.usage.uncounted).sort:
            case "once":
                return f"{event(when).past()} this turn"
            case "never":
                if (nobody := self.nobody(self.scene.usage.befallen(when))) is not None:
                    return f"{nobody} this turn"
                none = event(when, NONE).past()
                if when.cards is None and none == event(when).past():  # nothing in it can be said to be none
                    return self.never(when)
                return f"{none} this turn"
            case "many":
                return f"{event(when, self.nouns.quantity(comparison, number, '{noun}', '{noun}')).past()} this turn"
            case _:
                return f"{event(when).past()} {self.nouns.quantity(comparison, number, 'time', 'times')} this turn"

    def never(self, when: When) -> str:
        """Something that a player didn't do this turn: you didn't play a spell this turn."""
        frame = self.words.events[when.event]
        if frame.never and when.cards is None:
            put = frame.never.format(whose=self.when_owner(when))
            return f"{self.refs.who(by_whom(when)).text} didn't {put} this turn"
        clause = self.voice.happening.event(when)
        return f"{clause.subject.text} didn't {clause.verb.base} {clause.rest} this turn"

    def nobody(self, when: When) -> str | None:
        """None of such cards did it, where they aren't yours: no other character has quested."""
        frame = self.words.events[when.event]
        if frame.kind != "active" or frame.rest or not isinstance(when.cards, Cards) or when.cards.whose == "yours":
            return None
        other = "other " if when.cards.other else ""
        return f"no {other}{self.nouns.noun(when.cards)} has {self.words.verb(frame.verb).past}"

    def nth_of_the_turn(self, when: When, number: int) -> str:
        """Which one of its kind in the turn something is: the second card you've drawn."""
        said = self.words.events[when.event].nth
        if not said or when.cards is not None:
            return ""
        you, own = ("you", "your") if own_event(when) else ("they", "their")
        return "it's the " + said.format(nth=ordinal(number), you=you, own=own)


def ordinal(number: int) -> str:
    """The second, the third, the 21st."""
    if 0 < number <= len(ORDINALS):
        return ORDINALS[number - 1]
    return f"{number}th"
