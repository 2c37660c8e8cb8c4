"""Rulings about the bag: what resolves first, and what it then finds, on the cards that they are about."""

import pytest

from mazo.abilities.tree.deeds import Do, Draw, ToPlayer
from mazo.abilities.tree.effects import Get, Triggered
from mazo.abilities.tree.nouns import Cards, Chosen, Every, Has, Named, Ref, When
from tests.games.lorcana.rulings.stage import BEASTS, MINE, MY_OTHERS, on, resolve, spell
from tests.support.rule import rule
from tests.support.table import ME, YOU, made, position

BELL = spell("Bell")
WHEN_I_PLAY = When("play", Cards(("action",), "yours"))
WHEN_YOU_PLAY = When("play", Cards(("action",), "opposing"))


@rule("lorcana", "1.7.2", "5.4.5", "6.7.4")
def test_a_song_resolves_completely_before_what_it_triggers():
    """R123"""
    game = position(
        me={
            "play": ["Diva", "Dr. Facilier - Remarkable Gentleman"],
            "hand": ["Aria"],
            "deck": ["Bear", "Wolf", "Hen", "Diva"],
        },
        cards=[*BEASTS, spell("Aria", Draw(1), Draw(1), song=True, cost=2)],
    )
    game.push("sing Aria with Diva", "yes")
    assert game.hand(ME) == ["Bear", "Wolf"]
    assert game.legal() == ["choose Hen", "choose Diva"]  # the two that are on top after the song
    game.push("choose Diva")
    assert game.deck(ME) == ["Diva", "Hen"]


@rule("lorcana", "1.7.2", "6.7.4")
def test_bambi_reveals_only_after_the_song_that_he_sang():
    """R123"""
    bambi = "Bambi - Ethereal Fawn"
    game = position(
        me={"play": [f"{bambi} (facedown Hen)"], "hand": ["Aria"], "deck": ["Bell", "Bear", "Wolf"]},
        cards=[*BEASTS, BELL, spell("Aria", Draw(1), song=True, cost=2)],
    )
    game.push(f"sing Aria with {bambi}")
    assert game.hand(ME) == ["Bell", "Bear"]


@rule("lorcana", "1.7.2", "5.4.5")
def test_tiana_weakens_only_after_the_song():
    """R123: a song that looks for weak characters doesn't find those that Tiana will have weakened."""
    tiana = "Tiana - Natural Talent"
    purge = spell(
        "Purge",
        Do("banish", Every(Cards(("character",), "opposing", (Has("strength", "at most", 1),)))),
        song=True,
        cost=3,
    )
    game = position(me={"play": [tiana], "hand": ["Purge"]}, you={"play": ["Wolf"]}, cards=[*BEASTS, purge])
    game.push(f"sing Purge with {tiana}")
    assert (game.play(YOU), game.strength("Wolf")) == (["Wolf"], 1)


@rule("lorcana", "7.7.4", "7.7.5", "7.7.6")
def test_the_bag_comes_back_to_the_active_player():
    """R127"""
    cards = [
        on("First", WHEN_I_PLAY, ToPlayer("gain lore", 1)),
        on("Second", WHEN_I_PLAY, ToPlayer("gain lore", 1)),
        on("Envious", When("gains lore", who="any opponent"), Draw(1)),
        on("Giver", WHEN_YOU_PLAY, ToPlayer("gain lore", 1)),
        on("Late", WHEN_YOU_PLAY, Draw(1)),
    ]
    game = position(
        me={"play": ["First", "Second", "Envious"], "hand": ["Bell"], "ink": 1},
        you={"play": ["Giver", "Late"]},
        cards=[BELL, *cards],
    )
    game.push("play Bell", "resolve 1")
    assert game.deciding == YOU
    game.push("resolve 1")
    assert game.resolved() == ["First", "Second", "Giver", "Late", "Envious"]


@rule("lorcana", "7.7.4", "9.2.2")
def test_three_players_resolve_in_blocks():
    """R127"""
    when = When("play", Cards(("action",)))
    cards = [on(f"{letter}{number}", when, ToPlayer("gain lore", 1)) for letter in "ABC" for number in "12"]
    sides = [{"play": [f"{letter}1", f"{letter}2"], "hand": ["Bell"], "ink": 1} for letter in "ABC"]
    game = position(*sides, active=YOU, cards=[BELL, *cards])
    game.push("play Bell", "resolve 2", "resolve 2", "resolve 2")
    assert game.resolved() == ["B2", "B1", "C2", "C1", "A2", "A1"]


