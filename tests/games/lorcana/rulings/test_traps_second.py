"""Where other engines went wrong, the second half: each trap as a test, on the card that it was reported for."""

import pytest

from mazo.abilities.tree.deeds import Do, Draw, ToPlayer
from mazo.abilities.tree.effects import Action, Effect, Instead, Play, Static, Steps, Triggered
from mazo.abilities.tree.nouns import Cards, Chosen, Every, Is, Ref, That, This, Top, When
from tests.games.lorcana.rulings.cards_bag import BE_PREPARED, STITCH_ROCK_STAR
from tests.games.lorcana.rulings.cards_fgh import ANY, MINE, MY_OTHERS, OPPOSING
from tests.games.lorcana.rulings.cards_traps_second import (
    ADVENTURING_DUO,
    BEAST,
    CHERNABOG,
    HADES_LORD,
    HORNED_KING,
    LEVIATHAN,
    MAURICES_MACHINE,
    MOANA_EXPLORER,
    MRS_POTTS,
    PRINCE_PHILLIP,
    RAPUNZEL_AND_FLYNN,
    TOUCH_THE_SKY,
)
from tests.support.rule import rule
from tests.support.table import ME, YOU, Made, made, position

BEAR = made("Bear", cost=3, strength=3, willpower=5)
WOLF = made("Wolf", cost=2, strength=2, willpower=4)
HEN = made("Hen", strength=0, willpower=3)
BEASTS = [BEAR, WOLF, HEN]
PORT = made("Port", "location", willpower=5, lore=1)
TOWER = made("Tower", "location", willpower=5, lore=3)


def spell(name: str, *effects: Effect, song: bool = False, cost: int = 1) -> Made:
    """An action of those effects."""
    return made(name, "action", cost=cost, song=song, abilities=[Action(Steps(effects))])


# Choices of several sorts.


@rule("lorcana", "6.1.3", "4.7.1")
def test_a_character_and_a_location_are_chosen_by_the_same_effect():
    """Trap 16"""
    game = position(
        me={"play": ["Bear", "Wolf", "Port", "Tower"], "hand": ["Touch the Sky"], "ink": 2},
        you={"play": ["Hen", "Port"]},
        cards=[*BEASTS, PORT, TOWER, TOUCH_THE_SKY],
    )
    game.push("play Touch the Sky")
    assert game.legal() == ["choose Bear", "choose Wolf"]
    game.push("choose Wolf")
    assert game.legal() == ["choose Port", "choose Tower"]  # mine
    game.push("choose Tower")
    assert (game.place("Wolf"), len(game.hand(ME))) == ("Tower", 3)


@rule("lorcana", "6.1.2", "1.7.7")
def test_without_a_location_nobody_moves_and_nothing_is_drawn():
    """Trap 16"""
    game = position(me={"play": ["Bear"], "hand": ["Touch the Sky"], "ink": 2}, cards=[*BEASTS, TOUCH_THE_SKY])
    game.push("play Touch the Sky")
    assert (game.place("Bear"), game.hand(ME), game.deciding) == ("", [], ME)


@rule("lorcana", "1.4.3", "6.1.4", "6.7.8")
def test_the_opponent_plays_from_their_own_discard():
    """Trap 17"""
    chernabog = "Chernabog - Unnatural Force"
    game = position(
        me={"hand": [chernabog], "ink": 5, "discard": ["Wolf"]},
        you={"play": ["Bear"], "discard": ["Hen", "Wolf"]},
        cards=[*BEASTS, CHERNABOG],
    )
    game.push(f"play {chernabog}", "yes")
    assert (game.deciding, game.play(YOU)) == (YOU, [])
    game.push("yes")
    assert game.legal() == ["choose Hen", "choose Wolf"]
    game.push("choose Wolf")
    assert (game.play(YOU), game.names_in("discard", YOU), game.is_drying("Wolf")) == (["Wolf"], ["Hen"], True)
    assert (game.deciding, game.active) == (ME, ME)


