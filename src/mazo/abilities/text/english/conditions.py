"""English conditions: what must hold, said so that "if", "while" and "unless" can stand before it."""

from __future__ import annotations

from collections.abc import Sequence

import msgspec

from mazo.abilities.text.english.forms import EQUALITIES, Phrase, a, listed
from mazo.abilities.text.english.part import Part
from mazo.abilities.text.plan.scene import Met, flat, othered, pronoun_kind
from mazo.abilities.text.plan.together import all_so, held_together, names_of
from mazo.abilities.tree.nouns import (
    AllHold,
    AllOf,
    Amount,
    Cards,
    Chosen,
    Classified,
    Compare,
    Comparison,
    Condition,
    Count,
    Did,
    DoesntHold,
    During,
    Every,
    FirstTurn,
    Happened,
    Has,
    HasKeyword,
    Is,
    IsNamedCard,
    Named,
    OfColour,
    OfType,
    OneHolds,
    OneOf,
    PlayerHas,
    PlayerOf,
    Ref,
    SameName,
    Size,
    Sum,
    Them,
    They,
    This,
    Trait,
    Turn,
    Under,
    When,
    Who,
    Whose,
)

_OPPOSITES: dict[Comparison, Comparison] = {
    "is": "is not",
    "is not": "is",
    "at least": "less than",
    "less than": "at least",
    "at most": "more than",
    "more than": "at most",
}
_NOUNLIKE = (OfType, Classified, OfColour, IsNamedCard)
_IN_A_CARD = (OfType, Classified, OfColour, IsNamedCard, Named, Has, HasKeyword, SameName, OneOf)


