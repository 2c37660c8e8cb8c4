"""Set 7: what the cards that begin with L do at the table."""

import pytest

from tests.games.lorcana.pool.extras import table
from tests.support.card import card
from tests.support.rule import rule
from tests.support.table import ME

SPANIEL = "Lady - Elegant Spaniel"
TRAMP = "Tramp - Enterprising Dog"
PARK_AVENUE = "Lady - Miss Park Avenue"
PROMOTED = "Li Shang - Newly Promoted"
ROURKE = "Lyle Tiberius Rourke - Crystallized Mercenary"


@card("Lady - Elegant Spaniel")
def test_lady_is_worth_more_lore_beside_her_tramp():
    game = table(me={"play": [SPANIEL, "Bear"], "hand": [TRAMP], "ink": 2}, you={"play": ["Tramp - Street-Smart Dog"]})
    assert game.lore_value("Lady") == 1
    game.push("play Tramp", "choose Bear")
    assert game.lore_value("Lady") == 2


@card("Lady - Miss Park Avenue")
def test_lady_brings_two_cheap_characters_back_from_the_discard():
    game = table(
        me={"hand": [PARK_AVENUE], "ink": 3, "play": ["Lady - Elegant Spaniel"], "discard": ["Wolf", "Hen", "Bear"]}
    )
    game.push(f"shift {PARK_AVENUE} -> Lady - Elegant Spaniel", "yes")
    assert sorted(game.legal("choose")) == ["choose Hen", "choose Wolf", "choose Wolf; Hen", "choose nothing"]
    game.push("choose Wolf; Hen")
    assert (sorted(game.hand(ME)), game.names_in("discard", ME)) == (["Hen", "Wolf"], ["Bear"])


@card("Lady - Miss Park Avenue")
def test_lady_may_leave_the_discard_alone():
    game = table(me={"hand": [PARK_AVENUE], "ink": 5, "discard": ["Wolf"]})
    game.push("play Lady", "no")
    assert (game.hand(ME), game.ink(ME)) == ([], (0, 5))


@card("Li Shang - Newly Promoted", "Queen of Hearts - Losing Her Temper")
@pytest.mark.parametrize(("name", "unhurt", "hurt"), [(PROMOTED, 2, 4), ("Queen of Hearts - Losing Her Temper", 1, 4)])
def test_two_of_them_are_stronger_damaged(name, unhurt, hurt):
    assert table({"play": [name]}).strength(name) == unhurt
    assert table({"play": [f"{name} (damage 1)"]}).strength(name) == hurt


@card("Li Shang - Newly Promoted")
def test_li_shang_challenges_ready_characters():
    assert table({"play": [PROMOTED]}, {"play": ["Bear"]}).legal("challenge") == [f"challenge {PROMOTED} -> Bear"]


@card("Lyle Tiberius Rourke - Crystallized Mercenary")
def test_rourke_explodes_when_a_card_is_inked_also_over_himself():
    game = table(me={"play": [ROURKE, "Wolf"], "hand": ["Hen"]}, you={"play": ["Bear", "Giant"]})
    game.push("ink Hen")
    assert [game.damage(name) for name in ("Lyle", "Wolf", "Bear", "Giant")] == [2, 2, 2, 2]


@card("Lyle Tiberius Rourke - Crystallized Mercenary")
@rule("lorcana", "6.1.13.2")
def test_rourke_explodes_once_a_turn_and_never_on_the_opponents():
    game = table(
        me={"play": [ROURKE], "hand": ["Hen", "All Is Found"], "ink": 5, "discard": ["Lamp"]},
        you={"play": ["Giant"], "hand": ["Wolf"]},
    )
    game.push("ink Hen", "play All Is Found", "choose Lamp")
    assert game.damage("Giant") == 2
    game.push("end", "ink Wolf")
    assert game.damage("Giant") == 2
