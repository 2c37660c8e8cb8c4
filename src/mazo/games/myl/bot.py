"""A player that looks no further than its own turn: what each option is worth, judged by what its seat may see.

It reads the faces of its own hand and of what lies in play, and counts the rest; a face that its seat does not know
is worth the same whatever it is. All worths are in points; a card of a castle that is still high is worth CASTLE.
"""

from typing import Final

from mazo.abilities.machine.asking import ASK_AMOUNT, ASK_MAY, ASK_SHARES, ASK_TARGETS
from mazo.abilities.machine.program import (
    ACT,
    ACT_PLAYER,
    DO_SHARES,
    EACH_PLAYER,
    LASTING,
    WIDTH,
    YOURS,
)
from mazo.abilities.machine.records import Ability, Run
from mazo.games.myl.codes import asks as A
from mazo.games.myl.codes import events as E
from mazo.games.myl.codes import keywords as K
from mazo.games.myl.codes import lasting as L
from mazo.games.myl.codes import options as O
from mazo.games.myl.codes import states as S
from mazo.games.myl.codes import types as T
from mazo.games.myl.codes import zones as Z
from mazo.games.myl.frames import Acting, Window
from mazo.games.myl.table import Myl, gold_cost
from mazo.games.myl.weighing.gains import hurts, program_gain, stopped, template_hurts
from mazo.games.myl.weighing.worth import (
    DRAWN,
    GOLD,
    LOW,
    PER_STRENGTH,
    WIN,
    amount,
    castle_worth,
    drawing,
    standing,
    total_force,
    weapon_strength,
    worth,
)
from mazo.kernel.codes import DONE, NO, NOBODY, TAKE, first_of, second_of, verb_of
from mazo.kernel.frames import Choice
from mazo.kernel.knowledge import knows

# Hands.
FEW_GOLD: Final = 2
"""With fewer Oros than this an opening hand does nothing."""
MANY_GOLD: Final = 6
SMALLEST: Final = 6
"""A hand of this size is kept, whatever it holds."""
ENOUGH_GOLD: Final = 9


def greedy_pick(t: Myl, choice: Choice, options: list[int]) -> int:
    """The option that looks best to the seat that is asked."""
    ask = choice.ask
    if ask == A.VIGIL:
        return vigil_act(t, choice.seat, options)
    if ask == A.ATTACKERS:
        return pick_on(options, attackers(t, choice))
    if ask == A.BLOCKER:
        return best_block(t, choice, options)
    if ask == A.WAR:
        return best_act(t, choice.seat, options, True)
    if ask == A.ANSWER:
        return best_answer(t, choice.seat, options)
    if ask == A.MULLIGAN:
        return options[1] if bad_hand(t, choice.seat) else options[0]
    if ask == A.DISCARD:
        return pick_on(options, least(t, choice))
    if ask == ASK_TARGETS or ask == A.SUBJECT or ask == A.BEARER or ask == A.CHALLENGE:
        return pick_on(options, targets(t, choice))
    if ask == ASK_MAY:
        return options[-1] if verb_of(options[-1]) == NO and unwelcome(t, choice) else options[0]
    if ask == ASK_SHARES:
        opposing = t.controller[first_of(choice.items[len(choice.picks)])] != choice.seat
        return options[-1] if opposing == harmful(t, choice) else options[0]
    if ask == ASK_AMOUNT:
        return options[0] if unwelcome(t, choice) else options[-1]
    return options[0]  # the Oro that the list marks, regrouping, what waits as it comes


# The Vigilia.


def vigil_act(t: Myl, seat: int, options: list[int]) -> int:
    """What is done before the battle, and then the battle, if somebody should attack."""
    best = peaceful_act(t, seat, options)
    if verb_of(best) != O.END_VIGIL:
        return best
    for packed in options:
        if verb_of(packed) == O.TO_BATTLE and who_attacks(t, seat, able(t, seat)):
            return packed
    return best


