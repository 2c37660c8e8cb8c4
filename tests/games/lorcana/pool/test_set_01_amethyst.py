"""Set 1, Amethyst: what its cards do at the table."""

import pytest

from tests.games.lorcana.pool.extras import table
from tests.support.card import card
from tests.support.rule import rule
from tests.support.table import ME, YOU

FACILIER = "Dr. Facilier - Agent Provocateur"


@card("Dr. Facilier - Agent Provocateur")
@pytest.mark.parametrize(("answer", "hand"), [("yes", ["Wolf"]), ("no", [])])
def test_facilier_may_take_back_another_of_his_that_a_challenge_banished(answer, hand):
    game = table({"play": [FACILIER, "Wolf"]}, {"play": ["Giant (exerted)"]})
    game.push("challenge Wolf -> Giant", answer)
    assert (game.hand(ME), game.names_in("discard", ME)) == (hand, [] if hand else ["Wolf"])


@card("Dr. Facilier - Agent Provocateur")
def test_facilier_helps_neither_himself_nor_who_is_banished_otherwise():
    game = table(
        {"play": [f"{FACILIER} (damage 4)", "Wolf"], "hand": ["Dragon Fire"], "ink": 5}, {"play": ["Bear (exerted)"]}
    )
    game.push("play Dragon Fire", "choose Wolf")
    assert game.asked_by == "3.3.1"
    game.push("challenge Dr. Facilier -> Bear")
    assert (game.hand(ME), game.asked_by) == ([], "3.3.1")


@card("Dr. Facilier - Agent Provocateur")
@rule("lorcana", "6.1.11.1")
def test_facilier_takes_back_only_the_top_card_of_a_stack():
    stack = "Stitch - Rock Star (damage 4, under Stitch - Carefree Surfer)"
    game = table({"play": [FACILIER, stack]}, {"play": ["Bear (exerted)"]}).push("challenge Stitch -> Bear", "yes")
    assert (game.hand(ME), game.names_in("discard", ME)) == (["Stitch - Rock Star"], ["Stitch - Carefree Surfer"])


@card("Dr. Facilier - Agent Provocateur")
def test_facilier_is_shifted_for_five():
    other = "Dr. Facilier - Charlatan"
    game = table({"play": [other], "hand": [FACILIER], "ink": 5}).push(f"shift {FACILIER} -> {other}")
    assert game.play(ME) == [FACILIER]


@card("Elsa - Snow Queen")
def test_elsa_freezes_an_opposing_character():
    game = table({"play": ["Elsa - Snow Queen", "Wolf"]}, {"play": ["Bear", "Hen"]}).push("use Elsa")
    assert game.legal() == ["choose Bear", "choose Hen"]
    game.push("choose Bear")
    assert (game.is_exerted("Bear"), game.is_exerted("Elsa")) == (True, True)


@card("Elsa - Spirit of Winter")
def test_elsa_exerts_two_who_stay_so_in_their_next_turn_but_not_in_the_one_after():
    game = table({"hand": ["Elsa - Spirit of Winter"], "ink": 8}, {"play": ["Bear", "Wolf (exerted)", "Hen (exerted)"]})
    game.push("play Elsa", "choose Bear; Wolf", "end")
    assert [game.is_exerted(name) for name in ("Bear", "Wolf", "Hen")] == [True, True, False]
    game.push("end", "end")
    assert (game.is_exerted("Bear"), game.is_exerted("Wolf")) == (False, False)


@card("Elsa - Spirit of Winter")
def test_elsa_shifted_for_six_may_freeze_nobody():
    game = table({"play": ["Elsa - Snow Queen"], "hand": ["Elsa - Spirit of Winter"], "ink": 6}, {"play": ["Bear"]})
    game.push("shift Elsa - Spirit -> Elsa - Snow", "choose nothing")
    assert (game.play(ME), game.is_exerted("Bear")) == (["Elsa - Spirit of Winter"], False)


