"""The changes of Lorcana, one function a verb; they act on the table and tell the log."""

from mazo.abilities.lasting.lasting import binds, excused, reaches
from mazo.abilities.lasting.memory import forget_leaver, remember, remember_leaver
from mazo.abilities.machine.counting import change_counters
from mazo.abilities.machine.listening import enter_play, leave_play, trigger_own
from mazo.games.lorcana.book.keys import DRAW_FROM_TOP, NEVER_BELOW_ZERO, PAY_FOR_ABILITY, PAY_THE_COST, READY_CARDS
from mazo.games.lorcana.codes import cant as CANT
from mazo.games.lorcana.codes import counters as C
from mazo.games.lorcana.codes import depends as ON
from mazo.games.lorcana.codes import effects as FX
from mazo.games.lorcana.codes import events as E
from mazo.games.lorcana.codes import keywords as K
from mazo.games.lorcana.codes import news as N
from mazo.games.lorcana.codes import states as S
from mazo.games.lorcana.codes import types as T
from mazo.games.lorcana.codes import zones as Z
from mazo.games.lorcana.rules.damage import deal_damage, put_damage, remove_damage
from mazo.games.lorcana.rules.pack_rush import refill, stays
from mazo.games.lorcana.rules.stacks import take_along
from mazo.games.lorcana.table import Lorcana
from mazo.kernel.codes import BOTTOM, EVERYTHING, NOBODY, TOP
from mazo.kernel.counters import clear, is_of_counters
from mazo.kernel.gate import change, trigger
from mazo.kernel.knowledge import everyone, reveal
from mazo.kernel.log import note
from mazo.kernel.zones import guests, move


def perform(t: Lorcana, verb: int, card: int, seat: int, amount: int, source: int) -> int:
    """[6.7.2.3] Carry out one change that has passed the gate; how much of it really happened."""
    if t.variant.extra_ink > 0 and verb != E.EXERT and verb != E.READY and stays(t, card):
        return 0
    if verb == E.EXERT:
        return exert(t, card, seat)
    if verb == E.GAIN_LORE:
        return gain_lore(t, seat, amount, source)
    if verb == E.DRAW or verb == E.DRAW_BOTTOM:
        return draw(t, seat, amount, verb == E.DRAW_BOTTOM)
    if verb == E.DEAL_DAMAGE or verb == E.DEAL_SURELY:
        return deal_damage(t, card, seat, amount, source)
    if verb == E.PUT_DAMAGE:
        return put_damage(t, card, seat, amount, source)
    if verb == E.BANISH:
        return banish(t, card, seat)
    if verb == E.READY:
        return ready(t, card, seat)
    if verb == E.LOSE_LORE:
        return lose_lore(t, seat, amount)
    if verb == E.REMOVE_DAMAGE:
        return remove_damage(t, card, seat, amount)
    if verb == E.DISCARDS:
        return discard(t, card, seat)
    if verb == E.TO_HAND:
        return return_to_hand(t, card, seat)
    if verb == E.TO_INKWELL or verb == E.TO_INKWELL_EXERTED:
        return put_into_inkwell(t, card, seat, verb == E.TO_INKWELL_EXERTED)
    if verb == E.TO_DECK_TOP or verb == E.TO_DECK_BOTTOM:
        return put_on_deck(t, card, seat, verb)
    if verb == E.MILL:
        return put_into_discard(t, card, seat)
    if verb == E.GET_DROPS or verb == E.REMOVE_DROPS:
        return change_drops(t, verb, seat, amount, source)
    if is_of_counters(t, verb):
        return change_counters(t, verb, card, seat, amount, source)
    note(t, verb, t.by, seat, card, source, amount)
    remember(t, verb, seat, card, source)
    if verb == E.QUESTS and t.has(card, K.SUPPORT):
        trigger_own(t, card, t.figures.support, card, 1)
    return 1  # a moment: it only happens, and abilities may trigger on it


