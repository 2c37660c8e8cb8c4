"""[4.2] Putting a card into the inkwell."""

from mazo.abilities.lasting.lasting import active, binds, much, reaches
from mazo.games.lorcana.book.keys import INK
from mazo.games.lorcana.codes import cant as CANT
from mazo.games.lorcana.codes import effects as FX
from mazo.games.lorcana.codes import events as E
from mazo.games.lorcana.codes import options as DO
from mazo.games.lorcana.codes import zones as Z
from mazo.games.lorcana.rules.changes import ink_from_hand
from mazo.games.lorcana.rules.costs import forbids
from mazo.games.lorcana.rules.reasons import ALREADY_INKED, CANT_INK_NOW, NOT_IN_HAND, NOT_INKABLE, OK
from mazo.games.lorcana.table import Lorcana
from mazo.kernel.codes import NOBODY, option
from mazo.kernel.gate import trigger


def ink_options(t: Lorcana, seat: int, out: list[int]) -> None:
    """[4.2.1] [4.2.3] The cards that the player can put into the inkwell now."""
    if not may_ink(t, seat):
        return
    if not t.lasts(FX.INK_FROM) and not t.lasts(FX.PLAYER_CANT):
        for card in t.cards(Z.HAND, seat):
            if t.figures.inkable[t.kind[card]]:
                out.append(option(DO.INK, card))
        return
    for kind in (Z.HAND, Z.DISCARD):
        for card in t.cards(kind, seat):
            if ink_refusal(t, seat, card) == OK:
                out.append(option(DO.INK, card))


def may_ink(t: Lorcana, seat: int) -> bool:
    """[4.2.3] [4.2.3.1] Once during your turn, and once more for each permission that applies now."""
    limit = 1
    if t.inked[seat] >= limit and t.lasts(FX.EXTRA_INK):
        for effect in t.effects:
            if effect.kind == FX.EXTRA_INK and binds(effect, seat) and active(t, effect):
                limit += much(t, effect, NOBODY)
    return t.inked[seat] < limit


def ink_refusal(t: Lorcana, seat: int, card: int) -> int:
    """[4.2.1] [4.2.3] [1.2.2] [5.2.3] A card with the inkwell symbol from the hand, or as an effect allows."""
    freed = t.lasts(FX.INK_FROM) and permitted(t, seat, card)
    if not t.in_hand(card, seat) and not freed:
        return NOT_IN_HAND
    if not may_ink(t, seat):
        return ALREADY_INKED
    if not t.figures.inkable[t.kind[card]] and not (freed and t.in_hand(card, seat)):
        return NOT_INKABLE
    return CANT_INK_NOW if forbids(t, seat, CANT.INK, card) else OK


def permitted(t: Lorcana, seat: int, card: int) -> bool:
    """[4.2.1] [1.2.1] Whether an effect lets the player ink this card from where it is, or without the symbol."""
    if t.owner[card] != seat:
        return False
    for effect in t.effects:
        if effect.kind == FX.INK_FROM and effect.what == t.zone_kind(card) and binds(effect, seat):
            if reaches(t, effect, card):
                return True
    return False


def ink(t: Lorcana, seat: int, card: int) -> None:
    """[4.2.1] [4.2.2] [7.5.5] Reveal the card and put it into the inkwell, facedown and ready."""
    t.by = INK
    t.inked[seat] += 1
    ink_from_hand(t, card, seat)
    trigger(t, E.TO_INKWELL, card, seat, 1)
