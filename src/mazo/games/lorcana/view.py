"""What a seat may see of a game of Lorcana, and its events as that seat may know them."""

from __future__ import annotations

from collections.abc import Sequence

from mazo.games.lorcana.rules.game import LorcanaGame
from mazo.games.lorcana.rules.words import (
    ALTERED,
    BANISH,
    CHALLENGE_OVER,
    CHALLENGED,
    CHALLENGES,
    CHARACTER,
    CHOOSES_STARTER,
    CONCEDED,
    COUNTERS_GONE,
    CUT_DECK,
    DEAL_DAMAGE,
    DISCARDS,
    DRAW,
    DRAW_SKIPPED,
    DRIED,
    EXERT,
    GAIN_LORE,
    GATHERED,
    INK_READIED,
    INKED,
    INKWELL,
    KEPT,
    LEFT_GAME,
    LOCATION,
    LORE,
    LORE_AT_ZERO,
    LOSE_LORE,
    LOST,
    MOVES,
    NOTHING_TO_DRAW,
    PAID,
    PLAY,
    PLAYS,
    QUESTS,
    READY,
    REMOVE_DAMAGE,
    RESOLVED_ACTION,
    RESOLVES,
    SHUFFLED,
    SINGS,
    STARTS,
    STRENGTH,
    TO_HAND,
    TO_INKWELL,
    TURN_BEGAN,
    TURN_PASSED,
    WILLPOWER,
    WON,
)
from mazo.games.lorcana.table import ZONES
from mazo.kernel.codes import NOBODY
from mazo.kernel.flow import current_step, phase_name, stage_name
from mazo.kernel.log import tells_card, tells_handle
from mazo.kernel.loop import deciding
from mazo.views import CardView, Event, PlayerView, View, Waits, ZoneView

TYPES = ("character", "action", "item", "location")

EVENT_NAMES = {
    DRAW: "draws", EXERT: "exerts", READY: "readies", GAIN_LORE: "gains_lore", LOSE_LORE: "loses_lore",
    DEAL_DAMAGE: "damaged", REMOVE_DAMAGE: "healed", BANISH: "banished", DISCARDS: "discards", TO_HAND: "to_hand",
    TO_INKWELL: "to_inkwell", PLAYS: "plays", QUESTS: "quests", CHALLENGES: "challenges", CHALLENGED: "challenged",
    MOVES: "moves", SINGS: "sings", SHUFFLED: "shuffled", CUT_DECK: "cut", STARTS: "starts",
    CHOOSES_STARTER: "chooses_starter", ALTERED: "altered", KEPT: "kept", TURN_BEGAN: "turn_began", DRIED: "dried",
    WON: "won", LOST: "lost", CONCEDED: "conceded", DRAW_SKIPPED: "draw_skipped", NOTHING_TO_DRAW: "nothing_to_draw",
    TURN_PASSED: "turn_passed", GATHERED: "gathered", COUNTERS_GONE: "counters_gone", LORE_AT_ZERO: "lore_at_zero",
    RESOLVES: "resolves", INKED: "inked", PAID: "paid", RESOLVED_ACTION: "resolved_action",
    CHALLENGE_OVER: "challenge_over", LEFT_GAME: "left_game", INK_READIED: "ink_readied",
}  # fmt: skip

_OTHER_IS_SEAT = (SHUFFLED, CUT_DECK)


def view(t: LorcanaGame, seat: int, names: Sequence[str]) -> View:
    """Everything that the seat may know (-1: a spectator)."""
    return View(
        game="lorcana",
        edition=t.edition.name,
        seat=seat,
        turn=t.turn,
        active=t.active,
        stage=stage_name(t),
        phase=phase_name(t),
        step=current_step(t).name,
        players=tuple(_player(t, other, seat, names[other]) for other in range(t.seats)),
        deciding=tuple(deciding(t)),
        waiting=tuple(Waits(waiting.seat, t.figures.names[t.kind[waiting.source]]) for waiting in t.waiting),
        winner=t.winner if t.over and t.winner != NOBODY else None,
        verdict=t.verdict,
    )


def _player(t: LorcanaGame, owner: int, viewer: int, name: str) -> PlayerView:
    zones = {kind.name: _zone(t, at, owner, viewer) for at, kind in enumerate(ZONES) if kind.name != "outside"}
    return PlayerView(owner, name, {"lore": t.lore[owner], "inked": t.inked[owner]}, zones, bool(t.gone[owner]))


def _zone(t: LorcanaGame, kind: int, owner: int, viewer: int) -> ZoneView:
    cards = t.cards(kind, owner)
    zone = t.place_of(kind, owner)
    states: dict[str, int] = {}
    if kind == INKWELL:
        states["exerted"] = sum(t.is_exerted(card) for card in cards)
    if (viewer >= 0 and t.visible_in(zone, viewer)) or (viewer < 0 and ZONES[kind].sees == 0):
        return ZoneView(ZONES[kind].name, len(cards), tuple(card_view(t, card) for card in cards), (), states)
    known: list[str] = []
    if viewer >= 0 and not ZONES[kind].ordered:
        known = sorted(t.figures.names[t.kind[card]] for card in cards if t.pools[viewer][card] == 0)
    return ZoneView(ZONES[kind].name, len(cards), (), tuple(known), states)


def card_view(t: LorcanaGame, card: int) -> CardView:
    """A card whose face is open to the viewer."""
    kind = t.kind[card]
    figures: dict[str, tuple[int, int]] = {}
    states: list[str] = []
    if t.figures.type[kind] in (CHARACTER, LOCATION):
        printed = (t.figures.strength[kind], t.figures.willpower[kind], t.figures.lore[kind])
        for name, stat in (("strength", STRENGTH), ("willpower", WILLPOWER), ("lore", LORE)):
            if name != "strength" or t.figures.type[kind] == CHARACTER:
                figures[name] = (printed[stat], t.figure(card, stat) if t.in_play(card) else printed[stat])
    if t.figures.type[kind] == LOCATION:
        figures["move_cost"] = (t.figures.move_cost[kind], t.figures.move_cost[kind])
    if t.figures.inkable[kind]:
        states.append("inkable")
    if t.figures.song[kind]:
        states.append("song")
    if t.in_play(card):
        states += ["exerted"] if t.is_exerted(card) else []
        states += ["drying"] if t.is_drying(card) else []
    host = t.host[card]
    return CardView(
        handle=t.number[card],
        name=t.figures.names[kind],
        type=TYPES[t.figures.type[kind]],
        cost=t.figures.cost[kind],
        figures=figures,
        states=tuple(states),
        counters={"damage": t.damage[card]} if t.damage[card] else {},
        host=t.number[host] if host != NOBODY and t.zone_kind(card) == PLAY else 0,
    )


def event(t: LorcanaGame, row: Sequence[int], viewer: int) -> Event:
    """One row of the log as the viewer may know it (-1: a spectator, who sees what everybody does)."""
    code, rule, seat, card, other, amount, seen, handle = row
    visible = tells_card(seen, viewer, t.seats)
    return Event(
        kind=EVENT_NAMES[code],
        rule=rule,
        seat=seat,
        card=t.figures.names[t.kind[card]] if card != NOBODY and visible else "",
        handle=handle if card != NOBODY and tells_handle(seen, viewer, t.seats) else 0,
        other=t.figures.names[t.kind[other]] if other != NOBODY and code not in _OTHER_IS_SEAT else "",
        other_seat=other if code in _OTHER_IS_SEAT else -1,
        amount=amount,
    )
