"""What the Spanish voice needs to know of a game's words: its glossary, and a frame for each word of its lexicon."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Literal, TypeAlias

import msgspec

from mazo.abilities.text.spanish.forms import IRREGULAR, Form, Phrase, Subject, preterite
from mazo.abilities.text.words import Dictionary
from mazo.abilities.tree import words as tree

Measured: TypeAlias = Literal["points", "level", "named", "mass", "things"]
"""How a figure is compared: con 3 {S} o menos; de coste 3; con {L} impresa 3; con 3 de daño; con 3 cartas debajo."""


class Figure(msgspec.Struct, frozen=True):
    """A figure of cards."""

    name: str
    measured: Measured = "points"
    feminine: bool = True


class State(msgspec.Struct, frozen=True):
    """A state of cards: {o} is the ending that agrees with the card, {adjective} the adjective that does."""

    verb: str = "estar"
    """The verb by which it is said: tener, ser, estar, hacer quest."""
    rest: str = "{adjective}"
    """What follows the verb: daño; aquí; siendo desafiad{o}."""
    denied: str = ""
    """What follows it when it is not so, where that is something else."""
    past: bool = False
    reflexive: bool = False
    negative: bool = False
    """Whether its being so is said with no: no tiene daño."""
    meanwhile: str = ""
    """The verb in the subjunctive, where that is another one: mientras desafíe."""
    adjective: tuple[str, str] | str = ""
    """What stands beside the noun: the key of an adjective of the glossary, or its forms for one and for several."""
    after: tuple[str, str] | None = None
    """What stands after the noun of one and of several, where it has no adjective."""
    without: str = ""
    """What stands after the noun of those that are not so: sin cartas debajo."""
    contrary: tree.State = ""
    """The state of all that are not so."""


class Event(msgspec.Struct, frozen=True):
    """An event: what befalls cards (the stem of a participle), what they do, what is done, what players do.

    {el}, {la} and {de} are the player's zone: tu tintero, el tintero de un oponente.
    """

    kind: Literal["passive", "active", "impersonal", "player"]
    verb: str = ""
    rest: str = ""
    reflexive: bool = False


class Act(msgspec.Struct, frozen=True):
    """Something that cards or players can't do, and the same with certain cards ({noun}); {o} agrees."""

    said: str
    with_: str = ""


class Words(msgspec.Struct, frozen=True, kw_only=True):
    """A game's words for the Spanish voice."""

    terms: Dictionary
    figures: Mapping[tree.Stat, Figure] = {}
    durations: Mapping[tree.Until, str] = {}
    """How long something is so; {this} is the card."""
    players: Mapping[tree.PlayerWord, Subject] = {}
    parts: Mapping[str, Phrase] = {}
    """Cards that take part in something, by the name that the tree refers to them by."""
    states: Mapping[tree.State, State] = {}
    events: Mapping[tree.EventName, Event] = {}
    acts: Mapping[tree.Act, Act] = {}
    qualities: Mapping[tree.Quality, tuple[str, str]] = {}
    """What is counted as different, one and several: ("nombre distinto", "nombres distintos")."""
    steps: Mapping[tree.StepName, str] = {}
    """Steps of the turn."""

    @property
    def card(self) -> str:
        """What any card is called."""
        return self.word("card")

    @property
    def cards(self) -> str:
        """What several cards are called."""
        return self.word("card", True)

    def word(self, key: str, plural: bool = False) -> str:
        """A word of the game."""
        return self.terms.term(key, "es", plural)

    def feminine(self, key: str) -> bool:
        """Whether the noun is feminine."""
        return self.terms.gender(key) == "f"

    def agree(self, key: str, fem: bool, plural: bool = False) -> str:
        """An adjective of the glossary in the form of its noun."""
        return self.terms.agree(key, "f" if fem else "m", plural)

    def ink(self, name: str) -> str:
        """A colour, where the game has a word for it."""
        return self.word(name.lower()) if name.lower() in self.terms else name

    def conjugate(self, infinitive: str, form: Form) -> str:
        """A verb in one of its forms; what stands behind the verb stays: haces quest."""
        head, _, tail = infinitive.partition(" ")
        if form == "inf":
            return infinitive
        if head in IRREGULAR and form[0] in "is":
            you, third, several, s2, s3, s3p, imp, _participle = IRREGULAR[head]
            text = {"i2": you, "i3": third, "i3p": several, "s2": s2, "s3": s3, "s3p": s3p, "imp": imp}[form]
            return f"{text} {tail}".rstrip()
        if form[0] == "p":
            return f"{preterite(head, form)} {tail}".rstrip()
        if form[0] == "h":
            have = {"h2": "hayas", "h3": "haya", "h3p": "hayan"}[form]
            return f"{have} {self.participle(infinitive)}"
        third, subjunctive, imperative, _ = self._parts(infinitive)
        if form == "imp":
            return imperative
        text, _, tail = (third if form[0] == "i" else subjunctive).partition(" ")
        suffix = {"2": "s", "3": "", "p": "n"}[form[-1]]
        return f"{text}{suffix} {tail}".rstrip()

    def participle(self, infinitive: str) -> str:
        """What has been done."""
        head, _, tail = infinitive.partition(" ")
        if head in IRREGULAR:
            return f"{IRREGULAR[head][7]} {tail}".rstrip()
        return self._parts(infinitive)[3]

    def _parts(self, infinitive: str) -> tuple[str, str, str, str]:
        """Third person, subjunctive, command and participle of a verb of a glossary, or of a regular one."""
        if (known := self.terms.verb("es", infinitive)) is not None:
            third = known.forms["es_third"]
            command = known.forms.get("es_imperative", third)
            return third, known.forms["es_subjunctive"], command, known.forms["es_participle"]
        head, _, tail = infinitive.partition(" ")
        stem, now, then, done = (head[:-2], "a", "e", "ado") if head.endswith("ar") else (head[:-2], "e", "a", "ido")
        forms = (stem + now, stem + then, stem + now, stem + done)
        third, subjunctive, command, participle = (f"{one} {tail}".rstrip() for one in forms)
        return third, subjunctive, command, participle
