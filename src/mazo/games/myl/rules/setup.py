"""[1] Starting the game: castle, initial Oro, who begins, the first hand and the mulligan ladder."""

from typing import Final

from mazo.abilities.machine.listening import enter_play
from mazo.games.myl.book.keys import DRAW_EIGHT, DRY_HAND, INITIAL_GOLD, ONE_CARD_FEWER, PRESENT_CASTLE, RANDOM_START
from mazo.games.myl.book.keys import MULLIGAN as MULLIGAN_RULE
from mazo.games.myl.codes import asks as A
from mazo.games.myl.codes import events as E
from mazo.games.myl.codes import keywords as K
from mazo.games.myl.codes import options as O
from mazo.games.myl.codes import types as T
from mazo.games.myl.codes import zones as Z
from mazo.games.myl.frames import FirstGold, Mulligans
from mazo.games.myl.rules.changes import draw
from mazo.games.myl.rules.reasons import HAND_IS_EMPTY, OK, OTHER_QUESTION
from mazo.games.myl.table import SEATS, Myl
from mazo.kernel.choices import ask_open, take_all, taken
from mazo.kernel.codes import NOBODY, option, verb_of
from mazo.kernel.frames import Choice, Sealed
from mazo.kernel.knowledge import everyone, show, show_all
from mazo.kernel.log import note
from mazo.kernel.loop import sealed_answer
from mazo.kernel.zones import move, random_below, shuffle

OPENING_HAND: Final = 8


def present_castles(t: Myl) -> None:
    """[1.1] Everybody presents their castle; they know their own cards, the opponent sees how many."""
    for seat in (0, 1):
        show_all(t, t.cards(Z.CASTLE, seat), seat)
        note(t, E.PRESENTED, PRESENT_CASTLE, seat, NOBODY, NOBODY, t.castle(seat))


def choose_gold(t: Myl) -> None:
    """[1.2] [M1] Both choose their initial Oro at the same time and in secret."""
    t.stack.append(FirstGold(INITIAL_GOLD, NOBODY))


def eligible_gold(t: Myl, seat: int) -> list[int]:
    """[1.2] One card of each kind of Oro that can be the initial one."""
    kinds: list[int] = []
    found: list[int] = []
    for card in t.cards(Z.CASTLE, seat):
        kind = t.kind[card]
        plain = t.profile.any_initial_gold or t.figures.has_ability[kind] == 0
        plain = plain or t.figures.keywords[kind] & K.INITIAL_GOLD != 0
        plain = plain and t.figures.keywords[kind] & K.NOT_INITIAL == 0
        if t.figures.type[kind] == T.GOLD and plain and kind not in kinds:
            kinds.append(kind)
            found.append(card)
    return found


def list_gold(t: Myl, choice: Choice) -> None:
    """[1.2] List what can be the initial Oro; if an imagined castle has none, what was listed before stays."""
    found = eligible_gold(t, choice.seat)
    if found:
        choice.items = take_all(found)


def choosing_gold(t: Myl, frame: FirstGold) -> None:
    """[1.2] When both have chosen, both Oros are put into the reserve."""
    if frame.pc == 0:
        frame.pc = 1
        sealed = Sealed(INITIAL_GOLD)
        for seat in (0, 1):
            choice = Choice(A.GOLD, INITIAL_GOLD, seat)
            list_gold(t, choice)
            sealed.choices = [*sealed.choices, choice]
        t.stack.append(sealed)
        return
    t.stack.pop()
    for seat in (0, 1):
        for card in taken(sealed_answer(frame, seat)):
            move(t, card, t.place_of(Z.RESERVE, seat))
            enter_play(t, card)
            note(t, E.GOLD_CHOSEN, INITIAL_GOLD, seat, card)


def random_start(t: Myl) -> None:
    """[1.3] Chance decides who begins."""
    if t.first == NOBODY:
        t.first = random_below(t, 2)
    t.active = t.first
    note(t, E.STARTS, RANDOM_START, t.first)


