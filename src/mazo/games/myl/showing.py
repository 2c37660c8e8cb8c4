"""What a viewer sees of an open card, and of the pile of what is being played and used."""

from __future__ import annotations

from typing import Final

from mazo.games.myl.codes import lasting as L
from mazo.games.myl.codes import states as S
from mazo.games.myl.codes import types as T
from mazo.games.myl.frames import Acting, Play
from mazo.games.myl.lexicon import TYPES
from mazo.games.myl.rules.battle import attack_refusal
from mazo.games.myl.rules.game import MylGame
from mazo.games.myl.rules.reasons import ATTACKER_WAITING
from mazo.games.myl.rules.using import used_up
from mazo.games.spoken import SpokenKind
from mazo.kernel.codes import NOBODY
from mazo.kernel.flow import phase_name
from mazo.views import CardView, Waits

TYPE_NAMES: Final = tuple(TYPES)


def open_card(t: MylGame, card: int) -> CardView:
    """A card whose face is open to the viewer."""
    kind = t.kind[card]
    figures: dict[str, tuple[int, int]] = {}
    if t.figures.type[kind] == T.ALLY:
        printed = t.figures.strength[kind]
        figures["strength"] = (printed, t.strength(card) if t.in_play(card) else printed)
    host = t.host[card]
    return CardView(
        handle=t.number[card],
        name=t.figures.names[kind],
        type=TYPE_NAMES[t.figures.type[kind]],
        cost=t.figures.cost[kind],
        figures=figures,
        states=tuple(_states(t, card)),
        host=t.number[host] if host != NOBODY else 0,
    )


def _states(t: MylGame, card: int) -> list[str]:
    """What is true of a card just now: who waits may not attack, and who attacks does so in this very battle."""
    flags = t.flags[card]
    battle = phase_name(t) == "batalla" and t.controller[card] == t.active
    states = {
        "waiting": attack_refusal(t, t.controller[card], card) == ATTACKER_WAITING,
        "being-played": flags & S.RESERVED != 0,
        "attacking": flags & S.ATTACKING != 0 and battle,
        "used": any(used_up(t, card, one) for kind in (L.ACTIVATED, L.ANSWER) for one in t.own_abilities(card, kind)),
    }
    return [name for name, holds in states.items() if holds]


def being_played(kind: SpokenKind, t: MylGame, viewer: int) -> tuple[Waits, ...]:
    """[8.2.5] What is being played and used, the last answer first."""
    acting = [frame for frame in t.stack if isinstance(frame, Acting) and frame.source != NOBODY]
    handles = {frame.source: _shown_as(kind, t, frame, at, viewer) for at, frame in enumerate(acting)}
    return tuple(_acting(kind, t, frame, handles, viewer) for frame in reversed(acting))


def _shown_as(kind: SpokenKind, t: MylGame, frame: Acting, at: int, viewer: int) -> int:
    """A handle of the card, or only of its place: that of a hidden card would tell when it was drawn."""
    return t.number[frame.source] if kind.is_in_sight(t, frame.source, viewer) else -1 - at


def _acting(kind: SpokenKind, t: MylGame, frame: Acting, handles: dict[int, int], viewer: int) -> Waits:
    aimed = [slot[at] for slot in frame.slots for at in range(0, len(slot), 2) if t.is_object(*slot[at : at + 2])]
    bearer = [frame.bearer] if isinstance(frame, Play) and frame.bearer != NOBODY else []
    return Waits(
        frame.seat,
        kind.card_name(t, frame.source),
        handles[frame.source],
        handles.get(frame.answered, 0),
        tuple(t.number[card] for card in (*bearer, *aimed) if kind.is_in_sight(t, card, viewer)),
        frame.stopped,
    )
