"""What can happen: changes that pass the gate, moments that abilities wait for, and what is only told."""

from typing import Final

DRAW: Final = 0
MILL: Final = 1
DISCARD: Final = 2
DESTROY: Final = 3
BANISH: Final = 4
TO_HAND: Final = 5
TAKE_CONTROL: Final = 6
REGROUP: Final = 7
ANNUL: Final = 8
CANCEL: Final = 9
"""The attack of an ally is cancelled."""
PLAYED: Final = 10
ENTERS: Final = 11
ATTACKS: Final = 12
BLOCKS: Final = 13
CASTLE_DAMAGE: Final = 14
FINAL_BEGINS: Final = 15
GROUPING_ENDS: Final = 16
VIGIL_BEGINS: Final = 17
TO_TOP: Final = 18
TO_BOTTOM: Final = 19
SHUFFLE_IN: Final = 20
PUT_INTO_PLAY: Final = 21
PUT_INTO_RESERVE: Final = 22
BURY: Final = 23
"""A card goes to its owner's graveyard from wherever it is, without being destroyed or discarded."""
USES: Final = 24
CANCEL_USE: Final = 25
"""The ability that is being used will not take effect."""
BLOCKED: Final = 26
BATTLE: Final = 27
"""The attackers have been declared."""
LEAVES_PLAY: Final = 28
GENERATE: Final = 29
PREVENT: Final = 30
"""What is about to befall a card, or what it is about to do to a castle, doesn't happen."""
DEFENDED: Final = 31
"""The blockers have been declared."""
AIMED: Final = 32
"""The effect of a card or ability is about to be applied to its targets."""
REDIRECT: Final = 33
"""That effect gets this card as its target instead."""
CANCEL_BLOCK: Final = 34
"""An ally no longer blocks, or is no longer blocked."""
GIVE_BACK: Final = 35
"""A card goes back under the control of its owner."""
EVENTS: Final = 36
"""Room for all that can happen; what is only told counts from here on."""

PRESENTED: Final = 36
GOLD_CHOSEN: Final = 37
STARTS: Final = 38
SHUFFLED: Final = 39
MULLIGANED: Final = 40
KEPT: Final = 41
TURN_BEGAN: Final = 42
GOLD_PUT: Final = 43
PAID: Final = 44
DECLARED: Final = 45
ANNULLED: Final = 46
PASSES: Final = 47
NO_BATTLE: Final = 48
UNBLOCKED: Final = 49
EFFECTS_END: Final = 50
NO_DRAW: Final = 51
WON: Final = 52
LOST: Final = 53
CONCEDED: Final = 54
DRAWN_GAME: Final = 55
TALISMAN_DONE: Final = 56
REPELLED: Final = 57
BOTH_FALL: Final = 58
OVERCOME: Final = 59
TURN_ENDED: Final = 60
WAR_BEGAN: Final = 61
TRIGGER_RESOLVES: Final = 62
LOOKED_AT: Final = 63
SHOWN: Final = 64
CANCELLED_USE: Final = 65
GOLD_FADES: Final = 66
"""Oro that was generated and not spent is gone."""
CHALLENGED: Final = 67
ENDLESS: Final = 68
NOTHING: Final = 69
"""Nothing came of something; its amount says why, as `abilities.lasting.nothing` packs it."""
LASTS: Final = 70
"""A resolved effect has begun to last."""
