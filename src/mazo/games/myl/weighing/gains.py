"""What ability programs bring to whoever lets them run, deed by deed, the best targets supposed."""

from typing import Final

from mazo.abilities.machine.expressions import found_by
from mazo.abilities.machine.program import (
    ACT,
    ACT_PLAYER,
    ANYONES,
    EACH_PLAYER,
    LASTING,
    NEXT,
    PICK,
    WIDTH,
    YOURS,
)
from mazo.games.myl.codes import events as E
from mazo.games.myl.codes import keywords as K
from mazo.games.myl.codes import lasting as L
from mazo.games.myl.codes import types as T
from mazo.games.myl.codes import zones as Z
from mazo.games.myl.table import Myl
from mazo.games.myl.weighing.worth import (
    BODY,
    DRAWN,
    SUPPORT_COST,
    WIN,
    amount,
    castle_worth,
    drawing,
    fight_worth,
    standing,
    total_force,
)
from mazo.kernel.codes import NOBODY, STAT

OWN: Final = 0
THEIRS: Final = 1
BOTH: Final = 2


def program_gain(t: Myl, seat: int, card: int, program: int, aiming: int, war: bool) -> int:
    """What a program brings to its player, deed by deed, the best targets supposed."""
    code = t.library[program]
    gain = 0
    who = OWN
    known = False
    for at in range(0, len(code), WIDTH):
        op = code[at]
        if op == EACH_PLAYER:
            who = OWN if code[at + 1] == YOURS else BOTH if code[at + 1] == ANYONES else THEIRS
        elif op == NEXT:
            who = OWN
        elif op == ACT_PLAYER:
            known = True
            gain += player_gain(t, seat, code[at + 1], amount(t, code[at + 2]), OWN if code[at + 3] == YOURS else who)
        elif op == ACT:
            known = True
            gain += deed_gain(t, seat, card, code[at + 1], code[at + 2], aiming)
        elif op == LASTING:
            known = True
            gain += lasting_gain(t, seat, card, code[at + 1], code[at + 2], code[at + 3], aiming, war)
    return gain if known else SUPPORT_COST * t.figures.cost[t.kind[card]]


def player_gain(t: Myl, seat: int, verb: int, much: int, who: int) -> int:
    """What befalls players: drawing is good while the castle lasts, losing cards of it never."""
    foe = t.other(seat)
    mine = 0
    other = 0
    if verb == E.DRAW:
        mine = drawing(t, seat, much)
        other = -drawing(t, foe, much)
    elif verb == E.MILL:
        mine = -much * castle_worth(t.castle(seat))
        other = much * castle_worth(t.castle(foe)) if much < t.castle(foe) else WIN
        if much >= t.castle(seat):
            mine = -WIN
    elif verb == E.DISCARD:
        mine = -min(much, len(t.cards(Z.HAND, seat))) * DRAWN
        other = min(much, len(t.cards(Z.HAND, foe))) * DRAWN
    elif verb == E.GENERATE:
        mine = much * BODY
        other = -mine
    return mine if who == OWN else other if who == THEIRS else mine + other


def met_cards(t: Myl, seat: int, card: int, cards: int, aiming: int) -> list[int]:
    """The cards in play that a deed would meet; of those that are chosen, all that could be."""
    found = [one for one in found_by(t, cards, card, seat) if t.in_play(one)] if cards != NOBODY else []
    if found or aiming == NOBODY:
        return found
    code = t.library[aiming]
    for at in range(0, len(code), WIDTH):
        if code[at] == PICK:
            return [one for one in found_by(t, code[at + 1], card, seat) if t.in_play(one)]
    return []


def is_chosen(t: Myl, seat: int, card: int, cards: int) -> bool:
    """Whether the cards of a deed are chosen when it is declared."""
    return cards == NOBODY or not found_by(t, cards, card, seat)


def deed_gain(t: Myl, seat: int, card: int, verb: int, cards: int, aiming: int) -> int:
    """What a deed brings: the best of the cards that can be chosen for it, or all that it meets."""
    bad = hurts(verb)
    if verb == E.CANCEL:
        return total_force(t) * castle_worth(t.castle(seat)) if t.active != seat and t.battle else 0
    if verb == E.DRAW:
        return drawing(t, seat, 1)
    met = met_cards(t, seat, card, cards, aiming)
    if not met:
        return 0 if bad else DRAWN
    best = -WIN
    total = 0
    for one in met:
        if one == card and bad:
            total -= standing(t, one)
            continue
        points = standing(t, one) if bad == (t.controller[one] != seat) else -standing(t, one)
        if verb == E.TAKE_CONTROL:
            points = 2 * standing(t, one) if t.controller[one] != seat else -1
        if verb == E.DESTROY and t.has_keyword(one, K.INDESTRUCTIBLE):
            points = 0
        best = max(best, points)
        total += points
    return best if is_chosen(t, seat, card, cards) else total


def lasting_gain(t: Myl, seat: int, card: int, template: int, cards: int, much: int, aiming: int, war: bool) -> int:
    """What an effect brings while it lasts: strength where it changes a fight, all else a little."""
    what = t.figures.templates[template]
    by = amount(t, much) if much != NOBODY else what.amount
    met = met_cards(t, seat, card, cards, aiming)
    if what.kind != STAT:
        return BODY if met or cards == NOBODY else 0
    best = 0
    total = 0
    for one in met:
        points = strength_gain(t, seat, one, by, war)
        best = max(best, points)
        total += points
    return best if is_chosen(t, seat, card, cards) else total


def strength_gain(t: Myl, seat: int, ally: int, by: int, war: bool) -> int:
    """What more or less strength on an ally changes: in the war the fight that it is in, before it nothing yet."""
    if not war or t.type_of(ally) != T.ALLY:
        return 1 if (by > 0) == (t.controller[ally] == seat) and not war else 0
    sign = 1 if t.controller[ally] == seat else -1
    before = fight_worth(t, ally, 0)
    return sign * (fight_worth(t, ally, by) - before)


def hurts(verb: int) -> bool:
    """Whether nobody wants this to happen to a card of theirs."""
    return (
        E.MILL <= verb <= E.TO_HAND
        or E.ANNUL <= verb <= E.CANCEL
        or E.TO_TOP <= verb <= E.SHUFFLE_IN
        or (verb == E.BURY or verb == E.CANCEL_USE or verb == E.TAKE_CONTROL)
    )


def template_hurts(t: Myl, template: int, much: int) -> bool:
    """Whether nobody wants this to last on a card of theirs."""
    what = t.figures.templates[template]
    if what.kind == STAT or what.kind == L.EXACTLY:
        return (amount(t, much) if much != NOBODY else what.amount) < 0
    if what.kind == L.CANT:
        return what.what & (L.CANT_BE_ANNULLED | L.CANT_BE_AFFECTED | L.CANT_BE_BLOCKED | L.CANT_BE_SHUFFLED) == 0
    return what.kind == L.LOSE_KEYWORD or what.kind == t.shared.losing


def stopped(t: Myl, program: int) -> int:
    """What a program stops: a card, an ability, an attack, a block, or what is about to happen; NOBODY if nothing."""
    code = t.library[program]
    for at in range(0, len(code), WIDTH):
        if code[at] == ACT:
            verb = code[at + 1]
            if verb == E.ANNUL or verb == E.CANCEL or verb == E.CANCEL_USE or verb == E.PREVENT:
                return verb
            if verb == E.CANCEL_BLOCK or verb == E.REDIRECT:
                return verb
    return NOBODY
