"""English for what static abilities say."""

from __future__ import annotations

from collections.abc import Sequence

from mazo.games.lorcana.abilities.effects import Cost, ExtraInk, Fact, FreeWith, Instead, Skip
from mazo.games.lorcana.abilities.facts import (
    AlsoNamed,
    CostsLess,
    DamageBy,
    DeckRule,
    Enters,
    Floor,
    InkFrom,
    LoreToWin,
    MoreDamage,
    OneChallenge,
    OpenTop,
    PlayFrom,
    ReadyLimit,
    SingBonus,
)
from mazo.games.lorcana.abilities.nouns import Cards, PlayerOf, This, Who
from mazo.games.lorcana.abilities.text.english.flow import Flow
from mazo.games.lorcana.abilities.text.english.words import SYMBOLS, Phrase, conjugator, listed, possessive, word
from mazo.games.lorcana.abilities.text.order import states_first
from mazo.games.lorcana.abilities.text.scene import is_you
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
        return ([listed(clauses)] if clauses else []) + out or ["nothing happens"]

    def subject(self, cards: Cards | str | None) -> Phrase:
        """Those of whom a fact speaks."""
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
            case FreeWith(cost=cost, shift=shift):
                how = f"{'shift' if shift else 'play'} {self.this()} for free"
                paid = self.paid(cost) if cost is not None else ""
                return f"you may {paid} to {how}" if paid else f"you may {how}"
            case Enters():
                return self.enters(fact)
            case LoreToWin(amount=amount, who=who):
                phrase = self.players(who)
                return self.clause_of(phrase, "need", f"{amount} {word('lore')} to win the {word('game')}")
            case InkFrom(zone=zone, cards=cards):
                if zone == "hand":
                    return f"all {self.noun(cards, True)} in your {word('hand')} count as having {{IW}}"
                return f"you can ink {self.noun(cards, True)} from your {word('discard')}"
            case PlayFrom(cards=cards, until=until):
                what = self.noun(cards, True, place="from", carded=False) if isinstance(cards, Cards) else self.this()
                return f"you may play {what}{self.until(until)}"
            case OneChallenge(count=count):
                number = f"one {word('character')}" if count == 1 else f"{count} {word('character', True)}"
                return f"each turn, only {number} can challenge"
            case DamageBy(cards=cards, stat=stat):
                who_ = self.all(cards, "subject").text
                return f"during challenges, {who_} deal damage with their {SYMBOLS[stat]} instead of their {{S}}"
            case Floor(cards=cards, stat=stat):
                owners = possessive(self.all(cards, "subject").text)
                return f"{owners} {SYMBOLS[stat]} can't be reduced below their printed value"
            case MoreDamage():
                return self.more_damage(fact)
            case AlsoNamed(names=names):
                phrase = self.them(This(), "subject")
                both = "both " if len(names) == 2 else ""
                return self.clause_of(phrase, "count", f"as being named {both}{listed(names) or 'anything'}")
            case OpenTop(who=who):
                phrase = self.who(who)
                own = "your" if is_you(who) else "their"
                return self.clause_of(phrase, "play", f"with the top card of {own} {word('deck')} {word('faceup')}")
            case ReadyLimit(count=count, who=who, until=until):
                own = "your" if is_you(who) else "their"
                turn = "next turn" if until is not None else "turn"
                limit = f"more than {count} of {own} {word('character', True)}"
                return f"{self.who(who).text} can't ready {limit} at the start of {own} {turn}"
            case SingBonus(cards=cards, amount=amount):
                phrase = self.subject(cards)
                measure = self.measure(amount)
                more = (
                    f"{measure.number:+d} cost"
                    if not measure.equal or measure.each
                    else f"additional cost equal to {measure.equal}"
                )
                each = f" for each {measure.each}" if measure.each else ""
                return self.clause_of(phrase, "count", f"as having {more} to sing {word('song', True)}{each}")
            case DeckRule(copies=copies, admits=admits):
                if admits:
                    others = f"other {admits} {word('character', True)}"
                    return f"you can have {others} in your {word('deck')} regardless of {word('ink_type')}"
                number = f"up to {copies}" if copies is not None else "any number of"
                name = self.scene.name or "this card"
                return f"you may have {number} {word('copy', True)} of {name} in your {word('deck')}"
            case ExtraInk() | Skip():
                return self.group([fact])[0]
            case Instead():
                return self.instead(fact)[0]
            case _:
                return self.states([fact])

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
                own = {"he": "his", "she": "her", "it": "its", "they": "their"}[self.scene.pronoun]
                goal = f"to play {what} using {own} Shift ability"
            case "move":
                here = self.scene.card == "location"
                if isinstance(fact.cards, Cards) and "character" in fact.cards.types:
                    goal = f"to move {self.some(fact.cards)} {'here' if here else 'to a location'}"
                else:
                    goal = f"to move characters {'here' if here else f'to {what}'}"
            case "sing":
                goal = f"to sing {what}"
        clause = f"{payer.text} {conjugator(payer.plural)('pay')} {price} {{I}} {less} {goal}"
        if measure.each:
            return f"for each {measure.each}, {clause}{measure.limit}"
        return clause if price != "X" else f"{clause}, where X is {measure.equal}{measure.limit}"

    def paid(self, cost: Cost) -> str:
        """A cost in the middle of a sentence."""
        said = [f"pay {cost.ink} {{I}}"] if cost.ink else []
        said += ["{E} " + self.this()] if cost.exert else []
        for one in cost.effects:
            said.append(self.infinitive(one)[0])
        return listed(said)

    def cost(self, cost: Cost) -> str:
        """A cost before its dash."""
        said = (["{E}"] if cost.exert else []) + ([f"{cost.ink} {{I}}"] if cost.ink else [])
        for one in cost.effects:
            said.append(capital(self.infinitive(one)[0]))
        return ", ".join(said) or "0 {I}"

    def enters(self, fact: Enters) -> str:
        """How cards enter play or an inkwell."""
        phrase = self.subject(fact.cards)
        v = conjugator(phrase.plural)
        enter = "may enter" if fact.optional else v("enter")
        if fact.inkwell:
            opposing = isinstance(fact.cards, Cards) and fact.cards.whose == "opposing"
            if not isinstance(fact.cards, Cards):
                return f"{phrase.text} {enter} your {word('inkwell')} {word('exerted')}"
            well = "opponents' inkwells" if opposing else "your inkwell" if fact.cards.whose == "yours" else "inkwells"
            return f"{self.noun(fact.cards, True, opposing=False)} {enter} {well} {word('exerted')}"
        how = [word("exerted")] if fact.exerted else []
        if fact.damage != 0:
            how.append(
                f"with {self.value(fact.damage)} damage"
                if isinstance(fact.damage, int)
                else f"with damage equal to {self.value(fact.damage)}"
            )
        return f"{phrase.text} {enter} {word('play')} {listed(how) or word('ready')}"

    def more_damage(self, fact: MoreDamage) -> str:
        """Damage that is changed."""
        challenge = (
            " from challenges" if fact.challenge and fact.prevent else " in challenges" if fact.challenge else ""
        )
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
