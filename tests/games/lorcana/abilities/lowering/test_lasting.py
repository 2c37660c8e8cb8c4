"""Effects that last: how long, on which cards, and what they change."""

import pytest

from mazo.abilities.tree.deeds import Do, ToPlayer
from mazo.abilities.tree.effects import (
    Activated,
    Can,
    Cant,
    Cost,
    Gain,
    GainClass,
    Get,
    Keyword,
    Lose,
    Static,
    Steps,
    Triggered,
)
from mazo.abilities.tree.nouns import Cards, Chosen, Classified, Every, Named, Ref, This, When
from mazo.abilities.tree.words import Until
from tests.games.lorcana.abilities.lowering.stage import EVERYBODY, MINE, PLAIN, THEIRS, hero, spell, wand
from tests.support.rule import rule
from tests.support.table import ME, Made, Situation, position

# How long.


def stronger(until: Until, who: Cards = MINE) -> Made:
    """An action that gives a character +2 strength for so long."""
    return spell(Get(Chosen(who), "strength", 2, until))


DURATIONS = [
    (stronger("this turn"), "mine", [True, False, False, False]),
    (stronger("until your next turn"), "mine", [True, True, False, False]),
    (stronger("during their next turn"), "mine", [False, False, True, False]),
    (stronger("during their next turn", THEIRS), "yours", [False, True, False, False]),
    (stronger("your next turn"), "mine", [False, False, True, False]),
    (stronger("your next turn", THEIRS), "yours", [False, False, True, False]),
    (stronger("forever"), "mine", [True, True, True, True]),
]


@rule("lorcana", "6.1.13.1", "6.1.13.3", "6.1.13.4", "3.4.1.2", "3.2.1.3")
@pytest.mark.parametrize(("action", "whose", "turns"), DURATIONS)
def test_how_long_an_effect_lasts(action, whose, turns):
    side = {"play": ["Bear"]}
    hand = {"hand": ["Spell"]}
    game = position(
        me={**side, **hand} if whose == "mine" else hand, you=side if whose == "yours" else {}, cards=[*PLAIN, action]
    )
    game.push("play Spell")
    seen = []
    for _ in range(4):
        seen.append(game.strength("Bear") == 5)
        game.push("end")
    assert seen == turns


FREEZE = spell(Cant(Chosen(THEIRS), "ready at the start of their turn", "at the start of their next turn"))


@rule("lorcana", "3.2.1.1", "6.1.13.3")
def test_until_the_start_of_their_next_turn():
    game = position(me={"hand": ["Spell"]}, you={"play": ["Fox (exerted)"]}, cards=[*PLAIN, FREEZE]).push(
        "play Spell", "end"
    )
    assert game.is_exerted("Fox")
    game.push("end", "end")
    assert not game.is_exerted("Fox")


FIGHTER = hero(Triggered((When("challenge", MINE),), Get(Ref("subject"), "strength", 2, "this challenge")))


@rule("lorcana", "4.6.7", "6.1.13")
def test_as_long_as_this_challenge():
    game = position(me={"play": ["Hero", "Bear"]}, you={"play": ["Cat (exerted)"]}, cards=[*PLAIN, FIGHTER])
    game.push("challenge Bear -> Cat")
    assert game.damage("Cat") == 5
    game = position(me={"play": ["Hero", "Cat"]}, you={"play": ["Ant (exerted)"]}, cards=[*PLAIN, FIGHTER])
    assert game.push("challenge Cat -> Ant").strength("Cat") == 5


MENTOR = hero(
    Triggered(
        (When("quest", "this"),),
        Get(Chosen(Cards(("character",), "yours", other=True)), "strength", 2, "while this is in play"),
    )
)
FIRE = spell(Do("banish", Chosen(Cards(("character",), "any", (Named(("Hero",)),)))), "Fire")


@rule("lorcana", "6.4.2.1")
def test_while_this_card_is_in_play():
    game = position(me={"hand": ["Fire"], "play": ["Hero", "Bear"]}, cards=[*PLAIN, MENTOR, FIRE])
    game.push("quest Hero", "end", "end")
    assert game.strength("Bear") == 5
    assert game.push("play Fire").strength("Bear") == 3


# On which cards.

ALL_STRONGER = spell(Get(EVERYBODY, "strength", 2, "this turn"))
NOBODY_QUESTS = spell(Cant(EVERYBODY, "be challenged", "until your next turn"))