@card("Flotsam - Ursula's Spy")
def test_flotsam_lends_his_rush_to_jetsam():
    spies = ["Flotsam - Ursula's Spy (drying)", "Jetsam - Ursula's Spy (drying)", "Wolf (drying)"]
    game = table({"play": spies}, {"play": ["Bear (exerted)"]})
    assert game.legal("challenge") == [
        "challenge Flotsam - Ursula's Spy -> Bear",
        "challenge Jetsam - Ursula's Spy -> Bear",
    ]
    assert game.legal("quest") == []


@card("Flotsam - Ursula's Spy")
def test_flotsam_lends_nothing_to_an_opponents_jetsam():
    game = table({"play": ["Jetsam - Ursula's Spy (drying)"]}, {"play": ["Flotsam - Ursula's Spy (exerted)"]})
    assert game.legal("challenge") == []


@card("Jetsam - Ursula's Spy")
def test_jetsam_lends_its_evasion_to_flotsam():
    spies = ["Flotsam - Ursula's Spy (exerted)", "Jetsam - Ursula's Spy (exerted)"]
    game = table({"play": ["Bear", "Bird"]}, {"play": [*spies, "Wolf (exerted)"]})
    assert game.legal("challenge Bear") == ["challenge Bear -> Wolf"]
    assert len(game.legal("challenge Bird")) == 3


@card("Jetsam - Ursula's Spy")
def test_without_jetsam_flotsam_is_not_evasive():
    game = table({"play": ["Bear"]}, {"play": ["Flotsam - Ursula's Spy (exerted)"]})
    assert game.legal("challenge") == ["challenge Bear -> Flotsam - Ursula's Spy"]


@card("Friends on the Other Side")
def test_friends_on_the_other_side_bring_two_cards():
    game = table({"hand": ["Friends on the Other Side"], "play": ["Bear", "Wolf"]})
    assert game.legal("sing") == ["sing Friends on the Other Side with Bear"]
    assert len(game.push("sing Friends with Bear").hand(ME)) == 2


@card("Jafar - Keeper of Secrets")
def test_jafar_is_as_strong_as_his_players_hand_is_large():
    game = table({"play": ["Jafar - Keeper of Secrets"], "hand": ["Hum", "Bear", "Wolf"], "ink": 1}, {"hand": ["Hen"]})
    assert game.strength("Jafar") == 3
    assert game.push("play Hum").strength("Jafar") == 2


@card("Magic Broom - Bucket Brigade")
@pytest.mark.parametrize(("choice", "mine", "yours"), [("Hen", ["Wolf"], []), ("Wolf", [], ["Hen"])])
def test_the_broom_sweeps_a_card_of_either_discard_into_its_players_deck(choice, mine, yours):
    game = table(
        {"hand": ["Magic Broom - Bucket Brigade"], "ink": 2, "discard": ["Wolf"]}, {"discard": ["Hen"], "deck": 5}
    )
    game.push("play Magic Broom", "yes", f"choose {choice}")
    assert (game.names_in("discard", ME), game.names_in("discard", YOU)) == (mine, yours)
    assert choice in game.deck(YOU if choice == "Hen" else ME)
    assert game.story("shuffled") == ["shuffled"]


@card("Magic Broom - Bucket Brigade")
def test_the_broom_need_not_sweep():
    game = table({"hand": ["Magic Broom - Bucket Brigade"], "ink": 2, "discard": ["Wolf"]}).push("play Magic", "no")
    assert game.names_in("discard", ME) == ["Wolf"]


@card("Magic Mirror")
def test_the_mirror_speaks_for_four_ink():
    game = table({"play": ["Magic Mirror"], "ink": 5}).push("use Magic Mirror")
    assert (len(game.hand(ME)), game.ink(ME), game.is_exerted("Magic Mirror")) == (1, (1, 4), True)
    assert table({"play": ["Magic Mirror"], "ink": 3}).refused("use Magic")[0] == "ability_too_expensive"


@card("Maleficent - Sorceress")
@pytest.mark.parametrize(("answer", "drawn"), [("yes", 1), ("no", 0)])
def test_maleficent_may_draw_a_card(answer, drawn):
    game = table({"hand": ["Maleficent - Sorceress"], "ink": 3}).push("play Maleficent", answer)
    assert len(game.hand(ME)) == drawn


