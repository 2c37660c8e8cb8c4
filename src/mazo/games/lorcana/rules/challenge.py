"""[4.6] Challenging a character or a location."""

from typing import Final

from mazo.abilities.lasting.lasting import reaches
from mazo.abilities.lasting.memory import remember, use
from mazo.games.lorcana.book.keys import (
    CHALLENGE,
    CHALLENGE_DAMAGE,
    CHALLENGE_ENDS,
    CHALLENGE_LIMITS,
    CHALLENGE_OCCURS,
    EXERT_CHALLENGER,
    LEAVES_CHALLENGE,
)
from mazo.games.lorcana.codes import depends as ON
from mazo.games.lorcana.codes import effects as FX
from mazo.games.lorcana.codes import events as E
from mazo.games.lorcana.codes import figures as F
from mazo.games.lorcana.codes import keywords as K
from mazo.games.lorcana.codes import news as N
from mazo.games.lorcana.codes import states as S
from mazo.games.lorcana.codes import types as T
from mazo.games.lorcana.frames import Challenge
from mazo.games.lorcana.rules.checks import busy, open_bag
from mazo.games.lorcana.rules.costs import ASKED, drops_for, pay
from mazo.games.lorcana.rules.limits import CHALLENGE_USE, challenge_toll
from mazo.games.lorcana.rules.stacks import top_of
from mazo.games.lorcana.table import Lorcana
from mazo.kernel.codes import EVERYTHING, NOBODY
from mazo.kernel.effects import expire
from mazo.kernel.gate import change, push_batch, trigger
from mazo.kernel.log import note

# What comes next, in `pc` of the frame.
_DECLARED: Final = 0
_OCCURS: Final = 1
_IS_CHALLENGED: Final = 2
_BEFORE_DAMAGE: Final = 3
_DAMAGE: Final = 4
_CLOSING: Final = 5


def begin_challenge(t: Lorcana, seat: int, challenger: int, target: int) -> None:
    """[4.6.4] Declare the challenger and what it challenges."""
    frame = Challenge(CHALLENGE, seat)
    frame.source = challenger
    frame.number = t.number[challenger]
    frame.target = target
    frame.target_number = t.number[target]
    t.stack.append(frame)


def challenging(t: Lorcana, frame: Challenge) -> None:
    """Declaration, then checks and bag; damage, then checks and bag; the end.

    [4.6.3, 4.6.4, 4.6.5, 4.6.6, 4.6.6.3, 4.6.7, 4.6.9.1, M19]
    """
    if frame.pc == _BEFORE_DAMAGE and not declared_and_settled(t, frame):
        return
    if frame.pc == _CLOSING:
        if not busy(t):
            end_challenge(t, frame)
        return
    if not both_in_challenge(t, frame):
        frame.broken = 1
        frame.pc = _CLOSING
        return
    frame.pc += 1
    if frame.pc == _OCCURS:
        exert_challenger(t, frame)
    elif frame.pc == _IS_CHALLENGED:
        challenge_occurs(t, frame)
    elif frame.pc == _BEFORE_DAMAGE:
        t.by = CHALLENGE_OCCURS
        change(t, E.CHALLENGED, frame.target, frame.seat, 1, frame.source)
    elif frame.pc == _DAMAGE:
        frame.pc = _CLOSING
        challenge_damage(t, frame)


def exert_challenger(t: Lorcana, frame: Challenge) -> None:
    """[4.6.4.3] [4.6.4.4] Pay what the challenge costs, then exert the challenger."""
    if t.lasts(FX.CANT):
        t.by = CHALLENGE_LIMITS
        ink = challenge_toll(t, frame.source, frame.target)
        drops = drops_for(t, frame, frame.seat, ink, frame.source, CHALLENGE_LIMITS)
        if drops == ASKED:
            frame.pc = _OCCURS - 1
            return
        pay(t, frame.seat, ink, drops)
    t.by = EXERT_CHALLENGER
    change(t, E.EXERT, frame.source, frame.seat, 1, frame.source)


