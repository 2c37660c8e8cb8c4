"""Nouns: which cards a trait, a state, a zone or a player's name means."""

import pytest

from mazo.abilities.tree.deeds import Do, NameCard
from mazo.abilities.tree.effects import Choose, EachPlayer, Get, Keyword, Static, Steps, Triggered
from mazo.abilities.tree.facts import Enters
from mazo.abilities.tree.nouns import (
    AllOf,
    Both,
    Cards,
    Chosen,
    Classified,
    Every,
    Has,
    HasKeyword,
    Is,
    IsNamedCard,
    Named,
    Not,
    OfColour,
    OfType,
    OneOf,
    Ref,
    SameName,
    SameObject,
    This,
    Top,
    Trait,
    Under,
    When,
)
from mazo.abilities.tree.words import CardType
from tests.games.lorcana.abilities.lowering.stage import CHARACTERS, MINE, PLAIN, hero, returned, spell, under
from tests.support.rule import rule
from tests.support.table import ME, YOU, Made, made, position

IN_PLAY: tuple[CardType, ...] = ("character", "item", "location")
LIVING = {"Bear", "Cat", "Hut", "Dog", "Duck - New", "Fox"}
DUCKS = (made("Duck", version="Old", cost=2, willpower=2), made("Duck", version="New", cost=4, willpower=2))
FLYER = hero(Keyword("Evasive"), name="Flyer")
TWINS = made("Dot & Dan", cost=2)
DOT = made("Dot", cost=6)


def gather(*traits: Trait) -> Made:
    """An action that returns every card in play with these traits."""
    return spell(Do("return to hand", Every(Cards(IN_PLAY, "any", traits))), "Gather")


STATES = [
    (gather(Is("damaged")), {"Ant"}),
    (gather(Is("undamaged")), LIVING),
    (gather(Is("exerted")), {"Bear"}),
    (gather(Is("ready")), {"Ant", "Cat", "Rock", "Dog", "Duck - New", "Fox"}),
    (gather(Is("drying")), {"Cat"}),
    (gather(Is("at a location")), {"Dog"}),
    (gather(Is("has cards under")), {"Duck - New"}),
    (gather(Is("inkable")), {"Ant", "Bear", "Rock", "Hut", "Dog", "Duck - New", "Fox"}),
    (gather(Is("not a song"), OfType(("item",))), {"Rock"}),
    (gather(OfType(("item", "location"))), {"Rock", "Hut"}),
    (gather(Named(("Ant", "Duck"))), {"Ant", "Duck - New"}),
    (gather(Classified(("Villain", "Ally"))), {"Ant", "Bear"}),
    (gather(OfColour(("Amber", "Sapphire"))), {"Ant", "Cat", "Fox"}),
    (gather(OneOf((Is("damaged"), Is("exerted")))), {"Ant", "Bear"}),
    (gather(OfColour(("Amethyst", "Emerald", "Ruby", "Steel"))), {"Bear", "Cat", "Dog"}),
    (gather(AllOf((OfColour(("Amber",)), Is("damaged")))), {"Ant"}),
    (gather(Not(OneOf((OfType(("item", "location")), OfColour(("Amber",)))))), {"Bear", "Dog", "Duck - New", "Fox"}),
    (gather(Has("strength", "at least", 3), OfType(("character",))), {"Bear", "Cat"}),
    (gather(Has("willpower", "at most", 3), OfType(("character",))), {"Ant", "Duck - New"}),
    (gather(Has("lore", "is", 2)), {"Bear"}),
    (gather(Has("cost", "more than", 4)), {"Cat"}),
    (gather(Has("cost", "less than", 2)), {"Ant"}),
    (gather(Has("damage", "is not", 0)), {"Ant"}),
    (gather(Has("move cost", "is", 1)), {"Hut"}),
    (gather(Has("cards under", "at least", 1)), {"Duck - New"}),
    (gather(Has("printed lore", "at least", 3)), {"Cat"}),
]


@rule("lorcana", "6.1.3", "5.1.1.1", "5.1.1.2", "5.1.2.3", "5.2.5.1", "5.2.6", "5.3.3")
@pytest.mark.parametrize(("action", "named"), STATES)
def test_a_trait_means_exactly_these_cards(action, named):
    mine = ["Ant (damage 1)", "Bear (exerted)", "Cat (drying)", "Rock", "Hut", "Dog (at Hut)"]
    game = position(
        me={"play": [*mine, "Duck - New (under Duck - Old)"], "hand": ["Gather"]},
        you={"play": ["Fox"]},
        cards=[*PLAIN, *DUCKS, action],
    )
    game.push("play Gather")
    expected = set(named) | ({"Duck - Old"} if "Duck - New" in named else set())  # the stack goes along
    assert returned(game) == expected


