"""Set 5, Amethyst: what its cards do at the table."""

import pytest

from tests.games.lorcana.pool.extras import table
from tests.games.lorcana.pool.shown import asked, has_rush, is_evasive, shifts_for
from tests.support.card import card
from tests.support.rule import rule
from tests.support.table import ME, YOU

ACOLYTE = "Anna - Eager Acolyte"
MAJESTY = "Anna - Mystical Majesty"
BRUNI = "Bruni - Fire Salamander"
ELSA = "Elsa - The Fifth Spirit"
GALE = "Gale - Wind Spirit"
KING = "King of Hearts - Monarch of Wonderland"
LIBRARY = "The Library - A Gift for Belle"
MIM = "Madam Mim - Elephant"
NOKK = "The Nokk - Mythical Spirit"
OLAF = "Olaf - Happy Passenger"


@card("Amethyst Chromicon")
@pytest.mark.parametrize(("mine", "yours"), [("yes", "no"), ("no", "yes")])
def test_the_amethyst_chromicon_lets_each_player_decide_to_draw(mine, yours):
    game = table({"play": ["Amethyst Chromicon"]}).push("use Amethyst Chromicon")
    assert game.deciding == ME
    game.push(mine)
    assert game.deciding == YOU
    game.push(yours)
    assert (len(game.hand(ME)), len(game.hand(YOU))) == (mine == "yes", yours == "yes")


@card("Anna - Eager Acolyte")
def test_anna_s_opponent_exerts_a_ready_character_of_their_own_choice_even_a_warded_one():
    game = table({"hand": [ACOLYTE], "ink": 3, "play": ["Hen"]}, {"play": ["Bear", "Warded", "Wolf (exerted)"]})
    game.push("play Anna")
    assert (game.deciding, game.legal()) == (YOU, ["choose Bear", "choose Warded"])
    game.push("choose Warded")
    assert (game.is_exerted("Warded"), game.is_exerted("Bear"), game.is_exerted("Hen")) == (True, False, False)


@card("Anna - Eager Acolyte")
def test_anna_reaches_every_opponent():
    game = table({"hand": [ACOLYTE], "ink": 3}, {"play": ["Bear"]}, third={"play": ["Wolf"]}).push("play Anna")
    assert (game.is_exerted("Bear"), game.is_exerted("Wolf")) == (True, True)


@card("Anna - Mystical Majesty")
def test_the_other_anna_exerts_all_opposing_characters_warded_ones_too():
    game = table({"hand": [MAJESTY], "ink": 7, "play": ["Hen", "Lamp"]}, {"play": ["Bear", "Warded", "Rope"]})
    game.push("play Anna")
    assert [game.is_exerted(name) for name in ("Bear", "Warded", "Rope", "Hen", "Anna")] == [
        True,
        True,
        False,
        False,
        False,
    ]


@card("Anna - Mystical Majesty")
def test_the_other_anna_shifts_for_four_and_still_exerts_them():
    assert shifts_for(MAJESTY, 4)
    game = table({"hand": [MAJESTY], "ink": 4, "play": [ACOLYTE]}, {"play": ["Bear"]})
    assert game.push(f"shift {MAJESTY} -> {ACOLYTE}").is_exerted("Bear")


@card("Bruni - Fire Salamander")
@pytest.mark.parametrize(("answer", "drawn"), [("yes", 1), ("no", 0)])
def test_bruni_may_leave_you_a_card_when_banished(answer, drawn):
    game = table({"play": [BRUNI]}, {"play": ["Bird (exerted)", "Wolf"]}).push("challenge Bruni -> Bird")
    assert not game.is_in_play("Bruni")
    assert len(game.push(answer).hand(ME)) == drawn


@card("Bruni - Fire Salamander")
def test_bruni_is_evasive():
    assert is_evasive(BRUNI)


@card("Earth Giant - Living Mountain")
def test_the_earth_giant_lets_only_opponents_draw():
    game = table({"hand": ["Earth Giant - Living Mountain"], "ink": 4}, {}, third={}).push("play Earth Giant")
    assert [len(game.hand(seat)) for seat in (ME, YOU, 2)] == [0, 1, 1]


@card("Elsa - The Fifth Spirit")
def test_elsa_exerts_an_opposing_character_and_can_challenge_it_at_once():
    game = table({"hand": [ELSA], "ink": 5, "play": ["Hen"]}, {"play": ["Bear", "Wolf", "Warded"]}).push("play Elsa")
    assert game.legal() == ["choose Bear", "choose Wolf"]
    game.push("choose Wolf")
    assert game.legal("challenge Elsa") == [f"challenge {ELSA} -> Wolf"]


