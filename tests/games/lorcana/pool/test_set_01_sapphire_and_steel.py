"""Set 1, Sapphire and Steel: what its cards do at the table."""

import pytest

from tests.games.lorcana.pool.extras import table
from tests.support.card import card
from tests.support.rule import rule
from tests.support.table import ME, YOU

# Sapphire


@card("Belle - Inventive Engineer")
def test_belle_makes_the_next_item_cheaper_and_no_character():
    game = table({"play": ["Belle - Inventive Engineer"], "hand": ["Wolf", "Lamp", "Rope"], "ink": 5})
    game.push("quest Belle", "play Wolf")
    assert game.ink(ME)[0] == 3
    assert game.push("play Lamp").ink(ME)[0] == 2
    assert game.push("play Rope").ink(ME)[0] == 0


@card("Coconut Basket")
def test_the_basket_heals_somebody_whenever_its_player_plays_a_character():
    game = table({"play": ["Coconut Basket", "Bear (damage 3)"], "hand": ["Wolf", "Hen", "Lamp"], "ink": 5})
    game.push("play Wolf", "yes", "choose Bear", "amount 2")
    assert game.damage("Bear") == 1
    game.push("play Hen", "no")
    game.push("play Lamp")
    assert (game.damage("Bear"), game.asked_by) == (1, "3.3.1")


@card("Coconut Basket")
def test_the_basket_does_not_care_about_an_opponents_character():
    game = table({"hand": ["Wolf"], "ink": 2}, {"play": ["Coconut Basket", "Bear (damage 3)"]}).push("play Wolf")
    assert game.asked_by == "3.3.1"


@card("Develop Your Brain")
def test_develop_your_brain_keeps_one_of_two():
    game = table({"hand": ["Develop Your Brain"], "ink": 1, "deck": ["Hen", "Bear", "Wolf"]})
    game.push("play Develop")
    assert game.legal() == ["choose Hen", "choose Bear"]
    game.push("choose Bear")
    assert (game.hand(ME), game.deck(ME), game.knows(YOU, "Bear")) == (["Bear"], ["Wolf", "Hen"], False)


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


@card("Let It Go")
def test_let_it_go_turns_any_character_into_exerted_ink_of_its_player():
    game = table({"hand": ["Let It Go"], "ink": 5, "play": ["Wolf"]}, {"play": ["Bear", "Fort"]})
    game.push("play Let It Go")
    assert game.legal() == ["choose Wolf", "choose Bear"]
    game.push("choose Bear")
    assert (game.play(YOU), game.ink(YOU), game.ink(ME)) == (["Fort"], (0, 1), (0, 5))


@card("Let It Go")
@rule("lorcana", "5.1.1.7")
def test_let_it_go_takes_a_whole_stack():
    stack = "Stitch - Rock Star (under Stitch - Carefree Surfer)"
    game = table({"hand": ["Let It Go"], "ink": 5}, {"play": [stack, "Bear"]}).push("play Let It Go", "choose Stitch")
    assert (game.play(YOU), game.ink(YOU)) == (["Bear"], (0, 2))


@card("Mickey Mouse - Detective")
@pytest.mark.parametrize(("answer", "ink", "top"), [("yes", (0, 4), "Hen"), ("no", (0, 3), "Bear")])
def test_mickey_may_ink_his_top_card_unseen(answer, ink, top):
    game = table({"hand": ["Mickey Mouse - Detective"], "ink": 3, "deck": ["Bear", "Hen"]})
    game.push("play Mickey", answer)
    assert (game.ink(ME), game.deck(ME)[0], game.knows(ME, "Bear")) == (ink, top, False)


@card("Tamatoa - So Shiny!")
def test_tamatoa_fetches_an_item_card_when_played_and_when_questing():
    game = table({"hand": ["Tamatoa - So Shiny!"], "ink": 8, "discard": ["Lamp", "Bear", "Rope"]})
    game.push("play Tamatoa", "yes")
    assert sorted(game.legal()) == ["choose Lamp", "choose Rope"]
    game.push("choose Lamp", "end", "end", "quest Tamatoa", "no")
    assert ("Lamp" in game.hand(ME), "Rope" in game.hand(ME)) == (True, False)


@card("Tamatoa - So Shiny!")
def test_tamatoa_is_worth_more_for_each_item_of_his_side():
    game = table({"play": ["Tamatoa - So Shiny!", "Lamp", "Rope", "Bear"]}, {"play": ["Lamp"]})
    assert game.lore_value("Tamatoa") == 3
    assert game.push("quest Tamatoa").lore(ME) == 3


# Steel


@card("Beast - Hardheaded")
@pytest.mark.parametrize(("answers", "left"), [(["yes", "choose Lamp"], ["Fort"]), (["no"], ["Lamp", "Fort"])])
def test_beast_may_break_an_item(answers, left):
    game = table({"hand": ["Beast - Hardheaded"], "ink": 5, "play": ["Rope"]}, {"play": ["Lamp", "Fort"]})
    assert game.push("play Beast", *answers).play(YOU) == left


@card("Fire the Cannons!")
def test_fire_the_cannons_deals_two():
    game = table({"hand": ["Fire the Cannons!"], "ink": 1, "play": ["Wolf"]}, {"play": ["Bear", "Fort"]})
    game.push("play Fire")
    assert game.legal() == ["choose Wolf", "choose Bear"]
    assert game.push("choose Bear").damage("Bear") == 2


@card("Smash")
def test_smash_deals_three_and_three_are_enough_for_a_hen():
    game = table({"hand": ["Smash"], "ink": 3}, {"play": ["Bear", "Hen"]}).push("play Smash", "choose Hen")
    assert game.play(YOU) == ["Bear"]


TINK = "Tinker Bell - Giant Fairy"


@card("Tinker Bell - Giant Fairy")
def test_tinker_bell_hurts_each_opposing_character_also_when_shifted():
    game = table(
        {"hand": [TINK], "ink": 4, "play": ["Tinker Bell - Insistent Fairy", "Wolf"]},
        {"play": ["Bear", "Warded", "Fort"]},
    )
    game.push(f"shift {TINK} -> Tinker Bell - Insistent Fairy")
    assert [game.damage(name) for name in ("Tinker", "Wolf", "Bear", "Warded", "Fort")] == [0, 0, 1, 1, 0]


@card("Tinker Bell - Giant Fairy")
def test_tinker_bell_who_banishes_in_her_turn_may_hurt_another():
    game = table({"play": [TINK]}, {"play": ["Hen (exerted)", "Bear", "Wolf"]})
    game.push("challenge Tinker Bell -> Hen", "yes", "choose Bear")
    assert (game.damage("Bear"), game.damage("Wolf")) == (2, 0)
    declined = table({"play": [TINK]}, {"play": ["Hen (exerted)", "Bear", "Wolf"]})
    assert declined.push("challenge Tinker Bell -> Hen", "no").damage("Bear") == 0


@card("Tinker Bell - Giant Fairy")
def test_tinker_bell_who_banishes_in_an_opponents_turn_hurts_nobody():
    game = table({"play": ["Wolf", "Bear"]}, {"play": [f"{TINK} (exerted)"]}).push("challenge Wolf -> Tinker Bell")
    assert (game.play(ME), game.asked_by) == (["Bear"], "3.3.1")
