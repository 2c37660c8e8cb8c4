"""English amounts, players, and which cards exactly."""

from __future__ import annotations

from collections.abc import Sequence
from typing import ClassVar

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
from mazo.games.lorcana.abilities.text.english.nouns import Nouns, Place
from mazo.games.lorcana.abilities.text.english.words import SYMBOLS, Phrase, a, listed, possessive, word
from mazo.games.lorcana.abilities.text.measuring import Measuring, Wording
from mazo.games.lorcana.abilities.text.scene import (
    Met,
    Role,
    is_any,
    is_plural,
    is_you,
    met_by,
    name_of,
    othered,
    role_of,
    same_object,
)

_PRONOUNS = {
    "he": ("he", "him", "his"),
    "she": ("she", "her", "her"),
    "it": ("it", "it", "its"),
    "they": ("they", "them", "their"),
}
_TAKING_PART = {
    "challenger": "the challenging character",
    "challenged": "the challenged character",
    "singers": "the characters who sang this song",
}


class Amounts(Nouns, Measuring):
    """How much, who, and which."""

    MEASURES: ClassVar[dict[Wording, str]] = {
        "least": ", to a maximum of {}",
        "most": ", to a minimum of {}",
        "times": "{} times {}",
        "that number": "that number",
        "ink types": "different ink type of {}",
        "names": "different name of {}",
        "costs": "different cost of {}",
    }

    current: Who = "you"
    """Who does what is being said."""

    def happened(self, when: When) -> str:
        """Something that happens, as what is counted: time you played a song."""
        raise NotImplementedError

    # Players.

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
            case "any players":
                return Phrase("any number of chosen players", True)
            case "players with the most cards":
                return Phrase("the player or players with the most cards in their hand")
            case "any opponent":
                return Phrase("an opponent")
            case _:
                return Phrase(who)

    def their(self) -> str:
        """Of the player at hand, or of the one who is chosen here."""
        chosen = self.scene.chosen_player()
        return possessive(self.who(chosen).text) if chosen is not None else "their"

    def whose(self, who: Who) -> str:
        """The players as owners: your, each opponent's."""
        if not isinstance(who, PlayerOf) and who in ("you", "they"):
            return "your" if who == "you" else "their"
        return possessive(self.who(who).text)

    # Which cards.

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
                return Phrase(self.this())
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
            return f"{'those' if met.plural else 'that'} {word(met.kind, met.plural)}"
        return self.them(them).text

    def reference(self, name: str, role: Role) -> Phrase:
        """Cards met before, by a pronoun where that is clear."""
        scene = self.scene
        if name in scene.promised:
            return self.them(scene.promised.pop(name), role)
        name = role_of(name, scene.event, "other" in scene.met)
        if name in _TAKING_PART and scene.last != name:
            scene.last = name
            return Phrase(_TAKING_PART[name], name == "singers")
        if name == "under":
            return Phrase(
                f"the cards that were under {self.this()}" if scene.gone else f"the cards under {self.this()}", True
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
        return Phrase(f"{'those' if met.plural else 'that'} {word(met.kind, met.plural)}", met.plural)

    def fresh(self, them: Them, role: Role) -> Phrase:
        """Cards that are named for the first time."""
        match them:
            case Chosen():
                return self.chosen(them)
            case Every(cards=cards):
                place: Place = "from" if cards.zone != "play" and role == "object" else "in"
                return self.all(cards, role, said=them.said, place=place)
            case Top(count=count, whose=whose, bottom=bottom):
                return self.top(count, whose, bottom)
            case Under(cards=cards):
                return Phrase(f"all cards from under {self.them(cards).text}", True)
            case HostOf():
                return Phrase(f"that {word('location')}")
            case Both(of=of):
                return Phrase(self.together(of, role), len(of) != 1)
            case This() | Ref():
                return self.them(them, role)

    def together(self, of: Sequence[Them], role: Role) -> str:
        """These and those: your locations and characters at locations."""
        texts: list[str] = []
        outer = self.beside
        for one in of:
            text = self.them(one, role).text
            texts.append(text.removeprefix("your ") if texts and texts[0].startswith("your ") else text)
            self.beside = one.name if isinstance(one, Chosen) else self.beside
        self.beside = outer
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
        return Phrase(f"a number of cards from the {end} of {deck} equal to {self.value(count)}", True)

    def chosen(self, them: Chosen, carded: bool = True) -> Phrase:
        """Cards that a player chooses."""
        cards, count = othered(them.cards), them.count
        several = is_plural(count)
        if (same := same_object(cards)) is not None:
            number = self.some_number(count, them.up_to).removesuffix(" of") if several else "one"
            return Phrase(f"{number} of {self.them(same).text}", several)
        tail = f" with total {SYMBOLS[them.within]} {self.value(them.limit)} or less" if them.within else ""
        if them.at_random:
            noun = self.noun(cards, several, of=True)
            where = self.where(cards.zone, cards.whose, "from")
            number = self.some_number(count, them.up_to) if several else a(noun).removesuffix(noun).strip()
            return Phrase(f"{number} {noun} at random {where}".strip() + tail, several)
        if cards.zone != "play" or them.plain or them.by != "you":
            if several or (them.up_to and count == 1):
                number = self.some_number(count, them.up_to)
                if not several:
                    return Phrase(self.one(cards, carded=carded).replace("one of", "up to 1 of", 1) + tail)
                return Phrase(self.several(number, cards, carded=carded) + tail, True)
            return Phrase(self.one(cards, carded=carded) + tail)
        if several:
            other = "other " if cards.other else ""
            noun = self.noun(cards, True, of=True)
            if cards.other and not them.up_to:
                return Phrase(f"another {self.some_number(count, False)} chosen {noun}{tail}", True)
            return Phrase(f"{self.some_number(count, them.up_to)} {other}chosen {noun}{tail}", True)
        other = "another " if cards.other else ""
        upto = "up to 1 " if them.up_to else ""
        return Phrase(f"{upto}{other}chosen {self.noun(cards, of=True)}{tail}")

    def some_number(self, count: Amount, up_to: bool) -> str:
        """A number before a noun: 2, up to 3, any number of."""
        if is_any(count, up_to):
            return "any number of"
        number = str(count) if isinstance(count, int) else f"a number (equal to {self.value(count)}) of"
        return f"up to {number}" if up_to else number

    # Amounts.

    def stat_of(self, stat: Stat, of: Them) -> str:
        """A figure of those cards: this character's {S}, the damage on them."""
        symbol = SYMBOLS[stat]
        if isinstance(of, Ref) and of.name in self.scene.promised:
            of = self.scene.promised.pop(of.name)
        if stat == "damage":
            return f"the damage on {self.them(of).text}"
        if stat == "cards under":
            return f"the number of cards under {self.them(of).text}"
        if isinstance(of, Every):
            return f"the total {symbol} of {self.them(of, 'subject').text}"
        if isinstance(of, Ref) and self.scene.last == of.name:
            return f"{'its' if self.neuter(self.met(of)) else 'their'} {symbol}"
        if isinstance(of, This) and self.scene.gone:
            return f"the {symbol} {self.this()} had in {word('play')}"
        if isinstance(of, This | Ref) and not self.met(of).plural:
            return f"{possessive(self.them(of).text)} {symbol}"
        return f"the {symbol} of {self.them(of).text}"

    def point_of(self, stat: Stat, of: Them) -> str:
        """One point of a figure, as what is counted: 1 damage on them; card under this character."""
        if stat == "damage":
            whose = self.them(of, "subject").text if isinstance(of, Every) else self.nearby(of)
            return f"1 damage on {whose}"
        left = self.scene.event in ("banish", "leave play") and of == Ref("subject")
        was = "that was " if left or (self.scene.gone and isinstance(of, This)) else ""
        return f"{word('card')} {was}under {self.nearby(of)}"

    def owned(self, cards: Cards) -> str:
        """Cards in the plural with where they are: characters you have in play."""
        cards = othered(cards)
        other = "other " if cards.other else ""
        if cards.zone != "play":
            return (
                other
                + self.noun(cards, True)
                + " "
                + self.where(cards.zone, cards.whose, "in", cards.whose in ("opposing", "any"))
            )
        if any(getattr(one, "state", "") == "here" for one in cards.where):
            return other + self.noun(cards, True, of=True)
        if cards.said == "your":
            return f"your {other}{self.noun(cards, True)} in {word('play')}"
        have = {"yours": "you have in play", "theirs": "they have in play"}.get(cards.whose, "in play")
        return f"{other}{self.noun(cards, True)} {have}".replace("in play in play", "in play")

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

    def counted_ones(self, cards: Cards | Ref) -> str:
        """The cards among which something is counted: items you have in play; the cards revealed this way."""
        if isinstance(cards, Cards):
            return self.owned(cards)
        return f"{word('card', True)} revealed this way" if cards.name == "looked" else self.them(cards).text

    def such_each(self, of: Them, are: tuple[Trait, ...]) -> str:
        """What is counted when some of those cards are: action card discarded this way."""
        noun = self.noun(Cards(where=are, zone="deck"))
        how = {"discarded": "discarded this way", "put into discard": f"put into your {word('discard')} this way"}
        return f"{noun} {how.get(of.name) if isinstance(of, Ref) and of.name in how else 'among ' + self.them(of).text}"

    def size_each(self, of: Them) -> str:
        """What is counted when those cards are."""
        match of:
            case Under(cards=cards):
                return f"card under {self.nearby(cards)}"
            case Every(cards=cards):
                return self.each(cards)
            case Ref(name="under"):
                return f"card that was under {self.this()}" if self.scene.gone else f"card under {self.this()}"
            case _:
                return f"of {self.them(of).text}" if self.met(of).plural else f"card among {self.them(of).text}"

    def value(self, amount: Amount) -> str:
        """An amount as a noun: 3, the number of your items, this character's {S}."""
        match amount:
            case int():
                return str(amount)
            case Count(cards=cards):
                return f"the number of {self.owned(cards)}"
            case Size(of=of, are=are) if are:
                return f"the number of {self.such_each(of, are).replace(word('card'), word('card', True), 1)}"
            case Size(of=Under(cards=cards)):
                return f"the number of cards under {self.them(cards).text}"
            case Size(of=of):
                return (
                    f"the number of {self.them(of).text.removeprefix('all ')}"
                    if not self.said(of)
                    else "that number of cards"
                )
            case Sum(stat=stat, of=of):
                return self.stat_of(stat, of)
            case PlayerHas(who=who):
                return f"{'their' if who == self.current and not is_you(who) else self.whose(who)} lore"
            case That():
                return "that amount"
            case Happened(event=event, who=who, cards=cards):
                return f"the number of {self.happened(When(event, cards, who=who)).replace('time ', 'times ', 1)}"
            case Different(what=what, cards=cards):
                return f"the number of different {what} of {self.counted_ones(cards)}"
            case MostAmong(stat=stat, cards=cards, lowest=lowest):
                return f"the {'lowest' if lowest else 'highest'} {SYMBOLS[stat]} among {self.owned(cards)}"
            case Math(op=op, left=left, right=right):
                return self.math(op, self.value(left), self.value(right))

    def each_done(self) -> str:
        """What was done last, as what is counted: 1 damage removed this way."""
        match self.scene.done:
            case RemoveCounters("damage"):
                return "1 damage removed this way"
            case MoveCounters("damage"):
                return f"{word('damage_counter')} moved this way"
            case ToPlayer("lose lore"):
                return "1 lore lost this way"
            case Discard(cards=cards):
                return f"{self.noun(cards)} discarded this way"
            case Do("banish", them=them):
                return f"{word(self.met(them).kind)} banished this way"
            case Move():
                return f"{word('character')} you moved"
            case ToDeck(them=Every(cards=cards) | Chosen(cards=cards)):
                return f"{self.noun(cards)} moved this way"
        return {"is healed": "1 damage removed", "discard": "card discarded"}.get(self.scene.event or "", "of them")

    def all_done(self) -> str:
        """What was done last, as an amount: the lore lost this way."""
        match self.scene.done:
            case ToPlayer("lose lore"):
                return "the lore lost this way"
        return "that amount"

    def said(self, them: Them) -> bool:
        """Whether a pronoun would stand for them."""
        return isinstance(them, Ref) and self.scene.last == them.name

    @staticmethod
    def math(op: str, left: str, right: str) -> str:
        """Two amounts taken together."""
        match op:
            case "half":
                return f"half {left}, rounded down"
            case "half up":
                return f"half {left}, rounded up"
            case "least":
                return f"the lower of {left} and {right}"
            case "most":
                return f"the higher of {left} and {right}"
            case _:
                return f"{left} {op} {right}"