@card("Elsa - The Fifth Spirit")
def test_elsa_has_rush_and_is_evasive():
    assert has_rush(ELSA)
    assert is_evasive(ELSA)


@card("Finders Keepers")
def test_finders_keepers_draws_three():
    game = table({"hand": ["Finders Keepers"], "ink": 5, "deck": ["Bear", "Wolf", "Hen", "Lamp"]}).push("play Finders")
    assert (game.hand(ME), game.deck(ME)) == (["Bear", "Wolf", "Hen"], ["Lamp"])


@card("Gale - Wind Spirit")
def test_gale_comes_back_to_hand_when_banished_in_a_challenge_on_either_side():
    game = table({"play": [GALE]}, {"play": ["Bear (exerted)"]}).push("challenge Gale -> Bear")
    assert (game.hand(ME), game.names_in("discard", ME)) == ([GALE], [])
    game = table({"play": [f"{GALE} (exerted)"]}, {"play": ["Bear"]}, active=YOU).push("challenge Bear -> Gale")
    assert game.hand(ME) == [GALE]


@card("Gale - Wind Spirit")
def test_gale_banished_otherwise_stays_in_the_discard():
    game = table({"play": [GALE, "Bear"], "hand": ["Glimmer vs Glimmer"], "ink": 4})
    game.push("play Glimmer", f"choose {GALE}")
    assert (game.hand(ME), GALE in game.names_in("discard", ME)) == ([], True)


@card("Gathering Knowledge and Wisdom")
def test_gathering_knowledge_and_wisdom_gains_two_lore():
    assert table({"hand": ["Gathering Knowledge and Wisdom"], "ink": 2}).push("play Gathering").lore(ME) == 2


@card("Hypnotic Strength")
def test_hypnotic_strength_draws_and_makes_a_challenger_for_this_turn():
    game = table({"hand": ["Hypnotic Strength"], "ink": 2, "play": ["Wolf"]}, {"play": ["Giant (exerted)"]})
    game.push("play Hypnotic", "choose Wolf")
    assert (len(game.hand(ME)), game.strength("Wolf")) == (1, 2)
    assert game.push("challenge Wolf -> Giant").damage("Giant") == 4


@card("Hypnotic Strength")
def test_hypnotic_strength_is_over_with_the_turn():
    game = table({"hand": ["Hypnotic Strength"], "ink": 2, "play": ["Bear"]}, {"play": ["Giant"]})
    game.push("play Hypnotic", "choose Bear", "end", "quest Giant", "end", "challenge Bear -> Giant")
    assert game.damage("Giant") == 3


@card("King of Hearts - Monarch of Wonderland")
def test_the_king_of_hearts_keeps_an_exerted_character_down_for_one_start_of_turn():
    game = table({"play": [KING]}, {"play": ["Bear (exerted)", "Wolf (exerted)", "Hen"]}).push("use King of Hearts")
    assert "choose Hen" not in game.legal()
    game.push("choose Bear", "end")
    assert (game.is_exerted("Bear"), game.is_exerted("Wolf")) == (True, False)
    assert not game.push("end", "end").is_exerted("Bear")


@card("King of Hearts - Monarch of Wonderland")
def test_the_king_of_hearts_can_keep_one_of_yours_down_at_your_own_next_turn():
    game = table({"play": [KING, "Bear (exerted)"]}, {"play": ["Wolf (exerted)"]})
    game.push("use King of Hearts", "choose Bear", "end", "end")
    assert (game.is_exerted("Bear"), game.is_exerted("King")) == (True, False)


@card("King of Hearts - Monarch of Wonderland")
def test_the_king_of_hearts_does_not_hinder_an_effect_that_readies():
    game = table({"play": [KING]}, {"play": ["Bear (exerted)", "Wolf"], "hand": ["You Came Back"], "ink": 3})
    game.push("use King of Hearts", "choose Bear", "end", "play You Came Back", "choose Bear")
    assert not game.is_exerted("Bear")


@card("Madam Mim - Elephant")
@pytest.mark.parametrize(("answer", "hand", "play"), [("pick 1", [], ["Wolf"]), ("pick 2", ["Wolf"], [MIM])])
def test_mim_is_banished_or_takes_another_of_yours_back(answer, hand, play):
    game = table({"hand": [MIM], "ink": 4, "play": ["Wolf"]}, {"play": ["Bear"]}).push("play Madam Mim", answer)
    assert (game.hand(ME), game.play(ME), game.play(YOU)) == (hand, play, ["Bear"])


