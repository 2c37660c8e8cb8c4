"""What a game's words mean to its engine: the numbers behind them, and functions for words that are more than a number.

The lowering is the same for all games. It asks the game's `Dialect` for every number that it writes; a word with a
meaning of its own has a function in one of the tables, which the game writes with the same tools. What a game lacks it
does not mention.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from types import MappingProxyType
from typing import TYPE_CHECKING, Final, Literal, TypeAlias

import msgspec

from mazo.abilities.lasting import codes
from mazo.abilities.lasting.memory import on_event
from mazo.abilities.lasting.replacing import FIRST_TIME, NEXT_TIME
from mazo.abilities.lowering.vocabulary import Vocabulary
from mazo.abilities.machine import expressions as ex
from mazo.abilities.machine.records import Ability
from mazo.abilities.tree.effects import Cost, Effect, Fact
from mazo.abilities.tree.nouns import Amount, Condition, Them, When
from mazo.kernel.codes import NOBODY

if TYPE_CHECKING:
    from mazo.abilities.lowering.actor import Actor
    from mazo.abilities.lowering.reader import Reader

StateWriter: TypeAlias = "Callable[[Reader], int]"
"""Writes the condition that a candidate is in a state."""
VerbWriter: TypeAlias = "Callable[[Actor, Them, Amount], None]"
"""Writes what is done with cards, where that isn't just a change of each of them."""
PlayerVerbWriter: TypeAlias = "Callable[[Actor, Amount | str, int], None]"
"""Writes what happens to one player, you or the one at hand, where that isn't just a change."""
Saying: TypeAlias = "Callable[[Reader, Effect | Fact], Ability | None]"
"""What a game says in a way of its own about something that lasts; None: as any game does."""
Stating: TypeAlias = "Callable[[Reader, Fact], tuple[Ability, bool] | None]"
"""The same for a fact, and whether it works while its card is not in play."""


def _never(condition: Condition, when: When) -> bool:
    return False


def _unpriced(kind: int, rule: int, what: int, cost: Cost) -> Ability:
    return Ability(kind, NOBODY, NOBODY, rule, what)


def _as_any_game(reader: Reader, said: object) -> None:
    return None


def usually_depends(row: tuple[int, ...]) -> int:
    """What an expression depends on in a game that numbers its figures from 0 and its zones as the table does."""
    match row[0]:
        case ex.FACT | ex.BITS:
            if row[1] < codes.READABLE:
                return codes.ON_FIGURE << row[1]
            return 0 if row[1] == codes.TYPE_OF else codes.ON_ZONES
        case ex.CARDS:
            return 1 << row[1]
        case ex.ACTIVE | ex.GAME:
            return codes.ON_TURN
        case ex.HAPPENED:
            return on_event(row[1])
        case ex.TRAIT:
            return codes.ON_TRAIT
        case ex.OF_PLAYER | ex.TOP_OF | ex.UNDER | ex.NAMED_BY:
            return codes.ON_ZONES
    return 0


class Traits(msgspec.Struct, frozen=True, kw_only=True):
    """Facts and traits of a card that trees of any game speak of."""

    type: int = codes.TYPE_OF
    keywords: int = NOBODY
    colours: int = NOBODY
    zone: int = codes.ZONE_OF
    host: int = codes.HOST_OF
    facing: int = NOBODY
    """With which card it fights."""
    played: int = NOBODY
    """Whether it is being played, where a card stays in the hand meanwhile."""
    name: int = codes.CALLED
    """By which `TRAIT` a card is called something…"""
    classification: int = codes.OF_CLASS
    """…by which it is of a classification…"""
    of_type: int = NOBODY
    """…and by which of a type."""


class Questions(msgspec.Struct, frozen=True, kw_only=True):
    """What is asked about the whole game."""

    first_turn: int = codes.IS_FIRST_TURN
    not_starting: int = codes.IS_NOT_STARTING
    can_pay: int = NOBODY
    they_can_pay: int = NOBODY
    can_discard: int = codes.CAN_DISCARD
    can_play_this: int = NOBODY
    can_use_this: int = NOBODY


