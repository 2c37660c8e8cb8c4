"""Synthetic actions whose effects last: every duration, everything that cards can, can't and must do."""

from __future__ import annotations

from mazo.abilities.tree import deeds
from mazo.abilities.tree import effects as fx
from mazo.abilities.tree.facts import PlayerRule, PlayFrom
from mazo.abilities.tree.nouns import Cards, Chosen, Compare, Every, Happened, Has, Is, Ref, That, When, Who
from mazo.abilities.tree.words import Act, KeywordName, Until
from workshop.lorcana.fuzz.making import (
    ALL_MINE,
    CHARACTERS,
    FOE,
    FOES,
    IT,
    ITEMS,
    MINE,
    MY_ONE,
    ONE,
    THIS,
    WRECKS,
    Group,
    Maker,
)

DURATIONS: tuple[Until, ...] = (
    "this turn", "until your next turn", "during their next turn", "at the start of their next turn",
    "this challenge", "your next turn", "forever",
)  # fmt: skip
CARD_ACTS: tuple[Act, ...] = (
    "quest", "challenge", "ready", "ready at the start of their turn", "be challenged", "sing", "exert to sing",
    "be chosen", "move", "be damaged", "be dealt damage",
    "be dealt damage in challenges", "exert", "be healed", "challenge characters",
    "challenge locations",
)  # fmt: skip
PLAYER_ACTS: tuple[tuple[Act, Who], ...] = (
    ("gain lore", "each opponent"), ("lose lore", "you"), ("play", "each opponent"), ("draw", "each other player"),
    ("ink", "chosen opponent"), ("discard", "each opponent"), ("gain lore", "each player"), ("draw", "any opponent"),
)  # fmt: skip
NUMBERED = ("Challenger", "Resist", "Singer", "Boost")
GRANTED: tuple[KeywordName, ...] = (
    "Alert", "Bodyguard", "Boost", "Challenger", "Evasive", "Reckless", "Resist", "Rush", "Singer", "Support", "Vanish",
    "Ward",
)  # fmt: skip
LOST: tuple[KeywordName, ...] = (*GRANTED, "Shift", "Sing Together")


def spells() -> list[Group]:
    """All of them."""
    maker = Maker(
        "Jagged Keen Lofty Mild Narrow Odd Plain Quiet Rusty Stark Tepid",
        "Hex Vow Whim Drift Murmur Glint Ember Draft Thread Chime Bloom",
    )
    _figures(maker)
    _abilities(maker)
    _rules(maker)
    _permissions(maker)
    return maker.groups


def _figures(maker: Maker) -> None:
    for at, until in enumerate(DURATIONS):
        them = (ONE, FOE, ALL_MINE)[at % 3]
        maker.action(fx.Get(them, "strength", 2 if at % 2 else -2, until), deeds.Draw())
    maker.action(fx.Get(MY_ONE, "willpower", 3, "this turn"), deeds.Do("deal damage", IT, 2))
    maker.action(fx.Get(FOE, "willpower", -1, "until your next turn"))
    maker.action(fx.Get(Every(FOES), "lore", -1, "until your next turn"))
    maker.action(deeds.Do("deal damage", ONE, 2), fx.Get(MY_ONE, "strength", That(), "this turn"))
    maker.action(fx.GainClass(ONE, "Pirate", "this turn"), deeds.Draw())
    maker.action(fx.Get(ALL_MINE, "strength", 2, "this turn", Is("challenging a location")), deeds.Draw())


def _abilities(maker: Maker) -> None:
    for at, keyword in enumerate(GRANTED):
        amount = 2 if keyword in NUMBERED else 0
        maker.action(fx.Gain((ONE, MY_ONE)[at % 2], fx.Keyword(keyword, amount), DURATIONS[at % 2]), deeds.Draw())
    for at in range(0, len(LOST), 2):
        maker.action(fx.Lose(ONE, LOST[at], until="this turn"), fx.Lose(Every(FOES), LOST[at + 1], until="this turn"))
    maker.action(fx.Lose(Every(CHARACTERS), "Evasive", until="until your next turn", ever=True), deeds.Draw())
    maker.action(fx.Lose(Every(ITEMS), ability="Whittle", until="until your next turn"), deeds.Draw())
    quests = fx.Triggered((When("quest", "this"),), deeds.Draw())
    maker.action(fx.Gain(ALL_MINE, quests, "this turn"))
    dies = fx.Triggered((When("banish", "this"),), deeds.Do("return to hand", THIS))
    maker.action(fx.Gain(ONE, dies, "until your next turn"))
    works = fx.Activated(fx.Cost(this="exert"), deeds.ToPlayer("gain lore"), name="Whittle")
    maker.action(fx.Gain(MY_ONE, works, "this turn"), deeds.Do("ready", IT))


