"""What ability programs can read of cards, players and the game."""

from typing import TYPE_CHECKING, Final

from mazo.abilities.lasting.codes import GIVE_TRAIT
from mazo.abilities.lasting.lasting import reaches
from mazo.abilities.lasting.memory import EVENT_FIELDS
from mazo.abilities.machine.expressions import evaluate
from mazo.abilities.machine.records import Run
from mazo.games.myl.codes import events as E
from mazo.games.myl.codes import figures as F
from mazo.games.myl.codes import states as S
from mazo.games.myl.codes import zones as Z
from mazo.games.myl.frames import Damage, War
from mazo.games.myl.rules.playing import play_by_effect_refusal
from mazo.games.myl.rules.reasons import OK
from mazo.games.myl.table import Myl
from mazo.kernel.codes import NOBODY
from mazo.kernel.flow import flow_of

if TYPE_CHECKING:  # machine integers for the compiler: it makes one jump of many questions; nothing at run time
    from mypy_extensions import i64

# What is remembered of a card that left play, behind its number.
M_STRENGTH: Final = 1
M_KEYWORDS: Final = 2
M_HOST: Final = 3
M_WEAPONS: Final = 4

# The phases of a turn, in their order.
GROUPING: Final = 0
VIGIL: Final = 1
BATTLE: Final = 2
FINAL: Final = 3


def read_fact(t: Myl, card: int, fact: int) -> int:
    """A figure or state of a card as it is now; outside play its figures are the printed ones."""
    what: i64 = fact
    if what == F.TYPE:
        return 1 << t.type_of(card)
    if what == F.STRENGTH:
        return t.strength(card) if t.in_play(card) else t.figures.strength[t.kind[card]]
    if what == F.COST:
        return t.figures.cost[t.kind[card]]
    if what == F.KEYWORDS:
        return t.keywords(card)
    if what == F.IS_ATTACKING:
        return 1 if card in t.attackers else 0
    if what == F.HAS_ABILITY:
        return t.figures.has_ability[t.kind[card]]
    if what == F.ZONE:
        return t.zone_kind(card)
    if what == F.HOST:
        return t.host[card]
    if what == F.WEAPONS:
        return len(t.weapons_of(card)) if t.in_play(card) else 0
    if what == F.IS_WAITING:
        return 1 if t.flags[card] & S.WAITING else 0
    if what == F.IS_BLOCKING or what == F.IS_BLOCKED:
        for at in range(0 if what == F.IS_BLOCKED else 1, len(t.blocks), 2):
            if t.blocks[at] == card:
                return 1
        return 0
    if what == F.FACING:
        return facing(t, card)
    if what == F.IS_CHANGED:
        return 1 if t.in_play(card) and t.strength(card) != t.figures.strength[t.kind[card]] else 0
    if what == F.SPEAKS_OF:
        return t.figures.speaks_of[t.kind[card]]
    if what == F.WENT_UNBLOCKED:
        return 1 if befell(t, card, E.NOT_BLOCKED) else 0
    if what == F.IS_PLAYED:
        return 1 if t.flags[card] & S.RESERVED else 0
    if what == F.WAS_DESTROYED:
        return 1 if befell(t, card, E.DESTROY) else 0
    raise ValueError(f"no fact {fact}")


def befell(t: Myl, card: int, event: int) -> bool:
    """[8.3] Whether something befell the card this turn."""
    for at in range(0, len(t.history), EVENT_FIELDS):
        if t.history[at] == event and t.history[at + 2] == card:
            return True
    return False


def facing(t: Myl, card: int) -> int:
    """[4.2.3] The ally that blocks this one, or that it blocks."""
    for at in range(0, len(t.blocks), 2):
        if t.blocks[at] == card:
            return t.blocks[at + 1]
        if t.blocks[at + 1] == card:
            return t.blocks[at]
    return NOBODY


def read_known(t: Myl, card: int, fact: int) -> int:
    """A figure or state of a card; if it has left play, what it last was there."""
    memory = t.memory(card)
    if not memory or t.in_play(card):
        return read_fact(t, card, fact)
    if fact == F.STRENGTH:
        return memory[M_STRENGTH]
    if fact == F.KEYWORDS:
        return memory[M_KEYWORDS]
    if fact == F.HOST:
        return memory[M_HOST]
    if fact == F.WEAPONS:
        return memory[M_WEAPONS]
    return read_fact(t, card, fact)


def last_known(t: Myl, card: int) -> list[int]:
    """What is remembered of a card in play that is about to leave it."""
    return [t.strength(card), t.keywords(card), t.host[card], len(t.weapons_of(card))]


