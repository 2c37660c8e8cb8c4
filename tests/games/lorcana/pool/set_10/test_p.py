"""Set 10: what the cards that begin with P do at the table."""

from tests.games.lorcana.pool.extras import table
from tests.games.lorcana.pool.set_10.extras import STRONG_SLEUTH
from tests.support.card import card
from tests.support.table import ME, YOU, made

REVIEW = "Performance Review"
PLUTO_CLEVER_CLUEFINDER = "Pluto - Clever Cluefinder"
PLUTO_STEEL_CHAMPION = "Pluto - Steel Champion"
POTION = "Potion of Malice"
CHARMING = "Prince Charming - Protector of the Realm"

NAIL = made("Nail", cost=2, strength=4, willpower=4, inks=["Steel"])


@card("Performance Review")
def test_the_review_draws_a_character_s_lore():
    game = table({"hand": [REVIEW], "ink": 2, "play": ["Bear", "Wolf", "Giant (exerted)", "Hen (drying)"]}).push(
        f"play {REVIEW}"
    )
    assert game.legal() == ["choose Bear", "choose Wolf"]  # the symbol asks for a dry character
    game.push("choose Bear")
    assert (game.is_exerted("Bear"), len(game.hand(ME)), game.lore(ME)) == (True, 2, 0)
    assert table({"hand": [REVIEW], "ink": 2, "play": ["Giant (exerted)"]}).push(f"play {REVIEW}").hand(ME) == []


@card("Pluto - Clever Cluefinder")
def test_pluto_finds_an_item_for_the_hand_or_the_deck():
    side = {"discard": ["Lamp", "Hen"], "deck": ["Wolf"]}
    game = table({"play": [PLUTO_CLEVER_CLUEFINDER, "Sleuth"], **side}, cards=[STRONG_SLEUTH]).push("use Pluto")
    assert (game.hand(ME), game.deck(ME)) == (["Lamp"], ["Wolf"])
    game = table({"play": [PLUTO_CLEVER_CLUEFINDER], **side}, {"play": ["Sleuth"]}, cards=[STRONG_SLEUTH]).push(
        "use Pluto"
    )
    assert (game.hand(ME), game.deck(ME), game.names_in("discard", ME)) == ([], ["Lamp", "Wolf"], ["Hen"])


@card("Pluto - Steel Champion")
def test_pluto_rewards_victories_of_other_steel_characters_on_your_turn():
    game = table(
        me={"play": [PLUTO_STEEL_CHAMPION, "Nail", "Giant"]},
        you={"play": ["Wolf (exerted)", "Hen (exerted)", "Bird (exerted)", "Bear (exerted)"]},
        cards=[NAIL],
    )
    assert game.push("challenge Nail -> Wolf").lore(ME) == 2
    assert game.push("challenge Giant -> Hen").lore(ME) == 2
    assert game.push("challenge Pluto -> Bear").lore(ME) == 2


@card("Pluto - Steel Champion")
def test_pluto_may_break_an_item_when_another_steel_character_comes():
    game = table(
        me={"play": [PLUTO_STEEL_CHAMPION], "hand": ["Nail", "Hen"], "ink": 3},
        you={"play": ["Lamp", "Rope"]},
        cards=[NAIL],
    )
    game.push("play Hen")
    assert game.legal("play") == ["play Nail"]
    game.push("play Nail", "yes", "choose Lamp")
    assert game.play(YOU) == ["Rope"]
    kept = table(me={"play": [PLUTO_STEEL_CHAMPION], "hand": ["Nail"], "ink": 2}, you={"play": ["Lamp"]}, cards=[NAIL])
    assert kept.push("play Nail", "no").play(YOU) == ["Lamp"]


@card("Pluto - Steel Champion")
def test_pluto_does_not_greet_himself():
    game = table(me={"hand": [PLUTO_STEEL_CHAMPION], "ink": 5}, you={"play": ["Lamp"]}).push("play Pluto")
    assert game.legal() == ["end"]


@card("Potion of Malice")
def test_the_potion_puts_a_damage_on_a_character():
    game = table(me={"play": [POTION], "ink": 1}, you={"play": ["Giant", "Bear"]}).push("use Potion: 1", "choose Giant")
    assert (game.damage("Giant"), game.is_exerted("Potion"), game.ink(ME)) == (1, True, (0, 1))


@card("Potion of Malice")
def test_the_poured_potion_makes_opposing_damaged_characters_reckless_for_a_round():
    game = table(
        me={"play": [POTION, "Wolf (exerted, damage 1)"]}, you={"play": ["Giant (damage 1)", "Bear", "Hen (damage 1)"]}
    )
    game.push("use Potion: 2", "end")
    assert (game.is_in_play("Potion"), game.legal("quest"), "end" in game.legal()) == (False, ["quest Bear"], False)
    game.push("challenge Giant -> Wolf")
    assert "end" in game.legal()
    game.push("end", "end")
    assert game.legal("quest") == ["quest Giant", "quest Bear", "quest Hen"]


@card("Prince Charming - Protector of the Realm")
def test_with_prince_charming_one_character_challenges_each_turn():
    game = table(me={"play": [CHARMING, "Bear", "Wolf"]}, you={"play": ["Giant (exerted)", "Hen"]})
    game.push("challenge Bear -> Giant")
    assert game.legal("challenge") == []
    game.push("quest Prince", "quest Wolf", "end", "challenge Hen -> Prince")
    assert game.legal("challenge") == []


@card("Prince Charming - Protector of the Realm")
def test_prince_charming_guards_the_others():
    game = table(me={"hand": [CHARMING], "ink": 7, "play": ["Hen (exerted)"]}, you={"play": ["Giant"]})
    game.push("play Prince", "yes", "end")
    assert game.legal("challenge") == [f"challenge Giant -> {CHARMING}"]


@card("Prince Charming - Protector of the Realm")
def test_with_prince_charming_the_one_who_challenged_may_do_so_again():
    game = table(
        me={"play": [CHARMING, "Bear", "Wolf"], "hand": ["Fan the Flames"], "ink": 1},
        you={"play": ["Giant (exerted)", "Hen (exerted)"]},
    )
    game.push("challenge Bear -> Hen", "play Fan the Flames", "choose Bear")
    assert game.legal("challenge") == ["challenge Bear -> Giant"]
