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
from mazo.abilities.text.english.forms import JOINTS
from mazo.abilities.text.english.nouns import Nouns
from mazo.abilities.text.english.references import References
from mazo.abilities.text.english.sorting import Sorting
from mazo.abilities.text.english.states import States
from mazo.abilities.text.english.words import Words
from mazo.abilities.text.plan.happening import Around, Happening
from mazo.abilities.text.plan.measuring import Measuring, Wording
from mazo.abilities.text.plan.scene import Scene
from mazo.abilities.text.plan.stage import Stage
from mazo.abilities.text.plan.telling import Telling, Word

_TELLING: Final[dict[Word, str]] = {
    "nothing": "nothing happens",
    "otherwise": "otherwise, ",
    "instead": " instead",
    "if": "if",
    "your turn": "during your turn",
    "to": " to ",
    "for": "for ",
    "unless": "unless",
    "after the challenge": " after the challenge",
    "of the following": "of the following",
    "choose both": "choose both",
    "choose all": "choose all of them",
}
_MEASURING: Final[dict[Wording, str]] = {
    "least": ", to a maximum of {}",
    "most": ", to a minimum of {}",
    "times": "{} times {}",
    "that number": "that number",
}
_AROUND: Final[dict[Around, str]] = {
    "in a challenge": " in a challenge",
    "here": " while here",
    "at a location": " while at a location",
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
        self.flow = Flow(self, words, stage)
        self.facts = Facts(self, words, stage)
        self.abilities = Abilities(self, words, stage)
        self.measuring = Measuring(self, _MEASURING, stage)
        self.happening: Happening[Clause] = Happening(self.events, _AROUND, stage)
        self.telling = Telling(self, _TELLING, stage, JOINTS)
