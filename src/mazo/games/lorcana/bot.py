"""A player that looks no further than its own turn: what each option is worth, judged by what its seat may see.

It reads the faces of its own hand and of what lies in play, and counts the rest; a face that its seat does not know
is worth the same whatever it is. All worths are in points; one lore gained now is worth LORE_NOW of them.
"""

from typing import Final

from mazo.abilities.machine.asking import ASK_AMOUNT, ASK_SHARES, ASK_TARGETS
from mazo.abilities.machine.program import ACT, DO_SHARES, INSTRUCT, LASTING, WIDTH
from mazo.abilities.machine.records import Ability, Run
from mazo.games.lorcana.codes import asks as ASK
from mazo.games.lorcana.codes import can as CAN
from mazo.games.lorcana.codes import cant as CANT
from mazo.games.lorcana.codes import effects as FX
from mazo.games.lorcana.codes import events as E
from mazo.games.lorcana.codes import figures as F
from mazo.games.lorcana.codes import keywords as K
from mazo.games.lorcana.codes import options as DO
from mazo.games.lorcana.codes import states as S
from mazo.games.lorcana.codes import types as T
from mazo.games.lorcana.codes import zones as Z
from mazo.games.lorcana.engine.instructions import MOVE_DAMAGE
from mazo.games.lorcana.table import Lorcana, exert_cost, ink_cost
from mazo.kernel.codes import DONE, NOBODY, SEAT, STAT, TAKE, first_of, option, second_of, verb_of
from mazo.kernel.frames import Choice
from mazo.kernel.knowledge import knows

# What cards are worth, measured in games of greedy against itself.
LORE_NOW: Final = 12
LORE_LATER: Final = 18
"""A point of lore on a character that will quest, again and again if it lives."""
PER_STRENGTH: Final = 6
PER_WILLPOWER: Final = 4
LOCATION_LORE: Final = 15
PER_COST: Final = 10
"""An action or item, whose text nobody reads here, is worth this much for each ink that it costs."""
URGENT: Final = 3
"""How many times more it is worth to hurt a player who could win in the next turn."""

PROTECTS: Final = CANT.BE_CHALLENGED | CANT.BE_CHOSEN | CANT.BE_DEALT | CANT.TAKE_DAMAGE
"""What a card is glad not to be able to suffer."""

# Hands and ink.
LITTLE_INK: Final = 4
"""Below this much ink, more ink is always worth a card."""
ENOUGH_INK: Final = 7
SMALL_HAND: Final = 2
"""A hand of this size has no card to spare, unless for one that is still too expensive."""
LATE: Final = 30
"""Points that a card loses for each turn that it must still wait for its ink."""
SECOND_COPY: Final = 6
"""Points that a card loses for each copy of it in the hand."""
EARLY_COST: Final = 3
"""What costs no more than this is welcome in an opening hand."""
EXPENSIVE: Final = 2
"""How many cards that cost more an opening hand may hold: they will be ink, or played late."""
BLOCKS: Final = 2
"""How many cards that can't become ink an opening hand may hold."""


def greedy_pick(t: Lorcana, choice: Choice, options: list[int]) -> int:
    """The option that looks best to the seat that is asked."""
    ask = choice.ask
    if ask == ASK.MAIN:
        return turn_action(t, choice.seat, options)
    if ask == ASK.ALTER:
        return pick_on(options, put_back(t, choice.items))
    if ask == ASK_TARGETS:
        return pick_on(options, targets(t, choice))
    if ask == ASK_SHARES:
        opposing = t.controller[first_of(choice.items[len(choice.picks)])] != choice.seat
        return options[-1] if opposing == harmful(t) else options[0]
    if ask == ASK.STARTER:
        mine = option(SEAT, choice.seat)
        return mine if mine in options else options[0]
    if ask == ASK_AMOUNT:
        return options[-1]
    return options[0]  # leaves an offered deck alone, says yes, takes the bag as it comes


# The turn.


def turn_action(t: Lorcana, seat: int, options: list[int]) -> int:
    """Win if that is possible; else ink, play, sing, challenge, quest and move, in this order, while it is any good."""
    if t.lore[seat] + ready_lore(t, seat) >= t.variant.lore_to_win:
        quest = best_quest(t, options)
        if quest != NOBODY:
            return quest
    best = best_ink(t, seat, options)
    if best == NOBODY:
        best = best_play(t, seat, options)
    if best == NOBODY:
        best = best_shift(t, options)
    if best == NOBODY:
        best = best_song(t, options)
    if best == NOBODY:
        best = best_ability(t, options)
    if best == NOBODY:
        best = best_challenge(t, options)
    if best == NOBODY:
        best = best_quest(t, options)
    if best == NOBODY:
        best = best_move(t, options)
    return best if best != NOBODY else options[-1]


