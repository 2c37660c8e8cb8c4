"""The changes of Mitos y Leyendas, one function per verb; they act on the table and tell the log."""

from typing import TYPE_CHECKING

from mazo.abilities.lasting.lasting import active, binds, reaches
from mazo.abilities.lasting.memory import remember, remember_leaver
from mazo.abilities.machine.expressions import context, gather
from mazo.abilities.machine.listening import enter_play, leave_play
from mazo.abilities.machine.program import PICK, WIDTH
from mazo.games.myl.book.keys import (
    CANCEL_ATTACK,
    CANCEL_BLOCK,
    CONTROL_GOES_ALONG,
    FREE_PLAY,
    ILLUSION,
    LEAVE_TO_OWNER,
    PREVENTING,
    REDIRECTING,
    SKIPPING,
    TEXT_LOSES,
)
from mazo.games.myl.codes import events as E
from mazo.games.myl.codes import keywords as K
from mazo.games.myl.codes import lasting as L
from mazo.games.myl.codes import states as S
from mazo.games.myl.codes import types as T
from mazo.games.myl.codes import zones as Z
from mazo.games.myl.frames import Acting, Damage, Play, Use, Window
from mazo.games.myl.rules.carrying import bearers
from mazo.games.myl.rules.ending import lose
from mazo.games.myl.rules.keeping import is_kept
from mazo.games.myl.rules.windows import is_cost, spare
from mazo.games.myl.table import FOOD, HONOUR, Myl
from mazo.kernel.codes import BOTTOM, NOBODY
from mazo.kernel.counters import clear, put, take
from mazo.kernel.effects import add_effect
from mazo.kernel.frames import Batch, Frame
from mazo.kernel.gate import change
from mazo.kernel.log import note
from mazo.kernel.zones import move, shift, shuffle

if TYPE_CHECKING:  # machine integers for the compiler: it makes one jump of many questions; nothing at run time
    from mypy_extensions import i64


def perform(t: Myl, verb: int, card: int, seat: int, amount: int, source: int) -> int:
    """Carry out one change that has passed the gate; how much of it really happened."""
    if card != NOBODY and is_kept(t, verb, card, seat, source):
        return 0
    if verb >= E.EVENTS:
        return put_or_remove(t, verb, card, seat, amount)
    done = carried_out(t, verb, card, seat, amount, source)
    if done > 0 and t.shared.asked[verb]:
        for _ in range(done if verb == E.DRAW or verb == E.MILL else 1):
            remember(t, verb, seat, card, source)
    return done


def put_or_remove(t: Myl, verb: int, card: int, seat: int, amount: int) -> int:
    """[10.14] [10.15] Counters come onto a card in play, or off it."""
    if not t.in_play(card):
        return 0
    kind = (verb - E.EVENTS) // 2
    done = put(t, kind, card, amount) if (verb - E.EVENTS) % 2 == 0 else take(t, kind, card, amount)
    if done > 0:
        counters_stir(t)
        note(t, verb, t.by, seat, card, NOBODY, done)
        remember(t, verb, seat, card)
    return done


def counters_stir(t: Myl) -> None:
    """[10.14] What depends on counters, or on the strength that food gives, is derived anew."""
    t.counters_changed(FOOD)
    t.stirs(L.ON_STRENGTH)


def carried_out(t: Myl, verb: int, card: int, seat: int, amount: int, source: int) -> int:
    """The same for a card that can be affected."""
    what: i64 = verb
    if what == E.DRAW:
        return draw(t, seat, amount)
    if what == E.MILL:
        return mill(t, seat, direct_damage(t, seat, amount))
    if what == E.DESTROY:
        return destroy(t, card)
    if what == E.DISCARD or what == E.BURY:
        return leave(t, card, Z.GRAVE, verb)
    if what == E.BANISH:
        return banish(t, card)
    if what == E.TO_HAND:
        return leave(t, card, Z.HAND, verb)
    if what == E.TO_TOP or what == E.TO_BOTTOM:
        return leave(t, card, Z.CASTLE, verb)
    if what == E.SHUFFLE_IN:
        return shuffle_in(t, card)
    if what == E.TAKE_CONTROL:
        return take_control(t, card, seat)
    if what == E.GIVE_BACK:
        return take_control(t, card, t.owner[card])
    if what == E.REGROUP:
        return regroup(t, card, source)
    if what == E.ANNUL:
        return annul(t, card, source)
    if what == E.CANCEL:
        return cancel_attack(t, card)
    if what == E.CANCEL_BLOCK:
        return cancel_block(t, card)
    if what == E.CANCEL_USE:
        return cancel_use(t, card)
    if what == E.PREVENT:
        return prevent(t, card)
    if what == E.REDIRECT:
        return redirect(t, card)
    if what == E.CASTLE_DAMAGE:
        return hurt_castle(t, seat, amount, card)
    if what == E.PUT_INTO_PLAY or what == E.PUT_INTO_RESERVE:
        return put_without_playing(t, card, seat)
    if what == E.PAY_WITH:
        return pay_with(t, card)
    if what == E.ADVANCE:
        return advance(t, card)
    if what == E.RETREAT:
        return retreat(t, card)
    if what == E.LOSE_GAME:
        return lose_game(t, seat)
    if what == E.TO_FINAL:
        return go_to_final(t, seat)
    if what == E.GENERATE:
        return generate(t, seat, amount)
    note(t, verb, t.by, seat, card, source, amount)
    return 1  # a moment: it only happens, and abilities may trigger on it


