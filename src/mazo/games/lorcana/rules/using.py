"""[4.4] [6.3] Using activated abilities."""

from mazo.abilities.lasting.lasting import is_lost, reaches
from mazo.abilities.lasting.memory import use, uses
from mazo.abilities.machine.expressions import holds
from mazo.abilities.machine.records import Ability, Run
from mazo.abilities.machine.runner import start
from mazo.games.lorcana.book.keys import ABILITY_RESOLVES, ACTIVATED_ABILITY, PAY_FOR_ABILITY
from mazo.games.lorcana.codes import cant as CANT
from mazo.games.lorcana.codes import effects as FX
from mazo.games.lorcana.codes import events as E
from mazo.games.lorcana.codes import options as DO
from mazo.games.lorcana.codes import states as S
from mazo.games.lorcana.frames import ABILITY_FRAME, Use
from mazo.games.lorcana.rules.coconut import is_coconut
from mazo.games.lorcana.rules.costs import ASKED, drops_for, pay
from mazo.games.lorcana.rules.reasons import (
    ABILITY_CANT,
    ABILITY_DRYING,
    ABILITY_EXERTED,
    ABILITY_NOT_NOW,
    ABILITY_TOO_EXPENSIVE,
    ABILITY_USED,
    NO_SUCH_ABILITY,
    NOT_IN_PLAY,
    NOT_YOURS,
    OK,
    OTHER_COST_UNPAYABLE,
)
from mazo.games.lorcana.table import Lorcana, exert_cost, ink_cost
from mazo.kernel.codes import NOBODY, option
from mazo.kernel.gate import change


def abilities_to_use(t: Lorcana, card: int) -> list[Ability]:
    """[4.4.1] The activated abilities that a card in play has: its own, then those that effects give it."""
    found: list[Ability] = []
    for ability in t.figures.abilities[t.kind[card]]:
        if ability.kind == FX.ACTIVATED and not is_lost(t, card, ability):
            found.append(ability)
    if t.lasts(FX.GRANT):
        for effect in t.effects:
            if effect.kind == FX.GRANT:
                ability = t.figures.all_abilities[effect.what]
                if ability.kind == FX.ACTIVATED and ability not in found and reaches(t, effect, card):
                    if not is_lost(t, card, ability):
                        found.append(ability)
    return found


def ability_options(t: Lorcana, seat: int, card: int, ready: int, out: list[int]) -> None:
    """[4.4.1] [6.3.1] The abilities of a card that its player can use now."""
    abilities = abilities_to_use(t, card)
    for index in range(len(abilities)):
        if usable(t, seat, card, abilities[index], ready, False) == OK:
            out.append(option(DO.ABILITY, card, index))


def ability_refusal(t: Lorcana, seat: int, card: int, index: int, ready: int) -> int:
    """[4.4.1] [4.4.3] [6.3.1] Why the player can't use this ability of this card now."""
    if not t.in_play(card) and not is_coconut(t, card):
        return NOT_IN_PLAY
    if t.controller[card] != seat:
        return NOT_YOURS
    abilities = abilities_to_use(t, card)
    if index >= len(abilities):
        return NO_SUCH_ABILITY
    return usable(t, seat, card, abilities[index], ready, False)


def usable(t: Lorcana, seat: int, card: int, ability: Ability, ready: int, free: bool) -> int:
    """Whether all its costs can be paid; for free, {E}.

    [1.5.3, 4.4.2, 4.4.3.4, 5.5.4, 5.6.4, 6.1.13.2, 6.3.1.1, 6.3.1.2]
    """
    if ability.times > 0 and uses(t, ability.ident, t.number[card]) >= ability.times:
        return ABILITY_USED
    if exert_cost(ability):
        flags = t.flags[card]
        if flags & S.EXERTED:
            return ABILITY_EXERTED
        if flags & S.DRYING:
            return ABILITY_DRYING
        if t.lasts(FX.CANT) and t.cant(card, CANT.EXERT):
            return ABILITY_CANT
    if not holds(t, ability.condition, card, seat, card):
        return ABILITY_NOT_NOW
    if not free and ink_cost(ability) > ready:
        return ABILITY_TOO_EXPENSIVE
    if (not free or t.edition.free_with_alt) and not holds(t, ability.payable, card, seat, card):
        return OTHER_COST_UNPAYABLE
    return OK


