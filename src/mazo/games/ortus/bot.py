"""A drafter that balances roles, and an Earl who plays for the crown: holds Fiefs and strikes when strong.

The drafter wants a deck that can do everything, and less of what it already has. Both read nothing but what their seat
may know. All worths are in points.
"""

from typing import Final

from mazo.draft.words import ASK_KEEP
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
from mazo.games.ortus.rules.pool import role_of
from mazo.games.ortus.table import Ortus
from mazo.kernel.codes import DONE, NOBODY, YES, first_of, second_of, verb_of
from mazo.kernel.frames import Choice

# In the order of the types: Castle, Land, Market Town, Church, Cathedral; Prince, Vassal, Champion, Monk, Mercenary;
# Treachery, Intrigue, Allies, Banquet, Banner.
WANTED: Final = [3, 3, 2, 1, 1, 2, 3, 1, 1, 1, 2, 2, 2, 2, 2]
"""How many copies a deck of all trades has use for."""
WORTH: Final = [100, 90, 60, 45, 75, 85, 80, 50, 45, 50, 80, 75, 65, 60, 85]
"""What the first copy is worth."""
SHARE: Final = [9, 8, 9]
"""How many properties, faces and political cards such a deck has."""
PER_MISSING: Final = 8
"""Points that a card gains for each card of its role that the share still lacks, or loses for each beyond it."""


def best_option(t: Ortus, choice: Choice, options: list[int]) -> int:
    """What makes the best deck in the draft, and what looks best in the game."""
    if choice.ask <= ASK.PALACE:
        return balanced_pick(t, choice, options)
    best = NOBODY
    most = 0
    for packed in options:
        worth = worth_in_game(t, choice, packed)
        if best == NOBODY or worth > most:
            best = packed
            most = worth
    return best


def balanced_pick(t: Ortus, choice: Choice, options: list[int]) -> int:
    """The option that makes the best deck of what the seat has kept."""
    if choice.ask != ASK_KEEP:
        return options[0]
    for packed in best_cards(t, choice):
        if packed not in choice.picks:
            return packed if packed in options else options[0]
    return options[0]


def best_cards(t: Ortus, choice: Choice) -> list[int]:
    """The cards of the hand to keep, one after the other the best beside those before it; in the hand's order."""
    have = [t.kind[card] for card in t.kept(choice.seat)]
    chosen: list[int] = []
    for _ in range(choice.high):
        best = -1
        most = 0
        for packed in choice.items:
            if packed not in chosen:
                worth = worth_of(t.kind[first_of(packed)], have)
                if best < 0 or worth > most:
                    best = packed
                    most = worth
        chosen.append(best)
        have.append(t.kind[first_of(best)])
    return [packed for packed in choice.items if packed in chosen]


def worth_of(kind: int, have: list[int]) -> int:
    """What one more card of a kind is worth to a deck: each copy less than the one before, scarce roles more."""
    copies = 0
    of_role = 0
    role = role_of(kind)
    for other in have:
        if other == kind:
            copies += 1
        if role_of(other) == role:
            of_role += 1
    wanted = WANTED[kind]
    worth = WORTH[kind] * (wanted - copies) // wanted if copies < wanted else WORTH[kind] // (4 * (copies - wanted + 2))
    return worth + PER_MISSING * (SHARE[role] - of_role)


# The game.


