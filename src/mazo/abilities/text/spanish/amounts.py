"""Spanish amounts: how many, how much, and what is counted."""

from __future__ import annotations

from mazo.abilities.text.plan.scene import (
    is_you,
)
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

    def stat_of(self, stat: Stat, of: Them) -> str:
        """A figure of those cards: la {S} de este personaje, el daño de un personaje elegido."""
        symbol = self.words.figures[stat].name
        if stat == "cards under":
            return f"el número de cartas debajo de {self.refs.them(of, 'prep').text}"
        the = "la" if self.words.figures[stat].feminine else "el"
        if isinstance(of, Ref) and self.scene.last == of.name and stat != "damage":
            return f"su {symbol}"
        if isinstance(of, This) and self.scene.gone:
            return f"{the} {symbol} que tenía {self.nouns.this().text}"
        total = f"{the} {symbol} total" if isinstance(of, Every) else f"{the} {symbol}"
        phrase = self.refs.them(of, "subject" if isinstance(of, Every) else "prep")
        return f"{total} de {phrase.text or self.refs.that(self.refs.met(of), 'prep').text}"

    def point_of(self, stat: Stat, of: Them) -> str:
        """One point of a figure, as what is counted: 1 de daño que tenga; carta debajo de este personaje."""
        if stat == "cards under" and not self.scene.gone and (of == This() and self.scene.last == "this"):
            return f"{self.words.card} que tenga debajo"
        if stat == "cards under":
            left = self.scene.event in ("banish", "leave play") and of == Ref("subject")
            was = "que estaba " if left or (self.scene.gone and isinstance(of, This)) else ""
            return f"{self.words.card} {was}debajo de {self.refs.them(of, 'prep').text}"
        match of:
            case This() if self.scene.last == "this" and not self.scene.gone:
                return "1 de daño que tenga"
            case Ref(name=name) if self.scene.last == name and not self.refs.met(of).plural:
                return "1 de daño que tenga"
            case Every(cards=cards) if cards.zone == "play":
                return (
                    f"1 de daño en {'tus ' if cards.whose == 'yours' else ''}{self.nouns.noun(cards, True, joint='y')}"
                )
            case _:
                return f"1 de daño en {self.refs.them(of, 'prep').text}"

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
        """What was done last, as what is counted: 1 de daño retirado así."""
        match self.scene.done:
            case RemoveCounters("damage"):
                return "1 de daño retirado así"
            case MoveCounters("damage"):
                return f"{self.words.word('damage_counter')} movido así"
            case ToPlayer("lose lore"):
                return "1 de lore perdido así"
            case Discard(cards=cards):
                return f"{self.nouns.noun(cards)} descartada así"
            case Do("banish", them=them):
                kind = self.refs.met(them).kind
                return f"{self.words.word(kind)} {'desterrada' if self.words.feminine(kind) else 'desterrado'} así"
            case Move():
                return f"{self.words.word('character')} que hayas movido"
            case ToDeck(them=Every(cards=cards) | Chosen(cards=cards)):
                return f"{self.nouns.noun(cards)} movida así"
        events = {"is healed": "1 de daño retirado", "discard": "carta descartada"}
        return events.get(self.scene.event or "", "una de ellas")

    def all_done(self) -> str:
        """What was done last, as an amount: el lore perdido así."""
        match self.scene.done:
            case ToPlayer("lose lore"):
                return "el lore perdido así"
        return "esa cantidad"

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
            case PlayerHas(who=who):
                if is_you(who) or who in (self.stage.current, "they"):
                    return "tu lore" if is_you(who) else "su lore"
                return f"el lore de {self.refs.player(who)}"
            case That():
                return "esa cantidad"
            case Happened(event=event, who=who, cards=cards):
                times = self.voice.events.happened(When(event, cards, who=who)).replace("vez ", "veces ", 1)
                return f"el número de {times}"
            case Different(what=what, cards=cards):
                return f"el número de {self.words.qualities[what][1]} entre {self.counted_ones(cards)}"
            case MostAmong(stat=stat, cards=cards, lowest=lowest):
                masculine = not self.words.figures[stat].feminine or stat == "cards under"
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
