"""Set 13: what the cards that begin with A do at the table."""

import pytest

from tests.games.lorcana.pool.extras import table
from tests.games.lorcana.pool.set_13.extras import IVY
from tests.games.lorcana.pool.shown import SLAP, asked, shifts_for
from tests.support.card import card
from tests.support.table import ME, YOU

ABBY = "Abby Park - Over the Top"
BLOOM = "Absorbing Bloom"
ABU = "Abu - Wise Sultan"
PALS = "Aladdin & Genie - Mischievous Pals"
FRIENDS = "Peter Pan & Tinker Bell - Fast Friends"
ALADDIN_CREATED_BY_THE_VINE = "Aladdin - Created by the Vine"
ALADDIN_DOING_HIS_PART = "Aladdin - Doing His Part"
ALPHA = "Alpha - Pack Leader"
ANTONIO = "Antonio Madrigal - Animal Doctor"
ATTACK = "Attack of the Vine!"


@card("Abby Park - Over the Top")
def test_abby_may_be_readied_by_the_first_song_of_your_turn_and_rests():
    game = table(
        {"play": [f"{ABBY} (exerted)", "Bear"], "hand": ["Hum", "Hum"], "ink": 2}, {"play": ["Wolf (exerted)"]}
    )
    game.push("play Hum", "yes")
    assert (game.is_exerted("Abby"), game.legal("quest Abby"), game.legal("challenge Abby")) == (False, [], [])
    assert not asked(game.push("play Hum"))


@card("Abby Park - Over the Top")
def test_abby_rests_only_if_she_was_readied():
    game = table({"play": [ABBY], "hand": ["Hum"], "ink": 1}).push("play Hum", "yes")
    assert game.legal("quest") == [f"quest {ABBY}"]


@card("Absorbing Bloom")
def test_the_bloom_draws_after_a_character_fell_in_a_challenge():
    game = table({"play": [BLOOM, "Hen (damage 2)"], "ink": 1}, {"play": ["Giant (exerted)"]})
    assert len(game.push("challenge Hen -> Giant", "use Absorbing").hand(ME)) == 1
    game = table({"play": [BLOOM], "ink": 1}).push("use Absorbing")
    assert (game.hand(ME), game.ink(ME)) == ([], (0, 1))


@card("Abu - Wise Sultan")
def test_abu_is_banished_when_he_quests():
    game = table({"play": [ABU]}).push("quest Abu")
    assert (game.lore(ME), game.play(ME)) == (2, [])


@card("Aladdin & Genie - Mischievous Pals")
def test_the_pals_may_exchange_any_number_of_cards_for_one_more():
    game = table({"hand": [PALS, "Bear", "Lamp", "Hen"], "ink": 5, "deck": ["Wolf", "Rope", "Fort", "Giant"]})
    game.push("play Aladdin & Genie", "yes", "choose Bear; Lamp", "order Lamp; Bear")
    assert (sorted(game.hand(ME)), game.deck(ME)) == (["Fort", "Hen", "Rope", "Wolf"], ["Giant", "Lamp", "Bear"])
    assert not game.knows(YOU, "Lamp")


@card("Aladdin & Genie - Mischievous Pals")
def test_the_pals_may_do_nothing_of_the_kind():
    game = table({"hand": [PALS, "Bear"], "ink": 5}).push("play Aladdin & Genie", "no")
    assert game.hand(ME) == ["Bear"]


@card("Aladdin & Genie - Mischievous Pals", "Peter Pan & Tinker Bell - Fast Friends")
@pytest.mark.parametrize(
    ("name", "ink", "base"),
    [(PALS, 3, "Aladdin"), (PALS, 3, "Genie"), (FRIENDS, 4, "Peter Pan"), (FRIENDS, 4, "Tinker Bell")],
)
def test_teams_shift_onto_either_of_the_two(name, ink, base):
    assert shifts_for(name, ink, base)


@card("Aladdin - Created by the Vine")
@pytest.mark.parametrize("who", ["Ivy", ALADDIN_CREATED_BY_THE_VINE])
def test_aladdin_may_change_a_card_for_each_quest_of_a_floodborn_character(who):
    game = table(
        {"play": [ALADDIN_CREATED_BY_THE_VINE, "Ivy", "Bear"], "hand": ["Lamp"], "deck": ["Hen", "Rope"]}, cards=[IVY]
    )
    game.push(f"quest {who}", "yes", "choose Lamp")
    assert (game.hand(ME), game.names_in("discard", ME)) == (["Hen"], ["Lamp"])
    assert not asked(game.push("quest Bear"))


@card("Aladdin - Doing His Part")
@pytest.mark.parametrize(
    ("answers", "left", "ink"),
    [(["yes", "choose Lamp"], ["Rope", "Fort"], (0, 3)), (["no"], ["Lamp", "Rope", "Fort"], (1, 2))],
)
def test_aladdin_may_pay_one_to_banish_an_item(answers, left, ink):
    game = table({"hand": [ALADDIN_DOING_HIS_PART], "ink": 3}, {"play": ["Lamp", "Rope", "Fort"]}).push(
        "play Aladdin", *answers
    )
    assert (game.play(YOU), game.ink(ME)) == (left, ink)


@card("Alpha - Pack Leader")
def test_alpha_strengthens_somebody_for_each_item():
    game = table({"play": [ALPHA, "Bear"], "hand": ["Lamp", "Slap"], "ink": 2}, cards=[SLAP])
    game.push("play Lamp", "choose Bear", "play Slap", "choose Bear")
    assert (game.strength("Bear"), game.damage("Bear"), game.push("end").strength("Bear")) == (4, 1, 3)


@card("Antonio Madrigal - Animal Doctor")
@pytest.mark.parametrize(
    ("answers", "damage", "ink"),
    [(["yes", "choose Bear", "amount 3"], 1, 5), (["yes", "choose Bear", "amount 0"], 4, 4), (["no"], 4, 4)],
)
def test_antonio_inks_the_top_card_if_he_healed(answers, damage, ink):
    game = table({"hand": [ANTONIO], "ink": 4, "play": ["Bear (damage 4)"]}).push("play Antonio", *answers)
    assert (game.damage("Bear"), sum(game.ink(ME))) == (damage, ink)


@card("Attack of the Vine!")
def test_the_attack_lets_floodborn_characters_resist_and_challenge_ready_ones():
    game = table({"hand": [ATTACK], "ink": 6, "play": ["Ivy", "Bear"]}, {"play": ["Wolf"]}, cards=[IVY]).push(
        "play Attack"
    )
    assert game.legal("challenge") == ["challenge Ivy -> Wolf"]
    assert game.push("challenge Ivy -> Wolf").damage("Ivy") == 0
