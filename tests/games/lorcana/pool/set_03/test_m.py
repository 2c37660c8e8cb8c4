"""Set 3: what the cards that begin with M do at the table."""

import pytest

from tests.games.lorcana.pool.extras import table
from tests.games.lorcana.pool.shown import SLAP, asked, is_evasive
from tests.support.card import card
from tests.support.table import ME, YOU, made

MEDUSA = "Madame Medusa - The Boss"
DUSTER = "Magic Broom - Dancing Duster"
SWIFT = "Magic Broom - Swift Cleaner"
CARPET = "Magic Carpet - Flying Rug"
DEMIGOD = "Maui - Soaring Demigod"
HEIHEI = "HeiHei - Accidental Explorer"
WHALE = "Maui - Whale"
HOOK = "Maui's Fish Hook"
EXILE = "Maui's Place of Exile - Hidden Island"
MUSICAL = "Minnie Mouse - Musical Artist"
MOANA = "Moana - Born Leader"
MOTUNUI = "Motunui - Island Paradise"
SMEE = "Mr. Smee - Bumbling Mate"

EVASIVE, STRONGER = "pick 1", "pick 2"
MAUI = made("Maui", version="Guest", willpower=5)


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


@card("Magic Broom - Dancing Duster")
def test_the_dancing_duster_exerts_an_opponent_who_stays_exerted_for_one_turn():
    game = table(me={"play": ["Witch"], "hand": [DUSTER], "ink": 6}, you={"play": ["Bear", "Wolf (exerted)"]})
    game.push("play Magic Broom", "yes")
    assert sorted(game.legal()) == ["choose Bear", "choose Wolf"]
    game.push("choose Bear", "end")
    assert (game.is_exerted("Bear"), game.is_exerted("Wolf")) == (True, False)
    game.push("end", "end")
    assert not game.is_exerted("Bear")


@card("Magic Broom - Dancing Duster")
def test_the_dancing_duster_also_keeps_the_already_exerted_down():
    game = table(me={"play": ["Witch"], "hand": [DUSTER], "ink": 6}, you={"play": ["Wolf (exerted)"]})
    assert game.push("play Magic Broom", "yes", "end").is_exerted("Wolf")


@card("Magic Broom - Dancing Duster")
def test_the_dancing_duster_may_leave_everybody_alone():
    game = table(me={"play": ["Witch"], "hand": [DUSTER], "ink": 6}, you={"play": ["Bear", "Wolf (exerted)"]})
    game.push("play Magic Broom", "no", "end")
    assert (game.is_exerted("Bear"), game.is_exerted("Wolf")) == (False, False)


@card("Magic Broom - Dancing Duster")
def test_the_dancing_duster_needs_a_sorcerer_of_its_own_side():
    game = table(me={"play": ["Wolf"], "hand": [DUSTER], "ink": 6}, you={"play": ["Bear", "Witch"]})
    assert game.push("play Magic Broom").legal("yes") == []


@card("Magic Broom - Swift Cleaner")
def test_the_swift_cleaner_shuffles_all_brooms_of_the_discard_back():
    game = table(
        me={"hand": [SWIFT], "ink": 5, "discard": [DUSTER, SWIFT, "Bear"], "deck": 3}, you={"discard": [DUSTER]}
    )
    game.push("play Magic Broom", "yes")
    assert (game.names_in("discard", ME), len(game.deck(ME))) == (["Bear"], 5)
    assert {DUSTER, SWIFT} < set(game.deck(ME))
    assert game.names_in("discard", YOU) == [DUSTER]


@card("Magic Broom - Swift Cleaner")
def test_the_swift_cleaner_may_leave_the_discard_and_challenges_at_once():
    game = table(me={"hand": [SWIFT], "ink": 5, "discard": [DUSTER]}, you={"play": ["Bear (exerted)"]})
    game.push("play Magic Broom", "no", "challenge Magic Broom -> Bear")
    assert (game.damage("Bear"), game.names_in("discard", ME)) == (4, [DUSTER])


@card("Magic Broom - The Big Sweeper", "Milo Thatch - Spirited Scholar", "Minnie Mouse - Funky Spelunker")
@pytest.mark.parametrize(
    ("name", "strength"),
    [
        ("Magic Broom - The Big Sweeper", 1),
        ("Milo Thatch - Spirited Scholar", 2),
        ("Minnie Mouse - Funky Spelunker", 0),
    ],
)
def test_three_of_them_are_stronger_at_a_location(name, strength):
    game = table({"play": [name, "Fort"], "ink": 2})
    assert game.strength(name) == strength
    assert game.push(f"move {name} -> Fort").strength(name) == strength + 2


