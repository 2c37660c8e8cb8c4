"""[8] Playing cards and using abilities: declaring, targets, paying, the window to answer, resolving."""

from mazo.abilities.machine.asking import ASK_TARGETS
from mazo.abilities.machine.expressions import found_by
from mazo.abilities.machine.records import Run
from mazo.games.myl.book.keys import (
    ANNULLED as ANNULLED_RULE,
)
from mazo.games.myl.book.keys import (
    ANSWER_WINDOW,
    CARD_PLAYED,
    DECLARE_CARD,
    FIX_TARGETS,
    RESOLVES,
    USE_ABILITY,
)
from mazo.games.myl.book.keys import (
    EXHUME as EXHUME_RULE,
)
from mazo.games.myl.rules.changes import pay, put_into_play
from mazo.games.myl.rules.checks import busy
from mazo.games.myl.rules.reasons import (
    BEARER_NOT_ALLY,
    DOES_NOT_ANSWER,
    GOLD_IS_PUT,
    HAS_WEAPON,
    NEEDS_BEARER,
    NO_ABILITY,
    NO_BEARER_WANTED,
    NO_TARGET,
    NOT_IN_HAND,
    NOT_NOW,
    NOT_YOURS,
    OK,
    ONLY_AS_ANSWER,
    OTHER_QUESTION,
    SECOND_WANDERER,
    TOO_EXPENSIVE,
    USED_ALREADY,
)
from mazo.games.myl.rules.words import (
    ALLY,
    ANNULLED,
    ASK_ANSWER,
    DECLARED,
    EXHUME,
    EXILE,
    GOLD,
    GRAVE,
    HAND,
    ONLY_PASSING,
    PASS,
    PASSES,
    PLAY,
    PLAY_FRAME,
    PLAYED,
    RESERVED,
    SUPPORT_LINE,
    TALISMAN,
    TALISMAN_DONE,
    TWO_WEAPONS,
    USE_FRAME,
    USED,
    USES,
    WANDERING,
    WEAPON,
    WINDOW_FRAME,
)
from mazo.games.myl.table import Myl
from mazo.kernel.choices import ask_open, ask_unless_forced, take_all, taken
from mazo.kernel.codes import NOBODY, SUBSET, first_of, option, verb_of
from mazo.kernel.frames import Choice, Process
from mazo.kernel.gate import change
from mazo.kernel.knowledge import reveal
from mazo.kernel.log import note
from mazo.kernel.zones import move


def play_refusal(t: Myl, seat: int, card: int, bearer: int, war: bool) -> int:
    """[8.2.1] Permission, requirements, targets and gold: why a card can't be declared now."""
    kind = t.kind[card]
    sort = t.figures.type[kind]
    exhumed = t.zone[card] == t.place_of(GRAVE, seat) and t.figures.keywords[kind] & EXHUME
    if (not t.in_hand(card, seat) and not exhumed) or t.flags[card] & RESERVED:
        return NOT_IN_HAND
    if sort == GOLD:
        return GOLD_IS_PUT
    if t.figures.is_answer[kind]:
        return ONLY_AS_ANSWER
    if war and sort != TALISMAN:
        return NOT_NOW
    if sort == WEAPON:
        reason = bearer_refusal(t, bearer)
        if reason != OK:
            return reason
    elif bearer != NOBODY:
        return NO_BEARER_WANTED
    if t.figures.keywords[kind] & WANDERING and t.controls_named(kind, seat):
        return SECOND_WANDERER
    if t.price(card, seat) > t.ready_gold(seat):
        return TOO_EXPENSIVE
    if sort == TALISMAN and not has_targets(t, card, seat):
        return NO_TARGET
    return OK


def bearer_refusal(t: Myl, bearer: int) -> int:
    """[9.1] [9.2] A weapon goes to an ally in play, of either player, that carries none."""
    if bearer == NOBODY:
        return NEEDS_BEARER
    if t.type_of(bearer) != ALLY or not t.in_play(bearer):
        return BEARER_NOT_ALLY
    carried = len(t.weapons_of(bearer))
    if carried > 0 and not (carried == 1 and t.has_keyword(bearer, TWO_WEAPONS)):
        return HAS_WEAPON
    return OK


def has_targets(t: Myl, card: int, seat: int) -> bool:
    """[8.2.2] Whether every target that the text demands exists."""
    query = t.figures.candidates[t.kind[card]]
    if query == NOBODY:
        return True
    return len(found_by(t, query, card, seat)) >= max(1, t.figures.target_low[t.kind[card]])


