"""Set 3: what the cards that begin with V do at the table."""

from mazo.abilities.tree.deeds import Do
from mazo.abilities.tree.effects import Action
from mazo.abilities.tree.nouns import Cards, Chosen
from tests.games.lorcana.pool.extras import table
from tests.support.card import card
from tests.support.table import ME, made

BOLT = made("Bolt", "action", abilities=[Action(Do("deal damage", Chosen(Cards(("character", "location"))), 3))])


@card("Vault Door")
def test_the_vault_door_protects_locations_and_those_who_are_there():
    for target, damage in (("Fort", 2), ("Wolf", 2), ("Bear", 3)):
        game = table(
            me={"hand": ["Bolt"], "ink": 1},
            you={"play": ["Vault Door", "Fort", "Wolf (at Fort)", "Bear"]},
            cards=[BOLT],
        )
        assert game.push("play Bolt", f"choose {target}").damage(target) == damage


@card("Vault Door")
def test_the_vault_door_protects_nobody_elses_locations():
    side = {"play": ["Vault Door"], "hand": ["Bolt"], "ink": 1}
    game = table(me=side, you={"play": ["Fort", "Wolf (at Fort)"]}, cards=[BOLT])
    assert game.push("play Bolt", "choose Fort").damage("Fort") == 3


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
