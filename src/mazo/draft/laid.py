"""Drafts whose cards lie on the table, and of which one takes in turn: cards, rows, piles or one half."""

from mazo.draft.config import LINES, PILES, SHOWN
from mazo.draft.table import Draft
from mazo.draft.words import (
    ASK_KEEP,
    ASK_LINE,
    ASK_PILE,
    ASK_SIDE,
    ASK_SPLIT,
    BLIND,
    DISCARDED,
    DISCARDS,
    DIVIDES,
    KEEPS,
    KEPT,
    LAID,
    LANES,
    LETS,
    LINE_FRAME,
    LOOKS,
    PILE_FRAME,
    SHOW_FRAME,
    SPLIT_FRAME,
    TAKES,
)
from mazo.kernel.choices import ask_unless_forced, take_all, taken
from mazo.kernel.codes import ENTRY, NO, NOBODY, SUBSET, YES, first_of, option, verb_of
from mazo.kernel.frames import Choice, Frame
from mazo.kernel.knowledge import show
from mazo.kernel.log import note
from mazo.kernel.zones import move


def lay_out(t: Draft) -> None:
    """At the beginning of a round cards are laid out: a row in each lane, one card on each pile, or all in the first
    lane where somebody is to divide them.
    """
    config = t.config
    count = config.lanes if config.manner == PILES else config.pack_size
    lanes = config.lanes if config.manner == LINES or config.manner == PILES else 1
    for at in range(count):
        move(t, t.undealt()[-1], t.place_of(LANES + at * lanes // count, NOBODY))
    note(t, LAID, config.keys.deal, NOBODY, NOBODY, NOBODY, count)


def choose(t: Draft) -> None:
    """Begin to choose in the draft's own manner."""
    kind = SPLIT_FRAME
    if t.config.manner == SHOWN:
        kind = SHOW_FRAME
    elif t.config.manner == LINES:
        kind = LINE_FRAME
    elif t.config.manner == PILES:
        kind = PILE_FRAME
    t.active = t.config.chooser(t.turn, 0, t.seats)
    t.stack.append(Frame(kind, t.config.keys.keep, NOBODY))


def sweep(t: Draft) -> None:
    """What nobody took of a round is discarded."""
    for number in range(t.config.lanes):
        for card in t.lane(number)[:]:
            move(t, card, t.place_of(DISCARDED, NOBODY))
            t.thrown = [*t.thrown, card]
            note(t, DISCARDS, t.config.keys.discard, NOBODY, card)


def go_on(t: Draft, frame: Frame) -> None:
    """Go on with a round."""
    if frame.kind == SHOW_FRAME:
        showing(t, frame)
    elif frame.kind == LINE_FRAME:
        lining(t, frame)
    elif frame.kind == PILE_FRAME:
        piling(t, frame)
    else:
        splitting(t, frame)


def showing(t: Draft, frame: Frame) -> None:
    """Single cards of the open pack are taken in turn."""
    if frame.pc == 1:
        take(t, taken(frame.answer), t.active, frame.rule)
        hand_on(t, frame)
    row = t.lane(0)
    if len(row) <= t.config.discard_at or is_through(t):
        t.stack.pop()
        return
    frame.pc = 1
    choice = Choice(ASK_KEEP, frame.rule, t.active)
    choice.mode = SUBSET
    choice.low = choice.high = min(t.config.picks_at(t.step), len(row))
    choice.items = take_all(row)
    ask_unless_forced(t, choice)


def lining(t: Draft, frame: Frame) -> None:
    """Whole rows and columns of the grid are taken in turn."""
    if frame.pc == 1:
        cards = line(t, first_of(frame.answer[0]))
        note(t, TAKES, frame.rule, t.active, NOBODY, NOBODY, len(cards))
        take(t, cards, t.active, frame.rule)
        hand_on(t, frame)
    if t.laid_out() == 0 or is_through(t):
        t.stack.pop()
        return
    frame.pc = 1
    choice = Choice(ASK_LINE, frame.rule, t.active)
    choice.items = [option(ENTRY, number) for number in lines(t)]
    ask_unless_forced(t, choice)


def lines(t: Draft) -> list[int]:
    """The rows and, numbered behind them, the columns in which a card lies."""
    lanes = t.config.lanes
    rows = [number for number in range(lanes) if t.lane(number)]
    width = max([len(t.lane(number)) for number in range(lanes)])
    return rows + [lanes + column for column in range(width)]


def line(t: Draft, number: int) -> list[int]:
    """The cards of a row or a column: what is left of a grid has no gaps, since whole lines are taken."""
    lanes = t.config.lanes
    if number < lanes:
        return t.lane(number)[:]
    column = number - lanes
    return [t.lane(row)[column] for row in range(lanes) if len(t.lane(row)) > column]


def piling(t: Draft, frame: Frame) -> None:
    """Whose turn it is looks at one pile after the other; what they leave grows, and who leaves all takes unseen."""
    if frame.pc == 1:
        answer_pile(t, frame, verb_of(frame.answer[0]) == YES)
    else:
        frame.number = next_pile(t, 0)
    if t.laid_out() == 0:
        t.stack.pop()
        return
    frame.pc = 1
    seat, pile = t.active, frame.number
    for card in t.lane(pile):
        show(t, card, 1 << seat)
    note(t, LOOKS, frame.rule, seat, NOBODY, NOBODY, pile + 1)
    choice = Choice(ASK_PILE, frame.rule, seat)
    choice.how = pile
    choice.items = [option(YES)]
    if next_pile(t, pile + 1) < t.config.lanes or t.stock() > 1:
        choice.items = [option(YES), option(NO)]
    ask_unless_forced(t, choice)


def answer_pile(t: Draft, frame: Frame, takes: bool) -> None:
    """Take the pile that was looked at, or let it grow and go on to the next; after the last one take unseen."""
    seat, pile = t.active, frame.number
    if takes:
        cards = t.lane(pile)[:]
        note(t, TAKES, frame.rule, seat, NOBODY, NOBODY, len(cards))
        take(t, cards, seat, frame.rule)
        grow(t, pile)
    else:
        note(t, LETS, frame.rule, seat, NOBODY, NOBODY, pile + 1)
        grow(t, pile)
        frame.number = next_pile(t, pile + 1)
        if frame.number < t.config.lanes:
            return
        card = t.undealt()[-1]
        move(t, card, t.place_of(KEPT, seat))
        note(t, BLIND, frame.rule, seat, card)
    hand_on(t, frame)
    frame.number = next_pile(t, 0)


def grow(t: Draft, pile: int) -> None:
    """Put the next card of the stock on a pile, if there is one."""
    if t.stock() > 0:
        move(t, t.undealt()[-1], t.place_of(LANES + pile, NOBODY))


def next_pile(t: Draft, start: int) -> int:
    """The first pile from a place on in which there is a card; the number of piles if there is none."""
    for number in range(start, t.config.lanes):
        if t.lane(number):
            return number
    return t.config.lanes


def splitting(t: Draft, frame: Frame) -> None:
    """One divides the open pack in two, the other chooses a half, and whoever divided it has the rest."""
    divider = t.config.chooser(t.turn, 0, t.seats)
    other = t.config.chooser(t.turn, 1, t.seats)
    if frame.pc == 0:
        frame.pc = 1
        choice = Choice(ASK_SPLIT, frame.rule, divider)
        choice.mode = SUBSET
        choice.low, choice.high = 0, len(t.lane(0))
        choice.items = take_all(t.lane(0))
        t.stack.append(choice)
    elif frame.pc == 1:
        frame.pc = 2
        first = taken(frame.answer)
        for card in t.lane(0)[:]:
            if card not in first:
                move(t, card, t.place_of(LANES + 1, NOBODY))
        note(t, DIVIDES, frame.rule, divider, NOBODY, NOBODY, len(first))
        t.active = other
        choice = Choice(ASK_SIDE, frame.rule, other)
        choice.items = [option(ENTRY, 0), option(ENTRY, 1)]
        t.stack.append(choice)
    else:
        t.stack.pop()
        side = first_of(frame.answer[0])
        take(t, t.lane(side)[:], other, frame.rule)
        take(t, t.lane(1 - side)[:], divider, frame.rule)


def take(t: Draft, cards: list[int], seat: int, rule: int) -> None:
    """Cards go from the table to what a seat has kept."""
    for card in cards:
        move(t, card, t.place_of(KEPT, seat))
        note(t, KEEPS, rule, seat, card)


def hand_on(t: Draft, frame: Frame) -> None:
    """It is the next one's turn."""
    frame.pc = 0
    t.step += 1
    t.active = t.config.chooser(t.turn, t.step, t.seats)


def is_through(t: Draft) -> bool:
    """Whether everybody has taken of a round as often as they may."""
    return t.config.turns > 0 and t.step >= t.config.turns
