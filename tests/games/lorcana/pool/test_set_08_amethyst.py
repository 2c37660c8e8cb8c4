"""Set 8, Amethyst: what its cards do at the table."""

import pytest

from tests.games.lorcana.pool.extras import table
from tests.games.lorcana.pool.shown import is_evasive
from tests.support.card import card
from tests.support.table import ME, YOU


@card("Bruno Madrigal - Single-Minded")
def test_bruno_keeps_an_opposing_character_from_readying_once_but_does_not_exert_it():
    game = table(
        {"hand": ["Bruno Madrigal - Single-Minded"], "ink": 4, "play": ["Wolf"]},
        {"play": ["Bear (exerted)", "Hen (exerted)"]},
    )
    game.push("play Bruno")
    assert game.legal() == ["choose Bear", "choose Hen"]
    game.push("choose Bear", "end")
    assert (game.is_exerted("Bear"), game.is_exerted("Hen")) == (True, False)
    assert not game.push("end", "end").is_exerted("Bear")


@card("Bruno Madrigal - Single-Minded")
def test_a_ready_character_that_bruno_meant_stays_ready():
    game = table({"hand": ["Bruno Madrigal - Single-Minded"], "ink": 4}, {"play": ["Bear", "Hen"]})
    assert not game.push("play Bruno", "choose Bear", "end").is_exerted("Bear")


CAMILO = "Camilo Madrigal - Center Stage"


@card("Camilo Madrigal - Center Stage")
def test_camilo_returns_to_hand_from_a_challenge_in_either_turn():
    assert table({"play": [CAMILO]}, {"play": ["Giant (exerted)"]}).push("challenge Camilo -> Giant").hand(ME) == [
        CAMILO
    ]
    game = table({"play": ["Giant"]}, {"play": [f"{CAMILO} (exerted)"]}).push("challenge Giant -> Camilo")
    assert game.hand(YOU) == [CAMILO]


@card("Camilo Madrigal - Center Stage")
def test_camilo_banished_otherwise_stays_in_the_discard():
    game = table({"hand": ["Dragon Fire"], "ink": 5}, {"play": [CAMILO, "Bear"]}).push("play Dragon", "choose Camilo")
    assert game.names_in("discard", YOU) == [CAMILO]


ELSA = "Elsa - Fierce Protector"


@card("Elsa - Fierce Protector")
def test_elsa_pays_an_ink_and_a_card_to_exert_an_opposing_character_even_while_drying():
    game = table({"play": [f"{ELSA} (drying)"], "hand": ["Hum", "Bear"], "ink": 2}, {"play": ["Giant", "Wolf"]})
    game.push("use Elsa", "choose Hum")
    assert game.legal() == ["choose Giant", "choose Wolf"]
    game.push("choose Giant")
    assert (game.is_exerted("Giant"), game.is_exerted("Elsa"), game.ink(ME)[0]) == (True, False, 1)
    assert game.names_in("discard", ME) == ["Hum"]
    game.push("use Elsa", "choose Bear", "choose Wolf")
    assert game.is_exerted("Wolf")


@card("Elsa - Fierce Protector")
@pytest.mark.parametrize(("hand", "ink"), [([], 1), (["Hum"], 0)])
def test_elsa_cannot_do_it_without_a_card_or_without_ink(hand, ink):
    assert table({"play": [ELSA], "hand": hand, "ink": ink}, {"play": ["Wolf"]}).legal("use") == []


@card("Fantastical and Magical")
def test_fantastical_and_magical_rewards_every_singer():
    game = table({"play": ["Giant", "Wolf", "Hen"], "hand": ["Fantastical and Magical"]})
    game.push("sing together Fantastical")
    assert (len(game.hand(ME)), game.lore(ME)) == (3, 3)  # 6, 2 and 1: all three had to sing


@card("Fantastical and Magical")
def test_fantastical_and_magical_paid_with_ink_gives_nothing():
    game = table({"play": ["Giant"], "hand": ["Fantastical and Magical"], "ink": 9}).push("play Fantastical")
    assert (len(game.hand(ME)), game.lore(ME)) == (0, 0)


FLOWER = "Flower - Shy Skunk"


@card("Flower - Shy Skunk")
@pytest.mark.parametrize(("pick", "top"), [("pick 1", "Hen"), ("pick 2", "Bear")])
def test_flower_looks_at_the_top_card_whenever_another_character_is_played(pick, top):
    game = table({"play": [FLOWER], "hand": ["Wolf", "Lamp"], "ink": 4, "deck": ["Hen", "Bear", "Bird"]})
    assert game.push("play Lamp").asked_by == "3.3.1"
    assert game.push("play Wolf", pick).deck(ME)[0] == top


