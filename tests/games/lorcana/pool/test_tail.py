"""Cards whose texts took words of their own: where characters are, what is shifted onto them, the first time."""

import pytest

from mazo.abilities.tree.deeds import Do
from mazo.abilities.tree.effects import Action, Activated, Cost, Keyword
from mazo.abilities.tree.nouns import Cards, Chosen
from tests.games.lorcana.pool.extras import table
from tests.support.card import card
from tests.support.table import ME, THIRD, YOU, made, position

SOMEBODY = Chosen(Cards(("character",)))
CASTLE = made("Castle", "location", cost=3, willpower=7, lore=2, move_cost=2)


def over(name, shift=2, **facts):
    """A character with Shift that has the name of a real card."""
    return made(name, version="Over", cost=6, willpower=6, abilities=[Keyword("Shift", shift)], **facts)


# Where a character is.


@card("Moana - Born Leader")
def test_moana_readies_whoever_is_with_her_and_only_those_can_not_quest():
    moana = "Moana - Born Leader"
    game = table({"play": ["Fort", f"{moana} (at Fort)", "Bear (at Fort, exerted)", "Wolf (exerted)"], "ink": 2})
    game.push(f"quest {moana}")
    assert (game.is_exerted("Bear"), game.is_exerted("Wolf")) == (False, True)
    assert game.legal("quest") == []


@card("Moana - Born Leader")
def test_who_comes_to_moana_later_can_quest():
    moana = "Moana - Born Leader"
    game = table({"play": ["Fort", f"{moana} (at Fort)", "Bear (at Fort, exerted)", "Wolf"], "ink": 2})
    game.push(f"quest {moana}", "move Wolf -> Fort")
    assert game.legal("quest") == ["quest Wolf"]


@card("Moana - Born Leader")
def test_moana_at_no_location_readies_nobody():
    game = table({"play": ["Moana - Born Leader", "Bear (exerted)"]})
    game.push("quest Moana - Born Leader")
    assert game.is_exerted("Bear")


@card("I've Got a Dream")
def test_a_dream_is_worth_the_lore_of_the_place():
    game = table({"play": ["Cave", "Fort", "Bear (at Cave, exerted)"], "hand": ["I've Got a Dream"], "ink": 2})
    game.push("play I've Got a Dream")
    assert (game.lore(ME), game.is_exerted("Bear"), game.legal("quest")) == (2, False, [])


@card("Carl Fredricksen - On the Move")
def test_carl_draws_for_the_lore_of_the_place():
    carl = "Carl Fredricksen - On the Move"
    game = table({"play": ["Cave", f"{carl} (at Cave)"]})
    game.push(f"quest {carl}")
    assert len(game.hand(ME)) == 2


@card("Carl Fredricksen - On the Move")
def test_carl_and_one_other_move_to_a_new_place():
    carl = "Carl Fredricksen - On the Move"
    game = table({"play": [carl, "Bear", "Wolf"], "hand": ["Fort"], "ink": 2})
    game.push("play Fort", "yes", "choose Bear")
    assert (game.place(carl), game.place("Bear"), game.place("Wolf")) == ("Fort", "Fort", "")


@card("Carl Fredricksen & Russell - Intrepid Explorers")
def test_the_explorers_inspire_all_at_their_location():
    both = "Carl Fredricksen & Russell - Intrepid Explorers"
    game = table({"play": ["Fort", f"{both} (at Fort)", "Bear (at Fort)", "Wolf"]})
    base = table({"play": ["Fort", both, "Bear (at Fort)", "Wolf"]})
    assert (game.lore_value("Bear"), base.lore_value("Bear"), game.lore_value("Wolf")) == (3, 2, 1)
    assert game.lore_value(both) == base.lore_value(both) + 1


@card("Pepa Madrigal - Weather Maker")
@pytest.mark.parametrize(("place", "ready"), [("", False), (", at Fort", True)])
def test_pepa_keeps_down_who_finds_no_shelter(place, ready):
    pepa = "Pepa Madrigal - Weather Maker"
    game = table({"hand": [pepa], "ink": 5}, {"play": ["Fort", f"Bear (damage 1{place})"]})
    game.push(f"play {pepa}", "yes", "end")
    assert game.is_exerted("Bear") is not ready


@card("Pepa Madrigal - Weather Maker")
def test_pepa_keeps_somebody_down_for_one_turn_only():
    pepa = "Pepa Madrigal - Weather Maker"
    game = table({"hand": [pepa], "ink": 5}, {"play": ["Bear"]})
    game.push(f"play {pepa}", "yes", "end")
    assert game.is_exerted("Bear")
    game.push("end", "end")
    assert not game.is_exerted("Bear")  # only that one turn


