"""The instructions of ability programs that the game carries out itself: paying, playing, looking, shuffling."""

from typing import Final

from mazo.abilities.machine.expressions import evaluate, gather
from mazo.abilities.machine.program import WIDTH
from mazo.abilities.machine.records import Run
from mazo.abilities.machine.slots import keep_slot, slot_cards
from mazo.games.myl.codes import asks as A
from mazo.games.myl.codes import events as E
from mazo.games.myl.codes import lasting as L
from mazo.games.myl.codes import options as O
from mazo.games.myl.codes import types as T
from mazo.games.myl.codes import zones as Z
from mazo.games.myl.rules.changes import put_without_playing
from mazo.games.myl.rules.paying import pay
from mazo.games.myl.rules.playing import play_by_effect, play_by_effect_refusal
from mazo.games.myl.rules.reasons import OK
from mazo.games.myl.table import Myl
from mazo.kernel.codes import EVERYTHING, NOBODY, first_of, option
from mazo.kernel.frames import Choice
from mazo.kernel.knowledge import everyone, knows, merge, show
from mazo.kernel.log import note
from mazo.kernel.zones import shuffle

PAY: Final = 0
"""PAY amount — the player at hand pays Oros, all of them or none."""
PLAY_THEM: Final = 1
"""PLAY_THEM set, how, less — the player at hand plays those cards, one after the other."""
LOOK: Final = 2
"""LOOK set, slot — the player at hand looks at cards."""
SHOW: Final = 3
"""SHOW set, slot — cards are shown to all."""
SHUFFLE: Final = 4
"""SHUFFLE apart — the player at hand shuffles their castle, but not the cards of the slot one below this number."""
MIX: Final = 5
"""MIX set, all — others (or all) can no longer tell apart cards that a player has looked at and put back."""
FLIP: Final = 6
"""FLIP set — the set at hand becomes those cards, the last one first: what is put on top last lies on top."""

NAME: Final = 7
"""NAME what, spared — the player at hand names a card (of none of these types, as bits), a race or a type."""

THEY: Final = 1 << 8
"""A bit of an instruction: the player at hand does it, not the ability's own."""

FOR_FREE: Final = 1
"""How cards are played by an effect: without paying their cost."""


def carry_out(t: Myl, run: Run, op: int, a: int, b: int, c: int, d: int) -> None:
    """Carry out one instruction."""
    run.expected = 1
    seat = run.who if op & THEY and run.who != NOBODY else run.seat
    op &= ~THEY
    if op == PAY:
        pay_all(t, run, seat, evaluate(t, run, a, NOBODY))
    elif op == PLAY_THEM:
        play_them(t, run, seat, gather(t, run, a), b & FOR_FREE != 0, evaluate(t, run, c, NOBODY))
    elif op == LOOK:
        look(t, run, seat, gather(t, run, a), b)
    elif op == SHOW:
        show_all(t, run, gather(t, run, a), b)
    elif op == SHUFFLE:
        shuffle_castle(t, run, seat, slot_cards(run, a - 1) if a > 0 else [])
    elif op == NAME:
        name_something(t, run, seat, a, b)
    elif op == FLIP:
        run.items = (gather(t, run, a) if a != NOBODY else run.items)[::-1]
        run.done = 1
    elif op == MIX:
        for other in range(t.seats):
            if other != seat or b != 0:  # nobody loses sight of their own hand
                merge(t, other, [card for card in gather(t, run, a) if not t.visible_in(t.zone[card], other)])
        run.done = 1
    else:
        raise ValueError(f"no instruction {op}")


def pay_all(t: Myl, run: Run, seat: int, amount: int) -> None:
    """[8.2.3] Oros are paid in full or not at all."""
    run.done = 0
    if t.ready_gold(seat) >= amount:
        pay(t, seat, amount)
        run.done = 1


