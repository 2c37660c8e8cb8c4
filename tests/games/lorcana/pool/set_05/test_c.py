"""Set 5: what the cards that begin with C do at the table."""

import pytest

from tests.games.lorcana.pool.extras import table
from tests.games.lorcana.pool.shown import asked, shifts_for
from tests.support.card import card
from tests.support.rule import rule
from tests.support.table import ME, YOU

CAMILO = "Camilo Madrigal - Family Copycat"
CHICHA = "Chicha - Dedicated Mother"
CLUMSY = "Clarabelle - Clumsy Guest"
WALLFLOWER = "Clarabelle - Contented Wallflower"
HOOVES = "Clarabelle - Light on Her Hooves"
SLEUTH = "Robin Hood - Sneaky Sleuth"


@card("Camilo Madrigal - Family Copycat")
@pytest.mark.parametrize(("answers", "lore", "hand"), [(["yes", "choose Bear"], 3, ["Bear"]), (["no"], 1, [])])
def test_camilo_may_send_another_home_for_its_lore(answers, lore, hand):
    game = table({"play": [CAMILO, "Bear", "Hen"]}, {"play": ["Giant"]}).push("quest Camilo", *answers)
    assert (game.lore(ME), game.hand(ME)) == (lore, hand)


@card("Chicha - Dedicated Mother")
@pytest.mark.parametrize(("answer", "drawn"), [("yes", 1), ("no", 0)])
def test_chicha_may_draw_for_the_second_card_that_you_ink_in_your_turn(answer, drawn):
    belle = "Belle - Strange but Special"  # a second card may be inked
    game = table({"play": [CHICHA, belle], "hand": ["Hen", "Wolf"]}).push("ink Hen")
    assert not asked(game)
    assert len(game.push("ink Wolf", answer).hand(ME)) == drawn


@card("Chicha - Dedicated Mother")
def test_chicha_counts_cards_that_are_inked_together():
    game = table({"play": [CHICHA], "hand": ["Hen", "Friend Like Me"], "ink": 5}).push("ink Hen", "play Friend", "yes")
    assert (len(game.hand(ME)), asked(game)) == (1, False)
    game = table({"play": [CHICHA]}, {"hand": ["Friend Like Me"], "ink": 5}, active=YOU).push("play Friend")
    assert not asked(game)


@card("Chicha - Dedicated Mother")
def test_chicha_supports():
    assert table({"play": [CHICHA, "Hen"]}).push("quest Chicha", "yes").strength("Hen") == 2


@card("Clarabelle - Clumsy Guest")
@pytest.mark.parametrize(("answer", "ink", "left"), [("yes", (0, 3), ["Bear"]), ("no", (2, 1), ["Bear", "Lamp"])])
def test_clarabelle_may_pay_two_to_banish_an_item(answer, ink, left):
    game = table({"hand": [CLUMSY], "ink": 3}, {"play": ["Bear", "Lamp"]}).push("play Clarabelle", answer)
    assert (game.ink(ME), game.play(YOU)) == (ink, left)


@card("Clarabelle - Clumsy Guest")
@rule("lorcana", "6.1.4.1")
def test_clarabelle_without_the_ink_is_not_even_asked():
    game = table({"hand": [CLUMSY], "ink": 2}, {"play": ["Lamp"]}).push("play Clarabelle")
    assert (game.is_in_play("Lamp"), game.ink(ME), asked(game)) == (True, (1, 1), False)


@card("Clarabelle - Contented Wallflower")
@pytest.mark.parametrize(("theirs", "drawn"), [(["Bear", "Wolf"], 1), (["Bear"], 0)])
def test_clarabelle_may_draw_if_an_opponent_holds_more_cards(theirs, drawn):
    game = table({"hand": [WALLFLOWER, "Hen"], "ink": 3}, {"hand": theirs}).push("play Clarabelle")
    assert asked(game) == bool(drawn)
    if drawn:
        game.push("yes")
    assert len(game.hand(ME)) == 1 + drawn


@card("Clarabelle - Contented Wallflower")
def test_clarabelle_may_go_without_the_card():
    game = table({"hand": [WALLFLOWER], "ink": 3}, {"hand": ["Bear"]}).push("play Clarabelle", "no")
    assert game.hand(ME) == []


@card("Clarabelle - Light on Her Hooves")
def test_clarabelle_may_draw_as_many_as_the_opponent_holds_at_the_end_of_your_turn():
    game = table({"play": [HOOVES], "hand": ["Hen"]}, {"hand": ["Bear"] * 4}).push("end", "yes")
    assert (len(game.hand(ME)), game.active) == (4, YOU)
    game = table({"play": [HOOVES], "hand": ["Hen"]}, {"hand": ["Bear"] * 4}).push("end", "no")
    assert game.hand(ME) == ["Hen"]


@card("Clarabelle - Light on Her Hooves")
def test_clarabelle_draws_nothing_if_the_opponent_holds_no_more_and_nothing_in_their_turn():
    game = table({"play": [HOOVES], "hand": ["Hen"]}, {"hand": ["Bear"]}).push("end")
    assert (game.active, game.hand(ME)) == (YOU, ["Hen"])
    game.push("end")
    assert (game.active, len(game.hand(ME))) == (ME, 2)


@card("Clarabelle - Light on Her Hooves")
def test_clarabelle_compares_with_the_opponent_of_your_choice():
    game = table({"play": [HOOVES]}, {"hand": ["Bear"]}, third={"hand": ["Wolf"] * 3}).push("end")
    assert len(game.legal()) == 2
    game.push(game.legal()[1], "yes")
    assert len(game.hand(ME)) == 3


@card("Clarabelle - Light on Her Hooves", "Robin Hood - Sneaky Sleuth")
def test_two_of_them_shift():
    assert shifts_for(HOOVES, 5)
    assert shifts_for(SLEUTH, 3)


@card("Cogsworth - Illuminary Watchman")
def test_cogsworth_lets_somebody_rush_this_turn():
    game = table(
        {"hand": ["Cogsworth - Illuminary Watchman"], "ink": 1, "play": ["Bear (drying)"]}, {"play": ["Wolf (exerted)"]}
    )
    assert game.legal("challenge") == []
    game.push("play Cogsworth", "choose Bear")
    assert (game.legal("challenge"), game.legal("quest")) == (["challenge Bear -> Wolf"], [])
