"""What ability programs can read of cards, players and the game."""

from mazo.abilities.lasting.lasting import active, binds, excused, reaches
from mazo.abilities.machine.expressions import evaluate
from mazo.abilities.machine.records import Run
from mazo.games.lorcana.book.keys import PAY_FOR_ABILITY, PAY_THE_COST
from mazo.games.lorcana.codes import cant as CANT
from mazo.games.lorcana.codes import derived as D
from mazo.games.lorcana.codes import effects as FX
from mazo.games.lorcana.codes import figures as F
from mazo.games.lorcana.codes import gamefacts as GAME
from mazo.games.lorcana.codes import players as P
from mazo.games.lorcana.codes import states as S
from mazo.games.lorcana.codes import traits as TRAIT
from mazo.games.lorcana.codes import types as T
from mazo.games.lorcana.codes import zones as Z
from mazo.games.lorcana.rules.playing import can_be_played
from mazo.games.lorcana.rules.using import usable_for_free
from mazo.games.lorcana.table import Lorcana
from mazo.kernel.codes import NOBODY

# What is remembered of a card that left play, in this order; the cards that were under it follow, then classifications.
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
    if fact < F.STATS:
        if t.in_play(card):
            return max(0, t.figure(card, fact))
        return printed(t, kind, fact)
    if fact == F.TYPE:
        return 1 << t.figures.type[kind]
    if fact == F.COST_OF:
        return t.figures.cost[kind]
    if fact == F.DAMAGE:
        return t.damage[card]
    if fact == F.IS_EXERTED:
        # A location is neither ready nor exerted [5.1.2.3].
        return 0 if t.figures.type[kind] == T.LOCATION else t.flags[card] & S.EXERTED
    if fact == F.KEYWORDS:
        return t.keywords(card) if t.in_play(card) else t.figures.keywords[kind]
    if fact == F.IS_DRYING:
        return 1 if t.is_drying(card) else 0
    if fact == F.FLAGS:
        return t.flags[card]
    if fact == F.AT_LOCATION:
        return 1 if t.host[card] != NOBODY else 0
    if fact == F.HOST:
        return t.host[card]
    if fact == F.CARDS_UNDER:
        return len(t.under(card)) if t.in_play(card) else 0
    if fact == F.IS_CHALLENGING:
        return 1 if t.challenger == card else 0
    if fact == F.IS_BEING_CHALLENGED:
        return 1 if t.challenged == card else 0
    if fact == F.CAN_BITS:
        return t.extra(card, D.CAN) if t.in_play(card) else 0
    return _printed_fact(t, card, kind, fact)


def _printed_fact(t: Lorcana, card: int, kind: int, fact: int) -> int:
    if fact == F.INKS:
        return t.figures.inks[kind]
    if fact == F.IS_SONG:
        return t.figures.song[kind]
    if fact == F.IS_INKABLE:
        return t.figures.inkable[kind]
    if fact == F.MOVE_COST:
        return t.figures.move_cost[kind]
    if fact == F.PRINTED_LORE:
        return t.figures.lore[kind]
    if fact == F.CONTROLLER:
        return t.controller[card]
    if fact == F.OWNER_OF:
        return t.owner[card]
    if fact == F.ZONE_OF:
        return t.zone_kind(card)
    if fact == F.KIND_OF:
        return kind
    raise ValueError(f"no fact {fact}")


def printed(t: Lorcana, kind: int, stat: int) -> int:
    """A printed figure."""
    if stat == F.STRENGTH:
        return t.figures.strength[kind]
    if stat == F.WILLPOWER:
        return t.figures.willpower[kind]
    return t.figures.lore[kind]


def read_known(t: Lorcana, card: int, fact: int) -> int:
    """[6.7.7] A figure or state of a card; if it has left play, what it last was there."""
    memory = t.memory(card)
    if not memory or t.in_play(card):
        return read_fact(t, card, fact)
    if fact < F.STATS:
        return max(0, memory[M_STATS + fact])
    if fact == F.DAMAGE:
        return memory[M_DAMAGE]
    if fact == F.KEYWORDS:
        return memory[M_KEYWORDS]
    if fact == F.FLAGS:
        return memory[M_FLAGS]
    if fact == F.IS_EXERTED:
        return memory[M_FLAGS] & S.EXERTED
    if fact == F.AT_LOCATION:
        return 1 if memory[M_HOST] != NOBODY else 0
    if fact == F.HOST:
        return memory[M_HOST]
    if fact == F.CARDS_UNDER:
        return len(last_under(memory))
    return read_fact(t, card, fact)


def last_under(memory: list[int]) -> list[int]:
    """The cards that last were under a card."""
    return [card for card in memory[M_FIELDS:] if card >= 0]


