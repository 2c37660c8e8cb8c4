"""Drafts as data: the formats that a game has, the recipes of its packs, and the record of a draft made of both."""

from __future__ import annotations

import pkgutil
import tomllib
from collections.abc import Mapping, Sequence
from functools import cache
from typing import Any, Final, Literal

import msgspec

from mazo.draft.config import LEFT, PASS_THEN_DISCARD, PICKER_DISCARDS, RIGHT, Config, Keys
from mazo.draft.recipe import Recipe
from mazo.draft.recipe import Slot as PackSlot
from mazo.draft.traits import Traits
from mazo.errors import BadConfig
from mazo.games.drafts import MANNERS, Manner
from mazo.texts.lang import Wording

WAYS: Final = {"left": LEFT, "right": RIGHT}
LEFTOVERS: Final = {"pass_then_discard": PASS_THEN_DISCARD, "picker_discards": PICKER_DISCARDS}
SHARES: Final = 10_000
"""Weights of sheets are shares of a pack's slot: they count in so many parts of one."""


class DraftFormat(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """One way to draft, as its file has it."""

    title: Wording
    about: Wording
    manner: Manner
    like: str = ""
    rule: str = ""
    """The rule of the game's book that says so; empty where it has none."""
    packs: int = 0
    every_card: bool = False
    """Whether all cards of the product are there once, or as often as it takes, instead of packs."""
    each: int = 0
    laid: int = 0
    lanes: int = 0
    snake: bool = False
    whole: bool = False
    """Whether everybody keeps the whole pack."""
    picks: tuple[int, ...] = (1,)
    burns: tuple[int, ...] = (0,)
    directions: tuple[Literal["left", "right"], ...] = ("left",)
    discard_at: int = 0
    leftover: Literal["pass_then_discard", "picker_discards"] = "pass_then_discard"
    players: tuple[int, int] = (2, 8)
    least: int = 0
    deck: str = ""
    """The format by whose rules the deck is judged that is built of it."""
    seconds: tuple[int, ...] = ()
    review: tuple[int, ...] = ()
    """How many seconds one may look through one's picks after each pack."""
    build: int = 0
    """How many minutes there are to build a deck."""


class Slot(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """So many cards of a booster, and how likely each rarity is for one of them."""

    cards: int
    rarities: dict[str, float]


class Booster(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """How boosters of a game are made up, and how sure that is."""

    slots: tuple[Slot, ...]
    doubt: Wording

    @property
    def size(self) -> int:
        """How many cards a booster has."""
        return sum(slot.cards for slot in self.slots)


class Tastes(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What drafters of a game go by besides ratings."""

    curve: tuple[int, ...]
    pull: int
    bend: int


class Limited(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What a game says about drafts."""

    booster: Booster
    tastes: Tastes
    formats: dict[str, DraftFormat]


class Ratings(msgspec.Struct, frozen=True):
    """How good cards are, from 0 to 100, and by which command that was measured."""

    made: str
    ratings: dict[str, int]


class Pool(msgspec.Struct, frozen=True):
    """The cards of a draft by name: one list for all of them, or sheets by rarity of which packs are printed."""

    names: tuple[str, ...]
    counts: tuple[int, ...] = ()
    sheets: dict[str, tuple[str, ...]] = {}


@cache
def limited(package: str) -> Limited:
    """What the `drafts.toml` of a game's folder says, on top of what all games have."""
    own = _toml(package, "drafts.toml")
    common = _toml(__package__, "limited.toml")["formats"]
    formats = {name: {**common[entry.get("like", name)], **entry} for name, entry in own["formats"].items()}
    return msgspec.convert({**own, "formats": formats}, Limited)


def _toml(package: str, name: str) -> dict[str, Any]:
    return tomllib.loads((pkgutil.get_data(package, name) or b"").decode())


def recipe_of(booster: Booster, sheets: Mapping[str, Sequence[str]], numbers: Mapping[str, int]) -> Recipe:
    """The recipe by which packs are printed; a rarity that a product lacks leaves its share to the others."""
    order = list(sheets)
    slots = []
    for slot in booster.slots:
        found = {rarity: share for rarity, share in slot.rarities.items() if sheets.get(rarity)}
        weights = [round(share * SHARES) for share in found.values()]
        slots.append(PackSlot(slot.cards, [order.index(rarity) for rarity in found], weights))
    return Recipe([[numbers[name] for name in sheets[rarity]] for rarity in order], slots)


def config_of(
    format: DraftFormat,
    booster: Booster,
    pool: Pool,
    seats: int,
    keys: Keys,
    traits: Traits | None,
    origin: Sequence[str] = (),
) -> Config:
    """The record of a draft with this pool, for so many players."""
    low, high = format.players
    if not low <= seats <= high:
        title = format.title
        raise BadConfig(
            f"{title.en} is for {low} to {high} players, not for {seats}.",
            f"{title.es} es para {low} a {high} jugadores, no para {seats}.",
        )
    numbers = {name: number for number, name in enumerate(pool.names)}
    prints = bool(pool.sheets) and not format.every_card
    counts = list(pool.counts) or [1] * len(pool.names)
    if format.every_card and not pool.counts:
        counts = [-(-seats * format.each // len(counts))] * len(counts)
    size = booster.size
    rounds, laid = _measures(format, size, seats, sum(counts))
    return Config(
        list(pool.names),
        counts,
        rounds=rounds,
        pack_size=laid,
        picks=[size] if format.whole else list(format.picks),
        burns=list(format.burns),
        directions=[WAYS[way] for way in format.directions],
        discard_at=format.discard_at,
        leftover=LEFTOVERS[format.leftover],
        seats_low=low,
        seats_high=high,
        keys=keys,
        manner=next(code for code, name in MANNERS.items() if name == format.manner),
        lanes=format.lanes,
        turns=_turns(format, seats, sum(counts)),
        snake=format.snake,
        recipe=recipe_of(booster, pool.sheets, numbers) if prints else None,
        least=format.least,
        seconds=list(format.seconds),
        traits=traits,
        origin=list(origin),
    )


def _measures(format: DraftFormat, size: int, seats: int, cards: int) -> tuple[int, int]:
    """How many rounds there are, and how many cards are dealt or laid out in each."""
    if format.manner == "passing":
        return format.packs, size
    if format.every_card:
        return 1, cards
    if format.manner == "piles":
        return 1, format.packs * seats * size
    laid = format.laid or size
    return format.packs * seats * size // laid, laid


def _turns(format: DraftFormat, seats: int, cards: int) -> int:
    """How often somebody takes of one round; 0: until nothing is left."""
    if format.manner == "lines":
        return seats
    return seats * min(format.each, cards // seats) if format.each else 0
