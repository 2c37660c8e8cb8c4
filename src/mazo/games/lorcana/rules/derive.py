"""Everything that lasting effects say about cards in play, summed up once whenever something it depends on changes."""

from mazo.abilities.expressions import IS_SOURCE, context, evaluate
from mazo.games.lorcana.rules.lasting import acts, aim
from mazo.games.lorcana.rules.words import (
    BOOST,
    CAN,
    CANT,
    CHALLENGER,
    CLASS,
    D_BOOST,
    D_CAN,
    D_CANT,
    D_CHALLENGER,
    D_KEYWORDS,
    D_RESIST,
    D_SINGER,
    DERIVED,
    DURING_YOUR_TURN,
    FLOOR,
    KEYWORD,
    LORE_GOAL,
    LOSE_ABILITY,
    LOSE_KEYWORD,
    ON_DERIVED,
    ON_DURING,
    ON_TURN,
    PLAY,
    RESIST,
    SINGER,
    STRENGTH,
    THEIR_NEXT_TURN,
    YOUR_NEXT_TURN,
)
from mazo.games.lorcana.table import Lorcana
from mazo.kernel.codes import NOBODY, STAT
from mazo.kernel.frames import NONE, Run
from mazo.kernel.records import Effect
from mazo.kernel.table import NO_ROWS

PASSES = 6
"""How often effects that depend on each other are gone through before they must have come to rest."""


def derive(t: Lorcana) -> None:
    """[6.4.2.3] [6.6.1.1] Sum up what effects say; those that read what others say are gone through again."""
    t.derived = NO_ROWS
    t.depends = 0
    t.unchecked = True
    if not t.effects and t.challenger == NOBODY:
        return
    acting = _acting(t)
    if not acting and t.challenger == NOBODY:
        return
    for _ in range(PASSES):
        rows = _sum_up(t, acting)
        settled = rows == t.derived
        t.derived = rows
        if settled or not t.depends & ON_DERIVED:
            return


def _acting(t: Lorcana) -> list[Effect]:
    """The effects that say something about cards, and what they depend on."""
    found: list[Effect] = []
    depends = 0
    for effect in t.effects:
        kind = effect.kind
        if kind == STAT or kind == KEYWORD or kind == CANT or kind == CAN or kind == LOSE_KEYWORD or kind == FLOOR:
            found.append(effect)
            if effect.subject == NOBODY:
                depends |= 1 << PLAY
                if effect.cards != NOBODY:
                    depends |= t.figures.depends[effect.cards]
                if effect.value != NOBODY:
                    depends |= t.figures.depends[effect.value]
            duration = effect.duration
            if duration == DURING_YOUR_TURN:
                depends |= ON_DURING
            elif duration == THEIR_NEXT_TURN or duration == YOUR_NEXT_TURN:
                depends |= ON_TURN
        elif kind == LOSE_ABILITY:
            depends |= 1 << PLAY
            if effect.cards != NOBODY:
                depends |= t.figures.depends[effect.cards]
        elif kind != LORE_GOAL:
            continue
        if effect.condition != NOBODY:
            depends |= t.figures.depends[effect.condition]
    t.depends = depends
    return found


def is_derived(effect: Effect) -> bool:
    """Whether an effect says something that is kept as a derived value, or that a check must see."""
    kind = effect.kind
    if kind == STAT or kind == KEYWORD or kind == CANT or kind == CAN or kind == LOSE_KEYWORD or kind == FLOOR:
        return True
    return kind == LORE_GOAL or kind == CLASS or kind == LOSE_ABILITY


