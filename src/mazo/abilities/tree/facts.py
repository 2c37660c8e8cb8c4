"""What only static abilities of the ability tree say: costs, how cards enter play, exceptions from the rules."""

from __future__ import annotations

from typing import Literal

from mazo.abilities.tree.nouns import Amount, Cards, Chosen, Node, Who
from mazo.abilities.tree.words import Charge, Stat, Until, Zone


class CostsLess(Node, frozen=True, tag="costs less"):
    """Such cards cost their players less (or, negative, more) to play, to shift, to shift onto or to move with."""

    amount: Amount
    cards: Cards | Literal["this"]
    who: Who = "you"
    what: Charge = "play"
    limit: Literal["", "first", "once"] = ""
    """Only the first such card that is played each turn; or once in a turn, when there is something to pay."""


class Enters(Node, frozen=True, tag="enters"):
    """How such cards enter play (or an inkwell): exerted, with damage."""

    cards: Cards | Literal["this"]
    exerted: bool = False
    damage: Amount = 0
    optional: bool = False
    inkwell: bool = False


class LoreToWin(Node, frozen=True, tag="lore to win"):
    """Those players need so much lore to win."""

    amount: int
    who: Who = "each opponent"


class InkFrom(Node, frozen=True, tag="ink from"):
    """Cards may be inked from another zone, or without the inkwell symbol."""

    zone: Zone
    cards: Cards = Cards(zone="hand")


class PlayFrom(Node, frozen=True, tag="play from"):
    """Such cards may be played from where they are ("this": from the discard), for their cost."""

    cards: Cards | Literal["this"]
    until: Until | None = None
    exerted: bool = False
    """They enter play exerted."""


class FreeToPlay(Node, frozen=True, tag="free to play"):
    """Such cards may be played for free."""

    cards: Cards


class OneChallenge(Node, frozen=True, tag="one challenge"):
    """Each turn, only so many characters can challenge."""

    count: int = 1


class DamageBy(Node, frozen=True, tag="damage by"):
    """In challenges such characters deal damage by another figure."""

    cards: Cards
    stat: Stat


class Floor(Node, frozen=True, tag="floor"):
    """A figure of such characters can't be reduced below what is printed."""

    cards: Cards
    stat: Stat


class MoreDamage(Node, frozen=True, tag="more damage"):
    """Damage dealt by (or to) such cards is changed by so much; `prevent`: none at all is taken."""

    amount: Amount
    by: Cards | Literal["this"] | None = None
    to: Cards | Literal["this"] | None = None
    challenge: bool = False
    """Only in challenges."""
    prevent: bool = False


class AlsoNamed(Node, frozen=True, tag="also named"):
    """Counts as having these names as well."""

    names: tuple[str, ...]


class OpenTop(Node, frozen=True, tag="open top"):
    """Those players play with the top card of their deck face up."""

    who: Who = "each player"


class ReadyLimit(Node, frozen=True, tag="ready limit"):
    """Those players can't ready more than so many characters at the start of their turn."""

    count: int
    who: Who
    until: Until | None = None


class SingBonus(Node, frozen=True, tag="sing bonus"):
    """Such characters count as having so much more cost to sing songs."""

    cards: Cards | Literal["this"] | Chosen
    amount: Amount
    until: Until | None = None


class DeckRule(Node, frozen=True, tag="deck rule"):
    """Text about building a deck; it does nothing in the game."""

    copies: int | None = None
    admits: str = ""
