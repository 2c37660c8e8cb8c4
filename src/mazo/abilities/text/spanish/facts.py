"""Spanish for what static abilities say, and for costs."""

from __future__ import annotations

from collections.abc import Sequence

from mazo.abilities.text.plan.sentences import capital, joined
from mazo.abilities.text.plan.usage import Met
from mazo.abilities.text.spanish.forms import Phrase, Subject, listed
from mazo.abilities.text.spanish.part import Part
from mazo.abilities.tree.effects import AlsoCosts, Cost, Fact, FreeWith, NextEnters
from mazo.abilities.tree.facts import AlsoNamed, CostsLess, DeckRule, Enters, Floor, FreeToPlay, More, PlayFrom
from mazo.abilities.tree.nouns import Cards, Chosen, This, Who


class Facts(Part):
    """What is so."""

    def own(self, fact: Fact) -> str | None:
        """What the game says in a way of its own."""
        return self.words.own_fact(self, fact)

    def together(self, clauses: Sequence[str]) -> str:
        """Facts in one sentence."""
        return listed(clauses)

    def subject(self, cards: Cards | Chosen | str | None) -> Phrase:
        """Those of whom a fact speaks."""
        if isinstance(cards, Chosen):
            return self.refs.them(cards, "subject")
        return self.nouns.all(cards, "subject") if isinstance(cards, Cards) else self.refs.them(This(), "subject")

    def source(self, cards: Cards | str) -> str:
        """Those of whom a fact speaks, after a preposition."""
        return self.subject(cards).text or self.nouns.itself()

    def players(self, who: Who) -> Subject:
        """The players of whom a fact speaks: los oponentes rather than cada oponente."""
        if who == "each opponent" and not self.scene.usage.one_opponent:
            return Subject("los oponentes", plural=True)
        return self.refs.who(who)

    def they_do(self, phrase: Phrase, infinitive: str, rest: str) -> str:
        """A sentence about cards."""
        verb = self.words.conjugate(infinitive, Subject(plural=phrase.plural).form())
        return f"{phrase.text} {verb} {rest}".strip()

    def player_does(self, subject: Subject, infinitive: str, rest: str) -> str:
        """A sentence about players."""
        return f"{subject.text} {self.words.conjugate(infinitive, subject.form())} {rest}".strip()

    # Playing cards.

    def free_with(self, fact: FreeWith) -> str:
        """This card for free, or by doing something."""
        verb = f"{self.words.play_ways[fact.way][-1]} con" if fact.way else "jugar"
        how = f"{verb} {self.nouns.itself()} {self.words.free}"
        paid = self.voice.uttering.paid(fact.cost) if fact.cost is not None else ""
        return f"puedes {paid} para {how}" if paid else f"puedes {how}"

    def also_costs(self, fact: AlsoCosts) -> str:
        """What must be done besides to play this card."""
        return f"para jugar {self.nouns.itself()}, debes {self.voice.uttering.paid(fact.cost)}"

    def play_from(self, fact: PlayFrom) -> str:
        """Cards that may be played from where they are."""
        what = self.nouns.itself()
        if isinstance(fact.cards, Cards):
            what = self.nouns.noun(fact.cards, True, place="from", carded=False)
        entering = f", y entran en juego {self.words.agree(fact.state, False, True)}" if fact.state else ""
        return f"puedes jugar {what}{self.voice.granting.until(fact.until)}{entering}"

    def free_to_play(self, fact: FreeToPlay) -> str:
        """Cards that may be played for free."""
        return f"puedes jugar {self.nouns.noun(fact.cards, True, carded=False)} {self.words.free}"

    def enters(self, fact: Enters) -> str:
        """How cards enter play or another zone."""
        phrase = self.subject(fact.cards)
        person = Subject(plural=phrase.plural).form()
        enter = self.words.conjugate("entrar", person)
        enter = f"{self.words.conjugate('poder', person)} entrar" if fact.optional else enter

        def state(key: str) -> str:
            return self.words.agree(key, phrase.feminine, phrase.plural)

        if fact.zone != "play":
            well, text = f"tu {self.words.word(fact.zone)}", phrase.text
            if isinstance(fact.cards, Cards) and fact.cards.whose != "yours":
                the = "las" if self.words.feminine(fact.zone) else "los"
                well = f"{the} {self.words.word(fact.zone, True)}"
                well += " de los oponentes" if fact.cards.whose == "opposing" else ""
                text = f"{'las' if phrase.feminine else 'los'} {self.nouns.noun(fact.cards, True, opposing=False)}"
            return f"{text} {enter} {state(fact.state or self.words.entered)} en {well}".strip()
        how = [state(fact.state)] if fact.state else []
        if fact.counters:
            counter = self.words.counters[fact.counters]
            what = counter.mass or self.words.word(counter.name, fact.amount != 1)
            of = "de " if counter.mass else ""
            number = f"{what} igual a {self.voice.measuring.value(fact.amount)}"
            how.append(f"con {fact.amount} {of}{what}" if isinstance(fact.amount, int) else f"con {number}")
        return f"{phrase.text} {enter} en juego {listed(how) or state('ready')}".strip()

    def next_enters(self, effect: NextEnters) -> str:
        """How the next card enters play."""
        fem = self.nouns.is_feminine(effect.cards, carded=False)
        noun = self.nouns.noun(effect.cards, carded=False)
        self.scene.meet("subject", Met(self.scene.usage.kind_of(effect.cards), False, "yours"))
        how = self.words.agree(effect.state or "ready", fem, False)
        the = "la próxima" if fem else "el próximo"
        said = f"{the} {noun} que juegues{self.voice.granting.until(effect.until)} entra en juego {how}"
        self.stage.names_again = False
        more = f" y {joined(self.voice.telling.sentences(effect.do), '»')}" if effect.do is not None else ""
        self.stage.names_again = True
        return said + more

    # Costs.

    def costs_less(self, fact: CostsLess) -> str:
        """Less or more to pay."""
        measure = self.voice.measuring.measure(fact.amount)
        price = "esa cantidad de" if measure.that else str(abs(measure.number)) if measure.plain else "X"
        less = "más" if measure.plain and measure.number < 0 else "menos"
        what = self.nouns.itself()
        if isinstance(fact.cards, Cards):
            what = self.nouns.noun(fact.cards, True, of=True, carded=False, place="from")
        goal = self.words.own_goal(self, fact, what) or self.words.charges[fact.what].format(what=what)
        if fact.limit == "first" and isinstance(fact.cards, Cards):
            first = "la primera" if self.nouns.is_feminine(fact.cards, carded=False) else "el primer"
            goal = f"por {first} {self.nouns.noun(fact.cards, carded=False)} que juegues cada turno"
        if fact.on is not None:
            bearer = self.nouns.itself() if isinstance(fact.on, str) else self.nouns.all(fact.on, "prep").text
            goal = f"{goal} en {bearer}"
        paid = f"{self.words.price(price)} {less} {goal}"
        clause = self.player_does(self.players(fact.who), "pagar", paid)
        if fact.limit == "once":
            clause = f"una vez durante tu turno, puedes pagar {paid}"
        if measure.each:
            return f"por cada {measure.each}, {clause}{measure.limit}"
        return clause if measure.plain else f"{clause}, donde X es {measure.equal}{measure.limit}"

    def cost(self, cost: Cost) -> str:
        """A cost before its dash, as commands."""
        said = [self.words.cost_verbs[cost.this]] if cost.this else []
        said += [self.words.price(cost.pay)] if cost.pay else []
        for one in cost.effects:
            text = self.voice.telling.sentences(one)[0]
            said.append(text if said else capital(text))
        return ", ".join(said) or self.words.price(0)

    # Figures, names, decks.

    def floor(self, fact: Floor) -> str:
        """A figure that can't be reduced."""
        figure, owners = self.words.figures[fact.stat], self.nouns.all(fact.cards, "subject").text
        the = "la" if figure.feminine else "el"
        return f"{the} {figure.name} de {owners} no puede reducirse por debajo de su valor impreso"

    def altered(self, fact: More) -> str:
        """Something that is done more, less, or not at all: infligen 1 más de daño, no reciben daño."""
        deed = self.words.verbs[fact.verb]
        what, occasion = deed.measured, self.words.occasions.get(fact.only, "")
        if fact.prevent:
            phrase = self.subject(fact.to if fact.to is not None else "this")
            source = f" de {self.source(fact.by)}" if fact.by is not None and fact.to is not None else ""
            verb = self.words.conjugate(deed.suffered, Subject(plural=phrase.plural).form())
            return f"{phrase.text} no {verb} {what}{source}{occasion}".strip()
        measure = self.voice.measuring.measure(fact.amount)
        number = "esa cantidad" if measure.that else str(abs(measure.number)) if measure.plain else "X"
        more = "menos" if measure.number < 0 else "más"
        tail = f" por cada {measure.each}" if measure.each else ""
        tail = tail if measure.plain else f", donde X es {measure.equal}"
        if fact.by is not None:
            phrase = self.subject(fact.by)
            to = f" a {self.source(fact.to)}" if fact.to is not None else ""
            return self.they_do(phrase, deed.verb, f"{number} {more} de {what}{to}{occasion}{tail}")
        return self.they_do(self.subject(fact.to), deed.suffered, f"{number} {more} de {what}{occasion}{tail}")

    def also_named(self, fact: AlsoNamed) -> str:
        """Further names."""
        names = fact.names
        called = f"tanto {listed(names[:-1])} como {names[-1]}" if len(names) > 1 else listed(names)
        named = f"como si se llamara {called or 'de cualquier modo'}"
        return self.they_do(self.refs.them(This(), "subject"), "contar", named)

    def deck_rule(self, fact: DeckRule) -> str:
        """How many copies of a card a deck may have."""
        only = "solo " if fact.copies is not None and fact.copies < self.words.copies else ""
        number = f"{'' if only else 'hasta '}{fact.copies}" if fact.copies is not None else "cualquier número de"
        copies = f"{self.words.word('copy', True)} de {self.scene.name or f'esta {self.words.card}'}"
        return f"{only}puedes tener {number} {copies} en tu {self.words.word('deck')}"
