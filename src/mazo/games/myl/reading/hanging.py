"""What a single sentence is like: whether it hangs on the one before, speaks of a card met there, says what is so."""

from __future__ import annotations

from typing import Any, Final

from msgspec.structs import replace

from mazo.abilities.reading.walk import contains, found, swapped
from mazo.abilities.tree.deeds import Do, Look, NameCard
from mazo.abilities.tree.effects import (
    Cant,
    ChooseOne,
    Fact,
    Gain,
    Get,
    Keyword,
    Later,
    Play,
    Steps,
    To,
)
from mazo.abilities.tree.facts import CostsLess
from mazo.abilities.tree.nouns import (
    Chosen,
    Every,
    Facing,
    Is,
    Ref,
    They,
    This,
    When,
)
from mazo.games.myl.reading.folding import is_mark
from mazo.games.myl.reading.parts import (
    Annul,
    Blocker,
    Frame,
    From,
    Given,
    Happens,
    InPlay,
    Linked,
    Moment,
    Once,
    Prevent,
    Responding,
    Save,
    Seek,
    Stop,
    Within,
)

_ANSWERS: Final = (Annul, Prevent, Save, Stop, Within)
_IT: Final = Ref("?it")
_PILES: Final = ("hand", "deck", "graveyard", "exile")


def hangs(frame: Frame) -> bool:
    """Whether a sentence says by its first words that it hangs on the one before."""
    return any(isinstance(one, Linked) for one in frame.leads)


def only_goes_on(frame: Frame) -> bool:
    """Whether a sentence does something without saying when: on a card that stays in play it goes on the one before."""
    heading = any(isinstance(one, Happens | Responding | Once | Moment | From | InPlay) for one in frame.leads)
    return (
        not heading
        and not frame.may
        and frame.cost is None
        and not contains(frame.do, (*_ANSWERS, Blocker, Facing, Later))
        and not all_facts(frame.do)
    )


def shields(frame: Frame) -> bool:
    """Whether a sentence says that this card can't be annulled, or what it costs: that is so, it isn't done by it."""
    if isinstance(frame.do, CostsLess) and frame.do.cards == "this":
        return says_what_is(frame)
    return says_what_is(frame) and isinstance(frame.do, Cant) and frame.do.act == "be annulled"


def leans(frame: Frame) -> bool:
    """Whether a sentence speaks of a card that it doesn't name itself."""
    marks = found((frame.cost, frame.do), is_mark)
    heading = any(isinstance(one, Happens | Responding | Once) for one in frame.leads)
    named = contains((frame.cost, frame.do), (Chosen, This, Seek))
    given = any(isinstance(one, Given) and found(one.condition, is_it) is not None for one in frame.leads)
    return not heading and (given or (marks is not None and not named))


def says_what_is(frame: Frame) -> bool:
    """Whether a sentence only says what is so, which no other sentence can speak of."""
    heading = any(isinstance(one, Happens | Responding | Once | Moment | From) for one in frame.leads)
    return not heading and not frame.may and frame.cost is None and all_facts(frame.do)


def as_played(frame: Frame) -> Frame:
    """What is done as a card is played that doesn't stay is done by it."""
    if not any(one == Happens((When("play", "this", who="you"),)) for one in frame.leads):
        return frame
    leads = tuple(one for one in frame.leads if not isinstance(one, Happens))
    return replace(frame, leads=leads, do=swapped(frame.do, _IT, This()))


def from_the_graveyard(frame: Frame) -> bool:
    """ "Puedes jugar … desde tu Cementerio" """
    deed: Any = frame.do
    here = (
        isinstance(deed, Play)
        and isinstance(deed.them, Within)
        and deed.them.zone == "graveyard"
        and not deed.free
        and not deed.less
    )
    return frame.may and here and not frame.leads and frame.cost is None


def banishes_it(frame: Frame) -> bool:
    """ "Si lo haces, destiérralo" """
    return frame.leads == (Linked("if you do"),) and frame.do == Do("banish", _IT)


def left_open(frame: Frame) -> bool:
    """Whether its last words choose a card of which nothing is said yet."""
    return isinstance(steps_of(frame.do)[-1], Seek)


def attacks_at_once(frame: Frame) -> bool:
    """ "Puede atacar el turno que entra en juego" """
    gain = frame.do
    return says_what_is(frame) and isinstance(gain, Gain) and gain.ability == Keyword("furia")


def once_attacked(frame: Frame) -> Frame:
    """ "Si lo hace", after that: when it attacks in that turn."""
    if Linked("if you do") not in frame.leads:
        return frame
    rest = tuple(one for one in frame.leads if one != Linked("if you do"))
    attacked = (Happens((When("attack", "this"),)), Given(They(This(), (Is("waiting"),))))
    return replace(frame, leads=(*attacked, *rest))


def steps_of(do: Any) -> tuple[Any, ...]:
    """What is done, one after the other."""
    return do.of if isinstance(do, Steps) else (do,)


def is_fact(one: Any) -> bool:
    """Whether this is so, for as long as the card says it."""
    return isinstance(one, Fact.__args__) and getattr(one, "until", None) is None


def all_facts(do: Any) -> bool:
    """Whether nothing is done, and all is so."""
    return all(is_fact(one) for one in steps_of(do))


def is_it(node: Any) -> bool:
    """Whether this speaks of a card that was met before."""
    return isinstance(node, Ref) and node.name in ("?it", "?that", "discarded")


def plays_this(node: Any) -> bool:
    """Whether the card that says it is played by it."""
    return isinstance(node, Play) and node.them == This()


def is_priced_choice(do: Any) -> bool:
    """Whether each of several things that may be chosen has a price of its own."""
    return isinstance(do, ChooseOne) and all(isinstance(one, To) for one in do.of)


def is_choice(cost: Any) -> bool:
    """Whether what looks like a price only chooses, names or looks at cards."""
    return isinstance(cost, Seek | NameCard | Look)


def is_elsewhere(fact: Any) -> bool:
    """Whether this is said of all cards in a place out of play, where keywords and bans don't reach."""
    them = getattr(fact, "them", None)
    return isinstance(fact, Gain | Cant | Get) and isinstance(them, Every) and them.cards.zone in _PILES