@card("Sugar Rush Speedway - Finish Line")
@pytest.mark.parametrize(("start", "lore"), [("", 0), (" (at Fort)", 3)])
def test_the_finish_line_rewards_who_comes_from_another_place(start, lore):
    line = "Sugar Rush Speedway - Finish Line"
    game = table({"play": [line, "Fort", f"Bear{start}"], "ink": 6})
    game.push(f"move Bear -> {line}")
    if lore:
        game.push("yes")
    assert (game.lore(ME), len(game.hand(ME)), game.is_in_play(line)) == (lore, lore, not lore)


@card("Raksha - Fearless Mother")
def test_raksha_moves_for_less_once_a_turn():
    raksha = "Raksha - Fearless Mother"
    game = table({"play": ["Fort", "Castle", raksha, "Bear"], "ink": 6}, cards=[CASTLE])
    game.push(f"move {raksha} -> Fort")
    assert game.ink(ME) == (5, 1)
    game.push(f"move {raksha} -> Castle")
    assert game.ink(ME) == (3, 3)
    game.push("end", "end", f"move {raksha} -> Fort")
    assert game.ink(ME) == (5, 1)


# What is shifted onto them.


@card("Hiro Hamada - Future Champion")
def test_hiro_draws_when_a_floodborn_covers_him():
    hiro = "Hiro Hamada - Future Champion"
    flood = over("Hiro Hamada", classifications=["Floodborn"])
    game = table({"play": [hiro], "hand": ["Hiro Hamada - Over"], "ink": 2}, cards=[flood])
    game.push(f"shift Hiro Hamada - Over -> {hiro}")
    assert len(game.hand(ME)) == 1


@card("Go Go Tomago - Mechanical Engineer")
@pytest.mark.parametrize(("classes", "ink"), [(["Floodborn"], 3), (["Storyborn"], 2)])
def test_go_go_inks_only_under_a_floodborn(classes, ink):
    gogo = "Go Go Tomago - Mechanical Engineer"
    game = table(
        {"play": [gogo], "hand": ["Go Go Tomago - Over"], "ink": 2},
        cards=[over("Go Go Tomago", classifications=classes)],
    )
    game.push(f"shift Go Go Tomago - Over -> {gogo}", *(["yes"] if ink == 3 else []))
    assert sum(game.ink(ME)) == ink


@card("Meilin Lee - Superficially Obedient")
def test_meilin_gives_evasive_to_who_covers_her():
    meilin = "Meilin Lee - Superficially Obedient"
    game = table(
        {"play": [f"{meilin} (exerted)"], "hand": ["Meilin Lee - Over"], "ink": 2},
        {"play": ["Bear"]},
        cards=[over("Meilin Lee")],
    )
    game.push(f"shift Meilin Lee - Over -> {meilin}", "end")
    assert game.refused("challenge Bear -> Meilin Lee - Over")[0] == "target_evasive"


@card("Ming Lee - Overprotective Parent")
def test_ming_grounds_somebody_when_covered():
    ming = "Ming Lee - Overprotective Parent"
    game = table(
        {"play": [ming], "hand": ["Ming Lee - Over"], "ink": 2},
        {"play": ["Bear (exerted)", "Wolf (exerted)"]},
        cards=[over("Ming Lee")],
    )
    game.push(f"shift Ming Lee - Over -> {ming}", "choose Bear", "end")
    assert (game.is_exerted("Bear"), game.is_exerted("Wolf")) == (True, False)


@card("Grandma Wu - Wise Grandmother")
def test_grandma_wu_gains_lore_when_covered_and_not_when_another_is():
    wu = "Grandma Wu - Wise Grandmother"
    game = table(
        {"play": [wu, "Bear"], "hand": ["Grandma Wu - Over", "Bear - Over"], "ink": 4},
        cards=[over("Grandma Wu"), over("Bear")],
    )
    game.push("shift Bear - Over -> Bear")
    assert game.lore(ME) == 0
    game.push(f"shift Grandma Wu - Over -> {wu}")
    assert game.lore(ME) == 1


@card("Belle - Always Reading")
def test_belle_makes_shifting_onto_her_cheaper_and_onto_others_not():
    belle = "Belle - Always Reading"
    game = table(
        {"play": [belle, "Bear"], "hand": ["Belle - Over", "Bear - Over"], "ink": 1},
        cards=[over("Belle"), over("Bear")],
    )
    assert game.refused("shift Bear - Over -> Bear") == ("shift_too_expensive", "4.3.2.4")
    game.push(f"shift Belle - Over -> {belle}")
    assert game.ink(ME) == (0, 1)


# The first time, and what is forbidden.


