"""Set 2, Amber: what its cards do at the table."""

import pytest

from tests.games.lorcana.pool.extras import table
from tests.support.card import card
from tests.support.table import ME, YOU

DOC = "Doc - Leader of the Seven Dwarfs"  # 2 strength
BASHFUL = "Bashful - Hopeless Romantic"  # 2 strength
SLEEPY = "Sleepy - Nodding Off"  # 2 strength
SNEEZY = "Sneezy - Very Allergic"
GRUMPY = "Grumpy - Bad-Tempered"  # 3 strength


@card("Bashful - Hopeless Romantic")
@pytest.mark.parametrize(("mine", "yours", "quests"), [([DOC], [], True), (["Wolf"], [DOC], False), ([], [], False)])
def test_bashful_quests_only_in_the_company_of_another_dwarf(mine, yours, quests):
    game = table({"play": [BASHFUL, *mine]}, {"play": yours})
    assert (f"quest {BASHFUL}" in game.legal()) == quests


ROBIN = "Christopher Robin - Adventurer"


@card("Christopher Robin - Adventurer")
@pytest.mark.parametrize(
    ("robin", "others", "lore"),
    [(f"{ROBIN} (exerted)", ["Bear", "Wolf"], 2), (f"{ROBIN} (exerted)", ["Bear"], 0), (ROBIN, ["Bear", "Wolf"], 0)],
)
def test_christopher_robin_gives_lore_when_he_is_readied_among_two_others(robin, others, lore):
    game = table({"play": [robin, *others]}, {"play": ["Hen"]}, active=YOU)
    assert game.push("end").lore(ME) == lore


@card("Christopher Robin - Adventurer")
def test_christopher_robin_gives_lore_for_each_time_he_is_readied():
    game = table({"play": [ROBIN, "Bear", "Wolf", "Shield of Virtue"], "ink": 3})
    game.push("quest Christopher", "use Shield", "choose Christopher")
    assert game.lore(ME) == 4


@card("Christopher Robin - Adventurer")
def test_christopher_robin_gives_nothing_when_somebody_else_readies_him():
    game = table({"play": ["Shield of Virtue"], "ink": 3}, {"play": [f"{ROBIN} (exerted)", "Bear", "Wolf"]})
    game.push("use Shield", "choose Christopher")
    assert (game.is_exerted(ROBIN), game.lore(YOU)) == (False, 0)


@card("Doc - Leader of the Seven Dwarfs")
def test_doc_makes_the_next_character_cheaper_and_no_item():
    game = table({"play": [DOC], "hand": ["Lamp", "Bear", "Wolf"], "ink": 6}).push("quest Doc", "play Lamp")
    assert game.ink(ME)[0] == 4
    assert game.push("play Bear").ink(ME)[0] == 2
    assert game.push("play Wolf").ink(ME)[0] == 0


@card("Dopey - Always Playful")
def test_dopey_leaves_the_other_dwarfs_stronger_until_his_players_next_turn():
    game = table(
        {"play": ["Dopey - Always Playful", DOC, "Wolf"], "hand": ["Smash", SLEEPY], "ink": 5},
        {"play": [BASHFUL]},
    )
    game.push("play Smash", "choose Dopey", "play Sleepy")
    assert [game.strength(name) for name in ("Doc", "Wolf", "Bashful", "Sleepy")] == [4, 2, 2, 2]  # Sleepy came later
    assert game.push("end").strength("Doc") == 4
    assert game.push("end").strength("Doc") == 2


@card("Grand Duke - Advisor to the King")
def test_the_grand_duke_strengthens_royalty_of_his_side():
    royals = {
        "The Queen - Wicked and Vain": 5,
        "Beast - Gracious Prince": 6,
        "Mulan - Considerate Diplomat": 4,
        "Scar - Finally King": 6,
    }
    game = table({"play": ["Grand Duke - Advisor to the King", *royals, "Wolf"]}, {"play": ["Moana - Of Motunui"]})
    royals["Mulan - Considerate Diplomat"] += 1  # the Beast strengthens Princesses too
    assert {name: game.strength(name) for name in royals} == royals
    assert (game.strength("Wolf"), game.strength("Moana")) == (2, 1)


@card("Grumpy - Bad-Tempered")
def test_grumpy_strengthens_his_other_dwarfs_while_he_is_there():
    game = table({"play": [GRUMPY, DOC, "Wolf"], "hand": ["Dragon Fire"], "ink": 5}, {"play": [BASHFUL]})
    assert [game.strength(name) for name in ("Grumpy", "Doc", "Wolf", "Bashful")] == [3, 3, 2, 2]
    assert game.push("play Dragon Fire", "choose Grumpy").strength("Doc") == 2