@card("Madam Mim - Elephant")
@rule("lorcana", "6.1.5.2")
def test_mim_alone_has_to_be_banished():
    game = table({"hand": [MIM], "ink": 4, "play": ["Lamp"]}, {"play": ["Bear"]}).push("play Madam Mim")
    assert (game.play(ME), game.names_in("discard", ME)) == (["Lamp"], [MIM])


@card("Madam Mim - Elephant")
@pytest.mark.parametrize("amount", [0, 1, 2])
def test_mim_may_move_damage_from_herself_at_the_start_of_your_turn(amount):
    game = table({"play": [f"{MIM} (damage 3)", "Hen"]}, {"play": ["Bear", "Wolf"]}, active=YOU).push("end", "yes")
    assert game.legal("choose") == ["choose Bear", "choose Wolf"]
    game.push("choose Bear", f"amount {amount}")
    assert (game.damage("Madam Mim"), game.damage("Bear")) == (3 - amount, amount)


@card("Madam Mim - Elephant")
def test_mim_may_also_keep_her_damage():
    game = table({"play": [f"{MIM} (damage 3)"]}, {"play": ["Bear", "Wolf"]}, active=YOU).push("end", "no")
    assert game.damage("Madam Mim") == 3


@card("Olaf - Happy Passenger")
@pytest.mark.parametrize(("ink", "playable"), [(7, True), (6, False)])
def test_olaf_costs_one_less_for_each_exerted_character_of_opponents(ink, playable):
    game = table(
        {"hand": [OLAF], "ink": ink, "play": ["Hen (exerted)"]},
        {"play": ["Bear (exerted)", "Wolf (exerted)", "Knight", "Lamp (exerted)"]},
    )
    assert bool(game.legal("play Olaf")) == playable


@card("Olaf - Happy Passenger")
def test_olaf_is_evasive():
    assert is_evasive(OLAF)


@card("Retrosphere")
@pytest.mark.parametrize("name", ["Bear", "Lamp", "Fort"])
def test_the_retrosphere_returns_a_cheap_card_to_its_player(name):
    game = table({"play": ["Retrosphere"], "ink": 2}, {"play": ["Bear", "Lamp", "Fort", "Knight", "Forge", "Cave"]})
    game.push("use Retrosphere")
    assert game.legal() == ["choose Bear", "choose Lamp", "choose Fort"]
    game.push(f"choose {name}")
    assert (game.hand(YOU), game.names_in("discard", ME)) == ([name], ["Retrosphere"])


@card("The Library - A Gift for Belle")
@pytest.mark.parametrize(("answer", "drawn"), [("yes", 1), ("no", 0)])
def test_the_library_may_give_a_card_for_a_character_banished_there(answer, drawn):
    game = table({"play": [LIBRARY, f"Wolf (at {LIBRARY})"]}, {"play": ["Giant (exerted)"]})
    game.push("challenge Wolf -> Giant", answer)
    assert len(game.hand(ME)) == drawn


@card("The Library - A Gift for Belle")
def test_the_library_gives_nothing_for_characters_elsewhere():
    game = table({"play": [LIBRARY, "Wolf"]}, {"play": ["Giant (exerted)"]}).push("challenge Wolf -> Giant")
    assert (game.is_in_play("Wolf"), asked(game)) == (False, False)


@card("The Nokk - Mythical Spirit")
def test_the_nokk_may_move_two_damage_from_anybody_to_an_opposing_character():
    game = table({"hand": [NOKK], "ink": 6, "play": ["Bear (damage 3)"]}, {"play": ["Wolf (damage 1)", "Hen"]})
    game.push("play The Nokk", "yes")
    assert {"choose Bear", "choose Wolf"} <= set(game.legal())
    game.push("choose Bear")
    assert game.legal("choose") == ["choose Wolf", "choose Hen"]
    game.push("choose Wolf", "amount 2")
    assert (game.damage("Bear"), game.damage("Wolf")) == (1, 3)


@card("The Nokk - Mythical Spirit")
@rule("lorcana", "1.9.2.4")
def test_the_nokk_never_moves_damage_back_to_where_it_was():
    game = table({"hand": [NOKK], "ink": 6}, {"play": ["Wolf (damage 2)", "Hen (damage 1)"]})
    game.push("play The Nokk", "yes", "choose Wolf", "choose Wolf", "amount 2")
    assert (game.damage("Wolf"), game.damage("Hen"), asked(game)) == (2, 1, False)


@card("The Nokk - Mythical Spirit")
def test_the_nokk_may_leave_the_damage_alone():
    game = table({"hand": [NOKK], "ink": 6, "play": ["Bear (damage 3)"]}, {"play": ["Wolf"]}).push(
        "play The Nokk", "no"
    )
    assert (game.damage("Bear"), asked(game)) == (3, False)