@rule("lorcana", "6.4.2.2", "M42", "6.4.2")
def test_an_applied_effect_is_only_on_cards_that_are_there():
    game = position(me={"hand": ["Spell", "Ant"], "play": ["Bear"], "ink": 1}, cards=[*PLAIN, ALL_STRONGER])
    game.push("play Spell", "play Ant")
    assert (game.strength("Bear"), game.strength("Ant")) == (5, 1)


@rule("lorcana", "6.4.2.1", "M42", "6.4.2")
def test_a_rule_also_covers_cards_that_come_later():
    late = {"hand": ["Spell", "Late"], "play": ["Bear (exerted)"], "ink": 2}
    game = position(me=late, you={"play": ["Fox"]}, cards=[*PLAIN, LATE, NOBODY_QUESTS])
    game.push("play Spell", "play Late", "yes", "end")
    for name in ("Bear", "Late"):
        assert game.refused(f"challenge Fox -> {name}") == ("target_cant", "4.6.4.3")


LATE = hero(Keyword("Bodyguard"), name="Late")

# What changes.

FIGURES = [
    (spell(Get(Chosen(MINE), "strength", 2, "this turn")), (5, 5, 2)),
    (spell(Get(Chosen(MINE), "strength", -9, "this turn")), (-6, 5, 2)),
    (spell(Get(Chosen(MINE), "willpower", 3, "this turn")), (3, 8, 2)),
    (spell(Get(Chosen(MINE), "lore", 1, "this turn")), (3, 5, 3)),
]


@rule("lorcana", "6.6.1", "6.6.2", "6.6.3")
@pytest.mark.parametrize(("action", "figures"), FIGURES)
def test_a_figure_changes(action, figures):
    game = position(me={"hand": ["Spell"], "play": ["Bear"]}, cards=[*PLAIN, action]).push("play Spell")
    assert (game.strength("Bear"), game.willpower("Bear"), game.lore_value("Bear")) == figures


RUSH = spell(Gain(Chosen(MINE), Keyword("Rush"), "this turn"))
QUICK = spell(Gain(Chosen(MINE), Keyword("Challenger", 3), "this turn"))
TWICE = spell(
    Steps(
        (Gain(Chosen(MINE), Keyword("Challenger", 3), "this turn"), Gain(Ref(), Keyword("Challenger", 1), "this turn"))
    )
)
WHOLE = spell(Gain(Chosen(MINE), Triggered((When("quest", "this"),), ToPlayer("gain lore", 3)), "this turn"))
TOOL = spell(Gain(Chosen(MINE), Activated(Cost(this="exert"), ToPlayer("gain lore", 3)), "this turn"))


@rule("lorcana", "8.1.2", "8.9.1", "8.5.1", "6.1.9")
def test_keywords_are_gained():
    game = position(
        me={"hand": ["Spell"], "play": ["Bear (drying)"]}, you={"play": ["Fox (exerted)"]}, cards=[*PLAIN, RUSH]
    )
    assert game.refused("challenge Bear -> Fox")[0] == "challenger_drying"
    assert game.push("play Spell", "challenge Bear -> Fox").damage("Fox") == 3
    for action, damage in ((QUICK, 4), (TWICE, 5)):
        game = position(
            me={"hand": ["Spell"], "play": ["Ant"]}, you={"play": ["Cat (exerted)"]}, cards=[*PLAIN, action]
        )
        game.push("play Spell", "challenge Ant -> Cat")
        assert game.damage("Cat") == damage


@rule("lorcana", "6.4.2.2", "1.3.3")
def test_whole_abilities_are_gained():
    game = position(me={"hand": ["Spell"], "play": ["Ant"]}, cards=[*PLAIN, WHOLE]).push("play Spell", "quest Ant")
    assert game.lore(ME) == 4
    game.push("end", "end", "quest Ant")
    assert game.lore(ME) == 5
    game = position(me={"hand": ["Spell"], "play": ["Ant"]}, cards=[*PLAIN, TOOL]).push("play Spell", "use Ant")
    assert (game.lore(ME), game.is_exerted("Ant")) == (3, True)


