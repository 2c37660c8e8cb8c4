"""The profiles as frozen switches: code asks the switch, never the profile's name."""

from mazo.draft.config import PASS_THEN_DISCARD, PICKER_DISCARDS
from mazo.games.ortus.rules.house import HouseRules


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
        drafted: bool = True,
        peace: int = 0,
        mulligan: bool = False,
        plays_on: bool = True,
        house: HouseRules | None = None,
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
        # Whether the decks are drafted from one set [3], or each Earl brings one of a colour of their own [6.4].
        self.drafted = drafted
        # For how many rounds nobody is attacked [14.1].
        self.peace = peace
        # Whether everybody may draw a new hand once [14.3].
        self.mulligan = mulligan
        # Whether the game follows the draft at once.
        self.plays_on = plays_on
        # What the sources leave open.
        self.house = house if house is not None else HouseRules()


PEACE_ROUNDS = 2
"""[14.1] So many rounds of peace a tournament begins with."""


def profiles() -> dict[str, Profile]:
    """All profiles by name; the first, the default, is what the founding document says."""
    return {
        "seed": Profile("seed", PASS_THEN_DISCARD, peace=PEACE_ROUNDS),
        "english": Profile("english", PICKER_DISCARDS, peace=PEACE_ROUNDS),
        "base": Profile("base", PASS_THEN_DISCARD, two_towers=False, drafted=False),
        "tournament": Profile("tournament", PASS_THEN_DISCARD, drafted=False, peace=PEACE_ROUNDS, mulligan=True),
    }
