"""The English voice: its parts, put together for one text of one game."""

from __future__ import annotations

from typing import Final

from mazo.abilities.text.english.abilities import Abilities
from mazo.abilities.text.english.amounts import Amounts
from mazo.abilities.text.english.conditions import Conditions
from mazo.abilities.text.english.deeds import Deeds
from mazo.abilities.text.english.events import Clause, Events
from mazo.abilities.text.english.facts import Facts
from mazo.abilities.text.english.flow import Flow
from mazo.abilities.text.english.forms import JOINTS, Conjugate
from mazo.abilities.text.english.nouns import Nouns
from mazo.abilities.text.english.playing import Playing
from mazo.abilities.text.english.references import References
from mazo.abilities.text.english.showing import Showing
from mazo.abilities.text.english.sorting import Sorting
from mazo.abilities.text.english.states import States
from mazo.abilities.text.english.words import Words
from mazo.abilities.text.plan.doing import Doing
from mazo.abilities.text.plan.framing import Frame, Framing
from mazo.abilities.text.plan.happening import Around, Happening
from mazo.abilities.text.plan.measuring import Measuring, Wording
from mazo.abilities.text.plan.scene import Scene
from mazo.abilities.text.plan.stage import Stage
from mazo.abilities.text.plan.stating import Stating
from mazo.abilities.text.plan.telling import Telling, Word
from mazo.abilities.text.plan.uttering import Utterance, Uttering

_TELLING: Final[dict[Word, str]] = {
    "nothing": "nothing happens",
    "otherwise": "otherwise, ",
    "instead": " instead",
    "if": "if",
    "your turn": "during your turn",
    "to": " to ",
    "for": "for ",
    "unless": "unless",
    "of the following": "of the following",
    "choose both": "choose both",
    "choose all": "choose all of them",
}
_FRAMING: Final[dict[Frame, str]] = {
    "have it that": "have it that ",
    "have them": "have it that ",
    "instead": " instead",
    "nothing": "nothing happens",
    "for each": "for each {}, ",
    "in total": "do this {} times in total",
    "repeat": "repeat this while {}",
    "the next time": "the next time",
    "whenever": "whenever",
    "rest of turn": "for the rest of this turn, ",
    "closing": "”",
}
_UTTERING: Final[dict[Utterance, str]] = {
    "turn": "once per turn, ",
    "your turn": "once during your turn, ",
    "opponents turn": "once during each opponent's turn, ",
    "twice": "twice during your turn, ",
    "during": "during your turn, ",
    "during theirs": "during opponents' turns, ",
    "each turn": " each turn",
    "any time": "at any time",
    "if": "if {}, ",
    "unless": " unless {}",
    "and": " and ",
    "or": " or {}",
    "you may": "you may ",
    "to": " to ",
    "in zone": "if {} is in your discard, ",
    "in answer": "in answer, ",
    "closing": "”",
}
_MEASURING: Final[dict[Wording, str]] = {
    "least": ", to a maximum of {}",
    "most": ", to a minimum of {}",
    "times": "{} times {}",
    "that number": "that number",
}
_AROUND: Final[dict[Around, str]] = {
    "your turn": " during your turn",
    "their turn": " during their turn",
    "yours first": "during your turn, ",
    "theirs first": "during an opponent's turn, ",
}


class English:
    """A card's text in English: each part says one sort of things and asks the others for theirs."""

    def __init__(self, words: Words, scene: Scene) -> None:
        stage = Stage(scene)
        self.stage = stage
        self.nouns = Nouns(self, words, stage)
        self.refs = References(self, words, stage)
        self.amounts = Amounts(self, words, stage)
        self.conditions = Conditions(self, words, stage)
        self.events = Events(self, words, stage)
        self.states = States(self, words, stage)
        self.sorting = Sorting(self, words, stage)
        self.deeds = Deeds(self, words, stage)
        self.showing = Showing(self, words, stage)
        self.playing = Playing(self, words, stage)
        self.doing: Doing[Conjugate] = Doing(self, None, stage)
        self.flow = Flow(self, words, stage)
        self.facts = Facts(self, words, stage)
        self.abilities = Abilities(self, words, stage)
        self.measuring = Measuring(self, _MEASURING, stage)
        self.happening: Happening[Clause] = Happening(self.events, _AROUND, stage)
        self.stating = Stating(self, _TELLING["nothing"], stage)
        self.telling = Telling(self, _TELLING, stage, JOINTS, _FRAMING["closing"])
        self.uttering = Uttering(self, {**_UTTERING, **words.utterances}, stage)
        self.framing = Framing(self, _FRAMING, stage)
