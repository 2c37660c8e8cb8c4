"""Who and which in English: players, cards met before, cards that are chosen, all of them, the top of a deck."""

from __future__ import annotations

from collections.abc import Sequence

from mazo.abilities.text.english.forms import Phrase, a, listed, possessive
from mazo.abilities.text.english.part import Part
from mazo.abilities.text.plan.describing import Place
from mazo.abilities.text.plan.referring import introduce, known, refer
from mazo.abilities.text.plan.scene import Role
from mazo.abilities.text.plan.shapes import is_any, is_plural, one_of_each, othered, same_object
from mazo.abilities.text.plan.usage import Met
from mazo.abilities.tree import nouns as tree

_PRONOUNS = {
    "he": ("he", "him", "his"),
    "she": ("she", "her", "her"),
    "it": ("it", "it", "its"),
    "they": ("they", "them", "their"),
}


class References(Part):
    """Who and which cards."""

    def who(self, who: tree.Who) -> Phrase:
        """The players as a subject."""
        if isinstance(who, tree.PlayerOf):
            met = self.met(who.cards)
            if isinstance(who.cards, tree.Ref) and self.scene.last == who.cards.name:
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

    def whose(self, who: tree.Who) -> str:
        """The players as owners: your, each opponent's."""
        if not isinstance(who, tree.PlayerOf) and who in ("you", "they"):
            return "your" if who == "you" else "their"
        return possessive(self.who(who).text)

    def met(self, them: tree.Them) -> Met:
        """What is known of those cards."""
        return known(self.scene, them)

    def neuter(self, met: Met) -> bool:
        """Whether "it" stands for them."""
        return not met.plural and not self.scene.usage.is_person(met.kind)

    def each_of(self, them: tree.Them) -> str:
        """Those cards one by one."""
        return self.them(them, "each").text

    def them(self, them: tree.Them, role: Role = "object") -> Phrase:
        """Which cards exactly, as a subject, as an object, or one by one."""
        mention = refer(self.scene, them, role == "subject")
        match mention.sort:
            case "this again" if self.scene.pronoun != "this":
                pronoun = self.scene.pronoun if self.scene.usage.is_person(self.scene.card) else "it"
                return Phrase(_PRONOUNS[pronoun][0], pronoun == "they")
            case "this" | "this again":
                return Phrase(self.nouns.itself())
            case "part":
                return self.words.parts[mention.part]
            case "under":
                were = "that were " if self.scene.gone else ""
                return Phrase(f"the {self.words.cards} {were}under {self.nouns.itself()}", True)
            case "all again":
                return Phrase({"subject": "they", "each": "each of them"}.get(role, "them"), role != "each")
            case "again" if self.neuter(mention.met):
                return Phrase("it")
            case "again":
                each = role == "each" and mention.met.plural
                return Phrase("they" if role == "subject" else "each of them" if each else "them", True)
            case "those":
                return self.those(mention.met)
            case "fresh":
                phrase = self.fresh(mention.them, role)
                introduce(self.scene, mention.them)
                return phrase

    def those(self, met: Met) -> Phrase:
        """Cards met before, named again."""
        return Phrase(f"{'those' if met.plural else 'that'} {self.words.word(met.kind, met.plural)}", met.plural)

    def them_again(self, them: tree.Them) -> str:
        """Which cards exactly, without a pronoun."""
        if isinstance(them, tree.Ref) and self.scene.last == them.name:
            return self.those(self.met(them)).text
        return self.them(them).text

    def fresh(self, them: tree.Them, role: Role) -> Phrase:
        """Cards that are named for the first time."""
        match them:
            case tree.Chosen():
                return self.chosen(them)
            case tree.Every(cards=cards):
                place: Place = "from" if cards.zone != "play" and role == "object" else "in"
                return self.nouns.all(cards, role, said=them.said, place=place)
            case tree.Top(count=count, whose=whose, bottom=bottom):
                return self.top(count, whose, bottom)
            case tree.Under(cards=cards):
                return Phrase(f"all cards from under {self.them(cards).text}", True)
            case tree.HostOf(cards=tree.Every(cards=borne)) if self.words.bearer:
                return Phrase(f"{self.words.bearer} of {self.nouns.noun(borne)}")
            case tree.HostOf() if self.words.bearer:
                return Phrase(self.words.bearer)
            case tree.HostOf():
                return Phrase(f"that {self.words.word(self.scene.usage.host)}")
            case tree.Facing(cards=cards):
                bearer = self.words.bearer if isinstance(cards, tree.HostOf) else ""  # "that one" could be either
                being = self.words.word(self.scene.usage.being)
                return Phrase(f"the {being} fighting with {bearer or self.them(cards).text}")
            case tree.Both() if (each := one_of_each(them, self.scene.usage.types)) is not None:
                card = self.words.card
                text = self.chosen(each).text.replace(card, f"{card} of each type", 1)
                return Phrase(f"up to {text.replace('a ', 'one ', 1)}" if each.up_to else text, True)
            case tree.Both(of=of):
                return Phrase(self.together(of, role), len(of) != 1)
            case tree.This() | tree.Ref():
                return self.them(them, role)

    def together(self, of: Sequence[tree.Them], role: Role) -> str:
        """These and those: your locations and characters at locations."""
        texts: list[str] = []
        outer = self.stage.beside
        for one in of:
            text = self.them(one, role).text
            texts.append(text.removeprefix("your ") if texts and texts[0].startswith("your ") else text)
            self.stage.beside = one.name if isinstance(one, tree.Chosen) else self.stage.beside
        self.stage.beside = outer
        return listed(texts) or "no cards"

    def top(self, count: tree.Amount, whose: tree.Whose, bottom: bool) -> Phrase:
        """The top cards of a deck."""
        end, deck = "bottom" if bottom else "top", self.words.word("deck")
        if whose in ("yours", "theirs") or (whose == "opposing" and self.scene.usage.one_opponent):
            deck = self.nouns.zone("deck", whose)
        else:
            deck = f"each {'opponent' if whose == 'opposing' else 'player'}'s {deck}"
        self.scene.whose_deck = whose
        self.scene.looked = count if isinstance(count, int) else 0
        if isinstance(count, int):
            return Phrase(
                f"the {end} card of {deck}" if count == 1 else f"the {end} {count} cards of {deck}", count != 1
            )
        return Phrase(f"a number of cards from the {end} of {deck} equal to {self.voice.measuring.value(count)}", True)

    def chosen(self, them: tree.Chosen, carded: bool = True) -> Phrase:
        """Cards that a player chooses."""
        cards, count = othered(them.cards), them.count
        several = is_plural(count)
        if (same := same_object(cards)) is not None:
            number = self.some_number(count, them.up_to).removesuffix(" of") if several else "one"
            return Phrase(f"{number} of {self.them(same).text}", several)
        tail = (
            f" with total {self.words.figures[them.within].name} {self.voice.measuring.value(them.limit)} or less"
            if them.within
            else ""
        )
        if them.at_random:
            noun = self.nouns.noun(cards, several, of=True)
            where = self.voice.describing.where(cards.zone, cards.whose, "from")
            number = self.some_number(count, them.up_to) if several else a(noun).removesuffix(noun).strip()
            return Phrase(f"{number} {noun} at random {where}".strip() + tail, several)
        if cards.zone != "play" or them.plain or them.by != "you" or not self.scene.usage.chooses:
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

    def some_number(self, count: tree.Amount, up_to: bool) -> str:
        """A number before a noun: 2, up to 3, any number of."""
        if is_any(count, up_to):
            return "any number of"
        number = str(count) if isinstance(count, int) else f"a number (equal to {self.voice.measuring.value(count)}) of"
        return f"up to {number}" if up_to else number

    def nearby(self, them: tree.Them) -> str:
        """Cards within the sentence about them: the card itself by its pronoun."""
        if (
            isinstance(them, tree.This)
            and self.scene.last == "this"
            and not self.scene.gone
            and self.scene.pronoun != "this"
        ):
            return _PRONOUNS[self.scene.pronoun if self.scene.usage.is_person(self.scene.card) else "it"][1]
        return self.them(them).text

    def said(self, them: tree.Them) -> bool:
        """Whether a pronoun would stand for them."""
        return isinstance(them, tree.Ref) and self.scene.last == them.name