def player_cant(t: Lorcana, seat: int, act: int) -> bool:
    """[1.2.2] Whether an effect keeps a player from doing this."""
    if not t.lasts(FX.PLAYER_CANT):
        return False
    for effect in t.effects:
        if effect.kind == FX.PLAYER_CANT and effect.what == act and effect.cards == NOBODY and binds(effect, seat):
            if reaches(t, effect, NOBODY) and not excused(t, effect, seat):
                return True
    return False


def draw(t: Lorcana, seat: int, count: int, bottom: bool = False) -> int:
    """Draw from the top of the own deck (or where an effect says) into the hand, one card at a time.

    [1.2.3, 1.12.1, 1.12.2, 7.2.1, 7.3.1, 7.3.3]
    """
    drawn = 0
    if player_cant(t, seat, CANT.DRAW):
        return 0
    for _ in range(count):
        deck = t.cards(Z.DECK, seat)
        if not deck and t.variant.refills:
            refill(t, seat)
            deck = t.cards(Z.DECK, seat)
        if not deck:
            t.overdrawn[seat] = 1
            t.unchecked = True
            note(t, N.NOTHING_TO_DRAW, DRAW_FROM_TOP, seat)
            break
        if drawn > 0:
            trigger(t, E.DRAW, NOBODY, seat, 1)  # each card is a draw of its own; the gate tells of the last one
        card = deck[0 if bottom else -1]
        move(t, card, t.place_of(Z.HAND, seat))
        note(t, E.DRAW, t.by, seat, card)
        remember(t, E.DRAW, seat, card)
        if t.deck_size(seat) == 0:
            t.unchecked = True  # if the turn has ended already, the check must see it
        drawn += 1
    return drawn


def exert(t: Lorcana, card: int, seat: int) -> int:
    """[5.1.1.2] [M12] [5.1.3] Exert a ready card; exerting an exerted one is no event."""
    if t.flags[card] & S.EXERTED or t.type_of(card) == T.LOCATION or not t.in_play(card) or t.cant(card, CANT.EXERT):
        return 0
    t.flags[card] |= S.EXERTED
    t.dirty |= t.depends & ON.EXERTION
    note(t, E.EXERT, t.by, seat, card)
    remember(t, E.EXERT, seat, card)
    return 1


def ready(t: Lorcana, card: int, seat: int) -> int:
    """[5.1.1.1] [M12] Ready an exerted card; readying a ready one is no event."""
    if not t.flags[card] & S.EXERTED or t.cant(card, CANT.READY):
        return 0
    t.flags[card] &= ~S.EXERTED
    t.dirty |= t.depends & ON.EXERTION
    note(t, E.READY, t.by, seat, card)
    return 1


def gain_lore(t: Lorcana, seat: int, amount: int, source: int) -> int:
    """[1.11.2] Gain lore; a negative lore value counts as none."""
    if amount <= 0 or player_cant(t, seat, CANT.GAIN_LORE):
        return 0
    t.lore[seat] += amount
    t.unchecked = True
    _lore_changed(t, E.GAIN_LORE, seat)
    note(t, E.GAIN_LORE, t.by, seat, source, NOBODY, amount)
    return amount


def lose_lore(t: Lorcana, seat: int, amount: int) -> int:
    """[1.11.1] Lose lore, never below 0."""
    lost = min(amount, t.lore[seat])
    if lost <= 0 or player_cant(t, seat, CANT.LOSE_LORE):
        return 0
    t.lore[seat] -= lost
    _lore_changed(t, E.LOSE_LORE, seat)
    note(t, E.LOSE_LORE, NEVER_BELOW_ZERO if lost < amount else t.by, seat, NOBODY, NOBODY, lost)
    return lost


def _lore_changed(t: Lorcana, event: int, seat: int) -> None:
    remember(t, event, seat, NOBODY)
    t.dirty |= t.depends & ON.LORE


