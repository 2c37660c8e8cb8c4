"""[4.3.3.1] [6.7.9] [8.10] How cards enter play: ready or exerted, damaged, on top of others."""

from typing import Final

from mazo.abilities.lasting.lasting import much, reaches
from mazo.abilities.machine.expressions import holds, number_of
from mazo.abilities.machine.runner import start
from mazo.games.lorcana.book.keys import (
    BODYGUARD_ENTERS,
    CARD_IS_PLAYED,
    HOW_IT_ENTERS,
)
from mazo.games.lorcana.codes import asks as ASK
from mazo.games.lorcana.codes import depends as ON
from mazo.games.lorcana.codes import effects as FX
from mazo.games.lorcana.codes import keywords as K
from mazo.games.lorcana.codes import news as N
from mazo.games.lorcana.codes import states as S
from mazo.games.lorcana.codes import types as T
from mazo.games.lorcana.codes import zones as Z
from mazo.games.lorcana.frames import Play
from mazo.games.lorcana.rules.changes import enter
from mazo.games.lorcana.rules.editions import NEVER_IN_PLAY
from mazo.games.lorcana.rules.playable import BY_SHIFT, MADE_EXERTED, WITH_DROPS
from mazo.games.lorcana.rules.shifting import (
    is_temporary,
)
from mazo.games.lorcana.rules.stacks import lay_over, silence
from mazo.games.lorcana.table import Lorcana
from mazo.kernel.choices import ask
from mazo.kernel.codes import NO, NOBODY, YES, option, verb_of
from mazo.kernel.effects import end_effect
from mazo.kernel.frames import Choice
from mazo.kernel.knowledge import everyone
from mazo.kernel.log import note
from mazo.kernel.records import Effect
from mazo.kernel.zones import move

# How an effect lets cards enter, as bits.
BEING_EXERTED: Final = 1
DAMAGED: Final = 2
OPTIONAL: Final = 4
INTO_INKWELL: Final = 8
NEXT_ONE: Final = 16
"""Only the next card; what else befalls it as it enters is a program."""
BEING_READY: Final = 32
_TURNED: Final = BEING_EXERTED | BEING_READY


def bases_of(frame: Play) -> list[int]:
    """[8.10.1] The cards that are covered."""
    return frame.items[:2] if frame.way == BY_SHIFT else []


def card_is_played(t: Lorcana, frame: Play) -> None:
    """The card enters the Play zone, perhaps on top of its bases.

    [4.3.3, 4.3.3.1, 4.3.3.2, 5.4.1, 6.7.1.1, 7.4.1]
    """
    card, seat = frame.source, frame.seat
    bases = bases_of(frame)
    gone = not t.is_object(card, frame.number)
    if gone and t.edition.zone_change_while_playing and not t.in_play(card):
        gone = False  # [4.3.2] what was paid moved it: it is played from where it is now
    for base in bases:
        gone = gone or not t.in_play(base)
    if gone:  # what was paid took the card, or its base, away
        t.stack.pop()
        t.stack[-1].done = 0
        return
    t.by = CARD_IS_PLAYED
    if t.type_of(card) == T.ACTION:
        zone = Z.OUTSIDE if t.edition.action_in_play == NEVER_IN_PLAY else Z.PLAY
        move(t, card, t.place_of(zone, seat), shown=everyone(t))
    else:
        enter(t, card, seat)
        t.flags[card] |= S.PLAYED_NOW
        t.dirty |= t.depends & ON.HISTORY
        if bases:
            shift_onto(t, frame, bases)
        ask_how_it_enters(t, frame)
    if frame.bits & WITH_DROPS:
        t.flags[card] |= S.PAID_WITH_DROP
        t.dirty |= t.depends & ON.HISTORY
    frame.number = t.number[card]


