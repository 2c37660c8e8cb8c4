"""Set 4: what the cards that begin with N do at the table."""

from mazo.abilities.tree.effects import Keyword
from tests.games.lorcana.pool.extras import table
from tests.support.card import card
from tests.support.table import made

NAMAARI = "Namaari - Heir of Fang"

SHELL = made("Shell", strength=2, willpower=9, abilities=[Keyword("Resist", 1)])


@card("Namaari - Heir of Fang")
def test_namaari_may_deal_the_same_damage_to_another_character():
    game = table(me={"play": [NAMAARI, "Hen"]}, you={"play": ["Giant (exerted)", "Knight", "Fort"]})
    game.push("challenge Namaari -> Giant", "yes")
    assert sorted(game.legal()) == ["choose Hen", "choose Knight"]
    game.push("choose Knight")
    assert (game.damage("Giant"), game.damage("Knight")) == (2, 2)


@card("Namaari - Heir of Fang")
def test_namaari_deals_as_much_as_was_left_of_her_blow():
    game = table(me={"play": [NAMAARI]}, you={"play": ["Shell (exerted)", "Knight", "Wolf"]}, cards=[SHELL])
    game.push("challenge Namaari -> Shell", "yes", "choose Knight")
    assert (game.damage("Shell"), game.damage("Knight")) == (1, 1)
    game = table(me={"play": [NAMAARI]}, you={"play": ["Wolf (exerted)", "Knight"]})
    assert game.push("challenge Namaari -> Wolf", "no").damage("Knight") == 0


@card("Namaari - Heir of Fang")
def test_namaari_strikes_one_only_when_she_is_challenged_or_challenges_a_location():
    game = table(me={"play": ["Wolf", "Hen"]}, you={"play": [f"{NAMAARI} (exerted)", "Bear"]})
    assert game.push("challenge Wolf -> Namaari").legal("yes") == []
    game = table(me={"play": [NAMAARI]}, you={"play": ["Fort", "Bear"]})
    assert game.push("challenge Namaari -> Fort").legal("yes") == []
