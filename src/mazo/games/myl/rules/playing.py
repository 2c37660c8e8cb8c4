"""[8] Playing cards: declaring, targets, paying, the window to answer, resolving."""

from typing import TYPE_CHECKING

from mazo.abilities.lasting.lasting import binds, reaches
from mazo.abilities.machine.expressions import gather, holds
from mazo.abilities.machine.program import CHOOSING, NONE_THERE, PICK, SLOT_MASK, WIDTH
from mazo.abilities.machine.records import Ability, Run
from mazo.games.myl.book.keys import ANNULLED as ANNULLED_RULE
from mazo.games.myl.book.keys import (
    CARD_PLAYED,
    DECLARE_CARD,
    FIX_TARGETS,
    FREE_PLAY,
    FURTHER_COST,
    PAY_GOLD,
    RESOLVES,
    WEAPON_ON_ALLY,
)
from mazo.games.myl.book.keys import EXHUME as EXHUME_RULE
from mazo.games.myl.codes import asks as A
from mazo.games.myl.codes import events as E
from mazo.games.myl.codes import keywords as K
from mazo.games.myl.codes import lasting as L
from mazo.games.myl.codes import options as O
from mazo.games.myl.codes import states as S
from mazo.games.myl.codes import types as T
from mazo.games.myl.codes import zones as Z
from mazo.games.myl.frames import Acting, Play
from mazo.games.myl.rules.carrying import bearer_refusal, bearers
from mazo.games.myl.rules.changes import put_into_play
from mazo.games.myl.rules.checks import busy
from mazo.games.myl.rules.loops import begin_anew
from mazo.games.myl.rules.paying import pay, set_aside
from mazo.games.myl.rules.reasons import (
    COST_UNPAYABLE,
    GOLD_IS_PUT,
    KEPT_FROM_PLAYING,
    NEEDS_BEARER,
    NO_BEARER_WANTED,
    NO_TARGET,
    NOT_IN_HAND,
    NOT_NOW,
    NOT_NOW_BY_TEXT,
    OK,
    ONLY_AS_ANSWER,
    SECOND_WANDERER,
    TOO_EXPENSIVE,
)
from mazo.games.myl.rules.windows import open_for_targets, open_window
from mazo.games.myl.table import PLAYED, PLAYED_IN_WAR, PLAYED_PLAINLY, Myl, gold_cost, is_discount
from mazo.kernel.choices import ask_unless_forced, take_all, taken
from mazo.kernel.codes import NOBODY, SUBSET, option
from mazo.kernel.effects import end_effect
from mazo.kernel.frames import Choice
from mazo.kernel.gate import change
from mazo.kernel.knowledge import reveal
from mazo.kernel.log import note
from mazo.kernel.records import NO_SLOTS
from mazo.kernel.zones import move

if TYPE_CHECKING:  # machine integers for the compiler; nothing at run time
    from mypy_extensions import i64


def play_refusal(t: Myl, seat: int, card: int, bearer: int, war: bool) -> int:
    """[8.2.1] Permission, requirements, targets and gold: why a card can't be declared now."""
    kind = t.kind[card]
    sort = t.figures.type[kind]
    spell = t.figures.spells[kind]
    if not is_at_hand(t, seat, card):
        return NOT_IN_HAND
    if sort == T.GOLD:
        return GOLD_IS_PUT
    if sort == T.TALISMAN and spell is None:
        return ONLY_AS_ANSWER
    if war and sort != T.TALISMAN and not playable_in_war(t, card):
        return NOT_NOW
    if sort == T.WEAPON and not t.is_machinery(card):
        reason = bearer_refusal(t, card, bearer)
        if reason != OK:
            return reason
    elif bearer != NOBODY:
        return NO_BEARER_WANTED
    reason = permission(t, seat, card)
    if reason != OK:
        return reason
    price = t.price(card, seat, 0, bearer)
    if price > t.gold_for(card, seat):
        return TOO_EXPENSIVE
    if spell is None and not t.figures.elsewhere[kind]:
        return OK  # there is nothing else to pay, and nothing to aim at
    reason = further_cost_refusal(t, seat, card, spell, price)
    if reason != OK:
        return reason
    return OK if has_targets(t, card, seat) else NO_TARGET