@card("Magic Carpet - Flying Rug")
def test_the_carpet_moves_one_of_yours_to_a_location_of_yours_for_free():
    game = table({"play": [CARPET, "Bear", "Fort", "Cave"]}, {"play": ["Wolf", "Fort"]}).push("use Magic Carpet")
    assert game.legal() == [f"choose {CARPET}", "choose Bear"]
    game.push("choose Bear")
    assert len(game.legal()) == 2
    assert game.push("choose Cave").place("Bear") == "Cave"
    assert is_evasive(CARPET)


@card("Maid Marian - Delightful Dreamer")
def test_maid_marian_weakens_somebody_for_the_turn():
    game = table(me={"hand": ["Maid Marian - Delightful Dreamer"], "ink": 5}, you={"play": ["Bear", "Wolf"]})
    game.push("play Maid Marian", "choose Bear")
    assert game.strength("Bear") == 1
    assert game.push("end").strength("Bear") == 3


@card("Map of Treasure Planet")
def test_the_map_makes_the_next_location_and_every_move_cheaper():
    game = table({"play": ["Map of Treasure Planet", "Bear", "Hen", "Cave"], "hand": ["Fort", "Fort"], "ink": 4})
    game.push("move Bear -> Cave", "move Hen -> Cave")
    assert game.ink(ME) == (4, 0)
    game.push("use Map", "play Fort")
    assert game.ink(ME) == (3, 1)
    assert game.push("move Bear -> Fort", "play Fort").ink(ME) == (0, 4)


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


@card("Maui's Place of Exile - Hidden Island")
def test_exiles_resist():
    game = table({"play": [EXILE, f"Bear (at {EXILE})", "Wolf"], "hand": ["Slap", "Slap"]}, cards=[SLAP])
    game.push("play Slap", "choose Bear", "play Slap", "choose Wolf")
    assert (game.damage("Bear"), game.damage("Wolf")) == (1, 2)


@card("Mickey Mouse - Stalwart Explorer")
def test_mickey_is_stronger_for_each_location_of_yours():
    game = table({"play": ["Mickey Mouse - Stalwart Explorer", "Fort", "Cave"]}, {"play": ["Fort"]})
    assert game.strength("Mickey") == 5


@card("Minnie Mouse - Musical Artist")
@pytest.mark.parametrize(
    ("name", "answers", "damage"), [("Guard", ["yes", "choose Bear", "amount 2"], 1), ("Wolf", [], 3)]
)
def test_minnie_may_heal_for_a_bodyguard_that_you_play(name, answers, damage):
    game = table({"play": [MUSICAL, "Bear (damage 3)"], "hand": [name, "Tune"], "ink": 2}).push(f"play {name}")
    if name == "Guard":
        game.push("no")  # it needn't enter exerted
    game.push(*answers)
    assert (game.damage("Bear"), asked(game)) == (damage, False)
    assert "sing Tune with Minnie Mouse - Musical Artist" in game.legal()


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


@card("Motunui - Island Paradise")
def test_motunui_inks_whoever_is_banished_there():
    game = table(me={"play": [MOTUNUI, f"Wolf (at {MOTUNUI})", "Hen"], "ink": 1}, you={"play": ["Giant (exerted)"]})
    game.push("challenge Wolf -> Giant", "yes")
    assert (game.ink(ME), game.names_in("discard", ME)) == ((1, 1), [])
    assert game.push("challenge Hen -> Giant").names_in("discard", ME) == ["Hen"]


@card("Motunui - Island Paradise")
def test_motunui_may_let_them_go_and_works_on_any_turn():
    for answer, discard in (("yes", []), ("no", ["Wolf"])):
        game = table(me={"play": ["Giant"]}, you={"play": [MOTUNUI, f"Wolf (exerted, at {MOTUNUI})"]})
        game.push("challenge Giant -> Wolf")
        assert game.deciding == YOU
        game.push(answer)
        assert game.names_in("discard", YOU) == discard


@card("Mr. Smee - Bumbling Mate")
def test_smee_hurts_himself_at_the_end_of_his_turn_if_he_is_exerted():
    game = table(me={"play": [SMEE]}, you={"play": ["Piglet - Pooh Pirate Captain"]})
    game.push("end")
    assert game.damage("Mr. Smee") == 0
    game.push("end", "quest Mr. Smee", "end")
    assert game.damage("Mr. Smee") == 1
    assert game.push("end").damage("Mr. Smee") == 1


@card("Mr. Smee - Bumbling Mate")
def test_smee_is_safe_with_a_captain():
    game = table(me={"play": [SMEE, "Piglet - Pooh Pirate Captain"]})
    assert game.push("quest Mr. Smee", "end").damage("Mr. Smee") == 0
