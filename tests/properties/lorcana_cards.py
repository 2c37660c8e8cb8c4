"""Cards of Lorcana that nobody printed: each asks, chooses, lasts or triggers in a way of its own."""

from __future__ import annotations

from typing import Final

from mazo.games.lorcana.abilities.deeds import (
    Banish,
    Deal,
    Discard,
    Draw,
    Exert,
    GainLore,
    Heal,
    Ink,
    LoseLore,
    Ready,
    Return,
    ToDeck,
)
from mazo.games.lorcana.abilities.effects import (
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
from mazo.games.lorcana.abilities.nouns import Cards, Chosen, EventName, Ref, This, When, Who, Whose
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
    """What follows when that happens to those players."""
    return Triggered((When(event, who=who),), effect)


CARDS: list[Card] = [
    action("Echo of the Deep", 1, GainLore(1)),
    # Choosing: one, several, within a total, in order, shares, an amount, yes or no, each player for themselves.
    action("Stray Spark", 1, Deal(2, one())),
    action("Loose Change", 1, Exert(Chosen(Cards(CHARACTER), 3, up_to=True, within="cost", limit=5))),
    action("In Good Order", 1, ToDeck(in_hand("yours", 3, up_to=True), any_order=True)),
    action("Wide Relief", 2, Heal(3, one("yours", 3, up_to=True), total=True)),
    action("Name Your Price", 1, Heal(2, one())),
    action("Undertow", 2, PlayersMay(Return(one()))),
    action("Open Palm", 1, Discard(1, "each opponent")),
    action("Shared Burden", 2, EachPlayer("each opponent", Deal(1, Chosen(Cards(CHARACTER, "theirs"), by="they")))),
    action("Everybody Pays", 1, EachPlayer("each player", PlayersMay(LoseLore(1, "they"), "they"))),
    # Chance, and cards that move unseen.
    action("Lucky Dip", 1, EachPlayer("each player", Steps((Draw(1, "they"), Discard(1, "they", by="random"))))),
    action("Down the Well", 2, Ink(one(up_to=True), exerted=False)),
    action("Hidden Hoard", 1, Ink(in_hand("yours", 2, up_to=True))),
    action("Buried Together", 1, EachPlayer("each opponent", Ink(in_hand("theirs", 1, "they")))),
    # What lasts.
    action("Held Breath", 1, Cant(one(), "ready", "until your next turn")),
    action("Thick Hide", 1, Cant(one("yours"), "be dealt damage", "this turn")),
    action("Soft Landing", 1, Instead(When("banish", MINE), Draw(1), next=True, until="this turn")),
    action("Sudden Growth", 1, Get(one(count=2, up_to=True), "strength", 3, "this turn")),
    action("Slow Withering", 1, Get(one(), "willpower", -2, "until your next turn")),
    action("Later Echo", 1, Later(When("turn end"), GainLore(1))),
    # Songs, whose names hold the words that join two names.
    action("Stay", 2, Exert(one("opposing")), song=True),
    action("Stay with Me to the End", 3, Deal(3, one("opposing")), song=True),
    action("Look at This, con Brío", 2, Heal(2, one("yours", 2, up_to=True), up_to=False), song=True),
    # Characters, items and locations; several of one name, names that begin alike, and words of the table in names.
    character("Con Artist", 1, 1, 2, on_itself("quest", LoseLore(1, "each opponent"))),
    character("Con Artist - At the Fair", 2, 2, 3, on_itself("is challenged", Ready(Ref("challenger")))),
    character("Nándú - Éxit to “Añil”", 2, 1, 4, on_itself("play", Draw(1))),
    character("Herald", 2, 2, 2, on_cards("play", "yours", Deal(1, one("opposing", up_to=True)), other=True)),
    character("Mourner", 3, 2, 3, on_cards("banish", "any", PlayersMay(Draw(1)))),
    character("Martyr", 1, 1, 1, on_itself("banish", Deal(1, one(up_to=True)))),
    character("Rival", 2, 3, 2, on_cards("quest", "opposing", PlayersMay(GainLore(1)))),
    character("Envious Rival", 3, 2, 5, on_cards("quest", "opposing", Get(This(), "lore", 1, "this turn"))),
    character("Thorns", 3, 1, 6, on_itself("is dealt damage", Deal(1, one("opposing", up_to=True)))),
    character("Wanderer", 1, 1, 2, on_itself("move", GainLore(1))),
    character("Bard", 3, 1, 3, on_cards("sing", "yours", Heal(1, one()))),
    character("Revenant", 4, 4, 4, on_cards("return to hand", "any", GainLore(1))),
    character("Duelist", 4, 5, 4, on_cards("challenge", "opposing", Get(This(), "strength", 2, "this turn"))),
    character("Zealot", 2, 2, 2, on_itself("challenge", PlayersMay(Banish(This())))),
    character("Plain Folk", 1, 2, 1),
    item("Toll Bell", 1, on_players("turn start", "you", Heal(1, one("yours", up_to=True), up_to=False))),
    item("Old Bell", 1, on_players("turn start", "you", PlayersMay(LoseLore(1)))),
    item("Passing Bell", 2, on_players("turn end", None, Ready(one("yours", up_to=True)))),
    item("Inkstone", 1, on_players("ink", "you", PlayersMay(Draw(1)))),
    item("Cracked Mirror", 2, on_players("draw", "any opponent", Exert(one(up_to=True)))),
    location("Harbor", 1, 1, 4, 1),
    location("Harbor - At Night", 2, 0, 5, 1),
]
