"""The twelfth set at the table: Amethyst, Ruby and Sapphire."""

from tests.games.lorcana.pool.extras import table
from tests.support.card import card
from tests.support.table import ME, YOU

KIDA = "Kida - Crystal Scion"
LEVIATHAN = "The Leviathan - Guardian of Atlantis"
LUISA = "Luisa Madrigal - Confident Climber"
STRETCHY = "Mrs. Incredible - Super Stretchy"
VINCENZO = "Vincenzo Santorini - On the Run"
VIOLET = "Violet Parr - Learning New Powers"


@card("Luisa Madrigal - Confident Climber")
def test_luisa_takes_a_friends_damage_onto_herself():
    game = table(me={"play": [LUISA, "Bear (damage 2)"], "ink": 2}, you={"play": ["Giant"]})
    game.push("use Luisa", "choose Bear", "amount 1")
    assert (game.damage("Bear"), game.damage("Luisa"), game.damage("Giant")) == (1, 1, 0)


@card("Luisa Madrigal - Confident Climber")
def test_luisa_throws_it_all_at_an_opposing_character_from_three_on():
    game = table(me={"play": [f"{LUISA} (damage 2)", "Bear (damage 2)"], "ink": 1}, you={"play": ["Giant", "Wolf"]})
    game.push("use Luisa", "choose Bear", "amount 1", "choose Giant")
    assert (game.damage("Bear"), game.damage("Luisa"), game.damage("Giant")) == (1, 0, 3)


@card("Luisa Madrigal - Confident Climber")
def test_luisa_shifts_for_three():
    base = "Luisa Madrigal - Rock of the Family"
    game = table(me={"play": [base], "hand": [LUISA], "ink": 3}).push(f"shift {LUISA} -> {base}")
    assert (game.play(ME), game.ink(ME)) == ([LUISA], (0, 3))


@card("Mrs. Incredible - Super Stretchy")
def test_mrs_incredible_stretches_out_of_reach_or_for_lore_as_your_turn_begins():
    game = table(me={"play": [STRETCHY]}, you={"play": ["Bear"]}, active=YOU)
    game.push("end", "yes", "pick 1", "quest Mrs.", "end")
    assert (game.lore(ME), game.legal("challenge")) == (1, [])
    game.push("end", "yes", "pick 2", "quest Mrs.", "end")
    assert (game.lore(ME), game.legal("challenge")) == (3, [f"challenge Bear -> {STRETCHY}"])
    assert game.lore_value("Mrs.") == 1


@card("Mrs. Incredible - Super Stretchy")
def test_mrs_incredible_may_stay_as_she_is():
    game = table(me={"play": [STRETCHY]}, you={"play": ["Bear"]}, active=YOU).push("end", "no", "quest Mrs.", "end")
    assert (game.lore(ME), game.legal("challenge")) == (1, [f"challenge Bear -> {STRETCHY}"])


@card("Violet Parr - Learning New Powers")
def test_violet_deflects_a_damage_to_an_opposing_character():
    game = table(me={"hand": [VIOLET], "ink": 3, "play": ["Bear (damage 2)"]}, you={"play": ["Giant", "Hen"]})
    game.push("play Violet", "yes", "choose Bear")
    assert game.legal() == ["choose Giant", "choose Hen"]
    game.push("choose Giant")
    assert (game.damage("Bear"), game.damage("Giant")) == (1, 1)
    kept = table(me={"hand": [VIOLET], "ink": 3, "play": ["Bear (damage 2)"]}, you={"play": ["Giant"]})
    assert kept.push("play Violet", "no").damage("Bear") == 2


@card("Violet Parr - Learning New Powers")
def test_violet_evades():
    game = table(me={"play": [f"{VIOLET} (exerted)"]}, you={"play": ["Bear", "Bird"]}, active=YOU)
    assert game.legal("challenge") == [f"challenge Bird -> {VIOLET}"]


@card("The Leviathan - Guardian of Atlantis")
def test_the_leviathan_sweeps_opposing_characters_of_ten_strength_together():
    game = table(
        me={"hand": [LEVIATHAN, "Hum", "Hum"], "ink": 12}, you={"play": ["Giant", "Bear", "Wolf", "Hen", "Warded"]}
    )
    game.push("play Hum", "play Hum", "play The Leviathan", "yes")
    assert "choose Giant; Bear; Wolf" not in game.legal()
    game.push("choose Giant; Bear; Hen")
    assert game.play(YOU) == ["Wolf", "Warded"]


@card("The Leviathan - Guardian of Atlantis")
def test_the_leviathan_sleeps_unless_two_cards_went_to_your_discard():
    game = table(me={"hand": [LEVIATHAN, "Hum"], "ink": 11}, you={"play": ["Hen"], "discard": ["Hum", "Hum"]})
    game.push("play Hum", "play The Leviathan")
    assert (game.legal(), game.play(YOU)) == (["end"], ["Hen"])
    game = table(me={"hand": [LEVIATHAN, "Hum", "Hum"], "ink": 12}, you={"play": ["Hen"]})
    game.push("play Hum", "play Hum", "play The Leviathan", "no")
    assert game.play(YOU) == ["Hen"]


@card("Vincenzo Santorini - On the Run")
def test_vincenzo_keeps_opposing_items_from_readying():
    game = table(me={"play": [VINCENZO, "Lamp (exerted)"]}, you={"play": ["Rope (exerted)", "Bear (exerted)"]})
    game.push("end")
    assert (game.is_exerted("Rope"), game.is_exerted("Bear")) == (True, False)
    assert not game.push("end").is_exerted("Lamp")


@card("Vincenzo Santorini - On the Run")
def test_vincenzo_evades():
    game = table(me={"play": [f"{VINCENZO} (exerted)"]}, you={"play": ["Bear"]}, active=YOU)
    assert game.legal("challenge") == []


@card("Kida - Crystal Scion")
def test_kidas_flood_lets_everybody_ink_up_to_five_cards_of_their_discard():
    game = table(
        me={"hand": [KIDA], "ink": 8, "discard": ["Lamp", "Rope", "Hum"]}, you={"discard": ["Bear", "Wolf"], "ink": 1}
    )
    game.push("play Kida", "yes", "choose Lamp; Hum")
    assert game.deciding == YOU
    game.push("yes", "choose Wolf")
    assert (game.ink(ME), game.ink(YOU)) == ((0, 10), (1, 1))
    assert (game.names_in("discard", ME), game.names_in("discard", YOU)) == (["Rope"], ["Bear"])


@card("Kida - Crystal Scion")
def test_nobody_has_to_ink_for_kidas_flood():
    game = table(me={"hand": [KIDA], "ink": 8, "discard": ["Lamp"]}, you={"discard": ["Bear"]})
    game.push("play Kida", "no", "no")
    assert (game.ink(ME), game.ink(YOU), game.active) == ((0, 8), (0, 0), ME)


@card("Kida - Crystal Scion")
def test_kida_shows_the_path_for_seven_ink():
    game = table(me={"play": [KIDA], "ink": 7, "deck": ["Lamp", "Rope", "Hen"]}).push("use Kida", "choose Rope")
    assert (game.hand(ME), game.deck(ME), game.ink(ME)) == (["Rope"], ["Hen", "Lamp"], (0, 7))


@card("Kida - Crystal Scion")
def test_kida_shifts_for_six():
    thinker = "Kida - Creative Thinker"
    game = table(me={"play": [thinker], "hand": [KIDA], "ink": 6}).push(f"shift {KIDA} -> {thinker}")
    assert (game.play(ME), game.ink(ME)) == ([KIDA], (0, 6))
