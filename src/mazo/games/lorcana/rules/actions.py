"""[4] Turn actions: which are open to the active player, why others are not, and how each begins."""

from mazo.games.lorcana.book.keys import INK
from mazo.games.lorcana.rules.challenge import begin_challenge, challenger_refusal, target_refusal
from mazo.games.lorcana.rules.changes import ink_from_hand
from mazo.games.lorcana.rules.moving import begin_move, move_refusal
from mazo.games.lorcana.rules.playing import begin_play, play_refusal, sing_refusal
from mazo.games.lorcana.rules.questing import begin_quest, quest_refusal
from mazo.games.lorcana.rules.reasons import ALREADY_INKED, NOT_IN_HAND, NOT_INKABLE, OK, OTHER_QUESTION
from mazo.games.lorcana.rules.words import (
    CHARACTER,
    DO_CHALLENGE,
    DO_END,
    DO_INK,
    DO_MOVE,
    DO_PLAY,
    DO_QUEST,
    DO_SING,
    HAND,
    LOCATION,
    PLAY,
    TO_INKWELL,
)
from mazo.games.lorcana.table import Lorcana
from mazo.kernel.codes import NOBODY, first_of, option, second_of, verb_of
from mazo.kernel.gate import trigger


def main_options(t: Lorcana, seat: int, out: list[int]) -> None:
    """[3.3.1] [4.1.1] Every turn action that the active player can take now."""
    hand = t.cards(HAND, seat)
    mine = t.cards(PLAY, seat)
    ready = t.ready_ink(seat)
    if t.inked[seat] == 0:
        for card in hand:
            if ink_refusal(t, seat, card) == OK:
                out.append(option(DO_INK, card))
    for card in hand:
        if play_refusal(t, seat, card, ready) == OK:
            out.append(option(DO_PLAY, card))
        if t.figures.song[t.kind[card]]:
            for singer in mine:
                if sing_refusal(t, seat, card, singer) == OK:
                    out.append(option(DO_SING, card, singer))
    places: list[int] = []
    targets = challengeable(t, seat)
    for card in mine:
        kind = t.type_of(card)
        if kind == CHARACTER and not t.is_exerted(card):  # an exerted one does neither
            if quest_refusal(t, seat, card) == OK:
                out.append(option(DO_QUEST, card))
            if targets and challenger_refusal(t, seat, card) == OK:
                for target in targets:
                    out.append(option(DO_CHALLENGE, card, target))
        elif kind == LOCATION:
            places.append(card)
    for place in places:
        for card in mine:
            if move_refusal(t, seat, card, place, ready) == OK:
                out.append(option(DO_MOVE, card, place))
    out.append(option(DO_END))


def challengeable(t: Lorcana, seat: int) -> list[int]:
    """[4.6.4.2] The opposing cards that can be challenged, whoever challenges them."""
    found: list[int] = []
    for other in range(t.seats):
        if other != seat:
            for card in t.cards(PLAY, other):
                if target_refusal(t, seat, card) == OK:
                    found.append(card)
    return found


def main_refusal(t: Lorcana, seat: int, packed: int) -> int:
    """[4.1.1] [4.1.4] Why the active player can't take this turn action now."""
    verb = verb_of(packed)
    card = first_of(packed)
    other = second_of(packed)
    if verb == DO_END:
        return OK
    if verb == DO_INK:
        return ink_refusal(t, seat, card)
    if verb == DO_PLAY:
        return play_refusal(t, seat, card, t.ready_ink(seat))
    if verb == DO_SING:
        return sing_refusal(t, seat, card, other)
    if verb == DO_QUEST:
        return quest_refusal(t, seat, card)
    if verb == DO_CHALLENGE:
        reason = challenger_refusal(t, seat, card)
        return reason if reason != OK else target_refusal(t, seat, other)
    if verb == DO_MOVE:
        return move_refusal(t, seat, card, other, t.ready_ink(seat))
    return OTHER_QUESTION


def take_turn_action(t: Lorcana, packed: int) -> None:
    """[3.3.1] [4.1.5] Begin the chosen turn action; the bag waits until it is complete."""
    seat = t.active
    verb = verb_of(packed)
    card = first_of(packed)
    other = second_of(packed)
    if verb == DO_INK:
        ink(t, seat, card)
    elif verb == DO_PLAY:
        begin_play(t, seat, card, NOBODY)
    elif verb == DO_SING:
        begin_play(t, seat, card, other)
    elif verb == DO_QUEST:
        begin_quest(t, seat, card)
    elif verb == DO_CHALLENGE:
        begin_challenge(t, seat, card, other)
    elif verb == DO_MOVE:
        begin_move(t, seat, card, other)
    else:
        declare_end(t)


def declare_end(t: Lorcana) -> None:
    """[3.3.2] The active player declares the end of the turn."""
    t.turn_over = True


def ink_refusal(t: Lorcana, seat: int, card: int) -> int:
    """[4.2.1] [4.2.3] A card with the inkwell symbol from the hand, once during your turn."""
    if not t.in_hand(card, seat):
        return NOT_IN_HAND
    if t.inked[seat] != 0:
        return ALREADY_INKED
    if not t.figures.inkable[t.kind[card]]:
        return NOT_INKABLE
    return OK


def ink(t: Lorcana, seat: int, card: int) -> None:
    """[4.2.1] Reveal the card and put it into the inkwell, facedown and ready."""
    t.by = INK
    t.inked[seat] += 1
    ink_from_hand(t, card, seat)
    trigger(t, TO_INKWELL, NOBODY, seat, 1)
