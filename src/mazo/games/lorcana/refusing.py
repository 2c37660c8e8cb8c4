"""The cards and numbers that a refusal mentions."""

from __future__ import annotations

from mazo.games.lorcana.codes import options as DO
from mazo.games.lorcana.rules.limits import bound_character
from mazo.games.lorcana.rules.reasons import (
    ADVENTUROUS_MUST_QUEST,
    CUT_OUT_OF_RANGE,
    MUST_CHALLENGE_FIRST,
    MUST_QUEST_FIRST,
    RECKLESS_MUST_CHALLENGE,
    SINGER_TOO_CHEAP,
    SINGERS_TOO_CHEAP,
)
from mazo.games.lorcana.rules.singing import choir, voice
from mazo.games.lorcana.rules.totals import due
from mazo.games.lorcana.table import Lorcana
from mazo.kernel.codes import TAKE, first_of, second_of, verb_of
from mazo.kernel.frames import Choice


def values_of(t: Lorcana, choice: Choice | None, packed: int, reason: int) -> dict[str, object]:
    """What fills the places of the sentence that says why an option is refused."""
    values: dict[str, object] = {}
    verb, first, second = verb_of(packed), first_of(packed), second_of(packed)
    if DO.INK <= verb < DO.END or DO.SHIFT <= verb <= DO.PLAY_BY or verb == TAKE:
        values["card"] = _name(t, first)
    if verb in (DO.SING, DO.CHALLENGE, DO.MOVE, DO.SHIFT):
        values["other"] = _name(t, second)
    if choice is not None:
        cost = due(t, choice.seat, reason, verb, first, second)
        if cost > 0:
            ready = t.ready_ink(choice.seat)
            values.update(need=cost, have=ready, missing=cost - ready)
    if choice is not None and reason == CUT_OUT_OF_RANGE:
        values["need"] = t.deck_size(choice.about) - 1
    elif reason == SINGER_TOO_CHEAP:
        values.update(need=t.cost_of(first), have=voice(t, second))
    elif reason == SINGERS_TOO_CHEAP and choice is not None:
        values.update(need=t.figures.sing_together[t.kind[first]])
        values.update(have=sum(max(0, voice(t, singer)) for singer in choir(t, choice.seat, first)))
    elif choice is not None and reason in (
        RECKLESS_MUST_CHALLENGE,
        MUST_CHALLENGE_FIRST,
        MUST_QUEST_FIRST,
        ADVENTUROUS_MUST_QUEST,
    ):
        values["card"] = _name(t, bound_character(t, choice.seat))
    return values


def _name(t: Lorcana, card: int) -> str:
    return t.figures.names[t.kind[card]]
