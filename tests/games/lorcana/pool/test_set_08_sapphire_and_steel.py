"""Set 8, Sapphire and Steel: what its cards do at the table."""

import pytest

from tests.games.lorcana.pool.extras import table
from tests.support.card import card
from tests.support.table import ME, THIRD, YOU, made

# Sapphire

ANNA = "Anna - Trusting Sister"


@card("Anna - Trusting Sister")
@pytest.mark.parametrize(
    ("mine", "yours", "answers", "ink"),
    [
        (["Elsa - Snow Queen"], [], ["yes"], (0, 4)),
        (["Elsa - Snow Queen"], [], ["no"], (0, 3)),
        (["Bear"], ["Elsa - Snow Queen"], [], (0, 3)),
    ],
)
def test_anna_may_ink_the_top_card_if_elsa_is_with_her(mine, yours, answers, ink):
    game = table({"hand": [ANNA], "ink": 3, "play": mine}, {"play": yours}).push("play Anna", *answers)
    assert (game.ink(ME), game.asked_by) == (ink, "3.3.1")


@card("Atlantean Crystal")
def test_the_crystal_protects_somebody_and_lets_them_support_until_the_next_turn():
    game = table({"play": ["Atlantean Crystal", "Bear", "Wolf"], "ink": 2}, {"play": ["Giant"]})
    game.push("use Atlantean", "choose Bear", "quest Bear", "yes", "choose Wolf")
    assert (game.strength("Wolf"), game.ink(ME)[0]) == (5, 0)
    game.push("end", "challenge Giant -> Bear")
    assert game.damage("Bear") == 4
    game.push("end", "quest Bear")
    assert game.asked_by == "3.3.1"


HEADS = "Heads Held High"


@card("Heads Held High")
def test_heads_held_high_heals_whom_it_likes_and_weakens_all_opponents():
    game = table(
        {"hand": [HEADS], "ink": 6, "play": ["Bear (damage 4)", "Wolf (damage 2)", "Hen (damage 2)"]},
        {"play": ["Giant", "Warded"]},
    )
    game.push("play Heads", "choose Bear; Wolf", "amount 3", "amount 1")
    assert [game.damage(name) for name in ("Bear", "Wolf", "Hen")] == [1, 1, 2]
    assert [game.strength(name) for name in ("Giant", "Warded", "Bear")] == [3, -1, 3]  # which counts as 0
    assert game.push("end").strength("Giant") == 6


@card("Heads Held High")
def test_heads_held_high_is_sung_together_by_six_and_may_heal_nobody():
    game = table({"hand": [HEADS], "play": ["Bear", "Wolf", "Hen (damage 2)"]}, {"play": ["Giant"]})
    game.push("sing together Heads", "choose nothing")
    assert (game.damage("Hen"), game.strength("Giant"), game.legal("quest")) == (2, 3, [])


INFILTRATOR = "Jasmine - Resourceful Infiltrator"


@card("Jasmine - Resourceful Infiltrator")
def test_jasmine_may_protect_another_character_until_her_next_turn():
    game = table(
        {"hand": [INFILTRATOR, "Smash"], "ink": 4, "play": ["Giant"]}, {"play": ["Bear"], "hand": ["Smash"], "ink": 3}
    )
    game.push("play Jasmine", "yes")
    assert game.legal() == ["choose Giant", "choose Bear"]
    game.push("choose Giant", "end", "play Smash", "choose Giant")
    assert game.damage("Giant") == 2
    assert game.push("end", "play Smash", "choose Giant").damage("Giant") == 5


@card("Jasmine - Resourceful Infiltrator")
def test_jasmine_need_not_protect_anybody():
    game = table({"hand": [INFILTRATOR, "Smash"], "ink": 4, "play": ["Giant"]}).push("play Jasmine", "no")
    assert game.push("play Smash", "choose Giant").damage("Giant") == 3


@card("Olaf - Recapping the Story")
def test_olaf_tires_an_opposing_character_for_this_turn():
    game = table({"hand": ["Olaf - Recapping the Story"], "ink": 1, "play": ["Wolf"]}, {"play": ["Bear", "Giant"]})
    game.push("play Olaf")
    assert game.legal() == ["choose Bear", "choose Giant"]
    assert game.push("choose Bear").strength("Bear") == 2
    assert game.push("end").strength("Bear") == 3


@card("Sir Pellinore - Seasoned Knight")
def test_sir_pellinore_makes_his_others_support_this_turn():
    game = table({"play": ["Sir Pellinore - Seasoned Knight", "Bear", "Wolf"]})
    game.push("quest Sir Pellinore")
    assert game.asked_by == "3.3.1"  # he does not support himself
    game.push("quest Bear", "yes", "choose Wolf")
    assert game.strength("Wolf") == 5
    assert game.push("end", "end", "quest Bear").asked_by == "3.3.1"


# Steel


@card("Beyond the Horizon")
def test_beyond_the_horizon_renews_the_hands_of_those_players_who_are_chosen():
    game = table({"hand": ["Beyond the Horizon", "Wolf"], "ink": 7}, {"hand": ["Bear"]}, third={"hand": ["Hen", "Hen"]})
    game.push("play Beyond", "player #1; #3")
    assert game.hand(YOU) == ["Bear"]
    assert [len(game.hand(seat)) for seat in (ME, THIRD)] == [3, 3]
    assert ("Wolf" in game.names_in("discard", ME), game.names_in("discard", THIRD)) == (True, ["Hen", "Hen"])


