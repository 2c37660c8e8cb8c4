"""Set 1: what the cards that begin with M do at the table."""

import pytest

from tests.games.lorcana.pool.extras import table
from tests.games.lorcana.pool.shown import asked
from tests.support.card import card
from tests.support.rule import rule
from tests.support.table import ME, YOU

MICKEY = "Mickey Mouse - Wayward Sorcerer"
BROOM = "Magic Broom - Industrial Model"  # cost 3, 2 strength, 3 willpower
MOANA = "Moana - Of Motunui"
ELEGANT = "Ariel - On Human Legs"


@card("Mad Hatter - Gracious Host")
@pytest.mark.parametrize(("answer", "drawn"), [("yes", 1), ("no", 0)])
def test_the_hatter_may_draw_when_he_is_challenged(answer, drawn):
    game = table({"play": ["Mad Hatter - Gracious Host (exerted)"]}, {"play": ["Bear"]}, active=YOU)
    game.push("challenge Bear -> Mad Hatter")
    assert (game.deciding, game.damage("Bear")) == (ME, 0)
    assert len(game.push(answer).hand(ME)) == drawn


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


@card("Maleficent - Monstrous Dragon")
@pytest.mark.parametrize(("answers", "left"), [(["yes", "choose Giant"], ["Wolf"]), (["no"], ["Giant", "Wolf"])])
def test_the_dragon_may_banish_a_character(answers, left):
    game = table({"hand": ["Maleficent - Monstrous Dragon"], "ink": 9}, {"play": ["Giant", "Wolf"]})
    assert game.push("play Maleficent", *answers).play(YOU) == left


@card("Maleficent - Sorceress")
@pytest.mark.parametrize(("answer", "drawn"), [("yes", 1), ("no", 0)])
def test_maleficent_may_draw_a_card(answer, drawn):
    game = table({"hand": ["Maleficent - Sorceress"], "ink": 3}).push("play Maleficent", answer)
    assert len(game.hand(ME)) == drawn


@card("Maximus - Relentless Pursuer")
def test_maximus_weakens_a_character_this_turn_and_must_kick_somebody():
    game = table({"hand": ["Maximus - Relentless Pursuer"], "ink": 3}, {"play": ["Bear"]}).push("play Maximus")
    assert sorted(game.legal()) == ["choose Bear", "choose Maximus - Relentless Pursuer"]
    assert game.push("choose Bear").strength("Bear") == 1
    assert game.push("end").strength("Bear") == 3


@card("Megara - Pulling the Strings", "Scar - Mastermind")
@pytest.mark.parametrize(
    ("name", "strength", "choices"),
    [("Megara - Pulling the Strings", 8, 3), ("Scar - Mastermind", 1, 2)],
)
def test_two_of_them_change_somebodys_strength_this_turn(name, strength, choices):
    game = table({"hand": [name], "ink": 6}, {"play": ["Giant", "Hen"]}).push(f"play {name}")
    assert len(game.legal("choose")) == choices
    assert game.push("choose Giant").strength("Giant") == strength
    assert game.push("end").strength("Giant") == 6


@card("Mickey Mouse - Detective")
@pytest.mark.parametrize(("answer", "ink", "top"), [("yes", (0, 4), "Hen"), ("no", (0, 3), "Bear")])
def test_mickey_may_ink_his_top_card_unseen(answer, ink, top):
    game = table({"hand": ["Mickey Mouse - Detective"], "ink": 3, "deck": ["Bear", "Hen"]})
    game.push("play Mickey", answer)
    assert (game.ink(ME), game.deck(ME)[0], game.knows(ME, "Bear")) == (ink, top, False)


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


@card("Moana - Of Motunui")
def test_moana_readies_the_other_exerted_princesses_who_then_cannot_quest():
    game = table({"play": [MOANA, f"{ELEGANT} (exerted)", "Cinderella - Gentle and Kind", "Bear (exerted)"]})
    game.push("quest Moana", "yes")
    assert [game.is_exerted(name) for name in ("Ariel", "Bear", "Moana")] == [False, True, True]
    assert game.legal("quest") == ["quest Cinderella - Gentle and Kind"]  # she was ready all the time


@card("Moana - Of Motunui")
def test_moana_declined_leaves_everything_as_it_is():
    game = table({"play": [MOANA, f"{ELEGANT} (exerted)"]}, {"play": ["Bear (exerted)"]}).push("quest Moana", "no")
    assert game.is_exerted("Ariel")


@card("Moana - Of Motunui")
def test_those_whom_moana_readied_may_still_challenge_and_quest_again_next_turn():
    game = table({"play": [MOANA, f"{ELEGANT} (exerted)"]}, {"play": ["Bear (exerted)"]}).push("quest Moana", "yes")
    assert game.legal("challenge") == [f"challenge {ELEGANT} -> Bear"]
    assert f"quest {ELEGANT}" in game.push("end", "end").legal()


@card("Mother Knows Best")
def test_mother_knows_best_returns_any_character_to_its_player():
    game = table({"hand": ["Mother Knows Best"], "ink": 3, "play": ["Wolf"]}, {"play": ["Bear (damage 2)"]})
    game.push("play Mother", "choose Bear")
    assert (game.hand(YOU), game.hand(ME), game.play(YOU)) == (["Bear"], [], [])


@card("Mother Knows Best")
@rule("lorcana", "5.1.1.7")
def test_mother_knows_best_returns_a_whole_stack():
    stack = "Stitch - Rock Star (under Stitch - Carefree Surfer)"
    game = table({"hand": ["Mother Knows Best"], "ink": 3}, {"play": [stack, "Bear"]})
    game.push("play Mother", "choose Stitch")
    assert sorted(game.hand(YOU)) == ["Stitch - Carefree Surfer", "Stitch - Rock Star"]


@card("Musketeer Tabard")
def test_the_tabard_may_draw_when_somebody_with_bodyguard_is_banished():
    game = table(
        {"play": ["Musketeer Tabard", "Guard", "Bear"], "hand": ["Be Prepared"], "ink": 7}, {"play": ["Guard"]}
    )
    game.push("play Be Prepared", "yes")
    assert (len(game.hand(ME)), asked(game)) == (1, False)
