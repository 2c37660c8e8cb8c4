"""Every route by which an event comes about: who does it, whose card it befalls, and how that is brought about.

A route is told the name of the card that it befalls. Whoever adds an event to the lexicon adds its routes here: an
event that cards speak of and no route drives is a failure of the test.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from dataclasses import dataclass, field
from typing import Final

from mazo.abilities.tree.deeds import (
    Discard,
    Do,
    Draw,
    MoveCounters,
    PutCounters,
    PutUnder,
    RemoveCounters,
    Reveal,
    Shuffle,
    ToPlayer,
)
from mazo.abilities.tree.effects import Choose, EachPlayer, Effect, Move, Play
from mazo.abilities.tree.nouns import Cards, Chosen, Every, Named, Top
from mazo.abilities.tree.words import EventName
from tests.support.table import ME, YOU

BOTH: Final = (ME, YOU)


@dataclass(frozen=True)
class Driven:
    """One event: `actor` does it, to a card of `owner` that lies in `zone`; in the turn of `active`."""

    route: str
    active: int
    actor: int
    owner: int
    zone: str = "play"
    state: str = ""
    effect: Effect | None = None
    """What an item of the active player does that brings it about…"""
    actions: tuple[str, ...] = ()
    """…or what is done in the turn instead, "{it}" for the card."""
    beside: Mapping[int, tuple[str, ...]] = field(default_factory=dict)
    """What else lies in play."""
    hand: tuple[str, ...] = ()
    """What else the active player holds."""
    needs: frozenset[str] = frozenset({"character", "item", "location", "action"})
    """The types of card that it can befall."""

    @property
    def turn(self) -> int:
        """Whose turn it is when it happens: what a step brings comes in the next turn."""
        return self.actor if self.route.endswith("step") else self.active

    def __str__(self) -> str:
        return f"{self.route} by {'me' if self.actor == ME else 'you'} of {'mine' if self.owner == ME else 'yours'}"


Route = Callable[[str], Iterator[Driven]]

_ROUTES: dict[EventName, list[Route]] = {}

PERMANENT: Final = frozenset({"character", "item", "location"})
CHARACTER: Final = frozenset({"character"})
LIVING: Final = frozenset({"character", "location"})
EXERTABLE: Final = frozenset({"character", "item"})


def drives(*events: EventName) -> Callable[[Route], Route]:
    """The function yields routes of these events."""

    def register(route: Route) -> Route:
        for event in events:
            _ROUTES.setdefault(event, []).append(route)
        return route

    return register


def routes_of(event: EventName, it: str) -> list[Driven]:
    """All routes of an event that befalls the card of that name."""
    return [driven for route in _ROUTES.get(event, ()) for driven in route(it)]


def driven_events() -> frozenset[EventName]:
    """The events that some route drives."""
    return frozenset(_ROUTES)


def other(seat: int) -> int:
    """The other player."""
    return YOU if seat == ME else ME


def named(it: str, zone: str = "play", whose: str = "any") -> Cards:
    """The cards of that name in a zone."""
    return Cards((), whose, (Named((it,)),), zone)  # type: ignore[arg-type]


def every(it: str, zone: str = "play") -> Every:
    """All cards of that name in a zone."""
    return Every(named(it, zone))


def _by_effects(route: str, effect: Effect, **said: object) -> Iterator[Driven]:
    """An effect of each player, on a card of each player."""
    for actor in BOTH:
        for owner in BOTH:
            yield Driven(route, actor, actor, owner, effect=effect, **said)  # type: ignore[arg-type]


def _told(route: str, effect: Effect, **said: object) -> Iterator[Driven]:
    """An effect that lets the other player do it with their own cards."""
    for actor in BOTH:
        yield Driven(route, other(actor), actor, actor, effect=EachPlayer("each opponent", effect), **said)  # type: ignore[arg-type]


def _own(route: str, effect: Effect, **said: object) -> Iterator[Driven]:
    """An effect by which a player does it with their own cards."""
    for actor in BOTH:
        yield Driven(route, actor, actor, actor, effect=effect, **said)  # type: ignore[arg-type]


def _turn_actions(route: str, *actions: str, **said: object) -> Iterator[Driven]:
    """A turn action of each player with a card of their own."""
    for actor in BOTH:
        yield Driven(route, actor, actor, actor, actions=actions, **said)  # type: ignore[arg-type]


# Playing and paying.


@drives("play")
def _play(it: str) -> Iterator[Driven]:
    yield from _turn_actions("turn action", "play {it}", zone="hand")
    yield from _own("own effect", Play(Chosen(named(it, "hand", "yours"))), zone="hand")
    yield from _own("out of the discard", Play(Chosen(named(it, "discard", "yours"))), zone="discard")
    yield from _told("another's effect", Play(Chosen(named(it, "hand", "theirs"), by="they")), zone="hand")


@drives("pay")
def _pay(it: str) -> Iterator[Driven]:
    yield from _turn_actions("turn action", "play {it}", zone="hand")


@drives("boost", "put under")
def _boost(it: str) -> Iterator[Driven]:
    yield from _turn_actions("Boost", "boost {it}", needs=frozenset({"boosted"}))


@drives("put under")
def _put_under(it: str) -> Iterator[Driven]:
    yield from _own("own effect", PutUnder(Top(1), every(it)), needs=LIVING)
    under = PutUnder(Top(1, "theirs"), Every(named(it, "play", "theirs")))
    yield from _told("another's effect", under, needs=LIVING)


# What a turn has.


@drives("quest")
def _quest(it: str) -> Iterator[Driven]:
    yield from _turn_actions("turn action", "quest {it}", needs=CHARACTER)


@drives("exert")
def _exert(it: str) -> Iterator[Driven]:
    yield from _turn_actions("quest", "quest {it}", needs=CHARACTER)
    yield from _by_effects("effect", Do("exert", every(it)), needs=EXERTABLE)


@drives("ready")
def _ready(it: str) -> Iterator[Driven]:
    yield from _by_effects("effect", Do("ready", every(it)), state="exerted", needs=EXERTABLE)
    for actor in BOTH:
        yield Driven(
            "ready step",
            other(actor),
            actor,
            actor,
            state="exerted",
            actions=("end",),
            needs=EXERTABLE,
        )


@drives("sing")
def _sing(it: str) -> Iterator[Driven]:
    yield from _turn_actions("turn action", "sing Song -> {it}", hand=("Song",), needs=frozenset({"singer"}))


@drives("challenge", "challenge over")
def _challenge(it: str) -> Iterator[Driven]:
    for actor in BOTH:
        yield Driven(
            "turn action", actor, actor, actor, actions=("challenge {it} -> Target",),
            beside={other(actor): ("Target (exerted)",)}, needs=CHARACTER,
        )  # fmt: skip


@drives("is challenged")
def _is_challenged(it: str) -> Iterator[Driven]:
    for owner in BOTH:
        yield Driven(
            "turn action", other(owner), other(owner), owner, state="exerted", actions=("challenge Target -> {it}",),
            beside={other(owner): ("Target",)}, needs=CHARACTER,
        )  # fmt: skip


@drives("banished in a challenge")
def _banished_in_a_challenge(it: str) -> Iterator[Driven]:
    for owner in BOTH:
        yield Driven(
            "turn action", other(owner), other(owner), owner, state="exerted", actions=("challenge Slayer -> {it}",),
            beside={other(owner): ("Slayer",)}, needs=CHARACTER,
        )  # fmt: skip
        yield Driven(
            "own turn action", owner, owner, owner, actions=("challenge {it} -> Slayer",),
            beside={other(owner): ("Slayer (exerted)",)}, needs=CHARACTER,
        )  # fmt: skip


@drives("turn start")
def _turn_start(it: str) -> Iterator[Driven]:
    for actor in BOTH:
        yield Driven("start step", other(actor), actor, actor, actions=("end",))


@drives("turn end")
def _turn_end(it: str) -> Iterator[Driven]:
    yield from _turn_actions("turn", "end")


@drives("move", "move from a location")
def _move(it: str) -> Iterator[Driven]:
    for actor in BOTH:
        beside = {actor: ("Hut", "Tower")}
        yield Driven(
            "turn action", actor, actor, actor, state="at Hut", actions=("move {it} -> Tower",), beside=beside,
            needs=CHARACTER,
        )  # fmt: skip
        goes = Move(Every(named(it, "play", "yours")), Every(named("Tower", "play", "yours")))
        yield Driven("own effect", actor, actor, actor, state="at Hut", effect=goes, beside=beside, needs=CHARACTER)


# Cards that come and go.


@drives("banish", "leave play", "put into discard")
def _banish(it: str) -> Iterator[Driven]:
    yield from _by_effects("effect", Do("banish", every(it)), needs=PERMANENT)
    yield from _by_effects("damage", Do("deal damage", every(it), 60), needs=LIVING)


@drives("return to hand", "leave play")
def _return(it: str) -> Iterator[Driven]:
    yield from _by_effects("effect", Do("return to hand", every(it)), needs=PERMANENT)


@drives("return to hand", "left discard")
def _left_discard(it: str) -> Iterator[Driven]:
    yield from _by_effects("effect", Do("return to hand", every(it, "discard")), zone="discard")


@drives("put into discard")
def _into_discard(it: str) -> Iterator[Driven]:
    yield from _own("milled", Do("put into discard", Top(1)), zone="deck")
    yield from _own("discarded", Discard(1), zone="hand")


@drives("discard")
def _discard(it: str) -> Iterator[Driven]:
    yield from _own("own effect", Discard(1), zone="hand")
    for actor in BOTH:
        yield Driven("another's effect", other(actor), actor, actor, zone="hand", effect=Discard(1, "each opponent"))
        by_them = Discard(1, "each opponent", by="random")
        yield Driven("another's effect at random", other(actor), actor, actor, zone="hand", effect=by_them)


@drives("draw")
def _draw(it: str) -> Iterator[Driven]:
    yield from _own("own effect", Draw(1), zone="deck")
    for actor in BOTH:
        yield Driven("another's effect", other(actor), actor, actor, zone="deck", effect=Draw(1, "each opponent"))
        yield Driven("draw step", other(actor), actor, actor, zone="deck", actions=("end",))


@drives("ink")
def _ink(it: str) -> Iterator[Driven]:
    yield from _turn_actions("turn action", "ink {it}", zone="hand")
    yield from _own("own effect", Do("put into inkwell", Top(1)), zone="deck")
    yield from _by_effects("effect on a card in play", Do("put into inkwell", every(it)), needs=PERMANENT)


# Damage and lore.


@drives("is dealt damage", "takes damage")
def _deal(it: str) -> Iterator[Driven]:
    yield from _by_effects("effect", Do("deal damage", every(it), 1), needs=LIVING)


@drives("takes damage")
def _take(it: str) -> Iterator[Driven]:
    yield from _by_effects("put", PutCounters("damage", 1, every(it)), needs=LIVING)
    for actor in BOTH:
        for owner in BOTH:
            yield Driven(
                "moved there", actor, actor, owner, effect=MoveCounters("damage", 1, every("Hurt"), every(it)),
                beside={other(owner): ("Hurt (damage 2)",)}, needs=LIVING,
            )  # fmt: skip


@drives("is healed")
def _heal(it: str) -> Iterator[Driven]:
    healed = RemoveCounters("damage", 1, every(it), up_to=False)
    yield from _by_effects("removed", healed, state="damage 1", needs=LIVING)
    for actor in BOTH:
        for owner in BOTH:
            yield Driven(
                "moved away", actor, actor, owner, state="damage 1",
                effect=MoveCounters("damage", 1, every(it), every("Target")),
                beside={other(owner): ("Target",)}, needs=LIVING,
            )  # fmt: skip


@drives("gains lore")
def _gain(it: str) -> Iterator[Driven]:
    yield from _own("own effect", ToPlayer("gain lore", 1))
    for actor in BOTH:
        yield Driven("another's effect", other(actor), actor, actor, effect=ToPlayer("gain lore", 1, "each opponent"))


@drives("loses lore")
def _lose(it: str) -> Iterator[Driven]:
    yield from _own("own effect", ToPlayer("lose lore", 1))
    for actor in BOTH:
        yield Driven("another's effect", other(actor), actor, actor, effect=ToPlayer("lose lore", 1, "each opponent"))


@drives("gets ink drops")
def _drop(it: str) -> Iterator[Driven]:
    yield from _own("own effect", ToPlayer("get ink drops", 1))
    for actor in BOTH:
        told = ToPlayer("get ink drops", 1, "each opponent")
        yield Driven("another's effect", other(actor), actor, actor, effect=told)


# Other things.


@drives("is chosen")
def _choose(it: str) -> Iterator[Driven]:
    yield from _by_effects("effect", Choose(Chosen(named(it))), needs=PERMANENT)


@drives("is chosen for Support")
def _support(it: str) -> Iterator[Driven]:
    for actor in BOTH:
        yield Driven(
            "quest", actor, actor, actor, actions=("quest Helper", "yes", "choose {it}"), beside={actor: ("Helper",)},
            needs=CHARACTER,
        )  # fmt: skip


@drives("reveal")
def _reveal(it: str) -> Iterator[Driven]:
    yield from _own("own effect", Reveal(Top(1)), zone="deck")


@drives("shuffle")
def _shuffle(it: str) -> Iterator[Driven]:
    yield from _own("own effect", Shuffle())
