"""[2] The drafting phase of Ortus Regni: the general draft with these figures."""

from typing import Final

from mazo.draft.config import LEFT, RIGHT, Config, Keys
from mazo.draft.rules import shuffle_pool
from mazo.games.ortus.book import keys
from mazo.games.ortus.rules.editions import Profile
from mazo.games.ortus.rules.pool import TYPES, complete_set, without_palace
from mazo.games.ortus.table import Ortus

FEWEST: Final = 2
"""[1.1] At least two Earls draft."""
MOST: Final = 3
"""[1.1] [4.1] At most three: a fourth would need thirty cards more than there are."""
PACK: Final = 10
"""[2.5] [2.10] Everybody gets ten cards, at the beginning and again in each further round."""
KEEP: Final = 2
"""[2.6] [2.7] Two cards are kept of each hand, whatever its size."""
LAST: Final = 2
"""[2.7] [2.8] Whoever is handed only two cards keeps none of them: they are discarded."""
ROUNDS: Final = 3
"""[2.10] [2.11] Three times in all."""
DECK: Final = 24
"""[2.11] All the cards that were kept are the Earl's deck: nothing is left out, nothing exchanged."""


def shuffle_set(t: Ortus) -> None:
    """[2.4] The drafting deck is shuffled before anybody gets a card of it."""
    shuffle_pool(t)


def directions(seats: int, alternate: bool) -> list[int]:
    """Which way the cards go, round by round."""
    return to_the_rival() if seats == 2 else round_the_table(alternate)


def to_the_rival() -> list[int]:
    """[2.12] Two Earls can only pass to each other."""
    return [LEFT]


def round_the_table(alternate: bool) -> list[int]:
    """[2.13] Three Earls pass left, right and left; or left each time, since they need not change the direction."""
    return [LEFT, RIGHT, LEFT] if alternate else [LEFT]


def draft_config(profile: Profile, seats: int) -> Config:
    """The draft of so many Earls by a profile."""
    return Config(
        TYPES,
        without_palace(complete_set()),
        rounds=ROUNDS,
        pack_size=PACK,
        picks=[KEEP],
        directions=directions(seats, profile.alternate_direction),
        discard_at=LAST,
        leftover=profile.leftover,
        open_discards=not profile.face_down,
        seats_low=FEWEST,
        seats_high=MOST,
        deck=DECK,
        keys=draft_keys(seats),
    )


def draft_keys(seats: int) -> Keys:
    """The rules by which the steps of the draft happen."""
    return Keys(
        shuffle=keys.SHUFFLE,
        deal=keys.TEN_CARDS,
        keep=keys.KEEP_TWO,
        hand_on=keys.TO_THE_RIVAL if seats == 2 else keys.LEFT_RIGHT_LEFT,
        discard=keys.LAST_TWO,
        round_over=keys.EIGHT_A_ROUND,
        finished=keys.TWENTY_FOUR,
        leave=keys.LEAVING,
    )
