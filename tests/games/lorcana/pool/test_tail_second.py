"""Further cards whose texts took words of their own: what happened this way, other zones, and trees by hand."""

import pytest

from mazo.abilities.tree.effects import Keyword
from tests.games.lorcana.pool.extras import table
from tests.support.card import card
from tests.support.table import ME, YOU, made

ROBOT = made("Robot", cost=5, strength=3, willpower=5, classifications=["Robot"])
UPGRADE = made("Robot", version="Up", cost=8, willpower=7, classifications=["Robot"], abilities=[Keyword("Shift", 5)])
HUGE = made("Huge", cost=9, willpower=9, classifications=["Robot"])
PUPPY = made("Puppy", cost=4, willpower=3, classifications=["Puppy"])
RACER = made("Racer", cost=2, willpower=4, classifications=["Racer"])
PRINCESS = made("Princess", classifications=["Princess"])
MAUI = made("Maui", version="Guest", willpower=5)
BOOSTER = made("Booster", willpower=5, abilities=[Keyword("Boost", 1)])


# What happened this way.


@card("The Headless Horseman - Cursed Rider")
def test_the_horseman_counts_the_actions_that_all_players_discard():
    rider = "The Headless Horseman - Cursed Rider"
    game = table(
        {"hand": [rider], "ink": 8, "deck": ["Spell", "Spell", "Wolf"]},
        {"play": ["Giant", "Hen"], "deck": ["Spell", "Wolf", "Wolf"]},
    )
    game.push(f"play {rider}", "choose Giant")
    assert (game.hand(ME), game.hand(YOU), game.damage("Giant")) == ([], [], 6)


@card("Quackerjack - Loony Toymaker")
def test_quackerjack_hurts_for_each_item_that_he_puts_into_the_discard():
    quack = "Quackerjack - Loony Toymaker"
    deck = ["Lamp", "Rope", "Wolf", "Lamp", "Lamp"]
    game = table({"hand": [quack], "ink": 5, "deck": deck, "discard": ["Rope"]}, {"play": ["Giant"]})
    game.push(f"play {quack}", "yes", "choose Giant")
    assert (game.damage("Giant"), game.deck(ME)) == (3, ["Lamp"])


@card("Colors of the Wind")
@pytest.mark.parametrize(("mine", "theirs", "drawn"), [("Amber", "Amber", 1), ("Amber", "Steel", 2)])
def test_colors_of_the_wind_counts_the_inks_of_all_revealed_cards(mine, theirs, drawn):
    cards = [made("Mine", inks=[mine]), made("Theirs", inks=[theirs])]
    game = table(
        {"hand": ["Colors of the Wind"], "ink": 4, "deck": ["Mine"] * 5}, {"deck": ["Theirs"] * 3}, cards=cards
    )
    game.push("play Colors of the Wind")
    assert len(game.hand(ME)) == drawn


@card("The Queen - Jealous Beauty")
@pytest.mark.parametrize(("third", "lore"), [("Wolf", 3), ("Princess", 4)])
def test_the_queen_gains_more_for_a_princess(third, lore):
    queen = "The Queen - Jealous Beauty"
    game = table({"play": [queen]}, {"discard": ["Bear", "Hen", third], "deck": ["Lamp"]}, cards=[PRINCESS])
    game.push(f"use {queen}: 1")
    assert (game.lore(ME), len(game.deck(YOU)), game.deck(YOU)[0]) == (lore, 4, "Lamp")


@card("The Queen - Jealous Beauty")
def test_the_queen_gains_nothing_for_two_cards():
    queen = "The Queen - Jealous Beauty"
    game = table({"play": [queen]}, {"discard": ["Bear", "Hen"], "deck": ["Lamp"]})
    game.push(f"use {queen}: 1")
    assert game.lore(ME) == 0


# Cards under others.


