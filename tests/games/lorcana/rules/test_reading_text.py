"""[6.1] [6.2] How text is read: conditions and their words, sentences after a trigger, references, loops."""

import pytest

from mazo.abilities.tree.deeds import Do, Draw, Reveal, ToDeck, ToPlayer
from mazo.abilities.tree.effects import (
    Action,
    Activated,
    Can,
    Cant,
    Choose,
    Cost,
    Get,
    If,
    Keyword,
    Play,
    PlayersMay,
    Static,
    Steps,
    Triggered,
)
from mazo.abilities.tree.nouns import (
    Cards,
    Chosen,
    Compare,
    Count,
    DoesntHold,
    Has,
    OfType,
    Ref,
    They,
    This,
    Top,
    When,
)
from tests.support.rule import rule
from tests.support.table import ME, YOU, made, position

MINE = Cards(("character",), "yours")
THEIRS = Cards(("character",), "opposing")
BEAR = made("Bear", strength=3, willpower=5)
WOLF = made("Wolf", strength=2, willpower=4)
ROCK = made("Rock", "item")
HAS_ITEM = Compare(Count(Cards(("item",), "yours")), "at least", 1)


# Conditions.


@rule("lorcana", "6.1.15", "6.1.16", "6.1.16.1")
@pytest.mark.parametrize(("items", "can"), [([], False), (["Rock"], True)])
def test_an_effect_unless_something_applies_while_that_is_false(items, can):
    sloth = made("Sloth", abilities=[Static((Cant(This(), "quest"),), DoesntHold(HAS_ITEM))])
    game = position(me={"play": ["Sloth", *items]}, cards=[sloth, ROCK])
    assert bool(game.legal("quest Sloth")) == can


@rule("lorcana", "6.1.15", "6.1.16", "6.1.16.2", "6.1.16.3")
@pytest.mark.parametrize(("items", "strength"), [([], 1), (["Rock"], 3)])
def test_an_effect_if_something_is_so_applies_while_it_is(items, strength):
    smith = made("Smith", abilities=[Static((Get(This(), "strength", 2),), HAS_ITEM)])
    assert position(me={"play": ["Smith", *items]}, cards=[smith, ROCK]).strength("Smith") == strength


@rule("lorcana", "6.1.16.3", "6.1.13.5")
def test_a_condition_is_tested_again_whenever_the_game_changes():
    smith = made("Smith", abilities=[Static((Get(This(), "strength", 2),), HAS_ITEM)])
    crush = made("Crush", "action", cost=0, abilities=[Action(Do("banish", Chosen(Cards(("item",)))))])
    game = position(me={"hand": ["Rock", "Crush"], "play": ["Smith"], "ink": 1}, cards=[smith, ROCK, crush])
    assert game.push("play Rock").strength("Smith") == 3
    assert game.push("play Crush").strength("Smith") == 1


@rule("lorcana", "6.1.16.2")
@pytest.mark.parametrize(("items", "lore"), [([], 0), (["Rock"], 1)])
def test_a_condition_in_a_sentence_is_tested_when_it_is_reached(items, lore):
    hoard = made("Hoard", "action", cost=0, abilities=[Action(If(HAS_ITEM, ToPlayer("gain lore", 1)))])
    assert position(me={"hand": ["Hoard"], "play": items}, cards=[hoard, ROCK]).push("play Hoard").lore(ME) == lore


TRY = Steps((
    Reveal(Top()),
    If(
        They(Ref(), (OfType(("character",)),)),
        PlayersMay(Play(Ref())),
        ToDeck(Ref(), "bottom"),
    ),
))  # fmt: skip


@rule("lorcana", "M47", "6.1.4")
@pytest.mark.parametrize(
    ("top", "answers", "deck"), [("Bear", ["no"], ["Bear", "Wolf"]), ("Rock", [], ["Wolf", "Rock"])]
)
def test_otherwise_asks_what_the_card_asks_and_not_whether_one_wanted_to(top, answers, deck):
    luck = made("Luck", "action", cost=0, abilities=[Action(TRY)])
    game = position(me={"hand": ["Luck"], "deck": [top, "Wolf"]}, cards=[BEAR, WOLF, ROCK, luck])
    assert game.push("play Luck", *answers).deck(ME) == deck


# Triggers and their sentences.


