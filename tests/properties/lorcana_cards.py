"""Cards of Lorcana that nobody printed: each asks, chooses, lasts or triggers in a way of its own."""

from __future__ import annotations

from mazo.abilities.program import (
    ANYONES,
    ARRANGE,
    AT_RANDOM,
    BY_THAT_PLAYER,
    BY_YOU,
    DELAY,
    DO_SHARES,
    EQUAL,
    GUARD,
    LAST,
    NAME_AMOUNT,
    SHARE_OUT,
    TAKE_SOURCE,
    TAKE_THAT,
    THAT_PLAYERS,
    THE_AMOUNT,
    WITHIN,
    Code,
)
from mazo.abilities.program import OPPONENTS as THEIRS
from mazo.abilities.program import YOURS as MINE
from mazo.games.lorcana.book.keys import THE_BAG
from mazo.games.lorcana.cards.catalogue import Card
from mazo.games.lorcana.deal import Scripted
from mazo.games.lorcana.rules.words import (
    ANY,
    BANISH,
    CHALLENGED,
    CHALLENGES,
    CHARACTER,
    COST,
    DEAL_DAMAGE,
    DISCARDS,
    DRAW,
    EXERT,
    GAIN_LORE,
    HAND,
    LORE,
    LOSE_LORE,
    MOVES,
    OPPONENTS,
    PLAY,
    PLAYS,
    QUESTS,
    READY,
    REMOVE_DAMAGE,
    SELF,
    SINGS,
    STRENGTH,
    THIS_TURN,
    TO_HAND,
    TO_INKWELL,
    TURN_ENDS,
    TURN_STARTS,
    TYPE,
    UNTIL_YOUR_NEXT_TURN,
    WILLPOWER,
    YOUR_OTHER,
    YOURS,
)
from mazo.kernel.codes import FORBID, MODIFY

Synthetic = tuple[Card, Scripted]
Gift = tuple[int, int, Code]
"""When (which event, seen from the card in which way) and what."""

ECHO = 0
"""The number of the first card's program: "Later Echo" lets it happen later."""


def action(name: str, cost: int, code: Code, song: bool = False) -> Synthetic:
    """A synthetic action, perhaps a song."""
    classes = ("Action", "Song") if song else ("Action",)
    return Card(name=name, type="action", cost=cost, inkable=True, classifications=classes), Scripted(action=code)


def character(name: str, cost: int, strength: int, willpower: int, *gifts: Gift) -> Synthetic:
    """A synthetic character."""
    card = Card(name=name, type="character", cost=cost, strength=strength, willpower=willpower, lore=1, inkable=True)
    return card, Scripted(triggers=[(event, scope, THE_BAG, code) for event, scope, code in gifts])


def item(name: str, cost: int, *gifts: Gift) -> Synthetic:
    """A synthetic item."""
    script = Scripted(triggers=[(event, scope, THE_BAG, code) for event, scope, code in gifts])
    return Card(name=name, type="item", cost=cost, inkable=False), script


def location(name: str, cost: int, move_cost: int, willpower: int, lore: int) -> Synthetic:
    """A synthetic location."""
    card = Card(name=name, type="location", cost=cost, move_cost=move_cost, willpower=willpower, lore=lore)
    return card, Scripted()


def among(code: Code, whose: int) -> Code:
    """The set becomes those players' characters."""
    return code.select(PLAY, whose).keep(TYPE, EQUAL, 1 << CHARACTER)


def choose(whose: int, low: int = 1, high: int = 1) -> Code:
    """Choose among those players' characters."""
    return among(Code(), whose).choose(low, high)


