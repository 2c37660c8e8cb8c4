"""What ability programs can read of cards, players and the game."""

from mazo.abilities.lasting.lasting import active, binds, excused, reaches
from mazo.abilities.machine.expressions import evaluate
from mazo.abilities.machine.records import Run
from mazo.games.lorcana.book.keys import PAY_FOR_ABILITY, PAY_THE_COST
from mazo.games.lorcana.rules.playing import can_be_played
from mazo.games.lorcana.rules.using import usable_for_free
from mazo.games.lorcana.rules.words import (
    AT_LOCATION,
    CALLED,
    CAN_BITS,
    CAN_DISCARD,
    CAN_PAY,
    CAN_PLAY_THIS,
    CAN_USE_THIS,
    CANT_DISCARD,
    CARDS_UNDER,
    CHALLENGED_PLAYER,
    CHALLENGING_PLAYER,
    CLASS,
    CONTROLLER,
    COST_OF,
    COVERED,
    D_CAN,
    DAMAGE,
    DURING_CHALLENGED,
    DURING_CHALLENGING,
    EXERTED,
    FIRST_TURN,
    FLAGS,
    HAND,
    HAND_SIZE,
    HOST,
    IN_CHALLENGE,
    INKS,
    IS_BEING_CHALLENGED,
    IS_CHALLENGING,
    IS_DRYING,
    IS_EXERTED,
    IS_INKABLE,
    IS_SONG,
    KEYWORDS,
    KIND_OF,
    LOCATION,
    MOST_CARDS,
    MOVE_COST,
    NOT_STARTING,
    OF_CLASS,
    OWNER_OF,
    PLAYER_CANT,
    PLAYER_INK,
    PLAYER_LORE,
    PLAYER_OF_THAT,
    PRINTED_LORE,
    SHIFTED,
    STATS,
    STRENGTH,
    THEY_CAN_PAY,
    TYPE,
    UNDER,
    USED_SHIFT,
    WILLPOWER,
    ZONE_OF,
)
from mazo.games.lorcana.table import Lorcana
from mazo.kernel.codes import NOBODY

# What is remembered of a card that left play, in this order; the cards that were under it follow.
M_NUMBER = 0
M_STATS = 1
M_DAMAGE = 4
M_FLAGS = 5
M_KEYWORDS = 6
M_HOST = 7
M_FIELDS = 8


def read_fact(t: Lorcana, card: int, fact: int) -> int:
    """A figure or state of a card as it is now; outside play its figures are the printed ones."""
    kind = t.kind[card]
    if fact < STATS:
        if t.in_play(card):
            return max(0, t.figure(card, fact))
        return printed(t, kind, fact)
    if fact == TYPE:
        return 1 << t.figures.type[kind]
    if fact == COST_OF:
        return t.figures.cost[kind]
    if fact == DAMAGE:
        return t.damage[card]
    if fact == IS_EXERTED:
        # A location is neither ready nor exerted [5.1.2.3].
        return 0 if t.figures.type[kind] == LOCATION else t.flags[card] & EXERTED
    if fact == KEYWORDS:
        return t.keywords(card) if t.in_play(card) else t.figures.keywords[kind]
    if fact == IS_DRYING:
        return 1 if t.is_drying(card) else 0
    if fact == FLAGS:
        return t.flags[card]
    if fact == AT_LOCATION:
        return 1 if t.host[card] != NOBODY else 0
    if fact == HOST:
        return t.host[card]
    if fact == CARDS_UNDER:
        return len(t.under(card)) if t.in_play(card) else 0
    if fact == IS_CHALLENGING:
        return 1 if t.challenger == card else 0
    if fact == IS_BEING_CHALLENGED:
        return 1 if t.challenged == card else 0
    if fact == CAN_BITS:
        return t.extra(card, D_CAN) if t.in_play(card) else 0
    return _printed_fact(t, card, kind, fact)


def _printed_fact(t: Lorcana, card: int, kind: int, fact: int) -> int:
    if fact == INKS:
        return t.figures.inks[kind]
    if fact == IS_SONG:
        return t.figures.song[kind]
    if fact == IS_INKABLE:
        return t.figures.inkable[kind]
    if fact == MOVE_COST:
        return t.figures.move_cost[kind]
    if fact == PRINTED_LORE:
        return t.figures.lore[kind]
    if fact == CONTROLLER:
        return t.controller[card]
    if fact == OWNER_OF:
        return t.owner[card]
    if fact == ZONE_OF:
        return t.zone_kind(card)
    if fact == KIND_OF:
        return kind
    raise ValueError(f"no fact {fact}")


def printed(t: Lorcana, kind: int, stat: int) -> int:
    """A printed figure."""
    if stat == STRENGTH:
        return t.figures.strength[kind]
    if stat == WILLPOWER:
        return t.figures.willpower[kind]
    return t.figures.lore[kind]


def read_known(t: Lorcana, card: int, fact: int) -> int:
    """[6.7.7] A figure or state of a card; if it has left play, what it last was there."""
    memory = t.memory(card)
    if not memory or t.in_play(card):
        return read_fact(t, card, fact)
    if fact < STATS:
        return max(0, memory[M_STATS + fact])
    if fact == DAMAGE:
        return memory[M_DAMAGE]
    if fact == KEYWORDS:
        return memory[M_KEYWORDS]
    if fact == FLAGS:
        return memory[M_FLAGS]
    if fact == IS_EXERTED:
        return memory[M_FLAGS] & EXERTED
    if fact == AT_LOCATION:
        return 1 if memory[M_HOST] != NOBODY else 0
    if fact == HOST:
        return memory[M_HOST]
    if fact == CARDS_UNDER:
        return len(memory) - M_FIELDS
    return read_fact(t, card, fact)