def read_trait(t: Myl, card: int, what: int, value: int) -> bool:
    """[10.8] Whether a card bears a name, or is of a race: a further race is added to its own."""
    kind = t.kind[card]
    if what == F.CALLED:
        return t.figures.called[kind] == value or value in t.figures.titles[kind]
    if what == F.OF_TYPE:
        return t.type_of(card) == value
    since = raceless_since(t, card)
    if since == 0 and value in t.figures.races[kind]:
        return True
    if t.lasts(GIVE_TRAIT):
        for effect in t.effects:
            if effect.kind == GIVE_TRAIT and effect.what == value and effect.ident > since and reaches(t, effect, card):
                return True
    return False


def raceless_since(t: Myl, card: int) -> int:
    """[10.8] The number of the latest effect by which the card has lost its race; 0 if it has not."""
    latest = 0
    if t.lasts(GIVE_TRAIT):
        for effect in t.effects:
            if effect.kind == GIVE_TRAIT and effect.what == NOBODY and reaches(t, effect, card):
                latest = max(latest, effect.ident)
    return latest


def races_of(t: Myl, card: int) -> list[int]:
    """[10.8] The races that are printed on a card, unless it has lost them."""
    return [] if raceless_since(t, card) else t.figures.races[t.kind[card]]


def have_in_common(t: Myl, card: int, other: int, what: int) -> bool:
    """Whether two cards have the same name or type, or a race in common."""
    if what == F.CALLED:
        return t.figures.called[t.kind[card]] == t.figures.called[t.kind[other]]
    if what == F.OF_TYPE:
        return t.type_of(card) == t.type_of(other)
    for race in races_of(t, card):
        if race in races_of(t, other):
            return True
    return False


def count_different(t: Myl, cards: list[int], what: int) -> int:
    """How many different names (0), costs (1) or races (2) those cards have."""
    found: list[int] = []
    for card in cards:
        if what == 2:
            found += [race for race in races_of(t, card) if race not in found]
            continue
        value = t.figures.called[t.kind[card]] if what == 0 else t.figures.cost[t.kind[card]]
        if value not in found:
            found.append(value)
    return len(found)


def read_player(t: Myl, seat: int, fact: int) -> int:
    """How many cards a player has in castle or hand, or Oros to pay with; [8.2.1] not one that is being played."""
    if fact == F.CASTLE_SIZE:
        return t.castle(seat)
    if fact == F.READY_GOLD:
        return t.ready_gold(seat)
    held = 0
    for card in t.cards(Z.HAND, seat):
        if not t.flags[card] & S.RESERVED:
            held += 1
    return held


def read_game(t: Myl, run: Run, fact: int, operand: int) -> int:
    """Something about the game as a whole, seen from the ability's card."""
    mine = t.active == run.seat
    if fact == F.FIRST_TURN or fact == F.NOT_STARTING:
        return 1 if mine and t.turn <= 2 and (fact == F.FIRST_TURN or t.first != run.seat) else 0
    if fact == F.CAN_PAY or fact == F.THEY_CAN_PAY:
        seat = run.seat if fact == F.CAN_PAY else run.who
        return 1 if t.ready_gold(seat) >= evaluate(t, run, operand, NOBODY) else 0
    if fact == F.CAN_DISCARD:
        return 1
    if fact == F.CAN_PLAY_THIS:
        here = run.source != NOBODY and t.is_object(run.source, run.number)
        less = evaluate(t, run, operand, NOBODY)
        return 1 if here and play_by_effect_refusal(t, run.seat, run.source, False, less) == OK else 0
    if fact == F.IN_WAR:
        return 1 if in_war(t) else 0
    if fact == F.IN_DAMAGE:
        return 1 if in_damage(t) else 0
    phase = flow_of(t).phase
    if fact == F.IN_BATTLE:
        return 1 if phase == BATTLE else 0
    if fact == F.IN_YOUR_VIGIL:
        return 1 if mine and phase == VIGIL else 0
    if fact == F.IN_THEIR_VIGIL:
        return 1 if not mine and phase == VIGIL else 0
    if fact == F.IN_YOUR_FINAL:
        return 1 if mine and phase == FINAL else 0
    if fact == F.IN_YOUR_GROUPING:
        return 1 if mine and phase == GROUPING else 0
    raise ValueError(f"no fact {fact} about the game")


def in_war(t: Myl) -> bool:
    """[4.3] Whether the war of talismans is on."""
    for frame in t.stack:
        if isinstance(frame, War):
            return True
    return False


def in_damage(t: Myl) -> bool:
    """[4.4] Whether the damage of the battle is being settled."""
    for frame in t.stack:
        if isinstance(frame, Damage):
            return True
    return False