def play_them(t: Myl, run: Run, seat: int, cards: list[int], free: bool, less: int) -> None:
    """[8.9] Cards are played now, without paying their cost or for less; what can't be played stays where it is.

    [3.2] An Oro is put, not played.
    """
    run.done = 0
    for card in cards[::-1]:
        if t.figures.type[t.kind[card]] == T.GOLD:
            run.done = max(run.done, put_without_playing(t, card, seat))
        elif play_by_effect_refusal(t, seat, card, free, less) == OK:
            play_by_effect(t, seat, card, free, less)
            run.done = 1


def name_something(t: Myl, run: Run, seat: int, what: int, spared: int) -> None:
    """[8.18] Name a card, a race or a type: of one's own cards, or of those that one has seen."""
    if run.answer:
        run.named = first_of(run.answer[0]) // 3
        run.answer = []
        run.done = 1
        t.naming = [*t.naming, run.source, run.number, run.named]
        t.dirty |= EVERYTHING  # what depends on it isn't followed in detail
        note(t, E.NAMED, t.by, seat, NOBODY, run.source, run.named * 3 + what)
        return
    run.expected = 0
    choice = Choice(A.NAME, run.rule, seat)
    choice.source = run.source
    choice.items = [option(O.NAME_IT, number * 3 + what) for number in known_to(t, seat, what, spared)]
    if choice.items:
        run.pc -= WIDTH  # the answer is there when this instruction is met again
        t.stack.append(choice)


def known_to(t: Myl, seat: int, what: int, spared: int = 0) -> list[int]:
    """[8.18] What a player can name without being told anything: types are known to all."""
    if what == 2:
        return [T.ALLY, T.WEAPON, T.TALISMAN, T.TOTEM, T.GOLD]
    found: list[int] = []
    for card in range(len(t.kind)):
        if t.owner[card] == seat or knows(t, seat, card):
            kind = t.kind[card]
            if spared & (1 << t.figures.type[kind]):
                continue
            for value in [t.figures.called[kind]] if what == 0 else t.figures.races[kind]:
                if value not in found:
                    found.append(value)
    found.sort()
    return found


def is_veiled(t: Myl, card: int, seat: int) -> bool:
    """[8.7] Whether a card is in a hand that the other player can't see."""
    return t.zone_kind(card) == Z.HAND and t.owner[card] != seat and t.kept_from(seat, L.CANT_SEE_HANDS, NOBODY)


def is_shut(t: Myl, card: int, seat: int) -> bool:
    """[8.7] [8.10] Whether a card is in a castle that the player can't search."""
    return t.zone_kind(card) == Z.CASTLE and t.kept_from(seat, L.CANT_SEARCH, NOBODY)


def look(t: Myl, run: Run, seat: int, cards: list[int], slot: int) -> None:
    """[8.10] The player sees the faces; nobody else does."""
    cards = [card for card in cards if not is_veiled(t, card, seat) and not is_shut(t, card, seat)]
    for card in cards:
        show(t, card, 1 << seat)
    keep_slot(t, run, slot, cards)
    run.items = cards
    run.done = 1
    if cards:
        note(t, E.LOOKED_AT, t.by, seat, NOBODY, run.source, len(cards))


def show_all(t: Myl, run: Run, cards: list[int], slot: int) -> None:
    """[8.10] What was looked for by what it is, is shown to all."""
    cards = [card for card in cards if not is_veiled(t, card, t.other(t.owner[card]))]
    for card in cards:
        show(t, card, everyone(t))
        note(t, E.SHOWN, t.by, t.owner[card], card, run.source)
    keep_slot(t, run, slot, cards)
    run.items = cards
    run.done = 1 if cards else 0


def shuffle_castle(t: Myl, run: Run, seat: int, apart: list[int]) -> None:
    """[8.10] The castle is shuffled; cards that go on top of it afterwards lie apart meanwhile."""
    castle = t.place_of(Z.CASTLE, seat)
    found = [card for card in t.zones[castle] if card in apart]
    if found:
        t.zones[castle] = [card for card in t.zones[castle] if card not in found]
    shuffle(t, castle)
    if found:
        t.zones[castle] = t.zones[castle] + found
    note(t, E.SHUFFLED, t.by, seat)
    run.done = 1
