"""An Earl who has practised: deeds are worth what many games have taught, not what somebody thought.

It looks at the table as greedy does, tells more apart, and every number is learnt: `tastes` has one for each of the
names. Like greedy it reads nothing but what its seat may know.
"""

from typing import Final

from mazo.games.ortus.bot import best_option, is_poor, worth_of_claim, worth_of_favour
from mazo.games.ortus.codes import asks as ASK
from mazo.games.ortus.codes import cards as C
from mazo.games.ortus.codes import options as DO
from mazo.games.ortus.codes import zones as Z
from mazo.games.ortus.frames import Battle, Struggle
from mazo.games.ortus.rules.earldom import (
    bulwark,
    count_of,
    field_limit,
    garrison_of,
    is_seated,
    properties_of,
    recruits,
    strength,
)
from mazo.games.ortus.rules.fielding import hand_fighters, standing_fighters
from mazo.games.ortus.rules.politics import falls_with_lord
from mazo.games.ortus.table import Ortus
from mazo.kernel.codes import DONE, NOBODY, YES, first_of, second_of, verb_of
from mazo.kernel.frames import Choice

NAMES: Final = [
    "Vikings: their force",
    "Vikings: stay away",
    "Vikings: a siege that seems to fail",
    "Vikings: a raid",
    "Vikings: a storm",
    "attack: force of each card in a hand, in twelfths",
    "attack: force of what is fielded of the own hand, in twelfths",
    "attack: force beyond what a siege needs",
    "attack: a Fief",
    "attack: the last Fief",
    "attack: a siege that seems to fail",
    "attack: a raid",
    "attack: a property",
    "attack: a storm",
    "attack: a point of Towers",
    "field: who stands ready, to attack",
    "field: out of the hand, to attack",
    "field: who stands ready, where the attack can be met",
    "field: who stands ready, where it can't",
    "field: who stands ready, where the others are enough",
    "field: out of the hand, where a siege can't be met without",
    "field: out of the hand, where a raid can't be met without",
    "field: out of the hand, for the last Fief",
    "field: out of the hand, where even that is not enough",
    "loss: a point of strength",
    "loss: a Lord",
    "a Tower",
    "a Tower: cards that stay in the hand",
    "a Tower: no more than so many",
    "a garrison, where the field has no room",
    "a garrison otherwise",
    "recruit: each",
    "recruit: each that is in the Pool",
    "Treachery: the last Fief",
    "Treachery: a Fief",
    "Treachery: a Prince",
    "Treachery: anybody else",
    "Intrigue",
    "a Banner that makes a King",
    "a Banner",
    "a Banner while there is a King",
    "bequeath",
    "bequeath: each card of the deck",
    "bequeath: each discarded card",
    "settle",
    "settle: a Land",
    "install the first Prince",
    "install anybody else",
    "send an Emissary",
    "send an Emissary: each marker",
    "inspect",
    "joust",
    "a Banquet",
    "a Mercenary",
    "a new Fief",
    "a new Fief: each that there is",
    "property: a Land",
    "property: a Cathedral",
    "property: a Castle or Palace",
    "property: any other",
    "spoils: taken rather than burnt",
    "answer with Allies",
    "answer otherwise",
    "answer where little is at stake",
    "answer: what is much",
]
# Their places.
VIKINGS: Final = 0
HOLD: Final = 1
WILD_SIEGE: Final = 2
WILD_RAID: Final = 3
WILD_STORM: Final = 4
GUESS: Final = 5
IN_HAND: Final = 6
SURE: Final = 7
SIEGE: Final = 8
LAST_SIEGE: Final = 9
VAIN_SIEGE: Final = 10
RAID: Final = 11
RAIDED: Final = 12
STORM: Final = 13
STORMED: Final = 14
FIELD: Final = 15
FIELD_HAND: Final = 16
DEFEND: Final = 17
DEFEND_LOST: Final = 18
DEFEND_EASY: Final = 19
DEFEND_HAND: Final = 20
DEFEND_HAND_RAID: Final = 21
DEFEND_HAND_LAST: Final = 22
DEFEND_HAND_LOST: Final = 23
FALLEN: Final = 24
FALLEN_LORD: Final = 25
TOWER: Final = 26
TOWER_HAND: Final = 27
TOWERS: Final = 28
GARRISON: Final = 29
GARRISON_ELSE: Final = 30
RECRUIT: Final = 31
RECRUITED: Final = 32
MURDER_LAST: Final = 33
MURDER_FIEF: Final = 34
MURDER_PRINCE: Final = 35
MURDER: Final = 36
SCHEME: Final = 37
CLAIM_CROWN: Final = 38
CLAIM: Final = 39
CLAIM_VAIN: Final = 40
BEQUEATH: Final = 41
BEQUEATH_DECK: Final = 42
BEQUEATH_DISCARD: Final = 43
SETTLE: Final = 44
SETTLE_LAND: Final = 45
INSTALL_PRINCE: Final = 46
INSTALL: Final = 47
SEND: Final = 48
SEND_MARKER: Final = 49
INSPECT: Final = 50
JOUST: Final = 51
BANQUET: Final = 52
MERCENARY: Final = 53
FIEF: Final = 54
FIEF_EACH: Final = 55
LAND: Final = 56
CATHEDRAL: Final = 57
CASTLE: Final = 58
PROPERTY: Final = 59
SEIZE: Final = 60
ANSWER_ALLIES: Final = 61
ANSWER: Final = 62
ANSWER_IDLE: Final = 63
STAKE: Final = 64

