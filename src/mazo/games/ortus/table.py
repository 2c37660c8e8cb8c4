"""The columns of Ortus Regni on top of those of a draft: profile, colours, rounds, markers and the Viking bag."""

from mazo.draft.config import Config
from mazo.draft.rules import DraftGame
from mazo.draft.table import draft_zones
from mazo.games.ortus.codes import cards as C
from mazo.games.ortus.codes import zones as Z
from mazo.games.ortus.rules.editions import Profile
from mazo.games.ortus.rules.house import HouseRules
from mazo.games.ortus.rules.pool import COLOURS, kind_called
from mazo.kernel.codes import EVERYONE, NO_ONE, NOBODY, OWNER
from mazo.kernel.frames import NONE
from mazo.kernel.records import ZoneKind
from mazo.kernel.rules import Stage
from mazo.kernel.table import Table

# Palaces wait in the open and stand in an Earldom; a Tower is a card face down in front of its owner, who may look.
# The field is where cards of a hand lie that are played or fight; the lists are the Joust cards before each Earl.
ZONES = [
    ZoneKind("palaces", EVERYONE, False),
    ZoneKind("earldom", EVERYONE, False, in_play=True),
    ZoneKind("towers", OWNER, True, in_play=True),
    ZoneKind("aside", NO_ONE, True),
    ZoneKind("discard", EVERYONE, True),
    ZoneKind("removed", EVERYONE, True),
    ZoneKind("deck", NO_ONE, True),
    ZoneKind("hand", OWNER, False),
    ZoneKind("banners", EVERYONE, False, in_play=True),
    ZoneKind("pool", EVERYONE, False, in_play=True),
    ZoneKind("field", EVERYONE, False, in_play=True),
    ZoneKind("royal", EVERYONE, False, in_play=True),
    ZoneKind("captives", EVERYONE, False),
    ZoneKind("tray", OWNER, True),
    ZoneKind("lists", EVERYONE, False),
    ZoneKind("emissaries", EVERYONE, False),
    ZoneKind("horde", EVERYONE, False),
    ZoneKind("army_deck", NO_ONE, True),
    ZoneKind("army_discard", EVERYONE, True),
    ZoneKind("viking_deck", NO_ONE, True),
    ZoneKind("viking_discard", EVERYONE, True),
    ZoneKind("battle_deck", NO_ONE, True),
    ZoneKind("battle_discard", EVERYONE, True),
    ZoneKind("joust_deck", NO_ONE, True),
    ZoneKind("joust_discard", EVERYONE, True),
]


class Ortus(DraftGame):
    """The draft of Ortus Regni, the set-up and the game that follows, as a value."""

    def __init__(self, seats: int, stages: list[Stage], config: Config, profile: Profile, colour: int) -> None:
        super().__init__(draft_zones(config) + ZONES, seats, stages, config)
        self.profile = profile
        self.colour = colour
        self.palace = NONE
        self.bag = NONE
        # Who has had a turn in this round.
        self.acted = NONE
        self.round = 0
        # Whether a round is about to begin, and whether somebody has been attacked in this one.
        self.dawn = 0
        self.attacked = 0
        self.markers = 0
        # Whether the Earl whose turn it is has taken the one Action.
        self.spent = 0

    def lay(self) -> None:
        """Give a new game its own empty columns."""
        super().lay()
        self.palace = [NOBODY] * self.seats
        self.bag = [0] * len(COLOURS)
        self.acted = [0] * self.seats

    def fill(self, twin: Table) -> None:
        """Copy these columns as well."""
        super().fill(twin)
        assert isinstance(twin, Ortus)
        twin.palace = self.palace[:]
        twin.bag = self.bag[:]
        twin.acted = self.acted[:]
        twin.round = self.round
        twin.dawn = self.dawn
        twin.attacked = self.attacked
        twin.markers = self.markers
        twin.spent = self.spent

    def ints(self) -> list[int]:
        """These columns belong to the hash as well."""
        row = [*super().ints(), *self.palace, *self.bag, *self.acted]
        row += [self.round, self.dawn, self.attacked, self.markers, self.spent]
        return row

    @property
    def house(self) -> HouseRules:
        """What the table plays by where the sources say nothing."""
        return self.profile.house

    def kind_name(self, kind: int) -> str:
        """The name of a kind of card; a Palace has its colour before it."""
        return kind_called(kind)

    def card_kinds(self) -> int:
        """How many kinds of cards there are."""
        return C.KING + 1

    def is_palace(self, card: int) -> bool:
        """Whether the card is a Palace."""
        kind = self.kind[card]
        return C.FIRST_PALACE <= kind < C.INFANTRY

    def colour_of(self, card: int) -> int:
        """[1.4] [2.1] The colour of a card's back: one for all that were drafted; each Palace has its own."""
        return self.kind[card] - C.FIRST_PALACE if self.is_palace(card) else self.colour

    def free_palaces(self) -> list[int]:
        """[3.1] The Palaces whose colour no Earl has."""
        return self.cards(Z.PALACES, NOBODY)

    def is_anchor(self, card: int) -> bool:
        """Whether the card can be the head of a Fief: a Castle or a Palace."""
        kind = self.kind[card]
        return kind == C.CASTLE or C.FIRST_PALACE <= kind < C.INFANTRY

    def anchors(self, seat: int) -> list[int]:
        """The Castles and Palaces in an Earldom."""
        return [card for card in self.cards(Z.EARLDOM, seat) if self.is_anchor(card)]

    def king(self) -> int:
        """The Earl who has the King card, or NOBODY."""
        for seat in range(self.seats):
            for card in self.cards(Z.ROYAL, seat):
                if self.kind[card] == C.KING:
                    return seat
        return NOBODY
