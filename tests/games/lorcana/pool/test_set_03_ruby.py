"""What the ruby cards of the third set do at the table."""

from tests.games.lorcana.pool.extras import table
from tests.support.card import card
from tests.support.table import ME, THIRD, YOU

HEIHEI = "HeiHei - Accidental Explorer"
KAKAMORA = "Kakamora - Menacing Sailor"
MEDUSA = "Madame Medusa - The Boss"
DEMIGOD = "Maui - Soaring Demigod"
WHALE = "Maui - Whale"
HOOK = "Maui's Fish Hook"
MOANA = "Moana - Born Leader"
TALISMAN = "Sumerian Talisman"
EVASIVE, STRONGER = "pick 1", "pick 2"


@card("HeiHei - Accidental Explorer")
def test_heihei_costs_each_opponent_lore_with_its_first_move_of_a_turn():
    game = table(me={"play": [HEIHEI, "Fort", "Cave"], "ink": 9, "lore": 5}, you={"lore": 5}, third={"lore": 5})
    game.push("move HeiHei -> Fort", "move HeiHei -> Cave")
    assert [game.lore(seat) for seat in (ME, YOU, THIRD)] == [5, 4, 4]


@card("HeiHei - Accidental Explorer")
def test_heihei_wanders_again_on_the_next_turn():
    game = table(me={"play": [HEIHEI, "Fort", "Cave"], "ink": 9}, you={"lore": 5})
    game.push("move HeiHei -> Fort", "end", "end", "move HeiHei -> Cave")
    assert game.lore(YOU) == 3


@card("Kakamora - Menacing Sailor")
def test_kakamora_costs_each_opponent_a_lore():
    game = table(me={"hand": [KAKAMORA], "ink": 3, "lore": 2}, you={"lore": 2}, third={})
    game.push("play Kakamora")
    assert [game.lore(seat) for seat in (ME, YOU, THIRD)] == [2, 1, 0]


@card("Madame Medusa - The Boss")
def test_medusa_banishes_an_opponent_of_three_strength_or_less():
    game = table(me={"hand": [MEDUSA], "play": ["Hen"], "ink": 6}, you={"play": ["Bear", "Wolf", "Giant", "Fort"]})
    game.push("play Madame Medusa")
    assert sorted(game.legal()) == ["choose Bear", "choose Wolf"]
    assert game.push("choose Bear").names_in("discard", YOU) == ["Bear"]


@card("Madame Medusa - The Boss")
def test_medusa_has_no_choice_if_only_one_is_weak_and_spares_the_strong():
    game = table(me={"hand": [MEDUSA], "ink": 6}, you={"play": ["Giant", "Hen"]})
    assert game.push("play Madame Medusa").play(YOU) == ["Giant"]


@card("Maui - Soaring Demigod")
def test_the_demigod_maui_may_quest_after_heihei_did():
    game = table(me={"play": [DEMIGOD, HEIHEI, "Wolf"]}, you={"play": ["Bear (exerted)"]})
    game.push("quest Wolf")
    assert game.legal("quest Maui") == []
    game.push("quest HeiHei")
    assert game.lore_value("Maui") == 1
    assert game.push("quest Maui").lore(ME) == 3


@card("Maui - Soaring Demigod")
def test_the_demigod_maui_is_reckless_again_next_turn():
    game = table(me={"play": [DEMIGOD, HEIHEI]}, you={"play": ["Bear (exerted)", "Fort"]})
    game.push("quest HeiHei", "end", "end")
    assert (game.lore_value("Maui"), game.legal("quest Maui"), game.legal("end")) == (0, [], [])


@card("Maui - Whale")
def test_the_whale_stays_exerted_when_its_turn_starts():
    game = table(me={"play": [WHALE]})
    assert game.push("quest Maui", "end", "end").is_exerted("Maui")


@card("Maui - Whale")
def test_the_whale_readies_for_two_ink_as_often_as_paid_but_not_to_quest():
    game = table(me={"play": [f"{WHALE} (exerted)"], "ink": 4}, you={"play": ["Bear (exerted)", "Wolf (exerted)"]})
    game.push("use Maui")
    assert (game.is_exerted("Maui"), game.legal("quest")) == (False, [])
    game.push("challenge Maui -> Bear", "use Maui", "challenge Maui -> Wolf")
    assert (game.play(YOU), game.ink(ME)) == ([], (0, 4))


@card("Maui - Whale")
def test_the_whale_may_quest_again_on_a_later_turn():
    game = table(me={"play": [f"{WHALE} (exerted)"], "ink": 2})
    game.push("use Maui", "end", "end")
    assert game.push("quest Maui").lore(ME) == 1