def draw(t: Myl, seat: int, count: int) -> int:
    """[6.1] [1.4] Draw from the top of the castle, one card at a time, unseen by the opponent."""
    if t.kept_from(seat, L.CANT_DRAW, NOBODY):
        return 0
    drawn = 0
    while drawn < count and t.castle(seat) > 0:
        card = t.cards(Z.CASTLE, seat)[-1]
        move(t, card, t.place_of(Z.HAND, seat))
        note(t, E.DRAW, t.by, seat, card)
        drawn += 1
    return drawn


def mill(t: Myl, seat: int, count: int) -> int:
    """[7.2] Cards go from the top of the castle to its owner's graveyard, as many as there are."""
    milled = 0
    while milled < count and t.castle(seat) > 0:
        card = t.cards(Z.CASTLE, seat)[-1]
        move(t, card, t.place_of_grave(seat))
        note(t, E.MILL, t.by, seat, card)
        milled += 1
    return milled


def direct_damage(t: Myl, seat: int, amount: int) -> int:
    """[7.2] How many cards an effect makes a player mill, with what changes that; what is paid is no damage."""
    if not t.lasts(L.DIRECT_DAMAGE) or is_cost(t.by):
        return amount
    for effect in t.effects:
        if effect.kind == L.DIRECT_DAMAGE and binds(effect, seat) and active(t, effect):
            amount += effect.amount
    return max(0, amount)


def hurt_castle(t: Myl, seat: int, amount: int, attacker: int) -> int:
    """[7.2] The castle is the player's life: every point of damage sends one of its cards to the graveyard."""
    if attacker != NOBODY and t.in_play(attacker) and t.can(attacker, L.CAN_DOUBLE_DAMAGE):
        amount *= 2
    note(t, E.CASTLE_DAMAGE, t.by, seat, attacker, NOBODY, amount)
    if attacker != NOBODY and t.in_play(attacker) and t.can(attacker, L.CAN_BANISH_BY_DAMAGE):
        return banish_top(t, seat, amount)
    return mill(t, seat, amount)


def banish_top(t: Myl, seat: int, amount: int) -> int:
    """[7.6] Damage that banishes sends the cards of the castle to the exile."""
    banished = 0
    while banished < amount and t.castle(seat) > 0:
        banished += leave(t, t.cards(Z.CASTLE, seat)[-1], Z.EXILE, E.BANISH)
    return banished


def lose_game(t: Myl, seat: int) -> int:
    """[7.5] A card says that the player loses."""
    lose(t, seat, TEXT_LOSES)
    return 1


def go_to_final(t: Myl, seat: int) -> int:
    """[2.6] What is left of the player's turn before the Fase Final is skipped: Vigilia and battle."""
    if t.active != seat:
        return 0
    for card in t.attackers:
        cancel_attack(t, card)
    t.battle, t.vigil_over = 0, True
    note(t, E.TO_FINAL, SKIPPING, seat)
    return 1


def pay_with(t: Myl, card: int) -> int:
    """[8.19] An Oro of the reserve is paid as what an ability costs, or because an effect says so."""
    if t.zone_kind(card) != Z.RESERVE:
        return 0
    shift(t, card, t.place_of(Z.PAID, t.controller[card]))
    changed_line(t, Z.RESERVE, Z.PAID)
    t.stirs(L.ON_GOLD)
    note(t, E.PAY_WITH, t.by, t.controller[card], card)
    return 1


def advance(t: Myl, card: int) -> int:
    """[2.5] An ally goes to the attack line without attacking: it can't block until it is regrouped."""
    if t.zone_kind(card) != Z.DEFENCE or t.type_of(card) != T.ALLY:
        return 0
    move_line(t, card, Z.ATTACK)
    note(t, E.ADVANCE, t.by, t.controller[card], card)
    return 1


