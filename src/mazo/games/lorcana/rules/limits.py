"""[4.6.4] [8.3.3] [8.7.3] Who can challenge whom, and what its player must still let a character do."""

from typing import Final

from mazo.abilities.lasting.lasting import active
from mazo.games.lorcana.codes import can as CAN
from mazo.games.lorcana.codes import cant as CANT
from mazo.games.lorcana.codes import effects as FX
from mazo.games.lorcana.codes import keywords as K
from mazo.games.lorcana.codes import options as DO
from mazo.games.lorcana.codes import states as S
from mazo.games.lorcana.codes import types as T
from mazo.games.lorcana.codes import zones as Z
from mazo.games.lorcana.rules.costs import FORBIDDEN, allowed, toll
from mazo.games.lorcana.rules.questing import quest_refusal
from mazo.games.lorcana.rules.reasons import (
    ADVENTUROUS_MUST_QUEST,
    BODYGUARD_STANDS_BEFORE,
    CHALLENGE_TOO_EXPENSIVE,
    CHALLENGER_ADVENTUROUS,
    CHALLENGER_CANT,
    CHALLENGER_DRYING,
    CHALLENGER_EXERTED,
    CHALLENGES_USED_UP,
    MUST_CHALLENGE_FIRST,
    MUST_QUEST_FIRST,
    NOT_A_CHARACTER,
    NOT_IN_PLAY,
    NOT_YOURS,
    OK,
    RECKLESS_MUST_CHALLENGE,
    TARGET_CANT,
    TARGET_EVASIVE,
    TARGET_READY,
    TARGET_WRONG_TYPE,
    TARGET_YOURS,
)
from mazo.games.lorcana.table import Lorcana
from mazo.kernel.codes import NOBODY, option

CHALLENGE_USE: Final = -1001
"""What a challenge is called among what was used this turn: who challenged, for effects that count them."""


def challenger_refusal(t: Lorcana, seat: int, card: int) -> int:
    """The challenger is a ready, dry character of yours; with Rush it needn't be dry, with Adventurous it can't.

    [4.6.4.1, 5.3.4, 8.9.1, 8.16.2]
    """
    if not t.in_play(card):
        return NOT_IN_PLAY
    if t.type_of(card) != T.CHARACTER:
        return NOT_A_CHARACTER
    if t.controller[card] != seat:
        return NOT_YOURS
    flags = t.flags[card]
    if flags & S.DRYING and not t.keywords(card) & K.RUSH:
        if not t.lasts(FX.CAN) or not t.can(card, CAN.CHALLENGE_DRYING):
            return CHALLENGER_DRYING
    if flags & S.EXERTED:
        return CHALLENGER_EXERTED
    if t.keywords(card) & K.ADVENTUROUS:
        return CHALLENGER_ADVENTUROUS
    if t.lasts(FX.CANT) and t.cant(card, CANT.CHALLENGE | CANT.EXERT):
        return CHALLENGER_CANT
    if t.lasts(FX.ONE_CHALLENGE) and used_up(t, card):
        return CHALLENGES_USED_UP
    return OK


def used_up(t: Lorcana, card: int) -> bool:
    """[1.2.1] Whether as many characters have challenged this turn as an effect allows, and this is none of them."""
    who: list[int] = []
    for at in range(0, len(t.used), 2):
        if t.used[at] == CHALLENGE_USE and t.used[at + 1] not in who:
            who.append(t.used[at + 1])
    if t.number[card] in who:
        return False
    for effect in t.effects:
        if effect.kind == FX.ONE_CHALLENGE and active(t, effect) and len(who) >= effect.amount:
            return True
    return False


def target_refusal(t: Lorcana, seat: int, challenger: int, card: int) -> int:
    """An exerted opposing character, or an opposing location in whatever state.

    [4.6.4.2, 4.6.8, 4.6.8.1, 4.6.8.2]
    """
    if not t.in_play(card):
        return NOT_IN_PLAY
    if t.controller[card] == seat:
        return TARGET_YOURS
    kind = t.type_of(card)
    if kind == T.LOCATION:
        return OK
    if kind != T.CHARACTER:
        return TARGET_WRONG_TYPE
    if t.flags[card] & S.EXERTED:
        return OK
    if allowed(t, CAN.CHALLENGE_READY, challenger, card) and not t.cant(challenger, CANT.CHALLENGE_READY):
        return OK
    return TARGET_READY


def limiter(t: Lorcana, challenger: int, target: int, ink: int) -> int:
    """[4.6.4.3] [8.6.1] [8.2.1] [8.2.2] [1.2.2] What keeps this challenger from this target, Bodyguard aside."""
    kind = t.type_of(target)
    if t.keywords(target) & K.EVASIVE and (kind == T.CHARACTER or t.edition.evasive_scope):
        if not t.keywords(challenger) & (K.EVASIVE | K.ALERT):
            if not allowed(t, CAN.CHALLENGE_EVASIVE, challenger, target):
                return TARGET_EVASIVE
    if t.lasts(FX.CANT):
        if t.cant(target, CANT.BE_CHALLENGED):
            return TARGET_CANT
        if t.cant(challenger, CANT.CHALLENGE_CHARACTERS if kind == T.CHARACTER else CANT.CHALLENGE_LOCATIONS):
            return CHALLENGER_CANT
        due = challenge_toll(t, challenger, target)
        if due == FORBIDDEN:
            return TARGET_CANT
        if due > ink:
            return CHALLENGE_TOO_EXPENSIVE
    return OK