def peaceful_act(t: Myl, seat: int, options: list[int]) -> int:
    """An Oro first, then the best act as long as one is any good; after that the end of the Vigilia."""
    if wants_gold(t, seat):
        for packed in options:
            if verb_of(packed) == O.PUT_GOLD:
                return packed
    return best_act(t, seat, options, False)


def wants_gold(t: Myl, seat: int) -> bool:
    """Whether one more Oro is of use: hardly ever not."""
    return len(t.cards(Z.RESERVE, seat)) + len(t.cards(Z.PAID, seat)) < ENOUGH_GOLD


def best_act(t: Myl, seat: int, options: list[int], war: bool) -> int:
    """The card to play or ability to use that brings the most; if none brings anything, the end or a pass."""
    best = options[-1]
    for packed in options:
        if verb_of(packed) == O.END_VIGIL or verb_of(packed) == O.PASS:
            best = packed
    most = 0
    for packed in options:
        gain = act_gain(t, seat, packed, war)
        if gain > most:
            best = packed
            most = gain
    return best


def act_gain(t: Myl, seat: int, packed: int, war: bool) -> int:
    """What an act brings, less what it costs; an ability that costs nothing and has no limit would have no end."""
    verb = verb_of(packed)
    card = first_of(packed)
    if verb == O.USE:
        abilities = t.own_abilities(card, L.ACTIVATED)
        if second_of(packed) >= len(abilities):
            return 0
        ability = abilities[second_of(packed)]
        if gold_cost(ability) == 0 and ability.times == 0 and ability.paying == NOBODY:
            return 0
        loss = 3 * gold_cost(ability)
        if ability.paying != NOBODY:
            loss += max(0, -program_gain(t, seat, card, ability.paying, NOBODY, war))
        return program_gain(t, seat, card, ability.program, ability.aiming, war) - loss
    if verb == O.PLAY_ON:
        return armed_gain(t, seat, card, second_of(packed))
    if verb != O.PLAY:
        return 0
    if t.type_of(card) == T.TALISMAN:
        for ability in t.figures.abilities[t.kind[card]]:
            if ability.kind == L.ACTION:
                return program_gain(t, seat, card, ability.program, ability.aiming, war) - t.price(card, seat)
        return 0
    return worth(t, t.kind[card])


def armed_gain(t: Myl, seat: int, weapon: int, bearer: int) -> int:
    """What a weapon brings on an ally: what strengthens goes to one's own, rather one that can strike with it."""
    more = weapon_strength(t, t.kind[weapon])
    own = t.controller[bearer] == seat
    if more < 0:
        return min(-more, t.strength(bearer)) * PER_STRENGTH if not own else 0
    if not own:
        return 0
    ready = 2 if t.flags[bearer] & S.WAITING == 0 else 0
    return worth(t, t.kind[weapon]) + more * PER_STRENGTH + t.strength(bearer) + ready


# Battle.


def able(t: Myl, seat: int) -> list[int]:
    """The allies that could attack, as far as the table shows."""
    found: list[int] = []
    for card in t.allies(Z.DEFENCE, seat):
        waits = t.flags[card] & S.WAITING != 0 and not t.has_keyword(card, K.FURY)
        if not waits and not t.has_keyword(card, K.GUARDIAN) and not t.cant(card, L.CANT_ATTACK):
            found.append(card)
    return found


def attackers(t: Myl, choice: Choice) -> list[int]:
    """The picks for those who should attack."""
    offered = [first_of(packed) for packed in choice.items]
    wanted = who_attacks(t, choice.seat, offered)
    return [packed for packed in choice.items if first_of(packed) in wanted]


def who_attacks(t: Myl, seat: int, ready: list[int]) -> list[int]:
    """All, if the castle falls or nobody can block; else those who lose nothing by it and are not needed at home."""
    foe = t.other(seat)
    guards = [card for card in t.allies(Z.DEFENCE, foe) if not t.cant(card, L.CANT_BLOCK)]
    if sure_damage(t, ready, guards) >= t.castle(foe):
        return ready
    wanted: list[int] = []
    for card in ready:
        if t.strength(card) > 0 and attack_gain(t, seat, card, guards) > 0:
            wanted.append(card)
    return hold_back(t, seat, wanted)