def retreat(t: Myl, card: int) -> int:
    """[2.5] An ally goes to the defence line, and attacks no longer."""
    if t.zone_kind(card) != Z.ATTACK or t.type_of(card) != T.ALLY:
        return 0
    t.attackers = [other for other in t.attackers if other != card]
    t.flags[card] &= ~S.ATTACKING
    move_line(t, card, Z.DEFENCE)
    note(t, E.RETREAT, t.by, t.controller[card], card)
    return 1


def destroy(t: Myl, card: int) -> int:
    """[10.11] The card goes to its owner's graveyard; an Ilusión returns."""
    if not t.in_play(card):
        return 0
    illusion = t.has_keyword(card, K.ILLUSION)
    leave(t, card, Z.GRAVE, E.DESTROY)
    if illusion:
        put_into_play(t, card, t.owner[card], NOBODY, True)
    return 1


def banish(t: Myl, card: int) -> int:
    """[10.10] A banished card goes to its owner's exile."""
    return leave(t, card, Z.EXILE, E.BANISH)


def leave(t: Myl, card: int, zone_kind: int, event: int) -> int:
    """[9.5] A card goes to its owner's zone, where it is a new object; its weapons are left without bearer."""
    if t.in_play(card):
        remember_leaver(t, card)
        let_fall(t, card)
        if t.counters[FOOD][card] > 0 or t.counters[HONOUR][card] > 0:
            clear(t, card)
            counters_stir(t)
        leave_play(t, card)
    note(t, event, t.by if t.by else LEAVE_TO_OWNER, t.owner[card], card)
    place = t.place_of_grave(t.owner[card]) if zone_kind == Z.GRAVE else t.place_of(zone_kind, t.owner[card])
    if event == E.TO_BOTTOM:
        move(t, card, place, BOTTOM)
    else:
        move(t, card, place)
    return 1


def let_fall(t: Myl, card: int) -> None:
    """[9.3] The weapons of a card have no bearer any longer."""
    for weapon in t.weapons_of(card):
        t.host[weapon] = NOBODY
        t.fallen += 1
    t.attackers = [other for other in t.attackers if other != card]
    t.flags[card] &= ~S.ATTACKING
    t.stirs(L.ON_HOST | L.ON_STATE)


def shuffle_in(t: Myl, card: int) -> int:
    """[8.11] [10.18] A card goes back into its owner's castle, which is shuffled; so does one that is purified."""
    leave(t, card, Z.CASTLE, E.SHUFFLE_IN)
    shuffle(t, t.place_of(Z.CASTLE, t.owner[card]))
    return 1


def put_into_play(t: Myl, card: int, seat: int, bearer: int, illusion: bool = False) -> int:
    """[8.2.7] [9.1] A permanent enters its line; a weapon goes to its bearer, whose controller controls it.

    [10.11] An Ilusión that returns has no ability, not even as it enters play. [4.4.4] Who comes back blocks nobody.
    """
    if t.is_second_wanderer(card, seat):
        return 0
    if t.figures.keywords[t.kind[card]] & K.FROM_HAND and t.zone_kind(card) != Z.HAND:
        return 0  # [8.9] it says that it comes from nowhere else
    kind = t.type_of(card)
    if kind == T.WEAPON and bearer != NOBODY:
        arm(t, card, bearer)
    else:
        line = Z.DEFENCE if kind == T.ALLY else Z.RESERVE if kind == T.GOLD else Z.SUPPORT
        move(t, card, t.place_of(line, seat))
        if kind == T.ALLY:
            t.flags[card] = S.WAITING
    if card in t.blocks:
        forget_blocks(t, card)
    enter_play(t, card)
    if illusion:
        blank = t.figures.name_numbers.get("", NOBODY)
        add_effect(t, t.shared.losing, ILLUSION, seat, card, card, blank, 0, L.ALWAYS, NOBODY)
        t.stirs(L.ON_KEYWORDS)
    change(t, E.ENTERS, card, seat, 1, NOBODY)
    return 1


def forget_blocks(t: Myl, card: int) -> None:
    """[4.4.4] The card takes part in no block any longer: it has left the battle and come back, or changed sides."""
    kept: list[int] = []
    for at in range(0, len(t.blocks), 2):
        if card not in t.blocks[at : at + 2]:
            kept += t.blocks[at : at + 2]
    t.blocks = kept
    t.stirs(L.ON_BLOCKS)


