"""Set 1: what the cards that begin with S do at the table."""

import pytest

from tests.games.lorcana.pool.extras import table
from tests.games.lorcana.pool.shown import asked
from tests.support.card import card
from tests.support.rule import rule
from tests.support.table import ME, YOU

TACTICIAN = "Tinker Bell - Tiny Tactician"
HEIR = "Simba - Rightful Heir"
RUTHLESS = "Captain Hook - Ruthless Pirate"
HANS = "Hans - Thirteenth in Line"


@card("Scepter of Arendelle")
def test_the_scepter_lends_support_for_this_turn():
    game = table({"play": ["Scepter of Arendelle", "Wolf", "Hen"]}).push("use Scepter", "choose Wolf")
    assert game.push("quest Wolf", "yes").strength("Hen") == 2
    assert not asked(game.push("end", "end", "quest Wolf"))


@card("Shield of Virtue")
def test_the_shield_readies_a_character_that_may_challenge_but_not_quest():
    game = table({"play": ["Shield of Virtue", "Bear"], "ink": 3}, {"play": ["Hen (exerted)"]})
    game.push("quest Bear", "use Shield", "choose Bear")
    assert (game.is_exerted("Bear"), game.ink(ME)) == (False, (0, 3))
    assert (game.legal("quest"), game.legal("challenge")) == ([], ["challenge Bear -> Hen"])
    assert game.push("end", "end").legal("quest") == ["quest Bear"]


@card("Simba - Future King", "Tinker Bell - Tiny Tactician")
@pytest.mark.parametrize("way", ["play", "use"])
def test_two_of_them_exchange_a_card(way):
    side = (
        {"hand": ["Simba - Future King", "Hen"], "ink": 1} if way == "play" else {"play": [TACTICIAN], "hand": ["Hen"]}
    )
    game = table({**side, "deck": ["Lamp", "Rope"]})
    game.push(*(["play Simba", "yes"] if way == "play" else ["use Tinker Bell"]))
    assert sorted(game.legal()) == ["choose Hen", "choose Lamp"]
    game.push("choose Hen")
    assert (game.hand(ME), game.names_in("discard", ME)) == (["Lamp"], ["Hen"])


@card("Simba - Future King")
def test_simba_need_not():
    game = table({"hand": ["Simba - Future King", "Hen"], "ink": 1}).push("play Simba", "no")
    assert game.hand(ME) == ["Hen"]


@card("Simba - Rightful Heir")
def test_simba_gains_a_lore_for_banishing_somebody_in_a_challenge_in_your_turn():
    game = table({"play": [HEIR]}, {"play": ["Hen (exerted)"]}).push("challenge Simba -> Hen")
    assert game.lore(ME) == 1
    game = table({"play": [f"{HEIR} (exerted)"]}, {"play": ["Hen"]}, active=YOU).push("challenge Hen -> Simba")
    assert (game.play(YOU), game.lore(ME)) == ([], 0)


@card("Smash")
def test_smash_deals_three_and_three_are_enough_for_a_hen():
    game = table({"hand": ["Smash"], "ink": 3}, {"play": ["Bear", "Hen"]}).push("play Smash", "choose Hen")
    assert game.play(YOU) == ["Bear"]


@card("Starkey - Hook's Henchman")
@pytest.mark.parametrize(("mine", "theirs", "lore"), [(RUTHLESS, "Bear", 2), ("Bear", RUTHLESS, 1)])
def test_starkey_is_worth_more_beside_a_captain_of_yours(mine, theirs, lore):
    game = table({"play": ["Starkey - Hook's Henchman", mine]}, {"play": [theirs]})
    assert game.lore_value("Starkey") == lore


@card("Stitch - Carefree Surfer")
@pytest.mark.parametrize(("others", "answer", "drawn"), [(2, "yes", 2), (2, "no", 0), (1, "", 0)])
def test_stitch_may_draw_two_if_two_others_of_his_are_there(others, answer, drawn):
    game = table({"hand": ["Stitch - Carefree Surfer"], "ink": 7, "play": ["Bear", "Wolf"][:others]}, {"play": ["Hen"]})
    game.push("play Stitch", *filter(None, [answer]))
    assert (len(game.hand(ME)), game.asked_by) == (drawn, "3.3.1")


@card("Stitch - Rock Star")
def test_stitch_has_small_newcomers_exerted_for_a_card():
    game = table({"play": ["Stitch - Rock Star"], "hand": ["Wolf", "Hen", "Bear"], "ink": 6})
    game.push("play Wolf", "yes")
    assert (game.is_exerted("Wolf"), len(game.hand(ME))) == (True, 3)
    game.push("play Hen", "no")
    assert (game.is_exerted("Hen"), len(game.hand(ME))) == (False, 2)
    game.push("play Bear")
    assert (game.is_exerted("Bear"), game.asked_by) == (False, "3.3.1")


@card("Stitch - Rock Star", "Sleepy - Nodding Off")
@rule("lorcana", "6.1.5.1")
def test_stitch_gets_nothing_for_a_newcomer_that_is_exerted_already():
    game = table({"play": ["Stitch - Rock Star"], "hand": ["Sleepy - Nodding Off"], "ink": 2})
    assert game.push("play Sleepy", "yes").hand(ME) == []


@card("Stitch - Rock Star")
def test_stitch_is_shifted_for_four():
    game = table({"play": ["Stitch - Carefree Surfer"], "hand": ["Stitch - Rock Star"], "ink": 4})
    assert game.push("shift Stitch -> Stitch").play(ME) == ["Stitch - Rock Star"]


@card("Stolen Scimitar")
@pytest.mark.parametrize(("name", "more"), [("Bear", 1), ("Aladdin - Brave Rescuer", 2)])
def test_the_scimitar_suits_aladdin_best(name, more):
    game = table({"play": ["Stolen Scimitar", "Bear", "Aladdin - Brave Rescuer"]})
    game.push("use Stolen Scimitar", f"choose {name}")
    assert game.strength(name) == 3 + more
    assert game.push("end").strength(name) == 3


@card("Sword of Truth")
def test_the_sword_strikes_a_villain_only():
    game = table({"play": ["Sword of Truth", HEIR]}, {"play": [HANS, RUTHLESS, "Bear"]}).push("use Sword of Truth")
    assert sorted(game.legal()) == [f"choose {RUTHLESS}", f"choose {HANS}"]
    game.push(f"choose {HANS}")
    assert (game.play(ME), game.play(YOU)) == ([HEIR], [RUTHLESS, "Bear"])