CARDS: list[Synthetic] = [
    # The first one's program is number 0.
    action("Echo of the Deep", 1, Code().do_player(GAIN_LORE, 1)),
    # Choosing: one, several, within a total, in order, shares, an amount, yes or no, each player for themselves.
    action("Stray Spark", 1, choose(ANYONES).do(DEAL_DAMAGE, 2)),
    action("Loose Change", 1, among(Code(), ANYONES).op(WITHIN, COST, 5).choose(2, 3).do(EXERT)),
    action("In Good Order", 1, choose(MINE, 0, 3).op(ARRANGE, BY_YOU).do(READY)),
    action("Wide Burst", 2, choose(THEIRS, 0, 3).op(SHARE_OUT, 3, 0, BY_YOU).op(DO_SHARES, DEAL_DAMAGE)),
    action("Name Your Price", 1, Code().op(NAME_AMOUNT, 0, 2, BY_YOU).do_player(DRAW, THE_AMOUNT)),
    action("Undertow", 2, among(Code().may(), ANYONES).choose(1, 1).do(TO_HAND).end()),
    action(
        "Open Palm",
        1,
        Code().each_player(THEIRS).select(HAND, THAT_PLAYERS).choose(1, 1, BY_THAT_PLAYER).do(DISCARDS).end(),
    ),
    action(
        "Shared Burden",
        2,
        among(Code().each_player(THEIRS), THAT_PLAYERS)
        .op(SHARE_OUT, 2, 0, BY_THAT_PLAYER)
        .op(DO_SHARES, DEAL_DAMAGE)
        .end(),
    ),
    action(
        "Everybody Pays",
        1,
        Code().each_player(ANYONES).op(NAME_AMOUNT, 0, 1, BY_THAT_PLAYER).do_player(LOSE_LORE, THE_AMOUNT).end(),
    ),
    # Chance, and cards that move unseen.
    action(
        "Lucky Dip",
        1,
        Code().each_player(ANYONES).do_player(DRAW, 1).select(HAND, THAT_PLAYERS).op(AT_RANDOM, 1).do(DISCARDS).end(),
    ),
    action("Down the Well", 2, choose(ANYONES, 0, 1).do(TO_INKWELL)),
    action("Hidden Hoard", 1, Code().select(HAND, MINE).choose(0, 2).do(TO_INKWELL)),
    action(
        "Buried Together",
        1,
        Code().each_player(THEIRS).select(HAND, THAT_PLAYERS).choose(1, 1, BY_THAT_PLAYER).do(TO_INKWELL).end(),
    ),
    # What lasts.
    action("Held Breath", 1, choose(ANYONES).op(GUARD, FORBID, READY, UNTIL_YOUR_NEXT_TURN)),
    action("Thick Hide", 1, choose(MINE).op(GUARD, FORBID, DEAL_DAMAGE, THIS_TURN)),
    action("Soft Landing", 1, choose(MINE).op(GUARD, MODIFY, DEAL_DAMAGE, UNTIL_YOUR_NEXT_TURN)),
    action("Sudden Growth", 1, choose(ANYONES, 0, 2).op(LAST, STRENGTH, 3, THIS_TURN)),
    action("Slow Withering", 1, choose(ANYONES).op(LAST, WILLPOWER, -2, UNTIL_YOUR_NEXT_TURN)),
    action("Later Echo", 1, Code().op(DELAY, TURN_ENDS, ECHO, THIS_TURN)),
    # Songs, whose names hold the words that join two names.
    action("Stay", 2, choose(THEIRS).do(EXERT), song=True),
    action("Stay with Me to the End", 3, choose(THEIRS).do(DEAL_DAMAGE, 3), song=True),
    action("Look at This, con Brío", 2, choose(MINE, 0, 2).do(REMOVE_DAMAGE, 2), song=True),
    # Characters, items and locations; several of one name, names that begin alike, and words of the table in names.
    character("Con Artist", 1, 1, 2, (QUESTS, SELF, Code().each_player(THEIRS).do_player(LOSE_LORE, 1).end())),
    character("Con Artist - At the Fair", 2, 2, 3, (CHALLENGED, SELF, Code().op(TAKE_THAT).do(READY))),
    character("Nándú - Éxit to “Añil”", 2, 1, 4, (PLAYS, SELF, Code().do_player(DRAW, 1))),
    character("Herald", 2, 2, 2, (PLAYS, YOUR_OTHER, choose(THEIRS, 0, 1).do(DEAL_DAMAGE, 1))),
    character("Mourner", 3, 2, 3, (BANISH, ANY, Code().may().do_player(DRAW, 1).end())),
    character("Martyr", 1, 1, 1, (BANISH, SELF, choose(ANYONES, 0, 1).do(DEAL_DAMAGE, 1))),
    character("Rival", 2, 3, 2, (QUESTS, OPPONENTS, Code().may().do_player(GAIN_LORE, 1).end())),
    character("Envious Rival", 3, 2, 5, (QUESTS, OPPONENTS, Code().op(TAKE_SOURCE).op(LAST, LORE, 1, THIS_TURN))),
    character("Thorns", 3, 1, 6, (DEAL_DAMAGE, SELF, choose(THEIRS, 0, 1).do(DEAL_DAMAGE, 1))),
    character("Wanderer", 1, 1, 2, (MOVES, SELF, Code().do_player(GAIN_LORE, 1))),
    character("Bard", 3, 1, 3, (SINGS, YOURS, Code().op(NAME_AMOUNT, 0, 1, BY_YOU).do_player(DRAW, THE_AMOUNT))),
    character("Revenant", 4, 4, 4, (TO_HAND, ANY, Code().do_player(GAIN_LORE, 1))),
    character("Duelist", 4, 5, 4, (CHALLENGES, OPPONENTS, Code().op(TAKE_SOURCE).op(LAST, STRENGTH, 2, THIS_TURN))),
    character("Plain Folk", 1, 2, 1),
    item("Toll Bell", 1, (TURN_STARTS, YOURS, choose(MINE, 0, 1).do(REMOVE_DAMAGE, 1))),
    item("Old Bell", 1, (TURN_STARTS, YOURS, Code().may().do_player(LOSE_LORE, 1).end())),
    item("Passing Bell", 2, (TURN_ENDS, ANY, choose(MINE, 0, 1).do(READY))),
    item("Inkstone", 1, (TO_INKWELL, YOURS, Code().may().do_player(DRAW, 1).end())),
    item("Cracked Mirror", 2, (DRAW, OPPONENTS, choose(ANYONES, 0, 1).do(EXERT))),
    location("Harbor", 1, 1, 4, 1),
    location("Harbor - At Night", 2, 0, 5, 1),
]
