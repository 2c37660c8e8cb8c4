"""Set 4: what the cards that begin with A do at the table."""

import pytest

from tests.games.lorcana.pool.extras import table
from tests.games.lorcana.pool.shown import asked, is_warded, shifts_for
from tests.support.card import card
from tests.support.table import ME, THIRD, YOU, made

LIFE = "A Pirate's Life"
RESCUER = "Aladdin - Brave Rescuer"
GENERAL = "Li Shang - Valorous General"
BRIDE = "Ursula - Eric's Bride"
BRAVING = "Anna - Braving the Storm"
TRUE = "Anna - True-Hearted"
ARIEL = "Ariel - Determined Mermaid"
SONIC = "Ariel - Sonic Warrior"
COLLECTOR = "Ariel - Treasure Collector"
HERA = "Hera - Queen of the Gods"
MEGARA = "Megara - Liberated One"
MUSES = "The Muses - Proclaimers of Heroes"


@card("A Pirate's Life")
def test_a_pirates_life_takes_two_lore_from_each_opponent_and_gives_two():
    game = table(me={"hand": [LIFE], "play": ["Bear", "Bear"]}, you={"lore": 5}, third={"lore": 1})
    game.push(f"sing together {LIFE}")
    assert [game.lore(seat) for seat in (ME, YOU, THIRD)] == [2, 3, 0]


@card("Aladdin - Brave Rescuer", "Li Shang - Valorous General", "Ursula - Eric's Bride")
@pytest.mark.parametrize(
    ("name", "given", "kept"), [(RESCUER, "Fort", "Bear"), (GENERAL, "Hen", "Fort"), (BRIDE, "Hum", "Spell")]
)
def test_three_of_them_are_shifted_for_a_card_of_one_kind(name, given, kept):
    base = made(name.partition(" - ")[0], version="Young")
    way = f"shift {name} -> {base.card.full_name}"
    game = table({"play": [base.card.full_name], "hand": [name, kept]}, cards=[base])
    assert game.legal("shift") == []
    game = table({"play": [base.card.full_name], "hand": [name, kept, given]}, cards=[base]).push(way)
    game.push(*game.legal("choose"))
    assert (game.hand(ME), game.names_in("discard", ME), game.is_in_play(name)) == ([kept], [given], True)


@card("Aladdin - Brave Rescuer")
@pytest.mark.parametrize(("answers", "left"), [(["yes", "choose Lamp"], ["Fort"]), (["no"], ["Lamp", "Fort"])])
def test_aladdin_may_banish_an_item_when_he_quests(answers, left):
    game = table({"play": [RESCUER, "Rope"]}, {"play": ["Lamp", "Fort"]}).push("quest Aladdin", *answers)
    assert game.play(YOU) == left


@card("Alma Madrigal - Family Matriarch")
def test_alma_may_put_a_madrigal_of_the_deck_on_top_for_all_to_see():
    camilo = "Camilo Madrigal - Family Copycat"
    game = table({"hand": ["Alma Madrigal - Family Matriarch"], "ink": 3, "deck": ["Bear", "Hen", camilo]})
    game.push("play Alma", "yes")
    assert game.legal() == [f"choose {camilo}", "choose nothing"]
    game.push("choose Camilo")
    assert (game.deck(ME)[0], game.knows(YOU, camilo), game.story("shuffled")) == (camilo, True, ["shuffled"])


@card("Anna - Braving the Storm")
def test_anna_braves_the_storm_only_with_another_hero():
    for mine, lore in ((["Knight"], 2), (["Wolf"], 1), ([], 1)):
        game = table(me={"play": [BRAVING, *mine]}, you={"play": ["Knight"]})
        assert game.lore_value("Anna") == lore


@card("Anna - True-Hearted")
def test_the_true_hearted_anna_makes_other_heroes_worth_more_this_turn():
    game = table(me={"play": [TRUE, "Knight", "Wolf"]}, you={"play": [BRAVING]})
    game.push("quest Anna - True-Hearted")
    assert [game.lore_value(name) for name in (TRUE, "Knight", "Wolf", BRAVING)] == [2, 2, 1, 1]
    assert game.push("end").lore_value("Knight") == 1


@card("Ariel - Determined Mermaid")
def test_ariel_may_draw_and_discard_with_every_song():
    game = table(me={"play": [ARIEL, "Bear"], "hand": ["Tune", "Lamp"], "deck": ["Wolf", "Hen"]})
    game.push("sing Tune with Bear", "yes")
    assert sorted(game.legal()) == ["choose Lamp", "choose Wolf"]
    assert game.push("choose Lamp").hand(ME) == ["Wolf"]


@card("Ariel - Determined Mermaid")
def test_ariel_may_keep_her_cards_and_ignores_other_actions_and_opposing_songs():
    game = table(me={"play": [ARIEL], "hand": ["Hum", "Spell", "Lamp"], "ink": 2})
    assert game.push("play Hum", "no").hand(ME) == ["Spell", "Lamp"]
    assert game.push("play Spell").legal("yes") == []
    game = table(me={"hand": ["Hum"], "ink": 1}, you={"play": [ARIEL]})
    game.push("play Hum")
    assert (game.deciding, game.legal("yes")) == (ME, [])


@card("Ariel - Sonic Warrior")
@pytest.mark.parametrize(("answers", "damage", "ink"), [(["yes", "choose Bear"], 3, 0), (["no"], 0, 2)])
def test_ariel_may_pay_two_for_three_damage_with_each_song(answers, damage, ink):
    game = table({"play": [SONIC], "hand": ["Hum"], "ink": 2}, {"play": ["Bear"]}).push("sing Hum with Ariel", *answers)
    assert (game.damage("Bear"), game.ink(ME)[0]) == (damage, ink)
    assert shifts_for(SONIC, 4)


@card("Ariel - Sonic Warrior")
def test_ariel_asks_nothing_for_another_action():
    game = table({"play": [SONIC], "hand": ["Spell"], "ink": 3}, {"play": ["Bear"]}).push("play Spell")
    assert not asked(game)


@card("Ariel - Treasure Collector")
@pytest.mark.parametrize(
    ("mine", "yours", "lore"), [(2, (1, 0), 5), (1, (0, 0), 5), (2, (1, 2), 3), (1, (1, 0), 3), (0, (0, 0), 3)]
)
def test_ariel_is_worth_more_with_more_items_than_every_opponent(mine, yours, lore):
    first, second = ({"play": ["Lamp"] * count} for count in yours)
    game = table({"play": [COLLECTOR, *["Rope"] * mine]}, first, third=second)
    assert game.lore_value("Ariel") == lore


@card(
    "Ariel - Treasure Collector",
    "Hera - Queen of the Gods",
    "Megara - Liberated One",
    "The Muses - Proclaimers of Heroes",
)
@pytest.mark.parametrize("name", [COLLECTOR, HERA, MEGARA, MUSES])
def test_four_of_them_are_warded(name):
    assert is_warded(name)


@card("Ariel's Grotto - A Secret Place")
@pytest.mark.parametrize(("items", "lore"), [(["Lamp", "Rope", "Forge"], 2), (["Lamp", "Rope"], 0)])
def test_the_grotto_is_worth_something_with_three_items(items, lore):
    game = table({"play": ["Ariel's Grotto - A Secret Place", *items]}, {"play": ["Lamp"]})
    assert game.lore_value("Ariel's Grotto") == lore
