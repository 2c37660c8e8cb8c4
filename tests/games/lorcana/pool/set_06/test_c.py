"""Set 6: what the cards that begin with C do at the table."""

import pytest

from mazo.abilities.tree.effects import Keyword
from tests.games.lorcana.pool.extras import table
from tests.games.lorcana.pool.shown import guards_others, resists
from tests.support.card import card
from tests.support.table import ME, YOU, made

CALHOUN = "Calhoun - Marine Sergeant"
COBRA = "Cobra Bubbles - Former CIA"


@card("Calhoun - Marine Sergeant")
def test_calhoun_gains_lore_for_banishing_somebody_in_a_challenge_of_your_turn():
    game = table({"play": [CALHOUN]}, {"play": ["Hen (exerted)"]})
    assert game.push("challenge Calhoun -> Hen").lore(ME) == 2
    game = table({"play": [CALHOUN]}, {"play": ["Giant (exerted)"]})
    assert game.push("challenge Calhoun -> Giant").lore(ME) == 0
    game = table({"play": [f"{CALHOUN} (exerted)"]}, {"play": ["Hen"]}, active=YOU).push("challenge Hen -> Calhoun")
    assert (game.lore(ME), game.is_in_play("Hen")) == (0, False)


@card("Calhoun - Marine Sergeant")
def test_calhoun_gains_lore_even_if_she_falls_herself():
    game = table({"play": [CALHOUN]}, {"play": ["Bear (exerted, damage 2)"]}).push("challenge Calhoun -> Bear")
    assert (game.lore(ME), game.is_in_play("Calhoun")) == (2, False)


@card("Calhoun - Marine Sergeant")
def test_calhoun_resists():
    assert resists(CALHOUN, 1)


@card("Captain Amelia - Commander of the Legacy")
def test_amelia_protects_the_others_while_they_are_challenged():
    amelia = "Captain Amelia - Commander of the Legacy"
    game = table({"play": [amelia, "Bear (exerted)"]}, {"play": ["Wolf", "Wolf"]}, active=YOU)
    game.push("challenge Wolf -> Bear")
    assert game.damage("Bear") == 1


@card("Captain Amelia - Commander of the Legacy")
def test_amelia_protects_nobody_who_challenges_nor_herself():
    amelia = "Captain Amelia - Commander of the Legacy"
    game = table({"play": [amelia, "Bear"]}, {"play": ["Wolf (exerted)"]})
    game.push("challenge Bear -> Wolf")
    assert game.damage("Bear") == 2
    pirate = made("Pirate", strength=2, willpower=4, classifications=["Pirate"], abilities=[Keyword("Evasive")])
    own = table({"play": [f"{amelia} (exerted)"]}, {"play": ["Pirate", "Wolf"]}, active=YOU, cards=[pirate])
    assert own.legal("challenge") == [f"challenge Wolf -> {amelia}"]
    own.push(f"challenge Wolf -> {amelia}")
    assert own.damage(amelia) == 2


@card("Card Soldier's Spear")
def test_the_spear_strengthens_your_damaged_characters():
    game = table({"play": ["Card Soldier's Spear", "Bear (damage 1)", "Wolf"]}, {"play": ["Giant (damage 1)"]})
    assert [game.strength(name) for name in ("Bear", "Wolf", "Giant")] == [4, 2, 6]


@card("Chief Bogo - Gazelle Fan")
@pytest.mark.parametrize(("mine", "legal"), [("Gazelle - Pop Star", True), ("Bear", False)])
def test_chief_bogo_sings_well_beside_gazelle(mine, legal):
    game = table({"play": ["Chief Bogo - Gazelle Fan", mine], "hand": ["Blast from Your Past"]})
    assert bool(game.legal("sing Blast from Your Past with Chief Bogo")) == legal


@card("Chip - Friend Indeed")
def test_chip_makes_somebody_worth_more_this_turn():
    game = table({"hand": ["Chip - Friend Indeed"], "ink": 3, "play": ["Bear"]}).push("play Chip", "choose Bear")
    assert (game.lore_value("Bear"), game.push("end").lore_value("Bear")) == (3, 2)


@card("Cobra Bubbles - Former CIA")
def test_cobra_bubbles_exchanges_cards_for_two_ink_as_often_as_you_like():
    game = table({"play": [f"{COBRA} (drying)"], "hand": ["Hen"], "ink": 4, "deck": ["Lamp", "Rope"]})
    game.push("use Cobra", "choose Hen", "use Cobra", "choose Lamp")
    assert (game.hand(ME), game.ink(ME), game.is_exerted("Cobra")) == (["Rope"], (0, 4), False)
    assert guards_others(COBRA, 5)
