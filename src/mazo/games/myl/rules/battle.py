"""[4] The Batalla Mitológica: attack, defence, the war of talismans, and the damage."""

from mazo.games.myl.book.keys import (
    ALTERNATE,
    ATTACKER_STRONGER,
    BATTLE_OPTIONAL,
    BLOCK_OPTIONAL,
    BOTH_PASS,
    DECLARE_ATTACKERS,
    DEFENDER_FIRST,
    DEFENDER_STRONGER,
    EQUAL_STRENGTH,
    ONE_TO_ONE,
)
from mazo.games.myl.book.keys import (
    ATTACK as ATTACK_RULE,
)
from mazo.games.myl.book.keys import (
    DAMAGE as DAMAGE_RULE,
)
from mazo.games.myl.book.keys import (
    DEFENCE as DEFENCE_RULE,
)
from mazo.games.myl.book.keys import (
    UNBLOCKED as UNBLOCKED_RULE,
)
from mazo.games.myl.rules.changes import move_line
from mazo.games.myl.rules.checks import busy
from mazo.games.myl.rules.playing import begin_play, begin_use, play_refusal, usable, use_refusal
from mazo.games.myl.rules.reasons import (
    ATTACKER_GUARDIAN,
    ATTACKER_IN_LINE,
    ATTACKER_WAITING,
    BLOCKER_BUSY,
    BLOCKER_NOT_IN_LINE,
    CANNOT_BE_BLOCKED,
    NOT_AN_ALLY,
    NOT_YOURS,
    OK,
    OTHER_QUESTION,
)
from mazo.games.myl.rules.words import (
    ALLY,
    ASK_ATTACKERS,
    ASK_BLOCKER,
    ASK_WAR,
    ATTACK_FRAME,
    ATTACK_LINE,
    ATTACKING,
    ATTACKS,
    BLOCK,
    BLOCK_FRAME,
    BLOCKS,
    BOTH_FALL,
    CASTLE_DAMAGE,
    DAMAGE_FRAME,
    DEFENCE_LINE,
    DESTROY,
    FURY,
    GUARDIAN,
    HAND,
    NO_BATTLE,
    NO_BLOCK,
    OVERCOME,
    PASS,
    PASSES,
    PLAY,
    REPELLED,
    UNBLOCKABLE,
    UNBLOCKED,
    USE,
    WAITING,
    WAR_BEGAN,
    WAR_FRAME,
)
from mazo.games.myl.table import Myl
from mazo.kernel.choices import ask, ask_open, take_all, taken
from mazo.kernel.codes import NOBODY, SUBSET, first_of, option, second_of, verb_of
from mazo.kernel.frames import Choice, Process
from mazo.kernel.gate import change, change_all, trigger
from mazo.kernel.log import note


def attack_refusal(t: Myl, seat: int, card: int) -> int:
    """[4.1.1] [4.1.2] [4.1.3] An ally in your defence line that has passed a Vigilia with you; Furia need not wait."""
    if t.type_of(card) != ALLY or not t.in_play(card):
        return NOT_AN_ALLY
    if t.controller[card] != seat:
        return NOT_YOURS
    if t.zone_kind(card) == ATTACK_LINE:
        return ATTACKER_IN_LINE
    if t.has_keyword(card, GUARDIAN):
        return ATTACKER_GUARDIAN
    if t.flags[card] & WAITING and not t.has_keyword(card, FURY):
        return ATTACKER_WAITING
    return OK


def attack(t: Myl) -> None:
    """[4.5] [4.1] The battle is optional; who goes to battle declares attackers."""
    if t.battle == 0:
        note(t, NO_BATTLE, BATTLE_OPTIONAL, t.active)
        return
    t.stack.append(Process(ATTACK_FRAME, ATTACK_RULE, t.active))


def attacking(t: Myl, frame: Process) -> None:
    """[4.1.1] The attackers are declared together and move to the attack line."""
    frame.pc += 1
    if frame.pc == 1:
        choice = Choice(ASK_ATTACKERS, DECLARE_ATTACKERS, frame.seat)
        choice.mode = SUBSET
        able = [card for card in t.allies(DEFENCE_LINE, frame.seat) if attack_refusal(t, frame.seat, card) == OK]
        choice.items = take_all(able)
        choice.low = 1
        choice.high = len(able)
        ask(t, choice)
        return
    if frame.pc == 2:
        declare_attackers(t, taken(frame.answer), frame.seat)
        return
    t.stack.pop()


