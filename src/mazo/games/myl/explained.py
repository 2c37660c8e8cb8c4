"""Which rule explains what a clause asks: the one about the deed, or the one that targets are fixed beforehand."""

from __future__ import annotations

from typing import Final

from mazo.abilities.questions.places import Place
from mazo.abilities.tree import deeds, nouns
from mazo.abilities.tree import effects as fx
from mazo.games.myl.lexicon import ZONES_IN_PLAY

_TARGETS: Final = "8.2.2"
_VERBS: Final = {"take control": "9.4", "cancel the attack": "9.6", "put into play": "8.9"}


def rule_explaining(place: Place) -> str:
    """The number of the rule; empty where the one by which the ability resolves does."""
    match place.asks, place.deed:
        case nouns.Chosen(), deeds.Search():
            return "8.10"
        case nouns.Chosen(), fx.Play(free=True):
            return "8.9"
        case nouns.Chosen(), deeds.Do(verb=verb) if verb in _VERBS:
            return _VERBS[verb]
        case nouns.Chosen(cards=nouns.Cards(zone=zone), by="you"), _ if zone in ZONES_IN_PLAY:
            return _TARGETS
    return ""
