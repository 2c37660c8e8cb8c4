"""Small integers that the whole kernel shares, and how one option is packed into one int."""

from typing import TYPE_CHECKING, Final

if TYPE_CHECKING:  # machine integers for the compiler; nothing at run time
    from mypy_extensions import i64

NOBODY: Final = -1
"""No seat, no card: the absent value of every column that holds one."""

ANYBODY: Final = -2
"""Every seat, where otherwise one is named."""

# Frames that the kernel itself runs; a game's own frames count from GAME_FRAMES on.
CHOICE: Final = 1
SEALED: Final = 2
FLOW: Final = 3
BATCH: Final = 4
RUN: Final = 5
GAME_FRAMES: Final = 16

# How a choice is answered.
ONE: Final = 0
SUBSET: Final = 1
ORDER: Final = 2
DIVIDE: Final = 3

# Verbs of options that mean the same in every game; a game's own verbs count from GAME_VERBS on.
TAKE: Final = 0
DONE: Final = 1
YES: Final = 2
NO: Final = 3
AMOUNT: Final = 4
SEAT: Final = 5
ENTRY: Final = 6
GAME_VERBS: Final = 16

# Who sees the faces of a zone's cards.
EVERYONE: Final = 0
OWNER: Final = 1
NO_ONE: Final = 2

# Kinds of effects that the gate and the derived values understand.
STAT: Final = 1
FORBID: Final = 2
MODIFY: Final = 3
REPLACE: Final = 4
TRIGGER: Final = 5
GAME_EFFECTS: Final = 16

# What has changed since the derived values were derived, as bits; a game's own bits lie between these two.
EVERYTHING: Final = 1
"""Something that no other bit names."""
AN_EFFECT: Final = 1 << 40
"""An effect has begun or ended; all that the others say is as it was, unless they depend on it."""

# Places in a zone.
TOP: Final = 0
BOTTOM: Final = 1

_FIELD: Final = 20
_MASK: Final = (1 << 20) - 1


def option(verb: int, first: int = 0, second: int = 0) -> int:
    """One option as one int: what is done, with which card, seat or number, and to what.

    >>> verb_of(option(17, 3, 4)), first_of(option(17, 3, 4)), second_of(option(17, 3, 4))
    (17, 3, 4)
    """
    high: i64 = verb
    middle: i64 = first
    return (high << (2 * _FIELD)) | (middle << _FIELD) | second


def numbered(verb: int, low: int, end: int) -> range:
    """The options of one verb with each number from `low` up to but not including `end`.

    >>> [first_of(packed) for packed in numbered(17, 3, 6)]
    [3, 4, 5]
    """
    return range(option(verb, low), option(verb, end), option(0, 1))


def verb_of(packed: int) -> int:
    """The verb of a packed option."""
    whole: i64 = packed
    return whole >> (2 * _FIELD)


def first_of(packed: int) -> int:
    """The first operand of a packed option: usually a card."""
    whole: i64 = packed
    return (whole >> _FIELD) & _MASK


def second_of(packed: int) -> int:
    """The second operand of a packed option: a target, a host, a payer."""
    whole: i64 = packed
    return whole & _MASK
