"""What a text has spoken of so far, so that the next sentence can say "they" or "that card", in any language."""

from __future__ import annotations

from typing import Literal, TypeAlias

from mazo.abilities.text.plan.usage import Kind, Met, Usage
from mazo.abilities.tree.effects import Effect
from mazo.abilities.tree.nouns import Them, Who, Whose
from mazo.abilities.tree.words import EventName

Pronoun: TypeAlias = Literal["he", "she", "it", "they", "this"]
"""What a card says of itself; "this": no pronoun at all, but "this character"."""
Role: TypeAlias = Literal["subject", "object", "each"]


class Scene:
    """The state of one text: the card it stands on and what it has spoken of."""

    def __init__(self, usage: Usage, card: Kind, name: str = "", pronoun: Pronoun = "they") -> None:
        self.usage = usage
        self.card = card
        self.name = name
        self.pronoun = pronoun
        self.met: dict[str, Met] = {}
        self.last = ""
        """What a pronoun would be understood as: a name from `met`, or "this"."""
        self.last_them: Them | None = None
        self.gone = False
        """Whether the card has left play before its effect happens: "this card", no longer "this character"."""
        self.looked = 0
        """How many cards are being looked at, as far as the text knows."""
        self.whose_deck: Whose = "yours"
        self.event: EventName | None = None
        """What happened before the effects."""
        self.done: Effect | None = None
        """What was done last."""
        self.promised: dict[str, Them] = {}
        """What is chosen before it is spoken of, by its name: it is said when it is met."""
        self.promised_player: Who | None = None

    def fresh(self) -> None:
        """A new ability begins: nothing has been spoken of."""
        self.met = {}
        self.last = ""
        self.last_them = None
        self.gone = False
        self.looked = 0
        self.whose_deck = "yours"
        self.event = None
        self.done = None
        self.promised = {}
        self.promised_player = None

    def chosen_player(self) -> Who | None:
        """The player who was chosen but not spoken of yet; only once."""
        who, self.promised_player = self.promised_player, None
        return who

    def meet(self, name: str, met: Met, them: Them | None = None) -> None:
        """From now on a pronoun means these."""
        self.met[name] = met
        self.last = name
        self.last_them = them

    def meet_this(self) -> None:
        """From now on a pronoun means the card itself."""
        self.last = "this"
        self.last_them = None

    def known(self, name: str) -> Met:
        """What is known of the cards of that name."""
        return self.met.get(name, Met())
