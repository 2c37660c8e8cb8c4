"""The Spanish voice: its parts, put together for one text of one game."""

from __future__ import annotations

from mazo.abilities.text.plan.scene import Scene
from mazo.abilities.text.plan.stage import Stage
from mazo.abilities.text.plan.voice import Voice
from mazo.abilities.text.spanish.abilities import Abilities
from mazo.abilities.text.spanish.amounts import Amounts
from mazo.abilities.text.spanish.clauses import Clause
from mazo.abilities.text.spanish.conditions import Conditions
from mazo.abilities.text.spanish.deeds import Deeds
from mazo.abilities.text.spanish.events import Events
from mazo.abilities.text.spanish.facts import Facts
from mazo.abilities.text.spanish.flow import Flow
from mazo.abilities.text.spanish.forms import Form, Phrase
from mazo.abilities.text.spanish.nouns import Nouns
from mazo.abilities.text.spanish.playing import Playing
from mazo.abilities.text.spanish.references import References
from mazo.abilities.text.spanish.showing import Showing
from mazo.abilities.text.spanish.small import SMALL
from mazo.abilities.text.spanish.sorting import Sorting
from mazo.abilities.text.spanish.states import States
from mazo.abilities.text.spanish.words import Words


class Spanish(Voice[Form, Clause, Phrase]):
    """A card's text in Spanish: each part says one sort of things and asks the others for theirs."""

    def __init__(self, words: Words, scene: Scene) -> None:
        self.stage = Stage(scene)
        here = self, words, self.stage
        self.nouns, self.refs, self.amounts = Nouns(*here), References(*here), Amounts(*here)
        self.conditions, self.events, self.states = Conditions(*here), Events(*here), States(*here)
        self.deeds, self.playing = Deeds(*here), Playing(*here)
        self.showing, self.sorting = Showing(*here), Sorting(*here)
        self.flow, self.facts, self.abilities = Flow(*here), Facts(*here), Abilities(*here)
        small, asked = SMALL.of_game(words.utterances), (self, self, self, self, self, self, self, self)
        self.plan(small, self.stage, self.events, *asked)