class Conditions(Part):
    """What must hold."""

    def condition(self, condition: Condition, holds: bool = True) -> str:
        """The condition as a clause; or its contrary."""
        match condition:
            case DoesntHold(of=Compare(left=left, comparison="at least", right=1)) if holds and (
                denied := self.denied(left)
            ):
                return denied
            case DoesntHold(of=of):
                return self.condition(of, not holds)
            case AllHold(of=of) | OneHolds(of=of) if holds and (
                had := self.had_together(of, "and" if isinstance(condition, AllHold) else "or")
            ):
                return had
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
            case Did(said="removed"):
                return "you removed damage this way" if holds else "you removed no damage this way"
            case Did():
                return self.voice.flow.actor_does() + ("" if holds else "n't")
            case During(state):
                subject = self.refs.them(This(), "subject")
                return f"{subject.text} {self.be(subject, holds)} {state}"
            case They(cards=cards, are=are, said=said) if said != "are" and holds:
                return self.such_a_one(cards, are, said)
            case They(cards=cards, are=are):
                if isinstance(cards, This | Ref) and are == (Is("shifted"),):
                    self.refs.them(cards, "subject")
                    return f"you {'used' if holds else 'did not use'} Shift to play {self.oblique(cards)}"
                return self.they(self.refs.them(cards, "subject"), self.refs.met(cards).kind == "card", are, holds)
            case Compare(left=left, comparison=comparison, right=right):
                return self.compare(left, comparison if holds else _OPPOSITES[comparison], right)

    def denied(self, amount: Amount) -> str:
        """There is nothing of that: you don't have a character in play; you didn't play a song."""
        match amount:
            case Count(cards=cards) if cards.whose in ("yours", "theirs"):
                have = self.there_are(cards, "at least", 1)
                return have.replace(" have ", " don't have ", 1)
            case Happened(event=event, who=who, cards=cards) if event in ("play", "draw", "discard", "ink"):
                return self.voice.events.never(When(event, cards, who=who))
        return ""

    def had_together(self, conditions: Sequence[Condition], joint: str) -> str:
        """Several things that you have in play, as one: you have a Villain character and an item in play."""
        held = held_together(conditions)
        if not held:
            return ""
        if joint == "and" and (names := names_of(held)):
            kind = self.nouns.noun(msgspec.structs.replace(held[0], where=()), True)
            return f"you have {kind} named {listed([listed(one, 'or') for one in names])} in {self.words.word('play')}"
        return f"you have {listed([self.nouns.some(one) for one in held], joint)} in {self.words.word('play')}"

    def such_a_one(self, them: Them, are: tuple[Trait, ...], said: str) -> str:
        """What kind of card was chosen or discarded, said as such: a Villain character is chosen."""
        last = self.scene.last_them
        met = self.refs.met(them)
        if isinstance(last, Chosen) and said in ("chosen", "you returned"):
            zone = last.cards.zone if said == "chosen" else "play"
            kind = self.nouns.some(Cards(last.cards.types, "any", are, zone), place="")
        else:
            kind = self.nouns.some(Cards((met.kind,) if met.kind == "character" else (), "any", are, "hand"), place="")
        return {
            "chosen": f"{kind} is chosen",
            "discarded": f"{kind} is discarded this way",
            "you discarded": f"you discarded {kind}",
            "you returned": f"you returned {kind} this way",
        }[said]

    def turn_of(self, whose: str) -> str:
        """Whose turn it is."""
        return {"yours": "your", "theirs": "their"}.get(whose, "an opponent's")

    def oblique(self, cards: This | Ref) -> str:
        """The card just spoken of, as an object."""
        if isinstance(cards, This):
            return {"he": "him", "she": "her", "it": "it", "they": "them"}.get(self.scene.pronoun, self.nouns.this())
        return self.refs.them(cards).text

    def actor_does(self) -> str:
        """What came before was done."""
        return "you do"

    def be(self, subject: Phrase, holds: bool = True) -> str:
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
        if nounlike and any(not isinstance(one, Has | HasKeyword | SameName | Named) for one in nounlike):
            kept = tuple(one for one in nounlike)
            types = next((one.any for one in kept if isinstance(one, OfType)), ())
            if not types and not card:
                types = (
                    (self.scene.card,)
                    if self.scene.last == "this" and self.scene.card in ("item", "location")
                    else ("character",)
                )
            rest = tuple(one for one in kept if not isinstance(one, OfType))
            noun = self.nouns.noun(
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
        if subject.text in ("he", "she", self.nouns.this()):
            them = self.oblique(This())
        have = ("have" if subject.plural else "has") if holds else ("don't have" if subject.plural else "doesn't have")
        match trait:
            case Is(state=state):
                return self.nouns.stated(state, subject.plural, them, holds)
            case HasKeyword(keyword=keyword):
                return f"{have} {keyword}"
            case Has():
                return f"{have} {self.nouns.figure(trait, them)}"
            case Named():
                return f"{self.be(subject, holds)} {self.nouns.after(trait)}"
            case SameName():
                return f"{have} {self.nouns.after(trait).removeprefix('with ')}"
            case AllOf(of=of):
                return listed([self.predicate(one, subject, holds) for one in of], "and" if holds else "or")
            case _:
                kind = "ones" if subject.plural else "one"
                return (
                    f"{self.be(subject, holds)} {kind} {self.nouns.after(trait, subject.plural, person=them != 'it')}"
                )

    # Amounts against each other.

    def compare(self, left: Amount, comparison: Comparison, right: Amount) -> str:
        """One amount against another."""
        if isinstance(right, int):
            match left:
                case Count(cards=cards):
                    return self.there_are(cards, comparison, right)
                case Size(of=Ref(name="singers"), are=()):
                    kind = (self.words.word("character"), self.words.word("character", True))
                    many = self.how_many(comparison, right, *kind)
                    self.scene.meet("singers", Met("character", many.plural, "yours"))
                    return f"{many.text} sang {self.nouns.this()}"
                case Size(of=Ref(), are=are) if are and (comparison, right) == ("at least", 1):
                    return f"any {self.nouns.noun(Cards(where=are, zone='deck'), True)} were moved this way"
                case Size(of=Under(cards=cards)):
                    under = f"under {self.refs.nearby(cards)}"
                    if isinstance(cards, This):
                        self.scene.meet_this()
                    return self.there(comparison, right, self.words.card, self.words.cards, under)
                case Sum(stat=stat, of=of) if not self.refs.met(of).plural:
                    subject = self.refs.them(of, "subject")
                    figure = self.nouns.figure(Has(stat, comparison, right))
                    return f"{subject.text} {'have' if subject.plural else 'has'} {figure}"
                case PlayerHas("lore", who=who):
                    subject = self.refs.who(who)
                    lore = self.nouns.quantity(Has("lore", comparison, right), "lore", "lore").replace("no ", "0 ")
                    return f"{subject.text} {'have' if subject.plural else 'has'} {lore}"
                case Happened(event=event, who=who, cards=cards):
                    return self.voice.events.past(When(event, cards, who=who), (comparison, right))
        versus = self.versus(left, comparison, right)
        return versus or f"{self.amounts.value(left)} is {EQUALITIES[comparison]} {self.amounts.value(right)}"

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
            noun = self.nouns.noun(mine, True, opposing=False)
            where = self.zone_of(mine, "your" if mine.whose == "yours" else "their")
            have = "have" if subject.plural else "has"
            return f"{subject.text} {have} {than[0]} {noun} {where} {than[1]} {self.rival(mine.whose, other.whose)}"
        if isinstance(left, PlayerHas) and isinstance(right, PlayerHas):
            subject = self.refs.who(left.who)
            amount = {"more": "more lore", "fewer": "less lore", "as many": "as much lore"}[than[0]]
            have, rival = "have" if subject.plural else "has", self.refs.who(right.who).text
            return f"{subject.text} {have} {amount} {than[1]} {rival}"
        return ""

    def owner(self, whose: Whose) -> Phrase:
        """The player who has the cards."""
        if whose == "theirs" and (chosen := self.scene.chosen_player()) is not None:
            return self.refs.who(chosen)
        return {"yours": Phrase("you", True), "theirs": Phrase("they", True)}.get(whose, Phrase("an opponent"))

    def rival(self, mine: Whose, other: Whose) -> str:
        """The player who is compared with."""
        if other == "yours":
            return "you"
        return "they do" if other == "theirs" else "each opponent" if mine == "yours" else "an opponent"

    def zone_of(self, cards: Cards, their: str) -> str:
        """Where a player has the cards."""
        if cards.zone == "play":
            return "here" if any(getattr(one, "state", "") == "here" for one in cards.where) else "in play"
        return f"under {their} cards" if cards.zone == "under" else f"in {their} {self.words.word(cards.zone)}"

    def there_are(self, cards: Cards, comparison: Comparison, number: int) -> str:
        """So many such cards are there: you have a character named X in play."""
        cards = othered(cards)
        if number == 0 and comparison == "is" and (whole := self.all_are(cards)):
            return whole
        if cards.said in ("so", "there") and (turned := self.are_so(cards, comparison, number)):
            return turned
        if cards.said == "there" or (cards.said == "in play" and cards.whose == "any"):
            cards = msgspec.structs.replace(cards, said="")
        here = any(isinstance(one, Is) and one.state == "here" for one in cards.where)
        single = self.nouns.noun(cards, opposing=False)
        plural = self.nouns.noun(cards, True, opposing=False)
        if cards.zone == "under" and cards.whose == "any":
            self.scene.meet_this()
            return self.there(comparison, number, single, plural, f"under {self.nouns.this()}")
        noun = self.how_many(comparison, number, single, plural, cards.other)
        if cards.whose == "any":
            if cards.zone != "play":
                return self.there(comparison, number, single, plural, self.nouns.where(cards.zone, "any", "in", True))
            if noun.plural and not here:
                return f"there are {noun.text}" + ("" if cards.said == "in play" else f" in {self.words.word('play')}")
            if not here:
                return f"{noun.text} is in {self.words.word('play')}"
            if self.scene.gone:
                return f"there {'were' if noun.plural else 'was'} {noun.text}"
            return f"there are {noun.text}" if noun.plural else f"there's {noun.text}"
        if (comparison, number) == ("is", 1):
            self.scene.meet("it", Met(pronoun_kind(cards), True, cards.whose), Every(cards))
        subject = self.owner(cards.whose)
        their = "your" if cards.whose == "yours" else "their"
        said = cards.said in ("in play", "in play with") and cards.zone == "play"
        where = "" if here or said else " " + self.zone_of(cards, their)
        return f"{subject.text} {'have' if subject.plural else 'has'} {noun.text}{where}"

    def all_are(self, cards: Cards) -> str:
        """There are none that aren't so: all cards in your inkwell are exerted."""
        state = all_so(cards)
        if state is None:
            return ""
        whole = self.nouns.all(msgspec.structs.replace(cards, where=()), "object", place="in")
        return f"{whole.text} {self.nouns.stated(state, True, 'them')}"

    def are_so(self, cards: Cards, comparison: Comparison, number: int) -> str:
        """So many cards are so, or there: 2 characters of yours are exerted; an opposing character is in play."""
        bare = msgspec.structs.replace(cards, said="")
        if cards.said == "there" and cards.zone not in ("play", "under"):
            where = self.nouns.where(cards.zone, cards.whose, "in", cards.whose in ("opposing", "any"))
            return self.there(comparison, number, self.nouns.noun(bare), self.nouns.noun(bare, True), where)
        if cards.said == "there":
            if cards.whose != "opposing" or cards.zone != "play":
                return ""
            noun = self.how_many(comparison, number, self.nouns.noun(bare), self.nouns.noun(bare, True), cards.other)
            return f"{noun.text} {'are' if noun.plural else 'is'} in {self.words.word('play')}"
        if not cards.where or cards.zone != "play":
            return ""
        bare = msgspec.structs.replace(bare, where=cards.where[:-1])
        noun = self.how_many(
            comparison,
            number,
            self.nouns.noun(bare, of=True),
            self.nouns.noun(bare, True, of=True),
            cards.other,
        )
        return f"{noun.text} {self.predicate(cards.where[-1], noun)}"

    def there(self, comparison: Comparison, number: int, single: str, plural: str, where: str) -> str:
        """There's a card somewhere."""
        noun = self.how_many(comparison, number, single, plural)
        return f"there {'are' if noun.plural else 'is'} {noun.text} {where}".replace("there is ", "there's ", 1)

    def how_many(self, comparison: Comparison, number: int, single: str, plural: str, other: bool = False) -> Phrase:
        """A number of things, with the verb that goes with it."""
        text = self.nouns.quantity(Has("cards under", comparison, number), single, plural)
        one = text == a(single)
        if (comparison, number) == ("is", 1):
            return Phrase(f"only 1 {'other ' if other else ''}{single}")
        if other and one:
            return Phrase(f"another {single}")
        if other:
            text = text.replace(plural, f"other {plural}", 1)
        return Phrase(text, not one)

    def when_owner(self, who: Who | None) -> str:
        """Whose zone an event speaks of."""
        if who is None or (not isinstance(who, PlayerOf) and who == "you"):
            return "your"
        if who == "each player":
            return "a player's"
        return self.refs.whose(who)