def read_trait(t: Lorcana, card: int, what: int, value: int) -> bool:
    """[5.2.6] [5.3.3] [5.2.7] [5.3.3.2] Whether a card bears a name or a classification."""
    kind = t.kind[card]
    if what == CALLED:
        return value in t.figures.called[kind]
    if value in t.figures.classes[kind]:
        return True
    if what == OF_CLASS and t.kinds[CLASS] > 0:
        for effect in t.effects:
            if effect.kind == CLASS and effect.what == value and reaches(t, effect, card):
                return True
    return False


def have_in_common(t: Lorcana, card: int, other: int, what: int) -> bool:
    """[5.2.6.1] Two cards share a name when one of their names is the same."""
    mine = t.figures.called[t.kind[card]] if what == CALLED else t.figures.classes[t.kind[card]]
    theirs = t.figures.called[t.kind[other]] if what == CALLED else t.figures.classes[t.kind[other]]
    for value in mine:
        if value in theirs:
            return True
    return False


def count_different(t: Lorcana, cards: list[int], what: int) -> int:
    """How many different ink types (0), names (1) or costs (2) those cards have."""
    if what == 0:
        inks = 0
        for card in cards:
            inks |= t.figures.inks[t.kind[card]]
        return bin(inks).count("1")
    found: list[int] = []
    for card in cards:
        value = t.cost_of(card) if what == 2 else t.figures.called[t.kind[card]][0]
        if value not in found:
            found.append(value)
    return len(found)


def read_player(t: Lorcana, seat: int, fact: int) -> int:
    """Lore, ready ink or hand size of a player."""
    if fact == PLAYER_LORE:
        return t.lore[seat]
    if fact == PLAYER_INK:
        return t.ready_ink(seat)
    return len(t.cards(HAND, seat)) if fact == HAND_SIZE else 0


def read_game(t: Lorcana, run: Run, fact: int, operand: int) -> int:
    """Something about the game as a whole, seen from the ability's card."""
    if fact == FIRST_TURN or fact == NOT_STARTING:
        mine = t.active == run.seat and t.turn <= t.seats
        return 1 if mine and (fact == FIRST_TURN or t.first != run.seat) else 0
    if fact == DURING_CHALLENGING:
        return 1 if run.source != NOBODY and t.challenger == run.source else 0
    if fact == DURING_CHALLENGED:
        return 1 if run.source != NOBODY and t.challenged == run.source else 0
    if fact == IN_CHALLENGE:
        return 1 if in_challenge(t, run, operand) else 0
    if fact == CAN_PAY or fact == THEY_CAN_PAY:
        seat = run.seat if fact == CAN_PAY else run.who
        return 1 if t.ready_ink(seat) >= evaluate(t, run, operand, NOBODY) else 0
    if fact == CAN_PLAY_THIS:
        less = evaluate(t, run, operand, NOBODY)
        here = run.source != NOBODY and t.is_object(run.source, run.number)
        return 1 if here and can_be_played(t, run.seat, run.source, 0, less) else 0
    if fact == CAN_USE_THIS:
        return 1 if usable_for_free(t, run.seat, run.source, operand) else 0
    if fact == CAN_DISCARD:
        if run.rule == PAY_THE_COST or run.rule == PAY_FOR_ABILITY:
            return 1  # a cost is no effect
        return 0 if kept_from(t, run.seat if operand == 0 else run.who, CANT_DISCARD) else 1
    if fact == USED_SHIFT:
        return 1 if run.source != NOBODY and read_known(t, run.source, FLAGS) & SHIFTED else 0
    raise ValueError(f"no fact {fact} about the game")


def kept_from(t: Lorcana, seat: int, act: int) -> bool:
    """[1.2.2] Whether an effect keeps a player from doing this."""
    if t.kinds[PLAYER_CANT] > 0:
        for effect in t.effects:
            if effect.kind == PLAYER_CANT and effect.what & act and binds(effect, seat) and active(t, effect):
                if not excused(t, effect, seat):
                    return True
    return False


def in_challenge(t: Lorcana, run: Run, operand: int) -> bool:
    """[4.6.2] Whether a challenge is open, with the source (1), the subject (2) or anybody (0) in it."""
    if t.challenger == NOBODY:
        return False
    if operand == 0:
        return True
    card = run.source if operand == 1 else run.that
    return card == t.challenger or card == t.challenged


def is_meant(t: Lorcana, run: Run, whose: int, seat: int) -> bool:
    """Whether a player is the one that a special name means."""
    if whose == CHALLENGING_PLAYER:
        return t.challenger != NOBODY and t.owner[t.challenger] == seat
    if whose == CHALLENGED_PLAYER:
        return t.challenged != NOBODY and t.owner[t.challenged] == seat
    if whose == PLAYER_OF_THAT:
        return run.that != NOBODY and t.owner[run.that] == seat
    if whose == MOST_CARDS:
        most = 0
        for other in t.remaining():
            most = max(most, len(t.cards(HAND, other)))
        return len(t.cards(HAND, seat)) == most
    return False


def heir_of(t: Lorcana, card: int, number: int) -> int:
    """[8.10.5] [6.1.11.1] What a reference means now: a covered card is spoken of as the one on top of it."""
    while card != NOBODY and t.number[card] == number:
        if t.zone_kind(card) != UNDER or not t.flags[card] & COVERED:
            return card
        card = t.host[card]
        number = t.number[card] if card != NOBODY else 0
    return NOBODY
