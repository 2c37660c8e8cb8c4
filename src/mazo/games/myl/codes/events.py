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
PAY_WITH: Final = 36
"""An Oro of the reserve is paid although it pays for nothing by its worth: it is what an ability costs."""
ADVANCE: Final = 37
"""An ally goes to the attack line without being declared an attacker."""
LOSE_GAME: Final = 38
TURN_BEGINS: Final = 39
TURN_ENDS: Final = 40
"""The turn is about to end: the Fase Final has been gone through."""
RETREAT: Final = 41
"""An ally goes to the defence line and no longer attacks, without being regrouped."""
NOT_BLOCKED: Final = 42
"""The blockers have been declared, and none of them blocks this attacker."""
TO_FINAL: Final = 43
"""The turn of a player goes on with the Fase Final."""
EVENTS: Final = 44
"""Room for all that can happen; behind it come two verbs for each kind of counters, then what is only told."""

PRESENTED: Final = 48
GOLD_CHOSEN: Final = 49
STARTS: Final = 50
SHUFFLED: Final = 51
MULLIGANED: Final = 52
KEPT: Final = 53
TURN_BEGAN: Final = 54
GOLD_PUT: Final = 55
PAID: Final = 56
DECLARED: Final = 57
ANNULLED: Final = 58
PASSES: Final = 59
NO_BATTLE: Final = 60
UNBLOCKED: Final = 61
EFFECTS_END: Final = 62
NO_DRAW: Final = 63
WON: Final = 64
LOST: Final = 65
CONCEDED: Final = 66
DRAWN_GAME: Final = 67
TALISMAN_DONE: Final = 68
REPELLED: Final = 69
BOTH_FALL: Final = 70
OVERCOME: Final = 71
TURN_ENDED: Final = 72
WAR_BEGAN: Final = 73
TRIGGER_RESOLVES: Final = 74
LOOKED_AT: Final = 75
SHOWN: Final = 76
CANCELLED_USE: Final = 77
GOLD_FADES: Final = 78
"""Oro that was generated and not spent is gone."""
CHALLENGED: Final = 79
ENDLESS: Final = 80
NOTHING: Final = 81
"""Nothing came of something; its amount says why, as `abilities.lasting.nothing` packs it."""
LASTS: Final = 82
"""A resolved effect has begun to last."""
NAMED: Final = 83
"""A card, a race or a type was named; the amount says which."""
CONVERTED: Final = 84
SKIPPED: Final = 85
