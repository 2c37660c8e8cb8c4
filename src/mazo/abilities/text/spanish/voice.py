"""The Spanish voice: its parts, put together for one text of one game."""

from __future__ import annotations

from typing import Final

from mazo.abilities.text.plan.doing import Doing
from mazo.abilities.text.plan.framing import Frame, Framing
from mazo.abilities.text.plan.happening import Around, Happening
from mazo.abilities.text.plan.measuring import Measuring, Wording
from mazo.abilities.text.plan.scene import Scene
from mazo.abilities.text.plan.stage import Stage
from mazo.abilities.text.plan.stating import Stating
from mazo.abilities.text.plan.telling import Telling, Word
from mazo.abilities.text.plan.uttering import Utterance, Uttering
from mazo.abilities.text.spanish.abilities import Abilities
from mazo.abilities.text.spanish.amounts import Amounts
from mazo.abilities.text.spanish.clauses import Clause
from mazo.abilities.text.spanish.conditions import Conditions
from mazo.abilities.text.spanish.deeds import Deeds
from mazo.abilities.text.spanish.events import Events
from mazo.abilities.text.spanish.facts import Facts
from mazo.abilities.text.spanish.flow import Flow
from mazo.abilities.text.spanish.forms import JOINTS, Form
from mazo.abilities.text.spanish.nouns import Nouns
from mazo.abilities.text.spanish.playing import Playing
from mazo.abilities.text.spanish.references import References
from mazo.abilities.text.spanish.showing import Showing
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
    "of the following": "de los siguientes efectos",
    "choose both": "elige ambos",
    "choose all": "elígelos todos",
}
_FRAMING: Final[dict[Frame, str]] = {
    "have it that": "decidir que ",
    "have them": "hacer que ",
    "instead": " en su lugar",
    "nothing": "no pasa nada",
    "for each": "por cada {}, ",
    "in total": "haz esto {} veces en total",
    "repeat": "repite este efecto mientras {}",
    "the next time": "la próxima vez que",
    "whenever": "siempre que",
    "rest of turn": "durante el resto de este turno, ",
    "closing": "»",
}
_UTTERING: Final[dict[Utterance, str]] = {
    "turn": "una vez por turno, ",
    "your turn": "una vez durante tu turno, ",
    "opponents turn": "una vez durante el turno de cada oponente, ",
    "twice": "dos veces durante tu turno, ",
    "during": "durante tu turno, ",
    "during theirs": "durante los turnos de los oponentes, ",
    "each turn": " cada turno",
    "any time": "en cualquier momento",
    "if": "si {}, ",
    "unless": " a menos que {}",
    "and": " y ",
    "or": " o {}",
    "you may": "puedes ",
    "to": " para ",
    "in zone": "si {} está en tu descarte, ",
    "in answer": "en respuesta, ",
    "closing": "»",
}
_MEASURING: Final[dict[Wording, str]] = {
    "least": ", hasta un máximo de {}",
    "most": ", hasta un mínimo de {}",
    "times": "{} veces {}",
}
_AROUND: Final[dict[Around, str]] = {
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
        self.showing = Showing(self, words, stage)
        self.playing = Playing(self, words, stage)
        self.doing: Doing[Form] = Doing(self, None, stage)
        self.flow = Flow(self, words, stage)
        self.facts = Facts(self, words, stage)
        self.abilities = Abilities(self, words, stage)
        self.measuring = Measuring(self, _MEASURING, stage)
        self.happening: Happening[Clause] = Happening(self.events, _AROUND, stage)
        self.stating = Stating(self, _TELLING["nothing"], stage)
        self.telling = Telling(self, _TELLING, stage, JOINTS, _FRAMING["closing"])
        self.uttering = Uttering(self, {**_UTTERING, **words.utterances}, stage)
        self.framing = Framing(self, _FRAMING, stage)
