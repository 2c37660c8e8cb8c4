"""The changes of Lorcana, one function a verb; they act on the table and tell the log."""

from mazo.abilities.lasting.lasting import binds, excused, reaches
from mazo.abilities.lasting.memory import forget_leaver, remember, remember_leaver
from mazo.abilities.machine.listening import enter_play, leave_play, trigger_own
from mazo.games.lorcana.book.keys import DRAW_FROM_TOP, NEVER_BELOW_ZERO, PAY_FOR_ABILITY, PAY_THE_COST, READY_CARDS
from mazo.games.lorcana.rules.damage import deal_damage, put_damage, remove_damage
from mazo.games.lorcana.rules.pack_rush import refill, stays
from mazo.games.lorcana.rules.stacks import take_along
from mazo.games.lorcana.rules.words import (
    BANISH,
    BANISHED_IN_CHALLENGE,
    CANT_DISCARD,
    CANT_DRAW,
    CANT_EXERT,
    CANT_GAIN_LORE,
    CANT_LOSE_LORE,
    CANT_READY,
    CHARACTER,
    DEAL_DAMAGE,
    DEAL_SURELY,
    DECK,
    DISCARD,
    DISCARDS,
    DRAW,
    DRAW_BOTTOM,
    DRYING,
    ENTERS,
    EXERT,
    EXERTED,
    FACEDOWN,
    GAIN_LORE,
    HAND,
    INK_READIED,
    INKED,
    INKWELL,
    LOCATION,
    LOSE_LORE,
    MILL,
    NOTHING_TO_DRAW,
    ON_EXERTION,
    ON_LORE,
    ON_PLACE,
    PAID,
    PLAY,
    PLAYER_CANT,
    PUT_DAMAGE,
    QUESTS,
    READY,
    REMOVE_DAMAGE,
    SUPPORT,
    TO_DECK_BOTTOM,
    TO_DECK_TOP,
    TO_HAND,
    TO_INKWELL,
    TO_INKWELL_EXERTED,
)
from mazo.games.lorcana.table import Lorcana
from mazo.kernel.codes import BOTTOM, EVERYTHING, NOBODY, TOP
from mazo.kernel.gate import trigger
from mazo.kernel.knowledge import everyone, reveal
from mazo.kernel.log import note
from mazo.kernel.zones import guests, move


def perform(t: Lorcana, verb: int, card: int, seat: int, amount: int, source: int) -> int:
    """[6.7.2.3] Carry out one change that has passed the gate; how much of it really happened."""
    if t.variant.extra_ink > 0 and verb != EXERT and verb != READY and stays(t, card):
        return 0
    if verb == EXERT:
        return exert(t, card)
    if verb == GAIN_LORE:
        return gain_lore(t, seat, amount, source)
    if verb == DRAW or verb == DRAW_BOTTOM:
        return draw(t, seat, amount, verb == DRAW_BOTTOM)
    if verb == DEAL_DAMAGE or verb == DEAL_SURELY:
        return deal_damage(t, card, amount, source)
    if verb == PUT_DAMAGE:
        return put_damage(t, card, amount, source)
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
    if verb == TO_INKWELL or verb == TO_INKWELL_EXERTED:
        return put_into_inkwell(t, card, verb == TO_INKWELL_EXERTED)
    if verb == TO_DECK_TOP or verb == TO_DECK_BOTTOM:
        return put_on_deck(t, card, verb)
    if verb == MILL:
        return put_into_discard(t, card)
    note(t, verb, t.by, seat, card, source, amount)
    remember(t, verb, seat, card, source)
    if verb == QUESTS and t.has(card, SUPPORT):
        trigger_own(t, card, t.figures.support, card, 1)
    return 1  # a moment: it only happens, and abilities may trigger on it


def player_cant(t: Lorcana, seat: int, act: int) -> bool:
    """[1.2.2] Whether an effect keeps a player from doing this."""
    if t.kinds[PLAYER_CANT] == 0:
        return False
    for effect in t.effects:
        if effect.kind == PLAYER_CANT and effect.what == act and effect.cards == NOBODY and binds(effect, seat):
            if reaches(t, effect, NOBODY) and not excused(t, effect, seat):
                return True
    return False


