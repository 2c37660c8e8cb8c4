"""Spanish amounts: how many, how much, and what is counted."""

from __future__ import annotations

from mazo.abilities.text.plan.shapes import is_you
from mazo.abilities.text.plan.usage import Kind
from mazo.abilities.text.spanish.forms import Subject, ending
from mazo.abilities.text.spanish.part import Part
from mazo.abilities.tree import nouns as tree
from mazo.abilities.tree.words import Counter, PlayerFigure, Quality, Stat


class Amounts(Part):
    """How much."""

    def amount_of(
        self, amount: tree.Amount, one: str, many: str, *, fem: bool = True, of: bool = False
    ) -> tuple[str, str]:
        """So many things, and what that is counted by: una carta; 2 de gloria, por cada objeto que tengas en juego."""
        measure = self.voice.measuring.measure(amount)
        if measure.that:
            return f"esa cantidad de {many}", ""
        if self.words.as_many and isinstance(amount, tree.Sum) and amount.stat not in self.scene.usage.piles:
            return self.as_many_as(amount, many, fem), ""
        if measure.equal and not measure.each:
            kind = "una cantidad" if of else "un número"
            return f"{kind} de {many} igual a {measure.equal}{measure.limit}", ""
        single = f"1 de {one}" if of else f"{'una' if fem else 'un'} {one}"
        number = f"{measure.number} de {many}" if of else f"{measure.number} {many}"
        tail = f" por cada {measure.each}{measure.limit}" if measure.each else ""
        return single if measure.number == 1 else number, tail

    def as_many_as(self, amount: tree.Sum, many: str, fem: bool) -> str:
        """As many things as cards have of a figure: tantas cartas como Poder tenga esa criatura."""
        return f"{ending('tant', fem, True)} {many} como {self.had(amount.stat, amount.of)}"

    def had(self, stat: Stat, of: tree.Them) -> str:
        """A figure that cards have, after como: Poder tenga esa criatura."""
        left = isinstance(of, tree.This) and self.scene.gone
        whose = self.nouns.this() if left else self.refs.them(of, "prep")
        have = "tenía" if left else self.words.conjugate("tener", Subject(plural=whose.plural).form("s"))
        return f"{self.words.figures[stat].name} {have} {whose.text}"

    def so_many(self, amount: tree.Amount) -> str:
        """So many cards in hand: 1 carta en la mano; tantas cartas en la mano como ese jugador."""
        hand = f"en la {self.words.word('hand')}"
        match amount:
            case tree.Count(cards=tree.Cards(zone="hand", whose="theirs", types=(), where=())):
                return f"tantas {self.words.cards} {hand} como {self.refs.who('they').text}"
        number = f"1 {self.words.card}" if amount == 1 else f"{self.voice.measuring.value(amount)} {self.words.cards}"
        return f"{number} {hand}"

    def stat_of(self, stat: Stat, of: tree.Them) -> str:
        """A figure of those cards: la {S} de esta criatura, el daño de una criatura elegida."""
        symbol = self.words.figures[stat].name
        if stat in self.scene.usage.piles:
            return f"el número de cartas debajo de {self.refs.them(of, 'prep').text}"
        the = "la" if self.words.figures[stat].feminine else "el"
        if isinstance(of, tree.Ref) and self.scene.last == of.name and stat not in self.scene.usage.heaps:
            return f"su {symbol}"
        if isinstance(of, tree.This) and self.scene.gone and stat != self.scene.usage.price:
            return f"{the} {symbol} que tenía {self.nouns.itself()}"
        total = f"{the} {symbol} total" if isinstance(of, tree.Every) else f"{the} {symbol}"
        phrase = self.refs.them(of, "subject" if isinstance(of, tree.Every) else "prep")
        return f"{total} de {phrase.text or self.refs.that(self.refs.met(of), 'prep').text}"

    def point_of(self, stat: Stat, of: tree.Them) -> str:
        """One point of a figure, as what is counted: 1 de {heap} que tenga; carta debajo de esta criatura."""
        if self.words.figures[stat].each:
            return self.words.figures[stat].each
        if stat in self.scene.usage.piles and not self.scene.gone and (of == tree.This() and self.scene.last == "this"):
            return f"{self.words.card} que tenga debajo"
        if stat in self.scene.usage.piles:
            left = self.scene.event in self.scene.usage.leaving and of == tree.Ref("subject")
            was = "que estaba " if left or (self.scene.gone and isinstance(of, tree.This)) else ""
            return f"{self.words.card} {was}debajo de {self.refs.them(of, 'prep').text}"
        heap = self.words.figures[stat].name
        match of:
            case tree.This() if self.scene.last == "this" and not self.scene.gone:
                return f"1 de {heap} que tenga"
            case tree.Ref(name=name) if self.scene.last == name and not self.refs.met(of).plural:
                return f"1 de {heap} que tenga"
            case tree.Every(cards=cards) if cards.zone == "play":
                noun = self.nouns.noun(cards, True, joint="y")
                return f"1 de {heap} en {'tus ' if cards.whose == 'yours' else ''}{noun}"
            case _:
                return f"1 de {heap} en {self.refs.them(of, 'prep').text}"

    def counted_ones(self, cards: tree.Cards | tree.Ref) -> str:
        """The cards among which something is counted: los objetos que tengas en juego; las cartas reveladas así."""
        if isinstance(cards, tree.Cards):
            the = "las" if self.nouns.is_feminine(cards) else "los"
            return f"{the} {self.nouns.owned(cards).replace(self.nouns.held('i2'), self.nouns.held('s2'))}"
        return "las cartas reveladas de este modo" if cards.name == "looked" else self.refs.them(cards, "prep").text

    def different(self, what: Quality, cards: tree.Cards | tree.Ref, plural: bool = False) -> str:
        """What is counted as different among cards: nombre distinto entre los objetos que tengas en juego."""
        return f"{self.words.qualities[what][plural]} entre {self.counted_ones(cards)}"

    def such_each(self, of: tree.Them, are: tuple[tree.Trait, ...], plural: bool = False) -> str:
        """What is counted when some of those cards are: carta de acción descartada de este modo."""
        noun = self.nouns.noun(tree.Cards(where=are, zone="deck"), plural)
        s = "s" if plural else ""
        how = {"discarded": f"descartada{s} de este modo", "put into discard": f"puesta{s} en tu descarte de este modo"}
        known = how.get(of.name) if isinstance(of, tree.Ref) else None
        return f"{noun} {known or 'de entre ' + self.refs.them(of, 'prep').text}"

    def size_each(self, of: tree.Them) -> str:
        """What is counted when those cards are."""
        match of:
            case tree.Under(cards=cards):
                return f"carta debajo de {self.refs.them(cards, 'prep').text}"
            case tree.Ref(name="under"):
                return f"carta que {'estaba' if self.scene.gone else 'esté'} debajo de {self.nouns.itself()}"
            case _:
                phrase = self.refs.them(of, "prep")
                return (
                    f"{'una' if phrase.feminine else 'uno'} de {phrase.text}"
                    if phrase.plural
                    else f"carta de {phrase.text}"
                )

    def counter_done(self, kind: Counter, moved: bool) -> str:
        """A counter that was removed or moved, as what is counted."""
        name, mass = self.words.counters[kind].name, self.words.counters[kind].mass
        if mass and not moved:
            return f"1 de {mass} retirado así"
        return f"{self.words.word(name)} {ending('movid' if moved else 'retirad', self.words.feminine(name))} así"

    def done_so(self, kind: Kind, how: str) -> str:
        """A card of a kind that something was done with."""
        return f"{self.words.word(kind)} {how.format(o=ending('', self.words.feminine(kind)))}"

    def one_of_them(self) -> str:
        """One of what was done last."""
        return "una de ellas"

    def owned(self, cards: tree.Cards) -> str:
        """Cards in the plural with where they are: personajes que tienes en juego."""
        return self.nouns.owned(cards)

    def size_of(self, of: tree.Them) -> str:
        """How many those cards are."""
        if isinstance(of, tree.Under) and isinstance(of.cards, tree.This) and self.scene.gone:
            return f"el número de cartas que tenía debajo {self.nouns.itself()}"
        if isinstance(of, tree.Under):
            return f"el número de cartas debajo de {self.refs.them(of.cards, 'prep').text}"
        text = self.refs.them(of, "prep").text
        return f"el número de {text.removeprefix('todos ').removeprefix('todas ')}"

    def player_has(self, figure: PlayerFigure, who: tree.Who) -> str:
        """What a player has so much of: tu gloria; la gloria de un oponente; tu número de semillas."""
        one, many = self.words.of_players(figure)
        name = many if one == many else f"número de {many}"
        if is_you(who) or who in (self.stage.current, "they"):
            return f"{self.refs.own(who)} {name}"
        return f"el {name} de {self.refs.player(who)}"

    def times(self, when: tree.When) -> str:
        """How often something happened."""
        return self.voice.events.happened(when).replace("vez ", "veces ", 1)

    def most_among(self, stat: Stat, cards: tree.Cards, lowest: bool) -> str:
        """The highest or the lowest figure among cards."""
        fem = self.words.figures[stat].feminine and stat not in self.scene.usage.piles
        figure = (
            f"{'la' if fem else 'el'} {self.words.figures[stat].name} más {ending('baj' if lowest else 'alt', fem)}"
        )
        return f"{figure} entre {self.nouns.owned(cards)}"
