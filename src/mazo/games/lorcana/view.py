"""How a card of Lorcana looks to whoever sees its face, and what its events are called."""

from __future__ import annotations

from mazo.games.counters import counters_on
from mazo.games.lorcana.codes import events as E
from mazo.games.lorcana.codes import figures as F
from mazo.games.lorcana.codes import news as N
from mazo.games.lorcana.codes import states as S
from mazo.games.lorcana.codes import types as T
from mazo.games.lorcana.codes import zones as Z
from mazo.games.lorcana.engine.game import LorcanaGame
from mazo.games.lorcana.rules.coconut import coconuts_of, is_coconut
from mazo.kernel.codes import NOBODY
from mazo.views import CardView, ZoneView

TYPES = ("character", "action", "item", "location")

EVENT_NAMES = {
    E.DRAW: "draws", E.EXERT: "exerts", E.READY: "readies", E.GAIN_LORE: "gains_lore", E.LOSE_LORE: "loses_lore",
    E.DEAL_DAMAGE: "damaged", E.REMOVE_DAMAGE: "healed", E.BANISH: "banished", E.DISCARDS: "discards",
    E.TO_HAND: "to_hand", E.TO_INKWELL: "to_inkwell", E.PLAYS: "plays", E.QUESTS: "quests", E.CHALLENGES: "challenges",
    E.CHALLENGED: "challenged", E.MOVES: "moves", E.SINGS: "sings", N.SHUFFLED: "shuffled", N.CUT_DECK: "cut",
    N.LEFT_DECK: "left_deck",
    N.STARTS: "starts", N.CHOOSES_STARTER: "chooses_starter", N.ALTERED: "altered", N.KEPT: "kept",
    N.TURN_BEGAN: "turn_began", N.DRIED: "dried", N.WON: "won", N.LOST: "lost", N.CONCEDED: "conceded",
    N.DRAW_SKIPPED: "draw_skipped", N.NOTHING_TO_DRAW: "nothing_to_draw", N.TURN_PASSED: "turn_passed",
    N.GATHERED: "gathered", N.COUNTERS_GONE: "counters_gone", N.LORE_AT_ZERO: "lore_at_zero", N.RESOLVES: "resolves",
    N.INKED: "inked", N.PAID: "paid", N.RESOLVED_ACTION: "resolved_action", N.CHALLENGE_OVER: "challenge_over",
    N.LEFT_GAME: "left_game", N.INK_READIED: "ink_readied", N.REVEALED: "revealed", N.LOOKED_AT: "looked_at",
    N.NAMED_CARD: "named_card", N.GETS: "gets", N.GETS_STRENGTH: "gets_strength", N.GETS_WILLPOWER: "gets_willpower",
    N.GETS_LORE: "gets_lore", N.GAINS_KEYWORD: "gains_keyword", N.CANT_GAIN: "cant_gain",
    N.NO_DAMAGE: "no_damage", N.CHOSE: "chose", N.BOOSTED: "boosted",
    N.SHIFTED_ONTO: "shifted_onto", N.STEP_SKIPPED: "step_skipped", N.REPLACED: "replaced",
    N.LOOP_SHORTENED: "loop_shortened", N.USED_ABILITY: "used_ability", E.USES_ABILITY: "uses_ability",
    E.PUT_DAMAGE: "damage_put", E.TO_DECK_TOP: "to_deck_top", E.TO_DECK_BOTTOM: "to_deck_bottom", E.MILL: "milled",
    E.PUT_UNDER: "put_under", E.IS_CHOSEN: "is_chosen", E.AFTER_CHALLENGE: "after_challenge",
    N.NOTHING: "nothing", N.DECK_RENEWED: "deck_renewed", N.LIES_BESIDE: "lies_beside", N.DAMAGE_MOVED: "damage_moved",
    E.GET_DROPS: "gets_drops", E.REMOVE_DROPS: "removes_drops",
}  # fmt: skip

KEYWORD_NAMES = tuple(
    (1 << at, name)
    for at, name in enumerate((
        "alert", "bodyguard", "boost", "challenger", "evasive", "reckless", "resist", "rush", "shift", "singer",
        "sing_together", "support", "vanish", "ward", "adventurous",
    ))
)  # fmt: skip
"""The keywords as bits, in the order of the book, and what views call them."""

SEAT_EVENTS = frozenset({N.SHUFFLED, N.CUT_DECK, N.LEFT_DECK})
FROM_A_ZONE = frozenset({E.TO_HAND, E.TO_INKWELL, E.MILL})
"""Events whose amount is the zone that the card came from."""


def card_view(t: LorcanaGame, card: int) -> CardView:
    """A card whose face is open to the viewer."""
    kind = t.kind[card]
    figures: dict[str, tuple[int, int]] = {}
    states: list[str] = []
    if t.figures.type[kind] in (T.CHARACTER, T.LOCATION):
        printed = (t.figures.strength[kind], t.figures.willpower[kind], t.figures.lore[kind])
        for name, stat in (("strength", F.STRENGTH), ("willpower", F.WILLPOWER), ("lore", F.LORE)):
            if name != "strength" or t.figures.type[kind] == T.CHARACTER:
                figures[name] = (printed[stat], t.figure(card, stat) if t.in_play(card) else printed[stat])
    if t.figures.type[kind] == T.LOCATION:
        figures["move_cost"] = (t.figures.move_cost[kind], t.figures.move_cost[kind])
    if t.figures.inkable[kind]:
        states.append("inkable")
    if t.figures.song[kind]:
        states.append("song")
    if t.in_play(card):
        states += ["exerted"] if t.is_exerted(card) else []
        states += ["drying"] if t.is_drying(card) else []
        states += ["shifted"] if t.flags[card] & S.SHIFTED else []
        keywords = t.keywords(card)
        states += [name for bit, name in KEYWORD_NAMES if keywords & bit]
    counters = counters_on(t, card)
    if t.in_play(card):
        under = len(t.under(card))
        counters |= {"under": under} if under else {}
    host = t.host[card]
    return CardView(
        handle=t.number[card],
        name=t.figures.names[kind],
        type="" if is_coconut(t, card) else TYPES[t.figures.type[kind]],  # [M53] there it has none
        cost=t.figures.cost[kind],
        figures=figures,
        states=tuple(states),
        counters=counters,
        host=t.number[host] if host != NOBODY and t.zone_kind(card) in (Z.PLAY, Z.UNDER) else 0,
    )


def lying_apart(t: LorcanaGame, owner: int) -> dict[str, ZoneView]:
    """[M53] The Coconut card beside a player's deck, as a zone of its own."""
    if owner == NOBODY or not t.variant.coconut:
        return {}
    cards = tuple(card_view(t, card) for card in coconuts_of(t, owner))
    return {"coconut": ZoneView("coconut", len(cards), cards)}