def sure_damage(t: Myl, ready: list[int], guards: list[int]) -> int:
    """What these allies do to a castle at least, if each guard blocks the strongest that it can."""
    open_ones: list[int] = []
    total = 0
    for card in ready:
        if is_unblockable(t, card):
            total += t.strength(card)
        else:
            open_ones.append(t.strength(card))
    open_ones = in_order(open_ones)
    for at in range(len(guards), len(open_ones)):
        total += open_ones[at]
    return total


def in_order(numbers: list[int]) -> list[int]:
    """Numbers, the largest first."""
    ordered: list[int] = []
    for number in numbers:
        at = len(ordered)
        while at > 0 and ordered[at - 1] < number:
            at -= 1
        ordered.insert(at, number)
    return ordered


def is_unblockable(t: Myl, card: int) -> bool:
    """Whether nobody can block an attacker, by what it says."""
    return t.has_keyword(card, K.UNBLOCKABLE) or t.cant(card, L.CANT_BE_BLOCKED)


def attack_gain(t: Myl, seat: int, card: int, guards: list[int]) -> int:
    """What an attack brings if the other player answers it as well as possible."""
    force = t.strength(card)
    foe = t.other(seat)
    free = force * castle_worth(t.castle(foe))
    if is_unblockable(t, card):
        return free
    worst = free
    for guard in guards:
        against = t.strength(guard)
        if against > force:
            met = 0 if t.has_keyword(card, K.INDESTRUCTIBLE) else -standing(t, card)
        elif against == force:
            met = standing(t, guard) - standing(t, card)
        else:
            met = standing(t, guard) + (force - against) * castle_worth(t.castle(foe))
        worst = min(worst, met)
    return worst


def hold_back(t: Myl, seat: int, wanted: list[int]) -> list[int]:
    """Who attacks can't block in the next turn: keep the weakest at home while the castle could fall to what comes."""
    coming: list[int] = []
    for line in (Z.DEFENCE, Z.ATTACK):
        for card in t.allies(line, t.other(seat)):
            coming.append(t.strength(card))
    coming = in_order(coming)
    at_home = len(t.allies(Z.DEFENCE, seat)) - len(wanted)
    left = wanted[:]
    while left and unmet(coming, at_home) >= t.castle(seat):
        weakest = left[0]
        for card in left:
            if t.strength(card) < t.strength(weakest):
                weakest = card
        left.remove(weakest)
        at_home += 1
    return left


def unmet(coming: list[int], guards: int) -> int:
    """What comes through if each guard stops one of the strongest."""
    total = 0
    for at in range(guards, len(coming)):
        total += coming[at]
    return total


def best_block(t: Myl, choice: Choice, options: list[int]) -> int:
    """The blocker that brings most: what it destroys and keeps from the castle, less what is lost."""
    attacker = choice.source
    best = options[-1]
    most = 0
    for packed in options:
        if verb_of(packed) == O.BLOCK:
            gain = block_gain(t, choice.seat, attacker, first_of(packed))
            if gain > most or (verb_of(best) == O.BLOCK and best == options[-1]):
                best = packed
                most = gain
    return best


def block_gain(t: Myl, seat: int, attacker: int, blocker: int) -> int:
    """What comes of a pair."""
    force = t.strength(attacker)
    guard = t.strength(blocker)
    point = castle_worth(t.castle(seat))
    if total_force(t) >= t.castle(seat):
        point = WIN // max(1, t.castle(seat))
    gain = min(force, guard) * point
    if guard >= force and not t.has_keyword(attacker, K.INDESTRUCTIBLE):
        gain += standing(t, attacker)
    if guard <= force and not t.has_keyword(blocker, K.INDESTRUCTIBLE):
        gain -= standing(t, blocker)
    return gain