def challenge_occurs(t: Lorcana, frame: Challenge) -> None:
    """[4.6.4.5] [8.5.1] The challenge occurs: what applies while challenging, or being challenged, begins to."""
    t.challenger = frame.source
    t.challenged = frame.target
    t.flags[frame.source] |= S.HAS_CHALLENGED
    t.flags[frame.target] |= S.WAS_CHALLENGED
    use(t, CHALLENGE_USE, frame.number)
    if t.depends & (ON.CHALLENGE | ON.HISTORY) or t.keywords(frame.source) & K.CHALLENGER:
        t.dirty |= ON.CHALLENGE | ON.HISTORY
    t.by = CHALLENGE_OCCURS
    change(t, E.CHALLENGES, frame.source, frame.seat, 1, frame.target)


def declared_and_settled(t: Lorcana, frame: Challenge) -> bool:
    """[4.6.5] A check, then the bag; older editions begin with the bag, and check only after what it held."""
    if not t.edition.gsc_challenge and frame.opened == 0:
        frame.opened = 1
        return not open_bag(t)
    return not busy(t)


def both_in_challenge(t: Lorcana, frame: Challenge) -> bool:
    """[4.6.9] [M20] [M21] [M27] Without one of the two there is no damage; who covers one of them takes its place."""
    if not t.is_object(frame.source, frame.number) or not t.is_object(frame.target, frame.target_number):
        return False
    if not t.in_play(frame.source) or not t.in_play(frame.target):
        follow(t, frame)
    return t.in_play(frame.source) and t.in_play(frame.target)


def follow(t: Lorcana, frame: Challenge) -> None:
    """[M27] A participant has been covered: the card on top of it is in the challenge."""
    frame.source = top_of(t, frame.source)
    frame.number = t.number[frame.source]
    frame.target = top_of(t, frame.target)
    frame.target_number = t.number[frame.target]
    if t.challenger != NOBODY:
        t.challenger = frame.source
        t.challenged = frame.target
        t.dirty = EVERYTHING


def challenge_damage(t: Lorcana, frame: Challenge) -> None:
    """[4.6.6.1] [4.6.6.2] [4.6.8.3] [M22] Both deal damage equal to their strength at once; a location deals none."""
    damage: list[int] = []
    strength = fights_with(t, frame.source)
    if strength > 0:
        damage += [E.DEAL_DAMAGE, frame.target, frame.seat, strength, frame.source]
    if t.type_of(frame.target) == T.CHARACTER:
        back = fights_with(t, frame.target)
        if back > 0:
            damage += [E.DEAL_DAMAGE, frame.source, t.controller[frame.target], back, frame.target]
    if damage:
        push_batch(t, damage, CHALLENGE_DAMAGE, frame.seat)


def fights_with(t: Lorcana, card: int) -> int:
    """How much a character deals in a challenge: its strength, or the figure that an effect names.

    [1.2.1, 1.9.4.1, 5.3.6.2]
    """
    if t.lasts(FX.DAMAGE_BY):
        for effect in t.effects:
            if effect.kind == FX.DAMAGE_BY and reaches(t, effect, card):
                return t.figure(card, effect.what) if effect.what < F.STATS else t.fact(card, effect.what)
    return t.figure(card, F.STRENGTH)


def end_challenge(t: Lorcana, frame: Challenge) -> None:
    """[4.6.7] [4.6.9.2] What applied while challenging ends, the challenge is over; then what comes after it."""
    t.stack.pop()
    if t.depends & ON.CHALLENGE or (t.challenger != NOBODY and t.keywords(t.challenger) & K.CHALLENGER):
        t.dirty |= ON.CHALLENGE
    t.challenger = NOBODY
    t.challenged = NOBODY
    if t.effects:
        for seat in range(t.seats):
            expire(t, FX.THIS_CHALLENGE, seat)
    note(t, N.CHALLENGE_OVER, LEAVES_CHALLENGE if frame.broken else CHALLENGE_ENDS, frame.seat)
    t.by = CHALLENGE_ENDS
    remember(t, E.AFTER_CHALLENGE, frame.seat, frame.source)
    trigger(t, E.AFTER_CHALLENGE, frame.source, frame.seat, 1, frame.target)