@rule("lorcana", "6.2.5")
def test_the_sentences_after_a_trigger_hang_on_it_and_not_on_each_other():
    twice = Triggered((When("play", "this"),), Steps((PlayersMay(Do("banish", Chosen(THEIRS))), Draw(1))))
    game = position(
        me={"hand": ["Herald"], "ink": 1}, you={"play": ["Bear"]}, cards=[BEAR, made("Herald", abilities=[twice])]
    )
    game.push("play Herald", "no")
    assert (len(game.hand(ME)), game.play(YOU)) == (1, ["Bear"])


@rule("lorcana", "6.1.1.1", "6.1.9")
def test_a_card_may_have_several_abilities_and_each_works_for_itself():
    many = made(
        "Many",
        abilities=[
            Keyword("Ward"),
            Triggered((When("quest", "this"),), Draw(1), name="A Gift"),
            Triggered((When("quest", "this"),), ToPlayer("gain lore", 1), name="A Tale"),
        ],
    )
    game = position(me={"play": ["Many"]}, cards=[many]).push("quest Many")
    assert game.bag() == [(ME, "Many"), (ME, "Many")]
    game.push("resolve 1")
    assert (game.lore(ME), len(game.hand(ME))) == (2, 1)


@rule("lorcana", "6.1.1.2")
def test_an_action_has_an_effect_that_resolves_at_once_and_nothing_for_the_bag():
    gift = made("Gift", "action", cost=0, abilities=[Action(PlayersMay(Draw(1)))])
    game = position(me={"hand": ["Gift"]}, cards=[gift]).push("play Gift")
    assert (game.bag(), game.legal("yes")) == ([], ["yes"])


# What is spoken of.


@rule("lorcana", "6.1.11", "6.1.11.1")
def test_that_character_is_the_one_chosen_before_and_no_other_of_its_name():
    spell = Action(Steps((Choose(Chosen(THEIRS)), Do("return to hand", Ref()), Do("banish", Ref()))))
    game = position(
        me={"hand": ["Spell"]},
        you={"play": ["Bear", "Bear (exerted)"]},
        cards=[BEAR, made("Spell", "action", cost=0, abilities=[spell])],
    )
    game.push("play Spell")
    game.push(game.legal("choose")[0])
    assert (game.hand(YOU), game.play(YOU), game.names_in("discard", YOU)) == (["Bear"], ["Bear"], [])


# Loops.


@rule("lorcana", "6.1.10")
def test_when_the_position_has_come_back_something_else_must_be_done():
    lagoon, market = "Never Land - Mermaid Lagoon", "Agrabah - Marketplace"
    rover = made("Rover", abilities=[Static((Can(This(), "move for free"),))])
    game = position(me={"play": ["Rover", lagoon, market]}, cards=[rover])
    there, back = f"move Rover -> {lagoon}", f"move Rover -> {market}"
    game.push(*[there, back] * 7)
    assert there not in game.legal()
    assert game.refused(there) == ("loop_is_over", "6.1.10")
    assert game.legal("quest Rover")


@rule("lorcana", "6.1.10")
def test_the_last_thing_that_can_be_done_stays_open_although_it_led_round():
    game = position(
        me={"play": ["Hothead"]},
        you={"play": ["Bear (exerted)"]},
        cards=[BEAR, made("Hothead", abilities=[Keyword("Reckless")])],
    )
    (only,) = game.game.legal_actions
    flow = game.game.table.stack[0]
    flow.items = [0, 1, only.picks[0]]
    assert game.game.why_not(only) is None


@rule("lorcana", "6.1.10")
def test_a_series_that_changes_something_may_go_on():
    pump = Activated(Cost(), ToPlayer("gain lore", 1), name="Pump")
    game = position(me={"play": ["Pump"]}, cards=[made("Pump", "item", abilities=[pump])])
    game.push(*["use Pump"] * 19)
    assert (game.lore(ME), game.legal("use")) == (19, ["use Pump"])


@rule("lorcana", "6.1.8")
def test_for_each_is_counted_once_while_resolving_and_all_the_time_by_a_static_ability():
    pack = Get(This(), "strength", Count(Cards(("character",), "yours", (Has("cost", "at least", 1),), other=True)))
    tally = made("Tally", "action", cost=0, abilities=[Action(Draw(Count(Cards(zone="hand", whose="yours"))))])
    game = position(
        me={"hand": ["Tally", "Bear", "Wolf"], "play": ["Chief"], "ink": 1},
        cards=[BEAR, WOLF, tally, made("Chief", strength=0, abilities=[Static((pack,))])],
    )
    assert len(game.push("play Tally").hand(ME)) == 4
    assert game.strength("Chief") == 0
    assert game.push("play Bear").strength("Chief") == 1