@card("Flower - Shy Skunk")
def test_flower_does_not_look_for_herself():
    assert table({"hand": [FLOWER], "ink": 3}).push("play Flower").asked_by == "3.3.1"


@card("Forest Duel")
def test_forest_duel_lets_ones_own_hit_harder_and_come_home():
    game = table({"hand": ["Forest Duel"], "ink": 5, "play": ["Wolf", "Bear"]}, {"play": ["Giant (exerted)"]})
    game.push("play Forest", "challenge Wolf -> Giant")
    assert (game.damage("Giant"), game.hand(ME)) == (4, ["Wolf"])
    game.push("challenge Bear -> Giant")
    assert (game.is_in_play("Giant"), sorted(game.hand(ME))) == (False, ["Bear", "Wolf"])


@card("Forest Duel")
def test_forest_duel_is_over_with_the_turn_and_spares_nobody_outside_challenges():
    game = table(
        {"hand": ["Forest Duel", "Dragon Fire"], "ink": 10, "play": ["Wolf", "Hen (exerted)"]}, {"play": ["Giant"]}
    )
    game.push("play Forest", "play Dragon Fire", "choose Wolf", "end", "challenge Giant -> Hen")
    assert sorted(game.names_in("discard", ME)) == ["Dragon Fire", "Forest Duel", "Hen", "Wolf"]


PINOCCHIO = "Pinocchio - Strings Attached"


@card("Pinocchio - Strings Attached")
@pytest.mark.parametrize(("answer", "drawn"), [("yes", 2), ("no", 1)])
def test_pinocchio_may_draw_when_he_is_readied_at_the_start_of_his_turn(answer, drawn):
    game = table({"play": [f"{PINOCCHIO} (exerted)"]}, active=YOU).push("end", answer)
    assert len(game.hand(ME)) == drawn  # one of them in the Draw step
    assert is_evasive(PINOCCHIO)


@card("Pinocchio - Strings Attached")
def test_pinocchio_draws_only_once_a_turn_and_not_when_he_was_ready():
    game = table({"play": [f"{PINOCCHIO} (exerted)", "Shield of Virtue"], "ink": 3}, active=YOU)
    game.push("end", "yes", "quest Pinocchio", "use Shield")
    assert (len(game.hand(ME)), game.is_exerted("Pinocchio"), game.asked_by) == (2, False, "3.3.1")
    assert table({"play": [PINOCCHIO]}, active=YOU).push("end").asked_by == "3.3.1"


GUARD = "Royal Guard - Octopus Soldier"


@card("Royal Guard - Octopus Soldier")
def test_the_guard_is_a_better_challenger_for_each_card_drawn_this_turn():
    songs = {"play": [GUARD], "hand": ["Friends on the Other Side"], "ink": 3}
    game = table(songs, {"play": ["Giant (exerted)"]}).push("play Friends", "resolve 1")
    assert game.strength("Royal") == 1
    game.push("challenge Royal -> Giant")
    assert game.damage("Giant") == 3


@card("Royal Guard - Octopus Soldier")
def test_the_guard_forgets_last_turns_cards_and_ignores_an_opponents():
    game = table({"play": [GUARD], "hand": ["Quick Shot"], "ink": 2}, {"play": ["Giant (exerted)", "Bear"]})
    game.push("play Quick", "choose Bear", "end", "quest Giant", "end", "challenge Royal -> Giant")
    assert game.damage("Giant") == 2  # for the card of this turn's Draw step


@card("They Never Come Back")
def test_they_never_come_back_holds_up_to_two_exerted_for_a_turn_and_draws():
    game = table(
        {"hand": ["They Never Come Back"], "ink": 3}, {"play": ["Bear (exerted)", "Wolf (exerted)", "Hen (exerted)"]}
    )
    game.push("play They Never", "choose Bear; Wolf")
    assert len(game.hand(ME)) == 1
    game.push("end")
    assert [game.is_exerted(name) for name in ("Bear", "Wolf", "Hen")] == [True, True, False]
    assert not game.push("end", "end").is_exerted("Bear")


@card("They Never Come Back")
def test_they_never_come_back_draws_even_if_nobody_is_chosen():
    game = table({"hand": ["They Never Come Back"], "ink": 3}, {"play": ["Bear (exerted)"]})
    game.push("play They Never", "choose nothing")
    assert (len(game.hand(ME)), game.push("end").is_exerted("Bear")) == (1, False)


@card("Yelana - Northuldra Leader")
def test_yelana_makes_somebody_a_challenger_this_turn():
    game = table({"hand": ["Yelana - Northuldra Leader"], "ink": 3, "play": ["Bear"]}, {"play": ["Giant (exerted)"]})
    game.push("play Yelana", "choose Bear")
    assert game.strength("Bear") == 3
    assert game.push("challenge Bear -> Giant").damage("Giant") == 5
