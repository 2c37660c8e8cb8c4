"""The board of a game as data: where its zones stand, what its figures are, and what one usually does with cards.

Every surface draws from it: the terminal, the plain page and, sent to it as JSON, the page in the browser. It holds
names only; what people read for them stands in the game's `book/board.toml`.
"""

from __future__ import annotations

from typing import Literal, TypeAlias

import msgspec


class Lane(msgspec.Struct, frozen=True):
    """A row of cards in play."""

    name: str
    zone: str
    types: tuple[str, ...] = ()
    """Only cards of these types; all if none is named."""
    size: Literal["table", "chip", "strip", "place"] = "table"
    """As cards, as small ones, as lines, or as places on which those stand that are there."""


class Score(msgspec.Struct, frozen=True):
    """The number by which one wins or loses."""

    name: str
    icon: str
    goal: int = 0
    """What wins, where a player's `goal` says nothing else: a road to it lies across the table."""
    whole: int = 0
    """What it is about at the beginning of a game in which one loses it: a wall that crumbles as it falls."""


class Purse(msgspec.Struct, frozen=True):
    """What one pays with: a zone of which some is spent, in another zone or in a state."""

    name: str
    zone: str
    spent_zone: str = ""
    spent_state: str = ""
    colour: str = "cyan"
    sign: Literal["drop", "coin"] = "drop"
    filled: str = ""
    """The score that says how often it was filled this turn."""


class Pile(msgspec.Struct, frozen=True):
    """Cards on a heap; an open one can be looked through."""

    zone: str
    icon: str
    open: bool = False
    always: bool = True
    """Whether it stands there even when it is empty."""


class Figure(msgspec.Struct, frozen=True):
    """A number on a card."""

    name: str
    icon: str = ""
    counter: str = ""
    """The counters that eat into it."""


class Cost(msgspec.Struct, frozen=True):
    """What the corner of a card says: its cost, and a mark on cards in a state that matters there."""

    marked: str = ""
    mark: str = ""
    free: tuple[str, ...] = ()
    """Types of cards that nobody pays for."""
    badge: Literal["lozenge", "coin"] = "lozenge"
    """What the cost stands on."""


class Tint(msgspec.Struct, frozen=True):
    """How cards of a colour or a type are told apart: a letter, a pattern and a tint, so that none of them is alone."""

    letter: str
    pattern: Literal["dots", "steep", "bars", "checks", "lines", "slant"]
    fill: str
    """As `#rrggbb`; carries white letters."""
    bright: str = ""
    """For rims and signs on a dark plate; the fill where it is not said."""
    plate: str = ""
    """What words stand on in the dark; the plate of the game's material where it is not said."""


class Packs(msgspec.Struct, frozen=True):
    """The zones of a draft: the hand that goes round, what is kept of it, what lies open, and what is left over."""

    pack: str
    kept: str
    open: tuple[str, ...] = ()
    secret: tuple[str, ...] = ()
    """Zones whose cards only some may see."""
    aside: tuple[str, ...] = ()
    """Zones of the table whose cards are out of the draft."""
    offers: tuple[str, ...] = ()
    """Zones of the table that one chooses from when the packs are through."""
    counters: tuple[str, ...] = ()
    """Zones of the table in which counters lie."""


class Middle(msgspec.Struct, frozen=True):
    """A zone of the table in the middle of the board: a heap with its number, open cards, or counters."""

    zone: str
    icon: str = ""
    open: bool = False
    """Whether its cards are shown one by one."""
    most: int = 0
    """How many counters it can have, if that is to be seen."""


class Drops(msgspec.Struct, frozen=True):
    """What a card does that is dropped somewhere."""

    purse: tuple[str, ...] = ()
    board: tuple[str, ...] = ()


class Material(msgspec.Struct, frozen=True):
    """What the table of a game is made of, where that can be shown: a plain cloth if the game does not say.

    Colours go by the names of the page's tokens (`web/src/tokens.css`), as `#rrggbb` or `#rrggbbaa`; those that are
    not named are the page's own.
    """

    texture: Literal["cloth", "cloud", "stone", "wood"] = "cloth"
    dark: dict[str, str] = {}
    light: dict[str, str] = {}


EventLook: TypeAlias = Literal[
    "draw", "play", "fill", "score", "tire", "wake", "fight", "meet", "harm", "mend", "fall", "annul", "turn"
]
"""What an event is to the eye and the ear: a card drawn or played, a purse filled, points, a card turned or upright
again, one that attacks and one that is attacked, damage and its healing, a card that leaves play or is stopped, a new
turn."""


class BoardPlan(msgspec.Struct, frozen=True, kw_only=True):
    """Everything that a surface must know to draw a game."""

    kind: Literal["table", "draft"] = "table"
    cards: Literal["boxes", "lines"] = "boxes"
    """How the terminal draws cards: as small cards, or in lines with what they say."""
    lanes: tuple[Lane, ...] = ()
    """The one that faces the other players first."""
    columns: bool = False
    """Whether each player's part is a column of places beside those of the others, and not a row opposite to them."""
    hand: str = "hand"
    score: Score | None = None
    purse: Purse | None = None
    piles: tuple[Pile, ...] = ()
    phases: tuple[str, ...] = ()
    steps: bool = False
    """Whether it matters in which step of a phase one is."""
    figures: tuple[Figure, ...] = ()
    colours: tuple[str, ...] = ()
    """The colours of cards, in a game that has such."""
    cost: Cost | None = None
    usual_type: str = ""
    """The type of card that needs no word."""
    tired: str = ""
    """The state of a card that has done its work for now."""
    rested: str = ""
    """What a card is called that has not: in a game in which only the tired can be fought."""
    fresh: str = ""
    """The state of a card that cannot work yet."""
    icons: dict[str, str] = {}
    """The pictures of states and keywords, beside their words."""
    signs: dict[str, tuple[str, str]] = {}
    """The letters that stand for pictures in what cards say: which picture, and the word for it."""
    states: tuple[str, ...] = ()
    """The states that are shown, most important first."""
    usual: dict[str, tuple[str, ...]] = {}
    """What one usually does with a card in a zone: asked about when it can't be done."""
    fits: dict[str, tuple[str, ...]] = {}
    """Verbs that are meant for some types of cards only."""
    onto: dict[str, tuple[str, ...]] = {}
    """Verbs that are aimed at one's own cards of some types."""
    aimed: tuple[str, ...] = ()
    """Verbs that need a second card, in the order in which a drop on a card tries them."""
    drops: Drops = Drops()
    keys: dict[str, tuple[str, ...]] = {}
    """The verbs of each key."""
    stops: tuple[str, ...] = ()
    """Where answers are never given by themselves, unless one says otherwise."""
    packs: Packs | None = None
    middle: tuple[Middle, ...] = ()
    """What lies between the players and belongs to none of them."""
    events: dict[str, EventLook] = {}
    """How the page shows an event and how it sounds; the other events are only told."""
    untouched: tuple[str, ...] = ()
    """The answers that leave a deck as it is, where the rules offer it to be shuffled or cut."""
    material: Material = Material()
    tokens: dict[str, str] = {}
    """How counters, and the pieces of players who have a colour, are coloured: #rrggbb by their names."""
    tints: dict[str, Tint] = {}
    """For each colour of cards, or each type in a game whose cards have no colours."""
