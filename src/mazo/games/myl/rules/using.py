"""[8.6] Using abilities of cards in play: those that are used on one's own account, and those that answer."""

from mazo.abilities.lasting.memory import remember, use, uses
from mazo.abilities.machine.expressions import evaluate, lent
from mazo.abilities.machine.program import UNPAID
from mazo.abilities.machine.records import Ability, Run
from mazo.games.myl.book.keys import PAY_GOLD, USE_ABILITY
from mazo.games.myl.codes import events as E
from mazo.games.myl.codes import lasting as L
from mazo.games.myl.codes import options as O
from mazo.games.myl.codes import states as S
from mazo.games.myl.codes import zones as Z
from mazo.games.myl.frames import Use
from mazo.games.myl.rules.checks import busy
from mazo.games.myl.rules.keeping import in_pile
from mazo.games.myl.rules.loops import begin_anew, goes_on_without_end
from mazo.games.myl.rules.paying import pay, set_aside
from mazo.games.myl.rules.playing import aim, new_run, start_acting, start_part
from mazo.games.myl.rules.reasons import (
    COST_UNPAYABLE,
    NO_ABILITY,
    NO_TARGET,
    NOT_YOURS,
    OK,
    TOO_EXPENSIVE,
    USED_ALREADY,
    USED_ENDLESSLY,
    USED_NOT_NOW,
)
from mazo.games.myl.rules.windows import open_for_targets, open_window
from mazo.games.myl.table import ACTS, Myl, gold_cost
from mazo.kernel.codes import NOBODY, option
from mazo.kernel.gate import trigger
from mazo.kernel.knowledge import reveal
from mazo.kernel.log import note


def use_refusal(t: Myl, seat: int, card: int, index: int) -> int:
    """[8.6] Why the player can't use this ability of this card now."""
    if not is_within_reach(t, seat, card):
        return NO_ABILITY
    abilities = t.own_abilities(card, L.ACTIVATED)
    return ability_refusal(t, seat, card, abilities[index]) if index < len(abilities) else NO_ABILITY


def ability_refusal(t: Myl, seat: int, card: int, ability: Ability) -> int:
    """[8.6] Why the player can't use now what the card has within reach."""
    if t.in_play(card) and t.controller[card] != seat and ability.bound != NOBODY:
        return NOT_YOURS
    run = lent(t, card, seat)
    reason = USED_NOT_NOW
    if ability.condition == NOBODY or evaluate(t, run, ability.condition, card) != 0:
        reason = usable(t, seat, card, ability, run)
    t.spare = run
    return reason


def is_within_reach(t: Myl, seat: int, card: int) -> bool:
    """[8.6] [8.20] Abilities are those of cards in play, or of the player's own cards where these say so."""
    if t.in_play(card) or t.flags[card] & S.RESERVED:
        return t.in_play(card)
    if in_pile(t, card) and t.kept_from_piles(seat):
        return False
    zone = t.zone_kind(card)
    return t.figures.beyond[t.kind[card]] & (1 << zone) != 0 and t.zone[card] == t.place_of(zone, seat)


def beyond_play(t: Myl, seat: int) -> list[int]:
    """[8.20] The player's cards in hand, graveyard and exile that may do something there; few games have any."""
    lively = t.figures.lively
    found: list[int] = []
    if t.figures.any_lively & (1 << Z.HAND):
        found = [card for card in t.cards(Z.HAND, seat) if lively[t.kind[card]] & (1 << Z.HAND)]
    if t.restless:
        found = found + t.restless_in(Z.GRAVE, seat) + t.restless_in(Z.EXILE, seat)
    return found


def usable(t: Myl, seat: int, card: int, ability: Ability, run: Run) -> int:
    """[8.6] [8.2.3] Whether an ability has not been used up, can be paid for, and finds its targets."""
    if used_up(t, card, ability):
        return USED_ALREADY
    if goes_on_without_end(t, ability.ident):
        return USED_ENDLESSLY
    if t.kept_from(seat, L.CANT_USE, card):
        return USED_NOT_NOW
    if gold_cost(ability) > t.ready_gold(seat):
        return TOO_EXPENSIVE
    if ability.payable != NOBODY:
        reserve = set_aside(t, seat, gold_cost(ability), NOBODY, card)
        payable = evaluate(t, run, ability.payable, card) != 0
        t.zones[t.place_of(Z.RESERVE, seat)] = reserve
        if not payable:
            return COST_UNPAYABLE
    return OK if ability.aimable == NOBODY or evaluate(t, run, ability.aimable, NOBODY) != 0 else NO_TARGET