def ready_lore(t: Lorcana, seat: int) -> int:
    """The lore that the player's characters would bring if all that can quest did."""
    lore = 0
    for card in t.cards(Z.PLAY, seat):
        if t.flags[card] & (S.EXERTED | S.DRYING) == 0 and t.type_of(card) == T.CHARACTER:
            lore += max(0, t.figure(card, F.LORE))
    return lore


def best_ink(t: Lorcana, seat: int, options: list[int]) -> int:
    """Ink what the hand misses least, as long as more ink is of use."""
    ink = len(t.cards(Z.INKWELL, seat))
    if verb_of(options[0]) != DO.INK or ink >= ENOUGH_INK or not wants_ink(t, seat, ink):
        return NOBODY
    best = NOBODY
    least = 0
    copies = [0] * len(t.figures.cost)
    for packed in options:
        if verb_of(packed) == DO.INK:
            kind = t.kind[first_of(packed)]
            late = max(0, t.figures.cost[kind] - ink - 1)
            missed = worth(t, kind) - LATE * late - SECOND_COPY * copies[kind]
            copies[kind] += 1
            if best == NOBODY or missed < least:
                best = packed
                least = missed
    return best


def wants_ink(t: Lorcana, seat: int, ink: int) -> bool:
    """Whether the player would rather have one more ink than one more card."""
    hand = t.cards(Z.HAND, seat)
    if ink < LITTLE_INK or len(hand) > SMALL_HAND:
        return True
    for card in hand:
        if t.cost_of(card) > ink + 1:
            return True
    return False


def best_play(t: Lorcana, seat: int, options: list[int]) -> int:
    """The most expensive card of those that together make the most of the ready ink."""
    ready = t.ready_ink(seat)
    sums = [0] * (ready + 1)
    sets = [0] * (ready + 1)  # which options the sum is made of, one bit each
    for at in range(len(options)):
        if verb_of(options[at]) == DO.PLAY:
            kind = t.kind[first_of(options[at])]
            cost = t.figures.cost[kind]
            value = worth(t, kind)
            for ink in range(ready, cost - 1, -1):
                if sums[ink - cost] + value > sums[ink]:
                    sums[ink] = sums[ink - cost] + value
                    sets[ink] = sets[ink - cost] | (1 << at)
    best = NOBODY
    for at in range(len(options)):
        if (sets[ready] >> at) & 1:
            if best == NOBODY or t.cost_of(first_of(options[at])) > t.cost_of(first_of(best)):
                best = options[at]
    return best


def best_shift(t: Lorcana, options: list[int]) -> int:
    """The card that is worth most more than what it is shifted onto, or the best that its own text lets one play."""
    best = NOBODY
    most = 0
    for packed in options:
        verb = verb_of(packed)
        if verb == DO.SHIFT or verb == DO.PLAY_BY:
            gain = worth(t, t.kind[first_of(packed)])
            if verb == DO.SHIFT:
                gain -= worth(t, t.kind[second_of(packed)])
            if gain > most:
                best = packed
                most = gain
    return best


def is_paid_for(ability: Ability) -> bool:
    """Whether using an ability costs anything."""
    return ink_cost(ability) > 0 or exert_cost(ability) or ability.paying != NOBODY


def best_ability(t: Lorcana, options: list[int]) -> int:
    """An ability that costs something, so that it can't be used for ever; or a boost, or a song for several voices."""
    for packed in options:
        verb = verb_of(packed)
        if verb == DO.BOOST or verb == DO.SING_TOGETHER:
            return packed
        if verb == DO.ABILITY:
            mine = t.abilities(first_of(packed))
            index = second_of(packed)
            if index < len(mine) and is_paid_for(mine[index]):
                return packed
    return NOBODY


def best_song(t: Lorcana, options: list[int]) -> int:
    """The song that is worth more than the quest of its singer by the most."""
    best = NOBODY
    most = 0
    for packed in options:
        if verb_of(packed) == DO.SING:
            gain = worth(t, t.kind[first_of(packed)]) - quest_worth(t, second_of(packed))
            if gain > most:
                best = packed
                most = gain
    return best


