"""Spanish amounts: how many, how much, and what is counted."""

from __future__ import annotations

from mazo.abilities.text.plan.shapes import is_you
from mazo.abilities.text.spanish.forms import ending
from mazo.abilities.text.spanish.part import Part
from mazo.abilities.tree.deeds import Discard, Do, MoveCounters, RemoveCounters, ToDeck, ToPlayer
from mazo.abilities.tree.effects import Move
from mazo.abilities.tree.nouns import (
    Amount,
    Cards,
    Chosen,
    Count,
    Different,
    Every,
    Happened,
    Math,
    MostAmong,
    PlayerHas,
    Ref,
    Size,
    Sum,
    That,
    Them,
    This,
    Trait,
    Under,
    When,
)
from mazo.abilities.tree.words import Quality, Stat


class Amounts(Part):
    """How much."""

    def amount_of(self, amount: Amount, one: str, many: str, *, fem: bool = True, of: bool = False) -> tuple[str, str]:
        """So many things, and what that is counted by: una carta; 2 de lore, por cada objeto que tengas en juego."""
        measure = self.voice.measuring.measure(amount)
        if measure.that:
            return f"esa cantidad de {many}", ""
        if measure.equal and not measure.each:
            kind = "una cantidad" if of else "un número"
            return f"{kind} de {many} igual a {measure.equal}{measure.limit}", ""
        single = f"1 de {one}" if of else f"{'una' if fem else 'un'} {one}"
        number = f"{measure.number} de {many}" if of else f"{measure.number} {many}"
        tail = f" por cada {measure.each}{measure.limit}" if measure.each else ""
        return single if measure.number == 1 else number, tail

    def so_many(self, amount: Amount) -> str:
        """So many cards in hand: 1 carta en la mano; tantas cartas en la mano como ese jugador."""
        hand = f"en la {self.words.word('hand')}"
        match amount:
            case Count(cards=Cards(zone="hand", whose="theirs", types=(), where=())):
                return f"tantas {self.words.cards} {hand} como {self.refs.who('they').text}"
        number = f"1 {self.words.card}" if amount == 1 else f"{self.value(amount)} {self.words.cards}"
        return f"{number} {hand}"

    def stat_of(self, stat: Stat, of: Them) -> str:
        """A figure of those cards: la {S} de este personaje, el daño de un personaje elegido."""
        symbol = self.words.figures[stat].name
        if stat in self.scene.usage.piles:
            return f"el número de cartas debajo de {self.refs.them(of, 'prep').text}"
        the = "la" if self.words.figures[stat].feminine else "el"
        if isinstance(of, Ref) and self.scene.last == of.name and stat not in self.scene.usage.heaps:
            return f"su {symbol}"
        if isinstance(of, This) and self.scene.gone:
            return f"{the} {symbol} que tenía {self.nouns.this().text}"
        total = f"{the} {symbol} total" if isinstance(of, Every) else f"{the} {symbol}"
        phrase = self.refs.them(of, "subject" if isinstance(of, Every) else "prep")
        return f"{total} de {phrase.text or self.refs.that(self.refs.met(of), 'prep').text}"

    def point_of(self, stat: Stat, of: Them) -> str:
        """One point of a figure, as what is counted: 1 de {heap} que tenga; carta debajo de este personaje."""
        if stat in self.scene.usage.piles and not self.scene.gone and (of == This() and self.scene.last == "this"):
            return f"{self.words.card} que tenga debajo"
        if stat in self.scene.usage.piles:
            left = self.scene.event in self.scene.usage.leaving and of == Ref("subject")
            was = "que estaba " if left or (self.scene.gone and isinstance(of, This)) else ""
            return f"{self.words.card} {was}debajo de {self.refs.them(of, 'prep').text}"
        heap = self.words.figures[stat].name
        match of:
            case This() if self.scene.last == "this" and not self.scene.gone:
                return f"1 de {heap} que tenga"
            case Ref(name=name) if self.scene.last == name and not self.refs.met(of).plural:
                return f"1 de {heap} que tenga"
            case Every(cards=cards) if cards.zone == "play":
                noun = self.nouns.noun(cards, True, joint="y")
                return f"1 de {heap} en {'tus ' if cards.whose == 'yours' else ''}{noun}"
            case _:
                return f"1 de {heap} en {self.refs.them(of, 'prep').text}"

    def counted_ones(self, cards: Cards | Ref) -> str:
        """The cards among which something is counted: los objetos que tengas en juego; las cartas reveladas así."""
        if isinstance(cards, Cards):
            the = "las" if self.nouns.is_feminine(cards) else "los"
            return f"{the} {self.nouns.owned(cards).replace('que tienes en', 'que tengas en')}"
        return "las cartas reveladas de este modo" if cards.name == "looked" else self.refs.them(cards, "prep").text

    def different(self, what: Quality, cards: Cards | Ref) -> str:
        """What is counted as different among cards: nombre distinto entre los objetos que tengas en juego."""
        return f"{self.words.qualities[what][0]} entre {self.counted_ones(cards)}"

    def such_each(self, of: Them, are: tuple[Trait, ...], plural: bool = False) -> str:
        """What is counted when some of those cards are: carta de acción descartada de este modo."""
        noun = self.nouns.noun(Cards(where=are, zone="deck"), plural)
        s = "s" if plural else ""
        how = {"discarded": f"descartada{s} de este modo", "put into discard": f"puesta{s} en tu descarte de este modo"}
        known = isinstance(of, Ref) and of.name in how
        return (
            f"{noun} {how[of.name] if known and isinstance(of, Ref) else 'de entre ' + self.refs.them(of, 'prep').text}"
        )

    def size_each(self, of: Them) -> str:
        """What is counted when those cards are."""
        match of:
            case Under(cards=cards):
                return f"carta debajo de {self.refs.them(cards, 'prep').text}"
            case Every(cards=cards):
                return self.nouns.each(cards)
            case Ref(name="under"):
                return f"carta que {'estaba' if self.scene.gone else 'esté'} debajo de {self.nouns.this().text}"
            case _:
                phrase = self.refs.them(of, "prep")
                return (
                    f"{'una' if phrase.feminine else 'uno'} de {phrase.text}"
                    if phrase.plural
                    else f"carta de {phrase.text}"
                )

    def each_done(self) -> str:
        """What was done last, as what is counted: 1 de {heap} retirado así."""
        done = self.scene.done
        match done:
            case RemoveCounters(kind=kind):
                counter = self.words.counters[kind]
                return f"1 de {counter.mass} retirado así" if counter.mass else self.of_counter(kind, "retirad")
            case MoveCounters(kind=kind):
                return self.of_counter(kind, "movid")
            case ToPlayer(verb=verb) if self.words.player_verbs[verb].done[0]:
                return self.words.player_verbs[verb].done[0]
            case Discard(cards=cards):
                return f"{self.nouns.noun(cards)} descartada así"
            case Do(verb=verb, them=them) if self.words.verbs[verb].done:
                kind = self.refs.met(them).kind
                how = self.words.verbs[verb].done.format(o=ending("", self.words.feminine(kind)))
                return f"{self.words.word(kind)} {how}"
            case Move():
                return f"{self.words.word(self.scene.usage.being)} que hayas movido"
            case ToDeck(them=Every(cards=cards) | Chosen(cards=cards)):
                return f"{self.nouns.noun(cards)} movida así"
        event = self.words.events.get(self.scene.event or "")
        return event.done if event is not None and event.done else "una de ellas"

    def of_counter(self, kind: str, stem: str) -> str:
        """A counter that something was done with."""
        name = self.words.counters[kind].name
        return f"{self.words.word(name)} {ending(stem, self.words.feminine(name))} así"

    def all_done(self) -> str:
        """What was done last, as an amount: el lore perdido así."""
        done = self.scene.done
        said = self.words.player_verbs[done.verb].done[1] if isinstance(done, ToPlayer) else ""
        return said or "esa cantidad"

    def value(self, amount: Amount) -> str:
        """An amount as a noun: 3, el número de objetos que tienes en juego, la {S} de este personaje."""
        match amount:
            case int():
                return str(amount)
            case Count(cards=cards):
                return f"el número de {self.nouns.owned(cards)}"
            case Size(of=of, are=are) if are:
                return f"el número de {self.such_each(of, are, True)}"
            case Size(of=Under(cards=This())) if self.scene.gone:
                return f"el número de cartas que tenía debajo {self.nouns.this().text}"
            case Size(of=Under(cards=cards)):
                return f"el número de cartas debajo de {self.refs.them(cards, 'prep').text}"
            case Size(of=of):
                text = self.refs.them(of, "prep").text
                return f"el número de {text.removeprefix('todos ').removeprefix('todas ')}"
            case Sum(stat=stat, of=of):
                return self.stat_of(stat, of)
            case PlayerHas(figure=figure, who=who):
                name = self.words.player_figures[figure]
                if is_you(who) or who in (self.stage.current, "they"):
                    return f"{'tu' if is_you(who) else 'su'} {name}"
                return f"el {name} de {self.refs.player(who)}"
            case That():
                return "esa cantidad"
            case Happened(event=event, who=who, cards=cards):
                times = self.voice.events.happened(When(event, cards, who=who)).replace("vez ", "veces ", 1)
                return f"el número de {times}"
            case Different(what=what, cards=cards):
                return f"el número de {self.words.qualities[what][1]} entre {self.counted_ones(cards)}"
            case MostAmong(stat=stat, cards=cards, lowest=lowest):
                masculine = not self.words.figures[stat].feminine or stat in self.scene.usage.piles
                least = "más bajo" if masculine else "más baja"
                most = "más alto" if masculine else "más alta"
                figure = f"{'el' if masculine else 'la'} {self.words.figures[stat].name} {least if lowest else most}"
                return f"{figure} entre {self.nouns.owned(cards)}"
            case Math(op=op, left=left, right=right):
                return self.math(op, self.value(left), self.value(right))

    def math(self, op: str, left: str, right: str) -> str:
        """Two amounts taken together."""
        match op:
            case "half":
                return f"la mitad de {left}, redondeando hacia abajo"
            case "half up":
                return f"la mitad de {left}, redondeando hacia arriba"
            case "least":
                return f"el menor entre {left} y {right}"
            case "most":
                return f"el mayor entre {left} y {right}"
            case _:
                return f"{left} {({'plus': 'más', 'minus': 'menos', 'times': 'por'})[op]} {right}"
