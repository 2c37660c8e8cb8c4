"""English amounts: how many, how much, and what is counted."""

from __future__ import annotations

from mazo.abilities.text.english.forms import a, possessive
from mazo.abilities.text.english.part import Part
from mazo.abilities.text.plan.shapes import is_you, othered
from mazo.abilities.tree.deeds import Discard, Do, MoveCounters, RemoveCounters, ToDeck, ToPlayer
from mazo.abilities.tree.effects import Move
from mazo.abilities.tree.nouns import (
    Amount,
    Cards,
    Chosen,
    Count,
    Different,
    Every,
    Happened,
    Math,
    MostAmong,
    PlayerHas,
    Ref,
    Size,
    Sum,
    That,
    Them,
    This,
    Trait,
    Under,
    When,
)
from mazo.abilities.tree.words import Quality, Stat

_PRONOUNS = {
    "he": ("he", "him", "his"),
    "she": ("she", "her", "her"),
    "it": ("it", "it", "its"),
    "they": ("they", "them", "their"),
}


class Amounts(Part):
    """How much."""

    def amount_of(self, amount: Amount, one: str, many: str) -> tuple[str, str]:
        """So many things, and what that is counted by: a card; 2 lore, for each item you have in play."""
        if isinstance(amount, Math) and amount.op == "plus" and isinstance(amount.left, That):
            return f"that number of {many} plus {self.value(amount.right)}", ""
        measure = self.voice.measuring.measure(amount)
        countable = one != many
        if measure.that:
            return f"that {'many' if countable else 'much'} {many}", ""
        if measure.equal and not measure.each:
            return many, f" equal to {measure.equal}{measure.limit}"
        single = a(one) if countable else f"1 {one}"
        tail = f" for each {measure.each}{measure.limit}" if measure.each else ""
        return single if measure.number == 1 else f"{measure.number} {many}", tail

    def so_many(self, amount: Amount) -> str:
        """So many cards, as a plain number."""
        return f"1 {self.words.card}" if amount == 1 else f"{self.value(amount)} {self.words.cards}"

    def stat_of(self, stat: Stat, of: Them) -> str:
        """A figure of those cards: this character's {S}, the damage on them."""
        symbol = self.words.figures[stat].name
        if isinstance(of, Ref) and of.name in self.scene.promised:
            of = self.scene.promised.pop(of.name)
        if stat in self.scene.usage.heaps:
            return f"the {symbol} on {self.refs.them(of).text}"
        if stat in self.scene.usage.piles:
            return f"the number of {self.words.cards} under {self.refs.them(of).text}"
        if isinstance(of, Every):
            return f"the total {symbol} of {self.refs.them(of, 'subject').text}"
        if isinstance(of, Ref) and self.scene.last == of.name:
            return f"{'its' if self.refs.neuter(self.refs.met(of)) else 'their'} {symbol}"
        if isinstance(of, This) and self.scene.gone:
            return f"the {symbol} {self.nouns.this()} had in {self.words.word('play')}"
        if isinstance(of, This | Ref) and not self.refs.met(of).plural:
            return f"{possessive(self.refs.them(of).text)} {symbol}"
        return f"the {symbol} of {self.refs.them(of).text}"

    def point_of(self, stat: Stat, of: Them) -> str:
        """One point of a figure, as what is counted: 1 damage on them; card under this character."""
        if stat in self.scene.usage.heaps:
            whose = self.refs.them(of, "subject").text if isinstance(of, Every) else self.refs.nearby(of)
            return f"1 {self.words.figures[stat].name} on {whose}"
        left = self.scene.event in self.scene.usage.leaving and of == Ref("subject")
        was = "that was " if left or (self.scene.gone and isinstance(of, This)) else ""
        return f"{self.words.card} {was}under {self.refs.nearby(of)}"

    def owned(self, cards: Cards) -> str:
        """Cards in the plural with where they are: characters you have in play."""
        cards = othered(cards)
        other = "other " if cards.other else ""
        if cards.zone != "play":
            return (
                other
                + self.nouns.noun(cards, True)
                + " "
                + self.nouns.where(cards.zone, cards.whose, "in", cards.whose in ("opposing", "any"))
            )
        if self.scene.usage.is_here(cards):
            return other + self.nouns.noun(cards, True, of=True)
        if cards.said == "your":
            return f"your {other}{self.nouns.noun(cards, True)} in {self.words.word('play')}"
        have = {"yours": "you have in play", "theirs": "they have in play"}.get(cards.whose, "in play")
        return f"{other}{self.nouns.noun(cards, True)} {have}".replace("in play in play", "in play")

    def counted_ones(self, cards: Cards | Ref) -> str:
        """The cards among which something is counted: items you have in play; the cards revealed this way."""
        if isinstance(cards, Cards):
            return self.owned(cards)
        return f"{self.words.cards} revealed this way" if cards.name == "looked" else self.refs.them(cards).text

    def different(self, what: Quality, cards: Cards | Ref) -> str:
        """What is counted as different among cards: different name of items you have in play."""
        return self.words.qualities[what].format(self.counted_ones(cards))

    def such_each(self, of: Them, are: tuple[Trait, ...]) -> str:
        """What is counted when some of those cards are: action card discarded this way."""
        noun = self.nouns.noun(Cards(where=are, zone="deck"))
        how = {
            "discarded": "discarded this way",
            "put into discard": f"put into your {self.words.word('discard')} this way",
        }
        known = how.get(of.name) if isinstance(of, Ref) else None
        return f"{noun} {known or 'among ' + self.refs.them(of).text}"

    def size_each(self, of: Them) -> str:
        """What is counted when those cards are."""
        match of:
            case Under(cards=cards):
                return f"card under {self.refs.nearby(cards)}"
            case Every(cards=cards):
                return self.nouns.each(cards)
            case Ref(name="under"):
                return (
                    f"card that was under {self.nouns.this()}" if self.scene.gone else f"card under {self.nouns.this()}"
                )
            case _:
                return (
                    f"of {self.refs.them(of).text}"
                    if self.refs.met(of).plural
                    else f"card among {self.refs.them(of).text}"
                )

    def value(self, amount: Amount) -> str:
        """An amount as a noun: 3, the number of your items, this character's {S}."""
        match amount:
            case int():
                return str(amount)
            case Count(cards=cards):
                return f"the number of {self.owned(cards)}"
            case Size(of=of, are=are) if are:
                return f"the number of {self.such_each(of, are).replace(self.words.card, self.words.cards, 1)}"
            case Size(of=Under(cards=cards)):
                return f"the number of cards under {self.refs.them(cards).text}"
            case Size(of=of):
                return (
                    f"the number of {self.refs.them(of).text.removeprefix('all ')}"
                    if not self.refs.said(of)
                    else "that number of cards"
                )
            case Sum(stat=stat, of=of):
                return self.stat_of(stat, of)
            case PlayerHas(figure=figure, who=who):
                whose = "their" if who == self.stage.current and not is_you(who) else self.refs.whose(who)
                return f"{whose} {self.words.player_figures[figure]}"
            case That():
                return "that amount"
            case Happened(event=event, who=who, cards=cards):
                times = self.voice.events.happened(When(event, cards, who=who)).replace("time ", "times ", 1)
                return f"the number of {times}"
            case Different(what=what, cards=cards):
                return f"the number of different {what} of {self.counted_ones(cards)}"
            case MostAmong(stat=stat, cards=cards, lowest=lowest):
                return (
                    f"the {'lowest' if lowest else 'highest'} {self.words.figures[stat].name} among {self.owned(cards)}"
                )
            case Math(op=op, left=left, right=right):
                return self.math(op, self.value(left), self.value(right))

    def each_done(self) -> str:
        """What was done last, as what is counted: 1 damage removed this way."""
        done = self.scene.done
        match done:
            case RemoveCounters(kind=kind):
                counter = self.words.counters[kind]
                return f"{f'1 {counter.mass}' if counter.mass else self.words.word(counter.name)} removed this way"
            case MoveCounters(kind=kind):
                return f"{self.words.word(self.words.counters[kind].name)} moved this way"
            case ToPlayer(verb=verb) if self.words.player_verbs[verb].done[0]:
                return self.words.player_verbs[verb].done[0]
            case Discard(cards=cards):
                return f"{self.nouns.noun(cards)} discarded this way"
            case Do(verb=verb, them=them) if self.words.verbs[verb].done:
                return f"{self.words.word(self.refs.met(them).kind)} {self.words.verbs[verb].done}"
            case Move():
                return f"{self.words.word(self.scene.usage.being)} you moved"
            case ToDeck(them=Every(cards=cards) | Chosen(cards=cards)):
                return f"{self.nouns.noun(cards)} moved this way"
        event = self.words.events.get(self.scene.event or "")
        return event.done if event is not None and event.done else "of them"

    def all_done(self) -> str:
        """What was done last, as an amount: the lore lost this way."""
        done = self.scene.done
        said = self.words.player_verbs[done.verb].done[1] if isinstance(done, ToPlayer) else ""
        return said or "that amount"

    def math(self, op: str, left: str, right: str) -> str:
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
