"""Set 12: what the cards that begin with L do at the table."""

from tests.games.lorcana.pool.extras import table
from tests.support.card import card
from tests.support.table import ME, YOU

LENNY = "Lenny - Toy Binoculars"
SKY = "Like a Bird in the Sky"
MACGUFFIN = "Lord MacGuffin - Clever Swordsman"
LUISA = "Luisa Madrigal - Confident Climber"
ROURKE = "Lyle Tiberius Rourke - Adventurer for Hire"


@card("Lenny - Toy Binoculars")
def test_lenny_sees_a_hand_and_picks_an_action_out_of_it():
    game = table(me={"hand": [LENNY], "ink": 3}, you={"hand": ["Bear", "Hum", "Tune"]}).push("play Lenny")
    assert (game.deciding, game.legal(), game.knows(ME, "Bear")) == (ME, ["choose Hum", "choose Tune"], True)
    assert game.push("choose Hum").hand(YOU) == ["Bear", "Tune"]
    game = table(me={"hand": [LENNY], "ink": 3}, you={"hand": ["Bear", "Lamp"]}).push("play Lenny")
    assert (game.hand(YOU), game.knows(ME, "Lamp")) == (["Bear", "Lamp"], True)


@card("Lenny - Toy Binoculars")
def test_lenny_may_ready_once_a_turn_for_an_action():
    game = table(me={"play": [LENNY], "hand": ["Hum", "Hum"], "ink": 2}).push(
        "quest Lenny", "play Hum", "yes", "quest Lenny"
    )
    assert game.lore(ME) == 2
    game.push("play Hum")
    assert (game.legal(), game.is_exerted("Lenny")) == (["end"], True)


@card("Lenny - Toy Binoculars")
def test_lenny_may_stay_exerted_and_does_not_care_for_items():
    game = table(me={"play": [f"{LENNY} (exerted)"], "hand": ["Lamp", "Hum"], "ink": 3}).push("play Lamp")
    assert "yes" not in game.legal()
    assert game.push("play Hum", "no").is_exerted("Lenny")


@card("Like a Bird in the Sky")
def test_like_a_bird_somebody_flies_until_your_next_turn():
    game = table({"hand": [SKY], "ink": 2, "play": ["Bear", "Hen"]}, {"play": ["Wolf"]}).push(
        f"play {SKY}", "choose Bear"
    )
    game.push("quest Bear", "end")
    assert (game.lore(ME), game.legal("challenge")) == (3, [])
    assert game.push("end").lore_value("Bear") == 2


@card("Lord MacGuffin - Clever Swordsman")
def test_macguffin_may_arrive_exerted_to_strike_somebody_damaged():
    game = table(me={"hand": [MACGUFFIN], "ink": 5}, you={"play": ["Giant (damage 1)", "Bear", "Bird (damage 1)"]})
    game.push("play Lord", "yes")
    assert game.legal() == ["choose Giant", "choose Bird"]
    game.push("choose Giant")
    assert (game.is_exerted("Lord"), game.damage("Giant")) == (True, 4)
    ready = table(me={"hand": [MACGUFFIN], "ink": 5}, you={"play": ["Giant (damage 1)"]}).push("play Lord", "no")
    assert (ready.is_exerted("Lord"), ready.damage("Giant")) == (False, 1)


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


@card("Lyle Tiberius Rourke - Adventurer for Hire")
def test_rourke_may_change_a_card():
    game = table(me={"hand": [ROURKE, "Lamp"], "ink": 2, "deck": ["Rope", "Hen"]}).push(
        "play Lyle", "yes", "choose Lamp"
    )
    assert game.hand(ME) == ["Rope"]
    assert table(me={"hand": [ROURKE, "Lamp"], "ink": 2}).push("play Lyle", "no").hand(ME) == ["Lamp"]


@card("Lyle Tiberius Rourke - Adventurer for Hire")
def test_rourkes_tricks_cost_lore_after_two_cards_went_to_your_discard():
    game = table(me={"play": [ROURKE], "hand": ["Hum", "Hum"], "ink": 2, "lore": 3}, you={"lore": 5})
    assert game.push("play Hum", "play Hum", "end").lore(YOU) == 4
    game = table(me={"play": [ROURKE], "hand": ["Hum"], "ink": 1}, you={"lore": 5}).push("play Hum", "end")
    assert game.lore(YOU) == 5
    game = table(
        me={"play": [ROURKE, "Giant", "Bear"]}, you={"play": ["Hen (exerted)", "Wolf (exerted, damage 1)"], "lore": 5}
    )
    assert game.push("challenge Giant -> Hen", "challenge Bear -> Wolf", "end").lore(YOU) == 5
