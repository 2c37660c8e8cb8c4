"""What a drafter takes: the best card by rating, the more of its own colours and curve the more it has taken."""

from typing import Final

from mazo.draft.laid import line
from mazo.draft.table import Draft
from mazo.draft.traits import Traits
from mazo.draft.words import ASK_BURN, ASK_KEEP, ASK_LINE, ASK_PILE, ASK_SIDE, ASK_SPLIT
from mazo.kernel.codes import DONE, NO, NOBODY, SUBSET, TAKE, YES, first_of, option, verb_of
from mazo.kernel.frames import Choice

GOOD: Final = 53
"""A card that is worth so much is a good one."""
SETTLED: Final = 18
"""With so many cards one has settled on colours."""
COLOURS: Final = 2
"""So many colours one settles on."""
FINE: Final = 8
"""Values count in so many parts of a point, so that small differences are not rounded away."""


class Taste:
    """What a seat is looking for, by what it has kept: how good its cards of each colour are, and its costs."""

    def __init__(self, traits: Traits, kinds: list[int]) -> None:
        self.traits = traits
        self.taken = len(kinds)
        self.strength = [0] * 16
        self.good = [0] * 16
        self.costs = [0] * len(traits.curve)
        for kind in kinds:
            self.costs[traits.step(kind)] += 1
            worth = traits.worth[kind]
            colours = traits.colours[kind]
            bit = 0
            while colours:
                if colours & 1:
                    self.strength[bit] += max(0, worth - 40)
                    if worth >= GOOD:
                        self.good[bit] += 1
                colours >>= 1
                bit += 1
        self.own = self._own()

    def _own(self) -> int:
        """The bits of the colours in which one's cards are best."""
        own = 0
        for _ in range(COLOURS):
            best = NOBODY
            for bit in range(len(self.strength)):
                if not own >> bit & 1 and self.strength[bit] > 0:
                    if best == NOBODY or self.strength[bit] > self.strength[best]:
                        best = bit
            if best != NOBODY:
                own |= 1 << best
        return own

    def value(self, kind: int) -> int:
        """What a card is worth to this seat now."""
        traits = self.traits
        return FINE * traits.worth[kind] + self.fit(kind) + self.need(kind)

    def fit(self, kind: int) -> int:
        """What its colours add or take away: the more, the more one has settled."""
        colours = self.traits.colours[kind]
        if colours == 0 or self.own == 0:
            return 0
        share = FINE * self.traits.pull * min(self.taken, SETTLED) // SETTLED
        if colours & ~self.own == 0:
            return share
        return -share if colours & self.own == 0 else 0

    def need(self, kind: int) -> int:
        """What its cost adds or takes away: how far the curve is behind, or ahead, of what one would have by now."""
        if self.taken < SETTLED // 3:
            return 0
        bend = FINE * self.traits.bend
        return max(-bend, min(bend, bend * self.lack(kind) // 2))

    def lack(self, kind: int) -> int:
        """How many cards of its cost are missing by now."""
        step = self.traits.step(kind)
        wanted = sum(self.traits.curve)
        return self.traits.curve[step] * min(self.taken, wanted) // wanted - self.costs[step]


def taste_of(t: Draft, traits: Traits, seat: int) -> Taste:
    """What a seat is looking for."""
    return Taste(traits, [t.kind[card] for card in t.kept(seat)])


def best_pick(t: Draft, traits: Traits, choice: Choice, options: list[int]) -> int:
    """The option that looks best to the seat that is asked, by its own cards and those before it."""
    taste = taste_of(t, traits, choice.seat)
    if choice.ask == ASK_PILE:
        return option(YES) if option(NO) not in options or is_worth_taking(t, taste, choice.how) else option(NO)
    if choice.ask == ASK_SPLIT:
        return even_half(t, taste, choice, options)
    if choice.mode == SUBSET:
        wanted = best_cards(t, taste, choice)
        for packed in options:
            if packed in wanted:
                return packed
    best, most = NOBODY, 0
    for packed in options:
        worth = worth_of(t, taste, choice, packed)
        if best == NOBODY or worth > most:
            best, most = packed, worth
    return best


def best_cards(t: Draft, taste: Taste, choice: Choice) -> list[int]:
    """As many of the cards as are asked for, those that bring most; they are picked in the order in which they lie."""
    keys = sorted([-worth_of(t, taste, choice, packed) * 1024 + at for at, packed in enumerate(choice.items)])
    return [choice.items[key % 1024] for key in keys[: choice.high]]


def worth_of(t: Draft, taste: Taste, choice: Choice, packed: int) -> int:
    """What an option brings: a card, a line of the grid, or one of two halves; what is burnt is better gone."""
    if choice.ask == ASK_LINE:
        return sum([taste.value(t.kind[card]) for card in line(t, first_of(packed))])
    if choice.ask == ASK_SIDE:
        return sum([taste.value(t.kind[card]) for card in t.lane(first_of(packed))])
    if verb_of(packed) != TAKE:
        return 0
    value = taste.value(t.kind[first_of(packed)])
    if choice.ask == ASK_BURN:
        # What others would like best is put away: who passes it does not know their colours.
        return taste.traits.worth[t.kind[first_of(packed)]]
    return value if choice.ask == ASK_KEEP else 0


def is_worth_taking(t: Draft, taste: Taste, pile: int) -> bool:
    """Whether a pile holds more than an unseen card and the hope for the next pile are worth."""
    value = sum([taste.value(t.kind[card]) for card in t.lane(pile)])
    return value >= FINE * (GOOD + 12)


def even_half(t: Draft, taste: Taste, choice: Choice, options: list[int]) -> int:
    """Divide into halves of equal worth: go through the cards, best first, and give each to the poorer half.

    Picks come in the order of the cards, so the whole division is found anew for each of them.
    """
    cards = [first_of(packed) for packed in choice.items]
    order = sorted([-taste.value(t.kind[card]) * 1024 + at for at, card in enumerate(cards)])
    first: list[int] = []
    sums = [0, 0]
    for key in order:
        card = cards[key % 1024]
        if sums[0] <= sums[1]:
            first.append(option(TAKE, card))
            sums[0] += taste.value(t.kind[card])
        else:
            sums[1] += taste.value(t.kind[card])
    for packed in options:
        if packed in first and packed not in choice.picks:
            return packed
    return option(DONE) if option(DONE) in options else options[0]
