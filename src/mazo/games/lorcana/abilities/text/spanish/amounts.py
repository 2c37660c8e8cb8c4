"""Spanish amounts, players, and which cards exactly."""

from __future__ import annotations

import msgspec

from mazo.games.lorcana.abilities.nouns import (
    Amount,
    Both,
    Chosen,
    Count,
    Different,
    Every,
    Happened,
    LoreOf,
    Math,
    MostAmong,
    PlayerOf,
    Ref,
    Size,
    Stat,
    Sum,
    That,
    Them,
    This,
    Top,
    Under,
    When,
    Who,
    Whose,
)
from mazo.games.lorcana.abilities.text.measure import Measure
from mazo.games.lorcana.abilities.text.scene import (
    Met,
    factor,
    is_any,
    is_plural,
    is_you,
    met_by,
    name_of,
    role_of,
    same_object,
)
from mazo.games.lorcana.abilities.text.spanish.nouns import Nouns, Role
from mazo.games.lorcana.abilities.text.spanish.words import SYMBOLS, Phrase, Subject, feminine, listed, word

_TAKING_PART = {
    "challenger": Phrase("el personaje desafiante"),
    "challenged": Phrase("el personaje desafiado"),
    "singers": Phrase("los personajes que cantaron esta canción", True),
}
_PLAYERS = {
    "each opponent": "cada oponente",
    "each player": "cada jugador",
    "each other player": "cada otro jugador",
    "chosen opponent": "un oponente elegido",
    "chosen player": "un jugador elegido",
    "the challenging player": "el jugador desafiante",
    "the challenged player": "el jugador desafiado",
    "any opponent": "un oponente",
}
_DIFFERENT = {"ink types": "tipos de tinta distintos", "names": "nombres distintos", "costs": "costes distintos"}


