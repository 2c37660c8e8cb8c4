"""Rulings about ink and costs."""

import pytest

from tests.support.rule import rule
from tests.support.table import ME, OLD, made, position

OLDER = "2025-05-27"

STITCH = "Stitch - New Dog"  # cost 1, 2 strength, 2 willpower
YZMA = "Yzma - Without Beauty Sleep"  # 3 strength, 4 willpower
SVEN = "Sven - Official Ice Deliverer"  # 5 strength, 7 willpower
CHEAP = made("Cheap", cost=1)
THREE = made("Three", cost=3)
CORNERSTONE = made("Cornerstone", cost=2, inkable=False)


# [4.2.3.1] Additional ink.


@rule("lorcana", "4.2.3", "4.2.3.1")
def test_belle_replayed_gives_no_third_ink():
    """R023: both inks of the turn are used; the Belle that comes back is only one permission, as before."""
    game = position(
        me={
            "play": ["Belle - Strange but Special"],
            "hand": ["Mother Knows Best", STITCH, YZMA, SVEN],
            "ink": 7,
        },
    )
    game.push("ink Stitch", "ink Yzma")
    assert game.refused("ink Sven") == ("already_inked", "4.2.3")
    game.push("play Mother Knows Best", "play Belle")
    assert game.is_in_play("Belle")
    assert game.refused("ink Sven") == ("already_inked", "4.2.3")


@rule("lorcana", "4.2.3", "4.2.3.1")
def test_a_second_belle_gives_a_third_ink():
    """R023: two permissions at once, so three cards."""
    game = position(
        me={
            "play": ["Belle - Strange but Special"],
            "hand": ["Belle - Strange but Special", STITCH, YZMA, SVEN],
            "ink": 4,
        },
    )
    game.push("ink Stitch", "ink Yzma")
    assert game.refused("ink Sven") == ("already_inked", "4.2.3")
    game.push("play Belle", "ink Sven")
    assert game.ink(ME) == (3, 4)


@rule("lorcana", "4.2.3.1")
def test_a_bounced_belle_takes_her_permission_along():
    """R023: after one ink, without Belle there is no other."""
    game = position(
        me={"play": ["Belle - Strange but Special"], "hand": ["Mother Knows Best", STITCH, YZMA], "ink": 3},
    )
    game.push("ink Stitch", "play Mother Knows Best")
    assert game.refused("ink Yzma") == ("already_inked", "4.2.3")


@rule("lorcana", "4.2.3.1", "4.2.1")
def test_the_azurite_sea_draws_first_and_the_ink_is_a_later_turn_action():
    """R025: the drawn card can be the one inked; it needs the symbol, and everybody sees it."""
    game = position(me={"hand": ["Sail the Azurite Sea", STITCH], "deck": [YZMA, SVEN], "ink": 2})
    game.push("ink Stitch", "play Sail the Azurite Sea")
    assert game.hand(ME) == [YZMA]
    assert game.step == "main/actions"
    assert game.legal("ink") == [f"ink {YZMA}"]
    game.push("ink Yzma")
    assert game.ink(ME) == (2, 2)
    assert game.story("inked", "draws") == ["inked", "draws", "inked"]


@rule("lorcana", "4.2.3.1", "4.2.1")
def test_the_additional_ink_needs_the_symbol_and_is_revealed():
    """R025: an uninkable card is refused, an inkable one is shown to all."""
    game = position(
        me={"hand": ["Sail the Azurite Sea", "Cornerstone", STITCH, YZMA, SVEN], "ink": 2},
        cards=[CORNERSTONE],
    )
    game.push("play Sail the Azurite Sea", "ink Stitch")
    assert game.refused("ink Cornerstone") == ("not_inkable", "4.2.1.1")
    game.push("ink Yzma")
    assert [event.card for event in game.events("inked")] == [STITCH, YZMA]
    assert game.refused("ink Sven") == ("already_inked", "4.2.3")


# [4.3.2.3] [4.3.6] Payment modifiers.


@rule("lorcana", "1.5.4", "4.3.5")
def test_paying_less_does_not_change_what_a_card_costs():
    """R026: a cost-3 character played for 2 ink through the Lantern is no character with cost 2 or less."""
    game = position(
        me={"play": ["Stitch - Rock Star", "Lantern"], "hand": ["Three", "Cheap"], "ink": 3},
        cards=[THREE, CHEAP],
    )
    game.push("use Lantern: 1", "play Three")
    assert game.ink(ME) == (1, 2)
    assert game.resolved() == []
    game.push("play Cheap", "yes")  # this one costs 1
    assert game.resolved() == ["Stitch - Rock Star"]
    assert game.is_exerted("Cheap")
    assert len(game.hand(ME)) == 1


@rule("lorcana", "4.3.2.3", "1.5.5.2")
def test_good_dog_makes_a_shift_cheaper():
    """R027: 3 ink to shift, 2 with Pluto's help."""
    game = position(
        me={
            "play": ["Pluto - Friendly Pooch", "Simba - Protective Cub"],
            "hand": ["Simba - Pride Protector"],
            "ink": 2,
        },
    )
    assert game.legal("shift") == []
    game.push("use Pluto: 1", "shift Simba - Pride Protector -> Simba - Protective Cub")
    assert game.ink(ME) == (0, 2)
    assert game.play(ME) == ["Pluto - Friendly Pooch", "Simba - Pride Protector"]