@card("Lilo - Bundled Up")
def test_lilo_takes_no_damage_the_first_time_in_each_opposing_turn():
    lilo = "Lilo - Bundled Up"
    game = table({"play": [f"{lilo} (exerted)"]}, {"play": ["Hen", "Wolf"]}, active=YOU)
    game.push(f"challenge Wolf -> {lilo}")
    assert game.damage(lilo) == 0
    wolf = made("Cub", strength=1, willpower=9)
    again = table({"play": [f"{lilo} (exerted)"]}, {"play": ["Cub", "Cub"]}, active=YOU, cards=[wolf])
    again.push(f"challenge Cub -> {lilo}", f"challenge Cub -> {lilo}")
    assert again.damage(lilo) == 1


@card("Lilo - Bundled Up")
def test_lilo_is_hurt_in_her_own_turn_and_safe_again_in_the_next_one():
    lilo = "Lilo - Bundled Up"
    cub = made("Cub", strength=1, willpower=9)
    game = table({"play": [lilo]}, {"play": ["Cub (exerted)", "Cub"]}, cards=[cub])
    game.push(f"challenge {lilo} -> Cub")
    assert game.damage(lilo) == 1
    game.push("end", f"challenge Cub -> {lilo}")
    assert game.damage(lilo) == 1


@card("Peter Pan - Never Land Prankster")
def test_peter_pan_lets_nobody_gain_lore_who_has_not_challenged():
    peter = "Peter Pan - Never Land Prankster"
    game = table({"play": [f"{peter} (exerted)", "Hen (exerted)"]}, {"play": ["Bear", "Wolf", "Giant"]}, active=YOU)
    game.push("quest Bear")
    assert game.lore(YOU) == 0
    game.push("challenge Wolf -> Hen", "quest Giant")
    assert game.lore(YOU) == 2


@card("Peter Pan - Never Land Prankster")
def test_peter_pan_asks_each_opponent_for_a_challenge_of_their_own():
    peter = "Peter Pan - Never Land Prankster"
    cards = [made("Bear", strength=3, willpower=5, lore=2), made("Hen", strength=0, willpower=3)]
    game = position(
        me={"play": [f"{peter} (exerted)", "Hen (exerted)"]},
        you={"play": ["Bear", "Bear"]},
        third={"play": ["Bear"]},
        active=YOU,
        cards=cards,
    )
    game.push("challenge Bear -> Hen", "quest Bear", "end", "quest Bear")
    assert (game.lore(YOU), game.lore(THIRD)) == (2, 0)


@card("Owl Island - Secluded Entrance")
def test_owl_island_makes_the_first_action_cheaper_for_each_character_here():
    owl = "Owl Island - Secluded Entrance"
    costly = made("Storm", "action", cost=4)
    game = table(
        {"play": [owl, f"Bear (at {owl})", f"Wolf (at {owl})"], "hand": ["Storm", "Spell"], "ink": 3}, cards=[costly]
    )
    game.push("play Storm")
    assert game.ink(ME) == (1, 2)
    game.push("play Spell")
    assert (game.ink(ME), game.lore(ME)) == ((0, 3), 3)


@card("Olympus Would Be That Way")
def test_olympus_strengthens_only_against_locations():
    game = table(
        {"play": ["Wolf", "Hen"], "hand": ["Olympus Would Be That Way"], "ink": 1},
        {"play": ["Castle", "Bear (exerted)"]},
        cards=[CASTLE],
    )
    game.push("play Olympus Would Be That Way", "challenge Hen -> Castle")
    assert game.damage("Castle") == 3
    game.push("challenge Wolf -> Bear")
    assert game.damage("Bear") == 2


@card("Tod - Knows All the Tricks")
def test_tod_readies_twice_a_turn_when_chosen_for_an_action():
    tod, jolt = "Tod - Knows All the Tricks", made("Jolt", "action", abilities=[Action(Do("exert", SOMEBODY))])
    game = table({"play": [f"{tod} (exerted)"], "hand": ["Jolt", "Jolt", "Jolt"], "ink": 3}, cards=[jolt])
    game.push("play Jolt", "yes", "play Jolt", "yes")
    assert not game.is_exerted(tod)
    game.push("play Jolt")
    assert game.is_exerted(tod)


@card("Tod - Knows All the Tricks")
@pytest.mark.parametrize(("kind", "asked"), [("item", True), ("character", False)])
def test_tod_readies_when_chosen_for_an_item_but_not_for_a_character(kind, asked):
    tod = "Tod - Knows All the Tricks"
    poker = made("Poker", kind, abilities=[Activated(Cost(1), Do("exert", Chosen(Cards(("character",), other=True))))])
    game = table({"play": [tod, "Poker"], "ink": 2}, cards=[poker])
    game.push("use Poker")
    assert game.is_exerted(tod)
    assert (game.legal("yes") == ["yes"]) is asked
