"""A card in a few words, as its game says them: cost, figures, states and type."""

from __future__ import annotations

from collections.abc import Sequence

from mazo.games.kind import GameKind
from mazo.texts.lang import Lang
from mazo.views import CardView

NOTHING = "–"
"""Stands for a figure that a card of its type lacks."""


class CardWords:
    """The words of one game in one language."""

    def __init__(self, kind: GameKind, lang: Lang) -> None:
        self.kind = kind
        self.lang: Lang = lang

    def __call__(self, section: str, name: str, **values: object) -> str:
        """What the game calls something."""
        return self.kind.word(section, name, self.lang, **values)

    def name(self, card: CardView) -> str:
        """What the card is called."""
        return self.called(card.name)

    def called(self, name: str) -> str:
        """What a card of that name is called."""
        return self.kind.called(name, self.lang)

    def type_name(self, card: CardView) -> str:
        """What the card is; nothing where it is of no type."""
        return self("type", card.type) if card.type else ""

    def costs(self, card: CardView) -> bool:
        """Whether the card has a cost at all."""
        cost = self.kind.plan.cost
        return cost is not None and bool(card.type) and card.type not in cost.free

    def cost(self, card: CardView) -> str:
        """What stands in the corner: the cost with its mark; in a game without costs, what the card is."""
        cost = self.kind.plan.cost
        if cost is None:
            return self.type_name(card)
        mark = (cost.mark if cost.marked in card.states else " ") if cost.mark else ""
        return f"{mark}{card.cost}" if self.costs(card) else ""

    def states(self, card: CardView) -> list[str]:
        """The states that matter to players."""
        return [self("state", state) for state in card.states if self.kind.has_word("state", state)]

    def counters(self, card: CardView) -> list[str]:
        """The counters on the card."""
        return [
            self("counter", name, n=count) if self.kind.has_word("counter", name) else f"{name} {count}"
            for name, count in card.counters.items()
        ]

    def marks(self, card: CardView) -> list[str]:
        """States and counters."""
        return self.states(card) + self.counters(card)

    def figures(self, card: CardView) -> str:
        """The figures in short, each with the counters that eat into it; the printed value first if it has changed."""
        values = {name: value_of(card, name) for name in card.figures}
        parts: list[str] = []
        told = False
        for figure in self.kind.plan.figures:
            if figure.name in values:
                parts += self._in_short(figure.name, values)
                if figure.counter:
                    parts += self.counters(card)
                    told = True
        return " ".join(parts if told else [*parts, *self.counters(card)])

    def _in_short(self, name: str, values: dict[str, str]) -> list[str]:
        others = {figure.name: NOTHING for figure in self.kind.plan.figures} | values
        if self.kind.has_word("short", name):
            return [self("short", name, **{**others, "n": values[name]})]
        return [] if "short" in self.kind.words.sections() else [f"{self('figure', name)} {values[name]}"]

    def named_figures(self, card: CardView) -> list[str]:
        """Each figure with its name."""
        return [f"{self('figure', name)} {value_of(card, name)}" for name in card.figures]

    def quiet_events(self) -> Sequence[str]:
        """Events that the board leaves to the log."""
        return self.kind.words.words("quiet", "events") if self.kind.has_word("quiet", "events") else ()


def value_of(card: CardView, figure: str) -> str:
    """A figure, the printed value first if it has changed."""
    printed, now = card.figures[figure]
    return str(now) if printed == now else f"{printed}→{now}"