def best_challenge(t: Lorcana, options: list[int]) -> int:
    """The challenge that brings more than it costs, the challenger's quest included, by the most."""
    best = NOBODY
    most = 0
    for packed in options:
        if verb_of(packed) == DO.CHALLENGE:
            gain = challenge_gain(t, first_of(packed), second_of(packed))
            if gain > most:
                best = packed
                most = gain
    return best


def challenge_gain(t: Lorcana, mine: int, target: int) -> int:
    """What a challenge brings: what it does to the target, less what it does to the challenger and the lost quest."""
    owner = t.controller[target]
    gain = harm(t, target, max(0, t.figure(mine, F.STRENGTH)))
    if t.lore[owner] + lore_next_turn(t, owner) >= t.variant.lore_to_win:
        gain *= URGENT  # its owner wins next turn unless stopped
    if t.seats > 2:  # of several opponents, mind the one who is nearest to winning
        gain += gain * t.lore[owner] // (2 * t.variant.lore_to_win)
    if t.type_of(target) == T.CHARACTER:
        gain -= harm(t, mine, max(0, t.figure(target, F.STRENGTH)))
    return gain - quest_worth(t, mine)


def lore_next_turn(t: Lorcana, seat: int) -> int:
    """The lore that all that a player has in play would bring in that player's next turn."""
    lore = 0
    for card in t.cards(Z.PLAY, seat):
        lore += max(0, t.figure(card, F.LORE))
    return lore


def harm(t: Lorcana, card: int, damage: int) -> int:
    """What so much damage takes from a card: all of it if it is banished, a share of its endurance otherwise."""
    left = t.figure(card, F.WILLPOWER) - t.damage[card]
    if damage >= left:
        return standing(t, card)
    return PER_WILLPOWER * damage


def best_quest(t: Lorcana, options: list[int]) -> int:
    """The quest for the most lore; one for nothing would only expose the character."""
    best = NOBODY
    most = 0
    for packed in options:
        if verb_of(packed) == DO.QUEST:
            lore = t.figure(first_of(packed), F.LORE)
            if lore > most:
                best = packed
                most = lore
    return best


def best_move(t: Lorcana, options: list[int]) -> int:
    """A move of a character that is nowhere yet to a location that does something."""
    for packed in options:
        if verb_of(packed) == DO.MOVE and t.host[first_of(packed)] == NOBODY:
            if t.abilities(second_of(packed)):
                return packed
    return NOBODY


# Worth.


def worth(t: Lorcana, kind: int) -> int:
    """What a card of that kind is worth to whoever plays it."""
    sort = t.figures.type[kind]
    if sort == T.CHARACTER:
        return (
            LORE_LATER * t.figures.lore[kind]
            + PER_STRENGTH * t.figures.strength[kind]
            + PER_WILLPOWER * t.figures.willpower[kind]
        )
    if sort == T.LOCATION:
        return LOCATION_LORE * t.figures.lore[kind] + PER_WILLPOWER * t.figures.willpower[kind]
    return PER_COST * t.figures.cost[kind] + 1


def standing(t: Lorcana, card: int) -> int:
    """What a card in play is worth as it stands there now, with its damage and what lasts on it."""
    sort = t.type_of(card)
    left = max(0, t.figure(card, F.WILLPOWER) - t.damage[card])
    if sort == T.CHARACTER:
        return (
            LORE_LATER * max(0, t.figure(card, F.LORE))
            + PER_STRENGTH * max(0, t.figure(card, F.STRENGTH))
            + PER_WILLPOWER * left
        )
    if sort == T.LOCATION:
        return LOCATION_LORE * max(0, t.figure(card, F.LORE)) + PER_WILLPOWER * left
    return worth(t, t.kind[card])


def quest_worth(t: Lorcana, card: int) -> int:
    """What the quest is worth that a character gives up by doing something else."""
    return LORE_NOW * max(0, t.figure(card, F.LORE))


# Questions for several cards.


def pick_on(options: list[int], wanted: list[int]) -> int:
    """The next pick towards the wanted cards; nothing more if none of them is left, or what must be taken."""
    for packed in options:
        if packed in wanted:
            return packed
    return options[-1] if verb_of(options[-1]) == DONE else options[0]


def put_back(t: Lorcana, hand: list[int]) -> list[int]:
    """What an opening hand is better off without: surplus of what is expensive, and of what can't become ink."""
    unwanted: list[int] = []
    expensive = 0
    blocks = 0
    for packed in by_cost(t, hand):
        kind = t.kind[first_of(packed)]
        inkable = t.figures.inkable[kind]
        costly = t.figures.cost[kind] > EARLY_COST
        if (costly and (expensive >= EXPENSIVE or not inkable)) or (not inkable and blocks >= BLOCKS):
            unwanted.append(packed)
        else:
            expensive += int(costly)
            blocks += int(not inkable)
    return unwanted