class Changes(msgspec.Struct, frozen=True, kw_only=True):
    """The changes behind deeds that have a shape of their own."""

    draw: int = NOBODY
    draw_bottom: int = NOBODY
    discard: int = NOBODY
    to_top: int = NOBODY
    to_bottom: int = NOBODY
    shuffle_in: int = NOBODY
    """Into its owner's deck, which is shuffled, in games where cards of several players are shuffled in together."""


class CounterCodes(msgspec.Struct, frozen=True, kw_only=True):
    """One kind of counters: how many a card has, and what is done with them."""

    kind: int
    put: int
    remove: int
    fact: int = NOBODY
    """How many a card has, where the game has a figure for it."""
    move: int = NOBODY
    """An instruction of the game's own, where moving them has rules."""


def plain_counters(kind: int, events: int) -> CounterCodes:
    """Counters without rules of their own, in a game that has so many events of its own."""
    return CounterCodes(kind=kind, put=events + 2 * kind, remove=events + 2 * kind + 1)


_AS_USUAL: Final[Mapping[str, int]] = MappingProxyType({"": 0})


class Instructions(msgspec.Struct, frozen=True, kw_only=True):
    """The game's own instructions, and the bits of two of them."""

    they: int = 0
    """Added where the player at hand does it."""
    check: int = NOBODY
    look: int = NOBODY
    show: int = NOBODY
    show_until: int = NOBODY
    shuffle: int = NOBODY
    name: int = NOBODY
    tuck: int = NOBODY
    move: int = NOBODY
    use: int = NOBODY
    mix: int = NOBODY
    flip: int = NOBODY
    pay: int = NOBODY
    play: int = NOBODY
    for_free: int = 0
    entries: Mapping[str, int] = _AS_USUAL
    """How cards may enter play…"""
    ways: Mapping[str, int] = _AS_USUAL
    """…and be played: as usual where nothing is said."""
    afterwards: Mapping[str, int] = {}


class Kinds(msgspec.Struct, frozen=True, kw_only=True):
    """Kinds of effects that last."""

    keyword: int = NOBODY
    lose_keyword: int = NOBODY
    grant: int = codes.GRANT
    lose_ability: int = codes.LOSE_ABILITY
    classification: int = codes.GIVE_TRAIT
    cant: int = NOBODY
    player_cant: int = NOBODY
    can: int = NOBODY
    cost: int = NOBODY
    next_cost: int = NOBODY
    skip: int = NOBODY
    play_free: int = NOBODY
    firm: int = NOBODY
    activated: int = NOBODY
    answer: int = NOBODY
    exactly: int = NOBODY
    convert: int = NOBODY
    credit: int = NOBODY
    also: int = NOBODY
    """Only of games whose trees have such records."""


class Bounds(msgspec.Struct, frozen=True, kw_only=True):
    """Whom an effect concerns that lasts on no card, and how often a replacement works."""

    opponents: int = codes.ALL_OPPONENTS
    at_hand: int = codes.THE_ONE_AT_HAND
    next_time: int = NEXT_TIME
    first_time: int = FIRST_TIME
    once_a_turn: int = NOBODY
    """The mark of what lowers a cost once in a turn."""


class Cited(msgspec.Struct, frozen=True, kw_only=True):
    """Which rule the game's book has for each kind of ability."""

    lasting: int = 0
    static: int = 0
    triggered: int = 0
    activated: int = 0


