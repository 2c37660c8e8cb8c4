"""Who and which in Spanish: players, cards met before, cards that are chosen, all of them, the top of a deck."""

from __future__ import annotations

import msgspec

from mazo.abilities.text.plan.referring import introduce, known, refer
from mazo.abilities.text.plan.shapes import is_any, is_plural, is_you, name_of, one_of_each, same_object
from mazo.abilities.text.plan.usage import Met
from mazo.abilities.text.spanish.forms import Phrase, Subject, ending, listed
from mazo.abilities.text.spanish.nouns import Role
from mazo.abilities.text.spanish.part import Part
from mazo.abilities.tree import nouns as tree
from mazo.abilities.tree.words import Stat


class References(Part):
    """Who and which cards."""

    def who(self, who: tree.Who) -> Subject:
        """The players as a subject; you and those just spoken of need no word."""
        if isinstance(who, tree.PlayerOf):
            met = self.met(who.cards)
            if isinstance(who.cards, tree.Ref) and self.scene.last == who.cards.name:
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

    def player(self, who: tree.Who) -> str:
        """The players after a preposition."""
        return "ti" if is_you(who) else self.who(who).text

    def own(self, who: tree.Who) -> str:
        """The player's own: tu or su."""
        return "tu" if is_you(who) else "su"

    def met(self, them: tree.Them) -> Met:
        """What is known of those cards; the card itself is no longer what it was in play once it has left it."""
        met = known(self.scene, them)
        return msgspec.structs.replace(met, kind="card") if isinstance(them, tree.This) and self.scene.gone else met

    def pronoun(self, met: Met, role: Role) -> Phrase:
        """Those just spoken of: nothing as a subject, a clitic as an object, esa criatura after a preposition."""
        fem = self.words.feminine(met.kind)
        if role == "subject":
            return Phrase("", met.plural, fem)
        if role == "object":
            return Phrase(f"l{'a' if fem else 'o'}{'s' if met.plural else ''}", met.plural, fem, True)
        return self.that(met, role)

    def that(self, met: Met, role: Role = "object") -> Phrase:
        """Cards met before, named again: esa criatura, esas cartas."""
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

    def each_of(self, them: tree.Them) -> str:
        """Those cards one by one."""
        return self.them(them, "each").text

    def them(self, them: tree.Them, role: Role = "object") -> Phrase:
        """Which cards exactly, as a subject, as an object, after a preposition, or one by one."""
        mention = refer(self.scene, them, role == "subject")
        match mention.sort:
            case "this again":
                return self.pronoun(self.met(tree.This()), role)
            case "this":
                return self.nouns.this()
            case "part":
                return self.words.parts[mention.part]
            case "under":
                were = "estaban" if self.scene.gone else "están"
                return Phrase(f"las {self.words.cards} que {were} debajo de {self.nouns.itself()}", True, True)
            case "all again":
                return self.pronoun(mention.met, role) if mention.met.plural else self.that(mention.met, role)
            case "again":
                return self.pronoun(mention.met, role)
            case "those":
                return self.that(mention.met, role)
            case "fresh":
                them = mention.them
                one_by_one = mention.promised and role == "prep" and isinstance(them, tree.Every)
                phrase = self.fresh(them, "each" if one_by_one else role)
                met = self.scene.usage.met_by(them)
                introduce(self.scene, them, self.gendered(them, met) if met is not None else None)
                return phrase

    def gendered(self, them: tree.Them, met: Met) -> Met:
        """What is met, so that pronouns agree with the noun that was said."""
        if isinstance(them, tree.Chosen | tree.Every) and them.cards.zone == "play":
            kinds = tuple(self.nouns.kinds(them.cards))
            if len(kinds) > 1:
                return msgspec.structs.replace(met, kind=kinds[0], kinds=kinds)
        return met

    def fresh(self, them: tree.Them, role: Role) -> Phrase:
        """Cards that are named for the first time."""
        match them:
            case tree.Chosen():
                return self.chosen(them)
            case tree.Every(cards=cards):
                return self.nouns.all(cards, role, said=them.said)
            case tree.Top(count=count, whose=whose, bottom=bottom):
                return self.top(count, whose, bottom)
            case tree.Under(cards=cards):
                return Phrase(f"todas las cartas de debajo de {self.them(cards, 'prep').text}", True, True)
            case tree.HostOf(cards=tree.Every(cards=borne)) if self.words.bearer:
                return Phrase(f"{self.words.bearer} de {self.nouns.noun(borne)}")
            case tree.HostOf() if self.words.bearer:
                return Phrase(self.words.bearer)
            case tree.HostOf():
                return Phrase(f"esa {self.words.word(self.scene.usage.host)}", False, True)
            case tree.Facing(cards=cards):
                being = self.words.word(self.scene.usage.being)
                bearer = self.words.bearer if isinstance(cards, tree.HostOf) else ""  # "that one" could be either
                return Phrase(f"el {being} que combate con {bearer or self.them(cards, 'prep').text}")
            case tree.Both() if (each := one_of_each(them, self.scene.usage.types)) is not None:
                chosen, card = self.chosen(each), self.words.card
                return Phrase(chosen.text.replace(card, f"{card} de cada tipo", 1), True, chosen.feminine)
            case tree.Both(of=of):
                inner: Role = "prep" if role == "object" else role
                said: list[str] = []
                for one in of:
                    said.append(self.them(one, inner).text or self.them(one, "prep").text)
                    self.stage.beside = name_of(one)
                self.stage.beside = ""
                return Phrase(listed(said) or "ninguna carta", len(of) != 1)
            case tree.This() | tree.Ref():
                return self.them(them, role)

    def top(self, count: tree.Amount, whose: tree.Whose, bottom: bool) -> Phrase:
        """The top cards of a deck."""
        deck = f"el {self.words.word('deck')} de cada {'oponente' if whose == 'opposing' else 'jugador'}"
        if whose in ("yours", "theirs") or (whose == "opposing" and self.scene.usage.one_opponent):
            deck = self.nouns.zone("deck", whose)
        self.scene.whose_deck = whose
        self.scene.looked = count if isinstance(count, int) else 0
        if isinstance(count, int):
            frame = self.words.tops[2 * bottom + (count != 1)]
            return Phrase(frame.format(deck=deck, n=count), count != 1, True)
        end = "el fondo" if bottom else "la parte superior"
        return Phrase(f"un número de cartas de {end} de {deck} igual a {self.voice.measuring.value(count)}", True, True)

    def chosen(self, them: tree.Chosen, carded: bool = True) -> Phrase:
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
        tail = (
            f" con {self.total(them.within)} de {self.voice.measuring.value(them.limit)} o menos" if them.within else ""
        )
        marked = cards.zone == "play" and not them.plain and is_you(them.by) and self.scene.usage.chooses
        if them.at_random:
            fem = self.nouns.is_feminine(cards, carded)
            where = self.voice.describing.where(cards.zone, cards.whose, "from")
            number = self.some_number(count, them.up_to) if several else "una" if fem else "un"
            noun = self.nouns.noun(cards, several, of=True, carded=carded)
            return Phrase(f"{number} {noun} al azar {where}".rstrip() + tail, several, fem)
        if several and (like := self.as_many(count)):
            fem = self.nouns.is_feminine(cards, carded)
            phrase = self.nouns.several(ending("tant", fem, True), cards, carded=carded, chosen=marked)
            phrase = Phrase(f"{phrase.text} como {like}", True, fem)
        elif several:
            phrase = self.nouns.several(self.some_number(count, them.up_to), cards, carded=carded, chosen=marked)
        else:
            phrase = self.nouns.one(cards, carded=carded, chosen=marked)
            if them.up_to:
                phrase = Phrase(f"hasta {phrase.text}", False, phrase.feminine)
        return Phrase(phrase.text + tail, phrase.plural, phrase.feminine)

    def as_many(self, count: tree.Amount) -> str:
        """What there is as much of, where the game says it so: criaturas controles; coste tenga esa criatura."""
        if not self.words.as_many:
            return ""
        match count:
            case tree.Sum(stat=stat, of=of) if stat not in self.scene.usage.piles:
                return self.amounts.had(stat, of)
            case tree.Count(cards=tree.Cards(zone="play", whose="yours") as cards):
                return f"{self.nouns.noun(cards, True)} {self.words.conjugate(self.words.held[0], 's2')}"
        return ""

    def total(self, stat: Stat) -> str:
        """A figure of several cards taken together: una {S} total, un coste total."""
        return f"{'una' if self.words.figures[stat].feminine else 'un'} {self.words.figures[stat].name} total"

    def some_number(self, count: tree.Amount, up_to: bool) -> str:
        """A number before a noun: 2, hasta 3, cualquier número de."""
        if is_any(count, up_to):
            return "cualquier número de"
        number = str(count) if isinstance(count, int) else f"un número (igual a {self.voice.measuring.value(count)}) de"
        return f"hasta {number}" if up_to else number