def put_without_playing(t: Myl, card: int, seat: int) -> int:
    """[8.9] A card is put into play: nothing is paid, nobody can answer; a weapon goes to whom its player names."""
    kind = t.figures.type[t.kind[card]]
    if t.in_play(card) or kind == T.TALISMAN:
        return 0
    if kind == T.WEAPON and not t.is_machinery(card):
        if not bearers(t, seat, card) or t.is_second_wanderer(card, seat):
            return 0
        frame = Play(FREE_PLAY, seat)
        frame.source = card
        frame.put = True
        t.stack.append(frame)
        return 1
    return put_into_play(t, card, seat, NOBODY)


def arm(t: Myl, weapon: int, bearer: int) -> None:
    """[9.1] The weapon is carried: it lies with its bearer."""
    move(t, weapon, t.zone[bearer])
    t.host[weapon] = bearer
    t.stirs(L.ON_HOST)


def take_control(t: Myl, card: int, seat: int) -> int:
    """[9.4] The card goes to the matching zone of its new controller, its weapons along with it; it must wait again.

    It is grouped there. [9.1] Who controls a bearer controls its weapons: they don't go to anybody else by themselves.
    """
    if not t.in_play(card) or t.controller[card] == seat or t.is_second_wanderer(card, seat):
        return 0
    if t.host[card] != NOBODY:
        return 0
    kind = t.zone_kind(card)
    line = Z.DEFENCE if kind == Z.ATTACK else Z.RESERVE if kind == Z.PAID else kind
    place = t.place_of(line, seat)
    for moved in (card, *t.weapons_of(card)):
        leave_play(t, moved)  # what it does is done for its new controller
        shift(t, moved, place)
        enter_play(t, moved)
    t.flags[card] = (t.flags[card] & ~S.ATTACKING) | S.WAITING
    t.attackers = [other for other in t.attackers if other != card]
    if card in t.blocks:
        forget_blocks(t, card)
    changed_line(t, kind, line)
    t.stirs(L.ON_CONTROL)
    note(t, E.TAKE_CONTROL, CONTROL_GOES_ALONG, seat, card)
    return 1


def regroup(t: Myl, card: int, source: int) -> int:
    """[2.1.1] [2.1.2] A paid Oro returns to the reserve, an ally from the attack line to the defence line.

    [2.3] A card that can't be regrouped stays, unless its own ability regroups it.
    """
    kind = t.zone_kind(card)
    seat = t.controller[card]
    if t.cant(card, L.CANT_REGROUP) and source != card:
        return 0
    if kind == Z.PAID:
        shift(t, card, t.place_of(Z.RESERVE, seat))
        changed_line(t, Z.PAID, Z.RESERVE)
    elif kind == Z.ATTACK:
        move_line(t, card, Z.DEFENCE)
        t.flags[card] &= ~S.ATTACKING
    else:
        return 0
    note(t, E.REGROUP, t.by, seat, card)
    return 1


def move_line(t: Myl, ally: int, line: int) -> None:
    """[4.1.1] An ally goes from one line to another together with its weapons; it stays the same object."""
    place = t.place_of(line, t.controller[ally])
    came_from = t.zone_kind(ally)
    weapons = t.weapons_of(ally)
    shift(t, ally, place)
    for weapon in weapons:
        shift(t, weapon, place)
    changed_line(t, came_from, line)


def changed_line(t: Myl, came_from: int, went_to: int) -> None:
    """Cards have changed their line and stayed the same objects."""
    t.stirs((1 << came_from) | (1 << went_to) | L.ON_STATE)


def annul(t: Myl, card: int, source: int) -> int:
    """[8.2.6] The card that is being played will not resolve, unless it can't be annulled."""
    for frame in t.stack:
        if isinstance(frame, Play) and frame.source == card and not frame.stopped:
            if cannot_be_annulled(t, card):
                return 0
            frame.stopped = True
            note(t, E.ANNUL, t.by, frame.seat, card, source)
            return 1
    return 0


def cannot_be_annulled(t: Myl, card: int) -> bool:
    """[8.2.6] Whether the card itself says so, or an effect on cards like it."""
    for ability in t.figures.elsewhere[t.kind[card]]:
        if ability.kind == L.CANT and ability.what & L.CANT_BE_ANNULLED and t.allows(ability, card):
            return True
    if t.lasts(L.CANT):
        for effect in t.effects:
            if effect.kind == L.CANT and effect.what & L.CANT_BE_ANNULLED and reaches(t, effect, card):
                return True
    return False