SINGER = made("Singer", cost=3, willpower=3)
HEIR = made("Duck", version="Heir", cost=4, willpower=2, abilities=[Keyword("Shift", 1)])
LATE = hero(Static((Enters("this", "exerted"),)), name="Late")
DEEDS = [
    (gather(Is("played this turn")), ["play Ant"], {"Ant"}),
    (gather(Is("quested this turn")), ["quest Bear"], {"Bear"}),
    (gather(Is("challenged this turn")), ["challenge Bear -> Fox"], {"Bear"}),
    (gather(Is("was challenged this turn")), ["challenge Bear -> Fox"], {"Fox"}),
    (gather(Is("took damage this turn")), ["challenge Bear -> Fox"], {"Bear", "Fox"}),
    (gather(Is("moved this turn")), ["move Bear -> Hut"], {"Bear"}),
    (gather(Is("sang this turn")), ["sing Song with Singer"], {"Singer"}),
    (gather(Is("shifted")), ["shift Duck - Heir -> Duck - Old"], {"Duck - Heir", "Duck - Old"}),
    (gather(Is("bodyguard entry")), ["play Ant", "play Late"], {"Late"}),
]


@rule("lorcana", "6.1.13.4", "6.7.9")
@pytest.mark.parametrize(("action", "deeds", "named"), DEEDS)
def test_a_trait_about_this_turn_means_who_did_it(action, deeds, named):
    game = position(
        me={
            "play": ["Bear", "Dog", "Hut", "Singer", "Duck - Old"],
            "hand": ["Gather", "Ant", "Song", "Duck - Heir", "Late"],
            "ink": 5,
        },
        you={"play": ["Fox (exerted)"]},
        cards=[*PLAIN, *DUCKS, HEIR, SINGER, LATE, action],
    )
    game.push(*deeds)
    left = returned(game)
    game.push("play Gather")
    assert returned(game) - (left - {"Gather"}) == named


@rule("lorcana", "6.1.13.4")
def test_what_happened_last_turn_no_longer_counts():
    action = DEEDS[1][0]
    game = position(me={"play": ["Bear"], "hand": ["Gather"]}, cards=[*PLAIN, action])
    game.push("quest Bear", "end", "end", "play Gather")
    assert game.is_in_play("Bear")


CHALLENGE_STATES = [
    (
        hero(
            Triggered((When("challenge"),), Get(Every(Cards(("character",), "any", (trait,))), "lore", 5, "this turn"))
        ),
        who,
    )
    for trait, who in (
        (Is("challenging"), {"Bear"}),
        (Is("being challenged"), {"Fox"}),
        (Is("in a challenge"), {"Bear", "Fox"}),
        (SameObject(Ref("challenger")), {"Bear"}),
        (SameObject(Ref("challenged")), {"Fox"}),
        (SameObject(Ref("subject")), {"Bear"}),
        (SameObject(Ref("other")), {"Fox"}),
        (SameObject(This()), {"Hero"}),
    )
]


@rule("lorcana", "4.6.2", "4.6.4.5")
@pytest.mark.parametrize(("watcher", "who"), CHALLENGE_STATES)
def test_a_trait_about_the_challenge_under_way(watcher, who):
    game = position(
        me={"play": ["Hero", "Bear", "Dog"]}, you={"play": ["Fox (exerted)", "Cat"]}, cards=[*PLAIN, watcher]
    )
    game.push("challenge Bear -> Fox")
    assert {name for name in ("Hero", "Bear", "Dog", "Fox", "Cat") if game.lore_value(name) > 4} == who


HOME = made(
    "Home",
    "location",
    willpower=5,
    move_cost=0,
    abilities=[Static((Get(Every(Cards(("character",), "any", (Is("here"),))), "strength", 2),))],
)


@rule("lorcana", "6.1.13.5")
def test_here_is_at_this_location_and_as_long_as_it_is():
    game = position(me={"play": ["Home", "Hut", "Bear (at Home)", "Dog (at Hut)"], "ink": 1}, cards=[*PLAIN, HOME])
    assert (game.strength("Bear"), game.strength("Dog")) == (5, 2)
    game.push("move Bear -> Hut", "move Dog -> Home")
    assert (game.strength("Bear"), game.strength("Dog")) == (3, 4)


