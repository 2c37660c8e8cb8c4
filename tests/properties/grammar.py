"""Actions that nobody offers: every verb with every card in sight, strange numbers and seats, and texts of no sense."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from mazo.game import Game
from mazo.games.kind import Verb
from mazo.kernel.codes import option
from mazo.kernel.frames import Choice
from mazo.kernel.rng import Dice

NUMBERS = (0, 1, 2, 6, 7, 8, 30, 59, 60, 61, 999_999)

NONSENSE = (
    "", " ", "\t\n", "\0", "#", "#1", "#0", "#99999999999999999999", ";", ";;;", "->", "-> ->", "a -> b -> c", "{}",
    "{card}", "%s", "nothing", "?", "help", "undo", "1", "0", "-1", "1e9", "٣", "፩", "𐩀", "²", "½", "cut", "cut -1",
    "cut 1.5", "cut ٣", "cut ፩", "cut 𐩀", "cut " + "9" * 5000, "play", "play #", "play #" + "9" * 5000, "play  -> ",
    "challenge ->", "challenge a ->", "move -> b", "sing with", "sing a with", "alter ;", "alter #1; #1", "alter ;;a",
    "choose", "choose ;", "choose #1", "order", "order a; a", "divide", "divide 1", "divide 1 ;", "divide -1 a",
    "divide " + "9" * 30 + " a", "amount", "amount " + "9" * 30, "amount ፩", "resolve", "resolve 0", "resolve -1",
    "resolve 99999999", "resolve ፩", "start", "start 0", "start 99", "start  ", "\ud800", "play \udfff",
    "\u202eend", "e\u0301nd", "ＥＮＤ？", "ﬁn?", "end" + "\u0300" * 300, "play " + "x" * 20_000, "🂡", "İ", "ß",
)  # fmt: skip
"""What people, programs and attackers type; none of it may do anything but be refused or be understood."""


def in_sight(game: Game, seat: int) -> list[int]:
    """The cards whose faces the seat sees."""
    table = game.table
    return [card for zone, cards in enumerate(table.zones) if table.visible_in(zone, seat) for card in cards]


def options_in_words(game: Game, choice: Choice, dice: Dice, count: int) -> Iterator[int]:
    """Options that the game has words for, whether they are open or not: each verb with a few operands."""
    cards = in_sight(game, choice.seat)
    for verb in game.kind.verbs:
        for first, second in _operands(verb, cards, choice, game.seats, dice, count):
            yield option(verb.code, first, second)


def mutated(text: str, others: Sequence[str], dice: Dice) -> str:
    """A text near to one that would be understood."""
    at = dice.below(len(text) + 1)
    way = dice.below(6)
    if way == 0:
        return text[:at]
    if way == 1:
        return text[at:]
    if way == 2:
        return text[:at] + NONSENSE[dice.below(len(NONSENSE))] + text[at:]
    if way == 3:
        return text[:at] + others[dice.below(len(others))]
    if way == 4:
        words = text.split(" ")
        words.insert(dice.below(len(words)), words.pop(dice.below(len(words))))
        return " ".join(words)
    return f"{text} #{dice.below(200)}"


def _operands(
    verb: Verb, cards: Sequence[int], choice: Choice, seats: int, dice: Dice, count: int
) -> list[tuple[int, int]]:
    if not verb.operands:
        return [(0, 0)]
    rows: list[list[int]] = []
    for sort in verb.operands:
        if sort == "card":
            rows.append(list(cards))
        elif sort == "seat":
            rows.append(list(range(seats)))
        else:
            rows.append([*NUMBERS, *range(len(choice.items) + 2)])
    if not all(rows):
        return []
    if len(rows) == 1:
        rows.append([0])
    if len(rows[0]) * len(rows[1]) <= count:
        return [(first, second) for first in rows[0] for second in rows[1]]
    return [(rows[0][dice.below(len(rows[0]))], rows[1][dice.below(len(rows[1]))]) for _ in range(count)]