def _sum_up(t: Lorcana, acting: list[Effect]) -> list[list[int]]:
    """[6.6.1.2] [8.5.2] All effects together, in whatever order; Challenger only for the one who challenges."""
    rows = [NONE] * len(t.kind)
    in_play: list[int] = []
    for seat in range(t.seats):
        for card in t.cards(PLAY, seat):
            in_play.append(card)
            row = [0] * DERIVED
            row[D_KEYWORDS] = t.figures.keywords[t.kind[card]]
            rows[card] = row
    floors = False
    lost = False
    run = context(t, NOBODY, 0)
    for effect in acting:
        if effect.kind == FLOOR:
            floors = True
            continue
        if effect.kind == LOSE_KEYWORD:
            lost = True
            continue
        aim(t, run, effect)
        if not acts(t, effect, run):
            continue
        if effect.subject != NOBODY:
            if rows[effect.subject]:
                _add(rows[effect.subject], effect, effect.amount)
        elif effect.cards != NOBODY and t.expressions[effect.cards][0] == IS_SOURCE:
            if rows[effect.source]:
                value = effect.value
                amount = evaluate(t, run, value, effect.source) if value != NOBODY else effect.amount
                _add(rows[effect.source], effect, amount)
        else:
            _add_to_all(t, rows, effect, run, in_play)
    if lost:
        _take_keywords(t, rows, acting, in_play, run)
    if t.challenger != NOBODY and rows[t.challenger]:
        row = rows[t.challenger]
        if row[D_KEYWORDS] & CHALLENGER:
            row[STRENGTH] += t.figures.challenger[t.kind[t.challenger]] + row[D_CHALLENGER]
    if floors:
        _raise_floors(t, rows, acting, in_play, run)
    return rows


def _add_to_all(t: Lorcana, rows: list[list[int]], effect: Effect, run: Run, in_play: list[int]) -> None:
    """[6.4.2.3] What one effect adds for all cards in play that it matches."""
    for card in in_play:
        if effect.cards == NOBODY or evaluate(t, run, effect.cards, card) != 0:
            _add(rows[card], effect, evaluate(t, run, effect.value, card) if effect.value != NOBODY else effect.amount)


def _add(row: list[int], effect: Effect, amount: int) -> None:
    """[6.6.1.2] [8.1.2] [M35] What one effect adds for one card; keywords without a plus sign don't add up."""
    kind = effect.kind
    what = effect.what
    if kind == STAT:
        row[what] += amount
    elif kind == KEYWORD:
        row[D_KEYWORDS] |= what
        if what == CHALLENGER:
            row[D_CHALLENGER] += amount
        elif what == RESIST:
            row[D_RESIST] += amount
        elif what == SINGER:
            row[D_SINGER] = max(row[D_SINGER], amount)
        elif what == BOOST:
            row[D_BOOST] = max(row[D_BOOST], amount)
    elif kind == CANT and effect.program == NOBODY:
        row[D_CANT] |= what
    elif kind == CAN and effect.program == NOBODY:
        row[D_CAN] |= what


def _take_keywords(t: Lorcana, rows: list[list[int]], acting: list[Effect], in_play: list[int], run: Run) -> None:
    """[1.2.2] Who loses a keyword is without it, whatever else gives it."""
    for effect in acting:
        if effect.kind != LOSE_KEYWORD:
            continue
        aim(t, run, effect)
        if not acts(t, effect, run):
            continue
        for card in in_play:
            mine = effect.subject == card
            if effect.subject == NOBODY:
                mine = effect.cards == NOBODY or evaluate(t, run, effect.cards, card) != 0
            if mine:
                rows[card][D_KEYWORDS] &= ~effect.what


def _raise_floors(t: Lorcana, rows: list[list[int]], acting: list[Effect], in_play: list[int], run: Run) -> None:
    """[6.6.4] A figure that can't be reduced below what is printed: the modifiers stay, the result is raised."""
    for effect in acting:
        if effect.kind != FLOOR:
            continue
        aim(t, run, effect)
        if not acts(t, effect, run):
            continue
        for card in in_play:
            if effect.cards == NOBODY or evaluate(t, run, effect.cards, card) != 0:
                rows[card][effect.what] = max(0, rows[card][effect.what])


def recomputed(t: Lorcana) -> list[list[int]]:
    """The derived values from nothing, to be held against those that are kept."""
    twin = t.copy()
    assert isinstance(twin, Lorcana)
    twin.dirty = False
    twin.derived = NO_ROWS
    derive(twin)
    return twin.derived