def is_at_hand(t: Myl, seat: int, card: int) -> bool:
    """[3.1.1] [10.6] Whether a card is in hand, or where it may be played as if it were, and isn't being played."""
    if t.flags[card] & S.RESERVED:
        return False
    return t.in_hand(card, seat) or (t.zone[card] == t.place_of(Z.GRAVE, seat) and playable_from_grave(t, card))


def playable_from_grave(t: Myl, card: int) -> bool:
    """[10.6] Whether the card can be played from the graveyard: by Exhumar, or since it says so under a condition."""
    if t.kept_from_piles(t.owner[card]):
        return False
    if t.figures.keywords[t.kind[card]] & K.EXHUME:
        return True
    for ability in t.figures.elsewhere[t.kind[card]]:
        if ability.kind == L.CAN and ability.what & L.CAN_PLAY_FROM_GRAVE and t.allows(ability, card):
            return True
    return False


def further_cost_refusal(t: Myl, seat: int, card: int, spell: Ability | None, price: int) -> int:
    """[8.2.3.1] Whether what must be done besides paying Oros can be done, with what the price leaves."""
    further = [ability for ability in t.figures.elsewhere[t.kind[card]] if ability.kind == L.ALSO]
    if not further and (spell is None or spell.payable == NOBODY):
        return OK
    total = price
    for ability in further:
        total += gold_cost(ability)
    if total > t.gold_for(card, seat):
        return COST_UNPAYABLE
    reserve = set_aside(t, seat, total, card)
    payable = spell is None or holds(t, spell.payable, card, seat, card)
    for ability in further:
        payable = payable and holds(t, ability.payable, card, seat, card)
    t.zones[t.place_of(Z.RESERVE, seat)] = reserve
    return OK if payable else COST_UNPAYABLE


def playable_in_war(t: Myl, card: int) -> bool:
    """[8.1] Whether the card itself says that it can be played in the war of talismans."""
    for ability in t.figures.elsewhere[t.kind[card]]:
        if ability.kind == L.CAN and ability.what & L.CAN_BE_PLAYED_IN_WAR and t.allows(ability, card):
            return True
    return False


def permission(t: Myl, seat: int, card: int) -> int:
    """[8.1] [10.5] What the card itself, its like in play and other cards say about playing it now."""
    if t.is_second_wanderer(card, seat):
        return SECOND_WANDERER
    for ability in t.figures.elsewhere[t.kind[card]]:
        if ability.kind == L.PLAYER_CANT and t.allows(ability, card):
            return NOT_NOW_BY_TEXT
    return KEPT_FROM_PLAYING if t.kept_from(seat, L.CANT_PLAY, card) else OK


def hand_options(t: Myl, seat: int, war: bool, out: list[int]) -> None:
    """[3.1.1] [4.3.2] Every card in hand that can be played now; a weapon on every ally that can carry it."""
    ready: i64 = t.ready_gold(seat)
    as_printed = t.costs_as_printed()
    unhindered = not t.lasts(L.PLAYER_CANT)
    kinds, plays = t.kind, t.figures.plays
    costs, elsewhere = t.figures.cost, t.figures.elsewhere
    manner: i64 = PLAYED_IN_WAR if war else PLAYED
    for card in t.cards(Z.HAND, seat):
        kind = kinds[card]
        how: i64 = plays[kind]
        if how & manner:
            if as_printed:
                cost: i64 = costs[kind]
                if cost > ready and not elsewhere[kind]:
                    continue  # [8.5] it costs what is printed, and that is too much
                if how & PLAYED_PLAINLY and unhindered and cost <= ready:
                    if not t.flags[card] & S.RESERVED:
                        out.append(option(O.PLAY, card))
                    continue
            play_options(t, seat, card, war, out)
    if t.figures.any_exhumable and t.restless:
        for card in t.restless_in(Z.GRAVE, seat):
            if t.figures.exhumable[t.kind[card]] and playable_from_grave(t, card):
                play_options(t, seat, card, war, out)


