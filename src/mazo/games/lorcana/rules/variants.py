"""[10] Variants: what a format changes about the game itself."""

from typing import Final

OPENING_HAND: Final = 7
LORE_TO_WIN: Final = 20


class Variant:
    """What is different in a variant; where it says nothing, the normal rules apply."""

    def __init__(
        self,
        name: str = "constructed",
        opening_hand: int = OPENING_HAND,
        lore_to_win: int = LORE_TO_WIN,
        extra_ink: int = 0,
        refills: bool = False,
        coconut: bool = False,
    ) -> None:
        self.name = name
        self.opening_hand = opening_hand
        self.lore_to_win = lore_to_win
        # How many marketing cards begin in each inkwell.
        self.extra_ink = extra_ink
        # Whether the discard becomes the new deck when the deck is empty.
        self.refills = refills
        # Whether a special card lies beside each deck.
        self.coconut = coconut