@rule("lorcana", "1.5.5", "4.3.2.2")
def test_an_effect_that_plays_a_card_for_its_cost_also_offers_shift():
    """Trap 18"""
    pair, stitch = "Rapunzel & Flynn Rider - Unlikely Pair", "Stitch - Rock Star"
    game = position(
        me={"play": [pair, "Stitch - New Dog"], "hand": [stitch], "ink": 6},
        cards=[*BEASTS, RAPUNZEL_AND_FLYNN, STITCH_ROCK_STAR],
    )
    game.push(f"quest {pair}", "yes", f"choose {stitch}", "yes")
    assert game.legal() == [f"play {stitch}", f"shift {stitch} -> Stitch - New Dog"]
    game.push(f"shift {stitch} -> Stitch - New Dog")
    assert (game.ink(ME), game.is_drying(stitch), game.is_in_play("Stitch - New Dog")) == ((2, 4), False, False)


@rule("lorcana", "1.5.5", "5.4.4.2", "6.7.8.1")
def test_an_effect_that_plays_a_song_for_its_cost_also_offers_singing():
    """Trap 18"""
    encore = spell("Encore", Play(Chosen(Cards(("action",), "yours", (Is("a song"),), "discard")), free=False))
    aria = spell("Aria", ToPlayer("gain lore", 2), song=True, cost=2)
    game = position(
        me={"play": ["Bear"], "hand": ["Encore"], "discard": ["Aria"], "ink": 3}, cards=[*BEASTS, encore, aria]
    )
    game.push("play Encore")
    assert game.legal() == ["play Aria", "sing Aria with Bear"]
    game.push("sing Aria with Bear")
    assert (game.ink(ME), game.is_exerted("Bear"), game.lore(ME)) == ((2, 1), True, 2)


@rule("lorcana", "6.1.6")
@pytest.mark.parametrize(("others", "strength"), [(["Wolf"], 5), ([], None)])
def test_another_of_yours_is_taken_without_a_question_if_it_is_the_only_one(others, strength):
    """Trap 19"""
    moana = "Moana - Island Explorer"
    game = position(me={"play": [moana, *others]}, you={"play": ["Bear (exerted)"]}, cards=[*BEASTS, MOANA_EXPLORER])
    game.push(f"challenge {moana} -> Bear")
    assert (game.deciding, game.resolved()) == (ME, [moana])
    assert (game.strength("Wolf") if others else None) == strength


@rule("lorcana", "4.4.5", "6.3.3", "7.4.3")
def test_an_item_banished_as_a_cost_triggers_after_the_effect():
    """Trap 20"""
    potts, machine = "Mrs. Potts - Head Housekeeper", "Maurice's Machine"
    ring = made("Ring", "item", cost=2)
    game = position(
        me={"play": [potts, machine, "Ring"], "discard": ["Ring"]}, cards=[MRS_POTTS, MAURICES_MACHINE, ring]
    )
    game.push(f"use {potts}", f"choose {machine}")
    assert (len(game.hand(ME)), game.legal()) == (1, ["yes", "no"])  # the card was drawn first
    game.push("yes")
    assert (game.hand(ME)[-1], game.names_in("discard", ME)) == ("Ring", [machine])


@rule("lorcana", "6.1.13.1", "6.4.2.1")
@pytest.mark.parametrize("whose", ["yours", "opposing"])
def test_a_card_that_left_any_discard_this_turn_counts(whose):
    """Trap 21"""
    king = "The Horned King - Triumphant Ghoul"
    recall = spell("Recall", Do("return to hand", Chosen(Cards((), whose, zone="discard"))))
    game = position(
        me={"play": [king], "hand": ["Recall"], "ink": 1, "discard": ["Bear"]},
        you={"discard": ["Wolf"]},
        cards=[*BEASTS, HORNED_KING, recall],
    )
    assert game.lore_value(king) == 1
    game.push("play Recall")
    assert game.lore_value(king) == 3
    game.push("end")
    assert game.lore_value(king) == 1
    game.push("end")
    assert game.lore_value(king) == 1  # that was another turn


@rule("lorcana", "6.1.13.1")
def test_a_card_that_left_a_discard_in_an_opponents_turn_does_not_count():
    """Trap 21"""
    king = "The Horned King - Triumphant Ghoul"
    recall = spell("Recall", Do("return to hand", Every(Cards((), "yours", zone="discard"))))
    game = position(
        me={"play": [king]},
        you={"discard": ["Wolf"], "hand": ["Recall"], "ink": 1},
        active=YOU,
        cards=[*BEASTS, HORNED_KING, recall],
    )
    game.push("play Recall")
    assert game.lore_value(king) == 1
    game.push("end")
    assert game.lore_value(king) == 1


