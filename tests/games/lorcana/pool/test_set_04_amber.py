"""What the amber cards of the fourth set do at the table."""

from tests.games.lorcana.pool.extras import table
from tests.support.card import card
from tests.support.table import ME, YOU

RETURN = "Bruno's Return"
JULIETA = "Julieta Madrigal - Excellent Cook"
FAMILY = "Look at This Family"
WOODS = "Lost in the Woods"
BAND = "Mickey Mouse - Leader of the Band"
CHAMPION = "Minnie Mouse - Musketeer Champion"
MIRABEL = "Mirabel Madrigal - Gift of the Family"
RESCUE = "Pluto - Rescue Dog"
SUPPORT = "resolve 1"


@card("Bruno's Return")
def test_brunos_return_brings_a_character_back_and_may_heal():
    game = table(
        me={"hand": [RETURN], "ink": 2, "discard": ["Wolf", "Lamp", "Hen"], "play": ["Bear (damage 3)"]},
        you={"discard": ["Giant"], "play": ["Knight (damage 1)"]},
    )
    game.push(f"play {RETURN}")
    assert sorted(game.legal()) == ["choose Hen", "choose Wolf"]
    game.push("choose Hen", "yes", "choose Bear", "amount 2")
    assert (game.hand(ME), game.damage("Bear")) == (["Hen"], 1)


@card("Bruno's Return")
def test_brunos_return_need_not_heal_and_heals_even_if_nobody_comes_back():
    game = table(me={"hand": [RETURN], "ink": 2, "discard": ["Wolf"], "play": ["Bear (damage 3)"]})
    game.push(f"play {RETURN}", "no")
    assert (game.hand(ME), game.damage("Bear")) == (["Wolf"], 3)
    game = table(me={"hand": [RETURN], "ink": 2, "play": ["Bear (damage 3)"]})
    assert game.push(f"play {RETURN}", "yes", "amount 1").damage("Bear") == 2


@card("Julieta Madrigal - Excellent Cook")
def test_julieta_may_draw_after_she_healed():
    game = table(me={"hand": [JULIETA], "ink": 3}, you={"play": ["Bear (damage 3)", "Wolf (damage 1)"]})
    game.push("play Julieta", "yes", "choose Bear", "amount 2", "yes")
    assert (game.damage("Bear"), len(game.hand(ME))) == (1, 1)


@card("Julieta Madrigal - Excellent Cook")
def test_julieta_draws_nothing_if_no_damage_was_removed():
    for answers in (["no"], ["yes", "choose Bear", "amount 0"], ["yes", "choose Wolf"]):
        game = table(me={"hand": [JULIETA], "ink": 3, "play": ["Bear (damage 3)", "Wolf"]})
        game.push("play Julieta", *answers)
        if game.legal("amount 0"):
            game.push("amount 0")
        assert (game.legal("yes"), game.hand(ME)) == ([], [])


@card("Look at This Family")
def test_the_family_song_finds_up_to_two_characters_among_five():
    deck = ["Lamp", "Bear", "Wolf", "Fort", "Hen", "Giant"]
    game = table(me={"hand": [FAMILY], "ink": 7, "deck": deck})
    game.push(f"play {FAMILY}")
    assert {"choose Bear; Wolf", "choose Hen", "choose nothing"} < set(game.legal())
    assert not any("Lamp" in text or "Giant" in text for text in game.legal())
    game.push("choose Bear; Hen", "order Fort; Wolf; Lamp")
    assert sorted(game.hand(ME)) == ["Bear", "Hen"]
    assert game.deck(ME) == ["Giant", "Fort", "Wolf", "Lamp"]
    assert (game.knows(YOU, "Bear"), game.knows(YOU, "Wolf")) == (True, False)


