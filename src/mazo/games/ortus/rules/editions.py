"""The profiles as frozen switches: code asks the switch, never the profile's name."""

from mazo.draft.config import PASS_THEN_DISCARD, PICKER_DISCARDS


class Profile:
    """One reading of the rules, as the answers it gives where readings differ."""

    def __init__(
        self,
        name: str,
        leftover: int,
        alternate_direction: bool = True,
        two_towers: bool = True,
        face_down: bool = True,
        intrigue_alike: bool = True,
    ) -> None:
        self.name = name
        # Whether the last two cards are passed once more [2.8] or set aside by whoever kept from the last four.
        self.leftover = leftover
        # Whether three Earls pass left, right and left [2.13], or always left.
        self.alternate_direction = alternate_direction
        # Whether everybody begins with two random Towers [4.4].
        self.two_towers = two_towers
        # Whether the discards of the draft lie face down [M2].
        self.face_down = face_down
        # Whether a card taken by Intrigue is treated like one that was captured, ransomed or won [M4].
        self.intrigue_alike = intrigue_alike


def profiles() -> dict[str, Profile]:
    """All profiles by name; the first, the default, is what the founding document says."""
    return {
        "seed": Profile("seed", PASS_THEN_DISCARD),
        "english": Profile("english", PICKER_DISCARDS),
    }
