"""The instructions of ability programs that only Lorcana has: playing, looking, moving damage and the like."""

from typing import Final

from mazo.abilities.lasting.memory import remember
from mazo.abilities.machine.expressions import evaluate, gather
from mazo.abilities.machine.program import WIDTH
from mazo.abilities.machine.records import Run
from mazo.abilities.machine.slots import keep_slot, slot_cards
from mazo.games.lorcana.book.keys import PAY_FOR_ABILITY, PAY_THE_COST
from mazo.games.lorcana.codes import asks as ASK
from mazo.games.lorcana.codes import depends as ON
from mazo.games.lorcana.codes import effects as FX
from mazo.games.lorcana.codes import events as E
from mazo.games.lorcana.codes import news as N
from mazo.games.lorcana.codes import options as DO
from mazo.games.lorcana.codes import states as S
from mazo.games.lorcana.codes import zones as Z
from mazo.games.lorcana.rules.changes import pay_ink
from mazo.games.lorcana.rules.checks import between_effects
from mazo.games.lorcana.rules.costs import ASKED, drops_for
from mazo.games.lorcana.rules.damage import take_off
from mazo.games.lorcana.rules.moving import move_by_effect
from mazo.games.lorcana.rules.offering import by_permission
from mazo.games.lorcana.rules.open_decks import open_tops
from mazo.games.lorcana.rules.playable import (
    FREE,
    MADE_EXERTED,
    MAY_SHIFT,
    MUST_SHIFT,
    TO_THE_BOTTOM,
    enters_exerted_from,
)
from mazo.games.lorcana.rules.playing import can_be_played, play_by_effect
from mazo.games.lorcana.rules.stacks import put_under
from mazo.games.lorcana.rules.using import use_by_effect
from mazo.games.lorcana.table import Lorcana
from mazo.kernel.codes import BATCH, NOBODY, first_of, option
from mazo.kernel.frames import Choice
from mazo.kernel.gate import change, trigger
from mazo.kernel.knowledge import everyone, knows, merge, show
from mazo.kernel.log import note
from mazo.kernel.zones import shuffle

PAY: Final = 0
"""PAY amount — the player at hand pays ink, all of it or none."""
PLAY_THEM: Final = 1
"""PLAY_THEM set, how, less — the player at hand plays those cards, one after the other."""
LOOK: Final = 2
"""LOOK set, slot — the player at hand looks at cards."""
SHOW: Final = 3
"""SHOW set, slot — cards are revealed to all."""
SHOW_UNTIL: Final = 4
"""SHOW_UNTIL condition, slot of the card, slot of all of them"""
SHUFFLE: Final = 5
"""SHUFFLE apart — the player at hand shuffles their deck, but not the cards of the slot one below this number."""
NAME: Final = 6
"""The player at hand names a card."""
MOVE_DAMAGE: Final = 7
"""MOVE_DAMAGE from, to, amount"""
TUCK: Final = 8
"""TUCK set, host, face up — put cards under a card."""
MOVE_THEM: Final = 9
"""MOVE_THEM set, location, free, less"""
USE: Final = 10
"""USE set, name of the ability (its number), any — use an ability of a card for free."""
INK_STATES: Final = 11
"""INK_STATES amount (NOBODY: all), ready — exert or ready cards in the inkwell of the player at hand."""
MIX: Final = 12
"""MIX set, all — others (or all) can no longer tell apart cards that a player has looked at and put back."""
FLIP: Final = 13
"""FLIP set — the set at hand becomes those cards, the last one first: what is put on top last lies on top."""

CHECK: Final = 14
"""A game state check between two sentences, in the editions that make one."""

THEY: Final = 1 << 8
"""A bit of an instruction: the player at hand does it, not the ability's own."""

# How cards are played by an effect, as bits.
FOR_FREE: Final = FREE
ENTER_EXERTED: Final = MADE_EXERTED
BY_SHIFT: Final = MUST_SHIFT
OR_SHIFT: Final = MAY_SHIFT
THEN_BOTTOM: Final = TO_THE_BOTTOM
"""An action then goes to the bottom of the deck, not to the discard."""


