"""[3] The turn: Start-of-Turn, Main and End-of-Turn phase, each step one function."""

from typing import Final

from mazo.abilities.lasting.codes import ON_DURING, ON_EVENTS, ON_TURN, THIS_TURN, UNTIL_YOUR_NEXT_TURN
from mazo.abilities.lasting.lasting import active, binds, ends_this_turn
from mazo.abilities.lasting.memory import forget_turn
from mazo.abilities.machine.asking import ASK_TARGETS
from mazo.games.lorcana.book.keys import (
    CHARACTERS_DRY,
    DRAW_STEP,
    END_TRIGGERS,
    GAME_BEGINS,
    LAST_CHECK,
    LOCATION_LORE,
    READY_CARDS,
    SKIPPING,
    START_TRIGGERS,
    TEMPORARY_SHIFT,
    TURN_ACTIONS,
    TURN_EFFECTS_END,
    TURNS_IN_ORDER,
)
from mazo.games.lorcana.codes import asks as ASK
from mazo.games.lorcana.codes import cant as CANT
from mazo.games.lorcana.codes import depends as ON
from mazo.games.lorcana.codes import effects as FX
from mazo.games.lorcana.codes import events as E
from mazo.games.lorcana.codes import figures as F
from mazo.games.lorcana.codes import news as N
from mazo.games.lorcana.codes import states as S
from mazo.games.lorcana.codes import types as T
from mazo.games.lorcana.codes import zones as Z
from mazo.games.lorcana.frames import Readying
from mazo.games.lorcana.rules.changes import ready_ink
from mazo.games.lorcana.rules.checks import RETURNS, busy, check, open_bag
from mazo.games.lorcana.rules.coconut import coconuts_work
from mazo.games.lorcana.rules.loops import begin_turn, look_for_loop
from mazo.games.lorcana.table import Lorcana
from mazo.kernel.choices import ask_open, ask_unless_forced, take_all, taken
from mazo.kernel.codes import NOBODY, SUBSET
from mazo.kernel.effects import WHILE_SOURCE, end_effect, expire
from mazo.kernel.flow import flow_of
from mazo.kernel.frames import Choice
from mazo.kernel.gate import change, change_all, trigger
from mazo.kernel.log import note
from mazo.kernel.records import Waiting

SKIP_READY: Final = 0
SKIP_SET: Final = 1
SKIP_DRAW: Final = 2

SKIPPED: Final = 2
"""What the flow remembers of a Ready step that is skipped."""


def checked_with_bag(t: Lorcana) -> bool:
    """[1.8.1] [3.2.3.2] [M9] A step that ends when checks find nothing and the bag is empty."""
    return not busy(t)


def bag_then_check(t: Lorcana) -> bool:
    """[3.2.2.3] [M5] The Set step and the End phase resolve the bag first; a check comes only after each ability."""
    flow = flow_of(t)
    if flow.closing == 0:
        flow.closing = 1
        if open_bag(t):
            return False
    if busy(t):
        return False
    flow.closing = 0
    return True


def ready_step(t: Lorcana) -> None:
    """[3.2.1] Ready your cards; what can't ready until this turn starts is still bound by that."""
    t.turn_ended = NOBODY
    note(t, N.TURN_BEGAN, GAME_BEGINS if t.turn == 1 else TURNS_IN_ORDER, t.active, NOBODY, NOBODY, t.turn)
    if t.lasts(FX.SKIP) and skips(t, t.active, SKIP_READY):
        flow_of(t).closing = SKIPPED
        return
    ready_cards(t, t.active)


def ready_closes(t: Lorcana) -> bool:
    """[3.1.2] Then what lasted until now ends, and start-of-turn triggers wait in the bag; a check, but no bag."""
    flow = flow_of(t)
    if flow.closing != 1:
        skipped = flow.closing == SKIPPED
        flow.closing = 1
        begin_during_your_turn(t, t.active)
        end_until_start(t, t.active)
        if not skipped:
            start_triggers(t, t.active)
    if check(t):
        return False
    flow.closing = 0
    return True


def ready_cards(t: Lorcana, me: int) -> None:
    """[3.2.1.1] [1.2.2] Ready all your cards in play and in your inkwell, but for those that can't."""
    ready_ink(t, me)
    t.by = READY_CARDS
    exerted = [card for card in t.cards(Z.PLAY, me) if t.is_exerted(card)]
    if exerted and t.lasts(FX.CANT):
        exerted = [card for card in exerted if not t.cant(card, CANT.READY | CANT.READY_AT_START)]
    if exerted and t.lasts(FX.READY_LIMIT) and limited(t, me, exerted):
        return
    if exerted:
        change_all(t, E.READY, exerted, me, 1, NOBODY)


