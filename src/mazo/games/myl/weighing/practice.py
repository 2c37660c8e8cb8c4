"""A player of Mitos y Leyendas who has practised: plans a battle as a whole, and knows what to fetch.

All else is left to greedy, whose worths it shares. Greedy asks of each ally alone whether its attack pays, whoever
blocks it; this one supposes that each blocker is where it does most good, and looks at what all who attack bring
together and leave at home. Where a card comes out of a castle, a graveyard or the exile, greedy takes it for a loss, as
it would be in play; this one takes what its hand or its side of the table misses most. Like greedy it reads nothing but
what its seat may know.
"""

from typing import Final

from mazo.abilities.machine.asking import ASK_TARGETS
from mazo.abilities.machine.program import ACT, DO_SHARES, LASTING, WIDTH
from mazo.abilities.machine.records import Run
from mazo.games.myl.bot import (
    able,
    best_liked,
    greedy_pick,
    harmful,
    in_order,
    is_unblockable,
    liking,
    missed,
    peaceful_act,
    pick_on,
)
from mazo.games.myl.codes import asks as A
from mazo.games.myl.codes import events as E
from mazo.games.myl.codes import keywords as K
from mazo.games.myl.codes import lasting as L
from mazo.games.myl.codes import options as O
from mazo.games.myl.codes import zones as Z
from mazo.games.myl.frames import Acting
from mazo.games.myl.table import Myl
from mazo.games.myl.weighing.gains import hurts
from mazo.games.myl.weighing.worth import WIN, castle_worth, standing, worth
from mazo.kernel.codes import NOBODY, TAKE, first_of, verb_of
from mazo.kernel.frames import Choice
from mazo.kernel.knowledge import knows

NAMES: Final = [
    "attack: what the other castle loses",
    "attack: an own ally that falls",
    "attack: one of theirs that falls",
    "attack: what may come to the own castle in return",
    "their block: what it keeps from their castle",
    "their block: the attacker that falls",
    "their block: the blocker that falls",
]
# Their places.
DAMAGE: Final = 0
LOST: Final = 1
FELLED: Final = 2
RETURN: Final = 3
KEPT: Final = 4
REPELLED: Final = 5
GIVEN: Final = 6

GREEDY: Final = [100, 100, 100, 40, 100, 100, 100]
"""Hundredths of what greedy finds these things worth, from which practising begins."""
ALL: Final = 100


def practised_pick(t: Myl, choice: Choice, options: list[int], tastes: list[int]) -> int:
    """What it takes: battles are planned and cards fetched; in all else it does as greedy does."""
    ask, seat = choice.ask, choice.seat
    if ask == A.VIGIL:
        return vigil_act(t, seat, options, tastes)
    if ask == A.ATTACKERS:
        chosen = Battlefield(t, seat, [first_of(packed) for packed in choice.items], tastes).plan()
        return pick_on(options, [packed for packed in choice.items if first_of(packed) in chosen])
    if ask == ASK_TARGETS:
        return pick_on(options, fetched(t, choice))
    return greedy_pick(t, choice, options)


def vigil_act(t: Myl, seat: int, options: list[int], tastes: list[int]) -> int:
    """What is done before the battle, and then the battle, if one is worth it."""
    best = peaceful_act(t, seat, options)
    if verb_of(best) != O.END_VIGIL:
        return best
    for packed in options:
        if verb_of(packed) == O.TO_BATTLE and Battlefield(t, seat, able(t, seat), tastes).plan():
            return packed
    return best


# Battle.