class Amounts(Nouns):
    """How much, who, and which."""

    current: Who = "you"
    """Who does what is being said."""
    several_players = False
    """Whether "they" are several players."""

    def happened(self, when: When) -> str:
        """Something that happens, as what is counted: vez que jugaste una canción este turno."""
        raise NotImplementedError

    # Players.

    def who(self, who: Who) -> Subject:
        """The players as a subject; you and those just spoken of need no word."""
        if isinstance(who, PlayerOf):
            met = self.met(who.cards)
            if isinstance(who.cards, Ref) and self.scene.last == who.cards.name:
                return Subject("sus jugadores" if met.plural else "su jugador", plural=met.plural)
            return Subject(f"el jugador de {self.them(who.cards, 'prep').text}")
        match who:
            case "you":
                return Subject(you=True)
            case "they":
                return Subject("esos jugadores", plural=True) if self.several_players else Subject("ese jugador")
            case "any players":
                return Subject("cualquier número de jugadores elegidos", plural=True)
            case "players with the most cards":
                return Subject("los jugadores con más cartas en la mano", plural=True)
            case _:
                return Subject(_PLAYERS[who])

    def player(self, who: Who) -> str:
        """The players after a preposition."""
        return "ti" if is_you(who) else self.who(who).text

    def own(self, who: Who) -> str:
        """The player's own: tu or su."""
        return "tu" if is_you(who) else "su"

    # Which cards.

    def met(self, them: Them) -> Met:
        """What is known of those cards."""
        match them:
            case This():
                return Met("card" if self.scene.gone else self.scene.card, False, "yours")
            case Ref(name=name):
                if name in ("challenger", "challenged"):
                    return self.scene.met.get(name, Met("character"))
                if name in ("singers", "looked", "under"):
                    return self.scene.met.get(name, Met("character" if name == "singers" else "card", True, "yours"))
                return self.scene.known(name)
            case Under(cards=cards):
                return Met("card", True, self.met(cards).whose, "under")
            case _:
                return met_by(them) or Met()

    def pronoun(self, met: Met, role: Role) -> Phrase:
        """Those just spoken of: nothing as a subject, a clitic as an object, ese personaje after a preposition."""
        fem = feminine(met.kind)
        if role == "subject":
            return Phrase("", met.plural, fem)
        if role == "object":
            return Phrase(f"l{'a' if fem else 'o'}{'s' if met.plural else ''}", met.plural, fem, True)
        return self.that(met, role)

    def that(self, met: Met, role: Role = "object") -> Phrase:
        """Cards met before, named again: ese personaje, esas cartas."""
        fem = feminine(met.kind)
        if met.plural and role == "each":
            return Phrase(
                f"cada {'una' if fem else 'uno'} de {'esas' if fem else 'esos'} {word(met.kind, True)}", False, fem
            )
        those = ("esas" if fem else "esos") if met.plural else ("esa" if fem else "ese")
        return Phrase(f"{those} {word(met.kind, met.plural)}", met.plural, fem)

    def them(self, them: Them, role: Role = "object") -> Phrase:
        """Which cards exactly, as a subject, as an object, after a preposition, or one by one."""
        scene = self.scene
        match them:
            case This():
                if role == "subject" and scene.last == "this" and not scene.gone:
                    return self.pronoun(self.met(them), role)
                if role == "subject":
                    scene.meet_this()
                return self.this()
            case Ref(name=name):
                return self.reference(name, role)
            case Every(cards=cards) if (same := same_object(cards)) is not None:
                return self.them(same, role)
            case Every() if scene.last_them == them:
                return self.pronoun(met_by(them) or Met(), role)
            case Chosen() if scene.last_them == them and not them.cards.other:
                return self.reference(them.name, role)
        phrase = self.fresh(them, role)
        if (met := met_by(them)) is not None:
            scene.meet(name_of(them), self.gendered(them, met), them)
        return phrase

    def gendered(self, them: Them, met: Met) -> Met:
        """What is met, so that pronouns agree with the noun that was said."""
        if isinstance(them, Chosen | Every) and them.cards.zone == "play":
            kinds = self.kinds(them.cards)
            if len(kinds) > 1:
                return Met("character" if not feminine(kinds[0]) else "card", met.plural, met.whose, met.zone)
        return met

    def reference(self, name: str, role: Role) -> Phrase:
        """Cards met before, by a pronoun where that is clear."""
        scene = self.scene
        name = role_of(name, scene.event, "other" in scene.met)
        if name in _TAKING_PART and scene.last != name:
            return _TAKING_PART[name]
        if name == "under":
            were = "que estaban " if scene.gone else "que están "
            return Phrase(f"las cartas {were}debajo de {self.this().text}", True, True)
        if name in ("subject", "other") and name not in scene.met and scene.last == "this":
            return self.them(This(), role)
        met = self.met(Ref(name))
        if scene.last == name or (name == "looked" and scene.last == "it"):
            return self.pronoun(met, role)
        scene.last = name
        return self.that(met, role)

    def fresh(self, them: Them, role: Role) -> Phrase:
        """Cards that are named for the first time."""
        match them:
            case Chosen():
                return self.chosen(them)
            case Every(cards=cards):
                return self.all(cards, role)
            case Top(count=count, whose=whose, bottom=bottom):
                return self.top(count, whose, bottom)
            case Under(cards=cards):
                return Phrase(f"todas las cartas de debajo de {self.them(cards, 'prep').text}", True, True)
            case Both(of=of):
                inner: Role = "prep" if role != "each" else role
                return Phrase(listed([self.them(one, inner).text for one in of]) or "ninguna carta", len(of) != 1)
            case This() | Ref():
                return self.them(them, role)

    def top(self, count: Amount, whose: Whose, bottom: bool) -> Phrase:
        """The top cards of a deck."""
        decks = {
            "yours": "tu mazo",
            "theirs": "su mazo",
            "opposing": "el mazo de cada oponente",
            "any": "el mazo de cada jugador",
        }
        deck = decks[whose]
        self.scene.whose_deck = whose
        self.scene.looked = count if isinstance(count, int) else 0
        if isinstance(count, int):
            end = (
                ("inferior" if count == 1 else "inferiores") if bottom else ("superior" if count == 1 else "superiores")
            )
            the = f"la carta {end}" if count == 1 else f"las {count} cartas {end}"
            return Phrase(f"{the} de {deck}", count != 1, True)
        end = "el fondo" if bottom else "la parte superior"
        return Phrase(f"un número de cartas de {end} de {deck} igual a {self.value(count)}", True, True)

    def chosen(self, them: Chosen, carded: bool = True) -> Phrase:
        """Cards that a player chooses."""
        cards, count = them.cards, them.count
        several = is_plural(count)
        if (same := same_object(cards)) is not None:
            group = self.them(same, "prep")
            number = (
                self.some_number(count, them.up_to).removesuffix(" de")
                if several
                else "una"
                if group.feminine
                else "uno"
            )
            return Phrase(f"{number} de {group.text}", several, group.feminine)
        tail = f" con un total de {SYMBOLS[them.within]} de {self.value(them.limit)} o menos" if them.within else ""
        marked = cards.zone == "play" and not them.plain and is_you(them.by)
        if them.at_random:
            fem = self.is_feminine(cards, carded)
            where = self.where(cards.zone, cards.whose, "from")
            number = self.some_number(count, them.up_to) if several else "una" if fem else "un"
            noun = self.noun(cards, several, of=True, carded=carded)
            return Phrase(f"{number} {noun} al azar {where}".rstrip() + tail, several, fem)
        if several:
            phrase = self.several(self.some_number(count, them.up_to), cards, carded=carded, chosen=marked)
        else:
            phrase = self.one(cards, carded=carded, chosen=marked)
            if them.up_to:
                phrase = Phrase(f"hasta {phrase.text}", False, phrase.feminine)
        return Phrase(phrase.text + tail, phrase.plural, phrase.feminine)

    def some_number(self, count: Amount, up_to: bool) -> str:
        """A number before a noun: 2, hasta 3, cualquier número de."""
        if is_any(count, up_to):
            return "cualquier número de"
        number = str(count) if isinstance(count, int) else f"un número (igual a {self.value(count)}) de"
        return f"hasta {number}" if up_to else number

    # Amounts.

    def stat_of(self, stat: Stat, of: Them) -> str:
        """A figure of those cards: la {S} de este personaje, el daño de un personaje elegido."""
        symbol = SYMBOLS[stat]
        if stat == "cards under":
            return f"el número de cartas debajo de {self.them(of, 'prep').text}"
        the = "el" if stat in ("damage", "cost", "move cost") else "la"
        if isinstance(of, Ref) and self.scene.last == of.name and stat != "damage":
            return f"su {symbol}"
        total = f"{the} {symbol} total" if isinstance(of, Every) else f"{the} {symbol}"
        phrase = self.them(of, "subject" if isinstance(of, Every) else "prep")
        return f"{total} de {phrase.text or self.that(self.met(of), 'prep').text}"

    def measure(self, amount: Amount) -> Measure:
        """An amount taken apart for the sentence around it."""
        if isinstance(amount, int):
            return Measure(amount)
        if isinstance(amount, Math) and amount.op in ("least", "most"):
            inner, limit = (amount.left, amount.right) if isinstance(amount.right, int) else (amount.right, amount.left)
            if isinstance(limit, int) and not isinstance(inner, int):
                word_ = "máximo" if amount.op == "least" else "mínimo"
                return msgspec.structs.replace(self.measure(inner), limit=f", hasta un {word_} de {limit}")
        times, inner = factor(amount)
        match inner:
            case int():
                return Measure(times * inner)
            case That() if times == 1:
                return Measure(that=True)
            case Count(cards=cards):
                return Measure(times, self.each(cards), self.value(inner) if times == 1 else "")
            case Size(of=of):
                return Measure(times, self.size_each(of), self.value(inner) if times == 1 else "")
            case Different(what=what, cards=cards):
                single = {"ink types": "tipo de tinta distinto", "names": "nombre distinto", "costs": "coste distinto"}[
                    what
                ]
                return Measure(times, f"{single} de {self.owned(cards)}")
            case Happened(event=event, who=who, cards=cards):
                return Measure(times, self.happened(When(event, cards, who=who)))
            case Sum(stat="damage", of=of):
                return Measure(
                    times, f"1 de daño en {self.them(of, 'prep').text}", self.value(inner) if times == 1 else ""
                )
            case _ if times == 1:
                return Measure(equal=self.value(inner))
            case _:
                return Measure(
                    times, equal=f"{abs(times)} veces {self.value(inner)}" if abs(times) != 1 else self.value(inner)
                )

    def size_each(self, of: Them) -> str:
        """What is counted when those cards are."""
        match of:
            case Under(cards=cards):
                return f"carta debajo de {self.them(cards, 'prep').text}"
            case Every(cards=cards):
                return self.each(cards)
            case Ref(name="under"):
                return f"carta que {'estaba' if self.scene.gone else 'esté'} debajo de {self.this().text}"
            case _:
                phrase = self.them(of, "prep")
                return (
                    f"{'una' if phrase.feminine else 'uno'} de {phrase.text}"
                    if phrase.plural
                    else f"carta de {phrase.text}"
                )

    def value(self, amount: Amount) -> str:
        """An amount as a noun: 3, el número de objetos que tienes en juego, la {S} de este personaje."""
        match amount:
            case int():
                return str(amount)
            case Count(cards=cards):
                return f"el número de {self.owned(cards)}"
            case Size(of=Under(cards=cards)):
                return f"el número de cartas debajo de {self.them(cards, 'prep').text}"
            case Size(of=of):
                text = self.them(of, "prep").text
                return f"el número de {text.removeprefix('todos ').removeprefix('todas ')}"
            case Sum(stat=stat, of=of):
                return self.stat_of(stat, of)
            case LoreOf(who=who):
                if is_you(who) or who in (self.current, "they"):
                    return "tu lore" if is_you(who) else "su lore"
                return f"el lore de {self.player(who)}"
            case That():
                return "esa cantidad"
            case Happened(event=event, who=who, cards=cards):
                return f"el número de {self.happened(When(event, cards, who=who)).replace('vez ', 'veces ', 1)}"
            case Different(what=what, cards=cards):
                return f"el número de {_DIFFERENT[what]} de {self.owned(cards)}"
            case MostAmong(stat=stat, cards=cards, lowest=lowest):
                masculine = stat in ("damage", "cost", "move cost", "cards under")
                least = "más bajo" if masculine else "más baja"
                most = "más alto" if masculine else "más alta"
                figure = f"{'el' if masculine else 'la'} {SYMBOLS[stat]} {least if lowest else most}"
                return f"{figure} entre {self.owned(cards)}"
            case Math(op=op, left=left, right=right):
                return self.math(op, self.value(left), self.value(right))

    @staticmethod
    def math(op: str, left: str, right: str) -> str:
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