@card("Maui's Fish Hook")
def test_the_hook_makes_somebody_evasive_until_my_next_turn_for_two_ink():
    game = table(me={"play": [HOOK, "Bear"], "ink": 2}, you={"play": ["Wolf", "Bird"]})
    game.push(f"use {HOOK}: 2", EVASIVE, "choose Bear", "quest Bear")
    assert (game.ink(ME), game.is_exerted(HOOK), game.legal("use")) == ((0, 2), True, [])
    assert game.push("end").legal("challenge") == ["challenge Bird -> Bear"]
    game.push("end", "quest Bear", "end")
    assert sorted(game.legal("challenge")) == ["challenge Bird -> Bear", "challenge Wolf -> Bear"]


@card("Maui's Fish Hook")
def test_the_hook_is_free_with_a_maui_but_still_exerts():
    game = table(me={"play": [HOOK, WHALE]}, you={"play": ["Wolf"]})
    game.push(f"use {HOOK}: 1", STRONGER, f"choose {WHALE}")
    assert (game.strength(WHALE), game.is_exerted(HOOK), game.legal(f"use {HOOK}")) == (11, True, [])
    assert game.push("end").strength(WHALE) == 8


@card("Maui's Fish Hook")
def test_the_hook_costs_two_without_a_maui_of_ones_own():
    assert table(me={"play": [HOOK, "Bear"], "ink": 1}, you={"play": [WHALE]}).legal("use") == []


@card("Moana - Born Leader")
def test_the_born_leader_readies_those_who_are_with_her_but_not_to_quest():
    game = table(
        me={"play": ["Fort", f"{MOANA} (at Fort)", "Bear (exerted, at Fort)", "Wolf (exerted)"]},
        you={"play": ["Giant (exerted)"]},
    )
    game.push("quest Moana")
    assert [game.is_exerted(name) for name in ("Moana", "Bear", "Wolf")] == [True, False, True]
    assert (game.legal("quest"), game.legal("challenge Bear")) == ([], ["challenge Bear -> Giant"])


@card("Moana - Born Leader")
def test_those_whom_the_born_leader_readied_cannot_quest_elsewhere_and_others_can():
    game = table(
        me={"play": ["Fort", "Cave", f"{MOANA} (at Fort)", "Bear (exerted, at Fort)", "Wolf"], "ink": 4},
        you={"play": ["Giant"]},
    )
    game.push("quest Moana", "move Bear -> Cave", "move Wolf -> Fort")
    assert game.legal("quest") == ["quest Wolf"]


@card("Moana - Born Leader")
def test_the_born_leader_leads_nobody_without_a_location_and_shifts_for_three():
    game = table(me={"hand": [MOANA], "play": ["Moana - Of Motunui", "Bear (exerted)"], "ink": 3})
    game.push(f"shift {MOANA} -> Moana - Of Motunui", "quest Moana")
    assert game.is_exerted("Bear")


@card("Sumerian Talisman")
def test_the_talisman_draws_for_each_of_mine_banished_in_a_challenge_on_my_turn():
    game = table(me={"play": [TALISMAN, "Hen"], "deck": ["Lamp", "Rope"]}, you={"play": ["Giant (exerted)"]})
    assert game.push("challenge Hen -> Giant", "yes").hand(ME) == ["Lamp"]
    game = table(me={"play": [TALISMAN, "Hen"], "deck": ["Lamp", "Rope"]}, you={"play": ["Giant (exerted)"]})
    assert game.push("challenge Hen -> Giant", "no").hand(ME) == []


@card("Sumerian Talisman")
def test_the_talisman_ignores_opposing_characters_and_opposing_turns():
    game = table(me={"play": [TALISMAN, "Giant"]}, you={"play": ["Hen (exerted)"]})
    assert game.push("challenge Giant -> Hen").legal("yes") == []
    game = table(me={"play": ["Giant"]}, you={"play": [TALISMAN, "Hen (exerted)"]})
    game.push("challenge Giant -> Hen")
    assert (game.deciding, game.legal("yes")) == (ME, [])


@card("Voyage")
def test_a_voyage_takes_up_to_two_characters_to_one_location_for_free():
    game = table(
        me={"hand": ["Voyage"], "ink": 1, "play": ["Bear (exerted)", "Wolf (drying)", "Hen", "Fort", "Cave"]},
        you={"play": ["Giant"]},
    )
    game.push("play Voyage")
    assert not any("Giant" in text for text in game.legal())
    game.push("choose Bear; Wolf", "choose Cave")
    assert [game.place(name) for name in ("Bear", "Wolf", "Hen")] == ["Cave", "Cave", ""]
    assert game.ink(ME) == (0, 1)


@card("Voyage")
def test_nobody_has_to_go_on_a_voyage():
    game = table(me={"hand": ["Voyage"], "ink": 1, "play": ["Bear", "Wolf", "Fort"]})
    game.push("play Voyage", "choose nothing")
    assert (game.place("Bear"), game.asked_by) == ("", "3.3.1")
