"""Everything that lasting effects say about cards in play, summed up once whenever something it depends on changes.

What an effect says, its share, is kept as a row of card and amount in turn. It is read anew only when something has
changed that this effect depends on: late in a game many effects last, and hardly one of them minds any one change.
"""

from typing import Final

from mazo.abilities.lasting.lasting import acts, aim
from mazo.abilities.machine.expressions import IS_SOURCE, context, evaluate
from mazo.abilities.machine.records import Run
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
    ON_ARRIVAL,
    ON_CAN,
    ON_CHALLENGE,
    ON_CLASS,
    ON_DERIVED,
    ON_DURING,
    ON_FIGURE,
    ON_KEYWORDS,
    ON_TURN,
    PLAY,
    RESIST,
    SINGER,
    STATS,
    STRENGTH,
    THEIR_NEXT_TURN,
    YOUR_NEXT_TURN,
)
from mazo.games.lorcana.table import Lorcana
from mazo.kernel.codes import AN_EFFECT, EVERYTHING, NOBODY, STAT
from mazo.kernel.frames import NONE
from mazo.kernel.records import Effect
from mazo.kernel.table import NO_ROWS

PASSES: Final = 6
"""How often effects that depend on each other are gone through before they must have come to rest."""
UNREAD: Final = [NOBODY]
"""The share of an effect that has not been read yet."""


def derive(t: Lorcana, changed: int) -> None:
    """[6.4.2.3] [6.6.1.1] Sum up what effects say; those that read what others say are gone through again."""
    entangled = t.kinds[CLASS] > 0 or t.kinds[LOSE_ABILITY] > 0
    if not t.edition.reset_zone or (changed & AN_EFFECT and (entangled or t.entangled)):
        changed |= EVERYTHING  # what lasts on cards that left, and who speaks of whom, isn't followed in detail
    t.entangled = entangled
    if changed & ON_CHALLENGE:
        changed |= ON_FIGURE << STRENGTH  # Challenger counts during a challenge, although no effect says so
    if changed & (EVERYTHING | AN_EFFECT):
        changed |= _note_acting(t, changed & EVERYTHING != 0)
    anew = changed & (EVERYTHING | AN_EFFECT | ON_CHALLENGE) != 0
    if t.acting:
        written = t.written if t.challenger == NOBODY else t.written | ON_FIGURE << STRENGTH
        anew = _read_shares(t, changed, written) or anew
        if anew:
            _sum_up(t, written)
    elif anew:
        t.derived = _summed(t, NO_ROWS)
    t.arrived = NONE
    if anew or t.kinds[LORE_GOAL] > 0 or t.rounds:
        t.unchecked = True


def _note_acting(t: Lorcana, whole: bool) -> int:
    """The effects that say something about cards, and what they depend on; what has been read of them stays read.

    Returns the derived values that are changed by some effect as they were not before, or no longer.
    """
    acting: list[Effect] = []
    said: list[list[int]] = []
    minds: list[int] = []
    depends = 0
    written = 0
    at = 0
    known = 0 if whole else len(t.acting)
    for effect in t.effects:
        if _speaks_of_cards(effect):
            mind = _minds(t, effect)
            depends |= mind
            written |= _writes(effect)
            acting.append(effect)
            minds.append(mind)
            while at < known and t.acting[at] is not effect:  # effects end and begin, but never change places
                at += 1
            said.append(t.said[at] if at < known else UNREAD)
        elif effect.kind == LORE_GOAL:
            depends |= _minds(t, effect)
    t.acting = acting
    t.said = said
    t.minds = minds
    t.depends = depends
    if t.entangled:
        _entangle(t)
    other = t.written ^ written
    t.written = written
    return other


def _entangle(t: Lorcana) -> None:
    """Who can lose an ability, or speaks of a classification that can be given, minds what does that."""
    losing = 0
    giving = 0
    for effect in t.effects:
        if effect.kind == LOSE_ABILITY:
            losing |= _minds(t, effect)
        elif effect.kind == CLASS:
            giving |= _minds(t, effect)
    losing &= ~ON_ARRIVAL  # a newcomer takes nothing from those who are there
    giving &= ~ON_ARRIVAL
    t.depends |= losing
    if not t.depends & ON_DERIVED:
        giving &= ~ON_DERIVED  # by itself this is no reason to go through everything again
    minds: list[int] = []
    for index in range(len(t.acting)):
        mind = t.minds[index]
        if t.acting[index].ability != NOBODY:
            mind |= losing
        if mind & ON_CLASS:
            mind |= giving
        minds.append(mind)
    t.minds = minds
    t.depends |= giving