# Answers.


def best_answer(t: Myl, seat: int, options: list[int]) -> int:
    """The answer that brings most; what one does oneself is never annulled, cancelled or prevented."""
    window = innermost(t)
    best = options[-1]
    most = 0
    for packed in options:
        if verb_of(packed) == O.PASS:
            continue
        gain = answer_gain(t, seat, packed, window)
        if gain > most:
            best = packed
            most = gain
    return best


def innermost(t: Myl) -> Window:
    """The window that is asked about."""
    for at in range(len(t.stack) - 1, -1, -1):
        frame = t.stack[at]
        if isinstance(frame, Window):
            return frame
    raise AssertionError("no window is open")


def answer_gain(t: Myl, seat: int, packed: int, window: Window) -> int:
    """What an answer stops, and what it does besides, less its price."""
    card = first_of(packed)
    found = NOBODY
    gain = 0
    if verb_of(packed) == O.USE:
        ability = t.own_abilities(card, L.ANSWER)[second_of(packed)]
        gain = -3 * gold_cost(ability)
        if ability.paying != NOBODY:
            gain += min(0, program_gain(t, seat, card, ability.paying, NOBODY, True))
        found = ability.program
        aiming = ability.aiming
    else:
        gain = -t.price(card, seat) - DRAWN // 2
        aiming = NOBODY
        for one in t.figures.abilities[t.kind[card]]:
            if one.kind == L.ANSWER and (one.event == window.event or one.event == E.LEAVES_PLAY):
                found = one.program
                aiming = one.aiming
    if found == NOBODY:
        return 0
    stops = stopped(t, found)
    if stops == NOBODY:
        return gain + program_gain(t, seat, card, found, aiming, True)
    if stops == E.PREVENT:
        return gain + saved(t, seat, window)
    if window.whose == seat:
        return 0
    return gain + at_stake(t, seat, window) + max(0, program_gain(t, seat, card, found, aiming, True))


def at_stake(t: Myl, seat: int, window: Window) -> int:
    """What the other player is about to get: the card that is played, the ability that is used, the attack."""
    if window.event == E.BATTLE or window.event == E.DEFENDED or window.event == E.CASTLE_DAMAGE:
        return total_force(t) * castle_worth(t.castle(seat)) // 2
    if window.source == NOBODY:
        return 0
    return worth(t, t.kind[window.source])


def saved(t: Myl, seat: int, window: Window) -> int:
    """What is kept by preventing: one's own best card in danger, or the damage to one's own castle."""
    if window.event == E.CASTLE_DAMAGE:
        return total_force(t) * castle_worth(t.castle(seat)) // 2 if window.whose != seat else 0
    best = 0
    for at in range(0, len(window.items), 2):
        card = window.items[at]
        if t.is_object(card, window.items[at + 1]) and t.controller[card] == seat:
            best = max(best, standing(t, card))
    return best


# Questions for several cards.


def pick_on(options: list[int], wanted: list[int]) -> int:
    """The next pick towards the wanted cards; nothing more if none of them is left, or what must be taken."""
    for packed in options:
        if packed in wanted:
            return packed
    return options[-1] if verb_of(options[-1]) == DONE else options[0]


def bad_hand(t: Myl, seat: int) -> bool:
    """Whether an opening hand has too few Oros or hardly anything else, and is still large enough to be changed."""
    hand = t.cards(Z.HAND, seat)
    if len(hand) <= SMALLEST:
        return False
    golds = 0
    for card in hand:
        golds += int(t.type_of(card) == T.GOLD)
    return golds < FEW_GOLD or golds > MANY_GOLD


