"""English for what static abilities say."""

from __future__ import annotations

from collections.abc import Sequence

from mazo.abilities.text.english.forms import Phrase, a, conjugator, listed, possessive
from mazo.abilities.text.english.part import Part
from mazo.abilities.text.plan.order import STATES, states_first
from mazo.abilities.text.plan.scene import (
    COPIES,
    Met,
    is_you,
    pronoun_kind,
    without,
)
from mazo.abilities.text.plan.sentences import capital
from mazo.abilities.tree.effects import Cost, Fact, FreeWith, Get, Instead, NextEnters, Skip
from mazo.abilities.tree.facts import (
    AlsoNamed,
    CostsLess,
    DeckRule,
    DoBy,
    DoFrom,
    Enters,
    Floor,
    FreeToPlay,
    More,
    PlayerRule,
    PlayFrom,
)
from mazo.abilities.tree.nouns import Cards, Chosen, Every, PlayerOf, This, Who


class Facts(Part):
    """What is so."""

    def facts(self, facts: Sequence[Fact]) -> list[str]:
        """The facts as sentences; those of the same cards make one."""
        clauses: list[str] = []
        out: list[str] = []
        rest = list(facts)
        while rest:
            if states := states_first(rest):
                clauses.append(self.voice.states.states(states))
                rest = rest[len(states) :]
                continue
            first = rest.pop(0)
            if isinstance(first, Instead):
                out += self.voice.flow.instead(first)
            else:
                clauses.append(self.fact(first))
        mine = f"{self.nouns.this()} "
        if clauses and clauses[0].lower().startswith(mine):
            clauses = [clauses[0], *(one.removeprefix(mine) for one in clauses[1:])]
        return ([listed(clauses)] if clauses else []) + out or ["nothing happens"]

    def subject(self, cards: Cards | Chosen | str | None) -> Phrase:
        """Those of whom a fact speaks."""
        if isinstance(cards, Chosen):
            return self.refs.them(cards, "subject")
        if isinstance(cards, Cards):
            return self.nouns.all(cards, "subject")
        return self.refs.them(This(), "subject")

    def clause_of(self, phrase: Phrase, base: str, rest: str) -> str:
        """A subject, its verb and the rest."""
        return f"{phrase.text} {conjugator(phrase.plural)(base)} {rest}"

    def source(self, cards: Cards | str) -> str:
        """Those of whom a fact speaks, after a preposition."""
        return self.nouns.all(cards, "subject").text if isinstance(cards, Cards) else self.nouns.this()

    def players(self, who: Who) -> Phrase:
        """The players of whom a fact speaks: opponents rather than each opponent."""
        if not isinstance(who, PlayerOf) and who == "each opponent":
            return Phrase("opponents", True)
        return self.refs.who(who)

    def fact(self, fact: Fact) -> str:
        """One fact as a clause."""
        match fact:
            case CostsLess():
                return self.costs_less(fact)
            case FreeWith(cost=cost, way=way):
                how = f"{'shift' if way == 'shift' else 'play'} {self.nouns.this()} for free"
                paid = self.paid(cost) if cost is not None else ""
                return f"you may {paid} to {how}" if paid else f"you may {how}"
            case Enters():
                return self.enters(fact)
            case PlayerRule("lore to win", amount=amount, who=who):
                phrase = self.players(who)
                return self.clause_of(
                    phrase,
                    "need",
                    f"{self.amounts.value(amount)} {self.words.word('lore')} to win the {self.words.word('game')}",
                )
            case DoFrom(zone=zone, cards=cards):
                if zone == "hand":
                    return (
                        f"all {self.nouns.noun(cards, True)} in your {self.words.word('hand')} count as having {{IW}}"
                    )
                return f"you can ink {self.nouns.noun(cards, True)} from your {self.words.word('discard')}"
            case PlayFrom(cards=cards, until=until):
                what = (
                    self.nouns.noun(cards, True, place="from", carded=False)
                    if isinstance(cards, Cards)
                    else self.nouns.this()
                )
                entering = (
                    f". If you do, they enter {self.words.word('play')} {self.words.word('exerted')}"
                    if fact.state
                    else ""
                )
                timed = f"{self.voice.states.until(until).strip()}, " if until is not None else ""
                return f"{timed}you may play {what}{entering}"
            case FreeToPlay(cards=cards):
                return f"you may play {self.nouns.noun(cards, True, carded=False)} for free"
            case PlayerRule("challenge limit", amount=count):
                number = (
                    f"one {self.words.word('character')}"
                    if count == 1
                    else f"{self.amounts.value(count)} {self.words.word('character', True)}"
                )
                return f"each turn, only {number} can challenge"
            case DoBy(cards=cards, stat=stat):
                who_ = self.nouns.all(cards, "subject").text
                figure = self.words.figures[stat].name
                return f"during challenges, {who_} deal damage with their {figure} instead of their {{S}}"
            case Floor(cards=cards, stat=stat):
                owners = possessive(self.nouns.all(cards, "subject").text)
                return f"{owners} {self.words.figures[stat].name} can't be reduced below their printed value"
            case More():
                return self.more_damage(fact)
            case AlsoNamed(names=names):
                phrase = self.refs.them(This(), "subject")
                both = "both " if len(names) == 2 else ""
                return self.clause_of(phrase, "count", f"as being named {both}{listed(names) or 'anything'}")
            case PlayerRule("open top", who=who):
                phrase = self.refs.who(who)
                own = "your" if is_you(who) else "their"
                return self.clause_of(
                    phrase, "play", f"with the top card of {own} {self.words.word('deck')} {self.words.word('faceup')}"
                )
            case PlayerRule("ready limit", amount=count, who=who, until=until):
                own = "your" if is_you(who) else "their"
                turn = "next turn" if until is not None else "turn"
                limit = f"more than {self.amounts.value(count)} of {own} {self.words.word('character', True)}"
                return f"{self.refs.who(who).text} can't ready {limit} at the start of {own} {turn}"
            case Get(them=them, stat="singing", amount=amount):
                singers = them.cards if isinstance(them, Every) else them if isinstance(them, Chosen) else "this"
                singers, had = without(singers, "here") if isinstance(singers, Cards) else (singers, ())
                here = " while here" if had else ""
                phrase = self.subject(singers)
                measure = self.voice.measuring.measure(amount)
                more = (
                    f"{measure.number:+d} cost"
                    if not measure.equal or measure.each
                    else f"additional cost equal to {measure.equal}"
                )
                each = f" for each {measure.each}" if measure.each else ""
                songs = f"{self.words.word('song', True)}{each}{self.voice.states.until(fact.until)}"
                return self.clause_of(phrase, "count", f"as having {more} to sing {songs}") + here
            case DeckRule(copies=copies, admits=admits):
                if admits:
                    others = f"other {admits} {self.words.word('character', True)}"
                    ink = self.words.word("ink_type")
                    return f"you can have {others} in your {self.words.word('deck')} regardless of {ink}"
                name = self.scene.name or "this card"
                if copies is None:
                    return (
                        f"you may have any number of {self.words.cards} named {name} in your {self.words.word('deck')}"
                    )
                number = f"only have {copies}" if copies < COPIES else f"have up to {copies}"
                return f"you may {number} {self.words.word('copy', True)} of {name} in your {self.words.word('deck')}"
            case PlayerRule() | Skip():
                return self.voice.flow.clause([fact])[0]
            case Instead():
                return self.voice.flow.instead(fact)[0]
            case _:
                return self.voice.states.states([fact])

    def next_enters(self, effect: NextEnters) -> str:
        """How the next card enters play."""
        noun = self.nouns.noun(effect.cards, carded=False)
        self.scene.meet("subject", Met(pronoun_kind(effect.cards), False, "yours"))
        how = self.words.word("exerted" if effect.state else "ready")
        said = f"the next {noun} you play{self.voice.states.until(effect.until)} enters {self.words.word('play')} {how}"
        if isinstance(effect.do, STATES):
            said_of, tail = self.voice.states.predicates([effect.do], False)
            return f"{said} and {listed(said_of)}{self.voice.states.until(effect.do.until)}{tail}"
        return (
            f"{said} and {self.voice.flow.joined(self.voice.telling.sentences(effect.do))}"
            if effect.do is not None
            else said
        )

    def costs_less(self, fact: CostsLess) -> str:
        """Less or more to pay."""
        measure = self.voice.measuring.measure(fact.amount)
        number = measure.number
        plain = not measure.equal or bool(measure.each)
        price = str(abs(number)) if plain and not measure.that else "that much" if measure.that else "X"
        less = "more" if plain and number < 0 else "less"
        payer = self.players(fact.who)
        what = (
            self.nouns.noun(fact.cards, True, of=True, carded=False, place="from")
            if isinstance(fact.cards, Cards)
            else self.nouns.this()
        )
        match fact.what:
            case "play":
                goal = f"to play {what}"
            case "shift":
                pronouns = {"he": "his", "she": "her", "it": "its", "they": "their"}
                mine = pronouns.get(self.scene.pronoun, possessive(self.nouns.this()))
                own = "their" if isinstance(fact.cards, Cards) else mine
                goal = f"to play {what} using {own} Shift ability"
            case "move":
                here = self.scene.card == "location"
                if isinstance(fact.cards, Cards) and "character" in fact.cards.types:
                    yours = fact.cards.said == "your"
                    whom = self.nouns.all(fact.cards, "subject").text if yours else self.nouns.some(fact.cards)
                    goal = f"to move {whom} {'here' if here else 'to a location'}"
                elif here:
                    goal = f"to move {self.nouns.some(Cards(('character',), 'yours'))} here"
                else:
                    goal = f"to move characters to {what}"
            case "sing":
                goal = f"to sing {what}"
            case "shift onto":
                goal = f"to shift {a(self.words.word('character'))} on top of {what}"
        if fact.limit == "first" and isinstance(fact.cards, Cards):
            goal = f"for the first {self.nouns.noun(fact.cards, carded=False)} you play each turn"
        if fact.what == "move" and fact.cards == "this":
            goal = f"to move {what} to a location"
        clause = f"{payer.text} {conjugator(payer.plural)('pay')} {price} {{I}} {less} {goal}"
        if fact.limit == "once":
            clause = f"once during your turn, {payer.text} may pay {price} {{I}} {less} {goal}"
        if measure.each:
            return f"for each {measure.each}, {clause}{measure.limit}"
        return clause if price != "X" else f"{clause}, where X is {measure.equal}{measure.limit}"

    def paid(self, cost: Cost) -> str:
        """A cost in the middle of a sentence."""
        said = [f"pay {cost.pay} {{I}}"] if cost.pay else []
        said += ["{E} " + self.nouns.this()] if cost.this else []
        for one in cost.effects:
            said.append(self.voice.telling.infinitive(one)[0])
        return listed(said)

    def cost(self, cost: Cost) -> str:
        """A cost before its dash."""
        said = (["{E}"] if cost.this else []) + ([f"{cost.pay} {{I}}"] if cost.pay else [])
        for one in cost.effects:
            said.append(capital(self.voice.telling.infinitive(one)[0]))
        return ", ".join(said) or "0 {I}"

    def enters(self, fact: Enters) -> str:
        """How cards enter play or an inkwell."""
        phrase = self.subject(fact.cards)
        v = conjugator(phrase.plural)
        enter = "may enter" if fact.optional else v("enter")
        if fact.zone == "inkwell":
            opposing = isinstance(fact.cards, Cards) and fact.cards.whose == "opposing"
            if not isinstance(fact.cards, Cards):
                return f"{phrase.text} {enter} your {self.words.word('inkwell')} {self.words.word('exerted')}"
            well = "opponents' inkwells" if opposing else "your inkwell" if fact.cards.whose == "yours" else "inkwells"
            return f"{self.nouns.noun(fact.cards, True, opposing=False)} {enter} {well} {self.words.word('exerted')}"
        how = [self.words.word("exerted")] if fact.state else []
        if fact.counters:
            how.append(
                f"with {self.amounts.value(fact.amount)} damage"
                if isinstance(fact.amount, int)
                else f"with damage equal to {self.amounts.value(fact.amount)}"
            )
        return f"{phrase.text} {enter} {self.words.word('play')} {listed(how) or self.words.word('ready')}"

    def more_damage(self, fact: More) -> str:
        """Damage that is changed."""
        challenge = " from challenges" if fact.only and fact.prevent else " in challenges" if fact.only else ""
        if fact.prevent:
            phrase = self.subject(fact.to if fact.to is not None else "this")
            source = f" from {self.source(fact.by)}" if fact.by is not None and fact.to is not None else ""
            return f"{phrase.text} {conjugator(phrase.plural)('take')} no damage{source}{challenge}"
        measure = self.voice.measuring.measure(fact.amount)
        number = "that much" if measure.that else str(abs(measure.number)) if not measure.equal or measure.each else "X"
        more = "less" if measure.number < 0 else "more"
        tail = f" for each {measure.each}" if measure.each else f", where X is {measure.equal}" if number == "X" else ""
        if fact.by is not None:
            phrase = self.subject(fact.by)
            to = f" to {self.source(fact.to)}" if fact.to is not None else ""
            return f"{phrase.text} {conjugator(phrase.plural)('deal')} {number} {more} damage{to}{challenge}{tail}"
        phrase = self.subject(fact.to)
        return f"{phrase.text} {conjugator(phrase.plural)('take')} {number} {more} damage{challenge}{tail}"
