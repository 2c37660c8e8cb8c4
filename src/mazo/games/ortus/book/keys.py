"""Rule keys of Ortus Regni. The founding document prints no numbers, so the book numbers its paragraphs in order:

1 what is needed, 2 the drafting phase, 3 the game with drafted decks, 4 the notes of its authors (the two Towers);
5 holds what of the base game these change or name, 6 to 15 the rest of it. House rules count from M1.
"""

from typing import Final

# 1. What is needed.
TWO_OR_THREE: Final = 1_01_00_00
CORE_FOR_TWO: Final = 1_02_00_00
EXPANSION_FOR_THREE: Final = 1_03_00_00
SAME_COLOUR: Final = 1_04_00_00

# 2. The drafting phase.
ONE_SET: Final = 2_01_00_00
NO_PALACE: Final = 2_02_00_00
NINETY: Final = 2_03_00_00
SHUFFLE: Final = 2_04_00_00
TEN_CARDS: Final = 2_05_00_00
KEEP_TWO: Final = 2_06_00_00
KEEP_ON: Final = 2_07_00_00
LAST_TWO: Final = 2_08_00_00
EIGHT_A_ROUND: Final = 2_09_00_00
TEN_AGAIN: Final = 2_10_00_00
TWENTY_FOUR: Final = 2_11_00_00
TO_THE_RIVAL: Final = 2_12_00_00
LEFT_RIGHT_LEFT: Final = 2_13_00_00

# 3. The game with drafted decks.
UNIQUE_PALACE: Final = 3_01_00_00
CUBE: Final = 3_02_00_00
OWN_DISCARD: Final = 3_03_00_00
PALACE_TAKEN: Final = 3_04_00_00
PALACE_REMOVED: Final = 3_05_00_00
THE_REST_STAYS: Final = 3_06_00_00

# 4. Notes of the authors.
SIXTY_OR_NINETY: Final = 4_01_00_00
WHAT_PASSES_BY: Final = 4_02_00_00
USE_IT_WELL: Final = 4_03_00_00
TWO_TOWERS: Final = 4_04_00_00
TOWERS_FROM_DISCARDS: Final = 4_05_00_00
ENOUGH_FOR_THREE: Final = 4_06_00_00
LOOK_AT_TOWERS: Final = 4_07_00_00
TOWER_TO_DISCARD: Final = 4_08_00_00
TOWER_TO_DECK: Final = 4_09_00_00

# 5. The base game.
TO_ITS_OWNER: Final = 5_01_00_00
OWNER_GONE: Final = 5_02_00_00
OUT: Final = 5_03_00_00
BEQUEATH: Final = 5_04_00_00
CANNOT_DRAW: Final = 5_05_00_00
LAST_EARL: Final = 5_06_00_00
EARL_GONE: Final = 5_07_00_00
CONCEDING: Final = 5_08_00_00

# 6. What the base game is played with.
EARL_SET: Final = 6_01_00_00
SIX_COLOURS: Final = 6_02_00_00
TWENTY_FOUR_EACH: Final = 6_03_00_00
BUILT_DECK: Final = 6_04_00_00
FIRST_FIEF: Final = 6_05_00_00
HAND_OF_FIVE: Final = 6_06_00_00
FIRST_BY_CUBE: Final = 6_07_00_00
TABLE_SHUFFLED: Final = 6_08_00_00

# 7. The turn.
ONE_ACTION: Final = 7_01_00_00
TOWERS_FREE: Final = 7_02_00_00
GARRISONS_FREE: Final = 7_03_00_00
DRAW_ENDS: Final = 7_04_00_00
PLAY_A_CARD: Final = 7_05_00_00
ATTACK: Final = 7_06_00_00
RECRUIT: Final = 7_07_00_00
EMISSARY: Final = 7_08_00_00
MONASTERY: Final = 7_09_00_00
ROUND: Final = 7_10_00_00

# 8. The Earldom.
FIEF: Final = 8_01_00_00
LORD: Final = 8_02_00_00
MERCENARY_SLOT: Final = 8_03_00_00
ARMY_POOL: Final = 8_04_00_00
LANDS_RECRUIT: Final = 8_05_00_00
MARKET: Final = 8_06_00_00
CAPTURED_STANDS: Final = 8_07_00_00
MERCENARY_REACHED: Final = 8_08_00_00