MICKEY = "Mickey Mouse - Wayward Sorcerer"
BROOM = "Magic Broom - Industrial Model"  # cost 3, 2 strength, 3 willpower


@card("Mickey Mouse - Wayward Sorcerer")
def test_mickey_makes_brooms_cheaper_and_nothing_else():
    game = table({"play": [MICKEY], "hand": [BROOM, "Wolf"], "ink": 4}).push("play Magic Broom", "choose Mickey")
    assert game.ink(ME)[0] == 2
    assert game.push("play Wolf").ink(ME)[0] == 0


@card("Mickey Mouse - Wayward Sorcerer")
def test_mickey_may_take_back_a_broom_that_a_challenge_banished_and_only_a_broom():
    game = table({"play": [MICKEY, BROOM, "Wolf"]}, {"play": ["Giant (exerted)"]})
    game.push("challenge Wolf -> Giant")
    assert game.asked_by == "3.3.1"
    game.push("challenge Magic -> Giant", "yes")
    assert (game.hand(ME), game.names_in("discard", ME)) == ([BROOM], ["Wolf"])


@card("Pascal - Rapunzel's Companion")
def test_pascal_hides_behind_another_character_of_his_side():
    pascal = "Pascal - Rapunzel's Companion (exerted)"
    assert table({"play": ["Bear"]}, {"play": [pascal, "Lamp"]}).legal("challenge") != []
    game = table({"play": ["Bear", "Bird"]}, {"play": [pascal, "Wolf"]})
    assert game.legal("challenge") == ["challenge Bird -> Pascal - Rapunzel's Companion"]


@card("The Queen - Wicked and Vain")
def test_the_queen_exerts_to_draw():
    game = table({"play": ["The Queen - Wicked and Vain"]}).push("use The Queen")
    assert (len(game.hand(ME)), game.is_exerted("The Queen")) == (1, True)


@card("Ursula - Power Hungry")
@pytest.mark.parametrize(("lore", "answer", "drawn"), [((3, 1), "yes", 2), ((3, 0), "yes", 1), ((3, 1), "no", 0)])
def test_ursula_may_draw_for_every_lore_that_her_opponents_lost(lore, answer, drawn):
    game = table({"hand": ["Ursula - Power Hungry"], "ink": 7}, {"lore": lore[0]}, third={"lore": lore[1]})
    game.push("play Ursula", answer)
    assert [game.lore(seat) for seat in (1, 2)] == [2, 0]
    assert len(game.hand(ME)) == drawn


@card("Ursula's Cauldron")
def test_the_cauldron_puts_one_of_two_back_and_the_other_down():
    game = table({"play": ["Ursula's Cauldron"], "deck": ["Hen", "Bear", "Wolf"]}).push("use Ursula's", "choose Bear")
    assert game.deck(ME) == ["Bear", "Wolf", "Hen"]


@card("White Rabbit's Pocket Watch")
def test_the_pocket_watch_gives_rush_for_one_turn_but_no_quest():
    game = table({"play": ["White Rabbit's Pocket Watch", "Wolf (drying)"], "ink": 1}, {"play": ["Bear (exerted)"]})
    assert game.legal("challenge") == []
    game.push("use White Rabbit's", "choose Wolf")
    assert (game.legal("challenge"), game.legal("quest"), game.ink(ME)[0]) == (["challenge Wolf -> Bear"], [], 0)


@card("Yzma - Alchemist")
@pytest.mark.parametrize(("pick", "top"), [("pick 1", "Hen"), ("pick 2", "Bear")])
def test_yzma_looks_at_her_top_card_and_leaves_it_or_buries_it(pick, top):
    game = table({"play": ["Yzma - Alchemist"], "deck": ["Hen", "Bear", "Wolf"]}).push("quest Yzma")
    assert (game.knows(ME, "Hen"), game.knows(YOU, "Hen")) == (True, False)
    assert game.push(pick).deck(ME)[0] == top
