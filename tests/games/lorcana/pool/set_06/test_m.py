"""Set 6: what the cards that begin with M do at the table."""

import pytest

from tests.games.lorcana.pool.extras import table
from tests.games.lorcana.pool.shown import SLAP, asked, is_evasive, shifts_for
from tests.support.card import card
from tests.support.rule import rule
from tests.support.table import ME, THIRD, YOU

HATTER = "Mad Hatter - Eccentric Host"
MIM = "Madam Mim - Tiny Adversary"
ODIE = "Mama Odie - Solitary Sage"
MAUI = "Maui - Half-Shark"
MICKEY = "Mickey Mouse - Courageous Sailor"
LEADER = "Moana - Kakamora Leader"
SAILOR = "Moana - Self-Taught Sailor"
WENDY = "Wendy Darling - Courageous Captain"
MR_BIG = "Mr. Big - Shrewd Tycoon"
LITWAK = "Mr. Litwak - Arcade Owner"


@card("Mad Hatter - Eccentric Host")
@pytest.mark.parametrize(("pick", "deck", "discard"), [(1, ["Wolf", "Lamp"], []), (2, ["Lamp"], ["Wolf"])])
def test_the_hatter_may_look_at_a_players_top_card_and_discard_it(pick, deck, discard):
    game = table({"play": [HATTER]}, {"deck": ["Wolf", "Lamp"]}).push("quest Mad Hatter", "yes", "player Player 2")
    assert (game.deciding, game.knows(ME, "Wolf")) == (ME, True)
    game.push(f"pick {pick}")
    assert (game.deck(YOU), game.names_in("discard", YOU)) == (deck, discard)


@card("Mad Hatter - Eccentric Host")
def test_the_hatter_may_look_at_your_own_deck_or_not_at_all():
    game = table({"play": [HATTER], "deck": ["Bear", "Hen"]}).push(
        "quest Mad Hatter", "yes", "player Player 1", "pick 2"
    )
    assert game.names_in("discard", ME) == ["Bear"]
    assert not asked(table({"play": [HATTER]}).push("quest Mad Hatter", "no"))


@card("Mad Hatter's Teapot")
def test_the_teapot_mills_each_opponent_one_card():
    game = table(
        {"play": ["Mad Hatter's Teapot"], "ink": 1}, {"deck": ["Wolf", "Hen"]}, third={"deck": ["Lamp", "Hen"]}
    )
    game.push("use Mad Hatter's Teapot")
    assert [game.names_in("discard", seat) for seat in (ME, YOU, THIRD)] == [[], ["Wolf"], ["Lamp"]]


@card("Madam Mim - Tiny Adversary")
@pytest.mark.parametrize(("name", "dealt"), [(MIM, 1), ("Wolf", 3)])
def test_mim_and_your_other_characters_challenge_one_stronger(name, dealt):
    game = table({"play": [MIM, "Wolf"]}, {"play": ["Giant (exerted)"]})
    assert game.strength(name) == dealt - 1
    assert game.push(f"challenge {name} -> Giant").damage("Giant") == dealt


@card("Madam Mim - Tiny Adversary")
def test_mim_adds_to_what_another_mim_has_and_nothing_to_opponents():
    game = table({"play": [MIM, MIM]}, {"play": ["Giant (exerted)", "Wolf"]})
    game.push(game.legal("challenge")[0])
    assert game.damage("Giant") == 2
    game = table({"play": [f"{MIM} (exerted)", "Giant (exerted)"]}, {"play": ["Wolf"]}, active=YOU)
    assert game.push("challenge Wolf -> Giant").damage("Giant") == 2


@card("Mama Odie - Solitary Sage")
def test_mama_odie_may_move_up_to_two_damage_with_a_song():
    game = table({"play": [ODIE, "Bear (damage 3)"], "hand": ["Hum", "Spell"], "ink": 2}, {"play": ["Wolf", "Giant"]})
    assert not asked(game.push("play Spell"))
    game.push("play Hum", "yes", "choose Bear", "choose Giant", "amount 2")
    assert (game.damage("Bear"), game.damage("Giant")) == (1, 2)


@card("Maui - Half-Shark")
@pytest.mark.parametrize(("answers", "hand"), [(["yes", "choose Spell"], ["Spell"]), (["no"], [])])
def test_maui_may_take_an_action_card_back_when_he_challenges_a_character(answers, hand):
    game = table({"play": [MAUI], "discard": ["Spell", "Bear", "Hum"]}, {"play": ["Wolf (exerted)"]})
    assert game.push("challenge Maui -> Wolf", *answers).hand(ME) == hand


@card("Maui - Half-Shark")
def test_maui_takes_nothing_back_from_a_challenge_with_a_location():
    game = table({"play": [MAUI], "discard": ["Spell", "Hum"]}, {"play": ["Fort"]}).push("challenge Maui -> Fort")
    assert (asked(game), game.hand(ME)) == (False, [])
    assert is_evasive(MAUI)


@card("Maui - Half-Shark")
def test_maui_gains_a_lore_for_each_action_you_play_songs_too():
    game = table({"play": [MAUI, "Bear"], "hand": ["Spell", "Hum", "Lamp"], "ink": 9}, {"hand": ["Spell"], "ink": 1})
    game.push("play Spell", "sing Hum with Bear", "play Lamp")
    assert game.lore(ME) == 2
    assert game.push("end", "play Spell").lore(ME) == 2


@card("MegaBot")
def test_megabot_enters_exerted():
    game = table({"hand": ["MegaBot"], "ink": 2}).push("play MegaBot")
    assert (game.is_exerted("MegaBot"), game.legal("use")) == (True, [])


