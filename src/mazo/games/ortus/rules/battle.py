"""[10] A battle: who is fielded, what the Battle card says, who falls, and what the attacker takes."""

from collections.abc import Callable
from typing import Final

from mazo.games.ortus.book.keys import (
    ATTACK,
    BATTLE_CARD_RULE,
    CHURCH_DECIDES_RULE,
    DAMAGE_RULE,
    FIELDING,
    HAND_FIGHTERS,
    HORDE_RULE,
    LORDS_CAPTURED,
    RAID_SPOILS,
    SIEGE_SPOILS,
    TOWERS_PROTECT,
)
from mazo.games.ortus.codes import asks as ASK
from mazo.games.ortus.codes import cards as C
from mazo.games.ortus.codes import events as E
from mazo.games.ortus.codes import options as DO
from mazo.games.ortus.codes import ways as WAY
from mazo.games.ortus.codes import zones as Z
from mazo.games.ortus.frames import Battle
from mazo.games.ortus.rules.destinations import destroy, destroy_with_all, discard, take_over
from mazo.games.ortus.rules.earldom import (
    attached,
    bulwark,
    church_control,
    field_limit,
    garrison_of,
    is_army,
    is_seated,
    lord_of,
    properties_of,
    strength,
)
from mazo.games.ortus.rules.fielding import candidates, chosen, put_anyway
from mazo.games.ortus.rules.holding import capture, settle_in, to_pool
from mazo.games.ortus.rules.supplies import next_battle
from mazo.games.ortus.rules.towers import destroy_tower
from mazo.games.ortus.table import Ortus
from mazo.kernel.choices import take_all, taken
from mazo.kernel.codes import NOBODY, SUBSET, first_of, option, verb_of
from mazo.kernel.frames import Choice
from mazo.kernel.log import note
from mazo.kernel.zones import move

# How far a battle has come.
_BEGUN: Final = 0
_ATTACKERS: Final = 1
_DEFENDERS: Final = 2
_CARD: Final = 3
_LOSSES: Final = 4
_LOST: Final = 5
_OVERRUN: Final = 6
_TOWERS: Final = 7
_TARGET: Final = 8
_SPOILS: Final = 9
_OVER: Final = 10


def attack(t: Ortus, seat: int, form: int, aim: int, vikings: bool) -> None:
    """[7.6] [10.1] Somebody attacks: the target and the kind of the attack are named first."""
    battle = Battle(HORDE_RULE if vikings else ATTACK, seat)
    battle.form = form
    battle.vikings = vikings
    battle.source = NOBODY if form == DO.STORM else aim
    battle.defender = aim if form == DO.STORM else t.zone_seat(aim)
    t.attacked = 1
    if form == DO.STORM:
        note(t, E.STORMS, battle.rule, seat, NOBODY, battle.defender)
    else:
        note(t, E.RAIDS if form == DO.RAID else E.BESIEGES, battle.rule, seat, aim)
    t.stack.append(battle)


def battling(t: Ortus, frame: Battle) -> None:
    """[10.1] [10.4] Go on with a battle: field, draw, lose, take."""
    _STEPS[frame.pc](t, frame)


# Fielding.


def ask_attackers(t: Ortus, frame: Battle) -> None:
    """[10.1] The attacker fields first, and somebody at least; Vikings are all there."""
    frame.pc = _ATTACKERS
    if frame.vikings:
        return
    choice = _fielding(t, ASK.ATTACKERS, frame.seat, candidates(t, frame.seat, []))
    choice.low = 1
    choice.about = frame.defender
    t.stack.append(choice)


def field_attackers(t: Ortus, frame: Battle) -> None:
    """[10.1] The attackers stand; now the defender fields."""
    frame.attackers = t.cards(Z.HORDE, NOBODY)[:] if frame.vikings else field(t, frame.seat, chosen(frame.answer))
    frame.pc = _DEFENDERS
    ask_defenders(t, frame)