def read_trait(t: Lorcana, card: int, what: int, value: int) -> bool:
    """[5.2.6] [5.3.3] [5.2.7] [5.3.3.2] Whether a card bears a name or a classification."""
    kind = t.kind[card]
    if what == TRAIT.CALLED:
        return value in t.figures.called[kind]
    if value in t.figures.classes[kind]:
        return True
    if what == TRAIT.OF_CLASS and t.lasts(FX.CLASS):
        for effect in t.effects:
            if effect.kind == FX.CLASS and effect.what == value and reaches(t, effect, card):
                return True
    return False


def read_known_trait(t: Lorcana, card: int, what: int, value: int) -> bool:
    """[6.7.7] The same of a card that may have left play: then what it last was there."""
    if read_trait(t, card, what, value):
        return True
    if what != TRAIT.OF_CLASS or t.in_play(card):
        return False
    memory = t.memory(card)
    return len(memory) > M_FIELDS and -1 - value in memory[M_FIELDS:]


def have_in_common(t: Lorcana, card: int, other: int, what: int) -> bool:
    """[5.2.6.1] Two cards share a name when one of their names is the same."""
    mine = t.figures.called[t.kind[card]] if what == TRAIT.CALLED else t.figures.classes[t.kind[card]]
    theirs = t.figures.called[t.kind[other]] if what == TRAIT.CALLED else t.figures.classes[t.kind[other]]
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
    if fact == P.PLAYER_LORE:
        return t.lore[seat]
    if fact == P.PLAYER_INK:
        return t.ready_cards(seat)
    return len(t.cards(Z.HAND, seat)) if fact == P.HAND_SIZE else 0


def read_game(t: Lorcana, run: Run, fact: int, operand: int) -> int:
    """Something about the game as a whole, seen from the ability's card."""
    if fact == GAME.FIRST_TURN or fact == GAME.NOT_STARTING:
        mine = t.active == run.seat and t.turn <= t.seats
        return 1 if mine and (fact == GAME.FIRST_TURN or t.first != run.seat) else 0
    if fact == GAME.DURING_CHALLENGING:
        return 1 if run.source != NOBODY and t.challenger == run.source else 0
    if fact == GAME.DURING_CHALLENGED:
        return 1 if run.source != NOBODY and t.challenged == run.source else 0
    if fact == GAME.IN_CHALLENGE:
        return 1 if in_challenge(t, run, operand) else 0
    if fact == GAME.CAN_PAY or fact == GAME.THEY_CAN_PAY:
        seat = run.seat if fact == GAME.CAN_PAY else run.who
        return 1 if t.ready_ink(seat) >= evaluate(t, run, operand, NOBODY) else 0
    if fact == GAME.CAN_PLAY_THIS:
        less = evaluate(t, run, operand, NOBODY)
        here = run.source != NOBODY and t.is_object(run.source, run.number)
        return 1 if here and can_be_played(t, run.seat, run.source, 0, less) else 0
    if fact == GAME.CAN_USE_THIS:
        return 1 if usable_for_free(t, run.seat, run.source, operand) else 0
    if fact == GAME.CAN_DISCARD:
        if run.rule == PAY_THE_COST or run.rule == PAY_FOR_ABILITY:
            return 1  # a cost is no effect
        return 0 if kept_from(t, run.seat if operand == 0 else run.who, CANT.DISCARD) else 1
    if fact == GAME.USED_SHIFT:
        return 1 if run.source != NOBODY and read_known(t, run.source, F.FLAGS) & S.SHIFTED else 0
    raise ValueError(f"no fact {fact} about the game")


def kept_from(t: Lorcana, seat: int, act: int) -> bool:
    """[1.2.2] Whether an effect keeps a player from doing this."""
    if t.lasts(FX.PLAYER_CANT):
        for effect in t.effects:
            if effect.kind == FX.PLAYER_CANT and effect.what & act and binds(effect, seat) and active(t, effect):
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
    if whose == P.CHALLENGING_PLAYER:
        return t.challenger != NOBODY and t.owner[t.challenger] == seat
    if whose == P.CHALLENGED_PLAYER:
        return t.challenged != NOBODY and t.owner[t.challenged] == seat
    if whose == P.PLAYER_OF_THAT:
        return run.that != NOBODY and t.owner[run.that] == seat
    if whose == P.MOST_CARDS:
        most = 0
        for other in t.remaining():
            most = max(most, len(t.cards(Z.HAND, other)))
        return len(t.cards(Z.HAND, seat)) == most
    return False


def heir_of(t: Lorcana, card: int, number: int) -> int:
    """[8.10.5] [6.1.11.1] What a reference means now: a covered card is spoken of as the one on top of it."""
    while card != NOBODY and t.number[card] == number:
        if t.zone_kind(card) != Z.UNDER or not t.flags[card] & S.COVERED:
            return card
        card = t.host[card]
        number = t.number[card] if card != NOBODY else 0
    return NOBODY
