"""Set 7: what the cards that begin with H do at the table."""

from tests.games.lorcana.pool.extras import over, table
from tests.games.lorcana.pool.shown import asked, resists, shifts_for
from tests.support.card import card
from tests.support.table import ME, YOU, made

HEIHEI = "HeiHei - Expanded Consciousness"
HELGA = "Helga Sinclair - Tough as Nails"
HIRO = "Hiro Hamada - Armor Designer"
TRAGIC = "Beast - Tragic Hero"
RESCUER = "Calhoun - Courageous Rescuer"

YOUNG = made("Beast", version="Young", willpower=4)


@card("HeiHei - Expanded Consciousness")
def test_heihei_turns_your_whole_hand_into_exerted_ink():
    game = table({"hand": [HEIHEI, "Hen", "Be Prepared"], "ink": 6}).push("play HeiHei")
    assert (game.hand(ME), game.ink(ME)) == ([], (1, 7))
    assert resists(HEIHEI, 1)
    assert shifts_for(HEIHEI, 3)


@card("Helga Sinclair - Tough as Nails")
def test_helga_hits_harder_and_reaches_evasive_characters_on_her_turn():
    game = table(me={"play": [HELGA]}, you={"play": ["Bird (exerted)", "Wolf"]})
    game.push("challenge Helga -> Bird")
    assert (game.play(YOU), game.damage("Helga")) == (["Wolf"], 2)
    game.push("end", "challenge Wolf -> Helga")
    assert game.damage("Wolf") == 0


@card("Hiro Hamada - Armor Designer")
def test_hiro_hides_your_floodborn_with_a_card_under_them():
    game = table(
        {"play": [HIRO, f"{TRAGIC} (exerted, under Hen)", f"{RESCUER} (exerted)", "Bear (exerted)"]},
        {"play": ["Wolf"], "hand": ["Smash"], "ink": 3},
        active=YOU,
    )
    assert game.legal("challenge") == [f"challenge Wolf -> {RESCUER}", "challenge Wolf -> Bear"]
    assert f"choose {TRAGIC}" not in game.push("play Smash").legal()
    assert shifts_for(HIRO, 5)


@card("Hiro Hamada - Future Champion")
def test_hiro_draws_when_a_floodborn_covers_him():
    hiro = "Hiro Hamada - Future Champion"
    flood = over("Hiro Hamada", classifications=["Floodborn"])
    game = table({"play": [hiro], "hand": ["Hiro Hamada - Over"], "ink": 2}, cards=[flood])
    game.push(f"shift Hiro Hamada - Over -> {hiro}")
    assert len(game.hand(ME)) == 1


@card("Honey Lemon - Chemistry Whiz")
def test_honey_lemon_may_heal_for_a_shifted_floodborn_only():
    side = {"play": ["Honey Lemon - Chemistry Whiz", "Beast - Young", "Bear (damage 3)"], "hand": [TRAGIC], "ink": 5}
    game = table(side, cards=[YOUNG]).push(f"shift {TRAGIC} -> Beast - Young", "yes", "choose Bear", "amount 2")
    assert game.damage("Bear") == 1
    assert not asked(table(side, cards=[YOUNG]).push(f"play {TRAGIC}"))


@card("Honeymaren - Northuldra Guide")
def test_honeymaren_gains_a_lore_if_an_opponent_has_somebody_exerted():
    for state, lore in (("Bear (exerted)", 1), ("Bear", 0)):
        game = table(
            me={"hand": ["Honeymaren - Northuldra Guide"], "ink": 2, "play": ["Wolf (exerted)"]}, you={"play": [state]}
        )
        assert game.push("play Honeymaren").lore(ME) == lore
