"""Spanish amounts, players, and which cards exactly."""

from __future__ import annotations

from typing import ClassVar

import msgspec

from mazo.abilities.tree.deeds import Discard, Do, MoveCounters, RemoveCounters, ToDeck, ToPlayer
from mazo.abilities.tree.effects import Move
from mazo.abilities.tree.nouns import (
    Amount,
    Both,
    Cards,
    Chosen,
    Count,
    Different,
    Every,
    Happened,
    HostOf,
    Math,
    MostAmong,
    PlayerHas,
    PlayerOf,
    Ref,
    Size,
    Sum,
    That,
    Them,
    This,
    Top,
    Trait,
    Under,
    When,
    Who,
    Whose,
)
from mazo.abilities.tree.words import Stat
from mazo.games.lorcana.abilities.text.measure import Measure
from mazo.games.lorcana.abilities.text.measuring import Measuring, Wording
from mazo.games.lorcana.abilities.text.scene import (
    Met,
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
    "each other player": "cada uno de los demás jugadores",
    "chosen opponent": "un oponente elegido",
    "chosen player": "un jugador elegido",
    "the challenging player": "el jugador desafiante",
    "the challenged player": "el jugador desafiado",
    "any opponent": "un oponente",
}
_MASCULINE = ("damage", "cost", "move cost")
_DIFFERENT = {"ink types": "tipos de tinta distintos", "names": "nombres distintos", "costs": "costes distintos"}


def uncounted(amount: Amount) -> Amount:
    """The amount without "count … that number" as the manner of saying it."""
    match amount:
        case Count(said="counted"):
            return msgspec.structs.replace(amount, said="")
        case Math(left=left, right=right):
            return msgspec.structs.replace(amount, left=uncounted(left), right=uncounted(right))
    return amount


