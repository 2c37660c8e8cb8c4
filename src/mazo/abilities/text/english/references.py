"""Who and which in English: players, cards met before, cards that are chosen, all of them, the top of a deck."""

from __future__ import annotations

from collections.abc import Sequence

from mazo.abilities.text.english.forms import Phrase, a, listed, possessive
from mazo.abilities.text.english.nouns import Place
from mazo.abilities.text.english.part import Part
from mazo.abilities.text.plan.scene import (
    Met,
    Role,
    is_any,
    is_plural,
    met_by,
    name_of,
    othered,
    role_of,
    same_object,
)
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

_PRONOUNS = {
    "he": ("he", "him", "his"),
    "she": ("she", "her", "her"),
    "it": ("it", "it", "its"),
    "they": ("they", "them", "their"),
}


class References(Part):
    """Who and which cards."""

    def who(self, who: Who) -> Phrase:
        """The players as a subject."""
        if isinstance(who, PlayerOf):
            met = self.met(who.cards)
            if isinstance(who.cards, Ref) and self.scene.last == who.cards.name:
                return Phrase(
                    f"{'its' if self.neuter(met) else 'their'} player" + ("s" if met.plural else ""), met.plural
                )
            return Phrase(f"{possessive(self.them(who.cards).text)} player")
        match who:
            case "you" | "they":
                return Phrase(who, True)
            case _:
                return self.words.players.get(who, Phrase(who))

    def their(self) -> str:
        """Of the player at hand, or of the one who is chosen here."""
        chosen = self.scene.chosen_player()
        return possessive(self.who(chosen).text) if chosen is not None else "their"

    def whose(self, who: Who) -> str:
        """The players as owners: your, each opponent's."""
        if not isinstance(who, PlayerOf) and who in ("you", "they"):
            return "your" if who == "you" else "their"
        return possessive(self.who(who).text)

    def met(self, them: Them) -> Met:
        """What is known of those cards."""
        match them:
            case This():
                return Met(self.scene.card, False, "yours")
            case Ref(name=name) if name in self.scene.promised:
                return met_by(self.scene.promised[name]) or Met()
            case Ref(name=name):
                if name == "challenger" or name == "challenged":
                    return self.scene.met.get(name, Met("character"))
                if name in ("singers", "looked", "under"):
                    return self.scene.met.get(name, Met("character" if name == "singers" else "card", True, "yours"))
                return self.scene.known(name)
            case Under(cards=cards):
                return Met("card", True, self.met(cards).whose, "under")
            case _:
                return met_by(them) or Met()

    def neuter(self, met: Met) -> bool:
        """Whether "it" stands for them."""
        return not met.plural and met.kind != "character"

    def them(self, them: Them, role: Role = "object") -> Phrase:
        """Which cards exactly, as a subject, as an object, or one by one."""
        scene = self.scene
        match them:
            case This():
                if role == "subject" and scene.last == "this" and not scene.gone and scene.pronoun != "this":
                    pronoun = scene.pronoun if scene.card == "character" else "it"
                    return Phrase(_PRONOUNS[pronoun][0], pronoun == "they")
                if role == "subject":
                    scene.meet_this()
                return Phrase(self.nouns.this())
            case Ref(name=name):
                return self.reference(name, role)
            case Every(cards=cards) if (same := same_object(cards)) is not None:
                return self.them(same, role)
            case Every() if scene.last_them == them:
                return Phrase(
                    "they" if role == "subject" else "each of them" if role == "each" else "them", role != "each"
                )
            case Chosen() if scene.last_them == them and not them.cards.other:
                return self.reference(them.name, role)
        phrase = self.fresh(them, role)
        if (met := met_by(them)) is not None:
            scene.meet(name_of(them), met, them)
        return phrase

    def them_again(self, them: Them) -> str:
        """Which cards exactly, without a pronoun."""
        if isinstance(them, Ref) and self.scene.last == them.name:
            met = self.met(them)
            return f"{'those' if met.plural else 'that'} {self.words.word(met.kind, met.plural)}"
        return self.them(them).text

    def reference(self, name: str, role: Role) -> Phrase:
        """Cards met before, by a pronoun where that is clear."""
        scene = self.scene
        if name in scene.promised:
            return self.them(scene.promised.pop(name), role)
        name = role_of(name, scene.event, "other" in scene.met)
        if name in self.words.parts and scene.last != name:
            scene.last = name
            return self.words.parts[name]
        if name == "under":
            return Phrase(
                f"the cards that were under {self.nouns.this()}"
                if scene.gone
                else f"the cards under {self.nouns.this()}",
                True,
            )
        if name in ("subject", "other") and name not in scene.met and scene.last == "this":
            return self.them(This(), role)
        met = self.met(Ref(name))
        if scene.last == name or (name == "looked" and scene.last == "it"):
            if met.plural or met.kind == "character":
                return Phrase(
                    "they" if role == "subject" else "them" if role == "object" or not met.plural else "each of them",
                    True,
                )
            return Phrase("it")
        scene.last = name
        return Phrase(f"{'those' if met.plural else 'that'} {self.words.word(met.kind, met.plural)}", met.plural)

    def fresh(self, them: Them, role: Role) -> Phrase:
        """Cards that are named for the first time."""
        match them:
            case Chosen():
                return self.chosen(them)
            case Every(cards=cards):
                place: Place = "from" if cards.zone != "play" and role == "object" else "in"
                return self.nouns.all(cards, role, said=them.said, place=place)
            case Top(count=count, whose=whose, bottom=bottom):
                return self.top(count, whose, bottom)
            case Under(cards=cards):
                return Phrase(f"all cards from under {self.them(cards).text}", True)
            case HostOf():
                return Phrase(f"that {self.words.word('location')}")
            case Both(of=of):
                return Phrase(self.together(of, role), len(of) != 1)
            case This() | Ref():
                return self.them(them, role)

    def together(self, of: Sequence[Them], role: Role) -> str:
        """These and those: your locations and characters at locations."""
        texts: list[str] = []
        outer = self.stage.beside
        for one in of:
            text = self.them(one, role).text
            texts.append(text.removeprefix("your ") if texts and texts[0].startswith("your ") else text)
            self.stage.beside = one.name if isinstance(one, Chosen) else self.stage.beside
        self.stage.beside = outer
        return listed(texts) or "no cards"

    def top(self, count: Amount, whose: Whose, bottom: bool) -> Phrase:
        """The top cards of a deck."""
        decks = {
            "yours": "your deck",
            "theirs": f"{self.their() if whose == 'theirs' else 'their'} deck",
            "opposing": "each opponent's deck",
            "any": "each player's deck",
        }
        end, deck = "bottom" if bottom else "top", decks[whose]
        self.scene.whose_deck = whose
        self.scene.looked = count if isinstance(count, int) else 0
        if isinstance(count, int):
            return Phrase(
                f"the {end} card of {deck}" if count == 1 else f"the {end} {count} cards of {deck}", count != 1
            )
        return Phrase(f"a number of cards from the {end} of {deck} equal to {self.amounts.value(count)}", True)

    def chosen(self, them: Chosen, carded: bool = True) -> Phrase:
        """Cards that a player chooses."""
        cards, count = othered(them.cards), them.count
        several = is_plural(count)
        if (same := same_object(cards)) is not None:
            number = self.some_number(count, them.up_to).removesuffix(" of") if several else "one"
            return Phrase(f"{number} of {self.them(same).text}", several)
        tail = (
            f" with total {self.words.figures[them.within].name} {self.amounts.value(them.limit)} or less"
            if them.within
            else ""
        )
        if them.at_random:
            noun = self.nouns.noun(cards, several, of=True)
            where = self.nouns.where(cards.zone, cards.whose, "from")
            number = self.some_number(count, them.up_to) if several else a(noun).removesuffix(noun).strip()
            return Phrase(f"{number} {noun} at random {where}".strip() + tail, several)
        if cards.zone != "play" or them.plain or them.by != "you":
            if several or (them.up_to and count == 1):
                number = self.some_number(count, them.up_to)
                if not several:
                    return Phrase(self.nouns.one(cards, carded=carded).replace("one of", "up to 1 of", 1) + tail)
                return Phrase(self.nouns.several(number, cards, carded=carded) + tail, True)
            return Phrase(self.nouns.one(cards, carded=carded) + tail)
        if several:
            other = "other " if cards.other else ""
            noun = self.nouns.noun(cards, True, of=True)
            if cards.other and not them.up_to:
                return Phrase(f"another {self.some_number(count, False)} chosen {noun}{tail}", True)
            return Phrase(f"{self.some_number(count, them.up_to)} {other}chosen {noun}{tail}", True)
        other = "another " if cards.other else ""
        upto = "up to 1 " if them.up_to else ""
        return Phrase(f"{upto}{other}chosen {self.nouns.noun(cards, of=True)}{tail}")

    def some_number(self, count: Amount, up_to: bool) -> str:
        """A number before a noun: 2, up to 3, any number of."""
        if is_any(count, up_to):
            return "any number of"
        number = str(count) if isinstance(count, int) else f"a number (equal to {self.amounts.value(count)}) of"
        return f"up to {number}" if up_to else number

    def nearby(self, them: Them) -> str:
        """Cards within the sentence about them: the card itself by its pronoun."""
        if (
            isinstance(them, This)
            and self.scene.last == "this"
            and not self.scene.gone
            and self.scene.pronoun != "this"
        ):
            return _PRONOUNS[self.scene.pronoun if self.scene.card == "character" else "it"][1]
        return self.them(them).text

    def said(self, them: Them) -> bool:
        """Whether a pronoun would stand for them."""
        return isinstance(them, Ref) and self.scene.last == them.name