# fmt: off
GREEDY: Final = [
    6,     -100,     -60,     -10,     -20,     4,     12,     0,     250,     900,     -60,     -10,     45,
    -20,     14,     10,     10,     10,     10,     10,     5,     -5,     5,     5,     4,     10,     3,
    3,     4,     6,     -1,     30,     -8,     900,     260,     90,     55,     50,     80,     18,     -5,
    260,     -12,     4,     0,     20,     45,     -5,     12,     3,     2,     -50,     -40,     35,     150,
    -25,     60,     55,     100,     35,     10,     20,     10,     -10,     200,
]
# fmt: on
"""Greedy's own numbers, from which practising began."""
TWELFTHS: Final = 12
CROWNED: Final = 50
"""Greedy finds a Banner worth more than this where it makes a King."""


class Practice:
    """A table as one seat sees it, with what it has learnt."""

    def __init__(self, t: Ortus, seat: int, tastes: list[int]) -> None:
        self.t = t
        self.seat = seat
        self.tastes = tastes
        self._force = NOBODY

    def worth(self, choice: Choice, packed: int) -> int:
        """What an answer is worth."""
        t, ask, like = self.t, choice.ask, self.tastes
        verb, card = verb_of(packed), first_of(packed)
        if ask == ASK.ACT:
            return self.deed(verb, card, second_of(packed))
        if ask == ASK.VIKINGS:
            return self.landing(verb, card)
        if ask == ASK.ATTACKERS:
            return 0 if verb == DONE else like[FIELD_HAND if t.zone_kind(card) == Z.HAND else FIELD]
        if ask == ASK.DEFENDERS:
            return 0 if verb == DONE else self.defence(choice, card)
        if ask == ASK.LOSS or ask == ASK.TRIBUTE:
            return -like[FALLEN] * strength(t, card) - (like[FALLEN_LORD] if is_seated(t, card) else 0)
        if ask == ASK.ANSWER:
            return self.answer(verb, card)
        if ask == ASK.CHURCH:
            return worth_of_favour(t, self.seat, verb)
        if ask == ASK.SPOILS:
            return (like[SEIZE] if verb == DO.SEIZE else 0) + self.property(t.kind[card])
        if ask == ASK.MULLIGAN:
            return 1 if (verb == YES) == is_poor(t, self.seat) else 0
        return 1 if verb in (DO.DECLINE, DO.REFUSE, YES, DONE) else 0

    def deed(self, verb: int, card: int, second: int) -> int:
        """What something is worth in one's own turn; ending it is worth nothing."""
        t, seat, like = self.t, self.seat, self.tastes
        if verb == DO.END:
            return 0
        if verb == DO.TOWER:
            return self.tower(t.kind[card])
        if verb == DO.GARRISON:
            crowded = t.is_anchor(second) and len(t.cards(Z.POOL, seat)) > field_limit(t, seat)
            return like[GARRISON if crowded else GARRISON_ELSE]
        if verb == DO.RECRUIT:
            return like[RECRUIT] * recruits(t, seat) + like[RECRUITED] * len(t.cards(Z.POOL, seat))
        if DO.RAID <= verb <= DO.STORM:
            return self.attack(verb, card)
        if verb == DO.BETRAY:
            return self.victim(second)
        if verb == DO.SCHEME:
            return like[SCHEME] + self.property(t.kind[second])
        if verb == DO.CLAIM:
            if t.king() != NOBODY:
                return like[CLAIM_VAIN]
            return like[CLAIM_CROWN if worth_of_claim(t, seat) > CROWNED else CLAIM]
        if verb == DO.BEQUEATH:
            spent = like[BEQUEATH_DISCARD] * len(t.cards(Z.DISCARD, seat))
            return like[BEQUEATH] + like[BEQUEATH_DECK] * len(t.cards(Z.DECK, seat)) + spent
        if verb == DO.SETTLE:
            land = like[SETTLE_LAND] if t.kind[card] == C.LAND else 0
            return like[SETTLE] + self.property(t.kind[card]) + land
        if verb == DO.INSTALL:
            first = t.kind[card] == C.PRINCE and not count_of(t, seat, C.PRINCE)
            return like[INSTALL_PRINCE if first else INSTALL]
        if verb == DO.SEND:
            return like[SEND] + like[SEND_MARKER] * t.markers
        if verb == DO.INSPECT:
            return like[INSPECT]
        if verb == DO.JOUST:
            return like[JOUST]
        if t.kind[card] == C.BANQUET:
            return like[BANQUET]
        if t.kind[card] == C.MERCENARY:
            return like[MERCENARY]
        return like[FIEF] + like[FIEF_EACH] * len(t.anchors(seat))

    def tower(self, kind: int) -> int:
        """What a Tower is worth that is built of a card; never of what wins."""
        t, like = self.t, self.tastes
        if kind in (C.CASTLE, C.BANNER, C.PRINCE, C.ALLIES, C.TREACHERY):
            return -1
        if len(t.cards(Z.TOWERS, self.seat)) >= like[TOWERS]:
            return -1
        return like[TOWER] if len(t.cards(Z.HAND, self.seat)) > like[TOWER_HAND] or kind == C.BANQUET else -1

    # Attacks.

    def landing(self, verb: int, aim: int) -> int:
        """What Vikings promise: who sends them loses nobody."""
        like = self.tastes
        if verb == DO.HOLD:
            return like[HOLD]
        return self.target(verb, aim, like[VIKINGS], like[WILD_SIEGE], like[WILD_RAID], like[WILD_STORM])

    def attack(self, verb: int, aim: int) -> int:
        """What an attack of one's own promises."""
        like = self.tastes
        if self._force == NOBODY:
            self._force = self.force()
        return self.target(verb, aim, self._force - like[SURE], like[VAIN_SIEGE], like[RAID], like[STORM])

    def force(self) -> int:
        """How strong an attack one could make."""
        found = 0
        for card in hand_fighters(self.t, self.seat):
            found += strength(self.t, card)
        return found * self.tastes[IN_HAND] // TWELFTHS + self.resistance(self.seat, NOBODY)

    def target(self, verb: int, aim: int, force: int, vain: int, raid: int, storm: int) -> int:
        """What an attack of so much force promises: whole Fiefs, and most of all the last one of an Earl."""
        t, like = self.t, self.tastes
        other = aim if verb == DO.STORM else t.zone_seat(aim)
        towers = len(t.cards(Z.TOWERS, other)) * t.house.tower_strength
        surplus = force - self.resistance(other, NOBODY if verb == DO.STORM else aim)
        surplus -= len(t.cards(Z.HAND, other)) * like[GUESS] // TWELFTHS
        if verb == DO.STORM:
            return like[STORMED] * min(surplus, towers) + storm
        surplus -= towers
        if verb == DO.SIEGE:
            if surplus < bulwark(t, aim):
                return vain
            return like[LAST_SIEGE if len(t.anchors(other)) == 1 else SIEGE]
        return like[RAIDED] * min(surplus, len(properties_of(t, aim))) + raid

    def pool_force(self, seat: int) -> int:
        """How strong the best are that may be fielded of the Pool."""
        strengths = [strength(self.t, card) for card in self.t.cards(Z.POOL, seat)]
        strengths.sort()
        found = 0
        for _ in range(min(field_limit(self.t, seat), len(strengths))):
            found += strengths.pop()
        return found

    def resistance(self, seat: int, anchor: int) -> int:
        """What everybody can see of an Earl's defence."""
        t = self.t
        found = self.pool_force(seat)
        for card in standing_fighters(t, seat):
            found += strength(t, card)
        if anchor != NOBODY:
            for card in garrison_of(t, anchor):
                found += strength(t, card)
        return found

    def defence(self, choice: Choice, card: int) -> int:
        """What it is worth to field a defender, by what the attack can be met with."""
        t, like = self.t, self.tastes
        battle = t.stack[-2]
        assert isinstance(battle, Battle)
        need = 0
        for attacker in battle.attackers:
            need += strength(t, attacker)
        need -= len(t.cards(Z.TOWERS, self.seat)) * t.house.tower_strength
        if battle.source != NOBODY:
            if battle.form == DO.SIEGE:
                need -= bulwark(t, battle.source) - 1
            for one in garrison_of(t, battle.source):
                need -= strength(t, one)
        for packed in choice.picks:
            need -= strength(t, first_of(packed))
        standing = self.resistance(self.seat, NOBODY)
        for packed in choice.picks:
            if t.zone_kind(first_of(packed)) != Z.HAND:
                standing -= strength(t, first_of(packed))
        if t.zone_kind(card) != Z.HAND:
            if need <= 0:
                return like[DEFEND_EASY]
            return like[DEFEND if need <= standing else DEFEND_LOST]
        if need <= standing:
            return -1
        if battle.form != DO.SIEGE:
            return like[DEFEND_HAND_RAID]
        held = 0
        for one in hand_fighters(t, self.seat):
            held += strength(t, one)
        if need > standing + held:
            return like[DEFEND_HAND_LOST]
        return like[DEFEND_HAND_LAST if len(t.anchors(self.seat)) == 1 else DEFEND_HAND]

    # Politics.

    def victim(self, aim: int) -> int:
        """What Treachery destroys: with a Vassal a whole Fief."""
        t, like = self.t, self.tastes
        kind = t.kind[aim]
        if is_seated(t, aim) and falls_with_lord(t, kind):
            return like[MURDER_LAST if len(t.anchors(t.zone_seat(aim))) == 1 else MURDER_FIEF]
        return like[MURDER_PRINCE if kind == C.PRINCE else MURDER]

    def property(self, kind: int) -> int:
        """How much a Property or a Fief is wanted."""
        like = self.tastes
        if kind == C.LAND:
            return like[LAND]
        if kind == C.CATHEDRAL:
            return like[CATHEDRAL]
        return like[CASTLE if kind == C.CASTLE or kind >= C.FIRST_PALACE else PROPERTY]

    def answer(self, verb: int, card: int) -> int:
        """Whoever is betrayed answers; whoever betrays insists where much is at stake."""
        if verb == DO.YIELD:
            return 0
        like = self.tastes
        struggle = self.t.stack[-2]
        assert isinstance(struggle, Struggle)
        if struggle.against != self.seat and self.victim(struggle.source) <= like[STAKE]:
            return like[ANSWER_IDLE]
        return like[ANSWER_ALLIES if self.t.kind[card] == C.ALLIES else ANSWER]


def practised_pick(t: Ortus, choice: Choice, options: list[int], tastes: list[int]) -> int:
    """What is worth most; of several, the first. Drafts are left to greedy."""
    if choice.ask <= ASK.PALACE:
        return best_option(t, choice, options)
    practice = Practice(t, choice.seat, tastes)
    best = NOBODY
    most = 0
    for packed in options:
        worth = practice.worth(choice, packed)
        if best == NOBODY or worth > most:
            best = packed
            most = worth
    return best