def draw(t: Lorcana, seat: int, count: int, bottom: bool = False) -> int:
    """Draw from the top of the own deck (or where an effect says) into the hand, one card at a time.

    [1.2.3, 1.12.1, 1.12.2, 7.2.1, 7.3.1, 7.3.3]
    """
    drawn = 0
    if player_cant(t, seat, CANT_DRAW):
        return 0
    for _ in range(count):
        deck = t.cards(DECK, seat)
        if not deck and t.variant.refills:
            refill(t, seat)
            deck = t.cards(DECK, seat)
        if not deck:
            t.overdrawn[seat] = 1
            t.unchecked = True
            note(t, NOTHING_TO_DRAW, DRAW_FROM_TOP, seat)
            break
        if drawn > 0:
            trigger(t, DRAW, NOBODY, seat, 1)  # each card is a draw of its own; the gate tells of the last one
        card = deck[0 if bottom else -1]
        move(t, card, t.place_of(HAND, seat))
        note(t, DRAW, t.by, seat, card)
        remember(t, DRAW, seat, card)
        if t.deck_size(seat) == 0:
            t.unchecked = True  # if the turn has ended already, the check must see it
        drawn += 1
    return drawn


def exert(t: Lorcana, card: int) -> int:
    """[5.1.1.2] [M12] [5.1.3] Exert a ready card; exerting an exerted one is no event."""
    if t.flags[card] & EXERTED or t.type_of(card) == LOCATION or not t.in_play(card) or t.cant(card, CANT_EXERT):
        return 0
    t.flags[card] |= EXERTED
    t.dirty |= t.depends & ON_EXERTION
    note(t, EXERT, t.by, t.controller[card], card)
    remember(t, EXERT, t.controller[card], card)
    return 1


def ready(t: Lorcana, card: int) -> int:
    """[5.1.1.1] [M12] Ready an exerted card; readying a ready one is no event."""
    if not t.flags[card] & EXERTED or t.cant(card, CANT_READY):
        return 0
    t.flags[card] &= ~EXERTED
    t.dirty |= t.depends & ON_EXERTION
    note(t, READY, t.by, t.controller[card], card)
    return 1


def gain_lore(t: Lorcana, seat: int, amount: int, source: int) -> int:
    """[1.11.2] Gain lore; a negative lore value counts as none."""
    if amount <= 0 or player_cant(t, seat, CANT_GAIN_LORE):
        return 0
    t.lore[seat] += amount
    t.unchecked = True
    _lore_changed(t, GAIN_LORE, seat)
    note(t, GAIN_LORE, t.by, seat, source, NOBODY, amount)
    return amount


def lose_lore(t: Lorcana, seat: int, amount: int) -> int:
    """[1.11.1] Lose lore, never below 0."""
    lost = min(amount, t.lore[seat])
    if lost <= 0 or player_cant(t, seat, CANT_LOSE_LORE):
        return 0
    t.lore[seat] -= lost
    _lore_changed(t, LOSE_LORE, seat)
    note(t, LOSE_LORE, NEVER_BELOW_ZERO if lost < amount else t.by, seat, NOBODY, NOBODY, lost)
    return lost


def _lore_changed(t: Lorcana, event: int, seat: int) -> None:
    remember(t, event, seat, NOBODY)
    t.dirty |= t.depends & ON_LORE


def banish(t: Lorcana, card: int) -> int:
    """[7.1.6] [5.1.2.6] A banished card goes from play to its player's discard, where it is a new object."""
    if not t.in_play(card):
        return 0
    note(t, BANISH, t.by, t.controller[card], card)
    remember(t, BANISH, t.controller[card], card)
    if t.challenger != NOBODY and (card == t.challenger or card == t.challenged):
        remember(t, BANISHED_IN_CHALLENGE, t.controller[card], card)
    leave(t, card, DISCARD)
    return 1


def return_to_hand(t: Lorcana, card: int) -> int:
    """[7.1.6] [1.12.3] [5.1.2.7] Put a card into its player's hand, from play or from elsewhere; that is no drawing."""
    origin = t.zone_kind(card)
    if origin == HAND:
        return 0
    leave(t, card, HAND)
    note(t, TO_HAND, t.by, t.owner[card], card, NOBODY, origin)
    return 1


def put_on_deck(t: Lorcana, card: int, verb: int) -> int:
    """[7.2.3] [5.1.2.5] Put a card on the top or the bottom of its player's deck."""
    from_hand = t.zone_kind(card) == HAND
    if not from_hand:
        note(t, verb, t.by, t.owner[card], card)
    leave(t, card, DECK, BOTTOM if verb == TO_DECK_BOTTOM else TOP)
    if from_hand:
        note(t, verb, t.by, t.owner[card], card)  # who knew it in the hand can't tell which card this was
    return 1


def put_into_discard(t: Lorcana, card: int) -> int:
    """[7.6.1] Put a card into its player's discard; that is neither discarding nor banishing."""
    origin = t.zone_kind(card)
    if origin == DISCARD:
        return 0
    leave(t, card, DISCARD)
    note(t, MILL, t.by, t.owner[card], card, NOBODY, origin)
    return 1


