"""The changes of the toy game, one function a verb."""

from mazo.abilities.machine.counting import change_counters
from mazo.abilities.machine.listening import enter_play, leave_play
from mazo.kernel.codes import NOBODY
from mazo.kernel.counters import clear, is_of_counters
from mazo.kernel.effects import transfer_effects
from mazo.kernel.knowledge import show
from mazo.kernel.log import note
from mazo.kernel.zones import guests, move, shift, shuffle
from tests.kernel.columns import ToyTable
from tests.kernel.processes import Play
from tests.kernel.words import (
    ANNUL,
    ATTACH,
    BANISH,
    COVER,
    DECK,
    DESTROY,
    DISCARD,
    DRAW,
    ENTER,
    EXILE,
    FIELD,
    GAIN,
    GRAVE,
    HAND,
    LOOK,
    MARK,
    MARKED,
    MILL,
    PLAY_FREE,
    RESHUFFLE,
    RETURN,
    RULE,
    SEIZE,
    SHARE,
    TRIED,
    TUCK,
    UNDER,
    VAULT,
    WOUND,
)


def perform(t: ToyTable, verb: int, card: int, seat: int, amount: int, source: int) -> int:
    """Carry out one change that has passed the gate; how much of it really happened."""
    if is_of_counters(t, verb):
        return change_counters(t, verb, card, seat, amount, source)
    done = _on_player(t, verb, seat, amount) if card == NOBODY else _on_card(t, verb, card, seat, amount, source)
    if done > 0:
        note(t, verb, t.by, seat, card, source, done)
    return done


def _on_player(t: ToyTable, verb: int, seat: int, amount: int) -> int:
    if verb == DRAW:
        return _top_cards(t, t.place_of(DECK, seat), t.place_of(HAND, seat), amount)
    if verb == SHARE:
        return _top_cards(t, t.place_of(DECK, NOBODY), t.place_of(HAND, seat), amount)
    if verb == MILL:
        return _top_cards(t, t.place_of(DECK, seat), t.place_of(GRAVE, seat), amount)
    if verb == GAIN:
        t.points[seat] += amount
        return amount
    if verb == LOOK:
        seen = t.cards(DECK, seat)[-amount:]
        for card in seen:
            show(t, card, 1 << seat)
        return len(seen)
    if verb == RESHUFFLE:
        for card in t.cards(HAND, seat)[:]:
            move(t, card, t.place_of(DECK, seat))
        shuffle(t, t.place_of(DECK, seat))
        return 1
    return 1  # a moment: it only happens


def _on_card(t: ToyTable, verb: int, card: int, seat: int, amount: int, source: int) -> int:
    if verb == DESTROY:
        return leave_field(t, card, GRAVE) if t.on_field(card) else 0
    if verb == BANISH:
        return leave_field(t, card, EXILE)
    if verb == RETURN:
        return leave_field(t, card, HAND)
    if verb == WOUND:
        return wound(t, card, amount)
    if verb == SEIZE:
        return seize(t, card, seat)
    if verb == DISCARD or verb == TUCK:
        if t.zone_kind(card) != HAND:
            return 0
        move(t, card, t.place_of(GRAVE if verb == DISCARD else VAULT, t.owner[card]))
        return 1
    if verb == ENTER:
        move(t, card, t.place_of(FIELD, seat))
        t.wounds[card] = 0
        enter_play(t, card)
        t.dirty = True  # auras reach it from now on
        return 1
    if verb == ATTACH:
        t.host[card] = source
        t.dirty = True
        return 1
    if verb == COVER:
        return cover(t, card, seat, source)
    if verb == ANNUL:
        return annul(t, card)
    if verb == PLAY_FREE:
        begin_play(t, card, seat)
        return 1
    if verb == MARK:
        t.flags[card] |= MARKED
        return 1
    return 1  # a moment


def _top_cards(t: ToyTable, origin: int, target: int, count: int) -> int:
    moved = 0
    while moved < count and t.zones[origin]:
        move(t, t.zones[origin][-1], target)
        moved += 1
    return moved


def wound(t: ToyTable, card: int, amount: int) -> int:
    """Wounds go on what is in a field, and stay."""
    if not t.on_field(card):
        return 0
    t.wounds[card] += amount
    t.flags[card] &= ~TRIED
    return amount


def leave_field(t: ToyTable, card: int, kind: int) -> int:
    """A card goes to its owner's zone; weapons on it and cards under it go to their owners' graves."""
    if t.on_field(card):
        t.dirty = True
        leave_play(t, card)
        for weapon in guests(t, card, FIELD):
            leave_play(t, weapon)
            move(t, weapon, t.place_of(GRAVE, t.owner[weapon]))
        for covered in guests(t, card, UNDER):
            move(t, covered, t.place_of(GRAVE, t.owner[covered]))
    t.wounds[card] = 0
    clear(t, card)
    move(t, card, t.place_of(kind, t.owner[card]))
    return 1


def seize(t: ToyTable, card: int, seat: int) -> int:
    """Another player controls the card from now on; what is attached to it or lies under it goes along."""
    if not t.on_field(card) or t.controller[card] == seat:
        return 0
    t.dirty = True
    for one in [card, *guests(t, card, FIELD)]:
        leave_play(t, one)
        shift(t, one, t.place_of(FIELD, seat))
        enter_play(t, one)
    for covered in guests(t, card, UNDER):
        shift(t, covered, t.place_of(UNDER, seat))
    return 1


def cover(t: ToyTable, base: int, seat: int, heir: int) -> int:
    """The heir lies on the base from now on: the base is silent, and what lasted on it lasts on the heir."""
    leave_play(t, base)
    transfer_effects(t, base, heir)
    t.wounds[heir], t.wounds[base] = t.wounds[base], 0
    move(t, base, t.place_of(UNDER, seat))
    t.host[base] = heir
    return 1


def annul(t: ToyTable, card: int) -> int:
    """The play of this card comes to nothing."""
    for frame in t.stack:
        if isinstance(frame, Play) and frame.source == card and frame.annulled == 0:
            frame.annulled = 1
            return 1
    return 0


def begin_play(t: ToyTable, card: int, seat: int, answers: int = NOBODY, target: int = NOBODY) -> None:
    """Put the process of playing a card on the stack: `answers` is the card it answers, `target` its host or base."""
    frame = Play(RULE, seat)
    frame.source = card
    frame.answers = answers
    frame.target = target
    frame.target_number = t.number[target] if target != NOBODY else 0
    t.stack.append(frame)