def begin_ability(t: Lorcana, seat: int, card: int, index: int) -> None:
    """[4.4.3.1] Announce the ability."""
    push_ability(t, seat, card, abilities_to_use(t, card)[index], False)


def usable_for_free(t: Lorcana, seat: int, card: int, name: int) -> bool:
    """[6.1.7.1] Whether an effect could use the card's ability of that name for free now."""
    for ability in abilities_to_use(t, card):
        if t.figures.name_numbers.get(ability.name.casefold(), NOBODY) == name:
            return usable(t, seat, card, ability, 0, True) == OK
    return False


def use_by_effect(t: Lorcana, seat: int, card: int, name: int) -> bool:
    """An effect uses an ability (NOBODY: the first that can be) for free: only {E} is paid.

    In 1.x no ink is paid, but everything else.

    [1.5.5.4, 4.4.3.2, 6.1.7.1]
    """
    if not t.in_play(card):
        return False
    for ability in abilities_to_use(t, card):
        called = t.figures.name_numbers.get(ability.name.casefold(), NOBODY)
        if (name == NOBODY or called == name) and usable(t, seat, card, ability, 0, True) == OK:
            push_ability(t, seat, card, ability, True)
            return True
    return False


def push_ability(t: Lorcana, seat: int, card: int, ability: Ability, free: bool) -> None:
    """[4.4.3] The use of an ability, not paid for yet."""
    frame = Use(ACTIVATED_ABILITY, seat)
    frame.source = card
    frame.number = t.number[card]
    frame.ability = ability.ident
    frame.free = 1 if free else 0
    t.stack.append(frame)


def using(t: Lorcana, frame: Use) -> None:
    """Pay ink, {E} and the rest; the effect resolves now, then triggers.

    [4.4.3, 4.4.3.3, 4.4.4, 4.4.5, 6.3.3, 7.7.2]
    """
    ability = t.figures.all_abilities[frame.ability]
    card, seat = frame.source, frame.seat
    frame.pc += 1
    t.by = PAY_FOR_ABILITY
    if frame.pc == 1:
        if ability.times > 0:
            use(t, ability.ident, frame.number)
        change(t, E.USES_ABILITY, card, seat, 1, card)
    elif frame.pc == 2:
        if frame.free == 0:
            drops = drops_for(t, frame, seat, ink_cost(ability), card, PAY_FOR_ABILITY)
            if drops == ASKED:
                frame.pc = 1
                return
            pay(t, seat, ink_cost(ability), drops)
        if exert_cost(ability):
            change(t, E.EXERT, card, seat, 1, card)
    elif frame.pc == 3:
        if ability.paying != NOBODY and (frame.free == 0 or t.edition.free_with_alt):
            start(t, ability.paying, PAY_FOR_ABILITY, seat, card)
    elif frame.pc == 4:
        if ability.program != NOBODY:
            run = start(t, ability.program, ABILITY_RESOLVES, seat, card)
            run.number = frame.number
            run.slots = unpacked(frame.items)
    else:
        t.stack.pop()
        t.stack[-1].done = 1


def keep_payment(t: Lorcana, run: Run) -> None:
    """[4.4.4] What was paid with is what the effect speaks of: "the banished character", "them"."""
    if run.rule == PAY_FOR_ABILITY and t.stack and t.stack[-1].kind == ABILITY_FRAME:
        row: list[int] = []
        for slot in run.slots:
            row.append(len(slot))
            row += slot
        t.stack[-1].items = row


def unpacked(row: list[int]) -> list[list[int]]:
    """The cards met while paying, by name."""
    slots: list[list[int]] = []
    at = 0
    while at < len(row):
        slots.append(row[at + 1 : at + 1 + row[at]])
        at += 1 + row[at]
    return slots
