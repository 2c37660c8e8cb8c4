"""[4] Turn actions: which are open to the active player, why others are not, and how each begins."""

from mazo.games.lorcana.book.keys import INK
from mazo.games.lorcana.codes import effects as FX
from mazo.games.lorcana.codes import keywords as K
from mazo.games.lorcana.codes import options as DO
from mazo.games.lorcana.codes import states as S
from mazo.games.lorcana.codes import types as T
from mazo.games.lorcana.codes import zones as Z
from mazo.games.lorcana.rules.boosting import begin_boost, boost_refusal
from mazo.games.lorcana.rules.challenge import begin_challenge
from mazo.games.lorcana.rules.coconut import coconuts_of
from mazo.games.lorcana.rules.inking import ink, ink_options, ink_refusal
from mazo.games.lorcana.rules.limits import (
    all_plain,
    challenge_options,
    challenge_refusal,
    challengeable,
    end_refusal,
)
from mazo.games.lorcana.rules.loops import closed_actions, note_action
from mazo.games.lorcana.rules.moving import begin_move, move_refusal
from mazo.games.lorcana.rules.playable import other_way_refusal, play_options, play_refusal, playable_cards
from mazo.games.lorcana.rules.playing import begin_play
from mazo.games.lorcana.rules.questing import begin_quest, quest_refusal
from mazo.games.lorcana.rules.reasons import LOOP_IS_OVER, OK, OTHER_QUESTION
from mazo.games.lorcana.rules.using import ability_options, ability_refusal, begin_ability
from mazo.games.lorcana.table import Lorcana
from mazo.kernel.codes import first_of, option, second_of, verb_of


def main_options(t: Lorcana, seat: int, out: list[int]) -> None:
    """[3.3.1] [4.1.1] [4.1.3] Every turn action that the active player can take now."""
    ready = t.ready_ink(seat)
    ink_options(t, seat, out)
    all_play_options(t, seat, ready, out)
    mine = t.cards(Z.PLAY, seat)
    places = False
    targets = challengeable(t, seat)
    kinds = t.kinds
    free = kinds[FX.CANT] == 0 and kinds[FX.ONE_CHALLENGE] == 0  # nothing keeps a ready, dry character from anything
    plain = free and len(targets) > 0 and all_plain(t, targets)
    duties = kinds[FX.CAN] > 0
    granted = kinds[FX.GRANT] > 0
    for card in mine:
        kind = t.kind[card]
        words = t.keywords(card)
        if t.figures.type[kind] == T.CHARACTER:
            flags = t.flags[card]
            if flags & S.EXERTED == 0:  # an exerted one does neither
                if words & (K.RECKLESS | K.ADVENTUROUS):
                    duties = True
                if words & K.RECKLESS == 0 and (
                    (free and flags & S.DRYING == 0) or quest_refusal(t, seat, card, ready) == OK
                ):
                    out.append(option(DO.QUEST, card))
                if targets and words & K.ADVENTUROUS == 0:
                    challenge_options(t, seat, card, targets, plain, ready, out)
        elif t.figures.type[kind] == T.LOCATION:
            places = True
        if granted or t.figures.activates[kind]:
            ability_options(t, seat, card, ready, out)
        if words & K.BOOST and boost_refusal(t, seat, card, ready) == OK:
            out.append(option(DO.BOOST, card))
    if t.variant.coconut:
        for card in coconuts_of(t, seat):
            ability_options(t, seat, card, ready, out)
    if places:
        move_options(t, seat, ready, out)
    if not duties or end_refusal(t, seat) == OK:
        out.append(option(DO.END))
    if t.stack[0].items:
        for packed in closed_actions(t):
            if packed in out and len(out) > 1:
                out.remove(packed)


def all_play_options(t: Lorcana, seat: int, ready: int, out: list[int]) -> None:
    """[4.3.1] Everything that can be played, in every way; most cards just for their ink."""
    kinds = t.kinds
    figures = t.figures
    plain = kinds[FX.COST] == 0 and kinds[FX.NEXT_COST] == 0 and kinds[FX.PLAYER_CANT] == 0 and kinds[FX.PLAY_FREE] == 0
    for card in t.cards(Z.HAND, seat):
        kind = t.kind[card]
        if plain and not figures.song[kind] and not figures.shift[kind] and not figures.elsewhere[kind]:
            if figures.cost[kind] <= ready:
                out.append(option(DO.PLAY, card))
        else:
            play_options(t, seat, card, ready, out)
    if figures.any_returns or kinds[FX.PLAY_FROM] > 0:
        for card in playable_cards(t, seat):
            play_options(t, seat, card, ready, out)


def move_options(t: Lorcana, seat: int, ready: int, out: list[int]) -> None:
    """[4.7.1] Which characters can move where."""
    mine = t.cards(Z.PLAY, seat)
    for place in mine:
        if t.type_of(place) == T.LOCATION:
            for card in mine:
                if move_refusal(t, seat, card, place, ready) == OK:
                    out.append(option(DO.MOVE, card, place))


def main_refusal(t: Lorcana, seat: int, packed: int) -> int:
    """[4.1.1] [4.1.4] [6.1.10] [1.7.6] [1.7.6.1] Why the active player can't take this turn action now."""
    reason = action_refusal(t, seat, packed)
    if reason == OK and t.stack[0].items and packed in closed_actions(t):
        left: list[int] = []  # what is the last thing that can be done stays open
        main_options(t, seat, left)
        return OK if packed in left else LOOP_IS_OVER
    return reason


def action_refusal(t: Lorcana, seat: int, packed: int) -> int:
    """[4.1.1] [4.1.4] Why a turn action as such is not open."""
    verb = verb_of(packed)
    card = first_of(packed)
    other = second_of(packed)
    ready = t.ready_ink(seat)
    if verb == DO.END:
        return end_refusal(t, seat)
    if verb == DO.INK:
        return ink_refusal(t, seat, card)
    if verb == DO.PLAY:
        return play_refusal(t, seat, card, ready)
    if verb in (DO.SING, DO.SING_TOGETHER, DO.SHIFT, DO.PLAY_BY):
        return other_way_refusal(t, seat, card, verb, other, ready)
    if verb == DO.QUEST:
        return quest_refusal(t, seat, card, ready)
    if verb == DO.CHALLENGE:
        return challenge_refusal(t, seat, card, other, ready)
    if verb == DO.MOVE:
        return move_refusal(t, seat, card, other, ready)
    if verb == DO.ABILITY:
        return ability_refusal(t, seat, card, other, ready)
    if verb == DO.BOOST:
        return boost_refusal(t, seat, card, ready)
    return OTHER_QUESTION


def take_turn_action(t: Lorcana, packed: int) -> None:
    """[3.3.1] [4.1.5] Begin the chosen turn action; the bag waits until it is complete."""
    seat = t.active
    verb = verb_of(packed)
    card = first_of(packed)
    other = second_of(packed)
    note_action(t, packed)
    if verb == DO.INK:
        t.by = INK
        ink(t, seat, card)
    elif verb == DO.QUEST:
        begin_quest(t, seat, card)
    elif verb == DO.CHALLENGE:
        begin_challenge(t, seat, card, other)
    elif verb == DO.MOVE:
        begin_move(t, seat, card, other)
    elif verb == DO.ABILITY:
        begin_ability(t, seat, card, other)
    elif verb == DO.BOOST:
        begin_boost(t, seat, card)
    elif verb == DO.END:
        declare_end(t)
    else:
        begin_play(t, seat, verb, card, other)


def declare_end(t: Lorcana) -> None:
    """[3.3.2] The active player declares the end of the turn."""
    t.turn_over = True
