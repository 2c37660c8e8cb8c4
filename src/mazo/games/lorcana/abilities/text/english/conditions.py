"""English conditions: what must hold, said so that "if", "while" and "unless" can stand before it."""

from __future__ import annotations

import msgspec

from mazo.games.lorcana.abilities.nouns import (
    AllHold,
    AllOf,
    Amount,
    Cards,
    Classified,
    Compare,
    Comparison,
    Condition,
    Count,
    Did,
    DoesntHold,
    During,
    FirstTurn,
    Happened,
    Has,
    HasKeyword,
    Is,
    IsNamedCard,
    LoreOf,
    Named,
    OfInk,
    OfType,
    OneHolds,
    PlayerOf,
    Ref,
    SameName,
    Size,
    Sum,
    They,
    This,
    Trait,
    Turn,
    Under,
    When,
    Who,
    Whose,
)
from mazo.games.lorcana.abilities.text.english.amounts import Amounts
from mazo.games.lorcana.abilities.text.english.words import EQUALITIES, Phrase, a, listed, word
from mazo.games.lorcana.abilities.text.scene import flat

_OPPOSITES: dict[Comparison, Comparison] = {
    "is": "is not",
    "is not": "is",
    "at least": "less than",
    "less than": "at least",
    "at most": "more than",
    "more than": "at most",
}
_NOUNLIKE = (OfType, Classified, OfInk, IsNamedCard)
_IN_A_CARD = (OfType, Classified, OfInk, IsNamedCard, Named, Has, HasKeyword, SameName)


