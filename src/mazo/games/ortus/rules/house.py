"""What the sources of Ortus Regni leave open, as one record: each value with its rule, its limits and its source."""

from typing import Final

from mazo.games.ortus.book import keys
from mazo.games.ortus.codes import cards as C
from mazo.games.settings import HouseRule


class HouseRules:
    """What Mazo plays by where the sources say nothing; whoever opens a table may change it."""

    def __init__(
        self,
        castle_strength: int = 2,
        palace_strength: int = 3,
        castle_garrison: int = 2,
        field_base: int = 1,
        land_army: int = 1,
        market_bonus: int = 1,
        infantry_strength: int = 1,
        knight_strength: int = 2,
        vassal_strength: int = 1,
        prince_strength: int = 1,
        champion_strength: int = 2,
        mercenary_strength: int = 1,
        viking_strength: int = 1,
        chieftain_strength: int = 2,
        tower_strength: int = 1,
        property_strength: int = 1,
        hand_fighters_stay: int = 0,
        lords_captured: int = 1,
        ransom: int = 1,
        siege_captures: int = 1,
        abbot_in_church: int = 1,
        champion_like_vassal: int = 1,
        vassals_struggle: int = 1,
        intrigue_mercenary: int = 1,
        joust_by_banner: int = 1,
        cathedral_controls: int = 1,
        vassal_cubes: int = 1,
        monk_cubes: int = 2,
        viking_cards: int = 3,
        viking_rounds: int = 1,
        markers_need_peace: int = 0,
        knights: int = 6,
        chieftains: int = 6,
        attacker_wins: int = 4,
        defender_wins: int = 4,
        church_decides: int = 4,
        joust_princes: int = 6,
        joust_vassals: int = 6,
        round_limit: int = 60,
    ) -> None:
        self.castle_strength = castle_strength
        self.palace_strength = palace_strength
        self.castle_garrison = castle_garrison
        self.field_base = field_base
        self.land_army = land_army
        self.market_bonus = market_bonus
        self.infantry_strength = infantry_strength
        self.knight_strength = knight_strength
        self.vassal_strength = vassal_strength
        self.prince_strength = prince_strength
        self.champion_strength = champion_strength
        self.mercenary_strength = mercenary_strength
        self.viking_strength = viking_strength
        self.chieftain_strength = chieftain_strength
        self.tower_strength = tower_strength
        self.property_strength = property_strength
        self.hand_fighters_stay = hand_fighters_stay
        self.lords_captured = lords_captured
        self.ransom = ransom
        self.siege_captures = siege_captures
        self.abbot_in_church = abbot_in_church
        self.champion_like_vassal = champion_like_vassal
        self.vassals_struggle = vassals_struggle
        self.intrigue_mercenary = intrigue_mercenary
        self.joust_by_banner = joust_by_banner
        self.cathedral_controls = cathedral_controls
        self.vassal_cubes = vassal_cubes
        self.monk_cubes = monk_cubes
        self.viking_cards = viking_cards
        self.viking_rounds = viking_rounds
        self.markers_need_peace = markers_need_peace
        self.knights = knights
        self.chieftains = chieftains
        self.attacker_wins = attacker_wins
        self.defender_wins = defender_wins
        self.church_decides = church_decides
        self.joust_princes = joust_princes
        self.joust_vassals = joust_vassals
        self.round_limit = round_limit
        # [M12] How strong the cards are, by kind: those who do not fight are not.
        self.strengths = [0] * (C.KING + 1)
        self.strengths[C.INFANTRY] = self.infantry_strength
        self.strengths[C.KNIGHT] = self.knight_strength
        self.strengths[C.VASSAL] = self.vassal_strength
        self.strengths[C.PRINCE] = self.prince_strength
        self.strengths[C.CHAMPION] = self.champion_strength
        self.strengths[C.MERCENARY] = self.mercenary_strength
        self.strengths[C.VIKING] = self.viking_strength
        self.strengths[C.CHIEFTAIN] = self.chieftain_strength