def shift_onto(t: Lorcana, frame: Play, bases: list[int]) -> None:
    """[8.10.1] [8.10.2] The card lies on its bases; they still see it being played, and fall silent afterwards."""
    card = frame.source
    t.flags[card] |= S.SHIFTED
    if is_temporary(t, card, frame.which):
        t.flags[card] |= S.TEMPORARY
    lay_over(t, card, bases, t.host[bases[1 if len(frame.items) > 2 else 0]])
    for base in bases:
        note(t, N.SHIFTED_ONTO, CARD_IS_PLAYED, frame.seat, card, base)
    if not t.edition.covered_trigger:
        silence(t, bases)


def ask_how_it_enters(t: Lorcana, frame: Play) -> None:
    """First the card says how it enters, then other effects, which prevail; of Bodyguard, and some effects, its player
    decides, and also where other effects contradict each other.

    [6.7.9, 8.3.2, 8.10.3, M28]
    """
    card = frame.source
    own = OPTIONAL if t.has(card, K.BODYGUARD) else 0
    for ability in t.figures.elsewhere[t.kind[card]]:
        if ability.kind == FX.ENTERS and holds(t, ability.condition, card, frame.seat, card):
            own |= says_how(t, card, ability.what, number_of(t, ability.value, card, frame.seat, card))
    others = BEING_EXERTED if frame.bits & MADE_EXERTED else 0
    if t.lasts(FX.ENTERS):
        for effect in t.effects[:]:
            if effect.kind == FX.ENTERS and effect.what & INTO_INKWELL == 0 and reaches(t, effect, card):
                others |= says_how(t, card, effect.what, much(t, effect, card))
                if effect.what & NEXT_ONE:
                    spend_entry(t, effect, card)
    prevails = others if others & _TURNED else own
    if prevails & BEING_READY:
        t.flags[card] &= ~S.EXERTED
    elif prevails & BEING_EXERTED:
        t.flags[card] |= S.EXERTED
    if t.flags[card] & S.EXERTED or t.damage[card] > 0:
        t.dirty |= t.depends & (ON.EXERTION | ON.DAMAGE | ON.HISTORY)
    if t.type_of(card) == T.LOCATION:
        t.flags[card] &= ~S.EXERTED
    elif t.flags[card] & S.EXERTED == 0 and is_open(own, others):
        choice = Choice(ASK.ENTER, BODYGUARD_ENTERS if t.has(card, K.BODYGUARD) else HOW_IT_ENTERS, frame.seat)
        choice.source = card
        choice.items = [option(YES), option(NO)]
        ask(t, choice)


def is_open(own: int, others: int) -> bool:
    """[6.7.9] [M28] Whether the player decides how the card enters: an effect leaves it open, and none that comes later
    has settled it, or others say the one and the other, in an order that the player chooses."""
    if others & _TURNED == _TURNED or others & OPTIONAL:
        return True
    return own & OPTIONAL != 0 and others & BEING_READY == 0


def says_how(t: Lorcana, card: int, how: int, amount: int) -> int:
    """[6.7.9] [M28] A card enters with the damage that an effect says; what it says of ready and exerted, as bits."""
    if how & DAMAGED:
        t.damage[card] += amount
        t.unchecked = True
    return OPTIONAL if how & OPTIONAL else how & _TURNED


def spend_entry(t: Lorcana, effect: Effect, card: int) -> None:
    """[6.7.9] The next card has come; what an effect promised for it befalls it as it enters."""
    end_effect(t, effect)
    if effect.program != NOBODY:
        run = start(t, effect.program, effect.rule, effect.seat, effect.source)
        run.that = card
        run.that_number = t.number[card]


def enter_as_chosen(t: Lorcana, frame: Play) -> None:
    """[8.3.2] [6.7.9] It enters exerted if its player likes; that is no exerting."""
    if frame.answer:
        if verb_of(frame.answer[0]) == YES:
            t.flags[frame.source] |= S.EXERTED
        frame.answer = []
    if t.flags[frame.source] & S.EXERTED and t.type_of(frame.source) != T.ACTION:
        t.flags[frame.source] |= S.ENTERED_EXERTED
    if t.flags[frame.source] & S.EXERTED and t.type_of(frame.source) != T.ACTION:
        t.dirty |= t.depends & (ON.EXERTION | ON.HISTORY)
