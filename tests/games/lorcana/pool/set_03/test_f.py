"""Set 3: what the cards that begin with F do at the table."""

import pytest

from tests.games.lorcana.pool.extras import DOOM, table
from tests.support.card import card
from tests.support.table import ME, THIRD, YOU

FANG = "Fang - River City"
GLOMGOLD = "Flintheart Glomgold - Lone Cheater"
FLOTSAM = "Flotsam - Riffraff"
JETSAM = "Jetsam - Riffraff"
TALA = "Gramma Tala - Spirit of the Ocean"


@card("Fang - River City")
def test_fang_hides_those_who_are_there():
    game = table(
        {"play": [FANG, f"Bear (exerted, at {FANG})", "Hen (exerted)"]},
        {"play": ["Wolf", "Bird"], "hand": ["Smash"], "ink": 3},
        active=YOU,
    )
    assert game.legal("challenge Wolf") == [f"challenge Wolf -> {FANG}", "challenge Wolf -> Hen"]
    assert "challenge Bird -> Bear" in game.legal()
    assert game.push("play Smash").legal() == ["choose Wolf", "choose Bird", "choose Hen"]


@card("Flintheart Glomgold - Lone Cheater")
def test_glomgold_flies_only_on_his_own_turn():
    game = table(me={"play": [GLOMGOLD]}, you={"play": ["Bird (exerted)", "Bear"]})
    assert game.legal("challenge") == [f"challenge {GLOMGOLD} -> Bird"]
    game.push("quest Flintheart", "end")
    assert game.legal("challenge Bear") == [f"challenge Bear -> {GLOMGOLD}"]


@card("Flotsam - Riffraff", "Jetsam - Riffraff")
def test_flotsam_strengthens_jetsam_and_jetsam_wards_flotsam():
    game = table(me={"hand": ["Doom"], "ink": 1}, you={"play": [FLOTSAM, JETSAM, "Wolf"]}, cards=[DOOM])
    assert (game.strength("Flotsam"), game.strength("Jetsam")) == (5, 5)
    game.push("play Doom")
    assert not game.is_in_play("Wolf")


@card("Flotsam - Riffraff", "Jetsam - Riffraff")
def test_the_eerie_pair_means_nothing_to_the_other_side():
    game = table(me={"play": [FLOTSAM], "hand": ["Doom"], "ink": 1}, you={"play": [JETSAM]}, cards=[DOOM])
    assert game.strength("Jetsam") == 2
    game.push("play Doom")
    assert (game.is_in_play("Flotsam"), game.is_in_play("Jetsam")) == (False, True)


@card("Friar Tuck - Priest of Nottingham")
@pytest.mark.parametrize(
    ("hands", "left"), [((1, 3, 2), [1, 2, 2]), ((2, 2, 1), [1, 1, 1]), ((3, 1, 1), [2, 1, 1]), ((0, 0, 0), [0, 0, 0])]
)
def test_everybody_with_the_fullest_hand_gives_friar_tuck_a_card(hands, left):
    mine, yours, theirs = ([*(["Hen", "Wolf", "Bear"][:count])] for count in hands)
    game = table(
        {"hand": ["Friar Tuck - Priest of Nottingham", *mine], "ink": 4}, {"hand": yours}, third={"hand": theirs}
    )
    game.push("play Friar Tuck")
    while game.legal("choose"):
        game.push(game.legal("choose")[0])
    assert [len(game.hand(seat)) for seat in (ME, YOU, THIRD)] == left


@card("Friend Like Me", "Gramma Tala - Spirit of the Ocean")
def test_everybody_inks_three_and_gramma_tala_gains_a_lore_for_each_of_yours():
    game = table({"hand": ["Friend Like Me"], "ink": 5, "play": [TALA]}, {"deck": 2}).push("play Friend")
    assert game.bag() == [(ME, TALA)] * 3
    game.push("resolve 1", "resolve 1")
    assert (game.ink(ME), game.ink(YOU), game.lore(ME)) == ((0, 8), (0, 2), 3)