@card("Come Out and Fight!")
def test_come_out_and_fight_empties_what_is_under_one_card():
    game = table(
        {"play": ["Bear (facedown Wolf, facedown Hen)", "Giant (facedown Lamp)"], "deck": ["Rope", "Forge"],
         "hand": ["Come Out and Fight!"], "ink": 2},
    )  # fmt: skip
    game.push("play Come Out and Fight!", "choose Bear")
    assert (game.hand(ME), game.deck(ME)[0], sorted(game.deck(ME)[1:])) == (["Rope"], "Forge", ["Hen", "Wolf"])
    assert game.names_in("facedown", ME) == ["Lamp"]


@card("Visiting Christmas Past")
def test_christmas_past_inks_any_number_of_cards_under_yours():
    game = table(
        {"play": ["Bear (facedown Wolf)", "Fort (facedown Hen)", "Lamp (facedown Rope)"],
         "hand": ["Visiting Christmas Past"], "ink": 3},
        {"play": ["Giant (facedown Forge)"]},
    )  # fmt: skip
    game.push("play Visiting Christmas Past", "choose a card; a card")  # nobody sees them
    assert (game.ink(ME), game.names_in("facedown", ME)) == ((0, 5), ["Rope"])


@card("Mickey Mouse - Bob Cratchit")
def test_bob_cratchit_leaves_what_was_under_him_to_another():
    bob = "Mickey Mouse - Bob Cratchit"
    game = table({"play": [f"{bob} (exerted, facedown Wolf, facedown Hen)", "Bear"]}, {"play": ["Giant"]}, active=YOU)
    game.push(f"challenge Giant -> {bob}", "yes")
    assert sorted(game.names_in("facedown", ME)) == ["Hen", "Wolf"]
    assert game.names_in("discard", ME) == [bob]


@card("Mickey Mouse - Bob Cratchit")
def test_bob_cratchit_works_hard():
    bob = "Mickey Mouse - Bob Cratchit"
    game = table({"play": [bob], "deck": ["Wolf", "Hen"]})
    game.push(f"quest {bob}")
    assert (game.names_in("facedown", ME), game.deck(ME)) == (["Wolf"], ["Hen"])


@card("Donald Duck - Fred Honeywell")
def test_fred_honeywell_adds_a_card_to_a_boost():
    fred = "Donald Duck - Fred Honeywell"
    game = table({"play": [fred, "Booster"], "ink": 1, "deck": ["Wolf", "Hen", "Bear"]}, cards=[BOOSTER])
    game.push("boost Booster", "yes")
    assert sorted(game.names_in("facedown", ME)) == ["Hen", "Wolf"]


@card("Donald Duck - Fred Honeywell")
def test_fred_honeywell_draws_for_what_was_under_the_banished():
    fred = "Donald Duck - Fred Honeywell"
    game = table({"play": [fred, "Hen (exerted, facedown Wolf, facedown Wolf)"]}, {"play": ["Giant"]}, active=YOU)
    game.push("challenge Giant -> Hen", "yes")
    assert len(game.hand(ME)) == 2


# Playing from elsewhere, for free, in another way.


@card("Syndrome - Out for Revenge")
def test_syndrome_plays_a_robot_or_shifts_it():
    syndrome = "Syndrome - Out for Revenge"
    me = {"play": [syndrome, "Robot"], "hand": ["Robot - Up", "Huge"], "discard": ["Wolf"]}
    shifted = table(me, cards=[ROBOT, UPGRADE, HUGE])
    shifted.push(f"quest {syndrome}", "yes", "choose Robot - Up", "shift Robot - Up -> Robot")
    assert shifted.names_in("under", ME) == ["Robot"]
    played = table(me, cards=[ROBOT, UPGRADE, HUGE])
    played.push(f"quest {syndrome}", "yes", "choose Robot - Up", "play Robot - Up")
    assert played.names_in("under", ME) == []
    assert played.hand(ME) == ["Huge"]