def least(t: Myl, choice: Choice) -> list[int]:
    """The cards of the hand that are missed least."""
    wanted: list[int] = []
    left = choice.items[:]
    ready = len(t.cards(Z.RESERVE, choice.seat)) + len(t.cards(Z.PAID, choice.seat))
    while left and len(wanted) < choice.high:
        best = left[0]
        fewest = missed(t, first_of(best), ready)
        for packed in left:
            if missed(t, first_of(packed), ready) < fewest:
                best = packed
                fewest = missed(t, first_of(packed), ready)
        wanted.append(best)
        left.remove(best)
    return wanted


def missed(t: Myl, card: int, ready: int) -> int:
    """How much a hand misses a card: Oros less the more there are, what is too expensive less than what is not."""
    kind = t.kind[card]
    if t.figures.type[kind] == T.GOLD:
        return GOLD - 4 * max(0, ready - 4)
    return worth(t, kind) - 6 * max(0, t.figures.cost[kind] - ready - 1)


def targets(t: Myl, choice: Choice) -> list[int]:
    """The cards to choose: what hurts goes to the best of the opponent's, what helps to the best own."""
    harm = harmful(t, choice)
    return best_liked(choice, [liking(t, choice.seat, packed, harm) for packed in choice.items])


def best_liked(choice: Choice, likes: list[int]) -> list[int]:
    """The picks that are liked best, one number for each that is offered; what is disliked only if it must be."""
    wanted: list[int] = []
    left = choice.items[:]
    liked = likes[:]
    while left and len(wanted) < choice.high:
        best = 0
        for at in range(1, len(left)):
            if liked[at] > liked[best]:
                best = at
        if liked[best] < 0 and len(wanted) >= choice.low:
            break
        wanted.append(left.pop(best))
        liked.pop(best)
    return wanted


def liking(t: Myl, seat: int, packed: int, harm: bool) -> int:
    """How glad the seat is to choose a card for an effect."""
    card = first_of(packed)
    if verb_of(packed) != TAKE or not knows(t, seat, card):
        return 0
    points = standing(t, card) if t.in_play(card) else worth(t, t.kind[card])
    return points if harm == (t.controller[card] != seat) else -points


def harmful(t: Myl, choice: Choice) -> bool:
    """Whether what asks will harm what is chosen, by the next thing that it does to cards."""
    if choice.ask == A.CHALLENGE:
        return True
    if choice.ask == A.BEARER:
        return choice.source != NOBODY and weapon_strength(t, t.kind[choice.source]) < 0
    asking = t.stack[-2]
    if isinstance(asking, Run):
        found = harm_in(t, t.library[asking.program], asking.pc)
        if found >= 0:
            return found > 0
    for at in range(len(t.stack) - 1, -1, -1):
        frame = t.stack[at]
        if isinstance(frame, Acting):
            if frame.ability == NOBODY:
                return False
            ability: Ability = t.figures.all_abilities[frame.ability]
            return harm_in(t, t.library[ability.program], 0) != 0
    return True


def harm_in(t: Myl, code: list[int], start: int) -> int:
    """Whether the next deed of a program from here on does harm: 1 if so, 0 if not, -1 if it has none."""
    for at in range(start, len(code), WIDTH):
        if code[at] == DO_SHARES or code[at] == ACT:
            return int(hurts(code[at + 1]))
        if code[at] == LASTING:
            return int(template_hurts(t, code[at + 1], code[at + 3]))
    return -1


def unwelcome(t: Myl, choice: Choice) -> bool:
    """Whether a yes would do its own player harm: the next deed draws from a castle that is low, or mills it."""
    asking = t.stack[-2]
    if not isinstance(asking, Run):
        return False
    code = t.library[asking.program]
    for at in range(asking.pc, len(code), WIDTH):
        if code[at] == EACH_PLAYER:
            return False
        if code[at] == ACT_PLAYER:
            much = amount(t, code[at + 2])
            if code[at + 1] == E.DRAW and asking.seat == choice.seat:
                return drawing(t, choice.seat, much) < 0
            return code[at + 1] == E.MILL and code[at + 3] == YOURS and t.castle(choice.seat) <= LOW
    return False
