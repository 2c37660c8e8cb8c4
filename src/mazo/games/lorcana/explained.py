"""Which rule explains what a clause asks: the one about the deed, the keyword or the manner of choosing."""

from __future__ import annotations

from typing import Final

from mazo.abilities.questions.places import Place
from mazo.abilities.tree import deeds, nouns
from mazo.abilities.tree import effects as fx
from mazo.games.lorcana.lexicon import KEYWORDS

_DEEDS: Final = {
    "ready": "5.1.1.1",
    "exert": "5.1.1.2",
    "exert as a cost": "5.1.1.2",
    "put into inkwell": "7.5.6",
    "put into inkwell exerted": "7.5.6",
    "deal damage": "1.9.2.1",
    "deal unreduced damage": "1.9.2.1",
}
_MUST_BE_CHOSEN: Final = "6.7.3.2"
_KEYWORDS: Final = {
    "Alert": "8.2.1",
    "Bodyguard": "8.3.3",
    "Challenger": "8.5.1",
    "Evasive": "8.6.1",
    "Reckless": "8.7.2",
    "Resist": "8.8.1",
    "Rush": "8.9.1",
    "Singer": "8.11.1",
    "Support": "8.13.1",
    "Vanish": "8.14.1",
    "Ward": "8.15.1",
    "Adventurous": "8.16.2",
}
assert _KEYWORDS.keys() <= KEYWORDS.keys()


def rule_explaining(place: Place, *, obliged: bool) -> str:
    """The number of the rule, in the default edition; empty where the one of the prompt, or of the ability, does."""
    if obliged:
        return _MUST_BE_CHOSEN
    match place.asks:
        case fx.Unless():
            return "6.1.16.1"
        case deeds.Discard(until=until):
            return "6.1.8.1" if until else "7.3.4"
        case deeds.Sort(puts=puts) if place.turn < len(puts) and puts[place.turn].cards is not None:
            return "7.1.4"
        case nouns.Chosen(cards=nouns.Cards(zone="deck")):
            return "7.1.4"
        case nouns.Chosen(up_to=False, within=None, cards=cards):
            return "6.1.6" if cards.other else _of_deed(place.deed)
    return ""


def _of_deed(deed: fx.Effect) -> str:
    match deed:
        case deeds.Do(verb=verb):
            return _DEEDS.get(verb, "")
        case deeds.PutCounters():
            return "1.9.2.2"
        case deeds.RemoveCounters():
            return "1.9.2.3"
        case deeds.MoveCounters():
            return "1.9.2.4"
        case fx.Play(free=True):
            return "6.1.7"
        case fx.Move():
            return "4.7.1"
        case deeds.Reveal():
            return "6.1.14"
        case fx.Get():
            return "6.6.1"
        case fx.Gain(ability=fx.Keyword(name=name)):
            return _KEYWORDS.get(name, "")
    return ""