def worth_in_game(t: Ortus, choice: Choice, packed: int) -> int:
    """What an answer is worth to whoever is asked."""
    ask, seat = choice.ask, choice.seat
    verb, card = verb_of(packed), first_of(packed)
    if ask == ASK.ACT:
        return worth_of_deed(t, seat, verb, card, second_of(packed))
    if ask == ASK.VIKINGS:
        return worth_of_target(t, seat, verb, card, 2 * t.house.viking_cards)
    if ask == ASK.ATTACKERS or ask == ASK.DEFENDERS:
        return worth_of_fielding(t, ask, seat, verb, card)
    if ask == ASK.LOSS or ask == ASK.TRIBUTE:
        return -worth_of_fighter(t, card)
    if ask == ASK.ANSWER:
        return worth_of_answer(t, choice, verb, card)
    if ask == ASK.CHURCH:
        return worth_of_favour(t, seat, verb)
    if ask == ASK.SPOILS:
        return (10 if verb == DO.SEIZE else 0) + worth_of_property(t.kind[card])
    if ask == ASK.MULLIGAN:
        return 1 if (verb == YES) == is_poor(t, seat) else 0
    return 1 if verb in (DO.DECLINE, DO.REFUSE, YES, DONE) else 0


def is_poor(t: Ortus, seat: int) -> bool:
    """Whether a first hand has neither a Castle nor a Land."""
    kinds = [t.kind[card] for card in t.cards(Z.HAND, seat)]
    return C.CASTLE not in kinds and C.LAND not in kinds


def worth_of_deed(t: Ortus, seat: int, verb: int, card: int, second: int) -> int:
    """What something is worth in one's own turn; ending it is worth nothing."""
    if verb == DO.END:
        return 0
    if verb == DO.TOWER:
        return worth_of_tower(t, seat, t.kind[card])
    if verb == DO.GARRISON:
        return 6 if t.is_anchor(second) and len(t.cards(Z.POOL, seat)) > field_limit(t, seat) else -1
    if verb == DO.RECRUIT:
        return 30 * recruits(t, seat) - 8 * len(t.cards(Z.POOL, seat))
    if DO.RAID <= verb <= DO.STORM:
        return worth_of_target(t, seat, verb, card, power(t, seat))
    if verb == DO.BETRAY:
        return worth_of_victim(t, second)
    if verb == DO.SCHEME:
        return 50 + worth_of_property(t.kind[second])
    if verb == DO.CLAIM:
        return worth_of_claim(t, seat)
    if verb == DO.BEQUEATH:
        return 260 - 12 * len(t.cards(Z.DECK, seat)) + 4 * len(t.cards(Z.DISCARD, seat))
    if verb == DO.SETTLE:
        return worth_of_property(t.kind[card]) + (20 if t.kind[card] == C.LAND else 0)
    if verb == DO.INSTALL:
        return 45 if t.kind[card] == C.PRINCE and not count_of(t, seat, C.PRINCE) else -5
    if verb == DO.SEND:
        return 12 + 3 * t.markers
    if verb == DO.INSPECT:
        return 2
    if verb == DO.JOUST:
        return -50
    kind = t.kind[card]
    if kind == C.BANQUET:
        return -40
    if kind == C.MERCENARY:
        return 35
    return 150 - 25 * len(t.anchors(seat))


def worth_of_tower(t: Ortus, seat: int, kind: int) -> int:
    """Towers are built of what is of little use, and never of what wins."""
    if kind in (C.CASTLE, C.BANNER, C.PRINCE, C.ALLIES, C.TREACHERY) or len(t.cards(Z.TOWERS, seat)) >= 4:
        return -1
    return 3 if len(t.cards(Z.HAND, seat)) > 3 or kind == C.BANQUET else -1


def power(t: Ortus, seat: int) -> int:
    """How strong an attack one could make."""
    found = 0
    for card in standing_fighters(t, seat) + hand_fighters(t, seat):
        found += strength(t, card)
    return found + pool_power(t, seat)


def pool_power(t: Ortus, seat: int) -> int:
    """How strong the best are that may be fielded of the Pool."""
    strengths = [strength(t, card) for card in t.cards(Z.POOL, seat)]
    strengths.sort()
    found = 0
    for _ in range(min(field_limit(t, seat), len(strengths))):
        found += strengths.pop()
    return found


def resistance(t: Ortus, other: int, anchor: int) -> int:
    """What can be seen of an Earl's defence, and a guess at the hand."""
    found = pool_power(t, other) + len(t.cards(Z.HAND, other)) // 3
    for card in standing_fighters(t, other):
        found += strength(t, card)
    if anchor != NOBODY:
        for card in garrison_of(t, anchor):
            found += strength(t, card)
    return found