def challenge_toll(t: Lorcana, challenger: int, target: int) -> int:
    """[4.6.4.3] The ink without which this challenger can't challenge this target; FORBIDDEN: not at all."""
    one = toll(t, CANT.BE_CHALLENGED, target, challenger)
    two = toll(t, CANT.CHALLENGE, challenger, target)
    return FORBIDDEN if one == FORBIDDEN or two == FORBIDDEN else one + two


def guarded(t: Lorcana, seat: int, challenger: int, target: int) -> bool:
    """[8.3.3] Whether the target's player has a Bodyguard that this challenger could, and so must, choose instead."""
    if t.type_of(target) != T.CHARACTER or t.keywords(target) & K.BODYGUARD:
        return False
    for card in t.cards(Z.PLAY, t.controller[target]):
        if t.keywords(card) & K.BODYGUARD and target_refusal(t, seat, challenger, card) == OK:
            if limiter(t, challenger, card, 0) == OK:
                return True
    return False


def pair_refusal(t: Lorcana, seat: int, challenger: int, target: int, ink: int) -> int:
    """[4.6.4.2] [4.6.4.3] Why this challenger can't challenge this target."""
    reason = target_refusal(t, seat, challenger, target)
    if reason == OK:
        reason = limiter(t, challenger, target, ink)
    if reason == OK and guarded(t, seat, challenger, target):
        reason = BODYGUARD_STANDS_BEFORE
    return reason


def challenge_refusal(t: Lorcana, seat: int, challenger: int, target: int, ink: int) -> int:
    """[4.6.4] Why this challenge can't be declared, in the order of its declaration."""
    reason = challenger_refusal(t, seat, challenger)
    return reason if reason != OK else pair_refusal(t, seat, challenger, target, ink)


def challengeable(t: Lorcana, seat: int) -> list[int]:
    """[4.6.4.2] The opposing cards that could be challenged, as far as that doesn't depend on who does."""
    found: list[int] = []
    ready_too = t.lasts(FX.CAN)
    for other in range(t.seats):
        if other != seat:
            for card in t.cards(Z.PLAY, other):
                kind = t.type_of(card)
                if kind == T.LOCATION or (kind == T.CHARACTER and (ready_too or t.flags[card] & S.EXERTED)):
                    found.append(card)
    return found


def all_plain(t: Lorcana, targets: list[int]) -> bool:
    """Whether nothing about these cards makes a difference between challengers."""
    if t.lasts(FX.CANT) or t.lasts(FX.CAN):
        return False
    for card in targets:
        if t.keywords(card) & (K.EVASIVE | K.BODYGUARD):
            return False
    return True


def challenge_options(
    t: Lorcana, seat: int, challenger: int, targets: list[int], plain: bool, ink: int, out: list[int]
) -> None:
    """[4.6.4] What this ready character can challenge; `plain`: nothing makes a difference between characters."""
    if t.flags[challenger] & S.DRYING or not plain:
        if challenger_refusal(t, seat, challenger) != OK:
            return
    for target in targets:
        if plain or pair_refusal(t, seat, challenger, target, ink) == OK:
            out.append(option(DO.CHALLENGE, challenger, target))


def end_refusal(t: Lorcana, seat: int) -> int:
    """[8.7.3] [1.2.1] Why the turn can't end yet: a ready character must challenge or quest, and can at no cost."""
    for card in t.cards(Z.PLAY, seat):
        reason = duty(t, seat, card)
        if reason != OK:
            return reason
    return OK


def bound_character(t: Lorcana, seat: int) -> int:
    """The first character because of which the turn can't end."""
    for card in t.cards(Z.PLAY, seat):
        if duty(t, seat, card) != OK:
            return card
    return NOBODY


def duty(t: Lorcana, seat: int, card: int) -> int:
    """[8.7.3] [8.7.4] [8.16.3] [8.16.4] [1.2.1] What a ready character must still do, if it is able to at no cost."""
    if t.type_of(card) != T.CHARACTER or t.is_exerted(card):
        return OK
    if t.keywords(card) & K.RECKLESS and can_challenge(t, seat, card, t.edition.reckless_scope):
        return RECKLESS_MUST_CHALLENGE
    if t.keywords(card) & K.ADVENTUROUS and quest_refusal(t, seat, card, 0) == OK:
        return ADVENTUROUS_MUST_QUEST
    if t.lasts(FX.CAN):
        if t.can(card, CAN.MUST_CHALLENGE) and can_challenge(t, seat, card, True):
            return MUST_CHALLENGE_FIRST
        if t.can(card, CAN.MUST_QUEST) and quest_refusal(t, seat, card, 0) == OK:
            return MUST_QUEST_FIRST
    return OK


def can_challenge(t: Lorcana, seat: int, challenger: int, ready_too: bool) -> bool:
    """[8.7.3] Whether the character has a legal challenge that costs nothing (1.x: ready ones don't count)."""
    if challenger_refusal(t, seat, challenger) != OK:
        return False
    for target in challengeable(t, seat):
        exerted = t.type_of(target) == T.LOCATION or t.is_exerted(target)
        if (exerted or ready_too) and pair_refusal(t, seat, challenger, target, 0) == OK:
            return True
    return False
