"""Set 12: what the cards that begin with R do at the table."""

from tests.games.lorcana.pool.extras import PRINCESS, table
from tests.games.lorcana.pool.shown import asked
from tests.support.card import card
from tests.support.table import ME, YOU, made

RC = "RC - Remote-Controlled Car"
PLANE = "Ranger Plane"
RUINS = "Remote Inklands - Desert Ruins"
REX = "Rex - Protective Dinosaur"
BEHIND = "Right Behind You"

DWARF = made("Dwarf", cost=6, classifications=["Seven Dwarfs"])


@card("RC - Remote-Controlled Car")
def test_rc_runs_on_ink_each_time():
    game = table(me={"play": [RC], "ink": 1}).push("quest RC")
    assert (game.lore(ME), game.ink(ME)) == (2, (0, 1))
    game = table(me={"play": [RC], "ink": 1}, you={"play": ["Giant (exerted)"]}).push("challenge RC -> Giant")
    assert (game.damage("Giant"), game.ink(ME)) == (3, (0, 1))
    empty = table(me={"play": [RC]}, you={"play": ["Giant (exerted)"]})
    assert empty.legal() == ["end"]


@card("Ranger Plane")
def test_the_plane_lets_yours_support_and_lifts_the_strongest():
    game = table({"play": [PLANE, "Giant", "Bear", "Hen"]}, {"play": ["Wolf"]})
    game.push("quest Giant", "yes", "choose Bear", "quest Bear", "yes", "choose Hen")
    assert (game.strength("Bear"), game.strength("Hen")) == (9, 9)
    game = table({"play": [PLANE, "Giant", "Goofy - Knight for a Day"]}).push("use Ranger")
    assert (game.lore_value("Goofy"), game.lore_value("Giant"), game.push("end").lore_value("Goofy")) == (7, 2, 4)


@card("Remote Inklands - Desert Ruins")
def test_the_ruins_bury_a_card_each_turn_and_strengthen_visitors():
    game = table({"play": [RUINS, f"Bear (at {RUINS})", "Wolf"], "deck": ["Lamp", "Hen", "Rope"]}, active=YOU)
    assert (game.strength("Bear"), game.strength("Wolf")) == (5, 2)
    game.push("end")
    assert (game.names_in("discard", ME), game.hand(ME), game.lore(ME)) == (["Lamp"], ["Hen"], 1)


@card("Rex - Protective Dinosaur")
def test_rex_guards_and_leaves_a_lore_when_he_falls_on_an_opponents_turn():
    game = table(me={"play": [f"{REX} (exerted)", "Hen (exerted)"]}, you={"play": ["Giant"]}, active=YOU)
    assert game.legal("challenge") == [f"challenge Giant -> {REX}"]
    assert game.push("challenge Giant -> Rex").lore(ME) == 1


@card("Rex - Protective Dinosaur")
def test_rex_leaves_nothing_on_his_own_turn():
    game = table(me={"play": [REX]}, you={"play": ["Giant (exerted)"]}).push("challenge Rex -> Giant")
    assert (game.play(ME), game.lore(ME)) == ([], 0)


@card("Right Behind You")
def test_right_behind_you_lets_a_dwarf_be_played_beside_a_dwarf_and_a_princess():
    cards = [PRINCESS, DWARF]
    side = {"hand": [BEHIND, "Dwarf", "Giant"], "ink": 3, "play": ["Dwarf", "Princess"]}
    game = table(side, cards=cards).push(f"play {BEHIND}", "yes", "choose Dwarf")
    assert (game.play(ME), len(game.hand(ME))) == (["Dwarf", "Princess", "Dwarf"], 2)
    less = table({**side, "play": ["Dwarf", "Bear"]}, {"play": ["Princess"]}, cards=cards).push(f"play {BEHIND}")
    assert (asked(less), len(less.hand(ME))) == (False, 3)