@card("MegaBot")
@pytest.mark.parametrize(
    ("pick", "others", "gone"),
    [("pick 1", ["choose Lamp", "choose Rope"], "Rope"), ("pick 2", ["choose Wolf", "choose Bear"], "Bear")],
)
def test_megabot_destroys_an_item_or_a_damaged_character(pick, others, gone):
    game = table(
        {"play": ["MegaBot", "Lamp", "Wolf (damage 1)"]},
        {"play": ["Rope", "Bear (damage 1)", "Giant", "Fort (damage 1)"]},
    )
    assert game.push("use MegaBot", pick).legal() == others
    game.push(f"choose {gone}")
    assert (game.is_in_play(gone), game.is_in_play("MegaBot")) == (False, False)


@card("Mickey Mouse - Courageous Sailor")
def test_mickey_is_stronger_at_any_location():
    assert table({"play": [f"{MICKEY} (at Fort)", "Fort"]}).strength("Mickey") == 4
    game = table({"play": [MICKEY, "Fort"], "ink": 2})
    assert game.strength("Mickey") == 2
    assert game.push("move Mickey -> Fort").strength("Mickey") == 4


@card("Mickey Mouse - Night Watch", "Mullins - Seasoned Shipmate")
@pytest.mark.parametrize(
    ("name", "friend", "protected"),
    [
        ("Mickey Mouse - Night Watch", "Pluto - Guard Dog", "Pluto"),
        ("Mullins - Seasoned Shipmate", "Mr. Smee - Bumbling Mate", "Mullins"),
    ],
)
def test_friends_resist(name, friend, protected):
    game = table({"play": [name, friend], "hand": ["Slap"]}, cards=[SLAP]).push("play Slap", f"choose {protected}")
    assert game.damage(protected) == 1
    game = table({"play": [name], "hand": ["Slap"]}, {"play": [friend]}, cards=[SLAP])
    assert game.push("play Slap", f"choose {protected}").damage(protected) == 2


@card("Moana - Kakamora Leader")
def test_moana_may_move_any_number_of_yours_to_one_location_and_gains_lore_for_each():
    game = table(
        {"hand": [LEADER], "ink": 7, "play": ["Fort", "Cave", "Bear", "Wolf", "Hen (at Cave)"]}, {"play": ["Giant"]}
    )
    game.push("play Moana", "yes")
    assert not any("Giant" in text for text in game.legal())
    game.push("choose Bear; Hen", "choose Fort")
    assert [game.place(name) for name in ("Bear", "Hen", "Wolf", "Moana")] == ["Fort", "Fort", "", ""]
    assert (game.lore(ME), game.ink(ME)) == (2, (0, 7))


@card("Moana - Kakamora Leader")
def test_moana_may_come_along_herself_or_move_nobody():
    game = table({"hand": [LEADER], "ink": 7, "play": ["Fort"]}).push("play Moana", "yes", f"choose {LEADER}")
    assert (game.place("Moana"), game.lore(ME)) == ("Fort", 1)
    game = table({"hand": [LEADER], "ink": 7, "play": ["Fort", "Bear"]}).push("play Moana", "no")
    assert (game.place("Bear"), game.lore(ME)) == ("", 0)
    assert shifts_for(LEADER, 5)


@card("Moana - Kakamora Leader")
def test_moana_gains_lore_only_for_those_who_really_moved():
    game = table({"hand": [LEADER], "ink": 7, "play": ["Fort", "Cave", "Bear", "Hen (at Cave)"]})
    game.push("play Moana", "yes", "choose Bear; Hen", "choose Cave")
    assert (game.place("Bear"), game.place("Hen"), game.lore(ME)) == ("Cave", "Cave", 1)
    game = table({"hand": [LEADER], "ink": 7, "play": ["Bear"]}, {"play": ["Fort"]})
    game.push("play Moana", "yes", "choose Bear")
    assert (game.place("Bear"), game.lore(ME), asked(game)) == ("", 0, False)


@card("Moana - Self-Taught Sailor")
def test_moana_challenges_only_while_you_have_a_captain():
    assert table({"play": [SAILOR]}, {"play": ["Wolf (exerted)", WENDY]}).legal("challenge Moana") == []
    assert table({"play": [SAILOR, WENDY]}, {"play": ["Wolf (exerted)"]}).legal("challenge Moana")


@card("Mr. Big - Shrewd Tycoon")
def test_only_the_weak_challenge_mr_big():
    game = table({"play": [f"{MR_BIG} (exerted)"]}, {"play": ["Bear", "Wolf", "Guard", "Hen"]}, active=YOU)
    assert game.legal("challenge") == [f"challenge Guard -> {MR_BIG}", f"challenge Hen -> {MR_BIG}"]


@card("Mr. Litwak - Arcade Owner")
def test_mr_litwak_may_ready_once_a_turn_for_another_character():
    side = {"play": [f"{LITWAK} (exerted)"], "hand": ["Hen", "Hen", "Tune"], "ink": 2}
    game = table(side, {"play": ["Wolf (exerted)"]}).push("play Hen", "yes")
    assert (game.is_exerted("Mr. Litwak"), game.legal("quest"), game.legal("challenge")) == (False, [], [])
    assert game.legal("sing") == [f"sing Tune with {LITWAK}"]
    assert not asked(game.push("play Hen"))
    assert table({"hand": [LITWAK], "ink": 3}).push("play Mr. Litwak").asked_by == "3.3.1"


@card("Mr. Litwak - Arcade Owner")
@rule("lorcana", "6.1.4")
def test_mr_litwak_who_stays_as_he_is_cannot_quest_either():
    game = table({"play": [LITWAK], "hand": ["Hen"], "ink": 1}, {"play": ["Wolf (exerted)"]}).push("play Hen", "no")
    assert (game.legal("quest"), game.legal("challenge")) == ([], [])
