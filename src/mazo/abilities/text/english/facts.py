"""English for what static abilities say, and for costs."""

from __future__ import annotations

from collections.abc import Sequence

from mazo.abilities.text.english.forms import Phrase, conjugator, listed, possessive
from mazo.abilities.text.english.part import Part
from mazo.abilities.text.plan.order import STATES
from mazo.abilities.text.plan.sentences import capital, joined
from mazo.abilities.text.plan.usage import Met
from mazo.abilities.tree.effects import AlsoCosts, Cost, Fact, FreeWith, NextEnters
from mazo.abilities.tree.facts import AlsoNamed, CostsLess, DeckRule, Enters, Floor, FreeToPlay, More, PlayFrom
from mazo.abilities.tree.nouns import Cards, Chosen, This, Who


class Facts(Part):
    """What is so."""

    def own(self, fact: Fact) -> str | None:
        """What the game says in a way of its own."""
        return self.words.own_fact(self, fact)

    def together(self, clauses: Sequence[str]) -> str:
        """Facts in one sentence; this card is named once."""
        mine = f"{self.nouns.itself()} "
        if clauses[0].lower().startswith(mine):
            clauses = [clauses[0], *(one.removeprefix(mine) for one in clauses[1:])]
        return listed(clauses)

    def subject(self, cards: Cards | Chosen | str | None) -> Phrase:
        """Those of whom a fact speaks."""
        if isinstance(cards, Chosen):
            return self.refs.them(cards, "subject")
        return self.nouns.all(cards, "subject") if isinstance(cards, Cards) else self.refs.them(This(), "subject")

    def clause_of(self, phrase: Phrase, base: str, rest: str) -> str:
        """A subject, its verb and the rest."""
        return f"{phrase.text} {conjugator(phrase.plural)(base)} {rest}"

    def source(self, cards: Cards | str) -> str:
        """Those of whom a fact speaks, after a preposition."""
        return self.nouns.all(cards, "subject").text if isinstance(cards, Cards) else self.nouns.itself()

    def players(self, who: Who) -> Phrase:
        """The players of whom a fact speaks: opponents rather than each opponent."""
        if who == "each opponent" and not self.scene.usage.one_opponent:
            return Phrase("opponents", True)
        return self.refs.who(who)

    # Playing cards.

    def free_with(self, fact: FreeWith) -> str:
        """This card for free, or by doing something."""
        how = f"{self.words.ways.get(fact.way, 'play')} {self.nouns.itself()} {self.words.free}"
        paid = self.voice.uttering.paid(fact.cost) if fact.cost is not None else ""
        return f"you may {paid} to {how}" if paid else f"you may {how}"

    def also_costs(self, fact: AlsoCosts) -> str:
        """What must be done besides to play this card."""
        return f"to play {self.nouns.itself()}, you must {self.voice.uttering.paid(fact.cost)}"

    def play_from(self, fact: PlayFrom) -> str:
        """Cards that may be played from where they are."""
        what = self.nouns.itself()
        if isinstance(fact.cards, Cards):
            what = self.nouns.noun(fact.cards, True, place="from", carded=False)
        timed = f"{self.voice.granting.until(fact.until).strip()}, " if fact.until is not None else ""
        entering = f"{self.words.word('play')} {self.words.word(fact.state)}" if fact.state else ""
        return f"{timed}you may play {what}" + (f". If you do, they enter {entering}" if entering else "")

    def free_to_play(self, fact: FreeToPlay) -> str:
        """Cards that may be played for free."""
        return f"you may play {self.nouns.noun(fact.cards, True, carded=False)} {self.words.free}"

    def enters(self, fact: Enters) -> str:
        """How cards enter play or another zone."""
        phrase = self.subject(fact.cards)
        enter = "may enter" if fact.optional else conjugator(phrase.plural)("enter")
        how = [self.words.word(fact.state)] if fact.state else []
        if fact.zone != "play":
            cards, zone = fact.cards, self.nouns.zone(fact.zone, "yours")
            text = phrase.text
            if isinstance(cards, Cards):
                text = self.nouns.noun(cards, True, opposing=False)
                if cards.whose == "opposing":
                    zone = self.nouns.zone(fact.zone, "opposing", True)
                elif cards.whose != "yours":
                    zone = self.words.word(fact.zone, True)
            return f"{text} {enter} {zone} {listed(how) or self.words.word(self.words.entered)}"
        if fact.counters:
            counter = self.words.counters[fact.counters]
            what = counter.mass or self.words.word(counter.name, fact.amount != 1)
            value = self.voice.measuring.value(fact.amount)
            how.append(f"with {value} {what}" if isinstance(fact.amount, int) else f"with {what} equal to {value}")
        return f"{phrase.text} {enter} {self.words.word('play')} {listed(how) or self.words.word('ready')}"

    def next_enters(self, effect: NextEnters) -> str:
        """How the next card enters play."""
        noun = self.nouns.noun(effect.cards, carded=False)
        self.scene.meet("subject", Met(self.scene.usage.pronoun_kind(effect.cards), False, "yours"))
        how = self.words.word(effect.state or "ready")
        until = self.voice.granting.until(effect.until)
        said = f"the next {noun} you play{until} enters {self.words.word('play')} {how}"
        if isinstance(effect.do, STATES):
            said_of, tail = self.voice.states.predicates([effect.do], Phrase(noun))
            return f"{said} and {listed(said_of)}{self.voice.granting.until(effect.do.until)}{tail}"
        if effect.do is None:
            return said
        return f"{said} and {joined(self.voice.telling.sentences(effect.do), '”')}"

    # Costs.

    def costs_less(self, fact: CostsLess) -> str:
        """Less or more to pay."""
        measure = self.voice.measuring.measure(fact.amount)
        price = str(abs(measure.number)) if measure.plain and not measure.that else "that much" if measure.that else "X"
        less = "more" if measure.plain and measure.number < 0 else "less"
        payer = self.players(fact.who)
        what = self.nouns.itself()
        if isinstance(fact.cards, Cards):
            what = self.nouns.noun(fact.cards, True, of=True, carded=False, place="from")
        goal = self.words.own_goal(self, fact, what) or self.words.charges[fact.what].format(what=what)
        if fact.limit == "first" and isinstance(fact.cards, Cards):
            goal = f"for the first {self.nouns.noun(fact.cards, carded=False)} you play each turn"
        if fact.on is not None:
            bearer = self.nouns.itself() if isinstance(fact.on, str) else self.nouns.all(fact.on, "object").text
            goal = f"{goal} onto {bearer}"
        paid = f"{self.words.price(price)} {less} {goal}"
        clause = f"{payer.text} {conjugator(payer.plural)('pay')} {paid}"
        if fact.limit == "once":
            clause = f"once during your turn, {payer.text} may pay {paid}"
        if measure.each:
            return f"for each {measure.each}, {clause}{measure.limit}"
        return clause if price != "X" else f"{clause}, where X is {measure.equal}{measure.limit}"

    def cost(self, cost: Cost) -> str:
        """A cost before its dash."""
        said = [self.words.cost_verbs[cost.this]] if cost.this else []
        said += [self.words.price(cost.pay)] if cost.pay else []
        for one in cost.effects:
            said.append(capital(self.voice.telling.infinitive(one)[0]))
        return ", ".join(said) or self.words.price(0)

    # Figures, names, decks.

    def floor(self, fact: Floor) -> str:
        """A figure that can't be reduced."""
        owners = possessive(self.nouns.all(fact.cards, "subject").text)
        return f"{owners} {self.words.figures[fact.stat].name} can't be reduced below their printed value"

    def altered(self, fact: More) -> str:
        """Something that is done more, less, or not at all: they deal 1 more damage, they take no damage."""
        deed = self.words.verbs[fact.verb]
        what, occasion = deed.measured, self.words.occasions.get(fact.only, ("", ""))[fact.prevent]
        if fact.prevent:
            phrase = self.subject(fact.to if fact.to is not None else "this")
            source = f" from {self.source(fact.by)}" if fact.by is not None and fact.to is not None else ""
            return self.clause_of(phrase, deed.suffered, f"no {what}{source}{occasion}")
        measure = self.voice.measuring.measure(fact.amount)
        number = "that much" if measure.that else str(abs(measure.number)) if measure.plain else "X"
        more = "less" if measure.number < 0 else "more"
        tail = f" for each {measure.each}" if measure.each else f", where X is {measure.equal}" if number == "X" else ""
        if fact.by is not None:
            phrase = self.subject(fact.by)
            to = f" to {self.source(fact.to)}" if fact.to is not None else ""
            return self.clause_of(phrase, deed.verb, f"{number} {more} {what}{to}{occasion}{tail}")
        return self.clause_of(self.subject(fact.to), deed.suffered, f"{number} {more} {what}{occasion}{tail}")

    def also_named(self, fact: AlsoNamed) -> str:
        """Further names."""
        both = "both " if len(fact.names) == 2 else ""
        named = f"as being named {both}{listed(fact.names) or 'anything'}"
        return self.clause_of(self.refs.them(This(), "subject"), "count", named)

    def deck_rule(self, fact: DeckRule) -> str:
        """How many copies of a card a deck may have."""
        deck, name = f"in your {self.words.word('deck')}", self.scene.name or f"this {self.words.card}"
        if fact.copies is None:
            return f"you may have any number of {self.words.cards} named {name} {deck}"
        number = f"only have {fact.copies}" if fact.copies < self.words.copies else f"have up to {fact.copies}"
        return f"you may {number} {self.words.word('copy', True)} of {name} {deck}"