def carry_out(t: Lorcana, run: Run, op: int, a: int, b: int, c: int, d: int) -> None:
    """Carry out one instruction."""
    run.expected = 1
    seat = run.who if op & THEY and run.who != NOBODY else run.seat
    op &= ~THEY
    if op == PAY:
        pay(t, run, seat, evaluate(t, run, a, NOBODY))
    elif op == PLAY_THEM:
        play_them(t, run, seat, gather(t, run, a), b, c)
    elif op == LOOK:
        look(t, run, seat, gather(t, run, a), b)
    elif op == SHOW:
        show_all(t, run, gather(t, run, a), b)
    elif op == SHOW_UNTIL:
        show_until(t, run, seat, a, b, c)
    elif op == SHUFFLE:
        shuffle_deck(t, run, seat, slot_cards(run, a - 1) if a > 0 else [])
    elif op == NAME:
        name_card(t, run, seat)
    elif op == MOVE_DAMAGE:
        move_damage(t, run, seat, gather(t, run, a), gather(t, run, b), c)
    elif op == TUCK:
        tuck(t, run, seat, gather(t, run, a), gather(t, run, b), c != 0)
    elif op == MOVE_THEM:
        places = gather(t, run, b)
        cards = gather(t, run, a)
        moved = 0
        if places:
            for card in cards[::-1]:
                if move_by_effect(t, seat, card, places[0], c != 0, evaluate(t, run, d, NOBODY)):
                    moved += 1
        run.done = moved
        run.expected = max(1, len(cards))
    elif op == USE:
        run.done = 0
        for card in gather(t, run, a):
            run.done = 1 if use_by_effect(t, run.seat, card, b) else 0
    elif op == INK_STATES:
        set_ink(t, run, seat, a, b != 0)
    elif op == CHECK:
        check_between(t, run)
    elif op == FLIP:
        run.items = (gather(t, run, a) if a != NOBODY else run.items)[::-1]
        run.done = 1
    elif op == MIX:
        for other in range(t.seats):
            if other != seat or b != 0:  # [7.3.2] but nobody loses sight of their own hand
                merge(t, other, [card for card in gather(t, run, a) if not t.visible_in(t.zone[card], other)])
        run.done = 1


def check_between(t: Lorcana, run: Run) -> None:
    """[1.8.1] [6.7.5] 2.0 checks after any effect, but never while a cost is paid or a change waits to happen."""
    run.expected = 0
    if run.rule == PAY_FOR_ABILITY or run.rule == PAY_THE_COST or t.stack[-2].kind == BATCH:
        return
    between_effects(t)
    if t.over:
        run.pc = len(t.library[run.program]) - WIDTH


def pay(t: Lorcana, run: Run, seat: int, amount: int) -> None:
    """[6.1.5] [1.5.3] [6.7.3.1] [M18] Ink is paid in full or not at all."""
    if t.ready_ink(seat) < amount:
        run.done = 0
        return
    drops = drops_for(t, run, seat, amount, run.source, run.rule)
    if drops == ASKED:
        run.pc -= WIDTH  # the answer is there when this instruction is met again
        run.expected = 0
        return
    pay_ink(t, seat, amount, drops)
    run.done = 1


def play_them(t: Lorcana, run: Run, seat: int, cards: list[int], how: int, less: int) -> None:
    """[6.7.8] Cards are played now, in the order chosen; what can't be played stays where it is."""
    run.done = 0
    discount = evaluate(t, run, less, NOBODY)
    for card in cards[::-1]:
        if can_be_played(t, seat, card, how, discount):
            exerted = MADE_EXERTED if by_permission(t, run, card) and enters_exerted_from(t, seat, card) else 0
            play_by_effect(t, run, seat, card, how | exerted, discount)
            run.done = 1


def look(t: Lorcana, run: Run, seat: int, cards: list[int], slot: int) -> None:
    """[7.1.3] The player sees the faces; nobody else does."""
    for card in cards:
        show(t, card, 1 << seat)
    keep_slot(t, run, slot, cards)
    run.items = cards
    run.done = 1
    if cards:
        note(t, N.LOOKED_AT, t.by, seat, NOBODY, run.source, len(cards))


def show_all(t: Lorcana, run: Run, cards: list[int], slot: int) -> None:
    """[6.1.14] [6.1.14.1] [6.1.14.2] [6.1.14.3] Everybody sees the faces, now only; the cards stay where they are."""
    t.moment = len(t.waiting)  # all of them at once
    for card in cards:
        show(t, card, everyone(t))
        note(t, N.REVEALED, t.by, t.owner[card], card, run.source)
        trigger(t, E.REVEALS, card, t.owner[card], 1, run.source)
    t.moment = NOBODY
    keep_slot(t, run, slot, cards)
    run.items = cards
    run.done = 1 if cards else 0