@rule("lorcana", "4.3.6")
def test_a_discount_for_puppies_waits_for_a_puppy():
    """R029: another character is paid for in full, and the discount is still there afterwards."""
    game = position(
        me={
            "play": ["Perdita - Playful Mother"],
            "hand": [STITCH, "Dalmatian Puppy - Tail Wagger", "Dalmatian Puppy - Tail Wagger"],
            "ink": 3,
        },
    )
    game.push("quest Perdita", "play Stitch")
    assert game.ink(ME) == (2, 1)
    game.push("play Dalmatian Puppy")
    assert game.ink(ME) == (2, 1)
    game.push("play Dalmatian Puppy")  # only the next one was cheaper
    assert game.ink(ME) == (0, 3)


@rule("lorcana", "4.3.6")
def test_all_promises_for_the_next_character_are_used_up_at_once():
    """R030: -4 on a character that costs 1; the one after it is paid for in full."""
    game = position(
        me={"play": ["Heart of Atlantis", "Heart of Atlantis"], "hand": ["Cheap", "Three"], "ink": 3},
        cards=[CHEAP, THREE],
    )
    game.push("use Heart of Atlantis: 1", "use Heart of Atlantis: 1", "play Cheap")
    assert game.ink(ME) == (3, 0)
    game.push("play Three")
    assert game.ink(ME) == (0, 3)


@rule("lorcana", "5.4.4.2", "1.5.5.1")
def test_a_dear_singer_leaves_no_change():
    """R031: a cost-3 character sings a cost-2 song; the surplus is no ink."""
    game = position(
        me={"play": ["Three"], "hand": ["This Is My Family", "Cheap"]},
        cards=[THREE, CHEAP],
    )
    game.push("sing This Is My Family with Three")
    assert game.lore(ME) == 1
    assert game.ink(ME) == (0, 0)
    assert game.refused("play Cheap")[0] == "too_expensive"


# [6.1.7] For free.


@rule("lorcana", "6.1.7", "4.3.2.2")
def test_a_character_played_for_free_is_not_shifted():
    """R033: "for free" is the alternate cost, so Simba enters beside the other one, drying."""
    game = position(
        me={"play": ["Simba - Protective Cub"], "hand": ["Just in Time", "Simba - Pride Protector"], "ink": 3},
    )
    game.push("play Just in Time", "yes", "choose Simba - Pride Protector")
    assert sorted(game.play(ME)) == ["Simba - Pride Protector", "Simba - Protective Cub"]
    assert game.is_drying("Simba - Pride Protector")
    assert game.ink(ME) == (0, 3)


@rule("lorcana", "6.1.7", "1.x 4.3.4.10")
@pytest.mark.parametrize("edition", [OLD, OLDER])
def test_older_editions_let_a_free_character_be_shifted(edition):
    """R033, 1.x: no ink is due for the Shift either."""
    game = position(
        me={"play": ["Simba - Protective Cub"], "hand": ["Just in Time", "Simba - Pride Protector"], "ink": 3},
        edition=edition,
    )
    game.push("play Just in Time", "yes", "choose Simba - Pride Protector")
    assert len(game.legal("shift")) == 1
    assert len(game.legal("play")) == 1
    game.push("shift Simba - Pride Protector -> Simba - Protective Cub")
    assert game.play(ME) == ["Simba - Pride Protector"]
    assert not game.is_drying("Simba")
    assert game.ink(ME) == (0, 3)


@rule("lorcana", "4.3.2.2", "6.1.7")
def test_gantu_makes_nothing_dearer_that_is_free():
    """R034: the Lantern costs 4 with Gantu about; played for free it costs nothing."""
    game = position(
        me={"play": ["Woody & Buzz Lightyear - Best Buddies"], "hand": ["Lantern"], "ink": 3},
        you={"play": ["Gantu - Experienced Enforcer"]},
    )
    assert game.refused("play Lantern")[0] == "too_expensive"
    game.push("quest Woody", "yes", "choose Lantern")
    assert game.is_in_play("Lantern")
    assert game.ink(ME) == (3, 0)


@rule("lorcana", "4.3.2.3")
def test_gantu_makes_actions_and_items_dearer_for_each_player():
    """R034: two ink more for what is paid with ink; his own player isn't spared."""
    game = position(
        me={"play": ["Gantu - Experienced Enforcer"], "hand": ["Lantern", "Cheap"], "ink": 5},
        cards=[CHEAP],
    )
    game.push("play Lantern")
    assert game.ink(ME) == (1, 4)
    game.push("play Cheap")
    assert game.ink(ME) == (0, 5)


@rule("lorcana", "6.1.12", "4.3.2.4")
def test_lilo_is_paid_for_when_she_comes_back_from_the_discard():
    """R035: her ability lets her be played, not for free."""
    game = position(me={"discard": ["Lilo - Escape Artist"], "ink": 3}, phase="start")
    assert game.step == "start/set"
    game.push("yes")
    assert game.is_exerted("Lilo")
    assert game.is_drying("Lilo")
    assert game.ink(ME) == (1, 2)


@rule("lorcana", "6.1.12", "1.5.3")
def test_lilo_stays_in_the_discard_without_the_ink():
    """R035: 1 ink is too little."""
    game = position(me={"discard": ["Lilo - Escape Artist"], "ink": 1}, phase="start")
    assert game.step == "main/actions"
    assert not game.is_in_play("Lilo")
    assert game.ink(ME) == (1, 0)
