"""The Spanish voice: its parts, put together for one text of one game."""

from __future__ import annotations

from typing import Final

from mazo.abilities.text.plan.happening import Around, Happening
from mazo.abilities.text.plan.measuring import Measuring, Wording
from mazo.abilities.text.plan.scene import Scene
from mazo.abilities.text.plan.stage import Stage
from mazo.abilities.text.plan.telling import Telling, Word
from mazo.abilities.text.spanish.abilities import Abilities
from mazo.abilities.text.spanish.amounts import Amounts
from mazo.abilities.text.spanish.clauses import Clause
from mazo.abilities.text.spanish.conditions import Conditions
from mazo.abilities.text.spanish.deeds import Deeds
from mazo.abilities.text.spanish.events import Events
from mazo.abilities.text.spanish.facts import Facts
from mazo.abilities.text.spanish.flow import Flow
from mazo.abilities.text.spanish.forms import JOINTS
from mazo.abilities.text.spanish.nouns import Nouns
from mazo.abilities.text.spanish.references import References
from mazo.abilities.text.spanish.sorting import Sorting
from mazo.abilities.text.spanish.states import States
from mazo.abilities.text.spanish.words import Words

_TELLING: Final[dict[Word, str]] = {
    "nothing": "no pasa nada",
    "otherwise": "si no, ",
    "instead": " en su lugar",
    "if": "si",
    "your turn": "durante tu turno",
    "to": " para ",
    "for": "por ",
    "unless": "a menos que",
    "after the challenge": " tras el desafío",
    "of the following": "de los siguientes efectos",
    "choose both": "elige ambos",
    "choose all": "elígelos todos",
}
_MEASURING: Final[dict[Wording, str]] = {
    "least": ", hasta un máximo de {}",
    "most": ", hasta un mínimo de {}",
    "times": "{} veces {}",
}
_AROUND: Final[dict[Around, str]] = {
    "in a challenge": " en un desafío",
    "here": " mientras esté aquí",
    "at a location": " mientras esté en una localización",
    "your turn": " durante tu turno",
    "their turn": " durante su turno",
    "yours first": "durante tu turno, ",
    "theirs first": "durante el turno de un oponente, ",
}


class Spanish:
    """A card's text in Spanish: each part says one sort of things and asks the others for theirs."""

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