def limited(t: Lorcana, me: int, exerted: list[int]) -> bool:
    """[3.2.1.1] [1.2.2] An effect lets the player ready only so many characters: they choose which."""
    characters = [card for card in exerted if t.type_of(card) == T.CHARACTER]
    most = len(characters)
    source = NOBODY
    for effect in t.effects:
        if effect.kind == FX.READY_LIMIT and binds(effect, me) and active(t, effect) and effect.amount < most:
            most = effect.amount
            source = effect.source
    if most == len(characters):
        return False
    frame = Readying(READY_CARDS, me)
    frame.source = source
    frame.most = most
    frame.items = exerted
    t.stack.append(frame)
    return True


def readying(t: Lorcana, frame: Readying) -> None:
    """[3.2.1.1] The player says which characters ready; everything else does anyway."""
    characters = [card for card in frame.items if t.type_of(card) == T.CHARACTER]
    frame.pc += 1
    if frame.pc == 1:
        choice = Choice(ASK_TARGETS, READY_CARDS, frame.seat)
        choice.mode = SUBSET
        choice.items = take_all(characters)
        choice.low = frame.most
        choice.high = frame.most
        choice.source = frame.source
        ask_unless_forced(t, choice)
    elif frame.pc == 2:
        chosen = taken(frame.answer)
        t.by = READY_CARDS
        change_all(
            t,
            E.READY,
            [card for card in frame.items if card in chosen or card not in characters],
            frame.seat,
            1,
            NOBODY,
        )
    else:
        t.stack.pop()


def skips(t: Lorcana, seat: int, step: int) -> bool:
    """[6.4.3] Whether an effect makes the player skip this step; one that was made for it has then done its part."""
    for effect in t.effects:
        if effect.kind == FX.SKIP and effect.what == step and binds(effect, seat) and active(t, effect):
            note(t, N.STEP_SKIPPED, SKIPPING, seat, effect.source)
            if effect.duration != WHILE_SOURCE:
                end_effect(t, effect)
            return True
    return False


def begin_during_your_turn(t: Lorcana, me: int) -> None:
    """[3.2.1.2] [6.1.13.1] Effects that apply during your turn begin to apply."""
    t.during = me
    t.dirty |= t.depends & ON_DURING


def end_until_start(t: Lorcana, me: int) -> None:
    """[3.2.1.3] [6.1.13.3] Effects that last until the start of your (next) turn end."""
    expire(t, UNTIL_YOUR_NEXT_TURN, me)


def start_triggers(t: Lorcana, me: int) -> None:
    """[3.2.1.4] Abilities that trigger at the start of your turn go into the bag, unresolved."""
    t.by = START_TRIGGERS
    trigger(t, E.TURN_STARTS, NOBODY, me, 1)


def set_step(t: Lorcana) -> None:
    """[3.2.2] Your characters dry; your locations give lore; then the bag is resolved."""
    me = t.active
    if t.lasts(FX.SKIP) and skips(t, me, SKIP_SET):
        return
    dry_characters(t, me)
    location_lore(t, me)


def dry_characters(t: Lorcana, me: int) -> None:
    """Characters in play are no longer drying: they can quest, challenge and exert for costs.

    [3.2.2.1, 5.1.1.12, 5.3.5]
    """
    for card in t.cards(Z.PLAY, me):
        if t.flags[card] & S.DRYING:
            t.flags[card] &= ~S.DRYING
            note(t, N.DRIED, CHARACTERS_DRY, me, card)
            t.dirty |= t.depends & ON_TURN


def location_lore(t: Lorcana, me: int) -> None:
    """[3.2.2.2] [5.6.5.4] Gain the lore of your locations; this is no ability and doesn't use the bag."""
    for card in t.cards(Z.PLAY, me):
        if t.type_of(card) == T.LOCATION:
            lore = t.figure(card, F.LORE)
            if lore > 0:
                t.by = LOCATION_LORE
                change(t, E.GAIN_LORE, NOBODY, me, lore, card)


def draw_step(t: Lorcana) -> None:
    """[3.2.3.1] Draw a card; the starting player skips this on the first turn of the game."""
    if t.turn == 1:
        note(t, N.DRAW_SKIPPED, DRAW_STEP, t.active)
        return
    if t.lasts(FX.SKIP) and skips(t, t.active, SKIP_DRAW):
        return
    t.by = DRAW_STEP
    change(t, E.DRAW, NOBODY, t.active, 1, NOBODY)


