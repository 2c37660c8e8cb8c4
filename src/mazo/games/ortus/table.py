"""The columns of Ortus Regni on top of those of a draft: profile, colours, Palaces and the Viking bag."""

from mazo.draft.config import Config
from mazo.draft.rules import DraftGame
from mazo.draft.table import draft_zones
from mazo.games.ortus.rules.editions import Profile
from mazo.games.ortus.rules.pool import COLOURS
from mazo.games.ortus.rules.words import CASTLE, EARLDOM, FIRST_PALACE, PALACES
from mazo.kernel.codes import EVERYONE, NO_ONE, NOBODY, OWNER
from mazo.kernel.frames import NONE
from mazo.kernel.records import ZoneKind
from mazo.kernel.rules import Stage
from mazo.kernel.table import Table

# Palaces wait in the open and stand in an Earldom; a Tower is a card face down in front of its owner, who may look.
ZONES = [
    ZoneKind("palaces", EVERYONE, False),
    ZoneKind("earldom", EVERYONE, False, in_play=True),
    ZoneKind("towers", OWNER, True, in_play=True),
    ZoneKind("aside", NO_ONE, True),
    ZoneKind("discard", EVERYONE, True),
    ZoneKind("removed", EVERYONE, True),
]


class Ortus(DraftGame):
    """The draft of Ortus Regni and the set-up of the drafted game, as a value."""

    def __init__(self, seats: int, stages: list[Stage], config: Config, profile: Profile, colour: int) -> None:
        super().__init__(draft_zones(config) + ZONES, seats, stages, config)
        self.profile = profile
        self.colour = colour
        self.palace = NONE
        self.bag = NONE

    def lay(self) -> None:
        """Give a new game its own empty columns."""
        super().lay()
        self.palace = [NOBODY] * self.seats
        self.bag = [0] * len(COLOURS)

    def fill(self, twin: Table) -> None:
        """Copy these columns as well."""
        super().fill(twin)
        assert isinstance(twin, Ortus)
        twin.palace = self.palace[:]
        twin.bag = self.bag[:]

    def ints(self) -> list[int]:
        """These columns belong to the hash as well."""
        return [*super().ints(), *self.palace, *self.bag]

    def kind_name(self, kind: int) -> str:
        """The name of a kind of card; a Palace has its colour before it."""
        if kind < FIRST_PALACE:
            return self.config.names[kind]
        return f"{COLOURS[kind - FIRST_PALACE].capitalize()} Palace"

    def is_palace(self, card: int) -> bool:
        """Whether the card is a Palace."""
        return self.kind[card] >= FIRST_PALACE

    def colour_of(self, card: int) -> int:
        """[1.4] [2.1] The colour of a card's back: one for all that were drafted; each Palace has its own."""
        kind = self.kind[card]
        return kind - FIRST_PALACE if kind >= FIRST_PALACE else self.colour

    def free_palaces(self) -> list[int]:
        """[3.1] The Palaces whose colour no Earl has."""
        return self.cards(PALACES, NOBODY)

    def is_anchor(self, card: int) -> bool:
        """Whether the card can be the head of a Fief: a Castle or a Palace."""
        return self.kind[card] == CASTLE or self.is_palace(card)

    def anchors(self, seat: int) -> list[int]:
        """The Castles and Palaces in an Earldom."""
        return [card for card in self.cards(EARLDOM, seat) if self.is_anchor(card)]
