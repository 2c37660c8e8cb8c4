"""Who and which in Spanish: players, cards met before, cards that are chosen, all of them, the top of a deck."""

from __future__ import annotations

import msgspec

from mazo.abilities.text.plan.scene import (
    Met,
    is_any,
    is_plural,
    is_you,
    met_by,
    name_of,
    role_of,
    same_object,
)
from mazo.abilities.text.spanish.forms import Phrase, Subject, listed
from mazo.abilities.text.spanish.nouns import Role
from mazo.abilities.text.spanish.part import Part
from mazo.abilities.tree.nouns import (
    Amount,
    Both,
    Chosen,
    Every,
    HostOf,
    PlayerOf,
    Ref,
    Them,
    This,
    Top,
    Under,
    Who,
    Whose,
)
from mazo.abilities.tree.words import Stat


class References(Part):
    """Who and which cards."""

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
                return Subject("esos jugadores", plural=True) if self.stage.several_players else Subject("ese jugador")
            case _:
                return self.words.players[who]

    def theirs(self, zone: str) -> str:
        """A zone of the player at hand, or of the one who is chosen here."""
        chosen = self.scene.chosen_player()
        if chosen is None:
            return f"su {self.words.word(zone)}"
        player = self.who(chosen).text
        return (
            f"{'la' if self.words.feminine(zone) else 'el'} {self.words.word(zone)} de {player}"
            if player
            else f"tu {self.words.word(zone)}"
        )

    def player(self, who: Who) -> str:
        """The players after a preposition."""
        return "ti" if is_you(who) else self.who(who).text

    def own(self, who: Who) -> str:
        """The player's own: tu or su."""
        return "tu" if is_you(who) else "su"

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
        fem = self.words.feminine(met.kind)
        if role == "subject":
            return Phrase("", met.plural, fem)
        if role == "object":
            return Phrase(f"l{'a' if fem else 'o'}{'s' if met.plural else ''}", met.plural, fem, True)
        return self.that(met, role)

    def that(self, met: Met, role: Role = "object") -> Phrase:
        """Cards met before, named again: ese personaje, esas cartas."""
        fem = self.words.feminine(met.kind)
        if met.plural and role == "each":
            return Phrase(
                f"cada {'una' if fem else 'uno'} de {'esas' if fem else 'esos'} {self.words.word(met.kind, True)}",
                False,
                fem,
            )
        those = ("esas" if fem else "esos") if met.plural else ("esa" if fem else "ese")
        kinds = listed(
            [self.words.word(one, met.plural) for one in met.kinds or (met.kind,)], "y" if met.plural else "o"
        )
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
                return self.nouns.this()
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
            kinds = tuple(self.nouns.kinds(them.cards))
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
        if name in self.words.parts and scene.last != name:
            scene.last = name
            return self.words.parts[name]
        if name == "under":
            were = "que estaban " if scene.gone else "que están "
            return Phrase(f"las cartas {were}debajo de {self.nouns.this().text}", True, True)
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
                return self.nouns.all(cards, role, said=them.said)
            case Top(count=count, whose=whose, bottom=bottom):
                return self.top(count, whose, bottom)
            case Under(cards=cards):
                return Phrase(f"todas las cartas de debajo de {self.them(cards, 'prep').text}", True, True)
            case HostOf():
                return Phrase(f"esa {self.words.word('location')}", False, True)
            case Both(of=of):
                inner: Role = "prep" if role == "object" else role
                said: list[str] = []
                for one in of:
                    said.append(self.them(one, inner).text or self.them(one, "prep").text)
                    self.stage.beside = name_of(one)
                self.stage.beside = ""
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
        return Phrase(f"un número de cartas de {end} de {deck} igual a {self.amounts.value(count)}", True, True)

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
        tail = f" con {self.total(them.within)} de {self.amounts.value(them.limit)} o menos" if them.within else ""
        marked = cards.zone == "play" and not them.plain and is_you(them.by)
        if them.at_random:
            fem = self.nouns.is_feminine(cards, carded)
            where = self.nouns.where(cards.zone, cards.whose, "from")
            number = self.some_number(count, them.up_to) if several else "una" if fem else "un"
            noun = self.nouns.noun(cards, several, of=True, carded=carded)
            return Phrase(f"{number} {noun} al azar {where}".rstrip() + tail, several, fem)
        if several:
            phrase = self.nouns.several(self.some_number(count, them.up_to), cards, carded=carded, chosen=marked)
        else:
            phrase = self.nouns.one(cards, carded=carded, chosen=marked)
            if them.up_to:
                phrase = Phrase(f"hasta {phrase.text}", False, phrase.feminine)
        return Phrase(phrase.text + tail, phrase.plural, phrase.feminine)

    def total(self, stat: Stat) -> str:
        """A figure of several cards taken together: una {S} total, un coste total."""
        return f"{'una' if self.words.figures[stat].feminine else 'un'} {self.words.figures[stat].name} total"

    def some_number(self, count: Amount, up_to: bool) -> str:
        """A number before a noun: 2, hasta 3, cualquier número de."""
        if is_any(count, up_to):
            return "cualquier número de"
        number = str(count) if isinstance(count, int) else f"un número (igual a {self.amounts.value(count)}) de"
        return f"hasta {number}" if up_to else number
