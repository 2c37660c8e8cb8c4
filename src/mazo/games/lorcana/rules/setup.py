"""[2.2] The Setup stage: starting player, shuffling, lore, opening hands and altering them."""

from mazo.games.lorcana.book.keys import (
    ALTERED_SHUFFLE,
    HAND_OF_FIVE,
    OPENING_HANDS,
    OTHERS_ALTER,
    SHUFFLE_DECKS,
    START_AT_ZERO,
    STARTER_ALTERS,
    STARTING_PLAYER,
)
from mazo.games.lorcana.codes import asks as ASK
from mazo.games.lorcana.codes import news as N
from mazo.games.lorcana.codes import options as DO
from mazo.games.lorcana.codes import zones as Z
from mazo.games.lorcana.frames import ALTERING, CHOOSE_STARTER, SHUFFLING, Round
from mazo.games.lorcana.rules.changes import draw
from mazo.games.lorcana.rules.pack_rush import marketing_ink
from mazo.games.lorcana.rules.reasons import CUT_OUT_OF_RANGE, NO_SHUFFLE_HERE, OK, OTHER_QUESTION
from mazo.games.lorcana.rules.variants import OPENING_HAND
from mazo.games.lorcana.table import Lorcana
from mazo.kernel.choices import ask, ask_open, take_all, taken
from mazo.kernel.codes import BOTTOM, NOBODY, SEAT, SUBSET, first_of, numbered, option, verb_of
from mazo.kernel.frames import Choice, Frame
from mazo.kernel.log import note
from mazo.kernel.zones import cut, move, random_below, shuffle


def starting_player(t: Lorcana) -> None:
    """[2.1.2] [2.1.3.1] [2.2.1.1] The series has settled who starts, or chance does (1.x: chance names who chooses)."""
    if t.first != NOBODY:  # the second of two games: whoever did not start the first
        begin_with(t, t.first)
        return
    if t.chooser == NOBODY and t.edition.starter_choice:
        t.chooser = random_below(t, t.seats)
    if t.chooser == NOBODY:
        begin_with(t, random_below(t, t.seats))
    else:
        note(t, N.CHOOSES_STARTER, STARTING_PLAYER, t.chooser)
        t.stack.append(Frame(CHOOSE_STARTER, STARTING_PLAYER, t.chooser))


def choose_starter(t: Lorcana, frame: Frame) -> None:
    """[2.1.3.2] [2.2.1.1] The loser of the game before (1.x: a random player) says who starts."""
    if frame.pc == 0:
        frame.pc = 1
        choice = Choice(ASK.STARTER, frame.rule, frame.seat)
        choice.items = [option(SEAT, seat) for seat in t.remaining()]
        ask(t, choice)
        return
    t.stack.pop()
    chosen = first_of(frame.answer[0]) if frame.answer else frame.seat
    begin_with(t, chosen if t.alive(chosen) else t.after(chosen))  # both may have left meanwhile


def begin_with(t: Lorcana, seat: int) -> None:
    """[2.1.3] The turn order is settled: this player, then leftwards."""
    t.first = seat
    t.active = seat
    note(t, N.STARTS, STARTING_PLAYER, seat)


def shuffle_decks(t: Lorcana) -> None:
    """[2.2.1.2] Everybody shuffles, and an opponent may shuffle and/or cut."""
    offer_decks(t, t.round_from(t.first), SHUFFLE_DECKS)


def offer_decks(t: Lorcana, seats: list[int], rule: int) -> None:
    """[2.2.1.2] Shuffle these players' decks one after the other, offering each to the player on the left."""
    frame = Round(SHUFFLING, rule, NOBODY)
    frame.items = seats[:]
    t.stack.append(frame)


def shuffling(t: Lorcana, frame: Round) -> None:
    """[2.2.1.2] Shuffle the next deck, let the neighbour do what they like with it, go on to the next player."""
    if frame.pc == 1:
        if not frame.answer and t.alive(frame.player()):
            offer(t, frame.player(), frame.rule)  # who was asked has left the game
            return
        apply_offer(t, frame.player(), frame.answer, frame.rule)
        frame.answer = []
        frame.at += 1
        frame.pc = 0
    while frame.at < len(frame.items) and not t.alive(frame.player()):
        frame.at += 1
    if frame.at >= len(frame.items):
        t.stack.pop()
        return
    seat = frame.player()
    shuffle(t, t.place_of(Z.DECK, seat))
    note(t, N.SHUFFLED, frame.rule, seat, NOBODY, seat)
    frame.pc = 1
    offer(t, seat, frame.rule)


def offer(t: Lorcana, seat: int, rule: int) -> None:
    """[2.2.1.2] [M3] The next opponent on the left is asked what to do with the deck."""
    choice = ask_open(t, ASK.CUT, rule, t.after(seat))
    choice.about = seat


