"""Set 6: what the cards that begin with P do at the table."""

from tests.games.lorcana.pool.extras import table
from tests.games.lorcana.pool.shown import SLAP, guards_others
from tests.support.card import card
from tests.support.table import ME, THIRD, YOU, made, position

PLEAKLEY = "Pleakley - Scientific Expert"
PLUTO = "Pluto - Guard Dog"
OWL = "Owl - Pirate Lookout"
ROO = "Roo - Littlest Pirate"


@card("Peter Pan - Never Land Prankster")
def test_peter_pan_lets_nobody_gain_lore_who_has_not_challenged():
    peter = "Peter Pan - Never Land Prankster"
    game = table({"play": [f"{peter} (exerted)", "Hen (exerted)"]}, {"play": ["Bear", "Wolf", "Giant"]}, active=YOU)
    game.push("quest Bear")
    assert game.lore(YOU) == 0
    game.push("challenge Wolf -> Hen", "quest Giant")
    assert game.lore(YOU) == 2


@card("Peter Pan - Never Land Prankster")
def test_peter_pan_asks_each_opponent_for_a_challenge_of_their_own():
    peter = "Peter Pan - Never Land Prankster"
    cards = [made("Bear", strength=3, willpower=5, lore=2), made("Hen", strength=0, willpower=3)]
    game = position(
        me={"play": [f"{peter} (exerted)", "Hen (exerted)"]},
        you={"play": ["Bear", "Bear"]},
        third={"play": ["Bear"]},
        active=YOU,
        cards=cards,
    )
    game.push("challenge Bear -> Hen", "quest Bear", "end", "quest Bear")
    assert (game.lore(YOU), game.lore(THIRD)) == (2, 0)


@card("Pleakley - Scientific Expert")
def test_pleakley_puts_one_of_yours_into_your_inkwell_exerted():
    game = table({"hand": [PLEAKLEY], "ink": 3, "play": ["Bear"]}, {"play": ["Giant"]}).push("play Pleakley")
    assert sorted(game.legal()) == ["choose Bear", f"choose {PLEAKLEY}"]
    game.push("choose Bear")
    assert (game.play(ME), game.ink(ME)) == ([PLEAKLEY], (0, 4))


@card("Pleakley - Scientific Expert")
def test_pleakley_alone_goes_there_himself():
    game = table({"hand": [PLEAKLEY], "ink": 3}, {"play": ["Giant"]}).push("play Pleakley")
    assert (game.play(ME), game.ink(ME)) == ([], (0, 4))


@card("Pluto - Guard Dog")
def test_pluto_is_strong_while_he_has_no_damage():
    game = table({"play": [PLUTO, "Wolf"], "hand": ["Slap"]}, cards=[SLAP])
    assert game.strength("Pluto") == 5
    assert game.push("play Slap", "choose Pluto").strength("Pluto") == 1


@card("Pluto - Guard Dog")
def test_pluto_guards_others():
    assert guards_others(PLUTO, 4)


@card("Pooh Pirate Ship")
def test_the_pirate_ship_rescues_a_pirate_from_the_discard():
    game = table({"play": ["Pooh Pirate Ship"], "ink": 3, "discard": [ROO, "Bear", OWL]}).push("use Pooh Pirate Ship")
    assert sorted(game.legal()) == [f"choose {OWL}", f"choose {ROO}"]
    game.push(f"choose {OWL}")
    assert (game.hand(ME), game.ink(ME), game.is_exerted("Pooh Pirate Ship")) == ([OWL], (0, 3), True)
    assert table({"play": ["Pooh Pirate Ship"], "ink": 2, "discard": [ROO]}).legal("use") == []


@card("Prepare Your Bot")
def test_prepare_your_bot_readies_an_item_or_a_robot_that_cannot_quest():
    bot = "Baymax - Giant Robot"
    side = {"hand": ["Prepare Your Bot"], "ink": 1, "play": ["Bear (exerted)", f"{bot} (exerted)", "Lamp (exerted)"]}
    game = table(side).push("play Prepare", "pick 1")
    assert (game.is_exerted("Lamp"), game.is_exerted("Baymax")) == (False, True)
    game = table(side).push("play Prepare", "pick 2")
    assert [game.is_exerted(name) for name in ("Lamp", "Baymax", "Bear")] == [True, False, True]
    assert game.legal("quest") == []
