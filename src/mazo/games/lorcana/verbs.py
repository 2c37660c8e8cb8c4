"""What players can do in Lorcana, by the words that the surfaces have for it."""

from __future__ import annotations

from typing import Final

from mazo.games.kind import Verb
from mazo.games.lorcana.codes import options as DO
from mazo.kernel.codes import AMOUNT, DONE, ENTRY, NO, SEAT, TAKE, YES

VERBS: Final = (
    Verb("ink", DO.INK, ("card",)),
    Verb("play", DO.PLAY, ("card",)),
    Verb("sing", DO.SING, ("card", "card")),
    Verb("sing_together", DO.SING_TOGETHER, ("card",)),
    Verb("shift", DO.SHIFT, ("card", "card")),
    Verb("play_by", DO.PLAY_BY, ("card", "way")),
    Verb("use", DO.ABILITY, ("card", "which")),
    Verb("boost", DO.BOOST, ("card",)),
    Verb("quest", DO.QUEST, ("card",)),
    Verb("challenge", DO.CHALLENGE, ("card", "card")),
    Verb("move", DO.MOVE, ("card", "card")),
    Verb("end", DO.END, ()),
    Verb("leave", DO.LEAVE_DECK, ()),
    Verb("cut", DO.CUT_AT, ("number",)),
    Verb("shuffle", DO.SHUFFLE_DECK, ()),
    Verb("shuffle_cut", DO.SHUFFLE_AND_CUT, ("number",)),
    Verb("take", TAKE, ("card",)),
    Verb("done", DONE, ()),
    Verb("yes", YES, ()),
    Verb("no", NO, ()),
    Verb("amount", AMOUNT, ("number",)),
    Verb("seat", SEAT, ("seat",)),
    Verb("entry", ENTRY, ("entry",)),
    Verb("name", DO.NAME_IT, ("name",)),
)
