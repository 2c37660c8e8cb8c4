"""What lasting effects come to on a card in Lorcana: figures, keywords, what it can and can't do."""

from typing import Final

from mazo.abilities.lasting.codes import ON_FIGURE
from mazo.abilities.lasting.lasting import lasts_on
from mazo.games.lorcana.codes import depends as ON
from mazo.games.lorcana.codes import derived as D
from mazo.games.lorcana.codes import effects as FX
from mazo.games.lorcana.codes import figures as F
from mazo.games.lorcana.codes import keywords as K
from mazo.games.lorcana.table import Lorcana
from mazo.kernel.codes import NOBODY, STAT
from mazo.kernel.effects import WHILE_SOURCE
from mazo.kernel.frames import NONE
from mazo.kernel.records import Effect

NOTHING_SAID: Final = [0] * D.DERIVED
"""The derived values of a card of which no effect says anything."""


def says_of_cards(effect: Effect) -> bool:
    """Whether an effect says something that is kept as a derived value; what depends on a partner is not."""
    kind = effect.kind
    if kind == FX.CANT or kind == FX.CAN:
        return effect.program == NOBODY
    return kind == STAT or kind == FX.KEYWORD or kind == FX.LOSE_KEYWORD or kind == FX.FLOOR


def is_derived(effect: Effect) -> bool:
    """Whether an effect says something that is kept as a derived value, or that a check must see."""
    kind = effect.kind
    return says_of_cards(effect) or kind == FX.LORE_GOAL or kind == FX.CLASS or kind == FX.LOSE_ABILITY


def written_by(effect: Effect) -> int:
    """Which of the derived values that expressions can read an effect changes."""
    kind = effect.kind
    if kind == STAT or kind == FX.FLOOR:
        return ON_FIGURE << effect.what if effect.what < F.STATS else 0
    if kind == FX.KEYWORD or kind == FX.LOSE_KEYWORD:
        return ON.KEYWORDS | ON_FIGURE << F.STRENGTH if effect.what & K.CHALLENGER else ON.KEYWORDS
    return ON.CAN if kind == FX.CAN else 0


def add_up(t: Lorcana, rows: list[list[int]], effect: Effect, share: list[int]) -> None:
    """[6.6.1.2] What one effect adds for each of its cards, in whatever order effects come."""
    for at in range(0, len(share), 2):
        _add(_row(t, rows, share[at]), effect, share[at + 1])


def _row(t: Lorcana, rows: list[list[int]], card: int) -> list[int]:
    """The derived values of a card; what nothing is said about has no row."""
    row = rows[card]
    if not row:
        row = NOTHING_SAID[:]
        row[D.KEYWORDS] = t.figures.keywords[t.kind[card]]
        rows[card] = row
    return row


def _add(row: list[int], effect: Effect, amount: int) -> None:
    """[6.6.1.2] [8.1.2] [M35] What one effect adds for one card; keywords without a plus sign don't add up."""
    kind = effect.kind
    what = effect.what
    if kind == STAT:
        row[what] = row[what] + amount
    elif kind == FX.KEYWORD:
        row[D.KEYWORDS] = row[D.KEYWORDS] | what
        if what == K.CHALLENGER:
            row[D.CHALLENGER] += amount
        elif what == K.RESIST:
            row[D.RESIST] += amount
        elif what == K.SINGER:
            row[D.SINGER] = max(row[D.SINGER], amount)
        elif what == K.BOOST:
            row[D.BOOST] = max(row[D.BOOST], amount)
    elif kind == FX.CANT:
        row[D.CANT] |= what
    elif kind == FX.CAN:
        row[D.CAN] |= what


def round_off(t: Lorcana, rows: list[list[int]], late: list[list[int]]) -> list[list[int]]:
    """[8.5.2] Lost keywords, then Challenger only for the one who challenges, then figures that aren't reduced."""
    if late:
        rows = _take_keywords(t, rows, late)
    if t.challenger != NOBODY and t.in_play(t.challenger):
        rows = rows or _no_rows(t)
        row = _row(t, rows, t.challenger)
        if row[D.KEYWORDS] & K.CHALLENGER:
            row[F.STRENGTH] += t.figures.challenger[t.kind[t.challenger]] + row[D.CHALLENGER]
    if late and rows:
        _raise_floors(t, rows, late)
    return rows


def _no_rows(t: Lorcana) -> list[list[int]]:
    """Room for a row for each card."""
    return [NONE] * len(t.kind)


def _take_keywords(t: Lorcana, rows: list[list[int]], shares: list[list[int]]) -> list[list[int]]:
    """[1.2.2] Who loses a keyword is without it, whatever else gives it; who only can't gain it keeps what it has."""
    for index in range(len(shares)):
        effect = t.acting[index]
        if shares[index] and effect.kind == FX.LOSE_KEYWORD:
            rows = rows or _no_rows(t)
            for at in range(0, len(shares[index]), 2):
                card = shares[index][at]
                if effect.amount == 0 or not _had(t, card, effect):
                    _row(t, rows, card)[D.KEYWORDS] &= ~effect.what
    return rows


def _had(t: Lorcana, card: int, forbids: Effect) -> bool:
    """[1.2.2] Whether a card has a keyword by its own text, or gained it before an effect said that it can't."""
    if t.figures.keywords[t.kind[card]] & forbids.what:
        return True
    for other in t.effects:
        if other.kind == FX.KEYWORD and other.what == forbids.what and other.subject == card:
            if other.duration != WHILE_SOURCE and other.ident < forbids.ident and lasts_on(t, other, card):
                return True
    return False


def _raise_floors(t: Lorcana, rows: list[list[int]], shares: list[list[int]]) -> None:
    """[6.6.4] A figure that can't be reduced below what is printed: the modifiers stay, the result is raised."""
    for index in range(len(shares)):
        effect = t.acting[index]
        if effect.kind == FX.FLOOR:
            for at in range(0, len(shares[index]), 2):
                row = rows[shares[index][at]]
                if row:
                    row[effect.what] = max(0, row[effect.what])
