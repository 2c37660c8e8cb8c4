"""[1.5] [4.3.2] What has to be paid and by what it is changed, and what keeps a player from doing something at all."""

from typing import Final

from mazo.abilities.lasting.lasting import active, binds, excused, much, reaches
from mazo.abilities.lasting.memory import use, uses
from mazo.abilities.machine.expressions import holds, number_of
from mazo.games.lorcana.codes import asks as ASK
from mazo.games.lorcana.codes import can as CAN
from mazo.games.lorcana.codes import cant as CANT
from mazo.games.lorcana.codes import effects as FX
from mazo.games.lorcana.codes import purposes as FOR
from mazo.games.lorcana.rules.changes import pay_ink
from mazo.games.lorcana.table import Lorcana
from mazo.kernel.choices import ask
from mazo.kernel.codes import AMOUNT, NOBODY, first_of, option
from mazo.kernel.effects import end_effect
from mazo.kernel.frames import Choice, Frame
from mazo.kernel.records import Effect

ONLY_ONCE: Final = 1
"""The `program` of a modifier that can be used once in a turn."""
DISCOUNT_USE: Final = -1002
"""What the use of such a modifier is called among what was used this turn."""

FORBIDDEN: Final = -1
"""No ink buys this off."""
ASKED: Final = -1
"""The player is asked first."""


def price(t: Lorcana, seat: int, card: int, cost: int, what: int, less: int = 0) -> int:
    """[4.3.2.3] [1.5.4] [M13] The ink that is due: the chosen cost with all payment modifiers, never below 0."""
    total = cost - less
    if t.figures.elsewhere[t.kind[card]]:
        total -= own_discount(t, seat, card, what)
    if t.lasts(FX.COST) or t.lasts(FX.NEXT_COST):
        for effect in t.effects:
            if effect.kind == FX.COST or effect.kind == FX.NEXT_COST:
                if modifies(t, effect, seat, card, what):
                    total -= much(t, effect, card)
    return max(0, total)


def modifies(t: Lorcana, effect: Effect, seat: int, card: int, what: int) -> bool:
    """[4.3.2.3] [4.3.6] [M16] Whether a payment modifier applies: to playing at all, or only to shifting."""
    if effect.what > what:
        return False
    return binds(effect, seat) and reaches(t, effect, card)


def base_discount(t: Lorcana, seat: int, bases: list[int]) -> int:
    """[4.3.2.3] What the cards that are covered take off the payment for shifting onto them."""
    total = 0
    if t.lasts(FX.COST):
        for effect in t.effects:
            if effect.kind == FX.COST and effect.what == FOR.SHIFTING_ON and binds(effect, seat):
                for base in bases:
                    if reaches(t, effect, base):
                        total += much(t, effect, base)
    return total


def own_discount(t: Lorcana, seat: int, card: int, what: int) -> int:
    """[4.3.6] [6.1.12] What a card's own text takes off its payment, from whatever zone it is played."""
    total = 0
    for ability in t.figures.elsewhere[t.kind[card]]:
        if ability.kind == FX.COST and ability.what <= what and holds(t, ability.condition, card, seat, card):
            if ability.value == NOBODY:
                total += ability.amount
            else:
                total += number_of(t, ability.value, card, seat, card)
    return total


def song_cost(t: Lorcana, seat: int, song: int) -> int:
    """[5.4.4.2] [M14] What a character must cost to sing the song; only what speaks of singing changes it."""
    total = t.cost_of(song)
    if t.lasts(FX.COST):
        for effect in t.effects:
            if (
                effect.kind == FX.COST
                and effect.what == FOR.SINGING
                and binds(effect, seat)
                and reaches(t, effect, song)
            ):
                total -= much(t, effect, song)
    return max(0, total)


def spend_next(t: Lorcana, seat: int, card: int, what: int) -> None:
    """[4.3.6] What was promised for the next such card is used up by it, however it is paid for."""
    if t.lasts(FX.NEXT_COST):
        for effect in t.effects[:]:
            if effect.kind == FX.NEXT_COST and modifies(t, effect, seat, card, what):
                end_effect(t, effect)


def move_price(t: Lorcana, seat: int, card: int, place: int, less: int = 0) -> int:
    """[4.7.3] [4.7.3.3] [5.6.5.2] The move cost with its modifiers; moving for free is taken whenever it is open."""
    total = t.figures.move_cost[t.kind[place]] - less
    if allowed(t, CAN.MOVE_FREE, card, place):
        return 0
    if t.lasts(FX.COST):
        for effect in t.effects:
            if eases_move(t, effect, seat, card, place):
                total -= much(t, effect, card)
    return max(0, total)


