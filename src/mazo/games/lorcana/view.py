"""How a card of Lorcana looks to whoever sees its face, and what its events are called."""

from __future__ import annotations

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
from mazo.kernel.codes import NOBODY
from mazo.views import CardView

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

SEAT_EVENTS = frozenset({SHUFFLED, CUT_DECK})


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