def ask_defenders(t: Ortus, frame: Battle) -> None:
    """[10.1] The defender fields last. Who has a hand is asked even without fighters: a pause less would tell."""
    found = candidates(t, frame.defender, home_guard(t, frame))
    frame.answer = []
    if found or t.cards(Z.HAND, frame.defender):
        choice = _fielding(t, ASK.DEFENDERS, frame.defender, found)
        choice.low = 0
        choice.about = frame.seat
        put_anyway(t, choice)


def field_defenders(t: Ortus, frame: Battle) -> None:
    """[10.1] [10.4] The defenders stand; now the Battle card is drawn."""
    frame.defenders = home_guard(t, frame) + field(t, frame.defender, chosen(frame.answer))
    frame.pc = _CARD
    draw_battle_card(t, frame)


def _fielding(t: Ortus, ask: int, seat: int, found: list[int]) -> Choice:
    """[8.5] [M9] Whom to field: of the Pool no more than Lands allow, of the others as many as one likes."""
    choice = Choice(ask, FIELDING, seat)
    choice.mode = SUBSET
    choice.items = take_all(found)
    pool = t.place_of(Z.POOL, seat)
    choice.weights = [1 if t.zone[card] == pool else 0 for card in found]
    choice.limit = field_limit(t, seat)
    choice.high = choice.weights.count(0) + min(choice.limit, choice.weights.count(1))
    return choice


def home_guard(t: Ortus, frame: Battle) -> list[int]:
    """The garrison of the Fief that is attacked fights without being asked."""
    return garrison_of(t, frame.source) if frame.source != NOBODY else []


def field(t: Ortus, seat: int, cards: list[int]) -> list[int]:
    """[10.3] Cards of the hand come onto the field; the others fight from where they are."""
    for card in cards:
        if t.zone[card] == t.place_of(Z.HAND, seat):
            move(t, card, t.place_of(Z.FIELD, seat))
        note(t, E.FIELDS, FIELDING, seat, card)
    return cards


# The Battle card.


def draw_battle_card(t: Ortus, frame: Battle) -> None:
    """[10.4] [10.7] [10.8] The defender draws a Battle card; where the Church decides, who controls it is asked."""
    frame.answer = []
    card = next_battle(t)
    frame.card = C.NORMAL_BATTLE
    if card == NOBODY:
        return
    frame.card = t.kind[card]
    move(t, card, t.place_of(Z.BATTLE_DISCARD, NOBODY))
    note(t, E.DRAWS_BATTLE, BATTLE_CARD_RULE, frame.defender, card)
    if frame.card == C.CHURCH_DECIDES:
        frame.card = C.NORMAL_BATTLE
        decides = church_control(t)
        if decides != NOBODY:
            choice = Choice(ASK.CHURCH, CHURCH_DECIDES_RULE, decides)
            choice.items = [option(DO.ATTACKER), option(DO.DEFENDER), option(DO.NORMAL)]
            t.stack.append(choice)


def church_says(t: Ortus, frame: Battle) -> None:
    """[10.7] The Earl who controls the Church favours the attacker, the defender or nobody."""
    verb = verb_of(frame.answer[0])
    frame.card = C.ATTACKER_WINS if verb == DO.ATTACKER else C.DEFENDER_WINS if verb == DO.DEFENDER else C.NORMAL_BATTLE
    frame.answer = []
    note(t, E.CHURCH_SAYS, CHURCH_DECIDES_RULE, church_control(t), NOBODY, NOBODY, frame.card - C.NORMAL_BATTLE)


# Damage.


def deal_damage(t: Ortus, frame: Battle) -> None:
    """[10.5] [10.6] [M31] Each side deals as much damage as it is strong, but none to the side that is favoured."""
    if frame.answer:
        church_says(t, frame)
    frame.pc = _LOSSES
    attack_strength = total(t, frame.attackers)
    defence = total(t, frame.defenders)
    frame.to_attackers = 0 if frame.card == C.ATTACKER_WINS else defence
    frame.to_defenders = 0 if frame.card == C.DEFENDER_WINS else attack_strength
    frame.surplus = max(0, frame.to_defenders - defence)
    note(t, E.DAMAGE, DAMAGE_RULE, frame.seat, NOBODY, NOBODY, attack_strength)
    note(t, E.DAMAGE, DAMAGE_RULE, frame.defender, NOBODY, NOBODY, defence)