def answer_refusal(t: Myl, seat: int, card: int, target: int) -> int:
    """[8.2.5] Only a card that answers the one being played, and that can be paid."""
    if not t.in_hand(card, seat) or t.flags[card] & RESERVED:
        return NOT_IN_HAND
    if not t.answers(card, target):
        return DOES_NOT_ANSWER
    return TOO_EXPENSIVE if t.price(card, seat) > t.ready_gold(seat) else OK


def use_refusal(t: Myl, seat: int, card: int) -> int:
    """[8.6] A totem's ability, once a turn, if it can be paid and has its targets."""
    kind = t.kind[card]
    if not t.in_play(card) or t.figures.use_cost[kind] == NOBODY:
        return NO_ABILITY
    if t.controller[card] != seat:
        return NOT_YOURS
    if t.flags[card] & USED:
        return USED_ALREADY
    if t.figures.use_cost[kind] > t.ready_gold(seat):
        return TOO_EXPENSIVE
    return OK if has_targets(t, card, seat) else NO_TARGET


def begin_play(t: Myl, seat: int, card: int, bearer: int, answered: int) -> None:
    """[8.2.1] Declare the card: everybody sees it, and it stays where it is until it resolves."""
    frame = Process(PLAY_FRAME, DECLARE_CARD, seat)
    frame.source = card
    frame.a = bearer
    frame.c = answered
    if t.zone_kind(card) == GRAVE:
        frame.d = 1
    if bearer != NOBODY:
        frame.number = t.number[bearer]
    t.flags[card] |= RESERVED
    reveal(t, card)
    note(t, DECLARED, EXHUME_RULE if frame.d else DECLARE_CARD, seat, card, answered)
    t.stack.append(frame)


def playing(t: Myl, frame: Process) -> None:
    """[8.2] The steps of playing a card, one after the other."""
    if frame.pc >= 3 and frame.pc != 5 and busy(t):
        return
    frame.pc += 1
    card = frame.source
    if frame.pc == 1:
        ask_targets(t, frame)
    elif frame.pc == 2:
        fix_targets(t, frame)
        pay(t, frame.seat, t.price(card, frame.seat))
    elif frame.pc == 3:
        t.by = CARD_PLAYED
        change(t, PLAYED, card, frame.seat, 1, card)
    elif frame.pc == 4:
        open_window(t, frame)
    elif frame.pc == 5:
        if frame.b:
            put_annulled_away(t, frame)
        else:
            resolve(t, frame)
    elif frame.pc == 6:
        if not frame.b and t.type_of(card) == TALISMAN:
            put_talisman_away(t, frame)
    else:
        t.stack.pop()


def ask_targets(t: Myl, frame: Process) -> None:
    """[8.2.2] The player fixes the targets when declaring."""
    kind = t.kind[frame.source]
    query = t.figures.candidates[kind]
    if query == NOBODY:
        return
    choice = Choice(ASK_TARGETS, FIX_TARGETS, frame.seat)
    choice.mode = SUBSET
    choice.items = take_all(found_by(t, query, frame.source, frame.seat))
    choice.low = min(t.figures.target_low[kind], len(choice.items))
    choice.high = min(t.figures.target_high[kind], len(choice.items))
    choice.source = frame.source
    ask_unless_forced(t, choice)


def fix_targets(t: Myl, frame: Process) -> None:
    """[8.2.2] Remember the chosen objects; one that has become another object is no target any longer."""
    row: list[int] = []
    for card in taken(frame.answer):
        row += [card, t.number[card]]
    frame.items = row
    frame.answer = []


def open_window(t: Myl, frame: Process) -> None:
    """[8.2.5] The opponent may answer with one action, then the player; the window is there whoever holds an answer."""
    window = Process(WINDOW_FRAME, ANSWER_WINDOW, t.other(frame.seat))
    window.source = frame.source
    window.a = ONLY_PASSING if frame.kind == USE_FRAME else 0
    t.stack.append(window)


def answering(t: Myl, frame: Process) -> None:
    """[8.2.5] [M3] Ask the opponent, then the player; an answer is played like any card, with a window of its own."""
    if frame.pc == 1 or frame.pc == 3:
        frame.pc += 1
        packed = frame.answer[0] if frame.answer else option(PASS)
        frame.answer = []
        if verb_of(packed) == PLAY:
            begin_play(t, frame.seat, first_of(packed), NOBODY, frame.source)
            return
        note(t, PASSES, ANSWER_WINDOW, frame.seat)
    if busy(t):
        return
    if frame.pc == 4:
        t.stack.pop()
        return
    if frame.pc == 2:
        frame.seat = t.other(frame.seat)
    frame.pc += 1
    choice = ask_open(t, ASK_ANSWER, ANSWER_WINDOW, frame.seat)
    choice.source = frame.source
    choice.how = frame.a