FROM_DISCARD = [
    (spell(Do("return to hand", Every(Cards(("action",), "yours", (Is("a song"),), "discard"))), "Gather"), {"Song"}),
    (
        spell(Do("return to hand", Every(Cards(("action",), "yours", (Is("not a song"),), "discard"))), "Gather"),
        {"Noise"},
    ),
    (
        spell(Do("return to hand", Every(Cards((), "yours", (Not(Is("inkable")),), "discard"))), "Gather"),
        {"Noise", "Cat"},
    ),
]


@rule("lorcana", "5.4.4", "5.4.1")
@pytest.mark.parametrize(("action", "named"), FROM_DISCARD)
def test_traits_of_cards_that_are_not_in_play(action, named):
    game = position(me={"hand": ["Gather"], "discard": ["Song", "Noise", "Cat"]}, cards=[*PLAIN, action])
    game.push("play Gather")
    assert returned(game) == named


EVASIVE_ONLY = spell(Do("return to hand", Every(Cards(("character",), "any", (HasKeyword("Evasive"),)))), "Gather")


@rule("lorcana", "8.1.1")
def test_with_a_keyword():
    game = position(me={"hand": ["Gather"], "play": ["Flyer", "Bear"]}, cards=[*PLAIN, FLYER, EVASIVE_ONLY])
    game.push("play Gather")
    assert returned(game) == {"Flyer"}


NAMESAKES = spell(
    Steps((Choose(Chosen(MINE)), Do("return to hand", Every(Cards(("character",), "any", (SameName(Ref("it")),)))))),
    "Gather",
)
ITSELF = spell(
    Steps((Choose(Chosen(MINE)), Do("return to hand", Every(Cards(("character",), "any", (SameObject(Ref()),)))))),
    "Gather",
)


@rule("lorcana", "5.2.6", "5.2.6.1")
@pytest.mark.parametrize(
    ("chosen", "named"),
    [
        ("Duck - Old", {"Duck - Old", "Duck - New"}),
        ("Bear", {"Bear"}),
        ("Dot & Dan", {"Dot & Dan", "Dot"}),
        ("Dot", {"Dot & Dan", "Dot"}),
    ],
)
def test_cards_of_the_same_name_share_one_of_their_names(chosen, named):
    game = position(
        me={"hand": ["Gather"], "play": ["Duck - Old", "Bear", "Dot", "Dot & Dan"]},
        you={"play": ["Duck - New", "Cat"]},
        cards=[*PLAIN, *DUCKS, TWINS, DOT, NAMESAKES],
    )
    game.push("play Gather")
    game.game.push(f"choose {chosen}")
    assert returned(game) == named


@rule("lorcana", "6.1.11.1")
def test_the_very_card_that_was_chosen():
    game = position(me={"hand": ["Gather"], "play": ["Ant", "Ant"]}, cards=[*PLAIN, ITSELF])
    game.push("play Gather", "choose Ant")
    assert (game.hand(ME), game.play(ME)) == (["Ant"], ["Ant"])


NAMING = spell(
    Steps((NameCard(), Do("return to hand", Every(Cards(("character",), "any", (IsNamedCard(),)))))),
    "Gather",
)


@rule("lorcana", "5.2.6")
@pytest.mark.parametrize(
    ("named", "found"), [("Dot", {"Dot", "Dot & Dan"}), ("Bear", {"Bear"}), ("Duck", {"Duck - Old"})]
)
def test_the_named_card_is_one_that_bears_the_name(named, found):
    game = position(
        me={"hand": ["Gather"], "play": ["Dot", "Dot & Dan", "Bear", "Duck - Old"]},
        cards=[*PLAIN, *DUCKS, TWINS, DOT, NAMING],
    )
    game.push("play Gather", f"name {named}")
    assert returned(game) == found


WHOSE = [
    (spell(Do("return to hand", Every(CHARACTERS)), "Gather"), {"Ant", "Bear", "Cat", "Dog"}),
    (spell(Do("return to hand", Every(MINE)), "Gather"), {"Ant", "Bear"}),
    (spell(Do("return to hand", Every(Cards(("character",), "opposing"))), "Gather"), {"Cat", "Dog"}),
    (
        spell(EachPlayer("each opponent", Do("return to hand", Every(Cards(("character",), "theirs")))), "Gather"),
        {"Cat", "Dog"},
    ),
]