def show_until(t: Lorcana, run: Run, seat: int, condition: int, slot: int, all_slot: int) -> None:
    """[6.1.14] Reveal from the top of the deck until such a card comes, or the deck is empty."""
    shown: list[int] = []
    found: list[int] = []
    for card in t.cards(Z.DECK, seat)[::-1]:
        shown.append(card)
        if evaluate(t, run, condition, card) != 0:
            found.append(card)
            break
    show_all(t, run, shown, all_slot)
    keep_slot(t, run, slot, found)
    run.items = found
    run.done = len(found)


def shuffle_deck(t: Lorcana, run: Run, seat: int, apart: list[int]) -> None:
    """[1.4.3] The deck's own player shuffles it; cards that go on top of it afterwards lie apart meanwhile."""
    deck = t.place_of(Z.DECK, seat)
    found = [card for card in t.zones[deck] if card in apart]
    if found:
        t.zones[deck] = [card for card in t.zones[deck] if card not in found]
    shuffle(t, deck)
    if found:
        t.zones[deck] = t.zones[deck] + found
    note(t, N.SHUFFLED, t.by, seat, NOBODY, seat)
    if t.lasts(FX.OPEN_TOP):
        open_tops(t)
    trigger(t, E.SHUFFLES, NOBODY, seat, 1)
    run.done = 1


def name_card(t: Lorcana, run: Run, seat: int) -> None:
    """[5.2.6] Name a card: any name that the player can know of in this game."""
    if run.answer:
        run.named = first_of(run.answer[0])
        run.answer = []
        run.done = 1
        run.expected = 0
        note(t, N.NAMED_CARD, t.by, seat, NOBODY, run.source, run.named)
        return
    run.pc -= WIDTH  # the answer is there when this instruction is met again
    run.expected = 0
    choice = Choice(ASK.NAME, run.rule, seat)
    choice.source = run.source
    choice.items = [option(DO.NAME_IT, number) for number in known_names(t, seat)]
    t.stack.append(choice)


def known_names(t: Lorcana, seat: int) -> list[int]:
    """[5.2.6.1] The names of a player's own cards and of those that the player has seen: others would tell too much."""
    found: list[int] = []
    for card in range(len(t.kind)):
        if t.owner[card] == seat or knows(t, seat, card):
            for name in t.figures.called[t.kind[card]]:
                if name not in found:
                    found.append(name)
    found.sort()
    return found


def move_damage(t: Lorcana, run: Run, seat: int, sources: list[int], targets: list[int], amount: int) -> None:
    """[1.9.2.4] Take counters off one card and put them on another, never back onto the same."""
    moved = 0
    if sources and targets and sources[0] != targets[0]:
        source, target = sources[0], targets[0]
        wanted = t.damage[source] if amount == NOBODY else evaluate(t, run, amount, NOBODY)
        moved = take_off(t, source, wanted)
        if moved > 0:
            note(t, N.DAMAGE_MOVED, t.by, seat, source, target, moved)
            if t.edition.move_is_remove:
                remember(t, E.REMOVE_DAMAGE, seat, source)
                trigger(t, E.REMOVE_DAMAGE, source, seat, moved, run.source)
            change(t, E.PUT_DAMAGE, target, seat, moved, run.source)  # it is taken there, which may be replaced
    run.done = moved
    run.amount = moved


def tuck(t: Lorcana, run: Run, seat: int, cards: list[int], hosts: list[int], faceup: bool) -> None:
    """[5.1.1.5] Put cards under a card in play."""
    run.done = 0
    if not hosts:
        return
    host = hosts[0]
    t.moment = len(t.waiting)  # all of them at once
    for card in cards:
        if card != host and t.owner[card] == t.owner[host]:
            put_under(t, card, host, faceup)
            note(t, E.PUT_UNDER, t.by, seat, host, NOBODY if not faceup else card)
            remember(t, E.PUT_UNDER, seat, host, card)
            trigger(t, E.PUT_UNDER, host, seat, 1, card)
            run.done += 1
    t.moment = NOBODY
    run.expected = max(1, len(cards))


def set_ink(t: Lorcana, run: Run, seat: int, amount: int, ready: bool) -> None:
    """Exert or ready cards in the inkwell of the player at hand, as many as there are."""
    left = len(t.cards(Z.INKWELL, seat)) if amount == NOBODY else evaluate(t, run, amount, NOBODY)
    done = 0
    for card in t.cards(Z.INKWELL, seat):
        if done < left and t.is_exerted(card) == ready:
            t.flags[card] ^= S.EXERTED
            done += 1
            t.dirty |= t.depends & ON.EXERTION
    run.done = 1
