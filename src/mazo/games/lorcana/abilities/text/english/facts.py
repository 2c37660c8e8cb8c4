"""English for what static abilities say."""

from __future__ import annotations

from collections.abc import Sequence

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
from mazo.games.lorcana.abilities.text.english.flow import Flow
from mazo.games.lorcana.abilities.text.english.words import SYMBOLS, Phrase, a, conjugator, listed, possessive, word
from mazo.games.lorcana.abilities.text.order import STATES, states_first
from mazo.games.lorcana.abilities.text.scene import (
    COPIES,
    Met,
    is_you,
    pronoun_kind,
    without,
)
from mazo.games.lorcana.abilities.text.sentences import capital


class Facts(Flow):
    """What is so."""

    def facts(self, facts: Sequence[Fact]) -> list[str]:
        """The facts as sentences; those of the same cards make one."""
        clauses: list[str] = []
        out: list[str] = []
        rest = list(facts)
        while rest:
            if states := states_first(rest):
                clauses.append(self.states(states))
                rest = rest[len(states) :]
                continue
            first = rest.pop(0)
            if isinstance(first, Instead):
                out += self.instead(first)
            else:
                clauses.append(self.fact(first))
        mine = f"{self.this()} "
        if clauses and clauses[0].lower().startswith(mine):
            clauses = [clauses[0], *(one.removeprefix(mine) for one in clauses[1:])]
        return ([listed(clauses)] if clauses else []) + out or ["nothing happens"]

    def subject(self, cards: Cards | Chosen | str | None) -> Phrase:
        """Those of whom a fact speaks."""
        if isinstance(cards, Chosen):
            return self.them(cards, "subject")
        if isinstance(cards, Cards):
            return self.all(cards, "subject")
        return self.them(This(), "subject")

    @staticmethod
    def clause_of(phrase: Phrase, base: str, rest: str) -> str:
        """A subject, its verb and the rest."""
        return f"{phrase.text} {conjugator(phrase.plural)(base)} {rest}"

    def source(self, cards: Cards | str) -> str:
        """Those of whom a fact speaks, after a preposition."""
        return self.all(cards, "subject").text if isinstance(cards, Cards) else self.this()

    def players(self, who: Who) -> Phrase:
        """The players of whom a fact speaks: opponents rather than each opponent."""
        if not isinstance(who, PlayerOf) and who == "each opponent":
            return Phrase("opponents", True)
        return self.who(who)

    def fact(self, fact: Fact) -> str:
        """One fact as a clause."""
        match fact:
            case CostsLess():
                return self.costs_less(fact)
            case FreeWith(cost=cost, way=way):
                how = f"{'shift' if way == 'shift' else 'play'} {self.this()} for free"
                paid = self.paid(cost) if cost is not None else ""
                return f"you may {paid} to {how}" if paid else f"you may {how}"
            case Enters():
                return self.enters(fact)
            case PlayerRule("lore to win", amount=amount, who=who):
                phrase = self.players(who)
                return self.clause_of(phrase, "need", f"{self.value(amount)} {word('lore')} to win the {word('game')}")
            case DoFrom(zone=zone, cards=cards):
                if zone == "hand":
                    return f"all {self.noun(cards, True)} in your {word('hand')} count as having {{IW}}"
                return f"you can ink {self.noun(cards, True)} from your {word('discard')}"
            case PlayFrom(cards=cards, until=until):
                what = self.noun(cards, True, place="from", carded=False) if isinstance(cards, Cards) else self.this()
                entering = f". If you do, they enter {word('play')} {word('exerted')}" if fact.state else ""
                timed = f"{self.until(until).strip()}, " if until is not None else ""
                return f"{timed}you may play {what}{entering}"
            case FreeToPlay(cards=cards):
                return f"you may play {self.noun(cards, True, carded=False)} for free"
            case PlayerRule("challenge limit", amount=count):
                number = f"one {word('character')}" if count == 1 else f"{self.value(count)} {word('character', True)}"
                return f"each turn, only {number} can challenge"
            case DoBy(cards=cards, stat=stat):
                who_ = self.all(cards, "subject").text
                return f"during challenges, {who_} deal damage with their {SYMBOLS[stat]} instead of their {{S}}"
            case Floor(cards=cards, stat=stat):
                owners = possessive(self.all(cards, "subject").text)
                return f"{owners} {SYMBOLS[stat]} can't be reduced below their printed value"
            case More():
                return self.more_damage(fact)
            case AlsoNamed(names=names):
                phrase = self.them(This(), "subject")
                both = "both " if len(names) == 2 else ""
                return self.clause_of(phrase, "count", f"as being named {both}{listed(names) or 'anything'}")
            case PlayerRule("open top", who=who):
                phrase = self.who(who)
                own = "your" if is_you(who) else "their"
                return self.clause_of(phrase, "play", f"with the top card of {own} {word('deck')} {word('faceup')}")
            case PlayerRule("ready limit", amount=count, who=who, until=until):
                own = "your" if is_you(who) else "their"
                turn = "next turn" if until is not None else "turn"
                limit = f"more than {self.value(count)} of {own} {word('character', True)}"
                return f"{self.who(who).text} can't ready {limit} at the start of {own} {turn}"
            case Get(them=them, stat="singing", amount=amount):
                singers = them.cards if isinstance(them, Every) else them if isinstance(them, Chosen) else "this"
                singers, had = without(singers, "here") if isinstance(singers, Cards) else (singers, ())
                here = " while here" if had else ""
                phrase = self.subject(singers)
                measure = self.measure(amount)
                more = (
                    f"{measure.number:+d} cost"
                    if not measure.equal or measure.each
                    else f"additional cost equal to {measure.equal}"
                )
                each = f" for each {measure.each}" if measure.each else ""
                songs = f"{word('song', True)}{each}{self.until(fact.until)}"
                return self.clause_of(phrase, "count", f"as having {more} to sing {songs}") + here
            case DeckRule(copies=copies, admits=admits):
                if admits:
                    others = f"other {admits} {word('character', True)}"
                    return f"you can have {others} in your {word('deck')} regardless of {word('ink_type')}"
                name = self.scene.name or "this card"
                if copies is None:
                    return f"you may have any number of {word('card', True)} named {name} in your {word('deck')}"
                number = f"only have {copies}" if copies < COPIES else f"have up to {copies}"
                return f"you may {number} {word('copy', True)} of {name} in your {word('deck')}"
            case PlayerRule() | Skip():
                return self.clause([fact])[0]
            case Instead():
                return self.instead(fact)[0]
            case _:
                return self.states([fact])

    def next_enters(self, effect: NextEnters) -> str:
        """How the next card enters play."""
        noun = self.noun(effect.cards, carded=False)
        self.scene.meet("subject", Met(pronoun_kind(effect.cards), False, "yours"))
        how = word("exerted" if effect.state else "ready")
        said = f"the next {noun} you play{self.until(effect.until)} enters {word('play')} {how}"
        if isinstance(effect.do, STATES):
            said_of, tail = self.predicates([effect.do], False)
            return f"{said} and {listed(said_of)}{self.until(effect.do.until)}{tail}"
        return f"{said} and {self.joined(self.sentences(effect.do))}" if effect.do is not None else said

    def costs_less(self, fact: CostsLess) -> str:
        """Less or more to pay."""
        measure = self.measure(fact.amount)
        number = measure.number
        plain = not measure.equal or bool(measure.each)
        price = str(abs(number)) if plain and not measure.that else "that much" if measure.that else "X"
        less = "more" if plain and number < 0 else "less"
        payer = self.players(fact.who)
        what = (
            self.noun(fact.cards, True, of=True, carded=False, place="from")
            if isinstance(fact.cards, Cards)
            else self.this()
        )
        match fact.what:
            case "play":
                goal = f"to play {what}"
            case "shift":
                pronouns = {"he": "his", "she": "her", "it": "its", "they": "their"}
                mine = pronouns.get(self.scene.pronoun, possessive(self.this()))
                own = "their" if isinstance(fact.cards, Cards) else mine
                goal = f"to play {what} using {own} Shift ability"
            case "move":
                here = self.scene.card == "location"
                if isinstance(fact.cards, Cards) and "character" in fact.cards.types:
                    yours = fact.cards.said == "your"
                    whom = self.all(fact.cards, "subject").text if yours else self.some(fact.cards)
                    goal = f"to move {whom} {'here' if here else 'to a location'}"
                elif here:
                    goal = f"to move {self.some(Cards(('character',), 'yours'))} here"
                else:
                    goal = f"to move characters to {what}"
            case "sing":
                goal = f"to sing {what}"
            case "shift onto":
                goal = f"to shift {a(word('character'))} on top of {what}"
        if fact.limit == "first" and isinstance(fact.cards, Cards):
            goal = f"for the first {self.noun(fact.cards, carded=False)} you play each turn"
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
        said += ["{E} " + self.this()] if cost.this else []
        for one in cost.effects:
            said.append(self.infinitive(one)[0])
        return listed(said)

    def cost(self, cost: Cost) -> str:
        """A cost before its dash."""
        said = (["{E}"] if cost.this else []) + ([f"{cost.pay} {{I}}"] if cost.pay else [])
        for one in cost.effects:
            said.append(capital(self.infinitive(one)[0]))
        return ", ".join(said) or "0 {I}"

    def enters(self, fact: Enters) -> str:
        """How cards enter play or an inkwell."""
        phrase = self.subject(fact.cards)
        v = conjugator(phrase.plural)
        enter = "may enter" if fact.optional else v("enter")
        if fact.zone == "inkwell":
            opposing = isinstance(fact.cards, Cards) and fact.cards.whose == "opposing"
            if not isinstance(fact.cards, Cards):
                return f"{phrase.text} {enter} your {word('inkwell')} {word('exerted')}"
            well = "opponents' inkwells" if opposing else "your inkwell" if fact.cards.whose == "yours" else "inkwells"
            return f"{self.noun(fact.cards, True, opposing=False)} {enter} {well} {word('exerted')}"
        how = [word("exerted")] if fact.state else []
        if fact.counters:
            how.append(
                f"with {self.value(fact.amount)} damage"
                if isinstance(fact.amount, int)
                else f"with damage equal to {self.value(fact.amount)}"
            )
        return f"{phrase.text} {enter} {word('play')} {listed(how) or word('ready')}"

    def more_damage(self, fact: More) -> str:
        """Damage that is changed."""
        challenge = " from challenges" if fact.only and fact.prevent else " in challenges" if fact.only else ""
        if fact.prevent:
            phrase = self.subject(fact.to if fact.to is not None else "this")
            source = f" from {self.source(fact.by)}" if fact.by is not None and fact.to is not None else ""
            return f"{phrase.text} {conjugator(phrase.plural)('take')} no damage{source}{challenge}"
        measure = self.measure(fact.amount)
        number = "that much" if measure.that else str(abs(measure.number)) if not measure.equal or measure.each else "X"
        more = "less" if measure.number < 0 else "more"
        tail = f" for each {measure.each}" if measure.each else f", where X is {measure.equal}" if number == "X" else ""
        if fact.by is not None:
            phrase = self.subject(fact.by)
            to = f" to {self.source(fact.to)}" if fact.to is not None else ""
            return f"{phrase.text} {conjugator(phrase.plural)('deal')} {number} {more} damage{to}{challenge}{tail}"
        phrase = self.subject(fact.to)
        return f"{phrase.text} {conjugator(phrase.plural)('take')} {number} {more} damage{challenge}{tail}"