def used_up(t: Myl, card: int, ability: Ability) -> bool:
    """[8.6] [8.13] Whether an ability, or one that shares its use, has been used this turn as often as it can be."""
    if ability.times == 0:
        return False
    if t.profile.one_use_a_card:
        for other in t.own_abilities(card, L.ACTIVATED) + t.own_abilities(card, L.ANSWER):
            if other.times > 0 and uses(t, other.ident, t.number[card]) > 0:
                return True
    return uses(t, ability.ident, t.number[card]) >= ability.times


def use_options(t: Myl, seat: int, out: list[int]) -> None:
    """[8.6] The abilities that the player can use now."""
    list_uses(t, seat, t.offering(seat, ACTS), out)
    if t.figures.any_shared:
        list_uses(t, seat, t.offering(t.other(seat), ACTS), out)
    if t.figures.any_beyond:
        list_uses(t, seat, beyond_play(t, seat), out)


def list_uses(t: Myl, seat: int, cards: list[int], out: list[int]) -> None:
    """[8.6] The abilities of these cards that the player can use now."""
    if not cards:
        return
    ready = t.ready_gold(seat)
    for card in cards:
        if is_within_reach(t, seat, card):
            abilities = t.own_abilities(card, L.ACTIVATED)
            for index in range(len(abilities)):
                ability = abilities[index]
                if gold_cost(ability) <= ready and ability_refusal(t, seat, card, ability) == OK:
                    out.append(option(O.USE, card, index))


def use_ability(t: Myl, seat: int, card: int, index: int) -> None:
    """[8.6] The player uses an ability of a card."""
    begin_use(t, seat, card, t.own_abilities(card, L.ACTIVATED)[index])


def begin_use(t: Myl, seat: int, card: int, ability: Ability) -> Use:
    """[8.6] Declare the use of an ability: it counts as used, whatever becomes of it."""
    frame = Use(USE_ABILITY, seat)
    frame.source = card
    frame.number = t.number[card]
    frame.ability = ability.ident
    use(t, ability.ident, t.number[card])
    begin_anew(t)
    if not t.in_play(card):
        reveal(t, card)
    note(t, E.USES, USE_ABILITY, seat, card)
    remember(t, E.USES, seat, card)
    t.stack.append(frame)
    return frame


def using(t: Myl, frame: Use) -> None:
    """[8.6] Targets, payment, the window, and the effect, which no longer needs its source."""
    if frame.pc == 2 and unpaid(t, frame):
        t.stack.pop()
        return
    if frame.pc >= 3 and busy(t):
        return
    if frame.pc == 3 and open_for_targets(t, frame):
        return
    frame.pc += 1
    if frame.pc == 1:
        aim(t, frame)
    elif frame.pc == 2:
        ability = t.figures.all_abilities[frame.ability]
        pay(t, frame.seat, gold_cost(ability), NOBODY, frame.source)
        start_part(t, frame, ability.paying, PAY_GOLD)
    elif frame.pc == 3:
        open_window(t, E.USES, frame.seat, frame.source)
    elif frame.pc == 4:
        if not frame.stopped:
            start_acting(t, frame, USE_ABILITY)
            trigger(t, E.USES, frame.source, frame.seat, 1, NOBODY)
    else:
        t.stack.pop()


def unpaid(t: Myl, frame: Use) -> bool:
    """[8.6] [8.2.3] Whether what the ability costs was not done in full: then nothing comes of it."""
    paying = t.figures.all_abilities[frame.ability].paying
    if paying == NOBODY or frame.done > 0:
        return False
    t.came_to_nothing(new_run(t, frame, paying, PAY_GOLD), UNPAID, NOBODY, 0)
    return True
