"""[4.3] Playing cards, and [5.4.4.2] singing songs."""

from mazo.abilities.runner import start
from mazo.games.lorcana.book.keys import ACTION_EFFECT, CARD_IS_PLAYED, SING
from mazo.games.lorcana.rules.changes import enter, pay_ink
from mazo.games.lorcana.rules.reasons import (
    NOT_A_CHARACTER,
    NOT_A_SONG,
    NOT_IN_HAND,
    NOT_IN_PLAY,
    NOT_YOURS,
    OK,
    SINGER_DRYING,
    SINGER_EXERTED,
    SINGER_TOO_CHEAP,
    TOO_EXPENSIVE,
)
from mazo.games.lorcana.rules.words import (
    ACTION,
    CHARACTER,
    DISCARD,
    EXERT,
    PLAY,
    PLAY_FRAME,
    PLAYS,
    RESOLVED_ACTION,
    SINGS,
)
from mazo.games.lorcana.table import Lorcana
from mazo.kernel.codes import NOBODY
from mazo.kernel.frames import Frame
from mazo.kernel.gate import change
from mazo.kernel.log import note
from mazo.kernel.zones import move


def play_refusal(t: Lorcana, seat: int, card: int, ready: int) -> int:
    """[4.3.1] [4.3.2.4] A card from your hand whose cost your ready ink can pay in full."""
    if not t.in_hand(card, seat):
        return NOT_IN_HAND
    if t.figures.cost[t.kind[card]] > ready:
        return TOO_EXPENSIVE
    return OK


def sing_refusal(t: Lorcana, seat: int, song: int, singer: int) -> int:
    """[5.4.4.2] A song from your hand and a ready, dry character of yours that costs at least as much."""
    if not t.in_hand(song, seat):
        return NOT_IN_HAND
    if not t.figures.song[t.kind[song]]:
        return NOT_A_SONG
    if not t.in_play(singer):
        return NOT_IN_PLAY
    if t.type_of(singer) != CHARACTER:
        return NOT_A_CHARACTER
    if t.controller[singer] != seat:
        return NOT_YOURS
    if t.is_drying(singer):
        return SINGER_DRYING
    if t.is_exerted(singer):
        return SINGER_EXERTED
    if t.cost_of(singer) < t.cost_of(song):
        return SINGER_TOO_CHEAP
    return OK


def begin_play(t: Lorcana, seat: int, card: int, singer: int) -> None:
    """[4.3.1] Announce the card, and the character that sings it if one does."""
    frame = Frame(PLAY_FRAME, CARD_IS_PLAYED, seat)
    frame.source = card
    frame.a = singer
    t.stack.append(frame)


def playing(t: Lorcana, frame: Frame) -> None:
    """[4.3.2.4] [4.3.3] Pay; the card is played; an action's effect happens at once, then it goes to the discard."""
    frame.pc += 1
    card = frame.source
    if frame.pc == 1:
        pay(t, frame)
    elif frame.pc == 2:
        card_is_played(t, card, frame.seat)
    elif frame.pc == 3 and frame.a != NOBODY:
        t.by = SING
        change(t, SINGS, frame.a, frame.seat, 1, card)
    elif frame.pc == 4 and t.type_of(card) == ACTION:
        resolve_action(t, card, frame.seat)
    elif frame.pc == 5 and t.type_of(card) == ACTION:
        put_action_away(t, card, frame.seat)
    elif frame.pc > 5:
        t.stack.pop()


def pay(t: Lorcana, frame: Frame) -> None:
    """[4.3.2.4] [5.4.4.2] [1.5.5.1] Pay the ink cost, or exert the singer instead."""
    if frame.a == NOBODY:
        pay_ink(t, frame.seat, t.cost_of(frame.source))
    else:
        t.by = SING
        change(t, EXERT, frame.a, frame.seat, 1, frame.source)


def card_is_played(t: Lorcana, card: int, seat: int) -> None:
    """[4.3.3] The card enters the Play zone; from now on it has been played."""
    t.by = CARD_IS_PLAYED
    if t.type_of(card) == ACTION:
        move(t, card, t.place_of(PLAY, seat))
    else:
        enter(t, card, seat)
    change(t, PLAYS, card, seat, 1, card)


def resolve_action(t: Lorcana, card: int, seat: int) -> None:
    """[5.4.5] [6.1.2] The action's effect resolves now; abilities it triggers wait for its end."""
    program = t.figures.program[t.kind[card]]
    if program != NOBODY:
        start(t, program, ACTION_EFFECT, seat, card)


def put_action_away(t: Lorcana, card: int, seat: int) -> None:
    """[4.3.3] An action that has resolved goes to the discard."""
    if t.in_play(card):
        move(t, card, t.place_of(DISCARD, t.owner[card]))
        note(t, RESOLVED_ACTION, ACTION_EFFECT, seat, card)
