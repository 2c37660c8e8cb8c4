"""What one seat may know of a game, as typed records that can be shown, sent and compared."""

from __future__ import annotations

from typing import Literal

import msgspec

from mazo.texts.lang import Wording
from mazo.texts.rulebook import noted

# What is seen holds nothing that holds it: Python's collector need not look for circles there (`gc=False`), and it
# would look through all of it with every action of every table.


class CardView(msgspec.Struct, frozen=True, omit_defaults=True, gc=False):
    """A card as a viewer sees it: by handle, never by the table's own index."""

    handle: int
    name: str
    type: str = ""
    cost: int = 0
    figures: dict[str, tuple[int, int]] = {}
    """Figure → (printed, now)."""
    states: tuple[str, ...] = ()
    counters: dict[str, int] = {}
    host: int = 0
    """The handle of the card that this one is at, under or attached to."""


class CardFace(msgspec.Struct, frozen=True, omit_defaults=True):
    """What is on the face of a card, whoever looks at it: its facts, and its text in a language."""

    name: str
    title: str
    version: str = ""
    type: str = ""
    cost: int = 0
    colours: tuple[str, ...] = ()
    """Whatever a game calls the colours of its cards."""
    marks: tuple[str, ...] = ()
    """What is printed on it besides: in which state it is wherever it lies, or which sort of its type it is."""
    figures: dict[str, int] = {}
    kinds: tuple[str, ...] = ()
    """Classifications, or a race."""
    text: tuple[str, ...] = ()
    """One line an ability."""
    ability_names: tuple[str, ...] = ()
    """How the lines of named abilities begin."""
    reminders: dict[str, str] = {}
    """What the keywords of the card mean, by their lines of the text."""
    set: str = ""


class ZoneView(msgspec.Struct, frozen=True, omit_defaults=True, gc=False):
    """A zone as a viewer sees it: how many cards, those whose faces are open to the viewer, and counts of states."""

    name: str
    count: int
    cards: tuple[CardView, ...] = ()
    known: tuple[str, ...] = ()
    """Names of cards that the viewer knows to be among the hidden ones, in alphabetical order."""
    states: dict[str, int] = {}
    """How many of the cards are in a public state, such as cards that are spent."""
    counters: dict[str, int] = {}
    """How many counters of each kind lie in the zone."""


class PlayerView(msgspec.Struct, frozen=True, omit_defaults=True, gc=False):
    """A player as a viewer sees them."""

    seat: int
    name: str
    scores: dict[str, int]
    zones: dict[str, ZoneView]
    gone: bool = False
    colour: str = ""
    """The colour of the player's pieces, in a game in which everybody has one."""


class Waits(msgspec.Struct, frozen=True, omit_defaults=True, gc=False):
    """Something that waits to be resolved, is being played or used: whose it is and where it comes from."""

    seat: int
    source: str
    handle: int = 0
    """The card that it comes from, as long as the viewer can follow it; below 0 it only tells entries apart."""
    answers: int = 0
    """The card that is being played or used and that this is an answer to."""
    targets: tuple[int, ...] = ()
    """The cards that it is aimed at."""
    stopped: bool = False
    """Whether nothing will come of it any more."""


class DraftView(msgspec.Struct, frozen=True):
    """Where a draft stands."""

    round: int
    rounds: int
    pick: int
    """Which of the packs of this round everybody chooses from, counted from 1."""
    picks: int
    """How many of them there are in a round; 0 where that depends on what is chosen."""
    passing: Literal["left", "right", "swap", "none"]
    """Where the packs go; nowhere if the cards lie on the table."""
    kept: int
    """How many cards everybody will have kept in the end; 0 where that depends on what is chosen."""
    manner: Literal["passing", "shown", "lines", "piles", "split"] = "passing"
    """How cards are chosen."""
    seconds: int = 0
    """How long one may think now, at a table with a clock; 0 if there is no limit."""
    pile: int = 0
    """Which pile is being looked at, counted from 1; 0 if none is."""


class View(msgspec.Struct, frozen=True, omit_defaults=True, gc=False):
    """Everything that a seat may know, and nothing more; seat -1 is a spectator."""

    game: str
    edition: str
    seat: int
    turn: int
    active: int
    stage: str
    phase: str
    step: str
    players: tuple[PlayerView, ...]
    deciding: tuple[int, ...]
    waiting: tuple[Waits, ...] = ()
    table: dict[str, ZoneView] = {}
    draft: DraftView | None = None
    winner: int | None = None
    verdict: int = 0


class Event(msgspec.Struct, frozen=True, omit_defaults=True, gc=False):
    """Something that happened, as one viewer may know it, with the rule behind it."""

    kind: str
    rule: int
    seat: int = -1
    """Who did it; -1: it just happened."""
    card: str = ""
    handle: int = 0
    whose: int = -1
    """Whose card that is, if not theirs who did it."""
    other: str = ""
    other_seat: int = -1
    amount: int = 0
    why: str = ""
    """Why nothing happened, in one word, if this says so."""
    clause: Wording = Wording()
    """What the text says that nothing came of."""


class CardChange(msgspec.Struct, frozen=True, omit_defaults=True):
    """What would become of a card: each value as it is and as it would be."""

    handle: int
    name: str
    to: str = ""
    """The zone that it would go to; empty if it would stay where it is."""
    figures: dict[str, tuple[int, int]] = {}
    counters: dict[str, tuple[int, int]] = {}
    states: dict[str, bool] = {}
    """States that it would come to be in, or no longer be in."""


class ScoreChange(msgspec.Struct, frozen=True, omit_defaults=True):
    """What would become of a player's score."""

    seat: int
    name: str
    now: int
    then: int


class Foresight(msgspec.Struct, frozen=True, omit_defaults=True):
    """What would come of an action up to the next decision, as far as who asks can know it."""

    action: str
    events: tuple[Event, ...] = ()
    cards: tuple[CardChange, ...] = ()
    scores: tuple[ScoreChange, ...] = ()
    unknown: bool = False
    """Something hidden or random comes next: what follows from it is not foreseen."""
    asked: int = -1
    """Who would have to decide next; -1: nobody, or nobody can know."""
    over: bool = False
    """Whether the game would be over."""


class Refusal(msgspec.Struct, frozen=True):
    """Why something can't be done, by which rule, and what would make it legal."""

    reason: str
    rule: int
    number: str
    text_en: str
    text_es: str
    fix_en: str
    fix_es: str

    def text(self, lang: str = "en") -> str:
        """The reason, the rule's number and the advice as one line."""
        if lang.startswith("es"):
            return f"{self.text_es} ({noted(self.number, 'es')}) {self.fix_es}"
        return f"{self.text_en} ({noted(self.number, 'en')}) {self.fix_en}"


class Outcome(msgspec.Struct, frozen=True):
    """How a game ended: who won (None: nobody) and by which rule."""

    winner: int | None
    rule: int