def cut_options(t: Lorcana, choice: Choice, out: list[int]) -> None:
    """[2.2.1.2] Leave the deck, cut it anywhere, shuffle it, or both (1.x: leave or cut)."""
    size = t.deck_size(choice.about)
    out.append(option(DO.LEAVE_DECK))
    out += numbered(DO.CUT_AT, 1, size)
    if t.edition.opponent_may_shuffle:
        out.append(option(DO.SHUFFLE_DECK))
        out += numbered(DO.SHUFFLE_AND_CUT, 1, size)


def cut_refusal(t: Lorcana, choice: Choice, packed: int) -> int:
    """[2.2.1.2] What the neighbour may not do with the deck."""
    verb = verb_of(packed)
    if verb == DO.LEAVE_DECK:
        return OK
    if verb not in (DO.CUT_AT, DO.SHUFFLE_DECK, DO.SHUFFLE_AND_CUT):
        return OTHER_QUESTION
    if verb != DO.CUT_AT and not t.edition.opponent_may_shuffle:
        return NO_SHUFFLE_HERE
    if verb != DO.SHUFFLE_DECK and not 1 <= first_of(packed) < t.deck_size(choice.about):
        return CUT_OUT_OF_RANGE
    return OK


def apply_offer(t: Lorcana, seat: int, answer: list[int], rule: int) -> None:
    """[2.2.1.2] The neighbour shuffles and then cuts, as they decided."""
    if not answer:
        return
    verb = verb_of(answer[0])
    deck = t.place_of(Z.DECK, seat)
    if verb == DO.LEAVE_DECK:
        note(t, N.LEFT_DECK, rule, t.after(seat), NOBODY, seat)
    if verb == DO.SHUFFLE_DECK or verb == DO.SHUFFLE_AND_CUT:
        shuffle(t, deck)
        note(t, N.SHUFFLED, rule, t.after(seat), NOBODY, seat)
    if verb == DO.CUT_AT or verb == DO.SHUFFLE_AND_CUT:
        count = first_of(answer[0])
        cut(t, deck, count)
        note(t, N.CUT_DECK, rule, t.after(seat), NOBODY, seat, count)


def lore_to_zero(t: Lorcana) -> None:
    """[2.2.1.3] Everybody begins with 0 lore."""
    for seat in t.round_from(t.first):
        t.lore[seat] = 0
        note(t, N.LORE_AT_ZERO, START_AT_ZERO, seat)


def opening_hands(t: Lorcana) -> None:
    """[2.2.1.4] [10.2.3] Everybody draws 7 cards, in a variant as many as it says."""
    marketing_ink(t)
    t.by = HAND_OF_FIVE if t.variant.opening_hand != OPENING_HAND else OPENING_HANDS
    for seat in t.round_from(t.first):
        draw(t, seat, t.variant.opening_hand)
        t.overdrawn[seat] = 0  # a loss by drawing is a matter of the In-Game stage


def alter_hands(t: Lorcana) -> None:
    """[2.2.2] Beginning with the starting player, everybody may alter their hand once."""
    frame = Round(ALTERING, STARTER_ALTERS, NOBODY)
    frame.items = t.round_from(t.first)
    t.stack.append(frame)


def altering(t: Lorcana, frame: Round) -> None:
    """[2.2.2.1] [2.2.2.2] Ask the next player which cards to put back, put them back, draw up to 7."""
    if frame.pc == 1:
        if t.alive(frame.player()):
            replace_cards(t, frame.player(), taken(frame.answer), frame.rule)
        frame.answer = []
        frame.at += 1
        frame.pc = 0
        frame.rule = OTHERS_ALTER
    while frame.at < len(frame.items) and not t.alive(frame.player()):
        frame.at += 1
    if frame.at >= len(frame.items):
        t.stack.pop()
        return
    seat = frame.player()
    frame.pc = 1
    choice = Choice(ASK.ALTER, frame.rule, seat)
    choice.mode = SUBSET
    choice.items = take_all(t.cards(Z.HAND, seat))
    choice.low = 0
    choice.high = len(choice.items)
    ask(t, choice)


def replace_cards(t: Lorcana, seat: int, cards: list[int], rule: int) -> None:
    """The chosen cards go unrevealed to the bottom; the hand is filled up again.

    [2.2.2.1, 1.x 3.1.6.2, 10.2.3, M50]
    """
    if not cards:
        note(t, N.KEPT, rule, seat)
        return
    t.altered[seat] = 1
    deck = t.place_of(Z.DECK, seat)
    for card in cards:
        move(t, card, deck, BOTTOM)
    note(t, N.ALTERED, rule, seat, NOBODY, NOBODY, len(cards))
    t.by = rule
    draw(t, seat, t.variant.opening_hand - len(t.cards(Z.HAND, seat)))
    t.overdrawn[seat] = 0


def shuffle_altered(t: Lorcana) -> None:
    """[2.2.2.3] [1.x 3.1.6.5] Only now those who altered shuffle, and an opponent may shuffle and/or cut again."""
    offer_decks(t, [seat for seat in t.round_from(t.first) if t.altered[seat]], ALTERED_SHUFFLE)