HOUSE_RULES: Final = {
    "castle_strength": HouseRule("fiefs", keys.FIEF_STRENGTH, 1, 6),
    "palace_strength": HouseRule("fiefs", keys.FIEF_STRENGTH, 1, 6),
    "castle_garrison": HouseRule("fiefs", keys.CASTLE_GARRISON, 1, 4),
    "field_base": HouseRule("fiefs", keys.FIELD_LIMIT, 0, 4),
    "land_army": HouseRule("fiefs", keys.LAND_ARMY, 0, 3, "inferred"),
    "market_bonus": HouseRule("fiefs", keys.MARKET_BONUS, 0, 3),
    "abbot_in_church": HouseRule("fiefs", keys.ABBOT_PLACE, 0, 1),
    "infantry_strength": HouseRule("strengths", keys.STRENGTHS, 1, 3),
    "knight_strength": HouseRule("strengths", keys.STRENGTHS, 1, 4),
    "vassal_strength": HouseRule("strengths", keys.STRENGTHS, 1, 3),
    "prince_strength": HouseRule("strengths", keys.STRENGTHS, 1, 3),
    "champion_strength": HouseRule("strengths", keys.STRENGTHS, 1, 4),
    "mercenary_strength": HouseRule("strengths", keys.STRENGTHS, 1, 3),
    "viking_strength": HouseRule("strengths", keys.STRENGTHS, 1, 3),
    "chieftain_strength": HouseRule("strengths", keys.STRENGTHS, 1, 4),
    "tower_strength": HouseRule("battle", keys.TOWER_ABSORBS, 1, 3, "inferred"),
    "property_strength": HouseRule("battle", keys.RAID_SPOILS, 1, 3),
    "hand_fighters_stay": HouseRule("battle", keys.HAND_FIGHTERS, 0, 1),
    "lords_captured": HouseRule("battle", keys.LORDS_CAPTURED, 0, 1),
    "ransom": HouseRule("battle", keys.RANSOM_TERMS, 0, 1),
    "siege_captures": HouseRule("battle", keys.SIEGE_SPOILS, 0, 1),
    "champion_like_vassal": HouseRule("politics", keys.CHAMPION_LORD, 0, 1),
    "vassals_struggle": HouseRule("politics", keys.STRUGGLE, 0, 1),
    "intrigue_mercenary": HouseRule("politics", keys.INTRIGUE_MERCENARY, 0, 1),
    "joust_by_banner": HouseRule("politics", keys.JOUST_STARTS, 0, 1),
    "cathedral_controls": HouseRule("politics", keys.CHURCH_CONTROL, 0, 1),
    "vassal_cubes": HouseRule("vikings", keys.EMISSARY_CUBES, 1, 4),
    "monk_cubes": HouseRule("vikings", keys.EMISSARY_CUBES, 1, 4),
    "viking_cards": HouseRule("vikings", keys.HORDE_SIZE, 1, 6),
    "viking_rounds": HouseRule("vikings", keys.VIKING_PACE, 1, 4),
    "markers_need_peace": HouseRule("vikings", keys.MARKERS_IN_PEACE, 0, 1, "found, contradicted"),
    "knights": HouseRule("decks", keys.TABLE_DECKS, 0, 12),
    "chieftains": HouseRule("decks", keys.TABLE_DECKS, 0, 12),
    "attacker_wins": HouseRule("decks", keys.TABLE_DECKS, 0, 6),
    "defender_wins": HouseRule("decks", keys.TABLE_DECKS, 0, 6),
    "church_decides": HouseRule("decks", keys.TABLE_DECKS, 0, 6),
    "joust_princes": HouseRule("decks", keys.TABLE_DECKS, 1, 10),
    "joust_vassals": HouseRule("decks", keys.TABLE_DECKS, 1, 10),
    "round_limit": HouseRule("end", keys.ROUND_LIMIT, 0, 200),
}
"""Every value that may be changed before a game, by its name in HouseRules; those of a group stand together."""


def usual() -> HouseRules:
    """The values that Mazo plays by unless somebody says otherwise."""
    return HouseRules()