def play_options(t: Myl, seat: int, card: int, war: bool, out: list[int]) -> None:
    """[3.1.1] The ways in which one card can be played now."""
    if t.figures.type[t.kind[card]] != T.WEAPON or t.is_machinery(card):
        if play_refusal(t, seat, card, NOBODY, war) == OK:
            out.append(option(O.PLAY, card))
    elif (t.lasts(L.COST) or t.price(card, seat) <= t.gold_for(card, seat)) and (not war or playable_in_war(t, card)):
        for bearer in bearers(t, seat, card):
            if play_refusal(t, seat, card, bearer, war) == OK:
                out.append(option(O.PLAY_ON, card, bearer))


def spell_of(t: Myl, card: int) -> Ability | None:
    """What a card does when it is played that doesn't stay in play; None for all others, and for mere answers."""
    return t.figures.spells[t.kind[card]]


def has_targets(t: Myl, card: int, seat: int) -> bool:
    """[8.2.2] Whether every target that the text demands exists."""
    spell = spell_of(t, card)
    return spell is None or holds(t, spell.aimable, card, seat, NOBODY)


def begin_play(t: Myl, seat: int, card: int, bearer: int) -> Play:
    """[8.2.1] Declare the card: everybody sees it, and it stays where it is until it resolves."""
    frame = Play(DECLARE_CARD, seat)
    frame.source = card
    frame.bearer = bearer
    frame.exhumed = t.zone_kind(card) == Z.GRAVE and t.figures.keywords[t.kind[card]] & K.EXHUME != 0
    t.stirs(L.ON_STATE)
    if bearer != NOBODY:
        frame.number = t.number[bearer]
    spell = spell_of(t, card)
    if spell is not None:
        frame.ability = spell.ident
    t.flags[card] |= S.RESERVED
    if t.acted and seat == t.active:
        t.acted = 2  # [3.2] also a card that answers, or that an ability lets be played, comes before a later Oro
    reveal(t, card)
    t.stack.append(frame)
    return frame


def declare(t: Myl, seat: int, card: int, bearer: int) -> None:
    """[8.2.1] [10.6] Play a card from the hand, or one that may be played from the graveyard."""
    begin_anew(t)
    frame = begin_play(t, seat, card, bearer)
    note(t, E.DECLARED, EXHUME_RULE if frame.exhumed else DECLARE_CARD, seat, card)


def play_by_effect_refusal(t: Myl, seat: int, card: int, free: bool, less: int) -> int:
    """[8.9] Whether a card could be played now by an effect: without paying its cost, or for less."""
    sort = t.figures.type[t.kind[card]]
    if t.in_play(card) or t.flags[card] & S.RESERVED:
        return NOT_IN_HAND
    if sort == T.GOLD:
        return GOLD_IS_PUT
    if sort == T.TALISMAN and spell_of(t, card) is None:
        return ONLY_AS_ANSWER
    if sort == T.WEAPON and not t.is_machinery(card) and not bearers(t, seat, card):
        return NEEDS_BEARER
    reason = permission(t, seat, card)
    if reason != OK:
        return reason
    price = 0 if free else t.price(card, seat, less)
    if price > t.gold_for(card, seat):
        return TOO_EXPENSIVE
    reason = further_cost_refusal(t, seat, card, spell_of(t, card), price)
    if reason != OK:
        return reason
    return OK if has_targets(t, card, seat) else NO_TARGET


def play_by_effect(t: Myl, seat: int, card: int, free: bool, less: int) -> None:
    """[8.9] An effect lets the card be played: all steps but the payment, or with a smaller one."""
    frame = begin_play(t, seat, card, NOBODY)
    frame.free = free
    frame.less = less
    frame.exhumed = False
    note(t, E.DECLARED, FREE_PLAY, seat, card)


