"""The changes of Lorcana, one function a verb; they act on the table and tell the log."""

from mazo.games.lorcana.book.keys import DRAW_FROM_TOP, NEVER_BELOW_ZERO, PAY_THE_COST, READY_CARDS
from mazo.games.lorcana.rules.words import (
    BANISH,
    CHARACTER,
    DEAL_DAMAGE,
    DECK,
    DISCARD,
    DISCARDS,
    DRAW,
    DRYING,
    EXERT,
    EXERTED,
    GAIN_LORE,
    HAND,
    INK_READIED,
    INKED,
    INKWELL,
    LOCATION,
    LOSE_LORE,
    NOTHING_TO_DRAW,
    PAID,
    PLAY,
    READY,
    REMOVE_DAMAGE,
    TO_HAND,
    TO_INKWELL,
)
from mazo.games.lorcana.table import Lorcana
from mazo.kernel.codes import NOBODY
from mazo.kernel.effects import enter_play, leave_play
from mazo.kernel.gate import trigger
from mazo.kernel.knowledge import everyone, reveal
from mazo.kernel.log import note
from mazo.kernel.zones import guests, move


def perform(t: Lorcana, verb: int, card: int, seat: int, amount: int, source: int) -> int:
    """Carry out one change that has passed the gate; how much of it really happened."""
    if verb == EXERT:
        return exert(t, card)
    if verb == GAIN_LORE:
        return gain_lore(t, seat, amount, source)
    if verb == DRAW:
        drawn = draw(t, seat, amount)
        for _ in range(drawn - 1):
            trigger(t, DRAW, NOBODY, seat, 1)  # each card is a draw of its own (1.12.2); the gate tells of one
        return drawn
    if verb == DEAL_DAMAGE:
        return deal_damage(t, card, amount, source)
    if verb == BANISH:
        return banish(t, card)
    if verb == READY:
        return ready(t, card)
    if verb == LOSE_LORE:
        return lose_lore(t, seat, amount)
    if verb == REMOVE_DAMAGE:
        return remove_damage(t, card, amount)
    if verb == DISCARDS:
        return discard(t, card)
    if verb == TO_HAND:
        return return_to_hand(t, card)
    if verb == TO_INKWELL:
        return put_into_inkwell(t, card)
    note(t, verb, t.by, seat, card, source, amount)
    return 1  # a moment: it only happens, and abilities may trigger on it


def draw(t: Lorcana, seat: int, count: int) -> int:
    """[1.12.1] [1.12.2] Draw from the top of the own deck, one card at a time."""
    drawn = 0
    for _ in range(count):
        deck = t.cards(DECK, seat)
        if not deck:
            t.overdrawn[seat] = 1
            t.unchecked = True
            note(t, NOTHING_TO_DRAW, DRAW_FROM_TOP, seat)
            break
        card = deck[-1]
        move(t, card, t.place_of(HAND, seat))
        note(t, DRAW, t.by, seat, card)
        if t.deck_size(seat) == 0:
            t.unchecked = True  # if the turn has ended already, the check must see it
        drawn += 1
    return drawn


def exert(t: Lorcana, card: int) -> int:
    """[5.1.1.2] [M12] Exert a ready card; exerting an exerted one is no event."""
    if t.flags[card] & EXERTED:
        return 0
    t.flags[card] |= EXERTED
    note(t, EXERT, t.by, t.controller[card], card)
    return 1


def ready(t: Lorcana, card: int) -> int:
    """[5.1.1.1] [M12] Ready an exerted card; readying a ready one is no event."""
    if not t.flags[card] & EXERTED:
        return 0
    t.flags[card] &= ~EXERTED
    note(t, READY, t.by, t.controller[card], card)
    return 1


def gain_lore(t: Lorcana, seat: int, amount: int, source: int) -> int:
    """[1.11.2] Gain lore; a negative lore value counts as none."""
    if amount <= 0:
        return 0
    t.lore[seat] += amount
    t.unchecked = True
    note(t, GAIN_LORE, t.by, seat, source, NOBODY, amount)
    return amount


def lose_lore(t: Lorcana, seat: int, amount: int) -> int:
    """[1.11.1] Lose lore, never below 0."""
    lost = min(amount, t.lore[seat])
    if lost <= 0:
        return 0
    t.lore[seat] -= lost
    note(t, LOSE_LORE, NEVER_BELOW_ZERO if lost < amount else t.by, seat, NOBODY, NOBODY, lost)
    return lost


