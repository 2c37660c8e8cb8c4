"""[1.8] The game state check, the bag, and how they take turns until nothing is left to do."""

from typing import Final

from mazo.abilities.lasting.lasting import active, binds
from mazo.abilities.lasting.triggering import resolve
from mazo.games.lorcana.book.keys import (
    CHECK_BANISH,
    COCONUT,
    EMPTY_DECK,
    FIFTEEN_LORE,
    LAST_STANDING,
    LOOPS,
    REACH_TWENTY,
    THE_BAG,
)
from mazo.games.lorcana.codes import asks as ASK
from mazo.games.lorcana.codes import effects as FX
from mazo.games.lorcana.codes import events as E
from mazo.games.lorcana.codes import figures as F
from mazo.games.lorcana.codes import news as N
from mazo.games.lorcana.codes import types as T
from mazo.games.lorcana.codes import zones as Z
from mazo.games.lorcana.frames import BAG_FRAME
from mazo.games.lorcana.rules.editions import AFTER_ANY_EFFECT, ATTEMPTED_DRAW, NO_CREDIT, WINS_AND_LOSSES_FIRST
from mazo.games.lorcana.rules.loops import likeness
from mazo.games.lorcana.rules.open_decks import open_tops
from mazo.games.lorcana.rules.playing import begin_pending
from mazo.games.lorcana.rules.stacks import begin_return
from mazo.games.lorcana.rules.variants import LORE_TO_WIN
from mazo.games.lorcana.table import Lorcana
from mazo.kernel.choices import ask_unless_forced
from mazo.kernel.codes import ENTRY, NOBODY, first_of, option
from mazo.kernel.effects import settle
from mazo.kernel.frames import NONE, Choice, Frame
from mazo.kernel.gate import change_all, push_batch
from mazo.kernel.log import note
from mazo.kernel.seats import finish, remove

RETURNS: Final = -2
"""The "program" of a delayed trigger that returns what was shifted for a turn."""
MOST_ROUNDS: Final = 99
"""So often in a row a check may find somebody dying while something replaces the banishing."""


def busy(t: Lorcana) -> bool:
    """Check until clean, then waiting actions, then the bag; True while there is more.

    [1.8.2, 1.8.3, 6.7.8.1, 7.7.4]
    """
    if t.lasts(FX.OPEN_TOP):
        open_tops(t)
    return check(t) or open_bag(t)


def between_effects(t: Lorcana) -> bool:
    """2.0 checks after any effect, not only after all of an ability; True if something comes.

    [1.8.1, 1.8.5, 6.7.5]
    """
    return t.edition.gsc_granularity == AFTER_ANY_EFFECT and check(t)


def check(t: Lorcana) -> bool:
    """[1.8.1] [1.8.3] [2.3.3] [M1] One game state check, repeated until clean; True if something else comes first."""
    if t.dirty:
        settle(t)  # a check is due if any value is another one now
    if not t.unchecked:
        return False
    depth = len(t.stack)
    while True:
        check_wins(t)
        if t.over:
            return True
        losers = losing(t)
        if losers and (t.edition.win_over_loss == WINS_AND_LOSSES_FIRST or ends_the_game(t, losers) or not dying(t)):
            leave_the_game(t, losers)
            return True
        if not check_banishes(t):
            t.unchecked = False
            t.credits = NONE
            for seat in range(t.seats):
                t.overdrawn[seat] = 0
            return False
        if len(t.stack) > depth:
            return True


def check_wins(t: Lorcana) -> None:
    """With 20 or more lore a player wins; of several, the first in order.

    [1.8.1.1, 1.8.4, 1.11.3, 2.3.3.1, 10.2.4, M2]
    """
    far = not t.lasts(FX.LORE_GOAL)  # from there, most of the time
    for lore in t.lore:
        far = far and lore < t.variant.lore_to_win
    if far:
        return
    for seat in t.round_from(t.active):
        if t.lore[seat] >= lore_to_win(t, seat):
            rule = rule_of_goal(t)
            note(t, N.WON, rule, seat, NOBODY, NOBODY, t.lore[seat])
            finish(t, seat, rule)
            return


def rule_of_goal(t: Lorcana) -> int:
    """[2.3.3.1] [10.2.4] [M53] By which rule lore wins."""
    if t.variant.coconut:
        return COCONUT
    return REACH_TWENTY if t.variant.lore_to_win == LORE_TO_WIN else FIFTEEN_LORE


def lore_to_win(t: Lorcana, seat: int) -> int:
    """[1.8.1.1] [1.2.1] [M53] The lore that the player needs: 20, in variants 15 or 25, or what an effect says."""
    if not t.lasts(FX.LORE_GOAL):
        return t.variant.lore_to_win
    goal = 0
    for effect in t.effects:
        if effect.kind == FX.LORE_GOAL and binds(effect, seat) and active(t, effect):
            goal = max(goal, effect.amount)
    if t.variant.coconut:
        return max(goal, t.variant.lore_to_win)  # "25" is no rise there
    return goal if goal > 0 else t.variant.lore_to_win  # several don't add up


def losing(t: Lorcana) -> list[int]:
    """[1.8.1.2] [2.3.3.2] Who ended the turn with an empty deck (1.x: tried to draw from one)."""
    if t.variant.refills:
        return NONE
    if t.edition.decking == ATTEMPTED_DRAW:
        return [seat for seat in t.round_from(t.active) if t.overdrawn[seat] != 0]
    ended = t.turn_ended
    return [ended] if ended != NOBODY and t.alive(ended) and t.deck_size(ended) == 0 else NONE


