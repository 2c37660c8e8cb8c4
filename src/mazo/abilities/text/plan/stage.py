"""Who acts in a text, and what its sentences have left open: what clauses need to know of those before them."""

from __future__ import annotations

from collections.abc import Callable
from typing import Generic, Protocol, TypeVar, cast

from mazo.abilities.text.plan.scene import Scene
from mazo.abilities.tree.nouns import Who

V = TypeVar("V")
W = TypeVar("W")
N = TypeVar("N")
R = TypeVar("R")
A = TypeVar("A")
N_co = TypeVar("N_co", covariant=True)
R_co = TypeVar("R_co", covariant=True)
A_co = TypeVar("A_co", covariant=True)


class Stage:
    """The players of one text; the cards are in its scene."""

    def __init__(self, scene: Scene) -> None:
        self.scene = scene
        self.actor: Who = "you"
        """Who does what is said, where that isn't the reader."""
        self.current: Who = "you"
        """Who does what is being said."""
        self.explicit = False
        """Whether another player was spoken of last, so that "you" must be said."""
        self.opens = False
        """Whether the first clause of a loop is being said: its player does what no other is said to do."""
        self.introduced = False
        """Whether the player of a loop was named, so that "they" is enough."""
        self.looped = False
        """Whether the player of a loop was named by "for each", not as a subject."""
        self.subject_said = ""
        """The subject of a loop in other words."""
        self.several_players = False
        """Whether "they" are several players."""
        self.others_act = False
        """Whether another player was the last to do something: a command could be taken for what they do."""
        self.told = False
        """Whether the last thing that you do was told rather than commanded."""
        self.names_again = True
        """Whether a card is named again in a new sentence, where its verb alone would be taken for a command."""
        self.picks = True
        """Whether it is said that another player chooses: not after "may"."""
        self.beside = ""
        """The name of what was spoken of in the same breath: these and those."""
        self.pending = ""
        """A sentence that ends what is being said, whatever comes between."""

    def begin(self) -> None:
        """Nothing has been said yet, and nobody but you has done anything."""
        self.scene.fresh()
        self.actor = self.current = "you"
        self.others_act = self.told = False

    def within(self, say: Callable[[], str]) -> str:
        """A text within this one, which speaks of its own cards: of a character, or of a card of this kind."""
        scene, actor = self.scene, self.actor
        self.scene = Scene(scene.usage, scene.card if scene.last == "this" else scene.usage.being)
        text = say()
        self.scene, self.actor = scene, actor
        return text


class Part(Generic[V, W]):
    """A part of a voice: it knows the game's words, what was said before, and the other parts by the voice."""

    def __init__(self, voice: V, words: W, stage: Stage) -> None:
        self.voice = voice
        self.words = words
        self.stage = stage

    @property
    def scene(self) -> Scene:
        """The cards that were spoken of."""
        return self.stage.scene


class Core(Protocol[N_co, R_co, A_co]):
    """The parts of a voice that all others ask."""

    @property
    def nouns(self) -> N_co:
        """What cards are called."""

    @property
    def refs(self) -> R_co:
        """Who and which."""

    @property
    def amounts(self) -> A_co:
        """How much."""


class Spoken(Part[V, W], Generic[V, W, N, R, A]):
    """A part of a language, with those at hand that all others ask."""

    @property
    def core(self) -> Core[N, R, A]:
        """The voice, as far as every part knows it."""
        return cast(Core[N, R, A], self.voice)

    @property
    def nouns(self) -> N:
        """What cards are called."""
        return self.core.nouns

    @property
    def refs(self) -> R:
        """Who and which."""
        return self.core.refs

    @property
    def amounts(self) -> A:
        """How much."""
        return self.core.amounts