def first_hands(t: Myl) -> None:
    """[1.4] The castles are shuffled and everybody draws 8 cards."""
    for seat in t.round_from(t.first):
        shuffle(t, t.place_of(Z.CASTLE, seat))
        note(t, E.SHUFFLED, DRAW_EIGHT, seat)
    t.by = DRAW_EIGHT
    for seat in t.round_from(t.first):
        draw(t, seat, OPENING_HAND)
    t.hand_sizes = [OPENING_HAND + t.profile.free_mulligans] * SEATS


def mulligans(t: Myl) -> None:
    """[1.5] [M2] Beginning with the first player, everybody may change their hand, until both keep in a row."""
    t.stack.append(Mulligans(MULLIGAN_RULE, t.first))


def mulliganing(t: Myl, frame: Mulligans) -> None:
    """[1.5] [1.6] Ask, change the hand or not, go on to the other player."""
    if frame.pc == 1:
        frame.pc = 0
        if frame.answer and verb_of(frame.answer[0]) == O.MULLIGAN:
            one_fewer(t, frame.seat)
            frame.kept = 0
        else:
            note(t, E.KEPT, MULLIGAN_RULE, frame.seat, NOBODY, NOBODY, len(t.cards(Z.HAND, frame.seat)))
            frame.kept += 1
        frame.answer = []
        frame.seat = t.other(frame.seat)
    if frame.kept >= 2:
        t.stack.pop()
        return
    frame.pc = 1
    ask_open(t, A.MULLIGAN, MULLIGAN_RULE, frame.seat)


def mulligan_options(t: Myl, seat: int, out: list[int]) -> None:
    """[1.5] [1.7] Keep, or change the hand while there is one."""
    out.append(option(O.KEEP))
    if mulligan_refusal(t, seat, option(O.MULLIGAN)) == OK:
        out.append(option(O.MULLIGAN))


def mulligan_refusal(t: Myl, seat: int, packed: int) -> int:
    """[1.7] Without cards in hand (or below the profile's floor) there is nothing to change."""
    verb = verb_of(packed)
    if verb == O.KEEP:
        return OK
    if verb != O.MULLIGAN:
        return OTHER_QUESTION
    return OK if len(t.cards(Z.HAND, seat)) > t.profile.mulligan_floor else HAND_IS_EMPTY


def one_fewer(t: Myl, seat: int) -> None:
    """[1.6] The hand is shuffled into the castle and one card fewer is drawn, unless the change is free.

    [1.8] A house rule lets several changes cost one card between them; [1.9] another a hand without Oro cost none.
    """
    castle = t.place_of(Z.CASTLE, seat)
    dry = is_dry(t, seat)
    for card in t.cards(Z.HAND, seat)[:]:
        if dry:
            show(t, card, everyone(t))
            note(t, E.SHOWN, DRY_HAND, seat, card)
        move(t, card, castle)
    shuffle(t, castle)
    if not dry:
        t.hand_sizes = [size - 1 if at == seat else size for at, size in enumerate(t.hand_sizes)]
    size = OPENING_HAND - spent(t, seat)
    note(t, E.MULLIGANED, ONE_CARD_FEWER, seat, NOBODY, NOBODY, size)
    t.by = ONE_CARD_FEWER
    draw(t, seat, size)


def spent(t: Myl, seat: int) -> int:
    """[1.6] [1.8] How many cards the changes of this player's hand have cost so far."""
    changes = max(0, OPENING_HAND - t.hand_sizes[seat])
    each = t.profile.mulligans_a_card
    return (changes + each - 1) // each


def is_dry(t: Myl, seat: int) -> bool:
    """[1.9] Whether this is a first hand without Oro, where a house rule lets that be shown and drawn anew."""
    if not t.profile.dry_hand or t.hand_sizes[seat] < OPENING_HAND + t.profile.free_mulligans:
        return False
    for card in t.cards(Z.HAND, seat):
        if t.type_of(card) == T.GOLD:
            return False
    return True
