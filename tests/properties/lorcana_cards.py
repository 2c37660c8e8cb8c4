"""Cards of Lorcana that nobody printed: each asks, chooses, lasts or triggers in a way of its own."""

from __future__ import annotations

from typing import Final

from mazo.abilities.tree.deeds import Discard, Do, Draw, RemoveCounters, ToDeck, ToPlayer
from mazo.abilities.tree.effects import (
    Action,
    Cant,
    EachPlayer,
    Effect,
    Get,
    Instead,
    Later,
    PlayersMay,
    Steps,
    Triggered,
)
from mazo.abilities.tree.nouns import Cards, Chosen, Ref, This, When, Who, Whose
from mazo.abilities.tree.words import EventName
from mazo.games.lorcana.cards.catalogue import Card

CHARACTER: Final = ("character",)
MINE: Final = Cards(CHARACTER, "yours")


def action(name: str, cost: int, effect: Effect, song: bool = False) -> Card:
    """A synthetic action, perhaps a song."""
    classes = ("Action", "Song") if song else ("Action",)
    return Card(name=name, type="action", cost=cost, inkable=True, classifications=classes, abilities=(Action(effect),))


def character(name: str, cost: int, strength: int, willpower: int, *abilities: Triggered) -> Card:
    """A synthetic character."""
    return Card(
        name=name,
        type="character",
        cost=cost,
        strength=strength,
        willpower=willpower,
        lore=1,
        inkable=True,
        abilities=abilities,
    )


def item(name: str, cost: int, *abilities: Triggered) -> Card:
    """A synthetic item."""
    return Card(name=name, type="item", cost=cost, inkable=False, abilities=abilities)


def location(name: str, cost: int, move_cost: int, willpower: int, lore: int) -> Card:
    """A synthetic location."""
    return Card(name=name, type="location", cost=cost, move_cost=move_cost, willpower=willpower, lore=lore)


def one(whose: Whose = "any", count: int = 1, *, up_to: bool = False) -> Chosen:
    """Chosen characters of those players."""
    return Chosen(Cards(CHARACTER, whose), count, up_to)


def in_hand(whose: Whose, count: int, who: Who = "you", *, up_to: bool = False) -> Chosen:
    """Cards that a player picks in a hand."""
    return Chosen(Cards(whose=whose, zone="hand"), count, up_to, by=who, plain=True)


def on_itself(event: EventName, effect: Effect) -> Triggered:
    """What follows when that happens to this card."""
    return Triggered((When(event, "this"),), effect)


def on_cards(event: EventName, whose: Whose, effect: Effect, *, other: bool = False) -> Triggered:
    """What follows when that happens to such cards."""
    return Triggered((When(event, Cards(whose=whose, other=other)),), effect)


def on_players(event: EventName, who: Who | None, effect: Effect) -> Triggered:
    """What follows when those players do that."""
    return Triggered((When(event, who=who),), effect)