def answer_options(t: Myl, choice: Choice, out: list[int]) -> None:
    """[8.2.5] Every answer in hand that fits and can be paid, and passing."""
    if choice.how != ONLY_PASSING:
        for card in t.cards(HAND, choice.seat):
            if answer_refusal(t, choice.seat, card, choice.source) == OK:
                out.append(option(PLAY, card))
    out.append(option(PASS))


def answer_option_refusal(t: Myl, choice: Choice, packed: int) -> int:
    """[8.2.5] What can't be done in the window."""
    verb = verb_of(packed)
    if verb == PASS:
        return OK
    if verb != PLAY:
        return OTHER_QUESTION
    if choice.how == ONLY_PASSING:
        return DOES_NOT_ANSWER
    return answer_refusal(t, choice.seat, first_of(packed), choice.source)


def put_annulled_away(t: Myl, frame: Process) -> None:
    """[8.2.6] An annulled card goes to its owner's graveyard; what was paid stays paid."""
    card = frame.source
    t.flags[card] &= ~RESERVED
    note(t, ANNULLED, ANNULLED_RULE, frame.seat, card)
    move(t, card, t.place_of(GRAVE, t.owner[card]))


def resolve(t: Myl, frame: Process) -> None:
    """[8.2.7] A permanent enters play; a talisman does what it says, as far as possible."""
    card = frame.source
    t.by = RESOLVES
    if t.type_of(card) == TALISMAN:
        start_acting(t, frame, RESOLVES)
        return
    lost_bearer = frame.a != NOBODY and not t.is_object(frame.a, frame.number)
    if lost_bearer or put_into_play(t, card, frame.seat, frame.a) == 0:
        t.flags[card] &= ~RESERVED
        move(t, card, t.place_of(GRAVE, t.owner[card]))


def start_acting(t: Myl, frame: Process, rule: int) -> None:
    """[8.3] Begin the card's program with the targets that are still there; without any, nothing happens."""
    kind = t.kind[frame.source]
    targets: list[int] = []
    for at in range(0, len(frame.items), 2):
        if t.is_object(frame.items[at], frame.items[at + 1]):
            targets.append(frame.items[at])
    if frame.items and not targets:
        return
    run = Run(t.figures.acting[kind], rule, frame.seat)
    run.source = frame.source
    run.number = t.number[frame.source]
    run.items = targets
    run.chosen = targets
    if frame.kind == PLAY_FRAME and frame.c != NOBODY:
        run.that = frame.c
        run.that_number = t.number[frame.c]
    t.stack.append(run)


def put_talisman_away(t: Myl, frame: Process) -> None:
    """[8.2.7] [10.6] A talisman goes to the graveyard when it is done; one that was exhumed is banished."""
    card = frame.source
    t.flags[card] &= ~RESERVED
    note(t, TALISMAN_DONE, EXHUME_RULE if frame.d else RESOLVES, frame.seat, card)
    move(t, card, t.place_of(EXILE if frame.d else GRAVE, t.owner[card]))


def begin_use(t: Myl, seat: int, card: int) -> None:
    """[8.6] Declare the use of a totem's ability."""
    frame = Process(USE_FRAME, USE_ABILITY, seat)
    frame.source = card
    t.flags[card] |= USED
    note(t, USES, USE_ABILITY, seat, card)
    t.stack.append(frame)


def using(t: Myl, frame: Process) -> None:
    """[8.6] Targets, payment, the window, and the effect, which no longer needs its source."""
    if frame.pc >= 3 and busy(t):
        return
    frame.pc += 1
    if frame.pc == 1:
        ask_targets(t, frame)
    elif frame.pc == 2:
        fix_targets(t, frame)
        pay(t, frame.seat, t.figures.use_cost[t.kind[frame.source]])
    elif frame.pc == 3:
        open_window(t, frame)
    elif frame.pc == 4:
        start_acting(t, frame, USE_ABILITY)
    else:
        t.stack.pop()


def usable(t: Myl, seat: int, out: list[int], use: int) -> None:
    """[8.6] The abilities that the player can use now."""
    for card in t.cards(SUPPORT_LINE, seat):
        if use_refusal(t, seat, card) == OK:
            out.append(option(use, card))