@card("Painting the Roses Red")
@pytest.mark.parametrize(("choice", "bear", "wolf"), [("Bear; Wolf", 2, 1), ("Bear", 2, 2), ("nothing", 3, 2)])
def test_painting_the_roses_weakens_up_to_two_and_draws_anyway(choice, bear, wolf):
    game = table({"hand": ["Painting the Roses Red"], "ink": 2, "play": ["Wolf"]}, {"play": ["Bear"]})
    game.push("play Painting", f"choose {choice}")
    assert (game.strength("Bear"), game.strength("Wolf"), len(game.hand(ME))) == (bear, wolf, 1)
    assert game.push("end").strength("Bear") == 3


@card("Rapunzel - Sunshine")
def test_rapunzel_exerts_to_heal_up_to_two():
    game = table({"play": ["Rapunzel - Sunshine"]}, {"play": ["Bear (damage 3)"]}).push("use Rapunzel", "choose Bear")
    assert game.legal() == ["amount 0", "amount 1", "amount 2"]
    game.push("amount 2")
    assert (game.damage("Bear"), game.is_exerted("Rapunzel")) == (1, True)


@card("Sleepy - Nodding Off")
def test_sleepy_enters_play_exerted():
    game = table({"hand": [SLEEPY], "ink": 2}).push("play Sleepy")
    assert game.is_exerted("Sleepy")
    assert not game.push("end", "end").is_exerted("Sleepy")


@card("Sneezy - Very Allergic")
@pytest.mark.parametrize(("newcomer", "left"), [(SNEEZY, 2), (DOC, 2)])
def test_sneezy_sneezes_for_himself_and_for_every_other_dwarf(newcomer, left):
    game = table({"play": [] if newcomer == SNEEZY else [SNEEZY], "hand": [newcomer], "ink": 3}, {"play": ["Bear"]})
    game.push(f"play {newcomer}", "yes", "choose Bear")
    assert (game.strength("Bear"), game.asked_by) == (left, "3.3.1")
    assert game.push("end").strength("Bear") == 3


@card("Sneezy - Very Allergic")
def test_sneezy_may_hold_it_and_does_not_sneeze_for_others():
    game = table({"play": [SNEEZY], "hand": [DOC, "Wolf"], "ink": 5}, {"play": ["Bear"]}).push("play Doc", "no")
    assert game.strength("Bear") == 3
    assert game.push("play Wolf").asked_by == "3.3.1"


@card("Snow White - Lost in the Forest")
@pytest.mark.parametrize(("answers", "damage"), [(["yes", "choose Bear", "amount 2"], 1), (["no"], 3)])
def test_snow_white_may_heal_up_to_two(answers, damage):
    game = table({"hand": ["Snow White - Lost in the Forest"], "ink": 2}, {"play": ["Bear (damage 3)"]})
    assert game.push("play Snow White", *answers).damage("Bear") == damage


QUEEN = "The Queen - Commanding Presence"


@card("The Queen - Commanding Presence")
def test_the_queen_weakens_an_opposing_character_and_strengthens_any():
    game = table({"play": [QUEEN, "Wolf"]}, {"play": ["Giant", "Bear"]}).push("quest The Queen")
    assert game.legal() == ["choose Giant", "choose Bear"]
    game.push("choose Giant", "choose Wolf")
    assert (game.strength("Giant"), game.strength("Wolf")) == (2, 6)
    assert game.push("end").strength("Giant") == 6


@card("The Queen - Commanding Presence")
def test_the_queen_may_mean_the_same_character_twice():
    game = table({"play": [QUEEN]}, {"play": ["Giant", "Bear"]}).push("quest The Queen", "choose Bear", "choose Bear")
    assert game.strength("Bear") == 3


@card("The Queen - Commanding Presence")
def test_the_queen_is_shifted_for_two():
    game = table({"play": ["The Queen - Wicked and Vain"], "hand": [QUEEN], "ink": 2})
    assert game.push("shift The Queen - Comm -> The Queen - Wicked").play(ME) == [QUEEN]


@card("World's Greatest Criminal Mind")
def test_the_criminal_mind_banishes_only_the_strong():
    game = table(
        {"hand": ["World's Greatest Criminal Mind", "He's Got a Sword!"], "ink": 4, "play": ["Bear", "Wolf"]},
        {"play": ["Giant"]},
    )
    game.push("play He's Got", "choose Bear", "play World's")
    assert game.legal() == ["choose Bear", "choose Giant"]  # 5 and 6 strength
    assert game.push("choose Giant").play(YOU) == []
