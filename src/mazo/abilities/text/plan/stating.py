"""What static abilities say: which facts make one sentence, and which sort of fact each is."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Protocol

from mazo.abilities.text.plan.order import State, states_first
from mazo.abilities.text.plan.stage import Part
from mazo.abilities.tree.effects import AlsoCosts, Effect, Fact, FreeWith, Instead, Skip
from mazo.abilities.tree.facts import (
    AlsoNamed,
    CostsLess,
    DeckRule,
    DoBy,
    DoFrom,
    Enters,
    Floor,
    FreeToPlay,
    More,
    PlayerRule,
    PlayFrom,
)


class Facts(Protocol):
    """How a language says facts, each as a clause."""

    def own(self, fact: Fact) -> str | None:
        """What the game says in a way of its own."""

    def together(self, clauses: Sequence[str]) -> str:
        """Facts in one sentence."""

    def costs_less(self, fact: CostsLess) -> str:
        """Less or more to pay."""

    def also_costs(self, fact: AlsoCosts) -> str:
        """What must be done besides to play this card."""

    def free_with(self, fact: FreeWith) -> str:
        """This card for free, or by doing something."""

    def enters(self, fact: Enters) -> str:
        """How cards enter play or another zone."""

    def play_from(self, fact: PlayFrom) -> str:
        """Cards that may be played from where they are."""

    def free_to_play(self, fact: FreeToPlay) -> str:
        """Cards that may be played for free."""

    def floor(self, fact: Floor) -> str:
        """A figure that can't be reduced."""

    def altered(self, fact: More) -> str:
        """Something that is done more, less, or not at all."""

    def also_named(self, fact: AlsoNamed) -> str:
        """Further names."""

    def deck_rule(self, fact: DeckRule) -> str:
        """Text about building a deck."""


class Framing(Protocol):
    """How effects are said."""

    def clause(self, effects: Sequence[Effect]) -> list[str]:
        """One clause and what follows it."""

    def instead(self, effect: Instead) -> list[str]:
        """A replacement."""


class States(Protocol):
    """How a language says what is so of cards."""

    def states(self, group: Sequence[State]) -> str:
        """One sentence about the same cards."""


class Stater(Protocol):
    """The parts of a voice that say facts."""

    @property
    def facts(self) -> Facts:
        """Facts."""

    @property
    def framing(self) -> Framing:
        """Effects."""

    @property
    def states(self) -> States:
        """What is so of cards."""


class Stating(Part[Stater, str]):
    """What is so; its word is what is said of nothing."""

    def facts(self, facts: Sequence[Fact]) -> list[str]:
        """The facts as sentences; those of the same cards make one."""
        clauses: list[str] = []
        out: list[str] = []
        rest = list(facts)
        while rest:
            if states := states_first(rest, self.scene.usage):
                clauses.append(self.voice.states.states(states))
                rest = rest[len(states) :]
                continue
            first = rest.pop(0)
            if isinstance(first, Instead):
                out += self.voice.framing.instead(first)
            else:
                clauses.append(self.fact(first))
        return ([self.voice.facts.together(clauses)] if clauses else []) + out or [self.words]

    def fact(self, fact: Fact) -> str:
        """One fact as a clause."""
        say = self.voice.facts
        if (own := say.own(fact)) is not None:
            return own
        match fact:
            case CostsLess():
                return say.costs_less(fact)
            case FreeWith():
                return say.free_with(fact)
            case AlsoCosts():
                return say.also_costs(fact)
            case Enters():
                return say.enters(fact)
            case PlayFrom():
                return say.play_from(fact)
            case FreeToPlay():
                return say.free_to_play(fact)
            case Floor():
                return say.floor(fact)
            case More():
                return say.altered(fact)
            case AlsoNamed():
                return say.also_named(fact)
            case DeckRule():
                return say.deck_rule(fact)
            case PlayerRule() | Skip():
                return self.voice.framing.clause([fact])[0]
            case Instead():
                return self.voice.framing.instead(fact)[0]
            case DoFrom() | DoBy():
                raise TypeError(f"the game has no words for it: {type(fact).__name__}")
            case _:
                return self.voice.states.states([fact])