class Amounts(Nouns, Measuring):
    """How much, who, and which."""

    MEASURES: ClassVar[dict[Wording, str]] = {
        "least": ", hasta un máximo de {}",
        "most": ", hasta un mínimo de {}",
        "times": "{} veces {}",
        "that number": "ese número",
        "ink types": "tipo de tinta distinto entre {}",
        "names": "nombre distinto entre {}",
        "costs": "coste distinto entre {}",
    }

    current: Who = "you"
    """Who does what is being said."""
    others_act = False
    """Whether another player was the last to do something: "roba" would be said of them, "robas" is said of you."""
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

    def theirs(self, zone: str) -> str:
        """A zone of the player at hand, or of the one who is chosen here."""
        chosen = self.scene.chosen_player()
        if chosen is None:
            return f"su {word(zone)}"
        player = self.who(chosen).text
        return f"{'la' if feminine(zone) else 'el'} {word(zone)} de {player}" if player else f"tu {word(zone)}"

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
            case Ref(name=name) if name in self.scene.promised:
                return met_by(self.scene.promised[name]) or Met()
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
        kinds = listed([word(one, met.plural) for one in met.kinds or (met.kind,)], "y" if met.plural else "o")
        return Phrase(f"{those} {kinds}", met.plural, fem)

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
                met_ = scene.met.get(scene.last) or met_by(them) or Met()
                return self.pronoun(met_, role) if met_.plural else self.that(met_, role)
            case Chosen() if scene.last_them == them and not them.cards.other:
                return self.reference(them.name, role)
        phrase = self.fresh(them, role)
        if (met := met_by(them)) is not None:
            scene.meet(name_of(them), self.gendered(them, met), them)
        return phrase

    def gendered(self, them: Them, met: Met) -> Met:
        """What is met, so that pronouns agree with the noun that was said."""
        if isinstance(them, Chosen | Every) and them.cards.zone == "play":
            kinds = tuple(self.kinds(them.cards))
            if len(kinds) > 1:
                return msgspec.structs.replace(met, kind=kinds[0], kinds=kinds)
        return met

    def reference(self, name: str, role: Role) -> Phrase:
        """Cards met before, by a pronoun where that is clear."""
        scene = self.scene
        if name in scene.promised:
            promised = scene.promised.pop(name)
            return self.them(promised, "each" if role == "prep" and isinstance(promised, Every) else role)
        name = role_of(name, scene.event, "other" in scene.met)
        if name in _TAKING_PART and scene.last != name:
            scene.last = name
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
                return self.all(cards, role, said=them.said)
            case Top(count=count, whose=whose, bottom=bottom):
                return self.top(count, whose, bottom)
            case Under(cards=cards):
                return Phrase(f"todas las cartas de debajo de {self.them(cards, 'prep').text}", True, True)
            case HostOf():
                return Phrase(f"esa {word('location')}", False, True)
            case Both(of=of):
                inner: Role = "prep" if role == "object" else role
                said: list[str] = []
                for one in of:
                    said.append(self.them(one, inner).text or self.them(one, "prep").text)
                    self.beside = name_of(one)
                self.beside = ""
                return Phrase(listed(said) or "ninguna carta", len(of) != 1)
            case This() | Ref():
                return self.them(them, role)

    def top(self, count: Amount, whose: Whose, bottom: bool) -> Phrase:
        """The top cards of a deck."""
        decks = {
            "yours": "tu mazo",
            "theirs": self.theirs("deck") if whose == "theirs" else "",
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
        tail = f" con {self.total(them.within)} de {self.value(them.limit)} o menos" if them.within else ""
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

    @staticmethod
    def total(stat: Stat) -> str:
        """A figure of several cards taken together: una {S} total, un coste total."""
        return f"{'un' if stat in _MASCULINE else 'una'} {SYMBOLS[stat]} total"

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
        the = "el" if stat in _MASCULINE else "la"
        if isinstance(of, Ref) and self.scene.last == of.name and stat != "damage":
            return f"su {symbol}"
        if isinstance(of, This) and self.scene.gone:
            return f"{the} {symbol} que tenía {self.this().text}"
        total = f"{the} {symbol} total" if isinstance(of, Every) else f"{the} {symbol}"
        phrase = self.them(of, "subject" if isinstance(of, Every) else "prep")
        return f"{total} de {phrase.text or self.that(self.met(of), 'prep').text}"

    def measure(self, amount: Amount) -> Measure:
        """An amount taken apart; Spanish never counts in a sentence of its own."""
        return super().measure(uncounted(amount))

    def point_of(self, stat: Stat, of: Them) -> str:
        """One point of a figure, as what is counted: 1 de daño que tenga; carta debajo de este personaje."""
        if stat == "cards under" and not self.scene.gone and (of == This() and self.scene.last == "this"):
            return f"{word('card')} que tenga debajo"
        if stat == "cards under":
            left = self.scene.event in ("banish", "leave play") and of == Ref("subject")
            was = "que estaba " if left or (self.scene.gone and isinstance(of, This)) else ""
            return f"{word('card')} {was}debajo de {self.them(of, 'prep').text}"
        match of:
            case This() if self.scene.last == "this" and not self.scene.gone:
                return "1 de daño que tenga"
            case Ref(name=name) if self.scene.last == name and not self.met(of).plural:
                return "1 de daño que tenga"
            case Every(cards=cards) if cards.zone == "play":
                return f"1 de daño en {'tus ' if cards.whose == 'yours' else ''}{self.noun(cards, True, joint='y')}"
            case _:
                return f"1 de daño en {self.them(of, 'prep').text}"

    def counted_ones(self, cards: Cards | Ref) -> str:
        """The cards among which something is counted: los objetos que tengas en juego; las cartas reveladas así."""
        if isinstance(cards, Cards):
            the = "las" if self.is_feminine(cards) else "los"
            return f"{the} {self.owned(cards).replace('que tienes en', 'que tengas en')}"
        return "las cartas reveladas de este modo" if cards.name == "looked" else self.them(cards, "prep").text

    def such_each(self, of: Them, are: tuple[Trait, ...], plural: bool = False) -> str:
        """What is counted when some of those cards are: carta de acción descartada de este modo."""
        noun = self.noun(Cards(where=are, zone="deck"), plural)
        s = "s" if plural else ""
        how = {"discarded": f"descartada{s} de este modo", "put into discard": f"puesta{s} en tu descarte de este modo"}
        known = isinstance(of, Ref) and of.name in how
        return f"{noun} {how[of.name] if known and isinstance(of, Ref) else 'de entre ' + self.them(of, 'prep').text}"

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

    def each_done(self) -> str:
        """What was done last, as what is counted: 1 de daño retirado así."""
        match self.scene.done:
            case RemoveCounters("damage"):
                return "1 de daño retirado así"
            case MoveCounters("damage"):
                return f"{word('damage_counter')} movido así"
            case ToPlayer("lose lore"):
                return "1 de lore perdido así"
            case Discard(cards=cards):
                return f"{self.noun(cards)} descartada así"
            case Do("banish", them=them):
                kind = self.met(them).kind
                return f"{word(kind)} {'desterrada' if feminine(kind) else 'desterrado'} así"
            case Move():
                return f"{word('character')} que hayas movido"
            case ToDeck(them=Every(cards=cards) | Chosen(cards=cards)):
                return f"{self.noun(cards)} movida así"
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
                return f"el número de {self.owned(cards)}"
            case Size(of=of, are=are) if are:
                return f"el número de {self.such_each(of, are, True)}"
            case Size(of=Under(cards=This())) if self.scene.gone:
                return f"el número de cartas que tenía debajo {self.this().text}"
            case Size(of=Under(cards=cards)):
                return f"el número de cartas debajo de {self.them(cards, 'prep').text}"
            case Size(of=of):
                text = self.them(of, "prep").text
                return f"el número de {text.removeprefix('todos ').removeprefix('todas ')}"
            case Sum(stat=stat, of=of):
                return self.stat_of(stat, of)
            case PlayerHas(who=who):
                if is_you(who) or who in (self.current, "they"):
                    return "tu lore" if is_you(who) else "su lore"
                return f"el lore de {self.player(who)}"
            case That():
                return "esa cantidad"
            case Happened(event=event, who=who, cards=cards):
                return f"el número de {self.happened(When(event, cards, who=who)).replace('vez ', 'veces ', 1)}"
            case Different(what=what, cards=cards):
                return f"el número de {_DIFFERENT[what]} entre {self.counted_ones(cards)}"
            case MostAmong(stat=stat, cards=cards, lowest=lowest):
                masculine = stat in (*_MASCULINE, "cards under")
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
