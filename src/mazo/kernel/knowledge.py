"""What each seat can tell apart: a card is known to it, or lies in a pool of cards that it can't distinguish."""

from typing import TYPE_CHECKING, Final

from mazo.errors import BadField
from mazo.kernel.choices import is_complete, options_of
from mazo.kernel.codes import ANYBODY, NO_ONE, NOBODY, first_of, second_of
from mazo.kernel.frames import NONE, Choice, Sealed
from mazo.kernel.rng import Dice
from mazo.kernel.rules import Rules
from mazo.kernel.table import Table

if TYPE_CHECKING:  # machine integers for the compiler; nothing at run time
    from mypy_extensions import i64

KNOWN: Final = 0
"""The pool number of a card whose face the seat knows."""


def knows(t: Table, seat: int, card: int) -> bool:
    """Whether the seat knows which card this is."""
    return t.pools[seat][card] == KNOWN


def known_to_all(t: Table, cards: list[int]) -> bool:
    """Whether every seat knows each of the cards."""
    for seat in range(t.seats):
        for card in cards:
            if t.pools[seat][card] != KNOWN:
                return False
    return True


def show(t: Table, card: int, seats: int) -> None:
    """Let the seats of the mask see a card's face."""
    for seat in range(t.seats):
        if (seats >> seat) & 1:
            show_to(t, card, seat)


def show_to(t: Table, card: int, seat: int) -> None:
    """Let one seat see a card's face; it leaves the pool."""
    pool = t.pools[seat]
    if pool[card] != KNOWN:
        pool[card] = KNOWN
        t.learned[seat] = t.learned[seat] + 1


def show_all(t: Table, cards: list[int], seat: int) -> None:
    """Let one seat see the faces of many cards."""
    pool = t.pools[seat]
    seen = 0
    for card in cards:
        if pool[card] != KNOWN:
            pool[card] = KNOWN
            seen += 1
    t.learned[seat] = t.learned[seat] + seen


def reveal(t: Table, card: int) -> None:
    """Let everybody see a card that its player takes out of a hand."""
    for seat in range(t.seats):
        _take_for_known(t, seat, card)
    show(t, card, everyone(t))


def everyone(t: Table) -> int:
    """The mask of all seats."""
    return (1 << t.seats) - 1


def merge(t: Table, seat: int, cards: list[int]) -> None:
    """The seat can no longer tell these cards apart: their pools become one; a single card is still itself."""
    if len(cards) < 2:
        return
    pool = t.pools[seat]
    target: i64 = KNOWN
    for card in cards:
        target = pool[card]
        if target != KNOWN:
            break
    if target == KNOWN:
        t.next_pool += 1
        target = t.next_pool
    for card in cards:
        label: i64 = pool[card]
        if label == KNOWN:
            pool[card] = target
        elif label != target:
            for other in range(len(pool)):
                if pool[other] == label:
                    pool[other] = target


def forget_order(t: Table, cards: list[int]) -> None:
    """Nobody can tell these cards apart any longer: they were shuffled together."""
    for seat in range(t.seats):
        merge(t, seat, cards)