def playing(t: Myl, frame: Play) -> None:
    """[8.2] The steps of playing a card, one after the other; [8.2.4] once paid it counts as played."""
    if frame.pc >= 4 and frame.pc != 6 and busy(t):
        return
    if frame.pc == 5 and open_for_targets(t, frame):
        return
    frame.pc += 1
    card = frame.source
    if frame.pc == 1:
        ask_bearer(t, frame)
    elif frame.pc == 2:
        take_bearer(t, frame)
        if frame.put:
            frame.pc = 5  # [8.9] neither paid nor played, so nobody can answer it
        else:
            aim(t, frame)
    elif frame.pc == 3:
        pay_for_card(t, frame)
    elif frame.pc == 4:
        t.by = CARD_PLAYED
        change(t, E.PLAYED, card, frame.seat, 1, NOBODY)
    elif frame.pc == 5:
        open_window(t, E.PLAYED, frame.seat, card)
    elif frame.pc == 6:
        if frame.stopped:
            put_annulled_away(t, frame)
        else:
            resolve(t, frame)
    elif frame.pc == 7:
        if not frame.stopped and t.figures.type[t.kind[card]] == T.TALISMAN:
            put_talisman_away(t, frame)
    else:
        t.stack.pop()


def ask_bearer(t: Myl, frame: Play) -> None:
    """[9.1] A weapon that an effect plays, or puts into play, has no bearer yet: the player names one."""
    if t.type_of(frame.source) != T.WEAPON or frame.bearer != NOBODY or t.is_machinery(frame.source):
        return
    choice = Choice(A.BEARER, WEAPON_ON_ALLY, frame.seat)
    choice.mode = SUBSET
    choice.items = take_all(bearers(t, frame.seat, frame.source))
    choice.source = frame.source
    ask_unless_forced(t, choice)


def take_bearer(t: Myl, frame: Play) -> None:
    """[9.1] The ally that was named will carry the weapon."""
    for ally in taken(frame.answer):
        frame.bearer = ally
        frame.number = t.number[ally]
    frame.answer = []


def aim(t: Myl, frame: Acting) -> None:
    """[8.2.2] The player fixes the targets when declaring; one that becomes another object is no target any longer."""
    if frame.ability != NOBODY:
        start_part(t, frame, t.figures.all_abilities[frame.ability].aiming, FIX_TARGETS)


def start_part(t: Myl, frame: Acting, program: int, rule: int) -> None:
    """Run what is chosen or paid before something takes effect; what it meets is known afterwards."""
    if program != NOBODY:
        run = new_run(t, frame, program, rule)
        run.slots = frame.slots if rule != FURTHER_COST else NO_SLOTS
        t.stack.append(run)


def new_run(t: Myl, frame: Acting, program: int, rule: int) -> Run:
    """A program of the card or ability, with what it answers."""
    run = Run(program, rule, frame.seat)
    run.source = frame.source
    run.number = t.number[frame.source] if isinstance(frame, Play) else frame.number
    run.ability = frame.ability
    run.event_seat = frame.whose if frame.whose != NOBODY else frame.seat
    run.that = frame.answered
    run.that_number = frame.answered_number
    return run


def pay_for_card(t: Myl, frame: Play) -> None:
    """[8.2.3] [8.2.3.1] The price in Oros, and what else the text asks for, also where nothing is paid."""
    if not frame.free:
        pay(t, frame.seat, t.price(frame.source, frame.seat, frame.less, frame.bearer), frame.source)
        spend_discounts(t, frame.seat, frame.source)
    for ability in t.figures.elsewhere[t.kind[frame.source]]:
        if ability.kind == L.ALSO:
            pay(t, frame.seat, gold_cost(ability))
            start_part(t, frame, ability.paying, FURTHER_COST)
    if frame.ability != NOBODY:
        start_part(t, frame, t.figures.all_abilities[frame.ability].paying, PAY_GOLD)


