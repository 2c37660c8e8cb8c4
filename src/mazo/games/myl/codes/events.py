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
ASSIGNED: Final = 44
"""The Asignación de Daño begins: strengths are about to be compared."""
EVENTS: Final = 45
"""Room for all that can happen; behind it come two verbs for each kind of counters, then what is only told."""

PRESENTED: Final = 49
GOLD_CHOSEN: Final = 50
STARTS: Final = 51
SHUFFLED: Final = 52
MULLIGANED: Final = 53
KEPT: Final = 54
TURN_BEGAN: Final = 55
GOLD_PUT: Final = 56
PAID: Final = 57
DECLARED: Final = 58
ANNULLED: Final = 59
PASSES: Final = 60
NO_BATTLE: Final = 61
UNBLOCKED: Final = 62
EFFECTS_END: Final = 63
NO_DRAW: Final = 64
WON: Final = 65
LOST: Final = 66
CONCEDED: Final = 67
DRAWN_GAME: Final = 68
TALISMAN_DONE: Final = 69
REPELLED: Final = 70
BOTH_FALL: Final = 71
OVERCOME: Final = 72
TURN_ENDED: Final = 73
WAR_BEGAN: Final = 74
TRIGGER_RESOLVES: Final = 75
LOOKED_AT: Final = 76
SHOWN: Final = 77
CANCELLED_USE: Final = 78
GOLD_FADES: Final = 79
"""Oro that was generated and not spent is gone."""
CHALLENGED: Final = 80
ENDLESS: Final = 81
NOTHING: Final = 82
"""Nothing came of something; its amount says why, as `abilities.lasting.nothing` packs it."""
LASTS: Final = 83
"""A resolved effect has begun to last."""
NAMED: Final = 84
"""A card, a race or a type was named; the amount says which."""
CONVERTED: Final = 85
SKIPPED: Final = 86
