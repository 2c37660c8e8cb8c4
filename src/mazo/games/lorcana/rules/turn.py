"""[3] The turn: Start-of-Turn, Main and End-of-Turn phase, each step one function."""

from collections.abc import Callable

from mazo.games.lorcana.book.keys import (
    CHARACTERS_DRY,
    DRAW_STEP,
    END_TRIGGERS,
    GAME_BEGINS,
    LAST_CHECK,
    LOCATION_LORE,
    READY_CARDS,
    START_TRIGGERS,
    TURN_ACTIONS,
    TURN_EFFECTS_END,
    TURNS_IN_ORDER,
)
from mazo.games.lorcana.rules.changes import ready_ink
from mazo.games.lorcana.rules.checks import busy, check, open_bag
from mazo.games.lorcana.rules.words import (
    ASK_MAIN,
    DRAW,
    DRAW_SKIPPED,
    DRIED,
    DRYING,
    EFFECT_ENDS,
    GAIN_LORE,
    LOCATION,
    LORE,
    PLAY,
    READY,
    THIS_TURN,
    TURN_BEGAN,
    TURN_ENDS,
    TURN_PASSED,
    TURN_STARTS,
    UNTIL_YOUR_NEXT_TURN,
)
from mazo.games.lorcana.table import Lorcana
from mazo.kernel.choices import ask_open
from mazo.kernel.codes import NOBODY
from mazo.kernel.effects import expire
from mazo.kernel.gate import change, change_all, trigger
from mazo.kernel.log import note
from mazo.kernel.rules import Step


class LorcanaStep(Step):
    """A step with the function that carries it out and the one that says when it is finished."""

    def __init__(
        self, name: str, rule: int, enter: Callable[[Lorcana], None], close: Callable[[Lorcana], bool]
    ) -> None:
        super().__init__(name, rule)
        self.enter = enter
        self.close = close


def at_once(t: Lorcana) -> bool:
    """A step that is finished when its function is."""
    return True


def checked_with_bag(t: Lorcana) -> bool:
    """[1.8.1] [3.2.3.2] A step that ends when checks find nothing and the bag is empty."""
    return not busy(t)


def bag_then_check(t: Lorcana) -> bool:
    """[3.2.2.3] [M5] The Set step and the End phase resolve the bag first; a check comes only after each ability."""
    flow = t.stack[0]
    if flow.d == 0:
        flow.d = 1
        if open_bag(t):
            return False
    if busy(t):
        return False
    flow.d = 0
    return True


def ready_step(t: Lorcana) -> None:
    """[3.2.1] Ready your cards; what can't ready until this turn starts is still bound by that."""
    t.turn_ended = NOBODY
    note(t, TURN_BEGAN, GAME_BEGINS if t.turn == 1 else TURNS_IN_ORDER, t.active, NOBODY, NOBODY, t.turn)
    ready_cards(t, t.active)


def ready_closes(t: Lorcana) -> bool:
    """[3.1.2] Then what lasted until now ends, and start-of-turn triggers wait in the bag; a check, but no bag."""
    flow = t.stack[0]
    if flow.d == 0:
        flow.d = 1
        begin_during_your_turn(t, t.active)
        end_until_start(t, t.active)
        start_triggers(t, t.active)
    if check(t):
        return False
    flow.d = 0
    return True


def ready_cards(t: Lorcana, me: int) -> None:
    """[3.2.1.1] Ready all your cards in play and in your inkwell."""
    ready_ink(t, me)
    t.by = READY_CARDS
    exerted = [card for card in t.cards(PLAY, me) if t.is_exerted(card)]
    if exerted:
        change_all(t, READY, exerted, me, 1, NOBODY)


def begin_during_your_turn(t: Lorcana, me: int) -> None:
    """[3.2.1.2] [6.1.13.1] Effects that apply during your turn begin to apply."""
    t.during = me
    if t.effects:
        t.dirty = True


def end_until_start(t: Lorcana, me: int) -> None:
    """[3.2.1.3] [6.1.13.3] Effects that last until the start of your (next) turn end."""
    expire(t, UNTIL_YOUR_NEXT_TURN, me)


