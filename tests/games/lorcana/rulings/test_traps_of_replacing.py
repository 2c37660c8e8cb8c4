"""Where other engines went wrong with replacements, simultaneous events and the steps of a challenge."""

import pytest

from mazo.abilities.tree.deeds import Do, Draw, ToPlayer
from mazo.abilities.tree.effects import Instead, Static, Triggered
from mazo.abilities.tree.nouns import Cards, Chosen, Every, Ref, That, This, When
from tests.games.lorcana.rulings.stage import ANY, BEASTS, MINE, MY_OTHERS, OPPOSING, spell
from tests.support.rule import rule
from tests.support.table import ME, YOU, made, position

FINISH = spell("Finish", Do("banish", Chosen(ANY)))


@rule("lorcana", "6.5.4")
def test_what_was_replaced_has_not_happened():
    """Trap 26"""
    duo = "Mickey Mouse & Minnie Mouse - Adventuring Duo"
    vulture = made("Vulture", abilities=[Triggered((When("banish", OPPOSING),), ToPlayer("gain lore", 1))])
    game = position(
        me={"play": ["Vulture"], "hand": ["Finish"], "ink": 1},
        you={"play": [duo]},
        cards=[FINISH, vulture],
    )
    game.push("play Finish", f"choose {duo}")
    assert (game.ink(YOU), game.lore(ME), game.events("banished")) == ((0, 1), 0, [])


@rule("lorcana", "6.5.6", "6.5.7", "6.5.7.2", "6.5.8", "6.5.7.1")
@pytest.mark.parametrize(("first", "ink", "hand"), [(1, 1, 0), (2, 0, 1)])
def test_the_affected_player_chooses_which_of_two_replacements_applies(first, ink, hand):
    """Trap 26"""
    duo = "Mickey Mouse & Minnie Mouse - Adventuring Duo"
    lifeboat = made(
        "Lifeboat", "item", abilities=[Static((Instead(When("banish", MINE), Do("return to hand", Ref("subject"))),))]
    )
    game = position(me={"hand": ["Finish"], "ink": 1}, you={"play": [duo, "Lifeboat"]}, cards=[FINISH, lifeboat])
    game.push("play Finish")
    assert (game.deciding, len(game.legal())) == (YOU, 2)
    game.push(f"resolve {first}")
    assert (len(game.names_in("inkwell", YOU)), len(game.hand(YOU)), game.play(YOU)) == (ink, hand, ["Lifeboat"])


@rule("lorcana", "6.5.5", "6.5.7.3")
def test_a_replacement_applies_once_to_an_event():
    """Trap 26: two that pass damage on to each other's cards come to an end."""
    others = When("is dealt damage", MY_OTHERS)
    shields = [
        made(name, willpower=9, abilities=[Static((Instead(others, Do("deal damage", This(), That())),))])
        for name in ("Left", "Right")
    ]
    game = position(
        me={"hand": ["Bolt"], "ink": 1},
        you={"play": ["Left", "Right", "Bear"]},
        cards=[*BEASTS, *shields, spell("Bolt", Do("deal damage", Chosen(OPPOSING), 2))],
    )
    game.push("play Bolt", "choose Bear")
    assert game.deciding == YOU
    game.push("resolve 1")
    assert [game.damage(name) for name in ("Bear", "Left", "Right")] == [0, 0, 2]


@rule("lorcana", "6.5.4", "1.9.2.2")
def test_beast_takes_the_damage_of_all_others_as_counters():
    """Trap 26"""
    beast = "Beast - Selfless Protector"
    game = position(
        me={"hand": ["Rain"], "ink": 1},
        you={"play": [beast, "Bear", "Wolf"]},
        cards=[*BEASTS, spell("Rain", Do("deal damage", Every(OPPOSING), 1))],
    )
    game.push("play Rain")
    assert [game.damage(name) for name in (beast, "Bear", "Wolf")] == [3, 0, 0]


@rule("lorcana", "7.4.3", "1.8.4")
def test_those_who_are_banished_together_all_see_each_other():
    """Trap 27: whatever the order in which they lie on the table."""
    seer = made(
        "Seer",
        abilities=[Triggered((When("banish", Cards(("character",), "yours", other=True)),), ToPlayer("gain lore", 1))],
    )
    for play in (["Seer", "Bear"], ["Bear", "Seer"]):
        game = position(me={"hand": ["Be Prepared"], "ink": 7}, you={"play": play}, cards=[*BEASTS, seer])
        game.push("play Be Prepared")
        assert game.lore(YOU) == 1


@rule("lorcana", "4.6.7", "4.6.6.3")
def test_after_the_challenge_is_a_step_of_its_own():
    """Trap 27: the challenge is over, with all that triggered in it, before he is readied."""
    phillip = "Prince Phillip - Swordsman of the Realm"
    martyr = made("Martyr", strength=1, willpower=3, abilities=[Triggered((When("banish", "this"),), Draw(1))])
    game = position(me={"play": [phillip]}, you={"play": ["Martyr (exerted, damage 1)"]}, cards=[martyr])
    game.push(f"challenge {phillip} -> Martyr")
    assert not game.is_exerted(phillip)
    assert game.story("resolves", "draws", "readies", "banished", "challenge_over") == [
        "resolves",
        "banished",
        "resolves",
        "draws",
        "challenge_over",
        "resolves",
        "readies",
    ]


@rule("lorcana", "4.6.7")
def test_there_is_nothing_after_the_challenge_of_an_undamaged_character():
    """Trap 27"""
    phillip = "Prince Phillip - Swordsman of the Realm"
    game = position(me={"play": [phillip]}, you={"play": ["Bear (exerted)"]}, cards=BEASTS)
    game.push(f"challenge {phillip} -> Bear")
    assert game.is_exerted(phillip)


@rule("lorcana", "7.1.4")
def test_a_card_in_a_public_zone_must_be_found():
    """Trap 27"""
    hades = "Hades - Lord of the Underworld"
    game = position(
        me={"hand": [hades], "ink": 4, "discard": ["Bear", "Wolf", "Bolt"]},
        cards=[*BEASTS, spell("Bolt", Do("deal damage", Chosen(OPPOSING), 2))],
    )
    game.push(f"play {hades}")
    assert game.legal() == ["choose Bear", "choose Wolf"]
    game.push("choose Wolf")
    assert game.hand(ME) == ["Wolf"]