def eases_move(t: Lorcana, effect: Effect, seat: int, card: int, place: int) -> bool:
    """[4.7.3] [6.1.13.2] Whether a modifier applies to this move; some can be used once in a turn only."""
    if effect.kind != FX.COST or effect.what != FOR.MOVING or not binds(effect, seat):
        return False
    if effect.program == ONLY_ONCE and uses(t, DISCOUNT_USE, effect.ident) > 0:
        return False
    return reaches(t, effect, card) or reaches(t, effect, place)


def use_move_discounts(t: Lorcana, seat: int, card: int, place: int) -> None:
    """[6.1.13.2] A move that costs ink uses what can be used once in a turn."""
    if not t.lasts(FX.COST) or allowed(t, CAN.MOVE_FREE, card, place):
        return
    for effect in t.effects:
        if effect.program == ONLY_ONCE and eases_move(t, effect, seat, card, place):
            use(t, DISCOUNT_USE, effect.ident)


def drops_for(t: Lorcana, frame: Frame, seat: int, amount: int, source: int, rule: int) -> int:
    """[1.13.1.2] [4.3.2.4] [4.4.3.4] [4.7.3.4] How many ink drops pay for this; if their player can choose, they are
    asked, and whatever pays goes on when the answer is there (ASKED)."""
    drops = t.drops_of(seat)
    if drops == 0 or amount <= 0:
        return 0
    if frame.answer:
        chosen = first_of(frame.answer[0])
        frame.answer = []
        return chosen
    least = max(0, amount - t.ready_cards(seat))
    most = min(drops, amount)
    if least >= most and not t.asks_all:
        return most
    choice = Choice(ASK.DROPS, rule, seat)
    choice.source = source
    choice.items = [option(AMOUNT, number) for number in range(least, most + 1)]
    ask(t, choice)
    return ASKED


def pay(t: Lorcana, seat: int, amount: int, drops: int) -> None:
    """[1.5.3] [4.3.2.4] Pay the whole amount, so much of it with ink drops."""
    if amount > 0:
        pay_ink(t, seat, amount, drops)


def forbids(t: Lorcana, seat: int, act: int, card: int) -> bool:
    """[1.2.2] [1.3.5.2] Whether an effect forbids this to the player, for this card if it speaks of some only."""
    if not t.lasts(FX.PLAYER_CANT):
        return False
    for effect in t.effects:
        if effect.kind == FX.PLAYER_CANT and effect.what & act and binds(effect, seat) and active(t, effect):
            if effect.cards == NOBODY or (card != NOBODY and reaches(t, effect, card)):
                if not excused(t, effect, seat):
                    return True
    return False


def cant_play(t: Lorcana, seat: int, card: int) -> bool:
    """[4.3.2.1] [1.2.2] Whether an effect, or its own text, keeps the card from being played now."""
    for ability in t.figures.elsewhere[t.kind[card]]:
        if ability.kind == FX.PLAYER_CANT and holds(t, ability.condition, card, seat, card):
            return True
    return t.lasts(FX.PLAYER_CANT) and forbids(t, seat, CANT.PLAY, card)


def toll(t: Lorcana, act: int, card: int, partner: int) -> int:
    """[4.5.1.2] [4.6.4.3] The ink without which this card can't do this with that partner; FORBIDDEN: not at all.

    Where nobody else takes part, the partner is the card itself.
    """
    total = 0
    for effect in t.effects:
        if effect.kind == FX.CANT and effect.what & act and effect.program != NOBODY:
            if reaches(t, effect, card) and meets(t, effect, partner):
                ink = much(t, effect, card)
                if ink <= 0:
                    return FORBIDDEN
                total += ink
    return total


def allowed(t: Lorcana, act: int, card: int, partner: int) -> bool:
    """[1.2.1] Whether an effect lets this card do this, with that partner if it speaks of some only."""
    if not t.lasts(FX.CAN):
        return False
    if t.can(card, act):
        return True
    for effect in t.effects:
        if effect.kind == FX.CAN and effect.what & act and effect.program != NOBODY:
            if reaches(t, effect, card) and meets(t, effect, partner):
                return True
    return False


def meets(t: Lorcana, effect: Effect, partner: int) -> bool:
    """Whether the other party is one that the effect speaks of."""
    return holds(t, effect.program, effect.source, effect.seat, partner)