@card("Beyond the Horizon")
def test_beyond_the_horizon_may_mean_nobody_and_is_sung_together_by_seven():
    game = table({"hand": ["Beyond the Horizon", "Wolf"], "play": ["Giant", "Hen"]}, {"hand": ["Bear"]})
    game.push("sing together Beyond", "nobody")
    assert (game.hand(ME), game.hand(YOU)) == (["Wolf"], ["Bear"])


NAMAARI = "Namaari - Single-Minded Rival"


@card("Namaari - Single-Minded Rival")
def test_namaari_may_exchange_a_card_when_played_and_at_the_start_of_her_turns():
    game = table({"hand": [NAMAARI, "Bear"], "ink": 5, "deck": ["Wolf", "Hen", "Lamp", "Rope"]})
    game.push("play Namaari", "yes", "choose Bear")
    assert (game.hand(ME), game.names_in("discard", ME)) == (["Wolf"], ["Bear"])
    game.push("end", "end", "yes", "choose Wolf")
    assert (sorted(game.hand(ME)), sorted(game.names_in("discard", ME))) == (["Hen", "Lamp"], ["Bear", "Wolf"])


@card("Namaari - Single-Minded Rival")
def test_namaari_who_declines_discards_nothing():
    game = table({"hand": [NAMAARI, "Bear"], "ink": 5}).push("play Namaari", "no")
    assert (game.hand(ME), game.names_in("discard", ME)) == (["Bear"], [])


@card("Namaari - Single-Minded Rival")
def test_namaari_is_as_strong_as_her_discard_is_large():
    game = table({"play": [NAMAARI], "discard": ["Bear", "Lamp"], "hand": ["Hum"], "ink": 1}, {"discard": ["Hen"]})
    assert game.strength("Namaari") == 2
    assert game.push("play Hum").strength("Namaari") == 3


@card("Quick Shot")
def test_a_quick_shot_deals_one_and_draws():
    game = table({"hand": ["Quick Shot"], "ink": 2, "play": ["Wolf"]}, {"play": ["Bear"]})
    game.push("play Quick", "choose Bear")
    assert (game.damage("Bear"), len(game.hand(ME))) == (1, 1)


STITCH = "Stitch - Alien Troublemaker"


@card("Stitch - Alien Troublemaker")
@pytest.mark.parametrize(("answer", "gained"), [("yes", 1), ("no", 0)])
def test_stitch_who_wins_in_his_turn_may_have_a_card_and_a_lore(answer, gained):
    game = table({"play": [STITCH]}, {"play": ["Hen (exerted)"]}).push("challenge Stitch -> Hen", answer)
    assert (game.lore(ME), len(game.hand(ME))) == (gained, gained)


@card("Stitch - Alien Troublemaker")
def test_stitch_who_wins_in_an_opponents_turn_gets_nothing():
    game = table({"play": ["Hen"]}, {"play": [f"{STITCH} (exerted)"]}).push("challenge Hen -> Stitch")
    assert (game.play(ME), game.lore(YOU), game.asked_by) == ([], 0, "3.3.1")


VINCENZO = "Vincenzo Santorini - The Explosives Expert"


@card("Vincenzo Santorini - The Explosives Expert")
@pytest.mark.parametrize(("answers", "damage"), [(["yes", "choose Bear"], 3), (["no"], 0)])
def test_vincenzo_may_blow_something_up(answers, damage):
    game = table({"hand": [VINCENZO], "ink": 7}, {"play": ["Bear", "Fort"]})
    assert game.push("play Vincenzo", *answers).damage("Bear") == damage


VINNIE = "Vinnie - Green Pigeon"


@card("Vinnie - Green Pigeon")
def test_vinnie_learns_from_others_of_his_who_are_banished_in_an_opponents_turn():
    game = table({"hand": ["Dragon Fire"], "ink": 5, "play": ["Hen"]}, {"play": [VINNIE, "Bear"]})
    game.push("play Dragon Fire", "choose Bear")
    assert game.lore(YOU) == 1


@card("Vinnie - Green Pigeon")
@pytest.mark.parametrize("victim", ["Vinnie", "Hen"])
def test_vinnie_learns_nothing_from_himself_or_from_opponents(victim):
    game = table({"hand": ["Dragon Fire"], "ink": 5, "play": ["Hen"]}, {"play": [VINNIE, "Bear"]})
    assert game.push("play Dragon Fire", f"choose {victim}").lore(YOU) == 0


@card("Vinnie - Green Pigeon")
def test_vinnie_learns_nothing_in_his_own_turn():
    game = table({"hand": ["Dragon Fire"], "ink": 5, "play": [VINNIE, "Bear"]}).push("play Dragon", "choose Bear")
    assert game.lore(ME) == 0


ZIPPER = "Zipper - Flying Ranger"
JACK = made("Monterey Jack", version="At Home")


@card("Zipper - Flying Ranger")
@pytest.mark.parametrize(
    ("mine", "yours", "left"), [(["Monterey Jack - At Home"], [], 1), (["Bear"], ["Monterey Jack - At Home"], 0)]
)
def test_zipper_is_cheaper_beside_his_best_mate(mine, yours, left):
    game = table({"hand": [ZIPPER], "ink": 3, "play": mine}, {"play": yours}, cards=[JACK])
    assert game.push("play Zipper").ink(ME)[0] == left


@card("Zipper - Flying Ranger")
def test_zipper_is_evasive_in_his_own_turn_only():
    game = table({"play": [ZIPPER, "Wolf"]}, {"play": ["Bird (exerted)", "Bear"]})
    assert game.legal("challenge") == [f"challenge {ZIPPER} -> Bird"]
    assert f"challenge Bear -> {ZIPPER}" in game.push("quest Zipper", "end").legal()