@rule("lorcana", "7.7.4", "6.7.4")
def test_go_go_counts_the_damage_before_the_opponents_ability_resolves():
    """R129"""
    cat = "Prince John - Fraidy-Cat"
    game = position(
        me={"hand": ["Go Go Tomago - Darting Dynamo"], "ink": 4},
        you={"play": [f"{cat} (damage 4)"]},
        cards=BEASTS,
    )
    game.push("play Go Go", "yes")
    assert (game.lore(ME), game.play(YOU), game.ink(ME)) == (4, [], (0, 4))


@rule("lorcana", "6.7.7")
def test_ralph_uses_the_strength_that_he_last_had():
    """R142"""
    ralph = "Wreck-It Ralph - Raging Wrecker"
    five, six = made("Five", strength=5, willpower=9), made("Six", strength=6, willpower=9)
    game = position(
        me={"hand": ["End"], "ink": 1},
        you={"play": [f"{ralph} (facedown Hen, facedown Wolf)", "Five", "Six", "Heir"]},
        cards=[
            *BEASTS,
            five,
            six,
            spell("End", Do("banish", Chosen(Cards(("character",), where=(Named(("Wreck-It Ralph",)),))))),
            on("Heir", When("banish", MY_OTHERS), Get(Every(MINE), "strength", 5, "this turn"), strength=9),
        ],
    )
    game.push("play End")
    assert game.deciding == YOU
    resolve(game, "Heir")
    assert game.play(YOU) == ["Five", "Six", "Heir"]  # 10 and 11 by now


@rule("lorcana", "6.7.7")
def test_ralph_counts_the_cards_that_were_under_him():
    """R142"""
    ralph = "Wreck-It Ralph - Raging Wrecker"
    five, six = made("Five", strength=5, willpower=9), made("Six", strength=6, willpower=9)
    end = spell("End", Do("banish", Chosen(Cards(("character",), where=(Named(("Wreck-It Ralph",)),)))))
    game = position(
        me={"hand": ["End"], "ink": 1},
        you={"play": [f"{ralph} (facedown Hen, facedown Wolf)", "Five", "Six"]},
        cards=[*BEASTS, five, six, end],
    )
    game.push("play End")
    assert game.play(YOU) == ["Six"]


@rule("lorcana", "8.13.1", "7.7.4", "8.1.2")
@pytest.mark.parametrize(("first", "added"), [("Drum", 3), ("Minnie", 1)])
def test_granted_support_and_another_trigger_resolve_in_the_order_the_player_likes(first, added):
    """R146: Support adds the strength of the moment in which it resolves."""
    minnie = "Minnie Mouse - Practical Traveler"
    drum = made(
        "Drum",
        "item",
        abilities=[Triggered((When("quest", MINE),), Get(Ref("subject"), "strength", 2, "this turn"))],
    )
    game = position(
        me={"play": [minnie, "Hen", "Drum"], "hand": ["Work Together"], "ink": 1},
        cards=[*BEASTS, drum],
    )
    game.push("play Work Together", f"choose {minnie}", f"quest {minnie}")
    assert sorted(source for _, source in game.bag()) == ["Drum", minnie, minnie]
    for _ in range(3):
        if game.legal("resolve"):
            left = [source for _, source in game.bag()]
            resolve(game, next((source for source in left if source.startswith(first)), left[0]))
        if game.legal("yes"):
            game.push("yes")
    assert (game.bag(), game.strength("Hen")) == ([], added)


@rule("lorcana", "8.1.2", "8.13.1")
def test_support_twice_is_support_once():
    """R146"""
    happy = "Happy - Good-Natured"
    game = position(me={"play": [happy, "Hen"], "hand": ["Work Together"], "ink": 1}, cards=BEASTS)
    game.push("play Work Together", f"choose {happy}", f"quest {happy}", "yes")
    assert (game.strength("Hen"), game.resolved()) == (3, [happy])
