"""Set 4: what the cards that begin with H do at the table."""

from tests.games.lorcana.pool.extras import table
from tests.support.card import card
from tests.support.table import ME, YOU, made

DEALER = "Hades - Double Dealer"
BRAVING = "Anna - Braving the Storm"
RAPUNZEL = "Rapunzel - Appreciative Artist"
HANS = "Hans - Noble Scoundrel"
HERA = "Hera - Queen of the Gods"
HERCULES = "Hercules - Clumsy Kid"


@card("Hades - Double Dealer")
def test_hades_exchanges_a_character_for_a_namesake_from_your_hand():
    big = made("Bear", version="Big", cost=9, strength=9, willpower=9)
    game = table({"play": [DEALER, "Bear", "Wolf"], "hand": ["Bear - Big", "Hen"]}, cards=[big]).push("use Hades")
    assert game.legal() == ["choose Bear", "choose Wolf"]
    game.push("choose Bear", "choose Bear - Big")
    assert (game.play(ME), game.hand(ME), game.is_exerted("Hades")) == ([DEALER, "Wolf", "Bear - Big"], ["Hen"], True)


@card("Hades - Double Dealer")
def test_hades_may_pay_with_somebody_without_a_namesake():
    game = table({"play": [DEALER, "Bear"], "hand": ["Hen"], "discard": ["Bear"]}).push("use Hades")
    assert (game.play(ME), game.hand(ME)) == ([DEALER], ["Hen"])
    assert table({"play": [DEALER], "hand": ["Hen"]}).legal("use") == []


@card("Hans - Noble Scoundrel")
def test_hans_gains_lore_by_any_princess_or_queen_at_the_table():
    for mine, yours, lore in (([], [BRAVING], 1), ([RAPUNZEL], [], 1), ([], ["Knight"], 0)):
        game = table(me={"hand": [HANS], "ink": 3, "play": mine}, you={"play": yours})
        assert game.push("play Hans").lore(ME) == lore


@card("Hera - Queen of the Gods")
def test_hera_wards_zeus_and_lets_hercules_fly():
    game = table(
        {"play": [HERA, "Zeus - God of Lightning (exerted)", f"{HERCULES} (exerted)"]},
        {"play": ["Wolf"], "hand": ["Smash"], "ink": 3},
        active=YOU,
    )
    assert game.legal("challenge") == ["challenge Wolf -> Zeus - God of Lightning"]
    assert game.push("play Smash").legal() == ["choose Wolf", f"choose {HERCULES}"]