class Conditions(Amounts):
    """What must hold."""

    def past(self, when: When, count: tuple[Comparison, int]) -> str:
        """Something that happened so often this turn."""
        raise NotImplementedError

    def condition(self, condition: Condition, holds: bool = True) -> str:
        """The condition as a clause; or its contrary."""
        match condition:
            case DoesntHold(of=of):
                return self.condition(of, not holds)
            case AllHold(of=of):
                return (
                    listed([self.condition(one, holds) for one in of], "and" if holds else "or") or "anything happens"
                )
            case OneHolds(of=of):
                return (
                    listed([self.condition(one, holds) for one in of], "or" if holds else "and") or "anything happens"
                )
            case Turn(whose=whose):
                return f"it {'is' if holds else 'is not'} {self.turn_of(whose)} turn"
            case FirstTurn(not_starting=not_starting):
                tail = " and you're not the first player" if not_starting else ""
                return f"this {'is' if holds else 'is not'} your first turn{tail}"
            case Did():
                return self.actor_does() + ("" if holds else "n't")
            case During(state=state):
                subject = self.them(This(), "subject")
                return f"{subject.text} {self.be(subject, holds)} {state}"
            case They(cards=cards, are=are):
                if isinstance(cards, This | Ref) and are == (Is("shifted"),):
                    self.them(cards, "subject")
                    return f"you {'used' if holds else 'did not use'} Shift to play {self.oblique(cards)}"
                return self.they(self.them(cards, "subject"), self.met(cards).kind == "card", are, holds)
            case Compare(left=left, comparison=comparison, right=right):
                return self.compare(left, comparison if holds else _OPPOSITES[comparison], right)

    @staticmethod
    def turn_of(whose: str) -> str:
        """Whose turn it is."""
        return "your" if whose == "yours" else "an opponent's"

    def oblique(self, cards: This | Ref) -> str:
        """The card just spoken of, as an object."""
        if isinstance(cards, This):
            return {"he": "him", "she": "her", "it": "it", "they": "them"}[self.scene.pronoun]
        return self.them(cards).text

    def actor_does(self) -> str:
        """What came before was done."""
        return "you do"

    @staticmethod
    def be(subject: Phrase, holds: bool = True) -> str:
        """The verb be for that subject."""
        text = "are" if subject.plural else "is"
        return text if holds else f"{text}n't"

    def they(self, subject: Phrase, card: bool, are: tuple[Trait, ...], holds: bool) -> str:
        """Those cards have all these traits."""
        traits = flat(are)
        nounlike: list[Trait] = [one for one in traits if isinstance(one, _IN_A_CARD if card else _NOUNLIKE)]
        if any(isinstance(one, Is) and one.state == "a song" for one in traits) and (card or nounlike):
            nounlike += [one for one in traits if isinstance(one, Is) and one.state == "a song"]
        said: list[str] = []
        if nounlike and any(not isinstance(one, Has | HasKeyword | SameName) for one in nounlike):
            kept = tuple(one for one in nounlike)
            types = next((one.any for one in kept if isinstance(one, OfType)), ())
            if not types and not card:
                types = (
                    (self.scene.card,)
                    if self.scene.last == "this" and self.scene.card in ("item", "location")
                    else ("character",)
                )
            rest = tuple(one for one in kept if not isinstance(one, OfType))
            noun = self.noun(
                Cards(types, "any", rest, "hand" if card else "play"), subject.plural and subject.text != "they"
            )
            if rest == (IsNamedCard(),) and not types:
                noun = "named card"
                said.append(f"{self.is_a(subject, holds)} the {noun}")
            else:
                said.append(
                    f"{self.is_a(subject, holds)} {noun if subject.plural and subject.text != 'they' else a(noun)}"
                )
        else:
            nounlike = []
        for one in traits:
            if one not in nounlike:
                said.append(self.predicate(one, subject, holds))
        if said and said[0][:1] == "'":
            return subject.text + listed(said, "and" if holds else "or")
        return f"{subject.text} {listed(said, 'and' if holds else 'or') or 'exist' + ('' if subject.plural else 's')}"

    def is_a(self, subject: Phrase, holds: bool) -> str:
        """The verb before a noun, joined to a pronoun."""
        if holds and subject.text in ("it", "he", "she"):
            return "'s"
        if holds and subject.text == "they":
            return "'re"
        return self.be(subject, holds)

    def predicate(self, trait: Trait, subject: Phrase, holds: bool = True) -> str:
        """A trait as what is said of a subject."""
        them = "it" if subject.text == "it" or (not subject.plural and "character" not in subject.text) else "them"
        have = ("have" if subject.plural else "has") if holds else ("don't have" if subject.plural else "doesn't have")
        match trait:
            case Is(state=state):
                return self.stated(state, subject.plural, them, holds)
            case HasKeyword(keyword=keyword):
                return f"{have} {keyword}"
            case Has():
                return f"{have} {self.figure(trait, them)}"
            case Named():
                return f"{self.be(subject, holds)} {self.after(trait)}"
            case SameName():
                return f"{have} {self.after(trait).removeprefix('with ')}"
            case AllOf(of=of):
                return listed([self.predicate(one, subject, holds) for one in of], "and" if holds else "or")
            case _:
                kind = "ones" if subject.plural else "one"
                return f"{self.be(subject, holds)} {kind} {self.after(trait, subject.plural, person=them == 'them')}"

    # Amounts against each other.

    def compare(self, left: Amount, comparison: Comparison, right: Amount) -> str:
        """One amount against another."""
        if isinstance(right, int):
            match left:
                case Count(cards=cards):
                    return self.there_are(cards, comparison, right)
                case Size(of=Under(cards=cards)):
                    under = f"under {self.nearby(cards)}"
                    if isinstance(cards, This):
                        self.scene.meet_this()
                    return self.there(comparison, right, word("card"), word("card", True), under)
                case Sum(stat=stat, of=of) if not self.met(of).plural:
                    subject = self.them(of, "subject")
                    figure = self.figure(Has(stat, comparison, right))
                    return f"{subject.text} {'have' if subject.plural else 'has'} {figure}"
                case LoreOf(who=who):
                    subject = self.who(who)
                    lore = self.quantity(Has("lore", comparison, right), "lore", "lore")
                    return f"{subject.text} {'have' if subject.plural else 'has'} {lore}"
                case Happened(event=event, who=who, cards=cards):
                    return self.past(When(event, cards, who=who), (comparison, right))
        versus = self.versus(left, comparison, right)
        return versus or f"{self.value(left)} is {EQUALITIES[comparison]} {self.value(right)}"

    def versus(self, left: Amount, comparison: Comparison, right: Amount) -> str:
        """One player's cards or lore against another's, where both are the same thing."""
        than = {"more than": ("more", "than"), "less than": ("fewer", "than"), "is": ("as many", "as")}.get(comparison)
        if than is None:
            return ""
        if isinstance(left, Count) and isinstance(right, Count):
            mine, other = left.cards, right.cards
            if msgspec.structs.replace(mine, whose="any") != msgspec.structs.replace(other, whose="any"):
                return ""
            if "any" in (mine.whose, other.whose) or mine.whose == other.whose:
                return ""
            subject = self.owner(mine.whose)
            noun = self.noun(mine, True, opposing=False)
            where = self.zone_of(mine, "your" if mine.whose == "yours" else "their")
            have = "have" if subject.plural else "has"
            return f"{subject.text} {have} {than[0]} {noun} {where} {than[1]} {self.rival(mine.whose, other.whose)}"
        if isinstance(left, LoreOf) and isinstance(right, LoreOf):
            subject = self.who(left.who)
            amount = {"more": "more lore", "fewer": "less lore", "as many": "as much lore"}[than[0]]
            return f"{subject.text} {'have' if subject.plural else 'has'} {amount} {than[1]} {self.who(right.who).text}"
        return ""

    @staticmethod
    def owner(whose: Whose) -> Phrase:
        """The player who has the cards."""
        return {"yours": Phrase("you", True), "theirs": Phrase("they", True)}.get(whose, Phrase("an opponent"))

    @staticmethod
    def rival(mine: Whose, other: Whose) -> str:
        """The player who is compared with."""
        if other == "yours":
            return "you"
        return "they do" if other == "theirs" else "each opponent" if mine == "yours" else "an opponent"

    @staticmethod
    def zone_of(cards: Cards, their: str) -> str:
        """Where a player has the cards."""
        if cards.zone == "play":
            return "here" if any(getattr(one, "state", "") == "here" for one in cards.where) else "in play"
        return f"under {their} cards" if cards.zone == "under" else f"in {their} {word(cards.zone)}"

    def there_are(self, cards: Cards, comparison: Comparison, number: int) -> str:
        """So many such cards are there: you have a character named X in play."""
        here = any(isinstance(one, Is) and one.state == "here" for one in cards.where)
        single = self.noun(cards, opposing=False)
        plural = self.noun(cards, True, opposing=False)
        if cards.zone == "under" and cards.whose == "any":
            self.scene.meet_this()
            return self.there(comparison, number, single, plural, f"under {self.this()}")
        noun = self.how_many(comparison, number, single, plural, cards.other)
        if cards.whose == "any":
            if cards.zone != "play":
                return self.there(comparison, number, single, plural, self.where(cards.zone, "any", "in", True))
            are = "are" if noun.plural else "is"
            return f"{noun.text} {are} in play" if not here else f"there {are} {noun.text}"
        subject = self.owner(cards.whose)
        their = "your" if cards.whose == "yours" else "their"
        where = "" if here else " " + self.zone_of(cards, their)
        return f"{subject.text} {'have' if subject.plural else 'has'} {noun.text}{where}"

    @classmethod
    def there(cls, comparison: Comparison, number: int, single: str, plural: str, where: str) -> str:
        """There's a card somewhere."""
        noun = cls.how_many(comparison, number, single, plural)
        return f"there {'are' if noun.plural else 'is'} {noun.text} {where}".replace("there is ", "there's ", 1)

    @classmethod
    def how_many(cls, comparison: Comparison, number: int, single: str, plural: str, other: bool = False) -> Phrase:
        """A number of things, with the verb that goes with it."""
        text = cls.quantity(Has("cards under", comparison, number), single, plural)
        one = text == a(single)
        if other and one:
            return Phrase(f"another {single}")
        if other:
            text = text.replace(plural, f"other {plural}", 1)
        return Phrase(text, not one)

    def when_owner(self, who: Who | None) -> str:
        """Whose zone an event speaks of."""
        if who is None or (not isinstance(who, PlayerOf) and who == "you"):
            return "your"
        return self.whose(who)