def declare_attackers(t: Myl, cards: list[int], seat: int) -> None:
    """[4.1.1] Each attacker leaves the defence line for the attack line."""
    t.attackers = cards
    for card in cards:
        move_line(t, card, ATTACK_LINE)
        t.flags[card] |= ATTACKING
        note(t, ATTACKS, DECLARE_ATTACKERS, seat, card)
    t.by = DECLARE_ATTACKERS
    for card in cards:
        trigger(t, ATTACKS, card, seat, 1)


def defend(t: Myl) -> None:
    """[4.2] The defender may block."""
    t.blocks = []
    if t.attackers:
        frame = Process(BLOCK_FRAME, DEFENCE_RULE, t.other(t.active))
        frame.items = t.attackers
        t.stack.append(frame)


def blocking(t: Myl, frame: Process) -> None:
    """[4.2.1] [4.2.3] For each attacker in turn the defender names one blocker, or none."""
    if frame.pc == 1:
        frame.pc = 0
        if frame.answer and verb_of(frame.answer[0]) == BLOCK:
            t.blocks = [*t.blocks, frame.items[frame.a], first_of(frame.answer[0])]
            note(t, BLOCKS, ONE_TO_ONE, frame.seat, first_of(frame.answer[0]), frame.items[frame.a])
        frame.answer = []
        frame.a += 1
    if frame.a >= len(frame.items):
        t.stack.pop()
        t.by = ONE_TO_ONE
        for at in range(1, len(t.blocks), 2):
            trigger(t, BLOCKS, t.blocks[at], frame.seat, 1)
        return
    frame.pc = 1
    choice = ask_open(t, ASK_BLOCKER, BLOCK_OPTIONAL, frame.seat)
    choice.source = frame.items[frame.a]


def block_options(t: Myl, choice: Choice, out: list[int]) -> None:
    """[4.2.1] [4.2.2] Every ally that can block this attacker, and not blocking."""
    for card in t.allies(DEFENCE_LINE, choice.seat):
        if block_refusal(t, choice, option(BLOCK, card, choice.source)) == OK:
            out.append(option(BLOCK, card, choice.source))
    out.append(option(NO_BLOCK))


def block_refusal(t: Myl, choice: Choice, packed: int) -> int:
    """[4.2.2] [4.2.3] [10.2] Only from the defence line, one for one; an unblockable attacker can't be blocked."""
    verb = verb_of(packed)
    if verb == NO_BLOCK:
        return OK
    if verb != BLOCK or second_of(packed) != choice.source:
        return OTHER_QUESTION
    card = first_of(packed)
    if t.type_of(card) != ALLY or not t.in_play(card):
        return NOT_AN_ALLY
    if t.controller[card] != choice.seat:
        return NOT_YOURS
    if t.zone_kind(card) != DEFENCE_LINE:
        return BLOCKER_NOT_IN_LINE
    for at in range(1, len(t.blocks), 2):
        if t.blocks[at] == card:
            return BLOCKER_BUSY
    if t.has_keyword(choice.source, UNBLOCKABLE):
        return CANNOT_BE_BLOCKED
    return OK


def war(t: Myl) -> None:
    """[4.3] The war of talismans comes with every battle, blocked or not; the defender has the priority."""
    if t.battle:
        note(t, WAR_BEGAN, DEFENDER_FIRST, t.other(t.active))
        t.stack.append(Process(WAR_FRAME, ALTERNATE, t.other(t.active)))


def warring(t: Myl, frame: Process) -> None:
    """[4.3.1] [4.3.2] [4.3.3] One talisman or ability, or a pass, then the other; two passes in a row end it."""
    if frame.pc == 1:
        frame.pc = 0
        packed = frame.answer[0] if frame.answer else option(PASS)
        frame.answer = []
        seat = frame.seat
        frame.seat = t.other(seat)
        if verb_of(packed) == PASS:
            frame.a += 1
            note(t, PASSES, BOTH_PASS if frame.a == 2 else ALTERNATE, seat)
        else:
            frame.a = 0
            if verb_of(packed) == PLAY:
                begin_play(t, seat, first_of(packed), NOBODY, NOBODY)
            else:
                begin_use(t, seat, first_of(packed))
            return
    if busy(t):
        return
    if frame.a >= 2:
        t.stack.pop()
        return
    frame.pc = 1
    ask_open(t, ASK_WAR, DEFENDER_FIRST if frame.seat != t.active else ALTERNATE, frame.seat)


