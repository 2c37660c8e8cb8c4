"""What a game's words mean to its engine: the numbers behind them, and functions for words that are more than a number.

The lowering is the same for all games. It asks the game's `Dialect` for every number that it writes; a word with a
meaning of its own has a function in one of the tables, which the game writes with the same tools.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import TYPE_CHECKING, TypeAlias

import msgspec

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


class Traits(msgspec.Struct, frozen=True, kw_only=True):
    """Facts and traits of a card that trees of any game speak of."""

    type: int
    keywords: int
    colours: int
    zone: int
    host: int
    name: int
    """By which `TRAIT` a card is called something…"""
    classification: int
    """…and by which it is of a classification."""


class Questions(msgspec.Struct, frozen=True, kw_only=True):
    """What is asked about the whole game."""

    first_turn: int
    not_starting: int
    can_pay: int
    they_can_pay: int
    can_discard: int
    can_play_this: int
    can_use_this: int


class Changes(msgspec.Struct, frozen=True, kw_only=True):
    """The changes behind deeds that have a shape of their own."""

    draw: int
    draw_bottom: int
    discard: int
    to_top: int
    to_bottom: int
    shuffle_in: int = NOBODY
    """Into its owner's deck, which is shuffled, in games where cards of several players are shuffled in together."""


class CounterCodes(msgspec.Struct, frozen=True, kw_only=True):
    """One kind of counters: how many a card has, and what is done with them."""

    fact: int
    put: int
    remove: int
    move: int
    """An instruction."""


class Instructions(msgspec.Struct, frozen=True, kw_only=True):
    """The game's own instructions, and the bits of two of them."""

    they: int
    """Added where the player at hand does it."""
    check: int
    look: int
    show: int
    show_until: int
    shuffle: int
    name: int
    tuck: int
    move: int
    use: int
    mix: int
    flip: int
    pay: int
    play: int
    for_free: int
    entries: Mapping[str, int]
    ways: Mapping[str, int]
    afterwards: Mapping[str, int]


class Kinds(msgspec.Struct, frozen=True, kw_only=True):
    """Kinds of effects that last."""

    keyword: int
    lose_keyword: int
    grant: int
    lose_ability: int
    classification: int
    cant: int
    player_cant: int
    can: int
    cost: int
    next_cost: int
    skip: int
    play_free: int
    firm: int
    activated: int
    answer: int = NOBODY
    exactly: int = NOBODY
    """Only of games whose trees have such records."""


class Bounds(msgspec.Struct, frozen=True, kw_only=True):
    """Whom an effect concerns that lasts on no card, and how often a replacement works."""

    opponents: int
    at_hand: int
    next_time: int
    first_time: int
    once_a_turn: int
    """The mark of what lowers a cost once in a turn."""


class Cited(msgspec.Struct, frozen=True, kw_only=True):
    """Which rule the game's book has for each kind of ability."""

    lasting: int
    static: int
    triggered: int
    activated: int


class Manners(msgspec.Struct, frozen=True, kw_only=True):
    """In which way an edition reads certain words."""

    checks_after_effects: bool = False
    """Whether the game is checked after each effect of a text, not only after the whole."""
    whole_costs: bool = False
    """Whether what is done in order to do something else is a cost that isn't paid in part…"""
    declines_unpaid: bool = True
    """…and whether a player who can't pay it is not even asked,…"""
    declines_unpaid_price: bool = True
    """…or at least if something is paid among it."""
    shows_any_found: bool = True
    """Whether what was found in a deck is shown even if any card could be looked for."""
    aims_first: bool = False
    """Whether targets in play are chosen when a card is declared or an ability is used, not when it takes effect."""


class Dialect(msgspec.Struct, frozen=True, kw_only=True):
    """All of that for one game in one edition."""

    zones: Mapping[str, int]
    joint_zones: Mapping[str, tuple[int, ...]] = msgspec.field(default_factory=dict)
    """Words for several zones together."""
    zones_in_play: Sequence[str] = ("play",)
    """Words for zones whose cards are in play."""
    types: Mapping[str, int]
    figures: Mapping[str, int]
    changeable: Mapping[str, int]
    keywords: Mapping[str, int]
    events: Mapping[str, int]
    replaceable: Mapping[str, int]
    """The change that an event would have to be for a replacement to see it."""
    durations: Mapping[str, int]
    usual_duration: int
    endless: int
    players: Mapping[str, int]
    acts: Mapping[str, int]
    duties: Mapping[str, int]
    licences: Mapping[str, int]
    moments: Mapping[str, int]
    verbs: Mapping[str, int]
    player_verbs: Mapping[str, int]
    player_figures: Mapping[str, int]
    rules: Mapping[str, int]
    counted_rules: Sequence[str]
    """Rules that are about a fixed number."""
    summed_rules: Sequence[str]
    """Rules that are about an amount which adds up."""
    general_rules: Sequence[str]
    """Rules that are the same for all players, whoever's card says so."""
    charges: Mapping[str, int]
    steps: Mapping[str, int]
    destinations: Mapping[str, int]
    colours: Sequence[str]
    qualities: Sequence[str]
    counters: Mapping[str, CounterCodes]
    traits: Traits
    questions: Questions
    changes: Changes
    instructions: Instructions
    kinds: Kinds
    bounds: Bounds
    cited: Cited
    manners: Manners
    states: Mapping[str, StateWriter]
    together: str
    """What those who did something together are called."""
    refs: Mapping[str, int]
    """Names of cards that a fact tells at any time."""
    keeping_verbs: Sequence[str] = ()
    """Verbs whose cards are known by the verb afterwards, wherever they have come."""
    unchecked_costs: Sequence[str] = ()
    """Verbs that can be done for a cost even if there are no such cards."""
    cost_verbs: Mapping[str, str] = msgspec.field(default_factory=dict)
    """Verbs that are other verbs where they are a cost…"""
    cost_states: Mapping[str, tuple[str, ...]] = msgspec.field(default_factory=dict)
    """…and what cards must be for a verb, "not" before what they must not be."""
    own_verbs: Mapping[str, VerbWriter] = msgspec.field(default_factory=dict)
    own_player_verbs: Mapping[str, PlayerVerbWriter] = msgspec.field(default_factory=dict)
    later_fates: Mapping[str, tuple[str, str]] = msgspec.field(default_factory=dict)
    """What becomes of a card some time after it was played: at which event, by which verb."""
    events_from_zones: Sequence[str] = ()
    """Events for which it matters from where their card comes."""
    events_of_payment: Sequence[str] = ()
    """Events that don't happen where nothing is paid."""
    charges_in_play: Sequence[str] = ()
    """What a card in play may cost less for itself."""
    looks_back: Callable[[Condition, When], bool]
    """Whether the condition of an ability is read at the moment of its event, since it can't be read later."""
    own_moments: Mapping[str, int] = msgspec.field(default_factory=dict)
    """Moments that mean another thing where a trigger looks for them."""
    priced: Callable[[int, int, int, Cost], Ability]
    """An ability of a kind, by a rule, about something, that has this price."""
    own_sayings: Saying
    own_facts: Stating
    depends: Callable[[tuple[int, ...]], int]
    """What an expression depends on by itself, as bits."""
    answerable: Sequence[str] = ()
    """Events after which the game pauses, so that they can be answered."""