# 9. Political cards.
TREACHERY: Final = 9_01_00_00
VASSAL_FALLS: Final = 9_02_00_00
INTRIGUE: Final = 9_03_00_00
CASTLES_SAFE: Final = 9_04_00_00
ALLIES: Final = 9_05_00_00
BANQUET: Final = 9_06_00_00

# 10. Battle.
FIELDING: Final = 10_01_00_00
COMBATANTS: Final = 10_02_00_00
FROM_HAND: Final = 10_03_00_00
BATTLE_CARD_RULE: Final = 10_04_00_00
NORMAL_BATTLE_RULE: Final = 10_05_00_00
FAVOURED: Final = 10_06_00_00
CHURCH_DECIDES_RULE: Final = 10_07_00_00
BATTLE_DECK_RULE: Final = 10_08_00_00
TOWERS_PROTECT: Final = 10_09_00_00
ARMIES_FALL: Final = 10_10_00_00

# 11. The Church.
CATHEDRAL_RULE: Final = 11_01_00_00
ONLY_CATHEDRAL: Final = 11_02_00_00

# 12. The Vikings.
MARKER: Final = 12_01_00_00
HORDE_RULE: Final = 12_02_00_00
CUBE_RETURNS: Final = 12_03_00_00
EMISSARY_STAYS: Final = 12_04_00_00

# 13. The King.
TWO_MORE: Final = 13_01_00_00
BANNERS_GO: Final = 13_02_00_00
KING_STAYS: Final = 13_03_00_00
ROYAL_ARMY: Final = 13_04_00_00

# 14. Tournament.
PEACE: Final = 14_01_00_00
TRAY_TOWERS: Final = 14_02_00_00
MULLIGAN: Final = 14_03_00_00

# 15. The Joust.
ALL_JOUST: Final = 15_01_00_00
CHAMPIONS_WILD: Final = 15_02_00_00

# House rules, where the sources are silent.
IN_SECRET: Final = 99_00_00_01
FACE_DOWN: Final = 99_00_00_02
PALACES_IN_TURN: Final = 99_00_00_03
INTRIGUE_ALIKE: Final = 99_00_00_04
LEAVING: Final = 99_00_00_05
READY: Final = 99_00_00_06
FIEF_STRENGTH: Final = 99_00_00_07
CASTLE_GARRISON: Final = 99_00_00_08
FIELD_LIMIT: Final = 99_00_00_09
LAND_ARMY: Final = 99_00_00_10
MARKET_BONUS: Final = 99_00_00_11
STRENGTHS: Final = 99_00_00_12
TOWER_ABSORBS: Final = 99_00_00_13
RAID_SPOILS: Final = 99_00_00_14
HAND_FIGHTERS: Final = 99_00_00_15
LORDS_CAPTURED: Final = 99_00_00_16
RANSOM_TERMS: Final = 99_00_00_17
SIEGE_SPOILS: Final = 99_00_00_18
ABBOT_PLACE: Final = 99_00_00_19
CHAMPION_LORD: Final = 99_00_00_20
STRUGGLE: Final = 99_00_00_21
INTRIGUE_MERCENARY: Final = 99_00_00_22
JOUST_STARTS: Final = 99_00_00_23
CHURCH_CONTROL: Final = 99_00_00_24
EMISSARY_CUBES: Final = 99_00_00_25
HORDE_SIZE: Final = 99_00_00_26
VIKING_PACE: Final = 99_00_00_27
MARKERS_IN_PEACE: Final = 99_00_00_28
TABLE_DECKS: Final = 99_00_00_29
ROUND_LIMIT: Final = 99_00_00_30
DAMAGE_RULE: Final = 99_00_00_31
JOUST_SETS: Final = 99_00_00_32
EARL_LEAVES: Final = 99_00_00_33
NO_HAND_LIMIT: Final = 99_00_00_34
BEQUEATH_SHUFFLES: Final = 99_00_00_35
NOBODY_LEFT: Final = 99_00_00_36
