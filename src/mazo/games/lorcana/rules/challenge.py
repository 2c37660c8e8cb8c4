"""[4.6] Challenging a character or a location."""

from mazo.games.lorcana.book.keys import (
    CHALLENGE,
    CHALLENGE_DAMAGE,
    CHALLENGE_ENDS,
    CHALLENGE_OCCURS,
    EXERT_CHALLENGER,
    LEAVES_CHALLENGE,
)
from mazo.games.lorcana.rules.checks import busy
from mazo.games.lorcana.rules.reasons import (
    CHALLENGER_DRYING,
    CHALLENGER_EXERTED,
    NOT_A_CHARACTER,
    NOT_IN_PLAY,
    NOT_YOURS,
    OK,
    TARGET_READY,
    TARGET_WRONG_TYPE,
    TARGET_YOURS,
)
from mazo.games.lorcana.rules.words import (
    CHALLENGE_FRAME,
    CHALLENGE_OVER,
    CHALLENGED,
    CHALLENGES,
    CHARACTER,
    DEAL_DAMAGE,
    DRYING,
    EXERT,
    EXERTED,
    LOCATION,
    STRENGTH,
)
from mazo.games.lorcana.table import Lorcana
from mazo.kernel.frames import Frame
from mazo.kernel.gate import change, push_batch
from mazo.kernel.log import note


def challenger_refusal(t: Lorcana, seat: int, card: int) -> int:
    """[4.6.4.1] [5.3.4] The challenger is a ready, dry character of yours."""
    if not t.in_play(card):
        return NOT_IN_PLAY
    if t.type_of(card) != CHARACTER:
        return NOT_A_CHARACTER
    if t.controller[card] != seat:
        return NOT_YOURS
    flags = t.flags[card]
    if flags & DRYING:
        return CHALLENGER_DRYING
    if flags & EXERTED:
        return CHALLENGER_EXERTED
    return OK


def target_refusal(t: Lorcana, seat: int, card: int) -> int:
    """[4.6.4.2] [4.6.8.1] [4.6.8.2] An exerted opposing character, or an opposing location in whatever state."""
    if not t.in_play(card):
        return NOT_IN_PLAY
    if t.controller[card] == seat:
        return TARGET_YOURS
    kind = t.type_of(card)
    if kind == LOCATION:
        return OK
    if kind != CHARACTER:
        return TARGET_WRONG_TYPE
    return OK if t.flags[card] & EXERTED else TARGET_READY


def begin_challenge(t: Lorcana, seat: int, challenger: int, target: int) -> None:
    """[4.6.4] Declare the challenger and what it challenges."""
    frame = Frame(CHALLENGE_FRAME, CHALLENGE, seat)
    frame.source = challenger
    frame.number = t.number[challenger]
    frame.a = target
    frame.b = t.number[target]
    t.stack.append(frame)


def challenging(t: Lorcana, frame: Frame) -> None:
    """[4.6.4] [4.6.5] [4.6.6] [4.6.7] Declaration, then checks and bag; damage, then checks and bag; the end."""
    if frame.pc == 3 or frame.pc == 5:
        if busy(t):
            return
    if frame.pc < 4 and not both_in_challenge(t, frame):
        frame.c = 1
        frame.pc = 5
        return
    frame.pc += 1
    if frame.pc == 1:
        t.by = EXERT_CHALLENGER
        change(t, EXERT, frame.source, frame.seat, 1, frame.source)
    elif frame.pc == 2:
        t.by = CHALLENGE_OCCURS
        change(t, CHALLENGES, frame.source, frame.seat, 1, frame.a)
    elif frame.pc == 3:
        t.by = CHALLENGE_OCCURS
        change(t, CHALLENGED, frame.a, t.controller[frame.a], 1, frame.source)
    elif frame.pc == 4:
        challenge_damage(t, frame)
    elif frame.pc == 6:
        end_challenge(t, frame)
    else:
        frame.pc = 5


def both_in_challenge(t: Lorcana, frame: Frame) -> bool:
    """[4.6.9] [M20] Without one of the two there is no damage step; the challenge just ends."""
    return t.is_object(frame.source, frame.number) and t.is_object(frame.a, frame.b)


def challenge_damage(t: Lorcana, frame: Frame) -> None:
    """[4.6.6.1] [4.6.6.2] [4.6.8.3] [M22] Both deal damage equal to their strength at once; a location deals none."""
    damage: list[int] = []
    strength = t.figure(frame.source, STRENGTH)
    if strength > 0:
        damage += [DEAL_DAMAGE, frame.a, t.controller[frame.a], strength, frame.source]
    if t.type_of(frame.a) == CHARACTER:
        back = t.figure(frame.a, STRENGTH)
        if back > 0:
            damage += [DEAL_DAMAGE, frame.source, frame.seat, back, frame.a]
    if damage:
        push_batch(t, damage, CHALLENGE_DAMAGE, frame.seat)


def end_challenge(t: Lorcana, frame: Frame) -> None:
    """[4.6.7] The bag is empty: the challenge is over, and the turn action complete."""
    t.stack.pop()
    note(t, CHALLENGE_OVER, LEAVES_CHALLENGE if frame.c else CHALLENGE_ENDS, frame.seat)
