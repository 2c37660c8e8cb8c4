"""Random play at full speed: the measure of the kernel, and the opponent that never thinks."""

from mazo.kernel.loop import choice_of, legal, pick, run
from mazo.kernel.rng import Dice
from mazo.kernel.rules import Rules


def playout(t: Rules, dice: Dice, cap: int = 1_000_000) -> int:
    """Play a game to its end at random; how many decisions with at least two options it took."""
    decisions = 0
    run(t)
    picks = 0
    while picks < cap and not t.over and t.stack:
        picks += 1
        options = legal(t)
        count = len(options)
        if count > 1:
            decisions += 1
            packed = options[dice.below(count)]
        else:
            packed = options[0]
        choice = choice_of(t, -1)
        pick(t, packed, choice.seat if choice is not None else -1)
    return decisions