CARDS: list[Card] = [
    action("Echo of the Deep", 1, ToPlayer("gain lore", 1)),
    # Choosing: one, several, within a total, in order, shares, an amount, yes or no, each player for themselves.
    action("Stray Spark", 1, Do("deal damage", one(), 2)),
    action("Loose Change", 1, Do("exert", Chosen(Cards(CHARACTER), 3, up_to=True, within="cost", limit=5))),
    action("In Good Order", 1, ToDeck(in_hand("yours", 3, up_to=True), any_order=True)),
    action("Wide Relief", 2, RemoveCounters("damage", 3, one("yours", 3, up_to=True), total=True)),
    action("Name Your Price", 1, RemoveCounters("damage", 2, one())),
    action("Undertow", 2, PlayersMay(Do("return to hand", one()))),
    action("Open Palm", 1, Discard(1, "each opponent")),
    action(
        "Shared Burden",
        2,
        EachPlayer("each opponent", Do("deal damage", Chosen(Cards(CHARACTER, "theirs"), by="they"), 1)),
    ),
    action("Everybody Pays", 1, EachPlayer("each player", PlayersMay(ToPlayer("lose lore", 1, "they"), "they"))),
    # Chance, and cards that move unseen.
    action("Lucky Dip", 1, EachPlayer("each player", Steps((Draw(1, "they"), Discard(1, "they", by="random"))))),
    action("Down the Well", 2, Do("put into inkwell", one(up_to=True))),
    action("Hidden Hoard", 1, Do("put into inkwell exerted", in_hand("yours", 2, up_to=True))),
    action(
        "Buried Together", 1, EachPlayer("each opponent", Do("put into inkwell exerted", in_hand("theirs", 1, "they")))
    ),
    # What lasts.
    action("Held Breath", 1, Cant(one(), "ready", "until your next turn")),
    action("Thick Hide", 1, Cant(one("yours"), "be dealt damage", "this turn")),
    action("Soft Landing", 1, Instead(When("banish", MINE), Draw(1), next=True, until="this turn")),
    action("Sudden Growth", 1, Get(one(count=2, up_to=True), "strength", 3, "this turn")),
    action("Slow Withering", 1, Get(one(), "willpower", -2, "until your next turn")),
    action("Later Echo", 1, Later(When("turn end"), ToPlayer("gain lore", 1))),
    # Songs, whose names hold the words that join two names.
    action("Stay", 2, Do("exert", one("opposing")), song=True),
    action("Stay with Me to the End", 3, Do("deal damage", one("opposing"), 3), song=True),
    action(
        "Look at This, con Brío", 2, RemoveCounters("damage", 2, one("yours", 2, up_to=True), up_to=False), song=True
    ),
    # Characters, items and locations; several of one name, names that begin alike, and words of the table in names.
    character("Con Artist", 1, 1, 2, on_itself("quest", ToPlayer("lose lore", 1, "each opponent"))),
    character("Con Artist - At the Fair", 2, 2, 3, on_itself("is challenged", Do("ready", Ref("challenger")))),
    character("Nándú - Éxit to “Añil”", 2, 1, 4, on_itself("play", Draw(1))),
    character(
        "Herald", 2, 2, 2, on_cards("play", "yours", Do("deal damage", one("opposing", up_to=True), 1), other=True)
    ),
    character("Mourner", 3, 2, 3, on_cards("banish", "any", PlayersMay(Draw(1)))),
    character("Martyr", 1, 1, 1, on_itself("banish", Do("deal damage", one(up_to=True), 1))),
    character("Rival", 2, 3, 2, on_cards("quest", "opposing", PlayersMay(ToPlayer("gain lore", 1)))),
    character("Envious Rival", 3, 2, 5, on_cards("quest", "opposing", Get(This(), "lore", 1, "this turn"))),
    character("Thorns", 3, 1, 6, on_itself("is dealt damage", Do("deal damage", one("opposing", up_to=True), 1))),
    character("Wanderer", 1, 1, 2, on_itself("move", ToPlayer("gain lore", 1))),
    character("Bard", 3, 1, 3, on_cards("sing", "yours", RemoveCounters("damage", 1, one()))),
    character("Revenant", 4, 4, 4, on_cards("return to hand", "any", ToPlayer("gain lore", 1))),
    character("Duelist", 4, 5, 4, on_cards("challenge", "opposing", Get(This(), "strength", 2, "this turn"))),
    character("Zealot", 2, 2, 2, on_itself("challenge", PlayersMay(Do("banish", This())))),
    character("Plain Folk", 1, 2, 1),
    item(
        "Toll Bell",
        1,
        on_players("turn start", "you", RemoveCounters("damage", 1, one("yours", up_to=True), up_to=False)),
    ),
    item("Old Bell", 1, on_players("turn start", "you", PlayersMay(ToPlayer("lose lore", 1)))),
    item("Passing Bell", 2, on_players("turn end", None, Do("ready", one("yours", up_to=True)))),
    item("Inkstone", 1, Triggered((When("ink", Cards(whose="yours", zone="inkwell")),), PlayersMay(Draw(1)))),
    item("Cracked Mirror", 2, on_players("draw", "any opponent", Do("exert", one(up_to=True)))),
    location("Harbor", 1, 1, 4, 1),
    location("Harbor - At Night", 2, 0, 5, 1),
]
