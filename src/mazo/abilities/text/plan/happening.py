"""Events as clauses: whose they are, what stands around them, and what later sentences may speak of."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Generic, Literal, Protocol, TypeAlias, TypeVar

import msgspec

from mazo.abilities.text.plan.scene import (
    OTHERS,
    Met,
    befallen,
    event_cards,
    event_player,
    without,
)
from mazo.abilities.text.plan.stage import Part, Stage
from mazo.abilities.tree.nouns import Cards, Condition, During, Is, They, This, Turn, When, Whose

Around: TypeAlias = Literal[
    "in a challenge", "here", "at a location", "your turn", "their turn", "yours first", "theirs first"
]
C = TypeVar("C", bound=msgspec.Struct)
D = TypeVar("D", bound=msgspec.Struct, covariant=True)


class Events(Protocol[D]):
    """How a language says events."""

    def event_clause(self, when: When, many: str) -> D:
        """The subject, verb and objects of an event."""

    def which_time(self, when: When) -> str:
        """Which time in the turn it is, after the event."""

    def met_in(self, cards: Cards, whose: Whose, plural: bool = False) -> Met:
        """As what later sentences speak of such cards."""

    def circumstance(self, condition: Condition, when: When) -> str:
        """What must hold at that moment, after the event."""

    def beforehand(self, condition: Condition) -> str:
        """What must hold at that moment, before the event."""


class Happening(Part[Events[C], Mapping[Around, str]], Generic[C]):
    """What happens, with its circumstances; the words are " in a challenge", " during your turn" and the like."""

    def __init__(self, events: Events[C], words: Mapping[Around, str], stage: Stage) -> None:
        super().__init__(events, words, stage)

    def around(self, when: When) -> tuple[str, str]:
        """What stands before and after the event: during your turn, …; … while exerted."""
        prefix = tail = ""
        for one in when.conditions:
            match one:
                case Turn(whose="theirs"):
                    tail += self.words["their turn"]
                case Turn(whose=whose) if when.circumstances == "after":
                    tail += self.words["your turn" if whose == "yours" else "their turn"]
                case Turn(whose=whose):
                    prefix += self.words["yours first" if whose == "yours" else "theirs first"]
                case They(cards=This(), are=(Is(state="shifted"),)) if when.event == "play":
                    pass  # "when you shift this character"
                case During("in a challenge"):
                    pass  # said with the event
                case _ if when.circumstances == "before":
                    prefix += self.voice.beforehand(one)
                case _:
                    tail += self.voice.circumstance(one, when)
        return prefix, tail

    def event(self, when: When, many: str = "") -> C:
        """The event with its subject, verb and objects."""
        when = befallen(when)
        cards, tail, here = when.cards, "", False
        if During("in a challenge") in when.conditions:
            tail = self.words["in a challenge"]
        if isinstance(cards, Cards) and cards.zone == "play":
            cards, had = without(cards, "in a challenge", "here", "at a location")
            tail += "".join(self.words[one] for one in had)  # type: ignore[index]
            here = "here" in had
        if isinstance(when.other, Cards) and when.event == "banish":
            banisher, had = without(when.other, "here", "at a location")
            tail += "".join(self.words[one] for one in had)  # type: ignore[index]
            when = msgspec.structs.replace(when, other=banisher)
        who = event_player(when.event, cards, when.who)
        cards = event_cards(when.event, cards) if isinstance(cards, Cards) else cards
        when = msgspec.structs.replace(when, cards=cards, who=who)
        clause = self.voice.event_clause(when, many)
        self._meet(when, here)
        rest = f"{getattr(clause, 'rest', '')}{tail}{self.voice.which_time(when) if when.nth else ''}".strip()
        return msgspec.structs.replace(clause, rest=rest)

    def _meet(self, when: When, here: bool) -> None:
        """From now on the text can speak of those who took part; those at your locations are yours."""
        scene = self.scene
        if isinstance(when.cards, Cards):
            whose = "yours" if here else when.cards.whose
            scene.meet("subject", self.voice.met_in(when.cards, whose, when.one_or_more))
        if scene.event is None:
            scene.event = when.event
        if when.other is None and when.event in OTHERS and when.event not in ("challenge", "is challenged"):
            scene.met["other"] = Met(OTHERS[when.event])
        if isinstance(when.other, Cards):
            last = scene.last
            scene.meet("other", self.voice.met_in(when.other, when.other.whose))
            scene.last = last