class Manners(msgspec.Struct, frozen=True, kw_only=True):
    """In which way an edition reads certain words."""

    checks_after_effects: bool = False
    """Whether the game is checked after each effect of a text, not only after the whole."""
    whole_costs: bool = False
    """Whether what is done in order to do something else is a cost that isn't paid in part…"""
    hindered_costs: bool = False
    """Whether something may keep cards from what is done with them for a cost: those can't pay it."""
    declines_unpaid: bool = True
    """…and whether a player who can't pay it is not even asked,…"""
    declines_unpaid_price: bool = True
    """…or at least if something is paid among it."""
    shows_any_found: bool = True
    """Whether what was found in a deck is shown even if any card could be looked for."""
    each_may: bool = True
    """Whether each of several offers in a sentence is answered on its own."""
    part_by_part: bool = False
    """Whether players who do several things all do the first before anybody does the second."""
    moves: Literal["", "away", "own"] = ""
    """What a move can be: only to where none of the movers is already, or only of one's own cards to one's own."""
    aims_first: bool = False
    """Whether targets in play are chosen when a card is declared or an ability is used, not when it takes effect."""


class Dialect(msgspec.Struct, frozen=True, kw_only=True):
    """All of that for one game in one edition."""

    words: Vocabulary = Vocabulary()
    zones_in_play: Sequence[str] = ("play",)
    """Words for zones whose cards are in play."""
    replaceable: Mapping[str, int] = {}
    """The change that an event would have to be for a replacement to see it, where it isn't the one of that number."""
    usual_duration: int = codes.THIS_TURN
    """How long an effect lasts that doesn't say so, and a changed figure, where that is another matter."""
    figure_duration: int = NOBODY
    endless: int = codes.FOREVER
    counted_rules: Sequence[str] = ()
    """Rules that are about a fixed number."""
    summed_rules: Sequence[str] = ()
    """Rules that are about an amount which adds up."""
    general_rules: Sequence[str] = ()
    """Rules that are the same for all players, whoever's card says so."""
    counters: Mapping[str, CounterCodes] = {}
    traits: Traits = Traits()
    questions: Questions = Questions()
    changes: Changes = Changes()
    instructions: Instructions = Instructions()
    kinds: Kinds = Kinds()
    bounds: Bounds = Bounds()
    cited: Cited = Cited()
    manners: Manners = Manners()
    states: Mapping[str, StateWriter] = {}
    together: str = "together"
    """What those who did something together are called."""
    refs: Mapping[str, int] = {}
    """Names of cards that a fact tells at any time."""
    keeping_verbs: Sequence[str] = ()
    """Verbs whose cards are known by the verb afterwards, wherever they have come."""
    unchecked_costs: Sequence[str] = ()
    """Verbs that can be done for a cost even if there are no such cards."""
    cost_verbs: Mapping[str, str] = {}
    """Verbs that are other verbs where they are a cost…"""
    cost_states: Mapping[str, tuple[str, ...]] = {}
    """…and what cards must be for a verb, "not" before what they must not be."""
    taken_from: Mapping[str, str] = {}
    """Of which figure a player verb takes: as a cost, only as much as the player has."""
    own_verbs: Mapping[str, VerbWriter] = {}
    own_player_verbs: Mapping[str, PlayerVerbWriter] = {}
    later_fates: Mapping[str, tuple[str, str]] = {}
    """What becomes of a card some time after it was played: at which event, by which verb."""
    events_from_zones: Sequence[str] = ()
    """Events for which it matters from where their card comes."""
    events_of_payment: Sequence[str] = ()
    """Events that don't happen where nothing is paid."""
    nobodys_events: Sequence[str] = ()
    """Events of which only whose cards they befall is known, not who does them."""
    charges_in_play: Sequence[str] = ()
    """What a card in play may cost less for itself."""
    looks_back: Callable[[Condition, When], bool] = _never
    """Whether the condition of an ability is read at the moment of its event, since it can't be read later."""
    own_moments: Mapping[str, int] = {}
    """Moments that mean another thing where a trigger looks for them."""
    priced: Callable[[int, int, int, Cost], Ability] = _unpriced
    """An ability of a kind, by a rule, about something, that has this price."""
    own_sayings: Saying = _as_any_game
    own_facts: Stating = _as_any_game
    depends: Callable[[tuple[int, ...]], int] = usually_depends
    """What an expression depends on by itself, as bits."""
    answerable: Sequence[str] = ()
    """Events after which the game pauses, so that they can be answered."""