def _speaks_of_cards(effect: Effect) -> bool:
    """Whether an effect says something that is kept as a derived value; what depends on a partner is not."""
    kind = effect.kind
    if kind == CANT or kind == CAN:
        return effect.program == NOBODY
    return kind == STAT or kind == KEYWORD or kind == LOSE_KEYWORD or kind == FLOOR


def is_derived(effect: Effect) -> bool:
    """Whether an effect says something that is kept as a derived value, or that a check must see."""
    kind = effect.kind
    return _speaks_of_cards(effect) or kind == LORE_GOAL or kind == CLASS or kind == LOSE_ABILITY


def _minds(t: Lorcana, effect: Effect) -> int:
    """What must change for an effect to say something else."""
    depends = t.figures.depends
    mask = depends[effect.condition] if effect.condition != NOBODY else 0
    if effect.kind == LORE_GOAL:
        return mask
    if effect.subject == NOBODY or effect.kind == FLOOR:
        if not _is_of_source(t, effect):
            mask |= ON_ARRIVAL
        if effect.cards != NOBODY:
            mask |= depends[effect.cards]
        if effect.value != NOBODY:
            mask |= depends[effect.value]
    duration = effect.duration
    if duration == DURING_YOUR_TURN:
        mask |= ON_DURING
    elif duration == THEIR_NEXT_TURN or duration == YOUR_NEXT_TURN:
        mask |= ON_TURN
    return mask


def _writes(effect: Effect) -> int:
    """Which of the derived values that expressions can read an effect changes."""
    kind = effect.kind
    if kind == STAT or kind == FLOOR:
        return ON_FIGURE << effect.what if effect.what < STATS else 0
    if kind == KEYWORD or kind == LOSE_KEYWORD:
        return ON_KEYWORDS | ON_FIGURE << STRENGTH if effect.what & CHALLENGER else ON_KEYWORDS
    return ON_CAN if kind == CAN else 0


def _is_of_source(t: Lorcana, effect: Effect) -> bool:
    """Whether an effect is about the card that it comes from: while that is in play, no other matters."""
    return effect.cards != NOBODY and t.expressions[effect.cards][0] == IS_SOURCE


def _read_shares(t: Lorcana, changed: int, written: int) -> bool:
    """Read what those effects say now that depend on what has changed; whether anything may have become different.

    Those that read derived values which others change are left to be read while all is summed up.
    """
    anew = False
    said = t.said[:]  # copies of the game share the row
    before = t.derived
    t.derived = NO_ROWS  # who is read here reads printed values only
    run: Run | None = None
    for index in range(len(said)):
        mind = t.minds[index]
        share = said[index]
        if share is not UNREAD and (mind | EVERYTHING) & changed == 0:
            continue
        if mind & written & ON_DERIVED:
            anew = True
            continue
        if run is None:
            run = context(t, NOBODY, 0)
        if share is not UNREAD and mind & changed == ON_ARRIVAL:
            now = _joined(t, t.acting[index], run, share)
        else:
            now = _share(t, t.acting[index], run)
        if now != share:
            said[index] = now
            anew = True
    t.said = said
    t.derived = before
    return anew


def _share(t: Lorcana, effect: Effect, run: Run) -> list[int]:
    """[6.4.2.3] On which cards in play an effect acts now, and how much it is on each."""
    aim(t, run, effect)
    if not acts(t, effect, run):
        return NONE
    if effect.subject != NOBODY and effect.kind != FLOOR:
        return [effect.subject, effect.amount] if t.in_play(effect.subject) else NONE
    found: list[int] = []
    if _is_of_source(t, effect):
        if t.in_play(effect.source):
            _join(t, effect, run, effect.source, found)
        return found
    for seat in range(t.seats):
        for card in t.cards(PLAY, seat):
            if effect.cards == NOBODY or evaluate(t, run, effect.cards, card) != 0:
                _join(t, effect, run, card, found)
    return found


def _joined(t: Lorcana, effect: Effect, run: Run, share: list[int]) -> list[int]:
    """The share of an effect for which only the cards in play have become others: those who left and came."""
    aim(t, run, effect)
    if not acts(t, effect, run):
        return NONE
    arrived = t.arrived
    found: list[int] = []
    for at in range(0, len(share), 2):
        if t.in_play(share[at]) and share[at] not in arrived:
            found.append(share[at])
            found.append(share[at + 1])
    for at in range(len(arrived)):
        card = arrived[at]
        if t.in_play(card) and card not in arrived[:at]:
            if effect.cards == NOBODY or evaluate(t, run, effect.cards, card) != 0:
                _join(t, effect, run, card, found)
    return found


