"""Set 1: what the cards that begin with H do at the table."""

import pytest

from tests.games.lorcana.pool.extras import table
from tests.games.lorcana.pool.shown import shifts_for
from tests.support.card import card
from tests.support.table import ME, YOU

HADES = "Hades - King of Olympus"
HANS = "Hans - Thirteenth in Line"
RUTHLESS = "Captain Hook - Ruthless Pirate"


@card("Hades - Infernal Schemer")
def test_hades_may_put_an_opposing_character_into_its_players_inkwell_ready():
    game = table({"hand": ["Hades - Infernal Schemer"], "ink": 7, "play": ["Wolf"]}, {"play": ["Bear", "Hen"]})
    game.push("play Hades", "yes")
    assert game.legal() == ["choose Bear", "choose Hen"]
    game.push("choose Bear")
    assert (game.play(YOU), game.ink(YOU)) == (["Hen"], (1, 0))


@card("Hades - Infernal Schemer")
def test_hades_need_not_scheme():
    game = table({"hand": ["Hades - Infernal Schemer"], "ink": 7}, {"play": ["Bear"]}).push("play Hades", "no")
    assert (game.play(YOU), game.ink(YOU)) == (["Bear"], (0, 0))


@card("Hades - King of Olympus")
def test_hades_is_worth_more_for_each_other_villain_of_yours():
    game = table({"play": [HADES, HANS, RUTHLESS, "Wolf"]}, {"play": [HANS]})
    assert game.lore_value("Hades") == 3
    assert shifts_for(HADES, 6)


@card("Hades - Lord of the Underworld")
def test_hades_must_bring_back_a_character_card_and_nothing_else():
    game = table(
        {"hand": ["Hades - Lord of the Underworld"], "ink": 4, "discard": ["Wolf", "Lamp", "Bear"]},
        {"discard": ["Hen"]},
    )
    game.push("play Hades")
    assert sorted(game.legal()) == ["choose Bear", "choose Wolf"]
    assert game.push("choose Bear").hand(ME) == ["Bear"]


@card("Hakuna Matata")
def test_hakuna_matata_heals_up_to_three_from_each_of_ones_own():
    game = table(
        {"hand": ["Hakuna Matata"], "ink": 4, "play": ["Bear (damage 4)", "Wolf (damage 2)"]},
        {"play": ["Hen (damage 2)"]},
    )
    game.push("play Hakuna", "amount 3", "amount 1")
    assert [game.damage(name) for name in ("Bear", "Wolf", "Hen")] == [1, 1, 2]


@card("Hans - Thirteenth in Line")
@pytest.mark.parametrize(("answers", "damage"), [(["yes", "choose Bear"], 1), (["no"], 0)])
def test_hans_may_deal_a_damage_when_he_quests(answers, damage):
    game = table({"play": [HANS]}, {"play": ["Bear"]}).push("quest Hans", *answers)
    assert game.damage("Bear") == damage


@card("He's Got a Sword!")
def test_hes_got_a_sword_strengthens_for_this_turn():
    game = table({"hand": ["He's Got a Sword!"], "ink": 1, "play": ["Wolf"]}, {"play": ["Bear"]})
    assert game.push("play He's Got", "choose Wolf").strength("Wolf") == 4
    assert game.push("end").strength("Wolf") == 2


@card("Healing Glow")
def test_healing_glow_heals_up_to_two_from_anybody():
    game = table({"hand": ["Healing Glow"], "ink": 1, "play": ["Wolf"]}, {"play": ["Bear (damage 3)"]})
    game.push("play Healing Glow", "choose Bear")
    assert game.legal() == ["amount 0", "amount 1", "amount 2"]
    assert game.push("amount 2").damage("Bear") == 1