def spend_discounts(t: Myl, seat: int, card: int) -> None:
    """[8.5] What lowers the cost of the next card only has done so."""
    if t.lasts(L.NEXT_COST):
        for effect in t.effects[:]:
            if effect.kind == L.NEXT_COST and is_discount(effect) and binds(effect, seat) and reaches(t, effect, card):
                end_effect(t, effect)


def put_annulled_away(t: Myl, frame: Play) -> None:
    """[8.2.6] An annulled card goes to its owner's graveyard; what was paid stays paid."""
    card = frame.source
    t.flags[card] &= ~S.RESERVED
    note(t, E.ANNULLED, ANNULLED_RULE, frame.seat, card)
    move(t, card, t.place_of_grave(t.owner[card]))


def resolve(t: Myl, frame: Play) -> None:
    """[8.2.7] A permanent enters play; a talisman does what it says, as far as possible."""
    card = frame.source
    t.by = RESOLVES
    if t.figures.type[t.kind[card]] == T.TALISMAN:
        start_acting(t, frame, RESOLVES)
        return
    lost_bearer = frame.bearer != NOBODY and not t.is_object(frame.bearer, frame.number)
    if lost_bearer or put_into_play(t, card, frame.seat, frame.bearer) == 0:
        t.flags[card] &= ~S.RESERVED
        move(t, card, t.place_of_grave(t.owner[card]))


def start_acting(t: Myl, frame: Acting, rule: int) -> None:
    """[8.3] Begin the program with the targets that are still legal; without any, nothing happens."""
    ability = t.figures.all_abilities[frame.ability]
    run = new_run(t, frame, ability.program, rule)
    if ability.aiming != NOBODY and lost_all_targets(t, frame, ability.aiming):
        t.came_to_nothing(run, NONE_THERE, 0, frame.seat)
        return
    run.slots = frame.slots
    t.stack.append(run)


def lost_all_targets(t: Myl, frame: Acting, aiming: int) -> bool:
    """[8.3] Leave out targets that are gone or could no longer be chosen; whether that leaves none of them."""
    code = t.library[aiming]
    run = new_run(t, frame, aiming, FIX_TARGETS)
    run.slots = frame.slots
    some = False
    for at in range(0, len(code), WIDTH):
        slot = code[at + 5] & SLOT_MASK
        if code[at] == PICK and code[at + 1] != NOBODY and slot < len(run.slots) and run.slots[slot]:
            some = True
            legal = t.choosable(run, gather(t, run, code[at + 1]), frame.seat, code[at + 5] & CHOOSING != 0)
            kept = still_targets(t, run.slots[slot], legal)
            if len(kept) < len(run.slots[slot]):
                run.slots = [kept if other == slot else run.slots[other] for other in range(len(run.slots))]
    frame.slots = run.slots
    return some and not has_targets_left(code, frame.slots)


def still_targets(t: Myl, row: list[int], legal: list[int]) -> list[int]:
    """[8.3] Those of the cards of a name that are the same objects and could still be chosen."""
    kept: list[int] = []
    for at in range(0, len(row), 2):
        if row[at] in legal and t.is_object(row[at], row[at + 1]):
            kept += row[at : at + 2]
    return kept


def has_targets_left(code: list[int], slots: list[list[int]]) -> bool:
    """[8.3] Whether one of the names that targets go by still means a card."""
    for at in range(0, len(code), WIDTH):
        slot = code[at + 5] & SLOT_MASK
        if code[at] == PICK and slot < len(slots) and slots[slot]:
            return True
    return False


def put_talisman_away(t: Myl, frame: Play) -> None:
    """[8.2.7] [10.6] A talisman goes to the graveyard when it is done; one that was exhumed is banished."""
    card = frame.source
    if not t.flags[card] & S.RESERVED:
        return  # its own effect has put it elsewhere
    t.flags[card] &= ~S.RESERVED
    note(t, E.TALISMAN_DONE, EXHUME_RULE if frame.exhumed else RESOLVES, frame.seat, card)
    move(t, card, t.place_of(Z.EXILE, t.owner[card]) if frame.exhumed else t.place_of_grave(t.owner[card]))
