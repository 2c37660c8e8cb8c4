"""Derived values: read anew when something changes that their effect depends on, and not otherwise."""

from mazo.abilities.lasting.derive import recomputed
from mazo.abilities.tree.deeds import Do
from mazo.abilities.tree.effects import Action, Gain, Get, Keyword, Static, Steps
from mazo.abilities.tree.nouns import Cards, Chosen, Count, Every, Has, HasKeyword, Is, This
from mazo.games.lorcana.codes import keywords as K
from mazo.kernel.effects import settle
from tests.support.table import Made, Situation, made, position

CHARACTERS = Cards(("character",))
MINE = Cards(("character",), "yours")
BEAR = made("Bear", cost=1, strength=3, willpower=5)
MOUSE = made("Mouse", cost=1, strength=1, willpower=5)


def item(name: str, *facts) -> Made:
    """An item that says those things as long as it is in play."""
    return made(name, "item", cost=0, abilities=[Static(facts)])


def spell(name: str, *effects) -> Made:
    """A free action of those effects."""
    return made(name, "action", cost=0, abilities=[Action(Steps(effects))])


FLAG = item("Flag", Get(Every(MINE), "strength", 2))
CAPE = item("Cape", Gain(Every(Cards(("character",), "yours", (Has("strength", "at least", 5),))), Keyword("Ward")))
SALVE = item("Salve", Get(Every(Cards(("character",), "yours", (Is("damaged"),))), "willpower", 3))
SPITE = spell("Spite", Do("deal damage", Chosen(CHARACTERS), 1))
DOOM = spell("Doom", Do("deal damage", Chosen(CHARACTERS), 9))
POND = item("Pond", Get(Every(MINE), "strength", Count(Cards(("character",), "yours", (HasKeyword("Evasive"),)))))
RISE = spell("Rise", Gain(Chosen(CHARACTERS), Keyword("Evasive"), "this turn"))


def shares(game: Situation) -> list[list[int]]:
    """What each effect says of which cards, after a look at whether it is what it would say from nothing."""
    settle(game.table)
    assert game.table.derived == recomputed(game.table)
    return game.table.said


def test_an_effect_that_does_not_mind_a_change_is_not_read_again():
    game = position(me={"hand": ["Spite"], "play": ["Bear", "Flag", "Salve"]}, cards=[BEAR, FLAG, SALVE, SPITE])
    flag, salve = shares(game)
    assert (flag, salve) == ([game.card("Bear"), 2], [])
    game.push("play Spite")
    again = shares(game)
    assert again[0] is flag, "damage is nothing to the flag"
    assert again[1] == [game.card("Bear"), 3]


def test_a_newcomer_joins_and_a_leaver_falls_out():
    game = position(me={"hand": ["Mouse", "Doom"], "play": ["Bear", "Flag"], "ink": 1}, cards=[BEAR, MOUSE, FLAG, DOOM])
    shares(game)
    game.push("play Mouse")
    assert shares(game) == [[game.card("Bear"), 2, game.card("Mouse"), 2]]
    game.push("play Doom", "choose Bear")
    assert shares(game) == [[game.card("Mouse"), 2]]
    assert game.strength("Mouse") == 3


def test_what_reads_a_figure_follows_whoever_changes_it():
    game = position(me={"hand": ["Flag"], "play": ["Bear", "Mouse", "Cape"]}, cards=[BEAR, MOUSE, CAPE, FLAG])
    assert shares(game) == [[]]
    game.push("play Flag")
    assert shares(game) == [[game.card("Bear"), 0], [game.card("Bear"), 2, game.card("Mouse"), 2]]
    assert game.table.has(game.card("Bear"), K.WARD)
    assert not game.table.has(game.card("Mouse"), K.WARD)


def test_what_an_effect_gave_is_gone_with_it_for_those_who_read_it():
    game = position(me={"hand": ["Rise"], "play": ["Bear", "Pond"]}, you={"deck": 5}, cards=[BEAR, POND, RISE])
    game.push("play Rise")
    shares(game)
    assert game.table.has(game.card("Bear"), K.EVASIVE)
    assert game.strength("Bear") == 4
    game.push("end")
    shares(game)
    assert game.strength("Bear") == 3


def test_an_effect_on_its_own_card_minds_no_newcomer():
    lone = made("Lone", strength=1, willpower=2, abilities=[Static((Get(This(), "strength", 4),))])
    game = position(me={"hand": ["Mouse"], "play": ["Lone"], "ink": 1}, cards=[lone, MOUSE])
    (alone,) = shares(game)
    game.push("play Mouse")
    assert shares(game)[0] is alone
    assert game.strength("Lone") == 5
