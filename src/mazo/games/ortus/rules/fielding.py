"""[10.1] [10.2] [10.3] Who can fight: from the Pool, from the Fiefs, from the Royal army, straight from the hand."""

from mazo.games.ortus.codes import cards as C
from mazo.games.ortus.codes import zones as Z
from mazo.games.ortus.rules.earldom import field_limit, is_army, is_seated
from mazo.games.ortus.table import Ortus
from mazo.kernel.codes import DONE, NOBODY, ONE, TAKE, first_of, option, verb_of
from mazo.kernel.frames import Choice


def fights(kind: int) -> bool:
    """[10.2] Whether a Face card is a combatant: all but Monks."""
    return C.PRINCE <= kind <= C.CHAMPION or kind == C.MERCENARY


def standing_fighters(t: Ortus, seat: int) -> list[int]:
    """[10.2] Whom everybody sees that an Earl could field: Lords, Mercenaries with their garrison, the Royal army."""
    found: list[int] = []
    for card in t.cards(Z.EARLDOM, seat):
        kind = t.kind[card]
        if (fights(kind) and (is_seated(t, card) or kind == C.MERCENARY)) or _serves_mercenary(t, card):
            found.append(card)
    found += [card for card in t.cards(Z.ROYAL, seat) if t.kind[card] != C.KING]
    return found


def _serves_mercenary(t: Ortus, card: int) -> bool:
    host = t.host[card]
    return host != NOBODY and is_army(t.kind[card]) and t.kind[host] == C.MERCENARY


def pool_fighters(t: Ortus, seat: int) -> list[int]:
    """[8.4] [8.5] The Army cards of the Pool, if any of them may be fielded."""
    return t.cards(Z.POOL, seat) if field_limit(t, seat) > 0 else []


def hand_fighters(t: Ortus, seat: int) -> list[int]:
    """[10.3] The Face cards of the hand that could be fielded."""
    return [card for card in t.cards(Z.HAND, seat) if fights(t.kind[card])]


def candidates(t: Ortus, seat: int, without: list[int]) -> list[int]:
    """[10.2] [10.3] Everybody whom an Earl could field, but for those who fight already; the Pool comes first."""
    found = pool_fighters(t, seat) + standing_fighters(t, seat) + hand_fighters(t, seat)
    return [card for card in found if card not in without and t.kind[card] != C.MONK]


def can_field(t: Ortus, seat: int) -> bool:
    """[10.1] Whether an Earl has anybody to field."""
    return bool(pool_fighters(t, seat)) or bool(standing_fighters(t, seat)) or bool(hand_fighters(t, seat))


def put_anyway(t: Ortus, choice: Choice) -> None:
    """Put a question also to somebody who has nothing to choose from: a pause less would tell what is in the hand."""
    if not choice.items:
        choice.mode = ONE
        choice.low = choice.high = 1
        choice.items = [option(DONE)]
    t.stack.append(choice)


def chosen(answer: list[int]) -> list[int]:
    """The cards that were chosen, if any."""
    return [first_of(packed) for packed in answer if verb_of(packed) == TAKE]
