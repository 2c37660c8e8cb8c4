"""Small changes to what builders have made: how long it lasts, how often it counts."""

from __future__ import annotations

from typing import Any, Final

from msgspec.structs import replace

from mazo.abilities.tree.deeds import Discard, Do, Draw, ToDeck, ToPlayer
from mazo.abilities.tree.effects import Choose, EachCard, Get
from mazo.abilities.tree.facts import CostsLess
from mazo.abilities.tree.nouns import (
    Amount,
    Cards,
    Chosen,
    Compare,
    During,
    Every,
    Happened,
    Math,
    Ref,
    SameObject,
    Them,
    This,
    When,
    Who,
)
from mazo.games.myl.reading.parts import Deed

IN_BATTLE: Final = " in battle"
"""Behind the name of an event: the battle does it, and nothing else."""


OWN_LINE: Final = "put into one's own line"
ITS_LINE: Final = "put into its line"
"""Where a card is put that may come from outside, or from another line: what it is tells which."""
_IN_PLAY: Final = ("play", "defence line", "attack line", "support line", "reserve", "paid gold")


def happening(event: str, cards: Any, *by: Cards) -> When:
    """An event that befalls cards, perhaps by such a card."""
    if event.endswith(IN_BATTLE):
        return When(event.removesuffix(IN_BATTLE), cards, conditions=(During("the damage"),))
    return When(event, cards, by[0] if by else None)


def lasting(effect: Any, until: str, everything: bool = True) -> Any:
    """An effect that lasts so long, unless that was said already; perhaps among others that last no time."""
    if hasattr(effect, "of") and isinstance(effect.of, tuple):
        return replace(effect, of=tuple(lasting(one, until, everything) for one in effect.of))
    if isinstance(effect, Do) and effect.verb == "take control" and until == "forever":
        return effect  # control stays with whoever gained it
    if isinstance(effect, EachCard):
        return replace(effect, do=lasting(effect.do, until, everything))
    if isinstance(effect, Draw | Choose) or not hasattr(effect, "until"):
        if not everything or isinstance(effect, Choose):
            return effect
        raise ValueError("lo que dura")
    return effect if effect.until is not None else replace(effect, until=until)


def by_number(count: int, *each: Amount) -> Amount:
    """So much, or so much for each of something."""
    if not each:
        return count
    return each[0] if count == 1 else Math("times", each[0], count)


def multiplied(effect: Any, each: Amount) -> Any:
    """An effect of a fixed amount, so often as there is one of something."""
    amount = getattr(effect, "amount", None)
    if isinstance(effect, Draw | Discard | ToPlayer | Get | CostsLess) and type(amount) is int:
        return replace(effect, amount=by_number(amount, each))
    them = getattr(effect, "them", None)
    if isinstance(effect, Do | ToDeck) and isinstance(them, Chosen) and type(them.count) is int:
        return replace(effect, them=replace(them, count=by_number(them.count, each)))
    raise ValueError("cuánto por cada uno")


def put(them: Them, where: str) -> Any:
    """Cards put somewhere."""
    if where in ("top", "bottom"):
        return ToDeck(them, where)  # type: ignore[arg-type]
    return Do(where, them)


def idle(them: Them) -> When:
    """What didn't attack in its player's turn, which the Fase Final tells."""
    attacks = Happened("attack", "you", Cards(("ally",), where=(SameObject(them),)))
    return When("final", who="you", conditions=(Compare(attacks, "is", 0),))


def to_your_line(them: Them) -> Do:
    """To your defence line: an opposing Aliado comes there by changing its controller."""
    opposing = isinstance(them, Chosen | Every) and them.cards.whose == "opposing"
    return Do("take control" if opposing else "move to the defence line", them)


def lined(do: Do) -> Do:
    """A card put into a line: from outside it comes into play, from another line it moves."""
    in_play = isinstance(do.them, Chosen | Every) and do.them.cards.zone in _IN_PLAY
    if not in_play:
        return replace(do, verb="put into play")
    return to_your_line(do.them) if do.verb == OWN_LINE else replace(do, verb="move to the defence line")


def priced(amount: Any, them: Them) -> CostsLess:
    """Cards that cost so much less, or more, to whoever plays them."""
    match them:
        case This() | Ref("?subject"):
            return CostsLess(amount, "this")
        case Every(cards=cards) if cards.whose == "any" and isinstance(amount, int) and amount < 0:
            return CostsLess(amount, cards, "each player")
        case Every(cards=cards) | Chosen(cards=cards) if cards.whose in ("yours", "any"):
            return CostsLess(amount, replace(cards, whose="any"))
        case Every(cards=cards) if cards.whose == "opposing":
            return CostsLess(amount, replace(cards, whose="any"), "each opponent")
    raise ValueError("cartas que cuestan menos")


def for_you(who: Who, effect: Any) -> Any:
    """What only the player of the card does."""
    if who != "you":
        raise ValueError("lo que haces tú")
    return effect


class NotTheirs(ValueError):
    """A place is said to be another player's than who does something there."""


def of_their_own(effect: Deed, *places: str) -> Deed:
    """What players do with cards of their own: whose place it is must be said of whoever does it."""

    def done(who: Who) -> Any:
        if any(place not in ("", "yours" if who == "you" else "theirs") for place in places):
            raise NotTheirs("un lugar de quien lo hace")
        return effect(who)

    return done