def deal_damage(t: Lorcana, card: int, amount: int, source: int) -> int:
    """[1.9.1] Damage goes on characters and locations, one counter a point, and stays."""
    if amount <= 0 or not t.in_play(card):
        return 0
    kind = t.type_of(card)
    if kind != CHARACTER and kind != LOCATION:
        return 0
    t.damage[card] += amount
    t.unchecked = True
    note(t, DEAL_DAMAGE, t.by, t.controller[card], card, source, amount)
    return amount


def remove_damage(t: Lorcana, card: int, amount: int) -> int:
    """[1.9.2.3] Take damage counters off a card, as many as there are."""
    removed = min(amount, t.damage[card])
    if removed <= 0:
        return 0
    t.damage[card] -= removed
    note(t, REMOVE_DAMAGE, t.by, t.controller[card], card, NOBODY, removed)
    return removed


def banish(t: Lorcana, card: int) -> int:
    """[7.1.6] A banished card goes from play to its player's discard, where it is a new object."""
    if not t.in_play(card):
        return 0
    note(t, BANISH, t.by, t.controller[card], card)
    leave(t, card, DISCARD)
    return 1


def return_to_hand(t: Lorcana, card: int) -> int:
    """[7.1.6] Return a card from play to its player's hand."""
    if not t.in_play(card):
        return 0
    leave(t, card, HAND)
    note(t, TO_HAND, t.by, t.owner[card], card)
    return 1


def discard(t: Lorcana, card: int) -> int:
    """[7.3.4] Discard a card from the hand."""
    if t.zone_kind(card) != HAND:
        return 0
    move(t, card, t.place_of(DISCARD, t.owner[card]))
    note(t, DISCARDS, t.by, t.owner[card], card)
    return 1


def put_into_inkwell(t: Lorcana, card: int) -> int:
    """[7.5.6] An effect puts a card facedown and ready into its player's inkwell, unseen by anybody."""
    if t.in_play(card):
        leave(t, card, INKWELL)
    else:
        move(t, card, t.place_of(INKWELL, t.owner[card]))
    note(t, TO_INKWELL, t.by, t.owner[card])
    return 1


def pay_ink(t: Lorcana, seat: int, amount: int) -> None:
    """[4.3.2.4] [1.5.3] Exert as many ready cards in the inkwell as the cost asks for."""
    left = amount
    for card in t.cards(INKWELL, seat):
        if left > 0 and not t.is_exerted(card):
            t.flags[card] |= EXERTED
            left -= 1
    if amount > 0:
        note(t, PAID, PAY_THE_COST, seat, NOBODY, NOBODY, amount)


def ready_ink(t: Lorcana, seat: int) -> None:
    """[3.2.1.1] Ready the cards in the inkwell; nobody sees them, so they are only counted."""
    readied = 0
    for card in t.cards(INKWELL, seat):
        if t.is_exerted(card):
            t.flags[card] &= ~EXERTED
            readied += 1
    if readied > 0:
        note(t, INK_READIED, READY_CARDS, seat, NOBODY, NOBODY, readied)


def ink_from_hand(t: Lorcana, card: int, seat: int) -> None:
    """[4.2.1] The chosen card is revealed to all and put facedown and ready into the inkwell."""
    reveal(t, card)
    note(t, INKED, t.by, seat, card)
    move(t, card, t.place_of(INKWELL, seat), shown=everyone(t))


def enter(t: Lorcana, card: int, seat: int) -> None:
    """[5.1.2.1] [5.1.2.2] [5.1.2.3] A card enters play ready and undamaged; a character's ink is drying."""
    move(t, card, t.place_of(PLAY, seat))
    t.damage[card] = 0
    if t.type_of(card) == CHARACTER:
        t.flags[card] = DRYING
    enter_play(t, card)


def leave(t: Lorcana, card: int, zone_kind: int) -> None:
    """[7.1.6] [5.6.6] A card leaves play as a new object; characters at a location that leaves stay, at no location."""
    leave_play(t, card)
    if t.type_of(card) == LOCATION:
        for guest in guests(t, card, PLAY):
            t.host[guest] = NOBODY
    t.damage[card] = 0
    move(t, card, t.place_of(zone_kind, t.owner[card]))
