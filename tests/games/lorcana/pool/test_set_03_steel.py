"""What the steel cards of the third set do at the table."""

from tests.games.lorcana.pool.extras import table
from tests.support.card import card
from tests.support.table import ME, YOU

ZEUS = "And Then Along Came Zeus"
LYTHOS = "Lythos - Rock Titan"
SMEE = "Mr. Smee - Bumbling Mate"
PYROS = "Pyros - Lava Titan"


@card("And Then Along Came Zeus")
def test_zeus_strikes_a_character_or_a_location():
    game = table(me={"hand": [ZEUS], "play": ["Knight", "Lamp"]}, you={"play": ["Fort", "Bear", "Rope"]})
    game.push(f"sing {ZEUS} with Knight")
    assert sorted(game.legal()) == ["choose Bear", "choose Fort", "choose Knight"]
    assert game.push("choose Fort").damage("Fort") == 5


@card("Lythos - Rock Titan")
def test_lythos_resists_two_and_makes_somebody_resist_two_this_turn():
    game = table(
        me={"play": [LYTHOS, "Wolf"], "hand": [ZEUS, ZEUS], "ink": 8}, you={"play": ["Bear (exerted)", "Giant"]}
    )
    game.push("use Lythos", "choose Wolf", "challenge Wolf -> Bear")
    assert game.damage("Wolf") == 1
    game.push("end", "challenge Giant -> Wolf")
    assert not game.is_in_play("Wolf")


@card("Lythos - Rock Titan")
def test_the_resistances_of_lythos_add_up():
    game = table(me={"play": [LYTHOS], "hand": [ZEUS], "ink": 4}, you={"play": ["Bear"]})
    game.push("use Lythos", "choose Lythos", f"play {ZEUS}", "choose Lythos")
    assert not game.is_in_play("Lythos")  # five less four is one, and one is all it has
    game = table(me={"play": ["Bear"]}, you={"play": [f"{LYTHOS} (exerted)"]})
    assert not game.push("challenge Bear -> Lythos").is_in_play("Lythos")
    game = table(me={"play": ["Wolf"]}, you={"play": [f"{LYTHOS} (exerted)"]})
    assert game.push("challenge Wolf -> Lythos").damage("Lythos") == 0


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


@card("Pyros - Lava Titan")
def test_pyros_readies_anybody_after_banishing_in_a_challenge():
    game = table(me={"play": [PYROS, "Hen (exerted)"]}, you={"play": ["Wolf (exerted)", "Bear (exerted)"]})
    game.push("challenge Pyros -> Wolf", "yes")
    assert sorted(game.legal()) == ["choose Bear", "choose Hen", "choose Pyros - Lava Titan"]
    game.push("choose Pyros", "challenge Pyros -> Bear")
    assert not game.is_in_play("Bear")


@card("Pyros - Lava Titan")
def test_pyros_readies_nobody_on_an_opponents_turn_or_if_told_not_to():
    game = table(me={"play": ["Wolf"]}, you={"play": [f"{PYROS} (exerted)"]})
    game.push("challenge Wolf -> Pyros")
    assert (game.play(ME), game.legal("yes"), game.is_exerted("Pyros")) == ([], [], True)
    game = table(me={"play": [PYROS]}, you={"play": ["Wolf (exerted)"]})
    assert game.push("challenge Pyros -> Wolf", "no").is_exerted("Pyros")
    assert game.names_in("discard", YOU) == ["Wolf"]