@card("Pongo - Dear Old Dad")
def test_pongo_finds_a_puppy_in_the_inkwell():
    pongo = "Pongo - Dear Old Dad"
    game = table({"play": [pongo], "inkwell": {"ready": 2, "cards": ["Wolf", "Puppy"]}}, active=YOU, cards=[PUPPY])
    game.push("end", "yes", "choose Puppy")
    assert game.is_in_play("Puppy")
    assert sum(game.ink(ME)) == 1


@card("The Horned King - Merciless Master")
def test_the_horned_king_raises_characters_exerted_while_he_is_exerted():
    king = "The Horned King - Merciless Master"
    ready = table({"play": [king], "discard": ["Wolf", "Lamp"], "ink": 4})
    assert ready.legal("play") == []
    game = table({"play": [f"{king} (exerted)"], "discard": ["Wolf", "Lamp"], "hand": ["Hen"], "ink": 4})
    assert sorted(game.legal("play")) == ["play Hen", "play Wolf"]
    game.push("play Wolf", "play Hen")
    assert (game.is_exerted("Wolf"), game.is_exerted("Hen"), game.ink(ME)) == (True, False, (1, 3))


@card("Kristoff's Lute")
@pytest.mark.parametrize(("answer", "place"), [("yes", "play"), ("no", "discard")])
def test_the_lute_plays_the_top_card_for_its_cost(answer, place):
    game = table({"play": ["Kristoff's Lute"], "deck": ["Wolf", "Hen"], "ink": 4})
    game.push("use Kristoff's Lute: 1", answer)
    assert game.names_in(place, ME)[-1] == "Wolf"
    assert game.ink(ME) == ((0, 4) if answer == "yes" else (2, 2))


@card("Yokai - Scientific Supervillain")
def test_yokai_plays_microbots_for_free():
    game = table({"play": ["Yokai - Scientific Supervillain"], "hand": ["Microbots", "Lamp"]})
    assert game.legal("play") == ["play otherwise Microbots: 1"]
    game.push("play otherwise Microbots: 1")
    assert game.is_in_play("Microbots")


@card("Yokai - Scientific Supervillain")
def test_yokai_draws_for_the_weak():
    yokai = "Yokai - Scientific Supervillain"
    game = table({"play": [yokai]}, {"play": ["Hen", "Hen", "Bear"]})
    game.push(f"quest {yokai}")
    assert len(game.hand(ME)) == 2


@card("Powhatan's Staff")
def test_the_staff_lets_the_next_character_enter_exerted_with_bodyguard():
    game = table({"play": ["Powhatan's Staff"], "hand": ["Wolf", "Hen"], "ink": 4}, {"play": ["Giant"]})
    game.push("use Powhatan's Staff: 1", "play Wolf", "play Hen")
    assert (game.is_exerted("Wolf"), game.is_exerted("Hen")) == (True, False)
    assert game.bag() == []
    game.push("end")
    assert game.legal("challenge") == ["challenge Giant -> Wolf"]


@card("Merlin - Envisioning the Future")
def test_merlin_draws_from_the_bottom_and_returns_there():
    merlin = "Merlin - Envisioning the Future"
    game = table({"hand": [merlin], "ink": 4, "deck": ["Wolf", "Hen", "Bear"]}, {"play": ["Giant"]})
    game.push(f"play {merlin}", "yes")
    assert (game.hand(ME), game.deck(ME)) == (["Bear"], ["Wolf", "Hen"])
    beaten = table({"play": [f"{merlin} (exerted)"], "deck": ["Wolf"]}, {"play": ["Giant", "Giant"]}, active=YOU)
    beaten.push(f"challenge Giant -> {merlin}")
    assert beaten.deck(ME) == ["Wolf", merlin]


@card("Fix-It Felix, Jr. - Pint-Sized Hero")
def test_felix_readies_a_racer_when_one_comes_back_from_the_discard():
    felix = "Fix-It Felix, Jr. - Pint-Sized Hero"
    game = table(
        {"play": [felix, "Racer (exerted)"], "discard": ["Racer"], "hand": ["Part of Your World"], "ink": 3},
        cards=[RACER],
    )
    game.push("play Part of Your World", "yes", "choose Racer")
    assert not game.is_exerted("Racer")
    assert "quest Racer" not in game.legal()