def worth_of_target(t: Ortus, seat: int, verb: int, aim: int, force: int) -> int:
    """What an attack promises: whole Fiefs, and most of all the last one of an Earl."""
    if verb == DO.HOLD:
        return 0
    other = aim if verb == DO.STORM else t.zone_seat(aim)
    anchor = NOBODY if verb == DO.STORM else aim
    towers = len(t.cards(Z.TOWERS, other)) * t.house.tower_strength
    surplus = force - resistance(t, other, anchor)
    if verb == DO.STORM:
        return 14 * min(surplus, towers) - 20
    surplus -= towers
    if verb == DO.SIEGE:
        last = len(t.anchors(other)) == 1
        return (900 if last else 250) if surplus >= bulwark(t, aim) else -60
    return 45 * min(surplus, len(properties_of(t, aim))) - 10


def worth_of_victim(t: Ortus, aim: int) -> int:
    """What Treachery destroys: with a Vassal a whole Fief."""
    kind = t.kind[aim]
    if is_seated(t, aim) and falls_with_lord(t, kind):
        return 900 if len(t.anchors(t.zone_seat(aim))) == 1 else 260
    return 90 if kind == C.PRINCE else 55


def worth_of_claim(t: Ortus, seat: int) -> int:
    """What a Banner on the table is worth: much if it makes one King, little while there is one."""
    if t.king() != NOBODY:
        return -5
    mine = len(t.cards(Z.BANNERS, seat)) + 1
    most = 0
    for other in t.remaining():
        if other != seat:
            most = max(most, len(t.cards(Z.BANNERS, other)))
    return 80 if mine >= most + 2 else 18


def worth_of_property(kind: int) -> int:
    """How much a Property or a Fief is wanted."""
    if kind == C.LAND:
        return 60
    if kind == C.CATHEDRAL:
        return 55
    return 100 if kind == C.CASTLE or kind >= C.FIRST_PALACE else 35


def worth_of_fighter(t: Ortus, card: int) -> int:
    """How much one would miss a combatant."""
    return 4 * strength(t, card) + (10 if is_seated(t, card) else 0)


def worth_of_fielding(t: Ortus, ask: int, seat: int, verb: int, card: int) -> int:
    """Everybody attacks; cards of the hand defend only where the attack is too strong for those who stand there."""
    if verb == DONE:
        return 0
    if ask == ASK.ATTACKERS or t.zone_kind(card) != Z.HAND:
        return 10
    battle = t.stack[-2]
    assert isinstance(battle, Battle)
    force = 0
    for attacker in battle.attackers:
        force += strength(t, attacker)
    held = resistance(t, seat, battle.source) + len(t.cards(Z.TOWERS, seat)) * t.house.tower_strength
    return 5 if battle.form == DO.SIEGE and force > held else -5


def worth_of_answer(t: Ortus, choice: Choice, verb: int, card: int) -> int:
    """Whoever is betrayed answers, with Allies first; whoever betrays insists where a Fief is at stake."""
    if verb == DO.YIELD:
        return 0
    struggle = t.stack[-2]
    assert isinstance(struggle, Struggle)
    mine = struggle.against == choice.seat
    matters = mine or worth_of_victim(t, struggle.source) > 200
    return (20 if t.kind[card] == C.ALLIES else 10) if matters else -10


def worth_of_favour(t: Ortus, seat: int, verb: int) -> int:
    """The Church favours one's own side, or nobody."""
    battle = t.stack[-2]
    assert isinstance(battle, Battle)
    if battle.seat == seat and not battle.vikings:
        return 1 if verb == DO.ATTACKER else 0
    if battle.defender == seat:
        return 1 if verb == DO.DEFENDER else 0
    return 1 if verb == DO.NORMAL else 0
