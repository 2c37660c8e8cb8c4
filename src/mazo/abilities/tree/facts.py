"""What only static abilities of the ability tree say: costs, how cards enter play, exceptions from the rules."""

from __future__ import annotations

from typing import Literal

from mazo.abilities.tree.nouns import Amount, Cards, Node, Who
from mazo.abilities.tree.words import (
    ActElsewhere,
    AlteredVerb,
    Charge,
    Counter,
    EnteredZone,
    Entry,
    FirmFigure,
    MeasuredVerb,
    Occasion,
    Rule,
    Stat,
    Until,
    Zone,
)


class CostsLess(Node, frozen=True, tag="costs less"):
    """Such cards cost their players less (or, negative, more) to play, or for whatever else there is to pay."""

    amount: Amount
    cards: Cards | Literal["this"]
    who: Who = "you"
    what: Charge = "play"
    limit: Literal["", "first", "once"] = ""
    """Only the first such card that is played each turn; or once in a turn, when there is something to pay."""
    on: Cards | Literal["this"] | None = None
    """Only where they are played onto such a card."""


class Enters(Node, frozen=True, tag="enters"):
    """How such cards enter play (or another zone): in a state, with counters on them."""

    cards: Cards | Literal["this"]
    state: Entry = ""
    counters: Counter = ""
    amount: Amount = 0
    """How many counters."""
    optional: bool = False
    zone: EnteredZone = "play"


class PlayerRule(Node, frozen=True, tag="player rule"):
    """A rule of the game is another one for those players: how much wins, how often something may be done."""

    rule: Rule
    amount: Amount = 1
    who: Who = "you"
    until: Until | None = None


class DoFrom(Node, frozen=True, tag="do from"):
    """Players may do something with such cards from a zone from where it isn't done, or with more cards than usual."""

    act: ActElsewhere
    zone: Zone
    cards: Cards = Cards(zone="hand")


class PlayFrom(Node, frozen=True, tag="play from"):
    """Such cards may be played from where they are ("this": from where it lies), for their cost."""

    cards: Cards | Literal["this"]
    until: Until | None = None
    state: Entry = ""
    """In which they enter play."""


class FreeToPlay(Node, frozen=True, tag="free to play"):
    """Such cards may be played for free."""

    cards: Cards


class DoBy(Node, frozen=True, tag="do by"):
    """Such cards do something by another figure than usual: they deal damage by their cost."""

    verb: MeasuredVerb
    cards: Cards
    stat: Stat


class Floor(Node, frozen=True, tag="floor"):
    """A figure of such cards can't be reduced below what is printed."""

    cards: Cards
    stat: FirmFigure


class More(Node, frozen=True, tag="more"):
    """What such cards do, or what is done to such, is so much more (or, negative, less), or prevented altogether."""

    verb: AlteredVerb
    amount: Amount
    by: Cards | Literal["this"] | None = None
    to: Cards | Literal["this"] | None = None
    only: Occasion = ""
    """Only on this occasion."""
    prevent: bool = False


class AlsoNamed(Node, frozen=True, tag="also named"):
    """Counts as having these names as well."""

    names: tuple[str, ...]


class DeckRule(Node, frozen=True, tag="deck rule"):
    """Text about building a deck; it does nothing in the game."""

    copies: int | None = None
    admits: str = ""
