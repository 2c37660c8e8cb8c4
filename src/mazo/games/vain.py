"""Why nothing came of a card, as an event that can be told."""

from __future__ import annotations

from typing import Final

import msgspec

from mazo.abilities.lasting.nothing import unpacked
from mazo.abilities.machine.base import Abilities
from mazo.abilities.machine.program import (
    CONDITION,
    DECLINED,
    KEPT,
    NO_CHANGE,
    NONE_CHOSEN,
    NONE_THERE,
    UNPAID,
    USED_UP,
)
from mazo.abilities.questions.clauses import Clauses, Telling
from mazo.texts.lang import Lang, Wording
from mazo.views import Event

_WHY: Final = {
    NONE_THERE: "none_there",
    NONE_CHOSEN: "none_chosen",
    CONDITION: "condition",
    UNPAID: "unpaid",
    DECLINED: "declined",
    USED_UP: "used_up",
    NO_CHANGE: "no_change",
    KEPT: "kept",
}
_DEEDS: Final = (NONE_THERE, NONE_CHOSEN, NO_CHANGE, KEPT)
_WITH_CLAUSE: Final = ("none_there", "none_chosen", "condition", "no_change", "kept")


def in_vain(t: Abilities, telling: Telling, event: Event) -> Event:
    """The event with the reason, and with what the text says there."""
    why, have, program, what = unpacked(event.amount)

    def said(lang: Lang) -> str:
        clauses = Clauses(t, telling, (), lang)
        if why == CONDITION:
            return clauses.condition(what)
        return clauses.deed(program, what) if why in _DEEDS else ""

    if why == CONDITION and not Clauses(t, telling, (), "en").counts_yours(what):
        have = 0
    clause = Wording(said("en"), said("es"))
    told = clause if clause.en and clause.es else Wording()
    return msgspec.structs.replace(event, amount=have, why=_WHY[why], clause=told)


def phrase_of(event: Event) -> str:
    """Which phrase tells it: a plainer one where the text can't be told in a clause."""
    plain = event.why in _WITH_CLAUSE and not event.clause.en
    counted = event.why == "condition" and event.amount > 0 and not plain
    return f"{event.kind}_{event.why}" + ("_plain" if plain else "_counted" if counted else "")