@rule("lorcana", "1.3.3", "1.3.5")
@pytest.mark.parametrize(("action", "named"), WHOSE)
def test_whose_cards_are_meant(action, named):
    game = position(
        me={"hand": ["Gather"], "play": ["Ant", "Bear"]}, you={"play": ["Cat", "Dog"]}, cards=[*PLAIN, action]
    )
    game.push("play Gather")
    assert returned(game) == named


OTHERS = hero(
    Triggered((When("quest", "this"),), Do("return to hand", Every(Cards(("character",), "yours", other=True))))
)


@rule("lorcana", "1.4.3.2")
def test_others_are_not_this_card():
    game = position(me={"play": ["Hero", "Ant", "Bear"]}, cards=[*PLAIN, OTHERS])
    game.push("quest Hero")
    assert (game.play(ME), returned(game)) == (["Hero"], {"Ant", "Bear"})


ANOTHER = spell(
    Steps(
        (
            Do("return to hand", Chosen(CHARACTERS, name="first")),
            Do("return to hand", Chosen(Cards(("character",), other=True), name="second")),
        )
    ),
    "Gather",
)


@rule("lorcana", "6.1.3")
def test_another_chosen_card_is_not_one_chosen_before():
    chosen_twice = spell(
        Steps((Choose(Chosen(CHARACTERS)), Choose(Chosen(Cards(("character",), other=True))))), "Gather"
    )
    game = position(me={"hand": ["Gather"], "play": ["Ant", "Bear", "Cat"]}, cards=[*PLAIN, chosen_twice])
    game.push("play Gather", "choose Bear")
    assert game.legal() == ["choose Ant", "choose Cat"]
    game = position(me={"hand": ["Gather"], "play": ["Ant", "Bear", "Cat"]}, cards=[*PLAIN, ANOTHER])
    game.push("play Gather", "choose Ant", "choose Cat")
    assert returned(game) == {"Ant", "Cat"}


ZONES = [
    (spell(Do("put into discard", Every(Cards((), "yours", (), "hand"))), "Gather"), {"Ant"}),
    (spell(Do("put into discard", Every(Cards((), "yours", (), "deck"))), "Gather"), {"Bear", "Dog"}),
    (spell(Do("put into discard", Every(Cards((), "yours", (), "inkwell"))), "Gather"), {"Filler"}),
    (spell(Do("put into discard", Top(1)), "Gather"), {"Bear"}),
    (spell(Do("put into discard", Top(1, bottom=True)), "Gather"), {"Dog"}),
    (spell(Do("put into discard", Top(5, "any")), "Gather"), {"Bear", "Dog", "Cat"}),
    (spell(Do("put into discard", Top(1, "opposing")), "Gather"), {"Cat"}),
    (spell(Do("put into discard", Both((Top(1), Every(Cards((), "yours", (), "hand"))))), "Gather"), {"Bear", "Ant"}),
    (spell(Do("put into discard", Under(Every(MINE))), "Gather"), {"Duck - Old"}),
]


@rule("lorcana", "7.1.1", "7.6.1", "7.2.1")
@pytest.mark.parametrize(("action", "named"), ZONES)
def test_cards_of_another_zone(action, named):
    game = position(
        me={
            "hand": ["Gather", "Ant"],
            "deck": ["Bear", "Dog"],
            "ink": 1,
            "play": ["Fox", "Duck - New (under Duck - Old)"],
        },
        you={"deck": ["Cat"]},
        cards=[*PLAIN, *DUCKS, action],
    )
    game.push("play Gather")
    discarded = {*game.names_in("discard", ME), *game.names_in("discard", YOU)} - {"Gather"}
    assert discarded == named


UNDER_THIS = [
    hero(Triggered((When("quest", "this"),), Do("return to hand", Every(Cards(zone="under"))))),
    hero(Triggered((When("quest", "this"),), Do("return to hand", Ref("under")))),
    hero(Triggered((When("quest", "this"),), Do("return to hand", Under(This())))),
]


@rule("lorcana", "5.1.1.5")
@pytest.mark.parametrize("digger", UNDER_THIS)
def test_cards_under_this_one(digger):
    game = position(
        me={"play": ["Hero (under Ant, facedown Bear)", "Fox (under Dog)"]},
        cards=[*PLAIN, digger],
    )
    game.push("quest Hero")
    assert (returned(game), under(game, "Hero"), under(game, "Fox")) == ({"Ant", "Bear"}, [], ["Dog"])
