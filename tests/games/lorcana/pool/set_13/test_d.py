"""Set 13: what the cards that begin with D do at the table."""

import pytest

from tests.games.lorcana.pool.extras import table
from tests.games.lorcana.pool.shown import is_evasive, is_warded, resists, shifts_for
from tests.support.card import card
from tests.support.table import ME, YOU

FINEST = "Darkwing Duck & Launchpad - St. Canard's Finest"
DARKWING = "Darkwing Duck - Shadowy Superhero"
SIBLINGS = "Dash Parr & Violet Parr - Super Siblings"
DASH = "Dash Parr - Super Fast"
ARMOR = "Discarded Armor"
BUSHROOT = "Dr. Bushroot - Evil Botanist"
DUG = "Dug - Good Boy"


@card("Darkwing Duck & Launchpad - St. Canard's Finest")
def test_the_finest_gain_two_lore_for_a_victory_in_your_turn():
    game = table({"play": [FINEST, "Giant"]}, {"play": ["Wolf (exerted)", "Hen (exerted)"]}).push(
        "challenge Giant -> Hen"
    )
    assert (game.lore(ME), game.push("challenge Darkwing -> Wolf").lore(ME)) == (0, 2)
    game = table({"play": [f"{FINEST} (exerted)"]}, {"play": ["Wolf"]}, active=YOU).push("challenge Wolf -> Darkwing")
    assert (game.play(YOU), game.lore(ME)) == ([], 0)
    assert is_warded(FINEST)
    assert shifts_for(FINEST, 5, "Launchpad")


@card("Darkwing Duck - Shadowy Superhero")
@pytest.mark.parametrize(("answers", "damage"), [(["yes", "choose Bear"], 1), (["no"], 0)])
def test_darkwing_duck_may_deal_a_damage(answers, damage):
    game = table({"hand": [DARKWING], "ink": 3}, {"play": ["Bear"]}).push("play Darkwing", *answers)
    assert game.damage("Bear") == damage


@card("Dash Parr & Violet Parr - Super Siblings")
def test_the_siblings_draw_for_each_card_under_them():
    dash, violet = "Dash Parr - Dodgeball Dynamo", "Violet Parr - At Wits' End"
    game = table({"play": [dash, violet], "hand": [SIBLINGS], "ink": 6}, {"play": ["Bird (exerted)"]})
    game.push(f"shift {SIBLINGS} -> {dash}", f"choose {violet}")
    assert len(game.names_in("under", ME)) == 2
    game.push("quest Dash")
    assert len(game.hand(ME)) == 2
    assert is_evasive(SIBLINGS)
    assert resists(SIBLINGS, 1)


@card("Dash Parr & Violet Parr - Super Siblings")
def test_the_siblings_draw_when_they_challenge_but_nothing_alone():
    game = table({"play": [f"{SIBLINGS} (facedown Hen)"]}, {"play": ["Wolf (exerted)"]}).push("challenge Dash -> Wolf")
    assert len(game.hand(ME)) == 1
    assert table({"play": [SIBLINGS]}).push("quest Dash").hand(ME) == []


@card("Dash Parr - Super Fast")
def test_dash_may_reveal_a_card_and_pay_for_it():
    game = table({"play": [DASH], "ink": 3, "deck": ["Bear", "Hen"]}).push("quest Dash", "yes", "yes")
    assert (game.is_in_play("Bear"), game.ink(ME)) == (True, (0, 3))
    assert is_evasive(DASH)
    assert shifts_for(DASH, 3)


@card("Dash Parr - Super Fast")
def test_what_dash_reveals_and_does_not_play_is_discarded():
    game = table({"play": [DASH], "ink": 3, "deck": ["Bear", "Hen"]}).push("quest Dash", "yes", "no")
    assert (game.names_in("discard", ME), game.deck(ME)) == (["Bear"], ["Hen"])
    poor = table({"play": [DASH], "ink": 2, "deck": ["Bear", "Hen"]}).push("quest Dash", "yes", "yes")
    assert (poor.names_in("discard", ME), poor.ink(ME)) == (["Bear"], (2, 0))
    kept = table({"play": [DASH], "ink": 3, "deck": ["Bear", "Hen"]}).push("quest Dash", "no")
    assert (kept.names_in("discard", ME), kept.deck(ME)) == ([], ["Bear", "Hen"])


@card("Discarded Armor")
def test_the_armor_protects_after_a_discard():
    side = {"play": [ARMOR, "Bear (exerted)", "Plunger Crossbow"], "hand": ["Lamp"], "ink": 2}
    game = table(side, {"play": ["Wolf"]}).push(
        "use Plunger", "choose Lamp", "use Discarded", "end", "challenge Wolf -> Bear"
    )
    assert game.damage("Bear") == 1
    game = table(side, {"play": ["Wolf"]}).push("use Discarded", "end", "challenge Wolf -> Bear")
    assert game.damage("Bear") == 2


@card("Dr. Bushroot - Evil Botanist")
def test_bushroot_costs_a_chosen_opponent_a_card_when_he_is_challenged():
    game = table(
        {"play": [f"{BUSHROOT} (exerted)"], "hand": ["Hen"]}, {"play": ["Hen"], "hand": ["Lamp", "Rope"]}, active=YOU
    )
    game.push("challenge Hen -> Dr. Bushroot", "choose Lamp")
    assert (game.hand(YOU), game.hand(ME)) == (["Rope"], ["Hen"])
    assert is_warded(BUSHROOT)


@card("Dug - Good Boy")
def test_dug_draws_beside_an_item():
    assert len(table({"hand": [DUG], "ink": 3, "play": ["Lamp"]}).push("play Dug").hand(ME)) == 1
    assert table({"hand": [DUG], "ink": 3}, {"play": ["Lamp"]}).push("play Dug").hand(ME) == []
