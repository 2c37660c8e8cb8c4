"""Everything that lasting effects say about cards in play, summed up once whenever something it depends on changes.

What an effect says, its share, is kept as a row of card and amount in turn. It is read anew only when something has
changed that this effect depends on: late in a game many effects last, and hardly one of them minds any one change.
What the shares come to is the game's affair: it is asked once an effect, never once a card.
"""

from typing import Final

from mazo.abilities.lasting.codes import (
    DURING_YOUR_TURN,
    ON_ARRIVAL,
    ON_DERIVED,
    ON_DURING,
    ON_TRAIT,
    ON_TURN,
    THEIR_NEXT_TURN,
    YOUR_NEXT_TURN,
)
from mazo.abilities.lasting.continuous import Continuous
from mazo.abilities.lasting.lasting import acts, aim, is_of_source
from mazo.abilities.machine.expressions import AMONG, context, evaluate, gather, lent
from mazo.abilities.machine.records import Run
from mazo.kernel.codes import AN_EFFECT, EVERYTHING, NOBODY
from mazo.kernel.frames import NONE
from mazo.kernel.records import Effect
from mazo.kernel.table import NO_ROWS

PASSES: Final = 6
"""How often effects that depend on each other are gone through before they must have come to rest."""
UNREAD: Final = [NOBODY]
"""The share of an effect that has not been read yet."""


def derive(t: Continuous, changed: int) -> None:
    """Sum up what effects say; those that read what others say are gone through again."""
    entangled = t.lasts(t.shared.losing) or t.lasts(t.shared.giving)
    if t.keeps_leavers() or (changed & AN_EFFECT and (entangled or t.entangled)):
        changed |= EVERYTHING  # what lasts on cards that left, and who speaks of whom, isn't followed in detail
    t.entangled = entangled
    altered = t.alters(changed)
    changed |= altered
    if changed & (EVERYTHING | AN_EFFECT):
        changed |= _note_acting(t, changed & EVERYTHING != 0)
    anew = changed & (EVERYTHING | AN_EFFECT | altered) != 0
    if t.acting:
        written = t.written | t.altered_now()
        anew = _read_shares(t, changed, written) or anew
        if anew:
            _sum_up(t, written)
    elif anew:
        t.derived = _summed(t, NO_ROWS)
    t.arrived = NONE
    t.was_derived(anew)


def _note_acting(t: Continuous, whole: bool) -> int:
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
        if t.speaks_of_cards(effect):
            mind = _minds(t, effect)
            depends |= mind
            written |= t.writes(effect)
            acting.append(effect)
            minds.append(mind)
            while at < known and t.acting[at] is not effect:  # effects end and begin, but never change places
                at += 1
            said.append(t.said[at] if at < known else UNREAD)
        elif effect.condition != NOBODY and t.is_checked(effect):
            depends |= t.shared.depends[effect.condition]
    t.acting = acting
    t.said = said
    t.minds = minds
    t.depends = depends
    if t.entangled:
        _entangle(t)
    other = t.written ^ written
    t.written = written
    return other


def _entangle(t: Continuous) -> None:
    """Who can lose an ability, or speaks of a trait that can be given, minds what does that."""
    losing = 0
    giving = 0
    for effect in t.effects:
        if effect.kind == t.shared.losing:
            losing |= _minds(t, effect)
        elif effect.kind == t.shared.giving:
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
        if mind & ON_TRAIT:
            mind |= giving
        minds.append(mind)
    t.minds = minds
    t.depends |= giving


def _minds(t: Continuous, effect: Effect) -> int:
    """What must change for an effect to say something else."""
    depends = t.shared.depends
    mask = depends[effect.condition] if effect.condition != NOBODY else 0
    if effect.subject == NOBODY:
        if not is_of_source(t, effect):
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


def _read_shares(t: Continuous, changed: int, written: int) -> bool:
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
            run = lent(t, NOBODY, 0)
        if share is not UNREAD and mind & changed == ON_ARRIVAL:
            now = _joined(t, t.acting[index], run, share)
        else:
            now = _share(t, t.acting[index], run)
        if now != share:
            said[index] = now
            anew = True
    if run is not None:
        t.spare = run
    t.said = said
    t.derived = before
    return anew


def _share(t: Continuous, effect: Effect, run: Run) -> list[int]:
    """On which cards in play an effect acts now, and how much it is on each."""
    aim(t, run, effect)
    if not acts(t, effect, run):
        return NONE
    if effect.subject != NOBODY:
        return [effect.subject, effect.amount] if t.in_play(effect.subject) else NONE
    found: list[int] = []
    if is_of_source(t, effect):
        if t.in_play(effect.source):
            _join(t, effect, run, effect.source, found)
        return found
    if effect.cards != NOBODY and t.expressions[effect.cards][0] == AMONG and not t.tracing:
        for card in gather(t, run, t.expressions[effect.cards][1]):
            if t.in_play(card):
                _join(t, effect, run, card, found)
        return found
    for zone in t.shared.play_zones:
        if effect.cards != NOBODY and t.is_never_in(zone, effect.cards):
            continue
        for seat in range(t.seats):
            for card in t.cards(zone, seat):
                if effect.cards == NOBODY or evaluate(t, run, effect.cards, card) != 0:
                    _join(t, effect, run, card, found)
    return found


def _joined(t: Continuous, effect: Effect, run: Run, share: list[int]) -> list[int]:
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
        if t.in_play(card) and (at == 0 or card not in arrived[:at]):
            if effect.cards == NOBODY or evaluate(t, run, effect.cards, card) != 0:
                _join(t, effect, run, card, found)
    return found


def _join(t: Continuous, effect: Effect, run: Run, card: int, share: list[int]) -> None:
    """An effect acts on one more card, unless that is left alone."""
    if t.spares(effect, card):
        return
    share.append(card)
    share.append(evaluate(t, run, effect.value, card) if effect.value != NOBODY else effect.amount)


def _sum_up(t: Continuous, written: int) -> None:
    """All effects together; those that read what others change come after them."""
    deep: list[int] = []
    reads = 0
    writes = 0
    for index in range(len(t.minds)):
        if t.minds[index] & written & ON_DERIVED:
            deep.append(index)
            reads |= t.minds[index]
            writes |= t.writes(t.acting[index])
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


def _summed(t: Continuous, said: list[list[int]]) -> list[list[int]]:
    """The shares together, in whatever order; what the game lets come after all others comes at the end."""
    rows = NO_ROWS
    late = False
    for index in range(len(said)):
        share = said[index]
        if not share:
            continue
        effect = t.acting[index]
        if t.comes_late(effect):
            late = True
            continue
        if not rows:
            rows = [NONE] * len(t.kind)
        t.add_share(rows, effect, share)
    return t.rounded_off(rows, said if late else NO_ROWS)


def changed_zone(t: Continuous, card: int, came_from: int, went_to: int) -> None:
    """A card has changed its zone: what depends on that is to be derived anew."""
    t.dirty |= t.depends & ((1 << came_from) | (1 << went_to))
    if t.depends & ON_ARRIVAL:
        left = t.zone_kinds[came_from].in_play
        came = t.zone_kinds[went_to].in_play
        if left or came:
            t.dirty |= ON_ARRIVAL
            if came:
                t.arrived = [*t.arrived, card]


def recomputed(t: Continuous) -> list[list[int]]:
    """The derived values from nothing, to be held against those that are kept."""
    twin = t.copy()
    assert isinstance(twin, Continuous)
    twin.dirty = 0
    twin.derived = NO_ROWS
    derive(twin, EVERYTHING)
    return twin.derived
