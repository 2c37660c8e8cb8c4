"""Spanish for what static abilities say."""

from __future__ import annotations

from collections.abc import Sequence

from mazo.abilities.text.plan.order import states_first
from mazo.abilities.text.plan.scene import (
    COPIES,
    Met,
    kind_of,
    without,
)
from mazo.abilities.text.plan.sentences import capital
from mazo.abilities.text.spanish.forms import (
    Mood,
    Phrase,
    Subject,
    listed,
)
from mazo.abilities.text.spanish.part import Part
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
        return ([listed(clauses)] if clauses else []) + out or ["no pasa nada"]

    def subject(self, cards: Cards | Chosen | str | None) -> Phrase:
        """Those of whom a fact speaks."""
        if isinstance(cards, Chosen):
            return self.refs.them(cards, "subject")
        if isinstance(cards, Cards):
            return self.nouns.all(cards, "subject")
        return self.refs.them(This(), "subject")

    def players(self, who: Who) -> Subject:
        """The players of whom a fact speaks: los oponentes rather than cada oponente."""
        if not isinstance(who, PlayerOf) and who == "each opponent":
            return Subject("los oponentes", plural=True)
        return self.refs.who(who)

    def they_do(self, phrase: Phrase, infinitive: str, rest: str) -> str:
        """A sentence about cards."""
        verb = self.words.conjugate(infinitive, Subject(plural=phrase.plural).form())
        return f"{phrase.text} {verb} {rest}".strip()

    def player_does(self, subject: Subject, infinitive: str, rest: str) -> str:
        """A sentence about players."""
        return f"{subject.text} {self.words.conjugate(infinitive, subject.form())} {rest}".strip()

    def fact(self, fact: Fact, mood: Mood = "i") -> str:
        """One fact as a clause."""
        match fact:
            case CostsLess():
                return self.costs_less(fact)
            case FreeWith(cost=cost, way=way):
                how = f"{'hacer Shift con' if way == 'shift' else 'jugar'} {self.nouns.this().text} gratis"
                paid = self.paid(cost) if cost is not None else ""
                return f"puedes {paid} para {how}" if paid else f"puedes {how}"
            case Enters():
                return self.enters(fact)
            case PlayerRule("lore to win", amount=amount, who=who):
                return self.player_does(
                    self.players(who),
                    "necesitar",
                    f"{self.amounts.value(amount)} de lore para ganar la {self.words.word('game')}",
                )
            case DoFrom(zone=zone, cards=cards):
                if zone == "hand":
                    return f"todas las {self.nouns.noun(cards, True)} de tu mano cuentan como si tuvieran {{IW}}"
                return f"puedes entintar {self.nouns.noun(cards, True)} de tu descarte"
            case PlayFrom(cards=cards, until=until):
                what = (
                    self.nouns.noun(cards, True, place="from", carded=False)
                    if isinstance(cards, Cards)
                    else self.nouns.this().text
                )
                entering = f", y entran en juego {self.words.agree('exerted', False, True)}" if fact.state else ""
                return f"puedes jugar {what}{self.voice.states.until(until)}{entering}"
            case FreeToPlay(cards=cards):
                return f"puedes jugar {self.nouns.noun(cards, True, carded=False)} gratis"
            case PlayerRule("challenge limit", amount=count):
                number = (
                    f"un {self.words.word('character')} puede"
                    if count == 1
                    else f"{self.amounts.value(count)} {self.words.word('character', True)} pueden"
                )
                return f"cada turno, solo {number} desafiar"
            case DoBy(cards=cards, stat=stat):
                who_ = self.nouns.all(cards, "subject").text
                figure = self.words.figures[stat].name
                return f"durante los desafíos, {who_} infligen daño con su {figure} en lugar de con su {{S}}"
            case Floor(cards=cards, stat=stat):
                owners = self.nouns.all(cards, "subject").text
                the = "el" if stat in ("damage", "cost", "move cost") else "las" if stat == "cards under" else "la"
                figure = self.words.figures[stat].name
                return f"{the} {figure} de {owners} no puede reducirse por debajo de su valor impreso"
            case More():
                return self.more_damage(fact)
            case AlsoNamed(names=names):
                called = f"tanto {listed(names[:-1])} como {names[-1]}" if len(names) > 1 else listed(names)
                called = called or "de cualquier modo"
                return self.they_do(self.refs.them(This(), "subject"), "contar", f"como si se llamara {called}")
            case PlayerRule("open top", who=who):
                rest = f"con la carta superior de {self.refs.own(who)} mazo {self.words.word('faceup')}"
                return self.player_does(self.refs.who(who), "jugar", rest)
            case PlayerRule("ready limit", amount=count, who=who, until=until):
                own = "tu" if self.refs.who(who).you else "su"
                turn = "siguiente turno" if until is not None else "turno"
                subject = self.refs.who(who)
                can = self.words.conjugate("poder", subject.form())
                limit = f"más de {self.amounts.value(count)} de {own}s {self.words.word('character', True)}"
                limit += f" al comienzo de {own} {turn}"
                nobody = subject.text.replace("cada ", "ningún ", 1)
                if nobody != subject.text:
                    return f"{nobody} {can} enderezar {limit}"
                return f"{subject.text} no {can} enderezar {limit}".strip()
            case Get(them=them, stat="singing", amount=amount):
                singers = them.cards if isinstance(them, Every) else them if isinstance(them, Chosen) else "this"
                measure = self.voice.measuring.measure(amount)
                plain = not measure.equal or bool(measure.each)
                more = f"{measure.number:+d} de coste" if plain else f"un coste adicional igual a {measure.equal}"
                each = f" por cada {measure.each}" if measure.each else ""
                here = ""
                if isinstance(singers, Cards) and singers.whose == "any" and (found := without(singers, "here"))[1]:
                    singers, here = found[0], " mientras estén aquí"
                phrase = self.subject(singers)
                had = "tuvieran" if phrase.plural else "tuviera"
                songs = f"{self.words.word('song', True)}{each}{self.voice.states.until(fact.until)}{here}"
                return self.they_do(phrase, "contar", f"como si {had} {more} para cantar {songs}")
            case DeckRule(copies=copies, admits=admits):
                if admits:
                    return f"puedes tener otros personajes {admits} en tu mazo sin importar su tipo de tinta"
                only = "solo " if copies is not None and copies < COPIES else ""
                number = f"{'' if only else 'hasta '}{copies}" if copies is not None else "cualquier número de"
                copies_of = f"{self.words.word('copy', True)} de {self.scene.name or 'esta carta'}"
                return f"{only}puedes tener {number} {copies_of} en tu mazo"
            case PlayerRule() | Skip():
                return self.voice.flow.clause([fact])[0]
            case Instead():
                return self.voice.flow.instead(fact)[0]
            case _:
                return self.voice.states.states([fact], mood)

    def next_enters(self, effect: NextEnters) -> str:
        """How the next card enters play."""
        fem = self.nouns.is_feminine(effect.cards, carded=False)
        noun = self.nouns.noun(effect.cards, carded=False)
        self.scene.meet("subject", Met(kind_of(effect.cards), False, "yours"))
        how = self.words.agree("exerted" if effect.state else "ready", fem, False)
        the = "la próxima" if fem else "el próximo"
        said = f"{the} {noun} que juegues{self.voice.states.until(effect.until)} entra en juego {how}"
        self.stage.names_again = False
        more = f" y {self.voice.flow.joined(self.voice.telling.sentences(effect.do))}" if effect.do is not None else ""
        self.stage.names_again = True
        return said + more

    def costs_less(self, fact: CostsLess) -> str:
        """Less or more to pay."""
        measure = self.voice.measuring.measure(fact.amount)
        plain = not measure.equal or bool(measure.each)
        price = "esa cantidad de" if measure.that else str(abs(measure.number)) if plain else "X"
        less = "más" if plain and measure.number < 0 else "menos"
        what = self.nouns.this().text
        mover = False
        if isinstance(fact.cards, Cards):
            what = self.nouns.noun(fact.cards, True, of=True, carded=False, place="from")
            mover = "character" in fact.cards.types
        match fact.what:
            case "play":
                goal = f"para jugar {what}"
            case "shift":
                goal = f"para jugar {what} con su habilidad Shift"
            case "move" if self.scene.card == "location":
                goal = f"para mover {what} aquí" if mover else f"para mover {self.words.word('character', True)} aquí"
            case "move":
                goal = f"para mover {what} a una localización" if mover else f"para mover tus personajes a {what}"
            case "sing":
                goal = f"para cantar {what}"
            case "shift onto":
                goal = f"para hacer Shift con un personaje encima de {what}"
        if fact.limit == "first" and isinstance(fact.cards, Cards):
            fem = self.nouns.is_feminine(fact.cards, carded=False)
            first = "la primera" if fem else "el primer"
            goal = f"por {first} {self.nouns.noun(fact.cards, carded=False)} que juegues cada turno"
        if fact.what == "move" and fact.cards == "this":
            goal = f"para mover {what} a una localización"
        clause = self.player_does(self.players(fact.who), "pagar", f"{price} {{I}} {less} {goal}")
        if fact.limit == "once":
            clause = f"una vez durante tu turno, puedes pagar {price} {{I}} {less} {goal}"
        if measure.each:
            return f"por cada {measure.each}, {clause}{measure.limit}"
        return clause if plain else f"{clause}, donde X es {measure.equal}{measure.limit}"

    def paid(self, cost: Cost) -> str:
        """A cost in the middle of a sentence."""
        said = [f"pagar {cost.pay} {{I}}"] if cost.pay else []
        said += ["{E} " + self.nouns.this().text] if cost.this else []
        for one in cost.effects:
            said.append(self.voice.telling.infinitive(one)[0])
        return listed(said)

    def cost(self, cost: Cost) -> str:
        """A cost before its dash."""
        said = (["{E}"] if cost.this else []) + ([f"{cost.pay} {{I}}"] if cost.pay else [])
        for one in cost.effects:
            text = self.voice.telling.sentences(one)[0]
            said.append(text if said else capital(text))
        return ", ".join(said) or "0 {I}"

    def enters(self, fact: Enters) -> str:
        """How cards enter play or an inkwell."""
        phrase = self.subject(fact.cards)
        exerted = self.words.agree("exerted", phrase.feminine, phrase.plural)
        person = Subject(plural=phrase.plural).form()
        enter = (
            f"{self.words.conjugate('poder', person)} entrar"
            if fact.optional
            else self.words.conjugate("entrar", person)
        )
        if fact.zone == "inkwell":
            well = "tu tintero"
            text = phrase.text
            if isinstance(fact.cards, Cards) and fact.cards.whose != "yours":
                well = "los tinteros de los oponentes" if fact.cards.whose == "opposing" else "los tinteros"
                text = f"{'las' if phrase.feminine else 'los'} {self.nouns.noun(fact.cards, True, opposing=False)}"
            return f"{text} {enter} {exerted} en {well}".strip()
        how = [exerted] if fact.state else []
        if fact.counters:
            number = (
                f"{fact.amount} de daño"
                if isinstance(fact.amount, int)
                else f"daño igual a {self.amounts.value(fact.amount)}"
            )
            how.append(f"con {number}")
        ready = self.words.agree("ready", phrase.feminine, phrase.plural)
        return f"{phrase.text} {enter} en juego {listed(how) or ready}".strip()

    def more_damage(self, fact: More) -> str:
        """Damage that is changed."""
        challenge = " en desafíos" if fact.only else ""
        if fact.prevent:
            phrase = self.subject(fact.to if fact.to is not None else "this")
            source = (
                f" de {self.subject(fact.by).text or self.nouns.this().text}"
                if fact.by is not None and fact.to is not None
                else ""
            )
            verb = self.words.conjugate("recibir", Subject(plural=phrase.plural).form())
            return f"{phrase.text} no {verb} daño{source}{challenge}".strip()
        measure = self.voice.measuring.measure(fact.amount)
        plain = not measure.equal or bool(measure.each)
        number = "esa cantidad" if measure.that else str(abs(measure.number)) if plain else "X"
        more = "menos" if measure.number < 0 else "más"
        tail = f" por cada {measure.each}" if measure.each else "" if plain else f", donde X es {measure.equal}"
        if fact.by is not None:
            phrase = self.subject(fact.by)
            to = f" a {self.subject(fact.to).text or self.nouns.this().text}" if fact.to is not None else ""
            return self.they_do(
                phrase, "infligir", f"{number} más de daño{to}{challenge}{tail}".replace("más", more, 1)
            )
        return self.they_do(self.subject(fact.to), "recibir", f"{number} {more} de daño{challenge}{tail}")