def _join(t: Lorcana, effect: Effect, run: Run, card: int, share: list[int]) -> None:
    """An effect acts on one more card."""
    share.append(card)
    share.append(evaluate(t, run, effect.value, card) if effect.value != NOBODY else effect.amount)


def _sum_up(t: Lorcana, written: int) -> None:
    """[6.6.1.2] All effects together; those that read what others change come after them."""
    deep: list[int] = []
    reads = 0
    writes = 0
    for index in range(len(t.minds)):
        if t.minds[index] & written & ON_DERIVED:
            deep.append(index)
            reads |= t.minds[index]
            writes |= _writes(t.acting[index])
    if not deep:
        t.derived = _summed(t, t.said)
        return
    said = t.said[:]
    run = context(t, NOBODY, 0)
    if reads & writes == 0:  # none of them minds another: when the rest is known, so are they
        for index in deep:
            said[index] = NONE
        t.derived = _summed(t, said)
        for index in deep:
            said[index] = _share(t, t.acting[index], run)
        t.said = said
        t.derived = _summed(t, said)
        return
    t.derived = NO_ROWS
    for _ in range(PASSES):
        for index in deep:
            said[index] = _share(t, t.acting[index], run)
        rows = _summed(t, said)
        settled = rows == t.derived
        t.derived = rows
        if settled:
            break
    t.said = said


def _summed(t: Lorcana, said: list[list[int]]) -> list[list[int]]:
    """[6.6.1.2] [8.5.2] The shares together, in whatever order; Challenger only for the one who challenges."""
    rows = NO_ROWS
    floors = False
    lost = False
    for index in range(len(said)):
        share = said[index]
        if not share:
            continue
        effect = t.acting[index]
        if effect.kind == FLOOR:
            floors = True
        elif effect.kind == LOSE_KEYWORD:
            lost = True
        else:
            if not rows:
                rows = [NONE] * len(t.kind)
            for at in range(0, len(share), 2):
                _add(_row(t, rows, share[at]), effect, share[at + 1])
    if not rows and (lost or t.challenger != NOBODY):
        rows = [NONE] * len(t.kind)
    if lost:
        _take_keywords(t, rows, said)
    if t.challenger != NOBODY and t.in_play(t.challenger):
        row = _row(t, rows, t.challenger)
        if row[D_KEYWORDS] & CHALLENGER:
            row[STRENGTH] += t.figures.challenger[t.kind[t.challenger]] + row[D_CHALLENGER]
    if floors and rows:
        _raise_floors(t, rows, said)
    return rows


def _row(t: Lorcana, rows: list[list[int]], card: int) -> list[int]:
    """The derived values of a card; what nothing is said about has no row."""
    row = rows[card]
    if not row:
        row = [0] * DERIVED
        row[D_KEYWORDS] = t.figures.keywords[t.kind[card]]
        rows[card] = row
    return row


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
    elif kind == CANT:
        row[D_CANT] |= what
    elif kind == CAN:
        row[D_CAN] |= what


def _take_keywords(t: Lorcana, rows: list[list[int]], shares: list[list[int]]) -> None:
    """[1.2.2] Who loses a keyword is without it, whatever else gives it."""
    for index in range(len(shares)):
        if t.acting[index].kind == LOSE_KEYWORD:
            for at in range(0, len(shares[index]), 2):
                _row(t, rows, shares[index][at])[D_KEYWORDS] &= ~t.acting[index].what


def _raise_floors(t: Lorcana, rows: list[list[int]], shares: list[list[int]]) -> None:
    """[6.6.4] A figure that can't be reduced below what is printed: the modifiers stay, the result is raised."""
    for index in range(len(shares)):
        effect = t.acting[index]
        if effect.kind == FLOOR:
            for at in range(0, len(shares[index]), 2):
                row = rows[shares[index][at]]
                if row:
                    row[effect.what] = max(0, row[effect.what])


def recomputed(t: Lorcana) -> list[list[int]]:
    """The derived values from nothing, to be held against those that are kept."""
    twin = t.copy()
    assert isinstance(twin, Lorcana)
    twin.dirty = 0
    twin.derived = NO_ROWS
    derive(twin, EVERYTHING)
    return twin.derived
