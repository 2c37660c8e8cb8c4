"""English amounts: how many, how much, and what is counted."""

from __future__ import annotations

from mazo.abilities.text.english.forms import a, possessive
from mazo.abilities.text.english.part import Part
from mazo.abilities.text.plan.shapes import is_you, othered
from mazo.abilities.text.plan.usage import Kind
from mazo.abilities.tree import nouns as tree
from mazo.abilities.tree.words import Counter, PlayerFigure, Quality, Stat


class Amounts(Part):
    """How much."""

    def amount_of(self, amount: tree.Amount, one: str, many: str) -> tuple[str, str]:
        """So many things, and what that is counted by: a card; 2 glory, for each item you have in play."""
        if isinstance(amount, tree.Math) and amount.op == "plus" and isinstance(amount.left, tree.That):
            return f"that number of {many} plus {self.voice.measuring.value(amount.right)}", ""
        measure = self.voice.measuring.measure(amount)
        countable = one != many
        if measure.that:
            return f"that {'many' if countable else 'much'} {many}", ""
        if measure.equal and not measure.each:
            return many, f" equal to {measure.equal}{measure.limit}"
        single = a(one) if countable else f"1 {one}"
        tail = f" for each {measure.each}{measure.limit}" if measure.each else ""
        return single if measure.number == 1 else f"{measure.number} {many}", tail

    def so_many(self, amount: tree.Amount) -> str:
        """So many cards, as a plain number."""
        return f"1 {self.words.card}" if amount == 1 else f"{self.voice.measuring.value(amount)} {self.words.cards}"

    def stat_of(self, stat: Stat, of: tree.Them) -> str:
        """A figure of those cards: this character's {S}, the damage on them."""
        symbol = self.words.figures[stat].name
        if isinstance(of, tree.Ref) and of.name in self.scene.promised:
            of = self.scene.promised.pop(of.name)
        if stat in self.scene.usage.heaps:
            return f"the {symbol} on {self.refs.them(of).text}"
        if stat in self.scene.usage.piles:
            return f"the number of {self.words.cards} under {self.refs.them(of).text}"
        if isinstance(of, tree.Every):
            return f"the total {symbol} of {self.refs.them(of, 'subject').text}"
        if isinstance(of, tree.Ref) and self.scene.last == of.name:
            return f"{'its' if self.refs.neuter(self.refs.met(of)) else 'their'} {symbol}"
        if isinstance(of, tree.This) and self.scene.gone:
            return f"the {symbol} {self.nouns.itself()} had in {self.words.word('play')}"
        if isinstance(of, tree.This | tree.Ref) and not self.refs.met(of).plural:
            return f"{possessive(self.refs.them(of).text)} {symbol}"
        return f"the {symbol} of {self.refs.them(of).text}"

    def point_of(self, stat: Stat, of: tree.Them) -> str:
        """One point of a figure, as what is counted: 1 damage on them; card under this character."""
        if stat in self.scene.usage.heaps:
            whose = self.refs.them(of, "subject").text if isinstance(of, tree.Every) else self.refs.nearby(of)
            return f"1 {self.words.figures[stat].name} on {whose}"
        if self.words.figures[stat].each:
            return self.words.figures[stat].each
        left = self.scene.event in self.scene.usage.leaving and of == tree.Ref("subject")
        was = "that was " if left or (self.scene.gone and isinstance(of, tree.This)) else ""
        return f"{self.words.card} {was}under {self.refs.nearby(of)}"

    def owned(self, cards: tree.Cards) -> str:
        """Cards in the plural with where they are: characters you have in play."""
        cards = othered(cards)
        other = "other " if cards.other else ""
        if cards.zone != "play":
            return (
                other
                + self.nouns.noun(cards, True)
                + " "
                + self.voice.describing.where(cards.zone, cards.whose, "in", cards.whose in ("opposing", "any"))
            )
        if self.scene.usage.is_here(cards):
            return other + self.nouns.noun(cards, True, of=True)
        if cards.said == "your":
            return f"your {other}{self.nouns.noun(cards, True)} in {self.words.word('play')}"
        have = {"yours": f"you {self.words.held}", "theirs": f"they {self.words.held}"}.get(cards.whose, "in play")
        return f"{other}{self.nouns.noun(cards, True)} {have}".replace("in play in play", "in play")

    def counted_ones(self, cards: tree.Cards | tree.Ref) -> str:
        """The cards among which something is counted: items you have in play; the cards revealed this way."""
        if isinstance(cards, tree.Cards):
            return self.owned(cards)
        return f"{self.words.cards} revealed this way" if cards.name == "looked" else self.refs.them(cards).text

    def different(self, what: Quality, cards: tree.Cards | tree.Ref, plural: bool = False) -> str:
        """What is counted as different among cards: different name of items you have in play."""
        frame = f"different {what} of {{}}" if plural else self.words.qualities[what]
        return frame.format(self.counted_ones(cards))

    def such_each(self, of: tree.Them, are: tuple[tree.Trait, ...], plural: bool = False) -> str:
        """What is counted when some of those cards are: action card discarded this way."""
        noun = self.nouns.noun(tree.Cards(where=are, zone="deck"), plural)
        how = {
            "discarded": "discarded this way",
            "put into discard": f"put into your {self.words.word('discard')} this way",
        }
        known = how.get(of.name) if isinstance(of, tree.Ref) else None
        return f"{noun} {known or 'among ' + self.refs.them(of).text}"

    def size_each(self, of: tree.Them) -> str:
        """What is counted when those cards are."""
        match of:
            case tree.Under(cards=cards):
                return f"card under {self.refs.nearby(cards)}"
            case tree.Ref(name="under"):
                return (
                    f"card that was under {self.nouns.itself()}"
                    if self.scene.gone
                    else f"card under {self.nouns.itself()}"
                )
            case _:
                return (
                    f"of {self.refs.them(of).text}"
                    if self.refs.met(of).plural
                    else f"card among {self.refs.them(of).text}"
                )

    def size_of(self, of: tree.Them) -> str:
        """How many those cards are."""
        if isinstance(of, tree.Under):
            return f"the number of cards under {self.refs.them(of.cards).text}"
        if self.refs.said(of):
            return "that number of cards"
        return f"the number of {self.refs.them(of).text.removeprefix('all ')}"

    def player_has(self, figure: PlayerFigure, who: tree.Who) -> str:
        """What a player has so much of: your glory; the number of seeds you have."""
        one, many = self.words.of_players(figure)
        if one != many:
            owner = self.refs.who(who)
            return f"the number of {many} {owner.text} {'have' if owner.plural else 'has'}"
        whose = "their" if who == self.stage.current and not is_you(who) else self.refs.whose(who)
        return f"{whose} {many}"

    def times(self, when: tree.When) -> str:
        """How often something happened."""
        return self.voice.events.happened(when).replace("time ", "times ", 1)

    def most_among(self, stat: Stat, cards: tree.Cards, lowest: bool) -> str:
        """The highest or the lowest figure among cards."""
        return f"the {'lowest' if lowest else 'highest'} {self.words.figures[stat].name} among {self.owned(cards)}"

    def counter_done(self, kind: Counter, moved: bool) -> str:
        """A counter that was removed or moved, as what is counted."""
        counter = self.words.counters[kind]
        what = f"1 {counter.mass}" if counter.mass and not moved else self.words.word(counter.name)
        return f"{what} {'moved' if moved else 'removed'} this way"

    def done_so(self, kind: Kind, how: str) -> str:
        """A card of a kind that something was done with."""
        return f"{self.words.word(kind)} {how}"

    def one_of_them(self) -> str:
        """One of what was done last."""
        return "of them"
