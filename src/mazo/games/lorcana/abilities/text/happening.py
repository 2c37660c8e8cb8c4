"""Events as clauses: whose they are, what stands around them, and what later sentences may speak of."""

from __future__ import annotations

from typing import ClassVar, Generic, Literal, TypeAlias, TypeVar

import msgspec

from mazo.abilities.tree.nouns import Cards, Condition, During, Is, They, This, Turn, When, Whose
from mazo.games.lorcana.abilities.text.scene import (
    OTHERS,
    Met,
    Scene,
    befallen,
    event_cards,
    event_player,
    without,
)

Around: TypeAlias = Literal[
    "in a challenge", "here", "at a location", "your turn", "their turn", "yours first", "theirs first"
]
C = TypeVar("C", bound=msgspec.Struct)


class Happening(Generic[C]):
    """What happens, with its circumstances; the clause itself is the language's."""

    scene: Scene
    AROUND: ClassVar[dict[Around, str]]
    """ " in a challenge", " while here", " during your turn", "during your turn, "."""

    # What a language adds.

    def event_clause(self, when: When, many: str) -> C:
        """The subject, verb and objects of an event."""
        raise NotImplementedError

    def which_time(self, when: When) -> str:
        """Which time in the turn it is, after the event."""
        raise NotImplementedError

    def met_in(self, cards: Cards, whose: Whose, plural: bool = False) -> Met:
        """As what later sentences speak of such cards."""
        raise NotImplementedError

    def circumstance(self, condition: Condition, when: When) -> str:
        """What must hold at that moment, after the event."""
        raise NotImplementedError

    def beforehand(self, condition: Condition) -> str:
        """What must hold at that moment, before the event."""
        raise NotImplementedError

    # The same for all languages.

    def around(self, when: When) -> tuple[str, str]:
        """What stands before and after the event: during your turn, …; … while exerted."""
        prefix = tail = ""
        for one in when.conditions:
            match one:
                case Turn(whose="theirs"):
                    tail += self.AROUND["their turn"]
                case Turn(whose=whose) if when.circumstances == "after":
                    tail += self.AROUND["your turn" if whose == "yours" else "their turn"]
                case Turn(whose=whose):
                    prefix += self.AROUND["yours first" if whose == "yours" else "theirs first"]
                case They(cards=This(), are=(Is(state="shifted"),)) if when.event == "play":
                    pass  # "when you shift this character"
                case During("in a challenge"):
                    pass  # said with the event
                case _ if when.circumstances == "before":
                    prefix += self.beforehand(one)
                case _:
                    tail += self.circumstance(one, when)
        return prefix, tail

    def event(self, when: When, many: str = "") -> C:
        """The event with its subject, verb and objects."""
        when = befallen(when)
        cards, tail, here = when.cards, "", False
        if During("in a challenge") in when.conditions:
            tail = self.AROUND["in a challenge"]
        if isinstance(cards, Cards) and cards.zone == "play":
            cards, had = without(cards, "in a challenge", "here", "at a location")
            tail += "".join(self.AROUND[one] for one in had)  # type: ignore[index]
            here = "here" in had
        if isinstance(when.other, Cards) and when.event == "banish":
            banisher, had = without(when.other, "here", "at a location")
            tail += "".join(self.AROUND[one] for one in had)  # type: ignore[index]
            when = msgspec.structs.replace(when, other=banisher)
        who = event_player(when.event, cards, when.who)
        cards = event_cards(when.event, cards) if isinstance(cards, Cards) else cards
        when = msgspec.structs.replace(when, cards=cards, who=who)
        clause = self.event_clause(when, many)
        self._meet(when, here)
        rest = f"{getattr(clause, 'rest', '')}{tail}{self.which_time(when) if when.nth else ''}".strip()
        return msgspec.structs.replace(clause, rest=rest)

    def _meet(self, when: When, here: bool) -> None:
        """From now on the text can speak of those who took part; those at your locations are yours."""
        scene = self.scene
        if isinstance(when.cards, Cards):
            whose = "yours" if here else when.cards.whose
            scene.meet("subject", self.met_in(when.cards, whose, when.one_or_more))
        if scene.event is None:
            scene.event = when.event
        if when.other is None and when.event in OTHERS and when.event not in ("challenge", "is challenged"):
            scene.met["other"] = Met(OTHERS[when.event])
        if isinstance(when.other, Cards):
            last = scene.last
            scene.meet("other", self.met_in(when.other, when.other.whose))
            scene.last = last