def total(t: Ortus, cards: list[int]) -> int:
    """The strength of a whole side."""
    found = 0
    for card in cards:
        found += strength(t, card)
    return found


def take_losses(t: Ortus, frame: Battle) -> None:
    """[M31] First the attackers take their damage, then the defenders theirs, which was dealt at the same time."""
    attacking = frame.pc == _LOSSES
    side = frame.attackers if attacking else frame.defenders
    damage = frame.to_attackers if attacking else frame.to_defenders
    if frame.answer:
        card = first_of(frame.answer[0])
        frame.answer = []
        damage -= strength(t, card)
        side = [other for other in side if other != card]
        fall(t, card)
    if total(t, side) <= damage:
        lose_all(t, side, captor_of(frame, attacking))
        side = []
        damage = 0
        frame.pc += 1
    elif not ask_loss(t, frame, frame.seat if attacking else frame.defender, side, damage):
        frame.pc += 1
    if attacking:
        frame.attackers = side
        frame.to_attackers = damage
    else:
        frame.defenders = side
        frame.to_defenders = damage


def captor_of(frame: Battle, attacking: bool) -> int:
    """[10.12] [M16] Who captures the Lords of a side that is wiped out: the other, if the Battle card favoured it."""
    if attacking:
        return frame.defender if frame.card == C.DEFENDER_WINS else NOBODY
    return frame.seat if frame.card == C.ATTACKER_WINS and not frame.vikings else NOBODY


def ask_loss(t: Ortus, frame: Battle, seat: int, side: list[int], damage: int) -> bool:
    """[M31] The side that takes damage says who falls for it; False if what is left can fell nobody."""
    weak = [card for card in side if 0 < strength(t, card) <= damage]
    if not weak:
        return False
    if are_alike(t, weak):
        frame.answer = take_all(weak[:1])
        return True
    choice = Choice(ASK.LOSS, DAMAGE_RULE, seat)
    choice.items = take_all(weak)
    choice.high = damage
    t.stack.append(choice)
    return True


def are_alike(t: Ortus, cards: list[int]) -> bool:
    """Whether it makes no difference which of the cards falls."""
    first = cards[0]
    for card in cards:
        if t.kind[card] != t.kind[first] or t.zone[card] != t.zone[first] or t.host[card] != t.host[first]:
            return False
    return not is_seated(t, first)


def lose_all(t: Ortus, side: list[int], captor: int) -> None:
    """[10.12] [M16] A side that is wiped out loses everybody; if it has a captor, its Lords are captured."""
    for card in side:
        if captor != NOBODY and t.house.lords_captured and is_seated(t, card):
            capture(t, card, captor, LORDS_CAPTURED)
        else:
            fall(t, card)


def fall(t: Ortus, card: int) -> None:
    """[10.10] A combatant falls; who served a Mercenary goes to the Pool."""
    seat = t.zone_seat(card)
    note(t, E.FALLS, DAMAGE_RULE, seat, card)
    if t.zone_kind(card) == Z.FIELD:
        discard(t, card, DAMAGE_RULE)
        return
    if t.kind[card] == C.MERCENARY:
        for guest in attached(t, card):
            to_pool(t, guest, seat)
    destroy(t, card)


# What the attacker takes.