def _rules(maker: Maker) -> None:
    for at, act in enumerate(CARD_ACTS):
        them = (ONE, FOE, Every(FOES), ALL_MINE)[at % 4]
        until = ("until your next turn", "this turn", "during their next turn", "at the start of their next turn")[
            at % 4
        ]
        maker.action(fx.Cant(them, act, DURATIONS[DURATIONS.index(until)]), deeds.Draw())
    for act, who in PLAYER_ACTS:
        maker.action(fx.Cant(who, act, "until your next turn"), deeds.Draw())
    maker.action(fx.Cant("each opponent", "play", "until your next turn", Cards(("action",))), deeds.Draw())
    strong = Cards(("character",), where=(Has("strength", "more than", 2),))
    maker.action(fx.Cant(ALL_MINE, "be challenged", "until your next turn", strong))
    maker.action(fx.Cant(Every(FOES), "quest", "until your next turn", costs=1))
    maker.action(fx.Cant(Every(FOES), "challenge", "until your next turn", costs=1))
    maker.action(fx.Cant(MY_ONE, "be chosen", "until your next turn", Cards(("action",))))
    maker.action(fx.Cant(FOE, "ready", "until your next turn", unless=Is("at a location")), deeds.Draw())
    challenged = Compare(Happened("challenge", "they", Cards(("character",), "theirs")), "at least", 1)
    maker.action(fx.Cant("each opponent", "gain lore", "until your next turn", unless=challenged), deeds.Draw())
    maker.action(fx.Must(FOE, "quest", "during their next turn"), deeds.Draw())
    maker.action(fx.Must(Every(FOES), "challenge", "during their next turn"), deeds.Draw())
    maker.action(fx.Must(MY_ONE, "be chosen", "until your next turn"), deeds.Draw())
    maker.action(PlayerRule("ready limit", 1, "each opponent", "until your next turn"), deeds.Draw())
    maker.action(PlayerRule("ready limit", 2, "chosen opponent", "during their next turn"), deeds.Draw())
    for step in ("draw", "ready", "set"):
        maker.action(fx.Skip(step, "chosen opponent"), deeds.Draw())


def _permissions(maker: Maker) -> None:
    for act in (
        "challenge ready characters",
        "quest while drying",
        "challenge while drying",
        "challenge evasive characters",
    ):
        maker.action(fx.Can(ALL_MINE, act, "this turn"), deeds.Draw())
    maker.action(fx.Can(ALL_MINE, "move for free", "this turn"), deeds.Draw())
    maker.action(fx.Can(MY_ONE, "be shifted on by any", "this turn"), deeds.Draw())
    maker.action(
        fx.Can(MY_ONE, "challenge ready characters", "this turn", Cards(("character",), where=(Is("damaged"),)))
    )
    maker.action(fx.PayLess(2, Cards(("character",))), deeds.Draw())
    maker.action(fx.PayLess(1, Cards(), "this turn", next=False), deeds.Draw())
    maker.action(fx.PayLess(2, Cards(("character",)), "this turn", way="shift"), deeds.Draw())
    maker.action(PlayerRule("ink more", 2, until="this turn"), deeds.Draw())
    maker.action(PlayFrom(WRECKS, "this turn"), deeds.Draw())
    maker.action(PlayFrom(Cards(("action",), "yours", zone="discard"), "this turn"))
    maker.action(PlayFrom(WRECKS, "this turn", state="exerted"), deeds.Draw())
    guards = fx.Gain(Ref("subject"), fx.Keyword("Bodyguard"), "until your next turn")
    maker.action(fx.NextEnters(CHARACTERS, "exerted", do=guards), deeds.Draw(), cost=1)
    maker.action(fx.NextEnters(Cards(("character", "item")), "exerted"), deeds.Draw(), cost=1)
    maker.action(fx.NextEnters(CHARACTERS, do=deeds.Do("deal damage", Ref("subject"), 1)), deeds.Draw(), cost=1)
    maker.action(fx.Instead(When("is dealt damage", MINE), next=True, until="until your next turn"), deeds.Draw())
    maker.action(
        fx.Choose(MY_ONE),
        fx.Instead(
            When("banish", Cards(where=(Is("damaged"),), whose="yours")),
            deeds.Do("return to hand", Ref("subject")),
            until="this turn",
        ),
    )
    maker.action(
        fx.Instead(When("draw", who="you"), deeds.ToPlayer("gain lore"), next=True, until="your next turn"),
        deeds.Draw(),
    )
    maker.action(fx.Gain(Chosen(FOES), fx.Keyword("Reckless"), "during their next turn"), deeds.Draw())