def start_triggers(t: Lorcana, me: int) -> None:
    """[3.2.1.4] Abilities that trigger at the start of your turn go into the bag, unresolved."""
    t.by = START_TRIGGERS
    trigger(t, TURN_STARTS, NOBODY, me, 1)


def set_step(t: Lorcana) -> None:
    """[3.2.2] Your characters dry; your locations give lore; then the bag is resolved."""
    me = t.active
    dry_characters(t, me)
    location_lore(t, me)


def dry_characters(t: Lorcana, me: int) -> None:
    """[3.2.2.1] Characters in play are no longer drying: they can quest, challenge and exert for costs."""
    for card in t.cards(PLAY, me):
        if t.flags[card] & DRYING:
            t.flags[card] &= ~DRYING
            note(t, DRIED, CHARACTERS_DRY, me, card)


def location_lore(t: Lorcana, me: int) -> None:
    """[3.2.2.2] Gain the lore of your locations; this is no ability and doesn't use the bag."""
    for card in t.cards(PLAY, me):
        if t.type_of(card) == LOCATION:
            lore = t.figure(card, LORE)
            if lore > 0:
                t.by = LOCATION_LORE
                change(t, GAIN_LORE, NOBODY, me, lore, card)


def draw_step(t: Lorcana) -> None:
    """[3.2.3.1] Draw a card; the starting player skips this on the first turn of the game."""
    if t.turn == 1:
        note(t, DRAW_SKIPPED, DRAW_STEP, t.active)
        return
    t.by = DRAW_STEP
    change(t, DRAW, NOBODY, t.active, 1, NOBODY)


def main_phase(t: Lorcana) -> None:
    """[3.1.3] The active player takes turn actions until declaring the end of the turn."""
    t.turn_over = False


def main_open(t: Lorcana) -> bool:
    """[3.3.2] [3.3.2.1] Ask for the next turn action when the last one is complete and the bag is empty."""
    if busy(t):
        return False
    if t.turn_over:
        return True
    ask_open(t, ASK_MAIN, TURN_ACTIONS, t.active)
    return False


def end_triggers(t: Lorcana) -> None:
    """[3.4.1.1] Abilities that trigger at the end of the turn are added to the bag and resolved."""
    t.by = END_TRIGGERS
    trigger(t, TURN_ENDS, NOBODY, t.active, 1)


def end_expiry(t: Lorcana) -> None:
    """[3.4.1.2] Effects that last this turn end together; what that triggers is resolved."""
    if end_this_turn(t):
        t.by = TURN_EFFECTS_END
        trigger(t, EFFECT_ENDS, NOBODY, t.active, 1)


def end_this_turn(t: Lorcana) -> bool:
    """[3.1.4] [3.4.1.2] [6.1.13.4] Everybody's effects that last this turn end; whether there were any."""
    ended = False
    for seat in range(t.seats):
        ended = expire(t, THIS_TURN, seat) or ended
    return ended


def last_check(t: Lorcana) -> None:
    """[3.4.2] [M7] The turn is over, and with it what arose after the expiry; one last check sees an empty deck."""
    end_this_turn(t)
    t.during = NOBODY
    if t.effects:
        t.dirty = True
    t.turn_ended = t.active
    t.unchecked = True
    note(t, TURN_PASSED, LAST_CHECK, t.active)


def hand_on(t: Lorcana) -> None:
    """[3.4.2] [3.1.4] [2.3.2] [9.2.1] The next player in turn order becomes the active player."""
    t.inked[t.active] = 0
    following = t.after(t.active)
    pass_over(t, t.active, following)
    t.active = following
    t.turn += 1


def pass_over(t: Lorcana, seat: int, following: int) -> None:
    """[9.2.3] What a player who left made last until their next turn ends when that turn would have come."""
    skipped = (seat + 1) % t.seats
    while skipped != following:
        expire(t, UNTIL_YOUR_NEXT_TURN, skipped)
        skipped = (skipped + 1) % t.seats


def first_turn(t: Lorcana) -> None:
    """[2.2.3] [2.3.1] The game begins with the starting player's first phase."""
    if not t.alive(t.first):
        t.active = t.after(t.first)
    t.turn = 1