def banish(t: Lorcana, card: int, seat: int) -> int:
    """[7.1.6] [5.1.2.6] A banished card goes from play to its player's discard, where it is a new object."""
    if not t.in_play(card):
        return 0
    note(t, E.BANISH, t.by, seat, card)
    remember(t, E.BANISH, seat, card)
    if t.challenger != NOBODY and (card == t.challenger or card == t.challenged):
        remember(t, E.BANISHED_IN_CHALLENGE, seat, card)
    leave(t, card, seat, Z.DISCARD)
    return 1


def return_to_hand(t: Lorcana, card: int, seat: int) -> int:
    """[7.1.6] [1.12.3] [5.1.2.7] Put a card into its player's hand, from play or from elsewhere; that is no drawing."""
    origin = t.zone_kind(card)
    if origin == Z.HAND:
        return 0
    leave(t, card, seat, Z.HAND)
    note(t, E.TO_HAND, t.by, seat, card, NOBODY, origin)
    return 1


def put_on_deck(t: Lorcana, card: int, seat: int, verb: int) -> int:
    """[7.2.3] [5.1.2.5] Put a card on the top or the bottom of its player's deck."""
    from_hand = t.zone_kind(card) == Z.HAND
    if not from_hand:
        note(t, verb, t.by, seat, card)
    leave(t, card, seat, Z.DECK, BOTTOM if verb == E.TO_DECK_BOTTOM else TOP)
    if from_hand:
        note(t, verb, t.by, seat, card)  # who knew it in the hand can't tell which card this was
    return 1


def put_into_discard(t: Lorcana, card: int, seat: int) -> int:
    """[7.6.1] Put a card into its player's discard; that is neither discarding nor banishing."""
    origin = t.zone_kind(card)
    if origin == Z.DISCARD:
        return 0
    leave(t, card, seat, Z.DISCARD)
    note(t, E.MILL, t.by, seat, card, NOBODY, origin)
    return 1


def discard(t: Lorcana, card: int, seat: int) -> int:
    """[7.3.4] Discard a card from the hand."""
    if t.zone_kind(card) != Z.HAND:
        return 0
    if t.by != PAY_THE_COST and t.by != PAY_FOR_ABILITY and player_cant(t, t.owner[card], CANT.DISCARD):
        return 0
    move(t, card, t.place_of(Z.DISCARD, t.owner[card]))
    note(t, E.DISCARDS, t.by, seat, card)
    remember(t, E.DISCARDS, seat, card)
    return 1


def put_into_inkwell(t: Lorcana, card: int, seat: int, exerted: bool) -> int:
    """[7.5.6] [4.2.3.2] An effect puts a card facedown into its player's inkwell, ready unless it says otherwise."""
    origin = t.zone_kind(card)
    if origin == Z.INKWELL:
        return 0
    hidden = origin == Z.HAND or origin == Z.DECK or origin == Z.FACEDOWN
    if not hidden:
        note(t, E.TO_INKWELL, t.by, seat, card, NOBODY, origin)  # all have seen which card it is
    leave(t, card, seat, Z.INKWELL, TOP, exerted)
    arrive_in_inkwell(t, card, seat, exerted)
    if hidden:
        note(t, E.TO_INKWELL, t.by, seat, card, NOBODY, origin)  # who knew it in a hand can't tell any more
    return 1


def arrive_in_inkwell(t: Lorcana, card: int, seat: int, exerted: bool) -> None:
    """[7.5.6] [7.5.2] [5.1.2.4] A player has put a card into the inkwell; some effects let it come exerted."""
    remember(t, E.TO_INKWELL, seat, card)
    if not exerted and t.lasts(FX.ENTERS):
        owner = t.owner[card]
        for effect in t.effects:
            if effect.kind == FX.ENTERS and effect.what & 8 and binds(effect, owner) and reaches(t, effect, NOBODY):
                exerted = True
    if exerted:
        t.flags[card] |= S.EXERTED