@card("Look at This Family")
def test_the_family_song_is_sung_together_by_seven_in_cost():
    game = table(me={"hand": [FAMILY], "play": ["Knight", "Bear"], "deck": ["Lamp", "Lamp"]})
    game.push(f"sing together {FAMILY}")
    assert (game.is_exerted("Knight"), game.is_exerted("Bear")) == (True, True)
    few = table(me={"hand": [FAMILY], "play": ["Knight", "Wolf"]})
    assert few.legal("sing") == []


@card("Lost in the Woods")
def test_those_lost_in_the_woods_are_weak_until_my_next_turn_and_newcomers_are_not():
    game = table(me={"hand": [WOODS], "ink": 4, "play": ["Bear"]}, you={"play": ["Giant"], "hand": ["Wolf"], "ink": 2})
    game.push(f"play {WOODS}", "end", "play Wolf")
    assert [game.strength(name) for name in ("Bear", "Giant", "Wolf")] == [3, 4, 2]
    assert game.push("end").strength("Giant") == 6


@card("Mickey Mouse - Leader of the Band")
def test_the_leader_of_the_band_supports_and_lets_another_support_this_turn():
    game = table(me={"hand": [BAND], "ink": 4, "play": ["Wolf", "Bear"]})
    game.push("play Mickey", "choose Wolf", "quest Wolf", "yes", "choose Bear")
    assert game.strength("Bear") == 5
    game.push("end", "end", "quest Wolf")
    assert game.legal("yes") == []
    assert game.push("quest Mickey", "yes", "choose Bear").strength("Bear") == 5


@card("Minnie Mouse - Musketeer Champion")
def test_the_musketeer_champion_banishes_an_opponent_of_five_strength_or_more():
    game = table(me={"hand": [CHAMPION], "ink": 5, "play": ["Giant"]}, you={"play": ["Giant", "Giant", "Bear"]})
    game.push("play Minnie", "yes")
    assert game.is_exerted("Minnie")
    game.push(game.legal("choose")[0])
    assert (game.play(YOU), "Giant" in game.play(ME)) == (["Giant", "Bear"], True)


@card("Minnie Mouse - Musketeer Champion")
def test_the_musketeer_champion_spares_the_weak_and_guards():
    game = table(me={"hand": [CHAMPION], "ink": 5, "play": ["Wolf (exerted)"]}, you={"play": ["Bear"]})
    game.push("play Minnie", "yes", "end")
    assert game.legal("challenge") == [f"challenge Bear -> {CHAMPION}"]


@card("Mirabel Madrigal - Gift of the Family")
def test_mirabel_makes_the_other_madrigals_worth_more_this_turn():
    game = table(me={"play": [MIRABEL, JULIETA, "Bear"]}, you={"play": ["Camilo Madrigal - Prankster"]})
    game.push("quest Mirabel", SUPPORT, "no")
    assert [game.lore_value(name) for name in ("Mirabel", "Julieta", "Bear", "Camilo")] == [2, 2, 2, 1]
    assert game.push("end").lore_value("Julieta") == 1


@card("Mirabel Madrigal - Gift of the Family")
def test_mirabel_supports():
    game = table(me={"play": [MIRABEL, "Bear", "Wolf"]})
    game.push("quest Mirabel", SUPPORT, "yes")
    assert sorted(game.legal()) == ["choose Bear", "choose Wolf"]
    assert game.push("choose Bear").strength("Bear") == 6


@card("Pluto - Rescue Dog")
def test_the_rescue_dog_may_heal_one_of_its_own_side():
    game = table(
        me={"hand": [RESCUE], "ink": 5, "play": ["Bear (damage 4)", "Wolf"]}, you={"play": ["Giant (damage 2)"]}
    )
    game.push("play Pluto", "yes")
    assert "choose Giant" not in game.legal()
    assert game.push("choose Bear", "amount 3").damage("Bear") == 1
    game = table(me={"hand": [RESCUE], "ink": 5, "play": ["Bear (damage 4)"]})
    assert game.push("play Pluto", "no").damage("Bear") == 4
