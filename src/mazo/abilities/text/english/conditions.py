"""English conditions: what must hold, said so that "if", "while" and "unless" can stand before it."""

from __future__ import annotations

import msgspec

from mazo.abilities.text.english.forms import EQUALITIES, Phrase, a, conjugator, listed
from mazo.abilities.text.english.part import Part
from mazo.abilities.text.plan import holding
from mazo.abilities.text.plan.shapes import othered
from mazo.abilities.text.plan.together import all_so
from mazo.abilities.text.plan.usage import Met
from mazo.abilities.tree import nouns as tree

_SUCH = {
    "chosen": "{} is chosen",
    "discarded": "{} is discarded this way",
    "you discarded": "you discarded {}",
    "you returned": "you returned {} this way",
}
_THAN = {"more than": ("more", "than"), "less than": ("fewer", "than"), "is": ("as many", "as")}
_MUCH = {"more than": "more", "less than": "less", "is": "as much"}


class Conditions(Part):
    """What must hold."""

    def condition(self, condition: tree.Condition) -> str:
        """The condition as a clause."""
        return self.say(holding.plan(condition, self.scene.usage, lacks=True))

    def as_long_as(self, condition: tree.Condition) -> str:
        """The condition, after "while"."""
        return self.condition(condition)

    def say(self, held: holding.Held) -> str:
        """A condition that was taken apart."""
        match held:
            case holding.Joined(of=of, both=both):
                return listed([self.say(one) for one in of], "and" if both else "or") or "anything happens"
            case holding.HadTogether():
                return self.had_together(held)
            case holding.OfOneClass(cards=cards, comparison=comparison, number=number):
                return f"{self.there_are(cards, comparison, number)} of the same {self.words.word('classification')}"
            case holding.WhoseTurn(whose=whose, holds=holds):
                rival = "your opponent's" if self.scene.usage.one_opponent else "an opponent's"
                turn = {"yours": "your", "theirs": "their"}.get(whose, rival)
                return f"it {'is' if holds else 'is not'} {turn} turn"
            case holding.YourFirst(not_starting=not_starting, holds=holds):
                tail = " and you're not the first player" if not_starting else ""
                return f"this {'is' if holds else 'is not'} your first turn{tail}"
            case holding.Done(removed=True, holds=holds):
                return f"you removed {'' if holds else 'no '}{self.words.removable} this way"
            case holding.Done(holds=holds):
                return self.voice.flow.actor_does() + ("" if holds else "n't")
            case holding.Doing(moment=moment, holds=holds) if moment in self.words.moments:
                return f"it is{'' if holds else ' not'} {self.words.moments[moment]}"
            case holding.Doing(moment=moment, holds=holds):
                subject = self.refs.them(tree.This(), "subject")
                return f"{subject.text} {self.be(subject, holds)} {moment}"
            case holding.Such(them=them, are=are, said=said):
                last, kind = self.scene.last_them, self.refs.met(them).kind
                such = holding.chosen_kind(said, last, kind, are, self.scene.usage)
                return _SUCH[said].format(self.nouns.some(such, place=""))
            case holding.Used(cards=cards, state=state, holds=holds):
                self.refs.them(cards, "subject")
                way = self.words.states[state]
                used = f"{'used' if holds else 'did not use'} {way.used}"
                return f"you {used} to {way.to} {self.oblique(cards)}"
            case holding.Are(cards=cards, are=are, holds=holds):
                return self.they(self.refs.them(cards, "subject"), self.refs.met(cards).kind == "card", are, holds)
            case holding.OnlySuch(cards=cards):
                verb, _, tail = self.words.held.partition(" ")
                return f"you {verb} only {self.nouns.noun(cards, True)} {tail}".rstrip()
            case holding.Lacking(amount=amount):
                return self.lacking(amount)
            case holding.Compared(left=left, comparison=comparison, right=right):
                return self.compare(left, comparison, right)

    def lacking(self, amount: tree.Count | tree.Happened) -> str:
        """There is nothing of that: you don't have a character in play; you didn't play a spell."""
        if isinstance(amount, tree.Count):
            verb = self.words.held.partition(" ")[0] if amount.cards.zone == "play" else "have"
            return self.there_are(amount.cards, "at least", 1).replace(f" {verb} ", f" don't {verb} ", 1)
        return self.voice.events.never(tree.When(amount.event, amount.cards, who=amount.who))

    def had_together(self, held: holding.HadTogether) -> str:
        """Several things that you have in play, as one: you have a Villain character and an item in play."""
        have, _, tail = self.words.held.partition(" ")
        if held.names:
            kind = self.nouns.noun(msgspec.structs.replace(held.held[0], where=()), True)
            return f"you {have} {kind} named {listed([listed(one, 'or') for one in held.names])} {tail}".rstrip()
        things = listed([self.nouns.some(one) for one in held.held], "and" if held.both else "or")
        return f"you {have} {things} {tail}".rstrip()

    def oblique(self, cards: tree.This | tree.Ref) -> str:
        """The card just spoken of, as an object."""
        if isinstance(cards, tree.This):
            return {"he": "him", "she": "her", "it": "it", "they": "them"}.get(self.scene.pronoun, self.nouns.itself())
        return self.refs.them(cards).text

    def actor_does(self) -> str:
        """What came before was done."""
        return "you do"

    def be(self, subject: Phrase, holds: bool = True) -> str:
        """The verb be for that subject."""
        text = "are" if subject.plural else "is"
        return text if holds else f"{text}n't"

    def they(self, subject: Phrase, card: bool, are: tuple[tree.Trait, ...], holds: bool) -> str:
        """Those cards have all these traits."""
        this = self.scene.card if self.scene.last == "this" else ""
        traits = holding.said_of(are, card, this, self.scene.usage, named=False)
        several = subject.plural and subject.text != "they"
        said: list[str] = []
        if traits.named:
            said.append(f"{self.is_a(subject, holds)} the named {self.words.card}")
        elif traits.noun is not None:
            noun = self.nouns.noun(traits.noun, several)
            said.append(f"{self.is_a(subject, holds)} {noun if several else a(noun)}")
        said += [self.predicate(one, subject, holds) for one in traits.rest]
        joint = "and" if holds else "or"
        if said and said[0][:1] == "'":
            return subject.text + listed(said, joint)
        return f"{subject.text} {listed(said, joint) or 'exist' + ('' if subject.plural else 's')}"

    def is_a(self, subject: Phrase, holds: bool) -> str:
        """The verb before a noun, joined to a pronoun."""
        if holds and subject.text in ("it", "he", "she"):
            return "'s"
        if holds and subject.text == "they":
            return "'re"
        return self.be(subject, holds)

    def predicate(self, trait: tree.Trait, subject: Phrase, holds: bool = True) -> str:
        """A trait as what is said of a subject."""
        persons = [self.words.word(one) for one in self.scene.usage.persons]
        person = subject.plural or any(one in subject.text for one in persons)
        them = "them" if person and subject.text != "it" else "it"
        if subject.text in ("he", "she", self.nouns.itself()):
            them = self.oblique(tree.This())
        have = ("have" if subject.plural else "has") if holds else ("don't have" if subject.plural else "doesn't have")
        match trait:
            case tree.Is(state=state):
                return self.nouns.stated(state, subject.plural, them, holds)
            case tree.HasKeyword(keyword=keyword):
                return f"{have} {keyword}"
            case tree.Has():
                return f"{have} {self.nouns.figure(trait, them)}"
            case tree.Named(names=names, part=True):
                return f"{have} {listed(names, 'or')} in its name"
            case tree.Named():
                return f"{self.be(subject, holds)} {self.voice.describing.after(trait, False, True)}"
            case tree.SameName():
                return f"{have} {self.voice.describing.after(trait, False, True).removeprefix('with ')}"
            case tree.Not(of=tree.Is() as state):
                return self.predicate(state, subject, not holds)
            case tree.AllOf(of=of):
                return listed([self.predicate(one, subject, holds) for one in of], "and" if holds else "or")
            case _:
                after = self.voice.describing.after(trait, subject.plural, them != "it")
                return f"{self.be(subject, holds)} {'ones' if subject.plural else 'one'} {after}"

    # Amounts against each other.

    def compare(self, left: tree.Amount, comparison: tree.Comparison, right: tree.Amount) -> str:
        """One amount against another."""
        if isinstance(right, int):
            match left:
                case tree.Count(cards=cards):
                    return self.there_are(cards, comparison, right)
                case tree.Size(of=tree.Ref(name=name), are=()) if name in self.words.took_part:
                    return self.took_part(name, comparison, right)
                case tree.Size(of=tree.Ref(), are=are) if are and (comparison, right) == ("at least", 1):
                    return f"any {self.nouns.noun(tree.Cards(where=are, zone='deck'), True)} were moved this way"
                case tree.Size(of=tree.Under(cards=cards)):
                    under = f"under {self.refs.nearby(cards)}"
                    if isinstance(cards, tree.This):
                        self.scene.meet_this()
                    return self.there(comparison, right, self.words.card, self.words.cards, under)
                case tree.Sum(stat=stat, of=of) if not self.refs.met(of).plural:
                    subject = self.refs.them(of, "subject")
                    figure = self.nouns.figure(tree.Has(stat, comparison, right))
                    return f"{subject.text} {'have' if subject.plural else 'has'} {figure}"
                case tree.PlayerHas(figure=figure, who=who):
                    subject, (one, many) = self.refs.who(who), self.words.of_players(figure)
                    much = self.nouns.quantity(comparison, right, one, many)
                    much = much.replace("no ", "0 ") if one == many else much
                    return f"{subject.text} {'have' if subject.plural else 'has'} {much}"
                case tree.Happened(event=event, who=who, cards=cards):
                    return self.voice.events.past(tree.When(event, cards, who=who), (comparison, right))
        versus = self.versus(left, comparison, right)
        return (
            versus
            or f"{self.voice.measuring.value(left)} is {EQUALITIES[comparison]} {self.voice.measuring.value(right)}"
        )

    def took_part(self, name: str, comparison: tree.Comparison, number: int) -> str:
        """So many cards took part in something, and can be spoken of from then on: 2 characters cast this spell."""
        being = self.scene.usage.being
        many = self.how_many(comparison, number, self.words.word(being), self.words.word(being, True))
        self.scene.meet(name, Met(being, many.plural, "yours"))
        return f"{many.text} {self.words.took_part[name].format(this=self.nouns.itself())}"

    def versus(self, left: tree.Amount, comparison: tree.Comparison, right: tree.Amount) -> str:
        """One player's cards, or what they have, against another's, where both are the same thing."""
        rivals = holding.versus(left, comparison, right)
        if rivals is None:
            return ""
        many, than = _THAN[comparison]
        if isinstance(rivals, holding.RivalCards):
            mine = rivals.mine
            subject = self.owner(mine.whose)
            noun = self.nouns.noun(mine, True, opposing=False)
            where = self.zone_of(mine, "your" if mine.whose == "yours" else "their")
            have = "have" if subject.plural else "has"
            what = f"{many} {noun} {where}".rstrip()
            return f"{subject.text} {have} {what} {than} {self.rival(mine.whose, rivals.other)}"
        subject, other = self.refs.who(rivals.mine), self.refs.who(rivals.other).text
        one, several = self.words.of_players(rivals.figure)
        much = f"{_MUCH[comparison] if one == several else many} {several}"
        return f"{subject.text} {'have' if subject.plural else 'has'} {much} {than} {other}"

    def owner(self, whose: tree.Whose) -> Phrase:
        """The player who has the cards."""
        if whose == "theirs" and (chosen := self.scene.chosen_player()) is not None:
            return self.refs.who(chosen)
        rival = self.refs.who("any opponent") if self.scene.usage.one_opponent else Phrase("an opponent")
        return {"yours": Phrase("you", True), "theirs": Phrase("they", True)}.get(whose, rival)

    def rival(self, mine: tree.Whose, other: tree.Whose) -> str:
        """The player who is compared with."""
        if other == "opposing" and self.scene.usage.one_opponent:
            return self.refs.who("any opponent").text
        if other == "yours":
            return "you"
        return "they do" if other == "theirs" else "each opponent" if mine == "yours" else "an opponent"

    def zone_of(self, cards: tree.Cards, their: str) -> str:
        """Where a player has the cards."""
        if cards.zone == "play":
            return "here" if self.scene.usage.is_here(cards) else self.words.held.partition(" ")[2]
        return f"under {their} cards" if cards.zone == "under" else f"in {their} {self.words.word(cards.zone)}"

    def there_are(self, cards: tree.Cards, comparison: tree.Comparison, number: int) -> str:
        """So many such cards are there: you have a character named X in play."""
        cards = othered(cards)
        if number == 0 and comparison == "is" and (whole := self.all_are(cards)):
            return whole
        if cards.said in ("so", "there") and (turned := self.are_so(cards, comparison, number)):
            return turned
        if cards.said == "there" or (cards.said == "in play" and cards.whose == "any"):
            cards = msgspec.structs.replace(cards, said="")
        if (comparison, number) == ("at least", 1) and self.voice.describing.by_name(cards) and cards.zone == "play":
            name = self.nouns.noun(msgspec.structs.replace(cards, other=False), opposing=False)
            if cards.whose == "any":
                return f"{name} is in {self.words.word('play')}"
            owner = self.owner(cards.whose)
            return f"{owner.text} {conjugator(owner.plural)(self.words.held.partition(' ')[0])} {name}"
        here = self.scene.usage.is_here(cards)
        single = self.nouns.noun(cards, opposing=False)
        plural = self.nouns.noun(cards, True, opposing=False)
        if cards.zone == "under" and cards.whose == "any":
            self.scene.meet_this()
            return self.there(comparison, number, single, plural, f"under {self.nouns.itself()}")
        noun = self.how_many(comparison, number, single, plural, cards.other)
        if cards.whose == "any":
            if cards.zone != "play":
                return self.there(
                    comparison, number, single, plural, self.voice.describing.where(cards.zone, "any", "in", True)
                )
            if noun.plural and not here:
                return f"there are {noun.text}" + ("" if cards.said == "in play" else f" in {self.words.word('play')}")
            if not here:
                return f"{noun.text} is in {self.words.word('play')}"
            if self.scene.gone:
                return f"there {'were' if noun.plural else 'was'} {noun.text}"
            return f"there are {noun.text}" if noun.plural else f"there's {noun.text}"
        if (comparison, number) == ("is", 1):
            self.scene.meet("it", Met(self.scene.usage.pronoun_kind(cards), True, cards.whose), tree.Every(cards))
        subject = self.owner(cards.whose)
        their = "your" if cards.whose == "yours" else "their"
        said = cards.said in ("in play", "in play with") and cards.zone == "play"
        where = "" if here or said else " " + self.zone_of(cards, their)
        verb = self.words.held.partition(" ")[0] if cards.zone == "play" and not here else "have"
        return f"{subject.text} {conjugator(subject.plural)(verb)} {noun.text}{where}".rstrip()

    def all_are(self, cards: tree.Cards) -> str:
        """There are none that aren't so: all cards in your vault are tapped."""
        state = all_so(cards, self.scene.usage)
        if state is None:
            return ""
        whole = self.nouns.all(msgspec.structs.replace(cards, where=()), "object", place="in")
        return f"{whole.text} {self.nouns.stated(state, True, 'them')}"

    def are_so(self, cards: tree.Cards, comparison: tree.Comparison, number: int) -> str:
        """So many cards are so, or there: 2 characters of yours are tapped; an opposing character is in play."""
        bare = msgspec.structs.replace(cards, said="")
        if cards.said == "there" and cards.zone not in ("play", "under"):
            where = self.voice.describing.where(cards.zone, cards.whose, "in", cards.whose in ("opposing", "any"))
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

    def there(self, comparison: tree.Comparison, number: int, single: str, plural: str, where: str) -> str:
        """There's a card somewhere."""
        noun = self.how_many(comparison, number, single, plural)
        return f"there {'are' if noun.plural else 'is'} {noun.text} {where}".replace("there is ", "there's ", 1)

    def how_many(
        self, comparison: tree.Comparison, number: int, single: str, plural: str, other: bool = False
    ) -> Phrase:
        """A number of things, with the verb that goes with it."""
        text = self.nouns.quantity(comparison, number, single, plural)
        one = text == a(single)
        if (comparison, number) == ("is", 1):
            return Phrase(f"only 1 {'other ' if other else ''}{single}")
        if other and one:
            return Phrase(f"another {single}")
        if other:
            text = text.replace(plural, f"other {plural}", 1)
        return Phrase(text, not one)
