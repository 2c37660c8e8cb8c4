"""The English voice: its parts, put together for one text of one game."""

from __future__ import annotations

from mazo.abilities.text.english.abilities import Abilities
from mazo.abilities.text.english.amounts import Amounts
from mazo.abilities.text.english.conditions import Conditions
from mazo.abilities.text.english.deeds import Deeds
from mazo.abilities.text.english.events import Clause, Events
from mazo.abilities.text.english.facts import Facts
from mazo.abilities.text.english.flow import Flow
from mazo.abilities.text.english.forms import Conjugate, Phrase
from mazo.abilities.text.english.nouns import Nouns
from mazo.abilities.text.english.playing import Playing
from mazo.abilities.text.english.references import References
from mazo.abilities.text.english.showing import Showing
from mazo.abilities.text.english.small import SMALL
from mazo.abilities.text.english.sorting import Sorting
from mazo.abilities.text.english.states import States
from mazo.abilities.text.english.words import Words
from mazo.abilities.text.plan.scene import Scene
from mazo.abilities.text.plan.stage import Stage
from mazo.abilities.text.plan.voice import Voice


class English(Voice[Conjugate, Clause, Phrase]):
    """A card's text in English: each part says one sort of things and asks the others for theirs."""

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
