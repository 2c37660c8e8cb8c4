"""How a card of Lorcana looks to whoever sees its face, and what its events are called."""

from __future__ import annotations

from mazo.games.lorcana.rules.game import LorcanaGame
from mazo.games.lorcana.rules.words import (
    AFTER_CHALLENGE,
    ALTERED,
    BANISH,
    BOOSTED,
    CHALLENGE_OVER,
    CHALLENGED,
    CHALLENGES,
    CHARACTER,
    CHOOSES_STARTER,
    CHOSE,
    CONCEDED,
    COUNTERS_GONE,
    CUT_DECK,
    DEAL_DAMAGE,
    DECK_RENEWED,
    DISCARDS,
    DRAW,
    DRAW_SKIPPED,
    DRIED,
    EXERT,
    GAIN_LORE,
    GAINS_KEYWORD,
    GATHERED,
    GETS,
    GETS_LORE,
    GETS_STRENGTH,
    GETS_WILLPOWER,
    INK_READIED,
    INKED,
    IS_CHOSEN,
    KEPT,
    LEFT_GAME,
    LOCATION,
    LOOKED_AT,
    LOOP_SHORTENED,
    LORE,
    LORE_AT_ZERO,
    LOSE_LORE,
    LOST,
    MILL,
    MOVES,
    NAMED_CARD,
    NOTHING_TO_DRAW,
    PAID,
    PLAY,
    PLAYS,
    PUT_DAMAGE,
    PUT_UNDER,
    QUESTS,
    READY,
    REMOVE_DAMAGE,
    REPLACED,
    RESOLVED_ACTION,
    RESOLVES,
    REVEALED,
    SHIFTED,
    SHIFTED_ONTO,
    SHUFFLED,
    SINGS,
    STARTS,
    STEP_SKIPPED,
    STRENGTH,
    TO_DECK_BOTTOM,
    TO_DECK_TOP,
    TO_HAND,
    TO_INKWELL,
    TURN_BEGAN,
    TURN_PASSED,
    UNDER,
    USED_ABILITY,
    USES_ABILITY,
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
    CHALLENGE_OVER: "challenge_over", LEFT_GAME: "left_game", INK_READIED: "ink_readied", REVEALED: "revealed",
    LOOKED_AT: "looked_at", NAMED_CARD: "named_card", GETS: "gets",
    GETS_STRENGTH: "gets_strength", GETS_WILLPOWER: "gets_willpower", GETS_LORE: "gets_lore",
    GAINS_KEYWORD: "gains_keyword", CHOSE: "chose", BOOSTED: "boosted",
    SHIFTED_ONTO: "shifted_onto", STEP_SKIPPED: "step_skipped", REPLACED: "replaced",
    LOOP_SHORTENED: "loop_shortened", USED_ABILITY: "used_ability", USES_ABILITY: "uses_ability",
    PUT_DAMAGE: "damage_put", TO_DECK_TOP: "to_deck_top", TO_DECK_BOTTOM: "to_deck_bottom", MILL: "milled",
    PUT_UNDER: "put_under", IS_CHOSEN: "is_chosen", AFTER_CHALLENGE: "after_challenge",
    DECK_RENEWED: "deck_renewed",
}  # fmt: skip

KEYWORD_NAMES = tuple(
    (1 << at, name)
    for at, name in enumerate((
        "alert", "bodyguard", "boost", "challenger", "evasive", "reckless", "resist", "rush", "shift", "singer",
        "sing_together", "support", "vanish", "ward",
    ))
)  # fmt: skip
"""The keywords as bits, in the order of the book, and what views call them."""

SEAT_EVENTS = frozenset({SHUFFLED, CUT_DECK})
FROM_A_ZONE = frozenset({TO_HAND, TO_INKWELL, MILL})
"""Events whose amount is the zone that the card came from."""


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
        states += ["shifted"] if t.flags[card] & SHIFTED else []
        states += [name for bit, name in KEYWORD_NAMES if t.keywords(card) & bit]
    counters = {"damage": t.damage[card]} if t.damage[card] else {}
    if t.in_play(card):
        under = len(t.under(card))
        counters |= {"under": under} if under else {}
    host = t.host[card]
    return CardView(
        handle=t.number[card],
        name=t.figures.names[kind],
        type=TYPES[t.figures.type[kind]],
        cost=t.figures.cost[kind],
        figures=figures,
        states=tuple(states),
        counters=counters,
        host=t.number[host] if host != NOBODY and t.zone_kind(card) in (PLAY, UNDER) else 0,
    )
