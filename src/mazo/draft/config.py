"""What a draft is made of, as one record: its pool, its packs, how many are kept and passed, where the rest goes."""

from typing import Final

LEFT: Final = 1
RIGHT: Final = -1

PASS_THEN_DISCARD: Final = 0
"""The last cards of a pack are passed once more, and whoever receives them discards them."""
PICKER_DISCARDS: Final = 1
"""The last cards of a pack are discarded by whoever kept from it last."""


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
    """One kind of draft. `picks`, `burns` and `directions` are lists: `picks` and `burns` by the step of a round, the
    last entry standing for all further steps; `directions` by the round, beginning again when it is through.

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
    ) -> None:
        # The pool: a fixed list of names with the number of copies of each, dealt without replacement.
        self.names = names
        self.counts = counts
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
        self.keys = keys if keys is not None else Keys()

    def pool(self) -> list[int]:
        """Every card of the pool by its kind, in the order of the list."""
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
        """How many cards everybody has kept when the draft is over."""
        sizes = self.sizes()
        each = 0
        for step in range(len(sizes) - 1):
            each += min(sizes[step], self.picks_at(step))
        return each * self.rounds

    def needed(self, seats: int) -> int:
        """How many cards are dealt to so many players."""
        return seats * self.rounds * self.pack_size