def change_drops(t: Lorcana, verb: int, seat: int, amount: int, source: int) -> int:
    """[1.13.1.2] [M52] Get ink drops, or remove as many as there are; each is an event of its own."""
    gets = verb == E.GET_DROPS
    most = amount if gets else min(amount, t.drops_of(seat))
    for done in range(most):
        if done > 0:
            trigger(t, verb, NOBODY, seat, 1, source)  # the gate tells of the last one
        t.counters[C.INK_DROP][seat] += 1 if gets else -1
        remember(t, verb, seat, NOBODY)
    if most > 0:
        t.counters_changed(C.INK_DROP)
        note(t, verb, t.by, seat, NOBODY, source, most)
    return max(0, most)


def pay_ink(t: Lorcana, seat: int, amount: int, drops: int) -> None:
    """[4.3.2.4] [1.5.3] [7.5.1] Remove so many ink drops, and exert ready cards for the rest of the cost."""
    left = amount - drops
    for card in t.cards(Z.INKWELL, seat):
        if left > 0 and not t.is_exerted(card):
            t.flags[card] |= S.EXERTED
            left -= 1
    t.dirty |= t.depends & ON.EXERTION
    if amount > 0:
        note(t, N.PAID, PAY_THE_COST, seat, NOBODY, NOBODY, amount)
    if drops > 0:
        change(t, E.REMOVE_DROPS, NOBODY, seat, drops, NOBODY)


def ready_ink(t: Lorcana, seat: int) -> None:
    """[3.2.1.1] Ready the cards in the inkwell; nobody sees them, so they are only counted."""
    readied = 0
    for card in t.cards(Z.INKWELL, seat):
        if t.is_exerted(card):
            t.flags[card] &= ~S.EXERTED
            readied += 1
    if readied > 0:
        t.dirty |= t.depends & ON.EXERTION
        note(t, N.INK_READIED, READY_CARDS, seat, NOBODY, NOBODY, readied)


def ink_from_hand(t: Lorcana, card: int, seat: int) -> None:
    """The chosen card is revealed to all and put facedown and ready into the inkwell.

    [4.2.1, 4.2.1.1, 4.2.1.2, 4.2.1.3, 7.5.3]
    """
    reveal(t, card)
    note(t, N.INKED, t.by, seat, card)
    move(t, card, t.place_of(Z.INKWELL, seat), shown=everyone(t))
    arrive_in_inkwell(t, card, seat, False)


def enter(t: Lorcana, card: int, seat: int) -> None:
    """A card enters play ready and undamaged; a character's ink is drying.

    [1.6.1, 5.1.2, 5.1.2.1, 5.1.2.2, 5.1.2.3]
    """
    move(t, card, t.place_of(Z.PLAY, seat))
    forget_leaver(t, card)
    clear(t, card)
    if t.type_of(card) == T.CHARACTER:
        t.flags[card] = S.DRYING
    enter_play(t, card)
    if t.effects and not t.edition.reset_zone:
        t.dirty = EVERYTHING  # in older editions it may still be the object that it was in play before


def leave(t: Lorcana, card: int, seat: int, zone_kind: int, place: int = TOP, exerted: bool = False) -> None:
    """A player lets a card go to another zone as a new object, and a card in play with all that is under it.

    Characters at a location that leaves stay in play, at no location.

    [1.9.6, 5.6.6, 7.1.6]
    """
    leaves = t.in_play(card)
    if leaves:
        remember_leaver(t, card)
        leave_play(t, card)
        if t.type_of(card) == T.LOCATION:
            for guest in guests(t, card, Z.PLAY):
                t.host[guest] = NOBODY
            t.dirty |= t.depends & ON.PLACE
        if place != BOTTOM:
            take_along(t, card, seat, zone_kind, False, exerted)
        clear(t, card)
        t.unchecked = True
    move(t, card, t.place_of(zone_kind, t.owner[card]), place)
    if leaves and place == BOTTOM:
        take_along(t, card, seat, zone_kind, True, exerted)  # what lay under it still does