def ends_the_game(t: Lorcana, losers: list[int]) -> bool:
    """[1.8.1.3] Whether only one player is left, so that nothing else matters."""
    return len(t.remaining()) - len(losers) <= 1


def leave_the_game(t: Lorcana, losers: list[int]) -> None:
    """[1.8.1.2] [1.8.4] They lose, in turn order; what else a check finds for others at the same time comes first."""
    for seat in losers:
        t.overdrawn[seat] = 0
        lose(t, seat, EMPTY_DECK)
        if t.over:
            return


def dying(t: Lorcana) -> list[int]:
    """Characters and locations with damage up to their willpower, from the active player on.

    [1.8.1.4, 5.3.6.3, 5.6.5.3, M11]
    """
    found: list[int] = []
    if t.dirty:
        settle(t)
    rows = t.derived
    for turn in range(t.seats):
        for card in t.cards(Z.PLAY, (t.active + turn) % t.seats):
            if t.damage[card] > 0 or (rows and rows[card]):  # who isn't hurt dies of a changed willpower only
                kind = t.type_of(card)
                if (kind == T.CHARACTER or kind == T.LOCATION) and t.damage[card] >= t.figure(card, F.WILLPOWER):
                    found.append(card)
    return found


def check_banishes(t: Lorcana) -> bool:
    """[1.8.1.4] [M10] [M11] Characters and locations with damage up to their willpower are banished, all at once."""
    cards = dying(t)
    if not cards:
        t.rounds = NONE
        return False
    if t.guards[E.BANISH] > 0 and goes_round(t):
        return False
    t.by = CHECK_BANISH
    if not t.credits:
        change_all(t, E.BANISH, cards, NOBODY, 1, NOBODY)
        return True
    rows: list[int] = []
    for card in cards:
        rows += [E.BANISH, card, NOBODY, 1, credited(t, card)]
    t.credits = NONE
    push_batch(t, rows, CHECK_BANISH, NOBODY)
    return True


def goes_round(t: Lorcana) -> bool:
    """[6.1.10] [1.8.3] [6.5.4] Whether the check has come round to where it was, or too often: then it ends there.

    Something may happen instead of a banishing and leave the damage, so that the next check would find it again, and so
    on without end. The book knows only loops of a stated number of times; the check looks anew once anything changes.
    """
    now = likeness(t)
    ended = [NOBODY, now]
    if t.rounds == ended:
        return True  # nothing has changed since
    before = t.rounds if t.rounds and t.rounds[0] != NOBODY else NONE
    if now not in before and len(before) < MOST_ROUNDS:
        t.rounds = [*before, now]
        return False
    t.rounds = ended
    note(t, N.LOOP_SHORTENED, LOOPS, t.active)
    return True


def credited(t: Lorcana, card: int) -> int:
    """[1.8.1.4] The character that banishes it: whose damage it took last since the check before."""
    found = NOBODY
    if t.edition.banish_credit != NO_CREDIT:
        for at in range(0, len(t.credits), 2):
            if t.credits[at] == card:
                found = t.credits[at + 1]
    return found


def lose(t: Lorcana, seat: int, rule: int) -> None:
    """[2.3.3.3] [1.8.1.3] [9.2.3] A player who loses leaves the game; the last one left has won."""
    note(t, N.LOST, rule, seat)
    left = [other for other in t.remaining() if other != seat]
    if len(left) == 1:
        t.gone[seat] = 1
        winner = left[0]
        verdict = rule if t.seats == 2 else LAST_STANDING
        note(t, N.WON, LAST_STANDING, winner)
        finish(t, winner, verdict)
    else:
        remove(t, seat)


def open_bag(t: Lorcana) -> bool:
    """[7.7.4] [7.7.4.5] [7.7.5] [7.7.6] [6.7.8.1] Actions that wait, then whoever is next; False: nobody."""
    if t.pending:
        begin_pending(t)
        return True
    if not t.waiting:
        t.last_resolver = NOBODY
        return False
    t.stack.append(Frame(BAG_FRAME, THE_BAG, next_resolver(t)))
    return True


def next_resolver(t: Lorcana) -> int:
    """[7.7.4.1] [7.7.4.2] [7.7.4.3] [7.7.4.4] The last resolver with some left, else the next; first the active one."""
    start = t.last_resolver if t.last_resolver != NOBODY else t.active
    for seat in t.round_from(start):
        for waiting in t.waiting:
            if waiting.seat == seat:
                return seat
    raise AssertionError("the bag holds only abilities of players in the game")


def resume_bag(t: Lorcana, frame: Frame) -> None:
    """The player picks one of their waiting abilities; it resolves completely, unless its "if" is false or it is spent.

    [7.7.4, 7.7.4.2, 7.7.4.3, M40, 6.2.4, 6.7.2.1, 6.1.13.2, M39]
    """
    mine = [at for at in range(len(t.waiting)) if t.waiting[at].seat == frame.seat]
    if frame.pc == 0:
        frame.pc = 1
        choice = Choice(ASK.BAG, THE_BAG, frame.seat)
        choice.items = [option(ENTRY, at) for at in range(len(mine))]
        ask_unless_forced(t, choice)
        return
    t.stack.pop()
    if not frame.answer:
        return
    chosen = t.waiting.pop(mine[first_of(frame.answer[0])])
    t.last_resolver = chosen.seat
    note(t, N.RESOLVES, chosen.rule, chosen.seat, chosen.source)
    if chosen.program == RETURNS:
        begin_return(t, chosen.seat, chosen.source, chosen.number)
    else:
        resolve(t, chosen)
