"""What must be so at every decision, whatever the cards: for the fuzz, which looks after each step."""

from mazo.abilities.lasting.codes import THIS_TURN
from mazo.abilities.lasting.derive import recomputed
from mazo.abilities.machine.listening import SLOTS
from mazo.games.lorcana.codes import derived as D
from mazo.games.lorcana.codes import effects as FX
from mazo.games.lorcana.codes import types as T
from mazo.games.lorcana.codes import zones as Z
from mazo.games.lorcana.frames import Play
from mazo.games.lorcana.rules.coconut import is_of_no_deck
from mazo.games.lorcana.rules.playable import BY_SHIFT
from mazo.games.lorcana.table import Lorcana
from mazo.kernel.codes import FORBID, MODIFY, NOBODY, REPLACE, TRIGGER
from mazo.kernel.effects import WHILE_SOURCE

UNTIL_PLAYED = 7
"""How far the play of a card has come when those that it covers fall silent."""


def fault_of(t: Lorcana) -> str:
    """The first thing that isn't as it must be; nothing if all is well."""
    found = _misplaced(t)
    if not found:
        found = _miscounted(t)
    if not found:
        found = _wrong_columns(t)
    if not found:
        found = _stale(t)
    return found


def _misplaced(t: Lorcana) -> str:
    """Each card is in exactly one zone, of its own player."""
    seen = [0] * len(t.kind)
    for zone in range(len(t.zones)):
        for card in t.zones[zone]:
            seen[card] += 1
            if t.zone[card] != zone:
                return f"card {card} lies in zone {zone} but believes to be in {t.zone[card]}"
            if zone % t.width != t.owner[card]:
                return f"card {card} of player {t.owner[card]} lies in a zone of player {zone % t.width}"
    for card in range(len(t.kind)):
        if seen[card] != 1:
            return f"card {card} lies in {seen[card]} zones"
        if t.controller[card] != t.owner[card]:
            return f"card {card} is controlled by another than its player"
    return ""


def _miscounted(t: Lorcana) -> str:
    """Lore, damage, hosts and states of cards."""
    for seat in range(t.seats):
        if t.lore[seat] < 0:
            return f"player {seat} has {t.lore[seat]} lore"
    for card in range(len(t.kind)):
        where = t.zone_kind(card)
        kind = t.type_of(card)
        if t.damage[card] < 0:
            return f"card {card} has {t.damage[card]} damage"
        if t.damage[card] > 0 and (where != Z.PLAY or (kind != T.CHARACTER and kind != T.LOCATION)):
            return f"card {card} of type {kind} in zone kind {where} has damage"
        host = t.host[card]
        if where == Z.UNDER or where == Z.FACEDOWN:
            if host == NOBODY or not t.in_play(host):
                return f"card {card} lies under {host}, which is not in play"
            if t.owner[host] != t.owner[card]:
                return f"card {card} lies under a card of another player"
        elif host != NOBODY:
            if where != Z.PLAY or kind != T.CHARACTER:
                return f"card {card} of type {kind} in zone kind {where} is at {host}"
            if not t.in_play(host) or t.type_of(host) != T.LOCATION or t.owner[host] != t.owner[card]:
                return f"character {card} is at {host}, which is no location of its player"
        if where == Z.HAND and t.flags[card] != 0:
            return f"card {card} in hand has the states {t.flags[card]}"
        if where == Z.OUTSIDE and not t.gone[t.owner[card]] and kind != T.ACTION and not is_of_no_deck(t, card):
            return f"card {card} is outside the game although its player is not"
    return ""


def _wrong_columns(t: Lorcana) -> str:
    """Guards, kinds and listeners are those of the effects that last and of the cards in play."""
    guards = [0] * t.events
    kinds = [0] * t.effect_kinds
    heard: list[list[int]] = [[] for _ in range(t.events)]
    idents: list[int] = []
    for effect in t.effects:
        if effect.ident in idents:
            return f"effect {effect.ident} lasts twice"
        idents.append(effect.ident)
        kinds[effect.kind] += 1
        if effect.kind == FORBID or effect.kind == MODIFY or effect.kind == REPLACE:
            guards[effect.what] += 1
        event = t.hears(effect)
        if event != NOBODY:
            heard[event].append(-effect.ident)
        if effect.duration == WHILE_SOURCE and (effect.source == NOBODY or not t.in_play(effect.source)):
            return f"effect {effect.ident} of kind {effect.kind} lasts without its card {effect.source}"
        if effect.duration == THIS_TURN and effect.turn != t.turn:
            return f"effect {effect.ident} of kind {effect.kind} was made in turn {effect.turn} for that turn"
        if effect.subject != NOBODY and effect.subject_number != t.number[effect.subject]:
            return f"effect {effect.ident} of kind {effect.kind} lasts on a card that has become another object"
        if effect.kind == FX.GRANT and effect.subject != NOBODY and effect.duration == WHILE_SOURCE:
            return f"effect {effect.ident} grants to one card while its source is in play"
    covered = _being_covered(t)
    for card in range(len(t.kind)):
        abilities = t.abilities(card)
        for index in range(len(abilities)):
            ability = abilities[index]
            if ability.kind == TRIGGER and _listens(t, card, ability.zone, covered):
                heard[ability.event].append(card * SLOTS + index)
    for waiting in t.waiting:
        if not t.alive(waiting.seat):
            return "an ability of a player who has left waits"
    if guards != t.guards:
        return "the guards are not those of the effects"
    if kinds != t.kinds:
        return "the kinds are not those of the effects"
    for event in range(t.events):
        if sorted(heard[event]) != sorted(t.listeners[event]):
            return f"event {event} is heard by {t.listeners[event]}, not by {heard[event]}"
    return ""


def _listens(t: Lorcana, card: int, zone: int, covered: list[int]) -> bool:
    if zone != NOBODY:
        return t.zone_kind(card) == zone
    return t.zone_kind(card) == Z.PLAY or card in covered


def _being_covered(t: Lorcana) -> list[int]:
    """Cards that another is being shifted onto: they still see it being played."""
    found: list[int] = []
    for frame in t.stack:
        if isinstance(frame, Play) and frame.way == BY_SHIFT and frame.pc <= UNTIL_PLAYED:
            found += frame.items[:2]
    return found


def _stale(t: Lorcana) -> str:
    """What is kept of derived values is what they are."""
    if t.dirty:
        return ""
    fresh = recomputed(t)
    if fresh == t.derived:
        return ""
    for card in range(len(t.kind)):
        if t.in_play(card):
            for at in range(D.DERIVED):
                kept = _value(t, t.derived, card, at)
                if kept != _value(t, fresh, card, at):
                    name = t.figures.names[t.kind[card]]
                    return f"value {at} of card {card} ({name}) is kept as {kept}, not {_value(t, fresh, card, at)}"
    return ""


def _value(t: Lorcana, rows: list[list[int]], card: int, at: int) -> int:
    if rows and rows[card]:
        return rows[card][at]
    return t.figures.keywords[t.kind[card]] if at == D.KEYWORDS else 0