def main_phase(t: Lorcana) -> None:
    """[3.1.3] The active player takes turn actions until declaring the end of the turn."""
    t.turn_over = False
    begin_turn(t)


def main_open(t: Lorcana) -> bool:
    """Ask for the next turn action when the last one is complete and the bag is empty.

    [1.7.2, 3.3.2, 3.3.2.1, 4.1.2, 6.3.2]
    """
    if busy(t):
        return False
    if t.turn_over:
        return True
    look_for_loop(t)
    ask_open(t, ASK.MAIN, TURN_ACTIONS, t.active)
    return False


def end_triggers(t: Lorcana) -> None:
    """[3.4.1.1] [M8] Abilities that trigger at the end of the turn are added to the bag and resolved."""
    t.by = END_TRIGGERS
    trigger(t, E.TURN_ENDS, NOBODY, t.active, 1)
    temporary_ends(t, t.active)


def temporary_ends(t: Lorcana, me: int) -> None:
    """[8.10.8.5] What was shifted for a turn goes back to hand: a delayed trigger at the end of your turn."""
    for kind in (Z.PLAY, Z.UNDER):
        for card in t.cards(kind, me):
            if t.flags[card] & S.TEMPORARY:
                t.flags[card] &= ~S.TEMPORARY
                number = t.number[card]
                t.waiting.append(Waiting(me, card, number, RETURNS, TEMPORARY_SHIFT, card, number, 1, t.kind[card]))


def end_expiry(t: Lorcana) -> None:
    """[3.4.1.2] Effects that last this turn end together; what that triggers is resolved."""
    if end_this_turn(t):
        t.by = TURN_EFFECTS_END
        trigger(t, E.EFFECT_ENDS, NOBODY, t.active, 1)


def end_this_turn(t: Lorcana) -> bool:
    """[3.1.4] [3.4.1.2] [6.1.13.4] Everybody's effects that last this turn end; whether there were any."""
    if not t.effects:
        return False
    ending = [effect for effect in t.effects if ends_this_turn(effect, t.turn, t.active)]
    for effect in ending:
        end_effect(t, effect)
    return len(ending) > 0


def last_check(t: Lorcana) -> None:
    """[3.4.2] [M7] The turn is over, and with it what arose after the expiry; one last check sees an empty deck."""
    end_this_turn(t)
    t.during = NOBODY
    t.dirty |= t.depends & ON_DURING
    t.turn_ended = t.active
    t.unchecked = True
    note(t, N.TURN_PASSED, LAST_CHECK, t.active)


def hand_on(t: Lorcana) -> None:
    """[3.4.2] [3.1.4] [2.3.2] [9.2] [9.2.1] [1.3.4.1] The next player in turn order becomes the active player."""
    t.inked[t.active] = 0
    forget_turn(t)
    forget_deeds(t)
    following = t.after(t.active)
    pass_over(t, t.active, following)
    t.active = following
    t.turn += 1


def pass_over(t: Lorcana, seat: int, following: int) -> None:
    """[9.2.3] What a player who left made last until their next turn ends when that turn would have come."""
    skipped = (seat + 1) % t.seats
    while skipped != following:
        expire(t, UNTIL_YOUR_NEXT_TURN, skipped)
        for effect in t.effects[:]:
            if effect.duration != THIS_TURN and ends_this_turn(effect, t.turn + 1, skipped):
                end_effect(t, effect)
        skipped = (skipped + 1) % t.seats


def forget_deeds(t: Lorcana) -> None:
    """[6.1.13.4] What cards have done, or met with, this turn no longer counts."""
    for seat in range(t.seats):
        for card in t.cards(Z.PLAY, seat):
            flags = t.flags[card]
            if flags & S.THIS_TURNS:
                t.flags[card] = flags & ~S.THIS_TURNS
        for card in t.cards(Z.UNDER, seat):
            t.flags[card] = t.flags[card] & ~S.THIS_TURNS
    t.dirty |= t.depends & (ON_TURN | ON.HISTORY | ON_EVENTS)


def first_turn(t: Lorcana) -> None:
    """[2.2.3] [2.3.1] The game begins with the starting player's first phase."""
    if not t.alive(t.first):
        t.active = t.after(t.first)
    t.turn = 1
    coconuts_work(t)