def cancel_use(t: Myl, card: int) -> int:
    """[8.6] The ability that is being used will not take effect; its cost stays paid, its use is spent."""
    for at in range(len(t.stack) - 1, -1, -1):  # of several uses of the card, the latest is being answered
        frame = t.stack[at]
        if isinstance(frame, Use) and frame.source == card and not frame.stopped:
            frame.stopped = True
            note(t, E.CANCELLED_USE, t.by, frame.seat, card)
            return 1
    return 0


def cancel_attack(t: Myl, card: int) -> int:
    """[9.6] The ally no longer attacks; it stays where it is, or returns to the defence line, as the profile says."""
    if card not in t.attackers:
        return 0
    t.attackers = [other for other in t.attackers if other != card]
    t.flags[card] &= ~S.ATTACKING
    t.stirs(L.ON_STATE)
    if not t.profile.cancelled_stay:
        move_line(t, card, Z.DEFENCE)
    note(t, E.CANCEL, CANCEL_ATTACK, t.controller[card], card)
    return 1


def cancel_block(t: Myl, card: int) -> int:
    """[9.7] The block in which the ally takes part is over: its attacker counts as not blocked."""
    for at in range(0, len(t.blocks), 2):
        if card in t.blocks[at : at + 2]:
            note(t, E.CANCEL_BLOCK, CANCEL_BLOCK, t.controller[card], t.blocks[at + 1], t.blocks[at])
            t.blocks = t.blocks[:at] + t.blocks[at + 2 :]
            t.stirs(L.ON_BLOCKS)
            return 1
    return 0


def prevent(t: Myl, card: int) -> int:
    """[8.15] What is about to befall the card doesn't, or the damage that it is about to deal; no cost is prevented."""
    for at in range(len(t.stack) - 1, -1, -1):
        frame = t.stack[at]
        spared = 0
        if isinstance(frame, Batch) and not is_cost(frame.rule):
            spared = spare(frame, card)
        elif isinstance(frame, Window) and frame.event == E.AIMED:
            spared = untarget(t, t.stack[at - 1], card)
        elif isinstance(frame, Damage) and frame.pc == 0 and card not in frame.prevented:
            frame.prevented = [*frame.prevented, card]
            spared = 1
        if spared > 0:
            note(t, E.PREVENT, PREVENTING, t.controller[card], card)
            return 1
    return 0


def untarget(t: Myl, acting: Frame, card: int) -> int:
    """[8.15] The effect that is about to be applied leaves this one of its targets alone."""
    assert isinstance(acting, Acting)
    before = sum([len(slot) for slot in acting.slots])
    acting.slots = [without_target(slot, card) for slot in acting.slots]
    return before - sum([len(slot) for slot in acting.slots])


def without_target(slot: list[int], card: int) -> list[int]:
    """The targets of one name but this card."""
    row: list[int] = []
    for at in range(0, len(slot), 2):
        if slot[at] != card:
            row += slot[at : at + 2]
    return row


def redirect(t: Myl, card: int) -> int:
    """[8.14] The effect that is about to be applied gets this card in the place of the target that was answered."""
    for at in range(len(t.stack) - 1, 0, -1):
        window = t.stack[at]
        acting = t.stack[at - 1]
        if isinstance(window, Window) and window.event == E.AIMED and isinstance(acting, Acting):
            answer = t.stack[at + 1]
            old = answer.answered if isinstance(answer, Acting) else NOBODY
            if card == old or card not in legal_targets(t, acting):
                return 0
            acting.slots = [with_target(slot, old, card, t.number[card]) for slot in acting.slots]
            note(t, E.REDIRECT, REDIRECTING, acting.seat, card, acting.source)
            return 1
    return 0


def legal_targets(t: Myl, frame: Acting) -> list[int]:
    """[8.14] What the effect could have been aimed at, seen by the player who declared it."""
    ability = t.figures.all_abilities[frame.ability]
    run = context(t, frame.source, frame.seat)
    found: list[int] = []
    code = t.library[ability.aiming] if ability.aiming != NOBODY else []
    for at in range(0, len(code), WIDTH):
        if code[at] == PICK:
            found += t.choosable(run, gather(t, run, code[at + 1]), frame.seat, True)
    return found


def with_target(slot: list[int], old: int, card: int, number: int) -> list[int]:
    """The targets of one name, with another card in the place of one, or with nothing."""
    row: list[int] = []
    for at in range(0, len(slot), 2):
        row += [card, number] if slot[at] == old else slot[at : at + 2]
    return row


def generate(t: Myl, seat: int, amount: int) -> int:
    """[8.12] Oro that is no card: it can be spent until the Fase Final."""
    t.generate(seat, amount)
    t.stirs(L.ON_GOLD)
    note(t, E.GENERATE, t.by, seat, NOBODY, NOBODY, amount)
    return amount