def discard(t: Lorcana, card: int) -> int:
    """[7.3.4] Discard a card from the hand."""
    if t.zone_kind(card) != HAND:
        return 0
    if t.by != PAY_THE_COST and t.by != PAY_FOR_ABILITY and player_cant(t, t.owner[card], CANT_DISCARD):
        return 0
    move(t, card, t.place_of(DISCARD, t.owner[card]))
    note(t, DISCARDS, t.by, t.owner[card], card)
    remember(t, DISCARDS, t.owner[card], card)
    return 1


def put_into_inkwell(t: Lorcana, card: int, exerted: bool) -> int:
    """[7.5.6] [4.2.3.2] An effect puts a card facedown into its player's inkwell, ready unless it says otherwise."""
    origin = t.zone_kind(card)
    if origin == INKWELL:
        return 0
    seat = t.owner[card]
    hidden = origin == HAND or origin == DECK or origin == FACEDOWN
    if not hidden:
        note(t, TO_INKWELL, t.by, seat, card, NOBODY, origin)  # all have seen which card it is
    leave(t, card, INKWELL, TOP, exerted)
    arrive_in_inkwell(t, card, seat, exerted)
    if hidden:
        note(t, TO_INKWELL, t.by, seat, card, NOBODY, origin)  # who knew it in a hand can't tell any more
    return 1


def arrive_in_inkwell(t: Lorcana, card: int, seat: int, exerted: bool) -> None:
    """[7.5.6] [7.5.2] [5.1.2.4] A card is in the inkwell now; some effects let it come exerted."""
    remember(t, TO_INKWELL, seat, card)
    if not exerted and t.kinds[ENTERS] > 0:
        for effect in t.effects:
            if effect.kind == ENTERS and effect.what & 8 and binds(effect, seat) and reaches(t, effect, NOBODY):
                exerted = True
    if exerted:
        t.flags[card] |= EXERTED


def pay_ink(t: Lorcana, seat: int, amount: int) -> None:
    """[4.3.2.4] [1.5.3] [7.5.1] Exert as many ready cards in the inkwell as the cost asks for."""
    left = amount
    for card in t.cards(INKWELL, seat):
        if left > 0 and not t.is_exerted(card):
            t.flags[card] |= EXERTED
            left -= 1
    t.dirty |= t.depends & ON_EXERTION
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
        t.dirty |= t.depends & ON_EXERTION
        note(t, INK_READIED, READY_CARDS, seat, NOBODY, NOBODY, readied)


def ink_from_hand(t: Lorcana, card: int, seat: int) -> None:
    """The chosen card is revealed to all and put facedown and ready into the inkwell.

    [4.2.1, 4.2.1.1, 4.2.1.2, 4.2.1.3, 7.5.3]
    """
    reveal(t, card)
    note(t, INKED, t.by, seat, card)
    move(t, card, t.place_of(INKWELL, seat), shown=everyone(t))
    arrive_in_inkwell(t, card, seat, False)


def enter(t: Lorcana, card: int, seat: int) -> None:
    """A card enters play ready and undamaged; a character's ink is drying.

    [1.6.1, 5.1.2, 5.1.2.1, 5.1.2.2, 5.1.2.3]
    """
    move(t, card, t.place_of(PLAY, seat))
    forget_leaver(t, card)
    t.damage[card] = 0
    if t.type_of(card) == CHARACTER:
        t.flags[card] = DRYING
    enter_play(t, card)
    if t.effects and not t.edition.reset_zone:
        t.dirty = EVERYTHING  # in older editions it may still be the object that it was in play before


def leave(t: Lorcana, card: int, zone_kind: int, place: int = TOP, exerted: bool = False) -> None:
    """A card goes to another zone as a new object, and a card in play with all that is under it.

    Characters at a location that leaves stay in play, at no location.

    [1.9.6, 5.6.6, 7.1.6]
    """
    leaves = t.in_play(card)
    if leaves:
        remember_leaver(t, card)
        leave_play(t, card)
        if t.type_of(card) == LOCATION:
            for guest in guests(t, card, PLAY):
                t.host[guest] = NOBODY
            t.dirty |= t.depends & ON_PLACE
        if place != BOTTOM:
            take_along(t, card, zone_kind, False, exerted)
        t.damage[card] = 0
        t.unchecked = True
    move(t, card, t.place_of(zone_kind, t.owner[card]), place)
    if leaves and place == BOTTOM:
        take_along(t, card, zone_kind, True, exerted)  # what lay under it still does