@card("Naveen's Ukulele")
def test_the_ukulele_lets_somebody_sing_a_dearer_song_for_a_turn():
    game = table({"play": ["Naveen's Ukulele", "Hen"], "hand": ["Tune"], "ink": 1})
    assert game.legal("sing") == []
    game.push("use Naveen's Ukulele: 1")
    assert game.legal("sing") == ["sing Tune with Hen"]
    game.push("end", "end")
    assert game.legal("sing") == []


# By hand.


@card("Maui's Fish Hook")
def test_the_fish_hook_costs_ink_without_maui():
    game = table({"play": ["Maui's Fish Hook", "Hen"], "ink": 1})
    assert game.legal("use") == []
    paid = table({"play": ["Maui's Fish Hook", "Hen"], "ink": 2})
    paid.push("use Maui's Fish Hook: 2", "pick 2")
    assert (paid.strength("Hen"), paid.ink(ME), paid.is_exerted("Maui's Fish Hook")) == (3, (0, 2), True)


@card("Maui's Fish Hook")
def test_maui_uses_his_fish_hook_for_free_and_only_while_it_is_ready():
    game = table({"play": ["Maui's Fish Hook", "Maui - Guest"]}, cards=[MAUI])
    game.push("use Maui's Fish Hook: 1", "pick 2")
    assert (game.strength("Maui - Guest"), game.is_exerted("Maui's Fish Hook")) == (4, True)
    assert game.legal("use") == []


@card("The Queen - Diviner")
def test_the_diviner_plays_a_cheap_item_exerted():
    queen = "The Queen - Diviner"
    deck = ["Wolf", "Lamp", "Forge", "Hen", "Bear"]
    game = table({"play": [queen], "deck": deck})
    game.push(f"use {queen}: 1", "choose Lamp", "yes", "order Wolf; Hen; Forge")
    assert game.is_exerted("Lamp")
    assert game.deck(ME) == ["Bear", "Wolf", "Hen", "Forge"]


@card("The Queen - Diviner")
@pytest.mark.parametrize("answers", [("choose Lamp", "no"), ("choose Forge",)])
def test_the_diviner_takes_an_item_into_hand(answers):
    queen = "The Queen - Diviner"
    game = table({"play": [queen], "deck": ["Wolf", "Lamp", "Forge", "Hen", "Bear"]})
    game.push(f"use {queen}: 1", *answers)
    assert game.hand(ME) == [answers[0].removeprefix("choose ")]


@card("Let's Get Dangerous")
def test_who_reveals_a_character_may_play_it_and_the_rest_goes_down():
    song = "Let's Get Dangerous"
    game = table({"hand": [song], "ink": 4, "deck": ["Lamp"]}, {"deck": ["Wolf"]})
    game.push(f"play {song}")
    assert game.deciding == YOU
    game.push("yes")
    assert (game.play(YOU), game.deck(ME)) == (["Wolf"], ["Lamp"])


@card("Let's Get Dangerous")
def test_a_revealed_character_that_is_not_played_goes_to_the_bottom():
    song = "Let's Get Dangerous"
    game = table({"hand": [song], "ink": 4, "deck": ["Wolf"]}, {"deck": ["Bear"]})
    game.push(f"play {song}", "no", "yes")
    assert (game.deck(ME), game.play(YOU)) == (["Wolf"], ["Bear"])


@card("The Family Scattered")
def test_the_family_is_scattered_to_hand_bottom_and_top():
    action = "The Family Scattered"
    game = table({"hand": [action], "ink": 8}, {"play": ["Bear", "Wolf", "Hen", "Giant"], "deck": ["Lamp"]})
    game.push(f"play {action}", "choose Bear; Wolf; Hen", "choose Wolf", "choose Hen")
    assert (game.play(YOU), game.hand(YOU), game.deck(YOU)) == (["Giant"], ["Wolf"], ["Bear", "Lamp", "Hen"])