TWO_EVENTS = spell(
    Gain(
        Chosen(MINE),
        Triggered((When("quest", "this"), When("challenge", "this")), ToPlayer("gain lore", 3)),
        "this turn",
    )
)
QUOTED = spell(Gain(Chosen(MINE), Static((Can(This(), "challenge ready characters"),)), "this turn"))


@rule("lorcana", "6.2.6", "6.4.2.2")
def test_an_ability_of_several_events_or_a_static_one_is_gained():
    game = position(
        me={"hand": ["Spell"], "play": ["Ant"]}, you={"play": ["Fox (exerted)"]}, cards=[*PLAIN, TWO_EVENTS]
    )
    assert game.push("play Spell", "challenge Ant -> Fox").lore(ME) == 3
    game = position(me={"hand": ["Spell"], "play": ["Ant"]}, cards=[*PLAIN, TWO_EVENTS]).push("play Spell", "quest Ant")
    assert game.lore(ME) == 4
    game = position(me={"hand": ["Spell"], "play": ["Ant"]}, you={"play": ["Fox"]}, cards=[*PLAIN, QUOTED])
    assert game.refused("challenge Ant -> Fox")[0] == "target_ready"
    game.push("play Spell", "challenge Ant -> Fox")
    assert game.damage("Fox") == 1


GUARD = hero(Keyword("Evasive"), name="Guard")
GROUND = spell(Lose(Chosen(THEIRS), "Evasive", until="this turn"))
MUTE = spell(Lose(Chosen(MINE), ability="Shine", until="this turn"))
NEVER = spell(
    Steps((Lose(Chosen(MINE), "Evasive", until="this turn", ever=True), Gain(Ref(), Keyword("Evasive"), "this turn")))
)
STAR = wand(Activated(Cost(), ToPlayer("gain lore", 1), name="Shine"), name="Star")
SILENT = hero(Triggered((When("quest", "this"),), ToPlayer("gain lore", 5), name="Shine"))


@rule("lorcana", "1.2.2", "8.1.1")
def test_keywords_and_abilities_are_lost():
    game = position(
        me={"hand": ["Spell"], "play": ["Bear"]}, you={"play": ["Guard (exerted)"]}, cards=[*PLAIN, GUARD, GROUND]
    )
    assert game.refused("challenge Bear -> Guard")[0] == "target_evasive"
    assert game.push("play Spell", "challenge Bear -> Guard").damage("Guard") == 3
    game = position(me={"hand": ["Spell"], "play": ["Hero"]}, cards=[SILENT, MUTE]).push("play Spell", "quest Hero")
    assert game.lore(ME) == 1
    game = position(me={"hand": ["Spell"], "play": ["Guard"]}, cards=[GUARD, NEVER]).push("play Spell")
    assert game.table.keywords(game.card("Guard")) == 0


MUTE_ITEM = spell(Lose(Chosen(Cards(("item",), "yours")), ability="Shine", until="this turn"))


@rule("lorcana", "1.2.2")
def test_an_activated_ability_is_lost():
    game = position(me={"hand": ["Spell"], "play": ["Star"]}, cards=[STAR, MUTE_ITEM])
    assert game.legal("use") != []
    game.push("play Spell")
    assert game.legal("use") == []
    assert game.push("end", "end").legal("use") != []


CROWN = spell(GainClass(Chosen(MINE), "Queen", "this turn"))
QUEENS = spell(Do("return to hand", Every(Cards(("character",), "any", (Classified(("Queen",)),)))), "Call")


@rule("lorcana", "5.3.3")
def test_a_classification_is_gained():
    game = position(me={"hand": ["Spell", "Call"], "play": ["Ant", "Bear"]}, cards=[*PLAIN, CROWN, QUEENS])
    game.push("play Spell", "choose Bear", "play Call")
    assert game.hand(ME) == ["Bear"]


def strengths(game: Situation) -> list[int]:
    """The strengths of the characters on the stage."""
    return [game.strength(name) for name in ("Bear", "Ant")]


SELF = hero(Triggered((When("quest", "this"),), Get(This(), "strength", 2, "this turn")), name="Bear")


@rule("lorcana", "8.10.5", "6.4.2.2")
def test_an_effect_on_this_card_goes_on_without_its_text():
    game = position(me={"play": ["Bear", "Ant"]}, cards=[*PLAIN[:1], SELF]).push("quest Bear")
    assert strengths(game) == [4, 1]