def war_options(t: Myl, seat: int, out: list[int]) -> None:
    """[4.3.2] Every talisman and ability that the player with the priority can use, and passing."""
    for card in t.cards(HAND, seat):
        if play_refusal(t, seat, card, NOBODY, True) == OK:
            out.append(option(PLAY, card))
    usable(t, seat, out, USE)
    out.append(option(PASS))


def war_refusal(t: Myl, seat: int, packed: int) -> int:
    """[4.3.2] What can't be done in the war of talismans."""
    verb = verb_of(packed)
    if verb == PASS:
        return OK
    if verb == PLAY:
        return play_refusal(t, seat, first_of(packed), NOBODY, True)
    if verb == USE:
        return use_refusal(t, seat, first_of(packed))
    return OTHER_QUESTION


def damage(t: Myl) -> None:
    """[4.4] Strengths are compared as they are now; attackers that are still attacking are settled."""
    if not t.battle:
        return
    frame = Process(DAMAGE_FRAME, DAMAGE_RULE, t.active)
    row: list[int] = []
    for attacker in t.attackers:
        if t.zone_kind(attacker) != ATTACK_LINE:
            continue
        blocker = blocker_of(t, attacker)
        row += [attacker, blocker, t.strength(attacker), t.strength(blocker) if blocker != NOBODY else 0]
    frame.items = row
    t.stack.append(frame)


def blocker_of(t: Myl, attacker: int) -> int:
    """[4.4.4] The ally that blocks this attacker, unless it has left the line."""
    for at in range(0, len(t.blocks), 2):
        if t.blocks[at] == attacker:
            blocker = t.blocks[at + 1]
            still = t.in_play(blocker) and t.zone_kind(blocker) == DEFENCE_LINE
            if still and t.controller[blocker] != t.active:
                return blocker
    return NOBODY


def settling(t: Myl, frame: Process) -> None:
    """[4.4] The castle's damage first, attacker by attacker; then all who lost are destroyed at once."""
    if busy(t):
        return
    if frame.a < len(frame.items):
        at = frame.a
        frame.a += 4
        settle_pair(t, frame, frame.items[at], frame.items[at + 1], frame.items[at + 2], frame.items[at + 3])
        return
    if frame.pc == 0:
        frame.pc = 1
        losers = taken(frame.answer)
        if losers:
            t.by = DAMAGE_RULE
            change_all(t, DESTROY, losers, t.active, 1, NOBODY)
        return
    t.stack.pop()


def settle_pair(t: Myl, frame: Process, attacker: int, blocker: int, force: int, guard: int) -> None:
    """[4.4.1] [4.4.2] [4.4.3] [4.4.4] The three cases of the book, and the attacker that nobody blocks."""
    seat = t.other(t.active)
    if blocker == NOBODY:
        note(t, UNBLOCKED, UNBLOCKED_RULE, t.active, attacker, NOBODY, force)
        strike_castle(t, seat, force, attacker, UNBLOCKED_RULE)
    elif force > guard:
        note(t, OVERCOME, ATTACKER_STRONGER, t.active, attacker, blocker, force - guard)
        frame.answer = [*frame.answer, *take_all([blocker])]
        strike_castle(t, seat, force - guard, attacker, ATTACKER_STRONGER)
    elif force == guard:
        note(t, BOTH_FALL, EQUAL_STRENGTH, t.active, attacker, blocker)
        frame.answer = [*frame.answer, *take_all([attacker, blocker])]
    else:
        note(t, REPELLED, DEFENDER_STRONGER, t.active, attacker, blocker)
        frame.answer = [*frame.answer, *take_all([attacker])]


def strike_castle(t: Myl, seat: int, amount: int, attacker: int, rule: int) -> None:
    """[4.4.1] [4.4.4] The difference (or the whole strength) is damage to the defender's castle."""
    if amount > 0:
        t.by = rule
        change(t, CASTLE_DAMAGE, NOBODY, seat, amount, attacker)
