"""What a draft is made of, as one record: its pool, its packs, how they are chosen from, where the rest goes."""

from typing import Final

from mazo.draft.recipe import Recipe
from mazo.draft.traits import Traits

LEFT: Final = 1
RIGHT: Final = -1

PASS_THEN_DISCARD: Final = 0
"""The last cards of a pack are passed once more, and whoever receives them discards them."""
PICKER_DISCARDS: Final = 1
"""The last cards of a pack are discarded by whoever kept from it last."""

# How cards are chosen.
PASSING: Final = 0
"""Everybody has a pack, keeps of it in secret and at once, and passes the rest on."""
SHOWN: Final = 1
"""A pack lies open on the table, and single cards are taken of it in turn."""
LINES: Final = 2
"""A grid lies open on the table, and whole rows or columns are taken in turn."""
PILES: Final = 3
"""Piles lie closed on the table: whose turn it is looks at one after the other, and takes one or lets it grow."""
SPLIT: Final = 4
"""A pack lies open on the table: one divides it in two, and the other chooses."""


class Keys:
    """The rules under which the steps of a draft happen; 0 where the game's book has no such rule."""

    def __init__(
        self,
        shuffle: int = 0,
        deal: int = 0,
        keep: int = 0,
        burn: int = 0,
        hand_on: int = 0,
        discard: int = 0,
        round_over: int = 0,
        finished: int = 0,
        leave: int = 0,
    ) -> None:
        self.shuffle = shuffle
        self.deal = deal
        self.keep = keep
        self.burn = burn
        self.hand_on = hand_on
        self.discard = discard
        self.round_over = round_over
        self.finished = finished
        self.leave = leave


class Config:
    """One kind of draft for a number of players.

    `picks`, `burns` and `directions` are lists: `picks` and `burns` by the step of a round, the last entry standing for
    all further steps; `directions` by the round, beginning again when it is through.

    >>> three_rounds = Config(["A", "B"], [45, 45], rounds=3, pack_size=10, picks=[2], discard_at=2)
    >>> three_rounds.steps(), three_rounds.kept(), three_rounds.left_over(), three_rounds.needed(3)
    (4, 24, 2, 90)
    >>> booster = Config(["A"], [384], rounds=4, pack_size=12, picks=[1], directions=[LEFT, RIGHT])
    >>> booster.steps(), booster.kept(), booster.left_over(), booster.direction(4) == RIGHT
    (12, 48, 0, True)
    """

    def __init__(
        self,
        names: list[str],
        counts: list[int],
        *,
        rounds: int,
        pack_size: int,
        picks: list[int],
        burns: list[int] | None = None,
        directions: list[int] | None = None,
        discard_at: int = 0,
        leftover: int = PASS_THEN_DISCARD,
        open_discards: bool = False,
        seats_low: int = 2,
        seats_high: int = 8,
        deck: int = 0,
        keys: Keys | None = None,
        manner: int = PASSING,
        lanes: int = 0,
        turns: int = 0,
        snake: bool = False,
        recipe: Recipe | None = None,
        least: int = 0,
        seconds: list[int] | None = None,
        traits: Traits | None = None,
        origin: list[str] | None = None,
    ) -> None:
        # The pool: a fixed list of names with the number of copies of each, dealt without replacement; or, with a
        # recipe, the names that may be in a pack, which is printed by it.
        self.names = names
        self.counts = counts
        self.recipe = recipe
        self.seats_low = seats_low
        self.seats_high = seats_high
        self.rounds = rounds
        self.pack_size = pack_size
        # How many cards are kept, and how many are put away, before a pack is passed.
        self.picks = picks
        self.burns = burns if burns is not None else [0]
        self.directions = directions if directions is not None else [LEFT, RIGHT]
        # A pack that has come down to so many cards is discarded, by whom `leftover` says.
        self.discard_at = discard_at
        self.leftover = leftover
        # Whether discards lie face up.
        self.open_discards = open_discards
        # How many cards everybody must hold in the end; 0 if the draft does not say.
        self.deck = deck
        # How many cards a deck that is built of them has at least; 0 if the draft does not say.
        self.least = least
        self.keys = keys if keys is not None else Keys()
        # How cards are chosen. Where they lie on the table: in how many lanes, how often somebody takes of one round
        # (0: until there is nothing left to take), and whether the order turns round when everybody has had a turn.
        self.manner = manner
        self.lanes = lanes
        self.turns = turns
        self.snake = snake
        # How long one may think, by the number of cards in the pack from 0 on; for surfaces that have a clock.
        self.seconds = seconds if seconds is not None else []
        # What drafters know of the cards, where anybody does.
        self.traits = traits
        # What the record was made of, for whoever writes a position down.
        self.origin = origin if origin is not None else []

    def pool(self, seats: int) -> list[int]:
        """Every card of the pool by its kind, in the order of the list; of packs still to be printed, a blank card for
        each.
        """
        if self.recipe is not None:
            size = self.recipe.size()
            return [0] * (-(-self.needed(seats) // size) * size)
        kinds: list[int] = []
        for kind in range(len(self.names)):
            kinds += [kind] * self.counts[kind]
        return kinds

    def picks_at(self, step: int) -> int:
        """How many cards everybody keeps at a step of a round, counted from 0."""
        return self.picks[min(step, len(self.picks) - 1)]

    def burns_at(self, step: int) -> int:
        """How many cards everybody puts away at a step of a round."""
        return self.burns[min(step, len(self.burns) - 1)]

    def direction(self, number: int) -> int:
        """Which way packs go in a round, counted from 1: a step of so many seats clockwise."""
        return self.directions[(number - 1) % len(self.directions)]

    def size_after(self, size: int, step: int) -> int:
        """How many cards a pack of so many has when a step is over."""
        return max(0, size - self.picks_at(step) - self.burns_at(step))

    def sizes(self) -> list[int]:
        """How many cards a pack has at each step of a round, and in the end."""
        sizes = [self.pack_size]
        while sizes[-1] > self.discard_at:
            sizes.append(self.size_after(sizes[-1], len(sizes) - 1))
        return sizes

    def steps(self) -> int:
        """How often everybody keeps cards in a round."""
        return len(self.sizes()) - 1

    def left_over(self) -> int:
        """How many cards of each pack nobody keeps or burns."""
        return self.sizes()[-1]

    def kept(self) -> int:
        """How many cards everybody has kept when the draft is over; 0 where that depends on what is chosen."""
        if self.manner != PASSING:
            return self.deck
        sizes = self.sizes()
        each = 0
        for step in range(len(sizes) - 1):
            each += min(sizes[step], self.picks_at(step))
        return each * self.rounds

    def needed(self, seats: int) -> int:
        """How many cards are dealt to so many players, or laid out before them."""
        return (seats if self.manner == PASSING else 1) * self.rounds * self.pack_size

    def chooser(self, number: int, turn: int, seats: int) -> int:
        """Who takes at a turn of a round in which cards lie on the table: another one begins each round.

        >>> config = Config(["A"], [60], rounds=3, pack_size=6, picks=[1], manner=SHOWN, snake=True)
        >>> [config.chooser(1, turn, 3) for turn in range(6)], config.chooser(2, 0, 3)
        ([0, 1, 2, 2, 1, 0], 1)
        """
        place = turn % seats
        if self.snake and turn // seats % 2 == 1:
            place = seats - 1 - place
        return (number - 1 + place) % seats

    def time_for(self, size: int) -> int:
        """How many seconds one may think before a pack of so many cards; 0 if there is no limit."""
        return self.seconds[min(size, len(self.seconds) - 1)] if self.seconds else 0