@rule("lorcana", "6.1.3", "6.2.4")
def test_any_number_with_a_total_may_be_four():
    """Trap 22"""
    leviathan = "The Leviathan - Guardian of Atlantis"
    sized = [made(f"S{strength}", strength=strength, willpower=5) for strength in (1, 2, 3, 4, 5)]
    game = position(
        me={"hand": [leviathan, "Mill"], "ink": 11},
        you={"play": [one.card.name for one in sized]},
        cards=[*BEASTS, *sized, LEVIATHAN, spell("Mill", Do("put into discard", Top(1)))],
    )
    game.push("play Mill", f"play {leviathan}", "yes")
    assert "choose S1; S2; S3; S4" in game.legal()
    assert not [text for text in game.legal() if text.count("S5") and text.count("S4") and text.count("S2")]
    game.push("choose S1; S2; S3; S4")
    assert game.play(YOU) == ["S5"]


@rule("lorcana", "6.2.4")
def test_the_leviathan_needs_two_cards_in_the_discard():
    """Trap 22"""
    leviathan = "The Leviathan - Guardian of Atlantis"
    game = position(
        me={"hand": [leviathan], "ink": 10, "discard": ["Hen", "Hen"]},
        you={"play": ["Bear"]},
        cards=[*BEASTS, LEVIATHAN],
    )
    game.push(f"play {leviathan}")
    assert (game.legal("yes"), game.play(YOU)) == ([], ["Bear"])


# Replacements, simultaneous events, the steps of a challenge, public zones.

FINISH = spell("Finish", Do("banish", Chosen(ANY)))


@rule("lorcana", "6.5.4")
def test_what_was_replaced_has_not_happened():
    """Trap 26"""
    duo = "Mickey Mouse & Minnie Mouse - Adventuring Duo"
    vulture = made("Vulture", abilities=[Triggered((When("banish", OPPOSING),), ToPlayer("gain lore", 1))])
    game = position(
        me={"play": ["Vulture"], "hand": ["Finish"], "ink": 1},
        you={"play": [duo]},
        cards=[ADVENTURING_DUO, FINISH, vulture],
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
    game = position(
        me={"hand": ["Finish"], "ink": 1}, you={"play": [duo, "Lifeboat"]}, cards=[ADVENTURING_DUO, FINISH, lifeboat]
    )
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
        cards=[*BEASTS, BEAST, spell("Rain", Do("deal damage", Every(OPPOSING), 1))],
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
        game = position(me={"hand": ["Be Prepared"], "ink": 7}, you={"play": play}, cards=[*BEASTS, BE_PREPARED, seer])
        game.push("play Be Prepared")
        assert game.lore(YOU) == 1


@rule("lorcana", "4.6.7", "4.6.6.3")
def test_after_the_challenge_is_a_step_of_its_own():
    """Trap 27: the challenge is over, with all that triggered in it, before he is readied."""
    phillip = "Prince Phillip - Swordsman of the Realm"
    martyr = made("Martyr", strength=1, willpower=3, abilities=[Triggered((When("banish", "this"),), Draw(1))])
    game = position(
        me={"play": [phillip]}, you={"play": ["Martyr (exerted, damage 1)"]}, cards=[PRINCE_PHILLIP, martyr]
    )
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
    game = position(me={"play": [phillip]}, you={"play": ["Bear (exerted)"]}, cards=[*BEASTS, PRINCE_PHILLIP])
    game.push(f"challenge {phillip} -> Bear")
    assert game.is_exerted(phillip)


@rule("lorcana", "7.1.4")
def test_a_card_in_a_public_zone_must_be_found():
    """Trap 27"""
    hades = "Hades - Lord of the Underworld"
    game = position(
        me={"hand": [hades], "ink": 4, "discard": ["Bear", "Wolf", "Bolt"]},
        cards=[*BEASTS, HADES_LORD, spell("Bolt", Do("deal damage", Chosen(OPPOSING), 2))],
    )
    game.push(f"play {hades}")
    assert game.legal() == ["choose Bear", "choose Wolf"]
    game.push("choose Wolf")
    assert game.hand(ME) == ["Wolf"]