def overrun(t: Ortus, frame: Battle) -> None:
    """[10.9] [10.11] What is left of the attack meets the Towers first: each takes its share and falls."""
    towers = t.cards(Z.TOWERS, frame.defender)
    fallen = min(len(towers), frame.surplus // t.house.tower_strength)
    frame.surplus = frame.surplus - len(towers) * t.house.tower_strength if fallen == len(towers) else 0
    frame.number = fallen
    frame.pc = _TOWERS


def losses_of_towers(t: Ortus, frame: Battle) -> None:
    """[10.9] The defender says which Towers fall, if not all do."""
    for card in taken(frame.answer):
        destroy_tower(t, card)
        frame.number -= 1
    frame.answer = []
    towers = t.cards(Z.TOWERS, frame.defender)
    if frame.number >= len(towers):
        for card in towers[:]:
            destroy_tower(t, card)
        frame.number = 0
    if frame.number > 0:
        choice = Choice(ASK.LOST_TOWER, TOWERS_PROTECT, frame.defender)
        choice.items = take_all(towers)
        t.stack.append(choice)
        return
    frame.pc = _OVER if frame.form == DO.STORM else _TARGET


def spoils(t: Ortus, frame: Battle) -> None:
    """[M14] [M18] What the attacker may destroy or capture with what is left of the attack."""
    frame.answer = []
    items: list[int] = []
    rule = RAID_SPOILS
    if frame.form == DO.SIEGE:
        rule = SIEGE_SPOILS
        if frame.surplus >= bulwark(t, frame.source):
            items = [option(DO.RAZE, frame.source)]
            if t.house.siege_captures and not frame.vikings:
                items.append(option(DO.SEIZE, frame.source))
    elif frame.surplus >= t.house.property_strength:
        found = properties_of(t, frame.source)
        items = [option(DO.RAZE, card) for card in found]
        if not frame.vikings:
            items += [option(DO.SEIZE, card) for card in found]
    if items:
        frame.pc = _SPOILS
        if len(items) == 1:
            frame.answer = items
            return
        choice = Choice(ASK.SPOILS, rule, frame.seat)
        choice.items = items
        choice.about = frame.defender
        t.stack.append(choice)
        return
    if frame.form == DO.RAID:
        fell_lord(t, frame)
    frame.pc = _OVER


def fell_lord(t: Ortus, frame: Battle) -> None:
    """[M14] When nothing else is left of a Fief, a raid fells its Lord."""
    lord = lord_of(t, frame.source)
    if lord != NOBODY and frame.surplus >= max(1, strength(t, lord)):
        fall(t, lord)


def take_spoils(t: Ortus, frame: Battle) -> None:
    """[8.7] [M14] [M18] The attacker destroys or captures a Property, or the whole Fief."""
    verb, card = verb_of(frame.answer[0]), first_of(frame.answer[0])
    frame.answer = []
    if frame.form == DO.SIEGE:
        frame.pc = _OVER
        take_fief(t, frame.seat, card, verb == DO.SEIZE)
        return
    frame.surplus -= t.house.property_strength
    frame.pc = _TARGET
    if verb == DO.RAZE:
        destroy_with_all(t, card)
    else:
        settle_in(t, card, frame.seat, WAY.CAPTURED)


def take_fief(t: Ortus, seat: int, anchor: int, seized: bool) -> None:
    """[8.1] [8.7] [M18] A Fief is destroyed with all that belongs to it, or captured; its Lord and Abbots are then
    taken prisoner.
    """
    if not seized:
        destroy_with_all(t, anchor)
        return
    for guest in attached(t, anchor):
        if is_army(t.kind[guest]):
            destroy(t, guest)
        elif is_seated(t, guest):
            capture(t, guest, seat, SIEGE_SPOILS)
        else:
            for abbot in attached(t, guest):
                capture(t, abbot, seat, SIEGE_SPOILS)
    take_over(t, anchor, seat, WAY.CAPTURED)


def end_battle(t: Ortus, frame: Battle) -> None:
    """[M15] Who was fielded from a hand and has survived is discarded, or goes back there where the house says so."""
    t.stack.pop()
    for seat in (frame.seat, frame.defender):
        if seat != NOBODY:
            for card in t.cards(Z.FIELD, seat)[:]:
                if t.house.hand_fighters_stay:
                    move(t, card, t.place_of(Z.HAND, seat), shown=(1 << t.seats) - 1)
                else:
                    discard(t, card, HAND_FIGHTERS)


def is_fighting(frame: Battle, card: int) -> bool:
    """Whether a card fights in a battle that is under way."""
    return card in frame.attackers or card in frame.defenders


_STEPS: Final[list[Callable[[Ortus, Battle], None]]] = [
    ask_attackers, field_attackers, field_defenders, deal_damage, take_losses, take_losses, overrun, losses_of_towers,
    spoils, take_spoils, end_battle,
]  # fmt: skip
"""What happens at each point of a battle, in the order of the points."""