class Battlefield:
    """Who could attack and block, how strong each is, and what each is worth."""

    def __init__(self, t: Myl, seat: int, ready: list[int], tastes: list[int]) -> None:
        foe = t.other(seat)
        self.tastes = tastes
        self.castle = t.castle(foe)
        self.own_castle = t.castle(seat)
        self.attackers = [card for card in ready if t.strength(card) > 0]
        self.force = [t.strength(card) for card in self.attackers]
        self.worth = [standing(t, card) for card in self.attackers]
        self.lasts = [t.has_keyword(card, K.INDESTRUCTIBLE) for card in self.attackers]
        self.free = [is_unblockable(t, card) for card in self.attackers]
        self.guards = [card for card in t.allies(Z.DEFENCE, foe) if not t.cant(card, L.CANT_BLOCK)]
        self.guard = [max(0, t.strength(card)) for card in self.guards]
        self.guard_worth = [standing(t, card) for card in self.guards]
        self.guard_lasts = [t.has_keyword(card, K.INDESTRUCTIBLE) for card in self.guards]
        self.coming: list[int] = []
        """How strong those are who could attack in return and do not block now."""
        self.coming_guards: list[int] = []
        """Which blockers could attack in return."""
        for line in (Z.DEFENCE, Z.ATTACK):
            for card in t.allies(line, foe):
                if t.has_keyword(card, K.GUARDIAN):
                    continue
                if card in self.guards:
                    self.coming_guards.append(self.guards.index(card))
                else:
                    self.coming.append(max(0, t.strength(card)))
        self.home = [max(0, t.strength(card)) for card in t.allies(Z.DEFENCE, seat) if card not in self.attackers]
        """How strong those are who stay at home in any case."""

    def plan(self) -> list[int]:
        """Who should attack: begun with nobody and with all, one more or one less as long as that is better."""
        best = [False] * len(self.attackers)
        most = self.value(best)
        for all_of_them in (False, True):
            now = [all_of_them] * len(self.attackers)
            value = self.value(now)
            while True:
                found = NOBODY
                for at in range(len(now)):
                    now[at] = not now[at]
                    other = self.value(now)
                    now[at] = not now[at]
                    if other > value:
                        value = other
                        found = at
                if found == NOBODY:
                    break
                now[found] = not now[found]
            if value > most:
                best = now
                most = value
        return [card for card, attacks in zip(self.attackers, best) if attacks]

    def value(self, attacking: list[bool]) -> int:
        """What an attack brings if each blocker stands where it does most good, less what may come in return."""
        like = self.tastes
        blockers = self.blocked(attacking)
        through = 0
        value = 0
        fallen: list[int] = []
        for at in range(len(attacking)):
            if not attacking[at]:
                continue
            guard = blockers[at]
            if guard == NOBODY:
                through += self.force[at]
                continue
            through += max(0, self.force[at] - self.guard[guard])
            if self.guard[guard] >= self.force[at] and not self.lasts[at]:
                value -= self.worth[at] * like[LOST] // ALL
            if self.force[at] >= self.guard[guard] and not self.guard_lasts[guard]:
                value += self.guard_worth[guard] * like[FELLED] // ALL
                fallen.append(guard)
        if through >= self.castle:
            return 10 * WIN
        value += castle_loss(self.castle, through) * like[DAMAGE] // ALL
        back = self.in_return(attacking, fallen)
        return value - (WIN if back >= self.own_castle else castle_loss(self.own_castle, back) * like[RETURN] // ALL)

    def blocked(self, attacking: list[bool]) -> list[int]:
        """Who blocks each attacker: of all pairs the one that brings the defender most, then of those that are left."""
        like = self.tastes
        total = 0
        for at in range(len(attacking)):
            if attacking[at]:
                total += self.force[at]
        found = [NOBODY] * len(attacking)
        busy = [False] * len(self.guards)
        while True:
            point = WIN // max(1, self.castle) if total >= self.castle else castle_worth(self.castle)
            attacker = NOBODY
            blocker = NOBODY
            most = 0
            for at in range(len(attacking)):
                if not attacking[at] or self.free[at] or found[at] != NOBODY:
                    continue
                for guard in range(len(busy)):
                    if busy[guard]:
                        continue
                    gain = min(self.force[at], self.guard[guard]) * point * like[KEPT] // ALL
                    if self.guard[guard] >= self.force[at] and not self.lasts[at]:
                        gain += self.worth[at] * like[REPELLED] // ALL
                    if self.force[at] >= self.guard[guard] and not self.guard_lasts[guard]:
                        gain -= self.guard_worth[guard] * like[GIVEN] // ALL
                    if gain > most:
                        attacker = at
                        blocker = guard
                        most = gain
            if attacker == NOBODY:
                return found
            found[attacker] = blocker
            busy[blocker] = True
            total -= min(self.force[attacker], self.guard[blocker])

    def in_return(self, attacking: list[bool], fallen: list[int]) -> int:
        """What could come to the own castle: who attacks can't block in the next turn."""
        coming = self.coming[:]
        for guard in self.coming_guards:
            if guard not in fallen:
                coming.append(self.guard[guard])
        home = self.home[:]
        for at in range(len(attacking)):
            if not attacking[at]:
                home.append(self.force[at])
        coming = in_order(coming)
        home = in_order(home)
        total = 0
        for at in range(len(coming)):
            total += max(0, coming[at] - home[at]) if at < len(home) else coming[at]
        return total


def castle_loss(left: int, much: int) -> int:
    """What it costs to lose so many cards of a castle that has more."""
    total = 0
    for at in range(much):
        total += castle_worth(left - at)
    return total


# Cards that are chosen for an effect.


def fetched(t: Myl, choice: Choice) -> list[int]:
    """The cards to choose: those that do not lie in play by what they will be there, the others as greedy does."""
    harm = harmful(t, choice)
    verb = next_deed(t, choice)
    likes: list[int] = []
    for packed in choice.items:
        card = first_of(packed)
        if verb == NOBODY or verb_of(packed) != TAKE or t.in_play(card) or not knows(t, choice.seat, card):
            likes.append(liking(t, choice.seat, packed, harm))
        else:
            likes.append(wish(t, choice.seat, card, verb, harm))
    return best_liked(choice, likes)


def wish(t: Myl, seat: int, card: int, verb: int, harm: bool) -> int:
    """How glad a seat is if this befalls a card that is not in play."""
    own = t.owner[card] == seat
    zone = t.zone_kind(card)
    ready = len(t.cards(Z.RESERVE, seat)) + len(t.cards(Z.PAID, seat))
    if zone == Z.HAND:
        points = max(1, missed(t, card, ready))
        return points if harm != own else -points
    good = not harm
    if verb == E.TO_HAND or verb == E.PUT_INTO_PLAY or verb == E.PUT_INTO_RESERVE or verb == E.TO_TOP:
        good = True
    elif verb == E.SHUFFLE_IN or verb == E.TO_BOTTOM:
        good = zone != Z.CASTLE
    elif hurts(verb):
        good = False
    points = max(1, missed(t, card, ready) if verb == E.TO_HAND else worth(t, t.kind[card]))
    return points if good == own else -points


def next_deed(t: Myl, choice: Choice) -> int:
    """The next thing that is done to cards by what asks; NOBODY if that is something that lasts, or nothing."""
    asking = t.stack[-2]
    if isinstance(asking, Run):
        return deed_in(t.library[asking.program], asking.pc)
    for at in range(len(t.stack) - 1, -1, -1):
        frame = t.stack[at]
        if isinstance(frame, Acting):
            if frame.ability == NOBODY:
                return NOBODY
            return deed_in(t.library[t.figures.all_abilities[frame.ability].program], 0)
    return NOBODY


def deed_in(code: list[int], start: int) -> int:
    """The first deed of a program from here on."""
    for at in range(start, len(code), WIDTH):
        if code[at] == DO_SHARES or code[at] == ACT:
            return code[at + 1]
        if code[at] == LASTING:
            return NOBODY
    return NOBODY