def by_cost(t: Lorcana, cards: list[int]) -> list[int]:
    """Cards as options, the cheapest first; among equals the order stays."""
    ordered: list[int] = []
    for packed in cards:
        cost = t.cost_of(first_of(packed))
        at = len(ordered)
        while at > 0 and t.cost_of(first_of(ordered[at - 1])) > cost:
            at -= 1
        ordered.insert(at, packed)
    return ordered


def targets(t: Lorcana, choice: Choice) -> list[int]:
    """The cards to choose for an effect: what hurts goes to the best of the opponents', what helps to the best own."""
    harm_done = harmful(t)
    wanted: list[int] = []
    left = choice.items[:]
    while left and len(wanted) < choice.high:
        best = left[0]
        most = liking(t, choice.seat, best, harm_done)
        for packed in left:
            liked = liking(t, choice.seat, packed, harm_done)
            if liked > most:
                best = packed
                most = liked
        if most < 0 and len(wanted) >= choice.low:
            break
        wanted.append(best)
        left.remove(best)
    return wanted


def liking(t: Lorcana, seat: int, packed: int, harm_done: bool) -> int:
    """How glad the seat is to choose a card for an effect."""
    card = first_of(packed)
    if verb_of(packed) != TAKE or not knows(t, seat, card):
        return 0
    if idle(t, card, next_deed(t)):
        return 0
    points = standing(t, card) if t.in_play(card) else worth(t, t.kind[card])
    return points if harm_done == (t.controller[card] != seat) else -points


def next_deed(t: Lorcana) -> int:
    """What the program that asks does to cards next, NOBODY if it can't be told."""
    asking = t.stack[-2]
    if isinstance(asking, Run):
        code = t.library[asking.program]
        for at in range(asking.pc, len(code), WIDTH):
            if code[at] == DO_SHARES or code[at] == ACT:
                return code[at + 1]
            if code[at] == LASTING or code[at] == INSTRUCT:
                return NOBODY
    return NOBODY


def idle(t: Lorcana, card: int, verb: int) -> bool:
    """Whether this would change nothing about a card in play: a ready one is readied, an undamaged one healed."""
    if not t.in_play(card):
        return False
    if verb == E.READY:
        return t.flags[card] & S.EXERTED == 0
    if verb == E.EXERT:
        return t.flags[card] & S.EXERTED != 0
    return verb == E.REMOVE_DAMAGE and t.damage[card] == 0


def harmful(t: Lorcana) -> bool:
    """Whether the program that asks will harm what is chosen, by the next thing that it does to cards."""
    asking = t.stack[-2]
    if not isinstance(asking, Run):
        return True
    code = t.library[asking.program]
    for at in range(asking.pc, len(code), WIDTH):
        if code[at] == DO_SHARES or code[at] == ACT:
            return hurts(code[at + 1])
        if code[at] == LASTING:
            return template_hurts(t, code[at + 1], code[at + 3])
        if code[at] == INSTRUCT and code[at + 1] == MOVE_DAMAGE:
            return True
    return True


def template_hurts(t: Lorcana, template: int, amount: int) -> bool:
    """Whether nobody wants this to last on a card of theirs: less of something, or what it can't or must do."""
    what = t.figures.templates[template]
    if what.kind == STAT:
        row = t.expressions[amount] if amount != NOBODY else [0, 1]
        return row[0] == 0 and row[1] < 0
    if what.kind == FX.KEYWORD:
        return what.what == K.RECKLESS
    if what.kind == FX.CANT:
        return what.what & PROTECTS == 0
    return what.kind == FX.LOSE_KEYWORD or (what.kind == FX.CAN and CAN.MUST_QUEST <= what.what <= CAN.MUST_BE_CHOSEN)


def hurts(verb: int) -> bool:
    """Whether nobody wants this to happen to a card of theirs."""
    if verb == E.DEAL_DAMAGE or verb == E.DEAL_SURELY or verb == E.PUT_DAMAGE or verb == E.BANISH or verb == E.EXERT:
        return True
    return E.DISCARDS <= verb <= E.TO_INKWELL or verb == E.TO_DECK_TOP or verb == E.TO_DECK_BOTTOM or verb == E.MILL
