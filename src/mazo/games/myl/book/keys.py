"""Rule keys of Mitos y Leyendas. The founding document prints no numbers, so the book numbers its paragraphs in order:

1 starting the game, 2 Agrupación (A), 3 Vigilia (B), 4 Batalla Mitológica (C: 4.1 to 4.4 its sub-stages, 4.5 whether),
5 Fase Final (D), 6 the draw and the hand limit (E); 7 to 11 hold what it leaves open: the end of the game, playing
cards and answering them, weapons, keywords, triggers. House rules count from M1.
"""

from typing import Final

# 1. Starting the game.
PRESENT_CASTLE: Final = 1_01_00_00
INITIAL_GOLD: Final = 1_02_00_00
RANDOM_START: Final = 1_03_00_00
DRAW_EIGHT: Final = 1_04_00_00
MULLIGAN: Final = 1_05_00_00
ONE_CARD_FEWER: Final = 1_06_00_00
EMPTY_HAND: Final = 1_07_00_00
CHANGES_A_CARD: Final = 1_08_00_00
DRY_HAND: Final = 1_09_00_00

# 2. Agrupación.
GROUPING: Final = 2_01_00_00
GROUP_GOLD: Final = 2_01_01_00
GROUP_ALLIES: Final = 2_01_02_00
NOT_ON_FIRST_TURN: Final = 2_02_00_00
CANNOT_REGROUP: Final = 2_03_00_00
MAY_GROUP: Final = 2_04_00_00
ADVANCING: Final = 2_05_00_00
SKIPPING: Final = 2_06_00_00

# 3. Vigilia.
VIGIL: Final = 3_01_00_00
PLAY_IN_VIGIL: Final = 3_01_01_00
GOLD_FIRST: Final = 3_02_00_00
ONE_GOLD: Final = 3_02_01_00

# 4. Batalla Mitológica.
BATTLE_OPTIONAL: Final = 4_05_00_00
ATTACK: Final = 4_01_00_00
DECLARE_ATTACKERS: Final = 4_01_01_00
NOT_FROM_ATTACK_LINE: Final = 4_01_02_00
ONE_VIGIL: Final = 4_01_03_00
MUST_ATTACK: Final = 4_01_04_00
ATTACK_TOLL: Final = 4_01_05_00
DEFENCE: Final = 4_02_00_00
BLOCK_OPTIONAL: Final = 4_02_01_00
ONLY_DEFENCE_LINE: Final = 4_02_02_00
ONE_TO_ONE: Final = 4_02_03_00
MUST_BLOCK: Final = 4_02_04_00
BLOCK_SEVERAL: Final = 4_02_05_00
WAR: Final = 4_03_00_00
DEFENDER_FIRST: Final = 4_03_01_00
ALTERNATE: Final = 4_03_02_00
BOTH_PASS: Final = 4_03_03_00
DAMAGE: Final = 4_04_00_00
ATTACKER_STRONGER: Final = 4_04_01_00
EQUAL_STRENGTH: Final = 4_04_02_00
DEFENDER_STRONGER: Final = 4_04_03_00
UNBLOCKED: Final = 4_04_04_00

# 5. Fase Final.
FINAL_PHASE: Final = 5_01_00_00
UNTIL_FINAL: Final = 5_02_00_00
AT_FINAL: Final = 5_03_00_00

# 6. Draw and hand limit.
DRAW_ONE: Final = 6_01_00_00
HAND_LIMIT: Final = 6_02_00_00
NEXT_PLAYER: Final = 6_03_00_00
NO_FIRST_DRAW: Final = 6_04_00_00

# 7. The end of the game.
EMPTY_CASTLE: Final = 7_01_00_00
CASTLE_IS_LIFE: Final = 7_02_00_00
CONCEDE: Final = 7_03_00_00
BOTH_EMPTY: Final = 7_04_00_00
TEXT_LOSES: Final = 7_05_00_00
BANISHING_DAMAGE: Final = 7_06_00_00

# 8. Playing cards and answering.
WHEN_TO_PLAY: Final = 8_01_00_00
DECLARE_CARD: Final = 8_02_01_00
FIX_TARGETS: Final = 8_02_02_00
PAY_GOLD: Final = 8_02_03_00
FURTHER_COST: Final = 8_02_03_01
CARD_PLAYED: Final = 8_02_04_00
ANSWER_WINDOW: Final = 8_02_05_00
ANNULLED: Final = 8_02_06_00
RESOLVES: Final = 8_02_07_00
AS_FAR_AS_POSSIBLE: Final = 8_03_00_00
TRIGGER_ORDER: Final = 8_04_00_00
COST_CHANGES: Final = 8_05_00_00
USE_ABILITY: Final = 8_06_00_00
CONTINUOUS: Final = 8_07_00_00
LOST_ABILITY: Final = 8_08_00_00
FREE_PLAY: Final = 8_09_00_00
SEARCHING: Final = 8_10_00_00
SHUFFLING_IN: Final = 8_11_00_00
GENERATED_GOLD: Final = 8_12_00_00
ONCE_A_TURN: Final = 8_13_00_00
REDIRECTING: Final = 8_14_00_00
PREVENTING: Final = 8_15_00_00
USUAL_DURATION: Final = 8_16_00_00
CONVERSION: Final = 8_17_00_00
NAMING: Final = 8_18_00_00
PAY_THIS: Final = 8_19_00_00
BEYOND_PLAY: Final = 8_20_00_00

# 9. Weapons, control, leaving play.
WEAPON_ON_ALLY: Final = 9_01_00_00
ONE_WEAPON: Final = 9_02_00_00
WEAPON_FALLS: Final = 9_03_00_00
CONTROL_GOES_ALONG: Final = 9_04_00_00
LEAVE_TO_OWNER: Final = 9_05_00_00
CANCEL_ATTACK: Final = 9_06_00_00
CANCEL_BLOCK: Final = 9_07_00_00
MACHINERY: Final = 9_08_00_00
CARRIED_BY: Final = 9_09_00_00

# 10. Keywords.
FURY: Final = 10_01_00_00
UNBLOCKABLE: Final = 10_02_00_00
INDESTRUCTIBLE: Final = 10_03_00_00
GUARDIAN: Final = 10_04_00_00
WANDERING: Final = 10_05_00_00
EXHUME: Final = 10_06_00_00
UNIQUE: Final = 10_07_00_00
RACES: Final = 10_08_00_00
IMMUNE: Final = 10_09_00_00
UNBANISHABLE: Final = 10_10_00_00
ILLUSION: Final = 10_11_00_00
CHALLENGER: Final = 10_12_00_00
MERCENARY: Final = 10_13_00_00
FOOD: Final = 10_14_00_00
HONOUR: Final = 10_15_00_00
SPECTRAL: Final = 10_16_00_00
LABELS: Final = 10_17_00_00
PURIFY: Final = 10_18_00_00

# House rules, where the sources are silent.
SECRET_GOLD: Final = 99_00_00_01
MULLIGAN_ROUNDS: Final = 99_00_00_02
NESTED_ANSWERS: Final = 99_00_00_03
ONE_BATTLE: Final = 99_00_00_04
NEGATIVE_IS_ZERO: Final = 99_00_00_05
ANSWER_ATTACK: Final = 99_00_00_06
ANSWER_BLOCKS: Final = 99_00_00_07
ENDLESS: Final = 99_00_00_08
ANSWER_TURN: Final = 99_00_00_09
DRAFTING: Final = 99_00_00_10