def note_move(t: Table, card: int, origin: int, target: int, shown: int) -> None:
    """Follow a card's move from zone to zone in every seat's knowledge; it is still listed in `origin`."""
    left, kind = t.zone_kinds[origin // t.width], t.zone_kinds[target // t.width]
    from_loose = not left.ordered
    into_blind = kind.sees == NO_ONE and not kind.ordered
    saw = left.onlooker(origin % t.width)
    sees = kind.onlooker(target % t.width)
    for seat in range(t.seats):
        pool = t.pools[seat]
        if sees == ANYBODY or sees == seat or (shown != 0 and (shown >> seat) & 1):
            if pool[card] != KNOWN:
                if from_loose:
                    _take_for_known(t, seat, card)
                show_to(t, card, seat)
        elif saw == ANYBODY or saw == seat:
            pool[card] = KNOWN
        elif from_loose:
            # Somebody took a card out of a hand: whoever didn't see it can't say which one it was.
            merge(t, seat, t.zones[origin])
        if into_blind:
            merge(t, seat, [*t.zones[target], card])


def _take_for_known(t: Table, seat: int, card: int) -> None:
    """Who can't look into a hand, but knows an equal card there, takes the one that comes out for that one.

    To know the first one still there would be to know that there were two.
    """
    zone = t.zone[card]
    pool = t.pools[seat]
    if pool[card] != KNOWN and not t.zone_kinds[zone // t.width].ordered and not t.visible_in(zone, seat):
        for other in t.zones[zone]:
            if pool[other] == KNOWN and t.kind[other] == t.kind[card]:
                pool[other] = pool[card]
                pool[card] = KNOWN
                return


def imagine(
    t: Table, seat: int, dice: Dice, field: list[list[int]], given: list[int] = NONE, ranks: list[int] = NONE
) -> Table:
    """A game that this seat can't tell from the real one: hidden cards exchanged within its pools, new chance.

    `field` may hold, for each seat, the list of card kinds that it is assumed to play; the list of a seat that has none
    there is open: its hidden cards are those that are really there, in an order nobody knows. Cards of the kinds in
    `given` stand in nobody's list: everybody has followed them since the beginning. What comes out depends on the dice
    and on what the seat knows of each place, not on what really lies there; not even on the numbers that the kinds have
    at this table if `ranks` gives each its place in an order of its own.
    """
    twin = t.copy()
    imagine_at(twin, seat, dice, field, given, ranks)
    return twin


def imagine_at(
    twin: Table, seat: int, dice: Dice, field: list[list[int]], given: list[int] = NONE, ranks: list[int] = NONE
) -> None:
    """Let a copy of a game become one that the seat can't tell from it."""
    assumed = _assumed(twin, seat, dice, field, given)
    twin.kind, twin.controller = twin.kind[:], twin.controller[:]  # copies share them
    twin.key = dice.key()
    members = _members(twin, seat)
    for label in sorted(members):
        cards = members[label]
        kinds: list[int] = []
        for card in cards:
            owner = twin.owner[card]
            real = twin.kind[card]
            exchanged = owner != NOBODY and assumed[owner] is not NONE and real not in given
            kinds.append(assumed[owner].pop() if exchanged else real)
        kinds = twin.redraw(label, len(cards), dice) or dice.shuffled(_in_order(kinds, ranks))
        for at in range(len(cards)):
            twin.kind[cards[at]] = kinds[at]
    _reseal(twin, seat, dice)
    _relabel(twin, members, dice)


def _members(t: Table, seat: int) -> dict[int, list[int]]:
    """The cards of each pool of a seat, by their places: an index would tell one hidden card from another."""
    pool = t.pools[seat]
    members: dict[int, list[int]] = {}
    last = KNOWN
    found = NONE
    for cards in t.zones:
        for card in cards:
            label = pool[card]
            if label != KNOWN:
                if label != last:  # most cards lie beside others of their pool
                    last = label
                    if label not in members:
                        members[label] = []
                    found = members[label]
                found.append(card)
    return members


def _in_order(kinds: list[int], ranks: list[int]) -> list[int]:
    """Kinds by their ranks, or by their numbers if they have none."""
    if not ranks:
        return sorted(kinds)
    size = len(ranks)
    return [key % size for key in sorted([ranks[kind] * size + kind for kind in kinds])]


def _assumed(t: Table, seat: int, dice: Dice, field: list[list[int]], given: list[int]) -> list[list[int]]:
    """What may be hidden of each owner, in any order: NONE where no list is assumed; BadField if that is too little."""
    assumed = [NONE] * t.seats
    for owner in range(min(t.seats, len(field))):
        supplied = field[owner]
        if owner == seat or not supplied:
            continue
        last = t.card_kinds() - 1
        strange = [kind for kind in supplied if not 0 <= kind <= last]
        if strange:
            raise BadField(
                f"field[{owner}]: there is no kind of card {strange[0]} at this table; its kinds are 0 to {last}.",
                f"field[{owner}]: en esta mesa no hay ningún tipo de carta {strange[0]}; los hay de 0 a {last}.",
            )
        hidden = 0
        for card in range(len(t.kind)):
            if t.owner[card] == owner and t.pools[seat][card] != KNOWN and t.kind[card] not in given:
                hidden += 1
        left = _unseen(t, seat, owner, supplied)
        if len(left) < hidden:
            raise BadField(
                f"field[{owner}]: the list leaves {len(left)} cards that have not been seen, but {hidden} are hidden; "
                f"give a list with {hidden - len(left)} more.",
                f"field[{owner}]: la lista deja {len(left)} cartas sin ver, pero hay {hidden} ocultas; "
                f"da una lista con {hidden - len(left)} más.",
            )
        assumed[owner] = dice.shuffled(left)
    return assumed


def _unseen(t: Table, seat: int, owner: int, supplied: list[int]) -> list[int]:
    """A supplied list of kinds, less those that the seat has already seen of that owner."""
    seen = [0] * t.card_kinds()
    for card in range(len(t.kind)):
        if t.owner[card] == owner and t.pools[seat][card] == KNOWN:
            seen[t.kind[card]] += 1
    left: list[int] = []
    for kind in supplied:
        if seen[kind] > 0:
            seen[kind] -= 1
        else:
            left.append(kind)
    return left


def _relabel(t: Table, members: dict[int, list[int]], dice: Dice) -> None:
    """Give the hidden cards of a pool new indices, so that an index doesn't say where a card really lies.

    What something under way refers to keeps its index.
    """
    named = _referred_to(t)
    new = list(range(len(t.kind)))
    for label in sorted(members):
        for owner in range(NOBODY, t.seats):
            cards = [card for card in members[label] if t.owner[card] == owner and not named[card]]
            if len(cards) > 1:
                mixed = dice.shuffled(cards)
                for at in range(len(cards)):
                    new[cards[at]] = mixed[at]
    for column in [t.kind, t.controller, t.zone, t.host, t.number, t.flags, *t.pools]:
        before = column[:]
        for card in range(len(new)):
            if new[card] != card:
                column[new[card]] = before[card]
    for zone in range(len(t.zones)):
        t.zones[zone] = [new[card] for card in t.zones[zone]]


def _referred_to(t: Table) -> list[bool]:
    """For every card whether a frame, an effect or a waiting ability might mean it; some numbers only look like one."""
    named = [False] * len(t.kind)
    for host in t.host:
        _name(named, host)
    for frame in t.stack:
        for value in frame.ints():
            _name(named, value)
            _name(named, first_of(value))
            _name(named, second_of(value))
    for effect in t.effects:
        _name(named, effect.source)
        _name(named, effect.subject)
    for waiting in t.waiting:
        _name(named, waiting.source)
        _name(named, waiting.that)
    return named


def _name(named: list[bool], card: int) -> None:
    if 0 <= card < len(named):
        named[card] = True


def _reseal(t: Table, seat: int, dice: Dice) -> None:
    """What others have picked but not yet shown is as unknown as their cards: any answer may lie in the envelope."""
    top = t.stack[-1] if t.stack else None
    if isinstance(top, Choice):
        if top.seat != seat:
            top.picks = []
    elif isinstance(top, Sealed):
        assert isinstance(t, Rules)
        for choice in top.choices:
            if choice.seat != seat:
                t.list_again(choice)
                answered = is_complete(choice)
                choice.picks = []
                while answered and not is_complete(choice):
                    options = options_of(t, choice)
                    choice.picks = [*choice.picks, options[dice.below(len(options))]]
